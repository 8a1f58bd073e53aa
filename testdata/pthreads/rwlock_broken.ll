; ModuleID = 'pthreads/rwlock_broken.c'
source_filename = "pthreads/rwlock_broken.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }

@counter = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [19 x i8] c"counter == WRITERS\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [25 x i8] c"pthreads/rwlock_broken.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@lock = internal global %union.pthread_rwlock_t zeroinitializer, align 8, !dbg !24

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !68 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !77
  call void @llvm.dbg.declare(metadata ptr %3, metadata !78, metadata !DIExpression()), !dbg !80
  store i32 0, ptr %3, align 4, !dbg !80
  br label %5, !dbg !81

5:                                                ; preds = %13, %0
  %6 = load i32, ptr %3, align 4, !dbg !82
  %7 = icmp slt i32 %6, 2, !dbg !84
  br i1 %7, label %8, label %16, !dbg !85

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4, !dbg !86
  %10 = sext i32 %9 to i64, !dbg !87
  %11 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %10, !dbg !87
  %12 = call i32 @pthread_create(ptr noundef %11, ptr noundef null, ptr noundef @writer, ptr noundef null) #5, !dbg !88
  br label %13, !dbg !88

13:                                               ; preds = %8
  %14 = load i32, ptr %3, align 4, !dbg !89
  %15 = add nsw i32 %14, 1, !dbg !89
  store i32 %15, ptr %3, align 4, !dbg !89
  br label %5, !dbg !90, !llvm.loop !91

16:                                               ; preds = %5
  call void @llvm.dbg.declare(metadata ptr %4, metadata !94, metadata !DIExpression()), !dbg !96
  store i32 0, ptr %4, align 4, !dbg !96
  br label %17, !dbg !97

17:                                               ; preds = %26, %16
  %18 = load i32, ptr %4, align 4, !dbg !98
  %19 = icmp slt i32 %18, 2, !dbg !100
  br i1 %19, label %20, label %29, !dbg !101

20:                                               ; preds = %17
  %21 = load i32, ptr %4, align 4, !dbg !102
  %22 = sext i32 %21 to i64, !dbg !103
  %23 = getelementptr inbounds [2 x i64], ptr %2, i64 0, i64 %22, !dbg !103
  %24 = load i64, ptr %23, align 8, !dbg !103
  %25 = call i32 @pthread_join(i64 noundef %24, ptr noundef null), !dbg !104
  br label %26, !dbg !104

26:                                               ; preds = %20
  %27 = load i32, ptr %4, align 4, !dbg !105
  %28 = add nsw i32 %27, 1, !dbg !105
  store i32 %28, ptr %4, align 4, !dbg !105
  br label %17, !dbg !106, !llvm.loop !107

29:                                               ; preds = %17
  %30 = load volatile i32, ptr @counter, align 4, !dbg !109
  %31 = icmp eq i32 %30, 2, !dbg !109
  br i1 %31, label %32, label %33, !dbg !112

32:                                               ; preds = %29
  br label %34, !dbg !112

33:                                               ; preds = %29
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !109
  unreachable, !dbg !109

