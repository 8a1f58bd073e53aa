; ModuleID = 'lives_again.c'
source_filename = "lives_again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@h = internal global i64 0, align 8, !dbg !0
@seen = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @lives(i32 noundef 1), !dbg !25
  call void @lives(i32 noundef 0), !dbg !26
  %2 = load i64, ptr @h, align 8, !dbg !27
  %3 = call i32 @pthread_join(i64 noundef %2, ptr noundef null), !dbg !28
  ret i32 0, !dbg !29
}

; Function Attrs: noinline nounwind uwtable
define internal void @lives(i32 noundef %0) #0 !dbg !30 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !33, metadata !DIExpression()), !dbg !34
  call void @llvm.dbg.declare(metadata ptr %3, metadata !35, metadata !DIExpression()), !dbg !36
  %4 = load i32, ptr %2, align 4, !dbg !37
  %5 = icmp ne i32 %4, 0, !dbg !37
  br i1 %5, label %6, label %8, !dbg !39

6:                                                ; preds = %1
  store i32 0, ptr %3, align 4, !dbg !40
  %7 = call i32 @pthread_create(ptr noundef @h, ptr noundef null, ptr noundef @user, ptr noundef %3) #4, !dbg !42
  br label %9, !dbg !43

8:                                                ; preds = %1
  store atomic i32 7, ptr %3 seq_cst, align 4, !dbg !44
  br label %9

9:                                                ; preds = %8, %6
  ret void, !dbg !46
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @user(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !52
  call void @llvm.dbg.declare(metadata ptr %3, metadata !53, metadata !DIExpression()), !dbg !55
  %4 = load ptr, ptr %2, align 8, !dbg !56
  store ptr %4, ptr %3, align 8, !dbg !55
  %5 = load ptr, ptr %3, align 8, !dbg !57
  store atomic i32 5, ptr %5 seq_cst, align 4, !dbg !58
  %6 = load ptr, ptr %3, align 8, !dbg !59
  %7 = load atomic i32, ptr %6 seq_cst, align 4, !dbg !61
  %8 = icmp eq i32 %7, 7, !dbg !62
  br i1 %8, label %9, label %10, !dbg !63

9:                                                ; preds = %1
  store atomic i32 1, ptr @seen seq_cst, align 4, !dbg !64
  br label %10, !dbg !65

10:                                               ; preds = %9, %1
  %11 = load ptr, ptr %2, align 8, !dbg !66
  ret ptr %11, !dbg !67
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "h", scope: !2, file: !3, line: 6, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lives_again.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !12, line: 27, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!13 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !22, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!10}
!24 = !{}
!25 = !DILocation(line: 27, column: 2, scope: !21)
!26 = !DILocation(line: 28, column: 2, scope: !21)
!27 = !DILocation(line: 29, column: 15, scope: !21)
!28 = !DILocation(line: 29, column: 2, scope: !21)
!29 = !DILocation(line: 30, column: 2, scope: !21)
!30 = distinct !DISubprogram(name: "lives", scope: !3, file: !3, line: 15, type: !31, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !10}
!33 = !DILocalVariable(name: "first", arg: 1, scope: !30, file: !3, line: 15, type: !10)
!34 = !DILocation(line: 15, column: 23, scope: !30)
!35 = !DILocalVariable(name: "local", scope: !30, file: !3, line: 17, type: !7)
!36 = !DILocation(line: 17, column: 13, scope: !30)
!37 = !DILocation(line: 18, column: 6, scope: !38)
!38 = distinct !DILexicalBlock(scope: !30, file: !3, line: 18, column: 6)
!39 = !DILocation(line: 18, column: 6, scope: !30)
!40 = !DILocation(line: 19, column: 3, scope: !41)
!41 = distinct !DILexicalBlock(scope: !38, file: !3, line: 18, column: 13)
!42 = !DILocation(line: 20, column: 3, scope: !41)
!43 = !DILocation(line: 21, column: 2, scope: !41)
!44 = !DILocation(line: 22, column: 9, scope: !45)
!45 = distinct !DILexicalBlock(scope: !38, file: !3, line: 21, column: 9)
!46 = !DILocation(line: 24, column: 1, scope: !30)
!47 = distinct !DISubprogram(name: "user", scope: !3, file: !3, line: 7, type: !48, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!48 = !DISubroutineType(types: !49)
!49 = !{!50, !50}
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!51 = !DILocalVariable(name: "arg", arg: 1, scope: !47, file: !3, line: 7, type: !50)
!52 = !DILocation(line: 7, column: 25, scope: !47)
!53 = !DILocalVariable(name: "p", scope: !47, file: !3, line: 9, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!55 = !DILocation(line: 9, column: 14, scope: !47)
!56 = !DILocation(line: 9, column: 18, scope: !47)
!57 = !DILocation(line: 10, column: 3, scope: !47)
!58 = !DILocation(line: 10, column: 5, scope: !47)
!59 = !DILocation(line: 11, column: 7, scope: !60)
!60 = distinct !DILexicalBlock(scope: !47, file: !3, line: 11, column: 6)
!61 = !DILocation(line: 11, column: 6, scope: !60)
!62 = !DILocation(line: 11, column: 9, scope: !60)
!63 = !DILocation(line: 11, column: 6, scope: !47)
!64 = !DILocation(line: 12, column: 8, scope: !60)
!65 = !DILocation(line: 12, column: 3, scope: !60)
!66 = !DILocation(line: 13, column: 9, scope: !47)
!67 = !DILocation(line: 13, column: 2, scope: !47)
