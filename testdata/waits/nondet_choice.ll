; ModuleID = 'waits/nondet_choice.c'
source_filename = "waits/nondet_choice.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global i32 0, align 4, !dbg !0
@chosen = internal global i32 0, align 4, !dbg !22
@.str = private unnamed_addr constant [15 x i8] c"seen <= chosen\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [22 x i8] c"waits/nondet_choice.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@x = internal global i32 0, align 4, !dbg !25

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @chooser, ptr noundef null) #5, !dbg !48
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !49
  %6 = load i64, ptr %2, align 8, !dbg !50
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !51
  %8 = load i64, ptr %3, align 8, !dbg !52
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !53
  %10 = load i32, ptr @seen, align 4, !dbg !54
  %11 = load i32, ptr @chosen, align 4, !dbg !54
  %12 = icmp sle i32 %10, %11, !dbg !54
  br i1 %12, label %13, label %14, !dbg !57

13:                                               ; preds = %0
  br label %15, !dbg !57

14:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !54
  unreachable, !dbg !54

15:                                               ; preds = %13
  ret i32 0, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @chooser(ptr noundef %0) #0 !dbg !59 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  %4 = load ptr, ptr %2, align 8, !dbg !64
  %5 = call zeroext i1 @__VERIFIER_nondet_bool(), !dbg !65
  br i1 %5, label %6, label %8, !dbg !67

6:                                                ; preds = %1
  store i32 1, ptr @chosen, align 4, !dbg !68
  store i32 1, ptr %3, align 4, !dbg !70
  %7 = load i32, ptr %3, align 4, !dbg !70
  store atomic i32 %7, ptr @x seq_cst, align 4, !dbg !70
  br label %8, !dbg !71

8:                                                ; preds = %6, %1
  ret ptr null, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  %4 = load ptr, ptr %2, align 8, !dbg !76
  %5 = load atomic i32, ptr @x seq_cst, align 4, !dbg !77
  store i32 %5, ptr %3, align 4, !dbg !77
  %6 = load i32, ptr %3, align 4, !dbg !77
  store i32 %6, ptr @seen, align 4, !dbg !78
  ret ptr null, !dbg !79
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

declare zeroext i1 @__VERIFIER_nondet_bool() #3

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
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 17, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/nondet_choice.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !22, !0, !25}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 15)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 176, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 22)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !11)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 17, type: !24, isLocal: true, isDefinition: true)
!24 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 16, type: !27, isLocal: true, isDefinition: true)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 96, baseType: !29)
!28 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !24)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !38, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!38 = !DISubroutineType(types: !39)
!39 = !{!24}
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 38, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 38, column: 12, scope: !37)
!46 = !DILocalVariable(name: "u", scope: !37, file: !3, line: 38, type: !42)
!47 = !DILocation(line: 38, column: 15, scope: !37)
!48 = !DILocation(line: 40, column: 2, scope: !37)
!49 = !DILocation(line: 41, column: 2, scope: !37)
!50 = !DILocation(line: 42, column: 15, scope: !37)
!51 = !DILocation(line: 42, column: 2, scope: !37)
!52 = !DILocation(line: 43, column: 15, scope: !37)
!53 = !DILocation(line: 43, column: 2, scope: !37)
!54 = !DILocation(line: 44, column: 2, scope: !55)
!55 = distinct !DILexicalBlock(scope: !56, file: !3, line: 44, column: 2)
!56 = distinct !DILexicalBlock(scope: !37, file: !3, line: 44, column: 2)
!57 = !DILocation(line: 44, column: 2, scope: !56)
!58 = !DILocation(line: 45, column: 2, scope: !37)
!59 = distinct !DISubprogram(name: "chooser", scope: !3, file: !3, line: 19, type: !60, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!60 = !DISubroutineType(types: !61)
!61 = !{!5, !5}
!62 = !DILocalVariable(name: "arg", arg: 1, scope: !59, file: !3, line: 19, type: !5)
!63 = !DILocation(line: 19, column: 28, scope: !59)
!64 = !DILocation(line: 21, column: 8, scope: !59)
!65 = !DILocation(line: 22, column: 6, scope: !66)
!66 = distinct !DILexicalBlock(scope: !59, file: !3, line: 22, column: 6)
!67 = !DILocation(line: 22, column: 6, scope: !59)
!68 = !DILocation(line: 23, column: 10, scope: !69)
!69 = distinct !DILexicalBlock(scope: !66, file: !3, line: 22, column: 32)
!70 = !DILocation(line: 24, column: 3, scope: !69)
!71 = !DILocation(line: 25, column: 2, scope: !69)
!72 = !DILocation(line: 26, column: 2, scope: !59)
!73 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 29, type: !60, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 29, type: !5)
!75 = !DILocation(line: 29, column: 27, scope: !73)
!76 = !DILocation(line: 31, column: 8, scope: !73)
!77 = !DILocation(line: 32, column: 9, scope: !73)
!78 = !DILocation(line: 32, column: 7, scope: !73)
!79 = !DILocation(line: 33, column: 2, scope: !73)
