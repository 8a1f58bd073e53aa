; ModuleID = 'language/strings.c'
source_filename = "language/strings.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@text = internal global [16 x i8] zeroinitializer, align 16, !dbg !0
@.str = private unnamed_addr constant [2 x i8] c"<\00", align 1, !dbg !7
@.str.1 = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !13
@.str.2 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [18 x i8] c"strlen(text) == 7\00", align 1, !dbg !20
@.str.4 = private unnamed_addr constant [19 x i8] c"language/strings.c\00", align 1, !dbg !25
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [15 x i8] c"int main(void)\00", align 1, !dbg !30
@.str.5 = private unnamed_addr constant [8 x i8] c"<onetwo\00", align 1, !dbg !36
@.str.6 = private unnamed_addr constant [8 x i8] c"<twoone\00", align 1, !dbg !41
@.str.7 = private unnamed_addr constant [61 x i8] c"strcmp(text, \22<onetwo\22) == 0 || strcmp(text, \22<twoone\22) == 0\00", align 1, !dbg !43
@.str.8 = private unnamed_addr constant [3 x i8] c"<o\00", align 1, !dbg !48
@.str.9 = private unnamed_addr constant [3 x i8] c"<t\00", align 1, !dbg !53
@.str.10 = private unnamed_addr constant [58 x i8] c"strncmp(text, \22<o\22, 2) == 0 || memcmp(text, \22<t\22, 2) == 0\00", align 1, !dbg !55
@.str.11 = private unnamed_addr constant [28 x i8] c"strcmp(copy, text + 1) == 0\00", align 1, !dbg !60
@.str.12 = private unnamed_addr constant [55 x i8] c"strchr(text, 'w') != NULL && strchr(text, 'z') == NULL\00", align 1, !dbg !65
@mutex = internal global %union.pthread_mutex_t zeroinitializer, align 8, !dbg !70

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !114 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca [16 x i8], align 16
  store i32 0, ptr %1, align 4
  call void @llvm.dbg.declare(metadata ptr %2, metadata !118, metadata !DIExpression()), !dbg !121
  call void @llvm.dbg.declare(metadata ptr %3, metadata !122, metadata !DIExpression()), !dbg !123
  call void @llvm.dbg.declare(metadata ptr %4, metadata !124, metadata !DIExpression()), !dbg !125
  %5 = call ptr @strcpy(ptr noundef @text, ptr noundef @.str) #8, !dbg !126
  %6 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @append, ptr noundef @.str.1) #8, !dbg !127
  %7 = call i32 @pthread_create(ptr noundef %3, ptr noundef null, ptr noundef @append, ptr noundef @.str.2) #8, !dbg !128
  %8 = load i64, ptr %2, align 8, !dbg !129
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef null), !dbg !130
  %10 = load i64, ptr %3, align 8, !dbg !131
  %11 = call i32 @pthread_join(i64 noundef %10, ptr noundef null), !dbg !132
  %12 = call i64 @strlen(ptr noundef @text) #9, !dbg !133
  %13 = icmp eq i64 %12, 7, !dbg !133
  br i1 %13, label %14, label %15, !dbg !136

14:                                               ; preds = %0
  br label %16, !dbg !136

