; ModuleID = 'leaks/references.c'
source_filename = "leaks/references.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.block = type { i32, i32 }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !11 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !16, metadata !DIExpression()), !dbg !20
  call void @llvm.dbg.declare(metadata ptr %3, metadata !21, metadata !DIExpression()), !dbg !30
  %4 = call noalias ptr @malloc(i64 noundef 8) #5, !dbg !31
  store ptr %4, ptr %3, align 8, !dbg !30
  %5 = load ptr, ptr %3, align 8, !dbg !32
  %6 = getelementptr inbounds %struct.block, ptr %5, i32 0, i32 0, !dbg !33
  store atomic i32 2, ptr %6 seq_cst, align 4, !dbg !34
  %7 = load ptr, ptr %3, align 8, !dbg !35
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @drop, ptr noundef %7) #6, !dbg !36
  %9 = load ptr, ptr %3, align 8, !dbg !37
  %10 = call ptr @drop(ptr noundef %9), !dbg !38
  %11 = load i64, ptr %2, align 8, !dbg !39
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @drop(ptr noundef %0) #0 !dbg !42 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !48
  %7 = load ptr, ptr %2, align 8, !dbg !49
  store ptr %7, ptr %3, align 8, !dbg !48
  call void @llvm.dbg.declare(metadata ptr %4, metadata !50, metadata !DIExpression()), !dbg !51
  %8 = load ptr, ptr %3, align 8, !dbg !52
  %9 = getelementptr inbounds %struct.block, ptr %8, i32 0, i32 0, !dbg !52
  store i32 1, ptr %5, align 4, !dbg !52
  %10 = load i32, ptr %5, align 4, !dbg !52
  %11 = atomicrmw sub ptr %9, i32 %10 seq_cst, align 4, !dbg !52
  store i32 %11, ptr %6, align 4, !dbg !52
  %12 = load i32, ptr %6, align 4, !dbg !52
  %13 = sub nsw i32 %12, 1, !dbg !53
  store i32 %13, ptr %4, align 4, !dbg !51
  %14 = load i32, ptr %4, align 4, !dbg !54
  %15 = icmp eq i32 %14, 0, !dbg !56
  br i1 %15, label %16, label %18, !dbg !57

16:                                               ; preds = %1
  %17 = load ptr, ptr %3, align 8, !dbg !58
  call void @free(ptr noundef %17) #6, !dbg !59
  br label %18, !dbg !59

18:                                               ; preds = %16, %1
  ret ptr null, !dbg !60
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4, !5, !6, !7, !8, !9, !10}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leaks/references.c", directory: ".")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !{i32 7, !"Dwarf Version", i32 5}
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{i32 1, !"wchar_size", i32 4}
!7 = !{i32 8, !"PIC Level", i32 2}
!8 = !{i32 7, !"PIE Level", i32 2}
!9 = !{i32 7, !"uwtable", i32 2}
!10 = !{i32 7, !"frame-pointer", i32 2}
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 32, type: !12, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !15)
!12 = !DISubroutineType(types: !13)
!13 = !{!14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !{}
!16 = !DILocalVariable(name: "thread", scope: !11, file: !1, line: 34, type: !17)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !18, line: 27, baseType: !19)
!18 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!19 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!20 = !DILocation(line: 34, column: 12, scope: !11)
!21 = !DILocalVariable(name: "b", scope: !11, file: !1, line: 35, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "block", file: !1, line: 9, size: 64, elements: !24)
!24 = !{!25, !29}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "references", scope: !23, file: !1, line: 13, baseType: !26, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !27, line: 96, baseType: !28)
!27 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !23, file: !1, line: 15, baseType: !14, size: 32, offset: 32)
!30 = !DILocation(line: 35, column: 16, scope: !11)
!31 = !DILocation(line: 35, column: 20, scope: !11)
!32 = !DILocation(line: 36, column: 2, scope: !11)
!33 = !DILocation(line: 36, column: 5, scope: !11)
!34 = !DILocation(line: 36, column: 16, scope: !11)
!35 = !DILocation(line: 37, column: 38, scope: !11)
!36 = !DILocation(line: 37, column: 2, scope: !11)
!37 = !DILocation(line: 38, column: 7, scope: !11)
!38 = !DILocation(line: 38, column: 2, scope: !11)
!39 = !DILocation(line: 39, column: 15, scope: !11)
!40 = !DILocation(line: 39, column: 2, scope: !11)
!41 = !DILocation(line: 40, column: 2, scope: !11)
!42 = distinct !DISubprogram(name: "drop", scope: !1, file: !1, line: 18, type: !43, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !15)
!43 = !DISubroutineType(types: !44)
!44 = !{!3, !3}
!45 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !1, line: 18, type: !3)
!46 = !DILocation(line: 18, column: 25, scope: !42)
!47 = !DILocalVariable(name: "b", scope: !42, file: !1, line: 20, type: !22)
!48 = !DILocation(line: 20, column: 16, scope: !42)
!49 = !DILocation(line: 20, column: 20, scope: !42)
!50 = !DILocalVariable(name: "left", scope: !42, file: !1, line: 25, type: !14)
!51 = !DILocation(line: 25, column: 6, scope: !42)
!52 = !DILocation(line: 25, column: 13, scope: !42)
!53 = !DILocation(line: 25, column: 49, scope: !42)
!54 = !DILocation(line: 27, column: 6, scope: !55)
!55 = distinct !DILexicalBlock(scope: !42, file: !1, line: 27, column: 6)
!56 = !DILocation(line: 27, column: 11, scope: !55)
!57 = !DILocation(line: 27, column: 6, scope: !42)
!58 = !DILocation(line: 28, column: 8, scope: !55)
!59 = !DILocation(line: 28, column: 3, scope: !55)
!60 = !DILocation(line: 29, column: 2, scope: !42)
