; ModuleID = 'lives.c'
source_filename = "lives.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@seen = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !24
@y = internal global i32 0, align 4, !dbg !27
@.str = private unnamed_addr constant [15 x i8] c"theirs || ours\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [8 x i8] c"lives.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@published = internal global ptr null, align 8, !dbg !29

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !38 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !48
  %6 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !49
  store ptr %6, ptr %3, align 8, !dbg !48
  call void @llvm.dbg.declare(metadata ptr %4, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %5, metadata !52, metadata !DIExpression()), !dbg !53
  %7 = load ptr, ptr %3, align 8, !dbg !54
  %8 = icmp ne ptr %7, null, !dbg !54
  br i1 %8, label %10, label %9, !dbg !56

9:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !57
  br label %29, !dbg !57

10:                                               ; preds = %0
  %11 = load ptr, ptr %3, align 8, !dbg !58
  store i32 5, ptr %11, align 4, !dbg !59
  call void @publish(i32 noundef 7), !dbg !60
  %12 = load volatile i32, ptr @seen, align 4, !dbg !61
  %13 = add nsw i32 %12, 1, !dbg !61
  store volatile i32 %13, ptr @seen, align 4, !dbg !61
  call void @publish(i32 noundef 0), !dbg !62
  %14 = load ptr, ptr %3, align 8, !dbg !63
  call void @free(ptr noundef %14) #7, !dbg !64
  %15 = load volatile i32, ptr @seen, align 4, !dbg !65
  %16 = add nsw i32 %15, 1, !dbg !65
  store volatile i32 %16, ptr @seen, align 4, !dbg !65
  %17 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @other, ptr noundef %4) #7, !dbg !66
  store volatile i32 1, ptr @x, align 4, !dbg !67
  %18 = load volatile i32, ptr @y, align 4, !dbg !68
  store i32 %18, ptr %5, align 4, !dbg !69
  %19 = load i64, ptr %2, align 8, !dbg !70
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !71
  %21 = load i32, ptr %4, align 4, !dbg !72
  %22 = icmp ne i32 %21, 0, !dbg !72
  br i1 %22, label %26, label %23, !dbg !72

23:                                               ; preds = %10
  %24 = load i32, ptr %5, align 4, !dbg !72
  %25 = icmp ne i32 %24, 0, !dbg !72
  br i1 %25, label %26, label %27, !dbg !75

26:                                               ; preds = %23, %10
  br label %28, !dbg !75

27:                                               ; preds = %23
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #8, !dbg !72
  unreachable, !dbg !72

28:                                               ; preds = %26
  store i32 0, ptr %1, align 4, !dbg !76
  br label %29, !dbg !76

29:                                               ; preds = %28, %9
  %30 = load i32, ptr %1, align 4, !dbg !77
  ret i32 %30, !dbg !77
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @publish(i32 noundef %0) #0 !dbg !78 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !81, metadata !DIExpression()), !dbg !82
  call void @llvm.dbg.declare(metadata ptr %3, metadata !83, metadata !DIExpression()), !dbg !84
  store ptr %3, ptr @published, align 8, !dbg !85
  %4 = load i32, ptr %2, align 4, !dbg !86
  %5 = icmp ne i32 %4, 0, !dbg !86
  br i1 %5, label %6, label %8, !dbg !88

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !89
  store i32 %7, ptr %3, align 4, !dbg !90
  br label %8, !dbg !91

