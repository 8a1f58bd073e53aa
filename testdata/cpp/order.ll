; ModuleID = 'order.cpp'
source_filename = "order.cpp"
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
@.str.3 = private unnamed_addr constant [10 x i8] c"order.cpp\00", align 1
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

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 !dbg !19 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12, !dbg !20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !21
  store i64 0, ptr %2, align 8, !dbg !21, !tbaa !27
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13, !dbg !30
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !31, !tbaa !34
  store ptr %3, ptr %1, align 8, !dbg !36, !tbaa !44
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null) #12, !dbg !46
  %4 = load ptr, ptr %1, align 8, !dbg !47, !tbaa !44
  %5 = icmp eq ptr %4, null, !dbg !50
  br i1 %5, label %10, label %6, !dbg !47

6:                                                ; preds = %0
  %7 = load ptr, ptr %4, align 8, !dbg !51, !tbaa !34
  %8 = getelementptr inbounds ptr, ptr %7, i64 1, !dbg !51
  %9 = load ptr, ptr %8, align 8, !dbg !51
  call void %9(ptr noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !51
  br label %10, !dbg !54

10:                                               ; preds = %0, %6
  store ptr null, ptr %1, align 8, !dbg !55, !tbaa !44
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !56
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #12, !dbg !57
  %11 = load i64, ptr %2, align 8, !dbg !58, !tbaa.struct !63
  %12 = icmp eq i64 %11, 0, !dbg !65
  br i1 %12, label %14, label %13, !dbg !68

13:                                               ; preds = %10
  call void @_ZSt9terminatev() #11, !dbg !69
  unreachable, !dbg !69

14:                                               ; preds = %10
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12, !dbg !73
  ret i32 0, !dbg !73
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !74 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !76 void @_ZSt9terminatev() local_unnamed_addr #5

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !77 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #12, !dbg !78
  tail call void @_ZdlPv(ptr noundef %0) #14, !dbg !78
  ret void, !dbg !78
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #9 align 2 !dbg !79 {
  %2 = load i32, ptr @_ZL4step, align 4, !dbg !80, !tbaa !12
  %3 = add nsw i32 %2, 1, !dbg !80
  store i32 %3, ptr @_ZL4step, align 4, !dbg !80, !tbaa !12
  %4 = icmp eq i32 %2, 3, !dbg !80
  br i1 %4, label %6, label %5, !dbg !80

5:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.3, i32 noundef 18, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #11, !dbg !80
  unreachable, !dbg !80

6:                                                ; preds = %1
  ret void, !dbg !92
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__I_000200() #0 section ".text.startup" !dbg !93 {
  store i32 0, ptr @first, align 4, !dbg !95, !tbaa !101
  store i32 6, ptr getelementptr inbounds (%struct.Step, ptr @first, i64 0, i32 1), align 4, !dbg !102, !tbaa !16
  %1 = load i32, ptr @_ZL4step, align 4, !dbg !103, !tbaa !12
  %2 = add nsw i32 %1, 1, !dbg !103
  store i32 %2, ptr @_ZL4step, align 4, !dbg !103, !tbaa !12
  %3 = icmp eq i32 %1, 0, !dbg !103
  br i1 %3, label %5, label %4, !dbg !103

4:                                                ; preds = %0
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3, i32 noundef 9, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN4StepC2Eii) #11, !dbg !103
  unreachable, !dbg !103

5:                                                ; preds = %0
  %6 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN4StepD2Ev, ptr nonnull @first, ptr nonnull @__dso_handle) #12, !dbg !104
  ret void
}

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__sub_I_order.cpp() #0 section ".text.startup" !dbg !105 {
  store i32 1, ptr @_ZL6second, align 4, !dbg !106, !tbaa !101
  store i32 5, ptr getelementptr inbounds (%struct.Step, ptr @_ZL6second, i64 0, i32 1), align 4, !dbg !111, !tbaa !16
  %1 = load i32, ptr @_ZL4step, align 4, !dbg !112, !tbaa !12
  %2 = add nsw i32 %1, 1, !dbg !112
  store i32 %2, ptr @_ZL4step, align 4, !dbg !112, !tbaa !12
  %3 = icmp eq i32 %1, 1, !dbg !112
  br i1 %3, label %5, label %4, !dbg !112

4:                                                ; preds = %0
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3, i32 noundef 9, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN4StepC2Eii) #11, !dbg !112
  unreachable, !dbg !112

5:                                                ; preds = %0
  %6 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN4StepD2Ev, ptr nonnull @_ZL6second, ptr nonnull @__dso_handle) #12, !dbg !113
  store i32 2, ptr @_ZL5third, align 4, !dbg !114, !tbaa !101
  store i32 4, ptr getelementptr inbounds (%struct.Step, ptr @_ZL5third, i64 0, i32 1), align 4, !dbg !119, !tbaa !16
  %7 = load i32, ptr @_ZL4step, align 4, !dbg !120, !tbaa !12
  %8 = add nsw i32 %7, 1, !dbg !120
  store i32 %8, ptr @_ZL4step, align 4, !dbg !120, !tbaa !12
  %9 = icmp eq i32 %7, 2, !dbg !120
  br i1 %9, label %11, label %10, !dbg !120

10:                                               ; preds = %5
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.3, i32 noundef 9, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN4StepC2Eii) #11, !dbg !120
  unreachable, !dbg !120

