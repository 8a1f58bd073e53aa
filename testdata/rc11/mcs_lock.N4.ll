; ModuleID = 'rc11/mcs_lock.c'
source_filename = "rc11/mcs_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { ptr, i32 }

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"counter == N\00", align 1, !dbg !21
@.str.1 = private unnamed_addr constant [16 x i8] c"rc11/mcs_lock.c\00", align 1, !dbg !27
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !32
@nodes = internal global [4 x %struct.node] zeroinitializer, align 16, !dbg !38
@tail = internal global ptr null, align 8, !dbg !52

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !61 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !65, metadata !DIExpression()), !dbg !70
  call void @llvm.dbg.declare(metadata ptr %3, metadata !71, metadata !DIExpression()), !dbg !73
  store i32 0, ptr %3, align 4, !dbg !73
  br label %5, !dbg !74

5:                                                ; preds = %16, %0
  %6 = load i32, ptr %3, align 4, !dbg !75
  %7 = icmp slt i32 %6, 4, !dbg !77
  br i1 %7, label %8, label %19, !dbg !78

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !79
  %10 = sext i32 %9 to i64, !dbg !80
  %11 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %10, !dbg !80
  %12 = load i32, ptr %3, align 4, !dbg !81
  %13 = sext i32 %12 to i64, !dbg !82
  %14 = inttoptr i64 %13 to ptr, !dbg !83
  %15 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @run, ptr noundef %14) #5, !dbg !84
  br label %16, !dbg !84

16:                                               ; preds = %8
  %17 = load i32, ptr %3, align 4, !dbg !85
  %18 = add nsw i32 %17, 1, !dbg !85
  store i32 %18, ptr %3, align 4, !dbg !85
  br label %5, !dbg !86, !llvm.loop !87

19:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !90, metadata !DIExpression()), !dbg !92
  store i32 0, ptr %4, align 4, !dbg !92
  br label %20, !dbg !93

20:                                               ; preds = %29, %19
  %21 = load i32, ptr %4, align 4, !dbg !94
  %22 = icmp slt i32 %21, 4, !dbg !96
  br i1 %22, label %23, label %32, !dbg !97

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !98
  %25 = sext i32 %24 to i64, !dbg !99
  %26 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %25, !dbg !99
  %27 = load i64, ptr %26, align 8, !dbg !99
  %28 = call i32 @pthread_join(i64 noundef %27, ptr noundef null), !dbg !100
  br label %29, !dbg !100

29:                                               ; preds = %23
  %30 = load i32, ptr %4, align 4, !dbg !101
  %31 = add nsw i32 %30, 1, !dbg !101
  store i32 %31, ptr %4, align 4, !dbg !101
  br label %20, !dbg !102, !llvm.loop !103

32:                                               ; preds = %20
  %33 = load i32, ptr @counter, align 4, !dbg !105
  %34 = icmp eq i32 %33, 4, !dbg !105
  br i1 %34, label %35, label %36, !dbg !108

35:                                               ; preds = %32
  br label %37, !dbg !108

36:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 60, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !105
  unreachable, !dbg !105

37:                                               ; preds = %35
  ret i32 0, !dbg !109
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !110 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca i8, align 1
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !113, metadata !DIExpression()), !dbg !114
  call void @llvm.dbg.declare(metadata ptr %4, metadata !115, metadata !DIExpression()), !dbg !116
  %18 = load ptr, ptr %3, align 8, !dbg !117
  %19 = ptrtoint ptr %18 to i64, !dbg !118
  %20 = getelementptr inbounds [4 x %struct.node], ptr @nodes, i64 0, i64 %19, !dbg !119
  store ptr %20, ptr %4, align 8, !dbg !116
  call void @llvm.dbg.declare(metadata ptr %5, metadata !120, metadata !DIExpression()), !dbg !121
  %21 = load ptr, ptr %4, align 8, !dbg !122
  store ptr %21, ptr %5, align 8, !dbg !121
  %22 = load ptr, ptr %4, align 8, !dbg !123
  %23 = getelementptr inbounds %struct.node, ptr %22, i32 0, i32 1, !dbg !123
  store i32 1, ptr %6, align 4, !dbg !123
  %24 = load i32, ptr %6, align 4, !dbg !123
  store atomic i32 %24, ptr %23 monotonic, align 8, !dbg !123
  call void @llvm.dbg.declare(metadata ptr %7, metadata !124, metadata !DIExpression()), !dbg !125
  %25 = load ptr, ptr %4, align 8, !dbg !126
  store ptr %25, ptr %8, align 8, !dbg !126
  %26 = load i64, ptr %8, align 8, !dbg !126
  %27 = atomicrmw xchg ptr @tail, i64 %26 acq_rel, align 8, !dbg !126
  store i64 %27, ptr %9, align 8, !dbg !126
  %28 = load ptr, ptr %9, align 8, !dbg !126
  store ptr %28, ptr %7, align 8, !dbg !125
  %29 = load ptr, ptr %7, align 8, !dbg !127
  %30 = icmp ne ptr %29, null, !dbg !129
  br i1 %30, label %31, label %44, !dbg !130

