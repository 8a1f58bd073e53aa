; ModuleID = 'exchange_last.c'
source_filename = "exchange_last.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata ptr %3, metadata !25, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %4, metadata !27, metadata !DIExpression()), !dbg !28
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #3, !dbg !29
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @exchanger, ptr noundef null) #3, !dbg !30
  %7 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @writer, ptr noundef null) #3, !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !33 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !38
  %3 = load atomic i32, ptr @x seq_cst, align 4, !dbg !39
  %4 = icmp eq i32 %3, 7, !dbg !40
  br i1 %4, label %5, label %7, !dbg !39

5:                                                ; preds = %1
  %6 = load ptr, ptr %2, align 8, !dbg !41
  br label %8, !dbg !39

7:                                                ; preds = %1
  br label %8, !dbg !39

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ null, %7 ], !dbg !39
  ret ptr %9, !dbg !42
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @exchanger(ptr noundef %0) #0 !dbg !43 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !47
  store i32 1, ptr %3, align 4, !dbg !47
  store i32 2, ptr %4, align 4, !dbg !48
  %6 = load i32, ptr %3, align 4, !dbg !48
  %7 = load i32, ptr %4, align 4, !dbg !48
  %8 = cmpxchg ptr @x, i32 %6, i32 %7 seq_cst seq_cst, align 4, !dbg !48
  %9 = extractvalue { i32, i1 } %8, 0, !dbg !48
  %10 = extractvalue { i32, i1 } %8, 1, !dbg !48
  br i1 %10, label %12, label %11, !dbg !48

11:                                               ; preds = %1
  store i32 %9, ptr %3, align 4, !dbg !48
  br label %12, !dbg !48

12:                                               ; preds = %11, %1
  %13 = zext i1 %10 to i8, !dbg !48
  store i8 %13, ptr %5, align 1, !dbg !48
  %14 = load i8, ptr %5, align 1, !dbg !48
  %15 = trunc i8 %14 to i1, !dbg !48
  %16 = load ptr, ptr %2, align 8, !dbg !49
  ret ptr %16, !dbg !50
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !53
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !54
  store atomic i32 3, ptr @x seq_cst, align 4, !dbg !55
  %3 = load ptr, ptr %2, align 8, !dbg !56
  ret ptr %3, !dbg !57
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 5, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exchange_last.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !7)
!6 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !17, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!17 = !DISubroutineType(types: !18)
!18 = !{!8}
!19 = !{}
!20 = !DILocalVariable(name: "h1", scope: !16, file: !3, line: 21, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 21, column: 12, scope: !16)
!25 = !DILocalVariable(name: "h2", scope: !16, file: !3, line: 21, type: !21)
!26 = !DILocation(line: 21, column: 16, scope: !16)
!27 = !DILocalVariable(name: "h3", scope: !16, file: !3, line: 21, type: !21)
!28 = !DILocation(line: 21, column: 20, scope: !16)
!29 = !DILocation(line: 22, column: 2, scope: !16)
!30 = !DILocation(line: 23, column: 2, scope: !16)
!31 = !DILocation(line: 24, column: 2, scope: !16)
!32 = !DILocation(line: 25, column: 2, scope: !16)
!33 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 6, type: !34, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!37 = !DILocalVariable(name: "arg", arg: 1, scope: !33, file: !3, line: 6, type: !36)
!38 = !DILocation(line: 6, column: 27, scope: !33)
!39 = !DILocation(line: 6, column: 41, scope: !33)
!40 = !DILocation(line: 6, column: 43, scope: !33)
!41 = !DILocation(line: 6, column: 50, scope: !33)
!42 = !DILocation(line: 6, column: 34, scope: !33)
!43 = distinct !DISubprogram(name: "exchanger", scope: !3, file: !3, line: 7, type: !34, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !43, file: !3, line: 7, type: !36)
!45 = !DILocation(line: 7, column: 30, scope: !43)
!46 = !DILocalVariable(name: "old", scope: !43, file: !3, line: 9, type: !8)
!47 = !DILocation(line: 9, column: 6, scope: !43)
!48 = !DILocation(line: 10, column: 2, scope: !43)
!49 = !DILocation(line: 11, column: 9, scope: !43)
!50 = !DILocation(line: 11, column: 2, scope: !43)
!51 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 13, type: !34, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 13, type: !36)
!53 = !DILocation(line: 13, column: 27, scope: !51)
!54 = !DILocation(line: 15, column: 4, scope: !51)
!55 = !DILocation(line: 16, column: 4, scope: !51)
!56 = !DILocation(line: 17, column: 9, scope: !51)
!57 = !DILocation(line: 17, column: 2, scope: !51)
