; ModuleID = 'cpp/order.cpp'
source_filename = "cpp/order.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Step = type { i32, i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$_ZN4StepD2Ev = comdat any

@_ZL6second = internal global %struct.Step zeroinitializer, align 4
@__dso_handle = external hidden global i8
@_ZL5third = internal global %struct.Step zeroinitializer, align 4
@first = dso_local global %struct.Step zeroinitializer, align 4
@_ZL4step = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [13 x i8] c"step++ == at\00", align 1
@.str.3 = private unnamed_addr constant [14 x i8] c"cpp/order.cpp\00", align 1
@__PRETTY_FUNCTION__._ZN4StepC2Eii = private unnamed_addr constant [21 x i8] c"Step::Step(int, int)\00", align 1
@.str.4 = private unnamed_addr constant [14 x i8] c"step++ == end\00", align 1
@__PRETTY_FUNCTION__._ZN4StepD2Ev = private unnamed_addr constant [14 x i8] c"Step::~Step()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.5 = private unnamed_addr constant [12 x i8] c"step++ == 3\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @_GLOBAL__I_000200, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_order.cpp, ptr null }]

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4StepD2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !8 {
  %2 = load i32, ptr @_ZL4step, align 4, !dbg !11, !tbaa !12
  %3 = add nsw i32 %2, 1, !dbg !11
  store i32 %3, ptr @_ZL4step, align 4, !dbg !11, !tbaa !12
  %4 = getelementptr inbounds %struct.Step, ptr %0, i64 0, i32 1, !dbg !11
  %5 = load i32, ptr %4, align 4, !dbg !11, !tbaa !16
  %6 = icmp eq i32 %2, %5, !dbg !11
  br i1 %6, label %8, label %7, !dbg !11

7:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.3, i32 noundef 10, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN4StepD2Ev) #11, !dbg !11
  unreachable, !dbg !11

8:                                                ; preds = %1
  ret void, !dbg !18
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !19 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12, !dbg !20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !21
  store i64 0, ptr %2, align 8, !dbg !21, !tbaa !27
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13, !dbg !30
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !31, !tbaa !34
  store ptr %3, ptr %1, align 8, !dbg !36, !tbaa !44
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null)
          to label %4 unwind label %11, !dbg !46

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !47, !tbaa !44
  %6 = icmp eq ptr %5, null, !dbg !50
  br i1 %6, label %22, label %7, !dbg !47

7:                                                ; preds = %4
  %8 = load ptr, ptr %5, align 8, !dbg !51, !tbaa !34
  %9 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !51
  %10 = load ptr, ptr %9, align 8, !dbg !51
  call void %10(ptr noundef nonnull align 8 dereferenceable(8) %5) #12, !dbg !51
  br label %22, !dbg !54

11:                                               ; preds = %0
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !55
  %13 = load ptr, ptr %1, align 8, !dbg !56, !tbaa !44
  %14 = icmp eq ptr %13, null, !dbg !58
  br i1 %14, label %21, label %15, !dbg !56

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !dbg !59, !tbaa !34
  %17 = getelementptr inbounds ptr, ptr %16, i64 1, !dbg !59
  %18 = load ptr, ptr %17, align 8, !dbg !59
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #12, !dbg !59
  br label %21, !dbg !61

19:                                               ; preds = %33, %21
  %20 = phi { ptr, i32 } [ %12, %21 ], [ %29, %33 ]
  resume { ptr, i32 } %20, !dbg !62

21:                                               ; preds = %15, %11
  store ptr null, ptr %1, align 8, !dbg !63, !tbaa !44
  br label %19

22:                                               ; preds = %4, %7
  store ptr null, ptr %1, align 8, !dbg !64, !tbaa !44
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !55
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %23 unwind label %28, !dbg !65

23:                                               ; preds = %22
  %24 = load i64, ptr %2, align 8, !dbg !66, !tbaa.struct !71
  %25 = icmp eq i64 %24, 0, !dbg !73
  br i1 %25, label %27, label %26, !dbg !76

26:                                               ; preds = %23
  call void @_ZSt9terminatev() #11, !dbg !77
  unreachable, !dbg !77

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12, !dbg !81
  ret i32 0, !dbg !81

