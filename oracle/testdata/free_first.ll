; ModuleID = 'free_first.c'
source_filename = "free_first.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@p = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"p[3] != 1\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [13 x i8] c"free_first.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.user = private unnamed_addr constant [19 x i8] c"void *user(void *)\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !40
  call void @llvm.dbg.declare(metadata ptr %3, metadata !41, metadata !DIExpression()), !dbg !42
  %4 = call noalias ptr @malloc(i64 noundef 32) #5, !dbg !43
  store ptr %4, ptr @p, align 8, !dbg !44
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @owner, ptr noundef null) #6, !dbg !45
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @user, ptr noundef null) #6, !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !53
  %3 = load ptr, ptr @p, align 8, !dbg !54
  call void @free(ptr noundef %3) #6, !dbg !55
  %4 = load ptr, ptr %2, align 8, !dbg !56
  ret ptr %4, !dbg !57
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @user(ptr noundef %0) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !60
  %3 = load ptr, ptr @p, align 8, !dbg !61
  %4 = getelementptr inbounds i64, ptr %3, i64 3, !dbg !61
  store i64 1, ptr %4, align 8, !dbg !62
  %5 = load ptr, ptr @p, align 8, !dbg !63
  %6 = getelementptr inbounds i64, ptr %5, i64 3, !dbg !63
  %7 = load i64, ptr %6, align 8, !dbg !63
  %8 = icmp ne i64 %7, 1, !dbg !63
  br i1 %8, label %9, label %10, !dbg !66

9:                                                ; preds = %1
  br label %11, !dbg !66

10:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 8, ptr noundef @__PRETTY_FUNCTION__.user) #7, !dbg !63
  unreachable, !dbg !63

11:                                               ; preds = %9
  %12 = load ptr, ptr %2, align 8, !dbg !67
  ret ptr %12, !dbg !68
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 6, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "free_first.c", directory: ".")
!4 = !{!0, !5, !11, !16}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 80, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 10)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 104, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 13)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 8, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 152, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 19)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !32, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{}
!36 = !DILocalVariable(name: "h1", scope: !31, file: !3, line: 11, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 11, column: 12, scope: !31)
!41 = !DILocalVariable(name: "h2", scope: !31, file: !3, line: 11, type: !37)
!42 = !DILocation(line: 11, column: 16, scope: !31)
!43 = !DILocation(line: 12, column: 6, scope: !31)
!44 = !DILocation(line: 12, column: 4, scope: !31)
!45 = !DILocation(line: 13, column: 2, scope: !31)
!46 = !DILocation(line: 14, column: 2, scope: !31)
!47 = !DILocation(line: 15, column: 2, scope: !31)
!48 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 7, type: !49, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!49 = !DISubroutineType(types: !50)
!50 = !{!51, !51}
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !48, file: !3, line: 7, type: !51)
!53 = !DILocation(line: 7, column: 26, scope: !48)
!54 = !DILocation(line: 7, column: 38, scope: !48)
!55 = !DILocation(line: 7, column: 33, scope: !48)
!56 = !DILocation(line: 7, column: 49, scope: !48)
!57 = !DILocation(line: 7, column: 42, scope: !48)
!58 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 8, type: !49, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 8, type: !51)
!60 = !DILocation(line: 8, column: 25, scope: !58)
!61 = !DILocation(line: 8, column: 32, scope: !58)
!62 = !DILocation(line: 8, column: 37, scope: !58)
!63 = !DILocation(line: 8, column: 42, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 8, column: 42)
!65 = distinct !DILexicalBlock(scope: !58, file: !3, line: 8, column: 42)
!66 = !DILocation(line: 8, column: 42, scope: !65)
!67 = !DILocation(line: 8, column: 68, scope: !58)
!68 = !DILocation(line: 8, column: 61, scope: !58)
