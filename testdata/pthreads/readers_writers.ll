; ModuleID = 'pthreads/readers_writers.c'
source_filename = "pthreads/readers_writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@room = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@left = internal global i32 0, align 4, !dbg !24
@right = internal global i32 0, align 4, !dbg !28
@.str = private unnamed_addr constant [36 x i8] c"left == WRITERS && right == WRITERS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [27 x i8] c"pthreads/readers_writers.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@count_mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !40
@readers = internal global i32 0, align 4, !dbg !73
@.str.2 = private unnamed_addr constant [14 x i8] c"left == right\00", align 1, !dbg !30
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !91 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !95, metadata !DIExpression()), !dbg !101
  %6 = call i32 @sem_init(ptr noundef @room, i32 noundef 0, i32 noundef 1) #5, !dbg !102
  call void @llvm.dbg.declare(metadata ptr %3, metadata !103, metadata !DIExpression()), !dbg !105
  store i32 0, ptr %3, align 4, !dbg !105
  br label %7, !dbg !106

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !107
  %9 = icmp slt i32 %8, 2, !dbg !109
  br i1 %9, label %10, label %18, !dbg !110

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !111
  %12 = sext i32 %11 to i64, !dbg !112
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !112
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !113
  br label %15, !dbg !113

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !114
  %17 = add nsw i32 %16, 1, !dbg !114
  store i32 %17, ptr %3, align 4, !dbg !114
  br label %7, !dbg !115, !llvm.loop !116

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !119, metadata !DIExpression()), !dbg !121
  store i32 0, ptr %4, align 4, !dbg !121
  br label %19, !dbg !122

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !123
  %21 = icmp slt i32 %20, 1, !dbg !125
  br i1 %21, label %22, label %31, !dbg !126

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !127
  %24 = add nsw i32 2, %23, !dbg !128
  %25 = sext i32 %24 to i64, !dbg !129
  %26 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %25, !dbg !129
  %27 = call i32 @pthread_create(ptr noundef %26, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !130
  br label %28, !dbg !130

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !131
  %30 = add nsw i32 %29, 1, !dbg !131
  store i32 %30, ptr %4, align 4, !dbg !131
  br label %19, !dbg !132, !llvm.loop !133

31:                                               ; preds = %19
  call void @llvm.dbg.declare(metadata ptr %5, metadata !135, metadata !DIExpression()), !dbg !137
  store i32 0, ptr %5, align 4, !dbg !137
  br label %32, !dbg !138

32:                                               ; preds = %41, %31
  %33 = load i32, ptr %5, align 4, !dbg !139
  %34 = icmp slt i32 %33, 3, !dbg !141
  br i1 %34, label %35, label %44, !dbg !142

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4, !dbg !143
  %37 = sext i32 %36 to i64, !dbg !144
  %38 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %37, !dbg !144
  %39 = load i64, ptr %38, align 8, !dbg !144
  %40 = call i32 @pthread_join(i64 noundef %39, ptr noundef null), !dbg !145
  br label %41, !dbg !145

41:                                               ; preds = %35
  %42 = load i32, ptr %5, align 4, !dbg !146
  %43 = add nsw i32 %42, 1, !dbg !146
  store i32 %43, ptr %5, align 4, !dbg !146
  br label %32, !dbg !147, !llvm.loop !148

44:                                               ; preds = %32
  %45 = load volatile i32, ptr @left, align 4, !dbg !150
  %46 = icmp eq i32 %45, 1, !dbg !150
  br i1 %46, label %47, label %51, !dbg !150

47:                                               ; preds = %44
  %48 = load volatile i32, ptr @right, align 4, !dbg !150
  %49 = icmp eq i32 %48, 1, !dbg !150
  br i1 %49, label %50, label %51, !dbg !153

50:                                               ; preds = %47
  br label %52, !dbg !153

51:                                               ; preds = %47, %44
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !150
  unreachable, !dbg !150

52:                                               ; preds = %50
  %53 = call i32 @sem_destroy(ptr noundef @room) #5, !dbg !154
  ret i32 0, !dbg !155
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !156 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !159, metadata !DIExpression()), !dbg !160
  %3 = load ptr, ptr %2, align 8, !dbg !161
  %4 = call i32 @pthread_mutex_lock(ptr noundef @count_mutex) #5, !dbg !162
  %5 = load i32, ptr @readers, align 4, !dbg !163
  %6 = add nsw i32 %5, 1, !dbg !163
  store i32 %6, ptr @readers, align 4, !dbg !163
  %7 = icmp eq i32 %6, 1, !dbg !165
  br i1 %7, label %8, label %10, !dbg !166

