; ModuleID = 'structures/double_checked.c'
source_filename = "structures/double_checked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.object = type { i32 }

@created = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"created == 1\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [28 x i8] c"structures/double_checked.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@instance = internal global ptr null, align 8, !dbg !35
@.str.2 = private unnamed_addr constant [19 x i8] c"get()->value == 42\00", align 1, !dbg !43
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !48
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !53

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !103
  call void @llvm.dbg.declare(metadata ptr %3, metadata !104, metadata !DIExpression()), !dbg !106
  store i32 0, ptr %3, align 4, !dbg !106
  br label %6, !dbg !107

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !108
  %8 = icmp slt i32 %7, 3, !dbg !110
  br i1 %8, label %9, label %17, !dbg !111

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !112
  %11 = sext i32 %10 to i64, !dbg !113
  %12 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %11, !dbg !113
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @run, ptr noundef null) #6, !dbg !114
  br label %14, !dbg !114

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !115
  %16 = add nsw i32 %15, 1, !dbg !115
  store i32 %16, ptr %3, align 4, !dbg !115
  br label %6, !dbg !116, !llvm.loop !117

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !120, metadata !DIExpression()), !dbg !122
  store i32 0, ptr %4, align 4, !dbg !122
  br label %18, !dbg !123

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !124
  %20 = icmp slt i32 %19, 3, !dbg !126
  br i1 %20, label %21, label %30, !dbg !127

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !128
  %23 = sext i32 %22 to i64, !dbg !129
  %24 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %23, !dbg !129
  %25 = load i64, ptr %24, align 8, !dbg !129
  %26 = call i32 @pthread_join(i64 noundef %25, ptr noundef null), !dbg !130
  br label %27, !dbg !130

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !131
  %29 = add nsw i32 %28, 1, !dbg !131
  store i32 %29, ptr %4, align 4, !dbg !131
  br label %18, !dbg !132, !llvm.loop !133

30:                                               ; preds = %18
  %31 = load volatile i32, ptr @created, align 4, !dbg !135
  %32 = icmp eq i32 %31, 1, !dbg !135
  br i1 %32, label %33, label %34, !dbg !138

33:                                               ; preds = %30
  br label %35, !dbg !138

34:                                               ; preds = %30
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !135
  unreachable, !dbg !135

35:                                               ; preds = %33
  %36 = load atomic i64, ptr @instance seq_cst, align 8, !dbg !139
  store i64 %36, ptr %5, align 8, !dbg !139
  %37 = load ptr, ptr %5, align 8, !dbg !139
  call void @free(ptr noundef %37) #6, !dbg !140
  ret i32 0, !dbg !141
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !142 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !145, metadata !DIExpression()), !dbg !146
  %3 = load ptr, ptr %2, align 8, !dbg !147
  %4 = call ptr @get(), !dbg !148
  %5 = getelementptr inbounds %struct.object, ptr %4, i32 0, i32 0, !dbg !148
  %6 = load i32, ptr %5, align 4, !dbg !148
  %7 = icmp eq i32 %6, 42, !dbg !148
  br i1 %7, label %8, label %9, !dbg !151

8:                                                ; preds = %1
  br label %10, !dbg !151

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.run) #7, !dbg !148
  unreachable, !dbg !148

10:                                               ; preds = %8
  ret ptr null, !dbg !152
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @get() #0 !dbg !153 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !156, metadata !DIExpression()), !dbg !157
  %5 = load atomic i64, ptr @instance acquire, align 8, !dbg !158
  store i64 %5, ptr %2, align 8, !dbg !158
  %6 = load ptr, ptr %2, align 8, !dbg !158
  store ptr %6, ptr %1, align 8, !dbg !157
  %7 = load ptr, ptr %1, align 8, !dbg !159
  %8 = icmp eq ptr %7, null, !dbg !161
  br i1 %8, label %9, label %25, !dbg !162

9:                                                ; preds = %0
  %10 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #6, !dbg !163
  %11 = load atomic i64, ptr @instance monotonic, align 8, !dbg !165
  store i64 %11, ptr %3, align 8, !dbg !165
  %12 = load ptr, ptr %3, align 8, !dbg !165
  store ptr %12, ptr %1, align 8, !dbg !166
  %13 = load ptr, ptr %1, align 8, !dbg !167
  %14 = icmp eq ptr %13, null, !dbg !169
  br i1 %14, label %15, label %23, !dbg !170

