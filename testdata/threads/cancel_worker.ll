; ModuleID = 'threads/cancel_worker.c'
source_filename = "threads/cancel_worker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@count = internal global i32 0, align 4, !dbg !47
@.str = private unnamed_addr constant [63 x i8] c"result == PTHREAD_CANCELED ? count <= ROUNDS : count == ROUNDS\00", align 1, !dbg !30
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/cancel_worker.c\00", align 1, !dbg !36
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !41

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !86 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #7, !dbg !95
  %5 = load i64, ptr %2, align 8, !dbg !96
  %6 = call i32 @pthread_cancel(i64 noundef %5), !dbg !97
  %7 = load i64, ptr %2, align 8, !dbg !98
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef %3), !dbg !99
  %9 = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !100
  %10 = load ptr, ptr %3, align 8, !dbg !101
  %11 = icmp eq ptr %10, inttoptr (i64 -1 to ptr), !dbg !101
  br i1 %11, label %12, label %15, !dbg !104

12:                                               ; preds = %0
  %13 = load i32, ptr @count, align 4, !dbg !101
  %14 = icmp sle i32 %13, 2, !dbg !101
  br i1 %14, label %18, label %19, !dbg !101

15:                                               ; preds = %0
  %16 = load i32, ptr @count, align 4, !dbg !101
  %17 = icmp eq i32 %16, 2, !dbg !101
  br i1 %17, label %18, label %19, !dbg !104

18:                                               ; preds = %15, %12
  br label %20, !dbg !104

19:                                               ; preds = %15, %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !101
  unreachable, !dbg !101

20:                                               ; preds = %18
  %21 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #7, !dbg !105
  ret i32 0, !dbg !106
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.__pthread_unwind_buf_t, align 16
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !110, metadata !DIExpression()), !dbg !111
  call void @llvm.dbg.declare(metadata ptr %3, metadata !112, metadata !DIExpression()), !dbg !114
  store i32 0, ptr %3, align 4, !dbg !114
  br label %8, !dbg !115

8:                                                ; preds = %33, %1
  %9 = load i32, ptr %3, align 4, !dbg !116
  %10 = icmp slt i32 %9, 2, !dbg !118
  br i1 %10, label %11, label %36, !dbg !119

11:                                               ; preds = %8
  %12 = call i32 @pthread_mutex_lock(ptr noundef @lock) #7, !dbg !120
  %13 = load i32, ptr @count, align 4, !dbg !122
  %14 = add nsw i32 %13, 1, !dbg !122
  store i32 %14, ptr @count, align 4, !dbg !122
  br label %15, !dbg !123

15:                                               ; preds = %11
  call void @llvm.dbg.declare(metadata ptr %4, metadata !124, metadata !DIExpression()), !dbg !142
  call void @llvm.dbg.declare(metadata ptr %5, metadata !143, metadata !DIExpression()), !dbg !142
  store ptr @unlock, ptr %5, align 8, !dbg !142
  call void @llvm.dbg.declare(metadata ptr %6, metadata !147, metadata !DIExpression()), !dbg !142
  store ptr @lock, ptr %6, align 8, !dbg !142
  call void @llvm.dbg.declare(metadata ptr %7, metadata !148, metadata !DIExpression()), !dbg !142
  %16 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %4, i32 0, i32 0, !dbg !142
  %17 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %16, i64 0, i64 0, !dbg !142
  %18 = call i32 @__sigsetjmp(ptr noundef %17, i32 noundef 0) #9, !dbg !142
  store i32 %18, ptr %7, align 4, !dbg !142
  %19 = load i32, ptr %7, align 4, !dbg !149
  %20 = sext i32 %19 to i64, !dbg !149
  %21 = icmp ne i64 %20, 0, !dbg !149
  br i1 %21, label %22, label %25, !dbg !142

22:                                               ; preds = %15
  %23 = load ptr, ptr %5, align 8, !dbg !151
  %24 = load ptr, ptr %6, align 8, !dbg !151
  call void %23(ptr noundef %24), !dbg !151
  call void @__pthread_unwind_next(ptr noundef %4) #10, !dbg !151
  unreachable, !dbg !151

25:                                               ; preds = %15
  call void @__pthread_register_cancel(ptr noundef %4), !dbg !142
  br label %26, !dbg !142

26:                                               ; preds = %25
  call void @pthread_testcancel(), !dbg !153
  br label %27, !dbg !155

27:                                               ; preds = %26
  br label %28, !dbg !156

28:                                               ; preds = %27
  br label %29, !dbg !155

29:                                               ; preds = %28
  call void @__pthread_unregister_cancel(ptr noundef %4), !dbg !158
  %30 = load ptr, ptr %5, align 8, !dbg !159
  %31 = load ptr, ptr %6, align 8, !dbg !159
  call void %30(ptr noundef %31), !dbg !159
  br label %32, !dbg !158

