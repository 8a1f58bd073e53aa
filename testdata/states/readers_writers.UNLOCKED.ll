; ModuleID = 'states/readers_writers.c'
source_filename = "states/readers_writers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@room = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !24
@readers = internal global i32 0, align 4, !dbg !58
@inside = internal global i32 0, align 4, !dbg !61
@.str = private unnamed_addr constant [12 x i8] c"inside == 0\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"states/readers_writers.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [16 x i8] c"states/states.h\00", align 1, !dbg !64
@__PRETTY_FUNCTION__.enter_alone = private unnamed_addr constant [23 x i8] c"void enter_alone(void)\00", align 1, !dbg !69

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !90 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !100
  %6 = call i32 @sem_init(ptr noundef @room, i32 noundef 0, i32 noundef 1) #5, !dbg !101
  call void @llvm.dbg.declare(metadata ptr %3, metadata !102, metadata !DIExpression()), !dbg !104
  store i32 0, ptr %3, align 4, !dbg !104
  br label %7, !dbg !105

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !106
  %9 = icmp slt i32 %8, 2, !dbg !108
  br i1 %9, label %10, label %18, !dbg !109

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !110
  %12 = sext i32 %11 to i64, !dbg !111
  %13 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %12, !dbg !111
  %14 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !112
  br label %15, !dbg !112

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !113
  %17 = add nsw i32 %16, 1, !dbg !113
  store i32 %17, ptr %3, align 4, !dbg !113
  br label %7, !dbg !114, !llvm.loop !115

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !118, metadata !DIExpression()), !dbg !120
  store i32 0, ptr %4, align 4, !dbg !120
  br label %19, !dbg !121

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !122
  %21 = icmp slt i32 %20, 1, !dbg !124
  br i1 %21, label %22, label %31, !dbg !125

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !126
  %24 = add nsw i32 2, %23, !dbg !127
  %25 = sext i32 %24 to i64, !dbg !128
  %26 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %25, !dbg !128
  %27 = call i32 @pthread_create(ptr noundef %26, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !129
  br label %28, !dbg !129

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !130
  %30 = add nsw i32 %29, 1, !dbg !130
  store i32 %30, ptr %4, align 4, !dbg !130
  br label %19, !dbg !131, !llvm.loop !132

31:                                               ; preds = %19
  call void @llvm.dbg.declare(metadata ptr %5, metadata !134, metadata !DIExpression()), !dbg !136
  store i32 0, ptr %5, align 4, !dbg !136
  br label %32, !dbg !137

32:                                               ; preds = %41, %31
  %33 = load i32, ptr %5, align 4, !dbg !138
  %34 = icmp slt i32 %33, 3, !dbg !140
  br i1 %34, label %35, label %44, !dbg !141

35:                                               ; preds = %32
  %36 = load i32, ptr %5, align 4, !dbg !142
  %37 = sext i32 %36 to i64, !dbg !143
  %38 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %37, !dbg !143
  %39 = load i64, ptr %38, align 8, !dbg !143
  %40 = call i32 @pthread_join(i64 noundef %39, ptr noundef null), !dbg !144
  br label %41, !dbg !144

41:                                               ; preds = %35
  %42 = load i32, ptr %5, align 4, !dbg !145
  %43 = add nsw i32 %42, 1, !dbg !145
  store i32 %43, ptr %5, align 4, !dbg !145
  br label %32, !dbg !146, !llvm.loop !147

44:                                               ; preds = %32
  ret i32 0, !dbg !149
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !150 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !153, metadata !DIExpression()), !dbg !154
  %3 = load ptr, ptr %2, align 8, !dbg !155
  br label %4, !dbg !156

4:                                                ; preds = %23, %1
  %5 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !157
  %6 = load volatile i32, ptr @readers, align 4, !dbg !161
  %7 = add nsw i32 %6, 1, !dbg !161
  store volatile i32 %7, ptr @readers, align 4, !dbg !161
  %8 = icmp eq i32 %7, 1, !dbg !163
  br i1 %8, label %9, label %11, !dbg !164

9:                                                ; preds = %4
  %10 = call i32 @sem_wait(ptr noundef @room), !dbg !165
  br label %11, !dbg !165

11:                                               ; preds = %9, %4
  %12 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !166
  %13 = load volatile i32, ptr @inside, align 4, !dbg !167
  %14 = icmp eq i32 %13, 0, !dbg !167
  br i1 %14, label %15, label %16, !dbg !170

