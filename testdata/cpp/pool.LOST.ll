; ModuleID = 'cpp/pool.cpp'
source_filename = "cpp/pool.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%class.anon.7 = type { ptr }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%class.Pool = type { %"class.std::mutex", %"class.std::condition_variable", %"class.std::vector", %"struct.std::atomic.0", %"class.std::vector.2" }
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl" }
%"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl" = type { %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data" }
%"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%"struct.std::atomic.0" = type { %"struct.std::__atomic_base.1" }
%"struct.std::__atomic_base.1" = type { i8 }
%"class.std::vector.2" = type { %"struct.std::_Vector_base.3" }
%"struct.std::_Vector_base.3" = type { %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl" }
%"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl" = type { %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data" }
%"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.9" }
%"struct.std::_Head_base.9" = type { ptr }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.10" }
%"class.std::tuple.10" = type { %"struct.std::_Tuple_impl.11" }
%"struct.std::_Tuple_impl.11" = type { %"struct.std::_Head_base.12" }
%"struct.std::_Head_base.12" = type { %class.anon.7 }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>

$_ZN4Pool3addESt8functionIFvvEE = comdat any

$_ZN4PoolD2Ev = comdat any

$_ZNSt6vectorISt6threadSaIS0_EE12emplace_backIJZN4PoolC1EiEUlvE_EEERS0_DpOT_ = comdat any

$_ZNSt6vectorISt6threadSaIS0_EED2Ev = comdat any

$_ZNSt6vectorISt8functionIFvvEESaIS2_EED2Ev = comdat any

$_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEE6_M_runEv = comdat any

$__clang_call_terminate = comdat any

$_ZN4Pool3runEv = comdat any

$_ZNSt6vectorISt8functionIFvvEESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_ = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = comdat any

@.str = private unnamed_addr constant [9 x i8] c"sum == 1\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"cpp/pool.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = linkonce_odr dso_local constant [71 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8
@.str.5 = private unnamed_addr constant [85 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_vector.h\00", align 1
@__PRETTY_FUNCTION__._ZNSt6vectorISt8functionIFvvEESaIS2_EE4backEv = private unnamed_addr constant [134 x i8] c"reference std::vector<std::function<void ()>>::back() [_Tp = std::function<void ()>, _Alloc = std::allocator<std::function<void ()>>]\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"!this->empty()\00", align 1
@__PRETTY_FUNCTION__._ZNSt6vectorISt8functionIFvvEESaIS2_EE8pop_backEv = private unnamed_addr constant [133 x i8] c"void std::vector<std::function<void ()>>::pop_back() [_Tp = std::function<void ()>, _Alloc = std::allocator<std::function<void ()>>]\00", align 1
@.str.7 = private unnamed_addr constant [26 x i8] c"vector::_M_realloc_insert\00", align 1
@__PRETTY_FUNCTION__._ZNSt6vectorISt6threadSaIS0_EE4backEv = private unnamed_addr constant [101 x i8] c"reference std::vector<std::thread>::back() [_Tp = std::thread, _Alloc = std::allocator<std::thread>]\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@"_ZTSZ4mainE3$_0" = internal constant [12 x i8] c"Z4mainE3$_0\00", align 1
@"_ZTIZ4mainE3$_0" = internal constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @"_ZTSZ4mainE3$_0" }, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %class.anon.7, align 8
  %2 = alloca %"struct.std::atomic", align 4
  %3 = alloca %class.Pool, align 8
  %4 = alloca %"class.std::function", align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #19, !dbg !11
  store i32 0, ptr %2, align 4, !dbg !12
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %3) #19, !dbg !13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %3, i8 0, i64 40, i1 false), !dbg !14
  %5 = getelementptr inbounds %class.Pool, ptr %3, i64 0, i32 1, !dbg !22
  call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) %5) #19, !dbg !22
  %6 = getelementptr inbounds %class.Pool, ptr %3, i64 0, i32 2, !dbg !22
  %7 = getelementptr inbounds %class.Pool, ptr %3, i64 0, i32 4, !dbg !22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false), !dbg !23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(25) %6, i8 0, i64 25, i1 false), !dbg !33
  br label %8

8:                                                ; preds = %11, %0
  %9 = phi i32 [ %12, %11 ], [ 0, %0 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #19, !dbg !40
  store ptr %3, ptr %1, align 8, !dbg !40, !tbaa !41
  %10 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt6vectorISt6threadSaIS0_EE12emplace_backIJZN4PoolC1EiEUlvE_EEERS0_DpOT_(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %11 unwind label %16, !dbg !46

11:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #19, !dbg !47
  %12 = add nuw nsw i32 %9, 1, !dbg !48
  %13 = icmp eq i32 %12, 2, !dbg !49
  br i1 %13, label %18, label %8, !dbg !50, !llvm.loop !51

14:                                               ; preds = %43, %16
  %15 = phi { ptr, i32 } [ %17, %16 ], [ %35, %43 ]
  resume { ptr, i32 } %15, !dbg !55

16:                                               ; preds = %8
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #19, !dbg !47
  call void @_ZNSt6vectorISt6threadSaIS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %7) #19, !dbg !56
  call void @_ZNSt6vectorISt8functionIFvvEESaIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %6) #19, !dbg !56
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %5) #19, !dbg !56
  br label %14

18:                                               ; preds = %11
  %19 = getelementptr inbounds %"class.std::_Function_base", ptr %4, i64 0, i32 1, !dbg !57
  %20 = getelementptr inbounds %"class.std::function", ptr %4, i64 0, i32 1, !dbg !63
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false), !dbg !64
  %21 = ptrtoint ptr %2 to i64, !dbg !65
  store i64 %21, ptr %4, align 8, !dbg !65, !tbaa !70
  store ptr @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E9_M_invokeERKSt9_Any_data", ptr %20, align 8, !dbg !71, !tbaa !72
  store ptr @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation", ptr %19, align 8, !dbg !75, !tbaa !76
  invoke void @_ZN4Pool3addESt8functionIFvvEE(ptr noundef nonnull align 8 dereferenceable(144) %3, ptr noundef nonnull %4)
          to label %22 unwind label %34, !dbg !77

22:                                               ; preds = %18
  %23 = load ptr, ptr %19, align 8, !dbg !78, !tbaa !76
  %24 = icmp eq ptr %23, null, !dbg !78
  br i1 %24, label %30, label %25, !dbg !78

25:                                               ; preds = %22
  %26 = invoke noundef zeroext i1 %23(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3)
          to label %30 unwind label %27, !dbg !81

27:                                               ; preds = %25
  %28 = landingpad { ptr, i32 }
          catch ptr null, !dbg !81
  %29 = extractvalue { ptr, i32 } %28, 0, !dbg !81
  call void @__clang_call_terminate(ptr %29) #20, !dbg !81
  unreachable, !dbg !81

30:                                               ; preds = %22, %25
  call void @_ZN4PoolD2Ev(ptr noundef nonnull align 8 dereferenceable(144) %3) #19, !dbg !82
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %3) #19, !dbg !82
  %31 = load atomic i32, ptr %2 seq_cst, align 4, !dbg !83
  %32 = icmp eq i32 %31, 1, !dbg !88
  br i1 %32, label %44, label %33, !dbg !88

33:                                               ; preds = %30
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 68, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #20, !dbg !88
  unreachable, !dbg !88

34:                                               ; preds = %18
  %35 = landingpad { ptr, i32 }
          cleanup, !dbg !89
  %36 = load ptr, ptr %19, align 8, !dbg !90, !tbaa !76
  %37 = icmp eq ptr %36, null, !dbg !90
  br i1 %37, label %43, label %38, !dbg !90

38:                                               ; preds = %34
  %39 = invoke noundef zeroext i1 %36(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3)
          to label %43 unwind label %40, !dbg !92

40:                                               ; preds = %38
  %41 = landingpad { ptr, i32 }
          catch ptr null, !dbg !92
  %42 = extractvalue { ptr, i32 } %41, 0, !dbg !92
  call void @__clang_call_terminate(ptr %42) #20, !dbg !92
  unreachable, !dbg !92

43:                                               ; preds = %34, %38
  call void @_ZN4PoolD2Ev(ptr noundef nonnull align 8 dereferenceable(144) %3) #19, !dbg !82
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %3) #19, !dbg !82
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #19, !dbg !89
  br label %14

44:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #19, !dbg !89
  ret i32 0, !dbg !89
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN4Pool3addESt8functionIFvvEE(ptr noundef nonnull align 8 dereferenceable(144) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !93 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #19, !dbg !94
  %4 = icmp eq i32 %3, 0, !dbg !102
  br i1 %4, label %6, label %5, !dbg !102

5:                                                ; preds = %2
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #21, !dbg !103
  unreachable, !dbg !103

6:                                                ; preds = %2
  %7 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, !dbg !104
  %8 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 1, !dbg !105
  %9 = load ptr, ptr %8, align 8, !dbg !105, !tbaa !111
  %10 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 2, !dbg !113
  %11 = load ptr, ptr %10, align 8, !dbg !113, !tbaa !114
  %12 = icmp eq ptr %9, %11, !dbg !115
  br i1 %12, label %26, label %13, !dbg !116

13:                                               ; preds = %6
  %14 = getelementptr inbounds %"class.std::function", ptr %9, i64 0, i32 1, !dbg !117
  %15 = getelementptr inbounds %"class.std::function", ptr %1, i64 0, i32 1, !dbg !126
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false), !dbg !127
  %16 = load ptr, ptr %15, align 8, !dbg !126, !tbaa !72
  store ptr %16, ptr %14, align 8, !dbg !117, !tbaa !72
  %17 = getelementptr inbounds %"class.std::_Function_base", ptr %1, i64 0, i32 1, !dbg !129
  %18 = load ptr, ptr %17, align 8, !dbg !129, !tbaa !76
  %19 = icmp eq ptr %18, null, !dbg !129
  br i1 %19, label %23, label %20, !dbg !134

20:                                               ; preds = %13
  %21 = getelementptr inbounds %"class.std::_Function_base", ptr %9, i64 0, i32 1, !dbg !135
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !136, !tbaa.struct !137
  %22 = load ptr, ptr %17, align 8, !dbg !139, !tbaa !76
  store ptr %22, ptr %21, align 8, !dbg !140, !tbaa !76
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false), !dbg !141
  br label %23, !dbg !142

23:                                               ; preds = %20, %13
  %24 = load ptr, ptr %8, align 8, !dbg !143, !tbaa !111
  %25 = getelementptr inbounds %"class.std::function", ptr %24, i64 1, !dbg !143
  store ptr %25, ptr %8, align 8, !dbg !143, !tbaa !111
  br label %27, !dbg !144

26:                                               ; preds = %6
  invoke void @_ZNSt6vectorISt8functionIFvvEESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr %9, ptr noundef nonnull align 8 dereferenceable(32) %1)
          to label %27 unwind label %35, !dbg !145

27:                                               ; preds = %26, %23
  %28 = load ptr, ptr %7, align 8, !dbg !146, !tbaa !70
  %29 = load ptr, ptr %8, align 8, !dbg !156, !tbaa !70
  %30 = icmp eq ptr %28, %29, !dbg !160
  br i1 %30, label %31, label %32, !dbg !163, !prof !164

31:                                               ; preds = %27
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1230, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt8functionIFvvEESaIS2_EE4backEv, ptr noundef nonnull @.str.6) #20, !dbg !163
  unreachable, !dbg !163

32:                                               ; preds = %27
  %33 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 1, !dbg !165
  tail call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %33) #19, !dbg !166
  %34 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #19, !dbg !167
  ret void, !dbg !174

35:                                               ; preds = %26
  %36 = landingpad { ptr, i32 }
          cleanup, !dbg !174
  %37 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #19, !dbg !175
  resume { ptr, i32 } %36, !dbg !174
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4PoolD2Ev(ptr noundef nonnull align 8 dereferenceable(144) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !179 {
  %2 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 3, !dbg !180
  store atomic i8 1, ptr %2 seq_cst, align 8, !dbg !181
  %3 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 1, !dbg !188
  tail call void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) %3) #19, !dbg !189
  %4 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 4, !dbg !190
  %5 = load ptr, ptr %4, align 8, !dbg !191, !tbaa !70
  %6 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 4, i32 0, i32 0, i32 0, i32 1, !dbg !196
  %7 = load ptr, ptr %6, align 8, !dbg !199, !tbaa !70
  %8 = icmp eq ptr %5, %7, !dbg !201
  br i1 %8, label %9, label %48, !dbg !204

9:                                                ; preds = %50, %1
  %10 = load ptr, ptr %4, align 8, !dbg !205, !tbaa !208
  %11 = load ptr, ptr %6, align 8, !dbg !210, !tbaa !211
  %12 = icmp eq ptr %10, %11, !dbg !212
  br i1 %12, label %21, label %16, !dbg !220

13:                                               ; preds = %16
  %14 = getelementptr inbounds %"class.std::thread", ptr %17, i64 1, !dbg !221
  %15 = icmp eq ptr %14, %11, !dbg !212
  br i1 %15, label %21, label %16, !dbg !220, !llvm.loop !222

16:                                               ; preds = %9, %13
  %17 = phi ptr [ %14, %13 ], [ %10, %9 ]
  %18 = load i64, ptr %17, align 8, !dbg !224, !tbaa.struct !232
  %19 = icmp eq i64 %18, 0, !dbg !235
  br i1 %19, label %13, label %20, !dbg !238

20:                                               ; preds = %16
  tail call void @_ZSt9terminatev() #20, !dbg !239
  unreachable, !dbg !239

21:                                               ; preds = %13, %9
  %22 = icmp eq ptr %10, null, !dbg !243
  br i1 %22, label %24, label %23, !dbg !243

23:                                               ; preds = %21
  tail call void @_ZdlPv(ptr noundef %10) #22, !dbg !248
  br label %24, !dbg !253

24:                                               ; preds = %21, %23
  %25 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, !dbg !254
  %26 = load ptr, ptr %25, align 8, !dbg !255, !tbaa !258
  %27 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 1, !dbg !259
  %28 = load ptr, ptr %27, align 8, !dbg !259, !tbaa !111
  %29 = icmp eq ptr %26, %28, !dbg !260
  br i1 %29, label %43, label %30, !dbg !267

30:                                               ; preds = %24, %40
  %31 = phi ptr [ %41, %40 ], [ %26, %24 ]
  %32 = getelementptr inbounds %"class.std::_Function_base", ptr %31, i64 0, i32 1, !dbg !268
  %33 = load ptr, ptr %32, align 8, !dbg !268, !tbaa !76
  %34 = icmp eq ptr %33, null, !dbg !268
  br i1 %34, label %40, label %35, !dbg !268

35:                                               ; preds = %30
  %36 = invoke noundef zeroext i1 %33(ptr noundef nonnull align 8 dereferenceable(16) %31, ptr noundef nonnull align 8 dereferenceable(16) %31, i32 noundef 3)
          to label %40 unwind label %37, !dbg !272

37:                                               ; preds = %35
  %38 = landingpad { ptr, i32 }
          catch ptr null, !dbg !272
  %39 = extractvalue { ptr, i32 } %38, 0, !dbg !272
  tail call void @__clang_call_terminate(ptr %39) #20, !dbg !272
  unreachable, !dbg !272

40:                                               ; preds = %35, %30
  %41 = getelementptr inbounds %"class.std::function", ptr %31, i64 1, !dbg !273
  %42 = icmp eq ptr %41, %28, !dbg !260
  br i1 %42, label %43, label %30, !dbg !267, !llvm.loop !274

43:                                               ; preds = %40, %24
  %44 = load ptr, ptr %25, align 8, !dbg !276, !tbaa !258
  %45 = icmp eq ptr %44, null, !dbg !279
  br i1 %45, label %47, label %46, !dbg !279

46:                                               ; preds = %43
  tail call void @_ZdlPv(ptr noundef %44) #22, !dbg !282
  br label %47, !dbg !287

47:                                               ; preds = %43, %46
  tail call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %3) #19, !dbg !254
  ret void, !dbg !254

