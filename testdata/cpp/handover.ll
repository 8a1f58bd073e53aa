; ModuleID = 'cpp/handover.cpp'
source_filename = "cpp/handover.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::unique_ptr.2" = type { %"struct.std::__uniq_ptr_data.3" }
%"struct.std::__uniq_ptr_data.3" = type { %"class.std::__uniq_ptr_impl.4" }
%"class.std::__uniq_ptr_impl.4" = type { %"class.std::tuple.5" }
%"class.std::tuple.5" = type { %"struct.std::_Tuple_impl.6" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.9" }
%"struct.std::_Head_base.9" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>

$_ZNSt10unique_ptrIiSt14default_deleteIiEED2Ev = comdat any

@_ZL5given = internal global %"class.std::condition_variable" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL4slot = internal global { { { ptr } } } zeroinitializer, align 8
@.str = private unnamed_addr constant [6 x i8] c"!slot\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"cpp/handover.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.4 = private unnamed_addr constant [11 x i8] c"*mine == 5\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@.str.5 = private unnamed_addr constant [85 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt10unique_ptrIiSt14default_deleteIiEEdeEv = private unnamed_addr constant [134 x i8] c"typename add_lvalue_reference<element_type>::type std::unique_ptr<int>::operator*() const [_Tp = int, _Dp = std::default_delete<int>]\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"get() != pointer()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_handover.cpp, ptr null }]

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #0

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrIiSt14default_deleteIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !13
  %3 = icmp eq ptr %2, null, !dbg !17
  br i1 %3, label %5, label %4, !dbg !12

4:                                                ; preds = %1
  tail call void @_ZdlPv(ptr noundef %2) #12, !dbg !18
  br label %5, !dbg !21

5:                                                ; preds = %4, %1
  store ptr null, ptr %0, align 8, !dbg !22, !tbaa !13
  ret void, !dbg !23
}

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !24 {
  %1 = alloca %"class.std::unique_ptr.2", align 8
  %2 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #13, !dbg !25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !26
  store i64 0, ptr %2, align 8, !dbg !26, !tbaa !32
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14, !dbg !35
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !36, !tbaa !39
  store ptr %3, ptr %1, align 8, !dbg !41, !tbaa !13
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null)
          to label %4 unwind label %11, !dbg !48

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !49, !tbaa !13
  %6 = icmp eq ptr %5, null, !dbg !52
  br i1 %6, label %22, label %7, !dbg !49

7:                                                ; preds = %4
  %8 = load ptr, ptr %5, align 8, !dbg !53, !tbaa !39
  %9 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !53
  %10 = load ptr, ptr %9, align 8, !dbg !53
  call void %10(ptr noundef nonnull align 8 dereferenceable(8) %5) #13, !dbg !53
  br label %22, !dbg !56

11:                                               ; preds = %0
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !57
  %13 = load ptr, ptr %1, align 8, !dbg !58, !tbaa !13
  %14 = icmp eq ptr %13, null, !dbg !60
  br i1 %14, label %21, label %15, !dbg !58

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !dbg !61, !tbaa !39
  %17 = getelementptr inbounds ptr, ptr %16, i64 1, !dbg !61
  %18 = load ptr, ptr %17, align 8, !dbg !61
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #13, !dbg !61
  br label %21, !dbg !63

19:                                               ; preds = %60, %21
  %20 = phi { ptr, i32 } [ %12, %21 ], [ %56, %60 ]
  resume { ptr, i32 } %20, !dbg !64

21:                                               ; preds = %15, %11
  store ptr null, ptr %1, align 8, !dbg !65, !tbaa !13
  br label %19

22:                                               ; preds = %4, %7
  store ptr null, ptr %1, align 8, !dbg !66, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !57
  %23 = invoke noalias noundef nonnull dereferenceable(4) ptr @_Znwm(i64 noundef 4) #14
          to label %24 unwind label %39, !dbg !67

