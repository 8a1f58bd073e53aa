; ModuleID = 'races/race_by_input.c'
source_filename = "races/race_by_input.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@total = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !19, metadata !DIExpression()), !dbg !23
  call void @llvm.dbg.declare(metadata ptr %3, metadata !24, metadata !DIExpression()), !dbg !25
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @raise, ptr noundef null) #4, !dbg !26
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @lower, ptr noundef null) #4, !dbg !27
  %6 = load i64, ptr %2, align 8, !dbg !28
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !29
  %8 = load i64, ptr %3, align 8, !dbg !30
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @raise(ptr noundef %0) #0 !dbg !33 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !37
  %3 = load ptr, ptr %2, align 8, !dbg !38
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !39
  %5 = icmp eq i32 %4, 3, !dbg !41
  br i1 %5, label %6, label %7, !dbg !42

6:                                                ; preds = %1
  store i32 1, ptr @total, align 4, !dbg !43
  br label %7, !dbg !44

7:                                                ; preds = %6, %1
  ret ptr null, !dbg !45
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @lower(ptr noundef %0) #0 !dbg !46 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !47, metadata !DIExpression()), !dbg !48
  %3 = load ptr, ptr %2, align 8, !dbg !49
  %4 = call i32 @__VERIFIER_nondet_int(), !dbg !50
  %5 = icmp eq i32 %4, 2, !dbg !52
  br i1 %5, label %6, label %7, !dbg !53

6:                                                ; preds = %1
  store i32 -1, ptr @total, align 4, !dbg !54
  br label %7, !dbg !55

7:                                                ; preds = %6, %1
  ret ptr null, !dbg !56
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare i32 @__VERIFIER_nondet_int() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "races/race_by_input.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !16, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !18)
!16 = !DISubroutineType(types: !17)
!17 = !{!7}
!18 = !{}
!19 = !DILocalVariable(name: "t", scope: !15, file: !3, line: 30, type: !20)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !21, line: 27, baseType: !22)
!21 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 30, column: 12, scope: !15)
!24 = !DILocalVariable(name: "u", scope: !15, file: !3, line: 30, type: !20)
!25 = !DILocation(line: 30, column: 15, scope: !15)
!26 = !DILocation(line: 32, column: 2, scope: !15)
!27 = !DILocation(line: 33, column: 2, scope: !15)
!28 = !DILocation(line: 34, column: 15, scope: !15)
!29 = !DILocation(line: 34, column: 2, scope: !15)
!30 = !DILocation(line: 35, column: 15, scope: !15)
!31 = !DILocation(line: 35, column: 2, scope: !15)
!32 = !DILocation(line: 36, column: 2, scope: !15)
!33 = distinct !DISubprogram(name: "raise", scope: !3, file: !3, line: 12, type: !34, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!34 = !DISubroutineType(types: !35)
!35 = !{!5, !5}
!36 = !DILocalVariable(name: "arg", arg: 1, scope: !33, file: !3, line: 12, type: !5)
!37 = !DILocation(line: 12, column: 26, scope: !33)
!38 = !DILocation(line: 14, column: 8, scope: !33)
!39 = !DILocation(line: 15, column: 6, scope: !40)
!40 = distinct !DILexicalBlock(scope: !33, file: !3, line: 15, column: 6)
!41 = !DILocation(line: 15, column: 30, scope: !40)
!42 = !DILocation(line: 15, column: 6, scope: !33)
!43 = !DILocation(line: 16, column: 9, scope: !40)
!44 = !DILocation(line: 16, column: 3, scope: !40)
!45 = !DILocation(line: 17, column: 2, scope: !33)
!46 = distinct !DISubprogram(name: "lower", scope: !3, file: !3, line: 20, type: !34, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !18)
!47 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 20, type: !5)
!48 = !DILocation(line: 20, column: 26, scope: !46)
!49 = !DILocation(line: 22, column: 8, scope: !46)
!50 = !DILocation(line: 23, column: 6, scope: !51)
!51 = distinct !DILexicalBlock(scope: !46, file: !3, line: 23, column: 6)
!52 = !DILocation(line: 23, column: 30, scope: !51)
!53 = !DILocation(line: 23, column: 6, scope: !46)
!54 = !DILocation(line: 24, column: 9, scope: !51)
!55 = !DILocation(line: 24, column: 3, scope: !51)
!56 = !DILocation(line: 25, column: 2, scope: !46)
