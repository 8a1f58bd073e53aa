; ModuleID = 'waits/hang_either.c'
source_filename = "waits/hang_either.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@go = internal global i32 0, align 4, !dbg !0
@stop = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @wait, ptr noundef null) #4, !dbg !29
  store i32 1, ptr %3, align 4, !dbg !30
  %6 = load i32, ptr %3, align 4, !dbg !30
  store atomic i32 %6, ptr @go seq_cst, align 4, !dbg !30
  store i32 0, ptr %4, align 4, !dbg !31
  %7 = load i32, ptr %4, align 4, !dbg !31
  store atomic i32 %7, ptr @go seq_cst, align 4, !dbg !31
  %8 = load i64, ptr %2, align 8, !dbg !32
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !33
  ret i32 0, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %0) #0 !dbg !35 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !39
  br label %5, !dbg !40

5:                                                ; preds = %16, %1
  %6 = load atomic i32, ptr @go seq_cst, align 4, !dbg !41
  store i32 %6, ptr %3, align 4, !dbg !41
  %7 = load i32, ptr %3, align 4, !dbg !41
  %8 = icmp ne i32 %7, 0, !dbg !41
  br i1 %8, label %14, label %9, !dbg !42

9:                                                ; preds = %5
  %10 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !43
  store i32 %10, ptr %4, align 4, !dbg !43
  %11 = load i32, ptr %4, align 4, !dbg !43
  %12 = icmp ne i32 %11, 0, !dbg !44
  %13 = xor i1 %12, true, !dbg !44
  br label %14

14:                                               ; preds = %9, %5
  %15 = phi i1 [ false, %5 ], [ %13, %9 ], !dbg !45
  br i1 %15, label %16, label %17, !dbg !40

16:                                               ; preds = %14
  br label %5, !dbg !40, !llvm.loop !46

17:                                               ; preds = %14
  %18 = load ptr, ptr %2, align 8, !dbg !49
  ret ptr %18, !dbg !50
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "go", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "waits/hang_either.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
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
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !21, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 21, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 21, column: 12, scope: !20)
!29 = !DILocation(line: 23, column: 2, scope: !20)
!30 = !DILocation(line: 24, column: 2, scope: !20)
!31 = !DILocation(line: 26, column: 2, scope: !20)
!32 = !DILocation(line: 28, column: 15, scope: !20)
!33 = !DILocation(line: 28, column: 2, scope: !20)
!34 = !DILocation(line: 29, column: 2, scope: !20)
!35 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 12, type: !36, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!36 = !DISubroutineType(types: !37)
!37 = !{!5, !5}
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !35, file: !3, line: 12, type: !5)
!39 = !DILocation(line: 12, column: 25, scope: !35)
!40 = !DILocation(line: 14, column: 2, scope: !35)
!41 = !DILocation(line: 14, column: 10, scope: !35)
!42 = !DILocation(line: 14, column: 27, scope: !35)
!43 = !DILocation(line: 14, column: 31, scope: !35)
!44 = !DILocation(line: 14, column: 30, scope: !35)
!45 = !DILocation(line: 0, scope: !35)
!46 = distinct !{!46, !40, !47, !48}
!47 = !DILocation(line: 15, column: 3, scope: !35)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !DILocation(line: 16, column: 9, scope: !35)
!50 = !DILocation(line: 16, column: 2, scope: !35)
