; ModuleID = 'symbolic/needle.c'
source_filename = "symbolic/needle.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@divisor = internal global i32 1, align 4, !dbg !0
@quotient = internal global i32 0, align 4, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !23, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata ptr %3, metadata !28, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %4, metadata !30, metadata !DIExpression()), !dbg !31
  %5 = call i32 @__VERIFIER_nondet_uint(), !dbg !32
  store i32 %5, ptr %4, align 4, !dbg !31
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @set, ptr noundef %4) #4, !dbg !33
  %7 = load i64, ptr %2, align 8, !dbg !34
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !35
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @divide, ptr noundef null) #4, !dbg !36
  %10 = load i64, ptr %3, align 8, !dbg !37
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_uint() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !46
  %4 = load ptr, ptr %2, align 8, !dbg !47
  %5 = load i32, ptr %4, align 4, !dbg !48
  store i32 %5, ptr %3, align 4, !dbg !46
  %6 = load i32, ptr %3, align 4, !dbg !49
  %7 = mul i32 %6, -1640531535, !dbg !51
  %8 = icmp eq i32 %7, 305419896, !dbg !52
  br i1 %8, label %9, label %10, !dbg !53

9:                                                ; preds = %1
  store i32 0, ptr @divisor, align 4, !dbg !54
  br label %10, !dbg !55

10:                                               ; preds = %9, %1
  store i32 1, ptr @divisor, align 4, !dbg !56
  ret ptr null, !dbg !57
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @divide(ptr noundef %0) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !60
  %3 = load ptr, ptr %2, align 8, !dbg !61
  %4 = load i32, ptr @divisor, align 4, !dbg !62
  %5 = udiv i32 1000, %4, !dbg !63
  store i32 %5, ptr @quotient, align 4, !dbg !64
  ret ptr null, !dbg !65
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "divisor", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/needle.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "quotient", scope: !2, file: !3, line: 12, type: !7, isLocal: true, isDefinition: true)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 31, type: !19, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!19 = !DISubroutineType(types: !20)
!20 = !{!21}
!21 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 33, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 33, column: 12, scope: !18)
!28 = !DILocalVariable(name: "u", scope: !18, file: !3, line: 33, type: !24)
!29 = !DILocation(line: 33, column: 15, scope: !18)
!30 = !DILocalVariable(name: "x", scope: !18, file: !3, line: 34, type: !7)
!31 = !DILocation(line: 34, column: 11, scope: !18)
!32 = !DILocation(line: 34, column: 15, scope: !18)
!33 = !DILocation(line: 36, column: 2, scope: !18)
!34 = !DILocation(line: 38, column: 15, scope: !18)
!35 = !DILocation(line: 38, column: 2, scope: !18)
!36 = !DILocation(line: 39, column: 2, scope: !18)
!37 = !DILocation(line: 44, column: 15, scope: !18)
!38 = !DILocation(line: 44, column: 2, scope: !18)
!39 = !DILocation(line: 45, column: 2, scope: !18)
!40 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 14, type: !41, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !DILocalVariable(name: "arg", arg: 1, scope: !40, file: !3, line: 14, type: !5)
!44 = !DILocation(line: 14, column: 24, scope: !40)
!45 = !DILocalVariable(name: "x", scope: !40, file: !3, line: 16, type: !7)
!46 = !DILocation(line: 16, column: 11, scope: !40)
!47 = !DILocation(line: 16, column: 28, scope: !40)
!48 = !DILocation(line: 16, column: 15, scope: !40)
!49 = !DILocation(line: 18, column: 6, scope: !50)
!50 = distinct !DILexicalBlock(scope: !40, file: !3, line: 18, column: 6)
!51 = !DILocation(line: 18, column: 8, scope: !50)
!52 = !DILocation(line: 18, column: 22, scope: !50)
!53 = !DILocation(line: 18, column: 6, scope: !40)
!54 = !DILocation(line: 19, column: 11, scope: !50)
!55 = !DILocation(line: 19, column: 3, scope: !50)
!56 = !DILocation(line: 20, column: 10, scope: !40)
!57 = !DILocation(line: 21, column: 2, scope: !40)
!58 = distinct !DISubprogram(name: "divide", scope: !3, file: !3, line: 24, type: !41, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 24, type: !5)
!60 = !DILocation(line: 24, column: 27, scope: !58)
!61 = !DILocation(line: 26, column: 8, scope: !58)
!62 = !DILocation(line: 27, column: 20, scope: !58)
!63 = !DILocation(line: 27, column: 18, scope: !58)
!64 = !DILocation(line: 27, column: 11, scope: !58)
!65 = !DILocation(line: 28, column: 2, scope: !58)
