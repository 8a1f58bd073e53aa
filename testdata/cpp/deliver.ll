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
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%class.anon.30 = type { ptr, ptr, ptr, ptr }
%"struct.std::__future_base::_State_baseV2::_Setter.33" = type { ptr, ptr }

$_ZNSt15__exception_ptr13exception_ptrD2Ev = comdat any

$_ZNSt6futureIiE3getEv = comdat any

$_ZNSt7promiseIiED2Ev = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

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

$_ZNSt7promiseIiE13set_exceptionENSt15__exception_ptr13exception_ptrE = comdat any

$_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb = comdat any

$_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb = comdat any

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv = comdat any

$_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE9_M_invokeERKSt9_Any_data = comdat any

$_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation = comdat any

$_ZNKSt14__basic_futureIiE13_M_get_resultEv = comdat any

$_ZNSt14__basic_futureIiE6_ResetD2Ev = comdat any

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

$_ZTSNSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE = comdat any

$_ZTINSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE = comdat any

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
@_ZSt15__once_callable = external thread_local global ptr, align 8
@_ZSt11__once_call = external thread_local global ptr, align 8
@_ZTSNSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE = linkonce_odr dso_local constant [72 x i8] c"NSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE }, comdat, align 8
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
  tail call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #27, !dbg !18
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
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #27, !dbg !21
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22), !dbg !25
  store ptr null, ptr %6, align 8, !dbg !29, !tbaa !38, !alias.scope !22
  %14 = getelementptr inbounds %"class.std::__shared_ptr", ptr %6, i64 0, i32 1, !dbg !41
  %15 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #28, !dbg !42, !noalias !22
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
  %21 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #28
          to label %22 unwind label %28, !dbg !106

22:                                               ; preds = %0
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %21)
          to label %30 unwind label %23, !dbg !107

23:                                               ; preds = %22
  %24 = landingpad { ptr, i32 }
          catch ptr null, !dbg !107
  %25 = extractvalue { ptr, i32 } %24, 0, !dbg !107
  tail call void @__clang_call_terminate(ptr %25) #29, !dbg !107
  unreachable, !dbg !107

26:                                               ; preds = %242, %28
  %27 = phi { ptr, i32 } [ %29, %28 ], [ %246, %242 ]
  resume { ptr, i32 } %27, !dbg !110

28:                                               ; preds = %0
  %29 = landingpad { ptr, i32 }
          cleanup, !dbg !111
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %6) #27, !dbg !111
  br label %26

30:                                               ; preds = %22
  %31 = getelementptr inbounds %"class.std::promise", ptr %6, i64 0, i32 1, !dbg !112
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %21, align 8, !dbg !113, !tbaa !59
  %32 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %21, i64 0, i32 2, !dbg !114
  store i8 0, ptr %32, align 4, !dbg !114, !tbaa !115
  store ptr %21, ptr %31, align 8, !dbg !120, !tbaa !105
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #27, !dbg !127
  invoke void @_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %6)
          to label %33 unwind label %63, !dbg !128

33:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #27, !dbg !131
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #27, !dbg !132
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
  %39 = invoke noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #28
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
  call void %50(ptr noundef nonnull align 8 dereferenceable(8) %45) #27, !dbg !217
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
  call void %58(ptr noundef nonnull align 8 dereferenceable(8) %53) #27, !dbg !225
  br label %59, !dbg !227

59:                                               ; preds = %55, %51
  store ptr null, ptr %5, align 8, !dbg !228, !tbaa !105
  br label %69

60:                                               ; preds = %44, %47
  store ptr null, ptr %5, align 8, !dbg !229, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5), !dbg !221
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %9) #27, !dbg !230
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #27, !dbg !233
  %61 = invoke noundef i32 @_ZNSt6futureIiE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %7)
          to label %62 unwind label %73, !dbg !234

62:                                               ; preds = %60
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 50, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #29, !dbg !235
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
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %9) #27, !dbg !237
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #27, !dbg !233
  br label %212, !dbg !233

73:                                               ; preds = %60
  %74 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt16invalid_argument, !dbg !236
  %75 = extractvalue { ptr, i32 } %74, 0, !dbg !236
  %76 = extractvalue { ptr, i32 } %74, 1, !dbg !236
  %77 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt16invalid_argument) #27, !dbg !239
  %78 = icmp eq i32 %76, %77, !dbg !239
  br i1 %78, label %79, label %206, !dbg !239

79:                                               ; preds = %73
  %80 = call ptr @__cxa_begin_catch(ptr %75) #27, !dbg !239
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #27, !dbg !240
  call void @_ZSt17current_exceptionv(ptr nonnull sret(%"class.std::__exception_ptr::exception_ptr") align 8 %10) #27, !dbg !240
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #27, !dbg !241
  %81 = load ptr, ptr %10, align 8, !dbg !244, !tbaa !13
  store ptr %81, ptr %4, align 8, !dbg !247, !tbaa !13
  store ptr null, ptr %10, align 8, !dbg !248, !tbaa !13
  %82 = load ptr, ptr @_ZL6shared, align 8, !dbg !249, !tbaa !13
  store ptr %82, ptr %4, align 8, !dbg !252, !tbaa !13
  store ptr %81, ptr @_ZL6shared, align 8, !dbg !253, !tbaa !13
  %83 = icmp eq ptr %82, null, !dbg !254
  br i1 %83, label %85, label %84, !dbg !254

84:                                               ; preds = %79
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #27, !dbg !256
  br label %85, !dbg !256

85:                                               ; preds = %79, %84
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #27, !dbg !241
  %86 = load ptr, ptr %10, align 8, !dbg !257, !tbaa !13
  %87 = icmp eq ptr %86, null, !dbg !257
  br i1 %87, label %89, label %88, !dbg !257

88:                                               ; preds = %85
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %10) #27, !dbg !259
  br label %89, !dbg !259

89:                                               ; preds = %85, %88
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #27, !dbg !260
  invoke void @__cxa_end_catch()
          to label %90 unwind label %180, !dbg !261

90:                                               ; preds = %89
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
          to label %91 unwind label %184, !dbg !262

91:                                               ; preds = %90
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #27, !dbg !263
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !264
  store i64 0, ptr %11, align 8, !dbg !264, !tbaa !170
  %92 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #28
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
  call void %100(ptr noundef nonnull align 8 dereferenceable(8) %95) #27, !dbg !280
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
  call void %108(ptr noundef nonnull align 8 dereferenceable(8) %103) #27, !dbg !287
  br label %109, !dbg !289

109:                                              ; preds = %105, %101
  store ptr null, ptr %3, align 8, !dbg !290, !tbaa !105
  br label %202

110:                                              ; preds = %94, %97
  store ptr null, ptr %3, align 8, !dbg !291, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !283
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %12) #27, !dbg !292
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !293
  store i64 0, ptr %12, align 8, !dbg !293, !tbaa !170
  %111 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #28
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
  call void %119(ptr noundef nonnull align 8 dereferenceable(8) %114) #27, !dbg !309
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
  call void %127(ptr noundef nonnull align 8 dereferenceable(8) %122) #27, !dbg !316
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %13) #27, !dbg !323
  store ptr null, ptr %13, align 8, !dbg !324, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #27, !dbg !327
  store ptr null, ptr %1, align 8, !dbg !329, !tbaa !13
  store ptr null, ptr %13, align 8, !dbg !331, !tbaa !13
  %132 = load ptr, ptr @_ZL6shared, align 8, !dbg !332, !tbaa !13
  store ptr %132, ptr %1, align 8, !dbg !334, !tbaa !13
  store ptr null, ptr @_ZL6shared, align 8, !dbg !335, !tbaa !13
  %133 = icmp eq ptr %132, null, !dbg !336
  br i1 %133, label %135, label %134, !dbg !336

134:                                              ; preds = %131
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #27, !dbg !338
  br label %135, !dbg !338

135:                                              ; preds = %131, %134
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #27, !dbg !327
  %136 = load ptr, ptr %13, align 8, !dbg !339, !tbaa !13
  %137 = icmp eq ptr %136, null, !dbg !339
  br i1 %137, label %139, label %138, !dbg !339

138:                                              ; preds = %135
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %13) #27, !dbg !341
  br label %139, !dbg !341

139:                                              ; preds = %135, %138
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %13) #27, !dbg !342
  %140 = load i64, ptr %12, align 8, !dbg !343, !tbaa.struct !348
  %141 = icmp eq i64 %140, 0, !dbg !350
  br i1 %141, label %143, label %142, !dbg !353

142:                                              ; preds = %139
  call void @_ZSt9terminatev() #29, !dbg !354
  unreachable, !dbg !354

143:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #27, !dbg !236
  %144 = load i64, ptr %11, align 8, !dbg !358, !tbaa.struct !348
  %145 = icmp eq i64 %144, 0, !dbg !361
  br i1 %145, label %147, label %146, !dbg !363

146:                                              ; preds = %143
  call void @_ZSt9terminatev() #29, !dbg !364
  unreachable, !dbg !364

147:                                              ; preds = %143
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #27, !dbg !236
  %148 = load i64, ptr %8, align 8, !dbg !366, !tbaa.struct !348
  %149 = icmp eq i64 %148, 0, !dbg !369
  br i1 %149, label %151, label %150, !dbg !371

150:                                              ; preds = %147
  call void @_ZSt9terminatev() #29, !dbg !372
  unreachable, !dbg !372

151:                                              ; preds = %147
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #27, !dbg !236
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
  call void %163(ptr noundef nonnull align 8 dereferenceable(16) %153) #27, !dbg !391
  %164 = load ptr, ptr %153, align 8, !dbg !392, !tbaa !59
  %165 = getelementptr inbounds ptr, ptr %164, i64 3, !dbg !392
  %166 = load ptr, ptr %165, align 8, !dbg !392
  call void %166(ptr noundef nonnull align 8 dereferenceable(16) %153) #27, !dbg !392
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
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %153) #27, !dbg !416
  br label %179, !dbg !417

179:                                              ; preds = %151, %159, %175, %178
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #27, !dbg !236
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %6) #27, !dbg !236
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #27, !dbg !236
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
  call void @_ZSt9terminatev() #29, !dbg !426
  unreachable, !dbg !426

197:                                              ; preds = %192, %190, %128
  %198 = phi { ptr, i32 } [ %191, %190 ], [ %121, %128 ], [ %193, %192 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %12) #27, !dbg !236
  %199 = load i64, ptr %11, align 8, !dbg !428, !tbaa.struct !348
  %200 = icmp eq i64 %199, 0, !dbg !431
  br i1 %200, label %202, label %201, !dbg !433

201:                                              ; preds = %197
  call void @_ZSt9terminatev() #29, !dbg !434
  unreachable, !dbg !434

202:                                              ; preds = %197, %188, %109
  %203 = phi { ptr, i32 } [ %189, %188 ], [ %102, %109 ], [ %198, %197 ]
  %204 = extractvalue { ptr, i32 } %203, 0, !dbg !236
  %205 = extractvalue { ptr, i32 } %203, 1, !dbg !236
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #27, !dbg !236
  br label %206, !dbg !236

206:                                              ; preds = %202, %184, %180, %73
  %207 = phi i32 [ %205, %202 ], [ %187, %184 ], [ %183, %180 ], [ %76, %73 ], !dbg !236
  %208 = phi ptr [ %204, %202 ], [ %186, %184 ], [ %182, %180 ], [ %75, %73 ], !dbg !236
  %209 = load i64, ptr %8, align 8, !dbg !436, !tbaa.struct !348
  %210 = icmp eq i64 %209, 0, !dbg !439
  br i1 %210, label %212, label %211, !dbg !441

211:                                              ; preds = %206
  call void @_ZSt9terminatev() #29, !dbg !442
  unreachable, !dbg !442

212:                                              ; preds = %206, %69
  %213 = phi i32 [ %72, %69 ], [ %207, %206 ], !dbg !236
  %214 = phi ptr [ %71, %69 ], [ %208, %206 ], !dbg !236
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #27, !dbg !236
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
  call void %226(ptr noundef nonnull align 8 dereferenceable(16) %216) #27, !dbg !457
  %227 = load ptr, ptr %216, align 8, !dbg !458, !tbaa !59
  %228 = getelementptr inbounds ptr, ptr %227, i64 3, !dbg !458
  %229 = load ptr, ptr %228, align 8, !dbg !458
  call void %229(ptr noundef nonnull align 8 dereferenceable(16) %216) #27, !dbg !458
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
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %216) #27, !dbg !474
  br label %242, !dbg !475

242:                                              ; preds = %241, %238, %222, %212, %63
  %243 = phi i32 [ %66, %63 ], [ %213, %212 ], [ %213, %222 ], [ %213, %238 ], [ %213, %241 ], !dbg !236
  %244 = phi ptr [ %65, %63 ], [ %214, %212 ], [ %214, %222 ], [ %214, %238 ], [ %214, %241 ], !dbg !236
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #27, !dbg !236
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %6) #27, !dbg !236
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #27, !dbg !236
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #27, !dbg !477
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
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %9) #27, !dbg !514
  %20 = load ptr, ptr %9, align 8, !dbg !515, !tbaa !59
  %21 = getelementptr inbounds ptr, ptr %20, i64 3, !dbg !515
  %22 = load ptr, ptr %21, align 8, !dbg !515
  tail call void %22(ptr noundef nonnull align 8 dereferenceable(16) %9) #27, !dbg !515
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
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %9) #27, !dbg !531
  br label %35, !dbg !532

35:                                               ; preds = %4, %15, %31, %34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #27, !dbg !533
  ret i32 %6, !dbg !533

36:                                               ; preds = %1
  %37 = landingpad { ptr, i32 }
          cleanup, !dbg !533
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #27, !dbg !533
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #27, !dbg !533
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
  call void @__clang_call_terminate(ptr %24) #29, !dbg !587
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
  call void @__clang_call_terminate(ptr %35) #29, !dbg !597
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
  call void %48(ptr noundef nonnull align 8 dereferenceable(16) %38) #27, !dbg !611
  %49 = load ptr, ptr %38, align 8, !dbg !612, !tbaa !59
  %50 = getelementptr inbounds ptr, ptr %49, i64 3, !dbg !612
  %51 = load ptr, ptr %50, align 8, !dbg !612
  call void %51(ptr noundef nonnull align 8 dereferenceable(16) %38) #27, !dbg !612
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
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %38) #27, !dbg !628
  br label %64, !dbg !629

64:                                               ; preds = %36, %44, %60, %63
  ret void, !dbg !590

65:                                               ; preds = %13
  %66 = landingpad { ptr, i32 }
          catch ptr null, !dbg !579
  %67 = extractvalue { ptr, i32 } %66, 0, !dbg !579
  call void @__clang_call_terminate(ptr %67) #29, !dbg !579
  unreachable, !dbg !579
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #10

; Function Attrs: noreturn nounwind
declare !dbg !630 void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !375 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !631
  %3 = load ptr, ptr %2, align 8, !dbg !632, !tbaa !103
  %4 = icmp eq ptr %3, null, !dbg !634
  br i1 %4, label %29, label %5, !dbg !632

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !635
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !637
  %8 = icmp eq i64 %7, 4294967297, !dbg !638
  br i1 %8, label %9, label %17, !dbg !637

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !639, !tbaa !62
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !640
  store i32 0, ptr %10, align 4, !dbg !641, !tbaa !66
  %11 = load ptr, ptr %3, align 8, !dbg !642, !tbaa !59
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !642
  %13 = load ptr, ptr %12, align 8, !dbg !642
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #27, !dbg !642
  %14 = load ptr, ptr %3, align 8, !dbg !643, !tbaa !59
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !643
  %16 = load ptr, ptr %15, align 8, !dbg !643
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #27, !dbg !643
  br label %29, !dbg !644

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !645, !tbaa !400
  %19 = icmp eq i8 %18, 0, !dbg !645
  br i1 %19, label %23, label %20, !dbg !648

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !649, !tbaa !405
  %22 = add nsw i32 %21, -1, !dbg !651
  store i32 %22, ptr %6, align 8, !dbg !651, !tbaa !405
  br label %25, !dbg !652

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !653
  br label %25, !dbg !655

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !656
  %27 = icmp eq i32 %26, 1, !dbg !657
  br i1 %27, label %28, label %29, !dbg !658, !prof !415

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #27, !dbg !659
  br label %29, !dbg !660

29:                                               ; preds = %1, %9, %25, %28
  ret void, !dbg !631
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #11 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #27
  tail call void @_ZSt9terminatev() #29
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #12 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !661 {
  %2 = load ptr, ptr %0, align 8, !dbg !662, !tbaa !59
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !662
  %4 = load ptr, ptr %3, align 8, !dbg !662
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #27, !dbg !662
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !665
  %6 = load i8, ptr @__libc_single_threaded, align 1, !dbg !666, !tbaa !400
  %7 = icmp eq i8 %6, 0, !dbg !666
  br i1 %7, label %11, label %8, !dbg !669

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !dbg !670, !tbaa !405
  %10 = add nsw i32 %9, -1, !dbg !672
  store i32 %10, ptr %5, align 4, !dbg !672, !tbaa !405
  br label %13, !dbg !673

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4, !dbg !674
  br label %13, !dbg !676

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ], !dbg !677
  %15 = icmp eq i32 %14, 1, !dbg !678
  br i1 %15, label %16, label %20, !dbg !679

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !dbg !680, !tbaa !59
  %18 = getelementptr inbounds ptr, ptr %17, i64 3, !dbg !680
  %19 = load ptr, ptr %18, align 8, !dbg !680
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #27, !dbg !680
  br label %20, !dbg !681

20:                                               ; preds = %13, %16
  ret void, !dbg !682
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #13

; Function Attrs: noreturn
declare !dbg !683 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #14

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 !dbg !685 {
  ret void, !dbg !686
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #9 comdat align 2 !dbg !687 {
  tail call void @_ZdlPv(ptr noundef %0) #30, !dbg !688
  ret void, !dbg !689
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #15 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !690 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !691
  %3 = load ptr, ptr %2, align 8, !dbg !693, !tbaa !59
  %4 = load ptr, ptr %3, align 8, !dbg !693
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(28) %2) #27, !dbg !693
  ret void, !dbg !698
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !699 {
  tail call void @_ZdlPv(ptr noundef %0) #30, !dbg !700
  ret void, !dbg !707
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #15 comdat align 2 !dbg !708 {
  %3 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !709
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !711
  br i1 %4, label %16, label %5, !dbg !712

5:                                                ; preds = %2
  %6 = getelementptr inbounds %"class.std::type_info", ptr %1, i64 0, i32 1, !dbg !713
  %7 = load ptr, ptr %6, align 8, !dbg !713, !tbaa !717
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag, !dbg !719
  br i1 %8, label %16, label %9, !dbg !713

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !dbg !720, !tbaa !400
  %11 = icmp eq i8 %10, 42, !dbg !721
  br i1 %11, label %16, label %12, !dbg !722

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #27, !dbg !723
  %14 = icmp eq i32 %13, 0, !dbg !724
  %15 = select i1 %14, ptr %3, ptr null, !dbg !725
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ], !dbg !726
  ret ptr %17, !dbg !727
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #9 comdat align 2 !dbg !728 {
  tail call void @llvm.trap() #29, !dbg !729
  unreachable, !dbg !729
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #15 comdat align 2 !dbg !730 {
  %2 = load ptr, ptr %0, align 8, !dbg !731, !tbaa !59
  %3 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !731
  %4 = load ptr, ptr %3, align 8, !dbg !731
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #27, !dbg !731
  ret void, !dbg !732
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #16

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !733 {
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !734, !tbaa !59
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !734
  %3 = load ptr, ptr %2, align 8, !dbg !735, !tbaa !105
  %4 = icmp eq ptr %3, null, !dbg !737
  br i1 %4, label %11, label %5, !dbg !735

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !dbg !738, !tbaa !59
  %7 = load ptr, ptr %6, align 8, !dbg !738
  invoke void %7(ptr noundef nonnull align 8 dereferenceable(16) %3)
          to label %11 unwind label %8, !dbg !738

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !740
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !740
  tail call void @__clang_call_terminate(ptr %10) #29, !dbg !740
  unreachable, !dbg !740

11:                                               ; preds = %1, %5
  store ptr null, ptr %2, align 8, !dbg !741, !tbaa !105
  ret void, !dbg !734
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !742 {
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !743, !tbaa !59
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !743
  %3 = load ptr, ptr %2, align 8, !dbg !745, !tbaa !105
  %4 = icmp eq ptr %3, null, !dbg !747
  br i1 %4, label %11, label %5, !dbg !745

5:                                                ; preds = %1
  %6 = load ptr, ptr %3, align 8, !dbg !748, !tbaa !59
  %7 = load ptr, ptr %6, align 8, !dbg !748
  invoke void %7(ptr noundef nonnull align 8 dereferenceable(16) %3)
          to label %11 unwind label %8, !dbg !748

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !750
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !750
  tail call void @__clang_call_terminate(ptr %10) #29, !dbg !750
  unreachable, !dbg !750

11:                                               ; preds = %1, %5
  store ptr null, ptr %2, align 8, !dbg !751, !tbaa !105
  tail call void @_ZdlPv(ptr noundef %0) #30, !dbg !752
  ret void, !dbg !752
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #15 comdat align 2 !dbg !753 {
  ret void, !dbg !754
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #15 comdat align 2 !dbg !755 {
  ret i1 false, !dbg !756
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #17

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #18

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !757 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #19

declare void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #8

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #15 comdat align 2 !dbg !758 {
  %2 = load ptr, ptr %0, align 8, !dbg !759, !tbaa !59
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !759
  %4 = load ptr, ptr %3, align 8, !dbg !759
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(21) %0) #27, !dbg !759
  ret void, !dbg !760
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #9 comdat align 2 !dbg !761 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !762, !tbaa !59
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #27, !dbg !763
  ret void, !dbg !763
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED0Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #9 comdat align 2 !dbg !764 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !765, !tbaa !59
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #27, !dbg !767
  tail call void @_ZdlPv(ptr noundef %0) #30, !dbg !768
  ret void, !dbg !769
}

