; ModuleID = 'cpp/retry.cpp'
source_filename = "cpp/retry.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%struct.Connection = type { %struct.Member }
%struct.Member = type { i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { %class.anon }
%class.anon = type { ptr }

$_ZN10ConnectionC2Ev = comdat any

$_ZN10ConnectionD2Ev = comdat any

@_ZL8attempts = internal global %"struct.std::atomic" zeroinitializer, align 4
@.str = private unnamed_addr constant [35 x i8] c"mine + other == 1 && attempts == 2\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp/retry.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL7members = internal global %"struct.std::atomic" zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [13 x i8] c"members == 1\00", align 1
@_ZTISt9exception = external constant ptr
@_ZZL8connectsvE10connection = internal global %struct.Connection zeroinitializer, align 1
@_ZGVZL8connectsvE10connection = internal global i64 0, align 8
@__dso_handle = external hidden global i8
@.str.3 = private unnamed_addr constant [8 x i8] c"not yet\00", align 1
@_ZTISt13runtime_error = external constant ptr
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca i32, align 4
  %3 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #12, !dbg !11
  store i32 0, ptr %2, align 4, !dbg !12, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12, !dbg !17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !18
  store i64 0, ptr %3, align 8, !dbg !18, !tbaa !24
  %4 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13, !dbg !27
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %4, align 8, !dbg !28, !tbaa !31
  %5 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %4, i64 0, i32 1, !dbg !33
  %6 = ptrtoint ptr %2 to i64, !dbg !34
  store i64 %6, ptr %5, align 8, !dbg !34, !tbaa !42
  store ptr %4, ptr %1, align 8, !dbg !44, !tbaa !42
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %1, ptr noundef null)
          to label %7 unwind label %14, !dbg !52

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !53, !tbaa !42
  %9 = icmp eq ptr %8, null, !dbg !56
  br i1 %9, label %25, label %10, !dbg !53

10:                                               ; preds = %7
  %11 = load ptr, ptr %8, align 8, !dbg !57, !tbaa !31
  %12 = getelementptr inbounds ptr, ptr %11, i64 1, !dbg !57
  %13 = load ptr, ptr %12, align 8, !dbg !57
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %8) #12, !dbg !57
  br label %25, !dbg !60

14:                                               ; preds = %0
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !61
  %16 = load ptr, ptr %1, align 8, !dbg !62, !tbaa !42
  %17 = icmp eq ptr %16, null, !dbg !64
  br i1 %17, label %24, label %18, !dbg !62

18:                                               ; preds = %14
  %19 = load ptr, ptr %16, align 8, !dbg !65, !tbaa !31
  %20 = getelementptr inbounds ptr, ptr %19, i64 1, !dbg !65
  %21 = load ptr, ptr %20, align 8, !dbg !65
  call void %21(ptr noundef nonnull align 8 dereferenceable(8) %16) #12, !dbg !65
  br label %24, !dbg !67

22:                                               ; preds = %41, %24
  %23 = phi { ptr, i32 } [ %15, %24 ], [ %37, %41 ]
  resume { ptr, i32 } %23, !dbg !68

24:                                               ; preds = %18, %14
  store ptr null, ptr %1, align 8, !dbg !69, !tbaa !42
  br label %22

25:                                               ; preds = %7, %10
  store ptr null, ptr %1, align 8, !dbg !70, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !61
  %26 = invoke fastcc noundef i32 @_ZL8connectsv()
          to label %27 unwind label %36, !dbg !71, !range !72

27:                                               ; preds = %25
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %28 unwind label %36, !dbg !73

28:                                               ; preds = %27
  %29 = load i32, ptr %2, align 4, !dbg !74, !tbaa !13
  %30 = add nsw i32 %29, %26, !dbg !74
  %31 = icmp eq i32 %30, 1, !dbg !74
  br i1 %31, label %32, label %35, !dbg !74

32:                                               ; preds = %28
  %33 = load atomic i32, ptr @_ZL8attempts seq_cst, align 4, !dbg !75
  %34 = icmp eq i32 %33, 2, !dbg !74
  br i1 %34, label %42, label %35, !dbg !74

35:                                               ; preds = %28, %32
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 48, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !74
  unreachable, !dbg !74

