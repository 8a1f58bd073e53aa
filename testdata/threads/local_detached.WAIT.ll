; ModuleID = 'threads/local_detached.c'
source_filename = "threads/local_detached.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@where = internal global ptr null, align 8, !dbg !0
@done = internal global i32 0, align 4, !dbg !7
@own = internal thread_local global i32 0, align 4, !dbg !13

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !24 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !32
  call void @llvm.dbg.declare(metadata ptr %3, metadata !33, metadata !DIExpression()), !dbg !34
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @publish, ptr noundef null) #3, !dbg !35
  %7 = load i64, ptr %2, align 8, !dbg !36
  %8 = call i32 @pthread_detach(i64 noundef %7) #3, !dbg !37
  %9 = load atomic i64, ptr @where seq_cst, align 8, !dbg !38
  %10 = inttoptr i64 %9 to ptr, !dbg !38
  store ptr %10, ptr %3, align 8, !dbg !39
  %11 = load ptr, ptr %3, align 8, !dbg !40
  %12 = icmp ne ptr %11, null, !dbg !40
  br i1 %12, label %13, label %18, !dbg !42

13:                                               ; preds = %0
  %14 = load ptr, ptr %3, align 8, !dbg !43
  store i32 1, ptr %4, align 4, !dbg !43
  %15 = load i32, ptr %4, align 4, !dbg !43
  %16 = atomicrmw add ptr %14, i32 %15 seq_cst, align 4, !dbg !43
  store i32 %16, ptr %5, align 4, !dbg !43
  %17 = load i32, ptr %5, align 4, !dbg !43
  br label %18, !dbg !43

18:                                               ; preds = %13, %0
  store atomic i32 1, ptr @done seq_cst, align 4, !dbg !44
  ret i32 0, !dbg !45
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %0) #0 !dbg !46 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !50
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @own), !dbg !51
  %4 = ptrtoint ptr %3 to i64, !dbg !52
  store atomic i64 %4, ptr @where seq_cst, align 8, !dbg !52
  br label %5, !dbg !53

5:                                                ; preds = %9, %1
  %6 = load atomic i32, ptr @done seq_cst, align 4, !dbg !54
  %7 = icmp ne i32 %6, 0, !dbg !55
  %8 = xor i1 %7, true, !dbg !55
  br i1 %8, label %9, label %10, !dbg !53

9:                                                ; preds = %5
  br label %5, !dbg !53, !llvm.loop !56

10:                                               ; preds = %5
  %11 = load ptr, ptr %2, align 8, !dbg !59
  ret ptr %11, !dbg !60
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 11, type: !15, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/local_detached.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !16)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !25, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!25 = !DISubroutineType(types: !26)
!26 = !{!12}
!27 = !{}
!28 = !DILocalVariable(name: "t", scope: !24, file: !3, line: 26, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 26, column: 12, scope: !24)
!33 = !DILocalVariable(name: "p", scope: !24, file: !3, line: 27, type: !16)
!34 = !DILocation(line: 27, column: 14, scope: !24)
!35 = !DILocation(line: 29, column: 2, scope: !24)
!36 = !DILocation(line: 30, column: 17, scope: !24)
!37 = !DILocation(line: 30, column: 2, scope: !24)
!38 = !DILocation(line: 31, column: 6, scope: !24)
!39 = !DILocation(line: 31, column: 4, scope: !24)
!40 = !DILocation(line: 32, column: 6, scope: !41)
!41 = distinct !DILexicalBlock(scope: !24, file: !3, line: 32, column: 6)
!42 = !DILocation(line: 32, column: 6, scope: !24)
!43 = !DILocation(line: 33, column: 3, scope: !41)
!44 = !DILocation(line: 34, column: 7, scope: !24)
!45 = !DILocation(line: 35, column: 2, scope: !24)
!46 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 14, type: !47, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!47 = !DISubroutineType(types: !48)
!48 = !{!5, !5}
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 14, type: !5)
!50 = !DILocation(line: 14, column: 28, scope: !46)
!51 = !DILocation(line: 16, column: 11, scope: !46)
!52 = !DILocation(line: 16, column: 8, scope: !46)
!53 = !DILocation(line: 18, column: 2, scope: !46)
!54 = !DILocation(line: 18, column: 10, scope: !46)
!55 = !DILocation(line: 18, column: 9, scope: !46)
!56 = distinct !{!56, !53, !57, !58}
!57 = !DILocation(line: 19, column: 3, scope: !46)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 21, column: 9, scope: !46)
!60 = !DILocation(line: 21, column: 2, scope: !46)
