; ModuleID = 'estimate/fine_list.c'
source_filename = "estimate/fine_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@head = internal global %struct.node { i32 -1, ptr @last, %union.pthread_mutex_t zeroinitializer }, align 8, !dbg !0
@last = internal global %struct.node { i32 1000, ptr null, %union.pthread_mutex_t zeroinitializer }, align 8, !dbg !74
@.str = private unnamed_addr constant [23 x i8] c"n->key <= n->next->key\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [21 x i8] c"estimate/fine_list.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22
@.str.2 = private unnamed_addr constant [11 x i8] c"found == N\00", align 1, !dbg !28
@nodes = internal global [9 x %struct.node] zeroinitializer, align 16, !dbg !33

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !83 {
  %1 = alloca i32, align 4
  %2 = alloca [9 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !91
  call void @llvm.dbg.declare(metadata ptr %3, metadata !92, metadata !DIExpression()), !dbg !93
  store i32 0, ptr %3, align 4, !dbg !93
  call void @llvm.dbg.declare(metadata ptr %4, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %4, align 4, !dbg !96
  br label %7, !dbg !97

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %4, align 4, !dbg !98
  %9 = icmp slt i32 %8, 9, !dbg !100
  br i1 %9, label %10, label %21, !dbg !101

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !102
  %12 = sext i32 %11 to i64, !dbg !103
  %13 = getelementptr inbounds [9 x i64], ptr %2, i64 0, i64 %12, !dbg !103
  %14 = load i32, ptr %4, align 4, !dbg !104
  %15 = sext i32 %14 to i64, !dbg !105
  %16 = inttoptr i64 %15 to ptr, !dbg !106
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @insert, ptr noundef %16) #5, !dbg !107
  br label %18, !dbg !107

18:                                               ; preds = %10
  %19 = load i32, ptr %4, align 4, !dbg !108
  %20 = add nsw i32 %19, 1, !dbg !108
  store i32 %20, ptr %4, align 4, !dbg !108
  br label %7, !dbg !109, !llvm.loop !110

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !113, metadata !DIExpression()), !dbg !115
  store i32 0, ptr %5, align 4, !dbg !115
  br label %22, !dbg !116

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !117
  %24 = icmp slt i32 %23, 9, !dbg !119
  br i1 %24, label %25, label %34, !dbg !120

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !121
  %27 = sext i32 %26 to i64, !dbg !122
  %28 = getelementptr inbounds [9 x i64], ptr %2, i64 0, i64 %27, !dbg !122
  %29 = load i64, ptr %28, align 8, !dbg !122
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !123
  br label %31, !dbg !123

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !124
  %33 = add nsw i32 %32, 1, !dbg !124
  store i32 %33, ptr %5, align 4, !dbg !124
  br label %22, !dbg !125, !llvm.loop !126

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !128, metadata !DIExpression()), !dbg !130
  %35 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @head, i32 0, i32 1), align 8, !dbg !131
  store ptr %35, ptr %6, align 8, !dbg !130
  br label %36, !dbg !132

36:                                               ; preds = %54, %34
  %37 = load ptr, ptr %6, align 8, !dbg !133
  %38 = icmp ne ptr %37, @last, !dbg !135
  br i1 %38, label %39, label %58, !dbg !136

39:                                               ; preds = %36
  %40 = load ptr, ptr %6, align 8, !dbg !137
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !137
  %42 = load i32, ptr %41, align 8, !dbg !137
  %43 = load ptr, ptr %6, align 8, !dbg !137
  %44 = getelementptr inbounds %struct.node, ptr %43, i32 0, i32 1, !dbg !137
  %45 = load ptr, ptr %44, align 8, !dbg !137
  %46 = getelementptr inbounds %struct.node, ptr %45, i32 0, i32 0, !dbg !137
  %47 = load i32, ptr %46, align 8, !dbg !137
  %48 = icmp sle i32 %42, %47, !dbg !137
  br i1 %48, label %49, label %50, !dbg !141

49:                                               ; preds = %39
  br label %51, !dbg !141

50:                                               ; preds = %39
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !137
  unreachable, !dbg !137

51:                                               ; preds = %49
  %52 = load i32, ptr %3, align 4, !dbg !142
  %53 = add nsw i32 %52, 1, !dbg !142
  store i32 %53, ptr %3, align 4, !dbg !142
  br label %54, !dbg !143

