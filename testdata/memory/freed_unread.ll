; ModuleID = 'memory/freed_unread.c'
source_filename = "memory/freed_unread.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, i64 }

@head = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [18 x i8] c"value == EXPECTED\00", align 1, !dbg !5
@.str.1 = private unnamed_addr constant [22 x i8] c"memory/freed_unread.c\00", align 1, !dbg !11
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !36 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !45
  call void @llvm.dbg.declare(metadata ptr %3, metadata !46, metadata !DIExpression()), !dbg !48
  store i32 0, ptr %3, align 4, !dbg !48
  br label %5, !dbg !49

5:                                                ; preds = %18, %0
  %6 = load i32, ptr %3, align 4, !dbg !50
  %7 = icmp slt i32 %6, 2, !dbg !52
  br i1 %7, label %8, label %21, !dbg !53

8:                                                ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !54, metadata !DIExpression()), !dbg !56
  %9 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #6, !dbg !57
  store ptr %9, ptr %4, align 8, !dbg !56
  %10 = load ptr, ptr %4, align 8, !dbg !58
  %11 = ptrtoint ptr %10 to i64, !dbg !59
  store atomic i64 %11, ptr @head seq_cst, align 8, !dbg !59
  %12 = load i32, ptr %3, align 4, !dbg !60
  %13 = icmp eq i32 %12, 0, !dbg !62
  br i1 %13, label %14, label %16, !dbg !63

14:                                               ; preds = %8
  %15 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #7, !dbg !64
  br label %16, !dbg !64

16:                                               ; preds = %14, %8
  %17 = load ptr, ptr %4, align 8, !dbg !65
  call void @free(ptr noundef %17) #7, !dbg !66
  br label %18, !dbg !67

18:                                               ; preds = %16
  %19 = load i32, ptr %3, align 4, !dbg !68
  %20 = add nsw i32 %19, 1, !dbg !68
  store i32 %20, ptr %3, align 4, !dbg !68
  br label %5, !dbg !69, !llvm.loop !70

21:                                               ; preds = %5
  %22 = load i64, ptr %2, align 8, !dbg !73
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !74
  ret i32 0, !dbg !75
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !76 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata ptr %3, metadata !82, metadata !DIExpression()), !dbg !83
  %5 = load atomic i64, ptr @head seq_cst, align 8, !dbg !84
  %6 = inttoptr i64 %5 to ptr, !dbg !84
  store ptr %6, ptr %3, align 8, !dbg !83
  call void @llvm.dbg.declare(metadata ptr %4, metadata !85, metadata !DIExpression()), !dbg !86
  %7 = load ptr, ptr %3, align 8, !dbg !87
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 1, !dbg !88
  %9 = load i64, ptr %8, align 8, !dbg !88
  store i64 %9, ptr %4, align 8, !dbg !86
  %10 = load i64, ptr %4, align 8, !dbg !89
  %11 = icmp eq i64 %10, 0, !dbg !89
  br i1 %11, label %12, label %13, !dbg !92

12:                                               ; preds = %1
  br label %14, !dbg !92

13:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 24, ptr noundef @__PRETTY_FUNCTION__.reader) #8, !dbg !89
  unreachable, !dbg !89