11:                                               ; preds = %5
  %12 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN4StepD2Ev, ptr nonnull @_ZL5third, ptr nonnull @__dso_handle) #12, !dbg !121
  ret void
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn nounwind }
attributes #12 = { nounwind }
attributes #13 = { builtin nounwind allocsize(0) }
attributes #14 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "order.cpp", directory: ".")
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
!25 = distinct !DISubprogram(name: "thread<(lambda at order.cpp:18:16), void>", scope: !23, file: !23, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 18, column: 14, scope: !19)
!27 = !{!28, !29, i64 0}
!28 = !{!"_ZTSNSt6thread2idE", !29, i64 0}
!29 = !{!"long", !14, i64 0}
!30 = !DILocation(line: 142, column: 29, scope: !25, inlinedAt: !26)
!31 = !DILocation(line: 207, column: 4, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "_State_impl<(lambda at order.cpp:18:16)>", scope: !23, file: !23, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!55 = !DILocation(line: 397, column: 8, scope: !48, inlinedAt: !49)
!56 = !DILocation(line: 145, column: 7, scope: !25, inlinedAt: !26)
!57 = !DILocation(line: 19, column: 4, scope: !19)
!58 = !DILocation(line: 175, column: 16, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "joinable", scope: !23, file: !23, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!60 = distinct !DILocation(line: 150, column: 11, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "~thread", scope: !23, file: !23, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 20, column: 1, scope: !19)
!63 = !{i64 0, i64 8, !64}
!64 = !{!29, !29, i64 0}
!65 = !DILocation(line: 286, column: 26, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "operator==", scope: !23, file: !23, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!67 = distinct !DILocation(line: 175, column: 22, scope: !59, inlinedAt: !60)
!68 = !DILocation(line: 150, column: 11, scope: !61, inlinedAt: !62)
!69 = !DILocation(line: 312, column: 5, scope: !70, inlinedAt: !72)
!70 = distinct !DISubprogram(name: "__terminate", scope: !71, file: !71, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!72 = distinct !DILocation(line: 151, column: 2, scope: !61, inlinedAt: !62)
!73 = !DILocation(line: 20, column: 1, scope: !19)
!74 = !DISubprogram(name: "__assert_fail", scope: !75, file: !75, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!75 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!76 = !DISubprogram(name: "terminate", scope: !71, file: !71, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!77 = distinct !DISubprogram(name: "~_State_impl", scope: !23, file: !23, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!78 = !DILocation(line: 200, column: 14, scope: !77)
!79 = distinct !DISubprogram(name: "_M_run", scope: !23, file: !23, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!80 = !DILocation(line: 18, column: 21, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!82 = distinct !DILocation(line: 61, column: 14, scope: !83, inlinedAt: !85)
!83 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at order.cpp:18:16)>", scope: !84, file: !84, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!84 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!85 = distinct !DILocation(line: 96, column: 14, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "__invoke<(lambda at order.cpp:18:16)>", scope: !84, file: !84, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!87 = distinct !DILocation(line: 252, column: 13, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !23, file: !23, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!89 = distinct !DILocation(line: 259, column: 11, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "operator()", scope: !23, file: !23, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = distinct !DILocation(line: 210, column: 13, scope: !79)
!92 = !DILocation(line: 210, column: 24, scope: !79)
!93 = distinct !DISubprogram(linkageName: "_GLOBAL__I_000200", scope: !94, file: !94, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = !DIFile(filename: "order.cpp", directory: ".")
!95 = !DILocation(line: 9, column: 26, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "Step", scope: !1, file: !1, line: 9, type: !9, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!97 = distinct !DILocation(line: 14, column: 42, scope: !98, inlinedAt: !100)
!98 = !DILexicalBlockFile(scope: !99, file: !1, discriminator: 0)
!99 = distinct !DISubprogram(name: "__cxx_global_var_init.2", scope: !94, file: !94, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!100 = distinct !DILocation(line: 0, scope: !93)
!101 = !{!17, !13, i64 0}
!102 = !DILocation(line: 9, column: 34, scope: !96, inlinedAt: !97)
!103 = !DILocation(line: 9, column: 45, scope: !96, inlinedAt: !97)
!104 = !DILocation(line: 0, scope: !99, inlinedAt: !100)
!105 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_order.cpp", scope: !94, file: !94, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!106 = !DILocation(line: 9, column: 26, scope: !96, inlinedAt: !107)
!107 = distinct !DILocation(line: 13, column: 13, scope: !108, inlinedAt: !110)
!108 = !DILexicalBlockFile(scope: !109, file: !1, discriminator: 0)
!109 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !94, file: !94, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = distinct !DILocation(line: 0, scope: !105)
!111 = !DILocation(line: 9, column: 34, scope: !96, inlinedAt: !107)
!112 = !DILocation(line: 9, column: 45, scope: !96, inlinedAt: !107)
!113 = !DILocation(line: 0, scope: !109, inlinedAt: !110)
!114 = !DILocation(line: 9, column: 26, scope: !96, inlinedAt: !115)
!115 = distinct !DILocation(line: 13, column: 27, scope: !116, inlinedAt: !118)
!116 = !DILexicalBlockFile(scope: !117, file: !1, discriminator: 0)
!117 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !94, file: !94, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!118 = distinct !DILocation(line: 0, scope: !105)
!119 = !DILocation(line: 9, column: 34, scope: !96, inlinedAt: !115)
!120 = !DILocation(line: 9, column: 45, scope: !96, inlinedAt: !115)
!121 = !DILocation(line: 0, scope: !117, inlinedAt: !118)
