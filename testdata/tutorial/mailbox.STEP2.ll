; ModuleID = 'tutorial/mailbox.c'
source_filename = "tutorial/mailbox.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { %union.pthread_mutex_t, %union.pthread_cond_t, i32, i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }

@box = internal global %struct.anon zeroinitializer, align 8, !dbg !0
@.str = private unnamed_addr constant [10 x i8] c"!box.full\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [19 x i8] c"tutorial/mailbox.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.put = private unnamed_addr constant [14 x i8] c"void put(int)\00", align 1, !dbg !18
@.str.2 = private unnamed_addr constant [12 x i8] c"take() == 1\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.reader = private unnamed_addr constant [21 x i8] c"void *reader(void *)\00", align 1, !dbg !29
@.str.3 = private unnamed_addr constant [9 x i8] c"box.full\00", align 1, !dbg !34
@__PRETTY_FUNCTION__.take = private unnamed_addr constant [15 x i8] c"int take(void)\00", align 1, !dbg !39

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !122 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca [2 x i64], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !126, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.declare(metadata ptr %3, metadata !131, metadata !DIExpression()), !dbg !132
  call void @llvm.dbg.declare(metadata ptr %4, metadata !133, metadata !DIExpression()), !dbg !135
  store i32 0, ptr %4, align 4, !dbg !135
  br label %6, !dbg !136

6:                                                ; preds = %18, %0
  %7 = load i32, ptr %4, align 4, !dbg !137
  %8 = icmp slt i32 %7, 2, !dbg !139
  br i1 %8, label %9, label %21, !dbg !140

9:                                                ; preds = %6
  %10 = load i32, ptr %4, align 4, !dbg !141
  %11 = sext i32 %10 to i64, !dbg !143
  %12 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %11, !dbg !143
  %13 = call i32 @pthread_create(ptr noundef %12, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !144
  %14 = load i32, ptr %4, align 4, !dbg !145
  %15 = sext i32 %14 to i64, !dbg !146
  %16 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %15, !dbg !146
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @reader, ptr noundef null) #5, !dbg !147
  br label %18, !dbg !148

18:                                               ; preds = %9
  %19 = load i32, ptr %4, align 4, !dbg !149
  %20 = add nsw i32 %19, 1, !dbg !149
  store i32 %20, ptr %4, align 4, !dbg !149
  br label %6, !dbg !150, !llvm.loop !151

21:                                               ; preds = %6
  call void @llvm.dbg.declare(metadata ptr %5, metadata !154, metadata !DIExpression()), !dbg !156
  store i32 0, ptr %5, align 4, !dbg !156
  br label %22, !dbg !157

22:                                               ; preds = %36, %21
  %23 = load i32, ptr %5, align 4, !dbg !158
  %24 = icmp slt i32 %23, 2, !dbg !160
  br i1 %24, label %25, label %39, !dbg !161

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !162
  %27 = sext i32 %26 to i64, !dbg !164
  %28 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %27, !dbg !164
  %29 = load i64, ptr %28, align 8, !dbg !164
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !165
  %31 = load i32, ptr %5, align 4, !dbg !166
  %32 = sext i32 %31 to i64, !dbg !167
  %33 = getelementptr inbounds [2 x i64], ptr %3, i64 0, i64 %32, !dbg !167
  %34 = load i64, ptr %33, align 8, !dbg !167
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null), !dbg !168
  br label %36, !dbg !169

36:                                               ; preds = %25
  %37 = load i32, ptr %5, align 4, !dbg !170
  %38 = add nsw i32 %37, 1, !dbg !170
  store i32 %38, ptr %5, align 4, !dbg !170
  br label %22, !dbg !171, !llvm.loop !172

39:                                               ; preds = %22
  ret i32 0, !dbg !174
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !175 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !178, metadata !DIExpression()), !dbg !179
  call void @put(i32 noundef 1), !dbg !180
  %3 = load ptr, ptr %2, align 8, !dbg !181
  ret ptr %3, !dbg !182
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !183 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !184, metadata !DIExpression()), !dbg !185
  %3 = call i32 @take(), !dbg !186
  %4 = icmp eq i32 %3, 1, !dbg !186
  br i1 %4, label %5, label %6, !dbg !189

