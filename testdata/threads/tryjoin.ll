; ModuleID = 'threads/tryjoin.c'
source_filename = "threads/tryjoin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@__const.main.time = private unnamed_addr constant %struct.timespec { i64 1, i64 0 }, align 8
@key = internal global i32 0, align 4, !dbg !0
@done = internal global i32 0, align 4, !dbg !36
@.str = private unnamed_addr constant [59 x i8] c"pthread_clockjoin_np(thread, &result, 77, &time) == EINVAL\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [18 x i8] c"threads/tryjoin.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@.str.2 = private unnamed_addr constant [30 x i8] c"error == 0 && result == &done\00", align 1, !dbg !26
@.str.3 = private unnamed_addr constant [10 x i8] c"done == 1\00", align 1, !dbg !31

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.timespec, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !66
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.time, i64 16, i1 false), !dbg !66
  call void @llvm.dbg.declare(metadata ptr %4, metadata !67, metadata !DIExpression()), !dbg !68
  store ptr null, ptr %4, align 8, !dbg !68
  call void @llvm.dbg.declare(metadata ptr %5, metadata !69, metadata !DIExpression()), !dbg !70
  %6 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef @destroy) #6, !dbg !71
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef @done) #6, !dbg !72
  %8 = load i64, ptr %2, align 8, !dbg !73
  %9 = call i32 @pthread_clockjoin_np(i64 noundef %8, ptr noundef %4, i32 noundef 77, ptr noundef %3), !dbg !73
  %10 = icmp eq i32 %9, 22, !dbg !73
  br i1 %10, label %11, label %12, !dbg !76

11:                                               ; preds = %0
  br label %13, !dbg !76

12:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !73
  unreachable, !dbg !73

13:                                               ; preds = %11
  br label %14, !dbg !77

14:                                               ; preds = %17, %13
  %15 = load i64, ptr %2, align 8, !dbg !78
  %16 = call i32 @pthread_tryjoin_np(i64 noundef %15, ptr noundef %4) #6, !dbg !79
  store i32 %16, ptr %5, align 4, !dbg !80
  br label %17, !dbg !81

17:                                               ; preds = %14
  %18 = load i32, ptr %5, align 4, !dbg !82
  %19 = icmp eq i32 %18, 16, !dbg !83
  br i1 %19, label %14, label %20, !dbg !81, !llvm.loop !84

20:                                               ; preds = %17
  %21 = load i32, ptr %5, align 4, !dbg !87
  %22 = icmp eq i32 %21, 0, !dbg !87
  br i1 %22, label %23, label %27, !dbg !87

23:                                               ; preds = %20
  %24 = load ptr, ptr %4, align 8, !dbg !87
  %25 = icmp eq ptr %24, @done, !dbg !87
  br i1 %25, label %26, label %27, !dbg !90

26:                                               ; preds = %23
  br label %28, !dbg !90

27:                                               ; preds = %23, %20
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !87
  unreachable, !dbg !87

28:                                               ; preds = %26
  %29 = load i32, ptr @done, align 4, !dbg !91
  %30 = icmp eq i32 %29, 1, !dbg !91
  br i1 %30, label %31, label %32, !dbg !94

31:                                               ; preds = %28
  br label %33, !dbg !94

32:                                               ; preds = %28
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 56, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !91
  unreachable, !dbg !91

33:                                               ; preds = %31
  ret i32 0, !dbg !95
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @destroy(ptr noundef %0) #0 !dbg !96 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !99, metadata !DIExpression()), !dbg !100
  %3 = load ptr, ptr %2, align 8, !dbg !101
  store i32 2, ptr %3, align 4, !dbg !102
  ret void, !dbg !103
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !104 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !107, metadata !DIExpression()), !dbg !108
  store i32 1, ptr @done, align 4, !dbg !109
  %3 = load ptr, ptr %2, align 8, !dbg !110
  ret ptr %3, !dbg !111
}

