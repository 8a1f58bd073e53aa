; ModuleID = 'language/va_list_shared.c'
source_filename = "language/va_list_shared.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%struct.record = type { i32, [1 x %struct.__va_list_tag] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@hook = internal global ptr null, align 8, !dbg !0
@total = internal global i64 0, align 8, !dbg !29
@.str = private unnamed_addr constant [56 x i8] c"total == 7 + N + N * (N - 1) / 2 + ((long long)N << 40)\00", align 1, !dbg !12
@.str.1 = private unnamed_addr constant [26 x i8] c"language/va_list_shared.c\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !23
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !31
@shared = internal global %struct.record zeroinitializer, align 8, !dbg !63

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !93 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !97, metadata !DIExpression()), !dbg !103
  store ptr @add, ptr @hook, align 8, !dbg !104
  call void @llvm.dbg.declare(metadata ptr %3, metadata !105, metadata !DIExpression()), !dbg !107
  store i32 0, ptr %3, align 4, !dbg !107
  br label %5, !dbg !108

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !109
  %7 = icmp slt i32 %6, 2, !dbg !111
  br i1 %7, label %8, label %19, !dbg !112

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !113
  %10 = sext i32 %9 to i64, !dbg !114
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !114
  %12 = load i32, ptr %3, align 4, !dbg !115
  %13 = sext i32 %12 to i64, !dbg !116
  %14 = inttoptr i64 %13 to ptr, !dbg !117
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #6, !dbg !118
  br label %16, !dbg !118

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !119
  %18 = add nsw i32 %17, 1, !dbg !119
  store i32 %18, ptr %3, align 4, !dbg !119
  br label %5, !dbg !120, !llvm.loop !121

19:                                               ; preds = %5
  call void (i32, ...) @say(i32 noundef 7, i32 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef 1, i32 noundef 1, i64 noundef 0), !dbg !124
  call void @llvm.dbg.declare(metadata ptr %4, metadata !125, metadata !DIExpression()), !dbg !127
  store i32 0, ptr %4, align 4, !dbg !127
  br label %20, !dbg !128

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !129
  %22 = icmp slt i32 %21, 2, !dbg !131
  br i1 %22, label %23, label %32, !dbg !132

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !133
  %25 = sext i32 %24 to i64, !dbg !134
  %26 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %25, !dbg !134
  %27 = load i64, ptr %26, align 8, !dbg !134
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !135
  br label %29, !dbg !135

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !136
  %31 = add nsw i32 %30, 1, !dbg !136
  store i32 %31, ptr %4, align 4, !dbg !136
  br label %20, !dbg !137, !llvm.loop !138

32:                                               ; preds = %20
  %33 = load i64, ptr @total, align 8, !dbg !140
  %34 = icmp eq i64 %33, 2199023255562, !dbg !140
  br i1 %34, label %35, label %36, !dbg !143

35:                                               ; preds = %32
  br label %37, !dbg !143

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !140
  unreachable, !dbg !140

37:                                               ; preds = %35
  ret i32 0, !dbg !144
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: noinline nounwind uwtable
define internal void @add(ptr noundef %0) #0 !dbg !145 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !146, metadata !DIExpression()), !dbg !147
  call void @llvm.dbg.declare(metadata ptr %3, metadata !148, metadata !DIExpression()), !dbg !150
  store i32 0, ptr %3, align 4, !dbg !150
  br label %4, !dbg !151

4:                                                ; preds = %32, %1
  %5 = load i32, ptr %3, align 4, !dbg !152
  %6 = load ptr, ptr %2, align 8, !dbg !154
  %7 = getelementptr inbounds %struct.record, ptr %6, i32 0, i32 0, !dbg !155
  %8 = load i32, ptr %7, align 8, !dbg !155
  %9 = icmp slt i32 %5, %8, !dbg !156
  br i1 %9, label %10, label %35, !dbg !157

10:                                               ; preds = %4
  %11 = load ptr, ptr %2, align 8, !dbg !158
  %12 = getelementptr inbounds %struct.record, ptr %11, i32 0, i32 1, !dbg !158
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %12, i64 0, i64 0, !dbg !158
  %14 = getelementptr inbounds %struct.__va_list_tag, ptr %13, i32 0, i32 0, !dbg !158
  %15 = load i32, ptr %14, align 8, !dbg !158
  %16 = icmp ule i32 %15, 40, !dbg !158
  br i1 %16, label %17, label %22, !dbg !158

17:                                               ; preds = %10
  %18 = getelementptr inbounds %struct.__va_list_tag, ptr %13, i32 0, i32 3, !dbg !158
  %19 = load ptr, ptr %18, align 8, !dbg !158
  %20 = getelementptr i8, ptr %19, i32 %15, !dbg !158
  %21 = add i32 %15, 8, !dbg !158
  store i32 %21, ptr %14, align 8, !dbg !158
  br label %26, !dbg !158

