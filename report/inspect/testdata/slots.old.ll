; ModuleID = 'slots.c'
source_filename = "slots.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.job = type { i32, double, %struct.job* }
%union.pthread_attr_t = type { i64, [48 x i8] }

@length = dso_local local_unnamed_addr global i32 77, align 4, !dbg !0
@append.calls = internal unnamed_addr global i32 0, align 4, !dbg !17
@queue.0 = internal unnamed_addr global %struct.job* null, align 8, !dbg !61
@queue.1 = internal unnamed_addr global %struct.job* null, align 8, !dbg !62
@queue.2 = internal unnamed_addr global i32 0, align 8, !dbg !63
@.str = private unnamed_addr constant [7 x i8] c"second\00", align 1
@.str.1 = private unnamed_addr constant [6 x i8] c"first\00", align 1
@.str.2 = private unnamed_addr constant [23 x i8] c"job->number == who + 1\00", align 1
@.str.3 = private unnamed_addr constant [8 x i8] c"slots.c\00", align 1
@__PRETTY_FUNCTION__.worker = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: nounwind uwtable
define dso_local i32 @main() local_unnamed_addr #0 !dbg !70 {
  %1 = alloca [2 x i64], align 16
  %2 = bitcast [2 x i64]* %1 to i8*, !dbg !86
  call void @llvm.lifetime.start.p0i8(i64 16, i8* nonnull %2) #9, !dbg !86
  call void @llvm.dbg.declare(metadata [2 x i64]* %1, metadata !74, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.value(metadata i32 0, metadata !80, metadata !DIExpression()), !dbg !88
  %3 = load i32, i32* @append.calls, align 4, !tbaa !89
  %4 = load i32, i32* @queue.2, align 8, !tbaa !93
  call void @llvm.dbg.value(metadata i32 0, metadata !80, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.value(metadata i32 0, metadata !80, metadata !DIExpression()), !dbg !88
  %5 = tail call noalias dereferenceable_or_null(24) i8* @malloc(i64 noundef 24) #9, !dbg !96
  %6 = bitcast i8* %5 to %struct.job*, !dbg !96
  call void @llvm.dbg.value(metadata %struct.job* %6, metadata !79, metadata !DIExpression()), !dbg !99
  %7 = icmp eq i8* %5, null, !dbg !100
  br i1 %7, label %48, label %8, !dbg !102

8:                                                ; preds = %0
  %9 = getelementptr inbounds %struct.job, %struct.job* %6, i64 0, i32 0, !dbg !103
  store i32 1, i32* %9, align 8, !dbg !104, !tbaa !105
  %10 = getelementptr inbounds %struct.job, %struct.job* %6, i64 0, i32 1, !dbg !108
  call void @llvm.dbg.value(metadata %struct.job* %6, metadata !30, metadata !DIExpression()), !dbg !109
  %11 = add nsw i32 %3, 1, !dbg !111
  %12 = bitcast double* %10 to i8*, !dbg !111
  call void @llvm.memset.p0i8.i64(i8* noundef nonnull align 8 dereferenceable(16) %12, i8 0, i64 16, i1 false), !dbg !112
  store i32 %11, i32* @append.calls, align 4, !dbg !111, !tbaa !89
  %13 = load %struct.job*, %struct.job** @queue.1, align 8, !dbg !113, !tbaa !115
  %14 = icmp eq %struct.job* %13, null, !dbg !116
  %15 = getelementptr inbounds %struct.job, %struct.job* %13, i64 0, i32 2, !dbg !117
  %16 = bitcast %struct.job** %15 to i8**, !dbg !118
  %17 = select i1 %14, i8** bitcast (%struct.job** @queue.0 to i8**), i8** %16, !dbg !118
  store i8* %5, i8** %17, align 8, !dbg !118, !tbaa !119
  store i8* %5, i8** bitcast (%struct.job** @queue.1 to i8**), align 8, !dbg !120, !tbaa !115
  %18 = add nsw i32 %4, 1, !dbg !121
  store i32 %18, i32* @queue.2, align 8, !dbg !121, !tbaa !93
  call void @llvm.dbg.value(metadata i32 1, metadata !80, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.value(metadata i32 1, metadata !80, metadata !DIExpression()), !dbg !88
  %19 = tail call noalias dereferenceable_or_null(24) i8* @malloc(i64 noundef 24) #9, !dbg !96
  %20 = bitcast i8* %19 to %struct.job*, !dbg !96
  call void @llvm.dbg.value(metadata %struct.job* %20, metadata !79, metadata !DIExpression()), !dbg !99
  %21 = icmp eq i8* %19, null, !dbg !100
  br i1 %21, label %48, label %22, !dbg !102

22:                                               ; preds = %8
  %23 = getelementptr inbounds %struct.job, %struct.job* %6, i64 0, i32 2, !dbg !122
  %24 = getelementptr inbounds %struct.job, %struct.job* %20, i64 0, i32 0, !dbg !103
  store i32 2, i32* %24, align 8, !dbg !104, !tbaa !105
  %25 = getelementptr inbounds %struct.job, %struct.job* %20, i64 0, i32 1, !dbg !108
  store double 1.500000e+00, double* %25, align 8, !dbg !123, !tbaa !124
  %26 = getelementptr inbounds %struct.job, %struct.job* %20, i64 0, i32 2, !dbg !122
  store %struct.job* null, %struct.job** %26, align 8, !dbg !112, !tbaa !125
  call void @llvm.dbg.value(metadata %struct.job* %20, metadata !30, metadata !DIExpression()), !dbg !109
  %27 = add nsw i32 %3, 2, !dbg !111
  store i32 %27, i32* @append.calls, align 4, !dbg !111, !tbaa !89
  %28 = bitcast %struct.job** %23 to i8**, !dbg !118
  store i8* %19, i8** %28, align 8, !dbg !118, !tbaa !119
  store i8* %19, i8** bitcast (%struct.job** @queue.1 to i8**), align 8, !dbg !120, !tbaa !115
  %29 = add nsw i32 %4, 2, !dbg !121
  store i32 %29, i32* @queue.2, align 8, !dbg !121, !tbaa !93
  call void @llvm.dbg.value(metadata i32 2, metadata !80, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.value(metadata i32 2, metadata !80, metadata !DIExpression()), !dbg !88
  %30 = tail call noalias dereferenceable_or_null(24) i8* @malloc(i64 noundef 24) #9, !dbg !96
  %31 = bitcast i8* %30 to %struct.job*, !dbg !96
  call void @llvm.dbg.value(metadata %struct.job* %31, metadata !79, metadata !DIExpression()), !dbg !99
  %32 = icmp eq i8* %30, null, !dbg !100
  br i1 %32, label %48, label %33, !dbg !102

33:                                               ; preds = %22
  %34 = getelementptr inbounds %struct.job, %struct.job* %31, i64 0, i32 0, !dbg !103
  store i32 3, i32* %34, align 8, !dbg !104, !tbaa !105
  %35 = getelementptr inbounds %struct.job, %struct.job* %31, i64 0, i32 1, !dbg !108
  store double 3.000000e+00, double* %35, align 8, !dbg !123, !tbaa !124
  %36 = getelementptr inbounds %struct.job, %struct.job* %31, i64 0, i32 2, !dbg !122
  store %struct.job* null, %struct.job** %36, align 8, !dbg !112, !tbaa !125
  call void @llvm.dbg.value(metadata %struct.job* %31, metadata !30, metadata !DIExpression()), !dbg !109
  %37 = add nsw i32 %3, 3, !dbg !111
  store i32 %37, i32* @append.calls, align 4, !dbg !111, !tbaa !89
  %38 = bitcast %struct.job** %26 to i8**, !dbg !118
  store i8* %30, i8** %38, align 8, !dbg !118, !tbaa !119
  store i8* %30, i8** bitcast (%struct.job** @queue.1 to i8**), align 8, !dbg !120, !tbaa !115
  %39 = add nsw i32 %4, 3, !dbg !121
  store i32 %39, i32* @queue.2, align 8, !dbg !121, !tbaa !93
  call void @llvm.dbg.value(metadata i32 3, metadata !80, metadata !DIExpression()), !dbg !88
  call void @llvm.dbg.value(metadata i64 0, metadata !82, metadata !DIExpression()), !dbg !126
  %40 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 0, !dbg !127
  %41 = call i32 @pthread_create(i64* noundef nonnull %40, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef null) #9, !dbg !129
  call void @llvm.dbg.value(metadata i64 1, metadata !82, metadata !DIExpression()), !dbg !126
  call void @llvm.dbg.value(metadata i64 1, metadata !82, metadata !DIExpression()), !dbg !126
  %42 = getelementptr inbounds [2 x i64], [2 x i64]* %1, i64 0, i64 1, !dbg !127
  %43 = call i32 @pthread_create(i64* noundef nonnull %42, %union.pthread_attr_t* noundef null, i8* (i8*)* noundef nonnull @worker, i8* noundef nonnull inttoptr (i64 1 to i8*)) #9, !dbg !129
  call void @llvm.dbg.value(metadata i64 2, metadata !82, metadata !DIExpression()), !dbg !126
  call void @llvm.dbg.value(metadata i64 0, metadata !84, metadata !DIExpression()), !dbg !130
  %44 = load i64, i64* %40, align 16, !dbg !131, !tbaa !133
  %45 = call i32 @pthread_join(i64 noundef %44, i8** noundef null) #9, !dbg !135
  call void @llvm.dbg.value(metadata i64 1, metadata !84, metadata !DIExpression()), !dbg !130
  call void @llvm.dbg.value(metadata i64 1, metadata !84, metadata !DIExpression()), !dbg !130
  %46 = load i64, i64* %42, align 8, !dbg !131, !tbaa !133
  %47 = call i32 @pthread_join(i64 noundef %46, i8** noundef null) #9, !dbg !135
  call void @llvm.dbg.value(metadata i64 2, metadata !84, metadata !DIExpression()), !dbg !130
  br label %48, !dbg !136

48:                                               ; preds = %0, %8, %22, %33
  %49 = phi i32 [ 0, %33 ], [ 1, %22 ], [ 1, %8 ], [ 1, %0 ], !dbg !99
  call void @llvm.lifetime.end.p0i8(i64 16, i8* nonnull %2) #9, !dbg !136
  ret i32 %49, !dbg !136
}

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #2

; Function Attrs: inaccessiblememonly mustprogress nofree nounwind willreturn
declare noalias noundef i8* @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: argmemonly mustprogress nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0i8(i64 immarg, i8* nocapture) #1

; Function Attrs: nounwind
declare !dbg !137 i32 @pthread_create(i64* noundef, %union.pthread_attr_t* noundef, i8* (i8*)* noundef, i8* noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal i8* @worker(i8* noundef %0) #0 !dbg !159 {
  call void @llvm.dbg.value(metadata i8* %0, metadata !161, metadata !DIExpression()), !dbg !168
  %2 = ptrtoint i8* %0 to i64, !dbg !169
  %3 = trunc i64 %2 to i32, !dbg !170
  call void @llvm.dbg.value(metadata i32 %3, metadata !162, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.value(metadata i8* undef, metadata !163, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.value(metadata i32 undef, metadata !171, metadata !DIExpression()), !dbg !181
  %4 = load %struct.job*, %struct.job** @queue.0, align 8, !dbg !183, !tbaa !184
  call void @llvm.dbg.value(metadata %struct.job* %4, metadata !176, metadata !DIExpression()), !dbg !181
  %5 = load i32, i32* @queue.2, align 8, !dbg !185, !tbaa !93
  call void @llvm.dbg.value(metadata i32 %5, metadata !177, metadata !DIExpression()), !dbg !181
  %6 = icmp sgt i32 %5, 0, !dbg !186
  br i1 %6, label %7, label %16, !dbg !187

7:                                                ; preds = %1
  call void @llvm.dbg.value(metadata i32 undef, metadata !178, metadata !DIExpression(DW_OP_plus_uconst, 10, DW_OP_stack_value)), !dbg !188
  %8 = getelementptr inbounds %struct.job, %struct.job* %4, i64 0, i32 2, !dbg !189
  %9 = load %struct.job*, %struct.job** %8, align 8, !dbg !189, !tbaa !125
  store %struct.job* %9, %struct.job** @queue.0, align 8, !dbg !190, !tbaa !184
  %10 = add nsw i32 %5, -1, !dbg !191
  store i32 %10, i32* @queue.2, align 8, !dbg !191, !tbaa !93
  call void @llvm.dbg.value(metadata %struct.job* %4, metadata !166, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.value(metadata float 5.000000e-01, metadata !167, metadata !DIExpression()), !dbg !168
  %11 = getelementptr inbounds %struct.job, %struct.job* %4, i64 0, i32 0, !dbg !192
  %12 = load i32, i32* %11, align 8, !dbg !192, !tbaa !105
  %13 = add nsw i32 %3, 1, !dbg !192
  %14 = icmp eq i32 %12, %13, !dbg !192
  br i1 %14, label %19, label %15, !dbg !197

15:                                               ; preds = %7
  tail call void @__assert_fail(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([8 x i8], [8 x i8]* @.str.3, i64 0, i64 0), i32 noundef 74, i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @__PRETTY_FUNCTION__.worker, i64 0, i64 0)) #10, !dbg !192
  unreachable, !dbg !192

16:                                               ; preds = %1
  %17 = icmp eq i32 %3, 0, !dbg !198
  %18 = select i1 %17, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), !dbg !198
  call void @llvm.dbg.value(metadata i8* %26, metadata !163, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.value(metadata float undef, metadata !167, metadata !DIExpression()), !dbg !168
  br label %27, !dbg !199

19:                                               ; preds = %7
  %20 = getelementptr inbounds %struct.job, %struct.job* %4, i64 0, i32 1, !dbg !200
  %21 = load double, double* %20, align 8, !dbg !200, !tbaa !124
  %22 = fptrunc double %21 to float, !dbg !201
  %23 = fmul float %22, 5.000000e-01, !dbg !202
  call void @llvm.dbg.value(metadata float %23, metadata !167, metadata !DIExpression()), !dbg !168
  %24 = fcmp ogt float %23, 0.000000e+00, !dbg !203
  %25 = icmp eq i32 %3, 0, !dbg !198
  %26 = select i1 %25, i8* getelementptr inbounds ([6 x i8], [6 x i8]* @.str.1, i64 0, i64 0), i8* getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i64 0, i64 0), !dbg !198
  call void @llvm.dbg.value(metadata i8* %26, metadata !163, metadata !DIExpression()), !dbg !168
  call void @llvm.dbg.value(metadata float undef, metadata !167, metadata !DIExpression()), !dbg !168
  br i1 %24, label %27, label %29, !dbg !199

27:                                               ; preds = %16, %19
  %28 = phi i8* [ %18, %16 ], [ %26, %19 ]
  br label %29, !dbg !199

29:                                               ; preds = %19, %27
  %30 = phi i8* [ %28, %27 ], [ null, %19 ]
  ret i8* %30, !dbg !204
}

declare !dbg !205 i32 @pthread_join(i64 noundef, i8** noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare void @__assert_fail(i8* noundef, i8* noundef, i32 noundef, i8* noundef) local_unnamed_addr #6

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #7

; Function Attrs: argmemonly nofree nounwind willreturn writeonly
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg) #8

attributes #0 = { nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { argmemonly mustprogress nofree nosync nounwind willreturn }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { inaccessiblememonly mustprogress nofree nounwind willreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #8 = { argmemonly nofree nounwind willreturn writeonly }
attributes #9 = { nounwind }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "length", scope: !2, file: !3, line: 34, type: !13, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !11, globals: !16, splitDebugInlining: false, nameTableKind: None)
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
!16 = !{!0, !17, !31, !38, !40}
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
!39 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 33, type: !13, isLocal: true, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "slots", scope: !2, file: !3, line: 32, type: !42, isLocal: true, isDefinition: true)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !43, size: 256, elements: !59)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "slot", file: !3, line: 17, size: 128, elements: !44)
!44 = !{!45, !46, !47, !48, !50}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "state", scope: !43, file: !3, line: 18, baseType: !5, size: 32)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "flags", scope: !43, file: !3, line: 19, baseType: !6, size: 3, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !43, file: !3, line: 19, baseType: !6, size: 5, offset: 35, flags: DIFlagBitField, extraData: i64 32)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "letter", scope: !43, file: !3, line: 20, baseType: !49, size: 8, offset: 40)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !DIDerivedType(tag: DW_TAG_member, scope: !43, file: !3, line: 21, baseType: !51, size: 64, offset: 64)
!51 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !43, file: !3, line: 21, size: 64, elements: !52)
!52 = !{!53, !54}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "whole", scope: !51, file: !3, line: 22, baseType: !14, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "bytes", scope: !51, file: !3, line: 23, baseType: !55, size: 64)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 64, elements: !57)
!56 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!57 = !{!58}
!58 = !DISubrange(count: 8)
!59 = !{!60}
!60 = !DISubrange(count: 2)
!61 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 64))
!62 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_LLVM_fragment, 64, 64))
!63 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression(DW_OP_LLVM_fragment, 128, 32))
!64 = !{i32 7, !"Dwarf Version", i32 5}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 7, !"PIC Level", i32 2}
!68 = !{i32 7, !"PIE Level", i32 2}
!69 = !{i32 7, !"uwtable", i32 1}
!70 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 81, type: !71, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !73)
!71 = !DISubroutineType(types: !72)
!72 = !{!13}
!73 = !{!74, !79, !80, !82, !84}
!74 = !DILocalVariable(name: "threads", scope: !70, file: !3, line: 83, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 128, elements: !59)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !77, line: 27, baseType: !78)
!77 = !DIFile(filename: "include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: ".", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !DILocalVariable(name: "job", scope: !70, file: !3, line: 84, type: !22)
!80 = !DILocalVariable(name: "i", scope: !81, file: !3, line: 86, type: !13)
!81 = distinct !DILexicalBlock(scope: !70, file: !3, line: 86, column: 2)
!82 = !DILocalVariable(name: "i", scope: !83, file: !3, line: 95, type: !14)
!83 = distinct !DILexicalBlock(scope: !70, file: !3, line: 95, column: 2)
!84 = !DILocalVariable(name: "i", scope: !85, file: !3, line: 97, type: !13)
!85 = distinct !DILexicalBlock(scope: !70, file: !3, line: 97, column: 2)
!86 = !DILocation(line: 83, column: 2, scope: !70)
!87 = !DILocation(line: 83, column: 12, scope: !70)
!88 = !DILocation(line: 0, scope: !81)
!89 = !{!90, !90, i64 0}
!90 = !{!"int", !91, i64 0}
!91 = !{!"omnipotent char", !92, i64 0}
!92 = !{!"Simple C/C++ TBAA"}
!93 = !{!94, !90, i64 16}
!94 = !{!"", !95, i64 0, !95, i64 8, !90, i64 16}
!95 = !{!"any pointer", !91, i64 0}
!96 = !DILocation(line: 87, column: 9, scope: !97)
!97 = distinct !DILexicalBlock(scope: !98, file: !3, line: 86, column: 30)
!98 = distinct !DILexicalBlock(scope: !81, file: !3, line: 86, column: 2)
!99 = !DILocation(line: 0, scope: !70)
!100 = !DILocation(line: 88, column: 8, scope: !101)
!101 = distinct !DILexicalBlock(scope: !97, file: !3, line: 88, column: 7)
!102 = !DILocation(line: 88, column: 7, scope: !97)
!103 = !DILocation(line: 90, column: 8, scope: !97)
!104 = !DILocation(line: 90, column: 15, scope: !97)
!105 = !{!106, !90, i64 0}
!106 = !{!"job", !90, i64 0, !107, i64 8, !95, i64 16}
!107 = !{!"double", !91, i64 0}
!108 = !DILocation(line: 91, column: 8, scope: !97)
!109 = !DILocation(line: 0, scope: !19, inlinedAt: !110)
!110 = distinct !DILocation(line: 93, column: 3, scope: !97)
!111 = !DILocation(line: 40, column: 7, scope: !19, inlinedAt: !110)
!112 = !DILocation(line: 92, column: 13, scope: !97)
!113 = !DILocation(line: 41, column: 12, scope: !114, inlinedAt: !110)
!114 = distinct !DILexicalBlock(scope: !19, file: !3, line: 41, column: 6)
!115 = !{!94, !95, i64 8}
!116 = !DILocation(line: 41, column: 6, scope: !114, inlinedAt: !110)
!117 = !DILocation(line: 41, column: 6, scope: !19, inlinedAt: !110)
!118 = !DILocation(line: 0, scope: !114, inlinedAt: !110)
!119 = !{!95, !95, i64 0}
!120 = !DILocation(line: 45, column: 13, scope: !19, inlinedAt: !110)
!121 = !DILocation(line: 46, column: 14, scope: !19, inlinedAt: !110)
!122 = !DILocation(line: 92, column: 8, scope: !97)
!123 = !DILocation(line: 91, column: 13, scope: !97)
!124 = !{!106, !107, i64 8}
!125 = !{!106, !95, i64 16}
!126 = !DILocation(line: 0, scope: !83)
!127 = !DILocation(line: 96, column: 19, scope: !128)
!128 = distinct !DILexicalBlock(scope: !83, file: !3, line: 95, column: 2)
!129 = !DILocation(line: 96, column: 3, scope: !128)
!130 = !DILocation(line: 0, scope: !85)
!131 = !DILocation(line: 98, column: 16, scope: !132)
!132 = distinct !DILexicalBlock(scope: !85, file: !3, line: 97, column: 2)
!133 = !{!134, !134, i64 0}
!134 = !{!"long", !91, i64 0}
!135 = !DILocation(line: 98, column: 3, scope: !132)
!136 = !DILocation(line: 100, column: 1, scope: !70)
!137 = !DISubprogram(name: "pthread_create", scope: !138, file: !138, line: 202, type: !139, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !158)
!138 = !DIFile(filename: "include/pthread.h", directory: ".", checksumkind: CSK_MD5, checksum: "5205981c6f80cc3dc1e81231df63d8ef")
!139 = !DISubroutineType(types: !140)
!140 = !{!13, !141, !143, !154, !157}
!141 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !142)
!142 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!143 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !144)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !146)
!146 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !77, line: 62, baseType: !147)
!147 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !77, line: 56, size: 448, elements: !148)
!148 = !{!149, !153}
!149 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !147, file: !77, line: 58, baseType: !150, size: 448)
!150 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 448, elements: !151)
!151 = !{!152}
!152 = !DISubrange(count: 56)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !147, file: !77, line: 59, baseType: !14, size: 64)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!155 = !DISubroutineType(types: !156)
!156 = !{!12, !12}
!157 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !12)
!158 = !{}
!159 = distinct !DISubprogram(name: "worker", scope: !3, file: !3, line: 66, type: !155, scopeLine: 67, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !160)
!160 = !{!161, !162, !163, !166, !167}
!161 = !DILocalVariable(name: "arg", arg: 1, scope: !159, file: !3, line: 66, type: !12)
!162 = !DILocalVariable(name: "who", scope: !159, file: !3, line: 68, type: !13)
!163 = !DILocalVariable(name: "name", scope: !159, file: !3, line: 69, type: !164)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !165, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !49)
!166 = !DILocalVariable(name: "job", scope: !159, file: !3, line: 70, type: !22)
!167 = !DILocalVariable(name: "share", scope: !159, file: !3, line: 71, type: !15)
!168 = !DILocation(line: 0, scope: !159)
!169 = !DILocation(line: 68, column: 17, scope: !159)
!170 = !DILocation(line: 68, column: 12, scope: !159)
!171 = !DILocalVariable(name: "who", arg: 1, scope: !172, file: !3, line: 49, type: !13)
!172 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 49, type: !173, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !175)
!173 = !DISubroutineType(types: !174)
!174 = !{!22, !13}
!175 = !{!171, !176, !177, !178}
!176 = !DILocalVariable(name: "job", scope: !172, file: !3, line: 51, type: !22)
!177 = !DILocalVariable(name: "length", scope: !172, file: !3, line: 52, type: !13)
!178 = !DILocalVariable(name: "length", scope: !179, file: !3, line: 55, type: !13)
!179 = distinct !DILexicalBlock(scope: !180, file: !3, line: 54, column: 18)
!180 = distinct !DILexicalBlock(scope: !172, file: !3, line: 54, column: 6)
!181 = !DILocation(line: 0, scope: !172, inlinedAt: !182)
!182 = distinct !DILocation(line: 70, column: 20, scope: !159)
!183 = !DILocation(line: 51, column: 26, scope: !172, inlinedAt: !182)
!184 = !{!94, !95, i64 0}
!185 = !DILocation(line: 52, column: 21, scope: !172, inlinedAt: !182)
!186 = !DILocation(line: 54, column: 13, scope: !180, inlinedAt: !182)
!187 = !DILocation(line: 54, column: 6, scope: !172, inlinedAt: !182)
!188 = !DILocation(line: 0, scope: !179, inlinedAt: !182)
!189 = !DILocation(line: 58, column: 21, scope: !179, inlinedAt: !182)
!190 = !DILocation(line: 58, column: 14, scope: !179, inlinedAt: !182)
!191 = !DILocation(line: 59, column: 15, scope: !179, inlinedAt: !182)
!192 = !DILocation(line: 74, column: 3, scope: !193)
!193 = distinct !DILexicalBlock(scope: !194, file: !3, line: 74, column: 3)
!194 = distinct !DILexicalBlock(scope: !195, file: !3, line: 74, column: 3)
!195 = distinct !DILexicalBlock(scope: !196, file: !3, line: 73, column: 11)
!196 = distinct !DILexicalBlock(scope: !159, file: !3, line: 73, column: 6)
!197 = !DILocation(line: 74, column: 3, scope: !194)
!198 = !DILocation(line: 69, column: 21, scope: !159)
!199 = !DILocation(line: 78, column: 9, scope: !159)
!200 = !DILocation(line: 75, column: 24, scope: !195)
!201 = !DILocation(line: 75, column: 12, scope: !195)
!202 = !DILocation(line: 75, column: 9, scope: !195)
!203 = !DILocation(line: 77, column: 2, scope: !195)
!204 = !DILocation(line: 78, column: 2, scope: !159)
!205 = !DISubprogram(name: "pthread_join", scope: !138, file: !138, line: 219, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !158)
!206 = !DISubroutineType(types: !207)
!207 = !{!13, !76, !208}
!208 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
