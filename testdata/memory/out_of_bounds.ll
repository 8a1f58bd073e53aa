; ModuleID = 'memory/out_of_bounds.c'
source_filename = "memory/out_of_bounds.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@used = internal global i32 2, align 4, !dbg !0
@array = internal global [3 x i32] zeroinitializer, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !21 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !25, metadata !DIExpression()), !dbg !29
  call void @llvm.dbg.declare(metadata ptr %3, metadata !30, metadata !DIExpression()), !dbg !31
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @append, ptr noundef null) #4, !dbg !32
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @append, ptr noundef null) #4, !dbg !33
  %6 = load i64, ptr %2, align 8, !dbg !34
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !35
  %8 = load i64, ptr %3, align 8, !dbg !36
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !37
  ret i32 0, !dbg !38
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @append(ptr noundef %0) #0 !dbg !39 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !42, metadata !DIExpression()), !dbg !43
  %4 = load ptr, ptr %2, align 8, !dbg !44
  %5 = load volatile i32, ptr @used, align 4, !dbg !45
  %6 = icmp slt i32 %5, 3, !dbg !47
  br i1 %6, label %7, label %13, !dbg !48

7:                                                ; preds = %1
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !51
  %8 = load volatile i32, ptr @used, align 4, !dbg !52
  %9 = add nsw i32 %8, 1, !dbg !52
  store volatile i32 %9, ptr @used, align 4, !dbg !52
  store i32 %8, ptr %3, align 4, !dbg !51
  %10 = load i32, ptr %3, align 4, !dbg !53
  %11 = sext i32 %10 to i64, !dbg !54
  %12 = getelementptr inbounds [3 x i32], ptr @array, i64 0, i64 %11, !dbg !54
  store i32 1, ptr %12, align 4, !dbg !55
  br label %13, !dbg !56

13:                                               ; preds = %7, %1
  ret ptr null, !dbg !57
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 12, type: !13, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/out_of_bounds.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "array", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 96, elements: !11)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12}
!12 = !DISubrange(count: 3)
!13 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 24, type: !22, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !24)
!22 = !DISubroutineType(types: !23)
!23 = !{!10}
!24 = !{}
!25 = !DILocalVariable(name: "t", scope: !21, file: !3, line: 26, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DILocation(line: 26, column: 12, scope: !21)
!30 = !DILocalVariable(name: "u", scope: !21, file: !3, line: 26, type: !26)
!31 = !DILocation(line: 26, column: 15, scope: !21)
!32 = !DILocation(line: 28, column: 2, scope: !21)
!33 = !DILocation(line: 29, column: 2, scope: !21)
!34 = !DILocation(line: 30, column: 15, scope: !21)
!35 = !DILocation(line: 30, column: 2, scope: !21)
!36 = !DILocation(line: 31, column: 15, scope: !21)
!37 = !DILocation(line: 31, column: 2, scope: !21)
!38 = !DILocation(line: 32, column: 2, scope: !21)
!39 = distinct !DISubprogram(name: "append", scope: !3, file: !3, line: 14, type: !40, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !24)
!40 = !DISubroutineType(types: !41)
!41 = !{!5, !5}
!42 = !DILocalVariable(name: "arg", arg: 1, scope: !39, file: !3, line: 14, type: !5)
!43 = !DILocation(line: 14, column: 27, scope: !39)
!44 = !DILocation(line: 16, column: 8, scope: !39)
!45 = !DILocation(line: 17, column: 6, scope: !46)
!46 = distinct !DILexicalBlock(scope: !39, file: !3, line: 17, column: 6)
!47 = !DILocation(line: 17, column: 11, scope: !46)
!48 = !DILocation(line: 17, column: 6, scope: !39)
!49 = !DILocalVariable(name: "at", scope: !50, file: !3, line: 18, type: !10)
!50 = distinct !DILexicalBlock(scope: !46, file: !3, line: 17, column: 19)
!51 = !DILocation(line: 18, column: 7, scope: !50)
!52 = !DILocation(line: 18, column: 16, scope: !50)
!53 = !DILocation(line: 19, column: 9, scope: !50)
!54 = !DILocation(line: 19, column: 3, scope: !50)
!55 = !DILocation(line: 19, column: 13, scope: !50)
!56 = !DILocation(line: 20, column: 2, scope: !50)
!57 = !DILocation(line: 21, column: 2, scope: !39)