22:                                               ; preds = %10
  %23 = getelementptr inbounds %struct.__va_list_tag, ptr %13, i32 0, i32 2, !dbg !158
  %24 = load ptr, ptr %23, align 8, !dbg !158
  %25 = getelementptr i8, ptr %24, i32 8, !dbg !158
  store ptr %25, ptr %23, align 8, !dbg !158
  br label %26, !dbg !158

26:                                               ; preds = %22, %17
  %27 = phi ptr [ %20, %17 ], [ %24, %22 ], !dbg !158
  %28 = load i32, ptr %27, align 4, !dbg !158
  %29 = sext i32 %28 to i64, !dbg !158
  %30 = load i64, ptr @total, align 8, !dbg !159
  %31 = add nsw i64 %30, %29, !dbg !159
  store i64 %31, ptr @total, align 8, !dbg !159
  br label %32, !dbg !160

32:                                               ; preds = %26
  %33 = load i32, ptr %3, align 4, !dbg !161
  %34 = add nsw i32 %33, 1, !dbg !161
  store i32 %34, ptr %3, align 4, !dbg !161
  br label %4, !dbg !162, !llvm.loop !163

35:                                               ; preds = %4
  %36 = load ptr, ptr %2, align 8, !dbg !165
  %37 = getelementptr inbounds %struct.record, ptr %36, i32 0, i32 1, !dbg !165
  %38 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %37, i64 0, i64 0, !dbg !165
  %39 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 0, !dbg !165
  %40 = load i32, ptr %39, align 8, !dbg !165
  %41 = icmp ule i32 %40, 40, !dbg !165
  br i1 %41, label %42, label %47, !dbg !165

42:                                               ; preds = %35
  %43 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 3, !dbg !165
  %44 = load ptr, ptr %43, align 8, !dbg !165
  %45 = getelementptr i8, ptr %44, i32 %40, !dbg !165
  %46 = add i32 %40, 8, !dbg !165
  store i32 %46, ptr %39, align 8, !dbg !165
  br label %51, !dbg !165

47:                                               ; preds = %35
  %48 = getelementptr inbounds %struct.__va_list_tag, ptr %38, i32 0, i32 2, !dbg !165
  %49 = load ptr, ptr %48, align 8, !dbg !165
  %50 = getelementptr i8, ptr %49, i32 8, !dbg !165
  store ptr %50, ptr %48, align 8, !dbg !165
  br label %51, !dbg !165

51:                                               ; preds = %47, %42
  %52 = phi ptr [ %45, %42 ], [ %49, %47 ], !dbg !165
  %53 = load i64, ptr %52, align 8, !dbg !165
  %54 = load i64, ptr @total, align 8, !dbg !166
  %55 = add nsw i64 %54, %53, !dbg !166
  store i64 %55, ptr @total, align 8, !dbg !166
  ret void, !dbg !167
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !168 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !171, metadata !DIExpression()), !dbg !172
  %3 = load ptr, ptr %2, align 8, !dbg !173
  %4 = ptrtoint ptr %3 to i64, !dbg !174
  %5 = trunc i64 %4 to i32, !dbg !175
  call void (i32, ...) @say(i32 noundef 2, i32 noundef %5, i32 noundef 1, i64 noundef 1099511627776), !dbg !176
  ret ptr null, !dbg !177
}

