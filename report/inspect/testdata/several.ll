; ModuleID = 'several.c'
source_filename = "several.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.box = type { i32, i32, [0 x %struct.message] }
%struct.message = type { i32, i32, [4 x i8] }

@box = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [4 x i8] zeroinitializer, align 1, !dbg !13
@.str.1 = private unnamed_addr constant [32 x i8] c"box->count == box->capacity + 1\00", align 1, !dbg !19
@.str.2 = private unnamed_addr constant [10 x i8] c"several.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !29
@.str.3 = private unnamed_addr constant [4 x i8] c"ab\00\00", align 1, !dbg !35

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca %struct.box, align 4
  %4 = alloca %struct.message, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !67
  %5 = call noalias ptr @malloc(i64 noundef 32) #7, !dbg !68
  store ptr %5, ptr @box, align 8, !dbg !69
  %6 = load ptr, ptr @box, align 8, !dbg !70
  %7 = icmp ne ptr %6, null, !dbg !70
  br i1 %7, label %9, label %8, !dbg !72

8:                                                ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !73
  br label %33, !dbg !73

9:                                                ; preds = %0
  %10 = load ptr, ptr @box, align 8, !dbg !74
  %11 = getelementptr inbounds %struct.box, ptr %3, i32 0, i32 0, !dbg !75
  store i32 0, ptr %11, align 4, !dbg !75
  %12 = getelementptr inbounds %struct.box, ptr %3, i32 0, i32 1, !dbg !75
  store i32 2, ptr %12, align 4, !dbg !75
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %10, ptr align 4 %3, i64 8, i1 false), !dbg !76
  %13 = load ptr, ptr @box, align 8, !dbg !77
  %14 = getelementptr inbounds %struct.box, ptr %13, i32 0, i32 2, !dbg !78
  %15 = getelementptr inbounds [0 x %struct.message], ptr %14, i64 0, i64 0, !dbg !77
  %16 = getelementptr inbounds %struct.message, ptr %4, i32 0, i32 0, !dbg !79
  store i32 0, ptr %16, align 4, !dbg !79
  %17 = getelementptr inbounds %struct.message, ptr %4, i32 0, i32 1, !dbg !79
  store i32 -1, ptr %17, align 4, !dbg !79
  %18 = getelementptr inbounds %struct.message, ptr %4, i32 0, i32 2, !dbg !79
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 1 @.str, i64 4, i1 false), !dbg !80
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %15, ptr align 4 %4, i64 12, i1 false), !dbg !81
  %19 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @sender, ptr noundef null) #8, !dbg !82
  %20 = load i64, ptr %2, align 8, !dbg !83
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !84
  %22 = load ptr, ptr @box, align 8, !dbg !85
  %23 = getelementptr inbounds %struct.box, ptr %22, i32 0, i32 0, !dbg !85
  %24 = load i32, ptr %23, align 4, !dbg !85
  %25 = load ptr, ptr @box, align 8, !dbg !85
  %26 = getelementptr inbounds %struct.box, ptr %25, i32 0, i32 1, !dbg !85
  %27 = load i32, ptr %26, align 4, !dbg !85
  %28 = add i32 %27, 1, !dbg !85
  %29 = icmp eq i32 %24, %28, !dbg !85
  br i1 %29, label %30, label %31, !dbg !88

30:                                               ; preds = %9
  br label %32, !dbg !88

31:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str.1, ptr noundef @.str.2, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #9, !dbg !85
  unreachable, !dbg !85

32:                                               ; preds = %30
  store i32 0, ptr %1, align 4, !dbg !89
  br label %33, !dbg !89