32:                                               ; preds = %29
  br label %33, !dbg !161

33:                                               ; preds = %32
  %34 = load i32, ptr %3, align 4, !dbg !162
  %35 = add nsw i32 %34, 1, !dbg !162
  store i32 %35, ptr %3, align 4, !dbg !162
  br label %8, !dbg !163, !llvm.loop !164

36:                                               ; preds = %8
  %37 = load ptr, ptr %2, align 8, !dbg !167
  ret ptr %37, !dbg !168
}

declare i32 @pthread_cancel(i64 noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @unlock(ptr noundef %0) #0 !dbg !169 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !170, metadata !DIExpression()), !dbg !171
  %3 = load ptr, ptr %2, align 8, !dbg !172
  %4 = call i32 @pthread_mutex_unlock(ptr noundef %3) #7, !dbg !173
  ret void, !dbg !174
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #5

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr noundef) #6

declare void @__pthread_register_cancel(ptr noundef) #3

declare void @pthread_testcancel() #3

declare void @__pthread_unregister_cancel(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { nounwind returns_twice }
attributes #10 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!79, !80, !81, !82, !83, !84, !85}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/cancel_worker.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !8, line: 26, size: 1600, elements: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct___jmp_buf_tag.h", directory: "")
!9 = !{!10, !17, !19}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !7, file: !8, line: 32, baseType: !11, size: 512)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !12, line: 31, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/setjmp.h", directory: "")
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 512, elements: !15)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !{!16}
!16 = !DISubrange(count: 8)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !7, file: !8, line: 33, baseType: !18, size: 32, offset: 512)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !7, file: !8, line: 34, baseType: !20, size: 1024, offset: 576)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !21, line: 8, baseType: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/__sigset_t.h", directory: "")
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !21, line: 5, size: 1024, elements: !23)
!23 = !{!24}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !22, file: !21, line: 7, baseType: !25, size: 1024)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 1024, elements: !27)
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28}
!28 = !DISubrange(count: 16)
!29 = !{!30, !36, !41, !47, !0}
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 504, elements: !34)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !{!35}
!35 = !DISubrange(count: 63)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 192, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 24)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 120, elements: !45)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!45 = !{!46}
!46 = !DISubrange(count: 15)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 15, type: !18, isLocal: true, isDefinition: true)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !50, line: 72, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !50, line: 67, size: 320, elements: !52)
!52 = !{!53, !74, !78}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !51, file: !50, line: 69, baseType: !54, size: 320)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !55, line: 22, size: 320, elements: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!56 = !{!57, !58, !60, !61, !62, !63, !65, !66}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !54, file: !55, line: 24, baseType: !18, size: 32)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !54, file: !55, line: 25, baseType: !59, size: 32, offset: 32)
!59 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !54, file: !55, line: 26, baseType: !18, size: 32, offset: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !54, file: !55, line: 28, baseType: !59, size: 32, offset: 96)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !54, file: !55, line: 32, baseType: !18, size: 32, offset: 128)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !54, file: !55, line: 34, baseType: !64, size: 16, offset: 160)
!64 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !54, file: !55, line: 35, baseType: !64, size: 16, offset: 176)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !54, file: !55, line: 36, baseType: !67, size: 128, offset: 192)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !68, line: 55, baseType: !69)
!68 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !68, line: 51, size: 128, elements: !70)
!70 = !{!71, !73}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !69, file: !68, line: 53, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !69, file: !68, line: 54, baseType: !72, size: 64, offset: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !51, file: !50, line: 70, baseType: !75, size: 320)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 320, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 40)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !51, file: !50, line: 71, baseType: !14, size: 64)
!79 = !{i32 7, !"Dwarf Version", i32 5}
!80 = !{i32 2, !"Debug Info Version", i32 3}
!81 = !{i32 1, !"wchar_size", i32 4}
!82 = !{i32 8, !"PIC Level", i32 2}
!83 = !{i32 7, !"PIE Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !87, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !89)
!87 = !DISubroutineType(types: !88)
!88 = !{!18}
!89 = !{}
!90 = !DILocalVariable(name: "worker", scope: !86, file: !3, line: 42, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !26)
!92 = !DILocation(line: 42, column: 12, scope: !86)
!93 = !DILocalVariable(name: "result", scope: !86, file: !3, line: 43, type: !5)
!94 = !DILocation(line: 43, column: 8, scope: !86)
!95 = !DILocation(line: 44, column: 2, scope: !86)
!96 = !DILocation(line: 45, column: 17, scope: !86)
!97 = !DILocation(line: 45, column: 2, scope: !86)
!98 = !DILocation(line: 46, column: 15, scope: !86)
!99 = !DILocation(line: 46, column: 2, scope: !86)
!100 = !DILocation(line: 47, column: 2, scope: !86)
!101 = !DILocation(line: 48, column: 2, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 48, column: 2)
!103 = distinct !DILexicalBlock(scope: !86, file: !3, line: 48, column: 2)
!104 = !DILocation(line: 48, column: 2, scope: !103)
!105 = !DILocation(line: 49, column: 2, scope: !86)
!106 = !DILocation(line: 50, column: 2, scope: !86)
!107 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 22, type: !108, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !89)
!108 = !DISubroutineType(types: !109)
!109 = !{!5, !5}
!110 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 22, type: !5)
!111 = !DILocation(line: 22, column: 25, scope: !107)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 24, type: !18)
!113 = distinct !DILexicalBlock(scope: !107, file: !3, line: 24, column: 2)
!114 = !DILocation(line: 24, column: 11, scope: !113)
!115 = !DILocation(line: 24, column: 7, scope: !113)
!116 = !DILocation(line: 24, column: 18, scope: !117)
!117 = distinct !DILexicalBlock(scope: !113, file: !3, line: 24, column: 2)
!118 = !DILocation(line: 24, column: 20, scope: !117)
!119 = !DILocation(line: 24, column: 2, scope: !113)
!120 = !DILocation(line: 25, column: 3, scope: !121)
!121 = distinct !DILexicalBlock(scope: !117, file: !3, line: 24, column: 35)
!122 = !DILocation(line: 26, column: 8, scope: !121)
!123 = !DILocation(line: 32, column: 3, scope: !121)
!124 = !DILocalVariable(name: "__cancel_buf", scope: !125, file: !3, line: 32, type: !126)
!125 = distinct !DILexicalBlock(scope: !121, file: !3, line: 32, column: 3)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !127, line: 548, baseType: !128, align: 128)
!127 = !DIFile(filename: "include/pthread.h", directory: "")
!128 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !127, line: 544, size: 832, elements: !129)
!129 = !{!130, !138}
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !128, file: !127, line: 546, baseType: !131, size: 576)
!131 = !DICompositeType(tag: DW_TAG_array_type, baseType: !132, size: 576, elements: !136)
!132 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !127, line: 538, size: 576, elements: !133)
!133 = !{!134, !135}
!134 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !132, file: !127, line: 540, baseType: !11, size: 512)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !132, file: !127, line: 541, baseType: !18, size: 32, offset: 512)
!136 = !{!137}
!137 = !DISubrange(count: 1)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !128, file: !127, line: 547, baseType: !139, size: 256, offset: 576)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 4)
!142 = !DILocation(line: 32, column: 3, scope: !125)
!143 = !DILocalVariable(name: "__cancel_routine", scope: !125, file: !3, line: 32, type: !144)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64)
!145 = !DISubroutineType(types: !146)
!146 = !{null, !5}
!147 = !DILocalVariable(name: "__cancel_arg", scope: !125, file: !3, line: 32, type: !5)
!148 = !DILocalVariable(name: "__not_first_call", scope: !125, file: !3, line: 32, type: !18)
!149 = !DILocation(line: 32, column: 3, scope: !150)
!150 = distinct !DILexicalBlock(scope: !125, file: !3, line: 32, column: 3)
!151 = !DILocation(line: 32, column: 3, scope: !152)
!152 = distinct !DILexicalBlock(scope: !150, file: !3, line: 32, column: 3)
!153 = !DILocation(line: 33, column: 3, scope: !154)
!154 = distinct !DILexicalBlock(scope: !125, file: !3, line: 32, column: 3)
!155 = !DILocation(line: 34, column: 3, scope: !154)
!156 = !DILocation(line: 34, column: 3, scope: !157)
!157 = distinct !DILexicalBlock(scope: !154, file: !3, line: 34, column: 3)
!158 = !DILocation(line: 34, column: 3, scope: !125)
!159 = !DILocation(line: 34, column: 3, scope: !160)
!160 = distinct !DILexicalBlock(scope: !125, file: !3, line: 34, column: 3)
!161 = !DILocation(line: 36, column: 2, scope: !121)
!162 = !DILocation(line: 24, column: 31, scope: !117)
!163 = !DILocation(line: 24, column: 2, scope: !117)
!164 = distinct !{!164, !119, !165, !166}
!165 = !DILocation(line: 36, column: 2, scope: !113)
!166 = !{!"llvm.loop.mustprogress"}
!167 = !DILocation(line: 37, column: 9, scope: !107)
!168 = !DILocation(line: 37, column: 2, scope: !107)
!169 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 17, type: !145, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !89)
!170 = !DILocalVariable(name: "m", arg: 1, scope: !169, file: !3, line: 17, type: !5)
!171 = !DILocation(line: 17, column: 26, scope: !169)
!172 = !DILocation(line: 19, column: 23, scope: !169)
!173 = !DILocation(line: 19, column: 2, scope: !169)
!174 = !DILocation(line: 20, column: 1, scope: !169)