; Function Attrs: noinline nounwind uwtable
define internal void @say(i32 noundef %0, ...) #0 !dbg !178 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !181, metadata !DIExpression()), !dbg !182
  %3 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !183
  %4 = load i32, ptr %2, align 4, !dbg !184
  store i32 %4, ptr @shared, align 8, !dbg !185
  call void @llvm.va_start(ptr getelementptr inbounds (%struct.record, ptr @shared, i32 0, i32 1)), !dbg !186
  %5 = load ptr, ptr @hook, align 8, !dbg !187
  call void %5(ptr noundef @shared), !dbg !187
  call void @llvm.va_end(ptr getelementptr inbounds (%struct.record, ptr @shared, i32 0, i32 1)), !dbg !188
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !189
  ret void, !dbg !190
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!86, !87, !88, !89, !90, !91, !92}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "hook", scope: !2, file: !3, line: 23, type: !82, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/va_list_shared.c", directory: ".")
!4 = !{!5, !6, !9, !10}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "long long", size: 64, encoding: DW_ATE_signed)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !18, !23, !0, !29, !31, !63}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 448, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 56)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 208, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 26)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 120, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "total", scope: !2, file: !3, line: 25, type: !9, isLocal: true, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 24, type: !33, isLocal: true, isDefinition: true)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !34, line: 72, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !34, line: 67, size: 320, elements: !36)
!36 = !{!37, !58, !62}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !35, file: !34, line: 69, baseType: !38, size: 320)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !39, line: 22, size: 320, elements: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!40 = !{!41, !42, !44, !45, !46, !47, !49, !50}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !38, file: !39, line: 24, baseType: !10, size: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !38, file: !39, line: 25, baseType: !43, size: 32, offset: 32)
!43 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !38, file: !39, line: 26, baseType: !10, size: 32, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !38, file: !39, line: 28, baseType: !43, size: 32, offset: 96)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !38, file: !39, line: 32, baseType: !10, size: 32, offset: 128)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !38, file: !39, line: 34, baseType: !48, size: 16, offset: 160)
!48 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !38, file: !39, line: 35, baseType: !48, size: 16, offset: 176)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !38, file: !39, line: 36, baseType: !51, size: 128, offset: 192)
!51 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !52, line: 55, baseType: !53)
!52 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!53 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !52, line: 51, size: 128, elements: !54)
!54 = !{!55, !57}
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !53, file: !52, line: 53, baseType: !56, size: 64)
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !53, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !53, file: !52, line: 54, baseType: !56, size: 64, offset: 64)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !35, file: !34, line: 70, baseType: !59, size: 320)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 320, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 40)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !35, file: !34, line: 71, baseType: !8, size: 64)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 22, type: !65, isLocal: true, isDefinition: true)
!65 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "record", file: !3, line: 17, size: 256, elements: !66)
!66 = !{!67, !68}
!67 = !DIDerivedType(tag: DW_TAG_member, name: "level", scope: !65, file: !3, line: 18, baseType: !10, size: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "arguments", scope: !65, file: !3, line: 19, baseType: !69, size: 192, offset: 64)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !70, line: 22, baseType: !71)
!70 = !DIFile(filename: "clang/stdarg.h", directory: "")
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !72, baseType: !73)
!72 = !DIFile(filename: "language/va_list_shared.c", directory: ".")
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 192, elements: !80)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !75)
!75 = !{!76, !77, !78, !79}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !74, file: !72, line: 23, baseType: !43, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !74, file: !72, line: 23, baseType: !43, size: 32, offset: 32)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !74, file: !72, line: 23, baseType: !5, size: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !74, file: !72, line: 23, baseType: !5, size: 64, offset: 128)
!80 = !{!81}
!81 = !DISubrange(count: 1)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DISubroutineType(types: !84)
!84 = !{null, !85}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!86 = !{i32 7, !"Dwarf Version", i32 5}
!87 = !{i32 2, !"Debug Info Version", i32 3}
!88 = !{i32 1, !"wchar_size", i32 4}
!89 = !{i32 8, !"PIC Level", i32 2}
!90 = !{i32 7, !"PIE Level", i32 2}
!91 = !{i32 7, !"uwtable", i32 2}
!92 = !{i32 7, !"frame-pointer", i32 2}
!93 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !94, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !96)
!94 = !DISubroutineType(types: !95)
!95 = !{!10}
!96 = !{}
!97 = !DILocalVariable(name: "threads", scope: !93, file: !3, line: 52, type: !98)
!98 = !DICompositeType(tag: DW_TAG_array_type, baseType: !99, size: 128, elements: !101)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !100)
!100 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!101 = !{!102}
!102 = !DISubrange(count: 2)
!103 = !DILocation(line: 52, column: 12, scope: !93)
!104 = !DILocation(line: 54, column: 7, scope: !93)
!105 = !DILocalVariable(name: "i", scope: !106, file: !3, line: 55, type: !10)
!106 = distinct !DILexicalBlock(scope: !93, file: !3, line: 55, column: 2)
!107 = !DILocation(line: 55, column: 11, scope: !106)
!108 = !DILocation(line: 55, column: 7, scope: !106)
!109 = !DILocation(line: 55, column: 18, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 55, column: 2)
!111 = !DILocation(line: 55, column: 20, scope: !110)
!112 = !DILocation(line: 55, column: 2, scope: !106)
!113 = !DILocation(line: 56, column: 27, scope: !110)
!114 = !DILocation(line: 56, column: 19, scope: !110)
!115 = !DILocation(line: 56, column: 60, scope: !110)
!116 = !DILocation(line: 56, column: 50, scope: !110)
!117 = !DILocation(line: 56, column: 42, scope: !110)
!118 = !DILocation(line: 56, column: 3, scope: !110)
!119 = !DILocation(line: 55, column: 26, scope: !110)
!120 = !DILocation(line: 55, column: 2, scope: !110)
!121 = distinct !{!121, !112, !122, !123}
!122 = !DILocation(line: 56, column: 61, scope: !106)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 57, column: 2, scope: !93)
!125 = !DILocalVariable(name: "i", scope: !126, file: !3, line: 58, type: !10)
!126 = distinct !DILexicalBlock(scope: !93, file: !3, line: 58, column: 2)
!127 = !DILocation(line: 58, column: 11, scope: !126)
!128 = !DILocation(line: 58, column: 7, scope: !126)
!129 = !DILocation(line: 58, column: 18, scope: !130)
!130 = distinct !DILexicalBlock(scope: !126, file: !3, line: 58, column: 2)
!131 = !DILocation(line: 58, column: 20, scope: !130)
!132 = !DILocation(line: 58, column: 2, scope: !126)
!133 = !DILocation(line: 59, column: 24, scope: !130)
!134 = !DILocation(line: 59, column: 16, scope: !130)
!135 = !DILocation(line: 59, column: 3, scope: !130)
!136 = !DILocation(line: 58, column: 26, scope: !130)
!137 = !DILocation(line: 58, column: 2, scope: !130)
!138 = distinct !{!138, !132, !139, !123}
!139 = !DILocation(line: 59, column: 32, scope: !126)
!140 = !DILocation(line: 60, column: 2, scope: !141)
!141 = distinct !DILexicalBlock(scope: !142, file: !3, line: 60, column: 2)
!142 = distinct !DILexicalBlock(scope: !93, file: !3, line: 60, column: 2)
!143 = !DILocation(line: 60, column: 2, scope: !142)
!144 = !DILocation(line: 61, column: 2, scope: !93)
!145 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 27, type: !83, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!146 = !DILocalVariable(name: "r", arg: 1, scope: !145, file: !3, line: 27, type: !85)
!147 = !DILocation(line: 27, column: 32, scope: !145)
!148 = !DILocalVariable(name: "i", scope: !149, file: !3, line: 29, type: !10)
!149 = distinct !DILexicalBlock(scope: !145, file: !3, line: 29, column: 2)
!150 = !DILocation(line: 29, column: 11, scope: !149)
!151 = !DILocation(line: 29, column: 7, scope: !149)
!152 = !DILocation(line: 29, column: 18, scope: !153)
!153 = distinct !DILexicalBlock(scope: !149, file: !3, line: 29, column: 2)
!154 = !DILocation(line: 29, column: 22, scope: !153)
!155 = !DILocation(line: 29, column: 25, scope: !153)
!156 = !DILocation(line: 29, column: 20, scope: !153)
!157 = !DILocation(line: 29, column: 2, scope: !149)
!158 = !DILocation(line: 30, column: 12, scope: !153)
!159 = !DILocation(line: 30, column: 9, scope: !153)
!160 = !DILocation(line: 30, column: 3, scope: !153)
!161 = !DILocation(line: 29, column: 33, scope: !153)
!162 = !DILocation(line: 29, column: 2, scope: !153)
!163 = distinct !{!163, !157, !164, !123}
!164 = !DILocation(line: 30, column: 12, scope: !149)
!165 = !DILocation(line: 31, column: 11, scope: !145)
!166 = !DILocation(line: 31, column: 8, scope: !145)
!167 = !DILocation(line: 32, column: 1, scope: !145)
!168 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 44, type: !169, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!169 = !DISubroutineType(types: !170)
!170 = !{!5, !5}
!171 = !DILocalVariable(name: "arg", arg: 1, scope: !168, file: !3, line: 44, type: !5)
!172 = !DILocation(line: 44, column: 24, scope: !168)
!173 = !DILocation(line: 46, column: 24, scope: !168)
!174 = !DILocation(line: 46, column: 14, scope: !168)
!175 = !DILocation(line: 46, column: 9, scope: !168)
!176 = !DILocation(line: 46, column: 2, scope: !168)
!177 = !DILocation(line: 47, column: 2, scope: !168)
!178 = distinct !DISubprogram(name: "say", scope: !3, file: !3, line: 34, type: !179, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !96)
!179 = !DISubroutineType(types: !180)
!180 = !{null, !10, null}
!181 = !DILocalVariable(name: "level", arg: 1, scope: !178, file: !3, line: 34, type: !10)
!182 = !DILocation(line: 34, column: 21, scope: !178)
!183 = !DILocation(line: 36, column: 2, scope: !178)
!184 = !DILocation(line: 37, column: 17, scope: !178)
!185 = !DILocation(line: 37, column: 15, scope: !178)
!186 = !DILocation(line: 38, column: 2, scope: !178)
!187 = !DILocation(line: 39, column: 2, scope: !178)
!188 = !DILocation(line: 40, column: 2, scope: !178)
!189 = !DILocation(line: 41, column: 2, scope: !178)
!190 = !DILocation(line: 42, column: 1, scope: !178)
