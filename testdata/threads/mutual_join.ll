; ModuleID = 'threads/mutual_join.c'
source_filename = "threads/mutual_join.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@first = internal global i64 0, align 8, !dbg !0
@second = internal global i64 0, align 8, !dbg !5
@ready = internal global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !31
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @one, ptr noundef null) #5, !dbg !32
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @two, ptr noundef null) #5, !dbg !33
  %6 = load i64, ptr %2, align 8, !dbg !34
  store atomic i64 %6, ptr @first seq_cst, align 8, !dbg !35
  %7 = load i64, ptr %3, align 8, !dbg !36
  store atomic i64 %7, ptr @second seq_cst, align 8, !dbg !37
  store atomic i32 1, ptr @ready seq_cst, align 4, !dbg !38
  call void @pthread_exit(ptr noundef null) #6, !dbg !39
  unreachable, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @one(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !45
  br label %3, !dbg !46

3:                                                ; preds = %7, %1
  %4 = load atomic i32, ptr @ready seq_cst, align 4, !dbg !47
  %5 = icmp ne i32 %4, 0, !dbg !48
  %6 = xor i1 %5, true, !dbg !48
  br i1 %6, label %7, label %8, !dbg !46

7:                                                ; preds = %3
  br label %3, !dbg !46, !llvm.loop !49

8:                                                ; preds = %3
  %9 = load atomic i64, ptr @second seq_cst, align 8, !dbg !52
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !53
  %11 = load ptr, ptr %2, align 8, !dbg !54
  ret ptr %11, !dbg !55
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @two(ptr noundef %0) #0 !dbg !56 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  br label %3, !dbg !59

3:                                                ; preds = %7, %1
  %4 = load atomic i32, ptr @ready seq_cst, align 4, !dbg !60
  %5 = icmp ne i32 %4, 0, !dbg !61
  %6 = xor i1 %5, true, !dbg !61
  br i1 %6, label %7, label %8, !dbg !59

7:                                                ; preds = %3
  br label %3, !dbg !59, !llvm.loop !62

8:                                                ; preds = %3
  %9 = load atomic i64, ptr @first seq_cst, align 8, !dbg !64
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !65
  %11 = load ptr, ptr %2, align 8, !dbg !66
  ret ptr %11, !dbg !67
}

; Function Attrs: noreturn
declare void @pthread_exit(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/mutual_join.c", directory: ".")
!4 = !{!0, !5, !11}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 8, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !9, line: 27, baseType: !10)
!9 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 9, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 96, baseType: !15)
!14 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !25, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!16}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 29, type: !8)
!29 = !DILocation(line: 29, column: 12, scope: !24)
!30 = !DILocalVariable(name: "u", scope: !24, file: !3, line: 29, type: !8)
!31 = !DILocation(line: 29, column: 15, scope: !24)
!32 = !DILocation(line: 30, column: 2, scope: !24)
!33 = !DILocation(line: 31, column: 2, scope: !24)
!34 = !DILocation(line: 32, column: 10, scope: !24)
!35 = !DILocation(line: 32, column: 8, scope: !24)
!36 = !DILocation(line: 33, column: 11, scope: !24)
!37 = !DILocation(line: 33, column: 9, scope: !24)
!38 = !DILocation(line: 34, column: 8, scope: !24)
!39 = !DILocation(line: 35, column: 2, scope: !24)
!40 = distinct !DISubprogram(name: "one", scope: !3, file: !3, line: 11, type: !41, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!41 = !DISubroutineType(types: !42)
!42 = !{!43, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !40, file: !3, line: 11, type: !43)
!45 = !DILocation(line: 11, column: 24, scope: !40)
!46 = !DILocation(line: 13, column: 2, scope: !40)
!47 = !DILocation(line: 13, column: 10, scope: !40)
!48 = !DILocation(line: 13, column: 9, scope: !40)
!49 = distinct !{!49, !46, !50, !51}
!50 = !DILocation(line: 14, column: 3, scope: !40)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 15, column: 15, scope: !40)
!53 = !DILocation(line: 15, column: 2, scope: !40)
!54 = !DILocation(line: 16, column: 9, scope: !40)
!55 = !DILocation(line: 16, column: 2, scope: !40)
!56 = distinct !DISubprogram(name: "two", scope: !3, file: !3, line: 19, type: !41, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !56, file: !3, line: 19, type: !43)
!58 = !DILocation(line: 19, column: 24, scope: !56)
!59 = !DILocation(line: 21, column: 2, scope: !56)
!60 = !DILocation(line: 21, column: 10, scope: !56)
!61 = !DILocation(line: 21, column: 9, scope: !56)
!62 = distinct !{!62, !59, !63, !51}
!63 = !DILocation(line: 22, column: 3, scope: !56)
!64 = !DILocation(line: 23, column: 15, scope: !56)
!65 = !DILocation(line: 23, column: 2, scope: !56)
!66 = !DILocation(line: 24, column: 9, scope: !56)
!67 = !DILocation(line: 24, column: 2, scope: !56)
