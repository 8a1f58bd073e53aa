; ModuleID = 'threads/detach_made_up.c'
source_filename = "threads/detach_made_up.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@given = internal global i64 0, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !21, metadata !DIExpression()), !dbg !22
  call void @llvm.dbg.declare(metadata ptr %3, metadata !23, metadata !DIExpression()), !dbg !24
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @detacher, ptr noundef null) #4, !dbg !25
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @creator, ptr noundef null) #4, !dbg !26
  %6 = load i64, ptr %2, align 8, !dbg !27
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !28
  %8 = load i64, ptr %3, align 8, !dbg !29
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !30
  ret i32 0, !dbg !31
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @detacher(ptr noundef %0) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !37
  br label %3, !dbg !38

3:                                                ; preds = %7, %1
  %4 = load atomic i64, ptr @given seq_cst, align 8, !dbg !39
  %5 = icmp ne i64 %4, 0, !dbg !40
  %6 = xor i1 %5, true, !dbg !40
  br i1 %6, label %7, label %8, !dbg !38

7:                                                ; preds = %3
  br label %3, !dbg !38, !llvm.loop !41

8:                                                ; preds = %3
  %9 = load atomic i64, ptr @given seq_cst, align 8, !dbg !44
  %10 = call i32 @pthread_detach(i64 noundef %9) #4, !dbg !45
  %11 = load ptr, ptr %2, align 8, !dbg !46
  ret ptr %11, !dbg !47
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @creator(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !49, metadata !DIExpression()), !dbg !50
  call void @llvm.dbg.declare(metadata ptr %3, metadata !51, metadata !DIExpression()), !dbg !52
  %4 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @nothing, ptr noundef null) #4, !dbg !53
  %5 = load i64, ptr %3, align 8, !dbg !54
  store atomic i64 %5, ptr @given seq_cst, align 8, !dbg !55
  %6 = load ptr, ptr %2, align 8, !dbg !56
  ret ptr %6, !dbg !57
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_detach(i64 noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @nothing(ptr noundef %0) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !60
  %3 = load ptr, ptr %2, align 8, !dbg !61
  ret ptr %3, !dbg !62
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 13, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/detach_made_up.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !7, line: 27, baseType: !8)
!7 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 37, type: !17, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !16, file: !3, line: 39, type: !6)
!22 = !DILocation(line: 39, column: 12, scope: !16)
!23 = !DILocalVariable(name: "u", scope: !16, file: !3, line: 39, type: !6)
!24 = !DILocation(line: 39, column: 15, scope: !16)
!25 = !DILocation(line: 40, column: 2, scope: !16)
!26 = !DILocation(line: 41, column: 2, scope: !16)
!27 = !DILocation(line: 42, column: 15, scope: !16)
!28 = !DILocation(line: 42, column: 2, scope: !16)
!29 = !DILocation(line: 43, column: 15, scope: !16)
!30 = !DILocation(line: 43, column: 2, scope: !16)
!31 = !DILocation(line: 44, column: 2, scope: !16)
!32 = distinct !DISubprogram(name: "detacher", scope: !3, file: !3, line: 25, type: !33, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!33 = !DISubroutineType(types: !34)
!34 = !{!35, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !DILocalVariable(name: "arg", arg: 1, scope: !32, file: !3, line: 25, type: !35)
!37 = !DILocation(line: 25, column: 29, scope: !32)
!38 = !DILocation(line: 28, column: 2, scope: !32)
!39 = !DILocation(line: 28, column: 10, scope: !32)
!40 = !DILocation(line: 28, column: 9, scope: !32)
!41 = distinct !{!41, !38, !42, !43}
!42 = !DILocation(line: 29, column: 3, scope: !32)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 30, column: 17, scope: !32)
!45 = !DILocation(line: 30, column: 2, scope: !32)
!46 = !DILocation(line: 34, column: 9, scope: !32)
!47 = !DILocation(line: 34, column: 2, scope: !32)
!48 = distinct !DISubprogram(name: "creator", scope: !3, file: !3, line: 17, type: !33, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!49 = !DILocalVariable(name: "arg", arg: 1, scope: !48, file: !3, line: 17, type: !35)
!50 = !DILocation(line: 17, column: 28, scope: !48)
!51 = !DILocalVariable(name: "t", scope: !48, file: !3, line: 19, type: !6)
!52 = !DILocation(line: 19, column: 12, scope: !48)
!53 = !DILocation(line: 20, column: 2, scope: !48)
!54 = !DILocation(line: 21, column: 10, scope: !48)
!55 = !DILocation(line: 21, column: 8, scope: !48)
!56 = !DILocation(line: 22, column: 9, scope: !48)
!57 = !DILocation(line: 22, column: 2, scope: !48)
!58 = distinct !DISubprogram(name: "nothing", scope: !3, file: !3, line: 15, type: !33, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !58, file: !3, line: 15, type: !35)
!60 = !DILocation(line: 15, column: 28, scope: !58)
!61 = !DILocation(line: 15, column: 42, scope: !58)
!62 = !DILocation(line: 15, column: 35, scope: !58)
