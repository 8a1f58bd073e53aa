; ModuleID = 'threads/once_given_up.c'
source_filename = "threads/once_given_up.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.__pthread_unwind_buf_t = type { [1 x %struct.__cancel_jmp_buf_tag], [4 x ptr] }
%struct.__cancel_jmp_buf_tag = type { [8 x i64], i32 }

@outer = internal global i32 0, align 4, !dbg !0
@attempts = internal global i32 0, align 4, !dbg !47
@.str = private unnamed_addr constant [14 x i8] c"attempts == 2\00", align 1, !dbg !30
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/once_given_up.c\00", align 1, !dbg !36
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !41
@inner = internal global i32 0, align 4, !dbg !59
@set_up = internal global i32 0, align 4, !dbg !63
@cleaned_up = internal global i32 0, align 4, !dbg !65
@.str.2 = private unnamed_addr constant [48 x i8] c"attempts == 2 && set_up == 1 && cleaned_up == 1\00", align 1, !dbg !49
@__PRETTY_FUNCTION__.run = private unnamed_addr constant [18 x i8] c"void *run(void *)\00", align 1, !dbg !54

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !74 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !78, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata ptr %3, metadata !81, metadata !DIExpression()), !dbg !82
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #8, !dbg !83
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef null) #8, !dbg !84
  %6 = load i64, ptr %2, align 8, !dbg !85
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !86
  %8 = load i64, ptr %3, align 8, !dbg !87
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !88
  %10 = call i32 @pthread_once(ptr noundef @outer, ptr noundef @enclosing), !dbg !89
  %11 = load i32, ptr @attempts, align 4, !dbg !90
  %12 = icmp eq i32 %11, 2, !dbg !90
  br i1 %12, label %13, label %14, !dbg !93

13:                                               ; preds = %0
  br label %15, !dbg !93

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 61, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !90
  unreachable, !dbg !90

15:                                               ; preds = %13
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = call i32 @pthread_once(ptr noundef @inner, ptr noundef @routine), !dbg !100
  %4 = load i32, ptr @attempts, align 4, !dbg !101
  %5 = icmp eq i32 %4, 2, !dbg !101
  br i1 %5, label %6, label %13, !dbg !101

6:                                                ; preds = %1
  %7 = load i32, ptr @set_up, align 4, !dbg !101
  %8 = icmp eq i32 %7, 1, !dbg !101
  br i1 %8, label %9, label %13, !dbg !101

9:                                                ; preds = %6
  %10 = load i32, ptr @cleaned_up, align 4, !dbg !101
  %11 = icmp eq i32 %10, 1, !dbg !101
  br i1 %11, label %12, label %13, !dbg !104

12:                                               ; preds = %9
  br label %14, !dbg !104

13:                                               ; preds = %9, %6, %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.run) #9, !dbg !101
  unreachable, !dbg !101

14:                                               ; preds = %12
  %15 = load ptr, ptr %2, align 8, !dbg !105
  ret ptr %15, !dbg !106
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @pthread_once(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @enclosing() #0 !dbg !107 {
  %1 = call i32 @pthread_once(ptr noundef @inner, ptr noundef @routine), !dbg !110
  ret void, !dbg !111
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @routine() #0 !dbg !112 {
  %1 = alloca %struct.__pthread_unwind_buf_t, align 16
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = load i32, ptr @attempts, align 4, !dbg !113
  %6 = add nsw i32 %5, 1, !dbg !113
  store i32 %6, ptr @attempts, align 4, !dbg !113
  %7 = icmp eq i32 %5, 0, !dbg !115
  br i1 %7, label %8, label %27, !dbg !116

8:                                                ; preds = %0
  br label %9, !dbg !117

9:                                                ; preds = %8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !119, metadata !DIExpression()), !dbg !137
  call void @llvm.dbg.declare(metadata ptr %2, metadata !138, metadata !DIExpression()), !dbg !137
  store ptr @clean_up, ptr %2, align 8, !dbg !137
  call void @llvm.dbg.declare(metadata ptr %3, metadata !142, metadata !DIExpression()), !dbg !137
  store ptr null, ptr %3, align 8, !dbg !137
  call void @llvm.dbg.declare(metadata ptr %4, metadata !143, metadata !DIExpression()), !dbg !137
  %10 = getelementptr inbounds %struct.__pthread_unwind_buf_t, ptr %1, i32 0, i32 0, !dbg !137
  %11 = getelementptr inbounds [1 x %struct.__cancel_jmp_buf_tag], ptr %10, i64 0, i64 0, !dbg !137
  %12 = call i32 @__sigsetjmp(ptr noundef %11, i32 noundef 0) #10, !dbg !137
  store i32 %12, ptr %4, align 4, !dbg !137
  %13 = load i32, ptr %4, align 4, !dbg !144
  %14 = sext i32 %13 to i64, !dbg !144
  %15 = icmp ne i64 %14, 0, !dbg !144
  br i1 %15, label %16, label %19, !dbg !137

