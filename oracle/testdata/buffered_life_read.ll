; ModuleID = 'buffered_life_read.c'
source_filename = "buffered_life_read.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@copy = internal global i32 0, align 4, !dbg !0
@frame = internal global ptr null, align 8, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !21, metadata !DIExpression()), !dbg !25
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @owner, ptr noundef null) #3, !dbg !26
  %5 = load atomic i32, ptr @copy monotonic, align 4, !dbg !27
  store i32 %5, ptr %3, align 4, !dbg !27
  %6 = load i32, ptr %3, align 4, !dbg !27
  ret i32 0, !dbg !28
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !29 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !34
  call void @set(i32 noundef 1), !dbg !35
  call void @set(i32 noundef 0), !dbg !36
  %3 = load ptr, ptr %2, align 8, !dbg !37
  ret ptr %3, !dbg !38
}

; Function Attrs: noinline nounwind uwtable
define internal void @set(i32 noundef %0) #0 !dbg !39 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %3, metadata !44, metadata !DIExpression()), !dbg !45
  store volatile ptr %3, ptr @frame, align 8, !dbg !46
  %7 = load i32, ptr %2, align 4, !dbg !47
  %8 = icmp ne i32 %7, 0, !dbg !47
  br i1 %8, label %9, label %12, !dbg !49

9:                                                ; preds = %1
  %10 = load i32, ptr %2, align 4, !dbg !50
  store i32 %10, ptr %4, align 4, !dbg !51
  %11 = load i32, ptr %4, align 4, !dbg !51
  store atomic i32 %11, ptr %3 monotonic, align 4, !dbg !51
  br label %16, !dbg !51

12:                                               ; preds = %1
  %13 = load atomic i32, ptr %3 monotonic, align 4, !dbg !52
  store i32 %13, ptr %6, align 4, !dbg !52
  %14 = load i32, ptr %6, align 4, !dbg !52
  store i32 %14, ptr %5, align 4, !dbg !53
  %15 = load i32, ptr %5, align 4, !dbg !53
  store atomic i32 %15, ptr @copy monotonic, align 4, !dbg !53
  br label %16

16:                                               ; preds = %12, %9
  ret void, !dbg !54
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 4, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "buffered_life_read.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "frame", scope: !2, file: !3, line: 3, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !18, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{}
!21 = !DILocalVariable(name: "h", scope: !17, file: !3, line: 17, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 17, column: 12, scope: !17)
!26 = !DILocation(line: 18, column: 2, scope: !17)
!27 = !DILocation(line: 19, column: 2, scope: !17)
!28 = !DILocation(line: 20, column: 2, scope: !17)
!29 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 14, type: !30, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!30 = !DISubroutineType(types: !31)
!31 = !{!32, !32}
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !DILocalVariable(name: "arg", arg: 1, scope: !29, file: !3, line: 14, type: !32)
!34 = !DILocation(line: 14, column: 26, scope: !29)
!35 = !DILocation(line: 14, column: 33, scope: !29)
!36 = !DILocation(line: 14, column: 41, scope: !29)
!37 = !DILocation(line: 14, column: 56, scope: !29)
!38 = !DILocation(line: 14, column: 49, scope: !29)
!39 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 5, type: !40, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !9}
!42 = !DILocalVariable(name: "v", arg: 1, scope: !39, file: !3, line: 5, type: !9)
!43 = !DILocation(line: 5, column: 21, scope: !39)
!44 = !DILocalVariable(name: "x", scope: !39, file: !3, line: 7, type: !9)
!45 = !DILocation(line: 7, column: 6, scope: !39)
!46 = !DILocation(line: 8, column: 8, scope: !39)
!47 = !DILocation(line: 9, column: 6, scope: !48)
!48 = distinct !DILexicalBlock(scope: !39, file: !3, line: 9, column: 6)
!49 = !DILocation(line: 9, column: 6, scope: !39)
!50 = !DILocation(line: 10, column: 24, scope: !48)
!51 = !DILocation(line: 10, column: 3, scope: !48)
!52 = !DILocation(line: 12, column: 27, scope: !48)
!53 = !DILocation(line: 12, column: 3, scope: !48)
!54 = !DILocation(line: 13, column: 1, scope: !39)
