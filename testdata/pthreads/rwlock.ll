; ModuleID = 'pthreads/rwlock.c'
source_filename = "pthreads/rwlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@left = internal global i32 0, align 4, !dbg !0
@right = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [36 x i8] c"left == WRITERS && right == WRITERS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [18 x i8] c"pthreads/rwlock.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !38
@.str.2 = private unnamed_addr constant [14 x i8] c"left == right\00", align 1, !dbg !28
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !80 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %3, align 4, !dbg !92
  br label %6, !dbg !93

6:                                                ; preds = %14, %0
  %7 = load i32, ptr %3, align 4, !dbg !94
  %8 = icmp slt i32 %7, 2, !dbg !96
  br i1 %8, label %9, label %17, !dbg !97

9:                                                ; preds = %6
  %10 = load i32, ptr %3, align 4, !dbg !98
  %11 = sext i32 %10 to i64, !dbg !99
  %12 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %11, !dbg !99
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !100
  br label %14, !dbg !100

14:                                               ; preds = %9
  %15 = load i32, ptr %3, align 4, !dbg !101
  %16 = add nsw i32 %15, 1, !dbg !101
  store i32 %16, ptr %3, align 4, !dbg !101
  br label %6, !dbg !102, !llvm.loop !103

17:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %4, metadata !106, metadata !DIExpression()), !dbg !108
  store i32 0, ptr %4, align 4, !dbg !108
  br label %18, !dbg !109

18:                                               ; preds = %27, %17
  %19 = load i32, ptr %4, align 4, !dbg !110
  %20 = icmp slt i32 %19, 2, !dbg !112
  br i1 %20, label %21, label %30, !dbg !113

21:                                               ; preds = %18
  %22 = load i32, ptr %4, align 4, !dbg !114
  %23 = add nsw i32 2, %22, !dbg !115
  %24 = sext i32 %23 to i64, !dbg !116
  %25 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %24, !dbg !116
  %26 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !117
  br label %27, !dbg !117

27:                                               ; preds = %21
  %28 = load i32, ptr %4, align 4, !dbg !118
  %29 = add nsw i32 %28, 1, !dbg !118
  store i32 %29, ptr %4, align 4, !dbg !118
  br label %18, !dbg !119, !llvm.loop !120

30:                                               ; preds = %18
  call void @llvm.dbg.declare(metadata ptr %5, metadata !122, metadata !DIExpression()), !dbg !124
  store i32 0, ptr %5, align 4, !dbg !124
  br label %31, !dbg !125

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %5, align 4, !dbg !126
  %33 = icmp slt i32 %32, 4, !dbg !128
  br i1 %33, label %34, label %43, !dbg !129

34:                                               ; preds = %31
  %35 = load i32, ptr %5, align 4, !dbg !130
  %36 = sext i32 %35 to i64, !dbg !131
  %37 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %36, !dbg !131
  %38 = load i64, ptr %37, align 8, !dbg !131
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef null), !dbg !132
  br label %40, !dbg !132

40:                                               ; preds = %34
  %41 = load i32, ptr %5, align 4, !dbg !133
  %42 = add nsw i32 %41, 1, !dbg !133
  store i32 %42, ptr %5, align 4, !dbg !133
  br label %31, !dbg !134, !llvm.loop !135

43:                                               ; preds = %31
  %44 = load volatile i32, ptr @left, align 4, !dbg !137
  %45 = icmp eq i32 %44, 2, !dbg !137
  br i1 %45, label %46, label %50, !dbg !137

46:                                               ; preds = %43
  %47 = load volatile i32, ptr @right, align 4, !dbg !137
  %48 = icmp eq i32 %47, 2, !dbg !137
  br i1 %48, label %49, label %50, !dbg !140

49:                                               ; preds = %46
  br label %51, !dbg !140

50:                                               ; preds = %46, %43
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !137
  unreachable, !dbg !137

51:                                               ; preds = %49
  %52 = call i32 @pthread_rwlock_destroy(ptr noundef @lock) #5, !dbg !141
  ret i32 0, !dbg !142
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !143 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !146, metadata !DIExpression()), !dbg !147
  %3 = load ptr, ptr %2, align 8, !dbg !148
  %4 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #5, !dbg !149
  %5 = load volatile i32, ptr @left, align 4, !dbg !150
  %6 = load volatile i32, ptr @right, align 4, !dbg !150
  %7 = icmp eq i32 %5, %6, !dbg !150
  br i1 %7, label %8, label %9, !dbg !153

