; ModuleID = 'estimate/coarse_list.c'
source_filename = "estimate/coarse_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@head = internal global %struct.node { i32 -1, ptr @last, %union.pthread_mutex_t zeroinitializer }, align 8, !dbg !0
@last = internal global %struct.node { i32 1000, ptr null, %union.pthread_mutex_t zeroinitializer }, align 8, !dbg !75
@.str = private unnamed_addr constant [23 x i8] c"n->key <= n->next->key\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [16 x i8] c"estimate/list.h\00", align 1, !dbg !18
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !23
@.str.2 = private unnamed_addr constant [11 x i8] c"found == N\00", align 1, !dbg !29
@nodes = internal global [9 x %struct.node] zeroinitializer, align 16, !dbg !34

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !84 {
  %1 = alloca i32, align 4
  %2 = alloca [9 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !88, metadata !DIExpression()), !dbg !92
  call void @llvm.dbg.declare(metadata ptr %3, metadata !93, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %3, align 4, !dbg !94
  call void @llvm.dbg.declare(metadata ptr %4, metadata !95, metadata !DIExpression()), !dbg !97
  store i32 0, ptr %4, align 4, !dbg !97
  br label %7, !dbg !98

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %4, align 4, !dbg !99
  %9 = icmp slt i32 %8, 9, !dbg !101
  br i1 %9, label %10, label %21, !dbg !102

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !103
  %12 = sext i32 %11 to i64, !dbg !104
  %13 = getelementptr inbounds [9 x i64], ptr %2, i64 0, i64 %12, !dbg !104
  %14 = load i32, ptr %4, align 4, !dbg !105
  %15 = sext i32 %14 to i64, !dbg !106
  %16 = inttoptr i64 %15 to ptr, !dbg !107
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @insert, ptr noundef %16) #5, !dbg !108
  br label %18, !dbg !108

18:                                               ; preds = %10
  %19 = load i32, ptr %4, align 4, !dbg !109
  %20 = add nsw i32 %19, 1, !dbg !109
  store i32 %20, ptr %4, align 4, !dbg !109
  br label %7, !dbg !110, !llvm.loop !111

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !114, metadata !DIExpression()), !dbg !116
  store i32 0, ptr %5, align 4, !dbg !116
  br label %22, !dbg !117

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !118
  %24 = icmp slt i32 %23, 9, !dbg !120
  br i1 %24, label %25, label %34, !dbg !121

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !122
  %27 = sext i32 %26 to i64, !dbg !123
  %28 = getelementptr inbounds [9 x i64], ptr %2, i64 0, i64 %27, !dbg !123
  %29 = load i64, ptr %28, align 8, !dbg !123
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !124
  br label %31, !dbg !124

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !125
  %33 = add nsw i32 %32, 1, !dbg !125
  store i32 %33, ptr %5, align 4, !dbg !125
  br label %22, !dbg !126, !llvm.loop !127

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !129, metadata !DIExpression()), !dbg !131
  %35 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @head, i32 0, i32 1), align 8, !dbg !132
  store ptr %35, ptr %6, align 8, !dbg !131
  br label %36, !dbg !133

36:                                               ; preds = %54, %34
  %37 = load ptr, ptr %6, align 8, !dbg !134
  %38 = icmp ne ptr %37, @last, !dbg !136
  br i1 %38, label %39, label %58, !dbg !137

39:                                               ; preds = %36
  %40 = load ptr, ptr %6, align 8, !dbg !138
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !138
  %42 = load i32, ptr %41, align 8, !dbg !138
  %43 = load ptr, ptr %6, align 8, !dbg !138
  %44 = getelementptr inbounds %struct.node, ptr %43, i32 0, i32 1, !dbg !138
  %45 = load ptr, ptr %44, align 8, !dbg !138
  %46 = getelementptr inbounds %struct.node, ptr %45, i32 0, i32 0, !dbg !138
  %47 = load i32, ptr %46, align 8, !dbg !138
  %48 = icmp sle i32 %42, %47, !dbg !138
  br i1 %48, label %49, label %50, !dbg !142

49:                                               ; preds = %39
  br label %51, !dbg !142

