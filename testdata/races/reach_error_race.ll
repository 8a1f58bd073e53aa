; ModuleID = 'races/reach_error_race.c'
source_filename = "races/reach_error_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@busy = internal global i32 0, align 4, !dbg !0
@users = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !30
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef null) #4, !dbg !31
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef null) #4, !dbg !32
  %6 = load i64, ptr %2, align 8, !dbg !33
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !34
  %8 = load i64, ptr %3, align 8, !dbg !35
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !42
  %11 = load ptr, ptr %2, align 8, !dbg !43
  %12 = load atomic i32, ptr @busy seq_cst, align 4, !dbg !44
  store i32 %12, ptr %3, align 4, !dbg !44
  %13 = load i32, ptr %3, align 4, !dbg !44
  %14 = icmp ne i32 %13, 0, !dbg !44
  br i1 %14, label %28, label %15, !dbg !46

15:                                               ; preds = %1
  store i32 1, ptr %4, align 4, !dbg !47
  %16 = load i32, ptr %4, align 4, !dbg !47
  store atomic i32 %16, ptr @busy seq_cst, align 4, !dbg !47
  call void @llvm.dbg.declare(metadata ptr %5, metadata !49, metadata !DIExpression()), !dbg !50
  store i32 1, ptr %6, align 4, !dbg !51
  %17 = load i32, ptr %6, align 4, !dbg !51
  %18 = atomicrmw add ptr @users, i32 %17 seq_cst, align 4, !dbg !51
  store i32 %18, ptr %7, align 4, !dbg !51
  %19 = load i32, ptr %7, align 4, !dbg !51
  store i32 %19, ptr %5, align 4, !dbg !50
  %20 = load i32, ptr %5, align 4, !dbg !52
  %21 = icmp ne i32 %20, 0, !dbg !54
  br i1 %21, label %22, label %23, !dbg !55

22:                                               ; preds = %15
  call void @reach_error(), !dbg !56
  br label %23, !dbg !56

23:                                               ; preds = %22, %15
  store i32 1, ptr %8, align 4, !dbg !57
  %24 = load i32, ptr %8, align 4, !dbg !57
  %25 = atomicrmw sub ptr @users, i32 %24 seq_cst, align 4, !dbg !57
  store i32 %25, ptr %9, align 4, !dbg !57
  %26 = load i32, ptr %9, align 4, !dbg !57
  store i32 0, ptr %10, align 4, !dbg !58
  %27 = load i32, ptr %10, align 4, !dbg !58
  store atomic i32 %27, ptr @busy seq_cst, align 4, !dbg !58
  br label %28, !dbg !59

28:                                               ; preds = %23, %1
  ret ptr null, !dbg !60
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

declare void @reach_error() #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "busy", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "races/reach_error_race.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "users", scope: !2, file: !3, line: 12, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !21, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!12}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 30, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 30, column: 12, scope: !20)
!29 = !DILocalVariable(name: "u", scope: !20, file: !3, line: 30, type: !25)
!30 = !DILocation(line: 30, column: 15, scope: !20)
!31 = !DILocation(line: 32, column: 2, scope: !20)
!32 = !DILocation(line: 33, column: 2, scope: !20)
!33 = !DILocation(line: 34, column: 15, scope: !20)
!34 = !DILocation(line: 34, column: 2, scope: !20)
!35 = !DILocation(line: 35, column: 15, scope: !20)
!36 = !DILocation(line: 35, column: 2, scope: !20)
!37 = !DILocation(line: 36, column: 2, scope: !20)
!38 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 14, type: !39, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 14, type: !5)
!42 = !DILocation(line: 14, column: 24, scope: !38)
!43 = !DILocation(line: 16, column: 8, scope: !38)
!44 = !DILocation(line: 17, column: 7, scope: !45)
!45 = distinct !DILexicalBlock(scope: !38, file: !3, line: 17, column: 6)
!46 = !DILocation(line: 17, column: 6, scope: !38)
!47 = !DILocation(line: 18, column: 3, scope: !48)
!48 = distinct !DILexicalBlock(scope: !45, file: !3, line: 17, column: 27)
!49 = !DILocalVariable(name: "others", scope: !48, file: !3, line: 19, type: !12)
!50 = !DILocation(line: 19, column: 7, scope: !48)
!51 = !DILocation(line: 19, column: 16, scope: !48)
!52 = !DILocation(line: 20, column: 7, scope: !53)
!53 = distinct !DILexicalBlock(scope: !48, file: !3, line: 20, column: 7)
!54 = !DILocation(line: 20, column: 14, scope: !53)
!55 = !DILocation(line: 20, column: 7, scope: !48)
!56 = !DILocation(line: 21, column: 4, scope: !53)
!57 = !DILocation(line: 22, column: 3, scope: !48)
!58 = !DILocation(line: 23, column: 3, scope: !48)
!59 = !DILocation(line: 24, column: 2, scope: !48)
!60 = !DILocation(line: 25, column: 2, scope: !38)
