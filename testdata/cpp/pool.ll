; ModuleID = 'pool.cpp'
source_filename = "pool.cpp"
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

$_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEE6_M_runEv = comdat any

$_ZN4Pool3runEv = comdat any

$_ZNSt6vectorISt8functionIFvvEESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_ = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE = comdat any

@.str = private unnamed_addr constant [9 x i8] c"sum == 1\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"pool.cpp\00", align 1
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

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %class.anon.7, align 8
  %2 = alloca %"struct.std::atomic", align 4
  %3 = alloca %class.Pool, align 8
  %4 = alloca %"class.std::function", align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #17, !dbg !11
  store i32 0, ptr %2, align 4, !dbg !12
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %3) #17, !dbg !13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %3, i8 0, i64 40, i1 false), !dbg !14
  %5 = getelementptr inbounds %class.Pool, ptr %3, i64 0, i32 1, !dbg !22
  call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) %5) #17, !dbg !22
  %6 = getelementptr inbounds %class.Pool, ptr %3, i64 0, i32 2, !dbg !22
  %7 = getelementptr inbounds %class.Pool, ptr %3, i64 0, i32 4, !dbg !22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %7, i8 0, i64 24, i1 false), !dbg !23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(25) %6, i8 0, i64 25, i1 false), !dbg !33
  br label %8

8:                                                ; preds = %8, %0
  %9 = phi i32 [ %11, %8 ], [ 0, %0 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #17, !dbg !40
  store ptr %3, ptr %1, align 8, !dbg !40, !tbaa !41
  %10 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt6vectorISt6threadSaIS0_EE12emplace_backIJZN4PoolC1EiEUlvE_EEERS0_DpOT_(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #17, !dbg !47
  %11 = add nuw nsw i32 %9, 1, !dbg !48
  %12 = icmp eq i32 %11, 2, !dbg !49
  br i1 %12, label %13, label %8, !dbg !50, !llvm.loop !51

13:                                               ; preds = %8
  %14 = getelementptr inbounds %"class.std::_Function_base", ptr %4, i64 0, i32 1, !dbg !55
  %15 = getelementptr inbounds %"class.std::function", ptr %4, i64 0, i32 1, !dbg !61
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false), !dbg !62
  %16 = ptrtoint ptr %2 to i64, !dbg !63
  store i64 %16, ptr %4, align 8, !dbg !63, !tbaa !68
  store ptr @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E9_M_invokeERKSt9_Any_data", ptr %15, align 8, !dbg !69, !tbaa !70
  store ptr @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation", ptr %14, align 8, !dbg !73, !tbaa !74
  call void @_ZN4Pool3addESt8functionIFvvEE(ptr noundef nonnull align 8 dereferenceable(144) %3, ptr noundef nonnull %4), !dbg !75
  %17 = load ptr, ptr %14, align 8, !dbg !76, !tbaa !74
  %18 = icmp eq ptr %17, null, !dbg !76
  br i1 %18, label %21, label %19, !dbg !76

19:                                               ; preds = %13
  %20 = call noundef zeroext i1 %17(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3) #17, !dbg !79
  br label %21, !dbg !79

21:                                               ; preds = %13, %19
  call void @_ZN4PoolD2Ev(ptr noundef nonnull align 8 dereferenceable(144) %3) #17, !dbg !80
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %3) #17, !dbg !80
  %22 = load atomic i32, ptr %2 seq_cst, align 4, !dbg !81
  %23 = icmp eq i32 %22, 1, !dbg !86
  br i1 %23, label %25, label %24, !dbg !86

24:                                               ; preds = %21
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 68, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #18, !dbg !86
  unreachable, !dbg !86

25:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #17, !dbg !87
  ret i32 0, !dbg !87
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4Pool3addESt8functionIFvvEE(ptr noundef nonnull align 8 dereferenceable(144) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !88 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #17, !dbg !89
  %4 = icmp eq i32 %3, 0, !dbg !97
  br i1 %4, label %6, label %5, !dbg !97

5:                                                ; preds = %2
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #18, !dbg !98
  unreachable, !dbg !98

6:                                                ; preds = %2
  %7 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, !dbg !99
  %8 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 1, !dbg !100
  %9 = load ptr, ptr %8, align 8, !dbg !100, !tbaa !106
  %10 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 2, !dbg !108
  %11 = load ptr, ptr %10, align 8, !dbg !108, !tbaa !109
  %12 = icmp eq ptr %9, %11, !dbg !110
  br i1 %12, label %26, label %13, !dbg !111

13:                                               ; preds = %6
  %14 = getelementptr inbounds %"class.std::function", ptr %9, i64 0, i32 1, !dbg !112
  %15 = getelementptr inbounds %"class.std::function", ptr %1, i64 0, i32 1, !dbg !121
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %9, i8 0, i64 24, i1 false), !dbg !122
  %16 = load ptr, ptr %15, align 8, !dbg !121, !tbaa !70
  store ptr %16, ptr %14, align 8, !dbg !112, !tbaa !70
  %17 = getelementptr inbounds %"class.std::_Function_base", ptr %1, i64 0, i32 1, !dbg !124
  %18 = load ptr, ptr %17, align 8, !dbg !124, !tbaa !74
  %19 = icmp eq ptr %18, null, !dbg !124
  br i1 %19, label %23, label %20, !dbg !129

20:                                               ; preds = %13
  %21 = getelementptr inbounds %"class.std::_Function_base", ptr %9, i64 0, i32 1, !dbg !130
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !131, !tbaa.struct !132
  %22 = load ptr, ptr %17, align 8, !dbg !134, !tbaa !74
  store ptr %22, ptr %21, align 8, !dbg !135, !tbaa !74
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false), !dbg !136
  br label %23, !dbg !137

23:                                               ; preds = %20, %13
  %24 = load ptr, ptr %8, align 8, !dbg !138, !tbaa !106
  %25 = getelementptr inbounds %"class.std::function", ptr %24, i64 1, !dbg !138
  store ptr %25, ptr %8, align 8, !dbg !138, !tbaa !106
  br label %27, !dbg !139

26:                                               ; preds = %6
  tail call void @_ZNSt6vectorISt8functionIFvvEESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %7, ptr %9, ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !140
  br label %27

27:                                               ; preds = %26, %23
  %28 = load ptr, ptr %7, align 8, !dbg !141, !tbaa !68
  %29 = load ptr, ptr %8, align 8, !dbg !151, !tbaa !68
  %30 = icmp eq ptr %28, %29, !dbg !155
  br i1 %30, label %31, label %32, !dbg !158, !prof !159

31:                                               ; preds = %27
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1230, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt8functionIFvvEESaIS2_EE4backEv, ptr noundef nonnull @.str.6) #18, !dbg !158
  unreachable, !dbg !158

32:                                               ; preds = %27
  %33 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 1, !dbg !160
  tail call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %33) #17, !dbg !161
  %34 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #17, !dbg !162
  ret void, !dbg !169
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4PoolD2Ev(ptr noundef nonnull align 8 dereferenceable(144) %0) unnamed_addr #3 comdat align 2 !dbg !170 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #17, !dbg !171
  %3 = icmp eq i32 %2, 0, !dbg !175
  br i1 %3, label %5, label %4, !dbg !175

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #18, !dbg !176
  unreachable, !dbg !176

5:                                                ; preds = %1
  %6 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 3, !dbg !177
  store atomic i8 1, ptr %6 seq_cst, align 8, !dbg !178
  %7 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #17, !dbg !185
  %8 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 1, !dbg !189
  tail call void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) %8) #17, !dbg !190
  %9 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 4, !dbg !191
  %10 = load ptr, ptr %9, align 8, !dbg !192, !tbaa !68
  %11 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 4, i32 0, i32 0, i32 0, i32 1, !dbg !197
  %12 = load ptr, ptr %11, align 8, !dbg !200, !tbaa !68
  %13 = icmp eq ptr %10, %12, !dbg !202
  br i1 %13, label %14, label %50, !dbg !205

14:                                               ; preds = %50, %5
  %15 = load ptr, ptr %9, align 8, !dbg !206, !tbaa !209
  %16 = load ptr, ptr %11, align 8, !dbg !211, !tbaa !212
  %17 = icmp eq ptr %15, %16, !dbg !213
  br i1 %17, label %26, label %21, !dbg !221

18:                                               ; preds = %21
  %19 = getelementptr inbounds %"class.std::thread", ptr %22, i64 1, !dbg !222
  %20 = icmp eq ptr %19, %16, !dbg !213
  br i1 %20, label %26, label %21, !dbg !221, !llvm.loop !223

21:                                               ; preds = %14, %18
  %22 = phi ptr [ %19, %18 ], [ %15, %14 ]
  %23 = load i64, ptr %22, align 8, !dbg !225, !tbaa.struct !233
  %24 = icmp eq i64 %23, 0, !dbg !236
  br i1 %24, label %18, label %25, !dbg !239

25:                                               ; preds = %21
  tail call void @_ZSt9terminatev() #18, !dbg !240
  unreachable, !dbg !240

26:                                               ; preds = %18, %14
  %27 = icmp eq ptr %15, null, !dbg !244
  br i1 %27, label %29, label %28, !dbg !244

28:                                               ; preds = %26
  tail call void @_ZdlPv(ptr noundef %15) #19, !dbg !249
  br label %29, !dbg !254

29:                                               ; preds = %26, %28
  %30 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, !dbg !255
  %31 = load ptr, ptr %30, align 8, !dbg !256, !tbaa !259
  %32 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 1, !dbg !260
  %33 = load ptr, ptr %32, align 8, !dbg !260, !tbaa !106
  %34 = icmp eq ptr %31, %33, !dbg !261
  br i1 %34, label %45, label %35, !dbg !268

35:                                               ; preds = %29, %42
  %36 = phi ptr [ %43, %42 ], [ %31, %29 ]
  %37 = getelementptr inbounds %"class.std::_Function_base", ptr %36, i64 0, i32 1, !dbg !269
  %38 = load ptr, ptr %37, align 8, !dbg !269, !tbaa !74
  %39 = icmp eq ptr %38, null, !dbg !269
  br i1 %39, label %42, label %40, !dbg !269

40:                                               ; preds = %35
  %41 = tail call noundef zeroext i1 %38(ptr noundef nonnull align 8 dereferenceable(16) %36, ptr noundef nonnull align 8 dereferenceable(16) %36, i32 noundef 3) #17, !dbg !273
  br label %42, !dbg !273

42:                                               ; preds = %40, %35
  %43 = getelementptr inbounds %"class.std::function", ptr %36, i64 1, !dbg !274
  %44 = icmp eq ptr %43, %33, !dbg !261
  br i1 %44, label %45, label %35, !dbg !268, !llvm.loop !275

45:                                               ; preds = %42, %29
  %46 = load ptr, ptr %30, align 8, !dbg !277, !tbaa !259
  %47 = icmp eq ptr %46, null, !dbg !280
  br i1 %47, label %49, label %48, !dbg !280

48:                                               ; preds = %45
  tail call void @_ZdlPv(ptr noundef %46) #19, !dbg !283
  br label %49, !dbg !288

49:                                               ; preds = %45, %48
  tail call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %8) #17, !dbg !255
  ret void, !dbg !255

50:                                               ; preds = %5, %50
  %51 = phi ptr [ %52, %50 ], [ %10, %5 ]
  tail call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %51) #17, !dbg !289
  %52 = getelementptr inbounds %"class.std::thread", ptr %51, i64 1, !dbg !290
  %53 = icmp eq ptr %52, %12, !dbg !202
  br i1 %53, label %14, label %50, !dbg !205, !llvm.loop !293
}

; Function Attrs: noreturn nounwind
declare !dbg !296 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #5

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt6vectorISt6threadSaIS0_EE12emplace_backIJZN4PoolC1EiEUlvE_EEERS0_DpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #3 comdat align 2 !dbg !298 {
  %3 = alloca %"class.std::unique_ptr", align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !299
  %5 = load ptr, ptr %4, align 8, !dbg !299, !tbaa !212
  %6 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !300
  %7 = load ptr, ptr %6, align 8, !dbg !300, !tbaa !301
  %8 = icmp eq ptr %5, %7, !dbg !302
  br i1 %8, label %22, label %9, !dbg !303

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !304
  store i64 0, ptr %5, align 8, !dbg !304, !tbaa !313
  %10 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #20, !dbg !315
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !316, !tbaa !319
  %11 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %10, i64 0, i32 1, !dbg !321
  %12 = load i64, ptr %1, align 8, !dbg !322, !tbaa !68
  store i64 %12, ptr %11, align 8, !dbg !322, !tbaa !68
  store ptr %10, ptr %3, align 8, !dbg !330, !tbaa !68
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull %3, ptr noundef null) #17, !dbg !338
  %13 = load ptr, ptr %3, align 8, !dbg !339, !tbaa !68
  %14 = icmp eq ptr %13, null, !dbg !342
  br i1 %14, label %19, label %15, !dbg !339

