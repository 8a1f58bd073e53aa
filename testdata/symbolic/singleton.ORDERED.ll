; ModuleID = 'symbolic/singleton.c'
source_filename = "symbolic/singleton.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@byte = internal global ptr null, align 8, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"*byte == 'X'\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [21 x i8] c"symbolic/singleton.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !32 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca [2 x i64], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !41
  call void @llvm.dbg.declare(metadata ptr %3, metadata !42, metadata !DIExpression()), !dbg !43
  call void @llvm.dbg.declare(metadata ptr %4, metadata !44, metadata !DIExpression()), !dbg !48
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @allocate, ptr noundef null) #6, !dbg !49
  %6 = load i64, ptr %2, align 8, !dbg !50
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !51
  %8 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 0, !dbg !52
  %9 = call i32 @pthread_create(ptr noundef %8, ptr noundef null, ptr noundef @write_y, ptr noundef null) #6, !dbg !53
  %10 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 1, !dbg !54
  %11 = call i32 @pthread_create(ptr noundef %10, ptr noundef null, ptr noundef @write_y, ptr noundef null) #6, !dbg !55
  %12 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 0, !dbg !56
  %13 = load i64, ptr %12, align 16, !dbg !56
  %14 = call i32 @pthread_join(i64 noundef %13, ptr noundef null), !dbg !57
  %15 = getelementptr inbounds [2 x i64], ptr %4, i64 0, i64 1, !dbg !58
  %16 = load i64, ptr %15, align 8, !dbg !58
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !59
  %18 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @write_x, ptr noundef null) #6, !dbg !60
  %19 = load i64, ptr %3, align 8, !dbg !61
  %20 = call i32 @pthread_join(i64 noundef %19, ptr noundef null), !dbg !62
  %21 = load ptr, ptr @byte, align 8, !dbg !63
  %22 = load i8, ptr %21, align 1, !dbg !63
  %23 = sext i8 %22 to i32, !dbg !63
  %24 = icmp eq i32 %23, 88, !dbg !63
  br i1 %24, label %25, label %26, !dbg !66

25:                                               ; preds = %0
  br label %27, !dbg !66

26:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 47, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !63
  unreachable, !dbg !63

27:                                               ; preds = %25
  %28 = load ptr, ptr @byte, align 8, !dbg !67
  call void @free(ptr noundef %28) #6, !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @allocate(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  %3 = call noalias ptr @malloc(i64 noundef 1) #8, !dbg !75
  store ptr %3, ptr @byte, align 8, !dbg !76
  %4 = load ptr, ptr %2, align 8, !dbg !77
  ret ptr %4, !dbg !78
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @write_y(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !80, metadata !DIExpression()), !dbg !81
  %3 = load ptr, ptr @byte, align 8, !dbg !82
  store i8 89, ptr %3, align 1, !dbg !83
  %4 = load ptr, ptr %2, align 8, !dbg !84
  ret ptr %4, !dbg !85
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @write_x(ptr noundef %0) #0 !dbg !86 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !87, metadata !DIExpression()), !dbg !88
  %3 = load ptr, ptr @byte, align 8, !dbg !89
  store i8 88, ptr %3, align 1, !dbg !90
  %4 = load ptr, ptr %2, align 8, !dbg !91
  ret ptr %4, !dbg !92
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "byte", scope: !2, file: !3, line: 9, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "symbolic/singleton.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 104, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 13)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 168, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 21)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 47, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!25 = !{i32 7, !"Dwarf Version", i32 5}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"PIE Level", i32 2}
!30 = !{i32 7, !"uwtable", i32 2}
!31 = !{i32 7, !"frame-pointer", i32 2}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 29, type: !33, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !36)
!33 = !DISubroutineType(types: !34)
!34 = !{!35}
!35 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!36 = !{}
!37 = !DILocalVariable(name: "t", scope: !32, file: !3, line: 31, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !39, line: 27, baseType: !40)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!40 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!41 = !DILocation(line: 31, column: 12, scope: !32)
!42 = !DILocalVariable(name: "x", scope: !32, file: !3, line: 31, type: !38)
!43 = !DILocation(line: 31, column: 15, scope: !32)
!44 = !DILocalVariable(name: "y", scope: !32, file: !3, line: 31, type: !45)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 128, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 2)
!48 = !DILocation(line: 31, column: 18, scope: !32)
!49 = !DILocation(line: 33, column: 2, scope: !32)
!50 = !DILocation(line: 34, column: 15, scope: !32)
!51 = !DILocation(line: 34, column: 2, scope: !32)
!52 = !DILocation(line: 35, column: 18, scope: !32)
!53 = !DILocation(line: 35, column: 2, scope: !32)
!54 = !DILocation(line: 36, column: 18, scope: !32)
!55 = !DILocation(line: 36, column: 2, scope: !32)
!56 = !DILocation(line: 38, column: 15, scope: !32)
!57 = !DILocation(line: 38, column: 2, scope: !32)
!58 = !DILocation(line: 39, column: 15, scope: !32)
!59 = !DILocation(line: 39, column: 2, scope: !32)
!60 = !DILocation(line: 40, column: 2, scope: !32)
!61 = !DILocation(line: 46, column: 15, scope: !32)
!62 = !DILocation(line: 46, column: 2, scope: !32)
!63 = !DILocation(line: 47, column: 2, scope: !64)
!64 = distinct !DILexicalBlock(scope: !65, file: !3, line: 47, column: 2)
!65 = distinct !DILexicalBlock(scope: !32, file: !3, line: 47, column: 2)
!66 = !DILocation(line: 47, column: 2, scope: !65)
!67 = !DILocation(line: 48, column: 7, scope: !32)
!68 = !DILocation(line: 48, column: 2, scope: !32)
!69 = !DILocation(line: 49, column: 2, scope: !32)
!70 = distinct !DISubprogram(name: "allocate", scope: !3, file: !3, line: 11, type: !71, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!71 = !DISubroutineType(types: !72)
!72 = !{!5, !5}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 11, type: !5)
!74 = !DILocation(line: 11, column: 29, scope: !70)
!75 = !DILocation(line: 13, column: 9, scope: !70)
!76 = !DILocation(line: 13, column: 7, scope: !70)
!77 = !DILocation(line: 14, column: 9, scope: !70)
!78 = !DILocation(line: 14, column: 2, scope: !70)
!79 = distinct !DISubprogram(name: "write_y", scope: !3, file: !3, line: 23, type: !71, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!80 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 23, type: !5)
!81 = !DILocation(line: 23, column: 28, scope: !79)
!82 = !DILocation(line: 25, column: 3, scope: !79)
!83 = !DILocation(line: 25, column: 8, scope: !79)
!84 = !DILocation(line: 26, column: 9, scope: !79)
!85 = !DILocation(line: 26, column: 2, scope: !79)
!86 = distinct !DISubprogram(name: "write_x", scope: !3, file: !3, line: 17, type: !71, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !36)
!87 = !DILocalVariable(name: "arg", arg: 1, scope: !86, file: !3, line: 17, type: !5)
!88 = !DILocation(line: 17, column: 28, scope: !86)
!89 = !DILocation(line: 19, column: 3, scope: !86)
!90 = !DILocation(line: 19, column: 8, scope: !86)
!91 = !DILocation(line: 20, column: 9, scope: !86)
!92 = !DILocation(line: 20, column: 2, scope: !86)
