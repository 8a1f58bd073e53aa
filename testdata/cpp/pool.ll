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
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #19, !dbg !180
  %3 = icmp eq i32 %2, 0, !dbg !184
  br i1 %3, label %6, label %4, !dbg !184

4:                                                ; preds = %1
  invoke void @_ZSt20__throw_system_errori(i32 noundef %2) #21
          to label %5 unwind label %61, !dbg !185

5:                                                ; preds = %4
  unreachable, !dbg !185

6:                                                ; preds = %1
  %7 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 3, !dbg !186
  store atomic i8 1, ptr %7 seq_cst, align 8, !dbg !187
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #19, !dbg !194
  %9 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 1, !dbg !198
  tail call void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) %9) #19, !dbg !199
  %10 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 4, !dbg !200
  %11 = load ptr, ptr %10, align 8, !dbg !201, !tbaa !70
  %12 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 4, i32 0, i32 0, i32 0, i32 1, !dbg !206
  %13 = load ptr, ptr %12, align 8, !dbg !209, !tbaa !70
  %14 = icmp eq ptr %11, %13, !dbg !211
  br i1 %14, label %15, label %54, !dbg !214

15:                                               ; preds = %56, %6
  %16 = load ptr, ptr %10, align 8, !dbg !215, !tbaa !218
  %17 = load ptr, ptr %12, align 8, !dbg !220, !tbaa !221
  %18 = icmp eq ptr %16, %17, !dbg !222
  br i1 %18, label %27, label %22, !dbg !230

19:                                               ; preds = %22
  %20 = getelementptr inbounds %"class.std::thread", ptr %23, i64 1, !dbg !231
  %21 = icmp eq ptr %20, %17, !dbg !222
  br i1 %21, label %27, label %22, !dbg !230, !llvm.loop !232

22:                                               ; preds = %15, %19
  %23 = phi ptr [ %20, %19 ], [ %16, %15 ]
  %24 = load i64, ptr %23, align 8, !dbg !234, !tbaa.struct !242
  %25 = icmp eq i64 %24, 0, !dbg !245
  br i1 %25, label %19, label %26, !dbg !248

26:                                               ; preds = %22
  tail call void @_ZSt9terminatev() #20, !dbg !249
  unreachable, !dbg !249

27:                                               ; preds = %19, %15
  %28 = icmp eq ptr %16, null, !dbg !253
  br i1 %28, label %30, label %29, !dbg !253

29:                                               ; preds = %27
  tail call void @_ZdlPv(ptr noundef %16) #22, !dbg !258
  br label %30, !dbg !263

30:                                               ; preds = %27, %29
  %31 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, !dbg !264
  %32 = load ptr, ptr %31, align 8, !dbg !265, !tbaa !268
  %33 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 1, !dbg !269
  %34 = load ptr, ptr %33, align 8, !dbg !269, !tbaa !111
  %35 = icmp eq ptr %32, %34, !dbg !270
  br i1 %35, label %49, label %36, !dbg !277

36:                                               ; preds = %30, %46
  %37 = phi ptr [ %47, %46 ], [ %32, %30 ]
  %38 = getelementptr inbounds %"class.std::_Function_base", ptr %37, i64 0, i32 1, !dbg !278
  %39 = load ptr, ptr %38, align 8, !dbg !278, !tbaa !76
  %40 = icmp eq ptr %39, null, !dbg !278
  br i1 %40, label %46, label %41, !dbg !278

41:                                               ; preds = %36
  %42 = invoke noundef zeroext i1 %39(ptr noundef nonnull align 8 dereferenceable(16) %37, ptr noundef nonnull align 8 dereferenceable(16) %37, i32 noundef 3)
          to label %46 unwind label %43, !dbg !282

43:                                               ; preds = %41
  %44 = landingpad { ptr, i32 }
          catch ptr null, !dbg !282
  %45 = extractvalue { ptr, i32 } %44, 0, !dbg !282
  tail call void @__clang_call_terminate(ptr %45) #20, !dbg !282
  unreachable, !dbg !282

46:                                               ; preds = %41, %36
  %47 = getelementptr inbounds %"class.std::function", ptr %37, i64 1, !dbg !283
  %48 = icmp eq ptr %47, %34, !dbg !270
  br i1 %48, label %49, label %36, !dbg !277, !llvm.loop !284

49:                                               ; preds = %46, %30
  %50 = load ptr, ptr %31, align 8, !dbg !286, !tbaa !268
  %51 = icmp eq ptr %50, null, !dbg !289
  br i1 %51, label %53, label %52, !dbg !289

52:                                               ; preds = %49
  tail call void @_ZdlPv(ptr noundef %50) #22, !dbg !292
  br label %53, !dbg !297

53:                                               ; preds = %49, %52
  tail call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %9) #19, !dbg !264
  ret void, !dbg !264

54:                                               ; preds = %6, %56
  %55 = phi ptr [ %57, %56 ], [ %11, %6 ]
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %55)
          to label %56 unwind label %59, !dbg !298

56:                                               ; preds = %54
  %57 = getelementptr inbounds %"class.std::thread", ptr %55, i64 1, !dbg !299
  %58 = icmp eq ptr %57, %13, !dbg !211
  br i1 %58, label %15, label %54, !dbg !214, !llvm.loop !302

59:                                               ; preds = %54
  %60 = landingpad { ptr, i32 }
          catch ptr null, !dbg !305
  br label %63, !dbg !305

61:                                               ; preds = %4
  %62 = landingpad { ptr, i32 }
          catch ptr null, !dbg !305
  br label %63, !dbg !305

63:                                               ; preds = %61, %59
  %64 = phi { ptr, i32 } [ %60, %59 ], [ %62, %61 ]
  %65 = extractvalue { ptr, i32 } %64, 0, !dbg !305
  tail call void @__clang_call_terminate(ptr %65) #20, !dbg !305
  unreachable, !dbg !305
}

; Function Attrs: noreturn nounwind
declare !dbg !306 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt6vectorISt6threadSaIS0_EE12emplace_backIJZN4PoolC1EiEUlvE_EEERS0_DpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !308 {
  %3 = alloca %"class.std::unique_ptr", align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !309
  %5 = load ptr, ptr %4, align 8, !dbg !309, !tbaa !221
  %6 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !310
  %7 = load ptr, ptr %6, align 8, !dbg !310, !tbaa !311
  %8 = icmp eq ptr %5, %7, !dbg !312
  br i1 %8, label %32, label %9, !dbg !313

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !314
  store i64 0, ptr %5, align 8, !dbg !314, !tbaa !323
  %10 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #23, !dbg !325
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !326, !tbaa !329
  %11 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %10, i64 0, i32 1, !dbg !331
  %12 = load i64, ptr %1, align 8, !dbg !332, !tbaa !70
  store i64 %12, ptr %11, align 8, !dbg !332, !tbaa !70
  store ptr %10, ptr %3, align 8, !dbg !340, !tbaa !70
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull %3, ptr noundef null)
          to label %13 unwind label %20, !dbg !348

13:                                               ; preds = %9
  %14 = load ptr, ptr %3, align 8, !dbg !349, !tbaa !70
  %15 = icmp eq ptr %14, null, !dbg !352
  br i1 %15, label %29, label %16, !dbg !349

16:                                               ; preds = %13
  %17 = load ptr, ptr %14, align 8, !dbg !353, !tbaa !329
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !353
  %19 = load ptr, ptr %18, align 8, !dbg !353
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #19, !dbg !353
  br label %29, !dbg !356

20:                                               ; preds = %9
  %21 = landingpad { ptr, i32 }
          cleanup, !dbg !357
  %22 = load ptr, ptr %3, align 8, !dbg !358, !tbaa !70
  %23 = icmp eq ptr %22, null, !dbg !360
  br i1 %23, label %28, label %24, !dbg !358

24:                                               ; preds = %20
  %25 = load ptr, ptr %22, align 8, !dbg !361, !tbaa !329
  %26 = getelementptr inbounds ptr, ptr %25, i64 1, !dbg !361
  %27 = load ptr, ptr %26, align 8, !dbg !361
  call void %27(ptr noundef nonnull align 8 dereferenceable(8) %22) #19, !dbg !361
  br label %28, !dbg !363

28:                                               ; preds = %24, %20
  store ptr null, ptr %3, align 8, !dbg !364, !tbaa !70
  resume { ptr, i32 } %21, !dbg !357

29:                                               ; preds = %13, %16
  store ptr null, ptr %3, align 8, !dbg !365, !tbaa !70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !357
  %30 = load ptr, ptr %4, align 8, !dbg !366, !tbaa !221
  %31 = getelementptr inbounds %"class.std::thread", ptr %30, i64 1, !dbg !366
  store ptr %31, ptr %4, align 8, !dbg !366, !tbaa !221
  br label %33, !dbg !367

32:                                               ; preds = %2
  tail call void @_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %5, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !368
  br label %33

33:                                               ; preds = %32, %29
  %34 = load ptr, ptr %0, align 8, !dbg !369, !tbaa !70
  %35 = load ptr, ptr %4, align 8, !dbg !378, !tbaa !70
  %36 = icmp eq ptr %34, %35, !dbg !382
  br i1 %36, label %37, label %38, !dbg !385, !prof !164

37:                                               ; preds = %33
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1230, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt6threadSaIS0_EE4backEv, ptr noundef nonnull @.str.6) #20, !dbg !385
  unreachable, !dbg !385

38:                                               ; preds = %33
  %39 = getelementptr inbounds %"class.std::thread", ptr %35, i64 -1, !dbg !386
  ret ptr %39, !dbg !389
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt6threadSaIS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !216 {
  %2 = load ptr, ptr %0, align 8, !dbg !390, !tbaa !218
  %3 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !391
  %4 = load ptr, ptr %3, align 8, !dbg !391, !tbaa !221
  %5 = icmp eq ptr %2, %4, !dbg !392
  br i1 %5, label %14, label %9, !dbg !396

6:                                                ; preds = %9
  %7 = getelementptr inbounds %"class.std::thread", ptr %10, i64 1, !dbg !397
  %8 = icmp eq ptr %7, %4, !dbg !392
  br i1 %8, label %14, label %9, !dbg !396, !llvm.loop !398

9:                                                ; preds = %1, %6
  %10 = phi ptr [ %7, %6 ], [ %2, %1 ]
  %11 = load i64, ptr %10, align 8, !dbg !400, !tbaa.struct !242
  %12 = icmp eq i64 %11, 0, !dbg !404
  br i1 %12, label %6, label %13, !dbg !406

13:                                               ; preds = %9
  tail call void @_ZSt9terminatev() #20, !dbg !407
  unreachable, !dbg !407

14:                                               ; preds = %6, %1
  %15 = icmp eq ptr %2, null, !dbg !409
  br i1 %15, label %17, label %16, !dbg !409

16:                                               ; preds = %14
  tail call void @_ZdlPv(ptr noundef %2) #22, !dbg !412
  br label %17, !dbg !415

17:                                               ; preds = %14, %16
  ret void, !dbg !416
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt8functionIFvvEESaIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !266 {
  %2 = load ptr, ptr %0, align 8, !dbg !417, !tbaa !268
  %3 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !418
  %4 = load ptr, ptr %3, align 8, !dbg !418, !tbaa !111
  %5 = icmp eq ptr %2, %4, !dbg !419
  br i1 %5, label %19, label %6, !dbg !423

6:                                                ; preds = %1, %16
  %7 = phi ptr [ %17, %16 ], [ %2, %1 ]
  %8 = getelementptr inbounds %"class.std::_Function_base", ptr %7, i64 0, i32 1, !dbg !424
  %9 = load ptr, ptr %8, align 8, !dbg !424, !tbaa !76
  %10 = icmp eq ptr %9, null, !dbg !424
  br i1 %10, label %16, label %11, !dbg !424

11:                                               ; preds = %6
  %12 = invoke noundef zeroext i1 %9(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %7, i32 noundef 3)
          to label %16 unwind label %13, !dbg !427

13:                                               ; preds = %11
  %14 = landingpad { ptr, i32 }
          catch ptr null, !dbg !427
  %15 = extractvalue { ptr, i32 } %14, 0, !dbg !427
  tail call void @__clang_call_terminate(ptr %15) #20, !dbg !427
  unreachable, !dbg !427

16:                                               ; preds = %11, %6
  %17 = getelementptr inbounds %"class.std::function", ptr %7, i64 1, !dbg !428
  %18 = icmp eq ptr %17, %4, !dbg !419
  br i1 %18, label %19, label %6, !dbg !423, !llvm.loop !429

19:                                               ; preds = %16, %1
  %20 = load ptr, ptr %0, align 8, !dbg !431, !tbaa !268
  %21 = icmp eq ptr %20, null, !dbg !433
  br i1 %21, label %23, label %22, !dbg !433

22:                                               ; preds = %19
  tail call void @_ZdlPv(ptr noundef %20) #22, !dbg !435
  br label %23, !dbg !438

23:                                               ; preds = %19, %22
  ret void, !dbg !439
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !440 {
  %4 = alloca %"class.std::unique_ptr", align 8
  %5 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !441
  %6 = load ptr, ptr %5, align 8, !dbg !441, !tbaa !221
  %7 = load ptr, ptr %0, align 8, !dbg !446, !tbaa !218
  %8 = ptrtoint ptr %6 to i64, !dbg !447
  %9 = ptrtoint ptr %7 to i64, !dbg !447
  %10 = sub i64 %8, %9, !dbg !447
  %11 = icmp eq i64 %10, 9223372036854775800, !dbg !448
  br i1 %11, label %12, label %13, !dbg !449

12:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #21, !dbg !450
  unreachable, !dbg !450

13:                                               ; preds = %3
  %14 = ashr exact i64 %10, 3, !dbg !447
  %15 = tail call i64 @llvm.umax.i64(i64 %14, i64 1), !dbg !451
  %16 = add i64 %15, %14, !dbg !452
  %17 = icmp ult i64 %16, %14, !dbg !453
  %18 = icmp ugt i64 %16, 1152921504606846975
  %19 = or i1 %17, %18, !dbg !454
  %20 = select i1 %19, i64 1152921504606846975, i64 %16, !dbg !454
  %21 = ptrtoint ptr %1 to i64, !dbg !455
  %22 = sub i64 %21, %9, !dbg !455
  %23 = ashr exact i64 %22, 3, !dbg !455
  %24 = icmp eq i64 %20, 0, !dbg !458
  br i1 %24, label %28, label %25, !dbg !461

25:                                               ; preds = %13
  %26 = shl i64 %20, 3, !dbg !462
  %27 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %26) #23, !dbg !467
  br label %28, !dbg !461

28:                                               ; preds = %13, %25
  %29 = phi ptr [ %27, %25 ], [ null, %13 ], !dbg !461
  %30 = getelementptr inbounds %"class.std::thread", ptr %29, i64 %23, !dbg !468
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4), !dbg !469
  store i64 0, ptr %30, align 8, !dbg !469, !tbaa !323
  %31 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #23
          to label %32 unwind label %78, !dbg !474

32:                                               ; preds = %28
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %31, align 8, !dbg !475, !tbaa !329
  %33 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %31, i64 0, i32 1, !dbg !477
  %34 = load i64, ptr %2, align 8, !dbg !478, !tbaa !70
  store i64 %34, ptr %33, align 8, !dbg !478, !tbaa !70
  store ptr %31, ptr %4, align 8, !dbg !482, !tbaa !70
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %30, ptr noundef nonnull %4, ptr noundef null)
          to label %35 unwind label %42, !dbg !486

