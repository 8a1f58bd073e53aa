; ModuleID = 'leaks/hidden.c'
source_filename = "leaks/hidden.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type <{ i8, ptr }>

@middle = internal global ptr null, align 8, !dbg !0
@end = internal global ptr null, align 8, !dbg !11
@pair = internal global %struct.anon zeroinitializer, align 1, !dbg !13
@chain = internal global ptr null, align 8, !dbg !19
@local = internal thread_local global ptr null, align 8, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !35, metadata !DIExpression()), !dbg !39
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @thread, ptr noundef null) #6, !dbg !40
  %5 = load i64, ptr %2, align 8, !dbg !41
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !42
  %7 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !43
  %8 = getelementptr inbounds i8, ptr %7, i64 5, !dbg !44
  store ptr %8, ptr @middle, align 8, !dbg !45
  %9 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !46
  %10 = getelementptr inbounds i8, ptr %9, i64 8, !dbg !47
  store ptr %10, ptr @end, align 8, !dbg !48
  %11 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !49
  store ptr %11, ptr getelementptr inbounds (%struct.anon, ptr @pair, i32 0, i32 1), align 1, !dbg !50
  %12 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !51
  store ptr %12, ptr @chain, align 8, !dbg !52
  %13 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !53
  %14 = load ptr, ptr @chain, align 8, !dbg !54
  store ptr %13, ptr %14, align 8, !dbg !55
  %15 = call noalias ptr @malloc(i64 noundef 8) #7, !dbg !56
  %16 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @local), !dbg !57
  store ptr %15, ptr %16, align 8, !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  %17 = call noalias ptr @malloc(i64 noundef 4) #7, !dbg !61
  store ptr %17, ptr %3, align 8, !dbg !60
  %18 = load ptr, ptr %3, align 8, !dbg !62
  store i32 0, ptr %18, align 4, !dbg !63
  %19 = load ptr, ptr %3, align 8, !dbg !64
  call void @quit(ptr noundef %19), !dbg !65
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

; Function Attrs: noinline nounwind uwtable
define internal void @quit(ptr noundef %0) #0 !dbg !74 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !77, metadata !DIExpression()), !dbg !78
  %3 = load ptr, ptr %2, align 8, !dbg !79
  %4 = load i32, ptr %3, align 4, !dbg !80
  call void @exit(i32 noundef %4) #8, !dbg !81
  unreachable, !dbg !81
}

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!24, !25, !26, !27, !28, !29, !30}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "middle", scope: !2, file: !3, line: 21, type: !6, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "leaks/hidden.c", directory: ".")
!4 = !{!5, !6, !8}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !13, !19, !22}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "end", scope: !2, file: !3, line: 21, type: !6, isLocal: true, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 25, type: !15, isLocal: true, isDefinition: true)
!15 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 22, size: 72, elements: !16)
!16 = !{!17, !18}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !15, file: !3, line: 23, baseType: !7, size: 8)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "odd", scope: !15, file: !3, line: 24, baseType: !6, size: 64, offset: 8)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "chain", scope: !2, file: !3, line: 26, type: !21, isLocal: true, isDefinition: true)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 27, type: !5, isLocal: true, isDefinition: true)
!24 = !{i32 7, !"Dwarf Version", i32 5}
!25 = !{i32 2, !"Debug Info Version", i32 3}
!26 = !{i32 1, !"wchar_size", i32 4}
!27 = !{i32 8, !"PIC Level", i32 2}
!28 = !{i32 7, !"PIE Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 57, type: !32, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !34)
!32 = !DISubroutineType(types: !33)
!33 = !{!9}
!34 = !{}
!35 = !DILocalVariable(name: "t", scope: !31, file: !3, line: 59, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !37, line: 27, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DILocation(line: 59, column: 12, scope: !31)
!40 = !DILocation(line: 60, column: 2, scope: !31)
!41 = !DILocation(line: 61, column: 15, scope: !31)
!42 = !DILocation(line: 61, column: 2, scope: !31)
!43 = !DILocation(line: 62, column: 19, scope: !31)
!44 = !DILocation(line: 62, column: 29, scope: !31)
!45 = !DILocation(line: 62, column: 9, scope: !31)
!46 = !DILocation(line: 63, column: 16, scope: !31)
!47 = !DILocation(line: 63, column: 26, scope: !31)
!48 = !DILocation(line: 63, column: 6, scope: !31)
!49 = !DILocation(line: 64, column: 13, scope: !31)
!50 = !DILocation(line: 64, column: 11, scope: !31)
!51 = !DILocation(line: 65, column: 10, scope: !31)
!52 = !DILocation(line: 65, column: 8, scope: !31)
!53 = !DILocation(line: 66, column: 11, scope: !31)
!54 = !DILocation(line: 66, column: 3, scope: !31)
!55 = !DILocation(line: 66, column: 9, scope: !31)
!56 = !DILocation(line: 67, column: 10, scope: !31)
!57 = !DILocation(line: 67, column: 2, scope: !31)
!58 = !DILocation(line: 67, column: 8, scope: !31)
!59 = !DILocalVariable(name: "p", scope: !31, file: !3, line: 80, type: !8)
!60 = !DILocation(line: 80, column: 7, scope: !31)
!61 = !DILocation(line: 80, column: 11, scope: !31)
!62 = !DILocation(line: 81, column: 3, scope: !31)
!63 = !DILocation(line: 81, column: 5, scope: !31)
!64 = !DILocation(line: 82, column: 7, scope: !31)
!65 = !DILocation(line: 82, column: 2, scope: !31)
!66 = !DILocation(line: 86, column: 2, scope: !31)
!67 = distinct !DISubprogram(name: "thread", scope: !3, file: !3, line: 30, type: !68, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !5}
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !67, file: !3, line: 30, type: !5)
!71 = !DILocation(line: 30, column: 27, scope: !67)
!72 = !DILocation(line: 32, column: 8, scope: !67)
!73 = !DILocation(line: 41, column: 2, scope: !67)
!74 = distinct !DISubprogram(name: "quit", scope: !3, file: !3, line: 44, type: !75, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !34)
!75 = !DISubroutineType(types: !76)
!76 = !{null, !5}
!77 = !DILocalVariable(name: "p", arg: 1, scope: !74, file: !3, line: 44, type: !5)
!78 = !DILocation(line: 44, column: 48, scope: !74)
!79 = !DILocation(line: 46, column: 15, scope: !74)
!80 = !DILocation(line: 46, column: 7, scope: !74)
!81 = !DILocation(line: 46, column: 2, scope: !74)
