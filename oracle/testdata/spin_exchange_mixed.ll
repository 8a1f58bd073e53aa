; ModuleID = 'spin_exchange_mixed.c'
source_filename = "spin_exchange_mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.anon = type { i32 }

@u = internal global %union.anon { i32 1 }, align 4, !dbg !0
@stop = internal global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !36
  call void @llvm.dbg.declare(metadata ptr %3, metadata !37, metadata !DIExpression()), !dbg !38
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @taker, ptr noundef null) #3, !dbg !39
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @writer, ptr noundef null) #3, !dbg !40
  store atomic i32 1, ptr @u seq_cst, align 4, !dbg !41
  store atomic i32 1, ptr @stop seq_cst, align 4, !dbg !42
  ret i32 0, !dbg !43
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @taker(ptr noundef %0) #0 !dbg !44 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !48, metadata !DIExpression()), !dbg !49
  br label %5, !dbg !50

5:                                                ; preds = %16, %1
  store i32 1, ptr %3, align 4, !dbg !51
  %6 = load i32, ptr %3, align 4, !dbg !51
  %7 = atomicrmw xchg ptr @u, i32 %6 seq_cst, align 4, !dbg !51
  store i32 %7, ptr %4, align 4, !dbg !51
  %8 = load i32, ptr %4, align 4, !dbg !51
  %9 = icmp ne i32 %8, 0, !dbg !51
  br i1 %9, label %10, label %14, !dbg !52

10:                                               ; preds = %5
  %11 = load atomic i32, ptr @stop seq_cst, align 4, !dbg !53
  %12 = icmp ne i32 %11, 0, !dbg !54
  %13 = xor i1 %12, true, !dbg !54
  br label %14

14:                                               ; preds = %10, %5
  %15 = phi i1 [ false, %5 ], [ %13, %10 ], !dbg !55
  br i1 %15, label %16, label %17, !dbg !50

16:                                               ; preds = %14
  br label %5, !dbg !50, !llvm.loop !56

17:                                               ; preds = %14
  %18 = load ptr, ptr %2, align 8, !dbg !59
  ret ptr %18, !dbg !60
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !61 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !62, metadata !DIExpression()), !dbg !63
  store atomic i8 0, ptr @u seq_cst, align 1, !dbg !64
  %3 = load ptr, ptr %2, align 8, !dbg !65
  ret ptr %3, !dbg !66
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!21, !22, !23, !24, !25, !26, !27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 4, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "spin_exchange_mixed.c", directory: ".")
!4 = !{!5, !0}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "stop", scope: !2, file: !3, line: 5, type: !7, isLocal: true, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_int", file: !8, line: 96, baseType: !9)
!8 = !DIFile(filename: "/usr/lib/llvm-16/lib/clang/16/include/stdatomic.h", directory: "")
!9 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 4, size: 32, elements: !12)
!12 = !{!13, !14}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !11, file: !3, line: 4, baseType: !7, size: 32)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !11, file: !3, line: 4, baseType: !15, size: 32)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 32, elements: !19)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_char", file: !8, line: 91, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !18)
!18 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !{i32 7, !"Dwarf Version", i32 5}
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !{i32 1, !"wchar_size", i32 4}
!24 = !{i32 8, !"PIC Level", i32 2}
!25 = !{i32 7, !"PIE Level", i32 2}
!26 = !{i32 7, !"uwtable", i32 2}
!27 = !{i32 7, !"frame-pointer", i32 2}
!28 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !29, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!29 = !DISubroutineType(types: !30)
!30 = !{!10}
!31 = !{}
!32 = !DILocalVariable(name: "h1", scope: !28, file: !3, line: 15, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 15, column: 12, scope: !28)
!37 = !DILocalVariable(name: "h2", scope: !28, file: !3, line: 15, type: !33)
!38 = !DILocation(line: 15, column: 16, scope: !28)
!39 = !DILocation(line: 16, column: 2, scope: !28)
!40 = !DILocation(line: 17, column: 2, scope: !28)
!41 = !DILocation(line: 18, column: 9, scope: !28)
!42 = !DILocation(line: 19, column: 7, scope: !28)
!43 = !DILocation(line: 20, column: 2, scope: !28)
!44 = distinct !DISubprogram(name: "taker", scope: !3, file: !3, line: 6, type: !45, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!45 = !DISubroutineType(types: !46)
!46 = !{!47, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!48 = !DILocalVariable(name: "arg", arg: 1, scope: !44, file: !3, line: 6, type: !47)
!49 = !DILocation(line: 6, column: 26, scope: !44)
!50 = !DILocation(line: 8, column: 2, scope: !44)
!51 = !DILocation(line: 8, column: 9, scope: !44)
!52 = !DILocation(line: 8, column: 37, scope: !44)
!53 = !DILocation(line: 8, column: 41, scope: !44)
!54 = !DILocation(line: 8, column: 40, scope: !44)
!55 = !DILocation(line: 0, scope: !44)
!56 = distinct !{!56, !50, !57, !58}
!57 = !DILocation(line: 9, column: 3, scope: !44)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 10, column: 9, scope: !44)
!60 = !DILocation(line: 10, column: 2, scope: !44)
!61 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 12, type: !45, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !31)
!62 = !DILocalVariable(name: "arg", arg: 1, scope: !61, file: !3, line: 12, type: !47)
!63 = !DILocation(line: 12, column: 27, scope: !61)
!64 = !DILocation(line: 12, column: 45, scope: !61)
!65 = !DILocation(line: 12, column: 57, scope: !61)
!66 = !DILocation(line: 12, column: 50, scope: !61)
