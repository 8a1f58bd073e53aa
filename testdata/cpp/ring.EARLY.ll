; ModuleID = 'ring.cpp'
source_filename = "ring.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZL4ring = internal unnamed_addr global { [2 x i32], { i64 }, { i64 } } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.6 = private unnamed_addr constant [12 x i8] c"item > last\00", align 1
@.str.7 = private unnamed_addr constant [9 x i8] c"ring.cpp\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  store ptr %5, ptr %2, align 8, !dbg !29, !tbaa !37
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #10, !dbg !39
  %6 = load ptr, ptr %2, align 8, !dbg !40, !tbaa !37
  %7 = icmp eq ptr %6, null, !dbg !43
  br i1 %7, label %12, label %8, !dbg !40

8:                                                ; preds = %0
  %9 = load ptr, ptr %6, align 8, !dbg !44, !tbaa !27
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !44
  %11 = load ptr, ptr %10, align 8, !dbg !44
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %6) #10, !dbg !44
  br label %12, !dbg !47

12:                                               ; preds = %0, %8
  store ptr null, ptr %2, align 8, !dbg !48, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !51
  store i64 0, ptr %4, align 8, !dbg !51, !tbaa !18
  %13 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11, !dbg !55
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %13, align 8, !dbg !56, !tbaa !27
  store ptr %13, ptr %1, align 8, !dbg !59, !tbaa !37
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #10, !dbg !63
  %14 = load ptr, ptr %1, align 8, !dbg !64, !tbaa !37
  %15 = icmp eq ptr %14, null, !dbg !66
  br i1 %15, label %20, label %16, !dbg !64

16:                                               ; preds = %12
  %17 = load ptr, ptr %14, align 8, !dbg !67, !tbaa !27
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !67
  %19 = load ptr, ptr %18, align 8, !dbg !67
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #10, !dbg !67
  br label %20, !dbg !69

20:                                               ; preds = %12, %16
  store ptr null, ptr %1, align 8, !dbg !70, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !71
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #10, !dbg !72
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #10, !dbg !73
  %21 = load i64, ptr %4, align 8, !dbg !74, !tbaa.struct !79
  %22 = icmp eq i64 %21, 0, !dbg !81
  br i1 %22, label %24, label %23, !dbg !84

23:                                               ; preds = %20
  call void @_ZSt9terminatev() #12, !dbg !85
  unreachable, !dbg !85

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10, !dbg !89
  %25 = load i64, ptr %3, align 8, !dbg !90, !tbaa.struct !79
  %26 = icmp eq i64 %25, 0, !dbg !93
  br i1 %26, label %28, label %27, !dbg !95

27:                                               ; preds = %24
  call void @_ZSt9terminatev() #12, !dbg !96
  unreachable, !dbg !96

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10, !dbg !89
  ret i32 0, !dbg !89
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !98 void @_ZSt9terminatev() local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !99 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #10, !dbg !100
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !100
  ret void, !dbg !100
}

; Function Attrs: mustprogress nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #6 align 2 !dbg !101 {
  br label %2, !dbg !102

2:                                                ; preds = %12, %1
  %3 = phi i32 [ 1, %1 ], [ %13, %12 ]
  %4 = load atomic i64, ptr getelementptr inbounds ({ [2 x i32], { i64 }, { i64 } }, ptr @_ZL4ring, i64 0, i32 2, i32 0) monotonic, align 8, !dbg !114
  %5 = load atomic i64, ptr getelementptr inbounds ({ [2 x i32], { i64 }, { i64 } }, ptr @_ZL4ring, i64 0, i32 1, i32 0) acquire, align 8, !dbg !120
  %6 = sub i64 %4, %5, !dbg !122
  %7 = icmp eq i64 %6, 2, !dbg !123
  br i1 %7, label %12, label %8, !dbg !124

8:                                                ; preds = %2
  %9 = add i64 %4, 1, !dbg !125
  store atomic i64 %9, ptr getelementptr inbounds ({ [2 x i32], { i64 }, { i64 } }, ptr @_ZL4ring, i64 0, i32 2, i32 0) release, align 8, !dbg !126
  %10 = and i64 %4, 1, !dbg !129
  %11 = getelementptr inbounds [2 x i32], ptr @_ZL4ring, i64 0, i64 %10, !dbg !130
  store i32 %3, ptr %11, align 4, !dbg !131, !tbaa !132
  br label %12, !dbg !134

