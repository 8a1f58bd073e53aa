; ModuleID = 'store_buffering.cpp'
source_filename = "store_buffering.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i8 }
%"struct.std::atomic.0" = type { %"struct.std::__atomic_base.1" }
%"struct.std::__atomic_base.1" = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.4" }
%"class.std::tuple.4" = type { %"struct.std::_Tuple_impl.5" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Tuple_impl.6", %"struct.std::_Head_base.8" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { i32 }
%"struct.std::_Head_base.8" = type { ptr }

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

@_ZL5wants = internal unnamed_addr global [2 x %"struct.std::atomic"] zeroinitializer, align 1
@_ZL6inside = internal global %"struct.std::atomic.0" zeroinitializer, align 4
@.str = private unnamed_addr constant [52 x i8] c"inside.fetch_add(1, std::memory_order_relaxed) == 0\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"store_buffering.cpp\00", align 1
@__PRETTY_FUNCTION__._ZL5enteri = private unnamed_addr constant [16 x i8] c"void enter(int)\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant [60 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #9, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #10, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  %6 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !29
  store i32 0, ptr %6, align 8, !dbg !30, !tbaa !40
  %7 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !43
  store ptr @_ZL5enteri, ptr %7, align 8, !dbg !44, !tbaa !47
  store ptr %5, ptr %2, align 8, !dbg !50, !tbaa !58
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #9, !dbg !59
  %8 = load ptr, ptr %2, align 8, !dbg !60, !tbaa !58
  %9 = icmp eq ptr %8, null, !dbg !63
  br i1 %9, label %14, label %10, !dbg !60

10:                                               ; preds = %0
  %11 = load ptr, ptr %8, align 8, !dbg !64, !tbaa !27
  %12 = getelementptr inbounds ptr, ptr %11, i64 1, !dbg !64
  %13 = load ptr, ptr %12, align 8, !dbg !64
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %8) #9, !dbg !64
  br label %14, !dbg !67

14:                                               ; preds = %0, %10
  store ptr null, ptr %2, align 8, !dbg !68, !tbaa !58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !70
  store i64 0, ptr %4, align 8, !dbg !70, !tbaa !18
  %15 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #10, !dbg !73
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %15, align 8, !dbg !74, !tbaa !27
  %16 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %15, i64 0, i32 1, !dbg !76
  store i32 1, ptr %16, align 8, !dbg !77, !tbaa !40
  %17 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %15, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !82
  store ptr @_ZL5enteri, ptr %17, align 8, !dbg !83, !tbaa !47
  store ptr %15, ptr %1, align 8, !dbg !85, !tbaa !58
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #9, !dbg !89
  %18 = load ptr, ptr %1, align 8, !dbg !90, !tbaa !58
  %19 = icmp eq ptr %18, null, !dbg !92
  br i1 %19, label %24, label %20, !dbg !90

20:                                               ; preds = %14
  %21 = load ptr, ptr %18, align 8, !dbg !93, !tbaa !27
  %22 = getelementptr inbounds ptr, ptr %21, i64 1, !dbg !93
  %23 = load ptr, ptr %22, align 8, !dbg !93
  call void %23(ptr noundef nonnull align 8 dereferenceable(8) %18) #9, !dbg !93
  br label %24, !dbg !95

24:                                               ; preds = %14, %20
  store ptr null, ptr %1, align 8, !dbg !96, !tbaa !58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !97
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #9, !dbg !98
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #9, !dbg !99
  %25 = load i64, ptr %4, align 8, !dbg !100, !tbaa.struct !105
  %26 = icmp eq i64 %25, 0, !dbg !107
  br i1 %26, label %28, label %27, !dbg !110

27:                                               ; preds = %24
  call void @_ZSt9terminatev() #11, !dbg !111
  unreachable, !dbg !111

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9, !dbg !115
  %29 = load i64, ptr %3, align 8, !dbg !116, !tbaa.struct !105
  %30 = icmp eq i64 %29, 0, !dbg !119
  br i1 %30, label %32, label %31, !dbg !121

31:                                               ; preds = %28
  call void @_ZSt9terminatev() #11, !dbg !122
  unreachable, !dbg !122

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #9, !dbg !115
  ret i32 0, !dbg !115
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL5enteri(i32 noundef %0) #2 !dbg !124 {
  %2 = sext i32 %0 to i64, !dbg !125
  %3 = getelementptr inbounds [2 x %"struct.std::atomic"], ptr @_ZL5wants, i64 0, i64 %2, !dbg !125
  store atomic i8 1, ptr %3 monotonic, align 1, !dbg !126
  %4 = sub nsw i32 1, %0, !dbg !133
  %5 = sext i32 %4 to i64, !dbg !134
  %6 = getelementptr inbounds [2 x %"struct.std::atomic"], ptr @_ZL5wants, i64 0, i64 %5, !dbg !134
  %7 = load atomic i8, ptr %6 monotonic, align 1, !dbg !135
  %8 = and i8 %7, 1, !dbg !135
  %9 = icmp eq i8 %8, 0, !dbg !135
  br i1 %9, label %10, label %16, !dbg !140

