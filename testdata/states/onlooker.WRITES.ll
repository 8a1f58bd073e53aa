; ModuleID = 'states/onlooker.c'
source_filename = "states/onlooker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@beat = dso_local global i32 0, align 4, !dbg !0
@seen = dso_local global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_on, ptr noundef null) #3, !dbg !29
  %4 = call ptr @look_on(ptr noundef null), !dbg !30
  ret i32 0, !dbg !31
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @write_on(ptr noundef %0) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !36
  br label %5, !dbg !37

5:                                                ; preds = %5, %1
  store i32 1, ptr %3, align 4, !dbg !38
  %6 = load i32, ptr %3, align 4, !dbg !38
  store atomic i32 %6, ptr @beat seq_cst, align 4, !dbg !38
  store i32 0, ptr %4, align 4, !dbg !42
  %7 = load i32, ptr %4, align 4, !dbg !42
  store atomic i32 %7, ptr @beat seq_cst, align 4, !dbg !42
  br label %5, !dbg !43, !llvm.loop !44
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look_on(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !49
  br label %4, !dbg !50

4:                                                ; preds = %4, %1
  store i32 1, ptr %3, align 4, !dbg !51
  %5 = load i32, ptr %3, align 4, !dbg !51
  store atomic i32 %5, ptr @seen seq_cst, align 4, !dbg !51
  br label %4, !dbg !54, !llvm.loop !55
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/onlooker.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 11, type: !9, isLocal: false, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !21, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 39, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 39, column: 12, scope: !20)
!29 = !DILocation(line: 41, column: 2, scope: !20)
!30 = !DILocation(line: 42, column: 2, scope: !20)
!31 = !DILocation(line: 43, column: 2, scope: !20)
!32 = distinct !DISubprogram(name: "write_on", scope: !3, file: !3, line: 13, type: !33, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!33 = !DISubroutineType(types: !34)
!34 = !{!5, !5}
!35 = !DILocalVariable(name: "arg", arg: 1, scope: !32, file: !3, line: 13, type: !5)
!36 = !DILocation(line: 13, column: 29, scope: !32)
!37 = !DILocation(line: 15, column: 2, scope: !32)
!38 = !DILocation(line: 16, column: 3, scope: !39)
!39 = distinct !DILexicalBlock(scope: !40, file: !3, line: 15, column: 11)
!40 = distinct !DILexicalBlock(scope: !41, file: !3, line: 15, column: 2)
!41 = distinct !DILexicalBlock(scope: !32, file: !3, line: 15, column: 2)
!42 = !DILocation(line: 17, column: 3, scope: !39)
!43 = !DILocation(line: 15, column: 2, scope: !40)
!44 = distinct !{!44, !45, !46}
!45 = !DILocation(line: 15, column: 2, scope: !41)
!46 = !DILocation(line: 18, column: 2, scope: !41)
!47 = distinct !DISubprogram(name: "look_on", scope: !3, file: !3, line: 22, type: !33, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!48 = !DILocalVariable(name: "arg", arg: 1, scope: !47, file: !3, line: 22, type: !5)
!49 = !DILocation(line: 22, column: 28, scope: !47)
!50 = !DILocation(line: 28, column: 2, scope: !47)
!51 = !DILocation(line: 30, column: 3, scope: !52)
!52 = distinct !DILexicalBlock(scope: !53, file: !3, line: 28, column: 2)
!53 = distinct !DILexicalBlock(scope: !47, file: !3, line: 28, column: 2)
!54 = !DILocation(line: 28, column: 2, scope: !52)
!55 = distinct !{!55, !56, !57}
!56 = !DILocation(line: 28, column: 2, scope: !53)
!57 = !DILocation(line: 30, column: 3, scope: !53)