48:                                               ; preds = %1, %50
  %49 = phi ptr [ %51, %50 ], [ %5, %1 ]
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %49)
          to label %50 unwind label %53, !dbg !288

50:                                               ; preds = %48
  %51 = getelementptr inbounds %"class.std::thread", ptr %49, i64 1, !dbg !289
  %52 = icmp eq ptr %51, %7, !dbg !201
  br i1 %52, label %9, label %48, !dbg !204, !llvm.loop !292

53:                                               ; preds = %48
  %54 = landingpad { ptr, i32 }
          catch ptr null, !dbg !288
  %55 = extractvalue { ptr, i32 } %54, 0, !dbg !288
  tail call void @__clang_call_terminate(ptr %55) #20, !dbg !288
  unreachable, !dbg !288
}

; Function Attrs: noreturn nounwind
declare !dbg !295 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt6vectorISt6threadSaIS0_EE12emplace_backIJZN4PoolC1EiEUlvE_EEERS0_DpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !297 {
  %3 = alloca %"class.std::unique_ptr", align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !298
  %5 = load ptr, ptr %4, align 8, !dbg !298, !tbaa !211
  %6 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !299
  %7 = load ptr, ptr %6, align 8, !dbg !299, !tbaa !300
  %8 = icmp eq ptr %5, %7, !dbg !301
  br i1 %8, label %32, label %9, !dbg !302

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !303
  store i64 0, ptr %5, align 8, !dbg !303, !tbaa !312
  %10 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #23, !dbg !314
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !315, !tbaa !318
  %11 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %10, i64 0, i32 1, !dbg !320
  %12 = load i64, ptr %1, align 8, !dbg !321, !tbaa !70
  store i64 %12, ptr %11, align 8, !dbg !321, !tbaa !70
  store ptr %10, ptr %3, align 8, !dbg !329, !tbaa !70
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull %3, ptr noundef null)
          to label %13 unwind label %20, !dbg !337

13:                                               ; preds = %9
  %14 = load ptr, ptr %3, align 8, !dbg !338, !tbaa !70
  %15 = icmp eq ptr %14, null, !dbg !341
  br i1 %15, label %29, label %16, !dbg !338

16:                                               ; preds = %13
  %17 = load ptr, ptr %14, align 8, !dbg !342, !tbaa !318
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !342
  %19 = load ptr, ptr %18, align 8, !dbg !342
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #19, !dbg !342
  br label %29, !dbg !345

20:                                               ; preds = %9
  %21 = landingpad { ptr, i32 }
          cleanup, !dbg !346
  %22 = load ptr, ptr %3, align 8, !dbg !347, !tbaa !70
  %23 = icmp eq ptr %22, null, !dbg !349
  br i1 %23, label %28, label %24, !dbg !347

24:                                               ; preds = %20
  %25 = load ptr, ptr %22, align 8, !dbg !350, !tbaa !318
  %26 = getelementptr inbounds ptr, ptr %25, i64 1, !dbg !350
  %27 = load ptr, ptr %26, align 8, !dbg !350
  call void %27(ptr noundef nonnull align 8 dereferenceable(8) %22) #19, !dbg !350
  br label %28, !dbg !352

28:                                               ; preds = %24, %20
  store ptr null, ptr %3, align 8, !dbg !353, !tbaa !70
  resume { ptr, i32 } %21, !dbg !346

29:                                               ; preds = %13, %16
  store ptr null, ptr %3, align 8, !dbg !354, !tbaa !70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !346
  %30 = load ptr, ptr %4, align 8, !dbg !355, !tbaa !211
  %31 = getelementptr inbounds %"class.std::thread", ptr %30, i64 1, !dbg !355
  store ptr %31, ptr %4, align 8, !dbg !355, !tbaa !211
  br label %33, !dbg !356

32:                                               ; preds = %2
  tail call void @_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %5, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !357
  br label %33

33:                                               ; preds = %32, %29
  %34 = load ptr, ptr %0, align 8, !dbg !358, !tbaa !70
  %35 = load ptr, ptr %4, align 8, !dbg !367, !tbaa !70
  %36 = icmp eq ptr %34, %35, !dbg !371
  br i1 %36, label %37, label %38, !dbg !374, !prof !164

37:                                               ; preds = %33
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1230, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt6threadSaIS0_EE4backEv, ptr noundef nonnull @.str.6) #20, !dbg !374
  unreachable, !dbg !374

38:                                               ; preds = %33
  %39 = getelementptr inbounds %"class.std::thread", ptr %35, i64 -1, !dbg !375
  ret ptr %39, !dbg !378
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt6threadSaIS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !206 {
  %2 = load ptr, ptr %0, align 8, !dbg !379, !tbaa !208
  %3 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !380
  %4 = load ptr, ptr %3, align 8, !dbg !380, !tbaa !211
  %5 = icmp eq ptr %2, %4, !dbg !381
  br i1 %5, label %14, label %9, !dbg !385

6:                                                ; preds = %9
  %7 = getelementptr inbounds %"class.std::thread", ptr %10, i64 1, !dbg !386
  %8 = icmp eq ptr %7, %4, !dbg !381
  br i1 %8, label %14, label %9, !dbg !385, !llvm.loop !387

9:                                                ; preds = %1, %6
  %10 = phi ptr [ %7, %6 ], [ %2, %1 ]
  %11 = load i64, ptr %10, align 8, !dbg !389, !tbaa.struct !232
  %12 = icmp eq i64 %11, 0, !dbg !393
  br i1 %12, label %6, label %13, !dbg !395

13:                                               ; preds = %9
  tail call void @_ZSt9terminatev() #20, !dbg !396
  unreachable, !dbg !396

14:                                               ; preds = %6, %1
  %15 = icmp eq ptr %2, null, !dbg !398
  br i1 %15, label %17, label %16, !dbg !398

16:                                               ; preds = %14
  tail call void @_ZdlPv(ptr noundef %2) #22, !dbg !401
  br label %17, !dbg !404

17:                                               ; preds = %14, %16
  ret void, !dbg !405
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt8functionIFvvEESaIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !256 {
  %2 = load ptr, ptr %0, align 8, !dbg !406, !tbaa !258
  %3 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !407
  %4 = load ptr, ptr %3, align 8, !dbg !407, !tbaa !111
  %5 = icmp eq ptr %2, %4, !dbg !408
  br i1 %5, label %19, label %6, !dbg !412

6:                                                ; preds = %1, %16
  %7 = phi ptr [ %17, %16 ], [ %2, %1 ]
  %8 = getelementptr inbounds %"class.std::_Function_base", ptr %7, i64 0, i32 1, !dbg !413
  %9 = load ptr, ptr %8, align 8, !dbg !413, !tbaa !76
  %10 = icmp eq ptr %9, null, !dbg !413
  br i1 %10, label %16, label %11, !dbg !413

11:                                               ; preds = %6
  %12 = invoke noundef zeroext i1 %9(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %7, i32 noundef 3)
          to label %16 unwind label %13, !dbg !416

13:                                               ; preds = %11
  %14 = landingpad { ptr, i32 }
          catch ptr null, !dbg !416
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !416
  tail call void @__clang_call_terminate(ptr %15) #20, !dbg !416
  unreachable, !dbg !416

16:                                               ; preds = %11, %6
  %17 = getelementptr inbounds %"class.std::function", ptr %7, i64 1, !dbg !417
  %18 = icmp eq ptr %17, %4, !dbg !408
  br i1 %18, label %19, label %6, !dbg !412, !llvm.loop !418

19:                                               ; preds = %16, %1
  %20 = load ptr, ptr %0, align 8, !dbg !420, !tbaa !258
  %21 = icmp eq ptr %20, null, !dbg !422
  br i1 %21, label %23, label %22, !dbg !422

22:                                               ; preds = %19
  tail call void @_ZdlPv(ptr noundef %20) #22, !dbg !424
  br label %23, !dbg !427

23:                                               ; preds = %19, %22
  ret void, !dbg !428
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !429 {
  %4 = alloca %"class.std::unique_ptr", align 8
  %5 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !430
  %6 = load ptr, ptr %5, align 8, !dbg !430, !tbaa !211
  %7 = load ptr, ptr %0, align 8, !dbg !435, !tbaa !208
  %8 = ptrtoint ptr %6 to i64, !dbg !436
  %9 = ptrtoint ptr %7 to i64, !dbg !436
  %10 = sub i64 %8, %9, !dbg !436
  %11 = icmp eq i64 %10, 9223372036854775800, !dbg !437
  br i1 %11, label %12, label %13, !dbg !438

12:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #21, !dbg !439
  unreachable, !dbg !439

13:                                               ; preds = %3
  %14 = ashr exact i64 %10, 3, !dbg !436
  %15 = tail call i64 @llvm.umax.i64(i64 %14, i64 1), !dbg !440
  %16 = add i64 %15, %14, !dbg !441
  %17 = icmp ult i64 %16, %14, !dbg !442
  %18 = icmp ugt i64 %16, 1152921504606846975
  %19 = or i1 %17, %18, !dbg !443
  %20 = select i1 %19, i64 1152921504606846975, i64 %16, !dbg !443
  %21 = ptrtoint ptr %1 to i64, !dbg !444
  %22 = sub i64 %21, %9, !dbg !444
  %23 = ashr exact i64 %22, 3, !dbg !444
  %24 = icmp eq i64 %20, 0, !dbg !447
  br i1 %24, label %28, label %25, !dbg !450

25:                                               ; preds = %13
  %26 = shl i64 %20, 3, !dbg !451
  %27 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %26) #23, !dbg !456
  br label %28, !dbg !450

28:                                               ; preds = %13, %25
  %29 = phi ptr [ %27, %25 ], [ null, %13 ], !dbg !450
  %30 = getelementptr inbounds %"class.std::thread", ptr %29, i64 %23, !dbg !457
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4), !dbg !458
  store i64 0, ptr %30, align 8, !dbg !458, !tbaa !312
  %31 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #23
          to label %32 unwind label %78, !dbg !463

32:                                               ; preds = %28
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %31, align 8, !dbg !464, !tbaa !318
  %33 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %31, i64 0, i32 1, !dbg !466
  %34 = load i64, ptr %2, align 8, !dbg !467, !tbaa !70
  store i64 %34, ptr %33, align 8, !dbg !467, !tbaa !70
  store ptr %31, ptr %4, align 8, !dbg !471, !tbaa !70
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %30, ptr noundef nonnull %4, ptr noundef null)
          to label %35 unwind label %42, !dbg !475

35:                                               ; preds = %32
  %36 = load ptr, ptr %4, align 8, !dbg !476, !tbaa !70
  %37 = icmp eq ptr %36, null, !dbg !478
  br i1 %37, label %51, label %38, !dbg !476

38:                                               ; preds = %35
  %39 = load ptr, ptr %36, align 8, !dbg !479, !tbaa !318
  %40 = getelementptr inbounds ptr, ptr %39, i64 1, !dbg !479
  %41 = load ptr, ptr %40, align 8, !dbg !479
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %36) #19, !dbg !479
  br label %51, !dbg !481

42:                                               ; preds = %32
  %43 = landingpad { ptr, i32 }
          catch ptr null, !dbg !482
  %44 = load ptr, ptr %4, align 8, !dbg !483, !tbaa !70
  %45 = icmp eq ptr %44, null, !dbg !485
  br i1 %45, label %50, label %46, !dbg !483

46:                                               ; preds = %42
  %47 = load ptr, ptr %44, align 8, !dbg !486, !tbaa !318
  %48 = getelementptr inbounds ptr, ptr %47, i64 1, !dbg !486
  %49 = load ptr, ptr %48, align 8, !dbg !486
  call void %49(ptr noundef nonnull align 8 dereferenceable(8) %44) #19, !dbg !486
  br label %50, !dbg !488

50:                                               ; preds = %46, %42
  store ptr null, ptr %4, align 8, !dbg !489, !tbaa !70
  br label %80

51:                                               ; preds = %35, %38
  store ptr null, ptr %4, align 8, !dbg !490, !tbaa !70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4), !dbg !482
  %52 = icmp eq ptr %7, %1, !dbg !491
  br i1 %52, label %60, label %53, !dbg !499

53:                                               ; preds = %51, %53
  %54 = phi ptr [ %58, %53 ], [ %29, %51 ]
  %55 = phi ptr [ %57, %53 ], [ %7, %51 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !500), !dbg !503
  call void @llvm.experimental.noalias.scope.decl(metadata !504), !dbg !503
  store i64 0, ptr %54, align 8, !dbg !506, !tbaa !312, !alias.scope !500, !noalias !504
  %56 = load i64, ptr %55, align 8, !dbg !516, !tbaa !233, !alias.scope !504, !noalias !500
  store i64 %56, ptr %54, align 8, !dbg !516, !tbaa !233, !alias.scope !500, !noalias !504
  store i64 0, ptr %55, align 8, !dbg !522, !tbaa.struct !232, !alias.scope !504, !noalias !500
  %57 = getelementptr inbounds %"class.std::thread", ptr %55, i64 1, !dbg !523
  %58 = getelementptr inbounds %"class.std::thread", ptr %54, i64 1, !dbg !524
  %59 = icmp eq ptr %57, %1, !dbg !491
  br i1 %59, label %60, label %53, !dbg !499, !llvm.loop !525

60:                                               ; preds = %53, %51
  %61 = phi ptr [ %29, %51 ], [ %58, %53 ], !dbg !527
  %62 = getelementptr %"class.std::thread", ptr %61, i64 1, !dbg !528
  %63 = icmp eq ptr %6, %1, !dbg !529
  br i1 %63, label %71, label %64, !dbg !533

64:                                               ; preds = %60, %64
  %65 = phi ptr [ %69, %64 ], [ %62, %60 ]
  %66 = phi ptr [ %68, %64 ], [ %1, %60 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !534), !dbg !537
  call void @llvm.experimental.noalias.scope.decl(metadata !538), !dbg !537
  store i64 0, ptr %65, align 8, !dbg !540, !tbaa !312, !alias.scope !534, !noalias !538
  %67 = load i64, ptr %66, align 8, !dbg !546, !tbaa !233, !alias.scope !538, !noalias !534
  store i64 %67, ptr %65, align 8, !dbg !546, !tbaa !233, !alias.scope !534, !noalias !538
  store i64 0, ptr %66, align 8, !dbg !549, !tbaa.struct !232, !alias.scope !538, !noalias !534
  %68 = getelementptr inbounds %"class.std::thread", ptr %66, i64 1, !dbg !550
  %69 = getelementptr inbounds %"class.std::thread", ptr %65, i64 1, !dbg !551
  %70 = icmp eq ptr %68, %6, !dbg !529
  br i1 %70, label %71, label %64, !dbg !533, !llvm.loop !552

71:                                               ; preds = %64, %60
  %72 = phi ptr [ %62, %60 ], [ %69, %64 ], !dbg !554
  %73 = icmp eq ptr %7, null, !dbg !555
  br i1 %73, label %75, label %74, !dbg !555

74:                                               ; preds = %71
  call void @_ZdlPv(ptr noundef %7) #22, !dbg !557
  br label %75, !dbg !560

75:                                               ; preds = %71, %74
  %76 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !561
  store ptr %29, ptr %0, align 8, !dbg !562, !tbaa !208
  store ptr %72, ptr %5, align 8, !dbg !563, !tbaa !211
  %77 = getelementptr inbounds %"class.std::thread", ptr %29, i64 %20, !dbg !564
  store ptr %77, ptr %76, align 8, !dbg !565, !tbaa !300
  ret void, !dbg !566

78:                                               ; preds = %28
  %79 = landingpad { ptr, i32 }
          catch ptr null, !dbg !566
  br label %80, !dbg !566

80:                                               ; preds = %50, %78
  %81 = phi { ptr, i32 } [ %79, %78 ], [ %43, %50 ]
  %82 = extractvalue { ptr, i32 } %81, 0, !dbg !566
  %83 = call ptr @__cxa_begin_catch(ptr %82) #19, !dbg !567
  %84 = icmp eq ptr %29, null, !dbg !568
  br i1 %84, label %85, label %92, !dbg !569