34:                                               ; preds = %32
  ret i32 0, !dbg !113
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !117, metadata !DIExpression()), !dbg !118
  %3 = load ptr, ptr %2, align 8, !dbg !119
  %4 = call i32 @pthread_rwlock_rdlock(ptr noundef @lock) #5, !dbg !120
  %5 = load volatile i32, ptr @counter, align 4, !dbg !121
  %6 = add nsw i32 %5, 1, !dbg !121
  store volatile i32 %6, ptr @counter, align 4, !dbg !121
  %7 = call i32 @pthread_rwlock_unlock(ptr noundef @lock) #5, !dbg !122
  ret ptr null, !dbg !123
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_rwlock_rdlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_rwlock_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!61, !62, !63, !64, !65, !66, !67}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "counter", scope: !2, file: !3, line: 17, type: !60, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/rwlock_broken.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 19)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 200, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 25)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "lock", scope: !2, file: !3, line: 16, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_rwlock_t", file: !27, line: 91, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !27, line: 86, size: 448, elements: !29)
!29 = !{!30, !54, !58}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !28, file: !27, line: 88, baseType: !31, size: 448)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_rwlock_arch_t", file: !32, line: 23, size: 448, elements: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_rwlock.h", directory: "")
!33 = !{!34, !36, !37, !38, !39, !40, !41, !43, !44, !46, !51, !53}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__readers", scope: !31, file: !32, line: 25, baseType: !35, size: 32)
!35 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__writers", scope: !31, file: !32, line: 26, baseType: !35, size: 32, offset: 32)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__wrphase_futex", scope: !31, file: !32, line: 27, baseType: !35, size: 32, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__writers_futex", scope: !31, file: !32, line: 28, baseType: !35, size: 32, offset: 96)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__pad3", scope: !31, file: !32, line: 29, baseType: !35, size: 32, offset: 128)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__pad4", scope: !31, file: !32, line: 30, baseType: !35, size: 32, offset: 160)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__cur_writer", scope: !31, file: !32, line: 32, baseType: !42, size: 32, offset: 192)
!42 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__shared", scope: !31, file: !32, line: 33, baseType: !42, size: 32, offset: 224)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__rwelision", scope: !31, file: !32, line: 34, baseType: !45, size: 8, offset: 256)
!45 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "__pad1", scope: !31, file: !32, line: 39, baseType: !47, size: 56, offset: 264)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !48, size: 56, elements: !49)
!48 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!49 = !{!50}
!50 = !DISubrange(count: 7)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "__pad2", scope: !31, file: !32, line: 42, baseType: !52, size: 64, offset: 320)
!52 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "__flags", scope: !31, file: !32, line: 45, baseType: !35, size: 32, offset: 384)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !28, file: !27, line: 89, baseType: !55, size: 448)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 448, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 56)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !28, file: !27, line: 90, baseType: !59, size: 64)
!59 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!60 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !42)
!61 = !{i32 7, !"Dwarf Version", i32 5}
!62 = !{i32 2, !"Debug Info Version", i32 3}
!63 = !{i32 1, !"wchar_size", i32 4}
!64 = !{i32 8, !"PIC Level", i32 2}
!65 = !{i32 7, !"PIE Level", i32 2}
!66 = !{i32 7, !"uwtable", i32 2}
!67 = !{i32 7, !"frame-pointer", i32 2}
!68 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !69, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !71)
!69 = !DISubroutineType(types: !70)
!70 = !{!42}
!71 = !{}
!72 = !DILocalVariable(name: "t", scope: !68, file: !3, line: 30, type: !73)
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 128, elements: !75)
!74 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !52)
!75 = !{!76}
!76 = !DISubrange(count: 2)
!77 = !DILocation(line: 30, column: 12, scope: !68)
!78 = !DILocalVariable(name: "i", scope: !79, file: !3, line: 32, type: !42)
!79 = distinct !DILexicalBlock(scope: !68, file: !3, line: 32, column: 2)
!80 = !DILocation(line: 32, column: 11, scope: !79)
!81 = !DILocation(line: 32, column: 7, scope: !79)
!82 = !DILocation(line: 32, column: 18, scope: !83)
!83 = distinct !DILexicalBlock(scope: !79, file: !3, line: 32, column: 2)
!84 = !DILocation(line: 32, column: 20, scope: !83)
!85 = !DILocation(line: 32, column: 2, scope: !79)
!86 = !DILocation(line: 33, column: 21, scope: !83)
!87 = !DILocation(line: 33, column: 19, scope: !83)
!88 = !DILocation(line: 33, column: 3, scope: !83)
!89 = !DILocation(line: 32, column: 32, scope: !83)
!90 = !DILocation(line: 32, column: 2, scope: !83)
!91 = distinct !{!91, !85, !92, !93}
!92 = !DILocation(line: 33, column: 43, scope: !79)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocalVariable(name: "i", scope: !95, file: !3, line: 34, type: !42)
!95 = distinct !DILexicalBlock(scope: !68, file: !3, line: 34, column: 2)
!96 = !DILocation(line: 34, column: 11, scope: !95)
!97 = !DILocation(line: 34, column: 7, scope: !95)
!98 = !DILocation(line: 34, column: 18, scope: !99)
!99 = distinct !DILexicalBlock(scope: !95, file: !3, line: 34, column: 2)
!100 = !DILocation(line: 34, column: 20, scope: !99)
!101 = !DILocation(line: 34, column: 2, scope: !95)
!102 = !DILocation(line: 35, column: 18, scope: !99)
!103 = !DILocation(line: 35, column: 16, scope: !99)
!104 = !DILocation(line: 35, column: 3, scope: !99)
!105 = !DILocation(line: 34, column: 32, scope: !99)
!106 = !DILocation(line: 34, column: 2, scope: !99)
!107 = distinct !{!107, !101, !108, !93}
!108 = !DILocation(line: 35, column: 26, scope: !95)
!109 = !DILocation(line: 36, column: 2, scope: !110)
!110 = distinct !DILexicalBlock(scope: !111, file: !3, line: 36, column: 2)
!111 = distinct !DILexicalBlock(scope: !68, file: !3, line: 36, column: 2)
!112 = !DILocation(line: 36, column: 2, scope: !111)
!113 = !DILocation(line: 37, column: 2, scope: !68)
!114 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 19, type: !115, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !71)
!115 = !DISubroutineType(types: !116)
!116 = !{!5, !5}
!117 = !DILocalVariable(name: "arg", arg: 1, scope: !114, file: !3, line: 19, type: !5)
!118 = !DILocation(line: 19, column: 27, scope: !114)
!119 = !DILocation(line: 21, column: 8, scope: !114)
!120 = !DILocation(line: 22, column: 2, scope: !114)
!121 = !DILocation(line: 23, column: 9, scope: !114)
!122 = !DILocation(line: 24, column: 2, scope: !114)
!123 = !DILocation(line: 25, column: 2, scope: !114)
