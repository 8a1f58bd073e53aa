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
  %2 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 3, !dbg !171
  store atomic i8 1, ptr %2 seq_cst, align 8, !dbg !172
  %3 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 1, !dbg !179
  tail call void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) %3) #17, !dbg !180
  %4 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 4, !dbg !181
  %5 = load ptr, ptr %4, align 8, !dbg !182, !tbaa !68
  %6 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 4, i32 0, i32 0, i32 0, i32 1, !dbg !187
  %7 = load ptr, ptr %6, align 8, !dbg !190, !tbaa !68
  %8 = icmp eq ptr %5, %7, !dbg !192
  br i1 %8, label %9, label %45, !dbg !195

9:                                                ; preds = %45, %1
  %10 = load ptr, ptr %4, align 8, !dbg !196, !tbaa !199
  %11 = load ptr, ptr %6, align 8, !dbg !201, !tbaa !202
  %12 = icmp eq ptr %10, %11, !dbg !203
  br i1 %12, label %21, label %16, !dbg !211

13:                                               ; preds = %16
  %14 = getelementptr inbounds %"class.std::thread", ptr %17, i64 1, !dbg !212
  %15 = icmp eq ptr %14, %11, !dbg !203
  br i1 %15, label %21, label %16, !dbg !211, !llvm.loop !213

16:                                               ; preds = %9, %13
  %17 = phi ptr [ %14, %13 ], [ %10, %9 ]
  %18 = load i64, ptr %17, align 8, !dbg !215, !tbaa.struct !223
  %19 = icmp eq i64 %18, 0, !dbg !226
  br i1 %19, label %13, label %20, !dbg !229

20:                                               ; preds = %16
  tail call void @_ZSt9terminatev() #18, !dbg !230
  unreachable, !dbg !230

21:                                               ; preds = %13, %9
  %22 = icmp eq ptr %10, null, !dbg !234
  br i1 %22, label %24, label %23, !dbg !234

23:                                               ; preds = %21
  tail call void @_ZdlPv(ptr noundef %10) #19, !dbg !239
  br label %24, !dbg !244

24:                                               ; preds = %21, %23
  %25 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, !dbg !245
  %26 = load ptr, ptr %25, align 8, !dbg !246, !tbaa !249
  %27 = getelementptr inbounds %class.Pool, ptr %0, i64 0, i32 2, i32 0, i32 0, i32 0, i32 1, !dbg !250
  %28 = load ptr, ptr %27, align 8, !dbg !250, !tbaa !106
  %29 = icmp eq ptr %26, %28, !dbg !251
  br i1 %29, label %40, label %30, !dbg !258

30:                                               ; preds = %24, %37
  %31 = phi ptr [ %38, %37 ], [ %26, %24 ]
  %32 = getelementptr inbounds %"class.std::_Function_base", ptr %31, i64 0, i32 1, !dbg !259
  %33 = load ptr, ptr %32, align 8, !dbg !259, !tbaa !74
  %34 = icmp eq ptr %33, null, !dbg !259
  br i1 %34, label %37, label %35, !dbg !259

35:                                               ; preds = %30
  %36 = tail call noundef zeroext i1 %33(ptr noundef nonnull align 8 dereferenceable(16) %31, ptr noundef nonnull align 8 dereferenceable(16) %31, i32 noundef 3) #17, !dbg !263
  br label %37, !dbg !263

37:                                               ; preds = %35, %30
  %38 = getelementptr inbounds %"class.std::function", ptr %31, i64 1, !dbg !264
  %39 = icmp eq ptr %38, %28, !dbg !251
  br i1 %39, label %40, label %30, !dbg !258, !llvm.loop !265

40:                                               ; preds = %37, %24
  %41 = load ptr, ptr %25, align 8, !dbg !267, !tbaa !249
  %42 = icmp eq ptr %41, null, !dbg !270
  br i1 %42, label %44, label %43, !dbg !270

43:                                               ; preds = %40
  tail call void @_ZdlPv(ptr noundef %41) #19, !dbg !273
  br label %44, !dbg !278

44:                                               ; preds = %40, %43
  tail call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %3) #17, !dbg !245
  ret void, !dbg !245

45:                                               ; preds = %1, %45
  %46 = phi ptr [ %47, %45 ], [ %5, %1 ]
  tail call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %46) #17, !dbg !279
  %47 = getelementptr inbounds %"class.std::thread", ptr %46, i64 1, !dbg !280
  %48 = icmp eq ptr %47, %7, !dbg !192
  br i1 %48, label %9, label %45, !dbg !195, !llvm.loop !283
}

; Function Attrs: noreturn nounwind
declare !dbg !286 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #5

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt6vectorISt6threadSaIS0_EE12emplace_backIJZN4PoolC1EiEUlvE_EEERS0_DpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #3 comdat align 2 !dbg !288 {
  %3 = alloca %"class.std::unique_ptr", align 8
  %4 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !289
  %5 = load ptr, ptr %4, align 8, !dbg !289, !tbaa !202
  %6 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !290
  %7 = load ptr, ptr %6, align 8, !dbg !290, !tbaa !291
  %8 = icmp eq ptr %5, %7, !dbg !292
  br i1 %8, label %22, label %9, !dbg !293

9:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !294
  store i64 0, ptr %5, align 8, !dbg !294, !tbaa !303
  %10 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #20, !dbg !305
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !306, !tbaa !309
  %11 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %10, i64 0, i32 1, !dbg !311
  %12 = load i64, ptr %1, align 8, !dbg !312, !tbaa !68
  store i64 %12, ptr %11, align 8, !dbg !312, !tbaa !68
  store ptr %10, ptr %3, align 8, !dbg !320, !tbaa !68
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull %3, ptr noundef null) #17, !dbg !328
  %13 = load ptr, ptr %3, align 8, !dbg !329, !tbaa !68
  %14 = icmp eq ptr %13, null, !dbg !332
  br i1 %14, label %19, label %15, !dbg !329

15:                                               ; preds = %9
  %16 = load ptr, ptr %13, align 8, !dbg !333, !tbaa !309
  %17 = getelementptr inbounds ptr, ptr %16, i64 1, !dbg !333
  %18 = load ptr, ptr %17, align 8, !dbg !333
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #17, !dbg !333
  br label %19, !dbg !336

19:                                               ; preds = %9, %15
  store ptr null, ptr %3, align 8, !dbg !337, !tbaa !68
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !338
  %20 = load ptr, ptr %4, align 8, !dbg !339, !tbaa !202
  %21 = getelementptr inbounds %"class.std::thread", ptr %20, i64 1, !dbg !339
  store ptr %21, ptr %4, align 8, !dbg !339, !tbaa !202
  br label %23, !dbg !340

22:                                               ; preds = %2
  tail call void @_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %5, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !341
  br label %23

23:                                               ; preds = %22, %19
  %24 = load ptr, ptr %0, align 8, !dbg !342, !tbaa !68
  %25 = load ptr, ptr %4, align 8, !dbg !351, !tbaa !68
  %26 = icmp eq ptr %24, %25, !dbg !355
  br i1 %26, label %27, label %28, !dbg !358, !prof !159

27:                                               ; preds = %23
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1230, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt6threadSaIS0_EE4backEv, ptr noundef nonnull @.str.6) #18, !dbg !358
  unreachable, !dbg !358

28:                                               ; preds = %23
  %29 = getelementptr inbounds %"class.std::thread", ptr %25, i64 -1, !dbg !359
  ret ptr %29, !dbg !362
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt6threadSaIS0_EE17_M_realloc_insertIJZN4PoolC1EiEUlvE_EEEvN9__gnu_cxx17__normal_iteratorIPS0_S2_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #3 comdat align 2 !dbg !363 {
  %4 = alloca %"class.std::unique_ptr", align 8
  %5 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !364
  %6 = load ptr, ptr %5, align 8, !dbg !364, !tbaa !202
  %7 = load ptr, ptr %0, align 8, !dbg !369, !tbaa !199
  %8 = ptrtoint ptr %6 to i64, !dbg !370
  %9 = ptrtoint ptr %7 to i64, !dbg !370
  %10 = sub i64 %8, %9, !dbg !370
  %11 = icmp eq i64 %10, 9223372036854775800, !dbg !371
  br i1 %11, label %12, label %13, !dbg !372

12:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #18, !dbg !373
  unreachable, !dbg !373

13:                                               ; preds = %3
  %14 = ashr exact i64 %10, 3, !dbg !370
  %15 = tail call i64 @llvm.umax.i64(i64 %14, i64 1), !dbg !374
  %16 = add i64 %15, %14, !dbg !375
  %17 = icmp ult i64 %16, %14, !dbg !376
  %18 = icmp ugt i64 %16, 1152921504606846975
  %19 = or i1 %17, %18, !dbg !377
  %20 = select i1 %19, i64 1152921504606846975, i64 %16, !dbg !377
  %21 = ptrtoint ptr %1 to i64, !dbg !378
  %22 = sub i64 %21, %9, !dbg !378
  %23 = ashr exact i64 %22, 3, !dbg !378
  %24 = icmp eq i64 %20, 0, !dbg !381
  br i1 %24, label %28, label %25, !dbg !384

25:                                               ; preds = %13
  %26 = shl i64 %20, 3, !dbg !385
  %27 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %26) #20, !dbg !390
  br label %28, !dbg !384

28:                                               ; preds = %13, %25
  %29 = phi ptr [ %27, %25 ], [ null, %13 ], !dbg !384
  %30 = getelementptr inbounds %"class.std::thread", ptr %29, i64 %23, !dbg !391
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4), !dbg !392
  store i64 0, ptr %30, align 8, !dbg !392, !tbaa !303
  %31 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #20, !dbg !397
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %31, align 8, !dbg !398, !tbaa !309
  %32 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %31, i64 0, i32 1, !dbg !400
  %33 = load i64, ptr %2, align 8, !dbg !401, !tbaa !68
  store i64 %33, ptr %32, align 8, !dbg !401, !tbaa !68
  store ptr %31, ptr %4, align 8, !dbg !405, !tbaa !68
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %30, ptr noundef nonnull %4, ptr noundef null) #17, !dbg !409
  %34 = load ptr, ptr %4, align 8, !dbg !410, !tbaa !68
  %35 = icmp eq ptr %34, null, !dbg !412
  br i1 %35, label %40, label %36, !dbg !410

36:                                               ; preds = %28
  %37 = load ptr, ptr %34, align 8, !dbg !413, !tbaa !309
  %38 = getelementptr inbounds ptr, ptr %37, i64 1, !dbg !413
  %39 = load ptr, ptr %38, align 8, !dbg !413
  call void %39(ptr noundef nonnull align 8 dereferenceable(8) %34) #17, !dbg !413
  br label %40, !dbg !415

40:                                               ; preds = %28, %36
  store ptr null, ptr %4, align 8, !dbg !416, !tbaa !68
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4), !dbg !417
  %41 = icmp eq ptr %7, %1, !dbg !418
  br i1 %41, label %49, label %42, !dbg !426

