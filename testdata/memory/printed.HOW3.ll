; ModuleID = 'memory/printed.c'
source_filename = "memory/printed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { [4 x i8], [4 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@shared = internal global %struct.anon zeroinitializer, align 1, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"full\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [17 x i8] c"%lu %Lg %s %.1s\0A\00", align 1, !dbg !14
@.str.2 = private unnamed_addr constant [4 x i8] c"and\00", align 1, !dbg !19
@stderr = external global ptr, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !40, metadata !DIExpression()), !dbg !44
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 getelementptr inbounds (%struct.anon, ptr @shared, i32 0, i32 1), ptr align 1 @.str, i64 4, i1 false), !dbg !45
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @print, ptr noundef null) #6, !dbg !46
  %4 = load i64, ptr %2, align 8, !dbg !47
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !48
  ret i32 0, !dbg !49
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @print(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !54
  %3 = load ptr, ptr %2, align 8, !dbg !55
  call void (ptr, ...) @report(ptr noundef @.str.1, i64 noundef 7, x86_fp80 noundef 0xK3FFE8000000000000000, ptr noundef @.str.2, ptr noundef getelementptr inbounds (i8, ptr getelementptr inbounds (%struct.anon, ptr @shared, i32 0, i32 1), i64 4)), !dbg !56
  ret ptr null, !dbg !57
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal void @report(ptr noundef %0, ...) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !63, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !82
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !83
  call void @llvm.va_start(ptr %4), !dbg !83
  %5 = load ptr, ptr @stderr, align 8, !dbg !84
  %6 = load ptr, ptr %2, align 8, !dbg !85
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !86
  %8 = call i32 @vfprintf(ptr noundef %5, ptr noundef %6, ptr noundef %7), !dbg !87
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !88
  call void @llvm.va_end(ptr %9), !dbg !88
  ret void, !dbg !89
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #5

declare i32 @vfprintf(ptr noundef, ptr noundef, ptr noundef) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!28, !29, !30, !31, !32, !33, !34}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 28, type: !24, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/printed.c", directory: ".")
!4 = !{!5, !6}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!7 = !{!8, !0, !14, !19}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 40, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 5)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !16, isLocal: true, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 136, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 17)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 32, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 4)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 26, size: 64, elements: !25)
!25 = !{!26, !27}
!26 = !DIDerivedType(tag: DW_TAG_member, name: "before", scope: !24, file: !3, line: 27, baseType: !21, size: 32)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !24, file: !3, line: 27, baseType: !21, size: 32, offset: 32)
!28 = !{i32 7, !"Dwarf Version", i32 5}
!29 = !{i32 2, !"Debug Info Version", i32 3}
!30 = !{i32 1, !"wchar_size", i32 4}
!31 = !{i32 8, !"PIC Level", i32 2}
!32 = !{i32 7, !"PIE Level", i32 2}
!33 = !{i32 7, !"uwtable", i32 2}
!34 = !{i32 7, !"frame-pointer", i32 2}
!35 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 72, type: !36, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !39)
!36 = !DISubroutineType(types: !37)
!37 = !{!38}
!38 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!39 = !{}
!40 = !DILocalVariable(name: "printer", scope: !35, file: !3, line: 74, type: !41)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !42, line: 27, baseType: !43)
!42 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!43 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!44 = !DILocation(line: 74, column: 12, scope: !35)
!45 = !DILocation(line: 76, column: 2, scope: !35)
!46 = !DILocation(line: 77, column: 2, scope: !35)
!47 = !DILocation(line: 78, column: 15, scope: !35)
!48 = !DILocation(line: 78, column: 2, scope: !35)
!49 = !DILocation(line: 79, column: 2, scope: !35)
!50 = distinct !DISubprogram(name: "print", scope: !3, file: !3, line: 39, type: !51, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!51 = !DISubroutineType(types: !52)
!52 = !{!5, !5}
!53 = !DILocalVariable(name: "arg", arg: 1, scope: !50, file: !3, line: 39, type: !5)
!54 = !DILocation(line: 39, column: 26, scope: !50)
!55 = !DILocation(line: 41, column: 8, scope: !50)
!56 = !DILocation(line: 53, column: 3, scope: !50)
!57 = !DILocation(line: 69, column: 2, scope: !50)
!58 = distinct !DISubprogram(name: "report", scope: !3, file: !3, line: 30, type: !59, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !39)
!59 = !DISubroutineType(types: !60)
!60 = !{null, !61, null}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !11)
!63 = !DILocalVariable(name: "format", arg: 1, scope: !58, file: !3, line: 30, type: !61)
!64 = !DILocation(line: 30, column: 32, scope: !58)
!65 = !DILocalVariable(name: "list", scope: !58, file: !3, line: 32, type: !66)
!66 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !67, line: 52, baseType: !68)
!67 = !DIFile(filename: "include/stdio.h", directory: "")
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gnuc_va_list", file: !69, line: 14, baseType: !70)
!69 = !DIFile(filename: "clang/stdarg.h", directory: "")
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !71, baseType: !72)
!71 = !DIFile(filename: "memory/printed.c", directory: ".")
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !73, size: 192, elements: !80)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !74)
!74 = !{!75, !77, !78, !79}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !73, file: !71, line: 32, baseType: !76, size: 32)
!76 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !73, file: !71, line: 32, baseType: !76, size: 32, offset: 32)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !73, file: !71, line: 32, baseType: !5, size: 64, offset: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !73, file: !71, line: 32, baseType: !5, size: 64, offset: 128)
!80 = !{!81}
!81 = !DISubrange(count: 1)
!82 = !DILocation(line: 32, column: 10, scope: !58)
!83 = !DILocation(line: 34, column: 2, scope: !58)
!84 = !DILocation(line: 35, column: 11, scope: !58)
!85 = !DILocation(line: 35, column: 19, scope: !58)
!86 = !DILocation(line: 35, column: 27, scope: !58)
!87 = !DILocation(line: 35, column: 2, scope: !58)
!88 = !DILocation(line: 36, column: 2, scope: !58)
!89 = !DILocation(line: 37, column: 1, scope: !58)
