; ModuleID = 'states/rwlock.c'
source_filename = "states/rwlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !0
@inside = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [16 x i8] c"states/rwlock.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !29
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !76 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !85
  call void @llvm.dbg.declare(metadata ptr %3, metadata !86, metadata !DIExpression()), !dbg !88
  store i32 0, ptr %3, align 4, !dbg !88
  br label %6, !dbg !89

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !90
  %8 = icmp slt i32 %7, 2, !dbg !92
  br i1 %8, label %9, label %17, !dbg !93

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !94
  %11 = sext i32 %10 to i64, !dbg !95
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !95
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !96
  br label %14, !dbg !96

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !97
  %16 = add nsw i32 %15, 1, !dbg !97
  store i32 %16, ptr %3, align 4, !dbg !97
  br label %6, !dbg !98, !llvm.loop !99

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %4, align 4, !dbg !104
  br label %18, !dbg !105

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !106
  %20 = icmp slt i32 %19, 2, !dbg !108
  br i1 %20, label %21, label %30, !dbg !109

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !110
  %23 = add nsw i32 2, %22, !dbg !111
  %24 = sext i32 %23 to i64, !dbg !112
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !112
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !113
  br label %27, !dbg !113

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !114
  %29 = add nsw i32 %28, 1, !dbg !114
  store i32 %29, ptr %4, align 4, !dbg !114
  br label %18, !dbg !115, !llvm.loop !116

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !118, metadata !DIExpression()), !dbg !120
  store i32 0, ptr %5, align 4, !dbg !120
  br label %31, !dbg !121

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !122
  %33 = icmp slt i32 %32, 4, !dbg !124
  br i1 %33, label %34, label %43, !dbg !125

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !126
  %36 = sext i32 %35 to i64, !dbg !127
  %37 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %36, !dbg !127
  %38 = load i64, ptr %37, align 8, !dbg !127
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !128
  br label %40, !dbg !128

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !129
  %42 = add nsw i32 %41, 1, !dbg !129
  store i32 %42, ptr %5, align 4, !dbg !129
  br label %31, !dbg !130, !llvm.loop !131

43:                                               ; preds = %31
  ret i32 0, !dbg !133
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !134 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !137, metadata !DIExpression()), !dbg !138
  %3 = load ptr, ptr %2, align 8, !dbg !139
  br label %4, !dbg !140

4:                                                ; preds = %10, %1
  %5 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #5, !dbg !141
  %6 = load volatile i32, ptr @inside, align 4, !dbg !145
  %7 = icmp eq i32 %6, 0, !dbg !145
  br i1 %7, label %8, label %9, !dbg !148

8:                                                ; preds = %4
  br label %10, !dbg !148

9:                                                ; preds = %4
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !145
  unreachable, !dbg !145

10:                                               ; preds = %8
  %11 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !149
  br label %4, !dbg !150, !llvm.loop !151
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !154 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !155, metadata !DIExpression()), !dbg !156
  %3 = load ptr, ptr %2, align 8, !dbg !157
  br label %4, !dbg !158

4:                                                ; preds = %4, %1
  %5 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #5, !dbg !159
  call void @enter_alone(), !dbg !163
  call void @leave_alone(), !dbg !164
  %6 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !165
  br label %4, !dbg !166, !llvm.loop !167
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !170 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !173
  %2 = icmp eq i32 %1, 0, !dbg !173
  br i1 %2, label %3, label %4, !dbg !176

