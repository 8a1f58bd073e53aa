; ModuleID = 'memory/double_free.c'
source_filename = "memory/double_free.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !17 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !21, metadata !DIExpression()), !dbg !25
  call void @llvm.dbg.declare(metadata ptr %3, metadata !26, metadata !DIExpression()), !dbg !27
  %5 = call noalias ptr @malloc(i64 noundef 4) #5, !dbg !28
  store ptr %5, ptr %4, align 8, !dbg !28
  %6 = load i64, ptr %4, align 8, !dbg !28
  store atomic i64 %6, ptr @shared seq_cst, align 8, !dbg !28
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @drop, ptr noundef null) #6, !dbg !29
  %8 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @drop, ptr noundef null) #6, !dbg !30
  %9 = load i64, ptr %2, align 8, !dbg !31
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !32
  %11 = load i64, ptr %3, align 8, !dbg !33
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !34
  ret i32 0, !dbg !35
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @drop(ptr noundef %0) #0 !dbg !36 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !40
  call void @llvm.dbg.declare(metadata ptr %3, metadata !41, metadata !DIExpression()), !dbg !42
  %6 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !43
  store i64 %6, ptr %4, align 8, !dbg !43
  %7 = load ptr, ptr %4, align 8, !dbg !43
  store ptr %7, ptr %3, align 8, !dbg !42
  %8 = load ptr, ptr %2, align 8, !dbg !44
  %9 = load ptr, ptr %3, align 8, !dbg !45
  %10 = icmp ne ptr %9, null, !dbg !47
  br i1 %10, label %11, label %14, !dbg !48

11:                                               ; preds = %1
  store ptr null, ptr %5, align 8, !dbg !49
  %12 = load i64, ptr %5, align 8, !dbg !49
  store atomic i64 %12, ptr @shared seq_cst, align 8, !dbg !49
  %13 = load ptr, ptr %3, align 8, !dbg !51
  call void @free(ptr noundef %13) #6, !dbg !52
  br label %14, !dbg !53

14:                                               ; preds = %11, %1
  ret ptr null, !dbg !54
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
!llvm.module.flags = !{!10, !11, !12, !13, !14, !15, !16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/double_free.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0}
!7 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{i32 7, !"Dwarf Version", i32 5}
!11 = !{i32 2, !"Debug Info Version", i32 3}
!12 = !{i32 1, !"wchar_size", i32 4}
!13 = !{i32 8, !"PIC Level", i32 2}
!14 = !{i32 7, !"PIE Level", i32 2}
!15 = !{i32 7, !"uwtable", i32 2}
!16 = !{i32 7, !"frame-pointer", i32 2}
!17 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !18, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!18 = !DISubroutineType(types: !19)
!19 = !{!9}
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !17, file: !3, line: 26, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 26, column: 12, scope: !17)
!26 = !DILocalVariable(name: "u", scope: !17, file: !3, line: 26, type: !22)
!27 = !DILocation(line: 26, column: 15, scope: !17)
!28 = !DILocation(line: 28, column: 2, scope: !17)
!29 = !DILocation(line: 29, column: 2, scope: !17)
!30 = !DILocation(line: 30, column: 2, scope: !17)
!31 = !DILocation(line: 31, column: 15, scope: !17)
!32 = !DILocation(line: 31, column: 2, scope: !17)
!33 = !DILocation(line: 32, column: 15, scope: !17)
!34 = !DILocation(line: 32, column: 2, scope: !17)
!35 = !DILocation(line: 33, column: 2, scope: !17)
!36 = distinct !DISubprogram(name: "drop", scope: !3, file: !3, line: 12, type: !37, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!37 = !DISubroutineType(types: !38)
!38 = !{!5, !5}
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !36, file: !3, line: 12, type: !5)
!40 = !DILocation(line: 12, column: 25, scope: !36)
!41 = !DILocalVariable(name: "p", scope: !36, file: !3, line: 14, type: !8)
!42 = !DILocation(line: 14, column: 7, scope: !36)
!43 = !DILocation(line: 14, column: 11, scope: !36)
!44 = !DILocation(line: 16, column: 8, scope: !36)
!45 = !DILocation(line: 17, column: 6, scope: !46)
!46 = distinct !DILexicalBlock(scope: !36, file: !3, line: 17, column: 6)
!47 = !DILocation(line: 17, column: 8, scope: !46)
!48 = !DILocation(line: 17, column: 6, scope: !36)
!49 = !DILocation(line: 18, column: 3, scope: !50)
!50 = distinct !DILexicalBlock(scope: !46, file: !3, line: 17, column: 17)
!51 = !DILocation(line: 19, column: 8, scope: !50)
!52 = !DILocation(line: 19, column: 3, scope: !50)
!53 = !DILocation(line: 20, column: 2, scope: !50)
!54 = !DILocation(line: 21, column: 2, scope: !36)
