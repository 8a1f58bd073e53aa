; ModuleID = 'leaks/push.c'
source_filename = "leaks/push.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { ptr, i32 }

@top = internal global ptr null, align 8, !dbg !0
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %3, align 4, !dbg !67
  br label %6, !dbg !68

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !69
  %8 = icmp slt i32 %7, 2, !dbg !71
  br i1 %8, label %9, label %17, !dbg !72

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !73
  %11 = sext i32 %10 to i64, !dbg !74
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %11, !dbg !74
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @push, ptr noundef null) #5, !dbg !75
  br label %14, !dbg !75

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !76
  %16 = add nsw i32 %15, 1, !dbg !76
  store i32 %16, ptr %3, align 4, !dbg !76
  br label %6, !dbg !77, !llvm.loop !78

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %4, align 4, !dbg !83
  br label %18, !dbg !84

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !85
  %20 = icmp slt i32 %19, 2, !dbg !87
  br i1 %20, label %21, label %30, !dbg !88

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !89
  %23 = sext i32 %22 to i64, !dbg !90
  %24 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %23, !dbg !90
  %25 = load i64, ptr %24, align 8, !dbg !90
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !91
  br label %27, !dbg !91

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !92
  %29 = add nsw i32 %28, 1, !dbg !92
  store i32 %29, ptr %4, align 4, !dbg !92
  br label %18, !dbg !93, !llvm.loop !94

30:                                               ; preds = %18
  br label %31, !dbg !96

31:                                               ; preds = %34, %30
  %32 = load ptr, ptr @top, align 8, !dbg !97
  %33 = icmp ne ptr %32, null, !dbg !96
  br i1 %33, label %34, label %40, !dbg !96

34:                                               ; preds = %31
  call void @llvm.dbg.declare(metadata ptr %5, metadata !98, metadata !DIExpression()), !dbg !100
  %35 = load ptr, ptr @top, align 8, !dbg !101
  store ptr %35, ptr %5, align 8, !dbg !100
  %36 = load ptr, ptr %5, align 8, !dbg !102
  %37 = getelementptr inbounds %struct.node, ptr %36, i32 0, i32 0, !dbg !103
  %38 = load ptr, ptr %37, align 8, !dbg !103
  store ptr %38, ptr @top, align 8, !dbg !104
  %39 = load ptr, ptr %5, align 8, !dbg !105
  call void @free(ptr noundef %39) #5, !dbg !106
  br label %31, !dbg !96, !llvm.loop !107