15:                                               ; preds = %0
  call void @__assert_fail(ptr noundef @.str.3, ptr noundef @.str.4, i32 noundef 35, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !133
  unreachable, !dbg !133

16:                                               ; preds = %14
  %17 = call i32 @strcmp(ptr noundef @text, ptr noundef @.str.5) #9, !dbg !137
  %18 = icmp eq i32 %17, 0, !dbg !137
  br i1 %18, label %22, label %19, !dbg !137

19:                                               ; preds = %16
  %20 = call i32 @strcmp(ptr noundef @text, ptr noundef @.str.6) #9, !dbg !137
  %21 = icmp eq i32 %20, 0, !dbg !137
  br i1 %21, label %22, label %23, !dbg !140

22:                                               ; preds = %19, %16
  br label %24, !dbg !140

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef @.str.7, ptr noundef @.str.4, i32 noundef 36, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !137
  unreachable, !dbg !137

24:                                               ; preds = %22
  %25 = call i32 @strncmp(ptr noundef @text, ptr noundef @.str.8, i64 noundef 2) #9, !dbg !141
  %26 = icmp eq i32 %25, 0, !dbg !141
  br i1 %26, label %30, label %27, !dbg !141

27:                                               ; preds = %24
  %28 = call i32 @memcmp(ptr noundef @text, ptr noundef @.str.9, i64 noundef 2) #9, !dbg !141
  %29 = icmp eq i32 %28, 0, !dbg !141
  br i1 %29, label %30, label %31, !dbg !144

30:                                               ; preds = %27, %24
  br label %32, !dbg !144

31:                                               ; preds = %27
  call void @__assert_fail(ptr noundef @.str.10, ptr noundef @.str.4, i32 noundef 37, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !141
  unreachable, !dbg !141

32:                                               ; preds = %30
  %33 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !145
  call void @llvm.memset.p0.i64(ptr align 16 %33, i8 120, i64 16, i1 false), !dbg !145
  %34 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !146
  call void @llvm.memmove.p0.p0.i64(ptr align 16 %34, ptr align 1 getelementptr inbounds (i8, ptr @text, i64 1), i64 7, i1 false), !dbg !146
  %35 = getelementptr inbounds [16 x i8], ptr %4, i64 0, i64 0, !dbg !147
  %36 = call i32 @strcmp(ptr noundef %35, ptr noundef getelementptr inbounds (i8, ptr @text, i64 1)) #9, !dbg !147
  %37 = icmp eq i32 %36, 0, !dbg !147
  br i1 %37, label %38, label %39, !dbg !150

38:                                               ; preds = %32
  br label %40, !dbg !150

39:                                               ; preds = %32
  call void @__assert_fail(ptr noundef @.str.11, ptr noundef @.str.4, i32 noundef 40, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !147
  unreachable, !dbg !147

40:                                               ; preds = %38
  %41 = call ptr @strchr(ptr noundef @text, i32 noundef 119) #9, !dbg !151
  %42 = icmp ne ptr %41, null, !dbg !151
  br i1 %42, label %43, label %47, !dbg !151

43:                                               ; preds = %40
  %44 = call ptr @strchr(ptr noundef @text, i32 noundef 122) #9, !dbg !151
  %45 = icmp eq ptr %44, null, !dbg !151
  br i1 %45, label %46, label %47, !dbg !154

46:                                               ; preds = %43
  br label %48, !dbg !154

47:                                               ; preds = %43, %40
  call void @__assert_fail(ptr noundef @.str.12, ptr noundef @.str.4, i32 noundef 41, ptr noundef @__PRETTY_FUNCTION__.main) #10, !dbg !151
  unreachable, !dbg !151

48:                                               ; preds = %46
  ret i32 0, !dbg !155
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal ptr @append(ptr noundef %0) #0 !dbg !156 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
  call void @llvm.dbg.declare(metadata ptr %2, metadata !159, metadata !DIExpression()), !dbg !160
  call void @llvm.dbg.declare(metadata ptr %3, metadata !161, metadata !DIExpression()), !dbg !163
  %5 = load ptr, ptr %2, align 8, !dbg !164
  store ptr %5, ptr %3, align 8, !dbg !163
  %6 = call i32 @pthread_mutex_lock(ptr noundef @mutex) #8, !dbg !165
  call void @llvm.dbg.declare(metadata ptr %4, metadata !166, metadata !DIExpression()), !dbg !169
  %7 = call i64 @strlen(ptr noundef @text) #9, !dbg !170
  store i64 %7, ptr %4, align 8, !dbg !169
  %8 = load i64, ptr %4, align 8, !dbg !171
  %9 = getelementptr inbounds i8, ptr @text, i64 %8, !dbg !172
  %10 = load ptr, ptr %3, align 8, !dbg !173
  %11 = load ptr, ptr %3, align 8, !dbg !174
  %12 = call i64 @strlen(ptr noundef %11) #9, !dbg !175
  %13 = add i64 %12, 1, !dbg !176
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %10, i64 %13, i1 false), !dbg !177
  %14 = call i32 @pthread_mutex_unlock(ptr noundef @mutex) #8, !dbg !178
  ret ptr null, !dbg !179
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) #5

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #4

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nounwind }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!107, !108, !109, !110, !111, !112, !113}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "text", scope: !2, file: !3, line: 12, type: !104, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !6, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "language/strings.c", directory: ".")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !{!7, !13, !18, !20, !25, !30, !36, !41, !43, !48, !53, !55, !60, !65, !0, !70}
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !3, line: 30, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 16, elements: !11)
!10 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!11 = !{!12}
!12 = !DISubrange(count: 2)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 32, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 4)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !15, isLocal: true, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !22, isLocal: true, isDefinition: true)
!22 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 144, elements: !23)
!23 = !{!24}
!24 = !DISubrange(count: 18)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !27, isLocal: true, isDefinition: true)
!27 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 152, elements: !28)
!28 = !{!29}
!29 = !DISubrange(count: 19)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(scope: null, file: !3, line: 35, type: !32, isLocal: true, isDefinition: true)
!32 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 120, elements: !34)
!33 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !10)
!34 = !{!35}
!35 = !DISubrange(count: 15)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 8)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !38, isLocal: true, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 488, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 61)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 24, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 3)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !50, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 37, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 464, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 58)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 224, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 28)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !67, isLocal: true, isDefinition: true)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 440, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 55)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "mutex", scope: !2, file: !3, line: 11, type: !72, isLocal: true, isDefinition: true)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_mutex_t", file: !73, line: 72, baseType: !74)
!73 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "")
!74 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !73, line: 67, size: 320, elements: !75)
!75 = !{!76, !98, !102}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "__data", scope: !74, file: !73, line: 69, baseType: !77, size: 320)
!77 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_mutex_s", file: !78, line: 22, size: 320, elements: !79)
!78 = !DIFile(filename: "include/x86_64-linux-gnu/bits/struct_mutex.h", directory: "")
!79 = !{!80, !82, !84, !85, !86, !87, !89, !90}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "__lock", scope: !77, file: !78, line: 24, baseType: !81, size: 32)
!81 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__count", scope: !77, file: !78, line: 25, baseType: !83, size: 32, offset: 32)
!83 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__owner", scope: !77, file: !78, line: 26, baseType: !81, size: 32, offset: 64)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__nusers", scope: !77, file: !78, line: 28, baseType: !83, size: 32, offset: 96)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "__kind", scope: !77, file: !78, line: 32, baseType: !81, size: 32, offset: 128)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "__spins", scope: !77, file: !78, line: 34, baseType: !88, size: 16, offset: 160)
!88 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__elision", scope: !77, file: !78, line: 35, baseType: !88, size: 16, offset: 176)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__list", scope: !77, file: !78, line: 36, baseType: !91, size: 128, offset: 192)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pthread_list_t", file: !92, line: 55, baseType: !93)
!92 = !DIFile(filename: "include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "")
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__pthread_internal_list", file: !92, line: 51, size: 128, elements: !94)
!94 = !{!95, !97}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__prev", scope: !93, file: !92, line: 53, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "__next", scope: !93, file: !92, line: 54, baseType: !96, size: 64, offset: 64)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !74, file: !73, line: 70, baseType: !99, size: 320)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 320, elements: !100)
!100 = !{!101}
!101 = !DISubrange(count: 40)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !74, file: !73, line: 71, baseType: !103, size: 64)
!103 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!104 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !105)
!105 = !{!106}
!106 = !DISubrange(count: 16)
!107 = !{i32 7, !"Dwarf Version", i32 5}
!108 = !{i32 2, !"Debug Info Version", i32 3}
!109 = !{i32 1, !"wchar_size", i32 4}
!110 = !{i32 8, !"PIC Level", i32 2}
!111 = !{i32 7, !"PIE Level", i32 2}
!112 = !{i32 7, !"uwtable", i32 2}
!113 = !{i32 7, !"frame-pointer", i32 2}
!114 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !115, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !117)
!115 = !DISubroutineType(types: !116)
!116 = !{!81}
!117 = !{}
!118 = !DILocalVariable(name: "t", scope: !114, file: !3, line: 27, type: !119)
!119 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !73, line: 27, baseType: !120)
!120 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!121 = !DILocation(line: 27, column: 12, scope: !114)
!122 = !DILocalVariable(name: "u", scope: !114, file: !3, line: 27, type: !119)
!123 = !DILocation(line: 27, column: 15, scope: !114)
!124 = !DILocalVariable(name: "copy", scope: !114, file: !3, line: 28, type: !104)
!125 = !DILocation(line: 28, column: 7, scope: !114)
!126 = !DILocation(line: 30, column: 2, scope: !114)
!127 = !DILocation(line: 31, column: 2, scope: !114)
!128 = !DILocation(line: 32, column: 2, scope: !114)
!129 = !DILocation(line: 33, column: 15, scope: !114)
!130 = !DILocation(line: 33, column: 2, scope: !114)
!131 = !DILocation(line: 34, column: 15, scope: !114)
!132 = !DILocation(line: 34, column: 2, scope: !114)
!133 = !DILocation(line: 35, column: 2, scope: !134)
!134 = distinct !DILexicalBlock(scope: !135, file: !3, line: 35, column: 2)
!135 = distinct !DILexicalBlock(scope: !114, file: !3, line: 35, column: 2)
!136 = !DILocation(line: 35, column: 2, scope: !135)
!137 = !DILocation(line: 36, column: 2, scope: !138)
!138 = distinct !DILexicalBlock(scope: !139, file: !3, line: 36, column: 2)
!139 = distinct !DILexicalBlock(scope: !114, file: !3, line: 36, column: 2)
!140 = !DILocation(line: 36, column: 2, scope: !139)
!141 = !DILocation(line: 37, column: 2, scope: !142)
!142 = distinct !DILexicalBlock(scope: !143, file: !3, line: 37, column: 2)
!143 = distinct !DILexicalBlock(scope: !114, file: !3, line: 37, column: 2)
!144 = !DILocation(line: 37, column: 2, scope: !143)
!145 = !DILocation(line: 38, column: 2, scope: !114)
!146 = !DILocation(line: 39, column: 2, scope: !114)
!147 = !DILocation(line: 40, column: 2, scope: !148)
!148 = distinct !DILexicalBlock(scope: !149, file: !3, line: 40, column: 2)
!149 = distinct !DILexicalBlock(scope: !114, file: !3, line: 40, column: 2)
!150 = !DILocation(line: 40, column: 2, scope: !149)
!151 = !DILocation(line: 41, column: 2, scope: !152)
!152 = distinct !DILexicalBlock(scope: !153, file: !3, line: 41, column: 2)
!153 = distinct !DILexicalBlock(scope: !114, file: !3, line: 41, column: 2)
!154 = !DILocation(line: 41, column: 2, scope: !153)
!155 = !DILocation(line: 42, column: 2, scope: !114)
!156 = distinct !DISubprogram(name: "append", scope: !3, file: !3, line: 14, type: !157, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !117)
!157 = !DISubroutineType(types: !158)
!158 = !{!5, !5}
!159 = !DILocalVariable(name: "arg", arg: 1, scope: !156, file: !3, line: 14, type: !5)
!160 = !DILocation(line: 14, column: 27, scope: !156)
!161 = !DILocalVariable(name: "word", scope: !156, file: !3, line: 16, type: !162)
!162 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!163 = !DILocation(line: 16, column: 14, scope: !156)
!164 = !DILocation(line: 16, column: 21, scope: !156)
!165 = !DILocation(line: 18, column: 2, scope: !156)
!166 = !DILocalVariable(name: "n", scope: !156, file: !3, line: 19, type: !167)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !168, line: 46, baseType: !120)
!168 = !DIFile(filename: "clang/stddef.h", directory: "")
!169 = !DILocation(line: 19, column: 9, scope: !156)
!170 = !DILocation(line: 19, column: 13, scope: !156)
!171 = !DILocation(line: 20, column: 16, scope: !156)
!172 = !DILocation(line: 20, column: 14, scope: !156)
!173 = !DILocation(line: 20, column: 19, scope: !156)
!174 = !DILocation(line: 20, column: 32, scope: !156)
!175 = !DILocation(line: 20, column: 25, scope: !156)
!176 = !DILocation(line: 20, column: 38, scope: !156)
!177 = !DILocation(line: 20, column: 2, scope: !156)
!178 = !DILocation(line: 21, column: 2, scope: !156)
!179 = !DILocation(line: 22, column: 2, scope: !156)
