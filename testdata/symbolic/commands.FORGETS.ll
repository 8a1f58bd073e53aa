; ModuleID = 'symbolic/commands.c'
source_filename = "symbolic/commands.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@a = internal global i32 5, align 4, !dbg !0
@b = internal global i32 5, align 4, !dbg !58
@.str = private unnamed_addr constant [12 x i8] c"a + b == 10\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"symbolic/commands.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !67 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca [2 x i8], align 1
  %5 = alloca [2 x i8], align 1
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !74
  call void @llvm.dbg.declare(metadata ptr %3, metadata !75, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %4, metadata !77, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %5, metadata !83, metadata !DIExpression()), !dbg !84
  call void @llvm.dbg.declare(metadata ptr %6, metadata !85, metadata !DIExpression()), !dbg !87
  store i32 0, ptr %6, align 4, !dbg !87
  br label %7, !dbg !88

7:                                                ; preds = %19, %0
  %8 = load i32, ptr %6, align 4, !dbg !89
  %9 = icmp slt i32 %8, 2, !dbg !91
  br i1 %9, label %10, label %22, !dbg !92

10:                                               ; preds = %7
  %11 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !93
  %12 = load i32, ptr %6, align 4, !dbg !95
  %13 = sext i32 %12 to i64, !dbg !96
  %14 = getelementptr inbounds [2 x i8], ptr %4, i64 0, i64 %13, !dbg !96
  store i8 %11, ptr %14, align 1, !dbg !97
  %15 = call zeroext i8 @__VERIFIER_nondet_uchar(), !dbg !98
  %16 = load i32, ptr %6, align 4, !dbg !99
  %17 = sext i32 %16 to i64, !dbg !100
  %18 = getelementptr inbounds [2 x i8], ptr %5, i64 0, i64 %17, !dbg !100
  store i8 %15, ptr %18, align 1, !dbg !101
  br label %19, !dbg !102

19:                                               ; preds = %10
  %20 = load i32, ptr %6, align 4, !dbg !103
  %21 = add nsw i32 %20, 1, !dbg !103
  store i32 %21, ptr %6, align 4, !dbg !103
  br label %7, !dbg !104, !llvm.loop !105

22:                                               ; preds = %7
  %23 = getelementptr inbounds [2 x i8], ptr %4, i64 0, i64 0, !dbg !108
  %24 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef %23) #5, !dbg !109
  %25 = getelementptr inbounds [2 x i8], ptr %5, i64 0, i64 0, !dbg !110
  %26 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @work, ptr noundef %25) #5, !dbg !111
  %27 = load i64, ptr %2, align 8, !dbg !112
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !113
  %29 = load i64, ptr %3, align 8, !dbg !114
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !115
  %31 = load i32, ptr @a, align 4, !dbg !116
  %32 = load i32, ptr @b, align 4, !dbg !116
  %33 = add nsw i32 %31, %32, !dbg !116
  %34 = icmp eq i32 %33, 10, !dbg !116
  br i1 %34, label %35, label %36, !dbg !119

35:                                               ; preds = %22
  br label %37, !dbg !119

36:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 66, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !116
  unreachable, !dbg !116

37:                                               ; preds = %35
  ret i32 0, !dbg !120
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare zeroext i8 @__VERIFIER_nondet_uchar() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %3, metadata !126, metadata !DIExpression()), !dbg !128
  %5 = load ptr, ptr %2, align 8, !dbg !129
  store ptr %5, ptr %3, align 8, !dbg !128
  call void @llvm.dbg.declare(metadata ptr %4, metadata !130, metadata !DIExpression()), !dbg !132
  store i32 0, ptr %4, align 4, !dbg !132
  br label %6, !dbg !133

6:                                                ; preds = %15, %1
  %7 = load i32, ptr %4, align 4, !dbg !134
  %8 = icmp slt i32 %7, 2, !dbg !136
  br i1 %8, label %9, label %18, !dbg !137

9:                                                ; preds = %6
  %10 = load ptr, ptr %3, align 8, !dbg !138
  %11 = load i32, ptr %4, align 4, !dbg !139
  %12 = sext i32 %11 to i64, !dbg !138
  %13 = getelementptr inbounds i8, ptr %10, i64 %12, !dbg !138
  %14 = load i8, ptr %13, align 1, !dbg !138
  call void @obey(i8 noundef zeroext %14), !dbg !140
  br label %15, !dbg !140

15:                                               ; preds = %9
  %16 = load i32, ptr %4, align 4, !dbg !141
  %17 = add nsw i32 %16, 1, !dbg !141
  store i32 %17, ptr %4, align 4, !dbg !141
  br label %6, !dbg !142, !llvm.loop !143

