; ModuleID = 'pthreads/barrier_again.c'
source_filename = "pthreads/barrier_again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.meeting = type { %union.pthread_barrier_t }
%union.pthread_barrier_t = type { i64, [24 x i8] }

@main.fixed = internal global %struct.meeting zeroinitializer, align 8, !dbg !0
@meeting = internal global ptr null, align 8, !dbg !9

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !34, metadata !DIExpression()), !dbg !37
  call void @llvm.dbg.declare(metadata ptr %3, metadata !38, metadata !DIExpression()), !dbg !39
  store ptr @main.fixed, ptr @meeting, align 8, !dbg !40
  %4 = load ptr, ptr @meeting, align 8, !dbg !41
  %5 = getelementptr inbounds %struct.meeting, ptr %4, i32 0, i32 0, !dbg !42
  %6 = call i32 @pthread_barrier_init(ptr noundef %5, ptr noundef null, i32 noundef 2) #4, !dbg !43
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @meet, ptr noundef null) #4, !dbg !44
  %8 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @meet, ptr noundef null) #4, !dbg !45
  %9 = load i64, ptr %2, align 8, !dbg !46
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !47
  %11 = load i64, ptr %3, align 8, !dbg !48
  %12 = call i32 @pthread_join(i64 noundef %11, ptr noundef null), !dbg !49
  ret i32 0, !dbg !50
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @meet(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !56
  call void @llvm.dbg.declare(metadata ptr %4, metadata !57, metadata !DIExpression()), !dbg !59
  %5 = load ptr, ptr @meeting, align 8, !dbg !60
  %6 = getelementptr inbounds %struct.meeting, ptr %5, i32 0, i32 0, !dbg !61
  store ptr %6, ptr %4, align 8, !dbg !59
  %7 = load ptr, ptr %4, align 8, !dbg !62
  %8 = call i32 @pthread_barrier_wait(ptr noundef %7) #4, !dbg !64
  %9 = icmp ne i32 %8, -1, !dbg !65
  br i1 %9, label %10, label %12, !dbg !66

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !67
  store ptr %11, ptr %2, align 8, !dbg !68
  br label %24, !dbg !68

12:                                               ; preds = %1
  %13 = load ptr, ptr %4, align 8, !dbg !69
  %14 = call i32 @pthread_barrier_destroy(ptr noundef %13) #4, !dbg !70
  %15 = load ptr, ptr %4, align 8, !dbg !71
  %16 = call i32 @pthread_barrier_init(ptr noundef %15, ptr noundef null, i32 noundef 1) #4, !dbg !72
  %17 = load ptr, ptr %4, align 8, !dbg !73
  %18 = call i32 @pthread_barrier_wait(ptr noundef %17) #4, !dbg !74
  %19 = load ptr, ptr %4, align 8, !dbg !75
  %20 = call i32 @pthread_barrier_wait(ptr noundef %19) #4, !dbg !76
  %21 = load ptr, ptr %4, align 8, !dbg !77
  %22 = call i32 @pthread_barrier_destroy(ptr noundef %21) #4, !dbg !78
  %23 = load ptr, ptr %3, align 8, !dbg !79
  store ptr %23, ptr %2, align 8, !dbg !80
  br label %24, !dbg !80

24:                                               ; preds = %12, %10
  %25 = load ptr, ptr %2, align 8, !dbg !81
  ret ptr %25, !dbg !81
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fixed", scope: !2, file: !3, line: 48, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !4, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !26)
!3 = !DIFile(filename: "pthreads/barrier_again.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0, !9}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "meeting", scope: !7, file: !3, line: 23, type: !11, isLocal: true, isDefinition: true)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "meeting", file: !3, line: 20, size: 256, elements: !13)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "barrier", scope: !12, file: !3, line: 21, baseType: !15, size: 256)
!15 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !16, line: 112, baseType: !17)
!16 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!17 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !16, line: 108, size: 256, elements: !18)
!18 = !{!19, !24}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !17, file: !16, line: 110, baseType: !20, size: 256)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 256, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 32)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !17, file: !16, line: 111, baseType: !25, size: 64)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !{}
!27 = !{i32 7, !"Dwarf Version", i32 5}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"PIE Level", i32 2}
!32 = !{i32 7, !"uwtable", i32 2}
!33 = !{i32 7, !"frame-pointer", i32 2}
!34 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 44, type: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !16, line: 27, baseType: !36)
!36 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!37 = !DILocation(line: 44, column: 12, scope: !2)
!38 = !DILocalVariable(name: "u", scope: !2, file: !3, line: 44, type: !35)
!39 = !DILocation(line: 44, column: 15, scope: !2)
!40 = !DILocation(line: 49, column: 10, scope: !2)
!41 = !DILocation(line: 51, column: 24, scope: !2)
!42 = !DILocation(line: 51, column: 33, scope: !2)
!43 = !DILocation(line: 51, column: 2, scope: !2)
!44 = !DILocation(line: 52, column: 2, scope: !2)
!45 = !DILocation(line: 53, column: 2, scope: !2)
!46 = !DILocation(line: 54, column: 15, scope: !2)
!47 = !DILocation(line: 54, column: 2, scope: !2)
!48 = !DILocation(line: 55, column: 15, scope: !2)
!49 = !DILocation(line: 55, column: 2, scope: !2)
!50 = !DILocation(line: 56, column: 2, scope: !2)
!51 = distinct !DISubprogram(name: "meet", scope: !3, file: !3, line: 25, type: !52, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !26)
!52 = !DISubroutineType(types: !53)
!53 = !{!54, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !DILocalVariable(name: "arg", arg: 1, scope: !51, file: !3, line: 25, type: !54)
!56 = !DILocation(line: 25, column: 25, scope: !51)
!57 = !DILocalVariable(name: "b", scope: !51, file: !3, line: 27, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!59 = !DILocation(line: 27, column: 21, scope: !51)
!60 = !DILocation(line: 27, column: 26, scope: !51)
!61 = !DILocation(line: 27, column: 35, scope: !51)
!62 = !DILocation(line: 28, column: 27, scope: !63)
!63 = distinct !DILexicalBlock(scope: !51, file: !3, line: 28, column: 6)
!64 = !DILocation(line: 28, column: 6, scope: !63)
!65 = !DILocation(line: 28, column: 30, scope: !63)
!66 = !DILocation(line: 28, column: 6, scope: !51)
!67 = !DILocation(line: 29, column: 10, scope: !63)
!68 = !DILocation(line: 29, column: 3, scope: !63)
!69 = !DILocation(line: 30, column: 26, scope: !51)
!70 = !DILocation(line: 30, column: 2, scope: !51)
!71 = !DILocation(line: 34, column: 23, scope: !51)
!72 = !DILocation(line: 34, column: 2, scope: !51)
!73 = !DILocation(line: 35, column: 23, scope: !51)
!74 = !DILocation(line: 35, column: 2, scope: !51)
!75 = !DILocation(line: 36, column: 23, scope: !51)
!76 = !DILocation(line: 36, column: 2, scope: !51)
!77 = !DILocation(line: 37, column: 26, scope: !51)
!78 = !DILocation(line: 37, column: 2, scope: !51)
!79 = !DILocation(line: 39, column: 9, scope: !51)
!80 = !DILocation(line: 39, column: 2, scope: !51)
!81 = !DILocation(line: 40, column: 1, scope: !51)
