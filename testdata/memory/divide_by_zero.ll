; ModuleID = 'memory/divide_by_zero.c'
source_filename = "memory/divide_by_zero.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@divisor = internal global i32 2, align 4, !dbg !0
@quotient = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @divide, ptr noundef null) #4, !dbg !29
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @clear, ptr noundef null) #4, !dbg !30
  %6 = load i64, ptr %2, align 8, !dbg !31
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !32
  %8 = load i64, ptr %3, align 8, !dbg !33
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @divide(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !40
  %3 = load ptr, ptr %2, align 8, !dbg !41
  %4 = load volatile i32, ptr @divisor, align 4, !dbg !42
  %5 = icmp ne i32 %4, 0, !dbg !44
  br i1 %5, label %6, label %9, !dbg !45

6:                                                ; preds = %1
  %7 = load volatile i32, ptr @divisor, align 4, !dbg !46
  %8 = sdiv i32 10, %7, !dbg !47
  store volatile i32 %8, ptr @quotient, align 4, !dbg !48
  br label %9, !dbg !49

9:                                                ; preds = %6, %1
  ret ptr null, !dbg !50
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @clear(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !53
  %3 = load ptr, ptr %2, align 8, !dbg !54
  store volatile i32 0, ptr @divisor, align 4, !dbg !55
  ret ptr null, !dbg !56
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "divisor", scope: !2, file: !3, line: 8, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/divide_by_zero.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "quotient", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !19, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !18, file: !3, line: 28, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 28, column: 12, scope: !18)
!27 = !DILocalVariable(name: "u", scope: !18, file: !3, line: 28, type: !23)
!28 = !DILocation(line: 28, column: 15, scope: !18)
!29 = !DILocation(line: 30, column: 2, scope: !18)
!30 = !DILocation(line: 31, column: 2, scope: !18)
!31 = !DILocation(line: 32, column: 15, scope: !18)
!32 = !DILocation(line: 32, column: 2, scope: !18)
!33 = !DILocation(line: 33, column: 15, scope: !18)
!34 = !DILocation(line: 33, column: 2, scope: !18)
!35 = !DILocation(line: 34, column: 2, scope: !18)
!36 = distinct !DISubprogram(name: "divide", scope: !3, file: !3, line: 11, type: !37, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 11, type: !5)
!40 = !DILocation(line: 11, column: 27, scope: !36)
!41 = !DILocation(line: 13, column: 8, scope: !36)
!42 = !DILocation(line: 14, column: 6, scope: !43)
!43 = distinct !DILexicalBlock(scope: !36, file: !3, line: 14, column: 6)
!44 = !DILocation(line: 14, column: 14, scope: !43)
!45 = !DILocation(line: 14, column: 6, scope: !36)
!46 = !DILocation(line: 15, column: 19, scope: !43)
!47 = !DILocation(line: 15, column: 17, scope: !43)
!48 = !DILocation(line: 15, column: 12, scope: !43)
!49 = !DILocation(line: 15, column: 3, scope: !43)
!50 = !DILocation(line: 16, column: 2, scope: !36)
!51 = distinct !DISubprogram(name: "clear", scope: !3, file: !3, line: 19, type: !37, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 19, type: !5)
!53 = !DILocation(line: 19, column: 26, scope: !51)
!54 = !DILocation(line: 21, column: 8, scope: !51)
!55 = !DILocation(line: 22, column: 10, scope: !51)
!56 = !DILocation(line: 23, column: 2, scope: !51)
