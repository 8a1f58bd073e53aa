; ModuleID = 'struct_race.c'
source_filename = "struct_race.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.account = type { i64, i64, i64 }

@__const.update.next = private unnamed_addr constant %struct.account { i64 20, i64 15, i64 5 }, align 8
@shared = internal global %struct.account { i64 10, i64 6, i64 4 }, align 8, !dbg !0
@.str = private unnamed_addr constant [32 x i8] c"balance == available + reserved\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [14 x i8] c"struct_race.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.check = private unnamed_addr constant [20 x i8] c"void *check(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !37 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !46
  call void @llvm.dbg.declare(metadata ptr %3, metadata !47, metadata !DIExpression()), !dbg !48
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @update, ptr noundef null) #6, !dbg !49
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @check, ptr noundef null) #6, !dbg !50
  %6 = load i64, ptr %2, align 8, !dbg !51
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !52
  %8 = load i64, ptr %3, align 8, !dbg !53
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !54
  ret i32 0, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @update(ptr noundef %0) #0 !dbg !56 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.account, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !59, metadata !DIExpression()), !dbg !60
  call void @llvm.dbg.declare(metadata ptr %3, metadata !61, metadata !DIExpression()), !dbg !62
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.update.next, i64 24, i1 false), !dbg !62
  %4 = load ptr, ptr %2, align 8, !dbg !63
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @shared, ptr align 8 %3, i64 24, i1 false), !dbg !64
  ret ptr null, !dbg !65
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @check(ptr noundef %0) #0 !dbg !66 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !67, metadata !DIExpression()), !dbg !68
  call void @llvm.dbg.declare(metadata ptr %3, metadata !69, metadata !DIExpression()), !dbg !72
  store ptr @shared, ptr %3, align 8, !dbg !72
  call void @llvm.dbg.declare(metadata ptr %4, metadata !73, metadata !DIExpression()), !dbg !74
  %7 = load ptr, ptr %3, align 8, !dbg !75
  %8 = getelementptr inbounds %struct.account, ptr %7, i32 0, i32 0, !dbg !76
  %9 = load volatile i64, ptr %8, align 8, !dbg !76
  store i64 %9, ptr %4, align 8, !dbg !74
  call void @llvm.dbg.declare(metadata ptr %5, metadata !77, metadata !DIExpression()), !dbg !78
  %10 = load ptr, ptr %3, align 8, !dbg !79
  %11 = getelementptr inbounds %struct.account, ptr %10, i32 0, i32 1, !dbg !80
  %12 = load volatile i64, ptr %11, align 8, !dbg !80
  store i64 %12, ptr %5, align 8, !dbg !78
  call void @llvm.dbg.declare(metadata ptr %6, metadata !81, metadata !DIExpression()), !dbg !82
  %13 = load ptr, ptr %3, align 8, !dbg !83
  %14 = getelementptr inbounds %struct.account, ptr %13, i32 0, i32 2, !dbg !84
  %15 = load volatile i64, ptr %14, align 8, !dbg !84
  store i64 %15, ptr %6, align 8, !dbg !82
  %16 = load ptr, ptr %2, align 8, !dbg !85
  %17 = load i64, ptr %4, align 8, !dbg !86
  %18 = load i64, ptr %5, align 8, !dbg !86
  %19 = load i64, ptr %6, align 8, !dbg !86
  %20 = add nsw i64 %18, %19, !dbg !86
  %21 = icmp eq i64 %17, %20, !dbg !86
  br i1 %21, label %22, label %23, !dbg !89

22:                                               ; preds = %1
  br label %24, !dbg !89

23:                                               ; preds = %1
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 34, ptr noundef @__PRETTY_FUNCTION__.check) #7, !dbg !86
  unreachable, !dbg !86

