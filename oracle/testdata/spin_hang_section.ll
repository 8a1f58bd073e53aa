; ModuleID = 'spin_hang_section.c'
source_filename = "spin_hang_section.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !18 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !22, metadata !DIExpression()), !dbg !26
  call void @llvm.dbg.declare(metadata ptr %3, metadata !27, metadata !DIExpression()), !dbg !28
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !29
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !30
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !31
  %6 = load i64, ptr %2, align 8, !dbg !32
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !33
  ret i32 0, !dbg !34
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !35 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !39, metadata !DIExpression()), !dbg !40
  call void @llvm.dbg.declare(metadata ptr %3, metadata !41, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %4, metadata !43, metadata !DIExpression()), !dbg !44
  br label %5, !dbg !45

5:                                                ; preds = %8, %1
  call void @__VERIFIER_atomic_begin(), !dbg !46
  %6 = load atomic i32, ptr @x seq_cst, align 4, !dbg !48
  store i32 %6, ptr %3, align 4, !dbg !49
  %7 = load atomic i32, ptr @y seq_cst, align 4, !dbg !50
  store i32 %7, ptr %4, align 4, !dbg !51
  call void @__VERIFIER_atomic_end(), !dbg !52
  br label %8, !dbg !53

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !54
  %10 = load i32, ptr %4, align 4, !dbg !55
  %11 = add nsw i32 %10, 1, !dbg !56
  %12 = icmp ne i32 %9, %11, !dbg !57
  br i1 %12, label %5, label %13, !dbg !53, !llvm.loop !58

13:                                               ; preds = %8
  %14 = load ptr, ptr %2, align 8, !dbg !61
  ret ptr %14, !dbg !62
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !63 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !64, metadata !DIExpression()), !dbg !65
  store atomic i32 2, ptr @x seq_cst, align 4, !dbg !66
  store atomic i32 1, ptr @y seq_cst, align 4, !dbg !67
  %3 = load ptr, ptr %2, align 8, !dbg !68
  ret ptr %3, !dbg !69
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @__VERIFIER_atomic_begin() #3

declare void @__VERIFIER_atomic_end() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_hang_section.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !19, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !21)
!19 = !DISubroutineType(types: !20)
!20 = !{!10}
!21 = !{}
!22 = !DILocalVariable(name: "h1", scope: !18, file: !3, line: 21, type: !23)
!23 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !24, line: 27, baseType: !25)
!24 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!25 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!26 = !DILocation(line: 21, column: 12, scope: !18)
!27 = !DILocalVariable(name: "h2", scope: !18, file: !3, line: 21, type: !23)
!28 = !DILocation(line: 21, column: 16, scope: !18)
!29 = !DILocation(line: 22, column: 2, scope: !18)
!30 = !DILocation(line: 23, column: 2, scope: !18)
!31 = !DILocation(line: 24, column: 4, scope: !18)
!32 = !DILocation(line: 25, column: 15, scope: !18)
!33 = !DILocation(line: 25, column: 2, scope: !18)
!34 = !DILocation(line: 26, column: 2, scope: !18)
!35 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 7, type: !36, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !35, file: !3, line: 7, type: !38)
!40 = !DILocation(line: 7, column: 27, scope: !35)
!41 = !DILocalVariable(name: "a", scope: !35, file: !3, line: 9, type: !10)
!42 = !DILocation(line: 9, column: 6, scope: !35)
!43 = !DILocalVariable(name: "b", scope: !35, file: !3, line: 9, type: !10)
!44 = !DILocation(line: 9, column: 9, scope: !35)
!45 = !DILocation(line: 10, column: 2, scope: !35)
!46 = !DILocation(line: 11, column: 3, scope: !47)
!47 = distinct !DILexicalBlock(scope: !35, file: !3, line: 10, column: 5)
!48 = !DILocation(line: 12, column: 7, scope: !47)
!49 = !DILocation(line: 12, column: 5, scope: !47)
!50 = !DILocation(line: 13, column: 7, scope: !47)
!51 = !DILocation(line: 13, column: 5, scope: !47)
!52 = !DILocation(line: 14, column: 3, scope: !47)
!53 = !DILocation(line: 15, column: 2, scope: !47)
!54 = !DILocation(line: 15, column: 11, scope: !35)
!55 = !DILocation(line: 15, column: 16, scope: !35)
!56 = !DILocation(line: 15, column: 18, scope: !35)
!57 = !DILocation(line: 15, column: 13, scope: !35)
!58 = distinct !{!58, !45, !59, !60}
!59 = !DILocation(line: 15, column: 21, scope: !35)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 16, column: 9, scope: !35)
!62 = !DILocation(line: 16, column: 2, scope: !35)
!63 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 18, type: !36, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !21)
!64 = !DILocalVariable(name: "arg", arg: 1, scope: !63, file: !3, line: 18, type: !38)
!65 = !DILocation(line: 18, column: 27, scope: !63)
!66 = !DILocation(line: 18, column: 36, scope: !63)
!67 = !DILocation(line: 18, column: 43, scope: !63)
!68 = !DILocation(line: 18, column: 55, scope: !63)
!69 = !DILocation(line: 18, column: 48, scope: !63)