42:                                               ; preds = %40, %42
  %43 = phi ptr [ %47, %42 ], [ %29, %40 ]
  %44 = phi ptr [ %46, %42 ], [ %7, %40 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !427), !dbg !430
  call void @llvm.experimental.noalias.scope.decl(metadata !431), !dbg !430
  store i64 0, ptr %43, align 8, !dbg !433, !tbaa !303, !alias.scope !427, !noalias !431
  %45 = load i64, ptr %44, align 8, !dbg !443, !tbaa !224, !alias.scope !431, !noalias !427
  store i64 %45, ptr %43, align 8, !dbg !443, !tbaa !224, !alias.scope !427, !noalias !431
  store i64 0, ptr %44, align 8, !dbg !449, !tbaa.struct !223, !alias.scope !431, !noalias !427
  %46 = getelementptr inbounds %"class.std::thread", ptr %44, i64 1, !dbg !450
  %47 = getelementptr inbounds %"class.std::thread", ptr %43, i64 1, !dbg !451
  %48 = icmp eq ptr %46, %1, !dbg !418
  br i1 %48, label %49, label %42, !dbg !426, !llvm.loop !452

49:                                               ; preds = %42, %40
  %50 = phi ptr [ %29, %40 ], [ %47, %42 ], !dbg !454
  %51 = getelementptr %"class.std::thread", ptr %50, i64 1, !dbg !455
  %52 = icmp eq ptr %6, %1, !dbg !456
  br i1 %52, label %60, label %53, !dbg !460

53:                                               ; preds = %49, %53
  %54 = phi ptr [ %58, %53 ], [ %51, %49 ]
  %55 = phi ptr [ %57, %53 ], [ %1, %49 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !461), !dbg !464
  call void @llvm.experimental.noalias.scope.decl(metadata !465), !dbg !464
  store i64 0, ptr %54, align 8, !dbg !467, !tbaa !303, !alias.scope !461, !noalias !465
  %56 = load i64, ptr %55, align 8, !dbg !473, !tbaa !224, !alias.scope !465, !noalias !461
  store i64 %56, ptr %54, align 8, !dbg !473, !tbaa !224, !alias.scope !461, !noalias !465
  store i64 0, ptr %55, align 8, !dbg !476, !tbaa.struct !223, !alias.scope !465, !noalias !461
  %57 = getelementptr inbounds %"class.std::thread", ptr %55, i64 1, !dbg !477
  %58 = getelementptr inbounds %"class.std::thread", ptr %54, i64 1, !dbg !478
  %59 = icmp eq ptr %57, %6, !dbg !456
  br i1 %59, label %60, label %53, !dbg !460, !llvm.loop !479

60:                                               ; preds = %53, %49
  %61 = phi ptr [ %51, %49 ], [ %58, %53 ], !dbg !481
  %62 = icmp eq ptr %7, null, !dbg !482
  br i1 %62, label %64, label %63, !dbg !482

63:                                               ; preds = %60
  call void @_ZdlPv(ptr noundef %7) #19, !dbg !484
  br label %64, !dbg !487

64:                                               ; preds = %60, %63
  %65 = getelementptr inbounds %"struct.std::_Vector_base<std::thread, std::allocator<std::thread>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !488
  store ptr %29, ptr %0, align 8, !dbg !489, !tbaa !199
  store ptr %61, ptr %5, align 8, !dbg !490, !tbaa !202
  %66 = getelementptr inbounds %"class.std::thread", ptr %29, i64 %20, !dbg !491
  store ptr %66, ptr %65, align 8, !dbg !492, !tbaa !291
  ret void, !dbg !493
}

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 !dbg !494 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #17, !dbg !495
  tail call void @_ZdlPv(ptr noundef %0) #19, !dbg !495
  ret void, !dbg !495
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN4PoolC1EiEUlvE_EEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 !dbg !496 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !497
  %3 = load ptr, ptr %2, align 8, !tbaa !41
  tail call void @_ZN4Pool3runEv(ptr noundef nonnull align 8 dereferenceable(144) %3), !dbg !498
  ret void, !dbg !510
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4Pool3runEv(ptr noundef nonnull align 8 dereferenceable(144) %0) local_unnamed_addr #3 comdat align 2 !dbg !511 {
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
  br label %18, !dbg !512

18:                                               ; preds = %93, %1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17, !dbg !513
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %4, i8 0, i64 32, i1 false), !dbg !514
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17, !dbg !518
  store ptr %0, ptr %5, align 8, !dbg !519, !tbaa !523
  store i8 0, ptr %6, align 8, !dbg !526, !tbaa !527
  %19 = call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #17, !dbg !528
  %20 = icmp eq i32 %19, 0, !dbg !533
  br i1 %20, label %22, label %21, !dbg !533

21:                                               ; preds = %18
  call void @_ZSt20__throw_system_errori(i32 noundef %19) #18, !dbg !534
  unreachable, !dbg !534

22:                                               ; preds = %18
  store i8 1, ptr %6, align 8, !dbg !535, !tbaa !527
  %23 = load atomic i8, ptr %9 seq_cst, align 8, !dbg !536
  %24 = and i8 %23, 1, !dbg !536
  %25 = icmp eq i8 %24, 0, !dbg !536
  br i1 %25, label %26, label %34, !dbg !546

26:                                               ; preds = %22, %30
  %27 = load ptr, ptr %8, align 8, !dbg !547, !tbaa !68
  %28 = load ptr, ptr %10, align 8, !dbg !551, !tbaa !68
  %29 = icmp eq ptr %27, %28, !dbg !554
  br i1 %29, label %30, label %34, !dbg !556

30:                                               ; preds = %26
  call void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(9) %5) #17, !dbg !557
  %31 = load atomic i8, ptr %9 seq_cst, align 8, !dbg !536
  %32 = and i8 %31, 1, !dbg !536
  %33 = icmp eq i8 %32, 0, !dbg !536
  br i1 %33, label %26, label %34, !dbg !546, !llvm.loop !558

34:                                               ; preds = %26, %30, %22
  %35 = load ptr, ptr %8, align 8, !dbg !560, !tbaa !68
  %36 = load ptr, ptr %11, align 8, !dbg !564, !tbaa !68
  %37 = icmp eq ptr %35, %36, !dbg !567
  br i1 %37, label %79, label %38, !dbg !569

38:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17, !dbg !570
  %39 = getelementptr %"class.std::function", ptr %36, i64 -1, i32 1, !dbg !573
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false), !dbg !575
  %40 = load ptr, ptr %39, align 8, !dbg !573, !tbaa !70
  store ptr %40, ptr %12, align 8, !dbg !577, !tbaa !70
  %41 = getelementptr %"class.std::function", ptr %36, i64 -1, i32 0, i32 1, !dbg !578
  %42 = load ptr, ptr %41, align 8, !dbg !578, !tbaa !74
  %43 = icmp eq ptr %42, null, !dbg !578
  br i1 %43, label %46, label %44, !dbg !581

44:                                               ; preds = %38
  %45 = getelementptr inbounds %"class.std::function", ptr %36, i64 -1, !dbg !582
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %45, i64 16, i1 false), !dbg !586, !tbaa.struct !132
  store ptr %42, ptr %13, align 8, !dbg !587, !tbaa !74
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %41, i8 0, i64 16, i1 false), !dbg !588
  br label %46, !dbg !589

46:                                               ; preds = %44, %38
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2), !dbg !590
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false), !dbg !595, !tbaa.struct !132
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !596, !tbaa.struct !132
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !597, !tbaa.struct !132
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2), !dbg !598
  %47 = load ptr, ptr %14, align 8, !dbg !599, !tbaa !68
  %48 = load ptr, ptr %15, align 8, !dbg !602, !tbaa !68
  store ptr %48, ptr %14, align 8, !dbg !603, !tbaa !68
  store ptr %47, ptr %15, align 8, !dbg !604, !tbaa !68
  %49 = load ptr, ptr %16, align 8, !dbg !605, !tbaa !68
  store ptr %49, ptr %12, align 8, !dbg !608, !tbaa !68
  store ptr %40, ptr %16, align 8, !dbg !609, !tbaa !68
  %50 = icmp eq ptr %48, null, !dbg !610
  br i1 %50, label %53, label %51, !dbg !610

51:                                               ; preds = %46
  %52 = call noundef zeroext i1 %48(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %3, i32 noundef 3) #17, !dbg !612
  br label %53, !dbg !612

53:                                               ; preds = %46, %51
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17, !dbg !570
  %54 = load ptr, ptr %8, align 8, !dbg !613, !tbaa !68
  %55 = load ptr, ptr %11, align 8, !dbg !619, !tbaa !68
  %56 = icmp eq ptr %54, %55, !dbg !622
  br i1 %56, label %57, label %58, !dbg !624, !prof !159

57:                                               ; preds = %53
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 1319, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorISt8functionIFvvEESaIS2_EE8pop_backEv, ptr noundef nonnull @.str.6) #18, !dbg !624
  unreachable, !dbg !624

58:                                               ; preds = %53
  %59 = getelementptr inbounds %"class.std::function", ptr %55, i64 -1, !dbg !625
  store ptr %59, ptr %11, align 8, !dbg !625, !tbaa !106
  %60 = getelementptr %"class.std::function", ptr %55, i64 -1, i32 0, i32 1, !dbg !626
  %61 = load ptr, ptr %60, align 8, !dbg !626, !tbaa !74
  %62 = icmp eq ptr %61, null, !dbg !626
  br i1 %62, label %65, label %63, !dbg !626

63:                                               ; preds = %58
  %64 = call noundef zeroext i1 %61(ptr noundef nonnull align 8 dereferenceable(16) %59, ptr noundef nonnull align 8 dereferenceable(16) %59, i32 noundef 3) #17, !dbg !632
  br label %65, !dbg !632

65:                                               ; preds = %58, %63
  %66 = load i8, ptr %6, align 8, !dbg !633, !tbaa !527, !range !636, !noundef !10
  %67 = icmp eq i8 %66, 0, !dbg !633
  br i1 %67, label %73, label %68, !dbg !633

68:                                               ; preds = %65
  %69 = load ptr, ptr %5, align 8, !dbg !637, !tbaa !523
  %70 = icmp eq ptr %69, null, !dbg !637
  br i1 %70, label %73, label %71, !dbg !637

71:                                               ; preds = %68
  %72 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %69) #17, !dbg !640
  store i8 0, ptr %6, align 8, !dbg !643, !tbaa !527
  br label %73, !dbg !644

73:                                               ; preds = %65, %68, %71
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17, !dbg !645
  %74 = load ptr, ptr %15, align 8, !dbg !646, !tbaa !74
  %75 = icmp eq ptr %74, null, !dbg !646
  br i1 %75, label %76, label %77, !dbg !650

76:                                               ; preds = %73
  call void @_ZSt25__throw_bad_function_callv() #18, !dbg !651
  unreachable, !dbg !651

77:                                               ; preds = %73
  %78 = load ptr, ptr %16, align 8, !dbg !652, !tbaa !70
  call void %78(ptr noundef nonnull align 8 dereferenceable(16) %4) #17, !dbg !652
  br label %88, !dbg !653

79:                                               ; preds = %34
  %80 = load i8, ptr %6, align 8, !dbg !654, !tbaa !527, !range !636, !noundef !10
  %81 = icmp eq i8 %80, 0, !dbg !654
  br i1 %81, label %87, label %82, !dbg !654

