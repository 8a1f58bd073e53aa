; ModuleID = 'memory/printed.c'
source_filename = "memory/printed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { [4 x i8], [4 x i8] }

@shared = internal global %struct.anon zeroinitializer, align 1, !dbg !0
@.str = private unnamed_addr constant [5 x i8] c"full\00", align 1, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !36
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 getelementptr inbounds (%struct.anon, ptr @shared, i32 0, i32 1), ptr align 1 @.str, i64 4, i1 false), !dbg !37
  %3 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @print, ptr noundef null) #5, !dbg !38
  %4 = load i64, ptr %2, align 8, !dbg !39
  %5 = call i32 @pthread_join(i64 noundef %4, ptr noundef null), !dbg !40
  ret i32 0, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @print(ptr noundef %0) #0 !dbg !42 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !45, metadata !DIExpression()), !dbg !46
  %3 = load ptr, ptr %2, align 8, !dbg !47
  %4 = call i32 @puts(ptr noundef getelementptr inbounds (%struct.anon, ptr @shared, i32 0, i32 1)), !dbg !48
  ret ptr null, !dbg !49
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

declare i32 @puts(ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 28, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/printed.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !0}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 76, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 40, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 5)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 26, size: 64, elements: !14)
!14 = !{!15, !19}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "before", scope: !13, file: !3, line: 27, baseType: !16, size: 32)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 4)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !13, file: !3, line: 27, baseType: !16, size: 32, offset: 32)
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 72, type: !28, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "printer", scope: !27, file: !3, line: 74, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 74, column: 12, scope: !27)
!37 = !DILocation(line: 76, column: 2, scope: !27)
!38 = !DILocation(line: 77, column: 2, scope: !27)
!39 = !DILocation(line: 78, column: 15, scope: !27)
!40 = !DILocation(line: 78, column: 2, scope: !27)
!41 = !DILocation(line: 79, column: 2, scope: !27)
!42 = distinct !DISubprogram(name: "print", scope: !3, file: !3, line: 39, type: !43, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!43 = !DISubroutineType(types: !44)
!44 = !{!5, !5}
!45 = !DILocalVariable(name: "arg", arg: 1, scope: !42, file: !3, line: 39, type: !5)
!46 = !DILocation(line: 39, column: 26, scope: !42)
!47 = !DILocation(line: 41, column: 8, scope: !42)
!48 = !DILocation(line: 44, column: 3, scope: !42)
!49 = !DILocation(line: 69, column: 2, scope: !42)
