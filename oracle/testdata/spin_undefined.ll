; ModuleID = 'spin_undefined.c'
source_filename = "spin_undefined.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@x = internal global i32 0, align 4, !dbg !0
@y = internal global i32 0, align 4, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !31
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !32
  %5 = load i32, ptr %3, align 4, !dbg !33
  store volatile i32 %5, ptr @x, align 4, !dbg !34
  %6 = load i64, ptr %2, align 8, !dbg !35
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %3, metadata !44, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %4, metadata !46, metadata !DIExpression()), !dbg !47
  br label %5, !dbg !48

5:                                                ; preds = %14, %1
  %6 = load volatile i32, ptr @x, align 4, !dbg !49
  store i32 %6, ptr %3, align 4, !dbg !51
  %7 = load atomic i32, ptr @y seq_cst, align 4, !dbg !52
  store i32 %7, ptr %4, align 4, !dbg !53
  br label %8, !dbg !54

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !55
  %10 = icmp eq i32 %9, 0, !dbg !56
  br i1 %10, label %11, label %14, !dbg !57

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !dbg !58
  %13 = icmp eq i32 %12, 0, !dbg !59
  br label %14

14:                                               ; preds = %11, %8
  %15 = phi i1 [ false, %8 ], [ %13, %11 ], !dbg !60
  br i1 %15, label %5, label %16, !dbg !54, !llvm.loop !61

16:                                               ; preds = %14
  %17 = load ptr, ptr %2, align 8, !dbg !64
  ret ptr %17, !dbg !65
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_undefined.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 5, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !12, line: 96, baseType: !13)
!12 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!13 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !7)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 15, type: !22, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!7}
!24 = !{}
!25 = !DILocalVariable(name: "h", scope: !21, file: !3, line: 17, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 17, column: 12, scope: !21)
!30 = !DILocalVariable(name: "undefined", scope: !21, file: !3, line: 18, type: !7)
!31 = !DILocation(line: 18, column: 6, scope: !21)
!32 = !DILocation(line: 19, column: 2, scope: !21)
!33 = !DILocation(line: 20, column: 24, scope: !21)
!34 = !DILocation(line: 20, column: 22, scope: !21)
!35 = !DILocation(line: 21, column: 15, scope: !21)
!36 = !DILocation(line: 21, column: 2, scope: !21)
!37 = !DILocation(line: 22, column: 2, scope: !21)
!38 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 6, type: !39, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!39 = !DISubroutineType(types: !40)
!40 = !{!41, !41}
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 6, type: !41)
!43 = !DILocation(line: 6, column: 27, scope: !38)
!44 = !DILocalVariable(name: "a", scope: !38, file: !3, line: 8, type: !7)
!45 = !DILocation(line: 8, column: 6, scope: !38)
!46 = !DILocalVariable(name: "b", scope: !38, file: !3, line: 8, type: !7)
!47 = !DILocation(line: 8, column: 9, scope: !38)
!48 = !DILocation(line: 9, column: 2, scope: !38)
!49 = !DILocation(line: 10, column: 7, scope: !50)
!50 = distinct !DILexicalBlock(scope: !38, file: !3, line: 9, column: 5)
!51 = !DILocation(line: 10, column: 5, scope: !50)
!52 = !DILocation(line: 11, column: 7, scope: !50)
!53 = !DILocation(line: 11, column: 5, scope: !50)
!54 = !DILocation(line: 12, column: 2, scope: !50)
!55 = !DILocation(line: 12, column: 11, scope: !38)
!56 = !DILocation(line: 12, column: 13, scope: !38)
!57 = !DILocation(line: 12, column: 18, scope: !38)
!58 = !DILocation(line: 12, column: 21, scope: !38)
!59 = !DILocation(line: 12, column: 23, scope: !38)
!60 = !DILocation(line: 0, scope: !38)
!61 = distinct !{!61, !48, !62, !63}
!62 = !DILocation(line: 12, column: 27, scope: !38)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 13, column: 9, scope: !38)
!65 = !DILocation(line: 13, column: 2, scope: !38)
