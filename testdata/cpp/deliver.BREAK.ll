; ModuleID = 'cpp/deliver.cpp'
source_filename = "cpp/deliver.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__exception_ptr::exception_ptr" = type { ptr }
%"class.std::unique_ptr.19" = type { %"struct.std::__uniq_ptr_data.20" }
%"struct.std::__uniq_ptr_data.20" = type { %"class.std::__uniq_ptr_impl.21" }
%"class.std::__uniq_ptr_impl.21" = type { %"class.std::tuple.22" }
%"class.std::tuple.22" = type { %"struct.std::_Tuple_impl.23" }
%"struct.std::_Tuple_impl.23" = type { %"struct.std::_Head_base.26" }
%"struct.std::_Head_base.26" = type { ptr }
%"class.std::promise" = type { %"class.std::shared_ptr", %"class.std::unique_ptr.2" }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"class.std::unique_ptr.2" = type { %"struct.std::__uniq_ptr_data.3" }
%"struct.std::__uniq_ptr_data.3" = type { %"class.std::__uniq_ptr_impl.4" }
%"class.std::__uniq_ptr_impl.4" = type { %"class.std::tuple.5" }
%"class.std::tuple.5" = type { %"struct.std::_Tuple_impl.6" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { ptr }
%"class.std::future" = type { %"class.std::__basic_future" }
%"class.std::__basic_future" = type { %"class.std::shared_ptr" }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { %"class.std::promise" }
%"class.std::_Sp_counted_base" = type { ptr, i32, i32 }
%"class.std::_Sp_counted_ptr_inplace" = type { %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl" }
%"class.std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl" = type { %"struct.__gnu_cxx::__aligned_buffer.12" }
%"struct.__gnu_cxx::__aligned_buffer.12" = type { %"union.std::aligned_storage<32, 8>::type" }
%"union.std::aligned_storage<32, 8>::type" = type { [32 x i8] }
%"struct.std::__future_base::_Result" = type <{ %"struct.std::__future_base::_Result_base", %"struct.__gnu_cxx::__aligned_buffer", i8, [3 x i8] }>
%"struct.std::__future_base::_Result_base" = type { ptr, %"class.std::__exception_ptr::exception_ptr" }
%"struct.__gnu_cxx::__aligned_buffer" = type { %"union.std::aligned_storage<4, 4>::type" }
%"union.std::aligned_storage<4, 4>::type" = type { [4 x i8] }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.27" }
%"class.std::tuple.27" = type { %"struct.std::_Tuple_impl.28" }
%"struct.std::_Tuple_impl.28" = type { %"struct.std::_Head_base.29" }
%"struct.std::_Head_base.29" = type { %class.anon }
%"struct.std::__basic_future<int>::_Reset" = type { ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::type_info" = type { ptr, ptr }
%"class.std::__future_base::_State_baseV2" = type <{ ptr, %"class.std::unique_ptr", %"class.std::__atomic_futex_unsigned", %"struct.std::atomic_flag", [3 x i8], %"struct.std::once_flag", [4 x i8] }>
%"class.std::__atomic_futex_unsigned" = type { %"struct.std::atomic" }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"struct.std::atomic_flag" = type { %"struct.std::__atomic_flag_base" }
%"struct.std::__atomic_flag_base" = type { i8 }
%"struct.std::once_flag" = type { i32 }
%"class.std::future_error" = type { %"class.std::logic_error", %"class.std::error_code" }
%"class.std::logic_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { ptr }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { ptr }
%"class.std::error_code" = type { i32, ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon.18 }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon.18 = type { i64, [8 x i8] }

$_ZNSt15__exception_ptr13exception_ptrD2Ev = comdat any

$_ZNSt6futureIiE3getEv = comdat any

$_ZNSt7promiseIiED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt13__future_base13_State_baseV2D2Ev = comdat any

$_ZNSt13__future_base13_State_baseV2D0Ev = comdat any

$_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv = comdat any

$_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv = comdat any

$_ZNSt13__future_base7_ResultIiE10_M_destroyEv = comdat any

$_ZNSt13__future_base7_ResultIiED2Ev = comdat any

$_ZNSt13__future_base7_ResultIiED0Ev = comdat any

$_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE = comdat any

$_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv = comdat any

$_ZNSt12future_errorC2ESt10error_code = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

$_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE = comdat any

$_ZNKSt14__basic_futureIiE13_M_get_resultEv = comdat any

$_ZNSt14__basic_futureIiE6_ResetD2Ev = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVNSt13__future_base13_State_baseV2E = comdat any

$_ZTSNSt13__future_base13_State_baseV2E = comdat any

$_ZTINSt13__future_base13_State_baseV2E = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

$_ZTVNSt13__future_base7_ResultIiEE = comdat any

$_ZTSNSt13__future_base7_ResultIiEE = comdat any

$_ZTINSt13__future_base7_ResultIiEE = comdat any

@_ZL6shared = internal global %"class.std::__exception_ptr::exception_ptr" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZTISt16invalid_argument = external constant ptr
@.str = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"cpp/deliver.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [98 x i8] c"St23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTVNSt13__future_base13_State_baseV2E = linkonce_odr dso_local unnamed_addr constant { [6 x ptr] } { [6 x ptr] [ptr null, ptr @_ZTINSt13__future_base13_State_baseV2E, ptr @_ZNSt13__future_base13_State_baseV2D2Ev, ptr @_ZNSt13__future_base13_State_baseV2D0Ev, ptr @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv, ptr @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv] }, comdat, align 8
@_ZTSNSt13__future_base13_State_baseV2E = linkonce_odr dso_local constant [35 x i8] c"NSt13__future_base13_State_baseV2E\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV2E = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV2E }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@_ZTVNSt13__future_base7_ResultIiEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base7_ResultIiEE, ptr @_ZNSt13__future_base7_ResultIiE10_M_destroyEv, ptr @_ZNSt13__future_base7_ResultIiED2Ev, ptr @_ZNSt13__future_base7_ResultIiED0Ev] }, comdat, align 8
@_ZTSNSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant [31 x i8] c"NSt13__future_base7_ResultIiEE\00", comdat, align 1
@_ZTINSt13__future_base12_Result_baseE = external constant ptr
@_ZTINSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base7_ResultIiEE, ptr @_ZTINSt13__future_base12_Result_baseE }, comdat, align 8
@_ZTISt12future_error = external constant ptr
@_ZTVSt12future_error = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.2 = private unnamed_addr constant [20 x i8] c"std::future_error: \00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.7 = private unnamed_addr constant [17 x i8] c"division by zero\00", align 1
@.str.13 = private unnamed_addr constant [85 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv = private unnamed_addr constant [254 x i8] c"typename add_lvalue_reference<element_type>::type std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter>::operator*() const [_Tp = std::__future_base::_Result_base, _Dp = std::__future_base::_Result_base::_Deleter]\00", align 1
@.str.14 = private unnamed_addr constant [19 x i8] c"get() != pointer()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.15 = private unnamed_addr constant [15 x i8] c"again() == 'd'\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_deliver.cpp, ptr null }]

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !13
  %3 = icmp eq ptr %2, null, !dbg !12
  br i1 %3, label %5, label %4, !dbg !12

4:                                                ; preds = %1
  tail call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #25, !dbg !18
  br label %5, !dbg !18

5:                                                ; preds = %4, %1
  ret void, !dbg !19
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !20 {
  %1 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %2 = alloca %"class.std::unique_ptr.19", align 8
  %3 = alloca %"class.std::unique_ptr.19", align 8
  %4 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %5 = alloca %"class.std::unique_ptr.19", align 8
  %6 = alloca %"class.std::promise", align 8
  %7 = alloca %"class.std::future", align 8
  %8 = alloca %"class.std::thread", align 8
  %9 = alloca %class.anon, align 8
  %10 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %11 = alloca %"class.std::thread", align 8
  %12 = alloca %"class.std::thread", align 8
  %13 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #25, !dbg !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22), !dbg !25
  store ptr null, ptr %6, align 8, !dbg !29, !tbaa !38, !alias.scope !22
  %14 = getelementptr inbounds %"class.std::__shared_ptr", ptr %6, i64 0, i32 1, !dbg !41
  %15 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #26, !dbg !42, !noalias !22
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %15, align 8, !dbg !54, !tbaa !59, !noalias !22
  %16 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %15, i64 0, i32 1, !dbg !61
  store i32 1, ptr %16, align 8, !dbg !61, !tbaa !62, !noalias !22
  %17 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %15, i64 0, i32 2, !dbg !65
  store i32 1, ptr %17, align 4, !dbg !65, !tbaa !66, !noalias !22
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %15, align 8, !dbg !67, !tbaa !59, !noalias !22
  %18 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %15, i64 0, i32 1, !dbg !68
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %18, align 8, !dbg !71, !tbaa !59, !noalias !22
  %19 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %15, i64 0, i32 1, i32 0, i32 0, i32 0, i64 8, !dbg !79
  %20 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %15, i64 0, i32 1, i32 0, i32 0, i32 0, i64 24, !dbg !80
  store i32 0, ptr %20, align 8, !dbg !81, !tbaa !85, !noalias !22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(13) %19, i8 0, i64 13, i1 false), !dbg !87, !noalias !22
  store ptr %15, ptr %14, align 8, !dbg !102, !tbaa !103, !alias.scope !22
  store ptr %18, ptr %6, align 8, !dbg !104, !tbaa !105, !alias.scope !22
  %21 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #26
          to label %22 unwind label %28, !dbg !106

22:                                               ; preds = %0
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %21)
          to label %30 unwind label %23, !dbg !107

23:                                               ; preds = %22
  %24 = landingpad { ptr, i32 }
          catch ptr null, !dbg !107
  %25 = extractvalue { ptr, i32 } %24, 0, !dbg !107
  tail call void @__clang_call_terminate(ptr %25) #27, !dbg !107
  unreachable, !dbg !107

26:                                               ; preds = %242, %28
  %27 = phi { ptr, i32 } [ %29, %28 ], [ %246, %242 ]
  resume { ptr, i32 } %27, !dbg !110

28:                                               ; preds = %0
  %29 = landingpad { ptr, i32 }
          cleanup, !dbg !111
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %6) #25, !dbg !111
  br label %26

30:                                               ; preds = %22
  %31 = getelementptr inbounds %"class.std::promise", ptr %6, i64 0, i32 1, !dbg !112
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %21, align 8, !dbg !113, !tbaa !59
  %32 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %21, i64 0, i32 2, !dbg !114
  store i8 0, ptr %32, align 4, !dbg !114, !tbaa !115
  store ptr %21, ptr %31, align 8, !dbg !120, !tbaa !105
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #25, !dbg !127
  invoke void @_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %6)
          to label %33 unwind label %63, !dbg !128

33:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #25, !dbg !131
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #25, !dbg !132
  %34 = load ptr, ptr %6, align 8, !dbg !133, !tbaa !38
  store ptr %34, ptr %9, align 8, !dbg !140, !tbaa !38
  %35 = getelementptr inbounds %"class.std::__shared_ptr", ptr %9, i64 0, i32 1, !dbg !141
  store ptr null, ptr %35, align 8, !dbg !142, !tbaa !103
  %36 = load ptr, ptr %14, align 8, !dbg !145, !tbaa !103
  store ptr null, ptr %14, align 8, !dbg !148, !tbaa !103
  store ptr %36, ptr %35, align 8, !dbg !149, !tbaa !103
  store ptr null, ptr %6, align 8, !dbg !150, !tbaa !38
  %37 = getelementptr inbounds %"class.std::promise", ptr %9, i64 0, i32 1, !dbg !151
  %38 = load i64, ptr %31, align 8, !dbg !152, !tbaa !105
  store i64 %38, ptr %37, align 8, !dbg !152, !tbaa !105
  store ptr null, ptr %31, align 8, !dbg !163, !tbaa !105
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5), !dbg !164
  store i64 0, ptr %8, align 8, !dbg !164, !tbaa !170
  %39 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #26
          to label %40 unwind label %67, !dbg !173

40:                                               ; preds = %33
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %39, align 8, !dbg !174, !tbaa !59
  %41 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %39, i64 0, i32 1, !dbg !177
  store ptr %34, ptr %41, align 8, !dbg !178, !tbaa !38
  %42 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %39, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !190
  store ptr null, ptr %42, align 8, !dbg !191, !tbaa !103
  store ptr null, ptr %35, align 8, !dbg !193, !tbaa !103
  store ptr %36, ptr %42, align 8, !dbg !195, !tbaa !103
  store ptr null, ptr %9, align 8, !dbg !196, !tbaa !38
  %43 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %39, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !197
  store i64 %38, ptr %43, align 8, !dbg !198, !tbaa !105
  store ptr null, ptr %37, align 8, !dbg !204, !tbaa !105
  store ptr %39, ptr %5, align 8, !dbg !205, !tbaa !105
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull %5, ptr noundef null)
          to label %44 unwind label %51, !dbg !212

44:                                               ; preds = %40
  %45 = load ptr, ptr %5, align 8, !dbg !213, !tbaa !105
  %46 = icmp eq ptr %45, null, !dbg !216
  br i1 %46, label %60, label %47, !dbg !213

47:                                               ; preds = %44
  %48 = load ptr, ptr %45, align 8, !dbg !217, !tbaa !59
  %49 = getelementptr inbounds ptr, ptr %48, i64 1, !dbg !217
  %50 = load ptr, ptr %49, align 8, !dbg !217
  call void %50(ptr noundef nonnull align 8 dereferenceable(8) %45) #25, !dbg !217
  br label %60, !dbg !220

51:                                               ; preds = %40
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !221
  %53 = load ptr, ptr %5, align 8, !dbg !222, !tbaa !105
  %54 = icmp eq ptr %53, null, !dbg !224
  br i1 %54, label %59, label %55, !dbg !222

55:                                               ; preds = %51
  %56 = load ptr, ptr %53, align 8, !dbg !225, !tbaa !59
  %57 = getelementptr inbounds ptr, ptr %56, i64 1, !dbg !225
  %58 = load ptr, ptr %57, align 8, !dbg !225
  call void %58(ptr noundef nonnull align 8 dereferenceable(8) %53) #25, !dbg !225
  br label %59, !dbg !227

59:                                               ; preds = %55, %51
  store ptr null, ptr %5, align 8, !dbg !228, !tbaa !105
  br label %69

60:                                               ; preds = %44, %47
  store ptr null, ptr %5, align 8, !dbg !229, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5), !dbg !221
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %9) #25, !dbg !230
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #25, !dbg !233
  %61 = invoke noundef i32 @_ZNSt6futureIiE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %7)
          to label %62 unwind label %73, !dbg !234

62:                                               ; preds = %60
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 50, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #27, !dbg !235
  unreachable, !dbg !235

63:                                               ; preds = %30
  %64 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  %65 = extractvalue { ptr, i32 } %64, 0, !dbg !236
  %66 = extractvalue { ptr, i32 } %64, 1, !dbg !236
  br label %242, !dbg !236

67:                                               ; preds = %33
  %68 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  br label %69, !dbg !236

69:                                               ; preds = %59, %67
  %70 = phi { ptr, i32 } [ %68, %67 ], [ %52, %59 ]
  %71 = extractvalue { ptr, i32 } %70, 0, !dbg !236
  %72 = extractvalue { ptr, i32 } %70, 1, !dbg !236
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %9) #25, !dbg !237
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #25, !dbg !233
  br label %212, !dbg !233

73:                                               ; preds = %60
  %74 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt16invalid_argument, !dbg !236
  %75 = extractvalue { ptr, i32 } %74, 0, !dbg !236
  %76 = extractvalue { ptr, i32 } %74, 1, !dbg !236
  %77 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt16invalid_argument) #25, !dbg !239
  %78 = icmp eq i32 %76, %77, !dbg !239
  br i1 %78, label %79, label %206, !dbg !239

79:                                               ; preds = %73
  %80 = call ptr @__cxa_begin_catch(ptr %75) #25, !dbg !239
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #25, !dbg !240
  call void @_ZSt17current_exceptionv(ptr nonnull sret(%"class.std::__exception_ptr::exception_ptr") align 8 %10) #25, !dbg !240
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #25, !dbg !241
  %81 = load ptr, ptr %10, align 8, !dbg !244, !tbaa !13
  store ptr %81, ptr %4, align 8, !dbg !247, !tbaa !13
  store ptr null, ptr %10, align 8, !dbg !248, !tbaa !13
  %82 = load ptr, ptr @_ZL6shared, align 8, !dbg !249, !tbaa !13
  store ptr %82, ptr %4, align 8, !dbg !252, !tbaa !13
  store ptr %81, ptr @_ZL6shared, align 8, !dbg !253, !tbaa !13
  %83 = icmp eq ptr %82, null, !dbg !254
  br i1 %83, label %85, label %84, !dbg !254

84:                                               ; preds = %79
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #25, !dbg !256
  br label %85, !dbg !256

85:                                               ; preds = %79, %84
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #25, !dbg !241
  %86 = load ptr, ptr %10, align 8, !dbg !257, !tbaa !13
  %87 = icmp eq ptr %86, null, !dbg !257
  br i1 %87, label %89, label %88, !dbg !257

88:                                               ; preds = %85
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %10) #25, !dbg !259
  br label %89, !dbg !259

89:                                               ; preds = %85, %88
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #25, !dbg !260
  invoke void @__cxa_end_catch()
          to label %90 unwind label %180, !dbg !261

90:                                               ; preds = %89
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
          to label %91 unwind label %184, !dbg !262

91:                                               ; preds = %90
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #25, !dbg !263
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !264
  store i64 0, ptr %11, align 8, !dbg !264, !tbaa !170
  %92 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #26
          to label %93 unwind label %188, !dbg !268

93:                                               ; preds = %91
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %92, align 8, !dbg !269, !tbaa !59
  store ptr %92, ptr %3, align 8, !dbg !272, !tbaa !105
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %11, ptr noundef nonnull %3, ptr noundef null)
          to label %94 unwind label %101, !dbg !276

94:                                               ; preds = %93
  %95 = load ptr, ptr %3, align 8, !dbg !277, !tbaa !105
  %96 = icmp eq ptr %95, null, !dbg !279
  br i1 %96, label %110, label %97, !dbg !277

97:                                               ; preds = %94
  %98 = load ptr, ptr %95, align 8, !dbg !280, !tbaa !59
  %99 = getelementptr inbounds ptr, ptr %98, i64 1, !dbg !280
  %100 = load ptr, ptr %99, align 8, !dbg !280
  call void %100(ptr noundef nonnull align 8 dereferenceable(8) %95) #25, !dbg !280
  br label %110, !dbg !282

101:                                              ; preds = %93
  %102 = landingpad { ptr, i32 }
          cleanup, !dbg !283
  %103 = load ptr, ptr %3, align 8, !dbg !284, !tbaa !105
  %104 = icmp eq ptr %103, null, !dbg !286
  br i1 %104, label %109, label %105, !dbg !284

105:                                              ; preds = %101
  %106 = load ptr, ptr %103, align 8, !dbg !287, !tbaa !59
  %107 = getelementptr inbounds ptr, ptr %106, i64 1, !dbg !287
  %108 = load ptr, ptr %107, align 8, !dbg !287
  call void %108(ptr noundef nonnull align 8 dereferenceable(8) %103) #25, !dbg !287
  br label %109, !dbg !289

109:                                              ; preds = %105, %101
  store ptr null, ptr %3, align 8, !dbg !290, !tbaa !105
  br label %202

110:                                              ; preds = %94, %97
  store ptr null, ptr %3, align 8, !dbg !291, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !283
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #25, !dbg !292
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !293
  store i64 0, ptr %12, align 8, !dbg !293, !tbaa !170
  %111 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #26
          to label %112 unwind label %190, !dbg !297

112:                                              ; preds = %110
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", i64 0, inrange i32 0, i64 2), ptr %111, align 8, !dbg !298, !tbaa !59
  store ptr %111, ptr %2, align 8, !dbg !301, !tbaa !105
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %12, ptr noundef nonnull %2, ptr noundef null)
          to label %113 unwind label %120, !dbg !305

113:                                              ; preds = %112
  %114 = load ptr, ptr %2, align 8, !dbg !306, !tbaa !105
  %115 = icmp eq ptr %114, null, !dbg !308
  br i1 %115, label %129, label %116, !dbg !306

116:                                              ; preds = %113
  %117 = load ptr, ptr %114, align 8, !dbg !309, !tbaa !59
  %118 = getelementptr inbounds ptr, ptr %117, i64 1, !dbg !309
  %119 = load ptr, ptr %118, align 8, !dbg !309
  call void %119(ptr noundef nonnull align 8 dereferenceable(8) %114) #25, !dbg !309
  br label %129, !dbg !311

120:                                              ; preds = %112
  %121 = landingpad { ptr, i32 }
          cleanup, !dbg !312
  %122 = load ptr, ptr %2, align 8, !dbg !313, !tbaa !105
  %123 = icmp eq ptr %122, null, !dbg !315
  br i1 %123, label %128, label %124, !dbg !313

124:                                              ; preds = %120
  %125 = load ptr, ptr %122, align 8, !dbg !316, !tbaa !59
  %126 = getelementptr inbounds ptr, ptr %125, i64 1, !dbg !316
  %127 = load ptr, ptr %126, align 8, !dbg !316
  call void %127(ptr noundef nonnull align 8 dereferenceable(8) %122) #25, !dbg !316
  br label %128, !dbg !318

128:                                              ; preds = %124, %120
  store ptr null, ptr %2, align 8, !dbg !319, !tbaa !105
  br label %197

129:                                              ; preds = %113, %116
  store ptr null, ptr %2, align 8, !dbg !320, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !312
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %11)
          to label %130 unwind label %192, !dbg !321

130:                                              ; preds = %129
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %12)
          to label %131 unwind label %192, !dbg !322

131:                                              ; preds = %130
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #25, !dbg !323
  store ptr null, ptr %13, align 8, !dbg !324, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #25, !dbg !327
  store ptr null, ptr %1, align 8, !dbg !329, !tbaa !13
  store ptr null, ptr %13, align 8, !dbg !331, !tbaa !13
  %132 = load ptr, ptr @_ZL6shared, align 8, !dbg !332, !tbaa !13
  store ptr %132, ptr %1, align 8, !dbg !334, !tbaa !13
  store ptr null, ptr @_ZL6shared, align 8, !dbg !335, !tbaa !13
  %133 = icmp eq ptr %132, null, !dbg !336
  br i1 %133, label %135, label %134, !dbg !336

134:                                              ; preds = %131
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #25, !dbg !338
  br label %135, !dbg !338

135:                                              ; preds = %131, %134
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #25, !dbg !327
  %136 = load ptr, ptr %13, align 8, !dbg !339, !tbaa !13
  %137 = icmp eq ptr %136, null, !dbg !339
  br i1 %137, label %139, label %138, !dbg !339

138:                                              ; preds = %135
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %13) #25, !dbg !341
  br label %139, !dbg !341

139:                                              ; preds = %135, %138
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #25, !dbg !342
  %140 = load i64, ptr %12, align 8, !dbg !343, !tbaa.struct !348
  %141 = icmp eq i64 %140, 0, !dbg !350
  br i1 %141, label %143, label %142, !dbg !353

142:                                              ; preds = %139
  call void @_ZSt9terminatev() #27, !dbg !354
  unreachable, !dbg !354

143:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #25, !dbg !236
  %144 = load i64, ptr %11, align 8, !dbg !358, !tbaa.struct !348
  %145 = icmp eq i64 %144, 0, !dbg !361
  br i1 %145, label %147, label %146, !dbg !363

146:                                              ; preds = %143
  call void @_ZSt9terminatev() #27, !dbg !364
  unreachable, !dbg !364

147:                                              ; preds = %143
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #25, !dbg !236
  %148 = load i64, ptr %8, align 8, !dbg !366, !tbaa.struct !348
  %149 = icmp eq i64 %148, 0, !dbg !369
  br i1 %149, label %151, label %150, !dbg !371

150:                                              ; preds = %147
  call void @_ZSt9terminatev() #27, !dbg !372
  unreachable, !dbg !372

151:                                              ; preds = %147
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #25, !dbg !236
  %152 = getelementptr inbounds %"class.std::__shared_ptr", ptr %7, i64 0, i32 1, !dbg !374
  %153 = load ptr, ptr %152, align 8, !dbg !379, !tbaa !103
  %154 = icmp eq ptr %153, null, !dbg !382
  br i1 %154, label %179, label %155, !dbg !379

155:                                              ; preds = %151
  %156 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %153, i64 0, i32 1, !dbg !383
  %157 = load atomic i64, ptr %156 acquire, align 8, !dbg !386
  %158 = icmp eq i64 %157, 4294967297, !dbg !387
  br i1 %158, label %159, label %167, !dbg !386