35:                                               ; preds = %32
  %36 = load ptr, ptr %4, align 8, !dbg !487, !tbaa !70
  %37 = icmp eq ptr %36, null, !dbg !489
  br i1 %37, label %51, label %38, !dbg !487

38:                                               ; preds = %35
  %39 = load ptr, ptr %36, align 8, !dbg !490, !tbaa !329
  %40 = getelementptr inbounds ptr, ptr %39, i64 1, !dbg !490
  %41 = load ptr, ptr %40, align 8, !dbg !490
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %36) #19, !dbg !490
  br label %51, !dbg !492

42:                                               ; preds = %32
  %43 = landingpad { ptr, i32 }
          catch ptr null, !dbg !493
  %44 = load ptr, ptr %4, align 8, !dbg !494, !tbaa !70
  %45 = icmp eq ptr %44, null, !dbg !496
  br i1 %45, label %50, label %46, !dbg !494

46:                                               ; preds = %42
  %47 = load ptr, ptr %44, align 8, !dbg !497, !tbaa !329
  %48 = getelementptr inbounds ptr, ptr %47, i64 1, !dbg !497
  %49 = load ptr, ptr %48, align 8, !dbg !497
  call void %49(ptr noundef nonnull align 8 dereferenceable(8) %44) #19, !dbg !497
  br label %50, !dbg !499

50:                                               ; preds = %46, %42
  store ptr null, ptr %4, align 8, !dbg !500, !tbaa !70
  br label %80

51:                                               ; preds = %35, %38
  store ptr null, ptr %4, align 8, !dbg !501, !tbaa !70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4), !dbg !493
  %52 = icmp eq ptr %7, %1, !dbg !502
  br i1 %52, label %60, label %53, !dbg !510

53:                                               ; preds = %51, %53
  %54 = phi ptr [ %58, %53 ], [ %29, %51 ]
  %55 = phi ptr [ %57, %53 ], [ %7, %51 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !511), !dbg !514
  call void @llvm.experimental.noalias.scope.decl(metadata !515), !dbg !514
  store i64 0, ptr %54, align 8, !dbg !517, !tbaa !323, !alias.scope !511, !noalias !515
  %56 = load i64, ptr %55, align 8, !dbg !527, !tbaa !243, !alias.scope !515, !noalias !511
  store i64 %56, ptr %54, align 8, !dbg !527, !tbaa !243, !alias.scope !511, !noalias !515
  store i64 0, ptr %55, align 8, !dbg !533, !tbaa.struct !242, !alias.scope !515, !noalias !511
  %57 = getelementptr inbounds %"class.std::thread", ptr %55, i64 1, !dbg !534
  %58 = getelementptr inbounds %"class.std::thread", ptr %54, i64 1, !dbg !535
  %59 = icmp eq ptr %57, %1, !dbg !502
  br i1 %59, label %60, label %53, !dbg !510, !llvm.loop !536

60:                                               ; preds = %53, %51
  %61 = phi ptr [ %29, %51 ], [ %58, %53 ], !dbg !538
  %62 = getelementptr %"class.std::thread", ptr %61, i64 1, !dbg !539
  %63 = icmp eq ptr %6, %1, !dbg !540
  br i1 %63, label %71, label %64, !dbg !544

64:                                               ; preds = %60, %64
  %65 = phi ptr [ %69, %64 ], [ %62, %60 ]
  %66 = phi ptr [ %68, %64 ], [ %1, %60 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !545), !dbg !548
  call void @llvm.experimental.noalias.scope.decl(metadata !549), !dbg !548
  store i64 0, ptr %65, align 8, !dbg !551, !tbaa !323, !alias.scope !545, !noalias !549
  %67 = load i64, ptr %66, align 8, !dbg !557, !tbaa !243, !alias.scope !549, !noalias !545
  store i64 %67, ptr %65, align 8, !dbg !557, !tbaa !243, !alias.scope !545, !noalias !549
  store i64 0, ptr %66, align 8, !dbg !560, !tbaa.struct !242, !alias.scope !549, !noalias !545
  %68 = getelementptr inbounds %"class.std::thread", ptr %66, i64 1, !dbg !561
  %69 = getelementptr inbounds %"class.std::thread", ptr %65, i64 1, !dbg !562
  %70 = icmp eq ptr %68, %6, !dbg !540
  br i1 %70, label %71, label %64, !dbg !544, !llvm.loop !563

71:                                               ; preds = %64, %60
  %72 = phi ptr [ %62, %60 ], [ %69, %64 ], !dbg !565
  %73 = icmp eq ptr %7, null, !dbg !566
  br i1 %73, label %75, label %74, !dbg !566

74:                                               ; preds = %71
  call void @_ZdlPv(ptr noundef %7) #22, !dbg !568
  br label %75, !dbg !571

75:                                               ; preds = %71, %74
  %76 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !572
  store ptr %29, ptr %0, align 8, !dbg !573, !tbaa !218
  store ptr %72, ptr %5, align 8, !dbg !574, !tbaa !221
  %77 = getelementptr inbounds %"class.std::thread", ptr %29, i64 %20, !dbg !575
  store ptr %77, ptr %76, align 8, !dbg !576, !tbaa !311
  ret void, !dbg !577

78:                                               ; preds = %28
  %79 = landingpad { ptr, i32 }
          catch ptr null, !dbg !577
  br label %80, !dbg !577

80:                                               ; preds = %50, %78
  %81 = phi { ptr, i32 } [ %79, %78 ], [ %43, %50 ]
  %82 = extractvalue { ptr, i32 } %81, 0, !dbg !577
  %83 = call ptr @__cxa_begin_catch(ptr %82) #19, !dbg !578
  %84 = icmp eq ptr %29, null, !dbg !579
  br i1 %84, label %85, label %92, !dbg !580

85:                                               ; preds = %80
  %86 = load i64, ptr %30, align 8, !dbg !581, !tbaa.struct !242
  %87 = icmp eq i64 %86, 0, !dbg !588
  br i1 %87, label %91, label %88, !dbg !590

88:                                               ; preds = %85
  call void @_ZSt9terminatev() #20, !dbg !591
  unreachable, !dbg !591

89:                                               ; preds = %93
  %90 = landingpad { ptr, i32 }
          cleanup, !dbg !577
  invoke void @__cxa_end_catch()
          to label %94 unwind label %95, !dbg !593

91:                                               ; preds = %85
  br i1 %84, label %93, label %92, !dbg !594

92:                                               ; preds = %80, %91
  call void @_ZdlPv(ptr noundef %29) #22, !dbg !596
  br label %93, !dbg !599

93:                                               ; preds = %92, %91
  invoke void @__cxa_rethrow() #21
          to label %98 unwind label %89, !dbg !600

94:                                               ; preds = %89
  resume { ptr, i32 } %90, !dbg !577

95:                                               ; preds = %89
  %96 = landingpad { ptr, i32 }
          catch ptr null, !dbg !593
  %97 = extractvalue { ptr, i32 } %96, 0, !dbg !593
  call void @__clang_call_terminate(ptr %97) #20, !dbg !593
  unreachable, !dbg !593

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
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 comdat align 2 !dbg !601 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #19, !dbg !602
  tail call void @_ZdlPv(ptr noundef %0) #22, !dbg !602
  ret void, !dbg !602
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 comdat align 2 !dbg !603 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !604
  %3 = load ptr, ptr %2, align 8, !tbaa !41
  tail call void @_ZN4Pool3runEv(ptr noundef nonnull align 8 dereferenceable(144) %3), !dbg !605
  ret void, !dbg !617
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #12 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #19
  tail call void @_ZSt9terminatev() #20
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !618 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #13

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN4Pool3runEv(ptr noundef nonnull align 8 dereferenceable(144) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !619 {
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
  br label %18, !dbg !620

18:                                               ; preds = %116, %1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #19, !dbg !621
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false), !dbg !622
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #19, !dbg !626
  store ptr %0, ptr %5, align 8, !dbg !627, !tbaa !631
  store i8 0, ptr %6, align 8, !dbg !634, !tbaa !635
  %19 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #19, !dbg !636
  %20 = icmp eq i32 %19, 0, !dbg !641
  br i1 %20, label %23, label %21, !dbg !641

21:                                               ; preds = %18
  invoke void @_ZSt20__throw_system_errori(i32 noundef %19) #21
          to label %22 unwind label %40, !dbg !642

22:                                               ; preds = %21
  unreachable, !dbg !642

23:                                               ; preds = %18
  store i8 1, ptr %6, align 8, !dbg !643, !tbaa !635
  %24 = load atomic i8, ptr %9 seq_cst, align 8, !dbg !644
  %25 = and i8 %24, 1, !dbg !644
  %26 = icmp eq i8 %25, 0, !dbg !644
  br i1 %26, label %27, label %36, !dbg !654

27:                                               ; preds = %23, %32
  %28 = load ptr, ptr %8, align 8, !dbg !655, !tbaa !70
  %29 = load ptr, ptr %10, align 8, !dbg !659, !tbaa !70
  %30 = icmp eq ptr %28, %29, !dbg !662
  br i1 %30, label %31, label %36, !dbg !664

31:                                               ; preds = %27
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(9) %5)
          to label %32 unwind label %42, !dbg !665

32:                                               ; preds = %31
  %33 = load atomic i8, ptr %9 seq_cst, align 8, !dbg !644
  %34 = and i8 %33, 1, !dbg !644
  %35 = icmp eq i8 %34, 0, !dbg !644
  br i1 %35, label %27, label %36, !dbg !654, !llvm.loop !666

36:                                               ; preds = %32, %27, %23
  %37 = load ptr, ptr %8, align 8, !dbg !668, !tbaa !70
  %38 = load ptr, ptr %11, align 8, !dbg !672, !tbaa !70
  %39 = icmp eq ptr %37, %38, !dbg !675
  br i1 %39, label %99, label %51, !dbg !677

40:                                               ; preds = %21
  %41 = landingpad { ptr, i32 }
          cleanup, !dbg !678
  br label %117, !dbg !678

42:                                               ; preds = %31
  %43 = landingpad { ptr, i32 }
          cleanup, !dbg !678
  %44 = load i8, ptr %6, align 8, !dbg !679, !tbaa !635, !range !682, !noundef !10
  %45 = icmp eq i8 %44, 0, !dbg !679
  br i1 %45, label %117, label %46, !dbg !679

46:                                               ; preds = %42
  %47 = load ptr, ptr %5, align 8, !dbg !683, !tbaa !631
  %48 = icmp eq ptr %47, null, !dbg !683
  br i1 %48, label %117, label %49, !dbg !683

49:                                               ; preds = %46
  %50 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %47) #19, !dbg !686
  store i8 0, ptr %6, align 8, !dbg !689, !tbaa !635
  br label %117, !dbg !690

51:                                               ; preds = %36
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #19, !dbg !691
  %52 = getelementptr %"class.std::function", ptr %38, i64 -1, i32 1, !dbg !694
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false), !dbg !696
  %53 = load ptr, ptr %52, align 8, !dbg !694, !tbaa !72
  store ptr %53, ptr %12, align 8, !dbg !698, !tbaa !72
  %54 = getelementptr %"class.std::function", ptr %38, i64 -1, i32 0, i32 1, !dbg !699
  %55 = load ptr, ptr %54, align 8, !dbg !699, !tbaa !76
  %56 = icmp eq ptr %55, null, !dbg !699
  br i1 %56, label %59, label %57, !dbg !702

57:                                               ; preds = %51
  %58 = getelementptr inbounds %"class.std::function", ptr %38, i64 -1, !dbg !703
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %58, i64 16, i1 false), !dbg !707, !tbaa.struct !137
  store ptr %55, ptr %13, align 8, !dbg !708, !tbaa !76
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %54, i8 0, i64 16, i1 false), !dbg !709
  br label %59, !dbg !710

