; ModuleID = 'memory/bitfields.c'
source_filename = "memory/bitfields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.flags = type { i8, i16, i8, [3 x i8] }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@shared = internal global %struct.flags zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [58 x i8] c"shared.mode == 1 && shared.level == 2 && shared.last == 4\00", align 1, !dbg !9
@.str.1 = private unnamed_addr constant [19 x i8] c"memory/bitfields.c\00", align 1, !dbg !15
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !20
@lock = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !71 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !81
  call void @llvm.dbg.declare(metadata ptr %3, metadata !82, metadata !DIExpression()), !dbg !84
  store i64 0, ptr %3, align 8, !dbg !84
  br label %5, !dbg !85

5:                                                ; preds = %15, %0
  %6 = load i64, ptr %3, align 8, !dbg !86
  %7 = icmp slt i64 %6, 2, !dbg !88
  br i1 %7, label %8, label %18, !dbg !89

8:                                                ; preds = %5
  %9 = load i64, ptr %3, align 8, !dbg !90
  %10 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %9, !dbg !91
  %11 = load i64, ptr %3, align 8, !dbg !92
  %12 = add nsw i64 %11, 1, !dbg !93
  %13 = inttoptr i64 %12 to ptr, !dbg !94
  %14 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @set, ptr noundef %13) #6, !dbg !95
  br label %15, !dbg !95

15:                                               ; preds = %8
  %16 = load i64, ptr %3, align 8, !dbg !96
  %17 = add nsw i64 %16, 1, !dbg !96
  store i64 %17, ptr %3, align 8, !dbg !96
  br label %5, !dbg !97, !llvm.loop !98

18:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !101, metadata !DIExpression()), !dbg !103
  store i32 0, ptr %4, align 4, !dbg !103
  br label %19, !dbg !104

19:                                               ; preds = %28, %18
  %20 = load i32, ptr %4, align 4, !dbg !105
  %21 = icmp slt i32 %20, 2, !dbg !107
  br i1 %21, label %22, label %31, !dbg !108

22:                                               ; preds = %19
  %23 = load i32, ptr %4, align 4, !dbg !109
  %24 = sext i32 %23 to i64, !dbg !110
  %25 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %24, !dbg !110
  %26 = load i64, ptr %25, align 8, !dbg !110
  %27 = call i32 @pthread_join(i64 noundef %26, ptr noundef null), !dbg !111
  br label %28, !dbg !111

28:                                               ; preds = %22
  %29 = load i32, ptr %4, align 4, !dbg !112
  %30 = add nsw i32 %29, 1, !dbg !112
  store i32 %30, ptr %4, align 4, !dbg !112
  br label %19, !dbg !113, !llvm.loop !114

31:                                               ; preds = %19
  %32 = load i8, ptr @shared, align 4, !dbg !116
  %33 = and i8 %32, 7, !dbg !116
  %34 = zext i8 %33 to i32, !dbg !116
  %35 = icmp eq i32 %34, 1, !dbg !116
  br i1 %35, label %36, label %46, !dbg !116

36:                                               ; preds = %31
  %37 = load i8, ptr @shared, align 4, !dbg !116
  %38 = lshr i8 %37, 3, !dbg !116
  %39 = zext i8 %38 to i32, !dbg !116
  %40 = icmp eq i32 %39, 2, !dbg !116
  br i1 %40, label %41, label %46, !dbg !116

41:                                               ; preds = %36
  %42 = load i8, ptr getelementptr inbounds (%struct.flags, ptr @shared, i32 0, i32 2), align 4, !dbg !116
  %43 = sext i8 %42 to i32, !dbg !116
  %44 = icmp eq i32 %43, 4, !dbg !116
  br i1 %44, label %45, label %46, !dbg !119

45:                                               ; preds = %41
  br label %47, !dbg !119

46:                                               ; preds = %41, %36, %31
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 27, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !116
  unreachable, !dbg !116

