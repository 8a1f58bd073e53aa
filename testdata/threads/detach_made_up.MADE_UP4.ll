; ModuleID = 'threads/detach_made_up.c'
source_filename = "threads/detach_made_up.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@given = internal global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !23
  call void @llvm.dbg.declare(metadata ptr %3, metadata !24, metadata !DIExpression()), !dbg !25
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @detacher, ptr noundef null) #4, !dbg !26
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @creator, ptr noundef null) #4, !dbg !27
  %6 = load i64, ptr %2, align 8, !dbg !28
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !29
  %8 = load i64, ptr %3, align 8, !dbg !30
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @detacher(ptr noundef %0) #0 !dbg !33 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !38
  %3 = call i32 @pthread_detach(i64 noundef 4) #4, !dbg !39
  %4 = load ptr, ptr %2, align 8, !dbg !40
  ret ptr %4, !dbg !41
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @creator(ptr noundef %0) #0 !dbg !42 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !46
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @nothing, ptr noundef null) #4, !dbg !47
  %5 = load i64, ptr %3, align 8, !dbg !48
  store atomic i64 %5, ptr @given seq_cst, align 8, !dbg !49
  %6 = load ptr, ptr %2, align 8, !dbg !50
  ret ptr %6, !dbg !51
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @nothing(ptr noundef %0) #0 !dbg !52 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !54
  %3 = load ptr, ptr %2, align 8, !dbg !55
  ret ptr %3, !dbg !56
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 13, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/detach_made_up.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !6, line: 27, baseType: !7)
!6 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !{!0}
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !5)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !18, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 39, type: !5)
!23 = !DILocation(line: 39, column: 12, scope: !17)
!24 = !DILocalVariable(name: "u", scope: !17, file: !3, line: 39, type: !5)
!25 = !DILocation(line: 39, column: 15, scope: !17)
!26 = !DILocation(line: 40, column: 2, scope: !17)
!27 = !DILocation(line: 41, column: 2, scope: !17)
!28 = !DILocation(line: 42, column: 15, scope: !17)
!29 = !DILocation(line: 42, column: 2, scope: !17)
!30 = !DILocation(line: 43, column: 15, scope: !17)
!31 = !DILocation(line: 43, column: 2, scope: !17)
!32 = !DILocation(line: 44, column: 2, scope: !17)
!33 = distinct !DISubprogram(name: "detacher", scope: !3, file: !3, line: 25, type: !34, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!37 = !DILocalVariable(name: "arg", arg: 1, scope: !33, file: !3, line: 25, type: !36)
!38 = !DILocation(line: 25, column: 29, scope: !33)
!39 = !DILocation(line: 32, column: 2, scope: !33)
!40 = !DILocation(line: 34, column: 9, scope: !33)
!41 = !DILocation(line: 34, column: 2, scope: !33)
!42 = distinct !DISubprogram(name: "creator", scope: !3, file: !3, line: 17, type: !34, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!43 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 17, type: !36)
!44 = !DILocation(line: 17, column: 28, scope: !42)
!45 = !DILocalVariable(name: "t", scope: !42, file: !3, line: 19, type: !5)
!46 = !DILocation(line: 19, column: 12, scope: !42)
!47 = !DILocation(line: 20, column: 2, scope: !42)
!48 = !DILocation(line: 21, column: 10, scope: !42)
!49 = !DILocation(line: 21, column: 8, scope: !42)
!50 = !DILocation(line: 22, column: 9, scope: !42)
!51 = !DILocation(line: 22, column: 2, scope: !42)
!52 = distinct !DISubprogram(name: "nothing", scope: !3, file: !3, line: 15, type: !34, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!53 = !DILocalVariable(name: "arg", arg: 1, scope: !52, file: !3, line: 15, type: !36)
!54 = !DILocation(line: 15, column: 28, scope: !52)
!55 = !DILocation(line: 15, column: 42, scope: !52)
!56 = !DILocation(line: 15, column: 35, scope: !52)
