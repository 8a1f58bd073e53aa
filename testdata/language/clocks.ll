; ModuleID = 'language/clocks.c'
source_filename = "language/clocks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }

@.str = private unnamed_addr constant [99 x i8] c"second.tv_sec > first.tv_sec || (second.tv_sec == first.tv_sec && second.tv_nsec >= first.tv_nsec)\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [18 x i8] c"language/clocks.c\00", align 1, !dbg !7
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !12

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.timespec, align 8
  %3 = alloca %struct.timespec, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !32, metadata !DIExpression()), !dbg !42
  call void @llvm.dbg.declare(metadata ptr %3, metadata !43, metadata !DIExpression()), !dbg !44
  %4 = call i32 @clock_gettime(i32 noundef 1, ptr noundef %2) #4, !dbg !45
  %5 = call i32 @clock_gettime(i32 noundef 1, ptr noundef %3) #4, !dbg !46
  %6 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 0, !dbg !47
  %7 = load i64, ptr %6, align 8, !dbg !47
  %8 = getelementptr inbounds %struct.timespec, ptr %2, i32 0, i32 0, !dbg !47
  %9 = load i64, ptr %8, align 8, !dbg !47
  %10 = icmp sgt i64 %7, %9, !dbg !47
  br i1 %10, label %23, label %11, !dbg !47

11:                                               ; preds = %0
  %12 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 0, !dbg !47
  %13 = load i64, ptr %12, align 8, !dbg !47
  %14 = getelementptr inbounds %struct.timespec, ptr %2, i32 0, i32 0, !dbg !47
  %15 = load i64, ptr %14, align 8, !dbg !47
  %16 = icmp eq i64 %13, %15, !dbg !47
  br i1 %16, label %17, label %24, !dbg !47

17:                                               ; preds = %11
  %18 = getelementptr inbounds %struct.timespec, ptr %3, i32 0, i32 1, !dbg !47
  %19 = load i64, ptr %18, align 8, !dbg !47
  %20 = getelementptr inbounds %struct.timespec, ptr %2, i32 0, i32 1, !dbg !47
  %21 = load i64, ptr %20, align 8, !dbg !47
  %22 = icmp sge i64 %19, %21, !dbg !47
  br i1 %22, label %23, label %24, !dbg !50

23:                                               ; preds = %17, %0
  br label %25, !dbg !50

24:                                               ; preds = %17, %11
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 26, ptr noundef @__PRETTY_FUNCTION__.main) #5, !dbg !47
  unreachable, !dbg !47

25:                                               ; preds = %23
  ret i32 0, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) #2

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn nounwind }

!llvm.dbg.cu = !{!18}
!llvm.module.flags = !{!20, !21, !22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "language/clocks.c", directory: ".")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 792, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 99)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 144, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 18)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 120, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!16 = !{!17}
!17 = !DISubrange(count: 15)
!18 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !19, splitDebugInlining: false, nameTableKind: None)
!19 = !{!0, !7, !12}
!20 = !{i32 7, !"Dwarf Version", i32 5}
!21 = !{i32 2, !"Debug Info Version", i32 3}
!22 = !{i32 1, !"wchar_size", i32 4}
!23 = !{i32 8, !"PIC Level", i32 2}
!24 = !{i32 7, !"PIE Level", i32 2}
!25 = !{i32 7, !"uwtable", i32 2}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 16, type: !28, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !18, retainedNodes: !31)
!28 = !DISubroutineType(types: !29)
!29 = !{!30}
!30 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!31 = !{}
!32 = !DILocalVariable(name: "first", scope: !27, file: !2, line: 18, type: !33)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !34, line: 11, size: 128, elements: !35)
!34 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types/struct_timespec.h", directory: "")
!35 = !{!36, !40}
!36 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !33, file: !34, line: 16, baseType: !37, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !38, line: 160, baseType: !39)
!38 = !DIFile(filename: "include/x86_64-linux-gnu/bits/types.h", directory: "")
!39 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !33, file: !34, line: 21, baseType: !41, size: 64, offset: 64)
!41 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !38, line: 197, baseType: !39)
!42 = !DILocation(line: 18, column: 18, scope: !27)
!43 = !DILocalVariable(name: "second", scope: !27, file: !2, line: 18, type: !33)
!44 = !DILocation(line: 18, column: 25, scope: !27)
!45 = !DILocation(line: 20, column: 2, scope: !27)
!46 = !DILocation(line: 24, column: 2, scope: !27)
!47 = !DILocation(line: 26, column: 2, scope: !48)
!48 = distinct !DILexicalBlock(scope: !49, file: !2, line: 26, column: 2)
!49 = distinct !DILexicalBlock(scope: !27, file: !2, line: 26, column: 2)
!50 = !DILocation(line: 26, column: 2, scope: !49)
!51 = !DILocation(line: 27, column: 2, scope: !27)
