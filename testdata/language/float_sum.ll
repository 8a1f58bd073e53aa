; ModuleID = 'language/float_sum.c'
source_filename = "language/float_sum.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@main.four = internal constant i32 4, align 4, !dbg !0
@main.nine = internal constant i32 9, align 4, !dbg !15
@sum = internal global double 0.000000e+00, align 8, !dbg !49
@.str = private unnamed_addr constant [33 x i8] c"sum > 4.999999 && sum < 5.000001\00", align 1, !dbg !17
@.str.1 = private unnamed_addr constant [21 x i8] c"language/float_sum.c\00", align 1, !dbg !23
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !28
@product = internal global float 1.000000e+00, align 4, !dbg !84
@.str.2 = private unnamed_addr constant [39 x i8] c"product > 5.9999f && product < 6.0001f\00", align 1, !dbg !34
@.str.3 = private unnamed_addr constant [53 x i8] c"(int)(sum + 0.5) == 5 && (long)(product + 0.5f) == 6\00", align 1, !dbg !39
@.str.4 = private unnamed_addr constant [29 x i8] c"-sum < 0.0 && sum != product\00", align 1, !dbg !44
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !52

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !2 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !97
  call void @llvm.dbg.declare(metadata ptr %3, metadata !98, metadata !DIExpression()), !dbg !99
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @run, ptr noundef @main.four) #5, !dbg !100
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @run, ptr noundef @main.nine) #5, !dbg !101
  %6 = load i64, ptr %2, align 8, !dbg !102
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !103
  %8 = load i64, ptr %3, align 8, !dbg !104
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !105
  %10 = load double, ptr @sum, align 8, !dbg !106
  %11 = fcmp ogt double %10, 0x4013FFFFBCE4217D, !dbg !106
  br i1 %11, label %12, label %16, !dbg !106

12:                                               ; preds = %0
  %13 = load double, ptr @sum, align 8, !dbg !106
  %14 = fcmp olt double %13, 0x40140000431BDE83, !dbg !106
  br i1 %14, label %15, label %16, !dbg !109

15:                                               ; preds = %12
  br label %17, !dbg !109

16:                                               ; preds = %12, %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 43, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !106
  unreachable, !dbg !106

17:                                               ; preds = %15
  %18 = load float, ptr @product, align 4, !dbg !110
  %19 = fcmp ogt float %18, 0x4017FFE5C0000000, !dbg !110
  br i1 %19, label %20, label %24, !dbg !110

20:                                               ; preds = %17
  %21 = load float, ptr @product, align 4, !dbg !110
  %22 = fcmp olt float %21, 0x4018001A40000000, !dbg !110
  br i1 %22, label %23, label %24, !dbg !113

23:                                               ; preds = %20
  br label %25, !dbg !113

24:                                               ; preds = %20, %17
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 44, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !110
  unreachable, !dbg !110

25:                                               ; preds = %23
  %26 = load double, ptr @sum, align 8, !dbg !114
  %27 = fadd double %26, 5.000000e-01, !dbg !114
  %28 = fptosi double %27 to i32, !dbg !114
  %29 = icmp eq i32 %28, 5, !dbg !114
  br i1 %29, label %30, label %36, !dbg !114

30:                                               ; preds = %25
  %31 = load float, ptr @product, align 4, !dbg !114
  %32 = fadd float %31, 5.000000e-01, !dbg !114
  %33 = fptosi float %32 to i64, !dbg !114
  %34 = icmp eq i64 %33, 6, !dbg !114
  br i1 %34, label %35, label %36, !dbg !117

35:                                               ; preds = %30
  br label %37, !dbg !117

36:                                               ; preds = %30, %25
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.1, i32 noundef 45, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !114
  unreachable, !dbg !114

37:                                               ; preds = %35
  %38 = load double, ptr @sum, align 8, !dbg !118
  %39 = fneg double %38, !dbg !118
  %40 = fcmp olt double %39, 0.000000e+00, !dbg !118
  br i1 %40, label %41, label %47, !dbg !118

