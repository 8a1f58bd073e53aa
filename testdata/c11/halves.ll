; ModuleID = 'c11/halves.c'
source_filename = "c11/halves.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }

@u = internal global %union.anon zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [13 x i8] c"!high || low\00", align 1, !dbg !18
@.str.1 = private unnamed_addr constant [13 x i8] c"c11/halves.c\00", align 1, !dbg !24
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !26

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !55 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i16, align 2
  %6 = alloca i16, align 2
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !60, metadata !DIExpression()), !dbg !64
  call void @llvm.dbg.declare(metadata ptr %3, metadata !65, metadata !DIExpression()), !dbg !66
  call void @llvm.dbg.declare(metadata ptr %4, metadata !67, metadata !DIExpression()), !dbg !68
  %7 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @put, ptr noundef null) #5, !dbg !69
  %8 = load atomic i16, ptr getelementptr inbounds ([2 x i16], ptr @u, i64 0, i64 1) monotonic, align 2, !dbg !70
  store i16 %8, ptr %5, align 2, !dbg !70
  %9 = load i16, ptr %5, align 2, !dbg !70
  %10 = zext i16 %9 to i32, !dbg !70
  store i32 %10, ptr %3, align 4, !dbg !71
  %11 = load atomic i16, ptr @u monotonic, align 4, !dbg !72
  store i16 %11, ptr %6, align 2, !dbg !72
  %12 = load i16, ptr %6, align 2, !dbg !72
  %13 = zext i16 %12 to i32, !dbg !72
  store i32 %13, ptr %4, align 4, !dbg !73
  %14 = load i32, ptr %3, align 4, !dbg !74
  %15 = icmp ne i32 %14, 0, !dbg !74
  br i1 %15, label %16, label %19, !dbg !74

16:                                               ; preds = %0
  %17 = load i32, ptr %4, align 4, !dbg !74
  %18 = icmp ne i32 %17, 0, !dbg !74
  br i1 %18, label %19, label %20, !dbg !77

19:                                               ; preds = %16, %0
  br label %21, !dbg !77

20:                                               ; preds = %16
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 38, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !74
  unreachable, !dbg !74

21:                                               ; preds = %19
  %22 = load i64, ptr %2, align 8, !dbg !78
  %23 = call i32 @pthread_join(i64 noundef %22, ptr noundef null), !dbg !79
  ret i32 0, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @put(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !84, metadata !DIExpression()), !dbg !85
  store i32 327685, ptr %3, align 4, !dbg !86
  %4 = load i32, ptr %3, align 4, !dbg !86
  store atomic i32 %4, ptr @u monotonic, align 4, !dbg !86
  %5 = load ptr, ptr %2, align 8, !dbg !87
  ret ptr %5, !dbg !88
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 16, type: !32, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !15, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "c11/halves.c", directory: ".")
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
!15 = !{!16}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!17 = !{!18, !24, !26, !0}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 104, elements: !22)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!23}
!23 = !DISubrange(count: 13)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !20, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 120, elements: !30)
!29 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !21)
!30 = !{!31}
!31 = !DISubrange(count: 15)
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 13, size: 32, elements: !33)
!33 = !{!34, !40}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !32, file: !3, line: 14, baseType: !35, size: 32)
!35 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !36)
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !37, line: 26, baseType: !38)
!37 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !39, line: 42, baseType: !7)
!39 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!40 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !32, file: !3, line: 15, baseType: !41, size: 32)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 32, elements: !46)
!42 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !43)
!43 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !37, line: 25, baseType: !44)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !39, line: 40, baseType: !45)
!45 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!46 = !{!47}
!47 = !DISubrange(count: 2)
!48 = !{i32 7, !"Dwarf Version", i32 5}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"PIE Level", i32 2}
!53 = !{i32 7, !"uwtable", i32 2}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !56, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!56 = !DISubroutineType(types: !57)
!57 = !{!58}
!58 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!59 = !{}
!60 = !DILocalVariable(name: "t", scope: !55, file: !3, line: 26, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !62, line: 27, baseType: !63)
!62 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 26, column: 12, scope: !55)
!65 = !DILocalVariable(name: "high", scope: !55, file: !3, line: 27, type: !7)
!66 = !DILocation(line: 27, column: 11, scope: !55)
!67 = !DILocalVariable(name: "low", scope: !55, file: !3, line: 27, type: !7)
!68 = !DILocation(line: 27, column: 17, scope: !55)
!69 = !DILocation(line: 29, column: 2, scope: !55)
!70 = !DILocation(line: 35, column: 9, scope: !55)
!71 = !DILocation(line: 35, column: 7, scope: !55)
!72 = !DILocation(line: 36, column: 8, scope: !55)
!73 = !DILocation(line: 36, column: 6, scope: !55)
!74 = !DILocation(line: 38, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 38, column: 2)
!76 = distinct !DILexicalBlock(scope: !55, file: !3, line: 38, column: 2)
!77 = !DILocation(line: 38, column: 2, scope: !76)
!78 = !DILocation(line: 39, column: 15, scope: !55)
!79 = !DILocation(line: 39, column: 2, scope: !55)
!80 = !DILocation(line: 40, column: 2, scope: !55)
!81 = distinct !DISubprogram(name: "put", scope: !3, file: !3, line: 18, type: !82, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!82 = !DISubroutineType(types: !83)
!83 = !{!16, !16}
!84 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 18, type: !16)
!85 = !DILocation(line: 18, column: 24, scope: !81)
!86 = !DILocation(line: 20, column: 2, scope: !81)
!87 = !DILocation(line: 21, column: 9, scope: !81)
!88 = !DILocation(line: 21, column: 2, scope: !81)
