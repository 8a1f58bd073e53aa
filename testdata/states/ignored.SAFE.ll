; ModuleID = 'states/ignored.c'
source_filename = "states/ignored.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@mine = internal global i32 0, align 4, !dbg !0
@theirs = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !30
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @toggle, ptr noundef null) #4, !dbg !31
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @fail, ptr noundef null) #4, !dbg !32
  %6 = load i64, ptr %2, align 8, !dbg !33
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @toggle(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !40
  br label %5, !dbg !41

5:                                                ; preds = %5, %1
  store i32 1, ptr %3, align 4, !dbg !42
  %6 = load i32, ptr %3, align 4, !dbg !42
  store atomic i32 %6, ptr @mine seq_cst, align 4, !dbg !42
  store i32 0, ptr %4, align 4, !dbg !46
  %7 = load i32, ptr %4, align 4, !dbg !46
  store atomic i32 %7, ptr @mine seq_cst, align 4, !dbg !46
  br label %5, !dbg !47, !llvm.loop !48
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @fail(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !53
  store i32 3, ptr %3, align 4, !dbg !54
  %4 = load i32, ptr %3, align 4, !dbg !54
  store atomic i32 %4, ptr @theirs seq_cst, align 4, !dbg !54
  %5 = load ptr, ptr %2, align 8, !dbg !55
  ret ptr %5, !dbg !56
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/ignored.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "theirs", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
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
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !21, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 37, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 37, column: 12, scope: !20)
!29 = !DILocalVariable(name: "u", scope: !20, file: !3, line: 37, type: !25)
!30 = !DILocation(line: 37, column: 15, scope: !20)
!31 = !DILocation(line: 39, column: 2, scope: !20)
!32 = !DILocation(line: 40, column: 2, scope: !20)
!33 = !DILocation(line: 41, column: 15, scope: !20)
!34 = !DILocation(line: 41, column: 2, scope: !20)
!35 = !DILocation(line: 42, column: 2, scope: !20)
!36 = distinct !DISubprogram(name: "toggle", scope: !3, file: !3, line: 13, type: !37, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 13, type: !5)
!40 = !DILocation(line: 13, column: 27, scope: !36)
!41 = !DILocation(line: 15, column: 2, scope: !36)
!42 = !DILocation(line: 16, column: 3, scope: !43)
!43 = distinct !DILexicalBlock(scope: !44, file: !3, line: 15, column: 11)
!44 = distinct !DILexicalBlock(scope: !45, file: !3, line: 15, column: 2)
!45 = distinct !DILexicalBlock(scope: !36, file: !3, line: 15, column: 2)
!46 = !DILocation(line: 17, column: 3, scope: !43)
!47 = !DILocation(line: 15, column: 2, scope: !44)
!48 = distinct !{!48, !49, !50}
!49 = !DILocation(line: 15, column: 2, scope: !45)
!50 = !DILocation(line: 18, column: 2, scope: !45)
!51 = distinct !DISubprogram(name: "fail", scope: !3, file: !3, line: 22, type: !37, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 22, type: !5)
!53 = !DILocation(line: 22, column: 25, scope: !51)
!54 = !DILocation(line: 28, column: 2, scope: !51)
!55 = !DILocation(line: 32, column: 9, scope: !51)
!56 = !DILocation(line: 32, column: 2, scope: !51)