18:                                               ; preds = %6
  ret ptr null, !dbg !145
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @obey(i8 noundef zeroext %0) #0 !dbg !146 {
  %2 = alloca i8, align 1
  %3 = alloca i32, align 4
  store i8 %0, ptr %2, align 1
  call void @llvm.dbg.declare(metadata ptr %2, metadata !149, metadata !DIExpression()), !dbg !150
  %4 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !151
  %5 = load i8, ptr %2, align 1, !dbg !152
  %6 = zext i8 %5 to i32, !dbg !152
  switch i32 %6, label %24 [
    i32 108, label %7
    i32 114, label %12
    i32 115, label %17
    i32 200, label %21
  ], !dbg !153

7:                                                ; preds = %1
  %8 = load i32, ptr @a, align 4, !dbg !154
  %9 = add nsw i32 %8, 1, !dbg !154
  store i32 %9, ptr @a, align 4, !dbg !154
  %10 = load i32, ptr @b, align 4, !dbg !156
  %11 = add nsw i32 %10, -1, !dbg !156
  store i32 %11, ptr @b, align 4, !dbg !156
  br label %25, !dbg !157

12:                                               ; preds = %1
  %13 = load i32, ptr @a, align 4, !dbg !158
  %14 = add nsw i32 %13, -1, !dbg !158
  store i32 %14, ptr @a, align 4, !dbg !158
  %15 = load i32, ptr @b, align 4, !dbg !159
  %16 = add nsw i32 %15, 1, !dbg !159
  store i32 %16, ptr @b, align 4, !dbg !159
  br label %25, !dbg !160

17:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !161, metadata !DIExpression()), !dbg !163
  %18 = load i32, ptr @a, align 4, !dbg !164
  store i32 %18, ptr %3, align 4, !dbg !163
  %19 = load i32, ptr @b, align 4, !dbg !165
  store i32 %19, ptr @a, align 4, !dbg !166
  %20 = load i32, ptr %3, align 4, !dbg !167
  store i32 %20, ptr @b, align 4, !dbg !168
  br label %25, !dbg !169

21:                                               ; preds = %1
  %22 = load i32, ptr @a, align 4, !dbg !170
  %23 = add nsw i32 %22, 1, !dbg !170
  store i32 %23, ptr @a, align 4, !dbg !170
  br label %25, !dbg !171

24:                                               ; preds = %1
  br label %25, !dbg !172

