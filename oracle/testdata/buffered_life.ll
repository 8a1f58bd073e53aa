; ModuleID = 'buffered_life.c'
source_filename = "buffered_life.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@z = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !5
@late = internal global i32 0, align 4, !dbg !10
@early = internal global i32 0, align 4, !dbg !8
@frame = internal global ptr null, align 8, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !27, metadata !DIExpression()), !dbg !31
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @owner, ptr noundef null) #4, !dbg !32
  store i32 1, ptr %3, align 4, !dbg !33
  %6 = load i32, ptr %3, align 4, !dbg !33
  store atomic i32 %6, ptr @z seq_cst, align 4, !dbg !33
  %7 = load atomic i32, ptr @y monotonic, align 4, !dbg !34
  store i32 %7, ptr %4, align 4, !dbg !34
  %8 = load i32, ptr %4, align 4, !dbg !34
  store i32 %8, ptr @late, align 4, !dbg !35
  %9 = load i64, ptr %2, align 8, !dbg !36
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !37
  %11 = load i32, ptr @early, align 4, !dbg !38
  %12 = load i32, ptr @late, align 4, !dbg !39
  %13 = add nsw i32 %11, %12, !dbg !40
  ret i32 %13, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !42 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !47
  store i32 1, ptr %3, align 4, !dbg !48
  %5 = load i32, ptr %3, align 4, !dbg !48
  store atomic i32 %5, ptr @y monotonic, align 4, !dbg !48
  call void @set(i32 noundef 1), !dbg !49
  call void @set(i32 noundef 2), !dbg !50
  %6 = load atomic i32, ptr @z monotonic, align 4, !dbg !51
  store i32 %6, ptr %4, align 4, !dbg !51
  %7 = load i32, ptr %4, align 4, !dbg !51
  store i32 %7, ptr @early, align 4, !dbg !52
  %8 = load ptr, ptr %2, align 8, !dbg !53
  ret ptr %8, !dbg !54
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @set(i32 noundef %0) #0 !dbg !55 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  store volatile ptr %3, ptr @frame, align 8, !dbg !62
  %4 = load i32, ptr %2, align 4, !dbg !63
  store i32 %4, ptr %3, align 4, !dbg !64
  ret void, !dbg !65
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "buffered_life.c", directory: ".")
!4 = !{!5, !0, !8, !10, !12}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "early", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "late", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "frame", scope: !2, file: !3, line: 3, type: !14, isLocal: true, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !15)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !24, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !26)
!24 = !DISubroutineType(types: !25)
!25 = !{!7}
!26 = !{}
!27 = !DILocalVariable(name: "h", scope: !23, file: !3, line: 17, type: !28)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 17, column: 12, scope: !23)
!32 = !DILocation(line: 18, column: 2, scope: !23)
!33 = !DILocation(line: 19, column: 2, scope: !23)
!34 = !DILocation(line: 20, column: 9, scope: !23)
!35 = !DILocation(line: 20, column: 7, scope: !23)
!36 = !DILocation(line: 21, column: 15, scope: !23)
!37 = !DILocation(line: 21, column: 2, scope: !23)
!38 = !DILocation(line: 22, column: 9, scope: !23)
!39 = !DILocation(line: 22, column: 17, scope: !23)
!40 = !DILocation(line: 22, column: 15, scope: !23)
!41 = !DILocation(line: 22, column: 2, scope: !23)
!42 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 7, type: !43, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!46 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 7, type: !45)
!47 = !DILocation(line: 7, column: 26, scope: !42)
!48 = !DILocation(line: 9, column: 2, scope: !42)
!49 = !DILocation(line: 10, column: 2, scope: !42)
!50 = !DILocation(line: 11, column: 2, scope: !42)
!51 = !DILocation(line: 12, column: 10, scope: !42)
!52 = !DILocation(line: 12, column: 8, scope: !42)
!53 = !DILocation(line: 13, column: 9, scope: !42)
!54 = !DILocation(line: 13, column: 2, scope: !42)
!55 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 6, type: !56, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !26)
!56 = !DISubroutineType(types: !57)
!57 = !{null, !7}
!58 = !DILocalVariable(name: "v", arg: 1, scope: !55, file: !3, line: 6, type: !7)
!59 = !DILocation(line: 6, column: 21, scope: !55)
!60 = !DILocalVariable(name: "x", scope: !55, file: !3, line: 6, type: !7)
!61 = !DILocation(line: 6, column: 30, scope: !55)
!62 = !DILocation(line: 6, column: 39, scope: !55)
!63 = !DILocation(line: 6, column: 49, scope: !55)
!64 = !DILocation(line: 6, column: 47, scope: !55)
!65 = !DILocation(line: 6, column: 52, scope: !55)
