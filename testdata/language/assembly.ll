; ModuleID = 'language/assembly.c'
source_filename = "language/assembly.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@owners = internal global i32 0, align 4, !dbg !0
@.str = private unnamed_addr constant [7 x i8] c"n == 1\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [20 x i8] c"language/assembly.c\00", align 1, !dbg !13
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !18
@mailbox = internal global ptr null, align 8, !dbg !24
@word = internal global i32 0, align 4, !dbg !28
@.str.2 = private unnamed_addr constant [11 x i8] c"seen == 42\00", align 1, !dbg !31
@__PRETTY_FUNCTION__.host = private unnamed_addr constant [19 x i8] c"void *host(void *)\00", align 1, !dbg !36

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !49 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca [1 x i64], align 8
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !53, metadata !DIExpression()), !dbg !57
  call void @llvm.dbg.declare(metadata ptr %3, metadata !58, metadata !DIExpression()), !dbg !59
  call void @llvm.dbg.declare(metadata ptr %4, metadata !60, metadata !DIExpression()), !dbg !61
  call void @llvm.dbg.declare(metadata ptr %5, metadata !62, metadata !DIExpression()), !dbg !63
  call void @llvm.dbg.declare(metadata ptr %6, metadata !64, metadata !DIExpression()), !dbg !65
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @claimant, ptr noundef null) #5, !dbg !66
  %9 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @claimant, ptr noundef null) #5, !dbg !67
  %10 = load i64, ptr %2, align 8, !dbg !68
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !69
  %12 = load i64, ptr %3, align 8, !dbg !70
  %13 = call i32 @pthread_join(i64 noundef %12, ptr noundef null), !dbg !71
  %14 = call i32 asm sideeffect "movl $1,$0", "=r,*m,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) @owners) #5, !dbg !72, !srcloc !73
  store i32 %14, ptr %6, align 4, !dbg !72
  %15 = load i32, ptr %6, align 4, !dbg !74
  %16 = icmp eq i32 %15, 1, !dbg !74
  br i1 %16, label %17, label %18, !dbg !77

17:                                               ; preds = %0
  br label %19, !dbg !77

18:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str, ptr noundef @.str.1, i32 noundef 50, ptr noundef @__PRETTY_FUNCTION__.main) #6, !dbg !74
  unreachable, !dbg !74

19:                                               ; preds = %17
  %20 = call i32 @pthread_create(ptr noundef %4, ptr noundef null, ptr noundef @host, ptr noundef null) #5, !dbg !78
  br label %21, !dbg !79

21:                                               ; preds = %23, %19
  %22 = call ptr asm sideeffect "pause; movq $1,$0", "=r,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(ptr) @mailbox) #5, !dbg !80, !srcloc !81
  store ptr %22, ptr %5, align 8, !dbg !80
  br label %23, !dbg !80

23:                                               ; preds = %21
  %24 = load ptr, ptr %5, align 8, !dbg !82
  %25 = icmp ne ptr %24, null, !dbg !83
  %26 = xor i1 %25, true, !dbg !83
  br i1 %26, label %21, label %27, !dbg !80, !llvm.loop !84

27:                                               ; preds = %23
  %28 = getelementptr inbounds [1 x i64], ptr %7, i64 0, i64 0, !dbg !87
  store i64 42, ptr %28, align 8, !dbg !87
  %29 = getelementptr inbounds [1 x i64], ptr %7, i64 0, i64 0, !dbg !88
  %30 = load i64, ptr %29, align 8, !dbg !89
  %31 = load ptr, ptr %5, align 8, !dbg !90
  %32 = call i64 asm sideeffect "xchgq $0,$1", "=r,=*m,0,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %31, i64 %30, ptr elementtype(i64) %31) #5, !dbg !89, !srcloc !91
  store i64 %32, ptr %29, align 8, !dbg !89
  %33 = load i64, ptr %4, align 8, !dbg !92
  %34 = call i32 @pthread_join(i64 noundef %33, ptr noundef null), !dbg !93
  ret i32 0, !dbg !94
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @claimant(ptr noundef %0) #0 !dbg !95 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !98, metadata !DIExpression()), !dbg !99
  %3 = call i32 @claim(ptr noundef @word, i32 noundef 3), !dbg !100
  %4 = icmp ne i32 %3, 0, !dbg !100
  br i1 %4, label %5, label %6, !dbg !102

5:                                                ; preds = %1
  call void asm sideeffect "lock; incl $0", "=*m,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) @owners, ptr elementtype(i32) @owners) #5, !dbg !103, !srcloc !104
  br label %6, !dbg !103

6:                                                ; preds = %5, %1
  %7 = load ptr, ptr %2, align 8, !dbg !105
  ret ptr %7, !dbg !106
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind uwtable
define internal ptr @host(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !108, metadata !DIExpression()), !dbg !109
  call void @llvm.dbg.declare(metadata ptr %3, metadata !110, metadata !DIExpression()), !dbg !111
  store i64 0, ptr %3, align 8, !dbg !111
  call void @llvm.dbg.declare(metadata ptr %4, metadata !112, metadata !DIExpression()), !dbg !113
  call void asm sideeffect "movq $1,$0", "=*m,r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(ptr) @mailbox, ptr %3) #5, !dbg !114, !srcloc !115
  br label %5, !dbg !116

