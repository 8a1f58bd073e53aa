; ModuleID = 'estimate/coarse_list.c'
source_filename = "estimate/coarse_list.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, ptr }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@head = internal global %struct.node { i32 -1, ptr @last }, align 8, !dbg !0
@last = internal global %struct.node { i32 1000, ptr null }, align 8, !dbg !72
@.str = private unnamed_addr constant [23 x i8] c"n->key <= n->next->key\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [23 x i8] c"estimate/coarse_list.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !19
@.str.2 = private unnamed_addr constant [11 x i8] c"found == N\00", align 1, !dbg !25
@nodes = internal global [9 x %struct.node] zeroinitializer, align 16, !dbg !30
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !40

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !81 {
  %1 = alloca i32, align 4
  %2 = alloca [9 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !85, metadata !DIExpression()), !dbg !89
  call void @llvm.dbg.declare(metadata ptr %3, metadata !90, metadata !DIExpression()), !dbg !91
  store i32 0, ptr %3, align 4, !dbg !91
  call void @llvm.dbg.declare(metadata ptr %4, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %4, align 4, !dbg !94
  br label %7, !dbg !95

7:                                                ; preds = %18, %0
  %8 = load i32, ptr %4, align 4, !dbg !96
  %9 = icmp slt i32 %8, 9, !dbg !98
  br i1 %9, label %10, label %21, !dbg !99

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4, !dbg !100
  %12 = sext i32 %11 to i64, !dbg !101
  %13 = getelementptr inbounds [9 x i64], ptr %2, i64 0, i64 %12, !dbg !101
  %14 = load i32, ptr %4, align 4, !dbg !102
  %15 = sext i32 %14 to i64, !dbg !103
  %16 = inttoptr i64 %15 to ptr, !dbg !104
  %17 = call i32 @pthread_create(ptr noundef %13, ptr noundef null, ptr noundef @insert, ptr noundef %16) #5, !dbg !105
  br label %18, !dbg !105

18:                                               ; preds = %10
  %19 = load i32, ptr %4, align 4, !dbg !106
  %20 = add nsw i32 %19, 1, !dbg !106
  store i32 %20, ptr %4, align 4, !dbg !106
  br label %7, !dbg !107, !llvm.loop !108

21:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %5, metadata !111, metadata !DIExpression()), !dbg !113
  store i32 0, ptr %5, align 4, !dbg !113
  br label %22, !dbg !114

22:                                               ; preds = %31, %21
  %23 = load i32, ptr %5, align 4, !dbg !115
  %24 = icmp slt i32 %23, 9, !dbg !117
  br i1 %24, label %25, label %34, !dbg !118

25:                                               ; preds = %22
  %26 = load i32, ptr %5, align 4, !dbg !119
  %27 = sext i32 %26 to i64, !dbg !120
  %28 = getelementptr inbounds [9 x i64], ptr %2, i64 0, i64 %27, !dbg !120
  %29 = load i64, ptr %28, align 8, !dbg !120
  %30 = call i32 @pthread_join(i64 noundef %29, ptr noundef null), !dbg !121
  br label %31, !dbg !121

31:                                               ; preds = %25
  %32 = load i32, ptr %5, align 4, !dbg !122
  %33 = add nsw i32 %32, 1, !dbg !122
  store i32 %33, ptr %5, align 4, !dbg !122
  br label %22, !dbg !123, !llvm.loop !124

34:                                               ; preds = %22
  call void @llvm.dbg.declare(metadata ptr %6, metadata !126, metadata !DIExpression()), !dbg !128
  %35 = load ptr, ptr getelementptr inbounds (%struct.node, ptr @head, i32 0, i32 1), align 8, !dbg !129
  store ptr %35, ptr %6, align 8, !dbg !128
  br label %36, !dbg !130

36:                                               ; preds = %54, %34
  %37 = load ptr, ptr %6, align 8, !dbg !131
  %38 = icmp ne ptr %37, @last, !dbg !133
  br i1 %38, label %39, label %58, !dbg !134

39:                                               ; preds = %36
  %40 = load ptr, ptr %6, align 8, !dbg !135
  %41 = getelementptr inbounds %struct.node, ptr %40, i32 0, i32 0, !dbg !135
  %42 = load i32, ptr %41, align 8, !dbg !135
  %43 = load ptr, ptr %6, align 8, !dbg !135
  %44 = getelementptr inbounds %struct.node, ptr %43, i32 0, i32 1, !dbg !135
  %45 = load ptr, ptr %44, align 8, !dbg !135
  %46 = getelementptr inbounds %struct.node, ptr %45, i32 0, i32 0, !dbg !135
  %47 = load i32, ptr %46, align 8, !dbg !135
  %48 = icmp sle i32 %42, %47, !dbg !135
  br i1 %48, label %49, label %50, !dbg !139

49:                                               ; preds = %39
  br label %51, !dbg !139

50:                                               ; preds = %39
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 52, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !135
  unreachable, !dbg !135

51:                                               ; preds = %49
  %52 = load i32, ptr %3, align 4, !dbg !140
  %53 = add nsw i32 %52, 1, !dbg !140
  store i32 %53, ptr %3, align 4, !dbg !140
  br label %54, !dbg !141

54:                                               ; preds = %51
  %55 = load ptr, ptr %6, align 8, !dbg !142
  %56 = getelementptr inbounds %struct.node, ptr %55, i32 0, i32 1, !dbg !143
  %57 = load ptr, ptr %56, align 8, !dbg !143
  store ptr %57, ptr %6, align 8, !dbg !144
  br label %36, !dbg !145, !llvm.loop !146

58:                                               ; preds = %36
  %59 = load i32, ptr %3, align 4, !dbg !148
  %60 = icmp eq i32 %59, 9, !dbg !148
  br i1 %60, label %61, label %62, !dbg !151

61:                                               ; preds = %58
  br label %63, !dbg !151

62:                                               ; preds = %58
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 55, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !148
  unreachable, !dbg !148

63:                                               ; preds = %61
  ret i32 0, !dbg !152
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @insert(ptr noundef %0) #0 !dbg !153 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !156, metadata !DIExpression()), !dbg !157
  call void @llvm.dbg.declare(metadata ptr %3, metadata !158, metadata !DIExpression()), !dbg !159
  %5 = load ptr, ptr %2, align 8, !dbg !160
  %6 = ptrtoint ptr %5 to i64, !dbg !161
  %7 = getelementptr inbounds [9 x %struct.node], ptr @nodes, i64 0, i64 %6, !dbg !162
  store ptr %7, ptr %3, align 8, !dbg !159
  call void @llvm.dbg.declare(metadata ptr %4, metadata !163, metadata !DIExpression()), !dbg !164
  store ptr @head, ptr %4, align 8, !dbg !164
  %8 = load ptr, ptr %2, align 8, !dbg !165
  %9 = ptrtoint ptr %8 to i64, !dbg !166
  %10 = mul nsw i64 %9, 7, !dbg !167
  %11 = srem i64 %10, 19, !dbg !168
  %12 = trunc i64 %11 to i32, !dbg !169
  %13 = add nsw i32 1, %12, !dbg !170
  %14 = load ptr, ptr %3, align 8, !dbg !171
  %15 = getelementptr inbounds %struct.node, ptr %14, i32 0, i32 0, !dbg !172
  store i32 %13, ptr %15, align 8, !dbg !173
  %16 = call i32 @pthread_mutex_lock(ptr noundef @lock) #5, !dbg !174
  br label %17, !dbg !175

17:                                               ; preds = %27, %1
  %18 = load ptr, ptr %4, align 8, !dbg !176
  %19 = getelementptr inbounds %struct.node, ptr %18, i32 0, i32 1, !dbg !177
  %20 = load ptr, ptr %19, align 8, !dbg !177
  %21 = getelementptr inbounds %struct.node, ptr %20, i32 0, i32 0, !dbg !178
  %22 = load i32, ptr %21, align 8, !dbg !178
  %23 = load ptr, ptr %3, align 8, !dbg !179
  %24 = getelementptr inbounds %struct.node, ptr %23, i32 0, i32 0, !dbg !180
  %25 = load i32, ptr %24, align 8, !dbg !180
  %26 = icmp slt i32 %22, %25, !dbg !181
  br i1 %26, label %27, label %31, !dbg !175

27:                                               ; preds = %17
  %28 = load ptr, ptr %4, align 8, !dbg !182
  %29 = getelementptr inbounds %struct.node, ptr %28, i32 0, i32 1, !dbg !183
  %30 = load ptr, ptr %29, align 8, !dbg !183
  store ptr %30, ptr %4, align 8, !dbg !184
  br label %17, !dbg !175, !llvm.loop !185

31:                                               ; preds = %17
  %32 = load ptr, ptr %4, align 8, !dbg !186
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 1, !dbg !187
  %34 = load ptr, ptr %33, align 8, !dbg !187
  %35 = load ptr, ptr %3, align 8, !dbg !188
  %36 = getelementptr inbounds %struct.node, ptr %35, i32 0, i32 1, !dbg !189
  store ptr %34, ptr %36, align 8, !dbg !190
  %37 = load ptr, ptr %3, align 8, !dbg !191
  %38 = load ptr, ptr %4, align 8, !dbg !192
  %39 = getelementptr inbounds %struct.node, ptr %38, i32 0, i32 1, !dbg !193
  store ptr %37, ptr %39, align 8, !dbg !194
  %40 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #5, !dbg !195
  ret ptr null, !dbg !196
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

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
!llvm.module.flags = !{!74, !75, !76, !77, !78, !79, !80}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 24, type: !33, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "estimate/coarse_list.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !19, !25, !30, !40, !0, !72}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 184, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 23)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !13, isLocal: true, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 52, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 120, elements: !23)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!23 = !{!24}
!24 = !DISubrange(count: 15)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 55, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 88, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 11)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 22, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 1152, elements: !38)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 17, size: 128, elements: !34)
!34 = !{!35, !36}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !33, file: !3, line: 18, baseType: !9, size: 32)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !33, file: !3, line: 19, baseType: !37, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!38 = !{!39}
!39 = !DISubrange(count: 9)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 25, type: !42, isLocal: true, isDefinition: true)
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
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 23, type: !33, isLocal: true, isDefinition: true)
!74 = !{i32 7, !"Dwarf Version", i32 5}
!75 = !{i32 2, !"Debug Info Version", i32 3}
!76 = !{i32 1, !"wchar_size", i32 4}
!77 = !{i32 8, !"PIC Level", i32 2}
!78 = !{i32 7, !"PIE Level", i32 2}
!79 = !{i32 7, !"uwtable", i32 2}
!80 = !{i32 7, !"frame-pointer", i32 2}
!81 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 42, type: !82, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !84)
!82 = !DISubroutineType(types: !83)
!83 = !{!9}
!84 = !{}
!85 = !DILocalVariable(name: "t", scope: !81, file: !3, line: 44, type: !86)
!86 = !DICompositeType(tag: DW_TAG_array_type, baseType: !87, size: 576, elements: !38)
!87 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !43, line: 27, baseType: !88)
!88 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!89 = !DILocation(line: 44, column: 12, scope: !81)
!90 = !DILocalVariable(name: "found", scope: !81, file: !3, line: 45, type: !9)
!91 = !DILocation(line: 45, column: 6, scope: !81)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 47, type: !9)
!93 = distinct !DILexicalBlock(scope: !81, file: !3, line: 47, column: 2)
!94 = !DILocation(line: 47, column: 11, scope: !93)
!95 = !DILocation(line: 47, column: 7, scope: !93)
!96 = !DILocation(line: 47, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 47, column: 2)
!98 = !DILocation(line: 47, column: 20, scope: !97)
!99 = !DILocation(line: 47, column: 2, scope: !93)
!100 = !DILocation(line: 48, column: 21, scope: !97)
!101 = !DILocation(line: 48, column: 19, scope: !97)
!102 = !DILocation(line: 48, column: 57, scope: !97)
!103 = !DILocation(line: 48, column: 47, scope: !97)
!104 = !DILocation(line: 48, column: 39, scope: !97)
!105 = !DILocation(line: 48, column: 3, scope: !97)
!106 = !DILocation(line: 47, column: 26, scope: !97)
!107 = !DILocation(line: 47, column: 2, scope: !97)
!108 = distinct !{!108, !99, !109, !110}
!109 = !DILocation(line: 48, column: 58, scope: !93)
!110 = !{!"llvm.loop.mustprogress"}
!111 = !DILocalVariable(name: "i", scope: !112, file: !3, line: 49, type: !9)
!112 = distinct !DILexicalBlock(scope: !81, file: !3, line: 49, column: 2)
!113 = !DILocation(line: 49, column: 11, scope: !112)
!114 = !DILocation(line: 49, column: 7, scope: !112)
!115 = !DILocation(line: 49, column: 18, scope: !116)
!116 = distinct !DILexicalBlock(scope: !112, file: !3, line: 49, column: 2)
!117 = !DILocation(line: 49, column: 20, scope: !116)
!118 = !DILocation(line: 49, column: 2, scope: !112)
!119 = !DILocation(line: 50, column: 18, scope: !116)
!120 = !DILocation(line: 50, column: 16, scope: !116)
!121 = !DILocation(line: 50, column: 3, scope: !116)
!122 = !DILocation(line: 49, column: 26, scope: !116)
!123 = !DILocation(line: 49, column: 2, scope: !116)
!124 = distinct !{!124, !118, !125, !110}
!125 = !DILocation(line: 50, column: 26, scope: !112)
!126 = !DILocalVariable(name: "n", scope: !127, file: !3, line: 51, type: !37)
!127 = distinct !DILexicalBlock(scope: !81, file: !3, line: 51, column: 2)
!128 = !DILocation(line: 51, column: 20, scope: !127)
!129 = !DILocation(line: 51, column: 29, scope: !127)
!130 = !DILocation(line: 51, column: 7, scope: !127)
!131 = !DILocation(line: 51, column: 35, scope: !132)
!132 = distinct !DILexicalBlock(scope: !127, file: !3, line: 51, column: 2)
!133 = !DILocation(line: 51, column: 37, scope: !132)
!134 = !DILocation(line: 51, column: 2, scope: !127)
!135 = !DILocation(line: 52, column: 3, scope: !136)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 52, column: 3)
!137 = distinct !DILexicalBlock(scope: !138, file: !3, line: 52, column: 3)
!138 = distinct !DILexicalBlock(scope: !132, file: !3, line: 51, column: 60)
!139 = !DILocation(line: 52, column: 3, scope: !137)
!140 = !DILocation(line: 53, column: 8, scope: !138)
!141 = !DILocation(line: 54, column: 2, scope: !138)
!142 = !DILocation(line: 51, column: 51, scope: !132)
!143 = !DILocation(line: 51, column: 54, scope: !132)
!144 = !DILocation(line: 51, column: 49, scope: !132)
!145 = !DILocation(line: 51, column: 2, scope: !132)
!146 = distinct !{!146, !134, !147, !110}
!147 = !DILocation(line: 54, column: 2, scope: !127)
!148 = !DILocation(line: 55, column: 2, scope: !149)
!149 = distinct !DILexicalBlock(scope: !150, file: !3, line: 55, column: 2)
!150 = distinct !DILexicalBlock(scope: !81, file: !3, line: 55, column: 2)
!151 = !DILocation(line: 55, column: 2, scope: !150)
!152 = !DILocation(line: 56, column: 2, scope: !81)
!153 = distinct !DISubprogram(name: "insert", scope: !3, file: !3, line: 27, type: !154, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !84)
!154 = !DISubroutineType(types: !155)
!155 = !{!5, !5}
!156 = !DILocalVariable(name: "arg", arg: 1, scope: !153, file: !3, line: 27, type: !5)
!157 = !DILocation(line: 27, column: 27, scope: !153)
!158 = !DILocalVariable(name: "n", scope: !153, file: !3, line: 29, type: !37)
!159 = !DILocation(line: 29, column: 15, scope: !153)
!160 = !DILocation(line: 29, column: 36, scope: !153)
!161 = !DILocation(line: 29, column: 26, scope: !153)
!162 = !DILocation(line: 29, column: 20, scope: !153)
!163 = !DILocalVariable(name: "prev", scope: !153, file: !3, line: 30, type: !37)
!164 = !DILocation(line: 30, column: 15, scope: !153)
!165 = !DILocation(line: 32, column: 31, scope: !153)
!166 = !DILocation(line: 32, column: 21, scope: !153)
!167 = !DILocation(line: 32, column: 35, scope: !153)
!168 = !DILocation(line: 32, column: 39, scope: !153)
!169 = !DILocation(line: 32, column: 15, scope: !153)
!170 = !DILocation(line: 32, column: 13, scope: !153)
!171 = !DILocation(line: 32, column: 2, scope: !153)
!172 = !DILocation(line: 32, column: 5, scope: !153)
!173 = !DILocation(line: 32, column: 9, scope: !153)
!174 = !DILocation(line: 33, column: 2, scope: !153)
!175 = !DILocation(line: 34, column: 2, scope: !153)
!176 = !DILocation(line: 34, column: 9, scope: !153)
!177 = !DILocation(line: 34, column: 15, scope: !153)
!178 = !DILocation(line: 34, column: 21, scope: !153)
!179 = !DILocation(line: 34, column: 27, scope: !153)
!180 = !DILocation(line: 34, column: 30, scope: !153)
!181 = !DILocation(line: 34, column: 25, scope: !153)
!182 = !DILocation(line: 35, column: 10, scope: !153)
!183 = !DILocation(line: 35, column: 16, scope: !153)
!184 = !DILocation(line: 35, column: 8, scope: !153)
!185 = distinct !{!185, !175, !183, !110}
!186 = !DILocation(line: 36, column: 12, scope: !153)
!187 = !DILocation(line: 36, column: 18, scope: !153)
!188 = !DILocation(line: 36, column: 2, scope: !153)
!189 = !DILocation(line: 36, column: 5, scope: !153)
!190 = !DILocation(line: 36, column: 10, scope: !153)
!191 = !DILocation(line: 37, column: 15, scope: !153)
!192 = !DILocation(line: 37, column: 2, scope: !153)
!193 = !DILocation(line: 37, column: 8, scope: !153)
!194 = !DILocation(line: 37, column: 13, scope: !153)
!195 = !DILocation(line: 38, column: 2, scope: !153)
!196 = !DILocation(line: 39, column: 2, scope: !153)