15:                                               ; preds = %9
  %16 = call noalias ptr @malloc(i64 noundef 4) #8, !dbg !171
  store ptr %16, ptr %1, align 8, !dbg !173
  %17 = load ptr, ptr %1, align 8, !dbg !174
  %18 = getelementptr inbounds %struct.object, ptr %17, i32 0, i32 0, !dbg !175
  store i32 42, ptr %18, align 4, !dbg !176
  %19 = load volatile i32, ptr @created, align 4, !dbg !177
  %20 = add nsw i32 %19, 1, !dbg !177
  store volatile i32 %20, ptr @created, align 4, !dbg !177
  %21 = load ptr, ptr %1, align 8, !dbg !178
  store ptr %21, ptr %4, align 8, !dbg !179
  %22 = load i64, ptr %4, align 8, !dbg !179
  store atomic i64 %22, ptr @instance release, align 8, !dbg !179
  br label %23, !dbg !180

23:                                               ; preds = %15, %9
  %24 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #6, !dbg !181
  br label %25, !dbg !182

25:                                               ; preds = %23, %0
  %26 = load ptr, ptr %1, align 8, !dbg !183
  ret ptr %26, !dbg !184
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!86, !87, !88, !89, !90, !91, !92}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "created", scope: !2, file: !3, line: 23, type: !85, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/double_checked.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !29, !35, !0, !43, !48, !53}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 224, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 28)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "instance", scope: !2, file: !3, line: 21, type: !37, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !38)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !3, line: 17, size: 32, elements: !40)
!40 = !{!41}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !39, file: !3, line: 18, baseType: !42, size: 32)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 19)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 144, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 18)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 22, type: !55, isLocal: true, isDefinition: true)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !56, line: 72, baseType: !57)
!56 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!57 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !56, line: 67, size: 320, elements: !58)
!58 = !{!59, !79, !83}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !57, file: !56, line: 69, baseType: !60, size: 320)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !61, line: 22, size: 320, elements: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!62 = !{!63, !64, !65, !66, !67, !68, !70, !71}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !60, file: !61, line: 24, baseType: !42, size: 32)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !60, file: !61, line: 25, baseType: !7, size: 32, offset: 32)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !60, file: !61, line: 26, baseType: !42, size: 32, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !60, file: !61, line: 28, baseType: !7, size: 32, offset: 96)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !60, file: !61, line: 32, baseType: !42, size: 32, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !60, file: !61, line: 34, baseType: !69, size: 16, offset: 160)
!69 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !60, file: !61, line: 35, baseType: !69, size: 16, offset: 176)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !60, file: !61, line: 36, baseType: !72, size: 128, offset: 192)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !73, line: 55, baseType: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !73, line: 51, size: 128, elements: !75)
!75 = !{!76, !78}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !74, file: !73, line: 53, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !74, file: !73, line: 54, baseType: !77, size: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !57, file: !56, line: 70, baseType: !80, size: 320)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 320, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 40)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !57, file: !56, line: 71, baseType: !84, size: 64)
!84 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!85 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !42)
!86 = !{i32 7, !"Dwarf Version", i32 5}
!87 = !{i32 2, !"Debug Info Version", i32 3}
!88 = !{i32 1, !"wchar_size", i32 4}
!89 = !{i32 8, !"PIC Level", i32 2}
!90 = !{i32 7, !"PIE Level", i32 2}
!91 = !{i32 7, !"uwtable", i32 2}
!92 = !{i32 7, !"frame-pointer", i32 2}
!93 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !94, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !96)
!94 = !DISubroutineType(types: !95)
!95 = !{!42}
!96 = !{}
!97 = !DILocalVariable(name: "t", scope: !93, file: !3, line: 52, type: !98)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !99, size: 192, elements: !101)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !56, line: 27, baseType: !100)
!100 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!101 = !{!102}
!102 = !DISubrange(count: 3)
!103 = !DILocation(line: 52, column: 12, scope: !93)
!104 = !DILocalVariable(name: "i", scope: !105, file: !3, line: 54, type: !42)
!105 = distinct !DILexicalBlock(scope: !93, file: !3, line: 54, column: 2)
!106 = !DILocation(line: 54, column: 11, scope: !105)
!107 = !DILocation(line: 54, column: 7, scope: !105)
!108 = !DILocation(line: 54, column: 18, scope: !109)
!109 = distinct !DILexicalBlock(scope: !105, file: !3, line: 54, column: 2)
!110 = !DILocation(line: 54, column: 20, scope: !109)
!111 = !DILocation(line: 54, column: 2, scope: !105)
!112 = !DILocation(line: 55, column: 21, scope: !109)
!113 = !DILocation(line: 55, column: 19, scope: !109)
!114 = !DILocation(line: 55, column: 3, scope: !109)
!115 = !DILocation(line: 54, column: 26, scope: !109)
!116 = !DILocation(line: 54, column: 2, scope: !109)
!117 = distinct !{!117, !111, !118, !119}
!118 = !DILocation(line: 55, column: 40, scope: !105)
!119 = !{!"llvm.loop.mustprogress"}
!120 = !DILocalVariable(name: "i", scope: !121, file: !3, line: 56, type: !42)
!121 = distinct !DILexicalBlock(scope: !93, file: !3, line: 56, column: 2)
!122 = !DILocation(line: 56, column: 11, scope: !121)
!123 = !DILocation(line: 56, column: 7, scope: !121)
!124 = !DILocation(line: 56, column: 18, scope: !125)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 56, column: 2)
!126 = !DILocation(line: 56, column: 20, scope: !125)
!127 = !DILocation(line: 56, column: 2, scope: !121)
!128 = !DILocation(line: 57, column: 18, scope: !125)
!129 = !DILocation(line: 57, column: 16, scope: !125)
!130 = !DILocation(line: 57, column: 3, scope: !125)
!131 = !DILocation(line: 56, column: 26, scope: !125)
!132 = !DILocation(line: 56, column: 2, scope: !125)
!133 = distinct !{!133, !127, !134, !119}
!134 = !DILocation(line: 57, column: 26, scope: !121)
!135 = !DILocation(line: 58, column: 2, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 58, column: 2)
!137 = distinct !DILexicalBlock(scope: !93, file: !3, line: 58, column: 2)
!138 = !DILocation(line: 58, column: 2, scope: !137)
!139 = !DILocation(line: 59, column: 7, scope: !93)
!140 = !DILocation(line: 59, column: 2, scope: !93)
!141 = !DILocation(line: 60, column: 2, scope: !93)
!142 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 43, type: !143, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!143 = !DISubroutineType(types: !144)
!144 = !{!16, !16}
!145 = !DILocalVariable(name: "arg", arg: 1, scope: !142, file: !3, line: 43, type: !16)
!146 = !DILocation(line: 43, column: 24, scope: !142)
!147 = !DILocation(line: 45, column: 8, scope: !142)
!148 = !DILocation(line: 46, column: 2, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 46, column: 2)
!150 = distinct !DILexicalBlock(scope: !142, file: !3, line: 46, column: 2)
!151 = !DILocation(line: 46, column: 2, scope: !150)
!152 = !DILocation(line: 47, column: 2, scope: !142)
!153 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 25, type: !154, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!154 = !DISubroutineType(types: !155)
!155 = !{!38}
!156 = !DILocalVariable(name: "o", scope: !153, file: !3, line: 27, type: !38)
!157 = !DILocation(line: 27, column: 17, scope: !153)
!158 = !DILocation(line: 27, column: 21, scope: !153)
!159 = !DILocation(line: 29, column: 6, scope: !160)
!160 = distinct !DILexicalBlock(scope: !153, file: !3, line: 29, column: 6)
!161 = !DILocation(line: 29, column: 8, scope: !160)
!162 = !DILocation(line: 29, column: 6, scope: !153)
!163 = !DILocation(line: 30, column: 3, scope: !164)
!164 = distinct !DILexicalBlock(scope: !160, file: !3, line: 29, column: 17)
!165 = !DILocation(line: 31, column: 7, scope: !164)
!166 = !DILocation(line: 31, column: 5, scope: !164)
!167 = !DILocation(line: 32, column: 7, scope: !168)
!168 = distinct !DILexicalBlock(scope: !164, file: !3, line: 32, column: 7)
!169 = !DILocation(line: 32, column: 9, scope: !168)
!170 = !DILocation(line: 32, column: 7, scope: !164)
!171 = !DILocation(line: 33, column: 8, scope: !172)
!172 = distinct !DILexicalBlock(scope: !168, file: !3, line: 32, column: 18)
!173 = !DILocation(line: 33, column: 6, scope: !172)
!174 = !DILocation(line: 34, column: 4, scope: !172)
!175 = !DILocation(line: 34, column: 7, scope: !172)
!176 = !DILocation(line: 34, column: 13, scope: !172)
!177 = !DILocation(line: 35, column: 11, scope: !172)
!178 = !DILocation(line: 36, column: 37, scope: !172)
!179 = !DILocation(line: 36, column: 4, scope: !172)
!180 = !DILocation(line: 37, column: 3, scope: !172)
!181 = !DILocation(line: 38, column: 3, scope: !164)
!182 = !DILocation(line: 39, column: 2, scope: !164)
!183 = !DILocation(line: 40, column: 9, scope: !153)
!184 = !DILocation(line: 40, column: 2, scope: !153)
