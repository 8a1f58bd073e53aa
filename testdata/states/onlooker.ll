; ModuleID = 'states/onlooker.c'
source_filename = "states/onlooker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@beat = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @write_on, ptr noundef null) #3, !dbg !27
  %4 = call ptr @look_on(ptr noundef null), !dbg !28
  ret i32 0, !dbg !29
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @write_on(ptr noundef %0) #0 !dbg !30 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !34
  br label %5, !dbg !35

5:                                                ; preds = %5, %1
  store i32 1, ptr %3, align 4, !dbg !36
  %6 = load i32, ptr %3, align 4, !dbg !36
  store atomic i32 %6, ptr @beat seq_cst, align 4, !dbg !36
  store i32 0, ptr %4, align 4, !dbg !40
  %7 = load i32, ptr %4, align 4, !dbg !40
  store atomic i32 %7, ptr @beat seq_cst, align 4, !dbg !40
  br label %5, !dbg !41, !llvm.loop !42
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @look_on(ptr noundef %0) #0 !dbg !45 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !47
  br label %4, !dbg !48

4:                                                ; preds = %4, %1
  %5 = load atomic i32, ptr @beat seq_cst, align 4, !dbg !49
  store i32 %5, ptr %3, align 4, !dbg !49
  %6 = load i32, ptr %3, align 4, !dbg !49
  br label %4, !dbg !52, !llvm.loop !53
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/onlooker.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !19, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 34, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 34, column: 12, scope: !18)
!27 = !DILocation(line: 36, column: 2, scope: !18)
!28 = !DILocation(line: 37, column: 2, scope: !18)
!29 = !DILocation(line: 38, column: 2, scope: !18)
!30 = distinct !DISubprogram(name: "write_on", scope: !3, file: !3, line: 12, type: !31, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!31 = !DISubroutineType(types: !32)
!32 = !{!5, !5}
!33 = !DILocalVariable(name: "arg", arg: 1, scope: !30, file: !3, line: 12, type: !5)
!34 = !DILocation(line: 12, column: 29, scope: !30)
!35 = !DILocation(line: 14, column: 2, scope: !30)
!36 = !DILocation(line: 15, column: 3, scope: !37)
!37 = distinct !DILexicalBlock(scope: !38, file: !3, line: 14, column: 11)
!38 = distinct !DILexicalBlock(scope: !39, file: !3, line: 14, column: 2)
!39 = distinct !DILexicalBlock(scope: !30, file: !3, line: 14, column: 2)
!40 = !DILocation(line: 16, column: 3, scope: !37)
!41 = !DILocation(line: 14, column: 2, scope: !38)
!42 = distinct !{!42, !43, !44}
!43 = !DILocation(line: 14, column: 2, scope: !39)
!44 = !DILocation(line: 17, column: 2, scope: !39)
!45 = distinct !DISubprogram(name: "look_on", scope: !3, file: !3, line: 21, type: !31, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!46 = !DILocalVariable(name: "arg", arg: 1, scope: !45, file: !3, line: 21, type: !5)
!47 = !DILocation(line: 21, column: 28, scope: !45)
!48 = !DILocation(line: 27, column: 2, scope: !45)
!49 = !DILocation(line: 28, column: 3, scope: !50)
!50 = distinct !DILexicalBlock(scope: !51, file: !3, line: 27, column: 2)
!51 = distinct !DILexicalBlock(scope: !45, file: !3, line: 27, column: 2)
!52 = !DILocation(line: 27, column: 2, scope: !50)
!53 = distinct !{!53, !54, !55}
!54 = !DILocation(line: 27, column: 2, scope: !51)
!55 = !DILocation(line: 28, column: 3, scope: !51)
