; ModuleID = 'cut_waits.c'
source_filename = "cut_waits.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.sem_t = type { i64, [24 x i8] }

@s = internal global %union.sem_t zeroinitializer, align 8, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !23 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !28, metadata !DIExpression()), !dbg !32
  %4 = call i32 @sem_init(ptr noundef @s, i32 noundef 0, i32 noundef 1) #4, !dbg !33
  %5 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @taker, ptr noundef null) #4, !dbg !34
  call void @llvm.dbg.declare(metadata ptr %3, metadata !35, metadata !DIExpression()), !dbg !37
  store i32 0, ptr %3, align 4, !dbg !37
  br label %6, !dbg !38

6:                                                ; preds = %12, %0
  %7 = load i32, ptr %3, align 4, !dbg !39
  %8 = icmp slt i32 %7, 3, !dbg !41
  br i1 %8, label %9, label %15, !dbg !42

9:                                                ; preds = %6
  %10 = call i32 @sem_wait(ptr noundef @s), !dbg !43
  %11 = call i32 @sem_post(ptr noundef @s) #4, !dbg !45
  br label %12, !dbg !46

12:                                               ; preds = %9
  %13 = load i32, ptr %3, align 4, !dbg !47
  %14 = add nsw i32 %13, 1, !dbg !47
  store i32 %14, ptr %3, align 4, !dbg !47
  br label %6, !dbg !48, !llvm.loop !49

15:                                               ; preds = %6
  ret i32 0, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @sem_init(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @taker(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !57, metadata !DIExpression()), !dbg !58
  %3 = call i32 @sem_wait(ptr noundef @s), !dbg !59
  %4 = load ptr, ptr %2, align 8, !dbg !60
  ret ptr %4, !dbg !61
}

declare i32 @sem_wait(ptr noundef) #3

; Function Attrs: nounwind
declare i32 @sem_post(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19, !20, !21, !22}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "s", scope: !2, file: !3, line: 4, type: !5, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "cut_waits.c", directory: ".")
!4 = !{!0}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "sem_t", file: !6, line: 39, baseType: !7)
!6 = !DIFile(filename: "include/x86_64-linux-gnu/bits/semaphore.h", directory: "")
!7 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !6, line: 35, size: 256, elements: !8)
!8 = !{!9, !14}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !7, file: !6, line: 37, baseType: !10, size: 256)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !12)
!11 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!12 = !{!13}
!13 = !DISubrange(count: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !7, file: !6, line: 38, baseType: !15, size: 64)
!15 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 8, !"PIC Level", i32 2}
!20 = !{i32 7, !"PIE Level", i32 2}
!21 = !{i32 7, !"uwtable", i32 2}
!22 = !{i32 7, !"frame-pointer", i32 2}
!23 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !24, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !27)
!24 = !DISubroutineType(types: !25)
!25 = !{!26}
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!27 = !{}
!28 = !DILocalVariable(name: "h", scope: !23, file: !3, line: 12, type: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !30, line: 27, baseType: !31)
!30 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!31 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!32 = !DILocation(line: 12, column: 12, scope: !23)
!33 = !DILocation(line: 13, column: 2, scope: !23)
!34 = !DILocation(line: 14, column: 2, scope: !23)
!35 = !DILocalVariable(name: "i", scope: !36, file: !3, line: 15, type: !26)
!36 = distinct !DILexicalBlock(scope: !23, file: !3, line: 15, column: 2)
!37 = !DILocation(line: 15, column: 11, scope: !36)
!38 = !DILocation(line: 15, column: 7, scope: !36)
!39 = !DILocation(line: 15, column: 18, scope: !40)
!40 = distinct !DILexicalBlock(scope: !36, file: !3, line: 15, column: 2)
!41 = !DILocation(line: 15, column: 20, scope: !40)
!42 = !DILocation(line: 15, column: 2, scope: !36)
!43 = !DILocation(line: 16, column: 3, scope: !44)
!44 = distinct !DILexicalBlock(scope: !40, file: !3, line: 15, column: 30)
!45 = !DILocation(line: 17, column: 3, scope: !44)
!46 = !DILocation(line: 18, column: 2, scope: !44)
!47 = !DILocation(line: 15, column: 26, scope: !40)
!48 = !DILocation(line: 15, column: 2, scope: !40)
!49 = distinct !{!49, !42, !50, !51}
!50 = !DILocation(line: 18, column: 2, scope: !36)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 19, column: 2, scope: !23)
!53 = distinct !DISubprogram(name: "taker", scope: !3, file: !3, line: 5, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !27)
!54 = !DISubroutineType(types: !55)
!55 = !{!56, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!57 = !DILocalVariable(name: "arg", arg: 1, scope: !53, file: !3, line: 5, type: !56)
!58 = !DILocation(line: 5, column: 26, scope: !53)
!59 = !DILocation(line: 7, column: 2, scope: !53)
!60 = !DILocation(line: 8, column: 9, scope: !53)
!61 = !DILocation(line: 8, column: 2, scope: !53)