31:                                               ; preds = %1
  %32 = load ptr, ptr %7, align 8, !dbg !131
  %33 = getelementptr inbounds %struct.node, ptr %32, i32 0, i32 0, !dbg !131
  %34 = load ptr, ptr %4, align 8, !dbg !131
  store ptr %34, ptr %10, align 8, !dbg !131
  %35 = load i64, ptr %10, align 8, !dbg !131
  store atomic i64 %35, ptr %33 release, align 8, !dbg !131
  br label %36, !dbg !133

36:                                               ; preds = %42, %31
  %37 = load ptr, ptr %4, align 8, !dbg !134
  %38 = getelementptr inbounds %struct.node, ptr %37, i32 0, i32 1, !dbg !134
  %39 = load atomic i32, ptr %38 acquire, align 8, !dbg !134
  store i32 %39, ptr %11, align 4, !dbg !134
  %40 = load i32, ptr %11, align 4, !dbg !134
  %41 = icmp ne i32 %40, 0, !dbg !133
  br i1 %41, label %42, label %43, !dbg !133

42:                                               ; preds = %36
  br label %36, !dbg !133, !llvm.loop !135

43:                                               ; preds = %36
  br label %44, !dbg !137

44:                                               ; preds = %43, %1
  %45 = load i32, ptr @counter, align 4, !dbg !138
  %46 = add nsw i32 %45, 1, !dbg !138
  store i32 %46, ptr @counter, align 4, !dbg !138
  call void @llvm.dbg.declare(metadata ptr %12, metadata !139, metadata !DIExpression()), !dbg !140
  %47 = load ptr, ptr %4, align 8, !dbg !141
  %48 = getelementptr inbounds %struct.node, ptr %47, i32 0, i32 0, !dbg !141
  %49 = load atomic i64, ptr %48 acquire, align 8, !dbg !141
  store i64 %49, ptr %13, align 8, !dbg !141
  %50 = load ptr, ptr %13, align 8, !dbg !141
  store ptr %50, ptr %12, align 8, !dbg !140
  %51 = load ptr, ptr %12, align 8, !dbg !142
  %52 = icmp eq ptr %51, null, !dbg !144
  br i1 %52, label %53, label %74, !dbg !145

53:                                               ; preds = %44
  store ptr null, ptr %14, align 8, !dbg !146
  %54 = load i64, ptr %5, align 8, !dbg !146
  %55 = load i64, ptr %14, align 8, !dbg !146
  %56 = cmpxchg ptr @tail, i64 %54, i64 %55 release monotonic, align 8, !dbg !146
  %57 = extractvalue { i64, i1 } %56, 0, !dbg !146
  %58 = extractvalue { i64, i1 } %56, 1, !dbg !146
  br i1 %58, label %60, label %59, !dbg !146

59:                                               ; preds = %53
  store i64 %57, ptr %5, align 8, !dbg !146
  br label %60, !dbg !146

60:                                               ; preds = %59, %53
  %61 = zext i1 %58 to i8, !dbg !146
  store i8 %61, ptr %15, align 1, !dbg !146
  %62 = load i8, ptr %15, align 1, !dbg !146
  %63 = trunc i8 %62 to i1, !dbg !146
  br i1 %63, label %64, label %65, !dbg !149

64:                                               ; preds = %60
  store ptr null, ptr %2, align 8, !dbg !150
  br label %78, !dbg !150

65:                                               ; preds = %60
  br label %66, !dbg !151

66:                                               ; preds = %72, %65
  %67 = load ptr, ptr %4, align 8, !dbg !152
  %68 = getelementptr inbounds %struct.node, ptr %67, i32 0, i32 0, !dbg !152
  %69 = load atomic i64, ptr %68 acquire, align 8, !dbg !152
  store i64 %69, ptr %16, align 8, !dbg !152
  %70 = load ptr, ptr %16, align 8, !dbg !152
  store ptr %70, ptr %12, align 8, !dbg !153
  %71 = icmp eq ptr %70, null, !dbg !154
  br i1 %71, label %72, label %73, !dbg !151