5:                                                ; preds = %1
  br label %7, !dbg !189

6:                                                ; preds = %1
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 69, ptr noundef @__PRETTY_FUNCTION__.reader) #6, !dbg !186
  unreachable, !dbg !186

7:                                                ; preds = %5
  %8 = load ptr, ptr %2, align 8, !dbg !190
  ret ptr %8, !dbg !191
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @put(i32 noundef %0) #0 !dbg !192 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !195, metadata !DIExpression()), !dbg !196
  %3 = call i32 @pthread_mutex_lock(ptr noundef @box) #5, !dbg !197
  br label %4, !dbg !198

4:                                                ; preds = %7, %1
  %5 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 2), align 8, !dbg !199
  %6 = icmp ne i32 %5, 0, !dbg !198
  br i1 %6, label %7, label %9, !dbg !198

7:                                                ; preds = %4
  %8 = call i32 @pthread_cond_wait(ptr noundef getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 1), ptr noundef @box), !dbg !200
  br label %4, !dbg !198, !llvm.loop !201

9:                                                ; preds = %4
  %10 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 2), align 8, !dbg !203
  %11 = icmp ne i32 %10, 0, !dbg !203
  br i1 %11, label %13, label %12, !dbg !206

12:                                               ; preds = %9
  br label %14, !dbg !206

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.put) #6, !dbg !203
  unreachable, !dbg !203

14:                                               ; preds = %12
  %15 = load i32, ptr %2, align 4, !dbg !207
  store i32 %15, ptr getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 3), align 4, !dbg !208
  store i32 1, ptr getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 2), align 8, !dbg !209
  call void @changed(), !dbg !210
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @box) #5, !dbg !211
  ret void, !dbg !212
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @changed() #0 !dbg !213 {
  %1 = call i32 @pthread_cond_signal(ptr noundef getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 1)) #5, !dbg !216
  ret void, !dbg !217
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_cond_signal(ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !218 {
  %1 = alloca i32, align 4
  %2 = call i32 @pthread_mutex_lock(ptr noundef @box) #5, !dbg !219
  br label %3, !dbg !220

3:                                                ; preds = %7, %0
  %4 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 2), align 8, !dbg !221
  %5 = icmp ne i32 %4, 0, !dbg !222
  %6 = xor i1 %5, true, !dbg !222
  br i1 %6, label %7, label %9, !dbg !220

7:                                                ; preds = %3
  %8 = call i32 @pthread_cond_wait(ptr noundef getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 1), ptr noundef @box), !dbg !223
  br label %3, !dbg !220, !llvm.loop !224

9:                                                ; preds = %3
  %10 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 2), align 8, !dbg !226
  %11 = icmp ne i32 %10, 0, !dbg !226
  br i1 %11, label %12, label %13, !dbg !229

12:                                               ; preds = %9
  br label %14, !dbg !229

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.take) #6, !dbg !226
  unreachable, !dbg !226