28:                                               ; preds = %22
  %29 = landingpad { ptr, i32 }
          cleanup, !dbg !81
  %30 = load i64, ptr %2, align 8, !dbg !82, !tbaa.struct !71
  %31 = icmp eq i64 %30, 0, !dbg !85
  br i1 %31, label %33, label %32, !dbg !87

32:                                               ; preds = %28
  call void @_ZSt9terminatev() #11, !dbg !88
  unreachable, !dbg !88

33:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12, !dbg !81
  br label %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn nounwind
declare !dbg !90 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !92 void @_ZSt9terminatev() local_unnamed_addr #5

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !93 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #12, !dbg !94
  tail call void @_ZdlPv(ptr noundef %0) #14, !dbg !94
  ret void, !dbg !94
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #10 align 2 !dbg !95 {
  %2 = load i32, ptr @_ZL4step, align 4, !dbg !96, !tbaa !12
  %3 = add nsw i32 %2, 1, !dbg !96
  store i32 %3, ptr @_ZL4step, align 4, !dbg !96, !tbaa !12
  %4 = icmp eq i32 %2, 3, !dbg !96
  br i1 %4, label %6, label %5, !dbg !96

5:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.3, i32 noundef 18, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #11, !dbg !96
  unreachable, !dbg !96

6:                                                ; preds = %1
  ret void, !dbg !108
}

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__I_000200() #0 section ".text.startup" !dbg !109 {
  store i32 0, ptr @first, align 4, !dbg !111, !tbaa !117
  store i32 6, ptr getelementptr inbounds (%struct.Step, ptr @first, i64 0, i32 1), align 4, !dbg !118, !tbaa !16
  %1 = load i32, ptr @_ZL4step, align 4, !dbg !119, !tbaa !12
  %2 = add nsw i32 %1, 1, !dbg !119
  store i32 %2, ptr @_ZL4step, align 4, !dbg !119, !tbaa !12
  %3 = icmp eq i32 %1, 0, !dbg !119
  br i1 %3, label %5, label %4, !dbg !119

4:                                                ; preds = %0
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3, i32 noundef 9, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN4StepC2Eii) #11, !dbg !119
  unreachable, !dbg !119

5:                                                ; preds = %0
  %6 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN4StepD2Ev, ptr nonnull @first, ptr nonnull @__dso_handle) #12, !dbg !120
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__sub_I_order.cpp() #0 section ".text.startup" !dbg !121 {
  store i32 1, ptr @_ZL6second, align 4, !dbg !122, !tbaa !117
  store i32 5, ptr getelementptr inbounds (%struct.Step, ptr @_ZL6second, i64 0, i32 1), align 4, !dbg !127, !tbaa !16
  %1 = load i32, ptr @_ZL4step, align 4, !dbg !128, !tbaa !12
  %2 = add nsw i32 %1, 1, !dbg !128
  store i32 %2, ptr @_ZL4step, align 4, !dbg !128, !tbaa !12
  %3 = icmp eq i32 %1, 1, !dbg !128
  br i1 %3, label %5, label %4, !dbg !128

4:                                                ; preds = %0
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3, i32 noundef 9, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN4StepC2Eii) #11, !dbg !128
  unreachable, !dbg !128

5:                                                ; preds = %0
  %6 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN4StepD2Ev, ptr nonnull @_ZL6second, ptr nonnull @__dso_handle) #12, !dbg !129
  store i32 2, ptr @_ZL5third, align 4, !dbg !130, !tbaa !117
  store i32 4, ptr getelementptr inbounds (%struct.Step, ptr @_ZL5third, i64 0, i32 1), align 4, !dbg !135, !tbaa !16
  %7 = load i32, ptr @_ZL4step, align 4, !dbg !136, !tbaa !12
  %8 = add nsw i32 %7, 1, !dbg !136
  store i32 %8, ptr @_ZL4step, align 4, !dbg !136, !tbaa !12
  %9 = icmp eq i32 %7, 2, !dbg !136
  br i1 %9, label %11, label %10, !dbg !136

10:                                               ; preds = %5
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3, i32 noundef 9, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN4StepC2Eii) #11, !dbg !136
  unreachable, !dbg !136