10:                                               ; preds = %1
  %11 = atomicrmw add ptr @_ZL6inside, i32 1 monotonic, align 4, !dbg !141
  %12 = icmp eq i32 %11, 0, !dbg !144
  br i1 %12, label %14, label %13, !dbg !144

13:                                               ; preds = %10
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 20, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL5enteri) #11, !dbg !144
  unreachable, !dbg !144

14:                                               ; preds = %10
  %15 = atomicrmw sub ptr @_ZL6inside, i32 1 monotonic, align 4, !dbg !145
  br label %16, !dbg !148

16:                                               ; preds = %14, %1
  store atomic i8 0, ptr %3 monotonic, align 1, !dbg !149
  ret void, !dbg !152
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !153 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !155 void @_ZSt9terminatev() local_unnamed_addr #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 comdat align 2 !dbg !156 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #9, !dbg !157
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 comdat align 2 !dbg !158 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !159
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !160
  %4 = load ptr, ptr %3, align 8, !dbg !171, !tbaa !58
  %5 = load i32, ptr %2, align 8, !dbg !177, !tbaa !178
  tail call void %4(i32 noundef %5) #9, !dbg !171
  ret void, !dbg !179
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #8

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { builtin nounwind allocsize(0) }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "store_buffering.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !9, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 28, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 28, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !17)
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !22, i64 0}
!29 = !DILocation(line: 206, column: 6, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 200, column: 4, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "_Head_base<int>", scope: !32, file: !32, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!33 = distinct !DILocation(line: 441, column: 4, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !32, file: !32, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!35 = distinct !DILocation(line: 291, column: 4, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !32, file: !32, line: 290, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = distinct !DILocation(line: 1079, column: 4, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !32, file: !32, line: 1077, type: !9, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!39 = distinct !DILocation(line: 206, column: 14, scope: !25, inlinedAt: !26)
!40 = !{!41, !42, i64 0}
!41 = !{!"_ZTSSt10_Head_baseILm1EiLb0EE", !42, i64 0}
!42 = !{!"int", !21, i64 0}
!43 = !DILocation(line: 293, column: 2, scope: !36, inlinedAt: !37)
!44 = !DILocation(line: 193, column: 9, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "_Head_base", scope: !32, file: !32, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 292, column: 4, scope: !36, inlinedAt: !37)
!47 = !{!48, !49, i64 0}
!48 = !{!"_ZTSSt10_Head_baseILm0EPFviELb0EE", !49, i64 0}
!49 = !{!"any pointer", !21, i64 0}
!50 = !DILocation(line: 168, column: 56, scope: !51, inlinedAt: !53)
!51 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !52, file: !52, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!52 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!53 = distinct !DILocation(line: 233, column: 40, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !52, file: !52, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = distinct !DILocation(line: 310, column: 4, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !52, file: !52, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !17)
!58 = !{!49, !49, i64 0}
!59 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!60 = !DILocation(line: 395, column: 6, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "~unique_ptr", scope: !52, file: !52, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!63 = !DILocation(line: 395, column: 12, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 95, column: 2, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "operator()", scope: !52, file: !52, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = distinct !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !62)
!68 = !DILocation(line: 397, column: 8, scope: !61, inlinedAt: !62)
!69 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!70 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !71)
!71 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !72)
!72 = distinct !DILocation(line: 28, column: 27, scope: !8)
!73 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !72)
!74 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !75)
!75 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !72)
!76 = !DILocation(line: 206, column: 6, scope: !25, inlinedAt: !75)
!77 = !DILocation(line: 200, column: 4, scope: !31, inlinedAt: !78)
!78 = distinct !DILocation(line: 441, column: 4, scope: !34, inlinedAt: !79)
!79 = distinct !DILocation(line: 291, column: 4, scope: !36, inlinedAt: !80)
!80 = distinct !DILocation(line: 1079, column: 4, scope: !38, inlinedAt: !81)
!81 = distinct !DILocation(line: 206, column: 14, scope: !25, inlinedAt: !75)
!82 = !DILocation(line: 293, column: 2, scope: !36, inlinedAt: !80)
!83 = !DILocation(line: 193, column: 9, scope: !45, inlinedAt: !84)
!84 = distinct !DILocation(line: 292, column: 4, scope: !36, inlinedAt: !80)
!85 = !DILocation(line: 168, column: 56, scope: !51, inlinedAt: !86)
!86 = distinct !DILocation(line: 233, column: 40, scope: !54, inlinedAt: !87)
!87 = distinct !DILocation(line: 310, column: 4, scope: !56, inlinedAt: !88)
!88 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !72)
!89 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !72)
!90 = !DILocation(line: 395, column: 6, scope: !61, inlinedAt: !91)
!91 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !72)
!92 = !DILocation(line: 395, column: 12, scope: !61, inlinedAt: !91)
!93 = !DILocation(line: 95, column: 2, scope: !65, inlinedAt: !94)
!94 = distinct !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !91)
!95 = !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !91)
!96 = !DILocation(line: 397, column: 8, scope: !61, inlinedAt: !91)
!97 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !72)
!98 = !DILocation(line: 29, column: 4, scope: !8)
!99 = !DILocation(line: 30, column: 4, scope: !8)
!100 = !DILocation(line: 175, column: 16, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!102 = distinct !DILocation(line: 150, column: 11, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = distinct !DILocation(line: 31, column: 1, scope: !8)
!105 = !{i64 0, i64 8, !106}
!106 = !{!20, !20, i64 0}
!107 = !DILocation(line: 286, column: 26, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!109 = distinct !DILocation(line: 175, column: 22, scope: !101, inlinedAt: !102)
!110 = !DILocation(line: 150, column: 11, scope: !103, inlinedAt: !104)
!111 = !DILocation(line: 312, column: 5, scope: !112, inlinedAt: !114)
!112 = distinct !DISubprogram(name: "__terminate", scope: !113, file: !113, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!113 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!114 = distinct !DILocation(line: 151, column: 2, scope: !103, inlinedAt: !104)
!115 = !DILocation(line: 31, column: 1, scope: !8)
!116 = !DILocation(line: 175, column: 16, scope: !101, inlinedAt: !117)
!117 = distinct !DILocation(line: 150, column: 11, scope: !103, inlinedAt: !118)
!118 = distinct !DILocation(line: 31, column: 1, scope: !8)
!119 = !DILocation(line: 286, column: 26, scope: !108, inlinedAt: !120)
!120 = distinct !DILocation(line: 175, column: 22, scope: !101, inlinedAt: !117)
!121 = !DILocation(line: 150, column: 11, scope: !103, inlinedAt: !118)
!122 = !DILocation(line: 312, column: 5, scope: !112, inlinedAt: !123)
!123 = distinct !DILocation(line: 151, column: 2, scope: !103, inlinedAt: !118)
!124 = distinct !DISubprogram(name: "enter", scope: !1, file: !1, line: 16, type: !9, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!125 = !DILocation(line: 18, column: 2, scope: !124)
!126 = !DILocation(line: 464, column: 2, scope: !127, inlinedAt: !129)
!127 = distinct !DISubprogram(name: "store", scope: !128, file: !128, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!129 = distinct !DILocation(line: 104, column: 15, scope: !130, inlinedAt: !132)
!130 = distinct !DISubprogram(name: "store", scope: !131, file: !131, line: 103, type: !9, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!131 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!132 = distinct !DILocation(line: 18, column: 12, scope: !124)
!133 = !DILocation(line: 19, column: 15, scope: !124)
!134 = !DILocation(line: 19, column: 7, scope: !124)
!135 = !DILocation(line: 488, column: 9, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "load", scope: !128, file: !128, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!137 = distinct !DILocation(line: 112, column: 22, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "load", scope: !131, file: !131, line: 111, type: !9, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!139 = distinct !DILocation(line: 19, column: 21, scope: !124)
!140 = !DILocation(line: 19, column: 6, scope: !124)
!141 = !DILocation(line: 618, column: 16, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "fetch_add", scope: !128, file: !128, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = distinct !DILocation(line: 20, column: 3, scope: !124)
!144 = !DILocation(line: 20, column: 3, scope: !124)
!145 = !DILocation(line: 628, column: 16, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "fetch_sub", scope: !128, file: !128, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!147 = distinct !DILocation(line: 21, column: 10, scope: !124)
!148 = !DILocation(line: 22, column: 2, scope: !124)
!149 = !DILocation(line: 464, column: 2, scope: !127, inlinedAt: !150)
!150 = distinct !DILocation(line: 104, column: 15, scope: !130, inlinedAt: !151)
!151 = distinct !DILocation(line: 23, column: 12, scope: !124)
!152 = !DILocation(line: 24, column: 1, scope: !124)
!153 = !DISubprogram(name: "__assert_fail", scope: !154, file: !154, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!154 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!155 = !DISubprogram(name: "terminate", scope: !113, file: !113, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!156 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!157 = !DILocation(line: 200, column: 14, scope: !156)
!158 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = !DILocation(line: 210, column: 13, scope: !158)
!160 = !DILocation(line: 268, column: 66, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "_M_head", scope: !32, file: !32, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = distinct !DILocation(line: 1365, column: 14, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", scope: !32, file: !32, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = distinct !DILocation(line: 1395, column: 43, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", scope: !32, file: !32, line: 1392, type: !9, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!166 = distinct !DILocation(line: 252, column: 27, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!168 = distinct !DILocation(line: 259, column: 11, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!170 = distinct !DILocation(line: 210, column: 13, scope: !158)
!171 = !DILocation(line: 61, column: 14, scope: !172, inlinedAt: !174)
!172 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", scope: !173, file: !173, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!173 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!174 = distinct !DILocation(line: 96, column: 14, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", scope: !173, file: !173, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!176 = distinct !DILocation(line: 252, column: 13, scope: !167, inlinedAt: !168)
!177 = !DILocation(line: 61, column: 37, scope: !172, inlinedAt: !174)
!178 = !{!42, !42, i64 0}
!179 = !DILocation(line: 210, column: 24, scope: !158)
