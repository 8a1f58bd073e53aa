; ModuleID = 'leaks/mapping.c'
source_filename = "leaks/mapping.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@table = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %3 = call ptr @mmap(ptr noundef null, i64 noundef 4096, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0) #4, !dbg !26
  store ptr %3, ptr @table, align 8, !dbg !27
  %4 = load ptr, ptr @table, align 8, !dbg !28
  %5 = icmp eq ptr %4, inttoptr (i64 -1 to ptr), !dbg !30
  br i1 %5, label %6, label %7, !dbg !31

6:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !32
  br label %21, !dbg !32

7:                                                ; preds = %0
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !35
  store i32 0, ptr %2, align 4, !dbg !35
  br label %8, !dbg !36

8:                                                ; preds = %17, %7
  %9 = load i32, ptr %2, align 4, !dbg !37
  %10 = icmp slt i32 %9, 2, !dbg !39
  br i1 %10, label %11, label %20, !dbg !40

11:                                               ; preds = %8
  %12 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !41
  %13 = load ptr, ptr @table, align 8, !dbg !42
  %14 = load i32, ptr %2, align 4, !dbg !43
  %15 = sext i32 %14 to i64, !dbg !42
  %16 = getelementptr inbounds ptr, ptr %13, i64 %15, !dbg !42
  store ptr %12, ptr %16, align 8, !dbg !44
  br label %17, !dbg !42

17:                                               ; preds = %11
  %18 = load i32, ptr %2, align 4, !dbg !45
  %19 = add nsw i32 %18, 1, !dbg !45
  store i32 %19, ptr %2, align 4, !dbg !45
  br label %8, !dbg !46, !llvm.loop !47

20:                                               ; preds = %8
  store i32 0, ptr %1, align 4, !dbg !50
  br label %21, !dbg !50

21:                                               ; preds = %20, %6
  %22 = load i32, ptr %1, align 4, !dbg !51
  ret i32 %22, !dbg !51
}

; Function Attrs: nounwind
declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 14, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !9, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks/mapping.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !3, line: 12, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8}
!8 = !DIEnumerator(name: "BLOCKS", value: 2)
!9 = !{!10}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!11 = !{!0}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !23, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!14}
!25 = !{}
!26 = !DILocation(line: 18, column: 10, scope: !22)
!27 = !DILocation(line: 18, column: 8, scope: !22)
!28 = !DILocation(line: 19, column: 6, scope: !29)
!29 = distinct !DILexicalBlock(scope: !22, file: !3, line: 19, column: 6)
!30 = !DILocation(line: 19, column: 12, scope: !29)
!31 = !DILocation(line: 19, column: 6, scope: !22)
!32 = !DILocation(line: 20, column: 3, scope: !29)
!33 = !DILocalVariable(name: "i", scope: !34, file: !3, line: 21, type: !14)
!34 = distinct !DILexicalBlock(scope: !22, file: !3, line: 21, column: 2)
!35 = !DILocation(line: 21, column: 11, scope: !34)
!36 = !DILocation(line: 21, column: 7, scope: !34)
!37 = !DILocation(line: 21, column: 18, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !3, line: 21, column: 2)
!39 = !DILocation(line: 21, column: 20, scope: !38)
!40 = !DILocation(line: 21, column: 2, scope: !34)
!41 = !DILocation(line: 22, column: 14, scope: !38)
!42 = !DILocation(line: 22, column: 3, scope: !38)
!43 = !DILocation(line: 22, column: 9, scope: !38)
!44 = !DILocation(line: 22, column: 12, scope: !38)
!45 = !DILocation(line: 21, column: 31, scope: !38)
!46 = !DILocation(line: 21, column: 2, scope: !38)
!47 = distinct !{!47, !40, !48, !49}
!48 = !DILocation(line: 22, column: 32, scope: !34)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 30, column: 2, scope: !22)
!51 = !DILocation(line: 31, column: 1, scope: !22)