11:                                               ; preds = %5
  %12 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN4StepD2Ev, ptr nonnull @_ZL5third, ptr nonnull @__dso_handle) #12, !dbg !137
  ret void
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/order.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~Step", scope: !1, file: !1, line: 10, type: !9, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 10, column: 12, scope: !8)
!12 = !{!13, !13, i64 0}
!13 = !{!"int", !14, i64 0}
!14 = !{!"omnipotent char", !15, i64 0}
!15 = !{!"Simple C++ TBAA"}
!16 = !{!17, !13, i64 4}
!17 = !{!"_ZTS4Step", !13, i64 0, !13, i64 4}
!18 = !DILocation(line: 10, column: 35, scope: !8)
!19 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !9, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!20 = !DILocation(line: 18, column: 2, scope: !19)
!21 = !DILocation(line: 85, column: 23, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "id", scope: !23, file: !23, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!24 = distinct !DILocation(line: 126, column: 7, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "thread<(lambda at cpp/order.cpp:18:16), void>", scope: !23, file: !23, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 18, column: 14, scope: !19)
!27 = !{!28, !29, i64 0}
!28 = !{!"_ZTSNSt6thread2idE", !29, i64 0}
!29 = !{!"long", !14, i64 0}
!30 = !DILocation(line: 142, column: 29, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 207, column: 4, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/order.cpp:18:16)>", scope: !23, file: !23, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!33 = distinct !DILocation(line: 142, column: 33, scope: !25, inlinedAt: !26)
!34 = !{!35, !35, i64 0}
!35 = !{!"vtable pointer", !15, i64 0}
!36 = !DILocation(line: 168, column: 56, scope: !37, inlinedAt: !39)
!37 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !38, file: !38, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!38 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!39 = distinct !DILocation(line: 233, column: 40, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !38, file: !38, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!41 = distinct !DILocation(line: 310, column: 4, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !38, file: !38, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!43 = distinct !DILocation(line: 142, column: 18, scope: !25, inlinedAt: !26)
!44 = !{!45, !45, i64 0}
!45 = !{!"any pointer", !14, i64 0}
!46 = !DILocation(line: 142, column: 2, scope: !25, inlinedAt: !26)
!47 = !DILocation(line: 395, column: 6, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "~unique_ptr", scope: !38, file: !38, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = distinct !DILocation(line: 142, column: 2, scope: !25, inlinedAt: !26)
!50 = !DILocation(line: 395, column: 12, scope: !48, inlinedAt: !49)
!51 = !DILocation(line: 95, column: 2, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "operator()", scope: !38, file: !38, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!53 = distinct !DILocation(line: 396, column: 4, scope: !48, inlinedAt: !49)
!54 = !DILocation(line: 396, column: 4, scope: !48, inlinedAt: !49)
!55 = !DILocation(line: 145, column: 7, scope: !25, inlinedAt: !26)
!56 = !DILocation(line: 395, column: 6, scope: !48, inlinedAt: !57)
!57 = distinct !DILocation(line: 142, column: 2, scope: !25, inlinedAt: !26)
!58 = !DILocation(line: 395, column: 12, scope: !48, inlinedAt: !57)
!59 = !DILocation(line: 95, column: 2, scope: !52, inlinedAt: !60)
!60 = distinct !DILocation(line: 396, column: 4, scope: !48, inlinedAt: !57)
!61 = !DILocation(line: 396, column: 4, scope: !48, inlinedAt: !57)
!62 = !DILocation(line: 0, scope: !19)
!63 = !DILocation(line: 397, column: 8, scope: !48, inlinedAt: !57)
!64 = !DILocation(line: 397, column: 8, scope: !48, inlinedAt: !49)
!65 = !DILocation(line: 19, column: 4, scope: !19)
!66 = !DILocation(line: 175, column: 16, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "joinable", scope: !23, file: !23, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = distinct !DILocation(line: 150, column: 11, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "~thread", scope: !23, file: !23, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!70 = distinct !DILocation(line: 20, column: 1, scope: !19)
!71 = !{i64 0, i64 8, !72}
!72 = !{!29, !29, i64 0}
!73 = !DILocation(line: 286, column: 26, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "operator==", scope: !23, file: !23, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!75 = distinct !DILocation(line: 175, column: 22, scope: !67, inlinedAt: !68)
!76 = !DILocation(line: 150, column: 11, scope: !69, inlinedAt: !70)
!77 = !DILocation(line: 312, column: 5, scope: !78, inlinedAt: !80)
!78 = distinct !DISubprogram(name: "__terminate", scope: !79, file: !79, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!79 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!80 = distinct !DILocation(line: 151, column: 2, scope: !69, inlinedAt: !70)
!81 = !DILocation(line: 20, column: 1, scope: !19)
!82 = !DILocation(line: 175, column: 16, scope: !67, inlinedAt: !83)
!83 = distinct !DILocation(line: 150, column: 11, scope: !69, inlinedAt: !84)
!84 = distinct !DILocation(line: 20, column: 1, scope: !19)
!85 = !DILocation(line: 286, column: 26, scope: !74, inlinedAt: !86)
!86 = distinct !DILocation(line: 175, column: 22, scope: !67, inlinedAt: !83)
!87 = !DILocation(line: 150, column: 11, scope: !69, inlinedAt: !84)
!88 = !DILocation(line: 312, column: 5, scope: !78, inlinedAt: !89)
!89 = distinct !DILocation(line: 151, column: 2, scope: !69, inlinedAt: !84)
!90 = !DISubprogram(name: "__assert_fail", scope: !91, file: !91, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!91 = !DIFile(filename: "include/assert.h", directory: "")
!92 = !DISubprogram(name: "terminate", scope: !79, file: !79, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!93 = distinct !DISubprogram(name: "~_State_impl", scope: !23, file: !23, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = !DILocation(line: 200, column: 14, scope: !93)
!95 = distinct !DISubprogram(name: "_M_run", scope: !23, file: !23, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!96 = !DILocation(line: 18, column: 21, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = distinct !DILocation(line: 61, column: 14, scope: !99, inlinedAt: !101)
!99 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/order.cpp:18:16)>", scope: !100, file: !100, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!100 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!101 = distinct !DILocation(line: 96, column: 14, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/order.cpp:18:16)>", scope: !100, file: !100, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!103 = distinct !DILocation(line: 252, column: 13, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !23, file: !23, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!105 = distinct !DILocation(line: 259, column: 11, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "operator()", scope: !23, file: !23, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!107 = distinct !DILocation(line: 210, column: 13, scope: !95)
!108 = !DILocation(line: 210, column: 24, scope: !95)
!109 = distinct !DISubprogram(linkageName: "_GLOBAL__I_000200", scope: !110, file: !110, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = !DIFile(filename: "cpp/order.cpp", directory: ".")
!111 = !DILocation(line: 9, column: 26, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 9, type: !9, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!113 = distinct !DILocation(line: 14, column: 42, scope: !114, inlinedAt: !116)
!114 = !DILexicalBlockFile(scope: !115, file: !1, discriminator: 0)
!115 = distinct !DISubprogram(name: "__cxx_global_var_init.2", scope: !110, file: !110, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!116 = distinct !DILocation(line: 0, scope: !109)
!117 = !{!17, !13, i64 0}
!118 = !DILocation(line: 9, column: 34, scope: !112, inlinedAt: !113)
!119 = !DILocation(line: 9, column: 45, scope: !112, inlinedAt: !113)
!120 = !DILocation(line: 0, scope: !115, inlinedAt: !116)
!121 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_order.cpp", scope: !110, file: !110, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = !DILocation(line: 9, column: 26, scope: !112, inlinedAt: !123)
!123 = distinct !DILocation(line: 13, column: 13, scope: !124, inlinedAt: !126)
!124 = !DILexicalBlockFile(scope: !125, file: !1, discriminator: 0)
!125 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !110, file: !110, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = distinct !DILocation(line: 0, scope: !121)
!127 = !DILocation(line: 9, column: 34, scope: !112, inlinedAt: !123)
!128 = !DILocation(line: 9, column: 45, scope: !112, inlinedAt: !123)
!129 = !DILocation(line: 0, scope: !125, inlinedAt: !126)
!130 = !DILocation(line: 9, column: 26, scope: !112, inlinedAt: !131)
!131 = distinct !DILocation(line: 13, column: 27, scope: !132, inlinedAt: !134)
!132 = !DILexicalBlockFile(scope: !133, file: !1, discriminator: 0)
!133 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !110, file: !110, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!134 = distinct !DILocation(line: 0, scope: !121)
!135 = !DILocation(line: 9, column: 34, scope: !112, inlinedAt: !131)
!136 = !DILocation(line: 9, column: 45, scope: !112, inlinedAt: !131)
!137 = !DILocation(line: 0, scope: !133, inlinedAt: !134)
