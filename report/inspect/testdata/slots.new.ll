; ModuleID = 'slots.c'
source_filename = "slots.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@length = dso_local local_unnamed_addr global i32 77, align 4, !dbg !0
@append.calls = internal unnamed_addr global i32 0, align 4, !dbg !17
@queue.0 = internal unnamed_addr global ptr null, align 8, !dbg !85
@queue.1 = internal unnamed_addr global ptr null, align 8, !dbg !86
@queue.2 = internal unnamed_addr global i32 0, align 8, !dbg !87
@.str = private unnamed_addr constant [7 x i8] c"second\00", align 1, !dbg !38
@.str.1 = private unnamed_addr constant [6 x i8] c"first\00", align 1, !dbg !44
@.str.2 = private unnamed_addr constant [23 x i8] c"job->number == who + 1\00", align 1, !dbg !49
@.str.3 = private unnamed_addr constant [8 x i8] c"slots.c\00", align 1, !dbg !54
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1, !dbg !59

; Function Attrs: nounwind uwtable
define dso_local range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !95 {
  %1 = alloca [2 x i64], align 16, !DIAssignID !111
    #dbg_assign(i1 undef, !99, !DIExpression(), !111, ptr %1, !DIExpression(), !112)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #7, !dbg !113
    #dbg_value(i32 0, !105, !DIExpression(), !114)
  %2 = load i32, ptr @append.calls, align 4, !tbaa !115
  %3 = load ptr, ptr @queue.1, align 8, !tbaa !119
  %4 = load i32, ptr @queue.2, align 8, !tbaa !122
    #dbg_value(i32 0, !105, !DIExpression(), !114)
    #dbg_value(i32 0, !105, !DIExpression(), !114)
  %5 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #8, !dbg !123
    #dbg_value(ptr %5, !104, !DIExpression(), !112)
  %6 = icmp eq ptr %5, null, !dbg !126
  br i1 %6, label %36, label %7, !dbg !128

7:                                                ; preds = %0
  store i32 1, ptr %5, align 8, !dbg !129, !tbaa !130
  %8 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !133
    #dbg_value(ptr %5, !30, !DIExpression(), !134)
  %9 = add nsw i32 %2, 1, !dbg !136
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false), !dbg !137
  store i32 %9, ptr @append.calls, align 4, !dbg !136, !tbaa !115
  %10 = icmp eq ptr %3, null, !dbg !138
  %11 = getelementptr inbounds i8, ptr %3, i64 16, !dbg !140
  %12 = select i1 %10, ptr @queue.0, ptr %11, !dbg !140
  store ptr %5, ptr %12, align 8, !dbg !141, !tbaa !142
  store ptr %5, ptr @queue.1, align 8, !dbg !143, !tbaa !119
  %13 = add nsw i32 %4, 1, !dbg !144
  store i32 %13, ptr @queue.2, align 8, !dbg !144, !tbaa !122
    #dbg_value(i32 1, !105, !DIExpression(), !114)
  %14 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #8, !dbg !123
    #dbg_value(ptr %14, !104, !DIExpression(), !112)
  %15 = icmp eq ptr %14, null, !dbg !126
  br i1 %15, label %36, label %16, !dbg !128

16:                                               ; preds = %7
  %17 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !145
  store i32 2, ptr %14, align 8, !dbg !129, !tbaa !130
  %18 = getelementptr inbounds i8, ptr %14, i64 8, !dbg !133
  store double 1.500000e+00, ptr %18, align 8, !dbg !146, !tbaa !147
  %19 = getelementptr inbounds i8, ptr %14, i64 16, !dbg !145
  store ptr null, ptr %19, align 8, !dbg !137, !tbaa !148
    #dbg_value(ptr %14, !30, !DIExpression(), !134)
  %20 = add nsw i32 %2, 2, !dbg !136
  store i32 %20, ptr @append.calls, align 4, !dbg !136, !tbaa !115
  store ptr %14, ptr %17, align 8, !dbg !141, !tbaa !142
  store ptr %14, ptr @queue.1, align 8, !dbg !143, !tbaa !119
  %21 = add nsw i32 %4, 2, !dbg !144
  store i32 %21, ptr @queue.2, align 8, !dbg !144, !tbaa !122
    #dbg_value(i32 2, !105, !DIExpression(), !114)
  %22 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #8, !dbg !123
    #dbg_value(ptr %22, !104, !DIExpression(), !112)
  %23 = icmp eq ptr %22, null, !dbg !126
  br i1 %23, label %36, label %24, !dbg !128

