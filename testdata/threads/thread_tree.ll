; ModuleID = 'threads/thread_tree.c'
source_filename = "threads/thread_tree.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@leaves = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [35 x i8] c"atomic_load(&leaves) == 1 << DEPTH\00", align 1, !dbg !10
@.str.1 = private unnamed_addr constant [22 x i8] c"threads/thread_tree.c\00", align 1, !dbg !16
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !21

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !46
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @grow, ptr noundef inttoptr (i64 2 to ptr)) #5, !dbg !47
  %5 = load i64, ptr %2, align 8, !dbg !48
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !49
  %7 = load atomic i32, ptr @leaves seq_cst, align 4, !dbg !50
  store i32 %7, ptr %3, align 4, !dbg !50
  %8 = load i32, ptr %3, align 4, !dbg !50
  %9 = icmp eq i32 %8, 4, !dbg !50
  br i1 %9, label %10, label %11, !dbg !53

10:                                               ; preds = %0
  br label %12, !dbg !53

11:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 39, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !50
  unreachable, !dbg !50

12:                                               ; preds = %10
  ret i32 0, !dbg !54
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @grow(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %4, metadata !60, metadata !DIExpression()), !dbg !61
  %9 = load ptr, ptr %3, align 8, !dbg !62
  %10 = ptrtoint ptr %9 to i64, !dbg !63
  store i64 %10, ptr %4, align 8, !dbg !61
  %11 = load i64, ptr %4, align 8, !dbg !64
  %12 = icmp eq i64 %11, 0, !dbg !66
  br i1 %12, label %13, label %17, !dbg !67

13:                                               ; preds = %1
  store i32 1, ptr %5, align 4, !dbg !68
  %14 = load i32, ptr %5, align 4, !dbg !68
  %15 = atomicrmw add ptr @leaves, i32 %14 seq_cst, align 4, !dbg !68
  store i32 %15, ptr %6, align 4, !dbg !68
  %16 = load i32, ptr %6, align 4, !dbg !68
  store ptr null, ptr %2, align 8, !dbg !70
  br label %30, !dbg !70

17:                                               ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %7, metadata !71, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %8, metadata !73, metadata !DIExpression()), !dbg !74
  %18 = load i64, ptr %4, align 8, !dbg !75
  %19 = sub nsw i64 %18, 1, !dbg !76
  %20 = inttoptr i64 %19 to ptr, !dbg !77
  %21 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @grow, ptr noundef %20) #5, !dbg !78
  %22 = load i64, ptr %4, align 8, !dbg !79
  %23 = sub nsw i64 %22, 1, !dbg !80
  %24 = inttoptr i64 %23 to ptr, !dbg !81
  %25 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @grow, ptr noundef %24) #5, !dbg !82
  %26 = load i64, ptr %7, align 8, !dbg !83
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !84
  %28 = load i64, ptr %8, align 8, !dbg !85
  %29 = call i32 @pthread_join(i64 noundef %28, ptr noundef null), !dbg !86
  store ptr null, ptr %2, align 8, !dbg !87
  br label %30, !dbg !87

30:                                               ; preds = %17, %13
  %31 = load ptr, ptr %2, align 8, !dbg !88
  ret ptr %31, !dbg !88
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
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "leaves", scope: !2, file: !3, line: 15, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !9, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/thread_tree.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{!10, !16, !21, !0}
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !12, isLocal: true, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 280, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 35)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 176, elements: !19)
!19 = !{!20}
!20 = !DISubrange(count: 22)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 120, elements: !25)
!24 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!25 = !{!26}
!26 = !DISubrange(count: 15)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !28, line: 96, baseType: !29)
!28 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!29 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !30)
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !39, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!30}
!41 = !{}
!42 = !DILocalVariable(name: "root", scope: !38, file: !3, line: 35, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 35, column: 12, scope: !38)
!47 = !DILocation(line: 37, column: 2, scope: !38)
!48 = !DILocation(line: 38, column: 15, scope: !38)
!49 = !DILocation(line: 38, column: 2, scope: !38)
!50 = !DILocation(line: 39, column: 2, scope: !51)
!51 = distinct !DILexicalBlock(scope: !52, file: !3, line: 39, column: 2)
!52 = distinct !DILexicalBlock(scope: !38, file: !3, line: 39, column: 2)
!53 = !DILocation(line: 39, column: 2, scope: !52)
!54 = !DILocation(line: 40, column: 2, scope: !38)
!55 = distinct !DISubprogram(name: "grow", scope: !3, file: !3, line: 17, type: !56, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!56 = !DISubroutineType(types: !57)
!57 = !{!5, !5}
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 17, type: !5)
!59 = !DILocation(line: 17, column: 25, scope: !55)
!60 = !DILocalVariable(name: "depth", scope: !55, file: !3, line: 19, type: !6)
!61 = !DILocation(line: 19, column: 11, scope: !55)
!62 = !DILocation(line: 19, column: 29, scope: !55)
!63 = !DILocation(line: 19, column: 19, scope: !55)
!64 = !DILocation(line: 21, column: 6, scope: !65)
!65 = distinct !DILexicalBlock(scope: !55, file: !3, line: 21, column: 6)
!66 = !DILocation(line: 21, column: 12, scope: !65)
!67 = !DILocation(line: 21, column: 6, scope: !55)
!68 = !DILocation(line: 22, column: 3, scope: !69)
!69 = distinct !DILexicalBlock(scope: !65, file: !3, line: 21, column: 18)
!70 = !DILocation(line: 23, column: 3, scope: !69)
!71 = !DILocalVariable(name: "left", scope: !55, file: !3, line: 25, type: !43)
!72 = !DILocation(line: 25, column: 12, scope: !55)
!73 = !DILocalVariable(name: "right", scope: !55, file: !3, line: 25, type: !43)
!74 = !DILocation(line: 25, column: 18, scope: !55)
!75 = !DILocation(line: 26, column: 45, scope: !55)
!76 = !DILocation(line: 26, column: 51, scope: !55)
!77 = !DILocation(line: 26, column: 36, scope: !55)
!78 = !DILocation(line: 26, column: 2, scope: !55)
!79 = !DILocation(line: 27, column: 46, scope: !55)
!80 = !DILocation(line: 27, column: 52, scope: !55)
!81 = !DILocation(line: 27, column: 37, scope: !55)
!82 = !DILocation(line: 27, column: 2, scope: !55)
!83 = !DILocation(line: 28, column: 15, scope: !55)
!84 = !DILocation(line: 28, column: 2, scope: !55)
!85 = !DILocation(line: 29, column: 15, scope: !55)
!86 = !DILocation(line: 29, column: 2, scope: !55)
!87 = !DILocation(line: 30, column: 2, scope: !55)
!88 = !DILocation(line: 31, column: 1, scope: !55)
