; ModuleID = 'memory/stack_escape.c'
source_filename = "memory/stack_escape.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@shared = internal global ptr null, align 8, !dbg !0
@seen = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !20 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !24, metadata !DIExpression()), !dbg !28
  call void @llvm.dbg.declare(metadata ptr %3, metadata !29, metadata !DIExpression()), !dbg !30
  %4 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @writer, ptr noundef null) #4, !dbg !31
  %5 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @reader, ptr noundef null) #4, !dbg !32
  %6 = load i64, ptr %2, align 8, !dbg !33
  %7 = call i32 @pthread_join(i64 noundef %6, ptr noundef null), !dbg !34
  %8 = load i64, ptr %3, align 8, !dbg !35
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !36
  ret i32 0, !dbg !37
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @writer(ptr noundef %0) #0 !dbg !38 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !41, metadata !DIExpression()), !dbg !42
  %3 = load ptr, ptr %2, align 8, !dbg !43
  call void @publish(), !dbg !44
  ret ptr null, !dbg !45
}

; Function Attrs: noinline nounwind uwtable
define internal ptr @reader(ptr noundef %0) #0 !dbg !46 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !47, metadata !DIExpression()), !dbg !48
  call void @llvm.dbg.declare(metadata ptr %3, metadata !49, metadata !DIExpression()), !dbg !50
  %5 = load atomic i64, ptr @shared seq_cst, align 8, !dbg !51
  store i64 %5, ptr %4, align 8, !dbg !51
  %6 = load ptr, ptr %4, align 8, !dbg !51
  store ptr %6, ptr %3, align 8, !dbg !50
  %7 = load ptr, ptr %2, align 8, !dbg !52
  %8 = load ptr, ptr %3, align 8, !dbg !53
  %9 = icmp ne ptr %8, null, !dbg !55
  br i1 %9, label %10, label %13, !dbg !56

10:                                               ; preds = %1
  %11 = load ptr, ptr %3, align 8, !dbg !57
  %12 = load volatile i32, ptr %11, align 4, !dbg !58
  store volatile i32 %12, ptr @seen, align 4, !dbg !59
  br label %13, !dbg !60

13:                                               ; preds = %10, %1
  ret ptr null, !dbg !61
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noinline nounwind uwtable
define internal void @publish() #0 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  call void @llvm.dbg.declare(metadata ptr %1, metadata !65, metadata !DIExpression()), !dbg !66
  store volatile i32 3, ptr %1, align 4, !dbg !66
  store ptr %1, ptr %2, align 8, !dbg !67
  %4 = load i64, ptr %2, align 8, !dbg !67
  store atomic i64 %4, ptr @shared seq_cst, align 8, !dbg !67
  store ptr null, ptr %3, align 8, !dbg !68
  %5 = load i64, ptr %3, align 8, !dbg !68
  store atomic i64 %5, ptr @shared seq_cst, align 8, !dbg !68
  ret void, !dbg !69
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!13, !14, !15, !16, !17, !18, !19}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "shared", scope: !2, file: !3, line: 10, type: !11, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory/stack_escape.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!0, !7}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "seen", scope: !2, file: !3, line: 11, type: !9, isLocal: true, isDefinition: true)
!9 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!13 = !{i32 7, !"Dwarf Version", i32 5}
!14 = !{i32 2, !"Debug Info Version", i32 3}
!15 = !{i32 1, !"wchar_size", i32 4}
!16 = !{i32 8, !"PIC Level", i32 2}
!17 = !{i32 7, !"PIE Level", i32 2}
!18 = !{i32 7, !"uwtable", i32 2}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !21, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !23)
!21 = !DISubroutineType(types: !22)
!22 = !{!10}
!23 = !{}
!24 = !DILocalVariable(name: "t", scope: !20, file: !3, line: 40, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 40, column: 12, scope: !20)
!29 = !DILocalVariable(name: "u", scope: !20, file: !3, line: 40, type: !25)
!30 = !DILocation(line: 40, column: 15, scope: !20)
!31 = !DILocation(line: 42, column: 2, scope: !20)
!32 = !DILocation(line: 43, column: 2, scope: !20)
!33 = !DILocation(line: 44, column: 15, scope: !20)
!34 = !DILocation(line: 44, column: 2, scope: !20)
!35 = !DILocation(line: 45, column: 15, scope: !20)
!36 = !DILocation(line: 45, column: 2, scope: !20)
!37 = !DILocation(line: 46, column: 2, scope: !20)
!38 = distinct !DISubprogram(name: "writer", scope: !3, file: !3, line: 21, type: !39, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!39 = !DISubroutineType(types: !40)
!40 = !{!5, !5}
!41 = !DILocalVariable(name: "arg", arg: 1, scope: !38, file: !3, line: 21, type: !5)
!42 = !DILocation(line: 21, column: 27, scope: !38)
!43 = !DILocation(line: 23, column: 8, scope: !38)
!44 = !DILocation(line: 24, column: 2, scope: !38)
!45 = !DILocation(line: 25, column: 2, scope: !38)
!46 = distinct !DISubprogram(name: "reader", scope: !3, file: !3, line: 28, type: !39, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!47 = !DILocalVariable(name: "arg", arg: 1, scope: !46, file: !3, line: 28, type: !5)
!48 = !DILocation(line: 28, column: 27, scope: !46)
!49 = !DILocalVariable(name: "p", scope: !46, file: !3, line: 30, type: !12)
!50 = !DILocation(line: 30, column: 16, scope: !46)
!51 = !DILocation(line: 30, column: 20, scope: !46)
!52 = !DILocation(line: 32, column: 8, scope: !46)
!53 = !DILocation(line: 33, column: 6, scope: !54)
!54 = distinct !DILexicalBlock(scope: !46, file: !3, line: 33, column: 6)
!55 = !DILocation(line: 33, column: 8, scope: !54)
!56 = !DILocation(line: 33, column: 6, scope: !46)
!57 = !DILocation(line: 34, column: 11, scope: !54)
!58 = !DILocation(line: 34, column: 10, scope: !54)
!59 = !DILocation(line: 34, column: 8, scope: !54)
!60 = !DILocation(line: 34, column: 3, scope: !54)
!61 = !DILocation(line: 35, column: 2, scope: !46)
!62 = distinct !DISubprogram(name: "publish", scope: !3, file: !3, line: 13, type: !63, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !23)
!63 = !DISubroutineType(types: !64)
!64 = !{null}
!65 = !DILocalVariable(name: "local", scope: !62, file: !3, line: 15, type: !9)
!66 = !DILocation(line: 15, column: 15, scope: !62)
!67 = !DILocation(line: 17, column: 2, scope: !62)
!68 = !DILocation(line: 18, column: 2, scope: !62)
!69 = !DILocation(line: 19, column: 1, scope: !62)
