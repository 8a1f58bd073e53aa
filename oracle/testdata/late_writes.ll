; ModuleID = 'late_writes.c'
source_filename = "late_writes.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@frame = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  call void @llvm.dbg.declare(metadata ptr %3, metadata !25, metadata !DIExpression()), !dbg !26
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #3, !dbg !27
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @owner, ptr noundef null) #3, !dbg !28
  %6 = load volatile ptr, ptr @frame, align 8, !dbg !29
  %7 = icmp ne ptr %6, null, !dbg !29
  br i1 %7, label %8, label %10, !dbg !31

8:                                                ; preds = %0
  %9 = load volatile ptr, ptr @frame, align 8, !dbg !32
  store i32 1, ptr %9, align 4, !dbg !33
  br label %10, !dbg !34

10:                                               ; preds = %8, %0
  ret i32 0, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !43
  %4 = load volatile ptr, ptr @frame, align 8, !dbg !44
  store ptr %4, ptr %3, align 8, !dbg !43
  %5 = load ptr, ptr %3, align 8, !dbg !45
  store i32 1, ptr %5, align 4, !dbg !46
  %6 = load ptr, ptr %2, align 8, !dbg !47
  ret ptr %6, !dbg !48
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !49 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !50, metadata !DIExpression()), !dbg !51
  call void @llvm.dbg.declare(metadata ptr %3, metadata !52, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %3, align 4, !dbg !53
  store volatile ptr %3, ptr @frame, align 8, !dbg !54
  %4 = load ptr, ptr %2, align 8, !dbg !55
  ret ptr %4, !dbg !56
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "frame", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "late_writes.c", directory: ".")
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
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 7, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "h1", scope: !15, file: !3, line: 9, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 9, column: 12, scope: !15)
!25 = !DILocalVariable(name: "h2", scope: !15, file: !3, line: 9, type: !21)
!26 = !DILocation(line: 9, column: 16, scope: !15)
!27 = !DILocation(line: 10, column: 2, scope: !15)
!28 = !DILocation(line: 11, column: 2, scope: !15)
!29 = !DILocation(line: 12, column: 6, scope: !30)
!30 = distinct !DILexicalBlock(scope: !15, file: !3, line: 12, column: 6)
!31 = !DILocation(line: 12, column: 6, scope: !15)
!32 = !DILocation(line: 13, column: 4, scope: !30)
!33 = !DILocation(line: 13, column: 10, scope: !30)
!34 = !DILocation(line: 13, column: 3, scope: !30)
!35 = !DILocation(line: 14, column: 2, scope: !15)
!36 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 5, type: !37, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!37 = !DISubroutineType(types: !38)
!38 = !{!39, !39}
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!40 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 5, type: !39)
!41 = !DILocation(line: 5, column: 27, scope: !36)
!42 = !DILocalVariable(name: "p", scope: !36, file: !3, line: 5, type: !6)
!43 = !DILocation(line: 5, column: 44, scope: !36)
!44 = !DILocation(line: 5, column: 48, scope: !36)
!45 = !DILocation(line: 5, column: 56, scope: !36)
!46 = !DILocation(line: 5, column: 58, scope: !36)
!47 = !DILocation(line: 5, column: 70, scope: !36)
!48 = !DILocation(line: 5, column: 63, scope: !36)
!49 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 6, type: !37, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!50 = !DILocalVariable(name: "arg", arg: 1, scope: !49, file: !3, line: 6, type: !39)
!51 = !DILocation(line: 6, column: 26, scope: !49)
!52 = !DILocalVariable(name: "seen", scope: !49, file: !3, line: 6, type: !7)
!53 = !DILocation(line: 6, column: 42, scope: !49)
!54 = !DILocation(line: 6, column: 58, scope: !49)
!55 = !DILocation(line: 6, column: 74, scope: !49)
!56 = !DILocation(line: 6, column: 67, scope: !49)