72:                                               ; preds = %66
  br label %66, !dbg !151, !llvm.loop !155

73:                                               ; preds = %66
  br label %74, !dbg !157

74:                                               ; preds = %73, %44
  %75 = load ptr, ptr %12, align 8, !dbg !158
  %76 = getelementptr inbounds %struct.node, ptr %75, i32 0, i32 1, !dbg !158
  store i32 0, ptr %17, align 4, !dbg !158
  %77 = load i32, ptr %17, align 4, !dbg !158
  store atomic i32 %77, ptr %76 release, align 8, !dbg !158
  store ptr null, ptr %2, align 8, !dbg !159
  br label %78, !dbg !159

78:                                               ; preds = %74, %64
  %79 = load ptr, ptr %2, align 8, !dbg !160
  ret ptr %79, !dbg !160
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!54, !55, !56, !57, !58, !59, !60}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 27, type: !49, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rc11/mcs_lock.c", directory: ".")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !6, line: 60, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12, !13, !14}
!9 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!10 = !DIEnumerator(name: "memory_order_consume", value: 1)
!11 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!12 = !DIEnumerator(name: "memory_order_release", value: 3)
!13 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!14 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!15 = !{!16, !17}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !18, line: 87, baseType: !19)
!18 = !DIFile(filename: "include/stdint.h", directory: "")
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !{!21, !27, !32, !0, !38, !52}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !23, isLocal: true, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 104, elements: !25)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26}
!26 = !DISubrange(count: 13)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 16)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 60, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 120, elements: !36)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!36 = !{!37}
!37 = !DISubrange(count: 15)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "nodes", scope: !2, file: !3, line: 25, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 512, elements: !50)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 20, size: 128, elements: !42)
!42 = !{!43, !46}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !41, file: !3, line: 21, baseType: !44, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !45)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "waiting", scope: !41, file: !3, line: 22, baseType: !47, size: 32, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !6, line: 96, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !49)
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !{!51}
!51 = !DISubrange(count: 4)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 26, type: !44, isLocal: true, isDefinition: true)
!54 = !{i32 7, !"Dwarf Version", i32 5}
!55 = !{i32 2, !"Debug Info Version", i32 3}
!56 = !{i32 1, !"wchar_size", i32 4}
!57 = !{i32 8, !"PIC Level", i32 2}
!58 = !{i32 7, !"PIE Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 52, type: !62, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !64)
!62 = !DISubroutineType(types: !63)
!63 = !{!49}
!64 = !{}
!65 = !DILocalVariable(name: "t", scope: !61, file: !3, line: 54, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !67, size: 256, elements: !50)
!67 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !68, line: 27, baseType: !69)
!68 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!69 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!70 = !DILocation(line: 54, column: 12, scope: !61)
!71 = !DILocalVariable(name: "i", scope: !72, file: !3, line: 56, type: !49)
!72 = distinct !DILexicalBlock(scope: !61, file: !3, line: 56, column: 2)
!73 = !DILocation(line: 56, column: 11, scope: !72)
!74 = !DILocation(line: 56, column: 7, scope: !72)
!75 = !DILocation(line: 56, column: 18, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 56, column: 2)
!77 = !DILocation(line: 56, column: 20, scope: !76)
!78 = !DILocation(line: 56, column: 2, scope: !72)
!79 = !DILocation(line: 57, column: 21, scope: !76)
!80 = !DILocation(line: 57, column: 19, scope: !76)
!81 = !DILocation(line: 57, column: 54, scope: !76)
!82 = !DILocation(line: 57, column: 44, scope: !76)
!83 = !DILocation(line: 57, column: 36, scope: !76)
!84 = !DILocation(line: 57, column: 3, scope: !76)
!85 = !DILocation(line: 56, column: 26, scope: !76)
!86 = !DILocation(line: 56, column: 2, scope: !76)
!87 = distinct !{!87, !78, !88, !89}
!88 = !DILocation(line: 57, column: 55, scope: !72)
!89 = !{!"llvm.loop.mustprogress"}
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 58, type: !49)
!91 = distinct !DILexicalBlock(scope: !61, file: !3, line: 58, column: 2)
!92 = !DILocation(line: 58, column: 11, scope: !91)
!93 = !DILocation(line: 58, column: 7, scope: !91)
!94 = !DILocation(line: 58, column: 18, scope: !95)
!95 = distinct !DILexicalBlock(scope: !91, file: !3, line: 58, column: 2)
!96 = !DILocation(line: 58, column: 20, scope: !95)
!97 = !DILocation(line: 58, column: 2, scope: !91)
!98 = !DILocation(line: 59, column: 18, scope: !95)
!99 = !DILocation(line: 59, column: 16, scope: !95)
!100 = !DILocation(line: 59, column: 3, scope: !95)
!101 = !DILocation(line: 58, column: 26, scope: !95)
!102 = !DILocation(line: 58, column: 2, scope: !95)
!103 = distinct !{!103, !97, !104, !89}
!104 = !DILocation(line: 59, column: 26, scope: !91)
!105 = !DILocation(line: 60, column: 2, scope: !106)
!106 = distinct !DILexicalBlock(scope: !107, file: !3, line: 60, column: 2)
!107 = distinct !DILexicalBlock(scope: !61, file: !3, line: 60, column: 2)
!108 = !DILocation(line: 60, column: 2, scope: !107)
!109 = !DILocation(line: 61, column: 2, scope: !61)
!110 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 29, type: !111, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !64)
!111 = !DISubroutineType(types: !112)
!112 = !{!16, !16}
!113 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 29, type: !16)
!114 = !DILocation(line: 29, column: 24, scope: !110)
!115 = !DILocalVariable(name: "me", scope: !110, file: !3, line: 31, type: !45)
!116 = !DILocation(line: 31, column: 15, scope: !110)
!117 = !DILocation(line: 31, column: 37, scope: !110)
!118 = !DILocation(line: 31, column: 27, scope: !110)
!119 = !DILocation(line: 31, column: 21, scope: !110)
!120 = !DILocalVariable(name: "mine", scope: !110, file: !3, line: 31, type: !45)
!121 = !DILocation(line: 31, column: 44, scope: !110)
!122 = !DILocation(line: 31, column: 51, scope: !110)
!123 = !DILocation(line: 33, column: 2, scope: !110)
!124 = !DILocalVariable(name: "before", scope: !110, file: !3, line: 34, type: !45)
!125 = !DILocation(line: 34, column: 15, scope: !110)
!126 = !DILocation(line: 34, column: 24, scope: !110)
!127 = !DILocation(line: 35, column: 6, scope: !128)
!128 = distinct !DILexicalBlock(scope: !110, file: !3, line: 35, column: 6)
!129 = !DILocation(line: 35, column: 13, scope: !128)
!130 = !DILocation(line: 35, column: 6, scope: !110)
!131 = !DILocation(line: 36, column: 3, scope: !132)
!132 = distinct !DILexicalBlock(scope: !128, file: !3, line: 35, column: 22)
!133 = !DILocation(line: 37, column: 3, scope: !132)
!134 = !DILocation(line: 37, column: 10, scope: !132)
!135 = distinct !{!135, !133, !136, !89}
!136 = !DILocation(line: 38, column: 4, scope: !132)
!137 = !DILocation(line: 39, column: 2, scope: !132)
!138 = !DILocation(line: 40, column: 9, scope: !110)
!139 = !DILocalVariable(name: "next", scope: !110, file: !3, line: 41, type: !45)
!140 = !DILocation(line: 41, column: 15, scope: !110)
!141 = !DILocation(line: 41, column: 22, scope: !110)
!142 = !DILocation(line: 42, column: 6, scope: !143)
!143 = distinct !DILexicalBlock(scope: !110, file: !3, line: 42, column: 6)
!144 = !DILocation(line: 42, column: 11, scope: !143)
!145 = !DILocation(line: 42, column: 6, scope: !110)
!146 = !DILocation(line: 43, column: 7, scope: !147)
!147 = distinct !DILexicalBlock(scope: !148, file: !3, line: 43, column: 7)
!148 = distinct !DILexicalBlock(scope: !143, file: !3, line: 42, column: 20)
!149 = !DILocation(line: 43, column: 7, scope: !148)
!150 = !DILocation(line: 44, column: 4, scope: !147)
!151 = !DILocation(line: 45, column: 3, scope: !148)
!152 = !DILocation(line: 45, column: 18, scope: !148)
!153 = !DILocation(line: 45, column: 16, scope: !148)
!154 = !DILocation(line: 45, column: 46, scope: !148)
!155 = distinct !{!155, !151, !156, !89}
!156 = !DILocation(line: 46, column: 4, scope: !148)
!157 = !DILocation(line: 47, column: 2, scope: !148)
!158 = !DILocation(line: 48, column: 2, scope: !110)
!159 = !DILocation(line: 49, column: 2, scope: !110)
!160 = !DILocation(line: 50, column: 1, scope: !110)
