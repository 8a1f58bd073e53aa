; ModuleID = 'memory/use_after_free.c'
source_filename = "memory/use_after_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0
@seen = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !23, metadata !DIExpression()), !dbg !27
  call void @llvm.dbg.declare(metadata ptr %3, metadata !28, metadata !DIExpression()), !dbg !29
  %4 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !30
  store ptr %4, ptr @shared, align 8, !dbg !31
  %5 = load ptr, ptr @shared, align 8, !dbg !32
  store volatile i32 1, ptr %5, align 4, !dbg !33
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #6, !dbg !34
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @owner, ptr noundef null) #6, !dbg !35
  %8 = load i64, ptr %2, align 8, !dbg !36
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !37
  %10 = load i64, ptr %3, align 8, !dbg !38
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !39
  ret i32 0, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !41 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !44, metadata !DIExpression()), !dbg !45
  %3 = load ptr, ptr %2, align 8, !dbg !46
  %4 = load ptr, ptr @shared, align 8, !dbg !47
  %5 = load volatile i32, ptr %4, align 4, !dbg !48
  store volatile i32 %5, ptr @seen, align 4, !dbg !49
  ret ptr null, !dbg !50
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @owner(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !52, metadata !DIExpression()), !dbg !53
  %3 = load ptr, ptr %2, align 8, !dbg !54
  %4 = load ptr, ptr @shared, align 8, !dbg !55
  call void @free(ptr noundef %4) #6, !dbg !56
  ret ptr null, !dbg !57
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 8, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/use_after_free.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 9, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !20, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!20 = !DISubroutineType(types: !21)
!21 = !{!10}
!22 = !{}
!23 = !DILocalVariable(name: "t", scope: !19, file: !3, line: 27, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !25, line: 27, baseType: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !DILocation(line: 27, column: 12, scope: !19)
!28 = !DILocalVariable(name: "u", scope: !19, file: !3, line: 27, type: !24)
!29 = !DILocation(line: 27, column: 15, scope: !19)
!30 = !DILocation(line: 29, column: 11, scope: !19)
!31 = !DILocation(line: 29, column: 9, scope: !19)
!32 = !DILocation(line: 30, column: 3, scope: !19)
!33 = !DILocation(line: 30, column: 10, scope: !19)
!34 = !DILocation(line: 31, column: 2, scope: !19)
!35 = !DILocation(line: 32, column: 2, scope: !19)
!36 = !DILocation(line: 33, column: 15, scope: !19)
!37 = !DILocation(line: 33, column: 2, scope: !19)
!38 = !DILocation(line: 34, column: 15, scope: !19)
!39 = !DILocation(line: 34, column: 2, scope: !19)
!40 = !DILocation(line: 35, column: 2, scope: !19)
!41 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 11, type: !42, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!42 = !DISubroutineType(types: !43)
!43 = !{!5, !5}
!44 = !DILocalVariable(name: "arg", arg: 1, scope: !41, file: !3, line: 11, type: !5)
!45 = !DILocation(line: 11, column: 27, scope: !41)
!46 = !DILocation(line: 13, column: 8, scope: !41)
!47 = !DILocation(line: 14, column: 10, scope: !41)
!48 = !DILocation(line: 14, column: 9, scope: !41)
!49 = !DILocation(line: 14, column: 7, scope: !41)
!50 = !DILocation(line: 15, column: 2, scope: !41)
!51 = distinct !DISubprogram(name: "owner", scope: !3, file: !3, line: 18, type: !42, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !22)
!52 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 18, type: !5)
!53 = !DILocation(line: 18, column: 26, scope: !51)
!54 = !DILocation(line: 20, column: 8, scope: !51)
!55 = !DILocation(line: 21, column: 15, scope: !51)
!56 = !DILocation(line: 21, column: 2, scope: !51)
!57 = !DILocation(line: 22, column: 2, scope: !51)