159:                                              ; preds = %155
  store i32 0, ptr %156, align 8, !dbg !388, !tbaa !62
  %160 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %153, i64 0, i32 2, !dbg !389
  store i32 0, ptr %160, align 4, !dbg !390, !tbaa !66
  %161 = load ptr, ptr %153, align 8, !dbg !391, !tbaa !59
  %162 = getelementptr inbounds ptr, ptr %161, i64 2, !dbg !391
  %163 = load ptr, ptr %162, align 8, !dbg !391
  call void %163(ptr noundef nonnull align 8 dereferenceable(16) %153) #25, !dbg !391
  %164 = load ptr, ptr %153, align 8, !dbg !392, !tbaa !59
  %165 = getelementptr inbounds ptr, ptr %164, i64 3, !dbg !392
  %166 = load ptr, ptr %165, align 8, !dbg !392
  call void %166(ptr noundef nonnull align 8 dereferenceable(16) %153) #25, !dbg !392
  br label %179, !dbg !393

167:                                              ; preds = %155
  %168 = load i8, ptr @__libc_single_threaded, align 1, !dbg !394, !tbaa !400
  %169 = icmp eq i8 %168, 0, !dbg !394
  br i1 %169, label %173, label %170, !dbg !401

170:                                              ; preds = %167
  %171 = load i32, ptr %156, align 8, !dbg !402, !tbaa !405
  %172 = add nsw i32 %171, -1, !dbg !406
  store i32 %172, ptr %156, align 8, !dbg !406, !tbaa !405
  br label %175, !dbg !407

173:                                              ; preds = %167
  %174 = atomicrmw volatile add ptr %156, i32 -1 acq_rel, align 4, !dbg !408
  br label %175, !dbg !411

175:                                              ; preds = %173, %170
  %176 = phi i32 [ %171, %170 ], [ %174, %173 ], !dbg !412
  %177 = icmp eq i32 %176, 1, !dbg !413
  br i1 %177, label %178, label %179, !dbg !414, !prof !415

178:                                              ; preds = %175
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %153) #25, !dbg !416
  br label %179, !dbg !417

179:                                              ; preds = %151, %159, %175, %178
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #25, !dbg !236
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %6) #25, !dbg !236
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #25, !dbg !236
  ret i32 0, !dbg !236

180:                                              ; preds = %89
  %181 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  %182 = extractvalue { ptr, i32 } %181, 0, !dbg !236
  %183 = extractvalue { ptr, i32 } %181, 1, !dbg !236
  br label %206, !dbg !261

184:                                              ; preds = %90
  %185 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  %186 = extractvalue { ptr, i32 } %185, 0, !dbg !236
  %187 = extractvalue { ptr, i32 } %185, 1, !dbg !236
  br label %206, !dbg !236

188:                                              ; preds = %91
  %189 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  br label %202, !dbg !418

190:                                              ; preds = %110
  %191 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  br label %197, !dbg !419

192:                                              ; preds = %130, %129
  %193 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  %194 = load i64, ptr %12, align 8, !dbg !420, !tbaa.struct !348
  %195 = icmp eq i64 %194, 0, !dbg !423
  br i1 %195, label %197, label %196, !dbg !425

196:                                              ; preds = %192
  call void @_ZSt9terminatev() #27, !dbg !426
  unreachable, !dbg !426

197:                                              ; preds = %192, %190, %128
  %198 = phi { ptr, i32 } [ %191, %190 ], [ %121, %128 ], [ %193, %192 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #25, !dbg !236
  %199 = load i64, ptr %11, align 8, !dbg !428, !tbaa.struct !348
  %200 = icmp eq i64 %199, 0, !dbg !431
  br i1 %200, label %202, label %201, !dbg !433

201:                                              ; preds = %197
  call void @_ZSt9terminatev() #27, !dbg !434
  unreachable, !dbg !434

202:                                              ; preds = %197, %188, %109
  %203 = phi { ptr, i32 } [ %189, %188 ], [ %102, %109 ], [ %198, %197 ]
  %204 = extractvalue { ptr, i32 } %203, 0, !dbg !236
  %205 = extractvalue { ptr, i32 } %203, 1, !dbg !236
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #25, !dbg !236
  br label %206, !dbg !236

206:                                              ; preds = %202, %184, %180, %73
  %207 = phi i32 [ %205, %202 ], [ %187, %184 ], [ %183, %180 ], [ %76, %73 ], !dbg !236
  %208 = phi ptr [ %204, %202 ], [ %186, %184 ], [ %182, %180 ], [ %75, %73 ], !dbg !236
  %209 = load i64, ptr %8, align 8, !dbg !436, !tbaa.struct !348
  %210 = icmp eq i64 %209, 0, !dbg !439
  br i1 %210, label %212, label %211, !dbg !441

211:                                              ; preds = %206
  call void @_ZSt9terminatev() #27, !dbg !442
  unreachable, !dbg !442

212:                                              ; preds = %206, %69
  %213 = phi i32 [ %72, %69 ], [ %207, %206 ], !dbg !236
  %214 = phi ptr [ %71, %69 ], [ %208, %206 ], !dbg !236
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #25, !dbg !236
  %215 = getelementptr inbounds %"class.std::__shared_ptr", ptr %7, i64 0, i32 1, !dbg !444
  %216 = load ptr, ptr %215, align 8, !dbg !447, !tbaa !103
  %217 = icmp eq ptr %216, null, !dbg !449
  br i1 %217, label %242, label %218, !dbg !447

218:                                              ; preds = %212
  %219 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %216, i64 0, i32 1, !dbg !450
  %220 = load atomic i64, ptr %219 acquire, align 8, !dbg !452
  %221 = icmp eq i64 %220, 4294967297, !dbg !453
  br i1 %221, label %222, label %230, !dbg !452

222:                                              ; preds = %218
  store i32 0, ptr %219, align 8, !dbg !454, !tbaa !62
  %223 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %216, i64 0, i32 2, !dbg !455
  store i32 0, ptr %223, align 4, !dbg !456, !tbaa !66
  %224 = load ptr, ptr %216, align 8, !dbg !457, !tbaa !59
  %225 = getelementptr inbounds ptr, ptr %224, i64 2, !dbg !457
  %226 = load ptr, ptr %225, align 8, !dbg !457
  call void %226(ptr noundef nonnull align 8 dereferenceable(16) %216) #25, !dbg !457
  %227 = load ptr, ptr %216, align 8, !dbg !458, !tbaa !59
  %228 = getelementptr inbounds ptr, ptr %227, i64 3, !dbg !458
  %229 = load ptr, ptr %228, align 8, !dbg !458
  call void %229(ptr noundef nonnull align 8 dereferenceable(16) %216) #25, !dbg !458
  br label %242, !dbg !459

230:                                              ; preds = %218
  %231 = load i8, ptr @__libc_single_threaded, align 1, !dbg !460, !tbaa !400
  %232 = icmp eq i8 %231, 0, !dbg !460
  br i1 %232, label %236, label %233, !dbg !463

233:                                              ; preds = %230
  %234 = load i32, ptr %219, align 8, !dbg !464, !tbaa !405
  %235 = add nsw i32 %234, -1, !dbg !466
  store i32 %235, ptr %219, align 8, !dbg !466, !tbaa !405
  br label %238, !dbg !467

236:                                              ; preds = %230
  %237 = atomicrmw volatile add ptr %219, i32 -1 acq_rel, align 4, !dbg !468
  br label %238, !dbg !470

238:                                              ; preds = %236, %233
  %239 = phi i32 [ %234, %233 ], [ %237, %236 ], !dbg !471
  %240 = icmp eq i32 %239, 1, !dbg !472
  br i1 %240, label %241, label %242, !dbg !473, !prof !415

241:                                              ; preds = %238
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %216) #25, !dbg !474
  br label %242, !dbg !475

242:                                              ; preds = %241, %238, %222, %212, %63
  %243 = phi i32 [ %66, %63 ], [ %213, %212 ], [ %213, %222 ], [ %213, %238 ], [ %213, %241 ], !dbg !236
  %244 = phi ptr [ %65, %63 ], [ %214, %212 ], [ %214, %222 ], [ %214, %238 ], [ %214, %241 ], !dbg !236
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #25, !dbg !236
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %6) #25, !dbg !236
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #25, !dbg !236
  %245 = insertvalue { ptr, i32 } poison, ptr %244, 0, !dbg !236
  %246 = insertvalue { ptr, i32 } %245, i32 %243, 1, !dbg !236
  br label %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt6futureIiE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !476 {
  %2 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #25, !dbg !477
  store ptr %0, ptr %2, align 8, !dbg !478, !tbaa !105
  %3 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %4 unwind label %36, !dbg !481

4:                                                ; preds = %1
  %5 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %3, i64 0, i32 1, !dbg !482
  %6 = load i32, ptr %5, align 8, !dbg !485, !tbaa !405
  %7 = load ptr, ptr %2, align 8, !dbg !486, !tbaa !489
  store ptr null, ptr %7, align 8, !dbg !491, !tbaa !105
  %8 = getelementptr inbounds %"class.std::__shared_ptr", ptr %7, i64 0, i32 1, !dbg !499
  %9 = load ptr, ptr %8, align 8, !dbg !500, !tbaa !103
  store ptr null, ptr %8, align 8, !dbg !502, !tbaa !103
  %10 = icmp eq ptr %9, null, !dbg !503
  br i1 %10, label %35, label %11, !dbg !506

11:                                               ; preds = %4
  %12 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %9, i64 0, i32 1, !dbg !507
  %13 = load atomic i64, ptr %12 acquire, align 8, !dbg !509
  %14 = icmp eq i64 %13, 4294967297, !dbg !510
  br i1 %14, label %15, label %23, !dbg !509

15:                                               ; preds = %11
  store i32 0, ptr %12, align 8, !dbg !511, !tbaa !62
  %16 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %9, i64 0, i32 2, !dbg !512
  store i32 0, ptr %16, align 4, !dbg !513, !tbaa !66
  %17 = load ptr, ptr %9, align 8, !dbg !514, !tbaa !59
  %18 = getelementptr inbounds ptr, ptr %17, i64 2, !dbg !514
  %19 = load ptr, ptr %18, align 8, !dbg !514
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %9) #25, !dbg !514
  %20 = load ptr, ptr %9, align 8, !dbg !515, !tbaa !59
  %21 = getelementptr inbounds ptr, ptr %20, i64 3, !dbg !515
  %22 = load ptr, ptr %21, align 8, !dbg !515
  tail call void %22(ptr noundef nonnull align 8 dereferenceable(16) %9) #25, !dbg !515
  br label %35, !dbg !516

23:                                               ; preds = %11
  %24 = load i8, ptr @__libc_single_threaded, align 1, !dbg !517, !tbaa !400
  %25 = icmp eq i8 %24, 0, !dbg !517
  br i1 %25, label %29, label %26, !dbg !520

26:                                               ; preds = %23
  %27 = load i32, ptr %12, align 8, !dbg !521, !tbaa !405
  %28 = add nsw i32 %27, -1, !dbg !523
  store i32 %28, ptr %12, align 8, !dbg !523, !tbaa !405
  br label %31, !dbg !524

29:                                               ; preds = %23
  %30 = atomicrmw volatile add ptr %12, i32 -1 acq_rel, align 4, !dbg !525
  br label %31, !dbg !527

31:                                               ; preds = %29, %26
  %32 = phi i32 [ %27, %26 ], [ %30, %29 ], !dbg !528
  %33 = icmp eq i32 %32, 1, !dbg !529
  br i1 %33, label %34, label %35, !dbg !530, !prof !415

34:                                               ; preds = %31
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %9) #25, !dbg !531
  br label %35, !dbg !532

35:                                               ; preds = %4, %15, %31, %34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #25, !dbg !533
  ret i32 %6, !dbg !533

36:                                               ; preds = %1
  %37 = landingpad { ptr, i32 }
          cleanup, !dbg !533
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #25, !dbg !533
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #25, !dbg !533
  resume { ptr, i32 } %37, !dbg !533
}

; Function Attrs: noreturn nounwind
declare !dbg !534 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare !dbg !536 void @_ZSt17current_exceptionv(ptr sret(%"class.std::__exception_ptr::exception_ptr") align 8) local_unnamed_addr #7

declare void @__cxa_end_catch() local_unnamed_addr

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #8

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !537 {
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = load ptr, ptr %0, align 8, !dbg !538, !tbaa !38
  %4 = icmp eq ptr %3, null, !dbg !541
  br i1 %4, label %26, label %5, !dbg !542

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !543
  %7 = load ptr, ptr %6, align 8, !dbg !546, !tbaa !103
  %8 = icmp eq ptr %7, null, !dbg !546
  br i1 %8, label %13, label %9, !dbg !546

9:                                                ; preds = %5
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %7, i64 0, i32 1, !dbg !551
  %11 = load atomic i32, ptr %10 monotonic, align 8, !dbg !554
  %12 = icmp eq i32 %11, 1, !dbg !555
  br i1 %12, label %26, label %13, !dbg !556

13:                                               ; preds = %5, %9
  %14 = getelementptr inbounds %"class.std::promise", ptr %0, i64 0, i32 1, !dbg !557
  %15 = load ptr, ptr %14, align 8, !dbg !558, !tbaa !105
  store ptr null, ptr %14, align 8, !dbg !565, !tbaa !105
  store ptr %15, ptr %2, align 8, !dbg !566, !tbaa !577
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %3, ptr noundef nonnull %2)
          to label %16 unwind label %65, !dbg !579

16:                                               ; preds = %13
  %17 = load ptr, ptr %2, align 8, !dbg !580, !tbaa !105
  %18 = icmp eq ptr %17, null, !dbg !583
  br i1 %18, label %25, label %19, !dbg !580

19:                                               ; preds = %16
  %20 = load ptr, ptr %17, align 8, !dbg !584, !tbaa !59
  %21 = load ptr, ptr %20, align 8, !dbg !584
  invoke void %21(ptr noundef nonnull align 8 dereferenceable(16) %17)
          to label %25 unwind label %22, !dbg !584

22:                                               ; preds = %19
  %23 = landingpad { ptr, i32 }
          catch ptr null, !dbg !587
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !587
  call void @__clang_call_terminate(ptr %24) #27, !dbg !587
  unreachable, !dbg !587

25:                                               ; preds = %16, %19
  store ptr null, ptr %2, align 8, !dbg !588, !tbaa !105
  br label %26, !dbg !589

26:                                               ; preds = %25, %9, %1
  %27 = getelementptr inbounds %"class.std::promise", ptr %0, i64 0, i32 1, !dbg !590
  %28 = load ptr, ptr %27, align 8, !dbg !591, !tbaa !105
  %29 = icmp eq ptr %28, null, !dbg !594
  br i1 %29, label %36, label %30, !dbg !591

30:                                               ; preds = %26
  %31 = load ptr, ptr %28, align 8, !dbg !595, !tbaa !59
  %32 = load ptr, ptr %31, align 8, !dbg !595
  invoke void %32(ptr noundef nonnull align 8 dereferenceable(16) %28)
          to label %36 unwind label %33, !dbg !595

33:                                               ; preds = %30
  %34 = landingpad { ptr, i32 }
          catch ptr null, !dbg !597
  %35 = extractvalue { ptr, i32 } %34, 0, !dbg !597
  call void @__clang_call_terminate(ptr %35) #27, !dbg !597
  unreachable, !dbg !597

36:                                               ; preds = %26, %30
  store ptr null, ptr %27, align 8, !dbg !598, !tbaa !105
  %37 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !599
  %38 = load ptr, ptr %37, align 8, !dbg !601, !tbaa !103
  %39 = icmp eq ptr %38, null, !dbg !603
  br i1 %39, label %64, label %40, !dbg !601

40:                                               ; preds = %36
  %41 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %38, i64 0, i32 1, !dbg !604
  %42 = load atomic i64, ptr %41 acquire, align 8, !dbg !606
  %43 = icmp eq i64 %42, 4294967297, !dbg !607
  br i1 %43, label %44, label %52, !dbg !606

44:                                               ; preds = %40
  store i32 0, ptr %41, align 8, !dbg !608, !tbaa !62
  %45 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %38, i64 0, i32 2, !dbg !609
  store i32 0, ptr %45, align 4, !dbg !610, !tbaa !66
  %46 = load ptr, ptr %38, align 8, !dbg !611, !tbaa !59
  %47 = getelementptr inbounds ptr, ptr %46, i64 2, !dbg !611
  %48 = load ptr, ptr %47, align 8, !dbg !611
  call void %48(ptr noundef nonnull align 8 dereferenceable(16) %38) #25, !dbg !611
  %49 = load ptr, ptr %38, align 8, !dbg !612, !tbaa !59
  %50 = getelementptr inbounds ptr, ptr %49, i64 3, !dbg !612
  %51 = load ptr, ptr %50, align 8, !dbg !612
  call void %51(ptr noundef nonnull align 8 dereferenceable(16) %38) #25, !dbg !612
  br label %64, !dbg !613

52:                                               ; preds = %40
  %53 = load i8, ptr @__libc_single_threaded, align 1, !dbg !614, !tbaa !400
  %54 = icmp eq i8 %53, 0, !dbg !614
  br i1 %54, label %58, label %55, !dbg !617

55:                                               ; preds = %52
  %56 = load i32, ptr %41, align 8, !dbg !618, !tbaa !405
  %57 = add nsw i32 %56, -1, !dbg !620
  store i32 %57, ptr %41, align 8, !dbg !620, !tbaa !405
  br label %60, !dbg !621

58:                                               ; preds = %52
  %59 = atomicrmw volatile add ptr %41, i32 -1 acq_rel, align 4, !dbg !622
  br label %60, !dbg !624

60:                                               ; preds = %58, %55
  %61 = phi i32 [ %56, %55 ], [ %59, %58 ], !dbg !625
  %62 = icmp eq i32 %61, 1, !dbg !626
  br i1 %62, label %63, label %64, !dbg !627, !prof !415

63:                                               ; preds = %60
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %38) #25, !dbg !628
  br label %64, !dbg !629

64:                                               ; preds = %36, %44, %60, %63
  ret void, !dbg !590

65:                                               ; preds = %13
  %66 = landingpad { ptr, i32 }
          catch ptr null, !dbg !579
  %67 = extractvalue { ptr, i32 } %66, 0, !dbg !579
  call void @__clang_call_terminate(ptr %67) #27, !dbg !579
  unreachable, !dbg !579
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: noreturn nounwind
declare !dbg !630 void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #11 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #25
  tail call void @_ZSt9terminatev() #27
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #12 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !631 {
  %2 = load ptr, ptr %0, align 8, !dbg !632, !tbaa !59
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !632
  %4 = load ptr, ptr %3, align 8, !dbg !632
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #25, !dbg !632
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !635
  %6 = load i8, ptr @__libc_single_threaded, align 1, !dbg !636, !tbaa !400
  %7 = icmp eq i8 %6, 0, !dbg !636
  br i1 %7, label %11, label %8, !dbg !639

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !dbg !640, !tbaa !405
  %10 = add nsw i32 %9, -1, !dbg !642
  store i32 %10, ptr %5, align 4, !dbg !642, !tbaa !405
  br label %13, !dbg !643

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4, !dbg !644
  br label %13, !dbg !646

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ], !dbg !647
  %15 = icmp eq i32 %14, 1, !dbg !648
  br i1 %15, label %16, label %20, !dbg !649

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !dbg !650, !tbaa !59
  %18 = getelementptr inbounds ptr, ptr %17, i64 3, !dbg !650
  %19 = load ptr, ptr %18, align 8, !dbg !650
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #25, !dbg !650
  br label %20, !dbg !651

20:                                               ; preds = %13, %16
  ret void, !dbg !652
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #13

; Function Attrs: noreturn
declare !dbg !653 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #14

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 !dbg !655 {
  ret void, !dbg !656
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #9 comdat align 2 !dbg !657 {
  tail call void @_ZdlPv(ptr noundef %0) #28, !dbg !658
  ret void, !dbg !659
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #15 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !660 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !661
  %3 = load ptr, ptr %2, align 8, !dbg !663, !tbaa !59
  %4 = load ptr, ptr %3, align 8, !dbg !663
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(28) %2) #25, !dbg !663
  ret void, !dbg !668
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !669 {
  tail call void @_ZdlPv(ptr noundef %0) #28, !dbg !670
  ret void, !dbg !677
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #15 comdat align 2 !dbg !678 {
  %3 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !679
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !681
  br i1 %4, label %16, label %5, !dbg !682

5:                                                ; preds = %2
  %6 = getelementptr inbounds %"class.std::type_info", ptr %1, i64 0, i32 1, !dbg !683
  %7 = load ptr, ptr %6, align 8, !dbg !683, !tbaa !687
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag, !dbg !689
  br i1 %8, label %16, label %9, !dbg !683

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !dbg !690, !tbaa !400
  %11 = icmp eq i8 %10, 42, !dbg !691
  br i1 %11, label %16, label %12, !dbg !692

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #25, !dbg !693
  %14 = icmp eq i32 %13, 0, !dbg !694
  %15 = select i1 %14, ptr %3, ptr null, !dbg !695
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ], !dbg !696
  ret ptr %17, !dbg !697
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 !dbg !698 {
  tail call void @llvm.trap() #27, !dbg !699
  unreachable, !dbg !699
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #15 comdat align 2 !dbg !700 {
  %2 = load ptr, ptr %0, align 8, !dbg !701, !tbaa !59
  %3 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !701
  %4 = load ptr, ptr %3, align 8, !dbg !701
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #25, !dbg !701
  ret void, !dbg !702
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #16

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !703 {
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !704, !tbaa !59
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !704
  %3 = load ptr, ptr %2, align 8, !dbg !705, !tbaa !105
  %4 = icmp eq ptr %3, null, !dbg !707
  br i1 %4, label %11, label %5, !dbg !705

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !dbg !708, !tbaa !59
  %7 = load ptr, ptr %6, align 8, !dbg !708
  invoke void %7(ptr noundef nonnull align 8 dereferenceable(16) %3)
          to label %11 unwind label %8, !dbg !708

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !710
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !710
  tail call void @__clang_call_terminate(ptr %10) #27, !dbg !710
  unreachable, !dbg !710

11:                                               ; preds = %1, %5
  store ptr null, ptr %2, align 8, !dbg !711, !tbaa !105
  ret void, !dbg !704
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !712 {
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !713, !tbaa !59
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !713
  %3 = load ptr, ptr %2, align 8, !dbg !715, !tbaa !105
  %4 = icmp eq ptr %3, null, !dbg !717
  br i1 %4, label %11, label %5, !dbg !715

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !dbg !718, !tbaa !59
  %7 = load ptr, ptr %6, align 8, !dbg !718
  invoke void %7(ptr noundef nonnull align 8 dereferenceable(16) %3)
          to label %11 unwind label %8, !dbg !718

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !720
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !720
  tail call void @__clang_call_terminate(ptr %10) #27, !dbg !720
  unreachable, !dbg !720

11:                                               ; preds = %1, %5
  store ptr null, ptr %2, align 8, !dbg !721, !tbaa !105
  tail call void @_ZdlPv(ptr noundef %0) #28, !dbg !722
  ret void, !dbg !722
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #15 comdat align 2 !dbg !723 {
  ret void, !dbg !724
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #15 comdat align 2 !dbg !725 {
  ret i1 false, !dbg !726
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #17

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #18

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !727 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #19

declare void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #8

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #15 comdat align 2 !dbg !728 {
  %2 = load ptr, ptr %0, align 8, !dbg !729, !tbaa !59
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !729
  %4 = load ptr, ptr %3, align 8, !dbg !729
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(21) %0) #25, !dbg !729
  ret void, !dbg !730
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #9 comdat align 2 !dbg !731 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !732, !tbaa !59
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #25, !dbg !733
  ret void, !dbg !733
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED0Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #9 comdat align 2 !dbg !734 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !735, !tbaa !59
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #25, !dbg !737
  tail call void @_ZdlPv(ptr noundef %0) #28, !dbg !738
  ret void, !dbg !739
}

; Function Attrs: nounwind
declare void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1) local_unnamed_addr #4 comdat align 2 !dbg !740 {
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %4 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %5 = alloca %"class.std::future_error", align 8
  %6 = load ptr, ptr %1, align 8, !dbg !741, !tbaa !105
  %7 = icmp eq ptr %6, null, !dbg !748
  br i1 %7, label %32, label %8, !dbg !749

8:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #25, !dbg !750
  %9 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() #25, !dbg !751
  call void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %5, i32 4, ptr nonnull %9), !dbg !756
  %10 = call ptr @__cxa_allocate_exception(i64 noundef 32) #25, !dbg !757, !noalias !760
  %11 = call ptr @__cxa_init_primary_exception(ptr noundef %10, ptr noundef nonnull @_ZTISt12future_error, ptr noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv) #25, !dbg !763, !noalias !760
  call void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 8 dereferenceable(16) %5) #25, !dbg !764, !noalias !760
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVSt12future_error, i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !764, !tbaa !59, !noalias !760
  %12 = getelementptr inbounds %"class.std::future_error", ptr %10, i64 0, i32 1, !dbg !764
  %13 = getelementptr inbounds %"class.std::future_error", ptr %5, i64 0, i32 1, !dbg !764
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %13, i64 16, i1 false), !dbg !764, !tbaa.struct !767, !noalias !760
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %10) #25, !dbg !768
  %14 = load ptr, ptr %1, align 8, !dbg !769, !tbaa !105
  %15 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %14, i64 0, i32 1, !dbg !774
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #25, !dbg !775
  %16 = load ptr, ptr %4, align 8, !dbg !777, !tbaa !13
  store ptr %16, ptr %3, align 8, !dbg !779, !tbaa !13
  store ptr null, ptr %4, align 8, !dbg !780, !tbaa !13
  %17 = load ptr, ptr %15, align 8, !dbg !781, !tbaa !13
  store ptr %17, ptr %3, align 8, !dbg !783, !tbaa !13
  store ptr %16, ptr %15, align 8, !dbg !784, !tbaa !13
  %18 = icmp eq ptr %17, null, !dbg !785
  br i1 %18, label %20, label %19, !dbg !785

19:                                               ; preds = %8
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #25, !dbg !787
  br label %20, !dbg !787

20:                                               ; preds = %8, %19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #25, !dbg !775
  %21 = load ptr, ptr %4, align 8, !dbg !788, !tbaa !13
  %22 = icmp eq ptr %21, null, !dbg !788
  br i1 %22, label %24, label %23, !dbg !788

23:                                               ; preds = %20
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #25, !dbg !790
  br label %24, !dbg !790

24:                                               ; preds = %20, %23
  call void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #25, !dbg !791
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #25, !dbg !791
  %25 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !792
  %26 = load ptr, ptr %25, align 8, !dbg !793, !tbaa !105
  %27 = load ptr, ptr %1, align 8, !dbg !800, !tbaa !105
  store ptr %27, ptr %25, align 8, !dbg !801, !tbaa !105
  store ptr %26, ptr %1, align 8, !dbg !802, !tbaa !105
  %28 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !803
  %29 = atomicrmw xchg ptr %28, i32 1 release, align 4, !dbg !804
  %30 = icmp sgt i32 %29, -1, !dbg !811
  br i1 %30, label %32, label %31, !dbg !811

31:                                               ; preds = %24
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %28), !dbg !812
  br label %32, !dbg !812

32:                                               ; preds = %31, %24, %2
  ret void, !dbg !813
}

; Function Attrs: nounwind
declare void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !814 ptr @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !816 ptr @__cxa_init_primary_exception(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv(ptr noundef %0) #20 comdat !dbg !817 {
  %2 = load ptr, ptr %0, align 8, !dbg !818, !tbaa !59
  %3 = load ptr, ptr %2, align 8, !dbg !818
  tail call void %3(ptr noundef nonnull align 8 dereferenceable(32) %0) #25, !dbg !818
  ret void, !dbg !819
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 %1, ptr %2) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !820 {
  %4 = alloca %"class.std::__cxx11::basic_string", align 8
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #25, !dbg !821
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #25, !dbg !822
  %6 = load ptr, ptr %2, align 8, !dbg !823, !tbaa !59, !noalias !827
  %7 = getelementptr inbounds ptr, ptr %6, i64 4, !dbg !823
  %8 = load ptr, ptr %7, align 8, !dbg !823, !noalias !827
  call void %8(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %5, ptr noundef nonnull align 8 dereferenceable(8) %2, i32 noundef %1), !dbg !823
  %9 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 19)
          to label %10 unwind label %39, !dbg !830

10:                                               ; preds = %3
  %11 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %4, i64 0, i32 2, !dbg !838
  store ptr %11, ptr %4, align 8, !dbg !843, !tbaa !846, !alias.scope !848
  %12 = load ptr, ptr %9, align 8, !dbg !851, !tbaa !856
  %13 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %9, i64 0, i32 2, !dbg !858
  %14 = icmp eq ptr %12, %13, !dbg !861
  br i1 %14, label %15, label %21, !dbg !862

15:                                               ; preds = %10
  %16 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %9, i64 0, i32 1, !dbg !863
  %17 = load i64, ptr %16, align 8, !dbg !863, !tbaa !866
  %18 = add i64 %17, 1, !dbg !867
  %19 = icmp eq i64 %18, 0, !dbg !868
  br i1 %19, label %23, label %20, !dbg !872

20:                                               ; preds = %15
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %11, ptr nonnull align 8 %13, i64 %18, i1 false), !dbg !873
  br label %23, !dbg !874

21:                                               ; preds = %10
  store ptr %12, ptr %4, align 8, !dbg !875, !tbaa !856, !alias.scope !848
  %22 = load i64, ptr %13, align 8, !dbg !878, !tbaa !400
  store i64 %22, ptr %11, align 8, !dbg !879, !tbaa !400, !alias.scope !848
  br label %23

23:                                               ; preds = %15, %20, %21
  %24 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %9, i64 0, i32 1, !dbg !882
  %25 = load i64, ptr %24, align 8, !dbg !882, !tbaa !866
  %26 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %4, i64 0, i32 1, !dbg !884
  store i64 %25, ptr %26, align 8, !dbg !887, !tbaa !866, !alias.scope !848
  store ptr %13, ptr %9, align 8, !dbg !888, !tbaa !856
  store i64 0, ptr %24, align 8, !dbg !890, !tbaa !866
  store i8 0, ptr %13, align 8, !dbg !894, !tbaa !400
  invoke void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %4)
          to label %27 unwind label %41, !dbg !897

27:                                               ; preds = %23
  %28 = load ptr, ptr %4, align 8, !dbg !898, !tbaa !856
  %29 = icmp eq ptr %28, %11, !dbg !905
  br i1 %29, label %31, label %30, !dbg !906

30:                                               ; preds = %27
  call void @_ZdlPv(ptr noundef %28) #28, !dbg !907
  br label %31, !dbg !914

31:                                               ; preds = %27, %30
  %32 = load ptr, ptr %5, align 8, !dbg !915, !tbaa !856
  %33 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %5, i64 0, i32 2, !dbg !920
  %34 = icmp eq ptr %32, %33, !dbg !922
  br i1 %34, label %36, label %35, !dbg !923

35:                                               ; preds = %31
  call void @_ZdlPv(ptr noundef %32) #28, !dbg !924
  br label %36, !dbg !928

36:                                               ; preds = %31, %35
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #25, !dbg !897
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #25, !dbg !897
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVSt12future_error, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !929, !tbaa !59
  %37 = getelementptr inbounds %"class.std::future_error", ptr %0, i64 0, i32 1, !dbg !930
  store i32 %1, ptr %37, align 8, !dbg !930, !tbaa.struct !767
  %38 = getelementptr inbounds %"class.std::future_error", ptr %0, i64 0, i32 1, i32 1, !dbg !930
  store ptr %2, ptr %38, align 8, !dbg !930, !tbaa.struct !931
  ret void, !dbg !932

39:                                               ; preds = %3
  %40 = landingpad { ptr, i32 }
          cleanup, !dbg !932
  br label %46, !dbg !932

41:                                               ; preds = %23
  %42 = landingpad { ptr, i32 }
          cleanup, !dbg !932
  %43 = load ptr, ptr %4, align 8, !dbg !933, !tbaa !856
  %44 = icmp eq ptr %43, %11, !dbg !938
  br i1 %44, label %46, label %45, !dbg !939

45:                                               ; preds = %41
  call void @_ZdlPv(ptr noundef %43) #28, !dbg !940
  br label %46, !dbg !944

46:                                               ; preds = %45, %41, %39
  %47 = phi { ptr, i32 } [ %40, %39 ], [ %42, %41 ], [ %42, %45 ]
  %48 = load ptr, ptr %5, align 8, !dbg !945, !tbaa !856
  %49 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %5, i64 0, i32 2, !dbg !950
  %50 = icmp eq ptr %48, %49, !dbg !952
  br i1 %50, label %52, label %51, !dbg !953

51:                                               ; preds = %46
  call void @_ZdlPv(ptr noundef %48) #28, !dbg !954
  br label %52, !dbg !958

52:                                               ; preds = %46, %51
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #25, !dbg !897
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #25, !dbg !897
  resume { ptr, i32 } %47, !dbg !897
}

; Function Attrs: nounwind
declare !dbg !959 noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr #7

declare void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #8

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #21 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !960 {
  %6 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !962
  %7 = load i64, ptr %6, align 8, !dbg !962, !tbaa !866
  %8 = add i64 %2, 4611686018427387903, !dbg !967
  %9 = sub i64 %8, %7, !dbg !968
  %10 = icmp ult i64 %9, %4, !dbg !969
  br i1 %10, label %11, label %12, !dbg !970

11:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.4) #29, !dbg !971
  unreachable, !dbg !971

12:                                               ; preds = %5
  %13 = sub i64 %4, %2, !dbg !972
  %14 = add i64 %13, %7, !dbg !973
  %15 = load ptr, ptr %0, align 8, !dbg !974, !tbaa !856
  %16 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !979
  %17 = icmp eq ptr %15, %16, !dbg !981
  %18 = load i64, ptr %16, align 8, !dbg !982
  %19 = select i1 %17, i64 15, i64 %18, !dbg !982
  %20 = icmp ugt i64 %14, %19, !dbg !983
  br i1 %20, label %96, label %21, !dbg !984

21:                                               ; preds = %12
  %22 = getelementptr inbounds i8, ptr %15, i64 %1, !dbg !985
  %23 = add i64 %2, %1, !dbg !986
  %24 = sub i64 %7, %23, !dbg !986
  %25 = icmp ugt ptr %15, %3, !dbg !987
  %26 = getelementptr inbounds i8, ptr %15, i64 %7, !dbg !993
  %27 = icmp ult ptr %26, %3, !dbg !993
  %28 = select i1 %25, i1 true, i1 %27, !dbg !993
  br i1 %28, label %29, label %43, !dbg !994

29:                                               ; preds = %21
  %30 = icmp eq i64 %7, %23, !dbg !995
  %31 = icmp eq i64 %4, %2
  %32 = or i1 %31, %30, !dbg !996
  br i1 %32, label %39, label %33, !dbg !996

33:                                               ; preds = %29
  %34 = getelementptr inbounds i8, ptr %22, i64 %4, !dbg !997
  %35 = getelementptr inbounds i8, ptr %22, i64 %2, !dbg !998
  switch i64 %24, label %38 [
    i64 1, label %36
    i64 0, label %39
  ], !dbg !999

36:                                               ; preds = %33
  %37 = load i8, ptr %35, align 1, !dbg !1002, !tbaa !400
  store i8 %37, ptr %34, align 1, !dbg !1004, !tbaa !400
  br label %39, !dbg !1005

38:                                               ; preds = %33
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %34, ptr align 1 %35, i64 %24, i1 false), !dbg !1006
  br label %39, !dbg !1009

39:                                               ; preds = %38, %36, %33, %29
  switch i64 %4, label %42 [
    i64 0, label %97
    i64 1, label %40
  ], !dbg !1010

40:                                               ; preds = %39
  %41 = load i8, ptr %3, align 1, !dbg !1011, !tbaa !400
  store i8 %41, ptr %22, align 1, !dbg !1015, !tbaa !400
  br label %97, !dbg !1016

42:                                               ; preds = %39
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %3, i64 %4, i1 false), !dbg !1017
  br label %97, !dbg !1019

43:                                               ; preds = %21
  %44 = icmp ugt i64 %4, %2
  %45 = add i64 %4, -1, !dbg !1020
  %46 = icmp ult i64 %45, %2, !dbg !1020
  br i1 %46, label %47, label %51, !dbg !1020

47:                                               ; preds = %43
  switch i64 %4, label %50 [
    i64 1, label %48
    i64 0, label %51
  ], !dbg !1021

48:                                               ; preds = %47
  %49 = load i8, ptr %3, align 1, !dbg !1023, !tbaa !400
  store i8 %49, ptr %22, align 1, !dbg !1025, !tbaa !400
  br label %51, !dbg !1026

50:                                               ; preds = %47
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %22, ptr align 1 %3, i64 %4, i1 false), !dbg !1027
  br label %51, !dbg !1029

51:                                               ; preds = %50, %48, %47, %43
  %52 = icmp eq i64 %7, %23, !dbg !1030
  %53 = icmp eq i64 %4, %2
  %54 = or i1 %53, %52, !dbg !1031
  br i1 %54, label %61, label %55, !dbg !1031

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %22, i64 %4, !dbg !1032
  %57 = getelementptr inbounds i8, ptr %22, i64 %2, !dbg !1033
  switch i64 %24, label %60 [
    i64 1, label %58
    i64 0, label %61
  ], !dbg !1034

58:                                               ; preds = %55
  %59 = load i8, ptr %57, align 1, !dbg !1036, !tbaa !400
  store i8 %59, ptr %56, align 1, !dbg !1038, !tbaa !400
  br label %61, !dbg !1039

60:                                               ; preds = %55
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %56, ptr align 1 %57, i64 %24, i1 false), !dbg !1040
  br label %61, !dbg !1042

61:                                               ; preds = %60, %58, %55, %51
  br i1 %44, label %62, label %97, !dbg !1043

62:                                               ; preds = %61
  %63 = getelementptr inbounds i8, ptr %3, i64 %4, !dbg !1044
  %64 = getelementptr inbounds i8, ptr %22, i64 %2, !dbg !1045
  %65 = icmp ugt ptr %63, %64, !dbg !1046
  br i1 %65, label %70, label %66, !dbg !1047

66:                                               ; preds = %62
  switch i64 %4, label %69 [
    i64 1, label %67
    i64 0, label %97
  ], !dbg !1048

67:                                               ; preds = %66
  %68 = load i8, ptr %3, align 1, !dbg !1050, !tbaa !400
  store i8 %68, ptr %22, align 1, !dbg !1052, !tbaa !400
  br label %97, !dbg !1053

69:                                               ; preds = %66
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %22, ptr align 1 %3, i64 %4, i1 false), !dbg !1054
  br label %97, !dbg !1056

70:                                               ; preds = %62
  %71 = icmp ugt ptr %64, %3, !dbg !1057
  br i1 %71, label %82, label %72, !dbg !1058

72:                                               ; preds = %70
  %73 = ptrtoint ptr %3 to i64, !dbg !1059
  %74 = ptrtoint ptr %22 to i64, !dbg !1059
  %75 = add i64 %73, %4, !dbg !1060
  %76 = add i64 %74, %2, !dbg !1060
  %77 = sub i64 %75, %76, !dbg !1060
  %78 = getelementptr inbounds i8, ptr %22, i64 %77, !dbg !1061
  switch i64 %4, label %81 [
    i64 1, label %79
    i64 0, label %97
  ], !dbg !1062

79:                                               ; preds = %72
  %80 = load i8, ptr %78, align 1, !dbg !1064, !tbaa !400
  store i8 %80, ptr %22, align 1, !dbg !1066, !tbaa !400
  br label %97, !dbg !1067

81:                                               ; preds = %72
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %78, i64 %4, i1 false), !dbg !1068
  br label %97, !dbg !1070

82:                                               ; preds = %70
  %83 = ptrtoint ptr %64 to i64, !dbg !1071
  %84 = ptrtoint ptr %3 to i64, !dbg !1071
  %85 = sub i64 %83, %84, !dbg !1071
  switch i64 %85, label %88 [
    i64 1, label %86
    i64 0, label %89
  ], !dbg !1072

86:                                               ; preds = %82
  %87 = load i8, ptr %3, align 1, !dbg !1074, !tbaa !400
  store i8 %87, ptr %22, align 1, !dbg !1076, !tbaa !400
  br label %89, !dbg !1077

88:                                               ; preds = %82
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %22, ptr align 1 %3, i64 %85, i1 false), !dbg !1078
  br label %89, !dbg !1080

89:                                               ; preds = %82, %86, %88
  %90 = getelementptr inbounds i8, ptr %22, i64 %85, !dbg !1081
  %91 = getelementptr inbounds i8, ptr %22, i64 %4, !dbg !1082
  %92 = sub i64 %4, %85, !dbg !1083
  switch i64 %92, label %95 [
    i64 1, label %93
    i64 0, label %97
  ], !dbg !1084

93:                                               ; preds = %89
  %94 = load i8, ptr %91, align 1, !dbg !1086, !tbaa !400
  store i8 %94, ptr %90, align 1, !dbg !1088, !tbaa !400
  br label %97, !dbg !1089

95:                                               ; preds = %89
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %90, ptr nonnull align 1 %91, i64 %92, i1 false), !dbg !1090
  br label %97, !dbg !1092

96:                                               ; preds = %12
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4), !dbg !1093
  br label %97

97:                                               ; preds = %95, %93, %89, %81, %79, %72, %69, %67, %66, %42, %40, %39, %61, %96
  store i64 %14, ptr %6, align 8, !dbg !1094, !tbaa !866
  %98 = load ptr, ptr %0, align 8, !dbg !1097, !tbaa !856
  %99 = getelementptr inbounds i8, ptr %98, i64 %14, !dbg !1099
  store i8 0, ptr %99, align 1, !dbg !1100, !tbaa !400
  ret ptr %0, !dbg !1102
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #21 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1103 {
  %6 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1104
  %7 = load i64, ptr %6, align 8, !dbg !1104, !tbaa !866
  %8 = add i64 %2, %1, !dbg !1106
  %9 = sub i64 %7, %8, !dbg !1106
  %10 = sub i64 %4, %2, !dbg !1107
  %11 = add i64 %10, %7, !dbg !1108
  %12 = load ptr, ptr %0, align 8, !dbg !1109, !tbaa !856
  %13 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1113
  %14 = icmp eq ptr %12, %13, !dbg !1115
  %15 = load i64, ptr %13, align 8, !dbg !1116
  %16 = select i1 %14, i64 15, i64 %15, !dbg !1116
  %17 = icmp ugt i64 %11, 4611686018427387903, !dbg !1117
  br i1 %17, label %18, label %19, !dbg !1120

18:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.5) #29, !dbg !1121
  unreachable, !dbg !1121

19:                                               ; preds = %5
  %20 = icmp ugt i64 %11, %16, !dbg !1122
  br i1 %20, label %21, label %26, !dbg !1123

21:                                               ; preds = %19
  %22 = shl i64 %16, 1, !dbg !1124
  %23 = icmp ult i64 %11, %22, !dbg !1125
  br i1 %23, label %24, label %26, !dbg !1126

24:                                               ; preds = %21
  %25 = tail call i64 @llvm.umin.i64(i64 %22, i64 4611686018427387903), !dbg !1127
  br label %26, !dbg !1127

26:                                               ; preds = %24, %21, %19
  %27 = phi i64 [ %25, %24 ], [ %11, %21 ], [ %11, %19 ], !dbg !1128
  %28 = add i64 %27, 1, !dbg !1129
  %29 = icmp slt i64 %28, 0, !dbg !1130
  br i1 %29, label %30, label %31, !dbg !1135, !prof !415

30:                                               ; preds = %26
  tail call void @_ZSt17__throw_bad_allocv() #29, !dbg !1136
  unreachable, !dbg !1136

31:                                               ; preds = %26
  %32 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %28) #26, !dbg !1137
  switch i64 %1, label %35 [
    i64 0, label %36
    i64 1, label %33
  ], !dbg !1138

33:                                               ; preds = %31
  %34 = load i8, ptr %12, align 1, !dbg !1139, !tbaa !400
  store i8 %34, ptr %32, align 1, !dbg !1142, !tbaa !400
  br label %36, !dbg !1143

35:                                               ; preds = %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %32, ptr align 1 %12, i64 %1, i1 false), !dbg !1144
  br label %36, !dbg !1146

36:                                               ; preds = %35, %33, %31
  %37 = icmp ne ptr %3, null, !dbg !1147
  %38 = icmp ne i64 %4, 0
  %39 = and i1 %37, %38, !dbg !1148
  br i1 %39, label %40, label %45, !dbg !1148

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %32, i64 %1, !dbg !1149
  switch i64 %4, label %44 [
    i64 1, label %42
    i64 0, label %45
  ], !dbg !1150

42:                                               ; preds = %40
  %43 = load i8, ptr %3, align 1, !dbg !1152, !tbaa !400
  store i8 %43, ptr %41, align 1, !dbg !1154, !tbaa !400
  br label %45, !dbg !1155

44:                                               ; preds = %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %41, ptr nonnull align 1 %3, i64 %4, i1 false), !dbg !1156
  br label %45, !dbg !1158

45:                                               ; preds = %44, %42, %40, %36
  %46 = icmp eq i64 %7, %8, !dbg !1159
  br i1 %46, label %55, label %47, !dbg !1159

47:                                               ; preds = %45
  %48 = getelementptr inbounds i8, ptr %32, i64 %1, !dbg !1160
  %49 = getelementptr inbounds i8, ptr %48, i64 %4, !dbg !1161
  %50 = getelementptr inbounds i8, ptr %12, i64 %1, !dbg !1162
  %51 = getelementptr inbounds i8, ptr %50, i64 %2, !dbg !1163
  switch i64 %9, label %54 [
    i64 1, label %52
    i64 0, label %55
  ], !dbg !1164

52:                                               ; preds = %47
  %53 = load i8, ptr %51, align 1, !dbg !1166, !tbaa !400
  store i8 %53, ptr %49, align 1, !dbg !1168, !tbaa !400
  br label %55, !dbg !1169

54:                                               ; preds = %47
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %49, ptr align 1 %51, i64 %9, i1 false), !dbg !1170
  br label %55, !dbg !1172

55:                                               ; preds = %54, %52, %47, %45
  br i1 %14, label %57, label %56, !dbg !1173

56:                                               ; preds = %55
  tail call void @_ZdlPv(ptr noundef %12) #28, !dbg !1175
  br label %57, !dbg !1179

57:                                               ; preds = %55, %56
  store ptr %32, ptr %0, align 8, !dbg !1180, !tbaa !856
  store i64 %27, ptr %13, align 8, !dbg !1182, !tbaa !400
  ret void, !dbg !1184
}

; Function Attrs: noreturn
declare !dbg !1185 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #10

