; ModuleID = 'structures/double_width.c'
source_filename = "structures/double_width.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@counter = internal global i128 0, align 16, !dbg !0
@.str = private unnamed_addr constant [45 x i8] c"(uint64_t)counter == 2 && counter >> 64 == 2\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [26 x i8] c"structures/double_width.c\00", align 1, !dbg !19
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !24
@.str.2 = private unnamed_addr constant [45 x i8] c"(uint64_t)before == (uint64_t)(before >> 64)\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.count = private unnamed_addr constant [20 x i8] c"void *count(void *)\00", align 1, !dbg !32

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !52
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @count, ptr noundef null) #5, !dbg !53
  %4 = call ptr @count(ptr noundef null), !dbg !54
  %5 = load i64, ptr %2, align 8, !dbg !55
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !56
  %7 = load i128, ptr @counter, align 16, !dbg !57
  %8 = trunc i128 %7 to i64, !dbg !57
  %9 = icmp eq i64 %8, 2, !dbg !57
  br i1 %9, label %10, label %15, !dbg !57

10:                                               ; preds = %0
  %11 = load i128, ptr @counter, align 16, !dbg !57
  %12 = lshr i128 %11, 64, !dbg !57
  %13 = icmp eq i128 %12, 2, !dbg !57
  br i1 %13, label %14, label %15, !dbg !60

14:                                               ; preds = %10
  br label %16, !dbg !60

15:                                               ; preds = %10, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 58, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !57
  unreachable, !dbg !57

16:                                               ; preds = %14
  ret i32 0, !dbg !61
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @count(ptr noundef %0) #0 !dbg !62 {
  %2 = alloca ptr, align 8
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = alloca i128, align 16
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !66, metadata !DIExpression()), !dbg !67
  call void @llvm.dbg.declare(metadata ptr %3, metadata !68, metadata !DIExpression()), !dbg !70
  store i128 18446744073709551617, ptr %3, align 16, !dbg !70
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !72
  store i128 18446744073709551617, ptr %5, align 16, !dbg !73
  %7 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0, !dbg !73
  %8 = load i64, ptr %7, align 16, !dbg !73
  %9 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1, !dbg !73
  %10 = load i64, ptr %9, align 8, !dbg !73
  %11 = call { i64, i64 } @__atomic_fetch_add_16(ptr noundef @counter, i64 noundef %8, i64 noundef %10, i32 noundef 4), !dbg !73
  %12 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0, !dbg !73
  %13 = extractvalue { i64, i64 } %11, 0, !dbg !73
  store i64 %13, ptr %12, align 16, !dbg !73
  %14 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1, !dbg !73
  %15 = extractvalue { i64, i64 } %11, 1, !dbg !73
  store i64 %15, ptr %14, align 8, !dbg !73
  %16 = load i128, ptr %6, align 16, !dbg !73
  store i128 %16, ptr %4, align 16, !dbg !72
  %17 = load i128, ptr %4, align 16, !dbg !74
  %18 = trunc i128 %17 to i64, !dbg !74
  %19 = load i128, ptr %4, align 16, !dbg !74
  %20 = lshr i128 %19, 64, !dbg !74
  %21 = trunc i128 %20 to i64, !dbg !74
  %22 = icmp eq i64 %18, %21, !dbg !74
  br i1 %22, label %23, label %24, !dbg !77

23:                                               ; preds = %1
  br label %25, !dbg !77

24:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.count) #6, !dbg !74
  unreachable, !dbg !74

25:                                               ; preds = %23
  %26 = load ptr, ptr %2, align 8, !dbg !78
  ret ptr %26, !dbg !79
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare { i64, i64 } @__atomic_fetch_add_16(ptr noundef, i64 noundef, i64 noundef, i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 13, type: !10, isLocal: true, isDefinition: true, align: 128)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "structures/double_width.c", directory: ".")
!4 = !{!5, !10}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !6, line: 27, baseType: !7)
!6 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !8, line: 45, baseType: !9)
!8 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "pair", file: !3, line: 11, baseType: !11)
!11 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!12 = !{!13, !19, !24, !0, !30, !32}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 360, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 45)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 208, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 26)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 58, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 120, elements: !28)
!27 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!28 = !{!29}
!29 = !DISubrange(count: 15)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !15, isLocal: true, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 160, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 20)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !45, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!45 = !DISubroutineType(types: !46)
!46 = !{!47}
!47 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!48 = !{}
!49 = !DILocalVariable(name: "other", scope: !44, file: !3, line: 54, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !51, line: 27, baseType: !9)
!51 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!52 = !DILocation(line: 54, column: 12, scope: !44)
!53 = !DILocation(line: 55, column: 2, scope: !44)
!54 = !DILocation(line: 56, column: 2, scope: !44)
!55 = !DILocation(line: 57, column: 15, scope: !44)
!56 = !DILocation(line: 57, column: 2, scope: !44)
!57 = !DILocation(line: 58, column: 2, scope: !58)
!58 = distinct !DILexicalBlock(scope: !59, file: !3, line: 58, column: 2)
!59 = distinct !DILexicalBlock(scope: !44, file: !3, line: 58, column: 2)
!60 = !DILocation(line: 58, column: 2, scope: !59)
!61 = !DILocation(line: 59, column: 2, scope: !44)
!62 = distinct !DISubprogram(name: "count", scope: !3, file: !3, line: 22, type: !63, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!63 = !DISubroutineType(types: !64)
!64 = !{!65, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!66 = !DILocalVariable(name: "arg", arg: 1, scope: !62, file: !3, line: 22, type: !65)
!67 = !DILocation(line: 22, column: 26, scope: !62)
!68 = !DILocalVariable(name: "both", scope: !62, file: !3, line: 24, type: !69)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!70 = !DILocation(line: 24, column: 13, scope: !62)
!71 = !DILocalVariable(name: "before", scope: !62, file: !3, line: 26, type: !10)
!72 = !DILocation(line: 26, column: 7, scope: !62)
!73 = !DILocation(line: 26, column: 16, scope: !62)
!74 = !DILocation(line: 27, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 27, column: 2)
!76 = distinct !DILexicalBlock(scope: !62, file: !3, line: 27, column: 2)
!77 = !DILocation(line: 27, column: 2, scope: !76)
!78 = !DILocation(line: 49, column: 9, scope: !62)
!79 = !DILocation(line: 49, column: 2, scope: !62)
