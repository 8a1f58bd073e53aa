; ModuleID = 'memory/mixed_size.c'
source_filename = "memory/mixed_size.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }

@shared = internal global %union.anon zeroinitializer, align 4, !dbg !0
@.str = private unnamed_addr constant [26 x i8] c"w == 0 || w == 0x11111111\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"memory/mixed_size.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.whole = private unnamed_addr constant [20 x i8] c"void *whole(void *)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !55
  call void @llvm.dbg.declare(metadata ptr %3, metadata !56, metadata !DIExpression()), !dbg !57
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @halves, ptr noundef null) #5, !dbg !58
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @whole, ptr noundef null) #5, !dbg !59
  %6 = load i64, ptr %2, align 8, !dbg !60
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !61
  %8 = load i64, ptr %3, align 8, !dbg !62
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !63
  ret i32 0, !dbg !64
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @halves(ptr noundef %0) #0 !dbg !65 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !69
  %3 = load ptr, ptr %2, align 8, !dbg !70
  store volatile i16 4369, ptr @shared, align 4, !dbg !71
  store volatile i16 4369, ptr getelementptr inbounds ([2 x i16], ptr @shared, i64 0, i64 1), align 2, !dbg !72
  ret ptr null, !dbg !73
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @whole(ptr noundef %0) #0 !dbg !74 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !75, metadata !DIExpression()), !dbg !76
  call void @llvm.dbg.declare(metadata ptr %3, metadata !77, metadata !DIExpression()), !dbg !78
  %4 = load volatile i32, ptr @shared, align 4, !dbg !79
  store i32 %4, ptr %3, align 4, !dbg !78
  %5 = load ptr, ptr %2, align 8, !dbg !80
  %6 = load i32, ptr %3, align 4, !dbg !81
  %7 = icmp eq i32 %6, 0, !dbg !81
  br i1 %7, label %11, label %8, !dbg !81

8:                                                ; preds = %1
  %9 = load i32, ptr %3, align 4, !dbg !81
  %10 = icmp eq i32 %9, 286331153, !dbg !81
  br i1 %10, label %11, label %12, !dbg !84

11:                                               ; preds = %8, %1
  br label %13, !dbg !84

12:                                               ; preds = %8
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 30, ptr noundef @__PRETTY_FUNCTION__.whole) #6, !dbg !81
  unreachable, !dbg !81

13:                                               ; preds = %11
  ret ptr null, !dbg !85
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!39, !40, !41, !42, !43, !44, !45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 15, type: !22, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/mixed_size.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !13, !18}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 208, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 26)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 160, elements: !16)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 12, size: 32, elements: !23)
!23 = !{!24, !31}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !22, file: !3, line: 13, baseType: !25, size: 32)
!25 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !27, line: 26, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !29, line: 42, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "half", scope: !22, file: !3, line: 14, baseType: !32, size: 32)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 32, elements: !37)
!33 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !27, line: 25, baseType: !35)
!35 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !29, line: 40, baseType: !36)
!36 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!37 = !{!38}
!38 = !DISubrange(count: 2)
!39 = !{i32 7, !"Dwarf Version", i32 5}
!40 = !{i32 2, !"Debug Info Version", i32 3}
!41 = !{i32 1, !"wchar_size", i32 4}
!42 = !{i32 8, !"PIC Level", i32 2}
!43 = !{i32 7, !"PIE Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 34, type: !47, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!47 = !DISubroutineType(types: !48)
!48 = !{!49}
!49 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!50 = !{}
!51 = !DILocalVariable(name: "t", scope: !46, file: !3, line: 36, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !53, line: 27, baseType: !54)
!53 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!54 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!55 = !DILocation(line: 36, column: 12, scope: !46)
!56 = !DILocalVariable(name: "u", scope: !46, file: !3, line: 36, type: !52)
!57 = !DILocation(line: 36, column: 15, scope: !46)
!58 = !DILocation(line: 38, column: 2, scope: !46)
!59 = !DILocation(line: 39, column: 2, scope: !46)
!60 = !DILocation(line: 40, column: 15, scope: !46)
!61 = !DILocation(line: 40, column: 2, scope: !46)
!62 = !DILocation(line: 41, column: 15, scope: !46)
!63 = !DILocation(line: 41, column: 2, scope: !46)
!64 = !DILocation(line: 42, column: 2, scope: !46)
!65 = distinct !DISubprogram(name: "halves", scope: !3, file: !3, line: 17, type: !66, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!66 = !DISubroutineType(types: !67)
!67 = !{!5, !5}
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !65, file: !3, line: 17, type: !5)
!69 = !DILocation(line: 17, column: 27, scope: !65)
!70 = !DILocation(line: 19, column: 8, scope: !65)
!71 = !DILocation(line: 20, column: 17, scope: !65)
!72 = !DILocation(line: 21, column: 17, scope: !65)
!73 = !DILocation(line: 22, column: 2, scope: !65)
!74 = distinct !DISubprogram(name: "whole", scope: !3, file: !3, line: 25, type: !66, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!75 = !DILocalVariable(name: "arg", arg: 1, scope: !74, file: !3, line: 25, type: !5)
!76 = !DILocation(line: 25, column: 26, scope: !74)
!77 = !DILocalVariable(name: "w", scope: !74, file: !3, line: 27, type: !26)
!78 = !DILocation(line: 27, column: 11, scope: !74)
!79 = !DILocation(line: 27, column: 22, scope: !74)
!80 = !DILocation(line: 29, column: 8, scope: !74)
!81 = !DILocation(line: 30, column: 2, scope: !82)
!82 = distinct !DILexicalBlock(scope: !83, file: !3, line: 30, column: 2)
!83 = distinct !DILexicalBlock(scope: !74, file: !3, line: 30, column: 2)
!84 = !DILocation(line: 30, column: 2, scope: !83)
!85 = !DILocation(line: 31, column: 2, scope: !74)