24:                                               ; preds = %16
  store i32 3, ptr %22, align 8, !dbg !129, !tbaa !130
  %25 = getelementptr inbounds i8, ptr %22, i64 8, !dbg !133
  store double 3.000000e+00, ptr %25, align 8, !dbg !146, !tbaa !147
  %26 = getelementptr inbounds i8, ptr %22, i64 16, !dbg !145
  store ptr null, ptr %26, align 8, !dbg !137, !tbaa !148
    #dbg_value(ptr %22, !30, !DIExpression(), !134)
  %27 = add nsw i32 %2, 3, !dbg !136
  store i32 %27, ptr @append.calls, align 4, !dbg !136, !tbaa !115
  store ptr %22, ptr %19, align 8, !dbg !141, !tbaa !142
  store ptr %22, ptr @queue.1, align 8, !dbg !143, !tbaa !119
  %28 = add nsw i32 %4, 3, !dbg !144
  store i32 %28, ptr @queue.2, align 8, !dbg !144, !tbaa !122
    #dbg_value(i32 3, !105, !DIExpression(), !114)
    #dbg_value(i64 0, !107, !DIExpression(), !149)
  %29 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @worker, ptr noundef null) #7, !dbg !150
    #dbg_value(i64 1, !107, !DIExpression(), !149)
  %30 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !152
  %31 = call i32 @pthread_create(ptr noundef nonnull %30, ptr noundef null, ptr noundef nonnull @worker, ptr noundef nonnull inttoptr (i64 1 to ptr)) #7, !dbg !150
    #dbg_value(i64 2, !107, !DIExpression(), !149)
    #dbg_value(i64 0, !109, !DIExpression(), !153)
  %32 = load i64, ptr %1, align 16, !dbg !154, !tbaa !156
  %33 = call i32 @pthread_join(i64 noundef %32, ptr noundef null) #7, !dbg !158
    #dbg_value(i64 1, !109, !DIExpression(), !153)
  %34 = load i64, ptr %30, align 8, !dbg !154, !tbaa !156
  %35 = call i32 @pthread_join(i64 noundef %34, ptr noundef null) #7, !dbg !158
    #dbg_value(i64 2, !109, !DIExpression(), !153)
  br label %36, !dbg !159

36:                                               ; preds = %0, %7, %16, %24
  %37 = phi i32 [ 0, %24 ], [ 1, %16 ], [ 1, %7 ], [ 1, %0 ], !dbg !112
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #7, !dbg !159
  ret i32 %37, !dbg !159
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !160 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !166 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define internal ptr @worker(ptr noundef %0) #0 !dbg !187 {
    #dbg_value(ptr %0, !189, !DIExpression(), !195)
  %2 = ptrtoint ptr %0 to i64, !dbg !196
  %3 = trunc i64 %2 to i32, !dbg !197
    #dbg_value(i32 %3, !190, !DIExpression(), !195)
    #dbg_value(ptr poison, !191, !DIExpression(), !195)
    #dbg_value(i32 %3, !198, !DIExpression(), !208)
    #dbg_value(ptr poison, !203, !DIExpression(), !208)
  %4 = load i32, ptr @queue.2, align 8, !dbg !210, !tbaa !122
    #dbg_value(i32 %4, !204, !DIExpression(), !208)
  %5 = icmp sgt i32 %4, 0, !dbg !211
  br i1 %5, label %6, label %15, !dbg !212

