; ModuleID = 'states/assumed_rounds.c'
source_filename = "states/assumed_rounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@same = internal global i32 0, align 4, !dbg !0
@beat = internal global i32 0, align 4, !dbg !11
@locks = internal global [2 x %union.pthread_mutex_t] zeroinitializer, align 16, !dbg !16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !59 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i64], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !69
  call void @llvm.dbg.declare(metadata ptr %3, metadata !70, metadata !DIExpression()), !dbg !71
  store i32 0, ptr %3, align 4, !dbg !71
  call void @llvm.dbg.declare(metadata ptr %4, metadata !72, metadata !DIExpression()), !dbg !73
  store i32 1, ptr %4, align 4, !dbg !73
  %7 = call i32 @__VERIFIER_nondet_int(), !dbg !74
  store i32 %7, ptr %4, align 4, !dbg !75
  %8 = load i32, ptr %4, align 4, !dbg !76
  %9 = icmp ne i32 %8, 0, !dbg !76
  %10 = xor i1 %9, true, !dbg !76
  %11 = zext i1 %10 to i32, !dbg !76
  store i32 %11, ptr %5, align 4, !dbg !76
  %12 = load i32, ptr %5, align 4, !dbg !76
  store atomic i32 %12, ptr @same seq_cst, align 4, !dbg !76
  %13 = load i32, ptr %3, align 4, !dbg !77
  %14 = add nsw i32 %13, 1, !dbg !77
  store i32 %14, ptr %3, align 4, !dbg !77
  %15 = sext i32 %13 to i64, !dbg !78
  %16 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %15, !dbg !78
  %17 = call i32 @pthread_create(ptr noundef %16, ptr noundef null, ptr noundef @go_round, ptr noundef null) #4, !dbg !79
  %18 = load i32, ptr %3, align 4, !dbg !80
  %19 = add nsw i32 %18, 1, !dbg !80
  store i32 %19, ptr %3, align 4, !dbg !80
  %20 = sext i32 %18 to i64, !dbg !81
  %21 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %20, !dbg !81
  %22 = call i32 @pthread_create(ptr noundef %21, ptr noundef null, ptr noundef @take, ptr noundef null) #4, !dbg !82
  %23 = load i32, ptr %3, align 4, !dbg !83
  %24 = add nsw i32 %23, 1, !dbg !83
  store i32 %24, ptr %3, align 4, !dbg !83
  %25 = sext i32 %23 to i64, !dbg !84
  %26 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %25, !dbg !84
  %27 = load i32, ptr %4, align 4, !dbg !85
  %28 = sext i32 %27 to i64, !dbg !86
  %29 = inttoptr i64 %28 to ptr, !dbg !87
  %30 = call i32 @pthread_create(ptr noundef %26, ptr noundef null, ptr noundef @take, ptr noundef %29) #4, !dbg !88
  %31 = load i32, ptr %3, align 4, !dbg !89
  %32 = add nsw i32 %31, 1, !dbg !89
  store i32 %32, ptr %3, align 4, !dbg !89
  %33 = sext i32 %31 to i64, !dbg !90
  %34 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %33, !dbg !90
  %35 = call i32 @pthread_create(ptr noundef %34, ptr noundef null, ptr noundef @assume, ptr noundef null) #4, !dbg !91
  call void @llvm.dbg.declare(metadata ptr %6, metadata !92, metadata !DIExpression()), !dbg !94
  store i32 0, ptr %6, align 4, !dbg !94
  br label %36, !dbg !95

36:                                               ; preds = %46, %0
  %37 = load i32, ptr %6, align 4, !dbg !96
  %38 = load i32, ptr %3, align 4, !dbg !98
  %39 = icmp slt i32 %37, %38, !dbg !99
  br i1 %39, label %40, label %49, !dbg !100

40:                                               ; preds = %36
  %41 = load i32, ptr %6, align 4, !dbg !101
  %42 = sext i32 %41 to i64, !dbg !102
  %43 = getelementptr inbounds [4 x i64], ptr %2, i64 0, i64 %42, !dbg !102
  %44 = load i64, ptr %43, align 8, !dbg !102
  %45 = call i32 @pthread_join(i64 noundef %44, ptr noundef null), !dbg !103
  br label %46, !dbg !103

46:                                               ; preds = %40
  %47 = load i32, ptr %6, align 4, !dbg !104
  %48 = add nsw i32 %47, 1, !dbg !104
  store i32 %48, ptr %6, align 4, !dbg !104
  br label %36, !dbg !105, !llvm.loop !106

49:                                               ; preds = %36
  ret i32 0, !dbg !109
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