59:                                               ; preds = %57, %51
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2), !dbg !711
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false), !dbg !716, !tbaa.struct !137
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !717, !tbaa.struct !137
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !718, !tbaa.struct !137
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2), !dbg !719
  %60 = load ptr, ptr %14, align 8, !dbg !720, !tbaa !70
  %61 = load ptr, ptr %15, align 8, !dbg !723, !tbaa !70
  store ptr %61, ptr %14, align 8, !dbg !724, !tbaa !70
  store ptr %60, ptr %15, align 8, !dbg !725, !tbaa !70
  %62 = load ptr, ptr %16, align 8, !dbg !726, !tbaa !70
  store ptr %62, ptr %12, align 8, !dbg !729, !tbaa !70
  store ptr %53, ptr %16, align 8, !dbg !730, !tbaa !70
  %63 = icmp eq ptr %61, null, !dbg !731
  br i1 %63, label %69, label %64, !dbg !731

64:                                               ; preds = %59
  %65 = invoke noundef zeroext i1 %61(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %3, i32 noundef 3)
          to label %69 unwind label %66, !dbg !733

66:                                               ; preds = %64
  %67 = landingpad { ptr, i32 }
          catch ptr null, !dbg !733
  %68 = extractvalue { ptr, i32 } %67, 0, !dbg !733
  call void @__clang_call_terminate(ptr %68) #20, !dbg !733
  unreachable, !dbg !733

69:                                               ; preds = %59, %64
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #19, !dbg !691
  %70 = load ptr, ptr %8, align 8, !dbg !734, !tbaa !70
  %71 = load ptr, ptr %11, align 8, !dbg !740, !tbaa !70
  %72 = icmp eq ptr %70, %71, !dbg !743
  br i1 %72, label %73, label %74, !dbg !745, !prof !164

73:                                               ; preds = %69
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1319, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt8functionIFvvEESaIS2_EE8pop_backEv, ptr noundef nonnull @.str.6) #20, !dbg !745
  unreachable, !dbg !745

74:                                               ; preds = %69
  %75 = getelementptr inbounds %"class.std::function", ptr %71, i64 -1, !dbg !746
  store ptr %75, ptr %11, align 8, !dbg !746, !tbaa !111
  %76 = getelementptr %"class.std::function", ptr %71, i64 -1, i32 0, i32 1, !dbg !747
  %77 = load ptr, ptr %76, align 8, !dbg !747, !tbaa !76
  %78 = icmp eq ptr %77, null, !dbg !747
  br i1 %78, label %84, label %79, !dbg !747

79:                                               ; preds = %74
  %80 = invoke noundef zeroext i1 %77(ptr noundef nonnull align 8 dereferenceable(16) %75, ptr noundef nonnull align 8 dereferenceable(16) %75, i32 noundef 3)
          to label %84 unwind label %81, !dbg !753

81:                                               ; preds = %79
  %82 = landingpad { ptr, i32 }
          catch ptr null, !dbg !753
  %83 = extractvalue { ptr, i32 } %82, 0, !dbg !753
  call void @__clang_call_terminate(ptr %83) #20, !dbg !753
  unreachable, !dbg !753

84:                                               ; preds = %74, %79
  %85 = load i8, ptr %6, align 8, !dbg !754, !tbaa !635, !range !682, !noundef !10
  %86 = icmp eq i8 %85, 0, !dbg !754
  br i1 %86, label %92, label %87, !dbg !754

87:                                               ; preds = %84
  %88 = load ptr, ptr %5, align 8, !dbg !756, !tbaa !631
  %89 = icmp eq ptr %88, null, !dbg !756
  br i1 %89, label %92, label %90, !dbg !756

90:                                               ; preds = %87
  %91 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %88) #19, !dbg !758
  store i8 0, ptr %6, align 8, !dbg !761, !tbaa !635
  br label %92, !dbg !762

92:                                               ; preds = %84, %87, %90
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19, !dbg !763
  %93 = load ptr, ptr %15, align 8, !dbg !764, !tbaa !76
  %94 = icmp eq ptr %93, null, !dbg !764
  br i1 %94, label %95, label %97, !dbg !768

95:                                               ; preds = %92
  invoke void @_ZSt25__throw_bad_function_callv() #21
          to label %96 unwind label %121, !dbg !769

96:                                               ; preds = %95
  unreachable, !dbg !769

97:                                               ; preds = %92
  %98 = load ptr, ptr %16, align 8, !dbg !770, !tbaa !72
  invoke void %98(ptr noundef nonnull align 8 dereferenceable(16) %4)
          to label %108 unwind label %119, !dbg !770

99:                                               ; preds = %36
  %100 = load i8, ptr %6, align 8, !dbg !771, !tbaa !635, !range !682, !noundef !10
  %101 = icmp eq i8 %100, 0, !dbg !771
  br i1 %101, label %107, label %102, !dbg !771

102:                                              ; preds = %99
  %103 = load ptr, ptr %5, align 8, !dbg !773, !tbaa !631
  %104 = icmp eq ptr %103, null, !dbg !773
  br i1 %104, label %107, label %105, !dbg !773

105:                                              ; preds = %102
  %106 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %103) #19, !dbg !775
  store i8 0, ptr %6, align 8, !dbg !778, !tbaa !635
  br label %107, !dbg !779

107:                                              ; preds = %99, %102, %105
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19, !dbg !763
  br label %108

108:                                              ; preds = %97, %107
  %109 = load ptr, ptr %17, align 8, !dbg !780, !tbaa !76
  %110 = icmp eq ptr %109, null, !dbg !780
  br i1 %110, label %116, label %111, !dbg !780

111:                                              ; preds = %108
  %112 = invoke noundef zeroext i1 %109(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3)
          to label %116 unwind label %113, !dbg !782

113:                                              ; preds = %111
  %114 = landingpad { ptr, i32 }
          catch ptr null, !dbg !782
  %115 = extractvalue { ptr, i32 } %114, 0, !dbg !782
  call void @__clang_call_terminate(ptr %115) #20, !dbg !782
  unreachable, !dbg !782

116:                                              ; preds = %108, %111
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #19, !dbg !783
  br i1 %39, label %134, label %18

117:                                              ; preds = %49, %46, %42, %40
  %118 = phi { ptr, i32 } [ %41, %40 ], [ %43, %42 ], [ %43, %46 ], [ %43, %49 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19, !dbg !763
  br label %123, !dbg !763

119:                                              ; preds = %97
  %120 = landingpad { ptr, i32 }
          cleanup, !dbg !678
  br label %123, !dbg !678

121:                                              ; preds = %95
  %122 = landingpad { ptr, i32 }
          cleanup, !dbg !678
  br label %123, !dbg !678

123:                                              ; preds = %119, %121, %117
  %124 = phi { ptr, i32 } [ %118, %117 ], [ %120, %119 ], [ %122, %121 ]
  %125 = getelementptr inbounds %"class.std::_Function_base", ptr %4, i64 0, i32 1, !dbg !784
  %126 = load ptr, ptr %125, align 8, !dbg !784, !tbaa !76
  %127 = icmp eq ptr %126, null, !dbg !784
  br i1 %127, label %133, label %128, !dbg !784

128:                                              ; preds = %123
  %129 = invoke noundef zeroext i1 %126(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3)
          to label %133 unwind label %130, !dbg !786

130:                                              ; preds = %128
  %131 = landingpad { ptr, i32 }
          catch ptr null, !dbg !786
  %132 = extractvalue { ptr, i32 } %131, 0, !dbg !786
  call void @__clang_call_terminate(ptr %132) #20, !dbg !786
  unreachable, !dbg !786

133:                                              ; preds = %123, %128
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #19, !dbg !783
  resume { ptr, i32 } %124, !dbg !783

134:                                              ; preds = %116
  ret void, !dbg !678
}

; Function Attrs: noreturn
declare !dbg !787 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare !dbg !789 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #6

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !791 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !792 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn
declare !dbg !793 void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #14

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !794 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt8functionIFvvEESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !795 {
  %4 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !796
  %5 = load ptr, ptr %4, align 8, !dbg !796, !tbaa !111
  %6 = load ptr, ptr %0, align 8, !dbg !801, !tbaa !268
  %7 = ptrtoint ptr %5 to i64, !dbg !802
  %8 = ptrtoint ptr %6 to i64, !dbg !802
  %9 = sub i64 %7, %8, !dbg !802
  %10 = icmp eq i64 %9, 9223372036854775776, !dbg !803
  br i1 %10, label %11, label %12, !dbg !804

11:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #21, !dbg !805
  unreachable, !dbg !805

12:                                               ; preds = %3
  %13 = ashr exact i64 %9, 5, !dbg !802
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 1), !dbg !806
  %15 = add i64 %14, %13, !dbg !807
  %16 = icmp ult i64 %15, %13, !dbg !808
  %17 = icmp ugt i64 %15, 288230376151711743
  %18 = or i1 %16, %17, !dbg !809
  %19 = select i1 %18, i64 288230376151711743, i64 %15, !dbg !809
  %20 = ptrtoint ptr %1 to i64, !dbg !810
  %21 = sub i64 %20, %8, !dbg !810
  %22 = ashr exact i64 %21, 5, !dbg !810
  %23 = icmp ne i64 %19, 0, !dbg !813
  tail call void @llvm.assume(i1 %23), !dbg !816
  %24 = shl i64 %19, 5, !dbg !817
  %25 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %24) #23, !dbg !822
  %26 = getelementptr inbounds %"class.std::function", ptr %25, i64 %22, !dbg !823
  %27 = getelementptr inbounds %"class.std::function", ptr %25, i64 %22, i32 1, !dbg !824
  %28 = getelementptr inbounds %"class.std::function", ptr %2, i64 0, i32 1, !dbg !828
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %26, i8 0, i64 24, i1 false), !dbg !829
  %29 = load ptr, ptr %28, align 8, !dbg !828, !tbaa !72
  store ptr %29, ptr %27, align 8, !dbg !824, !tbaa !72
  %30 = getelementptr inbounds %"class.std::_Function_base", ptr %2, i64 0, i32 1, !dbg !831
  %31 = load ptr, ptr %30, align 8, !dbg !831, !tbaa !76
  %32 = icmp eq ptr %31, null, !dbg !831
  br i1 %32, label %35, label %33, !dbg !834

33:                                               ; preds = %12
  %34 = getelementptr inbounds %"class.std::_Function_base", ptr %26, i64 0, i32 1, !dbg !835
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !836, !tbaa.struct !137
  store ptr %31, ptr %34, align 8, !dbg !837, !tbaa !76
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %30, i8 0, i64 16, i1 false), !dbg !838
  br label %35, !dbg !839

35:                                               ; preds = %12, %33
  %36 = icmp eq ptr %6, %1, !dbg !840
  br i1 %36, label %60, label %37, !dbg !847

37:                                               ; preds = %35, %56
  %38 = phi ptr [ %58, %56 ], [ %25, %35 ]
  %39 = phi ptr [ %57, %56 ], [ %6, %35 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !848), !dbg !851
  tail call void @llvm.experimental.noalias.scope.decl(metadata !852), !dbg !851
  %40 = getelementptr inbounds %"class.std::function", ptr %38, i64 0, i32 1, !dbg !854
  %41 = getelementptr inbounds %"class.std::function", ptr %39, i64 0, i32 1, !dbg !860
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %38, i8 0, i64 24, i1 false), !dbg !861, !alias.scope !848, !noalias !852
  %42 = load ptr, ptr %41, align 8, !dbg !860, !tbaa !72, !alias.scope !852, !noalias !848
  store ptr %42, ptr %40, align 8, !dbg !854, !tbaa !72, !alias.scope !848, !noalias !852
  %43 = getelementptr inbounds %"class.std::_Function_base", ptr %39, i64 0, i32 1, !dbg !863
  %44 = load ptr, ptr %43, align 8, !dbg !863, !tbaa !76, !alias.scope !852, !noalias !848
  %45 = icmp eq ptr %44, null, !dbg !863
  br i1 %45, label %48, label %46, !dbg !866

46:                                               ; preds = %37
  %47 = getelementptr inbounds %"class.std::_Function_base", ptr %38, i64 0, i32 1, !dbg !867
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, ptr noundef nonnull align 8 dereferenceable(16) %39, i64 16, i1 false), !dbg !868, !tbaa.struct !137, !alias.scope !869
  store ptr %44, ptr %47, align 8, !dbg !870, !tbaa !76, !alias.scope !848, !noalias !852
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false), !dbg !871, !alias.scope !852, !noalias !848
  br label %48, !dbg !872

48:                                               ; preds = %46, %37
  %49 = load ptr, ptr %43, align 8, !dbg !873, !tbaa !76, !alias.scope !852, !noalias !848
  %50 = icmp eq ptr %49, null, !dbg !873
  br i1 %50, label %56, label %51, !dbg !873

51:                                               ; preds = %48
  %52 = invoke noundef zeroext i1 %49(ptr noundef nonnull align 8 dereferenceable(16) %39, ptr noundef nonnull align 8 dereferenceable(16) %39, i32 noundef 3)
          to label %56 unwind label %53, !dbg !877, !noalias !848

53:                                               ; preds = %51
  %54 = landingpad { ptr, i32 }
          catch ptr null, !dbg !877
  %55 = extractvalue { ptr, i32 } %54, 0, !dbg !877
  tail call void @__clang_call_terminate(ptr %55) #20, !dbg !877
  unreachable, !dbg !877

