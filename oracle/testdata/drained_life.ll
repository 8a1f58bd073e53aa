; ModuleID = 'drained_life.c'
source_filename = "drained_life.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@frame = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @owner, ptr noundef null) #3, !dbg !25
  call void @llvm.dbg.declare(metadata ptr %3, metadata !26, metadata !DIExpression()), !dbg !27
  %5 = load volatile ptr, ptr @frame, align 8, !dbg !28
  store ptr %5, ptr %3, align 8, !dbg !27
  %6 = load ptr, ptr %3, align 8, !dbg !29
  %7 = icmp ne ptr %6, null, !dbg !29
  br i1 %7, label %8, label %13, !dbg !29

8:                                                ; preds = %0
  %9 = load ptr, ptr %3, align 8, !dbg !30
  %10 = load i32, ptr %9, align 4, !dbg !31
  %11 = icmp ugt i32 %10, 2, !dbg !32
  %12 = zext i1 %11 to i32, !dbg !32
  br label %14, !dbg !29

13:                                               ; preds = %0
  br label %14, !dbg !29

14:                                               ; preds = %13, %8
  %15 = phi i32 [ %12, %8 ], [ 0, %13 ], !dbg !29
  ret i32 %15, !dbg !33
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !34 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %3, metadata !40, metadata !DIExpression()), !dbg !41
  store i32 0, ptr %3, align 4, !dbg !41
  store volatile ptr %3, ptr @frame, align 8, !dbg !42
  store i32 2, ptr %4, align 4, !dbg !43
  %5 = load i32, ptr %4, align 4, !dbg !43
  store atomic i32 %5, ptr %3 seq_cst, align 4, !dbg !43
  %6 = load ptr, ptr %2, align 8, !dbg !44
  ret ptr %6, !dbg !45
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "frame", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "drained_life.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "h", scope: !15, file: !3, line: 7, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 7, column: 12, scope: !15)
!25 = !DILocation(line: 8, column: 2, scope: !15)
!26 = !DILocalVariable(name: "p", scope: !15, file: !3, line: 9, type: !6)
!27 = !DILocation(line: 9, column: 12, scope: !15)
!28 = !DILocation(line: 9, column: 16, scope: !15)
!29 = !DILocation(line: 10, column: 9, scope: !15)
!30 = !DILocation(line: 10, column: 14, scope: !15)
!31 = !DILocation(line: 10, column: 13, scope: !15)
!32 = !DILocation(line: 10, column: 16, scope: !15)
!33 = !DILocation(line: 10, column: 2, scope: !15)
!34 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 4, type: !35, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !34, file: !3, line: 4, type: !37)
!39 = !DILocation(line: 4, column: 26, scope: !34)
!40 = !DILocalVariable(name: "seen", scope: !34, file: !3, line: 4, type: !7)
!41 = !DILocation(line: 4, column: 42, scope: !34)
!42 = !DILocation(line: 4, column: 58, scope: !34)
!43 = !DILocation(line: 4, column: 67, scope: !34)
!44 = !DILocation(line: 4, column: 120, scope: !34)
!45 = !DILocation(line: 4, column: 113, scope: !34)
