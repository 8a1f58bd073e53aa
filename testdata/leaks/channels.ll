; ModuleID = 'leaks/channels.c'
source_filename = "leaks/channels.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !9 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca i32, align 4
  %4 = alloca i8, align 1
  %5 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !14, metadata !DIExpression()), !dbg !18
  call void @llvm.dbg.declare(metadata ptr %3, metadata !19, metadata !DIExpression()), !dbg !20
  %6 = call i32 @eventfd(i32 noundef 1, i32 noundef 0) #4, !dbg !21
  store i32 %6, ptr %3, align 4, !dbg !20
  call void @llvm.dbg.declare(metadata ptr %4, metadata !22, metadata !DIExpression()), !dbg !24
  store i8 99, ptr %4, align 1, !dbg !24
  call void @llvm.dbg.declare(metadata ptr %5, metadata !25, metadata !DIExpression()), !dbg !33
  %7 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !34
  %8 = call i32 @pipe(ptr noundef %7) #4, !dbg !36
  %9 = icmp ne i32 %8, 0, !dbg !37
  br i1 %9, label %24, label %10, !dbg !38

10:                                               ; preds = %0
  %11 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !39
  %12 = load i32, ptr %11, align 4, !dbg !39
  %13 = call i64 @write(i32 noundef %12, ptr noundef %4, i64 noundef 1), !dbg !40
  %14 = icmp ne i64 %13, 1, !dbg !41
  br i1 %14, label %24, label %15, !dbg !42

15:                                               ; preds = %10
  %16 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !43
  %17 = load i32, ptr %16, align 4, !dbg !43
  %18 = call i64 @read(i32 noundef %17, ptr noundef %4, i64 noundef 1), !dbg !44
  %19 = icmp ne i64 %18, 1, !dbg !45
  br i1 %19, label %24, label %20, !dbg !46

20:                                               ; preds = %15
  %21 = load i32, ptr %3, align 4, !dbg !47
  %22 = call i32 @eventfd_read(i32 noundef %21, ptr noundef %5), !dbg !48
  %23 = icmp ne i32 %22, 0, !dbg !49
  br i1 %23, label %24, label %25, !dbg !50

24:                                               ; preds = %20, %15, %10, %0
  store i32 1, ptr %1, align 4, !dbg !51
  br label %26, !dbg !51

25:                                               ; preds = %20
  store i32 0, ptr %1, align 4, !dbg !52
  br label %26, !dbg !52

26:                                               ; preds = %25, %24
  %27 = load i32, ptr %1, align 4, !dbg !53
  ret i32 %27, !dbg !53
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @eventfd(i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #2

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #3

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #3

declare i32 @eventfd_read(i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "leaks/channels.c", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !13)
!10 = !DISubroutineType(types: !11)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{}
!14 = !DILocalVariable(name: "ends", scope: !9, file: !1, line: 12, type: !15)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 64, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 2)
!18 = !DILocation(line: 12, column: 6, scope: !9)
!19 = !DILocalVariable(name: "event", scope: !9, file: !1, line: 12, type: !12)
!20 = !DILocation(line: 12, column: 15, scope: !9)
!21 = !DILocation(line: 12, column: 23, scope: !9)
!22 = !DILocalVariable(name: "c", scope: !9, file: !1, line: 13, type: !23)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DILocation(line: 13, column: 7, scope: !9)
!25 = !DILocalVariable(name: "n", scope: !9, file: !1, line: 14, type: !26)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "eventfd_t", file: !27, line: 27, baseType: !28)
!27 = !DIFile(filename: "include/x86_64-linux-gnu/sys/eventfd.h", directory: "")
!28 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !29, line: 27, baseType: !30)
!29 = !DIFile(filename: "include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "")
!30 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !31, line: 45, baseType: !32)
!31 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!32 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!33 = !DILocation(line: 14, column: 12, scope: !9)
!34 = !DILocation(line: 16, column: 11, scope: !35)
!35 = distinct !DILexicalBlock(scope: !9, file: !1, line: 16, column: 6)
!36 = !DILocation(line: 16, column: 6, scope: !35)
!37 = !DILocation(line: 16, column: 17, scope: !35)
!38 = !DILocation(line: 16, column: 22, scope: !35)
!39 = !DILocation(line: 16, column: 31, scope: !35)
!40 = !DILocation(line: 16, column: 25, scope: !35)
!41 = !DILocation(line: 16, column: 47, scope: !35)
!42 = !DILocation(line: 16, column: 52, scope: !35)
!43 = !DILocation(line: 16, column: 60, scope: !35)
!44 = !DILocation(line: 16, column: 55, scope: !35)
!45 = !DILocation(line: 16, column: 76, scope: !35)
!46 = !DILocation(line: 16, column: 81, scope: !35)
!47 = !DILocation(line: 16, column: 97, scope: !35)
!48 = !DILocation(line: 16, column: 84, scope: !35)
!49 = !DILocation(line: 16, column: 108, scope: !35)
!50 = !DILocation(line: 16, column: 6, scope: !9)
!51 = !DILocation(line: 17, column: 3, scope: !35)
!52 = !DILocation(line: 23, column: 2, scope: !9)
!53 = !DILocation(line: 24, column: 1, scope: !9)
