; ModuleID = 'drained_life_store.c'
source_filename = "drained_life_store.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@frame = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !15 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !20, metadata !DIExpression()), !dbg !24
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @owner, ptr noundef null) #3, !dbg !25
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #3, !dbg !26
  ret i32 0, !dbg !27
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !28 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata ptr %3, metadata !34, metadata !DIExpression()), !dbg !35
  store i32 0, ptr %3, align 4, !dbg !35
  store volatile ptr %3, ptr @frame, align 8, !dbg !36
  store i32 2, ptr %4, align 4, !dbg !37
  %5 = load i32, ptr %4, align 4, !dbg !37
  store atomic i32 %5, ptr %3 seq_cst, align 4, !dbg !37
  %6 = load ptr, ptr %2, align 8, !dbg !38
  ret ptr %6, !dbg !39
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %3, metadata !43, metadata !DIExpression()), !dbg !44
  %4 = load volatile ptr, ptr @frame, align 8, !dbg !45
  store ptr %4, ptr %3, align 8, !dbg !44
  %5 = load ptr, ptr %3, align 8, !dbg !46
  store i32 2, ptr %5, align 4, !dbg !47
  %6 = load ptr, ptr %2, align 8, !dbg !48
  ret ptr %6, !dbg !49
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
!3 = !DIFile(filename: "drained_life_store.c", directory: ".")
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
!15 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !16, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !19)
!16 = !DISubroutineType(types: !17)
!17 = !{!18}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{}
!20 = !DILocalVariable(name: "h", scope: !15, file: !3, line: 8, type: !21)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !22, line: 27, baseType: !23)
!22 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!23 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!24 = !DILocation(line: 8, column: 12, scope: !15)
!25 = !DILocation(line: 9, column: 2, scope: !15)
!26 = !DILocation(line: 10, column: 2, scope: !15)
!27 = !DILocation(line: 11, column: 2, scope: !15)
!28 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 4, type: !29, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!29 = !DISubroutineType(types: !30)
!30 = !{!31, !31}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!32 = !DILocalVariable(name: "arg", arg: 1, scope: !28, file: !3, line: 4, type: !31)
!33 = !DILocation(line: 4, column: 26, scope: !28)
!34 = !DILocalVariable(name: "seen", scope: !28, file: !3, line: 4, type: !7)
!35 = !DILocation(line: 4, column: 42, scope: !28)
!36 = !DILocation(line: 4, column: 58, scope: !28)
!37 = !DILocation(line: 4, column: 67, scope: !28)
!38 = !DILocation(line: 4, column: 120, scope: !28)
!39 = !DILocation(line: 4, column: 113, scope: !28)
!40 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 5, type: !29, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !19)
!41 = !DILocalVariable(name: "arg", arg: 1, scope: !40, file: !3, line: 5, type: !31)
!42 = !DILocation(line: 5, column: 27, scope: !40)
!43 = !DILocalVariable(name: "p", scope: !40, file: !3, line: 5, type: !6)
!44 = !DILocation(line: 5, column: 44, scope: !40)
!45 = !DILocation(line: 5, column: 48, scope: !40)
!46 = !DILocation(line: 5, column: 56, scope: !40)
!47 = !DILocation(line: 5, column: 58, scope: !40)
!48 = !DILocation(line: 5, column: 70, scope: !40)
!49 = !DILocation(line: 5, column: 63, scope: !40)
