; ModuleID = 'waits/section_asks.c'
source_filename = "waits/section_asks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@question = internal global i32 0, align 4, !dbg !0
@answer = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !30
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @ask, ptr noundef null) #4, !dbg !31
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reply, ptr noundef null) #4, !dbg !32
  %6 = load i64, ptr %2, align 8, !dbg !33
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !34
  %8 = load i64, ptr %3, align 8, !dbg !35
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @ask(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !42
  call void @__VERIFIER_atomic_begin(), !dbg !43
  store i32 1, ptr %3, align 4, !dbg !44
  %5 = load i32, ptr %3, align 4, !dbg !44
  store atomic i32 %5, ptr @question seq_cst, align 4, !dbg !44
  br label %6, !dbg !45

6:                                                ; preds = %11, %1
  %7 = load atomic i32, ptr @answer seq_cst, align 4, !dbg !46
  store i32 %7, ptr %4, align 4, !dbg !46
  %8 = load i32, ptr %4, align 4, !dbg !46
  %9 = icmp ne i32 %8, 0, !dbg !47
  %10 = xor i1 %9, true, !dbg !47
  br i1 %10, label %11, label %12, !dbg !45

11:                                               ; preds = %6
  br label %6, !dbg !45, !llvm.loop !48

12:                                               ; preds = %6
  call void @__VERIFIER_atomic_end(), !dbg !51
  %13 = load ptr, ptr %2, align 8, !dbg !52
  ret ptr %13, !dbg !53
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reply(ptr noundef %0) #0 !dbg !54 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !55, metadata !DIExpression()), !dbg !56
  br label %5, !dbg !57

5:                                                ; preds = %10, %1
  %6 = load atomic i32, ptr @question seq_cst, align 4, !dbg !58
  store i32 %6, ptr %3, align 4, !dbg !58
  %7 = load i32, ptr %3, align 4, !dbg !58
  %8 = icmp ne i32 %7, 0, !dbg !59
  %9 = xor i1 %8, true, !dbg !59
  br i1 %9, label %10, label %11, !dbg !57

10:                                               ; preds = %5
  br label %5, !dbg !57, !llvm.loop !60

11:                                               ; preds = %5
  store i32 1, ptr %4, align 4, !dbg !62
  %12 = load i32, ptr %4, align 4, !dbg !62
  store atomic i32 %12, ptr @answer seq_cst, align 4, !dbg !62
  %13 = load ptr, ptr %2, align 8, !dbg !63
  ret ptr %13, !dbg !64
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "question", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/section_asks.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "answer", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
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
!35 = !DILocation(line: 42, column: 15, scope: !20)
!36 = !DILocation(line: 42, column: 2, scope: !20)
!37 = !DILocation(line: 43, column: 2, scope: !20)
!38 = distinct !DISubprogram(name: "ask", scope: !3, file: !3, line: 15, type: !39, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 15, type: !5)
!42 = !DILocation(line: 15, column: 24, scope: !38)
!43 = !DILocation(line: 17, column: 2, scope: !38)
!44 = !DILocation(line: 18, column: 2, scope: !38)
!45 = !DILocation(line: 19, column: 2, scope: !38)
!46 = !DILocation(line: 19, column: 10, scope: !38)
!47 = !DILocation(line: 19, column: 9, scope: !38)
!48 = distinct !{!48, !45, !49, !50}
!49 = !DILocation(line: 20, column: 3, scope: !38)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 21, column: 2, scope: !38)
!52 = !DILocation(line: 22, column: 9, scope: !38)
!53 = !DILocation(line: 22, column: 2, scope: !38)
!54 = distinct !DISubprogram(name: "reply", scope: !3, file: !3, line: 25, type: !39, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!55 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !3, line: 25, type: !5)
!56 = !DILocation(line: 25, column: 26, scope: !54)
!57 = !DILocation(line: 28, column: 2, scope: !54)
!58 = !DILocation(line: 28, column: 10, scope: !54)
!59 = !DILocation(line: 28, column: 9, scope: !54)
!60 = distinct !{!60, !57, !61, !50}
!61 = !DILocation(line: 29, column: 3, scope: !54)
!62 = !DILocation(line: 31, column: 2, scope: !54)
!63 = !DILocation(line: 32, column: 9, scope: !54)
!64 = !DILocation(line: 32, column: 2, scope: !54)