14:                                               ; preds = %12
  %15 = load ptr, ptr %2, align 8, !dbg !93
  ret ptr %15, !dbg !94
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind allocsize(0,1) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!29, !30, !31, !32, !33, !34, !35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 18, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/freed_unread.c", directory: ".")
!4 = !{!0, !5, !11, !16}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !7, isLocal: true, isDefinition: true)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 144, elements: !9)
!8 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!9 = !{!10}
!10 = !DISubrange(count: 18)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 176, elements: !14)
!14 = !{!15}
!15 = !DISubrange(count: 22)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(scope: null, file: !3, line: 24, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 168, elements: !20)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!20 = !{!21}
!21 = !DISubrange(count: 21)
!22 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !23)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 17, size: 128, elements: !25)
!25 = !{!26, !28}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "unused", scope: !24, file: !3, line: 17, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !24, file: !3, line: 17, baseType: !27, size: 64, offset: 64)
!29 = !{i32 7, !"Dwarf Version", i32 5}
!30 = !{i32 2, !"Debug Info Version", i32 3}
!31 = !{i32 1, !"wchar_size", i32 4}
!32 = !{i32 8, !"PIC Level", i32 2}
!33 = !{i32 7, !"PIE Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !37, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!37 = !DISubroutineType(types: !38)
!38 = !{!39}
!39 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!40 = !{}
!41 = !DILocalVariable(name: "t", scope: !36, file: !3, line: 30, type: !42)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!45 = !DILocation(line: 30, column: 12, scope: !36)
!46 = !DILocalVariable(name: "i", scope: !47, file: !3, line: 31, type: !39)
!47 = distinct !DILexicalBlock(scope: !36, file: !3, line: 31, column: 2)
!48 = !DILocation(line: 31, column: 11, scope: !47)
!49 = !DILocation(line: 31, column: 7, scope: !47)
!50 = !DILocation(line: 31, column: 18, scope: !51)
!51 = distinct !DILexicalBlock(scope: !47, file: !3, line: 31, column: 2)
!52 = !DILocation(line: 31, column: 20, scope: !51)
!53 = !DILocation(line: 31, column: 2, scope: !47)
!54 = !DILocalVariable(name: "n", scope: !55, file: !3, line: 32, type: !23)
!55 = distinct !DILexicalBlock(scope: !51, file: !3, line: 31, column: 30)
!56 = !DILocation(line: 32, column: 16, scope: !55)
!57 = !DILocation(line: 32, column: 20, scope: !55)
!58 = !DILocation(line: 33, column: 10, scope: !55)
!59 = !DILocation(line: 33, column: 8, scope: !55)
!60 = !DILocation(line: 34, column: 7, scope: !61)
!61 = distinct !DILexicalBlock(scope: !55, file: !3, line: 34, column: 7)
!62 = !DILocation(line: 34, column: 9, scope: !61)
!63 = !DILocation(line: 34, column: 7, scope: !55)
!64 = !DILocation(line: 35, column: 4, scope: !61)
!65 = !DILocation(line: 36, column: 8, scope: !55)
!66 = !DILocation(line: 36, column: 3, scope: !55)
!67 = !DILocation(line: 37, column: 2, scope: !55)
!68 = !DILocation(line: 31, column: 26, scope: !51)
!69 = !DILocation(line: 31, column: 2, scope: !51)
!70 = distinct !{!70, !53, !71, !72}
!71 = !DILocation(line: 37, column: 2, scope: !47)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 38, column: 15, scope: !36)
!74 = !DILocation(line: 38, column: 2, scope: !36)
!75 = !DILocation(line: 39, column: 2, scope: !36)
!76 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 20, type: !77, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!77 = !DISubroutineType(types: !78)
!78 = !{!79, !79}
!79 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !76, file: !3, line: 20, type: !79)
!81 = !DILocation(line: 20, column: 27, scope: !76)
!82 = !DILocalVariable(name: "n", scope: !76, file: !3, line: 22, type: !23)
!83 = !DILocation(line: 22, column: 15, scope: !76)
!84 = !DILocation(line: 22, column: 19, scope: !76)
!85 = !DILocalVariable(name: "value", scope: !76, file: !3, line: 23, type: !27)
!86 = !DILocation(line: 23, column: 7, scope: !76)
!87 = !DILocation(line: 23, column: 15, scope: !76)
!88 = !DILocation(line: 23, column: 18, scope: !76)
!89 = !DILocation(line: 24, column: 2, scope: !90)
!90 = distinct !DILexicalBlock(scope: !91, file: !3, line: 24, column: 2)
!91 = distinct !DILexicalBlock(scope: !76, file: !3, line: 24, column: 2)
!92 = !DILocation(line: 24, column: 2, scope: !91)
!93 = !DILocation(line: 25, column: 9, scope: !76)
!94 = !DILocation(line: 25, column: 2, scope: !76)