40:                                               ; preds = %31
  ret i32 0, !dbg !109
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !110 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !114
  %4 = load ptr, ptr %2, align 8, !dbg !115
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !117
  %5 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !118
  store ptr %5, ptr %3, align 8, !dbg !117
  %6 = load ptr, ptr %3, align 8, !dbg !119
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !120
  store i32 1, ptr %7, align 8, !dbg !121
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !122
  %9 = load ptr, ptr @top, align 8, !dbg !123
  %10 = load ptr, ptr %3, align 8, !dbg !124
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !125
  store ptr %9, ptr %11, align 8, !dbg !126
  %12 = load ptr, ptr %3, align 8, !dbg !127
  store ptr %12, ptr @top, align 8, !dbg !128
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !129
  ret ptr null, !dbg !130
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52, !53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 13, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks/push.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !12)
!12 = !{!13, !35, !40}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 69, baseType: !14, size: 320)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !15, line: 22, size: 320, elements: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!16 = !{!17, !19, !21, !22, !23, !24, !26, !27}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !15, line: 24, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !15, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !15, line: 26, baseType: !18, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !14, file: !15, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !15, line: 32, baseType: !18, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !14, file: !15, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !14, file: !15, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !14, file: !15, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 128, elements: !44)
!44 = !{!45, !46}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !43, file: !3, line: 9, baseType: !42, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !43, file: !3, line: 10, baseType: !18, size: 32, offset: 64)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !55, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!18}
!57 = !{}
!58 = !DILocalVariable(name: "threads", scope: !54, file: !3, line: 36, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 128, elements: !62)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !{!63}
!63 = !DISubrange(count: 2)
!64 = !DILocation(line: 36, column: 12, scope: !54)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 37, type: !18)
!66 = distinct !DILexicalBlock(scope: !54, file: !3, line: 37, column: 2)
!67 = !DILocation(line: 37, column: 11, scope: !66)
!68 = !DILocation(line: 37, column: 7, scope: !66)
!69 = !DILocation(line: 37, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 37, column: 2)
!71 = !DILocation(line: 37, column: 20, scope: !70)
!72 = !DILocation(line: 37, column: 2, scope: !66)
!73 = !DILocation(line: 38, column: 27, scope: !70)
!74 = !DILocation(line: 38, column: 19, scope: !70)
!75 = !DILocation(line: 38, column: 3, scope: !70)
!76 = !DILocation(line: 37, column: 26, scope: !70)
!77 = !DILocation(line: 37, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !80}
!79 = !DILocation(line: 38, column: 47, scope: !66)
!80 = !{!"llvm.loop.mustprogress"}
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 40, type: !18)
!82 = distinct !DILexicalBlock(scope: !54, file: !3, line: 40, column: 2)
!83 = !DILocation(line: 40, column: 11, scope: !82)
!84 = !DILocation(line: 40, column: 7, scope: !82)
!85 = !DILocation(line: 40, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 40, column: 2)
!87 = !DILocation(line: 40, column: 20, scope: !86)
!88 = !DILocation(line: 40, column: 2, scope: !82)
!89 = !DILocation(line: 41, column: 24, scope: !86)
!90 = !DILocation(line: 41, column: 16, scope: !86)
!91 = !DILocation(line: 41, column: 3, scope: !86)
!92 = !DILocation(line: 40, column: 26, scope: !86)
!93 = !DILocation(line: 40, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !80}
!95 = !DILocation(line: 41, column: 32, scope: !82)
!96 = !DILocation(line: 44, column: 2, scope: !54)
!97 = !DILocation(line: 44, column: 9, scope: !54)
!98 = !DILocalVariable(name: "n", scope: !99, file: !3, line: 45, type: !42)
!99 = distinct !DILexicalBlock(scope: !54, file: !3, line: 44, column: 14)
!100 = !DILocation(line: 45, column: 16, scope: !99)
!101 = !DILocation(line: 45, column: 20, scope: !99)
!102 = !DILocation(line: 46, column: 9, scope: !99)
!103 = !DILocation(line: 46, column: 12, scope: !99)
!104 = !DILocation(line: 46, column: 7, scope: !99)
!105 = !DILocation(line: 47, column: 8, scope: !99)
!106 = !DILocation(line: 47, column: 3, scope: !99)
!107 = distinct !{!107, !96, !108, !80}
!108 = !DILocation(line: 48, column: 2, scope: !54)
!109 = !DILocation(line: 50, column: 2, scope: !54)
!110 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 16, type: !111, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!111 = !DISubroutineType(types: !112)
!112 = !{!5, !5}
!113 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 16, type: !5)
!114 = !DILocation(line: 16, column: 25, scope: !110)
!115 = !DILocation(line: 18, column: 8, scope: !110)
!116 = !DILocalVariable(name: "n", scope: !110, file: !3, line: 19, type: !42)
!117 = !DILocation(line: 19, column: 15, scope: !110)
!118 = !DILocation(line: 19, column: 19, scope: !110)
!119 = !DILocation(line: 20, column: 2, scope: !110)
!120 = !DILocation(line: 20, column: 5, scope: !110)
!121 = !DILocation(line: 20, column: 11, scope: !110)
!122 = !DILocation(line: 26, column: 2, scope: !110)
!123 = !DILocation(line: 27, column: 12, scope: !110)
!124 = !DILocation(line: 27, column: 2, scope: !110)
!125 = !DILocation(line: 27, column: 5, scope: !110)
!126 = !DILocation(line: 27, column: 10, scope: !110)
!127 = !DILocation(line: 28, column: 8, scope: !110)
!128 = !DILocation(line: 28, column: 6, scope: !110)
!129 = !DILocation(line: 29, column: 2, scope: !110)
!130 = !DILocation(line: 31, column: 2, scope: !110)
