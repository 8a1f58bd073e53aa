; ModuleID = 'main_ends.c'
source_filename = "main_ends.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_barrier_t = type { i64, [24 x i8] }

@barrier = internal global %union.pthread_barrier_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !31
  call void @llvm.dbg.declare(metadata ptr %3, metadata !32, metadata !DIExpression()), !dbg !33
  call void @llvm.dbg.declare(metadata ptr %4, metadata !34, metadata !DIExpression()), !dbg !35
  store i64 0, ptr %4, align 8, !dbg !35
  %5 = call i32 @pthread_barrier_init(ptr noundef @barrier, ptr noundef null, i32 noundef 2) #4, !dbg !36
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @joined, ptr noundef %4) #4, !dbg !37
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @waits, ptr noundef null) #4, !dbg !38
  %8 = load i64, ptr %2, align 8, !dbg !39
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @joined(ptr noundef %0) #0 !dbg !42 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !46, metadata !DIExpression()), !dbg !47
  %3 = load ptr, ptr %2, align 8, !dbg !48
  ret ptr %3, !dbg !49
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @waits(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !52
  %3 = call i32 @pthread_barrier_wait(ptr noundef @barrier) #4, !dbg !53
  %4 = load ptr, ptr %2, align 8, !dbg !54
  ret ptr %4, !dbg !55
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "barrier", scope: !2, file: !3, line: 3, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "main_ends.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !6, line: 112, baseType: !7)
!6 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 108, size: 256, elements: !8)
!8 = !{!9, !14}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !7, file: !6, line: 110, baseType: !10, size: 256)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !7, file: !6, line: 111, baseType: !15, size: 64)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 6, type: !24, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "h1", scope: !23, file: !3, line: 8, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !6, line: 27, baseType: !30)
!30 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!31 = !DILocation(line: 8, column: 12, scope: !23)
!32 = !DILocalVariable(name: "h2", scope: !23, file: !3, line: 8, type: !29)
!33 = !DILocation(line: 8, column: 16, scope: !23)
!34 = !DILocalVariable(name: "r", scope: !23, file: !3, line: 9, type: !15)
!35 = !DILocation(line: 9, column: 7, scope: !23)
!36 = !DILocation(line: 10, column: 2, scope: !23)
!37 = !DILocation(line: 11, column: 2, scope: !23)
!38 = !DILocation(line: 12, column: 2, scope: !23)
!39 = !DILocation(line: 13, column: 15, scope: !23)
!40 = !DILocation(line: 13, column: 2, scope: !23)
!41 = !DILocation(line: 14, column: 2, scope: !23)
!42 = distinct !DISubprogram(name: "joined", scope: !3, file: !3, line: 4, type: !43, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!43 = !DISubroutineType(types: !44)
!44 = !{!45, !45}
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!46 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 4, type: !45)
!47 = !DILocation(line: 4, column: 27, scope: !42)
!48 = !DILocation(line: 4, column: 41, scope: !42)
!49 = !DILocation(line: 4, column: 34, scope: !42)
!50 = distinct !DISubprogram(name: "waits", scope: !3, file: !3, line: 5, type: !43, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!51 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 5, type: !45)
!52 = !DILocation(line: 5, column: 26, scope: !50)
!53 = !DILocation(line: 5, column: 33, scope: !50)
!54 = !DILocation(line: 5, column: 72, scope: !50)
!55 = !DILocation(line: 5, column: 65, scope: !50)
