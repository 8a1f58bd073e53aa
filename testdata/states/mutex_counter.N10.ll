; ModuleID = 'states/mutex_counter.c'
source_filename = "states/mutex_counter.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [22 x i8] c"counter == N * ROUNDS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [23 x i8] c"states/mutex_counter.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !66 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @run_alike(i32 noundef 10, ptr noundef @run), !dbg !70
  %2 = load volatile i32, ptr @counter, align 4, !dbg !71
  %3 = icmp eq i32 %2, 10, !dbg !71
  br i1 %3, label %4, label %5, !dbg !74

4:                                                ; preds = %0
  br label %6, !dbg !74

5:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 51, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !71
  unreachable, !dbg !71

6:                                                ; preds = %4
  ret i32 0, !dbg !75
}

; Function Attrs: noinline nounwind uwtable
define internal void @run_alike(i32 noundef %0, ptr noundef %1) #0 !dbg !76 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !84
  store ptr %1, ptr %4, align 8
  call void @llvm.dbg.declare(metadata ptr %4, metadata !85, metadata !DIExpression()), !dbg !86
  %9 = load i32, ptr %3, align 4, !dbg !87
  %10 = zext i32 %9 to i64, !dbg !88
  %11 = call ptr @llvm.stacksave(), !dbg !88
  store ptr %11, ptr %5, align 8, !dbg !88
  %12 = alloca i64, i64 %10, align 16, !dbg !88
  store i64 %10, ptr %6, align 8, !dbg !88
  call void @llvm.dbg.declare(metadata ptr %6, metadata !89, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %12, metadata !92, metadata !DIExpression()), !dbg !97
  call void @llvm.dbg.declare(metadata ptr %7, metadata !98, metadata !DIExpression()), !dbg !100
  store i32 0, ptr %7, align 4, !dbg !100
  br label %13, !dbg !101

13:                                               ; preds = %23, %2
  %14 = load i32, ptr %7, align 4, !dbg !102
  %15 = load i32, ptr %3, align 4, !dbg !104
  %16 = icmp slt i32 %14, %15, !dbg !105
  br i1 %16, label %17, label %26, !dbg !106

17:                                               ; preds = %13
  %18 = load i32, ptr %7, align 4, !dbg !107
  %19 = sext i32 %18 to i64, !dbg !108
  %20 = getelementptr inbounds i64, ptr %12, i64 %19, !dbg !108
  %21 = load ptr, ptr %4, align 8, !dbg !109
  %22 = call i32 @pthread_create(ptr noundef %20, ptr noundef null, ptr noundef %21, ptr noundef null) #7, !dbg !110
  br label %23, !dbg !110

23:                                               ; preds = %17
  %24 = load i32, ptr %7, align 4, !dbg !111
  %25 = add nsw i32 %24, 1, !dbg !111
  store i32 %25, ptr %7, align 4, !dbg !111
  br label %13, !dbg !112, !llvm.loop !113

26:                                               ; preds = %13
  call void @llvm.dbg.declare(metadata ptr %8, metadata !116, metadata !DIExpression()), !dbg !118
  store i32 0, ptr %8, align 4, !dbg !118
  br label %27, !dbg !119

27:                                               ; preds = %37, %26
  %28 = load i32, ptr %8, align 4, !dbg !120
  %29 = load i32, ptr %3, align 4, !dbg !122
  %30 = icmp slt i32 %28, %29, !dbg !123
  br i1 %30, label %31, label %40, !dbg !124

31:                                               ; preds = %27
  %32 = load i32, ptr %8, align 4, !dbg !125
  %33 = sext i32 %32 to i64, !dbg !126
  %34 = getelementptr inbounds i64, ptr %12, i64 %33, !dbg !126
  %35 = load i64, ptr %34, align 8, !dbg !126
  %36 = call i32 @pthread_join(i64 noundef %35, ptr noundef null), !dbg !127
  br label %37, !dbg !127

