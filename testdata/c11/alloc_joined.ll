; ModuleID = 'c11/alloc_joined.c'
source_filename = "c11/alloc_joined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@slot = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata ptr %3, metadata !37, metadata !DIExpression()), !dbg !38
  call void @llvm.dbg.declare(metadata ptr %4, metadata !39, metadata !DIExpression()), !dbg !40
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @make, ptr noundef null) #5, !dbg !41
  %7 = load atomic i64, ptr @slot acquire, align 8, !dbg !42
  store i64 %7, ptr %5, align 8, !dbg !42
  %8 = load ptr, ptr %5, align 8, !dbg !42
  store ptr %8, ptr %4, align 8, !dbg !43
  %9 = load ptr, ptr %4, align 8, !dbg !44
  %10 = icmp ne ptr %9, null, !dbg !44
  br i1 %10, label %11, label %13, !dbg !46

11:                                               ; preds = %0
  %12 = load ptr, ptr %4, align 8, !dbg !47
  store i32 18, ptr %12, align 4, !dbg !48
  br label %13, !dbg !49

13:                                               ; preds = %11, %0
  %14 = load i64, ptr %2, align 8, !dbg !50
  %15 = call i32 @pthread_join(i64 noundef %14, ptr noundef %3), !dbg !51
  %16 = load ptr, ptr %3, align 8, !dbg !52
  store i32 19, ptr %16, align 4, !dbg !53
  ret i32 0, !dbg !54
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @make(ptr noundef %0) #0 !dbg !55 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  %5 = call noalias ptr @malloc(i64 noundef 4) #6, !dbg !62
  store ptr %5, ptr %3, align 8, !dbg !61
  call void @llvm.dbg.declare(metadata ptr %4, metadata !63, metadata !DIExpression()), !dbg !64
  %6 = load ptr, ptr %2, align 8, !dbg !65
  %7 = load ptr, ptr %3, align 8, !dbg !66
  %8 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @publish, ptr noundef %7) #5, !dbg !67
  %9 = load i64, ptr %4, align 8, !dbg !68
  %10 = call i32 @pthread_detach(i64 noundef %9) #5, !dbg !69
  %11 = load ptr, ptr %3, align 8, !dbg !70
  ret ptr %11, !dbg !71
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @publish(ptr noundef %0) #0 !dbg !72 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  %4 = load ptr, ptr %2, align 8, !dbg !75
  store ptr %4, ptr %3, align 8, !dbg !76
  %5 = load i64, ptr %3, align 8, !dbg !76
  store atomic i64 %5, ptr @slot release, align 8, !dbg !76
  ret ptr null, !dbg !77
}

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 16, type: !20, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !19, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/alloc_joined.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !{!0}
!20 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !17)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !29, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!18}
!31 = !{}
!32 = !DILocalVariable(name: "t", scope: !28, file: !3, line: 37, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 37, column: 12, scope: !28)
!37 = !DILocalVariable(name: "block", scope: !28, file: !3, line: 38, type: !16)
!38 = !DILocation(line: 38, column: 8, scope: !28)
!39 = !DILocalVariable(name: "p", scope: !28, file: !3, line: 39, type: !17)
!40 = !DILocation(line: 39, column: 7, scope: !28)
!41 = !DILocation(line: 41, column: 2, scope: !28)
!42 = !DILocation(line: 42, column: 6, scope: !28)
!43 = !DILocation(line: 42, column: 4, scope: !28)
!44 = !DILocation(line: 43, column: 6, scope: !45)
!45 = distinct !DILexicalBlock(scope: !28, file: !3, line: 43, column: 6)
!46 = !DILocation(line: 43, column: 6, scope: !28)
!47 = !DILocation(line: 44, column: 4, scope: !45)
!48 = !DILocation(line: 44, column: 6, scope: !45)
!49 = !DILocation(line: 44, column: 3, scope: !45)
!50 = !DILocation(line: 45, column: 15, scope: !28)
!51 = !DILocation(line: 45, column: 2, scope: !28)
!52 = !DILocation(line: 46, column: 10, scope: !28)
!53 = !DILocation(line: 46, column: 16, scope: !28)
!54 = !DILocation(line: 47, column: 2, scope: !28)
!55 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 24, type: !56, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!56 = !DISubroutineType(types: !57)
!57 = !{!16, !16}
!58 = !DILocalVariable(name: "arg", arg: 1, scope: !55, file: !3, line: 24, type: !16)
!59 = !DILocation(line: 24, column: 25, scope: !55)
!60 = !DILocalVariable(name: "block", scope: !55, file: !3, line: 26, type: !17)
!61 = !DILocation(line: 26, column: 7, scope: !55)
!62 = !DILocation(line: 26, column: 15, scope: !55)
!63 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 27, type: !33)
!64 = !DILocation(line: 27, column: 12, scope: !55)
!65 = !DILocation(line: 29, column: 8, scope: !55)
!66 = !DILocation(line: 30, column: 36, scope: !55)
!67 = !DILocation(line: 30, column: 2, scope: !55)
!68 = !DILocation(line: 31, column: 17, scope: !55)
!69 = !DILocation(line: 31, column: 2, scope: !55)
!70 = !DILocation(line: 32, column: 9, scope: !55)
!71 = !DILocation(line: 32, column: 2, scope: !55)
!72 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 18, type: !56, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!73 = !DILocalVariable(name: "block", arg: 1, scope: !72, file: !3, line: 18, type: !16)
!74 = !DILocation(line: 18, column: 28, scope: !72)
!75 = !DILocation(line: 20, column: 31, scope: !72)
!76 = !DILocation(line: 20, column: 2, scope: !72)
!77 = !DILocation(line: 21, column: 2, scope: !72)