82:                                               ; preds = %79
  %83 = load ptr, ptr %5, align 8, !dbg !656, !tbaa !523
  %84 = icmp eq ptr %83, null, !dbg !656
  br i1 %84, label %87, label %85, !dbg !656

85:                                               ; preds = %82
  %86 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %83) #17, !dbg !658
  store i8 0, ptr %6, align 8, !dbg !661, !tbaa !527
  br label %87, !dbg !662

87:                                               ; preds = %79, %82, %85
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17, !dbg !645
  br label %88

88:                                               ; preds = %87, %77
  %89 = load ptr, ptr %17, align 8, !dbg !663, !tbaa !74
  %90 = icmp eq ptr %89, null, !dbg !663
  br i1 %90, label %93, label %91, !dbg !663

91:                                               ; preds = %88
  %92 = call noundef zeroext i1 %89(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %4, i32 noundef 3) #17, !dbg !665
  br label %93, !dbg !665

93:                                               ; preds = %88, %91
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17, !dbg !653
  br i1 %37, label %94, label %18

94:                                               ; preds = %93
  ret void, !dbg !666
}

; Function Attrs: noreturn
declare !dbg !667 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare !dbg !669 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #5

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #6

; Function Attrs: noreturn nounwind
declare !dbg !671 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !672 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn
declare !dbg !673 void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #12

; Function Attrs: noreturn
declare !dbg !674 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #12

; Function Attrs: noreturn nounwind
declare !dbg !675 void @_ZSt9terminatev() local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorISt8functionIFvvEESaIS2_EE17_M_realloc_insertIJS2_EEEvN9__gnu_cxx17__normal_iteratorIPS2_S4_EEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #3 comdat align 2 !dbg !676 {
  %4 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 1, !dbg !677
  %5 = load ptr, ptr %4, align 8, !dbg !677, !tbaa !106
  %6 = load ptr, ptr %0, align 8, !dbg !682, !tbaa !249
  %7 = ptrtoint ptr %5 to i64, !dbg !683
  %8 = ptrtoint ptr %6 to i64, !dbg !683
  %9 = sub i64 %7, %8, !dbg !683
  %10 = icmp eq i64 %9, 9223372036854775776, !dbg !684
  br i1 %10, label %11, label %12, !dbg !685

11:                                               ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #18, !dbg !686
  unreachable, !dbg !686

12:                                               ; preds = %3
  %13 = ashr exact i64 %9, 5, !dbg !683
  %14 = tail call i64 @llvm.umax.i64(i64 %13, i64 1), !dbg !687
  %15 = add i64 %14, %13, !dbg !688
  %16 = icmp ult i64 %15, %13, !dbg !689
  %17 = icmp ugt i64 %15, 288230376151711743
  %18 = or i1 %16, %17, !dbg !690
  %19 = select i1 %18, i64 288230376151711743, i64 %15, !dbg !690
  %20 = ptrtoint ptr %1 to i64, !dbg !691
  %21 = sub i64 %20, %8, !dbg !691
  %22 = ashr exact i64 %21, 5, !dbg !691
  %23 = icmp ne i64 %19, 0, !dbg !694
  tail call void @llvm.assume(i1 %23), !dbg !697
  %24 = shl i64 %19, 5, !dbg !698
  %25 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %24) #20, !dbg !703
  %26 = getelementptr inbounds %"class.std::function", ptr %25, i64 %22, !dbg !704
  %27 = getelementptr inbounds %"class.std::function", ptr %25, i64 %22, i32 1, !dbg !705
  %28 = getelementptr inbounds %"class.std::function", ptr %2, i64 0, i32 1, !dbg !709
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %26, i8 0, i64 24, i1 false), !dbg !710
  %29 = load ptr, ptr %28, align 8, !dbg !709, !tbaa !70
  store ptr %29, ptr %27, align 8, !dbg !705, !tbaa !70
  %30 = getelementptr inbounds %"class.std::_Function_base", ptr %2, i64 0, i32 1, !dbg !712
  %31 = load ptr, ptr %30, align 8, !dbg !712, !tbaa !74
  %32 = icmp eq ptr %31, null, !dbg !712
  br i1 %32, label %35, label %33, !dbg !715

33:                                               ; preds = %12
  %34 = getelementptr inbounds %"class.std::_Function_base", ptr %26, i64 0, i32 1, !dbg !716
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !717, !tbaa.struct !132
  store ptr %31, ptr %34, align 8, !dbg !718, !tbaa !74
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %30, i8 0, i64 16, i1 false), !dbg !719
  br label %35, !dbg !720

35:                                               ; preds = %12, %33
  %36 = icmp eq ptr %6, %1, !dbg !721
  br i1 %36, label %57, label %37, !dbg !728

37:                                               ; preds = %35, %53
  %38 = phi ptr [ %55, %53 ], [ %25, %35 ]
  %39 = phi ptr [ %54, %53 ], [ %6, %35 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !729), !dbg !732
  tail call void @llvm.experimental.noalias.scope.decl(metadata !733), !dbg !732
  %40 = getelementptr inbounds %"class.std::function", ptr %38, i64 0, i32 1, !dbg !735
  %41 = getelementptr inbounds %"class.std::function", ptr %39, i64 0, i32 1, !dbg !741
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %38, i8 0, i64 24, i1 false), !dbg !742, !alias.scope !729, !noalias !733
  %42 = load ptr, ptr %41, align 8, !dbg !741, !tbaa !70, !alias.scope !733, !noalias !729
  store ptr %42, ptr %40, align 8, !dbg !735, !tbaa !70, !alias.scope !729, !noalias !733
  %43 = getelementptr inbounds %"class.std::_Function_base", ptr %39, i64 0, i32 1, !dbg !744
  %44 = load ptr, ptr %43, align 8, !dbg !744, !tbaa !74, !alias.scope !733, !noalias !729
  %45 = icmp eq ptr %44, null, !dbg !744
  br i1 %45, label %48, label %46, !dbg !747

46:                                               ; preds = %37
  %47 = getelementptr inbounds %"class.std::_Function_base", ptr %38, i64 0, i32 1, !dbg !748
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, ptr noundef nonnull align 8 dereferenceable(16) %39, i64 16, i1 false), !dbg !749, !tbaa.struct !132, !alias.scope !750
  store ptr %44, ptr %47, align 8, !dbg !751, !tbaa !74, !alias.scope !729, !noalias !733
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %43, i8 0, i64 16, i1 false), !dbg !752, !alias.scope !733, !noalias !729
  br label %48, !dbg !753

48:                                               ; preds = %46, %37
  %49 = load ptr, ptr %43, align 8, !dbg !754, !tbaa !74, !alias.scope !733, !noalias !729
  %50 = icmp eq ptr %49, null, !dbg !754
  br i1 %50, label %53, label %51, !dbg !754

51:                                               ; preds = %48
  %52 = tail call noundef zeroext i1 %49(ptr noundef nonnull align 8 dereferenceable(16) %39, ptr noundef nonnull align 8 dereferenceable(16) %39, i32 noundef 3) #17, !dbg !758, !noalias !729
  br label %53, !dbg !758

53:                                               ; preds = %51, %48
  %54 = getelementptr inbounds %"class.std::function", ptr %39, i64 1, !dbg !759
  %55 = getelementptr inbounds %"class.std::function", ptr %38, i64 1, !dbg !760
  %56 = icmp eq ptr %54, %1, !dbg !721
  br i1 %56, label %57, label %37, !dbg !728, !llvm.loop !761

57:                                               ; preds = %53, %35
  %58 = phi ptr [ %25, %35 ], [ %55, %53 ], !dbg !763
  %59 = getelementptr inbounds %"class.std::function", ptr %58, i64 1, !dbg !764
  %60 = icmp eq ptr %5, %1, !dbg !765
  br i1 %60, label %81, label %61, !dbg !769

61:                                               ; preds = %57, %77
  %62 = phi ptr [ %79, %77 ], [ %59, %57 ]
  %63 = phi ptr [ %78, %77 ], [ %1, %57 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !770), !dbg !773
  tail call void @llvm.experimental.noalias.scope.decl(metadata !774), !dbg !773
  %64 = getelementptr inbounds %"class.std::function", ptr %62, i64 0, i32 1, !dbg !776
  %65 = getelementptr inbounds %"class.std::function", ptr %63, i64 0, i32 1, !dbg !781
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %62, i8 0, i64 24, i1 false), !dbg !782, !alias.scope !770, !noalias !774
  %66 = load ptr, ptr %65, align 8, !dbg !781, !tbaa !70, !alias.scope !774, !noalias !770
  store ptr %66, ptr %64, align 8, !dbg !776, !tbaa !70, !alias.scope !770, !noalias !774
  %67 = getelementptr inbounds %"class.std::_Function_base", ptr %63, i64 0, i32 1, !dbg !784
  %68 = load ptr, ptr %67, align 8, !dbg !784, !tbaa !74, !alias.scope !774, !noalias !770
  %69 = icmp eq ptr %68, null, !dbg !784
  br i1 %69, label %72, label %70, !dbg !787

70:                                               ; preds = %61
  %71 = getelementptr inbounds %"class.std::_Function_base", ptr %62, i64 0, i32 1, !dbg !788
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %62, ptr noundef nonnull align 8 dereferenceable(16) %63, i64 16, i1 false), !dbg !789, !tbaa.struct !132, !alias.scope !790
  store ptr %68, ptr %71, align 8, !dbg !791, !tbaa !74, !alias.scope !770, !noalias !774
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %67, i8 0, i64 16, i1 false), !dbg !792, !alias.scope !774, !noalias !770
  br label %72, !dbg !793

72:                                               ; preds = %70, %61
  %73 = load ptr, ptr %67, align 8, !dbg !794, !tbaa !74, !alias.scope !774, !noalias !770
  %74 = icmp eq ptr %73, null, !dbg !794
  br i1 %74, label %77, label %75, !dbg !794

75:                                               ; preds = %72
  %76 = tail call noundef zeroext i1 %73(ptr noundef nonnull align 8 dereferenceable(16) %63, ptr noundef nonnull align 8 dereferenceable(16) %63, i32 noundef 3) #17, !dbg !798, !noalias !770
  br label %77, !dbg !798

77:                                               ; preds = %75, %72
  %78 = getelementptr inbounds %"class.std::function", ptr %63, i64 1, !dbg !799
  %79 = getelementptr inbounds %"class.std::function", ptr %62, i64 1, !dbg !800
  %80 = icmp eq ptr %78, %5, !dbg !765
  br i1 %80, label %81, label %61, !dbg !769, !llvm.loop !801

81:                                               ; preds = %77, %57
  %82 = phi ptr [ %59, %57 ], [ %79, %77 ], !dbg !803
  %83 = icmp eq ptr %6, null, !dbg !804
  br i1 %83, label %85, label %84, !dbg !804

84:                                               ; preds = %81
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !806
  br label %85, !dbg !809