declare i32 @__VERIFIER_nondet_int() #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @go_round(ptr noundef %0) #0 !dbg !110 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !113, metadata !DIExpression()), !dbg !114
  br label %8, !dbg !115

8:                                                ; preds = %1, %8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !116, metadata !DIExpression()), !dbg !118
  %9 = call i32 @__VERIFIER_nondet_int(), !dbg !119
  store i32 %9, ptr %3, align 4, !dbg !118
  %10 = load i32, ptr %3, align 4, !dbg !120
  %11 = icmp eq i32 %10, 0, !dbg !121
  %12 = zext i1 %11 to i32, !dbg !121
  call void @__VERIFIER_assume(i32 noundef %12), !dbg !122
  store i32 1, ptr %4, align 4, !dbg !123
  %13 = load i32, ptr %4, align 4, !dbg !123
  store atomic i32 %13, ptr @beat seq_cst, align 4, !dbg !123
  store i32 0, ptr %5, align 4, !dbg !124
  %14 = load i32, ptr %5, align 4, !dbg !124
  store atomic i32 %14, ptr @beat seq_cst, align 4, !dbg !124
  %15 = load atomic i32, ptr @same seq_cst, align 4, !dbg !125
  store i32 %15, ptr %7, align 4, !dbg !125
  %16 = load i32, ptr %7, align 4, !dbg !125
  store i32 %16, ptr %6, align 4, !dbg !125
  %17 = load i32, ptr %6, align 4, !dbg !125
  store atomic i32 %17, ptr @same seq_cst, align 4, !dbg !125
  br label %8, !dbg !115, !llvm.loop !126
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @take(ptr noundef %0) #0 !dbg !128 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !129, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.declare(metadata ptr %3, metadata !131, metadata !DIExpression()), !dbg !132
  %4 = load ptr, ptr %2, align 8, !dbg !133
  %5 = ptrtoint ptr %4 to i64, !dbg !134
  %6 = trunc i64 %5 to i32, !dbg !135
  store i32 %6, ptr %3, align 4, !dbg !132
  br label %7, !dbg !136

7:                                                ; preds = %7, %1
  %8 = load i32, ptr %3, align 4, !dbg !137
  %9 = sext i32 %8 to i64, !dbg !141
  %10 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %9, !dbg !141
  %11 = call i32 @pthread_mutex_lock(ptr noundef %10) #4, !dbg !142
  %12 = load i32, ptr %3, align 4, !dbg !143
  %13 = sub nsw i32 1, %12, !dbg !144
  %14 = sext i32 %13 to i64, !dbg !145
  %15 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %14, !dbg !145
  %16 = call i32 @pthread_mutex_lock(ptr noundef %15) #4, !dbg !146
  %17 = load i32, ptr %3, align 4, !dbg !147
  %18 = sub nsw i32 1, %17, !dbg !148
  %19 = sext i32 %18 to i64, !dbg !149
  %20 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %19, !dbg !149
  %21 = call i32 @pthread_mutex_unlock(ptr noundef %20) #4, !dbg !150
  %22 = load i32, ptr %3, align 4, !dbg !151
  %23 = sext i32 %22 to i64, !dbg !152
  %24 = getelementptr inbounds [2 x %union.pthread_mutex_t], ptr @locks, i64 0, i64 %23, !dbg !152
  %25 = call i32 @pthread_mutex_unlock(ptr noundef %24) #4, !dbg !153
  br label %7, !dbg !154, !llvm.loop !155
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @assume(ptr noundef %0) #0 !dbg !158 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !159, metadata !DIExpression()), !dbg !160
  call void @llvm.dbg.declare(metadata ptr %3, metadata !161, metadata !DIExpression()), !dbg !162
  %5 = load atomic i32, ptr @same seq_cst, align 4, !dbg !163
  store i32 %5, ptr %4, align 4, !dbg !163
  %6 = load i32, ptr %4, align 4, !dbg !163
  store i32 %6, ptr %3, align 4, !dbg !162
  %7 = load i32, ptr %3, align 4, !dbg !164
  %8 = icmp eq i32 %7, 1, !dbg !165
  %9 = zext i1 %8 to i32, !dbg !165
  call void @__VERIFIER_assume(i32 noundef %9), !dbg !166
  %10 = load ptr, ptr %2, align 8, !dbg !167
  ret ptr %10, !dbg !168
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

