; ModuleID = 'spin_count.c'
source_filename = "spin_count.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !27, metadata !DIExpression()), !dbg !28
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @counter, ptr noundef null) #4, !dbg !29
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @looker, ptr noundef null) #4, !dbg !30
  store i32 1, ptr %4, align 4, !dbg !31
  %8 = load i32, ptr %4, align 4, !dbg !31
  %9 = atomicrmw add ptr @x, i32 %8 seq_cst, align 4, !dbg !31
  store i32 %9, ptr %5, align 4, !dbg !31
  %10 = load i32, ptr %5, align 4, !dbg !31
  store atomic i32 1, ptr @y seq_cst, align 4, !dbg !32
  %11 = load i64, ptr %2, align 8, !dbg !33
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !34
  %13 = load i64, ptr %3, align 8, !dbg !35
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @counter(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !43
  br label %5, !dbg !44

5:                                                ; preds = %10, %1
  store i32 1, ptr %3, align 4, !dbg !45
  %6 = load i32, ptr %3, align 4, !dbg !45
  %7 = atomicrmw add ptr @x, i32 %6 seq_cst, align 4, !dbg !45
  store i32 %7, ptr %4, align 4, !dbg !45
  %8 = load i32, ptr %4, align 4, !dbg !45
  %9 = icmp slt i32 %8, 2, !dbg !46
  br i1 %9, label %10, label %11, !dbg !44

10:                                               ; preds = %5
  br label %5, !dbg !44, !llvm.loop !47

11:                                               ; preds = %5
  %12 = load ptr, ptr %2, align 8, !dbg !50
  ret ptr %12, !dbg !51
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @looker(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !54
  br label %5, !dbg !55

5:                                                ; preds = %10, %1
  store i32 0, ptr %3, align 4, !dbg !56
  %6 = load i32, ptr %3, align 4, !dbg !56
  %7 = atomicrmw add ptr @y, i32 %6 seq_cst, align 4, !dbg !56
  store i32 %7, ptr %4, align 4, !dbg !56
  %8 = load i32, ptr %4, align 4, !dbg !56
  %9 = icmp eq i32 %8, 0, !dbg !57
  br i1 %9, label %10, label %11, !dbg !55

10:                                               ; preds = %5
  br label %5, !dbg !55, !llvm.loop !58

11:                                               ; preds = %5
  %12 = load ptr, ptr %2, align 8, !dbg !60
  ret ptr %12, !dbg !61
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
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_count.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !19, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "h1", scope: !18, file: !3, line: 19, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 19, column: 12, scope: !18)
!27 = !DILocalVariable(name: "h2", scope: !18, file: !3, line: 19, type: !23)
!28 = !DILocation(line: 19, column: 16, scope: !18)
!29 = !DILocation(line: 20, column: 2, scope: !18)
!30 = !DILocation(line: 21, column: 2, scope: !18)
!31 = !DILocation(line: 22, column: 2, scope: !18)
!32 = !DILocation(line: 23, column: 4, scope: !18)
!33 = !DILocation(line: 24, column: 15, scope: !18)
!34 = !DILocation(line: 24, column: 2, scope: !18)
!35 = !DILocation(line: 25, column: 15, scope: !18)
!36 = !DILocation(line: 25, column: 2, scope: !18)
!37 = !DILocation(line: 26, column: 2, scope: !18)
!38 = distinct !DISubprogram(name: "counter", scope: !3, file: !3, line: 5, type: !39, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 5, type: !41)
!43 = !DILocation(line: 5, column: 28, scope: !38)
!44 = !DILocation(line: 7, column: 2, scope: !38)
!45 = !DILocation(line: 7, column: 9, scope: !38)
!46 = !DILocation(line: 7, column: 33, scope: !38)
!47 = distinct !{!47, !44, !48, !49}
!48 = !DILocation(line: 8, column: 3, scope: !38)
!49 = !{!"llvm.loop.mustprogress"}
!50 = !DILocation(line: 9, column: 9, scope: !38)
!51 = !DILocation(line: 9, column: 2, scope: !38)
!52 = distinct !DISubprogram(name: "looker", scope: !3, file: !3, line: 11, type: !39, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!53 = !DILocalVariable(name: "arg", arg: 1, scope: !52, file: !3, line: 11, type: !41)
!54 = !DILocation(line: 11, column: 27, scope: !52)
!55 = !DILocation(line: 13, column: 2, scope: !52)
!56 = !DILocation(line: 13, column: 9, scope: !52)
!57 = !DILocation(line: 13, column: 33, scope: !52)
!58 = distinct !{!58, !55, !59, !49}
!59 = !DILocation(line: 14, column: 3, scope: !52)
!60 = !DILocation(line: 15, column: 9, scope: !52)
!61 = !DILocation(line: 15, column: 2, scope: !52)