15:                                               ; preds = %9
  %16 = load ptr, ptr %13, align 8, !dbg !343, !tbaa !319
  %17 = getelementptr inbounds ptr, ptr %16, i64 1, !dbg !343
  %18 = load ptr, ptr %17, align 8, !dbg !343
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #17, !dbg !343
  br label %19, !dbg !346

19:                                               ; preds = %9, %15
  store ptr null, ptr %3, align 8, !dbg !347, !tbaa !68
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !348
  %20 = load ptr, ptr %4, align 8, !dbg !349, !tbaa !212
  %21 = getelementptr inbounds %"class.std::thread", ptr %20, i64 1, !dbg !349
  store ptr %21, ptr %4, align 8, !dbg !349, !tbaa !212
  br label %23, !dbg !350

22:                                               ; preds = %2
  tail call void @_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %5, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !351
  br label %23

23:                                               ; preds = %22, %19
  %24 = load ptr, ptr %0, align 8, !dbg !352, !tbaa !68
  %25 = load ptr, ptr %4, align 8, !dbg !361, !tbaa !68
  %26 = icmp eq ptr %24, %25, !dbg !365
  br i1 %26, label %27, label %28, !dbg !368, !prof !159

27:                                               ; preds = %23
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1230, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt6threadSaIS0_EE4backEv, ptr noundef nonnull @.str.6) #18, !dbg !368
  unreachable, !dbg !368

28:                                               ; preds = %23
  %29 = getelementptr inbounds %"class.std::thread", ptr %25, i64 -1, !dbg !369
  ret ptr %29, !dbg !372
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #3 comdat align 2 !dbg !373 {
  %4 = alloca %"class.std::unique_ptr", align 8
  %5 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !374
  %6 = load ptr, ptr %5, align 8, !dbg !374, !tbaa !212
  %7 = load ptr, ptr %0, align 8, !dbg !379, !tbaa !209
  %8 = ptrtoint ptr %6 to i64, !dbg !380
  %9 = ptrtoint ptr %7 to i64, !dbg !380
  %10 = sub i64 %8, %9, !dbg !380
  %11 = icmp eq i64 %10, 9223372036854775800, !dbg !381
  br i1 %11, label %12, label %13, !dbg !382

12:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #18, !dbg !383
  unreachable, !dbg !383

13:                                               ; preds = %3
  %14 = ashr exact i64 %10, 3, !dbg !380
  %15 = tail call i64 @llvm.umax.i64(i64 %14, i64 1), !dbg !384
  %16 = add i64 %15, %14, !dbg !385
  %17 = icmp ult i64 %16, %14, !dbg !386
  %18 = icmp ugt i64 %16, 1152921504606846975
  %19 = or i1 %17, %18, !dbg !387
  %20 = select i1 %19, i64 1152921504606846975, i64 %16, !dbg !387
  %21 = ptrtoint ptr %1 to i64, !dbg !388
  %22 = sub i64 %21, %9, !dbg !388
  %23 = ashr exact i64 %22, 3, !dbg !388
  %24 = icmp eq i64 %20, 0, !dbg !391
  br i1 %24, label %28, label %25, !dbg !394

25:                                               ; preds = %13
  %26 = shl i64 %20, 3, !dbg !395
  %27 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %26) #20, !dbg !400
  br label %28, !dbg !394

28:                                               ; preds = %13, %25
  %29 = phi ptr [ %27, %25 ], [ null, %13 ], !dbg !394
  %30 = getelementptr inbounds %"class.std::thread", ptr %29, i64 %23, !dbg !401
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4), !dbg !402
  store i64 0, ptr %30, align 8, !dbg !402, !tbaa !313
  %31 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #20, !dbg !407
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %31, align 8, !dbg !408, !tbaa !319
  %32 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %31, i64 0, i32 1, !dbg !410
  %33 = load i64, ptr %2, align 8, !dbg !411, !tbaa !68
  store i64 %33, ptr %32, align 8, !dbg !411, !tbaa !68
  store ptr %31, ptr %4, align 8, !dbg !415, !tbaa !68
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %30, ptr noundef nonnull %4, ptr noundef null) #17, !dbg !419
  %34 = load ptr, ptr %4, align 8, !dbg !420, !tbaa !68
  %35 = icmp eq ptr %34, null, !dbg !422
  br i1 %35, label %40, label %36, !dbg !420

36:                                               ; preds = %28
  %37 = load ptr, ptr %34, align 8, !dbg !423, !tbaa !319
  %38 = getelementptr inbounds ptr, ptr %37, i64 1, !dbg !423
  %39 = load ptr, ptr %38, align 8, !dbg !423
  call void %39(ptr noundef nonnull align 8 dereferenceable(8) %34) #17, !dbg !423
  br label %40, !dbg !425

40:                                               ; preds = %28, %36
  store ptr null, ptr %4, align 8, !dbg !426, !tbaa !68
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4), !dbg !427
  %41 = icmp eq ptr %7, %1, !dbg !428
  br i1 %41, label %49, label %42, !dbg !436

42:                                               ; preds = %40, %42
  %43 = phi ptr [ %47, %42 ], [ %29, %40 ]
  %44 = phi ptr [ %46, %42 ], [ %7, %40 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !437), !dbg !440
  call void @llvm.experimental.noalias.scope.decl(metadata !441), !dbg !440
  store i64 0, ptr %43, align 8, !dbg !443, !tbaa !313, !alias.scope !437, !noalias !441
  %45 = load i64, ptr %44, align 8, !dbg !453, !tbaa !234, !alias.scope !441, !noalias !437
  store i64 %45, ptr %43, align 8, !dbg !453, !tbaa !234, !alias.scope !437, !noalias !441
  store i64 0, ptr %44, align 8, !dbg !459, !tbaa.struct !233, !alias.scope !441, !noalias !437
  %46 = getelementptr inbounds %"class.std::thread", ptr %44, i64 1, !dbg !460
  %47 = getelementptr inbounds %"class.std::thread", ptr %43, i64 1, !dbg !461
  %48 = icmp eq ptr %46, %1, !dbg !428
  br i1 %48, label %49, label %42, !dbg !436, !llvm.loop !462

49:                                               ; preds = %42, %40
  %50 = phi ptr [ %29, %40 ], [ %47, %42 ], !dbg !464
  %51 = getelementptr %"class.std::thread", ptr %50, i64 1, !dbg !465
  %52 = icmp eq ptr %6, %1, !dbg !466
  br i1 %52, label %60, label %53, !dbg !470

53:                                               ; preds = %49, %53
  %54 = phi ptr [ %58, %53 ], [ %51, %49 ]
  %55 = phi ptr [ %57, %53 ], [ %1, %49 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !471), !dbg !474
  call void @llvm.experimental.noalias.scope.decl(metadata !475), !dbg !474
  store i64 0, ptr %54, align 8, !dbg !477, !tbaa !313, !alias.scope !471, !noalias !475
  %56 = load i64, ptr %55, align 8, !dbg !483, !tbaa !234, !alias.scope !475, !noalias !471
  store i64 %56, ptr %54, align 8, !dbg !483, !tbaa !234, !alias.scope !471, !noalias !475
  store i64 0, ptr %55, align 8, !dbg !486, !tbaa.struct !233, !alias.scope !475, !noalias !471
  %57 = getelementptr inbounds %"class.std::thread", ptr %55, i64 1, !dbg !487
  %58 = getelementptr inbounds %"class.std::thread", ptr %54, i64 1, !dbg !488
  %59 = icmp eq ptr %57, %6, !dbg !466
  br i1 %59, label %60, label %53, !dbg !470, !llvm.loop !489

60:                                               ; preds = %53, %49
  %61 = phi ptr [ %51, %49 ], [ %58, %53 ], !dbg !491
  %62 = icmp eq ptr %7, null, !dbg !492
  br i1 %62, label %64, label %63, !dbg !492

63:                                               ; preds = %60
  call void @_ZdlPv(ptr noundef %7) #19, !dbg !494
  br label %64, !dbg !497

64:                                               ; preds = %60, %63
  %65 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !498
  store ptr %29, ptr %0, align 8, !dbg !499, !tbaa !209
  store ptr %61, ptr %5, align 8, !dbg !500, !tbaa !212
  %66 = getelementptr inbounds %"class.std::thread", ptr %29, i64 %20, !dbg !501
  store ptr %66, ptr %65, align 8, !dbg !502, !tbaa !301
  ret void, !dbg !503
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 !dbg !504 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #17, !dbg !505
  tail call void @_ZdlPv(ptr noundef %0) #19, !dbg !505
  ret void, !dbg !505
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 !dbg !506 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !507
  %3 = load ptr, ptr %2, align 8, !tbaa !41
  tail call void @_ZN4Pool3runEv(ptr noundef nonnull align 8 dereferenceable(144) %3), !dbg !508
  ret void, !dbg !520
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4Pool3runEv(ptr noundef nonnull align 8 dereferenceable(144) %0) local_unnamed_addr #3 comdat align 2 !dbg !521 {
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
  br label %18, !dbg !522

18:                                               ; preds = %93, %1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17, !dbg !523
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false), !dbg !524
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17, !dbg !528
  store ptr %0, ptr %5, align 8, !dbg !529, !tbaa !533
  store i8 0, ptr %6, align 8, !dbg !536, !tbaa !537
  %19 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #17, !dbg !538
  %20 = icmp eq i32 %19, 0, !dbg !543
  br i1 %20, label %22, label %21, !dbg !543

21:                                               ; preds = %18
  call void @_ZSt20__throw_system_errori(i32 noundef %19) #18, !dbg !544
  unreachable, !dbg !544

22:                                               ; preds = %18
  store i8 1, ptr %6, align 8, !dbg !545, !tbaa !537
  %23 = load atomic i8, ptr %9 seq_cst, align 8, !dbg !546
  %24 = and i8 %23, 1, !dbg !546
  %25 = icmp eq i8 %24, 0, !dbg !546
  br i1 %25, label %26, label %34, !dbg !556

26:                                               ; preds = %22, %30
  %27 = load ptr, ptr %8, align 8, !dbg !557, !tbaa !68
  %28 = load ptr, ptr %10, align 8, !dbg !561, !tbaa !68
  %29 = icmp eq ptr %27, %28, !dbg !564
  br i1 %29, label %30, label %34, !dbg !566

30:                                               ; preds = %26
  call void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(9) %5) #17, !dbg !567
  %31 = load atomic i8, ptr %9 seq_cst, align 8, !dbg !546
  %32 = and i8 %31, 1, !dbg !546
  %33 = icmp eq i8 %32, 0, !dbg !546
  br i1 %33, label %26, label %34, !dbg !556, !llvm.loop !568

34:                                               ; preds = %26, %30, %22
  %35 = load ptr, ptr %8, align 8, !dbg !570, !tbaa !68
  %36 = load ptr, ptr %11, align 8, !dbg !574, !tbaa !68
  %37 = icmp eq ptr %35, %36, !dbg !577
  br i1 %37, label %79, label %38, !dbg !579

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17, !dbg !580
  %39 = getelementptr %"class.std::function", ptr %36, i64 -1, i32 1, !dbg !583
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false), !dbg !585
  %40 = load ptr, ptr %39, align 8, !dbg !583, !tbaa !70
  store ptr %40, ptr %12, align 8, !dbg !587, !tbaa !70
  %41 = getelementptr %"class.std::function", ptr %36, i64 -1, i32 0, i32 1, !dbg !588
  %42 = load ptr, ptr %41, align 8, !dbg !588, !tbaa !74
  %43 = icmp eq ptr %42, null, !dbg !588
  br i1 %43, label %46, label %44, !dbg !591

44:                                               ; preds = %38
  %45 = getelementptr inbounds %"class.std::function", ptr %36, i64 -1, !dbg !592
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %45, i64 16, i1 false), !dbg !596, !tbaa.struct !132
  store ptr %42, ptr %13, align 8, !dbg !597, !tbaa !74
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %41, i8 0, i64 16, i1 false), !dbg !598
  br label %46, !dbg !599

46:                                               ; preds = %44, %38
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2), !dbg !600
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false), !dbg !605, !tbaa.struct !132
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !606, !tbaa.struct !132
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !607, !tbaa.struct !132
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2), !dbg !608
  %47 = load ptr, ptr %14, align 8, !dbg !609, !tbaa !68
  %48 = load ptr, ptr %15, align 8, !dbg !612, !tbaa !68
  store ptr %48, ptr %14, align 8, !dbg !613, !tbaa !68
  store ptr %47, ptr %15, align 8, !dbg !614, !tbaa !68
  %49 = load ptr, ptr %16, align 8, !dbg !615, !tbaa !68
  store ptr %49, ptr %12, align 8, !dbg !618, !tbaa !68
  store ptr %40, ptr %16, align 8, !dbg !619, !tbaa !68
  %50 = icmp eq ptr %48, null, !dbg !620
  br i1 %50, label %53, label %51, !dbg !620