37:                                               ; preds = %31
  %38 = load i32, ptr %8, align 4, !dbg !128
  %39 = add nsw i32 %38, 1, !dbg !128
  store i32 %39, ptr %8, align 4, !dbg !128
  br label %27, !dbg !129, !llvm.loop !130

40:                                               ; preds = %27
  %41 = load ptr, ptr %5, align 8, !dbg !132
  call void @llvm.stackrestore(ptr %41), !dbg !132
  ret void, !dbg !132
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !133 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !134, metadata !DIExpression()), !dbg !135
  %4 = load ptr, ptr %2, align 8, !dbg !136
  call void @llvm.dbg.declare(metadata ptr %3, metadata !137, metadata !DIExpression()), !dbg !139
  store i32 0, ptr %3, align 4, !dbg !139
  br label %5, !dbg !139

5:                                                ; preds = %13, %1
  %6 = load i32, ptr %3, align 4, !dbg !140
  %7 = icmp slt i32 %6, 1, !dbg !140
  br i1 %7, label %8, label %16, !dbg !139

8:                                                ; preds = %5
  %9 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #7, !dbg !142
  %10 = load volatile i32, ptr @counter, align 4, !dbg !144
  %11 = add nsw i32 %10, 1, !dbg !144
  store volatile i32 %11, ptr @counter, align 4, !dbg !144
  %12 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #7, !dbg !145
  br label %13, !dbg !146

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !140
  %15 = add nsw i32 %14, 1, !dbg !140
  store i32 %15, ptr %3, align 4, !dbg !140
  br label %5, !dbg !140, !llvm.loop !147

