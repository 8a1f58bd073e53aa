; ModuleID = 'language/long_computation.c'
source_filename = "language/long_computation.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [17 x i8] c"x == 1 || x == 2\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [28 x i8] c"language/long_computation.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !38
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @compute, ptr noundef null) #7, !dbg !39
  store i32 2, ptr @x, align 4, !dbg !40
  %4 = load i64, ptr %2, align 8, !dbg !41
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !42
  %6 = load i32, ptr @x, align 4, !dbg !43
  %7 = icmp eq i32 %6, 1, !dbg !43
  br i1 %7, label %11, label %8, !dbg !43

8:                                                ; preds = %0
  %9 = load i32, ptr @x, align 4, !dbg !43
  %10 = icmp eq i32 %9, 2, !dbg !43
  br i1 %10, label %11, label %12, !dbg !46

11:                                               ; preds = %8, %0
  br label %13, !dbg !46

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !43
  unreachable, !dbg !43

13:                                               ; preds = %11
  ret i32 0, !dbg !47
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @compute(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca [1048576 x i8], align 16
  %5 = alloca [1048576 x i8], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !53
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !56
  store i64 0, ptr %3, align 8, !dbg !56
  call void @llvm.dbg.declare(metadata ptr %4, metadata !57, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %5, metadata !62, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %6, metadata !64, metadata !DIExpression()), !dbg !66
  store i32 0, ptr %6, align 4, !dbg !66
  br label %7, !dbg !67

7:                                                ; preds = %16, %1
  %8 = load i32, ptr %6, align 4, !dbg !68
  %9 = icmp slt i32 %8, 1000000, !dbg !70
  br i1 %9, label %10, label %19, !dbg !71

10:                                               ; preds = %7
  %11 = load i32, ptr %6, align 4, !dbg !72
  %12 = and i32 %11, 7, !dbg !73
  %13 = sext i32 %12 to i64, !dbg !72
  %14 = load i64, ptr %3, align 8, !dbg !74
  %15 = add nsw i64 %14, %13, !dbg !74
  store i64 %15, ptr %3, align 8, !dbg !74
  br label %16, !dbg !75

16:                                               ; preds = %10
  %17 = load i32, ptr %6, align 4, !dbg !76
  %18 = add nsw i32 %17, 1, !dbg !76
  store i32 %18, ptr %6, align 4, !dbg !76
  br label %7, !dbg !77, !llvm.loop !78

19:                                               ; preds = %7
  %20 = getelementptr inbounds [1048576 x i8], ptr %4, i64 0, i64 0, !dbg !81
  %21 = load i64, ptr %3, align 8, !dbg !82
  %22 = and i64 %21, 1, !dbg !83
  %23 = trunc i64 %22 to i32, !dbg !82
  %24 = trunc i32 %23 to i8, !dbg !81
  call void @llvm.memset.p0.i64(ptr align 16 %20, i8 %24, i64 1048576, i1 false), !dbg !81
  %25 = getelementptr inbounds [1048576 x i8], ptr %5, i64 0, i64 0, !dbg !84
  %26 = getelementptr inbounds [1048576 x i8], ptr %4, i64 0, i64 0, !dbg !84
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %25, ptr align 16 %26, i64 1048576, i1 false), !dbg !84
  %27 = getelementptr inbounds [1048576 x i8], ptr %5, i64 0, i64 1048575, !dbg !85
  %28 = load i8, ptr %27, align 1, !dbg !85
  %29 = sext i8 %28 to i32, !dbg !85
  %30 = add nsw i32 %29, 1, !dbg !86
  store i32 %30, ptr @x, align 4, !dbg !87
  %31 = load ptr, ptr %2, align 8, !dbg !88
  ret ptr %31, !dbg !89
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/long_computation.c", directory: ".")
!4 = !{!5, !11, !16, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 136, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 17)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 224, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 28)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 15)
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !31, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!22}
!33 = !{}
!34 = !DILocalVariable(name: "thread", scope: !30, file: !3, line: 29, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 29, column: 12, scope: !30)
!39 = !DILocation(line: 30, column: 2, scope: !30)
!40 = !DILocation(line: 31, column: 4, scope: !30)
!41 = !DILocation(line: 32, column: 15, scope: !30)
!42 = !DILocation(line: 32, column: 2, scope: !30)
!43 = !DILocation(line: 33, column: 2, scope: !44)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 33, column: 2)
!45 = distinct !DILexicalBlock(scope: !30, file: !3, line: 33, column: 2)
!46 = !DILocation(line: 33, column: 2, scope: !45)
!47 = !DILocation(line: 34, column: 2, scope: !30)
!48 = distinct !DISubprogram(name: "compute", scope: !3, file: !3, line: 15, type: !49, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !48, file: !3, line: 15, type: !51)
!53 = !DILocation(line: 15, column: 28, scope: !48)
!54 = !DILocalVariable(name: "sum", scope: !48, file: !3, line: 17, type: !55)
!55 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!56 = !DILocation(line: 17, column: 7, scope: !48)
!57 = !DILocalVariable(name: "own", scope: !48, file: !3, line: 18, type: !58)
!58 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 8388608, elements: !59)
!59 = !{!60}
!60 = !DISubrange(count: 1048576)
!61 = !DILocation(line: 18, column: 7, scope: !48)
!62 = !DILocalVariable(name: "copy", scope: !48, file: !3, line: 18, type: !58)
!63 = !DILocation(line: 18, column: 21, scope: !48)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 19, type: !22)
!65 = distinct !DILexicalBlock(scope: !48, file: !3, line: 19, column: 2)
!66 = !DILocation(line: 19, column: 11, scope: !65)
!67 = !DILocation(line: 19, column: 7, scope: !65)
!68 = !DILocation(line: 19, column: 18, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 19, column: 2)
!70 = !DILocation(line: 19, column: 20, scope: !69)
!71 = !DILocation(line: 19, column: 2, scope: !65)
!72 = !DILocation(line: 20, column: 10, scope: !69)
!73 = !DILocation(line: 20, column: 12, scope: !69)
!74 = !DILocation(line: 20, column: 7, scope: !69)
!75 = !DILocation(line: 20, column: 3, scope: !69)
!76 = !DILocation(line: 19, column: 26, scope: !69)
!77 = !DILocation(line: 19, column: 2, scope: !69)
!78 = distinct !{!78, !71, !79, !80}
!79 = !DILocation(line: 20, column: 14, scope: !65)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocation(line: 21, column: 2, scope: !48)
!82 = !DILocation(line: 21, column: 14, scope: !48)
!83 = !DILocation(line: 21, column: 18, scope: !48)
!84 = !DILocation(line: 22, column: 2, scope: !48)
!85 = !DILocation(line: 23, column: 6, scope: !48)
!86 = !DILocation(line: 23, column: 28, scope: !48)
!87 = !DILocation(line: 23, column: 4, scope: !48)
!88 = !DILocation(line: 24, column: 9, scope: !48)
!89 = !DILocation(line: 24, column: 2, scope: !48)