14:                                               ; preds = %12
  call void @llvm.dbg.declare(metadata ptr %1, metadata !230, metadata !DIExpression()), !dbg !231
  %15 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 3), align 4, !dbg !232
  store i32 %15, ptr %1, align 4, !dbg !231
  store i32 0, ptr getelementptr inbounds (%struct.anon, ptr @box, i32 0, i32 2), align 8, !dbg !233
  call void @changed(), !dbg !234
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @box) #5, !dbg !235
  %17 = load i32, ptr %1, align 4, !dbg !236
  ret i32 %17, !dbg !237
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!115, !116, !117, !118, !119, !120, !121}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 17, type: !44, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "tutorial/mailbox.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24, !29, !34, !39}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 19)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 112, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 14)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 12)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 168, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 21)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 72, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 9)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 15)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 12, size: 768, elements: !45)
!45 = !{!46, !79, !113, !114}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !44, file: !3, line: 13, baseType: !47, size: 320)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !48, line: 72, baseType: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!49 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !48, line: 67, size: 320, elements: !50)
!50 = !{!51, !73, !77}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !49, file: !48, line: 69, baseType: !52, size: 320)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !53, line: 22, size: 320, elements: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!54 = !{!55, !57, !59, !60, !61, !62, !64, !65}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !52, file: !53, line: 24, baseType: !56, size: 32)
!56 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !52, file: !53, line: 25, baseType: !58, size: 32, offset: 32)
!58 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !52, file: !53, line: 26, baseType: !56, size: 32, offset: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !52, file: !53, line: 28, baseType: !58, size: 32, offset: 96)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !52, file: !53, line: 32, baseType: !56, size: 32, offset: 128)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !52, file: !53, line: 34, baseType: !63, size: 16, offset: 160)
!63 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !52, file: !53, line: 35, baseType: !63, size: 16, offset: 176)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !52, file: !53, line: 36, baseType: !66, size: 128, offset: 192)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !67, line: 55, baseType: !68)
!67 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!68 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !67, line: 51, size: 128, elements: !69)
!69 = !{!70, !72}
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !68, file: !67, line: 53, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !68, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !68, file: !67, line: 54, baseType: !71, size: 64, offset: 64)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !49, file: !48, line: 70, baseType: !74, size: 320)
!74 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !75)
!75 = !{!76}
!76 = !DISubrange(count: 40)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !49, file: !48, line: 71, baseType: !78, size: 64)
!78 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "changed", scope: !44, file: !3, line: 14, baseType: !80, size: 384, offset: 320)
!80 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_cond_t", file: !48, line: 80, baseType: !81)
!81 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !48, line: 75, size: 384, elements: !82)
!82 = !{!83, !107, !111}
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !81, file: !48, line: 77, baseType: !84, size: 384)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_cond_s", file: !67, line: 94, size: 384, elements: !85)
!85 = !{!86, !98, !99, !103, !104, !105, !106}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__wseq", scope: !84, file: !67, line: 96, baseType: !87, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "__atomic_wide_counter", file: !88, line: 33, baseType: !89)
!88 = !DIFile(filename: "include/x86_64-linux-gnu/bits/atomic_wide_counter.h", directory: "")
!89 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !88, line: 25, size: 64, elements: !90)
!90 = !{!91, !93}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "__value64", scope: !89, file: !88, line: 27, baseType: !92, size: 64)
!92 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "__value32", scope: !89, file: !88, line: 32, baseType: !94, size: 64)
!94 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !89, file: !88, line: 28, size: 64, elements: !95)
!95 = !{!96, !97}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "__low", scope: !94, file: !88, line: 30, baseType: !58, size: 32)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__high", scope: !94, file: !88, line: 31, baseType: !58, size: 32, offset: 32)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_start", scope: !84, file: !67, line: 97, baseType: !87, size: 64, offset: 64)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "__g_refs", scope: !84, file: !67, line: 98, baseType: !100, size: 64, offset: 128)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 64, elements: !101)
!101 = !{!102}
!102 = !DISubrange(count: 2)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "__g_size", scope: !84, file: !67, line: 99, baseType: !100, size: 64, offset: 192)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "__g1_orig_size", scope: !84, file: !67, line: 100, baseType: !58, size: 32, offset: 256)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "__wrefs", scope: !84, file: !67, line: 101, baseType: !58, size: 32, offset: 288)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "__g_signals", scope: !84, file: !67, line: 102, baseType: !100, size: 64, offset: 320)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !81, file: !48, line: 78, baseType: !108, size: 384)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 384, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 48)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !81, file: !48, line: 79, baseType: !112, size: 64)
!112 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "full", scope: !44, file: !3, line: 15, baseType: !56, size: 32, offset: 704)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "letter", scope: !44, file: !3, line: 16, baseType: !56, size: 32, offset: 736)
!115 = !{i32 7, !"Dwarf Version", i32 5}
!116 = !{i32 2, !"Debug Info Version", i32 3}
!117 = !{i32 1, !"wchar_size", i32 4}
!118 = !{i32 8, !"PIC Level", i32 2}
!119 = !{i32 7, !"PIE Level", i32 2}
!120 = !{i32 7, !"uwtable", i32 2}
!121 = !{i32 7, !"frame-pointer", i32 2}
!122 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 73, type: !123, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !125)
!123 = !DISubroutineType(types: !124)
!124 = !{!56}
!125 = !{}
!126 = !DILocalVariable(name: "writers", scope: !122, file: !3, line: 75, type: !127)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !128, size: 128, elements: !101)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !48, line: 27, baseType: !129)
!129 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!130 = !DILocation(line: 75, column: 12, scope: !122)
!131 = !DILocalVariable(name: "readers", scope: !122, file: !3, line: 75, type: !127)
!132 = !DILocation(line: 75, column: 24, scope: !122)
!133 = !DILocalVariable(name: "i", scope: !134, file: !3, line: 77, type: !56)
!134 = distinct !DILexicalBlock(scope: !122, file: !3, line: 77, column: 2)
!135 = !DILocation(line: 77, column: 11, scope: !134)
!136 = !DILocation(line: 77, column: 7, scope: !134)
!137 = !DILocation(line: 77, column: 18, scope: !138)
!138 = distinct !DILexicalBlock(scope: !134, file: !3, line: 77, column: 2)
!139 = !DILocation(line: 77, column: 20, scope: !138)
!140 = !DILocation(line: 77, column: 2, scope: !134)
!141 = !DILocation(line: 78, column: 27, scope: !142)
!142 = distinct !DILexicalBlock(scope: !138, file: !3, line: 77, column: 30)
!143 = !DILocation(line: 78, column: 19, scope: !142)
!144 = !DILocation(line: 78, column: 3, scope: !142)
!145 = !DILocation(line: 79, column: 27, scope: !142)
!146 = !DILocation(line: 79, column: 19, scope: !142)
!147 = !DILocation(line: 79, column: 3, scope: !142)
!148 = !DILocation(line: 80, column: 2, scope: !142)
!149 = !DILocation(line: 77, column: 26, scope: !138)
!150 = !DILocation(line: 77, column: 2, scope: !138)
!151 = distinct !{!151, !140, !152, !153}
!152 = !DILocation(line: 80, column: 2, scope: !134)
!153 = !{!"llvm.loop.mustprogress"}
!154 = !DILocalVariable(name: "i", scope: !155, file: !3, line: 81, type: !56)
!155 = distinct !DILexicalBlock(scope: !122, file: !3, line: 81, column: 2)
!156 = !DILocation(line: 81, column: 11, scope: !155)
!157 = !DILocation(line: 81, column: 7, scope: !155)
!158 = !DILocation(line: 81, column: 18, scope: !159)
!159 = distinct !DILexicalBlock(scope: !155, file: !3, line: 81, column: 2)
!160 = !DILocation(line: 81, column: 20, scope: !159)
!161 = !DILocation(line: 81, column: 2, scope: !155)
!162 = !DILocation(line: 82, column: 24, scope: !163)
!163 = distinct !DILexicalBlock(scope: !159, file: !3, line: 81, column: 30)
!164 = !DILocation(line: 82, column: 16, scope: !163)
!165 = !DILocation(line: 82, column: 3, scope: !163)
!166 = !DILocation(line: 83, column: 24, scope: !163)
!167 = !DILocation(line: 83, column: 16, scope: !163)
!168 = !DILocation(line: 83, column: 3, scope: !163)
!169 = !DILocation(line: 84, column: 2, scope: !163)
!170 = !DILocation(line: 81, column: 26, scope: !159)
!171 = !DILocation(line: 81, column: 2, scope: !159)
!172 = distinct !{!172, !161, !173, !153}
!173 = !DILocation(line: 84, column: 2, scope: !155)
!174 = !DILocation(line: 85, column: 2, scope: !122)
!175 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 61, type: !176, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !125)
!176 = !DISubroutineType(types: !177)
!177 = !{!5, !5}
!178 = !DILocalVariable(name: "arg", arg: 1, scope: !175, file: !3, line: 61, type: !5)
!179 = !DILocation(line: 61, column: 27, scope: !175)
!180 = !DILocation(line: 63, column: 2, scope: !175)
!181 = !DILocation(line: 64, column: 9, scope: !175)
!182 = !DILocation(line: 64, column: 2, scope: !175)
!183 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 67, type: !176, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !125)
!184 = !DILocalVariable(name: "arg", arg: 1, scope: !183, file: !3, line: 67, type: !5)
!185 = !DILocation(line: 67, column: 27, scope: !183)
!186 = !DILocation(line: 69, column: 2, scope: !187)
!187 = distinct !DILexicalBlock(scope: !188, file: !3, line: 69, column: 2)
!188 = distinct !DILexicalBlock(scope: !183, file: !3, line: 69, column: 2)
!189 = !DILocation(line: 69, column: 2, scope: !188)
!190 = !DILocation(line: 70, column: 9, scope: !183)
!191 = !DILocation(line: 70, column: 2, scope: !183)
!192 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 28, type: !193, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !125)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !56}
!195 = !DILocalVariable(name: "letter", arg: 1, scope: !192, file: !3, line: 28, type: !56)
!196 = !DILocation(line: 28, column: 21, scope: !192)
!197 = !DILocation(line: 30, column: 2, scope: !192)
!198 = !DILocation(line: 34, column: 2, scope: !192)
!199 = !DILocation(line: 34, column: 13, scope: !192)
!200 = !DILocation(line: 36, column: 3, scope: !192)
!201 = distinct !{!201, !198, !202, !153}
!202 = !DILocation(line: 36, column: 45, scope: !192)
!203 = !DILocation(line: 37, column: 2, scope: !204)
!204 = distinct !DILexicalBlock(scope: !205, file: !3, line: 37, column: 2)
!205 = distinct !DILexicalBlock(scope: !192, file: !3, line: 37, column: 2)
!206 = !DILocation(line: 37, column: 2, scope: !205)
!207 = !DILocation(line: 38, column: 15, scope: !192)
!208 = !DILocation(line: 38, column: 13, scope: !192)
!209 = !DILocation(line: 39, column: 11, scope: !192)
!210 = !DILocation(line: 40, column: 2, scope: !192)
!211 = !DILocation(line: 41, column: 2, scope: !192)
!212 = !DILocation(line: 42, column: 1, scope: !192)
!213 = distinct !DISubprogram(name: "changed", scope: !3, file: !3, line: 19, type: !214, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !125)
!214 = !DISubroutineType(types: !215)
!215 = !{null}
!216 = !DILocation(line: 22, column: 2, scope: !213)
!217 = !DILocation(line: 26, column: 1, scope: !213)
!218 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 44, type: !123, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !125)
!219 = !DILocation(line: 46, column: 2, scope: !218)
!220 = !DILocation(line: 50, column: 2, scope: !218)
!221 = !DILocation(line: 50, column: 14, scope: !218)
!222 = !DILocation(line: 50, column: 9, scope: !218)
!223 = !DILocation(line: 52, column: 3, scope: !218)
!224 = distinct !{!224, !220, !225, !153}
!225 = !DILocation(line: 52, column: 45, scope: !218)
!226 = !DILocation(line: 53, column: 2, scope: !227)
!227 = distinct !DILexicalBlock(scope: !228, file: !3, line: 53, column: 2)
!228 = distinct !DILexicalBlock(scope: !218, file: !3, line: 53, column: 2)
!229 = !DILocation(line: 53, column: 2, scope: !228)
!230 = !DILocalVariable(name: "letter", scope: !218, file: !3, line: 54, type: !56)
!231 = !DILocation(line: 54, column: 6, scope: !218)
!232 = !DILocation(line: 54, column: 19, scope: !218)
!233 = !DILocation(line: 55, column: 11, scope: !218)
!234 = !DILocation(line: 56, column: 2, scope: !218)
!235 = !DILocation(line: 57, column: 2, scope: !218)
!236 = !DILocation(line: 58, column: 9, scope: !218)
!237 = !DILocation(line: 58, column: 2, scope: !218)