6:                                                ; preds = %1
  %7 = load ptr, ptr @queue.0, align 8, !dbg !213, !tbaa !214
    #dbg_value(ptr %7, !203, !DIExpression(), !208)
    #dbg_value(i32 %3, !205, !DIExpression(DW_OP_plus_uconst, 10, DW_OP_stack_value), !215)
  %8 = getelementptr inbounds i8, ptr %7, i64 16, !dbg !216
  %9 = load ptr, ptr %8, align 8, !dbg !216, !tbaa !148
  store ptr %9, ptr @queue.0, align 8, !dbg !217, !tbaa !214
  %10 = add nsw i32 %4, -1, !dbg !218
  store i32 %10, ptr @queue.2, align 8, !dbg !218, !tbaa !122
    #dbg_value(ptr %7, !193, !DIExpression(), !195)
    #dbg_value(float 5.000000e-01, !194, !DIExpression(), !195)
  %11 = load i32, ptr %7, align 8, !dbg !219, !tbaa !130
  %12 = add nsw i32 %3, 1, !dbg !219
  %13 = icmp eq i32 %11, %12, !dbg !219
  br i1 %13, label %18, label %14, !dbg !224

14:                                               ; preds = %6
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.3, i32 noundef 74, ptr noundef nonnull @__PRETTY_FUNCTION__.worker) #9, !dbg !219
  unreachable, !dbg !219

15:                                               ; preds = %1
  %16 = icmp eq i32 %3, 0, !dbg !225
  %17 = select i1 %16, ptr @.str.1, ptr @.str, !dbg !225
    #dbg_value(ptr %17, !191, !DIExpression(), !195)
    #dbg_value(float poison, !194, !DIExpression(), !195)
  br label %28, !dbg !226

18:                                               ; preds = %6
  %19 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !227
  %20 = load double, ptr %19, align 8, !dbg !227, !tbaa !147
  %21 = freeze double %20, !dbg !228
  %22 = fptrunc double %21 to float, !dbg !228
  %23 = fmul float %22, 5.000000e-01, !dbg !229
    #dbg_value(float %23, !194, !DIExpression(), !195)
  %24 = fcmp ogt float %23, 0.000000e+00, !dbg !230
  %25 = icmp eq i32 %3, 0, !dbg !225
  %26 = select i1 %25, ptr @.str.1, ptr @.str, !dbg !225
    #dbg_value(ptr %26, !191, !DIExpression(), !195)
    #dbg_value(float poison, !194, !DIExpression(), !195)
  %27 = select i1 %24, ptr %26, ptr null, !dbg !226
  br label %28, !dbg !226

28:                                               ; preds = %18, %15
  %29 = phi ptr [ %17, %15 ], [ %27, %18 ], !dbg !226
  ret ptr %29, !dbg !231
}