41:                                               ; preds = %37
  %42 = load double, ptr @sum, align 8, !dbg !118
  %43 = load float, ptr @product, align 4, !dbg !118
  %44 = fpext float %43 to double, !dbg !118
  %45 = fcmp une double %42, %44, !dbg !118
  br i1 %45, label %46, label %47, !dbg !121

46:                                               ; preds = %41
  br label %48, !dbg !121

47:                                               ; preds = %41, %37
  call void @__assert_fail(ptr noundef @.str.4, ptr noundef @.str.1, i32 noundef 46, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !118
  unreachable, !dbg !118

48:                                               ; preds = %46
  ret i32 0, !dbg !122
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !123 {
  %2 = alloca ptr, align 8
  %3 = alloca double, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !126, metadata !DIExpression()), !dbg !127
  call void @llvm.dbg.declare(metadata ptr %3, metadata !128, metadata !DIExpression()), !dbg !129
  %4 = load ptr, ptr %2, align 8, !dbg !130
  %5 = load i32, ptr %4, align 4, !dbg !131
  %6 = sitofp i32 %5 to double, !dbg !131
  %7 = call double @root(double noundef %6), !dbg !132
  store double %7, ptr %3, align 8, !dbg !129
  %8 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #5, !dbg !133
  %9 = load double, ptr %3, align 8, !dbg !134
  %10 = load double, ptr @sum, align 8, !dbg !135
  %11 = fadd double %10, %9, !dbg !135
  store double %11, ptr @sum, align 8, !dbg !135
  %12 = load double, ptr %3, align 8, !dbg !136
  %13 = fptrunc double %12 to float, !dbg !137
  %14 = load float, ptr @product, align 4, !dbg !138
  %15 = fmul float %14, %13, !dbg !138
  store float %15, ptr @product, align 4, !dbg !138
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #5, !dbg !139
  ret ptr null, !dbg !140
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal double @root(double noundef %0) #0 !dbg !141 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  store double %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !144, metadata !DIExpression()), !dbg !145
  call void @llvm.dbg.declare(metadata ptr %3, metadata !146, metadata !DIExpression()), !dbg !147
  %5 = load double, ptr %2, align 8, !dbg !148
  store double %5, ptr %3, align 8, !dbg !147
  call void @llvm.dbg.declare(metadata ptr %4, metadata !149, metadata !DIExpression()), !dbg !151
  store i32 0, ptr %4, align 4, !dbg !151
  br label %6, !dbg !152

6:                                                ; preds = %16, %1
  %7 = load i32, ptr %4, align 4, !dbg !153
  %8 = icmp slt i32 %7, 20, !dbg !155
  br i1 %8, label %9, label %19, !dbg !156

9:                                                ; preds = %6
  %10 = load double, ptr %3, align 8, !dbg !157
  %11 = load double, ptr %2, align 8, !dbg !158
  %12 = load double, ptr %3, align 8, !dbg !159
  %13 = fdiv double %11, %12, !dbg !160
  %14 = fadd double %10, %13, !dbg !161
  %15 = fmul double 5.000000e-01, %14, !dbg !162
  store double %15, ptr %3, align 8, !dbg !163
  br label %16, !dbg !164

16:                                               ; preds = %9
  %17 = load i32, ptr %4, align 4, !dbg !165
  %18 = add nsw i32 %17, 1, !dbg !165
  store i32 %18, ptr %4, align 4, !dbg !165
  br label %6, !dbg !166, !llvm.loop !167

19:                                               ; preds = %6
  %20 = load double, ptr %3, align 8, !dbg !170
  ret double %20, !dbg !171
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

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!87, !88, !89, !90, !91, !92, !93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "four", scope: !2, file: !3, line: 36, type: !12, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !4, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !86)
!3 = !DIFile(filename: "language/float_sum.c", directory: ".")
!4 = !DISubroutineType(types: !5)
!5 = !{!6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !14, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !6, !10, !11, !13}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!13 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!14 = !{!0, !15, !17, !23, !28, !34, !39, !44, !49, !52, !84}
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "nine", scope: !2, file: !3, line: 36, type: !12, isLocal: true, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 264, elements: !21)
!20 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!21 = !{!22}
!22 = !DISubrange(count: 33)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 168, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 21)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !30, isLocal: true, isDefinition: true)
!30 = !DICompositeType(tag: DW_TAG_array_type, baseType: !31, size: 120, elements: !32)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!32 = !{!33}
!33 = !DISubrange(count: 15)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(scope: null, file: !3, line: 44, type: !36, isLocal: true, isDefinition: true)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 312, elements: !37)
!37 = !{!38}
!38 = !DISubrange(count: 39)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(scope: null, file: !3, line: 45, type: !41, isLocal: true, isDefinition: true)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 424, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 53)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 232, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 29)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "sum", scope: !7, file: !3, line: 11, type: !51, isLocal: true, isDefinition: true)
!51 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "mutex", scope: !7, file: !3, line: 10, type: !54, isLocal: true, isDefinition: true)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !55, line: 72, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !55, line: 67, size: 320, elements: !57)
!57 = !{!58, !79, !83}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !56, file: !55, line: 69, baseType: !59, size: 320)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !60, line: 22, size: 320, elements: !61)
!60 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!61 = !{!62, !63, !65, !66, !67, !68, !70, !71}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !59, file: !60, line: 24, baseType: !6, size: 32)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !59, file: !60, line: 25, baseType: !64, size: 32, offset: 32)
!64 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !59, file: !60, line: 26, baseType: !6, size: 32, offset: 64)
!66 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !59, file: !60, line: 28, baseType: !64, size: 32, offset: 96)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !59, file: !60, line: 32, baseType: !6, size: 32, offset: 128)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !59, file: !60, line: 34, baseType: !69, size: 16, offset: 160)
!69 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !59, file: !60, line: 35, baseType: !69, size: 16, offset: 176)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !59, file: !60, line: 36, baseType: !72, size: 128, offset: 192)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !73, line: 55, baseType: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !73, line: 51, size: 128, elements: !75)
!75 = !{!76, !78}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !74, file: !73, line: 53, baseType: !77, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !74, file: !73, line: 54, baseType: !77, size: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !56, file: !55, line: 70, baseType: !80, size: 320)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 320, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 40)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !56, file: !55, line: 71, baseType: !10, size: 64)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "product", scope: !7, file: !3, line: 12, type: !13, isLocal: true, isDefinition: true)
!86 = !{}
!87 = !{i32 7, !"Dwarf Version", i32 5}
!88 = !{i32 2, !"Debug Info Version", i32 3}
!89 = !{i32 1, !"wchar_size", i32 4}
!90 = !{i32 8, !"PIC Level", i32 2}
!91 = !{i32 7, !"PIE Level", i32 2}
!92 = !{i32 7, !"uwtable", i32 2}
!93 = !{i32 7, !"frame-pointer", i32 2}
!94 = !DILocalVariable(name: "t", scope: !2, file: !3, line: 37, type: !95)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !96)
!96 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!97 = !DILocation(line: 37, column: 12, scope: !2)
!98 = !DILocalVariable(name: "u", scope: !2, file: !3, line: 37, type: !95)
!99 = !DILocation(line: 37, column: 15, scope: !2)
!100 = !DILocation(line: 39, column: 2, scope: !2)
!101 = !DILocation(line: 40, column: 2, scope: !2)
!102 = !DILocation(line: 41, column: 15, scope: !2)
!103 = !DILocation(line: 41, column: 2, scope: !2)
!104 = !DILocation(line: 42, column: 15, scope: !2)
!105 = !DILocation(line: 42, column: 2, scope: !2)
!106 = !DILocation(line: 43, column: 2, scope: !107)
!107 = distinct !DILexicalBlock(scope: !108, file: !3, line: 43, column: 2)
!108 = distinct !DILexicalBlock(scope: !2, file: !3, line: 43, column: 2)
!109 = !DILocation(line: 43, column: 2, scope: !108)
!110 = !DILocation(line: 44, column: 2, scope: !111)
!111 = distinct !DILexicalBlock(scope: !112, file: !3, line: 44, column: 2)
!112 = distinct !DILexicalBlock(scope: !2, file: !3, line: 44, column: 2)
!113 = !DILocation(line: 44, column: 2, scope: !112)
!114 = !DILocation(line: 45, column: 2, scope: !115)
!115 = distinct !DILexicalBlock(scope: !116, file: !3, line: 45, column: 2)
!116 = distinct !DILexicalBlock(scope: !2, file: !3, line: 45, column: 2)
!117 = !DILocation(line: 45, column: 2, scope: !116)
!118 = !DILocation(line: 46, column: 2, scope: !119)
!119 = distinct !DILexicalBlock(scope: !120, file: !3, line: 46, column: 2)
!120 = distinct !DILexicalBlock(scope: !2, file: !3, line: 46, column: 2)
!121 = !DILocation(line: 46, column: 2, scope: !120)
!122 = !DILocation(line: 47, column: 2, scope: !2)
!123 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 23, type: !124, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !86)
!124 = !DISubroutineType(types: !125)
!125 = !{!9, !9}
!126 = !DILocalVariable(name: "arg", arg: 1, scope: !123, file: !3, line: 23, type: !9)
!127 = !DILocation(line: 23, column: 24, scope: !123)
!128 = !DILocalVariable(name: "r", scope: !123, file: !3, line: 25, type: !51)
!129 = !DILocation(line: 25, column: 9, scope: !123)
!130 = !DILocation(line: 25, column: 32, scope: !123)
!131 = !DILocation(line: 25, column: 18, scope: !123)
!132 = !DILocation(line: 25, column: 13, scope: !123)
!133 = !DILocation(line: 27, column: 2, scope: !123)
!134 = !DILocation(line: 28, column: 9, scope: !123)
!135 = !DILocation(line: 28, column: 6, scope: !123)
!136 = !DILocation(line: 29, column: 20, scope: !123)
!137 = !DILocation(line: 29, column: 13, scope: !123)
!138 = !DILocation(line: 29, column: 10, scope: !123)
!139 = !DILocation(line: 30, column: 2, scope: !123)
!140 = !DILocation(line: 31, column: 2, scope: !123)
!141 = distinct !DISubprogram(name: "root", scope: !3, file: !3, line: 14, type: !142, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !86)
!142 = !DISubroutineType(types: !143)
!143 = !{!51, !51}
!144 = !DILocalVariable(name: "a", arg: 1, scope: !141, file: !3, line: 14, type: !51)
!145 = !DILocation(line: 14, column: 27, scope: !141)
!146 = !DILocalVariable(name: "x", scope: !141, file: !3, line: 16, type: !51)
!147 = !DILocation(line: 16, column: 9, scope: !141)
!148 = !DILocation(line: 16, column: 13, scope: !141)
!149 = !DILocalVariable(name: "i", scope: !150, file: !3, line: 18, type: !6)
!150 = distinct !DILexicalBlock(scope: !141, file: !3, line: 18, column: 2)
!151 = !DILocation(line: 18, column: 11, scope: !150)
!152 = !DILocation(line: 18, column: 7, scope: !150)
!153 = !DILocation(line: 18, column: 18, scope: !154)
!154 = distinct !DILexicalBlock(scope: !150, file: !3, line: 18, column: 2)
!155 = !DILocation(line: 18, column: 20, scope: !154)
!156 = !DILocation(line: 18, column: 2, scope: !150)
!157 = !DILocation(line: 19, column: 14, scope: !154)
!158 = !DILocation(line: 19, column: 18, scope: !154)
!159 = !DILocation(line: 19, column: 22, scope: !154)
!160 = !DILocation(line: 19, column: 20, scope: !154)
!161 = !DILocation(line: 19, column: 16, scope: !154)
!162 = !DILocation(line: 19, column: 11, scope: !154)
!163 = !DILocation(line: 19, column: 5, scope: !154)
!164 = !DILocation(line: 19, column: 3, scope: !154)
!165 = !DILocation(line: 18, column: 27, scope: !154)
!166 = !DILocation(line: 18, column: 2, scope: !154)
!167 = distinct !{!167, !156, !168, !169}
!168 = !DILocation(line: 19, column: 23, scope: !150)
!169 = !{!"llvm.loop.mustprogress"}
!170 = !DILocation(line: 20, column: 9, scope: !141)
!171 = !DILocation(line: 20, column: 2, scope: !141)