85:                                               ; preds = %81, %84
  %86 = getelementptr inbounds %"struct.std::_Vector_base<std::function<void ()>, std::allocator<std::function<void ()>>>::_Vector_impl_data", ptr %0, i64 0, i32 2, !dbg !810
  store ptr %25, ptr %0, align 8, !dbg !811, !tbaa !249
  store ptr %82, ptr %4, align 8, !dbg !812, !tbaa !106
  %87 = getelementptr inbounds %"class.std::function", ptr %25, i64 %19, !dbg !813
  store ptr %87, ptr %86, align 8, !dbg !814, !tbaa !109
  ret void, !dbg !815
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #5

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal void @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E9_M_invokeERKSt9_Any_data"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) #13 align 2 !dbg !816 {
  %2 = load ptr, ptr %0, align 8, !dbg !817, !tbaa !824
  %3 = atomicrmw add ptr %2, i32 1 seq_cst, align 4, !dbg !826
  ret void, !dbg !829
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal noundef zeroext i1 @"_ZNSt17_Function_handlerIFvvEZ4mainE3$_0E10_M_managerERSt9_Any_dataRKS3_St18_Manager_operation"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #14 align 2 !dbg !830 {
  switch i32 %2, label %8 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %6
  ], !dbg !831

4:                                                ; preds = %3
  store ptr @"_ZTIZ4mainE3$_0", ptr %0, align 8, !dbg !832, !tbaa !68
  br label %8, !dbg !833

5:                                                ; preds = %3
  store ptr %1, ptr %0, align 8, !dbg !834, !tbaa !68
  br label %8, !dbg !835

6:                                                ; preds = %3
  %7 = load i64, ptr %1, align 8, !dbg !836, !tbaa !68
  store i64 %7, ptr %0, align 8, !dbg !836, !tbaa !68
  br label %8, !dbg !843