16:                                               ; preds = %9
  %17 = load ptr, ptr %2, align 8, !dbg !146
  %18 = load ptr, ptr %3, align 8, !dbg !146
  call void %17(ptr noundef %18), !dbg !146
  call void @__pthread_unwind_next(ptr noundef %1) #11, !dbg !146
  unreachable, !dbg !146

19:                                               ; preds = %9
  call void @__pthread_register_cancel(ptr noundef %1), !dbg !137
  br label %20, !dbg !137

20:                                               ; preds = %19
  %21 = call i64 @pthread_self() #12, !dbg !148
  %22 = call i32 @pthread_cancel(i64 noundef %21), !dbg !150
  call void @pthread_testcancel(), !dbg !151
  br label %23, !dbg !152

23:                                               ; preds = %20
  br label %24, !dbg !153

24:                                               ; preds = %23
  br label %25, !dbg !152

25:                                               ; preds = %24
  call void @__pthread_unregister_cancel(ptr noundef %1), !dbg !155
  br label %26, !dbg !155

26:                                               ; preds = %25
  br label %27, !dbg !156

27:                                               ; preds = %26, %0
  %28 = load i32, ptr @set_up, align 4, !dbg !157
  %29 = add nsw i32 %28, 1, !dbg !157
  store i32 %29, ptr @set_up, align 4, !dbg !157
  ret void, !dbg !158
}

; Function Attrs: noinline nounwind uwtable
define internal void @clean_up(ptr noundef %0) #0 !dbg !159 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !160, metadata !DIExpression()), !dbg !161
  %3 = load ptr, ptr %2, align 8, !dbg !162
  %4 = load i32, ptr @cleaned_up, align 4, !dbg !163
  %5 = add nsw i32 %4, 1, !dbg !163
  store i32 %5, ptr @cleaned_up, align 4, !dbg !163
  ret void, !dbg !164
}

; Function Attrs: nounwind returns_twice
declare i32 @__sigsetjmp(ptr noundef, i32 noundef) #5

; Function Attrs: noreturn
declare extern_weak void @__pthread_unwind_next(ptr noundef) #6

declare void @__pthread_register_cancel(ptr noundef) #3

declare i32 @pthread_cancel(i64 noundef) #3

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #7

declare void @pthread_testcancel() #3

