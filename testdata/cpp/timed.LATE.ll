; ModuleID = 'cpp/timed.cpp'
source_filename = "cpp/timed.cpp"
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
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
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
%class.anon = type { ptr }
%"struct.std::chrono::time_point" = type { %"struct.std::chrono::duration" }
%"struct.std::chrono::duration" = type { i64 }
%"struct.std::chrono::duration.8" = type { i64 }
%"class.std::shared_lock" = type <{ ptr, i8, [7 x i8] }>
%"struct.std::chrono::duration.9" = type { i64 }
%"class.std::unique_ptr.21" = type { %"struct.std::__uniq_ptr_data.22" }
%"struct.std::__uniq_ptr_data.22" = type { %"class.std::__uniq_ptr_impl.23" }
%"class.std::__uniq_ptr_impl.23" = type { %"class.std::tuple.24" }
%"class.std::tuple.24" = type { %"struct.std::_Tuple_impl.25" }
%"struct.std::_Tuple_impl.25" = type { %"struct.std::_Head_base.28" }
%"struct.std::_Head_base.28" = type { ptr }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>
%"struct.std::__basic_future<int>::_Reset" = type { ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"struct.std::chrono::time_point.12" = type { %"struct.std::chrono::duration.8" }
%struct.timespec = type { i64, i64 }
%"class.std::_Sp_counted_base" = type { ptr, i32, i32 }
%"class.std::allocator" = type { i8 }
%"struct.std::__future_base::_Result" = type <{ %"struct.std::__future_base::_Result_base", %"struct.__gnu_cxx::__aligned_buffer", i8, [3 x i8] }>
%"struct.std::__future_base::_Result_base" = type { ptr, %"class.std::__exception_ptr::exception_ptr" }
%"class.std::__exception_ptr::exception_ptr" = type { ptr }
%"struct.__gnu_cxx::__aligned_buffer" = type { %"union.std::aligned_storage<4, 4>::type" }
%"union.std::aligned_storage<4, 4>::type" = type { [4 x i8] }
%"class.std::allocator.13" = type { i8 }
%"struct.std::__allocated_ptr" = type { ptr, ptr }
%"class.std::_Sp_counted_ptr_inplace" = type { %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl" }
%"class.std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl" = type { %"struct.__gnu_cxx::__aligned_buffer.14" }
%"struct.__gnu_cxx::__aligned_buffer.14" = type { %"union.std::aligned_storage<32, 8>::type" }
%"union.std::aligned_storage<32, 8>::type" = type { [32 x i8] }
%"class.std::__future_base::_State_baseV2" = type <{ ptr, %"class.std::unique_ptr", %"class.std::__atomic_futex_unsigned", %"struct.std::atomic_flag", [3 x i8], %"struct.std::once_flag", [4 x i8] }>
%"class.std::__atomic_futex_unsigned" = type { %"struct.std::atomic" }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"struct.std::atomic_flag" = type { %"struct.std::__atomic_flag_base" }
%"struct.std::__atomic_flag_base" = type { i8 }
%"struct.std::once_flag" = type { i32 }
%"class.std::type_info" = type { ptr, ptr }
%"class.std::future_error" = type { %"class.std::logic_error", %"class.std::error_code" }
%"class.std::logic_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { ptr }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { ptr }
%"class.std::error_code" = type { i32, ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon.20 }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon.20 = type { i64, [8 x i8] }
%"struct.std::less" = type { i8 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.29" }
%"class.std::tuple.29" = type { %"struct.std::_Tuple_impl.30" }
%"struct.std::_Tuple_impl.30" = type { %"struct.std::_Head_base.31" }
%"struct.std::_Head_base.31" = type { %class.anon }
%"class.std::lock_guard" = type { ptr }
%"class.std::unique_lock.32" = type <{ ptr, i8, [7 x i8] }>
%"class.std::function" = type { %"class.std::_Function_base", ptr }
%"class.std::_Function_base" = type { %"union.std::_Any_data", ptr }
%"union.std::_Any_data" = type { %"union.std::_Nocopy_types" }
%"union.std::_Nocopy_types" = type { { i64, i64 } }
%"struct.std::__future_base::_State_baseV2::_Setter" = type { ptr, ptr }
%class.anon.34 = type { ptr, ptr, ptr, ptr }
%"struct.std::once_flag::_Prepare_execution" = type { i8 }
%class.anon.35 = type { i8 }

$_ZNSt7promiseIiEC2Ev = comdat any

$_ZNSt7promiseIiE10get_futureEv = comdat any

$_ZNSt11timed_mutex14try_lock_untilINSt6chrono3_V212steady_clockENS1_8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointIT_T0_EE = comdat any

$_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS4_ILl1ELl1EEEENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS8_IS9_SB_EERKSE_ = comdat any

$_ZNSt8literals15chrono_literalsli1sIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1EEEEv = comdat any

$_ZNSt11timed_mutex6unlockEv = comdat any

$_ZNSt8literals15chrono_literalsli2msIJLc53EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv = comdat any

$_ZNSt11shared_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE = comdat any

$_ZNSt11shared_lockISt18shared_timed_mutexED2Ev = comdat any

$_ZNKSt14__basic_futureIiE8wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE = comdat any

$_ZNSt8literals15chrono_literalsli2msIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv = comdat any

$_ZNSt6futureIiE3getEv = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt14__basic_futureIiED2Ev = comdat any

$_ZNSt7promiseIiED2Ev = comdat any

$_ZNSt11unique_lockISt5mutexEC2ERS0_ = comdat any

$_ZNSt8literals15chrono_literalsli2msIJLc49ELc48EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZNSt11unique_lockISt5mutexE4lockEv = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_ = comdat any

$_ZNSt6chrono4ceilINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE = comdat any

$_ZNSt18condition_variable10wait_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE = comdat any

$_ZNSt18condition_variable17__wait_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE = comdat any

$_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE = comdat any

$_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE = comdat any

$_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE = comdat any

$_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv = comdat any

$_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv = comdat any

$_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv = comdat any

$_ZNSt9__condvar10wait_untilERSt5mutexiR8timespec = comdat any

$_ZNKSt11unique_lockISt5mutexE5mutexEv = comdat any

$_ZNSt6chronoltINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEES6_EEbRKNS_10time_pointIT_T0_EERKNS7_IS8_T1_EE = comdat any

$_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1EEEElS2_ILl1ELl1000000000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE = comdat any

$_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv = comdat any

$_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEEC2ERKS6_ = comdat any

$_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1EEEES2_ILl1ELl1000000000EElLb1ELb0EE6__castIlS5_EES4_RKNS1_IT_T0_EE = comdat any

$_ZNSt6chrono8durationIlSt5ratioILl1ELl1EEEC2IlvEERKT_ = comdat any

$_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1ELl1EElLb1ELb1EE6__castIlS3_EES4_RKNS1_IT_T0_EE = comdat any

$_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_ = comdat any

$_ZNSt6chronomiIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_ = comdat any

$_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1EEvEERKNS0_IT_T0_EE = comdat any

$_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE = comdat any

$_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1EEEES4_RKNS1_IT_T0_EE = comdat any

$_ZNSt5mutex13native_handleEv = comdat any

$_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE = comdat any

$_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS2_EENSt11common_typeIJNS_8durationIT_T0_EENS4_IT1_T2_EEEE4typeERKS7_RKSA_ = comdat any

$_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEEC2ERKS6_ = comdat any

$_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE = comdat any

$_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1000EEEEbRKNS_8durationIT_T0_EERKNS4_IT1_T2_EE = comdat any

$_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IivEERKT_ = comdat any

$_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1000EEEES4_RKNS1_IT_T0_EE = comdat any

$_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv = comdat any

$_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1000EEvEERKNS0_IT_T0_EE = comdat any

$_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49ELc48EEEET_v = comdat any

$_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_ = comdat any

$_ZNSt11unique_lockISt5mutexE6unlockEv = comdat any

$__clang_call_terminate = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_ = comdat any

$_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1EEEEJLc49EEEET_v = comdat any

$_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc53EEEET_v = comdat any

$_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49EEEET_v = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv = comdat any

$_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_ = comdat any

$_ZNSt13__future_base7_ResultIiEC2Ev = comdat any

$_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2IS4_vEEPS2_ = comdat any

$_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_ = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2INSt13__future_base13_State_baseV2ESaIvEJEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_ = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS1_S1_EENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_ = comdat any

$_ZNSaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E = comdat any

$_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS9_ = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJEEES2_DpOT_ = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev = comdat any

$_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev = comdat any

$_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev = comdat any

$_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS7_m = comdat any

$_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS7_PS6_ = comdat any

$_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv = comdat any

$_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv = comdat any

$_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S8_ = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES2_ = comdat any

$_ZNSt16allocator_traitsISaIvEE9constructINSt13__future_base13_State_baseV2EJEEEvRS0_PT_DpOT0_ = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_ = comdat any

$_ZSt10_ConstructINSt13__future_base13_State_baseV2EJEEvPT_DpOT0_ = comdat any

$_ZNSt13__future_base13_State_baseV2C2Ev = comdat any

$_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_vEEv = comdat any

$_ZNSt23__atomic_futex_unsignedILj2147483648EEC2Ej = comdat any

$_ZNSt11atomic_flagC2Eb = comdat any

$_ZNSt9once_flagC2Ev = comdat any

$_ZNSt13__future_base13_State_baseV2D2Ev = comdat any

$_ZNSt13__future_base13_State_baseV2D0Ev = comdat any

$_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv = comdat any

$_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv = comdat any

$_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EEC2Ev = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2Ev = comdat any

$_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2ILb1ELb1EEEv = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2Ev = comdat any

$_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2Ev = comdat any

$_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2Ev = comdat any

$_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2Ev = comdat any

$_ZNSt6atomicIjEC2Ej = comdat any

$_ZNSt13__atomic_baseIjEC2Ej = comdat any

$_ZNSt11atomic_flag7_S_initEb = comdat any

$_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv = comdat any

$_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE11get_deleterEv = comdat any

$_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_ = comdat any

$_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERS3_ = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv = comdat any

$_ZSt3getILm1EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_ = comdat any

$_ZSt12__get_helperILm1ENSt13__future_base12_Result_base8_DeleterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEE7_M_headERS3_ = comdat any

$_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EE7_M_headERS3_ = comdat any

$_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base13_State_baseV2EEEvRS0_PT_ = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv = comdat any

$_ZSt8_DestroyINSt13__future_base13_State_baseV2EEvPT_ = comdat any

$_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_ = comdat any

$_ZNSt19_Sp_make_shared_tag5_S_tiEv = comdat any

$_ZNKSt9type_infoeqERKS_ = comdat any

$_ZNKSt9type_info4nameEv = comdat any

$_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE6_M_ptrEv = comdat any

$_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE7_M_addrEv = comdat any

$_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS7_PS6_m = comdat any

$_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS6_m = comdat any

$_ZNSt13__future_base7_ResultIiE10_M_destroyEv = comdat any

$_ZNSt13__future_base7_ResultIiED2Ev = comdat any

$_ZNSt13__future_base7_ResultIiED0Ev = comdat any

$_ZNSt13__future_base7_ResultIiE8_M_valueEv = comdat any

$_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv = comdat any

$_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv = comdat any

$_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS2_S4_EEPS2_ = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EPS2_ = comdat any

$_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2ILb1ELb1EEEv = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2Ev = comdat any

$_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EEC2Ev = comdat any

$_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_ = comdat any

$_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERS6_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERS4_ = comdat any

$_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEcvbEv = comdat any

$_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE6uniqueEv = comdat any

$_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv = comdat any

$_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE = comdat any

$_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2INS0_7_ResultIiEES2_vEEOS_IT_T0_E = comdat any

$_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev = comdat any

$_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE9_M_uniqueEv = comdat any

$_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv = comdat any

$_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv = comdat any

$_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv = comdat any

$_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE3getEv = comdat any

$_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEcvbEv = comdat any

$_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_ = comdat any

$_ZNSt12future_errorC2ESt11future_errc = comdat any

$_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEptEv = comdat any

$_ZNSt15__exception_ptr13exception_ptraSEOS0_ = comdat any

$_ZNSt15__exception_ptr13exception_ptrD2Ev = comdat any

$_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_ = comdat any

$_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv = comdat any

$_ZNKSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv = comdat any

$_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_ = comdat any

$_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERKS4_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERKS3_ = comdat any

$_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv = comdat any

$_ZNSt12future_errorC2ERKS_ = comdat any

$_ZSt15make_error_codeSt11future_errc = comdat any

$_ZNSt12future_errorC2ESt10error_code = comdat any

$_ZNSt10error_codeC2EiRKNSt3_V214error_categoryE = comdat any

$_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_ = comdat any

$_ZNKSt10error_code7messageB5cxx11Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm = comdat any

$_ZNSt11char_traitsIcE6lengthEPKc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv = comdat any

$_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_ = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv = comdat any

$_ZNKSt15__new_allocatorIcE8max_sizeEv = comdat any

$_ZNKSt15__new_allocatorIcE11_M_max_sizeEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv = comdat any

$_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_ = comdat any

$_ZNKSt4lessIPKcEclES1_S1_ = comdat any

$_ZNSt11char_traitsIcE6assignERcRKc = comdat any

$_ZNSt11char_traitsIcE4moveEPcPKcm = comdat any

$_ZNSt11char_traitsIcE4copyEPcPKcm = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm = comdat any

$_ZNSt16allocator_traitsISaIcEE8allocateERS0_m = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv = comdat any

$_ZNSt15__new_allocatorIcE8allocateEmPKv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm = comdat any

$_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm = comdat any

$_ZNSt15__new_allocatorIcE10deallocateEPcm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_ = comdat any

$_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc = comdat any

$_ZNKSt10error_code8categoryEv = comdat any

$_ZNKSt10error_code5valueEv = comdat any

$_ZNSt15__new_allocatorIcED2Ev = comdat any

$_ZNSt15__exception_ptr13exception_ptrC2EOS0_ = comdat any

$_ZNSt15__exception_ptr13exception_ptr4swapERS0_ = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_ = comdat any

$_ZSt4swapIPNSt13__future_base12_Result_baseEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_ = comdat any

$_ZSt4swapINSt13__future_base12_Result_base8_DeleterEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_ = comdat any

$_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv = comdat any

$_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE11get_deleterEv = comdat any

$_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS1_S2_EIS2_EEPS1_OT_ = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE10_M_deleterEv = comdat any

$_ZSt3getILm1EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_ = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_EEPS1_OT_ = comdat any

$_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_S3_Lb1EEEOT_OT0_ = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_JS3_EvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2IS2_EEOT_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2IRS2_EEOT_ = comdat any

$_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2IS2_EEOT_ = comdat any

$_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE = comdat any

$_ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE = comdat any

$_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_ = comdat any

$_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E = comdat any

$_ZNSt13__future_base13_State_baseV221_M_set_retrieved_flagEv = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ERKS4_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_ = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt11timed_mutex12try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE = comdat any

$_ZNSt11unique_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE = comdat any

$_ZNKSt11unique_lockISt18shared_timed_mutexEcvbEv = comdat any

$_ZNSt7promiseIiE9set_valueEOi = comdat any

$_ZNSt11unique_lockISt18shared_timed_mutexED2Ev = comdat any

$_ZNSt18__timed_mutex_implISt11timed_mutexE15_M_try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE = comdat any

$_ZNSt18__timed_mutex_implISt11timed_mutexE17_M_try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS3_10time_pointINS3_3_V212steady_clockET_EE = comdat any

$_ZNSt11timed_mutex12_M_clocklockEiRK8timespec = comdat any

$_ZNSt18shared_timed_mutex12try_lock_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE = comdat any

$_ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE = comdat any

$_ZNKSt11unique_lockISt18shared_timed_mutexE9owns_lockEv = comdat any

$_ZNSt7promiseIiE8_M_stateEv = comdat any

$_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb = comdat any

$_ZNSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEC2INS1_13_State_baseV27_SetterIiOiEEvEEOT_ = comdat any

$_ZNSt14_Function_baseD2Ev = comdat any

$_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv = comdat any

$_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_ = comdat any

$_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb = comdat any

$_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ = comdat any

$_ZNSt9once_flag18_Prepare_executionD2Ev = comdat any

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_cvPFvvEEv = comdat any

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv = comdat any

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv = comdat any

$_ZZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv = comdat any

$_ZSt8__invokeIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EENSt15__invoke_resultIT_JDpT0_EE4typeEOSF_DpOSG_ = comdat any

$_ZSt13__invoke_implIvMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEPS1_JS9_SA_EET_St21__invoke_memfun_derefOT0_OT1_DpOT2_ = comdat any

$_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv = comdat any

$_ZNKSt14_Function_base8_M_emptyEv = comdat any

$_ZNSt14_Function_baseC2Ev = comdat any

$_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE21_M_not_empty_functionIS5_EEbRKT_ = comdat any

$_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIS5_EEvRSt9_Any_dataOT_ = comdat any

$_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data = comdat any

$_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation = comdat any

$_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE = comdat any

$_ZNSt9_Any_data9_M_accessEv = comdat any

$_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_ = comdat any

$_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data = comdat any

$_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZNKSt13__future_base13_State_baseV27_SetterIiOiEclEv = comdat any

$_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEptEv = comdat any

$_ZNSt13__future_base7_ResultIiE6_M_setEOi = comdat any

$_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_ = comdat any

$_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE3getEv = comdat any

$_ZNKSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv = comdat any

$_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKSA_ = comdat any

$_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS6_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERKS6_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERKS4_ = comdat any

$_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EEC2EOS5_ = comdat any

$_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_ = comdat any

$_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_ = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_ = comdat any

$_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2EOS3_ = comdat any

$_ZNKSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERKT_v = comdat any

$_ZNKSt9_Any_data9_M_accessEv = comdat any

$_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v = comdat any

$_ZNSt9_Any_data9_M_accessIPNSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v = comdat any

$_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKS7_St18_Manager_operation = comdat any

$_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIRKS5_EEvRSt9_Any_dataOT_ = comdat any

$_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE = comdat any

$_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIRKS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE = comdat any

$_ZNSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v = comdat any

$_ZNSt11unique_lockISt18shared_timed_mutexE6unlockEv = comdat any

$_ZNSt18shared_timed_mutex6unlockEv = comdat any

$_ZNSt22__shared_mutex_pthread6unlockEv = comdat any

$_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_ = comdat any

$_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev = comdat any

$_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev = comdat any

$_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_ = comdat any

$_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv = comdat any

$_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_ = comdat any

$_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv = comdat any

$_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_ = comdat any

$_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_ = comdat any

$_ZNSt18shared_timed_mutex19try_lock_shared_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE = comdat any

$_ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE = comdat any

$_ZNSt18shared_timed_mutex13unlock_sharedEv = comdat any

$_ZNSt22__shared_mutex_pthread13unlock_sharedEv = comdat any

$_ZNSt13__future_base13_State_baseV28wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE = comdat any

$_ZNSt6chronogtIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE = comdat any

$_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEE4zeroEv = comdat any

$_ZStanSt12memory_orderSt23__memory_order_modifier = comdat any

$_ZNSt6chronoltIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE = comdat any

$_ZNSt6chrono15duration_valuesIlE4zeroEv = comdat any

$_ZNSt23__atomic_futex_unsignedILj2147483648EE27_M_load_and_test_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEjjjbSt12memory_orderRKNS2_10time_pointINS2_3_V212steady_clockET_EE = comdat any

$_ZNSt23__atomic_futex_unsignedILj2147483648EE29_M_load_and_test_until_steadyEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE = comdat any

$_ZNSt14__basic_futureIiE6_ResetC2ERS0_ = comdat any

$_ZNKSt14__basic_futureIiE13_M_get_resultEv = comdat any

$_ZNSt14__basic_futureIiE6_ResetD2Ev = comdat any

$_ZNSt13__future_base13_State_baseV24waitEv = comdat any

$_ZNSt15__exception_ptreqERKNS_13exception_ptrES2_ = comdat any

$_ZNSt15__exception_ptr13exception_ptrC2EDn = comdat any

$_ZNSt15__exception_ptr13exception_ptrC2ERKS0_ = comdat any

$_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv = comdat any

$_ZNSt23__atomic_futex_unsignedILj2147483648EE16_M_load_and_testEjjbSt12memory_order = comdat any

$_ZNSt23__atomic_futex_unsignedILj2147483648EE22_M_load_and_test_untilEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2Ev = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE4swapERS4_ = comdat any

$_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev = comdat any

$_ZSt4swapIPNSt13__future_base13_State_baseV2EENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_ = comdat any

$_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_ = comdat any

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

$_ZTISt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

$_ZTVNSt13__future_base7_ResultIiEE = comdat any

$_ZTSNSt13__future_base7_ResultIiEE = comdat any

$_ZTINSt13__future_base7_ResultIiEE = comdat any

$_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE = comdat any

$_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE = comdat any

@_ZL6filled = internal global %"class.std::condition_variable" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL7entered = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [6 x i8] c"there\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp/timed.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [28 x i8] c"!there || future.get() == 7\00", align 1
@_ZL5items = internal unnamed_addr global i32 0, align 4
@.str.3 = private unnamed_addr constant [25 x i8] c"items == (taken ? 0 : 1)\00", align 1
@_ZL7written = internal unnamed_addr global i32 0, align 4
@.str.4 = private unnamed_addr constant [23 x i8] c"entered + written >= 1\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZL4door = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZL5table = internal global { %union.pthread_rwlock_t } zeroinitializer, align 8
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
@_ZTISt19_Sp_make_shared_tag = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt19_Sp_make_shared_tag }, comdat, align 8
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@_ZTVNSt13__future_base7_ResultIiEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt13__future_base7_ResultIiEE, ptr @_ZNSt13__future_base7_ResultIiE10_M_destroyEv, ptr @_ZNSt13__future_base7_ResultIiED2Ev, ptr @_ZNSt13__future_base7_ResultIiED0Ev] }, comdat, align 8
@_ZTSNSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant [31 x i8] c"NSt13__future_base7_ResultIiEE\00", comdat, align 1
@_ZTINSt13__future_base12_Result_baseE = external constant ptr
@_ZTINSt13__future_base7_ResultIiEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base7_ResultIiEE, ptr @_ZTINSt13__future_base12_Result_baseE }, comdat, align 8
@_ZTISt12future_error = external constant ptr
@_ZTVSt12future_error = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.8 = private unnamed_addr constant [20 x i8] c"std::future_error: \00", align 1
@.str.9 = private unnamed_addr constant [22 x i8] c"basic_string::replace\00", align 1
@.str.10 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.11 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@.str.12 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.13 = private unnamed_addr constant [80 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/shared_mutex\00", align 1
@__PRETTY_FUNCTION__._ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE = private unnamed_addr constant [175 x i8] c"bool std::shared_timed_mutex::try_lock_until(const chrono::time_point<chrono::steady_clock, _Duration> &) [_Duration = std::chrono::duration<long, std::ratio<1, 1000000000>>]\00", align 1
@.str.14 = private unnamed_addr constant [11 x i8] c"__ret == 0\00", align 1
@.str.15 = private unnamed_addr constant [90 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_base.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv = private unnamed_addr constant [199 x i8] c"element_type &std::__shared_ptr_access<std::__future_base::_State_baseV2, __gnu_cxx::_S_atomic, false, false>::operator*() const [_Tp = std::__future_base::_State_baseV2, _Lp = __gnu_cxx::_S_atomic]\00", align 1
@.str.16 = private unnamed_addr constant [20 x i8] c"_M_get() != nullptr\00", align 1
@_ZSt15__once_callable = external thread_local global ptr, align 8
@_ZSt11__once_call = external thread_local global ptr, align 8
@_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE = linkonce_odr dso_local constant [48 x i8] c"NSt13__future_base13_State_baseV27_SetterIiOiEE\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE }, comdat, align 8
@__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv = private unnamed_addr constant [43 x i8] c"void std::__shared_mutex_pthread::unlock()\00", align 1
@__PRETTY_FUNCTION__._ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE = private unnamed_addr constant [182 x i8] c"bool std::shared_timed_mutex::try_lock_shared_until(const chrono::time_point<chrono::steady_clock, _Duration> &) [_Duration = std::chrono::duration<long, std::ratio<1, 1000000000>>]\00", align 1
@.str.17 = private unnamed_addr constant [86 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order = private unnamed_addr constant [92 x i8] c"__int_type std::__atomic_base<unsigned int>::load(memory_order) const [_ITp = unsigned int]\00", align 1
@.str.18 = private unnamed_addr constant [28 x i8] c"__b != memory_order_release\00", align 1
@.str.19 = private unnamed_addr constant [28 x i8] c"__b != memory_order_acq_rel\00", align 1
@.str.20 = private unnamed_addr constant [85 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv = private unnamed_addr constant [254 x i8] c"typename add_lvalue_reference<element_type>::type std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter>::operator*() const [_Tp = std::__future_base::_Result_base, _Dp = std::__future_base::_Result_base::_Deleter]\00", align 1
@.str.21 = private unnamed_addr constant [19 x i8] c"get() != pointer()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_timed.cpp, ptr null }]

; Function Attrs: noinline nounwind uwtable
define internal fastcc void @__cxx_global_var_init() unnamed_addr #0 section ".text.startup" !dbg !8 {
  tail call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled) #23, !dbg !12
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt18condition_variableD1Ev, ptr nonnull @_ZL6filled, ptr nonnull @__dso_handle) #23, !dbg !14
  ret void, !dbg !12
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #1

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !15 {
  %1 = alloca %"class.std::promise", align 8
  %2 = alloca %"class.std::future", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %class.anon, align 8
  %5 = alloca %"struct.std::chrono::time_point", align 8
  %6 = alloca %"struct.std::chrono::time_point", align 8
  %7 = alloca %"struct.std::chrono::duration.8", align 8
  %8 = alloca %"class.std::shared_lock", align 8
  %9 = alloca %"struct.std::chrono::duration.9", align 8
  %10 = alloca %"struct.std::chrono::duration.9", align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #23, !dbg !16
  call void @_ZNSt7promiseIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %1), !dbg !17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #23, !dbg !18
  invoke void @_ZNSt7promiseIiE10get_futureEv(ptr nonnull sret(%"class.std::future") align 8 %2, ptr noundef nonnull align 8 dereferenceable(24) %1)
          to label %11 unwind label %25, !dbg !19

11:                                               ; preds = %0
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !21
  store ptr %1, ptr %4, align 8, !dbg !21, !tbaa !22
  invoke fastcc void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %12 unwind label %27, !dbg !26

12:                                               ; preds = %11
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !26
  %13 = invoke fastcc noundef zeroext i1 @_ZL4takev()
          to label %14 unwind label %29, !dbg !27

14:                                               ; preds = %12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !28
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !28
  %15 = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !28
  store i64 %15, ptr %6, align 8, !dbg !28
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !29
  %16 = invoke i64 @_ZNSt8literals15chrono_literalsli1sIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1EEEEv()
          to label %17 unwind label %31, !dbg !29

17:                                               ; preds = %14
  store i64 %16, ptr %7, align 8, !dbg !29
  %18 = invoke i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS4_ILl1ELl1EEEENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS8_IS9_SB_EERKSE_(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %7)
          to label %19 unwind label %31, !dbg !30

19:                                               ; preds = %17
  store i64 %18, ptr %5, align 8, !dbg !30
  %20 = invoke noundef zeroext i1 @_ZNSt11timed_mutex14try_lock_untilINSt6chrono3_V212steady_clockENS1_8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4door, ptr noundef nonnull align 8 dereferenceable(8) %5)
          to label %21 unwind label %31, !dbg !31

21:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !32
  br i1 %20, label %22, label %33, !dbg !32

22:                                               ; preds = %21
  %23 = load i32, ptr @_ZL7entered, align 4, !dbg !33, !tbaa !34
  %24 = add nsw i32 %23, 1, !dbg !33
  store i32 %24, ptr @_ZL7entered, align 4, !dbg !33, !tbaa !34
  call void @_ZNSt11timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4door), !dbg !36
  br label %33, !dbg !37

25:                                               ; preds = %0
  %26 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  br label %72, !dbg !38

27:                                               ; preds = %11
  %28 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !26
  br label %70, !dbg !26

29:                                               ; preds = %12
  %30 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  br label %68, !dbg !38

31:                                               ; preds = %19, %17, %14
  %32 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !32
  br label %68, !dbg !32

33:                                               ; preds = %22, %21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #23, !dbg !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #23, !dbg !40
  %34 = invoke i64 @_ZNSt8literals15chrono_literalsli2msIJLc53EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv()
          to label %35 unwind label %43, !dbg !40

35:                                               ; preds = %33
  store i64 %34, ptr %9, align 8, !dbg !40
  invoke void @_ZNSt11shared_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(9) %8, ptr noundef nonnull align 8 dereferenceable(56) @_ZL5table, ptr noundef nonnull align 8 dereferenceable(8) %9)
          to label %36 unwind label %43, !dbg !41

36:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #23, !dbg !41
  call void @_ZNSt11shared_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %8) #23, !dbg !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #23, !dbg !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #23, !dbg !43
  %37 = invoke i64 @_ZNSt8literals15chrono_literalsli2msIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv()
          to label %38 unwind label %45, !dbg !43

38:                                               ; preds = %36
  store i64 %37, ptr %10, align 8, !dbg !43
  %39 = invoke noundef i32 @_ZNKSt14__basic_futureIiE8wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(8) %10)
          to label %40 unwind label %45, !dbg !44

40:                                               ; preds = %38
  %41 = icmp eq i32 %39, 0, !dbg !45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #23, !dbg !46
  br i1 %41, label %47, label %42, !dbg !47

42:                                               ; preds = %40
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 59, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #24, !dbg !47
  unreachable, !dbg !47

43:                                               ; preds = %35, %33
  %44 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #23, !dbg !41
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #23, !dbg !42
  br label %68, !dbg !42

45:                                               ; preds = %38, %36
  %46 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #23, !dbg !46
  br label %68, !dbg !46

47:                                               ; preds = %40
  %48 = invoke noundef i32 @_ZNSt6futureIiE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %2)
          to label %49 unwind label %52, !dbg !48

49:                                               ; preds = %47
  %50 = icmp eq i32 %48, 7, !dbg !48
  br i1 %50, label %54, label %51, !dbg !48

51:                                               ; preds = %49
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 61, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #24, !dbg !48
  unreachable, !dbg !48

52:                                               ; preds = %54, %47
  %53 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  br label %68, !dbg !38

54:                                               ; preds = %49
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %55 unwind label %52, !dbg !49

55:                                               ; preds = %54
  %56 = load i32, ptr @_ZL5items, align 4, !dbg !50, !tbaa !34
  %57 = xor i1 %13, true, !dbg !50
  %58 = zext i1 %57 to i32, !dbg !50
  %59 = icmp eq i32 %56, %58, !dbg !50
  br i1 %59, label %61, label %60, !dbg !50

60:                                               ; preds = %55
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 63, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #24, !dbg !50
  unreachable, !dbg !50

61:                                               ; preds = %55
  %62 = load i32, ptr @_ZL7entered, align 4, !dbg !51, !tbaa !34
  %63 = load i32, ptr @_ZL7written, align 4, !dbg !51, !tbaa !34
  %64 = add nsw i32 %63, %62, !dbg !51
  %65 = icmp sgt i32 %64, 0, !dbg !51
  br i1 %65, label %67, label %66, !dbg !51

66:                                               ; preds = %61
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 64, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #24, !dbg !51
  unreachable, !dbg !51

67:                                               ; preds = %61
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !38
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #23, !dbg !38
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %1) #23, !dbg !38
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #23, !dbg !38
  ret i32 0, !dbg !38

68:                                               ; preds = %45, %52, %43, %31, %29
  %69 = phi { ptr, i32 } [ %44, %43 ], [ %32, %31 ], [ %30, %29 ], [ %53, %52 ], [ %46, %45 ]
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !38
  br label %70, !dbg !38

70:                                               ; preds = %68, %27
  %71 = phi { ptr, i32 } [ %69, %68 ], [ %28, %27 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !38
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !38
  br label %72, !dbg !38

72:                                               ; preds = %70, %25
  %73 = phi { ptr, i32 } [ %71, %70 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #23, !dbg !38
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %1) #23, !dbg !38
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #23, !dbg !38
  resume { ptr, i32 } %73, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !52 {
  tail call void @_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_(ptr nonnull sret(%"class.std::shared_ptr") align 8 %0), !dbg !54
  %2 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #25
          to label %3 unwind label %5, !dbg !55

3:                                                ; preds = %1
  %4 = getelementptr inbounds %"class.std::promise", ptr %0, i64 0, i32 1, !dbg !56
  tail call void @_ZNSt13__future_base7_ResultIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(21) %2) #23, !dbg !57
  tail call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2IS4_vEEPS2_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %2) #23, !dbg !56
  ret void, !dbg !58

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup, !dbg !58
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !58
  resume { ptr, i32 } %6, !dbg !58
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiE10get_futureEv(ptr noalias sret(%"class.std::future") align 8 %0, ptr noundef nonnull align 8 dereferenceable(24) %1) local_unnamed_addr #6 comdat align 2 !dbg !59 {
  tail call void @_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !60
  ret void, !dbg !61
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline norecurse uwtable
define internal fastcc void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #7 align 2 personality ptr @__gxx_personality_v0 !dbg !62 {
  %3 = alloca %"class.std::unique_ptr.21", align 8
  tail call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !64
  %4 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #25, !dbg !65
  tail call fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !66
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %4) #23, !dbg !67
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %3, ptr noundef null)
          to label %5 unwind label %6, !dbg !68

5:                                                ; preds = %2
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !68
  ret void, !dbg !69

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !69
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !68
  resume { ptr, i32 } %7, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef zeroext i1 @_ZL4takev() unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !70 {
  %1 = alloca %"class.std::unique_lock", align 8
  %2 = alloca %"struct.std::chrono::duration.9", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #23, !dbg !71
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(40) @_ZL5mutex), !dbg !72
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !73
  %3 = invoke i64 @_ZNSt8literals15chrono_literalsli2msIJLc49ELc48EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv()
          to label %4 unwind label %7, !dbg !73

4:                                                ; preds = %0
  store i64 %3, ptr %2, align 8, !dbg !73
  %5 = invoke fastcc noundef zeroext i1 @"_ZNSt18condition_variable8wait_forIlSt5ratioILl1ELl1000EEZL4takevE3$_0EEbRSt11unique_lockISt5mutexERKNSt6chrono8durationIT_T0_EET1_"(ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %6 unwind label %7, !dbg !74

6:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !75
  br i1 %5, label %9, label %12, !dbg !75

7:                                                ; preds = %4, %0
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !76
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !75
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %1) #23, !dbg !76
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #23, !dbg !76
  resume { ptr, i32 } %8, !dbg !76

9:                                                ; preds = %6
  %10 = load i32, ptr @_ZL5items, align 4, !dbg !77, !tbaa !34
  %11 = add nsw i32 %10, -1, !dbg !77
  store i32 %11, ptr @_ZL5items, align 4, !dbg !77, !tbaa !34
  br label %12, !dbg !78

12:                                               ; preds = %6, %9
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %1) #23, !dbg !76
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #23, !dbg !76
  ret i1 %5, !dbg !76
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11timed_mutex14try_lock_untilINSt6chrono3_V212steady_clockENS1_8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !79 {
  %3 = tail call noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE17_M_try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS3_10time_pointINS3_3_V212steady_clockET_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !81
  ret i1 %3, !dbg !82
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS4_ILl1ELl1EEEENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS8_IS9_SB_EERKSE_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !83 {
  %3 = alloca %"struct.std::chrono::time_point", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !85
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !85
  %6 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !86
  store i64 %6, ptr %5, align 8, !dbg !86
  %7 = call i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !87
  store i64 %7, ptr %4, align 8, !dbg !87
  call void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !88
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !89
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !89
  %8 = load i64, ptr %3, align 8, !dbg !89
  ret i64 %8, !dbg !89
}

; Function Attrs: nounwind
declare i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literalsli1sIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1EEEEv() local_unnamed_addr #6 comdat !dbg !90 {
  %1 = tail call i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1EEEEJLc49EEEET_v(), !dbg !91
  ret i64 %1, !dbg !92
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #8 comdat align 2 !dbg !93 {
  tail call fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !94
  ret void, !dbg !95
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literalsli2msIJLc53EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv() local_unnamed_addr #6 comdat !dbg !96 {
  %1 = tail call i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc53EEEET_v(), !dbg !97
  ret i64 %1, !dbg !98
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11shared_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #5 comdat align 2 !dbg !99 {
  store ptr %1, ptr %0, align 8, !dbg !101, !tbaa !102
  %4 = getelementptr inbounds %"class.std::shared_lock", ptr %0, i64 0, i32 1, !dbg !105
  %5 = tail call noundef zeroext i1 @_ZNSt18shared_timed_mutex19try_lock_shared_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !106
  %6 = zext i1 %5 to i8, !dbg !105
  store i8 %6, ptr %4, align 8, !dbg !105, !tbaa !107
  ret void, !dbg !108
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11shared_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !109 {
  %2 = getelementptr inbounds %"class.std::shared_lock", ptr %0, i64 0, i32 1, !dbg !110
  %3 = load i8, ptr %2, align 8, !dbg !110, !tbaa !107, !range !111, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !110
  br i1 %4, label %7, label %5, !dbg !110

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !112, !tbaa !102
  invoke void @_ZNSt18shared_timed_mutex13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(56) %6)
          to label %7 unwind label %8, !dbg !113

7:                                                ; preds = %5, %1
  ret void, !dbg !114

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !113
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !113
  tail call void @__clang_call_terminate(ptr %10) #24, !dbg !113
  unreachable, !dbg !113
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt14__basic_futureIiE8wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !115 {
  tail call void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !116
  %3 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !117
  %4 = tail call noundef i32 @_ZNSt13__future_base13_State_baseV28wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(28) %3, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !118
  ret i32 %4, !dbg !119
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literalsli2msIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv() local_unnamed_addr #6 comdat !dbg !120 {
  %1 = tail call i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49EEEET_v(), !dbg !121
  ret i64 %1, !dbg !122
}

; Function Attrs: noreturn nounwind
declare !dbg !123 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt6futureIiE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !125 {
  %2 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !126
  call void @_ZNSt14__basic_futureIiE6_ResetC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !127
  %3 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %4 unwind label %7, !dbg !128

4:                                                ; preds = %1
  %5 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt13__future_base7_ResultIiE8_M_valueEv(ptr noundef nonnull align 8 dereferenceable(21) %3) #23, !dbg !129
  %6 = load i32, ptr %5, align 4, !dbg !130, !tbaa !34
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !131
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !131
  ret i32 %6, !dbg !131

7:                                                ; preds = %1
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !131
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !131
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !131
  resume { ptr, i32 } %8, !dbg !131
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #10

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !132 {
  %2 = tail call noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !133
  br i1 %2, label %3, label %4, !dbg !133

3:                                                ; preds = %1
  tail call void @_ZSt9terminatev() #24, !dbg !134
  unreachable, !dbg !134

4:                                                ; preds = %1
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !139 {
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !141 {
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = tail call noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEcvbEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !142
  br i1 %3, label %4, label %10, !dbg !143

4:                                                ; preds = %1
  %5 = tail call noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE6uniqueEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !144
  br i1 %5, label %10, label %6, !dbg !145

6:                                                ; preds = %4
  %7 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !146
  %8 = getelementptr inbounds %"class.std::promise", ptr %0, i64 0, i32 1, !dbg !147
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2INS0_7_ResultIiEES2_vEEOS_IT_T0_E(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %8) #23, !dbg !148
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %7, ptr noundef nonnull %2)
          to label %9 unwind label %12, !dbg !149

9:                                                ; preds = %6
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !146
  br label %10, !dbg !146

10:                                               ; preds = %9, %4, %1
  %11 = getelementptr inbounds %"class.std::promise", ptr %0, i64 0, i32 1, !dbg !150
  call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %11) #23, !dbg !150
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !150
  ret void, !dbg !150

12:                                               ; preds = %6
  %13 = landingpad { ptr, i32 }
          catch ptr null, !dbg !149
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !149
  call void @__clang_call_terminate(ptr %14) #24, !dbg !149
  unreachable, !dbg !149
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #5 comdat align 2 !dbg !151 {
  store ptr %1, ptr %0, align 8, !dbg !153, !tbaa !154
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !156
  store i8 0, ptr %3, align 8, !dbg !156, !tbaa !157
  tail call void @_ZNSt11unique_lockISt5mutexE4lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0), !dbg !158
  store i8 1, ptr %3, align 8, !dbg !159, !tbaa !157
  ret void, !dbg !160
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef zeroext i1 @"_ZNSt18condition_variable8wait_forIlSt5ratioILl1ELl1000EEZL4takevE3$_0EEbRSt11unique_lockISt5mutexERKNSt6chrono8durationIT_T0_EET1_"(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 !dbg !161 {
  %3 = alloca %"struct.std::chrono::time_point", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !164
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !164
  %6 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !164
  store i64 %6, ptr %4, align 8, !dbg !164
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !165
  %7 = tail call i64 @_ZNSt6chrono4ceilINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !165
  store i64 %7, ptr %5, align 8, !dbg !165
  %8 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !166
  store i64 %8, ptr %3, align 8, !dbg !166
  %9 = call fastcc noundef zeroext i1 @"_ZNSt18condition_variable10wait_untilINSt6chrono3_V212steady_clockENS1_8durationIlSt5ratioILl1ELl1000000000EEEEZL4takevE3$_0EEbRSt11unique_lockISt5mutexERKNS1_10time_pointIT_T0_EET1_"(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !167
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !168
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !168
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !168
  ret i1 %9, !dbg !168
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literalsli2msIJLc49ELc48EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv() local_unnamed_addr #6 comdat !dbg !169 {
  %1 = tail call i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49ELc48EEEET_v(), !dbg !170
  ret i64 %1, !dbg !171
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !172 {
  %2 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !173
  %3 = load i8, ptr %2, align 8, !dbg !173, !tbaa !157, !range !111, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !173
  br i1 %4, label %6, label %5, !dbg !173

5:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0)
          to label %6 unwind label %7, !dbg !174

6:                                                ; preds = %5, %1
  ret void, !dbg !175

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !174
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !174
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !174
  unreachable, !dbg !174
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #6 comdat align 2 !dbg !176 {
  %2 = load ptr, ptr %0, align 8, !dbg !177, !tbaa !154
  %3 = icmp eq ptr %2, null, !dbg !177
  br i1 %3, label %4, label %5, !dbg !178

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #26, !dbg !179
  unreachable, !dbg !179

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !180
  %7 = load i8, ptr %6, align 8, !dbg !180, !tbaa !157, !range !111, !noundef !11
  %8 = icmp eq i8 %7, 0, !dbg !180
  br i1 %8, label %10, label %9, !dbg !180

9:                                                ; preds = %5
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #26, !dbg !181
  unreachable, !dbg !181

10:                                               ; preds = %5
  tail call void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !182
  store i8 1, ptr %6, align 8, !dbg !183, !tbaa !157
  ret void, !dbg !184
}

; Function Attrs: noreturn
declare !dbg !185 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #6 comdat align 2 !dbg !187 {
  %2 = tail call fastcc noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !189
  %3 = icmp eq i32 %2, 0, !dbg !190
  br i1 %3, label %5, label %4, !dbg !190

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #26, !dbg !191
  unreachable, !dbg !191

5:                                                ; preds = %1
  ret void, !dbg !192
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #8 !dbg !193 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #23, !dbg !195
  ret i32 %2, !dbg !196
}

; Function Attrs: nounwind
declare !dbg !197 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef zeroext i1 @"_ZNSt18condition_variable10wait_untilINSt6chrono3_V212steady_clockENS1_8durationIlSt5ratioILl1ELl1000000000EEEEZL4takevE3$_0EEbRSt11unique_lockISt5mutexERKNS1_10time_pointIT_T0_EET1_"(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 !dbg !199 {
  br label %3, !dbg !200

3:                                                ; preds = %5, %2
  %4 = tail call fastcc noundef zeroext i1 @"_ZZL4takevENK3$_0clEv"(), !dbg !201
  br i1 %4, label %10, label %5, !dbg !200

5:                                                ; preds = %3
  %6 = tail call noundef i32 @_ZNSt18condition_variable10wait_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled, ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !202
  %7 = icmp eq i32 %6, 1, !dbg !203
  br i1 %7, label %8, label %3, !dbg !202, !llvm.loop !204

8:                                                ; preds = %5
  %9 = tail call fastcc noundef zeroext i1 @"_ZZL4takevENK3$_0clEv"(), !dbg !208
  br label %10, !dbg !209

10:                                               ; preds = %3, %8
  %11 = phi i1 [ %9, %8 ], [ true, %3 ], !dbg !210
  ret i1 %11, !dbg !211
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !212 {
  %3 = alloca %"struct.std::chrono::time_point", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !213
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !213
  %6 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !214
  store i64 %6, ptr %5, align 8, !dbg !214
  %7 = call i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS2_EENSt11common_typeIJNS_8durationIT_T0_EENS4_IT1_T2_EEEE4typeERKS7_RKSA_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !215
  store i64 %7, ptr %4, align 8, !dbg !215
  call void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !216
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !217
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !217
  %8 = load i64, ptr %3, align 8, !dbg !217
  ret i64 %8, !dbg !217
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono4ceilINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !218 {
  %2 = alloca %"struct.std::chrono::duration", align 8
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !219
  %5 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !220
  store i64 %5, ptr %2, align 8, !dbg !220
  %6 = call noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1000EEEEbRKNS_8durationIT_T0_EERKNS4_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !221
  br i1 %6, label %7, label %9, !dbg !222

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !223
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #23, !dbg !224
  store i32 1, ptr %4, align 4, !dbg !224, !tbaa !34
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IivEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 4 dereferenceable(4) %4), !dbg !223
  %8 = call i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS2_EENSt11common_typeIJNS_8durationIT_T0_EENS4_IT1_T2_EEEE4typeERKS7_RKSA_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !225
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #23, !dbg !226
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !226
  br label %11, !dbg !226

9:                                                ; preds = %1
  %10 = load i64, ptr %2, align 8, !dbg !227, !tbaa.struct !228
  br label %11, !dbg !231

11:                                               ; preds = %9, %7
  %12 = phi i64 [ %8, %7 ], [ %10, %9 ], !dbg !232
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !233
  ret i64 %12, !dbg !233
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc noundef zeroext i1 @"_ZZL4takevENK3$_0clEv"() unnamed_addr #12 align 2 !dbg !234 {
  %1 = load i32, ptr @_ZL5items, align 4, !dbg !235, !tbaa !34
  %2 = icmp sgt i32 %1, 0, !dbg !236
  ret i1 %2, !dbg !237
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt18condition_variable10wait_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #6 comdat align 2 !dbg !238 {
  %4 = tail call noundef i32 @_ZNSt18condition_variable17__wait_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !239
  ret i32 %4, !dbg !240
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt18condition_variable17__wait_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #6 comdat align 2 !dbg !241 {
  %4 = alloca %"struct.std::chrono::time_point.12", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration", align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %"struct.std::chrono::duration.8", align 8
  %9 = alloca %"struct.std::chrono::time_point", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !242
  %10 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !243
  store i64 %10, ptr %4, align 8, !dbg !243
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !244
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !245
  %11 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !246
  store i64 %11, ptr %6, align 8, !dbg !246
  %12 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !247
  store i64 %12, ptr %5, align 8, !dbg !247
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !247
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #23, !dbg !248
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #23, !dbg !249
  %13 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !250
  store i64 %13, ptr %8, align 8, !dbg !250
  %14 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %8), !dbg !251
  store i64 %14, ptr %7, align 8, !dbg !252, !tbaa !253
  %15 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1, !dbg !252
  %16 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !255
  store i64 %16, ptr %15, align 8, !dbg !252, !tbaa !256
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #23, !dbg !252
  %17 = call noundef ptr @_ZNKSt11unique_lockISt5mutexE5mutexEv(ptr noundef nonnull align 8 dereferenceable(9) %1) #23, !dbg !257
  call void @_ZNSt9__condvar10wait_untilERSt5mutexiR8timespec(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(40) %17, i32 noundef 1, ptr noundef nonnull align 8 dereferenceable(16) %7), !dbg !258
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #23, !dbg !259
  %18 = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !259
  store i64 %18, ptr %9, align 8, !dbg !259
  %19 = call noundef zeroext i1 @_ZNSt6chronoltINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEES6_EEbRKNS_10time_pointIT_T0_EERKNS7_IS8_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !260
  %20 = xor i1 %19, true, !dbg !259
  %21 = zext i1 %20 to i32, !dbg !259
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #23, !dbg !261
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #23, !dbg !262
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !262
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !262
  ret i32 %21, !dbg !261
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !263 {
  %2 = alloca %"struct.std::chrono::time_point.12", align 8
  %3 = alloca %"struct.std::chrono::duration.8", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !264
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !265
  %5 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !266
  store i64 %5, ptr %4, align 8, !dbg !266
  %6 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1EEEElS2_ILl1ELl1000000000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !264
  store i64 %6, ptr %3, align 8, !dbg !264
  call void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !267
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !268
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !268
  %7 = load i64, ptr %2, align 8, !dbg !268
  ret i64 %7, !dbg !268
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !269 {
  %2 = tail call i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1ELl1EElLb1ELb1EE6__castIlS3_EES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !270
  ret i64 %2, !dbg !271
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !272 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::duration.8", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !273
  %5 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !274
  store i64 %5, ptr %3, align 8, !dbg !274
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !275
  %6 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !276
  store i64 %6, ptr %4, align 8, !dbg !276
  %7 = call i64 @_ZNSt6chronomiIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !277
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !278
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !278
  ret i64 %7, !dbg !278
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !279 {
  %2 = load i64, ptr %0, align 8, !dbg !280, !tbaa.struct !228
  ret i64 %2, !dbg !281
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !282 {
  %2 = load i64, ptr %0, align 8, !dbg !283, !tbaa !284
  ret i64 %2, !dbg !286
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !287 {
  %2 = load i64, ptr %0, align 8, !dbg !288, !tbaa !289
  ret i64 %2, !dbg !291
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt9__condvar10wait_untilERSt5mutexiR8timespec(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i32 noundef %2, ptr noundef nonnull align 8 dereferenceable(16) %3) local_unnamed_addr #6 comdat align 2 !dbg !292 {
  %5 = tail call noundef ptr @_ZNSt5mutex13native_handleEv(ptr noundef nonnull align 8 dereferenceable(40) %1) #23, !dbg !293
  %6 = tail call i32 @pthread_cond_clockwait(ptr noundef nonnull %0, ptr noundef %5, i32 noundef %2, ptr noundef nonnull %3), !dbg !294
  ret void, !dbg !295
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt11unique_lockISt5mutexE5mutexEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #8 comdat align 2 !dbg !296 {
  %2 = load ptr, ptr %0, align 8, !dbg !297, !tbaa !154
  ret ptr %2, !dbg !298
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronoltINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEES6_EEbRKNS_10time_pointIT_T0_EERKNS7_IS8_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !299 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !300
  %5 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !301
  store i64 %5, ptr %3, align 8, !dbg !301
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !302
  %6 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !303
  store i64 %6, ptr %4, align 8, !dbg !303
  %7 = call noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !304
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !305
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !305
  ret i1 %7, !dbg !305
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1EEEElS2_ILl1ELl1000000000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !306 {
  %2 = tail call i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1EEEES2_ILl1ELl1000000000EElLb1ELb0EE6__castIlS5_EES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !307
  ret i64 %2, !dbg !308
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !309 {
  %2 = load i64, ptr %0, align 8, !dbg !310, !tbaa.struct !228
  ret i64 %2, !dbg !311
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !312 {
  %3 = load i64, ptr %1, align 8, !dbg !313, !tbaa !229
  store i64 %3, ptr %0, align 8, !dbg !313, !tbaa !229
  ret void, !dbg !314
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1EEEES2_ILl1ELl1000000000EElLb1ELb0EE6__castIlS5_EES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat align 2 !dbg !315 {
  %2 = alloca %"struct.std::chrono::duration.8", align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !316
  %4 = tail call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !317
  %5 = sdiv i64 %4, 1000000000, !dbg !318
  store i64 %5, ptr %3, align 8, !dbg !316, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !319
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !320
  %6 = load i64, ptr %2, align 8, !dbg !320
  ret i64 %6, !dbg !320
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !321 {
  %3 = load i64, ptr %1, align 8, !dbg !322, !tbaa !229
  store i64 %3, ptr %0, align 8, !dbg !323, !tbaa !284
  ret void, !dbg !324
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #13

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1ELl1EElLb1ELb1EE6__castIlS3_EES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat align 2 !dbg !325 {
  %2 = alloca %"struct.std::chrono::duration", align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !326
  %4 = tail call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !327
  store i64 %4, ptr %3, align 8, !dbg !326, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !328
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !329
  %5 = load i64, ptr %2, align 8, !dbg !329
  ret i64 %5, !dbg !329
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !330 {
  %3 = load i64, ptr %1, align 8, !dbg !331, !tbaa !229
  store i64 %3, ptr %0, align 8, !dbg !332, !tbaa !289
  ret void, !dbg !333
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronomiIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !334 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !335
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !335
  %7 = load i64, ptr %0, align 8, !dbg !335, !tbaa !229
  store i64 %7, ptr %5, align 8, !dbg !335, !tbaa !229
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !336
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !337
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !337
  %9 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !338
  %10 = sub nsw i64 %8, %9, !dbg !339
  store i64 %10, ptr %4, align 8, !dbg !335, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !340
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !341
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !341
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !341
  %11 = load i64, ptr %3, align 8, !dbg !341
  ret i64 %11, !dbg !341
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !342 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !343
  %4 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !343
  store i64 %4, ptr %3, align 8, !dbg !343
  %5 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !344
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !343
  store i64 %5, ptr %0, align 8, !dbg !345, !tbaa !289
  ret void, !dbg !346
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !347 {
  %2 = tail call i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1EEEES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !348
  ret i64 %2, !dbg !349
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1EEEES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat align 2 !dbg !350 {
  %2 = alloca %"struct.std::chrono::duration", align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !351
  %4 = tail call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !352
  %5 = mul nsw i64 %4, 1000000000, !dbg !353
  store i64 %5, ptr %3, align 8, !dbg !351, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !354
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !355
  %6 = load i64, ptr %2, align 8, !dbg !355
  ret i64 %6, !dbg !355
}

declare !dbg !356 i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt5mutex13native_handleEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #8 comdat align 2 !dbg !357 {
  ret ptr %0, !dbg !358
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !359 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !360
  %5 = load i64, ptr %0, align 8, !dbg !360, !tbaa !229
  store i64 %5, ptr %3, align 8, !dbg !360, !tbaa !229
  %6 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !361
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !362
  %7 = load i64, ptr %1, align 8, !dbg !362, !tbaa !229
  store i64 %7, ptr %4, align 8, !dbg !362, !tbaa !229
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !363
  %9 = icmp slt i64 %6, %8, !dbg !364
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !365
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !365
  ret i1 %9, !dbg !365
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS2_EENSt11common_typeIJNS_8durationIT_T0_EENS4_IT1_T2_EEEE4typeERKS7_RKSA_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !366 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !367
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !367
  %7 = load i64, ptr %0, align 8, !dbg !367, !tbaa !229
  store i64 %7, ptr %5, align 8, !dbg !367, !tbaa !229
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !368
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !369
  %9 = load i64, ptr %1, align 8, !dbg !369, !tbaa !229
  store i64 %9, ptr %6, align 8, !dbg !369, !tbaa !229
  %10 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !370
  %11 = add nsw i64 %10, %8, !dbg !371
  store i64 %11, ptr %4, align 8, !dbg !367, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !372
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !373
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !373
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !373
  %12 = load i64, ptr %3, align 8, !dbg !373
  ret i64 %12, !dbg !373
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !374 {
  %3 = load i64, ptr %1, align 8, !dbg !375, !tbaa !229
  store i64 %3, ptr %0, align 8, !dbg !375, !tbaa !229
  ret void, !dbg !376
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !377 {
  %2 = tail call i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1000EEEES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !378
  ret i64 %2, !dbg !379
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1000EEEEbRKNS_8durationIT_T0_EERKNS4_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !380 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !381
  %5 = load i64, ptr %0, align 8, !dbg !381, !tbaa !229
  store i64 %5, ptr %3, align 8, !dbg !381, !tbaa !229
  %6 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !382
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !383
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1000EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !383
  %7 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !384
  %8 = icmp slt i64 %6, %7, !dbg !385
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !386
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !386
  ret i1 %8, !dbg !386
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IivEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #0 comdat align 2 !dbg !387 {
  %3 = load i32, ptr %1, align 4, !dbg !388, !tbaa !34
  %4 = sext i32 %3 to i64, !dbg !388
  store i64 %4, ptr %0, align 8, !dbg !389, !tbaa !289
  ret void, !dbg !390
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1000EEEES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat align 2 !dbg !391 {
  %2 = alloca %"struct.std::chrono::duration", align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !392
  %4 = tail call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !393
  %5 = mul nsw i64 %4, 1000000, !dbg !394
  store i64 %5, ptr %3, align 8, !dbg !392, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !395
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !396
  %6 = load i64, ptr %2, align 8, !dbg !396
  ret i64 %6, !dbg !396
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !397 {
  %2 = load i64, ptr %0, align 8, !dbg !398, !tbaa !399
  ret i64 %2, !dbg !401
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1000EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !402 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !403
  %4 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !403
  store i64 %4, ptr %3, align 8, !dbg !403
  %5 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !404
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !403
  store i64 %5, ptr %0, align 8, !dbg !405, !tbaa !289
  ret void, !dbg !406
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49ELc48EEEET_v() local_unnamed_addr #6 comdat !dbg !407 {
  %1 = alloca %"struct.std::chrono::duration.9", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !408
  store i64 10, ptr %2, align 8, !dbg !409, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !410
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !411
  %3 = load i64, ptr %1, align 8, !dbg !411
  ret i64 %3, !dbg !411
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !412 {
  %3 = load i64, ptr %1, align 8, !dbg !413, !tbaa !229
  store i64 %3, ptr %0, align 8, !dbg !414, !tbaa !399
  ret void, !dbg !415
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #6 comdat align 2 !dbg !416 {
  %2 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !417
  %3 = load i8, ptr %2, align 8, !dbg !417, !tbaa !157, !range !111, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !417
  br i1 %4, label %5, label %6, !dbg !418

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #26, !dbg !419
  unreachable, !dbg !419

6:                                                ; preds = %1
  %7 = load ptr, ptr %0, align 8, !dbg !420, !tbaa !154
  %8 = icmp eq ptr %7, null, !dbg !420
  br i1 %8, label %10, label %9, !dbg !420

9:                                                ; preds = %6
  tail call void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %7), !dbg !421
  store i8 0, ptr %2, align 8, !dbg !422, !tbaa !157
  br label %10, !dbg !423

10:                                               ; preds = %6, %9
  ret void, !dbg !424
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #14 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #23
  tail call void @_ZSt9terminatev() #24
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !425 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #6 comdat align 2 !dbg !426 {
  tail call fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !427
  ret void, !dbg !428
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #8 !dbg !429 {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #23, !dbg !430
  ret void, !dbg !431
}

; Function Attrs: nounwind
declare !dbg !432 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !433 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !434
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !434
  %7 = load i64, ptr %0, align 8, !dbg !434, !tbaa !229
  store i64 %7, ptr %5, align 8, !dbg !434, !tbaa !229
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !435
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !436
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !436
  %9 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !437
  %10 = add nsw i64 %9, %8, !dbg !438
  store i64 %10, ptr %4, align 8, !dbg !434, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !439
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !440
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !440
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !440
  %11 = load i64, ptr %3, align 8, !dbg !440
  ret i64 %11, !dbg !440
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1EEEEJLc49EEEET_v() local_unnamed_addr #6 comdat !dbg !441 {
  %1 = alloca %"struct.std::chrono::duration.8", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !442
  store i64 1, ptr %2, align 8, !dbg !443, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !444
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !445
  %3 = load i64, ptr %1, align 8, !dbg !445
  ret i64 %3, !dbg !445
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc53EEEET_v() local_unnamed_addr #6 comdat !dbg !446 {
  %1 = alloca %"struct.std::chrono::duration.9", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !447
  store i64 5, ptr %2, align 8, !dbg !448, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !449
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !450
  %3 = load i64, ptr %1, align 8, !dbg !450
  ret i64 %3, !dbg !450
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49EEEET_v() local_unnamed_addr #6 comdat !dbg !451 {
  %1 = alloca %"struct.std::chrono::duration.9", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !452
  store i64 1, ptr %2, align 8, !dbg !453, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !454
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !455
  %3 = load i64, ptr %1, align 8, !dbg !455
  ret i64 %3, !dbg !455
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !456 {
  %2 = alloca %"class.std::thread::id", align 8
  %3 = load i64, ptr %0, align 8, !dbg !457, !tbaa.struct !228
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !458
  %4 = load i64, ptr %2, align 8, !dbg !459
  %5 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %3, i64 %4) #23, !dbg !459
  %6 = xor i1 %5, true, !dbg !460
  ret i1 %6, !dbg !461
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) local_unnamed_addr #8 comdat !dbg !462 {
  %3 = icmp eq i64 %0, %1, !dbg !463
  ret i1 %3, !dbg !464
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !465 {
  store i64 0, ptr %0, align 8, !dbg !466, !tbaa !467
  ret void, !dbg !469
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !470 {
  %2 = load ptr, ptr %0, align 8, !dbg !472, !tbaa !473
  %3 = icmp eq ptr %2, null, !dbg !475
  br i1 %3, label %5, label %4, !dbg !472

4:                                                ; preds = %1
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !476
  br label %5, !dbg !477

5:                                                ; preds = %4, %1
  ret void, !dbg !478
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !479 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 1, !dbg !480
  %3 = load atomic i64, ptr %2 acquire, align 8, !dbg !481
  %4 = icmp eq i64 %3, 4294967297, !dbg !482
  br i1 %4, label %5, label %13, !dbg !481

5:                                                ; preds = %1
  store i32 0, ptr %2, align 8, !dbg !483, !tbaa !484
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !486
  store i32 0, ptr %6, align 4, !dbg !487, !tbaa !488
  %7 = load ptr, ptr %0, align 8, !dbg !489, !tbaa !490
  %8 = getelementptr inbounds ptr, ptr %7, i64 2, !dbg !489
  %9 = load ptr, ptr %8, align 8, !dbg !489
  tail call void %9(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !489
  %10 = load ptr, ptr %0, align 8, !dbg !492, !tbaa !490
  %11 = getelementptr inbounds ptr, ptr %10, i64 3, !dbg !492
  %12 = load ptr, ptr %11, align 8, !dbg !492
  tail call void %12(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !492
  br label %25, !dbg !493

13:                                               ; preds = %1
  %14 = load i8, ptr @__libc_single_threaded, align 1, !dbg !494, !tbaa !500
  %15 = icmp eq i8 %14, 0, !dbg !494
  br i1 %15, label %19, label %16, !dbg !501

16:                                               ; preds = %13
  %17 = load i32, ptr %2, align 8, !dbg !502, !tbaa !34
  %18 = add nsw i32 %17, -1, !dbg !505
  store i32 %18, ptr %2, align 8, !dbg !505, !tbaa !34
  br label %21, !dbg !506

19:                                               ; preds = %13
  %20 = atomicrmw volatile add ptr %2, i32 -1 acq_rel, align 4, !dbg !507
  br label %21, !dbg !510

21:                                               ; preds = %19, %16
  %22 = phi i32 [ %17, %16 ], [ %20, %19 ], !dbg !511
  %23 = icmp eq i32 %22, 1, !dbg !512
  br i1 %23, label %24, label %25, !dbg !513, !prof !514

24:                                               ; preds = %21
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !515
  br label %25, !dbg !516

25:                                               ; preds = %21, %24, %5
  ret void, !dbg !517
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !518 {
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !519
  ret void, !dbg !520
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !521 {
  %2 = load ptr, ptr %0, align 8, !dbg !522, !tbaa !490
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !522
  %4 = load ptr, ptr %3, align 8, !dbg !522
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !522
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !523
  %6 = load i8, ptr @__libc_single_threaded, align 1, !dbg !524, !tbaa !500
  %7 = icmp eq i8 %6, 0, !dbg !524
  br i1 %7, label %11, label %8, !dbg !527

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !dbg !528, !tbaa !34
  %10 = add nsw i32 %9, -1, !dbg !530
  store i32 %10, ptr %5, align 4, !dbg !530, !tbaa !34
  br label %13, !dbg !531

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4, !dbg !532
  br label %13, !dbg !534

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ], !dbg !535
  %15 = icmp eq i32 %14, 1, !dbg !536
  br i1 %15, label %16, label %20, !dbg !537

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !dbg !538, !tbaa !490
  %18 = getelementptr inbounds ptr, ptr %17, i64 3, !dbg !538
  %19 = load ptr, ptr %18, align 8, !dbg !538
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !538
  br label %20, !dbg !539

20:                                               ; preds = %16, %13
  ret void, !dbg !540
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_(ptr noalias sret(%"class.std::shared_ptr") align 8 %0) local_unnamed_addr #6 comdat !dbg !541 {
  %2 = alloca %"class.std::allocator", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #23, !dbg !543
  call void @_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr nonnull %2), !dbg !544
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #23, !dbg !545
  ret void, !dbg !545
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #15

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !546 {
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %2 unwind label %4, !dbg !547

2:                                                ; preds = %1
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !548, !tbaa !490
  %3 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 2, !dbg !549
  store i8 0, ptr %3, align 4, !dbg !549, !tbaa !550
  ret void, !dbg !555

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !547
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !547
  tail call void @__clang_call_terminate(ptr %6) #24, !dbg !547
  unreachable, !dbg !547
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2IS4_vEEPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !556 {
  invoke void @_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS2_S4_EEPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1)
          to label %3 unwind label %4, !dbg !558

3:                                                ; preds = %2
  ret void, !dbg !559

4:                                                ; preds = %2
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !558
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !558
  tail call void @__clang_call_terminate(ptr %6) #24, !dbg !558
  unreachable, !dbg !558
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1) unnamed_addr #5 comdat align 2 !dbg !560 {
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1), !dbg !561
  ret void, !dbg !562
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1) unnamed_addr #5 comdat align 2 !dbg !563 {
  store ptr null, ptr %0, align 8, !dbg !564, !tbaa !565
  %3 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !567
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2INSt13__future_base13_State_baseV2ESaIvEJEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1), !dbg !567
  %4 = load ptr, ptr %0, align 8, !dbg !568, !tbaa !565
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS1_S1_EENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %4) #23, !dbg !569
  ret void, !dbg !570
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2INSt13__future_base13_State_baseV2ESaIvEJEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr %2) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !571 {
  %4 = alloca %"class.std::allocator.13", align 1
  %5 = alloca %"struct.std::__allocated_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #23, !dbg !572
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !573
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #23, !dbg !574
  invoke void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS9_(ptr nonnull sret(%"struct.std::__allocated_ptr") align 8 %5, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %6 unwind label %10, !dbg !575

6:                                                ; preds = %3
  %7 = call noundef ptr @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %5), !dbg !576
  call void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJEEES2_DpOT_(ptr noundef nonnull align 8 dereferenceable(48) %7), !dbg !577
  %8 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr null) #23, !dbg !578
  store ptr %7, ptr %0, align 8, !dbg !579, !tbaa !473
  %9 = call noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %7) #23, !dbg !580
  store ptr %9, ptr %1, align 8, !dbg !581, !tbaa !22
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #23, !dbg !582
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #23, !dbg !582
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #23, !dbg !582
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #23, !dbg !582
  ret void, !dbg !582

10:                                               ; preds = %3
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !582
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #23, !dbg !582
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #23, !dbg !582
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #23, !dbg !582
  resume { ptr, i32 } %11, !dbg !582
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS1_S1_EENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !583 {
  ret void, !dbg !584
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #0 comdat align 2 !dbg !585 {
  tail call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !587
  ret void, !dbg !588
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS9_(ptr noalias sret(%"struct.std::__allocated_ptr") align 8 %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr #6 comdat !dbg !589 {
  %3 = tail call noundef ptr @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS7_m(ptr noundef nonnull align 1 dereferenceable(1) %1, i64 noundef 1), !dbg !591
  tail call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS7_PS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef %3) #23, !dbg !592
  ret void, !dbg !593
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !594 {
  %2 = getelementptr inbounds %"struct.std::__allocated_ptr", ptr %0, i64 0, i32 1, !dbg !595
  %3 = load ptr, ptr %2, align 8, !dbg !595, !tbaa !596
  %4 = tail call noundef ptr @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S8_(ptr noundef %3) #23, !dbg !598
  ret ptr %4, !dbg !599
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJEEES2_DpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 !dbg !600 {
  %2 = alloca %"class.std::allocator", align 1
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !601
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !602, !tbaa !490
  %3 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !603
  tail call void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES2_(ptr noundef nonnull align 8 dereferenceable(32) %3) #23, !dbg !603
  %4 = tail call noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !604
  call void @_ZNSt16allocator_traitsISaIvEE9constructINSt13__future_base13_State_baseV2EJEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef %4) #23, !dbg !605
  ret void, !dbg !606
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1) local_unnamed_addr #8 comdat align 2 !dbg !607 {
  %3 = getelementptr inbounds %"struct.std::__allocated_ptr", ptr %0, i64 0, i32 1, !dbg !608
  store ptr null, ptr %3, align 8, !dbg !609, !tbaa !596
  ret ptr %0, !dbg !610
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %0) local_unnamed_addr #8 comdat align 2 !dbg !611 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !612
  %3 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(32) %2) #23, !dbg !613
  ret ptr %3, !dbg !614
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !615 {
  %2 = getelementptr inbounds %"struct.std::__allocated_ptr", ptr %0, i64 0, i32 1, !dbg !616
  %3 = load ptr, ptr %2, align 8, !dbg !616, !tbaa !596
  %4 = icmp eq ptr %3, null, !dbg !617
  br i1 %4, label %7, label %5, !dbg !616

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !618, !tbaa !619
  invoke void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS7_PS6_m(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef nonnull %3, i64 noundef 1)
          to label %7 unwind label %8, !dbg !620

7:                                                ; preds = %5, %1
  ret void, !dbg !621

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !620
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !620
  tail call void @__clang_call_terminate(ptr %10) #24, !dbg !620
  unreachable, !dbg !620
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !622 {
  ret void, !dbg !624
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !625 {
  ret void, !dbg !626
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS7_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !627 {
  %3 = tail call noundef ptr @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef null), !dbg !629
  ret ptr %3, !dbg !630
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS7_PS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef %2) unnamed_addr #0 comdat align 2 !dbg !631 {
  store ptr %1, ptr %0, align 8, !dbg !632, !tbaa !619
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", ptr %0, i64 0, i32 1, !dbg !633
  store ptr %2, ptr %4, align 8, !dbg !633, !tbaa !596
  ret void, !dbg !634
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !635 {
  %4 = tail call noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !636
  %5 = icmp ult i64 %4, %1, !dbg !637
  br i1 %5, label %6, label %10, !dbg !638, !prof !514

6:                                                ; preds = %3
  %7 = icmp ugt i64 %1, 384307168202282325, !dbg !639
  br i1 %7, label %8, label %9, !dbg !640

8:                                                ; preds = %6
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #26, !dbg !641
  unreachable, !dbg !641

9:                                                ; preds = %6
  tail call void @_ZSt17__throw_bad_allocv() #26, !dbg !642
  unreachable, !dbg !642

10:                                               ; preds = %3
  %11 = mul i64 %1, 48, !dbg !643
  %12 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %11) #25, !dbg !644
  ret ptr %12, !dbg !645
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !646 {
  ret i64 192153584101141162, !dbg !647
}

; Function Attrs: noreturn
declare !dbg !648 void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #11

; Function Attrs: noreturn
declare !dbg !649 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S8_(ptr noundef %0) local_unnamed_addr #8 comdat !dbg !650 {
  ret ptr %0, !dbg !652
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !653 {
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !654, !tbaa !490
  %2 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 1, !dbg !655
  store i32 1, ptr %2, align 8, !dbg !655, !tbaa !484
  %3 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !656
  store i32 1, ptr %3, align 4, !dbg !656, !tbaa !488
  ret void, !dbg !657
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES2_(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !658 {
  %2 = alloca %"class.std::allocator", align 1
  call void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !659
  ret void, !dbg !660
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE9constructINSt13__future_base13_State_baseV2EJEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !661 {
  tail call void @_ZSt10_ConstructINSt13__future_base13_State_baseV2EJEEvPT_DpOT0_(ptr noundef %1), !dbg !662
  ret void, !dbg !663
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !664 {
  ret void, !dbg !665
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 !dbg !666 {
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !667
  tail call void @_ZdlPv(ptr noundef %0) #27, !dbg !667
  ret void, !dbg !668
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #8 comdat align 2 !dbg !669 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !670
  %3 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(ptr noundef nonnull align 8 dereferenceable(32) %2) #23, !dbg !671
  %4 = tail call noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !672
  tail call void @_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base13_State_baseV2EEEvRS0_PT_(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %4) #23, !dbg !673
  ret void, !dbg !674
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #8 comdat align 2 !dbg !675 {
  %2 = alloca %"class.std::allocator.13", align 1
  %3 = alloca %"struct.std::__allocated_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #23, !dbg !676
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !677
  %5 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(ptr noundef nonnull align 8 dereferenceable(32) %4) #23, !dbg !678
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 1 dereferenceable(1) %5) #23, !dbg !679
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #23, !dbg !680
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS7_PS6_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull %0) #23, !dbg !681
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !682
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #23, !dbg !683
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #23, !dbg !683
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !683
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #23, !dbg !683
  ret void, !dbg !683
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #8 comdat align 2 !dbg !684 {
  %3 = tail call noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !685
  %4 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #23, !dbg !686
  %5 = icmp eq ptr %4, %1, !dbg !687
  br i1 %5, label %9, label %6, !dbg !688

6:                                                ; preds = %2
  %7 = tail call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @_ZTISt19_Sp_make_shared_tag) #23, !dbg !689
  %8 = select i1 %7, ptr %3, ptr null, !dbg !690
  br label %9, !dbg !690

9:                                                ; preds = %6, %2
  %10 = phi ptr [ %3, %2 ], [ %8, %6 ], !dbg !691
  ret ptr %10, !dbg !692
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !693 {
  tail call void @llvm.trap() #24, !dbg !694
  unreachable, !dbg !694
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 !dbg !695 {
  %2 = load ptr, ptr %0, align 8, !dbg !696, !tbaa !490
  %3 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !696
  %4 = load ptr, ptr %3, align 8, !dbg !696
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !696
  ret void, !dbg !697
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #16

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #0 comdat align 2 !dbg !698 {
  ret void, !dbg !699
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt10_ConstructINSt13__future_base13_State_baseV2EJEEvPT_DpOT0_(ptr noundef %0) local_unnamed_addr #8 comdat !dbg !700 {
  tail call void @_ZNSt13__future_base13_State_baseV2C2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #23, !dbg !702
  ret void, !dbg !703
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2C2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !704 {
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !705, !tbaa !490
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !706
  tail call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_vEEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !706
  %3 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !707
  tail call void @_ZNSt23__atomic_futex_unsignedILj2147483648EEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef 0), !dbg !707
  %4 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 3, !dbg !708
  tail call void @_ZNSt11atomic_flagC2Eb(ptr noundef nonnull align 1 dereferenceable(1) %4, i1 noundef zeroext false) #23, !dbg !709
  %5 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 5, !dbg !710
  tail call void @_ZNSt9once_flagC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #23, !dbg !710
  ret void, !dbg !711
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_vEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !712 {
  store i64 0, ptr %0, align 8, !dbg !713
  tail call void @_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !713
  ret void, !dbg !714
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23__atomic_futex_unsignedILj2147483648EEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !715 {
  tail call void @_ZNSt6atomicIjEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #23, !dbg !717
  ret void, !dbg !718
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11atomic_flagC2Eb(ptr noundef nonnull align 1 dereferenceable(1) %0, i1 noundef zeroext %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !719 {
  %3 = tail call noundef zeroext i1 @_ZNSt11atomic_flag7_S_initEb(i1 noundef zeroext %1), !dbg !721
  %4 = zext i1 %3 to i8, !dbg !722
  store i8 %4, ptr %0, align 1, !dbg !722, !tbaa !723
  ret void, !dbg !725
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9once_flagC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #0 comdat align 2 !dbg !726 {
  store i32 0, ptr %0, align 4, !dbg !727, !tbaa !728
  ret void, !dbg !730
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #0 comdat align 2 !dbg !731 {
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !732, !tbaa !490
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !732
  tail call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !732
  ret void, !dbg !732
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #0 comdat align 2 !dbg !733 {
  tail call void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #23, !dbg !734
  tail call void @_ZdlPv(ptr noundef %0) #27, !dbg !734
  ret void, !dbg !734
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #8 comdat align 2 !dbg !735 {
  ret void, !dbg !736
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #8 comdat align 2 !dbg !737 {
  ret i1 false, !dbg !738
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #17

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !739 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !740
  ret void, !dbg !740
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !741 {
  tail call void @_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !742
  ret void, !dbg !743
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !744 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !746

2:                                                ; preds = %1
  ret void, !dbg !747

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !746
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !746
  tail call void @__clang_call_terminate(ptr %5) #24, !dbg !746
  unreachable, !dbg !746
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !748 {
  tail call void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !749
  tail call void @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !750
  ret void, !dbg !751
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !752 {
  tail call void @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !753
  ret void, !dbg !754
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !755 {
  store ptr null, ptr %0, align 8, !dbg !756, !tbaa !757
  ret void, !dbg !759
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !760 {
  ret void, !dbg !761
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6atomicIjEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !762 {
  tail call void @_ZNSt13__atomic_baseIjEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #23, !dbg !764
  ret void, !dbg !765
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__atomic_baseIjEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !766 {
  store i32 %1, ptr %0, align 4, !dbg !767, !tbaa !768
  ret void, !dbg !770
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11atomic_flag7_S_initEb(i1 noundef zeroext %0) local_unnamed_addr #8 comdat align 2 !dbg !771 {
  ret i1 %0, !dbg !772
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !773 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !774
  %3 = load ptr, ptr %2, align 8, !dbg !775, !tbaa !22
  %4 = icmp eq ptr %3, null, !dbg !776
  br i1 %4, label %8, label %5, !dbg !775

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !777
  %7 = load ptr, ptr %2, align 8, !dbg !778, !tbaa !22
  invoke void @_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef %7)
          to label %8 unwind label %9, !dbg !777

8:                                                ; preds = %5, %1
  store ptr null, ptr %2, align 8, !dbg !779, !tbaa !22
  ret void, !dbg !780

9:                                                ; preds = %5
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !777
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !777
  tail call void @__clang_call_terminate(ptr %11) #24, !dbg !777
  unreachable, !dbg !777
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !781 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !782
  ret ptr %2, !dbg !783
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !784 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !785
  ret ptr %2, !dbg !786
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !787 {
  %3 = load ptr, ptr %1, align 8, !dbg !788, !tbaa !490
  %4 = load ptr, ptr %3, align 8, !dbg !788
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !788
  ret void, !dbg !789
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !790 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !791
  ret ptr %2, !dbg !792
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !793 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !794
  ret ptr %2, !dbg !795
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !796 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !797
  ret ptr %2, !dbg !798
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !799 {
  ret ptr %0, !dbg !800
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !801 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !802
  ret ptr %2, !dbg !803
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !804 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ENSt13__future_base12_Result_base8_DeleterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !805
  ret ptr %2, !dbg !806
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ENSt13__future_base12_Result_base8_DeleterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat !dbg !807 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !808
  ret ptr %2, !dbg !809
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !810 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !811
  ret ptr %2, !dbg !812
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !813 {
  ret ptr %0, !dbg !814
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #18

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base13_State_baseV2EEEvRS0_PT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !815 {
  tail call void @_ZSt8_DestroyINSt13__future_base13_State_baseV2EEvPT_(ptr noundef %1), !dbg !816
  ret void, !dbg !817
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !818 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !819
  ret ptr %2, !dbg !820
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyINSt13__future_base13_State_baseV2EEvPT_(ptr noundef %0) local_unnamed_addr #8 comdat !dbg !821 {
  %2 = load ptr, ptr %0, align 8, !dbg !822, !tbaa !490
  %3 = load ptr, ptr %2, align 8, !dbg !822
  tail call void %3(ptr noundef nonnull align 8 dereferenceable(28) %0) #23, !dbg !822
  ret void, !dbg !823
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !824 {
  ret ptr %0, !dbg !825
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt19_Sp_make_shared_tag5_S_tiEv() local_unnamed_addr #8 comdat align 2 !dbg !826 {
  ret ptr @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !827
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 !dbg !828 {
  %3 = getelementptr inbounds %"class.std::type_info", ptr %0, i64 0, i32 1, !dbg !830
  %4 = load ptr, ptr %3, align 8, !dbg !830, !tbaa !831
  %5 = getelementptr inbounds %"class.std::type_info", ptr %1, i64 0, i32 1, !dbg !833
  %6 = load ptr, ptr %5, align 8, !dbg !833, !tbaa !831
  %7 = icmp eq ptr %4, %6, !dbg !834
  br i1 %7, label %15, label %8, !dbg !830

8:                                                ; preds = %2
  %9 = load i8, ptr %4, align 1, !dbg !835, !tbaa !500
  %10 = icmp eq i8 %9, 42, !dbg !836
  br i1 %10, label %15, label %11, !dbg !837

11:                                               ; preds = %8
  %12 = tail call noundef ptr @_ZNKSt9type_info4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !838
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %4, ptr noundef nonnull dereferenceable(1) %12) #23, !dbg !839
  %14 = icmp eq i32 %13, 0, !dbg !840
  br label %15

15:                                               ; preds = %8, %11, %2
  %16 = phi i1 [ true, %2 ], [ false, %8 ], [ %14, %11 ], !dbg !841
  ret i1 %16, !dbg !842
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !843 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #19

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt9type_info4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !844 {
  %2 = getelementptr inbounds %"class.std::type_info", ptr %0, i64 0, i32 1, !dbg !845
  %3 = load ptr, ptr %2, align 8, !dbg !845, !tbaa !831
  %4 = load i8, ptr %3, align 1, !dbg !845, !tbaa !500
  %5 = icmp eq i8 %4, 42, !dbg !846
  %6 = zext i1 %5 to i64, !dbg !845
  %7 = getelementptr i8, ptr %3, i64 %6, !dbg !845
  ret ptr %7, !dbg !847
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !848 {
  %2 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE7_M_addrEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !850
  ret ptr %2, !dbg !851
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE7_M_addrEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !852 {
  ret ptr %0, !dbg !853
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS7_PS6_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !854 {
  tail call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS6_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2), !dbg !855
  ret void, !dbg !856
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS6_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !857 {
  tail call void @_ZdlPv(ptr noundef %1) #27, !dbg !858
  ret void, !dbg !859
}

declare void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #8 comdat align 2 !dbg !860 {
  %2 = load ptr, ptr %0, align 8, !dbg !861, !tbaa !490
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !861
  %4 = load ptr, ptr %3, align 8, !dbg !861
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(21) %0) #23, !dbg !861
  ret void, !dbg !862
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #0 comdat align 2 !dbg !863 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !864, !tbaa !490
  %2 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 2, !dbg !865
  %3 = load i8, ptr %2, align 4, !dbg !865, !tbaa !550, !range !111, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !865
  br i1 %4, label %7, label %5, !dbg !865

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt13__future_base7_ResultIiE8_M_valueEv(ptr noundef nonnull align 8 dereferenceable(21) %0) #23, !dbg !866
  br label %7, !dbg !866

7:                                                ; preds = %5, %1
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !867
  ret void, !dbg !867
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED0Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #0 comdat align 2 !dbg !868 {
  tail call void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) #23, !dbg !869
  tail call void @_ZdlPv(ptr noundef %0) #27, !dbg !869
  ret void, !dbg !870
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt13__future_base7_ResultIiE8_M_valueEv(ptr noundef nonnull align 8 dereferenceable(21) %0) local_unnamed_addr #8 comdat align 2 !dbg !871 {
  %2 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 1, !dbg !872
  %3 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(ptr noundef nonnull align 4 dereferenceable(4) %2) #23, !dbg !873
  ret ptr %3, !dbg !874
}

; Function Attrs: nounwind
declare void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #8 comdat align 2 !dbg !875 {
  %2 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #23, !dbg !876
  ret ptr %2, !dbg !877
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #8 comdat align 2 !dbg !878 {
  ret ptr %0, !dbg !879
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS2_S4_EEPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #5 comdat align 2 !dbg !880 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1), !dbg !881
  ret void, !dbg !881
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !882 {
  tail call void @_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !883
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !884
  store ptr %1, ptr %3, align 8, !dbg !885, !tbaa !22
  ret void, !dbg !886
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !887 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !888

2:                                                ; preds = %1
  ret void, !dbg !889

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !888
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !888
  tail call void @__clang_call_terminate(ptr %5) #24, !dbg !888
  unreachable, !dbg !888
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !890 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !891
  ret ptr %2, !dbg !892
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !893 {
  tail call void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !894
  tail call void @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !895
  ret void, !dbg !896
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !897 {
  store ptr null, ptr %0, align 8, !dbg !898, !tbaa !899
  ret void, !dbg !901
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !902 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !903
  ret ptr %2, !dbg !904
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !905 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERS6_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !906
  ret ptr %2, !dbg !907
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERS6_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !908 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !909
  ret ptr %2, !dbg !910
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !911 {
  ret ptr %0, !dbg !912
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEcvbEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !913 {
  %2 = load ptr, ptr %0, align 8, !dbg !914, !tbaa !565
  %3 = icmp ne ptr %2, null, !dbg !915
  ret i1 %3, !dbg !916
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE6uniqueEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !917 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !918
  %3 = tail call noundef zeroext i1 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE9_M_uniqueEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !919
  ret i1 %3, !dbg !920
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !921 {
  %2 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !922
  ret ptr %2, !dbg !923
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !924 {
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %4 = alloca %"class.std::future_error", align 8
  %5 = tail call noundef zeroext i1 @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEcvbEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !925
  br i1 %5, label %6, label %15, !dbg !926

6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !927
  call void @_ZNSt12future_errorC2ESt11future_errc(ptr noundef nonnull align 8 dereferenceable(32) %4, i32 noundef 4), !dbg !928
  call void @_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_(ptr nonnull sret(%"class.std::__exception_ptr::exception_ptr") align 8 %3, ptr noundef nonnull %4) #23, !dbg !927
  %7 = call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEptEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !929
  %8 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %7, i64 0, i32 1, !dbg !930
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__exception_ptr13exception_ptraSEOS0_(ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !931
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !929
  call void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #23, !dbg !929
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !929
  %10 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !932
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %10, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !933
  %11 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !934
  %12 = atomicrmw xchg ptr %11, i32 1 release, align 4, !dbg !935
  %13 = icmp sgt i32 %12, -1, !dbg !940
  br i1 %13, label %15, label %14, !dbg !940

14:                                               ; preds = %6
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %11), !dbg !941
  br label %15, !dbg !941

15:                                               ; preds = %14, %6, %2
  ret void, !dbg !942
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2INS0_7_ResultIiEES2_vEEOS_IT_T0_E(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !943 {
  %3 = tail call noundef ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !944
  %4 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !945
  invoke void @_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS1_S2_EIS2_EEPS1_OT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %5 unwind label %6, !dbg !946

5:                                                ; preds = %2
  ret void, !dbg !947

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !946
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !946
  tail call void @__clang_call_terminate(ptr %8) #24, !dbg !946
  unreachable, !dbg !946
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !948 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !949
  %3 = load ptr, ptr %2, align 8, !dbg !950, !tbaa !22
  %4 = icmp eq ptr %3, null, !dbg !951
  br i1 %4, label %8, label %5, !dbg !950

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !952
  %7 = load ptr, ptr %2, align 8, !dbg !953, !tbaa !22
  invoke void @_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef %7)
          to label %8 unwind label %9, !dbg !952

8:                                                ; preds = %5, %1
  store ptr null, ptr %2, align 8, !dbg !954, !tbaa !22
  ret void, !dbg !955

9:                                                ; preds = %5
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !952
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !952
  tail call void @__clang_call_terminate(ptr %11) #24, !dbg !952
  unreachable, !dbg !952
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE9_M_uniqueEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !956 {
  %2 = tail call noundef i64 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !957
  %3 = icmp eq i64 %2, 1, !dbg !958
  ret i1 %3, !dbg !959
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !960 {
  %2 = load ptr, ptr %0, align 8, !dbg !961, !tbaa !473
  %3 = icmp eq ptr %2, null, !dbg !961
  br i1 %3, label %6, label %4, !dbg !961

4:                                                ; preds = %1
  %5 = tail call noundef i64 @_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !962
  br label %6, !dbg !961

6:                                                ; preds = %1, %4
  %7 = phi i64 [ %5, %4 ], [ 0, %1 ], !dbg !961
  ret i64 %7, !dbg !963
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !964 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 1, !dbg !965
  %3 = load atomic i32, ptr %2 monotonic, align 8, !dbg !966
  %4 = sext i32 %3 to i64, !dbg !966
  ret i64 %4, !dbg !967
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !968 {
  %2 = tail call noundef ptr @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !969
  ret ptr %2, !dbg !970
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !971 {
  %2 = load ptr, ptr %0, align 8, !dbg !972, !tbaa !565
  ret ptr %2, !dbg !973
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEcvbEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !974 {
  %2 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !975
  %3 = icmp ne ptr %2, null, !dbg !976
  ret i1 %3, !dbg !977
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_(ptr noalias sret(%"class.std::__exception_ptr::exception_ptr") align 8 %0, ptr noundef %1) local_unnamed_addr #8 comdat !dbg !978 {
  %3 = tail call ptr @__cxa_allocate_exception(i64 noundef 32) #23, !dbg !980
  %4 = tail call ptr @__cxa_init_primary_exception(ptr noundef %3, ptr noundef nonnull @_ZTISt12future_error, ptr noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv) #23, !dbg !981
  tail call void @_ZNSt12future_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %1) #23, !dbg !982
  tail call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %3) #23, !dbg !983
  ret void, !dbg !984
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt11future_errc(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) unnamed_addr #5 comdat align 2 !dbg !985 {
  %3 = tail call { i32, ptr } @_ZSt15make_error_codeSt11future_errc(i32 noundef %1) #23, !dbg !986
  %4 = extractvalue { i32, ptr } %3, 0, !dbg !986
  %5 = extractvalue { i32, ptr } %3, 1, !dbg !986
  tail call void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 %4, ptr %5), !dbg !987
  ret void, !dbg !988
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEptEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !989 {
  %2 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !990
  ret ptr %2, !dbg !991
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__exception_ptr13exception_ptraSEOS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !992 {
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !993
  call void @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !993
  call void @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !994
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !993
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !993
  ret ptr %0, !dbg !995
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !996 {
  %2 = load ptr, ptr %0, align 8, !dbg !997, !tbaa !998
  %3 = icmp eq ptr %2, null, !dbg !997
  br i1 %3, label %5, label %4, !dbg !997

4:                                                ; preds = %1
  tail call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !999
  br label %5, !dbg !999

5:                                                ; preds = %4, %1
  ret void, !dbg !1000
}

; Function Attrs: nounwind
declare void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !1001 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1002
  ret void, !dbg !1003
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1004 {
  %2 = tail call noundef ptr @_ZNKSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1005
  ret ptr %2, !dbg !1006
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1007 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1008
  %3 = load ptr, ptr %2, align 8, !dbg !1008, !tbaa !22
  ret ptr %3, !dbg !1009
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1010 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1011
  ret ptr %2, !dbg !1012
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1013 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERKS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1014
  ret ptr %2, !dbg !1015
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERKS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1016 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERKS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1017
  ret ptr %2, !dbg !1018
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERKS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1019 {
  ret ptr %0, !dbg !1020
}

; Function Attrs: nounwind
declare !dbg !1021 ptr @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare !dbg !1023 ptr @__cxa_init_primary_exception(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv(ptr noundef %0) #8 comdat !dbg !1024 {
  %2 = load ptr, ptr %0, align 8, !dbg !1025, !tbaa !490
  %3 = load ptr, ptr %2, align 8, !dbg !1025
  tail call void %3(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1025
  ret void, !dbg !1026
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) unnamed_addr #0 comdat align 2 !dbg !1027 {
  tail call void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1028
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVSt12future_error, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1028, !tbaa !490
  %3 = getelementptr inbounds %"class.std::future_error", ptr %0, i64 0, i32 1, !dbg !1028
  %4 = getelementptr inbounds %"class.std::future_error", ptr %1, i64 0, i32 1, !dbg !1028
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !1028, !tbaa.struct !1029
  ret void, !dbg !1028
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local { i32, ptr } @_ZSt15make_error_codeSt11future_errc(i32 noundef %0) local_unnamed_addr #8 comdat !dbg !1030 {
  %2 = alloca %"class.std::error_code", align 8
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() #23, !dbg !1031
  call void @_ZNSt10error_codeC2EiRKNSt3_V214error_categoryE(ptr noundef nonnull align 8 dereferenceable(16) %2, i32 noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !1032
  %4 = load i32, ptr %2, align 8, !dbg !1033
  %5 = insertvalue { i32, ptr } poison, i32 %4, 0, !dbg !1033
  %6 = getelementptr inbounds { i32, ptr }, ptr %2, i64 0, i32 1, !dbg !1033
  %7 = load ptr, ptr %6, align 8, !dbg !1033
  %8 = insertvalue { i32, ptr } %5, ptr %7, 1, !dbg !1033
  ret { i32, ptr } %8, !dbg !1033
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 %1, ptr %2) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1034 {
  %4 = alloca %"class.std::error_code", align 8
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  store i32 %1, ptr %4, align 8
  %7 = getelementptr inbounds { i32, ptr }, ptr %4, i64 0, i32 1
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #23, !dbg !1035
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #23, !dbg !1036
  call void @_ZNKSt10error_code7messageB5cxx11Ev(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %6, ptr noundef nonnull align 8 dereferenceable(16) %4), !dbg !1037
  invoke void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %5, ptr noundef nonnull @.str.8, ptr noundef nonnull align 8 dereferenceable(32) %6)
          to label %8 unwind label %11, !dbg !1038

8:                                                ; preds = %3
  invoke void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %5)
          to label %9 unwind label %13, !dbg !1039

9:                                                ; preds = %8
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #23, !dbg !1039
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #23, !dbg !1039
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #23, !dbg !1039
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #23, !dbg !1039
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVSt12future_error, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1040, !tbaa !490
  %10 = getelementptr inbounds %"class.std::future_error", ptr %0, i64 0, i32 1, !dbg !1041
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !1041, !tbaa.struct !1029
  ret void, !dbg !1042

11:                                               ; preds = %3
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !1042
  br label %15, !dbg !1042

13:                                               ; preds = %8
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !1042
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #23, !dbg !1039
  br label %15, !dbg !1039

15:                                               ; preds = %13, %11
  %16 = phi { ptr, i32 } [ %14, %13 ], [ %12, %11 ]
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #23, !dbg !1039
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #23, !dbg !1039
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #23, !dbg !1039
  resume { ptr, i32 } %16, !dbg !1039
}

; Function Attrs: nounwind
declare !dbg !1043 noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10error_codeC2EiRKNSt3_V214error_categoryE(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #0 comdat align 2 !dbg !1044 {
  store i32 %1, ptr %0, align 8, !dbg !1046, !tbaa !1047
  %4 = getelementptr inbounds %"class.std::error_code", ptr %0, i64 0, i32 1, !dbg !1049
  store ptr %2, ptr %4, align 8, !dbg !1049, !tbaa !1050
  ret void, !dbg !1051
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #6 comdat !dbg !1052 {
  %4 = tail call noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(ptr noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 0, ptr noundef %1), !dbg !1054
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %4) #23, !dbg !1055
  ret void, !dbg !1056
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt10error_code7messageB5cxx11Ev(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat align 2 !dbg !1057 {
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt10error_code8categoryEv(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1058
  %4 = tail call noundef i32 @_ZNKSt10error_code5valueEv(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1059
  %5 = load ptr, ptr %3, align 8, !dbg !1060, !tbaa !490
  %6 = getelementptr inbounds ptr, ptr %5, i64 4, !dbg !1060
  %7 = load ptr, ptr %6, align 8, !dbg !1060
  tail call void %7(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef %4), !dbg !1060
  ret void, !dbg !1061
}

declare void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #10

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1062 {
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0)
          to label %2 unwind label %3, !dbg !1063

2:                                                ; preds = %1
  tail call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1064
  ret void, !dbg !1064

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1063
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !1063
  tail call void @__clang_call_terminate(ptr %5) #24, !dbg !1063
  unreachable, !dbg !1063
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1065 {
  %4 = tail call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef %2), !dbg !1066
  %5 = tail call noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef 0, ptr noundef %2, i64 noundef %4), !dbg !1067
  ret ptr %5, !dbg !1068
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1069 {
  %3 = tail call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1070
  %4 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !1071
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %3, ptr noundef nonnull align 1 dereferenceable(1) %4), !dbg !1072
  %5 = invoke noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %1)
          to label %6 unwind label %21, !dbg !1073

6:                                                ; preds = %2
  br i1 %5, label %7, label %13, !dbg !1074

7:                                                ; preds = %6
  %8 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1075
  %9 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 2, !dbg !1076
  %10 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %1) #23, !dbg !1077
  %11 = add i64 %10, 1, !dbg !1078
  %12 = tail call noundef ptr @_ZNSt11char_traitsIcE4copyEPcPKcm(ptr noundef nonnull %8, ptr noundef nonnull %9, i64 noundef %11), !dbg !1079
  br label %17, !dbg !1080

13:                                               ; preds = %6
  %14 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !1081
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %14), !dbg !1082
  %15 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 2, !dbg !1083
  %16 = load i64, ptr %15, align 8, !dbg !1083, !tbaa !500
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %16), !dbg !1084
  br label %17

17:                                               ; preds = %13, %7
  %18 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %1) #23, !dbg !1085
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %18), !dbg !1086
  %19 = tail call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !1087
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef %19), !dbg !1088
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %1, i64 noundef 0)
          to label %20 unwind label %21, !dbg !1089

20:                                               ; preds = %17
  ret void, !dbg !1090

21:                                               ; preds = %17, %2
  %22 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1070
  %23 = extractvalue { ptr, i32 } %22, 0, !dbg !1070
  tail call void @__clang_call_terminate(ptr %23) #24, !dbg !1070
  unreachable, !dbg !1070
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #6 comdat align 2 !dbg !1091 {
  %6 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, ptr noundef nonnull @.str.9), !dbg !1092
  %7 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2) #23, !dbg !1093
  %8 = tail call noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %6, i64 noundef %7, ptr noundef %3, i64 noundef %4), !dbg !1094
  ret ptr %8, !dbg !1095
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef %0) local_unnamed_addr #8 comdat align 2 !dbg !1096 {
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %0) #23, !dbg !1098
  ret i64 %2, !dbg !1099
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #6 comdat align 2 !dbg !1100 {
  tail call void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %2, i64 noundef %4, ptr noundef nonnull @.str.10), !dbg !1102
  %6 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1103
  %7 = sub i64 %4, %2, !dbg !1104
  %8 = add i64 %7, %6, !dbg !1105
  %9 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1106
  %10 = icmp ugt i64 %8, %9, !dbg !1107
  br i1 %10, label %61, label %11, !dbg !1108

11:                                               ; preds = %5
  %12 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1109
  %13 = getelementptr inbounds i8, ptr %12, i64 %1, !dbg !1110
  %14 = add i64 %2, %1, !dbg !1111
  %15 = sub i64 %6, %14, !dbg !1111
  %16 = tail call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %3) #23, !dbg !1112
  br i1 %16, label %17, label %27, !dbg !1112

17:                                               ; preds = %11
  %18 = icmp eq i64 %6, %14, !dbg !1113
  %19 = icmp eq i64 %4, %2
  %20 = or i1 %19, %18, !dbg !1114
  br i1 %20, label %24, label %21, !dbg !1114

21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %13, i64 %4, !dbg !1115
  %23 = getelementptr inbounds i8, ptr %13, i64 %2, !dbg !1116
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %22, ptr noundef %23, i64 noundef %15), !dbg !1117
  br label %24, !dbg !1117

24:                                               ; preds = %21, %17
  %25 = icmp eq i64 %4, 0, !dbg !1118
  br i1 %25, label %62, label %26, !dbg !1118

26:                                               ; preds = %24
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %13, ptr noundef %3, i64 noundef %4), !dbg !1119
  br label %62, !dbg !1119

27:                                               ; preds = %11
  %28 = icmp ugt i64 %4, %2
  %29 = add i64 %4, -1, !dbg !1120
  %30 = icmp ult i64 %29, %2, !dbg !1120
  br i1 %30, label %31, label %32, !dbg !1120

31:                                               ; preds = %27
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %13, ptr noundef %3, i64 noundef %4), !dbg !1121
  br label %32, !dbg !1121

32:                                               ; preds = %31, %27
  %33 = icmp eq i64 %6, %14, !dbg !1122
  %34 = icmp eq i64 %4, %2
  %35 = or i1 %34, %33, !dbg !1123
  br i1 %35, label %39, label %36, !dbg !1123

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %13, i64 %4, !dbg !1124
  %38 = getelementptr inbounds i8, ptr %13, i64 %2, !dbg !1125
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %37, ptr noundef %38, i64 noundef %15), !dbg !1126
  br label %39, !dbg !1126

39:                                               ; preds = %36, %32
  br i1 %28, label %40, label %62, !dbg !1127

40:                                               ; preds = %39
  %41 = getelementptr inbounds i8, ptr %3, i64 %4, !dbg !1128
  %42 = getelementptr inbounds i8, ptr %13, i64 %2, !dbg !1129
  %43 = icmp ugt ptr %41, %42, !dbg !1130
  br i1 %43, label %45, label %44, !dbg !1131

44:                                               ; preds = %40
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %13, ptr noundef %3, i64 noundef %4), !dbg !1132
  br label %62, !dbg !1132

45:                                               ; preds = %40
  %46 = icmp ugt ptr %42, %3, !dbg !1133
  br i1 %46, label %54, label %47, !dbg !1134

47:                                               ; preds = %45
  %48 = ptrtoint ptr %3 to i64, !dbg !1135
  %49 = ptrtoint ptr %13 to i64, !dbg !1135
  %50 = add i64 %48, %4, !dbg !1136
  %51 = add i64 %49, %2, !dbg !1136
  %52 = sub i64 %50, %51, !dbg !1136
  %53 = getelementptr inbounds i8, ptr %13, i64 %52, !dbg !1137
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %13, ptr noundef %53, i64 noundef %4), !dbg !1138
  br label %62, !dbg !1139

54:                                               ; preds = %45
  %55 = ptrtoint ptr %42 to i64, !dbg !1140
  %56 = ptrtoint ptr %3 to i64, !dbg !1140
  %57 = sub i64 %55, %56, !dbg !1140
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %13, ptr noundef %3, i64 noundef %57), !dbg !1141
  %58 = getelementptr inbounds i8, ptr %13, i64 %57, !dbg !1142
  %59 = getelementptr inbounds i8, ptr %13, i64 %4, !dbg !1143
  %60 = sub i64 %4, %57, !dbg !1144
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %58, ptr noundef nonnull %59, i64 noundef %60), !dbg !1145
  br label %62

61:                                               ; preds = %5
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4), !dbg !1146
  br label %62

62:                                               ; preds = %26, %24, %44, %54, %47, %39, %61
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %8), !dbg !1147
  ret ptr %0, !dbg !1148
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1149 {
  %4 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1150
  %5 = icmp ult i64 %4, %1, !dbg !1151
  br i1 %5, label %6, label %8, !dbg !1152

6:                                                ; preds = %3
  %7 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1153
  tail call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.12, ptr noundef %2, i64 noundef %1, i64 noundef %7) #26, !dbg !1154
  unreachable, !dbg !1154

8:                                                ; preds = %3
  ret i64 %1, !dbg !1155
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1156 {
  %4 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1157
  %5 = sub i64 %4, %1, !dbg !1158
  %6 = icmp ugt i64 %5, %2, !dbg !1159
  br i1 %6, label %10, label %7, !dbg !1160

7:                                                ; preds = %3
  %8 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1161
  %9 = sub i64 %8, %1, !dbg !1162
  br label %10, !dbg !1160

10:                                               ; preds = %3, %7
  %11 = phi i64 [ %9, %7 ], [ %2, %3 ], !dbg !1160
  ret i64 %11, !dbg !1163
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #6 comdat align 2 !dbg !1164 {
  %5 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1165
  %6 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1166
  %7 = add i64 %5, %1, !dbg !1167
  %8 = sub i64 %7, %6, !dbg !1168
  %9 = icmp ult i64 %8, %2, !dbg !1169
  br i1 %9, label %10, label %11, !dbg !1170

10:                                               ; preds = %4
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef %3) #26, !dbg !1171
  unreachable, !dbg !1171

11:                                               ; preds = %4
  ret void, !dbg !1172
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1173 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1174
  %3 = load i64, ptr %2, align 8, !dbg !1174, !tbaa !1175
  ret i64 %3, !dbg !1178
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1179 {
  %2 = invoke noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0)
          to label %3 unwind label %7, !dbg !1180

3:                                                ; preds = %1
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1180
  %5 = load i64, ptr %4, align 8, !dbg !1180
  %6 = select i1 %2, i64 15, i64 %5, !dbg !1180
  ret i64 %6, !dbg !1181

7:                                                ; preds = %1
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1180
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1180
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !1180
  unreachable, !dbg !1180
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1182 {
  %2 = load ptr, ptr %0, align 8, !dbg !1183, !tbaa !1184
  ret ptr %2, !dbg !1185
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1186 {
  %3 = alloca %"struct.std::less", align 1
  %4 = alloca %"struct.std::less", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #23, !dbg !1187
  %5 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1188
  %6 = call noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %1, ptr noundef %5) #23, !dbg !1187
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #23, !dbg !1189
  br i1 %6, label %12, label %7, !dbg !1189

7:                                                ; preds = %2
  %8 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1190
  %9 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1191
  %10 = getelementptr inbounds i8, ptr %8, i64 %9, !dbg !1192
  %11 = call noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef %10, ptr noundef %1) #23, !dbg !1193
  br label %12, !dbg !1189

12:                                               ; preds = %7, %2
  %13 = phi i1 [ true, %2 ], [ %11, %7 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #23, !dbg !1194
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #23, !dbg !1194
  ret i1 %13, !dbg !1194
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1195 {
  %4 = icmp eq i64 %2, 1, !dbg !1196
  br i1 %4, label %5, label %6, !dbg !1197

5:                                                ; preds = %3
  tail call void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #23, !dbg !1198
  br label %8, !dbg !1198

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt11char_traitsIcE4moveEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2), !dbg !1199
  br label %8

8:                                                ; preds = %6, %5
  ret void, !dbg !1200
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1201 {
  %4 = icmp eq i64 %2, 1, !dbg !1202
  br i1 %4, label %5, label %6, !dbg !1203

5:                                                ; preds = %3
  tail call void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #23, !dbg !1204
  br label %8, !dbg !1204

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt11char_traitsIcE4copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2), !dbg !1205
  br label %8

8:                                                ; preds = %6, %5
  ret void, !dbg !1206
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #6 comdat align 2 !dbg !1207 {
  %6 = alloca i64, align 8
  %7 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1208
  %8 = add i64 %2, %1, !dbg !1209
  %9 = sub i64 %7, %8, !dbg !1209
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !1210
  %10 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1211
  %11 = sub i64 %4, %2, !dbg !1212
  %12 = add i64 %11, %10, !dbg !1213
  store i64 %12, ptr %6, align 8, !dbg !1214, !tbaa !229
  %13 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1215
  %14 = call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %13), !dbg !1216
  %15 = icmp eq i64 %1, 0, !dbg !1217
  br i1 %15, label %18, label %16, !dbg !1217

16:                                               ; preds = %5
  %17 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1218
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %14, ptr noundef %17, i64 noundef %1), !dbg !1219
  br label %18, !dbg !1219

18:                                               ; preds = %16, %5
  %19 = icmp ne ptr %3, null, !dbg !1220
  %20 = icmp ne i64 %4, 0
  %21 = and i1 %19, %20, !dbg !1221
  br i1 %21, label %22, label %24, !dbg !1221

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %14, i64 %1, !dbg !1222
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %23, ptr noundef nonnull %3, i64 noundef %4), !dbg !1223
  br label %24, !dbg !1223

24:                                               ; preds = %22, %18
  %25 = icmp eq i64 %7, %8, !dbg !1224
  br i1 %25, label %32, label %26, !dbg !1224

26:                                               ; preds = %24
  %27 = getelementptr inbounds i8, ptr %14, i64 %1, !dbg !1225
  %28 = getelementptr inbounds i8, ptr %27, i64 %4, !dbg !1226
  %29 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1227
  %30 = getelementptr inbounds i8, ptr %29, i64 %1, !dbg !1228
  %31 = getelementptr inbounds i8, ptr %30, i64 %2, !dbg !1229
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %28, ptr noundef %31, i64 noundef %9), !dbg !1230
  br label %32, !dbg !1230

32:                                               ; preds = %26, %24
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1231
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %14), !dbg !1232
  %33 = load i64, ptr %6, align 8, !dbg !1233, !tbaa !229
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %33), !dbg !1234
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !1235
  ret void, !dbg !1235
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !1236 {
  %3 = alloca i8, align 1
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1), !dbg !1237
  %4 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1238
  %5 = getelementptr inbounds i8, ptr %4, i64 %1, !dbg !1238
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #23, !dbg !1239
  store i8 0, ptr %3, align 1, !dbg !1239, !tbaa !500
  call void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %3) #23, !dbg !1240
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #23, !dbg !1240
  ret void, !dbg !1241
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1242 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1243
  %3 = tail call noundef i64 @_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1244
  %4 = add i64 %3, -1, !dbg !1245
  %5 = lshr i64 %4, 1, !dbg !1246
  ret i64 %5, !dbg !1247
}

; Function Attrs: noreturn
declare !dbg !1248 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1249 {
  %2 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1250
  ret i64 %2, !dbg !1251
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1252 {
  ret ptr %0, !dbg !1253
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIcE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1254 {
  %2 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1255
  ret i64 %2, !dbg !1256
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1257 {
  ret i64 9223372036854775807, !dbg !1258
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #6 comdat align 2 !dbg !1259 {
  %2 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1260
  %3 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1261
  %4 = icmp eq ptr %2, %3, !dbg !1262
  ret i1 %4, !dbg !1263
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1264 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1265
  %3 = tail call noundef ptr @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1266
  ret ptr %3, !dbg !1267
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1268 {
  ret ptr %0, !dbg !1269
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1270 {
  %4 = icmp ult ptr %1, %2, !dbg !1272
  ret i1 %4, !dbg !1273
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr #8 comdat align 2 !dbg !1274 {
  %3 = load i8, ptr %1, align 1, !dbg !1275, !tbaa !500
  store i8 %3, ptr %0, align 1, !dbg !1276, !tbaa !500
  ret void, !dbg !1277
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt11char_traitsIcE4moveEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1278 {
  %4 = icmp eq i64 %2, 0, !dbg !1279
  br i1 %4, label %6, label %5, !dbg !1280

5:                                                ; preds = %3
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false), !dbg !1281
  br label %6, !dbg !1282

6:                                                ; preds = %3, %5
  ret ptr %0, !dbg !1283
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #13

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt11char_traitsIcE4copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1284 {
  %4 = icmp eq i64 %2, 0, !dbg !1285
  br i1 %4, label %6, label %5, !dbg !1286

5:                                                ; preds = %3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false), !dbg !1287
  br label %6, !dbg !1288

6:                                                ; preds = %3, %5
  ret ptr %0, !dbg !1289
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1290 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1291
  %3 = load i64, ptr %2, align 8, !dbg !1291, !tbaa !1175
  ret i64 %3, !dbg !1292
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1293 {
  %4 = load i64, ptr %1, align 8, !dbg !1294, !tbaa !229
  %5 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1295
  %6 = icmp ugt i64 %4, %5, !dbg !1296
  br i1 %6, label %7, label %8, !dbg !1294

7:                                                ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.11) #26, !dbg !1297
  unreachable, !dbg !1297

8:                                                ; preds = %3
  %9 = load i64, ptr %1, align 8, !dbg !1298, !tbaa !229
  %10 = icmp ugt i64 %9, %2, !dbg !1299
  br i1 %10, label %11, label %19, !dbg !1300

11:                                               ; preds = %8
  %12 = shl i64 %2, 1, !dbg !1301
  %13 = icmp ult i64 %9, %12, !dbg !1302
  br i1 %13, label %14, label %19, !dbg !1298

14:                                               ; preds = %11
  store i64 %12, ptr %1, align 8, !dbg !1303, !tbaa !229
  %15 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1304
  %16 = icmp ugt i64 %12, %15, !dbg !1305
  br i1 %16, label %17, label %19, !dbg !1306

17:                                               ; preds = %14
  %18 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1307
  store i64 %18, ptr %1, align 8, !dbg !1308, !tbaa !229
  br label %19, !dbg !1309

19:                                               ; preds = %14, %17, %11, %8
  %20 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1310
  %21 = load i64, ptr %1, align 8, !dbg !1311, !tbaa !229
  %22 = add i64 %21, 1, !dbg !1312
  %23 = tail call noundef ptr @_ZNSt16allocator_traitsISaIcEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %20, i64 noundef %22), !dbg !1313
  ret ptr %23, !dbg !1314
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #6 comdat align 2 !dbg !1315 {
  %2 = tail call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1316
  br i1 %2, label %6, label %3, !dbg !1317

3:                                                ; preds = %1
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1318
  %5 = load i64, ptr %4, align 8, !dbg !1318, !tbaa !500
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %5) #23, !dbg !1319
  br label %6, !dbg !1319

6:                                                ; preds = %3, %1
  ret void, !dbg !1320
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1321 {
  store ptr %1, ptr %0, align 8, !dbg !1322, !tbaa !1184
  ret void, !dbg !1323
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1324 {
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1325
  store i64 %1, ptr %3, align 8, !dbg !1326, !tbaa !500
  ret void, !dbg !1327
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt16allocator_traitsISaIcEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !1328 {
  %3 = tail call noundef ptr @_ZNSt15__new_allocatorIcE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef null), !dbg !1329
  ret ptr %3, !dbg !1330
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1331 {
  ret ptr %0, !dbg !1332
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__new_allocatorIcE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1333 {
  %4 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1334
  %5 = icmp ult i64 %4, %1, !dbg !1335
  br i1 %5, label %6, label %7, !dbg !1336, !prof !514

6:                                                ; preds = %3
  tail call void @_ZSt17__throw_bad_allocv() #26, !dbg !1337
  unreachable, !dbg !1337

7:                                                ; preds = %3
  %8 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %1) #25, !dbg !1338
  ret ptr %8, !dbg !1339
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1340 {
  %3 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1341
  %4 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1342
  %5 = add i64 %1, 1, !dbg !1343
  invoke void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %4, i64 noundef %5)
          to label %6 unwind label %7, !dbg !1344

6:                                                ; preds = %2
  ret void, !dbg !1345

7:                                                ; preds = %2
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1344
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1344
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !1344
  unreachable, !dbg !1344
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1346 {
  tail call void @_ZNSt15__new_allocatorIcE10deallocateEPcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2), !dbg !1347
  ret void, !dbg !1348
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcE10deallocateEPcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1349 {
  tail call void @_ZdlPv(ptr noundef %1) #27, !dbg !1350
  ret void, !dbg !1351
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1352 {
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1353
  store i64 %1, ptr %3, align 8, !dbg !1354, !tbaa !1175
  ret void, !dbg !1355
}

; Function Attrs: noreturn
declare !dbg !1356 void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !1357 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #19

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1358 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1359
  %3 = tail call noundef ptr @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1360
  ret ptr %3, !dbg !1361
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #0 comdat align 2 !dbg !1362 {
  tail call void @_ZNSaIcEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1363
  store ptr %1, ptr %0, align 8, !dbg !1364, !tbaa !1365
  ret void, !dbg !1366
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1367 {
  ret ptr %0, !dbg !1368
}

; Function Attrs: noinline nounwind uwtable
declare void @_ZNSaIcEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #0 align 2

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt10error_code8categoryEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1369 {
  %2 = getelementptr inbounds %"class.std::error_code", ptr %0, i64 0, i32 1, !dbg !1370
  %3 = load ptr, ptr %2, align 8, !dbg !1370, !tbaa !1050
  ret ptr %3, !dbg !1371
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt10error_code5valueEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1372 {
  %2 = load i32, ptr %0, align 8, !dbg !1373, !tbaa !1047
  ret i32 %2, !dbg !1374
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !1375 {
  ret void, !dbg !1376
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1377 {
  %3 = load ptr, ptr %1, align 8, !dbg !1378, !tbaa !998
  store ptr %3, ptr %0, align 8, !dbg !1379, !tbaa !998
  store ptr null, ptr %1, align 8, !dbg !1380, !tbaa !998
  ret void, !dbg !1381
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !1382 {
  %3 = load ptr, ptr %0, align 8, !dbg !1383, !tbaa !998
  %4 = load ptr, ptr %1, align 8, !dbg !1384, !tbaa !998
  store ptr %4, ptr %0, align 8, !dbg !1385, !tbaa !998
  store ptr %3, ptr %1, align 8, !dbg !1386, !tbaa !998
  ret void, !dbg !1387
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !1388 {
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1389
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1390
  tail call void @_ZSt4swapIPNSt13__future_base12_Result_baseEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !1391
  %5 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1392
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1393
  tail call void @_ZSt4swapINSt13__future_base12_Result_base8_DeleterEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %6) #23, !dbg !1394
  ret void, !dbg !1395
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt4swapIPNSt13__future_base12_Result_baseEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !1396 {
  %3 = load ptr, ptr %0, align 8, !dbg !1398, !tbaa !22
  %4 = load ptr, ptr %1, align 8, !dbg !1399, !tbaa !22
  store ptr %4, ptr %0, align 8, !dbg !1400, !tbaa !22
  store ptr %3, ptr %1, align 8, !dbg !1401, !tbaa !22
  ret void, !dbg !1402
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt4swapINSt13__future_base12_Result_base8_DeleterEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr #8 comdat !dbg !1403 {
  ret void, !dbg !1404
}

declare void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1405 {
  %2 = tail call noundef ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1406
  ret ptr %2, !dbg !1407
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1408 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1409
  ret ptr %2, !dbg !1410
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS1_S2_EIS2_EEPS1_OT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #5 comdat align 2 !dbg !1411 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_EEPS1_OT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !1412
  ret void, !dbg !1412
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1413 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1414
  %3 = load ptr, ptr %2, align 8, !dbg !1414, !tbaa !22
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1415
  store ptr null, ptr %4, align 8, !dbg !1416, !tbaa !22
  ret ptr %3, !dbg !1417
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1418 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1419
  ret ptr %2, !dbg !1420
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1421 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ENSt13__future_base12_Result_base8_DeleterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1422
  ret ptr %2, !dbg !1423
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_EEPS1_OT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #0 comdat align 2 !dbg !1424 {
  %4 = alloca ptr, align 8
  store ptr %1, ptr %4, align 8, !tbaa !22
  call void @_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_S3_Lb1EEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1425
  ret void, !dbg !1426
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_S3_Lb1EEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1427 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_JS3_EvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2)
          to label %4 unwind label %5, !dbg !1428

4:                                                ; preds = %3
  ret void, !dbg !1429

5:                                                ; preds = %3
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1428
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !1428
  tail call void @__clang_call_terminate(ptr %7) #24, !dbg !1428
  unreachable, !dbg !1428
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_JS3_EvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #5 comdat align 2 !dbg !1430 {
  tail call void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2IS2_EEOT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !1431
  tail call void @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2IRS2_EEOT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1432
  ret void, !dbg !1433
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2IS2_EEOT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #5 comdat align 2 !dbg !1434 {
  tail call void @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2IS2_EEOT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1), !dbg !1435
  ret void, !dbg !1436
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2IRS2_EEOT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1437 {
  %3 = load ptr, ptr %1, align 8, !dbg !1438, !tbaa !22
  store ptr %3, ptr %0, align 8, !dbg !1439, !tbaa !757
  ret void, !dbg !1440
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2IS2_EEOT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #0 comdat align 2 !dbg !1441 {
  ret void, !dbg !1442
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #5 comdat align 2 !dbg !1443 {
  tail call void @_ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1444
  ret void, !dbg !1445
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1446 {
  tail call void @_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1447
  invoke void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %3 unwind label %6, !dbg !1448

3:                                                ; preds = %2
  %4 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1449
  invoke void @_ZNSt13__future_base13_State_baseV221_M_set_retrieved_flagEv(ptr noundef nonnull align 8 dereferenceable(28) %4)
          to label %5 unwind label %6, !dbg !1450

5:                                                ; preds = %3
  ret void, !dbg !1451

6:                                                ; preds = %3, %2
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !1451
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1451
  resume { ptr, i32 } %7, !dbg !1451
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !1452 {
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ERKS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1453
  ret void, !dbg !1454
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 !dbg !1455 {
  %2 = tail call noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEcvbEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1456
  br i1 %2, label %4, label %3, !dbg !1457

3:                                                ; preds = %1
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #26, !dbg !1458
  unreachable, !dbg !1458

4:                                                ; preds = %1
  ret void, !dbg !1459
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV221_M_set_retrieved_flagEv(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #6 comdat align 2 !dbg !1460 {
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 3, !dbg !1461
  %3 = atomicrmw xchg ptr %2, i8 1 seq_cst, align 1, !dbg !1462
  %4 = icmp eq i8 %3, 0, !dbg !1462
  br i1 %4, label %6, label %5, !dbg !1461

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_future_errori(i32 noundef 1) #26, !dbg !1465
  unreachable, !dbg !1465

6:                                                ; preds = %1
  ret void, !dbg !1466
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ERKS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !1467 {
  %3 = load ptr, ptr %1, align 8, !dbg !1468, !tbaa !565
  store ptr %3, ptr %0, align 8, !dbg !1468, !tbaa !565
  %4 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !1468
  %5 = getelementptr inbounds %"class.std::__shared_ptr", ptr %1, i64 0, i32 1, !dbg !1468
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %5) #23, !dbg !1468
  ret void, !dbg !1469
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1470 {
  %3 = load ptr, ptr %1, align 8, !dbg !1471, !tbaa !473
  store ptr %3, ptr %0, align 8, !dbg !1472, !tbaa !473
  %4 = icmp eq ptr %3, null, !dbg !1473
  br i1 %4, label %6, label %5, !dbg !1474

5:                                                ; preds = %2
  invoke void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(ptr noundef nonnull align 8 dereferenceable(16) %3)
          to label %6 unwind label %7, !dbg !1475

6:                                                ; preds = %5, %2
  ret void, !dbg !1476

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1475
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1475
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !1475
  unreachable, !dbg !1475
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 !dbg !1477 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 1, !dbg !1478
  %3 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1479, !tbaa !500
  %4 = icmp eq i8 %3, 0, !dbg !1479
  br i1 %4, label %8, label %5, !dbg !1483

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 8, !dbg !1484, !tbaa !34
  %7 = add nsw i32 %6, 1, !dbg !1484
  store i32 %7, ptr %2, align 8, !dbg !1484, !tbaa !34
  br label %10, !dbg !1487

8:                                                ; preds = %1
  %9 = atomicrmw volatile add ptr %2, i32 1 acq_rel, align 4, !dbg !1488
  br label %10

10:                                               ; preds = %5, %8
  ret void, !dbg !1491
}

; Function Attrs: noreturn
declare !dbg !1492 void @_ZSt20__throw_future_errori(i32 noundef) local_unnamed_addr #11

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #20 align 2 !dbg !1493 {
  tail call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1494
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1495, !tbaa !490
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1496
  tail call fastcc void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1497
  ret void, !dbg !1498
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1499 {
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1)
          to label %3 unwind label %4, !dbg !1500

3:                                                ; preds = %2
  ret void, !dbg !1501

4:                                                ; preds = %2
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1500
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !1500
  tail call void @__clang_call_terminate(ptr %6) #24, !dbg !1500
  unreachable, !dbg !1500
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1502 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1503
  %3 = load ptr, ptr %2, align 8, !dbg !1504, !tbaa !22
  %4 = icmp eq ptr %3, null, !dbg !1505
  br i1 %4, label %8, label %5, !dbg !1504

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1506
  %7 = load ptr, ptr %2, align 8, !dbg !1507, !tbaa !22
  tail call void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef %7), !dbg !1506
  br label %8, !dbg !1506

8:                                                ; preds = %5, %1
  store ptr null, ptr %2, align 8, !dbg !1508, !tbaa !22
  ret void, !dbg !1509
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !1510 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread6_StateE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1511, !tbaa !490
  ret void, !dbg !1511
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #20 align 2 personality ptr @__gxx_personality_v0 !dbg !1512 {
  tail call fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1513
  ret void, !dbg !1514
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 align 2 !dbg !1515 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1516
  tail call void @_ZdlPv(ptr noundef %0) #27, !dbg !1516
  ret void, !dbg !1516
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 align 2 !dbg !1517 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1518
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !1518
  ret void, !dbg !1519
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #21 align 2 !dbg !1520 {
  tail call fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1521
  ret void, !dbg !1522
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #21 align 2 !dbg !1523 {
  %3 = load i64, ptr %1, align 8, !dbg !1524, !tbaa !22
  store i64 %3, ptr %0, align 8, !dbg !1524, !tbaa !22
  ret void, !dbg !1525
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 align 2 !dbg !1526 {
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1527
  ret void, !dbg !1528
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull readonly align 8 dereferenceable(8) %0) unnamed_addr #6 align 2 !dbg !1529 {
  tail call fastcc void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1530
  ret void, !dbg !1531
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %0) unnamed_addr #6 !dbg !1532 {
  tail call fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1534
  ret void, !dbg !1535
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %0) unnamed_addr #6 !dbg !1536 {
  tail call fastcc void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1537
  ret void, !dbg !1538
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZZ4mainENK3$_0clEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %0) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 !dbg !1539 {
  %2 = alloca %"class.std::lock_guard", align 8
  %3 = alloca %"struct.std::chrono::duration.8", align 8
  %4 = alloca %"class.std::unique_lock.32", align 8
  %5 = alloca %"struct.std::chrono::duration.9", align 8
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !1540
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(40) @_ZL5mutex), !dbg !1541
  %7 = load i32, ptr @_ZL5items, align 4, !dbg !1542, !tbaa !34
  %8 = add nsw i32 %7, 1, !dbg !1542
  store i32 %8, ptr @_ZL5items, align 4, !dbg !1542, !tbaa !34
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled) #23, !dbg !1543
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !1544
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !1544
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1545
  %9 = call i64 @_ZNSt8literals15chrono_literalsli1sIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1EEEEv(), !dbg !1545
  store i64 %9, ptr %3, align 8, !dbg !1545
  %10 = call noundef zeroext i1 @_ZNSt11timed_mutex12try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4door, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1546
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1547
  br i1 %10, label %11, label %14, !dbg !1547

11:                                               ; preds = %1
  %12 = load i32, ptr @_ZL7entered, align 4, !dbg !1548, !tbaa !34
  %13 = add nsw i32 %12, 1, !dbg !1548
  store i32 %13, ptr @_ZL7entered, align 4, !dbg !1548, !tbaa !34
  call void @_ZNSt11timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4door), !dbg !1549
  br label %14, !dbg !1550

14:                                               ; preds = %11, %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #23, !dbg !1551
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1552
  %15 = call i64 @_ZNSt8literals15chrono_literalsli2msIJLc53EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv(), !dbg !1552
  store i64 %15, ptr %5, align 8, !dbg !1552
  call void @_ZNSt11unique_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(9) %4, ptr noundef nonnull align 8 dereferenceable(56) @_ZL5table, ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !1553
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1553
  %16 = call noundef zeroext i1 @_ZNKSt11unique_lockISt18shared_timed_mutexEcvbEv(ptr noundef nonnull align 8 dereferenceable(9) %4) #23, !dbg !1554
  br i1 %16, label %17, label %20, !dbg !1554

17:                                               ; preds = %14
  %18 = load i32, ptr @_ZL7written, align 4, !dbg !1555, !tbaa !34
  %19 = add nsw i32 %18, 1, !dbg !1555
  store i32 %19, ptr @_ZL7written, align 4, !dbg !1555, !tbaa !34
  br label %20, !dbg !1556

20:                                               ; preds = %17, %14
  %21 = load ptr, ptr %0, align 8, !dbg !1557, !tbaa !1558
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #23, !dbg !1560
  store i32 7, ptr %6, align 4, !dbg !1560, !tbaa !34
  invoke void @_ZNSt7promiseIiE9set_valueEOi(ptr noundef nonnull align 8 dereferenceable(24) %21, ptr noundef nonnull align 4 dereferenceable(4) %6)
          to label %22 unwind label %23, !dbg !1561

22:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #23, !dbg !1557
  call void @_ZNSt11unique_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #23, !dbg !1562
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #23, !dbg !1562
  ret void, !dbg !1562

23:                                               ; preds = %20
  %24 = landingpad { ptr, i32 }
          cleanup, !dbg !1562
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #23, !dbg !1557
  call void @_ZNSt11unique_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #23, !dbg !1562
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #23, !dbg !1562
  resume { ptr, i32 } %24, !dbg !1562
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #5 comdat align 2 !dbg !1563 {
  store ptr %1, ptr %0, align 8, !dbg !1564, !tbaa !22
  tail call void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !1565
  ret void, !dbg !1566
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1567 {
  %2 = load ptr, ptr %0, align 8, !dbg !1568, !tbaa !1569
  invoke void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %2)
          to label %3 unwind label %4, !dbg !1571

3:                                                ; preds = %1
  ret void, !dbg !1572

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1571
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !1571
  tail call void @__clang_call_terminate(ptr %6) #24, !dbg !1571
  unreachable, !dbg !1571
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11timed_mutex12try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1573 {
  %3 = tail call noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE15_M_try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1574
  ret i1 %3, !dbg !1575
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #5 comdat align 2 !dbg !1576 {
  store ptr %1, ptr %0, align 8, !dbg !1577, !tbaa !1578
  %4 = getelementptr inbounds %"class.std::unique_lock.32", ptr %0, i64 0, i32 1, !dbg !1580
  %5 = tail call noundef zeroext i1 @_ZNSt18shared_timed_mutex12try_lock_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !1581
  %6 = zext i1 %5 to i8, !dbg !1580
  store i8 %6, ptr %4, align 8, !dbg !1580, !tbaa !1582
  ret void, !dbg !1583
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt18shared_timed_mutexEcvbEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #8 comdat align 2 !dbg !1584 {
  %2 = tail call noundef zeroext i1 @_ZNKSt11unique_lockISt18shared_timed_mutexE9owns_lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) #23, !dbg !1585
  ret i1 %2, !dbg !1586
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiE9set_valueEOi(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1587 {
  %3 = alloca %"class.std::function", align 8
  %4 = alloca %"struct.std::__future_base::_State_baseV2::_Setter", align 8
  %5 = tail call noundef nonnull align 8 dereferenceable(28) ptr @_ZNSt7promiseIiE8_M_stateEv(ptr noundef nonnull align 8 dereferenceable(24) %0), !dbg !1588
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #23, !dbg !1589
  store ptr %0, ptr %4, align 8, !dbg !1589
  %6 = getelementptr inbounds { ptr, ptr }, ptr %4, i64 0, i32 1, !dbg !1589
  store ptr %1, ptr %6, align 8, !dbg !1589
  call void @_ZNSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEC2INS1_13_State_baseV27_SetterIiOiEEvEEOT_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(16) %4) #23, !dbg !1589
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %5, ptr noundef nonnull %3, i1 noundef zeroext false)
          to label %7 unwind label %8, !dbg !1590

7:                                                ; preds = %2
  call void @_ZNSt14_Function_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #23, !dbg !1588
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #23, !dbg !1588
  ret void, !dbg !1591

8:                                                ; preds = %2
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !1591
  call void @_ZNSt14_Function_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #23, !dbg !1588
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #23, !dbg !1588
  resume { ptr, i32 } %9, !dbg !1588
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1592 {
  %2 = getelementptr inbounds %"class.std::unique_lock.32", ptr %0, i64 0, i32 1, !dbg !1593
  %3 = load i8, ptr %2, align 8, !dbg !1593, !tbaa !1582, !range !111, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !1593
  br i1 %4, label %6, label %5, !dbg !1593

5:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt18shared_timed_mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0)
          to label %6 unwind label %7, !dbg !1594

6:                                                ; preds = %5, %1
  ret void, !dbg !1595

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1594
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1594
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !1594
  unreachable, !dbg !1594
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE15_M_try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1596 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::time_point", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1597
  %6 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1598
  store i64 %6, ptr %3, align 8, !dbg !1598
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1599
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1599
  %7 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !1599
  store i64 %7, ptr %5, align 8, !dbg !1599
  %8 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1600
  store i64 %8, ptr %4, align 8, !dbg !1600
  %9 = call noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE17_M_try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS3_10time_pointINS3_3_V212steady_clockET_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1601
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1602
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1602
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1603
  ret i1 %9, !dbg !1602
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE17_M_try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS3_10time_pointINS3_3_V212steady_clockET_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1604 {
  %3 = alloca %"struct.std::chrono::time_point.12", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %"struct.std::chrono::duration.8", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1605
  %8 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1606
  store i64 %8, ptr %3, align 8, !dbg !1606
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1607
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1608
  %9 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1609
  store i64 %9, ptr %5, align 8, !dbg !1609
  %10 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !1610
  store i64 %10, ptr %4, align 8, !dbg !1610
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1610
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #23, !dbg !1611
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !1612
  %11 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1613
  store i64 %11, ptr %7, align 8, !dbg !1613
  %12 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !1614
  store i64 %12, ptr %6, align 8, !dbg !1615, !tbaa !253
  %13 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1, !dbg !1615
  %14 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1616
  store i64 %14, ptr %13, align 8, !dbg !1615, !tbaa !256
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !1615
  %15 = call noundef zeroext i1 @_ZNSt11timed_mutex12_M_clocklockEiRK8timespec(ptr noundef nonnull align 8 dereferenceable(40) %0, i32 noundef 1, ptr noundef nonnull align 8 dereferenceable(16) %6), !dbg !1617
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #23, !dbg !1618
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1618
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1618
  ret i1 %15, !dbg !1619
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11timed_mutex12_M_clocklockEiRK8timespec(ptr noundef nonnull align 8 dereferenceable(40) %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %2) local_unnamed_addr #8 comdat align 2 !dbg !1620 {
  %4 = tail call i32 @pthread_mutex_clocklock(ptr noundef nonnull %0, i32 noundef %1, ptr noundef nonnull %2) #23, !dbg !1621
  %5 = icmp eq i32 %4, 0, !dbg !1621
  ret i1 %5, !dbg !1622
}

; Function Attrs: nounwind
declare !dbg !1623 i32 @pthread_mutex_clocklock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18shared_timed_mutex12try_lock_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1624 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::time_point", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1625
  %6 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1626
  store i64 %6, ptr %3, align 8, !dbg !1626
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1627
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1627
  %7 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !1627
  store i64 %7, ptr %5, align 8, !dbg !1627
  %8 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1628
  store i64 %8, ptr %4, align 8, !dbg !1628
  %9 = call noundef zeroext i1 @_ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1629
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1630
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1630
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1631
  ret i1 %9, !dbg !1630
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1632 {
  %3 = alloca %"struct.std::chrono::time_point.12", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %"struct.std::chrono::duration.8", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1633
  %8 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1634
  store i64 %8, ptr %3, align 8, !dbg !1634
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1635
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1636
  %9 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1637
  store i64 %9, ptr %5, align 8, !dbg !1637
  %10 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !1638
  store i64 %10, ptr %4, align 8, !dbg !1638
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1638
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #23, !dbg !1639
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !1640
  %11 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1641
  store i64 %11, ptr %7, align 8, !dbg !1641
  %12 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !1642
  store i64 %12, ptr %6, align 8, !dbg !1643, !tbaa !253
  %13 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1, !dbg !1643
  %14 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1644
  store i64 %14, ptr %13, align 8, !dbg !1643, !tbaa !256
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !1643
  %15 = call i32 @pthread_rwlock_clockwrlock(ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %6) #23, !dbg !1645
  switch i32 %15, label %16 [
    i32 110, label %17
    i32 35, label %17
    i32 0, label %17
  ], !dbg !1646, !prof !1647

16:                                               ; preds = %2
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.13, i32 noundef 553, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE, ptr noundef nonnull @.str.14) #24, !dbg !1648
  unreachable, !dbg !1648

17:                                               ; preds = %2, %2, %2
  %18 = icmp ne i32 %15, 110, !dbg !1649
  %19 = icmp ne i32 %15, 35
  %20 = and i1 %18, %19, !dbg !1646
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #23, !dbg !1650
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1650
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1650
  ret i1 %20, !dbg !1650
}

; Function Attrs: nounwind
declare !dbg !1651 i32 @pthread_rwlock_clockwrlock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: noreturn nounwind
declare !dbg !1652 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt18shared_timed_mutexE9owns_lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #8 comdat align 2 !dbg !1653 {
  %2 = getelementptr inbounds %"class.std::unique_lock.32", ptr %0, i64 0, i32 1, !dbg !1654
  %3 = load i8, ptr %2, align 8, !dbg !1654, !tbaa !1582, !range !111, !noundef !11
  %4 = icmp ne i8 %3, 0, !dbg !1654
  ret i1 %4, !dbg !1655
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(28) ptr @_ZNSt7promiseIiE8_M_stateEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #6 comdat align 2 !dbg !1656 {
  tail call void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !1657
  %2 = tail call noundef nonnull align 8 dereferenceable(28) ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1658
  ret ptr %2, !dbg !1659
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1, i1 noundef zeroext %2) local_unnamed_addr #6 comdat align 2 !dbg !1660 {
  %4 = alloca i8, align 1
  %5 = alloca { i64, i64 }, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #23, !dbg !1661
  store i8 0, ptr %4, align 1, !dbg !1662, !tbaa !1663
  %9 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 5, !dbg !1664
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #23, !dbg !1665
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %5, align 8, !dbg !1665, !tbaa !500
  %10 = getelementptr inbounds { i64, i64 }, ptr %5, i64 0, i32 1, !dbg !1665
  store i64 0, ptr %10, align 8, !dbg !1665, !tbaa !500
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !1666
  store ptr %0, ptr %6, align 8, !dbg !1666, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !1667
  store ptr %1, ptr %7, align 8, !dbg !1667, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #23, !dbg !1668
  store ptr %4, ptr %8, align 8, !dbg !1668, !tbaa !22
  call void @_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_(ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %8), !dbg !1669
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #23, !dbg !1669
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !1669
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !1669
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #23, !dbg !1669
  %11 = load i8, ptr %4, align 1, !dbg !1670, !tbaa !1663, !range !111, !noundef !11
  %12 = icmp eq i8 %11, 0, !dbg !1670
  br i1 %12, label %18, label %13, !dbg !1670

13:                                               ; preds = %3
  %14 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !1671
  %15 = atomicrmw xchg ptr %14, i32 1 release, align 4, !dbg !1672
  %16 = icmp sgt i32 %15, -1, !dbg !1675
  br i1 %16, label %20, label %17, !dbg !1675

17:                                               ; preds = %13
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %14), !dbg !1676
  br label %20, !dbg !1676

18:                                               ; preds = %3
  br i1 %2, label %20, label %19, !dbg !1677

19:                                               ; preds = %18
  call void @_ZSt20__throw_future_errori(i32 noundef 2) #26, !dbg !1678
  unreachable, !dbg !1678

20:                                               ; preds = %17, %13, %18
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #23, !dbg !1679
  ret void, !dbg !1679
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEC2INS1_13_State_baseV27_SetterIiOiEEvEEOT_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !1680 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !dbg !1682
  tail call void @_ZNSt14_Function_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #23, !dbg !1682
  %3 = getelementptr inbounds %"class.std::function", ptr %0, i64 0, i32 1, !dbg !1683
  store ptr null, ptr %3, align 8, !dbg !1683, !tbaa !1684
  %4 = tail call noundef zeroext i1 @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE21_M_not_empty_functionIS5_EEbRKT_(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1687
  br i1 %4, label %5, label %7, !dbg !1687

5:                                                ; preds = %2
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIS5_EEvRSt9_Any_dataOT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1688
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data, ptr %3, align 8, !dbg !1689, !tbaa !1684
  %6 = getelementptr inbounds %"class.std::_Function_base", ptr %0, i64 0, i32 1, !dbg !1690
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation, ptr %6, align 8, !dbg !1691, !tbaa !1692
  br label %7, !dbg !1693

7:                                                ; preds = %5, %2
  ret void, !dbg !1694
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1695 {
  %2 = getelementptr inbounds %"class.std::_Function_base", ptr %0, i64 0, i32 1, !dbg !1696
  %3 = load ptr, ptr %2, align 8, !dbg !1696, !tbaa !1692
  %4 = icmp eq ptr %3, null, !dbg !1696
  br i1 %4, label %7, label %5, !dbg !1696

5:                                                ; preds = %1
  %6 = invoke noundef zeroext i1 %3(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef 3)
          to label %7 unwind label %8, !dbg !1697

7:                                                ; preds = %5, %1
  ret void, !dbg !1698

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1697
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !1697
  tail call void @__clang_call_terminate(ptr %10) #24, !dbg !1697
  unreachable, !dbg !1697
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(28) ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1699 {
  %2 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1700
  %3 = icmp eq ptr %2, null, !dbg !1700
  br i1 %3, label %4, label %5, !dbg !1700, !prof !514

4:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.15, i32 noundef 1349, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv, ptr noundef nonnull @.str.16) #24, !dbg !1700
  unreachable, !dbg !1700

5:                                                ; preds = %1
  %6 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1701
  ret ptr %6, !dbg !1702
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) local_unnamed_addr #6 comdat personality ptr @__gxx_personality_v0 !dbg !1703 {
  %6 = alloca %class.anon.34, align 8
  %7 = alloca %"struct.std::once_flag::_Prepare_execution", align 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #23, !dbg !1704
  store ptr %1, ptr %6, align 8, !dbg !1705, !tbaa !22
  %8 = getelementptr inbounds %class.anon.34, ptr %6, i64 0, i32 1, !dbg !1705
  store ptr %2, ptr %8, align 8, !dbg !1705, !tbaa !22
  %9 = getelementptr inbounds %class.anon.34, ptr %6, i64 0, i32 2, !dbg !1705
  store ptr %3, ptr %9, align 8, !dbg !1705, !tbaa !22
  %10 = getelementptr inbounds %class.anon.34, ptr %6, i64 0, i32 3, !dbg !1705
  store ptr %4, ptr %10, align 8, !dbg !1705, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %7) #23, !dbg !1706
  call void @_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr noundef nonnull align 8 dereferenceable(32) %6), !dbg !1707
  %11 = invoke fastcc noundef i32 @_ZL14__gthread_oncePiPFvvE(ptr noundef nonnull %0)
          to label %12 unwind label %16, !dbg !1708

12:                                               ; preds = %5
  %13 = icmp eq i32 %11, 0, !dbg !1709
  br i1 %13, label %18, label %14, !dbg !1709

14:                                               ; preds = %12
  invoke void @_ZSt20__throw_system_errori(i32 noundef %11) #26
          to label %15 unwind label %16, !dbg !1710

15:                                               ; preds = %14
  unreachable, !dbg !1710

16:                                               ; preds = %5, %14
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !1711
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %7) #23, !dbg !1711
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7) #23, !dbg !1711
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #23, !dbg !1711
  resume { ptr, i32 } %17, !dbg !1711

18:                                               ; preds = %12
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %7) #23, !dbg !1711
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7) #23, !dbg !1711
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #23, !dbg !1711
  ret void, !dbg !1711
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1, ptr noundef %2) #6 comdat align 2 !dbg !1712 {
  %4 = alloca %"class.std::unique_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1713
  call void @_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv(ptr nonnull sret(%"class.std::unique_ptr") align 8 %4, ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !1714
  store i8 1, ptr %2, align 1, !dbg !1715, !tbaa !1663
  %5 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !1716
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !1717
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !1718
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1718
  ret void, !dbg !1718
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) unnamed_addr #0 comdat align 2 !dbg !1719 {
  %3 = alloca %class.anon.35, align 1
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !1720
  store ptr %1, ptr %4, align 8, !dbg !1721, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #23, !dbg !1722
  %5 = call noundef ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_cvPFvvEEv(ptr noundef nonnull align 1 dereferenceable(1) %3) #23, !dbg !1722
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call), !dbg !1723
  store ptr %5, ptr %6, align 8, !dbg !1724, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #23, !dbg !1723
  ret void, !dbg !1725
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc noundef i32 @_ZL14__gthread_oncePiPFvvE(ptr noundef %0) unnamed_addr #6 !dbg !1726 {
  %2 = tail call i32 @pthread_once(ptr noundef %0, ptr noundef nonnull @__once_proxy), !dbg !1727
  ret i32 %2, !dbg !1728
}

declare void @__once_proxy() #10

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9once_flag18_Prepare_executionD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !1729 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !1730
  store ptr null, ptr %2, align 8, !dbg !1731, !tbaa !22
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call), !dbg !1732
  store ptr null, ptr %3, align 8, !dbg !1733, !tbaa !22
  ret void, !dbg !1734
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #22

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_cvPFvvEEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1735 {
  ret ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, !dbg !1736
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv() #5 comdat align 2 !dbg !1737 {
  %1 = alloca %class.anon.35, align 1
  call void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv(ptr noundef nonnull align 1 dereferenceable(1) %1), !dbg !1738
  ret void, !dbg !1738
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #6 comdat align 2 !dbg !1739 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !1740
  %3 = load ptr, ptr %2, align 8, !dbg !1740, !tbaa !22
  tail call void @_ZZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %3), !dbg !1741
  ret void, !dbg !1742
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #6 comdat align 2 !dbg !1743 {
  %2 = load ptr, ptr %0, align 8, !dbg !1744, !tbaa !1745
  %3 = getelementptr inbounds %class.anon.34, ptr %0, i64 0, i32 1, !dbg !1747
  %4 = load ptr, ptr %3, align 8, !dbg !1747, !tbaa !1748
  %5 = getelementptr inbounds %class.anon.34, ptr %0, i64 0, i32 2, !dbg !1747
  %6 = load ptr, ptr %5, align 8, !dbg !1747, !tbaa !1749
  %7 = getelementptr inbounds %class.anon.34, ptr %0, i64 0, i32 3, !dbg !1747
  %8 = load ptr, ptr %7, align 8, !dbg !1747, !tbaa !1750
  tail call void @_ZSt8__invokeIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EENSt15__invoke_resultIT_JDpT0_EE4typeEOSF_DpOSG_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %8), !dbg !1751
  ret void, !dbg !1752
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EENSt15__invoke_resultIT_JDpT0_EE4typeEOSF_DpOSG_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #6 comdat !dbg !1753 {
  tail call void @_ZSt13__invoke_implIvMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEPS1_JS9_SA_EET_St21__invoke_memfun_derefOT0_OT1_DpOT2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1754
  ret void, !dbg !1755
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEPS1_JS9_SA_EET_St21__invoke_memfun_derefOT0_OT1_DpOT2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #6 comdat !dbg !1756 {
  %5 = load ptr, ptr %1, align 8, !dbg !1757, !tbaa !22
  %6 = load i64, ptr %0, align 8, !dbg !1758, !tbaa !500
  %7 = getelementptr inbounds { i64, i64 }, ptr %0, i64 0, i32 1, !dbg !1758
  %8 = load i64, ptr %7, align 8, !dbg !1758, !tbaa !500
  %9 = getelementptr inbounds i8, ptr %5, i64 %8, !dbg !1759
  %10 = and i64 %6, 1, !dbg !1759
  %11 = icmp eq i64 %10, 0, !dbg !1759
  br i1 %11, label %17, label %12, !dbg !1759

12:                                               ; preds = %4
  %13 = load ptr, ptr %9, align 8, !dbg !1759, !tbaa !490
  %14 = add i64 %6, -1, !dbg !1759
  %15 = getelementptr i8, ptr %13, i64 %14, !dbg !1759, !nosanitize !11
  %16 = load ptr, ptr %15, align 8, !dbg !1759, !nosanitize !11
  br label %19, !dbg !1759

17:                                               ; preds = %4
  %18 = inttoptr i64 %6 to ptr, !dbg !1759
  br label %19, !dbg !1759

19:                                               ; preds = %17, %12
  %20 = phi ptr [ %16, %12 ], [ %18, %17 ], !dbg !1759
  %21 = load ptr, ptr %2, align 8, !dbg !1760, !tbaa !22
  %22 = load ptr, ptr %3, align 8, !dbg !1760, !tbaa !22
  tail call void %20(ptr noundef nonnull align 8 dereferenceable(28) %9, ptr noundef %21, ptr noundef %22), !dbg !1759
  ret void, !dbg !1761
}

declare !dbg !1762 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv(ptr noalias sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #6 comdat align 2 !dbg !1763 {
  %3 = tail call noundef zeroext i1 @_ZNKSt14_Function_base8_M_emptyEv(ptr noundef nonnull align 8 dereferenceable(24) %1), !dbg !1764
  br i1 %3, label %4, label %5, !dbg !1764

4:                                                ; preds = %2
  tail call void @_ZSt25__throw_bad_function_callv() #26, !dbg !1765
  unreachable, !dbg !1765

5:                                                ; preds = %2
  %6 = getelementptr inbounds %"class.std::function", ptr %1, i64 0, i32 1, !dbg !1766
  %7 = load ptr, ptr %6, align 8, !dbg !1766, !tbaa !1684
  tail call void %7(ptr sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1766
  ret void, !dbg !1767
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14_Function_base8_M_emptyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #8 comdat align 2 !dbg !1768 {
  %2 = getelementptr inbounds %"class.std::_Function_base", ptr %0, i64 0, i32 1, !dbg !1769
  %3 = load ptr, ptr %2, align 8, !dbg !1769, !tbaa !1692
  %4 = icmp eq ptr %3, null, !dbg !1769
  ret i1 %4, !dbg !1770
}

; Function Attrs: noreturn
declare !dbg !1771 void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #11

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !1772 {
  store ptr null, ptr %0, align 8, !dbg !1773, !tbaa !500
  %2 = getelementptr inbounds %"class.std::_Function_base", ptr %0, i64 0, i32 1, !dbg !1774
  store ptr null, ptr %2, align 8, !dbg !1774, !tbaa !1692
  ret void, !dbg !1775
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE21_M_not_empty_functionIS5_EEbRKT_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1776 {
  ret i1 true, !dbg !1777
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIS5_EEvRSt9_Any_dataOT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1778 {
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1779
  ret void, !dbg !1780
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data(ptr noalias sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !1781 {
  %3 = tail call noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1782
  tail call void @_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_(ptr sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !1783
  ret void, !dbg !1784
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #6 comdat align 2 !dbg !1785 {
  switch i32 %2, label %9 [
    i32 0, label %4
    i32 1, label %6
  ], !dbg !1786

4:                                                ; preds = %3
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1787
  store ptr @_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE, ptr %5, align 8, !dbg !1788, !tbaa !22
  br label %11, !dbg !1789

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1790
  %8 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPNSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1791
  store ptr %7, ptr %8, align 8, !dbg !1792, !tbaa !22
  br label %11, !dbg !1793

9:                                                ; preds = %3
  %10 = tail call noundef zeroext i1 @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKS7_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2), !dbg !1794
  br label %11, !dbg !1795

11:                                               ; preds = %9, %6, %4
  ret i1 false, !dbg !1796
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 !dbg !1797 {
  %3 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1798
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !1799, !tbaa.struct !1800
  ret void, !dbg !1801
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1802 {
  ret ptr %0, !dbg !1803
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_(ptr noalias sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat !dbg !1804 {
  %3 = alloca %"class.std::unique_ptr.2", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1805
  call void @_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEET_St14__invoke_otherOT0_DpOT1_(ptr nonnull sret(%"class.std::unique_ptr.2") align 8 %3, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1805
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2INS0_7_ResultIiEES2_vEEOS_IT_T0_E(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !1805
  call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !1806
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1806
  ret void, !dbg !1806
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1807 {
  %2 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERKT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1808
  ret ptr %2, !dbg !1809
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEET_St14__invoke_otherOT0_DpOT1_(ptr noalias sret(%"class.std::unique_ptr.2") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat !dbg !1810 {
  tail call void @_ZNKSt13__future_base13_State_baseV27_SetterIiOiEclEv(ptr sret(%"class.std::unique_ptr.2") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1811
  ret void, !dbg !1812
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt13__future_base13_State_baseV27_SetterIiOiEclEv(ptr noalias sret(%"class.std::unique_ptr.2") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat align 2 !dbg !1813 {
  %3 = load ptr, ptr %1, align 8, !dbg !1814, !tbaa !1815
  %4 = getelementptr inbounds %"class.std::promise", ptr %3, i64 0, i32 1, !dbg !1817
  %5 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEptEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !1814
  %6 = getelementptr inbounds %"struct.std::__future_base::_State_baseV2::_Setter", ptr %1, i64 0, i32 1, !dbg !1818
  %7 = load ptr, ptr %6, align 8, !dbg !1818, !tbaa !1819
  tail call void @_ZNSt13__future_base7_ResultIiE6_M_setEOi(ptr noundef nonnull align 8 dereferenceable(21) %5, ptr noundef nonnull align 4 dereferenceable(4) %7), !dbg !1820
  %8 = load ptr, ptr %1, align 8, !dbg !1821, !tbaa !1815
  %9 = getelementptr inbounds %"class.std::promise", ptr %8, i64 0, i32 1, !dbg !1822
  tail call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %9) #23, !dbg !1823
  ret void, !dbg !1824
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEptEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1825 {
  %2 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1826
  ret ptr %2, !dbg !1827
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE6_M_setEOi(ptr noundef nonnull align 8 dereferenceable(21) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #8 comdat align 2 !dbg !1828 {
  %3 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 1, !dbg !1829
  %4 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(ptr noundef nonnull align 4 dereferenceable(4) %3) #23, !dbg !1830
  %5 = load i32, ptr %1, align 4, !dbg !1831, !tbaa !34
  store i32 %5, ptr %4, align 4, !dbg !1832, !tbaa !34
  %6 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 2, !dbg !1833
  store i8 1, ptr %6, align 4, !dbg !1834, !tbaa !550
  ret void, !dbg !1835
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1836 {
  tail call void @_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1837
  ret void, !dbg !1838
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1839 {
  %2 = tail call noundef ptr @_ZNKSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1840
  ret ptr %2, !dbg !1841
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1842 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1843
  %3 = load ptr, ptr %2, align 8, !dbg !1843, !tbaa !22
  ret ptr %3, !dbg !1844
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1845 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS6_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1846
  ret ptr %2, !dbg !1847
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS6_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1848 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1849
  ret ptr %2, !dbg !1850
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1851 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERKS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1852
  ret ptr %2, !dbg !1853
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERKS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1854 {
  ret ptr %0, !dbg !1855
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1856 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1857
  ret void, !dbg !1858
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1859 {
  tail call void @_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1860
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1861
  store ptr null, ptr %3, align 8, !dbg !1862, !tbaa !22
  ret void, !dbg !1863
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1864 {
  tail call void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1865
  ret void, !dbg !1866
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1867 {
  tail call void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2EOS3_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #23, !dbg !1868
  %3 = load i64, ptr %1, align 8, !dbg !1868, !tbaa !22
  store i64 %3, ptr %0, align 8, !dbg !1868, !tbaa !22
  ret void, !dbg !1869
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2EOS3_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #0 comdat align 2 !dbg !1870 {
  ret void, !dbg !1871
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERKT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1872 {
  %2 = tail call noundef ptr @_ZNKSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1873
  ret ptr %2, !dbg !1874
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1875 {
  ret ptr %0, !dbg !1876
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1877 {
  %2 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1878
  ret ptr %2, !dbg !1879
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPNSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1880 {
  %2 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1881
  ret ptr %2, !dbg !1882
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKS7_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1883 {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %9
    i32 3, label %11
  ], !dbg !1884

4:                                                ; preds = %3
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1885
  store ptr @_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE, ptr %5, align 8, !dbg !1886, !tbaa !22
  br label %12, !dbg !1887

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1888
  %8 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPNSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1889
  store ptr %7, ptr %8, align 8, !dbg !1890, !tbaa !22
  br label %12, !dbg !1891

9:                                                ; preds = %3
  %10 = tail call noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1892
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIRKS5_EEvRSt9_Any_dataOT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %10) #23, !dbg !1893
  br label %12, !dbg !1894

11:                                               ; preds = %3
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !1895
  br label %12, !dbg !1896

12:                                               ; preds = %3, %11, %9, %6, %4
  ret i1 false, !dbg !1897
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIRKS5_EEvRSt9_Any_dataOT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1898 {
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIRKS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1899
  ret void, !dbg !1900
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1901 {
  %2 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1902
  ret void, !dbg !1903
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIRKS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 !dbg !1904 {
  %3 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1905
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !1906, !tbaa.struct !1800
  ret void, !dbg !1907
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1908 {
  %2 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1909
  ret ptr %2, !dbg !1910
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt18shared_timed_mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #6 comdat align 2 !dbg !1911 {
  %2 = getelementptr inbounds %"class.std::unique_lock.32", ptr %0, i64 0, i32 1, !dbg !1912
  %3 = load i8, ptr %2, align 8, !dbg !1912, !tbaa !1582, !range !111, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !1912
  br i1 %4, label %5, label %6, !dbg !1913

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #26, !dbg !1914
  unreachable, !dbg !1914

6:                                                ; preds = %1
  %7 = load ptr, ptr %0, align 8, !dbg !1915, !tbaa !1578
  %8 = icmp eq ptr %7, null, !dbg !1915
  br i1 %8, label %10, label %9, !dbg !1915

9:                                                ; preds = %6
  tail call void @_ZNSt18shared_timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %7), !dbg !1916
  store i8 0, ptr %2, align 8, !dbg !1917, !tbaa !1582
  br label %10, !dbg !1918

10:                                               ; preds = %6, %9
  ret void, !dbg !1919
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt18shared_timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #6 comdat align 2 !dbg !1920 {
  tail call void @_ZNSt22__shared_mutex_pthread6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %0), !dbg !1921
  ret void, !dbg !1922
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt22__shared_mutex_pthread6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #6 comdat align 2 !dbg !1923 {
  %2 = tail call fastcc noundef i32 @_ZStL23__glibcxx_rwlock_unlockP16pthread_rwlock_t(ptr noundef nonnull %0), !dbg !1924
  %3 = icmp eq i32 %2, 0, !dbg !1925
  br i1 %3, label %5, label %4, !dbg !1925, !prof !1926

4:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.13, i32 noundef 215, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv, ptr noundef nonnull @.str.14) #24, !dbg !1925
  unreachable, !dbg !1925

5:                                                ; preds = %1
  ret void, !dbg !1927
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc noundef i32 @_ZStL23__glibcxx_rwlock_unlockP16pthread_rwlock_t(ptr noundef %0) unnamed_addr #8 !dbg !1928 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #23, !dbg !1929
  ret i32 %2, !dbg !1929
}

; Function Attrs: nounwind
declare !dbg !1930 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #5 comdat align 2 !dbg !1931 {
  tail call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1), !dbg !1932
  ret void, !dbg !1932
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !1933 {
  tail call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1934
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1935
  store ptr %1, ptr %3, align 8, !dbg !1936, !tbaa !22
  ret void, !dbg !1937
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1938 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !1939

2:                                                ; preds = %1
  ret void, !dbg !1940

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1939
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !1939
  tail call void @__clang_call_terminate(ptr %5) #24, !dbg !1939
  unreachable, !dbg !1939
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1941 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1942
  ret ptr %2, !dbg !1943
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !1944 {
  tail call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !1945
  tail call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1946
  ret void, !dbg !1947
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !1948 {
  tail call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !1949
  ret void, !dbg !1950
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !1951 {
  store ptr null, ptr %0, align 8, !dbg !1952, !tbaa !1953
  ret void, !dbg !1955
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !1956 {
  ret void, !dbg !1957
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1958 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1959
  ret ptr %2, !dbg !1960
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1961 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1962
  ret ptr %2, !dbg !1963
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1964 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1965
  ret ptr %2, !dbg !1966
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1967 {
  ret ptr %0, !dbg !1968
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1969 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1970
  ret ptr %2, !dbg !1971
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1972 {
  %3 = icmp eq ptr %1, null, !dbg !1973
  br i1 %3, label %8, label %4, !dbg !1973

4:                                                ; preds = %2
  %5 = load ptr, ptr %1, align 8, !dbg !1973, !tbaa !490
  %6 = getelementptr inbounds ptr, ptr %5, i64 1, !dbg !1973
  %7 = load ptr, ptr %6, align 8, !dbg !1973
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1973
  br label %8, !dbg !1973

8:                                                ; preds = %4, %2
  ret void, !dbg !1974
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1975 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1976
  ret ptr %2, !dbg !1977
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1978 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1979
  ret ptr %2, !dbg !1980
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat !dbg !1981 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1982
  ret ptr %2, !dbg !1983
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1984 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1985
  ret ptr %2, !dbg !1986
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1987 {
  ret ptr %0, !dbg !1988
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18shared_timed_mutex19try_lock_shared_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1989 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::time_point", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1990
  %6 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1991
  store i64 %6, ptr %3, align 8, !dbg !1991
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1992
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1992
  %7 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !1992
  store i64 %7, ptr %5, align 8, !dbg !1992
  %8 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1993
  store i64 %8, ptr %4, align 8, !dbg !1993
  %9 = call noundef zeroext i1 @_ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1994
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1995
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1995
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1996
  ret i1 %9, !dbg !1995
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1997 {
  %3 = alloca %"struct.std::chrono::time_point.12", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %"struct.std::chrono::duration.8", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1998
  %8 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1999
  store i64 %8, ptr %3, align 8, !dbg !1999
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !2000
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !2001
  %9 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !2002
  store i64 %9, ptr %5, align 8, !dbg !2002
  %10 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !2003
  store i64 %10, ptr %4, align 8, !dbg !2003
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !2003
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #23, !dbg !2004
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !2005
  %11 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !2006
  store i64 %11, ptr %7, align 8, !dbg !2006
  %12 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !2007
  store i64 %12, ptr %6, align 8, !dbg !2008, !tbaa !253
  %13 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1, !dbg !2008
  %14 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !2009
  store i64 %14, ptr %13, align 8, !dbg !2008, !tbaa !256
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !2008
  %15 = call i32 @pthread_rwlock_clockrdlock(ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %6) #23, !dbg !2010
  switch i32 %15, label %16 [
    i32 110, label %17
    i32 35, label %17
    i32 0, label %17
  ], !dbg !2011, !prof !1647

16:                                               ; preds = %2
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.13, i32 noundef 640, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE, ptr noundef nonnull @.str.14) #24, !dbg !2012
  unreachable, !dbg !2012

17:                                               ; preds = %2, %2, %2
  %18 = icmp ne i32 %15, 110, !dbg !2013
  %19 = icmp ne i32 %15, 35
  %20 = and i1 %18, %19, !dbg !2011
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #23, !dbg !2014
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !2014
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !2014
  ret i1 %20, !dbg !2014
}

; Function Attrs: nounwind
declare !dbg !2015 i32 @pthread_rwlock_clockrdlock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt18shared_timed_mutex13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #6 comdat align 2 !dbg !2016 {
  tail call void @_ZNSt22__shared_mutex_pthread13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(56) %0), !dbg !2017
  ret void, !dbg !2018
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt22__shared_mutex_pthread13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #6 comdat align 2 !dbg !2019 {
  tail call void @_ZNSt22__shared_mutex_pthread6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %0), !dbg !2020
  ret void, !dbg !2021
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt13__future_base13_State_baseV28wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2022 {
  %3 = alloca %"struct.std::chrono::time_point", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration.9", align 8
  %7 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !2023
  %8 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef 2, i32 noundef 65535), !dbg !2024
  switch i32 %8, label %11 [
    i32 3, label %9
    i32 4, label %10
  ], !dbg !2029, !prof !2030

9:                                                ; preds = %2
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2029
  unreachable, !dbg !2029

10:                                               ; preds = %2
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.19) #24, !dbg !2031
  unreachable, !dbg !2031

11:                                               ; preds = %2
  %12 = load atomic i32, ptr %7 acquire, align 8, !dbg !2032
  %13 = and i32 %12, 2147483647, !dbg !2033
  %14 = icmp eq i32 %13, 1, !dbg !2034
  br i1 %14, label %44, label %15, !dbg !2023

15:                                               ; preds = %11
  %16 = load ptr, ptr %0, align 8, !dbg !2035, !tbaa !490
  %17 = getelementptr inbounds ptr, ptr %16, i64 3, !dbg !2035
  %18 = load ptr, ptr %17, align 8, !dbg !2035
  %19 = tail call noundef zeroext i1 %18(ptr noundef nonnull align 8 dereferenceable(28) %0), !dbg !2035
  br i1 %19, label %44, label %20, !dbg !2035

20:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !2036
  %21 = tail call i64 @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEE4zeroEv() #23, !dbg !2036
  store i64 %21, ptr %6, align 8, !dbg !2036
  %22 = call noundef zeroext i1 @_ZNSt6chronogtIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !2037
  br i1 %22, label %23, label %43, !dbg !2038

23:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !2039
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !2039
  %24 = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !2039
  store i64 %24, ptr %4, align 8, !dbg !2039
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !2042
  %25 = call i64 @_ZNSt6chrono4ceilINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !2042
  store i64 %25, ptr %5, align 8, !dbg !2042
  %26 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !2043
  store i64 %26, ptr %3, align 8, !dbg !2043
  %27 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef 2, i32 noundef 65535), !dbg !2044
  switch i32 %27, label %30 [
    i32 3, label %28
    i32 4, label %29
  ], !dbg !2049, !prof !2030

28:                                               ; preds = %23
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2049
  unreachable, !dbg !2049

29:                                               ; preds = %23
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.19) #24, !dbg !2050
  unreachable, !dbg !2050

30:                                               ; preds = %23
  %31 = load atomic i32, ptr %7 acquire, align 8, !dbg !2051
  %32 = and i32 %31, 2147483647, !dbg !2052
  %33 = icmp eq i32 %32, 1, !dbg !2053
  br i1 %33, label %38, label %34, !dbg !2054

34:                                               ; preds = %30
  %35 = call noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE27_M_load_and_test_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEjjjbSt12memory_orderRKNS2_10time_pointINS2_3_V212steady_clockET_EE(ptr noundef nonnull align 4 dereferenceable(4) %7, i32 noundef %32, i32 noundef 1, i1 noundef zeroext true, i32 noundef 2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !2055
  %36 = and i32 %35, 2147483647, !dbg !2056
  %37 = icmp eq i32 %36, 1, !dbg !2057
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !2058
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !2058
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !2058
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !2059
  br i1 %37, label %39, label %44, !dbg !2059

38:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !2058
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !2058
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !2058
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !2059
  br label %39, !dbg !2059

39:                                               ; preds = %38, %34
  %40 = load ptr, ptr %0, align 8, !dbg !2060, !tbaa !490
  %41 = getelementptr inbounds ptr, ptr %40, i64 2, !dbg !2060
  %42 = load ptr, ptr %41, align 8, !dbg !2060
  call void %42(ptr noundef nonnull align 8 dereferenceable(28) %0), !dbg !2060
  br label %44, !dbg !2061

43:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !2059
  br label %44, !dbg !2059

44:                                               ; preds = %34, %43, %15, %11, %39
  %45 = phi i32 [ 0, %39 ], [ 0, %11 ], [ 2, %15 ], [ 1, %43 ], [ 1, %34 ], !dbg !2062
  ret i32 %45, !dbg !2063
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronogtIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !2064 {
  %3 = tail call noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !2065
  ret i1 %3, !dbg !2066
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEE4zeroEv() local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2067 {
  %1 = alloca %"struct.std::chrono::duration.9", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !2068
  %3 = tail call noundef i64 @_ZNSt6chrono15duration_valuesIlE4zeroEv() #23, !dbg !2068
  store i64 %3, ptr %2, align 8, !dbg !2068, !tbaa !229
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !2069
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !2070
  %4 = load i64, ptr %1, align 8, !dbg !2070
  ret i64 %4, !dbg !2070
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) local_unnamed_addr #8 comdat !dbg !2071 {
  %3 = and i32 %1, %0, !dbg !2072
  ret i32 %3, !dbg !2073
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !2074 {
  %3 = alloca %"struct.std::chrono::duration.9", align 8
  %4 = alloca %"struct.std::chrono::duration.9", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !2075
  %5 = load i64, ptr %0, align 8, !dbg !2075, !tbaa !229
  store i64 %5, ptr %3, align 8, !dbg !2075, !tbaa !229
  %6 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !2076
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !2077
  %7 = load i64, ptr %1, align 8, !dbg !2077, !tbaa !229
  store i64 %7, ptr %4, align 8, !dbg !2077, !tbaa !229
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !2078
  %9 = icmp slt i64 %6, %8, !dbg !2079
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !2080
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !2080
  ret i1 %9, !dbg !2080
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6chrono15duration_valuesIlE4zeroEv() local_unnamed_addr #8 comdat align 2 !dbg !2081 {
  ret i64 0, !dbg !2082
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE27_M_load_and_test_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEjjjbSt12memory_orderRKNS2_10time_pointINS2_3_V212steady_clockET_EE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, ptr noundef nonnull align 8 dereferenceable(8) %5) local_unnamed_addr #6 comdat align 2 !dbg !2083 {
  %7 = alloca %"struct.std::chrono::time_point.12", align 8
  %8 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !2084
  %9 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !2085
  store i64 %9, ptr %7, align 8, !dbg !2085
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #23, !dbg !2086
  %10 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !2087
  store i64 %10, ptr %8, align 8, !dbg !2087
  %11 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %8), !dbg !2088
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #23, !dbg !2088
  %12 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !2089
  %13 = call noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE29_M_load_and_test_until_steadyEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i1 noundef zeroext true, i64 %12, i64 %11), !dbg !2090
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !2091
  ret i32 %13, !dbg !2092
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE29_M_load_and_test_until_steadyEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i1 noundef zeroext %5, i64 %6, i64 %7) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2093 {
  br label %9, !dbg !2094

9:                                                ; preds = %25, %8
  %10 = phi i32 [ %1, %8 ], [ %27, %25 ]
  %11 = phi i32 [ undef, %8 ], [ %32, %25 ]
  %12 = atomicrmw or ptr %0, i32 -2147483648 monotonic, align 4, !dbg !2095
  %13 = or i32 %10, -2147483648, !dbg !2098
  %14 = tail call noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull %0, i32 noundef %13, i1 noundef zeroext %5, i64 %6, i64 %7), !dbg !2099
  %15 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %4, i32 noundef 65535), !dbg !2100
  switch i32 %15, label %18 [
    i32 3, label %16
    i32 4, label %17
  ], !dbg !2103, !prof !2030

16:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2103
  unreachable, !dbg !2103

17:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.19) #24, !dbg !2104
  unreachable, !dbg !2104

18:                                               ; preds = %9
  switch i32 %4, label %19 [
    i32 1, label %21
    i32 2, label %21
    i32 5, label %23
  ], !dbg !2105

19:                                               ; preds = %18
  %20 = load atomic i32, ptr %0 monotonic, align 4, !dbg !2105
  br label %25, !dbg !2105

21:                                               ; preds = %18, %18
  %22 = load atomic i32, ptr %0 acquire, align 4, !dbg !2105
  br label %25, !dbg !2105

23:                                               ; preds = %18
  %24 = load atomic i32, ptr %0 seq_cst, align 4, !dbg !2105
  br label %25, !dbg !2105

25:                                               ; preds = %19, %21, %23
  %26 = phi i32 [ %20, %19 ], [ %24, %23 ], [ %22, %21 ], !dbg !2105
  %27 = and i32 %26, 2147483647, !dbg !2106
  %28 = xor i1 %14, true, !dbg !2107
  %29 = icmp ne i32 %27, %2
  %30 = xor i1 %29, %3
  %31 = or i1 %30, %28, !dbg !2107
  %32 = select i1 %31, i32 %27, i32 %11, !dbg !2107
  br i1 %31, label %33, label %9

33:                                               ; preds = %25
  ret i32 %32, !dbg !2108
}

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #10

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !2109 {
  store ptr %1, ptr %0, align 8, !dbg !2110, !tbaa !22
  ret void, !dbg !2111
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2112 {
  %2 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  tail call void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !2113
  %4 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !2114
  %5 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt13__future_base13_State_baseV24waitEv(ptr noundef nonnull align 8 dereferenceable(28) %4), !dbg !2115
  %6 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %5, i64 0, i32 1, !dbg !2116
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !2117
  call void @_ZNSt15__exception_ptr13exception_ptrC2EDn(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr null) #23, !dbg !2117
  %7 = call noundef zeroext i1 @_ZNSt15__exception_ptreqERKNS_13exception_ptrES2_(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !2118
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !2119
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !2119
  br i1 %7, label %12, label %8, !dbg !2119

8:                                                ; preds = %1
  call void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %6) #23, !dbg !2120
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %3) #26
          to label %9 unwind label %10, !dbg !2121

9:                                                ; preds = %8
  unreachable, !dbg !2121

10:                                               ; preds = %8
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !2122
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !2121
  resume { ptr, i32 } %11, !dbg !2122

12:                                               ; preds = %1
  ret ptr %5, !dbg !2123
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !2124 {
  %2 = load ptr, ptr %0, align 8, !dbg !2125, !tbaa !2126
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !2128
  ret void, !dbg !2129
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt13__future_base13_State_baseV24waitEv(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2130 {
  %2 = load ptr, ptr %0, align 8, !dbg !2131, !tbaa !490
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !2131
  %4 = load ptr, ptr %3, align 8, !dbg !2131
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(28) %0), !dbg !2131
  %5 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !2132
  %6 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef 2, i32 noundef 65535), !dbg !2133
  switch i32 %6, label %9 [
    i32 3, label %7
    i32 4, label %8
  ], !dbg !2138, !prof !2030

7:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2138
  unreachable, !dbg !2138

8:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.19) #24, !dbg !2139
  unreachable, !dbg !2139

9:                                                ; preds = %1
  %10 = load atomic i32, ptr %5 acquire, align 8, !dbg !2140
  %11 = and i32 %10, 2147483647, !dbg !2141
  %12 = icmp eq i32 %11, 1, !dbg !2142
  br i1 %12, label %15, label %13, !dbg !2143

13:                                               ; preds = %9
  %14 = tail call noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE16_M_load_and_testEjjbSt12memory_order(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef %11, i32 noundef 1, i1 noundef zeroext true, i32 noundef 2), !dbg !2144
  br label %15, !dbg !2145

15:                                               ; preds = %9, %13
  %16 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !2146
  %17 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv(ptr noundef nonnull align 8 dereferenceable(8) %16) #23, !dbg !2147
  ret ptr %17, !dbg !2148
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt15__exception_ptreqERKNS_13exception_ptrES2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !2149 {
  %3 = load ptr, ptr %0, align 8, !dbg !2150, !tbaa !998
  %4 = load ptr, ptr %1, align 8, !dbg !2151, !tbaa !998
  %5 = icmp eq ptr %3, %4, !dbg !2152
  ret i1 %5, !dbg !2153
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EDn(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1) unnamed_addr #0 comdat align 2 !dbg !2154 {
  store ptr null, ptr %0, align 8, !dbg !2155, !tbaa !998
  ret void, !dbg !2156
}

; Function Attrs: noreturn
declare !dbg !2157 void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #11

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !2158 {
  %3 = load ptr, ptr %1, align 8, !dbg !2159, !tbaa !998
  store ptr %3, ptr %0, align 8, !dbg !2160, !tbaa !998
  %4 = icmp eq ptr %3, null, !dbg !2161
  br i1 %4, label %6, label %5, !dbg !2161

5:                                                ; preds = %2
  tail call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !2162
  br label %6, !dbg !2162

6:                                                ; preds = %5, %2
  ret void, !dbg !2163
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !2164 {
  %2 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !2165
  %3 = icmp eq ptr %2, null, !dbg !2165
  br i1 %3, label %4, label %5, !dbg !2165, !prof !514

4:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.20, i32 noundef 445, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv, ptr noundef nonnull @.str.21) #24, !dbg !2165
  unreachable, !dbg !2165

5:                                                ; preds = %1
  %6 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !2166
  ret ptr %6, !dbg !2167
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE16_M_load_and_testEjjbSt12memory_order(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4) local_unnamed_addr #6 comdat align 2 !dbg !2168 {
  %6 = tail call noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE22_M_load_and_test_untilEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i1 noundef zeroext false, i64 0, i64 0), !dbg !2169
  ret i32 %6, !dbg !2170
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE22_M_load_and_test_untilEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i1 noundef zeroext %5, i64 %6, i64 %7) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2171 {
  br label %9, !dbg !2172

9:                                                ; preds = %25, %8
  %10 = phi i32 [ %1, %8 ], [ %27, %25 ]
  %11 = phi i32 [ undef, %8 ], [ %32, %25 ]
  %12 = atomicrmw or ptr %0, i32 -2147483648 monotonic, align 4, !dbg !2173
  %13 = or i32 %10, -2147483648, !dbg !2175
  %14 = tail call noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull %0, i32 noundef %13, i1 noundef zeroext %5, i64 %6, i64 %7), !dbg !2176
  %15 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %4, i32 noundef 65535), !dbg !2177
  switch i32 %15, label %18 [
    i32 3, label %16
    i32 4, label %17
  ], !dbg !2180, !prof !2030

16:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2180
  unreachable, !dbg !2180

17:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.17, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.19) #24, !dbg !2181
  unreachable, !dbg !2181

18:                                               ; preds = %9
  switch i32 %4, label %19 [
    i32 1, label %21
    i32 2, label %21
    i32 5, label %23
  ], !dbg !2182

19:                                               ; preds = %18
  %20 = load atomic i32, ptr %0 monotonic, align 4, !dbg !2182
  br label %25, !dbg !2182

21:                                               ; preds = %18, %18
  %22 = load atomic i32, ptr %0 acquire, align 4, !dbg !2182
  br label %25, !dbg !2182

23:                                               ; preds = %18
  %24 = load atomic i32, ptr %0 seq_cst, align 4, !dbg !2182
  br label %25, !dbg !2182

25:                                               ; preds = %19, %21, %23
  %26 = phi i32 [ %20, %19 ], [ %24, %23 ], [ %22, %21 ], !dbg !2182
  %27 = and i32 %26, 2147483647, !dbg !2183
  %28 = xor i1 %14, true, !dbg !2184
  %29 = icmp ne i32 %27, %2
  %30 = xor i1 %29, %3
  %31 = or i1 %30, %28, !dbg !2184
  %32 = select i1 %31, i32 %27, i32 %11, !dbg !2184
  br i1 %31, label %33, label %9

33:                                               ; preds = %25
  ret i32 %32, !dbg !2185
}

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !2186 {
  %2 = alloca %"class.std::__shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #23, !dbg !2187
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !2187
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE4swapERS4_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !2188
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !2187
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #23, !dbg !2187
  ret void, !dbg !2189
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !2190 {
  store ptr null, ptr %0, align 8, !dbg !2191, !tbaa !565
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !2192
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !2192
  ret void, !dbg !2193
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE4swapERS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 !dbg !2194 {
  tail call void @_ZSt4swapIPNSt13__future_base13_State_baseV2EENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !2195
  %3 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !2196
  %4 = getelementptr inbounds %"class.std::__shared_ptr", ptr %1, i64 0, i32 1, !dbg !2197
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !2198
  ret void, !dbg !2199
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !2200 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !2201
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !2201
  ret void, !dbg !2201
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !2202 {
  store ptr null, ptr %0, align 8, !dbg !2203, !tbaa !473
  ret void, !dbg !2204
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt4swapIPNSt13__future_base13_State_baseV2EENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !2205 {
  %3 = load ptr, ptr %0, align 8, !dbg !2206, !tbaa !22
  %4 = load ptr, ptr %1, align 8, !dbg !2207, !tbaa !22
  store ptr %4, ptr %0, align 8, !dbg !2208, !tbaa !22
  store ptr %3, ptr %1, align 8, !dbg !2209, !tbaa !22
  ret void, !dbg !2210
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !2211 {
  %3 = load ptr, ptr %1, align 8, !dbg !2212, !tbaa !473
  %4 = load ptr, ptr %0, align 8, !dbg !2213, !tbaa !473
  store ptr %4, ptr %1, align 8, !dbg !2214, !tbaa !473
  store ptr %3, ptr %0, align 8, !dbg !2215, !tbaa !473
  ret void, !dbg !2216
}

; Function Attrs: noinline nounwind uwtable
define internal void @_GLOBAL__sub_I_timed.cpp() #0 section ".text.startup" !dbg !2217 {
  tail call fastcc void @__cxx_global_var_init(), !dbg !2218
  ret void
}

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { cold noreturn nounwind }
attributes #17 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #18 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { noinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #22 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nounwind }
attributes #24 = { noreturn nounwind }
attributes #25 = { builtin allocsize(0) }
attributes #26 = { noreturn }
attributes #27 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/timed.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !9, file: !9, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "cpp/timed.cpp", directory: ".")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 13, column: 32, scope: !13)
!13 = !DILexicalBlockFile(scope: !8, file: !1, discriminator: 0)
!14 = !DILocation(line: 0, scope: !8)
!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 29, type: !10, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!16 = !DILocation(line: 31, column: 2, scope: !15)
!17 = !DILocation(line: 31, column: 20, scope: !15)
!18 = !DILocation(line: 32, column: 2, scope: !15)
!19 = !DILocation(line: 32, column: 36, scope: !15)
!20 = !DILocation(line: 34, column: 2, scope: !15)
!21 = !DILocation(line: 34, column: 21, scope: !15)
!22 = !{!23, !23, i64 0}
!23 = !{!"any pointer", !24, i64 0}
!24 = !{!"omnipotent char", !25, i64 0}
!25 = !{!"Simple C++ TBAA"}
!26 = !DILocation(line: 34, column: 14, scope: !15)
!27 = !DILocation(line: 49, column: 10, scope: !15)
!28 = !DILocation(line: 50, column: 26, scope: !15)
!29 = !DILocation(line: 50, column: 61, scope: !15)
!30 = !DILocation(line: 50, column: 59, scope: !15)
!31 = !DILocation(line: 50, column: 11, scope: !15)
!32 = !DILocation(line: 50, column: 6, scope: !15)
!33 = !DILocation(line: 51, column: 10, scope: !15)
!34 = !{!35, !35, i64 0}
!35 = !{!"int", !24, i64 0}
!36 = !DILocation(line: 52, column: 8, scope: !15)
!37 = !DILocation(line: 53, column: 2, scope: !15)
!38 = !DILocation(line: 65, column: 1, scope: !15)
!39 = !DILocation(line: 55, column: 3, scope: !15)
!40 = !DILocation(line: 55, column: 57, scope: !15)
!41 = !DILocation(line: 55, column: 45, scope: !15)
!42 = !DILocation(line: 56, column: 2, scope: !15)
!43 = !DILocation(line: 57, column: 31, scope: !15)
!44 = !DILocation(line: 57, column: 22, scope: !15)
!45 = !DILocation(line: 57, column: 36, scope: !15)
!46 = !DILocation(line: 57, column: 15, scope: !15)
!47 = !DILocation(line: 59, column: 2, scope: !15)
!48 = !DILocation(line: 61, column: 2, scope: !15)
!49 = !DILocation(line: 62, column: 9, scope: !15)
!50 = !DILocation(line: 63, column: 2, scope: !15)
!51 = !DILocation(line: 64, column: 2, scope: !15)
!52 = distinct !DISubprogram(name: "promise", scope: !53, file: !53, line: 1079, type: !10, scopeLine: 1082, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!53 = !DIFile(filename: "include/c++/12/future", directory: "")
!54 = !DILocation(line: 1080, column: 19, scope: !52)
!55 = !DILocation(line: 1081, column: 13, scope: !52)
!56 = !DILocation(line: 1081, column: 2, scope: !52)
!57 = !DILocation(line: 1081, column: 17, scope: !52)
!58 = !DILocation(line: 1082, column: 9, scope: !52)
!59 = distinct !DISubprogram(name: "get_future", scope: !53, file: !53, line: 1128, type: !10, scopeLine: 1129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!60 = !DILocation(line: 1129, column: 16, scope: !59)
!61 = !DILocation(line: 1129, column: 9, scope: !59)
!62 = distinct !DISubprogram(name: "thread<(lambda at cpp/timed.cpp:34:21), void>", scope: !63, file: !63, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!64 = !DILocation(line: 126, column: 7, scope: !62)
!65 = !DILocation(line: 142, column: 29, scope: !62)
!66 = !DILocation(line: 142, column: 33, scope: !62)
!67 = !DILocation(line: 142, column: 18, scope: !62)
!68 = !DILocation(line: 142, column: 2, scope: !62)
!69 = !DILocation(line: 145, column: 7, scope: !62)
!70 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 20, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!71 = !DILocation(line: 22, column: 2, scope: !70)
!72 = !DILocation(line: 22, column: 31, scope: !70)
!73 = !DILocation(line: 23, column: 29, scope: !70)
!74 = !DILocation(line: 23, column: 14, scope: !70)
!75 = !DILocation(line: 23, column: 6, scope: !70)
!76 = !DILocation(line: 27, column: 1, scope: !70)
!77 = !DILocation(line: 25, column: 7, scope: !70)
!78 = !DILocation(line: 26, column: 2, scope: !70)
!79 = distinct !DISubprogram(name: "try_lock_until<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !80, file: !80, line: 248, type: !10, scopeLine: 249, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!80 = !DIFile(filename: "include/c++/12/mutex", directory: "")
!81 = !DILocation(line: 249, column: 16, scope: !79)
!82 = !DILocation(line: 249, column: 9, scope: !79)
!83 = distinct !DISubprogram(name: "operator+<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1L> >", scope: !84, file: !84, line: 986, type: !10, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!84 = !DIFile(filename: "include/c++/12/bits/chrono.h", directory: "")
!85 = !DILocation(line: 992, column: 22, scope: !83)
!86 = !DILocation(line: 992, column: 28, scope: !83)
!87 = !DILocation(line: 992, column: 47, scope: !83)
!88 = !DILocation(line: 992, column: 9, scope: !83)
!89 = !DILocation(line: 992, column: 2, scope: !83)
!90 = distinct !DISubprogram(name: "operator\22\22s<'1'>", scope: !84, file: !84, line: 1278, type: !10, scopeLine: 1279, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!91 = !DILocation(line: 1279, column: 16, scope: !90)
!92 = !DILocation(line: 1279, column: 9, scope: !90)
!93 = distinct !DISubprogram(name: "unlock", scope: !80, file: !80, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = !DILocation(line: 255, column: 7, scope: !93)
!95 = !DILocation(line: 256, column: 5, scope: !93)
!96 = distinct !DISubprogram(name: "operator\22\22ms<'5'>", scope: !84, file: !84, line: 1289, type: !10, scopeLine: 1290, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!97 = !DILocation(line: 1290, column: 16, scope: !96)
!98 = !DILocation(line: 1290, column: 9, scope: !96)
!99 = distinct !DISubprogram(name: "shared_lock<long, std::ratio<1L, 1000L> >", scope: !100, file: !100, line: 745, type: !10, scopeLine: 748, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!100 = !DIFile(filename: "include/c++/12/shared_mutex", directory: "")
!101 = !DILocation(line: 747, column: 9, scope: !99)
!102 = !{!103, !23, i64 0}
!103 = !{!"_ZTSSt11shared_lockISt18shared_timed_mutexE", !23, i64 0, !104, i64 8}
!104 = !{!"bool", !24, i64 0}
!105 = !DILocation(line: 748, column: 2, scope: !99)
!106 = !DILocation(line: 748, column: 14, scope: !99)
!107 = !{!103, !104, i64 8}
!108 = !DILocation(line: 748, column: 49, scope: !99)
!109 = distinct !DISubprogram(name: "~shared_lock", scope: !100, file: !100, line: 750, type: !10, scopeLine: 751, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!110 = !DILocation(line: 752, column: 6, scope: !109)
!111 = !{i8 0, i8 2}
!112 = !DILocation(line: 753, column: 4, scope: !109)
!113 = !DILocation(line: 753, column: 11, scope: !109)
!114 = !DILocation(line: 754, column: 7, scope: !109)
!115 = distinct !DISubprogram(name: "wait_for<long, std::ratio<1L, 1000L> >", scope: !53, file: !53, line: 700, type: !10, scopeLine: 701, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!116 = !DILocation(line: 702, column: 11, scope: !115)
!117 = !DILocation(line: 703, column: 18, scope: !115)
!118 = !DILocation(line: 703, column: 28, scope: !115)
!119 = !DILocation(line: 703, column: 11, scope: !115)
!120 = distinct !DISubprogram(name: "operator\22\22ms<'1'>", scope: !84, file: !84, line: 1289, type: !10, scopeLine: 1290, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!121 = !DILocation(line: 1290, column: 16, scope: !120)
!122 = !DILocation(line: 1290, column: 9, scope: !120)
!123 = !DISubprogram(name: "__assert_fail", scope: !124, file: !124, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!124 = !DIFile(filename: "include/assert.h", directory: "")
!125 = distinct !DISubprogram(name: "get", scope: !53, file: !53, line: 803, type: !10, scopeLine: 804, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!126 = !DILocation(line: 805, column: 9, scope: !125)
!127 = !DILocation(line: 805, column: 37, scope: !125)
!128 = !DILocation(line: 806, column: 32, scope: !125)
!129 = !DILocation(line: 806, column: 48, scope: !125)
!130 = !DILocation(line: 806, column: 16, scope: !125)
!131 = !DILocation(line: 807, column: 7, scope: !125)
!132 = distinct !DISubprogram(name: "~thread", scope: !63, file: !63, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!133 = !DILocation(line: 150, column: 11, scope: !132)
!134 = !DILocation(line: 312, column: 5, scope: !135, inlinedAt: !137)
!135 = distinct !DISubprogram(name: "__terminate", scope: !136, file: !136, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!137 = distinct !DILocation(line: 151, column: 2, scope: !132)
!138 = !DILocation(line: 152, column: 5, scope: !132)
!139 = distinct !DISubprogram(name: "~__basic_future", scope: !53, file: !53, line: 674, type: !10, scopeLine: 674, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!140 = !DILocation(line: 674, column: 11, scope: !139)
!141 = distinct !DISubprogram(name: "~promise", scope: !53, file: !53, line: 1103, type: !10, scopeLine: 1104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!142 = !DILocation(line: 1105, column: 31, scope: !141)
!143 = !DILocation(line: 1105, column: 42, scope: !141)
!144 = !DILocation(line: 1105, column: 56, scope: !141)
!145 = !DILocation(line: 1105, column: 13, scope: !141)
!146 = !DILocation(line: 1106, column: 11, scope: !141)
!147 = !DILocation(line: 1106, column: 49, scope: !141)
!148 = !DILocation(line: 1106, column: 39, scope: !141)
!149 = !DILocation(line: 1106, column: 22, scope: !141)
!150 = !DILocation(line: 1107, column: 7, scope: !141)
!151 = distinct !DISubprogram(name: "unique_lock", scope: !152, file: !152, line: 66, type: !10, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!152 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!153 = !DILocation(line: 67, column: 9, scope: !151)
!154 = !{!155, !23, i64 0}
!155 = !{!"_ZTSSt11unique_lockISt5mutexE", !23, i64 0, !104, i64 8}
!156 = !DILocation(line: 67, column: 43, scope: !151)
!157 = !{!155, !104, i64 8}
!158 = !DILocation(line: 69, column: 2, scope: !151)
!159 = !DILocation(line: 70, column: 10, scope: !151)
!160 = !DILocation(line: 71, column: 7, scope: !151)
!161 = distinct !DISubprogram(name: "wait_for<long, std::ratio<1L, 1000L>, (lambda at cpp/timed.cpp:23:35)>", scope: !162, file: !162, line: 169, type: !163, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!163 = !DISubroutineType(cc: DW_CC_nocall, types: !11)
!164 = !DILocation(line: 175, column: 6, scope: !161)
!165 = !DILocation(line: 176, column: 6, scope: !161)
!166 = !DILocation(line: 175, column: 26, scope: !161)
!167 = !DILocation(line: 174, column: 9, scope: !161)
!168 = !DILocation(line: 174, column: 2, scope: !161)
!169 = distinct !DISubprogram(name: "operator\22\22ms<'1', '0'>", scope: !84, file: !84, line: 1289, type: !10, scopeLine: 1290, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = !DILocation(line: 1290, column: 16, scope: !169)
!171 = !DILocation(line: 1290, column: 9, scope: !169)
!172 = distinct !DISubprogram(name: "~unique_lock", scope: !152, file: !152, line: 101, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = !DILocation(line: 103, column: 6, scope: !172)
!174 = !DILocation(line: 104, column: 4, scope: !172)
!175 = !DILocation(line: 105, column: 7, scope: !172)
!176 = distinct !DISubprogram(name: "lock", scope: !152, file: !152, line: 131, type: !10, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!177 = !DILocation(line: 133, column: 7, scope: !176)
!178 = !DILocation(line: 133, column: 6, scope: !176)
!179 = !DILocation(line: 134, column: 4, scope: !176)
!180 = !DILocation(line: 135, column: 11, scope: !176)
!181 = !DILocation(line: 136, column: 4, scope: !176)
!182 = !DILocation(line: 139, column: 17, scope: !176)
!183 = !DILocation(line: 140, column: 14, scope: !176)
!184 = !DILocation(line: 142, column: 7, scope: !176)
!185 = !DISubprogram(name: "__throw_system_error", scope: !186, file: !186, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!186 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!187 = distinct !DISubprogram(name: "lock", scope: !188, file: !188, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!188 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!189 = !DILocation(line: 100, column: 17, scope: !187)
!190 = !DILocation(line: 103, column: 11, scope: !187)
!191 = !DILocation(line: 104, column: 2, scope: !187)
!192 = !DILocation(line: 105, column: 5, scope: !187)
!193 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !194, file: !194, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!194 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!195 = !DILocation(line: 749, column: 12, scope: !193)
!196 = !DILocation(line: 752, column: 1, scope: !193)
!197 = !DISubprogram(name: "pthread_mutex_lock", scope: !198, file: !198, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!198 = !DIFile(filename: "include/pthread.h", directory: "")
!199 = distinct !DISubprogram(name: "wait_until<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, (lambda at cpp/timed.cpp:23:35)>", scope: !162, file: !162, line: 146, type: !163, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!200 = !DILocation(line: 150, column: 2, scope: !199)
!201 = !DILocation(line: 150, column: 10, scope: !199)
!202 = !DILocation(line: 151, column: 8, scope: !199)
!203 = !DILocation(line: 151, column: 36, scope: !199)
!204 = distinct !{!204, !200, !205, !206, !207}
!205 = !DILocation(line: 152, column: 17, scope: !199)
!206 = !{!"llvm.loop.mustprogress"}
!207 = !{!"llvm.loop.unroll.disable"}
!208 = !DILocation(line: 152, column: 13, scope: !199)
!209 = !DILocation(line: 152, column: 6, scope: !199)
!210 = !DILocation(line: 0, scope: !199)
!211 = !DILocation(line: 154, column: 7, scope: !199)
!212 = distinct !DISubprogram(name: "operator+<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1000000000L> >", scope: !84, file: !84, line: 986, type: !10, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!213 = !DILocation(line: 992, column: 22, scope: !212)
!214 = !DILocation(line: 992, column: 28, scope: !212)
!215 = !DILocation(line: 992, column: 47, scope: !212)
!216 = !DILocation(line: 992, column: 9, scope: !212)
!217 = !DILocation(line: 992, column: 2, scope: !212)
!218 = distinct !DISubprogram(name: "ceil<std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1000L> >", scope: !84, file: !84, line: 344, type: !10, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!219 = !DILocation(line: 346, column: 2, scope: !218)
!220 = !DILocation(line: 346, column: 14, scope: !218)
!221 = !DILocation(line: 347, column: 11, scope: !218)
!222 = !DILocation(line: 347, column: 6, scope: !218)
!223 = !DILocation(line: 348, column: 18, scope: !218)
!224 = !DILocation(line: 348, column: 25, scope: !218)
!225 = !DILocation(line: 348, column: 16, scope: !218)
!226 = !DILocation(line: 348, column: 4, scope: !218)
!227 = !DILocation(line: 349, column: 9, scope: !218)
!228 = !{i64 0, i64 8, !229}
!229 = !{!230, !230, i64 0}
!230 = !{!"long", !24, i64 0}
!231 = !DILocation(line: 349, column: 2, scope: !218)
!232 = !DILocation(line: 0, scope: !218)
!233 = !DILocation(line: 350, column: 7, scope: !218)
!234 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 23, type: !163, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!235 = !DILocation(line: 23, column: 47, scope: !234)
!236 = !DILocation(line: 23, column: 53, scope: !234)
!237 = !DILocation(line: 23, column: 40, scope: !234)
!238 = distinct !DISubprogram(name: "wait_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !162, file: !162, line: 108, type: !10, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!239 = !DILocation(line: 110, column: 16, scope: !238)
!240 = !DILocation(line: 110, column: 9, scope: !238)
!241 = distinct !DISubprogram(name: "__wait_until_impl<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !162, file: !162, line: 188, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!242 = !DILocation(line: 191, column: 2, scope: !241)
!243 = !DILocation(line: 191, column: 13, scope: !241)
!244 = !DILocation(line: 192, column: 2, scope: !241)
!245 = !DILocation(line: 192, column: 57, scope: !241)
!246 = !DILocation(line: 192, column: 65, scope: !241)
!247 = !DILocation(line: 192, column: 14, scope: !241)
!248 = !DILocation(line: 194, column: 2, scope: !241)
!249 = !DILocation(line: 196, column: 31, scope: !241)
!250 = !DILocation(line: 196, column: 35, scope: !241)
!251 = !DILocation(line: 196, column: 54, scope: !241)
!252 = !DILocation(line: 195, column: 4, scope: !241)
!253 = !{!254, !230, i64 0}
!254 = !{!"_ZTS8timespec", !230, i64 0, !230, i64 8}
!255 = !DILocation(line: 197, column: 29, scope: !241)
!256 = !{!254, !230, i64 8}
!257 = !DILocation(line: 200, column: 29, scope: !241)
!258 = !DILocation(line: 200, column: 10, scope: !241)
!259 = !DILocation(line: 202, column: 10, scope: !241)
!260 = !DILocation(line: 202, column: 30, scope: !241)
!261 = !DILocation(line: 202, column: 2, scope: !241)
!262 = !DILocation(line: 204, column: 7, scope: !241)
!263 = distinct !DISubprogram(name: "time_point_cast<std::chrono::duration<long, std::ratio<1L, 1L> >, std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !84, file: !84, line: 941, type: !10, scopeLine: 942, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!264 = !DILocation(line: 944, column: 22, scope: !263)
!265 = !DILocation(line: 944, column: 44, scope: !263)
!266 = !DILocation(line: 944, column: 48, scope: !263)
!267 = !DILocation(line: 944, column: 9, scope: !263)
!268 = !DILocation(line: 944, column: 2, scope: !263)
!269 = distinct !DISubprogram(name: "duration_cast<std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1000000000L> >", scope: !84, file: !84, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!270 = !DILocation(line: 260, column: 9, scope: !269)
!271 = !DILocation(line: 260, column: 2, scope: !269)
!272 = distinct !DISubprogram(name: "operator-<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, std::chrono::duration<long, std::ratio<1L, 1L> > >", scope: !84, file: !84, line: 1026, type: !10, scopeLine: 1028, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!273 = !DILocation(line: 1028, column: 16, scope: !272)
!274 = !DILocation(line: 1028, column: 22, scope: !272)
!275 = !DILocation(line: 1028, column: 43, scope: !272)
!276 = !DILocation(line: 1028, column: 49, scope: !272)
!277 = !DILocation(line: 1028, column: 41, scope: !272)
!278 = !DILocation(line: 1028, column: 9, scope: !272)
!279 = distinct !DISubprogram(name: "time_since_epoch", scope: !84, file: !84, line: 882, type: !10, scopeLine: 883, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!280 = !DILocation(line: 883, column: 11, scope: !279)
!281 = !DILocation(line: 883, column: 4, scope: !279)
!282 = distinct !DISubprogram(name: "count", scope: !84, file: !84, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!283 = !DILocation(line: 522, column: 11, scope: !282)
!284 = !{!285, !230, i64 0}
!285 = !{!"_ZTSNSt6chrono8durationIlSt5ratioILl1ELl1EEEE", !230, i64 0}
!286 = !DILocation(line: 522, column: 4, scope: !282)
!287 = distinct !DISubprogram(name: "count", scope: !84, file: !84, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!288 = !DILocation(line: 522, column: 11, scope: !287)
!289 = !{!290, !230, i64 0}
!290 = !{!"_ZTSNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEE", !230, i64 0}
!291 = !DILocation(line: 522, column: 4, scope: !287)
!292 = distinct !DISubprogram(name: "wait_until", scope: !188, file: !188, line: 167, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!293 = !DILocation(line: 169, column: 44, scope: !292)
!294 = !DILocation(line: 169, column: 7, scope: !292)
!295 = !DILocation(line: 171, column: 5, scope: !292)
!296 = distinct !DISubprogram(name: "mutex", scope: !152, file: !152, line: 224, type: !10, scopeLine: 225, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!297 = !DILocation(line: 225, column: 16, scope: !296)
!298 = !DILocation(line: 225, column: 9, scope: !296)
!299 = distinct !DISubprogram(name: "operator<<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !84, file: !84, line: 1059, type: !10, scopeLine: 1061, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = !DILocation(line: 1061, column: 17, scope: !299)
!301 = !DILocation(line: 1061, column: 23, scope: !299)
!302 = !DILocation(line: 1061, column: 44, scope: !299)
!303 = !DILocation(line: 1061, column: 50, scope: !299)
!304 = !DILocation(line: 1061, column: 42, scope: !299)
!305 = !DILocation(line: 1061, column: 9, scope: !299)
!306 = distinct !DISubprogram(name: "duration_cast<std::chrono::duration<long, std::ratio<1L, 1L> >, long, std::ratio<1L, 1000000000L> >", scope: !84, file: !84, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!307 = !DILocation(line: 260, column: 9, scope: !306)
!308 = !DILocation(line: 260, column: 2, scope: !306)
!309 = distinct !DISubprogram(name: "time_since_epoch", scope: !84, file: !84, line: 882, type: !10, scopeLine: 883, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!310 = !DILocation(line: 883, column: 11, scope: !309)
!311 = !DILocation(line: 883, column: 4, scope: !309)
!312 = distinct !DISubprogram(name: "time_point", scope: !84, file: !84, line: 869, type: !10, scopeLine: 871, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!313 = !DILocation(line: 870, column: 4, scope: !312)
!314 = !DILocation(line: 871, column: 4, scope: !312)
!315 = distinct !DISubprogram(name: "__cast<long, std::ratio<1L, 1000000000L> >", scope: !84, file: !84, line: 208, type: !10, scopeLine: 209, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!316 = !DILocation(line: 211, column: 20, scope: !315)
!317 = !DILocation(line: 212, column: 29, scope: !315)
!318 = !DILocation(line: 212, column: 38, scope: !315)
!319 = !DILocation(line: 211, column: 13, scope: !315)
!320 = !DILocation(line: 211, column: 6, scope: !315)
!321 = distinct !DISubprogram(name: "duration<long, void>", scope: !84, file: !84, line: 505, type: !10, scopeLine: 506, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!322 = !DILocation(line: 506, column: 27, scope: !321)
!323 = !DILocation(line: 506, column: 6, scope: !321)
!324 = !DILocation(line: 506, column: 37, scope: !321)
!325 = distinct !DISubprogram(name: "__cast<long, std::ratio<1L, 1000000000L> >", scope: !84, file: !84, line: 196, type: !10, scopeLine: 197, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!326 = !DILocation(line: 199, column: 20, scope: !325)
!327 = !DILocation(line: 199, column: 46, scope: !325)
!328 = !DILocation(line: 199, column: 13, scope: !325)
!329 = !DILocation(line: 199, column: 6, scope: !325)
!330 = distinct !DISubprogram(name: "duration<long, void>", scope: !84, file: !84, line: 505, type: !10, scopeLine: 506, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!331 = !DILocation(line: 506, column: 27, scope: !330)
!332 = !DILocation(line: 506, column: 6, scope: !330)
!333 = !DILocation(line: 506, column: 37, scope: !330)
!334 = distinct !DISubprogram(name: "operator-<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1L> >", scope: !84, file: !84, line: 644, type: !10, scopeLine: 646, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!335 = !DILocation(line: 650, column: 14, scope: !334)
!336 = !DILocation(line: 650, column: 26, scope: !334)
!337 = !DILocation(line: 650, column: 36, scope: !334)
!338 = !DILocation(line: 650, column: 48, scope: !334)
!339 = !DILocation(line: 650, column: 34, scope: !334)
!340 = !DILocation(line: 650, column: 9, scope: !334)
!341 = !DILocation(line: 650, column: 2, scope: !334)
!342 = distinct !DISubprogram(name: "duration<long, std::ratio<1L, 1L>, void>", scope: !84, file: !84, line: 513, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!343 = !DILocation(line: 514, column: 10, scope: !342)
!344 = !DILocation(line: 514, column: 39, scope: !342)
!345 = !DILocation(line: 514, column: 6, scope: !342)
!346 = !DILocation(line: 514, column: 50, scope: !342)
!347 = distinct !DISubprogram(name: "duration_cast<std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1L> >", scope: !84, file: !84, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!348 = !DILocation(line: 260, column: 9, scope: !347)
!349 = !DILocation(line: 260, column: 2, scope: !347)
!350 = distinct !DISubprogram(name: "__cast<long, std::ratio<1L, 1L> >", scope: !84, file: !84, line: 221, type: !10, scopeLine: 222, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!351 = !DILocation(line: 224, column: 20, scope: !350)
!352 = !DILocation(line: 225, column: 29, scope: !350)
!353 = !DILocation(line: 225, column: 38, scope: !350)
!354 = !DILocation(line: 224, column: 13, scope: !350)
!355 = !DILocation(line: 224, column: 6, scope: !350)
!356 = !DISubprogram(name: "pthread_cond_clockwait", scope: !198, file: !198, line: 1171, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!357 = distinct !DISubprogram(name: "native_handle", scope: !188, file: !188, line: 122, type: !10, scopeLine: 123, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!358 = !DILocation(line: 123, column: 7, scope: !357)
!359 = distinct !DISubprogram(name: "operator<<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1000000000L> >", scope: !84, file: !84, line: 756, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!360 = !DILocation(line: 762, column: 9, scope: !359)
!361 = !DILocation(line: 762, column: 21, scope: !359)
!362 = !DILocation(line: 762, column: 31, scope: !359)
!363 = !DILocation(line: 762, column: 43, scope: !359)
!364 = !DILocation(line: 762, column: 29, scope: !359)
!365 = !DILocation(line: 762, column: 2, scope: !359)
!366 = distinct !DISubprogram(name: "operator+<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1000000000L> >", scope: !84, file: !84, line: 630, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!367 = !DILocation(line: 636, column: 14, scope: !366)
!368 = !DILocation(line: 636, column: 26, scope: !366)
!369 = !DILocation(line: 636, column: 36, scope: !366)
!370 = !DILocation(line: 636, column: 48, scope: !366)
!371 = !DILocation(line: 636, column: 34, scope: !366)
!372 = !DILocation(line: 636, column: 9, scope: !366)
!373 = !DILocation(line: 636, column: 2, scope: !366)
!374 = distinct !DISubprogram(name: "time_point", scope: !84, file: !84, line: 869, type: !10, scopeLine: 871, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!375 = !DILocation(line: 870, column: 4, scope: !374)
!376 = !DILocation(line: 871, column: 4, scope: !374)
!377 = distinct !DISubprogram(name: "duration_cast<std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1000L> >", scope: !84, file: !84, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!378 = !DILocation(line: 260, column: 9, scope: !377)
!379 = !DILocation(line: 260, column: 2, scope: !377)
!380 = distinct !DISubprogram(name: "operator<<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1000L> >", scope: !84, file: !84, line: 756, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!381 = !DILocation(line: 762, column: 9, scope: !380)
!382 = !DILocation(line: 762, column: 21, scope: !380)
!383 = !DILocation(line: 762, column: 31, scope: !380)
!384 = !DILocation(line: 762, column: 43, scope: !380)
!385 = !DILocation(line: 762, column: 29, scope: !380)
!386 = !DILocation(line: 762, column: 2, scope: !380)
!387 = distinct !DISubprogram(name: "duration<int, void>", scope: !84, file: !84, line: 505, type: !10, scopeLine: 506, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!388 = !DILocation(line: 506, column: 27, scope: !387)
!389 = !DILocation(line: 506, column: 6, scope: !387)
!390 = !DILocation(line: 506, column: 37, scope: !387)
!391 = distinct !DISubprogram(name: "__cast<long, std::ratio<1L, 1000L> >", scope: !84, file: !84, line: 221, type: !10, scopeLine: 222, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!392 = !DILocation(line: 224, column: 20, scope: !391)
!393 = !DILocation(line: 225, column: 29, scope: !391)
!394 = !DILocation(line: 225, column: 38, scope: !391)
!395 = !DILocation(line: 224, column: 13, scope: !391)
!396 = !DILocation(line: 224, column: 6, scope: !391)
!397 = distinct !DISubprogram(name: "count", scope: !84, file: !84, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!398 = !DILocation(line: 522, column: 11, scope: !397)
!399 = !{!400, !230, i64 0}
!400 = !{!"_ZTSNSt6chrono8durationIlSt5ratioILl1ELl1000EEEE", !230, i64 0}
!401 = !DILocation(line: 522, column: 4, scope: !397)
!402 = distinct !DISubprogram(name: "duration<long, std::ratio<1L, 1000L>, void>", scope: !84, file: !84, line: 513, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!403 = !DILocation(line: 514, column: 10, scope: !402)
!404 = !DILocation(line: 514, column: 39, scope: !402)
!405 = !DILocation(line: 514, column: 6, scope: !402)
!406 = !DILocation(line: 514, column: 50, scope: !402)
!407 = distinct !DISubprogram(name: "__check_overflow<std::chrono::duration<long, std::ratio<1L, 1000L> >, '1', '0'>", scope: !84, file: !84, line: 1238, type: !10, scopeLine: 1239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!408 = !DILocation(line: 1241, column: 2, scope: !407)
!409 = !DILocation(line: 1241, column: 31, scope: !407)
!410 = !DILocation(line: 1244, column: 9, scope: !407)
!411 = !DILocation(line: 1245, column: 7, scope: !407)
!412 = distinct !DISubprogram(name: "duration<long, void>", scope: !84, file: !84, line: 505, type: !10, scopeLine: 506, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!413 = !DILocation(line: 506, column: 27, scope: !412)
!414 = !DILocation(line: 506, column: 6, scope: !412)
!415 = !DILocation(line: 506, column: 37, scope: !412)
!416 = distinct !DISubprogram(name: "unlock", scope: !152, file: !152, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!417 = !DILocation(line: 191, column: 7, scope: !416)
!418 = !DILocation(line: 191, column: 6, scope: !416)
!419 = !DILocation(line: 192, column: 4, scope: !416)
!420 = !DILocation(line: 193, column: 11, scope: !416)
!421 = !DILocation(line: 195, column: 17, scope: !416)
!422 = !DILocation(line: 196, column: 14, scope: !416)
!423 = !DILocation(line: 197, column: 4, scope: !416)
!424 = !DILocation(line: 198, column: 7, scope: !416)
!425 = !DISubprogram(name: "terminate", scope: !136, file: !136, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!426 = distinct !DISubprogram(name: "unlock", scope: !188, file: !188, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!427 = !DILocation(line: 118, column: 7, scope: !426)
!428 = !DILocation(line: 119, column: 5, scope: !426)
!429 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !194, file: !194, line: 776, type: !163, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!430 = !DILocation(line: 779, column: 12, scope: !429)
!431 = !DILocation(line: 782, column: 1, scope: !429)
!432 = !DISubprogram(name: "pthread_mutex_unlock", scope: !198, file: !198, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!433 = distinct !DISubprogram(name: "operator+<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1L> >", scope: !84, file: !84, line: 630, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!434 = !DILocation(line: 636, column: 14, scope: !433)
!435 = !DILocation(line: 636, column: 26, scope: !433)
!436 = !DILocation(line: 636, column: 36, scope: !433)
!437 = !DILocation(line: 636, column: 48, scope: !433)
!438 = !DILocation(line: 636, column: 34, scope: !433)
!439 = !DILocation(line: 636, column: 9, scope: !433)
!440 = !DILocation(line: 636, column: 2, scope: !433)
!441 = distinct !DISubprogram(name: "__check_overflow<std::chrono::duration<long, std::ratio<1L, 1L> >, '1'>", scope: !84, file: !84, line: 1238, type: !10, scopeLine: 1239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!442 = !DILocation(line: 1241, column: 2, scope: !441)
!443 = !DILocation(line: 1241, column: 31, scope: !441)
!444 = !DILocation(line: 1244, column: 9, scope: !441)
!445 = !DILocation(line: 1245, column: 7, scope: !441)
!446 = distinct !DISubprogram(name: "__check_overflow<std::chrono::duration<long, std::ratio<1L, 1000L> >, '5'>", scope: !84, file: !84, line: 1238, type: !10, scopeLine: 1239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!447 = !DILocation(line: 1241, column: 2, scope: !446)
!448 = !DILocation(line: 1241, column: 31, scope: !446)
!449 = !DILocation(line: 1244, column: 9, scope: !446)
!450 = !DILocation(line: 1245, column: 7, scope: !446)
!451 = distinct !DISubprogram(name: "__check_overflow<std::chrono::duration<long, std::ratio<1L, 1000L> >, '1'>", scope: !84, file: !84, line: 1238, type: !10, scopeLine: 1239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!452 = !DILocation(line: 1241, column: 2, scope: !451)
!453 = !DILocation(line: 1241, column: 31, scope: !451)
!454 = !DILocation(line: 1244, column: 9, scope: !451)
!455 = !DILocation(line: 1245, column: 7, scope: !451)
!456 = distinct !DISubprogram(name: "joinable", scope: !63, file: !63, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!457 = !DILocation(line: 175, column: 16, scope: !456)
!458 = !DILocation(line: 175, column: 25, scope: !456)
!459 = !DILocation(line: 175, column: 22, scope: !456)
!460 = !DILocation(line: 175, column: 14, scope: !456)
!461 = !DILocation(line: 175, column: 7, scope: !456)
!462 = distinct !DISubprogram(name: "operator==", scope: !63, file: !63, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!463 = !DILocation(line: 286, column: 26, scope: !462)
!464 = !DILocation(line: 286, column: 5, scope: !462)
!465 = distinct !DISubprogram(name: "id", scope: !63, file: !63, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!466 = !DILocation(line: 85, column: 23, scope: !465)
!467 = !{!468, !230, i64 0}
!468 = !{!"_ZTSNSt6thread2idE", !230, i64 0}
!469 = !DILocation(line: 85, column: 37, scope: !465)
!470 = distinct !DISubprogram(name: "~__shared_count", scope: !471, file: !471, line: 1068, type: !10, scopeLine: 1069, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!471 = !DIFile(filename: "include/c++/12/bits/shared_ptr_base.h", directory: "")
!472 = !DILocation(line: 1070, column: 6, scope: !470)
!473 = !{!474, !23, i64 0}
!474 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !23, i64 0}
!475 = !DILocation(line: 1070, column: 12, scope: !470)
!476 = !DILocation(line: 1071, column: 11, scope: !470)
!477 = !DILocation(line: 1071, column: 4, scope: !470)
!478 = !DILocation(line: 1072, column: 7, scope: !470)
!479 = distinct !DISubprogram(name: "_M_release", scope: !471, file: !471, line: 317, type: !10, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!480 = !DILocation(line: 334, column: 55, scope: !479)
!481 = !DILocation(line: 337, column: 8, scope: !479)
!482 = !DILocation(line: 337, column: 57, scope: !479)
!483 = !DILocation(line: 343, column: 37, scope: !479)
!484 = !{!485, !35, i64 8}
!485 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !35, i64 8, !35, i64 12}
!486 = !DILocation(line: 343, column: 8, scope: !479)
!487 = !DILocation(line: 343, column: 22, scope: !479)
!488 = !{!485, !35, i64 12}
!489 = !DILocation(line: 346, column: 8, scope: !479)
!490 = !{!491, !491, i64 0}
!491 = !{!"vtable pointer", !25, i64 0}
!492 = !DILocation(line: 347, column: 8, scope: !479)
!493 = !DILocation(line: 348, column: 8, scope: !479)
!494 = !DILocation(line: 52, column: 12, scope: !495, inlinedAt: !497)
!495 = distinct !DISubprogram(name: "__is_single_threaded", scope: !496, file: !496, line: 47, type: !10, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!496 = !DIFile(filename: "include/c++/12/ext/atomicity.h", directory: "")
!497 = distinct !DILocation(line: 98, column: 9, scope: !498, inlinedAt: !499)
!498 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !496, file: !496, line: 96, type: !10, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!499 = distinct !DILocation(line: 350, column: 8, scope: !479)
!500 = !{!24, !24, i64 0}
!501 = !DILocation(line: 98, column: 9, scope: !498, inlinedAt: !499)
!502 = !DILocation(line: 84, column: 29, scope: !503, inlinedAt: !504)
!503 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !496, file: !496, line: 82, type: !10, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!504 = distinct !DILocation(line: 99, column: 14, scope: !498, inlinedAt: !499)
!505 = !DILocation(line: 85, column: 12, scope: !503, inlinedAt: !504)
!506 = !DILocation(line: 99, column: 7, scope: !498, inlinedAt: !499)
!507 = !DILocation(line: 66, column: 12, scope: !508, inlinedAt: !509)
!508 = distinct !DISubprogram(name: "__exchange_and_add", scope: !496, file: !496, line: 65, type: !10, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!509 = distinct !DILocation(line: 101, column: 14, scope: !498, inlinedAt: !499)
!510 = !DILocation(line: 101, column: 7, scope: !498, inlinedAt: !499)
!511 = !DILocation(line: 0, scope: !498, inlinedAt: !499)
!512 = !DILocation(line: 350, column: 66, scope: !479)
!513 = !DILocation(line: 350, column: 8, scope: !479)
!514 = !{!"branch_weights", i32 1, i32 2000}
!515 = !DILocation(line: 353, column: 8, scope: !479)
!516 = !DILocation(line: 354, column: 8, scope: !479)
!517 = !DILocation(line: 363, column: 5, scope: !479)
!518 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !471, file: !471, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!519 = !DILocation(line: 199, column: 9, scope: !518)
!520 = !DILocation(line: 199, column: 32, scope: !518)
!521 = distinct !DISubprogram(name: "_M_release_last_use", scope: !471, file: !471, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!522 = !DILocation(line: 175, column: 2, scope: !521)
!523 = !DILocation(line: 187, column: 46, scope: !521)
!524 = !DILocation(line: 52, column: 12, scope: !495, inlinedAt: !525)
!525 = distinct !DILocation(line: 98, column: 9, scope: !498, inlinedAt: !526)
!526 = distinct !DILocation(line: 187, column: 6, scope: !521)
!527 = !DILocation(line: 98, column: 9, scope: !498, inlinedAt: !526)
!528 = !DILocation(line: 84, column: 29, scope: !503, inlinedAt: !529)
!529 = distinct !DILocation(line: 99, column: 14, scope: !498, inlinedAt: !526)
!530 = !DILocation(line: 85, column: 12, scope: !503, inlinedAt: !529)
!531 = !DILocation(line: 99, column: 7, scope: !498, inlinedAt: !526)
!532 = !DILocation(line: 66, column: 12, scope: !508, inlinedAt: !533)
!533 = distinct !DILocation(line: 101, column: 14, scope: !498, inlinedAt: !526)
!534 = !DILocation(line: 101, column: 7, scope: !498, inlinedAt: !526)
!535 = !DILocation(line: 0, scope: !498, inlinedAt: !526)
!536 = !DILocation(line: 188, column: 14, scope: !521)
!537 = !DILocation(line: 187, column: 6, scope: !521)
!538 = !DILocation(line: 191, column: 6, scope: !521)
!539 = !DILocation(line: 192, column: 4, scope: !521)
!540 = !DILocation(line: 193, column: 7, scope: !521)
!541 = distinct !DISubprogram(name: "make_shared<std::__future_base::_State_baseV2>", scope: !542, file: !542, line: 1005, type: !10, scopeLine: 1006, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!542 = !DIFile(filename: "include/c++/12/bits/shared_ptr.h", directory: "")
!543 = !DILocation(line: 1008, column: 7, scope: !541)
!544 = !DILocation(line: 1009, column: 14, scope: !541)
!545 = !DILocation(line: 1011, column: 5, scope: !541)
!546 = distinct !DISubprogram(name: "_Result", scope: !53, file: !53, line: 236, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!547 = !DILocation(line: 236, column: 2, scope: !546)
!548 = !DILocation(line: 236, column: 40, scope: !546)
!549 = !DILocation(line: 236, column: 23, scope: !546)
!550 = !{!551, !104, i64 20}
!551 = !{!"_ZTSNSt13__future_base7_ResultIiEE", !552, i64 0, !554, i64 16, !104, i64 20}
!552 = !{!"_ZTSNSt13__future_base12_Result_baseE", !553, i64 8}
!553 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !23, i64 0}
!554 = !{!"_ZTSN9__gnu_cxx16__aligned_bufferIiEE", !24, i64 0}
!555 = !DILocation(line: 236, column: 42, scope: !546)
!556 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result_base::_Deleter, void>", scope: !557, file: !557, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!557 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!558 = !DILocation(line: 310, column: 4, scope: !556)
!559 = !DILocation(line: 311, column: 11, scope: !556)
!560 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void> >", scope: !542, file: !542, line: 463, type: !10, scopeLine: 465, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!561 = !DILocation(line: 464, column: 4, scope: !560)
!562 = !DILocation(line: 465, column: 4, scope: !560)
!563 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void> >", scope: !471, file: !471, line: 1711, type: !10, scopeLine: 1713, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!564 = !DILocation(line: 1712, column: 4, scope: !563)
!565 = !{!566, !23, i64 0}
!566 = !{!"_ZTSSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE", !23, i64 0, !474, i64 8}
!567 = !DILocation(line: 1712, column: 14, scope: !563)
!568 = !DILocation(line: 1713, column: 36, scope: !563)
!569 = !DILocation(line: 1713, column: 4, scope: !563)
!570 = !DILocation(line: 1713, column: 45, scope: !563)
!571 = distinct !DISubprogram(name: "__shared_count<std::__future_base::_State_baseV2, std::allocator<void> >", scope: !471, file: !471, line: 964, type: !10, scopeLine: 966, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!572 = !DILocation(line: 968, column: 4, scope: !571)
!573 = !DILocation(line: 968, column: 43, scope: !571)
!574 = !DILocation(line: 969, column: 4, scope: !571)
!575 = !DILocation(line: 969, column: 19, scope: !571)
!576 = !DILocation(line: 970, column: 33, scope: !571)
!577 = !DILocation(line: 972, column: 6, scope: !571)
!578 = !DILocation(line: 973, column: 12, scope: !571)
!579 = !DILocation(line: 974, column: 10, scope: !571)
!580 = !DILocation(line: 975, column: 16, scope: !571)
!581 = !DILocation(line: 975, column: 8, scope: !571)
!582 = !DILocation(line: 976, column: 2, scope: !571)
!583 = distinct !DISubprogram(name: "_M_enable_shared_from_this_with<std::__future_base::_State_baseV2, std::__future_base::_State_baseV2>", scope: !471, file: !471, line: 1765, type: !10, scopeLine: 1766, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!584 = !DILocation(line: 1766, column: 4, scope: !583)
!585 = distinct !DISubprogram(name: "allocator<void>", scope: !586, file: !586, line: 169, type: !10, scopeLine: 169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!586 = !DIFile(filename: "include/c++/12/bits/allocator.h", directory: "")
!587 = !DILocation(line: 169, column: 2, scope: !585)
!588 = !DILocation(line: 169, column: 55, scope: !585)
!589 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, (__gnu_cxx::_Lock_policy)2> > >", scope: !590, file: !590, line: 96, type: !10, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!590 = !DIFile(filename: "include/c++/12/bits/allocated_ptr.h", directory: "")
!591 = !DILocation(line: 98, column: 21, scope: !589)
!592 = !DILocation(line: 98, column: 14, scope: !589)
!593 = !DILocation(line: 98, column: 7, scope: !589)
!594 = distinct !DISubprogram(name: "get", scope: !590, file: !590, line: 86, type: !10, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!595 = !DILocation(line: 86, column: 52, scope: !594)
!596 = !{!597, !23, i64 8}
!597 = !{!"_ZTSSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE", !23, i64 0, !23, i64 8}
!598 = !DILocation(line: 86, column: 34, scope: !594)
!599 = !DILocation(line: 86, column: 27, scope: !594)
!600 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<>", scope: !471, file: !471, line: 599, type: !10, scopeLine: 601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!601 = !DILocation(line: 599, column: 2, scope: !600)
!602 = !DILocation(line: 601, column: 2, scope: !600)
!603 = !DILocation(line: 600, column: 4, scope: !600)
!604 = !DILocation(line: 604, column: 45, scope: !600)
!605 = !DILocation(line: 604, column: 4, scope: !600)
!606 = !DILocation(line: 606, column: 2, scope: !600)
!607 = distinct !DISubprogram(name: "operator=", scope: !590, file: !590, line: 79, type: !10, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!608 = !DILocation(line: 81, column: 2, scope: !607)
!609 = !DILocation(line: 81, column: 9, scope: !607)
!610 = !DILocation(line: 82, column: 2, scope: !607)
!611 = distinct !DISubprogram(name: "_M_ptr", scope: !471, file: !471, line: 650, type: !10, scopeLine: 650, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!612 = !DILocation(line: 650, column: 39, scope: !611)
!613 = !DILocation(line: 650, column: 58, scope: !611)
!614 = !DILocation(line: 650, column: 32, scope: !611)
!615 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !590, file: !590, line: 71, type: !10, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!616 = !DILocation(line: 73, column: 6, scope: !615)
!617 = !DILocation(line: 73, column: 13, scope: !615)
!618 = !DILocation(line: 74, column: 47, scope: !615)
!619 = !{!597, !23, i64 0}
!620 = !DILocation(line: 74, column: 4, scope: !615)
!621 = !DILocation(line: 75, column: 7, scope: !615)
!622 = distinct !DISubprogram(name: "~__new_allocator", scope: !623, file: !623, line: 90, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!623 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!624 = !DILocation(line: 90, column: 50, scope: !622)
!625 = distinct !DISubprogram(name: "__new_allocator", scope: !623, file: !623, line: 80, type: !10, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!626 = !DILocation(line: 80, column: 49, scope: !625)
!627 = distinct !DISubprogram(name: "allocate", scope: !628, file: !628, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!628 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!629 = !DILocation(line: 464, column: 20, scope: !627)
!630 = !DILocation(line: 464, column: 9, scope: !627)
!631 = distinct !DISubprogram(name: "__allocated_ptr", scope: !590, file: !590, line: 53, type: !10, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!632 = !DILocation(line: 54, column: 9, scope: !631)
!633 = !DILocation(line: 54, column: 42, scope: !631)
!634 = !DILocation(line: 55, column: 9, scope: !631)
!635 = distinct !DISubprogram(name: "allocate", scope: !623, file: !623, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!636 = !DILocation(line: 120, column: 35, scope: !635)
!637 = !DILocation(line: 120, column: 27, scope: !635)
!638 = !DILocation(line: 120, column: 6, scope: !635)
!639 = !DILocation(line: 124, column: 14, scope: !635)
!640 = !DILocation(line: 124, column: 10, scope: !635)
!641 = !DILocation(line: 125, column: 8, scope: !635)
!642 = !DILocation(line: 126, column: 6, scope: !635)
!643 = !DILocation(line: 137, column: 53, scope: !635)
!644 = !DILocation(line: 137, column: 27, scope: !635)
!645 = !DILocation(line: 137, column: 2, scope: !635)
!646 = distinct !DISubprogram(name: "_M_max_size", scope: !623, file: !623, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!647 = !DILocation(line: 213, column: 2, scope: !646)
!648 = !DISubprogram(name: "__throw_bad_array_new_length", scope: !186, file: !186, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!649 = !DISubprogram(name: "__throw_bad_alloc", scope: !186, file: !186, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!650 = distinct !DISubprogram(name: "__to_address<std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, (__gnu_cxx::_Lock_policy)2> >", scope: !651, file: !651, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!651 = !DIFile(filename: "include/c++/12/bits/ptr_traits.h", directory: "")
!652 = !DILocation(line: 231, column: 7, scope: !650)
!653 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !471, file: !471, line: 129, type: !10, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!654 = !DILocation(line: 130, column: 43, scope: !653)
!655 = !DILocation(line: 130, column: 9, scope: !653)
!656 = !DILocation(line: 130, column: 26, scope: !653)
!657 = !DILocation(line: 130, column: 45, scope: !653)
!658 = distinct !DISubprogram(name: "_Impl", scope: !471, file: !471, line: 587, type: !10, scopeLine: 587, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!659 = !DILocation(line: 587, column: 40, scope: !658)
!660 = !DILocation(line: 587, column: 55, scope: !658)
!661 = distinct !DISubprogram(name: "construct<std::__future_base::_State_baseV2>", scope: !628, file: !628, line: 633, type: !10, scopeLine: 635, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!662 = !DILocation(line: 635, column: 4, scope: !661)
!663 = !DILocation(line: 635, column: 58, scope: !661)
!664 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !471, file: !471, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!665 = !DILocation(line: 134, column: 9, scope: !664)
!666 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !471, file: !471, line: 608, type: !10, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!667 = !DILocation(line: 608, column: 43, scope: !666)
!668 = !DILocation(line: 608, column: 45, scope: !666)
!669 = distinct !DISubprogram(name: "_M_dispose", scope: !471, file: !471, line: 611, type: !10, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!670 = !DILocation(line: 613, column: 36, scope: !669)
!671 = !DILocation(line: 613, column: 44, scope: !669)
!672 = !DILocation(line: 613, column: 56, scope: !669)
!673 = !DILocation(line: 613, column: 2, scope: !669)
!674 = !DILocation(line: 614, column: 7, scope: !669)
!675 = distinct !DISubprogram(name: "_M_destroy", scope: !471, file: !471, line: 618, type: !10, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!676 = !DILocation(line: 620, column: 2, scope: !675)
!677 = !DILocation(line: 620, column: 23, scope: !675)
!678 = !DILocation(line: 620, column: 31, scope: !675)
!679 = !DILocation(line: 620, column: 19, scope: !675)
!680 = !DILocation(line: 621, column: 2, scope: !675)
!681 = !DILocation(line: 621, column: 36, scope: !675)
!682 = !DILocation(line: 622, column: 9, scope: !675)
!683 = !DILocation(line: 623, column: 7, scope: !675)
!684 = distinct !DISubprogram(name: "_M_get_deleter", scope: !471, file: !471, line: 631, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!685 = !DILocation(line: 633, column: 58, scope: !684)
!686 = !DILocation(line: 638, column: 16, scope: !684)
!687 = !DILocation(line: 638, column: 12, scope: !684)
!688 = !DILocation(line: 639, column: 6, scope: !684)
!689 = !DILocation(line: 641, column: 11, scope: !684)
!690 = !DILocation(line: 638, column: 6, scope: !684)
!691 = !DILocation(line: 0, scope: !684)
!692 = !DILocation(line: 648, column: 7, scope: !684)
!693 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !471, file: !471, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!694 = !DILocation(line: 134, column: 7, scope: !693)
!695 = distinct !DISubprogram(name: "_M_destroy", scope: !471, file: !471, line: 143, type: !10, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!696 = !DILocation(line: 144, column: 9, scope: !695)
!697 = !DILocation(line: 144, column: 22, scope: !695)
!698 = distinct !DISubprogram(name: "_Sp_ebo_helper", scope: !471, file: !471, line: 470, type: !10, scopeLine: 470, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!699 = !DILocation(line: 470, column: 62, scope: !698)
!700 = distinct !DISubprogram(name: "_Construct<std::__future_base::_State_baseV2>", scope: !701, file: !701, line: 109, type: !10, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!701 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!702 = !DILocation(line: 119, column: 25, scope: !700)
!703 = !DILocation(line: 120, column: 5, scope: !700)
!704 = distinct !DISubprogram(name: "_State_baseV2", scope: !53, file: !53, line: 324, type: !10, scopeLine: 325, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!705 = !DILocation(line: 325, column: 2, scope: !704)
!706 = !DILocation(line: 324, column: 34, scope: !704)
!707 = !DILocation(line: 324, column: 47, scope: !704)
!708 = !DILocation(line: 320, column: 28, scope: !704)
!709 = !DILocation(line: 320, column: 41, scope: !704)
!710 = !DILocation(line: 324, column: 7, scope: !704)
!711 = !DILocation(line: 325, column: 4, scope: !704)
!712 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result_base::_Deleter, void>", scope: !557, file: !557, line: 296, type: !10, scopeLine: 298, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!713 = !DILocation(line: 297, column: 4, scope: !712)
!714 = !DILocation(line: 298, column: 4, scope: !712)
!715 = distinct !DISubprogram(name: "__atomic_futex_unsigned", scope: !716, file: !716, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!716 = !DIFile(filename: "include/c++/12/bits/atomic_futex.h", directory: "")
!717 = !DILocation(line: 80, column: 48, scope: !715)
!718 = !DILocation(line: 81, column: 7, scope: !715)
!719 = distinct !DISubprogram(name: "atomic_flag", scope: !720, file: !720, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!720 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!721 = !DILocation(line: 206, column: 29, scope: !719)
!722 = !DILocation(line: 206, column: 27, scope: !719)
!723 = !{!724, !104, i64 0}
!724 = !{!"_ZTSSt18__atomic_flag_base", !104, i64 0}
!725 = !DILocation(line: 207, column: 7, scope: !719)
!726 = distinct !DISubprogram(name: "once_flag", scope: !80, file: !80, line: 752, type: !10, scopeLine: 752, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!727 = !DILocation(line: 762, column: 22, scope: !726)
!728 = !{!729, !35, i64 0}
!729 = !{!"_ZTSSt9once_flag", !35, i64 0}
!730 = !DILocation(line: 752, column: 44, scope: !726)
!731 = distinct !DISubprogram(name: "~_State_baseV2", scope: !53, file: !53, line: 328, type: !10, scopeLine: 328, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!732 = !DILocation(line: 328, column: 40, scope: !731)
!733 = distinct !DISubprogram(name: "~_State_baseV2", scope: !53, file: !53, line: 328, type: !10, scopeLine: 328, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!734 = !DILocation(line: 328, column: 40, scope: !733)
!735 = distinct !DISubprogram(name: "_M_complete_async", scope: !53, file: !53, line: 581, type: !10, scopeLine: 581, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!736 = !DILocation(line: 581, column: 42, scope: !735)
!737 = distinct !DISubprogram(name: "_M_is_deferred_future", scope: !53, file: !53, line: 584, type: !10, scopeLine: 584, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!738 = !DILocation(line: 584, column: 52, scope: !737)
!739 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !557, file: !557, line: 231, type: !10, scopeLine: 231, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!740 = !DILocation(line: 231, column: 12, scope: !739)
!741 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !557, file: !557, line: 166, type: !10, scopeLine: 166, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!742 = !DILocation(line: 166, column: 7, scope: !741)
!743 = !DILocation(line: 166, column: 33, scope: !741)
!744 = distinct !DISubprogram(name: "tuple<true, true>", scope: !745, file: !745, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!745 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!746 = !DILocation(line: 1051, column: 4, scope: !744)
!747 = !DILocation(line: 1051, column: 19, scope: !744)
!748 = distinct !DISubprogram(name: "_Tuple_impl", scope: !745, file: !745, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!749 = !DILocation(line: 280, column: 9, scope: !748)
!750 = !DILocation(line: 280, column: 23, scope: !748)
!751 = !DILocation(line: 280, column: 33, scope: !748)
!752 = distinct !DISubprogram(name: "_Tuple_impl", scope: !745, file: !745, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!753 = !DILocation(line: 431, column: 9, scope: !752)
!754 = !DILocation(line: 431, column: 19, scope: !752)
!755 = distinct !DISubprogram(name: "_Head_base", scope: !745, file: !745, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!756 = !DILocation(line: 190, column: 9, scope: !755)
!757 = !{!758, !23, i64 0}
!758 = !{!"_ZTSSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE", !23, i64 0}
!759 = !DILocation(line: 190, column: 26, scope: !755)
!760 = distinct !DISubprogram(name: "_Head_base", scope: !745, file: !745, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!761 = !DILocation(line: 81, column: 26, scope: !760)
!762 = distinct !DISubprogram(name: "atomic", scope: !763, file: !763, line: 858, type: !10, scopeLine: 858, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!763 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!764 = !DILocation(line: 858, column: 56, scope: !762)
!765 = !DILocation(line: 858, column: 75, scope: !762)
!766 = distinct !DISubprogram(name: "__atomic_base", scope: !720, file: !720, line: 345, type: !10, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!767 = !DILocation(line: 345, column: 58, scope: !766)
!768 = !{!769, !35, i64 0}
!769 = !{!"_ZTSSt13__atomic_baseIjE", !35, i64 0}
!770 = !DILocation(line: 345, column: 71, scope: !766)
!771 = distinct !DISubprogram(name: "_S_init", scope: !720, file: !720, line: 294, type: !10, scopeLine: 295, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!772 = !DILocation(line: 295, column: 7, scope: !771)
!773 = distinct !DISubprogram(name: "~unique_ptr", scope: !557, file: !557, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!774 = !DILocation(line: 394, column: 21, scope: !773)
!775 = !DILocation(line: 395, column: 6, scope: !773)
!776 = !DILocation(line: 395, column: 12, scope: !773)
!777 = !DILocation(line: 396, column: 4, scope: !773)
!778 = !DILocation(line: 396, column: 18, scope: !773)
!779 = !DILocation(line: 397, column: 8, scope: !773)
!780 = !DILocation(line: 398, column: 7, scope: !773)
!781 = distinct !DISubprogram(name: "_M_ptr", scope: !557, file: !557, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!782 = !DILocation(line: 189, column: 45, scope: !781)
!783 = !DILocation(line: 189, column: 38, scope: !781)
!784 = distinct !DISubprogram(name: "get_deleter", scope: !557, file: !557, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!785 = !DILocation(line: 468, column: 21, scope: !784)
!786 = !DILocation(line: 468, column: 9, scope: !784)
!787 = distinct !DISubprogram(name: "operator()", scope: !53, file: !53, line: 213, type: !10, scopeLine: 213, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!788 = !DILocation(line: 213, column: 52, scope: !787)
!789 = !DILocation(line: 213, column: 66, scope: !787)
!790 = distinct !DISubprogram(name: "get<0UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!791 = !DILocation(line: 1381, column: 14, scope: !790)
!792 = !DILocation(line: 1381, column: 7, scope: !790)
!793 = distinct !DISubprogram(name: "__get_helper<0UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!794 = !DILocation(line: 1365, column: 14, scope: !793)
!795 = !DILocation(line: 1365, column: 7, scope: !793)
!796 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!797 = !DILocation(line: 268, column: 51, scope: !796)
!798 = !DILocation(line: 268, column: 44, scope: !796)
!799 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!800 = !DILocation(line: 233, column: 43, scope: !799)
!801 = distinct !DISubprogram(name: "_M_deleter", scope: !557, file: !557, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!802 = !DILocation(line: 193, column: 49, scope: !801)
!803 = !DILocation(line: 193, column: 42, scope: !801)
!804 = distinct !DISubprogram(name: "get<1UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!805 = !DILocation(line: 1381, column: 14, scope: !804)
!806 = !DILocation(line: 1381, column: 7, scope: !804)
!807 = distinct !DISubprogram(name: "__get_helper<1UL, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!808 = !DILocation(line: 1365, column: 14, scope: !807)
!809 = !DILocation(line: 1365, column: 7, scope: !807)
!810 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!811 = !DILocation(line: 424, column: 51, scope: !810)
!812 = !DILocation(line: 424, column: 44, scope: !810)
!813 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!814 = !DILocation(line: 124, column: 43, scope: !813)
!815 = distinct !DISubprogram(name: "destroy<std::__future_base::_State_baseV2>", scope: !628, file: !628, line: 646, type: !10, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!816 = !DILocation(line: 648, column: 4, scope: !815)
!817 = !DILocation(line: 648, column: 24, scope: !815)
!818 = distinct !DISubprogram(name: "_M_alloc", scope: !471, file: !471, line: 589, type: !10, scopeLine: 589, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!819 = !DILocation(line: 589, column: 39, scope: !818)
!820 = !DILocation(line: 589, column: 32, scope: !818)
!821 = distinct !DISubprogram(name: "_Destroy<std::__future_base::_State_baseV2>", scope: !701, file: !701, line: 146, type: !10, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!822 = !DILocation(line: 151, column: 19, scope: !821)
!823 = !DILocation(line: 153, column: 5, scope: !821)
!824 = distinct !DISubprogram(name: "_S_get", scope: !471, file: !471, line: 474, type: !10, scopeLine: 474, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!825 = !DILocation(line: 474, column: 40, scope: !824)
!826 = distinct !DISubprogram(name: "_S_ti", scope: !471, file: !471, line: 564, type: !10, scopeLine: 565, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!827 = !DILocation(line: 567, column: 7, scope: !826)
!828 = distinct !DISubprogram(name: "operator==", scope: !829, file: !829, line: 193, type: !10, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!829 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!830 = !DILocation(line: 198, column: 9, scope: !828)
!831 = !{!832, !23, i64 8}
!832 = !{!"_ZTSSt9type_info", !23, i64 8}
!833 = !DILocation(line: 198, column: 25, scope: !828)
!834 = !DILocation(line: 198, column: 16, scope: !828)
!835 = !DILocation(line: 206, column: 12, scope: !828)
!836 = !DILocation(line: 206, column: 22, scope: !828)
!837 = !DILocation(line: 206, column: 29, scope: !828)
!838 = !DILocation(line: 206, column: 64, scope: !828)
!839 = !DILocation(line: 206, column: 32, scope: !828)
!840 = !DILocation(line: 206, column: 72, scope: !828)
!841 = !DILocation(line: 0, scope: !828)
!842 = !DILocation(line: 210, column: 3, scope: !828)
!843 = !DISubprogram(name: "__builtin_strcmp", scope: !829, file: !829, line: 178, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!844 = distinct !DISubprogram(name: "name", scope: !829, file: !829, line: 103, type: !10, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!845 = !DILocation(line: 104, column: 14, scope: !844)
!846 = !DILocation(line: 104, column: 24, scope: !844)
!847 = !DILocation(line: 104, column: 7, scope: !844)
!848 = distinct !DISubprogram(name: "_M_ptr", scope: !849, file: !849, line: 114, type: !10, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!849 = !DIFile(filename: "include/c++/12/ext/aligned_buffer.h", directory: "")
!850 = !DILocation(line: 115, column: 34, scope: !848)
!851 = !DILocation(line: 115, column: 9, scope: !848)
!852 = distinct !DISubprogram(name: "_M_addr", scope: !849, file: !849, line: 102, type: !10, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!853 = !DILocation(line: 104, column: 9, scope: !852)
!854 = distinct !DISubprogram(name: "deallocate", scope: !628, file: !628, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!855 = !DILocation(line: 496, column: 13, scope: !854)
!856 = !DILocation(line: 496, column: 35, scope: !854)
!857 = distinct !DISubprogram(name: "deallocate", scope: !623, file: !623, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!858 = !DILocation(line: 158, column: 2, scope: !857)
!859 = !DILocation(line: 159, column: 7, scope: !857)
!860 = distinct !DISubprogram(name: "_M_destroy", scope: !53, file: !53, line: 263, type: !10, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!861 = !DILocation(line: 263, column: 22, scope: !860)
!862 = !DILocation(line: 263, column: 35, scope: !860)
!863 = distinct !DISubprogram(name: "~_Result", scope: !53, file: !53, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!864 = !DILocation(line: 239, column: 2, scope: !863)
!865 = !DILocation(line: 240, column: 8, scope: !863)
!866 = !DILocation(line: 241, column: 6, scope: !863)
!867 = !DILocation(line: 242, column: 2, scope: !863)
!868 = distinct !DISubprogram(name: "~_Result", scope: !53, file: !53, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!869 = !DILocation(line: 239, column: 2, scope: !868)
!870 = !DILocation(line: 242, column: 2, scope: !868)
!871 = distinct !DISubprogram(name: "_M_value", scope: !53, file: !53, line: 246, type: !10, scopeLine: 246, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!872 = !DILocation(line: 246, column: 32, scope: !871)
!873 = !DILocation(line: 246, column: 43, scope: !871)
!874 = !DILocation(line: 246, column: 24, scope: !871)
!875 = distinct !DISubprogram(name: "_M_ptr", scope: !849, file: !849, line: 114, type: !10, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!876 = !DILocation(line: 115, column: 34, scope: !875)
!877 = !DILocation(line: 115, column: 9, scope: !875)
!878 = distinct !DISubprogram(name: "_M_addr", scope: !849, file: !849, line: 102, type: !10, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!879 = !DILocation(line: 104, column: 9, scope: !878)
!880 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !557, file: !557, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!881 = !DILocation(line: 233, column: 40, scope: !880)
!882 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !557, file: !557, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!883 = !DILocation(line: 168, column: 38, scope: !882)
!884 = !DILocation(line: 168, column: 47, scope: !882)
!885 = !DILocation(line: 168, column: 56, scope: !882)
!886 = !DILocation(line: 168, column: 63, scope: !882)
!887 = distinct !DISubprogram(name: "tuple<true, true>", scope: !745, file: !745, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!888 = !DILocation(line: 1051, column: 4, scope: !887)
!889 = !DILocation(line: 1051, column: 19, scope: !887)
!890 = distinct !DISubprogram(name: "_M_ptr", scope: !557, file: !557, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!891 = !DILocation(line: 189, column: 45, scope: !890)
!892 = !DILocation(line: 189, column: 38, scope: !890)
!893 = distinct !DISubprogram(name: "_Tuple_impl", scope: !745, file: !745, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!894 = !DILocation(line: 280, column: 9, scope: !893)
!895 = !DILocation(line: 280, column: 23, scope: !893)
!896 = !DILocation(line: 280, column: 33, scope: !893)
!897 = distinct !DISubprogram(name: "_Head_base", scope: !745, file: !745, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!898 = !DILocation(line: 190, column: 9, scope: !897)
!899 = !{!900, !23, i64 0}
!900 = !{!"_ZTSSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE", !23, i64 0}
!901 = !DILocation(line: 190, column: 26, scope: !897)
!902 = distinct !DISubprogram(name: "get<0UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!903 = !DILocation(line: 1381, column: 14, scope: !902)
!904 = !DILocation(line: 1381, column: 7, scope: !902)
!905 = distinct !DISubprogram(name: "__get_helper<0UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!906 = !DILocation(line: 1365, column: 14, scope: !905)
!907 = !DILocation(line: 1365, column: 7, scope: !905)
!908 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!909 = !DILocation(line: 268, column: 51, scope: !908)
!910 = !DILocation(line: 268, column: 44, scope: !908)
!911 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!912 = !DILocation(line: 233, column: 43, scope: !911)
!913 = distinct !DISubprogram(name: "operator bool", scope: !471, file: !471, line: 1669, type: !10, scopeLine: 1670, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!914 = !DILocation(line: 1670, column: 16, scope: !913)
!915 = !DILocation(line: 1670, column: 23, scope: !913)
!916 = !DILocation(line: 1670, column: 9, scope: !913)
!917 = distinct !DISubprogram(name: "unique", scope: !471, file: !471, line: 1674, type: !10, scopeLine: 1675, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!918 = !DILocation(line: 1675, column: 16, scope: !917)
!919 = !DILocation(line: 1675, column: 28, scope: !917)
!920 = !DILocation(line: 1675, column: 9, scope: !917)
!921 = distinct !DISubprogram(name: "operator->", scope: !471, file: !471, line: 1354, type: !10, scopeLine: 1355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!922 = !DILocation(line: 1357, column: 9, scope: !921)
!923 = !DILocation(line: 1357, column: 2, scope: !921)
!924 = distinct !DISubprogram(name: "_M_break_promise", scope: !53, file: !53, line: 444, type: !10, scopeLine: 445, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!925 = !DILocation(line: 446, column: 24, scope: !924)
!926 = !DILocation(line: 446, column: 6, scope: !924)
!927 = !DILocation(line: 449, column: 8, scope: !924)
!928 = !DILocation(line: 449, column: 27, scope: !924)
!929 = !DILocation(line: 448, column: 6, scope: !924)
!930 = !DILocation(line: 448, column: 13, scope: !924)
!931 = !DILocation(line: 448, column: 22, scope: !924)
!932 = !DILocation(line: 454, column: 6, scope: !924)
!933 = !DILocation(line: 454, column: 16, scope: !924)
!934 = !DILocation(line: 456, column: 6, scope: !924)
!935 = !DILocation(line: 506, column: 9, scope: !936, inlinedAt: !937)
!936 = distinct !DISubprogram(name: "exchange", scope: !720, file: !720, line: 503, type: !10, scopeLine: 505, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!937 = distinct !DILocation(line: 277, column: 19, scope: !938, inlinedAt: !939)
!938 = distinct !DISubprogram(name: "_M_store_notify_all", scope: !716, file: !716, line: 274, type: !10, scopeLine: 275, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!939 = distinct !DILocation(line: 456, column: 16, scope: !924)
!940 = !DILocation(line: 277, column: 11, scope: !938, inlinedAt: !939)
!941 = !DILocation(line: 278, column: 2, scope: !938, inlinedAt: !939)
!942 = !DILocation(line: 459, column: 7, scope: !924)
!943 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result<int>, std::__future_base::_Result_base::_Deleter, void>", scope: !557, file: !557, line: 372, type: !10, scopeLine: 374, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!944 = !DILocation(line: 373, column: 13, scope: !943)
!945 = !DILocation(line: 373, column: 46, scope: !943)
!946 = !DILocation(line: 373, column: 4, scope: !943)
!947 = !DILocation(line: 374, column: 4, scope: !943)
!948 = distinct !DISubprogram(name: "~unique_ptr", scope: !557, file: !557, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!949 = !DILocation(line: 394, column: 21, scope: !948)
!950 = !DILocation(line: 395, column: 6, scope: !948)
!951 = !DILocation(line: 395, column: 12, scope: !948)
!952 = !DILocation(line: 396, column: 4, scope: !948)
!953 = !DILocation(line: 396, column: 18, scope: !948)
!954 = !DILocation(line: 397, column: 8, scope: !948)
!955 = !DILocation(line: 398, column: 7, scope: !948)
!956 = distinct !DISubprogram(name: "_M_unique", scope: !471, file: !471, line: 1109, type: !10, scopeLine: 1110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!957 = !DILocation(line: 1110, column: 22, scope: !956)
!958 = !DILocation(line: 1110, column: 41, scope: !956)
!959 = !DILocation(line: 1110, column: 9, scope: !956)
!960 = distinct !DISubprogram(name: "_M_get_use_count", scope: !471, file: !471, line: 1105, type: !10, scopeLine: 1106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!961 = !DILocation(line: 1106, column: 16, scope: !960)
!962 = !DILocation(line: 1106, column: 31, scope: !960)
!963 = !DILocation(line: 1106, column: 9, scope: !960)
!964 = distinct !DISubprogram(name: "_M_get_use_count", scope: !471, file: !471, line: 226, type: !10, scopeLine: 227, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!965 = !DILocation(line: 230, column: 33, scope: !964)
!966 = !DILocation(line: 230, column: 16, scope: !964)
!967 = !DILocation(line: 230, column: 9, scope: !964)
!968 = distinct !DISubprogram(name: "_M_get", scope: !471, file: !471, line: 1362, type: !10, scopeLine: 1363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!969 = !DILocation(line: 1363, column: 66, scope: !968)
!970 = !DILocation(line: 1363, column: 9, scope: !968)
!971 = distinct !DISubprogram(name: "get", scope: !471, file: !471, line: 1665, type: !10, scopeLine: 1666, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!972 = !DILocation(line: 1666, column: 16, scope: !971)
!973 = !DILocation(line: 1666, column: 9, scope: !971)
!974 = distinct !DISubprogram(name: "operator bool", scope: !557, file: !557, line: 478, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!975 = !DILocation(line: 479, column: 16, scope: !974)
!976 = !DILocation(line: 479, column: 22, scope: !974)
!977 = !DILocation(line: 479, column: 9, scope: !974)
!978 = distinct !DISubprogram(name: "make_exception_ptr<std::future_error>", scope: !979, file: !979, line: 240, type: !10, scopeLine: 241, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!979 = !DIFile(filename: "include/c++/12/bits/exception_ptr.h", directory: "")
!980 = !DILocation(line: 244, column: 19, scope: !978)
!981 = !DILocation(line: 245, column: 14, scope: !978)
!982 = !DILocation(line: 250, column: 16, scope: !978)
!983 = !DILocation(line: 251, column: 11, scope: !978)
!984 = !DILocation(line: 268, column: 5, scope: !978)
!985 = distinct !DISubprogram(name: "future_error", scope: !53, file: !53, line: 100, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!986 = !DILocation(line: 101, column: 20, scope: !985)
!987 = !DILocation(line: 101, column: 7, scope: !985)
!988 = !DILocation(line: 102, column: 7, scope: !985)
!989 = distinct !DISubprogram(name: "operator->", scope: !557, file: !557, line: 452, type: !10, scopeLine: 453, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!990 = !DILocation(line: 455, column: 9, scope: !989)
!991 = !DILocation(line: 455, column: 2, scope: !989)
!992 = distinct !DISubprogram(name: "operator=", scope: !979, file: !979, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!993 = !DILocation(line: 135, column: 9, scope: !992)
!994 = !DILocation(line: 135, column: 58, scope: !992)
!995 = !DILocation(line: 136, column: 9, scope: !992)
!996 = distinct !DISubprogram(name: "~exception_ptr", scope: !979, file: !979, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!997 = !DILocation(line: 200, column: 11, scope: !996)
!998 = !{!553, !23, i64 0}
!999 = !DILocation(line: 201, column: 2, scope: !996)
!1000 = !DILocation(line: 202, column: 5, scope: !996)
!1001 = distinct !DISubprogram(name: "swap", scope: !557, file: !557, line: 507, type: !10, scopeLine: 508, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1002 = !DILocation(line: 510, column: 7, scope: !1001)
!1003 = !DILocation(line: 511, column: 7, scope: !1001)
!1004 = distinct !DISubprogram(name: "get", scope: !557, file: !557, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1005 = !DILocation(line: 462, column: 21, scope: !1004)
!1006 = !DILocation(line: 462, column: 9, scope: !1004)
!1007 = distinct !DISubprogram(name: "_M_ptr", scope: !557, file: !557, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1008 = !DILocation(line: 191, column: 51, scope: !1007)
!1009 = !DILocation(line: 191, column: 44, scope: !1007)
!1010 = distinct !DISubprogram(name: "get<0UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1386, type: !10, scopeLine: 1387, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1011 = !DILocation(line: 1387, column: 14, scope: !1010)
!1012 = !DILocation(line: 1387, column: 7, scope: !1010)
!1013 = distinct !DISubprogram(name: "__get_helper<0UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1369, type: !10, scopeLine: 1370, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1014 = !DILocation(line: 1370, column: 14, scope: !1013)
!1015 = !DILocation(line: 1370, column: 7, scope: !1013)
!1016 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 271, type: !10, scopeLine: 271, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1017 = !DILocation(line: 271, column: 57, scope: !1016)
!1018 = !DILocation(line: 271, column: 50, scope: !1016)
!1019 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 236, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1020 = !DILocation(line: 236, column: 49, scope: !1019)
!1021 = !DISubprogram(name: "__cxa_allocate_exception", scope: !1022, file: !1022, line: 63, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1022 = !DIFile(filename: "include/c++/12/bits/cxxabi_init_exception.h", directory: "")
!1023 = !DISubprogram(name: "__cxa_init_primary_exception", scope: !1022, file: !1022, line: 70, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1024 = distinct !DISubprogram(name: "__dest_thunk<std::future_error>", scope: !979, file: !979, line: 230, type: !10, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1025 = !DILocation(line: 231, column: 34, scope: !1024)
!1026 = !DILocation(line: 231, column: 41, scope: !1024)
!1027 = distinct !DISubprogram(name: "future_error", scope: !53, file: !53, line: 96, type: !10, scopeLine: 96, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1028 = !DILocation(line: 96, column: 9, scope: !1027)
!1029 = !{i64 0, i64 4, !34, i64 8, i64 8, !22}
!1030 = distinct !DISubprogram(name: "make_error_code", scope: !53, file: !53, line: 84, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1031 = !DILocation(line: 85, column: 49, scope: !1030)
!1032 = !DILocation(line: 85, column: 12, scope: !1030)
!1033 = !DILocation(line: 85, column: 5, scope: !1030)
!1034 = distinct !DISubprogram(name: "future_error", scope: !53, file: !53, line: 114, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1035 = !DILocation(line: 115, column: 19, scope: !1034)
!1036 = !DILocation(line: 115, column: 43, scope: !1034)
!1037 = !DILocation(line: 115, column: 48, scope: !1034)
!1038 = !DILocation(line: 115, column: 41, scope: !1034)
!1039 = !DILocation(line: 115, column: 7, scope: !1034)
!1040 = !DILocation(line: 116, column: 5, scope: !1034)
!1041 = !DILocation(line: 115, column: 60, scope: !1034)
!1042 = !DILocation(line: 116, column: 7, scope: !1034)
!1043 = !DISubprogram(name: "future_category", scope: !53, file: !53, line: 80, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1044 = distinct !DISubprogram(name: "error_code", scope: !1045, file: !1045, line: 202, type: !10, scopeLine: 203, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1045 = !DIFile(filename: "include/c++/12/system_error", directory: "")
!1046 = !DILocation(line: 203, column: 7, scope: !1044)
!1047 = !{!1048, !35, i64 0}
!1048 = !{!"_ZTSSt10error_code", !35, i64 0, !23, i64 8}
!1049 = !DILocation(line: 203, column: 22, scope: !1044)
!1050 = !{!1048, !23, i64 8}
!1051 = !DILocation(line: 203, column: 39, scope: !1044)
!1052 = distinct !DISubprogram(name: "operator+<char, std::char_traits<char>, std::allocator<char> >", scope: !1053, file: !1053, line: 3539, type: !10, scopeLine: 3541, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1053 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!1054 = !DILocation(line: 3541, column: 30, scope: !1052)
!1055 = !DILocation(line: 3541, column: 14, scope: !1052)
!1056 = !DILocation(line: 3541, column: 7, scope: !1052)
!1057 = distinct !DISubprogram(name: "message", scope: !1045, file: !1045, line: 239, type: !10, scopeLine: 240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1058 = !DILocation(line: 240, column: 14, scope: !1057)
!1059 = !DILocation(line: 240, column: 33, scope: !1057)
!1060 = !DILocation(line: 240, column: 25, scope: !1057)
!1061 = !DILocation(line: 240, column: 7, scope: !1057)
!1062 = distinct !DISubprogram(name: "~basic_string", scope: !1053, file: !1053, line: 794, type: !10, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1063 = !DILocation(line: 795, column: 9, scope: !1062)
!1064 = !DILocation(line: 795, column: 23, scope: !1062)
!1065 = distinct !DISubprogram(name: "insert", scope: !1053, file: !1053, line: 1925, type: !10, scopeLine: 1926, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1066 = !DILocation(line: 1929, column: 9, scope: !1065)
!1067 = !DILocation(line: 1928, column: 15, scope: !1065)
!1068 = !DILocation(line: 1928, column: 2, scope: !1065)
!1069 = distinct !DISubprogram(name: "basic_string", scope: !1053, file: !1053, line: 670, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1070 = !DILocation(line: 671, column: 21, scope: !1069)
!1071 = !DILocation(line: 671, column: 54, scope: !1069)
!1072 = !DILocation(line: 671, column: 9, scope: !1069)
!1073 = !DILocation(line: 673, column: 12, scope: !1069)
!1074 = !DILocation(line: 673, column: 6, scope: !1069)
!1075 = !DILocation(line: 675, column: 24, scope: !1069)
!1076 = !DILocation(line: 675, column: 44, scope: !1069)
!1077 = !DILocation(line: 676, column: 16, scope: !1069)
!1078 = !DILocation(line: 676, column: 25, scope: !1069)
!1079 = !DILocation(line: 675, column: 6, scope: !1069)
!1080 = !DILocation(line: 677, column: 4, scope: !1069)
!1081 = !DILocation(line: 680, column: 20, scope: !1069)
!1082 = !DILocation(line: 680, column: 6, scope: !1069)
!1083 = !DILocation(line: 681, column: 24, scope: !1069)
!1084 = !DILocation(line: 681, column: 6, scope: !1069)
!1085 = !DILocation(line: 687, column: 18, scope: !1069)
!1086 = !DILocation(line: 687, column: 2, scope: !1069)
!1087 = !DILocation(line: 688, column: 22, scope: !1069)
!1088 = !DILocation(line: 688, column: 8, scope: !1069)
!1089 = !DILocation(line: 689, column: 8, scope: !1069)
!1090 = !DILocation(line: 690, column: 7, scope: !1069)
!1091 = distinct !DISubprogram(name: "replace", scope: !1053, file: !1053, line: 2167, type: !10, scopeLine: 2169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1092 = !DILocation(line: 2171, column: 20, scope: !1091)
!1093 = !DILocation(line: 2172, column: 6, scope: !1091)
!1094 = !DILocation(line: 2171, column: 9, scope: !1091)
!1095 = !DILocation(line: 2171, column: 2, scope: !1091)
!1096 = distinct !DISubprogram(name: "length", scope: !1097, file: !1097, line: 389, type: !10, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1097 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!1098 = !DILocation(line: 395, column: 9, scope: !1096)
!1099 = !DILocation(line: 395, column: 2, scope: !1096)
!1100 = distinct !DISubprogram(name: "_M_replace", scope: !1101, file: !1101, line: 477, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1101 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!1102 = !DILocation(line: 480, column: 7, scope: !1100)
!1103 = !DILocation(line: 482, column: 42, scope: !1100)
!1104 = !DILocation(line: 483, column: 47, scope: !1100)
!1105 = !DILocation(line: 483, column: 56, scope: !1100)
!1106 = !DILocation(line: 485, column: 31, scope: !1100)
!1107 = !DILocation(line: 485, column: 22, scope: !1100)
!1108 = !DILocation(line: 485, column: 11, scope: !1100)
!1109 = !DILocation(line: 487, column: 24, scope: !1100)
!1110 = !DILocation(line: 487, column: 34, scope: !1100)
!1111 = !DILocation(line: 489, column: 52, scope: !1100)
!1112 = !DILocation(line: 503, column: 8, scope: !1100)
!1113 = !DILocation(line: 505, column: 12, scope: !1100)
!1114 = !DILocation(line: 505, column: 23, scope: !1100)
!1115 = !DILocation(line: 506, column: 21, scope: !1100)
!1116 = !DILocation(line: 506, column: 35, scope: !1100)
!1117 = !DILocation(line: 506, column: 3, scope: !1100)
!1118 = !DILocation(line: 507, column: 12, scope: !1100)
!1119 = !DILocation(line: 508, column: 3, scope: !1100)
!1120 = !DILocation(line: 513, column: 19, scope: !1100)
!1121 = !DILocation(line: 514, column: 3, scope: !1100)
!1122 = !DILocation(line: 515, column: 12, scope: !1100)
!1123 = !DILocation(line: 515, column: 23, scope: !1100)
!1124 = !DILocation(line: 516, column: 21, scope: !1100)
!1125 = !DILocation(line: 516, column: 35, scope: !1100)
!1126 = !DILocation(line: 516, column: 3, scope: !1100)
!1127 = !DILocation(line: 517, column: 12, scope: !1100)
!1128 = !DILocation(line: 519, column: 13, scope: !1100)
!1129 = !DILocation(line: 519, column: 29, scope: !1100)
!1130 = !DILocation(line: 519, column: 22, scope: !1100)
!1131 = !DILocation(line: 519, column: 9, scope: !1100)
!1132 = !DILocation(line: 520, column: 7, scope: !1100)
!1133 = !DILocation(line: 521, column: 18, scope: !1100)
!1134 = !DILocation(line: 521, column: 14, scope: !1100)
!1135 = !DILocation(line: 525, column: 39, scope: !1100)
!1136 = !DILocation(line: 525, column: 46, scope: !1100)
!1137 = !DILocation(line: 526, column: 32, scope: !1100)
!1138 = !DILocation(line: 526, column: 9, scope: !1100)
!1139 = !DILocation(line: 527, column: 7, scope: !1100)
!1140 = !DILocation(line: 530, column: 50, scope: !1100)
!1141 = !DILocation(line: 531, column: 9, scope: !1100)
!1142 = !DILocation(line: 532, column: 27, scope: !1100)
!1143 = !DILocation(line: 532, column: 42, scope: !1100)
!1144 = !DILocation(line: 533, column: 16, scope: !1100)
!1145 = !DILocation(line: 532, column: 9, scope: !1100)
!1146 = !DILocation(line: 539, column: 8, scope: !1100)
!1147 = !DILocation(line: 541, column: 13, scope: !1100)
!1148 = !DILocation(line: 542, column: 7, scope: !1100)
!1149 = distinct !DISubprogram(name: "_M_check", scope: !1053, file: !1053, line: 379, type: !10, scopeLine: 380, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1150 = !DILocation(line: 381, column: 20, scope: !1149)
!1151 = !DILocation(line: 381, column: 12, scope: !1149)
!1152 = !DILocation(line: 381, column: 6, scope: !1149)
!1153 = !DILocation(line: 384, column: 26, scope: !1149)
!1154 = !DILocation(line: 382, column: 4, scope: !1149)
!1155 = !DILocation(line: 385, column: 2, scope: !1149)
!1156 = distinct !DISubprogram(name: "_M_limit", scope: !1053, file: !1053, line: 400, type: !10, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1157 = !DILocation(line: 402, column: 40, scope: !1156)
!1158 = !DILocation(line: 402, column: 47, scope: !1156)
!1159 = !DILocation(line: 402, column: 32, scope: !1156)
!1160 = !DILocation(line: 403, column: 9, scope: !1156)
!1161 = !DILocation(line: 403, column: 35, scope: !1156)
!1162 = !DILocation(line: 403, column: 42, scope: !1156)
!1163 = !DILocation(line: 403, column: 2, scope: !1156)
!1164 = distinct !DISubprogram(name: "_M_check_length", scope: !1053, file: !1053, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1165 = !DILocation(line: 392, column: 12, scope: !1164)
!1166 = !DILocation(line: 392, column: 32, scope: !1164)
!1167 = !DILocation(line: 392, column: 39, scope: !1164)
!1168 = !DILocation(line: 392, column: 23, scope: !1164)
!1169 = !DILocation(line: 392, column: 47, scope: !1164)
!1170 = !DILocation(line: 392, column: 6, scope: !1164)
!1171 = !DILocation(line: 393, column: 4, scope: !1164)
!1172 = !DILocation(line: 394, column: 7, scope: !1164)
!1173 = distinct !DISubprogram(name: "size", scope: !1053, file: !1053, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1174 = !DILocation(line: 1064, column: 16, scope: !1173)
!1175 = !{!1176, !230, i64 8}
!1176 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !1177, i64 0, !230, i64 8, !24, i64 16}
!1177 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !23, i64 0}
!1178 = !DILocation(line: 1064, column: 9, scope: !1173)
!1179 = distinct !DISubprogram(name: "capacity", scope: !1053, file: !1053, line: 1132, type: !10, scopeLine: 1133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1180 = !DILocation(line: 1134, column: 9, scope: !1179)
!1181 = !DILocation(line: 1134, column: 2, scope: !1179)
!1182 = distinct !DISubprogram(name: "_M_data", scope: !1053, file: !1053, line: 233, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1183 = !DILocation(line: 234, column: 28, scope: !1182)
!1184 = !{!1176, !23, i64 0}
!1185 = !DILocation(line: 234, column: 9, scope: !1182)
!1186 = distinct !DISubprogram(name: "_M_disjunct", scope: !1053, file: !1053, line: 408, type: !10, scopeLine: 409, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1187 = !DILocation(line: 410, column: 10, scope: !1186)
!1188 = !DILocation(line: 410, column: 37, scope: !1186)
!1189 = !DILocation(line: 411, column: 3, scope: !1186)
!1190 = !DILocation(line: 411, column: 28, scope: !1186)
!1191 = !DILocation(line: 411, column: 46, scope: !1186)
!1192 = !DILocation(line: 411, column: 38, scope: !1186)
!1193 = !DILocation(line: 411, column: 6, scope: !1186)
!1194 = !DILocation(line: 410, column: 2, scope: !1186)
!1195 = distinct !DISubprogram(name: "_S_move", scope: !1053, file: !1053, line: 428, type: !10, scopeLine: 429, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1196 = !DILocation(line: 430, column: 10, scope: !1195)
!1197 = !DILocation(line: 430, column: 6, scope: !1195)
!1198 = !DILocation(line: 431, column: 4, scope: !1195)
!1199 = !DILocation(line: 433, column: 4, scope: !1195)
!1200 = !DILocation(line: 434, column: 7, scope: !1195)
!1201 = distinct !DISubprogram(name: "_S_copy", scope: !1053, file: !1053, line: 418, type: !10, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1202 = !DILocation(line: 420, column: 10, scope: !1201)
!1203 = !DILocation(line: 420, column: 6, scope: !1201)
!1204 = !DILocation(line: 421, column: 4, scope: !1201)
!1205 = !DILocation(line: 423, column: 4, scope: !1201)
!1206 = !DILocation(line: 424, column: 7, scope: !1201)
!1207 = distinct !DISubprogram(name: "_M_mutate", scope: !1101, file: !1101, line: 322, type: !10, scopeLine: 324, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1208 = !DILocation(line: 325, column: 36, scope: !1207)
!1209 = !DILocation(line: 325, column: 53, scope: !1207)
!1210 = !DILocation(line: 327, column: 7, scope: !1207)
!1211 = !DILocation(line: 327, column: 34, scope: !1207)
!1212 = !DILocation(line: 327, column: 43, scope: !1207)
!1213 = !DILocation(line: 327, column: 52, scope: !1207)
!1214 = !DILocation(line: 327, column: 17, scope: !1207)
!1215 = !DILocation(line: 328, column: 47, scope: !1207)
!1216 = !DILocation(line: 328, column: 21, scope: !1207)
!1217 = !DILocation(line: 330, column: 11, scope: !1207)
!1218 = !DILocation(line: 331, column: 21, scope: !1207)
!1219 = !DILocation(line: 331, column: 2, scope: !1207)
!1220 = !DILocation(line: 332, column: 11, scope: !1207)
!1221 = !DILocation(line: 332, column: 15, scope: !1207)
!1222 = !DILocation(line: 333, column: 20, scope: !1207)
!1223 = !DILocation(line: 333, column: 2, scope: !1207)
!1224 = !DILocation(line: 334, column: 11, scope: !1207)
!1225 = !DILocation(line: 335, column: 20, scope: !1207)
!1226 = !DILocation(line: 335, column: 28, scope: !1207)
!1227 = !DILocation(line: 336, column: 9, scope: !1207)
!1228 = !DILocation(line: 336, column: 19, scope: !1207)
!1229 = !DILocation(line: 336, column: 27, scope: !1207)
!1230 = !DILocation(line: 335, column: 2, scope: !1207)
!1231 = !DILocation(line: 338, column: 7, scope: !1207)
!1232 = !DILocation(line: 339, column: 7, scope: !1207)
!1233 = !DILocation(line: 340, column: 19, scope: !1207)
!1234 = !DILocation(line: 340, column: 7, scope: !1207)
!1235 = !DILocation(line: 341, column: 5, scope: !1207)
!1236 = distinct !DISubprogram(name: "_M_set_length", scope: !1053, file: !1053, line: 265, type: !10, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1237 = !DILocation(line: 267, column: 2, scope: !1236)
!1238 = !DILocation(line: 268, column: 22, scope: !1236)
!1239 = !DILocation(line: 268, column: 38, scope: !1236)
!1240 = !DILocation(line: 268, column: 2, scope: !1236)
!1241 = !DILocation(line: 269, column: 7, scope: !1236)
!1242 = distinct !DISubprogram(name: "max_size", scope: !1053, file: !1053, line: 1076, type: !10, scopeLine: 1077, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1243 = !DILocation(line: 1077, column: 41, scope: !1242)
!1244 = !DILocation(line: 1077, column: 17, scope: !1242)
!1245 = !DILocation(line: 1077, column: 61, scope: !1242)
!1246 = !DILocation(line: 1077, column: 66, scope: !1242)
!1247 = !DILocation(line: 1077, column: 9, scope: !1242)
!1248 = !DISubprogram(name: "__throw_length_error", scope: !186, file: !186, line: 75, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1249 = distinct !DISubprogram(name: "max_size", scope: !628, file: !628, line: 547, type: !10, scopeLine: 548, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1250 = !DILocation(line: 550, column: 13, scope: !1249)
!1251 = !DILocation(line: 550, column: 2, scope: !1249)
!1252 = distinct !DISubprogram(name: "_M_get_allocator", scope: !1053, file: !1053, line: 344, type: !10, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1253 = !DILocation(line: 345, column: 9, scope: !1252)
!1254 = distinct !DISubprogram(name: "max_size", scope: !623, file: !623, line: 167, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1255 = !DILocation(line: 168, column: 16, scope: !1254)
!1256 = !DILocation(line: 168, column: 9, scope: !1254)
!1257 = distinct !DISubprogram(name: "_M_max_size", scope: !623, file: !623, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1258 = !DILocation(line: 213, column: 2, scope: !1257)
!1259 = distinct !DISubprogram(name: "_M_is_local", scope: !1053, file: !1053, line: 273, type: !10, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1260 = !DILocation(line: 274, column: 16, scope: !1259)
!1261 = !DILocation(line: 274, column: 29, scope: !1259)
!1262 = !DILocation(line: 274, column: 26, scope: !1259)
!1263 = !DILocation(line: 274, column: 9, scope: !1259)
!1264 = distinct !DISubprogram(name: "_M_local_data", scope: !1053, file: !1053, line: 249, type: !10, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1265 = !DILocation(line: 252, column: 57, scope: !1264)
!1266 = !DILocation(line: 252, column: 9, scope: !1264)
!1267 = !DILocation(line: 252, column: 2, scope: !1264)
!1268 = distinct !DISubprogram(name: "pointer_to", scope: !651, file: !651, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1269 = !DILocation(line: 136, column: 9, scope: !1268)
!1270 = distinct !DISubprogram(name: "operator()", scope: !1271, file: !1271, line: 451, type: !10, scopeLine: 452, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1271 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!1272 = !DILocation(line: 457, column: 31, scope: !1270)
!1273 = !DILocation(line: 457, column: 2, scope: !1270)
!1274 = distinct !DISubprogram(name: "assign", scope: !1097, file: !1097, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1275 = !DILocation(line: 354, column: 9, scope: !1274)
!1276 = !DILocation(line: 354, column: 7, scope: !1274)
!1277 = !DILocation(line: 355, column: 7, scope: !1274)
!1278 = distinct !DISubprogram(name: "move", scope: !1097, file: !1097, line: 411, type: !10, scopeLine: 412, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1279 = !DILocation(line: 413, column: 10, scope: !1278)
!1280 = !DILocation(line: 413, column: 6, scope: !1278)
!1281 = !DILocation(line: 419, column: 33, scope: !1278)
!1282 = !DILocation(line: 419, column: 2, scope: !1278)
!1283 = !DILocation(line: 420, column: 7, scope: !1278)
!1284 = distinct !DISubprogram(name: "copy", scope: !1097, file: !1097, line: 423, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1285 = !DILocation(line: 425, column: 10, scope: !1284)
!1286 = !DILocation(line: 425, column: 6, scope: !1284)
!1287 = !DILocation(line: 431, column: 33, scope: !1284)
!1288 = !DILocation(line: 431, column: 2, scope: !1284)
!1289 = !DILocation(line: 432, column: 7, scope: !1284)
!1290 = distinct !DISubprogram(name: "length", scope: !1053, file: !1053, line: 1070, type: !10, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1291 = !DILocation(line: 1071, column: 16, scope: !1290)
!1292 = !DILocation(line: 1071, column: 9, scope: !1290)
!1293 = distinct !DISubprogram(name: "_M_create", scope: !1101, file: !1101, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1294 = !DILocation(line: 139, column: 11, scope: !1293)
!1295 = !DILocation(line: 139, column: 24, scope: !1293)
!1296 = !DILocation(line: 139, column: 22, scope: !1293)
!1297 = !DILocation(line: 140, column: 2, scope: !1293)
!1298 = !DILocation(line: 145, column: 11, scope: !1293)
!1299 = !DILocation(line: 145, column: 22, scope: !1293)
!1300 = !DILocation(line: 145, column: 39, scope: !1293)
!1301 = !DILocation(line: 145, column: 57, scope: !1293)
!1302 = !DILocation(line: 145, column: 53, scope: !1293)
!1303 = !DILocation(line: 147, column: 15, scope: !1293)
!1304 = !DILocation(line: 149, column: 21, scope: !1293)
!1305 = !DILocation(line: 149, column: 19, scope: !1293)
!1306 = !DILocation(line: 149, column: 8, scope: !1293)
!1307 = !DILocation(line: 150, column: 19, scope: !1293)
!1308 = !DILocation(line: 150, column: 17, scope: !1293)
!1309 = !DILocation(line: 150, column: 6, scope: !1293)
!1310 = !DILocation(line: 155, column: 38, scope: !1293)
!1311 = !DILocation(line: 155, column: 58, scope: !1293)
!1312 = !DILocation(line: 155, column: 69, scope: !1293)
!1313 = !DILocation(line: 155, column: 14, scope: !1293)
!1314 = !DILocation(line: 155, column: 7, scope: !1293)
!1315 = distinct !DISubprogram(name: "_M_dispose", scope: !1053, file: !1053, line: 283, type: !10, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1316 = !DILocation(line: 285, column: 7, scope: !1315)
!1317 = !DILocation(line: 285, column: 6, scope: !1315)
!1318 = !DILocation(line: 286, column: 15, scope: !1315)
!1319 = !DILocation(line: 286, column: 4, scope: !1315)
!1320 = !DILocation(line: 287, column: 7, scope: !1315)
!1321 = distinct !DISubprogram(name: "_M_data", scope: !1053, file: !1053, line: 223, type: !10, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1322 = !DILocation(line: 224, column: 26, scope: !1321)
!1323 = !DILocation(line: 224, column: 33, scope: !1321)
!1324 = distinct !DISubprogram(name: "_M_capacity", scope: !1053, file: !1053, line: 260, type: !10, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1325 = !DILocation(line: 261, column: 9, scope: !1324)
!1326 = !DILocation(line: 261, column: 31, scope: !1324)
!1327 = !DILocation(line: 261, column: 45, scope: !1324)
!1328 = distinct !DISubprogram(name: "allocate", scope: !628, file: !628, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1329 = !DILocation(line: 464, column: 20, scope: !1328)
!1330 = !DILocation(line: 464, column: 9, scope: !1328)
!1331 = distinct !DISubprogram(name: "_M_get_allocator", scope: !1053, file: !1053, line: 339, type: !10, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1332 = !DILocation(line: 340, column: 9, scope: !1331)
!1333 = distinct !DISubprogram(name: "allocate", scope: !623, file: !623, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1334 = !DILocation(line: 120, column: 35, scope: !1333)
!1335 = !DILocation(line: 120, column: 27, scope: !1333)
!1336 = !DILocation(line: 120, column: 6, scope: !1333)
!1337 = !DILocation(line: 126, column: 6, scope: !1333)
!1338 = !DILocation(line: 137, column: 27, scope: !1333)
!1339 = !DILocation(line: 137, column: 2, scope: !1333)
!1340 = distinct !DISubprogram(name: "_M_destroy", scope: !1053, file: !1053, line: 291, type: !10, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1341 = !DILocation(line: 292, column: 35, scope: !1340)
!1342 = !DILocation(line: 292, column: 55, scope: !1340)
!1343 = !DILocation(line: 292, column: 73, scope: !1340)
!1344 = !DILocation(line: 292, column: 9, scope: !1340)
!1345 = !DILocation(line: 292, column: 79, scope: !1340)
!1346 = distinct !DISubprogram(name: "deallocate", scope: !628, file: !628, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1347 = !DILocation(line: 496, column: 13, scope: !1346)
!1348 = !DILocation(line: 496, column: 35, scope: !1346)
!1349 = distinct !DISubprogram(name: "deallocate", scope: !623, file: !623, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1350 = !DILocation(line: 158, column: 2, scope: !1349)
!1351 = !DILocation(line: 159, column: 7, scope: !1349)
!1352 = distinct !DISubprogram(name: "_M_length", scope: !1053, file: !1053, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1353 = !DILocation(line: 229, column: 9, scope: !1352)
!1354 = !DILocation(line: 229, column: 26, scope: !1352)
!1355 = !DILocation(line: 229, column: 38, scope: !1352)
!1356 = !DISubprogram(name: "__throw_out_of_range_fmt", scope: !186, file: !186, line: 81, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1357 = !DISubprogram(name: "__builtin_strlen", scope: !829, file: !829, line: 122, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1358 = distinct !DISubprogram(name: "_M_local_data", scope: !1053, file: !1053, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1359 = !DILocation(line: 241, column: 51, scope: !1358)
!1360 = !DILocation(line: 241, column: 9, scope: !1358)
!1361 = !DILocation(line: 241, column: 2, scope: !1358)
!1362 = distinct !DISubprogram(name: "_Alloc_hider", scope: !1053, file: !1053, line: 203, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1363 = !DILocation(line: 204, column: 4, scope: !1362)
!1364 = !DILocation(line: 204, column: 36, scope: !1362)
!1365 = !{!1177, !23, i64 0}
!1366 = !DILocation(line: 204, column: 50, scope: !1362)
!1367 = distinct !DISubprogram(name: "pointer_to", scope: !651, file: !651, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1368 = !DILocation(line: 136, column: 9, scope: !1367)
!1369 = distinct !DISubprogram(name: "category", scope: !1045, file: !1045, line: 232, type: !10, scopeLine: 232, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1370 = !DILocation(line: 232, column: 41, scope: !1369)
!1371 = !DILocation(line: 232, column: 33, scope: !1369)
!1372 = distinct !DISubprogram(name: "value", scope: !1045, file: !1045, line: 229, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1373 = !DILocation(line: 229, column: 37, scope: !1372)
!1374 = !DILocation(line: 229, column: 30, scope: !1372)
!1375 = distinct !DISubprogram(name: "~__new_allocator", scope: !623, file: !623, line: 90, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1376 = !DILocation(line: 90, column: 50, scope: !1375)
!1377 = distinct !DISubprogram(name: "exception_ptr", scope: !979, file: !979, line: 116, type: !10, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1378 = !DILocation(line: 117, column: 33, scope: !1377)
!1379 = !DILocation(line: 117, column: 9, scope: !1377)
!1380 = !DILocation(line: 118, column: 33, scope: !1377)
!1381 = !DILocation(line: 118, column: 44, scope: !1377)
!1382 = distinct !DISubprogram(name: "swap", scope: !979, file: !979, line: 214, type: !10, scopeLine: 215, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1383 = !DILocation(line: 216, column: 21, scope: !1382)
!1384 = !DILocation(line: 217, column: 37, scope: !1382)
!1385 = !DILocation(line: 217, column: 27, scope: !1382)
!1386 = !DILocation(line: 218, column: 35, scope: !1382)
!1387 = !DILocation(line: 219, column: 5, scope: !1382)
!1388 = distinct !DISubprogram(name: "swap", scope: !557, file: !557, line: 216, type: !10, scopeLine: 217, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1389 = !DILocation(line: 219, column: 13, scope: !1388)
!1390 = !DILocation(line: 219, column: 29, scope: !1388)
!1391 = !DILocation(line: 219, column: 2, scope: !1388)
!1392 = !DILocation(line: 220, column: 13, scope: !1388)
!1393 = !DILocation(line: 220, column: 33, scope: !1388)
!1394 = !DILocation(line: 220, column: 2, scope: !1388)
!1395 = !DILocation(line: 221, column: 7, scope: !1388)
!1396 = distinct !DISubprogram(name: "swap<std::__future_base::_Result_base *>", scope: !1397, file: !1397, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1397 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!1398 = !DILocation(line: 204, column: 19, scope: !1396)
!1399 = !DILocation(line: 205, column: 13, scope: !1396)
!1400 = !DILocation(line: 205, column: 11, scope: !1396)
!1401 = !DILocation(line: 206, column: 11, scope: !1396)
!1402 = !DILocation(line: 207, column: 5, scope: !1396)
!1403 = distinct !DISubprogram(name: "swap<std::__future_base::_Result_base::_Deleter>", scope: !1397, file: !1397, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1404 = !DILocation(line: 207, column: 5, scope: !1403)
!1405 = distinct !DISubprogram(name: "release", scope: !557, file: !557, line: 486, type: !10, scopeLine: 487, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1406 = !DILocation(line: 487, column: 21, scope: !1405)
!1407 = !DILocation(line: 487, column: 9, scope: !1405)
!1408 = distinct !DISubprogram(name: "get_deleter", scope: !557, file: !557, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1409 = !DILocation(line: 468, column: 21, scope: !1408)
!1410 = !DILocation(line: 468, column: 9, scope: !1408)
!1411 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !557, file: !557, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1412 = !DILocation(line: 233, column: 40, scope: !1411)
!1413 = distinct !DISubprogram(name: "release", scope: !557, file: !557, line: 207, type: !10, scopeLine: 208, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1414 = !DILocation(line: 209, column: 16, scope: !1413)
!1415 = !DILocation(line: 210, column: 2, scope: !1413)
!1416 = !DILocation(line: 210, column: 11, scope: !1413)
!1417 = !DILocation(line: 211, column: 2, scope: !1413)
!1418 = distinct !DISubprogram(name: "_M_deleter", scope: !557, file: !557, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1419 = !DILocation(line: 193, column: 49, scope: !1418)
!1420 = !DILocation(line: 193, column: 42, scope: !1418)
!1421 = distinct !DISubprogram(name: "get<1UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1422 = !DILocation(line: 1381, column: 14, scope: !1421)
!1423 = !DILocation(line: 1381, column: 7, scope: !1421)
!1424 = distinct !DISubprogram(name: "__uniq_ptr_impl<std::__future_base::_Result_base::_Deleter>", scope: !557, file: !557, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1425 = !DILocation(line: 173, column: 4, scope: !1424)
!1426 = !DILocation(line: 173, column: 41, scope: !1424)
!1427 = distinct !DISubprogram(name: "tuple<std::__future_base::_Result_base *&, std::__future_base::_Result_base::_Deleter, true>", scope: !745, file: !745, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1428 = !DILocation(line: 1079, column: 4, scope: !1427)
!1429 = !DILocation(line: 1079, column: 67, scope: !1427)
!1430 = distinct !DISubprogram(name: "_Tuple_impl<std::__future_base::_Result_base *&, std::__future_base::_Result_base::_Deleter, void>", scope: !745, file: !745, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1431 = !DILocation(line: 291, column: 4, scope: !1430)
!1432 = !DILocation(line: 292, column: 4, scope: !1430)
!1433 = !DILocation(line: 293, column: 4, scope: !1430)
!1434 = distinct !DISubprogram(name: "_Tuple_impl<std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1435 = !DILocation(line: 441, column: 4, scope: !1434)
!1436 = !DILocation(line: 442, column: 4, scope: !1434)
!1437 = distinct !DISubprogram(name: "_Head_base<std::__future_base::_Result_base *&>", scope: !745, file: !745, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1438 = !DILocation(line: 200, column: 17, scope: !1437)
!1439 = !DILocation(line: 200, column: 4, scope: !1437)
!1440 = !DILocation(line: 200, column: 46, scope: !1437)
!1441 = distinct !DISubprogram(name: "_Head_base<std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 90, type: !10, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1442 = !DILocation(line: 91, column: 46, scope: !1441)
!1443 = distinct !DISubprogram(name: "future", scope: !53, file: !53, line: 783, type: !10, scopeLine: 783, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1444 = !DILocation(line: 783, column: 45, scope: !1443)
!1445 = !DILocation(line: 783, column: 67, scope: !1443)
!1446 = distinct !DISubprogram(name: "__basic_future", scope: !53, file: !53, line: 733, type: !10, scopeLine: 734, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1447 = !DILocation(line: 733, column: 53, scope: !1446)
!1448 = !DILocation(line: 735, column: 9, scope: !1446)
!1449 = !DILocation(line: 736, column: 9, scope: !1446)
!1450 = !DILocation(line: 736, column: 19, scope: !1446)
!1451 = !DILocation(line: 737, column: 7, scope: !1446)
!1452 = distinct !DISubprogram(name: "shared_ptr", scope: !542, file: !542, line: 204, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1453 = !DILocation(line: 204, column: 7, scope: !1452)
!1454 = !DILocation(line: 204, column: 54, scope: !1452)
!1455 = distinct !DISubprogram(name: "_S_check<std::__future_base::_State_baseV2>", scope: !53, file: !53, line: 561, type: !10, scopeLine: 562, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1456 = !DILocation(line: 563, column: 34, scope: !1455)
!1457 = !DILocation(line: 563, column: 15, scope: !1455)
!1458 = !DILocation(line: 564, column: 13, scope: !1455)
!1459 = !DILocation(line: 565, column: 9, scope: !1455)
!1460 = distinct !DISubprogram(name: "_M_set_retrieved_flag", scope: !53, file: !53, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1461 = !DILocation(line: 465, column: 6, scope: !1460)
!1462 = !DILocation(line: 212, column: 14, scope: !1463, inlinedAt: !1464)
!1463 = distinct !DISubprogram(name: "test_and_set", scope: !720, file: !720, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1464 = distinct !DILocation(line: 465, column: 19, scope: !1460)
!1465 = !DILocation(line: 466, column: 4, scope: !1460)
!1466 = !DILocation(line: 467, column: 7, scope: !1460)
!1467 = distinct !DISubprogram(name: "__shared_ptr", scope: !471, file: !471, line: 1522, type: !10, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1468 = !DILocation(line: 1522, column: 7, scope: !1467)
!1469 = !DILocation(line: 1522, column: 58, scope: !1467)
!1470 = distinct !DISubprogram(name: "__shared_count", scope: !471, file: !471, line: 1074, type: !10, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1471 = !DILocation(line: 1075, column: 19, scope: !1470)
!1472 = !DILocation(line: 1075, column: 9, scope: !1470)
!1473 = !DILocation(line: 1077, column: 12, scope: !1470)
!1474 = !DILocation(line: 1077, column: 6, scope: !1470)
!1475 = !DILocation(line: 1078, column: 11, scope: !1470)
!1476 = !DILocation(line: 1079, column: 7, scope: !1470)
!1477 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !471, file: !471, line: 151, type: !10, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1478 = !DILocation(line: 152, column: 43, scope: !1477)
!1479 = !DILocation(line: 52, column: 12, scope: !495, inlinedAt: !1480)
!1480 = distinct !DILocation(line: 108, column: 9, scope: !1481, inlinedAt: !1482)
!1481 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !496, file: !496, line: 106, type: !10, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1482 = distinct !DILocation(line: 152, column: 9, scope: !1477)
!1483 = !DILocation(line: 108, column: 9, scope: !1481, inlinedAt: !1482)
!1484 = !DILocation(line: 92, column: 12, scope: !1485, inlinedAt: !1486)
!1485 = distinct !DISubprogram(name: "__atomic_add_single", scope: !496, file: !496, line: 91, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1486 = distinct !DILocation(line: 109, column: 7, scope: !1481, inlinedAt: !1482)
!1487 = !DILocation(line: 109, column: 7, scope: !1481, inlinedAt: !1482)
!1488 = !DILocation(line: 71, column: 5, scope: !1489, inlinedAt: !1490)
!1489 = distinct !DISubprogram(name: "__atomic_add", scope: !496, file: !496, line: 70, type: !10, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1490 = distinct !DILocation(line: 111, column: 7, scope: !1481, inlinedAt: !1482)
!1491 = !DILocation(line: 152, column: 61, scope: !1477)
!1492 = !DISubprogram(name: "__throw_future_error", scope: !186, file: !186, line: 109, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1493 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/timed.cpp:34:21)>", scope: !63, file: !63, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1494 = !DILocation(line: 205, column: 4, scope: !1493)
!1495 = !DILocation(line: 207, column: 4, scope: !1493)
!1496 = !DILocation(line: 206, column: 6, scope: !1493)
!1497 = !DILocation(line: 206, column: 14, scope: !1493)
!1498 = !DILocation(line: 207, column: 6, scope: !1493)
!1499 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !557, file: !557, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1500 = !DILocation(line: 310, column: 4, scope: !1499)
!1501 = !DILocation(line: 311, column: 11, scope: !1499)
!1502 = distinct !DISubprogram(name: "~unique_ptr", scope: !557, file: !557, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1503 = !DILocation(line: 394, column: 21, scope: !1502)
!1504 = !DILocation(line: 395, column: 6, scope: !1502)
!1505 = !DILocation(line: 395, column: 12, scope: !1502)
!1506 = !DILocation(line: 396, column: 4, scope: !1502)
!1507 = !DILocation(line: 396, column: 18, scope: !1502)
!1508 = !DILocation(line: 397, column: 8, scope: !1502)
!1509 = !DILocation(line: 398, column: 7, scope: !1502)
!1510 = distinct !DISubprogram(name: "_State", scope: !63, file: !63, line: 67, type: !10, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1511 = !DILocation(line: 67, column: 12, scope: !1510)
!1512 = distinct !DISubprogram(name: "tuple<(lambda at cpp/timed.cpp:34:21), true, true>", scope: !745, file: !745, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1513 = !DILocation(line: 744, column: 4, scope: !1512)
!1514 = !DILocation(line: 744, column: 58, scope: !1512)
!1515 = distinct !DISubprogram(name: "~_State_impl", scope: !63, file: !63, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1516 = !DILocation(line: 200, column: 14, scope: !1515)
!1517 = distinct !DISubprogram(name: "_M_run", scope: !63, file: !63, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1518 = !DILocation(line: 210, column: 13, scope: !1517)
!1519 = !DILocation(line: 210, column: 24, scope: !1517)
!1520 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/timed.cpp:34:21)>", scope: !745, file: !745, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1521 = !DILocation(line: 441, column: 4, scope: !1520)
!1522 = !DILocation(line: 442, column: 4, scope: !1520)
!1523 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/timed.cpp:34:21)>", scope: !745, file: !745, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1524 = !DILocation(line: 200, column: 4, scope: !1523)
!1525 = !DILocation(line: 200, column: 46, scope: !1523)
!1526 = distinct !DISubprogram(name: "operator()", scope: !63, file: !63, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1527 = !DILocation(line: 259, column: 11, scope: !1526)
!1528 = !DILocation(line: 259, column: 4, scope: !1526)
!1529 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !63, file: !63, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1530 = !DILocation(line: 252, column: 13, scope: !1529)
!1531 = !DILocation(line: 252, column: 6, scope: !1529)
!1532 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/timed.cpp:34:21)>", scope: !1533, file: !1533, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1533 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!1534 = !DILocation(line: 96, column: 14, scope: !1532)
!1535 = !DILocation(line: 96, column: 7, scope: !1532)
!1536 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/timed.cpp:34:21)>", scope: !1533, file: !1533, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1537 = !DILocation(line: 61, column: 14, scope: !1536)
!1538 = !DILocation(line: 61, column: 7, scope: !1536)
!1539 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 34, type: !10, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1540 = !DILocation(line: 36, column: 4, scope: !1539)
!1541 = !DILocation(line: 36, column: 32, scope: !1539)
!1542 = !DILocation(line: 37, column: 9, scope: !1539)
!1543 = !DILocation(line: 38, column: 11, scope: !1539)
!1544 = !DILocation(line: 39, column: 3, scope: !1539)
!1545 = !DILocation(line: 40, column: 25, scope: !1539)
!1546 = !DILocation(line: 40, column: 12, scope: !1539)
!1547 = !DILocation(line: 40, column: 7, scope: !1539)
!1548 = !DILocation(line: 41, column: 11, scope: !1539)
!1549 = !DILocation(line: 42, column: 9, scope: !1539)
!1550 = !DILocation(line: 43, column: 3, scope: !1539)
!1551 = !DILocation(line: 44, column: 3, scope: !1539)
!1552 = !DILocation(line: 44, column: 57, scope: !1539)
!1553 = !DILocation(line: 44, column: 45, scope: !1539)
!1554 = !DILocation(line: 45, column: 7, scope: !1539)
!1555 = !DILocation(line: 46, column: 11, scope: !1539)
!1556 = !DILocation(line: 46, column: 4, scope: !1539)
!1557 = !DILocation(line: 47, column: 3, scope: !1539)
!1558 = !{!1559, !23, i64 0}
!1559 = !{!"_ZTSZ4mainE3$_0", !23, i64 0}
!1560 = !DILocation(line: 47, column: 21, scope: !1539)
!1561 = !DILocation(line: 47, column: 11, scope: !1539)
!1562 = !DILocation(line: 48, column: 2, scope: !1539)
!1563 = distinct !DISubprogram(name: "lock_guard", scope: !188, file: !188, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1564 = !DILocation(line: 228, column: 46, scope: !1563)
!1565 = !DILocation(line: 229, column: 19, scope: !1563)
!1566 = !DILocation(line: 229, column: 27, scope: !1563)
!1567 = distinct !DISubprogram(name: "~lock_guard", scope: !188, file: !188, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1568 = !DILocation(line: 235, column: 9, scope: !1567)
!1569 = !{!1570, !23, i64 0}
!1570 = !{!"_ZTSSt10lock_guardISt5mutexE", !23, i64 0}
!1571 = !DILocation(line: 235, column: 19, scope: !1567)
!1572 = !DILocation(line: 235, column: 29, scope: !1567)
!1573 = distinct !DISubprogram(name: "try_lock_for<long, std::ratio<1L, 1L> >", scope: !80, file: !80, line: 243, type: !10, scopeLine: 244, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1574 = !DILocation(line: 244, column: 16, scope: !1573)
!1575 = !DILocation(line: 244, column: 9, scope: !1573)
!1576 = distinct !DISubprogram(name: "unique_lock<long, std::ratio<1L, 1000L> >", scope: !152, file: !152, line: 95, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1577 = !DILocation(line: 97, column: 4, scope: !1576)
!1578 = !{!1579, !23, i64 0}
!1579 = !{!"_ZTSSt11unique_lockISt18shared_timed_mutexE", !23, i64 0, !104, i64 8}
!1580 = !DILocation(line: 98, column: 4, scope: !1576)
!1581 = !DILocation(line: 98, column: 23, scope: !1576)
!1582 = !{!1579, !104, i64 8}
!1583 = !DILocation(line: 99, column: 4, scope: !1576)
!1584 = distinct !DISubprogram(name: "operator bool", scope: !152, file: !152, line: 220, type: !10, scopeLine: 221, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1585 = !DILocation(line: 221, column: 16, scope: !1584)
!1586 = !DILocation(line: 221, column: 9, scope: !1584)
!1587 = distinct !DISubprogram(name: "set_value", scope: !53, file: !53, line: 1137, type: !10, scopeLine: 1138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1588 = !DILocation(line: 1138, column: 9, scope: !1587)
!1589 = !DILocation(line: 1138, column: 34, scope: !1587)
!1590 = !DILocation(line: 1138, column: 20, scope: !1587)
!1591 = !DILocation(line: 1138, column: 75, scope: !1587)
!1592 = distinct !DISubprogram(name: "~unique_lock", scope: !152, file: !152, line: 101, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1593 = !DILocation(line: 103, column: 6, scope: !1592)
!1594 = !DILocation(line: 104, column: 4, scope: !1592)
!1595 = !DILocation(line: 105, column: 7, scope: !1592)
!1596 = distinct !DISubprogram(name: "_M_try_lock_for<long, std::ratio<1L, 1L> >", scope: !80, file: !80, line: 141, type: !10, scopeLine: 142, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1597 = !DILocation(line: 149, column: 4, scope: !1596)
!1598 = !DILocation(line: 149, column: 16, scope: !1596)
!1599 = !DILocation(line: 152, column: 29, scope: !1596)
!1600 = !DILocation(line: 152, column: 44, scope: !1596)
!1601 = !DILocation(line: 152, column: 11, scope: !1596)
!1602 = !DILocation(line: 152, column: 4, scope: !1596)
!1603 = !DILocation(line: 153, column: 2, scope: !1596)
!1604 = distinct !DISubprogram(name: "_M_try_lock_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !80, file: !80, line: 174, type: !10, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1605 = !DILocation(line: 177, column: 4, scope: !1604)
!1606 = !DILocation(line: 177, column: 15, scope: !1604)
!1607 = !DILocation(line: 178, column: 4, scope: !1604)
!1608 = !DILocation(line: 178, column: 59, scope: !1604)
!1609 = !DILocation(line: 178, column: 67, scope: !1604)
!1610 = !DILocation(line: 178, column: 16, scope: !1604)
!1611 = !DILocation(line: 180, column: 4, scope: !1604)
!1612 = !DILocation(line: 181, column: 31, scope: !1604)
!1613 = !DILocation(line: 181, column: 35, scope: !1604)
!1614 = !DILocation(line: 181, column: 54, scope: !1604)
!1615 = !DILocation(line: 180, column: 28, scope: !1604)
!1616 = !DILocation(line: 182, column: 29, scope: !1604)
!1617 = !DILocation(line: 185, column: 41, scope: !1604)
!1618 = !DILocation(line: 187, column: 2, scope: !1604)
!1619 = !DILocation(line: 185, column: 4, scope: !1604)
!1620 = distinct !DISubprogram(name: "_M_clocklock", scope: !80, file: !80, line: 271, type: !10, scopeLine: 272, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1621 = !DILocation(line: 272, column: 17, scope: !1620)
!1622 = !DILocation(line: 272, column: 9, scope: !1620)
!1623 = !DISubprogram(name: "pthread_mutex_clocklock", scope: !198, file: !198, line: 817, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1624 = distinct !DISubprogram(name: "try_lock_for<long, std::ratio<1L, 1000L> >", scope: !100, file: !100, line: 479, type: !10, scopeLine: 480, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1625 = !DILocation(line: 481, column: 2, scope: !1624)
!1626 = !DILocation(line: 481, column: 14, scope: !1624)
!1627 = !DILocation(line: 484, column: 24, scope: !1624)
!1628 = !DILocation(line: 484, column: 41, scope: !1624)
!1629 = !DILocation(line: 484, column: 9, scope: !1624)
!1630 = !DILocation(line: 484, column: 2, scope: !1624)
!1631 = !DILocation(line: 485, column: 7, scope: !1624)
!1632 = distinct !DISubprogram(name: "try_lock_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !100, file: !100, line: 534, type: !10, scopeLine: 536, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1633 = !DILocation(line: 537, column: 2, scope: !1632)
!1634 = !DILocation(line: 537, column: 13, scope: !1632)
!1635 = !DILocation(line: 538, column: 2, scope: !1632)
!1636 = !DILocation(line: 538, column: 57, scope: !1632)
!1637 = !DILocation(line: 538, column: 65, scope: !1632)
!1638 = !DILocation(line: 538, column: 14, scope: !1632)
!1639 = !DILocation(line: 540, column: 2, scope: !1632)
!1640 = !DILocation(line: 542, column: 31, scope: !1632)
!1641 = !DILocation(line: 542, column: 35, scope: !1632)
!1642 = !DILocation(line: 542, column: 54, scope: !1632)
!1643 = !DILocation(line: 541, column: 4, scope: !1632)
!1644 = !DILocation(line: 543, column: 29, scope: !1632)
!1645 = !DILocation(line: 546, column: 14, scope: !1632)
!1646 = !DILocation(line: 550, column: 25, scope: !1632)
!1647 = !{!"branch_weights", i32 1, i32 2001, i32 2001, i32 2000}
!1648 = !DILocation(line: 553, column: 2, scope: !1632)
!1649 = !DILocation(line: 550, column: 12, scope: !1632)
!1650 = !DILocation(line: 555, column: 7, scope: !1632)
!1651 = !DISubprogram(name: "pthread_rwlock_clockwrlock", scope: !198, file: !198, line: 1051, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1652 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !136, file: !136, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1653 = distinct !DISubprogram(name: "owns_lock", scope: !152, file: !152, line: 217, type: !10, scopeLine: 218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1654 = !DILocation(line: 218, column: 16, scope: !1653)
!1655 = !DILocation(line: 218, column: 9, scope: !1653)
!1656 = distinct !DISubprogram(name: "_M_state", scope: !53, file: !53, line: 1167, type: !10, scopeLine: 1168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1657 = !DILocation(line: 1169, column: 2, scope: !1656)
!1658 = !DILocation(line: 1170, column: 9, scope: !1656)
!1659 = !DILocation(line: 1170, column: 2, scope: !1656)
!1660 = distinct !DISubprogram(name: "_M_set_result", scope: !53, file: !53, line: 407, type: !10, scopeLine: 408, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1661 = !DILocation(line: 409, column: 2, scope: !1660)
!1662 = !DILocation(line: 409, column: 7, scope: !1660)
!1663 = !{!104, !104, i64 0}
!1664 = !DILocation(line: 412, column: 12, scope: !1660)
!1665 = !DILocation(line: 412, column: 21, scope: !1660)
!1666 = !DILocation(line: 412, column: 48, scope: !1660)
!1667 = !DILocation(line: 413, column: 5, scope: !1660)
!1668 = !DILocation(line: 413, column: 30, scope: !1660)
!1669 = !DILocation(line: 412, column: 2, scope: !1660)
!1670 = !DILocation(line: 414, column: 6, scope: !1660)
!1671 = !DILocation(line: 416, column: 4, scope: !1660)
!1672 = !DILocation(line: 506, column: 9, scope: !936, inlinedAt: !1673)
!1673 = distinct !DILocation(line: 277, column: 19, scope: !938, inlinedAt: !1674)
!1674 = distinct !DILocation(line: 416, column: 14, scope: !1660)
!1675 = !DILocation(line: 277, column: 11, scope: !938, inlinedAt: !1674)
!1676 = !DILocation(line: 278, column: 2, scope: !938, inlinedAt: !1674)
!1677 = !DILocation(line: 418, column: 11, scope: !1660)
!1678 = !DILocation(line: 419, column: 11, scope: !1660)
!1679 = !DILocation(line: 420, column: 7, scope: !1660)
!1680 = distinct !DISubprogram(name: "function<std::__future_base::_State_baseV2::_Setter<int, int &&>, void>", scope: !1681, file: !1681, line: 435, type: !10, scopeLine: 438, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1681 = !DIFile(filename: "include/c++/12/bits/std_function.h", directory: "")
!1682 = !DILocation(line: 437, column: 4, scope: !1680)
!1683 = !DILocation(line: 668, column: 21, scope: !1680)
!1684 = !{!1685, !23, i64 24}
!1685 = !{!"_ZTSSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEE", !1686, i64 0, !23, i64 24}
!1686 = !{!"_ZTSSt14_Function_base", !24, i64 0, !23, i64 16}
!1687 = !DILocation(line: 447, column: 8, scope: !1680)
!1688 = !DILocation(line: 449, column: 8, scope: !1680)
!1689 = !DILocation(line: 451, column: 19, scope: !1680)
!1690 = !DILocation(line: 452, column: 8, scope: !1680)
!1691 = !DILocation(line: 452, column: 19, scope: !1680)
!1692 = !{!1686, !23, i64 16}
!1693 = !DILocation(line: 453, column: 6, scope: !1680)
!1694 = !DILocation(line: 454, column: 2, scope: !1680)
!1695 = distinct !DISubprogram(name: "~_Function_base", scope: !1681, file: !1681, line: 241, type: !10, scopeLine: 242, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1696 = !DILocation(line: 243, column: 11, scope: !1695)
!1697 = !DILocation(line: 244, column: 2, scope: !1695)
!1698 = !DILocation(line: 245, column: 5, scope: !1695)
!1699 = distinct !DISubprogram(name: "operator*", scope: !471, file: !471, line: 1347, type: !10, scopeLine: 1348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1700 = !DILocation(line: 1349, column: 2, scope: !1699)
!1701 = !DILocation(line: 1350, column: 10, scope: !1699)
!1702 = !DILocation(line: 1350, column: 2, scope: !1699)
!1703 = distinct !DISubprogram(name: "call_once<void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !80, file: !80, line: 848, type: !10, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1704 = !DILocation(line: 851, column: 7, scope: !1703)
!1705 = !DILocation(line: 851, column: 25, scope: !1703)
!1706 = !DILocation(line: 856, column: 7, scope: !1703)
!1707 = !DILocation(line: 856, column: 37, scope: !1703)
!1708 = !DILocation(line: 859, column: 21, scope: !1703)
!1709 = !DILocation(line: 859, column: 15, scope: !1703)
!1710 = !DILocation(line: 860, column: 2, scope: !1703)
!1711 = !DILocation(line: 861, column: 5, scope: !1703)
!1712 = distinct !DISubprogram(name: "_M_do_set", scope: !53, file: !53, line: 570, type: !10, scopeLine: 571, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1713 = !DILocation(line: 572, column: 9, scope: !1712)
!1714 = !DILocation(line: 572, column: 27, scope: !1712)
!1715 = !DILocation(line: 576, column: 13, scope: !1712)
!1716 = !DILocation(line: 577, column: 9, scope: !1712)
!1717 = !DILocation(line: 577, column: 19, scope: !1712)
!1718 = !DILocation(line: 578, column: 7, scope: !1712)
!1719 = distinct !DISubprogram(name: "_Prepare_execution<(lambda at include/c++/12/mutex:851:25)>", scope: !80, file: !80, line: 783, type: !10, scopeLine: 784, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1720 = !DILocation(line: 786, column: 2, scope: !1719)
!1721 = !DILocation(line: 786, column: 18, scope: !1719)
!1722 = !DILocation(line: 788, column: 16, scope: !1719)
!1723 = !DILocation(line: 788, column: 2, scope: !1719)
!1724 = !DILocation(line: 788, column: 14, scope: !1719)
!1725 = !DILocation(line: 789, column: 7, scope: !1719)
!1726 = distinct !DISubprogram(name: "__gthread_once", scope: !194, file: !194, line: 697, type: !163, scopeLine: 698, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1727 = !DILocation(line: 700, column: 12, scope: !1726)
!1728 = !DILocation(line: 703, column: 1, scope: !1726)
!1729 = distinct !DISubprogram(name: "~_Prepare_execution", scope: !80, file: !80, line: 791, type: !10, scopeLine: 792, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1730 = !DILocation(line: 794, column: 7, scope: !1729)
!1731 = !DILocation(line: 794, column: 23, scope: !1729)
!1732 = !DILocation(line: 795, column: 7, scope: !1729)
!1733 = !DILocation(line: 795, column: 19, scope: !1729)
!1734 = !DILocation(line: 796, column: 5, scope: !1729)
!1735 = distinct !DISubprogram(name: "operator void (*)()", scope: !80, file: !80, line: 788, type: !10, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1736 = !DILocation(line: 788, column: 16, scope: !1735)
!1737 = distinct !DISubprogram(name: "__invoke", scope: !80, file: !80, line: 788, type: !10, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1738 = !DILocation(line: 788, column: 16, scope: !1737)
!1739 = distinct !DISubprogram(name: "operator()", scope: !80, file: !80, line: 788, type: !10, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1740 = !DILocation(line: 788, column: 47, scope: !1739)
!1741 = !DILocation(line: 788, column: 21, scope: !1739)
!1742 = !DILocation(line: 788, column: 68, scope: !1739)
!1743 = distinct !DISubprogram(name: "operator()", scope: !80, file: !80, line: 851, type: !10, scopeLine: 851, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1744 = !DILocation(line: 852, column: 42, scope: !1743)
!1745 = !{!1746, !23, i64 0}
!1746 = !{!"_ZTSZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_EUlvE_", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!1747 = !DILocation(line: 853, column: 24, scope: !1743)
!1748 = !{!1746, !23, i64 8}
!1749 = !{!1746, !23, i64 16}
!1750 = !{!1746, !23, i64 24}
!1751 = !DILocation(line: 852, column: 4, scope: !1743)
!1752 = !DILocation(line: 854, column: 7, scope: !1743)
!1753 = distinct !DISubprogram(name: "__invoke<void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !1533, file: !1533, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1754 = !DILocation(line: 96, column: 14, scope: !1753)
!1755 = !DILocation(line: 96, column: 7, scope: !1753)
!1756 = distinct !DISubprogram(name: "__invoke_impl<void, void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !1533, file: !1533, line: 71, type: !10, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1757 = !DILocation(line: 74, column: 17, scope: !1756)
!1758 = !DILocation(line: 74, column: 42, scope: !1756)
!1759 = !DILocation(line: 74, column: 14, scope: !1756)
!1760 = !DILocation(line: 74, column: 47, scope: !1756)
!1761 = !DILocation(line: 74, column: 7, scope: !1756)
!1762 = !DISubprogram(name: "pthread_once", scope: !198, file: !198, line: 509, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1763 = distinct !DISubprogram(name: "operator()", scope: !1681, file: !1681, line: 587, type: !10, scopeLine: 588, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1764 = !DILocation(line: 589, column: 6, scope: !1763)
!1765 = !DILocation(line: 590, column: 4, scope: !1763)
!1766 = !DILocation(line: 591, column: 9, scope: !1763)
!1767 = !DILocation(line: 591, column: 2, scope: !1763)
!1768 = distinct !DISubprogram(name: "_M_empty", scope: !1681, file: !1681, line: 247, type: !10, scopeLine: 247, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1769 = !DILocation(line: 247, column: 37, scope: !1768)
!1770 = !DILocation(line: 247, column: 29, scope: !1768)
!1771 = !DISubprogram(name: "__throw_bad_function_call", scope: !186, file: !186, line: 113, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1772 = distinct !DISubprogram(name: "_Function_base", scope: !1681, file: !1681, line: 239, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1773 = !DILocation(line: 252, column: 30, scope: !1772)
!1774 = !DILocation(line: 253, column: 19, scope: !1772)
!1775 = !DILocation(line: 239, column: 30, scope: !1772)
!1776 = distinct !DISubprogram(name: "_M_not_empty_function<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1681, file: !1681, line: 235, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1777 = !DILocation(line: 236, column: 6, scope: !1776)
!1778 = distinct !DISubprogram(name: "_M_init_functor<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1681, file: !1681, line: 211, type: !10, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1779 = !DILocation(line: 215, column: 6, scope: !1778)
!1780 = !DILocation(line: 216, column: 4, scope: !1778)
!1781 = distinct !DISubprogram(name: "_M_invoke", scope: !1681, file: !1681, line: 288, type: !10, scopeLine: 289, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1782 = !DILocation(line: 290, column: 32, scope: !1781)
!1783 = !DILocation(line: 290, column: 9, scope: !1781)
!1784 = !DILocation(line: 290, column: 2, scope: !1781)
!1785 = distinct !DISubprogram(name: "_M_manager", scope: !1681, file: !1681, line: 267, type: !10, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1786 = !DILocation(line: 270, column: 2, scope: !1785)
!1787 = !DILocation(line: 274, column: 13, scope: !1785)
!1788 = !DILocation(line: 274, column: 43, scope: !1785)
!1789 = !DILocation(line: 275, column: 6, scope: !1785)
!1790 = !DILocation(line: 278, column: 38, scope: !1785)
!1791 = !DILocation(line: 278, column: 13, scope: !1785)
!1792 = !DILocation(line: 278, column: 36, scope: !1785)
!1793 = !DILocation(line: 279, column: 6, scope: !1785)
!1794 = !DILocation(line: 282, column: 6, scope: !1785)
!1795 = !DILocation(line: 283, column: 4, scope: !1785)
!1796 = !DILocation(line: 284, column: 2, scope: !1785)
!1797 = distinct !DISubprogram(name: "_M_create<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1681, file: !1681, line: 150, type: !10, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1798 = !DILocation(line: 152, column: 20, scope: !1797)
!1799 = !DILocation(line: 152, column: 33, scope: !1797)
!1800 = !{i64 0, i64 8, !22, i64 8, i64 8, !22}
!1801 = !DILocation(line: 153, column: 4, scope: !1797)
!1802 = distinct !DISubprogram(name: "_M_access", scope: !1681, file: !1681, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1803 = !DILocation(line: 85, column: 46, scope: !1802)
!1804 = distinct !DISubprogram(name: "__invoke_r<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter>, std::__future_base::_State_baseV2::_Setter<int, int &&> &>", scope: !1533, file: !1533, line: 104, type: !10, scopeLine: 106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1805 = !DILocation(line: 114, column: 9, scope: !1804)
!1806 = !DILocation(line: 114, column: 2, scope: !1804)
!1807 = distinct !DISubprogram(name: "_M_get_pointer", scope: !1681, file: !1681, line: 134, type: !10, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1808 = !DILocation(line: 138, column: 39, scope: !1807)
!1809 = !DILocation(line: 139, column: 8, scope: !1807)
!1810 = distinct !DISubprogram(name: "__invoke_impl<std::unique_ptr<std::__future_base::_Result<int>, std::__future_base::_Result_base::_Deleter>, std::__future_base::_State_baseV2::_Setter<int, int &&> &>", scope: !1533, file: !1533, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1811 = !DILocation(line: 61, column: 14, scope: !1810)
!1812 = !DILocation(line: 61, column: 7, scope: !1810)
!1813 = distinct !DISubprogram(name: "operator()", scope: !53, file: !53, line: 497, type: !10, scopeLine: 498, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1814 = !DILocation(line: 499, column: 13, scope: !1813)
!1815 = !{!1816, !23, i64 0}
!1816 = !{!"_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE", !23, i64 0, !23, i64 8}
!1817 = !DILocation(line: 499, column: 25, scope: !1813)
!1818 = !DILocation(line: 499, column: 55, scope: !1813)
!1819 = !{!1816, !23, i64 8}
!1820 = !DILocation(line: 499, column: 37, scope: !1813)
!1821 = !DILocation(line: 500, column: 30, scope: !1813)
!1822 = !DILocation(line: 500, column: 42, scope: !1813)
!1823 = !DILocation(line: 500, column: 20, scope: !1813)
!1824 = !DILocation(line: 500, column: 13, scope: !1813)
!1825 = distinct !DISubprogram(name: "operator->", scope: !557, file: !557, line: 452, type: !10, scopeLine: 453, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1826 = !DILocation(line: 455, column: 9, scope: !1825)
!1827 = !DILocation(line: 455, column: 2, scope: !1825)
!1828 = distinct !DISubprogram(name: "_M_set", scope: !53, file: !53, line: 256, type: !10, scopeLine: 257, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1829 = !DILocation(line: 258, column: 11, scope: !1828)
!1830 = !DILocation(line: 258, column: 22, scope: !1828)
!1831 = !DILocation(line: 258, column: 38, scope: !1828)
!1832 = !DILocation(line: 258, column: 4, scope: !1828)
!1833 = !DILocation(line: 259, column: 4, scope: !1828)
!1834 = !DILocation(line: 259, column: 19, scope: !1828)
!1835 = !DILocation(line: 260, column: 2, scope: !1828)
!1836 = distinct !DISubprogram(name: "unique_ptr", scope: !557, file: !557, line: 358, type: !10, scopeLine: 358, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1837 = !DILocation(line: 358, column: 7, scope: !1836)
!1838 = !DILocation(line: 358, column: 40, scope: !1836)
!1839 = distinct !DISubprogram(name: "get", scope: !557, file: !557, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1840 = !DILocation(line: 462, column: 21, scope: !1839)
!1841 = !DILocation(line: 462, column: 9, scope: !1839)
!1842 = distinct !DISubprogram(name: "_M_ptr", scope: !557, file: !557, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1843 = !DILocation(line: 191, column: 51, scope: !1842)
!1844 = !DILocation(line: 191, column: 44, scope: !1842)
!1845 = distinct !DISubprogram(name: "get<0UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1386, type: !10, scopeLine: 1387, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1846 = !DILocation(line: 1387, column: 14, scope: !1845)
!1847 = !DILocation(line: 1387, column: 7, scope: !1845)
!1848 = distinct !DISubprogram(name: "__get_helper<0UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !745, file: !745, line: 1369, type: !10, scopeLine: 1370, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1849 = !DILocation(line: 1370, column: 14, scope: !1848)
!1850 = !DILocation(line: 1370, column: 7, scope: !1848)
!1851 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 271, type: !10, scopeLine: 271, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1852 = !DILocation(line: 271, column: 57, scope: !1851)
!1853 = !DILocation(line: 271, column: 50, scope: !1851)
!1854 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 236, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1855 = !DILocation(line: 236, column: 49, scope: !1854)
!1856 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !557, file: !557, line: 234, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1857 = !DILocation(line: 234, column: 7, scope: !1856)
!1858 = !DILocation(line: 234, column: 50, scope: !1856)
!1859 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !557, file: !557, line: 176, type: !10, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1860 = !DILocation(line: 177, column: 9, scope: !1859)
!1861 = !DILocation(line: 178, column: 13, scope: !1859)
!1862 = !DILocation(line: 178, column: 22, scope: !1859)
!1863 = !DILocation(line: 178, column: 33, scope: !1859)
!1864 = distinct !DISubprogram(name: "tuple", scope: !745, file: !745, line: 1090, type: !10, scopeLine: 1090, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1865 = !DILocation(line: 1090, column: 17, scope: !1864)
!1866 = !DILocation(line: 1090, column: 40, scope: !1864)
!1867 = distinct !DISubprogram(name: "_Tuple_impl", scope: !745, file: !745, line: 301, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1868 = !DILocation(line: 301, column: 7, scope: !1867)
!1869 = !DILocation(line: 301, column: 42, scope: !1867)
!1870 = distinct !DISubprogram(name: "_Tuple_impl", scope: !745, file: !745, line: 454, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1871 = !DILocation(line: 457, column: 9, scope: !1870)
!1872 = distinct !DISubprogram(name: "_M_access<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1681, file: !1681, line: 95, type: !10, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1873 = !DILocation(line: 96, column: 41, scope: !1872)
!1874 = !DILocation(line: 96, column: 9, scope: !1872)
!1875 = distinct !DISubprogram(name: "_M_access", scope: !1681, file: !1681, line: 86, type: !10, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1876 = !DILocation(line: 86, column: 46, scope: !1875)
!1877 = distinct !DISubprogram(name: "_M_access<const std::type_info *>", scope: !1681, file: !1681, line: 90, type: !10, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1878 = !DILocation(line: 91, column: 35, scope: !1877)
!1879 = !DILocation(line: 91, column: 9, scope: !1877)
!1880 = distinct !DISubprogram(name: "_M_access<std::__future_base::_State_baseV2::_Setter<int, int &&> *>", scope: !1681, file: !1681, line: 90, type: !10, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1881 = !DILocation(line: 91, column: 35, scope: !1880)
!1882 = !DILocation(line: 91, column: 9, scope: !1880)
!1883 = distinct !DISubprogram(name: "_M_manager", scope: !1681, file: !1681, line: 180, type: !10, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1884 = !DILocation(line: 183, column: 4, scope: !1883)
!1885 = !DILocation(line: 187, column: 15, scope: !1883)
!1886 = !DILocation(line: 187, column: 45, scope: !1883)
!1887 = !DILocation(line: 191, column: 8, scope: !1883)
!1888 = !DILocation(line: 194, column: 40, scope: !1883)
!1889 = !DILocation(line: 194, column: 15, scope: !1883)
!1890 = !DILocation(line: 194, column: 38, scope: !1883)
!1891 = !DILocation(line: 195, column: 8, scope: !1883)
!1892 = !DILocation(line: 199, column: 34, scope: !1883)
!1893 = !DILocation(line: 198, column: 8, scope: !1883)
!1894 = !DILocation(line: 200, column: 8, scope: !1883)
!1895 = !DILocation(line: 203, column: 8, scope: !1883)
!1896 = !DILocation(line: 204, column: 8, scope: !1883)
!1897 = !DILocation(line: 206, column: 4, scope: !1883)
!1898 = distinct !DISubprogram(name: "_M_init_functor<const std::__future_base::_State_baseV2::_Setter<int, int &&> &>", scope: !1681, file: !1681, line: 211, type: !10, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1899 = !DILocation(line: 215, column: 6, scope: !1898)
!1900 = !DILocation(line: 216, column: 4, scope: !1898)
!1901 = distinct !DISubprogram(name: "_M_destroy", scope: !1681, file: !1681, line: 166, type: !10, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1902 = !DILocation(line: 168, column: 13, scope: !1901)
!1903 = !DILocation(line: 169, column: 2, scope: !1901)
!1904 = distinct !DISubprogram(name: "_M_create<const std::__future_base::_State_baseV2::_Setter<int, int &&> &>", scope: !1681, file: !1681, line: 150, type: !10, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1905 = !DILocation(line: 152, column: 20, scope: !1904)
!1906 = !DILocation(line: 152, column: 33, scope: !1904)
!1907 = !DILocation(line: 153, column: 4, scope: !1904)
!1908 = distinct !DISubprogram(name: "_M_access<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1681, file: !1681, line: 90, type: !10, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1909 = !DILocation(line: 91, column: 35, scope: !1908)
!1910 = !DILocation(line: 91, column: 9, scope: !1908)
!1911 = distinct !DISubprogram(name: "unlock", scope: !152, file: !152, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1912 = !DILocation(line: 191, column: 7, scope: !1911)
!1913 = !DILocation(line: 191, column: 6, scope: !1911)
!1914 = !DILocation(line: 192, column: 4, scope: !1911)
!1915 = !DILocation(line: 193, column: 11, scope: !1911)
!1916 = !DILocation(line: 195, column: 17, scope: !1911)
!1917 = !DILocation(line: 196, column: 14, scope: !1911)
!1918 = !DILocation(line: 197, column: 4, scope: !1911)
!1919 = !DILocation(line: 198, column: 7, scope: !1911)
!1920 = distinct !DISubprogram(name: "unlock", scope: !100, file: !100, line: 475, type: !10, scopeLine: 475, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1921 = !DILocation(line: 475, column: 28, scope: !1920)
!1922 = !DILocation(line: 475, column: 38, scope: !1920)
!1923 = distinct !DISubprogram(name: "unlock", scope: !100, file: !100, line: 211, type: !10, scopeLine: 212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1924 = !DILocation(line: 213, column: 45, scope: !1923)
!1925 = !DILocation(line: 215, column: 7, scope: !1923)
!1926 = !{!"branch_weights", i32 2000, i32 1}
!1927 = !DILocation(line: 216, column: 5, scope: !1923)
!1928 = distinct !DISubprogram(name: "__glibcxx_rwlock_unlock", scope: !100, file: !100, line: 82, type: !10, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1929 = !DILocation(line: 82, column: 3, scope: !1928)
!1930 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !198, file: !198, line: 1071, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1931 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !557, file: !557, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1932 = !DILocation(line: 233, column: 40, scope: !1931)
!1933 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !557, file: !557, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1934 = !DILocation(line: 168, column: 38, scope: !1933)
!1935 = !DILocation(line: 168, column: 47, scope: !1933)
!1936 = !DILocation(line: 168, column: 56, scope: !1933)
!1937 = !DILocation(line: 168, column: 63, scope: !1933)
!1938 = distinct !DISubprogram(name: "tuple<true, true>", scope: !745, file: !745, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1939 = !DILocation(line: 1051, column: 4, scope: !1938)
!1940 = !DILocation(line: 1051, column: 19, scope: !1938)
!1941 = distinct !DISubprogram(name: "_M_ptr", scope: !557, file: !557, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1942 = !DILocation(line: 189, column: 45, scope: !1941)
!1943 = !DILocation(line: 189, column: 38, scope: !1941)
!1944 = distinct !DISubprogram(name: "_Tuple_impl", scope: !745, file: !745, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1945 = !DILocation(line: 280, column: 9, scope: !1944)
!1946 = !DILocation(line: 280, column: 23, scope: !1944)
!1947 = !DILocation(line: 280, column: 33, scope: !1944)
!1948 = distinct !DISubprogram(name: "_Tuple_impl", scope: !745, file: !745, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1949 = !DILocation(line: 431, column: 9, scope: !1948)
!1950 = !DILocation(line: 431, column: 19, scope: !1948)
!1951 = distinct !DISubprogram(name: "_Head_base", scope: !745, file: !745, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1952 = !DILocation(line: 190, column: 9, scope: !1951)
!1953 = !{!1954, !23, i64 0}
!1954 = !{!"_ZTSSt10_Head_baseILm0EPNSt6thread6_StateELb0EE", !23, i64 0}
!1955 = !DILocation(line: 190, column: 26, scope: !1951)
!1956 = distinct !DISubprogram(name: "_Head_base", scope: !745, file: !745, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1957 = !DILocation(line: 81, column: 26, scope: !1956)
!1958 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !745, file: !745, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1959 = !DILocation(line: 1381, column: 14, scope: !1958)
!1960 = !DILocation(line: 1381, column: 7, scope: !1958)
!1961 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !745, file: !745, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1962 = !DILocation(line: 1365, column: 14, scope: !1961)
!1963 = !DILocation(line: 1365, column: 7, scope: !1961)
!1964 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1965 = !DILocation(line: 268, column: 51, scope: !1964)
!1966 = !DILocation(line: 268, column: 44, scope: !1964)
!1967 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1968 = !DILocation(line: 233, column: 43, scope: !1967)
!1969 = distinct !DISubprogram(name: "get_deleter", scope: !557, file: !557, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1970 = !DILocation(line: 468, column: 21, scope: !1969)
!1971 = !DILocation(line: 468, column: 9, scope: !1969)
!1972 = distinct !DISubprogram(name: "operator()", scope: !557, file: !557, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1973 = !DILocation(line: 95, column: 2, scope: !1972)
!1974 = !DILocation(line: 96, column: 7, scope: !1972)
!1975 = distinct !DISubprogram(name: "_M_deleter", scope: !557, file: !557, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1976 = !DILocation(line: 193, column: 49, scope: !1975)
!1977 = !DILocation(line: 193, column: 42, scope: !1975)
!1978 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !745, file: !745, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1979 = !DILocation(line: 1381, column: 14, scope: !1978)
!1980 = !DILocation(line: 1381, column: 7, scope: !1978)
!1981 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !745, file: !745, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1982 = !DILocation(line: 1365, column: 14, scope: !1981)
!1983 = !DILocation(line: 1365, column: 7, scope: !1981)
!1984 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1985 = !DILocation(line: 424, column: 51, scope: !1984)
!1986 = !DILocation(line: 424, column: 44, scope: !1984)
!1987 = distinct !DISubprogram(name: "_M_head", scope: !745, file: !745, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1988 = !DILocation(line: 124, column: 43, scope: !1987)
!1989 = distinct !DISubprogram(name: "try_lock_shared_for<long, std::ratio<1L, 1000L> >", scope: !100, file: !100, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1990 = !DILocation(line: 497, column: 2, scope: !1989)
!1991 = !DILocation(line: 497, column: 14, scope: !1989)
!1992 = !DILocation(line: 500, column: 31, scope: !1989)
!1993 = !DILocation(line: 500, column: 48, scope: !1989)
!1994 = !DILocation(line: 500, column: 9, scope: !1989)
!1995 = !DILocation(line: 500, column: 2, scope: !1989)
!1996 = !DILocation(line: 501, column: 7, scope: !1989)
!1997 = distinct !DISubprogram(name: "try_lock_shared_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !100, file: !100, line: 621, type: !10, scopeLine: 623, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1998 = !DILocation(line: 624, column: 2, scope: !1997)
!1999 = !DILocation(line: 624, column: 13, scope: !1997)
!2000 = !DILocation(line: 625, column: 2, scope: !1997)
!2001 = !DILocation(line: 625, column: 57, scope: !1997)
!2002 = !DILocation(line: 625, column: 65, scope: !1997)
!2003 = !DILocation(line: 625, column: 14, scope: !1997)
!2004 = !DILocation(line: 627, column: 2, scope: !1997)
!2005 = !DILocation(line: 629, column: 31, scope: !1997)
!2006 = !DILocation(line: 629, column: 35, scope: !1997)
!2007 = !DILocation(line: 629, column: 54, scope: !1997)
!2008 = !DILocation(line: 628, column: 4, scope: !1997)
!2009 = !DILocation(line: 630, column: 29, scope: !1997)
!2010 = !DILocation(line: 633, column: 14, scope: !1997)
!2011 = !DILocation(line: 637, column: 25, scope: !1997)
!2012 = !DILocation(line: 640, column: 2, scope: !1997)
!2013 = !DILocation(line: 637, column: 12, scope: !1997)
!2014 = !DILocation(line: 642, column: 7, scope: !1997)
!2015 = !DISubprogram(name: "pthread_rwlock_clockrdlock", scope: !198, file: !198, line: 1004, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!2016 = distinct !DISubprogram(name: "unlock_shared", scope: !100, file: !100, line: 491, type: !10, scopeLine: 491, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2017 = !DILocation(line: 491, column: 35, scope: !2016)
!2018 = !DILocation(line: 491, column: 52, scope: !2016)
!2019 = distinct !DISubprogram(name: "unlock_shared", scope: !100, file: !100, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2020 = !DILocation(line: 253, column: 7, scope: !2019)
!2021 = !DILocation(line: 254, column: 5, scope: !2019)
!2022 = distinct !DISubprogram(name: "wait_for<long, std::ratio<1L, 1000L> >", scope: !53, file: !53, line: 343, type: !10, scopeLine: 344, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2023 = !DILocation(line: 347, column: 8, scope: !2022)
!2024 = !DILocation(line: 484, column: 10, scope: !2025, inlinedAt: !2026)
!2025 = distinct !DISubprogram(name: "load", scope: !720, file: !720, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2026 = distinct !DILocation(line: 86, column: 22, scope: !2027, inlinedAt: !2028)
!2027 = distinct !DISubprogram(name: "_M_load", scope: !716, file: !716, line: 84, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2028 = distinct !DILocation(line: 347, column: 18, scope: !2022)
!2029 = !DILocation(line: 485, column: 2, scope: !2025, inlinedAt: !2026)
!2030 = !{!"branch_weights", i32 4000000, i32 2001, i32 2000}
!2031 = !DILocation(line: 486, column: 2, scope: !2025, inlinedAt: !2026)
!2032 = !DILocation(line: 488, column: 9, scope: !2025, inlinedAt: !2026)
!2033 = !DILocation(line: 86, column: 33, scope: !2027, inlinedAt: !2028)
!2034 = !DILocation(line: 347, column: 48, scope: !2022)
!2035 = !DILocation(line: 350, column: 8, scope: !2022)
!2036 = !DILocation(line: 354, column: 16, scope: !2022)
!2037 = !DILocation(line: 354, column: 14, scope: !2022)
!2038 = !DILocation(line: 355, column: 8, scope: !2022)
!2039 = !DILocation(line: 223, column: 7, scope: !2040, inlinedAt: !2041)
!2040 = distinct !DISubprogram(name: "_M_load_when_equal_for<long, std::ratio<1L, 1000L> >", scope: !716, file: !716, line: 218, type: !10, scopeLine: 220, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2041 = distinct !DILocation(line: 355, column: 21, scope: !2022)
!2042 = !DILocation(line: 223, column: 26, scope: !2040, inlinedAt: !2041)
!2043 = !DILocation(line: 223, column: 24, scope: !2040, inlinedAt: !2041)
!2044 = !DILocation(line: 484, column: 10, scope: !2025, inlinedAt: !2045)
!2045 = distinct !DILocation(line: 86, column: 22, scope: !2027, inlinedAt: !2046)
!2046 = distinct !DILocation(line: 265, column: 22, scope: !2047, inlinedAt: !2048)
!2047 = distinct !DISubprogram(name: "_M_load_when_equal_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !716, file: !716, line: 262, type: !10, scopeLine: 264, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2048 = distinct !DILocation(line: 222, column: 9, scope: !2040, inlinedAt: !2041)
!2049 = !DILocation(line: 485, column: 2, scope: !2025, inlinedAt: !2045)
!2050 = !DILocation(line: 486, column: 2, scope: !2025, inlinedAt: !2045)
!2051 = !DILocation(line: 488, column: 9, scope: !2025, inlinedAt: !2045)
!2052 = !DILocation(line: 86, column: 33, scope: !2027, inlinedAt: !2046)
!2053 = !DILocation(line: 266, column: 32, scope: !2047, inlinedAt: !2048)
!2054 = !DILocation(line: 266, column: 11, scope: !2047, inlinedAt: !2048)
!2055 = !DILocation(line: 269, column: 13, scope: !2047, inlinedAt: !2048)
!2056 = !DILocation(line: 270, column: 19, scope: !2047, inlinedAt: !2048)
!2057 = !DILocation(line: 270, column: 35, scope: !2047, inlinedAt: !2048)
!2058 = !DILocation(line: 222, column: 2, scope: !2040, inlinedAt: !2041)
!2059 = !DILocation(line: 354, column: 8, scope: !2022)
!2060 = !DILocation(line: 368, column: 8, scope: !2022)
!2061 = !DILocation(line: 370, column: 8, scope: !2022)
!2062 = !DILocation(line: 0, scope: !2022)
!2063 = !DILocation(line: 373, column: 2, scope: !2022)
!2064 = distinct !DISubprogram(name: "operator><long, std::ratio<1L, 1000L>, long, std::ratio<1L, 1000L> >", scope: !84, file: !84, line: 796, type: !10, scopeLine: 798, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2065 = !DILocation(line: 798, column: 22, scope: !2064)
!2066 = !DILocation(line: 798, column: 9, scope: !2064)
!2067 = distinct !DISubprogram(name: "zero", scope: !84, file: !84, line: 607, type: !10, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2068 = !DILocation(line: 608, column: 20, scope: !2067)
!2069 = !DILocation(line: 608, column: 11, scope: !2067)
!2070 = !DILocation(line: 608, column: 4, scope: !2067)
!2071 = distinct !DISubprogram(name: "operator&", scope: !720, file: !720, line: 104, type: !10, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2072 = !DILocation(line: 106, column: 34, scope: !2071)
!2073 = !DILocation(line: 106, column: 5, scope: !2071)
!2074 = distinct !DISubprogram(name: "operator<<long, std::ratio<1L, 1000L>, long, std::ratio<1L, 1000L> >", scope: !84, file: !84, line: 756, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2075 = !DILocation(line: 762, column: 9, scope: !2074)
!2076 = !DILocation(line: 762, column: 21, scope: !2074)
!2077 = !DILocation(line: 762, column: 31, scope: !2074)
!2078 = !DILocation(line: 762, column: 43, scope: !2074)
!2079 = !DILocation(line: 762, column: 29, scope: !2074)
!2080 = !DILocation(line: 762, column: 2, scope: !2074)
!2081 = distinct !DISubprogram(name: "zero", scope: !84, file: !84, line: 416, type: !10, scopeLine: 417, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2082 = !DILocation(line: 417, column: 4, scope: !2081)
!2083 = distinct !DISubprogram(name: "_M_load_and_test_until_impl<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !716, file: !716, line: 182, type: !10, scopeLine: 185, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2084 = !DILocation(line: 186, column: 7, scope: !2083)
!2085 = !DILocation(line: 186, column: 18, scope: !2083)
!2086 = !DILocation(line: 187, column: 62, scope: !2083)
!2087 = !DILocation(line: 187, column: 70, scope: !2083)
!2088 = !DILocation(line: 187, column: 19, scope: !2083)
!2089 = !DILocation(line: 190, column: 14, scope: !2083)
!2090 = !DILocation(line: 189, column: 14, scope: !2083)
!2091 = !DILocation(line: 191, column: 5, scope: !2083)
!2092 = !DILocation(line: 189, column: 7, scope: !2083)
!2093 = distinct !DISubprogram(name: "_M_load_and_test_until_steady", scope: !716, file: !716, line: 127, type: !10, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2094 = !DILocation(line: 131, column: 7, scope: !2093)
!2095 = !DILocation(line: 648, column: 16, scope: !2096, inlinedAt: !2097)
!2096 = distinct !DISubprogram(name: "fetch_or", scope: !720, file: !720, line: 646, type: !10, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2097 = distinct !DILocation(line: 138, column: 12, scope: !2093)
!2098 = !DILocation(line: 140, column: 19, scope: !2093)
!2099 = !DILocation(line: 139, column: 17, scope: !2093)
!2100 = !DILocation(line: 484, column: 10, scope: !2025, inlinedAt: !2101)
!2101 = distinct !DILocation(line: 86, column: 22, scope: !2027, inlinedAt: !2102)
!2102 = distinct !DILocation(line: 143, column: 16, scope: !2093)
!2103 = !DILocation(line: 485, column: 2, scope: !2025, inlinedAt: !2101)
!2104 = !DILocation(line: 486, column: 2, scope: !2025, inlinedAt: !2101)
!2105 = !DILocation(line: 488, column: 9, scope: !2025, inlinedAt: !2101)
!2106 = !DILocation(line: 86, column: 33, scope: !2027, inlinedAt: !2102)
!2107 = !DILocation(line: 144, column: 15, scope: !2093)
!2108 = !DILocation(line: 148, column: 5, scope: !2093)
!2109 = distinct !DISubprogram(name: "_Reset", scope: !53, file: !53, line: 755, type: !10, scopeLine: 755, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2110 = !DILocation(line: 755, column: 59, scope: !2109)
!2111 = !DILocation(line: 755, column: 75, scope: !2109)
!2112 = distinct !DISubprogram(name: "_M_get_result", scope: !53, file: !53, line: 717, type: !10, scopeLine: 718, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2113 = !DILocation(line: 719, column: 9, scope: !2112)
!2114 = !DILocation(line: 720, column: 31, scope: !2112)
!2115 = !DILocation(line: 720, column: 41, scope: !2112)
!2116 = !DILocation(line: 721, column: 21, scope: !2112)
!2117 = !DILocation(line: 721, column: 33, scope: !2112)
!2118 = !DILocation(line: 721, column: 30, scope: !2112)
!2119 = !DILocation(line: 721, column: 13, scope: !2112)
!2120 = !DILocation(line: 722, column: 29, scope: !2112)
!2121 = !DILocation(line: 722, column: 11, scope: !2112)
!2122 = !DILocation(line: 724, column: 7, scope: !2112)
!2123 = !DILocation(line: 723, column: 9, scope: !2112)
!2124 = distinct !DISubprogram(name: "~_Reset", scope: !53, file: !53, line: 756, type: !10, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2125 = !DILocation(line: 756, column: 21, scope: !2124)
!2126 = !{!2127, !23, i64 0}
!2127 = !{!"_ZTSNSt14__basic_futureIiE6_ResetE", !23, i64 0}
!2128 = !DILocation(line: 756, column: 37, scope: !2124)
!2129 = !DILocation(line: 756, column: 46, scope: !2124)
!2130 = distinct !DISubprogram(name: "wait", scope: !53, file: !53, line: 331, type: !10, scopeLine: 332, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2131 = !DILocation(line: 334, column: 2, scope: !2130)
!2132 = !DILocation(line: 337, column: 2, scope: !2130)
!2133 = !DILocation(line: 484, column: 10, scope: !2025, inlinedAt: !2134)
!2134 = distinct !DILocation(line: 86, column: 22, scope: !2027, inlinedAt: !2135)
!2135 = distinct !DILocation(line: 208, column: 22, scope: !2136, inlinedAt: !2137)
!2136 = distinct !DISubprogram(name: "_M_load_when_equal", scope: !716, file: !716, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2137 = distinct !DILocation(line: 337, column: 12, scope: !2130)
!2138 = !DILocation(line: 485, column: 2, scope: !2025, inlinedAt: !2134)
!2139 = !DILocation(line: 486, column: 2, scope: !2025, inlinedAt: !2134)
!2140 = !DILocation(line: 488, column: 9, scope: !2025, inlinedAt: !2134)
!2141 = !DILocation(line: 86, column: 33, scope: !2027, inlinedAt: !2135)
!2142 = !DILocation(line: 209, column: 32, scope: !2136, inlinedAt: !2137)
!2143 = !DILocation(line: 209, column: 11, scope: !2136, inlinedAt: !2137)
!2144 = !DILocation(line: 212, column: 7, scope: !2136, inlinedAt: !2137)
!2145 = !DILocation(line: 213, column: 5, scope: !2136, inlinedAt: !2137)
!2146 = !DILocation(line: 338, column: 10, scope: !2130)
!2147 = !DILocation(line: 338, column: 9, scope: !2130)
!2148 = !DILocation(line: 338, column: 2, scope: !2130)
!2149 = distinct !DISubprogram(name: "operator==", scope: !979, file: !979, line: 165, type: !10, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2150 = !DILocation(line: 167, column: 20, scope: !2149)
!2151 = !DILocation(line: 167, column: 47, scope: !2149)
!2152 = !DILocation(line: 167, column: 40, scope: !2149)
!2153 = !DILocation(line: 167, column: 9, scope: !2149)
!2154 = distinct !DISubprogram(name: "exception_ptr", scope: !979, file: !979, line: 112, type: !10, scopeLine: 114, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2155 = !DILocation(line: 113, column: 9, scope: !2154)
!2156 = !DILocation(line: 114, column: 9, scope: !2154)
!2157 = !DISubprogram(name: "rethrow_exception", scope: !979, file: !979, line: 80, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!2158 = distinct !DISubprogram(name: "exception_ptr", scope: !979, file: !979, line: 188, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2159 = !DILocation(line: 190, column: 35, scope: !2158)
!2160 = !DILocation(line: 190, column: 7, scope: !2158)
!2161 = !DILocation(line: 192, column: 11, scope: !2158)
!2162 = !DILocation(line: 193, column: 2, scope: !2158)
!2163 = !DILocation(line: 194, column: 5, scope: !2158)
!2164 = distinct !DISubprogram(name: "operator*", scope: !557, file: !557, line: 443, type: !10, scopeLine: 444, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2165 = !DILocation(line: 445, column: 2, scope: !2164)
!2166 = !DILocation(line: 446, column: 10, scope: !2164)
!2167 = !DILocation(line: 446, column: 2, scope: !2164)
!2168 = distinct !DISubprogram(name: "_M_load_and_test", scope: !716, file: !716, line: 155, type: !10, scopeLine: 157, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2169 = !DILocation(line: 158, column: 14, scope: !2168)
!2170 = !DILocation(line: 158, column: 7, scope: !2168)
!2171 = distinct !DISubprogram(name: "_M_load_and_test_until", scope: !716, file: !716, line: 97, type: !10, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2172 = !DILocation(line: 101, column: 7, scope: !2171)
!2173 = !DILocation(line: 648, column: 16, scope: !2096, inlinedAt: !2174)
!2174 = distinct !DILocation(line: 108, column: 12, scope: !2171)
!2175 = !DILocation(line: 110, column: 19, scope: !2171)
!2176 = !DILocation(line: 109, column: 17, scope: !2171)
!2177 = !DILocation(line: 484, column: 10, scope: !2025, inlinedAt: !2178)
!2178 = distinct !DILocation(line: 86, column: 22, scope: !2027, inlinedAt: !2179)
!2179 = distinct !DILocation(line: 113, column: 16, scope: !2171)
!2180 = !DILocation(line: 485, column: 2, scope: !2025, inlinedAt: !2178)
!2181 = !DILocation(line: 486, column: 2, scope: !2025, inlinedAt: !2178)
!2182 = !DILocation(line: 488, column: 9, scope: !2025, inlinedAt: !2178)
!2183 = !DILocation(line: 86, column: 33, scope: !2027, inlinedAt: !2179)
!2184 = !DILocation(line: 114, column: 15, scope: !2171)
!2185 = !DILocation(line: 118, column: 5, scope: !2171)
!2186 = distinct !DISubprogram(name: "reset", scope: !471, file: !471, line: 1641, type: !10, scopeLine: 1642, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2187 = !DILocation(line: 1642, column: 9, scope: !2186)
!2188 = !DILocation(line: 1642, column: 24, scope: !2186)
!2189 = !DILocation(line: 1642, column: 37, scope: !2186)
!2190 = distinct !DISubprogram(name: "__shared_ptr", scope: !471, file: !471, line: 1462, type: !10, scopeLine: 1464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2191 = !DILocation(line: 1463, column: 9, scope: !2190)
!2192 = !DILocation(line: 1463, column: 20, scope: !2190)
!2193 = !DILocation(line: 1464, column: 9, scope: !2190)
!2194 = distinct !DISubprogram(name: "swap", scope: !471, file: !471, line: 1684, type: !10, scopeLine: 1685, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2195 = !DILocation(line: 1686, column: 2, scope: !2194)
!2196 = !DILocation(line: 1687, column: 2, scope: !2194)
!2197 = !DILocation(line: 1687, column: 30, scope: !2194)
!2198 = !DILocation(line: 1687, column: 14, scope: !2194)
!2199 = !DILocation(line: 1688, column: 7, scope: !2194)
!2200 = distinct !DISubprogram(name: "~__shared_ptr", scope: !471, file: !471, line: 1524, type: !10, scopeLine: 1524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2201 = !DILocation(line: 1524, column: 31, scope: !2200)
!2202 = distinct !DISubprogram(name: "__shared_count", scope: !471, file: !471, line: 908, type: !10, scopeLine: 909, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2203 = !DILocation(line: 908, column: 45, scope: !2202)
!2204 = !DILocation(line: 909, column: 9, scope: !2202)
!2205 = distinct !DISubprogram(name: "swap<std::__future_base::_State_baseV2 *>", scope: !1397, file: !1397, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2206 = !DILocation(line: 204, column: 19, scope: !2205)
!2207 = !DILocation(line: 205, column: 13, scope: !2205)
!2208 = !DILocation(line: 205, column: 11, scope: !2205)
!2209 = !DILocation(line: 206, column: 11, scope: !2205)
!2210 = !DILocation(line: 207, column: 5, scope: !2205)
!2211 = distinct !DISubprogram(name: "_M_swap", scope: !471, file: !471, line: 1097, type: !10, scopeLine: 1098, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2212 = !DILocation(line: 1099, column: 37, scope: !2211)
!2213 = !DILocation(line: 1100, column: 14, scope: !2211)
!2214 = !DILocation(line: 1100, column: 12, scope: !2211)
!2215 = !DILocation(line: 1101, column: 8, scope: !2211)
!2216 = !DILocation(line: 1102, column: 7, scope: !2211)
!2217 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_timed.cpp", scope: !9, file: !9, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2218 = !DILocation(line: 0, scope: !2217)