; Function Attrs: nounwind
declare void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1) local_unnamed_addr #4 comdat align 2 !dbg !770 {
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %4 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %5 = alloca %"class.std::future_error", align 8
  %6 = load ptr, ptr %1, align 8, !dbg !771, !tbaa !105
  %7 = icmp eq ptr %6, null, !dbg !778
  br i1 %7, label %32, label %8, !dbg !779

8:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #27, !dbg !780
  %9 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() #27, !dbg !781
  call void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %5, i32 4, ptr nonnull %9), !dbg !786
  %10 = call ptr @__cxa_allocate_exception(i64 noundef 32) #27, !dbg !787, !noalias !790
  %11 = call ptr @__cxa_init_primary_exception(ptr noundef %10, ptr noundef nonnull @_ZTISt12future_error, ptr noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv) #27, !dbg !793, !noalias !790
  call void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 8 dereferenceable(16) %5) #27, !dbg !794, !noalias !790
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVSt12future_error, i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !794, !tbaa !59, !noalias !790
  %12 = getelementptr inbounds %"class.std::future_error", ptr %10, i64 0, i32 1, !dbg !794
  %13 = getelementptr inbounds %"class.std::future_error", ptr %5, i64 0, i32 1, !dbg !794
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %12, ptr noundef nonnull align 8 dereferenceable(16) %13, i64 16, i1 false), !dbg !794, !tbaa.struct !797, !noalias !790
  call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %10) #27, !dbg !798
  %14 = load ptr, ptr %1, align 8, !dbg !799, !tbaa !105
  %15 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %14, i64 0, i32 1, !dbg !804
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #27, !dbg !805
  %16 = load ptr, ptr %4, align 8, !dbg !807, !tbaa !13
  store ptr %16, ptr %3, align 8, !dbg !809, !tbaa !13
  store ptr null, ptr %4, align 8, !dbg !810, !tbaa !13
  %17 = load ptr, ptr %15, align 8, !dbg !811, !tbaa !13
  store ptr %17, ptr %3, align 8, !dbg !813, !tbaa !13
  store ptr %16, ptr %15, align 8, !dbg !814, !tbaa !13
  %18 = icmp eq ptr %17, null, !dbg !815
  br i1 %18, label %20, label %19, !dbg !815

19:                                               ; preds = %8
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #27, !dbg !817
  br label %20, !dbg !817

20:                                               ; preds = %8, %19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #27, !dbg !805
  %21 = load ptr, ptr %4, align 8, !dbg !818, !tbaa !13
  %22 = icmp eq ptr %21, null, !dbg !818
  br i1 %22, label %24, label %23, !dbg !818

23:                                               ; preds = %20
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #27, !dbg !820
  br label %24, !dbg !820

24:                                               ; preds = %20, %23
  call void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #27, !dbg !821
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #27, !dbg !821
  %25 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !822
  %26 = load ptr, ptr %25, align 8, !dbg !823, !tbaa !105
  %27 = load ptr, ptr %1, align 8, !dbg !830, !tbaa !105
  store ptr %27, ptr %25, align 8, !dbg !831, !tbaa !105
  store ptr %26, ptr %1, align 8, !dbg !832, !tbaa !105
  %28 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !833
  %29 = atomicrmw xchg ptr %28, i32 1 release, align 4, !dbg !834
  %30 = icmp sgt i32 %29, -1, !dbg !841
  br i1 %30, label %32, label %31, !dbg !841

31:                                               ; preds = %24
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %28), !dbg !842
  br label %32, !dbg !842

32:                                               ; preds = %31, %24, %2
  ret void, !dbg !843
}

; Function Attrs: nounwind
declare void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !844 ptr @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !846 ptr @__cxa_init_primary_exception(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv(ptr noundef %0) #20 comdat !dbg !847 {
  %2 = load ptr, ptr %0, align 8, !dbg !848, !tbaa !59
  %3 = load ptr, ptr %2, align 8, !dbg !848
  tail call void %3(ptr noundef nonnull align 8 dereferenceable(32) %0) #27, !dbg !848
  ret void, !dbg !849
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 %1, ptr %2) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !850 {
  %4 = alloca %"class.std::__cxx11::basic_string", align 8
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #27, !dbg !851
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #27, !dbg !852
  %6 = load ptr, ptr %2, align 8, !dbg !853, !tbaa !59, !noalias !857
  %7 = getelementptr inbounds ptr, ptr %6, i64 4, !dbg !853
  %8 = load ptr, ptr %7, align 8, !dbg !853, !noalias !857
  call void %8(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %5, ptr noundef nonnull align 8 dereferenceable(8) %2, i32 noundef %1), !dbg !853
  %9 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.2, i64 noundef 19)
          to label %10 unwind label %39, !dbg !860

10:                                               ; preds = %3
  %11 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %4, i64 0, i32 2, !dbg !868
  store ptr %11, ptr %4, align 8, !dbg !873, !tbaa !876, !alias.scope !878
  %12 = load ptr, ptr %9, align 8, !dbg !881, !tbaa !886
  %13 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %9, i64 0, i32 2, !dbg !888
  %14 = icmp eq ptr %12, %13, !dbg !891
  br i1 %14, label %15, label %21, !dbg !892

15:                                               ; preds = %10
  %16 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %9, i64 0, i32 1, !dbg !893
  %17 = load i64, ptr %16, align 8, !dbg !893, !tbaa !896
  %18 = add i64 %17, 1, !dbg !897
  %19 = icmp eq i64 %18, 0, !dbg !898
  br i1 %19, label %23, label %20, !dbg !902

20:                                               ; preds = %15
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %11, ptr nonnull align 8 %13, i64 %18, i1 false), !dbg !903
  br label %23, !dbg !904

21:                                               ; preds = %10
  store ptr %12, ptr %4, align 8, !dbg !905, !tbaa !886, !alias.scope !878
  %22 = load i64, ptr %13, align 8, !dbg !908, !tbaa !400
  store i64 %22, ptr %11, align 8, !dbg !909, !tbaa !400, !alias.scope !878
  br label %23

23:                                               ; preds = %15, %20, %21
  %24 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %9, i64 0, i32 1, !dbg !912
  %25 = load i64, ptr %24, align 8, !dbg !912, !tbaa !896
  %26 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %4, i64 0, i32 1, !dbg !914
  store i64 %25, ptr %26, align 8, !dbg !917, !tbaa !896, !alias.scope !878
  store ptr %13, ptr %9, align 8, !dbg !918, !tbaa !886
  store i64 0, ptr %24, align 8, !dbg !920, !tbaa !896
  store i8 0, ptr %13, align 8, !dbg !924, !tbaa !400
  invoke void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %4)
          to label %27 unwind label %41, !dbg !927

27:                                               ; preds = %23
  %28 = load ptr, ptr %4, align 8, !dbg !928, !tbaa !886
  %29 = icmp eq ptr %28, %11, !dbg !935
  br i1 %29, label %31, label %30, !dbg !936

30:                                               ; preds = %27
  call void @_ZdlPv(ptr noundef %28) #30, !dbg !937
  br label %31, !dbg !944

31:                                               ; preds = %27, %30
  %32 = load ptr, ptr %5, align 8, !dbg !945, !tbaa !886
  %33 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %5, i64 0, i32 2, !dbg !950
  %34 = icmp eq ptr %32, %33, !dbg !952
  br i1 %34, label %36, label %35, !dbg !953

35:                                               ; preds = %31
  call void @_ZdlPv(ptr noundef %32) #30, !dbg !954
  br label %36, !dbg !958

36:                                               ; preds = %31, %35
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #27, !dbg !927
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #27, !dbg !927
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVSt12future_error, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !959, !tbaa !59
  %37 = getelementptr inbounds %"class.std::future_error", ptr %0, i64 0, i32 1, !dbg !960
  store i32 %1, ptr %37, align 8, !dbg !960, !tbaa.struct !797
  %38 = getelementptr inbounds %"class.std::future_error", ptr %0, i64 0, i32 1, i32 1, !dbg !960
  store ptr %2, ptr %38, align 8, !dbg !960, !tbaa.struct !961
  ret void, !dbg !962

39:                                               ; preds = %3
  %40 = landingpad { ptr, i32 }
          cleanup, !dbg !962
  br label %46, !dbg !962

41:                                               ; preds = %23
  %42 = landingpad { ptr, i32 }
          cleanup, !dbg !962
  %43 = load ptr, ptr %4, align 8, !dbg !963, !tbaa !886
  %44 = icmp eq ptr %43, %11, !dbg !968
  br i1 %44, label %46, label %45, !dbg !969

45:                                               ; preds = %41
  call void @_ZdlPv(ptr noundef %43) #30, !dbg !970
  br label %46, !dbg !974

46:                                               ; preds = %45, %41, %39
  %47 = phi { ptr, i32 } [ %40, %39 ], [ %42, %41 ], [ %42, %45 ]
  %48 = load ptr, ptr %5, align 8, !dbg !975, !tbaa !886
  %49 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %5, i64 0, i32 2, !dbg !980
  %50 = icmp eq ptr %48, %49, !dbg !982
  br i1 %50, label %52, label %51, !dbg !983

51:                                               ; preds = %46
  call void @_ZdlPv(ptr noundef %48) #30, !dbg !984
  br label %52, !dbg !988

52:                                               ; preds = %46, %51
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #27, !dbg !927
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #27, !dbg !927
  resume { ptr, i32 } %47, !dbg !927
}

; Function Attrs: nounwind
declare !dbg !989 noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr #7

declare void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #8

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #21 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !990 {
  %6 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !992
  %7 = load i64, ptr %6, align 8, !dbg !992, !tbaa !896
  %8 = add i64 %2, 4611686018427387903, !dbg !997
  %9 = sub i64 %8, %7, !dbg !998
  %10 = icmp ult i64 %9, %4, !dbg !999
  br i1 %10, label %11, label %12, !dbg !1000

11:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.4) #31, !dbg !1001
  unreachable, !dbg !1001

12:                                               ; preds = %5
  %13 = sub i64 %4, %2, !dbg !1002
  %14 = add i64 %13, %7, !dbg !1003
  %15 = load ptr, ptr %0, align 8, !dbg !1004, !tbaa !886
  %16 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1009
  %17 = icmp eq ptr %15, %16, !dbg !1011
  %18 = load i64, ptr %16, align 8, !dbg !1012
  %19 = select i1 %17, i64 15, i64 %18, !dbg !1012
  %20 = icmp ugt i64 %14, %19, !dbg !1013
  br i1 %20, label %96, label %21, !dbg !1014

21:                                               ; preds = %12
  %22 = getelementptr inbounds i8, ptr %15, i64 %1, !dbg !1015
  %23 = add i64 %2, %1, !dbg !1016
  %24 = sub i64 %7, %23, !dbg !1016
  %25 = icmp ugt ptr %15, %3, !dbg !1017
  %26 = getelementptr inbounds i8, ptr %15, i64 %7, !dbg !1023
  %27 = icmp ult ptr %26, %3, !dbg !1023
  %28 = select i1 %25, i1 true, i1 %27, !dbg !1023
  br i1 %28, label %29, label %43, !dbg !1024

29:                                               ; preds = %21
  %30 = icmp eq i64 %7, %23, !dbg !1025
  %31 = icmp eq i64 %4, %2
  %32 = or i1 %31, %30, !dbg !1026
  br i1 %32, label %39, label %33, !dbg !1026

33:                                               ; preds = %29
  %34 = getelementptr inbounds i8, ptr %22, i64 %4, !dbg !1027
  %35 = getelementptr inbounds i8, ptr %22, i64 %2, !dbg !1028
  switch i64 %24, label %38 [
    i64 1, label %36
    i64 0, label %39
  ], !dbg !1029

36:                                               ; preds = %33
  %37 = load i8, ptr %35, align 1, !dbg !1032, !tbaa !400
  store i8 %37, ptr %34, align 1, !dbg !1034, !tbaa !400
  br label %39, !dbg !1035

38:                                               ; preds = %33
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %34, ptr align 1 %35, i64 %24, i1 false), !dbg !1036
  br label %39, !dbg !1039

39:                                               ; preds = %38, %36, %33, %29
  switch i64 %4, label %42 [
    i64 0, label %97
    i64 1, label %40
  ], !dbg !1040

40:                                               ; preds = %39
  %41 = load i8, ptr %3, align 1, !dbg !1041, !tbaa !400
  store i8 %41, ptr %22, align 1, !dbg !1045, !tbaa !400
  br label %97, !dbg !1046

42:                                               ; preds = %39
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %3, i64 %4, i1 false), !dbg !1047
  br label %97, !dbg !1049

43:                                               ; preds = %21
  %44 = icmp ugt i64 %4, %2
  %45 = add i64 %4, -1, !dbg !1050
  %46 = icmp ult i64 %45, %2, !dbg !1050
  br i1 %46, label %47, label %51, !dbg !1050

47:                                               ; preds = %43
  switch i64 %4, label %50 [
    i64 1, label %48
    i64 0, label %51
  ], !dbg !1051

48:                                               ; preds = %47
  %49 = load i8, ptr %3, align 1, !dbg !1053, !tbaa !400
  store i8 %49, ptr %22, align 1, !dbg !1055, !tbaa !400
  br label %51, !dbg !1056

50:                                               ; preds = %47
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %22, ptr align 1 %3, i64 %4, i1 false), !dbg !1057
  br label %51, !dbg !1059

51:                                               ; preds = %50, %48, %47, %43
  %52 = icmp eq i64 %7, %23, !dbg !1060
  %53 = icmp eq i64 %4, %2
  %54 = or i1 %53, %52, !dbg !1061
  br i1 %54, label %61, label %55, !dbg !1061

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %22, i64 %4, !dbg !1062
  %57 = getelementptr inbounds i8, ptr %22, i64 %2, !dbg !1063
  switch i64 %24, label %60 [
    i64 1, label %58
    i64 0, label %61
  ], !dbg !1064

58:                                               ; preds = %55
  %59 = load i8, ptr %57, align 1, !dbg !1066, !tbaa !400
  store i8 %59, ptr %56, align 1, !dbg !1068, !tbaa !400
  br label %61, !dbg !1069

60:                                               ; preds = %55
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %56, ptr align 1 %57, i64 %24, i1 false), !dbg !1070
  br label %61, !dbg !1072

61:                                               ; preds = %60, %58, %55, %51
  br i1 %44, label %62, label %97, !dbg !1073

62:                                               ; preds = %61
  %63 = getelementptr inbounds i8, ptr %3, i64 %4, !dbg !1074
  %64 = getelementptr inbounds i8, ptr %22, i64 %2, !dbg !1075
  %65 = icmp ugt ptr %63, %64, !dbg !1076
  br i1 %65, label %70, label %66, !dbg !1077

66:                                               ; preds = %62
  switch i64 %4, label %69 [
    i64 1, label %67
    i64 0, label %97
  ], !dbg !1078

67:                                               ; preds = %66
  %68 = load i8, ptr %3, align 1, !dbg !1080, !tbaa !400
  store i8 %68, ptr %22, align 1, !dbg !1082, !tbaa !400
  br label %97, !dbg !1083

69:                                               ; preds = %66
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %22, ptr align 1 %3, i64 %4, i1 false), !dbg !1084
  br label %97, !dbg !1086

70:                                               ; preds = %62
  %71 = icmp ugt ptr %64, %3, !dbg !1087
  br i1 %71, label %82, label %72, !dbg !1088

72:                                               ; preds = %70
  %73 = ptrtoint ptr %3 to i64, !dbg !1089
  %74 = ptrtoint ptr %22 to i64, !dbg !1089
  %75 = add i64 %73, %4, !dbg !1090
  %76 = add i64 %74, %2, !dbg !1090
  %77 = sub i64 %75, %76, !dbg !1090
  %78 = getelementptr inbounds i8, ptr %22, i64 %77, !dbg !1091
  switch i64 %4, label %81 [
    i64 1, label %79
    i64 0, label %97
  ], !dbg !1092

79:                                               ; preds = %72
  %80 = load i8, ptr %78, align 1, !dbg !1094, !tbaa !400
  store i8 %80, ptr %22, align 1, !dbg !1096, !tbaa !400
  br label %97, !dbg !1097

81:                                               ; preds = %72
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %22, ptr align 1 %78, i64 %4, i1 false), !dbg !1098
  br label %97, !dbg !1100

82:                                               ; preds = %70
  %83 = ptrtoint ptr %64 to i64, !dbg !1101
  %84 = ptrtoint ptr %3 to i64, !dbg !1101
  %85 = sub i64 %83, %84, !dbg !1101
  switch i64 %85, label %88 [
    i64 1, label %86
    i64 0, label %89
  ], !dbg !1102

86:                                               ; preds = %82
  %87 = load i8, ptr %3, align 1, !dbg !1104, !tbaa !400
  store i8 %87, ptr %22, align 1, !dbg !1106, !tbaa !400
  br label %89, !dbg !1107

88:                                               ; preds = %82
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %22, ptr align 1 %3, i64 %85, i1 false), !dbg !1108
  br label %89, !dbg !1110

89:                                               ; preds = %82, %86, %88
  %90 = getelementptr inbounds i8, ptr %22, i64 %85, !dbg !1111
  %91 = getelementptr inbounds i8, ptr %22, i64 %4, !dbg !1112
  %92 = sub i64 %4, %85, !dbg !1113
  switch i64 %92, label %95 [
    i64 1, label %93
    i64 0, label %97
  ], !dbg !1114

93:                                               ; preds = %89
  %94 = load i8, ptr %91, align 1, !dbg !1116, !tbaa !400
  store i8 %94, ptr %90, align 1, !dbg !1118, !tbaa !400
  br label %97, !dbg !1119

95:                                               ; preds = %89
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %90, ptr nonnull align 1 %91, i64 %92, i1 false), !dbg !1120
  br label %97, !dbg !1122

96:                                               ; preds = %12
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4), !dbg !1123
  br label %97

97:                                               ; preds = %95, %93, %89, %81, %79, %72, %69, %67, %66, %42, %40, %39, %61, %96
  store i64 %14, ptr %6, align 8, !dbg !1124, !tbaa !896
  %98 = load ptr, ptr %0, align 8, !dbg !1127, !tbaa !886
  %99 = getelementptr inbounds i8, ptr %98, i64 %14, !dbg !1129
  store i8 0, ptr %99, align 1, !dbg !1130, !tbaa !400
  ret ptr %0, !dbg !1132
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #21 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1133 {
  %6 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1134
  %7 = load i64, ptr %6, align 8, !dbg !1134, !tbaa !896
  %8 = add i64 %2, %1, !dbg !1136
  %9 = sub i64 %7, %8, !dbg !1136
  %10 = sub i64 %4, %2, !dbg !1137
  %11 = add i64 %10, %7, !dbg !1138
  %12 = load ptr, ptr %0, align 8, !dbg !1139, !tbaa !886
  %13 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1143
  %14 = icmp eq ptr %12, %13, !dbg !1145
  %15 = load i64, ptr %13, align 8, !dbg !1146
  %16 = select i1 %14, i64 15, i64 %15, !dbg !1146
  %17 = icmp ugt i64 %11, 4611686018427387903, !dbg !1147
  br i1 %17, label %18, label %19, !dbg !1150

18:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.5) #31, !dbg !1151
  unreachable, !dbg !1151

19:                                               ; preds = %5
  %20 = icmp ugt i64 %11, %16, !dbg !1152
  br i1 %20, label %21, label %26, !dbg !1153

21:                                               ; preds = %19
  %22 = shl i64 %16, 1, !dbg !1154
  %23 = icmp ult i64 %11, %22, !dbg !1155
  br i1 %23, label %24, label %26, !dbg !1156

24:                                               ; preds = %21
  %25 = tail call i64 @llvm.umin.i64(i64 %22, i64 4611686018427387903), !dbg !1157
  br label %26, !dbg !1157

26:                                               ; preds = %24, %21, %19
  %27 = phi i64 [ %25, %24 ], [ %11, %21 ], [ %11, %19 ], !dbg !1158
  %28 = add i64 %27, 1, !dbg !1159
  %29 = icmp slt i64 %28, 0, !dbg !1160
  br i1 %29, label %30, label %31, !dbg !1165, !prof !415

30:                                               ; preds = %26
  tail call void @_ZSt17__throw_bad_allocv() #31, !dbg !1166
  unreachable, !dbg !1166