24:                                               ; preds = %22
  store i32 5, ptr %23, align 4, !dbg !67, !tbaa !70, !noalias !72
  %25 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !75
  %26 = icmp eq i32 %25, 0, !dbg !84
  br i1 %26, label %29, label %27, !dbg !84

27:                                               ; preds = %24
  invoke void @_ZSt20__throw_system_errori(i32 noundef %25) #15
          to label %28 unwind label %41, !dbg !85

28:                                               ; preds = %27
  unreachable, !dbg !85

29:                                               ; preds = %24
  %30 = load ptr, ptr @_ZL4slot, align 8, !dbg !86, !tbaa !13
  store ptr %23, ptr @_ZL4slot, align 8, !dbg !95, !tbaa !13
  %31 = icmp eq ptr %30, null, !dbg !96
  br i1 %31, label %33, label %32, !dbg !96

32:                                               ; preds = %29
  call void @_ZdlPv(ptr noundef %30) #12, !dbg !97
  br label %33, !dbg !99

33:                                               ; preds = %29, %32
  %34 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !100
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5given) #13, !dbg !107
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %35 unwind label %43, !dbg !108

35:                                               ; preds = %33
  %36 = load ptr, ptr @_ZL4slot, align 8, !dbg !109, !tbaa !13
  %37 = icmp eq ptr %36, null, !dbg !116
  br i1 %37, label %45, label %38, !dbg !117

38:                                               ; preds = %35
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2, i32 noundef 34, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !117
  unreachable, !dbg !117

39:                                               ; preds = %22
  %40 = landingpad { ptr, i32 }
          cleanup, !dbg !118
  br label %55, !dbg !119

41:                                               ; preds = %27
  %42 = landingpad { ptr, i32 }
          cleanup, !dbg !118
  br label %50, !dbg !120

43:                                               ; preds = %33
  %44 = landingpad { ptr, i32 }
          cleanup, !dbg !118
  br label %50, !dbg !118

45:                                               ; preds = %35
  %46 = load i64, ptr %2, align 8, !dbg !121, !tbaa.struct !126
  %47 = icmp eq i64 %46, 0, !dbg !128
  br i1 %47, label %49, label %48, !dbg !131

48:                                               ; preds = %45
  call void @_ZSt9terminatev() #16, !dbg !132
  unreachable, !dbg !132

49:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #13, !dbg !118
  ret i32 0, !dbg !118

50:                                               ; preds = %43, %41
  %51 = phi ptr [ null, %43 ], [ %23, %41 ], !dbg !64
  %52 = phi { ptr, i32 } [ %44, %43 ], [ %42, %41 ]
  %53 = icmp eq ptr %51, null, !dbg !136
  br i1 %53, label %55, label %54, !dbg !138

54:                                               ; preds = %50
  call void @_ZdlPv(ptr noundef %51) #12, !dbg !139
  br label %55, !dbg !141

55:                                               ; preds = %54, %50, %39
  %56 = phi { ptr, i32 } [ %40, %39 ], [ %52, %50 ], [ %52, %54 ]
  %57 = load i64, ptr %2, align 8, !dbg !142, !tbaa.struct !126
  %58 = icmp eq i64 %57, 0, !dbg !145
  br i1 %58, label %60, label %59, !dbg !147

59:                                               ; preds = %55
  call void @_ZSt9terminatev() #16, !dbg !148
  unreachable, !dbg !148

60:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #13, !dbg !118
  br label %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #0

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !150 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

declare !dbg !152 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: noreturn
declare !dbg !153 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !155 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare !dbg !157 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #0

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #0

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #10 align 2 !dbg !158 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #13, !dbg !159
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !159
  ret void, !dbg !159
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #11 align 2 personality ptr @__gxx_personality_v0 !dbg !160 {
  %2 = alloca %"class.std::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #13, !dbg !161
  store ptr @_ZL5mutex, ptr %2, align 8, !dbg !173, !tbaa !177
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %2, i64 0, i32 1, !dbg !180
  store i8 0, ptr %3, align 8, !dbg !180, !tbaa !181
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !182
  %5 = icmp eq i32 %4, 0, !dbg !187
  br i1 %5, label %7, label %6, !dbg !187

6:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %4) #15, !dbg !188
  unreachable, !dbg !188

7:                                                ; preds = %1
  store i8 1, ptr %3, align 8, !dbg !189, !tbaa !181
  %8 = load ptr, ptr @_ZL4slot, align 8, !dbg !190, !tbaa !13
  %9 = icmp eq ptr %8, null, !dbg !201
  br i1 %9, label %10, label %14, !dbg !202

10:                                               ; preds = %7, %11
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5given, ptr noundef nonnull align 8 dereferenceable(9) %2)
          to label %11 unwind label %33, !dbg !203

11:                                               ; preds = %10
  %12 = load ptr, ptr @_ZL4slot, align 8, !dbg !190, !tbaa !13
  %13 = icmp eq ptr %12, null, !dbg !201
  br i1 %13, label %10, label %14, !dbg !202, !llvm.loop !204

14:                                               ; preds = %11, %7
  %15 = load i64, ptr @_ZL4slot, align 8, !dbg !208, !tbaa !13
  %16 = inttoptr i64 %15 to ptr, !dbg !208
  store ptr null, ptr @_ZL4slot, align 8, !dbg !220, !tbaa !13
  %17 = load i8, ptr %3, align 8, !dbg !221, !tbaa !181, !range !224, !noundef !11
  %18 = icmp eq i8 %17, 0, !dbg !221
  br i1 %18, label %19, label %21, !dbg !225

19:                                               ; preds = %14
  invoke void @_ZSt20__throw_system_errori(i32 noundef 1) #15
          to label %20 unwind label %35, !dbg !226

20:                                               ; preds = %19
  unreachable, !dbg !226

21:                                               ; preds = %14
  %22 = load ptr, ptr %2, align 8, !dbg !227, !tbaa !177
  %23 = icmp eq ptr %22, null, !dbg !227
  br i1 %23, label %26, label %24, !dbg !227

24:                                               ; preds = %21
  %25 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %22) #13, !dbg !228
  store i8 0, ptr %3, align 8, !dbg !231, !tbaa !181
  br label %26, !dbg !232

26:                                               ; preds = %24, %21
  %27 = icmp eq i64 %15, 0, !dbg !233
  br i1 %27, label %28, label %29, !dbg !233, !prof !236

28:                                               ; preds = %26
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 445, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt10unique_ptrIiSt14default_deleteIiEEdeEv, ptr noundef nonnull @.str.6) #16, !dbg !233
  unreachable, !dbg !233

29:                                               ; preds = %26
  %30 = load i32, ptr %16, align 4, !dbg !237, !tbaa !70
  %31 = icmp eq i32 %30, 5, !dbg !237
  br i1 %31, label %39, label %32, !dbg !237

32:                                               ; preds = %29
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.2, i32 noundef 19, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #16, !dbg !237
  unreachable, !dbg !237

33:                                               ; preds = %10
  %34 = landingpad { ptr, i32 }
          cleanup, !dbg !238
  br label %47, !dbg !238

35:                                               ; preds = %19
  %36 = landingpad { ptr, i32 }
          cleanup, !dbg !238
  %37 = icmp eq i64 %15, 0, !dbg !239
  br i1 %37, label %47, label %38, !dbg !241

38:                                               ; preds = %35
  call void @_ZdlPv(ptr noundef %16) #12, !dbg !242
  br label %47, !dbg !244

39:                                               ; preds = %29
  call void @_ZdlPv(ptr noundef %16) #12, !dbg !245
  %40 = load i8, ptr %3, align 8, !dbg !248, !tbaa !181, !range !224, !noundef !11
  %41 = icmp eq i8 %40, 0, !dbg !248
  br i1 %41, label %57, label %42, !dbg !248

42:                                               ; preds = %39
  %43 = load ptr, ptr %2, align 8, !dbg !251, !tbaa !177
  %44 = icmp eq ptr %43, null, !dbg !251
  br i1 %44, label %57, label %45, !dbg !251