16:                                               ; preds = %5
  ret ptr null, !dbg !149
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave() #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore(ptr) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!59, !60, !61, !62, !63, !64, !65}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 19, type: !58, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/mutex_counter.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 22)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 184, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 51, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 25, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !52, !56}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!33 = !{!34, !36, !38, !39, !40, !41, !43, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !35, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !35)
!59 = !{i32 7, !"Dwarf Version", i32 5}
!60 = !{i32 2, !"Debug Info Version", i32 3}
!61 = !{i32 1, !"wchar_size", i32 4}
!62 = !{i32 8, !"PIC Level", i32 2}
!63 = !{i32 7, !"PIE Level", i32 2}
!64 = !{i32 7, !"uwtable", i32 2}
!65 = !{i32 7, !"frame-pointer", i32 2}
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !67, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !69)
!67 = !DISubroutineType(types: !68)
!68 = !{!35}
!69 = !{}
!70 = !DILocation(line: 49, column: 2, scope: !66)
!71 = !DILocation(line: 51, column: 2, scope: !72)
!72 = distinct !DILexicalBlock(scope: !73, file: !3, line: 51, column: 2)
!73 = distinct !DILexicalBlock(scope: !66, file: !3, line: 51, column: 2)
!74 = !DILocation(line: 51, column: 2, scope: !73)
!75 = !DILocation(line: 53, column: 2, scope: !66)
!76 = distinct !DISubprogram(name: "run_alike", scope: !77, file: !77, line: 70, type: !78, scopeLine: 71, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!77 = !DIFile(filename: "states/states.h", directory: ".")
!78 = !DISubroutineType(types: !79)
!79 = !{null, !35, !80}
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DISubroutineType(types: !82)
!82 = !{!5, !5}
!83 = !DILocalVariable(name: "n", arg: 1, scope: !76, file: !77, line: 70, type: !35)
!84 = !DILocation(line: 70, column: 34, scope: !76)
!85 = !DILocalVariable(name: "routine", arg: 2, scope: !76, file: !77, line: 70, type: !80)
!86 = !DILocation(line: 70, column: 45, scope: !76)
!87 = !DILocation(line: 72, column: 14, scope: !76)
!88 = !DILocation(line: 72, column: 2, scope: !76)
!89 = !DILocalVariable(name: "__vla_expr0", scope: !76, type: !90, flags: DIFlagArtificial)
!90 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!91 = !DILocation(line: 0, scope: !76)
!92 = !DILocalVariable(name: "t", scope: !76, file: !77, line: 72, type: !93)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !94, elements: !95)
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !90)
!95 = !{!96}
!96 = !DISubrange(count: !89)
!97 = !DILocation(line: 72, column: 12, scope: !76)
!98 = !DILocalVariable(name: "i", scope: !99, file: !77, line: 74, type: !35)
!99 = distinct !DILexicalBlock(scope: !76, file: !77, line: 74, column: 2)
!100 = !DILocation(line: 74, column: 11, scope: !99)
!101 = !DILocation(line: 74, column: 7, scope: !99)
!102 = !DILocation(line: 74, column: 18, scope: !103)
!103 = distinct !DILexicalBlock(scope: !99, file: !77, line: 74, column: 2)
!104 = !DILocation(line: 74, column: 22, scope: !103)
!105 = !DILocation(line: 74, column: 20, scope: !103)
!106 = !DILocation(line: 74, column: 2, scope: !99)
!107 = !DILocation(line: 75, column: 21, scope: !103)
!108 = !DILocation(line: 75, column: 19, scope: !103)
!109 = !DILocation(line: 75, column: 31, scope: !103)
!110 = !DILocation(line: 75, column: 3, scope: !103)
!111 = !DILocation(line: 74, column: 26, scope: !103)
!112 = !DILocation(line: 74, column: 2, scope: !103)
!113 = distinct !{!113, !106, !114, !115}
!114 = !DILocation(line: 75, column: 44, scope: !99)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !DILocalVariable(name: "i", scope: !117, file: !77, line: 76, type: !35)
!117 = distinct !DILexicalBlock(scope: !76, file: !77, line: 76, column: 2)
!118 = !DILocation(line: 76, column: 11, scope: !117)
!119 = !DILocation(line: 76, column: 7, scope: !117)
!120 = !DILocation(line: 76, column: 18, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !77, line: 76, column: 2)
!122 = !DILocation(line: 76, column: 22, scope: !121)
!123 = !DILocation(line: 76, column: 20, scope: !121)
!124 = !DILocation(line: 76, column: 2, scope: !117)
!125 = !DILocation(line: 77, column: 18, scope: !121)
!126 = !DILocation(line: 77, column: 16, scope: !121)
!127 = !DILocation(line: 77, column: 3, scope: !121)
!128 = !DILocation(line: 76, column: 26, scope: !121)
!129 = !DILocation(line: 76, column: 2, scope: !121)
!130 = distinct !{!130, !124, !131, !115}
!131 = !DILocation(line: 77, column: 26, scope: !117)
!132 = !DILocation(line: 78, column: 1, scope: !76)
!133 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 30, type: !81, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !69)
!134 = !DILocalVariable(name: "arg", arg: 1, scope: !133, file: !3, line: 30, type: !5)
!135 = !DILocation(line: 30, column: 24, scope: !133)
!136 = !DILocation(line: 32, column: 8, scope: !133)
!137 = !DILocalVariable(name: "round", scope: !138, file: !3, line: 33, type: !35)
!138 = distinct !DILexicalBlock(scope: !133, file: !3, line: 33, column: 2)
!139 = !DILocation(line: 33, column: 2, scope: !138)
!140 = !DILocation(line: 33, column: 2, scope: !141)
!141 = distinct !DILexicalBlock(scope: !138, file: !3, line: 33, column: 2)
!142 = !DILocation(line: 34, column: 3, scope: !143)
!143 = distinct !DILexicalBlock(scope: !141, file: !3, line: 33, column: 9)
!144 = !DILocation(line: 35, column: 10, scope: !143)
!145 = !DILocation(line: 36, column: 3, scope: !143)
!146 = !DILocation(line: 43, column: 2, scope: !143)
!147 = distinct !{!147, !139, !148, !115}
!148 = !DILocation(line: 43, column: 2, scope: !138)
!149 = !DILocation(line: 44, column: 2, scope: !133)
