; ModuleID = 'symbolic/bigshot.c'
source_filename = "symbolic/bigshot.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@text = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [15 x i8] c"text[0] == 'B'\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"symbolic/bigshot.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [8 x i8] c"Bigshot\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !46
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @allocate, ptr noundef null) #6, !dbg !47
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @fill, ptr noundef null) #6, !dbg !48
  %6 = load i64, ptr %2, align 8, !dbg !49
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !50
  %8 = load i64, ptr %3, align 8, !dbg !51
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !52
  %10 = load ptr, ptr @text, align 8, !dbg !53
  %11 = getelementptr inbounds i8, ptr %10, i64 0, !dbg !53
  %12 = load i8, ptr %11, align 1, !dbg !53
  %13 = sext i8 %12 to i32, !dbg !53
  %14 = icmp eq i32 %13, 66, !dbg !53
  br i1 %14, label %15, label %16, !dbg !56

15:                                               ; preds = %0
  br label %17, !dbg !56

16:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !53
  unreachable, !dbg !53

17:                                               ; preds = %15
  %18 = load ptr, ptr @text, align 8, !dbg !57
  call void @free(ptr noundef %18) #6, !dbg !58
  ret i32 0, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @allocate(ptr noundef %0) #0 !dbg !60 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !64
  %3 = call noalias ptr @malloc(i64 noundef 8) #8, !dbg !65
  store ptr %3, ptr @text, align 8, !dbg !66
  %4 = load ptr, ptr %2, align 8, !dbg !67
  ret ptr %4, !dbg !68
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @fill(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  %3 = load ptr, ptr @text, align 8, !dbg !72
  %4 = icmp ne ptr %3, null, !dbg !72
  br i1 %4, label %5, label %8, !dbg !74

5:                                                ; preds = %1
  %6 = load ptr, ptr @text, align 8, !dbg !75
  %7 = call ptr @strcpy(ptr noundef %6, ptr noundef @.str.2) #6, !dbg !76
  br label %8, !dbg !76

8:                                                ; preds = %5, %1
  %9 = load ptr, ptr %2, align 8, !dbg !77
  ret ptr %9, !dbg !78
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 10, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/bigshot.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !22}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 120, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 15)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !11)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 8)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !36, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{}
!40 = !DILocalVariable(name: "a", scope: !35, file: !3, line: 27, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 27, column: 12, scope: !35)
!45 = !DILocalVariable(name: "b", scope: !35, file: !3, line: 27, type: !41)
!46 = !DILocation(line: 27, column: 15, scope: !35)
!47 = !DILocation(line: 29, column: 2, scope: !35)
!48 = !DILocation(line: 33, column: 2, scope: !35)
!49 = !DILocation(line: 35, column: 15, scope: !35)
!50 = !DILocation(line: 35, column: 2, scope: !35)
!51 = !DILocation(line: 37, column: 15, scope: !35)
!52 = !DILocation(line: 37, column: 2, scope: !35)
!53 = !DILocation(line: 38, column: 2, scope: !54)
!54 = distinct !DILexicalBlock(scope: !55, file: !3, line: 38, column: 2)
!55 = distinct !DILexicalBlock(scope: !35, file: !3, line: 38, column: 2)
!56 = !DILocation(line: 38, column: 2, scope: !55)
!57 = !DILocation(line: 39, column: 7, scope: !35)
!58 = !DILocation(line: 39, column: 2, scope: !35)
!59 = !DILocation(line: 40, column: 2, scope: !35)
!60 = distinct !DISubprogram(name: "allocate", scope: !3, file: !3, line: 12, type: !61, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!61 = !DISubroutineType(types: !62)
!62 = !{!5, !5}
!63 = !DILocalVariable(name: "arg", arg: 1, scope: !60, file: !3, line: 12, type: !5)
!64 = !DILocation(line: 12, column: 29, scope: !60)
!65 = !DILocation(line: 14, column: 9, scope: !60)
!66 = !DILocation(line: 14, column: 7, scope: !60)
!67 = !DILocation(line: 15, column: 9, scope: !60)
!68 = !DILocation(line: 15, column: 2, scope: !60)
!69 = distinct !DISubprogram(name: "fill", scope: !3, file: !3, line: 18, type: !61, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 18, type: !5)
!71 = !DILocation(line: 18, column: 25, scope: !69)
!72 = !DILocation(line: 20, column: 6, scope: !73)
!73 = distinct !DILexicalBlock(scope: !69, file: !3, line: 20, column: 6)
!74 = !DILocation(line: 20, column: 6, scope: !69)
!75 = !DILocation(line: 21, column: 10, scope: !73)
!76 = !DILocation(line: 21, column: 3, scope: !73)
!77 = !DILocation(line: 22, column: 9, scope: !69)
!78 = !DILocation(line: 22, column: 2, scope: !69)