51:                                               ; preds = %46
  %52 = call noundef zeroext i1 %48(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %3, i32 noundef 3) #17, !dbg !622
  br label %53, !dbg !622

53:                                               ; preds = %46, %51
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17, !dbg !580
  %54 = load ptr, ptr %8, align 8, !dbg !623, !tbaa !68
  %55 = load ptr, ptr %11, align 8, !dbg !629, !tbaa !68
  %56 = icmp eq ptr %54, %55, !dbg !632
  br i1 %56, label %57, label %58, !dbg !634, !prof !159

57:                                               ; preds = %53
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1319, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt8functionIFvvEESaIS2_EE8pop_backEv, ptr noundef nonnull @.str.6) #18, !dbg !634
  unreachable, !dbg !634

58:                                               ; preds = %53
  %59 = getelementptr inbounds %"class.std::function", ptr %55, i64 -1, !dbg !635
  store ptr %59, ptr %11, align 8, !dbg !635, !tbaa !106
  %60 = getelementptr %"class.std::function", ptr %55, i64 -1, i32 0, i32 1, !dbg !636
  %61 = load ptr, ptr %60, align 8, !dbg !636, !tbaa !74
  %62 = icmp eq ptr %61, null, !dbg !636
  br i1 %62, label %65, label %63, !dbg !636

63:                                               ; preds = %58
  %64 = call noundef zeroext i1 %61(ptr noundef nonnull align 8 dereferenceable(16) %59, ptr noundef nonnull align 8 dereferenceable(16) %59, i32 noundef 3) #17, !dbg !642
  br label %65, !dbg !642

65:                                               ; preds = %58, %63
  %66 = load i8, ptr %6, align 8, !dbg !643, !tbaa !537, !range !646, !noundef !10
  %67 = icmp eq i8 %66, 0, !dbg !643
  br i1 %67, label %73, label %68, !dbg !643

68:                                               ; preds = %65
  %69 = load ptr, ptr %5, align 8, !dbg !647, !tbaa !533
  %70 = icmp eq ptr %69, null, !dbg !647
  br i1 %70, label %73, label %71, !dbg !647

71:                                               ; preds = %68
  %72 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %69) #17, !dbg !650
  store i8 0, ptr %6, align 8, !dbg !653, !tbaa !537
  br label %73, !dbg !654

73:                                               ; preds = %65, %68, %71
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17, !dbg !655
  %74 = load ptr, ptr %15, align 8, !dbg !656, !tbaa !74
  %75 = icmp eq ptr %74, null, !dbg !656
  br i1 %75, label %76, label %77, !dbg !660

76:                                               ; preds = %73
  call void @_ZSt25__throw_bad_function_callv() #18, !dbg !661
  unreachable, !dbg !661

77:                                               ; preds = %73
  %78 = load ptr, ptr %16, align 8, !dbg !662, !tbaa !70
  call void %78(ptr noundef nonnull align 8 dereferenceable(16) %4) #17, !dbg !662
  br label %88, !dbg !663

79:                                               ; preds = %34
  %80 = load i8, ptr %6, align 8, !dbg !664, !tbaa !537, !range !646, !noundef !10
  %81 = icmp eq i8 %80, 0, !dbg !664
  br i1 %81, label %87, label %82, !dbg !664

82:                                               ; preds = %79
  %83 = load ptr, ptr %5, align 8, !dbg !666, !tbaa !533
  %84 = icmp eq ptr %83, null, !dbg !666
  br i1 %84, label %87, label %85, !dbg !666

85:                                               ; preds = %82
  %86 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %83) #17, !dbg !668
  store i8 0, ptr %6, align 8, !dbg !671, !tbaa !537
  br label %87, !dbg !672

87:                                               ; preds = %79, %82, %85
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17, !dbg !655
  br label %88

88:                                               ; preds = %87, %77
  %89 = load ptr, ptr %17, align 8, !dbg !673, !tbaa !74
  %90 = icmp eq ptr %89, null, !dbg !673
  br i1 %90, label %93, label %91, !dbg !673

91:                                               ; preds = %88
  %92 = call noundef zeroext i1 %89(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3) #17, !dbg !675
  br label %93, !dbg !675

93:                                               ; preds = %88, %91
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17, !dbg !663
  br i1 %37, label %94, label %18

94:                                               ; preds = %93
  ret void, !dbg !676
}

; Function Attrs: noreturn
declare !dbg !677 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare !dbg !679 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #5

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #6

; Function Attrs: noreturn nounwind
declare !dbg !681 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !682 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn
declare !dbg !683 void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #12

; Function Attrs: noreturn
declare !dbg !684 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #12

; Function Attrs: noreturn nounwind
declare !dbg !685 void @_ZSt9terminatev() local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt8functionIFvvEESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #3 comdat align 2 !dbg !686 {
  %4 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !687
  %5 = load ptr, ptr %4, align 8, !dbg !687, !tbaa !106
  %6 = load ptr, ptr %0, align 8, !dbg !692, !tbaa !259
  %7 = ptrtoint ptr %5 to i64, !dbg !693
  %8 = ptrtoint ptr %6 to i64, !dbg !693
  %9 = sub i64 %7, %8, !dbg !693
  %10 = icmp eq i64 %9, 9223372036854775776, !dbg !694
  br i1 %10, label %11, label %12, !dbg !695

11:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #18, !dbg !696
  unreachable, !dbg !696

12:                                               ; preds = %3
  %13 = ashr exact i64 %9, 5, !dbg !693
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 1), !dbg !697
  %15 = add i64 %14, %13, !dbg !698
  %16 = icmp ult i64 %15, %13, !dbg !699
  %17 = icmp ugt i64 %15, 288230376151711743
  %18 = or i1 %16, %17, !dbg !700
  %19 = select i1 %18, i64 288230376151711743, i64 %15, !dbg !700
  %20 = ptrtoint ptr %1 to i64, !dbg !701
  %21 = sub i64 %20, %8, !dbg !701
  %22 = ashr exact i64 %21, 5, !dbg !701
  %23 = icmp ne i64 %19, 0, !dbg !704
  tail call void @llvm.assume(i1 %23), !dbg !707
  %24 = shl i64 %19, 5, !dbg !708
  %25 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %24) #20, !dbg !713
  %26 = getelementptr inbounds %"class.std::function", ptr %25, i64 %22, !dbg !714
  %27 = getelementptr inbounds %"class.std::function", ptr %25, i64 %22, i32 1, !dbg !715
  %28 = getelementptr inbounds %"class.std::function", ptr %2, i64 0, i32 1, !dbg !719
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %26, i8 0, i64 24, i1 false), !dbg !720
  %29 = load ptr, ptr %28, align 8, !dbg !719, !tbaa !70
  store ptr %29, ptr %27, align 8, !dbg !715, !tbaa !70
  %30 = getelementptr inbounds %"class.std::_Function_base", ptr %2, i64 0, i32 1, !dbg !722
  %31 = load ptr, ptr %30, align 8, !dbg !722, !tbaa !74
  %32 = icmp eq ptr %31, null, !dbg !722
  br i1 %32, label %35, label %33, !dbg !725

33:                                               ; preds = %12
  %34 = getelementptr inbounds %"class.std::_Function_base", ptr %26, i64 0, i32 1, !dbg !726
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !727, !tbaa.struct !132
  store ptr %31, ptr %34, align 8, !dbg !728, !tbaa !74
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %30, i8 0, i64 16, i1 false), !dbg !729
  br label %35, !dbg !730

35:                                               ; preds = %12, %33
  %36 = icmp eq ptr %6, %1, !dbg !731
  br i1 %36, label %57, label %37, !dbg !738

37:                                               ; preds = %35, %53
  %38 = phi ptr [ %55, %53 ], [ %25, %35 ]
  %39 = phi ptr [ %54, %53 ], [ %6, %35 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !739), !dbg !742
  tail call void @llvm.experimental.noalias.scope.decl(metadata !743), !dbg !742
  %40 = getelementptr inbounds %"class.std::function", ptr %38, i64 0, i32 1, !dbg !745
  %41 = getelementptr inbounds %"class.std::function", ptr %39, i64 0, i32 1, !dbg !751
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %38, i8 0, i64 24, i1 false), !dbg !752, !alias.scope !739, !noalias !743
  %42 = load ptr, ptr %41, align 8, !dbg !751, !tbaa !70, !alias.scope !743, !noalias !739
  store ptr %42, ptr %40, align 8, !dbg !745, !tbaa !70, !alias.scope !739, !noalias !743
  %43 = getelementptr inbounds %"class.std::_Function_base", ptr %39, i64 0, i32 1, !dbg !754
  %44 = load ptr, ptr %43, align 8, !dbg !754, !tbaa !74, !alias.scope !743, !noalias !739
  %45 = icmp eq ptr %44, null, !dbg !754
  br i1 %45, label %48, label %46, !dbg !757

46:                                               ; preds = %37
  %47 = getelementptr inbounds %"class.std::_Function_base", ptr %38, i64 0, i32 1, !dbg !758
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, ptr noundef nonnull align 8 dereferenceable(16) %39, i64 16, i1 false), !dbg !759, !tbaa.struct !132, !alias.scope !760
  store ptr %44, ptr %47, align 8, !dbg !761, !tbaa !74, !alias.scope !739, !noalias !743
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false), !dbg !762, !alias.scope !743, !noalias !739
  br label %48, !dbg !763

48:                                               ; preds = %46, %37
  %49 = load ptr, ptr %43, align 8, !dbg !764, !tbaa !74, !alias.scope !743, !noalias !739
  %50 = icmp eq ptr %49, null, !dbg !764
  br i1 %50, label %53, label %51, !dbg !764

51:                                               ; preds = %48
  %52 = tail call noundef zeroext i1 %49(ptr noundef nonnull align 8 dereferenceable(16) %39, ptr noundef nonnull align 8 dereferenceable(16) %39, i32 noundef 3) #17, !dbg !768, !noalias !739
  br label %53, !dbg !768

53:                                               ; preds = %51, %48
  %54 = getelementptr inbounds %"class.std::function", ptr %39, i64 1, !dbg !769
  %55 = getelementptr inbounds %"class.std::function", ptr %38, i64 1, !dbg !770
  %56 = icmp eq ptr %54, %1, !dbg !731
  br i1 %56, label %57, label %37, !dbg !738, !llvm.loop !771

57:                                               ; preds = %53, %35
  %58 = phi ptr [ %25, %35 ], [ %55, %53 ], !dbg !773
  %59 = getelementptr inbounds %"class.std::function", ptr %58, i64 1, !dbg !774
  %60 = icmp eq ptr %5, %1, !dbg !775
  br i1 %60, label %81, label %61, !dbg !779

61:                                               ; preds = %57, %77
  %62 = phi ptr [ %79, %77 ], [ %59, %57 ]
  %63 = phi ptr [ %78, %77 ], [ %1, %57 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !780), !dbg !783
  tail call void @llvm.experimental.noalias.scope.decl(metadata !784), !dbg !783
  %64 = getelementptr inbounds %"class.std::function", ptr %62, i64 0, i32 1, !dbg !786
  %65 = getelementptr inbounds %"class.std::function", ptr %63, i64 0, i32 1, !dbg !791
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %62, i8 0, i64 24, i1 false), !dbg !792, !alias.scope !780, !noalias !784
  %66 = load ptr, ptr %65, align 8, !dbg !791, !tbaa !70, !alias.scope !784, !noalias !780
  store ptr %66, ptr %64, align 8, !dbg !786, !tbaa !70, !alias.scope !780, !noalias !784
  %67 = getelementptr inbounds %"class.std::_Function_base", ptr %63, i64 0, i32 1, !dbg !794
  %68 = load ptr, ptr %67, align 8, !dbg !794, !tbaa !74, !alias.scope !784, !noalias !780
  %69 = icmp eq ptr %68, null, !dbg !794
  br i1 %69, label %72, label %70, !dbg !797

70:                                               ; preds = %61
  %71 = getelementptr inbounds %"class.std::_Function_base", ptr %62, i64 0, i32 1, !dbg !798
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %62, ptr noundef nonnull align 8 dereferenceable(16) %63, i64 16, i1 false), !dbg !799, !tbaa.struct !132, !alias.scope !800
  store ptr %68, ptr %71, align 8, !dbg !801, !tbaa !74, !alias.scope !780, !noalias !784
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %67, i8 0, i64 16, i1 false), !dbg !802, !alias.scope !784, !noalias !780
  br label %72, !dbg !803

