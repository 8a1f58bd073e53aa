; ModuleID = 'leaks/hidden.c'
source_filename = "leaks/hidden.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type <{ i8, ptr }>

@middle = internal global ptr null, align 8, !dbg !0
@end = internal global ptr null, align 8, !dbg !9
@pair = internal global %struct.anon zeroinitializer, align 1, !dbg !11
@chain = internal global ptr null, align 8, !dbg !17
@local = internal thread_local global ptr null, align 8, !dbg !20
@where = internal global ptr null, align 8, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !36, metadata !DIExpression()), !dbg !40
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @thread, ptr noundef null) #5, !dbg !41
  %4 = load i64, ptr %2, align 8, !dbg !42
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !43
  %6 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !44
  %7 = getelementptr inbounds i8, ptr %6, i64 5, !dbg !45
  store ptr %7, ptr @middle, align 8, !dbg !46
  %8 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !47
  %9 = getelementptr inbounds i8, ptr %8, i64 8, !dbg !48
  store ptr %9, ptr @end, align 8, !dbg !49
  %10 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !50
  store ptr %10, ptr getelementptr inbounds (%struct.anon, ptr @pair, i32 0, i32 1), align 1, !dbg !51
  %11 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !52
  store ptr %11, ptr @chain, align 8, !dbg !53
  %12 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !54
  %13 = load ptr, ptr @chain, align 8, !dbg !55
  store ptr %12, ptr %13, align 8, !dbg !56
  %14 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !57
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @local), !dbg !58
  store ptr %14, ptr %15, align 8, !dbg !59
  ret i32 0, !dbg !60
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @thread(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !64, metadata !DIExpression()), !dbg !65
  %3 = load ptr, ptr %2, align 8, !dbg !66
  %4 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !67
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @local), !dbg !68
  store ptr %4, ptr %5, align 8, !dbg !69
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @local), !dbg !70
  store ptr %6, ptr @where, align 8, !dbg !71
  ret ptr null, !dbg !72
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "middle", scope: !2, file: !3, line: 21, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks/hidden.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{!0, !9, !11, !17, !20, !22}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "end", scope: !2, file: !3, line: 21, type: !6, isLocal: true, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 25, type: !13, isLocal: true, isDefinition: true)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 22, size: 72, elements: !14)
!14 = !{!15, !16}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !13, file: !3, line: 23, baseType: !7, size: 8)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "odd", scope: !13, file: !3, line: 24, baseType: !6, size: 64, offset: 8)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "chain", scope: !2, file: !3, line: 26, type: !19, isLocal: true, isDefinition: true)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 27, type: !5, isLocal: true, isDefinition: true)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "where", scope: !2, file: !3, line: 28, type: !19, isLocal: true, isDefinition: true)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !32, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !35)
!32 = !DISubroutineType(types: !33)
!33 = !{!34}
!34 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!35 = !{}
!36 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 59, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !38, line: 27, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!39 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!40 = !DILocation(line: 59, column: 12, scope: !31)
!41 = !DILocation(line: 60, column: 2, scope: !31)
!42 = !DILocation(line: 61, column: 15, scope: !31)
!43 = !DILocation(line: 61, column: 2, scope: !31)
!44 = !DILocation(line: 62, column: 19, scope: !31)
!45 = !DILocation(line: 62, column: 29, scope: !31)
!46 = !DILocation(line: 62, column: 9, scope: !31)
!47 = !DILocation(line: 63, column: 16, scope: !31)
!48 = !DILocation(line: 63, column: 26, scope: !31)
!49 = !DILocation(line: 63, column: 6, scope: !31)
!50 = !DILocation(line: 64, column: 13, scope: !31)
!51 = !DILocation(line: 64, column: 11, scope: !31)
!52 = !DILocation(line: 65, column: 10, scope: !31)
!53 = !DILocation(line: 65, column: 8, scope: !31)
!54 = !DILocation(line: 66, column: 11, scope: !31)
!55 = !DILocation(line: 66, column: 3, scope: !31)
!56 = !DILocation(line: 66, column: 9, scope: !31)
!57 = !DILocation(line: 67, column: 10, scope: !31)
!58 = !DILocation(line: 67, column: 2, scope: !31)
!59 = !DILocation(line: 67, column: 8, scope: !31)
!60 = !DILocation(line: 86, column: 2, scope: !31)
!61 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 30, type: !62, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !35)
!62 = !DISubroutineType(types: !63)
!63 = !{!5, !5}
!64 = !DILocalVariable(name: "arg", arg: 1, scope: !61, file: !3, line: 30, type: !5)
!65 = !DILocation(line: 30, column: 27, scope: !61)
!66 = !DILocation(line: 32, column: 8, scope: !61)
!67 = !DILocation(line: 34, column: 10, scope: !61)
!68 = !DILocation(line: 34, column: 2, scope: !61)
!69 = !DILocation(line: 34, column: 8, scope: !61)
!70 = !DILocation(line: 39, column: 11, scope: !61)
!71 = !DILocation(line: 39, column: 8, scope: !61)
!72 = !DILocation(line: 41, column: 2, scope: !61)
