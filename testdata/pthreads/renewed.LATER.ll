; ModuleID = 'pthreads/renewed.c'
source_filename = "pthreads/renewed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@locked = internal global i32 0, align 4, !dbg !0
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !59
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !60
  %5 = load atomic i32, ptr @locked seq_cst, align 4, !dbg !61
  store i32 %5, ptr %3, align 4, !dbg !61
  %6 = load i32, ptr %3, align 4, !dbg !61
  %7 = icmp ne i32 %6, 0, !dbg !61
  br i1 %7, label %8, label %9, !dbg !63

8:                                                ; preds = %0
  call void @renew(), !dbg !64
  br label %9, !dbg !64

9:                                                ; preds = %8, %0
  %10 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !65
  %11 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !66
  %12 = load i64, ptr %2, align 8, !dbg !67
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !68
  ret i32 0, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !70 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !73, metadata !DIExpression()), !dbg !74
  %4 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #4, !dbg !75
  store i32 1, ptr %3, align 4, !dbg !76
  %5 = load i32, ptr %3, align 4, !dbg !76
  store atomic i32 %5, ptr @locked seq_cst, align 4, !dbg !76
  %6 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #4, !dbg !77
  %7 = load ptr, ptr %2, align 8, !dbg !78
  ret ptr %7, !dbg !79
}

; Function Attrs: noinline nounwind uwtable
define internal void @renew() #0 !dbg !80 {
  %1 = call i32 @pthread_mutex_init(ptr noundef @mutex, ptr noundef null) #4, !dbg !83
  ret void, !dbg !84
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "locked", scope: !2, file: !3, line: 15, type: !42, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/renewed.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !10, line: 72, baseType: !11)
!10 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !10, line: 67, size: 320, elements: !12)
!12 = !{!13, !35, !40}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !11, file: !10, line: 69, baseType: !14, size: 320)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !15, line: 22, size: 320, elements: !16)
!15 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!16 = !{!17, !19, !21, !22, !23, !24, !26, !27}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !14, file: !15, line: 24, baseType: !18, size: 32)
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !14, file: !15, line: 25, baseType: !20, size: 32, offset: 32)
!20 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !14, file: !15, line: 26, baseType: !18, size: 32, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !14, file: !15, line: 28, baseType: !20, size: 32, offset: 96)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !14, file: !15, line: 32, baseType: !18, size: 32, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !14, file: !15, line: 34, baseType: !25, size: 16, offset: 160)
!25 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !14, file: !15, line: 35, baseType: !25, size: 16, offset: 176)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !14, file: !15, line: 36, baseType: !28, size: 128, offset: 192)
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !29, line: 55, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !29, line: 51, size: 128, elements: !31)
!31 = !{!32, !34}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !30, file: !29, line: 53, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !30, file: !29, line: 54, baseType: !33, size: 64, offset: 64)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !11, file: !10, line: 70, baseType: !36, size: 320)
!36 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 320, elements: !38)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{!39}
!39 = !DISubrange(count: 40)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !11, file: !10, line: 71, baseType: !41, size: 64)
!41 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!42 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !43, line: 96, baseType: !44)
!43 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!44 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 50, type: !53, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!18}
!55 = !{}
!56 = !DILocalVariable(name: "worker", scope: !52, file: !3, line: 52, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 52, column: 12, scope: !52)
!60 = !DILocation(line: 54, column: 2, scope: !52)
!61 = !DILocation(line: 63, column: 6, scope: !62)
!62 = distinct !DILexicalBlock(scope: !52, file: !3, line: 63, column: 6)
!63 = !DILocation(line: 63, column: 6, scope: !52)
!64 = !DILocation(line: 66, column: 3, scope: !62)
!65 = !DILocation(line: 69, column: 2, scope: !52)
!66 = !DILocation(line: 70, column: 2, scope: !52)
!67 = !DILocation(line: 73, column: 15, scope: !52)
!68 = !DILocation(line: 73, column: 2, scope: !52)
!69 = !DILocation(line: 75, column: 2, scope: !52)
!70 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 34, type: !71, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!71 = !DISubroutineType(types: !72)
!72 = !{!5, !5}
!73 = !DILocalVariable(name: "arg", arg: 1, scope: !70, file: !3, line: 34, type: !5)
!74 = !DILocation(line: 34, column: 25, scope: !70)
!75 = !DILocation(line: 36, column: 2, scope: !70)
!76 = !DILocation(line: 37, column: 2, scope: !70)
!77 = !DILocation(line: 45, column: 2, scope: !70)
!78 = !DILocation(line: 47, column: 9, scope: !70)
!79 = !DILocation(line: 47, column: 2, scope: !70)
!80 = distinct !DISubprogram(name: "renew", scope: !3, file: !3, line: 17, type: !81, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!81 = !DISubroutineType(types: !82)
!82 = !{null}
!83 = !DILocation(line: 22, column: 2, scope: !80)
!84 = !DILocation(line: 24, column: 1, scope: !80)