8:                                                ; preds = %6, %3, %5, %4
  ret i1 false, !dbg !844
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
!171 = !DILocation(line: 53, column: 4, scope: !170)
!172 = !DILocation(line: 464, column: 2, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "store", scope: !35, file: !35, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!174 = distinct !DILocation(line: 356, column: 2, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "operator=", scope: !35, file: !35, line: 354, type: !9, scopeLine: 355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!176 = distinct !DILocation(line: 80, column: 22, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "operator=", scope: !38, file: !38, line: 79, type: !9, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!178 = distinct !DILocation(line: 53, column: 11, scope: !170)
!179 = !DILocation(line: 55, column: 3, scope: !170)
!180 = !DILocation(line: 55, column: 11, scope: !170)
!181 = !DILocation(line: 56, column: 23, scope: !170)
!182 = !DILocation(line: 1073, column: 20, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "__normal_iterator", scope: !143, file: !143, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!184 = distinct !DILocation(line: 869, column: 16, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 868, type: !9, scopeLine: 869, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!186 = distinct !DILocation(line: 56, column: 21, scope: !170)
!187 = !DILocation(line: 889, column: 39, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 888, type: !9, scopeLine: 889, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!189 = distinct !DILocation(line: 56, column: 21, scope: !170)
!190 = !DILocation(line: 1073, column: 20, scope: !183, inlinedAt: !191)
!191 = distinct !DILocation(line: 889, column: 16, scope: !188, inlinedAt: !189)
!192 = !DILocation(line: 1240, column: 27, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "operator!=<std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !143, file: !143, line: 1237, type: !9, scopeLine: 1240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = distinct !DILocation(line: 56, column: 21, scope: !170)
!195 = !DILocation(line: 56, column: 21, scope: !170)
!196 = !DILocation(line: 730, column: 30, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "~vector", scope: !25, file: !25, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = distinct !DILocation(line: 58, column: 2, scope: !170)
!199 = !{!200, !43, i64 0}
!200 = !{!"_ZTSNSt12_Vector_baseISt6threadSaIS0_EE17_Vector_impl_dataE", !43, i64 0, !43, i64 8, !43, i64 16}
!201 = !DILocation(line: 730, column: 54, scope: !197, inlinedAt: !198)
!202 = !{!200, !43, i64 8}
!203 = !DILocation(line: 162, column: 19, scope: !204, inlinedAt: !206)
!204 = distinct !DISubprogram(name: "__destroy<std::thread *>", scope: !205, file: !205, line: 160, type: !9, scopeLine: 161, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!205 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!206 = distinct !DILocation(line: 195, column: 7, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "_Destroy<std::thread *>", scope: !205, file: !205, line: 182, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = distinct !DILocation(line: 850, column: 7, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "_Destroy<std::thread *, std::thread>", scope: !119, file: !119, line: 847, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = distinct !DILocation(line: 730, column: 2, scope: !197, inlinedAt: !198)
!211 = !DILocation(line: 162, column: 4, scope: !204, inlinedAt: !206)
!212 = !DILocation(line: 162, column: 30, scope: !204, inlinedAt: !206)
!213 = distinct !{!213, !211, !214, !53, !54}
!214 = !DILocation(line: 163, column: 46, scope: !204, inlinedAt: !206)
!215 = !DILocation(line: 175, column: 16, scope: !216, inlinedAt: !218)
!216 = distinct !DISubprogram(name: "joinable", scope: !217, file: !217, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!217 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!218 = distinct !DILocation(line: 150, column: 11, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "~thread", scope: !217, file: !217, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!220 = distinct !DILocation(line: 151, column: 19, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "_Destroy<std::thread>", scope: !205, file: !205, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!222 = distinct !DILocation(line: 163, column: 6, scope: !204, inlinedAt: !206)
!223 = !{i64 0, i64 8, !224}
!224 = !{!225, !225, i64 0}
!225 = !{!"long", !44, i64 0}
!226 = !DILocation(line: 286, column: 26, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "operator==", scope: !217, file: !217, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!228 = distinct !DILocation(line: 175, column: 22, scope: !216, inlinedAt: !218)
!229 = !DILocation(line: 150, column: 11, scope: !219, inlinedAt: !220)
!230 = !DILocation(line: 312, column: 5, scope: !231, inlinedAt: !233)
!231 = distinct !DISubprogram(name: "__terminate", scope: !232, file: !232, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!232 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!233 = distinct !DILocation(line: 151, column: 2, scope: !219, inlinedAt: !220)
!234 = !DILocation(line: 386, column: 6, scope: !235, inlinedAt: !236)
!235 = distinct !DISubprogram(name: "_M_deallocate", scope: !25, file: !25, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!236 = distinct !DILocation(line: 366, column: 2, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "~_Vector_base", scope: !25, file: !25, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!238 = distinct !DILocation(line: 733, column: 7, scope: !197, inlinedAt: !198)
!239 = !DILocation(line: 158, column: 2, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "deallocate", scope: !116, file: !116, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!241 = distinct !DILocation(line: 496, column: 13, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "deallocate", scope: !119, file: !119, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!243 = distinct !DILocation(line: 387, column: 4, scope: !235, inlinedAt: !236)
!244 = !DILocation(line: 387, column: 4, scope: !235, inlinedAt: !236)
!245 = !DILocation(line: 58, column: 2, scope: !170)
!246 = !DILocation(line: 730, column: 30, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "~vector", scope: !25, file: !25, line: 728, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!248 = distinct !DILocation(line: 58, column: 2, scope: !170)
!249 = !{!107, !43, i64 0}
!250 = !DILocation(line: 730, column: 54, scope: !247, inlinedAt: !248)
!251 = !DILocation(line: 162, column: 19, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "__destroy<std::function<void ()> *>", scope: !205, file: !205, line: 160, type: !9, scopeLine: 161, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!253 = distinct !DILocation(line: 195, column: 7, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> *>", scope: !205, file: !205, line: 182, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!255 = distinct !DILocation(line: 850, column: 7, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> *, std::function<void ()> >", scope: !119, file: !119, line: 847, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!257 = distinct !DILocation(line: 730, column: 2, scope: !247, inlinedAt: !248)
!258 = !DILocation(line: 162, column: 4, scope: !252, inlinedAt: !253)
!259 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !260)
!260 = distinct !DILocation(line: 151, column: 19, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "_Destroy<std::function<void ()> >", scope: !205, file: !205, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!262 = distinct !DILocation(line: 163, column: 6, scope: !252, inlinedAt: !253)
!263 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !260)
!264 = !DILocation(line: 162, column: 30, scope: !252, inlinedAt: !253)
!265 = distinct !{!265, !258, !266, !53, !54}
!266 = !DILocation(line: 163, column: 46, scope: !252, inlinedAt: !253)
!267 = !DILocation(line: 366, column: 24, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "~_Vector_base", scope: !25, file: !25, line: 364, type: !9, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!269 = distinct !DILocation(line: 733, column: 7, scope: !247, inlinedAt: !248)
!270 = !DILocation(line: 386, column: 6, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "_M_deallocate", scope: !25, file: !25, line: 383, type: !9, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!272 = distinct !DILocation(line: 366, column: 2, scope: !268, inlinedAt: !269)
!273 = !DILocation(line: 158, column: 2, scope: !274, inlinedAt: !275)
!274 = distinct !DISubprogram(name: "deallocate", scope: !116, file: !116, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!275 = distinct !DILocation(line: 496, column: 13, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "deallocate", scope: !119, file: !119, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!277 = distinct !DILocation(line: 387, column: 4, scope: !271, inlinedAt: !272)
!278 = !DILocation(line: 387, column: 4, scope: !271, inlinedAt: !272)
!279 = !DILocation(line: 57, column: 11, scope: !170)
!280 = !DILocation(line: 1107, column: 2, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "operator++", scope: !143, file: !143, line: 1105, type: !9, scopeLine: 1106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!282 = distinct !DILocation(line: 56, column: 21, scope: !170)
!283 = distinct !{!283, !284, !285, !54}
!284 = !DILocation(line: 56, column: 3, scope: !170)
!285 = !DILocation(line: 57, column: 16, scope: !170)
!286 = !DISubprogram(name: "__assert_fail", scope: !287, file: !287, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!287 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!288 = distinct !DISubprogram(name: "emplace_back<(lambda at pool.cpp:37:25)>", scope: !102, file: !102, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!289 = !DILocation(line: 114, column: 20, scope: !288)
!290 = !DILocation(line: 114, column: 47, scope: !288)
!291 = !{!200, !43, i64 16}
!292 = !DILocation(line: 114, column: 30, scope: !288)
!293 = !DILocation(line: 114, column: 6, scope: !288)
!294 = !DILocation(line: 85, column: 23, scope: !295, inlinedAt: !296)
!295 = distinct !DISubprogram(name: "id", scope: !217, file: !217, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!296 = distinct !DILocation(line: 126, column: 7, scope: !297, inlinedAt: !298)
!297 = distinct !DISubprogram(name: "thread<(lambda at pool.cpp:37:25), void>", scope: !217, file: !217, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!298 = distinct !DILocation(line: 175, column: 23, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "construct<std::thread, (lambda at pool.cpp:37:25)>", scope: !116, file: !116, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!300 = distinct !DILocation(line: 516, column: 8, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "construct<std::thread, (lambda at pool.cpp:37:25)>", scope: !119, file: !119, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!302 = distinct !DILocation(line: 117, column: 6, scope: !288)
!303 = !{!304, !225, i64 0}
!304 = !{!"_ZTSNSt6thread2idE", !225, i64 0}
!305 = !DILocation(line: 142, column: 29, scope: !297, inlinedAt: !298)
!306 = !DILocation(line: 207, column: 4, scope: !307, inlinedAt: !308)
!307 = distinct !DISubprogram(name: "_State_impl<(lambda at pool.cpp:37:25)>", scope: !217, file: !217, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!308 = distinct !DILocation(line: 142, column: 33, scope: !297, inlinedAt: !298)
!309 = !{!310, !310, i64 0}
!310 = !{!"vtable pointer", !45, i64 0}
!311 = !DILocation(line: 206, column: 6, scope: !307, inlinedAt: !308)
!312 = !DILocation(line: 200, column: 4, scope: !313, inlinedAt: !315)
!313 = distinct !DISubprogram(name: "_Head_base<(lambda at pool.cpp:37:25)>", scope: !314, file: !314, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!314 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!315 = distinct !DILocation(line: 441, column: 4, scope: !316, inlinedAt: !317)
!316 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at pool.cpp:37:25)>", scope: !314, file: !314, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!317 = distinct !DILocation(line: 744, column: 4, scope: !318, inlinedAt: !319)
!318 = distinct !DISubprogram(name: "tuple<(lambda at pool.cpp:37:25), true, true>", scope: !314, file: !314, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!319 = distinct !DILocation(line: 206, column: 14, scope: !307, inlinedAt: !308)
!320 = !DILocation(line: 168, column: 56, scope: !321, inlinedAt: !323)
!321 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !322, file: !322, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!322 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!323 = distinct !DILocation(line: 233, column: 40, scope: !324, inlinedAt: !325)
!324 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !322, file: !322, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!325 = distinct !DILocation(line: 310, column: 4, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !322, file: !322, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!327 = distinct !DILocation(line: 142, column: 18, scope: !297, inlinedAt: !298)
!328 = !DILocation(line: 142, column: 2, scope: !297, inlinedAt: !298)
!329 = !DILocation(line: 395, column: 6, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "~unique_ptr", scope: !322, file: !322, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!331 = distinct !DILocation(line: 142, column: 2, scope: !297, inlinedAt: !298)
!332 = !DILocation(line: 395, column: 12, scope: !330, inlinedAt: !331)
!333 = !DILocation(line: 95, column: 2, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "operator()", scope: !322, file: !322, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!335 = distinct !DILocation(line: 396, column: 4, scope: !330, inlinedAt: !331)
!336 = !DILocation(line: 396, column: 4, scope: !330, inlinedAt: !331)
!337 = !DILocation(line: 397, column: 8, scope: !330, inlinedAt: !331)
!338 = !DILocation(line: 145, column: 7, scope: !297, inlinedAt: !298)
!339 = !DILocation(line: 119, column: 6, scope: !288)
!340 = !DILocation(line: 121, column: 4, scope: !288)
!341 = !DILocation(line: 123, column: 4, scope: !288)
!342 = !DILocation(line: 1073, column: 20, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "__normal_iterator", scope: !143, file: !143, line: 1072, type: !9, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!344 = distinct !DILocation(line: 879, column: 16, scope: !345, inlinedAt: !346)
!345 = distinct !DISubprogram(name: "begin", scope: !25, file: !25, line: 878, type: !9, scopeLine: 879, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!346 = distinct !DILocation(line: 1084, column: 16, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "empty", scope: !25, file: !25, line: 1083, type: !9, scopeLine: 1084, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!348 = distinct !DILocation(line: 1230, column: 2, scope: !349, inlinedAt: !350)
!349 = distinct !DISubprogram(name: "back", scope: !25, file: !25, line: 1228, type: !9, scopeLine: 1229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!350 = distinct !DILocation(line: 125, column: 9, scope: !288)
!351 = !DILocation(line: 1073, column: 20, scope: !343, inlinedAt: !352)
!352 = distinct !DILocation(line: 899, column: 16, scope: !353, inlinedAt: !354)
!353 = distinct !DISubprogram(name: "end", scope: !25, file: !25, line: 898, type: !9, scopeLine: 899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!354 = distinct !DILocation(line: 1084, column: 27, scope: !347, inlinedAt: !348)
!355 = !DILocation(line: 1224, column: 27, scope: !356, inlinedAt: !357)
!356 = distinct !DISubprogram(name: "operator==<const std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !143, file: !143, line: 1221, type: !9, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!357 = distinct !DILocation(line: 1084, column: 24, scope: !347, inlinedAt: !348)
!358 = !DILocation(line: 1230, column: 2, scope: !349, inlinedAt: !350)
!359 = !DILocation(line: 1154, column: 45, scope: !360, inlinedAt: !361)
!360 = distinct !DISubprogram(name: "operator-", scope: !143, file: !143, line: 1153, type: !9, scopeLine: 1154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!361 = distinct !DILocation(line: 1231, column: 17, scope: !349, inlinedAt: !350)
!362 = !DILocation(line: 125, column: 2, scope: !288)
!363 = distinct !DISubprogram(name: "_M_realloc_insert<(lambda at pool.cpp:37:25)>", scope: !102, file: !102, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!364 = !DILocation(line: 988, column: 40, scope: !365, inlinedAt: !366)
!365 = distinct !DISubprogram(name: "size", scope: !25, file: !25, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!366 = distinct !DILocation(line: 1893, column: 19, scope: !367, inlinedAt: !368)
!367 = distinct !DISubprogram(name: "_M_check_len", scope: !25, file: !25, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!368 = distinct !DILocation(line: 449, column: 2, scope: !363)
!369 = !DILocation(line: 988, column: 66, scope: !365, inlinedAt: !366)
!370 = !DILocation(line: 988, column: 50, scope: !365, inlinedAt: !366)
!371 = !DILocation(line: 1893, column: 26, scope: !367, inlinedAt: !368)
!372 = !DILocation(line: 1893, column: 6, scope: !367, inlinedAt: !368)
!373 = !DILocation(line: 1894, column: 4, scope: !367, inlinedAt: !368)
!374 = !DILocation(line: 1896, column: 35, scope: !367, inlinedAt: !368)
!375 = !DILocation(line: 1896, column: 33, scope: !367, inlinedAt: !368)
!376 = !DILocation(line: 1897, column: 16, scope: !367, inlinedAt: !368)
!377 = !DILocation(line: 1897, column: 25, scope: !367, inlinedAt: !368)
!378 = !DILocation(line: 1333, column: 27, scope: !379, inlinedAt: !380)
!379 = distinct !DISubprogram(name: "operator-<std::thread *, std::vector<std::thread, std::allocator<std::thread> > >", scope: !143, file: !143, line: 1330, type: !9, scopeLine: 1333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!380 = distinct !DILocation(line: 452, column: 51, scope: !363)
!381 = !DILocation(line: 378, column: 13, scope: !382, inlinedAt: !383)
!382 = distinct !DISubprogram(name: "_M_allocate", scope: !25, file: !25, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!383 = distinct !DILocation(line: 453, column: 33, scope: !363)
!384 = !DILocation(line: 378, column: 9, scope: !382, inlinedAt: !383)
!385 = !DILocation(line: 137, column: 53, scope: !386, inlinedAt: !387)
!386 = distinct !DISubprogram(name: "allocate", scope: !116, file: !116, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!387 = distinct !DILocation(line: 464, column: 20, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "allocate", scope: !119, file: !119, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!389 = distinct !DILocation(line: 378, column: 20, scope: !382, inlinedAt: !383)
!390 = !DILocation(line: 137, column: 27, scope: !386, inlinedAt: !387)
!391 = !DILocation(line: 463, column: 20, scope: !363)
!392 = !DILocation(line: 85, column: 23, scope: !295, inlinedAt: !393)
!393 = distinct !DILocation(line: 126, column: 7, scope: !297, inlinedAt: !394)
!394 = distinct !DILocation(line: 175, column: 23, scope: !299, inlinedAt: !395)
!395 = distinct !DILocation(line: 516, column: 8, scope: !301, inlinedAt: !396)
!396 = distinct !DILocation(line: 462, column: 4, scope: !363)
!397 = !DILocation(line: 142, column: 29, scope: !297, inlinedAt: !394)
!398 = !DILocation(line: 207, column: 4, scope: !307, inlinedAt: !399)
!399 = distinct !DILocation(line: 142, column: 33, scope: !297, inlinedAt: !394)
!400 = !DILocation(line: 206, column: 6, scope: !307, inlinedAt: !399)
!401 = !DILocation(line: 200, column: 4, scope: !313, inlinedAt: !402)
!402 = distinct !DILocation(line: 441, column: 4, scope: !316, inlinedAt: !403)
!403 = distinct !DILocation(line: 744, column: 4, scope: !318, inlinedAt: !404)
!404 = distinct !DILocation(line: 206, column: 14, scope: !307, inlinedAt: !399)
!405 = !DILocation(line: 168, column: 56, scope: !321, inlinedAt: !406)
!406 = distinct !DILocation(line: 233, column: 40, scope: !324, inlinedAt: !407)
!407 = distinct !DILocation(line: 310, column: 4, scope: !326, inlinedAt: !408)
!408 = distinct !DILocation(line: 142, column: 18, scope: !297, inlinedAt: !394)
!409 = !DILocation(line: 142, column: 2, scope: !297, inlinedAt: !394)
!410 = !DILocation(line: 395, column: 6, scope: !330, inlinedAt: !411)
!411 = distinct !DILocation(line: 142, column: 2, scope: !297, inlinedAt: !394)
!412 = !DILocation(line: 395, column: 12, scope: !330, inlinedAt: !411)
!413 = !DILocation(line: 95, column: 2, scope: !334, inlinedAt: !414)
!414 = distinct !DILocation(line: 396, column: 4, scope: !330, inlinedAt: !411)
!415 = !DILocation(line: 396, column: 4, scope: !330, inlinedAt: !411)
!416 = !DILocation(line: 397, column: 8, scope: !330, inlinedAt: !411)
!417 = !DILocation(line: 145, column: 7, scope: !297, inlinedAt: !394)
!418 = !DILocation(line: 1091, column: 22, scope: !419, inlinedAt: !421)
!419 = distinct !DISubprogram(name: "__relocate_a_1<std::thread *, std::thread *, std::allocator<std::thread> >", scope: !420, file: !420, line: 1078, type: !9, scopeLine: 1083, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!420 = !DIFile(filename: "include/c++/12/bits/stl_uninitialized.h", directory: "")
!421 = distinct !DILocation(line: 1133, column: 14, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "__relocate_a<std::thread *, std::thread *, std::allocator<std::thread> >", scope: !420, file: !420, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!423 = distinct !DILocation(line: 504, column: 9, scope: !424, inlinedAt: !425)
!424 = distinct !DISubprogram(name: "_S_relocate", scope: !25, file: !25, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!425 = distinct !DILocation(line: 474, column: 23, scope: !363)
!426 = !DILocation(line: 1091, column: 7, scope: !419, inlinedAt: !421)
!427 = !{!428}
!428 = distinct !{!428, !429, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!429 = distinct !{!429, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!430 = !DILocation(line: 1092, column: 2, scope: !419, inlinedAt: !421)
!431 = !{!432}
!432 = distinct !{!432, !429, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!433 = !DILocation(line: 85, column: 23, scope: !295, inlinedAt: !434)
!434 = distinct !DILocation(line: 156, column: 5, scope: !435, inlinedAt: !436)
!435 = distinct !DISubprogram(name: "thread", scope: !217, file: !217, line: 156, type: !9, scopeLine: 157, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!436 = distinct !DILocation(line: 175, column: 23, scope: !437, inlinedAt: !438)
!437 = distinct !DISubprogram(name: "construct<std::thread, std::thread>", scope: !116, file: !116, line: 173, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!438 = distinct !DILocation(line: 516, column: 8, scope: !439, inlinedAt: !440)
!439 = distinct !DISubprogram(name: "construct<std::thread, std::thread>", scope: !119, file: !119, line: 511, type: !9, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!440 = distinct !DILocation(line: 1064, column: 7, scope: !441, inlinedAt: !442)
!441 = distinct !DISubprogram(name: "__relocate_object_a<std::thread, std::thread, std::allocator<std::thread> >", scope: !420, file: !420, line: 1056, type: !9, scopeLine: 1062, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!442 = distinct !DILocation(line: 1092, column: 2, scope: !419, inlinedAt: !421)
!443 = !DILocation(line: 205, column: 11, scope: !444, inlinedAt: !446)
!444 = distinct !DISubprogram(name: "swap<std::thread::id>", scope: !445, file: !445, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!445 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!446 = distinct !DILocation(line: 171, column: 7, scope: !447, inlinedAt: !448)
!447 = distinct !DISubprogram(name: "swap", scope: !217, file: !217, line: 170, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!448 = distinct !DILocation(line: 157, column: 7, scope: !435, inlinedAt: !436)
!449 = !DILocation(line: 206, column: 11, scope: !444, inlinedAt: !446)
!450 = !DILocation(line: 1091, column: 33, scope: !419, inlinedAt: !421)
!451 = !DILocation(line: 1091, column: 50, scope: !419, inlinedAt: !421)
!452 = distinct !{!452, !426, !453, !53, !54}
!453 = !DILocation(line: 1093, column: 41, scope: !419, inlinedAt: !421)
!454 = !DILocation(line: 0, scope: !419, inlinedAt: !421)
!455 = !DILocation(line: 477, column: 8, scope: !363)
!456 = !DILocation(line: 1091, column: 22, scope: !419, inlinedAt: !457)
!457 = distinct !DILocation(line: 1133, column: 14, scope: !422, inlinedAt: !458)
!458 = distinct !DILocation(line: 504, column: 9, scope: !424, inlinedAt: !459)
!459 = distinct !DILocation(line: 479, column: 23, scope: !363)
!460 = !DILocation(line: 1091, column: 7, scope: !419, inlinedAt: !457)
!461 = !{!462}
!462 = distinct !{!462, !463, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 0"}
!463 = distinct !{!463, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_"}
!464 = !DILocation(line: 1092, column: 2, scope: !419, inlinedAt: !457)
!465 = !{!466}
!466 = distinct !{!466, !463, !"_ZSt19__relocate_object_aISt6threadS0_SaIS0_EEvPT_PT0_RT1_: argument 1"}
!467 = !DILocation(line: 85, column: 23, scope: !295, inlinedAt: !468)
!468 = distinct !DILocation(line: 156, column: 5, scope: !435, inlinedAt: !469)
!469 = distinct !DILocation(line: 175, column: 23, scope: !437, inlinedAt: !470)
!470 = distinct !DILocation(line: 516, column: 8, scope: !439, inlinedAt: !471)
!471 = distinct !DILocation(line: 1064, column: 7, scope: !441, inlinedAt: !472)
!472 = distinct !DILocation(line: 1092, column: 2, scope: !419, inlinedAt: !457)
!473 = !DILocation(line: 205, column: 11, scope: !444, inlinedAt: !474)
!474 = distinct !DILocation(line: 171, column: 7, scope: !447, inlinedAt: !475)
!475 = distinct !DILocation(line: 157, column: 7, scope: !435, inlinedAt: !469)
!476 = !DILocation(line: 206, column: 11, scope: !444, inlinedAt: !474)
!477 = !DILocation(line: 1091, column: 33, scope: !419, inlinedAt: !457)
!478 = !DILocation(line: 1091, column: 50, scope: !419, inlinedAt: !457)
!479 = distinct !{!479, !460, !480, !53, !54}
!480 = !DILocation(line: 1093, column: 41, scope: !419, inlinedAt: !457)
!481 = !DILocation(line: 0, scope: !419, inlinedAt: !457)
!482 = !DILocation(line: 386, column: 6, scope: !235, inlinedAt: !483)
!483 = distinct !DILocation(line: 513, column: 7, scope: !363)
!484 = !DILocation(line: 158, column: 2, scope: !240, inlinedAt: !485)
!485 = distinct !DILocation(line: 496, column: 13, scope: !242, inlinedAt: !486)
!486 = distinct !DILocation(line: 387, column: 4, scope: !235, inlinedAt: !483)
!487 = !DILocation(line: 387, column: 4, scope: !235, inlinedAt: !483)
!488 = !DILocation(line: 514, column: 21, scope: !363)
!489 = !DILocation(line: 515, column: 30, scope: !363)
!490 = !DILocation(line: 516, column: 31, scope: !363)
!491 = !DILocation(line: 517, column: 53, scope: !363)
!492 = !DILocation(line: 517, column: 39, scope: !363)
!493 = !DILocation(line: 518, column: 5, scope: !363)
!494 = distinct !DISubprogram(name: "~_State_impl", scope: !217, file: !217, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!495 = !DILocation(line: 200, column: 14, scope: !494)
!496 = distinct !DISubprogram(name: "_M_run", scope: !217, file: !217, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!497 = !DILocation(line: 210, column: 13, scope: !496)
!498 = !DILocation(line: 37, column: 34, scope: !499, inlinedAt: !500)
!499 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!500 = distinct !DILocation(line: 61, column: 14, scope: !501, inlinedAt: !503)
!501 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at pool.cpp:37:25)>", scope: !502, file: !502, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!502 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!503 = distinct !DILocation(line: 96, column: 14, scope: !504, inlinedAt: !505)
!504 = distinct !DISubprogram(name: "__invoke<(lambda at pool.cpp:37:25)>", scope: !502, file: !502, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!505 = distinct !DILocation(line: 252, column: 13, scope: !506, inlinedAt: !507)
!506 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !217, file: !217, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!507 = distinct !DILocation(line: 259, column: 11, scope: !508, inlinedAt: !509)
!508 = distinct !DISubprogram(name: "operator()", scope: !217, file: !217, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!509 = distinct !DILocation(line: 210, column: 13, scope: !496)
!510 = !DILocation(line: 210, column: 24, scope: !496)
!511 = distinct !DISubprogram(name: "run", scope: !1, file: !1, line: 17, type: !9, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!512 = !DILocation(line: 19, column: 3, scope: !511)
!513 = !DILocation(line: 20, column: 4, scope: !511)
!514 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !515)
!515 = distinct !DILocation(line: 369, column: 9, scope: !516, inlinedAt: !517)
!516 = distinct !DISubprogram(name: "function", scope: !57, file: !57, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!517 = distinct !DILocation(line: 20, column: 26, scope: !511)
!518 = !DILocation(line: 22, column: 5, scope: !511)
!519 = !DILocation(line: 67, column: 9, scope: !520, inlinedAt: !522)
!520 = distinct !DISubprogram(name: "unique_lock", scope: !521, file: !521, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!521 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!522 = distinct !DILocation(line: 22, column: 34, scope: !511)
!523 = !{!524, !43, i64 0}
!524 = !{!"_ZTSSt11unique_lockISt5mutexE", !43, i64 0, !525, i64 8}
!525 = !{!"bool", !44, i64 0}
!526 = !DILocation(line: 67, column: 43, scope: !520, inlinedAt: !522)
!527 = !{!524, !525, i64 8}
!528 = !DILocation(line: 749, column: 12, scope: !90, inlinedAt: !529)
!529 = distinct !DILocation(line: 100, column: 17, scope: !93, inlinedAt: !530)
!530 = distinct !DILocation(line: 139, column: 17, scope: !531, inlinedAt: !532)
!531 = distinct !DISubprogram(name: "lock", scope: !521, file: !521, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!532 = distinct !DILocation(line: 69, column: 2, scope: !520, inlinedAt: !522)
!533 = !DILocation(line: 103, column: 11, scope: !93, inlinedAt: !530)
!534 = !DILocation(line: 104, column: 2, scope: !93, inlinedAt: !530)
!535 = !DILocation(line: 70, column: 10, scope: !520, inlinedAt: !522)
!536 = !DILocation(line: 488, column: 9, scope: !537, inlinedAt: !538)
!537 = distinct !DISubprogram(name: "load", scope: !35, file: !35, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!538 = distinct !DILocation(line: 87, column: 22, scope: !539, inlinedAt: !540)
!539 = distinct !DISubprogram(name: "operator bool", scope: !38, file: !38, line: 86, type: !9, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!540 = distinct !DILocation(line: 23, column: 40, scope: !541, inlinedAt: !542)
!541 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!542 = distinct !DILocation(line: 101, column: 10, scope: !543, inlinedAt: !545)
!543 = distinct !DISubprogram(name: "wait<(lambda at pool.cpp:23:24)>", scope: !544, file: !544, line: 99, type: !9, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!544 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!545 = distinct !DILocation(line: 23, column: 13, scope: !511)
!546 = !DILocation(line: 23, column: 47, scope: !541, inlinedAt: !542)
!547 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !548)
!548 = distinct !DILocation(line: 879, column: 16, scope: !145, inlinedAt: !549)
!549 = distinct !DILocation(line: 1084, column: 16, scope: !147, inlinedAt: !550)
!550 = distinct !DILocation(line: 23, column: 57, scope: !541, inlinedAt: !542)
!551 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !552)
!552 = distinct !DILocation(line: 899, column: 16, scope: !153, inlinedAt: !553)
!553 = distinct !DILocation(line: 1084, column: 27, scope: !147, inlinedAt: !550)
!554 = !DILocation(line: 1224, column: 27, scope: !156, inlinedAt: !555)
!555 = distinct !DILocation(line: 1084, column: 24, scope: !147, inlinedAt: !550)
!556 = !DILocation(line: 101, column: 2, scope: !543, inlinedAt: !545)
!557 = !DILocation(line: 102, column: 4, scope: !543, inlinedAt: !545)
!558 = distinct !{!558, !556, !559, !53, !54}
!559 = !DILocation(line: 102, column: 15, scope: !543, inlinedAt: !545)
!560 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !561)
!561 = distinct !DILocation(line: 879, column: 16, scope: !145, inlinedAt: !562)
!562 = distinct !DILocation(line: 1084, column: 16, scope: !147, inlinedAt: !563)
!563 = distinct !DILocation(line: 24, column: 15, scope: !511)
!564 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !565)
!565 = distinct !DILocation(line: 899, column: 16, scope: !153, inlinedAt: !566)
!566 = distinct !DILocation(line: 1084, column: 27, scope: !147, inlinedAt: !563)
!567 = !DILocation(line: 1224, column: 27, scope: !156, inlinedAt: !568)
!568 = distinct !DILocation(line: 1084, column: 24, scope: !147, inlinedAt: !563)
!569 = !DILocation(line: 24, column: 9, scope: !511)
!570 = !DILocation(line: 489, column: 2, scope: !571, inlinedAt: !572)
!571 = distinct !DISubprogram(name: "operator=", scope: !57, file: !57, line: 487, type: !9, scopeLine: 488, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!572 = distinct !DILocation(line: 26, column: 10, scope: !511)
!573 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !574)
!574 = distinct !DILocation(line: 489, column: 2, scope: !571, inlinedAt: !572)
!575 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !576)
!576 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !574)
!577 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !574)
!578 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !579)
!579 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !580)
!580 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !574)
!581 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !574)
!582 = !DILocation(line: 1154, column: 45, scope: !583, inlinedAt: !584)
!583 = distinct !DISubprogram(name: "operator-", scope: !143, file: !143, line: 1153, type: !9, scopeLine: 1154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!584 = distinct !DILocation(line: 1231, column: 17, scope: !149, inlinedAt: !585)
!585 = distinct !DILocation(line: 26, column: 28, scope: !511)
!586 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !574)
!587 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !574)
!588 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !574)
!589 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !574)
!590 = !DILocation(line: 204, column: 7, scope: !591, inlinedAt: !592)
!591 = distinct !DISubprogram(name: "swap<std::_Any_data>", scope: !445, file: !445, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!592 = distinct !DILocation(line: 558, column: 2, scope: !593, inlinedAt: !594)
!593 = distinct !DISubprogram(name: "swap", scope: !57, file: !57, line: 556, type: !9, scopeLine: 557, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!594 = distinct !DILocation(line: 489, column: 27, scope: !571, inlinedAt: !572)
!595 = !DILocation(line: 204, column: 19, scope: !591, inlinedAt: !592)
!596 = !DILocation(line: 205, column: 11, scope: !591, inlinedAt: !592)
!597 = !DILocation(line: 206, column: 11, scope: !591, inlinedAt: !592)
!598 = !DILocation(line: 207, column: 5, scope: !591, inlinedAt: !592)
!599 = !DILocation(line: 204, column: 19, scope: !600, inlinedAt: !601)
!600 = distinct !DISubprogram(name: "swap<bool (*)(std::_Any_data &, const std::_Any_data &, std::_Manager_operation)>", scope: !445, file: !445, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!601 = distinct !DILocation(line: 559, column: 2, scope: !593, inlinedAt: !594)
!602 = !DILocation(line: 205, column: 13, scope: !600, inlinedAt: !601)
!603 = !DILocation(line: 205, column: 11, scope: !600, inlinedAt: !601)
!604 = !DILocation(line: 206, column: 11, scope: !600, inlinedAt: !601)
!605 = !DILocation(line: 205, column: 13, scope: !606, inlinedAt: !607)
!606 = distinct !DISubprogram(name: "swap<void (*)(const std::_Any_data &)>", scope: !445, file: !445, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!607 = distinct !DILocation(line: 560, column: 2, scope: !593, inlinedAt: !594)
!608 = !DILocation(line: 205, column: 11, scope: !606, inlinedAt: !607)
!609 = !DILocation(line: 206, column: 11, scope: !606, inlinedAt: !607)
!610 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !611)
!611 = distinct !DILocation(line: 489, column: 2, scope: !571, inlinedAt: !572)
!612 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !611)
!613 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !614)
!614 = distinct !DILocation(line: 879, column: 16, scope: !145, inlinedAt: !615)
!615 = distinct !DILocation(line: 1084, column: 16, scope: !147, inlinedAt: !616)
!616 = distinct !DILocation(line: 1319, column: 2, scope: !617, inlinedAt: !618)
!617 = distinct !DISubprogram(name: "pop_back", scope: !25, file: !25, line: 1317, type: !9, scopeLine: 1318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!618 = distinct !DILocation(line: 27, column: 11, scope: !511)
!619 = !DILocation(line: 1073, column: 20, scope: !142, inlinedAt: !620)
!620 = distinct !DILocation(line: 899, column: 16, scope: !153, inlinedAt: !621)
!621 = distinct !DILocation(line: 1084, column: 27, scope: !147, inlinedAt: !616)
!622 = !DILocation(line: 1224, column: 27, scope: !156, inlinedAt: !623)
!623 = distinct !DILocation(line: 1084, column: 24, scope: !147, inlinedAt: !616)
!624 = !DILocation(line: 1319, column: 2, scope: !617, inlinedAt: !618)
!625 = !DILocation(line: 1320, column: 2, scope: !617, inlinedAt: !618)
!626 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !627)
!627 = distinct !DILocation(line: 181, column: 10, scope: !628, inlinedAt: !629)
!628 = distinct !DISubprogram(name: "destroy<std::function<void ()> >", scope: !116, file: !116, line: 179, type: !9, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!629 = distinct !DILocation(line: 535, column: 8, scope: !630, inlinedAt: !631)
!630 = distinct !DISubprogram(name: "destroy<std::function<void ()> >", scope: !119, file: !119, line: 531, type: !9, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!631 = distinct !DILocation(line: 1321, column: 2, scope: !617, inlinedAt: !618)
!632 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !627)
!633 = !DILocation(line: 103, column: 6, scope: !634, inlinedAt: !635)
!634 = distinct !DISubprogram(name: "~unique_lock", scope: !521, file: !521, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!635 = distinct !DILocation(line: 28, column: 4, scope: !511)
!636 = !{i8 0, i8 2}
!637 = !DILocation(line: 193, column: 11, scope: !638, inlinedAt: !639)
!638 = distinct !DISubprogram(name: "unlock", scope: !521, file: !521, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!639 = distinct !DILocation(line: 104, column: 4, scope: !634, inlinedAt: !635)
!640 = !DILocation(line: 779, column: 12, scope: !163, inlinedAt: !641)
!641 = distinct !DILocation(line: 118, column: 7, scope: !165, inlinedAt: !642)
!642 = distinct !DILocation(line: 195, column: 17, scope: !638, inlinedAt: !639)
!643 = !DILocation(line: 196, column: 14, scope: !638, inlinedAt: !639)
!644 = !DILocation(line: 197, column: 4, scope: !638, inlinedAt: !639)
!645 = !DILocation(line: 28, column: 4, scope: !511)
!646 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !647)
!647 = distinct !DILocation(line: 589, column: 6, scope: !648, inlinedAt: !649)
!648 = distinct !DISubprogram(name: "operator()", scope: !57, file: !57, line: 587, type: !9, scopeLine: 588, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!649 = distinct !DILocation(line: 29, column: 4, scope: !511)
!650 = !DILocation(line: 589, column: 6, scope: !648, inlinedAt: !649)
!651 = !DILocation(line: 590, column: 4, scope: !648, inlinedAt: !649)
!652 = !DILocation(line: 591, column: 9, scope: !648, inlinedAt: !649)
!653 = !DILocation(line: 30, column: 3, scope: !511)
!654 = !DILocation(line: 103, column: 6, scope: !634, inlinedAt: !655)
!655 = distinct !DILocation(line: 28, column: 4, scope: !511)
!656 = !DILocation(line: 193, column: 11, scope: !638, inlinedAt: !657)
!657 = distinct !DILocation(line: 104, column: 4, scope: !634, inlinedAt: !655)
!658 = !DILocation(line: 779, column: 12, scope: !163, inlinedAt: !659)
!659 = distinct !DILocation(line: 118, column: 7, scope: !165, inlinedAt: !660)
!660 = distinct !DILocation(line: 195, column: 17, scope: !638, inlinedAt: !657)
!661 = !DILocation(line: 196, column: 14, scope: !638, inlinedAt: !657)
!662 = !DILocation(line: 197, column: 4, scope: !638, inlinedAt: !657)
!663 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !664)
!664 = distinct !DILocation(line: 30, column: 3, scope: !511)
!665 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !664)
!666 = !DILocation(line: 31, column: 2, scope: !511)
!667 = !DISubprogram(name: "__throw_system_error", scope: !668, file: !668, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!668 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!669 = !DISubprogram(name: "pthread_mutex_lock", scope: !670, file: !670, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!670 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!671 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !232, file: !232, line: 564, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!672 = !DISubprogram(name: "pthread_mutex_unlock", scope: !670, file: !670, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!673 = !DISubprogram(name: "__throw_bad_function_call", scope: !668, file: !668, line: 113, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!674 = !DISubprogram(name: "__throw_length_error", scope: !668, file: !668, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!675 = !DISubprogram(name: "terminate", scope: !232, file: !232, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!676 = distinct !DISubprogram(name: "_M_realloc_insert<std::function<void ()> >", scope: !102, file: !102, line: 440, type: !9, scopeLine: 447, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!677 = !DILocation(line: 988, column: 40, scope: !678, inlinedAt: !679)
!678 = distinct !DISubprogram(name: "size", scope: !25, file: !25, line: 987, type: !9, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!679 = distinct !DILocation(line: 1893, column: 19, scope: !680, inlinedAt: !681)
!680 = distinct !DISubprogram(name: "_M_check_len", scope: !25, file: !25, line: 1891, type: !9, scopeLine: 1892, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!681 = distinct !DILocation(line: 449, column: 2, scope: !676)
!682 = !DILocation(line: 988, column: 66, scope: !678, inlinedAt: !679)
!683 = !DILocation(line: 988, column: 50, scope: !678, inlinedAt: !679)
!684 = !DILocation(line: 1893, column: 26, scope: !680, inlinedAt: !681)
!685 = !DILocation(line: 1893, column: 6, scope: !680, inlinedAt: !681)
!686 = !DILocation(line: 1894, column: 4, scope: !680, inlinedAt: !681)
!687 = !DILocation(line: 1896, column: 35, scope: !680, inlinedAt: !681)
!688 = !DILocation(line: 1896, column: 33, scope: !680, inlinedAt: !681)
!689 = !DILocation(line: 1897, column: 16, scope: !680, inlinedAt: !681)
!690 = !DILocation(line: 1897, column: 25, scope: !680, inlinedAt: !681)
!691 = !DILocation(line: 1333, column: 27, scope: !692, inlinedAt: !693)
!692 = distinct !DISubprogram(name: "operator-<std::function<void ()> *, std::vector<std::function<void ()>, std::allocator<std::function<void ()> > > >", scope: !143, file: !143, line: 1330, type: !9, scopeLine: 1333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!693 = distinct !DILocation(line: 452, column: 51, scope: !676)
!694 = !DILocation(line: 378, column: 13, scope: !695, inlinedAt: !696)
!695 = distinct !DISubprogram(name: "_M_allocate", scope: !25, file: !25, line: 375, type: !9, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!696 = distinct !DILocation(line: 453, column: 33, scope: !676)
!697 = !DILocation(line: 378, column: 9, scope: !695, inlinedAt: !696)
!698 = !DILocation(line: 137, column: 53, scope: !699, inlinedAt: !700)
!699 = distinct !DISubprogram(name: "allocate", scope: !116, file: !116, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!700 = distinct !DILocation(line: 464, column: 20, scope: !701, inlinedAt: !702)
!701 = distinct !DISubprogram(name: "allocate", scope: !119, file: !119, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!702 = distinct !DILocation(line: 378, column: 20, scope: !695, inlinedAt: !696)
!703 = !DILocation(line: 137, column: 27, scope: !699, inlinedAt: !700)
!704 = !DILocation(line: 463, column: 20, scope: !676)
!705 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !706)
!706 = distinct !DILocation(line: 175, column: 23, scope: !115, inlinedAt: !707)
!707 = distinct !DILocation(line: 516, column: 8, scope: !118, inlinedAt: !708)
!708 = distinct !DILocation(line: 462, column: 4, scope: !676)
!709 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !706)
!710 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !711)
!711 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !706)
!712 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !713)
!713 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !714)
!714 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !706)
!715 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !706)
!716 = !DILocation(line: 253, column: 19, scope: !56, inlinedAt: !711)
!717 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !706)
!718 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !706)
!719 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !706)
!720 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !706)
!721 = !DILocation(line: 1091, column: 22, scope: !722, inlinedAt: !723)
!722 = distinct !DISubprogram(name: "__relocate_a_1<std::function<void ()> *, std::function<void ()> *, std::allocator<std::function<void ()> > >", scope: !420, file: !420, line: 1078, type: !9, scopeLine: 1083, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!723 = distinct !DILocation(line: 1133, column: 14, scope: !724, inlinedAt: !725)
!724 = distinct !DISubprogram(name: "__relocate_a<std::function<void ()> *, std::function<void ()> *, std::allocator<std::function<void ()> > >", scope: !420, file: !420, line: 1127, type: !9, scopeLine: 1132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!725 = distinct !DILocation(line: 504, column: 9, scope: !726, inlinedAt: !727)
!726 = distinct !DISubprogram(name: "_S_relocate", scope: !25, file: !25, line: 499, type: !9, scopeLine: 501, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!727 = distinct !DILocation(line: 474, column: 23, scope: !676)
!728 = !DILocation(line: 1091, column: 7, scope: !722, inlinedAt: !723)
!729 = !{!730}
!730 = distinct !{!730, !731, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 0"}
!731 = distinct !{!731, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_"}
!732 = !DILocation(line: 1092, column: 2, scope: !722, inlinedAt: !723)
!733 = !{!734}
!734 = distinct !{!734, !731, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 1"}
!735 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !736)
!736 = distinct !DILocation(line: 175, column: 23, scope: !115, inlinedAt: !737)
!737 = distinct !DILocation(line: 516, column: 8, scope: !118, inlinedAt: !738)
!738 = distinct !DILocation(line: 1064, column: 7, scope: !739, inlinedAt: !740)
!739 = distinct !DISubprogram(name: "__relocate_object_a<std::function<void ()>, std::function<void ()>, std::allocator<std::function<void ()> > >", scope: !420, file: !420, line: 1056, type: !9, scopeLine: 1062, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!740 = distinct !DILocation(line: 1092, column: 2, scope: !722, inlinedAt: !723)
!741 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !736)
!742 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !743)
!743 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !736)
!744 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !745)
!745 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !746)
!746 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !736)
!747 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !736)
!748 = !DILocation(line: 253, column: 19, scope: !56, inlinedAt: !743)
!749 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !736)
!750 = !{!730, !734}
!751 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !736)
!752 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !736)
!753 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !736)
!754 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !755)
!755 = distinct !DILocation(line: 181, column: 10, scope: !628, inlinedAt: !756)
!756 = distinct !DILocation(line: 535, column: 8, scope: !630, inlinedAt: !757)
!757 = distinct !DILocation(line: 1065, column: 7, scope: !739, inlinedAt: !740)
!758 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !755)
!759 = !DILocation(line: 1091, column: 33, scope: !722, inlinedAt: !723)
!760 = !DILocation(line: 1091, column: 50, scope: !722, inlinedAt: !723)
!761 = distinct !{!761, !728, !762, !53, !54}
!762 = !DILocation(line: 1093, column: 41, scope: !722, inlinedAt: !723)
!763 = !DILocation(line: 0, scope: !722, inlinedAt: !723)
!764 = !DILocation(line: 477, column: 8, scope: !676)
!765 = !DILocation(line: 1091, column: 22, scope: !722, inlinedAt: !766)
!766 = distinct !DILocation(line: 1133, column: 14, scope: !724, inlinedAt: !767)
!767 = distinct !DILocation(line: 504, column: 9, scope: !726, inlinedAt: !768)
!768 = distinct !DILocation(line: 479, column: 23, scope: !676)
!769 = !DILocation(line: 1091, column: 7, scope: !722, inlinedAt: !766)
!770 = !{!771}
!771 = distinct !{!771, !772, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 0"}
!772 = distinct !{!772, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_"}
!773 = !DILocation(line: 1092, column: 2, scope: !722, inlinedAt: !766)
!774 = !{!775}
!775 = distinct !{!775, !772, !"_ZSt19__relocate_object_aISt8functionIFvvEES2_SaIS2_EEvPT_PT0_RT1_: argument 1"}
!776 = !DILocation(line: 405, column: 27, scope: !113, inlinedAt: !777)
!777 = distinct !DILocation(line: 175, column: 23, scope: !115, inlinedAt: !778)
!778 = distinct !DILocation(line: 516, column: 8, scope: !118, inlinedAt: !779)
!779 = distinct !DILocation(line: 1064, column: 7, scope: !739, inlinedAt: !780)
!780 = distinct !DILocation(line: 1092, column: 2, scope: !722, inlinedAt: !766)
!781 = !DILocation(line: 405, column: 42, scope: !113, inlinedAt: !777)
!782 = !DILocation(line: 252, column: 30, scope: !56, inlinedAt: !783)
!783 = distinct !DILocation(line: 405, column: 9, scope: !113, inlinedAt: !777)
!784 = !DILocation(line: 247, column: 37, scope: !125, inlinedAt: !785)
!785 = distinct !DILocation(line: 574, column: 17, scope: !127, inlinedAt: !786)
!786 = distinct !DILocation(line: 407, column: 24, scope: !113, inlinedAt: !777)
!787 = !DILocation(line: 407, column: 6, scope: !113, inlinedAt: !777)
!788 = !DILocation(line: 253, column: 19, scope: !56, inlinedAt: !783)
!789 = !DILocation(line: 409, column: 17, scope: !113, inlinedAt: !777)
!790 = !{!771, !775}
!791 = !DILocation(line: 410, column: 17, scope: !113, inlinedAt: !777)
!792 = !DILocation(line: 412, column: 21, scope: !113, inlinedAt: !777)
!793 = !DILocation(line: 413, column: 4, scope: !113, inlinedAt: !777)
!794 = !DILocation(line: 243, column: 11, scope: !77, inlinedAt: !795)
!795 = distinct !DILocation(line: 181, column: 10, scope: !628, inlinedAt: !796)
!796 = distinct !DILocation(line: 535, column: 8, scope: !630, inlinedAt: !797)
!797 = distinct !DILocation(line: 1065, column: 7, scope: !739, inlinedAt: !780)
!798 = !DILocation(line: 244, column: 2, scope: !77, inlinedAt: !795)
!799 = !DILocation(line: 1091, column: 33, scope: !722, inlinedAt: !766)
!800 = !DILocation(line: 1091, column: 50, scope: !722, inlinedAt: !766)
!801 = distinct !{!801, !769, !802, !53, !54}
!802 = !DILocation(line: 1093, column: 41, scope: !722, inlinedAt: !766)
!803 = !DILocation(line: 0, scope: !722, inlinedAt: !766)
!804 = !DILocation(line: 386, column: 6, scope: !271, inlinedAt: !805)
!805 = distinct !DILocation(line: 513, column: 7, scope: !676)
!806 = !DILocation(line: 158, column: 2, scope: !274, inlinedAt: !807)
!807 = distinct !DILocation(line: 496, column: 13, scope: !276, inlinedAt: !808)
!808 = distinct !DILocation(line: 387, column: 4, scope: !271, inlinedAt: !805)
!809 = !DILocation(line: 387, column: 4, scope: !271, inlinedAt: !805)
!810 = !DILocation(line: 514, column: 21, scope: !676)
!811 = !DILocation(line: 515, column: 30, scope: !676)
!812 = !DILocation(line: 516, column: 31, scope: !676)
!813 = !DILocation(line: 517, column: 53, scope: !676)
!814 = !DILocation(line: 517, column: 39, scope: !676)
!815 = !DILocation(line: 518, column: 5, scope: !676)
!816 = distinct !DISubprogram(name: "_M_invoke", scope: !57, file: !57, line: 288, type: !9, scopeLine: 289, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!817 = !DILocation(line: 66, column: 18, scope: !818, inlinedAt: !819)
!818 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 66, type: !9, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!819 = distinct !DILocation(line: 61, column: 14, scope: !820, inlinedAt: !821)
!820 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at pool.cpp:66:12) &>", scope: !502, file: !502, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!821 = distinct !DILocation(line: 111, column: 2, scope: !822, inlinedAt: !823)
!822 = distinct !DISubprogram(name: "__invoke_r<void, (lambda at pool.cpp:66:12) &>", scope: !502, file: !502, line: 104, type: !9, scopeLine: 106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!823 = distinct !DILocation(line: 290, column: 9, scope: !816)
!824 = !{!825, !43, i64 0}
!825 = !{!"_ZTSZ4mainE3$_0", !43, i64 0}
!826 = !DILocation(line: 401, column: 16, scope: !827, inlinedAt: !828)
!827 = distinct !DISubprogram(name: "operator+=", scope: !35, file: !35, line: 400, type: !9, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!828 = distinct !DILocation(line: 66, column: 22, scope: !818, inlinedAt: !819)
!829 = !DILocation(line: 290, column: 2, scope: !816)
!830 = distinct !DISubprogram(name: "_M_manager", scope: !57, file: !57, line: 267, type: !9, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!831 = !DILocation(line: 270, column: 2, scope: !830)
!832 = !DILocation(line: 274, column: 43, scope: !830)
!833 = !DILocation(line: 275, column: 6, scope: !830)
!834 = !DILocation(line: 278, column: 36, scope: !830)
!835 = !DILocation(line: 279, column: 6, scope: !830)
!836 = !DILocation(line: 152, column: 33, scope: !837, inlinedAt: !838)
!837 = distinct !DISubprogram(name: "_M_create<const (lambda at pool.cpp:66:12) &>", scope: !57, file: !57, line: 150, type: !9, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!838 = distinct !DILocation(line: 215, column: 6, scope: !839, inlinedAt: !840)
!839 = distinct !DISubprogram(name: "_M_init_functor<const (lambda at pool.cpp:66:12) &>", scope: !57, file: !57, line: 211, type: !9, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!840 = distinct !DILocation(line: 198, column: 8, scope: !841, inlinedAt: !842)
!841 = distinct !DISubprogram(name: "_M_manager", scope: !57, file: !57, line: 180, type: !9, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!842 = distinct !DILocation(line: 282, column: 6, scope: !830)
!843 = !DILocation(line: 200, column: 8, scope: !841, inlinedAt: !842)
!844 = !DILocation(line: 284, column: 2, scope: !830)
