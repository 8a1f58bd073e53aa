; ModuleID = 'leaks/push.c'
source_filename = "leaks/push.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.node = type { ptr, i32 }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@top = internal global ptr null, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %3, align 4, !dbg !67
  br label %5, !dbg !68

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !69
  %7 = icmp slt i32 %6, 2, !dbg !71
  br i1 %7, label %8, label %16, !dbg !72

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !73
  %10 = sext i32 %9 to i64, !dbg !74
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !74
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @push, ptr noundef null) #5, !dbg !75
  br label %13, !dbg !75

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !76
  %15 = add nsw i32 %14, 1, !dbg !76
  store i32 %15, ptr %3, align 4, !dbg !76
  br label %5, !dbg !77, !llvm.loop !78

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %4, align 4, !dbg !83
  br label %17, !dbg !84

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !85
  %19 = icmp slt i32 %18, 2, !dbg !87
  br i1 %19, label %20, label %29, !dbg !88

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !89
  %22 = sext i32 %21 to i64, !dbg !90
  %23 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %22, !dbg !90
  %24 = load i64, ptr %23, align 8, !dbg !90
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !91
  br label %26, !dbg !91

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !92
  %28 = add nsw i32 %27, 1, !dbg !92
  store i32 %28, ptr %4, align 4, !dbg !92
  br label %17, !dbg !93, !llvm.loop !94

29:                                               ; preds = %17
  ret i32 0, !dbg !96
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !100, metadata !DIExpression()), !dbg !101
  %4 = load ptr, ptr %2, align 8, !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !104
  %5 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !105
  store ptr %5, ptr %3, align 8, !dbg !104
  %6 = load ptr, ptr %3, align 8, !dbg !106
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !107
  store i32 1, ptr %7, align 8, !dbg !108
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !109
  %9 = load ptr, ptr @top, align 8, !dbg !110
  %10 = load ptr, ptr %3, align 8, !dbg !111
  %11 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !112
  store ptr %9, ptr %11, align 8, !dbg !113
  %12 = load ptr, ptr %3, align 8, !dbg !114
  store ptr %12, ptr @top, align 8, !dbg !115
  %13 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !116
  ret ptr null, !dbg !117
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

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
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks/push.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 8, size: 128, elements: !11)
!11 = !{!12, !13}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !10, file: !3, line: 9, baseType: !9, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !10, file: !3, line: 10, baseType: !14, size: 32, offset: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !16, line: 72, baseType: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 67, size: 320, elements: !18)
!18 = !{!19, !40, !45}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !17, file: !16, line: 69, baseType: !20, size: 320)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !21, line: 22, size: 320, elements: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!22 = !{!23, !24, !26, !27, !28, !29, !31, !32}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !20, file: !21, line: 24, baseType: !14, size: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !20, file: !21, line: 25, baseType: !25, size: 32, offset: 32)
!25 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !20, file: !21, line: 26, baseType: !14, size: 32, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !20, file: !21, line: 28, baseType: !25, size: 32, offset: 96)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !20, file: !21, line: 32, baseType: !14, size: 32, offset: 128)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !20, file: !21, line: 34, baseType: !30, size: 16, offset: 160)
!30 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !20, file: !21, line: 35, baseType: !30, size: 16, offset: 176)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !20, file: !21, line: 36, baseType: !33, size: 128, offset: 192)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !34, line: 55, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !34, line: 51, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !35, file: !34, line: 53, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !35, file: !34, line: 54, baseType: !38, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !16, line: 70, baseType: !41, size: 320)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 320, elements: !43)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44}
!44 = !DISubrange(count: 40)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 71, baseType: !46, size: 64)
!46 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!47 = !{i32 7, !"Dwarf Version", i32 5}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"PIE Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !55, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!14}
!57 = !{}
!58 = !DILocalVariable(name: "threads", scope: !54, file: !3, line: 36, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !60, size: 128, elements: !62)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !61)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !{!63}
!63 = !DISubrange(count: 2)
!64 = !DILocation(line: 36, column: 12, scope: !54)
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 37, type: !14)
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
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 40, type: !14)
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
!96 = !DILocation(line: 50, column: 2, scope: !54)
!97 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 16, type: !98, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!98 = !DISubroutineType(types: !99)
!99 = !{!5, !5}
!100 = !DILocalVariable(name: "arg", arg: 1, scope: !97, file: !3, line: 16, type: !5)
!101 = !DILocation(line: 16, column: 25, scope: !97)
!102 = !DILocation(line: 18, column: 8, scope: !97)
!103 = !DILocalVariable(name: "n", scope: !97, file: !3, line: 19, type: !9)
!104 = !DILocation(line: 19, column: 15, scope: !97)
!105 = !DILocation(line: 19, column: 19, scope: !97)
!106 = !DILocation(line: 20, column: 2, scope: !97)
!107 = !DILocation(line: 20, column: 5, scope: !97)
!108 = !DILocation(line: 20, column: 11, scope: !97)
!109 = !DILocation(line: 26, column: 2, scope: !97)
!110 = !DILocation(line: 27, column: 12, scope: !97)
!111 = !DILocation(line: 27, column: 2, scope: !97)
!112 = !DILocation(line: 27, column: 5, scope: !97)
!113 = !DILocation(line: 27, column: 10, scope: !97)
!114 = !DILocation(line: 28, column: 8, scope: !97)
!115 = !DILocation(line: 28, column: 6, scope: !97)
!116 = !DILocation(line: 29, column: 2, scope: !97)
!117 = !DILocation(line: 31, column: 2, scope: !97)
