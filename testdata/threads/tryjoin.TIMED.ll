; ModuleID = 'threads/tryjoin.c'
source_filename = "threads/tryjoin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@__const.main.time = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@key = internal global i32 0, align 4, !dbg !0
@done = internal global i32 0, align 4, !dbg !41
@.str = private unnamed_addr constant [59 x i8] c"pthread_clockjoin_np(thread, &result, 77, &time) == EINVAL\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [18 x i8] c"threads/tryjoin.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@.str.2 = private unnamed_addr constant [33 x i8] c"error == 0 || error == ETIMEDOUT\00", align 1, !dbg !26
@.str.3 = private unnamed_addr constant [30 x i8] c"error == 0 && result == &done\00", align 1, !dbg !31
@.str.4 = private unnamed_addr constant [10 x i8] c"done == 1\00", align 1, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !71
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.time, i64 16, i1 false), !dbg !71
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !73
  store ptr null, ptr %4, align 8, !dbg !73
  call void @llvm.dbg.declare(metadata ptr %5, metadata !74, metadata !DIExpression()), !dbg !75
  %6 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #6, !dbg !76
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef @done) #6, !dbg !77
  %8 = load i64, ptr %2, align 8, !dbg !78
  %9 = call i32 @pthread_clockjoin_np(i64 noundef %8, ptr noundef %4, i32 noundef 77, ptr noundef %3), !dbg !78
  %10 = icmp eq i32 %9, 22, !dbg !78
  br i1 %10, label %11, label %12, !dbg !81

11:                                               ; preds = %0
  br label %13, !dbg !81

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !78
  unreachable, !dbg !78

13:                                               ; preds = %11
  %14 = load i64, ptr %2, align 8, !dbg !82
  %15 = call i32 @pthread_timedjoin_np(i64 noundef %14, ptr noundef %4, ptr noundef %3), !dbg !83
  store i32 %15, ptr %5, align 4, !dbg !84
  %16 = load i32, ptr %5, align 4, !dbg !85
  %17 = icmp eq i32 %16, 0, !dbg !85
  br i1 %17, label %21, label %18, !dbg !85

18:                                               ; preds = %13
  %19 = load i32, ptr %5, align 4, !dbg !85
  %20 = icmp eq i32 %19, 110, !dbg !85
  br i1 %20, label %21, label %22, !dbg !88

21:                                               ; preds = %18, %13
  br label %23, !dbg !88

22:                                               ; preds = %18
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !85
  unreachable, !dbg !85

23:                                               ; preds = %21
  %24 = load i32, ptr %5, align 4, !dbg !89
  %25 = icmp ne i32 %24, 0, !dbg !89
  br i1 %25, label %26, label %29, !dbg !91

26:                                               ; preds = %23
  %27 = load i64, ptr %2, align 8, !dbg !92
  %28 = call i32 @pthread_timedjoin_np(i64 noundef %27, ptr noundef %4, ptr noundef null), !dbg !93
  store i32 %28, ptr %5, align 4, !dbg !94
  br label %29, !dbg !95

29:                                               ; preds = %26, %23
  %30 = load i32, ptr %5, align 4, !dbg !96
  %31 = icmp eq i32 %30, 0, !dbg !96
  br i1 %31, label %32, label %36, !dbg !96

32:                                               ; preds = %29
  %33 = load ptr, ptr %4, align 8, !dbg !96
  %34 = icmp eq ptr %33, @done, !dbg !96
  br i1 %34, label %35, label %36, !dbg !99

35:                                               ; preds = %32
  br label %37, !dbg !99

36:                                               ; preds = %32, %29
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !96
  unreachable, !dbg !96

37:                                               ; preds = %35
  %38 = load i32, ptr @done, align 4, !dbg !100
  %39 = icmp eq i32 %38, 1, !dbg !100
  br i1 %39, label %40, label %41, !dbg !103

40:                                               ; preds = %37
  br label %42, !dbg !103

41:                                               ; preds = %37
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !100
  unreachable, !dbg !100

42:                                               ; preds = %40
  ret i32 0, !dbg !104
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @destroy(ptr noundef %0) #0 !dbg !105 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  %3 = load ptr, ptr %2, align 8, !dbg !110
  store i32 2, ptr %3, align 4, !dbg !111
  ret void, !dbg !112
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  store i32 1, ptr @done, align 4, !dbg !118
  %3 = load ptr, ptr %2, align 8, !dbg !119
  ret ptr %3, !dbg !120
}