8:                                                ; preds = %6, %1
  %9 = load volatile i32, ptr @seen, align 4, !dbg !92
  %10 = add nsw i32 %9, 1, !dbg !92
  store volatile i32 %10, ptr @seen, align 4, !dbg !92
  ret void, !dbg !93
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @other(ptr noundef %0) #0 !dbg !94 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !98
  store volatile i32 1, ptr @y, align 4, !dbg !99
  %3 = load volatile i32, ptr @x, align 4, !dbg !100
  %4 = load ptr, ptr %2, align 8, !dbg !101
  store i32 %3, ptr %4, align 4, !dbg !102
  ret ptr null, !dbg !103
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!31, !32, !33, !34, !35, !36, !37}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 9, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lives.c", directory: ".", checksumkind: CSK_MD5, checksum: "a593ff73108b2045bdca1e4a69397ef6")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!8 = !{!9, !15, !20, !24, !27, !0, !29}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 120, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 15)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 8)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !13)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !26, isLocal: true, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "published", scope: !2, file: !3, line: 8, type: !5, isLocal: true, isDefinition: true)
!31 = !{i32 7, !"Dwarf Version", i32 5}
!32 = !{i32 2, !"Debug Info Version", i32 3}
!33 = !{i32 1, !"wchar_size", i32 4}
!34 = !{i32 8, !"PIC Level", i32 2}
!35 = !{i32 7, !"PIE Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !39, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{!6}
!41 = !{}
!42 = !DILocalVariable(name: "thread", scope: !38, file: !3, line: 30, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 30, column: 12, scope: !38)
!47 = !DILocalVariable(name: "block", scope: !38, file: !3, line: 31, type: !5)
!48 = !DILocation(line: 31, column: 7, scope: !38)
!49 = !DILocation(line: 31, column: 15, scope: !38)
!50 = !DILocalVariable(name: "theirs", scope: !38, file: !3, line: 32, type: !6)
!51 = !DILocation(line: 32, column: 6, scope: !38)
!52 = !DILocalVariable(name: "ours", scope: !38, file: !3, line: 32, type: !6)
!53 = !DILocation(line: 32, column: 14, scope: !38)
!54 = !DILocation(line: 34, column: 7, scope: !55)
!55 = distinct !DILexicalBlock(scope: !38, file: !3, line: 34, column: 6)
!56 = !DILocation(line: 34, column: 6, scope: !38)
!57 = !DILocation(line: 35, column: 3, scope: !55)
!58 = !DILocation(line: 36, column: 3, scope: !38)
!59 = !DILocation(line: 36, column: 9, scope: !38)
!60 = !DILocation(line: 37, column: 2, scope: !38)
!61 = !DILocation(line: 38, column: 6, scope: !38)
!62 = !DILocation(line: 39, column: 2, scope: !38)
!63 = !DILocation(line: 40, column: 7, scope: !38)
!64 = !DILocation(line: 40, column: 2, scope: !38)
!65 = !DILocation(line: 41, column: 6, scope: !38)
!66 = !DILocation(line: 42, column: 2, scope: !38)
!67 = !DILocation(line: 43, column: 4, scope: !38)
!68 = !DILocation(line: 44, column: 9, scope: !38)
!69 = !DILocation(line: 44, column: 7, scope: !38)
!70 = !DILocation(line: 45, column: 15, scope: !38)
!71 = !DILocation(line: 45, column: 2, scope: !38)
!72 = !DILocation(line: 46, column: 2, scope: !73)
!73 = distinct !DILexicalBlock(scope: !74, file: !3, line: 46, column: 2)
!74 = distinct !DILexicalBlock(scope: !38, file: !3, line: 46, column: 2)
!75 = !DILocation(line: 46, column: 2, scope: !74)
!76 = !DILocation(line: 47, column: 2, scope: !38)
!77 = !DILocation(line: 48, column: 1, scope: !38)
!78 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 11, type: !79, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!79 = !DISubroutineType(types: !80)
!80 = !{null, !6}
!81 = !DILocalVariable(name: "value", arg: 1, scope: !78, file: !3, line: 11, type: !6)
!82 = !DILocation(line: 11, column: 25, scope: !78)
!83 = !DILocalVariable(name: "cell", scope: !78, file: !3, line: 13, type: !6)
!84 = !DILocation(line: 13, column: 6, scope: !78)
!85 = !DILocation(line: 15, column: 12, scope: !78)
!86 = !DILocation(line: 16, column: 6, scope: !87)
!87 = distinct !DILexicalBlock(scope: !78, file: !3, line: 16, column: 6)
!88 = !DILocation(line: 16, column: 6, scope: !78)
!89 = !DILocation(line: 17, column: 10, scope: !87)
!90 = !DILocation(line: 17, column: 8, scope: !87)
!91 = !DILocation(line: 17, column: 3, scope: !87)
!92 = !DILocation(line: 18, column: 6, scope: !78)
!93 = !DILocation(line: 19, column: 1, scope: !78)
!94 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 21, type: !95, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!95 = !DISubroutineType(types: !96)
!96 = !{!7, !7}
!97 = !DILocalVariable(name: "arg", arg: 1, scope: !94, file: !3, line: 21, type: !7)
!98 = !DILocation(line: 21, column: 26, scope: !94)
!99 = !DILocation(line: 23, column: 4, scope: !94)
!100 = !DILocation(line: 24, column: 16, scope: !94)
!101 = !DILocation(line: 24, column: 10, scope: !94)
!102 = !DILocation(line: 24, column: 14, scope: !94)
!103 = !DILocation(line: 25, column: 2, scope: !94)
