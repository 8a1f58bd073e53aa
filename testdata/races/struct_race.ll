; ModuleID = 'races/struct_race.c'
source_filename = "races/struct_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { i64, i64, i64 }

@__const.update.next = private unnamed_addr constant %struct.account { i64 20, i64 15, i64 5 }, align 8
@shared = internal global %struct.account { i64 10, i64 6, i64 4 }, align 8, !dbg !0
@.str = private unnamed_addr constant [32 x i8] c"balance == available + reserved\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"races/struct_race.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.check = private unnamed_addr constant [20 x i8] c"void *check(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !44
  call void @llvm.dbg.declare(metadata ptr %3, metadata !45, metadata !DIExpression()), !dbg !46
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @update, ptr noundef null) #6, !dbg !47
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @check, ptr noundef null) #6, !dbg !48
  %6 = load i64, ptr %2, align 8, !dbg !49
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !50
  %8 = load i64, ptr %3, align 8, !dbg !51
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !52
  ret i32 0, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @update(ptr noundef %0) #0 !dbg !54 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.account, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  call void @llvm.dbg.declare(metadata ptr %3, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.update.next, i64 24, i1 false), !dbg !60
  %4 = load ptr, ptr %2, align 8, !dbg !61
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @shared, ptr align 8 %3, i64 24, i1 false), !dbg !62
  ret ptr null, !dbg !63
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @check(ptr noundef %0) #0 !dbg !64 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !65, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata ptr %3, metadata !67, metadata !DIExpression()), !dbg !70
  store ptr @shared, ptr %3, align 8, !dbg !70
  call void @llvm.dbg.declare(metadata ptr %4, metadata !71, metadata !DIExpression()), !dbg !72
  %7 = load ptr, ptr %3, align 8, !dbg !73
  %8 = getelementptr inbounds %struct.account, ptr %7, i32 0, i32 0, !dbg !74
  %9 = load volatile i64, ptr %8, align 8, !dbg !74
  store i64 %9, ptr %4, align 8, !dbg !72
  call void @llvm.dbg.declare(metadata ptr %5, metadata !75, metadata !DIExpression()), !dbg !76
  %10 = load ptr, ptr %3, align 8, !dbg !77
  %11 = getelementptr inbounds %struct.account, ptr %10, i32 0, i32 1, !dbg !78
  %12 = load volatile i64, ptr %11, align 8, !dbg !78
  store i64 %12, ptr %5, align 8, !dbg !76
  call void @llvm.dbg.declare(metadata ptr %6, metadata !79, metadata !DIExpression()), !dbg !80
  %13 = load ptr, ptr %3, align 8, !dbg !81
  %14 = getelementptr inbounds %struct.account, ptr %13, i32 0, i32 2, !dbg !82
  %15 = load volatile i64, ptr %14, align 8, !dbg !82
  store i64 %15, ptr %6, align 8, !dbg !80
  %16 = load ptr, ptr %2, align 8, !dbg !83
  %17 = load i64, ptr %4, align 8, !dbg !84
  %18 = load i64, ptr %5, align 8, !dbg !84
  %19 = load i64, ptr %6, align 8, !dbg !84
  %20 = add nsw i64 %18, %19, !dbg !84
  %21 = icmp eq i64 %17, %20, !dbg !84
  br i1 %21, label %22, label %23, !dbg !87

22:                                               ; preds = %1
  br label %24, !dbg !87

23:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.check) #7, !dbg !84
  unreachable, !dbg !84

24:                                               ; preds = %22
  ret ptr null, !dbg !88
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 17, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "races/struct_race.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 32)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !16)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 11, size: 192, elements: !23)
!23 = !{!24, !26, !27}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !22, file: !3, line: 12, baseType: !25, size: 64)
!25 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "available", scope: !22, file: !3, line: 13, baseType: !25, size: 64, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "reserved", scope: !22, file: !3, line: 14, baseType: !25, size: 64, offset: 128)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !36, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{}
!40 = !DILocalVariable(name: "t", scope: !35, file: !3, line: 40, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 40, column: 12, scope: !35)
!45 = !DILocalVariable(name: "u", scope: !35, file: !3, line: 40, type: !41)
!46 = !DILocation(line: 40, column: 15, scope: !35)
!47 = !DILocation(line: 42, column: 2, scope: !35)
!48 = !DILocation(line: 43, column: 2, scope: !35)
!49 = !DILocation(line: 44, column: 15, scope: !35)
!50 = !DILocation(line: 44, column: 2, scope: !35)
!51 = !DILocation(line: 45, column: 15, scope: !35)
!52 = !DILocation(line: 45, column: 2, scope: !35)
!53 = !DILocation(line: 46, column: 2, scope: !35)
!54 = distinct !DISubprogram(name: "update", scope: !3, file: !3, line: 19, type: !55, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!55 = !DISubroutineType(types: !56)
!56 = !{!5, !5}
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !54, file: !3, line: 19, type: !5)
!58 = !DILocation(line: 19, column: 27, scope: !54)
!59 = !DILocalVariable(name: "next", scope: !54, file: !3, line: 21, type: !22)
!60 = !DILocation(line: 21, column: 17, scope: !54)
!61 = !DILocation(line: 23, column: 8, scope: !54)
!62 = !DILocation(line: 24, column: 11, scope: !54)
!63 = !DILocation(line: 25, column: 2, scope: !54)
!64 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 28, type: !55, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!65 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !3, line: 28, type: !5)
!66 = !DILocation(line: 28, column: 26, scope: !64)
!67 = !DILocalVariable(name: "s", scope: !64, file: !3, line: 30, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !22)
!70 = !DILocation(line: 30, column: 27, scope: !64)
!71 = !DILocalVariable(name: "balance", scope: !64, file: !3, line: 31, type: !25)
!72 = !DILocation(line: 31, column: 7, scope: !64)
!73 = !DILocation(line: 31, column: 17, scope: !64)
!74 = !DILocation(line: 31, column: 20, scope: !64)
!75 = !DILocalVariable(name: "available", scope: !64, file: !3, line: 31, type: !25)
!76 = !DILocation(line: 31, column: 29, scope: !64)
!77 = !DILocation(line: 31, column: 41, scope: !64)
!78 = !DILocation(line: 31, column: 44, scope: !64)
!79 = !DILocalVariable(name: "reserved", scope: !64, file: !3, line: 31, type: !25)
!80 = !DILocation(line: 31, column: 55, scope: !64)
!81 = !DILocation(line: 31, column: 66, scope: !64)
!82 = !DILocation(line: 31, column: 69, scope: !64)
!83 = !DILocation(line: 33, column: 8, scope: !64)
!84 = !DILocation(line: 34, column: 2, scope: !85)
!85 = distinct !DILexicalBlock(scope: !86, file: !3, line: 34, column: 2)
!86 = distinct !DILexicalBlock(scope: !64, file: !3, line: 34, column: 2)
!87 = !DILocation(line: 34, column: 2, scope: !86)
!88 = !DILocation(line: 35, column: 2, scope: !64)
