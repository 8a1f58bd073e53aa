; ModuleID = 'threads/local_main.c'
source_filename = "threads/local_main.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@creator = internal global i64 0, align 8, !dbg !0
@own = internal thread_local global i32 1, align 4, !dbg !16
@where = internal global ptr null, align 8, !dbg !7
@other = internal global i64 0, align 8, !dbg !11
@.str = private unnamed_addr constant [29 x i8] c"*where == 2 || where == &own\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [21 x i8] c"threads/local_main.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.look = private unnamed_addr constant [19 x i8] c"void *look(void *)\00", align 1, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !47
  %3 = call i64 @pthread_self() #7, !dbg !48
  store i64 %3, ptr @creator, align 8, !dbg !49
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !50
  store i32 2, ptr %4, align 4, !dbg !51
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !52
  store ptr %5, ptr @where, align 8, !dbg !53
  %6 = call i32 @pthread_create(ptr noundef @other, ptr noundef null, ptr noundef @publish, ptr noundef null) #8, !dbg !54
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @look, ptr noundef null) #8, !dbg !55
  call void @pthread_exit(ptr noundef null) #9, !dbg !56
  unreachable, !dbg !56
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %0) #0 !dbg !57 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !61
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !62
  store ptr %3, ptr @where, align 8, !dbg !63
  %4 = load ptr, ptr %2, align 8, !dbg !64
  call void @pthread_exit(ptr noundef %4) #9, !dbg !65
  unreachable, !dbg !65
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !68
  %3 = load i64, ptr @creator, align 8, !dbg !69
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !70
  %5 = load i64, ptr @other, align 8, !dbg !71
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !72
  %7 = load ptr, ptr @where, align 8, !dbg !73
  %8 = load i32, ptr %7, align 4, !dbg !73
  %9 = icmp eq i32 %8, 2, !dbg !73
  br i1 %9, label %14, label %10, !dbg !73

10:                                               ; preds = %1
  %11 = load ptr, ptr @where, align 8, !dbg !73
  %12 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !73
  %13 = icmp eq ptr %11, %12, !dbg !73
  br i1 %13, label %14, label %15, !dbg !76

14:                                               ; preds = %10, %1
  br label %16, !dbg !76

15:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 28, ptr noundef @__PRETTY_FUNCTION__.look) #10, !dbg !73
  unreachable, !dbg !73

16:                                               ; preds = %14
  call void @exit(i32 noundef 0) #10, !dbg !77
  unreachable, !dbg !77
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #4

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #6

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!35, !36, !37, !38, !39, !40, !41}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "creator", scope: !2, file: !3, line: 14, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_main.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0, !11, !16, !18, !24, !29}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 14, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!15 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 12, type: !10, isLocal: true, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 232, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 29)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 21)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 152, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!33 = !{!34}
!34 = !DISubrange(count: 19)
!35 = !{i32 7, !"Dwarf Version", i32 5}
!36 = !{i32 2, !"Debug Info Version", i32 3}
!37 = !{i32 1, !"wchar_size", i32 4}
!38 = !{i32 8, !"PIC Level", i32 2}
!39 = !{i32 7, !"PIE Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !43, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !45)
!43 = !DISubroutineType(types: !44)
!44 = !{!10}
!45 = !{}
!46 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 35, type: !13)
!47 = !DILocation(line: 35, column: 12, scope: !42)
!48 = !DILocation(line: 37, column: 12, scope: !42)
!49 = !DILocation(line: 37, column: 10, scope: !42)
!50 = !DILocation(line: 38, column: 2, scope: !42)
!51 = !DILocation(line: 38, column: 6, scope: !42)
!52 = !DILocation(line: 39, column: 11, scope: !42)
!53 = !DILocation(line: 39, column: 8, scope: !42)
!54 = !DILocation(line: 41, column: 2, scope: !42)
!55 = !DILocation(line: 45, column: 2, scope: !42)
!56 = !DILocation(line: 46, column: 2, scope: !42)
!57 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 16, type: !58, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!58 = !DISubroutineType(types: !59)
!59 = !{!5, !5}
!60 = !DILocalVariable(name: "arg", arg: 1, scope: !57, file: !3, line: 16, type: !5)
!61 = !DILocation(line: 16, column: 28, scope: !57)
!62 = !DILocation(line: 18, column: 11, scope: !57)
!63 = !DILocation(line: 18, column: 8, scope: !57)
!64 = !DILocation(line: 19, column: 15, scope: !57)
!65 = !DILocation(line: 19, column: 2, scope: !57)
!66 = distinct !DISubprogram(name: "look", scope: !3, file: !3, line: 22, type: !58, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !45)
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 22, type: !5)
!68 = !DILocation(line: 22, column: 25, scope: !66)
!69 = !DILocation(line: 24, column: 15, scope: !66)
!70 = !DILocation(line: 24, column: 2, scope: !66)
!71 = !DILocation(line: 26, column: 15, scope: !66)
!72 = !DILocation(line: 26, column: 2, scope: !66)
!73 = !DILocation(line: 28, column: 2, scope: !74)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 28, column: 2)
!75 = distinct !DILexicalBlock(scope: !66, file: !3, line: 28, column: 2)
!76 = !DILocation(line: 28, column: 2, scope: !75)
!77 = !DILocation(line: 29, column: 2, scope: !66)
