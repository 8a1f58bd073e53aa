; ModuleID = 'pthreads/trywait_loop.c'
source_filename = "pthreads/trywait_loop.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }
%struct.timespec = type { i64, i64 }

@ready = internal global %union.sem_t zeroinitializer, align 8, !dbg !0
@data = internal global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [10 x i8] c"data == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [24 x i8] c"pthreads/trywait_loop.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !52
  %3 = call i32 @sem_init(ptr noundef @ready, i32 noundef 0, i32 noundef 0) #6, !dbg !53
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @produce, ptr noundef null) #6, !dbg !54
  br label %5, !dbg !55

5:                                                ; preds = %8, %0
  %6 = call i32 @take(), !dbg !56
  %7 = icmp ne i32 %6, 0, !dbg !57
  br i1 %7, label %8, label %9, !dbg !55

8:                                                ; preds = %5
  br label %5, !dbg !55, !llvm.loop !58

9:                                                ; preds = %5
  %10 = load i32, ptr @data, align 4, !dbg !61
  %11 = icmp eq i32 %10, 1, !dbg !61
  br i1 %11, label %12, label %13, !dbg !64

12:                                               ; preds = %9
  br label %14, !dbg !64

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 53, ptr noundef @__PRETTY_FUNCTION__.main) #7, !dbg !61
  unreachable, !dbg !61

14:                                               ; preds = %12
  %15 = load i64, ptr %2, align 8, !dbg !65
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef null), !dbg !66
  ret i32 0, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @produce(ptr noundef %0) #0 !dbg !68 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !71, metadata !DIExpression()), !dbg !72
  %3 = load ptr, ptr %2, align 8, !dbg !73
  store i32 1, ptr @data, align 4, !dbg !74
  %4 = call i32 @sem_post(ptr noundef @ready) #6, !dbg !75
  ret ptr null, !dbg !76
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @take() #0 !dbg !77 {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !78, metadata !DIExpression()), !dbg !87
  call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 16, i1 false), !dbg !87
  %2 = call i32 @sem_timedwait(ptr noundef @ready, ptr noundef %1), !dbg !88
  ret i32 %2, !dbg !89
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

declare i32 @pthread_join(i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

declare i32 @sem_timedwait(ptr noundef, ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind }
attributes #7 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ready", scope: !2, file: !3, line: 17, type: !27, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pthreads/trywait_loop.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !0, !24}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 80, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 10)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 192, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 24)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 53, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 18, type: !26, isLocal: true, isDefinition: true)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !28, line: 39, baseType: !29)
!28 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!29 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !28, line: 35, size: 256, elements: !30)
!30 = !{!31, !35}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !29, file: !28, line: 37, baseType: !32, size: 256)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !33)
!33 = !{!34}
!34 = !DISubrange(count: 32)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !29, file: !28, line: 38, baseType: !36, size: 64)
!36 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!37 = !{i32 7, !"Dwarf Version", i32 5}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"PIE Level", i32 2}
!42 = !{i32 7, !"uwtable", i32 2}
!43 = !{i32 7, !"frame-pointer", i32 2}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 41, type: !45, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !47)
!45 = !DISubroutineType(types: !46)
!46 = !{!26}
!47 = !{}
!48 = !DILocalVariable(name: "t", scope: !44, file: !3, line: 43, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !50, line: 27, baseType: !51)
!50 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!51 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!52 = !DILocation(line: 43, column: 12, scope: !44)
!53 = !DILocation(line: 45, column: 2, scope: !44)
!54 = !DILocation(line: 46, column: 2, scope: !44)
!55 = !DILocation(line: 47, column: 2, scope: !44)
!56 = !DILocation(line: 47, column: 9, scope: !44)
!57 = !DILocation(line: 47, column: 16, scope: !44)
!58 = distinct !{!58, !55, !59, !60}
!59 = !DILocation(line: 52, column: 2, scope: !44)
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 53, column: 2, scope: !62)
!62 = distinct !DILexicalBlock(scope: !63, file: !3, line: 53, column: 2)
!63 = distinct !DILexicalBlock(scope: !44, file: !3, line: 53, column: 2)
!64 = !DILocation(line: 53, column: 2, scope: !63)
!65 = !DILocation(line: 54, column: 15, scope: !44)
!66 = !DILocation(line: 54, column: 2, scope: !44)
!67 = !DILocation(line: 55, column: 2, scope: !44)
!68 = distinct !DISubprogram(name: "produce", scope: !3, file: !3, line: 31, type: !69, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!69 = !DISubroutineType(types: !70)
!70 = !{!5, !5}
!71 = !DILocalVariable(name: "arg", arg: 1, scope: !68, file: !3, line: 31, type: !5)
!72 = !DILocation(line: 31, column: 28, scope: !68)
!73 = !DILocation(line: 33, column: 8, scope: !68)
!74 = !DILocation(line: 34, column: 7, scope: !68)
!75 = !DILocation(line: 36, column: 2, scope: !68)
!76 = !DILocation(line: 38, column: 2, scope: !68)
!77 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 20, type: !45, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !47)
!78 = !DILocalVariable(name: "now", scope: !77, file: !3, line: 23, type: !79)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !80, line: 11, size: 128, elements: !81)
!80 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!81 = !{!82, !85}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !79, file: !80, line: 16, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !84, line: 160, baseType: !36)
!84 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!85 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !79, file: !80, line: 21, baseType: !86, size: 64, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !84, line: 197, baseType: !36)
!87 = !DILocation(line: 23, column: 18, scope: !77)
!88 = !DILocation(line: 25, column: 9, scope: !77)
!89 = !DILocation(line: 25, column: 2, scope: !77)