36:                                               ; preds = %27, %25
  %37 = landingpad { ptr, i32 }
          cleanup, !dbg !81
  %38 = load i64, ptr %3, align 8, !dbg !82, !tbaa.struct !87
  %39 = icmp eq i64 %38, 0, !dbg !89
  br i1 %39, label %41, label %40, !dbg !92

40:                                               ; preds = %36
  call void @_ZSt9terminatev() #14, !dbg !93
  unreachable, !dbg !93

41:                                               ; preds = %36
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !81
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #12, !dbg !81
  br label %22

42:                                               ; preds = %32
  %43 = load atomic i32, ptr @_ZL7members seq_cst, align 4, !dbg !97
  %44 = icmp eq i32 %43, 1, !dbg !100
  br i1 %44, label %46, label %45, !dbg !100

45:                                               ; preds = %42
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 49, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !100
  unreachable, !dbg !100

46:                                               ; preds = %42
  %47 = load i64, ptr %3, align 8, !dbg !101, !tbaa.struct !87
  %48 = icmp eq i64 %47, 0, !dbg !104
  br i1 %48, label %50, label %49, !dbg !106

49:                                               ; preds = %46
  call void @_ZSt9terminatev() #14, !dbg !107
  unreachable, !dbg !107

50:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !81
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #12, !dbg !81
  ret i32 0, !dbg !81
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress uwtable
define internal fastcc noundef i32 @_ZL8connectsv() unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !109 {
  %1 = load atomic i8, ptr @_ZGVZL8connectsvE10connection acquire, align 8, !dbg !110
  %2 = icmp eq i8 %1, 0, !dbg !110
  br i1 %2, label %3, label %17, !dbg !110, !prof !111

3:                                                ; preds = %0
  %4 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL8connectsvE10connection) #12, !dbg !110
  %5 = icmp eq i32 %4, 0, !dbg !110
  br i1 %5, label %17, label %6, !dbg !110

6:                                                ; preds = %3
  invoke void @_ZN10ConnectionC2Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZZL8connectsvE10connection)
          to label %7 unwind label %9, !dbg !112

7:                                                ; preds = %6
  %8 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN10ConnectionD2Ev, ptr nonnull @_ZZL8connectsvE10connection, ptr nonnull @__dso_handle) #12, !dbg !110
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL8connectsvE10connection) #12, !dbg !110
  br label %17, !dbg !110

9:                                                ; preds = %6
  %10 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception, !dbg !113
  %11 = extractvalue { ptr, i32 } %10, 1, !dbg !113
  tail call void @__cxa_guard_abort(ptr nonnull @_ZGVZL8connectsvE10connection) #12, !dbg !110
  %12 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt9exception) #12, !dbg !114
  %13 = icmp eq i32 %11, %12, !dbg !114
  br i1 %13, label %14, label %19, !dbg !114

14:                                               ; preds = %9
  %15 = extractvalue { ptr, i32 } %10, 0, !dbg !113
  %16 = tail call ptr @__cxa_begin_catch(ptr %15) #12, !dbg !114
  tail call void @__cxa_end_catch(), !dbg !115
  br label %17

17:                                               ; preds = %0, %3, %7, %14
  %18 = phi i32 [ 0, %14 ], [ 1, %7 ], [ 1, %3 ], [ 1, %0 ], !dbg !116
  ret i32 %18, !dbg !113

19:                                               ; preds = %9
  resume { ptr, i32 } %10, !dbg !114
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !117 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #5

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN10ConnectionC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !119 {
  %2 = atomicrmw add ptr @_ZL7members, i32 1 seq_cst, align 4, !dbg !120
  %3 = atomicrmw add ptr @_ZL7members, i32 1 seq_cst, align 4, !dbg !127
  %4 = atomicrmw add ptr @_ZL8attempts, i32 1 seq_cst, align 4, !dbg !131
  %5 = icmp eq i32 %4, 0, !dbg !134
  br i1 %5, label %6, label %13, !dbg !135

6:                                                ; preds = %1
  %7 = tail call ptr @__cxa_allocate_exception(i64 16) #12, !dbg !136
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull @.str.3)
          to label %8 unwind label %9, !dbg !137