85:                                               ; preds = %80
  %86 = load i64, ptr %30, align 8, !dbg !570, !tbaa.struct !232
  %87 = icmp eq i64 %86, 0, !dbg !577
  br i1 %87, label %91, label %88, !dbg !579

88:                                               ; preds = %85
  call void @_ZSt9terminatev() #20, !dbg !580
  unreachable, !dbg !580

89:                                               ; preds = %93
  %90 = landingpad { ptr, i32 }
          cleanup, !dbg !566
  invoke void @__cxa_end_catch()
          to label %94 unwind label %95, !dbg !582

91:                                               ; preds = %85
  br i1 %84, label %93, label %92, !dbg !583

92:                                               ; preds = %80, %91
  call void @_ZdlPv(ptr noundef %29) #22, !dbg !585
  br label %93, !dbg !588

93:                                               ; preds = %92, %91
  invoke void @__cxa_rethrow() #21
          to label %98 unwind label %89, !dbg !589

94:                                               ; preds = %89
  resume { ptr, i32 } %90, !dbg !566

95:                                               ; preds = %89
  %96 = landingpad { ptr, i32 }
          catch ptr null, !dbg !582
  %97 = extractvalue { ptr, i32 } %96, 0, !dbg !582
  call void @__clang_call_terminate(ptr %97) #20, !dbg !582
  unreachable, !dbg !582

98:                                               ; preds = %93
  unreachable
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 comdat align 2 !dbg !590 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #19, !dbg !591
  tail call void @_ZdlPv(ptr noundef %0) #22, !dbg !591
  ret void, !dbg !591
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 comdat align 2 !dbg !592 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !593
  %3 = load ptr, ptr %2, align 8, !tbaa !41
  tail call void @_ZN4Pool3runEv(ptr noundef nonnull align 8 dereferenceable(144) %3), !dbg !594
  ret void, !dbg !606
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #12 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #19
  tail call void @_ZSt9terminatev() #20
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !607 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #13

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN4Pool3runEv(ptr noundef nonnull align 8 dereferenceable(144) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !608 {
  %2 = alloca { i64, i64 }, align 8
  %3 = alloca %"class.std::function", align 8
  %4 = alloca %"class.std::function", align 8
  %5 = alloca %"class.std::unique_lock", align 8
  %6 = getelementptr inbounds %"class.std::unique_lock", ptr %5, i64 0, i32 1
  %7 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 1
  %8 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2
  %9 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 3
  %10 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 1
  %11 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 1
  %12 = getelementptr inbounds %"class.std::function", ptr %3, i64 0, i32 1
  %13 = getelementptr inbounds %"class.std::_Function_base", ptr %3, i64 0, i32 1
  %14 = getelementptr inbounds %"class.std::_Function_base", ptr %3, i64 0, i32 1
  %15 = getelementptr inbounds %"class.std::_Function_base", ptr %4, i64 0, i32 1
  %16 = getelementptr inbounds %"class.std::function", ptr %4, i64 0, i32 1
  %17 = getelementptr inbounds %"class.std::_Function_base", ptr %4, i64 0, i32 1
  br label %18, !dbg !609

18:                                               ; preds = %116, %1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #19, !dbg !610
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false), !dbg !611
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #19, !dbg !615
  store ptr %0, ptr %5, align 8, !dbg !616, !tbaa !620
  store i8 0, ptr %6, align 8, !dbg !623, !tbaa !624
  %19 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #19, !dbg !625
  %20 = icmp eq i32 %19, 0, !dbg !630
  br i1 %20, label %23, label %21, !dbg !630

21:                                               ; preds = %18
  invoke void @_ZSt20__throw_system_errori(i32 noundef %19) #21
          to label %22 unwind label %40, !dbg !631

22:                                               ; preds = %21
  unreachable, !dbg !631

23:                                               ; preds = %18
  store i8 1, ptr %6, align 8, !dbg !632, !tbaa !624
  %24 = load atomic i8, ptr %9 seq_cst, align 8, !dbg !633
  %25 = and i8 %24, 1, !dbg !633
  %26 = icmp eq i8 %25, 0, !dbg !633
  br i1 %26, label %27, label %36, !dbg !643

27:                                               ; preds = %23, %32
  %28 = load ptr, ptr %8, align 8, !dbg !644, !tbaa !70
  %29 = load ptr, ptr %10, align 8, !dbg !648, !tbaa !70
  %30 = icmp eq ptr %28, %29, !dbg !651
  br i1 %30, label %31, label %36, !dbg !653

31:                                               ; preds = %27
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(9) %5)
          to label %32 unwind label %42, !dbg !654

32:                                               ; preds = %31
  %33 = load atomic i8, ptr %9 seq_cst, align 8, !dbg !633
  %34 = and i8 %33, 1, !dbg !633
  %35 = icmp eq i8 %34, 0, !dbg !633
  br i1 %35, label %27, label %36, !dbg !643, !llvm.loop !655

36:                                               ; preds = %32, %27, %23
  %37 = load ptr, ptr %8, align 8, !dbg !657, !tbaa !70
  %38 = load ptr, ptr %11, align 8, !dbg !661, !tbaa !70
  %39 = icmp eq ptr %37, %38, !dbg !664
  br i1 %39, label %99, label %51, !dbg !666

40:                                               ; preds = %21
  %41 = landingpad { ptr, i32 }
          cleanup, !dbg !667
  br label %117, !dbg !667

42:                                               ; preds = %31
  %43 = landingpad { ptr, i32 }
          cleanup, !dbg !667
  %44 = load i8, ptr %6, align 8, !dbg !668, !tbaa !624, !range !671, !noundef !10
  %45 = icmp eq i8 %44, 0, !dbg !668
  br i1 %45, label %117, label %46, !dbg !668

46:                                               ; preds = %42
  %47 = load ptr, ptr %5, align 8, !dbg !672, !tbaa !620
  %48 = icmp eq ptr %47, null, !dbg !672
  br i1 %48, label %117, label %49, !dbg !672

49:                                               ; preds = %46
  %50 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %47) #19, !dbg !675
  store i8 0, ptr %6, align 8, !dbg !678, !tbaa !624
  br label %117, !dbg !679

51:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #19, !dbg !680
  %52 = getelementptr %"class.std::function", ptr %38, i64 -1, i32 1, !dbg !683
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false), !dbg !685
  %53 = load ptr, ptr %52, align 8, !dbg !683, !tbaa !72
  store ptr %53, ptr %12, align 8, !dbg !687, !tbaa !72
  %54 = getelementptr %"class.std::function", ptr %38, i64 -1, i32 0, i32 1, !dbg !688
  %55 = load ptr, ptr %54, align 8, !dbg !688, !tbaa !76
  %56 = icmp eq ptr %55, null, !dbg !688
  br i1 %56, label %59, label %57, !dbg !691

57:                                               ; preds = %51
  %58 = getelementptr inbounds %"class.std::function", ptr %38, i64 -1, !dbg !692
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %58, i64 16, i1 false), !dbg !696, !tbaa.struct !137
  store ptr %55, ptr %13, align 8, !dbg !697, !tbaa !76
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %54, i8 0, i64 16, i1 false), !dbg !698
  br label %59, !dbg !699

59:                                               ; preds = %57, %51
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2), !dbg !700
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false), !dbg !705, !tbaa.struct !137
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !706, !tbaa.struct !137
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !707, !tbaa.struct !137
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2), !dbg !708
  %60 = load ptr, ptr %14, align 8, !dbg !709, !tbaa !70
  %61 = load ptr, ptr %15, align 8, !dbg !712, !tbaa !70
  store ptr %61, ptr %14, align 8, !dbg !713, !tbaa !70
  store ptr %60, ptr %15, align 8, !dbg !714, !tbaa !70
  %62 = load ptr, ptr %16, align 8, !dbg !715, !tbaa !70
  store ptr %62, ptr %12, align 8, !dbg !718, !tbaa !70
  store ptr %53, ptr %16, align 8, !dbg !719, !tbaa !70
  %63 = icmp eq ptr %61, null, !dbg !720
  br i1 %63, label %69, label %64, !dbg !720

64:                                               ; preds = %59
  %65 = invoke noundef zeroext i1 %61(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %3, i32 noundef 3)
          to label %69 unwind label %66, !dbg !722

66:                                               ; preds = %64
  %67 = landingpad { ptr, i32 }
          catch ptr null, !dbg !722
  %68 = extractvalue { ptr, i32 } %67, 0, !dbg !722
  call void @__clang_call_terminate(ptr %68) #20, !dbg !722
  unreachable, !dbg !722

69:                                               ; preds = %59, %64
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #19, !dbg !680
  %70 = load ptr, ptr %8, align 8, !dbg !723, !tbaa !70
  %71 = load ptr, ptr %11, align 8, !dbg !729, !tbaa !70
  %72 = icmp eq ptr %70, %71, !dbg !732
  br i1 %72, label %73, label %74, !dbg !734, !prof !164

73:                                               ; preds = %69
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1319, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt8functionIFvvEESaIS2_EE8pop_backEv, ptr noundef nonnull @.str.6) #20, !dbg !734
  unreachable, !dbg !734

74:                                               ; preds = %69
  %75 = getelementptr inbounds %"class.std::function", ptr %71, i64 -1, !dbg !735
  store ptr %75, ptr %11, align 8, !dbg !735, !tbaa !111
  %76 = getelementptr %"class.std::function", ptr %71, i64 -1, i32 0, i32 1, !dbg !736
  %77 = load ptr, ptr %76, align 8, !dbg !736, !tbaa !76
  %78 = icmp eq ptr %77, null, !dbg !736
  br i1 %78, label %84, label %79, !dbg !736

79:                                               ; preds = %74
  %80 = invoke noundef zeroext i1 %77(ptr noundef nonnull align 8 dereferenceable(16) %75, ptr noundef nonnull align 8 dereferenceable(16) %75, i32 noundef 3)
          to label %84 unwind label %81, !dbg !742

81:                                               ; preds = %79
  %82 = landingpad { ptr, i32 }
          catch ptr null, !dbg !742
  %83 = extractvalue { ptr, i32 } %82, 0, !dbg !742
  call void @__clang_call_terminate(ptr %83) #20, !dbg !742
  unreachable, !dbg !742

84:                                               ; preds = %74, %79
  %85 = load i8, ptr %6, align 8, !dbg !743, !tbaa !624, !range !671, !noundef !10
  %86 = icmp eq i8 %85, 0, !dbg !743
  br i1 %86, label %92, label %87, !dbg !743

87:                                               ; preds = %84
  %88 = load ptr, ptr %5, align 8, !dbg !745, !tbaa !620
  %89 = icmp eq ptr %88, null, !dbg !745
  br i1 %89, label %92, label %90, !dbg !745

90:                                               ; preds = %87
  %91 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #19, !dbg !747
  store i8 0, ptr %6, align 8, !dbg !750, !tbaa !624
  br label %92, !dbg !751

92:                                               ; preds = %84, %87, %90
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19, !dbg !752
  %93 = load ptr, ptr %15, align 8, !dbg !753, !tbaa !76
  %94 = icmp eq ptr %93, null, !dbg !753
  br i1 %94, label %95, label %97, !dbg !757

95:                                               ; preds = %92
  invoke void @_ZSt25__throw_bad_function_callv() #21
          to label %96 unwind label %121, !dbg !758

96:                                               ; preds = %95
  unreachable, !dbg !758

97:                                               ; preds = %92
  %98 = load ptr, ptr %16, align 8, !dbg !759, !tbaa !72
  invoke void %98(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %108 unwind label %119, !dbg !759

99:                                               ; preds = %36
  %100 = load i8, ptr %6, align 8, !dbg !760, !tbaa !624, !range !671, !noundef !10
  %101 = icmp eq i8 %100, 0, !dbg !760
  br i1 %101, label %107, label %102, !dbg !760

102:                                              ; preds = %99
  %103 = load ptr, ptr %5, align 8, !dbg !762, !tbaa !620
  %104 = icmp eq ptr %103, null, !dbg !762
  br i1 %104, label %107, label %105, !dbg !762

105:                                              ; preds = %102
  %106 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %103) #19, !dbg !764
  store i8 0, ptr %6, align 8, !dbg !767, !tbaa !624
  br label %107, !dbg !768

107:                                              ; preds = %99, %102, %105
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19, !dbg !752
  br label %108

108:                                              ; preds = %97, %107
  %109 = load ptr, ptr %17, align 8, !dbg !769, !tbaa !76
  %110 = icmp eq ptr %109, null, !dbg !769
  br i1 %110, label %116, label %111, !dbg !769

111:                                              ; preds = %108
  %112 = invoke noundef zeroext i1 %109(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3)
          to label %116 unwind label %113, !dbg !771

113:                                              ; preds = %111
  %114 = landingpad { ptr, i32 }
          catch ptr null, !dbg !771
  %115 = extractvalue { ptr, i32 } %114, 0, !dbg !771
  call void @__clang_call_terminate(ptr %115) #20, !dbg !771
  unreachable, !dbg !771

116:                                              ; preds = %108, %111
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #19, !dbg !772
  br i1 %39, label %134, label %18

117:                                              ; preds = %49, %46, %42, %40
  %118 = phi { ptr, i32 } [ %41, %40 ], [ %43, %42 ], [ %43, %46 ], [ %43, %49 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19, !dbg !752
  br label %123, !dbg !752

119:                                              ; preds = %97
  %120 = landingpad { ptr, i32 }
          cleanup, !dbg !667
  br label %123, !dbg !667

121:                                              ; preds = %95
  %122 = landingpad { ptr, i32 }
          cleanup, !dbg !667
  br label %123, !dbg !667

123:                                              ; preds = %119, %121, %117
  %124 = phi { ptr, i32 } [ %118, %117 ], [ %120, %119 ], [ %122, %121 ]
  %125 = getelementptr inbounds %"class.std::_Function_base", ptr %4, i64 0, i32 1, !dbg !773
  %126 = load ptr, ptr %125, align 8, !dbg !773, !tbaa !76
  %127 = icmp eq ptr %126, null, !dbg !773
  br i1 %127, label %133, label %128, !dbg !773

128:                                              ; preds = %123
  %129 = invoke noundef zeroext i1 %126(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3)
          to label %133 unwind label %130, !dbg !775

130:                                              ; preds = %128
  %131 = landingpad { ptr, i32 }
          catch ptr null, !dbg !775
  %132 = extractvalue { ptr, i32 } %131, 0, !dbg !775
  call void @__clang_call_terminate(ptr %132) #20, !dbg !775
  unreachable, !dbg !775

133:                                              ; preds = %123, %128
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #19, !dbg !772
  resume { ptr, i32 } %124, !dbg !772

134:                                              ; preds = %116
  ret void, !dbg !667
}

; Function Attrs: noreturn
declare !dbg !776 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare !dbg !778 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #6

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !780 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !781 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn
declare !dbg !782 void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #14

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !783 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt8functionIFvvEESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !784 {
  %4 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !785
  %5 = load ptr, ptr %4, align 8, !dbg !785, !tbaa !111
  %6 = load ptr, ptr %0, align 8, !dbg !790, !tbaa !258
  %7 = ptrtoint ptr %5 to i64, !dbg !791
  %8 = ptrtoint ptr %6 to i64, !dbg !791
  %9 = sub i64 %7, %8, !dbg !791
  %10 = icmp eq i64 %9, 9223372036854775776, !dbg !792
  br i1 %10, label %11, label %12, !dbg !793

11:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #21, !dbg !794
  unreachable, !dbg !794

12:                                               ; preds = %3
  %13 = ashr exact i64 %9, 5, !dbg !791
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 1), !dbg !795
  %15 = add i64 %14, %13, !dbg !796
  %16 = icmp ult i64 %15, %13, !dbg !797
  %17 = icmp ugt i64 %15, 288230376151711743
  %18 = or i1 %16, %17, !dbg !798
  %19 = select i1 %18, i64 288230376151711743, i64 %15, !dbg !798
  %20 = ptrtoint ptr %1 to i64, !dbg !799
  %21 = sub i64 %20, %8, !dbg !799
  %22 = ashr exact i64 %21, 5, !dbg !799
  %23 = icmp ne i64 %19, 0, !dbg !802
  tail call void @llvm.assume(i1 %23), !dbg !805
  %24 = shl i64 %19, 5, !dbg !806
  %25 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %24) #23, !dbg !811
  %26 = getelementptr inbounds %"class.std::function", ptr %25, i64 %22, !dbg !812
  %27 = getelementptr inbounds %"class.std::function", ptr %25, i64 %22, i32 1, !dbg !813
  %28 = getelementptr inbounds %"class.std::function", ptr %2, i64 0, i32 1, !dbg !817
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %26, i8 0, i64 24, i1 false), !dbg !818
  %29 = load ptr, ptr %28, align 8, !dbg !817, !tbaa !72
  store ptr %29, ptr %27, align 8, !dbg !813, !tbaa !72
  %30 = getelementptr inbounds %"class.std::_Function_base", ptr %2, i64 0, i32 1, !dbg !820
  %31 = load ptr, ptr %30, align 8, !dbg !820, !tbaa !76
  %32 = icmp eq ptr %31, null, !dbg !820
  br i1 %32, label %35, label %33, !dbg !823