declare i32 @pthread_clockjoin_np(i64 noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

declare i32 @pthread_timedjoin_np(i64 noundef, ptr noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 18, type: !43, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/tryjoin.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !26, !31, !36, !0, !41}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 472, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 59)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 144, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 18)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 264, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 33)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 240, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 30)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 80, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 10)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 19, type: !7, isLocal: true, isDefinition: true)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !44, line: 49, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!46 = !{i32 7, !"Dwarf Version", i32 5}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"PIE Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !54, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !56)
!54 = !DISubroutineType(types: !55)
!55 = !{!7}
!56 = !{}
!57 = !DILocalVariable(name: "thread", scope: !53, file: !3, line: 34, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !59)
!59 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!60 = !DILocation(line: 34, column: 12, scope: !53)
!61 = !DILocalVariable(name: "time", scope: !53, file: !3, line: 35, type: !62)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !63, line: 11, size: 128, elements: !64)
!63 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!64 = !{!65, !69}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !62, file: !63, line: 16, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !67, line: 160, baseType: !68)
!67 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!68 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !62, file: !63, line: 21, baseType: !70, size: 64, offset: 64)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !67, line: 197, baseType: !68)
!71 = !DILocation(line: 35, column: 18, scope: !53)
!72 = !DILocalVariable(name: "result", scope: !53, file: !3, line: 36, type: !5)
!73 = !DILocation(line: 36, column: 8, scope: !53)
!74 = !DILocalVariable(name: "error", scope: !53, file: !3, line: 37, type: !7)
!75 = !DILocation(line: 37, column: 6, scope: !53)
!76 = !DILocation(line: 39, column: 2, scope: !53)
!77 = !DILocation(line: 40, column: 2, scope: !53)
!78 = !DILocation(line: 41, column: 2, scope: !79)
!79 = distinct !DILexicalBlock(scope: !80, file: !3, line: 41, column: 2)
!80 = distinct !DILexicalBlock(scope: !53, file: !3, line: 41, column: 2)
!81 = !DILocation(line: 41, column: 2, scope: !80)
!82 = !DILocation(line: 43, column: 31, scope: !53)
!83 = !DILocation(line: 43, column: 10, scope: !53)
!84 = !DILocation(line: 43, column: 8, scope: !53)
!85 = !DILocation(line: 44, column: 2, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 44, column: 2)
!87 = distinct !DILexicalBlock(scope: !53, file: !3, line: 44, column: 2)
!88 = !DILocation(line: 44, column: 2, scope: !87)
!89 = !DILocation(line: 45, column: 6, scope: !90)
!90 = distinct !DILexicalBlock(scope: !53, file: !3, line: 45, column: 6)
!91 = !DILocation(line: 45, column: 6, scope: !53)
!92 = !DILocation(line: 46, column: 32, scope: !90)
!93 = !DILocation(line: 46, column: 11, scope: !90)
!94 = !DILocation(line: 46, column: 9, scope: !90)
!95 = !DILocation(line: 46, column: 3, scope: !90)
!96 = !DILocation(line: 52, column: 2, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 52, column: 2)
!98 = distinct !DILexicalBlock(scope: !53, file: !3, line: 52, column: 2)
!99 = !DILocation(line: 52, column: 2, scope: !98)
!100 = !DILocation(line: 56, column: 2, scope: !101)
!101 = distinct !DILexicalBlock(scope: !102, file: !3, line: 56, column: 2)
!102 = distinct !DILexicalBlock(scope: !53, file: !3, line: 56, column: 2)
!103 = !DILocation(line: 56, column: 2, scope: !102)
!104 = !DILocation(line: 61, column: 2, scope: !53)
!105 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 21, type: !106, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!106 = !DISubroutineType(types: !107)
!107 = !{null, !5}
!108 = !DILocalVariable(name: "value", arg: 1, scope: !105, file: !3, line: 21, type: !5)
!109 = !DILocation(line: 21, column: 27, scope: !105)
!110 = !DILocation(line: 21, column: 44, scope: !105)
!111 = !DILocation(line: 21, column: 50, scope: !105)
!112 = !DILocation(line: 21, column: 55, scope: !105)
!113 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 23, type: !114, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !56)
!114 = !DISubroutineType(types: !115)
!115 = !{!5, !5}
!116 = !DILocalVariable(name: "arg", arg: 1, scope: !113, file: !3, line: 23, type: !5)
!117 = !DILocation(line: 23, column: 24, scope: !113)
!118 = !DILocation(line: 28, column: 7, scope: !113)
!119 = !DILocation(line: 29, column: 9, scope: !113)
!120 = !DILocation(line: 29, column: 2, scope: !113)