50:                                               ; preds = %39
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !138
  unreachable, !dbg !138

51:                                               ; preds = %49
  %52 = load i32, ptr %3, align 4, !dbg !143
  %53 = add nsw i32 %52, 1, !dbg !143
  store i32 %53, ptr %3, align 4, !dbg !143
  br label %54, !dbg !144

54:                                               ; preds = %51
  %55 = load ptr, ptr %6, align 8, !dbg !145
  %56 = getelementptr inbounds %struct.node, ptr %55, i32 0, i32 1, !dbg !146
  %57 = load ptr, ptr %56, align 8, !dbg !146
  store ptr %57, ptr %6, align 8, !dbg !147
  br label %36, !dbg !148, !llvm.loop !149

58:                                               ; preds = %36
  %59 = load i32, ptr %3, align 4, !dbg !151
  %60 = icmp eq i32 %59, 9, !dbg !151
  br i1 %60, label %61, label %62, !dbg !154

61:                                               ; preds = %58
  br label %63, !dbg !154

62:                                               ; preds = %58
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !151
  unreachable, !dbg !151

63:                                               ; preds = %61
  ret i32 0, !dbg !155
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @insert(ptr noundef %0) #0 !dbg !156 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !159, metadata !DIExpression()), !dbg !160
  call void @llvm.dbg.declare(metadata ptr %3, metadata !161, metadata !DIExpression()), !dbg !162
  %4 = load ptr, ptr %2, align 8, !dbg !163
  %5 = ptrtoint ptr %4 to i64, !dbg !164
  %6 = getelementptr inbounds [9 x %struct.node], ptr @nodes, i64 0, i64 %5, !dbg !165
  store ptr %6, ptr %3, align 8, !dbg !162
  %7 = load ptr, ptr %2, align 8, !dbg !166
  %8 = ptrtoint ptr %7 to i64, !dbg !167
  %9 = mul nsw i64 %8, 7, !dbg !168
  %10 = srem i64 %9, 19, !dbg !169
  %11 = trunc i64 %10 to i32, !dbg !170
  %12 = add nsw i32 1, %11, !dbg !171
  %13 = load ptr, ptr %3, align 8, !dbg !172
  %14 = getelementptr inbounds %struct.node, ptr %13, i32 0, i32 0, !dbg !173
  store i32 %12, ptr %14, align 8, !dbg !174
  %15 = load ptr, ptr %3, align 8, !dbg !175
  call void @link_in(ptr noundef %15), !dbg !176
  ret ptr null, !dbg !177
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @link_in(ptr noundef %0) #0 !dbg !178 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !181, metadata !DIExpression()), !dbg !182
  call void @llvm.dbg.declare(metadata ptr %3, metadata !183, metadata !DIExpression()), !dbg !184
  store ptr @head, ptr %3, align 8, !dbg !184
  %4 = call i32 @pthread_mutex_lock(ptr noundef getelementptr inbounds (%struct.node, ptr @head, i32 0, i32 2)) #5, !dbg !185
  br label %5, !dbg !186

5:                                                ; preds = %15, %1
  %6 = load ptr, ptr %3, align 8, !dbg !187
  %7 = getelementptr inbounds %struct.node, ptr %6, i32 0, i32 1, !dbg !188
  %8 = load ptr, ptr %7, align 8, !dbg !188
  %9 = getelementptr inbounds %struct.node, ptr %8, i32 0, i32 0, !dbg !189
  %10 = load i32, ptr %9, align 8, !dbg !189
  %11 = load ptr, ptr %2, align 8, !dbg !190
  %12 = getelementptr inbounds %struct.node, ptr %11, i32 0, i32 0, !dbg !191
  %13 = load i32, ptr %12, align 8, !dbg !191
  %14 = icmp slt i32 %10, %13, !dbg !192
  br i1 %14, label %15, label %19, !dbg !186

15:                                               ; preds = %5
  %16 = load ptr, ptr %3, align 8, !dbg !193
  %17 = getelementptr inbounds %struct.node, ptr %16, i32 0, i32 1, !dbg !194
  %18 = load ptr, ptr %17, align 8, !dbg !194
  store ptr %18, ptr %3, align 8, !dbg !195
  br label %5, !dbg !186, !llvm.loop !196