3:                                                ; preds = %0
  br label %5, !dbg !176

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.2, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #6, !dbg !173
  unreachable, !dbg !173

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !177
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !179 {
  store volatile i32 0, ptr @inside, align 4, !dbg !180
  ret void, !dbg !181
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!69, !70, !71, !72, !73, !74, !75}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 17, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/rwlock.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !29, !31}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 21)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !26, line: 45, type: !27, isLocal: true, isDefinition: true)
!26 = !DIFile(filename: "states/states.h", directory: ".")
!27 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !28)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !26, line: 49, type: !15, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !26, line: 49, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 23)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !37, line: 91, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!38 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !37, line: 86, size: 448, elements: !39)
!39 = !{!40, !63, !67}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !38, file: !37, line: 88, baseType: !41, size: 448)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !42, line: 23, size: 448, elements: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "")
!43 = !{!44, !46, !47, !48, !49, !50, !51, !52, !53, !55, !60, !62}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !41, file: !42, line: 25, baseType: !45, size: 32)
!45 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !41, file: !42, line: 26, baseType: !45, size: 32, offset: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !41, file: !42, line: 27, baseType: !45, size: 32, offset: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !41, file: !42, line: 28, baseType: !45, size: 32, offset: 96)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !41, file: !42, line: 29, baseType: !45, size: 32, offset: 128)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !41, file: !42, line: 30, baseType: !45, size: 32, offset: 160)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !41, file: !42, line: 32, baseType: !28, size: 32, offset: 192)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !41, file: !42, line: 33, baseType: !28, size: 32, offset: 224)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !41, file: !42, line: 34, baseType: !54, size: 8, offset: 256)
!54 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !41, file: !42, line: 39, baseType: !56, size: 56, offset: 264)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 56, elements: !58)
!57 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!58 = !{!59}
!59 = !DISubrange(count: 7)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !41, file: !42, line: 42, baseType: !61, size: 64, offset: 320)
!61 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !41, file: !42, line: 45, baseType: !45, size: 32, offset: 384)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !38, file: !37, line: 89, baseType: !64, size: 448)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 56)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !38, file: !37, line: 90, baseType: !68, size: 64)
!68 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!69 = !{i32 7, !"Dwarf Version", i32 5}
!70 = !{i32 2, !"Debug Info Version", i32 3}
!71 = !{i32 1, !"wchar_size", i32 4}
!72 = !{i32 8, !"PIC Level", i32 2}
!73 = !{i32 7, !"PIE Level", i32 2}
!74 = !{i32 7, !"uwtable", i32 2}
!75 = !{i32 7, !"frame-pointer", i32 2}
!76 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 46, type: !77, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!28}
!79 = !{}
!80 = !DILocalVariable(name: "t", scope: !76, file: !3, line: 48, type: !81)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 256, elements: !83)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !61)
!83 = !{!84}
!84 = !DISubrange(count: 4)
!85 = !DILocation(line: 48, column: 12, scope: !76)
!86 = !DILocalVariable(name: "i", scope: !87, file: !3, line: 50, type: !28)
!87 = distinct !DILexicalBlock(scope: !76, file: !3, line: 50, column: 2)
!88 = !DILocation(line: 50, column: 11, scope: !87)
!89 = !DILocation(line: 50, column: 7, scope: !87)
!90 = !DILocation(line: 50, column: 18, scope: !91)
!91 = distinct !DILexicalBlock(scope: !87, file: !3, line: 50, column: 2)
!92 = !DILocation(line: 50, column: 20, scope: !91)
!93 = !DILocation(line: 50, column: 2, scope: !87)
!94 = !DILocation(line: 51, column: 21, scope: !91)
!95 = !DILocation(line: 51, column: 19, scope: !91)
!96 = !DILocation(line: 51, column: 3, scope: !91)
!97 = !DILocation(line: 50, column: 32, scope: !91)
!98 = !DILocation(line: 50, column: 2, scope: !91)
!99 = distinct !{!99, !93, !100, !101}
!100 = !DILocation(line: 51, column: 43, scope: !87)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DILocalVariable(name: "i", scope: !103, file: !3, line: 52, type: !28)
!103 = distinct !DILexicalBlock(scope: !76, file: !3, line: 52, column: 2)
!104 = !DILocation(line: 52, column: 11, scope: !103)
!105 = !DILocation(line: 52, column: 7, scope: !103)
!106 = !DILocation(line: 52, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 52, column: 2)
!108 = !DILocation(line: 52, column: 20, scope: !107)
!109 = !DILocation(line: 52, column: 2, scope: !103)
!110 = !DILocation(line: 53, column: 31, scope: !107)
!111 = !DILocation(line: 53, column: 29, scope: !107)
!112 = !DILocation(line: 53, column: 19, scope: !107)
!113 = !DILocation(line: 53, column: 3, scope: !107)
!114 = !DILocation(line: 52, column: 32, scope: !107)
!115 = !DILocation(line: 52, column: 2, scope: !107)
!116 = distinct !{!116, !109, !117, !101}
!117 = !DILocation(line: 53, column: 53, scope: !103)
!118 = !DILocalVariable(name: "i", scope: !119, file: !3, line: 54, type: !28)
!119 = distinct !DILexicalBlock(scope: !76, file: !3, line: 54, column: 2)
!120 = !DILocation(line: 54, column: 11, scope: !119)
!121 = !DILocation(line: 54, column: 7, scope: !119)
!122 = !DILocation(line: 54, column: 18, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 54, column: 2)
!124 = !DILocation(line: 54, column: 20, scope: !123)
!125 = !DILocation(line: 54, column: 2, scope: !119)
!126 = !DILocation(line: 55, column: 18, scope: !123)
!127 = !DILocation(line: 55, column: 16, scope: !123)
!128 = !DILocation(line: 55, column: 3, scope: !123)
!129 = !DILocation(line: 54, column: 42, scope: !123)
!130 = !DILocation(line: 54, column: 2, scope: !123)
!131 = distinct !{!131, !125, !132, !101}
!132 = !DILocation(line: 55, column: 26, scope: !119)
!133 = !DILocation(line: 56, column: 2, scope: !76)
!134 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 19, type: !135, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!135 = !DISubroutineType(types: !136)
!136 = !{!5, !5}
!137 = !DILocalVariable(name: "arg", arg: 1, scope: !134, file: !3, line: 19, type: !5)
!138 = !DILocation(line: 19, column: 27, scope: !134)
!139 = !DILocation(line: 21, column: 8, scope: !134)
!140 = !DILocation(line: 22, column: 2, scope: !134)
!141 = !DILocation(line: 23, column: 3, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 22, column: 9)
!143 = distinct !DILexicalBlock(scope: !144, file: !3, line: 22, column: 2)
!144 = distinct !DILexicalBlock(scope: !134, file: !3, line: 22, column: 2)
!145 = !DILocation(line: 24, column: 3, scope: !146)
!146 = distinct !DILexicalBlock(scope: !147, file: !3, line: 24, column: 3)
!147 = distinct !DILexicalBlock(scope: !142, file: !3, line: 24, column: 3)
!148 = !DILocation(line: 24, column: 3, scope: !147)
!149 = !DILocation(line: 25, column: 3, scope: !142)
!150 = !DILocation(line: 22, column: 2, scope: !143)
!151 = distinct !{!151, !152, !153}
!152 = !DILocation(line: 22, column: 2, scope: !144)
!153 = !DILocation(line: 26, column: 2, scope: !144)
!154 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 30, type: !135, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!155 = !DILocalVariable(name: "arg", arg: 1, scope: !154, file: !3, line: 30, type: !5)
!156 = !DILocation(line: 30, column: 27, scope: !154)
!157 = !DILocation(line: 32, column: 8, scope: !154)
!158 = !DILocation(line: 33, column: 2, scope: !154)
!159 = !DILocation(line: 37, column: 3, scope: !160)
!160 = distinct !DILexicalBlock(scope: !161, file: !3, line: 33, column: 9)
!161 = distinct !DILexicalBlock(scope: !162, file: !3, line: 33, column: 2)
!162 = distinct !DILexicalBlock(scope: !154, file: !3, line: 33, column: 2)
!163 = !DILocation(line: 39, column: 3, scope: !160)
!164 = !DILocation(line: 40, column: 3, scope: !160)
!165 = !DILocation(line: 41, column: 3, scope: !160)
!166 = !DILocation(line: 33, column: 2, scope: !161)
!167 = distinct !{!167, !168, !169}
!168 = !DILocation(line: 33, column: 2, scope: !162)
!169 = !DILocation(line: 42, column: 2, scope: !162)
!170 = distinct !DISubprogram(name: "enter_alone", scope: !26, file: !26, line: 47, type: !171, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!171 = !DISubroutineType(types: !172)
!172 = !{null}
!173 = !DILocation(line: 49, column: 2, scope: !174)
!174 = distinct !DILexicalBlock(scope: !175, file: !26, line: 49, column: 2)
!175 = distinct !DILexicalBlock(scope: !170, file: !26, line: 49, column: 2)
!176 = !DILocation(line: 49, column: 2, scope: !175)
!177 = !DILocation(line: 50, column: 9, scope: !170)
!178 = !DILocation(line: 51, column: 1, scope: !170)
!179 = distinct !DISubprogram(name: "leave_alone", scope: !26, file: !26, line: 53, type: !171, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!180 = !DILocation(line: 55, column: 9, scope: !179)
!181 = !DILocation(line: 56, column: 1, scope: !179)
