; ModuleID = 'pthreads/philosophers_ordered.c'
source_filename = "pthreads/philosophers_ordered.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@fork_at = internal global [3 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !0
@meals = internal global [3 x i32] zeroinitializer, align 4, !dbg !28
@.str = private unnamed_addr constant [14 x i8] c"meals[i] == 1\00", align 1, !dbg !11
@.str.1 = private unnamed_addr constant [32 x i8] c"pthreads/philosophers_ordered.c\00", align 1, !dbg !17
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !22

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !72 {
  %1 = alloca i32, align 4
  %2 = alloca [3 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !76, metadata !DIExpression()), !dbg !80
  call void @llvm.dbg.declare(metadata ptr %3, metadata !81, metadata !DIExpression()), !dbg !83
  store i32 0, ptr %3, align 4, !dbg !83
  br label %7, !dbg !84

7:                                                ; preds = %15, %0
  %8 = load i32, ptr %3, align 4, !dbg !85
  %9 = icmp slt i32 %8, 3, !dbg !87
  br i1 %9, label %10, label %18, !dbg !88

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !89
  %12 = sext i32 %11 to i64, !dbg !90
  %13 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %12, !dbg !90
  %14 = call i32 @pthread_mutex_init(ptr noundef %13, ptr noundef null) #5, !dbg !91
  br label %15, !dbg !91

15:                                               ; preds = %10
  %16 = load i32, ptr %3, align 4, !dbg !92
  %17 = add nsw i32 %16, 1, !dbg !92
  store i32 %17, ptr %3, align 4, !dbg !92
  br label %7, !dbg !93, !llvm.loop !94

18:                                               ; preds = %7
  call void @llvm.dbg.declare(metadata ptr %4, metadata !97, metadata !DIExpression()), !dbg !99
  store i32 0, ptr %4, align 4, !dbg !99
  br label %19, !dbg !100

19:                                               ; preds = %30, %18
  %20 = load i32, ptr %4, align 4, !dbg !101
  %21 = icmp slt i32 %20, 3, !dbg !103
  br i1 %21, label %22, label %33, !dbg !104

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !105
  %24 = sext i32 %23 to i64, !dbg !106
  %25 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %24, !dbg !106
  %26 = load i32, ptr %4, align 4, !dbg !107
  %27 = sext i32 %26 to i64, !dbg !108
  %28 = inttoptr i64 %27 to ptr, !dbg !109
  %29 = call i32 @pthread_create(ptr noundef %25, ptr noundef null, ptr noundef @dine, ptr noundef %28) #5, !dbg !110
  br label %30, !dbg !110

30:                                               ; preds = %22
  %31 = load i32, ptr %4, align 4, !dbg !111
  %32 = add nsw i32 %31, 1, !dbg !111
  store i32 %32, ptr %4, align 4, !dbg !111
  br label %19, !dbg !112, !llvm.loop !113

33:                                               ; preds = %19
  call void @llvm.dbg.declare(metadata ptr %5, metadata !115, metadata !DIExpression()), !dbg !117
  store i32 0, ptr %5, align 4, !dbg !117
  br label %34, !dbg !118

34:                                               ; preds = %43, %33
  %35 = load i32, ptr %5, align 4, !dbg !119
  %36 = icmp slt i32 %35, 3, !dbg !121
  br i1 %36, label %37, label %46, !dbg !122

37:                                               ; preds = %34
  %38 = load i32, ptr %5, align 4, !dbg !123
  %39 = sext i32 %38 to i64, !dbg !124
  %40 = getelementptr inbounds [3 x i64], ptr %2, i64 0, i64 %39, !dbg !124
  %41 = load i64, ptr %40, align 8, !dbg !124
  %42 = call i32 @pthread_join(i64 noundef %41, ptr noundef null), !dbg !125
  br label %43, !dbg !125

43:                                               ; preds = %37
  %44 = load i32, ptr %5, align 4, !dbg !126
  %45 = add nsw i32 %44, 1, !dbg !126
  store i32 %45, ptr %5, align 4, !dbg !126
  br label %34, !dbg !127, !llvm.loop !128

46:                                               ; preds = %34
  call void @llvm.dbg.declare(metadata ptr %6, metadata !130, metadata !DIExpression()), !dbg !132
  store i32 0, ptr %6, align 4, !dbg !132
  br label %47, !dbg !133

47:                                               ; preds = %59, %46
  %48 = load i32, ptr %6, align 4, !dbg !134
  %49 = icmp slt i32 %48, 3, !dbg !136
  br i1 %49, label %50, label %62, !dbg !137

50:                                               ; preds = %47
  %51 = load i32, ptr %6, align 4, !dbg !138
  %52 = sext i32 %51 to i64, !dbg !138
  %53 = getelementptr inbounds [3 x i32], ptr @meals, i64 0, i64 %52, !dbg !138
  %54 = load volatile i32, ptr %53, align 4, !dbg !138
  %55 = icmp eq i32 %54, 1, !dbg !138
  br i1 %55, label %56, label %57, !dbg !141

56:                                               ; preds = %50
  br label %58, !dbg !141

57:                                               ; preds = %50
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !138
  unreachable, !dbg !138

58:                                               ; preds = %56
  br label %59, !dbg !142

59:                                               ; preds = %58
  %60 = load i32, ptr %6, align 4, !dbg !143
  %61 = add nsw i32 %60, 1, !dbg !143
  store i32 %61, ptr %6, align 4, !dbg !143
  br label %47, !dbg !144, !llvm.loop !145

62:                                               ; preds = %47
  ret i32 0, !dbg !147
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @dine(ptr noundef %0) #0 !dbg !148 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !151, metadata !DIExpression()), !dbg !152
  call void @llvm.dbg.declare(metadata ptr %3, metadata !153, metadata !DIExpression()), !dbg !154
  %7 = load ptr, ptr %2, align 8, !dbg !155
  %8 = ptrtoint ptr %7 to i64, !dbg !156
  %9 = trunc i64 %8 to i32, !dbg !157
  store i32 %9, ptr %3, align 4, !dbg !154
  call void @llvm.dbg.declare(metadata ptr %4, metadata !158, metadata !DIExpression()), !dbg !159
  %10 = load i32, ptr %3, align 4, !dbg !160
  %11 = add nsw i32 %10, 1, !dbg !161
  %12 = srem i32 %11, 3, !dbg !162
  store i32 %12, ptr %4, align 4, !dbg !159
  call void @llvm.dbg.declare(metadata ptr %5, metadata !163, metadata !DIExpression()), !dbg !164
  %13 = load i32, ptr %3, align 4, !dbg !165
  %14 = load i32, ptr %4, align 4, !dbg !166
  %15 = icmp slt i32 %13, %14, !dbg !167
  br i1 %15, label %16, label %18, !dbg !165

16:                                               ; preds = %1
  %17 = load i32, ptr %3, align 4, !dbg !168
  br label %20, !dbg !165

18:                                               ; preds = %1
  %19 = load i32, ptr %4, align 4, !dbg !169
  br label %20, !dbg !165

20:                                               ; preds = %18, %16
  %21 = phi i32 [ %17, %16 ], [ %19, %18 ], !dbg !165
  store i32 %21, ptr %5, align 4, !dbg !164
  call void @llvm.dbg.declare(metadata ptr %6, metadata !170, metadata !DIExpression()), !dbg !171
  %22 = load i32, ptr %3, align 4, !dbg !172
  %23 = load i32, ptr %4, align 4, !dbg !173
  %24 = icmp slt i32 %22, %23, !dbg !174
  br i1 %24, label %25, label %27, !dbg !172

25:                                               ; preds = %20
  %26 = load i32, ptr %4, align 4, !dbg !175
  br label %29, !dbg !172

27:                                               ; preds = %20
  %28 = load i32, ptr %3, align 4, !dbg !176
  br label %29, !dbg !172

29:                                               ; preds = %27, %25
  %30 = phi i32 [ %26, %25 ], [ %28, %27 ], !dbg !172
  store i32 %30, ptr %6, align 4, !dbg !171
  %31 = load i32, ptr %5, align 4, !dbg !177
  %32 = sext i32 %31 to i64, !dbg !178
  %33 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %32, !dbg !178
  %34 = call i32 @pthread_mutex_lock(ptr noundef %33) #5, !dbg !179
  %35 = load i32, ptr %6, align 4, !dbg !180
  %36 = sext i32 %35 to i64, !dbg !181
  %37 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %36, !dbg !181
  %38 = call i32 @pthread_mutex_lock(ptr noundef %37) #5, !dbg !182
  %39 = load i32, ptr %3, align 4, !dbg !183
  %40 = sext i32 %39 to i64, !dbg !184
  %41 = getelementptr inbounds [3 x i32], ptr @meals, i64 0, i64 %40, !dbg !184
  %42 = load volatile i32, ptr %41, align 4, !dbg !185
  %43 = add nsw i32 %42, 1, !dbg !185
  store volatile i32 %43, ptr %41, align 4, !dbg !185
  %44 = load i32, ptr %6, align 4, !dbg !186
  %45 = sext i32 %44 to i64, !dbg !187
  %46 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %45, !dbg !187
  %47 = call i32 @pthread_mutex_unlock(ptr noundef %46) #5, !dbg !188
  %48 = load i32, ptr %5, align 4, !dbg !189
  %49 = sext i32 %48 to i64, !dbg !190
  %50 = getelementptr inbounds [3 x %union.pthread_mutex_t], ptr @fork_at, i64 0, i64 %49, !dbg !190
  %51 = call i32 @pthread_mutex_unlock(ptr noundef %50) #5, !dbg !191
  ret ptr null, !dbg !192
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
!llvm.module.flags = !{!65, !66, !67, !68, !69, !70, !71}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "fork_at", scope: !2, file: !3, line: 18, type: !34, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/philosophers_ordered.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !17, !22, !0, !28}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !13, isLocal: true, isDefinition: true)
!13 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 112, elements: !15)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !{!16}
!16 = !DISubrange(count: 14)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 256, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 32)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 120, elements: !26)
!25 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!26 = !{!27}
!27 = !DISubrange(count: 15)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "meals", scope: !2, file: !3, line: 19, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 96, elements: !32)
!31 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!32 = !{!33}
!33 = !DISubrange(count: 3)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 960, elements: !32)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !36, line: 72, baseType: !37)
!36 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!37 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !36, line: 67, size: 320, elements: !38)
!38 = !{!39, !60, !64}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !37, file: !36, line: 69, baseType: !40, size: 320)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !41, line: 22, size: 320, elements: !42)
!41 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!42 = !{!43, !44, !46, !47, !48, !49, !51, !52}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !40, file: !41, line: 24, baseType: !9, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !40, file: !41, line: 25, baseType: !45, size: 32, offset: 32)
!45 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !40, file: !41, line: 26, baseType: !9, size: 32, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !40, file: !41, line: 28, baseType: !45, size: 32, offset: 96)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !40, file: !41, line: 32, baseType: !9, size: 32, offset: 128)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !40, file: !41, line: 34, baseType: !50, size: 16, offset: 160)
!50 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !40, file: !41, line: 35, baseType: !50, size: 16, offset: 176)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !40, file: !41, line: 36, baseType: !53, size: 128, offset: 192)
!53 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !54, line: 55, baseType: !55)
!54 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!55 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !54, line: 51, size: 128, elements: !56)
!56 = !{!57, !59}
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !55, file: !54, line: 53, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !55, file: !54, line: 54, baseType: !58, size: 64, offset: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !37, file: !36, line: 70, baseType: !61, size: 320)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 320, elements: !62)
!62 = !{!63}
!63 = !DISubrange(count: 40)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !37, file: !36, line: 71, baseType: !8, size: 64)
!65 = !{i32 7, !"Dwarf Version", i32 5}
!66 = !{i32 2, !"Debug Info Version", i32 3}
!67 = !{i32 1, !"wchar_size", i32 4}
!68 = !{i32 8, !"PIC Level", i32 2}
!69 = !{i32 7, !"PIE Level", i32 2}
!70 = !{i32 7, !"uwtable", i32 2}
!71 = !{i32 7, !"frame-pointer", i32 2}
!72 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !73, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!9}
!75 = !{}
!76 = !DILocalVariable(name: "t", scope: !72, file: !3, line: 38, type: !77)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !78, size: 192, elements: !32)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !36, line: 27, baseType: !79)
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !DILocation(line: 38, column: 12, scope: !72)
!81 = !DILocalVariable(name: "i", scope: !82, file: !3, line: 40, type: !9)
!82 = distinct !DILexicalBlock(scope: !72, file: !3, line: 40, column: 2)
!83 = !DILocation(line: 40, column: 11, scope: !82)
!84 = !DILocation(line: 40, column: 7, scope: !82)
!85 = !DILocation(line: 40, column: 18, scope: !86)
!86 = distinct !DILexicalBlock(scope: !82, file: !3, line: 40, column: 2)
!87 = !DILocation(line: 40, column: 20, scope: !86)
!88 = !DILocation(line: 40, column: 2, scope: !82)
!89 = !DILocation(line: 41, column: 31, scope: !86)
!90 = !DILocation(line: 41, column: 23, scope: !86)
!91 = !DILocation(line: 41, column: 3, scope: !86)
!92 = !DILocation(line: 40, column: 26, scope: !86)
!93 = !DILocation(line: 40, column: 2, scope: !86)
!94 = distinct !{!94, !88, !95, !96}
!95 = !DILocation(line: 41, column: 39, scope: !82)
!96 = !{!"llvm.loop.mustprogress"}
!97 = !DILocalVariable(name: "i", scope: !98, file: !3, line: 42, type: !9)
!98 = distinct !DILexicalBlock(scope: !72, file: !3, line: 42, column: 2)
!99 = !DILocation(line: 42, column: 11, scope: !98)
!100 = !DILocation(line: 42, column: 7, scope: !98)
!101 = !DILocation(line: 42, column: 18, scope: !102)
!102 = distinct !DILexicalBlock(scope: !98, file: !3, line: 42, column: 2)
!103 = !DILocation(line: 42, column: 20, scope: !102)
!104 = !DILocation(line: 42, column: 2, scope: !98)
!105 = !DILocation(line: 43, column: 21, scope: !102)
!106 = !DILocation(line: 43, column: 19, scope: !102)
!107 = !DILocation(line: 43, column: 55, scope: !102)
!108 = !DILocation(line: 43, column: 45, scope: !102)
!109 = !DILocation(line: 43, column: 37, scope: !102)
!110 = !DILocation(line: 43, column: 3, scope: !102)
!111 = !DILocation(line: 42, column: 26, scope: !102)
!112 = !DILocation(line: 42, column: 2, scope: !102)
!113 = distinct !{!113, !104, !114, !96}
!114 = !DILocation(line: 43, column: 56, scope: !98)
!115 = !DILocalVariable(name: "i", scope: !116, file: !3, line: 44, type: !9)
!116 = distinct !DILexicalBlock(scope: !72, file: !3, line: 44, column: 2)
!117 = !DILocation(line: 44, column: 11, scope: !116)
!118 = !DILocation(line: 44, column: 7, scope: !116)
!119 = !DILocation(line: 44, column: 18, scope: !120)
!120 = distinct !DILexicalBlock(scope: !116, file: !3, line: 44, column: 2)
!121 = !DILocation(line: 44, column: 20, scope: !120)
!122 = !DILocation(line: 44, column: 2, scope: !116)
!123 = !DILocation(line: 45, column: 18, scope: !120)
!124 = !DILocation(line: 45, column: 16, scope: !120)
!125 = !DILocation(line: 45, column: 3, scope: !120)
!126 = !DILocation(line: 44, column: 26, scope: !120)
!127 = !DILocation(line: 44, column: 2, scope: !120)
!128 = distinct !{!128, !122, !129, !96}
!129 = !DILocation(line: 45, column: 26, scope: !116)
!130 = !DILocalVariable(name: "i", scope: !131, file: !3, line: 46, type: !9)
!131 = distinct !DILexicalBlock(scope: !72, file: !3, line: 46, column: 2)
!132 = !DILocation(line: 46, column: 11, scope: !131)
!133 = !DILocation(line: 46, column: 7, scope: !131)
!134 = !DILocation(line: 46, column: 18, scope: !135)
!135 = distinct !DILexicalBlock(scope: !131, file: !3, line: 46, column: 2)
!136 = !DILocation(line: 46, column: 20, scope: !135)
!137 = !DILocation(line: 46, column: 2, scope: !131)
!138 = !DILocation(line: 47, column: 3, scope: !139)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 47, column: 3)
!140 = distinct !DILexicalBlock(scope: !135, file: !3, line: 47, column: 3)
!141 = !DILocation(line: 47, column: 3, scope: !140)
!142 = !DILocation(line: 47, column: 3, scope: !135)
!143 = !DILocation(line: 46, column: 26, scope: !135)
!144 = !DILocation(line: 46, column: 2, scope: !135)
!145 = distinct !{!145, !137, !146, !96}
!146 = !DILocation(line: 47, column: 3, scope: !131)
!147 = !DILocation(line: 48, column: 2, scope: !72)
!148 = distinct !DISubprogram(name: "dine", scope: !3, file: !3, line: 21, type: !149, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !75)
!149 = !DISubroutineType(types: !150)
!150 = !{!5, !5}
!151 = !DILocalVariable(name: "arg", arg: 1, scope: !148, file: !3, line: 21, type: !5)
!152 = !DILocation(line: 21, column: 25, scope: !148)
!153 = !DILocalVariable(name: "me", scope: !148, file: !3, line: 23, type: !9)
!154 = !DILocation(line: 23, column: 6, scope: !148)
!155 = !DILocation(line: 23, column: 26, scope: !148)
!156 = !DILocation(line: 23, column: 16, scope: !148)
!157 = !DILocation(line: 23, column: 11, scope: !148)
!158 = !DILocalVariable(name: "next", scope: !148, file: !3, line: 24, type: !9)
!159 = !DILocation(line: 24, column: 6, scope: !148)
!160 = !DILocation(line: 24, column: 14, scope: !148)
!161 = !DILocation(line: 24, column: 17, scope: !148)
!162 = !DILocation(line: 24, column: 22, scope: !148)
!163 = !DILocalVariable(name: "low", scope: !148, file: !3, line: 25, type: !9)
!164 = !DILocation(line: 25, column: 6, scope: !148)
!165 = !DILocation(line: 25, column: 12, scope: !148)
!166 = !DILocation(line: 25, column: 17, scope: !148)
!167 = !DILocation(line: 25, column: 15, scope: !148)
!168 = !DILocation(line: 25, column: 24, scope: !148)
!169 = !DILocation(line: 25, column: 29, scope: !148)
!170 = !DILocalVariable(name: "high", scope: !148, file: !3, line: 26, type: !9)
!171 = !DILocation(line: 26, column: 6, scope: !148)
!172 = !DILocation(line: 26, column: 13, scope: !148)
!173 = !DILocation(line: 26, column: 18, scope: !148)
!174 = !DILocation(line: 26, column: 16, scope: !148)
!175 = !DILocation(line: 26, column: 25, scope: !148)
!176 = !DILocation(line: 26, column: 32, scope: !148)
!177 = !DILocation(line: 28, column: 30, scope: !148)
!178 = !DILocation(line: 28, column: 22, scope: !148)
!179 = !DILocation(line: 28, column: 2, scope: !148)
!180 = !DILocation(line: 29, column: 30, scope: !148)
!181 = !DILocation(line: 29, column: 22, scope: !148)
!182 = !DILocation(line: 29, column: 2, scope: !148)
!183 = !DILocation(line: 30, column: 8, scope: !148)
!184 = !DILocation(line: 30, column: 2, scope: !148)
!185 = !DILocation(line: 30, column: 11, scope: !148)
!186 = !DILocation(line: 31, column: 32, scope: !148)
!187 = !DILocation(line: 31, column: 24, scope: !148)
!188 = !DILocation(line: 31, column: 2, scope: !148)
!189 = !DILocation(line: 32, column: 32, scope: !148)
!190 = !DILocation(line: 32, column: 24, scope: !148)
!191 = !DILocation(line: 32, column: 2, scope: !148)
!192 = !DILocation(line: 33, column: 2, scope: !148)