12:                                               ; preds = %8, %2
  %13 = add nuw nsw i32 %3, 1, !dbg !135
  %14 = icmp eq i32 %13, 4, !dbg !136
  br i1 %14, label %15, label %2, !dbg !102, !llvm.loop !137

15:                                               ; preds = %12
  ret void, !dbg !141
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !142 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #10, !dbg !143
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !143
  ret void, !dbg !143
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #9 align 2 !dbg !144 {
  br label %2, !dbg !145

2:                                                ; preds = %19, %1
  %3 = phi i32 [ 0, %1 ], [ %21, %19 ]
  %4 = phi i32 [ 0, %1 ], [ %20, %19 ]
  %5 = phi i32 [ undef, %1 ], [ %15, %19 ]
  %6 = load atomic i64, ptr getelementptr inbounds ({ [2 x i32], { i64 }, { i64 } }, ptr @_ZL4ring, i64 0, i32 1, i32 0) monotonic, align 8, !dbg !156
  %7 = load atomic i64, ptr getelementptr inbounds ({ [2 x i32], { i64 }, { i64 } }, ptr @_ZL4ring, i64 0, i32 2, i32 0) acquire, align 8, !dbg !160
  %8 = icmp eq i64 %6, %7, !dbg !162
  br i1 %8, label %14, label %9, !dbg !163

9:                                                ; preds = %2
  %10 = and i64 %6, 1, !dbg !164
  %11 = getelementptr inbounds [2 x i32], ptr @_ZL4ring, i64 0, i64 %10, !dbg !165
  %12 = load i32, ptr %11, align 4, !dbg !165, !tbaa !132
  %13 = add i64 %6, 1, !dbg !166
  store atomic i64 %13, ptr getelementptr inbounds ({ [2 x i32], { i64 }, { i64 } }, ptr @_ZL4ring, i64 0, i32 1, i32 0) release, align 8, !dbg !167
  br label %14, !dbg !169

14:                                               ; preds = %9, %2
  %15 = phi i32 [ %12, %9 ], [ %5, %2 ]
  br i1 %8, label %19, label %16, !dbg !170

16:                                               ; preds = %14
  %17 = icmp sgt i32 %15, %4, !dbg !171
  br i1 %17, label %19, label %18, !dbg !171

18:                                               ; preds = %16
  tail call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.7, i32 noundef 50, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv") #12, !dbg !171
  unreachable, !dbg !171

19:                                               ; preds = %16, %14
  %20 = phi i32 [ %4, %14 ], [ %15, %16 ], !dbg !172
  %21 = add nuw nsw i32 %3, 1, !dbg !173
  %22 = icmp eq i32 %21, 3, !dbg !174
  br i1 %22, label %23, label %2, !dbg !145, !llvm.loop !175

23:                                               ; preds = %19
  ret void, !dbg !177
}

