; ModuleID = 'states/waits_for_post.c'
source_filename = "states/waits_for_post.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@posts = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@beat = internal global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @sem_init(ptr noundef @posts, i32 noundef 0, i32 noundef 0) #6, !dbg !37
  call void @run_numbered(i32 noundef 2, ptr noundef @run), !dbg !38
  ret i32 0, !dbg !39
}

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @run_numbered(i32 noundef %0, ptr noundef %1) #0 !dbg !40 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !48
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !49, metadata !DIExpression()), !dbg !50
  %9 = load i32, ptr %3, align 4, !dbg !51
  %10 = zext i32 %9 to i64, !dbg !52
  %11 = call ptr @llvm.stacksave(), !dbg !52
  store ptr %11, ptr %5, align 8, !dbg !52
  %12 = alloca i64, i64 %10, align 16, !dbg !52
  store i64 %10, ptr %6, align 8, !dbg !52
  call void @llvm.dbg.declare(metadata ptr %6, metadata !53, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %12, metadata !56, metadata !DIExpression()), !dbg !62
  call void @llvm.dbg.declare(metadata ptr %7, metadata !63, metadata !DIExpression()), !dbg !65
  store i32 0, ptr %7, align 4, !dbg !65
  br label %13, !dbg !66

13:                                               ; preds = %26, %2
  %14 = load i32, ptr %7, align 4, !dbg !67
  %15 = load i32, ptr %3, align 4, !dbg !69
  %16 = icmp slt i32 %14, %15, !dbg !70
  br i1 %16, label %17, label %29, !dbg !71

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !72
  %19 = sext i32 %18 to i64, !dbg !73
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !73
  %21 = load ptr, ptr %4, align 8, !dbg !74
  %22 = load i32, ptr %7, align 4, !dbg !75
  %23 = sext i32 %22 to i64, !dbg !76
  %24 = inttoptr i64 %23 to ptr, !dbg !77
  %25 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef %24) #6, !dbg !78
  br label %26, !dbg !78

26:                                               ; preds = %17
  %27 = load i32, ptr %7, align 4, !dbg !79
  %28 = add nsw i32 %27, 1, !dbg !79
  store i32 %28, ptr %7, align 4, !dbg !79
  br label %13, !dbg !80, !llvm.loop !81

29:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !84, metadata !DIExpression()), !dbg !86
  store i32 0, ptr %8, align 4, !dbg !86
  br label %30, !dbg !87

30:                                               ; preds = %40, %29
  %31 = load i32, ptr %8, align 4, !dbg !88
  %32 = load i32, ptr %3, align 4, !dbg !90
  %33 = icmp slt i32 %31, %32, !dbg !91
  br i1 %33, label %34, label %43, !dbg !92

34:                                               ; preds = %30
  %35 = load i32, ptr %8, align 4, !dbg !93
  %36 = sext i32 %35 to i64, !dbg !94
  %37 = getelementptr inbounds i64, ptr %12, i64 %36, !dbg !94
  %38 = load i64, ptr %37, align 8, !dbg !94
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !95
  br label %40, !dbg !95

40:                                               ; preds = %34
  %41 = load i32, ptr %8, align 4, !dbg !96
  %42 = add nsw i32 %41, 1, !dbg !96
  store i32 %42, ptr %8, align 4, !dbg !96
  br label %30, !dbg !97, !llvm.loop !98

43:                                               ; preds = %30
  %44 = load ptr, ptr %5, align 8, !dbg !100
  call void @llvm.stackrestore(ptr %44), !dbg !100
  ret void, !dbg !100
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !101 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !102, metadata !DIExpression()), !dbg !103
  %5 = load ptr, ptr %2, align 8, !dbg !104
  %6 = ptrtoint ptr %5 to i64, !dbg !106
  %7 = trunc i64 %6 to i32, !dbg !107
  %8 = icmp eq i32 %7, 0, !dbg !108
  br i1 %8, label %9, label %12, !dbg !109

9:                                                ; preds = %1
  br label %10, !dbg !110