54:                                               ; preds = %51
  %55 = load ptr, ptr %6, align 8, !dbg !144
  %56 = getelementptr inbounds %struct.node, ptr %55, i32 0, i32 1, !dbg !145
  %57 = load ptr, ptr %56, align 8, !dbg !145
  store ptr %57, ptr %6, align 8, !dbg !146
  br label %36, !dbg !147, !llvm.loop !148

58:                                               ; preds = %36
  %59 = load i32, ptr %3, align 4, !dbg !150
  %60 = icmp eq i32 %59, 9, !dbg !150
  br i1 %60, label %61, label %62, !dbg !153

61:                                               ; preds = %58
  br label %63, !dbg !153

62:                                               ; preds = %58
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 63, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !150
  unreachable, !dbg !150

63:                                               ; preds = %61
  ret i32 0, !dbg !154
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @insert(ptr noundef %0) #0 !dbg !155 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !158, metadata !DIExpression()), !dbg !159
  call void @llvm.dbg.declare(metadata ptr %3, metadata !160, metadata !DIExpression()), !dbg !161
  %6 = load ptr, ptr %2, align 8, !dbg !162
  %7 = ptrtoint ptr %6 to i64, !dbg !163
  %8 = getelementptr inbounds [9 x %struct.node], ptr @nodes, i64 0, i64 %7, !dbg !164
  store ptr %8, ptr %3, align 8, !dbg !161
  call void @llvm.dbg.declare(metadata ptr %4, metadata !165, metadata !DIExpression()), !dbg !166
  store ptr @head, ptr %4, align 8, !dbg !166
  call void @llvm.dbg.declare(metadata ptr %5, metadata !167, metadata !DIExpression()), !dbg !168
  %9 = load ptr, ptr %2, align 8, !dbg !169
  %10 = ptrtoint ptr %9 to i64, !dbg !170
  %11 = mul nsw i64 %10, 7, !dbg !171
  %12 = srem i64 %11, 19, !dbg !172
  %13 = trunc i64 %12 to i32, !dbg !173
  %14 = add nsw i32 1, %13, !dbg !174
  %15 = load ptr, ptr %3, align 8, !dbg !175
  %16 = getelementptr inbounds %struct.node, ptr %15, i32 0, i32 0, !dbg !176
  store i32 %14, ptr %16, align 8, !dbg !177
  %17 = load ptr, ptr %3, align 8, !dbg !178
  %18 = getelementptr inbounds %struct.node, ptr %17, i32 0, i32 2, !dbg !179
  %19 = call i32 @pthread_mutex_init(ptr noundef %18, ptr noundef null) #5, !dbg !180
  %20 = load ptr, ptr %4, align 8, !dbg !181
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 2, !dbg !182
  %22 = call i32 @pthread_mutex_lock(ptr noundef %21) #5, !dbg !183
  %23 = load ptr, ptr %4, align 8, !dbg !184
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 1, !dbg !185
  %25 = load ptr, ptr %24, align 8, !dbg !185
  store ptr %25, ptr %5, align 8, !dbg !186
  %26 = load ptr, ptr %5, align 8, !dbg !187
  %27 = getelementptr inbounds %struct.node, ptr %26, i32 0, i32 2, !dbg !188
  %28 = call i32 @pthread_mutex_lock(ptr noundef %27) #5, !dbg !189
  br label %29, !dbg !190

29:                                               ; preds = %37, %1
  %30 = load ptr, ptr %5, align 8, !dbg !191
  %31 = getelementptr inbounds %struct.node, ptr %30, i32 0, i32 0, !dbg !192
  %32 = load i32, ptr %31, align 8, !dbg !192
  %33 = load ptr, ptr %3, align 8, !dbg !193
  %34 = getelementptr inbounds %struct.node, ptr %33, i32 0, i32 0, !dbg !194
  %35 = load i32, ptr %34, align 8, !dbg !194
  %36 = icmp slt i32 %32, %35, !dbg !195
  br i1 %36, label %37, label %48, !dbg !190

