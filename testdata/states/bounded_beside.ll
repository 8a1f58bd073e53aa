; ModuleID = 'states/bounded_beside.c'
source_filename = "states/bounded_beside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@flag = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [9 x i8] c"sum == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [24 x i8] c"states/bounded_beside.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.compute = private unnamed_addr constant [22 x i8] c"void *compute(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %3, metadata !44, metadata !DIExpression()), !dbg !45
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @toggle, ptr noundef null) #5, !dbg !46
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @compute, ptr noundef null) #5, !dbg !47
  %6 = load i64, ptr %2, align 8, !dbg !48
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @toggle(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !54, metadata !DIExpression()), !dbg !55
  br label %5, !dbg !56

5:                                                ; preds = %5, %1
  store i32 1, ptr %3, align 4, !dbg !57
  %6 = load i32, ptr %3, align 4, !dbg !57
  store atomic i32 %6, ptr @flag seq_cst, align 4, !dbg !57
  store i32 0, ptr %4, align 4, !dbg !61
  %7 = load i32, ptr %4, align 4, !dbg !61
  store atomic i32 %7, ptr @flag seq_cst, align 4, !dbg !61
  br label %5, !dbg !62, !llvm.loop !63
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @compute(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !68
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !70
  store i32 0, ptr %3, align 4, !dbg !70
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %4, align 4, !dbg !73
  br label %5, !dbg !74

5:                                                ; preds = %12, %1
  %6 = load i32, ptr %4, align 4, !dbg !75
  %7 = icmp slt i32 %6, 1000, !dbg !77
  br i1 %7, label %8, label %15, !dbg !78

8:                                                ; preds = %5
  %9 = load i32, ptr %4, align 4, !dbg !79
  %10 = load i32, ptr %3, align 4, !dbg !80
  %11 = add nsw i32 %10, %9, !dbg !80
  store i32 %11, ptr %3, align 4, !dbg !80
  br label %12, !dbg !81

12:                                               ; preds = %8
  %13 = load i32, ptr %4, align 4, !dbg !82
  %14 = add nsw i32 %13, 1, !dbg !82
  store i32 %14, ptr %4, align 4, !dbg !82
  br label %5, !dbg !83, !llvm.loop !84

15:                                               ; preds = %5
  %16 = load i32, ptr %3, align 4, !dbg !87
  %17 = icmp eq i32 %16, 0, !dbg !87
  br i1 %17, label %18, label %19, !dbg !90

18:                                               ; preds = %15
  br label %20, !dbg !90

19:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.compute) #6, !dbg !87
  unreachable, !dbg !87

20:                                               ; preds = %18
  %21 = load ptr, ptr %2, align 8, !dbg !91
  ret ptr %21, !dbg !92
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "flag", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/bounded_beside.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 9)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 24)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 176, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 22)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !25, line: 96, baseType: !26)
!25 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!26 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !36, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!36 = !DISubroutineType(types: !37)
!37 = !{!27}
!38 = !{}
!39 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 32, type: !40)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DILocation(line: 32, column: 12, scope: !35)
!44 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 32, type: !40)
!45 = !DILocation(line: 32, column: 15, scope: !35)
!46 = !DILocation(line: 34, column: 2, scope: !35)
!47 = !DILocation(line: 35, column: 2, scope: !35)
!48 = !DILocation(line: 36, column: 15, scope: !35)
!49 = !DILocation(line: 36, column: 2, scope: !35)
!50 = !DILocation(line: 37, column: 2, scope: !35)
!51 = distinct !DISubprogram(name: "toggle", scope: !3, file: !3, line: 11, type: !52, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!52 = !DISubroutineType(types: !53)
!53 = !{!5, !5}
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 11, type: !5)
!55 = !DILocation(line: 11, column: 27, scope: !51)
!56 = !DILocation(line: 13, column: 2, scope: !51)
!57 = !DILocation(line: 14, column: 3, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 13, column: 11)
!59 = distinct !DILexicalBlock(scope: !60, file: !3, line: 13, column: 2)
!60 = distinct !DILexicalBlock(scope: !51, file: !3, line: 13, column: 2)
!61 = !DILocation(line: 15, column: 3, scope: !58)
!62 = !DILocation(line: 13, column: 2, scope: !59)
!63 = distinct !{!63, !64, !65}
!64 = !DILocation(line: 13, column: 2, scope: !60)
!65 = !DILocation(line: 16, column: 2, scope: !60)
!66 = distinct !DISubprogram(name: "compute", scope: !3, file: !3, line: 20, type: !52, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 20, type: !5)
!68 = !DILocation(line: 20, column: 28, scope: !66)
!69 = !DILocalVariable(name: "sum", scope: !66, file: !3, line: 22, type: !27)
!70 = !DILocation(line: 22, column: 6, scope: !66)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 24, type: !27)
!72 = distinct !DILexicalBlock(scope: !66, file: !3, line: 24, column: 2)
!73 = !DILocation(line: 24, column: 11, scope: !72)
!74 = !DILocation(line: 24, column: 7, scope: !72)
!75 = !DILocation(line: 24, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 24, column: 2)
!77 = !DILocation(line: 24, column: 20, scope: !76)
!78 = !DILocation(line: 24, column: 2, scope: !72)
!79 = !DILocation(line: 25, column: 10, scope: !76)
!80 = !DILocation(line: 25, column: 7, scope: !76)
!81 = !DILocation(line: 25, column: 3, scope: !76)
!82 = !DILocation(line: 24, column: 29, scope: !76)
!83 = !DILocation(line: 24, column: 2, scope: !76)
!84 = distinct !{!84, !78, !85, !86}
!85 = !DILocation(line: 25, column: 10, scope: !72)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 26, column: 2, scope: !88)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 26, column: 2)
!89 = distinct !DILexicalBlock(scope: !66, file: !3, line: 26, column: 2)
!90 = !DILocation(line: 26, column: 2, scope: !89)
!91 = !DILocation(line: 27, column: 9, scope: !66)
!92 = !DILocation(line: 27, column: 2, scope: !66)
