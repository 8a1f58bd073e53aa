; ModuleID = 'memory/memcpy_tearing.c'
source_filename = "memory/memcpy_tearing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@from = internal global [4 x i64] zeroinitializer, align 16, !dbg !0
@to = internal global [4 x i64] zeroinitializer, align 16, !dbg !27
@.str = private unnamed_addr constant [22 x i8] c"to[0] >= to[SIZE - 1]\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [24 x i8] c"memory/memcpy_tearing.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.copier = private unnamed_addr constant [21 x i8] c"void *copier(void *)\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !39 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !50
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #6, !dbg !51
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @copier, ptr noundef null) #6, !dbg !52
  %6 = load i64, ptr %2, align 8, !dbg !53
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !54
  %8 = load i64, ptr %3, align 8, !dbg !55
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !56
  ret i32 0, !dbg !57
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !62
  %4 = load ptr, ptr %2, align 8, !dbg !63
  call void @llvm.dbg.declare(metadata ptr %3, metadata !64, metadata !DIExpression()), !dbg !66
  store i32 0, ptr %3, align 4, !dbg !66
  br label %5, !dbg !67

5:                                                ; preds = %12, %1
  %6 = load i32, ptr %3, align 4, !dbg !68
  %7 = icmp slt i32 %6, 4, !dbg !70
  br i1 %7, label %8, label %15, !dbg !71

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !72
  %10 = sext i32 %9 to i64, !dbg !73
  %11 = getelementptr inbounds i64, ptr @from, i64 %10, !dbg !73
  store volatile i64 1, ptr %11, align 8, !dbg !74
  br label %12, !dbg !73

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !75
  %14 = add nsw i32 %13, 1, !dbg !75
  store i32 %14, ptr %3, align 4, !dbg !75
  br label %5, !dbg !76, !llvm.loop !77

15:                                               ; preds = %5
  ret ptr null, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @copier(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  %3 = load ptr, ptr %2, align 8, !dbg !84
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @to, ptr align 16 @from, i64 32, i1 false), !dbg !85
  %4 = load i64, ptr @to, align 16, !dbg !86
  %5 = load i64, ptr getelementptr inbounds ([4 x i64], ptr @to, i64 0, i64 3), align 8, !dbg !86
  %6 = icmp sge i64 %4, %5, !dbg !86
  br i1 %6, label %7, label %8, !dbg !89

7:                                                ; preds = %1
  br label %9, !dbg !89

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.copier) #7, !dbg !86
  unreachable, !dbg !86

9:                                                ; preds = %7
  ret ptr null, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 14, type: !29, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/memcpy_tearing.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!0, !10, !16, !21, !27}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 176, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 22)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 192, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 24)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 168, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 21)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 14, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 256, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 4)
!32 = !{i32 7, !"Dwarf Version", i32 5}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"PIE Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !40, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !43)
!40 = !DISubroutineType(types: !41)
!41 = !{!42}
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !{}
!44 = !DILocalVariable(name: "t", scope: !39, file: !3, line: 34, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!47 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!48 = !DILocation(line: 34, column: 12, scope: !39)
!49 = !DILocalVariable(name: "u", scope: !39, file: !3, line: 34, type: !45)
!50 = !DILocation(line: 34, column: 15, scope: !39)
!51 = !DILocation(line: 36, column: 2, scope: !39)
!52 = !DILocation(line: 37, column: 2, scope: !39)
!53 = !DILocation(line: 38, column: 15, scope: !39)
!54 = !DILocation(line: 38, column: 2, scope: !39)
!55 = !DILocation(line: 39, column: 15, scope: !39)
!56 = !DILocation(line: 39, column: 2, scope: !39)
!57 = !DILocation(line: 40, column: 2, scope: !39)
!58 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 16, type: !59, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!59 = !DISubroutineType(types: !60)
!60 = !{!5, !5}
!61 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 16, type: !5)
!62 = !DILocation(line: 16, column: 27, scope: !58)
!63 = !DILocation(line: 18, column: 8, scope: !58)
!64 = !DILocalVariable(name: "i", scope: !65, file: !3, line: 19, type: !42)
!65 = distinct !DILexicalBlock(scope: !58, file: !3, line: 19, column: 2)
!66 = !DILocation(line: 19, column: 11, scope: !65)
!67 = !DILocation(line: 19, column: 7, scope: !65)
!68 = !DILocation(line: 19, column: 18, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 19, column: 2)
!70 = !DILocation(line: 19, column: 20, scope: !69)
!71 = !DILocation(line: 19, column: 2, scope: !65)
!72 = !DILocation(line: 20, column: 27, scope: !69)
!73 = !DILocation(line: 20, column: 3, scope: !69)
!74 = !DILocation(line: 20, column: 30, scope: !69)
!75 = !DILocation(line: 19, column: 29, scope: !69)
!76 = !DILocation(line: 19, column: 2, scope: !69)
!77 = distinct !{!77, !71, !78, !79}
!78 = !DILocation(line: 20, column: 32, scope: !65)
!79 = !{!"llvm.loop.mustprogress"}
!80 = !DILocation(line: 21, column: 2, scope: !58)
!81 = distinct !DISubprogram(name: "copier", scope: !3, file: !3, line: 24, type: !59, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !43)
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 24, type: !5)
!83 = !DILocation(line: 24, column: 27, scope: !81)
!84 = !DILocation(line: 26, column: 8, scope: !81)
!85 = !DILocation(line: 27, column: 2, scope: !81)
!86 = !DILocation(line: 28, column: 2, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 28, column: 2)
!88 = distinct !DILexicalBlock(scope: !81, file: !3, line: 28, column: 2)
!89 = !DILocation(line: 28, column: 2, scope: !88)
!90 = !DILocation(line: 29, column: 2, scope: !81)