declare void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef) local_unnamed_addr #8

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1186 {
  %3 = load ptr, ptr %1, align 8, !dbg !1187, !tbaa !38
  store ptr %3, ptr %0, align 8, !dbg !1187, !tbaa !38
  %4 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !1187
  %5 = getelementptr inbounds %"class.std::__shared_ptr", ptr %1, i64 0, i32 1, !dbg !1187
  %6 = load ptr, ptr %5, align 8, !dbg !1194, !tbaa !103
  store ptr %6, ptr %4, align 8, !dbg !1197, !tbaa !103
  %7 = icmp eq ptr %6, null, !dbg !1198
  br i1 %7, label %17, label %8, !dbg !1199

8:                                                ; preds = %2
  %9 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 1, !dbg !1200
  %10 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1203, !tbaa !400
  %11 = icmp eq i8 %10, 0, !dbg !1203
  br i1 %11, label %15, label %12, !dbg !1207

12:                                               ; preds = %8
  %13 = load i32, ptr %9, align 8, !dbg !1208, !tbaa !405
  %14 = add nsw i32 %13, 1, !dbg !1208
  store i32 %14, ptr %9, align 8, !dbg !1208, !tbaa !405
  br label %17, !dbg !1211

15:                                               ; preds = %8
  %16 = atomicrmw volatile add ptr %9, i32 1 acq_rel, align 4, !dbg !1212
  br label %17

17:                                               ; preds = %15, %12, %2
  %18 = load ptr, ptr %0, align 8, !dbg !1215, !tbaa !38
  %19 = icmp eq ptr %18, null, !dbg !1219
  br i1 %19, label %24, label %20, !dbg !1220

20:                                               ; preds = %17
  %21 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %18, i64 0, i32 3, !dbg !1221
  %22 = atomicrmw xchg ptr %21, i8 1 seq_cst, align 1, !dbg !1224
  %23 = icmp eq i8 %22, 0, !dbg !1224
  br i1 %23, label %56, label %24, !dbg !1221

24:                                               ; preds = %20, %17
  %25 = phi i32 [ 3, %17 ], [ 1, %20 ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %25) #29
          to label %26 unwind label %27, !dbg !1227

26:                                               ; preds = %24
  unreachable

27:                                               ; preds = %24
  %28 = landingpad { ptr, i32 }
          cleanup, !dbg !1228
  %29 = load ptr, ptr %4, align 8, !dbg !1229, !tbaa !103
  %30 = icmp eq ptr %29, null, !dbg !1232
  br i1 %30, label %55, label %31, !dbg !1229

31:                                               ; preds = %27
  %32 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %29, i64 0, i32 1, !dbg !1233
  %33 = load atomic i64, ptr %32 acquire, align 8, !dbg !1235
  %34 = icmp eq i64 %33, 4294967297, !dbg !1236
  br i1 %34, label %35, label %43, !dbg !1235

35:                                               ; preds = %31
  store i32 0, ptr %32, align 8, !dbg !1237, !tbaa !62
  %36 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %29, i64 0, i32 2, !dbg !1238
  store i32 0, ptr %36, align 4, !dbg !1239, !tbaa !66
  %37 = load ptr, ptr %29, align 8, !dbg !1240, !tbaa !59
  %38 = getelementptr inbounds ptr, ptr %37, i64 2, !dbg !1240
  %39 = load ptr, ptr %38, align 8, !dbg !1240
  tail call void %39(ptr noundef nonnull align 8 dereferenceable(16) %29) #25, !dbg !1240
  %40 = load ptr, ptr %29, align 8, !dbg !1241, !tbaa !59
  %41 = getelementptr inbounds ptr, ptr %40, i64 3, !dbg !1241
  %42 = load ptr, ptr %41, align 8, !dbg !1241
  tail call void %42(ptr noundef nonnull align 8 dereferenceable(16) %29) #25, !dbg !1241
  br label %55, !dbg !1242

43:                                               ; preds = %31
  %44 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1243, !tbaa !400
  %45 = icmp eq i8 %44, 0, !dbg !1243
  br i1 %45, label %49, label %46, !dbg !1246

46:                                               ; preds = %43
  %47 = load i32, ptr %32, align 8, !dbg !1247, !tbaa !405
  %48 = add nsw i32 %47, -1, !dbg !1249
  store i32 %48, ptr %32, align 8, !dbg !1249, !tbaa !405
  br label %51, !dbg !1250

49:                                               ; preds = %43
  %50 = atomicrmw volatile add ptr %32, i32 -1 acq_rel, align 4, !dbg !1251
  br label %51, !dbg !1253

51:                                               ; preds = %49, %46
  %52 = phi i32 [ %47, %46 ], [ %50, %49 ], !dbg !1254
  %53 = icmp eq i32 %52, 1, !dbg !1255
  br i1 %53, label %54, label %55, !dbg !1256, !prof !415

54:                                               ; preds = %51
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %29) #25, !dbg !1257
  br label %55, !dbg !1258

55:                                               ; preds = %27, %35, %51, %54
  resume { ptr, i32 } %28, !dbg !1228

56:                                               ; preds = %20
  ret void, !dbg !1259
}

; Function Attrs: noreturn
declare !dbg !1260 void @_ZSt20__throw_future_errori(i32 noundef) local_unnamed_addr #14

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 align 2 !dbg !1261 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1262, !tbaa !59
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1262
  tail call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %2) #25, !dbg !1263
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #25, !dbg !1262
  ret void, !dbg !1262
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 align 2 !dbg !1269 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1270, !tbaa !59
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1270
  tail call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %2) #25, !dbg !1272
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #25, !dbg !1270
  tail call void @_ZdlPv(ptr noundef %0) #28, !dbg !1276
  ret void, !dbg !1276
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #21 align 2 personality ptr @__gxx_personality_v0 !dbg !1277 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 16) #25, !dbg !1278
  invoke void @_ZNSt16invalid_argumentC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull @.str.7)
          to label %3 unwind label %5, !dbg !1292

3:                                                ; preds = %1
  invoke void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTISt16invalid_argument, ptr nonnull @_ZNSt16invalid_argumentD1Ev) #29
          to label %4 unwind label %7, !dbg !1278

4:                                                ; preds = %3
  unreachable, !dbg !1278

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1293
  tail call void @__cxa_free_exception(ptr %2) #25, !dbg !1278
  br label %9

7:                                                ; preds = %3
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1294
  br label %9, !dbg !1294

9:                                                ; preds = %5, %7
  %10 = phi { ptr, i32 } [ %8, %7 ], [ %6, %5 ]
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !1294
  %12 = tail call ptr @__cxa_begin_catch(ptr %11) #25, !dbg !1295
  tail call void @__cxa_end_catch(), !dbg !1296
  ret void, !dbg !1297
}

declare void @_ZNSt16invalid_argumentC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #8

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt16invalid_argumentD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: noreturn nounwind
declare !dbg !1298 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1299 {
  %2 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %3 = load ptr, ptr %0, align 8, !dbg !1300, !tbaa !38
  %4 = icmp eq ptr %3, null, !dbg !1303
  br i1 %4, label %5, label %6, !dbg !1304

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #29, !dbg !1305
  unreachable, !dbg !1305

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !1306, !tbaa !59
  %8 = getelementptr inbounds ptr, ptr %7, i64 2, !dbg !1306
  %9 = load ptr, ptr %8, align 8, !dbg !1306
  tail call void %9(ptr noundef nonnull align 8 dereferenceable(28) %3), !dbg !1306
  %10 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %3, i64 0, i32 2, !dbg !1309
  %11 = load atomic i32, ptr %10 acquire, align 8, !dbg !1310
  %12 = and i32 %11, 2147483647, !dbg !1317
  %13 = icmp eq i32 %12, 1, !dbg !1318
  br i1 %13, label %23, label %14, !dbg !1319

14:                                               ; preds = %6, %14
  %15 = phi i32 [ %20, %14 ], [ %12, %6 ]
  %16 = atomicrmw or ptr %10, i32 -2147483648 monotonic, align 4, !dbg !1320
  %17 = or i32 %15, -2147483648, !dbg !1327
  %18 = tail call noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1) %10, ptr noundef nonnull %10, i32 noundef %17, i1 noundef zeroext false, i64 0, i64 0), !dbg !1328
  %19 = load atomic i32, ptr %10 acquire, align 8, !dbg !1329
  %20 = and i32 %19, 2147483647, !dbg !1332
  %21 = icmp ne i32 %20, 1
  %22 = and i1 %18, %21, !dbg !1333
  br i1 %22, label %14, label %23

23:                                               ; preds = %14, %6
  %24 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %3, i64 0, i32 1, !dbg !1334
  %25 = load ptr, ptr %24, align 8, !dbg !1335, !tbaa !105
  %26 = icmp eq ptr %25, null, !dbg !1340
  br i1 %26, label %27, label %28, !dbg !1340, !prof !415

27:                                               ; preds = %23
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.13, i32 noundef 445, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv, ptr noundef nonnull @.str.14) #27, !dbg !1340
  unreachable, !dbg !1340

28:                                               ; preds = %23
  %29 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %25, i64 0, i32 1, !dbg !1341
  %30 = load ptr, ptr %29, align 8, !dbg !1342, !tbaa !13
  %31 = icmp eq ptr %30, null, !dbg !1345
  br i1 %31, label %44, label %32, !dbg !1346

32:                                               ; preds = %28
  %33 = load ptr, ptr %29, align 8, !dbg !1347, !tbaa !13
  store ptr %33, ptr %2, align 8, !dbg !1350, !tbaa !13
  %34 = icmp eq ptr %33, null, !dbg !1351
  br i1 %34, label %36, label %35, !dbg !1351

35:                                               ; preds = %32
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #25, !dbg !1352
  br label %36, !dbg !1352

36:                                               ; preds = %32, %35
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %2) #29
          to label %37 unwind label %38, !dbg !1353

37:                                               ; preds = %36
  unreachable, !dbg !1353

38:                                               ; preds = %36
  %39 = landingpad { ptr, i32 }
          cleanup, !dbg !1354
  %40 = load ptr, ptr %2, align 8, !dbg !1355, !tbaa !13
  %41 = icmp eq ptr %40, null, !dbg !1355
  br i1 %41, label %43, label %42, !dbg !1355

42:                                               ; preds = %38
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #25, !dbg !1357
  br label %43, !dbg !1357

43:                                               ; preds = %38, %42
  resume { ptr, i32 } %39, !dbg !1354

44:                                               ; preds = %28
  ret ptr %25, !dbg !1358
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !487 {
  %2 = load ptr, ptr %0, align 8, !dbg !1359, !tbaa !489
  store ptr null, ptr %2, align 8, !dbg !1360, !tbaa !105
  %3 = getelementptr inbounds %"class.std::__shared_ptr", ptr %2, i64 0, i32 1, !dbg !1364
  %4 = load ptr, ptr %3, align 8, !dbg !1365, !tbaa !103
  store ptr null, ptr %3, align 8, !dbg !1367, !tbaa !103
  %5 = icmp eq ptr %4, null, !dbg !1368
  br i1 %5, label %30, label %6, !dbg !1371

6:                                                ; preds = %1
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %4, i64 0, i32 1, !dbg !1372
  %8 = load atomic i64, ptr %7 acquire, align 8, !dbg !1374
  %9 = icmp eq i64 %8, 4294967297, !dbg !1375
  br i1 %9, label %10, label %18, !dbg !1374

10:                                               ; preds = %6
  store i32 0, ptr %7, align 8, !dbg !1376, !tbaa !62
  %11 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %4, i64 0, i32 2, !dbg !1377
  store i32 0, ptr %11, align 4, !dbg !1378, !tbaa !66
  %12 = load ptr, ptr %4, align 8, !dbg !1379, !tbaa !59
  %13 = getelementptr inbounds ptr, ptr %12, i64 2, !dbg !1379
  %14 = load ptr, ptr %13, align 8, !dbg !1379
  tail call void %14(ptr noundef nonnull align 8 dereferenceable(16) %4) #25, !dbg !1379
  %15 = load ptr, ptr %4, align 8, !dbg !1380, !tbaa !59
  %16 = getelementptr inbounds ptr, ptr %15, i64 3, !dbg !1380
  %17 = load ptr, ptr %16, align 8, !dbg !1380
  tail call void %17(ptr noundef nonnull align 8 dereferenceable(16) %4) #25, !dbg !1380
  br label %30, !dbg !1381

18:                                               ; preds = %6
  %19 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1382, !tbaa !400
  %20 = icmp eq i8 %19, 0, !dbg !1382
  br i1 %20, label %24, label %21, !dbg !1385

21:                                               ; preds = %18
  %22 = load i32, ptr %7, align 8, !dbg !1386, !tbaa !405
  %23 = add nsw i32 %22, -1, !dbg !1388
  store i32 %23, ptr %7, align 8, !dbg !1388, !tbaa !405
  br label %26, !dbg !1389

24:                                               ; preds = %18
  %25 = atomicrmw volatile add ptr %7, i32 -1 acq_rel, align 4, !dbg !1390
  br label %26, !dbg !1392

26:                                               ; preds = %24, %21
  %27 = phi i32 [ %22, %21 ], [ %25, %24 ], !dbg !1393
  %28 = icmp eq i32 %27, 1, !dbg !1394
  br i1 %28, label %29, label %30, !dbg !1395, !prof !415

29:                                               ; preds = %26
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #25, !dbg !1396
  br label %30, !dbg !1397

30:                                               ; preds = %1, %10, %26, %29
  ret void, !dbg !1398
}

; Function Attrs: noreturn
declare !dbg !1399 void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #14

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !375 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !1400
  %3 = load ptr, ptr %2, align 8, !dbg !1401, !tbaa !103
  %4 = icmp eq ptr %3, null, !dbg !1403
  br i1 %4, label %29, label %5, !dbg !1401

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !1404
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !1406
  %8 = icmp eq i64 %7, 4294967297, !dbg !1407
  br i1 %8, label %9, label %17, !dbg !1406

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !1408, !tbaa !62
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !1409
  store i32 0, ptr %10, align 4, !dbg !1410, !tbaa !66
  %11 = load ptr, ptr %3, align 8, !dbg !1411, !tbaa !59
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !1411
  %13 = load ptr, ptr %12, align 8, !dbg !1411
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #25, !dbg !1411
  %14 = load ptr, ptr %3, align 8, !dbg !1412, !tbaa !59
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !1412
  %16 = load ptr, ptr %15, align 8, !dbg !1412
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #25, !dbg !1412
  br label %29, !dbg !1413

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1414, !tbaa !400
  %19 = icmp eq i8 %18, 0, !dbg !1414
  br i1 %19, label %23, label %20, !dbg !1417

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !1418, !tbaa !405
  %22 = add nsw i32 %21, -1, !dbg !1420
  store i32 %22, ptr %6, align 8, !dbg !1420, !tbaa !405
  br label %25, !dbg !1421

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !1422
  br label %25, !dbg !1424

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !1425
  %27 = icmp eq i32 %26, 1, !dbg !1426
  br i1 %27, label %28, label %29, !dbg !1427, !prof !415

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #25, !dbg !1428
  br label %29, !dbg !1429

29:                                               ; preds = %1, %9, %25, %28
  ret void, !dbg !1400
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 align 2 !dbg !1430 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #25, !dbg !1431
  tail call void @_ZdlPv(ptr noundef %0) #28, !dbg !1431
  ret void, !dbg !1431
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #21 align 2 !dbg !1432 {
  %2 = tail call fastcc noundef i32 @_ZL5againv(), !dbg !1433, !range !1444
  %3 = icmp eq i32 %2, 100, !dbg !1433
  br i1 %3, label %5, label %4, !dbg !1433

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.15, ptr noundef nonnull @.str.1, i32 noundef 55, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv") #27, !dbg !1433
  unreachable, !dbg !1433

5:                                                ; preds = %1
  ret void, !dbg !1445
}

; Function Attrs: uwtable
define internal fastcc noundef i32 @_ZL5againv() unnamed_addr #4 personality ptr @__gxx_personality_v0 !dbg !1446 {
  %1 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %2 = load ptr, ptr @_ZL6shared, align 8, !dbg !1447, !tbaa !13
  store ptr %2, ptr %1, align 8, !dbg !1449, !tbaa !13
  %3 = icmp eq ptr %2, null, !dbg !1450
  br i1 %3, label %5, label %4, !dbg !1450

4:                                                ; preds = %0
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #25, !dbg !1451
  br label %5, !dbg !1451

5:                                                ; preds = %0, %4
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %1) #29
          to label %6 unwind label %7, !dbg !1452

6:                                                ; preds = %5
  unreachable, !dbg !1452

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt16invalid_argument, !dbg !1453
  %9 = extractvalue { ptr, i32 } %8, 1, !dbg !1453
  %10 = load ptr, ptr %1, align 8, !dbg !1454, !tbaa !13
  %11 = icmp eq ptr %10, null, !dbg !1454
  br i1 %11, label %13, label %12, !dbg !1454

12:                                               ; preds = %7
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #25, !dbg !1456
  br label %13, !dbg !1456

13:                                               ; preds = %7, %12
  %14 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt16invalid_argument) #25, !dbg !1457
  %15 = icmp eq i32 %9, %14, !dbg !1457
  br i1 %15, label %16, label %25, !dbg !1457

16:                                               ; preds = %13
  %17 = extractvalue { ptr, i32 } %8, 0, !dbg !1453
  %18 = call ptr @__cxa_begin_catch(ptr %17) #25, !dbg !1457
  %19 = load ptr, ptr %18, align 8, !dbg !1458, !tbaa !59
  %20 = getelementptr inbounds ptr, ptr %19, i64 2, !dbg !1458
  %21 = load ptr, ptr %20, align 8, !dbg !1458
  %22 = call noundef ptr %21(ptr noundef nonnull align 8 dereferenceable(16) %18) #25, !dbg !1458
  %23 = load i8, ptr %22, align 1, !dbg !1458, !tbaa !400
  %24 = sext i8 %23 to i32, !dbg !1459
  call void @__cxa_end_catch(), !dbg !1460
  ret i32 %24, !dbg !1461

25:                                               ; preds = %13
  resume { ptr, i32 } %8, !dbg !1457
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 align 2 !dbg !1462 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #25, !dbg !1463
  tail call void @_ZdlPv(ptr noundef %0) #28, !dbg !1463
  ret void, !dbg !1463
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #21 align 2 !dbg !1464 {
  %2 = tail call fastcc noundef i32 @_ZL5againv(), !dbg !1465, !range !1444
  %3 = icmp eq i32 %2, 100, !dbg !1465
  br i1 %3, label %5, label %4, !dbg !1465

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.15, ptr noundef nonnull @.str.1, i32 noundef 56, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv") #27, !dbg !1465
  unreachable, !dbg !1465

5:                                                ; preds = %1
  ret void, !dbg !1476
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_deliver.cpp() #22 section ".text.startup" !dbg !1477 {
  store ptr null, ptr @_ZL6shared, align 8, !dbg !1479, !tbaa !13
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt15__exception_ptr13exception_ptrD2Ev, ptr nonnull @_ZL6shared, ptr nonnull @__dso_handle) #25, !dbg !1485
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #23

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #24

