; ModuleID = 'estimate/inc_n.c'
source_filename = "estimate/inc_n.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global i32 0, align 4, !dbg !0
@second = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [54 x i8] c"atomic_load(&first) == N && atomic_load(&second) == N\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [17 x i8] c"estimate/inc_n.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca [6 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !51
  store i32 0, ptr %3, align 4, !dbg !51
  br label %7, !dbg !52

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !53
  %9 = icmp slt i32 %8, 6, !dbg !55
  br i1 %9, label %10, label %18, !dbg !56

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !57
  %12 = sext i32 %11 to i64, !dbg !58
  %13 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %12, !dbg !58
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @increment, ptr noundef null) #5, !dbg !59
  br label %15, !dbg !59

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !60
  %17 = add nsw i32 %16, 1, !dbg !60
  store i32 %17, ptr %3, align 4, !dbg !60
  br label %7, !dbg !61, !llvm.loop !62

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !65, metadata !DIExpression()), !dbg !67
  store i32 0, ptr %4, align 4, !dbg !67
  br label %19, !dbg !68

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !69
  %21 = icmp slt i32 %20, 6, !dbg !71
  br i1 %21, label %22, label %31, !dbg !72

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !73
  %24 = sext i32 %23 to i64, !dbg !74
  %25 = getelementptr inbounds [6 x i64], ptr %2, i64 0, i64 %24, !dbg !74
  %26 = load i64, ptr %25, align 8, !dbg !74
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !75
  br label %28, !dbg !75

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !76
  %30 = add nsw i32 %29, 1, !dbg !76
  store i32 %30, ptr %4, align 4, !dbg !76
  br label %19, !dbg !77, !llvm.loop !78

31:                                               ; preds = %19
  %32 = load atomic i32, ptr @first seq_cst, align 4, !dbg !80
  store i32 %32, ptr %5, align 4, !dbg !80
  %33 = load i32, ptr %5, align 4, !dbg !80
  %34 = icmp eq i32 %33, 6, !dbg !80
  br i1 %34, label %35, label %40, !dbg !80

35:                                               ; preds = %31
  %36 = load atomic i32, ptr @second seq_cst, align 4, !dbg !80
  store i32 %36, ptr %6, align 4, !dbg !80
  %37 = load i32, ptr %6, align 4, !dbg !80
  %38 = icmp eq i32 %37, 6, !dbg !80
  br i1 %38, label %39, label %40, !dbg !83

39:                                               ; preds = %35
  br label %41, !dbg !83

40:                                               ; preds = %35, %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !80
  unreachable, !dbg !80

41:                                               ; preds = %39
  ret i32 0, !dbg !84
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @increment(ptr noundef %0) #0 !dbg !85 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !89
  %7 = load ptr, ptr %2, align 8, !dbg !90
  store i32 1, ptr %3, align 4, !dbg !91
  %8 = load i32, ptr %3, align 4, !dbg !91
  %9 = atomicrmw add ptr @first, i32 %8 seq_cst, align 4, !dbg !91
  store i32 %9, ptr %4, align 4, !dbg !91
  %10 = load i32, ptr %4, align 4, !dbg !91
  store i32 1, ptr %5, align 4, !dbg !92
  %11 = load i32, ptr %5, align 4, !dbg !92
  %12 = atomicrmw add ptr @second, i32 %11 seq_cst, align 4, !dbg !92
  store i32 %12, ptr %6, align 4, !dbg !92
  %13 = load i32, ptr %6, align 4, !dbg !92
  ret ptr null, !dbg !93
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/inc_n.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 432, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 54)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 136, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 17)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !29)
!29 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !38, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!29}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 27, type: !42)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 384, elements: !46)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 6)
!48 = !DILocation(line: 27, column: 12, scope: !37)
!49 = !DILocalVariable(name: "i", scope: !50, file: !3, line: 29, type: !29)
!50 = distinct !DILexicalBlock(scope: !37, file: !3, line: 29, column: 2)
!51 = !DILocation(line: 29, column: 11, scope: !50)
!52 = !DILocation(line: 29, column: 7, scope: !50)
!53 = !DILocation(line: 29, column: 18, scope: !54)
!54 = distinct !DILexicalBlock(scope: !50, file: !3, line: 29, column: 2)
!55 = !DILocation(line: 29, column: 20, scope: !54)
!56 = !DILocation(line: 29, column: 2, scope: !50)
!57 = !DILocation(line: 30, column: 21, scope: !54)
!58 = !DILocation(line: 30, column: 19, scope: !54)
!59 = !DILocation(line: 30, column: 3, scope: !54)
!60 = !DILocation(line: 29, column: 26, scope: !54)
!61 = !DILocation(line: 29, column: 2, scope: !54)
!62 = distinct !{!62, !56, !63, !64}
!63 = !DILocation(line: 30, column: 46, scope: !50)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocalVariable(name: "i", scope: !66, file: !3, line: 31, type: !29)
!66 = distinct !DILexicalBlock(scope: !37, file: !3, line: 31, column: 2)
!67 = !DILocation(line: 31, column: 11, scope: !66)
!68 = !DILocation(line: 31, column: 7, scope: !66)
!69 = !DILocation(line: 31, column: 18, scope: !70)
!70 = distinct !DILexicalBlock(scope: !66, file: !3, line: 31, column: 2)
!71 = !DILocation(line: 31, column: 20, scope: !70)
!72 = !DILocation(line: 31, column: 2, scope: !66)
!73 = !DILocation(line: 32, column: 18, scope: !70)
!74 = !DILocation(line: 32, column: 16, scope: !70)
!75 = !DILocation(line: 32, column: 3, scope: !70)
!76 = !DILocation(line: 31, column: 26, scope: !70)
!77 = !DILocation(line: 31, column: 2, scope: !70)
!78 = distinct !{!78, !72, !79, !64}
!79 = !DILocation(line: 32, column: 26, scope: !66)
!80 = !DILocation(line: 33, column: 2, scope: !81)
!81 = distinct !DILexicalBlock(scope: !82, file: !3, line: 33, column: 2)
!82 = distinct !DILexicalBlock(scope: !37, file: !3, line: 33, column: 2)
!83 = !DILocation(line: 33, column: 2, scope: !82)
!84 = !DILocation(line: 34, column: 2, scope: !37)
!85 = distinct !DISubprogram(name: "increment", scope: !3, file: !3, line: 17, type: !86, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!86 = !DISubroutineType(types: !87)
!87 = !{!5, !5}
!88 = !DILocalVariable(name: "arg", arg: 1, scope: !85, file: !3, line: 17, type: !5)
!89 = !DILocation(line: 17, column: 30, scope: !85)
!90 = !DILocation(line: 19, column: 8, scope: !85)
!91 = !DILocation(line: 20, column: 2, scope: !85)
!92 = !DILocation(line: 21, column: 2, scope: !85)
!93 = !DILocation(line: 22, column: 2, scope: !85)
