; ModuleID = 'spin_sections.c'
source_filename = "spin_sections.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@y = internal global i32 0, align 4, !dbg !0
@x = internal global i32 0, align 4, !dbg !5
@z = internal global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !29
  store atomic i32 5, ptr @y seq_cst, align 4, !dbg !30
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !31
  %4 = load i64, ptr %2, align 8, !dbg !32
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !33
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
  store i32 1, ptr %3, align 4, !dbg !42
  br label %5, !dbg !43

5:                                                ; preds = %21, %1
  call void @__VERIFIER_atomic_begin(), !dbg !44
  %6 = load i32, ptr %3, align 4, !dbg !46
  %7 = icmp ne i32 %6, 0, !dbg !46
  br i1 %7, label %8, label %10, !dbg !48

8:                                                ; preds = %5
  %9 = load atomic i32, ptr @z seq_cst, align 4, !dbg !49
  br label %10, !dbg !50

10:                                               ; preds = %8, %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !51, metadata !DIExpression()), !dbg !53
  store i32 0, ptr %4, align 4, !dbg !53
  br label %11, !dbg !54

11:                                               ; preds = %16, %10
  %12 = load i32, ptr %4, align 4, !dbg !55
  %13 = icmp slt i32 %12, 2, !dbg !57
  br i1 %13, label %14, label %19, !dbg !58

14:                                               ; preds = %11
  %15 = load atomic i32, ptr @x seq_cst, align 4, !dbg !59
  br label %16, !dbg !60

16:                                               ; preds = %14
  %17 = load i32, ptr %4, align 4, !dbg !61
  %18 = add nsw i32 %17, 1, !dbg !61
  store i32 %18, ptr %4, align 4, !dbg !61
  br label %11, !dbg !62, !llvm.loop !63

19:                                               ; preds = %11
  call void @__VERIFIER_atomic_end(), !dbg !66
  %20 = load atomic i32, ptr @y seq_cst, align 4, !dbg !67
  store i32 %20, ptr %3, align 4, !dbg !68
  br label %21, !dbg !69

21:                                               ; preds = %19
  %22 = load i32, ptr %3, align 4, !dbg !70
  %23 = icmp ne i32 %22, 5, !dbg !71
  br i1 %23, label %5, label %24, !dbg !69, !llvm.loop !72

24:                                               ; preds = %21
  %25 = load ptr, ptr %2, align 8, !dbg !74
  ret ptr %25, !dbg !75
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
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_sections.c", directory: ".")
!4 = !{!5, !0, !11}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 7, type: !7, isLocal: true, isDefinition: true)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !21, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!10}
!23 = !{}
!24 = !DILocalVariable(name: "h", scope: !20, file: !3, line: 24, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 24, column: 12, scope: !20)
!29 = !DILocation(line: 25, column: 2, scope: !20)
!30 = !DILocation(line: 26, column: 4, scope: !20)
!31 = !DILocation(line: 27, column: 4, scope: !20)
!32 = !DILocation(line: 28, column: 15, scope: !20)
!33 = !DILocation(line: 28, column: 2, scope: !20)
!34 = !DILocation(line: 29, column: 2, scope: !20)
!35 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 8, type: !36, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!39 = !DILocalVariable(name: "arg", arg: 1, scope: !35, file: !3, line: 8, type: !38)
!40 = !DILocation(line: 8, column: 27, scope: !35)
!41 = !DILocalVariable(name: "r", scope: !35, file: !3, line: 10, type: !10)
!42 = !DILocation(line: 10, column: 6, scope: !35)
!43 = !DILocation(line: 11, column: 2, scope: !35)
!44 = !DILocation(line: 12, column: 3, scope: !45)
!45 = distinct !DILexicalBlock(scope: !35, file: !3, line: 11, column: 5)
!46 = !DILocation(line: 13, column: 7, scope: !47)
!47 = distinct !DILexicalBlock(scope: !45, file: !3, line: 13, column: 7)
!48 = !DILocation(line: 13, column: 7, scope: !45)
!49 = !DILocation(line: 14, column: 10, scope: !47)
!50 = !DILocation(line: 14, column: 4, scope: !47)
!51 = !DILocalVariable(name: "i", scope: !52, file: !3, line: 15, type: !10)
!52 = distinct !DILexicalBlock(scope: !45, file: !3, line: 15, column: 3)
!53 = !DILocation(line: 15, column: 12, scope: !52)
!54 = !DILocation(line: 15, column: 8, scope: !52)
!55 = !DILocation(line: 15, column: 19, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !3, line: 15, column: 3)
!57 = !DILocation(line: 15, column: 21, scope: !56)
!58 = !DILocation(line: 15, column: 3, scope: !52)
!59 = !DILocation(line: 16, column: 10, scope: !56)
!60 = !DILocation(line: 16, column: 4, scope: !56)
!61 = !DILocation(line: 15, column: 27, scope: !56)
!62 = !DILocation(line: 15, column: 3, scope: !56)
!63 = distinct !{!63, !58, !64, !65}
!64 = !DILocation(line: 16, column: 10, scope: !52)
!65 = !{!"llvm.loop.mustprogress"}
!66 = !DILocation(line: 17, column: 3, scope: !45)
!67 = !DILocation(line: 18, column: 7, scope: !45)
!68 = !DILocation(line: 18, column: 5, scope: !45)
!69 = !DILocation(line: 19, column: 2, scope: !45)
!70 = !DILocation(line: 19, column: 11, scope: !35)
!71 = !DILocation(line: 19, column: 13, scope: !35)
!72 = distinct !{!72, !43, !73, !65}
!73 = !DILocation(line: 19, column: 17, scope: !35)
!74 = !DILocation(line: 20, column: 9, scope: !35)
!75 = !DILocation(line: 20, column: 2, scope: !35)