15:                                               ; preds = %11
  br label %17, !dbg !170

16:                                               ; preds = %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 33, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !167
  unreachable, !dbg !167

17:                                               ; preds = %15
  %18 = load volatile i32, ptr @readers, align 4, !dbg !171
  %19 = add nsw i32 %18, -1, !dbg !171
  store volatile i32 %19, ptr @readers, align 4, !dbg !171
  %20 = icmp eq i32 %19, 0, !dbg !173
  br i1 %20, label %21, label %23, !dbg !174

21:                                               ; preds = %17
  %22 = call i32 @sem_post(ptr noundef @room) #5, !dbg !175
  br label %23, !dbg !175

23:                                               ; preds = %21, %17
  br label %4, !dbg !176, !llvm.loop !177
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !180 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !181, metadata !DIExpression()), !dbg !182
  %3 = load ptr, ptr %2, align 8, !dbg !183
  br label %4, !dbg !184

4:                                                ; preds = %4, %1
  %5 = call i32 @sem_wait(ptr noundef @room), !dbg !185
  call void @enter_alone(), !dbg !189
  call void @leave_alone(), !dbg !190
  %6 = call i32 @sem_post(ptr noundef @room) #5, !dbg !191
  br label %4, !dbg !192, !llvm.loop !193
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal void @enter_alone() #0 !dbg !196 {
  %1 = load volatile i32, ptr @inside, align 4, !dbg !199
  %2 = icmp eq i32 %1, 0, !dbg !199
  br i1 %2, label %3, label %4, !dbg !202

3:                                                ; preds = %0
  br label %5, !dbg !202

4:                                                ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.2, i32 noundef 49, ptr noundef @__PRETTY_FUNCTION__.enter_alone) #6, !dbg !199
  unreachable, !dbg !199