72:                                               ; preds = %70, %61
  %73 = load ptr, ptr %67, align 8, !dbg !804, !tbaa !74, !alias.scope !784, !noalias !780
  %74 = icmp eq ptr %73, null, !dbg !804
  br i1 %74, label %77, label %75, !dbg !804

75:                                               ; preds = %72
  %76 = tail call noundef zeroext i1 %73(ptr noundef nonnull align 8 dereferenceable(16) %63, ptr noundef nonnull align 8 dereferenceable(16) %63, i32 noundef 3) #17, !dbg !808, !noalias !780
  br label %77, !dbg !808

77:                                               ; preds = %75, %72
  %78 = getelementptr inbounds %"class.std::function", ptr %63, i64 1, !dbg !809
  %79 = getelementptr inbounds %"class.std::function", ptr %62, i64 1, !dbg !810
  %80 = icmp eq ptr %78, %5, !dbg !775
  br i1 %80, label %81, label %61, !dbg !779, !llvm.loop !811

81:                                               ; preds = %77, %57
  %82 = phi ptr [ %59, %57 ], [ %79, %77 ], !dbg !813
  %83 = icmp eq ptr %6, null, !dbg !814
  br i1 %83, label %85, label %84, !dbg !814

84:                                               ; preds = %81
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !816
  br label %85, !dbg !819

85:                                               ; preds = %81, %84
  %86 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !820
  store ptr %25, ptr %0, align 8, !dbg !821, !tbaa !259
  store ptr %82, ptr %4, align 8, !dbg !822, !tbaa !106
  %87 = getelementptr inbounds %"class.std::function", ptr %25, i64 %19, !dbg !823
  store ptr %87, ptr %86, align 8, !dbg !824, !tbaa !109
  ret void, !dbg !825
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #5

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal void @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E9_M_invokeERKSt9_Any_data"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) #13 align 2 !dbg !826 {
  %2 = load ptr, ptr %0, align 8, !dbg !827, !tbaa !834
  %3 = atomicrmw add ptr %2, i32 1 seq_cst, align 4, !dbg !836
  ret void, !dbg !839
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #14 align 2 !dbg !840 {
  switch i32 %2, label %8 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %6
  ], !dbg !841

4:                                                ; preds = %3
  store ptr @"_ZTIZ4mainE3$_0", ptr %0, align 8, !dbg !842, !tbaa !68
  br label %8, !dbg !843

5:                                                ; preds = %3
  store ptr %1, ptr %0, align 8, !dbg !844, !tbaa !68
  br label %8, !dbg !845

6:                                                ; preds = %3
  %7 = load i64, ptr %1, align 8, !dbg !846, !tbaa !68
  store i64 %7, ptr %0, align 8, !dbg !846, !tbaa !68
  br label %8, !dbg !853