45:                                               ; preds = %42
  %46 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %43) #13, !dbg !253
  store i8 0, ptr %3, align 8, !dbg !256, !tbaa !181
  br label %57, !dbg !257

47:                                               ; preds = %38, %35, %33
  %48 = phi { ptr, i32 } [ %34, %33 ], [ %36, %35 ], [ %36, %38 ]
  %49 = load i8, ptr %3, align 8, !dbg !258, !tbaa !181, !range !224, !noundef !11
  %50 = icmp eq i8 %49, 0, !dbg !258
  br i1 %50, label %56, label %51, !dbg !258

51:                                               ; preds = %47
  %52 = load ptr, ptr %2, align 8, !dbg !260, !tbaa !177
  %53 = icmp eq ptr %52, null, !dbg !260
  br i1 %53, label %56, label %54, !dbg !260

54:                                               ; preds = %51
  %55 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %52) #13, !dbg !262
  store i8 0, ptr %3, align 8, !dbg !265, !tbaa !181
  br label %56, !dbg !266

56:                                               ; preds = %54, %51, %47
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #13, !dbg !238
  resume { ptr, i32 } %48, !dbg !238

57:                                               ; preds = %39, %42, %45
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #13, !dbg !238
  ret void, !dbg !267
}

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !268 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__sub_I_handover.cpp() #2 section ".text.startup" !dbg !269 {
  tail call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5given) #13, !dbg !271
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt18condition_variableD1Ev, ptr nonnull @_ZL5given, ptr nonnull @__dso_handle) #13, !dbg !275
  %2 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt10unique_ptrIiSt14default_deleteIiEED2Ev, ptr nonnull @_ZL4slot, ptr nonnull @__dso_handle) #13, !dbg !276
  ret void
}