8:                                                ; preds = %1
  br label %10, !dbg !153

9:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 25, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !150
  unreachable, !dbg !150

10:                                               ; preds = %8
  %11 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !154
  ret ptr null, !dbg !155
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !156 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !157, metadata !DIExpression()), !dbg !158
  %3 = load ptr, ptr %2, align 8, !dbg !159
  %4 = call i32 @pthread_rwlock_wrlock(ptr noundef @lock) #5, !dbg !160
  %5 = load volatile i32, ptr @left, align 4, !dbg !161
  %6 = add nsw i32 %5, 1, !dbg !161
  store volatile i32 %6, ptr @left, align 4, !dbg !161
  %7 = load volatile i32, ptr @right, align 4, !dbg !162
  %8 = add nsw i32 %7, 1, !dbg !162
  store volatile i32 %8, ptr @right, align 4, !dbg !162
  %9 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !163
  ret ptr null, !dbg !164
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_wrlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!73, !74, !75, !76, !77, !78, !79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 19, type: !26, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/rwlock.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !28, !33, !38}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 288, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 36)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 18)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 19, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 14)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !36)
!36 = !{!37}
!37 = !DISubrange(count: 21)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 18, type: !40, isLocal: true, isDefinition: true)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !41, line: 91, baseType: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!42 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !41, line: 86, size: 448, elements: !43)
!43 = !{!44, !67, !71}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !42, file: !41, line: 88, baseType: !45, size: 448)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !46, line: 23, size: 448, elements: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "")
!47 = !{!48, !50, !51, !52, !53, !54, !55, !56, !57, !59, !64, !66}
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !45, file: !46, line: 25, baseType: !49, size: 32)
!49 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !45, file: !46, line: 26, baseType: !49, size: 32, offset: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !45, file: !46, line: 27, baseType: !49, size: 32, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !45, file: !46, line: 28, baseType: !49, size: 32, offset: 96)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !45, file: !46, line: 29, baseType: !49, size: 32, offset: 128)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !45, file: !46, line: 30, baseType: !49, size: 32, offset: 160)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !45, file: !46, line: 32, baseType: !27, size: 32, offset: 192)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !45, file: !46, line: 33, baseType: !27, size: 32, offset: 224)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !45, file: !46, line: 34, baseType: !58, size: 8, offset: 256)
!58 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !45, file: !46, line: 39, baseType: !60, size: 56, offset: 264)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !61, size: 56, elements: !62)
!61 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!62 = !{!63}
!63 = !DISubrange(count: 7)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !45, file: !46, line: 42, baseType: !65, size: 64, offset: 320)
!65 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !45, file: !46, line: 45, baseType: !49, size: 32, offset: 384)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !42, file: !41, line: 89, baseType: !68, size: 448)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 56)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !42, file: !41, line: 90, baseType: !72, size: 64)
!72 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!73 = !{i32 7, !"Dwarf Version", i32 5}
!74 = !{i32 2, !"Debug Info Version", i32 3}
!75 = !{i32 1, !"wchar_size", i32 4}
!76 = !{i32 8, !"PIC Level", i32 2}
!77 = !{i32 7, !"PIE Level", i32 2}
!78 = !{i32 7, !"uwtable", i32 2}
!79 = !{i32 7, !"frame-pointer", i32 2}
!80 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !81, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !83)
!81 = !DISubroutineType(types: !82)
!82 = !{!27}
!83 = !{}
!84 = !DILocalVariable(name: "t", scope: !80, file: !3, line: 42, type: !85)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 256, elements: !87)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !41, line: 27, baseType: !65)
!87 = !{!88}
!88 = !DISubrange(count: 4)
!89 = !DILocation(line: 42, column: 12, scope: !80)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 44, type: !27)
!91 = distinct !DILexicalBlock(scope: !80, file: !3, line: 44, column: 2)
!92 = !DILocation(line: 44, column: 11, scope: !91)
!93 = !DILocation(line: 44, column: 7, scope: !91)
!94 = !DILocation(line: 44, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 44, column: 2)
!96 = !DILocation(line: 44, column: 20, scope: !95)
!97 = !DILocation(line: 44, column: 2, scope: !91)
!98 = !DILocation(line: 45, column: 21, scope: !95)
!99 = !DILocation(line: 45, column: 19, scope: !95)
!100 = !DILocation(line: 45, column: 3, scope: !95)
!101 = !DILocation(line: 44, column: 32, scope: !95)
!102 = !DILocation(line: 44, column: 2, scope: !95)
!103 = distinct !{!103, !97, !104, !105}
!104 = !DILocation(line: 45, column: 43, scope: !91)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 46, type: !27)
!107 = distinct !DILexicalBlock(scope: !80, file: !3, line: 46, column: 2)
!108 = !DILocation(line: 46, column: 11, scope: !107)
!109 = !DILocation(line: 46, column: 7, scope: !107)
!110 = !DILocation(line: 46, column: 18, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 46, column: 2)
!112 = !DILocation(line: 46, column: 20, scope: !111)
!113 = !DILocation(line: 46, column: 2, scope: !107)
!114 = !DILocation(line: 47, column: 31, scope: !111)
!115 = !DILocation(line: 47, column: 29, scope: !111)
!116 = !DILocation(line: 47, column: 19, scope: !111)
!117 = !DILocation(line: 47, column: 3, scope: !111)
!118 = !DILocation(line: 46, column: 32, scope: !111)
!119 = !DILocation(line: 46, column: 2, scope: !111)
!120 = distinct !{!120, !113, !121, !105}
!121 = !DILocation(line: 47, column: 53, scope: !107)
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 48, type: !27)
!123 = distinct !DILexicalBlock(scope: !80, file: !3, line: 48, column: 2)
!124 = !DILocation(line: 48, column: 11, scope: !123)
!125 = !DILocation(line: 48, column: 7, scope: !123)
!126 = !DILocation(line: 48, column: 18, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 48, column: 2)
!128 = !DILocation(line: 48, column: 20, scope: !127)
!129 = !DILocation(line: 48, column: 2, scope: !123)
!130 = !DILocation(line: 49, column: 18, scope: !127)
!131 = !DILocation(line: 49, column: 16, scope: !127)
!132 = !DILocation(line: 49, column: 3, scope: !127)
!133 = !DILocation(line: 48, column: 42, scope: !127)
!134 = !DILocation(line: 48, column: 2, scope: !127)
!135 = distinct !{!135, !129, !136, !105}
!136 = !DILocation(line: 49, column: 26, scope: !123)
!137 = !DILocation(line: 50, column: 2, scope: !138)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 50, column: 2)
!139 = distinct !DILexicalBlock(scope: !80, file: !3, line: 50, column: 2)
!140 = !DILocation(line: 50, column: 2, scope: !139)
!141 = !DILocation(line: 51, column: 2, scope: !80)
!142 = !DILocation(line: 52, column: 2, scope: !80)
!143 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 21, type: !144, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !83)
!144 = !DISubroutineType(types: !145)
!145 = !{!5, !5}
!146 = !DILocalVariable(name: "arg", arg: 1, scope: !143, file: !3, line: 21, type: !5)
!147 = !DILocation(line: 21, column: 27, scope: !143)
!148 = !DILocation(line: 23, column: 8, scope: !143)
!149 = !DILocation(line: 24, column: 2, scope: !143)
!150 = !DILocation(line: 25, column: 2, scope: !151)
!151 = distinct !DILexicalBlock(scope: !152, file: !3, line: 25, column: 2)
!152 = distinct !DILexicalBlock(scope: !143, file: !3, line: 25, column: 2)
!153 = !DILocation(line: 25, column: 2, scope: !152)
!154 = !DILocation(line: 26, column: 2, scope: !143)
!155 = !DILocation(line: 27, column: 2, scope: !143)
!156 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 30, type: !144, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !83)
!157 = !DILocalVariable(name: "arg", arg: 1, scope: !156, file: !3, line: 30, type: !5)
!158 = !DILocation(line: 30, column: 27, scope: !156)
!159 = !DILocation(line: 32, column: 8, scope: !156)
!160 = !DILocation(line: 33, column: 2, scope: !156)
!161 = !DILocation(line: 34, column: 6, scope: !156)
!162 = !DILocation(line: 35, column: 7, scope: !156)
!163 = !DILocation(line: 36, column: 2, scope: !156)
!164 = !DILocation(line: 37, column: 2, scope: !156)
