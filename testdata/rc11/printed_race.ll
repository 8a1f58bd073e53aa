; ModuleID = 'rc11/printed_race.c'
source_filename = "rc11/printed_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [10 x i8] c"name: %s\0A\00", align 1, !dbg !0
@name = internal global [8 x i8] c"old\00\00\00\00\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !32
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @rename_it, ptr noundef null) #4, !dbg !33
  call void @enter(), !dbg !34
  %4 = call i32 (ptr, ...) @printf(ptr noundef @.str, ptr noundef @name), !dbg !35
  call void @leave(), !dbg !36
  %5 = load i64, ptr %2, align 8, !dbg !37
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !38
  ret i32 0, !dbg !39
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @rename_it(ptr noundef %0) #0 !dbg !40 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !43, metadata !DIExpression()), !dbg !44
  call void @enter(), !dbg !45
  store i8 98, ptr @name, align 1, !dbg !46
  call void @leave(), !dbg !47
  %3 = load ptr, ptr %2, align 8, !dbg !48
  ret ptr %3, !dbg !49
}

; Function Attrs: noinline nounwind uwtable
define internal void @enter() #0 !dbg !50 {
  ret void, !dbg !53
}

declare i32 @printf(ptr noundef, ...) #3

; Function Attrs: noinline nounwind uwtable
define internal void @leave() #0 !dbg !54 {
  ret void, !dbg !55
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 43, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "rc11/printed_race.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 10)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "name", scope: !9, file: !2, line: 13, type: !13, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!0, !7}
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 8)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 37, type: !24, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "other", scope: !23, file: !2, line: 39, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 39, column: 12, scope: !23)
!33 = !DILocation(line: 41, column: 2, scope: !23)
!34 = !DILocation(line: 42, column: 2, scope: !23)
!35 = !DILocation(line: 43, column: 2, scope: !23)
!36 = !DILocation(line: 44, column: 2, scope: !23)
!37 = !DILocation(line: 45, column: 15, scope: !23)
!38 = !DILocation(line: 45, column: 2, scope: !23)
!39 = !DILocation(line: 46, column: 2, scope: !23)
!40 = distinct !DISubprogram(name: "rename_it", scope: !2, file: !2, line: 29, type: !41, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !27)
!41 = !DISubroutineType(types: !42)
!42 = !{!11, !11}
!43 = !DILocalVariable(name: "arg", arg: 1, scope: !40, file: !2, line: 29, type: !11)
!44 = !DILocation(line: 29, column: 30, scope: !40)
!45 = !DILocation(line: 31, column: 2, scope: !40)
!46 = !DILocation(line: 32, column: 10, scope: !40)
!47 = !DILocation(line: 33, column: 2, scope: !40)
!48 = !DILocation(line: 34, column: 9, scope: !40)
!49 = !DILocation(line: 34, column: 2, scope: !40)
!50 = distinct !DISubprogram(name: "enter", scope: !2, file: !2, line: 15, type: !51, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !27)
!51 = !DISubroutineType(types: !52)
!52 = !{null}
!53 = !DILocation(line: 20, column: 1, scope: !50)
!54 = distinct !DISubprogram(name: "leave", scope: !2, file: !2, line: 22, type: !51, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !27)
!55 = !DILocation(line: 27, column: 1, scope: !54)
