; ModuleID = 'memory/free_unlocking.c'
source_filename = "memory/free_unlocking.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { i64, %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@job = internal global ptr null, align 8, !dbg !0
@done = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !61, metadata !DIExpression()), !dbg !64
  %4 = call noalias ptr @malloc(i64 noundef 48) #5, !dbg !65
  store ptr %4, ptr @job, align 8, !dbg !66
  %5 = load ptr, ptr @job, align 8, !dbg !67
  %6 = getelementptr inbounds %struct.job, ptr %5, i32 0, i32 1, !dbg !68
  %7 = call i32 @pthread_mutex_init(ptr noundef %6, ptr noundef null) #6, !dbg !69
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef null) #6, !dbg !70
  %9 = load atomic i32, ptr @done seq_cst, align 4, !dbg !71
  store i32 %9, ptr %3, align 4, !dbg !71
  %10 = load i32, ptr %3, align 4, !dbg !71
  %11 = icmp ne i32 %10, 0, !dbg !71
  br i1 %11, label %12, label %14, !dbg !73

12:                                               ; preds = %0
  %13 = load ptr, ptr @job, align 8, !dbg !74
  call void @free(ptr noundef %13) #6, !dbg !75
  br label %17, !dbg !75

14:                                               ; preds = %0
  %15 = load i64, ptr %2, align 8, !dbg !76
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !77
  br label %17

17:                                               ; preds = %14, %12
  ret i32 0, !dbg !78
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !79 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !82, metadata !DIExpression()), !dbg !83
  %4 = load ptr, ptr @job, align 8, !dbg !84
  %5 = getelementptr inbounds %struct.job, ptr %4, i32 0, i32 1, !dbg !85
  %6 = call i32 @pthread_mutex_lock(ptr noundef %5) #6, !dbg !86
  store i32 1, ptr %3, align 4, !dbg !87
  %7 = load i32, ptr %3, align 4, !dbg !87
  store atomic i32 %7, ptr @done seq_cst, align 4, !dbg !87
  %8 = load ptr, ptr @job, align 8, !dbg !88
  %9 = getelementptr inbounds %struct.job, ptr %8, i32 0, i32 1, !dbg !89
  %10 = call i32 @pthread_mutex_unlock(ptr noundef %9) #6, !dbg !90
  %11 = load ptr, ptr %2, align 8, !dbg !91
  ret ptr %11, !dbg !92
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!50, !51, !52, !53, !54, !55, !56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "job", scope: !2, file: !3, line: 13, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/free_unlocking.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "done", scope: !2, file: !3, line: 14, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !10, line: 96, baseType: !11)
!10 = !DIFile(filename: "clang/stdatomic.h", directory: "")
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 10, size: 384, elements: !15)
!15 = !{!16, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "result", scope: !14, file: !3, line: 11, baseType: !17, size: 64)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "mutex", scope: !14, file: !3, line: 12, baseType: !19, size: 320, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !20, line: 72, baseType: !21)
!20 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!21 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !20, line: 67, size: 320, elements: !22)
!22 = !{!23, !44, !49}
!23 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !21, file: !20, line: 69, baseType: !24, size: 320)
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !25, line: 22, size: 320, elements: !26)
!25 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!26 = !{!27, !28, !30, !31, !32, !33, !35, !36}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !24, file: !25, line: 24, baseType: !12, size: 32)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !24, file: !25, line: 25, baseType: !29, size: 32, offset: 32)
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !24, file: !25, line: 26, baseType: !12, size: 32, offset: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !24, file: !25, line: 28, baseType: !29, size: 32, offset: 96)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !24, file: !25, line: 32, baseType: !12, size: 32, offset: 128)
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
!49 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !21, file: !20, line: 71, baseType: !17, size: 64)
!50 = !{i32 7, !"Dwarf Version", i32 5}
!51 = !{i32 2, !"Debug Info Version", i32 3}
!52 = !{i32 1, !"wchar_size", i32 4}
!53 = !{i32 8, !"PIC Level", i32 2}
!54 = !{i32 7, !"PIE Level", i32 2}
!55 = !{i32 7, !"uwtable", i32 2}
!56 = !{i32 7, !"frame-pointer", i32 2}
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !58, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!58 = !DISubroutineType(types: !59)
!59 = !{!12}
!60 = !{}
!61 = !DILocalVariable(name: "worker", scope: !57, file: !3, line: 26, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 27, baseType: !63)
!63 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!64 = !DILocation(line: 26, column: 12, scope: !57)
!65 = !DILocation(line: 28, column: 8, scope: !57)
!66 = !DILocation(line: 28, column: 6, scope: !57)
!67 = !DILocation(line: 29, column: 22, scope: !57)
!68 = !DILocation(line: 29, column: 27, scope: !57)
!69 = !DILocation(line: 29, column: 2, scope: !57)
!70 = !DILocation(line: 30, column: 2, scope: !57)
!71 = !DILocation(line: 34, column: 6, scope: !72)
!72 = distinct !DILexicalBlock(scope: !57, file: !3, line: 34, column: 6)
!73 = !DILocation(line: 34, column: 6, scope: !57)
!74 = !DILocation(line: 35, column: 8, scope: !72)
!75 = !DILocation(line: 35, column: 3, scope: !72)
!76 = !DILocation(line: 37, column: 16, scope: !72)
!77 = !DILocation(line: 37, column: 3, scope: !72)
!78 = !DILocation(line: 38, column: 2, scope: !57)
!79 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 16, type: !80, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!80 = !DISubroutineType(types: !81)
!81 = !{!5, !5}
!82 = !DILocalVariable(name: "arg", arg: 1, scope: !79, file: !3, line: 16, type: !5)
!83 = !DILocation(line: 16, column: 25, scope: !79)
!84 = !DILocation(line: 18, column: 22, scope: !79)
!85 = !DILocation(line: 18, column: 27, scope: !79)
!86 = !DILocation(line: 18, column: 2, scope: !79)
!87 = !DILocation(line: 19, column: 2, scope: !79)
!88 = !DILocation(line: 20, column: 24, scope: !79)
!89 = !DILocation(line: 20, column: 29, scope: !79)
!90 = !DILocation(line: 20, column: 2, scope: !79)
!91 = !DILocation(line: 21, column: 9, scope: !79)
!92 = !DILocation(line: 21, column: 2, scope: !79)