10:                                               ; preds = %10, %9
  %11 = call i32 @sem_wait(ptr noundef @posts), !dbg !112
  br label %10, !dbg !115, !llvm.loop !116

12:                                               ; preds = %1
  br label %13, !dbg !119

13:                                               ; preds = %18, %12
  store i32 1, ptr %3, align 4, !dbg !120
  %14 = load i32, ptr %3, align 4, !dbg !120
  store atomic i32 %14, ptr @beat seq_cst, align 4, !dbg !120
  %15 = call i32 @__VERIFIER_nondet_int(), !dbg !124
  %16 = icmp ne i32 %15, 0, !dbg !124
  br i1 %16, label %17, label %18, !dbg !126

17:                                               ; preds = %13
  call void @exit(i32 noundef 0) #7, !dbg !127
  unreachable, !dbg !127

18:                                               ; preds = %13
  store i32 0, ptr %4, align 4, !dbg !128
  %19 = load i32, ptr %4, align 4, !dbg !128
  store atomic i32 %19, ptr @beat seq_cst, align 4, !dbg !128
  br label %13, !dbg !129, !llvm.loop !130
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #3

declare i32 @sem_wait(ptr noundef) #4

declare i32 @__VERIFIER_nondet_int() #4

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "posts", scope: !2, file: !3, line: 14, type: !16, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/waits_for_post.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 15, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 96, baseType: !15)
!14 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !17, line: 39, baseType: !18)
!17 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!18 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !17, line: 35, size: 256, elements: !19)
!19 = !{!20, !25}
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !18, file: !17, line: 37, baseType: !21, size: 256)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 32)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !18, file: !17, line: 38, baseType: !8, size: 64)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 49, type: !34, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!9}
!36 = !{}
!37 = !DILocation(line: 51, column: 2, scope: !33)
!38 = !DILocation(line: 52, column: 2, scope: !33)
!39 = !DILocation(line: 53, column: 2, scope: !33)
!40 = distinct !DISubprogram(name: "run_numbered", scope: !41, file: !41, line: 59, type: !42, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!41 = !DIFile(filename: "states/states.h", directory: ".")
!42 = !DISubroutineType(types: !43)
!43 = !{null, !9, !44}
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DISubroutineType(types: !46)
!46 = !{!5, !5}
!47 = !DILocalVariable(name: "n", arg: 1, scope: !40, file: !41, line: 59, type: !9)
!48 = !DILocation(line: 59, column: 37, scope: !40)
!49 = !DILocalVariable(name: "routine", arg: 2, scope: !40, file: !41, line: 59, type: !44)
!50 = !DILocation(line: 59, column: 48, scope: !40)
!51 = !DILocation(line: 61, column: 14, scope: !40)
!52 = !DILocation(line: 61, column: 2, scope: !40)
!53 = !DILocalVariable(name: "__vla_expr0", scope: !40, type: !54, flags: DIFlagArtificial)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 0, scope: !40)
!56 = !DILocalVariable(name: "t", scope: !40, file: !41, line: 61, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, elements: !60)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !54)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!60 = !{!61}
!61 = !DISubrange(count: !53)
!62 = !DILocation(line: 61, column: 12, scope: !40)
!63 = !DILocalVariable(name: "i", scope: !64, file: !41, line: 63, type: !9)
!64 = distinct !DILexicalBlock(scope: !40, file: !41, line: 63, column: 2)
!65 = !DILocation(line: 63, column: 11, scope: !64)
!66 = !DILocation(line: 63, column: 7, scope: !64)
!67 = !DILocation(line: 63, column: 18, scope: !68)
!68 = distinct !DILexicalBlock(scope: !64, file: !41, line: 63, column: 2)
!69 = !DILocation(line: 63, column: 22, scope: !68)
!70 = !DILocation(line: 63, column: 20, scope: !68)
!71 = !DILocation(line: 63, column: 2, scope: !64)
!72 = !DILocation(line: 64, column: 21, scope: !68)
!73 = !DILocation(line: 64, column: 19, scope: !68)
!74 = !DILocation(line: 64, column: 31, scope: !68)
!75 = !DILocation(line: 64, column: 58, scope: !68)
!76 = !DILocation(line: 64, column: 48, scope: !68)
!77 = !DILocation(line: 64, column: 40, scope: !68)
!78 = !DILocation(line: 64, column: 3, scope: !68)
!79 = !DILocation(line: 63, column: 26, scope: !68)
!80 = !DILocation(line: 63, column: 2, scope: !68)
!81 = distinct !{!81, !71, !82, !83}
!82 = !DILocation(line: 64, column: 59, scope: !64)
!83 = !{!"llvm.loop.mustprogress"}
!84 = !DILocalVariable(name: "i", scope: !85, file: !41, line: 65, type: !9)
!85 = distinct !DILexicalBlock(scope: !40, file: !41, line: 65, column: 2)
!86 = !DILocation(line: 65, column: 11, scope: !85)
!87 = !DILocation(line: 65, column: 7, scope: !85)
!88 = !DILocation(line: 65, column: 18, scope: !89)
!89 = distinct !DILexicalBlock(scope: !85, file: !41, line: 65, column: 2)
!90 = !DILocation(line: 65, column: 22, scope: !89)
!91 = !DILocation(line: 65, column: 20, scope: !89)
!92 = !DILocation(line: 65, column: 2, scope: !85)
!93 = !DILocation(line: 66, column: 18, scope: !89)
!94 = !DILocation(line: 66, column: 16, scope: !89)
!95 = !DILocation(line: 66, column: 3, scope: !89)
!96 = !DILocation(line: 65, column: 26, scope: !89)
!97 = !DILocation(line: 65, column: 2, scope: !89)
!98 = distinct !{!98, !92, !99, !83}
!99 = !DILocation(line: 66, column: 26, scope: !85)
!100 = !DILocation(line: 67, column: 1, scope: !40)
!101 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 24, type: !45, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!102 = !DILocalVariable(name: "arg", arg: 1, scope: !101, file: !3, line: 24, type: !5)
!103 = !DILocation(line: 24, column: 24, scope: !101)
!104 = !DILocation(line: 26, column: 21, scope: !105)
!105 = distinct !DILexicalBlock(scope: !101, file: !3, line: 26, column: 6)
!106 = !DILocation(line: 26, column: 11, scope: !105)
!107 = !DILocation(line: 26, column: 6, scope: !105)
!108 = !DILocation(line: 26, column: 25, scope: !105)
!109 = !DILocation(line: 26, column: 6, scope: !101)
!110 = !DILocation(line: 27, column: 3, scope: !111)
!111 = distinct !DILexicalBlock(scope: !105, file: !3, line: 26, column: 36)
!112 = !DILocation(line: 28, column: 4, scope: !113)
!113 = distinct !DILexicalBlock(scope: !114, file: !3, line: 27, column: 3)
!114 = distinct !DILexicalBlock(scope: !111, file: !3, line: 27, column: 3)
!115 = !DILocation(line: 27, column: 3, scope: !113)
!116 = distinct !{!116, !117, !118}
!117 = !DILocation(line: 27, column: 3, scope: !114)
!118 = !DILocation(line: 28, column: 19, scope: !114)
!119 = !DILocation(line: 31, column: 2, scope: !101)
!120 = !DILocation(line: 32, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !122, file: !3, line: 31, column: 9)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 31, column: 2)
!123 = distinct !DILexicalBlock(scope: !101, file: !3, line: 31, column: 2)
!124 = !DILocation(line: 41, column: 7, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 41, column: 7)
!126 = !DILocation(line: 41, column: 7, scope: !121)
!127 = !DILocation(line: 42, column: 4, scope: !125)
!128 = !DILocation(line: 44, column: 3, scope: !121)
!129 = !DILocation(line: 31, column: 2, scope: !122)
!130 = distinct !{!130, !131, !132}
!131 = !DILocation(line: 31, column: 2, scope: !123)
!132 = !DILocation(line: 45, column: 2, scope: !123)
