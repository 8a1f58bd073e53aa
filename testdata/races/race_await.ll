; ModuleID = 'races/race_await.c'
source_filename = "races/race_await.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@tail = internal global i64 0, align 8, !dbg !0
@head = internal global i64 0, align 8, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !16 {
  %1 = alloca i64, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !21, metadata !DIExpression()), !dbg !25
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @wait, ptr noundef null) #4, !dbg !26
  %3 = load volatile i64, ptr @tail, align 8, !dbg !27
  %4 = add nsw i64 %3, 1, !dbg !28
  store volatile i64 %4, ptr @tail, align 8, !dbg !29
  %5 = load i64, ptr %1, align 8, !dbg !30
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !31
  ret i32 0, !dbg !32
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @wait(ptr noundef %0) #0 !dbg !33 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !37, metadata !DIExpression()), !dbg !38
  br label %3, !dbg !39

3:                                                ; preds = %7, %1
  %4 = load volatile i64, ptr @head, align 8, !dbg !40
  %5 = load volatile i64, ptr @tail, align 8, !dbg !41
  %6 = icmp eq i64 %4, %5, !dbg !42
  br i1 %6, label %7, label %8, !dbg !39

7:                                                ; preds = %3
  br label %3, !dbg !39, !llvm.loop !43

8:                                                ; preds = %3
  %9 = load ptr, ptr %2, align 8, !dbg !46
  ret ptr %9, !dbg !47
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 3, type: !7, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "races/race_await.c", directory: ".")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 3, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !8)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !17, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !20)
!17 = !DISubroutineType(types: !18)
!18 = !{!19}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{}
!21 = !DILocalVariable(name: "t", scope: !16, file: !3, line: 12, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !23, line: 27, baseType: !24)
!23 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DILocation(line: 12, column: 12, scope: !16)
!26 = !DILocation(line: 13, column: 2, scope: !16)
!27 = !DILocation(line: 14, column: 9, scope: !16)
!28 = !DILocation(line: 14, column: 14, scope: !16)
!29 = !DILocation(line: 14, column: 7, scope: !16)
!30 = !DILocation(line: 15, column: 15, scope: !16)
!31 = !DILocation(line: 15, column: 2, scope: !16)
!32 = !DILocation(line: 16, column: 1, scope: !16)
!33 = distinct !DISubprogram(name: "wait", scope: !3, file: !3, line: 4, type: !34, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !20)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!37 = !DILocalVariable(name: "arg", arg: 1, scope: !33, file: !3, line: 4, type: !36)
!38 = !DILocation(line: 4, column: 25, scope: !33)
!39 = !DILocation(line: 6, column: 2, scope: !33)
!40 = !DILocation(line: 6, column: 9, scope: !33)
!41 = !DILocation(line: 6, column: 17, scope: !33)
!42 = !DILocation(line: 6, column: 14, scope: !33)
!43 = distinct !{!43, !39, !44, !45}
!44 = !DILocation(line: 7, column: 3, scope: !33)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 8, column: 9, scope: !33)
!47 = !DILocation(line: 8, column: 2, scope: !33)