37:                                               ; preds = %29
  %38 = load ptr, ptr %4, align 8, !dbg !196
  %39 = getelementptr inbounds %struct.node, ptr %38, i32 0, i32 2, !dbg !198
  %40 = call i32 @pthread_mutex_unlock(ptr noundef %39) #5, !dbg !199
  %41 = load ptr, ptr %5, align 8, !dbg !200
  store ptr %41, ptr %4, align 8, !dbg !201
  %42 = load ptr, ptr %5, align 8, !dbg !202
  %43 = getelementptr inbounds %struct.node, ptr %42, i32 0, i32 1, !dbg !203
  %44 = load ptr, ptr %43, align 8, !dbg !203
  store ptr %44, ptr %5, align 8, !dbg !204
  %45 = load ptr, ptr %5, align 8, !dbg !205
  %46 = getelementptr inbounds %struct.node, ptr %45, i32 0, i32 2, !dbg !206
  %47 = call i32 @pthread_mutex_lock(ptr noundef %46) #5, !dbg !207
  br label %29, !dbg !190, !llvm.loop !208

48:                                               ; preds = %29
  %49 = load ptr, ptr %5, align 8, !dbg !210
  %50 = load ptr, ptr %3, align 8, !dbg !211
  %51 = getelementptr inbounds %struct.node, ptr %50, i32 0, i32 1, !dbg !212
  store ptr %49, ptr %51, align 8, !dbg !213
  %52 = load ptr, ptr %3, align 8, !dbg !214
  %53 = load ptr, ptr %4, align 8, !dbg !215
  %54 = getelementptr inbounds %struct.node, ptr %53, i32 0, i32 1, !dbg !216
  store ptr %52, ptr %54, align 8, !dbg !217
  %55 = load ptr, ptr %5, align 8, !dbg !218
  %56 = getelementptr inbounds %struct.node, ptr %55, i32 0, i32 2, !dbg !219
  %57 = call i32 @pthread_mutex_unlock(ptr noundef %56) #5, !dbg !220
  %58 = load ptr, ptr %4, align 8, !dbg !221
  %59 = getelementptr inbounds %struct.node, ptr %58, i32 0, i32 2, !dbg !222
  %60 = call i32 @pthread_mutex_unlock(ptr noundef %59) #5, !dbg !223
  ret ptr null, !dbg !224
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!76, !77, !78, !79, !80, !81, !82}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 25, type: !36, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/fine_list.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !28, !33, !0, !74}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 184, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 23)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 168, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 21)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 63, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 88, elements: !31)
!31 = !{!32}
!32 = !DISubrange(count: 11)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 23, type: !35, isLocal: true, isDefinition: true)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 4032, elements: !72)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 17, size: 448, elements: !37)
!37 = !{!38, !39, !41}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !36, file: !3, line: 18, baseType: !9, size: 32)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !36, file: !3, line: 19, baseType: !40, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !36, file: !3, line: 20, baseType: !42, size: 320, offset: 128)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !43, line: 72, baseType: !44)
!43 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!44 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !43, line: 67, size: 320, elements: !45)
!45 = !{!46, !67, !71}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !44, file: !43, line: 69, baseType: !47, size: 320)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !48, line: 22, size: 320, elements: !49)
!48 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!49 = !{!50, !51, !53, !54, !55, !56, !58, !59}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !47, file: !48, line: 24, baseType: !9, size: 32)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !47, file: !48, line: 25, baseType: !52, size: 32, offset: 32)
!52 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !47, file: !48, line: 26, baseType: !9, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !47, file: !48, line: 28, baseType: !52, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !47, file: !48, line: 32, baseType: !9, size: 32, offset: 128)
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
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 40)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !44, file: !43, line: 71, baseType: !8, size: 64)
!72 = !{!73}
!73 = !DISubrange(count: 9)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 24, type: !36, isLocal: true, isDefinition: true)
!76 = !{i32 7, !"Dwarf Version", i32 5}
!77 = !{i32 2, !"Debug Info Version", i32 3}
!78 = !{i32 1, !"wchar_size", i32 4}
!79 = !{i32 8, !"PIC Level", i32 2}
!80 = !{i32 7, !"PIE Level", i32 2}
!81 = !{i32 7, !"uwtable", i32 2}
!82 = !{i32 7, !"frame-pointer", i32 2}
!83 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !84, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !86)
!84 = !DISubroutineType(types: !85)
!85 = !{!9}
!86 = !{}
!87 = !DILocalVariable(name: "t", scope: !83, file: !3, line: 52, type: !88)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !89, size: 576, elements: !72)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !90)
!90 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!91 = !DILocation(line: 52, column: 12, scope: !83)
!92 = !DILocalVariable(name: "found", scope: !83, file: !3, line: 53, type: !9)
!93 = !DILocation(line: 53, column: 6, scope: !83)
!94 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 55, type: !9)
!95 = distinct !DILexicalBlock(scope: !83, file: !3, line: 55, column: 2)
!96 = !DILocation(line: 55, column: 11, scope: !95)
!97 = !DILocation(line: 55, column: 7, scope: !95)
!98 = !DILocation(line: 55, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 55, column: 2)
!100 = !DILocation(line: 55, column: 20, scope: !99)
!101 = !DILocation(line: 55, column: 2, scope: !95)
!102 = !DILocation(line: 56, column: 21, scope: !99)
!103 = !DILocation(line: 56, column: 19, scope: !99)
!104 = !DILocation(line: 56, column: 57, scope: !99)
!105 = !DILocation(line: 56, column: 47, scope: !99)
!106 = !DILocation(line: 56, column: 39, scope: !99)
!107 = !DILocation(line: 56, column: 3, scope: !99)
!108 = !DILocation(line: 55, column: 26, scope: !99)
!109 = !DILocation(line: 55, column: 2, scope: !99)
!110 = distinct !{!110, !101, !111, !112}
!111 = !DILocation(line: 56, column: 58, scope: !95)
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocalVariable(name: "i", scope: !114, file: !3, line: 57, type: !9)
!114 = distinct !DILexicalBlock(scope: !83, file: !3, line: 57, column: 2)
!115 = !DILocation(line: 57, column: 11, scope: !114)
!116 = !DILocation(line: 57, column: 7, scope: !114)
!117 = !DILocation(line: 57, column: 18, scope: !118)
!118 = distinct !DILexicalBlock(scope: !114, file: !3, line: 57, column: 2)
!119 = !DILocation(line: 57, column: 20, scope: !118)
!120 = !DILocation(line: 57, column: 2, scope: !114)
!121 = !DILocation(line: 58, column: 18, scope: !118)
!122 = !DILocation(line: 58, column: 16, scope: !118)
!123 = !DILocation(line: 58, column: 3, scope: !118)
!124 = !DILocation(line: 57, column: 26, scope: !118)
!125 = !DILocation(line: 57, column: 2, scope: !118)
!126 = distinct !{!126, !120, !127, !112}
!127 = !DILocation(line: 58, column: 26, scope: !114)
!128 = !DILocalVariable(name: "n", scope: !129, file: !3, line: 59, type: !40)
!129 = distinct !DILexicalBlock(scope: !83, file: !3, line: 59, column: 2)
!130 = !DILocation(line: 59, column: 20, scope: !129)
!131 = !DILocation(line: 59, column: 29, scope: !129)
!132 = !DILocation(line: 59, column: 7, scope: !129)
!133 = !DILocation(line: 59, column: 35, scope: !134)
!134 = distinct !DILexicalBlock(scope: !129, file: !3, line: 59, column: 2)
!135 = !DILocation(line: 59, column: 37, scope: !134)
!136 = !DILocation(line: 59, column: 2, scope: !129)
!137 = !DILocation(line: 60, column: 3, scope: !138)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 60, column: 3)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 60, column: 3)
!140 = distinct !DILexicalBlock(scope: !134, file: !3, line: 59, column: 60)
!141 = !DILocation(line: 60, column: 3, scope: !139)
!142 = !DILocation(line: 61, column: 8, scope: !140)
!143 = !DILocation(line: 62, column: 2, scope: !140)
!144 = !DILocation(line: 59, column: 51, scope: !134)
!145 = !DILocation(line: 59, column: 54, scope: !134)
!146 = !DILocation(line: 59, column: 49, scope: !134)
!147 = !DILocation(line: 59, column: 2, scope: !134)
!148 = distinct !{!148, !136, !149, !112}
!149 = !DILocation(line: 62, column: 2, scope: !129)
!150 = !DILocation(line: 63, column: 2, scope: !151)
!151 = distinct !DILexicalBlock(scope: !152, file: !3, line: 63, column: 2)
!152 = distinct !DILexicalBlock(scope: !83, file: !3, line: 63, column: 2)
!153 = !DILocation(line: 63, column: 2, scope: !152)
!154 = !DILocation(line: 64, column: 2, scope: !83)
!155 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 27, type: !156, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !86)
!156 = !DISubroutineType(types: !157)
!157 = !{!5, !5}
!158 = !DILocalVariable(name: "arg", arg: 1, scope: !155, file: !3, line: 27, type: !5)
!159 = !DILocation(line: 27, column: 27, scope: !155)
!160 = !DILocalVariable(name: "n", scope: !155, file: !3, line: 29, type: !40)
!161 = !DILocation(line: 29, column: 15, scope: !155)
!162 = !DILocation(line: 29, column: 36, scope: !155)
!163 = !DILocation(line: 29, column: 26, scope: !155)
!164 = !DILocation(line: 29, column: 20, scope: !155)
!165 = !DILocalVariable(name: "prev", scope: !155, file: !3, line: 30, type: !40)
!166 = !DILocation(line: 30, column: 15, scope: !155)
!167 = !DILocalVariable(name: "cur", scope: !155, file: !3, line: 30, type: !40)
!168 = !DILocation(line: 30, column: 30, scope: !155)
!169 = !DILocation(line: 32, column: 31, scope: !155)
!170 = !DILocation(line: 32, column: 21, scope: !155)
!171 = !DILocation(line: 32, column: 35, scope: !155)
!172 = !DILocation(line: 32, column: 39, scope: !155)
!173 = !DILocation(line: 32, column: 15, scope: !155)
!174 = !DILocation(line: 32, column: 13, scope: !155)
!175 = !DILocation(line: 32, column: 2, scope: !155)
!176 = !DILocation(line: 32, column: 5, scope: !155)
!177 = !DILocation(line: 32, column: 9, scope: !155)
!178 = !DILocation(line: 33, column: 22, scope: !155)
!179 = !DILocation(line: 33, column: 25, scope: !155)
!180 = !DILocation(line: 33, column: 2, scope: !155)
!181 = !DILocation(line: 34, column: 22, scope: !155)
!182 = !DILocation(line: 34, column: 28, scope: !155)
!183 = !DILocation(line: 34, column: 2, scope: !155)
!184 = !DILocation(line: 35, column: 8, scope: !155)
!185 = !DILocation(line: 35, column: 14, scope: !155)
!186 = !DILocation(line: 35, column: 6, scope: !155)
!187 = !DILocation(line: 36, column: 22, scope: !155)
!188 = !DILocation(line: 36, column: 27, scope: !155)
!189 = !DILocation(line: 36, column: 2, scope: !155)
!190 = !DILocation(line: 37, column: 2, scope: !155)
!191 = !DILocation(line: 37, column: 9, scope: !155)
!192 = !DILocation(line: 37, column: 14, scope: !155)
!193 = !DILocation(line: 37, column: 20, scope: !155)
!194 = !DILocation(line: 37, column: 23, scope: !155)
!195 = !DILocation(line: 37, column: 18, scope: !155)
!196 = !DILocation(line: 38, column: 25, scope: !197)
!197 = distinct !DILexicalBlock(scope: !155, file: !3, line: 37, column: 28)
!198 = !DILocation(line: 38, column: 31, scope: !197)
!199 = !DILocation(line: 38, column: 3, scope: !197)
!200 = !DILocation(line: 39, column: 10, scope: !197)
!201 = !DILocation(line: 39, column: 8, scope: !197)
!202 = !DILocation(line: 40, column: 9, scope: !197)
!203 = !DILocation(line: 40, column: 14, scope: !197)
!204 = !DILocation(line: 40, column: 7, scope: !197)
!205 = !DILocation(line: 41, column: 23, scope: !197)
!206 = !DILocation(line: 41, column: 28, scope: !197)
!207 = !DILocation(line: 41, column: 3, scope: !197)
!208 = distinct !{!208, !190, !209, !112}
!209 = !DILocation(line: 42, column: 2, scope: !155)
!210 = !DILocation(line: 43, column: 12, scope: !155)
!211 = !DILocation(line: 43, column: 2, scope: !155)
!212 = !DILocation(line: 43, column: 5, scope: !155)
!213 = !DILocation(line: 43, column: 10, scope: !155)
!214 = !DILocation(line: 44, column: 15, scope: !155)
!215 = !DILocation(line: 44, column: 2, scope: !155)
!216 = !DILocation(line: 44, column: 8, scope: !155)
!217 = !DILocation(line: 44, column: 13, scope: !155)
!218 = !DILocation(line: 45, column: 24, scope: !155)
!219 = !DILocation(line: 45, column: 29, scope: !155)
!220 = !DILocation(line: 45, column: 2, scope: !155)
!221 = !DILocation(line: 46, column: 24, scope: !155)
!222 = !DILocation(line: 46, column: 30, scope: !155)
!223 = !DILocation(line: 46, column: 2, scope: !155)
!224 = !DILocation(line: 47, column: 2, scope: !155)
