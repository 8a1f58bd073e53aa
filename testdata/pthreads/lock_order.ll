; ModuleID = 'pthreads/lock_order.c'
source_filename = "pthreads/lock_order.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@a = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@b = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !7
@balance = internal global i32 0, align 4, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !56, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %3, metadata !60, metadata !DIExpression()), !dbg !61
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @forward, ptr noundef null) #4, !dbg !62
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @backward, ptr noundef null) #4, !dbg !63
  %6 = load i64, ptr %2, align 8, !dbg !64
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !65
  %8 = load i64, ptr %3, align 8, !dbg !66
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !67
  ret i32 0, !dbg !68
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @forward(ptr noundef %0) #0 !dbg !69 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !72, metadata !DIExpression()), !dbg !73
  %3 = load ptr, ptr %2, align 8, !dbg !74
  %4 = call i32 @pthread_mutex_lock(ptr noundef @a) #4, !dbg !75
  %5 = call i32 @pthread_mutex_lock(ptr noundef @b) #4, !dbg !76
  %6 = load volatile i32, ptr @balance, align 4, !dbg !77
  %7 = add nsw i32 %6, 1, !dbg !77
  store volatile i32 %7, ptr @balance, align 4, !dbg !77
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @b) #4, !dbg !78
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @a) #4, !dbg !79
  ret ptr null, !dbg !80
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @backward(ptr noundef %0) #0 !dbg !81 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  %3 = load ptr, ptr %2, align 8, !dbg !84
  %4 = call i32 @pthread_mutex_lock(ptr noundef @b) #4, !dbg !85
  %5 = call i32 @pthread_mutex_lock(ptr noundef @a) #4, !dbg !86
  %6 = load volatile i32, ptr @balance, align 4, !dbg !87
  %7 = add nsw i32 %6, -1, !dbg !87
  store volatile i32 %7, ptr @balance, align 4, !dbg !87
  %8 = call i32 @pthread_mutex_unlock(ptr noundef @a) #4, !dbg !88
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @b) #4, !dbg !89
  ret ptr null, !dbg !90
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 10, type: !9, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/lock_order.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7, !42}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
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
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "balance", scope: !2, file: !3, line: 12, type: !44, isLocal: true, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 36, type: !53, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!53 = !DISubroutineType(types: !54)
!54 = !{!18}
!55 = !{}
!56 = !DILocalVariable(name: "t", scope: !52, file: !3, line: 38, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !10, line: 27, baseType: !58)
!58 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!59 = !DILocation(line: 38, column: 12, scope: !52)
!60 = !DILocalVariable(name: "u", scope: !52, file: !3, line: 38, type: !57)
!61 = !DILocation(line: 38, column: 15, scope: !52)
!62 = !DILocation(line: 40, column: 2, scope: !52)
!63 = !DILocation(line: 41, column: 2, scope: !52)
!64 = !DILocation(line: 42, column: 15, scope: !52)
!65 = !DILocation(line: 42, column: 2, scope: !52)
!66 = !DILocation(line: 43, column: 15, scope: !52)
!67 = !DILocation(line: 43, column: 2, scope: !52)
!68 = !DILocation(line: 44, column: 2, scope: !52)
!69 = distinct !DISubprogram(name: "forward", scope: !3, file: !3, line: 14, type: !70, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!70 = !DISubroutineType(types: !71)
!71 = !{!5, !5}
!72 = !DILocalVariable(name: "arg", arg: 1, scope: !69, file: !3, line: 14, type: !5)
!73 = !DILocation(line: 14, column: 28, scope: !69)
!74 = !DILocation(line: 16, column: 8, scope: !69)
!75 = !DILocation(line: 17, column: 2, scope: !69)
!76 = !DILocation(line: 18, column: 2, scope: !69)
!77 = !DILocation(line: 19, column: 9, scope: !69)
!78 = !DILocation(line: 20, column: 2, scope: !69)
!79 = !DILocation(line: 21, column: 2, scope: !69)
!80 = !DILocation(line: 22, column: 2, scope: !69)
!81 = distinct !DISubprogram(name: "backward", scope: !3, file: !3, line: 25, type: !70, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !81, file: !3, line: 25, type: !5)
!83 = !DILocation(line: 25, column: 29, scope: !81)
!84 = !DILocation(line: 27, column: 8, scope: !81)
!85 = !DILocation(line: 28, column: 2, scope: !81)
!86 = !DILocation(line: 29, column: 2, scope: !81)
!87 = !DILocation(line: 30, column: 9, scope: !81)
!88 = !DILocation(line: 31, column: 2, scope: !81)
!89 = !DILocation(line: 32, column: 2, scope: !81)
!90 = !DILocation(line: 33, column: 2, scope: !81)