declare void @__VERIFIER_assume(i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!52, !53, !54, !55, !56, !57, !58}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "same", scope: !2, file: !3, line: 34, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "states/assumed_rounds.c", directory: ".")
!4 = !{!5, !6, !9}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 87, baseType: !8)
!7 = !DIFile(filename: "include/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !16}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "beat", scope: !2, file: !3, line: 32, type: !13, isLocal: true, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !14, line: 96, baseType: !15)
!14 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!15 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !9)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "locks", scope: !2, file: !3, line: 16, type: !18, isLocal: true, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 640, elements: !50)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !20, line: 72, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !20, line: 67, size: 320, elements: !22)
!22 = !{!23, !44, !49}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !21, file: !20, line: 69, baseType: !24, size: 320)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !25, line: 22, size: 320, elements: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!26 = !{!27, !28, !30, !31, !32, !33, !35, !36}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !24, file: !25, line: 24, baseType: !9, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !24, file: !25, line: 25, baseType: !29, size: 32, offset: 32)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !24, file: !25, line: 26, baseType: !9, size: 32, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !24, file: !25, line: 28, baseType: !29, size: 32, offset: 96)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !24, file: !25, line: 32, baseType: !9, size: 32, offset: 128)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !24, file: !25, line: 34, baseType: !34, size: 16, offset: 160)
!34 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !24, file: !25, line: 35, baseType: !34, size: 16, offset: 176)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !24, file: !25, line: 36, baseType: !37, size: 128, offset: 192)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !38, line: 55, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !38, line: 51, size: 128, elements: !40)
!40 = !{!41, !43}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !39, file: !38, line: 53, baseType: !42, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !39, file: !38, line: 54, baseType: !42, size: 64, offset: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !21, file: !20, line: 70, baseType: !45, size: 320)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !46, size: 320, elements: !47)
!46 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!47 = !{!48}
!48 = !DISubrange(count: 40)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !21, file: !20, line: 71, baseType: !8, size: 64)
!50 = !{!51}
!51 = !DISubrange(count: 2)
!52 = !{i32 7, !"Dwarf Version", i32 5}
!53 = !{i32 2, !"Debug Info Version", i32 3}
!54 = !{i32 1, !"wchar_size", i32 4}
!55 = !{i32 8, !"PIC Level", i32 2}
!56 = !{i32 7, !"PIE Level", i32 2}
!57 = !{i32 7, !"uwtable", i32 2}
!58 = !{i32 7, !"frame-pointer", i32 2}
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 83, type: !60, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!9}
!62 = !{}
!63 = !DILocalVariable(name: "t", scope: !59, file: !3, line: 85, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 256, elements: !67)
!65 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 27, baseType: !66)
!66 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!67 = !{!68}
!68 = !DISubrange(count: 4)
!69 = !DILocation(line: 85, column: 12, scope: !59)
!70 = !DILocalVariable(name: "n", scope: !59, file: !3, line: 86, type: !9)
!71 = !DILocation(line: 86, column: 6, scope: !59)
!72 = !DILocalVariable(name: "second", scope: !59, file: !3, line: 88, type: !9)
!73 = !DILocation(line: 88, column: 6, scope: !59)
!74 = !DILocation(line: 92, column: 11, scope: !59)
!75 = !DILocation(line: 92, column: 9, scope: !59)
!76 = !DILocation(line: 93, column: 2, scope: !59)
!77 = !DILocation(line: 95, column: 21, scope: !59)
!78 = !DILocation(line: 95, column: 18, scope: !59)
!79 = !DILocation(line: 95, column: 2, scope: !59)
!80 = !DILocation(line: 97, column: 21, scope: !59)
!81 = !DILocation(line: 97, column: 18, scope: !59)
!82 = !DILocation(line: 97, column: 2, scope: !59)
!83 = !DILocation(line: 98, column: 21, scope: !59)
!84 = !DILocation(line: 98, column: 18, scope: !59)
!85 = !DILocation(line: 98, column: 56, scope: !59)
!86 = !DILocation(line: 98, column: 46, scope: !59)
!87 = !DILocation(line: 98, column: 38, scope: !59)
!88 = !DILocation(line: 98, column: 2, scope: !59)
!89 = !DILocation(line: 101, column: 21, scope: !59)
!90 = !DILocation(line: 101, column: 18, scope: !59)
!91 = !DILocation(line: 101, column: 2, scope: !59)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 103, type: !9)
!93 = distinct !DILexicalBlock(scope: !59, file: !3, line: 103, column: 2)
!94 = !DILocation(line: 103, column: 11, scope: !93)
!95 = !DILocation(line: 103, column: 7, scope: !93)
!96 = !DILocation(line: 103, column: 18, scope: !97)
!97 = distinct !DILexicalBlock(scope: !93, file: !3, line: 103, column: 2)
!98 = !DILocation(line: 103, column: 22, scope: !97)
!99 = !DILocation(line: 103, column: 20, scope: !97)
!100 = !DILocation(line: 103, column: 2, scope: !93)
!101 = !DILocation(line: 104, column: 18, scope: !97)
!102 = !DILocation(line: 104, column: 16, scope: !97)
!103 = !DILocation(line: 104, column: 3, scope: !97)
!104 = !DILocation(line: 103, column: 26, scope: !97)
!105 = !DILocation(line: 103, column: 2, scope: !97)
!106 = distinct !{!106, !100, !107, !108}
!107 = !DILocation(line: 104, column: 26, scope: !93)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 105, column: 2, scope: !59)
!110 = distinct !DISubprogram(name: "go_round", scope: !3, file: !3, line: 46, type: !111, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!111 = !DISubroutineType(types: !112)
!112 = !{!5, !5}
!113 = !DILocalVariable(name: "arg", arg: 1, scope: !110, file: !3, line: 46, type: !5)
!114 = !DILocation(line: 46, column: 29, scope: !110)
!115 = !DILocation(line: 48, column: 2, scope: !110)
!116 = !DILocalVariable(name: "n", scope: !117, file: !3, line: 49, type: !9)
!117 = distinct !DILexicalBlock(scope: !110, file: !3, line: 48, column: 19)
!118 = !DILocation(line: 49, column: 7, scope: !117)
!119 = !DILocation(line: 49, column: 11, scope: !117)
!120 = !DILocation(line: 54, column: 21, scope: !117)
!121 = !DILocation(line: 54, column: 23, scope: !117)
!122 = !DILocation(line: 54, column: 3, scope: !117)
!123 = !DILocation(line: 55, column: 3, scope: !117)
!124 = !DILocation(line: 56, column: 3, scope: !117)
!125 = !DILocation(line: 58, column: 3, scope: !117)
!126 = distinct !{!126, !115, !127}
!127 = !DILocation(line: 60, column: 2, scope: !110)
!128 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 18, type: !111, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!129 = !DILocalVariable(name: "arg", arg: 1, scope: !128, file: !3, line: 18, type: !5)
!130 = !DILocation(line: 18, column: 25, scope: !128)
!131 = !DILocalVariable(name: "first", scope: !128, file: !3, line: 20, type: !9)
!132 = !DILocation(line: 20, column: 6, scope: !128)
!133 = !DILocation(line: 20, column: 29, scope: !128)
!134 = !DILocation(line: 20, column: 19, scope: !128)
!135 = !DILocation(line: 20, column: 14, scope: !128)
!136 = !DILocation(line: 22, column: 2, scope: !128)
!137 = !DILocation(line: 23, column: 29, scope: !138)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 22, column: 9)
!139 = distinct !DILexicalBlock(scope: !140, file: !3, line: 22, column: 2)
!140 = distinct !DILexicalBlock(scope: !128, file: !3, line: 22, column: 2)
!141 = !DILocation(line: 23, column: 23, scope: !138)
!142 = !DILocation(line: 23, column: 3, scope: !138)
!143 = !DILocation(line: 24, column: 33, scope: !138)
!144 = !DILocation(line: 24, column: 31, scope: !138)
!145 = !DILocation(line: 24, column: 23, scope: !138)
!146 = !DILocation(line: 24, column: 3, scope: !138)
!147 = !DILocation(line: 25, column: 35, scope: !138)
!148 = !DILocation(line: 25, column: 33, scope: !138)
!149 = !DILocation(line: 25, column: 25, scope: !138)
!150 = !DILocation(line: 25, column: 3, scope: !138)
!151 = !DILocation(line: 26, column: 31, scope: !138)
!152 = !DILocation(line: 26, column: 25, scope: !138)
!153 = !DILocation(line: 26, column: 3, scope: !138)
!154 = !DILocation(line: 22, column: 2, scope: !139)
!155 = distinct !{!155, !156, !157}
!156 = !DILocation(line: 22, column: 2, scope: !140)
!157 = !DILocation(line: 27, column: 2, scope: !140)
!158 = distinct !DISubprogram(name: "assume", scope: !3, file: !3, line: 65, type: !111, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !62)
!159 = !DILocalVariable(name: "arg", arg: 1, scope: !158, file: !3, line: 65, type: !5)
!160 = !DILocation(line: 65, column: 27, scope: !158)
!161 = !DILocalVariable(name: "n", scope: !158, file: !3, line: 67, type: !9)
!162 = !DILocation(line: 67, column: 6, scope: !158)
!163 = !DILocation(line: 67, column: 10, scope: !158)
!164 = !DILocation(line: 69, column: 20, scope: !158)
!165 = !DILocation(line: 69, column: 22, scope: !158)
!166 = !DILocation(line: 69, column: 2, scope: !158)
!167 = !DILocation(line: 70, column: 9, scope: !158)
!168 = !DILocation(line: 70, column: 2, scope: !158)
