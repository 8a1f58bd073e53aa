; ModuleID = 'join_results.c'
source_filename = "join_results.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@y = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"!z || seen\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [15 x i8] c"join_results.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !16
@x = internal global i32 0, align 4, !dbg !20

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !33 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %4, metadata !44, metadata !DIExpression()), !dbg !46
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !47
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @looker, ptr noundef @y) #5, !dbg !48
  %8 = load i64, ptr %2, align 8, !dbg !49
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %5, metadata !51, metadata !DIExpression()), !dbg !52
  %10 = load atomic i32, ptr @y seq_cst, align 4, !dbg !53
  store i32 %10, ptr %5, align 4, !dbg !52
  %11 = load i64, ptr %3, align 8, !dbg !54
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef %4), !dbg !55
  %13 = load i32, ptr %5, align 4, !dbg !56
  %14 = icmp ne i32 %13, 0, !dbg !56
  br i1 %14, label %15, label %18, !dbg !56

15:                                               ; preds = %0
  %16 = load ptr, ptr %4, align 8, !dbg !56
  %17 = icmp ne ptr %16, null, !dbg !56
  br i1 %17, label %18, label %19, !dbg !59

18:                                               ; preds = %15, %0
  br label %20, !dbg !59

19:                                               ; preds = %15
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 29, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !56
  unreachable, !dbg !56

20:                                               ; preds = %18
  ret i32 0, !dbg !60
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !64, metadata !DIExpression()), !dbg !65
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !66
  br label %3, !dbg !67

3:                                                ; preds = %7, %1
  %4 = load atomic i32, ptr @y seq_cst, align 4, !dbg !68
  %5 = icmp ne i32 %4, 0, !dbg !69
  %6 = xor i1 %5, true, !dbg !69
  br i1 %6, label %7, label %8, !dbg !67

7:                                                ; preds = %3
  br label %3, !dbg !67, !llvm.loop !70

8:                                                ; preds = %3
  %9 = load ptr, ptr %2, align 8, !dbg !73
  ret ptr %9, !dbg !74
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @looker(ptr noundef %0) #0 !dbg !75 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !77
  %3 = load atomic i32, ptr @x seq_cst, align 4, !dbg !78
  %4 = icmp ne i32 %3, 0, !dbg !78
  br i1 %4, label %5, label %7, !dbg !78

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !79
  br label %8, !dbg !78

7:                                                ; preds = %1
  br label %8, !dbg !78

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ null, %7 ], !dbg !78
  store ptr %9, ptr %2, align 8, !dbg !80
  store atomic i32 1, ptr @y seq_cst, align 4, !dbg !81
  %10 = load ptr, ptr %2, align 8, !dbg !82
  ret ptr %10, !dbg !83
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
!llvm.module.flags = !{!26, !27, !28, !29, !30, !31, !32}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "join_results.c", directory: ".")
!4 = !{!5, !11, !16, !0, !20}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 88, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 11)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 120, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 15)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 120, elements: !14)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !22, isLocal: true, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !23, line: 96, baseType: !24)
!23 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!24 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !25)
!25 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!26 = !{i32 7, !"Dwarf Version", i32 5}
!27 = !{i32 2, !"Debug Info Version", i32 3}
!28 = !{i32 1, !"wchar_size", i32 4}
!29 = !{i32 8, !"PIC Level", i32 2}
!30 = !{i32 7, !"PIE Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !34, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!34 = !DISubroutineType(types: !35)
!35 = !{!25}
!36 = !{}
!37 = !DILocalVariable(name: "h1", scope: !33, file: !3, line: 22, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 22, column: 12, scope: !33)
!42 = !DILocalVariable(name: "h2", scope: !33, file: !3, line: 22, type: !38)
!43 = !DILocation(line: 22, column: 16, scope: !33)
!44 = !DILocalVariable(name: "seen", scope: !33, file: !3, line: 23, type: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!46 = !DILocation(line: 23, column: 8, scope: !33)
!47 = !DILocation(line: 24, column: 2, scope: !33)
!48 = !DILocation(line: 25, column: 2, scope: !33)
!49 = !DILocation(line: 26, column: 15, scope: !33)
!50 = !DILocation(line: 26, column: 2, scope: !33)
!51 = !DILocalVariable(name: "z", scope: !33, file: !3, line: 27, type: !25)
!52 = !DILocation(line: 27, column: 6, scope: !33)
!53 = !DILocation(line: 27, column: 10, scope: !33)
!54 = !DILocation(line: 28, column: 15, scope: !33)
!55 = !DILocation(line: 28, column: 2, scope: !33)
!56 = !DILocation(line: 29, column: 2, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 29, column: 2)
!58 = distinct !DILexicalBlock(scope: !33, file: !3, line: 29, column: 2)
!59 = !DILocation(line: 29, column: 2, scope: !58)
!60 = !DILocation(line: 30, column: 2, scope: !33)
!61 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 7, type: !62, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!62 = !DISubroutineType(types: !63)
!63 = !{!45, !45}
!64 = !DILocalVariable(name: "arg", arg: 1, scope: !61, file: !3, line: 7, type: !45)
!65 = !DILocation(line: 7, column: 27, scope: !61)
!66 = !DILocation(line: 9, column: 4, scope: !61)
!67 = !DILocation(line: 10, column: 2, scope: !61)
!68 = !DILocation(line: 10, column: 10, scope: !61)
!69 = !DILocation(line: 10, column: 9, scope: !61)
!70 = distinct !{!70, !67, !71, !72}
!71 = !DILocation(line: 11, column: 3, scope: !61)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 12, column: 9, scope: !61)
!74 = !DILocation(line: 12, column: 2, scope: !61)
!75 = distinct !DISubprogram(name: "looker", scope: !3, file: !3, line: 14, type: !62, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!76 = !DILocalVariable(name: "arg", arg: 1, scope: !75, file: !3, line: 14, type: !45)
!77 = !DILocation(line: 14, column: 27, scope: !75)
!78 = !DILocation(line: 16, column: 8, scope: !75)
!79 = !DILocation(line: 16, column: 12, scope: !75)
!80 = !DILocation(line: 16, column: 6, scope: !75)
!81 = !DILocation(line: 17, column: 4, scope: !75)
!82 = !DILocation(line: 18, column: 9, scope: !75)
!83 = !DILocation(line: 18, column: 2, scope: !75)