5:                                                ; preds = %7, %1
  %6 = call i64 asm sideeffect "pause; movq ($1),$0", "=r,r,~{memory},~{dirflag},~{fpsr},~{flags}"(ptr %3) #5, !dbg !117, !srcloc !118
  store i64 %6, ptr %4, align 8, !dbg !117
  br label %7, !dbg !117

7:                                                ; preds = %5
  %8 = load i64, ptr %4, align 8, !dbg !119
  %9 = icmp eq i64 %8, 0, !dbg !120
  br i1 %9, label %5, label %10, !dbg !117, !llvm.loop !121

10:                                               ; preds = %7
  %11 = load i64, ptr %4, align 8, !dbg !123
  %12 = icmp eq i64 %11, 42, !dbg !123
  br i1 %12, label %13, label %14, !dbg !126

13:                                               ; preds = %10
  br label %15, !dbg !126

14:                                               ; preds = %10
  call void @__assert_fail(ptr noundef @.str.2, ptr noundef @.str.1, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.host) #6, !dbg !123
  unreachable, !dbg !123

15:                                               ; preds = %13
  %16 = load ptr, ptr %2, align 8, !dbg !127
  ret ptr %16, !dbg !128
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @claim(ptr noundef %0, i32 noundef %1) #0 !dbg !129 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  call void @llvm.dbg.declare(metadata ptr %3, metadata !133, metadata !DIExpression()), !dbg !134
  store i32 %1, ptr %4, align 4
  call void @llvm.dbg.declare(metadata ptr %4, metadata !135, metadata !DIExpression()), !dbg !136
  call void @llvm.dbg.declare(metadata ptr %5, metadata !137, metadata !DIExpression()), !dbg !139
  %6 = load ptr, ptr %3, align 8, !dbg !140
  %7 = load i32, ptr %4, align 4, !dbg !141
  %8 = call i8 asm sideeffect "lock; btsl $2,$0; setc $1", "=*m,=q,ir,*m,~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i32) %6, i32 %7, ptr elementtype(i32) %6) #5, !dbg !142, !srcloc !143
  store i8 %8, ptr %5, align 1, !dbg !142
  %9 = load i8, ptr %5, align 1, !dbg !144
  %10 = icmp ne i8 %9, 0, !dbg !145
  %11 = xor i1 %10, true, !dbg !145
  %12 = zext i1 %11 to i32, !dbg !145
  ret i32 %12, !dbg !146
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind }
attributes #6 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!42, !43, !44, !45, !46, !47, !48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "owners", scope: !2, file: !3, line: 13, type: !41, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/assembly.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !24, !0, !28, !31, !36}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 56, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 7)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 160, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 20)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 120, elements: !22)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!22 = !{!23}
!23 = !DISubrange(count: 15)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "mailbox", scope: !2, file: !3, line: 12, type: !26, isLocal: true, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 11, type: !30, isLocal: true, isDefinition: true)
!30 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 88, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 11)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 152, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 19)
!41 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!42 = !{i32 7, !"Dwarf Version", i32 5}
!43 = !{i32 2, !"Debug Info Version", i32 3}
!44 = !{i32 1, !"wchar_size", i32 4}
!45 = !{i32 8, !"PIC Level", i32 2}
!46 = !{i32 7, !"PIE Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 40, type: !50, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !52)
!50 = !DISubroutineType(types: !51)
!51 = !{!41}
!52 = !{}
!53 = !DILocalVariable(name: "a", scope: !49, file: !3, line: 42, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !55, line: 27, baseType: !56)
!55 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocation(line: 42, column: 12, scope: !49)
!58 = !DILocalVariable(name: "b", scope: !49, file: !3, line: 42, type: !54)
!59 = !DILocation(line: 42, column: 15, scope: !49)
!60 = !DILocalVariable(name: "c", scope: !49, file: !3, line: 42, type: !54)
!61 = !DILocation(line: 42, column: 18, scope: !49)
!62 = !DILocalVariable(name: "to", scope: !49, file: !3, line: 43, type: !26)
!63 = !DILocation(line: 43, column: 8, scope: !49)
!64 = !DILocalVariable(name: "n", scope: !49, file: !3, line: 44, type: !41)
!65 = !DILocation(line: 44, column: 6, scope: !49)
!66 = !DILocation(line: 45, column: 2, scope: !49)
!67 = !DILocation(line: 46, column: 2, scope: !49)
!68 = !DILocation(line: 47, column: 15, scope: !49)
!69 = !DILocation(line: 47, column: 2, scope: !49)
!70 = !DILocation(line: 48, column: 15, scope: !49)
!71 = !DILocation(line: 48, column: 2, scope: !49)
!72 = !DILocation(line: 49, column: 2, scope: !49)
!73 = !{i64 1312}
!74 = !DILocation(line: 50, column: 2, scope: !75)
!75 = distinct !DILexicalBlock(scope: !76, file: !3, line: 50, column: 2)
!76 = distinct !DILexicalBlock(scope: !49, file: !3, line: 50, column: 2)
!77 = !DILocation(line: 50, column: 2, scope: !76)
!78 = !DILocation(line: 51, column: 2, scope: !49)
!79 = !DILocation(line: 52, column: 2, scope: !49)
!80 = !DILocation(line: 53, column: 3, scope: !49)
!81 = !{i64 1430}
!82 = !DILocation(line: 54, column: 10, scope: !49)
!83 = !DILocation(line: 54, column: 9, scope: !49)
!84 = distinct !{!84, !79, !85, !86}
!85 = !DILocation(line: 54, column: 12, scope: !49)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 55, column: 49, scope: !49)
!88 = !DILocation(line: 55, column: 40, scope: !49)
!89 = !DILocation(line: 55, column: 2, scope: !49)
!90 = !DILocation(line: 55, column: 62, scope: !49)
!91 = !{i64 1521}
!92 = !DILocation(line: 56, column: 15, scope: !49)
!93 = !DILocation(line: 56, column: 2, scope: !49)
!94 = !DILocation(line: 57, column: 2, scope: !49)
!95 = distinct !DISubprogram(name: "claimant", scope: !3, file: !3, line: 22, type: !96, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!96 = !DISubroutineType(types: !97)
!97 = !{!5, !5}
!98 = !DILocalVariable(name: "arg", arg: 1, scope: !95, file: !3, line: 22, type: !5)
!99 = !DILocation(line: 22, column: 29, scope: !95)
!100 = !DILocation(line: 24, column: 6, scope: !101)
!101 = distinct !DILexicalBlock(scope: !95, file: !3, line: 24, column: 6)
!102 = !DILocation(line: 24, column: 6, scope: !95)
!103 = !DILocation(line: 25, column: 3, scope: !101)
!104 = !{i64 763}
!105 = !DILocation(line: 26, column: 9, scope: !95)
!106 = !DILocation(line: 26, column: 2, scope: !95)
!107 = distinct !DISubprogram(name: "host", scope: !3, file: !3, line: 29, type: !96, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!108 = !DILocalVariable(name: "arg", arg: 1, scope: !107, file: !3, line: 29, type: !5)
!109 = !DILocation(line: 29, column: 25, scope: !107)
!110 = !DILocalVariable(name: "letter", scope: !107, file: !3, line: 31, type: !27)
!111 = !DILocation(line: 31, column: 7, scope: !107)
!112 = !DILocalVariable(name: "seen", scope: !107, file: !3, line: 31, type: !27)
!113 = !DILocation(line: 31, column: 19, scope: !107)
!114 = !DILocation(line: 32, column: 2, scope: !107)
!115 = !{i64 904}
!116 = !DILocation(line: 33, column: 2, scope: !107)
!117 = !DILocation(line: 34, column: 3, scope: !107)
!118 = !{i64 984}
!119 = !DILocation(line: 35, column: 9, scope: !107)
!120 = !DILocation(line: 35, column: 14, scope: !107)
!121 = distinct !{!121, !116, !122, !86}
!122 = !DILocation(line: 35, column: 18, scope: !107)
!123 = !DILocation(line: 36, column: 2, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 36, column: 2)
!125 = distinct !DILexicalBlock(scope: !107, file: !3, line: 36, column: 2)
!126 = !DILocation(line: 36, column: 2, scope: !125)
!127 = !DILocation(line: 37, column: 9, scope: !107)
!128 = !DILocation(line: 37, column: 2, scope: !107)
!129 = distinct !DISubprogram(name: "claim", scope: !3, file: !3, line: 15, type: !130, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !52)
!130 = !DISubroutineType(types: !131)
!131 = !{!41, !132, !30}
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!133 = !DILocalVariable(name: "where", arg: 1, scope: !129, file: !3, line: 15, type: !132)
!134 = !DILocation(line: 15, column: 28, scope: !129)
!135 = !DILocalVariable(name: "bit", arg: 2, scope: !129, file: !3, line: 15, type: !30)
!136 = !DILocation(line: 15, column: 44, scope: !129)
!137 = !DILocalVariable(name: "taken", scope: !129, file: !3, line: 17, type: !138)
!138 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!139 = !DILocation(line: 17, column: 16, scope: !129)
!140 = !DILocation(line: 18, column: 55, scope: !129)
!141 = !DILocation(line: 18, column: 82, scope: !129)
!142 = !DILocation(line: 18, column: 2, scope: !129)
!143 = !{i64 581}
!144 = !DILocation(line: 19, column: 10, scope: !129)
!145 = !DILocation(line: 19, column: 9, scope: !129)
!146 = !DILocation(line: 19, column: 2, scope: !129)