attributes #0 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { cold noreturn nounwind }
attributes #17 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #18 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #24 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #25 = { nounwind }
attributes #26 = { builtin allocsize(0) }
attributes #27 = { noreturn nounwind }
attributes #28 = { builtin nounwind }
attributes #29 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/deliver.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~exception_ptr", scope: !9, file: !9, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/exception_ptr.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 200, column: 11, scope: !8)
!13 = !{!14, !15, i64 0}
!14 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !15, i64 0}
!15 = !{!"any pointer", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C++ TBAA"}
!18 = !DILocation(line: 201, column: 2, scope: !8)
!19 = !DILocation(line: 202, column: 5, scope: !8)
!20 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !10, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!21 = !DILocation(line: 31, column: 2, scope: !20)
!22 = !{!23}
!23 = distinct !{!23, !24, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_: argument 0"}
!24 = distinct !{!24, !"_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_"}
!25 = !DILocation(line: 1080, column: 19, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "promise", scope: !27, file: !27, line: 1079, type: !10, scopeLine: 1082, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = !DIFile(filename: "include/c++/12/future", directory: "")
!28 = distinct !DILocation(line: 31, column: 20, scope: !20)
!29 = !DILocation(line: 1712, column: 4, scope: !30, inlinedAt: !32)
!30 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void> >", scope: !31, file: !31, line: 1711, type: !10, scopeLine: 1713, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = !DIFile(filename: "include/c++/12/bits/shared_ptr_base.h", directory: "")
!32 = distinct !DILocation(line: 464, column: 4, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void> >", scope: !34, file: !34, line: 463, type: !10, scopeLine: 465, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!34 = !DIFile(filename: "include/c++/12/bits/shared_ptr.h", directory: "")
!35 = distinct !DILocation(line: 1009, column: 14, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "make_shared<std::__future_base::_State_baseV2>", scope: !34, file: !34, line: 1005, type: !10, scopeLine: 1006, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!37 = distinct !DILocation(line: 1080, column: 19, scope: !26, inlinedAt: !28)
!38 = !{!39, !15, i64 0}
!39 = !{!"_ZTSSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE", !15, i64 0, !40, i64 8}
!40 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !15, i64 0}
!41 = !DILocation(line: 1712, column: 14, scope: !30, inlinedAt: !32)
!42 = !DILocation(line: 137, column: 27, scope: !43, inlinedAt: !45)
!43 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!44 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!45 = distinct !DILocation(line: 464, column: 20, scope: !46, inlinedAt: !48)
!46 = distinct !DISubprogram(name: "allocate", scope: !47, file: !47, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!47 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!48 = distinct !DILocation(line: 98, column: 21, scope: !49, inlinedAt: !51)
!49 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, (__gnu_cxx::_Lock_policy)2> > >", scope: !50, file: !50, line: 96, type: !10, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!50 = !DIFile(filename: "include/c++/12/bits/allocated_ptr.h", directory: "")
!51 = distinct !DILocation(line: 969, column: 19, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "__shared_count<std::__future_base::_State_baseV2, std::allocator<void> >", scope: !31, file: !31, line: 964, type: !10, scopeLine: 966, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!53 = distinct !DILocation(line: 1712, column: 14, scope: !30, inlinedAt: !32)
!54 = !DILocation(line: 130, column: 43, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !31, file: !31, line: 129, type: !10, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!56 = distinct !DILocation(line: 599, column: 2, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<>", scope: !31, file: !31, line: 599, type: !10, scopeLine: 601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = distinct !DILocation(line: 972, column: 6, scope: !52, inlinedAt: !53)
!59 = !{!60, !60, i64 0}
!60 = !{!"vtable pointer", !17, i64 0}
!61 = !DILocation(line: 130, column: 9, scope: !55, inlinedAt: !56)
!62 = !{!63, !64, i64 8}
!63 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !64, i64 8, !64, i64 12}
!64 = !{!"int", !16, i64 0}
!65 = !DILocation(line: 130, column: 26, scope: !55, inlinedAt: !56)
!66 = !{!63, !64, i64 12}
!67 = !DILocation(line: 601, column: 2, scope: !57, inlinedAt: !58)
!68 = !DILocation(line: 650, column: 39, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "_M_ptr", scope: !31, file: !31, line: 650, type: !10, scopeLine: 650, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!70 = distinct !DILocation(line: 604, column: 45, scope: !57, inlinedAt: !58)
!71 = !DILocation(line: 325, column: 2, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "_State_baseV2", scope: !27, file: !27, line: 324, type: !10, scopeLine: 325, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!73 = distinct !DILocation(line: 119, column: 25, scope: !74, inlinedAt: !76)
!74 = distinct !DISubprogram(name: "_Construct<std::__future_base::_State_baseV2>", scope: !75, file: !75, line: 109, type: !10, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!75 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!76 = distinct !DILocation(line: 635, column: 4, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "construct<std::__future_base::_State_baseV2>", scope: !47, file: !47, line: 633, type: !10, scopeLine: 635, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!78 = distinct !DILocation(line: 604, column: 4, scope: !57, inlinedAt: !58)
!79 = !DILocation(line: 324, column: 34, scope: !72, inlinedAt: !73)
!80 = !DILocation(line: 324, column: 7, scope: !72, inlinedAt: !73)
!81 = !DILocation(line: 762, column: 22, scope: !82, inlinedAt: !84)
!82 = distinct !DISubprogram(name: "once_flag", scope: !83, file: !83, line: 752, type: !10, scopeLine: 752, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!83 = !DIFile(filename: "include/c++/12/mutex", directory: "")
!84 = distinct !DILocation(line: 324, column: 7, scope: !72, inlinedAt: !73)
!85 = !{!86, !64, i64 0}
!86 = !{!"_ZTSSt9once_flag", !64, i64 0}
!87 = !DILocation(line: 190, column: 9, scope: !88, inlinedAt: !90)
!88 = distinct !DISubprogram(name: "_Head_base", scope: !89, file: !89, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!89 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!90 = distinct !DILocation(line: 280, column: 23, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "_Tuple_impl", scope: !89, file: !89, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!92 = distinct !DILocation(line: 1051, column: 4, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "tuple<true, true>", scope: !89, file: !89, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = distinct !DILocation(line: 166, column: 7, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !96, file: !96, line: 166, type: !10, scopeLine: 166, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!96 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!97 = distinct !DILocation(line: 231, column: 12, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !96, file: !96, line: 231, type: !10, scopeLine: 231, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!99 = distinct !DILocation(line: 297, column: 4, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result_base::_Deleter, void>", scope: !96, file: !96, line: 296, type: !10, scopeLine: 298, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!101 = distinct !DILocation(line: 324, column: 34, scope: !72, inlinedAt: !73)
!102 = !DILocation(line: 974, column: 10, scope: !52, inlinedAt: !53)
!103 = !{!40, !15, i64 0}
!104 = !DILocation(line: 975, column: 8, scope: !52, inlinedAt: !53)
!105 = !{!15, !15, i64 0}
!106 = !DILocation(line: 1081, column: 13, scope: !26, inlinedAt: !28)
!107 = !DILocation(line: 236, column: 2, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "_Result", scope: !27, file: !27, line: 236, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = distinct !DILocation(line: 1081, column: 17, scope: !26, inlinedAt: !28)
!110 = !DILocation(line: 0, scope: !20)
!111 = !DILocation(line: 1082, column: 9, scope: !26, inlinedAt: !28)
!112 = !DILocation(line: 1081, column: 2, scope: !26, inlinedAt: !28)
!113 = !DILocation(line: 236, column: 40, scope: !108, inlinedAt: !109)
!114 = !DILocation(line: 236, column: 23, scope: !108, inlinedAt: !109)
!115 = !{!116, !119, i64 20}
!116 = !{!"_ZTSNSt13__future_base7_ResultIiEE", !117, i64 0, !118, i64 16, !119, i64 20}
!117 = !{!"_ZTSNSt13__future_base12_Result_baseE", !14, i64 8}
!118 = !{!"_ZTSN9__gnu_cxx16__aligned_bufferIiEE", !16, i64 0}
!119 = !{!"bool", !16, i64 0}
!120 = !DILocation(line: 168, column: 56, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !96, file: !96, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!122 = distinct !DILocation(line: 233, column: 40, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !96, file: !96, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!124 = distinct !DILocation(line: 310, column: 4, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result_base::_Deleter, void>", scope: !96, file: !96, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!126 = distinct !DILocation(line: 1081, column: 2, scope: !26, inlinedAt: !28)
!127 = !DILocation(line: 32, column: 2, scope: !20)
!128 = !DILocation(line: 1129, column: 16, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "get_future", scope: !27, file: !27, line: 1128, type: !10, scopeLine: 1129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!130 = distinct !DILocation(line: 32, column: 35, scope: !20)
!131 = !DILocation(line: 33, column: 2, scope: !20)
!132 = !DILocation(line: 33, column: 21, scope: !20)
!133 = !DILocation(line: 1532, column: 20, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "__shared_ptr", scope: !31, file: !31, line: 1531, type: !10, scopeLine: 1533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!135 = distinct !DILocation(line: 360, column: 9, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "shared_ptr", scope: !34, file: !34, line: 359, type: !10, scopeLine: 360, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!137 = distinct !DILocation(line: 1085, column: 9, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "promise", scope: !27, file: !27, line: 1084, type: !10, scopeLine: 1087, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!139 = distinct !DILocation(line: 33, column: 31, scope: !20)
!140 = !DILocation(line: 1532, column: 9, scope: !134, inlinedAt: !135)
!141 = !DILocation(line: 1532, column: 29, scope: !134, inlinedAt: !135)
!142 = !DILocation(line: 908, column: 45, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "__shared_count", scope: !31, file: !31, line: 908, type: !10, scopeLine: 909, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!144 = distinct !DILocation(line: 1532, column: 29, scope: !134, inlinedAt: !135)
!145 = !DILocation(line: 1099, column: 37, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "_M_swap", scope: !31, file: !31, line: 1097, type: !10, scopeLine: 1098, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!147 = distinct !DILocation(line: 1534, column: 14, scope: !134, inlinedAt: !135)
!148 = !DILocation(line: 1100, column: 12, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 1101, column: 8, scope: !146, inlinedAt: !147)
!150 = !DILocation(line: 1535, column: 13, scope: !134, inlinedAt: !135)
!151 = !DILocation(line: 1086, column: 2, scope: !138, inlinedAt: !139)
!152 = !DILocation(line: 301, column: 7, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "_Tuple_impl", scope: !89, file: !89, line: 301, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!154 = distinct !DILocation(line: 1090, column: 17, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "tuple", scope: !89, file: !89, line: 1090, type: !10, scopeLine: 1090, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!156 = distinct !DILocation(line: 177, column: 9, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !96, file: !96, line: 176, type: !10, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!158 = distinct !DILocation(line: 234, column: 7, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !96, file: !96, line: 234, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!160 = distinct !DILocation(line: 358, column: 7, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "unique_ptr", scope: !96, file: !96, line: 358, type: !10, scopeLine: 358, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = distinct !DILocation(line: 1086, column: 2, scope: !138, inlinedAt: !139)
!163 = !DILocation(line: 178, column: 22, scope: !157, inlinedAt: !158)
!164 = !DILocation(line: 85, column: 23, scope: !165, inlinedAt: !167)
!165 = distinct !DISubprogram(name: "id", scope: !166, file: !166, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!166 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!167 = distinct !DILocation(line: 126, column: 7, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "thread<(lambda at cpp/deliver.cpp:33:21), void>", scope: !166, file: !166, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!169 = distinct !DILocation(line: 33, column: 14, scope: !20)
!170 = !{!171, !172, i64 0}
!171 = !{!"_ZTSNSt6thread2idE", !172, i64 0}
!172 = !{!"long", !16, i64 0}
!173 = !DILocation(line: 142, column: 29, scope: !168, inlinedAt: !169)
!174 = !DILocation(line: 207, column: 4, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/deliver.cpp:33:21)>", scope: !166, file: !166, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!176 = distinct !DILocation(line: 142, column: 33, scope: !168, inlinedAt: !169)
!177 = !DILocation(line: 206, column: 6, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 1532, column: 9, scope: !134, inlinedAt: !179)
!179 = distinct !DILocation(line: 360, column: 9, scope: !136, inlinedAt: !180)
!180 = distinct !DILocation(line: 1085, column: 9, scope: !138, inlinedAt: !181)
!181 = distinct !DILocation(line: 33, column: 21, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "(lambda at cpp/deliver.cpp:33:21)", scope: !1, file: !1, line: 33, type: !10, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!183 = distinct !DILocation(line: 200, column: 4, scope: !184, inlinedAt: !185)
!184 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/deliver.cpp:33:21)>", scope: !89, file: !89, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!185 = distinct !DILocation(line: 441, column: 4, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/deliver.cpp:33:21)>", scope: !89, file: !89, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!187 = distinct !DILocation(line: 744, column: 4, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "tuple<(lambda at cpp/deliver.cpp:33:21), true, true>", scope: !89, file: !89, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!189 = distinct !DILocation(line: 206, column: 14, scope: !175, inlinedAt: !176)
!190 = !DILocation(line: 1532, column: 29, scope: !134, inlinedAt: !179)
!191 = !DILocation(line: 908, column: 45, scope: !143, inlinedAt: !192)
!192 = distinct !DILocation(line: 1532, column: 29, scope: !134, inlinedAt: !179)
!193 = !DILocation(line: 1100, column: 12, scope: !146, inlinedAt: !194)
!194 = distinct !DILocation(line: 1534, column: 14, scope: !134, inlinedAt: !179)
!195 = !DILocation(line: 1101, column: 8, scope: !146, inlinedAt: !194)
!196 = !DILocation(line: 1535, column: 13, scope: !134, inlinedAt: !179)
!197 = !DILocation(line: 1086, column: 2, scope: !138, inlinedAt: !181)
!198 = !DILocation(line: 301, column: 7, scope: !153, inlinedAt: !199)
!199 = distinct !DILocation(line: 1090, column: 17, scope: !155, inlinedAt: !200)
!200 = distinct !DILocation(line: 177, column: 9, scope: !157, inlinedAt: !201)
!201 = distinct !DILocation(line: 234, column: 7, scope: !159, inlinedAt: !202)
!202 = distinct !DILocation(line: 358, column: 7, scope: !161, inlinedAt: !203)
!203 = distinct !DILocation(line: 1086, column: 2, scope: !138, inlinedAt: !181)
!204 = !DILocation(line: 178, column: 22, scope: !157, inlinedAt: !201)
!205 = !DILocation(line: 168, column: 56, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !96, file: !96, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = distinct !DILocation(line: 233, column: 40, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !96, file: !96, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!209 = distinct !DILocation(line: 310, column: 4, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !96, file: !96, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!211 = distinct !DILocation(line: 142, column: 18, scope: !168, inlinedAt: !169)
!212 = !DILocation(line: 142, column: 2, scope: !168, inlinedAt: !169)
!213 = !DILocation(line: 395, column: 6, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "~unique_ptr", scope: !96, file: !96, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!215 = distinct !DILocation(line: 142, column: 2, scope: !168, inlinedAt: !169)
!216 = !DILocation(line: 395, column: 12, scope: !214, inlinedAt: !215)
!217 = !DILocation(line: 95, column: 2, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "operator()", scope: !96, file: !96, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!219 = distinct !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !215)
!220 = !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !215)
!221 = !DILocation(line: 145, column: 7, scope: !168, inlinedAt: !169)
!222 = !DILocation(line: 395, column: 6, scope: !214, inlinedAt: !223)
!223 = distinct !DILocation(line: 142, column: 2, scope: !168, inlinedAt: !169)
!224 = !DILocation(line: 395, column: 12, scope: !214, inlinedAt: !223)
!225 = !DILocation(line: 95, column: 2, scope: !218, inlinedAt: !226)
!226 = distinct !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !223)
!227 = !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !223)
!228 = !DILocation(line: 397, column: 8, scope: !214, inlinedAt: !223)
!229 = !DILocation(line: 397, column: 8, scope: !214, inlinedAt: !215)
!230 = !DILocation(line: 33, column: 21, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "~(lambda at cpp/deliver.cpp:33:21)", scope: !1, file: !1, line: 33, type: !10, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!232 = distinct !DILocation(line: 33, column: 14, scope: !20)
!233 = !DILocation(line: 33, column: 14, scope: !20)
!234 = !DILocation(line: 49, column: 10, scope: !20)
!235 = !DILocation(line: 50, column: 3, scope: !20)
!236 = !DILocation(line: 60, column: 1, scope: !20)
!237 = !DILocation(line: 33, column: 21, scope: !231, inlinedAt: !238)
!238 = distinct !DILocation(line: 33, column: 14, scope: !20)
!239 = !DILocation(line: 51, column: 2, scope: !20)
!240 = !DILocation(line: 52, column: 12, scope: !20)
!241 = !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!243 = distinct !DILocation(line: 52, column: 10, scope: !20)
!244 = !DILocation(line: 117, column: 33, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "exception_ptr", scope: !9, file: !9, line: 116, type: !10, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!246 = distinct !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !243)
!247 = !DILocation(line: 117, column: 9, scope: !245, inlinedAt: !246)
!248 = !DILocation(line: 118, column: 33, scope: !245, inlinedAt: !246)
!249 = !DILocation(line: 217, column: 37, scope: !250, inlinedAt: !251)
!250 = distinct !DISubprogram(name: "swap", scope: !9, file: !9, line: 214, type: !10, scopeLine: 215, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!251 = distinct !DILocation(line: 135, column: 58, scope: !242, inlinedAt: !243)
!252 = !DILocation(line: 217, column: 27, scope: !250, inlinedAt: !251)
!253 = !DILocation(line: 218, column: 35, scope: !250, inlinedAt: !251)
!254 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !255)
!255 = distinct !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !243)
!256 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !255)
!257 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !258)
!258 = distinct !DILocation(line: 52, column: 3, scope: !20)
!259 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !258)
!260 = !DILocation(line: 52, column: 3, scope: !20)
!261 = !DILocation(line: 53, column: 2, scope: !20)
!262 = !DILocation(line: 54, column: 9, scope: !20)
!263 = !DILocation(line: 55, column: 2, scope: !20)
!264 = !DILocation(line: 85, column: 23, scope: !165, inlinedAt: !265)
!265 = distinct !DILocation(line: 126, column: 7, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "thread<(lambda at cpp/deliver.cpp:55:18), void>", scope: !166, file: !166, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!267 = distinct !DILocation(line: 55, column: 14, scope: !20)
!268 = !DILocation(line: 142, column: 29, scope: !266, inlinedAt: !267)
!269 = !DILocation(line: 207, column: 4, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/deliver.cpp:55:18)>", scope: !166, file: !166, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!271 = distinct !DILocation(line: 142, column: 33, scope: !266, inlinedAt: !267)
!272 = !DILocation(line: 168, column: 56, scope: !206, inlinedAt: !273)
!273 = distinct !DILocation(line: 233, column: 40, scope: !208, inlinedAt: !274)
!274 = distinct !DILocation(line: 310, column: 4, scope: !210, inlinedAt: !275)
!275 = distinct !DILocation(line: 142, column: 18, scope: !266, inlinedAt: !267)
!276 = !DILocation(line: 142, column: 2, scope: !266, inlinedAt: !267)
!277 = !DILocation(line: 395, column: 6, scope: !214, inlinedAt: !278)
!278 = distinct !DILocation(line: 142, column: 2, scope: !266, inlinedAt: !267)
!279 = !DILocation(line: 395, column: 12, scope: !214, inlinedAt: !278)
!280 = !DILocation(line: 95, column: 2, scope: !218, inlinedAt: !281)
!281 = distinct !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !278)
!282 = !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !278)
!283 = !DILocation(line: 145, column: 7, scope: !266, inlinedAt: !267)
!284 = !DILocation(line: 395, column: 6, scope: !214, inlinedAt: !285)
!285 = distinct !DILocation(line: 142, column: 2, scope: !266, inlinedAt: !267)
!286 = !DILocation(line: 395, column: 12, scope: !214, inlinedAt: !285)
!287 = !DILocation(line: 95, column: 2, scope: !218, inlinedAt: !288)
!288 = distinct !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !285)
!289 = !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !285)
!290 = !DILocation(line: 397, column: 8, scope: !214, inlinedAt: !285)
!291 = !DILocation(line: 397, column: 8, scope: !214, inlinedAt: !278)
!292 = !DILocation(line: 56, column: 2, scope: !20)
!293 = !DILocation(line: 85, column: 23, scope: !165, inlinedAt: !294)
!294 = distinct !DILocation(line: 126, column: 7, scope: !295, inlinedAt: !296)
!295 = distinct !DISubprogram(name: "thread<(lambda at cpp/deliver.cpp:56:18), void>", scope: !166, file: !166, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!296 = distinct !DILocation(line: 56, column: 14, scope: !20)
!297 = !DILocation(line: 142, column: 29, scope: !295, inlinedAt: !296)
!298 = !DILocation(line: 207, column: 4, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/deliver.cpp:56:18)>", scope: !166, file: !166, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = distinct !DILocation(line: 142, column: 33, scope: !295, inlinedAt: !296)
!301 = !DILocation(line: 168, column: 56, scope: !206, inlinedAt: !302)
!302 = distinct !DILocation(line: 233, column: 40, scope: !208, inlinedAt: !303)
!303 = distinct !DILocation(line: 310, column: 4, scope: !210, inlinedAt: !304)
!304 = distinct !DILocation(line: 142, column: 18, scope: !295, inlinedAt: !296)
!305 = !DILocation(line: 142, column: 2, scope: !295, inlinedAt: !296)
!306 = !DILocation(line: 395, column: 6, scope: !214, inlinedAt: !307)
!307 = distinct !DILocation(line: 142, column: 2, scope: !295, inlinedAt: !296)
!308 = !DILocation(line: 395, column: 12, scope: !214, inlinedAt: !307)
!309 = !DILocation(line: 95, column: 2, scope: !218, inlinedAt: !310)
!310 = distinct !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !307)
!311 = !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !307)
!312 = !DILocation(line: 145, column: 7, scope: !295, inlinedAt: !296)
!313 = !DILocation(line: 395, column: 6, scope: !214, inlinedAt: !314)
!314 = distinct !DILocation(line: 142, column: 2, scope: !295, inlinedAt: !296)
!315 = !DILocation(line: 395, column: 12, scope: !214, inlinedAt: !314)
!316 = !DILocation(line: 95, column: 2, scope: !218, inlinedAt: !317)
!317 = distinct !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !314)
!318 = !DILocation(line: 396, column: 4, scope: !214, inlinedAt: !314)
!319 = !DILocation(line: 397, column: 8, scope: !214, inlinedAt: !314)
!320 = !DILocation(line: 397, column: 8, scope: !214, inlinedAt: !307)
!321 = !DILocation(line: 57, column: 6, scope: !20)
!322 = !DILocation(line: 58, column: 6, scope: !20)
!323 = !DILocation(line: 59, column: 11, scope: !20)
!324 = !DILocation(line: 113, column: 9, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "exception_ptr", scope: !9, file: !9, line: 112, type: !10, scopeLine: 114, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!326 = distinct !DILocation(line: 59, column: 11, scope: !20)
!327 = !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !328)
!328 = distinct !DILocation(line: 59, column: 9, scope: !20)
!329 = !DILocation(line: 117, column: 9, scope: !245, inlinedAt: !330)
!330 = distinct !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !328)
!331 = !DILocation(line: 118, column: 33, scope: !245, inlinedAt: !330)
!332 = !DILocation(line: 217, column: 37, scope: !250, inlinedAt: !333)
!333 = distinct !DILocation(line: 135, column: 58, scope: !242, inlinedAt: !328)
!334 = !DILocation(line: 217, column: 27, scope: !250, inlinedAt: !333)
!335 = !DILocation(line: 218, column: 35, scope: !250, inlinedAt: !333)
!336 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !337)
!337 = distinct !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !328)
!338 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !337)
!339 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !340)
!340 = distinct !DILocation(line: 59, column: 2, scope: !20)
!341 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !340)
!342 = !DILocation(line: 59, column: 2, scope: !20)
!343 = !DILocation(line: 175, column: 16, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "joinable", scope: !166, file: !166, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!345 = distinct !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !347)
!346 = distinct !DISubprogram(name: "~thread", scope: !166, file: !166, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!347 = distinct !DILocation(line: 60, column: 1, scope: !20)
!348 = !{i64 0, i64 8, !349}
!349 = !{!172, !172, i64 0}
!350 = !DILocation(line: 286, column: 26, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "operator==", scope: !166, file: !166, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!352 = distinct !DILocation(line: 175, column: 22, scope: !344, inlinedAt: !345)
!353 = !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !347)
!354 = !DILocation(line: 312, column: 5, scope: !355, inlinedAt: !357)
!355 = distinct !DISubprogram(name: "__terminate", scope: !356, file: !356, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!356 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!357 = distinct !DILocation(line: 151, column: 2, scope: !346, inlinedAt: !347)
!358 = !DILocation(line: 175, column: 16, scope: !344, inlinedAt: !359)
!359 = distinct !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !360)
!360 = distinct !DILocation(line: 60, column: 1, scope: !20)
!361 = !DILocation(line: 286, column: 26, scope: !351, inlinedAt: !362)
!362 = distinct !DILocation(line: 175, column: 22, scope: !344, inlinedAt: !359)
!363 = !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !360)
!364 = !DILocation(line: 312, column: 5, scope: !355, inlinedAt: !365)
!365 = distinct !DILocation(line: 151, column: 2, scope: !346, inlinedAt: !360)
!366 = !DILocation(line: 175, column: 16, scope: !344, inlinedAt: !367)
!367 = distinct !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !368)
!368 = distinct !DILocation(line: 60, column: 1, scope: !20)
!369 = !DILocation(line: 286, column: 26, scope: !351, inlinedAt: !370)
!370 = distinct !DILocation(line: 175, column: 22, scope: !344, inlinedAt: !367)
!371 = !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !368)
!372 = !DILocation(line: 312, column: 5, scope: !355, inlinedAt: !373)
!373 = distinct !DILocation(line: 151, column: 2, scope: !346, inlinedAt: !368)
!374 = !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "~__shared_ptr", scope: !31, file: !31, line: 1524, type: !10, scopeLine: 1524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!376 = distinct !DILocation(line: 674, column: 11, scope: !377, inlinedAt: !378)
!377 = distinct !DISubprogram(name: "~__basic_future", scope: !27, file: !27, line: 674, type: !10, scopeLine: 674, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!378 = distinct !DILocation(line: 60, column: 1, scope: !20)
!379 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "~__shared_count", scope: !31, file: !31, line: 1068, type: !10, scopeLine: 1069, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!381 = distinct !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !376)
!382 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !381)
!383 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !385)
!384 = distinct !DISubprogram(name: "_M_release", scope: !31, file: !31, line: 317, type: !10, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!385 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !381)
!386 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !385)
!387 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !385)
!388 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !385)
!389 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !385)
!390 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !385)
!391 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !385)
!392 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !385)
!393 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !385)
!394 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !397)
!395 = distinct !DISubprogram(name: "__is_single_threaded", scope: !396, file: !396, line: 47, type: !10, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!396 = !DIFile(filename: "include/c++/12/ext/atomicity.h", directory: "")
!397 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !396, file: !396, line: 96, type: !10, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!399 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !385)
!400 = !{!16, !16, i64 0}
!401 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !399)
!402 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !404)
!403 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !396, file: !396, line: 82, type: !10, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!404 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !399)
!405 = !{!64, !64, i64 0}
!406 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !404)
!407 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !399)
!408 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !410)
!409 = distinct !DISubprogram(name: "__exchange_and_add", scope: !396, file: !396, line: 65, type: !10, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!410 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !399)
!411 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !399)
!412 = !DILocation(line: 0, scope: !398, inlinedAt: !399)
!413 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !385)
!414 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !385)
!415 = !{!"branch_weights", i32 1, i32 2000}
!416 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !385)
!417 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !385)
!418 = !DILocation(line: 55, column: 14, scope: !20)
!419 = !DILocation(line: 56, column: 14, scope: !20)
!420 = !DILocation(line: 175, column: 16, scope: !344, inlinedAt: !421)
!421 = distinct !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !422)
!422 = distinct !DILocation(line: 60, column: 1, scope: !20)
!423 = !DILocation(line: 286, column: 26, scope: !351, inlinedAt: !424)
!424 = distinct !DILocation(line: 175, column: 22, scope: !344, inlinedAt: !421)
!425 = !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !422)
!426 = !DILocation(line: 312, column: 5, scope: !355, inlinedAt: !427)
!427 = distinct !DILocation(line: 151, column: 2, scope: !346, inlinedAt: !422)
!428 = !DILocation(line: 175, column: 16, scope: !344, inlinedAt: !429)
!429 = distinct !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !430)
!430 = distinct !DILocation(line: 60, column: 1, scope: !20)
!431 = !DILocation(line: 286, column: 26, scope: !351, inlinedAt: !432)
!432 = distinct !DILocation(line: 175, column: 22, scope: !344, inlinedAt: !429)
!433 = !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !430)
!434 = !DILocation(line: 312, column: 5, scope: !355, inlinedAt: !435)
!435 = distinct !DILocation(line: 151, column: 2, scope: !346, inlinedAt: !430)
!436 = !DILocation(line: 175, column: 16, scope: !344, inlinedAt: !437)
!437 = distinct !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !438)
!438 = distinct !DILocation(line: 60, column: 1, scope: !20)
!439 = !DILocation(line: 286, column: 26, scope: !351, inlinedAt: !440)
!440 = distinct !DILocation(line: 175, column: 22, scope: !344, inlinedAt: !437)
!441 = !DILocation(line: 150, column: 11, scope: !346, inlinedAt: !438)
!442 = !DILocation(line: 312, column: 5, scope: !355, inlinedAt: !443)
!443 = distinct !DILocation(line: 151, column: 2, scope: !346, inlinedAt: !438)
!444 = !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !445)
!445 = distinct !DILocation(line: 674, column: 11, scope: !377, inlinedAt: !446)
!446 = distinct !DILocation(line: 60, column: 1, scope: !20)
!447 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !448)
!448 = distinct !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !445)
!449 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !448)
!450 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !451)
!451 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !448)
!452 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !451)
!453 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !451)
!454 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !451)
!455 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !451)
!456 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !451)
!457 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !451)
!458 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !451)
!459 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !451)
!460 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !461)
!461 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !462)
!462 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !451)
!463 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !462)
!464 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !465)
!465 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !462)
!466 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !465)
!467 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !462)
!468 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !469)
!469 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !462)
!470 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !462)
!471 = !DILocation(line: 0, scope: !398, inlinedAt: !462)
!472 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !451)
!473 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !451)
!474 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !451)
!475 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !451)
!476 = distinct !DISubprogram(name: "get", scope: !27, file: !27, line: 803, type: !10, scopeLine: 804, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!477 = !DILocation(line: 805, column: 9, scope: !476)
!478 = !DILocation(line: 755, column: 59, scope: !479, inlinedAt: !480)
!479 = distinct !DISubprogram(name: "_Reset", scope: !27, file: !27, line: 755, type: !10, scopeLine: 755, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!480 = distinct !DILocation(line: 805, column: 37, scope: !476)
!481 = !DILocation(line: 806, column: 32, scope: !476)
!482 = !DILocation(line: 246, column: 32, scope: !483, inlinedAt: !484)
!483 = distinct !DISubprogram(name: "_M_value", scope: !27, file: !27, line: 246, type: !10, scopeLine: 246, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!484 = distinct !DILocation(line: 806, column: 48, scope: !476)
!485 = !DILocation(line: 806, column: 16, scope: !476)
!486 = !DILocation(line: 756, column: 21, scope: !487, inlinedAt: !488)
!487 = distinct !DISubprogram(name: "~_Reset", scope: !27, file: !27, line: 756, type: !10, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!488 = distinct !DILocation(line: 807, column: 7, scope: !476)
!489 = !{!490, !15, i64 0}
!490 = !{!"_ZTSNSt14__basic_futureIiE6_ResetE", !15, i64 0}
!491 = !DILocation(line: 206, column: 11, scope: !492, inlinedAt: !494)
!492 = distinct !DISubprogram(name: "swap<std::__future_base::_State_baseV2 *>", scope: !493, file: !493, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!493 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!494 = distinct !DILocation(line: 1686, column: 2, scope: !495, inlinedAt: !496)
!495 = distinct !DISubprogram(name: "swap", scope: !31, file: !31, line: 1684, type: !10, scopeLine: 1685, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!496 = distinct !DILocation(line: 1642, column: 24, scope: !497, inlinedAt: !498)
!497 = distinct !DISubprogram(name: "reset", scope: !31, file: !31, line: 1641, type: !10, scopeLine: 1642, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!498 = distinct !DILocation(line: 756, column: 37, scope: !487, inlinedAt: !488)
!499 = !DILocation(line: 1687, column: 30, scope: !495, inlinedAt: !496)
!500 = !DILocation(line: 1099, column: 37, scope: !146, inlinedAt: !501)
!501 = distinct !DILocation(line: 1687, column: 14, scope: !495, inlinedAt: !496)
!502 = !DILocation(line: 1100, column: 12, scope: !146, inlinedAt: !501)
!503 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !504)
!504 = distinct !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !505)
!505 = distinct !DILocation(line: 1642, column: 9, scope: !497, inlinedAt: !498)
!506 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !504)
!507 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !508)
!508 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !504)
!509 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !508)
!510 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !508)
!511 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !508)
!512 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !508)
!513 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !508)
!514 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !508)
!515 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !508)
!516 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !508)
!517 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !518)
!518 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !519)
!519 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !508)
!520 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !519)
!521 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !522)
!522 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !519)
!523 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !522)
!524 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !519)
!525 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !526)
!526 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !519)
!527 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !519)
!528 = !DILocation(line: 0, scope: !398, inlinedAt: !519)
!529 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !508)
!530 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !508)
!531 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !508)
!532 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !508)
!533 = !DILocation(line: 807, column: 7, scope: !476)
!534 = !DISubprogram(name: "__assert_fail", scope: !535, file: !535, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!535 = !DIFile(filename: "include/assert.h", directory: "")
!536 = !DISubprogram(name: "current_exception", scope: !9, file: !9, line: 74, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!537 = distinct !DISubprogram(name: "~promise", scope: !27, file: !27, line: 1103, type: !10, scopeLine: 1104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!538 = !DILocation(line: 1670, column: 16, scope: !539, inlinedAt: !540)
!539 = distinct !DISubprogram(name: "operator bool", scope: !31, file: !31, line: 1669, type: !10, scopeLine: 1670, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!540 = distinct !DILocation(line: 1105, column: 31, scope: !537)
!541 = !DILocation(line: 1670, column: 23, scope: !539, inlinedAt: !540)
!542 = !DILocation(line: 1105, column: 42, scope: !537)
!543 = !DILocation(line: 1675, column: 16, scope: !544, inlinedAt: !545)
!544 = distinct !DISubprogram(name: "unique", scope: !31, file: !31, line: 1674, type: !10, scopeLine: 1675, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!545 = distinct !DILocation(line: 1105, column: 56, scope: !537)
!546 = !DILocation(line: 1106, column: 16, scope: !547, inlinedAt: !548)
!547 = distinct !DISubprogram(name: "_M_get_use_count", scope: !31, file: !31, line: 1105, type: !10, scopeLine: 1106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!548 = distinct !DILocation(line: 1110, column: 22, scope: !549, inlinedAt: !550)
!549 = distinct !DISubprogram(name: "_M_unique", scope: !31, file: !31, line: 1109, type: !10, scopeLine: 1110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!550 = distinct !DILocation(line: 1675, column: 28, scope: !544, inlinedAt: !545)
!551 = !DILocation(line: 230, column: 33, scope: !552, inlinedAt: !553)
!552 = distinct !DISubprogram(name: "_M_get_use_count", scope: !31, file: !31, line: 226, type: !10, scopeLine: 227, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!553 = distinct !DILocation(line: 1106, column: 31, scope: !547, inlinedAt: !548)
!554 = !DILocation(line: 230, column: 16, scope: !552, inlinedAt: !553)
!555 = !DILocation(line: 1110, column: 41, scope: !549, inlinedAt: !550)
!556 = !DILocation(line: 1105, column: 13, scope: !537)
!557 = !DILocation(line: 1106, column: 49, scope: !537)
!558 = !DILocation(line: 209, column: 16, scope: !559, inlinedAt: !560)
!559 = distinct !DISubprogram(name: "release", scope: !96, file: !96, line: 207, type: !10, scopeLine: 208, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!560 = distinct !DILocation(line: 487, column: 21, scope: !561, inlinedAt: !562)
!561 = distinct !DISubprogram(name: "release", scope: !96, file: !96, line: 486, type: !10, scopeLine: 487, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!562 = distinct !DILocation(line: 373, column: 13, scope: !563, inlinedAt: !564)
!563 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result<int>, std::__future_base::_Result_base::_Deleter, void>", scope: !96, file: !96, line: 372, type: !10, scopeLine: 374, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!564 = distinct !DILocation(line: 1106, column: 39, scope: !537)
!565 = !DILocation(line: 210, column: 11, scope: !559, inlinedAt: !560)
!566 = !DILocation(line: 200, column: 4, scope: !567, inlinedAt: !568)
!567 = distinct !DISubprogram(name: "_Head_base<std::__future_base::_Result_base *&>", scope: !89, file: !89, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!568 = distinct !DILocation(line: 292, column: 4, scope: !569, inlinedAt: !570)
!569 = distinct !DISubprogram(name: "_Tuple_impl<std::__future_base::_Result_base *&, std::__future_base::_Result_base::_Deleter, void>", scope: !89, file: !89, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!570 = distinct !DILocation(line: 1079, column: 4, scope: !571, inlinedAt: !572)
!571 = distinct !DISubprogram(name: "tuple<std::__future_base::_Result_base *&, std::__future_base::_Result_base::_Deleter, true>", scope: !89, file: !89, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!572 = distinct !DILocation(line: 173, column: 4, scope: !573, inlinedAt: !574)
!573 = distinct !DISubprogram(name: "__uniq_ptr_impl<std::__future_base::_Result_base::_Deleter>", scope: !96, file: !96, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!574 = distinct !DILocation(line: 233, column: 40, scope: !575, inlinedAt: !576)
!575 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !96, file: !96, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!576 = distinct !DILocation(line: 373, column: 4, scope: !563, inlinedAt: !564)
!577 = !{!578, !15, i64 0}
!578 = !{!"_ZTSSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE", !15, i64 0}
!579 = !DILocation(line: 1106, column: 22, scope: !537)
!580 = !DILocation(line: 395, column: 6, scope: !581, inlinedAt: !582)
!581 = distinct !DISubprogram(name: "~unique_ptr", scope: !96, file: !96, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!582 = distinct !DILocation(line: 1106, column: 11, scope: !537)
!583 = !DILocation(line: 395, column: 12, scope: !581, inlinedAt: !582)
!584 = !DILocation(line: 213, column: 52, scope: !585, inlinedAt: !586)
!585 = distinct !DISubprogram(name: "operator()", scope: !27, file: !27, line: 213, type: !10, scopeLine: 213, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!586 = distinct !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !582)
!587 = !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !582)
!588 = !DILocation(line: 397, column: 8, scope: !581, inlinedAt: !582)
!589 = !DILocation(line: 1106, column: 11, scope: !537)
!590 = !DILocation(line: 1107, column: 7, scope: !537)
!591 = !DILocation(line: 395, column: 6, scope: !592, inlinedAt: !593)
!592 = distinct !DISubprogram(name: "~unique_ptr", scope: !96, file: !96, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!593 = distinct !DILocation(line: 1107, column: 7, scope: !537)
!594 = !DILocation(line: 395, column: 12, scope: !592, inlinedAt: !593)
!595 = !DILocation(line: 213, column: 52, scope: !585, inlinedAt: !596)
!596 = distinct !DILocation(line: 396, column: 4, scope: !592, inlinedAt: !593)
!597 = !DILocation(line: 396, column: 4, scope: !592, inlinedAt: !593)
!598 = !DILocation(line: 397, column: 8, scope: !592, inlinedAt: !593)
!599 = !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !600)
!600 = distinct !DILocation(line: 1107, column: 7, scope: !537)
!601 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !602)
!602 = distinct !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !600)
!603 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !602)
!604 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !605)
!605 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !602)
!606 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !605)
!607 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !605)
!608 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !605)
!609 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !605)
!610 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !605)
!611 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !605)
!612 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !605)
!613 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !605)
!614 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !615)
!615 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !616)
!616 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !605)
!617 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !616)
!618 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !619)
!619 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !616)
!620 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !619)
!621 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !616)
!622 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !623)
!623 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !616)
!624 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !616)
!625 = !DILocation(line: 0, scope: !398, inlinedAt: !616)
!626 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !605)
!627 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !605)
!628 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !605)
!629 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !605)
!630 = !DISubprogram(name: "terminate", scope: !356, file: !356, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!631 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !31, file: !31, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!632 = !DILocation(line: 175, column: 2, scope: !633, inlinedAt: !634)
!633 = distinct !DISubprogram(name: "_M_release_last_use", scope: !31, file: !31, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!634 = distinct !DILocation(line: 199, column: 9, scope: !631)
!635 = !DILocation(line: 187, column: 46, scope: !633, inlinedAt: !634)
!636 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !637)
!637 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !638)
!638 = distinct !DILocation(line: 187, column: 6, scope: !633, inlinedAt: !634)
!639 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !638)
!640 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !641)
!641 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !638)
!642 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !641)
!643 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !638)
!644 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !645)
!645 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !638)
!646 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !638)
!647 = !DILocation(line: 0, scope: !398, inlinedAt: !638)
!648 = !DILocation(line: 188, column: 14, scope: !633, inlinedAt: !634)
!649 = !DILocation(line: 187, column: 6, scope: !633, inlinedAt: !634)
!650 = !DILocation(line: 191, column: 6, scope: !633, inlinedAt: !634)
!651 = !DILocation(line: 192, column: 4, scope: !633, inlinedAt: !634)
!652 = !DILocation(line: 199, column: 32, scope: !631)
!653 = !DISubprogram(name: "__throw_bad_alloc", scope: !654, file: !654, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!654 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!655 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !31, file: !31, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!656 = !DILocation(line: 134, column: 9, scope: !655)
!657 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !31, file: !31, line: 608, type: !10, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!658 = !DILocation(line: 608, column: 43, scope: !657)
!659 = !DILocation(line: 608, column: 45, scope: !657)
!660 = distinct !DISubprogram(name: "_M_dispose", scope: !31, file: !31, line: 611, type: !10, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!661 = !DILocation(line: 650, column: 39, scope: !69, inlinedAt: !662)
!662 = distinct !DILocation(line: 613, column: 56, scope: !660)
!663 = !DILocation(line: 151, column: 19, scope: !664, inlinedAt: !665)
!664 = distinct !DISubprogram(name: "_Destroy<std::__future_base::_State_baseV2>", scope: !75, file: !75, line: 146, type: !10, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!665 = distinct !DILocation(line: 648, column: 4, scope: !666, inlinedAt: !667)
!666 = distinct !DISubprogram(name: "destroy<std::__future_base::_State_baseV2>", scope: !47, file: !47, line: 646, type: !10, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!667 = distinct !DILocation(line: 613, column: 2, scope: !660)
!668 = !DILocation(line: 614, column: 7, scope: !660)
!669 = distinct !DISubprogram(name: "_M_destroy", scope: !31, file: !31, line: 618, type: !10, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!670 = !DILocation(line: 158, column: 2, scope: !671, inlinedAt: !672)
!671 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!672 = distinct !DILocation(line: 496, column: 13, scope: !673, inlinedAt: !674)
!673 = distinct !DISubprogram(name: "deallocate", scope: !47, file: !47, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!674 = distinct !DILocation(line: 74, column: 4, scope: !675, inlinedAt: !676)
!675 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !50, file: !50, line: 71, type: !10, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!676 = distinct !DILocation(line: 623, column: 7, scope: !669)
!677 = !DILocation(line: 623, column: 7, scope: !669)
!678 = distinct !DISubprogram(name: "_M_get_deleter", scope: !31, file: !31, line: 631, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!679 = !DILocation(line: 650, column: 39, scope: !69, inlinedAt: !680)
!680 = distinct !DILocation(line: 633, column: 58, scope: !678)
!681 = !DILocation(line: 638, column: 12, scope: !678)
!682 = !DILocation(line: 639, column: 6, scope: !678)
!683 = !DILocation(line: 198, column: 9, scope: !684, inlinedAt: !686)
!684 = distinct !DISubprogram(name: "operator==", scope: !685, file: !685, line: 193, type: !10, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!685 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!686 = distinct !DILocation(line: 641, column: 11, scope: !678)
!687 = !{!688, !15, i64 8}
!688 = !{!"_ZTSSt9type_info", !15, i64 8}
!689 = !DILocation(line: 198, column: 16, scope: !684, inlinedAt: !686)
!690 = !DILocation(line: 206, column: 12, scope: !684, inlinedAt: !686)
!691 = !DILocation(line: 206, column: 22, scope: !684, inlinedAt: !686)
!692 = !DILocation(line: 206, column: 29, scope: !684, inlinedAt: !686)
!693 = !DILocation(line: 206, column: 32, scope: !684, inlinedAt: !686)
!694 = !DILocation(line: 206, column: 72, scope: !684, inlinedAt: !686)
!695 = !DILocation(line: 638, column: 6, scope: !678)
!696 = !DILocation(line: 0, scope: !678)
!697 = !DILocation(line: 648, column: 7, scope: !678)
!698 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !31, file: !31, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!699 = !DILocation(line: 134, column: 7, scope: !698)
!700 = distinct !DISubprogram(name: "_M_destroy", scope: !31, file: !31, line: 143, type: !10, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!701 = !DILocation(line: 144, column: 9, scope: !700)
!702 = !DILocation(line: 144, column: 22, scope: !700)
!703 = distinct !DISubprogram(name: "~_State_baseV2", scope: !27, file: !27, line: 328, type: !10, scopeLine: 328, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!704 = !DILocation(line: 328, column: 40, scope: !703)
!705 = !DILocation(line: 395, column: 6, scope: !581, inlinedAt: !706)
!706 = distinct !DILocation(line: 328, column: 40, scope: !703)
!707 = !DILocation(line: 395, column: 12, scope: !581, inlinedAt: !706)
!708 = !DILocation(line: 213, column: 52, scope: !585, inlinedAt: !709)
!709 = distinct !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !706)
!710 = !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !706)
!711 = !DILocation(line: 397, column: 8, scope: !581, inlinedAt: !706)
!712 = distinct !DISubprogram(name: "~_State_baseV2", scope: !27, file: !27, line: 328, type: !10, scopeLine: 328, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!713 = !DILocation(line: 328, column: 40, scope: !703, inlinedAt: !714)
!714 = distinct !DILocation(line: 328, column: 40, scope: !712)
!715 = !DILocation(line: 395, column: 6, scope: !581, inlinedAt: !716)
!716 = distinct !DILocation(line: 328, column: 40, scope: !703, inlinedAt: !714)
!717 = !DILocation(line: 395, column: 12, scope: !581, inlinedAt: !716)
!718 = !DILocation(line: 213, column: 52, scope: !585, inlinedAt: !719)
!719 = distinct !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !716)
!720 = !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !716)
!721 = !DILocation(line: 397, column: 8, scope: !581, inlinedAt: !716)
!722 = !DILocation(line: 328, column: 40, scope: !712)
!723 = distinct !DISubprogram(name: "_M_complete_async", scope: !27, file: !27, line: 581, type: !10, scopeLine: 581, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!724 = !DILocation(line: 581, column: 42, scope: !723)
!725 = distinct !DISubprogram(name: "_M_is_deferred_future", scope: !27, file: !27, line: 584, type: !10, scopeLine: 584, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!726 = !DILocation(line: 584, column: 52, scope: !725)
!727 = !DISubprogram(name: "__builtin_strcmp", scope: !685, file: !685, line: 178, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!728 = distinct !DISubprogram(name: "_M_destroy", scope: !27, file: !27, line: 263, type: !10, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!729 = !DILocation(line: 263, column: 22, scope: !728)
!730 = !DILocation(line: 263, column: 35, scope: !728)
!731 = distinct !DISubprogram(name: "~_Result", scope: !27, file: !27, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!732 = !DILocation(line: 239, column: 2, scope: !731)
!733 = !DILocation(line: 242, column: 2, scope: !731)
!734 = distinct !DISubprogram(name: "~_Result", scope: !27, file: !27, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!735 = !DILocation(line: 239, column: 2, scope: !731, inlinedAt: !736)
!736 = distinct !DILocation(line: 239, column: 2, scope: !734)
!737 = !DILocation(line: 242, column: 2, scope: !731, inlinedAt: !736)
!738 = !DILocation(line: 239, column: 2, scope: !734)
!739 = !DILocation(line: 242, column: 2, scope: !734)
!740 = distinct !DISubprogram(name: "_M_break_promise", scope: !27, file: !27, line: 444, type: !10, scopeLine: 445, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!741 = !DILocation(line: 191, column: 51, scope: !742, inlinedAt: !743)
!742 = distinct !DISubprogram(name: "_M_ptr", scope: !96, file: !96, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!743 = distinct !DILocation(line: 462, column: 21, scope: !744, inlinedAt: !745)
!744 = distinct !DISubprogram(name: "get", scope: !96, file: !96, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!745 = distinct !DILocation(line: 479, column: 16, scope: !746, inlinedAt: !747)
!746 = distinct !DISubprogram(name: "operator bool", scope: !96, file: !96, line: 478, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!747 = distinct !DILocation(line: 446, column: 24, scope: !740)
!748 = !DILocation(line: 479, column: 22, scope: !746, inlinedAt: !747)
!749 = !DILocation(line: 446, column: 6, scope: !740)
!750 = !DILocation(line: 449, column: 8, scope: !740)
!751 = !DILocation(line: 85, column: 49, scope: !752, inlinedAt: !753)
!752 = distinct !DISubprogram(name: "make_error_code", scope: !27, file: !27, line: 84, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!753 = distinct !DILocation(line: 101, column: 20, scope: !754, inlinedAt: !755)
!754 = distinct !DISubprogram(name: "future_error", scope: !27, file: !27, line: 100, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!755 = distinct !DILocation(line: 449, column: 27, scope: !740)
!756 = !DILocation(line: 101, column: 7, scope: !754, inlinedAt: !755)
!757 = !DILocation(line: 244, column: 19, scope: !758, inlinedAt: !759)
!758 = distinct !DISubprogram(name: "make_exception_ptr<std::future_error>", scope: !9, file: !9, line: 240, type: !10, scopeLine: 241, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!759 = distinct !DILocation(line: 449, column: 8, scope: !740)
!760 = !{!761}
!761 = distinct !{!761, !762, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_: argument 0"}
!762 = distinct !{!762, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_"}
!763 = !DILocation(line: 245, column: 14, scope: !758, inlinedAt: !759)
!764 = !DILocation(line: 96, column: 9, scope: !765, inlinedAt: !766)
!765 = distinct !DISubprogram(name: "future_error", scope: !27, file: !27, line: 96, type: !10, scopeLine: 96, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!766 = distinct !DILocation(line: 250, column: 16, scope: !758, inlinedAt: !759)
!767 = !{i64 0, i64 4, !405, i64 8, i64 8, !105}
!768 = !DILocation(line: 251, column: 11, scope: !758, inlinedAt: !759)
!769 = !DILocation(line: 191, column: 51, scope: !742, inlinedAt: !770)
!770 = distinct !DILocation(line: 462, column: 21, scope: !744, inlinedAt: !771)
!771 = distinct !DILocation(line: 455, column: 9, scope: !772, inlinedAt: !773)
!772 = distinct !DISubprogram(name: "operator->", scope: !96, file: !96, line: 452, type: !10, scopeLine: 453, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!773 = distinct !DILocation(line: 448, column: 6, scope: !740)
!774 = !DILocation(line: 448, column: 13, scope: !740)
!775 = !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !776)
!776 = distinct !DILocation(line: 448, column: 22, scope: !740)
!777 = !DILocation(line: 117, column: 33, scope: !245, inlinedAt: !778)
!778 = distinct !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !776)
!779 = !DILocation(line: 117, column: 9, scope: !245, inlinedAt: !778)
!780 = !DILocation(line: 118, column: 33, scope: !245, inlinedAt: !778)
!781 = !DILocation(line: 217, column: 37, scope: !250, inlinedAt: !782)
!782 = distinct !DILocation(line: 135, column: 58, scope: !242, inlinedAt: !776)
!783 = !DILocation(line: 217, column: 27, scope: !250, inlinedAt: !782)
!784 = !DILocation(line: 218, column: 35, scope: !250, inlinedAt: !782)
!785 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !786)
!786 = distinct !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !776)
!787 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !786)
!788 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !789)
!789 = distinct !DILocation(line: 448, column: 6, scope: !740)
!790 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !789)
!791 = !DILocation(line: 448, column: 6, scope: !740)
!792 = !DILocation(line: 454, column: 6, scope: !740)
!793 = !DILocation(line: 204, column: 19, scope: !794, inlinedAt: !795)
!794 = distinct !DISubprogram(name: "swap<std::__future_base::_Result_base *>", scope: !493, file: !493, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!795 = distinct !DILocation(line: 219, column: 2, scope: !796, inlinedAt: !797)
!796 = distinct !DISubprogram(name: "swap", scope: !96, file: !96, line: 216, type: !10, scopeLine: 217, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!797 = distinct !DILocation(line: 510, column: 7, scope: !798, inlinedAt: !799)
!798 = distinct !DISubprogram(name: "swap", scope: !96, file: !96, line: 507, type: !10, scopeLine: 508, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!799 = distinct !DILocation(line: 454, column: 16, scope: !740)
!800 = !DILocation(line: 205, column: 13, scope: !794, inlinedAt: !795)
!801 = !DILocation(line: 205, column: 11, scope: !794, inlinedAt: !795)
!802 = !DILocation(line: 206, column: 11, scope: !794, inlinedAt: !795)
!803 = !DILocation(line: 456, column: 6, scope: !740)
!804 = !DILocation(line: 506, column: 9, scope: !805, inlinedAt: !807)
!805 = distinct !DISubprogram(name: "exchange", scope: !806, file: !806, line: 503, type: !10, scopeLine: 505, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!806 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!807 = distinct !DILocation(line: 277, column: 19, scope: !808, inlinedAt: !810)
!808 = distinct !DISubprogram(name: "_M_store_notify_all", scope: !809, file: !809, line: 274, type: !10, scopeLine: 275, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!809 = !DIFile(filename: "include/c++/12/bits/atomic_futex.h", directory: "")
!810 = distinct !DILocation(line: 456, column: 16, scope: !740)
!811 = !DILocation(line: 277, column: 11, scope: !808, inlinedAt: !810)
!812 = !DILocation(line: 278, column: 2, scope: !808, inlinedAt: !810)
!813 = !DILocation(line: 459, column: 7, scope: !740)
!814 = !DISubprogram(name: "__cxa_allocate_exception", scope: !815, file: !815, line: 63, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!815 = !DIFile(filename: "include/c++/12/bits/cxxabi_init_exception.h", directory: "")
!816 = !DISubprogram(name: "__cxa_init_primary_exception", scope: !815, file: !815, line: 70, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!817 = distinct !DISubprogram(name: "__dest_thunk<std::future_error>", scope: !9, file: !9, line: 230, type: !10, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!818 = !DILocation(line: 231, column: 34, scope: !817)
!819 = !DILocation(line: 231, column: 41, scope: !817)
!820 = distinct !DISubprogram(name: "future_error", scope: !27, file: !27, line: 114, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!821 = !DILocation(line: 115, column: 19, scope: !820)
!822 = !DILocation(line: 115, column: 43, scope: !820)
!823 = !DILocation(line: 240, column: 25, scope: !824, inlinedAt: !826)
!824 = distinct !DISubprogram(name: "message", scope: !825, file: !825, line: 239, type: !10, scopeLine: 240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!825 = !DIFile(filename: "include/c++/12/system_error", directory: "")
!826 = distinct !DILocation(line: 115, column: 48, scope: !820)
!827 = !{!828}
!828 = distinct !{!828, !829, !"_ZNKSt10error_code7messageB5cxx11Ev: argument 0"}
!829 = distinct !{!829, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!830 = !DILocation(line: 2171, column: 9, scope: !831, inlinedAt: !833)
!831 = distinct !DISubprogram(name: "replace", scope: !832, file: !832, line: 2167, type: !10, scopeLine: 2169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!832 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!833 = distinct !DILocation(line: 1928, column: 15, scope: !834, inlinedAt: !835)
!834 = distinct !DISubprogram(name: "insert", scope: !832, file: !832, line: 1925, type: !10, scopeLine: 1926, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!835 = distinct !DILocation(line: 3541, column: 30, scope: !836, inlinedAt: !837)
!836 = distinct !DISubprogram(name: "operator+<char, std::char_traits<char>, std::allocator<char> >", scope: !832, file: !832, line: 3539, type: !10, scopeLine: 3541, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!837 = distinct !DILocation(line: 115, column: 41, scope: !820)
!838 = !DILocation(line: 241, column: 51, scope: !839, inlinedAt: !840)
!839 = distinct !DISubprogram(name: "_M_local_data", scope: !832, file: !832, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!840 = distinct !DILocation(line: 671, column: 21, scope: !841, inlinedAt: !842)
!841 = distinct !DISubprogram(name: "basic_string", scope: !832, file: !832, line: 670, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!842 = distinct !DILocation(line: 3541, column: 14, scope: !836, inlinedAt: !837)
!843 = !DILocation(line: 204, column: 36, scope: !844, inlinedAt: !845)
!844 = distinct !DISubprogram(name: "_Alloc_hider", scope: !832, file: !832, line: 203, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!845 = distinct !DILocation(line: 671, column: 9, scope: !841, inlinedAt: !842)
!846 = !{!847, !15, i64 0}
!847 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !15, i64 0}
!848 = !{!849}
!849 = distinct !{!849, !850, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: argument 0"}
!850 = distinct !{!850, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!851 = !DILocation(line: 234, column: 28, scope: !852, inlinedAt: !853)
!852 = distinct !DISubprogram(name: "_M_data", scope: !832, file: !832, line: 233, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!853 = distinct !DILocation(line: 274, column: 16, scope: !854, inlinedAt: !855)
!854 = distinct !DISubprogram(name: "_M_is_local", scope: !832, file: !832, line: 273, type: !10, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!855 = distinct !DILocation(line: 673, column: 12, scope: !841, inlinedAt: !842)
!856 = !{!857, !15, i64 0}
!857 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !847, i64 0, !172, i64 8, !16, i64 16}
!858 = !DILocation(line: 252, column: 57, scope: !859, inlinedAt: !860)
!859 = distinct !DISubprogram(name: "_M_local_data", scope: !832, file: !832, line: 249, type: !10, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!860 = distinct !DILocation(line: 274, column: 29, scope: !854, inlinedAt: !855)
!861 = !DILocation(line: 274, column: 26, scope: !854, inlinedAt: !855)
!862 = !DILocation(line: 673, column: 6, scope: !841, inlinedAt: !842)
!863 = !DILocation(line: 1071, column: 16, scope: !864, inlinedAt: !865)
!864 = distinct !DISubprogram(name: "length", scope: !832, file: !832, line: 1070, type: !10, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!865 = distinct !DILocation(line: 676, column: 16, scope: !841, inlinedAt: !842)
!866 = !{!857, !172, i64 8}
!867 = !DILocation(line: 676, column: 25, scope: !841, inlinedAt: !842)
!868 = !DILocation(line: 425, column: 10, scope: !869, inlinedAt: !871)
!869 = distinct !DISubprogram(name: "copy", scope: !870, file: !870, line: 423, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!870 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!871 = distinct !DILocation(line: 675, column: 6, scope: !841, inlinedAt: !842)
!872 = !DILocation(line: 425, column: 6, scope: !869, inlinedAt: !871)
!873 = !DILocation(line: 431, column: 33, scope: !869, inlinedAt: !871)
!874 = !DILocation(line: 431, column: 2, scope: !869, inlinedAt: !871)
!875 = !DILocation(line: 224, column: 26, scope: !876, inlinedAt: !877)
!876 = distinct !DISubprogram(name: "_M_data", scope: !832, file: !832, line: 223, type: !10, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!877 = distinct !DILocation(line: 680, column: 6, scope: !841, inlinedAt: !842)
!878 = !DILocation(line: 681, column: 24, scope: !841, inlinedAt: !842)
!879 = !DILocation(line: 261, column: 31, scope: !880, inlinedAt: !881)
!880 = distinct !DISubprogram(name: "_M_capacity", scope: !832, file: !832, line: 260, type: !10, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!881 = distinct !DILocation(line: 681, column: 6, scope: !841, inlinedAt: !842)
!882 = !DILocation(line: 1071, column: 16, scope: !864, inlinedAt: !883)
!883 = distinct !DILocation(line: 687, column: 18, scope: !841, inlinedAt: !842)
!884 = !DILocation(line: 229, column: 9, scope: !885, inlinedAt: !886)
!885 = distinct !DISubprogram(name: "_M_length", scope: !832, file: !832, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!886 = distinct !DILocation(line: 687, column: 2, scope: !841, inlinedAt: !842)
!887 = !DILocation(line: 229, column: 26, scope: !885, inlinedAt: !886)
!888 = !DILocation(line: 224, column: 26, scope: !876, inlinedAt: !889)
!889 = distinct !DILocation(line: 688, column: 8, scope: !841, inlinedAt: !842)
!890 = !DILocation(line: 229, column: 26, scope: !885, inlinedAt: !891)
!891 = distinct !DILocation(line: 267, column: 2, scope: !892, inlinedAt: !893)
!892 = distinct !DISubprogram(name: "_M_set_length", scope: !832, file: !832, line: 265, type: !10, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!893 = distinct !DILocation(line: 689, column: 8, scope: !841, inlinedAt: !842)
!894 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !896)
!895 = distinct !DISubprogram(name: "assign", scope: !870, file: !870, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!896 = distinct !DILocation(line: 268, column: 2, scope: !892, inlinedAt: !893)
!897 = !DILocation(line: 115, column: 7, scope: !820)
!898 = !DILocation(line: 234, column: 28, scope: !852, inlinedAt: !899)
!899 = distinct !DILocation(line: 274, column: 16, scope: !854, inlinedAt: !900)
!900 = distinct !DILocation(line: 285, column: 7, scope: !901, inlinedAt: !902)
!901 = distinct !DISubprogram(name: "_M_dispose", scope: !832, file: !832, line: 283, type: !10, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!902 = distinct !DILocation(line: 795, column: 9, scope: !903, inlinedAt: !904)
!903 = distinct !DISubprogram(name: "~basic_string", scope: !832, file: !832, line: 794, type: !10, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!904 = distinct !DILocation(line: 115, column: 7, scope: !820)
!905 = !DILocation(line: 274, column: 26, scope: !854, inlinedAt: !900)
!906 = !DILocation(line: 285, column: 6, scope: !901, inlinedAt: !902)
!907 = !DILocation(line: 158, column: 2, scope: !908, inlinedAt: !909)
!908 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!909 = distinct !DILocation(line: 496, column: 13, scope: !910, inlinedAt: !911)
!910 = distinct !DISubprogram(name: "deallocate", scope: !47, file: !47, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!911 = distinct !DILocation(line: 292, column: 9, scope: !912, inlinedAt: !913)
!912 = distinct !DISubprogram(name: "_M_destroy", scope: !832, file: !832, line: 291, type: !10, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!913 = distinct !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !902)
!914 = !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !902)
!915 = !DILocation(line: 234, column: 28, scope: !852, inlinedAt: !916)
!916 = distinct !DILocation(line: 274, column: 16, scope: !854, inlinedAt: !917)
!917 = distinct !DILocation(line: 285, column: 7, scope: !901, inlinedAt: !918)
!918 = distinct !DILocation(line: 795, column: 9, scope: !903, inlinedAt: !919)
!919 = distinct !DILocation(line: 115, column: 7, scope: !820)
!920 = !DILocation(line: 252, column: 57, scope: !859, inlinedAt: !921)
!921 = distinct !DILocation(line: 274, column: 29, scope: !854, inlinedAt: !917)
!922 = !DILocation(line: 274, column: 26, scope: !854, inlinedAt: !917)
!923 = !DILocation(line: 285, column: 6, scope: !901, inlinedAt: !918)
!924 = !DILocation(line: 158, column: 2, scope: !908, inlinedAt: !925)
!925 = distinct !DILocation(line: 496, column: 13, scope: !910, inlinedAt: !926)
!926 = distinct !DILocation(line: 292, column: 9, scope: !912, inlinedAt: !927)
!927 = distinct !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !918)
!928 = !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !918)
!929 = !DILocation(line: 116, column: 5, scope: !820)
!930 = !DILocation(line: 115, column: 60, scope: !820)
!931 = !{i64 0, i64 8, !105}
!932 = !DILocation(line: 116, column: 7, scope: !820)
!933 = !DILocation(line: 234, column: 28, scope: !852, inlinedAt: !934)
!934 = distinct !DILocation(line: 274, column: 16, scope: !854, inlinedAt: !935)
!935 = distinct !DILocation(line: 285, column: 7, scope: !901, inlinedAt: !936)
!936 = distinct !DILocation(line: 795, column: 9, scope: !903, inlinedAt: !937)
!937 = distinct !DILocation(line: 115, column: 7, scope: !820)
!938 = !DILocation(line: 274, column: 26, scope: !854, inlinedAt: !935)
!939 = !DILocation(line: 285, column: 6, scope: !901, inlinedAt: !936)
!940 = !DILocation(line: 158, column: 2, scope: !908, inlinedAt: !941)
!941 = distinct !DILocation(line: 496, column: 13, scope: !910, inlinedAt: !942)
!942 = distinct !DILocation(line: 292, column: 9, scope: !912, inlinedAt: !943)
!943 = distinct !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !936)
!944 = !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !936)
!945 = !DILocation(line: 234, column: 28, scope: !852, inlinedAt: !946)
!946 = distinct !DILocation(line: 274, column: 16, scope: !854, inlinedAt: !947)
!947 = distinct !DILocation(line: 285, column: 7, scope: !901, inlinedAt: !948)
!948 = distinct !DILocation(line: 795, column: 9, scope: !903, inlinedAt: !949)
!949 = distinct !DILocation(line: 115, column: 7, scope: !820)
!950 = !DILocation(line: 252, column: 57, scope: !859, inlinedAt: !951)
!951 = distinct !DILocation(line: 274, column: 29, scope: !854, inlinedAt: !947)
!952 = !DILocation(line: 274, column: 26, scope: !854, inlinedAt: !947)
!953 = !DILocation(line: 285, column: 6, scope: !901, inlinedAt: !948)
!954 = !DILocation(line: 158, column: 2, scope: !908, inlinedAt: !955)
!955 = distinct !DILocation(line: 496, column: 13, scope: !910, inlinedAt: !956)
!956 = distinct !DILocation(line: 292, column: 9, scope: !912, inlinedAt: !957)
!957 = distinct !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !948)
!958 = !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !948)
!959 = !DISubprogram(name: "future_category", scope: !27, file: !27, line: 80, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!960 = distinct !DISubprogram(name: "_M_replace", scope: !961, file: !961, line: 477, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!961 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!962 = !DILocation(line: 1064, column: 16, scope: !963, inlinedAt: !964)
!963 = distinct !DISubprogram(name: "size", scope: !832, file: !832, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!964 = distinct !DILocation(line: 392, column: 32, scope: !965, inlinedAt: !966)
!965 = distinct !DISubprogram(name: "_M_check_length", scope: !832, file: !832, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!966 = distinct !DILocation(line: 480, column: 7, scope: !960)
!967 = !DILocation(line: 392, column: 39, scope: !965, inlinedAt: !966)
!968 = !DILocation(line: 392, column: 23, scope: !965, inlinedAt: !966)
!969 = !DILocation(line: 392, column: 47, scope: !965, inlinedAt: !966)
!970 = !DILocation(line: 392, column: 6, scope: !965, inlinedAt: !966)
!971 = !DILocation(line: 393, column: 4, scope: !965, inlinedAt: !966)
!972 = !DILocation(line: 483, column: 47, scope: !960)
!973 = !DILocation(line: 483, column: 56, scope: !960)
!974 = !DILocation(line: 234, column: 28, scope: !852, inlinedAt: !975)
!975 = distinct !DILocation(line: 274, column: 16, scope: !854, inlinedAt: !976)
!976 = distinct !DILocation(line: 1134, column: 9, scope: !977, inlinedAt: !978)
!977 = distinct !DISubprogram(name: "capacity", scope: !832, file: !832, line: 1132, type: !10, scopeLine: 1133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!978 = distinct !DILocation(line: 485, column: 31, scope: !960)
!979 = !DILocation(line: 252, column: 57, scope: !859, inlinedAt: !980)
!980 = distinct !DILocation(line: 274, column: 29, scope: !854, inlinedAt: !976)
!981 = !DILocation(line: 274, column: 26, scope: !854, inlinedAt: !976)
!982 = !DILocation(line: 1134, column: 9, scope: !977, inlinedAt: !978)
!983 = !DILocation(line: 485, column: 22, scope: !960)
!984 = !DILocation(line: 485, column: 11, scope: !960)
!985 = !DILocation(line: 487, column: 34, scope: !960)
!986 = !DILocation(line: 489, column: 52, scope: !960)
!987 = !DILocation(line: 457, column: 31, scope: !988, inlinedAt: !990)
!988 = distinct !DISubprogram(name: "operator()", scope: !989, file: !989, line: 451, type: !10, scopeLine: 452, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!989 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!990 = distinct !DILocation(line: 410, column: 10, scope: !991, inlinedAt: !992)
!991 = distinct !DISubprogram(name: "_M_disjunct", scope: !832, file: !832, line: 408, type: !10, scopeLine: 409, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!992 = distinct !DILocation(line: 503, column: 8, scope: !960)
!993 = !DILocation(line: 411, column: 3, scope: !991, inlinedAt: !992)
!994 = !DILocation(line: 503, column: 8, scope: !960)
!995 = !DILocation(line: 505, column: 12, scope: !960)
!996 = !DILocation(line: 505, column: 23, scope: !960)
!997 = !DILocation(line: 506, column: 21, scope: !960)
!998 = !DILocation(line: 506, column: 35, scope: !960)
!999 = !DILocation(line: 430, column: 6, scope: !1000, inlinedAt: !1001)
!1000 = distinct !DISubprogram(name: "_S_move", scope: !832, file: !832, line: 428, type: !10, scopeLine: 429, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1001 = distinct !DILocation(line: 506, column: 3, scope: !960)
!1002 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1003)
!1003 = distinct !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1001)
!1004 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1003)
!1005 = !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1001)
!1006 = !DILocation(line: 419, column: 33, scope: !1007, inlinedAt: !1008)
!1007 = distinct !DISubprogram(name: "move", scope: !870, file: !870, line: 411, type: !10, scopeLine: 412, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1008 = distinct !DILocation(line: 433, column: 4, scope: !1000, inlinedAt: !1001)
!1009 = !DILocation(line: 419, column: 2, scope: !1007, inlinedAt: !1008)
!1010 = !DILocation(line: 507, column: 12, scope: !960)
!1011 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1012)
!1012 = distinct !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1014)
!1013 = distinct !DISubprogram(name: "_S_copy", scope: !832, file: !832, line: 418, type: !10, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1014 = distinct !DILocation(line: 508, column: 3, scope: !960)
!1015 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1012)
!1016 = !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1014)
!1017 = !DILocation(line: 431, column: 33, scope: !869, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 423, column: 4, scope: !1013, inlinedAt: !1014)
!1019 = !DILocation(line: 431, column: 2, scope: !869, inlinedAt: !1018)
!1020 = !DILocation(line: 513, column: 19, scope: !960)
!1021 = !DILocation(line: 430, column: 6, scope: !1000, inlinedAt: !1022)
!1022 = distinct !DILocation(line: 514, column: 3, scope: !960)
!1023 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1024)
!1024 = distinct !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1022)
!1025 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1024)
!1026 = !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1022)
!1027 = !DILocation(line: 419, column: 33, scope: !1007, inlinedAt: !1028)
!1028 = distinct !DILocation(line: 433, column: 4, scope: !1000, inlinedAt: !1022)
!1029 = !DILocation(line: 419, column: 2, scope: !1007, inlinedAt: !1028)
!1030 = !DILocation(line: 515, column: 12, scope: !960)
!1031 = !DILocation(line: 515, column: 23, scope: !960)
!1032 = !DILocation(line: 516, column: 21, scope: !960)
!1033 = !DILocation(line: 516, column: 35, scope: !960)
!1034 = !DILocation(line: 430, column: 6, scope: !1000, inlinedAt: !1035)
!1035 = distinct !DILocation(line: 516, column: 3, scope: !960)
!1036 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1037)
!1037 = distinct !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1035)
!1038 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1037)
!1039 = !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1035)
!1040 = !DILocation(line: 419, column: 33, scope: !1007, inlinedAt: !1041)
!1041 = distinct !DILocation(line: 433, column: 4, scope: !1000, inlinedAt: !1035)
!1042 = !DILocation(line: 419, column: 2, scope: !1007, inlinedAt: !1041)
!1043 = !DILocation(line: 517, column: 12, scope: !960)
!1044 = !DILocation(line: 519, column: 13, scope: !960)
!1045 = !DILocation(line: 519, column: 29, scope: !960)
!1046 = !DILocation(line: 519, column: 22, scope: !960)
!1047 = !DILocation(line: 519, column: 9, scope: !960)
!1048 = !DILocation(line: 430, column: 6, scope: !1000, inlinedAt: !1049)
!1049 = distinct !DILocation(line: 520, column: 7, scope: !960)
!1050 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1051)
!1051 = distinct !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1049)
!1052 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1051)
!1053 = !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1049)
!1054 = !DILocation(line: 419, column: 33, scope: !1007, inlinedAt: !1055)
!1055 = distinct !DILocation(line: 433, column: 4, scope: !1000, inlinedAt: !1049)
!1056 = !DILocation(line: 419, column: 2, scope: !1007, inlinedAt: !1055)
!1057 = !DILocation(line: 521, column: 18, scope: !960)
!1058 = !DILocation(line: 521, column: 14, scope: !960)
!1059 = !DILocation(line: 525, column: 39, scope: !960)
!1060 = !DILocation(line: 525, column: 46, scope: !960)
!1061 = !DILocation(line: 526, column: 32, scope: !960)
!1062 = !DILocation(line: 420, column: 6, scope: !1013, inlinedAt: !1063)
!1063 = distinct !DILocation(line: 526, column: 9, scope: !960)
!1064 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1065)
!1065 = distinct !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1063)
!1066 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1065)
!1067 = !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1063)
!1068 = !DILocation(line: 431, column: 33, scope: !869, inlinedAt: !1069)
!1069 = distinct !DILocation(line: 423, column: 4, scope: !1013, inlinedAt: !1063)
!1070 = !DILocation(line: 431, column: 2, scope: !869, inlinedAt: !1069)
!1071 = !DILocation(line: 530, column: 50, scope: !960)
!1072 = !DILocation(line: 430, column: 6, scope: !1000, inlinedAt: !1073)
!1073 = distinct !DILocation(line: 531, column: 9, scope: !960)
!1074 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1073)
!1076 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1075)
!1077 = !DILocation(line: 431, column: 4, scope: !1000, inlinedAt: !1073)
!1078 = !DILocation(line: 419, column: 33, scope: !1007, inlinedAt: !1079)
!1079 = distinct !DILocation(line: 433, column: 4, scope: !1000, inlinedAt: !1073)
!1080 = !DILocation(line: 419, column: 2, scope: !1007, inlinedAt: !1079)
!1081 = !DILocation(line: 532, column: 27, scope: !960)
!1082 = !DILocation(line: 532, column: 42, scope: !960)
!1083 = !DILocation(line: 533, column: 16, scope: !960)
!1084 = !DILocation(line: 420, column: 6, scope: !1013, inlinedAt: !1085)
!1085 = distinct !DILocation(line: 532, column: 9, scope: !960)
!1086 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1087)
!1087 = distinct !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1085)
!1088 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1087)
!1089 = !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1085)
!1090 = !DILocation(line: 431, column: 33, scope: !869, inlinedAt: !1091)
!1091 = distinct !DILocation(line: 423, column: 4, scope: !1013, inlinedAt: !1085)
!1092 = !DILocation(line: 431, column: 2, scope: !869, inlinedAt: !1091)
!1093 = !DILocation(line: 539, column: 8, scope: !960)
!1094 = !DILocation(line: 229, column: 26, scope: !885, inlinedAt: !1095)
!1095 = distinct !DILocation(line: 267, column: 2, scope: !892, inlinedAt: !1096)
!1096 = distinct !DILocation(line: 541, column: 13, scope: !960)
!1097 = !DILocation(line: 234, column: 28, scope: !852, inlinedAt: !1098)
!1098 = distinct !DILocation(line: 268, column: 22, scope: !892, inlinedAt: !1096)
!1099 = !DILocation(line: 268, column: 22, scope: !892, inlinedAt: !1096)
!1100 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1101)
!1101 = distinct !DILocation(line: 268, column: 2, scope: !892, inlinedAt: !1096)
!1102 = !DILocation(line: 542, column: 7, scope: !960)
!1103 = distinct !DISubprogram(name: "_M_mutate", scope: !961, file: !961, line: 322, type: !10, scopeLine: 324, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1104 = !DILocation(line: 1071, column: 16, scope: !864, inlinedAt: !1105)
!1105 = distinct !DILocation(line: 325, column: 36, scope: !1103)
!1106 = !DILocation(line: 325, column: 53, scope: !1103)
!1107 = !DILocation(line: 327, column: 43, scope: !1103)
!1108 = !DILocation(line: 327, column: 52, scope: !1103)
!1109 = !DILocation(line: 234, column: 28, scope: !852, inlinedAt: !1110)
!1110 = distinct !DILocation(line: 274, column: 16, scope: !854, inlinedAt: !1111)
!1111 = distinct !DILocation(line: 1134, column: 9, scope: !977, inlinedAt: !1112)
!1112 = distinct !DILocation(line: 328, column: 47, scope: !1103)
!1113 = !DILocation(line: 252, column: 57, scope: !859, inlinedAt: !1114)
!1114 = distinct !DILocation(line: 274, column: 29, scope: !854, inlinedAt: !1111)
!1115 = !DILocation(line: 274, column: 26, scope: !854, inlinedAt: !1111)
!1116 = !DILocation(line: 1134, column: 9, scope: !977, inlinedAt: !1112)
!1117 = !DILocation(line: 139, column: 22, scope: !1118, inlinedAt: !1119)
!1118 = distinct !DISubprogram(name: "_M_create", scope: !961, file: !961, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1119 = distinct !DILocation(line: 328, column: 21, scope: !1103)
!1120 = !DILocation(line: 139, column: 11, scope: !1118, inlinedAt: !1119)
!1121 = !DILocation(line: 140, column: 2, scope: !1118, inlinedAt: !1119)
!1122 = !DILocation(line: 145, column: 22, scope: !1118, inlinedAt: !1119)
!1123 = !DILocation(line: 145, column: 39, scope: !1118, inlinedAt: !1119)
!1124 = !DILocation(line: 145, column: 57, scope: !1118, inlinedAt: !1119)
!1125 = !DILocation(line: 145, column: 53, scope: !1118, inlinedAt: !1119)
!1126 = !DILocation(line: 145, column: 11, scope: !1118, inlinedAt: !1119)
!1127 = !DILocation(line: 149, column: 8, scope: !1118, inlinedAt: !1119)
!1128 = !DILocation(line: 0, scope: !1103)
!1129 = !DILocation(line: 155, column: 69, scope: !1118, inlinedAt: !1119)
!1130 = !DILocation(line: 120, column: 27, scope: !1131, inlinedAt: !1132)
!1131 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1132 = distinct !DILocation(line: 464, column: 20, scope: !1133, inlinedAt: !1134)
!1133 = distinct !DISubprogram(name: "allocate", scope: !47, file: !47, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1134 = distinct !DILocation(line: 155, column: 14, scope: !1118, inlinedAt: !1119)
!1135 = !DILocation(line: 120, column: 6, scope: !1131, inlinedAt: !1132)
!1136 = !DILocation(line: 126, column: 6, scope: !1131, inlinedAt: !1132)
!1137 = !DILocation(line: 137, column: 27, scope: !1131, inlinedAt: !1132)
!1138 = !DILocation(line: 330, column: 11, scope: !1103)
!1139 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1140)
!1140 = distinct !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1141)
!1141 = distinct !DILocation(line: 331, column: 2, scope: !1103)
!1142 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1140)
!1143 = !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1141)
!1144 = !DILocation(line: 431, column: 33, scope: !869, inlinedAt: !1145)
!1145 = distinct !DILocation(line: 423, column: 4, scope: !1013, inlinedAt: !1141)
!1146 = !DILocation(line: 431, column: 2, scope: !869, inlinedAt: !1145)
!1147 = !DILocation(line: 332, column: 11, scope: !1103)
!1148 = !DILocation(line: 332, column: 15, scope: !1103)
!1149 = !DILocation(line: 333, column: 20, scope: !1103)
!1150 = !DILocation(line: 420, column: 6, scope: !1013, inlinedAt: !1151)
!1151 = distinct !DILocation(line: 333, column: 2, scope: !1103)
!1152 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1153)
!1153 = distinct !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1151)
!1154 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1153)
!1155 = !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1151)
!1156 = !DILocation(line: 431, column: 33, scope: !869, inlinedAt: !1157)
!1157 = distinct !DILocation(line: 423, column: 4, scope: !1013, inlinedAt: !1151)
!1158 = !DILocation(line: 431, column: 2, scope: !869, inlinedAt: !1157)
!1159 = !DILocation(line: 334, column: 11, scope: !1103)
!1160 = !DILocation(line: 335, column: 20, scope: !1103)
!1161 = !DILocation(line: 335, column: 28, scope: !1103)
!1162 = !DILocation(line: 336, column: 19, scope: !1103)
!1163 = !DILocation(line: 336, column: 27, scope: !1103)
!1164 = !DILocation(line: 420, column: 6, scope: !1013, inlinedAt: !1165)
!1165 = distinct !DILocation(line: 335, column: 2, scope: !1103)
!1166 = !DILocation(line: 354, column: 9, scope: !895, inlinedAt: !1167)
!1167 = distinct !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1165)
!1168 = !DILocation(line: 354, column: 7, scope: !895, inlinedAt: !1167)
!1169 = !DILocation(line: 421, column: 4, scope: !1013, inlinedAt: !1165)
!1170 = !DILocation(line: 431, column: 33, scope: !869, inlinedAt: !1171)
!1171 = distinct !DILocation(line: 423, column: 4, scope: !1013, inlinedAt: !1165)
!1172 = !DILocation(line: 431, column: 2, scope: !869, inlinedAt: !1171)
!1173 = !DILocation(line: 285, column: 6, scope: !901, inlinedAt: !1174)
!1174 = distinct !DILocation(line: 338, column: 7, scope: !1103)
!1175 = !DILocation(line: 158, column: 2, scope: !908, inlinedAt: !1176)
!1176 = distinct !DILocation(line: 496, column: 13, scope: !910, inlinedAt: !1177)
!1177 = distinct !DILocation(line: 292, column: 9, scope: !912, inlinedAt: !1178)
!1178 = distinct !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !1174)
!1179 = !DILocation(line: 286, column: 4, scope: !901, inlinedAt: !1174)
!1180 = !DILocation(line: 224, column: 26, scope: !876, inlinedAt: !1181)
!1181 = distinct !DILocation(line: 339, column: 7, scope: !1103)
!1182 = !DILocation(line: 261, column: 31, scope: !880, inlinedAt: !1183)
!1183 = distinct !DILocation(line: 340, column: 7, scope: !1103)
!1184 = !DILocation(line: 341, column: 5, scope: !1103)
!1185 = !DISubprogram(name: "__throw_length_error", scope: !654, file: !654, line: 75, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1186 = distinct !DISubprogram(name: "future", scope: !27, file: !27, line: 783, type: !10, scopeLine: 783, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1187 = !DILocation(line: 1522, column: 7, scope: !1188, inlinedAt: !1189)
!1188 = distinct !DISubprogram(name: "__shared_ptr", scope: !31, file: !31, line: 1522, type: !10, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1189 = distinct !DILocation(line: 204, column: 7, scope: !1190, inlinedAt: !1191)
!1190 = distinct !DISubprogram(name: "shared_ptr", scope: !34, file: !34, line: 204, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1191 = distinct !DILocation(line: 733, column: 53, scope: !1192, inlinedAt: !1193)
!1192 = distinct !DISubprogram(name: "__basic_future", scope: !27, file: !27, line: 733, type: !10, scopeLine: 734, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1193 = distinct !DILocation(line: 783, column: 45, scope: !1186)
!1194 = !DILocation(line: 1075, column: 19, scope: !1195, inlinedAt: !1196)
!1195 = distinct !DISubprogram(name: "__shared_count", scope: !31, file: !31, line: 1074, type: !10, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1196 = distinct !DILocation(line: 1522, column: 7, scope: !1188, inlinedAt: !1189)
!1197 = !DILocation(line: 1075, column: 9, scope: !1195, inlinedAt: !1196)
!1198 = !DILocation(line: 1077, column: 12, scope: !1195, inlinedAt: !1196)
!1199 = !DILocation(line: 1077, column: 6, scope: !1195, inlinedAt: !1196)
!1200 = !DILocation(line: 152, column: 43, scope: !1201, inlinedAt: !1202)
!1201 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !31, file: !31, line: 151, type: !10, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1202 = distinct !DILocation(line: 1078, column: 11, scope: !1195, inlinedAt: !1196)
!1203 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !1204)
!1204 = distinct !DILocation(line: 108, column: 9, scope: !1205, inlinedAt: !1206)
!1205 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !396, file: !396, line: 106, type: !10, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1206 = distinct !DILocation(line: 152, column: 9, scope: !1201, inlinedAt: !1202)
!1207 = !DILocation(line: 108, column: 9, scope: !1205, inlinedAt: !1206)
!1208 = !DILocation(line: 92, column: 12, scope: !1209, inlinedAt: !1210)
!1209 = distinct !DISubprogram(name: "__atomic_add_single", scope: !396, file: !396, line: 91, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1210 = distinct !DILocation(line: 109, column: 7, scope: !1205, inlinedAt: !1206)
!1211 = !DILocation(line: 109, column: 7, scope: !1205, inlinedAt: !1206)
!1212 = !DILocation(line: 71, column: 5, scope: !1213, inlinedAt: !1214)
!1213 = distinct !DISubprogram(name: "__atomic_add", scope: !396, file: !396, line: 70, type: !10, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1214 = distinct !DILocation(line: 111, column: 7, scope: !1205, inlinedAt: !1206)
!1215 = !DILocation(line: 1670, column: 16, scope: !539, inlinedAt: !1216)
!1216 = distinct !DILocation(line: 563, column: 34, scope: !1217, inlinedAt: !1218)
!1217 = distinct !DISubprogram(name: "_S_check<std::__future_base::_State_baseV2>", scope: !27, file: !27, line: 561, type: !10, scopeLine: 562, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1218 = distinct !DILocation(line: 735, column: 9, scope: !1192, inlinedAt: !1193)
!1219 = !DILocation(line: 1670, column: 23, scope: !539, inlinedAt: !1216)
!1220 = !DILocation(line: 563, column: 15, scope: !1217, inlinedAt: !1218)
!1221 = !DILocation(line: 465, column: 6, scope: !1222, inlinedAt: !1223)
!1222 = distinct !DISubprogram(name: "_M_set_retrieved_flag", scope: !27, file: !27, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1223 = distinct !DILocation(line: 736, column: 19, scope: !1192, inlinedAt: !1193)
!1224 = !DILocation(line: 212, column: 14, scope: !1225, inlinedAt: !1226)
!1225 = distinct !DISubprogram(name: "test_and_set", scope: !806, file: !806, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1226 = distinct !DILocation(line: 465, column: 19, scope: !1222, inlinedAt: !1223)
!1227 = !DILocation(line: 0, scope: !1192, inlinedAt: !1193)
!1228 = !DILocation(line: 737, column: 7, scope: !1192, inlinedAt: !1193)
!1229 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !1230)
!1230 = distinct !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !1231)
!1231 = distinct !DILocation(line: 737, column: 7, scope: !1192, inlinedAt: !1193)
!1232 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !1230)
!1233 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !1234)
!1234 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !1230)
!1235 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !1234)
!1236 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !1234)
!1237 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !1234)
!1238 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !1234)
!1239 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !1234)
!1240 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !1234)
!1241 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !1234)
!1242 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !1234)
!1243 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !1244)
!1244 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1245)
!1245 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1234)
!1246 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1245)
!1247 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !1248)
!1248 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !1245)
!1249 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !1248)
!1250 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !1245)
!1251 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !1252)
!1252 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !1245)
!1253 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !1245)
!1254 = !DILocation(line: 0, scope: !398, inlinedAt: !1245)
!1255 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !1234)
!1256 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1234)
!1257 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !1234)
!1258 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !1234)
!1259 = !DILocation(line: 783, column: 67, scope: !1186)
!1260 = !DISubprogram(name: "__throw_future_error", scope: !654, file: !654, line: 109, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1261 = distinct !DISubprogram(name: "~_State_impl", scope: !166, file: !166, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1262 = !DILocation(line: 200, column: 14, scope: !1261)
!1263 = !DILocation(line: 33, column: 21, scope: !231, inlinedAt: !1264)
!1264 = distinct !DILocation(line: 187, column: 12, scope: !1265, inlinedAt: !1266)
!1265 = distinct !DISubprogram(name: "~_Head_base", scope: !89, file: !89, line: 187, type: !10, scopeLine: 187, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1266 = distinct !DILocation(line: 238, column: 14, scope: !1267, inlinedAt: !1268)
!1267 = distinct !DISubprogram(name: "~_Invoker", scope: !166, file: !166, line: 238, type: !10, scopeLine: 238, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1268 = distinct !DILocation(line: 200, column: 14, scope: !1261)
!1269 = distinct !DISubprogram(name: "~_State_impl", scope: !166, file: !166, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1270 = !DILocation(line: 200, column: 14, scope: !1261, inlinedAt: !1271)
!1271 = distinct !DILocation(line: 200, column: 14, scope: !1269)
!1272 = !DILocation(line: 33, column: 21, scope: !231, inlinedAt: !1273)
!1273 = distinct !DILocation(line: 187, column: 12, scope: !1265, inlinedAt: !1274)
!1274 = distinct !DILocation(line: 238, column: 14, scope: !1267, inlinedAt: !1275)
!1275 = distinct !DILocation(line: 200, column: 14, scope: !1261, inlinedAt: !1271)
!1276 = !DILocation(line: 200, column: 14, scope: !1269)
!1277 = distinct !DISubprogram(name: "_M_run", scope: !166, file: !166, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1278 = !DILocation(line: 14, column: 3, scope: !1279, inlinedAt: !1280)
!1279 = distinct !DISubprogram(name: "divide", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1280 = distinct !DILocation(line: 37, column: 12, scope: !1281, inlinedAt: !1282)
!1281 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 33, type: !10, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1282 = distinct !DILocation(line: 61, column: 14, scope: !1283, inlinedAt: !1285)
!1283 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/deliver.cpp:33:21)>", scope: !1284, file: !1284, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1284 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!1285 = distinct !DILocation(line: 96, column: 14, scope: !1286, inlinedAt: !1287)
!1286 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/deliver.cpp:33:21)>", scope: !1284, file: !1284, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1287 = distinct !DILocation(line: 252, column: 13, scope: !1288, inlinedAt: !1289)
!1288 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !166, file: !166, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1289 = distinct !DILocation(line: 259, column: 11, scope: !1290, inlinedAt: !1291)
!1290 = distinct !DISubprogram(name: "operator()", scope: !166, file: !166, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1291 = distinct !DILocation(line: 210, column: 13, scope: !1277)
!1292 = !DILocation(line: 14, column: 9, scope: !1279, inlinedAt: !1280)
!1293 = !DILocation(line: 16, column: 1, scope: !1279, inlinedAt: !1280)
!1294 = !DILocation(line: 47, column: 2, scope: !1281, inlinedAt: !1282)
!1295 = !DILocation(line: 40, column: 3, scope: !1281, inlinedAt: !1282)
!1296 = !DILocation(line: 41, column: 3, scope: !1281, inlinedAt: !1282)
!1297 = !DILocation(line: 210, column: 24, scope: !1277)
!1298 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !356, file: !356, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1299 = distinct !DISubprogram(name: "_M_get_result", scope: !27, file: !27, line: 717, type: !10, scopeLine: 718, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1300 = !DILocation(line: 1670, column: 16, scope: !539, inlinedAt: !1301)
!1301 = distinct !DILocation(line: 563, column: 34, scope: !1217, inlinedAt: !1302)
!1302 = distinct !DILocation(line: 719, column: 9, scope: !1299)
!1303 = !DILocation(line: 1670, column: 23, scope: !539, inlinedAt: !1301)
!1304 = !DILocation(line: 563, column: 15, scope: !1217, inlinedAt: !1302)
!1305 = !DILocation(line: 564, column: 13, scope: !1217, inlinedAt: !1302)
!1306 = !DILocation(line: 334, column: 2, scope: !1307, inlinedAt: !1308)
!1307 = distinct !DISubprogram(name: "wait", scope: !27, file: !27, line: 331, type: !10, scopeLine: 332, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1308 = distinct !DILocation(line: 720, column: 41, scope: !1299)
!1309 = !DILocation(line: 337, column: 2, scope: !1307, inlinedAt: !1308)
!1310 = !DILocation(line: 488, column: 9, scope: !1311, inlinedAt: !1312)
!1311 = distinct !DISubprogram(name: "load", scope: !806, file: !806, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1312 = distinct !DILocation(line: 86, column: 22, scope: !1313, inlinedAt: !1314)
!1313 = distinct !DISubprogram(name: "_M_load", scope: !809, file: !809, line: 84, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1314 = distinct !DILocation(line: 208, column: 22, scope: !1315, inlinedAt: !1316)
!1315 = distinct !DISubprogram(name: "_M_load_when_equal", scope: !809, file: !809, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1316 = distinct !DILocation(line: 337, column: 12, scope: !1307, inlinedAt: !1308)
!1317 = !DILocation(line: 86, column: 33, scope: !1313, inlinedAt: !1314)
!1318 = !DILocation(line: 209, column: 32, scope: !1315, inlinedAt: !1316)
!1319 = !DILocation(line: 209, column: 11, scope: !1315, inlinedAt: !1316)
!1320 = !DILocation(line: 648, column: 16, scope: !1321, inlinedAt: !1322)
!1321 = distinct !DISubprogram(name: "fetch_or", scope: !806, file: !806, line: 646, type: !10, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1322 = distinct !DILocation(line: 108, column: 12, scope: !1323, inlinedAt: !1324)
!1323 = distinct !DISubprogram(name: "_M_load_and_test_until", scope: !809, file: !809, line: 97, type: !10, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1324 = distinct !DILocation(line: 158, column: 14, scope: !1325, inlinedAt: !1326)
!1325 = distinct !DISubprogram(name: "_M_load_and_test", scope: !809, file: !809, line: 155, type: !10, scopeLine: 157, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1326 = distinct !DILocation(line: 212, column: 7, scope: !1315, inlinedAt: !1316)
!1327 = !DILocation(line: 110, column: 19, scope: !1323, inlinedAt: !1324)
!1328 = !DILocation(line: 109, column: 17, scope: !1323, inlinedAt: !1324)
!1329 = !DILocation(line: 488, column: 9, scope: !1311, inlinedAt: !1330)
!1330 = distinct !DILocation(line: 86, column: 22, scope: !1313, inlinedAt: !1331)
!1331 = distinct !DILocation(line: 113, column: 16, scope: !1323, inlinedAt: !1324)
!1332 = !DILocation(line: 86, column: 33, scope: !1313, inlinedAt: !1331)
!1333 = !DILocation(line: 114, column: 15, scope: !1323, inlinedAt: !1324)
!1334 = !DILocation(line: 338, column: 10, scope: !1307, inlinedAt: !1308)
!1335 = !DILocation(line: 191, column: 51, scope: !742, inlinedAt: !1336)
!1336 = distinct !DILocation(line: 462, column: 21, scope: !744, inlinedAt: !1337)
!1337 = distinct !DILocation(line: 445, column: 2, scope: !1338, inlinedAt: !1339)
!1338 = distinct !DISubprogram(name: "operator*", scope: !96, file: !96, line: 443, type: !10, scopeLine: 444, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1339 = distinct !DILocation(line: 338, column: 9, scope: !1307, inlinedAt: !1308)
!1340 = !DILocation(line: 445, column: 2, scope: !1338, inlinedAt: !1339)
!1341 = !DILocation(line: 721, column: 21, scope: !1299)
!1342 = !DILocation(line: 167, column: 20, scope: !1343, inlinedAt: !1344)
!1343 = distinct !DISubprogram(name: "operator==", scope: !9, file: !9, line: 165, type: !10, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1344 = distinct !DILocation(line: 721, column: 30, scope: !1299)
!1345 = !DILocation(line: 167, column: 40, scope: !1343, inlinedAt: !1344)
!1346 = !DILocation(line: 721, column: 13, scope: !1299)
!1347 = !DILocation(line: 190, column: 35, scope: !1348, inlinedAt: !1349)
!1348 = distinct !DISubprogram(name: "exception_ptr", scope: !9, file: !9, line: 188, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1349 = distinct !DILocation(line: 722, column: 29, scope: !1299)
!1350 = !DILocation(line: 190, column: 7, scope: !1348, inlinedAt: !1349)
!1351 = !DILocation(line: 192, column: 11, scope: !1348, inlinedAt: !1349)
!1352 = !DILocation(line: 193, column: 2, scope: !1348, inlinedAt: !1349)
!1353 = !DILocation(line: 722, column: 11, scope: !1299)
!1354 = !DILocation(line: 724, column: 7, scope: !1299)
!1355 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !1356)
!1356 = distinct !DILocation(line: 722, column: 11, scope: !1299)
!1357 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !1356)
!1358 = !DILocation(line: 723, column: 9, scope: !1299)
!1359 = !DILocation(line: 756, column: 21, scope: !487)
!1360 = !DILocation(line: 206, column: 11, scope: !492, inlinedAt: !1361)
!1361 = distinct !DILocation(line: 1686, column: 2, scope: !495, inlinedAt: !1362)
!1362 = distinct !DILocation(line: 1642, column: 24, scope: !497, inlinedAt: !1363)
!1363 = distinct !DILocation(line: 756, column: 37, scope: !487)
!1364 = !DILocation(line: 1687, column: 30, scope: !495, inlinedAt: !1362)
!1365 = !DILocation(line: 1099, column: 37, scope: !146, inlinedAt: !1366)
!1366 = distinct !DILocation(line: 1687, column: 14, scope: !495, inlinedAt: !1362)
!1367 = !DILocation(line: 1100, column: 12, scope: !146, inlinedAt: !1366)
!1368 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !1369)
!1369 = distinct !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !1370)
!1370 = distinct !DILocation(line: 1642, column: 9, scope: !497, inlinedAt: !1363)
!1371 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !1369)
!1372 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !1373)
!1373 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !1369)
!1374 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !1373)
!1375 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !1373)
!1376 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !1373)
!1377 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !1373)
!1378 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !1373)
!1379 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !1373)
!1380 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !1373)
!1381 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !1373)
!1382 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !1383)
!1383 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1384)
!1384 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1373)
!1385 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1384)
!1386 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !1387)
!1387 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !1384)
!1388 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !1387)
!1389 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !1384)
!1390 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !1391)
!1391 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !1384)
!1392 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !1384)
!1393 = !DILocation(line: 0, scope: !398, inlinedAt: !1384)
!1394 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !1373)
!1395 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1373)
!1396 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !1373)
!1397 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !1373)
!1398 = !DILocation(line: 756, column: 46, scope: !487)
!1399 = !DISubprogram(name: "rethrow_exception", scope: !9, file: !9, line: 80, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1400 = !DILocation(line: 1524, column: 31, scope: !375)
!1401 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !1402)
!1402 = distinct !DILocation(line: 1524, column: 31, scope: !375)
!1403 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !1402)
!1404 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !1405)
!1405 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !1402)
!1406 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !1405)
!1407 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !1405)
!1408 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !1405)
!1409 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !1405)
!1410 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !1405)
!1411 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !1405)
!1412 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !1405)
!1413 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !1405)
!1414 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !1415)
!1415 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1416)
!1416 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1405)
!1417 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1416)
!1418 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !1419)
!1419 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !1416)
!1420 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !1419)
!1421 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !1416)
!1422 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !1423)
!1423 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !1416)
!1424 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !1416)
!1425 = !DILocation(line: 0, scope: !398, inlinedAt: !1416)
!1426 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !1405)
!1427 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1405)
!1428 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !1405)
!1429 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !1405)
!1430 = distinct !DISubprogram(name: "~_State_impl", scope: !166, file: !166, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1431 = !DILocation(line: 200, column: 14, scope: !1430)
!1432 = distinct !DISubprogram(name: "_M_run", scope: !166, file: !166, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1433 = !DILocation(line: 55, column: 23, scope: !1434, inlinedAt: !1435)
!1434 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 55, type: !10, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1435 = distinct !DILocation(line: 61, column: 14, scope: !1436, inlinedAt: !1437)
!1436 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/deliver.cpp:55:18)>", scope: !1284, file: !1284, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1437 = distinct !DILocation(line: 96, column: 14, scope: !1438, inlinedAt: !1439)
!1438 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/deliver.cpp:55:18)>", scope: !1284, file: !1284, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1439 = distinct !DILocation(line: 252, column: 13, scope: !1440, inlinedAt: !1441)
!1440 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !166, file: !166, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1441 = distinct !DILocation(line: 259, column: 11, scope: !1442, inlinedAt: !1443)
!1442 = distinct !DISubprogram(name: "operator()", scope: !166, file: !166, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1443 = distinct !DILocation(line: 210, column: 13, scope: !1432)
!1444 = !{i32 -128, i32 128}
!1445 = !DILocation(line: 210, column: 24, scope: !1432)
!1446 = distinct !DISubprogram(name: "again", scope: !1, file: !1, line: 20, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1447 = !DILocation(line: 190, column: 35, scope: !1348, inlinedAt: !1448)
!1448 = distinct !DILocation(line: 23, column: 26, scope: !1446)
!1449 = !DILocation(line: 190, column: 7, scope: !1348, inlinedAt: !1448)
!1450 = !DILocation(line: 192, column: 11, scope: !1348, inlinedAt: !1448)
!1451 = !DILocation(line: 193, column: 2, scope: !1348, inlinedAt: !1448)
!1452 = !DILocation(line: 23, column: 3, scope: !1446)
!1453 = !DILocation(line: 27, column: 1, scope: !1446)
!1454 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !1455)
!1455 = distinct !DILocation(line: 23, column: 3, scope: !1446)
!1456 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !1455)
!1457 = !DILocation(line: 24, column: 2, scope: !1446)
!1458 = !DILocation(line: 25, column: 12, scope: !1446)
!1459 = !DILocation(line: 25, column: 10, scope: !1446)
!1460 = !DILocation(line: 26, column: 2, scope: !1446)
!1461 = !DILocation(line: 25, column: 3, scope: !1446)
!1462 = distinct !DISubprogram(name: "~_State_impl", scope: !166, file: !166, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1463 = !DILocation(line: 200, column: 14, scope: !1462)
!1464 = distinct !DISubprogram(name: "_M_run", scope: !166, file: !166, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1465 = !DILocation(line: 56, column: 23, scope: !1466, inlinedAt: !1467)
!1466 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 56, type: !10, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1467 = distinct !DILocation(line: 61, column: 14, scope: !1468, inlinedAt: !1469)
!1468 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/deliver.cpp:56:18)>", scope: !1284, file: !1284, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1469 = distinct !DILocation(line: 96, column: 14, scope: !1470, inlinedAt: !1471)
!1470 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/deliver.cpp:56:18)>", scope: !1284, file: !1284, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1471 = distinct !DILocation(line: 252, column: 13, scope: !1472, inlinedAt: !1473)
!1472 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !166, file: !166, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1473 = distinct !DILocation(line: 259, column: 11, scope: !1474, inlinedAt: !1475)
!1474 = distinct !DISubprogram(name: "operator()", scope: !166, file: !166, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1475 = distinct !DILocation(line: 210, column: 13, scope: !1464)
!1476 = !DILocation(line: 210, column: 24, scope: !1464)
!1477 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_deliver.cpp", scope: !1478, file: !1478, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1478 = !DIFile(filename: "cpp/deliver.cpp", directory: ".")
!1479 = !DILocation(line: 183, column: 7, scope: !1480, inlinedAt: !1481)
!1480 = distinct !DISubprogram(name: "exception_ptr", scope: !9, file: !9, line: 182, type: !10, scopeLine: 184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1481 = distinct !DILocation(line: 18, column: 27, scope: !1482, inlinedAt: !1484)
!1482 = !DILexicalBlockFile(scope: !1483, file: !1, discriminator: 0)
!1483 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1478, file: !1478, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1484 = distinct !DILocation(line: 0, scope: !1477)
!1485 = !DILocation(line: 0, scope: !1483, inlinedAt: !1484)