25:                                               ; preds = %24, %21, %17, %12, %7
  %26 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !173
  ret void, !dbg !174
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!60, !61, !62, !63, !64, !65, !66}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 13, type: !35, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/commands.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !58}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 66, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
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
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 13, type: !35, isLocal: true, isDefinition: true)
!60 = !{i32 7, !"Dwarf Version", i32 5}
!61 = !{i32 2, !"Debug Info Version", i32 3}
!62 = !{i32 1, !"wchar_size", i32 4}
!63 = !{i32 8, !"PIC Level", i32 2}
!64 = !{i32 7, !"PIE Level", i32 2}
!65 = !{i32 7, !"uwtable", i32 2}
!66 = !{i32 7, !"frame-pointer", i32 2}
!67 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 53, type: !68, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !70)
!68 = !DISubroutineType(types: !69)
!69 = !{!35}
!70 = !{}
!71 = !DILocalVariable(name: "t", scope: !67, file: !3, line: 55, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !73)
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DILocation(line: 55, column: 12, scope: !67)
!75 = !DILocalVariable(name: "u", scope: !67, file: !3, line: 55, type: !72)
!76 = !DILocation(line: 55, column: 15, scope: !67)
!77 = !DILocalVariable(name: "x", scope: !67, file: !3, line: 56, type: !78)
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 16, elements: !80)
!79 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!80 = !{!81}
!81 = !DISubrange(count: 2)
!82 = !DILocation(line: 56, column: 16, scope: !67)
!83 = !DILocalVariable(name: "y", scope: !67, file: !3, line: 56, type: !78)
!84 = !DILocation(line: 56, column: 22, scope: !67)
!85 = !DILocalVariable(name: "i", scope: !86, file: !3, line: 58, type: !35)
!86 = distinct !DILexicalBlock(scope: !67, file: !3, line: 58, column: 2)
!87 = !DILocation(line: 58, column: 11, scope: !86)
!88 = !DILocation(line: 58, column: 7, scope: !86)
!89 = !DILocation(line: 58, column: 18, scope: !90)
!90 = distinct !DILexicalBlock(scope: !86, file: !3, line: 58, column: 2)
!91 = !DILocation(line: 58, column: 20, scope: !90)
!92 = !DILocation(line: 58, column: 2, scope: !86)
!93 = !DILocation(line: 59, column: 10, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !3, line: 58, column: 30)
!95 = !DILocation(line: 59, column: 5, scope: !94)
!96 = !DILocation(line: 59, column: 3, scope: !94)
!97 = !DILocation(line: 59, column: 8, scope: !94)
!98 = !DILocation(line: 60, column: 10, scope: !94)
!99 = !DILocation(line: 60, column: 5, scope: !94)
!100 = !DILocation(line: 60, column: 3, scope: !94)
!101 = !DILocation(line: 60, column: 8, scope: !94)
!102 = !DILocation(line: 61, column: 2, scope: !94)
!103 = !DILocation(line: 58, column: 26, scope: !90)
!104 = !DILocation(line: 58, column: 2, scope: !90)
!105 = distinct !{!105, !92, !106, !107}
!106 = !DILocation(line: 61, column: 2, scope: !86)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !DILocation(line: 62, column: 33, scope: !67)
!109 = !DILocation(line: 62, column: 2, scope: !67)
!110 = !DILocation(line: 63, column: 33, scope: !67)
!111 = !DILocation(line: 63, column: 2, scope: !67)
!112 = !DILocation(line: 64, column: 15, scope: !67)
!113 = !DILocation(line: 64, column: 2, scope: !67)
!114 = !DILocation(line: 65, column: 15, scope: !67)
!115 = !DILocation(line: 65, column: 2, scope: !67)
!116 = !DILocation(line: 66, column: 2, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 66, column: 2)
!118 = distinct !DILexicalBlock(scope: !67, file: !3, line: 66, column: 2)
!119 = !DILocation(line: 66, column: 2, scope: !118)
!120 = !DILocation(line: 67, column: 2, scope: !67)
!121 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 44, type: !122, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!122 = !DISubroutineType(types: !123)
!123 = !{!5, !5}
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !121, file: !3, line: 44, type: !5)
!125 = !DILocation(line: 44, column: 25, scope: !121)
!126 = !DILocalVariable(name: "commands", scope: !121, file: !3, line: 46, type: !127)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!128 = !DILocation(line: 46, column: 17, scope: !121)
!129 = !DILocation(line: 46, column: 28, scope: !121)
!130 = !DILocalVariable(name: "i", scope: !131, file: !3, line: 48, type: !35)
!131 = distinct !DILexicalBlock(scope: !121, file: !3, line: 48, column: 2)
!132 = !DILocation(line: 48, column: 11, scope: !131)
!133 = !DILocation(line: 48, column: 7, scope: !131)
!134 = !DILocation(line: 48, column: 18, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 48, column: 2)
!136 = !DILocation(line: 48, column: 20, scope: !135)
!137 = !DILocation(line: 48, column: 2, scope: !131)
!138 = !DILocation(line: 49, column: 8, scope: !135)
!139 = !DILocation(line: 49, column: 17, scope: !135)
!140 = !DILocation(line: 49, column: 3, scope: !135)
!141 = !DILocation(line: 48, column: 26, scope: !135)
!142 = !DILocation(line: 48, column: 2, scope: !135)
!143 = distinct !{!143, !137, !144, !107}
!144 = !DILocation(line: 49, column: 19, scope: !131)
!145 = !DILocation(line: 50, column: 2, scope: !121)
!146 = distinct !DISubprogram(name: "obey", scope: !3, file: !3, line: 15, type: !147, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !70)
!147 = !DISubroutineType(types: !148)
!148 = !{null, !79}
!149 = !DILocalVariable(name: "command", arg: 1, scope: !146, file: !3, line: 15, type: !79)
!150 = !DILocation(line: 15, column: 32, scope: !146)
!151 = !DILocation(line: 17, column: 2, scope: !146)
!152 = !DILocation(line: 18, column: 10, scope: !146)
!153 = !DILocation(line: 18, column: 2, scope: !146)
!154 = !DILocation(line: 20, column: 4, scope: !155)
!155 = distinct !DILexicalBlock(scope: !146, file: !3, line: 18, column: 19)
!156 = !DILocation(line: 21, column: 4, scope: !155)
!157 = !DILocation(line: 22, column: 3, scope: !155)
!158 = !DILocation(line: 24, column: 4, scope: !155)
!159 = !DILocation(line: 25, column: 4, scope: !155)
!160 = !DILocation(line: 26, column: 3, scope: !155)
!161 = !DILocalVariable(name: "c", scope: !162, file: !3, line: 28, type: !35)
!162 = distinct !DILexicalBlock(scope: !155, file: !3, line: 27, column: 12)
!163 = !DILocation(line: 28, column: 7, scope: !162)
!164 = !DILocation(line: 28, column: 11, scope: !162)
!165 = !DILocation(line: 29, column: 7, scope: !162)
!166 = !DILocation(line: 29, column: 5, scope: !162)
!167 = !DILocation(line: 30, column: 7, scope: !162)
!168 = !DILocation(line: 30, column: 5, scope: !162)
!169 = !DILocation(line: 31, column: 3, scope: !162)
!170 = !DILocation(line: 35, column: 4, scope: !155)
!171 = !DILocation(line: 36, column: 3, scope: !155)
!172 = !DILocation(line: 39, column: 3, scope: !155)
!173 = !DILocation(line: 41, column: 2, scope: !146)
!174 = !DILocation(line: 42, column: 1, scope: !146)