31:                                               ; preds = %26
  %32 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %28) #28, !dbg !1167
  switch i64 %1, label %35 [
    i64 0, label %36
    i64 1, label %33
  ], !dbg !1168

33:                                               ; preds = %31
  %34 = load i8, ptr %12, align 1, !dbg !1169, !tbaa !400
  store i8 %34, ptr %32, align 1, !dbg !1172, !tbaa !400
  br label %36, !dbg !1173

35:                                               ; preds = %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %32, ptr align 1 %12, i64 %1, i1 false), !dbg !1174
  br label %36, !dbg !1176

36:                                               ; preds = %35, %33, %31
  %37 = icmp ne ptr %3, null, !dbg !1177
  %38 = icmp ne i64 %4, 0
  %39 = and i1 %37, %38, !dbg !1178
  br i1 %39, label %40, label %45, !dbg !1178

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %32, i64 %1, !dbg !1179
  switch i64 %4, label %44 [
    i64 1, label %42
    i64 0, label %45
  ], !dbg !1180

42:                                               ; preds = %40
  %43 = load i8, ptr %3, align 1, !dbg !1182, !tbaa !400
  store i8 %43, ptr %41, align 1, !dbg !1184, !tbaa !400
  br label %45, !dbg !1185

44:                                               ; preds = %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %41, ptr nonnull align 1 %3, i64 %4, i1 false), !dbg !1186
  br label %45, !dbg !1188

45:                                               ; preds = %44, %42, %40, %36
  %46 = icmp eq i64 %7, %8, !dbg !1189
  br i1 %46, label %55, label %47, !dbg !1189

47:                                               ; preds = %45
  %48 = getelementptr inbounds i8, ptr %32, i64 %1, !dbg !1190
  %49 = getelementptr inbounds i8, ptr %48, i64 %4, !dbg !1191
  %50 = getelementptr inbounds i8, ptr %12, i64 %1, !dbg !1192
  %51 = getelementptr inbounds i8, ptr %50, i64 %2, !dbg !1193
  switch i64 %9, label %54 [
    i64 1, label %52
    i64 0, label %55
  ], !dbg !1194

52:                                               ; preds = %47
  %53 = load i8, ptr %51, align 1, !dbg !1196, !tbaa !400
  store i8 %53, ptr %49, align 1, !dbg !1198, !tbaa !400
  br label %55, !dbg !1199

54:                                               ; preds = %47
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %49, ptr align 1 %51, i64 %9, i1 false), !dbg !1200
  br label %55, !dbg !1202

55:                                               ; preds = %54, %52, %47, %45
  br i1 %14, label %57, label %56, !dbg !1203

56:                                               ; preds = %55
  tail call void @_ZdlPv(ptr noundef %12) #30, !dbg !1205
  br label %57, !dbg !1209

57:                                               ; preds = %55, %56
  store ptr %32, ptr %0, align 8, !dbg !1210, !tbaa !886
  store i64 %27, ptr %13, align 8, !dbg !1212, !tbaa !400
  ret void, !dbg !1214
}

; Function Attrs: noreturn
declare !dbg !1215 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #10

declare void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef) local_unnamed_addr #8

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1216 {
  %3 = load ptr, ptr %1, align 8, !dbg !1217, !tbaa !38
  store ptr %3, ptr %0, align 8, !dbg !1217, !tbaa !38
  %4 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !1217
  %5 = getelementptr inbounds %"class.std::__shared_ptr", ptr %1, i64 0, i32 1, !dbg !1217
  %6 = load ptr, ptr %5, align 8, !dbg !1224, !tbaa !103
  store ptr %6, ptr %4, align 8, !dbg !1227, !tbaa !103
  %7 = icmp eq ptr %6, null, !dbg !1228
  br i1 %7, label %17, label %8, !dbg !1229

8:                                                ; preds = %2
  %9 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 1, !dbg !1230
  %10 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1233, !tbaa !400
  %11 = icmp eq i8 %10, 0, !dbg !1233
  br i1 %11, label %15, label %12, !dbg !1237

12:                                               ; preds = %8
  %13 = load i32, ptr %9, align 8, !dbg !1238, !tbaa !405
  %14 = add nsw i32 %13, 1, !dbg !1238
  store i32 %14, ptr %9, align 8, !dbg !1238, !tbaa !405
  br label %17, !dbg !1241

15:                                               ; preds = %8
  %16 = atomicrmw volatile add ptr %9, i32 1 acq_rel, align 4, !dbg !1242
  br label %17

17:                                               ; preds = %15, %12, %2
  %18 = load ptr, ptr %0, align 8, !dbg !1245, !tbaa !38
  %19 = icmp eq ptr %18, null, !dbg !1249
  br i1 %19, label %24, label %20, !dbg !1250

20:                                               ; preds = %17
  %21 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %18, i64 0, i32 3, !dbg !1251
  %22 = atomicrmw xchg ptr %21, i8 1 seq_cst, align 1, !dbg !1254
  %23 = icmp eq i8 %22, 0, !dbg !1254
  br i1 %23, label %56, label %24, !dbg !1251

24:                                               ; preds = %20, %17
  %25 = phi i32 [ 3, %17 ], [ 1, %20 ]
  invoke void @_ZSt20__throw_future_errori(i32 noundef %25) #31
          to label %26 unwind label %27, !dbg !1257

26:                                               ; preds = %24
  unreachable

27:                                               ; preds = %24
  %28 = landingpad { ptr, i32 }
          cleanup, !dbg !1258
  %29 = load ptr, ptr %4, align 8, !dbg !1259, !tbaa !103
  %30 = icmp eq ptr %29, null, !dbg !1262
  br i1 %30, label %55, label %31, !dbg !1259

31:                                               ; preds = %27
  %32 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %29, i64 0, i32 1, !dbg !1263
  %33 = load atomic i64, ptr %32 acquire, align 8, !dbg !1265
  %34 = icmp eq i64 %33, 4294967297, !dbg !1266
  br i1 %34, label %35, label %43, !dbg !1265

35:                                               ; preds = %31
  store i32 0, ptr %32, align 8, !dbg !1267, !tbaa !62
  %36 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %29, i64 0, i32 2, !dbg !1268
  store i32 0, ptr %36, align 4, !dbg !1269, !tbaa !66
  %37 = load ptr, ptr %29, align 8, !dbg !1270, !tbaa !59
  %38 = getelementptr inbounds ptr, ptr %37, i64 2, !dbg !1270
  %39 = load ptr, ptr %38, align 8, !dbg !1270
  tail call void %39(ptr noundef nonnull align 8 dereferenceable(16) %29) #27, !dbg !1270
  %40 = load ptr, ptr %29, align 8, !dbg !1271, !tbaa !59
  %41 = getelementptr inbounds ptr, ptr %40, i64 3, !dbg !1271
  %42 = load ptr, ptr %41, align 8, !dbg !1271
  tail call void %42(ptr noundef nonnull align 8 dereferenceable(16) %29) #27, !dbg !1271
  br label %55, !dbg !1272

43:                                               ; preds = %31
  %44 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1273, !tbaa !400
  %45 = icmp eq i8 %44, 0, !dbg !1273
  br i1 %45, label %49, label %46, !dbg !1276

46:                                               ; preds = %43
  %47 = load i32, ptr %32, align 8, !dbg !1277, !tbaa !405
  %48 = add nsw i32 %47, -1, !dbg !1279
  store i32 %48, ptr %32, align 8, !dbg !1279, !tbaa !405
  br label %51, !dbg !1280

49:                                               ; preds = %43
  %50 = atomicrmw volatile add ptr %32, i32 -1 acq_rel, align 4, !dbg !1281
  br label %51, !dbg !1283

51:                                               ; preds = %49, %46
  %52 = phi i32 [ %47, %46 ], [ %50, %49 ], !dbg !1284
  %53 = icmp eq i32 %52, 1, !dbg !1285
  br i1 %53, label %54, label %55, !dbg !1286, !prof !415

54:                                               ; preds = %51
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %29) #27, !dbg !1287
  br label %55, !dbg !1288

55:                                               ; preds = %27, %35, %51, %54
  resume { ptr, i32 } %28, !dbg !1258

56:                                               ; preds = %20
  ret void, !dbg !1289
}

; Function Attrs: noreturn
declare !dbg !1290 void @_ZSt20__throw_future_errori(i32 noundef) local_unnamed_addr #14

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 align 2 !dbg !1291 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1292, !tbaa !59
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1292
  tail call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %2) #27, !dbg !1293
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #27, !dbg !1292
  ret void, !dbg !1292
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 align 2 !dbg !1299 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1300, !tbaa !59
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1300
  tail call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %2) #27, !dbg !1302
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #27, !dbg !1300
  tail call void @_ZdlPv(ptr noundef %0) #30, !dbg !1306
  ret void, !dbg !1306
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 !dbg !1307 {
  %2 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1308
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !1309
  %4 = tail call ptr @__cxa_allocate_exception(i64 16) #27, !dbg !1309
  invoke void @_ZNSt16invalid_argumentC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull @.str.7)
          to label %5 unwind label %7, !dbg !1323

5:                                                ; preds = %1
  invoke void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTISt16invalid_argument, ptr nonnull @_ZNSt16invalid_argumentD1Ev) #31
          to label %6 unwind label %9, !dbg !1309

6:                                                ; preds = %5
  unreachable, !dbg !1309

7:                                                ; preds = %1
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1324
  tail call void @__cxa_free_exception(ptr %4) #27, !dbg !1309
  br label %11

9:                                                ; preds = %5
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1325
  br label %11, !dbg !1325

11:                                               ; preds = %9, %7
  %12 = phi { ptr, i32 } [ %10, %9 ], [ %8, %7 ]
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !1325
  %14 = tail call ptr @__cxa_begin_catch(ptr %13) #27, !dbg !1326
  call void @_ZSt17current_exceptionv(ptr nonnull sret(%"class.std::__exception_ptr::exception_ptr") align 8 %2) #27, !dbg !1327
  invoke void @_ZNSt7promiseIiE13set_exceptionENSt15__exception_ptr13exception_ptrE(ptr noundef nonnull align 8 dereferenceable(24) %3, ptr noundef nonnull %2)
          to label %15 unwind label %19, !dbg !1328

15:                                               ; preds = %11
  %16 = load ptr, ptr %2, align 8, !dbg !1329, !tbaa !13
  %17 = icmp eq ptr %16, null, !dbg !1329
  br i1 %17, label %29, label %18, !dbg !1329

18:                                               ; preds = %15
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #27, !dbg !1331
  br label %29, !dbg !1331

19:                                               ; preds = %11
  %20 = landingpad { ptr, i32 }
          cleanup, !dbg !1325
  %21 = load ptr, ptr %2, align 8, !dbg !1332, !tbaa !13
  %22 = icmp eq ptr %21, null, !dbg !1332
  br i1 %22, label %24, label %23, !dbg !1332

23:                                               ; preds = %19
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #27, !dbg !1334
  br label %24, !dbg !1334

24:                                               ; preds = %23, %19
  invoke void @__cxa_end_catch()
          to label %25 unwind label %26, !dbg !1335

25:                                               ; preds = %24
  resume { ptr, i32 } %20, !dbg !1335

26:                                               ; preds = %24
  %27 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1335
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !1335
  call void @__clang_call_terminate(ptr %28) #29, !dbg !1335
  unreachable, !dbg !1335

29:                                               ; preds = %15, %18
  call void @__cxa_end_catch(), !dbg !1335
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !1325
  ret void, !dbg !1336
}

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiE13set_exceptionENSt15__exception_ptr13exception_ptrE(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1337 {
  %3 = alloca %"class.std::function", align 8
  %4 = load ptr, ptr %0, align 8, !dbg !1338, !tbaa !38
  %5 = icmp eq ptr %4, null, !dbg !1343
  br i1 %5, label %6, label %7, !dbg !1344

6:                                                ; preds = %2
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #31, !dbg !1345
  unreachable, !dbg !1345

7:                                                ; preds = %2
  %8 = getelementptr inbounds %"class.std::_Function_base", ptr %3, i64 0, i32 1, !dbg !1346
  %9 = getelementptr inbounds %"class.std::function", ptr %3, i64 0, i32 1, !dbg !1352
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false), !dbg !1353
  store ptr %0, ptr %3, align 8, !dbg !1354, !tbaa.struct !1359
  %10 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1354
  store ptr %1, ptr %10, align 8, !dbg !1354, !tbaa.struct !961
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE9_M_invokeERKSt9_Any_data, ptr %9, align 8, !dbg !1360, !tbaa !1361
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation, ptr %8, align 8, !dbg !1364, !tbaa !1365
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %4, ptr noundef nonnull %3, i1 noundef zeroext false)
          to label %11 unwind label %20, !dbg !1366

11:                                               ; preds = %7
  %12 = load ptr, ptr %8, align 8, !dbg !1367, !tbaa !1365
  %13 = icmp eq ptr %12, null, !dbg !1367
  br i1 %13, label %19, label %14, !dbg !1367

14:                                               ; preds = %11
  %15 = invoke noundef zeroext i1 %12(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %3, i32 noundef 3)
          to label %19 unwind label %16, !dbg !1370

16:                                               ; preds = %14
  %17 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1370
  %18 = extractvalue { ptr, i32 } %17, 0, !dbg !1370
  call void @__clang_call_terminate(ptr %18) #29, !dbg !1370
  unreachable, !dbg !1370

19:                                               ; preds = %11, %14
  ret void, !dbg !1371

20:                                               ; preds = %7
  %21 = landingpad { ptr, i32 }
          cleanup, !dbg !1371
  %22 = load ptr, ptr %8, align 8, !dbg !1372, !tbaa !1365
  %23 = icmp eq ptr %22, null, !dbg !1372
  br i1 %23, label %29, label %24, !dbg !1372

24:                                               ; preds = %20
  %25 = invoke noundef zeroext i1 %22(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %3, i32 noundef 3)
          to label %29 unwind label %26, !dbg !1374

26:                                               ; preds = %24
  %27 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1374
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !1374
  call void @__clang_call_terminate(ptr %28) #29, !dbg !1374
  unreachable, !dbg !1374

29:                                               ; preds = %20, %24
  resume { ptr, i32 } %21, !dbg !1375
}

declare void @_ZNSt16invalid_argumentC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #8

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt16invalid_argumentD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1, i1 noundef zeroext %2) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1376 {
  %4 = alloca %class.anon.30, align 8
  %5 = alloca i8, align 1
  %6 = alloca { i64, i64 }, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %5) #27, !dbg !1377
  store i8 0, ptr %5, align 1, !dbg !1378, !tbaa !1379
  %10 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 5, !dbg !1380
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #27, !dbg !1381
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %6, align 8, !dbg !1381, !tbaa !400
  %11 = getelementptr inbounds { i64, i64 }, ptr %6, i64 0, i32 1, !dbg !1381
  store i64 0, ptr %11, align 8, !dbg !1381, !tbaa !400
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #27, !dbg !1382
  store ptr %0, ptr %7, align 8, !dbg !1382, !tbaa !105
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #27, !dbg !1383
  store ptr %1, ptr %8, align 8, !dbg !1383, !tbaa !105
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #27, !dbg !1384
  store ptr %5, ptr %9, align 8, !dbg !1384, !tbaa !105
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #27, !dbg !1385
  store ptr %6, ptr %4, align 8, !dbg !1388, !tbaa !105
  %12 = getelementptr inbounds %class.anon.30, ptr %4, i64 0, i32 1, !dbg !1388
  store ptr %7, ptr %12, align 8, !dbg !1388, !tbaa !105
  %13 = getelementptr inbounds %class.anon.30, ptr %4, i64 0, i32 2, !dbg !1388
  store ptr %8, ptr %13, align 8, !dbg !1388, !tbaa !105
  %14 = getelementptr inbounds %class.anon.30, ptr %4, i64 0, i32 3, !dbg !1388
  store ptr %9, ptr %14, align 8, !dbg !1388, !tbaa !105
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !1389
  store ptr %4, ptr %15, align 8, !dbg !1392, !tbaa !105
  %16 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call), !dbg !1393
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, ptr %16, align 8, !dbg !1394, !tbaa !105
  %17 = invoke i32 @pthread_once(ptr noundef nonnull %10, ptr noundef nonnull @__once_proxy)
          to label %18 unwind label %22, !dbg !1395

18:                                               ; preds = %3
  %19 = icmp eq i32 %17, 0, !dbg !1399
  br i1 %19, label %24, label %20, !dbg !1399

20:                                               ; preds = %18
  invoke void @_ZSt20__throw_system_errori(i32 noundef %17) #31
          to label %21 unwind label %22, !dbg !1400

21:                                               ; preds = %20
  unreachable, !dbg !1400

22:                                               ; preds = %20, %3
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !1401
  store ptr null, ptr %15, align 8, !dbg !1402, !tbaa !105
  store ptr null, ptr %16, align 8, !dbg !1405, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #27, !dbg !1401
  resume { ptr, i32 } %23, !dbg !1401

24:                                               ; preds = %18
  store ptr null, ptr %15, align 8, !dbg !1406, !tbaa !105
  store ptr null, ptr %16, align 8, !dbg !1408, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #27, !dbg !1401
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #27, !dbg !1409
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #27, !dbg !1409
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #27, !dbg !1409
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #27, !dbg !1409
  %25 = load i8, ptr %5, align 1, !dbg !1410, !tbaa !1379, !range !1411, !noundef !11
  %26 = icmp eq i8 %25, 0, !dbg !1410
  br i1 %26, label %32, label %27, !dbg !1410

27:                                               ; preds = %24
  %28 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !1412
  %29 = atomicrmw xchg ptr %28, i32 1 release, align 4, !dbg !1413
  %30 = icmp sgt i32 %29, -1, !dbg !1416
  br i1 %30, label %34, label %31, !dbg !1416

31:                                               ; preds = %27
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %28), !dbg !1417
  br label %34, !dbg !1417

32:                                               ; preds = %24
  br i1 %2, label %34, label %33, !dbg !1418

33:                                               ; preds = %32
  call void @_ZSt20__throw_future_errori(i32 noundef 2) #31, !dbg !1419
  unreachable, !dbg !1419

34:                                               ; preds = %31, %27, %32
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %5) #27, !dbg !1420
  ret void, !dbg !1420
}

; Function Attrs: noreturn nounwind
declare !dbg !1421 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1, ptr noundef %2) #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1422 {
  %4 = alloca %"class.std::unique_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #27, !dbg !1423
  %5 = getelementptr inbounds %"class.std::_Function_base", ptr %1, i64 0, i32 1, !dbg !1424
  %6 = load ptr, ptr %5, align 8, !dbg !1424, !tbaa !1365, !noalias !1429
  %7 = icmp eq ptr %6, null, !dbg !1424
  br i1 %7, label %8, label %9, !dbg !1432

8:                                                ; preds = %3
  tail call void @_ZSt25__throw_bad_function_callv() #31, !dbg !1433, !noalias !1429
  unreachable, !dbg !1433

9:                                                ; preds = %3
  %10 = getelementptr inbounds %"class.std::function", ptr %1, i64 0, i32 1, !dbg !1434
  %11 = load ptr, ptr %10, align 8, !dbg !1434, !tbaa !1361, !noalias !1429
  call void %11(ptr nonnull sret(%"class.std::unique_ptr") align 8 %4, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1434
  store i8 1, ptr %2, align 1, !dbg !1435, !tbaa !1379
  %12 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !1436
  %13 = load ptr, ptr %12, align 8, !dbg !1437, !tbaa !105
  %14 = load ptr, ptr %4, align 8, !dbg !1441, !tbaa !105
  store ptr %14, ptr %12, align 8, !dbg !1442, !tbaa !105
  store ptr %13, ptr %4, align 8, !dbg !1443, !tbaa !105
  %15 = icmp eq ptr %13, null, !dbg !1444
  br i1 %15, label %22, label %16, !dbg !1446

16:                                               ; preds = %9
  %17 = load ptr, ptr %13, align 8, !dbg !1447, !tbaa !59
  %18 = load ptr, ptr %17, align 8, !dbg !1447
  invoke void %18(ptr noundef nonnull align 8 dereferenceable(16) %13)
          to label %22 unwind label %19, !dbg !1447

19:                                               ; preds = %16
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1449
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !1449
  call void @__clang_call_terminate(ptr %21) #29, !dbg !1449
  unreachable, !dbg !1449

22:                                               ; preds = %9, %16
  store ptr null, ptr %4, align 8, !dbg !1450, !tbaa !105
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #27, !dbg !1451
  ret void, !dbg !1451
}

declare void @__once_proxy() #8

; Function Attrs: noreturn
declare !dbg !1452 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #22