declare i32 @pthread_clockjoin_np(i64 noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nounwind
declare i32 @pthread_tryjoin_np(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 18, type: !38, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/tryjoin.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !26, !31, !0, !36}
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
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 240, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 30)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 56, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 80, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 10)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 19, type: !7, isLocal: true, isDefinition: true)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !39, line: 49, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!41 = !{i32 7, !"Dwarf Version", i32 5}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"PIE Level", i32 2}
!46 = !{i32 7, !"uwtable", i32 2}
!47 = !{i32 7, !"frame-pointer", i32 2}
!48 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !49, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !51)
!49 = !DISubroutineType(types: !50)
!50 = !{!7}
!51 = !{}
!52 = !DILocalVariable(name: "thread", scope: !48, file: !3, line: 34, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !54)
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 34, column: 12, scope: !48)
!56 = !DILocalVariable(name: "time", scope: !48, file: !3, line: 35, type: !57)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !58, line: 11, size: 128, elements: !59)
!58 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!59 = !{!60, !64}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !57, file: !58, line: 16, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !62, line: 160, baseType: !63)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!63 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !57, file: !58, line: 21, baseType: !65, size: 64, offset: 64)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !62, line: 197, baseType: !63)
!66 = !DILocation(line: 35, column: 18, scope: !48)
!67 = !DILocalVariable(name: "result", scope: !48, file: !3, line: 36, type: !5)
!68 = !DILocation(line: 36, column: 8, scope: !48)
!69 = !DILocalVariable(name: "error", scope: !48, file: !3, line: 37, type: !7)
!70 = !DILocation(line: 37, column: 6, scope: !48)
!71 = !DILocation(line: 39, column: 2, scope: !48)
!72 = !DILocation(line: 40, column: 2, scope: !48)
!73 = !DILocation(line: 41, column: 2, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 41, column: 2)
!75 = distinct !DILexicalBlock(scope: !48, file: !3, line: 41, column: 2)
!76 = !DILocation(line: 41, column: 2, scope: !75)
!77 = !DILocation(line: 48, column: 2, scope: !48)
!78 = !DILocation(line: 49, column: 30, scope: !48)
!79 = !DILocation(line: 49, column: 11, scope: !48)
!80 = !DILocation(line: 49, column: 9, scope: !48)
!81 = !DILocation(line: 49, column: 3, scope: !48)
!82 = !DILocation(line: 50, column: 9, scope: !48)
!83 = !DILocation(line: 50, column: 15, scope: !48)
!84 = distinct !{!84, !77, !85, !86}
!85 = !DILocation(line: 50, column: 23, scope: !48)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 52, column: 2, scope: !88)
!88 = distinct !DILexicalBlock(scope: !89, file: !3, line: 52, column: 2)
!89 = distinct !DILexicalBlock(scope: !48, file: !3, line: 52, column: 2)
!90 = !DILocation(line: 52, column: 2, scope: !89)
!91 = !DILocation(line: 56, column: 2, scope: !92)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 56, column: 2)
!93 = distinct !DILexicalBlock(scope: !48, file: !3, line: 56, column: 2)
!94 = !DILocation(line: 56, column: 2, scope: !93)
!95 = !DILocation(line: 61, column: 2, scope: !48)
!96 = distinct !DISubprogram(name: "destroy", scope: !3, file: !3, line: 21, type: !97, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!97 = !DISubroutineType(types: !98)
!98 = !{null, !5}
!99 = !DILocalVariable(name: "value", arg: 1, scope: !96, file: !3, line: 21, type: !5)
!100 = !DILocation(line: 21, column: 27, scope: !96)
!101 = !DILocation(line: 21, column: 44, scope: !96)
!102 = !DILocation(line: 21, column: 50, scope: !96)
!103 = !DILocation(line: 21, column: 55, scope: !96)
!104 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 23, type: !105, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !51)
!105 = !DISubroutineType(types: !106)
!106 = !{!5, !5}
!107 = !DILocalVariable(name: "arg", arg: 1, scope: !104, file: !3, line: 23, type: !5)
!108 = !DILocation(line: 23, column: 24, scope: !104)
!109 = !DILocation(line: 28, column: 7, scope: !104)
!110 = !DILocation(line: 29, column: 9, scope: !104)
!111 = !DILocation(line: 29, column: 2, scope: !104)
