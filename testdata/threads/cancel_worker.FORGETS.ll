; ModuleID = 'threads/cancel_worker.c'
source_filename = "threads/cancel_worker.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@count = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [63 x i8] c"result == PTHREAD_CANCELED ? count <= ROUNDS : count == ROUNDS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [24 x i8] c"threads/cancel_worker.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !65 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !69, metadata !DIExpression()), !dbg !72
  call void @llvm.dbg.declare(metadata ptr %3, metadata !73, metadata !DIExpression()), !dbg !74
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #5, !dbg !75
  %5 = load i64, ptr %2, align 8, !dbg !76
  %6 = call i32 @pthread_cancel(i64 noundef %5), !dbg !77
  %7 = load i64, ptr %2, align 8, !dbg !78
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef %3), !dbg !79
  %9 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !80
  %10 = load ptr, ptr %3, align 8, !dbg !81
  %11 = icmp eq ptr %10, inttoptr (i64 -1 to ptr), !dbg !81
  br i1 %11, label %12, label %15, !dbg !84

12:                                               ; preds = %0
  %13 = load i32, ptr @count, align 4, !dbg !81
  %14 = icmp sle i32 %13, 2, !dbg !81
  br i1 %14, label %18, label %19, !dbg !81

15:                                               ; preds = %0
  %16 = load i32, ptr @count, align 4, !dbg !81
  %17 = icmp eq i32 %16, 2, !dbg !81
  br i1 %17, label %18, label %19, !dbg !84

18:                                               ; preds = %15, %12
  br label %20, !dbg !84

19:                                               ; preds = %15, %12
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 48, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !81
  unreachable, !dbg !81

20:                                               ; preds = %18
  %21 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !85
  ret i32 0, !dbg !86
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !87 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !90, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %3, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %3, align 4, !dbg !94
  br label %4, !dbg !95

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %3, align 4, !dbg !96
  %6 = icmp slt i32 %5, 2, !dbg !98
  br i1 %6, label %7, label %15, !dbg !99

7:                                                ; preds = %4
  %8 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !100
  %9 = load i32, ptr @count, align 4, !dbg !102
  %10 = add nsw i32 %9, 1, !dbg !102
  store i32 %10, ptr @count, align 4, !dbg !102
  call void @pthread_testcancel(), !dbg !103
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !104
  br label %12, !dbg !105

12:                                               ; preds = %7
  %13 = load i32, ptr %3, align 4, !dbg !106
  %14 = add nsw i32 %13, 1, !dbg !106
  store i32 %14, ptr %3, align 4, !dbg !106
  br label %4, !dbg !107, !llvm.loop !108

15:                                               ; preds = %4
  %16 = load ptr, ptr %2, align 8, !dbg !111
  ret ptr %16, !dbg !112
}