; Function Attrs: inlinehint uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv() #23 comdat align 2 !dbg !1453 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !1454
  %2 = load ptr, ptr %1, align 8, !dbg !1454, !tbaa !105
  %3 = load ptr, ptr %2, align 8, !dbg !1457, !tbaa !1460
  %4 = getelementptr inbounds %class.anon.30, ptr %2, i64 0, i32 1, !dbg !1462
  %5 = load ptr, ptr %4, align 8, !dbg !1462, !tbaa !1463
  %6 = getelementptr inbounds %class.anon.30, ptr %2, i64 0, i32 2, !dbg !1462
  %7 = load ptr, ptr %6, align 8, !dbg !1462, !tbaa !1464
  %8 = getelementptr inbounds %class.anon.30, ptr %2, i64 0, i32 3, !dbg !1462
  %9 = load ptr, ptr %8, align 8, !dbg !1462, !tbaa !1465
  %10 = load ptr, ptr %5, align 8, !dbg !1466, !tbaa !105
  %11 = load i64, ptr %3, align 8, !dbg !1471, !tbaa !400
  %12 = getelementptr inbounds { i64, i64 }, ptr %3, i64 0, i32 1, !dbg !1471
  %13 = load i64, ptr %12, align 8, !dbg !1471, !tbaa !400
  %14 = getelementptr inbounds i8, ptr %10, i64 %13, !dbg !1472
  %15 = and i64 %11, 1, !dbg !1472
  %16 = icmp eq i64 %15, 0, !dbg !1472
  br i1 %16, label %22, label %17, !dbg !1472

17:                                               ; preds = %0
  %18 = load ptr, ptr %14, align 8, !dbg !1472, !tbaa !59
  %19 = add i64 %11, -1, !dbg !1472
  %20 = getelementptr i8, ptr %18, i64 %19, !dbg !1472, !nosanitize !11
  %21 = load ptr, ptr %20, align 8, !dbg !1472, !nosanitize !11
  br label %24, !dbg !1472

22:                                               ; preds = %0
  %23 = inttoptr i64 %11 to ptr, !dbg !1472
  br label %24, !dbg !1472

24:                                               ; preds = %17, %22
  %25 = phi ptr [ %21, %17 ], [ %23, %22 ], !dbg !1472
  %26 = load ptr, ptr %7, align 8, !dbg !1473, !tbaa !105
  %27 = load ptr, ptr %9, align 8, !dbg !1473, !tbaa !105
  tail call void %25(ptr noundef nonnull align 8 dereferenceable(28) %14, ptr noundef %26, ptr noundef %27), !dbg !1472
  ret void, !dbg !1474
}

declare !dbg !1475 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #8

; Function Attrs: noreturn
declare !dbg !1477 void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #14

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE9_M_invokeERKSt9_Any_data(ptr noalias sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1478 {
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1479), !dbg !1482
  %4 = getelementptr inbounds %"struct.std::__future_base::_State_baseV2::_Setter.33", ptr %1, i64 0, i32 1, !dbg !1483
  %5 = load ptr, ptr %4, align 8, !dbg !1483, !tbaa !1490, !noalias !1492
  %6 = load ptr, ptr %1, align 8, !dbg !1497, !tbaa !1498, !noalias !1492
  %7 = getelementptr inbounds %"class.std::promise", ptr %6, i64 0, i32 1, !dbg !1499
  %8 = load ptr, ptr %7, align 8, !dbg !1500, !tbaa !105, !noalias !1492
  %9 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %8, i64 0, i32 1, !dbg !1507
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #27, !dbg !1508, !noalias !1492
  %10 = load ptr, ptr %5, align 8, !dbg !1511, !tbaa !13, !noalias !1492
  store ptr %10, ptr %3, align 8, !dbg !1514, !tbaa !13, !noalias !1492
  %11 = icmp eq ptr %10, null, !dbg !1515
  br i1 %11, label %13, label %12, !dbg !1515

12:                                               ; preds = %2
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #27, !dbg !1516, !noalias !1492
  br label %13, !dbg !1516

13:                                               ; preds = %12, %2
  %14 = load ptr, ptr %3, align 8, !dbg !1517, !tbaa !13, !noalias !1492
  %15 = load ptr, ptr %9, align 8, !dbg !1519, !tbaa !13, !noalias !1492
  store ptr %15, ptr %3, align 8, !dbg !1520, !tbaa !13, !noalias !1492
  store ptr %14, ptr %9, align 8, !dbg !1521, !tbaa !13, !noalias !1492
  %16 = icmp eq ptr %15, null, !dbg !1522
  br i1 %16, label %18, label %17, !dbg !1522

17:                                               ; preds = %13
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #27, !dbg !1524, !noalias !1492
  br label %18, !dbg !1524

18:                                               ; preds = %13, %17
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #27, !dbg !1508, !noalias !1492
  %19 = load ptr, ptr %1, align 8, !dbg !1525, !tbaa !1498, !noalias !1492
  %20 = getelementptr inbounds %"class.std::promise", ptr %19, i64 0, i32 1, !dbg !1526
  %21 = load i64, ptr %20, align 8, !dbg !1527, !tbaa !105, !noalias !1492
  %22 = inttoptr i64 %21 to ptr, !dbg !1527
  store ptr null, ptr %20, align 8, !dbg !1533, !tbaa !105, !noalias !1492
  store ptr %22, ptr %0, align 8, !dbg !1534, !tbaa !577, !alias.scope !1479
  ret void, !dbg !1541
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiNS6_19__exception_ptr_tagEEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #21 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1542 {
  switch i32 %2, label %7 [
    i32 0, label %4
    i32 1, label %5
    i32 2, label %6
  ], !dbg !1543

4:                                                ; preds = %3
  store ptr @_ZTINSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE, ptr %0, align 8, !dbg !1544, !tbaa !105
  br label %7, !dbg !1545

5:                                                ; preds = %3
  store ptr %1, ptr %0, align 8, !dbg !1546, !tbaa !105
  br label %7, !dbg !1547

6:                                                ; preds = %3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !1548, !tbaa.struct !1359
  br label %7, !dbg !1555

7:                                                ; preds = %6, %3, %5, %4
  ret i1 false, !dbg !1556
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #7

; Function Attrs: uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1557 {
  %2 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %3 = load ptr, ptr %0, align 8, !dbg !1558, !tbaa !38
  %4 = icmp eq ptr %3, null, !dbg !1561
  br i1 %4, label %5, label %6, !dbg !1562

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #31, !dbg !1563
  unreachable, !dbg !1563

6:                                                ; preds = %1
  %7 = load ptr, ptr %3, align 8, !dbg !1564, !tbaa !59
  %8 = getelementptr inbounds ptr, ptr %7, i64 2, !dbg !1564
  %9 = load ptr, ptr %8, align 8, !dbg !1564
  tail call void %9(ptr noundef nonnull align 8 dereferenceable(28) %3), !dbg !1564
  %10 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %3, i64 0, i32 2, !dbg !1567
  %11 = load atomic i32, ptr %10 acquire, align 8, !dbg !1568
  %12 = and i32 %11, 2147483647, !dbg !1575
  %13 = icmp eq i32 %12, 1, !dbg !1576
  br i1 %13, label %23, label %14, !dbg !1577

14:                                               ; preds = %6, %14
  %15 = phi i32 [ %20, %14 ], [ %12, %6 ]
  %16 = atomicrmw or ptr %10, i32 -2147483648 monotonic, align 4, !dbg !1578
  %17 = or i32 %15, -2147483648, !dbg !1585
  %18 = tail call noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1) %10, ptr noundef nonnull %10, i32 noundef %17, i1 noundef zeroext false, i64 0, i64 0), !dbg !1586
  %19 = load atomic i32, ptr %10 acquire, align 8, !dbg !1587
  %20 = and i32 %19, 2147483647, !dbg !1590
  %21 = icmp ne i32 %20, 1
  %22 = and i1 %18, %21, !dbg !1591
  br i1 %22, label %14, label %23

23:                                               ; preds = %14, %6
  %24 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %3, i64 0, i32 1, !dbg !1592
  %25 = load ptr, ptr %24, align 8, !dbg !1593, !tbaa !105
  %26 = icmp eq ptr %25, null, !dbg !1598
  br i1 %26, label %27, label %28, !dbg !1598, !prof !415

27:                                               ; preds = %23
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.13, i32 noundef 445, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv, ptr noundef nonnull @.str.14) #29, !dbg !1598
  unreachable, !dbg !1598

28:                                               ; preds = %23
  %29 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %25, i64 0, i32 1, !dbg !1599
  %30 = load ptr, ptr %29, align 8, !dbg !1600, !tbaa !13
  %31 = icmp eq ptr %30, null, !dbg !1603
  br i1 %31, label %44, label %32, !dbg !1604

32:                                               ; preds = %28
  %33 = load ptr, ptr %29, align 8, !dbg !1605, !tbaa !13
  store ptr %33, ptr %2, align 8, !dbg !1607, !tbaa !13
  %34 = icmp eq ptr %33, null, !dbg !1608
  br i1 %34, label %36, label %35, !dbg !1608

35:                                               ; preds = %32
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #27, !dbg !1609
  br label %36, !dbg !1609

36:                                               ; preds = %32, %35
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %2) #31
          to label %37 unwind label %38, !dbg !1610

37:                                               ; preds = %36
  unreachable, !dbg !1610

38:                                               ; preds = %36
  %39 = landingpad { ptr, i32 }
          cleanup, !dbg !1611
  %40 = load ptr, ptr %2, align 8, !dbg !1612, !tbaa !13
  %41 = icmp eq ptr %40, null, !dbg !1612
  br i1 %41, label %43, label %42, !dbg !1612

42:                                               ; preds = %38
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #27, !dbg !1614
  br label %43, !dbg !1614

43:                                               ; preds = %38, %42
  resume { ptr, i32 } %39, !dbg !1611

44:                                               ; preds = %28
  ret ptr %25, !dbg !1615
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !487 {
  %2 = load ptr, ptr %0, align 8, !dbg !1616, !tbaa !489
  store ptr null, ptr %2, align 8, !dbg !1617, !tbaa !105
  %3 = getelementptr inbounds %"class.std::__shared_ptr", ptr %2, i64 0, i32 1, !dbg !1621
  %4 = load ptr, ptr %3, align 8, !dbg !1622, !tbaa !103
  store ptr null, ptr %3, align 8, !dbg !1624, !tbaa !103
  %5 = icmp eq ptr %4, null, !dbg !1625
  br i1 %5, label %30, label %6, !dbg !1628

6:                                                ; preds = %1
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %4, i64 0, i32 1, !dbg !1629
  %8 = load atomic i64, ptr %7 acquire, align 8, !dbg !1631
  %9 = icmp eq i64 %8, 4294967297, !dbg !1632
  br i1 %9, label %10, label %18, !dbg !1631

10:                                               ; preds = %6
  store i32 0, ptr %7, align 8, !dbg !1633, !tbaa !62
  %11 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %4, i64 0, i32 2, !dbg !1634
  store i32 0, ptr %11, align 4, !dbg !1635, !tbaa !66
  %12 = load ptr, ptr %4, align 8, !dbg !1636, !tbaa !59
  %13 = getelementptr inbounds ptr, ptr %12, i64 2, !dbg !1636
  %14 = load ptr, ptr %13, align 8, !dbg !1636
  tail call void %14(ptr noundef nonnull align 8 dereferenceable(16) %4) #27, !dbg !1636
  %15 = load ptr, ptr %4, align 8, !dbg !1637, !tbaa !59
  %16 = getelementptr inbounds ptr, ptr %15, i64 3, !dbg !1637
  %17 = load ptr, ptr %16, align 8, !dbg !1637
  tail call void %17(ptr noundef nonnull align 8 dereferenceable(16) %4) #27, !dbg !1637
  br label %30, !dbg !1638

18:                                               ; preds = %6
  %19 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1639, !tbaa !400
  %20 = icmp eq i8 %19, 0, !dbg !1639
  br i1 %20, label %24, label %21, !dbg !1642

21:                                               ; preds = %18
  %22 = load i32, ptr %7, align 8, !dbg !1643, !tbaa !405
  %23 = add nsw i32 %22, -1, !dbg !1645
  store i32 %23, ptr %7, align 8, !dbg !1645, !tbaa !405
  br label %26, !dbg !1646

24:                                               ; preds = %18
  %25 = atomicrmw volatile add ptr %7, i32 -1 acq_rel, align 4, !dbg !1647
  br label %26, !dbg !1649

26:                                               ; preds = %24, %21
  %27 = phi i32 [ %22, %21 ], [ %25, %24 ], !dbg !1650
  %28 = icmp eq i32 %27, 1, !dbg !1651
  br i1 %28, label %29, label %30, !dbg !1652, !prof !415

29:                                               ; preds = %26
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %4) #27, !dbg !1653
  br label %30, !dbg !1654

30:                                               ; preds = %1, %10, %26, %29
  ret void, !dbg !1655
}

; Function Attrs: noreturn
declare !dbg !1656 void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #14

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 align 2 !dbg !1657 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #27, !dbg !1658
  tail call void @_ZdlPv(ptr noundef %0) #30, !dbg !1658
  ret void, !dbg !1658
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #21 align 2 !dbg !1659 {
  %2 = tail call fastcc noundef i32 @_ZL5againv(), !dbg !1660, !range !1671
  %3 = icmp eq i32 %2, 100, !dbg !1660
  br i1 %3, label %5, label %4, !dbg !1660

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.15, ptr noundef nonnull @.str.1, i32 noundef 55, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv") #29, !dbg !1660
  unreachable, !dbg !1660

5:                                                ; preds = %1
  ret void, !dbg !1672
}

; Function Attrs: uwtable
define internal fastcc noundef i32 @_ZL5againv() unnamed_addr #4 personality ptr @__gxx_personality_v0 !dbg !1673 {
  %1 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %2 = load ptr, ptr @_ZL6shared, align 8, !dbg !1674, !tbaa !13
  store ptr %2, ptr %1, align 8, !dbg !1676, !tbaa !13
  %3 = icmp eq ptr %2, null, !dbg !1677
  br i1 %3, label %5, label %4, !dbg !1677

4:                                                ; preds = %0
  call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #27, !dbg !1678
  br label %5, !dbg !1678

5:                                                ; preds = %0, %4
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %1) #31
          to label %6 unwind label %7, !dbg !1679

6:                                                ; preds = %5
  unreachable, !dbg !1679

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt16invalid_argument, !dbg !1680
  %9 = extractvalue { ptr, i32 } %8, 1, !dbg !1680
  %10 = load ptr, ptr %1, align 8, !dbg !1681, !tbaa !13
  %11 = icmp eq ptr %10, null, !dbg !1681
  br i1 %11, label %13, label %12, !dbg !1681

12:                                               ; preds = %7
  call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #27, !dbg !1683
  br label %13, !dbg !1683

13:                                               ; preds = %7, %12
  %14 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt16invalid_argument) #27, !dbg !1684
  %15 = icmp eq i32 %9, %14, !dbg !1684
  br i1 %15, label %16, label %25, !dbg !1684

16:                                               ; preds = %13
  %17 = extractvalue { ptr, i32 } %8, 0, !dbg !1680
  %18 = call ptr @__cxa_begin_catch(ptr %17) #27, !dbg !1684
  %19 = load ptr, ptr %18, align 8, !dbg !1685, !tbaa !59
  %20 = getelementptr inbounds ptr, ptr %19, i64 2, !dbg !1685
  %21 = load ptr, ptr %20, align 8, !dbg !1685
  %22 = call noundef ptr %21(ptr noundef nonnull align 8 dereferenceable(16) %18) #27, !dbg !1685
  %23 = load i8, ptr %22, align 1, !dbg !1685, !tbaa !400
  %24 = sext i8 %23 to i32, !dbg !1686
  call void @__cxa_end_catch(), !dbg !1687
  ret i32 %24, !dbg !1688

25:                                               ; preds = %13
  resume { ptr, i32 } %8, !dbg !1684
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 align 2 !dbg !1689 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #27, !dbg !1690
  tail call void @_ZdlPv(ptr noundef %0) #30, !dbg !1690
  ret void, !dbg !1690
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #21 align 2 !dbg !1691 {
  %2 = tail call fastcc noundef i32 @_ZL5againv(), !dbg !1692, !range !1671
  %3 = icmp eq i32 %2, 100, !dbg !1692
  br i1 %3, label %5, label %4, !dbg !1692

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.15, ptr noundef nonnull @.str.1, i32 noundef 56, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv") #29, !dbg !1692
  unreachable, !dbg !1692

