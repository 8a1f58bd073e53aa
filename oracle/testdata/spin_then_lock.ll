; ModuleID = 'spin_then_lock.c'
source_filename = "spin_then_lock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@x = internal global i32 0, align 4, !dbg !5
@y = internal global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !59
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !60
  %4 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !61
  store atomic i32 1, ptr @x seq_cst, align 4, !dbg !62
  %5 = load i64, ptr %2, align 8, !dbg !63
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !64
  ret i32 0, !dbg !65
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !71
  br label %6, !dbg !72

6:                                                ; preds = %19, %1
  call void @llvm.dbg.declare(metadata ptr %4, metadata !73, metadata !DIExpression()), !dbg !77
  %7 = load atomic i32, ptr @x seq_cst, align 4, !dbg !78
  store i32 %7, ptr %4, align 4, !dbg !77
  call void @llvm.dbg.declare(metadata ptr %5, metadata !79, metadata !DIExpression()), !dbg !80
  %8 = load atomic i32, ptr @y seq_cst, align 4, !dbg !81
  store i32 %8, ptr %5, align 4, !dbg !80
  %9 = load i32, ptr %4, align 4, !dbg !82
  %10 = icmp ne i32 %9, 0, !dbg !82
  br i1 %10, label %11, label %14, !dbg !84

11:                                               ; preds = %6
  %12 = call i32 @pthread_mutex_lock(ptr noundef @m) #4, !dbg !85
  %13 = load ptr, ptr %3, align 8, !dbg !87
  store ptr %13, ptr %2, align 8, !dbg !88
  br label %20, !dbg !88

14:                                               ; preds = %6
  %15 = load i32, ptr %5, align 4, !dbg !89
  %16 = icmp ne i32 %15, 0, !dbg !89
  br i1 %16, label %17, label %19, !dbg !91

17:                                               ; preds = %14
  %18 = load ptr, ptr %3, align 8, !dbg !92
  store ptr %18, ptr %2, align 8, !dbg !93
  br label %20, !dbg !93

19:                                               ; preds = %14
  br label %6, !dbg !94, !llvm.loop !95

20:                                               ; preds = %17, %11
  %21 = load ptr, ptr %2, align 8, !dbg !98
  ret ptr %21, !dbg !98
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 5, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_then_lock.c", directory: ".")
!4 = !{!5, !11, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !14, line: 72, baseType: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!15 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !14, line: 67, size: 320, elements: !16)
!16 = !{!17, !38, !43}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !15, file: !14, line: 69, baseType: !18, size: 320)
!18 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !19, line: 22, size: 320, elements: !20)
!19 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!20 = !{!21, !22, !24, !25, !26, !27, !29, !30}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !18, file: !19, line: 24, baseType: !10, size: 32)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !18, file: !19, line: 25, baseType: !23, size: 32, offset: 32)
!23 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !18, file: !19, line: 26, baseType: !10, size: 32, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !18, file: !19, line: 28, baseType: !23, size: 32, offset: 96)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !18, file: !19, line: 32, baseType: !10, size: 32, offset: 128)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !18, file: !19, line: 34, baseType: !28, size: 16, offset: 160)
!28 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !18, file: !19, line: 35, baseType: !28, size: 16, offset: 176)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !18, file: !19, line: 36, baseType: !31, size: 128, offset: 192)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !32, line: 55, baseType: !33)
!32 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !32, line: 51, size: 128, elements: !34)
!34 = !{!35, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !33, file: !32, line: 53, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !33, file: !32, line: 54, baseType: !36, size: 64, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !15, file: !14, line: 70, baseType: !39, size: 320)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 320, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !15, file: !14, line: 71, baseType: !44, size: 64)
!44 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !53, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!10}
!55 = !{}
!56 = !DILocalVariable(name: "h", scope: !52, file: !3, line: 20, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !14, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 20, column: 12, scope: !52)
!60 = !DILocation(line: 21, column: 2, scope: !52)
!61 = !DILocation(line: 22, column: 2, scope: !52)
!62 = !DILocation(line: 23, column: 4, scope: !52)
!63 = !DILocation(line: 24, column: 15, scope: !52)
!64 = !DILocation(line: 24, column: 2, scope: !52)
!65 = !DILocation(line: 25, column: 2, scope: !52)
!66 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 6, type: !67, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!67 = !DISubroutineType(types: !68)
!68 = !{!69, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!70 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 6, type: !69)
!71 = !DILocation(line: 6, column: 27, scope: !66)
!72 = !DILocation(line: 8, column: 2, scope: !66)
!73 = !DILocalVariable(name: "a", scope: !74, file: !3, line: 9, type: !10)
!74 = distinct !DILexicalBlock(scope: !75, file: !3, line: 8, column: 11)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 8, column: 2)
!76 = distinct !DILexicalBlock(scope: !66, file: !3, line: 8, column: 2)
!77 = !DILocation(line: 9, column: 7, scope: !74)
!78 = !DILocation(line: 9, column: 11, scope: !74)
!79 = !DILocalVariable(name: "b", scope: !74, file: !3, line: 9, type: !10)
!80 = !DILocation(line: 9, column: 14, scope: !74)
!81 = !DILocation(line: 9, column: 18, scope: !74)
!82 = !DILocation(line: 10, column: 7, scope: !83)
!83 = distinct !DILexicalBlock(scope: !74, file: !3, line: 10, column: 7)
!84 = !DILocation(line: 10, column: 7, scope: !74)
!85 = !DILocation(line: 11, column: 4, scope: !86)
!86 = distinct !DILexicalBlock(scope: !83, file: !3, line: 10, column: 10)
!87 = !DILocation(line: 12, column: 11, scope: !86)
!88 = !DILocation(line: 12, column: 4, scope: !86)
!89 = !DILocation(line: 14, column: 7, scope: !90)
!90 = distinct !DILexicalBlock(scope: !74, file: !3, line: 14, column: 7)
!91 = !DILocation(line: 14, column: 7, scope: !74)
!92 = !DILocation(line: 15, column: 11, scope: !90)
!93 = !DILocation(line: 15, column: 4, scope: !90)
!94 = !DILocation(line: 8, column: 2, scope: !75)
!95 = distinct !{!95, !96, !97}
!96 = !DILocation(line: 8, column: 2, scope: !76)
!97 = !DILocation(line: 16, column: 2, scope: !76)
!98 = !DILocation(line: 17, column: 1, scope: !66)