8:                                                ; preds = %1
  %9 = call i32 @sem_wait(ptr noundef @room), !dbg !167
  br label %10, !dbg !167

10:                                               ; preds = %8, %1
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @count_mutex) #5, !dbg !168
  %12 = load volatile i32, ptr @left, align 4, !dbg !169
  %13 = load volatile i32, ptr @right, align 4, !dbg !169
  %14 = icmp eq i32 %12, %13, !dbg !169
  br i1 %14, label %15, label %16, !dbg !172

15:                                               ; preds = %10
  br label %17, !dbg !172

16:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !169
  unreachable, !dbg !169

17:                                               ; preds = %15
  %18 = call i32 @pthread_mutex_lock(ptr noundef @count_mutex) #5, !dbg !173
  %19 = load i32, ptr @readers, align 4, !dbg !174
  %20 = add nsw i32 %19, -1, !dbg !174
  store i32 %20, ptr @readers, align 4, !dbg !174
  %21 = icmp eq i32 %20, 0, !dbg !176
  br i1 %21, label %22, label %24, !dbg !177

22:                                               ; preds = %17
  %23 = call i32 @sem_post(ptr noundef @room) #5, !dbg !178
  br label %24, !dbg !178

24:                                               ; preds = %22, %17
  %25 = call i32 @pthread_mutex_unlock(ptr noundef @count_mutex) #5, !dbg !179
  ret ptr null, !dbg !180
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !181 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !182, metadata !DIExpression()), !dbg !183
  %3 = load ptr, ptr %2, align 8, !dbg !184
  %4 = call i32 @sem_wait(ptr noundef @room), !dbg !185
  %5 = load volatile i32, ptr @left, align 4, !dbg !186
  %6 = add nsw i32 %5, 1, !dbg !186
  store volatile i32 %6, ptr @left, align 4, !dbg !186
  %7 = load volatile i32, ptr @right, align 4, !dbg !187
  %8 = add nsw i32 %7, 1, !dbg !187
  store volatile i32 %8, ptr @right, align 4, !dbg !187
  %9 = call i32 @sem_post(ptr noundef @room) #5, !dbg !188
  ret ptr null, !dbg !189
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @sem_destroy(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!84, !85, !86, !87, !88, !89, !90}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "room", scope: !2, file: !3, line: 22, type: !75, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/readers_writers.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !28, !30, !35, !40, !73}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 288, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 36)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 216, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 27)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 25, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !27)
!27 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 25, type: !26, isLocal: true, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 14)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !38)
!38 = !{!39}
!39 = !DISubrange(count: 21)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "count_mutex", scope: !2, file: !3, line: 23, type: !42, isLocal: true, isDefinition: true)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !43, line: 72, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 67, size: 320, elements: !45)
!45 = !{!46, !67, !71}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !44, file: !43, line: 69, baseType: !47, size: 320)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !48, line: 22, size: 320, elements: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!49 = !{!50, !51, !53, !54, !55, !56, !58, !59}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !47, file: !48, line: 24, baseType: !27, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !47, file: !48, line: 25, baseType: !52, size: 32, offset: 32)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !47, file: !48, line: 26, baseType: !27, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !47, file: !48, line: 28, baseType: !52, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !47, file: !48, line: 32, baseType: !27, size: 32, offset: 128)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !47, file: !48, line: 34, baseType: !57, size: 16, offset: 160)
!57 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !47, file: !48, line: 35, baseType: !57, size: 16, offset: 176)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !47, file: !48, line: 36, baseType: !60, size: 128, offset: 192)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !61, line: 55, baseType: !62)
!61 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !61, line: 51, size: 128, elements: !63)
!63 = !{!64, !66}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !62, file: !61, line: 53, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !62, file: !61, line: 54, baseType: !65, size: 64, offset: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !44, file: !43, line: 70, baseType: !68, size: 320)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 40)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !44, file: !43, line: 71, baseType: !72, size: 64)
!72 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "readers", scope: !2, file: !3, line: 24, type: !27, isLocal: true, isDefinition: true)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !76, line: 39, baseType: !77)
!76 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!77 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !76, line: 35, size: 256, elements: !78)
!78 = !{!79, !83}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !77, file: !76, line: 37, baseType: !80, size: 256)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 32)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !77, file: !76, line: 38, baseType: !72, size: 64)
!84 = !{i32 7, !"Dwarf Version", i32 5}
!85 = !{i32 2, !"Debug Info Version", i32 3}
!86 = !{i32 1, !"wchar_size", i32 4}
!87 = !{i32 8, !"PIC Level", i32 2}
!88 = !{i32 7, !"PIE Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"frame-pointer", i32 2}
!91 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !92, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !94)
!92 = !DISubroutineType(types: !93)
!93 = !{!27}
!94 = !{}
!95 = !DILocalVariable(name: "t", scope: !91, file: !3, line: 54, type: !96)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !97, size: 192, elements: !99)
!97 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !98)
!98 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!99 = !{!100}
!100 = !DISubrange(count: 3)
!101 = !DILocation(line: 54, column: 12, scope: !91)
!102 = !DILocation(line: 56, column: 2, scope: !91)
!103 = !DILocalVariable(name: "i", scope: !104, file: !3, line: 57, type: !27)
!104 = distinct !DILexicalBlock(scope: !91, file: !3, line: 57, column: 2)
!105 = !DILocation(line: 57, column: 11, scope: !104)
!106 = !DILocation(line: 57, column: 7, scope: !104)
!107 = !DILocation(line: 57, column: 18, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 57, column: 2)
!109 = !DILocation(line: 57, column: 20, scope: !108)
!110 = !DILocation(line: 57, column: 2, scope: !104)
!111 = !DILocation(line: 58, column: 21, scope: !108)
!112 = !DILocation(line: 58, column: 19, scope: !108)
!113 = !DILocation(line: 58, column: 3, scope: !108)
!114 = !DILocation(line: 57, column: 32, scope: !108)
!115 = !DILocation(line: 57, column: 2, scope: !108)
!116 = distinct !{!116, !110, !117, !118}
!117 = !DILocation(line: 58, column: 43, scope: !104)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 59, type: !27)
!120 = distinct !DILexicalBlock(scope: !91, file: !3, line: 59, column: 2)
!121 = !DILocation(line: 59, column: 11, scope: !120)
!122 = !DILocation(line: 59, column: 7, scope: !120)
!123 = !DILocation(line: 59, column: 18, scope: !124)
!124 = distinct !DILexicalBlock(scope: !120, file: !3, line: 59, column: 2)
!125 = !DILocation(line: 59, column: 20, scope: !124)
!126 = !DILocation(line: 59, column: 2, scope: !120)
!127 = !DILocation(line: 60, column: 31, scope: !124)
!128 = !DILocation(line: 60, column: 29, scope: !124)
!129 = !DILocation(line: 60, column: 19, scope: !124)
!130 = !DILocation(line: 60, column: 3, scope: !124)
!131 = !DILocation(line: 59, column: 32, scope: !124)
!132 = !DILocation(line: 59, column: 2, scope: !124)
!133 = distinct !{!133, !126, !134, !118}
!134 = !DILocation(line: 60, column: 53, scope: !120)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 61, type: !27)
!136 = distinct !DILexicalBlock(scope: !91, file: !3, line: 61, column: 2)
!137 = !DILocation(line: 61, column: 11, scope: !136)
!138 = !DILocation(line: 61, column: 7, scope: !136)
!139 = !DILocation(line: 61, column: 18, scope: !140)
!140 = distinct !DILexicalBlock(scope: !136, file: !3, line: 61, column: 2)
!141 = !DILocation(line: 61, column: 20, scope: !140)
!142 = !DILocation(line: 61, column: 2, scope: !136)
!143 = !DILocation(line: 62, column: 18, scope: !140)
!144 = !DILocation(line: 62, column: 16, scope: !140)
!145 = !DILocation(line: 62, column: 3, scope: !140)
!146 = !DILocation(line: 61, column: 42, scope: !140)
!147 = !DILocation(line: 61, column: 2, scope: !140)
!148 = distinct !{!148, !142, !149, !118}
!149 = !DILocation(line: 62, column: 26, scope: !136)
!150 = !DILocation(line: 63, column: 2, scope: !151)
!151 = distinct !DILexicalBlock(scope: !152, file: !3, line: 63, column: 2)
!152 = distinct !DILexicalBlock(scope: !91, file: !3, line: 63, column: 2)
!153 = !DILocation(line: 63, column: 2, scope: !152)
!154 = !DILocation(line: 64, column: 2, scope: !91)
!155 = !DILocation(line: 65, column: 2, scope: !91)
!156 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 27, type: !157, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!157 = !DISubroutineType(types: !158)
!158 = !{!5, !5}
!159 = !DILocalVariable(name: "arg", arg: 1, scope: !156, file: !3, line: 27, type: !5)
!160 = !DILocation(line: 27, column: 27, scope: !156)
!161 = !DILocation(line: 29, column: 8, scope: !156)
!162 = !DILocation(line: 30, column: 2, scope: !156)
!163 = !DILocation(line: 31, column: 6, scope: !164)
!164 = distinct !DILexicalBlock(scope: !156, file: !3, line: 31, column: 6)
!165 = !DILocation(line: 31, column: 16, scope: !164)
!166 = !DILocation(line: 31, column: 6, scope: !156)
!167 = !DILocation(line: 32, column: 3, scope: !164)
!168 = !DILocation(line: 33, column: 2, scope: !156)
!169 = !DILocation(line: 34, column: 2, scope: !170)
!170 = distinct !DILexicalBlock(scope: !171, file: !3, line: 34, column: 2)
!171 = distinct !DILexicalBlock(scope: !156, file: !3, line: 34, column: 2)
!172 = !DILocation(line: 34, column: 2, scope: !171)
!173 = !DILocation(line: 35, column: 2, scope: !156)
!174 = !DILocation(line: 36, column: 6, scope: !175)
!175 = distinct !DILexicalBlock(scope: !156, file: !3, line: 36, column: 6)
!176 = !DILocation(line: 36, column: 16, scope: !175)
!177 = !DILocation(line: 36, column: 6, scope: !156)
!178 = !DILocation(line: 37, column: 3, scope: !175)
!179 = !DILocation(line: 38, column: 2, scope: !156)
!180 = !DILocation(line: 39, column: 2, scope: !156)
!181 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 42, type: !157, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !94)
!182 = !DILocalVariable(name: "arg", arg: 1, scope: !181, file: !3, line: 42, type: !5)
!183 = !DILocation(line: 42, column: 27, scope: !181)
!184 = !DILocation(line: 44, column: 8, scope: !181)
!185 = !DILocation(line: 45, column: 2, scope: !181)
!186 = !DILocation(line: 46, column: 6, scope: !181)
!187 = !DILocation(line: 47, column: 7, scope: !181)
!188 = !DILocation(line: 48, column: 2, scope: !181)
!189 = !DILocation(line: 49, column: 2, scope: !181)