33:                                               ; preds = %32, %8
  %34 = load i32, ptr %1, align 4, !dbg !90
  ret i32 %34, !dbg !90
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @sender(ptr noundef %0) #0 !dbg !91 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.message, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !94, metadata !DIExpression()), !dbg !95
  %4 = load ptr, ptr @box, align 8, !dbg !96
  %5 = getelementptr inbounds %struct.box, ptr %4, i32 0, i32 2, !dbg !97
  %6 = getelementptr inbounds [0 x %struct.message], ptr %5, i64 0, i64 1, !dbg !96
  %7 = getelementptr inbounds %struct.message, ptr %3, i32 0, i32 0, !dbg !98
  store i32 1, ptr %7, align 4, !dbg !98
  %8 = getelementptr inbounds %struct.message, ptr %3, i32 0, i32 1, !dbg !98
  store i32 7, ptr %8, align 4, !dbg !98
  %9 = getelementptr inbounds %struct.message, ptr %3, i32 0, i32 2, !dbg !98
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 1 @.str.3, i64 4, i1 false), !dbg !99
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %3, i64 12, i1 false), !dbg !100
  %10 = load ptr, ptr @box, align 8, !dbg !101
  %11 = getelementptr inbounds %struct.box, ptr %10, i32 0, i32 0, !dbg !102
  store i32 2, ptr %11, align 4, !dbg !103
  %12 = load ptr, ptr %2, align 8, !dbg !104
  ret ptr %12, !dbg !105
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #6

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind allocsize(0) }
attributes #8 = { nounwind }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 21, type: !37, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !10, globals: !12, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "several.c", directory: ".", checksumkind: CSK_MD5, checksum: "29790e40e751870d56812d028cb866ab")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "kind", file: !3, line: 8, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9}
!8 = !DIEnumerator(name: "NOTHING", value: 0)
!9 = !DIEnumerator(name: "DATA", value: 1)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !{!13, !19, !24, !29, !0, !35}
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 32)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !26, isLocal: true, isDefinition: true)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 80, elements: !27)
!27 = !{!28}
!28 = !DISubrange(count: 10)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 120, elements: !33)
!32 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!33 = !{!34}
!34 = !DISubrange(count: 15)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !15, isLocal: true, isDefinition: true)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !3, line: 16, size: 64, elements: !39)
!39 = !{!40, !41, !42}
!40 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !38, file: !3, line: 17, baseType: !6, size: 32)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "capacity", scope: !38, file: !3, line: 17, baseType: !6, size: 32, offset: 32)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "messages", scope: !38, file: !3, line: 18, baseType: !43, offset: 64)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, elements: !50)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 10, size: 96, elements: !45)
!45 = !{!46, !47, !49}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !44, file: !3, line: 11, baseType: !5, size: 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !44, file: !3, line: 12, baseType: !48, size: 32, offset: 32)
!48 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !44, file: !3, line: 13, baseType: !15, size: 32, offset: 64)
!50 = !{!51}
!51 = !DISubrange(count: -1)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 30, type: !60, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!48}
!62 = !{}
!63 = !DILocalVariable(name: "thread", scope: !59, file: !3, line: 32, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !65, line: 27, baseType: !66)
!65 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !DILocation(line: 32, column: 12, scope: !59)
!68 = !DILocation(line: 34, column: 8, scope: !59)
!69 = !DILocation(line: 34, column: 6, scope: !59)
!70 = !DILocation(line: 35, column: 7, scope: !71)
!71 = distinct !DILexicalBlock(scope: !59, file: !3, line: 35, column: 6)
!72 = !DILocation(line: 35, column: 6, scope: !59)
!73 = !DILocation(line: 36, column: 3, scope: !71)
!74 = !DILocation(line: 37, column: 3, scope: !59)
!75 = !DILocation(line: 37, column: 21, scope: !59)
!76 = !DILocation(line: 37, column: 9, scope: !59)
!77 = !DILocation(line: 38, column: 2, scope: !59)
!78 = !DILocation(line: 38, column: 7, scope: !59)
!79 = !DILocation(line: 38, column: 37, scope: !59)
!80 = !DILocation(line: 38, column: 51, scope: !59)
!81 = !DILocation(line: 38, column: 21, scope: !59)
!82 = !DILocation(line: 39, column: 2, scope: !59)
!83 = !DILocation(line: 40, column: 15, scope: !59)
!84 = !DILocation(line: 40, column: 2, scope: !59)
!85 = !DILocation(line: 41, column: 2, scope: !86)
!86 = distinct !DILexicalBlock(scope: !87, file: !3, line: 41, column: 2)
!87 = distinct !DILexicalBlock(scope: !59, file: !3, line: 41, column: 2)
!88 = !DILocation(line: 41, column: 2, scope: !87)
!89 = !DILocation(line: 42, column: 2, scope: !59)
!90 = !DILocation(line: 43, column: 1, scope: !59)
!91 = distinct !DISubprogram(name: "sender", scope: !3, file: !3, line: 23, type: !92, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!92 = !DISubroutineType(types: !93)
!93 = !{!11, !11}
!94 = !DILocalVariable(name: "unused", arg: 1, scope: !91, file: !3, line: 23, type: !11)
!95 = !DILocation(line: 23, column: 27, scope: !91)
!96 = !DILocation(line: 25, column: 2, scope: !91)
!97 = !DILocation(line: 25, column: 7, scope: !91)
!98 = !DILocation(line: 25, column: 37, scope: !91)
!99 = !DILocation(line: 25, column: 47, scope: !91)
!100 = !DILocation(line: 25, column: 21, scope: !91)
!101 = !DILocation(line: 26, column: 2, scope: !91)
!102 = !DILocation(line: 26, column: 7, scope: !91)
!103 = !DILocation(line: 26, column: 13, scope: !91)
!104 = !DILocation(line: 27, column: 9, scope: !91)
!105 = !DILocation(line: 27, column: 2, scope: !91)