56:                                               ; preds = %51, %48
  %57 = getelementptr inbounds %"class.std::function", ptr %39, i64 1, !dbg !878
  %58 = getelementptr inbounds %"class.std::function", ptr %38, i64 1, !dbg !879
  %59 = icmp eq ptr %57, %1, !dbg !840
  br i1 %59, label %60, label %37, !dbg !847, !llvm.loop !880

60:                                               ; preds = %56, %35
  %61 = phi ptr [ %25, %35 ], [ %58, %56 ], !dbg !882
  %62 = getelementptr inbounds %"class.std::function", ptr %61, i64 1, !dbg !883
  %63 = icmp eq ptr %5, %1, !dbg !884
  br i1 %63, label %87, label %64, !dbg !888

64:                                               ; preds = %60, %83
  %65 = phi ptr [ %85, %83 ], [ %62, %60 ]
  %66 = phi ptr [ %84, %83 ], [ %1, %60 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !889), !dbg !892
  tail call void @llvm.experimental.noalias.scope.decl(metadata !893), !dbg !892
  %67 = getelementptr inbounds %"class.std::function", ptr %65, i64 0, i32 1, !dbg !895
  %68 = getelementptr inbounds %"class.std::function", ptr %66, i64 0, i32 1, !dbg !900
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %65, i8 0, i64 24, i1 false), !dbg !901, !alias.scope !889, !noalias !893
  %69 = load ptr, ptr %68, align 8, !dbg !900, !tbaa !72, !alias.scope !893, !noalias !889
  store ptr %69, ptr %67, align 8, !dbg !895, !tbaa !72, !alias.scope !889, !noalias !893
  %70 = getelementptr inbounds %"class.std::_Function_base", ptr %66, i64 0, i32 1, !dbg !903
  %71 = load ptr, ptr %70, align 8, !dbg !903, !tbaa !76, !alias.scope !893, !noalias !889
  %72 = icmp eq ptr %71, null, !dbg !903
  br i1 %72, label %75, label %73, !dbg !906

73:                                               ; preds = %64
  %74 = getelementptr inbounds %"class.std::_Function_base", ptr %65, i64 0, i32 1, !dbg !907
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %65, ptr noundef nonnull align 8 dereferenceable(16) %66, i64 16, i1 false), !dbg !908, !tbaa.struct !137, !alias.scope !909
  store ptr %71, ptr %74, align 8, !dbg !910, !tbaa !76, !alias.scope !889, !noalias !893
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %70, i8 0, i64 16, i1 false), !dbg !911, !alias.scope !893, !noalias !889
  br label %75, !dbg !912

75:                                               ; preds = %73, %64
  %76 = load ptr, ptr %70, align 8, !dbg !913, !tbaa !76, !alias.scope !893, !noalias !889
  %77 = icmp eq ptr %76, null, !dbg !913
  br i1 %77, label %83, label %78, !dbg !913

78:                                               ; preds = %75
  %79 = invoke noundef zeroext i1 %76(ptr noundef nonnull align 8 dereferenceable(16) %66, ptr noundef nonnull align 8 dereferenceable(16) %66, i32 noundef 3)
          to label %83 unwind label %80, !dbg !917, !noalias !889

80:                                               ; preds = %78
  %81 = landingpad { ptr, i32 }
          catch ptr null, !dbg !917
  %82 = extractvalue { ptr, i32 } %81, 0, !dbg !917
  tail call void @__clang_call_terminate(ptr %82) #20, !dbg !917
  unreachable, !dbg !917

83:                                               ; preds = %78, %75
  %84 = getelementptr inbounds %"class.std::function", ptr %66, i64 1, !dbg !918
  %85 = getelementptr inbounds %"class.std::function", ptr %65, i64 1, !dbg !919
  %86 = icmp eq ptr %84, %5, !dbg !884
  br i1 %86, label %87, label %64, !dbg !888, !llvm.loop !920

87:                                               ; preds = %83, %60
  %88 = phi ptr [ %62, %60 ], [ %85, %83 ], !dbg !922
  %89 = icmp eq ptr %6, null, !dbg !923
  br i1 %89, label %91, label %90, !dbg !923

90:                                               ; preds = %87
  tail call void @_ZdlPv(ptr noundef %6) #22, !dbg !925
  br label %91, !dbg !928

91:                                               ; preds = %87, %90
  %92 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !929
  store ptr %25, ptr %0, align 8, !dbg !930, !tbaa !268
  store ptr %88, ptr %4, align 8, !dbg !931, !tbaa !111
  %93 = getelementptr inbounds %"class.std::function", ptr %25, i64 %19, !dbg !932
  store ptr %93, ptr %92, align 8, !dbg !933, !tbaa !114
  ret void, !dbg !934
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #6

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal void @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E9_M_invokeERKSt9_Any_data"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) #15 align 2 !dbg !935 {
  %2 = load ptr, ptr %0, align 8, !dbg !936, !tbaa !943
  %3 = atomicrmw add ptr %2, i32 1 seq_cst, align 4, !dbg !945
  ret void, !dbg !948
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #16 align 2 personality ptr @__gxx_personality_v0 !dbg !949 {
  switch i32 %2, label %8 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %6
  ], !dbg !950

4:                                                ; preds = %3
  store ptr @"_ZTIZ4mainE3$_0", ptr %0, align 8, !dbg !951, !tbaa !70
  br label %8, !dbg !952

5:                                                ; preds = %3
  store ptr %1, ptr %0, align 8, !dbg !953, !tbaa !70
  br label %8, !dbg !954

6:                                                ; preds = %3
  %7 = load i64, ptr %1, align 8, !dbg !955, !tbaa !70
  store i64 %7, ptr %0, align 8, !dbg !955, !tbaa !70
  br label %8, !dbg !962