declare void @__pthread_unregister_cancel(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { nounwind returns_twice }
attributes #11 = { noreturn }
attributes #12 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!67, !68, !69, !70, !71, !72, !73}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "outer", scope: !2, file: !3, line: 12, type: !61, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !29, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/once_given_up.c", directory: ".")
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
!29 = !{!30, !36, !41, !47, !49, !54, !59, !63, !65, !0}
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 112, elements: !34)
!33 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!34 = !{!35}
!35 = !DISubrange(count: 14)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 192, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 24)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 61, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 120, elements: !45)
!44 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !33)
!45 = !{!46}
!46 = !DISubrange(count: 15)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "attempts", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 384, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 48)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 144, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 18)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "inner", scope: !2, file: !3, line: 12, type: !61, isLocal: true, isDefinition: true)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_once_t", file: !62, line: 53, baseType: !18)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "set_up", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "cleaned_up", scope: !2, file: !3, line: 13, type: !18, isLocal: true, isDefinition: true)
!67 = !{i32 7, !"Dwarf Version", i32 5}
!68 = !{i32 2, !"Debug Info Version", i32 3}
!69 = !{i32 1, !"wchar_size", i32 4}
!70 = !{i32 8, !"PIC Level", i32 2}
!71 = !{i32 7, !"PIE Level", i32 2}
!72 = !{i32 7, !"uwtable", i32 2}
!73 = !{i32 7, !"frame-pointer", i32 2}
!74 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !75, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !77)
!75 = !DISubroutineType(types: !76)
!76 = !{!18}
!77 = !{}
!78 = !DILocalVariable(name: "a", scope: !74, file: !3, line: 54, type: !79)
!79 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !26)
!80 = !DILocation(line: 54, column: 12, scope: !74)
!81 = !DILocalVariable(name: "b", scope: !74, file: !3, line: 54, type: !79)
!82 = !DILocation(line: 54, column: 15, scope: !74)
!83 = !DILocation(line: 56, column: 2, scope: !74)
!84 = !DILocation(line: 57, column: 2, scope: !74)
!85 = !DILocation(line: 58, column: 15, scope: !74)
!86 = !DILocation(line: 58, column: 2, scope: !74)
!87 = !DILocation(line: 59, column: 15, scope: !74)
!88 = !DILocation(line: 59, column: 2, scope: !74)
!89 = !DILocation(line: 60, column: 2, scope: !74)
!90 = !DILocation(line: 61, column: 2, scope: !91)
!91 = distinct !DILexicalBlock(scope: !92, file: !3, line: 61, column: 2)
!92 = distinct !DILexicalBlock(scope: !74, file: !3, line: 61, column: 2)
!93 = !DILocation(line: 61, column: 2, scope: !92)
!94 = !DILocation(line: 62, column: 2, scope: !74)
!95 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 40, type: !96, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 40, type: !5)
!99 = !DILocation(line: 40, column: 24, scope: !95)
!100 = !DILocation(line: 46, column: 2, scope: !95)
!101 = !DILocation(line: 48, column: 2, scope: !102)
!102 = distinct !DILexicalBlock(scope: !103, file: !3, line: 48, column: 2)
!103 = distinct !DILexicalBlock(scope: !95, file: !3, line: 48, column: 2)
!104 = !DILocation(line: 48, column: 2, scope: !103)
!105 = !DILocation(line: 49, column: 9, scope: !95)
!106 = !DILocation(line: 49, column: 2, scope: !95)
!107 = distinct !DISubprogram(name: "enclosing", scope: !3, file: !3, line: 38, type: !108, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!108 = !DISubroutineType(types: !109)
!109 = !{null}
!110 = !DILocation(line: 38, column: 31, scope: !107)
!111 = !DILocation(line: 38, column: 62, scope: !107)
!112 = distinct !DISubprogram(name: "routine", scope: !3, file: !3, line: 21, type: !108, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!113 = !DILocation(line: 23, column: 14, scope: !114)
!114 = distinct !DILexicalBlock(scope: !112, file: !3, line: 23, column: 6)
!115 = !DILocation(line: 23, column: 17, scope: !114)
!116 = !DILocation(line: 23, column: 6, scope: !112)
!117 = !DILocation(line: 25, column: 3, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 23, column: 23)
!119 = !DILocalVariable(name: "__cancel_buf", scope: !120, file: !3, line: 25, type: !121)
!120 = distinct !DILexicalBlock(scope: !118, file: !3, line: 25, column: 3)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_unwind_buf_t", file: !122, line: 548, baseType: !123, align: 128)
!122 = !DIFile(filename: "include/pthread.h", directory: "")
!123 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !122, line: 544, size: 832, elements: !124)
!124 = !{!125, !133}
!125 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !123, file: !122, line: 546, baseType: !126, size: 576)
!126 = !DICompositeType(tag: DW_TAG_array_type, baseType: !127, size: 576, elements: !131)
!127 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__cancel_jmp_buf_tag", file: !122, line: 538, size: 576, elements: !128)
!128 = !{!129, !130}
!129 = !DIDerivedType(tag: DW_TAG_member, name: "__cancel_jmp_buf", scope: !127, file: !122, line: 540, baseType: !11, size: 512)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !127, file: !122, line: 541, baseType: !18, size: 32, offset: 512)
!131 = !{!132}
!132 = !DISubrange(count: 1)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "__pad", scope: !123, file: !122, line: 547, baseType: !134, size: 256, offset: 576)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 256, elements: !135)
!135 = !{!136}
!136 = !DISubrange(count: 4)
!137 = !DILocation(line: 25, column: 3, scope: !120)
!138 = !DILocalVariable(name: "__cancel_routine", scope: !120, file: !3, line: 25, type: !139)
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64)
!140 = !DISubroutineType(types: !141)
!141 = !{null, !5}
!142 = !DILocalVariable(name: "__cancel_arg", scope: !120, file: !3, line: 25, type: !5)
!143 = !DILocalVariable(name: "__not_first_call", scope: !120, file: !3, line: 25, type: !18)
!144 = !DILocation(line: 25, column: 3, scope: !145)
!145 = distinct !DILexicalBlock(scope: !120, file: !3, line: 25, column: 3)
!146 = !DILocation(line: 25, column: 3, scope: !147)
!147 = distinct !DILexicalBlock(scope: !145, file: !3, line: 25, column: 3)
!148 = !DILocation(line: 26, column: 18, scope: !149)
!149 = distinct !DILexicalBlock(scope: !120, file: !3, line: 25, column: 3)
!150 = !DILocation(line: 26, column: 3, scope: !149)
!151 = !DILocation(line: 27, column: 3, scope: !149)
!152 = !DILocation(line: 28, column: 3, scope: !149)
!153 = !DILocation(line: 28, column: 3, scope: !154)
!154 = distinct !DILexicalBlock(scope: !149, file: !3, line: 28, column: 3)
!155 = !DILocation(line: 28, column: 3, scope: !120)
!156 = !DILocation(line: 34, column: 2, scope: !118)
!157 = !DILocation(line: 35, column: 8, scope: !112)
!158 = !DILocation(line: 36, column: 1, scope: !112)
!159 = distinct !DISubprogram(name: "clean_up", scope: !3, file: !3, line: 15, type: !140, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !77)
!160 = !DILocalVariable(name: "arg", arg: 1, scope: !159, file: !3, line: 15, type: !5)
!161 = !DILocation(line: 15, column: 28, scope: !159)
!162 = !DILocation(line: 17, column: 8, scope: !159)
!163 = !DILocation(line: 18, column: 12, scope: !159)
!164 = !DILocation(line: 19, column: 1, scope: !159)