5:                                                ; preds = %1
  ret void, !dbg !1703
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_deliver.cpp() #24 section ".text.startup" !dbg !1704 {
  store ptr null, ptr @_ZL6shared, align 8, !dbg !1706, !tbaa !13
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt15__exception_ptr13exception_ptrD2Ev, ptr nonnull @_ZL6shared, ptr nonnull @__dso_handle) #27, !dbg !1712
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #25

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #26

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
attributes #22 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { inlinehint uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #25 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #26 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #27 = { nounwind }
attributes #28 = { builtin allocsize(0) }
attributes #29 = { noreturn nounwind }
attributes #30 = { builtin nounwind }
attributes #31 = { noreturn }

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
!631 = !DILocation(line: 1524, column: 31, scope: !375)
!632 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !633)
!633 = distinct !DILocation(line: 1524, column: 31, scope: !375)
!634 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !633)
!635 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !636)
!636 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !633)
!637 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !636)
!638 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !636)
!639 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !636)
!640 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !636)
!641 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !636)
!642 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !636)
!643 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !636)
!644 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !636)
!645 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !646)
!646 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !647)
!647 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !636)
!648 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !647)
!649 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !650)
!650 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !647)
!651 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !650)
!652 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !647)
!653 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !654)
!654 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !647)
!655 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !647)
!656 = !DILocation(line: 0, scope: !398, inlinedAt: !647)
!657 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !636)
!658 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !636)
!659 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !636)
!660 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !636)
!661 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !31, file: !31, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!662 = !DILocation(line: 175, column: 2, scope: !663, inlinedAt: !664)
!663 = distinct !DISubprogram(name: "_M_release_last_use", scope: !31, file: !31, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!664 = distinct !DILocation(line: 199, column: 9, scope: !661)
!665 = !DILocation(line: 187, column: 46, scope: !663, inlinedAt: !664)
!666 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !667)
!667 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !668)
!668 = distinct !DILocation(line: 187, column: 6, scope: !663, inlinedAt: !664)
!669 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !668)
!670 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !671)
!671 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !668)
!672 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !671)
!673 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !668)
!674 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !675)
!675 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !668)
!676 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !668)
!677 = !DILocation(line: 0, scope: !398, inlinedAt: !668)
!678 = !DILocation(line: 188, column: 14, scope: !663, inlinedAt: !664)
!679 = !DILocation(line: 187, column: 6, scope: !663, inlinedAt: !664)
!680 = !DILocation(line: 191, column: 6, scope: !663, inlinedAt: !664)
!681 = !DILocation(line: 192, column: 4, scope: !663, inlinedAt: !664)
!682 = !DILocation(line: 199, column: 32, scope: !661)
!683 = !DISubprogram(name: "__throw_bad_alloc", scope: !684, file: !684, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!684 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!685 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !31, file: !31, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!686 = !DILocation(line: 134, column: 9, scope: !685)
!687 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !31, file: !31, line: 608, type: !10, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!688 = !DILocation(line: 608, column: 43, scope: !687)
!689 = !DILocation(line: 608, column: 45, scope: !687)
!690 = distinct !DISubprogram(name: "_M_dispose", scope: !31, file: !31, line: 611, type: !10, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!691 = !DILocation(line: 650, column: 39, scope: !69, inlinedAt: !692)
!692 = distinct !DILocation(line: 613, column: 56, scope: !690)
!693 = !DILocation(line: 151, column: 19, scope: !694, inlinedAt: !695)
!694 = distinct !DISubprogram(name: "_Destroy<std::__future_base::_State_baseV2>", scope: !75, file: !75, line: 146, type: !10, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!695 = distinct !DILocation(line: 648, column: 4, scope: !696, inlinedAt: !697)
!696 = distinct !DISubprogram(name: "destroy<std::__future_base::_State_baseV2>", scope: !47, file: !47, line: 646, type: !10, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!697 = distinct !DILocation(line: 613, column: 2, scope: !690)
!698 = !DILocation(line: 614, column: 7, scope: !690)
!699 = distinct !DISubprogram(name: "_M_destroy", scope: !31, file: !31, line: 618, type: !10, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!700 = !DILocation(line: 158, column: 2, scope: !701, inlinedAt: !702)
!701 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!702 = distinct !DILocation(line: 496, column: 13, scope: !703, inlinedAt: !704)
!703 = distinct !DISubprogram(name: "deallocate", scope: !47, file: !47, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!704 = distinct !DILocation(line: 74, column: 4, scope: !705, inlinedAt: !706)
!705 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !50, file: !50, line: 71, type: !10, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!706 = distinct !DILocation(line: 623, column: 7, scope: !699)
!707 = !DILocation(line: 623, column: 7, scope: !699)
!708 = distinct !DISubprogram(name: "_M_get_deleter", scope: !31, file: !31, line: 631, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!709 = !DILocation(line: 650, column: 39, scope: !69, inlinedAt: !710)
!710 = distinct !DILocation(line: 633, column: 58, scope: !708)
!711 = !DILocation(line: 638, column: 12, scope: !708)
!712 = !DILocation(line: 639, column: 6, scope: !708)
!713 = !DILocation(line: 198, column: 9, scope: !714, inlinedAt: !716)
!714 = distinct !DISubprogram(name: "operator==", scope: !715, file: !715, line: 193, type: !10, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!715 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!716 = distinct !DILocation(line: 641, column: 11, scope: !708)
!717 = !{!718, !15, i64 8}
!718 = !{!"_ZTSSt9type_info", !15, i64 8}
!719 = !DILocation(line: 198, column: 16, scope: !714, inlinedAt: !716)
!720 = !DILocation(line: 206, column: 12, scope: !714, inlinedAt: !716)
!721 = !DILocation(line: 206, column: 22, scope: !714, inlinedAt: !716)
!722 = !DILocation(line: 206, column: 29, scope: !714, inlinedAt: !716)
!723 = !DILocation(line: 206, column: 32, scope: !714, inlinedAt: !716)
!724 = !DILocation(line: 206, column: 72, scope: !714, inlinedAt: !716)
!725 = !DILocation(line: 638, column: 6, scope: !708)
!726 = !DILocation(line: 0, scope: !708)
!727 = !DILocation(line: 648, column: 7, scope: !708)
!728 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !31, file: !31, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!729 = !DILocation(line: 134, column: 7, scope: !728)
!730 = distinct !DISubprogram(name: "_M_destroy", scope: !31, file: !31, line: 143, type: !10, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!731 = !DILocation(line: 144, column: 9, scope: !730)
!732 = !DILocation(line: 144, column: 22, scope: !730)
!733 = distinct !DISubprogram(name: "~_State_baseV2", scope: !27, file: !27, line: 328, type: !10, scopeLine: 328, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!734 = !DILocation(line: 328, column: 40, scope: !733)
!735 = !DILocation(line: 395, column: 6, scope: !581, inlinedAt: !736)
!736 = distinct !DILocation(line: 328, column: 40, scope: !733)
!737 = !DILocation(line: 395, column: 12, scope: !581, inlinedAt: !736)
!738 = !DILocation(line: 213, column: 52, scope: !585, inlinedAt: !739)
!739 = distinct !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !736)
!740 = !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !736)
!741 = !DILocation(line: 397, column: 8, scope: !581, inlinedAt: !736)
!742 = distinct !DISubprogram(name: "~_State_baseV2", scope: !27, file: !27, line: 328, type: !10, scopeLine: 328, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!743 = !DILocation(line: 328, column: 40, scope: !733, inlinedAt: !744)
!744 = distinct !DILocation(line: 328, column: 40, scope: !742)
!745 = !DILocation(line: 395, column: 6, scope: !581, inlinedAt: !746)
!746 = distinct !DILocation(line: 328, column: 40, scope: !733, inlinedAt: !744)
!747 = !DILocation(line: 395, column: 12, scope: !581, inlinedAt: !746)
!748 = !DILocation(line: 213, column: 52, scope: !585, inlinedAt: !749)
!749 = distinct !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !746)
!750 = !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !746)
!751 = !DILocation(line: 397, column: 8, scope: !581, inlinedAt: !746)
!752 = !DILocation(line: 328, column: 40, scope: !742)
!753 = distinct !DISubprogram(name: "_M_complete_async", scope: !27, file: !27, line: 581, type: !10, scopeLine: 581, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!754 = !DILocation(line: 581, column: 42, scope: !753)
!755 = distinct !DISubprogram(name: "_M_is_deferred_future", scope: !27, file: !27, line: 584, type: !10, scopeLine: 584, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!756 = !DILocation(line: 584, column: 52, scope: !755)
!757 = !DISubprogram(name: "__builtin_strcmp", scope: !715, file: !715, line: 178, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!758 = distinct !DISubprogram(name: "_M_destroy", scope: !27, file: !27, line: 263, type: !10, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!759 = !DILocation(line: 263, column: 22, scope: !758)
!760 = !DILocation(line: 263, column: 35, scope: !758)
!761 = distinct !DISubprogram(name: "~_Result", scope: !27, file: !27, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!762 = !DILocation(line: 239, column: 2, scope: !761)
!763 = !DILocation(line: 242, column: 2, scope: !761)
!764 = distinct !DISubprogram(name: "~_Result", scope: !27, file: !27, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!765 = !DILocation(line: 239, column: 2, scope: !761, inlinedAt: !766)
!766 = distinct !DILocation(line: 239, column: 2, scope: !764)
!767 = !DILocation(line: 242, column: 2, scope: !761, inlinedAt: !766)
!768 = !DILocation(line: 239, column: 2, scope: !764)
!769 = !DILocation(line: 242, column: 2, scope: !764)
!770 = distinct !DISubprogram(name: "_M_break_promise", scope: !27, file: !27, line: 444, type: !10, scopeLine: 445, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!771 = !DILocation(line: 191, column: 51, scope: !772, inlinedAt: !773)
!772 = distinct !DISubprogram(name: "_M_ptr", scope: !96, file: !96, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!773 = distinct !DILocation(line: 462, column: 21, scope: !774, inlinedAt: !775)
!774 = distinct !DISubprogram(name: "get", scope: !96, file: !96, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!775 = distinct !DILocation(line: 479, column: 16, scope: !776, inlinedAt: !777)
!776 = distinct !DISubprogram(name: "operator bool", scope: !96, file: !96, line: 478, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!777 = distinct !DILocation(line: 446, column: 24, scope: !770)
!778 = !DILocation(line: 479, column: 22, scope: !776, inlinedAt: !777)
!779 = !DILocation(line: 446, column: 6, scope: !770)
!780 = !DILocation(line: 449, column: 8, scope: !770)
!781 = !DILocation(line: 85, column: 49, scope: !782, inlinedAt: !783)
!782 = distinct !DISubprogram(name: "make_error_code", scope: !27, file: !27, line: 84, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!783 = distinct !DILocation(line: 101, column: 20, scope: !784, inlinedAt: !785)
!784 = distinct !DISubprogram(name: "future_error", scope: !27, file: !27, line: 100, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!785 = distinct !DILocation(line: 449, column: 27, scope: !770)
!786 = !DILocation(line: 101, column: 7, scope: !784, inlinedAt: !785)
!787 = !DILocation(line: 244, column: 19, scope: !788, inlinedAt: !789)
!788 = distinct !DISubprogram(name: "make_exception_ptr<std::future_error>", scope: !9, file: !9, line: 240, type: !10, scopeLine: 241, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!789 = distinct !DILocation(line: 449, column: 8, scope: !770)
!790 = !{!791}
!791 = distinct !{!791, !792, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_: argument 0"}
!792 = distinct !{!792, !"_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_"}
!793 = !DILocation(line: 245, column: 14, scope: !788, inlinedAt: !789)
!794 = !DILocation(line: 96, column: 9, scope: !795, inlinedAt: !796)
!795 = distinct !DISubprogram(name: "future_error", scope: !27, file: !27, line: 96, type: !10, scopeLine: 96, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!796 = distinct !DILocation(line: 250, column: 16, scope: !788, inlinedAt: !789)
!797 = !{i64 0, i64 4, !405, i64 8, i64 8, !105}
!798 = !DILocation(line: 251, column: 11, scope: !788, inlinedAt: !789)
!799 = !DILocation(line: 191, column: 51, scope: !772, inlinedAt: !800)
!800 = distinct !DILocation(line: 462, column: 21, scope: !774, inlinedAt: !801)
!801 = distinct !DILocation(line: 455, column: 9, scope: !802, inlinedAt: !803)
!802 = distinct !DISubprogram(name: "operator->", scope: !96, file: !96, line: 452, type: !10, scopeLine: 453, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!803 = distinct !DILocation(line: 448, column: 6, scope: !770)
!804 = !DILocation(line: 448, column: 13, scope: !770)
!805 = !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !806)
!806 = distinct !DILocation(line: 448, column: 22, scope: !770)
!807 = !DILocation(line: 117, column: 33, scope: !245, inlinedAt: !808)
!808 = distinct !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !806)
!809 = !DILocation(line: 117, column: 9, scope: !245, inlinedAt: !808)
!810 = !DILocation(line: 118, column: 33, scope: !245, inlinedAt: !808)
!811 = !DILocation(line: 217, column: 37, scope: !250, inlinedAt: !812)
!812 = distinct !DILocation(line: 135, column: 58, scope: !242, inlinedAt: !806)
!813 = !DILocation(line: 217, column: 27, scope: !250, inlinedAt: !812)
!814 = !DILocation(line: 218, column: 35, scope: !250, inlinedAt: !812)
!815 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !816)
!816 = distinct !DILocation(line: 135, column: 9, scope: !242, inlinedAt: !806)
!817 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !816)
!818 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !819)
!819 = distinct !DILocation(line: 448, column: 6, scope: !770)
!820 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !819)
!821 = !DILocation(line: 448, column: 6, scope: !770)
!822 = !DILocation(line: 454, column: 6, scope: !770)
!823 = !DILocation(line: 204, column: 19, scope: !824, inlinedAt: !825)
!824 = distinct !DISubprogram(name: "swap<std::__future_base::_Result_base *>", scope: !493, file: !493, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!825 = distinct !DILocation(line: 219, column: 2, scope: !826, inlinedAt: !827)
!826 = distinct !DISubprogram(name: "swap", scope: !96, file: !96, line: 216, type: !10, scopeLine: 217, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!827 = distinct !DILocation(line: 510, column: 7, scope: !828, inlinedAt: !829)
!828 = distinct !DISubprogram(name: "swap", scope: !96, file: !96, line: 507, type: !10, scopeLine: 508, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!829 = distinct !DILocation(line: 454, column: 16, scope: !770)
!830 = !DILocation(line: 205, column: 13, scope: !824, inlinedAt: !825)
!831 = !DILocation(line: 205, column: 11, scope: !824, inlinedAt: !825)
!832 = !DILocation(line: 206, column: 11, scope: !824, inlinedAt: !825)
!833 = !DILocation(line: 456, column: 6, scope: !770)
!834 = !DILocation(line: 506, column: 9, scope: !835, inlinedAt: !837)
!835 = distinct !DISubprogram(name: "exchange", scope: !836, file: !836, line: 503, type: !10, scopeLine: 505, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!836 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!837 = distinct !DILocation(line: 277, column: 19, scope: !838, inlinedAt: !840)
!838 = distinct !DISubprogram(name: "_M_store_notify_all", scope: !839, file: !839, line: 274, type: !10, scopeLine: 275, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!839 = !DIFile(filename: "include/c++/12/bits/atomic_futex.h", directory: "")
!840 = distinct !DILocation(line: 456, column: 16, scope: !770)
!841 = !DILocation(line: 277, column: 11, scope: !838, inlinedAt: !840)
!842 = !DILocation(line: 278, column: 2, scope: !838, inlinedAt: !840)
!843 = !DILocation(line: 459, column: 7, scope: !770)
!844 = !DISubprogram(name: "__cxa_allocate_exception", scope: !845, file: !845, line: 63, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!845 = !DIFile(filename: "include/c++/12/bits/cxxabi_init_exception.h", directory: "")
!846 = !DISubprogram(name: "__cxa_init_primary_exception", scope: !845, file: !845, line: 70, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!847 = distinct !DISubprogram(name: "__dest_thunk<std::future_error>", scope: !9, file: !9, line: 230, type: !10, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!848 = !DILocation(line: 231, column: 34, scope: !847)
!849 = !DILocation(line: 231, column: 41, scope: !847)
!850 = distinct !DISubprogram(name: "future_error", scope: !27, file: !27, line: 114, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!851 = !DILocation(line: 115, column: 19, scope: !850)
!852 = !DILocation(line: 115, column: 43, scope: !850)
!853 = !DILocation(line: 240, column: 25, scope: !854, inlinedAt: !856)
!854 = distinct !DISubprogram(name: "message", scope: !855, file: !855, line: 239, type: !10, scopeLine: 240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!855 = !DIFile(filename: "include/c++/12/system_error", directory: "")
!856 = distinct !DILocation(line: 115, column: 48, scope: !850)
!857 = !{!858}
!858 = distinct !{!858, !859, !"_ZNKSt10error_code7messageB5cxx11Ev: argument 0"}
!859 = distinct !{!859, !"_ZNKSt10error_code7messageB5cxx11Ev"}
!860 = !DILocation(line: 2171, column: 9, scope: !861, inlinedAt: !863)
!861 = distinct !DISubprogram(name: "replace", scope: !862, file: !862, line: 2167, type: !10, scopeLine: 2169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!862 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!863 = distinct !DILocation(line: 1928, column: 15, scope: !864, inlinedAt: !865)
!864 = distinct !DISubprogram(name: "insert", scope: !862, file: !862, line: 1925, type: !10, scopeLine: 1926, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!865 = distinct !DILocation(line: 3541, column: 30, scope: !866, inlinedAt: !867)
!866 = distinct !DISubprogram(name: "operator+<char, std::char_traits<char>, std::allocator<char> >", scope: !862, file: !862, line: 3539, type: !10, scopeLine: 3541, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!867 = distinct !DILocation(line: 115, column: 41, scope: !850)
!868 = !DILocation(line: 241, column: 51, scope: !869, inlinedAt: !870)
!869 = distinct !DISubprogram(name: "_M_local_data", scope: !862, file: !862, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!870 = distinct !DILocation(line: 671, column: 21, scope: !871, inlinedAt: !872)
!871 = distinct !DISubprogram(name: "basic_string", scope: !862, file: !862, line: 670, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!872 = distinct !DILocation(line: 3541, column: 14, scope: !866, inlinedAt: !867)
!873 = !DILocation(line: 204, column: 36, scope: !874, inlinedAt: !875)
!874 = distinct !DISubprogram(name: "_Alloc_hider", scope: !862, file: !862, line: 203, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!875 = distinct !DILocation(line: 671, column: 9, scope: !871, inlinedAt: !872)
!876 = !{!877, !15, i64 0}
!877 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !15, i64 0}
!878 = !{!879}
!879 = distinct !{!879, !880, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: argument 0"}
!880 = distinct !{!880, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!881 = !DILocation(line: 234, column: 28, scope: !882, inlinedAt: !883)
!882 = distinct !DISubprogram(name: "_M_data", scope: !862, file: !862, line: 233, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!883 = distinct !DILocation(line: 274, column: 16, scope: !884, inlinedAt: !885)
!884 = distinct !DISubprogram(name: "_M_is_local", scope: !862, file: !862, line: 273, type: !10, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!885 = distinct !DILocation(line: 673, column: 12, scope: !871, inlinedAt: !872)
!886 = !{!887, !15, i64 0}
!887 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !877, i64 0, !172, i64 8, !16, i64 16}
!888 = !DILocation(line: 252, column: 57, scope: !889, inlinedAt: !890)
!889 = distinct !DISubprogram(name: "_M_local_data", scope: !862, file: !862, line: 249, type: !10, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!890 = distinct !DILocation(line: 274, column: 29, scope: !884, inlinedAt: !885)
!891 = !DILocation(line: 274, column: 26, scope: !884, inlinedAt: !885)
!892 = !DILocation(line: 673, column: 6, scope: !871, inlinedAt: !872)
!893 = !DILocation(line: 1071, column: 16, scope: !894, inlinedAt: !895)
!894 = distinct !DISubprogram(name: "length", scope: !862, file: !862, line: 1070, type: !10, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!895 = distinct !DILocation(line: 676, column: 16, scope: !871, inlinedAt: !872)
!896 = !{!887, !172, i64 8}
!897 = !DILocation(line: 676, column: 25, scope: !871, inlinedAt: !872)
!898 = !DILocation(line: 425, column: 10, scope: !899, inlinedAt: !901)
!899 = distinct !DISubprogram(name: "copy", scope: !900, file: !900, line: 423, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!900 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!901 = distinct !DILocation(line: 675, column: 6, scope: !871, inlinedAt: !872)
!902 = !DILocation(line: 425, column: 6, scope: !899, inlinedAt: !901)
!903 = !DILocation(line: 431, column: 33, scope: !899, inlinedAt: !901)
!904 = !DILocation(line: 431, column: 2, scope: !899, inlinedAt: !901)
!905 = !DILocation(line: 224, column: 26, scope: !906, inlinedAt: !907)
!906 = distinct !DISubprogram(name: "_M_data", scope: !862, file: !862, line: 223, type: !10, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!907 = distinct !DILocation(line: 680, column: 6, scope: !871, inlinedAt: !872)
!908 = !DILocation(line: 681, column: 24, scope: !871, inlinedAt: !872)
!909 = !DILocation(line: 261, column: 31, scope: !910, inlinedAt: !911)
!910 = distinct !DISubprogram(name: "_M_capacity", scope: !862, file: !862, line: 260, type: !10, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!911 = distinct !DILocation(line: 681, column: 6, scope: !871, inlinedAt: !872)
!912 = !DILocation(line: 1071, column: 16, scope: !894, inlinedAt: !913)
!913 = distinct !DILocation(line: 687, column: 18, scope: !871, inlinedAt: !872)
!914 = !DILocation(line: 229, column: 9, scope: !915, inlinedAt: !916)
!915 = distinct !DISubprogram(name: "_M_length", scope: !862, file: !862, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!916 = distinct !DILocation(line: 687, column: 2, scope: !871, inlinedAt: !872)
!917 = !DILocation(line: 229, column: 26, scope: !915, inlinedAt: !916)
!918 = !DILocation(line: 224, column: 26, scope: !906, inlinedAt: !919)
!919 = distinct !DILocation(line: 688, column: 8, scope: !871, inlinedAt: !872)
!920 = !DILocation(line: 229, column: 26, scope: !915, inlinedAt: !921)
!921 = distinct !DILocation(line: 267, column: 2, scope: !922, inlinedAt: !923)
!922 = distinct !DISubprogram(name: "_M_set_length", scope: !862, file: !862, line: 265, type: !10, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!923 = distinct !DILocation(line: 689, column: 8, scope: !871, inlinedAt: !872)
!924 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !926)
!925 = distinct !DISubprogram(name: "assign", scope: !900, file: !900, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!926 = distinct !DILocation(line: 268, column: 2, scope: !922, inlinedAt: !923)
!927 = !DILocation(line: 115, column: 7, scope: !850)
!928 = !DILocation(line: 234, column: 28, scope: !882, inlinedAt: !929)
!929 = distinct !DILocation(line: 274, column: 16, scope: !884, inlinedAt: !930)
!930 = distinct !DILocation(line: 285, column: 7, scope: !931, inlinedAt: !932)
!931 = distinct !DISubprogram(name: "_M_dispose", scope: !862, file: !862, line: 283, type: !10, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!932 = distinct !DILocation(line: 795, column: 9, scope: !933, inlinedAt: !934)
!933 = distinct !DISubprogram(name: "~basic_string", scope: !862, file: !862, line: 794, type: !10, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!934 = distinct !DILocation(line: 115, column: 7, scope: !850)
!935 = !DILocation(line: 274, column: 26, scope: !884, inlinedAt: !930)
!936 = !DILocation(line: 285, column: 6, scope: !931, inlinedAt: !932)
!937 = !DILocation(line: 158, column: 2, scope: !938, inlinedAt: !939)
!938 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!939 = distinct !DILocation(line: 496, column: 13, scope: !940, inlinedAt: !941)
!940 = distinct !DISubprogram(name: "deallocate", scope: !47, file: !47, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!941 = distinct !DILocation(line: 292, column: 9, scope: !942, inlinedAt: !943)
!942 = distinct !DISubprogram(name: "_M_destroy", scope: !862, file: !862, line: 291, type: !10, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!943 = distinct !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !932)
!944 = !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !932)
!945 = !DILocation(line: 234, column: 28, scope: !882, inlinedAt: !946)
!946 = distinct !DILocation(line: 274, column: 16, scope: !884, inlinedAt: !947)
!947 = distinct !DILocation(line: 285, column: 7, scope: !931, inlinedAt: !948)
!948 = distinct !DILocation(line: 795, column: 9, scope: !933, inlinedAt: !949)
!949 = distinct !DILocation(line: 115, column: 7, scope: !850)
!950 = !DILocation(line: 252, column: 57, scope: !889, inlinedAt: !951)
!951 = distinct !DILocation(line: 274, column: 29, scope: !884, inlinedAt: !947)
!952 = !DILocation(line: 274, column: 26, scope: !884, inlinedAt: !947)
!953 = !DILocation(line: 285, column: 6, scope: !931, inlinedAt: !948)
!954 = !DILocation(line: 158, column: 2, scope: !938, inlinedAt: !955)
!955 = distinct !DILocation(line: 496, column: 13, scope: !940, inlinedAt: !956)
!956 = distinct !DILocation(line: 292, column: 9, scope: !942, inlinedAt: !957)
!957 = distinct !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !948)
!958 = !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !948)
!959 = !DILocation(line: 116, column: 5, scope: !850)
!960 = !DILocation(line: 115, column: 60, scope: !850)
!961 = !{i64 0, i64 8, !105}
!962 = !DILocation(line: 116, column: 7, scope: !850)
!963 = !DILocation(line: 234, column: 28, scope: !882, inlinedAt: !964)
!964 = distinct !DILocation(line: 274, column: 16, scope: !884, inlinedAt: !965)
!965 = distinct !DILocation(line: 285, column: 7, scope: !931, inlinedAt: !966)
!966 = distinct !DILocation(line: 795, column: 9, scope: !933, inlinedAt: !967)
!967 = distinct !DILocation(line: 115, column: 7, scope: !850)
!968 = !DILocation(line: 274, column: 26, scope: !884, inlinedAt: !965)
!969 = !DILocation(line: 285, column: 6, scope: !931, inlinedAt: !966)
!970 = !DILocation(line: 158, column: 2, scope: !938, inlinedAt: !971)
!971 = distinct !DILocation(line: 496, column: 13, scope: !940, inlinedAt: !972)
!972 = distinct !DILocation(line: 292, column: 9, scope: !942, inlinedAt: !973)
!973 = distinct !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !966)
!974 = !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !966)
!975 = !DILocation(line: 234, column: 28, scope: !882, inlinedAt: !976)
!976 = distinct !DILocation(line: 274, column: 16, scope: !884, inlinedAt: !977)
!977 = distinct !DILocation(line: 285, column: 7, scope: !931, inlinedAt: !978)
!978 = distinct !DILocation(line: 795, column: 9, scope: !933, inlinedAt: !979)
!979 = distinct !DILocation(line: 115, column: 7, scope: !850)
!980 = !DILocation(line: 252, column: 57, scope: !889, inlinedAt: !981)
!981 = distinct !DILocation(line: 274, column: 29, scope: !884, inlinedAt: !977)
!982 = !DILocation(line: 274, column: 26, scope: !884, inlinedAt: !977)
!983 = !DILocation(line: 285, column: 6, scope: !931, inlinedAt: !978)
!984 = !DILocation(line: 158, column: 2, scope: !938, inlinedAt: !985)
!985 = distinct !DILocation(line: 496, column: 13, scope: !940, inlinedAt: !986)
!986 = distinct !DILocation(line: 292, column: 9, scope: !942, inlinedAt: !987)
!987 = distinct !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !978)
!988 = !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !978)
!989 = !DISubprogram(name: "future_category", scope: !27, file: !27, line: 80, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!990 = distinct !DISubprogram(name: "_M_replace", scope: !991, file: !991, line: 477, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!991 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!992 = !DILocation(line: 1064, column: 16, scope: !993, inlinedAt: !994)
!993 = distinct !DISubprogram(name: "size", scope: !862, file: !862, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!994 = distinct !DILocation(line: 392, column: 32, scope: !995, inlinedAt: !996)
!995 = distinct !DISubprogram(name: "_M_check_length", scope: !862, file: !862, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!996 = distinct !DILocation(line: 480, column: 7, scope: !990)
!997 = !DILocation(line: 392, column: 39, scope: !995, inlinedAt: !996)
!998 = !DILocation(line: 392, column: 23, scope: !995, inlinedAt: !996)
!999 = !DILocation(line: 392, column: 47, scope: !995, inlinedAt: !996)
!1000 = !DILocation(line: 392, column: 6, scope: !995, inlinedAt: !996)
!1001 = !DILocation(line: 393, column: 4, scope: !995, inlinedAt: !996)
!1002 = !DILocation(line: 483, column: 47, scope: !990)
!1003 = !DILocation(line: 483, column: 56, scope: !990)
!1004 = !DILocation(line: 234, column: 28, scope: !882, inlinedAt: !1005)
!1005 = distinct !DILocation(line: 274, column: 16, scope: !884, inlinedAt: !1006)
!1006 = distinct !DILocation(line: 1134, column: 9, scope: !1007, inlinedAt: !1008)
!1007 = distinct !DISubprogram(name: "capacity", scope: !862, file: !862, line: 1132, type: !10, scopeLine: 1133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1008 = distinct !DILocation(line: 485, column: 31, scope: !990)
!1009 = !DILocation(line: 252, column: 57, scope: !889, inlinedAt: !1010)
!1010 = distinct !DILocation(line: 274, column: 29, scope: !884, inlinedAt: !1006)
!1011 = !DILocation(line: 274, column: 26, scope: !884, inlinedAt: !1006)
!1012 = !DILocation(line: 1134, column: 9, scope: !1007, inlinedAt: !1008)
!1013 = !DILocation(line: 485, column: 22, scope: !990)
!1014 = !DILocation(line: 485, column: 11, scope: !990)
!1015 = !DILocation(line: 487, column: 34, scope: !990)
!1016 = !DILocation(line: 489, column: 52, scope: !990)
!1017 = !DILocation(line: 457, column: 31, scope: !1018, inlinedAt: !1020)
!1018 = distinct !DISubprogram(name: "operator()", scope: !1019, file: !1019, line: 451, type: !10, scopeLine: 452, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1019 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!1020 = distinct !DILocation(line: 410, column: 10, scope: !1021, inlinedAt: !1022)
!1021 = distinct !DISubprogram(name: "_M_disjunct", scope: !862, file: !862, line: 408, type: !10, scopeLine: 409, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1022 = distinct !DILocation(line: 503, column: 8, scope: !990)
!1023 = !DILocation(line: 411, column: 3, scope: !1021, inlinedAt: !1022)
!1024 = !DILocation(line: 503, column: 8, scope: !990)
!1025 = !DILocation(line: 505, column: 12, scope: !990)
!1026 = !DILocation(line: 505, column: 23, scope: !990)
!1027 = !DILocation(line: 506, column: 21, scope: !990)
!1028 = !DILocation(line: 506, column: 35, scope: !990)
!1029 = !DILocation(line: 430, column: 6, scope: !1030, inlinedAt: !1031)
!1030 = distinct !DISubprogram(name: "_S_move", scope: !862, file: !862, line: 428, type: !10, scopeLine: 429, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1031 = distinct !DILocation(line: 506, column: 3, scope: !990)
!1032 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1033)
!1033 = distinct !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1031)
!1034 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1033)
!1035 = !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1031)
!1036 = !DILocation(line: 419, column: 33, scope: !1037, inlinedAt: !1038)
!1037 = distinct !DISubprogram(name: "move", scope: !900, file: !900, line: 411, type: !10, scopeLine: 412, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1038 = distinct !DILocation(line: 433, column: 4, scope: !1030, inlinedAt: !1031)
!1039 = !DILocation(line: 419, column: 2, scope: !1037, inlinedAt: !1038)
!1040 = !DILocation(line: 507, column: 12, scope: !990)
!1041 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1042)
!1042 = distinct !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1044)
!1043 = distinct !DISubprogram(name: "_S_copy", scope: !862, file: !862, line: 418, type: !10, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1044 = distinct !DILocation(line: 508, column: 3, scope: !990)
!1045 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1042)
!1046 = !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1044)
!1047 = !DILocation(line: 431, column: 33, scope: !899, inlinedAt: !1048)
!1048 = distinct !DILocation(line: 423, column: 4, scope: !1043, inlinedAt: !1044)
!1049 = !DILocation(line: 431, column: 2, scope: !899, inlinedAt: !1048)
!1050 = !DILocation(line: 513, column: 19, scope: !990)
!1051 = !DILocation(line: 430, column: 6, scope: !1030, inlinedAt: !1052)
!1052 = distinct !DILocation(line: 514, column: 3, scope: !990)
!1053 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1054)
!1054 = distinct !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1052)
!1055 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1054)
!1056 = !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1052)
!1057 = !DILocation(line: 419, column: 33, scope: !1037, inlinedAt: !1058)
!1058 = distinct !DILocation(line: 433, column: 4, scope: !1030, inlinedAt: !1052)
!1059 = !DILocation(line: 419, column: 2, scope: !1037, inlinedAt: !1058)
!1060 = !DILocation(line: 515, column: 12, scope: !990)
!1061 = !DILocation(line: 515, column: 23, scope: !990)
!1062 = !DILocation(line: 516, column: 21, scope: !990)
!1063 = !DILocation(line: 516, column: 35, scope: !990)
!1064 = !DILocation(line: 430, column: 6, scope: !1030, inlinedAt: !1065)
!1065 = distinct !DILocation(line: 516, column: 3, scope: !990)
!1066 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1067)
!1067 = distinct !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1065)
!1068 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1067)
!1069 = !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1065)
!1070 = !DILocation(line: 419, column: 33, scope: !1037, inlinedAt: !1071)
!1071 = distinct !DILocation(line: 433, column: 4, scope: !1030, inlinedAt: !1065)
!1072 = !DILocation(line: 419, column: 2, scope: !1037, inlinedAt: !1071)
!1073 = !DILocation(line: 517, column: 12, scope: !990)
!1074 = !DILocation(line: 519, column: 13, scope: !990)
!1075 = !DILocation(line: 519, column: 29, scope: !990)
!1076 = !DILocation(line: 519, column: 22, scope: !990)
!1077 = !DILocation(line: 519, column: 9, scope: !990)
!1078 = !DILocation(line: 430, column: 6, scope: !1030, inlinedAt: !1079)
!1079 = distinct !DILocation(line: 520, column: 7, scope: !990)
!1080 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1081)
!1081 = distinct !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1079)
!1082 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1081)
!1083 = !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1079)
!1084 = !DILocation(line: 419, column: 33, scope: !1037, inlinedAt: !1085)
!1085 = distinct !DILocation(line: 433, column: 4, scope: !1030, inlinedAt: !1079)
!1086 = !DILocation(line: 419, column: 2, scope: !1037, inlinedAt: !1085)
!1087 = !DILocation(line: 521, column: 18, scope: !990)
!1088 = !DILocation(line: 521, column: 14, scope: !990)
!1089 = !DILocation(line: 525, column: 39, scope: !990)
!1090 = !DILocation(line: 525, column: 46, scope: !990)
!1091 = !DILocation(line: 526, column: 32, scope: !990)
!1092 = !DILocation(line: 420, column: 6, scope: !1043, inlinedAt: !1093)
!1093 = distinct !DILocation(line: 526, column: 9, scope: !990)
!1094 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1095)
!1095 = distinct !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1093)
!1096 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1095)
!1097 = !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1093)
!1098 = !DILocation(line: 431, column: 33, scope: !899, inlinedAt: !1099)
!1099 = distinct !DILocation(line: 423, column: 4, scope: !1043, inlinedAt: !1093)
!1100 = !DILocation(line: 431, column: 2, scope: !899, inlinedAt: !1099)
!1101 = !DILocation(line: 530, column: 50, scope: !990)
!1102 = !DILocation(line: 430, column: 6, scope: !1030, inlinedAt: !1103)
!1103 = distinct !DILocation(line: 531, column: 9, scope: !990)
!1104 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1105)
!1105 = distinct !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1103)
!1106 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1105)
!1107 = !DILocation(line: 431, column: 4, scope: !1030, inlinedAt: !1103)
!1108 = !DILocation(line: 419, column: 33, scope: !1037, inlinedAt: !1109)
!1109 = distinct !DILocation(line: 433, column: 4, scope: !1030, inlinedAt: !1103)
!1110 = !DILocation(line: 419, column: 2, scope: !1037, inlinedAt: !1109)
!1111 = !DILocation(line: 532, column: 27, scope: !990)
!1112 = !DILocation(line: 532, column: 42, scope: !990)
!1113 = !DILocation(line: 533, column: 16, scope: !990)
!1114 = !DILocation(line: 420, column: 6, scope: !1043, inlinedAt: !1115)
!1115 = distinct !DILocation(line: 532, column: 9, scope: !990)
!1116 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1117)
!1117 = distinct !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1115)
!1118 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1117)
!1119 = !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1115)
!1120 = !DILocation(line: 431, column: 33, scope: !899, inlinedAt: !1121)
!1121 = distinct !DILocation(line: 423, column: 4, scope: !1043, inlinedAt: !1115)
!1122 = !DILocation(line: 431, column: 2, scope: !899, inlinedAt: !1121)
!1123 = !DILocation(line: 539, column: 8, scope: !990)
!1124 = !DILocation(line: 229, column: 26, scope: !915, inlinedAt: !1125)
!1125 = distinct !DILocation(line: 267, column: 2, scope: !922, inlinedAt: !1126)
!1126 = distinct !DILocation(line: 541, column: 13, scope: !990)
!1127 = !DILocation(line: 234, column: 28, scope: !882, inlinedAt: !1128)
!1128 = distinct !DILocation(line: 268, column: 22, scope: !922, inlinedAt: !1126)
!1129 = !DILocation(line: 268, column: 22, scope: !922, inlinedAt: !1126)
!1130 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1131)
!1131 = distinct !DILocation(line: 268, column: 2, scope: !922, inlinedAt: !1126)
!1132 = !DILocation(line: 542, column: 7, scope: !990)
!1133 = distinct !DISubprogram(name: "_M_mutate", scope: !991, file: !991, line: 322, type: !10, scopeLine: 324, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1134 = !DILocation(line: 1071, column: 16, scope: !894, inlinedAt: !1135)
!1135 = distinct !DILocation(line: 325, column: 36, scope: !1133)
!1136 = !DILocation(line: 325, column: 53, scope: !1133)
!1137 = !DILocation(line: 327, column: 43, scope: !1133)
!1138 = !DILocation(line: 327, column: 52, scope: !1133)
!1139 = !DILocation(line: 234, column: 28, scope: !882, inlinedAt: !1140)
!1140 = distinct !DILocation(line: 274, column: 16, scope: !884, inlinedAt: !1141)
!1141 = distinct !DILocation(line: 1134, column: 9, scope: !1007, inlinedAt: !1142)
!1142 = distinct !DILocation(line: 328, column: 47, scope: !1133)
!1143 = !DILocation(line: 252, column: 57, scope: !889, inlinedAt: !1144)
!1144 = distinct !DILocation(line: 274, column: 29, scope: !884, inlinedAt: !1141)
!1145 = !DILocation(line: 274, column: 26, scope: !884, inlinedAt: !1141)
!1146 = !DILocation(line: 1134, column: 9, scope: !1007, inlinedAt: !1142)
!1147 = !DILocation(line: 139, column: 22, scope: !1148, inlinedAt: !1149)
!1148 = distinct !DISubprogram(name: "_M_create", scope: !991, file: !991, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1149 = distinct !DILocation(line: 328, column: 21, scope: !1133)
!1150 = !DILocation(line: 139, column: 11, scope: !1148, inlinedAt: !1149)
!1151 = !DILocation(line: 140, column: 2, scope: !1148, inlinedAt: !1149)
!1152 = !DILocation(line: 145, column: 22, scope: !1148, inlinedAt: !1149)
!1153 = !DILocation(line: 145, column: 39, scope: !1148, inlinedAt: !1149)
!1154 = !DILocation(line: 145, column: 57, scope: !1148, inlinedAt: !1149)
!1155 = !DILocation(line: 145, column: 53, scope: !1148, inlinedAt: !1149)
!1156 = !DILocation(line: 145, column: 11, scope: !1148, inlinedAt: !1149)
!1157 = !DILocation(line: 149, column: 8, scope: !1148, inlinedAt: !1149)
!1158 = !DILocation(line: 0, scope: !1133)
!1159 = !DILocation(line: 155, column: 69, scope: !1148, inlinedAt: !1149)
!1160 = !DILocation(line: 120, column: 27, scope: !1161, inlinedAt: !1162)
!1161 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1162 = distinct !DILocation(line: 464, column: 20, scope: !1163, inlinedAt: !1164)
!1163 = distinct !DISubprogram(name: "allocate", scope: !47, file: !47, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1164 = distinct !DILocation(line: 155, column: 14, scope: !1148, inlinedAt: !1149)
!1165 = !DILocation(line: 120, column: 6, scope: !1161, inlinedAt: !1162)
!1166 = !DILocation(line: 126, column: 6, scope: !1161, inlinedAt: !1162)
!1167 = !DILocation(line: 137, column: 27, scope: !1161, inlinedAt: !1162)
!1168 = !DILocation(line: 330, column: 11, scope: !1133)
!1169 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1170)
!1170 = distinct !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1171)
!1171 = distinct !DILocation(line: 331, column: 2, scope: !1133)
!1172 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1170)
!1173 = !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1171)
!1174 = !DILocation(line: 431, column: 33, scope: !899, inlinedAt: !1175)
!1175 = distinct !DILocation(line: 423, column: 4, scope: !1043, inlinedAt: !1171)
!1176 = !DILocation(line: 431, column: 2, scope: !899, inlinedAt: !1175)
!1177 = !DILocation(line: 332, column: 11, scope: !1133)
!1178 = !DILocation(line: 332, column: 15, scope: !1133)
!1179 = !DILocation(line: 333, column: 20, scope: !1133)
!1180 = !DILocation(line: 420, column: 6, scope: !1043, inlinedAt: !1181)
!1181 = distinct !DILocation(line: 333, column: 2, scope: !1133)
!1182 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1183)
!1183 = distinct !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1181)
!1184 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1183)
!1185 = !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1181)
!1186 = !DILocation(line: 431, column: 33, scope: !899, inlinedAt: !1187)
!1187 = distinct !DILocation(line: 423, column: 4, scope: !1043, inlinedAt: !1181)
!1188 = !DILocation(line: 431, column: 2, scope: !899, inlinedAt: !1187)
!1189 = !DILocation(line: 334, column: 11, scope: !1133)
!1190 = !DILocation(line: 335, column: 20, scope: !1133)
!1191 = !DILocation(line: 335, column: 28, scope: !1133)
!1192 = !DILocation(line: 336, column: 19, scope: !1133)
!1193 = !DILocation(line: 336, column: 27, scope: !1133)
!1194 = !DILocation(line: 420, column: 6, scope: !1043, inlinedAt: !1195)
!1195 = distinct !DILocation(line: 335, column: 2, scope: !1133)
!1196 = !DILocation(line: 354, column: 9, scope: !925, inlinedAt: !1197)
!1197 = distinct !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1195)
!1198 = !DILocation(line: 354, column: 7, scope: !925, inlinedAt: !1197)
!1199 = !DILocation(line: 421, column: 4, scope: !1043, inlinedAt: !1195)
!1200 = !DILocation(line: 431, column: 33, scope: !899, inlinedAt: !1201)
!1201 = distinct !DILocation(line: 423, column: 4, scope: !1043, inlinedAt: !1195)
!1202 = !DILocation(line: 431, column: 2, scope: !899, inlinedAt: !1201)
!1203 = !DILocation(line: 285, column: 6, scope: !931, inlinedAt: !1204)
!1204 = distinct !DILocation(line: 338, column: 7, scope: !1133)
!1205 = !DILocation(line: 158, column: 2, scope: !938, inlinedAt: !1206)
!1206 = distinct !DILocation(line: 496, column: 13, scope: !940, inlinedAt: !1207)
!1207 = distinct !DILocation(line: 292, column: 9, scope: !942, inlinedAt: !1208)
!1208 = distinct !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !1204)
!1209 = !DILocation(line: 286, column: 4, scope: !931, inlinedAt: !1204)
!1210 = !DILocation(line: 224, column: 26, scope: !906, inlinedAt: !1211)
!1211 = distinct !DILocation(line: 339, column: 7, scope: !1133)
!1212 = !DILocation(line: 261, column: 31, scope: !910, inlinedAt: !1213)
!1213 = distinct !DILocation(line: 340, column: 7, scope: !1133)
!1214 = !DILocation(line: 341, column: 5, scope: !1133)
!1215 = !DISubprogram(name: "__throw_length_error", scope: !684, file: !684, line: 75, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1216 = distinct !DISubprogram(name: "future", scope: !27, file: !27, line: 783, type: !10, scopeLine: 783, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1217 = !DILocation(line: 1522, column: 7, scope: !1218, inlinedAt: !1219)
!1218 = distinct !DISubprogram(name: "__shared_ptr", scope: !31, file: !31, line: 1522, type: !10, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1219 = distinct !DILocation(line: 204, column: 7, scope: !1220, inlinedAt: !1221)
!1220 = distinct !DISubprogram(name: "shared_ptr", scope: !34, file: !34, line: 204, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1221 = distinct !DILocation(line: 733, column: 53, scope: !1222, inlinedAt: !1223)
!1222 = distinct !DISubprogram(name: "__basic_future", scope: !27, file: !27, line: 733, type: !10, scopeLine: 734, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1223 = distinct !DILocation(line: 783, column: 45, scope: !1216)
!1224 = !DILocation(line: 1075, column: 19, scope: !1225, inlinedAt: !1226)
!1225 = distinct !DISubprogram(name: "__shared_count", scope: !31, file: !31, line: 1074, type: !10, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1226 = distinct !DILocation(line: 1522, column: 7, scope: !1218, inlinedAt: !1219)
!1227 = !DILocation(line: 1075, column: 9, scope: !1225, inlinedAt: !1226)
!1228 = !DILocation(line: 1077, column: 12, scope: !1225, inlinedAt: !1226)
!1229 = !DILocation(line: 1077, column: 6, scope: !1225, inlinedAt: !1226)
!1230 = !DILocation(line: 152, column: 43, scope: !1231, inlinedAt: !1232)
!1231 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !31, file: !31, line: 151, type: !10, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1232 = distinct !DILocation(line: 1078, column: 11, scope: !1225, inlinedAt: !1226)
!1233 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !1234)
!1234 = distinct !DILocation(line: 108, column: 9, scope: !1235, inlinedAt: !1236)
!1235 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !396, file: !396, line: 106, type: !10, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1236 = distinct !DILocation(line: 152, column: 9, scope: !1231, inlinedAt: !1232)
!1237 = !DILocation(line: 108, column: 9, scope: !1235, inlinedAt: !1236)
!1238 = !DILocation(line: 92, column: 12, scope: !1239, inlinedAt: !1240)
!1239 = distinct !DISubprogram(name: "__atomic_add_single", scope: !396, file: !396, line: 91, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1240 = distinct !DILocation(line: 109, column: 7, scope: !1235, inlinedAt: !1236)
!1241 = !DILocation(line: 109, column: 7, scope: !1235, inlinedAt: !1236)
!1242 = !DILocation(line: 71, column: 5, scope: !1243, inlinedAt: !1244)
!1243 = distinct !DISubprogram(name: "__atomic_add", scope: !396, file: !396, line: 70, type: !10, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1244 = distinct !DILocation(line: 111, column: 7, scope: !1235, inlinedAt: !1236)
!1245 = !DILocation(line: 1670, column: 16, scope: !539, inlinedAt: !1246)
!1246 = distinct !DILocation(line: 563, column: 34, scope: !1247, inlinedAt: !1248)
!1247 = distinct !DISubprogram(name: "_S_check<std::__future_base::_State_baseV2>", scope: !27, file: !27, line: 561, type: !10, scopeLine: 562, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1248 = distinct !DILocation(line: 735, column: 9, scope: !1222, inlinedAt: !1223)
!1249 = !DILocation(line: 1670, column: 23, scope: !539, inlinedAt: !1246)
!1250 = !DILocation(line: 563, column: 15, scope: !1247, inlinedAt: !1248)
!1251 = !DILocation(line: 465, column: 6, scope: !1252, inlinedAt: !1253)
!1252 = distinct !DISubprogram(name: "_M_set_retrieved_flag", scope: !27, file: !27, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1253 = distinct !DILocation(line: 736, column: 19, scope: !1222, inlinedAt: !1223)
!1254 = !DILocation(line: 212, column: 14, scope: !1255, inlinedAt: !1256)
!1255 = distinct !DISubprogram(name: "test_and_set", scope: !836, file: !836, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1256 = distinct !DILocation(line: 465, column: 19, scope: !1252, inlinedAt: !1253)
!1257 = !DILocation(line: 0, scope: !1222, inlinedAt: !1223)
!1258 = !DILocation(line: 737, column: 7, scope: !1222, inlinedAt: !1223)
!1259 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !1260)
!1260 = distinct !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !1261)
!1261 = distinct !DILocation(line: 737, column: 7, scope: !1222, inlinedAt: !1223)
!1262 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !1260)
!1263 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !1264)
!1264 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !1260)
!1265 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !1264)
!1266 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !1264)
!1267 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !1264)
!1268 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !1264)
!1269 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !1264)
!1270 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !1264)
!1271 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !1264)
!1272 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !1264)
!1273 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !1274)
!1274 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1275)
!1275 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1264)
!1276 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1275)
!1277 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !1278)
!1278 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !1275)
!1279 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !1278)
!1280 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !1275)
!1281 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !1282)
!1282 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !1275)
!1283 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !1275)
!1284 = !DILocation(line: 0, scope: !398, inlinedAt: !1275)
!1285 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !1264)
!1286 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1264)
!1287 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !1264)
!1288 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !1264)
!1289 = !DILocation(line: 783, column: 67, scope: !1216)
!1290 = !DISubprogram(name: "__throw_future_error", scope: !684, file: !684, line: 109, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1291 = distinct !DISubprogram(name: "~_State_impl", scope: !166, file: !166, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1292 = !DILocation(line: 200, column: 14, scope: !1291)
!1293 = !DILocation(line: 33, column: 21, scope: !231, inlinedAt: !1294)
!1294 = distinct !DILocation(line: 187, column: 12, scope: !1295, inlinedAt: !1296)
!1295 = distinct !DISubprogram(name: "~_Head_base", scope: !89, file: !89, line: 187, type: !10, scopeLine: 187, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1296 = distinct !DILocation(line: 238, column: 14, scope: !1297, inlinedAt: !1298)
!1297 = distinct !DISubprogram(name: "~_Invoker", scope: !166, file: !166, line: 238, type: !10, scopeLine: 238, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1298 = distinct !DILocation(line: 200, column: 14, scope: !1291)
!1299 = distinct !DISubprogram(name: "~_State_impl", scope: !166, file: !166, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1300 = !DILocation(line: 200, column: 14, scope: !1291, inlinedAt: !1301)
!1301 = distinct !DILocation(line: 200, column: 14, scope: !1299)
!1302 = !DILocation(line: 33, column: 21, scope: !231, inlinedAt: !1303)
!1303 = distinct !DILocation(line: 187, column: 12, scope: !1295, inlinedAt: !1304)
!1304 = distinct !DILocation(line: 238, column: 14, scope: !1297, inlinedAt: !1305)
!1305 = distinct !DILocation(line: 200, column: 14, scope: !1291, inlinedAt: !1301)
!1306 = !DILocation(line: 200, column: 14, scope: !1299)
!1307 = distinct !DISubprogram(name: "_M_run", scope: !166, file: !166, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1308 = !DILocation(line: 210, column: 13, scope: !1307)
!1309 = !DILocation(line: 14, column: 3, scope: !1310, inlinedAt: !1311)
!1310 = distinct !DISubprogram(name: "divide", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1311 = distinct !DILocation(line: 37, column: 12, scope: !1312, inlinedAt: !1313)
!1312 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 33, type: !10, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1313 = distinct !DILocation(line: 61, column: 14, scope: !1314, inlinedAt: !1316)
!1314 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/deliver.cpp:33:21)>", scope: !1315, file: !1315, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1315 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!1316 = distinct !DILocation(line: 96, column: 14, scope: !1317, inlinedAt: !1318)
!1317 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/deliver.cpp:33:21)>", scope: !1315, file: !1315, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1318 = distinct !DILocation(line: 252, column: 13, scope: !1319, inlinedAt: !1320)
!1319 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !166, file: !166, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1320 = distinct !DILocation(line: 259, column: 11, scope: !1321, inlinedAt: !1322)
!1321 = distinct !DISubprogram(name: "operator()", scope: !166, file: !166, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1322 = distinct !DILocation(line: 210, column: 13, scope: !1307)
!1323 = !DILocation(line: 14, column: 9, scope: !1310, inlinedAt: !1311)
!1324 = !DILocation(line: 16, column: 1, scope: !1310, inlinedAt: !1311)
!1325 = !DILocation(line: 47, column: 2, scope: !1312, inlinedAt: !1313)
!1326 = !DILocation(line: 43, column: 3, scope: !1312, inlinedAt: !1313)
!1327 = !DILocation(line: 44, column: 25, scope: !1312, inlinedAt: !1313)
!1328 = !DILocation(line: 44, column: 11, scope: !1312, inlinedAt: !1313)
!1329 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !1330)
!1330 = distinct !DILocation(line: 44, column: 4, scope: !1312, inlinedAt: !1313)
!1331 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !1330)
!1332 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !1333)
!1333 = distinct !DILocation(line: 44, column: 4, scope: !1312, inlinedAt: !1313)
!1334 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !1333)
!1335 = !DILocation(line: 45, column: 3, scope: !1312, inlinedAt: !1313)
!1336 = !DILocation(line: 210, column: 24, scope: !1307)
!1337 = distinct !DISubprogram(name: "set_exception", scope: !27, file: !27, line: 1141, type: !10, scopeLine: 1142, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1338 = !DILocation(line: 1670, column: 16, scope: !539, inlinedAt: !1339)
!1339 = distinct !DILocation(line: 563, column: 34, scope: !1247, inlinedAt: !1340)
!1340 = distinct !DILocation(line: 1169, column: 2, scope: !1341, inlinedAt: !1342)
!1341 = distinct !DISubprogram(name: "_M_state", scope: !27, file: !27, line: 1167, type: !10, scopeLine: 1168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1342 = distinct !DILocation(line: 1142, column: 9, scope: !1337)
!1343 = !DILocation(line: 1670, column: 23, scope: !539, inlinedAt: !1339)
!1344 = !DILocation(line: 563, column: 15, scope: !1247, inlinedAt: !1340)
!1345 = !DILocation(line: 564, column: 13, scope: !1247, inlinedAt: !1340)
!1346 = !DILocation(line: 253, column: 19, scope: !1347, inlinedAt: !1349)
!1347 = distinct !DISubprogram(name: "_Function_base", scope: !1348, file: !1348, line: 239, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1348 = !DIFile(filename: "include/c++/12/bits/std_function.h", directory: "")
!1349 = distinct !DILocation(line: 437, column: 4, scope: !1350, inlinedAt: !1351)
!1350 = distinct !DISubprogram(name: "function<std::__future_base::_State_baseV2::_Setter<int, std::__future_base::_State_baseV2::__exception_ptr_tag>, void>", scope: !1348, file: !1348, line: 435, type: !10, scopeLine: 438, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1351 = distinct !DILocation(line: 1142, column: 34, scope: !1337)
!1352 = !DILocation(line: 668, column: 21, scope: !1350, inlinedAt: !1351)
!1353 = !DILocation(line: 252, column: 30, scope: !1347, inlinedAt: !1349)
!1354 = !DILocation(line: 152, column: 33, scope: !1355, inlinedAt: !1356)
!1355 = distinct !DISubprogram(name: "_M_create<std::__future_base::_State_baseV2::_Setter<int, std::__future_base::_State_baseV2::__exception_ptr_tag> >", scope: !1348, file: !1348, line: 150, type: !10, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1356 = distinct !DILocation(line: 215, column: 6, scope: !1357, inlinedAt: !1358)
!1357 = distinct !DISubprogram(name: "_M_init_functor<std::__future_base::_State_baseV2::_Setter<int, std::__future_base::_State_baseV2::__exception_ptr_tag> >", scope: !1348, file: !1348, line: 211, type: !10, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1358 = distinct !DILocation(line: 449, column: 8, scope: !1350, inlinedAt: !1351)
!1359 = !{i64 0, i64 8, !105, i64 8, i64 8, !105}
!1360 = !DILocation(line: 451, column: 19, scope: !1350, inlinedAt: !1351)
!1361 = !{!1362, !15, i64 24}
!1362 = !{!"_ZTSSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEE", !1363, i64 0, !15, i64 24}
!1363 = !{!"_ZTSSt14_Function_base", !16, i64 0, !15, i64 16}
!1364 = !DILocation(line: 452, column: 19, scope: !1350, inlinedAt: !1351)
!1365 = !{!1363, !15, i64 16}
!1366 = !DILocation(line: 1142, column: 20, scope: !1337)
!1367 = !DILocation(line: 243, column: 11, scope: !1368, inlinedAt: !1369)
!1368 = distinct !DISubprogram(name: "~_Function_base", scope: !1348, file: !1348, line: 241, type: !10, scopeLine: 242, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1369 = distinct !DILocation(line: 1142, column: 9, scope: !1337)
!1370 = !DILocation(line: 244, column: 2, scope: !1368, inlinedAt: !1369)
!1371 = !DILocation(line: 1142, column: 64, scope: !1337)
!1372 = !DILocation(line: 243, column: 11, scope: !1368, inlinedAt: !1373)
!1373 = distinct !DILocation(line: 1142, column: 9, scope: !1337)
!1374 = !DILocation(line: 244, column: 2, scope: !1368, inlinedAt: !1373)
!1375 = !DILocation(line: 1142, column: 9, scope: !1337)
!1376 = distinct !DISubprogram(name: "_M_set_result", scope: !27, file: !27, line: 407, type: !10, scopeLine: 408, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1377 = !DILocation(line: 409, column: 2, scope: !1376)
!1378 = !DILocation(line: 409, column: 7, scope: !1376)
!1379 = !{!119, !119, i64 0}
!1380 = !DILocation(line: 412, column: 12, scope: !1376)
!1381 = !DILocation(line: 412, column: 21, scope: !1376)
!1382 = !DILocation(line: 412, column: 48, scope: !1376)
!1383 = !DILocation(line: 413, column: 5, scope: !1376)
!1384 = !DILocation(line: 413, column: 30, scope: !1376)
!1385 = !DILocation(line: 851, column: 7, scope: !1386, inlinedAt: !1387)
!1386 = distinct !DISubprogram(name: "call_once<void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !83, file: !83, line: 848, type: !10, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1387 = distinct !DILocation(line: 412, column: 2, scope: !1376)
!1388 = !DILocation(line: 851, column: 25, scope: !1386, inlinedAt: !1387)
!1389 = !DILocation(line: 786, column: 2, scope: !1390, inlinedAt: !1391)
!1390 = distinct !DISubprogram(name: "_Prepare_execution<(lambda at include/c++/12/mutex:851:25)>", scope: !83, file: !83, line: 783, type: !10, scopeLine: 784, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1391 = distinct !DILocation(line: 856, column: 37, scope: !1386, inlinedAt: !1387)
!1392 = !DILocation(line: 786, column: 18, scope: !1390, inlinedAt: !1391)
!1393 = !DILocation(line: 788, column: 2, scope: !1390, inlinedAt: !1391)
!1394 = !DILocation(line: 788, column: 14, scope: !1390, inlinedAt: !1391)
!1395 = !DILocation(line: 700, column: 12, scope: !1396, inlinedAt: !1398)
!1396 = distinct !DISubprogram(name: "__gthread_once", scope: !1397, file: !1397, line: 697, type: !10, scopeLine: 698, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1397 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!1398 = distinct !DILocation(line: 859, column: 21, scope: !1386, inlinedAt: !1387)
!1399 = !DILocation(line: 859, column: 15, scope: !1386, inlinedAt: !1387)
!1400 = !DILocation(line: 860, column: 2, scope: !1386, inlinedAt: !1387)
!1401 = !DILocation(line: 861, column: 5, scope: !1386, inlinedAt: !1387)
!1402 = !DILocation(line: 794, column: 23, scope: !1403, inlinedAt: !1404)
!1403 = distinct !DISubprogram(name: "~_Prepare_execution", scope: !83, file: !83, line: 791, type: !10, scopeLine: 792, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1404 = distinct !DILocation(line: 861, column: 5, scope: !1386, inlinedAt: !1387)
!1405 = !DILocation(line: 795, column: 19, scope: !1403, inlinedAt: !1404)
!1406 = !DILocation(line: 794, column: 23, scope: !1403, inlinedAt: !1407)
!1407 = distinct !DILocation(line: 861, column: 5, scope: !1386, inlinedAt: !1387)
!1408 = !DILocation(line: 795, column: 19, scope: !1403, inlinedAt: !1407)
!1409 = !DILocation(line: 412, column: 2, scope: !1376)
!1410 = !DILocation(line: 414, column: 6, scope: !1376)
!1411 = !{i8 0, i8 2}
!1412 = !DILocation(line: 416, column: 4, scope: !1376)
!1413 = !DILocation(line: 506, column: 9, scope: !835, inlinedAt: !1414)
!1414 = distinct !DILocation(line: 277, column: 19, scope: !838, inlinedAt: !1415)
!1415 = distinct !DILocation(line: 416, column: 14, scope: !1376)
!1416 = !DILocation(line: 277, column: 11, scope: !838, inlinedAt: !1415)
!1417 = !DILocation(line: 278, column: 2, scope: !838, inlinedAt: !1415)
!1418 = !DILocation(line: 418, column: 11, scope: !1376)
!1419 = !DILocation(line: 419, column: 11, scope: !1376)
!1420 = !DILocation(line: 420, column: 7, scope: !1376)
!1421 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !356, file: !356, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1422 = distinct !DISubprogram(name: "_M_do_set", scope: !27, file: !27, line: 570, type: !10, scopeLine: 571, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1423 = !DILocation(line: 572, column: 9, scope: !1422)
!1424 = !DILocation(line: 247, column: 37, scope: !1425, inlinedAt: !1426)
!1425 = distinct !DISubprogram(name: "_M_empty", scope: !1348, file: !1348, line: 247, type: !10, scopeLine: 247, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1426 = distinct !DILocation(line: 589, column: 6, scope: !1427, inlinedAt: !1428)
!1427 = distinct !DISubprogram(name: "operator()", scope: !1348, file: !1348, line: 587, type: !10, scopeLine: 588, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1428 = distinct !DILocation(line: 572, column: 27, scope: !1422)
!1429 = !{!1430}
!1430 = distinct !{!1430, !1431, !"_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv: argument 0"}
!1431 = distinct !{!1431, !"_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv"}
!1432 = !DILocation(line: 589, column: 6, scope: !1427, inlinedAt: !1428)
!1433 = !DILocation(line: 590, column: 4, scope: !1427, inlinedAt: !1428)
!1434 = !DILocation(line: 591, column: 9, scope: !1427, inlinedAt: !1428)
!1435 = !DILocation(line: 576, column: 13, scope: !1422)
!1436 = !DILocation(line: 577, column: 9, scope: !1422)
!1437 = !DILocation(line: 204, column: 19, scope: !824, inlinedAt: !1438)
!1438 = distinct !DILocation(line: 219, column: 2, scope: !826, inlinedAt: !1439)
!1439 = distinct !DILocation(line: 510, column: 7, scope: !828, inlinedAt: !1440)
!1440 = distinct !DILocation(line: 577, column: 19, scope: !1422)
!1441 = !DILocation(line: 205, column: 13, scope: !824, inlinedAt: !1438)
!1442 = !DILocation(line: 205, column: 11, scope: !824, inlinedAt: !1438)
!1443 = !DILocation(line: 206, column: 11, scope: !824, inlinedAt: !1438)
!1444 = !DILocation(line: 395, column: 12, scope: !581, inlinedAt: !1445)
!1445 = distinct !DILocation(line: 578, column: 7, scope: !1422)
!1446 = !DILocation(line: 395, column: 6, scope: !581, inlinedAt: !1445)
!1447 = !DILocation(line: 213, column: 52, scope: !585, inlinedAt: !1448)
!1448 = distinct !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !1445)
!1449 = !DILocation(line: 396, column: 4, scope: !581, inlinedAt: !1445)
!1450 = !DILocation(line: 397, column: 8, scope: !581, inlinedAt: !1445)
!1451 = !DILocation(line: 578, column: 7, scope: !1422)
!1452 = !DISubprogram(name: "__throw_system_error", scope: !684, file: !684, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1453 = distinct !DISubprogram(name: "__invoke", scope: !83, file: !83, line: 788, type: !10, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1454 = !DILocation(line: 788, column: 47, scope: !1455, inlinedAt: !1456)
!1455 = distinct !DISubprogram(name: "operator()", scope: !83, file: !83, line: 788, type: !10, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1456 = distinct !DILocation(line: 788, column: 16, scope: !1453)
!1457 = !DILocation(line: 852, column: 42, scope: !1458, inlinedAt: !1459)
!1458 = distinct !DISubprogram(name: "operator()", scope: !83, file: !83, line: 851, type: !10, scopeLine: 851, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1459 = distinct !DILocation(line: 788, column: 21, scope: !1455, inlinedAt: !1456)
!1460 = !{!1461, !15, i64 0}
!1461 = !{!"_ZTSZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_EUlvE_", !15, i64 0, !15, i64 8, !15, i64 16, !15, i64 24}
!1462 = !DILocation(line: 853, column: 24, scope: !1458, inlinedAt: !1459)
!1463 = !{!1461, !15, i64 8}
!1464 = !{!1461, !15, i64 16}
!1465 = !{!1461, !15, i64 24}
!1466 = !DILocation(line: 74, column: 17, scope: !1467, inlinedAt: !1468)
!1467 = distinct !DISubprogram(name: "__invoke_impl<void, void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !1315, file: !1315, line: 71, type: !10, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1468 = distinct !DILocation(line: 96, column: 14, scope: !1469, inlinedAt: !1470)
!1469 = distinct !DISubprogram(name: "__invoke<void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !1315, file: !1315, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1470 = distinct !DILocation(line: 852, column: 4, scope: !1458, inlinedAt: !1459)
!1471 = !DILocation(line: 74, column: 42, scope: !1467, inlinedAt: !1468)
!1472 = !DILocation(line: 74, column: 14, scope: !1467, inlinedAt: !1468)
!1473 = !DILocation(line: 74, column: 47, scope: !1467, inlinedAt: !1468)
!1474 = !DILocation(line: 788, column: 16, scope: !1453)
!1475 = !DISubprogram(name: "pthread_once", scope: !1476, file: !1476, line: 509, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1476 = !DIFile(filename: "include/pthread.h", directory: "")
!1477 = !DISubprogram(name: "__throw_bad_function_call", scope: !684, file: !684, line: 113, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1478 = distinct !DISubprogram(name: "_M_invoke", scope: !1348, file: !1348, line: 288, type: !10, scopeLine: 289, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1479 = !{!1480}
!1480 = distinct !{!1480, !1481, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiNS5_19__exception_ptr_tagEEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_: argument 0"}
!1481 = distinct !{!1481, !"_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiNS5_19__exception_ptr_tagEEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_"}
!1482 = !DILocation(line: 290, column: 9, scope: !1478)
!1483 = !DILocation(line: 527, column: 49, scope: !1484, inlinedAt: !1485)
!1484 = distinct !DISubprogram(name: "operator()", scope: !27, file: !27, line: 525, type: !10, scopeLine: 526, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1485 = distinct !DILocation(line: 61, column: 14, scope: !1486, inlinedAt: !1487)
!1486 = distinct !DISubprogram(name: "__invoke_impl<std::unique_ptr<std::__future_base::_Result<int>, std::__future_base::_Result_base::_Deleter>, std::__future_base::_State_baseV2::_Setter<int, std::__future_base::_State_baseV2::__exception_ptr_tag> &>", scope: !1315, file: !1315, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1487 = distinct !DILocation(line: 114, column: 9, scope: !1488, inlinedAt: !1489)
!1488 = distinct !DISubprogram(name: "__invoke_r<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter>, std::__future_base::_State_baseV2::_Setter<int, std::__future_base::_State_baseV2::__exception_ptr_tag> &>", scope: !1315, file: !1315, line: 104, type: !10, scopeLine: 106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1489 = distinct !DILocation(line: 290, column: 9, scope: !1478)
!1490 = !{!1491, !15, i64 8}
!1491 = !{!"_ZTSNSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEE", !15, i64 0, !15, i64 8}
!1492 = !{!1493, !1495, !1480}
!1493 = distinct !{!1493, !1494, !"_ZNKSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEclEv: argument 0"}
!1494 = distinct !{!1494, !"_ZNKSt13__future_base13_State_baseV27_SetterIiNS0_19__exception_ptr_tagEEclEv"}
!1495 = distinct !{!1495, !1496, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiNS7_19__exception_ptr_tagEEEJEET_St14__invoke_otherOT0_DpOT1_: argument 0"}
!1496 = distinct !{!1496, !"_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiNS7_19__exception_ptr_tagEEEJEET_St14__invoke_otherOT0_DpOT1_"}
!1497 = !DILocation(line: 527, column: 13, scope: !1484, inlinedAt: !1485)
!1498 = !{!1491, !15, i64 0}
!1499 = !DILocation(line: 527, column: 25, scope: !1484, inlinedAt: !1485)
!1500 = !DILocation(line: 191, column: 51, scope: !1501, inlinedAt: !1502)
!1501 = distinct !DISubprogram(name: "_M_ptr", scope: !96, file: !96, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1502 = distinct !DILocation(line: 462, column: 21, scope: !1503, inlinedAt: !1504)
!1503 = distinct !DISubprogram(name: "get", scope: !96, file: !96, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1504 = distinct !DILocation(line: 455, column: 9, scope: !1505, inlinedAt: !1506)
!1505 = distinct !DISubprogram(name: "operator->", scope: !96, file: !96, line: 452, type: !10, scopeLine: 453, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1506 = distinct !DILocation(line: 527, column: 13, scope: !1484, inlinedAt: !1485)
!1507 = !DILocation(line: 527, column: 37, scope: !1484, inlinedAt: !1485)
!1508 = !DILocation(line: 208, column: 7, scope: !1509, inlinedAt: !1510)
!1509 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1510 = distinct !DILocation(line: 527, column: 46, scope: !1484, inlinedAt: !1485)
!1511 = !DILocation(line: 190, column: 35, scope: !1512, inlinedAt: !1513)
!1512 = distinct !DISubprogram(name: "exception_ptr", scope: !9, file: !9, line: 188, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1513 = distinct !DILocation(line: 208, column: 7, scope: !1509, inlinedAt: !1510)
!1514 = !DILocation(line: 190, column: 7, scope: !1512, inlinedAt: !1513)
!1515 = !DILocation(line: 192, column: 11, scope: !1512, inlinedAt: !1513)
!1516 = !DILocation(line: 193, column: 2, scope: !1512, inlinedAt: !1513)
!1517 = !DILocation(line: 216, column: 21, scope: !250, inlinedAt: !1518)
!1518 = distinct !DILocation(line: 208, column: 30, scope: !1509, inlinedAt: !1510)
!1519 = !DILocation(line: 217, column: 37, scope: !250, inlinedAt: !1518)
!1520 = !DILocation(line: 217, column: 27, scope: !250, inlinedAt: !1518)
!1521 = !DILocation(line: 218, column: 35, scope: !250, inlinedAt: !1518)
!1522 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !1523)
!1523 = distinct !DILocation(line: 208, column: 7, scope: !1509, inlinedAt: !1510)
!1524 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !1523)
!1525 = !DILocation(line: 528, column: 30, scope: !1484, inlinedAt: !1485)
!1526 = !DILocation(line: 528, column: 42, scope: !1484, inlinedAt: !1485)
!1527 = !DILocation(line: 301, column: 7, scope: !153, inlinedAt: !1528)
!1528 = distinct !DILocation(line: 1090, column: 17, scope: !155, inlinedAt: !1529)
!1529 = distinct !DILocation(line: 177, column: 9, scope: !157, inlinedAt: !1530)
!1530 = distinct !DILocation(line: 234, column: 7, scope: !159, inlinedAt: !1531)
!1531 = distinct !DILocation(line: 358, column: 7, scope: !161, inlinedAt: !1532)
!1532 = distinct !DILocation(line: 528, column: 20, scope: !1484, inlinedAt: !1485)
!1533 = !DILocation(line: 178, column: 22, scope: !157, inlinedAt: !1530)
!1534 = !DILocation(line: 200, column: 4, scope: !567, inlinedAt: !1535)
!1535 = distinct !DILocation(line: 292, column: 4, scope: !569, inlinedAt: !1536)
!1536 = distinct !DILocation(line: 1079, column: 4, scope: !571, inlinedAt: !1537)
!1537 = distinct !DILocation(line: 173, column: 4, scope: !573, inlinedAt: !1538)
!1538 = distinct !DILocation(line: 233, column: 40, scope: !575, inlinedAt: !1539)
!1539 = distinct !DILocation(line: 373, column: 4, scope: !563, inlinedAt: !1540)
!1540 = distinct !DILocation(line: 114, column: 9, scope: !1488, inlinedAt: !1489)
!1541 = !DILocation(line: 290, column: 2, scope: !1478)
!1542 = distinct !DISubprogram(name: "_M_manager", scope: !1348, file: !1348, line: 267, type: !10, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1543 = !DILocation(line: 270, column: 2, scope: !1542)
!1544 = !DILocation(line: 274, column: 43, scope: !1542)
!1545 = !DILocation(line: 275, column: 6, scope: !1542)
!1546 = !DILocation(line: 278, column: 36, scope: !1542)
!1547 = !DILocation(line: 279, column: 6, scope: !1542)
!1548 = !DILocation(line: 152, column: 33, scope: !1549, inlinedAt: !1550)
!1549 = distinct !DISubprogram(name: "_M_create<const std::__future_base::_State_baseV2::_Setter<int, std::__future_base::_State_baseV2::__exception_ptr_tag> &>", scope: !1348, file: !1348, line: 150, type: !10, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1550 = distinct !DILocation(line: 215, column: 6, scope: !1551, inlinedAt: !1552)
!1551 = distinct !DISubprogram(name: "_M_init_functor<const std::__future_base::_State_baseV2::_Setter<int, std::__future_base::_State_baseV2::__exception_ptr_tag> &>", scope: !1348, file: !1348, line: 211, type: !10, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1552 = distinct !DILocation(line: 198, column: 8, scope: !1553, inlinedAt: !1554)
!1553 = distinct !DISubprogram(name: "_M_manager", scope: !1348, file: !1348, line: 180, type: !10, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1554 = distinct !DILocation(line: 282, column: 6, scope: !1542)
!1555 = !DILocation(line: 200, column: 8, scope: !1553, inlinedAt: !1554)
!1556 = !DILocation(line: 284, column: 2, scope: !1542)
!1557 = distinct !DISubprogram(name: "_M_get_result", scope: !27, file: !27, line: 717, type: !10, scopeLine: 718, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1558 = !DILocation(line: 1670, column: 16, scope: !539, inlinedAt: !1559)
!1559 = distinct !DILocation(line: 563, column: 34, scope: !1247, inlinedAt: !1560)
!1560 = distinct !DILocation(line: 719, column: 9, scope: !1557)
!1561 = !DILocation(line: 1670, column: 23, scope: !539, inlinedAt: !1559)
!1562 = !DILocation(line: 563, column: 15, scope: !1247, inlinedAt: !1560)
!1563 = !DILocation(line: 564, column: 13, scope: !1247, inlinedAt: !1560)
!1564 = !DILocation(line: 334, column: 2, scope: !1565, inlinedAt: !1566)
!1565 = distinct !DISubprogram(name: "wait", scope: !27, file: !27, line: 331, type: !10, scopeLine: 332, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1566 = distinct !DILocation(line: 720, column: 41, scope: !1557)
!1567 = !DILocation(line: 337, column: 2, scope: !1565, inlinedAt: !1566)
!1568 = !DILocation(line: 488, column: 9, scope: !1569, inlinedAt: !1570)
!1569 = distinct !DISubprogram(name: "load", scope: !836, file: !836, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1570 = distinct !DILocation(line: 86, column: 22, scope: !1571, inlinedAt: !1572)
!1571 = distinct !DISubprogram(name: "_M_load", scope: !839, file: !839, line: 84, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1572 = distinct !DILocation(line: 208, column: 22, scope: !1573, inlinedAt: !1574)
!1573 = distinct !DISubprogram(name: "_M_load_when_equal", scope: !839, file: !839, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1574 = distinct !DILocation(line: 337, column: 12, scope: !1565, inlinedAt: !1566)
!1575 = !DILocation(line: 86, column: 33, scope: !1571, inlinedAt: !1572)
!1576 = !DILocation(line: 209, column: 32, scope: !1573, inlinedAt: !1574)
!1577 = !DILocation(line: 209, column: 11, scope: !1573, inlinedAt: !1574)
!1578 = !DILocation(line: 648, column: 16, scope: !1579, inlinedAt: !1580)
!1579 = distinct !DISubprogram(name: "fetch_or", scope: !836, file: !836, line: 646, type: !10, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1580 = distinct !DILocation(line: 108, column: 12, scope: !1581, inlinedAt: !1582)
!1581 = distinct !DISubprogram(name: "_M_load_and_test_until", scope: !839, file: !839, line: 97, type: !10, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1582 = distinct !DILocation(line: 158, column: 14, scope: !1583, inlinedAt: !1584)
!1583 = distinct !DISubprogram(name: "_M_load_and_test", scope: !839, file: !839, line: 155, type: !10, scopeLine: 157, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1584 = distinct !DILocation(line: 212, column: 7, scope: !1573, inlinedAt: !1574)
!1585 = !DILocation(line: 110, column: 19, scope: !1581, inlinedAt: !1582)
!1586 = !DILocation(line: 109, column: 17, scope: !1581, inlinedAt: !1582)
!1587 = !DILocation(line: 488, column: 9, scope: !1569, inlinedAt: !1588)
!1588 = distinct !DILocation(line: 86, column: 22, scope: !1571, inlinedAt: !1589)
!1589 = distinct !DILocation(line: 113, column: 16, scope: !1581, inlinedAt: !1582)
!1590 = !DILocation(line: 86, column: 33, scope: !1571, inlinedAt: !1589)
!1591 = !DILocation(line: 114, column: 15, scope: !1581, inlinedAt: !1582)
!1592 = !DILocation(line: 338, column: 10, scope: !1565, inlinedAt: !1566)
!1593 = !DILocation(line: 191, column: 51, scope: !772, inlinedAt: !1594)
!1594 = distinct !DILocation(line: 462, column: 21, scope: !774, inlinedAt: !1595)
!1595 = distinct !DILocation(line: 445, column: 2, scope: !1596, inlinedAt: !1597)
!1596 = distinct !DISubprogram(name: "operator*", scope: !96, file: !96, line: 443, type: !10, scopeLine: 444, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1597 = distinct !DILocation(line: 338, column: 9, scope: !1565, inlinedAt: !1566)
!1598 = !DILocation(line: 445, column: 2, scope: !1596, inlinedAt: !1597)
!1599 = !DILocation(line: 721, column: 21, scope: !1557)
!1600 = !DILocation(line: 167, column: 20, scope: !1601, inlinedAt: !1602)
!1601 = distinct !DISubprogram(name: "operator==", scope: !9, file: !9, line: 165, type: !10, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1602 = distinct !DILocation(line: 721, column: 30, scope: !1557)
!1603 = !DILocation(line: 167, column: 40, scope: !1601, inlinedAt: !1602)
!1604 = !DILocation(line: 721, column: 13, scope: !1557)
!1605 = !DILocation(line: 190, column: 35, scope: !1512, inlinedAt: !1606)
!1606 = distinct !DILocation(line: 722, column: 29, scope: !1557)
!1607 = !DILocation(line: 190, column: 7, scope: !1512, inlinedAt: !1606)
!1608 = !DILocation(line: 192, column: 11, scope: !1512, inlinedAt: !1606)
!1609 = !DILocation(line: 193, column: 2, scope: !1512, inlinedAt: !1606)
!1610 = !DILocation(line: 722, column: 11, scope: !1557)
!1611 = !DILocation(line: 724, column: 7, scope: !1557)
!1612 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !1613)
!1613 = distinct !DILocation(line: 722, column: 11, scope: !1557)
!1614 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !1613)
!1615 = !DILocation(line: 723, column: 9, scope: !1557)
!1616 = !DILocation(line: 756, column: 21, scope: !487)
!1617 = !DILocation(line: 206, column: 11, scope: !492, inlinedAt: !1618)
!1618 = distinct !DILocation(line: 1686, column: 2, scope: !495, inlinedAt: !1619)
!1619 = distinct !DILocation(line: 1642, column: 24, scope: !497, inlinedAt: !1620)
!1620 = distinct !DILocation(line: 756, column: 37, scope: !487)
!1621 = !DILocation(line: 1687, column: 30, scope: !495, inlinedAt: !1619)
!1622 = !DILocation(line: 1099, column: 37, scope: !146, inlinedAt: !1623)
!1623 = distinct !DILocation(line: 1687, column: 14, scope: !495, inlinedAt: !1619)
!1624 = !DILocation(line: 1100, column: 12, scope: !146, inlinedAt: !1623)
!1625 = !DILocation(line: 1070, column: 12, scope: !380, inlinedAt: !1626)
!1626 = distinct !DILocation(line: 1524, column: 31, scope: !375, inlinedAt: !1627)
!1627 = distinct !DILocation(line: 1642, column: 9, scope: !497, inlinedAt: !1620)
!1628 = !DILocation(line: 1070, column: 6, scope: !380, inlinedAt: !1626)
!1629 = !DILocation(line: 334, column: 55, scope: !384, inlinedAt: !1630)
!1630 = distinct !DILocation(line: 1071, column: 11, scope: !380, inlinedAt: !1626)
!1631 = !DILocation(line: 337, column: 8, scope: !384, inlinedAt: !1630)
!1632 = !DILocation(line: 337, column: 57, scope: !384, inlinedAt: !1630)
!1633 = !DILocation(line: 343, column: 37, scope: !384, inlinedAt: !1630)
!1634 = !DILocation(line: 343, column: 8, scope: !384, inlinedAt: !1630)
!1635 = !DILocation(line: 343, column: 22, scope: !384, inlinedAt: !1630)
!1636 = !DILocation(line: 346, column: 8, scope: !384, inlinedAt: !1630)
!1637 = !DILocation(line: 347, column: 8, scope: !384, inlinedAt: !1630)
!1638 = !DILocation(line: 348, column: 8, scope: !384, inlinedAt: !1630)
!1639 = !DILocation(line: 52, column: 12, scope: !395, inlinedAt: !1640)
!1640 = distinct !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1641)
!1641 = distinct !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1630)
!1642 = !DILocation(line: 98, column: 9, scope: !398, inlinedAt: !1641)
!1643 = !DILocation(line: 84, column: 29, scope: !403, inlinedAt: !1644)
!1644 = distinct !DILocation(line: 99, column: 14, scope: !398, inlinedAt: !1641)
!1645 = !DILocation(line: 85, column: 12, scope: !403, inlinedAt: !1644)
!1646 = !DILocation(line: 99, column: 7, scope: !398, inlinedAt: !1641)
!1647 = !DILocation(line: 66, column: 12, scope: !409, inlinedAt: !1648)
!1648 = distinct !DILocation(line: 101, column: 14, scope: !398, inlinedAt: !1641)
!1649 = !DILocation(line: 101, column: 7, scope: !398, inlinedAt: !1641)
!1650 = !DILocation(line: 0, scope: !398, inlinedAt: !1641)
!1651 = !DILocation(line: 350, column: 66, scope: !384, inlinedAt: !1630)
!1652 = !DILocation(line: 350, column: 8, scope: !384, inlinedAt: !1630)
!1653 = !DILocation(line: 353, column: 8, scope: !384, inlinedAt: !1630)
!1654 = !DILocation(line: 354, column: 8, scope: !384, inlinedAt: !1630)
!1655 = !DILocation(line: 756, column: 46, scope: !487)
!1656 = !DISubprogram(name: "rethrow_exception", scope: !9, file: !9, line: 80, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1657 = distinct !DISubprogram(name: "~_State_impl", scope: !166, file: !166, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1658 = !DILocation(line: 200, column: 14, scope: !1657)
!1659 = distinct !DISubprogram(name: "_M_run", scope: !166, file: !166, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1660 = !DILocation(line: 55, column: 23, scope: !1661, inlinedAt: !1662)
!1661 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 55, type: !10, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1662 = distinct !DILocation(line: 61, column: 14, scope: !1663, inlinedAt: !1664)
!1663 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/deliver.cpp:55:18)>", scope: !1315, file: !1315, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1664 = distinct !DILocation(line: 96, column: 14, scope: !1665, inlinedAt: !1666)
!1665 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/deliver.cpp:55:18)>", scope: !1315, file: !1315, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1666 = distinct !DILocation(line: 252, column: 13, scope: !1667, inlinedAt: !1668)
!1667 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !166, file: !166, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1668 = distinct !DILocation(line: 259, column: 11, scope: !1669, inlinedAt: !1670)
!1669 = distinct !DISubprogram(name: "operator()", scope: !166, file: !166, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1670 = distinct !DILocation(line: 210, column: 13, scope: !1659)
!1671 = !{i32 -128, i32 128}
!1672 = !DILocation(line: 210, column: 24, scope: !1659)
!1673 = distinct !DISubprogram(name: "again", scope: !1, file: !1, line: 20, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1674 = !DILocation(line: 190, column: 35, scope: !1512, inlinedAt: !1675)
!1675 = distinct !DILocation(line: 23, column: 26, scope: !1673)
!1676 = !DILocation(line: 190, column: 7, scope: !1512, inlinedAt: !1675)
!1677 = !DILocation(line: 192, column: 11, scope: !1512, inlinedAt: !1675)
!1678 = !DILocation(line: 193, column: 2, scope: !1512, inlinedAt: !1675)
!1679 = !DILocation(line: 23, column: 3, scope: !1673)
!1680 = !DILocation(line: 27, column: 1, scope: !1673)
!1681 = !DILocation(line: 200, column: 11, scope: !8, inlinedAt: !1682)
!1682 = distinct !DILocation(line: 23, column: 3, scope: !1673)
!1683 = !DILocation(line: 201, column: 2, scope: !8, inlinedAt: !1682)
!1684 = !DILocation(line: 24, column: 2, scope: !1673)
!1685 = !DILocation(line: 25, column: 12, scope: !1673)
!1686 = !DILocation(line: 25, column: 10, scope: !1673)
!1687 = !DILocation(line: 26, column: 2, scope: !1673)
!1688 = !DILocation(line: 25, column: 3, scope: !1673)
!1689 = distinct !DISubprogram(name: "~_State_impl", scope: !166, file: !166, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1690 = !DILocation(line: 200, column: 14, scope: !1689)
!1691 = distinct !DISubprogram(name: "_M_run", scope: !166, file: !166, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1692 = !DILocation(line: 56, column: 23, scope: !1693, inlinedAt: !1694)
!1693 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 56, type: !10, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1694 = distinct !DILocation(line: 61, column: 14, scope: !1695, inlinedAt: !1696)
!1695 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/deliver.cpp:56:18)>", scope: !1315, file: !1315, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1696 = distinct !DILocation(line: 96, column: 14, scope: !1697, inlinedAt: !1698)
!1697 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/deliver.cpp:56:18)>", scope: !1315, file: !1315, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1698 = distinct !DILocation(line: 252, column: 13, scope: !1699, inlinedAt: !1700)
!1699 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !166, file: !166, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1700 = distinct !DILocation(line: 259, column: 11, scope: !1701, inlinedAt: !1702)
!1701 = distinct !DISubprogram(name: "operator()", scope: !166, file: !166, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1702 = distinct !DILocation(line: 210, column: 13, scope: !1691)
!1703 = !DILocation(line: 210, column: 24, scope: !1691)
!1704 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_deliver.cpp", scope: !1705, file: !1705, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1705 = !DIFile(filename: "cpp/deliver.cpp", directory: ".")
!1706 = !DILocation(line: 183, column: 7, scope: !1707, inlinedAt: !1708)
!1707 = distinct !DISubprogram(name: "exception_ptr", scope: !9, file: !9, line: 182, type: !10, scopeLine: 184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1708 = distinct !DILocation(line: 18, column: 27, scope: !1709, inlinedAt: !1711)
!1709 = !DILexicalBlockFile(scope: !1710, file: !1, discriminator: 0)
!1710 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1705, file: !1705, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1711 = distinct !DILocation(line: 0, scope: !1704)
!1712 = !DILocation(line: 0, scope: !1710, inlinedAt: !1711)