declare i32 @pthread_cancel(i64 noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare void @pthread_testcancel() #3

; Function Attrs: noinline nounwind uwtable
define internal void @unlock(ptr noundef %0) #0 !dbg !113 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !116, metadata !DIExpression()), !dbg !117
  %3 = load ptr, ptr %2, align 8, !dbg !118
  %4 = call i32 @pthread_mutex_unlock(ptr noundef %3) #5, !dbg !119
  ret void, !dbg !120
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!58, !59, !60, !61, !62, !63, !64}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 14, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "threads/cancel_worker.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 504, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 63)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 24)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 48, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "count", scope: !2, file: !3, line: 15, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !28, line: 72, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 67, size: 320, elements: !30)
!30 = !{!31, !52, !56}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !29, file: !28, line: 69, baseType: !32, size: 320)
!32 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !33, line: 22, size: 320, elements: !34)
!33 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!34 = !{!35, !36, !38, !39, !40, !41, !43, !44}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !32, file: !33, line: 24, baseType: !26, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !32, file: !33, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !32, file: !33, line: 26, baseType: !26, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !32, file: !33, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !32, file: !33, line: 32, baseType: !26, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !32, file: !33, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !32, file: !33, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !32, file: !33, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !29, file: !28, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !{i32 7, !"Dwarf Version", i32 5}
!59 = !{i32 2, !"Debug Info Version", i32 3}
!60 = !{i32 1, !"wchar_size", i32 4}
!61 = !{i32 8, !"PIC Level", i32 2}
!62 = !{i32 7, !"PIE Level", i32 2}
!63 = !{i32 7, !"uwtable", i32 2}
!64 = !{i32 7, !"frame-pointer", i32 2}
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !66, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !68)
!66 = !DISubroutineType(types: !67)
!67 = !{!26}
!68 = !{}
!69 = !DILocalVariable(name: "worker", scope: !65, file: !3, line: 42, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !28, line: 27, baseType: !71)
!71 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!72 = !DILocation(line: 42, column: 12, scope: !65)
!73 = !DILocalVariable(name: "result", scope: !65, file: !3, line: 43, type: !5)
!74 = !DILocation(line: 43, column: 8, scope: !65)
!75 = !DILocation(line: 44, column: 2, scope: !65)
!76 = !DILocation(line: 45, column: 17, scope: !65)
!77 = !DILocation(line: 45, column: 2, scope: !65)
!78 = !DILocation(line: 46, column: 15, scope: !65)
!79 = !DILocation(line: 46, column: 2, scope: !65)
!80 = !DILocation(line: 47, column: 2, scope: !65)
!81 = !DILocation(line: 48, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 48, column: 2)
!83 = distinct !DILexicalBlock(scope: !65, file: !3, line: 48, column: 2)
!84 = !DILocation(line: 48, column: 2, scope: !83)
!85 = !DILocation(line: 49, column: 2, scope: !65)
!86 = !DILocation(line: 50, column: 2, scope: !65)
!87 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 22, type: !88, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!88 = !DISubroutineType(types: !89)
!89 = !{!5, !5}
!90 = !DILocalVariable(name: "arg", arg: 1, scope: !87, file: !3, line: 22, type: !5)
!91 = !DILocation(line: 22, column: 25, scope: !87)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 24, type: !26)
!93 = distinct !DILexicalBlock(scope: !87, file: !3, line: 24, column: 2)
!94 = !DILocation(line: 24, column: 11, scope: !93)
!95 = !DILocation(line: 24, column: 7, scope: !93)
!96 = !DILocation(line: 24, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 24, column: 2)
!98 = !DILocation(line: 24, column: 20, scope: !97)
!99 = !DILocation(line: 24, column: 2, scope: !93)
!100 = !DILocation(line: 25, column: 3, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 24, column: 35)
!102 = !DILocation(line: 26, column: 8, scope: !101)
!103 = !DILocation(line: 28, column: 3, scope: !101)
!104 = !DILocation(line: 29, column: 3, scope: !101)
!105 = !DILocation(line: 36, column: 2, scope: !101)
!106 = !DILocation(line: 24, column: 31, scope: !97)
!107 = !DILocation(line: 24, column: 2, scope: !97)
!108 = distinct !{!108, !99, !109, !110}
!109 = !DILocation(line: 36, column: 2, scope: !93)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocation(line: 37, column: 9, scope: !87)
!112 = !DILocation(line: 37, column: 2, scope: !87)
!113 = distinct !DISubprogram(name: "unlock", scope: !3, file: !3, line: 17, type: !114, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !68)
!114 = !DISubroutineType(types: !115)
!115 = !{null, !5}
!116 = !DILocalVariable(name: "m", arg: 1, scope: !113, file: !3, line: 17, type: !5)
!117 = !DILocation(line: 17, column: 26, scope: !113)
!118 = !DILocation(line: 19, column: 23, scope: !113)
!119 = !DILocation(line: 19, column: 2, scope: !113)
!120 = !DILocation(line: 20, column: 1, scope: !113)
