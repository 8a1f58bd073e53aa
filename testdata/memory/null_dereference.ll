; ModuleID = 'memory/null_dereference.c'
source_filename = "memory/null_dereference.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr @target, align 8, !dbg !0
@seen = internal global i32 0, align 4, !dbg !10
@target = internal global i32 1, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !26, metadata !DIExpression()), !dbg !30
  call void @llvm.dbg.declare(metadata ptr %3, metadata !31, metadata !DIExpression()), !dbg !32
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !33
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @clearer, ptr noundef null) #4, !dbg !34
  %6 = load i64, ptr %2, align 8, !dbg !35
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !36
  %8 = load i64, ptr %3, align 8, !dbg !37
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !44
  %5 = load ptr, ptr %2, align 8, !dbg !45
  %6 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !46
  store i64 %6, ptr %3, align 8, !dbg !46
  %7 = load ptr, ptr %3, align 8, !dbg !46
  %8 = icmp ne ptr %7, null, !dbg !48
  br i1 %8, label %9, label %13, !dbg !49

9:                                                ; preds = %1
  %10 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !50
  store i64 %10, ptr %4, align 8, !dbg !50
  %11 = load ptr, ptr %4, align 8, !dbg !50
  %12 = load i32, ptr %11, align 4, !dbg !51
  store volatile i32 %12, ptr @seen, align 4, !dbg !52
  br label %13, !dbg !53

13:                                               ; preds = %9, %1
  ret ptr null, !dbg !54
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @clearer(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = load ptr, ptr %2, align 8, !dbg !58
  store ptr null, ptr %3, align 8, !dbg !59
  %5 = load i64, ptr %3, align 8, !dbg !59
  store atomic i64 %5, ptr @shared seq_cst, align 8, !dbg !59
  ret ptr null, !dbg !60
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/null_dereference.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !10}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "target", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 11, type: !12, isLocal: true, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!15 = !{i32 7, !"Dwarf Version", i32 5}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"PIE Level", i32 2}
!20 = !{i32 7, !"uwtable", i32 2}
!21 = !{i32 7, !"frame-pointer", i32 2}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !23, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !25)
!23 = !DISubroutineType(types: !24)
!24 = !{!9}
!25 = !{}
!26 = !DILocalVariable(name: "t", scope: !22, file: !3, line: 30, type: !27)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!29 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!30 = !DILocation(line: 30, column: 12, scope: !22)
!31 = !DILocalVariable(name: "u", scope: !22, file: !3, line: 30, type: !27)
!32 = !DILocation(line: 30, column: 15, scope: !22)
!33 = !DILocation(line: 32, column: 2, scope: !22)
!34 = !DILocation(line: 33, column: 2, scope: !22)
!35 = !DILocation(line: 34, column: 15, scope: !22)
!36 = !DILocation(line: 34, column: 2, scope: !22)
!37 = !DILocation(line: 35, column: 15, scope: !22)
!38 = !DILocation(line: 35, column: 2, scope: !22)
!39 = !DILocation(line: 36, column: 2, scope: !22)
!40 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 13, type: !41, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!41 = !DISubroutineType(types: !42)
!42 = !{!5, !5}
!43 = !DILocalVariable(name: "arg", arg: 1, scope: !40, file: !3, line: 13, type: !5)
!44 = !DILocation(line: 13, column: 27, scope: !40)
!45 = !DILocation(line: 15, column: 8, scope: !40)
!46 = !DILocation(line: 16, column: 6, scope: !47)
!47 = distinct !DILexicalBlock(scope: !40, file: !3, line: 16, column: 6)
!48 = !DILocation(line: 16, column: 27, scope: !47)
!49 = !DILocation(line: 16, column: 6, scope: !40)
!50 = !DILocation(line: 17, column: 11, scope: !47)
!51 = !DILocation(line: 17, column: 10, scope: !47)
!52 = !DILocation(line: 17, column: 8, scope: !47)
!53 = !DILocation(line: 17, column: 3, scope: !47)
!54 = !DILocation(line: 18, column: 2, scope: !40)
!55 = distinct !DISubprogram(name: "clearer", scope: !3, file: !3, line: 21, type: !41, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !25)
!56 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 21, type: !5)
!57 = !DILocation(line: 21, column: 28, scope: !55)
!58 = !DILocation(line: 23, column: 8, scope: !55)
!59 = !DILocation(line: 24, column: 2, scope: !55)
!60 = !DILocation(line: 25, column: 2, scope: !55)