8:                                                ; preds = %6
  invoke void @__cxa_throw(ptr nonnull %7, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #15
          to label %19 unwind label %11, !dbg !136

9:                                                ; preds = %6
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !138
  tail call void @__cxa_free_exception(ptr %7) #12, !dbg !136
  br label %15, !dbg !136

11:                                               ; preds = %8
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !138
  br label %15, !dbg !138

13:                                               ; preds = %1
  %14 = atomicrmw sub ptr @_ZL7members, i32 1 seq_cst, align 4, !dbg !139
  ret void, !dbg !138

15:                                               ; preds = %11, %9
  %16 = phi { ptr, i32 } [ %12, %11 ], [ %10, %9 ]
  %17 = atomicrmw sub ptr @_ZL7members, i32 1 seq_cst, align 4, !dbg !146
  %18 = atomicrmw sub ptr @_ZL7members, i32 1 seq_cst, align 4, !dbg !150
  resume { ptr, i32 } %16, !dbg !138

19:                                               ; preds = %8
  unreachable
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN10ConnectionD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #7 comdat align 2 !dbg !154 {
  %2 = atomicrmw sub ptr @_ZL7members, i32 1 seq_cst, align 4, !dbg !155
  ret void, !dbg !159
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare void @__cxa_guard_abort(ptr) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #8

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #9

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: noreturn nounwind
declare !dbg !160 void @_ZSt9terminatev() local_unnamed_addr #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #10

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 align 2 !dbg !161 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #12, !dbg !162
  tail call void @_ZdlPv(ptr noundef %0) #16, !dbg !162
  ret void, !dbg !162
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #2 align 2 !dbg !163 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !164
  %3 = tail call fastcc noundef i32 @_ZL8connectsv(), !dbg !165, !range !72
  %4 = load ptr, ptr %2, align 8, !dbg !177, !tbaa !178
  store i32 %3, ptr %4, align 4, !dbg !180, !tbaa !13
  ret void, !dbg !181
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind }
attributes #6 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(none) }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { noreturn }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/retry.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 42, type: !9, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 44, column: 2, scope: !8)
!12 = !DILocation(line: 44, column: 6, scope: !8)
!13 = !{!14, !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = !DILocation(line: 45, column: 2, scope: !8)
!18 = !DILocation(line: 85, column: 23, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "id", scope: !20, file: !20, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!20 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!21 = distinct !DILocation(line: 126, column: 7, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "thread<(lambda at cpp/retry.cpp:45:16), void>", scope: !20, file: !20, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = distinct !DILocation(line: 45, column: 14, scope: !8)
!24 = !{!25, !26, i64 0}
!25 = !{!"_ZTSNSt6thread2idE", !26, i64 0}
!26 = !{!"long", !15, i64 0}
!27 = !DILocation(line: 142, column: 29, scope: !22, inlinedAt: !23)
!28 = !DILocation(line: 207, column: 4, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/retry.cpp:45:16)>", scope: !20, file: !20, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = distinct !DILocation(line: 142, column: 33, scope: !22, inlinedAt: !23)
!31 = !{!32, !32, i64 0}
!32 = !{!"vtable pointer", !16, i64 0}
!33 = !DILocation(line: 206, column: 6, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 200, column: 4, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/retry.cpp:45:16)>", scope: !36, file: !36, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!37 = distinct !DILocation(line: 441, column: 4, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/retry.cpp:45:16)>", scope: !36, file: !36, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!39 = distinct !DILocation(line: 744, column: 4, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "tuple<(lambda at cpp/retry.cpp:45:16), true, true>", scope: !36, file: !36, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!41 = distinct !DILocation(line: 206, column: 14, scope: !29, inlinedAt: !30)
!42 = !{!43, !43, i64 0}
!43 = !{!"any pointer", !15, i64 0}
!44 = !DILocation(line: 168, column: 56, scope: !45, inlinedAt: !47)
!45 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !46, file: !46, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!47 = distinct !DILocation(line: 233, column: 40, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !46, file: !46, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = distinct !DILocation(line: 310, column: 4, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !46, file: !46, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!51 = distinct !DILocation(line: 142, column: 18, scope: !22, inlinedAt: !23)
!52 = !DILocation(line: 142, column: 2, scope: !22, inlinedAt: !23)
!53 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "~unique_ptr", scope: !46, file: !46, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = distinct !DILocation(line: 142, column: 2, scope: !22, inlinedAt: !23)
!56 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !55)
!57 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "operator()", scope: !46, file: !46, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !55)
!61 = !DILocation(line: 145, column: 7, scope: !22, inlinedAt: !23)
!62 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !63)
!63 = distinct !DILocation(line: 142, column: 2, scope: !22, inlinedAt: !23)
!64 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !63)
!65 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !66)
!66 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !63)
!67 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !63)
!68 = !DILocation(line: 0, scope: !8)
!69 = !DILocation(line: 397, column: 8, scope: !54, inlinedAt: !63)
!70 = !DILocation(line: 397, column: 8, scope: !54, inlinedAt: !55)
!71 = !DILocation(line: 46, column: 13, scope: !8)
!72 = !{i32 0, i32 2}
!73 = !DILocation(line: 47, column: 4, scope: !8)
!74 = !DILocation(line: 48, column: 2, scope: !8)
!75 = !DILocation(line: 488, column: 9, scope: !76, inlinedAt: !78)
!76 = distinct !DISubprogram(name: "load", scope: !77, file: !77, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!77 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!78 = distinct !DILocation(line: 348, column: 16, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "operator int", scope: !77, file: !77, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!80 = distinct !DILocation(line: 48, column: 2, scope: !8)
!81 = !DILocation(line: 50, column: 1, scope: !8)
!82 = !DILocation(line: 175, column: 16, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "joinable", scope: !20, file: !20, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!84 = distinct !DILocation(line: 150, column: 11, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "~thread", scope: !20, file: !20, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = distinct !DILocation(line: 50, column: 1, scope: !8)
!87 = !{i64 0, i64 8, !88}
!88 = !{!26, !26, i64 0}
!89 = !DILocation(line: 286, column: 26, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "operator==", scope: !20, file: !20, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = distinct !DILocation(line: 175, column: 22, scope: !83, inlinedAt: !84)
!92 = !DILocation(line: 150, column: 11, scope: !85, inlinedAt: !86)
!93 = !DILocation(line: 312, column: 5, scope: !94, inlinedAt: !96)
!94 = distinct !DISubprogram(name: "__terminate", scope: !95, file: !95, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!95 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!96 = distinct !DILocation(line: 151, column: 2, scope: !85, inlinedAt: !86)
!97 = !DILocation(line: 488, column: 9, scope: !76, inlinedAt: !98)
!98 = distinct !DILocation(line: 348, column: 16, scope: !79, inlinedAt: !99)
!99 = distinct !DILocation(line: 49, column: 2, scope: !8)
!100 = !DILocation(line: 49, column: 2, scope: !8)
!101 = !DILocation(line: 175, column: 16, scope: !83, inlinedAt: !102)
!102 = distinct !DILocation(line: 150, column: 11, scope: !85, inlinedAt: !103)
!103 = distinct !DILocation(line: 50, column: 1, scope: !8)
!104 = !DILocation(line: 286, column: 26, scope: !90, inlinedAt: !105)
!105 = distinct !DILocation(line: 175, column: 22, scope: !83, inlinedAt: !102)
!106 = !DILocation(line: 150, column: 11, scope: !85, inlinedAt: !103)
!107 = !DILocation(line: 312, column: 5, scope: !94, inlinedAt: !108)
!108 = distinct !DILocation(line: 151, column: 2, scope: !85, inlinedAt: !103)
!109 = distinct !DISubprogram(name: "connects", scope: !1, file: !1, line: 32, type: !9, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = !DILocation(line: 35, column: 3, scope: !109)
!111 = !{!"branch_weights", i32 1, i32 1048575}
!112 = !DILocation(line: 35, column: 21, scope: !109)
!113 = !DILocation(line: 40, column: 1, scope: !109)
!114 = !DILocation(line: 37, column: 2, scope: !109)
!115 = !DILocation(line: 39, column: 2, scope: !109)
!116 = !DILocation(line: 0, scope: !109)
!117 = !DISubprogram(name: "__assert_fail", scope: !118, file: !118, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!118 = !DIFile(filename: "include/assert.h", directory: "")
!119 = distinct !DISubprogram(name: "Connection", scope: !1, file: !1, line: 24, type: !9, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!120 = !DILocation(line: 618, column: 16, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "fetch_add", scope: !77, file: !77, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = distinct !DILocation(line: 369, column: 16, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "operator++", scope: !77, file: !77, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = distinct !DILocation(line: 13, column: 13, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "Member", scope: !1, file: !1, line: 13, type: !9, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = distinct !DILocation(line: 24, column: 2, scope: !119)
!127 = !DILocation(line: 618, column: 16, scope: !121, inlinedAt: !128)
!128 = distinct !DILocation(line: 369, column: 16, scope: !123, inlinedAt: !129)
!129 = distinct !DILocation(line: 13, column: 13, scope: !125, inlinedAt: !130)
!130 = distinct !DILocation(line: 26, column: 10, scope: !119)
!131 = !DILocation(line: 618, column: 16, scope: !121, inlinedAt: !132)
!132 = distinct !DILocation(line: 369, column: 16, scope: !123, inlinedAt: !133)
!133 = distinct !DILocation(line: 27, column: 7, scope: !119)
!134 = !DILocation(line: 27, column: 18, scope: !119)
!135 = !DILocation(line: 27, column: 7, scope: !119)
!136 = !DILocation(line: 28, column: 4, scope: !119)
!137 = !DILocation(line: 28, column: 10, scope: !119)
!138 = !DILocation(line: 29, column: 2, scope: !119)
!139 = !DILocation(line: 628, column: 16, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "fetch_sub", scope: !77, file: !77, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = distinct !DILocation(line: 377, column: 16, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "operator--", scope: !77, file: !77, line: 376, type: !9, scopeLine: 377, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = distinct !DILocation(line: 17, column: 3, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "~Member", scope: !1, file: !1, line: 14, type: !9, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!145 = distinct !DILocation(line: 29, column: 2, scope: !119)
!146 = !DILocation(line: 628, column: 16, scope: !140, inlinedAt: !147)
!147 = distinct !DILocation(line: 377, column: 16, scope: !142, inlinedAt: !148)
!148 = distinct !DILocation(line: 17, column: 3, scope: !144, inlinedAt: !149)
!149 = distinct !DILocation(line: 29, column: 2, scope: !119)
!150 = !DILocation(line: 628, column: 16, scope: !140, inlinedAt: !151)
!151 = distinct !DILocation(line: 377, column: 16, scope: !142, inlinedAt: !152)
!152 = distinct !DILocation(line: 17, column: 3, scope: !144, inlinedAt: !153)
!153 = distinct !DILocation(line: 29, column: 2, scope: !119)
!154 = distinct !DISubprogram(name: "~Connection", scope: !1, file: !1, line: 22, type: !9, scopeLine: 22, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!155 = !DILocation(line: 628, column: 16, scope: !140, inlinedAt: !156)
!156 = distinct !DILocation(line: 377, column: 16, scope: !142, inlinedAt: !157)
!157 = distinct !DILocation(line: 17, column: 3, scope: !144, inlinedAt: !158)
!158 = distinct !DILocation(line: 22, column: 8, scope: !154)
!159 = !DILocation(line: 22, column: 8, scope: !154)
!160 = !DISubprogram(name: "terminate", scope: !95, file: !95, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!161 = distinct !DISubprogram(name: "~_State_impl", scope: !20, file: !20, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = !DILocation(line: 200, column: 14, scope: !161)
!163 = distinct !DISubprogram(name: "_M_run", scope: !20, file: !20, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = !DILocation(line: 210, column: 13, scope: !163)
!165 = !DILocation(line: 45, column: 30, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 45, type: !9, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!167 = distinct !DILocation(line: 61, column: 14, scope: !168, inlinedAt: !170)
!168 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/retry.cpp:45:16)>", scope: !169, file: !169, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!170 = distinct !DILocation(line: 96, column: 14, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/retry.cpp:45:16)>", scope: !169, file: !169, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!172 = distinct !DILocation(line: 252, column: 13, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !20, file: !20, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!174 = distinct !DILocation(line: 259, column: 11, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "operator()", scope: !20, file: !20, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!176 = distinct !DILocation(line: 210, column: 13, scope: !163)
!177 = !DILocation(line: 45, column: 22, scope: !166, inlinedAt: !167)
!178 = !{!179, !43, i64 0}
!179 = !{!"_ZTSZ4mainE3$_0", !43, i64 0}
!180 = !DILocation(line: 45, column: 28, scope: !166, inlinedAt: !167)
!181 = !DILocation(line: 210, column: 24, scope: !163)