; Function Attrs: noreturn nounwind
declare !dbg !178 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nounwind memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { builtin nounwind allocsize(0) }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ring.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 42, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<(lambda at ring.cpp:42:23), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 42, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<(lambda at ring.cpp:42:23)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !17)
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !22, i64 0}
!29 = !DILocation(line: 168, column: 56, scope: !30, inlinedAt: !32)
!30 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !31, file: !31, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!31 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!32 = distinct !DILocation(line: 233, column: 40, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !31, file: !31, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!34 = distinct !DILocation(line: 310, column: 4, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !31, file: !31, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !17)
!37 = !{!38, !38, i64 0}
!38 = !{!"any pointer", !21, i64 0}
!39 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!40 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "~unique_ptr", scope: !31, file: !31, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!42 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!43 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "operator()", scope: !31, file: !31, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !42)
!48 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !42)
!49 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!50 = !DILocation(line: 46, column: 2, scope: !8)
!51 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !52)
!52 = distinct !DILocation(line: 126, column: 7, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "thread<(lambda at ring.cpp:46:23), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!54 = distinct !DILocation(line: 46, column: 14, scope: !8)
!55 = !DILocation(line: 142, column: 29, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 207, column: 4, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "_State_impl<(lambda at ring.cpp:46:23)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = distinct !DILocation(line: 142, column: 33, scope: !53, inlinedAt: !54)
!59 = !DILocation(line: 168, column: 56, scope: !30, inlinedAt: !60)
!60 = distinct !DILocation(line: 233, column: 40, scope: !33, inlinedAt: !61)
!61 = distinct !DILocation(line: 310, column: 4, scope: !35, inlinedAt: !62)
!62 = distinct !DILocation(line: 142, column: 18, scope: !53, inlinedAt: !54)
!63 = !DILocation(line: 142, column: 2, scope: !53, inlinedAt: !54)
!64 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !65)
!65 = distinct !DILocation(line: 142, column: 2, scope: !53, inlinedAt: !54)
!66 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !65)
!67 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !68)
!68 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !65)
!69 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !65)
!70 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !65)
!71 = !DILocation(line: 145, column: 7, scope: !53, inlinedAt: !54)
!72 = !DILocation(line: 54, column: 11, scope: !8)
!73 = !DILocation(line: 55, column: 11, scope: !8)
!74 = !DILocation(line: 175, column: 16, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!76 = distinct !DILocation(line: 150, column: 11, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!78 = distinct !DILocation(line: 56, column: 1, scope: !8)
!79 = !{i64 0, i64 8, !80}
!80 = !{!20, !20, i64 0}
!81 = !DILocation(line: 286, column: 26, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!83 = distinct !DILocation(line: 175, column: 22, scope: !75, inlinedAt: !76)
!84 = !DILocation(line: 150, column: 11, scope: !77, inlinedAt: !78)
!85 = !DILocation(line: 312, column: 5, scope: !86, inlinedAt: !88)
!86 = distinct !DISubprogram(name: "__terminate", scope: !87, file: !87, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!87 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!88 = distinct !DILocation(line: 151, column: 2, scope: !77, inlinedAt: !78)
!89 = !DILocation(line: 56, column: 1, scope: !8)
!90 = !DILocation(line: 175, column: 16, scope: !75, inlinedAt: !91)
!91 = distinct !DILocation(line: 150, column: 11, scope: !77, inlinedAt: !92)
!92 = distinct !DILocation(line: 56, column: 1, scope: !8)
!93 = !DILocation(line: 286, column: 26, scope: !82, inlinedAt: !94)
!94 = distinct !DILocation(line: 175, column: 22, scope: !75, inlinedAt: !91)
!95 = !DILocation(line: 150, column: 11, scope: !77, inlinedAt: !92)
!96 = !DILocation(line: 312, column: 5, scope: !86, inlinedAt: !97)
!97 = distinct !DILocation(line: 151, column: 2, scope: !77, inlinedAt: !92)
!98 = !DISubprogram(name: "terminate", scope: !87, file: !87, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!99 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!100 = !DILocation(line: 200, column: 14, scope: !99)
!101 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!102 = !DILocation(line: 43, column: 3, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 42, type: !9, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = distinct !DILocation(line: 61, column: 14, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at ring.cpp:42:23)>", scope: !106, file: !106, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!106 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!107 = distinct !DILocation(line: 96, column: 14, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "__invoke<(lambda at ring.cpp:42:23)>", scope: !106, file: !106, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!109 = distinct !DILocation(line: 252, column: 13, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!111 = distinct !DILocation(line: 259, column: 11, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!113 = distinct !DILocation(line: 210, column: 13, scope: !101)
!114 = !DILocation(line: 488, column: 9, scope: !115, inlinedAt: !117)
!115 = distinct !DISubprogram(name: "load", scope: !116, file: !116, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!116 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!117 = distinct !DILocation(line: 14, column: 20, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 12, type: !9, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = distinct !DILocation(line: 44, column: 9, scope: !103, inlinedAt: !104)
!120 = !DILocation(line: 488, column: 9, scope: !115, inlinedAt: !121)
!121 = distinct !DILocation(line: 15, column: 17, scope: !118, inlinedAt: !119)
!122 = !DILocation(line: 15, column: 10, scope: !118, inlinedAt: !119)
!123 = !DILocation(line: 15, column: 49, scope: !118, inlinedAt: !119)
!124 = !DILocation(line: 15, column: 7, scope: !118, inlinedAt: !119)
!125 = !DILocation(line: 18, column: 17, scope: !118, inlinedAt: !119)
!126 = !DILocation(line: 464, column: 2, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "store", scope: !116, file: !116, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = distinct !DILocation(line: 18, column: 8, scope: !118, inlinedAt: !119)
!129 = !DILocation(line: 19, column: 12, scope: !118, inlinedAt: !119)
!130 = !DILocation(line: 19, column: 3, scope: !118, inlinedAt: !119)
!131 = !DILocation(line: 19, column: 20, scope: !118, inlinedAt: !119)
!132 = !{!133, !133, i64 0}
!133 = !{!"int", !21, i64 0}
!134 = !DILocation(line: 24, column: 3, scope: !118, inlinedAt: !119)
!135 = !DILocation(line: 43, column: 28, scope: !103, inlinedAt: !104)
!136 = !DILocation(line: 43, column: 21, scope: !103, inlinedAt: !104)
!137 = distinct !{!137, !102, !138, !139, !140}
!138 = !DILocation(line: 44, column: 15, scope: !103, inlinedAt: !104)
!139 = !{!"llvm.loop.mustprogress"}
!140 = !{!"llvm.loop.unroll.disable"}
!141 = !DILocation(line: 210, column: 24, scope: !101)
!142 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DILocation(line: 200, column: 14, scope: !142)
!144 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!145 = !DILocation(line: 48, column: 3, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 46, type: !9, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!147 = distinct !DILocation(line: 61, column: 14, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at ring.cpp:46:23)>", scope: !106, file: !106, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = distinct !DILocation(line: 96, column: 14, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "__invoke<(lambda at ring.cpp:46:23)>", scope: !106, file: !106, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!151 = distinct !DILocation(line: 252, column: 13, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!153 = distinct !DILocation(line: 259, column: 11, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!155 = distinct !DILocation(line: 210, column: 13, scope: !144)
!156 = !DILocation(line: 488, column: 9, scope: !115, inlinedAt: !157)
!157 = distinct !DILocation(line: 29, column: 20, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "pop", scope: !1, file: !1, line: 27, type: !9, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = distinct !DILocation(line: 49, column: 13, scope: !146, inlinedAt: !147)
!160 = !DILocation(line: 488, column: 9, scope: !115, inlinedAt: !161)
!161 = distinct !DILocation(line: 30, column: 18, scope: !158, inlinedAt: !159)
!162 = !DILocation(line: 30, column: 10, scope: !158, inlinedAt: !159)
!163 = !DILocation(line: 30, column: 7, scope: !158, inlinedAt: !159)
!164 = !DILocation(line: 32, column: 19, scope: !158, inlinedAt: !159)
!165 = !DILocation(line: 32, column: 10, scope: !158, inlinedAt: !159)
!166 = !DILocation(line: 33, column: 17, scope: !158, inlinedAt: !159)
!167 = !DILocation(line: 464, column: 2, scope: !127, inlinedAt: !168)
!168 = distinct !DILocation(line: 33, column: 8, scope: !158, inlinedAt: !159)
!169 = !DILocation(line: 34, column: 3, scope: !158, inlinedAt: !159)
!170 = !DILocation(line: 49, column: 8, scope: !146, inlinedAt: !147)
!171 = !DILocation(line: 50, column: 5, scope: !146, inlinedAt: !147)
!172 = !DILocation(line: 0, scope: !146, inlinedAt: !147)
!173 = !DILocation(line: 48, column: 27, scope: !146, inlinedAt: !147)
!174 = !DILocation(line: 48, column: 21, scope: !146, inlinedAt: !147)
!175 = distinct !{!175, !145, !176, !139, !140}
!176 = !DILocation(line: 52, column: 4, scope: !146, inlinedAt: !147)
!177 = !DILocation(line: 210, column: 24, scope: !144)
!178 = !DISubprogram(name: "__assert_fail", scope: !179, file: !179, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!179 = !DIFile(filename: "/usr/include/assert.h", directory: "")