5:                                                ; preds = %3
  store volatile i32 1, ptr @inside, align 4, !dbg !203
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind uwtable
define internal void @leave_alone() #0 !dbg !205 {
  store volatile i32 0, ptr @inside, align 4, !dbg !206
  ret void, !dbg !207
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!83, !84, !85, !86, !87, !88, !89}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "room", scope: !2, file: !3, line: 21, type: !74, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/readers_writers.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18, !24, !58, !61, !64, !69}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 33, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 21)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 22, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !27, line: 72, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 67, size: 320, elements: !29)
!29 = !{!30, !52, !56}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 69, baseType: !31, size: 320)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !32, line: 22, size: 320, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!33 = !{!34, !36, !38, !39, !40, !41, !43, !44}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !31, file: !32, line: 24, baseType: !35, size: 32)
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !31, file: !32, line: 25, baseType: !37, size: 32, offset: 32)
!37 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !31, file: !32, line: 28, baseType: !37, size: 32, offset: 96)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !31, file: !32, line: 32, baseType: !35, size: 32, offset: 128)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !31, file: !32, line: 34, baseType: !42, size: 16, offset: 160)
!42 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !31, file: !32, line: 35, baseType: !42, size: 16, offset: 176)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !31, file: !32, line: 36, baseType: !45, size: 128, offset: 192)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !46, line: 55, baseType: !47)
!46 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !46, line: 51, size: 128, elements: !48)
!48 = !{!49, !51}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !47, file: !46, line: 53, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !47, file: !46, line: 54, baseType: !50, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 70, baseType: !53, size: 320)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 40)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 71, baseType: !57, size: 64)
!57 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "readers", scope: !2, file: !3, line: 23, type: !60, isLocal: true, isDefinition: true)
!60 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !35)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "inside", scope: !2, file: !63, line: 45, type: !60, isLocal: true, isDefinition: true)
!63 = !DIFile(filename: "states/states.h", directory: ".")
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(scope: null, file: !63, line: 49, type: !66, isLocal: true, isDefinition: true)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 16)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(scope: null, file: !63, line: 49, type: !71, isLocal: true, isDefinition: true)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 184, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 23)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !75, line: 39, baseType: !76)
!75 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!76 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !75, line: 35, size: 256, elements: !77)
!77 = !{!78, !82}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !76, file: !75, line: 37, baseType: !79, size: 256)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !80)
!80 = !{!81}
!81 = !DISubrange(count: 32)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !76, file: !75, line: 38, baseType: !57, size: 64)
!83 = !{i32 7, !"Dwarf Version", i32 5}
!84 = !{i32 2, !"Debug Info Version", i32 3}
!85 = !{i32 1, !"wchar_size", i32 4}
!86 = !{i32 8, !"PIC Level", i32 2}
!87 = !{i32 7, !"PIE Level", i32 2}
!88 = !{i32 7, !"uwtable", i32 2}
!89 = !{i32 7, !"frame-pointer", i32 2}
!90 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !91, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!91 = !DISubroutineType(types: !92)
!92 = !{!35}
!93 = !{}
!94 = !DILocalVariable(name: "t", scope: !90, file: !3, line: 61, type: !95)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !96, size: 192, elements: !98)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !97)
!97 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!98 = !{!99}
!99 = !DISubrange(count: 3)
!100 = !DILocation(line: 61, column: 12, scope: !90)
!101 = !DILocation(line: 63, column: 2, scope: !90)
!102 = !DILocalVariable(name: "i", scope: !103, file: !3, line: 64, type: !35)
!103 = distinct !DILexicalBlock(scope: !90, file: !3, line: 64, column: 2)
!104 = !DILocation(line: 64, column: 11, scope: !103)
!105 = !DILocation(line: 64, column: 7, scope: !103)
!106 = !DILocation(line: 64, column: 18, scope: !107)
!107 = distinct !DILexicalBlock(scope: !103, file: !3, line: 64, column: 2)
!108 = !DILocation(line: 64, column: 20, scope: !107)
!109 = !DILocation(line: 64, column: 2, scope: !103)
!110 = !DILocation(line: 65, column: 21, scope: !107)
!111 = !DILocation(line: 65, column: 19, scope: !107)
!112 = !DILocation(line: 65, column: 3, scope: !107)
!113 = !DILocation(line: 64, column: 32, scope: !107)
!114 = !DILocation(line: 64, column: 2, scope: !107)
!115 = distinct !{!115, !109, !116, !117}
!116 = !DILocation(line: 65, column: 43, scope: !103)
!117 = !{!"llvm.loop.mustprogress"}
!118 = !DILocalVariable(name: "i", scope: !119, file: !3, line: 66, type: !35)
!119 = distinct !DILexicalBlock(scope: !90, file: !3, line: 66, column: 2)
!120 = !DILocation(line: 66, column: 11, scope: !119)
!121 = !DILocation(line: 66, column: 7, scope: !119)
!122 = !DILocation(line: 66, column: 18, scope: !123)
!123 = distinct !DILexicalBlock(scope: !119, file: !3, line: 66, column: 2)
!124 = !DILocation(line: 66, column: 20, scope: !123)
!125 = !DILocation(line: 66, column: 2, scope: !119)
!126 = !DILocation(line: 67, column: 31, scope: !123)
!127 = !DILocation(line: 67, column: 29, scope: !123)
!128 = !DILocation(line: 67, column: 19, scope: !123)
!129 = !DILocation(line: 67, column: 3, scope: !123)
!130 = !DILocation(line: 66, column: 32, scope: !123)
!131 = !DILocation(line: 66, column: 2, scope: !123)
!132 = distinct !{!132, !125, !133, !117}
!133 = !DILocation(line: 67, column: 53, scope: !119)
!134 = !DILocalVariable(name: "i", scope: !135, file: !3, line: 68, type: !35)
!135 = distinct !DILexicalBlock(scope: !90, file: !3, line: 68, column: 2)
!136 = !DILocation(line: 68, column: 11, scope: !135)
!137 = !DILocation(line: 68, column: 7, scope: !135)
!138 = !DILocation(line: 68, column: 18, scope: !139)
!139 = distinct !DILexicalBlock(scope: !135, file: !3, line: 68, column: 2)
!140 = !DILocation(line: 68, column: 20, scope: !139)
!141 = !DILocation(line: 68, column: 2, scope: !135)
!142 = !DILocation(line: 69, column: 18, scope: !139)
!143 = !DILocation(line: 69, column: 16, scope: !139)
!144 = !DILocation(line: 69, column: 3, scope: !139)
!145 = !DILocation(line: 68, column: 42, scope: !139)
!146 = !DILocation(line: 68, column: 2, scope: !139)
!147 = distinct !{!147, !141, !148, !117}
!148 = !DILocation(line: 69, column: 26, scope: !135)
!149 = !DILocation(line: 70, column: 2, scope: !90)
!150 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 25, type: !151, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!151 = !DISubroutineType(types: !152)
!152 = !{!5, !5}
!153 = !DILocalVariable(name: "arg", arg: 1, scope: !150, file: !3, line: 25, type: !5)
!154 = !DILocation(line: 25, column: 27, scope: !150)
!155 = !DILocation(line: 27, column: 8, scope: !150)
!156 = !DILocation(line: 28, column: 2, scope: !150)
!157 = !DILocation(line: 29, column: 3, scope: !158)
!158 = distinct !DILexicalBlock(scope: !159, file: !3, line: 28, column: 9)
!159 = distinct !DILexicalBlock(scope: !160, file: !3, line: 28, column: 2)
!160 = distinct !DILexicalBlock(scope: !150, file: !3, line: 28, column: 2)
!161 = !DILocation(line: 30, column: 7, scope: !162)
!162 = distinct !DILexicalBlock(scope: !158, file: !3, line: 30, column: 7)
!163 = !DILocation(line: 30, column: 17, scope: !162)
!164 = !DILocation(line: 30, column: 7, scope: !158)
!165 = !DILocation(line: 31, column: 4, scope: !162)
!166 = !DILocation(line: 32, column: 3, scope: !158)
!167 = !DILocation(line: 33, column: 3, scope: !168)
!168 = distinct !DILexicalBlock(scope: !169, file: !3, line: 33, column: 3)
!169 = distinct !DILexicalBlock(scope: !158, file: !3, line: 33, column: 3)
!170 = !DILocation(line: 33, column: 3, scope: !169)
!171 = !DILocation(line: 35, column: 7, scope: !172)
!172 = distinct !DILexicalBlock(scope: !158, file: !3, line: 35, column: 7)
!173 = !DILocation(line: 35, column: 17, scope: !172)
!174 = !DILocation(line: 35, column: 7, scope: !158)
!175 = !DILocation(line: 36, column: 4, scope: !172)
!176 = !DILocation(line: 28, column: 2, scope: !159)
!177 = distinct !{!177, !178, !179}
!178 = !DILocation(line: 28, column: 2, scope: !160)
!179 = !DILocation(line: 43, column: 2, scope: !160)
!180 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 47, type: !151, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!181 = !DILocalVariable(name: "arg", arg: 1, scope: !180, file: !3, line: 47, type: !5)
!182 = !DILocation(line: 47, column: 27, scope: !180)
!183 = !DILocation(line: 49, column: 8, scope: !180)
!184 = !DILocation(line: 50, column: 2, scope: !180)
!185 = !DILocation(line: 51, column: 3, scope: !186)
!186 = distinct !DILexicalBlock(scope: !187, file: !3, line: 50, column: 9)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 50, column: 2)
!188 = distinct !DILexicalBlock(scope: !180, file: !3, line: 50, column: 2)
!189 = !DILocation(line: 52, column: 3, scope: !186)
!190 = !DILocation(line: 53, column: 3, scope: !186)
!191 = !DILocation(line: 54, column: 3, scope: !186)
!192 = !DILocation(line: 50, column: 2, scope: !187)
!193 = distinct !{!193, !194, !195}
!194 = !DILocation(line: 50, column: 2, scope: !188)
!195 = !DILocation(line: 55, column: 2, scope: !188)
!196 = distinct !DISubprogram(name: "enter_alone", scope: !63, file: !63, line: 47, type: !197, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!197 = !DISubroutineType(types: !198)
!198 = !{null}
!199 = !DILocation(line: 49, column: 2, scope: !200)
!200 = distinct !DILexicalBlock(scope: !201, file: !63, line: 49, column: 2)
!201 = distinct !DILexicalBlock(scope: !196, file: !63, line: 49, column: 2)
!202 = !DILocation(line: 49, column: 2, scope: !201)
!203 = !DILocation(line: 50, column: 9, scope: !196)
!204 = !DILocation(line: 51, column: 1, scope: !196)
!205 = distinct !DISubprogram(name: "leave_alone", scope: !63, file: !63, line: 53, type: !197, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!206 = !DILocation(line: 55, column: 9, scope: !205)
!207 = !DILocation(line: 56, column: 1, scope: !205)