33:                                               ; preds = %12
  %34 = getelementptr inbounds %"class.std::_Function_base", ptr %26, i64 0, i32 1, !dbg !824
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !825, !tbaa.struct !137
  store ptr %31, ptr %34, align 8, !dbg !826, !tbaa !76
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %30, i8 0, i64 16, i1 false), !dbg !827
  br label %35, !dbg !828

35:                                               ; preds = %12, %33
  %36 = icmp eq ptr %6, %1, !dbg !829
  br i1 %36, label %60, label %37, !dbg !836

37:                                               ; preds = %35, %56
  %38 = phi ptr [ %58, %56 ], [ %25, %35 ]
  %39 = phi ptr [ %57, %56 ], [ %6, %35 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !837), !dbg !840
  tail call void @llvm.experimental.noalias.scope.decl(metadata !841), !dbg !840
  %40 = getelementptr inbounds %"class.std::function", ptr %38, i64 0, i32 1, !dbg !843
  %41 = getelementptr inbounds %"class.std::function", ptr %39, i64 0, i32 1, !dbg !849
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %38, i8 0, i64 24, i1 false), !dbg !850, !alias.scope !837, !noalias !841
  %42 = load ptr, ptr %41, align 8, !dbg !849, !tbaa !72, !alias.scope !841, !noalias !837
  store ptr %42, ptr %40, align 8, !dbg !843, !tbaa !72, !alias.scope !837, !noalias !841
  %43 = getelementptr inbounds %"class.std::_Function_base", ptr %39, i64 0, i32 1, !dbg !852
  %44 = load ptr, ptr %43, align 8, !dbg !852, !tbaa !76, !alias.scope !841, !noalias !837
  %45 = icmp eq ptr %44, null, !dbg !852
  br i1 %45, label %48, label %46, !dbg !855

46:                                               ; preds = %37
  %47 = getelementptr inbounds %"class.std::_Function_base", ptr %38, i64 0, i32 1, !dbg !856
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, ptr noundef nonnull align 8 dereferenceable(16) %39, i64 16, i1 false), !dbg !857, !tbaa.struct !137, !alias.scope !858
  store ptr %44, ptr %47, align 8, !dbg !859, !tbaa !76, !alias.scope !837, !noalias !841
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false), !dbg !860, !alias.scope !841, !noalias !837
  br label %48, !dbg !861

48:                                               ; preds = %46, %37
  %49 = load ptr, ptr %43, align 8, !dbg !862, !tbaa !76, !alias.scope !841, !noalias !837
  %50 = icmp eq ptr %49, null, !dbg !862
  br i1 %50, label %56, label %51, !dbg !862

51:                                               ; preds = %48
  %52 = invoke noundef zeroext i1 %49(ptr noundef nonnull align 8 dereferenceable(16) %39, ptr noundef nonnull align 8 dereferenceable(16) %39, i32 noundef 3)
          to label %56 unwind label %53, !dbg !866, !noalias !837

53:                                               ; preds = %51
  %54 = landingpad { ptr, i32 }
          catch ptr null, !dbg !866
  %55 = extractvalue { ptr, i32 } %54, 0, !dbg !866
  tail call void @__clang_call_terminate(ptr %55) #20, !dbg !866
  unreachable, !dbg !866

56:                                               ; preds = %51, %48
  %57 = getelementptr inbounds %"class.std::function", ptr %39, i64 1, !dbg !867
  %58 = getelementptr inbounds %"class.std::function", ptr %38, i64 1, !dbg !868
  %59 = icmp eq ptr %57, %1, !dbg !829
  br i1 %59, label %60, label %37, !dbg !836, !llvm.loop !869

60:                                               ; preds = %56, %35
  %61 = phi ptr [ %25, %35 ], [ %58, %56 ], !dbg !871
  %62 = getelementptr inbounds %"class.std::function", ptr %61, i64 1, !dbg !872
  %63 = icmp eq ptr %5, %1, !dbg !873
  br i1 %63, label %87, label %64, !dbg !877

64:                                               ; preds = %60, %83
  %65 = phi ptr [ %85, %83 ], [ %62, %60 ]
  %66 = phi ptr [ %84, %83 ], [ %1, %60 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !878), !dbg !881
  tail call void @llvm.experimental.noalias.scope.decl(metadata !882), !dbg !881
  %67 = getelementptr inbounds %"class.std::function", ptr %65, i64 0, i32 1, !dbg !884
  %68 = getelementptr inbounds %"class.std::function", ptr %66, i64 0, i32 1, !dbg !889
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %65, i8 0, i64 24, i1 false), !dbg !890, !alias.scope !878, !noalias !882
  %69 = load ptr, ptr %68, align 8, !dbg !889, !tbaa !72, !alias.scope !882, !noalias !878
  store ptr %69, ptr %67, align 8, !dbg !884, !tbaa !72, !alias.scope !878, !noalias !882
  %70 = getelementptr inbounds %"class.std::_Function_base", ptr %66, i64 0, i32 1, !dbg !892
  %71 = load ptr, ptr %70, align 8, !dbg !892, !tbaa !76, !alias.scope !882, !noalias !878
  %72 = icmp eq ptr %71, null, !dbg !892
  br i1 %72, label %75, label %73, !dbg !895

73:                                               ; preds = %64
  %74 = getelementptr inbounds %"class.std::_Function_base", ptr %65, i64 0, i32 1, !dbg !896
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %65, ptr noundef nonnull align 8 dereferenceable(16) %66, i64 16, i1 false), !dbg !897, !tbaa.struct !137, !alias.scope !898
  store ptr %71, ptr %74, align 8, !dbg !899, !tbaa !76, !alias.scope !878, !noalias !882
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false), !dbg !900, !alias.scope !882, !noalias !878
  br label %75, !dbg !901

75:                                               ; preds = %73, %64
  %76 = load ptr, ptr %70, align 8, !dbg !902, !tbaa !76, !alias.scope !882, !noalias !878
  %77 = icmp eq ptr %76, null, !dbg !902
  br i1 %77, label %83, label %78, !dbg !902

78:                                               ; preds = %75
  %79 = invoke noundef zeroext i1 %76(ptr noundef nonnull align 8 dereferenceable(16) %66, ptr noundef nonnull align 8 dereferenceable(16) %66, i32 noundef 3)
          to label %83 unwind label %80, !dbg !906, !noalias !878

80:                                               ; preds = %78
  %81 = landingpad { ptr, i32 }
          catch ptr null, !dbg !906
  %82 = extractvalue { ptr, i32 } %81, 0, !dbg !906
  tail call void @__clang_call_terminate(ptr %82) #20, !dbg !906
  unreachable, !dbg !906

83:                                               ; preds = %78, %75
  %84 = getelementptr inbounds %"class.std::function", ptr %66, i64 1, !dbg !907
  %85 = getelementptr inbounds %"class.std::function", ptr %65, i64 1, !dbg !908
  %86 = icmp eq ptr %84, %5, !dbg !873
  br i1 %86, label %87, label %64, !dbg !877, !llvm.loop !909

87:                                               ; preds = %83, %60
  %88 = phi ptr [ %62, %60 ], [ %85, %83 ], !dbg !911
  %89 = icmp eq ptr %6, null, !dbg !912
  br i1 %89, label %91, label %90, !dbg !912

90:                                               ; preds = %87
  tail call void @_ZdlPv(ptr noundef %6) #22, !dbg !914
  br label %91, !dbg !917

91:                                               ; preds = %87, %90
  %92 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !918
  store ptr %25, ptr %0, align 8, !dbg !919, !tbaa !258
  store ptr %88, ptr %4, align 8, !dbg !920, !tbaa !111
  %93 = getelementptr inbounds %"class.std::function", ptr %25, i64 %19, !dbg !921
  store ptr %93, ptr %92, align 8, !dbg !922, !tbaa !114
  ret void, !dbg !923
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #6

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal void @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E9_M_invokeERKSt9_Any_data"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) #15 align 2 !dbg !924 {
  %2 = load ptr, ptr %0, align 8, !dbg !925, !tbaa !932
  %3 = atomicrmw add ptr %2, i32 1 seq_cst, align 4, !dbg !934
  ret void, !dbg !937
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #16 align 2 personality ptr @__gxx_personality_v0 !dbg !938 {
  switch i32 %2, label %8 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %6
  ], !dbg !939

4:                                                ; preds = %3
  store ptr @"_ZTIZ4mainE3$_0", ptr %0, align 8, !dbg !940, !tbaa !70
  br label %8, !dbg !941

5:                                                ; preds = %3
  store ptr %1, ptr %0, align 8, !dbg !942, !tbaa !70
  br label %8, !dbg !943

6:                                                ; preds = %3
  %7 = load i64, ptr %1, align 8, !dbg !944, !tbaa !70
  store i64 %7, ptr %0, align 8, !dbg !944, !tbaa !70
  br label %8, !dbg !951

