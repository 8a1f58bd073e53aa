; ModuleID = 'language/int128.c'
source_filename = "language/int128.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@sum = internal global i128 0, align 16, !dbg !0
@.str = private unnamed_addr constant [26 x i8] c"sum == 26 * factorial(24)\00", align 1, !dbg !19
@.str.1 = private unnamed_addr constant [18 x i8] c"language/int128.c\00", align 1, !dbg !25
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !30
@.str.2 = private unnamed_addr constant [27 x i8] c"(uint64_t)(sum >> 64) != 0\00", align 1, !dbg !36
@.str.3 = private unnamed_addr constant [36 x i8] c"sum > (unsigned __int128)UINT64_MAX\00", align 1, !dbg !41
@.str.4 = private unnamed_addr constant [25 x i8] c"((sum << 3) >> 3) == sum\00", align 1, !dbg !46
@.str.5 = private unnamed_addr constant [50 x i8] c"(__int128)-1 < 0 && (-(__int128)sum >> 100) == -1\00", align 1, !dbg !51
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !56

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !94 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i128, align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !100
  call void @llvm.dbg.declare(metadata ptr %3, metadata !101, metadata !DIExpression()), !dbg !102
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef inttoptr (i64 25 to ptr)) #5, !dbg !103
  %6 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef inttoptr (i64 24 to ptr)) #5, !dbg !104
  %7 = load i64, ptr %2, align 8, !dbg !105
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !106
  %9 = load i64, ptr %3, align 8, !dbg !107
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !108
  %11 = load i128, ptr @sum, align 16, !dbg !109
  %12 = call { i64, i64 } @factorial(i32 noundef 24), !dbg !109
  %13 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0, !dbg !109
  %14 = extractvalue { i64, i64 } %12, 0, !dbg !109
  store i64 %14, ptr %13, align 16, !dbg !109
  %15 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1, !dbg !109
  %16 = extractvalue { i64, i64 } %12, 1, !dbg !109
  store i64 %16, ptr %15, align 8, !dbg !109
  %17 = load i128, ptr %4, align 16, !dbg !109
  %18 = mul i128 26, %17, !dbg !109
  %19 = icmp eq i128 %11, %18, !dbg !109
  br i1 %19, label %20, label %21, !dbg !112

20:                                               ; preds = %0
  br label %22, !dbg !112

21:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !109
  unreachable, !dbg !109

22:                                               ; preds = %20
  %23 = load i128, ptr @sum, align 16, !dbg !113
  %24 = lshr i128 %23, 64, !dbg !113
  %25 = trunc i128 %24 to i64, !dbg !113
  %26 = icmp ne i64 %25, 0, !dbg !113
  br i1 %26, label %27, label %28, !dbg !116

27:                                               ; preds = %22
  br label %29, !dbg !116

28:                                               ; preds = %22
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !113
  unreachable, !dbg !113

29:                                               ; preds = %27
  %30 = load i128, ptr @sum, align 16, !dbg !117
  %31 = icmp ugt i128 %30, 18446744073709551615, !dbg !117
  br i1 %31, label %32, label %33, !dbg !120

32:                                               ; preds = %29
  br label %34, !dbg !120

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 42, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !117
  unreachable, !dbg !117

34:                                               ; preds = %32
  %35 = load i128, ptr @sum, align 16, !dbg !121
  %36 = shl i128 %35, 3, !dbg !121
  %37 = lshr i128 %36, 3, !dbg !121
  %38 = load i128, ptr @sum, align 16, !dbg !121
  %39 = icmp eq i128 %37, %38, !dbg !121
  br i1 %39, label %40, label %41, !dbg !124

40:                                               ; preds = %34
  br label %42, !dbg !124

41:                                               ; preds = %34
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !121
  unreachable, !dbg !121

42:                                               ; preds = %40
  %43 = load i128, ptr @sum, align 16, !dbg !125
  %44 = sub nsw i128 0, %43, !dbg !125
  %45 = ashr i128 %44, 100, !dbg !125
  %46 = icmp eq i128 %45, -1, !dbg !125
  br i1 %46, label %47, label %48, !dbg !128

