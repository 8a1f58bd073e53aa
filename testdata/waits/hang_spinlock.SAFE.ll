; ModuleID = 'waits/hang_spinlock.c'
source_filename = "waits/hang_spinlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@lock = internal global i32 0, align 4, !dbg !0
@entered = internal global i32 0, align 4, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !30 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata ptr %3, metadata !39, metadata !DIExpression()), !dbg !40
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #4, !dbg !41
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef null) #4, !dbg !42
  %6 = load i64, ptr %2, align 8, !dbg !43
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !44
  %8 = load i64, ptr %3, align 8, !dbg !45
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !46
  ret i32 0, !dbg !47
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !52
  br label %6, !dbg !53

6:                                                ; preds = %11, %1
  store i32 1, ptr %3, align 4, !dbg !54
  %7 = load i32, ptr %3, align 4, !dbg !54
  %8 = atomicrmw xchg ptr @lock, i32 %7 acquire, align 4, !dbg !54
  store i32 %8, ptr %4, align 4, !dbg !54
  %9 = load i32, ptr %4, align 4, !dbg !54
  %10 = icmp ne i32 %9, 0, !dbg !53
  br i1 %10, label %11, label %12, !dbg !53

11:                                               ; preds = %6
  br label %6, !dbg !53, !llvm.loop !55

12:                                               ; preds = %6
  %13 = load i32, ptr @entered, align 4, !dbg !58
  %14 = add nsw i32 %13, 1, !dbg !58
  store i32 %14, ptr @entered, align 4, !dbg !58
  store i32 0, ptr %5, align 4, !dbg !59
  %15 = load i32, ptr %5, align 4, !dbg !59
  store atomic i32 %15, ptr @lock release, align 4, !dbg !59
  %16 = load ptr, ptr %2, align 8, !dbg !60
  ret ptr %16, !dbg !61
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!23, !24, !25, !26, !27, !28, !29}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 9, type: !21, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/hang_spinlock.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!0, !18}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "entered", scope: !2, file: !3, line: 10, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !20)
!23 = !{i32 7, !"Dwarf Version", i32 5}
!24 = !{i32 2, !"Debug Info Version", i32 3}
!25 = !{i32 1, !"wchar_size", i32 4}
!26 = !{i32 8, !"PIC Level", i32 2}
!27 = !{i32 7, !"PIE Level", i32 2}
!28 = !{i32 7, !"uwtable", i32 2}
!29 = !{i32 7, !"frame-pointer", i32 2}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !31, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!31 = !DISubroutineType(types: !32)
!32 = !{!20}
!33 = !{}
!34 = !DILocalVariable(name: "t", scope: !30, file: !3, line: 28, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 28, column: 12, scope: !30)
!39 = !DILocalVariable(name: "u", scope: !30, file: !3, line: 28, type: !35)
!40 = !DILocation(line: 28, column: 15, scope: !30)
!41 = !DILocation(line: 30, column: 2, scope: !30)
!42 = !DILocation(line: 31, column: 2, scope: !30)
!43 = !DILocation(line: 32, column: 15, scope: !30)
!44 = !DILocation(line: 32, column: 2, scope: !30)
!45 = !DILocation(line: 33, column: 15, scope: !30)
!46 = !DILocation(line: 33, column: 2, scope: !30)
!47 = !DILocation(line: 34, column: 2, scope: !30)
!48 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 12, type: !49, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!49 = !DISubroutineType(types: !50)
!50 = !{!16, !16}
!51 = !DILocalVariable(name: "arg", arg: 1, scope: !48, file: !3, line: 12, type: !16)
!52 = !DILocation(line: 12, column: 24, scope: !48)
!53 = !DILocation(line: 14, column: 2, scope: !48)
!54 = !DILocation(line: 14, column: 9, scope: !48)
!55 = distinct !{!55, !53, !56, !57}
!56 = !DILocation(line: 15, column: 3, scope: !48)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 20, column: 9, scope: !48)
!59 = !DILocation(line: 22, column: 2, scope: !48)
!60 = !DILocation(line: 23, column: 9, scope: !48)
!61 = !DILocation(line: 23, column: 2, scope: !48)
