; ModuleID = 'pthreads/barrier_again.c'
source_filename = "pthreads/barrier_again.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.meeting = type { %union.pthread_barrier_t }
%union.pthread_barrier_t = type { i64, [24 x i8] }

@meeting = internal global ptr null, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !35
  call void @llvm.dbg.declare(metadata ptr %3, metadata !36, metadata !DIExpression()), !dbg !37
  %4 = call noalias ptr @malloc(i64 noundef 32) #5, !dbg !38
  store ptr %4, ptr @meeting, align 8, !dbg !39
  %5 = load ptr, ptr @meeting, align 8, !dbg !40
  %6 = getelementptr inbounds %struct.meeting, ptr %5, i32 0, i32 0, !dbg !41
  %7 = call i32 @pthread_barrier_init(ptr noundef %6, ptr noundef null, i32 noundef 2) #6, !dbg !42
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @meet, ptr noundef null) #6, !dbg !43
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @meet, ptr noundef null) #6, !dbg !44
  %10 = load i64, ptr %2, align 8, !dbg !45
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !46
  %12 = load i64, ptr %3, align 8, !dbg !47
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_barrier_init(ptr noundef, ptr noundef, i32 noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @meet(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !54, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %4, metadata !56, metadata !DIExpression()), !dbg !58
  %5 = load ptr, ptr @meeting, align 8, !dbg !59
  %6 = getelementptr inbounds %struct.meeting, ptr %5, i32 0, i32 0, !dbg !60
  store ptr %6, ptr %4, align 8, !dbg !58
  %7 = load ptr, ptr %4, align 8, !dbg !61
  %8 = call i32 @pthread_barrier_wait(ptr noundef %7) #6, !dbg !63
  %9 = icmp ne i32 %8, -1, !dbg !64
  br i1 %9, label %10, label %12, !dbg !65

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !66
  store ptr %11, ptr %2, align 8, !dbg !67
  br label %17, !dbg !67

12:                                               ; preds = %1
  %13 = load ptr, ptr %4, align 8, !dbg !68
  %14 = call i32 @pthread_barrier_destroy(ptr noundef %13) #6, !dbg !69
  %15 = load ptr, ptr @meeting, align 8, !dbg !70
  call void @free(ptr noundef %15) #6, !dbg !71
  %16 = load ptr, ptr %3, align 8, !dbg !72
  store ptr %16, ptr %2, align 8, !dbg !73
  br label %17, !dbg !73

17:                                               ; preds = %12, %10
  %18 = load ptr, ptr %2, align 8, !dbg !74
  ret ptr %18, !dbg !74
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_barrier_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_barrier_destroy(ptr noundef) #3

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "meeting", scope: !2, file: !3, line: 23, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/barrier_again.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "meeting", file: !3, line: 20, size: 256, elements: !7)
!7 = !{!8}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "barrier", scope: !6, file: !3, line: 21, baseType: !9, size: 256)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_barrier_t", file: !10, line: 112, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 108, size: 256, elements: !12)
!12 = !{!13, !18}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 110, baseType: !14, size: 256)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 256, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 111, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !28, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "t", scope: !27, file: !3, line: 44, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !34)
!34 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!35 = !DILocation(line: 44, column: 12, scope: !27)
!36 = !DILocalVariable(name: "u", scope: !27, file: !3, line: 44, type: !33)
!37 = !DILocation(line: 44, column: 15, scope: !27)
!38 = !DILocation(line: 46, column: 12, scope: !27)
!39 = !DILocation(line: 46, column: 10, scope: !27)
!40 = !DILocation(line: 51, column: 24, scope: !27)
!41 = !DILocation(line: 51, column: 33, scope: !27)
!42 = !DILocation(line: 51, column: 2, scope: !27)
!43 = !DILocation(line: 52, column: 2, scope: !27)
!44 = !DILocation(line: 53, column: 2, scope: !27)
!45 = !DILocation(line: 54, column: 15, scope: !27)
!46 = !DILocation(line: 54, column: 2, scope: !27)
!47 = !DILocation(line: 55, column: 15, scope: !27)
!48 = !DILocation(line: 55, column: 2, scope: !27)
!49 = !DILocation(line: 56, column: 2, scope: !27)
!50 = distinct !DISubprogram(name: "meet", scope: !3, file: !3, line: 25, type: !51, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !53}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!54 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 25, type: !53)
!55 = !DILocation(line: 25, column: 25, scope: !50)
!56 = !DILocalVariable(name: "b", scope: !50, file: !3, line: 27, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!58 = !DILocation(line: 27, column: 21, scope: !50)
!59 = !DILocation(line: 27, column: 26, scope: !50)
!60 = !DILocation(line: 27, column: 35, scope: !50)
!61 = !DILocation(line: 28, column: 27, scope: !62)
!62 = distinct !DILexicalBlock(scope: !50, file: !3, line: 28, column: 6)
!63 = !DILocation(line: 28, column: 6, scope: !62)
!64 = !DILocation(line: 28, column: 30, scope: !62)
!65 = !DILocation(line: 28, column: 6, scope: !50)
!66 = !DILocation(line: 29, column: 10, scope: !62)
!67 = !DILocation(line: 29, column: 3, scope: !62)
!68 = !DILocation(line: 30, column: 26, scope: !50)
!69 = !DILocation(line: 30, column: 2, scope: !50)
!70 = !DILocation(line: 32, column: 7, scope: !50)
!71 = !DILocation(line: 32, column: 2, scope: !50)
!72 = !DILocation(line: 39, column: 9, scope: !50)
!73 = !DILocation(line: 39, column: 2, scope: !50)
!74 = !DILocation(line: 40, column: 1, scope: !50)