8:                                                ; preds = %6, %3, %5, %4
  ret i1 false, !dbg !952
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.assume(i1 noundef) #18

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #19 = { nounwind }
attributes #20 = { noreturn nounwind }
attributes #21 = { noreturn }
attributes #22 = { builtin nounwind }
attributes #23 = { builtin allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/pool.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 61, type: !9, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 63, column: 2, scope: !8)
!12 = !DILocation(line: 63, column: 19, scope: !8)
!13 = !DILocation(line: 65, column: 3, scope: !8)
!14 = !DILocation(line: 63, column: 31, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "__mutex_base", scope: !16, file: !16, line: 65, type: !9, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!16 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!17 = distinct !DILocation(line: 91, column: 5, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "mutex", scope: !16, file: !16, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = distinct !DILocation(line: 34, column: 2, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "Pool", scope: !1, file: !1, line: 34, type: !9, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!21 = distinct !DILocation(line: 65, column: 8, scope: !8)
!22 = !DILocation(line: 34, column: 2, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 100, column: 16, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !25, file: !25, line: 99, type: !9, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!25 = !DIFile(filename: "include/c++/12/bits/stl_vector.h", directory: "")
!26 = distinct !DILocation(line: 137, column: 2, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_Vector_impl", scope: !25, file: !25, line: 137, type: !9, scopeLine: 140, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!28 = distinct !DILocation(line: 312, column: 7, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "_Vector_base", scope: !25, file: !25, line: 312, type: !9, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = distinct !DILocation(line: 526, column: 7, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "vector", scope: !25, file: !25, line: 526, type: !9, scopeLine: 526, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = distinct !DILocation(line: 34, column: 2, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 345, column: 58, scope: !34, inlinedAt: !36)
!34 = distinct !DISubprogram(name: "__atomic_base", scope: !35, file: !35, line: 345, type: !9, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!35 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!36 = distinct !DILocation(line: 76, column: 43, scope: !37, inlinedAt: !39)
!37 = distinct !DISubprogram(name: "atomic", scope: !38, file: !38, line: 76, type: !9, scopeLine: 76, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!38 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!39 = distinct !DILocation(line: 14, column: 26, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 37, column: 25, scope: !20, inlinedAt: !21)
!41 = !{!42, !43, i64 0}
!42 = !{!"_ZTSZN4PoolC1EiEUlvE_", !43, i64 0}
!43 = !{!"any pointer", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C++ TBAA"}
!46 = !DILocation(line: 37, column: 12, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 37, column: 4, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 36, column: 27, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 36, column: 21, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 36, column: 3, scope: !20, inlinedAt: !21)
!51 = distinct !{!51, !50, !52, !53, !54}
!52 = !DILocation(line: 37, column: 42, scope: !20, inlinedAt: !21)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !{!"llvm.loop.unroll.disable"}
!55 = !DILocation(line: 0, scope: !8)
!56 = !DILocation(line: 38, column: 2, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 253, column: 19, scope: !58, inlinedAt: !60)
!58 = distinct !DISubprogram(name: "_Function_base", scope: !59, file: !59, line: 239, type: !9, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = !DIFile(filename: "include/c++/12/bits/std_function.h", directory: "")
!60 = distinct !DILocation(line: 437, column: 4, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "function<(lambda at cpp/pool.cpp:66:12), void>", scope: !59, file: !59, line: 435, type: !9, scopeLine: 438, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 66, column: 12, scope: !8)
!63 = !DILocation(line: 668, column: 21, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !60)
!65 = !DILocation(line: 152, column: 33, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "_M_create<(lambda at cpp/pool.cpp:66:12)>", scope: !59, file: !59, line: 150, type: !9, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!67 = distinct !DILocation(line: 215, column: 6, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "_M_init_functor<(lambda at cpp/pool.cpp:66:12)>", scope: !59, file: !59, line: 211, type: !9, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!69 = distinct !DILocation(line: 449, column: 8, scope: !61, inlinedAt: !62)
!70 = !{!43, !43, i64 0}
!71 = !DILocation(line: 451, column: 19, scope: !61, inlinedAt: !62)
!72 = !{!73, !43, i64 24}
!73 = !{!"_ZTSSt8functionIFvvEE", !74, i64 0, !43, i64 24}
!74 = !{!"_ZTSSt14_Function_base", !44, i64 0, !43, i64 16}
!75 = !DILocation(line: 452, column: 19, scope: !61, inlinedAt: !62)
!76 = !{!74, !43, i64 16}
!77 = !DILocation(line: 66, column: 8, scope: !8)
!78 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "~_Function_base", scope: !59, file: !59, line: 241, type: !9, scopeLine: 242, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!80 = distinct !DILocation(line: 66, column: 3, scope: !8)
!81 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !80)
!82 = !DILocation(line: 67, column: 2, scope: !8)
!83 = !DILocation(line: 488, column: 9, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "load", scope: !35, file: !35, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!85 = distinct !DILocation(line: 348, column: 16, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "operator int", scope: !35, file: !35, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!87 = distinct !DILocation(line: 68, column: 2, scope: !8)
!88 = !DILocation(line: 68, column: 2, scope: !8)
!89 = !DILocation(line: 69, column: 1, scope: !8)
!90 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !91)
!91 = distinct !DILocation(line: 66, column: 3, scope: !8)
!92 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !91)
!93 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = !DILocation(line: 749, column: 12, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !96, file: !96, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!96 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!97 = distinct !DILocation(line: 100, column: 17, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "lock", scope: !16, file: !16, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!99 = distinct !DILocation(line: 229, column: 19, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "lock_guard", scope: !16, file: !16, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!101 = distinct !DILocation(line: 42, column: 31, scope: !93)
!102 = !DILocation(line: 103, column: 11, scope: !98, inlinedAt: !99)
!103 = !DILocation(line: 104, column: 2, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 43, column: 3, scope: !93)
!105 = !DILocation(line: 114, column: 20, scope: !106, inlinedAt: !108)
!106 = distinct !DISubprogram(name: "emplace_back<std::function<void ()> >", scope: !107, file: !107, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!107 = !DIFile(filename: "include/c++/12/bits/vector.tcc", directory: "")
!108 = distinct !DILocation(line: 1294, column: 9, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "push_back", scope: !25, file: !25, line: 1293, type: !9, scopeLine: 1294, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = distinct !DILocation(line: 43, column: 9, scope: !93)
!111 = !{!112, !43, i64 8}
!112 = !{!"_ZTSNSt12_Vector_baseISt8functionIFvvEESaIS2_EE17_Vector_impl_dataE", !43, i64 0, !43, i64 8, !43, i64 16}
!113 = !DILocation(line: 114, column: 47, scope: !106, inlinedAt: !108)
!114 = !{!112, !43, i64 16}
!115 = !DILocation(line: 114, column: 30, scope: !106, inlinedAt: !108)
!116 = !DILocation(line: 114, column: 6, scope: !106, inlinedAt: !108)
!117 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "function", scope: !59, file: !59, line: 404, type: !9, scopeLine: 406, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = distinct !DILocation(line: 175, column: 23, scope: !120, inlinedAt: !122)
!120 = distinct !DISubprogram(name: "construct<std::function<void ()>, std::function<void ()> >", scope: !121, file: !121, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!121 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!122 = distinct !DILocation(line: 516, column: 8, scope: !123, inlinedAt: !125)
!123 = distinct !DISubprogram(name: "construct<std::function<void ()>, std::function<void ()> >", scope: !124, file: !124, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!125 = distinct !DILocation(line: 117, column: 6, scope: !106, inlinedAt: !108)
!126 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !119)
!127 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !128)
!128 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !119)
!129 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "_M_empty", scope: !59, file: !59, line: 247, type: !9, scopeLine: 247, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!131 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "operator bool", scope: !59, file: !59, line: 573, type: !9, scopeLine: 574, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!133 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !119)
!134 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !119)
!135 = !DILocation(line: 253, column: 19, scope: !58, inlinedAt: !128)
!136 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !119)
!137 = !{i64 0, i64 8, !138, i64 0, i64 8, !138, i64 0, i64 8, !138, i64 0, i64 16, !138, i64 0, i64 16, !138}
!138 = !{!44, !44, i64 0}
!139 = !DILocation(line: 410, column: 23, scope: !118, inlinedAt: !119)
!140 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !119)
!141 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !119)
!142 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !119)
!143 = !DILocation(line: 119, column: 6, scope: !106, inlinedAt: !108)
!144 = !DILocation(line: 121, column: 4, scope: !106, inlinedAt: !108)
!145 = !DILocation(line: 123, column: 4, scope: !106, inlinedAt: !108)
!146 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !149)
!147 = distinct !DISubprogram(name: "__normal_iterator", scope: !148, file: !148, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = !DIFile(filename: "include/c++/12/bits/stl_iterator.h", directory: "")
!149 = distinct !DILocation(line: 879, column: 16, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 878, type: !9, scopeLine: 879, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!151 = distinct !DILocation(line: 1084, column: 16, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "empty", scope: !25, file: !25, line: 1083, type: !9, scopeLine: 1084, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!153 = distinct !DILocation(line: 1230, column: 2, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "back", scope: !25, file: !25, line: 1228, type: !9, scopeLine: 1229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!155 = distinct !DILocation(line: 125, column: 9, scope: !106, inlinedAt: !108)
!156 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !157)
!157 = distinct !DILocation(line: 899, column: 16, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 898, type: !9, scopeLine: 899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = distinct !DILocation(line: 1084, column: 27, scope: !152, inlinedAt: !153)
!160 = !DILocation(line: 1224, column: 27, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "operator==<const std::function<void ()> *, std::vector<std::function<void ()>, std::allocator<std::function<void ()> > > >", scope: !148, file: !148, line: 1221, type: !9, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = distinct !DILocation(line: 1084, column: 24, scope: !152, inlinedAt: !153)
!163 = !DILocation(line: 1230, column: 2, scope: !154, inlinedAt: !155)
!164 = !{!"branch_weights", i32 1, i32 2000}
!165 = !DILocation(line: 44, column: 3, scope: !93)
!166 = !DILocation(line: 44, column: 11, scope: !93)
!167 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !96, file: !96, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "unlock", scope: !16, file: !16, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = distinct !DILocation(line: 235, column: 19, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "~lock_guard", scope: !16, file: !16, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!173 = distinct !DILocation(line: 45, column: 2, scope: !93)
!174 = !DILocation(line: 45, column: 2, scope: !93)
!175 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !176)
!176 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !177)
!177 = distinct !DILocation(line: 235, column: 19, scope: !172, inlinedAt: !178)
!178 = distinct !DILocation(line: 45, column: 2, scope: !93)
!179 = distinct !DISubprogram(name: "~Pool", scope: !1, file: !1, line: 47, type: !9, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!180 = !DILocation(line: 53, column: 4, scope: !179)
!181 = !DILocation(line: 464, column: 2, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "store", scope: !35, file: !35, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!183 = distinct !DILocation(line: 356, column: 2, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "operator=", scope: !35, file: !35, line: 354, type: !9, scopeLine: 355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!185 = distinct !DILocation(line: 80, column: 22, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "operator=", scope: !38, file: !38, line: 79, type: !9, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!187 = distinct !DILocation(line: 53, column: 11, scope: !179)
!188 = !DILocation(line: 55, column: 3, scope: !179)
!189 = !DILocation(line: 55, column: 11, scope: !179)
!190 = !DILocation(line: 56, column: 23, scope: !179)
!191 = !DILocation(line: 1073, column: 20, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "__normal_iterator", scope: !148, file: !148, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = distinct !DILocation(line: 869, column: 16, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 868, type: !9, scopeLine: 869, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!195 = distinct !DILocation(line: 56, column: 21, scope: !179)
!196 = !DILocation(line: 889, column: 39, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 888, type: !9, scopeLine: 889, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = distinct !DILocation(line: 56, column: 21, scope: !179)
!199 = !DILocation(line: 1073, column: 20, scope: !192, inlinedAt: !200)
!200 = distinct !DILocation(line: 889, column: 16, scope: !197, inlinedAt: !198)
!201 = !DILocation(line: 1240, column: 27, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "operator!=<std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !148, file: !148, line: 1237, type: !9, scopeLine: 1240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = distinct !DILocation(line: 56, column: 21, scope: !179)
!204 = !DILocation(line: 56, column: 21, scope: !179)
!205 = !DILocation(line: 730, column: 30, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "~vector", scope: !25, file: !25, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!207 = distinct !DILocation(line: 58, column: 2, scope: !179)
!208 = !{!209, !43, i64 0}
!209 = !{!"_ZTSNSt12_Vector_baseISt6threadSaIS0_EE17_Vector_impl_dataE", !43, i64 0, !43, i64 8, !43, i64 16}
!210 = !DILocation(line: 730, column: 54, scope: !206, inlinedAt: !207)
!211 = !{!209, !43, i64 8}
!212 = !DILocation(line: 162, column: 19, scope: !213, inlinedAt: !215)
!213 = distinct !DISubprogram(name: "__destroy<std::thread *>", scope: !214, file: !214, line: 160, type: !9, scopeLine: 161, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!214 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!215 = distinct !DILocation(line: 195, column: 7, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "_Destroy<std::thread *>", scope: !214, file: !214, line: 182, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!217 = distinct !DILocation(line: 850, column: 7, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "_Destroy<std::thread *, std::thread>", scope: !124, file: !124, line: 847, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = distinct !DILocation(line: 730, column: 2, scope: !206, inlinedAt: !207)
!220 = !DILocation(line: 162, column: 4, scope: !213, inlinedAt: !215)
!221 = !DILocation(line: 162, column: 30, scope: !213, inlinedAt: !215)
!222 = distinct !{!222, !220, !223, !53, !54}
!223 = !DILocation(line: 163, column: 46, scope: !213, inlinedAt: !215)
!224 = !DILocation(line: 175, column: 16, scope: !225, inlinedAt: !227)
!225 = distinct !DISubprogram(name: "joinable", scope: !226, file: !226, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!226 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!227 = distinct !DILocation(line: 150, column: 11, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "~thread", scope: !226, file: !226, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!229 = distinct !DILocation(line: 151, column: 19, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "_Destroy<std::thread>", scope: !214, file: !214, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!231 = distinct !DILocation(line: 163, column: 6, scope: !213, inlinedAt: !215)
!232 = !{i64 0, i64 8, !233}
!233 = !{!234, !234, i64 0}
!234 = !{!"long", !44, i64 0}
!235 = !DILocation(line: 286, column: 26, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "operator==", scope: !226, file: !226, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = distinct !DILocation(line: 175, column: 22, scope: !225, inlinedAt: !227)
!238 = !DILocation(line: 150, column: 11, scope: !228, inlinedAt: !229)
!239 = !DILocation(line: 312, column: 5, scope: !240, inlinedAt: !242)
!240 = distinct !DISubprogram(name: "__terminate", scope: !241, file: !241, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!241 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!242 = distinct !DILocation(line: 151, column: 2, scope: !228, inlinedAt: !229)
!243 = !DILocation(line: 386, column: 6, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "_M_deallocate", scope: !25, file: !25, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!245 = distinct !DILocation(line: 366, column: 2, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "~_Vector_base", scope: !25, file: !25, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!247 = distinct !DILocation(line: 733, column: 7, scope: !206, inlinedAt: !207)
!248 = !DILocation(line: 158, column: 2, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "deallocate", scope: !121, file: !121, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = distinct !DILocation(line: 496, column: 13, scope: !251, inlinedAt: !252)
!251 = distinct !DISubprogram(name: "deallocate", scope: !124, file: !124, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!252 = distinct !DILocation(line: 387, column: 4, scope: !244, inlinedAt: !245)
!253 = !DILocation(line: 387, column: 4, scope: !244, inlinedAt: !245)
!254 = !DILocation(line: 58, column: 2, scope: !179)
!255 = !DILocation(line: 730, column: 30, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "~vector", scope: !25, file: !25, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!257 = distinct !DILocation(line: 58, column: 2, scope: !179)
!258 = !{!112, !43, i64 0}
!259 = !DILocation(line: 730, column: 54, scope: !256, inlinedAt: !257)
!260 = !DILocation(line: 162, column: 19, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "__destroy<std::function<void ()> *>", scope: !214, file: !214, line: 160, type: !9, scopeLine: 161, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!262 = distinct !DILocation(line: 195, column: 7, scope: !263, inlinedAt: !264)
!263 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> *>", scope: !214, file: !214, line: 182, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!264 = distinct !DILocation(line: 850, column: 7, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> *, std::function<void ()> >", scope: !124, file: !124, line: 847, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!266 = distinct !DILocation(line: 730, column: 2, scope: !256, inlinedAt: !257)
!267 = !DILocation(line: 162, column: 4, scope: !261, inlinedAt: !262)
!268 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !269)
!269 = distinct !DILocation(line: 151, column: 19, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> >", scope: !214, file: !214, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!271 = distinct !DILocation(line: 163, column: 6, scope: !261, inlinedAt: !262)
!272 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !269)
!273 = !DILocation(line: 162, column: 30, scope: !261, inlinedAt: !262)
!274 = distinct !{!274, !267, !275, !53, !54}
!275 = !DILocation(line: 163, column: 46, scope: !261, inlinedAt: !262)
!276 = !DILocation(line: 366, column: 24, scope: !277, inlinedAt: !278)
!277 = distinct !DISubprogram(name: "~_Vector_base", scope: !25, file: !25, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!278 = distinct !DILocation(line: 733, column: 7, scope: !256, inlinedAt: !257)
!279 = !DILocation(line: 386, column: 6, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "_M_deallocate", scope: !25, file: !25, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!281 = distinct !DILocation(line: 366, column: 2, scope: !277, inlinedAt: !278)
!282 = !DILocation(line: 158, column: 2, scope: !283, inlinedAt: !284)
!283 = distinct !DISubprogram(name: "deallocate", scope: !121, file: !121, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!284 = distinct !DILocation(line: 496, column: 13, scope: !285, inlinedAt: !286)
!285 = distinct !DISubprogram(name: "deallocate", scope: !124, file: !124, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!286 = distinct !DILocation(line: 387, column: 4, scope: !280, inlinedAt: !281)
!287 = !DILocation(line: 387, column: 4, scope: !280, inlinedAt: !281)
!288 = !DILocation(line: 57, column: 11, scope: !179)
!289 = !DILocation(line: 1107, column: 2, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "operator++", scope: !148, file: !148, line: 1105, type: !9, scopeLine: 1106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!291 = distinct !DILocation(line: 56, column: 21, scope: !179)
!292 = distinct !{!292, !293, !294, !54}
!293 = !DILocation(line: 56, column: 3, scope: !179)
!294 = !DILocation(line: 57, column: 16, scope: !179)
!295 = !DISubprogram(name: "__assert_fail", scope: !296, file: !296, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!296 = !DIFile(filename: "include/assert.h", directory: "")
!297 = distinct !DISubprogram(name: "emplace_back<(lambda at cpp/pool.cpp:37:25)>", scope: !107, file: !107, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!298 = !DILocation(line: 114, column: 20, scope: !297)
!299 = !DILocation(line: 114, column: 47, scope: !297)
!300 = !{!209, !43, i64 16}
!301 = !DILocation(line: 114, column: 30, scope: !297)
!302 = !DILocation(line: 114, column: 6, scope: !297)
!303 = !DILocation(line: 85, column: 23, scope: !304, inlinedAt: !305)
!304 = distinct !DISubprogram(name: "id", scope: !226, file: !226, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!305 = distinct !DILocation(line: 126, column: 7, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "thread<(lambda at cpp/pool.cpp:37:25), void>", scope: !226, file: !226, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!307 = distinct !DILocation(line: 175, column: 23, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "construct<std::thread, (lambda at cpp/pool.cpp:37:25)>", scope: !121, file: !121, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!309 = distinct !DILocation(line: 516, column: 8, scope: !310, inlinedAt: !311)
!310 = distinct !DISubprogram(name: "construct<std::thread, (lambda at cpp/pool.cpp:37:25)>", scope: !124, file: !124, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!311 = distinct !DILocation(line: 117, column: 6, scope: !297)
!312 = !{!313, !234, i64 0}
!313 = !{!"_ZTSNSt6thread2idE", !234, i64 0}
!314 = !DILocation(line: 142, column: 29, scope: !306, inlinedAt: !307)
!315 = !DILocation(line: 207, column: 4, scope: !316, inlinedAt: !317)
!316 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/pool.cpp:37:25)>", scope: !226, file: !226, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!317 = distinct !DILocation(line: 142, column: 33, scope: !306, inlinedAt: !307)
!318 = !{!319, !319, i64 0}
!319 = !{!"vtable pointer", !45, i64 0}
!320 = !DILocation(line: 206, column: 6, scope: !316, inlinedAt: !317)
!321 = !DILocation(line: 200, column: 4, scope: !322, inlinedAt: !324)
!322 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/pool.cpp:37:25)>", scope: !323, file: !323, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!323 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!324 = distinct !DILocation(line: 441, column: 4, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/pool.cpp:37:25)>", scope: !323, file: !323, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!326 = distinct !DILocation(line: 744, column: 4, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "tuple<(lambda at cpp/pool.cpp:37:25), true, true>", scope: !323, file: !323, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!328 = distinct !DILocation(line: 206, column: 14, scope: !316, inlinedAt: !317)
!329 = !DILocation(line: 168, column: 56, scope: !330, inlinedAt: !332)
!330 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !331, file: !331, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!331 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!332 = distinct !DILocation(line: 233, column: 40, scope: !333, inlinedAt: !334)
!333 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !331, file: !331, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!334 = distinct !DILocation(line: 310, column: 4, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !331, file: !331, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!336 = distinct !DILocation(line: 142, column: 18, scope: !306, inlinedAt: !307)
!337 = !DILocation(line: 142, column: 2, scope: !306, inlinedAt: !307)
!338 = !DILocation(line: 395, column: 6, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "~unique_ptr", scope: !331, file: !331, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!340 = distinct !DILocation(line: 142, column: 2, scope: !306, inlinedAt: !307)
!341 = !DILocation(line: 395, column: 12, scope: !339, inlinedAt: !340)
!342 = !DILocation(line: 95, column: 2, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "operator()", scope: !331, file: !331, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!344 = distinct !DILocation(line: 396, column: 4, scope: !339, inlinedAt: !340)
!345 = !DILocation(line: 396, column: 4, scope: !339, inlinedAt: !340)
!346 = !DILocation(line: 145, column: 7, scope: !306, inlinedAt: !307)
!347 = !DILocation(line: 395, column: 6, scope: !339, inlinedAt: !348)
!348 = distinct !DILocation(line: 142, column: 2, scope: !306, inlinedAt: !307)
!349 = !DILocation(line: 395, column: 12, scope: !339, inlinedAt: !348)
!350 = !DILocation(line: 95, column: 2, scope: !343, inlinedAt: !351)
!351 = distinct !DILocation(line: 396, column: 4, scope: !339, inlinedAt: !348)
!352 = !DILocation(line: 396, column: 4, scope: !339, inlinedAt: !348)
!353 = !DILocation(line: 397, column: 8, scope: !339, inlinedAt: !348)
!354 = !DILocation(line: 397, column: 8, scope: !339, inlinedAt: !340)
!355 = !DILocation(line: 119, column: 6, scope: !297)
!356 = !DILocation(line: 121, column: 4, scope: !297)
!357 = !DILocation(line: 123, column: 4, scope: !297)
!358 = !DILocation(line: 1073, column: 20, scope: !359, inlinedAt: !360)
!359 = distinct !DISubprogram(name: "__normal_iterator", scope: !148, file: !148, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!360 = distinct !DILocation(line: 879, column: 16, scope: !361, inlinedAt: !362)
!361 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 878, type: !9, scopeLine: 879, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!362 = distinct !DILocation(line: 1084, column: 16, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "empty", scope: !25, file: !25, line: 1083, type: !9, scopeLine: 1084, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!364 = distinct !DILocation(line: 1230, column: 2, scope: !365, inlinedAt: !366)
!365 = distinct !DISubprogram(name: "back", scope: !25, file: !25, line: 1228, type: !9, scopeLine: 1229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!366 = distinct !DILocation(line: 125, column: 9, scope: !297)
!367 = !DILocation(line: 1073, column: 20, scope: !359, inlinedAt: !368)
!368 = distinct !DILocation(line: 899, column: 16, scope: !369, inlinedAt: !370)
!369 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 898, type: !9, scopeLine: 899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!370 = distinct !DILocation(line: 1084, column: 27, scope: !363, inlinedAt: !364)
!371 = !DILocation(line: 1224, column: 27, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "operator==<const std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !148, file: !148, line: 1221, type: !9, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!373 = distinct !DILocation(line: 1084, column: 24, scope: !363, inlinedAt: !364)
!374 = !DILocation(line: 1230, column: 2, scope: !365, inlinedAt: !366)
!375 = !DILocation(line: 1154, column: 45, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "operator-", scope: !148, file: !148, line: 1153, type: !9, scopeLine: 1154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!377 = distinct !DILocation(line: 1231, column: 17, scope: !365, inlinedAt: !366)
!378 = !DILocation(line: 125, column: 2, scope: !297)
!379 = !DILocation(line: 730, column: 30, scope: !206)
!380 = !DILocation(line: 730, column: 54, scope: !206)
!381 = !DILocation(line: 162, column: 19, scope: !213, inlinedAt: !382)
!382 = distinct !DILocation(line: 195, column: 7, scope: !216, inlinedAt: !383)
!383 = distinct !DILocation(line: 850, column: 7, scope: !218, inlinedAt: !384)
!384 = distinct !DILocation(line: 730, column: 2, scope: !206)
!385 = !DILocation(line: 162, column: 4, scope: !213, inlinedAt: !382)
!386 = !DILocation(line: 162, column: 30, scope: !213, inlinedAt: !382)
!387 = distinct !{!387, !385, !388, !53, !54}
!388 = !DILocation(line: 163, column: 46, scope: !213, inlinedAt: !382)
!389 = !DILocation(line: 175, column: 16, scope: !225, inlinedAt: !390)
!390 = distinct !DILocation(line: 150, column: 11, scope: !228, inlinedAt: !391)
!391 = distinct !DILocation(line: 151, column: 19, scope: !230, inlinedAt: !392)
!392 = distinct !DILocation(line: 163, column: 6, scope: !213, inlinedAt: !382)
!393 = !DILocation(line: 286, column: 26, scope: !236, inlinedAt: !394)
!394 = distinct !DILocation(line: 175, column: 22, scope: !225, inlinedAt: !390)
!395 = !DILocation(line: 150, column: 11, scope: !228, inlinedAt: !391)
!396 = !DILocation(line: 312, column: 5, scope: !240, inlinedAt: !397)
!397 = distinct !DILocation(line: 151, column: 2, scope: !228, inlinedAt: !391)
!398 = !DILocation(line: 386, column: 6, scope: !244, inlinedAt: !399)
!399 = distinct !DILocation(line: 366, column: 2, scope: !246, inlinedAt: !400)
!400 = distinct !DILocation(line: 733, column: 7, scope: !206)
!401 = !DILocation(line: 158, column: 2, scope: !249, inlinedAt: !402)
!402 = distinct !DILocation(line: 496, column: 13, scope: !251, inlinedAt: !403)
!403 = distinct !DILocation(line: 387, column: 4, scope: !244, inlinedAt: !399)
!404 = !DILocation(line: 387, column: 4, scope: !244, inlinedAt: !399)
!405 = !DILocation(line: 733, column: 7, scope: !206)
!406 = !DILocation(line: 730, column: 30, scope: !256)
!407 = !DILocation(line: 730, column: 54, scope: !256)
!408 = !DILocation(line: 162, column: 19, scope: !261, inlinedAt: !409)
!409 = distinct !DILocation(line: 195, column: 7, scope: !263, inlinedAt: !410)
!410 = distinct !DILocation(line: 850, column: 7, scope: !265, inlinedAt: !411)
!411 = distinct !DILocation(line: 730, column: 2, scope: !256)
!412 = !DILocation(line: 162, column: 4, scope: !261, inlinedAt: !409)
!413 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !414)
!414 = distinct !DILocation(line: 151, column: 19, scope: !270, inlinedAt: !415)
!415 = distinct !DILocation(line: 163, column: 6, scope: !261, inlinedAt: !409)
!416 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !414)
!417 = !DILocation(line: 162, column: 30, scope: !261, inlinedAt: !409)
!418 = distinct !{!418, !412, !419, !53, !54}
!419 = !DILocation(line: 163, column: 46, scope: !261, inlinedAt: !409)
!420 = !DILocation(line: 366, column: 24, scope: !277, inlinedAt: !421)
!421 = distinct !DILocation(line: 733, column: 7, scope: !256)
!422 = !DILocation(line: 386, column: 6, scope: !280, inlinedAt: !423)
!423 = distinct !DILocation(line: 366, column: 2, scope: !277, inlinedAt: !421)
!424 = !DILocation(line: 158, column: 2, scope: !283, inlinedAt: !425)
!425 = distinct !DILocation(line: 496, column: 13, scope: !285, inlinedAt: !426)
!426 = distinct !DILocation(line: 387, column: 4, scope: !280, inlinedAt: !423)
!427 = !DILocation(line: 387, column: 4, scope: !280, inlinedAt: !423)
!428 = !DILocation(line: 733, column: 7, scope: !256)
!429 = distinct !DISubprogram(name: "_M_realloc_insert<(lambda at cpp/pool.cpp:37:25)>", scope: !107, file: !107, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!430 = !DILocation(line: 988, column: 40, scope: !431, inlinedAt: !432)
!431 = distinct !DISubprogram(name: "size", scope: !25, file: !25, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!432 = distinct !DILocation(line: 1893, column: 19, scope: !433, inlinedAt: !434)
!433 = distinct !DISubprogram(name: "_M_check_len", scope: !25, file: !25, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!434 = distinct !DILocation(line: 449, column: 2, scope: !429)
!435 = !DILocation(line: 988, column: 66, scope: !431, inlinedAt: !432)
!436 = !DILocation(line: 988, column: 50, scope: !431, inlinedAt: !432)
!437 = !DILocation(line: 1893, column: 26, scope: !433, inlinedAt: !434)
!438 = !DILocation(line: 1893, column: 6, scope: !433, inlinedAt: !434)
!439 = !DILocation(line: 1894, column: 4, scope: !433, inlinedAt: !434)
!440 = !DILocation(line: 1896, column: 35, scope: !433, inlinedAt: !434)
!441 = !DILocation(line: 1896, column: 33, scope: !433, inlinedAt: !434)
!442 = !DILocation(line: 1897, column: 16, scope: !433, inlinedAt: !434)
!443 = !DILocation(line: 1897, column: 25, scope: !433, inlinedAt: !434)
!444 = !DILocation(line: 1333, column: 27, scope: !445, inlinedAt: !446)
!445 = distinct !DISubprogram(name: "operator-<std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !148, file: !148, line: 1330, type: !9, scopeLine: 1333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!446 = distinct !DILocation(line: 452, column: 51, scope: !429)
!447 = !DILocation(line: 378, column: 13, scope: !448, inlinedAt: !449)
!448 = distinct !DISubprogram(name: "_M_allocate", scope: !25, file: !25, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!449 = distinct !DILocation(line: 453, column: 33, scope: !429)
!450 = !DILocation(line: 378, column: 9, scope: !448, inlinedAt: !449)
!451 = !DILocation(line: 137, column: 53, scope: !452, inlinedAt: !453)
!452 = distinct !DISubprogram(name: "allocate", scope: !121, file: !121, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!453 = distinct !DILocation(line: 464, column: 20, scope: !454, inlinedAt: !455)
!454 = distinct !DISubprogram(name: "allocate", scope: !124, file: !124, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!455 = distinct !DILocation(line: 378, column: 20, scope: !448, inlinedAt: !449)
!456 = !DILocation(line: 137, column: 27, scope: !452, inlinedAt: !453)
!457 = !DILocation(line: 463, column: 20, scope: !429)
!458 = !DILocation(line: 85, column: 23, scope: !304, inlinedAt: !459)
!459 = distinct !DILocation(line: 126, column: 7, scope: !306, inlinedAt: !460)
!460 = distinct !DILocation(line: 175, column: 23, scope: !308, inlinedAt: !461)
!461 = distinct !DILocation(line: 516, column: 8, scope: !310, inlinedAt: !462)
!462 = distinct !DILocation(line: 462, column: 4, scope: !429)
!463 = !DILocation(line: 142, column: 29, scope: !306, inlinedAt: !460)
!464 = !DILocation(line: 207, column: 4, scope: !316, inlinedAt: !465)
!465 = distinct !DILocation(line: 142, column: 33, scope: !306, inlinedAt: !460)
!466 = !DILocation(line: 206, column: 6, scope: !316, inlinedAt: !465)
!467 = !DILocation(line: 200, column: 4, scope: !322, inlinedAt: !468)
!468 = distinct !DILocation(line: 441, column: 4, scope: !325, inlinedAt: !469)
!469 = distinct !DILocation(line: 744, column: 4, scope: !327, inlinedAt: !470)
!470 = distinct !DILocation(line: 206, column: 14, scope: !316, inlinedAt: !465)
!471 = !DILocation(line: 168, column: 56, scope: !330, inlinedAt: !472)
!472 = distinct !DILocation(line: 233, column: 40, scope: !333, inlinedAt: !473)
!473 = distinct !DILocation(line: 310, column: 4, scope: !335, inlinedAt: !474)
!474 = distinct !DILocation(line: 142, column: 18, scope: !306, inlinedAt: !460)
!475 = !DILocation(line: 142, column: 2, scope: !306, inlinedAt: !460)
!476 = !DILocation(line: 395, column: 6, scope: !339, inlinedAt: !477)
!477 = distinct !DILocation(line: 142, column: 2, scope: !306, inlinedAt: !460)
!478 = !DILocation(line: 395, column: 12, scope: !339, inlinedAt: !477)
!479 = !DILocation(line: 95, column: 2, scope: !343, inlinedAt: !480)
!480 = distinct !DILocation(line: 396, column: 4, scope: !339, inlinedAt: !477)
!481 = !DILocation(line: 396, column: 4, scope: !339, inlinedAt: !477)
!482 = !DILocation(line: 145, column: 7, scope: !306, inlinedAt: !460)
!483 = !DILocation(line: 395, column: 6, scope: !339, inlinedAt: !484)
!484 = distinct !DILocation(line: 142, column: 2, scope: !306, inlinedAt: !460)
!485 = !DILocation(line: 395, column: 12, scope: !339, inlinedAt: !484)
!486 = !DILocation(line: 95, column: 2, scope: !343, inlinedAt: !487)
!487 = distinct !DILocation(line: 396, column: 4, scope: !339, inlinedAt: !484)
!488 = !DILocation(line: 396, column: 4, scope: !339, inlinedAt: !484)
!489 = !DILocation(line: 397, column: 8, scope: !339, inlinedAt: !484)
!490 = !DILocation(line: 397, column: 8, scope: !339, inlinedAt: !477)
!491 = !DILocation(line: 1091, column: 22, scope: !492, inlinedAt: !494)
!492 = distinct !DISubprogram(name: "__relocate_a_1<std::thread *, std::thread *, std::allocator<std::thread> >", scope: !493, file: !493, line: 1078, type: !9, scopeLine: 1083, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!493 = !DIFile(filename: "include/c++/12/bits/stl_uninitialized.h", directory: "")
!494 = distinct !DILocation(line: 1133, column: 14, scope: !495, inlinedAt: !496)
!495 = distinct !DISubprogram(name: "__relocate_a<std::thread *, std::thread *, std::allocator<std::thread> >", scope: !493, file: !493, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!496 = distinct !DILocation(line: 504, column: 9, scope: !497, inlinedAt: !498)
!497 = distinct !DISubprogram(name: "_S_relocate", scope: !25, file: !25, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!498 = distinct !DILocation(line: 474, column: 23, scope: !429)
!499 = !DILocation(line: 1091, column: 7, scope: !492, inlinedAt: !494)
!500 = !{!501}
!501 = distinct !{!501, !502, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!502 = distinct !{!502, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!503 = !DILocation(line: 1092, column: 2, scope: !492, inlinedAt: !494)
!504 = !{!505}
!505 = distinct !{!505, !502, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!506 = !DILocation(line: 85, column: 23, scope: !304, inlinedAt: !507)
!507 = distinct !DILocation(line: 156, column: 5, scope: !508, inlinedAt: !509)
!508 = distinct !DISubprogram(name: "thread", scope: !226, file: !226, line: 156, type: !9, scopeLine: 157, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!509 = distinct !DILocation(line: 175, column: 23, scope: !510, inlinedAt: !511)
!510 = distinct !DISubprogram(name: "construct<std::thread, std::thread>", scope: !121, file: !121, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!511 = distinct !DILocation(line: 516, column: 8, scope: !512, inlinedAt: !513)
!512 = distinct !DISubprogram(name: "construct<std::thread, std::thread>", scope: !124, file: !124, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!513 = distinct !DILocation(line: 1064, column: 7, scope: !514, inlinedAt: !515)
!514 = distinct !DISubprogram(name: "__relocate_object_a<std::thread, std::thread, std::allocator<std::thread> >", scope: !493, file: !493, line: 1056, type: !9, scopeLine: 1062, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!515 = distinct !DILocation(line: 1092, column: 2, scope: !492, inlinedAt: !494)
!516 = !DILocation(line: 205, column: 11, scope: !517, inlinedAt: !519)
!517 = distinct !DISubprogram(name: "swap<std::thread::id>", scope: !518, file: !518, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!518 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!519 = distinct !DILocation(line: 171, column: 7, scope: !520, inlinedAt: !521)
!520 = distinct !DISubprogram(name: "swap", scope: !226, file: !226, line: 170, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!521 = distinct !DILocation(line: 157, column: 7, scope: !508, inlinedAt: !509)
!522 = !DILocation(line: 206, column: 11, scope: !517, inlinedAt: !519)
!523 = !DILocation(line: 1091, column: 33, scope: !492, inlinedAt: !494)
!524 = !DILocation(line: 1091, column: 50, scope: !492, inlinedAt: !494)
!525 = distinct !{!525, !499, !526, !53, !54}
!526 = !DILocation(line: 1093, column: 41, scope: !492, inlinedAt: !494)
!527 = !DILocation(line: 0, scope: !492, inlinedAt: !494)
!528 = !DILocation(line: 477, column: 8, scope: !429)
!529 = !DILocation(line: 1091, column: 22, scope: !492, inlinedAt: !530)
!530 = distinct !DILocation(line: 1133, column: 14, scope: !495, inlinedAt: !531)
!531 = distinct !DILocation(line: 504, column: 9, scope: !497, inlinedAt: !532)
!532 = distinct !DILocation(line: 479, column: 23, scope: !429)
!533 = !DILocation(line: 1091, column: 7, scope: !492, inlinedAt: !530)
!534 = !{!535}
!535 = distinct !{!535, !536, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!536 = distinct !{!536, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!537 = !DILocation(line: 1092, column: 2, scope: !492, inlinedAt: !530)
!538 = !{!539}
!539 = distinct !{!539, !536, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!540 = !DILocation(line: 85, column: 23, scope: !304, inlinedAt: !541)
!541 = distinct !DILocation(line: 156, column: 5, scope: !508, inlinedAt: !542)
!542 = distinct !DILocation(line: 175, column: 23, scope: !510, inlinedAt: !543)
!543 = distinct !DILocation(line: 516, column: 8, scope: !512, inlinedAt: !544)
!544 = distinct !DILocation(line: 1064, column: 7, scope: !514, inlinedAt: !545)
!545 = distinct !DILocation(line: 1092, column: 2, scope: !492, inlinedAt: !530)
!546 = !DILocation(line: 205, column: 11, scope: !517, inlinedAt: !547)
!547 = distinct !DILocation(line: 171, column: 7, scope: !520, inlinedAt: !548)
!548 = distinct !DILocation(line: 157, column: 7, scope: !508, inlinedAt: !542)
!549 = !DILocation(line: 206, column: 11, scope: !517, inlinedAt: !547)
!550 = !DILocation(line: 1091, column: 33, scope: !492, inlinedAt: !530)
!551 = !DILocation(line: 1091, column: 50, scope: !492, inlinedAt: !530)
!552 = distinct !{!552, !533, !553, !53, !54}
!553 = !DILocation(line: 1093, column: 41, scope: !492, inlinedAt: !530)
!554 = !DILocation(line: 0, scope: !492, inlinedAt: !530)
!555 = !DILocation(line: 386, column: 6, scope: !244, inlinedAt: !556)
!556 = distinct !DILocation(line: 513, column: 7, scope: !429)
!557 = !DILocation(line: 158, column: 2, scope: !249, inlinedAt: !558)
!558 = distinct !DILocation(line: 496, column: 13, scope: !251, inlinedAt: !559)
!559 = distinct !DILocation(line: 387, column: 4, scope: !244, inlinedAt: !556)
!560 = !DILocation(line: 387, column: 4, scope: !244, inlinedAt: !556)
!561 = !DILocation(line: 514, column: 21, scope: !429)
!562 = !DILocation(line: 515, column: 30, scope: !429)
!563 = !DILocation(line: 516, column: 31, scope: !429)
!564 = !DILocation(line: 517, column: 53, scope: !429)
!565 = !DILocation(line: 517, column: 39, scope: !429)
!566 = !DILocation(line: 518, column: 5, scope: !429)
!567 = !DILocation(line: 497, column: 2, scope: !429)
!568 = !DILocation(line: 500, column: 9, scope: !429)
!569 = !DILocation(line: 500, column: 8, scope: !429)
!570 = !DILocation(line: 175, column: 16, scope: !225, inlinedAt: !571)
!571 = distinct !DILocation(line: 150, column: 11, scope: !228, inlinedAt: !572)
!572 = distinct !DILocation(line: 181, column: 10, scope: !573, inlinedAt: !574)
!573 = distinct !DISubprogram(name: "destroy<std::thread>", scope: !121, file: !121, line: 179, type: !9, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!574 = distinct !DILocation(line: 535, column: 8, scope: !575, inlinedAt: !576)
!575 = distinct !DISubprogram(name: "destroy<std::thread>", scope: !124, file: !124, line: 531, type: !9, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!576 = distinct !DILocation(line: 501, column: 6, scope: !429)
!577 = !DILocation(line: 286, column: 26, scope: !236, inlinedAt: !578)
!578 = distinct !DILocation(line: 175, column: 22, scope: !225, inlinedAt: !571)
!579 = !DILocation(line: 150, column: 11, scope: !228, inlinedAt: !572)
!580 = !DILocation(line: 312, column: 5, scope: !240, inlinedAt: !581)
!581 = distinct !DILocation(line: 151, column: 2, scope: !228, inlinedAt: !572)
!582 = !DILocation(line: 507, column: 2, scope: !429)
!583 = !DILocation(line: 386, column: 6, scope: !244, inlinedAt: !584)
!584 = distinct !DILocation(line: 505, column: 4, scope: !429)
!585 = !DILocation(line: 158, column: 2, scope: !249, inlinedAt: !586)
!586 = distinct !DILocation(line: 496, column: 13, scope: !251, inlinedAt: !587)
!587 = distinct !DILocation(line: 387, column: 4, scope: !244, inlinedAt: !584)
!588 = !DILocation(line: 387, column: 4, scope: !244, inlinedAt: !584)
!589 = !DILocation(line: 506, column: 4, scope: !429)
!590 = distinct !DISubprogram(name: "~_State_impl", scope: !226, file: !226, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!591 = !DILocation(line: 200, column: 14, scope: !590)
!592 = distinct !DISubprogram(name: "_M_run", scope: !226, file: !226, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!593 = !DILocation(line: 210, column: 13, scope: !592)
!594 = !DILocation(line: 37, column: 34, scope: !595, inlinedAt: !596)
!595 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!596 = distinct !DILocation(line: 61, column: 14, scope: !597, inlinedAt: !599)
!597 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/pool.cpp:37:25)>", scope: !598, file: !598, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!598 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!599 = distinct !DILocation(line: 96, column: 14, scope: !600, inlinedAt: !601)
!600 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/pool.cpp:37:25)>", scope: !598, file: !598, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!601 = distinct !DILocation(line: 252, column: 13, scope: !602, inlinedAt: !603)
!602 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !226, file: !226, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!603 = distinct !DILocation(line: 259, column: 11, scope: !604, inlinedAt: !605)
!604 = distinct !DISubprogram(name: "operator()", scope: !226, file: !226, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!605 = distinct !DILocation(line: 210, column: 13, scope: !592)
!606 = !DILocation(line: 210, column: 24, scope: !592)
!607 = !DISubprogram(name: "terminate", scope: !241, file: !241, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!608 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 17, type: !9, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!609 = !DILocation(line: 19, column: 3, scope: !608)
!610 = !DILocation(line: 20, column: 4, scope: !608)
!611 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !612)
!612 = distinct !DILocation(line: 369, column: 9, scope: !613, inlinedAt: !614)
!613 = distinct !DISubprogram(name: "function", scope: !59, file: !59, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!614 = distinct !DILocation(line: 20, column: 26, scope: !608)
!615 = !DILocation(line: 22, column: 5, scope: !608)
!616 = !DILocation(line: 67, column: 9, scope: !617, inlinedAt: !619)
!617 = distinct !DISubprogram(name: "unique_lock", scope: !618, file: !618, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!618 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!619 = distinct !DILocation(line: 22, column: 34, scope: !608)
!620 = !{!621, !43, i64 0}
!621 = !{!"_ZTSSt11unique_lockISt5mutexE", !43, i64 0, !622, i64 8}
!622 = !{!"bool", !44, i64 0}
!623 = !DILocation(line: 67, column: 43, scope: !617, inlinedAt: !619)
!624 = !{!621, !622, i64 8}
!625 = !DILocation(line: 749, column: 12, scope: !95, inlinedAt: !626)
!626 = distinct !DILocation(line: 100, column: 17, scope: !98, inlinedAt: !627)
!627 = distinct !DILocation(line: 139, column: 17, scope: !628, inlinedAt: !629)
!628 = distinct !DISubprogram(name: "lock", scope: !618, file: !618, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!629 = distinct !DILocation(line: 69, column: 2, scope: !617, inlinedAt: !619)
!630 = !DILocation(line: 103, column: 11, scope: !98, inlinedAt: !627)
!631 = !DILocation(line: 104, column: 2, scope: !98, inlinedAt: !627)
!632 = !DILocation(line: 70, column: 10, scope: !617, inlinedAt: !619)
!633 = !DILocation(line: 488, column: 9, scope: !634, inlinedAt: !635)
!634 = distinct !DISubprogram(name: "load", scope: !35, file: !35, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!635 = distinct !DILocation(line: 87, column: 22, scope: !636, inlinedAt: !637)
!636 = distinct !DISubprogram(name: "operator bool", scope: !38, file: !38, line: 86, type: !9, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!637 = distinct !DILocation(line: 23, column: 40, scope: !638, inlinedAt: !639)
!638 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!639 = distinct !DILocation(line: 101, column: 10, scope: !640, inlinedAt: !642)
!640 = distinct !DISubprogram(name: "wait<(lambda at cpp/pool.cpp:23:24)>", scope: !641, file: !641, line: 99, type: !9, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!641 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!642 = distinct !DILocation(line: 23, column: 13, scope: !608)
!643 = !DILocation(line: 23, column: 47, scope: !638, inlinedAt: !639)
!644 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !645)
!645 = distinct !DILocation(line: 879, column: 16, scope: !150, inlinedAt: !646)
!646 = distinct !DILocation(line: 1084, column: 16, scope: !152, inlinedAt: !647)
!647 = distinct !DILocation(line: 23, column: 57, scope: !638, inlinedAt: !639)
!648 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !649)
!649 = distinct !DILocation(line: 899, column: 16, scope: !158, inlinedAt: !650)
!650 = distinct !DILocation(line: 1084, column: 27, scope: !152, inlinedAt: !647)
!651 = !DILocation(line: 1224, column: 27, scope: !161, inlinedAt: !652)
!652 = distinct !DILocation(line: 1084, column: 24, scope: !152, inlinedAt: !647)
!653 = !DILocation(line: 101, column: 2, scope: !640, inlinedAt: !642)
!654 = !DILocation(line: 102, column: 4, scope: !640, inlinedAt: !642)
!655 = distinct !{!655, !653, !656, !53, !54}
!656 = !DILocation(line: 102, column: 15, scope: !640, inlinedAt: !642)
!657 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !658)
!658 = distinct !DILocation(line: 879, column: 16, scope: !150, inlinedAt: !659)
!659 = distinct !DILocation(line: 1084, column: 16, scope: !152, inlinedAt: !660)
!660 = distinct !DILocation(line: 24, column: 15, scope: !608)
!661 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !662)
!662 = distinct !DILocation(line: 899, column: 16, scope: !158, inlinedAt: !663)
!663 = distinct !DILocation(line: 1084, column: 27, scope: !152, inlinedAt: !660)
!664 = !DILocation(line: 1224, column: 27, scope: !161, inlinedAt: !665)
!665 = distinct !DILocation(line: 1084, column: 24, scope: !152, inlinedAt: !660)
!666 = !DILocation(line: 24, column: 9, scope: !608)
!667 = !DILocation(line: 31, column: 2, scope: !608)
!668 = !DILocation(line: 103, column: 6, scope: !669, inlinedAt: !670)
!669 = distinct !DISubprogram(name: "~unique_lock", scope: !618, file: !618, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!670 = distinct !DILocation(line: 28, column: 4, scope: !608)
!671 = !{i8 0, i8 2}
!672 = !DILocation(line: 193, column: 11, scope: !673, inlinedAt: !674)
!673 = distinct !DISubprogram(name: "unlock", scope: !618, file: !618, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!674 = distinct !DILocation(line: 104, column: 4, scope: !669, inlinedAt: !670)
!675 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !676)
!676 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !677)
!677 = distinct !DILocation(line: 195, column: 17, scope: !673, inlinedAt: !674)
!678 = !DILocation(line: 196, column: 14, scope: !673, inlinedAt: !674)
!679 = !DILocation(line: 197, column: 4, scope: !673, inlinedAt: !674)
!680 = !DILocation(line: 489, column: 2, scope: !681, inlinedAt: !682)
!681 = distinct !DISubprogram(name: "operator=", scope: !59, file: !59, line: 487, type: !9, scopeLine: 488, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!682 = distinct !DILocation(line: 26, column: 10, scope: !608)
!683 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !684)
!684 = distinct !DILocation(line: 489, column: 2, scope: !681, inlinedAt: !682)
!685 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !686)
!686 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !684)
!687 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !684)
!688 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !689)
!689 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !690)
!690 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !684)
!691 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !684)
!692 = !DILocation(line: 1154, column: 45, scope: !693, inlinedAt: !694)
!693 = distinct !DISubprogram(name: "operator-", scope: !148, file: !148, line: 1153, type: !9, scopeLine: 1154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!694 = distinct !DILocation(line: 1231, column: 17, scope: !154, inlinedAt: !695)
!695 = distinct !DILocation(line: 26, column: 28, scope: !608)
!696 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !684)
!697 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !684)
!698 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !684)
!699 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !684)
!700 = !DILocation(line: 204, column: 7, scope: !701, inlinedAt: !702)
!701 = distinct !DISubprogram(name: "swap<std::_Any_data>", scope: !518, file: !518, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!702 = distinct !DILocation(line: 558, column: 2, scope: !703, inlinedAt: !704)
!703 = distinct !DISubprogram(name: "swap", scope: !59, file: !59, line: 556, type: !9, scopeLine: 557, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!704 = distinct !DILocation(line: 489, column: 27, scope: !681, inlinedAt: !682)
!705 = !DILocation(line: 204, column: 19, scope: !701, inlinedAt: !702)
!706 = !DILocation(line: 205, column: 11, scope: !701, inlinedAt: !702)
!707 = !DILocation(line: 206, column: 11, scope: !701, inlinedAt: !702)
!708 = !DILocation(line: 207, column: 5, scope: !701, inlinedAt: !702)
!709 = !DILocation(line: 204, column: 19, scope: !710, inlinedAt: !711)
!710 = distinct !DISubprogram(name: "swap<bool (*)(std::_Any_data &, const std::_Any_data &, std::_Manager_operation)>", scope: !518, file: !518, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!711 = distinct !DILocation(line: 559, column: 2, scope: !703, inlinedAt: !704)
!712 = !DILocation(line: 205, column: 13, scope: !710, inlinedAt: !711)
!713 = !DILocation(line: 205, column: 11, scope: !710, inlinedAt: !711)
!714 = !DILocation(line: 206, column: 11, scope: !710, inlinedAt: !711)
!715 = !DILocation(line: 205, column: 13, scope: !716, inlinedAt: !717)
!716 = distinct !DISubprogram(name: "swap<void (*)(const std::_Any_data &)>", scope: !518, file: !518, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!717 = distinct !DILocation(line: 560, column: 2, scope: !703, inlinedAt: !704)
!718 = !DILocation(line: 205, column: 11, scope: !716, inlinedAt: !717)
!719 = !DILocation(line: 206, column: 11, scope: !716, inlinedAt: !717)
!720 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !721)
!721 = distinct !DILocation(line: 489, column: 2, scope: !681, inlinedAt: !682)
!722 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !721)
!723 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !724)
!724 = distinct !DILocation(line: 879, column: 16, scope: !150, inlinedAt: !725)
!725 = distinct !DILocation(line: 1084, column: 16, scope: !152, inlinedAt: !726)
!726 = distinct !DILocation(line: 1319, column: 2, scope: !727, inlinedAt: !728)
!727 = distinct !DISubprogram(name: "pop_back", scope: !25, file: !25, line: 1317, type: !9, scopeLine: 1318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!728 = distinct !DILocation(line: 27, column: 11, scope: !608)
!729 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !730)
!730 = distinct !DILocation(line: 899, column: 16, scope: !158, inlinedAt: !731)
!731 = distinct !DILocation(line: 1084, column: 27, scope: !152, inlinedAt: !726)
!732 = !DILocation(line: 1224, column: 27, scope: !161, inlinedAt: !733)
!733 = distinct !DILocation(line: 1084, column: 24, scope: !152, inlinedAt: !726)
!734 = !DILocation(line: 1319, column: 2, scope: !727, inlinedAt: !728)
!735 = !DILocation(line: 1320, column: 2, scope: !727, inlinedAt: !728)
!736 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !737)
!737 = distinct !DILocation(line: 181, column: 10, scope: !738, inlinedAt: !739)
!738 = distinct !DISubprogram(name: "destroy<std::function<void ()> >", scope: !121, file: !121, line: 179, type: !9, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!739 = distinct !DILocation(line: 535, column: 8, scope: !740, inlinedAt: !741)
!740 = distinct !DISubprogram(name: "destroy<std::function<void ()> >", scope: !124, file: !124, line: 531, type: !9, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!741 = distinct !DILocation(line: 1321, column: 2, scope: !727, inlinedAt: !728)
!742 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !737)
!743 = !DILocation(line: 103, column: 6, scope: !669, inlinedAt: !744)
!744 = distinct !DILocation(line: 28, column: 4, scope: !608)
!745 = !DILocation(line: 193, column: 11, scope: !673, inlinedAt: !746)
!746 = distinct !DILocation(line: 104, column: 4, scope: !669, inlinedAt: !744)
!747 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !748)
!748 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !749)
!749 = distinct !DILocation(line: 195, column: 17, scope: !673, inlinedAt: !746)
!750 = !DILocation(line: 196, column: 14, scope: !673, inlinedAt: !746)
!751 = !DILocation(line: 197, column: 4, scope: !673, inlinedAt: !746)
!752 = !DILocation(line: 28, column: 4, scope: !608)
!753 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !754)
!754 = distinct !DILocation(line: 589, column: 6, scope: !755, inlinedAt: !756)
!755 = distinct !DISubprogram(name: "operator()", scope: !59, file: !59, line: 587, type: !9, scopeLine: 588, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!756 = distinct !DILocation(line: 29, column: 4, scope: !608)
!757 = !DILocation(line: 589, column: 6, scope: !755, inlinedAt: !756)
!758 = !DILocation(line: 590, column: 4, scope: !755, inlinedAt: !756)
!759 = !DILocation(line: 591, column: 9, scope: !755, inlinedAt: !756)
!760 = !DILocation(line: 103, column: 6, scope: !669, inlinedAt: !761)
!761 = distinct !DILocation(line: 28, column: 4, scope: !608)
!762 = !DILocation(line: 193, column: 11, scope: !673, inlinedAt: !763)
!763 = distinct !DILocation(line: 104, column: 4, scope: !669, inlinedAt: !761)
!764 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !765)
!765 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !766)
!766 = distinct !DILocation(line: 195, column: 17, scope: !673, inlinedAt: !763)
!767 = !DILocation(line: 196, column: 14, scope: !673, inlinedAt: !763)
!768 = !DILocation(line: 197, column: 4, scope: !673, inlinedAt: !763)
!769 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !770)
!770 = distinct !DILocation(line: 30, column: 3, scope: !608)
!771 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !770)
!772 = !DILocation(line: 30, column: 3, scope: !608)
!773 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !774)
!774 = distinct !DILocation(line: 30, column: 3, scope: !608)
!775 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !774)
!776 = !DISubprogram(name: "__throw_system_error", scope: !777, file: !777, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!777 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!778 = !DISubprogram(name: "pthread_mutex_lock", scope: !779, file: !779, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!779 = !DIFile(filename: "include/pthread.h", directory: "")
!780 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !241, file: !241, line: 564, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!781 = !DISubprogram(name: "pthread_mutex_unlock", scope: !779, file: !779, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!782 = !DISubprogram(name: "__throw_bad_function_call", scope: !777, file: !777, line: 113, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!783 = !DISubprogram(name: "__throw_length_error", scope: !777, file: !777, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!784 = distinct !DISubprogram(name: "_M_realloc_insert<std::function<void ()> >", scope: !107, file: !107, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!785 = !DILocation(line: 988, column: 40, scope: !786, inlinedAt: !787)
!786 = distinct !DISubprogram(name: "size", scope: !25, file: !25, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!787 = distinct !DILocation(line: 1893, column: 19, scope: !788, inlinedAt: !789)
!788 = distinct !DISubprogram(name: "_M_check_len", scope: !25, file: !25, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!789 = distinct !DILocation(line: 449, column: 2, scope: !784)
!790 = !DILocation(line: 988, column: 66, scope: !786, inlinedAt: !787)
!791 = !DILocation(line: 988, column: 50, scope: !786, inlinedAt: !787)
!792 = !DILocation(line: 1893, column: 26, scope: !788, inlinedAt: !789)
!793 = !DILocation(line: 1893, column: 6, scope: !788, inlinedAt: !789)
!794 = !DILocation(line: 1894, column: 4, scope: !788, inlinedAt: !789)
!795 = !DILocation(line: 1896, column: 35, scope: !788, inlinedAt: !789)
!796 = !DILocation(line: 1896, column: 33, scope: !788, inlinedAt: !789)
!797 = !DILocation(line: 1897, column: 16, scope: !788, inlinedAt: !789)
!798 = !DILocation(line: 1897, column: 25, scope: !788, inlinedAt: !789)
!799 = !DILocation(line: 1333, column: 27, scope: !800, inlinedAt: !801)
!800 = distinct !DISubprogram(name: "operator-<std::function<void ()> *, std::vector<std::function<void ()>, std::allocator<std::function<void ()> > > >", scope: !148, file: !148, line: 1330, type: !9, scopeLine: 1333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!801 = distinct !DILocation(line: 452, column: 51, scope: !784)
!802 = !DILocation(line: 378, column: 13, scope: !803, inlinedAt: !804)
!803 = distinct !DISubprogram(name: "_M_allocate", scope: !25, file: !25, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!804 = distinct !DILocation(line: 453, column: 33, scope: !784)
!805 = !DILocation(line: 378, column: 9, scope: !803, inlinedAt: !804)
!806 = !DILocation(line: 137, column: 53, scope: !807, inlinedAt: !808)
!807 = distinct !DISubprogram(name: "allocate", scope: !121, file: !121, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!808 = distinct !DILocation(line: 464, column: 20, scope: !809, inlinedAt: !810)
!809 = distinct !DISubprogram(name: "allocate", scope: !124, file: !124, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!810 = distinct !DILocation(line: 378, column: 20, scope: !803, inlinedAt: !804)
!811 = !DILocation(line: 137, column: 27, scope: !807, inlinedAt: !808)
!812 = !DILocation(line: 463, column: 20, scope: !784)
!813 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !814)
!814 = distinct !DILocation(line: 175, column: 23, scope: !120, inlinedAt: !815)
!815 = distinct !DILocation(line: 516, column: 8, scope: !123, inlinedAt: !816)
!816 = distinct !DILocation(line: 462, column: 4, scope: !784)
!817 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !814)
!818 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !819)
!819 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !814)
!820 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !821)
!821 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !822)
!822 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !814)
!823 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !814)
!824 = !DILocation(line: 253, column: 19, scope: !58, inlinedAt: !819)
!825 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !814)
!826 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !814)
!827 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !814)
!828 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !814)
!829 = !DILocation(line: 1091, column: 22, scope: !830, inlinedAt: !831)
!830 = distinct !DISubprogram(name: "__relocate_a_1<std::function<void ()> *, std::function<void ()> *, std::allocator<std::function<void ()> > >", scope: !493, file: !493, line: 1078, type: !9, scopeLine: 1083, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!831 = distinct !DILocation(line: 1133, column: 14, scope: !832, inlinedAt: !833)
!832 = distinct !DISubprogram(name: "__relocate_a<std::function<void ()> *, std::function<void ()> *, std::allocator<std::function<void ()> > >", scope: !493, file: !493, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!833 = distinct !DILocation(line: 504, column: 9, scope: !834, inlinedAt: !835)
!834 = distinct !DISubprogram(name: "_S_relocate", scope: !25, file: !25, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!835 = distinct !DILocation(line: 474, column: 23, scope: !784)
!836 = !DILocation(line: 1091, column: 7, scope: !830, inlinedAt: !831)
!837 = !{!838}
!838 = distinct !{!838, !839, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 0"}
!839 = distinct !{!839, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_"}
!840 = !DILocation(line: 1092, column: 2, scope: !830, inlinedAt: !831)
!841 = !{!842}
!842 = distinct !{!842, !839, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 1"}
!843 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !844)
!844 = distinct !DILocation(line: 175, column: 23, scope: !120, inlinedAt: !845)
!845 = distinct !DILocation(line: 516, column: 8, scope: !123, inlinedAt: !846)
!846 = distinct !DILocation(line: 1064, column: 7, scope: !847, inlinedAt: !848)
!847 = distinct !DISubprogram(name: "__relocate_object_a<std::function<void ()>, std::function<void ()>, std::allocator<std::function<void ()> > >", scope: !493, file: !493, line: 1056, type: !9, scopeLine: 1062, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!848 = distinct !DILocation(line: 1092, column: 2, scope: !830, inlinedAt: !831)
!849 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !844)
!850 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !851)
!851 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !844)
!852 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !853)
!853 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !854)
!854 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !844)
!855 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !844)
!856 = !DILocation(line: 253, column: 19, scope: !58, inlinedAt: !851)
!857 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !844)
!858 = !{!838, !842}
!859 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !844)
!860 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !844)
!861 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !844)
!862 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !863)
!863 = distinct !DILocation(line: 181, column: 10, scope: !738, inlinedAt: !864)
!864 = distinct !DILocation(line: 535, column: 8, scope: !740, inlinedAt: !865)
!865 = distinct !DILocation(line: 1065, column: 7, scope: !847, inlinedAt: !848)
!866 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !863)
!867 = !DILocation(line: 1091, column: 33, scope: !830, inlinedAt: !831)
!868 = !DILocation(line: 1091, column: 50, scope: !830, inlinedAt: !831)
!869 = distinct !{!869, !836, !870, !53, !54}
!870 = !DILocation(line: 1093, column: 41, scope: !830, inlinedAt: !831)
!871 = !DILocation(line: 0, scope: !830, inlinedAt: !831)
!872 = !DILocation(line: 477, column: 8, scope: !784)
!873 = !DILocation(line: 1091, column: 22, scope: !830, inlinedAt: !874)
!874 = distinct !DILocation(line: 1133, column: 14, scope: !832, inlinedAt: !875)
!875 = distinct !DILocation(line: 504, column: 9, scope: !834, inlinedAt: !876)
!876 = distinct !DILocation(line: 479, column: 23, scope: !784)
!877 = !DILocation(line: 1091, column: 7, scope: !830, inlinedAt: !874)
!878 = !{!879}
!879 = distinct !{!879, !880, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 0"}
!880 = distinct !{!880, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_"}
!881 = !DILocation(line: 1092, column: 2, scope: !830, inlinedAt: !874)
!882 = !{!883}
!883 = distinct !{!883, !880, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 1"}
!884 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !885)
!885 = distinct !DILocation(line: 175, column: 23, scope: !120, inlinedAt: !886)
!886 = distinct !DILocation(line: 516, column: 8, scope: !123, inlinedAt: !887)
!887 = distinct !DILocation(line: 1064, column: 7, scope: !847, inlinedAt: !888)
!888 = distinct !DILocation(line: 1092, column: 2, scope: !830, inlinedAt: !874)
!889 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !885)
!890 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !891)
!891 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !885)
!892 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !893)
!893 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !894)
!894 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !885)
!895 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !885)
!896 = !DILocation(line: 253, column: 19, scope: !58, inlinedAt: !891)
!897 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !885)
!898 = !{!879, !883}
!899 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !885)
!900 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !885)
!901 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !885)
!902 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !903)
!903 = distinct !DILocation(line: 181, column: 10, scope: !738, inlinedAt: !904)
!904 = distinct !DILocation(line: 535, column: 8, scope: !740, inlinedAt: !905)
!905 = distinct !DILocation(line: 1065, column: 7, scope: !847, inlinedAt: !888)
!906 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !903)
!907 = !DILocation(line: 1091, column: 33, scope: !830, inlinedAt: !874)
!908 = !DILocation(line: 1091, column: 50, scope: !830, inlinedAt: !874)
!909 = distinct !{!909, !877, !910, !53, !54}
!910 = !DILocation(line: 1093, column: 41, scope: !830, inlinedAt: !874)
!911 = !DILocation(line: 0, scope: !830, inlinedAt: !874)
!912 = !DILocation(line: 386, column: 6, scope: !280, inlinedAt: !913)
!913 = distinct !DILocation(line: 513, column: 7, scope: !784)
!914 = !DILocation(line: 158, column: 2, scope: !283, inlinedAt: !915)
!915 = distinct !DILocation(line: 496, column: 13, scope: !285, inlinedAt: !916)
!916 = distinct !DILocation(line: 387, column: 4, scope: !280, inlinedAt: !913)
!917 = !DILocation(line: 387, column: 4, scope: !280, inlinedAt: !913)
!918 = !DILocation(line: 514, column: 21, scope: !784)
!919 = !DILocation(line: 515, column: 30, scope: !784)
!920 = !DILocation(line: 516, column: 31, scope: !784)
!921 = !DILocation(line: 517, column: 53, scope: !784)
!922 = !DILocation(line: 517, column: 39, scope: !784)
!923 = !DILocation(line: 518, column: 5, scope: !784)
!924 = distinct !DISubprogram(name: "_M_invoke", scope: !59, file: !59, line: 288, type: !9, scopeLine: 289, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!925 = !DILocation(line: 66, column: 18, scope: !926, inlinedAt: !927)
!926 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 66, type: !9, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!927 = distinct !DILocation(line: 61, column: 14, scope: !928, inlinedAt: !929)
!928 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/pool.cpp:66:12) &>", scope: !598, file: !598, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!929 = distinct !DILocation(line: 111, column: 2, scope: !930, inlinedAt: !931)
!930 = distinct !DISubprogram(name: "__invoke_r<void, (lambda at cpp/pool.cpp:66:12) &>", scope: !598, file: !598, line: 104, type: !9, scopeLine: 106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!931 = distinct !DILocation(line: 290, column: 9, scope: !924)
!932 = !{!933, !43, i64 0}
!933 = !{!"_ZTSZ4mainE3$_0", !43, i64 0}
!934 = !DILocation(line: 401, column: 16, scope: !935, inlinedAt: !936)
!935 = distinct !DISubprogram(name: "operator+=", scope: !35, file: !35, line: 400, type: !9, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!936 = distinct !DILocation(line: 66, column: 22, scope: !926, inlinedAt: !927)
!937 = !DILocation(line: 290, column: 2, scope: !924)
!938 = distinct !DISubprogram(name: "_M_manager", scope: !59, file: !59, line: 267, type: !9, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!939 = !DILocation(line: 270, column: 2, scope: !938)
!940 = !DILocation(line: 274, column: 43, scope: !938)
!941 = !DILocation(line: 275, column: 6, scope: !938)
!942 = !DILocation(line: 278, column: 36, scope: !938)
!943 = !DILocation(line: 279, column: 6, scope: !938)
!944 = !DILocation(line: 152, column: 33, scope: !945, inlinedAt: !946)
!945 = distinct !DISubprogram(name: "_M_create<const (lambda at cpp/pool.cpp:66:12) &>", scope: !59, file: !59, line: 150, type: !9, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!946 = distinct !DILocation(line: 215, column: 6, scope: !947, inlinedAt: !948)
!947 = distinct !DISubprogram(name: "_M_init_functor<const (lambda at cpp/pool.cpp:66:12) &>", scope: !59, file: !59, line: 211, type: !9, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!948 = distinct !DILocation(line: 198, column: 8, scope: !949, inlinedAt: !950)
!949 = distinct !DISubprogram(name: "_M_manager", scope: !59, file: !59, line: 180, type: !9, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!950 = distinct !DILocation(line: 282, column: 6, scope: !938)
!951 = !DILocation(line: 200, column: 8, scope: !949, inlinedAt: !950)
!952 = !DILocation(line: 284, column: 2, scope: !938)
