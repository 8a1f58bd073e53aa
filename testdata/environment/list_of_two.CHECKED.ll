; ModuleID = 'environment/list_of_two.c'
source_filename = "environment/list_of_two.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr }

@head = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @push, ptr noundef null) #5, !dbg !29
  %4 = call ptr @push(ptr noundef null), !dbg !30
  %5 = load i64, ptr %2, align 8, !dbg !31
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !32
  ret i32 0, !dbg !33
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @push(ptr noundef %0) #0 !dbg !34 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !38, metadata !DIExpression()), !dbg !39
  call void @llvm.dbg.declare(metadata ptr %4, metadata !40, metadata !DIExpression()), !dbg !41
  %7 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !42
  store ptr %7, ptr %4, align 8, !dbg !41
  %8 = load ptr, ptr %4, align 8, !dbg !43
  %9 = icmp ne ptr %8, null, !dbg !43
  br i1 %9, label %12, label %10, !dbg !45

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !46
  store ptr %11, ptr %2, align 8, !dbg !47
  br label %22, !dbg !47

12:                                               ; preds = %1
  %13 = load ptr, ptr %4, align 8, !dbg !48
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !49
  store ptr null, ptr %14, align 8, !dbg !50
  %15 = load ptr, ptr %4, align 8, !dbg !51
  store ptr %15, ptr %5, align 8, !dbg !52
  %16 = load i64, ptr %5, align 8, !dbg !52
  %17 = atomicrmw xchg ptr @head, i64 %16 acq_rel, align 8, !dbg !52
  store i64 %17, ptr %6, align 8, !dbg !52
  %18 = load ptr, ptr %6, align 8, !dbg !52
  %19 = load ptr, ptr %4, align 8, !dbg !53
  %20 = getelementptr inbounds %struct.node, ptr %19, i32 0, i32 0, !dbg !54
  store ptr %18, ptr %20, align 8, !dbg !55
  %21 = load ptr, ptr %3, align 8, !dbg !56
  store ptr %21, ptr %2, align 8, !dbg !57
  br label %22, !dbg !57

22:                                               ; preds = %12, %10
  %23 = load ptr, ptr %2, align 8, !dbg !58
  ret ptr %23, !dbg !58
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!12, !13, !14, !15, !16, !17, !18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 16, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "environment/list_of_two.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 12, size: 64, elements: !8)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !7, file: !3, line: 13, baseType: !6, size: 64)
!10 = !{!0}
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!12 = !{i32 7, !"Dwarf Version", i32 5}
!13 = !{i32 2, !"Debug Info Version", i32 3}
!14 = !{i32 1, !"wchar_size", i32 4}
!15 = !{i32 8, !"PIC Level", i32 2}
!16 = !{i32 7, !"PIE Level", i32 2}
!17 = !{i32 7, !"uwtable", i32 2}
!18 = !{i32 7, !"frame-pointer", i32 2}
!19 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !20, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "other", scope: !19, file: !3, line: 32, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 32, column: 12, scope: !19)
!29 = !DILocation(line: 33, column: 2, scope: !19)
!30 = !DILocation(line: 34, column: 2, scope: !19)
!31 = !DILocation(line: 35, column: 15, scope: !19)
!32 = !DILocation(line: 35, column: 2, scope: !19)
!33 = !DILocation(line: 36, column: 2, scope: !19)
!34 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 18, type: !35, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!38 = !DILocalVariable(name: "arg", arg: 1, scope: !34, file: !3, line: 18, type: !37)
!39 = !DILocation(line: 18, column: 25, scope: !34)
!40 = !DILocalVariable(name: "node", scope: !34, file: !3, line: 20, type: !6)
!41 = !DILocation(line: 20, column: 15, scope: !34)
!42 = !DILocation(line: 20, column: 22, scope: !34)
!43 = !DILocation(line: 22, column: 7, scope: !44)
!44 = distinct !DILexicalBlock(scope: !34, file: !3, line: 22, column: 6)
!45 = !DILocation(line: 22, column: 6, scope: !34)
!46 = !DILocation(line: 23, column: 10, scope: !44)
!47 = !DILocation(line: 23, column: 3, scope: !44)
!48 = !DILocation(line: 25, column: 2, scope: !34)
!49 = !DILocation(line: 25, column: 8, scope: !34)
!50 = !DILocation(line: 25, column: 13, scope: !34)
!51 = !DILocation(line: 26, column: 58, scope: !34)
!52 = !DILocation(line: 26, column: 15, scope: !34)
!53 = !DILocation(line: 26, column: 2, scope: !34)
!54 = !DILocation(line: 26, column: 8, scope: !34)
!55 = !DILocation(line: 26, column: 13, scope: !34)
!56 = !DILocation(line: 27, column: 9, scope: !34)
!57 = !DILocation(line: 27, column: 2, scope: !34)
!58 = !DILocation(line: 28, column: 1, scope: !34)