8:                                                ; preds = %6, %3, %5, %4
  ret i1 false, !dbg !854
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #15

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.assume(i1 noundef) #16

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #17 = { nounwind }
attributes #18 = { noreturn nounwind }
attributes #19 = { builtin nounwind }
attributes #20 = { builtin nounwind allocsize(0) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "pool.cpp", directory: ".")
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
!55 = !DILocation(line: 253, column: 19, scope: !56, inlinedAt: !58)
!56 = distinct !DISubprogram(name: "_Function_base", scope: !57, file: !57, line: 239, type: !9, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = !DIFile(filename: "include/c++/12/bits/std_function.h", directory: "")
!58 = distinct !DILocation(line: 437, column: 4, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "function<(lambda at pool.cpp:66:12), void>", scope: !57, file: !57, line: 435, type: !9, scopeLine: 438, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!60 = distinct !DILocation(line: 66, column: 12, scope: !8)
!61 = !DILocation(line: 668, column: 21, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !58)
!63 = !DILocation(line: 152, column: 33, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "_M_create<(lambda at pool.cpp:66:12)>", scope: !57, file: !57, line: 150, type: !9, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!65 = distinct !DILocation(line: 215, column: 6, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "_M_init_functor<(lambda at pool.cpp:66:12)>", scope: !57, file: !57, line: 211, type: !9, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!67 = distinct !DILocation(line: 449, column: 8, scope: !59, inlinedAt: !60)
!68 = !{!43, !43, i64 0}
!69 = !DILocation(line: 451, column: 19, scope: !59, inlinedAt: !60)
!70 = !{!71, !43, i64 24}
!71 = !{!"_ZTSSt8functionIFvvEE", !72, i64 0, !43, i64 24}
!72 = !{!"_ZTSSt14_Function_base", !44, i64 0, !43, i64 16}
!73 = !DILocation(line: 452, column: 19, scope: !59, inlinedAt: !60)
!74 = !{!72, !43, i64 16}
!75 = !DILocation(line: 66, column: 8, scope: !8)
!76 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "~_Function_base", scope: !57, file: !57, line: 241, type: !9, scopeLine: 242, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!78 = distinct !DILocation(line: 66, column: 3, scope: !8)
!79 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 67, column: 2, scope: !8)
!81 = !DILocation(line: 488, column: 9, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "load", scope: !35, file: !35, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!83 = distinct !DILocation(line: 348, column: 16, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "operator int", scope: !35, file: !35, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!85 = distinct !DILocation(line: 68, column: 2, scope: !8)
!86 = !DILocation(line: 68, column: 2, scope: !8)
!87 = !DILocation(line: 69, column: 1, scope: !8)
!88 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!89 = !DILocation(line: 749, column: 12, scope: !90, inlinedAt: !92)
!90 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !91, file: !91, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!92 = distinct !DILocation(line: 100, column: 17, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "lock", scope: !16, file: !16, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = distinct !DILocation(line: 229, column: 19, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "lock_guard", scope: !16, file: !16, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!96 = distinct !DILocation(line: 42, column: 31, scope: !88)
!97 = !DILocation(line: 103, column: 11, scope: !93, inlinedAt: !94)
!98 = !DILocation(line: 104, column: 2, scope: !93, inlinedAt: !94)
!99 = !DILocation(line: 43, column: 3, scope: !88)
!100 = !DILocation(line: 114, column: 20, scope: !101, inlinedAt: !103)
!101 = distinct !DISubprogram(name: "emplace_back<std::function<void ()> >", scope: !102, file: !102, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!102 = !DIFile(filename: "include/c++/12/bits/vector.tcc", directory: "")
!103 = distinct !DILocation(line: 1294, column: 9, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "push_back", scope: !25, file: !25, line: 1293, type: !9, scopeLine: 1294, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!105 = distinct !DILocation(line: 43, column: 9, scope: !88)
!106 = !{!107, !43, i64 8}
!107 = !{!"_ZTSNSt12_Vector_baseISt8functionIFvvEESaIS2_EE17_Vector_impl_dataE", !43, i64 0, !43, i64 8, !43, i64 16}
!108 = !DILocation(line: 114, column: 47, scope: !101, inlinedAt: !103)
!109 = !{!107, !43, i64 16}
!110 = !DILocation(line: 114, column: 30, scope: !101, inlinedAt: !103)
!111 = !DILocation(line: 114, column: 6, scope: !101, inlinedAt: !103)
!112 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "function", scope: !57, file: !57, line: 404, type: !9, scopeLine: 406, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!114 = distinct !DILocation(line: 175, column: 23, scope: !115, inlinedAt: !117)
!115 = distinct !DISubprogram(name: "construct<std::function<void ()>, std::function<void ()> >", scope: !116, file: !116, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!116 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!117 = distinct !DILocation(line: 516, column: 8, scope: !118, inlinedAt: !120)
!118 = distinct !DISubprogram(name: "construct<std::function<void ()>, std::function<void ()> >", scope: !119, file: !119, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!120 = distinct !DILocation(line: 117, column: 6, scope: !101, inlinedAt: !103)
!121 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !114)
!122 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !123)
!123 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !114)
!124 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "_M_empty", scope: !57, file: !57, line: 247, type: !9, scopeLine: 247, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "operator bool", scope: !57, file: !57, line: 573, type: !9, scopeLine: 574, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !114)
!129 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !114)
!130 = !DILocation(line: 253, column: 19, scope: !56, inlinedAt: !123)
!131 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !114)
!132 = !{i64 0, i64 8, !133, i64 0, i64 8, !133, i64 0, i64 8, !133, i64 0, i64 16, !133, i64 0, i64 16, !133}
!133 = !{!44, !44, i64 0}
!134 = !DILocation(line: 410, column: 23, scope: !113, inlinedAt: !114)
!135 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !114)
!136 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !114)
!137 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !114)
!138 = !DILocation(line: 119, column: 6, scope: !101, inlinedAt: !103)
!139 = !DILocation(line: 121, column: 4, scope: !101, inlinedAt: !103)
!140 = !DILocation(line: 123, column: 4, scope: !101, inlinedAt: !103)
!141 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !144)
!142 = distinct !DISubprogram(name: "__normal_iterator", scope: !143, file: !143, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DIFile(filename: "include/c++/12/bits/stl_iterator.h", directory: "")
!144 = distinct !DILocation(line: 879, column: 16, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 878, type: !9, scopeLine: 879, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = distinct !DILocation(line: 1084, column: 16, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "empty", scope: !25, file: !25, line: 1083, type: !9, scopeLine: 1084, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = distinct !DILocation(line: 1230, column: 2, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "back", scope: !25, file: !25, line: 1228, type: !9, scopeLine: 1229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = distinct !DILocation(line: 125, column: 9, scope: !101, inlinedAt: !103)
!151 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !152)
!152 = distinct !DILocation(line: 899, column: 16, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 898, type: !9, scopeLine: 899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!154 = distinct !DILocation(line: 1084, column: 27, scope: !147, inlinedAt: !148)
!155 = !DILocation(line: 1224, column: 27, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "operator==<const std::function<void ()> *, std::vector<std::function<void ()>, std::allocator<std::function<void ()> > > >", scope: !143, file: !143, line: 1221, type: !9, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!157 = distinct !DILocation(line: 1084, column: 24, scope: !147, inlinedAt: !148)
!158 = !DILocation(line: 1230, column: 2, scope: !149, inlinedAt: !150)
!159 = !{!"branch_weights", i32 1, i32 2000}
!160 = !DILocation(line: 44, column: 3, scope: !88)
!161 = !DILocation(line: 44, column: 11, scope: !88)
!162 = !DILocation(line: 779, column: 12, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !91, file: !91, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = distinct !DILocation(line: 118, column: 7, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "unlock", scope: !16, file: !16, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!166 = distinct !DILocation(line: 235, column: 19, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "~lock_guard", scope: !16, file: !16, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!168 = distinct !DILocation(line: 45, column: 2, scope: !88)
!169 = !DILocation(line: 45, column: 2, scope: !88)
!170 = distinct !DISubprogram(name: "~Pool", scope: !1, file: !1, line: 47, type: !9, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = !DILocation(line: 749, column: 12, scope: !90, inlinedAt: !172)
!172 = distinct !DILocation(line: 100, column: 17, scope: !93, inlinedAt: !173)
!173 = distinct !DILocation(line: 229, column: 19, scope: !95, inlinedAt: !174)
!174 = distinct !DILocation(line: 51, column: 32, scope: !170)
!175 = !DILocation(line: 103, column: 11, scope: !93, inlinedAt: !173)
!176 = !DILocation(line: 104, column: 2, scope: !93, inlinedAt: !173)
!177 = !DILocation(line: 53, column: 4, scope: !170)
!178 = !DILocation(line: 464, column: 2, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "store", scope: !35, file: !35, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!180 = distinct !DILocation(line: 356, column: 2, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "operator=", scope: !35, file: !35, line: 354, type: !9, scopeLine: 355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!182 = distinct !DILocation(line: 80, column: 22, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "operator=", scope: !38, file: !38, line: 79, type: !9, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!184 = distinct !DILocation(line: 53, column: 11, scope: !170)
!185 = !DILocation(line: 779, column: 12, scope: !163, inlinedAt: !186)
!186 = distinct !DILocation(line: 118, column: 7, scope: !165, inlinedAt: !187)
!187 = distinct !DILocation(line: 235, column: 19, scope: !167, inlinedAt: !188)
!188 = distinct !DILocation(line: 54, column: 3, scope: !170)
!189 = !DILocation(line: 55, column: 3, scope: !170)
!190 = !DILocation(line: 55, column: 11, scope: !170)
!191 = !DILocation(line: 56, column: 23, scope: !170)
!192 = !DILocation(line: 1073, column: 20, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "__normal_iterator", scope: !143, file: !143, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = distinct !DILocation(line: 869, column: 16, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 868, type: !9, scopeLine: 869, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = distinct !DILocation(line: 56, column: 21, scope: !170)
!197 = !DILocation(line: 889, column: 39, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 888, type: !9, scopeLine: 889, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = distinct !DILocation(line: 56, column: 21, scope: !170)
!200 = !DILocation(line: 1073, column: 20, scope: !193, inlinedAt: !201)
!201 = distinct !DILocation(line: 889, column: 16, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 1240, column: 27, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "operator!=<std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !143, file: !143, line: 1237, type: !9, scopeLine: 1240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!204 = distinct !DILocation(line: 56, column: 21, scope: !170)
!205 = !DILocation(line: 56, column: 21, scope: !170)
!206 = !DILocation(line: 730, column: 30, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "~vector", scope: !25, file: !25, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = distinct !DILocation(line: 58, column: 2, scope: !170)
!209 = !{!210, !43, i64 0}
!210 = !{!"_ZTSNSt12_Vector_baseISt6threadSaIS0_EE17_Vector_impl_dataE", !43, i64 0, !43, i64 8, !43, i64 16}
!211 = !DILocation(line: 730, column: 54, scope: !207, inlinedAt: !208)
!212 = !{!210, !43, i64 8}
!213 = !DILocation(line: 162, column: 19, scope: !214, inlinedAt: !216)
!214 = distinct !DISubprogram(name: "__destroy<std::thread *>", scope: !215, file: !215, line: 160, type: !9, scopeLine: 161, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!215 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!216 = distinct !DILocation(line: 195, column: 7, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "_Destroy<std::thread *>", scope: !215, file: !215, line: 182, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!218 = distinct !DILocation(line: 850, column: 7, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_Destroy<std::thread *, std::thread>", scope: !119, file: !119, line: 847, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!220 = distinct !DILocation(line: 730, column: 2, scope: !207, inlinedAt: !208)
!221 = !DILocation(line: 162, column: 4, scope: !214, inlinedAt: !216)
!222 = !DILocation(line: 162, column: 30, scope: !214, inlinedAt: !216)
!223 = distinct !{!223, !221, !224, !53, !54}
!224 = !DILocation(line: 163, column: 46, scope: !214, inlinedAt: !216)
!225 = !DILocation(line: 175, column: 16, scope: !226, inlinedAt: !228)
!226 = distinct !DISubprogram(name: "joinable", scope: !227, file: !227, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!227 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!228 = distinct !DILocation(line: 150, column: 11, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "~thread", scope: !227, file: !227, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!230 = distinct !DILocation(line: 151, column: 19, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "_Destroy<std::thread>", scope: !215, file: !215, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!232 = distinct !DILocation(line: 163, column: 6, scope: !214, inlinedAt: !216)
!233 = !{i64 0, i64 8, !234}
!234 = !{!235, !235, i64 0}
!235 = !{!"long", !44, i64 0}
!236 = !DILocation(line: 286, column: 26, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "operator==", scope: !227, file: !227, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!238 = distinct !DILocation(line: 175, column: 22, scope: !226, inlinedAt: !228)
!239 = !DILocation(line: 150, column: 11, scope: !229, inlinedAt: !230)
!240 = !DILocation(line: 312, column: 5, scope: !241, inlinedAt: !243)
!241 = distinct !DISubprogram(name: "__terminate", scope: !242, file: !242, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!242 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!243 = distinct !DILocation(line: 151, column: 2, scope: !229, inlinedAt: !230)
!244 = !DILocation(line: 386, column: 6, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "_M_deallocate", scope: !25, file: !25, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!246 = distinct !DILocation(line: 366, column: 2, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "~_Vector_base", scope: !25, file: !25, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!248 = distinct !DILocation(line: 733, column: 7, scope: !207, inlinedAt: !208)
!249 = !DILocation(line: 158, column: 2, scope: !250, inlinedAt: !251)
!250 = distinct !DISubprogram(name: "deallocate", scope: !116, file: !116, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!251 = distinct !DILocation(line: 496, column: 13, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "deallocate", scope: !119, file: !119, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!253 = distinct !DILocation(line: 387, column: 4, scope: !245, inlinedAt: !246)
!254 = !DILocation(line: 387, column: 4, scope: !245, inlinedAt: !246)
!255 = !DILocation(line: 58, column: 2, scope: !170)
!256 = !DILocation(line: 730, column: 30, scope: !257, inlinedAt: !258)
!257 = distinct !DISubprogram(name: "~vector", scope: !25, file: !25, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!258 = distinct !DILocation(line: 58, column: 2, scope: !170)
!259 = !{!107, !43, i64 0}
!260 = !DILocation(line: 730, column: 54, scope: !257, inlinedAt: !258)
!261 = !DILocation(line: 162, column: 19, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "__destroy<std::function<void ()> *>", scope: !215, file: !215, line: 160, type: !9, scopeLine: 161, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!263 = distinct !DILocation(line: 195, column: 7, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> *>", scope: !215, file: !215, line: 182, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!265 = distinct !DILocation(line: 850, column: 7, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> *, std::function<void ()> >", scope: !119, file: !119, line: 847, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!267 = distinct !DILocation(line: 730, column: 2, scope: !257, inlinedAt: !258)
!268 = !DILocation(line: 162, column: 4, scope: !262, inlinedAt: !263)
!269 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !270)
!270 = distinct !DILocation(line: 151, column: 19, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> >", scope: !215, file: !215, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!272 = distinct !DILocation(line: 163, column: 6, scope: !262, inlinedAt: !263)
!273 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !270)
!274 = !DILocation(line: 162, column: 30, scope: !262, inlinedAt: !263)
!275 = distinct !{!275, !268, !276, !53, !54}
!276 = !DILocation(line: 163, column: 46, scope: !262, inlinedAt: !263)
!277 = !DILocation(line: 366, column: 24, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "~_Vector_base", scope: !25, file: !25, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!279 = distinct !DILocation(line: 733, column: 7, scope: !257, inlinedAt: !258)
!280 = !DILocation(line: 386, column: 6, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "_M_deallocate", scope: !25, file: !25, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!282 = distinct !DILocation(line: 366, column: 2, scope: !278, inlinedAt: !279)
!283 = !DILocation(line: 158, column: 2, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "deallocate", scope: !116, file: !116, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!285 = distinct !DILocation(line: 496, column: 13, scope: !286, inlinedAt: !287)
!286 = distinct !DISubprogram(name: "deallocate", scope: !119, file: !119, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!287 = distinct !DILocation(line: 387, column: 4, scope: !281, inlinedAt: !282)
!288 = !DILocation(line: 387, column: 4, scope: !281, inlinedAt: !282)
!289 = !DILocation(line: 57, column: 11, scope: !170)
!290 = !DILocation(line: 1107, column: 2, scope: !291, inlinedAt: !292)
!291 = distinct !DISubprogram(name: "operator++", scope: !143, file: !143, line: 1105, type: !9, scopeLine: 1106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!292 = distinct !DILocation(line: 56, column: 21, scope: !170)
!293 = distinct !{!293, !294, !295, !54}
!294 = !DILocation(line: 56, column: 3, scope: !170)
!295 = !DILocation(line: 57, column: 16, scope: !170)
!296 = !DISubprogram(name: "__assert_fail", scope: !297, file: !297, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!297 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!298 = distinct !DISubprogram(name: "emplace_back<(lambda at pool.cpp:37:25)>", scope: !102, file: !102, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!299 = !DILocation(line: 114, column: 20, scope: !298)
!300 = !DILocation(line: 114, column: 47, scope: !298)
!301 = !{!210, !43, i64 16}
!302 = !DILocation(line: 114, column: 30, scope: !298)
!303 = !DILocation(line: 114, column: 6, scope: !298)
!304 = !DILocation(line: 85, column: 23, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "id", scope: !227, file: !227, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!306 = distinct !DILocation(line: 126, column: 7, scope: !307, inlinedAt: !308)
!307 = distinct !DISubprogram(name: "thread<(lambda at pool.cpp:37:25), void>", scope: !227, file: !227, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!308 = distinct !DILocation(line: 175, column: 23, scope: !309, inlinedAt: !310)
!309 = distinct !DISubprogram(name: "construct<std::thread, (lambda at pool.cpp:37:25)>", scope: !116, file: !116, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!310 = distinct !DILocation(line: 516, column: 8, scope: !311, inlinedAt: !312)
!311 = distinct !DISubprogram(name: "construct<std::thread, (lambda at pool.cpp:37:25)>", scope: !119, file: !119, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!312 = distinct !DILocation(line: 117, column: 6, scope: !298)
!313 = !{!314, !235, i64 0}
!314 = !{!"_ZTSNSt6thread2idE", !235, i64 0}
!315 = !DILocation(line: 142, column: 29, scope: !307, inlinedAt: !308)
!316 = !DILocation(line: 207, column: 4, scope: !317, inlinedAt: !318)
!317 = distinct !DISubprogram(name: "_State_impl<(lambda at pool.cpp:37:25)>", scope: !227, file: !227, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!318 = distinct !DILocation(line: 142, column: 33, scope: !307, inlinedAt: !308)
!319 = !{!320, !320, i64 0}
!320 = !{!"vtable pointer", !45, i64 0}
!321 = !DILocation(line: 206, column: 6, scope: !317, inlinedAt: !318)
!322 = !DILocation(line: 200, column: 4, scope: !323, inlinedAt: !325)
!323 = distinct !DISubprogram(name: "_Head_base<(lambda at pool.cpp:37:25)>", scope: !324, file: !324, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!324 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!325 = distinct !DILocation(line: 441, column: 4, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at pool.cpp:37:25)>", scope: !324, file: !324, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!327 = distinct !DILocation(line: 744, column: 4, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "tuple<(lambda at pool.cpp:37:25), true, true>", scope: !324, file: !324, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!329 = distinct !DILocation(line: 206, column: 14, scope: !317, inlinedAt: !318)
!330 = !DILocation(line: 168, column: 56, scope: !331, inlinedAt: !333)
!331 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !332, file: !332, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!332 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!333 = distinct !DILocation(line: 233, column: 40, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !332, file: !332, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!335 = distinct !DILocation(line: 310, column: 4, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !332, file: !332, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!337 = distinct !DILocation(line: 142, column: 18, scope: !307, inlinedAt: !308)
!338 = !DILocation(line: 142, column: 2, scope: !307, inlinedAt: !308)
!339 = !DILocation(line: 395, column: 6, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "~unique_ptr", scope: !332, file: !332, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!341 = distinct !DILocation(line: 142, column: 2, scope: !307, inlinedAt: !308)
!342 = !DILocation(line: 395, column: 12, scope: !340, inlinedAt: !341)
!343 = !DILocation(line: 95, column: 2, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "operator()", scope: !332, file: !332, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!345 = distinct !DILocation(line: 396, column: 4, scope: !340, inlinedAt: !341)
!346 = !DILocation(line: 396, column: 4, scope: !340, inlinedAt: !341)
!347 = !DILocation(line: 397, column: 8, scope: !340, inlinedAt: !341)
!348 = !DILocation(line: 145, column: 7, scope: !307, inlinedAt: !308)
!349 = !DILocation(line: 119, column: 6, scope: !298)
!350 = !DILocation(line: 121, column: 4, scope: !298)
!351 = !DILocation(line: 123, column: 4, scope: !298)
!352 = !DILocation(line: 1073, column: 20, scope: !353, inlinedAt: !354)
!353 = distinct !DISubprogram(name: "__normal_iterator", scope: !143, file: !143, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!354 = distinct !DILocation(line: 879, column: 16, scope: !355, inlinedAt: !356)
!355 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 878, type: !9, scopeLine: 879, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!356 = distinct !DILocation(line: 1084, column: 16, scope: !357, inlinedAt: !358)
!357 = distinct !DISubprogram(name: "empty", scope: !25, file: !25, line: 1083, type: !9, scopeLine: 1084, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!358 = distinct !DILocation(line: 1230, column: 2, scope: !359, inlinedAt: !360)
!359 = distinct !DISubprogram(name: "back", scope: !25, file: !25, line: 1228, type: !9, scopeLine: 1229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!360 = distinct !DILocation(line: 125, column: 9, scope: !298)
!361 = !DILocation(line: 1073, column: 20, scope: !353, inlinedAt: !362)
!362 = distinct !DILocation(line: 899, column: 16, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 898, type: !9, scopeLine: 899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!364 = distinct !DILocation(line: 1084, column: 27, scope: !357, inlinedAt: !358)
!365 = !DILocation(line: 1224, column: 27, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "operator==<const std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !143, file: !143, line: 1221, type: !9, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!367 = distinct !DILocation(line: 1084, column: 24, scope: !357, inlinedAt: !358)
!368 = !DILocation(line: 1230, column: 2, scope: !359, inlinedAt: !360)
!369 = !DILocation(line: 1154, column: 45, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "operator-", scope: !143, file: !143, line: 1153, type: !9, scopeLine: 1154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!371 = distinct !DILocation(line: 1231, column: 17, scope: !359, inlinedAt: !360)
!372 = !DILocation(line: 125, column: 2, scope: !298)
!373 = distinct !DISubprogram(name: "_M_realloc_insert<(lambda at pool.cpp:37:25)>", scope: !102, file: !102, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!374 = !DILocation(line: 988, column: 40, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "size", scope: !25, file: !25, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!376 = distinct !DILocation(line: 1893, column: 19, scope: !377, inlinedAt: !378)
!377 = distinct !DISubprogram(name: "_M_check_len", scope: !25, file: !25, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!378 = distinct !DILocation(line: 449, column: 2, scope: !373)
!379 = !DILocation(line: 988, column: 66, scope: !375, inlinedAt: !376)
!380 = !DILocation(line: 988, column: 50, scope: !375, inlinedAt: !376)
!381 = !DILocation(line: 1893, column: 26, scope: !377, inlinedAt: !378)
!382 = !DILocation(line: 1893, column: 6, scope: !377, inlinedAt: !378)
!383 = !DILocation(line: 1894, column: 4, scope: !377, inlinedAt: !378)
!384 = !DILocation(line: 1896, column: 35, scope: !377, inlinedAt: !378)
!385 = !DILocation(line: 1896, column: 33, scope: !377, inlinedAt: !378)
!386 = !DILocation(line: 1897, column: 16, scope: !377, inlinedAt: !378)
!387 = !DILocation(line: 1897, column: 25, scope: !377, inlinedAt: !378)
!388 = !DILocation(line: 1333, column: 27, scope: !389, inlinedAt: !390)
!389 = distinct !DISubprogram(name: "operator-<std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !143, file: !143, line: 1330, type: !9, scopeLine: 1333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!390 = distinct !DILocation(line: 452, column: 51, scope: !373)
!391 = !DILocation(line: 378, column: 13, scope: !392, inlinedAt: !393)
!392 = distinct !DISubprogram(name: "_M_allocate", scope: !25, file: !25, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!393 = distinct !DILocation(line: 453, column: 33, scope: !373)
!394 = !DILocation(line: 378, column: 9, scope: !392, inlinedAt: !393)
!395 = !DILocation(line: 137, column: 53, scope: !396, inlinedAt: !397)
!396 = distinct !DISubprogram(name: "allocate", scope: !116, file: !116, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!397 = distinct !DILocation(line: 464, column: 20, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "allocate", scope: !119, file: !119, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!399 = distinct !DILocation(line: 378, column: 20, scope: !392, inlinedAt: !393)
!400 = !DILocation(line: 137, column: 27, scope: !396, inlinedAt: !397)
!401 = !DILocation(line: 463, column: 20, scope: !373)
!402 = !DILocation(line: 85, column: 23, scope: !305, inlinedAt: !403)
!403 = distinct !DILocation(line: 126, column: 7, scope: !307, inlinedAt: !404)
!404 = distinct !DILocation(line: 175, column: 23, scope: !309, inlinedAt: !405)
!405 = distinct !DILocation(line: 516, column: 8, scope: !311, inlinedAt: !406)
!406 = distinct !DILocation(line: 462, column: 4, scope: !373)
!407 = !DILocation(line: 142, column: 29, scope: !307, inlinedAt: !404)
!408 = !DILocation(line: 207, column: 4, scope: !317, inlinedAt: !409)
!409 = distinct !DILocation(line: 142, column: 33, scope: !307, inlinedAt: !404)
!410 = !DILocation(line: 206, column: 6, scope: !317, inlinedAt: !409)
!411 = !DILocation(line: 200, column: 4, scope: !323, inlinedAt: !412)
!412 = distinct !DILocation(line: 441, column: 4, scope: !326, inlinedAt: !413)
!413 = distinct !DILocation(line: 744, column: 4, scope: !328, inlinedAt: !414)
!414 = distinct !DILocation(line: 206, column: 14, scope: !317, inlinedAt: !409)
!415 = !DILocation(line: 168, column: 56, scope: !331, inlinedAt: !416)
!416 = distinct !DILocation(line: 233, column: 40, scope: !334, inlinedAt: !417)
!417 = distinct !DILocation(line: 310, column: 4, scope: !336, inlinedAt: !418)
!418 = distinct !DILocation(line: 142, column: 18, scope: !307, inlinedAt: !404)
!419 = !DILocation(line: 142, column: 2, scope: !307, inlinedAt: !404)
!420 = !DILocation(line: 395, column: 6, scope: !340, inlinedAt: !421)
!421 = distinct !DILocation(line: 142, column: 2, scope: !307, inlinedAt: !404)
!422 = !DILocation(line: 395, column: 12, scope: !340, inlinedAt: !421)
!423 = !DILocation(line: 95, column: 2, scope: !344, inlinedAt: !424)
!424 = distinct !DILocation(line: 396, column: 4, scope: !340, inlinedAt: !421)
!425 = !DILocation(line: 396, column: 4, scope: !340, inlinedAt: !421)
!426 = !DILocation(line: 397, column: 8, scope: !340, inlinedAt: !421)
!427 = !DILocation(line: 145, column: 7, scope: !307, inlinedAt: !404)
!428 = !DILocation(line: 1091, column: 22, scope: !429, inlinedAt: !431)
!429 = distinct !DISubprogram(name: "__relocate_a_1<std::thread *, std::thread *, std::allocator<std::thread> >", scope: !430, file: !430, line: 1078, type: !9, scopeLine: 1083, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!430 = !DIFile(filename: "include/c++/12/bits/stl_uninitialized.h", directory: "")
!431 = distinct !DILocation(line: 1133, column: 14, scope: !432, inlinedAt: !433)
!432 = distinct !DISubprogram(name: "__relocate_a<std::thread *, std::thread *, std::allocator<std::thread> >", scope: !430, file: !430, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!433 = distinct !DILocation(line: 504, column: 9, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "_S_relocate", scope: !25, file: !25, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!435 = distinct !DILocation(line: 474, column: 23, scope: !373)
!436 = !DILocation(line: 1091, column: 7, scope: !429, inlinedAt: !431)
!437 = !{!438}
!438 = distinct !{!438, !439, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!439 = distinct !{!439, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!440 = !DILocation(line: 1092, column: 2, scope: !429, inlinedAt: !431)
!441 = !{!442}
!442 = distinct !{!442, !439, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!443 = !DILocation(line: 85, column: 23, scope: !305, inlinedAt: !444)
!444 = distinct !DILocation(line: 156, column: 5, scope: !445, inlinedAt: !446)
!445 = distinct !DISubprogram(name: "thread", scope: !227, file: !227, line: 156, type: !9, scopeLine: 157, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!446 = distinct !DILocation(line: 175, column: 23, scope: !447, inlinedAt: !448)
!447 = distinct !DISubprogram(name: "construct<std::thread, std::thread>", scope: !116, file: !116, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!448 = distinct !DILocation(line: 516, column: 8, scope: !449, inlinedAt: !450)
!449 = distinct !DISubprogram(name: "construct<std::thread, std::thread>", scope: !119, file: !119, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!450 = distinct !DILocation(line: 1064, column: 7, scope: !451, inlinedAt: !452)
!451 = distinct !DISubprogram(name: "__relocate_object_a<std::thread, std::thread, std::allocator<std::thread> >", scope: !430, file: !430, line: 1056, type: !9, scopeLine: 1062, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!452 = distinct !DILocation(line: 1092, column: 2, scope: !429, inlinedAt: !431)
!453 = !DILocation(line: 205, column: 11, scope: !454, inlinedAt: !456)
!454 = distinct !DISubprogram(name: "swap<std::thread::id>", scope: !455, file: !455, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!455 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!456 = distinct !DILocation(line: 171, column: 7, scope: !457, inlinedAt: !458)
!457 = distinct !DISubprogram(name: "swap", scope: !227, file: !227, line: 170, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!458 = distinct !DILocation(line: 157, column: 7, scope: !445, inlinedAt: !446)
!459 = !DILocation(line: 206, column: 11, scope: !454, inlinedAt: !456)
!460 = !DILocation(line: 1091, column: 33, scope: !429, inlinedAt: !431)
!461 = !DILocation(line: 1091, column: 50, scope: !429, inlinedAt: !431)
!462 = distinct !{!462, !436, !463, !53, !54}
!463 = !DILocation(line: 1093, column: 41, scope: !429, inlinedAt: !431)
!464 = !DILocation(line: 0, scope: !429, inlinedAt: !431)
!465 = !DILocation(line: 477, column: 8, scope: !373)
!466 = !DILocation(line: 1091, column: 22, scope: !429, inlinedAt: !467)
!467 = distinct !DILocation(line: 1133, column: 14, scope: !432, inlinedAt: !468)
!468 = distinct !DILocation(line: 504, column: 9, scope: !434, inlinedAt: !469)
!469 = distinct !DILocation(line: 479, column: 23, scope: !373)
!470 = !DILocation(line: 1091, column: 7, scope: !429, inlinedAt: !467)
!471 = !{!472}
!472 = distinct !{!472, !473, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!473 = distinct !{!473, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!474 = !DILocation(line: 1092, column: 2, scope: !429, inlinedAt: !467)
!475 = !{!476}
!476 = distinct !{!476, !473, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!477 = !DILocation(line: 85, column: 23, scope: !305, inlinedAt: !478)
!478 = distinct !DILocation(line: 156, column: 5, scope: !445, inlinedAt: !479)
!479 = distinct !DILocation(line: 175, column: 23, scope: !447, inlinedAt: !480)
!480 = distinct !DILocation(line: 516, column: 8, scope: !449, inlinedAt: !481)
!481 = distinct !DILocation(line: 1064, column: 7, scope: !451, inlinedAt: !482)
!482 = distinct !DILocation(line: 1092, column: 2, scope: !429, inlinedAt: !467)
!483 = !DILocation(line: 205, column: 11, scope: !454, inlinedAt: !484)
!484 = distinct !DILocation(line: 171, column: 7, scope: !457, inlinedAt: !485)
!485 = distinct !DILocation(line: 157, column: 7, scope: !445, inlinedAt: !479)
!486 = !DILocation(line: 206, column: 11, scope: !454, inlinedAt: !484)
!487 = !DILocation(line: 1091, column: 33, scope: !429, inlinedAt: !467)
!488 = !DILocation(line: 1091, column: 50, scope: !429, inlinedAt: !467)
!489 = distinct !{!489, !470, !490, !53, !54}
!490 = !DILocation(line: 1093, column: 41, scope: !429, inlinedAt: !467)
!491 = !DILocation(line: 0, scope: !429, inlinedAt: !467)
!492 = !DILocation(line: 386, column: 6, scope: !245, inlinedAt: !493)
!493 = distinct !DILocation(line: 513, column: 7, scope: !373)
!494 = !DILocation(line: 158, column: 2, scope: !250, inlinedAt: !495)
!495 = distinct !DILocation(line: 496, column: 13, scope: !252, inlinedAt: !496)
!496 = distinct !DILocation(line: 387, column: 4, scope: !245, inlinedAt: !493)
!497 = !DILocation(line: 387, column: 4, scope: !245, inlinedAt: !493)
!498 = !DILocation(line: 514, column: 21, scope: !373)
!499 = !DILocation(line: 515, column: 30, scope: !373)
!500 = !DILocation(line: 516, column: 31, scope: !373)
!501 = !DILocation(line: 517, column: 53, scope: !373)
!502 = !DILocation(line: 517, column: 39, scope: !373)
!503 = !DILocation(line: 518, column: 5, scope: !373)
!504 = distinct !DISubprogram(name: "~_State_impl", scope: !227, file: !227, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!505 = !DILocation(line: 200, column: 14, scope: !504)
!506 = distinct !DISubprogram(name: "_M_run", scope: !227, file: !227, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!507 = !DILocation(line: 210, column: 13, scope: !506)
!508 = !DILocation(line: 37, column: 34, scope: !509, inlinedAt: !510)
!509 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!510 = distinct !DILocation(line: 61, column: 14, scope: !511, inlinedAt: !513)
!511 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at pool.cpp:37:25)>", scope: !512, file: !512, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!512 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!513 = distinct !DILocation(line: 96, column: 14, scope: !514, inlinedAt: !515)
!514 = distinct !DISubprogram(name: "__invoke<(lambda at pool.cpp:37:25)>", scope: !512, file: !512, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!515 = distinct !DILocation(line: 252, column: 13, scope: !516, inlinedAt: !517)
!516 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !227, file: !227, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!517 = distinct !DILocation(line: 259, column: 11, scope: !518, inlinedAt: !519)
!518 = distinct !DISubprogram(name: "operator()", scope: !227, file: !227, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!519 = distinct !DILocation(line: 210, column: 13, scope: !506)
!520 = !DILocation(line: 210, column: 24, scope: !506)
!521 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 17, type: !9, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!522 = !DILocation(line: 19, column: 3, scope: !521)
!523 = !DILocation(line: 20, column: 4, scope: !521)
!524 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !525)
!525 = distinct !DILocation(line: 369, column: 9, scope: !526, inlinedAt: !527)
!526 = distinct !DISubprogram(name: "function", scope: !57, file: !57, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!527 = distinct !DILocation(line: 20, column: 26, scope: !521)
!528 = !DILocation(line: 22, column: 5, scope: !521)
!529 = !DILocation(line: 67, column: 9, scope: !530, inlinedAt: !532)
!530 = distinct !DISubprogram(name: "unique_lock", scope: !531, file: !531, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!531 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!532 = distinct !DILocation(line: 22, column: 34, scope: !521)
!533 = !{!534, !43, i64 0}
!534 = !{!"_ZTSSt11unique_lockISt5mutexE", !43, i64 0, !535, i64 8}
!535 = !{!"bool", !44, i64 0}
!536 = !DILocation(line: 67, column: 43, scope: !530, inlinedAt: !532)
!537 = !{!534, !535, i64 8}
!538 = !DILocation(line: 749, column: 12, scope: !90, inlinedAt: !539)
!539 = distinct !DILocation(line: 100, column: 17, scope: !93, inlinedAt: !540)
!540 = distinct !DILocation(line: 139, column: 17, scope: !541, inlinedAt: !542)
!541 = distinct !DISubprogram(name: "lock", scope: !531, file: !531, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!542 = distinct !DILocation(line: 69, column: 2, scope: !530, inlinedAt: !532)
!543 = !DILocation(line: 103, column: 11, scope: !93, inlinedAt: !540)
!544 = !DILocation(line: 104, column: 2, scope: !93, inlinedAt: !540)
!545 = !DILocation(line: 70, column: 10, scope: !530, inlinedAt: !532)
!546 = !DILocation(line: 488, column: 9, scope: !547, inlinedAt: !548)
!547 = distinct !DISubprogram(name: "load", scope: !35, file: !35, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!548 = distinct !DILocation(line: 87, column: 22, scope: !549, inlinedAt: !550)
!549 = distinct !DISubprogram(name: "operator bool", scope: !38, file: !38, line: 86, type: !9, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!550 = distinct !DILocation(line: 23, column: 40, scope: !551, inlinedAt: !552)
!551 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!552 = distinct !DILocation(line: 101, column: 10, scope: !553, inlinedAt: !555)
!553 = distinct !DISubprogram(name: "wait<(lambda at pool.cpp:23:24)>", scope: !554, file: !554, line: 99, type: !9, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!554 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!555 = distinct !DILocation(line: 23, column: 13, scope: !521)
!556 = !DILocation(line: 23, column: 47, scope: !551, inlinedAt: !552)
!557 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !558)
!558 = distinct !DILocation(line: 879, column: 16, scope: !145, inlinedAt: !559)
!559 = distinct !DILocation(line: 1084, column: 16, scope: !147, inlinedAt: !560)
!560 = distinct !DILocation(line: 23, column: 57, scope: !551, inlinedAt: !552)
!561 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !562)
!562 = distinct !DILocation(line: 899, column: 16, scope: !153, inlinedAt: !563)
!563 = distinct !DILocation(line: 1084, column: 27, scope: !147, inlinedAt: !560)
!564 = !DILocation(line: 1224, column: 27, scope: !156, inlinedAt: !565)
!565 = distinct !DILocation(line: 1084, column: 24, scope: !147, inlinedAt: !560)
!566 = !DILocation(line: 101, column: 2, scope: !553, inlinedAt: !555)
!567 = !DILocation(line: 102, column: 4, scope: !553, inlinedAt: !555)
!568 = distinct !{!568, !566, !569, !53, !54}
!569 = !DILocation(line: 102, column: 15, scope: !553, inlinedAt: !555)
!570 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !571)
!571 = distinct !DILocation(line: 879, column: 16, scope: !145, inlinedAt: !572)
!572 = distinct !DILocation(line: 1084, column: 16, scope: !147, inlinedAt: !573)
!573 = distinct !DILocation(line: 24, column: 15, scope: !521)
!574 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !575)
!575 = distinct !DILocation(line: 899, column: 16, scope: !153, inlinedAt: !576)
!576 = distinct !DILocation(line: 1084, column: 27, scope: !147, inlinedAt: !573)
!577 = !DILocation(line: 1224, column: 27, scope: !156, inlinedAt: !578)
!578 = distinct !DILocation(line: 1084, column: 24, scope: !147, inlinedAt: !573)
!579 = !DILocation(line: 24, column: 9, scope: !521)
!580 = !DILocation(line: 489, column: 2, scope: !581, inlinedAt: !582)
!581 = distinct !DISubprogram(name: "operator=", scope: !57, file: !57, line: 487, type: !9, scopeLine: 488, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!582 = distinct !DILocation(line: 26, column: 10, scope: !521)
!583 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !584)
!584 = distinct !DILocation(line: 489, column: 2, scope: !581, inlinedAt: !582)
!585 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !586)
!586 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !584)
!587 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !584)
!588 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !589)
!589 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !590)
!590 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !584)
!591 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !584)
!592 = !DILocation(line: 1154, column: 45, scope: !593, inlinedAt: !594)
!593 = distinct !DISubprogram(name: "operator-", scope: !143, file: !143, line: 1153, type: !9, scopeLine: 1154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!594 = distinct !DILocation(line: 1231, column: 17, scope: !149, inlinedAt: !595)
!595 = distinct !DILocation(line: 26, column: 28, scope: !521)
!596 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !584)
!597 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !584)
!598 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !584)
!599 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !584)
!600 = !DILocation(line: 204, column: 7, scope: !601, inlinedAt: !602)
!601 = distinct !DISubprogram(name: "swap<std::_Any_data>", scope: !455, file: !455, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!602 = distinct !DILocation(line: 558, column: 2, scope: !603, inlinedAt: !604)
!603 = distinct !DISubprogram(name: "swap", scope: !57, file: !57, line: 556, type: !9, scopeLine: 557, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!604 = distinct !DILocation(line: 489, column: 27, scope: !581, inlinedAt: !582)
!605 = !DILocation(line: 204, column: 19, scope: !601, inlinedAt: !602)
!606 = !DILocation(line: 205, column: 11, scope: !601, inlinedAt: !602)
!607 = !DILocation(line: 206, column: 11, scope: !601, inlinedAt: !602)
!608 = !DILocation(line: 207, column: 5, scope: !601, inlinedAt: !602)
!609 = !DILocation(line: 204, column: 19, scope: !610, inlinedAt: !611)
!610 = distinct !DISubprogram(name: "swap<bool (*)(std::_Any_data &, const std::_Any_data &, std::_Manager_operation)>", scope: !455, file: !455, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!611 = distinct !DILocation(line: 559, column: 2, scope: !603, inlinedAt: !604)
!612 = !DILocation(line: 205, column: 13, scope: !610, inlinedAt: !611)
!613 = !DILocation(line: 205, column: 11, scope: !610, inlinedAt: !611)
!614 = !DILocation(line: 206, column: 11, scope: !610, inlinedAt: !611)
!615 = !DILocation(line: 205, column: 13, scope: !616, inlinedAt: !617)
!616 = distinct !DISubprogram(name: "swap<void (*)(const std::_Any_data &)>", scope: !455, file: !455, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!617 = distinct !DILocation(line: 560, column: 2, scope: !603, inlinedAt: !604)
!618 = !DILocation(line: 205, column: 11, scope: !616, inlinedAt: !617)
!619 = !DILocation(line: 206, column: 11, scope: !616, inlinedAt: !617)
!620 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !621)
!621 = distinct !DILocation(line: 489, column: 2, scope: !581, inlinedAt: !582)
!622 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !621)
!623 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !624)
!624 = distinct !DILocation(line: 879, column: 16, scope: !145, inlinedAt: !625)
!625 = distinct !DILocation(line: 1084, column: 16, scope: !147, inlinedAt: !626)
!626 = distinct !DILocation(line: 1319, column: 2, scope: !627, inlinedAt: !628)
!627 = distinct !DISubprogram(name: "pop_back", scope: !25, file: !25, line: 1317, type: !9, scopeLine: 1318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!628 = distinct !DILocation(line: 27, column: 11, scope: !521)
!629 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !630)
!630 = distinct !DILocation(line: 899, column: 16, scope: !153, inlinedAt: !631)
!631 = distinct !DILocation(line: 1084, column: 27, scope: !147, inlinedAt: !626)
!632 = !DILocation(line: 1224, column: 27, scope: !156, inlinedAt: !633)
!633 = distinct !DILocation(line: 1084, column: 24, scope: !147, inlinedAt: !626)
!634 = !DILocation(line: 1319, column: 2, scope: !627, inlinedAt: !628)
!635 = !DILocation(line: 1320, column: 2, scope: !627, inlinedAt: !628)
!636 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !637)
!637 = distinct !DILocation(line: 181, column: 10, scope: !638, inlinedAt: !639)
!638 = distinct !DISubprogram(name: "destroy<std::function<void ()> >", scope: !116, file: !116, line: 179, type: !9, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!639 = distinct !DILocation(line: 535, column: 8, scope: !640, inlinedAt: !641)
!640 = distinct !DISubprogram(name: "destroy<std::function<void ()> >", scope: !119, file: !119, line: 531, type: !9, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!641 = distinct !DILocation(line: 1321, column: 2, scope: !627, inlinedAt: !628)
!642 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !637)
!643 = !DILocation(line: 103, column: 6, scope: !644, inlinedAt: !645)
!644 = distinct !DISubprogram(name: "~unique_lock", scope: !531, file: !531, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!645 = distinct !DILocation(line: 28, column: 4, scope: !521)
!646 = !{i8 0, i8 2}
!647 = !DILocation(line: 193, column: 11, scope: !648, inlinedAt: !649)
!648 = distinct !DISubprogram(name: "unlock", scope: !531, file: !531, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!649 = distinct !DILocation(line: 104, column: 4, scope: !644, inlinedAt: !645)
!650 = !DILocation(line: 779, column: 12, scope: !163, inlinedAt: !651)
!651 = distinct !DILocation(line: 118, column: 7, scope: !165, inlinedAt: !652)
!652 = distinct !DILocation(line: 195, column: 17, scope: !648, inlinedAt: !649)
!653 = !DILocation(line: 196, column: 14, scope: !648, inlinedAt: !649)
!654 = !DILocation(line: 197, column: 4, scope: !648, inlinedAt: !649)
!655 = !DILocation(line: 28, column: 4, scope: !521)
!656 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !657)
!657 = distinct !DILocation(line: 589, column: 6, scope: !658, inlinedAt: !659)
!658 = distinct !DISubprogram(name: "operator()", scope: !57, file: !57, line: 587, type: !9, scopeLine: 588, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!659 = distinct !DILocation(line: 29, column: 4, scope: !521)
!660 = !DILocation(line: 589, column: 6, scope: !658, inlinedAt: !659)
!661 = !DILocation(line: 590, column: 4, scope: !658, inlinedAt: !659)
!662 = !DILocation(line: 591, column: 9, scope: !658, inlinedAt: !659)
!663 = !DILocation(line: 30, column: 3, scope: !521)
!664 = !DILocation(line: 103, column: 6, scope: !644, inlinedAt: !665)
!665 = distinct !DILocation(line: 28, column: 4, scope: !521)
!666 = !DILocation(line: 193, column: 11, scope: !648, inlinedAt: !667)
!667 = distinct !DILocation(line: 104, column: 4, scope: !644, inlinedAt: !665)
!668 = !DILocation(line: 779, column: 12, scope: !163, inlinedAt: !669)
!669 = distinct !DILocation(line: 118, column: 7, scope: !165, inlinedAt: !670)
!670 = distinct !DILocation(line: 195, column: 17, scope: !648, inlinedAt: !667)
!671 = !DILocation(line: 196, column: 14, scope: !648, inlinedAt: !667)
!672 = !DILocation(line: 197, column: 4, scope: !648, inlinedAt: !667)
!673 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !674)
!674 = distinct !DILocation(line: 30, column: 3, scope: !521)
!675 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !674)
!676 = !DILocation(line: 31, column: 2, scope: !521)
!677 = !DISubprogram(name: "__throw_system_error", scope: !678, file: !678, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!678 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!679 = !DISubprogram(name: "pthread_mutex_lock", scope: !680, file: !680, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!680 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!681 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !242, file: !242, line: 564, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!682 = !DISubprogram(name: "pthread_mutex_unlock", scope: !680, file: !680, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!683 = !DISubprogram(name: "__throw_bad_function_call", scope: !678, file: !678, line: 113, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!684 = !DISubprogram(name: "__throw_length_error", scope: !678, file: !678, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!685 = !DISubprogram(name: "terminate", scope: !242, file: !242, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!686 = distinct !DISubprogram(name: "_M_realloc_insert<std::function<void ()> >", scope: !102, file: !102, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!687 = !DILocation(line: 988, column: 40, scope: !688, inlinedAt: !689)
!688 = distinct !DISubprogram(name: "size", scope: !25, file: !25, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!689 = distinct !DILocation(line: 1893, column: 19, scope: !690, inlinedAt: !691)
!690 = distinct !DISubprogram(name: "_M_check_len", scope: !25, file: !25, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!691 = distinct !DILocation(line: 449, column: 2, scope: !686)
!692 = !DILocation(line: 988, column: 66, scope: !688, inlinedAt: !689)
!693 = !DILocation(line: 988, column: 50, scope: !688, inlinedAt: !689)
!694 = !DILocation(line: 1893, column: 26, scope: !690, inlinedAt: !691)
!695 = !DILocation(line: 1893, column: 6, scope: !690, inlinedAt: !691)
!696 = !DILocation(line: 1894, column: 4, scope: !690, inlinedAt: !691)
!697 = !DILocation(line: 1896, column: 35, scope: !690, inlinedAt: !691)
!698 = !DILocation(line: 1896, column: 33, scope: !690, inlinedAt: !691)
!699 = !DILocation(line: 1897, column: 16, scope: !690, inlinedAt: !691)
!700 = !DILocation(line: 1897, column: 25, scope: !690, inlinedAt: !691)
!701 = !DILocation(line: 1333, column: 27, scope: !702, inlinedAt: !703)
!702 = distinct !DISubprogram(name: "operator-<std::function<void ()> *, std::vector<std::function<void ()>, std::allocator<std::function<void ()> > > >", scope: !143, file: !143, line: 1330, type: !9, scopeLine: 1333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!703 = distinct !DILocation(line: 452, column: 51, scope: !686)
!704 = !DILocation(line: 378, column: 13, scope: !705, inlinedAt: !706)
!705 = distinct !DISubprogram(name: "_M_allocate", scope: !25, file: !25, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!706 = distinct !DILocation(line: 453, column: 33, scope: !686)
!707 = !DILocation(line: 378, column: 9, scope: !705, inlinedAt: !706)
!708 = !DILocation(line: 137, column: 53, scope: !709, inlinedAt: !710)
!709 = distinct !DISubprogram(name: "allocate", scope: !116, file: !116, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!710 = distinct !DILocation(line: 464, column: 20, scope: !711, inlinedAt: !712)
!711 = distinct !DISubprogram(name: "allocate", scope: !119, file: !119, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!712 = distinct !DILocation(line: 378, column: 20, scope: !705, inlinedAt: !706)
!713 = !DILocation(line: 137, column: 27, scope: !709, inlinedAt: !710)
!714 = !DILocation(line: 463, column: 20, scope: !686)
!715 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !716)
!716 = distinct !DILocation(line: 175, column: 23, scope: !115, inlinedAt: !717)
!717 = distinct !DILocation(line: 516, column: 8, scope: !118, inlinedAt: !718)
!718 = distinct !DILocation(line: 462, column: 4, scope: !686)
!719 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !716)
!720 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !721)
!721 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !716)
!722 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !723)
!723 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !724)
!724 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !716)
!725 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !716)
!726 = !DILocation(line: 253, column: 19, scope: !56, inlinedAt: !721)
!727 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !716)
!728 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !716)
!729 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !716)
!730 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !716)
!731 = !DILocation(line: 1091, column: 22, scope: !732, inlinedAt: !733)
!732 = distinct !DISubprogram(name: "__relocate_a_1<std::function<void ()> *, std::function<void ()> *, std::allocator<std::function<void ()> > >", scope: !430, file: !430, line: 1078, type: !9, scopeLine: 1083, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!733 = distinct !DILocation(line: 1133, column: 14, scope: !734, inlinedAt: !735)
!734 = distinct !DISubprogram(name: "__relocate_a<std::function<void ()> *, std::function<void ()> *, std::allocator<std::function<void ()> > >", scope: !430, file: !430, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!735 = distinct !DILocation(line: 504, column: 9, scope: !736, inlinedAt: !737)
!736 = distinct !DISubprogram(name: "_S_relocate", scope: !25, file: !25, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!737 = distinct !DILocation(line: 474, column: 23, scope: !686)
!738 = !DILocation(line: 1091, column: 7, scope: !732, inlinedAt: !733)
!739 = !{!740}
!740 = distinct !{!740, !741, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 0"}
!741 = distinct !{!741, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_"}
!742 = !DILocation(line: 1092, column: 2, scope: !732, inlinedAt: !733)
!743 = !{!744}
!744 = distinct !{!744, !741, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 1"}
!745 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !746)
!746 = distinct !DILocation(line: 175, column: 23, scope: !115, inlinedAt: !747)
!747 = distinct !DILocation(line: 516, column: 8, scope: !118, inlinedAt: !748)
!748 = distinct !DILocation(line: 1064, column: 7, scope: !749, inlinedAt: !750)
!749 = distinct !DISubprogram(name: "__relocate_object_a<std::function<void ()>, std::function<void ()>, std::allocator<std::function<void ()> > >", scope: !430, file: !430, line: 1056, type: !9, scopeLine: 1062, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!750 = distinct !DILocation(line: 1092, column: 2, scope: !732, inlinedAt: !733)
!751 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !746)
!752 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !753)
!753 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !746)
!754 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !755)
!755 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !756)
!756 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !746)
!757 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !746)
!758 = !DILocation(line: 253, column: 19, scope: !56, inlinedAt: !753)
!759 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !746)
!760 = !{!740, !744}
!761 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !746)
!762 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !746)
!763 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !746)
!764 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !765)
!765 = distinct !DILocation(line: 181, column: 10, scope: !638, inlinedAt: !766)
!766 = distinct !DILocation(line: 535, column: 8, scope: !640, inlinedAt: !767)
!767 = distinct !DILocation(line: 1065, column: 7, scope: !749, inlinedAt: !750)
!768 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !765)
!769 = !DILocation(line: 1091, column: 33, scope: !732, inlinedAt: !733)
!770 = !DILocation(line: 1091, column: 50, scope: !732, inlinedAt: !733)
!771 = distinct !{!771, !738, !772, !53, !54}
!772 = !DILocation(line: 1093, column: 41, scope: !732, inlinedAt: !733)
!773 = !DILocation(line: 0, scope: !732, inlinedAt: !733)
!774 = !DILocation(line: 477, column: 8, scope: !686)
!775 = !DILocation(line: 1091, column: 22, scope: !732, inlinedAt: !776)
!776 = distinct !DILocation(line: 1133, column: 14, scope: !734, inlinedAt: !777)
!777 = distinct !DILocation(line: 504, column: 9, scope: !736, inlinedAt: !778)
!778 = distinct !DILocation(line: 479, column: 23, scope: !686)
!779 = !DILocation(line: 1091, column: 7, scope: !732, inlinedAt: !776)
!780 = !{!781}
!781 = distinct !{!781, !782, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 0"}
!782 = distinct !{!782, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_"}
!783 = !DILocation(line: 1092, column: 2, scope: !732, inlinedAt: !776)
!784 = !{!785}
!785 = distinct !{!785, !782, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 1"}
!786 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !787)
!787 = distinct !DILocation(line: 175, column: 23, scope: !115, inlinedAt: !788)
!788 = distinct !DILocation(line: 516, column: 8, scope: !118, inlinedAt: !789)
!789 = distinct !DILocation(line: 1064, column: 7, scope: !749, inlinedAt: !790)
!790 = distinct !DILocation(line: 1092, column: 2, scope: !732, inlinedAt: !776)
!791 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !787)
!792 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !793)
!793 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !787)
!794 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !795)
!795 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !796)
!796 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !787)
!797 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !787)
!798 = !DILocation(line: 253, column: 19, scope: !56, inlinedAt: !793)
!799 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !787)
!800 = !{!781, !785}
!801 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !787)
!802 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !787)
!803 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !787)
!804 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !805)
!805 = distinct !DILocation(line: 181, column: 10, scope: !638, inlinedAt: !806)
!806 = distinct !DILocation(line: 535, column: 8, scope: !640, inlinedAt: !807)
!807 = distinct !DILocation(line: 1065, column: 7, scope: !749, inlinedAt: !790)
!808 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !805)
!809 = !DILocation(line: 1091, column: 33, scope: !732, inlinedAt: !776)
!810 = !DILocation(line: 1091, column: 50, scope: !732, inlinedAt: !776)
!811 = distinct !{!811, !779, !812, !53, !54}
!812 = !DILocation(line: 1093, column: 41, scope: !732, inlinedAt: !776)
!813 = !DILocation(line: 0, scope: !732, inlinedAt: !776)
!814 = !DILocation(line: 386, column: 6, scope: !281, inlinedAt: !815)
!815 = distinct !DILocation(line: 513, column: 7, scope: !686)
!816 = !DILocation(line: 158, column: 2, scope: !284, inlinedAt: !817)
!817 = distinct !DILocation(line: 496, column: 13, scope: !286, inlinedAt: !818)
!818 = distinct !DILocation(line: 387, column: 4, scope: !281, inlinedAt: !815)
!819 = !DILocation(line: 387, column: 4, scope: !281, inlinedAt: !815)
!820 = !DILocation(line: 514, column: 21, scope: !686)
!821 = !DILocation(line: 515, column: 30, scope: !686)
!822 = !DILocation(line: 516, column: 31, scope: !686)
!823 = !DILocation(line: 517, column: 53, scope: !686)
!824 = !DILocation(line: 517, column: 39, scope: !686)
!825 = !DILocation(line: 518, column: 5, scope: !686)
!826 = distinct !DISubprogram(name: "_M_invoke", scope: !57, file: !57, line: 288, type: !9, scopeLine: 289, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!827 = !DILocation(line: 66, column: 18, scope: !828, inlinedAt: !829)
!828 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 66, type: !9, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!829 = distinct !DILocation(line: 61, column: 14, scope: !830, inlinedAt: !831)
!830 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at pool.cpp:66:12) &>", scope: !512, file: !512, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!831 = distinct !DILocation(line: 111, column: 2, scope: !832, inlinedAt: !833)
!832 = distinct !DISubprogram(name: "__invoke_r<void, (lambda at pool.cpp:66:12) &>", scope: !512, file: !512, line: 104, type: !9, scopeLine: 106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!833 = distinct !DILocation(line: 290, column: 9, scope: !826)
!834 = !{!835, !43, i64 0}
!835 = !{!"_ZTSZ4mainE3$_0", !43, i64 0}
!836 = !DILocation(line: 401, column: 16, scope: !837, inlinedAt: !838)
!837 = distinct !DISubprogram(name: "operator+=", scope: !35, file: !35, line: 400, type: !9, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!838 = distinct !DILocation(line: 66, column: 22, scope: !828, inlinedAt: !829)
!839 = !DILocation(line: 290, column: 2, scope: !826)
!840 = distinct !DISubprogram(name: "_M_manager", scope: !57, file: !57, line: 267, type: !9, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!841 = !DILocation(line: 270, column: 2, scope: !840)
!842 = !DILocation(line: 274, column: 43, scope: !840)
!843 = !DILocation(line: 275, column: 6, scope: !840)
!844 = !DILocation(line: 278, column: 36, scope: !840)
!845 = !DILocation(line: 279, column: 6, scope: !840)
!846 = !DILocation(line: 152, column: 33, scope: !847, inlinedAt: !848)
!847 = distinct !DISubprogram(name: "_M_create<const (lambda at pool.cpp:66:12) &>", scope: !57, file: !57, line: 150, type: !9, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!848 = distinct !DILocation(line: 215, column: 6, scope: !849, inlinedAt: !850)
!849 = distinct !DISubprogram(name: "_M_init_functor<const (lambda at pool.cpp:66:12) &>", scope: !57, file: !57, line: 211, type: !9, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!850 = distinct !DILocation(line: 198, column: 8, scope: !851, inlinedAt: !852)
!851 = distinct !DISubprogram(name: "_M_manager", scope: !57, file: !57, line: 180, type: !9, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!852 = distinct !DILocation(line: 282, column: 6, scope: !840)
!853 = !DILocation(line: 200, column: 8, scope: !851, inlinedAt: !852)
!854 = !DILocation(line: 284, column: 2, scope: !840)