47:                                               ; preds = %42
  br label %49, !dbg !128

48:                                               ; preds = %42
  call void @__assert_fail(ptr noundef @.str.5, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !125
  unreachable, !dbg !125

49:                                               ; preds = %47
  ret i32 0, !dbg !129
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !130 {
  %2 = alloca ptr, align 8
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !133, metadata !DIExpression()), !dbg !134
  call void @llvm.dbg.declare(metadata ptr %3, metadata !135, metadata !DIExpression()), !dbg !136
  %5 = load ptr, ptr %2, align 8, !dbg !137
  %6 = ptrtoint ptr %5 to i64, !dbg !138
  %7 = trunc i64 %6 to i32, !dbg !139
  %8 = call { i64, i64 } @factorial(i32 noundef %7), !dbg !140
  %9 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 0, !dbg !140
  %10 = extractvalue { i64, i64 } %8, 0, !dbg !140
  store i64 %10, ptr %9, align 16, !dbg !140
  %11 = getelementptr inbounds { i64, i64 }, ptr %4, i32 0, i32 1, !dbg !140
  %12 = extractvalue { i64, i64 } %8, 1, !dbg !140
  store i64 %12, ptr %11, align 8, !dbg !140
  %13 = load i128, ptr %4, align 16, !dbg !140
  store i128 %13, ptr %3, align 16, !dbg !136
  %14 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !141
  %15 = load i128, ptr %3, align 16, !dbg !142
  %16 = load i128, ptr @sum, align 16, !dbg !143
  %17 = add i128 %16, %15, !dbg !143
  store i128 %17, ptr @sum, align 16, !dbg !143
  %18 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !144
  ret ptr null, !dbg !145
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal { i64, i64 } @factorial(i32 noundef %0) #0 !dbg !146 {
  %2 = alloca i128, align 16
  %3 = alloca i32, align 4
  %4 = alloca i128, align 16
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @llvm.dbg.declare(metadata ptr %3, metadata !149, metadata !DIExpression()), !dbg !150
  call void @llvm.dbg.declare(metadata ptr %4, metadata !151, metadata !DIExpression()), !dbg !152
  store i128 1, ptr %4, align 16, !dbg !152
  call void @llvm.dbg.declare(metadata ptr %5, metadata !153, metadata !DIExpression()), !dbg !155
  store i32 2, ptr %5, align 4, !dbg !155
  br label %6, !dbg !156

6:                                                ; preds = %15, %1
  %7 = load i32, ptr %5, align 4, !dbg !157
  %8 = load i32, ptr %3, align 4, !dbg !159
  %9 = icmp sle i32 %7, %8, !dbg !160
  br i1 %9, label %10, label %18, !dbg !161

10:                                               ; preds = %6
  %11 = load i32, ptr %5, align 4, !dbg !162
  %12 = zext i32 %11 to i128, !dbg !163
  %13 = load i128, ptr %4, align 16, !dbg !164
  %14 = mul i128 %13, %12, !dbg !164
  store i128 %14, ptr %4, align 16, !dbg !164
  br label %15, !dbg !165

15:                                               ; preds = %10
  %16 = load i32, ptr %5, align 4, !dbg !166
  %17 = add nsw i32 %16, 1, !dbg !166
  store i32 %17, ptr %5, align 4, !dbg !166
  br label %6, !dbg !167, !llvm.loop !168

18:                                               ; preds = %6
  %19 = load i128, ptr %4, align 16, !dbg !171
  store i128 %19, ptr %2, align 16, !dbg !172
  %20 = load { i64, i64 }, ptr %2, align 16, !dbg !172
  ret { i64, i64 } %20, !dbg !172
}

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
!llvm.module.flags = !{!87, !88, !89, !90, !91, !92, !93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 11, type: !14, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/int128.c", directory: ".")
!4 = !{!5, !6, !9, !14, !15, !16, !17}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !10, line: 27, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !12, line: 45, baseType: !13)
!12 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!13 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!14 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!15 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !{!19, !25, !30, !36, !41, !46, !51, !0, !56}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 208, elements: !23)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{!24}
!24 = !DISubrange(count: 26)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 144, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 18)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 120, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !22)
!34 = !{!35}
!35 = !DISubrange(count: 15)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 216, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 27)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 288, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 36)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !48, isLocal: true, isDefinition: true)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 200, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 25)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !53, isLocal: true, isDefinition: true)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 400, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 50)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 10, type: !58, isLocal: true, isDefinition: true)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !59, line: 72, baseType: !60)
!59 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!60 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !59, line: 67, size: 320, elements: !61)
!61 = !{!62, !82, !86}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !60, file: !59, line: 69, baseType: !63, size: 320)
!63 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !64, line: 22, size: 320, elements: !65)
!64 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!65 = !{!66, !67, !68, !69, !70, !71, !73, !74}
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !63, file: !64, line: 24, baseType: !16, size: 32)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !63, file: !64, line: 25, baseType: !17, size: 32, offset: 32)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !63, file: !64, line: 26, baseType: !16, size: 32, offset: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !63, file: !64, line: 28, baseType: !17, size: 32, offset: 96)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !63, file: !64, line: 32, baseType: !16, size: 32, offset: 128)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !63, file: !64, line: 34, baseType: !72, size: 16, offset: 160)
!72 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !63, file: !64, line: 35, baseType: !72, size: 16, offset: 176)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !63, file: !64, line: 36, baseType: !75, size: 128, offset: 192)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !76, line: 55, baseType: !77)
!76 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !76, line: 51, size: 128, elements: !78)
!78 = !{!79, !81}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !77, file: !76, line: 53, baseType: !80, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !77, file: !76, line: 54, baseType: !80, size: 64, offset: 64)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !60, file: !59, line: 70, baseType: !83, size: 320)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 320, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 40)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !60, file: !59, line: 71, baseType: !8, size: 64)
!87 = !{i32 7, !"Dwarf Version", i32 5}
!88 = !{i32 2, !"Debug Info Version", i32 3}
!89 = !{i32 1, !"wchar_size", i32 4}
!90 = !{i32 8, !"PIC Level", i32 2}
!91 = !{i32 7, !"PIE Level", i32 2}
!92 = !{i32 7, !"uwtable", i32 2}
!93 = !{i32 7, !"frame-pointer", i32 2}
!94 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 32, type: !95, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !97)
!95 = !DISubroutineType(types: !96)
!96 = !{!16}
!97 = !{}
!98 = !DILocalVariable(name: "t", scope: !94, file: !3, line: 34, type: !99)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !59, line: 27, baseType: !13)
!100 = !DILocation(line: 34, column: 12, scope: !94)
!101 = !DILocalVariable(name: "u", scope: !94, file: !3, line: 34, type: !99)
!102 = !DILocation(line: 34, column: 15, scope: !94)
!103 = !DILocation(line: 36, column: 2, scope: !94)
!104 = !DILocation(line: 37, column: 2, scope: !94)
!105 = !DILocation(line: 38, column: 15, scope: !94)
!106 = !DILocation(line: 38, column: 2, scope: !94)
!107 = !DILocation(line: 39, column: 15, scope: !94)
!108 = !DILocation(line: 39, column: 2, scope: !94)
!109 = !DILocation(line: 40, column: 2, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 40, column: 2)
!111 = distinct !DILexicalBlock(scope: !94, file: !3, line: 40, column: 2)
!112 = !DILocation(line: 40, column: 2, scope: !111)
!113 = !DILocation(line: 41, column: 2, scope: !114)
!114 = distinct !DILexicalBlock(scope: !115, file: !3, line: 41, column: 2)
!115 = distinct !DILexicalBlock(scope: !94, file: !3, line: 41, column: 2)
!116 = !DILocation(line: 41, column: 2, scope: !115)
!117 = !DILocation(line: 42, column: 2, scope: !118)
!118 = distinct !DILexicalBlock(scope: !119, file: !3, line: 42, column: 2)
!119 = distinct !DILexicalBlock(scope: !94, file: !3, line: 42, column: 2)
!120 = !DILocation(line: 42, column: 2, scope: !119)
!121 = !DILocation(line: 43, column: 2, scope: !122)
!122 = distinct !DILexicalBlock(scope: !123, file: !3, line: 43, column: 2)
!123 = distinct !DILexicalBlock(scope: !94, file: !3, line: 43, column: 2)
!124 = !DILocation(line: 43, column: 2, scope: !123)
!125 = !DILocation(line: 44, column: 2, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 44, column: 2)
!127 = distinct !DILexicalBlock(scope: !94, file: !3, line: 44, column: 2)
!128 = !DILocation(line: 44, column: 2, scope: !127)
!129 = !DILocation(line: 45, column: 2, scope: !94)
!130 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 22, type: !131, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!131 = !DISubroutineType(types: !132)
!132 = !{!5, !5}
!133 = !DILocalVariable(name: "arg", arg: 1, scope: !130, file: !3, line: 22, type: !5)
!134 = !DILocation(line: 22, column: 24, scope: !130)
!135 = !DILocalVariable(name: "f", scope: !130, file: !3, line: 24, type: !14)
!136 = !DILocation(line: 24, column: 20, scope: !130)
!137 = !DILocation(line: 24, column: 49, scope: !130)
!138 = !DILocation(line: 24, column: 39, scope: !130)
!139 = !DILocation(line: 24, column: 34, scope: !130)
!140 = !DILocation(line: 24, column: 24, scope: !130)
!141 = !DILocation(line: 26, column: 2, scope: !130)
!142 = !DILocation(line: 27, column: 9, scope: !130)
!143 = !DILocation(line: 27, column: 6, scope: !130)
!144 = !DILocation(line: 28, column: 2, scope: !130)
!145 = !DILocation(line: 29, column: 2, scope: !130)
!146 = distinct !DISubprogram(name: "factorial", scope: !3, file: !3, line: 13, type: !147, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !97)
!147 = !DISubroutineType(types: !148)
!148 = !{!14, !16}
!149 = !DILocalVariable(name: "n", arg: 1, scope: !146, file: !3, line: 13, type: !16)
!150 = !DILocation(line: 13, column: 40, scope: !146)
!151 = !DILocalVariable(name: "f", scope: !146, file: !3, line: 15, type: !14)
!152 = !DILocation(line: 15, column: 20, scope: !146)
!153 = !DILocalVariable(name: "i", scope: !154, file: !3, line: 17, type: !16)
!154 = distinct !DILexicalBlock(scope: !146, file: !3, line: 17, column: 2)
!155 = !DILocation(line: 17, column: 11, scope: !154)
!156 = !DILocation(line: 17, column: 7, scope: !154)
!157 = !DILocation(line: 17, column: 18, scope: !158)
!158 = distinct !DILexicalBlock(scope: !154, file: !3, line: 17, column: 2)
!159 = !DILocation(line: 17, column: 23, scope: !158)
!160 = !DILocation(line: 17, column: 20, scope: !158)
!161 = !DILocation(line: 17, column: 2, scope: !154)
!162 = !DILocation(line: 18, column: 18, scope: !158)
!163 = !DILocation(line: 18, column: 8, scope: !158)
!164 = !DILocation(line: 18, column: 5, scope: !158)
!165 = !DILocation(line: 18, column: 3, scope: !158)
!166 = !DILocation(line: 17, column: 27, scope: !158)
!167 = !DILocation(line: 17, column: 2, scope: !158)
!168 = distinct !{!168, !161, !169, !170}
!169 = !DILocation(line: 18, column: 18, scope: !154)
!170 = !{!"llvm.loop.mustprogress"}
!171 = !DILocation(line: 19, column: 9, scope: !146)
!172 = !DILocation(line: 19, column: 2, scope: !146)