47:                                               ; preds = %45
  %48 = load i32, ptr %1, align 4, !dbg !120
  ret i32 %48, !dbg !120
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @set(ptr noundef %0) #0 !dbg !121 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.flags, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !124, metadata !DIExpression()), !dbg !125
  call void @llvm.dbg.declare(metadata ptr %3, metadata !126, metadata !DIExpression()), !dbg !127
  %4 = load i8, ptr %3, align 4, !dbg !128
  %5 = and i8 %4, -8, !dbg !128
  %6 = or i8 %5, 1, !dbg !128
  store i8 %6, ptr %3, align 4, !dbg !128
  %7 = load i8, ptr %3, align 4, !dbg !129
  %8 = and i8 %7, 7, !dbg !129
  %9 = or i8 %8, 16, !dbg !129
  store i8 %9, ptr %3, align 4, !dbg !129
  %10 = load ptr, ptr %2, align 8, !dbg !130
  %11 = ptrtoint ptr %10 to i64, !dbg !131
  %12 = trunc i64 %11 to i16, !dbg !132
  %13 = getelementptr inbounds %struct.flags, ptr %3, i32 0, i32 1, !dbg !133
  store i16 %12, ptr %13, align 2, !dbg !134
  %14 = getelementptr inbounds %struct.flags, ptr %3, i32 0, i32 2, !dbg !135
  store i8 4, ptr %14, align 4, !dbg !136
  %15 = call i32 @pthread_mutex_lock(ptr noundef @lock) #6, !dbg !137
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 @shared, ptr align 4 %3, i64 8, i1 false), !dbg !138
  %16 = call i32 @pthread_mutex_unlock(ptr noundef @lock) #6, !dbg !139
  ret ptr null, !dbg !140
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 8, type: !58, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/bitfields.c", directory: ".")
!4 = !{!5, !6, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!7 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!8 = !{!9, !15, !20, !0, !26}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !11, isLocal: true, isDefinition: true)
!11 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 464, elements: !13)
!12 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!13 = !{!14}
!14 = !DISubrange(count: 58)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !17, isLocal: true, isDefinition: true)
!17 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 152, elements: !18)
!18 = !{!19}
!19 = !DISubrange(count: 19)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 120, elements: !24)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!24 = !{!25}
!25 = !DISubrange(count: 15)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 9, type: !28, isLocal: true, isDefinition: true)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !29, line: 72, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !29, line: 67, size: 320, elements: !31)
!31 = !{!32, !53, !57}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !30, file: !29, line: 69, baseType: !33, size: 320)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !34, line: 22, size: 320, elements: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!35 = !{!36, !38, !40, !41, !42, !43, !44, !45}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !33, file: !34, line: 24, baseType: !37, size: 32)
!37 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !33, file: !34, line: 25, baseType: !39, size: 32, offset: 32)
!39 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !33, file: !34, line: 26, baseType: !37, size: 32, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !33, file: !34, line: 28, baseType: !39, size: 32, offset: 96)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !33, file: !34, line: 32, baseType: !37, size: 32, offset: 128)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !33, file: !34, line: 34, baseType: !6, size: 16, offset: 160)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !33, file: !34, line: 35, baseType: !6, size: 16, offset: 176)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !33, file: !34, line: 36, baseType: !46, size: 128, offset: 192)
!46 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !47, line: 55, baseType: !48)
!47 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !47, line: 51, size: 128, elements: !49)
!49 = !{!50, !52}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !48, file: !47, line: 53, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !48, file: !47, line: 54, baseType: !51, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !30, file: !29, line: 70, baseType: !54, size: 320)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 320, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 40)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !30, file: !29, line: 71, baseType: !7, size: 64)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 7, size: 64, elements: !59)
!59 = !{!60, !61, !62, !63}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "mode", scope: !58, file: !3, line: 7, baseType: !39, size: 3, flags: DIFlagBitField, extraData: i64 0)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "level", scope: !58, file: !3, line: 7, baseType: !39, size: 5, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !58, file: !3, line: 7, baseType: !6, size: 16, offset: 16)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !58, file: !3, line: 7, baseType: !12, size: 8, offset: 32)
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 8, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 2}
!70 = !{i32 7, !"frame-pointer", i32 2}
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !72, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !74)
!72 = !DISubroutineType(types: !73)
!73 = !{!37}
!74 = !{}
!75 = !DILocalVariable(name: "t", scope: !71, file: !3, line: 24, type: !76)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 128, elements: !79)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !29, line: 27, baseType: !78)
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !{!80}
!80 = !DISubrange(count: 2)
!81 = !DILocation(line: 24, column: 12, scope: !71)
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 25, type: !7)
!83 = distinct !DILexicalBlock(scope: !71, file: !3, line: 25, column: 2)
!84 = !DILocation(line: 25, column: 12, scope: !83)
!85 = !DILocation(line: 25, column: 7, scope: !83)
!86 = !DILocation(line: 25, column: 19, scope: !87)
!87 = distinct !DILexicalBlock(scope: !83, file: !3, line: 25, column: 2)
!88 = !DILocation(line: 25, column: 21, scope: !87)
!89 = !DILocation(line: 25, column: 2, scope: !83)
!90 = !DILocation(line: 25, column: 49, scope: !87)
!91 = !DILocation(line: 25, column: 47, scope: !87)
!92 = !DILocation(line: 25, column: 70, scope: !87)
!93 = !DILocation(line: 25, column: 72, scope: !87)
!94 = !DILocation(line: 25, column: 61, scope: !87)
!95 = !DILocation(line: 25, column: 31, scope: !87)
!96 = !DILocation(line: 25, column: 27, scope: !87)
!97 = !DILocation(line: 25, column: 2, scope: !87)
!98 = distinct !{!98, !89, !99, !100}
!99 = !DILocation(line: 25, column: 76, scope: !83)
!100 = !{!"llvm.loop.mustprogress"}
!101 = !DILocalVariable(name: "i", scope: !102, file: !3, line: 26, type: !37)
!102 = distinct !DILexicalBlock(scope: !71, file: !3, line: 26, column: 2)
!103 = !DILocation(line: 26, column: 11, scope: !102)
!104 = !DILocation(line: 26, column: 7, scope: !102)
!105 = !DILocation(line: 26, column: 18, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 26, column: 2)
!107 = !DILocation(line: 26, column: 20, scope: !106)
!108 = !DILocation(line: 26, column: 2, scope: !102)
!109 = !DILocation(line: 26, column: 45, scope: !106)
!110 = !DILocation(line: 26, column: 43, scope: !106)
!111 = !DILocation(line: 26, column: 30, scope: !106)
!112 = !DILocation(line: 26, column: 26, scope: !106)
!113 = !DILocation(line: 26, column: 2, scope: !106)
!114 = distinct !{!114, !108, !115, !100}
!115 = !DILocation(line: 26, column: 50, scope: !102)
!116 = !DILocation(line: 27, column: 2, scope: !117)
!117 = distinct !DILexicalBlock(scope: !118, file: !3, line: 27, column: 2)
!118 = distinct !DILexicalBlock(scope: !71, file: !3, line: 27, column: 2)
!119 = !DILocation(line: 27, column: 2, scope: !118)
!120 = !DILocation(line: 28, column: 1, scope: !71)
!121 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 10, type: !122, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !74)
!122 = !DISubroutineType(types: !123)
!123 = !{!5, !5}
!124 = !DILocalVariable(name: "arg", arg: 1, scope: !121, file: !3, line: 10, type: !5)
!125 = !DILocation(line: 10, column: 24, scope: !121)
!126 = !DILocalVariable(name: "f", scope: !121, file: !3, line: 12, type: !58)
!127 = !DILocation(line: 12, column: 15, scope: !121)
!128 = !DILocation(line: 13, column: 9, scope: !121)
!129 = !DILocation(line: 14, column: 10, scope: !121)
!130 = !DILocation(line: 15, column: 25, scope: !121)
!131 = !DILocation(line: 15, column: 19, scope: !121)
!132 = !DILocation(line: 15, column: 12, scope: !121)
!133 = !DILocation(line: 15, column: 4, scope: !121)
!134 = !DILocation(line: 15, column: 10, scope: !121)
!135 = !DILocation(line: 16, column: 4, scope: !121)
!136 = !DILocation(line: 16, column: 9, scope: !121)
!137 = !DILocation(line: 17, column: 2, scope: !121)
!138 = !DILocation(line: 18, column: 11, scope: !121)
!139 = !DILocation(line: 19, column: 2, scope: !121)
!140 = !DILocation(line: 20, column: 2, scope: !121)