8:                                                ; preds = %6, %3, %5, %4
  ret i1 false, !dbg !963
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
!180 = !DILocation(line: 749, column: 12, scope: !95, inlinedAt: !181)
!181 = distinct !DILocation(line: 100, column: 17, scope: !98, inlinedAt: !182)
!182 = distinct !DILocation(line: 229, column: 19, scope: !100, inlinedAt: !183)
!183 = distinct !DILocation(line: 51, column: 32, scope: !179)
!184 = !DILocation(line: 103, column: 11, scope: !98, inlinedAt: !182)
!185 = !DILocation(line: 104, column: 2, scope: !98, inlinedAt: !182)
!186 = !DILocation(line: 53, column: 4, scope: !179)
!187 = !DILocation(line: 464, column: 2, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "store", scope: !35, file: !35, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!189 = distinct !DILocation(line: 356, column: 2, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "operator=", scope: !35, file: !35, line: 354, type: !9, scopeLine: 355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!191 = distinct !DILocation(line: 80, column: 22, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "operator=", scope: !38, file: !38, line: 79, type: !9, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = distinct !DILocation(line: 53, column: 11, scope: !179)
!194 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !195)
!195 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !196)
!196 = distinct !DILocation(line: 235, column: 19, scope: !172, inlinedAt: !197)
!197 = distinct !DILocation(line: 54, column: 3, scope: !179)
!198 = !DILocation(line: 55, column: 3, scope: !179)
!199 = !DILocation(line: 55, column: 11, scope: !179)
!200 = !DILocation(line: 56, column: 23, scope: !179)
!201 = !DILocation(line: 1073, column: 20, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "__normal_iterator", scope: !148, file: !148, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = distinct !DILocation(line: 869, column: 16, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 868, type: !9, scopeLine: 869, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!205 = distinct !DILocation(line: 56, column: 21, scope: !179)
!206 = !DILocation(line: 889, column: 39, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 888, type: !9, scopeLine: 889, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = distinct !DILocation(line: 56, column: 21, scope: !179)
!209 = !DILocation(line: 1073, column: 20, scope: !202, inlinedAt: !210)
!210 = distinct !DILocation(line: 889, column: 16, scope: !207, inlinedAt: !208)
!211 = !DILocation(line: 1240, column: 27, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "operator!=<std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !148, file: !148, line: 1237, type: !9, scopeLine: 1240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!213 = distinct !DILocation(line: 56, column: 21, scope: !179)
!214 = !DILocation(line: 56, column: 21, scope: !179)
!215 = !DILocation(line: 730, column: 30, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "~vector", scope: !25, file: !25, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!217 = distinct !DILocation(line: 58, column: 2, scope: !179)
!218 = !{!219, !43, i64 0}
!219 = !{!"_ZTSNSt12_Vector_baseISt6threadSaIS0_EE17_Vector_impl_dataE", !43, i64 0, !43, i64 8, !43, i64 16}
!220 = !DILocation(line: 730, column: 54, scope: !216, inlinedAt: !217)
!221 = !{!219, !43, i64 8}
!222 = !DILocation(line: 162, column: 19, scope: !223, inlinedAt: !225)
!223 = distinct !DISubprogram(name: "__destroy<std::thread *>", scope: !224, file: !224, line: 160, type: !9, scopeLine: 161, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!224 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!225 = distinct !DILocation(line: 195, column: 7, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "_Destroy<std::thread *>", scope: !224, file: !224, line: 182, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!227 = distinct !DILocation(line: 850, column: 7, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "_Destroy<std::thread *, std::thread>", scope: !124, file: !124, line: 847, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!229 = distinct !DILocation(line: 730, column: 2, scope: !216, inlinedAt: !217)
!230 = !DILocation(line: 162, column: 4, scope: !223, inlinedAt: !225)
!231 = !DILocation(line: 162, column: 30, scope: !223, inlinedAt: !225)
!232 = distinct !{!232, !230, !233, !53, !54}
!233 = !DILocation(line: 163, column: 46, scope: !223, inlinedAt: !225)
!234 = !DILocation(line: 175, column: 16, scope: !235, inlinedAt: !237)
!235 = distinct !DISubprogram(name: "joinable", scope: !236, file: !236, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!236 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!237 = distinct !DILocation(line: 150, column: 11, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "~thread", scope: !236, file: !236, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!239 = distinct !DILocation(line: 151, column: 19, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "_Destroy<std::thread>", scope: !224, file: !224, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!241 = distinct !DILocation(line: 163, column: 6, scope: !223, inlinedAt: !225)
!242 = !{i64 0, i64 8, !243}
!243 = !{!244, !244, i64 0}
!244 = !{!"long", !44, i64 0}
!245 = !DILocation(line: 286, column: 26, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "operator==", scope: !236, file: !236, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!247 = distinct !DILocation(line: 175, column: 22, scope: !235, inlinedAt: !237)
!248 = !DILocation(line: 150, column: 11, scope: !238, inlinedAt: !239)
!249 = !DILocation(line: 312, column: 5, scope: !250, inlinedAt: !252)
!250 = distinct !DISubprogram(name: "__terminate", scope: !251, file: !251, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!251 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!252 = distinct !DILocation(line: 151, column: 2, scope: !238, inlinedAt: !239)
!253 = !DILocation(line: 386, column: 6, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "_M_deallocate", scope: !25, file: !25, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!255 = distinct !DILocation(line: 366, column: 2, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "~_Vector_base", scope: !25, file: !25, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!257 = distinct !DILocation(line: 733, column: 7, scope: !216, inlinedAt: !217)
!258 = !DILocation(line: 158, column: 2, scope: !259, inlinedAt: !260)
!259 = distinct !DISubprogram(name: "deallocate", scope: !121, file: !121, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!260 = distinct !DILocation(line: 496, column: 13, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "deallocate", scope: !124, file: !124, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!262 = distinct !DILocation(line: 387, column: 4, scope: !254, inlinedAt: !255)
!263 = !DILocation(line: 387, column: 4, scope: !254, inlinedAt: !255)
!264 = !DILocation(line: 58, column: 2, scope: !179)
!265 = !DILocation(line: 730, column: 30, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "~vector", scope: !25, file: !25, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!267 = distinct !DILocation(line: 58, column: 2, scope: !179)
!268 = !{!112, !43, i64 0}
!269 = !DILocation(line: 730, column: 54, scope: !266, inlinedAt: !267)
!270 = !DILocation(line: 162, column: 19, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "__destroy<std::function<void ()> *>", scope: !224, file: !224, line: 160, type: !9, scopeLine: 161, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!272 = distinct !DILocation(line: 195, column: 7, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> *>", scope: !224, file: !224, line: 182, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!274 = distinct !DILocation(line: 850, column: 7, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> *, std::function<void ()> >", scope: !124, file: !124, line: 847, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!276 = distinct !DILocation(line: 730, column: 2, scope: !266, inlinedAt: !267)
!277 = !DILocation(line: 162, column: 4, scope: !271, inlinedAt: !272)
!278 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !279)
!279 = distinct !DILocation(line: 151, column: 19, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> >", scope: !224, file: !224, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!281 = distinct !DILocation(line: 163, column: 6, scope: !271, inlinedAt: !272)
!282 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !279)
!283 = !DILocation(line: 162, column: 30, scope: !271, inlinedAt: !272)
!284 = distinct !{!284, !277, !285, !53, !54}
!285 = !DILocation(line: 163, column: 46, scope: !271, inlinedAt: !272)
!286 = !DILocation(line: 366, column: 24, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "~_Vector_base", scope: !25, file: !25, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!288 = distinct !DILocation(line: 733, column: 7, scope: !266, inlinedAt: !267)
!289 = !DILocation(line: 386, column: 6, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "_M_deallocate", scope: !25, file: !25, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!291 = distinct !DILocation(line: 366, column: 2, scope: !287, inlinedAt: !288)
!292 = !DILocation(line: 158, column: 2, scope: !293, inlinedAt: !294)
!293 = distinct !DISubprogram(name: "deallocate", scope: !121, file: !121, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!294 = distinct !DILocation(line: 496, column: 13, scope: !295, inlinedAt: !296)
!295 = distinct !DISubprogram(name: "deallocate", scope: !124, file: !124, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!296 = distinct !DILocation(line: 387, column: 4, scope: !290, inlinedAt: !291)
!297 = !DILocation(line: 387, column: 4, scope: !290, inlinedAt: !291)
!298 = !DILocation(line: 57, column: 11, scope: !179)
!299 = !DILocation(line: 1107, column: 2, scope: !300, inlinedAt: !301)
!300 = distinct !DISubprogram(name: "operator++", scope: !148, file: !148, line: 1105, type: !9, scopeLine: 1106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!301 = distinct !DILocation(line: 56, column: 21, scope: !179)
!302 = distinct !{!302, !303, !304, !54}
!303 = !DILocation(line: 56, column: 3, scope: !179)
!304 = !DILocation(line: 57, column: 16, scope: !179)
!305 = !DILocation(line: 51, column: 32, scope: !179)
!306 = !DISubprogram(name: "__assert_fail", scope: !307, file: !307, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!307 = !DIFile(filename: "include/assert.h", directory: "")
!308 = distinct !DISubprogram(name: "emplace_back<(lambda at cpp/pool.cpp:37:25)>", scope: !107, file: !107, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!309 = !DILocation(line: 114, column: 20, scope: !308)
!310 = !DILocation(line: 114, column: 47, scope: !308)
!311 = !{!219, !43, i64 16}
!312 = !DILocation(line: 114, column: 30, scope: !308)
!313 = !DILocation(line: 114, column: 6, scope: !308)
!314 = !DILocation(line: 85, column: 23, scope: !315, inlinedAt: !316)
!315 = distinct !DISubprogram(name: "id", scope: !236, file: !236, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!316 = distinct !DILocation(line: 126, column: 7, scope: !317, inlinedAt: !318)
!317 = distinct !DISubprogram(name: "thread<(lambda at cpp/pool.cpp:37:25), void>", scope: !236, file: !236, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!318 = distinct !DILocation(line: 175, column: 23, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "construct<std::thread, (lambda at cpp/pool.cpp:37:25)>", scope: !121, file: !121, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!320 = distinct !DILocation(line: 516, column: 8, scope: !321, inlinedAt: !322)
!321 = distinct !DISubprogram(name: "construct<std::thread, (lambda at cpp/pool.cpp:37:25)>", scope: !124, file: !124, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!322 = distinct !DILocation(line: 117, column: 6, scope: !308)
!323 = !{!324, !244, i64 0}
!324 = !{!"_ZTSNSt6thread2idE", !244, i64 0}
!325 = !DILocation(line: 142, column: 29, scope: !317, inlinedAt: !318)
!326 = !DILocation(line: 207, column: 4, scope: !327, inlinedAt: !328)
!327 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/pool.cpp:37:25)>", scope: !236, file: !236, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!328 = distinct !DILocation(line: 142, column: 33, scope: !317, inlinedAt: !318)
!329 = !{!330, !330, i64 0}
!330 = !{!"vtable pointer", !45, i64 0}
!331 = !DILocation(line: 206, column: 6, scope: !327, inlinedAt: !328)
!332 = !DILocation(line: 200, column: 4, scope: !333, inlinedAt: !335)
!333 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/pool.cpp:37:25)>", scope: !334, file: !334, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!334 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!335 = distinct !DILocation(line: 441, column: 4, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/pool.cpp:37:25)>", scope: !334, file: !334, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!337 = distinct !DILocation(line: 744, column: 4, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "tuple<(lambda at cpp/pool.cpp:37:25), true, true>", scope: !334, file: !334, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!339 = distinct !DILocation(line: 206, column: 14, scope: !327, inlinedAt: !328)
!340 = !DILocation(line: 168, column: 56, scope: !341, inlinedAt: !343)
!341 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !342, file: !342, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!342 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!343 = distinct !DILocation(line: 233, column: 40, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !342, file: !342, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!345 = distinct !DILocation(line: 310, column: 4, scope: !346, inlinedAt: !347)
!346 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !342, file: !342, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!347 = distinct !DILocation(line: 142, column: 18, scope: !317, inlinedAt: !318)
!348 = !DILocation(line: 142, column: 2, scope: !317, inlinedAt: !318)
!349 = !DILocation(line: 395, column: 6, scope: !350, inlinedAt: !351)
!350 = distinct !DISubprogram(name: "~unique_ptr", scope: !342, file: !342, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!351 = distinct !DILocation(line: 142, column: 2, scope: !317, inlinedAt: !318)
!352 = !DILocation(line: 395, column: 12, scope: !350, inlinedAt: !351)
!353 = !DILocation(line: 95, column: 2, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "operator()", scope: !342, file: !342, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!355 = distinct !DILocation(line: 396, column: 4, scope: !350, inlinedAt: !351)
!356 = !DILocation(line: 396, column: 4, scope: !350, inlinedAt: !351)
!357 = !DILocation(line: 145, column: 7, scope: !317, inlinedAt: !318)
!358 = !DILocation(line: 395, column: 6, scope: !350, inlinedAt: !359)
!359 = distinct !DILocation(line: 142, column: 2, scope: !317, inlinedAt: !318)
!360 = !DILocation(line: 395, column: 12, scope: !350, inlinedAt: !359)
!361 = !DILocation(line: 95, column: 2, scope: !354, inlinedAt: !362)
!362 = distinct !DILocation(line: 396, column: 4, scope: !350, inlinedAt: !359)
!363 = !DILocation(line: 396, column: 4, scope: !350, inlinedAt: !359)
!364 = !DILocation(line: 397, column: 8, scope: !350, inlinedAt: !359)
!365 = !DILocation(line: 397, column: 8, scope: !350, inlinedAt: !351)
!366 = !DILocation(line: 119, column: 6, scope: !308)
!367 = !DILocation(line: 121, column: 4, scope: !308)
!368 = !DILocation(line: 123, column: 4, scope: !308)
!369 = !DILocation(line: 1073, column: 20, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "__normal_iterator", scope: !148, file: !148, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!371 = distinct !DILocation(line: 879, column: 16, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 878, type: !9, scopeLine: 879, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!373 = distinct !DILocation(line: 1084, column: 16, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "empty", scope: !25, file: !25, line: 1083, type: !9, scopeLine: 1084, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!375 = distinct !DILocation(line: 1230, column: 2, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "back", scope: !25, file: !25, line: 1228, type: !9, scopeLine: 1229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!377 = distinct !DILocation(line: 125, column: 9, scope: !308)
!378 = !DILocation(line: 1073, column: 20, scope: !370, inlinedAt: !379)
!379 = distinct !DILocation(line: 899, column: 16, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 898, type: !9, scopeLine: 899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!381 = distinct !DILocation(line: 1084, column: 27, scope: !374, inlinedAt: !375)
!382 = !DILocation(line: 1224, column: 27, scope: !383, inlinedAt: !384)
!383 = distinct !DISubprogram(name: "operator==<const std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !148, file: !148, line: 1221, type: !9, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!384 = distinct !DILocation(line: 1084, column: 24, scope: !374, inlinedAt: !375)
!385 = !DILocation(line: 1230, column: 2, scope: !376, inlinedAt: !377)
!386 = !DILocation(line: 1154, column: 45, scope: !387, inlinedAt: !388)
!387 = distinct !DISubprogram(name: "operator-", scope: !148, file: !148, line: 1153, type: !9, scopeLine: 1154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!388 = distinct !DILocation(line: 1231, column: 17, scope: !376, inlinedAt: !377)
!389 = !DILocation(line: 125, column: 2, scope: !308)
!390 = !DILocation(line: 730, column: 30, scope: !216)
!391 = !DILocation(line: 730, column: 54, scope: !216)
!392 = !DILocation(line: 162, column: 19, scope: !223, inlinedAt: !393)
!393 = distinct !DILocation(line: 195, column: 7, scope: !226, inlinedAt: !394)
!394 = distinct !DILocation(line: 850, column: 7, scope: !228, inlinedAt: !395)
!395 = distinct !DILocation(line: 730, column: 2, scope: !216)
!396 = !DILocation(line: 162, column: 4, scope: !223, inlinedAt: !393)
!397 = !DILocation(line: 162, column: 30, scope: !223, inlinedAt: !393)
!398 = distinct !{!398, !396, !399, !53, !54}
!399 = !DILocation(line: 163, column: 46, scope: !223, inlinedAt: !393)
!400 = !DILocation(line: 175, column: 16, scope: !235, inlinedAt: !401)
!401 = distinct !DILocation(line: 150, column: 11, scope: !238, inlinedAt: !402)
!402 = distinct !DILocation(line: 151, column: 19, scope: !240, inlinedAt: !403)
!403 = distinct !DILocation(line: 163, column: 6, scope: !223, inlinedAt: !393)
!404 = !DILocation(line: 286, column: 26, scope: !246, inlinedAt: !405)
!405 = distinct !DILocation(line: 175, column: 22, scope: !235, inlinedAt: !401)
!406 = !DILocation(line: 150, column: 11, scope: !238, inlinedAt: !402)
!407 = !DILocation(line: 312, column: 5, scope: !250, inlinedAt: !408)
!408 = distinct !DILocation(line: 151, column: 2, scope: !238, inlinedAt: !402)
!409 = !DILocation(line: 386, column: 6, scope: !254, inlinedAt: !410)
!410 = distinct !DILocation(line: 366, column: 2, scope: !256, inlinedAt: !411)
!411 = distinct !DILocation(line: 733, column: 7, scope: !216)
!412 = !DILocation(line: 158, column: 2, scope: !259, inlinedAt: !413)
!413 = distinct !DILocation(line: 496, column: 13, scope: !261, inlinedAt: !414)
!414 = distinct !DILocation(line: 387, column: 4, scope: !254, inlinedAt: !410)
!415 = !DILocation(line: 387, column: 4, scope: !254, inlinedAt: !410)
!416 = !DILocation(line: 733, column: 7, scope: !216)
!417 = !DILocation(line: 730, column: 30, scope: !266)
!418 = !DILocation(line: 730, column: 54, scope: !266)
!419 = !DILocation(line: 162, column: 19, scope: !271, inlinedAt: !420)
!420 = distinct !DILocation(line: 195, column: 7, scope: !273, inlinedAt: !421)
!421 = distinct !DILocation(line: 850, column: 7, scope: !275, inlinedAt: !422)
!422 = distinct !DILocation(line: 730, column: 2, scope: !266)
!423 = !DILocation(line: 162, column: 4, scope: !271, inlinedAt: !420)
!424 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !425)
!425 = distinct !DILocation(line: 151, column: 19, scope: !280, inlinedAt: !426)
!426 = distinct !DILocation(line: 163, column: 6, scope: !271, inlinedAt: !420)
!427 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !425)
!428 = !DILocation(line: 162, column: 30, scope: !271, inlinedAt: !420)
!429 = distinct !{!429, !423, !430, !53, !54}
!430 = !DILocation(line: 163, column: 46, scope: !271, inlinedAt: !420)
!431 = !DILocation(line: 366, column: 24, scope: !287, inlinedAt: !432)
!432 = distinct !DILocation(line: 733, column: 7, scope: !266)
!433 = !DILocation(line: 386, column: 6, scope: !290, inlinedAt: !434)
!434 = distinct !DILocation(line: 366, column: 2, scope: !287, inlinedAt: !432)
!435 = !DILocation(line: 158, column: 2, scope: !293, inlinedAt: !436)
!436 = distinct !DILocation(line: 496, column: 13, scope: !295, inlinedAt: !437)
!437 = distinct !DILocation(line: 387, column: 4, scope: !290, inlinedAt: !434)
!438 = !DILocation(line: 387, column: 4, scope: !290, inlinedAt: !434)
!439 = !DILocation(line: 733, column: 7, scope: !266)
!440 = distinct !DISubprogram(name: "_M_realloc_insert<(lambda at cpp/pool.cpp:37:25)>", scope: !107, file: !107, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!441 = !DILocation(line: 988, column: 40, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "size", scope: !25, file: !25, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!443 = distinct !DILocation(line: 1893, column: 19, scope: !444, inlinedAt: !445)
!444 = distinct !DISubprogram(name: "_M_check_len", scope: !25, file: !25, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!445 = distinct !DILocation(line: 449, column: 2, scope: !440)
!446 = !DILocation(line: 988, column: 66, scope: !442, inlinedAt: !443)
!447 = !DILocation(line: 988, column: 50, scope: !442, inlinedAt: !443)
!448 = !DILocation(line: 1893, column: 26, scope: !444, inlinedAt: !445)
!449 = !DILocation(line: 1893, column: 6, scope: !444, inlinedAt: !445)
!450 = !DILocation(line: 1894, column: 4, scope: !444, inlinedAt: !445)
!451 = !DILocation(line: 1896, column: 35, scope: !444, inlinedAt: !445)
!452 = !DILocation(line: 1896, column: 33, scope: !444, inlinedAt: !445)
!453 = !DILocation(line: 1897, column: 16, scope: !444, inlinedAt: !445)
!454 = !DILocation(line: 1897, column: 25, scope: !444, inlinedAt: !445)
!455 = !DILocation(line: 1333, column: 27, scope: !456, inlinedAt: !457)
!456 = distinct !DISubprogram(name: "operator-<std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !148, file: !148, line: 1330, type: !9, scopeLine: 1333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!457 = distinct !DILocation(line: 452, column: 51, scope: !440)
!458 = !DILocation(line: 378, column: 13, scope: !459, inlinedAt: !460)
!459 = distinct !DISubprogram(name: "_M_allocate", scope: !25, file: !25, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!460 = distinct !DILocation(line: 453, column: 33, scope: !440)
!461 = !DILocation(line: 378, column: 9, scope: !459, inlinedAt: !460)
!462 = !DILocation(line: 137, column: 53, scope: !463, inlinedAt: !464)
!463 = distinct !DISubprogram(name: "allocate", scope: !121, file: !121, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!464 = distinct !DILocation(line: 464, column: 20, scope: !465, inlinedAt: !466)
!465 = distinct !DISubprogram(name: "allocate", scope: !124, file: !124, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!466 = distinct !DILocation(line: 378, column: 20, scope: !459, inlinedAt: !460)
!467 = !DILocation(line: 137, column: 27, scope: !463, inlinedAt: !464)
!468 = !DILocation(line: 463, column: 20, scope: !440)
!469 = !DILocation(line: 85, column: 23, scope: !315, inlinedAt: !470)
!470 = distinct !DILocation(line: 126, column: 7, scope: !317, inlinedAt: !471)
!471 = distinct !DILocation(line: 175, column: 23, scope: !319, inlinedAt: !472)
!472 = distinct !DILocation(line: 516, column: 8, scope: !321, inlinedAt: !473)
!473 = distinct !DILocation(line: 462, column: 4, scope: !440)
!474 = !DILocation(line: 142, column: 29, scope: !317, inlinedAt: !471)
!475 = !DILocation(line: 207, column: 4, scope: !327, inlinedAt: !476)
!476 = distinct !DILocation(line: 142, column: 33, scope: !317, inlinedAt: !471)
!477 = !DILocation(line: 206, column: 6, scope: !327, inlinedAt: !476)
!478 = !DILocation(line: 200, column: 4, scope: !333, inlinedAt: !479)
!479 = distinct !DILocation(line: 441, column: 4, scope: !336, inlinedAt: !480)
!480 = distinct !DILocation(line: 744, column: 4, scope: !338, inlinedAt: !481)
!481 = distinct !DILocation(line: 206, column: 14, scope: !327, inlinedAt: !476)
!482 = !DILocation(line: 168, column: 56, scope: !341, inlinedAt: !483)
!483 = distinct !DILocation(line: 233, column: 40, scope: !344, inlinedAt: !484)
!484 = distinct !DILocation(line: 310, column: 4, scope: !346, inlinedAt: !485)
!485 = distinct !DILocation(line: 142, column: 18, scope: !317, inlinedAt: !471)
!486 = !DILocation(line: 142, column: 2, scope: !317, inlinedAt: !471)
!487 = !DILocation(line: 395, column: 6, scope: !350, inlinedAt: !488)
!488 = distinct !DILocation(line: 142, column: 2, scope: !317, inlinedAt: !471)
!489 = !DILocation(line: 395, column: 12, scope: !350, inlinedAt: !488)
!490 = !DILocation(line: 95, column: 2, scope: !354, inlinedAt: !491)
!491 = distinct !DILocation(line: 396, column: 4, scope: !350, inlinedAt: !488)
!492 = !DILocation(line: 396, column: 4, scope: !350, inlinedAt: !488)
!493 = !DILocation(line: 145, column: 7, scope: !317, inlinedAt: !471)
!494 = !DILocation(line: 395, column: 6, scope: !350, inlinedAt: !495)
!495 = distinct !DILocation(line: 142, column: 2, scope: !317, inlinedAt: !471)
!496 = !DILocation(line: 395, column: 12, scope: !350, inlinedAt: !495)
!497 = !DILocation(line: 95, column: 2, scope: !354, inlinedAt: !498)
!498 = distinct !DILocation(line: 396, column: 4, scope: !350, inlinedAt: !495)
!499 = !DILocation(line: 396, column: 4, scope: !350, inlinedAt: !495)
!500 = !DILocation(line: 397, column: 8, scope: !350, inlinedAt: !495)
!501 = !DILocation(line: 397, column: 8, scope: !350, inlinedAt: !488)
!502 = !DILocation(line: 1091, column: 22, scope: !503, inlinedAt: !505)
!503 = distinct !DISubprogram(name: "__relocate_a_1<std::thread *, std::thread *, std::allocator<std::thread> >", scope: !504, file: !504, line: 1078, type: !9, scopeLine: 1083, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!504 = !DIFile(filename: "include/c++/12/bits/stl_uninitialized.h", directory: "")
!505 = distinct !DILocation(line: 1133, column: 14, scope: !506, inlinedAt: !507)
!506 = distinct !DISubprogram(name: "__relocate_a<std::thread *, std::thread *, std::allocator<std::thread> >", scope: !504, file: !504, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!507 = distinct !DILocation(line: 504, column: 9, scope: !508, inlinedAt: !509)
!508 = distinct !DISubprogram(name: "_S_relocate", scope: !25, file: !25, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!509 = distinct !DILocation(line: 474, column: 23, scope: !440)
!510 = !DILocation(line: 1091, column: 7, scope: !503, inlinedAt: !505)
!511 = !{!512}
!512 = distinct !{!512, !513, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!513 = distinct !{!513, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!514 = !DILocation(line: 1092, column: 2, scope: !503, inlinedAt: !505)
!515 = !{!516}
!516 = distinct !{!516, !513, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!517 = !DILocation(line: 85, column: 23, scope: !315, inlinedAt: !518)
!518 = distinct !DILocation(line: 156, column: 5, scope: !519, inlinedAt: !520)
!519 = distinct !DISubprogram(name: "thread", scope: !236, file: !236, line: 156, type: !9, scopeLine: 157, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!520 = distinct !DILocation(line: 175, column: 23, scope: !521, inlinedAt: !522)
!521 = distinct !DISubprogram(name: "construct<std::thread, std::thread>", scope: !121, file: !121, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!522 = distinct !DILocation(line: 516, column: 8, scope: !523, inlinedAt: !524)
!523 = distinct !DISubprogram(name: "construct<std::thread, std::thread>", scope: !124, file: !124, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!524 = distinct !DILocation(line: 1064, column: 7, scope: !525, inlinedAt: !526)
!525 = distinct !DISubprogram(name: "__relocate_object_a<std::thread, std::thread, std::allocator<std::thread> >", scope: !504, file: !504, line: 1056, type: !9, scopeLine: 1062, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!526 = distinct !DILocation(line: 1092, column: 2, scope: !503, inlinedAt: !505)
!527 = !DILocation(line: 205, column: 11, scope: !528, inlinedAt: !530)
!528 = distinct !DISubprogram(name: "swap<std::thread::id>", scope: !529, file: !529, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!529 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!530 = distinct !DILocation(line: 171, column: 7, scope: !531, inlinedAt: !532)
!531 = distinct !DISubprogram(name: "swap", scope: !236, file: !236, line: 170, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!532 = distinct !DILocation(line: 157, column: 7, scope: !519, inlinedAt: !520)
!533 = !DILocation(line: 206, column: 11, scope: !528, inlinedAt: !530)
!534 = !DILocation(line: 1091, column: 33, scope: !503, inlinedAt: !505)
!535 = !DILocation(line: 1091, column: 50, scope: !503, inlinedAt: !505)
!536 = distinct !{!536, !510, !537, !53, !54}
!537 = !DILocation(line: 1093, column: 41, scope: !503, inlinedAt: !505)
!538 = !DILocation(line: 0, scope: !503, inlinedAt: !505)
!539 = !DILocation(line: 477, column: 8, scope: !440)
!540 = !DILocation(line: 1091, column: 22, scope: !503, inlinedAt: !541)
!541 = distinct !DILocation(line: 1133, column: 14, scope: !506, inlinedAt: !542)
!542 = distinct !DILocation(line: 504, column: 9, scope: !508, inlinedAt: !543)
!543 = distinct !DILocation(line: 479, column: 23, scope: !440)
!544 = !DILocation(line: 1091, column: 7, scope: !503, inlinedAt: !541)
!545 = !{!546}
!546 = distinct !{!546, !547, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!547 = distinct !{!547, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!548 = !DILocation(line: 1092, column: 2, scope: !503, inlinedAt: !541)
!549 = !{!550}
!550 = distinct !{!550, !547, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!551 = !DILocation(line: 85, column: 23, scope: !315, inlinedAt: !552)
!552 = distinct !DILocation(line: 156, column: 5, scope: !519, inlinedAt: !553)
!553 = distinct !DILocation(line: 175, column: 23, scope: !521, inlinedAt: !554)
!554 = distinct !DILocation(line: 516, column: 8, scope: !523, inlinedAt: !555)
!555 = distinct !DILocation(line: 1064, column: 7, scope: !525, inlinedAt: !556)
!556 = distinct !DILocation(line: 1092, column: 2, scope: !503, inlinedAt: !541)
!557 = !DILocation(line: 205, column: 11, scope: !528, inlinedAt: !558)
!558 = distinct !DILocation(line: 171, column: 7, scope: !531, inlinedAt: !559)
!559 = distinct !DILocation(line: 157, column: 7, scope: !519, inlinedAt: !553)
!560 = !DILocation(line: 206, column: 11, scope: !528, inlinedAt: !558)
!561 = !DILocation(line: 1091, column: 33, scope: !503, inlinedAt: !541)
!562 = !DILocation(line: 1091, column: 50, scope: !503, inlinedAt: !541)
!563 = distinct !{!563, !544, !564, !53, !54}
!564 = !DILocation(line: 1093, column: 41, scope: !503, inlinedAt: !541)
!565 = !DILocation(line: 0, scope: !503, inlinedAt: !541)
!566 = !DILocation(line: 386, column: 6, scope: !254, inlinedAt: !567)
!567 = distinct !DILocation(line: 513, column: 7, scope: !440)
!568 = !DILocation(line: 158, column: 2, scope: !259, inlinedAt: !569)
!569 = distinct !DILocation(line: 496, column: 13, scope: !261, inlinedAt: !570)
!570 = distinct !DILocation(line: 387, column: 4, scope: !254, inlinedAt: !567)
!571 = !DILocation(line: 387, column: 4, scope: !254, inlinedAt: !567)
!572 = !DILocation(line: 514, column: 21, scope: !440)
!573 = !DILocation(line: 515, column: 30, scope: !440)
!574 = !DILocation(line: 516, column: 31, scope: !440)
!575 = !DILocation(line: 517, column: 53, scope: !440)
!576 = !DILocation(line: 517, column: 39, scope: !440)
!577 = !DILocation(line: 518, column: 5, scope: !440)
!578 = !DILocation(line: 497, column: 2, scope: !440)
!579 = !DILocation(line: 500, column: 9, scope: !440)
!580 = !DILocation(line: 500, column: 8, scope: !440)
!581 = !DILocation(line: 175, column: 16, scope: !235, inlinedAt: !582)
!582 = distinct !DILocation(line: 150, column: 11, scope: !238, inlinedAt: !583)
!583 = distinct !DILocation(line: 181, column: 10, scope: !584, inlinedAt: !585)
!584 = distinct !DISubprogram(name: "destroy<std::thread>", scope: !121, file: !121, line: 179, type: !9, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!585 = distinct !DILocation(line: 535, column: 8, scope: !586, inlinedAt: !587)
!586 = distinct !DISubprogram(name: "destroy<std::thread>", scope: !124, file: !124, line: 531, type: !9, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!587 = distinct !DILocation(line: 501, column: 6, scope: !440)
!588 = !DILocation(line: 286, column: 26, scope: !246, inlinedAt: !589)
!589 = distinct !DILocation(line: 175, column: 22, scope: !235, inlinedAt: !582)
!590 = !DILocation(line: 150, column: 11, scope: !238, inlinedAt: !583)
!591 = !DILocation(line: 312, column: 5, scope: !250, inlinedAt: !592)
!592 = distinct !DILocation(line: 151, column: 2, scope: !238, inlinedAt: !583)
!593 = !DILocation(line: 507, column: 2, scope: !440)
!594 = !DILocation(line: 386, column: 6, scope: !254, inlinedAt: !595)
!595 = distinct !DILocation(line: 505, column: 4, scope: !440)
!596 = !DILocation(line: 158, column: 2, scope: !259, inlinedAt: !597)
!597 = distinct !DILocation(line: 496, column: 13, scope: !261, inlinedAt: !598)
!598 = distinct !DILocation(line: 387, column: 4, scope: !254, inlinedAt: !595)
!599 = !DILocation(line: 387, column: 4, scope: !254, inlinedAt: !595)
!600 = !DILocation(line: 506, column: 4, scope: !440)
!601 = distinct !DISubprogram(name: "~_State_impl", scope: !236, file: !236, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!602 = !DILocation(line: 200, column: 14, scope: !601)
!603 = distinct !DISubprogram(name: "_M_run", scope: !236, file: !236, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!604 = !DILocation(line: 210, column: 13, scope: !603)
!605 = !DILocation(line: 37, column: 34, scope: !606, inlinedAt: !607)
!606 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!607 = distinct !DILocation(line: 61, column: 14, scope: !608, inlinedAt: !610)
!608 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/pool.cpp:37:25)>", scope: !609, file: !609, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!609 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!610 = distinct !DILocation(line: 96, column: 14, scope: !611, inlinedAt: !612)
!611 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/pool.cpp:37:25)>", scope: !609, file: !609, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!612 = distinct !DILocation(line: 252, column: 13, scope: !613, inlinedAt: !614)
!613 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !236, file: !236, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!614 = distinct !DILocation(line: 259, column: 11, scope: !615, inlinedAt: !616)
!615 = distinct !DISubprogram(name: "operator()", scope: !236, file: !236, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!616 = distinct !DILocation(line: 210, column: 13, scope: !603)
!617 = !DILocation(line: 210, column: 24, scope: !603)
!618 = !DISubprogram(name: "terminate", scope: !251, file: !251, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!619 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 17, type: !9, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!620 = !DILocation(line: 19, column: 3, scope: !619)
!621 = !DILocation(line: 20, column: 4, scope: !619)
!622 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !623)
!623 = distinct !DILocation(line: 369, column: 9, scope: !624, inlinedAt: !625)
!624 = distinct !DISubprogram(name: "function", scope: !59, file: !59, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!625 = distinct !DILocation(line: 20, column: 26, scope: !619)
!626 = !DILocation(line: 22, column: 5, scope: !619)
!627 = !DILocation(line: 67, column: 9, scope: !628, inlinedAt: !630)
!628 = distinct !DISubprogram(name: "unique_lock", scope: !629, file: !629, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!629 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!630 = distinct !DILocation(line: 22, column: 34, scope: !619)
!631 = !{!632, !43, i64 0}
!632 = !{!"_ZTSSt11unique_lockISt5mutexE", !43, i64 0, !633, i64 8}
!633 = !{!"bool", !44, i64 0}
!634 = !DILocation(line: 67, column: 43, scope: !628, inlinedAt: !630)
!635 = !{!632, !633, i64 8}
!636 = !DILocation(line: 749, column: 12, scope: !95, inlinedAt: !637)
!637 = distinct !DILocation(line: 100, column: 17, scope: !98, inlinedAt: !638)
!638 = distinct !DILocation(line: 139, column: 17, scope: !639, inlinedAt: !640)
!639 = distinct !DISubprogram(name: "lock", scope: !629, file: !629, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!640 = distinct !DILocation(line: 69, column: 2, scope: !628, inlinedAt: !630)
!641 = !DILocation(line: 103, column: 11, scope: !98, inlinedAt: !638)
!642 = !DILocation(line: 104, column: 2, scope: !98, inlinedAt: !638)
!643 = !DILocation(line: 70, column: 10, scope: !628, inlinedAt: !630)
!644 = !DILocation(line: 488, column: 9, scope: !645, inlinedAt: !646)
!645 = distinct !DISubprogram(name: "load", scope: !35, file: !35, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!646 = distinct !DILocation(line: 87, column: 22, scope: !647, inlinedAt: !648)
!647 = distinct !DISubprogram(name: "operator bool", scope: !38, file: !38, line: 86, type: !9, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!648 = distinct !DILocation(line: 23, column: 40, scope: !649, inlinedAt: !650)
!649 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!650 = distinct !DILocation(line: 101, column: 10, scope: !651, inlinedAt: !653)
!651 = distinct !DISubprogram(name: "wait<(lambda at cpp/pool.cpp:23:24)>", scope: !652, file: !652, line: 99, type: !9, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!652 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!653 = distinct !DILocation(line: 23, column: 13, scope: !619)
!654 = !DILocation(line: 23, column: 47, scope: !649, inlinedAt: !650)
!655 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !656)
!656 = distinct !DILocation(line: 879, column: 16, scope: !150, inlinedAt: !657)
!657 = distinct !DILocation(line: 1084, column: 16, scope: !152, inlinedAt: !658)
!658 = distinct !DILocation(line: 23, column: 57, scope: !649, inlinedAt: !650)
!659 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !660)
!660 = distinct !DILocation(line: 899, column: 16, scope: !158, inlinedAt: !661)
!661 = distinct !DILocation(line: 1084, column: 27, scope: !152, inlinedAt: !658)
!662 = !DILocation(line: 1224, column: 27, scope: !161, inlinedAt: !663)
!663 = distinct !DILocation(line: 1084, column: 24, scope: !152, inlinedAt: !658)
!664 = !DILocation(line: 101, column: 2, scope: !651, inlinedAt: !653)
!665 = !DILocation(line: 102, column: 4, scope: !651, inlinedAt: !653)
!666 = distinct !{!666, !664, !667, !53, !54}
!667 = !DILocation(line: 102, column: 15, scope: !651, inlinedAt: !653)
!668 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !669)
!669 = distinct !DILocation(line: 879, column: 16, scope: !150, inlinedAt: !670)
!670 = distinct !DILocation(line: 1084, column: 16, scope: !152, inlinedAt: !671)
!671 = distinct !DILocation(line: 24, column: 15, scope: !619)
!672 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !673)
!673 = distinct !DILocation(line: 899, column: 16, scope: !158, inlinedAt: !674)
!674 = distinct !DILocation(line: 1084, column: 27, scope: !152, inlinedAt: !671)
!675 = !DILocation(line: 1224, column: 27, scope: !161, inlinedAt: !676)
!676 = distinct !DILocation(line: 1084, column: 24, scope: !152, inlinedAt: !671)
!677 = !DILocation(line: 24, column: 9, scope: !619)
!678 = !DILocation(line: 31, column: 2, scope: !619)
!679 = !DILocation(line: 103, column: 6, scope: !680, inlinedAt: !681)
!680 = distinct !DISubprogram(name: "~unique_lock", scope: !629, file: !629, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!681 = distinct !DILocation(line: 28, column: 4, scope: !619)
!682 = !{i8 0, i8 2}
!683 = !DILocation(line: 193, column: 11, scope: !684, inlinedAt: !685)
!684 = distinct !DISubprogram(name: "unlock", scope: !629, file: !629, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!685 = distinct !DILocation(line: 104, column: 4, scope: !680, inlinedAt: !681)
!686 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !687)
!687 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !688)
!688 = distinct !DILocation(line: 195, column: 17, scope: !684, inlinedAt: !685)
!689 = !DILocation(line: 196, column: 14, scope: !684, inlinedAt: !685)
!690 = !DILocation(line: 197, column: 4, scope: !684, inlinedAt: !685)
!691 = !DILocation(line: 489, column: 2, scope: !692, inlinedAt: !693)
!692 = distinct !DISubprogram(name: "operator=", scope: !59, file: !59, line: 487, type: !9, scopeLine: 488, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!693 = distinct !DILocation(line: 26, column: 10, scope: !619)
!694 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !695)
!695 = distinct !DILocation(line: 489, column: 2, scope: !692, inlinedAt: !693)
!696 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !697)
!697 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !695)
!698 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !695)
!699 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !700)
!700 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !701)
!701 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !695)
!702 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !695)
!703 = !DILocation(line: 1154, column: 45, scope: !704, inlinedAt: !705)
!704 = distinct !DISubprogram(name: "operator-", scope: !148, file: !148, line: 1153, type: !9, scopeLine: 1154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!705 = distinct !DILocation(line: 1231, column: 17, scope: !154, inlinedAt: !706)
!706 = distinct !DILocation(line: 26, column: 28, scope: !619)
!707 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !695)
!708 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !695)
!709 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !695)
!710 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !695)
!711 = !DILocation(line: 204, column: 7, scope: !712, inlinedAt: !713)
!712 = distinct !DISubprogram(name: "swap<std::_Any_data>", scope: !529, file: !529, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!713 = distinct !DILocation(line: 558, column: 2, scope: !714, inlinedAt: !715)
!714 = distinct !DISubprogram(name: "swap", scope: !59, file: !59, line: 556, type: !9, scopeLine: 557, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!715 = distinct !DILocation(line: 489, column: 27, scope: !692, inlinedAt: !693)
!716 = !DILocation(line: 204, column: 19, scope: !712, inlinedAt: !713)
!717 = !DILocation(line: 205, column: 11, scope: !712, inlinedAt: !713)
!718 = !DILocation(line: 206, column: 11, scope: !712, inlinedAt: !713)
!719 = !DILocation(line: 207, column: 5, scope: !712, inlinedAt: !713)
!720 = !DILocation(line: 204, column: 19, scope: !721, inlinedAt: !722)
!721 = distinct !DISubprogram(name: "swap<bool (*)(std::_Any_data &, const std::_Any_data &, std::_Manager_operation)>", scope: !529, file: !529, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!722 = distinct !DILocation(line: 559, column: 2, scope: !714, inlinedAt: !715)
!723 = !DILocation(line: 205, column: 13, scope: !721, inlinedAt: !722)
!724 = !DILocation(line: 205, column: 11, scope: !721, inlinedAt: !722)
!725 = !DILocation(line: 206, column: 11, scope: !721, inlinedAt: !722)
!726 = !DILocation(line: 205, column: 13, scope: !727, inlinedAt: !728)
!727 = distinct !DISubprogram(name: "swap<void (*)(const std::_Any_data &)>", scope: !529, file: !529, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!728 = distinct !DILocation(line: 560, column: 2, scope: !714, inlinedAt: !715)
!729 = !DILocation(line: 205, column: 11, scope: !727, inlinedAt: !728)
!730 = !DILocation(line: 206, column: 11, scope: !727, inlinedAt: !728)
!731 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !732)
!732 = distinct !DILocation(line: 489, column: 2, scope: !692, inlinedAt: !693)
!733 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !732)
!734 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !735)
!735 = distinct !DILocation(line: 879, column: 16, scope: !150, inlinedAt: !736)
!736 = distinct !DILocation(line: 1084, column: 16, scope: !152, inlinedAt: !737)
!737 = distinct !DILocation(line: 1319, column: 2, scope: !738, inlinedAt: !739)
!738 = distinct !DISubprogram(name: "pop_back", scope: !25, file: !25, line: 1317, type: !9, scopeLine: 1318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!739 = distinct !DILocation(line: 27, column: 11, scope: !619)
!740 = !DILocation(line: 1073, column: 20, scope: !147, inlinedAt: !741)
!741 = distinct !DILocation(line: 899, column: 16, scope: !158, inlinedAt: !742)
!742 = distinct !DILocation(line: 1084, column: 27, scope: !152, inlinedAt: !737)
!743 = !DILocation(line: 1224, column: 27, scope: !161, inlinedAt: !744)
!744 = distinct !DILocation(line: 1084, column: 24, scope: !152, inlinedAt: !737)
!745 = !DILocation(line: 1319, column: 2, scope: !738, inlinedAt: !739)
!746 = !DILocation(line: 1320, column: 2, scope: !738, inlinedAt: !739)
!747 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !748)
!748 = distinct !DILocation(line: 181, column: 10, scope: !749, inlinedAt: !750)
!749 = distinct !DISubprogram(name: "destroy<std::function<void ()> >", scope: !121, file: !121, line: 179, type: !9, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!750 = distinct !DILocation(line: 535, column: 8, scope: !751, inlinedAt: !752)
!751 = distinct !DISubprogram(name: "destroy<std::function<void ()> >", scope: !124, file: !124, line: 531, type: !9, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!752 = distinct !DILocation(line: 1321, column: 2, scope: !738, inlinedAt: !739)
!753 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !748)
!754 = !DILocation(line: 103, column: 6, scope: !680, inlinedAt: !755)
!755 = distinct !DILocation(line: 28, column: 4, scope: !619)
!756 = !DILocation(line: 193, column: 11, scope: !684, inlinedAt: !757)
!757 = distinct !DILocation(line: 104, column: 4, scope: !680, inlinedAt: !755)
!758 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !759)
!759 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !760)
!760 = distinct !DILocation(line: 195, column: 17, scope: !684, inlinedAt: !757)
!761 = !DILocation(line: 196, column: 14, scope: !684, inlinedAt: !757)
!762 = !DILocation(line: 197, column: 4, scope: !684, inlinedAt: !757)
!763 = !DILocation(line: 28, column: 4, scope: !619)
!764 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !765)
!765 = distinct !DILocation(line: 589, column: 6, scope: !766, inlinedAt: !767)
!766 = distinct !DISubprogram(name: "operator()", scope: !59, file: !59, line: 587, type: !9, scopeLine: 588, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!767 = distinct !DILocation(line: 29, column: 4, scope: !619)
!768 = !DILocation(line: 589, column: 6, scope: !766, inlinedAt: !767)
!769 = !DILocation(line: 590, column: 4, scope: !766, inlinedAt: !767)
!770 = !DILocation(line: 591, column: 9, scope: !766, inlinedAt: !767)
!771 = !DILocation(line: 103, column: 6, scope: !680, inlinedAt: !772)
!772 = distinct !DILocation(line: 28, column: 4, scope: !619)
!773 = !DILocation(line: 193, column: 11, scope: !684, inlinedAt: !774)
!774 = distinct !DILocation(line: 104, column: 4, scope: !680, inlinedAt: !772)
!775 = !DILocation(line: 779, column: 12, scope: !168, inlinedAt: !776)
!776 = distinct !DILocation(line: 118, column: 7, scope: !170, inlinedAt: !777)
!777 = distinct !DILocation(line: 195, column: 17, scope: !684, inlinedAt: !774)
!778 = !DILocation(line: 196, column: 14, scope: !684, inlinedAt: !774)
!779 = !DILocation(line: 197, column: 4, scope: !684, inlinedAt: !774)
!780 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !781)
!781 = distinct !DILocation(line: 30, column: 3, scope: !619)
!782 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !781)
!783 = !DILocation(line: 30, column: 3, scope: !619)
!784 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !785)
!785 = distinct !DILocation(line: 30, column: 3, scope: !619)
!786 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !785)
!787 = !DISubprogram(name: "__throw_system_error", scope: !788, file: !788, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!788 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!789 = !DISubprogram(name: "pthread_mutex_lock", scope: !790, file: !790, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!790 = !DIFile(filename: "include/pthread.h", directory: "")
!791 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !251, file: !251, line: 564, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!792 = !DISubprogram(name: "pthread_mutex_unlock", scope: !790, file: !790, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!793 = !DISubprogram(name: "__throw_bad_function_call", scope: !788, file: !788, line: 113, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!794 = !DISubprogram(name: "__throw_length_error", scope: !788, file: !788, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!795 = distinct !DISubprogram(name: "_M_realloc_insert<std::function<void ()> >", scope: !107, file: !107, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!796 = !DILocation(line: 988, column: 40, scope: !797, inlinedAt: !798)
!797 = distinct !DISubprogram(name: "size", scope: !25, file: !25, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!798 = distinct !DILocation(line: 1893, column: 19, scope: !799, inlinedAt: !800)
!799 = distinct !DISubprogram(name: "_M_check_len", scope: !25, file: !25, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!800 = distinct !DILocation(line: 449, column: 2, scope: !795)
!801 = !DILocation(line: 988, column: 66, scope: !797, inlinedAt: !798)
!802 = !DILocation(line: 988, column: 50, scope: !797, inlinedAt: !798)
!803 = !DILocation(line: 1893, column: 26, scope: !799, inlinedAt: !800)
!804 = !DILocation(line: 1893, column: 6, scope: !799, inlinedAt: !800)
!805 = !DILocation(line: 1894, column: 4, scope: !799, inlinedAt: !800)
!806 = !DILocation(line: 1896, column: 35, scope: !799, inlinedAt: !800)
!807 = !DILocation(line: 1896, column: 33, scope: !799, inlinedAt: !800)
!808 = !DILocation(line: 1897, column: 16, scope: !799, inlinedAt: !800)
!809 = !DILocation(line: 1897, column: 25, scope: !799, inlinedAt: !800)
!810 = !DILocation(line: 1333, column: 27, scope: !811, inlinedAt: !812)
!811 = distinct !DISubprogram(name: "operator-<std::function<void ()> *, std::vector<std::function<void ()>, std::allocator<std::function<void ()> > > >", scope: !148, file: !148, line: 1330, type: !9, scopeLine: 1333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!812 = distinct !DILocation(line: 452, column: 51, scope: !795)
!813 = !DILocation(line: 378, column: 13, scope: !814, inlinedAt: !815)
!814 = distinct !DISubprogram(name: "_M_allocate", scope: !25, file: !25, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!815 = distinct !DILocation(line: 453, column: 33, scope: !795)
!816 = !DILocation(line: 378, column: 9, scope: !814, inlinedAt: !815)
!817 = !DILocation(line: 137, column: 53, scope: !818, inlinedAt: !819)
!818 = distinct !DISubprogram(name: "allocate", scope: !121, file: !121, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!819 = distinct !DILocation(line: 464, column: 20, scope: !820, inlinedAt: !821)
!820 = distinct !DISubprogram(name: "allocate", scope: !124, file: !124, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!821 = distinct !DILocation(line: 378, column: 20, scope: !814, inlinedAt: !815)
!822 = !DILocation(line: 137, column: 27, scope: !818, inlinedAt: !819)
!823 = !DILocation(line: 463, column: 20, scope: !795)
!824 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !825)
!825 = distinct !DILocation(line: 175, column: 23, scope: !120, inlinedAt: !826)
!826 = distinct !DILocation(line: 516, column: 8, scope: !123, inlinedAt: !827)
!827 = distinct !DILocation(line: 462, column: 4, scope: !795)
!828 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !825)
!829 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !830)
!830 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !825)
!831 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !832)
!832 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !833)
!833 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !825)
!834 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !825)
!835 = !DILocation(line: 253, column: 19, scope: !58, inlinedAt: !830)
!836 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !825)
!837 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !825)
!838 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !825)
!839 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !825)
!840 = !DILocation(line: 1091, column: 22, scope: !841, inlinedAt: !842)
!841 = distinct !DISubprogram(name: "__relocate_a_1<std::function<void ()> *, std::function<void ()> *, std::allocator<std::function<void ()> > >", scope: !504, file: !504, line: 1078, type: !9, scopeLine: 1083, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!842 = distinct !DILocation(line: 1133, column: 14, scope: !843, inlinedAt: !844)
!843 = distinct !DISubprogram(name: "__relocate_a<std::function<void ()> *, std::function<void ()> *, std::allocator<std::function<void ()> > >", scope: !504, file: !504, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!844 = distinct !DILocation(line: 504, column: 9, scope: !845, inlinedAt: !846)
!845 = distinct !DISubprogram(name: "_S_relocate", scope: !25, file: !25, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!846 = distinct !DILocation(line: 474, column: 23, scope: !795)
!847 = !DILocation(line: 1091, column: 7, scope: !841, inlinedAt: !842)
!848 = !{!849}
!849 = distinct !{!849, !850, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 0"}
!850 = distinct !{!850, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_"}
!851 = !DILocation(line: 1092, column: 2, scope: !841, inlinedAt: !842)
!852 = !{!853}
!853 = distinct !{!853, !850, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 1"}
!854 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !855)
!855 = distinct !DILocation(line: 175, column: 23, scope: !120, inlinedAt: !856)
!856 = distinct !DILocation(line: 516, column: 8, scope: !123, inlinedAt: !857)
!857 = distinct !DILocation(line: 1064, column: 7, scope: !858, inlinedAt: !859)
!858 = distinct !DISubprogram(name: "__relocate_object_a<std::function<void ()>, std::function<void ()>, std::allocator<std::function<void ()> > >", scope: !504, file: !504, line: 1056, type: !9, scopeLine: 1062, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!859 = distinct !DILocation(line: 1092, column: 2, scope: !841, inlinedAt: !842)
!860 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !855)
!861 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !862)
!862 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !855)
!863 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !864)
!864 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !865)
!865 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !855)
!866 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !855)
!867 = !DILocation(line: 253, column: 19, scope: !58, inlinedAt: !862)
!868 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !855)
!869 = !{!849, !853}
!870 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !855)
!871 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !855)
!872 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !855)
!873 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !874)
!874 = distinct !DILocation(line: 181, column: 10, scope: !749, inlinedAt: !875)
!875 = distinct !DILocation(line: 535, column: 8, scope: !751, inlinedAt: !876)
!876 = distinct !DILocation(line: 1065, column: 7, scope: !858, inlinedAt: !859)
!877 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !874)
!878 = !DILocation(line: 1091, column: 33, scope: !841, inlinedAt: !842)
!879 = !DILocation(line: 1091, column: 50, scope: !841, inlinedAt: !842)
!880 = distinct !{!880, !847, !881, !53, !54}
!881 = !DILocation(line: 1093, column: 41, scope: !841, inlinedAt: !842)
!882 = !DILocation(line: 0, scope: !841, inlinedAt: !842)
!883 = !DILocation(line: 477, column: 8, scope: !795)
!884 = !DILocation(line: 1091, column: 22, scope: !841, inlinedAt: !885)
!885 = distinct !DILocation(line: 1133, column: 14, scope: !843, inlinedAt: !886)
!886 = distinct !DILocation(line: 504, column: 9, scope: !845, inlinedAt: !887)
!887 = distinct !DILocation(line: 479, column: 23, scope: !795)
!888 = !DILocation(line: 1091, column: 7, scope: !841, inlinedAt: !885)
!889 = !{!890}
!890 = distinct !{!890, !891, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 0"}
!891 = distinct !{!891, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_"}
!892 = !DILocation(line: 1092, column: 2, scope: !841, inlinedAt: !885)
!893 = !{!894}
!894 = distinct !{!894, !891, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 1"}
!895 = !DILocation(line: 405, column: 27, scope: !118, inlinedAt: !896)
!896 = distinct !DILocation(line: 175, column: 23, scope: !120, inlinedAt: !897)
!897 = distinct !DILocation(line: 516, column: 8, scope: !123, inlinedAt: !898)
!898 = distinct !DILocation(line: 1064, column: 7, scope: !858, inlinedAt: !899)
!899 = distinct !DILocation(line: 1092, column: 2, scope: !841, inlinedAt: !885)
!900 = !DILocation(line: 405, column: 42, scope: !118, inlinedAt: !896)
!901 = !DILocation(line: 252, column: 30, scope: !58, inlinedAt: !902)
!902 = distinct !DILocation(line: 405, column: 9, scope: !118, inlinedAt: !896)
!903 = !DILocation(line: 247, column: 37, scope: !130, inlinedAt: !904)
!904 = distinct !DILocation(line: 574, column: 17, scope: !132, inlinedAt: !905)
!905 = distinct !DILocation(line: 407, column: 24, scope: !118, inlinedAt: !896)
!906 = !DILocation(line: 407, column: 6, scope: !118, inlinedAt: !896)
!907 = !DILocation(line: 253, column: 19, scope: !58, inlinedAt: !902)
!908 = !DILocation(line: 409, column: 17, scope: !118, inlinedAt: !896)
!909 = !{!890, !894}
!910 = !DILocation(line: 410, column: 17, scope: !118, inlinedAt: !896)
!911 = !DILocation(line: 412, column: 21, scope: !118, inlinedAt: !896)
!912 = !DILocation(line: 413, column: 4, scope: !118, inlinedAt: !896)
!913 = !DILocation(line: 243, column: 11, scope: !79, inlinedAt: !914)
!914 = distinct !DILocation(line: 181, column: 10, scope: !749, inlinedAt: !915)
!915 = distinct !DILocation(line: 535, column: 8, scope: !751, inlinedAt: !916)
!916 = distinct !DILocation(line: 1065, column: 7, scope: !858, inlinedAt: !899)
!917 = !DILocation(line: 244, column: 2, scope: !79, inlinedAt: !914)
!918 = !DILocation(line: 1091, column: 33, scope: !841, inlinedAt: !885)
!919 = !DILocation(line: 1091, column: 50, scope: !841, inlinedAt: !885)
!920 = distinct !{!920, !888, !921, !53, !54}
!921 = !DILocation(line: 1093, column: 41, scope: !841, inlinedAt: !885)
!922 = !DILocation(line: 0, scope: !841, inlinedAt: !885)
!923 = !DILocation(line: 386, column: 6, scope: !290, inlinedAt: !924)
!924 = distinct !DILocation(line: 513, column: 7, scope: !795)
!925 = !DILocation(line: 158, column: 2, scope: !293, inlinedAt: !926)
!926 = distinct !DILocation(line: 496, column: 13, scope: !295, inlinedAt: !927)
!927 = distinct !DILocation(line: 387, column: 4, scope: !290, inlinedAt: !924)
!928 = !DILocation(line: 387, column: 4, scope: !290, inlinedAt: !924)
!929 = !DILocation(line: 514, column: 21, scope: !795)
!930 = !DILocation(line: 515, column: 30, scope: !795)
!931 = !DILocation(line: 516, column: 31, scope: !795)
!932 = !DILocation(line: 517, column: 53, scope: !795)
!933 = !DILocation(line: 517, column: 39, scope: !795)
!934 = !DILocation(line: 518, column: 5, scope: !795)
!935 = distinct !DISubprogram(name: "_M_invoke", scope: !59, file: !59, line: 288, type: !9, scopeLine: 289, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!936 = !DILocation(line: 66, column: 18, scope: !937, inlinedAt: !938)
!937 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 66, type: !9, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!938 = distinct !DILocation(line: 61, column: 14, scope: !939, inlinedAt: !940)
!939 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/pool.cpp:66:12) &>", scope: !609, file: !609, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!940 = distinct !DILocation(line: 111, column: 2, scope: !941, inlinedAt: !942)
!941 = distinct !DISubprogram(name: "__invoke_r<void, (lambda at cpp/pool.cpp:66:12) &>", scope: !609, file: !609, line: 104, type: !9, scopeLine: 106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!942 = distinct !DILocation(line: 290, column: 9, scope: !935)
!943 = !{!944, !43, i64 0}
!944 = !{!"_ZTSZ4mainE3$_0", !43, i64 0}
!945 = !DILocation(line: 401, column: 16, scope: !946, inlinedAt: !947)
!946 = distinct !DISubprogram(name: "operator+=", scope: !35, file: !35, line: 400, type: !9, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!947 = distinct !DILocation(line: 66, column: 22, scope: !937, inlinedAt: !938)
!948 = !DILocation(line: 290, column: 2, scope: !935)
!949 = distinct !DISubprogram(name: "_M_manager", scope: !59, file: !59, line: 267, type: !9, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!950 = !DILocation(line: 270, column: 2, scope: !949)
!951 = !DILocation(line: 274, column: 43, scope: !949)
!952 = !DILocation(line: 275, column: 6, scope: !949)
!953 = !DILocation(line: 278, column: 36, scope: !949)
!954 = !DILocation(line: 279, column: 6, scope: !949)
!955 = !DILocation(line: 152, column: 33, scope: !956, inlinedAt: !957)
!956 = distinct !DISubprogram(name: "_M_create<const (lambda at cpp/pool.cpp:66:12) &>", scope: !59, file: !59, line: 150, type: !9, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!957 = distinct !DILocation(line: 215, column: 6, scope: !958, inlinedAt: !959)
!958 = distinct !DISubprogram(name: "_M_init_functor<const (lambda at cpp/pool.cpp:66:12) &>", scope: !59, file: !59, line: 211, type: !9, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!959 = distinct !DILocation(line: 198, column: 8, scope: !960, inlinedAt: !961)
!960 = distinct !DISubprogram(name: "_M_manager", scope: !59, file: !59, line: 180, type: !9, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!961 = distinct !DILocation(line: 282, column: 6, scope: !949)
!962 = !DILocation(line: 200, column: 8, scope: !960, inlinedAt: !961)
!963 = !DILocation(line: 284, column: 2, scope: !949)
