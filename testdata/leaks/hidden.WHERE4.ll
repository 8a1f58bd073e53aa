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

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !29 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !38
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @thread, ptr noundef null) #5, !dbg !39
  %5 = load i64, ptr %2, align 8, !dbg !40
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !41
  %7 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !42
  %8 = getelementptr inbounds i8, ptr %7, i64 5, !dbg !43
  store ptr %8, ptr @middle, align 8, !dbg !44
  %9 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !45
  %10 = getelementptr inbounds i8, ptr %9, i64 8, !dbg !46
  store ptr %10, ptr @end, align 8, !dbg !47
  %11 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !48
  store ptr %11, ptr getelementptr inbounds (%struct.anon, ptr @pair, i32 0, i32 1), align 1, !dbg !49
  %12 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !50
  store ptr %12, ptr @chain, align 8, !dbg !51
  %13 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !52
  %14 = load ptr, ptr @chain, align 8, !dbg !53
  store ptr %13, ptr %14, align 8, !dbg !54
  %15 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !55
  %16 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @local), !dbg !56
  store ptr %15, ptr %16, align 8, !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !59
  %17 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !60
  store ptr %17, ptr %3, align 8, !dbg !59
  %18 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !61
  %19 = load ptr, ptr %3, align 8, !dbg !62
  store ptr %18, ptr %19, align 8, !dbg !63
  %20 = load ptr, ptr %3, align 8, !dbg !64
  call void @free(ptr noundef %20) #5, !dbg !65
  ret i32 0, !dbg !66
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @thread(ptr noundef %0) #0 !dbg !67 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !70, metadata !DIExpression()), !dbg !71
  %3 = load ptr, ptr %2, align 8, !dbg !72
  ret ptr null, !dbg !73
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26, !27, !28}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "middle", scope: !2, file: !3, line: 21, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks/hidden.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !{!0, !9, !11, !17, !20}
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
!22 = !{i32 7, !"Dwarf Version", i32 5}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 8, !"PIC Level", i32 2}
!26 = !{i32 7, !"PIE Level", i32 2}
!27 = !{i32 7, !"uwtable", i32 2}
!28 = !{i32 7, !"frame-pointer", i32 2}
!29 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !30, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !33)
!30 = !DISubroutineType(types: !31)
!31 = !{!32}
!32 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!33 = !{}
!34 = !DILocalVariable(name: "t", scope: !29, file: !3, line: 59, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!37 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!38 = !DILocation(line: 59, column: 12, scope: !29)
!39 = !DILocation(line: 60, column: 2, scope: !29)
!40 = !DILocation(line: 61, column: 15, scope: !29)
!41 = !DILocation(line: 61, column: 2, scope: !29)
!42 = !DILocation(line: 62, column: 19, scope: !29)
!43 = !DILocation(line: 62, column: 29, scope: !29)
!44 = !DILocation(line: 62, column: 9, scope: !29)
!45 = !DILocation(line: 63, column: 16, scope: !29)
!46 = !DILocation(line: 63, column: 26, scope: !29)
!47 = !DILocation(line: 63, column: 6, scope: !29)
!48 = !DILocation(line: 64, column: 13, scope: !29)
!49 = !DILocation(line: 64, column: 11, scope: !29)
!50 = !DILocation(line: 65, column: 10, scope: !29)
!51 = !DILocation(line: 65, column: 8, scope: !29)
!52 = !DILocation(line: 66, column: 11, scope: !29)
!53 = !DILocation(line: 66, column: 3, scope: !29)
!54 = !DILocation(line: 66, column: 9, scope: !29)
!55 = !DILocation(line: 67, column: 10, scope: !29)
!56 = !DILocation(line: 67, column: 2, scope: !29)
!57 = !DILocation(line: 67, column: 8, scope: !29)
!58 = !DILocalVariable(name: "a", scope: !29, file: !3, line: 76, type: !19)
!59 = !DILocation(line: 76, column: 9, scope: !29)
!60 = !DILocation(line: 76, column: 13, scope: !29)
!61 = !DILocation(line: 77, column: 7, scope: !29)
!62 = !DILocation(line: 77, column: 3, scope: !29)
!63 = !DILocation(line: 77, column: 5, scope: !29)
!64 = !DILocation(line: 78, column: 7, scope: !29)
!65 = !DILocation(line: 78, column: 2, scope: !29)
!66 = !DILocation(line: 86, column: 2, scope: !29)
!67 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 30, type: !68, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !33)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5}
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 30, type: !5)
!71 = !DILocation(line: 30, column: 27, scope: !67)
!72 = !DILocation(line: 32, column: 8, scope: !67)
!73 = !DILocation(line: 41, column: 2, scope: !67)