attributes #0 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { builtin nounwind }
attributes #13 = { nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { noreturn }
attributes #16 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/handover.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~unique_ptr", scope: !9, file: !9, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 395, column: 6, scope: !8)
!13 = !{!14, !14, i64 0}
!14 = !{!"any pointer", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = !DILocation(line: 395, column: 12, scope: !8)
!18 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "operator()", scope: !9, file: !9, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = distinct !DILocation(line: 396, column: 4, scope: !8)
!21 = !DILocation(line: 396, column: 4, scope: !8)
!22 = !DILocation(line: 397, column: 8, scope: !8)
!23 = !DILocation(line: 398, column: 7, scope: !8)
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!25 = !DILocation(line: 14, column: 2, scope: !24)
!26 = !DILocation(line: 85, column: 23, scope: !27, inlinedAt: !29)
!27 = distinct !DISubprogram(name: "id", scope: !28, file: !28, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!29 = distinct !DILocation(line: 126, column: 7, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "thread<(lambda at cpp/handover.cpp:14:20), void>", scope: !28, file: !28, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = distinct !DILocation(line: 14, column: 14, scope: !24)
!32 = !{!33, !34, i64 0}
!33 = !{!"_ZTSNSt6thread2idE", !34, i64 0}
!34 = !{!"long", !15, i64 0}
!35 = !DILocation(line: 142, column: 29, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 207, column: 4, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/handover.cpp:14:20)>", scope: !28, file: !28, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!38 = distinct !DILocation(line: 142, column: 33, scope: !30, inlinedAt: !31)
!39 = !{!40, !40, i64 0}
!40 = !{!"vtable pointer", !16, i64 0}
!41 = !DILocation(line: 168, column: 56, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!43 = distinct !DILocation(line: 233, column: 40, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = distinct !DILocation(line: 310, column: 4, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !9, file: !9, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!47 = distinct !DILocation(line: 142, column: 18, scope: !30, inlinedAt: !31)
!48 = !DILocation(line: 142, column: 2, scope: !30, inlinedAt: !31)
!49 = !DILocation(line: 395, column: 6, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "~unique_ptr", scope: !9, file: !9, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!51 = distinct !DILocation(line: 142, column: 2, scope: !30, inlinedAt: !31)
!52 = !DILocation(line: 395, column: 12, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 95, column: 2, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "operator()", scope: !9, file: !9, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!55 = distinct !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !51)
!56 = !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !51)
!57 = !DILocation(line: 145, column: 7, scope: !30, inlinedAt: !31)
!58 = !DILocation(line: 395, column: 6, scope: !50, inlinedAt: !59)
!59 = distinct !DILocation(line: 142, column: 2, scope: !30, inlinedAt: !31)
!60 = !DILocation(line: 395, column: 12, scope: !50, inlinedAt: !59)
!61 = !DILocation(line: 95, column: 2, scope: !54, inlinedAt: !62)
!62 = distinct !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !59)
!63 = !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !59)
!64 = !DILocation(line: 0, scope: !24)
!65 = !DILocation(line: 397, column: 8, scope: !50, inlinedAt: !59)
!66 = !DILocation(line: 397, column: 8, scope: !50, inlinedAt: !51)
!67 = !DILocation(line: 1065, column: 30, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "make_unique<int, int>", scope: !9, file: !9, line: 1064, type: !10, scopeLine: 1065, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!69 = distinct !DILocation(line: 21, column: 15, scope: !24)
!70 = !{!71, !71, i64 0}
!71 = !{!"int", !15, i64 0}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_ZSt11make_uniqueIiJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_: argument 0"}
!74 = distinct !{!74, !"_ZSt11make_uniqueIiJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_"}
!75 = !DILocation(line: 749, column: 12, scope: !76, inlinedAt: !78)
!76 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !77, file: !77, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!77 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!78 = distinct !DILocation(line: 100, column: 17, scope: !79, inlinedAt: !81)
!79 = distinct !DISubprogram(name: "lock", scope: !80, file: !80, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!80 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!81 = distinct !DILocation(line: 229, column: 19, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "lock_guard", scope: !80, file: !80, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!83 = distinct !DILocation(line: 24, column: 31, scope: !24)
!84 = !DILocation(line: 103, column: 11, scope: !79, inlinedAt: !81)
!85 = !DILocation(line: 104, column: 2, scope: !79, inlinedAt: !81)
!86 = !DILocation(line: 200, column: 26, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "reset", scope: !9, file: !9, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!88 = distinct !DILocation(line: 183, column: 2, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 181, type: !10, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!90 = distinct !DILocation(line: 235, column: 61, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 235, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!92 = distinct !DILocation(line: 406, column: 51, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 406, type: !10, scopeLine: 406, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = distinct !DILocation(line: 25, column: 8, scope: !24)
!95 = !DILocation(line: 201, column: 11, scope: !87, inlinedAt: !88)
!96 = !DILocation(line: 202, column: 6, scope: !87, inlinedAt: !88)
!97 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !98)
!98 = distinct !DILocation(line: 203, column: 4, scope: !87, inlinedAt: !88)
!99 = !DILocation(line: 203, column: 4, scope: !87, inlinedAt: !88)
!100 = !DILocation(line: 779, column: 12, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !77, file: !77, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!102 = distinct !DILocation(line: 118, column: 7, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "unlock", scope: !80, file: !80, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!104 = distinct !DILocation(line: 235, column: 19, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "~lock_guard", scope: !80, file: !80, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!106 = distinct !DILocation(line: 26, column: 2, scope: !24)
!107 = !DILocation(line: 27, column: 8, scope: !24)
!108 = !DILocation(line: 33, column: 8, scope: !24)
!109 = !DILocation(line: 191, column: 51, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "_M_ptr", scope: !9, file: !9, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!111 = distinct !DILocation(line: 462, column: 21, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "get", scope: !9, file: !9, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = distinct !DILocation(line: 479, column: 16, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "operator bool", scope: !9, file: !9, line: 478, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!115 = distinct !DILocation(line: 34, column: 2, scope: !24)
!116 = !DILocation(line: 479, column: 22, scope: !114, inlinedAt: !115)
!117 = !DILocation(line: 34, column: 2, scope: !24)
!118 = !DILocation(line: 35, column: 1, scope: !24)
!119 = !DILocation(line: 21, column: 15, scope: !24)
!120 = !DILocation(line: 26, column: 2, scope: !24)
!121 = !DILocation(line: 175, column: 16, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "joinable", scope: !28, file: !28, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = distinct !DILocation(line: 150, column: 11, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "~thread", scope: !28, file: !28, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!125 = distinct !DILocation(line: 35, column: 1, scope: !24)
!126 = !{i64 0, i64 8, !127}
!127 = !{!34, !34, i64 0}
!128 = !DILocation(line: 286, column: 26, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "operator==", scope: !28, file: !28, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!130 = distinct !DILocation(line: 175, column: 22, scope: !122, inlinedAt: !123)
!131 = !DILocation(line: 150, column: 11, scope: !124, inlinedAt: !125)
!132 = !DILocation(line: 312, column: 5, scope: !133, inlinedAt: !135)
!133 = distinct !DISubprogram(name: "__terminate", scope: !134, file: !134, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!134 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!135 = distinct !DILocation(line: 151, column: 2, scope: !124, inlinedAt: !125)
!136 = !DILocation(line: 395, column: 12, scope: !8, inlinedAt: !137)
!137 = distinct !DILocation(line: 35, column: 1, scope: !24)
!138 = !DILocation(line: 395, column: 6, scope: !8, inlinedAt: !137)
!139 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !140)
!140 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !137)
!141 = !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !137)
!142 = !DILocation(line: 175, column: 16, scope: !122, inlinedAt: !143)
!143 = distinct !DILocation(line: 150, column: 11, scope: !124, inlinedAt: !144)
!144 = distinct !DILocation(line: 35, column: 1, scope: !24)
!145 = !DILocation(line: 286, column: 26, scope: !129, inlinedAt: !146)
!146 = distinct !DILocation(line: 175, column: 22, scope: !122, inlinedAt: !143)
!147 = !DILocation(line: 150, column: 11, scope: !124, inlinedAt: !144)
!148 = !DILocation(line: 312, column: 5, scope: !133, inlinedAt: !149)
!149 = distinct !DILocation(line: 151, column: 2, scope: !124, inlinedAt: !144)
!150 = !DISubprogram(name: "__assert_fail", scope: !151, file: !151, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!151 = !DIFile(filename: "include/assert.h", directory: "")
!152 = !DISubprogram(name: "terminate", scope: !134, file: !134, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!153 = !DISubprogram(name: "__throw_system_error", scope: !154, file: !154, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!154 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!155 = !DISubprogram(name: "pthread_mutex_lock", scope: !156, file: !156, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!156 = !DIFile(filename: "include/pthread.h", directory: "")
!157 = !DISubprogram(name: "pthread_mutex_unlock", scope: !156, file: !156, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!158 = distinct !DISubprogram(name: "~_State_impl", scope: !28, file: !28, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!159 = !DILocation(line: 200, column: 14, scope: !158)
!160 = distinct !DISubprogram(name: "_M_run", scope: !28, file: !28, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!161 = !DILocation(line: 15, column: 3, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!163 = distinct !DILocation(line: 61, column: 14, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/handover.cpp:14:20)>", scope: !165, file: !165, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!165 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!166 = distinct !DILocation(line: 96, column: 14, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/handover.cpp:14:20)>", scope: !165, file: !165, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!168 = distinct !DILocation(line: 252, column: 13, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !28, file: !28, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = distinct !DILocation(line: 259, column: 11, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "operator()", scope: !28, file: !28, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!172 = distinct !DILocation(line: 210, column: 13, scope: !160)
!173 = !DILocation(line: 67, column: 9, scope: !174, inlinedAt: !176)
!174 = distinct !DISubprogram(name: "unique_lock", scope: !175, file: !175, line: 66, type: !10, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!175 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!176 = distinct !DILocation(line: 15, column: 32, scope: !162, inlinedAt: !163)
!177 = !{!178, !14, i64 0}
!178 = !{!"_ZTSSt11unique_lockISt5mutexE", !14, i64 0, !179, i64 8}
!179 = !{!"bool", !15, i64 0}
!180 = !DILocation(line: 67, column: 43, scope: !174, inlinedAt: !176)
!181 = !{!178, !179, i64 8}
!182 = !DILocation(line: 749, column: 12, scope: !76, inlinedAt: !183)
!183 = distinct !DILocation(line: 100, column: 17, scope: !79, inlinedAt: !184)
!184 = distinct !DILocation(line: 139, column: 17, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "lock", scope: !175, file: !175, line: 131, type: !10, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!186 = distinct !DILocation(line: 69, column: 2, scope: !174, inlinedAt: !176)
!187 = !DILocation(line: 103, column: 11, scope: !79, inlinedAt: !184)
!188 = !DILocation(line: 104, column: 2, scope: !79, inlinedAt: !184)
!189 = !DILocation(line: 70, column: 10, scope: !174, inlinedAt: !176)
!190 = !DILocation(line: 191, column: 51, scope: !110, inlinedAt: !191)
!191 = distinct !DILocation(line: 462, column: 21, scope: !112, inlinedAt: !192)
!192 = distinct !DILocation(line: 479, column: 16, scope: !114, inlinedAt: !193)
!193 = distinct !DILocation(line: 857, column: 20, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "operator!=<int, std::default_delete<int> >", scope: !9, file: !9, line: 856, type: !10, scopeLine: 857, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!195 = distinct !DILocation(line: 16, column: 37, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!197 = distinct !DILocation(line: 101, column: 10, scope: !198, inlinedAt: !200)
!198 = distinct !DISubprogram(name: "wait<(lambda at cpp/handover.cpp:16:20)>", scope: !199, file: !199, line: 99, type: !10, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!199 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!200 = distinct !DILocation(line: 16, column: 9, scope: !162, inlinedAt: !163)
!201 = !DILocation(line: 479, column: 22, scope: !114, inlinedAt: !193)
!202 = !DILocation(line: 101, column: 2, scope: !198, inlinedAt: !200)
!203 = !DILocation(line: 102, column: 4, scope: !198, inlinedAt: !200)
!204 = distinct !{!204, !202, !205, !206, !207}
!205 = !DILocation(line: 102, column: 15, scope: !198, inlinedAt: !200)
!206 = !{!"llvm.loop.mustprogress"}
!207 = !{!"llvm.loop.unroll.disable"}
!208 = !DILocation(line: 301, column: 7, scope: !209, inlinedAt: !211)
!209 = distinct !DISubprogram(name: "_Tuple_impl", scope: !210, file: !210, line: 301, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!210 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!211 = distinct !DILocation(line: 1090, column: 17, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "tuple", scope: !210, file: !210, line: 1090, type: !10, scopeLine: 1090, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!213 = distinct !DILocation(line: 177, column: 9, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 176, type: !10, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!215 = distinct !DILocation(line: 234, column: 7, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !9, file: !9, line: 234, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!217 = distinct !DILocation(line: 358, column: 7, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "unique_ptr", scope: !9, file: !9, line: 358, type: !10, scopeLine: 358, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!219 = distinct !DILocation(line: 17, column: 31, scope: !162, inlinedAt: !163)
!220 = !DILocation(line: 178, column: 22, scope: !214, inlinedAt: !215)
!221 = !DILocation(line: 191, column: 7, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "unlock", scope: !175, file: !175, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!223 = distinct !DILocation(line: 18, column: 8, scope: !162, inlinedAt: !163)
!224 = !{i8 0, i8 2}
!225 = !DILocation(line: 191, column: 6, scope: !222, inlinedAt: !223)
!226 = !DILocation(line: 192, column: 4, scope: !222, inlinedAt: !223)
!227 = !DILocation(line: 193, column: 11, scope: !222, inlinedAt: !223)
!228 = !DILocation(line: 779, column: 12, scope: !101, inlinedAt: !229)
!229 = distinct !DILocation(line: 118, column: 7, scope: !103, inlinedAt: !230)
!230 = distinct !DILocation(line: 195, column: 17, scope: !222, inlinedAt: !223)
!231 = !DILocation(line: 196, column: 14, scope: !222, inlinedAt: !223)
!232 = !DILocation(line: 197, column: 4, scope: !222, inlinedAt: !223)
!233 = !DILocation(line: 445, column: 2, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "operator*", scope: !9, file: !9, line: 443, type: !10, scopeLine: 444, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!235 = distinct !DILocation(line: 19, column: 3, scope: !162, inlinedAt: !163)
!236 = !{!"branch_weights", i32 1, i32 2000}
!237 = !DILocation(line: 19, column: 3, scope: !162, inlinedAt: !163)
!238 = !DILocation(line: 20, column: 2, scope: !162, inlinedAt: !163)
!239 = !DILocation(line: 395, column: 12, scope: !8, inlinedAt: !240)
!240 = distinct !DILocation(line: 20, column: 2, scope: !162, inlinedAt: !163)
!241 = !DILocation(line: 395, column: 6, scope: !8, inlinedAt: !240)
!242 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !243)
!243 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !240)
!244 = !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !240)
!245 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !246)
!246 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !247)
!247 = distinct !DILocation(line: 20, column: 2, scope: !162, inlinedAt: !163)
!248 = !DILocation(line: 103, column: 6, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "~unique_lock", scope: !175, file: !175, line: 101, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!250 = distinct !DILocation(line: 20, column: 2, scope: !162, inlinedAt: !163)
!251 = !DILocation(line: 193, column: 11, scope: !222, inlinedAt: !252)
!252 = distinct !DILocation(line: 104, column: 4, scope: !249, inlinedAt: !250)
!253 = !DILocation(line: 779, column: 12, scope: !101, inlinedAt: !254)
!254 = distinct !DILocation(line: 118, column: 7, scope: !103, inlinedAt: !255)
!255 = distinct !DILocation(line: 195, column: 17, scope: !222, inlinedAt: !252)
!256 = !DILocation(line: 196, column: 14, scope: !222, inlinedAt: !252)
!257 = !DILocation(line: 197, column: 4, scope: !222, inlinedAt: !252)
!258 = !DILocation(line: 103, column: 6, scope: !249, inlinedAt: !259)
!259 = distinct !DILocation(line: 20, column: 2, scope: !162, inlinedAt: !163)
!260 = !DILocation(line: 193, column: 11, scope: !222, inlinedAt: !261)
!261 = distinct !DILocation(line: 104, column: 4, scope: !249, inlinedAt: !259)
!262 = !DILocation(line: 779, column: 12, scope: !101, inlinedAt: !263)
!263 = distinct !DILocation(line: 118, column: 7, scope: !103, inlinedAt: !264)
!264 = distinct !DILocation(line: 195, column: 17, scope: !222, inlinedAt: !261)
!265 = !DILocation(line: 196, column: 14, scope: !222, inlinedAt: !261)
!266 = !DILocation(line: 197, column: 4, scope: !222, inlinedAt: !261)
!267 = !DILocation(line: 210, column: 24, scope: !160)
!268 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !134, file: !134, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!269 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_handover.cpp", scope: !270, file: !270, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!270 = !DIFile(filename: "cpp/handover.cpp", directory: ".")
!271 = !DILocation(line: 9, column: 32, scope: !272, inlinedAt: !274)
!272 = !DILexicalBlockFile(scope: !273, file: !1, discriminator: 0)
!273 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !270, file: !270, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!274 = distinct !DILocation(line: 0, scope: !269)
!275 = !DILocation(line: 0, scope: !273, inlinedAt: !274)
!276 = !DILocation(line: 0, scope: !277, inlinedAt: !278)
!277 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !270, file: !270, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!278 = distinct !DILocation(line: 0, scope: !269)