declare !dbg !232 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !236 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }
attributes #8 = { nounwind allocsize(0) }
attributes #9 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!88, !89, !90, !91, !92, !93, !94}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 34, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !16, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "slots.c", directory: ".", checksumkind: CSK_MD5, checksum: "2fb1e370233b6e29b2f8379fa17fe609")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "state", file: !3, line: 9, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "FREE", value: 0)
!9 = !DIEnumerator(name: "TAKEN", value: 3)
!10 = !DIEnumerator(name: "DONE", value: 4)
!11 = !{!12, !13, !14, !15}
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !{!0, !17, !31, !38, !44, !49, !54, !59, !65, !67}
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "calls", scope: !19, file: !3, line: 38, type: !13, isLocal: true, isDefinition: true)
!19 = distinct !DISubprogram(name: "append", scope: !3, file: !3, line: 36, type: !20, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !29)
!20 = !DISubroutineType(types: !21)
!21 = !{null, !22}
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 11, size: 192, elements: !24)
!24 = !{!25, !26, !28}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !23, file: !3, line: 12, baseType: !13, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "cost", scope: !23, file: !3, line: 13, baseType: !27, size: 64, offset: 64)
!27 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !3, line: 14, baseType: !22, size: 64, offset: 128)
!29 = !{!30}
!30 = !DILocalVariable(name: "job", arg: 1, scope: !19, file: !3, line: 36, type: !22)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "queue", scope: !2, file: !3, line: 30, type: !33, isLocal: true, isDefinition: true)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 27, size: 192, elements: !34)
!34 = !{!35, !36, !37}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !33, file: !3, line: 28, baseType: !22, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !33, file: !3, line: 28, baseType: !22, size: 64, offset: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "length", scope: !33, file: !3, line: 29, baseType: !13, size: 32, offset: 128)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 56, elements: !42)
!41 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!42 = !{!43}
!43 = !DISubrange(count: 7)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 69, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 48, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 6)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 184, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 23)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 64, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 8)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 74, type: !61, isLocal: true, isDefinition: true)
!61 = !DICompositeType(tag: DW_TAG_array_type, baseType: !62, size: 168, elements: !63)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !41)
!63 = !{!64}
!64 = !DISubrange(count: 21)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 33, type: !13, isLocal: true, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 32, type: !69, isLocal: true, isDefinition: true)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 256, elements: !83)
!70 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "slot", file: !3, line: 17, size: 128, elements: !71)
!71 = !{!72, !73, !74, !75, !76}
!72 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !70, file: !3, line: 18, baseType: !5, size: 32)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !70, file: !3, line: 19, baseType: !6, size: 3, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !70, file: !3, line: 19, baseType: !6, size: 5, offset: 35, flags: DIFlagBitField, extraData: i64 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "letter", scope: !70, file: !3, line: 20, baseType: !41, size: 8, offset: 40)
!76 = !DIDerivedType(tag: DW_TAG_member, scope: !70, file: !3, line: 21, baseType: !77, size: 64, offset: 64)
!77 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !70, file: !3, line: 21, size: 64, elements: !78)
!78 = !{!79, !80}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !77, file: !3, line: 22, baseType: !14, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !77, file: !3, line: 23, baseType: !81, size: 64)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 64, elements: !57)
!82 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!83 = !{!84}
!84 = !DISubrange(count: 2)
!85 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 64))
!86 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_LLVM_fragment, 64, 64))
!87 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_LLVM_fragment, 128, 32))
!88 = !{i32 7, !"Dwarf Version", i32 5}
!89 = !{i32 2, !"Debug Info Version", i32 3}
!90 = !{i32 1, !"wchar_size", i32 4}
!91 = !{i32 8, !"PIC Level", i32 2}
!92 = !{i32 7, !"PIE Level", i32 2}
!93 = !{i32 7, !"uwtable", i32 2}
!94 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!95 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !96, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !98)
!96 = !DISubroutineType(types: !97)
!97 = !{!13}
!98 = !{!99, !104, !105, !107, !109}
!99 = !DILocalVariable(name: "threads", scope: !95, file: !3, line: 83, type: !100)
!100 = !DICompositeType(tag: DW_TAG_array_type, baseType: !101, size: 128, elements: !83)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !102, line: 27, baseType: !103)
!102 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!103 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!104 = !DILocalVariable(name: "job", scope: !95, file: !3, line: 84, type: !22)
!105 = !DILocalVariable(name: "i", scope: !106, file: !3, line: 86, type: !13)
!106 = distinct !DILexicalBlock(scope: !95, file: !3, line: 86, column: 2)
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 95, type: !14)
!108 = distinct !DILexicalBlock(scope: !95, file: !3, line: 95, column: 2)
!109 = !DILocalVariable(name: "i", scope: !110, file: !3, line: 97, type: !13)
!110 = distinct !DILexicalBlock(scope: !95, file: !3, line: 97, column: 2)
!111 = distinct !DIAssignID()
!112 = !DILocation(line: 0, scope: !95)
!113 = !DILocation(line: 83, column: 2, scope: !95)
!114 = !DILocation(line: 0, scope: !106)
!115 = !{!116, !116, i64 0}
!116 = !{!"int", !117, i64 0}
!117 = !{!"omnipotent char", !118, i64 0}
!118 = !{!"Simple C/C++ TBAA"}
!119 = !{!120, !121, i64 8}
!120 = !{!"", !121, i64 0, !121, i64 8, !116, i64 16}
!121 = !{!"any pointer", !117, i64 0}
!122 = !{!120, !116, i64 16}
!123 = !DILocation(line: 87, column: 9, scope: !124)
!124 = distinct !DILexicalBlock(scope: !125, file: !3, line: 86, column: 30)
!125 = distinct !DILexicalBlock(scope: !106, file: !3, line: 86, column: 2)
!126 = !DILocation(line: 88, column: 8, scope: !127)
!127 = distinct !DILexicalBlock(scope: !124, file: !3, line: 88, column: 7)
!128 = !DILocation(line: 88, column: 7, scope: !124)
!129 = !DILocation(line: 90, column: 15, scope: !124)
!130 = !{!131, !116, i64 0}
!131 = !{!"job", !116, i64 0, !132, i64 8, !121, i64 16}
!132 = !{!"double", !117, i64 0}
!133 = !DILocation(line: 91, column: 8, scope: !124)
!134 = !DILocation(line: 0, scope: !19, inlinedAt: !135)
!135 = distinct !DILocation(line: 93, column: 3, scope: !124)
!136 = !DILocation(line: 40, column: 7, scope: !19, inlinedAt: !135)
!137 = !DILocation(line: 92, column: 13, scope: !124)
!138 = !DILocation(line: 41, column: 6, scope: !139, inlinedAt: !135)
!139 = distinct !DILexicalBlock(scope: !19, file: !3, line: 41, column: 6)
!140 = !DILocation(line: 41, column: 6, scope: !19, inlinedAt: !135)
!141 = !DILocation(line: 0, scope: !139, inlinedAt: !135)
!142 = !{!121, !121, i64 0}
!143 = !DILocation(line: 45, column: 13, scope: !19, inlinedAt: !135)
!144 = !DILocation(line: 46, column: 14, scope: !19, inlinedAt: !135)
!145 = !DILocation(line: 92, column: 8, scope: !124)
!146 = !DILocation(line: 91, column: 13, scope: !124)
!147 = !{!131, !132, i64 8}
!148 = !{!131, !121, i64 16}
!149 = !DILocation(line: 0, scope: !108)
!150 = !DILocation(line: 96, column: 3, scope: !151)
!151 = distinct !DILexicalBlock(scope: !108, file: !3, line: 95, column: 2)
!152 = !DILocation(line: 96, column: 19, scope: !151)
!153 = !DILocation(line: 0, scope: !110)
!154 = !DILocation(line: 98, column: 16, scope: !155)
!155 = distinct !DILexicalBlock(scope: !110, file: !3, line: 97, column: 2)
!156 = !{!157, !157, i64 0}
!157 = !{!"long", !117, i64 0}
!158 = !DILocation(line: 98, column: 3, scope: !155)
!159 = !DILocation(line: 100, column: 1, scope: !95)
!160 = !DISubprogram(name: "malloc", scope: !161, file: !161, line: 553, type: !162, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!161 = !DIFile(filename: "include/stdlib.h", directory: "", checksumkind: CSK_MD5, checksum: "4b47dc81a92f1fe77a152c0aac236718")
!162 = !DISubroutineType(types: !163)
!163 = !{!12, !164}
!164 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !165, line: 18, baseType: !103)
!165 = !DIFile(filename: "clang/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!166 = !DISubprogram(name: "pthread_create", scope: !167, file: !167, line: 202, type: !168, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!167 = !DIFile(filename: "include/pthread.h", directory: "", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!168 = !DISubroutineType(types: !169)
!169 = !{!13, !170, !172, !183, !186}
!170 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !171)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, size: 64)
!172 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !173)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !175)
!175 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !102, line: 62, baseType: !176)
!176 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !102, line: 56, size: 448, elements: !177)
!177 = !{!178, !182}
!178 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !176, file: !102, line: 58, baseType: !179, size: 448)
!179 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 448, elements: !180)
!180 = !{!181}
!181 = !DISubrange(count: 56)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !176, file: !102, line: 59, baseType: !14, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !184, size: 64)
!184 = !DISubroutineType(types: !185)
!185 = !{!12, !12}
!186 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !12)
!187 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 66, type: !184, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !188)
!188 = !{!189, !190, !191, !193, !194}
!189 = !DILocalVariable(name: "arg", arg: 1, scope: !187, file: !3, line: 66, type: !12)
!190 = !DILocalVariable(name: "who", scope: !187, file: !3, line: 68, type: !13)
!191 = !DILocalVariable(name: "name", scope: !187, file: !3, line: 69, type: !192)
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!193 = !DILocalVariable(name: "job", scope: !187, file: !3, line: 70, type: !22)
!194 = !DILocalVariable(name: "share", scope: !187, file: !3, line: 71, type: !15)
!195 = !DILocation(line: 0, scope: !187)
!196 = !DILocation(line: 68, column: 17, scope: !187)
!197 = !DILocation(line: 68, column: 12, scope: !187)
!198 = !DILocalVariable(name: "who", arg: 1, scope: !199, file: !3, line: 49, type: !13)
!199 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 49, type: !200, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !202)
!200 = !DISubroutineType(types: !201)
!201 = !{!22, !13}
!202 = !{!198, !203, !204, !205}
!203 = !DILocalVariable(name: "job", scope: !199, file: !3, line: 51, type: !22)
!204 = !DILocalVariable(name: "length", scope: !199, file: !3, line: 52, type: !13)
!205 = !DILocalVariable(name: "length", scope: !206, file: !3, line: 55, type: !13)
!206 = distinct !DILexicalBlock(scope: !207, file: !3, line: 54, column: 18)
!207 = distinct !DILexicalBlock(scope: !199, file: !3, line: 54, column: 6)
!208 = !DILocation(line: 0, scope: !199, inlinedAt: !209)
!209 = distinct !DILocation(line: 70, column: 20, scope: !187)
!210 = !DILocation(line: 52, column: 21, scope: !199, inlinedAt: !209)
!211 = !DILocation(line: 54, column: 13, scope: !207, inlinedAt: !209)
!212 = !DILocation(line: 54, column: 6, scope: !199, inlinedAt: !209)
!213 = !DILocation(line: 51, column: 26, scope: !199, inlinedAt: !209)
!214 = !{!120, !121, i64 0}
!215 = !DILocation(line: 0, scope: !206, inlinedAt: !209)
!216 = !DILocation(line: 58, column: 21, scope: !206, inlinedAt: !209)
!217 = !DILocation(line: 58, column: 14, scope: !206, inlinedAt: !209)
!218 = !DILocation(line: 59, column: 15, scope: !206, inlinedAt: !209)
!219 = !DILocation(line: 74, column: 3, scope: !220)
!220 = distinct !DILexicalBlock(scope: !221, file: !3, line: 74, column: 3)
!221 = distinct !DILexicalBlock(scope: !222, file: !3, line: 74, column: 3)
!222 = distinct !DILexicalBlock(scope: !223, file: !3, line: 73, column: 11)
!223 = distinct !DILexicalBlock(scope: !187, file: !3, line: 73, column: 6)
!224 = !DILocation(line: 74, column: 3, scope: !221)
!225 = !DILocation(line: 69, column: 21, scope: !187)
!226 = !DILocation(line: 78, column: 9, scope: !187)
!227 = !DILocation(line: 75, column: 24, scope: !222)
!228 = !DILocation(line: 75, column: 12, scope: !222)
!229 = !DILocation(line: 75, column: 9, scope: !222)
!230 = !DILocation(line: 78, column: 15, scope: !187)
!231 = !DILocation(line: 78, column: 2, scope: !187)
!232 = !DISubprogram(name: "pthread_join", scope: !167, file: !167, line: 219, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!13, !101, !235}
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!236 = !DISubprogram(name: "__assert_fail", scope: !237, file: !237, line: 69, type: !238, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!237 = !DIFile(filename: "include/assert.h", directory: "", checksumkind: CSK_MD5, checksum: "ab7dc6991d501750085448b20099a5a0")
!238 = !DISubroutineType(types: !239)
!239 = !{null, !192, !192, !6, !192}
