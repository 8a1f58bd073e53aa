; ModuleID = 'cut_try.c'
source_filename = "cut_try.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@m = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !0
@rounds = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !47 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !51, metadata !DIExpression()), !dbg !54
  call void @llvm.dbg.declare(metadata ptr %3, metadata !55, metadata !DIExpression()), !dbg !56
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @locker, ptr noundef null) #3, !dbg !57
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @cut, ptr noundef null) #3, !dbg !58
  %6 = call i32 @pthread_mutex_trylock(ptr noundef @m) #3, !dbg !59
  %7 = icmp ne i32 %6, 0, !dbg !59
  br i1 %7, label %10, label %8, !dbg !61

8:                                                ; preds = %0
  %9 = call i32 @pthread_mutex_unlock(ptr noundef @m) #3, !dbg !62
  br label %10, !dbg !62

10:                                               ; preds = %8, %0
  ret i32 0, !dbg !63
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @locker(ptr noundef %0) #0 !dbg !64 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !68, metadata !DIExpression()), !dbg !69
  %3 = call i32 @pthread_mutex_lock(ptr noundef @m) #3, !dbg !70
  %4 = load ptr, ptr %2, align 8, !dbg !71
  ret ptr %4, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @cut(ptr noundef %0) #0 !dbg !73 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !74, metadata !DIExpression()), !dbg !75
  call void @llvm.dbg.declare(metadata ptr %3, metadata !76, metadata !DIExpression()), !dbg !78
  store i32 0, ptr %3, align 4, !dbg !78
  br label %4, !dbg !79

4:                                                ; preds = %10, %1
  %5 = load i32, ptr %3, align 4, !dbg !80
  %6 = icmp slt i32 %5, 3, !dbg !82
  br i1 %6, label %7, label %13, !dbg !83

7:                                                ; preds = %4
  %8 = load i32, ptr @rounds, align 4, !dbg !84
  %9 = add nsw i32 %8, 1, !dbg !84
  store i32 %9, ptr @rounds, align 4, !dbg !84
  br label %10, !dbg !85

10:                                               ; preds = %7
  %11 = load i32, ptr %3, align 4, !dbg !86
  %12 = add nsw i32 %11, 1, !dbg !86
  store i32 %12, ptr %3, align 4, !dbg !86
  br label %4, !dbg !87, !llvm.loop !88

13:                                               ; preds = %4
  %14 = load ptr, ptr %2, align 8, !dbg !91
  ret ptr %14, !dbg !92
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "m", scope: !2, file: !3, line: 3, type: !8, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cut_try.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "rounds", scope: !2, file: !3, line: 4, type: !7, isLocal: true, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !9, line: 72, baseType: !10)
!9 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!10 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !9, line: 67, size: 320, elements: !11)
!11 = !{!12, !33, !38}
!12 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !10, file: !9, line: 69, baseType: !13, size: 320)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !14, line: 22, size: 320, elements: !15)
!14 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!15 = !{!16, !17, !19, !20, !21, !22, !24, !25}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !13, file: !14, line: 24, baseType: !7, size: 32)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !13, file: !14, line: 25, baseType: !18, size: 32, offset: 32)
!18 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !13, file: !14, line: 26, baseType: !7, size: 32, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !13, file: !14, line: 28, baseType: !18, size: 32, offset: 96)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !13, file: !14, line: 32, baseType: !7, size: 32, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !13, file: !14, line: 34, baseType: !23, size: 16, offset: 160)
!23 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !13, file: !14, line: 35, baseType: !23, size: 16, offset: 176)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !13, file: !14, line: 36, baseType: !26, size: 128, offset: 192)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !27, line: 55, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!28 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !27, line: 51, size: 128, elements: !29)
!29 = !{!30, !32}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !28, file: !27, line: 53, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !28, file: !27, line: 54, baseType: !31, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !10, file: !9, line: 70, baseType: !34, size: 320)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 320, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 40)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !10, file: !9, line: 71, baseType: !39, size: 64)
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !{i32 7, !"Dwarf Version", i32 5}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"PIE Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !48, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !50)
!48 = !DISubroutineType(types: !49)
!49 = !{!7}
!50 = !{}
!51 = !DILocalVariable(name: "h1", scope: !47, file: !3, line: 18, type: !52)
!52 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !9, line: 27, baseType: !53)
!53 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!54 = !DILocation(line: 18, column: 12, scope: !47)
!55 = !DILocalVariable(name: "h2", scope: !47, file: !3, line: 18, type: !52)
!56 = !DILocation(line: 18, column: 16, scope: !47)
!57 = !DILocation(line: 19, column: 2, scope: !47)
!58 = !DILocation(line: 20, column: 2, scope: !47)
!59 = !DILocation(line: 21, column: 7, scope: !60)
!60 = distinct !DILexicalBlock(scope: !47, file: !3, line: 21, column: 6)
!61 = !DILocation(line: 21, column: 6, scope: !47)
!62 = !DILocation(line: 22, column: 3, scope: !60)
!63 = !DILocation(line: 23, column: 2, scope: !47)
!64 = distinct !DISubprogram(name: "locker", scope: !3, file: !3, line: 5, type: !65, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!65 = !DISubroutineType(types: !66)
!66 = !{!67, !67}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!68 = !DILocalVariable(name: "arg", arg: 1, scope: !64, file: !3, line: 5, type: !67)
!69 = !DILocation(line: 5, column: 27, scope: !64)
!70 = !DILocation(line: 7, column: 2, scope: !64)
!71 = !DILocation(line: 8, column: 9, scope: !64)
!72 = !DILocation(line: 8, column: 2, scope: !64)
!73 = distinct !DISubprogram(name: "cut", scope: !3, file: !3, line: 10, type: !65, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !50)
!74 = !DILocalVariable(name: "arg", arg: 1, scope: !73, file: !3, line: 10, type: !67)
!75 = !DILocation(line: 10, column: 24, scope: !73)
!76 = !DILocalVariable(name: "i", scope: !77, file: !3, line: 12, type: !7)
!77 = distinct !DILexicalBlock(scope: !73, file: !3, line: 12, column: 2)
!78 = !DILocation(line: 12, column: 11, scope: !77)
!79 = !DILocation(line: 12, column: 7, scope: !77)
!80 = !DILocation(line: 12, column: 18, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 12, column: 2)
!82 = !DILocation(line: 12, column: 20, scope: !81)
!83 = !DILocation(line: 12, column: 2, scope: !77)
!84 = !DILocation(line: 13, column: 9, scope: !81)
!85 = !DILocation(line: 13, column: 3, scope: !81)
!86 = !DILocation(line: 12, column: 26, scope: !81)
!87 = !DILocation(line: 12, column: 2, scope: !81)
!88 = distinct !{!88, !83, !89, !90}
!89 = !DILocation(line: 13, column: 9, scope: !77)
!90 = !{!"llvm.loop.mustprogress"}
!91 = !DILocation(line: 14, column: 9, scope: !73)
!92 = !DILocation(line: 14, column: 2, scope: !73)