24:                                               ; preds = %22
  ret ptr null, !dbg !90
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
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35, !36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 17, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "struct_race.c", directory: ".")
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
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 112, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 14)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 34, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 20)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "account", file: !3, line: 11, size: 192, elements: !25)
!25 = !{!26, !28, !29}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "balance", scope: !24, file: !3, line: 12, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "available", scope: !24, file: !3, line: 13, baseType: !27, size: 64, offset: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "reserved", scope: !24, file: !3, line: 14, baseType: !27, size: 64, offset: 128)
!30 = !{i32 7, !"Dwarf Version", i32 5}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"PIE Level", i32 2}
!35 = !{i32 7, !"uwtable", i32 2}
!36 = !{i32 7, !"frame-pointer", i32 2}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !38, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !41)
!38 = !DISubroutineType(types: !39)
!39 = !{!40}
!40 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!41 = !{}
!42 = !DILocalVariable(name: "t", scope: !37, file: !3, line: 40, type: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !44, line: 27, baseType: !45)
!44 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!45 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!46 = !DILocation(line: 40, column: 12, scope: !37)
!47 = !DILocalVariable(name: "u", scope: !37, file: !3, line: 40, type: !43)
!48 = !DILocation(line: 40, column: 15, scope: !37)
!49 = !DILocation(line: 42, column: 2, scope: !37)
!50 = !DILocation(line: 43, column: 2, scope: !37)
!51 = !DILocation(line: 44, column: 15, scope: !37)
!52 = !DILocation(line: 44, column: 2, scope: !37)
!53 = !DILocation(line: 45, column: 15, scope: !37)
!54 = !DILocation(line: 45, column: 2, scope: !37)
!55 = !DILocation(line: 46, column: 2, scope: !37)
!56 = distinct !DISubprogram(name: "update", scope: !3, file: !3, line: 19, type: !57, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!57 = !DISubroutineType(types: !58)
!58 = !{!5, !5}
!59 = !DILocalVariable(name: "arg", arg: 1, scope: !56, file: !3, line: 19, type: !5)
!60 = !DILocation(line: 19, column: 27, scope: !56)
!61 = !DILocalVariable(name: "next", scope: !56, file: !3, line: 21, type: !24)
!62 = !DILocation(line: 21, column: 17, scope: !56)
!63 = !DILocation(line: 23, column: 8, scope: !56)
!64 = !DILocation(line: 24, column: 11, scope: !56)
!65 = !DILocation(line: 25, column: 2, scope: !56)
!66 = distinct !DISubprogram(name: "check", scope: !3, file: !3, line: 28, type: !57, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !41)
!67 = !DILocalVariable(name: "arg", arg: 1, scope: !66, file: !3, line: 28, type: !5)
!68 = !DILocation(line: 28, column: 26, scope: !66)
!69 = !DILocalVariable(name: "s", scope: !66, file: !3, line: 30, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !24)
!72 = !DILocation(line: 30, column: 27, scope: !66)
!73 = !DILocalVariable(name: "balance", scope: !66, file: !3, line: 31, type: !27)
!74 = !DILocation(line: 31, column: 7, scope: !66)
!75 = !DILocation(line: 31, column: 17, scope: !66)
!76 = !DILocation(line: 31, column: 20, scope: !66)
!77 = !DILocalVariable(name: "available", scope: !66, file: !3, line: 31, type: !27)
!78 = !DILocation(line: 31, column: 29, scope: !66)
!79 = !DILocation(line: 31, column: 41, scope: !66)
!80 = !DILocation(line: 31, column: 44, scope: !66)
!81 = !DILocalVariable(name: "reserved", scope: !66, file: !3, line: 31, type: !27)
!82 = !DILocation(line: 31, column: 55, scope: !66)
!83 = !DILocation(line: 31, column: 66, scope: !66)
!84 = !DILocation(line: 31, column: 69, scope: !66)
!85 = !DILocation(line: 33, column: 8, scope: !66)
!86 = !DILocation(line: 34, column: 2, scope: !87)
!87 = distinct !DILexicalBlock(scope: !88, file: !3, line: 34, column: 2)
!88 = distinct !DILexicalBlock(scope: !66, file: !3, line: 34, column: 2)
!89 = !DILocation(line: 34, column: 2, scope: !88)
!90 = !DILocation(line: 35, column: 2, scope: !66)