19:                                               ; preds = %5
  %20 = load ptr, ptr %3, align 8, !dbg !197
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 1, !dbg !198
  %22 = load ptr, ptr %21, align 8, !dbg !198
  %23 = load ptr, ptr %2, align 8, !dbg !199
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 1, !dbg !200
  store ptr %22, ptr %24, align 8, !dbg !201
  %25 = load ptr, ptr %2, align 8, !dbg !202
  %26 = load ptr, ptr %3, align 8, !dbg !203
  %27 = getelementptr inbounds %struct.node, ptr %26, i32 0, i32 1, !dbg !204
  store ptr %25, ptr %27, align 8, !dbg !205
  %28 = call i32 @pthread_mutex_unlock(ptr noundef getelementptr inbounds (%struct.node, ptr @head, i32 0, i32 2)) #5, !dbg !206
  ret void, !dbg !207
}

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
!llvm.module.flags = !{!77, !78, !79, !80, !81, !82, !83}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !13, line: 23, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/coarse_list.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !18, !23, !29, !34, !0, !75}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !14, isLocal: true, isDefinition: true)
!13 = !DIFile(filename: "estimate/list.h", directory: ".")
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 184, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 23)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 16)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !13, line: 47, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 120, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!27 = !{!28}
!28 = !DISubrange(count: 15)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !13, line: 50, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 88, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 11)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !13, line: 21, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 4032, elements: !73)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !13, line: 15, size: 448, elements: !38)
!38 = !{!39, !40, !42}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !37, file: !13, line: 16, baseType: !9, size: 32)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !37, file: !13, line: 17, baseType: !41, size: 64, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "lock", scope: !37, file: !13, line: 18, baseType: !43, size: 320, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !44, line: 72, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !44, line: 67, size: 320, elements: !46)
!46 = !{!47, !68, !72}
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !45, file: !44, line: 69, baseType: !48, size: 320)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !49, line: 22, size: 320, elements: !50)
!49 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!50 = !{!51, !52, !54, !55, !56, !57, !59, !60}
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !48, file: !49, line: 24, baseType: !9, size: 32)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !48, file: !49, line: 25, baseType: !53, size: 32, offset: 32)
!53 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !48, file: !49, line: 26, baseType: !9, size: 32, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !48, file: !49, line: 28, baseType: !53, size: 32, offset: 96)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !48, file: !49, line: 32, baseType: !9, size: 32, offset: 128)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !48, file: !49, line: 34, baseType: !58, size: 16, offset: 160)
!58 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !48, file: !49, line: 35, baseType: !58, size: 16, offset: 176)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !48, file: !49, line: 36, baseType: !61, size: 128, offset: 192)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !62, line: 55, baseType: !63)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !62, line: 51, size: 128, elements: !64)
!64 = !{!65, !67}
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !63, file: !62, line: 53, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !63, file: !62, line: 54, baseType: !66, size: 64, offset: 64)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !45, file: !44, line: 70, baseType: !69, size: 320)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 320, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 40)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !45, file: !44, line: 71, baseType: !8, size: 64)
!73 = !{!74}
!74 = !DISubrange(count: 9)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !13, line: 22, type: !37, isLocal: true, isDefinition: true)
!77 = !{i32 7, !"Dwarf Version", i32 5}
!78 = !{i32 2, !"Debug Info Version", i32 3}
!79 = !{i32 1, !"wchar_size", i32 4}
!80 = !{i32 8, !"PIC Level", i32 2}
!81 = !{i32 7, !"PIE Level", i32 2}
!82 = !{i32 7, !"uwtable", i32 2}
!83 = !{i32 7, !"frame-pointer", i32 2}
!84 = distinct !DISubprogram(name: "main", scope: !13, file: !13, line: 37, type: !85, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{!9}
!87 = !{}
!88 = !DILocalVariable(name: "t", scope: !84, file: !13, line: 39, type: !89)
!89 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 576, elements: !73)
!90 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !91)
!91 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!92 = !DILocation(line: 39, column: 12, scope: !84)
!93 = !DILocalVariable(name: "found", scope: !84, file: !13, line: 40, type: !9)
!94 = !DILocation(line: 40, column: 6, scope: !84)
!95 = !DILocalVariable(name: "i", scope: !96, file: !13, line: 42, type: !9)
!96 = distinct !DILexicalBlock(scope: !84, file: !13, line: 42, column: 2)
!97 = !DILocation(line: 42, column: 11, scope: !96)
!98 = !DILocation(line: 42, column: 7, scope: !96)
!99 = !DILocation(line: 42, column: 18, scope: !100)
!100 = distinct !DILexicalBlock(scope: !96, file: !13, line: 42, column: 2)
!101 = !DILocation(line: 42, column: 20, scope: !100)
!102 = !DILocation(line: 42, column: 2, scope: !96)
!103 = !DILocation(line: 43, column: 21, scope: !100)
!104 = !DILocation(line: 43, column: 19, scope: !100)
!105 = !DILocation(line: 43, column: 57, scope: !100)
!106 = !DILocation(line: 43, column: 47, scope: !100)
!107 = !DILocation(line: 43, column: 39, scope: !100)
!108 = !DILocation(line: 43, column: 3, scope: !100)
!109 = !DILocation(line: 42, column: 26, scope: !100)
!110 = !DILocation(line: 42, column: 2, scope: !100)
!111 = distinct !{!111, !102, !112, !113}
!112 = !DILocation(line: 43, column: 58, scope: !96)
!113 = !{!"llvm.loop.mustprogress"}
!114 = !DILocalVariable(name: "i", scope: !115, file: !13, line: 44, type: !9)
!115 = distinct !DILexicalBlock(scope: !84, file: !13, line: 44, column: 2)
!116 = !DILocation(line: 44, column: 11, scope: !115)
!117 = !DILocation(line: 44, column: 7, scope: !115)
!118 = !DILocation(line: 44, column: 18, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !13, line: 44, column: 2)
!120 = !DILocation(line: 44, column: 20, scope: !119)
!121 = !DILocation(line: 44, column: 2, scope: !115)
!122 = !DILocation(line: 45, column: 18, scope: !119)
!123 = !DILocation(line: 45, column: 16, scope: !119)
!124 = !DILocation(line: 45, column: 3, scope: !119)
!125 = !DILocation(line: 44, column: 26, scope: !119)
!126 = !DILocation(line: 44, column: 2, scope: !119)
!127 = distinct !{!127, !121, !128, !113}
!128 = !DILocation(line: 45, column: 26, scope: !115)
!129 = !DILocalVariable(name: "n", scope: !130, file: !13, line: 46, type: !41)
!130 = distinct !DILexicalBlock(scope: !84, file: !13, line: 46, column: 2)
!131 = !DILocation(line: 46, column: 20, scope: !130)
!132 = !DILocation(line: 46, column: 29, scope: !130)
!133 = !DILocation(line: 46, column: 7, scope: !130)
!134 = !DILocation(line: 46, column: 35, scope: !135)
!135 = distinct !DILexicalBlock(scope: !130, file: !13, line: 46, column: 2)
!136 = !DILocation(line: 46, column: 37, scope: !135)
!137 = !DILocation(line: 46, column: 2, scope: !130)
!138 = !DILocation(line: 47, column: 3, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !13, line: 47, column: 3)
!140 = distinct !DILexicalBlock(scope: !141, file: !13, line: 47, column: 3)
!141 = distinct !DILexicalBlock(scope: !135, file: !13, line: 46, column: 60)
!142 = !DILocation(line: 47, column: 3, scope: !140)
!143 = !DILocation(line: 48, column: 8, scope: !141)
!144 = !DILocation(line: 49, column: 2, scope: !141)
!145 = !DILocation(line: 46, column: 51, scope: !135)
!146 = !DILocation(line: 46, column: 54, scope: !135)
!147 = !DILocation(line: 46, column: 49, scope: !135)
!148 = !DILocation(line: 46, column: 2, scope: !135)
!149 = distinct !{!149, !137, !150, !113}
!150 = !DILocation(line: 49, column: 2, scope: !130)
!151 = !DILocation(line: 50, column: 2, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !13, line: 50, column: 2)
!153 = distinct !DILexicalBlock(scope: !84, file: !13, line: 50, column: 2)
!154 = !DILocation(line: 50, column: 2, scope: !153)
!155 = !DILocation(line: 51, column: 2, scope: !84)
!156 = distinct !DISubprogram(name: "insert", scope: !13, file: !13, line: 28, type: !157, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!157 = !DISubroutineType(types: !158)
!158 = !{!5, !5}
!159 = !DILocalVariable(name: "arg", arg: 1, scope: !156, file: !13, line: 28, type: !5)
!160 = !DILocation(line: 28, column: 27, scope: !156)
!161 = !DILocalVariable(name: "n", scope: !156, file: !13, line: 30, type: !41)
!162 = !DILocation(line: 30, column: 15, scope: !156)
!163 = !DILocation(line: 30, column: 36, scope: !156)
!164 = !DILocation(line: 30, column: 26, scope: !156)
!165 = !DILocation(line: 30, column: 20, scope: !156)
!166 = !DILocation(line: 32, column: 31, scope: !156)
!167 = !DILocation(line: 32, column: 21, scope: !156)
!168 = !DILocation(line: 32, column: 35, scope: !156)
!169 = !DILocation(line: 32, column: 39, scope: !156)
!170 = !DILocation(line: 32, column: 15, scope: !156)
!171 = !DILocation(line: 32, column: 13, scope: !156)
!172 = !DILocation(line: 32, column: 2, scope: !156)
!173 = !DILocation(line: 32, column: 5, scope: !156)
!174 = !DILocation(line: 32, column: 9, scope: !156)
!175 = !DILocation(line: 33, column: 10, scope: !156)
!176 = !DILocation(line: 33, column: 2, scope: !156)
!177 = !DILocation(line: 34, column: 2, scope: !156)
!178 = distinct !DISubprogram(name: "link_in", scope: !3, file: !3, line: 10, type: !179, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !87)
!179 = !DISubroutineType(types: !180)
!180 = !{null, !41}
!181 = !DILocalVariable(name: "n", arg: 1, scope: !178, file: !3, line: 10, type: !41)
!182 = !DILocation(line: 10, column: 34, scope: !178)
!183 = !DILocalVariable(name: "prev", scope: !178, file: !3, line: 12, type: !41)
!184 = !DILocation(line: 12, column: 15, scope: !178)
!185 = !DILocation(line: 14, column: 2, scope: !178)
!186 = !DILocation(line: 15, column: 2, scope: !178)
!187 = !DILocation(line: 15, column: 9, scope: !178)
!188 = !DILocation(line: 15, column: 15, scope: !178)
!189 = !DILocation(line: 15, column: 21, scope: !178)
!190 = !DILocation(line: 15, column: 27, scope: !178)
!191 = !DILocation(line: 15, column: 30, scope: !178)
!192 = !DILocation(line: 15, column: 25, scope: !178)
!193 = !DILocation(line: 16, column: 10, scope: !178)
!194 = !DILocation(line: 16, column: 16, scope: !178)
!195 = !DILocation(line: 16, column: 8, scope: !178)
!196 = distinct !{!196, !186, !194, !113}
!197 = !DILocation(line: 17, column: 12, scope: !178)
!198 = !DILocation(line: 17, column: 18, scope: !178)
!199 = !DILocation(line: 17, column: 2, scope: !178)
!200 = !DILocation(line: 17, column: 5, scope: !178)
!201 = !DILocation(line: 17, column: 10, scope: !178)
!202 = !DILocation(line: 18, column: 15, scope: !178)
!203 = !DILocation(line: 18, column: 2, scope: !178)
!204 = !DILocation(line: 18, column: 8, scope: !178)
!205 = !DILocation(line: 18, column: 13, scope: !178)
!206 = !DILocation(line: 19, column: 2, scope: !178)
!207 = !DILocation(line: 20, column: 1, scope: !178)
