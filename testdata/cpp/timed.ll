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
@.str = private unnamed_addr constant [28 x i8] c"!there || future.get() == 7\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp/timed.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL5items = internal unnamed_addr global i32 0, align 4
@.str.2 = private unnamed_addr constant [25 x i8] c"items == (taken ? 0 : 1)\00", align 1
@_ZL7written = internal unnamed_addr global i32 0, align 4
@.str.3 = private unnamed_addr constant [23 x i8] c"entered + written >= 1\00", align 1
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
@.str.7 = private unnamed_addr constant [20 x i8] c"std::future_error: \00", align 1
@.str.8 = private unnamed_addr constant [22 x i8] c"basic_string::replace\00", align 1
@.str.9 = private unnamed_addr constant [25 x i8] c"basic_string::_M_replace\00", align 1
@.str.10 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@.str.11 = private unnamed_addr constant [55 x i8] c"%s: __pos (which is %zu) > this->size() (which is %zu)\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.12 = private unnamed_addr constant [80 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/shared_mutex\00", align 1
@__PRETTY_FUNCTION__._ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE = private unnamed_addr constant [175 x i8] c"bool std::shared_timed_mutex::try_lock_until(const chrono::time_point<chrono::steady_clock, _Duration> &) [_Duration = std::chrono::duration<long, std::ratio<1, 1000000000>>]\00", align 1
@.str.13 = private unnamed_addr constant [11 x i8] c"__ret == 0\00", align 1
@.str.14 = private unnamed_addr constant [90 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/shared_ptr_base.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv = private unnamed_addr constant [199 x i8] c"element_type &std::__shared_ptr_access<std::__future_base::_State_baseV2, __gnu_cxx::_S_atomic, false, false>::operator*() const [_Tp = std::__future_base::_State_baseV2, _Lp = __gnu_cxx::_S_atomic]\00", align 1
@.str.15 = private unnamed_addr constant [20 x i8] c"_M_get() != nullptr\00", align 1
@_ZSt15__once_callable = external thread_local global ptr, align 8
@_ZSt11__once_call = external thread_local global ptr, align 8
@_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE = linkonce_odr dso_local constant [48 x i8] c"NSt13__future_base13_State_baseV27_SetterIiOiEE\00", comdat, align 1
@_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE }, comdat, align 8
@__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv = private unnamed_addr constant [43 x i8] c"void std::__shared_mutex_pthread::unlock()\00", align 1
@__PRETTY_FUNCTION__._ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE = private unnamed_addr constant [182 x i8] c"bool std::shared_timed_mutex::try_lock_shared_until(const chrono::time_point<chrono::steady_clock, _Duration> &) [_Duration = std::chrono::duration<long, std::ratio<1, 1000000000>>]\00", align 1
@.str.16 = private unnamed_addr constant [86 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order = private unnamed_addr constant [92 x i8] c"__int_type std::__atomic_base<unsigned int>::load(memory_order) const [_ITp = unsigned int]\00", align 1
@.str.17 = private unnamed_addr constant [28 x i8] c"__b != memory_order_release\00", align 1
@.str.18 = private unnamed_addr constant [28 x i8] c"__b != memory_order_acq_rel\00", align 1
@.str.19 = private unnamed_addr constant [85 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv = private unnamed_addr constant [254 x i8] c"typename add_lvalue_reference<element_type>::type std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter>::operator*() const [_Tp = std::__future_base::_Result_base, _Dp = std::__future_base::_Result_base::_Deleter]\00", align 1
@.str.20 = private unnamed_addr constant [19 x i8] c"get() != pointer()\00", align 1
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
  br label %71, !dbg !38

27:                                               ; preds = %11
  %28 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !26
  br label %69, !dbg !26

29:                                               ; preds = %12
  %30 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  br label %67, !dbg !38

31:                                               ; preds = %19, %17, %14
  %32 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !32
  br label %67, !dbg !32

33:                                               ; preds = %22, %21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #23, !dbg !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #23, !dbg !40
  %34 = invoke i64 @_ZNSt8literals15chrono_literalsli2msIJLc53EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv()
          to label %35 unwind label %47, !dbg !40

35:                                               ; preds = %33
  store i64 %34, ptr %9, align 8, !dbg !40
  invoke void @_ZNSt11shared_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(9) %8, ptr noundef nonnull align 8 dereferenceable(56) @_ZL5table, ptr noundef nonnull align 8 dereferenceable(8) %9)
          to label %36 unwind label %47, !dbg !41

36:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #23, !dbg !41
  call void @_ZNSt11shared_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %8) #23, !dbg !42
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #23, !dbg !42
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #23, !dbg !43
  %37 = invoke i64 @_ZNSt8literals15chrono_literalsli2msIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv()
          to label %38 unwind label %49, !dbg !43

38:                                               ; preds = %36
  store i64 %37, ptr %10, align 8, !dbg !43
  %39 = invoke noundef i32 @_ZNKSt14__basic_futureIiE8wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(8) %10)
          to label %40 unwind label %49, !dbg !44

40:                                               ; preds = %38
  %41 = icmp eq i32 %39, 0, !dbg !45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #23, !dbg !46
  br i1 %41, label %42, label %53, !dbg !47

42:                                               ; preds = %40
  %43 = invoke noundef i32 @_ZNSt6futureIiE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %2)
          to label %44 unwind label %51, !dbg !47

44:                                               ; preds = %42
  %45 = icmp eq i32 %43, 7, !dbg !47
  br i1 %45, label %53, label %46, !dbg !47

46:                                               ; preds = %44
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 61, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #24, !dbg !47
  unreachable, !dbg !47

47:                                               ; preds = %35, %33
  %48 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #23, !dbg !41
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #23, !dbg !42
  br label %67, !dbg !42

49:                                               ; preds = %38, %36
  %50 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #23, !dbg !46
  br label %67, !dbg !46

51:                                               ; preds = %53, %42
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !38
  br label %67, !dbg !38

53:                                               ; preds = %40, %44
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %54 unwind label %51, !dbg !48

54:                                               ; preds = %53
  %55 = load i32, ptr @_ZL5items, align 4, !dbg !49, !tbaa !34
  %56 = xor i1 %13, true, !dbg !49
  %57 = zext i1 %56 to i32, !dbg !49
  %58 = icmp eq i32 %55, %57, !dbg !49
  br i1 %58, label %60, label %59, !dbg !49

59:                                               ; preds = %54
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 63, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #24, !dbg !49
  unreachable, !dbg !49

60:                                               ; preds = %54
  %61 = load i32, ptr @_ZL7entered, align 4, !dbg !50, !tbaa !34
  %62 = load i32, ptr @_ZL7written, align 4, !dbg !50, !tbaa !34
  %63 = add nsw i32 %62, %61, !dbg !50
  %64 = icmp sgt i32 %63, 0, !dbg !50
  br i1 %64, label %66, label %65, !dbg !50

65:                                               ; preds = %60
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 64, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #24, !dbg !50
  unreachable, !dbg !50

66:                                               ; preds = %60
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !38
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #23, !dbg !38
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %1) #23, !dbg !38
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #23, !dbg !38
  ret i32 0, !dbg !38

67:                                               ; preds = %49, %51, %47, %31, %29
  %68 = phi { ptr, i32 } [ %48, %47 ], [ %32, %31 ], [ %30, %29 ], [ %52, %51 ], [ %50, %49 ]
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !38
  br label %69, !dbg !38

69:                                               ; preds = %67, %27
  %70 = phi { ptr, i32 } [ %68, %67 ], [ %28, %27 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !38
  call void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !38
  br label %71, !dbg !38

71:                                               ; preds = %69, %25
  %72 = phi { ptr, i32 } [ %70, %69 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #23, !dbg !38
  call void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %1) #23, !dbg !38
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #23, !dbg !38
  resume { ptr, i32 } %72, !dbg !38
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !51 {
  tail call void @_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_(ptr nonnull sret(%"class.std::shared_ptr") align 8 %0), !dbg !53
  %2 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #25
          to label %3 unwind label %5, !dbg !54

3:                                                ; preds = %1
  %4 = getelementptr inbounds %"class.std::promise", ptr %0, i64 0, i32 1, !dbg !55
  tail call void @_ZNSt13__future_base7_ResultIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(21) %2) #23, !dbg !56
  tail call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2IS4_vEEPS2_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %2) #23, !dbg !55
  ret void, !dbg !57

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup, !dbg !57
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !57
  resume { ptr, i32 } %6, !dbg !57
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiE10get_futureEv(ptr noalias sret(%"class.std::future") align 8 %0, ptr noundef nonnull align 8 dereferenceable(24) %1) local_unnamed_addr #6 comdat align 2 !dbg !58 {
  tail call void @_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !59
  ret void, !dbg !60
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noinline norecurse uwtable
define internal fastcc void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #7 align 2 personality ptr @__gxx_personality_v0 !dbg !61 {
  %3 = alloca %"class.std::unique_ptr.21", align 8
  tail call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !63
  %4 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #25, !dbg !64
  tail call fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !65
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %4) #23, !dbg !66
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %3, ptr noundef null)
          to label %5 unwind label %6, !dbg !67

5:                                                ; preds = %2
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !67
  ret void, !dbg !68

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !68
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !67
  resume { ptr, i32 } %7, !dbg !68
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef zeroext i1 @_ZL4takev() unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !69 {
  %1 = alloca %"class.std::unique_lock", align 8
  %2 = alloca %"struct.std::chrono::duration.9", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #23, !dbg !70
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(40) @_ZL5mutex), !dbg !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !72
  %3 = invoke i64 @_ZNSt8literals15chrono_literalsli2msIJLc49ELc48EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv()
          to label %4 unwind label %7, !dbg !72

4:                                                ; preds = %0
  store i64 %3, ptr %2, align 8, !dbg !72
  %5 = invoke fastcc noundef zeroext i1 @"_ZNSt18condition_variable8wait_forIlSt5ratioILl1ELl1000EEZL4takevE3$_0EEbRSt11unique_lockISt5mutexERKNSt6chrono8durationIT_T0_EET1_"(ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %6 unwind label %7, !dbg !73

6:                                                ; preds = %4
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !74
  br i1 %5, label %9, label %12, !dbg !74

7:                                                ; preds = %4, %0
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !75
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !74
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %1) #23, !dbg !75
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #23, !dbg !75
  resume { ptr, i32 } %8, !dbg !75

9:                                                ; preds = %6
  %10 = load i32, ptr @_ZL5items, align 4, !dbg !76, !tbaa !34
  %11 = add nsw i32 %10, -1, !dbg !76
  store i32 %11, ptr @_ZL5items, align 4, !dbg !76, !tbaa !34
  br label %12, !dbg !77

12:                                               ; preds = %6, %9
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %1) #23, !dbg !75
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #23, !dbg !75
  ret i1 %5, !dbg !75
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11timed_mutex14try_lock_untilINSt6chrono3_V212steady_clockENS1_8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !78 {
  %3 = tail call noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE17_M_try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS3_10time_pointINS3_3_V212steady_clockET_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !80
  ret i1 %3, !dbg !81
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS4_ILl1ELl1EEEENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS8_IS9_SB_EERKSE_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !82 {
  %3 = alloca %"struct.std::chrono::time_point", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !84
  %6 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !85
  store i64 %6, ptr %5, align 8, !dbg !85
  %7 = call i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !86
  store i64 %7, ptr %4, align 8, !dbg !86
  call void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !87
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !88
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !88
  %8 = load i64, ptr %3, align 8, !dbg !88
  ret i64 %8, !dbg !88
}

; Function Attrs: nounwind
declare i64 @_ZNSt6chrono3_V212steady_clock3nowEv() local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literalsli1sIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1EEEEv() local_unnamed_addr #6 comdat !dbg !89 {
  %1 = tail call i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1EEEEJLc49EEEET_v(), !dbg !90
  ret i64 %1, !dbg !91
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #8 comdat align 2 !dbg !92 {
  tail call fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !93
  ret void, !dbg !94
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literalsli2msIJLc53EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv() local_unnamed_addr #6 comdat !dbg !95 {
  %1 = tail call i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc53EEEET_v(), !dbg !96
  ret i64 %1, !dbg !97
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11shared_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #5 comdat align 2 !dbg !98 {
  store ptr %1, ptr %0, align 8, !dbg !100, !tbaa !101
  %4 = getelementptr inbounds %"class.std::shared_lock", ptr %0, i64 0, i32 1, !dbg !104
  %5 = tail call noundef zeroext i1 @_ZNSt18shared_timed_mutex19try_lock_shared_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !105
  %6 = zext i1 %5 to i8, !dbg !104
  store i8 %6, ptr %4, align 8, !dbg !104, !tbaa !106
  ret void, !dbg !107
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11shared_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !108 {
  %2 = getelementptr inbounds %"class.std::shared_lock", ptr %0, i64 0, i32 1, !dbg !109
  %3 = load i8, ptr %2, align 8, !dbg !109, !tbaa !106, !range !110, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !109
  br i1 %4, label %7, label %5, !dbg !109

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !111, !tbaa !101
  invoke void @_ZNSt18shared_timed_mutex13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(56) %6)
          to label %7 unwind label %8, !dbg !112

7:                                                ; preds = %5, %1
  ret void, !dbg !113

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !112
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !112
  tail call void @__clang_call_terminate(ptr %10) #24, !dbg !112
  unreachable, !dbg !112
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt14__basic_futureIiE8wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !114 {
  tail call void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !115
  %3 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !116
  %4 = tail call noundef i32 @_ZNSt13__future_base13_State_baseV28wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(28) %3, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !117
  ret i32 %4, !dbg !118
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literalsli2msIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv() local_unnamed_addr #6 comdat !dbg !119 {
  %1 = tail call i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49EEEET_v(), !dbg !120
  ret i64 %1, !dbg !121
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt6futureIiE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !122 {
  %2 = alloca %"struct.std::__basic_future<int>::_Reset", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !123
  call void @_ZNSt14__basic_futureIiE6_ResetC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !124
  %3 = invoke noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %4 unwind label %7, !dbg !125

4:                                                ; preds = %1
  %5 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt13__future_base7_ResultIiE8_M_valueEv(ptr noundef nonnull align 8 dereferenceable(21) %3) #23, !dbg !126
  %6 = load i32, ptr %5, align 4, !dbg !127, !tbaa !34
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !128
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !128
  ret i32 %6, !dbg !128

7:                                                ; preds = %1
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !128
  call void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !128
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !128
  resume { ptr, i32 } %8, !dbg !128
}

; Function Attrs: noreturn nounwind
declare !dbg !129 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #9

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #10

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !131 {
  %2 = tail call noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !132
  br i1 %2, label %3, label %4, !dbg !132

3:                                                ; preds = %1
  tail call void @_ZSt9terminatev() #24, !dbg !133
  unreachable, !dbg !133

4:                                                ; preds = %1
  ret void, !dbg !137
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !138 {
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !139
  ret void, !dbg !139
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !140 {
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = tail call noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEcvbEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !141
  br i1 %3, label %4, label %10, !dbg !142

4:                                                ; preds = %1
  %5 = tail call noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE6uniqueEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !143
  br i1 %5, label %10, label %6, !dbg !144

6:                                                ; preds = %4
  %7 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !145
  %8 = getelementptr inbounds %"class.std::promise", ptr %0, i64 0, i32 1, !dbg !146
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2INS0_7_ResultIiEES2_vEEOS_IT_T0_E(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %8) #23, !dbg !147
  invoke void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %7, ptr noundef nonnull %2)
          to label %9 unwind label %12, !dbg !148

9:                                                ; preds = %6
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !145
  br label %10, !dbg !145

10:                                               ; preds = %9, %4, %1
  %11 = getelementptr inbounds %"class.std::promise", ptr %0, i64 0, i32 1, !dbg !149
  call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %11) #23, !dbg !149
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !149
  ret void, !dbg !149

12:                                               ; preds = %6
  %13 = landingpad { ptr, i32 }
          catch ptr null, !dbg !148
  %14 = extractvalue { ptr, i32 } %13, 0, !dbg !148
  call void @__clang_call_terminate(ptr %14) #24, !dbg !148
  unreachable, !dbg !148
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #5 comdat align 2 !dbg !150 {
  store ptr %1, ptr %0, align 8, !dbg !152, !tbaa !153
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !155
  store i8 0, ptr %3, align 8, !dbg !155, !tbaa !156
  tail call void @_ZNSt11unique_lockISt5mutexE4lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0), !dbg !157
  store i8 1, ptr %3, align 8, !dbg !158, !tbaa !156
  ret void, !dbg !159
}

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef zeroext i1 @"_ZNSt18condition_variable8wait_forIlSt5ratioILl1ELl1000EEZL4takevE3$_0EEbRSt11unique_lockISt5mutexERKNSt6chrono8durationIT_T0_EET1_"(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 !dbg !160 {
  %3 = alloca %"struct.std::chrono::time_point", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !163
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !163
  %6 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !163
  store i64 %6, ptr %4, align 8, !dbg !163
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !164
  %7 = tail call i64 @_ZNSt6chrono4ceilINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !164
  store i64 %7, ptr %5, align 8, !dbg !164
  %8 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !165
  store i64 %8, ptr %3, align 8, !dbg !165
  %9 = call fastcc noundef zeroext i1 @"_ZNSt18condition_variable10wait_untilINSt6chrono3_V212steady_clockENS1_8durationIlSt5ratioILl1ELl1000000000EEEEZL4takevE3$_0EEbRSt11unique_lockISt5mutexERKNS1_10time_pointIT_T0_EET1_"(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !166
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !167
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !167
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !167
  ret i1 %9, !dbg !167
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literalsli2msIJLc49ELc48EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv() local_unnamed_addr #6 comdat !dbg !168 {
  %1 = tail call i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49ELc48EEEET_v(), !dbg !169
  ret i64 %1, !dbg !170
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !171 {
  %2 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !172
  %3 = load i8, ptr %2, align 8, !dbg !172, !tbaa !156, !range !110, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !172
  br i1 %4, label %6, label %5, !dbg !172

5:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0)
          to label %6 unwind label %7, !dbg !173

6:                                                ; preds = %5, %1
  ret void, !dbg !174

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !173
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !173
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !173
  unreachable, !dbg !173
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #6 comdat align 2 !dbg !175 {
  %2 = load ptr, ptr %0, align 8, !dbg !176, !tbaa !153
  %3 = icmp eq ptr %2, null, !dbg !176
  br i1 %3, label %4, label %5, !dbg !177

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #26, !dbg !178
  unreachable, !dbg !178

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !179
  %7 = load i8, ptr %6, align 8, !dbg !179, !tbaa !156, !range !110, !noundef !11
  %8 = icmp eq i8 %7, 0, !dbg !179
  br i1 %8, label %10, label %9, !dbg !179

9:                                                ; preds = %5
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #26, !dbg !180
  unreachable, !dbg !180

10:                                               ; preds = %5
  tail call void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !181
  store i8 1, ptr %6, align 8, !dbg !182, !tbaa !156
  ret void, !dbg !183
}

; Function Attrs: noreturn
declare !dbg !184 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #11

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #6 comdat align 2 !dbg !186 {
  %2 = tail call fastcc noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !188
  %3 = icmp eq i32 %2, 0, !dbg !189
  br i1 %3, label %5, label %4, !dbg !189

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #26, !dbg !190
  unreachable, !dbg !190

5:                                                ; preds = %1
  ret void, !dbg !191
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #8 !dbg !192 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #23, !dbg !194
  ret i32 %2, !dbg !195
}

; Function Attrs: nounwind
declare !dbg !196 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline norecurse uwtable
define internal fastcc noundef zeroext i1 @"_ZNSt18condition_variable10wait_untilINSt6chrono3_V212steady_clockENS1_8durationIlSt5ratioILl1ELl1000000000EEEEZL4takevE3$_0EEbRSt11unique_lockISt5mutexERKNS1_10time_pointIT_T0_EET1_"(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 align 2 !dbg !198 {
  br label %3, !dbg !199

3:                                                ; preds = %5, %2
  %4 = tail call fastcc noundef zeroext i1 @"_ZZL4takevENK3$_0clEv"(), !dbg !200
  br i1 %4, label %10, label %5, !dbg !199

5:                                                ; preds = %3
  %6 = tail call noundef i32 @_ZNSt18condition_variable10wait_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled, ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !201
  %7 = icmp eq i32 %6, 1, !dbg !202
  br i1 %7, label %8, label %3, !dbg !201, !llvm.loop !203

8:                                                ; preds = %5
  %9 = tail call fastcc noundef zeroext i1 @"_ZZL4takevENK3$_0clEv"(), !dbg !207
  br label %10, !dbg !208

10:                                               ; preds = %3, %8
  %11 = phi i1 [ %9, %8 ], [ true, %3 ], !dbg !209
  ret i1 %11, !dbg !210
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !211 {
  %3 = alloca %"struct.std::chrono::time_point", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !212
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !212
  %6 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !213
  store i64 %6, ptr %5, align 8, !dbg !213
  %7 = call i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS2_EENSt11common_typeIJNS_8durationIT_T0_EENS4_IT1_T2_EEEE4typeERKS7_RKSA_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !214
  store i64 %7, ptr %4, align 8, !dbg !214
  call void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !215
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !216
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !216
  %8 = load i64, ptr %3, align 8, !dbg !216
  ret i64 %8, !dbg !216
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono4ceilINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !217 {
  %2 = alloca %"struct.std::chrono::duration", align 8
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !218
  %5 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !219
  store i64 %5, ptr %2, align 8, !dbg !219
  %6 = call noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1000EEEEbRKNS_8durationIT_T0_EERKNS4_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !220
  br i1 %6, label %7, label %9, !dbg !221

7:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !222
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #23, !dbg !223
  store i32 1, ptr %4, align 4, !dbg !223, !tbaa !34
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IivEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 4 dereferenceable(4) %4), !dbg !222
  %8 = call i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS2_EENSt11common_typeIJNS_8durationIT_T0_EENS4_IT1_T2_EEEE4typeERKS7_RKSA_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !224
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #23, !dbg !225
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !225
  br label %11, !dbg !225

9:                                                ; preds = %1
  %10 = load i64, ptr %2, align 8, !dbg !226, !tbaa.struct !227
  br label %11, !dbg !230

11:                                               ; preds = %9, %7
  %12 = phi i64 [ %8, %7 ], [ %10, %9 ], !dbg !231
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !232
  ret i64 %12, !dbg !232
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define internal fastcc noundef zeroext i1 @"_ZZL4takevENK3$_0clEv"() unnamed_addr #12 align 2 !dbg !233 {
  %1 = load i32, ptr @_ZL5items, align 4, !dbg !234, !tbaa !34
  %2 = icmp sgt i32 %1, 0, !dbg !235
  ret i1 %2, !dbg !236
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt18condition_variable10wait_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #6 comdat align 2 !dbg !237 {
  %4 = tail call noundef i32 @_ZNSt18condition_variable17__wait_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !238
  ret i32 %4, !dbg !239
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt18condition_variable17__wait_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEESt9cv_statusRSt11unique_lockISt5mutexERKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(9) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) local_unnamed_addr #6 comdat align 2 !dbg !240 {
  %4 = alloca %"struct.std::chrono::time_point.12", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration", align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca %"struct.std::chrono::duration.8", align 8
  %9 = alloca %"struct.std::chrono::time_point", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !241
  %10 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !242
  store i64 %10, ptr %4, align 8, !dbg !242
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !243
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !244
  %11 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !245
  store i64 %11, ptr %6, align 8, !dbg !245
  %12 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !246
  store i64 %12, ptr %5, align 8, !dbg !246
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !246
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #23, !dbg !247
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #23, !dbg !248
  %13 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !249
  store i64 %13, ptr %8, align 8, !dbg !249
  %14 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %8), !dbg !250
  store i64 %14, ptr %7, align 8, !dbg !251, !tbaa !252
  %15 = getelementptr inbounds %struct.timespec, ptr %7, i64 0, i32 1, !dbg !251
  %16 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !254
  store i64 %16, ptr %15, align 8, !dbg !251, !tbaa !255
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #23, !dbg !251
  %17 = call noundef ptr @_ZNKSt11unique_lockISt5mutexE5mutexEv(ptr noundef nonnull align 8 dereferenceable(9) %1) #23, !dbg !256
  call void @_ZNSt9__condvar10wait_untilERSt5mutexiR8timespec(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(40) %17, i32 noundef 1, ptr noundef nonnull align 8 dereferenceable(16) %7), !dbg !257
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #23, !dbg !258
  %18 = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !258
  store i64 %18, ptr %9, align 8, !dbg !258
  %19 = call noundef zeroext i1 @_ZNSt6chronoltINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEES6_EEbRKNS_10time_pointIT_T0_EERKNS7_IS8_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !259
  %20 = xor i1 %19, true, !dbg !258
  %21 = zext i1 %20 to i32, !dbg !258
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #23, !dbg !260
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #23, !dbg !261
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !261
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !261
  ret i32 %21, !dbg !260
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !262 {
  %2 = alloca %"struct.std::chrono::time_point.12", align 8
  %3 = alloca %"struct.std::chrono::duration.8", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !263
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !264
  %5 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !265
  store i64 %5, ptr %4, align 8, !dbg !265
  %6 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1EEEElS2_ILl1ELl1000000000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !263
  store i64 %6, ptr %3, align 8, !dbg !263
  call void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !266
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !267
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !267
  %7 = load i64, ptr %2, align 8, !dbg !267
  ret i64 %7, !dbg !267
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !268 {
  %2 = tail call i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1ELl1EElLb1ELb1EE6__castIlS3_EES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !269
  ret i64 %2, !dbg !270
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !271 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::duration.8", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !272
  %5 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !273
  store i64 %5, ptr %3, align 8, !dbg !273
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !274
  %6 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !275
  store i64 %6, ptr %4, align 8, !dbg !275
  %7 = call i64 @_ZNSt6chronomiIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !276
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !277
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !277
  ret i64 %7, !dbg !277
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !278 {
  %2 = load i64, ptr %0, align 8, !dbg !279, !tbaa.struct !227
  ret i64 %2, !dbg !280
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !281 {
  %2 = load i64, ptr %0, align 8, !dbg !282, !tbaa !283
  ret i64 %2, !dbg !285
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !286 {
  %2 = load i64, ptr %0, align 8, !dbg !287, !tbaa !288
  ret i64 %2, !dbg !290
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt9__condvar10wait_untilERSt5mutexiR8timespec(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i32 noundef %2, ptr noundef nonnull align 8 dereferenceable(16) %3) local_unnamed_addr #6 comdat align 2 !dbg !291 {
  %5 = tail call noundef ptr @_ZNSt5mutex13native_handleEv(ptr noundef nonnull align 8 dereferenceable(40) %1) #23, !dbg !292
  %6 = tail call i32 @pthread_cond_clockwait(ptr noundef nonnull %0, ptr noundef %5, i32 noundef %2, ptr noundef nonnull %3), !dbg !293
  ret void, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt11unique_lockISt5mutexE5mutexEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #8 comdat align 2 !dbg !295 {
  %2 = load ptr, ptr %0, align 8, !dbg !296, !tbaa !153
  ret ptr %2, !dbg !297
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronoltINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEES6_EEbRKNS_10time_pointIT_T0_EERKNS7_IS8_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !298 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !299
  %5 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !300
  store i64 %5, ptr %3, align 8, !dbg !300
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !301
  %6 = tail call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !302
  store i64 %6, ptr %4, align 8, !dbg !302
  %7 = call noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !303
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !304
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !304
  ret i1 %7, !dbg !304
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1EEEElS2_ILl1ELl1000000000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !305 {
  %2 = tail call i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1EEEES2_ILl1ELl1000000000EElLb1ELb0EE6__castIlS5_EES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !306
  ret i64 %2, !dbg !307
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !308 {
  %2 = load i64, ptr %0, align 8, !dbg !309, !tbaa.struct !227
  ret i64 %2, !dbg !310
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !311 {
  %3 = load i64, ptr %1, align 8, !dbg !312, !tbaa !228
  store i64 %3, ptr %0, align 8, !dbg !312, !tbaa !228
  ret void, !dbg !313
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1EEEES2_ILl1ELl1000000000EElLb1ELb0EE6__castIlS5_EES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat align 2 !dbg !314 {
  %2 = alloca %"struct.std::chrono::duration.8", align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !315
  %4 = tail call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !316
  %5 = sdiv i64 %4, 1000000000, !dbg !317
  store i64 %5, ptr %3, align 8, !dbg !315, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !318
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !319
  %6 = load i64, ptr %2, align 8, !dbg !319
  ret i64 %6, !dbg !319
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !320 {
  %3 = load i64, ptr %1, align 8, !dbg !321, !tbaa !228
  store i64 %3, ptr %0, align 8, !dbg !322, !tbaa !283
  ret void, !dbg !323
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #13

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1ELl1EElLb1ELb1EE6__castIlS3_EES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat align 2 !dbg !324 {
  %2 = alloca %"struct.std::chrono::duration", align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !325
  %4 = tail call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !326
  store i64 %4, ptr %3, align 8, !dbg !325, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !327
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !328
  %5 = load i64, ptr %2, align 8, !dbg !328
  ret i64 %5, !dbg !328
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !329 {
  %3 = load i64, ptr %1, align 8, !dbg !330, !tbaa !228
  store i64 %3, ptr %0, align 8, !dbg !331, !tbaa !288
  ret void, !dbg !332
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronomiIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !333 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !334
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !334
  %7 = load i64, ptr %0, align 8, !dbg !334, !tbaa !228
  store i64 %7, ptr %5, align 8, !dbg !334, !tbaa !228
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !335
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !336
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !336
  %9 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !337
  %10 = sub nsw i64 %8, %9, !dbg !338
  store i64 %10, ptr %4, align 8, !dbg !334, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !339
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !340
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !340
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !340
  %11 = load i64, ptr %3, align 8, !dbg !340
  ret i64 %11, !dbg !340
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !341 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !342
  %4 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !342
  store i64 %4, ptr %3, align 8, !dbg !342
  %5 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !343
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !342
  store i64 %5, ptr %0, align 8, !dbg !344, !tbaa !288
  ret void, !dbg !345
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !346 {
  %2 = tail call i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1EEEES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !347
  ret i64 %2, !dbg !348
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1EEEES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat align 2 !dbg !349 {
  %2 = alloca %"struct.std::chrono::duration", align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !350
  %4 = tail call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !351
  %5 = mul nsw i64 %4, 1000000000, !dbg !352
  store i64 %5, ptr %3, align 8, !dbg !350, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !353
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !354
  %6 = load i64, ptr %2, align 8, !dbg !354
  ret i64 %6, !dbg !354
}

declare !dbg !355 i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt5mutex13native_handleEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #8 comdat align 2 !dbg !356 {
  ret ptr %0, !dbg !357
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !358 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !359
  %5 = load i64, ptr %0, align 8, !dbg !359, !tbaa !228
  store i64 %5, ptr %3, align 8, !dbg !359, !tbaa !228
  %6 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !360
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !361
  %7 = load i64, ptr %1, align 8, !dbg !361, !tbaa !228
  store i64 %7, ptr %4, align 8, !dbg !361, !tbaa !228
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !362
  %9 = icmp slt i64 %6, %8, !dbg !363
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !364
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !364
  ret i1 %9, !dbg !364
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS2_EENSt11common_typeIJNS_8durationIT_T0_EENS4_IT1_T2_EEEE4typeERKS7_RKSA_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !365 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !366
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !366
  %7 = load i64, ptr %0, align 8, !dbg !366, !tbaa !228
  store i64 %7, ptr %5, align 8, !dbg !366, !tbaa !228
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !367
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !368
  %9 = load i64, ptr %1, align 8, !dbg !368, !tbaa !228
  store i64 %9, ptr %6, align 8, !dbg !368, !tbaa !228
  %10 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !369
  %11 = add nsw i64 %10, %8, !dbg !370
  store i64 %11, ptr %4, align 8, !dbg !366, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !371
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !372
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !372
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !372
  %12 = load i64, ptr %3, align 8, !dbg !372
  ret i64 %12, !dbg !372
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEEEC2ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !373 {
  %3 = load i64, ptr %1, align 8, !dbg !374, !tbaa !228
  store i64 %3, ptr %0, align 8, !dbg !374, !tbaa !228
  ret void, !dbg !375
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !376 {
  %2 = tail call i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1000EEEES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !377
  ret i64 %2, !dbg !378
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1000EEEEbRKNS_8durationIT_T0_EERKNS4_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !379 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !380
  %5 = load i64, ptr %0, align 8, !dbg !380, !tbaa !228
  store i64 %5, ptr %3, align 8, !dbg !380, !tbaa !228
  %6 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !381
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !382
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1000EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !382
  %7 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !383
  %8 = icmp slt i64 %6, %7, !dbg !384
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !385
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !385
  ret i1 %8, !dbg !385
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IivEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #0 comdat align 2 !dbg !386 {
  %3 = load i32, ptr %1, align 4, !dbg !387, !tbaa !34
  %4 = sext i32 %3 to i64, !dbg !387
  store i64 %4, ptr %0, align 8, !dbg !388, !tbaa !288
  ret void, !dbg !389
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono20__duration_cast_implINS_8durationIlSt5ratioILl1ELl1000000000EEEES2_ILl1000000ELl1EElLb0ELb1EE6__castIlS2_ILl1ELl1000EEEES4_RKNS1_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat align 2 !dbg !390 {
  %2 = alloca %"struct.std::chrono::duration", align 8
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !391
  %4 = tail call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !392
  %5 = mul nsw i64 %4, 1000000, !dbg !393
  store i64 %5, ptr %3, align 8, !dbg !391, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !394
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !395
  %6 = load i64, ptr %2, align 8, !dbg !395
  ret i64 %6, !dbg !395
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !396 {
  %2 = load i64, ptr %0, align 8, !dbg !397, !tbaa !398
  ret i64 %2, !dbg !400
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1000EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #5 comdat align 2 !dbg !401 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !402
  %4 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !402
  store i64 %4, ptr %3, align 8, !dbg !402
  %5 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !403
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !402
  store i64 %5, ptr %0, align 8, !dbg !404, !tbaa !288
  ret void, !dbg !405
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49ELc48EEEET_v() local_unnamed_addr #6 comdat !dbg !406 {
  %1 = alloca %"struct.std::chrono::duration.9", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !407
  store i64 10, ptr %2, align 8, !dbg !408, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !409
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !410
  %3 = load i64, ptr %1, align 8, !dbg !410
  ret i64 %3, !dbg !410
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !411 {
  %3 = load i64, ptr %1, align 8, !dbg !412, !tbaa !228
  store i64 %3, ptr %0, align 8, !dbg !413, !tbaa !398
  ret void, !dbg !414
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #6 comdat align 2 !dbg !415 {
  %2 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !416
  %3 = load i8, ptr %2, align 8, !dbg !416, !tbaa !156, !range !110, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !416
  br i1 %4, label %5, label %6, !dbg !417

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #26, !dbg !418
  unreachable, !dbg !418

6:                                                ; preds = %1
  %7 = load ptr, ptr %0, align 8, !dbg !419, !tbaa !153
  %8 = icmp eq ptr %7, null, !dbg !419
  br i1 %8, label %10, label %9, !dbg !419

9:                                                ; preds = %6
  tail call void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %7), !dbg !420
  store i8 0, ptr %2, align 8, !dbg !421, !tbaa !156
  br label %10, !dbg !422

10:                                               ; preds = %6, %9
  ret void, !dbg !423
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #14 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #23
  tail call void @_ZSt9terminatev() #24
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !424 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #6 comdat align 2 !dbg !425 {
  tail call fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !426
  ret void, !dbg !427
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #8 !dbg !428 {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #23, !dbg !429
  ret void, !dbg !430
}

; Function Attrs: nounwind
declare !dbg !431 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt6chronoplIlSt5ratioILl1ELl1000000000EElS1_ILl1ELl1EEEENSt11common_typeIJNS_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !432 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca i64, align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !433
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !433
  %7 = load i64, ptr %0, align 8, !dbg !433, !tbaa !228
  store i64 %7, ptr %5, align 8, !dbg !433, !tbaa !228
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !434
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !435
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlS1_ILl1ELl1EEvEERKNS0_IT_T0_EE(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !435
  %9 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !436
  %10 = add nsw i64 %9, %8, !dbg !437
  store i64 %10, ptr %4, align 8, !dbg !433, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !438
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !439
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !439
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !439
  %11 = load i64, ptr %3, align 8, !dbg !439
  ret i64 %11, !dbg !439
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1EEEEJLc49EEEET_v() local_unnamed_addr #6 comdat !dbg !440 {
  %1 = alloca %"struct.std::chrono::duration.8", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !441
  store i64 1, ptr %2, align 8, !dbg !442, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !443
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !444
  %3 = load i64, ptr %1, align 8, !dbg !444
  ret i64 %3, !dbg !444
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc53EEEET_v() local_unnamed_addr #6 comdat !dbg !445 {
  %1 = alloca %"struct.std::chrono::duration.9", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !446
  store i64 5, ptr %2, align 8, !dbg !447, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !448
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !449
  %3 = load i64, ptr %1, align 8, !dbg !449
  ret i64 %3, !dbg !449
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local i64 @_ZNSt8literals15chrono_literals16__check_overflowINSt6chrono8durationIlSt5ratioILl1ELl1000EEEEJLc49EEEET_v() local_unnamed_addr #6 comdat !dbg !450 {
  %1 = alloca %"struct.std::chrono::duration.9", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !451
  store i64 1, ptr %2, align 8, !dbg !452, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !453
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !454
  %3 = load i64, ptr %1, align 8, !dbg !454
  ret i64 %3, !dbg !454
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !455 {
  %2 = alloca %"class.std::thread::id", align 8
  %3 = load i64, ptr %0, align 8, !dbg !456, !tbaa.struct !227
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !457
  %4 = load i64, ptr %2, align 8, !dbg !458
  %5 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %3, i64 %4) #23, !dbg !458
  %6 = xor i1 %5, true, !dbg !459
  ret i1 %6, !dbg !460
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) local_unnamed_addr #8 comdat !dbg !461 {
  %3 = icmp eq i64 %0, %1, !dbg !462
  ret i1 %3, !dbg !463
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !464 {
  store i64 0, ptr %0, align 8, !dbg !465, !tbaa !466
  ret void, !dbg !468
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !469 {
  %2 = load ptr, ptr %0, align 8, !dbg !471, !tbaa !472
  %3 = icmp eq ptr %2, null, !dbg !474
  br i1 %3, label %5, label %4, !dbg !471

4:                                                ; preds = %1
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !475
  br label %5, !dbg !476

5:                                                ; preds = %4, %1
  ret void, !dbg !477
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !478 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 1, !dbg !479
  %3 = load atomic i64, ptr %2 acquire, align 8, !dbg !480
  %4 = icmp eq i64 %3, 4294967297, !dbg !481
  br i1 %4, label %5, label %13, !dbg !480

5:                                                ; preds = %1
  store i32 0, ptr %2, align 8, !dbg !482, !tbaa !483
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !485
  store i32 0, ptr %6, align 4, !dbg !486, !tbaa !487
  %7 = load ptr, ptr %0, align 8, !dbg !488, !tbaa !489
  %8 = getelementptr inbounds ptr, ptr %7, i64 2, !dbg !488
  %9 = load ptr, ptr %8, align 8, !dbg !488
  tail call void %9(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !488
  %10 = load ptr, ptr %0, align 8, !dbg !491, !tbaa !489
  %11 = getelementptr inbounds ptr, ptr %10, i64 3, !dbg !491
  %12 = load ptr, ptr %11, align 8, !dbg !491
  tail call void %12(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !491
  br label %25, !dbg !492

13:                                               ; preds = %1
  %14 = load i8, ptr @__libc_single_threaded, align 1, !dbg !493, !tbaa !499
  %15 = icmp eq i8 %14, 0, !dbg !493
  br i1 %15, label %19, label %16, !dbg !500

16:                                               ; preds = %13
  %17 = load i32, ptr %2, align 8, !dbg !501, !tbaa !34
  %18 = add nsw i32 %17, -1, !dbg !504
  store i32 %18, ptr %2, align 8, !dbg !504, !tbaa !34
  br label %21, !dbg !505

19:                                               ; preds = %13
  %20 = atomicrmw volatile add ptr %2, i32 -1 acq_rel, align 4, !dbg !506
  br label %21, !dbg !509

21:                                               ; preds = %19, %16
  %22 = phi i32 [ %17, %16 ], [ %20, %19 ], !dbg !510
  %23 = icmp eq i32 %22, 1, !dbg !511
  br i1 %23, label %24, label %25, !dbg !512, !prof !513

24:                                               ; preds = %21
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !514
  br label %25, !dbg !515

25:                                               ; preds = %21, %24, %5
  ret void, !dbg !516
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !517 {
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !518
  ret void, !dbg !519
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE19_M_release_last_useEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !520 {
  %2 = load ptr, ptr %0, align 8, !dbg !521, !tbaa !489
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !521
  %4 = load ptr, ptr %3, align 8, !dbg !521
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !521
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !522
  %6 = load i8, ptr @__libc_single_threaded, align 1, !dbg !523, !tbaa !499
  %7 = icmp eq i8 %6, 0, !dbg !523
  br i1 %7, label %11, label %8, !dbg !526

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !dbg !527, !tbaa !34
  %10 = add nsw i32 %9, -1, !dbg !529
  store i32 %10, ptr %5, align 4, !dbg !529, !tbaa !34
  br label %13, !dbg !530

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4, !dbg !531
  br label %13, !dbg !533

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ], !dbg !534
  %15 = icmp eq i32 %14, 1, !dbg !535
  br i1 %15, label %16, label %20, !dbg !536

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !dbg !537, !tbaa !489
  %18 = getelementptr inbounds ptr, ptr %17, i64 3, !dbg !537
  %19 = load ptr, ptr %18, align 8, !dbg !537
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !537
  br label %20, !dbg !538

20:                                               ; preds = %16, %13
  ret void, !dbg !539
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt11make_sharedINSt13__future_base13_State_baseV2EJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES4_E4typeEEDpOT0_(ptr noalias sret(%"class.std::shared_ptr") align 8 %0) local_unnamed_addr #6 comdat !dbg !540 {
  %2 = alloca %"class.std::allocator", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #23, !dbg !542
  call void @_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr nonnull %2), !dbg !543
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #23, !dbg !544
  ret void, !dbg !544
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #15

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !545 {
  invoke void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %2 unwind label %4, !dbg !546

2:                                                ; preds = %1
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !547, !tbaa !489
  %3 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 2, !dbg !548
  store i8 0, ptr %3, align 4, !dbg !548, !tbaa !549
  ret void, !dbg !554

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !546
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !546
  tail call void @__clang_call_terminate(ptr %6) #24, !dbg !546
  unreachable, !dbg !546
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2IS4_vEEPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !555 {
  invoke void @_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS2_S4_EEPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1)
          to label %3 unwind label %4, !dbg !557

3:                                                ; preds = %2
  ret void, !dbg !558

4:                                                ; preds = %2
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !557
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !557
  tail call void @__clang_call_terminate(ptr %6) #24, !dbg !557
  unreachable, !dbg !557
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1) unnamed_addr #5 comdat align 2 !dbg !559 {
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1), !dbg !560
  ret void, !dbg !561
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ISaIvEJEEESt20_Sp_alloc_shared_tagIT_EDpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1) unnamed_addr #5 comdat align 2 !dbg !562 {
  store ptr null, ptr %0, align 8, !dbg !563, !tbaa !564
  %3 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !566
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2INSt13__future_base13_State_baseV2ESaIvEJEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1), !dbg !566
  %4 = load ptr, ptr %0, align 8, !dbg !567, !tbaa !564
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS1_S1_EENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %4) #23, !dbg !568
  ret void, !dbg !569
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2INSt13__future_base13_State_baseV2ESaIvEJEEERPT_St20_Sp_alloc_shared_tagIT0_EDpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr %2) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !570 {
  %4 = alloca %"class.std::allocator.13", align 1
  %5 = alloca %"struct.std::__allocated_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #23, !dbg !571
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !572
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #23, !dbg !573
  invoke void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS9_(ptr nonnull sret(%"struct.std::__allocated_ptr") align 8 %5, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %6 unwind label %10, !dbg !574

6:                                                ; preds = %3
  %7 = call noundef ptr @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %5), !dbg !575
  call void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJEEES2_DpOT_(ptr noundef nonnull align 8 dereferenceable(48) %7), !dbg !576
  %8 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr null) #23, !dbg !577
  store ptr %7, ptr %0, align 8, !dbg !578, !tbaa !472
  %9 = call noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %7) #23, !dbg !579
  store ptr %9, ptr %1, align 8, !dbg !580, !tbaa !22
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #23, !dbg !581
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #23, !dbg !581
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #23, !dbg !581
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #23, !dbg !581
  ret void, !dbg !581

10:                                               ; preds = %3
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !581
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #23, !dbg !581
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %4) #23, !dbg !581
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #23, !dbg !581
  resume { ptr, i32 } %11, !dbg !581
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE31_M_enable_shared_from_this_withIS1_S1_EENSt9enable_ifIXntsr15__has_esft_baseIT0_EE5valueEvE4typeEPT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !582 {
  ret void, !dbg !583
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #0 comdat align 2 !dbg !584 {
  tail call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !586
  ret void, !dbg !587
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS9_(ptr noalias sret(%"struct.std::__allocated_ptr") align 8 %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr #6 comdat !dbg !588 {
  %3 = tail call noundef ptr @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS7_m(ptr noundef nonnull align 1 dereferenceable(1) %1, i64 noundef 1), !dbg !590
  tail call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS7_PS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef %3) #23, !dbg !591
  ret void, !dbg !592
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !593 {
  %2 = getelementptr inbounds %"struct.std::__allocated_ptr", ptr %0, i64 0, i32 1, !dbg !594
  %3 = load ptr, ptr %2, align 8, !dbg !594, !tbaa !595
  %4 = tail call noundef ptr @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S8_(ptr noundef %3) #23, !dbg !597
  ret ptr %4, !dbg !598
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEC2IJEEES2_DpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 !dbg !599 {
  %2 = alloca %"class.std::allocator", align 1
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !600
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !601, !tbaa !489
  %3 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !602
  tail call void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES2_(ptr noundef nonnull align 8 dereferenceable(32) %3) #23, !dbg !602
  %4 = tail call noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !603
  call void @_ZNSt16allocator_traitsISaIvEE9constructINSt13__future_base13_State_baseV2EJEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef %4) #23, !dbg !604
  ret void, !dbg !605
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEaSEDn(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr %1) local_unnamed_addr #8 comdat align 2 !dbg !606 {
  %3 = getelementptr inbounds %"struct.std::__allocated_ptr", ptr %0, i64 0, i32 1, !dbg !607
  store ptr null, ptr %3, align 8, !dbg !608, !tbaa !595
  ret ptr %0, !dbg !609
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %0) local_unnamed_addr #8 comdat align 2 !dbg !610 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !611
  %3 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(32) %2) #23, !dbg !612
  ret ptr %3, !dbg !613
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !614 {
  %2 = getelementptr inbounds %"struct.std::__allocated_ptr", ptr %0, i64 0, i32 1, !dbg !615
  %3 = load ptr, ptr %2, align 8, !dbg !615, !tbaa !595
  %4 = icmp eq ptr %3, null, !dbg !616
  br i1 %4, label %7, label %5, !dbg !615

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !617, !tbaa !618
  invoke void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS7_PS6_m(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef nonnull %3, i64 noundef 1)
          to label %7 unwind label %8, !dbg !619

7:                                                ; preds = %5, %1
  ret void, !dbg !620

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !619
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !619
  tail call void @__clang_call_terminate(ptr %10) #24, !dbg !619
  unreachable, !dbg !619
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !621 {
  ret void, !dbg !623
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !624 {
  ret void, !dbg !625
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE8allocateERS7_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !626 {
  %3 = tail call noundef ptr @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef null), !dbg !628
  ret ptr %3, !dbg !629
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS7_PS6_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef %2) unnamed_addr #0 comdat align 2 !dbg !630 {
  store ptr %1, ptr %0, align 8, !dbg !631, !tbaa !618
  %4 = getelementptr inbounds %"struct.std::__allocated_ptr", ptr %0, i64 0, i32 1, !dbg !632
  store ptr %2, ptr %4, align 8, !dbg !632, !tbaa !595
  ret void, !dbg !633
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !634 {
  %4 = tail call noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !635
  %5 = icmp ult i64 %4, %1, !dbg !636
  br i1 %5, label %6, label %10, !dbg !637, !prof !513

6:                                                ; preds = %3
  %7 = icmp ugt i64 %1, 384307168202282325, !dbg !638
  br i1 %7, label %8, label %9, !dbg !639

8:                                                ; preds = %6
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #26, !dbg !640
  unreachable, !dbg !640

9:                                                ; preds = %6
  tail call void @_ZSt17__throw_bad_allocv() #26, !dbg !641
  unreachable, !dbg !641

10:                                               ; preds = %3
  %11 = mul i64 %1, 48, !dbg !642
  %12 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %11) #25, !dbg !643
  ret ptr %12, !dbg !644
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !645 {
  ret i64 192153584101141162, !dbg !646
}

; Function Attrs: noreturn
declare !dbg !647 void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #11

; Function Attrs: noreturn
declare !dbg !648 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZSt12__to_addressISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEPT_S8_(ptr noundef %0) local_unnamed_addr #8 comdat !dbg !649 {
  ret ptr %0, !dbg !651
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !652 {
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !653, !tbaa !489
  %2 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 1, !dbg !654
  store i32 1, ptr %2, align 8, !dbg !654, !tbaa !483
  %3 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !655
  store i32 1, ptr %3, align 4, !dbg !655, !tbaa !487
  ret void, !dbg !656
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_ImplC2ES2_(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !657 {
  %2 = alloca %"class.std::allocator", align 1
  call void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !658
  ret void, !dbg !659
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE9constructINSt13__future_base13_State_baseV2EJEEEvRS0_PT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !660 {
  tail call void @_ZSt10_ConstructINSt13__future_base13_State_baseV2EJEEvPT_DpOT0_(ptr noundef %1), !dbg !661
  ret void, !dbg !662
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !663 {
  ret void, !dbg !664
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 !dbg !665 {
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !666
  tail call void @_ZdlPv(ptr noundef %0) #27, !dbg !666
  ret void, !dbg !667
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #8 comdat align 2 !dbg !668 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !669
  %3 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(ptr noundef nonnull align 8 dereferenceable(32) %2) #23, !dbg !670
  %4 = tail call noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !671
  tail call void @_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base13_State_baseV2EEEvRS0_PT_(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %4) #23, !dbg !672
  ret void, !dbg !673
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #8 comdat align 2 !dbg !674 {
  %2 = alloca %"class.std::allocator.13", align 1
  %3 = alloca %"struct.std::__allocated_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #23, !dbg !675
  %4 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !676
  %5 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(ptr noundef nonnull align 8 dereferenceable(32) %4) #23, !dbg !677
  call void @_ZNSaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEC2IvEERKSaIT_E(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 1 dereferenceable(1) %5) #23, !dbg !678
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #23, !dbg !679
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEEC2ERS7_PS6_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull %0) #23, !dbg !680
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !681
  call void @_ZNSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #23, !dbg !682
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #23, !dbg !682
  call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !682
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #23, !dbg !682
  ret void, !dbg !682
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #8 comdat align 2 !dbg !683 {
  %3 = tail call noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(48) %0) #23, !dbg !684
  %4 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt19_Sp_make_shared_tag5_S_tiEv() #23, !dbg !685
  %5 = icmp eq ptr %4, %1, !dbg !686
  br i1 %5, label %9, label %6, !dbg !687

6:                                                ; preds = %2
  %7 = tail call noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @_ZTISt19_Sp_make_shared_tag) #23, !dbg !688
  %8 = select i1 %7, ptr %3, ptr null, !dbg !689
  br label %9, !dbg !689

9:                                                ; preds = %6, %2
  %10 = phi ptr [ %3, %2 ], [ %8, %6 ], !dbg !690
  ret ptr %10, !dbg !691
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !692 {
  tail call void @llvm.trap() #24, !dbg !693
  unreachable, !dbg !693
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 !dbg !694 {
  %2 = load ptr, ptr %0, align 8, !dbg !695, !tbaa !489
  %3 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !695
  %4 = load ptr, ptr %3, align 8, !dbg !695
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !695
  ret void, !dbg !696
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #16

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EEC2ERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #0 comdat align 2 !dbg !697 {
  ret void, !dbg !698
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt10_ConstructINSt13__future_base13_State_baseV2EJEEvPT_DpOT0_(ptr noundef %0) local_unnamed_addr #8 comdat !dbg !699 {
  tail call void @_ZNSt13__future_base13_State_baseV2C2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #23, !dbg !701
  ret void, !dbg !702
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2C2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !703 {
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !704, !tbaa !489
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !705
  tail call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_vEEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !705
  %3 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !706
  tail call void @_ZNSt23__atomic_futex_unsignedILj2147483648EEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %3, i32 noundef 0), !dbg !706
  %4 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 3, !dbg !707
  tail call void @_ZNSt11atomic_flagC2Eb(ptr noundef nonnull align 1 dereferenceable(1) %4, i1 noundef zeroext false) #23, !dbg !708
  %5 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 5, !dbg !709
  tail call void @_ZNSt9once_flagC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #23, !dbg !709
  ret void, !dbg !710
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_vEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !711 {
  store i64 0, ptr %0, align 8, !dbg !712
  tail call void @_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !712
  ret void, !dbg !713
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23__atomic_futex_unsignedILj2147483648EEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !714 {
  tail call void @_ZNSt6atomicIjEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #23, !dbg !716
  ret void, !dbg !717
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11atomic_flagC2Eb(ptr noundef nonnull align 1 dereferenceable(1) %0, i1 noundef zeroext %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !718 {
  %3 = tail call noundef zeroext i1 @_ZNSt11atomic_flag7_S_initEb(i1 noundef zeroext %1), !dbg !720
  %4 = zext i1 %3 to i8, !dbg !721
  store i8 %4, ptr %0, align 1, !dbg !721, !tbaa !722
  ret void, !dbg !724
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9once_flagC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #0 comdat align 2 !dbg !725 {
  store i32 0, ptr %0, align 4, !dbg !726, !tbaa !727
  ret void, !dbg !729
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #0 comdat align 2 !dbg !730 {
  store ptr getelementptr inbounds ({ [6 x ptr] }, ptr @_ZTVNSt13__future_base13_State_baseV2E, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !731, !tbaa !489
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !731
  tail call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !731
  ret void, !dbg !731
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV2D0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #0 comdat align 2 !dbg !732 {
  tail call void @_ZNSt13__future_base13_State_baseV2D2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #23, !dbg !733
  tail call void @_ZdlPv(ptr noundef %0) #27, !dbg !733
  ret void, !dbg !733
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV217_M_complete_asyncEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #8 comdat align 2 !dbg !734 {
  ret void, !dbg !735
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt13__future_base13_State_baseV221_M_is_deferred_futureEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #8 comdat align 2 !dbg !736 {
  ret i1 false, !dbg !737
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #17

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !738 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !739
  ret void, !dbg !739
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !740 {
  tail call void @_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !741
  ret void, !dbg !742
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !743 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !745

2:                                                ; preds = %1
  ret void, !dbg !746

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !745
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !745
  tail call void @__clang_call_terminate(ptr %5) #24, !dbg !745
  unreachable, !dbg !745
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !747 {
  tail call void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !748
  tail call void @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !749
  ret void, !dbg !750
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !751 {
  tail call void @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !752
  ret void, !dbg !753
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !754 {
  store ptr null, ptr %0, align 8, !dbg !755, !tbaa !756
  ret void, !dbg !758
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !759 {
  ret void, !dbg !760
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6atomicIjEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !761 {
  tail call void @_ZNSt13__atomic_baseIjEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) #23, !dbg !763
  ret void, !dbg !764
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__atomic_baseIjEC2Ej(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 !dbg !765 {
  store i32 %1, ptr %0, align 4, !dbg !766, !tbaa !767
  ret void, !dbg !769
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11atomic_flag7_S_initEb(i1 noundef zeroext %0) local_unnamed_addr #8 comdat align 2 !dbg !770 {
  ret i1 %0, !dbg !771
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !772 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !773
  %3 = load ptr, ptr %2, align 8, !dbg !774, !tbaa !22
  %4 = icmp eq ptr %3, null, !dbg !775
  br i1 %4, label %8, label %5, !dbg !774

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !776
  %7 = load ptr, ptr %2, align 8, !dbg !777, !tbaa !22
  invoke void @_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef %7)
          to label %8 unwind label %9, !dbg !776

8:                                                ; preds = %5, %1
  store ptr null, ptr %2, align 8, !dbg !778, !tbaa !22
  ret void, !dbg !779

9:                                                ; preds = %5
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !776
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !776
  tail call void @__clang_call_terminate(ptr %11) #24, !dbg !776
  unreachable, !dbg !776
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !780 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !781
  ret ptr %2, !dbg !782
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !783 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !784
  ret ptr %2, !dbg !785
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !786 {
  %3 = load ptr, ptr %1, align 8, !dbg !787, !tbaa !489
  %4 = load ptr, ptr %3, align 8, !dbg !787
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !787
  ret void, !dbg !788
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !789 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !790
  ret ptr %2, !dbg !791
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !792 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !793
  ret ptr %2, !dbg !794
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !795 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !796
  ret ptr %2, !dbg !797
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !798 {
  ret ptr %0, !dbg !799
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !800 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !801
  ret ptr %2, !dbg !802
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !803 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ENSt13__future_base12_Result_base8_DeleterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !804
  ret ptr %2, !dbg !805
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ENSt13__future_base12_Result_base8_DeleterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat !dbg !806 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !807
  ret ptr %2, !dbg !808
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !809 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !810
  ret ptr %2, !dbg !811
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EE7_M_headERS3_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !812 {
  ret ptr %0, !dbg !813
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #18

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIvEE7destroyINSt13__future_base13_State_baseV2EEEvRS0_PT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !814 {
  tail call void @_ZSt8_DestroyINSt13__future_base13_State_baseV2EEvPT_(ptr noundef %1), !dbg !815
  ret void, !dbg !816
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EE5_Impl8_M_allocEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !817 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !818
  ret ptr %2, !dbg !819
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt8_DestroyINSt13__future_base13_State_baseV2EEvPT_(ptr noundef %0) local_unnamed_addr #8 comdat !dbg !820 {
  %2 = load ptr, ptr %0, align 8, !dbg !821, !tbaa !489
  %3 = load ptr, ptr %2, align 8, !dbg !821
  tail call void %3(ptr noundef nonnull align 8 dereferenceable(28) %0) #23, !dbg !821
  ret void, !dbg !822
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt14_Sp_ebo_helperILi0ESaIvELb1EE6_S_getERS1_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !823 {
  ret ptr %0, !dbg !824
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt19_Sp_make_shared_tag5_S_tiEv() local_unnamed_addr #8 comdat align 2 !dbg !825 {
  ret ptr @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !826
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt9type_infoeqERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 !dbg !827 {
  %3 = getelementptr inbounds %"class.std::type_info", ptr %0, i64 0, i32 1, !dbg !829
  %4 = load ptr, ptr %3, align 8, !dbg !829, !tbaa !830
  %5 = getelementptr inbounds %"class.std::type_info", ptr %1, i64 0, i32 1, !dbg !832
  %6 = load ptr, ptr %5, align 8, !dbg !832, !tbaa !830
  %7 = icmp eq ptr %4, %6, !dbg !833
  br i1 %7, label %15, label %8, !dbg !829

8:                                                ; preds = %2
  %9 = load i8, ptr %4, align 1, !dbg !834, !tbaa !499
  %10 = icmp eq i8 %9, 42, !dbg !835
  br i1 %10, label %15, label %11, !dbg !836

11:                                               ; preds = %8
  %12 = tail call noundef ptr @_ZNKSt9type_info4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !837
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %4, ptr noundef nonnull dereferenceable(1) %12) #23, !dbg !838
  %14 = icmp eq i32 %13, 0, !dbg !839
  br label %15

15:                                               ; preds = %8, %11, %2
  %16 = phi i1 [ true, %2 ], [ false, %8 ], [ %14, %11 ], !dbg !840
  ret i1 %16, !dbg !841
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !842 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #19

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt9type_info4nameEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !843 {
  %2 = getelementptr inbounds %"class.std::type_info", ptr %0, i64 0, i32 1, !dbg !844
  %3 = load ptr, ptr %2, align 8, !dbg !844, !tbaa !830
  %4 = load i8, ptr %3, align 1, !dbg !844, !tbaa !499
  %5 = icmp eq i8 %4, 42, !dbg !845
  %6 = zext i1 %5 to i64, !dbg !844
  %7 = getelementptr i8, ptr %3, i64 %6, !dbg !844
  ret ptr %7, !dbg !846
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !847 {
  %2 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE7_M_addrEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !849
  ret ptr %2, !dbg !850
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN9__gnu_cxx16__aligned_bufferINSt13__future_base13_State_baseV2EE7_M_addrEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !851 {
  ret ptr %0, !dbg !852
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE10deallocateERS7_PS6_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !853 {
  tail call void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS6_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2), !dbg !854
  ret void, !dbg !855
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEE10deallocateEPS6_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !856 {
  tail call void @_ZdlPv(ptr noundef %1) #27, !dbg !857
  ret void, !dbg !858
}

declare void @_ZNSt13__future_base12_Result_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #8 comdat align 2 !dbg !859 {
  %2 = load ptr, ptr %0, align 8, !dbg !860, !tbaa !489
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !860
  %4 = load ptr, ptr %3, align 8, !dbg !860
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(21) %0) #23, !dbg !860
  ret void, !dbg !861
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #0 comdat align 2 !dbg !862 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt13__future_base7_ResultIiEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !863, !tbaa !489
  %2 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 2, !dbg !864
  %3 = load i8, ptr %2, align 4, !dbg !864, !tbaa !549, !range !110, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !864
  br i1 %4, label %7, label %5, !dbg !864

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt13__future_base7_ResultIiE8_M_valueEv(ptr noundef nonnull align 8 dereferenceable(21) %0) #23, !dbg !865
  br label %7, !dbg !865

7:                                                ; preds = %5, %1
  tail call void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !866
  ret void, !dbg !866
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiED0Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) unnamed_addr #0 comdat align 2 !dbg !867 {
  tail call void @_ZNSt13__future_base7_ResultIiED2Ev(ptr noundef nonnull align 8 dereferenceable(21) %0) #23, !dbg !868
  tail call void @_ZdlPv(ptr noundef %0) #27, !dbg !868
  ret void, !dbg !869
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt13__future_base7_ResultIiE8_M_valueEv(ptr noundef nonnull align 8 dereferenceable(21) %0) local_unnamed_addr #8 comdat align 2 !dbg !870 {
  %2 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 1, !dbg !871
  %3 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(ptr noundef nonnull align 4 dereferenceable(4) %2) #23, !dbg !872
  ret ptr %3, !dbg !873
}

; Function Attrs: nounwind
declare void @_ZNSt13__future_base12_Result_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE6_M_ptrEv(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #8 comdat align 2 !dbg !874 {
  %2 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(ptr noundef nonnull align 4 dereferenceable(4) %0) #23, !dbg !875
  ret ptr %2, !dbg !876
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #8 comdat align 2 !dbg !877 {
  ret ptr %0, !dbg !878
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS2_S4_EEPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #5 comdat align 2 !dbg !879 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1), !dbg !880
  ret void, !dbg !880
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EPS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !881 {
  tail call void @_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !882
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !883
  store ptr %1, ptr %3, align 8, !dbg !884, !tbaa !22
  ret void, !dbg !885
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !886 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !887

2:                                                ; preds = %1
  ret void, !dbg !888

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !887
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !887
  tail call void @__clang_call_terminate(ptr %5) #24, !dbg !887
  unreachable, !dbg !887
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !889 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !890
  ret ptr %2, !dbg !891
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !892 {
  tail call void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !893
  tail call void @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !894
  ret void, !dbg !895
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !896 {
  store ptr null, ptr %0, align 8, !dbg !897, !tbaa !898
  ret void, !dbg !900
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !901 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !902
  ret ptr %2, !dbg !903
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERT0_RSt11_Tuple_implIXT_EJS6_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !904 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERS6_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !905
  ret ptr %2, !dbg !906
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERS6_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !907 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !908
  ret ptr %2, !dbg !909
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !910 {
  ret ptr %0, !dbg !911
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEcvbEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !912 {
  %2 = load ptr, ptr %0, align 8, !dbg !913, !tbaa !564
  %3 = icmp ne ptr %2, null, !dbg !914
  ret i1 %3, !dbg !915
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE6uniqueEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !916 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !917
  %3 = tail call noundef zeroext i1 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE9_M_uniqueEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !918
  ret i1 %3, !dbg !919
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !920 {
  %2 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !921
  ret ptr %2, !dbg !922
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV216_M_break_promiseESt10unique_ptrINS_12_Result_baseENS2_8_DeleterEE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !923 {
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %4 = alloca %"class.std::future_error", align 8
  %5 = tail call noundef zeroext i1 @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEcvbEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !924
  br i1 %5, label %6, label %15, !dbg !925

6:                                                ; preds = %2
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !926
  call void @_ZNSt12future_errorC2ESt11future_errc(ptr noundef nonnull align 8 dereferenceable(32) %4, i32 noundef 4), !dbg !927
  call void @_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_(ptr nonnull sret(%"class.std::__exception_ptr::exception_ptr") align 8 %3, ptr noundef nonnull %4) #23, !dbg !926
  %7 = call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEptEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !928
  %8 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %7, i64 0, i32 1, !dbg !929
  %9 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__exception_ptr13exception_ptraSEOS0_(ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !930
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !928
  call void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #23, !dbg !928
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !928
  %10 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !931
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %10, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !932
  %11 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !933
  %12 = atomicrmw xchg ptr %11, i32 1 release, align 4, !dbg !934
  %13 = icmp sgt i32 %12, -1, !dbg !939
  br i1 %13, label %15, label %14, !dbg !939

14:                                               ; preds = %6
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %11), !dbg !940
  br label %15, !dbg !940

15:                                               ; preds = %14, %6, %2
  ret void, !dbg !941
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2INS0_7_ResultIiEES2_vEEOS_IT_T0_E(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !942 {
  %3 = tail call noundef ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !943
  %4 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !944
  invoke void @_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS1_S2_EIS2_EEPS1_OT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %5 unwind label %6, !dbg !945

5:                                                ; preds = %2
  ret void, !dbg !946

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !945
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !945
  tail call void @__clang_call_terminate(ptr %8) #24, !dbg !945
  unreachable, !dbg !945
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !947 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !948
  %3 = load ptr, ptr %2, align 8, !dbg !949, !tbaa !22
  %4 = icmp eq ptr %3, null, !dbg !950
  br i1 %4, label %8, label %5, !dbg !949

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !951
  %7 = load ptr, ptr %2, align 8, !dbg !952, !tbaa !22
  invoke void @_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef %7)
          to label %8 unwind label %9, !dbg !951

8:                                                ; preds = %5, %1
  store ptr null, ptr %2, align 8, !dbg !953, !tbaa !22
  ret void, !dbg !954

9:                                                ; preds = %5
  %10 = landingpad { ptr, i32 }
          catch ptr null, !dbg !951
  %11 = extractvalue { ptr, i32 } %10, 0, !dbg !951
  tail call void @__clang_call_terminate(ptr %11) #24, !dbg !951
  unreachable, !dbg !951
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE9_M_uniqueEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !955 {
  %2 = tail call noundef i64 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !956
  %3 = icmp eq i64 %2, 1, !dbg !957
  ret i1 %3, !dbg !958
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !959 {
  %2 = load ptr, ptr %0, align 8, !dbg !960, !tbaa !472
  %3 = icmp eq ptr %2, null, !dbg !960
  br i1 %3, label %6, label %4, !dbg !960

4:                                                ; preds = %1
  %5 = tail call noundef i64 @_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !961
  br label %6, !dbg !960

6:                                                ; preds = %1, %4
  %7 = phi i64 [ %5, %4 ], [ 0, %1 ], !dbg !960
  ret i64 %7, !dbg !962
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE16_M_get_use_countEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !963 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 1, !dbg !964
  %3 = load atomic i32, ptr %2 monotonic, align 8, !dbg !965
  %4 = sext i32 %3 to i64, !dbg !965
  ret i64 %4, !dbg !966
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !967 {
  %2 = tail call noundef ptr @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !968
  ret ptr %2, !dbg !969
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE3getEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !970 {
  %2 = load ptr, ptr %0, align 8, !dbg !971, !tbaa !564
  ret ptr %2, !dbg !972
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEcvbEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !973 {
  %2 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !974
  %3 = icmp ne ptr %2, null, !dbg !975
  ret i1 %3, !dbg !976
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt18make_exception_ptrISt12future_errorENSt15__exception_ptr13exception_ptrET_(ptr noalias sret(%"class.std::__exception_ptr::exception_ptr") align 8 %0, ptr noundef %1) local_unnamed_addr #8 comdat !dbg !977 {
  %3 = tail call ptr @__cxa_allocate_exception(i64 noundef 32) #23, !dbg !979
  %4 = tail call ptr @__cxa_init_primary_exception(ptr noundef %3, ptr noundef nonnull @_ZTISt12future_error, ptr noundef nonnull @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv) #23, !dbg !980
  tail call void @_ZNSt12future_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(32) %1) #23, !dbg !981
  tail call void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %3) #23, !dbg !982
  ret void, !dbg !983
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt11future_errc(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 noundef %1) unnamed_addr #5 comdat align 2 !dbg !984 {
  %3 = tail call { i32, ptr } @_ZSt15make_error_codeSt11future_errc(i32 noundef %1) #23, !dbg !985
  %4 = extractvalue { i32, ptr } %3, 0, !dbg !985
  %5 = extractvalue { i32, ptr } %3, 1, !dbg !985
  tail call void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 %4, ptr %5), !dbg !986
  ret void, !dbg !987
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEptEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !988 {
  %2 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !989
  ret ptr %2, !dbg !990
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__exception_ptr13exception_ptraSEOS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !991 {
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !992
  call void @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !992
  call void @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !993
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !992
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !992
  ret ptr %0, !dbg !994
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !995 {
  %2 = load ptr, ptr %0, align 8, !dbg !996, !tbaa !997
  %3 = icmp eq ptr %2, null, !dbg !996
  br i1 %3, label %5, label %4, !dbg !996

4:                                                ; preds = %1
  tail call void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !998
  br label %5, !dbg !998

5:                                                ; preds = %4, %1
  ret void, !dbg !999
}

; Function Attrs: nounwind
declare void @_ZNSt12future_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !1000 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1001
  ret void, !dbg !1002
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1003 {
  %2 = tail call noundef ptr @_ZNKSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1004
  ret ptr %2, !dbg !1005
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1006 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1007
  %3 = load ptr, ptr %2, align 8, !dbg !1007, !tbaa !22
  ret ptr %3, !dbg !1008
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKS8_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1009 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1010
  ret ptr %2, !dbg !1011
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base12_Result_baseEJNS1_8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1012 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERKS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1013
  ret ptr %2, !dbg !1014
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEE7_M_headERKS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1015 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERKS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1016
  ret ptr %2, !dbg !1017
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE7_M_headERKS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1018 {
  ret ptr %0, !dbg !1019
}

; Function Attrs: nounwind
declare !dbg !1020 ptr @__cxa_allocate_exception(i64 noundef) local_unnamed_addr #1

; Function Attrs: nounwind
declare !dbg !1022 ptr @__cxa_init_primary_exception(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr12__dest_thunkISt12future_errorEEvPv(ptr noundef %0) #8 comdat !dbg !1023 {
  %2 = load ptr, ptr %0, align 8, !dbg !1024, !tbaa !489
  %3 = load ptr, ptr %2, align 8, !dbg !1024
  tail call void %3(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1024
  ret void, !dbg !1025
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) unnamed_addr #0 comdat align 2 !dbg !1026 {
  tail call void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1027
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVSt12future_error, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1027, !tbaa !489
  %3 = getelementptr inbounds %"class.std::future_error", ptr %0, i64 0, i32 1, !dbg !1027
  %4 = getelementptr inbounds %"class.std::future_error", ptr %1, i64 0, i32 1, !dbg !1027
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !1027, !tbaa.struct !1028
  ret void, !dbg !1027
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptrC1EPv(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt11logic_errorC2ERKS_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local { i32, ptr } @_ZSt15make_error_codeSt11future_errc(i32 noundef %0) local_unnamed_addr #8 comdat !dbg !1029 {
  %2 = alloca %"class.std::error_code", align 8
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() #23, !dbg !1030
  call void @_ZNSt10error_codeC2EiRKNSt3_V214error_categoryE(ptr noundef nonnull align 8 dereferenceable(16) %2, i32 noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !1031
  %4 = load i32, ptr %2, align 8, !dbg !1032
  %5 = insertvalue { i32, ptr } poison, i32 %4, 0, !dbg !1032
  %6 = getelementptr inbounds { i32, ptr }, ptr %2, i64 0, i32 1, !dbg !1032
  %7 = load ptr, ptr %6, align 8, !dbg !1032
  %8 = insertvalue { i32, ptr } %5, ptr %7, 1, !dbg !1032
  ret { i32, ptr } %8, !dbg !1032
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt12future_errorC2ESt10error_code(ptr noundef nonnull align 8 dereferenceable(32) %0, i32 %1, ptr %2) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1033 {
  %4 = alloca %"class.std::error_code", align 8
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  store i32 %1, ptr %4, align 8
  %7 = getelementptr inbounds { i32, ptr }, ptr %4, i64 0, i32 1
  store ptr %2, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #23, !dbg !1034
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #23, !dbg !1035
  call void @_ZNKSt10error_code7messageB5cxx11Ev(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %6, ptr noundef nonnull align 8 dereferenceable(16) %4), !dbg !1036
  invoke void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %5, ptr noundef nonnull @.str.7, ptr noundef nonnull align 8 dereferenceable(32) %6)
          to label %8 unwind label %11, !dbg !1037

8:                                                ; preds = %3
  invoke void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(32) %5)
          to label %9 unwind label %13, !dbg !1038

9:                                                ; preds = %8
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #23, !dbg !1038
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #23, !dbg !1038
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #23, !dbg !1038
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #23, !dbg !1038
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVSt12future_error, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1039, !tbaa !489
  %10 = getelementptr inbounds %"class.std::future_error", ptr %0, i64 0, i32 1, !dbg !1040
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %10, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !1040, !tbaa.struct !1028
  ret void, !dbg !1041

11:                                               ; preds = %3
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !1041
  br label %15, !dbg !1041

13:                                               ; preds = %8
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !1041
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %5) #23, !dbg !1038
  br label %15, !dbg !1038

15:                                               ; preds = %13, %11
  %16 = phi { ptr, i32 } [ %14, %13 ], [ %12, %11 ]
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #23, !dbg !1038
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #23, !dbg !1038
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #23, !dbg !1038
  resume { ptr, i32 } %16, !dbg !1038
}

; Function Attrs: nounwind
declare !dbg !1042 noundef nonnull align 8 dereferenceable(8) ptr @_ZSt15future_categoryv() local_unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10error_codeC2EiRKNSt3_V214error_categoryE(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #0 comdat align 2 !dbg !1043 {
  store i32 %1, ptr %0, align 8, !dbg !1045, !tbaa !1046
  %4 = getelementptr inbounds %"class.std::error_code", ptr %0, i64 0, i32 1, !dbg !1048
  store ptr %2, ptr %4, align 8, !dbg !1048, !tbaa !1049
  ret void, !dbg !1050
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #6 comdat !dbg !1051 {
  %4 = tail call noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(ptr noundef nonnull align 8 dereferenceable(32) %2, i64 noundef 0, ptr noundef %1), !dbg !1053
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %4) #23, !dbg !1054
  ret void, !dbg !1055
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt10error_code7messageB5cxx11Ev(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat align 2 !dbg !1056 {
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt10error_code8categoryEv(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1057
  %4 = tail call noundef i32 @_ZNKSt10error_code5valueEv(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1058
  %5 = load ptr, ptr %3, align 8, !dbg !1059, !tbaa !489
  %6 = getelementptr inbounds ptr, ptr %5, i64 4, !dbg !1059
  %7 = load ptr, ptr %6, align 8, !dbg !1059
  tail call void %7(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(8) %3, i32 noundef %4), !dbg !1059
  ret void, !dbg !1060
}

declare void @_ZNSt11logic_errorC2ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #10

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1061 {
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0)
          to label %2 unwind label %3, !dbg !1062

2:                                                ; preds = %1
  tail call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1063
  ret void, !dbg !1063

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1062
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !1062
  tail call void @__clang_call_terminate(ptr %5) #24, !dbg !1062
  unreachable, !dbg !1062
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6insertEmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1064 {
  %4 = tail call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef %2), !dbg !1065
  %5 = tail call noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef 0, ptr noundef %2, i64 noundef %4), !dbg !1066
  ret ptr %5, !dbg !1067
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2EOS4_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1068 {
  %3 = tail call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1069
  %4 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !1070
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %3, ptr noundef nonnull align 1 dereferenceable(1) %4), !dbg !1071
  %5 = invoke noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %1)
          to label %6 unwind label %21, !dbg !1072

6:                                                ; preds = %2
  br i1 %5, label %7, label %13, !dbg !1073

7:                                                ; preds = %6
  %8 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1074
  %9 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 2, !dbg !1075
  %10 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %1) #23, !dbg !1076
  %11 = add i64 %10, 1, !dbg !1077
  %12 = tail call noundef ptr @_ZNSt11char_traitsIcE4copyEPcPKcm(ptr noundef nonnull %8, ptr noundef nonnull %9, i64 noundef %11), !dbg !1078
  br label %17, !dbg !1079

13:                                               ; preds = %6
  %14 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !1080
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %14), !dbg !1081
  %15 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 2, !dbg !1082
  %16 = load i64, ptr %15, align 8, !dbg !1082, !tbaa !499
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %16), !dbg !1083
  br label %17

17:                                               ; preds = %13, %7
  %18 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %1) #23, !dbg !1084
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %18), !dbg !1085
  %19 = tail call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !1086
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef %19), !dbg !1087
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %1, i64 noundef 0)
          to label %20 unwind label %21, !dbg !1088

20:                                               ; preds = %17
  ret void, !dbg !1089

21:                                               ; preds = %17, %2
  %22 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1069
  %23 = extractvalue { ptr, i32 } %22, 0, !dbg !1069
  tail call void @__clang_call_terminate(ptr %23) #24, !dbg !1069
  unreachable, !dbg !1069
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #6 comdat align 2 !dbg !1090 {
  %6 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, ptr noundef nonnull @.str.8), !dbg !1091
  %7 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2) #23, !dbg !1092
  %8 = tail call noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %6, i64 noundef %7, ptr noundef %3, i64 noundef %4), !dbg !1093
  ret ptr %8, !dbg !1094
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef %0) local_unnamed_addr #8 comdat align 2 !dbg !1095 {
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %0) #23, !dbg !1097
  ret i64 %2, !dbg !1098
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #6 comdat align 2 !dbg !1099 {
  tail call void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %2, i64 noundef %4, ptr noundef nonnull @.str.9), !dbg !1101
  %6 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1102
  %7 = sub i64 %4, %2, !dbg !1103
  %8 = add i64 %7, %6, !dbg !1104
  %9 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1105
  %10 = icmp ugt i64 %8, %9, !dbg !1106
  br i1 %10, label %61, label %11, !dbg !1107

11:                                               ; preds = %5
  %12 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1108
  %13 = getelementptr inbounds i8, ptr %12, i64 %1, !dbg !1109
  %14 = add i64 %2, %1, !dbg !1110
  %15 = sub i64 %6, %14, !dbg !1110
  %16 = tail call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %3) #23, !dbg !1111
  br i1 %16, label %17, label %27, !dbg !1111

17:                                               ; preds = %11
  %18 = icmp eq i64 %6, %14, !dbg !1112
  %19 = icmp eq i64 %4, %2
  %20 = or i1 %19, %18, !dbg !1113
  br i1 %20, label %24, label %21, !dbg !1113

21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %13, i64 %4, !dbg !1114
  %23 = getelementptr inbounds i8, ptr %13, i64 %2, !dbg !1115
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %22, ptr noundef %23, i64 noundef %15), !dbg !1116
  br label %24, !dbg !1116

24:                                               ; preds = %21, %17
  %25 = icmp eq i64 %4, 0, !dbg !1117
  br i1 %25, label %62, label %26, !dbg !1117

26:                                               ; preds = %24
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %13, ptr noundef %3, i64 noundef %4), !dbg !1118
  br label %62, !dbg !1118

27:                                               ; preds = %11
  %28 = icmp ugt i64 %4, %2
  %29 = add i64 %4, -1, !dbg !1119
  %30 = icmp ult i64 %29, %2, !dbg !1119
  br i1 %30, label %31, label %32, !dbg !1119

31:                                               ; preds = %27
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %13, ptr noundef %3, i64 noundef %4), !dbg !1120
  br label %32, !dbg !1120

32:                                               ; preds = %31, %27
  %33 = icmp eq i64 %6, %14, !dbg !1121
  %34 = icmp eq i64 %4, %2
  %35 = or i1 %34, %33, !dbg !1122
  br i1 %35, label %39, label %36, !dbg !1122

36:                                               ; preds = %32
  %37 = getelementptr inbounds i8, ptr %13, i64 %4, !dbg !1123
  %38 = getelementptr inbounds i8, ptr %13, i64 %2, !dbg !1124
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %37, ptr noundef %38, i64 noundef %15), !dbg !1125
  br label %39, !dbg !1125

39:                                               ; preds = %36, %32
  br i1 %28, label %40, label %62, !dbg !1126

40:                                               ; preds = %39
  %41 = getelementptr inbounds i8, ptr %3, i64 %4, !dbg !1127
  %42 = getelementptr inbounds i8, ptr %13, i64 %2, !dbg !1128
  %43 = icmp ugt ptr %41, %42, !dbg !1129
  br i1 %43, label %45, label %44, !dbg !1130

44:                                               ; preds = %40
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %13, ptr noundef %3, i64 noundef %4), !dbg !1131
  br label %62, !dbg !1131

45:                                               ; preds = %40
  %46 = icmp ugt ptr %42, %3, !dbg !1132
  br i1 %46, label %54, label %47, !dbg !1133

47:                                               ; preds = %45
  %48 = ptrtoint ptr %3 to i64, !dbg !1134
  %49 = ptrtoint ptr %13 to i64, !dbg !1134
  %50 = add i64 %48, %4, !dbg !1135
  %51 = add i64 %49, %2, !dbg !1135
  %52 = sub i64 %50, %51, !dbg !1135
  %53 = getelementptr inbounds i8, ptr %13, i64 %52, !dbg !1136
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %13, ptr noundef %53, i64 noundef %4), !dbg !1137
  br label %62, !dbg !1138

54:                                               ; preds = %45
  %55 = ptrtoint ptr %42 to i64, !dbg !1139
  %56 = ptrtoint ptr %3 to i64, !dbg !1139
  %57 = sub i64 %55, %56, !dbg !1139
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %13, ptr noundef %3, i64 noundef %57), !dbg !1140
  %58 = getelementptr inbounds i8, ptr %13, i64 %57, !dbg !1141
  %59 = getelementptr inbounds i8, ptr %13, i64 %4, !dbg !1142
  %60 = sub i64 %4, %57, !dbg !1143
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %58, ptr noundef nonnull %59, i64 noundef %60), !dbg !1144
  br label %62

61:                                               ; preds = %5
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4), !dbg !1145
  br label %62

62:                                               ; preds = %26, %24, %44, %54, %47, %39, %61
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %8), !dbg !1146
  ret ptr %0, !dbg !1147
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1148 {
  %4 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1149
  %5 = icmp ult i64 %4, %1, !dbg !1150
  br i1 %5, label %6, label %8, !dbg !1151

6:                                                ; preds = %3
  %7 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1152
  tail call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.11, ptr noundef %2, i64 noundef %1, i64 noundef %7) #26, !dbg !1153
  unreachable, !dbg !1153

8:                                                ; preds = %3
  ret i64 %1, !dbg !1154
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_limitEmm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1155 {
  %4 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1156
  %5 = sub i64 %4, %1, !dbg !1157
  %6 = icmp ugt i64 %5, %2, !dbg !1158
  br i1 %6, label %10, label %7, !dbg !1159

7:                                                ; preds = %3
  %8 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1160
  %9 = sub i64 %8, %1, !dbg !1161
  br label %10, !dbg !1159

10:                                               ; preds = %3, %7
  %11 = phi i64 [ %9, %7 ], [ %2, %3 ], !dbg !1159
  ret i64 %11, !dbg !1162
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #6 comdat align 2 !dbg !1163 {
  %5 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1164
  %6 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1165
  %7 = add i64 %5, %1, !dbg !1166
  %8 = sub i64 %7, %6, !dbg !1167
  %9 = icmp ult i64 %8, %2, !dbg !1168
  br i1 %9, label %10, label %11, !dbg !1169

10:                                               ; preds = %4
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef %3) #26, !dbg !1170
  unreachable, !dbg !1170

11:                                               ; preds = %4
  ret void, !dbg !1171
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1172 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1173
  %3 = load i64, ptr %2, align 8, !dbg !1173, !tbaa !1174
  ret i64 %3, !dbg !1177
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1178 {
  %2 = invoke noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0)
          to label %3 unwind label %7, !dbg !1179

3:                                                ; preds = %1
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1179
  %5 = load i64, ptr %4, align 8, !dbg !1179
  %6 = select i1 %2, i64 15, i64 %5, !dbg !1179
  ret i64 %6, !dbg !1180

7:                                                ; preds = %1
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1179
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1179
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !1179
  unreachable, !dbg !1179
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1181 {
  %2 = load ptr, ptr %0, align 8, !dbg !1182, !tbaa !1183
  ret ptr %2, !dbg !1184
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_disjunctEPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1185 {
  %3 = alloca %"struct.std::less", align 1
  %4 = alloca %"struct.std::less", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #23, !dbg !1186
  %5 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1187
  %6 = call noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %1, ptr noundef %5) #23, !dbg !1186
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #23, !dbg !1188
  br i1 %6, label %12, label %7, !dbg !1188

7:                                                ; preds = %2
  %8 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1189
  %9 = call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1190
  %10 = getelementptr inbounds i8, ptr %8, i64 %9, !dbg !1191
  %11 = call noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef %10, ptr noundef %1) #23, !dbg !1192
  br label %12, !dbg !1188

12:                                               ; preds = %7, %2
  %13 = phi i1 [ true, %2 ], [ %11, %7 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #23, !dbg !1193
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #23, !dbg !1193
  ret i1 %13, !dbg !1193
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_moveEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1194 {
  %4 = icmp eq i64 %2, 1, !dbg !1195
  br i1 %4, label %5, label %6, !dbg !1196

5:                                                ; preds = %3
  tail call void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #23, !dbg !1197
  br label %8, !dbg !1197

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt11char_traitsIcE4moveEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2), !dbg !1198
  br label %8

8:                                                ; preds = %6, %5
  ret void, !dbg !1199
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1200 {
  %4 = icmp eq i64 %2, 1, !dbg !1201
  br i1 %4, label %5, label %6, !dbg !1202

5:                                                ; preds = %3
  tail call void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #23, !dbg !1203
  br label %8, !dbg !1203

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt11char_traitsIcE4copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2), !dbg !1204
  br label %8

8:                                                ; preds = %6, %5
  ret void, !dbg !1205
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #6 comdat align 2 !dbg !1206 {
  %6 = alloca i64, align 8
  %7 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1207
  %8 = add i64 %2, %1, !dbg !1208
  %9 = sub i64 %7, %8, !dbg !1208
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !1209
  %10 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1210
  %11 = sub i64 %4, %2, !dbg !1211
  %12 = add i64 %11, %10, !dbg !1212
  store i64 %12, ptr %6, align 8, !dbg !1213, !tbaa !228
  %13 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8capacityEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1214
  %14 = call noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(8) %6, i64 noundef %13), !dbg !1215
  %15 = icmp eq i64 %1, 0, !dbg !1216
  br i1 %15, label %18, label %16, !dbg !1216

16:                                               ; preds = %5
  %17 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1217
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %14, ptr noundef %17, i64 noundef %1), !dbg !1218
  br label %18, !dbg !1218

18:                                               ; preds = %16, %5
  %19 = icmp ne ptr %3, null, !dbg !1219
  %20 = icmp ne i64 %4, 0
  %21 = and i1 %19, %20, !dbg !1220
  br i1 %21, label %22, label %24, !dbg !1220

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %14, i64 %1, !dbg !1221
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %23, ptr noundef nonnull %3, i64 noundef %4), !dbg !1222
  br label %24, !dbg !1222

24:                                               ; preds = %22, %18
  %25 = icmp eq i64 %7, %8, !dbg !1223
  br i1 %25, label %32, label %26, !dbg !1223

26:                                               ; preds = %24
  %27 = getelementptr inbounds i8, ptr %14, i64 %1, !dbg !1224
  %28 = getelementptr inbounds i8, ptr %27, i64 %4, !dbg !1225
  %29 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1226
  %30 = getelementptr inbounds i8, ptr %29, i64 %1, !dbg !1227
  %31 = getelementptr inbounds i8, ptr %30, i64 %2, !dbg !1228
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_S_copyEPcPKcm(ptr noundef %28, ptr noundef %31, i64 noundef %9), !dbg !1229
  br label %32, !dbg !1229

32:                                               ; preds = %26, %24
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1230
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %14), !dbg !1231
  %33 = load i64, ptr %6, align 8, !dbg !1232, !tbaa !228
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %33), !dbg !1233
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !1234
  ret void, !dbg !1234
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_set_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !1235 {
  %3 = alloca i8, align 1
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1), !dbg !1236
  %4 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1237
  %5 = getelementptr inbounds i8, ptr %4, i64 %1, !dbg !1237
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #23, !dbg !1238
  store i8 0, ptr %3, align 1, !dbg !1238, !tbaa !499
  call void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %3) #23, !dbg !1239
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #23, !dbg !1239
  ret void, !dbg !1240
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1241 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1242
  %3 = tail call noundef i64 @_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1243
  %4 = add i64 %3, -1, !dbg !1244
  %5 = lshr i64 %4, 1, !dbg !1245
  ret i64 %5, !dbg !1246
}

; Function Attrs: noreturn
declare !dbg !1247 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt16allocator_traitsISaIcEE8max_sizeERKS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1248 {
  %2 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1249
  ret i64 %2, !dbg !1250
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1251 {
  ret ptr %0, !dbg !1252
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIcE8max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1253 {
  %2 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1254
  ret i64 %2, !dbg !1255
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1256 {
  ret i64 9223372036854775807, !dbg !1257
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #6 comdat align 2 !dbg !1258 {
  %2 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1259
  %3 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1260
  %4 = icmp eq ptr %2, %3, !dbg !1261
  ret i1 %4, !dbg !1262
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1263 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1264
  %3 = tail call noundef ptr @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1265
  ret ptr %3, !dbg !1266
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1267 {
  ret ptr %0, !dbg !1268
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt4lessIPKcEclES1_S1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1269 {
  %4 = icmp ult ptr %1, %2, !dbg !1271
  ret i1 %4, !dbg !1272
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11char_traitsIcE6assignERcRKc(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr #8 comdat align 2 !dbg !1273 {
  %3 = load i8, ptr %1, align 1, !dbg !1274, !tbaa !499
  store i8 %3, ptr %0, align 1, !dbg !1275, !tbaa !499
  ret void, !dbg !1276
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt11char_traitsIcE4moveEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1277 {
  %4 = icmp eq i64 %2, 0, !dbg !1278
  br i1 %4, label %6, label %5, !dbg !1279

5:                                                ; preds = %3
  tail call void @llvm.memmove.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false), !dbg !1280
  br label %6, !dbg !1281

6:                                                ; preds = %3, %5
  ret ptr %0, !dbg !1282
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #13

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt11char_traitsIcE4copyEPcPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1283 {
  %4 = icmp eq i64 %2, 0, !dbg !1284
  br i1 %4, label %6, label %5, !dbg !1285

5:                                                ; preds = %3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false), !dbg !1286
  br label %6, !dbg !1287

6:                                                ; preds = %3, %5
  ret ptr %0, !dbg !1288
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6lengthEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1289 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1290
  %3 = load i64, ptr %2, align 8, !dbg !1290, !tbaa !1174
  ret i64 %3, !dbg !1291
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1292 {
  %4 = load i64, ptr %1, align 8, !dbg !1293, !tbaa !228
  %5 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1294
  %6 = icmp ugt i64 %4, %5, !dbg !1295
  br i1 %6, label %7, label %8, !dbg !1293

7:                                                ; preds = %3
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.10) #26, !dbg !1296
  unreachable, !dbg !1296

8:                                                ; preds = %3
  %9 = load i64, ptr %1, align 8, !dbg !1297, !tbaa !228
  %10 = icmp ugt i64 %9, %2, !dbg !1298
  br i1 %10, label %11, label %19, !dbg !1299

11:                                               ; preds = %8
  %12 = shl i64 %2, 1, !dbg !1300
  %13 = icmp ult i64 %9, %12, !dbg !1301
  br i1 %13, label %14, label %19, !dbg !1297

14:                                               ; preds = %11
  store i64 %12, ptr %1, align 8, !dbg !1302, !tbaa !228
  %15 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1303
  %16 = icmp ugt i64 %12, %15, !dbg !1304
  br i1 %16, label %17, label %19, !dbg !1305

17:                                               ; preds = %14
  %18 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8max_sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #23, !dbg !1306
  store i64 %18, ptr %1, align 8, !dbg !1307, !tbaa !228
  br label %19, !dbg !1308

19:                                               ; preds = %14, %17, %11, %8
  %20 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1309
  %21 = load i64, ptr %1, align 8, !dbg !1310, !tbaa !228
  %22 = add i64 %21, 1, !dbg !1311
  %23 = tail call noundef ptr @_ZNSt16allocator_traitsISaIcEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %20, i64 noundef %22), !dbg !1312
  ret ptr %23, !dbg !1313
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #6 comdat align 2 !dbg !1314 {
  %2 = tail call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1315
  br i1 %2, label %6, label %3, !dbg !1316

3:                                                ; preds = %1
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1317
  %5 = load i64, ptr %4, align 8, !dbg !1317, !tbaa !499
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %5) #23, !dbg !1318
  br label %6, !dbg !1318

6:                                                ; preds = %3, %1
  ret void, !dbg !1319
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEPc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1320 {
  store ptr %1, ptr %0, align 8, !dbg !1321, !tbaa !1183
  ret void, !dbg !1322
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_capacityEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1323 {
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1324
  store i64 %1, ptr %3, align 8, !dbg !1325, !tbaa !499
  ret void, !dbg !1326
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt16allocator_traitsISaIcEE8allocateERS0_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !1327 {
  %3 = tail call noundef ptr @_ZNSt15__new_allocatorIcE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef null), !dbg !1328
  ret ptr %3, !dbg !1329
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1330 {
  ret ptr %0, !dbg !1331
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__new_allocatorIcE8allocateEmPKv(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1, ptr noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1332 {
  %4 = tail call noundef i64 @_ZNKSt15__new_allocatorIcE11_M_max_sizeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1333
  %5 = icmp ult i64 %4, %1, !dbg !1334
  br i1 %5, label %6, label %7, !dbg !1335, !prof !513

6:                                                ; preds = %3
  tail call void @_ZSt17__throw_bad_allocv() #26, !dbg !1336
  unreachable, !dbg !1336

7:                                                ; preds = %3
  %8 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %1) #25, !dbg !1337
  ret ptr %8, !dbg !1338
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1339 {
  %3 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1340
  %4 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !1341
  %5 = add i64 %1, 1, !dbg !1342
  invoke void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %4, i64 noundef %5)
          to label %6 unwind label %7, !dbg !1343

6:                                                ; preds = %2
  ret void, !dbg !1344

7:                                                ; preds = %2
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1343
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1343
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !1343
  unreachable, !dbg !1343
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1345 {
  tail call void @_ZNSt15__new_allocatorIcE10deallocateEPcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2), !dbg !1346
  ret void, !dbg !1347
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcE10deallocateEPcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !1348 {
  tail call void @_ZdlPv(ptr noundef %1) #27, !dbg !1349
  ret void, !dbg !1350
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_lengthEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1351 {
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1352
  store i64 %1, ptr %3, align 8, !dbg !1353, !tbaa !1174
  ret void, !dbg !1354
}

; Function Attrs: noreturn
declare !dbg !1355 void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !1356 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #19

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !1357 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1358
  %3 = tail call noundef ptr @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1359
  ret ptr %3, !dbg !1360
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderC2EPcOS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #0 comdat align 2 !dbg !1361 {
  tail call void @_ZNSaIcEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1362
  store ptr %1, ptr %0, align 8, !dbg !1363, !tbaa !1364
  ret void, !dbg !1365
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt19__ptr_traits_ptr_toIPccLb0EE10pointer_toERc(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1366 {
  ret ptr %0, !dbg !1367
}

; Function Attrs: noinline nounwind uwtable
declare void @_ZNSaIcEC2ERKS_(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #0 align 2

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt10error_code8categoryEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1368 {
  %2 = getelementptr inbounds %"class.std::error_code", ptr %0, i64 0, i32 1, !dbg !1369
  %3 = load ptr, ptr %2, align 8, !dbg !1369, !tbaa !1049
  ret ptr %3, !dbg !1370
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt10error_code5valueEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1371 {
  %2 = load i32, ptr %0, align 8, !dbg !1372, !tbaa !1046
  ret i32 %2, !dbg !1373
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !1374 {
  ret void, !dbg !1375
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EOS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1376 {
  %3 = load ptr, ptr %1, align 8, !dbg !1377, !tbaa !997
  store ptr %3, ptr %0, align 8, !dbg !1378, !tbaa !997
  store ptr null, ptr %1, align 8, !dbg !1379, !tbaa !997
  ret void, !dbg !1380
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptr4swapERS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !1381 {
  %3 = load ptr, ptr %0, align 8, !dbg !1382, !tbaa !997
  %4 = load ptr, ptr %1, align 8, !dbg !1383, !tbaa !997
  store ptr %4, ptr %0, align 8, !dbg !1384, !tbaa !997
  store ptr %3, ptr %1, align 8, !dbg !1385, !tbaa !997
  ret void, !dbg !1386
}

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !1387 {
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1388
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1389
  tail call void @_ZSt4swapIPNSt13__future_base12_Result_baseEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !1390
  %5 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1391
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1392
  tail call void @_ZSt4swapINSt13__future_base12_Result_base8_DeleterEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 1 dereferenceable(1) %5, ptr noundef nonnull align 1 dereferenceable(1) %6) #23, !dbg !1393
  ret void, !dbg !1394
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt4swapIPNSt13__future_base12_Result_baseEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !1395 {
  %3 = load ptr, ptr %0, align 8, !dbg !1397, !tbaa !22
  %4 = load ptr, ptr %1, align 8, !dbg !1398, !tbaa !22
  store ptr %4, ptr %0, align 8, !dbg !1399, !tbaa !22
  store ptr %3, ptr %1, align 8, !dbg !1400, !tbaa !22
  ret void, !dbg !1401
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt4swapINSt13__future_base12_Result_base8_DeleterEENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) local_unnamed_addr #8 comdat !dbg !1402 {
  ret void, !dbg !1403
}

declare void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1404 {
  %2 = tail call noundef ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1405
  ret ptr %2, !dbg !1406
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1407 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1408
  ret ptr %2, !dbg !1409
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt13__future_base12_Result_baseENS1_8_DeleterELb1ELb1EECI2St15__uniq_ptr_implIS1_S2_EIS2_EEPS1_OT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #5 comdat align 2 !dbg !1410 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_EEPS1_OT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !1411
  ret void, !dbg !1411
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE7releaseEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1412 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1413
  %3 = load ptr, ptr %2, align 8, !dbg !1413, !tbaa !22
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1414
  store ptr null, ptr %4, align 8, !dbg !1415, !tbaa !22
  ret ptr %3, !dbg !1416
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1417 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1418
  ret ptr %2, !dbg !1419
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1420 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ENSt13__future_base12_Result_base8_DeleterEJEERT0_RSt11_Tuple_implIXT_EJS3_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1421
  ret ptr %2, !dbg !1422
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base12_Result_baseENS1_8_DeleterEEC2IS2_EEPS1_OT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #0 comdat align 2 !dbg !1423 {
  %4 = alloca ptr, align 8
  store ptr %1, ptr %4, align 8, !tbaa !22
  call void @_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_S3_Lb1EEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 1 dereferenceable(1) %2) #23, !dbg !1424
  ret void, !dbg !1425
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_S3_Lb1EEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1426 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_JS3_EvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2)
          to label %4 unwind label %5, !dbg !1427

4:                                                ; preds = %3
  ret void, !dbg !1428

5:                                                ; preds = %3
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1427
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !1427
  tail call void @__clang_call_terminate(ptr %7) #24, !dbg !1427
  unreachable, !dbg !1427
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base12_Result_baseENS1_8_DeleterEEEC2IRS2_JS3_EvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #5 comdat align 2 !dbg !1429 {
  tail call void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2IS2_EEOT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !1430
  tail call void @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2IRS2_EEOT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1431
  ret void, !dbg !1432
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2IS2_EEOT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #5 comdat align 2 !dbg !1433 {
  tail call void @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2IS2_EEOT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1), !dbg !1434
  ret void, !dbg !1435
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EEC2IRS2_EEOT_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1436 {
  %3 = load ptr, ptr %1, align 8, !dbg !1437, !tbaa !22
  store ptr %3, ptr %0, align 8, !dbg !1438, !tbaa !756
  ret void, !dbg !1439
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ENSt13__future_base12_Result_base8_DeleterELb1EEC2IS2_EEOT_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #0 comdat align 2 !dbg !1440 {
  ret void, !dbg !1441
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt6futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #5 comdat align 2 !dbg !1442 {
  tail call void @_ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1443
  ret void, !dbg !1444
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiEC2ERKSt10shared_ptrINSt13__future_base13_State_baseV2EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1445 {
  tail call void @_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1446
  invoke void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %3 unwind label %6, !dbg !1447

3:                                                ; preds = %2
  %4 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1448
  invoke void @_ZNSt13__future_base13_State_baseV221_M_set_retrieved_flagEv(ptr noundef nonnull align 8 dereferenceable(28) %4)
          to label %5 unwind label %6, !dbg !1449

5:                                                ; preds = %3
  ret void, !dbg !1450

6:                                                ; preds = %3, %2
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !1450
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1450
  resume { ptr, i32 } %7, !dbg !1450
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10shared_ptrINSt13__future_base13_State_baseV2EEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !1451 {
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ERKS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1452
  ret void, !dbg !1453
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 !dbg !1454 {
  %2 = tail call noundef zeroext i1 @_ZNKSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEcvbEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1455
  br i1 %2, label %4, label %3, !dbg !1456

3:                                                ; preds = %1
  tail call void @_ZSt20__throw_future_errori(i32 noundef 3) #26, !dbg !1457
  unreachable, !dbg !1457

4:                                                ; preds = %1
  ret void, !dbg !1458
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV221_M_set_retrieved_flagEv(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #6 comdat align 2 !dbg !1459 {
  %2 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 3, !dbg !1460
  %3 = atomicrmw xchg ptr %2, i8 1 seq_cst, align 1, !dbg !1461
  %4 = icmp eq i8 %3, 0, !dbg !1461
  br i1 %4, label %6, label %5, !dbg !1460

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_future_errori(i32 noundef 1) #26, !dbg !1464
  unreachable, !dbg !1464

6:                                                ; preds = %1
  ret void, !dbg !1465
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2ERKS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !1466 {
  %3 = load ptr, ptr %1, align 8, !dbg !1467, !tbaa !564
  store ptr %3, ptr %0, align 8, !dbg !1467, !tbaa !564
  %4 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !1467
  %5 = getelementptr inbounds %"class.std::__shared_ptr", ptr %1, i64 0, i32 1, !dbg !1467
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %5) #23, !dbg !1467
  ret void, !dbg !1468
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2ERKS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1469 {
  %3 = load ptr, ptr %1, align 8, !dbg !1470, !tbaa !472
  store ptr %3, ptr %0, align 8, !dbg !1471, !tbaa !472
  %4 = icmp eq ptr %3, null, !dbg !1472
  br i1 %4, label %6, label %5, !dbg !1473

5:                                                ; preds = %2
  invoke void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(ptr noundef nonnull align 8 dereferenceable(16) %3)
          to label %6 unwind label %7, !dbg !1474

6:                                                ; preds = %5, %2
  ret void, !dbg !1475

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1474
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1474
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !1474
  unreachable, !dbg !1474
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 !dbg !1476 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 1, !dbg !1477
  %3 = load i8, ptr @__libc_single_threaded, align 1, !dbg !1478, !tbaa !499
  %4 = icmp eq i8 %3, 0, !dbg !1478
  br i1 %4, label %8, label %5, !dbg !1482

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 8, !dbg !1483, !tbaa !34
  %7 = add nsw i32 %6, 1, !dbg !1483
  store i32 %7, ptr %2, align 8, !dbg !1483, !tbaa !34
  br label %10, !dbg !1486

8:                                                ; preds = %1
  %9 = atomicrmw volatile add ptr %2, i32 1 acq_rel, align 4, !dbg !1487
  br label %10

10:                                               ; preds = %5, %8
  ret void, !dbg !1490
}

; Function Attrs: noreturn
declare !dbg !1491 void @_ZSt20__throw_future_errori(i32 noundef) local_unnamed_addr #11

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #20 align 2 !dbg !1492 {
  tail call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1493
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1494, !tbaa !489
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1495
  tail call fastcc void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1496
  ret void, !dbg !1497
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1498 {
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1)
          to label %3 unwind label %4, !dbg !1499

3:                                                ; preds = %2
  ret void, !dbg !1500

4:                                                ; preds = %2
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1499
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !1499
  tail call void @__clang_call_terminate(ptr %6) #24, !dbg !1499
  unreachable, !dbg !1499
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1501 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1502
  %3 = load ptr, ptr %2, align 8, !dbg !1503, !tbaa !22
  %4 = icmp eq ptr %3, null, !dbg !1504
  br i1 %4, label %8, label %5, !dbg !1503

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1505
  %7 = load ptr, ptr %2, align 8, !dbg !1506, !tbaa !22
  tail call void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef %7), !dbg !1505
  br label %8, !dbg !1505

8:                                                ; preds = %5, %1
  store ptr null, ptr %2, align 8, !dbg !1507, !tbaa !22
  ret void, !dbg !1508
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !1509 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread6_StateE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !1510, !tbaa !489
  ret void, !dbg !1510
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #20 align 2 personality ptr @__gxx_personality_v0 !dbg !1511 {
  tail call fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1512
  ret void, !dbg !1513
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 align 2 !dbg !1514 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1515
  tail call void @_ZdlPv(ptr noundef %0) #27, !dbg !1515
  ret void, !dbg !1515
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 align 2 !dbg !1516 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !1517
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !1517
  ret void, !dbg !1518
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #21 align 2 !dbg !1519 {
  tail call fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1520
  ret void, !dbg !1521
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %1) unnamed_addr #21 align 2 !dbg !1522 {
  %3 = load i64, ptr %1, align 8, !dbg !1523, !tbaa !22
  store i64 %3, ptr %0, align 8, !dbg !1523, !tbaa !22
  ret void, !dbg !1524
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #6 align 2 !dbg !1525 {
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1526
  ret void, !dbg !1527
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull readonly align 8 dereferenceable(8) %0) unnamed_addr #6 align 2 !dbg !1528 {
  tail call fastcc void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1529
  ret void, !dbg !1530
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %0) unnamed_addr #6 !dbg !1531 {
  tail call fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1533
  ret void, !dbg !1534
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %0) unnamed_addr #6 !dbg !1535 {
  tail call fastcc void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1536
  ret void, !dbg !1537
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZZ4mainENK3$_0clEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(8) %0) unnamed_addr #6 align 2 personality ptr @__gxx_personality_v0 !dbg !1538 {
  %2 = alloca %"class.std::lock_guard", align 8
  %3 = alloca %"struct.std::chrono::duration.8", align 8
  %4 = alloca %"class.std::unique_lock.32", align 8
  %5 = alloca %"struct.std::chrono::duration.9", align 8
  %6 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !1539
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(40) @_ZL5mutex), !dbg !1540
  %7 = load i32, ptr @_ZL5items, align 4, !dbg !1541, !tbaa !34
  %8 = add nsw i32 %7, 1, !dbg !1541
  store i32 %8, ptr @_ZL5items, align 4, !dbg !1541, !tbaa !34
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled) #23, !dbg !1542
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !1543
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !1543
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1544
  %9 = call i64 @_ZNSt8literals15chrono_literalsli1sIJLc49EEEENSt6chrono8durationIlSt5ratioILl1ELl1EEEEv(), !dbg !1544
  store i64 %9, ptr %3, align 8, !dbg !1544
  %10 = call noundef zeroext i1 @_ZNSt11timed_mutex12try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4door, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1545
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1546
  br i1 %10, label %11, label %14, !dbg !1546

11:                                               ; preds = %1
  %12 = load i32, ptr @_ZL7entered, align 4, !dbg !1547, !tbaa !34
  %13 = add nsw i32 %12, 1, !dbg !1547
  store i32 %13, ptr @_ZL7entered, align 4, !dbg !1547, !tbaa !34
  call void @_ZNSt11timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) @_ZL4door), !dbg !1548
  br label %14, !dbg !1549

14:                                               ; preds = %11, %1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #23, !dbg !1550
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1551
  %15 = call i64 @_ZNSt8literals15chrono_literalsli2msIJLc53EEEENSt6chrono8durationIlSt5ratioILl1ELl1000EEEEv(), !dbg !1551
  store i64 %15, ptr %5, align 8, !dbg !1551
  call void @_ZNSt11unique_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(9) %4, ptr noundef nonnull align 8 dereferenceable(56) @_ZL5table, ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !1552
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1552
  %16 = call noundef zeroext i1 @_ZNKSt11unique_lockISt18shared_timed_mutexEcvbEv(ptr noundef nonnull align 8 dereferenceable(9) %4) #23, !dbg !1553
  br i1 %16, label %17, label %20, !dbg !1553

17:                                               ; preds = %14
  %18 = load i32, ptr @_ZL7written, align 4, !dbg !1554, !tbaa !34
  %19 = add nsw i32 %18, 1, !dbg !1554
  store i32 %19, ptr @_ZL7written, align 4, !dbg !1554, !tbaa !34
  br label %20, !dbg !1555

20:                                               ; preds = %17, %14
  %21 = load ptr, ptr %0, align 8, !dbg !1556, !tbaa !1557
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #23, !dbg !1559
  store i32 7, ptr %6, align 4, !dbg !1559, !tbaa !34
  invoke void @_ZNSt7promiseIiE9set_valueEOi(ptr noundef nonnull align 8 dereferenceable(24) %21, ptr noundef nonnull align 4 dereferenceable(4) %6)
          to label %22 unwind label %23, !dbg !1560

22:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #23, !dbg !1556
  call void @_ZNSt11unique_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #23, !dbg !1561
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #23, !dbg !1561
  ret void, !dbg !1561

23:                                               ; preds = %20
  %24 = landingpad { ptr, i32 }
          cleanup, !dbg !1561
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #23, !dbg !1556
  call void @_ZNSt11unique_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #23, !dbg !1561
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #23, !dbg !1561
  resume { ptr, i32 } %24, !dbg !1561
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #5 comdat align 2 !dbg !1562 {
  store ptr %1, ptr %0, align 8, !dbg !1563, !tbaa !22
  tail call void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !1564
  ret void, !dbg !1565
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1566 {
  %2 = load ptr, ptr %0, align 8, !dbg !1567, !tbaa !1568
  invoke void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %2)
          to label %3 unwind label %4, !dbg !1570

3:                                                ; preds = %1
  ret void, !dbg !1571

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1570
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !1570
  tail call void @__clang_call_terminate(ptr %6) #24, !dbg !1570
  unreachable, !dbg !1570
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11timed_mutex12try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1572 {
  %3 = tail call noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE15_M_try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1573
  ret i1 %3, !dbg !1574
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt18shared_timed_mutexEC2IlSt5ratioILl1ELl1000EEEERS0_RKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(8) %2) unnamed_addr #5 comdat align 2 !dbg !1575 {
  store ptr %1, ptr %0, align 8, !dbg !1576, !tbaa !1577
  %4 = getelementptr inbounds %"class.std::unique_lock.32", ptr %0, i64 0, i32 1, !dbg !1579
  %5 = tail call noundef zeroext i1 @_ZNSt18shared_timed_mutex12try_lock_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(56) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !1580
  %6 = zext i1 %5 to i8, !dbg !1579
  store i8 %6, ptr %4, align 8, !dbg !1579, !tbaa !1581
  ret void, !dbg !1582
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt18shared_timed_mutexEcvbEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #8 comdat align 2 !dbg !1583 {
  %2 = tail call noundef zeroext i1 @_ZNKSt11unique_lockISt18shared_timed_mutexE9owns_lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) #23, !dbg !1584
  ret i1 %2, !dbg !1585
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7promiseIiE9set_valueEOi(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1586 {
  %3 = alloca %"class.std::function", align 8
  %4 = alloca %"struct.std::__future_base::_State_baseV2::_Setter", align 8
  %5 = tail call noundef nonnull align 8 dereferenceable(28) ptr @_ZNSt7promiseIiE8_M_stateEv(ptr noundef nonnull align 8 dereferenceable(24) %0), !dbg !1587
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #23, !dbg !1588
  store ptr %0, ptr %4, align 8, !dbg !1588
  %6 = getelementptr inbounds { ptr, ptr }, ptr %4, i64 0, i32 1, !dbg !1588
  store ptr %1, ptr %6, align 8, !dbg !1588
  call void @_ZNSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEC2INS1_13_State_baseV27_SetterIiOiEEvEEOT_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull align 8 dereferenceable(16) %4) #23, !dbg !1588
  invoke void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %5, ptr noundef nonnull %3, i1 noundef zeroext false)
          to label %7 unwind label %8, !dbg !1589

7:                                                ; preds = %2
  call void @_ZNSt14_Function_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #23, !dbg !1587
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #23, !dbg !1587
  ret void, !dbg !1590

8:                                                ; preds = %2
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !1590
  call void @_ZNSt14_Function_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #23, !dbg !1587
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #23, !dbg !1587
  resume { ptr, i32 } %9, !dbg !1587
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt18shared_timed_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1591 {
  %2 = getelementptr inbounds %"class.std::unique_lock.32", ptr %0, i64 0, i32 1, !dbg !1592
  %3 = load i8, ptr %2, align 8, !dbg !1592, !tbaa !1581, !range !110, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !1592
  br i1 %4, label %6, label %5, !dbg !1592

5:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt18shared_timed_mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0)
          to label %6 unwind label %7, !dbg !1593

6:                                                ; preds = %5, %1
  ret void, !dbg !1594

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1593
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !1593
  tail call void @__clang_call_terminate(ptr %9) #24, !dbg !1593
  unreachable, !dbg !1593
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE15_M_try_lock_forIlSt5ratioILl1ELl1EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1595 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::time_point", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1596
  %6 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1597
  store i64 %6, ptr %3, align 8, !dbg !1597
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1598
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1598
  %7 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !1598
  store i64 %7, ptr %5, align 8, !dbg !1598
  %8 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1599
  store i64 %8, ptr %4, align 8, !dbg !1599
  %9 = call noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE17_M_try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS3_10time_pointINS3_3_V212steady_clockET_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1600
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1601
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1601
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1602
  ret i1 %9, !dbg !1601
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18__timed_mutex_implISt11timed_mutexE17_M_try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS3_10time_pointINS3_3_V212steady_clockET_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1603 {
  %3 = alloca %"struct.std::chrono::time_point.12", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %"struct.std::chrono::duration.8", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1604
  %8 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1605
  store i64 %8, ptr %3, align 8, !dbg !1605
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1606
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1607
  %9 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1608
  store i64 %9, ptr %5, align 8, !dbg !1608
  %10 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !1609
  store i64 %10, ptr %4, align 8, !dbg !1609
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1609
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #23, !dbg !1610
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !1611
  %11 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1612
  store i64 %11, ptr %7, align 8, !dbg !1612
  %12 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !1613
  store i64 %12, ptr %6, align 8, !dbg !1614, !tbaa !252
  %13 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1, !dbg !1614
  %14 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1615
  store i64 %14, ptr %13, align 8, !dbg !1614, !tbaa !255
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !1614
  %15 = call noundef zeroext i1 @_ZNSt11timed_mutex12_M_clocklockEiRK8timespec(ptr noundef nonnull align 8 dereferenceable(40) %0, i32 noundef 1, ptr noundef nonnull align 8 dereferenceable(16) %6), !dbg !1616
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #23, !dbg !1617
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1617
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1617
  ret i1 %15, !dbg !1618
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11timed_mutex12_M_clocklockEiRK8timespec(ptr noundef nonnull align 8 dereferenceable(40) %0, i32 noundef %1, ptr noundef nonnull align 8 dereferenceable(16) %2) local_unnamed_addr #8 comdat align 2 !dbg !1619 {
  %4 = tail call i32 @pthread_mutex_clocklock(ptr noundef nonnull %0, i32 noundef %1, ptr noundef nonnull %2) #23, !dbg !1620
  %5 = icmp eq i32 %4, 0, !dbg !1620
  ret i1 %5, !dbg !1621
}

; Function Attrs: nounwind
declare !dbg !1622 i32 @pthread_mutex_clocklock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18shared_timed_mutex12try_lock_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1623 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::time_point", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1624
  %6 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1625
  store i64 %6, ptr %3, align 8, !dbg !1625
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1626
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1626
  %7 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !1626
  store i64 %7, ptr %5, align 8, !dbg !1626
  %8 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1627
  store i64 %8, ptr %4, align 8, !dbg !1627
  %9 = call noundef zeroext i1 @_ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1628
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1629
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1629
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1630
  ret i1 %9, !dbg !1629
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1631 {
  %3 = alloca %"struct.std::chrono::time_point.12", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %"struct.std::chrono::duration.8", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1632
  %8 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1633
  store i64 %8, ptr %3, align 8, !dbg !1633
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1634
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1635
  %9 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1636
  store i64 %9, ptr %5, align 8, !dbg !1636
  %10 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !1637
  store i64 %10, ptr %4, align 8, !dbg !1637
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1637
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #23, !dbg !1638
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !1639
  %11 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1640
  store i64 %11, ptr %7, align 8, !dbg !1640
  %12 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !1641
  store i64 %12, ptr %6, align 8, !dbg !1642, !tbaa !252
  %13 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1, !dbg !1642
  %14 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1643
  store i64 %14, ptr %13, align 8, !dbg !1642, !tbaa !255
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !1642
  %15 = call i32 @pthread_rwlock_clockwrlock(ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %6) #23, !dbg !1644
  switch i32 %15, label %16 [
    i32 110, label %17
    i32 35, label %17
    i32 0, label %17
  ], !dbg !1645, !prof !1646

16:                                               ; preds = %2
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.12, i32 noundef 553, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt18shared_timed_mutex14try_lock_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE, ptr noundef nonnull @.str.13) #24, !dbg !1647
  unreachable, !dbg !1647

17:                                               ; preds = %2, %2, %2
  %18 = icmp ne i32 %15, 110, !dbg !1648
  %19 = icmp ne i32 %15, 35
  %20 = and i1 %18, %19, !dbg !1645
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #23, !dbg !1649
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1649
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1649
  ret i1 %20, !dbg !1649
}

; Function Attrs: nounwind
declare !dbg !1650 i32 @pthread_rwlock_clockwrlock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: noreturn nounwind
declare !dbg !1651 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt18shared_timed_mutexE9owns_lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #8 comdat align 2 !dbg !1652 {
  %2 = getelementptr inbounds %"class.std::unique_lock.32", ptr %0, i64 0, i32 1, !dbg !1653
  %3 = load i8, ptr %2, align 8, !dbg !1653, !tbaa !1581, !range !110, !noundef !11
  %4 = icmp ne i8 %3, 0, !dbg !1653
  ret i1 %4, !dbg !1654
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(28) ptr @_ZNSt7promiseIiE8_M_stateEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #6 comdat align 2 !dbg !1655 {
  tail call void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !1656
  %2 = tail call noundef nonnull align 8 dereferenceable(28) ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1657
  ret ptr %2, !dbg !1658
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV213_M_set_resultESt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEb(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1, i1 noundef zeroext %2) local_unnamed_addr #6 comdat align 2 !dbg !1659 {
  %4 = alloca i8, align 1
  %5 = alloca { i64, i64 }, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #23, !dbg !1660
  store i8 0, ptr %4, align 1, !dbg !1661, !tbaa !1662
  %9 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 5, !dbg !1663
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #23, !dbg !1664
  store i64 ptrtoint (ptr @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb to i64), ptr %5, align 8, !dbg !1664, !tbaa !499
  %10 = getelementptr inbounds { i64, i64 }, ptr %5, i64 0, i32 1, !dbg !1664
  store i64 0, ptr %10, align 8, !dbg !1664, !tbaa !499
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !1665
  store ptr %0, ptr %6, align 8, !dbg !1665, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !1666
  store ptr %1, ptr %7, align 8, !dbg !1666, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #23, !dbg !1667
  store ptr %4, ptr %8, align 8, !dbg !1667, !tbaa !22
  call void @_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_(ptr noundef nonnull align 4 dereferenceable(4) %9, ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull align 8 dereferenceable(8) %8), !dbg !1668
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #23, !dbg !1668
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !1668
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !1668
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #23, !dbg !1668
  %11 = load i8, ptr %4, align 1, !dbg !1669, !tbaa !1662, !range !110, !noundef !11
  %12 = icmp eq i8 %11, 0, !dbg !1669
  br i1 %12, label %18, label %13, !dbg !1669

13:                                               ; preds = %3
  %14 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !1670
  %15 = atomicrmw xchg ptr %14, i32 1 release, align 4, !dbg !1671
  %16 = icmp sgt i32 %15, -1, !dbg !1674
  br i1 %16, label %20, label %17, !dbg !1674

17:                                               ; preds = %13
  call void @_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(ptr noundef nonnull %14), !dbg !1675
  br label %20, !dbg !1675

18:                                               ; preds = %3
  br i1 %2, label %20, label %19, !dbg !1676

19:                                               ; preds = %18
  call void @_ZSt20__throw_future_errori(i32 noundef 2) #26, !dbg !1677
  unreachable, !dbg !1677

20:                                               ; preds = %17, %13, %18
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #23, !dbg !1678
  ret void, !dbg !1678
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEC2INS1_13_State_baseV27_SetterIiOiEEvEEOT_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !1679 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %0, i8 0, i64 24, i1 false), !dbg !1681
  tail call void @_ZNSt14_Function_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #23, !dbg !1681
  %3 = getelementptr inbounds %"class.std::function", ptr %0, i64 0, i32 1, !dbg !1682
  store ptr null, ptr %3, align 8, !dbg !1682, !tbaa !1683
  %4 = tail call noundef zeroext i1 @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE21_M_not_empty_functionIS5_EEbRKT_(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1686
  br i1 %4, label %5, label %7, !dbg !1686

5:                                                ; preds = %2
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIS5_EEvRSt9_Any_dataOT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1687
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data, ptr %3, align 8, !dbg !1688, !tbaa !1683
  %6 = getelementptr inbounds %"class.std::_Function_base", ptr %0, i64 0, i32 1, !dbg !1689
  store ptr @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation, ptr %6, align 8, !dbg !1690, !tbaa !1691
  br label %7, !dbg !1692

7:                                                ; preds = %5, %2
  ret void, !dbg !1693
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_baseD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1694 {
  %2 = getelementptr inbounds %"class.std::_Function_base", ptr %0, i64 0, i32 1, !dbg !1695
  %3 = load ptr, ptr %2, align 8, !dbg !1695, !tbaa !1691
  %4 = icmp eq ptr %3, null, !dbg !1695
  br i1 %4, label %7, label %5, !dbg !1695

5:                                                ; preds = %1
  %6 = invoke noundef zeroext i1 %3(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef 3)
          to label %7 unwind label %8, !dbg !1696

7:                                                ; preds = %5, %1
  ret void, !dbg !1697

8:                                                ; preds = %5
  %9 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1696
  %10 = extractvalue { ptr, i32 } %9, 0, !dbg !1696
  tail call void @__clang_call_terminate(ptr %10) #24, !dbg !1696
  unreachable, !dbg !1696
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(28) ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1698 {
  %2 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1699
  %3 = icmp eq ptr %2, null, !dbg !1699
  br i1 %3, label %4, label %5, !dbg !1699, !prof !513

4:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.14, i32 noundef 1349, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEdeEv, ptr noundef nonnull @.str.15) #24, !dbg !1699
  unreachable, !dbg !1699

5:                                                ; preds = %1
  %6 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EE6_M_getEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1700
  ret ptr %6, !dbg !1701
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) local_unnamed_addr #6 comdat personality ptr @__gxx_personality_v0 !dbg !1702 {
  %6 = alloca %class.anon.34, align 8
  %7 = alloca %"struct.std::once_flag::_Prepare_execution", align 1
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #23, !dbg !1703
  store ptr %1, ptr %6, align 8, !dbg !1704, !tbaa !22
  %8 = getelementptr inbounds %class.anon.34, ptr %6, i64 0, i32 1, !dbg !1704
  store ptr %2, ptr %8, align 8, !dbg !1704, !tbaa !22
  %9 = getelementptr inbounds %class.anon.34, ptr %6, i64 0, i32 2, !dbg !1704
  store ptr %3, ptr %9, align 8, !dbg !1704, !tbaa !22
  %10 = getelementptr inbounds %class.anon.34, ptr %6, i64 0, i32 3, !dbg !1704
  store ptr %4, ptr %10, align 8, !dbg !1704, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %7) #23, !dbg !1705
  call void @_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_(ptr noundef nonnull align 1 dereferenceable(1) %7, ptr noundef nonnull align 8 dereferenceable(32) %6), !dbg !1706
  %11 = invoke fastcc noundef i32 @_ZL14__gthread_oncePiPFvvE(ptr noundef nonnull %0)
          to label %12 unwind label %16, !dbg !1707

12:                                               ; preds = %5
  %13 = icmp eq i32 %11, 0, !dbg !1708
  br i1 %13, label %18, label %14, !dbg !1708

14:                                               ; preds = %12
  invoke void @_ZSt20__throw_system_errori(i32 noundef %11) #26
          to label %15 unwind label %16, !dbg !1709

15:                                               ; preds = %14
  unreachable, !dbg !1709

16:                                               ; preds = %5, %14
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !1710
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %7) #23, !dbg !1710
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7) #23, !dbg !1710
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #23, !dbg !1710
  resume { ptr, i32 } %17, !dbg !1710

18:                                               ; preds = %12
  call void @_ZNSt9once_flag18_Prepare_executionD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %7) #23, !dbg !1710
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %7) #23, !dbg !1710
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #23, !dbg !1710
  ret void, !dbg !1710
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base13_State_baseV29_M_do_setEPSt8functionIFSt10unique_ptrINS_12_Result_baseENS3_8_DeleterEEvEEPb(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef %1, ptr noundef %2) #6 comdat align 2 !dbg !1711 {
  %4 = alloca %"class.std::unique_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1712
  call void @_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv(ptr nonnull sret(%"class.std::unique_ptr") align 8 %4, ptr noundef nonnull align 8 dereferenceable(32) %1), !dbg !1713
  store i8 1, ptr %2, align 1, !dbg !1714, !tbaa !1662
  %5 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !1715
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE4swapERS3_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !1716
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !1717
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1717
  ret void, !dbg !1717
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9once_flag18_Prepare_executionC2IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) unnamed_addr #0 comdat align 2 !dbg !1718 {
  %3 = alloca %class.anon.35, align 1
  %4 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !1719
  store ptr %1, ptr %4, align 8, !dbg !1720, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #23, !dbg !1721
  %5 = call noundef ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_cvPFvvEEv(ptr noundef nonnull align 1 dereferenceable(1) %3) #23, !dbg !1721
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call), !dbg !1722
  store ptr %5, ptr %6, align 8, !dbg !1723, !tbaa !22
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #23, !dbg !1722
  ret void, !dbg !1724
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc noundef i32 @_ZL14__gthread_oncePiPFvvE(ptr noundef %0) unnamed_addr #6 !dbg !1725 {
  %2 = tail call i32 @pthread_once(ptr noundef %0, ptr noundef nonnull @__once_proxy), !dbg !1726
  ret i32 %2, !dbg !1727
}

declare void @__once_proxy() #10

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9once_flag18_Prepare_executionD2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !1728 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !1729
  store ptr null, ptr %2, align 8, !dbg !1730, !tbaa !22
  %3 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call), !dbg !1731
  store ptr null, ptr %3, align 8, !dbg !1732, !tbaa !22
  ret void, !dbg !1733
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #22

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_cvPFvvEEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1734 {
  ret ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv, !dbg !1735
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENUlvE_8__invokeEv() #5 comdat align 2 !dbg !1736 {
  %1 = alloca %class.anon.35, align 1
  call void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv(ptr noundef nonnull align 1 dereferenceable(1) %1), !dbg !1737
  ret void, !dbg !1737
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS3_12_Result_baseENS7_8_DeleterEEvEEPbEJPS4_SC_SD_EEvRS_OT_DpOT0_EUlvE_EERSI_ENKUlvE_clEv(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #6 comdat align 2 !dbg !1738 {
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !1739
  %3 = load ptr, ptr %2, align 8, !dbg !1739, !tbaa !22
  tail call void @_ZZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %3), !dbg !1740
  ret void, !dbg !1741
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_ENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #6 comdat align 2 !dbg !1742 {
  %2 = load ptr, ptr %0, align 8, !dbg !1743, !tbaa !1744
  %3 = getelementptr inbounds %class.anon.34, ptr %0, i64 0, i32 1, !dbg !1746
  %4 = load ptr, ptr %3, align 8, !dbg !1746, !tbaa !1747
  %5 = getelementptr inbounds %class.anon.34, ptr %0, i64 0, i32 2, !dbg !1746
  %6 = load ptr, ptr %5, align 8, !dbg !1746, !tbaa !1748
  %7 = getelementptr inbounds %class.anon.34, ptr %0, i64 0, i32 3, !dbg !1746
  %8 = load ptr, ptr %7, align 8, !dbg !1746, !tbaa !1749
  tail call void @_ZSt8__invokeIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EENSt15__invoke_resultIT_JDpT0_EE4typeEOSF_DpOSG_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %8), !dbg !1750
  ret void, !dbg !1751
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EENSt15__invoke_resultIT_JDpT0_EE4typeEOSF_DpOSG_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #6 comdat !dbg !1752 {
  tail call void @_ZSt13__invoke_implIvMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEPS1_JS9_SA_EET_St21__invoke_memfun_derefOT0_OT1_DpOT2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1753
  ret void, !dbg !1754
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEPS1_JS9_SA_EET_St21__invoke_memfun_derefOT0_OT1_DpOT2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #6 comdat !dbg !1755 {
  %5 = load ptr, ptr %1, align 8, !dbg !1756, !tbaa !22
  %6 = load i64, ptr %0, align 8, !dbg !1757, !tbaa !499
  %7 = getelementptr inbounds { i64, i64 }, ptr %0, i64 0, i32 1, !dbg !1757
  %8 = load i64, ptr %7, align 8, !dbg !1757, !tbaa !499
  %9 = getelementptr inbounds i8, ptr %5, i64 %8, !dbg !1758
  %10 = and i64 %6, 1, !dbg !1758
  %11 = icmp eq i64 %10, 0, !dbg !1758
  br i1 %11, label %17, label %12, !dbg !1758

12:                                               ; preds = %4
  %13 = load ptr, ptr %9, align 8, !dbg !1758, !tbaa !489
  %14 = add i64 %6, -1, !dbg !1758
  %15 = getelementptr i8, ptr %13, i64 %14, !dbg !1758, !nosanitize !11
  %16 = load ptr, ptr %15, align 8, !dbg !1758, !nosanitize !11
  br label %19, !dbg !1758

17:                                               ; preds = %4
  %18 = inttoptr i64 %6 to ptr, !dbg !1758
  br label %19, !dbg !1758

19:                                               ; preds = %17, %12
  %20 = phi ptr [ %16, %12 ], [ %18, %17 ], !dbg !1758
  %21 = load ptr, ptr %2, align 8, !dbg !1759, !tbaa !22
  %22 = load ptr, ptr %3, align 8, !dbg !1759, !tbaa !22
  tail call void %20(ptr noundef nonnull align 8 dereferenceable(28) %9, ptr noundef %21, ptr noundef %22), !dbg !1758
  ret void, !dbg !1760
}

declare !dbg !1761 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEEclEv(ptr noalias sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #6 comdat align 2 !dbg !1762 {
  %3 = tail call noundef zeroext i1 @_ZNKSt14_Function_base8_M_emptyEv(ptr noundef nonnull align 8 dereferenceable(24) %1), !dbg !1763
  br i1 %3, label %4, label %5, !dbg !1763

4:                                                ; preds = %2
  tail call void @_ZSt25__throw_bad_function_callv() #26, !dbg !1764
  unreachable, !dbg !1764

5:                                                ; preds = %2
  %6 = getelementptr inbounds %"class.std::function", ptr %1, i64 0, i32 1, !dbg !1765
  %7 = load ptr, ptr %6, align 8, !dbg !1765, !tbaa !1683
  tail call void %7(ptr sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1765
  ret void, !dbg !1766
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt14_Function_base8_M_emptyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #8 comdat align 2 !dbg !1767 {
  %2 = getelementptr inbounds %"class.std::_Function_base", ptr %0, i64 0, i32 1, !dbg !1768
  %3 = load ptr, ptr %2, align 8, !dbg !1768, !tbaa !1691
  %4 = icmp eq ptr %3, null, !dbg !1768
  ret i1 %4, !dbg !1769
}

; Function Attrs: noreturn
declare !dbg !1770 void @_ZSt25__throw_bad_function_callv() local_unnamed_addr #11

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !1771 {
  store ptr null, ptr %0, align 8, !dbg !1772, !tbaa !499
  %2 = getelementptr inbounds %"class.std::_Function_base", ptr %0, i64 0, i32 1, !dbg !1773
  store ptr null, ptr %2, align 8, !dbg !1773, !tbaa !1691
  ret void, !dbg !1774
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE21_M_not_empty_functionIS5_EEbRKT_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1775 {
  ret i1 true, !dbg !1776
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIS5_EEvRSt9_Any_dataOT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1777 {
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1778
  ret void, !dbg !1779
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE9_M_invokeERKSt9_Any_data(ptr noalias sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) #6 comdat align 2 !dbg !1780 {
  %3 = tail call noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1781
  tail call void @_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_(ptr sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !1782
  ret void, !dbg !1783
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt17_Function_handlerIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvENS1_13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKSB_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) #6 comdat align 2 !dbg !1784 {
  switch i32 %2, label %9 [
    i32 0, label %4
    i32 1, label %6
  ], !dbg !1785

4:                                                ; preds = %3
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1786
  store ptr @_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE, ptr %5, align 8, !dbg !1787, !tbaa !22
  br label %11, !dbg !1788

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1789
  %8 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPNSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1790
  store ptr %7, ptr %8, align 8, !dbg !1791, !tbaa !22
  br label %11, !dbg !1792

9:                                                ; preds = %3
  %10 = tail call noundef zeroext i1 @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKS7_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2), !dbg !1793
  br label %11, !dbg !1794

11:                                               ; preds = %9, %6, %4
  ret i1 false, !dbg !1795
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 !dbg !1796 {
  %3 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1797
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !1798, !tbaa.struct !1799
  ret void, !dbg !1800
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1801 {
  ret ptr %0, !dbg !1802
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt10__invoke_rISt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEENSt9enable_ifIX16is_invocable_r_vIT_T0_DpT1_EESB_E4typeEOSC_DpOSD_(ptr noalias sret(%"class.std::unique_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat !dbg !1803 {
  %3 = alloca %"class.std::unique_ptr.2", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1804
  call void @_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEET_St14__invoke_otherOT0_DpOT1_(ptr nonnull sret(%"class.std::unique_ptr.2") align 8 %3, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1804
  call void @_ZNSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEC2INS0_7_ResultIiEES2_vEEOS_IT_T0_E(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !1804
  call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !1805
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1805
  ret void, !dbg !1805
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1806 {
  %2 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERKT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1807
  ret ptr %2, !dbg !1808
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implISt10unique_ptrINSt13__future_base7_ResultIiEENS1_12_Result_base8_DeleterEERNS1_13_State_baseV27_SetterIiOiEEJEET_St14__invoke_otherOT0_DpOT1_(ptr noalias sret(%"class.std::unique_ptr.2") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat !dbg !1809 {
  tail call void @_ZNKSt13__future_base13_State_baseV27_SetterIiOiEclEv(ptr sret(%"class.std::unique_ptr.2") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1810
  ret void, !dbg !1811
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNKSt13__future_base13_State_baseV27_SetterIiOiEclEv(ptr noalias sret(%"class.std::unique_ptr.2") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat align 2 !dbg !1812 {
  %3 = load ptr, ptr %1, align 8, !dbg !1813, !tbaa !1814
  %4 = getelementptr inbounds %"class.std::promise", ptr %3, i64 0, i32 1, !dbg !1816
  %5 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEptEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !1813
  %6 = getelementptr inbounds %"struct.std::__future_base::_State_baseV2::_Setter", ptr %1, i64 0, i32 1, !dbg !1817
  %7 = load ptr, ptr %6, align 8, !dbg !1817, !tbaa !1818
  tail call void @_ZNSt13__future_base7_ResultIiE6_M_setEOi(ptr noundef nonnull align 8 dereferenceable(21) %5, ptr noundef nonnull align 4 dereferenceable(4) %7), !dbg !1819
  %8 = load ptr, ptr %1, align 8, !dbg !1820, !tbaa !1814
  %9 = getelementptr inbounds %"class.std::promise", ptr %8, i64 0, i32 1, !dbg !1821
  tail call void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %9) #23, !dbg !1822
  ret void, !dbg !1823
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEptEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1824 {
  %2 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1825
  ret ptr %2, !dbg !1826
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13__future_base7_ResultIiE6_M_setEOi(ptr noundef nonnull align 8 dereferenceable(21) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #8 comdat align 2 !dbg !1827 {
  %3 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 1, !dbg !1828
  %4 = tail call noundef ptr @_ZN9__gnu_cxx16__aligned_bufferIiE7_M_addrEv(ptr noundef nonnull align 4 dereferenceable(4) %3) #23, !dbg !1829
  %5 = load i32, ptr %1, align 4, !dbg !1830, !tbaa !34
  store i32 %5, ptr %4, align 4, !dbg !1831, !tbaa !34
  %6 = getelementptr inbounds %"struct.std::__future_base::_Result", ptr %0, i64 0, i32 2, !dbg !1832
  store i8 1, ptr %6, align 4, !dbg !1833, !tbaa !549
  ret void, !dbg !1834
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1835 {
  tail call void @_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1836
  ret void, !dbg !1837
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt10unique_ptrINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1838 {
  %2 = tail call noundef ptr @_ZNKSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1839
  ret ptr %2, !dbg !1840
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1841 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1842
  %3 = load ptr, ptr %2, align 8, !dbg !1842, !tbaa !22
  ret ptr %3, !dbg !1843
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEERKNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERKSA_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1844 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS6_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1845
  ret ptr %2, !dbg !1846
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt13__future_base7_ResultIiEEJNS0_12_Result_base8_DeleterEEERKT0_RKSt11_Tuple_implIXT_EJS6_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1847 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1848
  ret ptr %2, !dbg !1849
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEE7_M_headERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1850 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERKS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1851
  ret ptr %2, !dbg !1852
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE7_M_headERKS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1853 {
  ret ptr %0, !dbg !1854
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterELb1ELb1EEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1855 {
  tail call void @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1856
  ret void, !dbg !1857
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEC2EOS5_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1858 {
  tail call void @_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1859
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1860
  store ptr null, ptr %3, align 8, !dbg !1861, !tbaa !22
  ret void, !dbg !1862
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1863 {
  tail call void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1864
  ret void, !dbg !1865
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt13__future_base7_ResultIiEENS0_12_Result_base8_DeleterEEEC2EOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !1866 {
  tail call void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2EOS3_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) #23, !dbg !1867
  %3 = load i64, ptr %1, align 8, !dbg !1867, !tbaa !22
  store i64 %3, ptr %0, align 8, !dbg !1867, !tbaa !22
  ret void, !dbg !1868
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJNSt13__future_base12_Result_base8_DeleterEEEC2EOS3_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #0 comdat align 2 !dbg !1869 {
  ret void, !dbg !1870
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERKT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1871 {
  %2 = tail call noundef ptr @_ZNKSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1872
  ret ptr %2, !dbg !1873
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1874 {
  ret ptr %0, !dbg !1875
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1876 {
  %2 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1877
  ret ptr %2, !dbg !1878
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPNSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1879 {
  %2 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1880
  ret ptr %2, !dbg !1881
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_managerERSt9_Any_dataRKS7_St18_Manager_operation(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i32 noundef %2) local_unnamed_addr #6 comdat align 2 !dbg !1882 {
  switch i32 %2, label %12 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %9
    i32 3, label %11
  ], !dbg !1883

4:                                                ; preds = %3
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPKSt9type_infoEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1884
  store ptr @_ZTINSt13__future_base13_State_baseV27_SetterIiOiEE, ptr %5, align 8, !dbg !1885, !tbaa !22
  br label %12, !dbg !1886

6:                                                ; preds = %3
  %7 = tail call noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1887
  %8 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt9_Any_data9_M_accessIPNSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1888
  store ptr %7, ptr %8, align 8, !dbg !1889, !tbaa !22
  br label %12, !dbg !1890

9:                                                ; preds = %3
  %10 = tail call noundef ptr @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE14_M_get_pointerERKSt9_Any_data(ptr noundef nonnull align 8 dereferenceable(16) %1) #23, !dbg !1891
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIRKS5_EEvRSt9_Any_dataOT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %10) #23, !dbg !1892
  br label %12, !dbg !1893

11:                                               ; preds = %3
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !1894
  br label %12, !dbg !1895

12:                                               ; preds = %3, %11, %9, %6, %4
  ret i1 false, !dbg !1896
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE15_M_init_functorIRKS5_EEvRSt9_Any_dataOT_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1897 {
  tail call void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIRKS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !1898
  ret void, !dbg !1899
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE10_M_destroyERSt9_Any_dataSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1900 {
  %2 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1901
  ret void, !dbg !1902
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14_Function_base13_Base_managerINSt13__future_base13_State_baseV27_SetterIiOiEEE9_M_createIRKS5_EEvRSt9_Any_dataOT_St17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 !dbg !1903 {
  %3 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1904
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !1905, !tbaa.struct !1799
  ret void, !dbg !1906
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt9_Any_data9_M_accessINSt13__future_base13_State_baseV27_SetterIiOiEEEERT_v(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !1907 {
  %2 = tail call noundef ptr @_ZNSt9_Any_data9_M_accessEv(ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !1908
  ret ptr %2, !dbg !1909
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt18shared_timed_mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #6 comdat align 2 !dbg !1910 {
  %2 = getelementptr inbounds %"class.std::unique_lock.32", ptr %0, i64 0, i32 1, !dbg !1911
  %3 = load i8, ptr %2, align 8, !dbg !1911, !tbaa !1581, !range !110, !noundef !11
  %4 = icmp eq i8 %3, 0, !dbg !1911
  br i1 %4, label %5, label %6, !dbg !1912

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #26, !dbg !1913
  unreachable, !dbg !1913

6:                                                ; preds = %1
  %7 = load ptr, ptr %0, align 8, !dbg !1914, !tbaa !1577
  %8 = icmp eq ptr %7, null, !dbg !1914
  br i1 %8, label %10, label %9, !dbg !1914

9:                                                ; preds = %6
  tail call void @_ZNSt18shared_timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %7), !dbg !1915
  store i8 0, ptr %2, align 8, !dbg !1916, !tbaa !1581
  br label %10, !dbg !1917

10:                                               ; preds = %6, %9
  ret void, !dbg !1918
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt18shared_timed_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #6 comdat align 2 !dbg !1919 {
  tail call void @_ZNSt22__shared_mutex_pthread6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %0), !dbg !1920
  ret void, !dbg !1921
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt22__shared_mutex_pthread6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #6 comdat align 2 !dbg !1922 {
  %2 = tail call fastcc noundef i32 @_ZStL23__glibcxx_rwlock_unlockP16pthread_rwlock_t(ptr noundef nonnull %0), !dbg !1923
  %3 = icmp eq i32 %2, 0, !dbg !1924
  br i1 %3, label %5, label %4, !dbg !1924, !prof !1925

4:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.12, i32 noundef 215, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv, ptr noundef nonnull @.str.13) #24, !dbg !1924
  unreachable, !dbg !1924

5:                                                ; preds = %1
  ret void, !dbg !1926
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc noundef i32 @_ZStL23__glibcxx_rwlock_unlockP16pthread_rwlock_t(ptr noundef %0) unnamed_addr #8 !dbg !1927 {
  %2 = tail call i32 @pthread_rwlock_unlock(ptr noundef %0) #23, !dbg !1928
  ret i32 %2, !dbg !1928
}

; Function Attrs: nounwind
declare !dbg !1929 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #1

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #5 comdat align 2 !dbg !1930 {
  tail call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1), !dbg !1931
  ret void, !dbg !1931
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !1932 {
  tail call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1933
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1934
  store ptr %1, ptr %3, align 8, !dbg !1935, !tbaa !22
  ret void, !dbg !1936
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1937 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !1938

2:                                                ; preds = %1
  ret void, !dbg !1939

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1938
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !1938
  tail call void @__clang_call_terminate(ptr %5) #24, !dbg !1938
  unreachable, !dbg !1938
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1940 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1941
  ret ptr %2, !dbg !1942
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #5 comdat align 2 !dbg !1943 {
  tail call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !1944
  tail call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !1945
  ret void, !dbg !1946
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #5 comdat align 2 !dbg !1947 {
  tail call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !1948
  ret void, !dbg !1949
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !1950 {
  store ptr null, ptr %0, align 8, !dbg !1951, !tbaa !1952
  ret void, !dbg !1954
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !1955 {
  ret void, !dbg !1956
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1957 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1958
  ret ptr %2, !dbg !1959
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1960 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1961
  ret ptr %2, !dbg !1962
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1963 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1964
  ret ptr %2, !dbg !1965
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1966 {
  ret ptr %0, !dbg !1967
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1968 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1969
  ret ptr %2, !dbg !1970
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !1971 {
  %3 = icmp eq ptr %1, null, !dbg !1972
  br i1 %3, label %8, label %4, !dbg !1972

4:                                                ; preds = %2
  %5 = load ptr, ptr %1, align 8, !dbg !1972, !tbaa !489
  %6 = getelementptr inbounds ptr, ptr %5, i64 1, !dbg !1972
  %7 = load ptr, ptr %6, align 8, !dbg !1972
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !1972
  br label %8, !dbg !1972

8:                                                ; preds = %4, %2
  ret void, !dbg !1973
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !1974 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !1975
  ret ptr %2, !dbg !1976
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !1977 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1978
  ret ptr %2, !dbg !1979
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat !dbg !1980 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1981
  ret ptr %2, !dbg !1982
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1983 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !1984
  ret ptr %2, !dbg !1985
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !1986 {
  ret ptr %0, !dbg !1987
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18shared_timed_mutex19try_lock_shared_forIlSt5ratioILl1ELl1000EEEEbRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1988 {
  %3 = alloca %"struct.std::chrono::duration", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::time_point", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1989
  %6 = tail call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1990
  store i64 %6, ptr %3, align 8, !dbg !1990
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1991
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !1991
  %7 = tail call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !1991
  store i64 %7, ptr %5, align 8, !dbg !1991
  %8 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !1992
  store i64 %8, ptr %4, align 8, !dbg !1992
  %9 = call noundef zeroext i1 @_ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !1993
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !1994
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !1994
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !1995
  ret i1 %9, !dbg !1994
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 !dbg !1996 {
  %3 = alloca %"struct.std::chrono::time_point.12", align 8
  %4 = alloca %"struct.std::chrono::duration", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %"struct.std::chrono::duration.8", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !1997
  %8 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !1998
  store i64 %8, ptr %3, align 8, !dbg !1998
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !1999
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !2000
  %9 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !2001
  store i64 %9, ptr %5, align 8, !dbg !2001
  %10 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !2002
  store i64 %10, ptr %4, align 8, !dbg !2002
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !2002
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #23, !dbg !2003
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !2004
  %11 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !2005
  store i64 %11, ptr %7, align 8, !dbg !2005
  %12 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !2006
  store i64 %12, ptr %6, align 8, !dbg !2007, !tbaa !252
  %13 = getelementptr inbounds %struct.timespec, ptr %6, i64 0, i32 1, !dbg !2007
  %14 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000000000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !2008
  store i64 %14, ptr %13, align 8, !dbg !2007, !tbaa !255
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !2007
  %15 = call i32 @pthread_rwlock_clockrdlock(ptr noundef nonnull %0, i32 noundef 1, ptr noundef nonnull %6) #23, !dbg !2009
  switch i32 %15, label %16 [
    i32 110, label %17
    i32 35, label %17
    i32 0, label %17
  ], !dbg !2010, !prof !1646

16:                                               ; preds = %2
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.12, i32 noundef 640, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt18shared_timed_mutex21try_lock_shared_untilINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEbRKNS1_10time_pointINS1_3_V212steady_clockET_EE, ptr noundef nonnull @.str.13) #24, !dbg !2011
  unreachable, !dbg !2011

17:                                               ; preds = %2, %2, %2
  %18 = icmp ne i32 %15, 110, !dbg !2012
  %19 = icmp ne i32 %15, 35
  %20 = and i1 %18, %19, !dbg !2010
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #23, !dbg !2013
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !2013
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !2013
  ret i1 %20, !dbg !2013
}

; Function Attrs: nounwind
declare !dbg !2014 i32 @pthread_rwlock_clockrdlock(ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt18shared_timed_mutex13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #6 comdat align 2 !dbg !2015 {
  tail call void @_ZNSt22__shared_mutex_pthread13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(56) %0), !dbg !2016
  ret void, !dbg !2017
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt22__shared_mutex_pthread13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(56) %0) local_unnamed_addr #6 comdat align 2 !dbg !2018 {
  tail call void @_ZNSt22__shared_mutex_pthread6unlockEv(ptr noundef nonnull align 8 dereferenceable(56) %0), !dbg !2019
  ret void, !dbg !2020
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt13__future_base13_State_baseV28wait_forIlSt5ratioILl1ELl1000EEEESt13future_statusRKNSt6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2021 {
  %3 = alloca %"struct.std::chrono::time_point", align 8
  %4 = alloca %"struct.std::chrono::time_point", align 8
  %5 = alloca %"struct.std::chrono::duration", align 8
  %6 = alloca %"struct.std::chrono::duration.9", align 8
  %7 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !2022
  %8 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef 2, i32 noundef 65535), !dbg !2023
  switch i32 %8, label %11 [
    i32 3, label %9
    i32 4, label %10
  ], !dbg !2028, !prof !2029

9:                                                ; preds = %2
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.17) #24, !dbg !2028
  unreachable, !dbg !2028

10:                                               ; preds = %2
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2030
  unreachable, !dbg !2030

11:                                               ; preds = %2
  %12 = load atomic i32, ptr %7 acquire, align 8, !dbg !2031
  %13 = and i32 %12, 2147483647, !dbg !2032
  %14 = icmp eq i32 %13, 1, !dbg !2033
  br i1 %14, label %44, label %15, !dbg !2022

15:                                               ; preds = %11
  %16 = load ptr, ptr %0, align 8, !dbg !2034, !tbaa !489
  %17 = getelementptr inbounds ptr, ptr %16, i64 3, !dbg !2034
  %18 = load ptr, ptr %17, align 8, !dbg !2034
  %19 = tail call noundef zeroext i1 %18(ptr noundef nonnull align 8 dereferenceable(28) %0), !dbg !2034
  br i1 %19, label %44, label %20, !dbg !2034

20:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #23, !dbg !2035
  %21 = tail call i64 @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEE4zeroEv() #23, !dbg !2035
  store i64 %21, ptr %6, align 8, !dbg !2035
  %22 = call noundef zeroext i1 @_ZNSt6chronogtIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %6), !dbg !2036
  br i1 %22, label %23, label %43, !dbg !2037

23:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !2038
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !2038
  %24 = call i64 @_ZNSt6chrono3_V212steady_clock3nowEv() #23, !dbg !2038
  store i64 %24, ptr %4, align 8, !dbg !2038
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #23, !dbg !2041
  %25 = call i64 @_ZNSt6chrono4ceilINS_8durationIlSt5ratioILl1ELl1000000000EEEElS2_ILl1ELl1000EEEENSt9enable_ifIXsr13__is_durationIT_EE5valueES7_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !2041
  store i64 %25, ptr %5, align 8, !dbg !2041
  %26 = call i64 @_ZNSt6chronoplINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEElS5_EENS_10time_pointIT_NSt11common_typeIJT0_NS3_IT1_T2_EEEE4typeEEERKNS7_IS8_SA_EERKSD_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !2042
  store i64 %26, ptr %3, align 8, !dbg !2042
  %27 = call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef 2, i32 noundef 65535), !dbg !2043
  switch i32 %27, label %30 [
    i32 3, label %28
    i32 4, label %29
  ], !dbg !2048, !prof !2029

28:                                               ; preds = %23
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.17) #24, !dbg !2048
  unreachable, !dbg !2048

29:                                               ; preds = %23
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2049
  unreachable, !dbg !2049

30:                                               ; preds = %23
  %31 = load atomic i32, ptr %7 acquire, align 8, !dbg !2050
  %32 = and i32 %31, 2147483647, !dbg !2051
  %33 = icmp eq i32 %32, 1, !dbg !2052
  br i1 %33, label %38, label %34, !dbg !2053

34:                                               ; preds = %30
  %35 = call noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE27_M_load_and_test_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEjjjbSt12memory_orderRKNS2_10time_pointINS2_3_V212steady_clockET_EE(ptr noundef nonnull align 4 dereferenceable(4) %7, i32 noundef %32, i32 noundef 1, i1 noundef zeroext true, i32 noundef 2, ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !2054
  %36 = and i32 %35, 2147483647, !dbg !2055
  %37 = icmp eq i32 %36, 1, !dbg !2056
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !2057
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !2057
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !2057
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !2058
  br i1 %37, label %39, label %44, !dbg !2058

38:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #23, !dbg !2057
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !2057
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !2057
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !2058
  br label %39, !dbg !2058

39:                                               ; preds = %38, %34
  %40 = load ptr, ptr %0, align 8, !dbg !2059, !tbaa !489
  %41 = getelementptr inbounds ptr, ptr %40, i64 2, !dbg !2059
  %42 = load ptr, ptr %41, align 8, !dbg !2059
  call void %42(ptr noundef nonnull align 8 dereferenceable(28) %0), !dbg !2059
  br label %44, !dbg !2060

43:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #23, !dbg !2058
  br label %44, !dbg !2058

44:                                               ; preds = %34, %43, %15, %11, %39
  %45 = phi i32 [ 0, %39 ], [ 0, %11 ], [ 2, %15 ], [ 1, %43 ], [ 1, %34 ], !dbg !2061
  ret i32 %45, !dbg !2062
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronogtIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #6 comdat !dbg !2063 {
  %3 = tail call noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !2064
  ret i1 %3, !dbg !2065
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i64 @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEE4zeroEv() local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2066 {
  %1 = alloca %"struct.std::chrono::duration.9", align 8
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !2067
  %3 = tail call noundef i64 @_ZNSt6chrono15duration_valuesIlE4zeroEv() #23, !dbg !2067
  store i64 %3, ptr %2, align 8, !dbg !2067, !tbaa !228
  call void @_ZNSt6chrono8durationIlSt5ratioILl1ELl1000EEEC2IlvEERKT_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !2068
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !2069
  %4 = load i64, ptr %1, align 8, !dbg !2069
  ret i64 %4, !dbg !2069
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) local_unnamed_addr #8 comdat !dbg !2070 {
  %3 = and i32 %1, %0, !dbg !2071
  ret i32 %3, !dbg !2072
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt6chronoltIlSt5ratioILl1ELl1000EElS2_EEbRKNS_8durationIT_T0_EERKNS3_IT1_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !2073 {
  %3 = alloca %"struct.std::chrono::duration.9", align 8
  %4 = alloca %"struct.std::chrono::duration.9", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #23, !dbg !2074
  %5 = load i64, ptr %0, align 8, !dbg !2074, !tbaa !228
  store i64 %5, ptr %3, align 8, !dbg !2074, !tbaa !228
  %6 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %3), !dbg !2075
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #23, !dbg !2076
  %7 = load i64, ptr %1, align 8, !dbg !2076, !tbaa !228
  store i64 %7, ptr %4, align 8, !dbg !2076, !tbaa !228
  %8 = call noundef i64 @_ZNKSt6chrono8durationIlSt5ratioILl1ELl1000EEE5countEv(ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !2077
  %9 = icmp slt i64 %6, %8, !dbg !2078
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #23, !dbg !2079
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #23, !dbg !2079
  ret i1 %9, !dbg !2079
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt6chrono15duration_valuesIlE4zeroEv() local_unnamed_addr #8 comdat align 2 !dbg !2080 {
  ret i64 0, !dbg !2081
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE27_M_load_and_test_until_implINSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEEEEjjjbSt12memory_orderRKNS2_10time_pointINS2_3_V212steady_clockET_EE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, ptr noundef nonnull align 8 dereferenceable(8) %5) local_unnamed_addr #6 comdat align 2 !dbg !2082 {
  %7 = alloca %"struct.std::chrono::time_point.12", align 8
  %8 = alloca %"struct.std::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #23, !dbg !2083
  %9 = tail call i64 @_ZNSt6chrono15time_point_castINS_8durationIlSt5ratioILl1ELl1EEEENS_3_V212steady_clockENS1_IlS2_ILl1ELl1000000000EEEEEENSt9enable_ifIXsr13__is_durationIT_EE5valueENS_10time_pointIT0_SA_EEE4typeERKNSB_ISC_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !2084
  store i64 %9, ptr %7, align 8, !dbg !2084
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #23, !dbg !2085
  %10 = call i64 @_ZNSt6chronomiINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1000000000EEEENS3_IlS4_ILl1ELl1EEEEEENSt11common_typeIJT0_T1_EE4typeERKNS_10time_pointIT_SA_EERKNSE_ISF_SB_EE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !2086
  store i64 %10, ptr %8, align 8, !dbg !2086
  %11 = call i64 @_ZNSt6chrono13duration_castINS_8durationIlSt5ratioILl1ELl1000000000EEEElS3_EENSt9enable_ifIXsr13__is_durationIT_EE5valueES6_E4typeERKNS1_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %8), !dbg !2087
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #23, !dbg !2087
  %12 = call i64 @_ZNKSt6chrono10time_pointINS_3_V212steady_clockENS_8durationIlSt5ratioILl1ELl1EEEEE16time_since_epochEv(ptr noundef nonnull align 8 dereferenceable(8) %7), !dbg !2088
  %13 = call noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE29_M_load_and_test_until_steadyEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i1 noundef zeroext true, i64 %12, i64 %11), !dbg !2089
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #23, !dbg !2090
  ret i32 %13, !dbg !2091
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE29_M_load_and_test_until_steadyEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i1 noundef zeroext %5, i64 %6, i64 %7) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2092 {
  br label %9, !dbg !2093

9:                                                ; preds = %25, %8
  %10 = phi i32 [ %1, %8 ], [ %27, %25 ]
  %11 = phi i32 [ undef, %8 ], [ %32, %25 ]
  %12 = atomicrmw or ptr %0, i32 -2147483648 monotonic, align 4, !dbg !2094
  %13 = or i32 %10, -2147483648, !dbg !2097
  %14 = tail call noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull %0, i32 noundef %13, i1 noundef zeroext %5, i64 %6, i64 %7), !dbg !2098
  %15 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %4, i32 noundef 65535), !dbg !2099
  switch i32 %15, label %18 [
    i32 3, label %16
    i32 4, label %17
  ], !dbg !2102, !prof !2029

16:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.17) #24, !dbg !2102
  unreachable, !dbg !2102

17:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2103
  unreachable, !dbg !2103

18:                                               ; preds = %9
  switch i32 %4, label %19 [
    i32 1, label %21
    i32 2, label %21
    i32 5, label %23
  ], !dbg !2104

19:                                               ; preds = %18
  %20 = load atomic i32, ptr %0 monotonic, align 4, !dbg !2104
  br label %25, !dbg !2104

21:                                               ; preds = %18, %18
  %22 = load atomic i32, ptr %0 acquire, align 4, !dbg !2104
  br label %25, !dbg !2104

23:                                               ; preds = %18
  %24 = load atomic i32, ptr %0 seq_cst, align 4, !dbg !2104
  br label %25, !dbg !2104

25:                                               ; preds = %19, %21, %23
  %26 = phi i32 [ %20, %19 ], [ %24, %23 ], [ %22, %21 ], !dbg !2104
  %27 = and i32 %26, 2147483647, !dbg !2105
  %28 = xor i1 %14, true, !dbg !2106
  %29 = icmp ne i32 %27, %2
  %30 = xor i1 %29, %3
  %31 = or i1 %30, %28, !dbg !2106
  %32 = select i1 %31, i32 %27, i32 %11, !dbg !2106
  br i1 %31, label %33, label %9

33:                                               ; preds = %25
  ret i32 %32, !dbg !2107
}

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #10

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #0 comdat align 2 !dbg !2108 {
  store ptr %1, ptr %0, align 8, !dbg !2109, !tbaa !22
  ret void, !dbg !2110
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(21) ptr @_ZNKSt14__basic_futureIiE13_M_get_resultEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2111 {
  %2 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  %3 = alloca %"class.std::__exception_ptr::exception_ptr", align 8
  tail call void @_ZNSt13__future_base13_State_baseV28_S_checkIS0_EEvRKSt10shared_ptrIT_E(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !2112
  %4 = tail call noundef ptr @_ZNKSt19__shared_ptr_accessINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2ELb0ELb0EEptEv(ptr noundef nonnull align 1 dereferenceable(1) %0) #23, !dbg !2113
  %5 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt13__future_base13_State_baseV24waitEv(ptr noundef nonnull align 8 dereferenceable(28) %4), !dbg !2114
  %6 = getelementptr inbounds %"struct.std::__future_base::_Result_base", ptr %5, i64 0, i32 1, !dbg !2115
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #23, !dbg !2116
  call void @_ZNSt15__exception_ptr13exception_ptrC2EDn(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr null) #23, !dbg !2116
  %7 = call noundef zeroext i1 @_ZNSt15__exception_ptreqERKNS_13exception_ptrES2_(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !2117
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !2118
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #23, !dbg !2118
  br i1 %7, label %12, label %8, !dbg !2118

8:                                                ; preds = %1
  call void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %6) #23, !dbg !2119
  invoke void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef nonnull %3) #26
          to label %9 unwind label %10, !dbg !2120

9:                                                ; preds = %8
  unreachable, !dbg !2120

10:                                               ; preds = %8
  %11 = landingpad { ptr, i32 }
          cleanup, !dbg !2121
  call void @_ZNSt15__exception_ptr13exception_ptrD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #23, !dbg !2120
  resume { ptr, i32 } %11, !dbg !2121

12:                                               ; preds = %1
  ret ptr %5, !dbg !2122
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__basic_futureIiE6_ResetD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !2123 {
  %2 = load ptr, ptr %0, align 8, !dbg !2124, !tbaa !2125
  tail call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !2127
  ret void, !dbg !2128
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt13__future_base13_State_baseV24waitEv(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2129 {
  %2 = load ptr, ptr %0, align 8, !dbg !2130, !tbaa !489
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !2130
  %4 = load ptr, ptr %3, align 8, !dbg !2130
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(28) %0), !dbg !2130
  %5 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 2, !dbg !2131
  %6 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef 2, i32 noundef 65535), !dbg !2132
  switch i32 %6, label %9 [
    i32 3, label %7
    i32 4, label %8
  ], !dbg !2137, !prof !2029

7:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.17) #24, !dbg !2137
  unreachable, !dbg !2137

8:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2138
  unreachable, !dbg !2138

9:                                                ; preds = %1
  %10 = load atomic i32, ptr %5 acquire, align 8, !dbg !2139
  %11 = and i32 %10, 2147483647, !dbg !2140
  %12 = icmp eq i32 %11, 1, !dbg !2141
  br i1 %12, label %15, label %13, !dbg !2142

13:                                               ; preds = %9
  %14 = tail call noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE16_M_load_and_testEjjbSt12memory_order(ptr noundef nonnull align 4 dereferenceable(4) %5, i32 noundef %11, i32 noundef 1, i1 noundef zeroext true, i32 noundef 2), !dbg !2143
  br label %15, !dbg !2144

15:                                               ; preds = %9, %13
  %16 = getelementptr inbounds %"class.std::__future_base::_State_baseV2", ptr %0, i64 0, i32 1, !dbg !2145
  %17 = tail call noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv(ptr noundef nonnull align 8 dereferenceable(8) %16) #23, !dbg !2146
  ret ptr %17, !dbg !2147
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt15__exception_ptreqERKNS_13exception_ptrES2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !2148 {
  %3 = load ptr, ptr %0, align 8, !dbg !2149, !tbaa !997
  %4 = load ptr, ptr %1, align 8, !dbg !2150, !tbaa !997
  %5 = icmp eq ptr %3, %4, !dbg !2151
  ret i1 %5, !dbg !2152
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EDn(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr %1) unnamed_addr #0 comdat align 2 !dbg !2153 {
  store ptr null, ptr %0, align 8, !dbg !2154, !tbaa !997
  ret void, !dbg !2155
}

; Function Attrs: noreturn
declare !dbg !2156 void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(ptr noundef) local_unnamed_addr #11

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__exception_ptr13exception_ptrC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #0 comdat align 2 !dbg !2157 {
  %3 = load ptr, ptr %1, align 8, !dbg !2158, !tbaa !997
  store ptr %3, ptr %0, align 8, !dbg !2159, !tbaa !997
  %4 = icmp eq ptr %3, null, !dbg !2160
  br i1 %4, label %6, label %5, !dbg !2160

5:                                                ; preds = %2
  tail call void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !2161
  br label %6, !dbg !2161

6:                                                ; preds = %5, %2
  ret void, !dbg !2162
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !2163 {
  %2 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !2164
  %3 = icmp eq ptr %2, null, !dbg !2164
  br i1 %3, label %4, label %5, !dbg !2164, !prof !513

4:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.19, i32 noundef 445, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEEdeEv, ptr noundef nonnull @.str.20) #24, !dbg !2164
  unreachable, !dbg !2164

5:                                                ; preds = %1
  %6 = tail call noundef ptr @_ZNKSt10unique_ptrINSt13__future_base12_Result_baseENS1_8_DeleterEE3getEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #23, !dbg !2165
  ret ptr %6, !dbg !2166
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE16_M_load_and_testEjjbSt12memory_order(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4) local_unnamed_addr #6 comdat align 2 !dbg !2167 {
  %6 = tail call noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE22_M_load_and_test_untilEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i1 noundef zeroext false, i64 0, i64 0), !dbg !2168
  ret i32 %6, !dbg !2169
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt23__atomic_futex_unsignedILj2147483648EE22_M_load_and_test_untilEjjbSt12memory_orderbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS3_IlS4_ILl1ELl1000000000EEEE(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3, i32 noundef %4, i1 noundef zeroext %5, i64 %6, i64 %7) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2170 {
  br label %9, !dbg !2171

9:                                                ; preds = %25, %8
  %10 = phi i32 [ %1, %8 ], [ %27, %25 ]
  %11 = phi i32 [ undef, %8 ], [ %32, %25 ]
  %12 = atomicrmw or ptr %0, i32 -2147483648 monotonic, align 4, !dbg !2172
  %13 = or i32 %10, -2147483648, !dbg !2174
  %14 = tail call noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull %0, i32 noundef %13, i1 noundef zeroext %5, i64 %6, i64 %7), !dbg !2175
  %15 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %4, i32 noundef 65535), !dbg !2176
  switch i32 %15, label %18 [
    i32 3, label %16
    i32 4, label %17
  ], !dbg !2179, !prof !2029

16:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.17) #24, !dbg !2179
  unreachable, !dbg !2179

17:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.16, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIjE4loadESt12memory_order, ptr noundef nonnull @.str.18) #24, !dbg !2180
  unreachable, !dbg !2180

18:                                               ; preds = %9
  switch i32 %4, label %19 [
    i32 1, label %21
    i32 2, label %21
    i32 5, label %23
  ], !dbg !2181

19:                                               ; preds = %18
  %20 = load atomic i32, ptr %0 monotonic, align 4, !dbg !2181
  br label %25, !dbg !2181

21:                                               ; preds = %18, %18
  %22 = load atomic i32, ptr %0 acquire, align 4, !dbg !2181
  br label %25, !dbg !2181

23:                                               ; preds = %18
  %24 = load atomic i32, ptr %0 seq_cst, align 4, !dbg !2181
  br label %25, !dbg !2181

25:                                               ; preds = %19, %21, %23
  %26 = phi i32 [ %20, %19 ], [ %24, %23 ], [ %22, %21 ], !dbg !2181
  %27 = and i32 %26, 2147483647, !dbg !2182
  %28 = xor i1 %14, true, !dbg !2183
  %29 = icmp ne i32 %27, %2
  %30 = xor i1 %29, %3
  %31 = or i1 %30, %28, !dbg !2183
  %32 = select i1 %31, i32 %27, i32 %11, !dbg !2183
  br i1 %31, label %33, label %9

33:                                               ; preds = %25
  ret i32 %32, !dbg !2184
}

declare noundef zeroext i1 @_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE(ptr noundef nonnull align 1 dereferenceable(1), ptr noundef, i32 noundef, i1 noundef zeroext, i64, i64) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE5resetEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !2185 {
  %2 = alloca %"class.std::__shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #23, !dbg !2186
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !2186
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE4swapERS4_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %0) #23, !dbg !2187
  call void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #23, !dbg !2186
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #23, !dbg !2186
  ret void, !dbg !2188
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !2189 {
  store ptr null, ptr %0, align 8, !dbg !2190, !tbaa !564
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !2191
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !2191
  ret void, !dbg !2192
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE4swapERS4_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #8 comdat align 2 !dbg !2193 {
  tail call void @_ZSt4swapIPNSt13__future_base13_State_baseV2EENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #23, !dbg !2194
  %3 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !2195
  %4 = getelementptr inbounds %"class.std::__shared_ptr", ptr %1, i64 0, i32 1, !dbg !2196
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #23, !dbg !2197
  ret void, !dbg !2198
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #0 comdat align 2 !dbg !2199 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !2200
  tail call void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #23, !dbg !2200
  ret void, !dbg !2200
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !2201 {
  store ptr null, ptr %0, align 8, !dbg !2202, !tbaa !472
  ret void, !dbg !2203
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt4swapIPNSt13__future_base13_State_baseV2EENSt9enable_ifIXsr6__and_ISt6__not_ISt15__is_tuple_likeIT_EESt21is_move_constructibleIS6_ESt18is_move_assignableIS6_EEE5valueEvE4typeERS6_SF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !2204 {
  %3 = load ptr, ptr %0, align 8, !dbg !2205, !tbaa !22
  %4 = load ptr, ptr %1, align 8, !dbg !2206, !tbaa !22
  store ptr %4, ptr %0, align 8, !dbg !2207, !tbaa !22
  store ptr %3, ptr %1, align 8, !dbg !2208, !tbaa !22
  ret void, !dbg !2209
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE7_M_swapERS2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat align 2 !dbg !2210 {
  %3 = load ptr, ptr %1, align 8, !dbg !2211, !tbaa !472
  %4 = load ptr, ptr %0, align 8, !dbg !2212, !tbaa !472
  store ptr %4, ptr %1, align 8, !dbg !2213, !tbaa !472
  store ptr %3, ptr %0, align 8, !dbg !2214, !tbaa !472
  ret void, !dbg !2215
}

; Function Attrs: noinline nounwind uwtable
define internal void @_GLOBAL__sub_I_timed.cpp() #0 section ".text.startup" !dbg !2216 {
  tail call fastcc void @__cxx_global_var_init(), !dbg !2217
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
!47 = !DILocation(line: 61, column: 2, scope: !15)
!48 = !DILocation(line: 62, column: 9, scope: !15)
!49 = !DILocation(line: 63, column: 2, scope: !15)
!50 = !DILocation(line: 64, column: 2, scope: !15)
!51 = distinct !DISubprogram(name: "promise", scope: !52, file: !52, line: 1079, type: !10, scopeLine: 1082, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!52 = !DIFile(filename: "include/c++/12/future", directory: "")
!53 = !DILocation(line: 1080, column: 19, scope: !51)
!54 = !DILocation(line: 1081, column: 13, scope: !51)
!55 = !DILocation(line: 1081, column: 2, scope: !51)
!56 = !DILocation(line: 1081, column: 17, scope: !51)
!57 = !DILocation(line: 1082, column: 9, scope: !51)
!58 = distinct !DISubprogram(name: "get_future", scope: !52, file: !52, line: 1128, type: !10, scopeLine: 1129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!59 = !DILocation(line: 1129, column: 16, scope: !58)
!60 = !DILocation(line: 1129, column: 9, scope: !58)
!61 = distinct !DISubprogram(name: "thread<(lambda at cpp/timed.cpp:34:21), void>", scope: !62, file: !62, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!62 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!63 = !DILocation(line: 126, column: 7, scope: !61)
!64 = !DILocation(line: 142, column: 29, scope: !61)
!65 = !DILocation(line: 142, column: 33, scope: !61)
!66 = !DILocation(line: 142, column: 18, scope: !61)
!67 = !DILocation(line: 142, column: 2, scope: !61)
!68 = !DILocation(line: 145, column: 7, scope: !61)
!69 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 20, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!70 = !DILocation(line: 22, column: 2, scope: !69)
!71 = !DILocation(line: 22, column: 31, scope: !69)
!72 = !DILocation(line: 23, column: 29, scope: !69)
!73 = !DILocation(line: 23, column: 14, scope: !69)
!74 = !DILocation(line: 23, column: 6, scope: !69)
!75 = !DILocation(line: 27, column: 1, scope: !69)
!76 = !DILocation(line: 25, column: 7, scope: !69)
!77 = !DILocation(line: 26, column: 2, scope: !69)
!78 = distinct !DISubprogram(name: "try_lock_until<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !79, file: !79, line: 248, type: !10, scopeLine: 249, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!79 = !DIFile(filename: "include/c++/12/mutex", directory: "")
!80 = !DILocation(line: 249, column: 16, scope: !78)
!81 = !DILocation(line: 249, column: 9, scope: !78)
!82 = distinct !DISubprogram(name: "operator+<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1L> >", scope: !83, file: !83, line: 986, type: !10, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!83 = !DIFile(filename: "include/c++/12/bits/chrono.h", directory: "")
!84 = !DILocation(line: 992, column: 22, scope: !82)
!85 = !DILocation(line: 992, column: 28, scope: !82)
!86 = !DILocation(line: 992, column: 47, scope: !82)
!87 = !DILocation(line: 992, column: 9, scope: !82)
!88 = !DILocation(line: 992, column: 2, scope: !82)
!89 = distinct !DISubprogram(name: "operator\22\22s<'1'>", scope: !83, file: !83, line: 1278, type: !10, scopeLine: 1279, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!90 = !DILocation(line: 1279, column: 16, scope: !89)
!91 = !DILocation(line: 1279, column: 9, scope: !89)
!92 = distinct !DISubprogram(name: "unlock", scope: !79, file: !79, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!93 = !DILocation(line: 255, column: 7, scope: !92)
!94 = !DILocation(line: 256, column: 5, scope: !92)
!95 = distinct !DISubprogram(name: "operator\22\22ms<'5'>", scope: !83, file: !83, line: 1289, type: !10, scopeLine: 1290, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!96 = !DILocation(line: 1290, column: 16, scope: !95)
!97 = !DILocation(line: 1290, column: 9, scope: !95)
!98 = distinct !DISubprogram(name: "shared_lock<long, std::ratio<1L, 1000L> >", scope: !99, file: !99, line: 745, type: !10, scopeLine: 748, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!99 = !DIFile(filename: "include/c++/12/shared_mutex", directory: "")
!100 = !DILocation(line: 747, column: 9, scope: !98)
!101 = !{!102, !23, i64 0}
!102 = !{!"_ZTSSt11shared_lockISt18shared_timed_mutexE", !23, i64 0, !103, i64 8}
!103 = !{!"bool", !24, i64 0}
!104 = !DILocation(line: 748, column: 2, scope: !98)
!105 = !DILocation(line: 748, column: 14, scope: !98)
!106 = !{!102, !103, i64 8}
!107 = !DILocation(line: 748, column: 49, scope: !98)
!108 = distinct !DISubprogram(name: "~shared_lock", scope: !99, file: !99, line: 750, type: !10, scopeLine: 751, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = !DILocation(line: 752, column: 6, scope: !108)
!110 = !{i8 0, i8 2}
!111 = !DILocation(line: 753, column: 4, scope: !108)
!112 = !DILocation(line: 753, column: 11, scope: !108)
!113 = !DILocation(line: 754, column: 7, scope: !108)
!114 = distinct !DISubprogram(name: "wait_for<long, std::ratio<1L, 1000L> >", scope: !52, file: !52, line: 700, type: !10, scopeLine: 701, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!115 = !DILocation(line: 702, column: 11, scope: !114)
!116 = !DILocation(line: 703, column: 18, scope: !114)
!117 = !DILocation(line: 703, column: 28, scope: !114)
!118 = !DILocation(line: 703, column: 11, scope: !114)
!119 = distinct !DISubprogram(name: "operator\22\22ms<'1'>", scope: !83, file: !83, line: 1289, type: !10, scopeLine: 1290, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!120 = !DILocation(line: 1290, column: 16, scope: !119)
!121 = !DILocation(line: 1290, column: 9, scope: !119)
!122 = distinct !DISubprogram(name: "get", scope: !52, file: !52, line: 803, type: !10, scopeLine: 804, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = !DILocation(line: 805, column: 9, scope: !122)
!124 = !DILocation(line: 805, column: 37, scope: !122)
!125 = !DILocation(line: 806, column: 32, scope: !122)
!126 = !DILocation(line: 806, column: 48, scope: !122)
!127 = !DILocation(line: 806, column: 16, scope: !122)
!128 = !DILocation(line: 807, column: 7, scope: !122)
!129 = !DISubprogram(name: "__assert_fail", scope: !130, file: !130, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!130 = !DIFile(filename: "include/assert.h", directory: "")
!131 = distinct !DISubprogram(name: "~thread", scope: !62, file: !62, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!132 = !DILocation(line: 150, column: 11, scope: !131)
!133 = !DILocation(line: 312, column: 5, scope: !134, inlinedAt: !136)
!134 = distinct !DISubprogram(name: "__terminate", scope: !135, file: !135, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!135 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!136 = distinct !DILocation(line: 151, column: 2, scope: !131)
!137 = !DILocation(line: 152, column: 5, scope: !131)
!138 = distinct !DISubprogram(name: "~__basic_future", scope: !52, file: !52, line: 674, type: !10, scopeLine: 674, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!139 = !DILocation(line: 674, column: 11, scope: !138)
!140 = distinct !DISubprogram(name: "~promise", scope: !52, file: !52, line: 1103, type: !10, scopeLine: 1104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!141 = !DILocation(line: 1105, column: 31, scope: !140)
!142 = !DILocation(line: 1105, column: 42, scope: !140)
!143 = !DILocation(line: 1105, column: 56, scope: !140)
!144 = !DILocation(line: 1105, column: 13, scope: !140)
!145 = !DILocation(line: 1106, column: 11, scope: !140)
!146 = !DILocation(line: 1106, column: 49, scope: !140)
!147 = !DILocation(line: 1106, column: 39, scope: !140)
!148 = !DILocation(line: 1106, column: 22, scope: !140)
!149 = !DILocation(line: 1107, column: 7, scope: !140)
!150 = distinct !DISubprogram(name: "unique_lock", scope: !151, file: !151, line: 66, type: !10, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!151 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!152 = !DILocation(line: 67, column: 9, scope: !150)
!153 = !{!154, !23, i64 0}
!154 = !{!"_ZTSSt11unique_lockISt5mutexE", !23, i64 0, !103, i64 8}
!155 = !DILocation(line: 67, column: 43, scope: !150)
!156 = !{!154, !103, i64 8}
!157 = !DILocation(line: 69, column: 2, scope: !150)
!158 = !DILocation(line: 70, column: 10, scope: !150)
!159 = !DILocation(line: 71, column: 7, scope: !150)
!160 = distinct !DISubprogram(name: "wait_for<long, std::ratio<1L, 1000L>, (lambda at cpp/timed.cpp:23:35)>", scope: !161, file: !161, line: 169, type: !162, scopeLine: 172, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!161 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!162 = !DISubroutineType(cc: DW_CC_nocall, types: !11)
!163 = !DILocation(line: 175, column: 6, scope: !160)
!164 = !DILocation(line: 176, column: 6, scope: !160)
!165 = !DILocation(line: 175, column: 26, scope: !160)
!166 = !DILocation(line: 174, column: 9, scope: !160)
!167 = !DILocation(line: 174, column: 2, scope: !160)
!168 = distinct !DISubprogram(name: "operator\22\22ms<'1', '0'>", scope: !83, file: !83, line: 1289, type: !10, scopeLine: 1290, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!169 = !DILocation(line: 1290, column: 16, scope: !168)
!170 = !DILocation(line: 1290, column: 9, scope: !168)
!171 = distinct !DISubprogram(name: "~unique_lock", scope: !151, file: !151, line: 101, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!172 = !DILocation(line: 103, column: 6, scope: !171)
!173 = !DILocation(line: 104, column: 4, scope: !171)
!174 = !DILocation(line: 105, column: 7, scope: !171)
!175 = distinct !DISubprogram(name: "lock", scope: !151, file: !151, line: 131, type: !10, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!176 = !DILocation(line: 133, column: 7, scope: !175)
!177 = !DILocation(line: 133, column: 6, scope: !175)
!178 = !DILocation(line: 134, column: 4, scope: !175)
!179 = !DILocation(line: 135, column: 11, scope: !175)
!180 = !DILocation(line: 136, column: 4, scope: !175)
!181 = !DILocation(line: 139, column: 17, scope: !175)
!182 = !DILocation(line: 140, column: 14, scope: !175)
!183 = !DILocation(line: 142, column: 7, scope: !175)
!184 = !DISubprogram(name: "__throw_system_error", scope: !185, file: !185, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!185 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!186 = distinct !DISubprogram(name: "lock", scope: !187, file: !187, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!187 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!188 = !DILocation(line: 100, column: 17, scope: !186)
!189 = !DILocation(line: 103, column: 11, scope: !186)
!190 = !DILocation(line: 104, column: 2, scope: !186)
!191 = !DILocation(line: 105, column: 5, scope: !186)
!192 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !193, file: !193, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!193 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!194 = !DILocation(line: 749, column: 12, scope: !192)
!195 = !DILocation(line: 752, column: 1, scope: !192)
!196 = !DISubprogram(name: "pthread_mutex_lock", scope: !197, file: !197, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!197 = !DIFile(filename: "include/pthread.h", directory: "")
!198 = distinct !DISubprogram(name: "wait_until<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, (lambda at cpp/timed.cpp:23:35)>", scope: !161, file: !161, line: 146, type: !162, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!199 = !DILocation(line: 150, column: 2, scope: !198)
!200 = !DILocation(line: 150, column: 10, scope: !198)
!201 = !DILocation(line: 151, column: 8, scope: !198)
!202 = !DILocation(line: 151, column: 36, scope: !198)
!203 = distinct !{!203, !199, !204, !205, !206}
!204 = !DILocation(line: 152, column: 17, scope: !198)
!205 = !{!"llvm.loop.mustprogress"}
!206 = !{!"llvm.loop.unroll.disable"}
!207 = !DILocation(line: 152, column: 13, scope: !198)
!208 = !DILocation(line: 152, column: 6, scope: !198)
!209 = !DILocation(line: 0, scope: !198)
!210 = !DILocation(line: 154, column: 7, scope: !198)
!211 = distinct !DISubprogram(name: "operator+<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1000000000L> >", scope: !83, file: !83, line: 986, type: !10, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!212 = !DILocation(line: 992, column: 22, scope: !211)
!213 = !DILocation(line: 992, column: 28, scope: !211)
!214 = !DILocation(line: 992, column: 47, scope: !211)
!215 = !DILocation(line: 992, column: 9, scope: !211)
!216 = !DILocation(line: 992, column: 2, scope: !211)
!217 = distinct !DISubprogram(name: "ceil<std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1000L> >", scope: !83, file: !83, line: 344, type: !10, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = !DILocation(line: 346, column: 2, scope: !217)
!219 = !DILocation(line: 346, column: 14, scope: !217)
!220 = !DILocation(line: 347, column: 11, scope: !217)
!221 = !DILocation(line: 347, column: 6, scope: !217)
!222 = !DILocation(line: 348, column: 18, scope: !217)
!223 = !DILocation(line: 348, column: 25, scope: !217)
!224 = !DILocation(line: 348, column: 16, scope: !217)
!225 = !DILocation(line: 348, column: 4, scope: !217)
!226 = !DILocation(line: 349, column: 9, scope: !217)
!227 = !{i64 0, i64 8, !228}
!228 = !{!229, !229, i64 0}
!229 = !{!"long", !24, i64 0}
!230 = !DILocation(line: 349, column: 2, scope: !217)
!231 = !DILocation(line: 0, scope: !217)
!232 = !DILocation(line: 350, column: 7, scope: !217)
!233 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 23, type: !162, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!234 = !DILocation(line: 23, column: 47, scope: !233)
!235 = !DILocation(line: 23, column: 53, scope: !233)
!236 = !DILocation(line: 23, column: 40, scope: !233)
!237 = distinct !DISubprogram(name: "wait_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !161, file: !161, line: 108, type: !10, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!238 = !DILocation(line: 110, column: 16, scope: !237)
!239 = !DILocation(line: 110, column: 9, scope: !237)
!240 = distinct !DISubprogram(name: "__wait_until_impl<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !161, file: !161, line: 188, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!241 = !DILocation(line: 191, column: 2, scope: !240)
!242 = !DILocation(line: 191, column: 13, scope: !240)
!243 = !DILocation(line: 192, column: 2, scope: !240)
!244 = !DILocation(line: 192, column: 57, scope: !240)
!245 = !DILocation(line: 192, column: 65, scope: !240)
!246 = !DILocation(line: 192, column: 14, scope: !240)
!247 = !DILocation(line: 194, column: 2, scope: !240)
!248 = !DILocation(line: 196, column: 31, scope: !240)
!249 = !DILocation(line: 196, column: 35, scope: !240)
!250 = !DILocation(line: 196, column: 54, scope: !240)
!251 = !DILocation(line: 195, column: 4, scope: !240)
!252 = !{!253, !229, i64 0}
!253 = !{!"_ZTS8timespec", !229, i64 0, !229, i64 8}
!254 = !DILocation(line: 197, column: 29, scope: !240)
!255 = !{!253, !229, i64 8}
!256 = !DILocation(line: 200, column: 29, scope: !240)
!257 = !DILocation(line: 200, column: 10, scope: !240)
!258 = !DILocation(line: 202, column: 10, scope: !240)
!259 = !DILocation(line: 202, column: 30, scope: !240)
!260 = !DILocation(line: 202, column: 2, scope: !240)
!261 = !DILocation(line: 204, column: 7, scope: !240)
!262 = distinct !DISubprogram(name: "time_point_cast<std::chrono::duration<long, std::ratio<1L, 1L> >, std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !83, file: !83, line: 941, type: !10, scopeLine: 942, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!263 = !DILocation(line: 944, column: 22, scope: !262)
!264 = !DILocation(line: 944, column: 44, scope: !262)
!265 = !DILocation(line: 944, column: 48, scope: !262)
!266 = !DILocation(line: 944, column: 9, scope: !262)
!267 = !DILocation(line: 944, column: 2, scope: !262)
!268 = distinct !DISubprogram(name: "duration_cast<std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1000000000L> >", scope: !83, file: !83, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!269 = !DILocation(line: 260, column: 9, scope: !268)
!270 = !DILocation(line: 260, column: 2, scope: !268)
!271 = distinct !DISubprogram(name: "operator-<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, std::chrono::duration<long, std::ratio<1L, 1L> > >", scope: !83, file: !83, line: 1026, type: !10, scopeLine: 1028, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!272 = !DILocation(line: 1028, column: 16, scope: !271)
!273 = !DILocation(line: 1028, column: 22, scope: !271)
!274 = !DILocation(line: 1028, column: 43, scope: !271)
!275 = !DILocation(line: 1028, column: 49, scope: !271)
!276 = !DILocation(line: 1028, column: 41, scope: !271)
!277 = !DILocation(line: 1028, column: 9, scope: !271)
!278 = distinct !DISubprogram(name: "time_since_epoch", scope: !83, file: !83, line: 882, type: !10, scopeLine: 883, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!279 = !DILocation(line: 883, column: 11, scope: !278)
!280 = !DILocation(line: 883, column: 4, scope: !278)
!281 = distinct !DISubprogram(name: "count", scope: !83, file: !83, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!282 = !DILocation(line: 522, column: 11, scope: !281)
!283 = !{!284, !229, i64 0}
!284 = !{!"_ZTSNSt6chrono8durationIlSt5ratioILl1ELl1EEEE", !229, i64 0}
!285 = !DILocation(line: 522, column: 4, scope: !281)
!286 = distinct !DISubprogram(name: "count", scope: !83, file: !83, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!287 = !DILocation(line: 522, column: 11, scope: !286)
!288 = !{!289, !229, i64 0}
!289 = !{!"_ZTSNSt6chrono8durationIlSt5ratioILl1ELl1000000000EEEE", !229, i64 0}
!290 = !DILocation(line: 522, column: 4, scope: !286)
!291 = distinct !DISubprogram(name: "wait_until", scope: !187, file: !187, line: 167, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!292 = !DILocation(line: 169, column: 44, scope: !291)
!293 = !DILocation(line: 169, column: 7, scope: !291)
!294 = !DILocation(line: 171, column: 5, scope: !291)
!295 = distinct !DISubprogram(name: "mutex", scope: !151, file: !151, line: 224, type: !10, scopeLine: 225, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!296 = !DILocation(line: 225, column: 16, scope: !295)
!297 = !DILocation(line: 225, column: 9, scope: !295)
!298 = distinct !DISubprogram(name: "operator<<std::chrono::_V2::steady_clock, std::chrono::duration<long, std::ratio<1L, 1000000000L> >, std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !83, file: !83, line: 1059, type: !10, scopeLine: 1061, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!299 = !DILocation(line: 1061, column: 17, scope: !298)
!300 = !DILocation(line: 1061, column: 23, scope: !298)
!301 = !DILocation(line: 1061, column: 44, scope: !298)
!302 = !DILocation(line: 1061, column: 50, scope: !298)
!303 = !DILocation(line: 1061, column: 42, scope: !298)
!304 = !DILocation(line: 1061, column: 9, scope: !298)
!305 = distinct !DISubprogram(name: "duration_cast<std::chrono::duration<long, std::ratio<1L, 1L> >, long, std::ratio<1L, 1000000000L> >", scope: !83, file: !83, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!306 = !DILocation(line: 260, column: 9, scope: !305)
!307 = !DILocation(line: 260, column: 2, scope: !305)
!308 = distinct !DISubprogram(name: "time_since_epoch", scope: !83, file: !83, line: 882, type: !10, scopeLine: 883, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!309 = !DILocation(line: 883, column: 11, scope: !308)
!310 = !DILocation(line: 883, column: 4, scope: !308)
!311 = distinct !DISubprogram(name: "time_point", scope: !83, file: !83, line: 869, type: !10, scopeLine: 871, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!312 = !DILocation(line: 870, column: 4, scope: !311)
!313 = !DILocation(line: 871, column: 4, scope: !311)
!314 = distinct !DISubprogram(name: "__cast<long, std::ratio<1L, 1000000000L> >", scope: !83, file: !83, line: 208, type: !10, scopeLine: 209, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!315 = !DILocation(line: 211, column: 20, scope: !314)
!316 = !DILocation(line: 212, column: 29, scope: !314)
!317 = !DILocation(line: 212, column: 38, scope: !314)
!318 = !DILocation(line: 211, column: 13, scope: !314)
!319 = !DILocation(line: 211, column: 6, scope: !314)
!320 = distinct !DISubprogram(name: "duration<long, void>", scope: !83, file: !83, line: 505, type: !10, scopeLine: 506, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!321 = !DILocation(line: 506, column: 27, scope: !320)
!322 = !DILocation(line: 506, column: 6, scope: !320)
!323 = !DILocation(line: 506, column: 37, scope: !320)
!324 = distinct !DISubprogram(name: "__cast<long, std::ratio<1L, 1000000000L> >", scope: !83, file: !83, line: 196, type: !10, scopeLine: 197, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!325 = !DILocation(line: 199, column: 20, scope: !324)
!326 = !DILocation(line: 199, column: 46, scope: !324)
!327 = !DILocation(line: 199, column: 13, scope: !324)
!328 = !DILocation(line: 199, column: 6, scope: !324)
!329 = distinct !DISubprogram(name: "duration<long, void>", scope: !83, file: !83, line: 505, type: !10, scopeLine: 506, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!330 = !DILocation(line: 506, column: 27, scope: !329)
!331 = !DILocation(line: 506, column: 6, scope: !329)
!332 = !DILocation(line: 506, column: 37, scope: !329)
!333 = distinct !DISubprogram(name: "operator-<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1L> >", scope: !83, file: !83, line: 644, type: !10, scopeLine: 646, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!334 = !DILocation(line: 650, column: 14, scope: !333)
!335 = !DILocation(line: 650, column: 26, scope: !333)
!336 = !DILocation(line: 650, column: 36, scope: !333)
!337 = !DILocation(line: 650, column: 48, scope: !333)
!338 = !DILocation(line: 650, column: 34, scope: !333)
!339 = !DILocation(line: 650, column: 9, scope: !333)
!340 = !DILocation(line: 650, column: 2, scope: !333)
!341 = distinct !DISubprogram(name: "duration<long, std::ratio<1L, 1L>, void>", scope: !83, file: !83, line: 513, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!342 = !DILocation(line: 514, column: 10, scope: !341)
!343 = !DILocation(line: 514, column: 39, scope: !341)
!344 = !DILocation(line: 514, column: 6, scope: !341)
!345 = !DILocation(line: 514, column: 50, scope: !341)
!346 = distinct !DISubprogram(name: "duration_cast<std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1L> >", scope: !83, file: !83, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!347 = !DILocation(line: 260, column: 9, scope: !346)
!348 = !DILocation(line: 260, column: 2, scope: !346)
!349 = distinct !DISubprogram(name: "__cast<long, std::ratio<1L, 1L> >", scope: !83, file: !83, line: 221, type: !10, scopeLine: 222, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!350 = !DILocation(line: 224, column: 20, scope: !349)
!351 = !DILocation(line: 225, column: 29, scope: !349)
!352 = !DILocation(line: 225, column: 38, scope: !349)
!353 = !DILocation(line: 224, column: 13, scope: !349)
!354 = !DILocation(line: 224, column: 6, scope: !349)
!355 = !DISubprogram(name: "pthread_cond_clockwait", scope: !197, file: !197, line: 1171, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!356 = distinct !DISubprogram(name: "native_handle", scope: !187, file: !187, line: 122, type: !10, scopeLine: 123, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!357 = !DILocation(line: 123, column: 7, scope: !356)
!358 = distinct !DISubprogram(name: "operator<<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1000000000L> >", scope: !83, file: !83, line: 756, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!359 = !DILocation(line: 762, column: 9, scope: !358)
!360 = !DILocation(line: 762, column: 21, scope: !358)
!361 = !DILocation(line: 762, column: 31, scope: !358)
!362 = !DILocation(line: 762, column: 43, scope: !358)
!363 = !DILocation(line: 762, column: 29, scope: !358)
!364 = !DILocation(line: 762, column: 2, scope: !358)
!365 = distinct !DISubprogram(name: "operator+<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1000000000L> >", scope: !83, file: !83, line: 630, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!366 = !DILocation(line: 636, column: 14, scope: !365)
!367 = !DILocation(line: 636, column: 26, scope: !365)
!368 = !DILocation(line: 636, column: 36, scope: !365)
!369 = !DILocation(line: 636, column: 48, scope: !365)
!370 = !DILocation(line: 636, column: 34, scope: !365)
!371 = !DILocation(line: 636, column: 9, scope: !365)
!372 = !DILocation(line: 636, column: 2, scope: !365)
!373 = distinct !DISubprogram(name: "time_point", scope: !83, file: !83, line: 869, type: !10, scopeLine: 871, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!374 = !DILocation(line: 870, column: 4, scope: !373)
!375 = !DILocation(line: 871, column: 4, scope: !373)
!376 = distinct !DISubprogram(name: "duration_cast<std::chrono::duration<long, std::ratio<1L, 1000000000L> >, long, std::ratio<1L, 1000L> >", scope: !83, file: !83, line: 252, type: !10, scopeLine: 253, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!377 = !DILocation(line: 260, column: 9, scope: !376)
!378 = !DILocation(line: 260, column: 2, scope: !376)
!379 = distinct !DISubprogram(name: "operator<<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1000L> >", scope: !83, file: !83, line: 756, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!380 = !DILocation(line: 762, column: 9, scope: !379)
!381 = !DILocation(line: 762, column: 21, scope: !379)
!382 = !DILocation(line: 762, column: 31, scope: !379)
!383 = !DILocation(line: 762, column: 43, scope: !379)
!384 = !DILocation(line: 762, column: 29, scope: !379)
!385 = !DILocation(line: 762, column: 2, scope: !379)
!386 = distinct !DISubprogram(name: "duration<int, void>", scope: !83, file: !83, line: 505, type: !10, scopeLine: 506, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!387 = !DILocation(line: 506, column: 27, scope: !386)
!388 = !DILocation(line: 506, column: 6, scope: !386)
!389 = !DILocation(line: 506, column: 37, scope: !386)
!390 = distinct !DISubprogram(name: "__cast<long, std::ratio<1L, 1000L> >", scope: !83, file: !83, line: 221, type: !10, scopeLine: 222, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!391 = !DILocation(line: 224, column: 20, scope: !390)
!392 = !DILocation(line: 225, column: 29, scope: !390)
!393 = !DILocation(line: 225, column: 38, scope: !390)
!394 = !DILocation(line: 224, column: 13, scope: !390)
!395 = !DILocation(line: 224, column: 6, scope: !390)
!396 = distinct !DISubprogram(name: "count", scope: !83, file: !83, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!397 = !DILocation(line: 522, column: 11, scope: !396)
!398 = !{!399, !229, i64 0}
!399 = !{!"_ZTSNSt6chrono8durationIlSt5ratioILl1ELl1000EEEE", !229, i64 0}
!400 = !DILocation(line: 522, column: 4, scope: !396)
!401 = distinct !DISubprogram(name: "duration<long, std::ratio<1L, 1000L>, void>", scope: !83, file: !83, line: 513, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!402 = !DILocation(line: 514, column: 10, scope: !401)
!403 = !DILocation(line: 514, column: 39, scope: !401)
!404 = !DILocation(line: 514, column: 6, scope: !401)
!405 = !DILocation(line: 514, column: 50, scope: !401)
!406 = distinct !DISubprogram(name: "__check_overflow<std::chrono::duration<long, std::ratio<1L, 1000L> >, '1', '0'>", scope: !83, file: !83, line: 1238, type: !10, scopeLine: 1239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!407 = !DILocation(line: 1241, column: 2, scope: !406)
!408 = !DILocation(line: 1241, column: 31, scope: !406)
!409 = !DILocation(line: 1244, column: 9, scope: !406)
!410 = !DILocation(line: 1245, column: 7, scope: !406)
!411 = distinct !DISubprogram(name: "duration<long, void>", scope: !83, file: !83, line: 505, type: !10, scopeLine: 506, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!412 = !DILocation(line: 506, column: 27, scope: !411)
!413 = !DILocation(line: 506, column: 6, scope: !411)
!414 = !DILocation(line: 506, column: 37, scope: !411)
!415 = distinct !DISubprogram(name: "unlock", scope: !151, file: !151, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!416 = !DILocation(line: 191, column: 7, scope: !415)
!417 = !DILocation(line: 191, column: 6, scope: !415)
!418 = !DILocation(line: 192, column: 4, scope: !415)
!419 = !DILocation(line: 193, column: 11, scope: !415)
!420 = !DILocation(line: 195, column: 17, scope: !415)
!421 = !DILocation(line: 196, column: 14, scope: !415)
!422 = !DILocation(line: 197, column: 4, scope: !415)
!423 = !DILocation(line: 198, column: 7, scope: !415)
!424 = !DISubprogram(name: "terminate", scope: !135, file: !135, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!425 = distinct !DISubprogram(name: "unlock", scope: !187, file: !187, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!426 = !DILocation(line: 118, column: 7, scope: !425)
!427 = !DILocation(line: 119, column: 5, scope: !425)
!428 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !193, file: !193, line: 776, type: !162, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!429 = !DILocation(line: 779, column: 12, scope: !428)
!430 = !DILocation(line: 782, column: 1, scope: !428)
!431 = !DISubprogram(name: "pthread_mutex_unlock", scope: !197, file: !197, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!432 = distinct !DISubprogram(name: "operator+<long, std::ratio<1L, 1000000000L>, long, std::ratio<1L, 1L> >", scope: !83, file: !83, line: 630, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!433 = !DILocation(line: 636, column: 14, scope: !432)
!434 = !DILocation(line: 636, column: 26, scope: !432)
!435 = !DILocation(line: 636, column: 36, scope: !432)
!436 = !DILocation(line: 636, column: 48, scope: !432)
!437 = !DILocation(line: 636, column: 34, scope: !432)
!438 = !DILocation(line: 636, column: 9, scope: !432)
!439 = !DILocation(line: 636, column: 2, scope: !432)
!440 = distinct !DISubprogram(name: "__check_overflow<std::chrono::duration<long, std::ratio<1L, 1L> >, '1'>", scope: !83, file: !83, line: 1238, type: !10, scopeLine: 1239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!441 = !DILocation(line: 1241, column: 2, scope: !440)
!442 = !DILocation(line: 1241, column: 31, scope: !440)
!443 = !DILocation(line: 1244, column: 9, scope: !440)
!444 = !DILocation(line: 1245, column: 7, scope: !440)
!445 = distinct !DISubprogram(name: "__check_overflow<std::chrono::duration<long, std::ratio<1L, 1000L> >, '5'>", scope: !83, file: !83, line: 1238, type: !10, scopeLine: 1239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!446 = !DILocation(line: 1241, column: 2, scope: !445)
!447 = !DILocation(line: 1241, column: 31, scope: !445)
!448 = !DILocation(line: 1244, column: 9, scope: !445)
!449 = !DILocation(line: 1245, column: 7, scope: !445)
!450 = distinct !DISubprogram(name: "__check_overflow<std::chrono::duration<long, std::ratio<1L, 1000L> >, '1'>", scope: !83, file: !83, line: 1238, type: !10, scopeLine: 1239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!451 = !DILocation(line: 1241, column: 2, scope: !450)
!452 = !DILocation(line: 1241, column: 31, scope: !450)
!453 = !DILocation(line: 1244, column: 9, scope: !450)
!454 = !DILocation(line: 1245, column: 7, scope: !450)
!455 = distinct !DISubprogram(name: "joinable", scope: !62, file: !62, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!456 = !DILocation(line: 175, column: 16, scope: !455)
!457 = !DILocation(line: 175, column: 25, scope: !455)
!458 = !DILocation(line: 175, column: 22, scope: !455)
!459 = !DILocation(line: 175, column: 14, scope: !455)
!460 = !DILocation(line: 175, column: 7, scope: !455)
!461 = distinct !DISubprogram(name: "operator==", scope: !62, file: !62, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!462 = !DILocation(line: 286, column: 26, scope: !461)
!463 = !DILocation(line: 286, column: 5, scope: !461)
!464 = distinct !DISubprogram(name: "id", scope: !62, file: !62, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!465 = !DILocation(line: 85, column: 23, scope: !464)
!466 = !{!467, !229, i64 0}
!467 = !{!"_ZTSNSt6thread2idE", !229, i64 0}
!468 = !DILocation(line: 85, column: 37, scope: !464)
!469 = distinct !DISubprogram(name: "~__shared_count", scope: !470, file: !470, line: 1068, type: !10, scopeLine: 1069, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!470 = !DIFile(filename: "include/c++/12/bits/shared_ptr_base.h", directory: "")
!471 = !DILocation(line: 1070, column: 6, scope: !469)
!472 = !{!473, !23, i64 0}
!473 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !23, i64 0}
!474 = !DILocation(line: 1070, column: 12, scope: !469)
!475 = !DILocation(line: 1071, column: 11, scope: !469)
!476 = !DILocation(line: 1071, column: 4, scope: !469)
!477 = !DILocation(line: 1072, column: 7, scope: !469)
!478 = distinct !DISubprogram(name: "_M_release", scope: !470, file: !470, line: 317, type: !10, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!479 = !DILocation(line: 334, column: 55, scope: !478)
!480 = !DILocation(line: 337, column: 8, scope: !478)
!481 = !DILocation(line: 337, column: 57, scope: !478)
!482 = !DILocation(line: 343, column: 37, scope: !478)
!483 = !{!484, !35, i64 8}
!484 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !35, i64 8, !35, i64 12}
!485 = !DILocation(line: 343, column: 8, scope: !478)
!486 = !DILocation(line: 343, column: 22, scope: !478)
!487 = !{!484, !35, i64 12}
!488 = !DILocation(line: 346, column: 8, scope: !478)
!489 = !{!490, !490, i64 0}
!490 = !{!"vtable pointer", !25, i64 0}
!491 = !DILocation(line: 347, column: 8, scope: !478)
!492 = !DILocation(line: 348, column: 8, scope: !478)
!493 = !DILocation(line: 52, column: 12, scope: !494, inlinedAt: !496)
!494 = distinct !DISubprogram(name: "__is_single_threaded", scope: !495, file: !495, line: 47, type: !10, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!495 = !DIFile(filename: "include/c++/12/ext/atomicity.h", directory: "")
!496 = distinct !DILocation(line: 98, column: 9, scope: !497, inlinedAt: !498)
!497 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !495, file: !495, line: 96, type: !10, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!498 = distinct !DILocation(line: 350, column: 8, scope: !478)
!499 = !{!24, !24, i64 0}
!500 = !DILocation(line: 98, column: 9, scope: !497, inlinedAt: !498)
!501 = !DILocation(line: 84, column: 29, scope: !502, inlinedAt: !503)
!502 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !495, file: !495, line: 82, type: !10, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!503 = distinct !DILocation(line: 99, column: 14, scope: !497, inlinedAt: !498)
!504 = !DILocation(line: 85, column: 12, scope: !502, inlinedAt: !503)
!505 = !DILocation(line: 99, column: 7, scope: !497, inlinedAt: !498)
!506 = !DILocation(line: 66, column: 12, scope: !507, inlinedAt: !508)
!507 = distinct !DISubprogram(name: "__exchange_and_add", scope: !495, file: !495, line: 65, type: !10, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!508 = distinct !DILocation(line: 101, column: 14, scope: !497, inlinedAt: !498)
!509 = !DILocation(line: 101, column: 7, scope: !497, inlinedAt: !498)
!510 = !DILocation(line: 0, scope: !497, inlinedAt: !498)
!511 = !DILocation(line: 350, column: 66, scope: !478)
!512 = !DILocation(line: 350, column: 8, scope: !478)
!513 = !{!"branch_weights", i32 1, i32 2000}
!514 = !DILocation(line: 353, column: 8, scope: !478)
!515 = !DILocation(line: 354, column: 8, scope: !478)
!516 = !DILocation(line: 363, column: 5, scope: !478)
!517 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !470, file: !470, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!518 = !DILocation(line: 199, column: 9, scope: !517)
!519 = !DILocation(line: 199, column: 32, scope: !517)
!520 = distinct !DISubprogram(name: "_M_release_last_use", scope: !470, file: !470, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!521 = !DILocation(line: 175, column: 2, scope: !520)
!522 = !DILocation(line: 187, column: 46, scope: !520)
!523 = !DILocation(line: 52, column: 12, scope: !494, inlinedAt: !524)
!524 = distinct !DILocation(line: 98, column: 9, scope: !497, inlinedAt: !525)
!525 = distinct !DILocation(line: 187, column: 6, scope: !520)
!526 = !DILocation(line: 98, column: 9, scope: !497, inlinedAt: !525)
!527 = !DILocation(line: 84, column: 29, scope: !502, inlinedAt: !528)
!528 = distinct !DILocation(line: 99, column: 14, scope: !497, inlinedAt: !525)
!529 = !DILocation(line: 85, column: 12, scope: !502, inlinedAt: !528)
!530 = !DILocation(line: 99, column: 7, scope: !497, inlinedAt: !525)
!531 = !DILocation(line: 66, column: 12, scope: !507, inlinedAt: !532)
!532 = distinct !DILocation(line: 101, column: 14, scope: !497, inlinedAt: !525)
!533 = !DILocation(line: 101, column: 7, scope: !497, inlinedAt: !525)
!534 = !DILocation(line: 0, scope: !497, inlinedAt: !525)
!535 = !DILocation(line: 188, column: 14, scope: !520)
!536 = !DILocation(line: 187, column: 6, scope: !520)
!537 = !DILocation(line: 191, column: 6, scope: !520)
!538 = !DILocation(line: 192, column: 4, scope: !520)
!539 = !DILocation(line: 193, column: 7, scope: !520)
!540 = distinct !DISubprogram(name: "make_shared<std::__future_base::_State_baseV2>", scope: !541, file: !541, line: 1005, type: !10, scopeLine: 1006, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!541 = !DIFile(filename: "include/c++/12/bits/shared_ptr.h", directory: "")
!542 = !DILocation(line: 1008, column: 7, scope: !540)
!543 = !DILocation(line: 1009, column: 14, scope: !540)
!544 = !DILocation(line: 1011, column: 5, scope: !540)
!545 = distinct !DISubprogram(name: "_Result", scope: !52, file: !52, line: 236, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!546 = !DILocation(line: 236, column: 2, scope: !545)
!547 = !DILocation(line: 236, column: 40, scope: !545)
!548 = !DILocation(line: 236, column: 23, scope: !545)
!549 = !{!550, !103, i64 20}
!550 = !{!"_ZTSNSt13__future_base7_ResultIiEE", !551, i64 0, !553, i64 16, !103, i64 20}
!551 = !{!"_ZTSNSt13__future_base12_Result_baseE", !552, i64 8}
!552 = !{!"_ZTSNSt15__exception_ptr13exception_ptrE", !23, i64 0}
!553 = !{!"_ZTSN9__gnu_cxx16__aligned_bufferIiEE", !24, i64 0}
!554 = !DILocation(line: 236, column: 42, scope: !545)
!555 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result_base::_Deleter, void>", scope: !556, file: !556, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!556 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!557 = !DILocation(line: 310, column: 4, scope: !555)
!558 = !DILocation(line: 311, column: 11, scope: !555)
!559 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void> >", scope: !541, file: !541, line: 463, type: !10, scopeLine: 465, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!560 = !DILocation(line: 464, column: 4, scope: !559)
!561 = !DILocation(line: 465, column: 4, scope: !559)
!562 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void> >", scope: !470, file: !470, line: 1711, type: !10, scopeLine: 1713, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!563 = !DILocation(line: 1712, column: 4, scope: !562)
!564 = !{!565, !23, i64 0}
!565 = !{!"_ZTSSt12__shared_ptrINSt13__future_base13_State_baseV2ELN9__gnu_cxx12_Lock_policyE2EE", !23, i64 0, !473, i64 8}
!566 = !DILocation(line: 1712, column: 14, scope: !562)
!567 = !DILocation(line: 1713, column: 36, scope: !562)
!568 = !DILocation(line: 1713, column: 4, scope: !562)
!569 = !DILocation(line: 1713, column: 45, scope: !562)
!570 = distinct !DISubprogram(name: "__shared_count<std::__future_base::_State_baseV2, std::allocator<void> >", scope: !470, file: !470, line: 964, type: !10, scopeLine: 966, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!571 = !DILocation(line: 968, column: 4, scope: !570)
!572 = !DILocation(line: 968, column: 43, scope: !570)
!573 = !DILocation(line: 969, column: 4, scope: !570)
!574 = !DILocation(line: 969, column: 19, scope: !570)
!575 = !DILocation(line: 970, column: 33, scope: !570)
!576 = !DILocation(line: 972, column: 6, scope: !570)
!577 = !DILocation(line: 973, column: 12, scope: !570)
!578 = !DILocation(line: 974, column: 10, scope: !570)
!579 = !DILocation(line: 975, column: 16, scope: !570)
!580 = !DILocation(line: 975, column: 8, scope: !570)
!581 = !DILocation(line: 976, column: 2, scope: !570)
!582 = distinct !DISubprogram(name: "_M_enable_shared_from_this_with<std::__future_base::_State_baseV2, std::__future_base::_State_baseV2>", scope: !470, file: !470, line: 1765, type: !10, scopeLine: 1766, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!583 = !DILocation(line: 1766, column: 4, scope: !582)
!584 = distinct !DISubprogram(name: "allocator<void>", scope: !585, file: !585, line: 169, type: !10, scopeLine: 169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!585 = !DIFile(filename: "include/c++/12/bits/allocator.h", directory: "")
!586 = !DILocation(line: 169, column: 2, scope: !584)
!587 = !DILocation(line: 169, column: 55, scope: !584)
!588 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, (__gnu_cxx::_Lock_policy)2> > >", scope: !589, file: !589, line: 96, type: !10, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!589 = !DIFile(filename: "include/c++/12/bits/allocated_ptr.h", directory: "")
!590 = !DILocation(line: 98, column: 21, scope: !588)
!591 = !DILocation(line: 98, column: 14, scope: !588)
!592 = !DILocation(line: 98, column: 7, scope: !588)
!593 = distinct !DISubprogram(name: "get", scope: !589, file: !589, line: 86, type: !10, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!594 = !DILocation(line: 86, column: 52, scope: !593)
!595 = !{!596, !23, i64 8}
!596 = !{!"_ZTSSt15__allocated_ptrISaISt23_Sp_counted_ptr_inplaceINSt13__future_base13_State_baseV2ESaIvELN9__gnu_cxx12_Lock_policyE2EEEE", !23, i64 0, !23, i64 8}
!597 = !DILocation(line: 86, column: 34, scope: !593)
!598 = !DILocation(line: 86, column: 27, scope: !593)
!599 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<>", scope: !470, file: !470, line: 599, type: !10, scopeLine: 601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!600 = !DILocation(line: 599, column: 2, scope: !599)
!601 = !DILocation(line: 601, column: 2, scope: !599)
!602 = !DILocation(line: 600, column: 4, scope: !599)
!603 = !DILocation(line: 604, column: 45, scope: !599)
!604 = !DILocation(line: 604, column: 4, scope: !599)
!605 = !DILocation(line: 606, column: 2, scope: !599)
!606 = distinct !DISubprogram(name: "operator=", scope: !589, file: !589, line: 79, type: !10, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!607 = !DILocation(line: 81, column: 2, scope: !606)
!608 = !DILocation(line: 81, column: 9, scope: !606)
!609 = !DILocation(line: 82, column: 2, scope: !606)
!610 = distinct !DISubprogram(name: "_M_ptr", scope: !470, file: !470, line: 650, type: !10, scopeLine: 650, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!611 = !DILocation(line: 650, column: 39, scope: !610)
!612 = !DILocation(line: 650, column: 58, scope: !610)
!613 = !DILocation(line: 650, column: 32, scope: !610)
!614 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !589, file: !589, line: 71, type: !10, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!615 = !DILocation(line: 73, column: 6, scope: !614)
!616 = !DILocation(line: 73, column: 13, scope: !614)
!617 = !DILocation(line: 74, column: 47, scope: !614)
!618 = !{!596, !23, i64 0}
!619 = !DILocation(line: 74, column: 4, scope: !614)
!620 = !DILocation(line: 75, column: 7, scope: !614)
!621 = distinct !DISubprogram(name: "~__new_allocator", scope: !622, file: !622, line: 90, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!622 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!623 = !DILocation(line: 90, column: 50, scope: !621)
!624 = distinct !DISubprogram(name: "__new_allocator", scope: !622, file: !622, line: 80, type: !10, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!625 = !DILocation(line: 80, column: 49, scope: !624)
!626 = distinct !DISubprogram(name: "allocate", scope: !627, file: !627, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!627 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!628 = !DILocation(line: 464, column: 20, scope: !626)
!629 = !DILocation(line: 464, column: 9, scope: !626)
!630 = distinct !DISubprogram(name: "__allocated_ptr", scope: !589, file: !589, line: 53, type: !10, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!631 = !DILocation(line: 54, column: 9, scope: !630)
!632 = !DILocation(line: 54, column: 42, scope: !630)
!633 = !DILocation(line: 55, column: 9, scope: !630)
!634 = distinct !DISubprogram(name: "allocate", scope: !622, file: !622, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!635 = !DILocation(line: 120, column: 35, scope: !634)
!636 = !DILocation(line: 120, column: 27, scope: !634)
!637 = !DILocation(line: 120, column: 6, scope: !634)
!638 = !DILocation(line: 124, column: 14, scope: !634)
!639 = !DILocation(line: 124, column: 10, scope: !634)
!640 = !DILocation(line: 125, column: 8, scope: !634)
!641 = !DILocation(line: 126, column: 6, scope: !634)
!642 = !DILocation(line: 137, column: 53, scope: !634)
!643 = !DILocation(line: 137, column: 27, scope: !634)
!644 = !DILocation(line: 137, column: 2, scope: !634)
!645 = distinct !DISubprogram(name: "_M_max_size", scope: !622, file: !622, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!646 = !DILocation(line: 213, column: 2, scope: !645)
!647 = !DISubprogram(name: "__throw_bad_array_new_length", scope: !185, file: !185, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!648 = !DISubprogram(name: "__throw_bad_alloc", scope: !185, file: !185, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!649 = distinct !DISubprogram(name: "__to_address<std::_Sp_counted_ptr_inplace<std::__future_base::_State_baseV2, std::allocator<void>, (__gnu_cxx::_Lock_policy)2> >", scope: !650, file: !650, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!650 = !DIFile(filename: "include/c++/12/bits/ptr_traits.h", directory: "")
!651 = !DILocation(line: 231, column: 7, scope: !649)
!652 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !470, file: !470, line: 129, type: !10, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!653 = !DILocation(line: 130, column: 43, scope: !652)
!654 = !DILocation(line: 130, column: 9, scope: !652)
!655 = !DILocation(line: 130, column: 26, scope: !652)
!656 = !DILocation(line: 130, column: 45, scope: !652)
!657 = distinct !DISubprogram(name: "_Impl", scope: !470, file: !470, line: 587, type: !10, scopeLine: 587, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!658 = !DILocation(line: 587, column: 40, scope: !657)
!659 = !DILocation(line: 587, column: 55, scope: !657)
!660 = distinct !DISubprogram(name: "construct<std::__future_base::_State_baseV2>", scope: !627, file: !627, line: 633, type: !10, scopeLine: 635, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!661 = !DILocation(line: 635, column: 4, scope: !660)
!662 = !DILocation(line: 635, column: 58, scope: !660)
!663 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !470, file: !470, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!664 = !DILocation(line: 134, column: 9, scope: !663)
!665 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !470, file: !470, line: 608, type: !10, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!666 = !DILocation(line: 608, column: 43, scope: !665)
!667 = !DILocation(line: 608, column: 45, scope: !665)
!668 = distinct !DISubprogram(name: "_M_dispose", scope: !470, file: !470, line: 611, type: !10, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!669 = !DILocation(line: 613, column: 36, scope: !668)
!670 = !DILocation(line: 613, column: 44, scope: !668)
!671 = !DILocation(line: 613, column: 56, scope: !668)
!672 = !DILocation(line: 613, column: 2, scope: !668)
!673 = !DILocation(line: 614, column: 7, scope: !668)
!674 = distinct !DISubprogram(name: "_M_destroy", scope: !470, file: !470, line: 618, type: !10, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!675 = !DILocation(line: 620, column: 2, scope: !674)
!676 = !DILocation(line: 620, column: 23, scope: !674)
!677 = !DILocation(line: 620, column: 31, scope: !674)
!678 = !DILocation(line: 620, column: 19, scope: !674)
!679 = !DILocation(line: 621, column: 2, scope: !674)
!680 = !DILocation(line: 621, column: 36, scope: !674)
!681 = !DILocation(line: 622, column: 9, scope: !674)
!682 = !DILocation(line: 623, column: 7, scope: !674)
!683 = distinct !DISubprogram(name: "_M_get_deleter", scope: !470, file: !470, line: 631, type: !10, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!684 = !DILocation(line: 633, column: 58, scope: !683)
!685 = !DILocation(line: 638, column: 16, scope: !683)
!686 = !DILocation(line: 638, column: 12, scope: !683)
!687 = !DILocation(line: 639, column: 6, scope: !683)
!688 = !DILocation(line: 641, column: 11, scope: !683)
!689 = !DILocation(line: 638, column: 6, scope: !683)
!690 = !DILocation(line: 0, scope: !683)
!691 = !DILocation(line: 648, column: 7, scope: !683)
!692 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !470, file: !470, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!693 = !DILocation(line: 134, column: 7, scope: !692)
!694 = distinct !DISubprogram(name: "_M_destroy", scope: !470, file: !470, line: 143, type: !10, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!695 = !DILocation(line: 144, column: 9, scope: !694)
!696 = !DILocation(line: 144, column: 22, scope: !694)
!697 = distinct !DISubprogram(name: "_Sp_ebo_helper", scope: !470, file: !470, line: 470, type: !10, scopeLine: 470, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!698 = !DILocation(line: 470, column: 62, scope: !697)
!699 = distinct !DISubprogram(name: "_Construct<std::__future_base::_State_baseV2>", scope: !700, file: !700, line: 109, type: !10, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!700 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!701 = !DILocation(line: 119, column: 25, scope: !699)
!702 = !DILocation(line: 120, column: 5, scope: !699)
!703 = distinct !DISubprogram(name: "_State_baseV2", scope: !52, file: !52, line: 324, type: !10, scopeLine: 325, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!704 = !DILocation(line: 325, column: 2, scope: !703)
!705 = !DILocation(line: 324, column: 34, scope: !703)
!706 = !DILocation(line: 324, column: 47, scope: !703)
!707 = !DILocation(line: 320, column: 28, scope: !703)
!708 = !DILocation(line: 320, column: 41, scope: !703)
!709 = !DILocation(line: 324, column: 7, scope: !703)
!710 = !DILocation(line: 325, column: 4, scope: !703)
!711 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result_base::_Deleter, void>", scope: !556, file: !556, line: 296, type: !10, scopeLine: 298, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!712 = !DILocation(line: 297, column: 4, scope: !711)
!713 = !DILocation(line: 298, column: 4, scope: !711)
!714 = distinct !DISubprogram(name: "__atomic_futex_unsigned", scope: !715, file: !715, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!715 = !DIFile(filename: "include/c++/12/bits/atomic_futex.h", directory: "")
!716 = !DILocation(line: 80, column: 48, scope: !714)
!717 = !DILocation(line: 81, column: 7, scope: !714)
!718 = distinct !DISubprogram(name: "atomic_flag", scope: !719, file: !719, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!719 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!720 = !DILocation(line: 206, column: 29, scope: !718)
!721 = !DILocation(line: 206, column: 27, scope: !718)
!722 = !{!723, !103, i64 0}
!723 = !{!"_ZTSSt18__atomic_flag_base", !103, i64 0}
!724 = !DILocation(line: 207, column: 7, scope: !718)
!725 = distinct !DISubprogram(name: "once_flag", scope: !79, file: !79, line: 752, type: !10, scopeLine: 752, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!726 = !DILocation(line: 762, column: 22, scope: !725)
!727 = !{!728, !35, i64 0}
!728 = !{!"_ZTSSt9once_flag", !35, i64 0}
!729 = !DILocation(line: 752, column: 44, scope: !725)
!730 = distinct !DISubprogram(name: "~_State_baseV2", scope: !52, file: !52, line: 328, type: !10, scopeLine: 328, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!731 = !DILocation(line: 328, column: 40, scope: !730)
!732 = distinct !DISubprogram(name: "~_State_baseV2", scope: !52, file: !52, line: 328, type: !10, scopeLine: 328, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!733 = !DILocation(line: 328, column: 40, scope: !732)
!734 = distinct !DISubprogram(name: "_M_complete_async", scope: !52, file: !52, line: 581, type: !10, scopeLine: 581, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!735 = !DILocation(line: 581, column: 42, scope: !734)
!736 = distinct !DISubprogram(name: "_M_is_deferred_future", scope: !52, file: !52, line: 584, type: !10, scopeLine: 584, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!737 = !DILocation(line: 584, column: 52, scope: !736)
!738 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !556, file: !556, line: 231, type: !10, scopeLine: 231, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!739 = !DILocation(line: 231, column: 12, scope: !738)
!740 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !556, file: !556, line: 166, type: !10, scopeLine: 166, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!741 = !DILocation(line: 166, column: 7, scope: !740)
!742 = !DILocation(line: 166, column: 33, scope: !740)
!743 = distinct !DISubprogram(name: "tuple<true, true>", scope: !744, file: !744, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!744 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!745 = !DILocation(line: 1051, column: 4, scope: !743)
!746 = !DILocation(line: 1051, column: 19, scope: !743)
!747 = distinct !DISubprogram(name: "_Tuple_impl", scope: !744, file: !744, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!748 = !DILocation(line: 280, column: 9, scope: !747)
!749 = !DILocation(line: 280, column: 23, scope: !747)
!750 = !DILocation(line: 280, column: 33, scope: !747)
!751 = distinct !DISubprogram(name: "_Tuple_impl", scope: !744, file: !744, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!752 = !DILocation(line: 431, column: 9, scope: !751)
!753 = !DILocation(line: 431, column: 19, scope: !751)
!754 = distinct !DISubprogram(name: "_Head_base", scope: !744, file: !744, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!755 = !DILocation(line: 190, column: 9, scope: !754)
!756 = !{!757, !23, i64 0}
!757 = !{!"_ZTSSt10_Head_baseILm0EPNSt13__future_base12_Result_baseELb0EE", !23, i64 0}
!758 = !DILocation(line: 190, column: 26, scope: !754)
!759 = distinct !DISubprogram(name: "_Head_base", scope: !744, file: !744, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!760 = !DILocation(line: 81, column: 26, scope: !759)
!761 = distinct !DISubprogram(name: "atomic", scope: !762, file: !762, line: 858, type: !10, scopeLine: 858, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!762 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!763 = !DILocation(line: 858, column: 56, scope: !761)
!764 = !DILocation(line: 858, column: 75, scope: !761)
!765 = distinct !DISubprogram(name: "__atomic_base", scope: !719, file: !719, line: 345, type: !10, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!766 = !DILocation(line: 345, column: 58, scope: !765)
!767 = !{!768, !35, i64 0}
!768 = !{!"_ZTSSt13__atomic_baseIjE", !35, i64 0}
!769 = !DILocation(line: 345, column: 71, scope: !765)
!770 = distinct !DISubprogram(name: "_S_init", scope: !719, file: !719, line: 294, type: !10, scopeLine: 295, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!771 = !DILocation(line: 295, column: 7, scope: !770)
!772 = distinct !DISubprogram(name: "~unique_ptr", scope: !556, file: !556, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!773 = !DILocation(line: 394, column: 21, scope: !772)
!774 = !DILocation(line: 395, column: 6, scope: !772)
!775 = !DILocation(line: 395, column: 12, scope: !772)
!776 = !DILocation(line: 396, column: 4, scope: !772)
!777 = !DILocation(line: 396, column: 18, scope: !772)
!778 = !DILocation(line: 397, column: 8, scope: !772)
!779 = !DILocation(line: 398, column: 7, scope: !772)
!780 = distinct !DISubprogram(name: "_M_ptr", scope: !556, file: !556, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!781 = !DILocation(line: 189, column: 45, scope: !780)
!782 = !DILocation(line: 189, column: 38, scope: !780)
!783 = distinct !DISubprogram(name: "get_deleter", scope: !556, file: !556, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!784 = !DILocation(line: 468, column: 21, scope: !783)
!785 = !DILocation(line: 468, column: 9, scope: !783)
!786 = distinct !DISubprogram(name: "operator()", scope: !52, file: !52, line: 213, type: !10, scopeLine: 213, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!787 = !DILocation(line: 213, column: 52, scope: !786)
!788 = !DILocation(line: 213, column: 66, scope: !786)
!789 = distinct !DISubprogram(name: "get<0UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!790 = !DILocation(line: 1381, column: 14, scope: !789)
!791 = !DILocation(line: 1381, column: 7, scope: !789)
!792 = distinct !DISubprogram(name: "__get_helper<0UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!793 = !DILocation(line: 1365, column: 14, scope: !792)
!794 = !DILocation(line: 1365, column: 7, scope: !792)
!795 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!796 = !DILocation(line: 268, column: 51, scope: !795)
!797 = !DILocation(line: 268, column: 44, scope: !795)
!798 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!799 = !DILocation(line: 233, column: 43, scope: !798)
!800 = distinct !DISubprogram(name: "_M_deleter", scope: !556, file: !556, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!801 = !DILocation(line: 193, column: 49, scope: !800)
!802 = !DILocation(line: 193, column: 42, scope: !800)
!803 = distinct !DISubprogram(name: "get<1UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!804 = !DILocation(line: 1381, column: 14, scope: !803)
!805 = !DILocation(line: 1381, column: 7, scope: !803)
!806 = distinct !DISubprogram(name: "__get_helper<1UL, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!807 = !DILocation(line: 1365, column: 14, scope: !806)
!808 = !DILocation(line: 1365, column: 7, scope: !806)
!809 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!810 = !DILocation(line: 424, column: 51, scope: !809)
!811 = !DILocation(line: 424, column: 44, scope: !809)
!812 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!813 = !DILocation(line: 124, column: 43, scope: !812)
!814 = distinct !DISubprogram(name: "destroy<std::__future_base::_State_baseV2>", scope: !627, file: !627, line: 646, type: !10, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!815 = !DILocation(line: 648, column: 4, scope: !814)
!816 = !DILocation(line: 648, column: 24, scope: !814)
!817 = distinct !DISubprogram(name: "_M_alloc", scope: !470, file: !470, line: 589, type: !10, scopeLine: 589, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!818 = !DILocation(line: 589, column: 39, scope: !817)
!819 = !DILocation(line: 589, column: 32, scope: !817)
!820 = distinct !DISubprogram(name: "_Destroy<std::__future_base::_State_baseV2>", scope: !700, file: !700, line: 146, type: !10, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!821 = !DILocation(line: 151, column: 19, scope: !820)
!822 = !DILocation(line: 153, column: 5, scope: !820)
!823 = distinct !DISubprogram(name: "_S_get", scope: !470, file: !470, line: 474, type: !10, scopeLine: 474, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!824 = !DILocation(line: 474, column: 40, scope: !823)
!825 = distinct !DISubprogram(name: "_S_ti", scope: !470, file: !470, line: 564, type: !10, scopeLine: 565, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!826 = !DILocation(line: 567, column: 7, scope: !825)
!827 = distinct !DISubprogram(name: "operator==", scope: !828, file: !828, line: 193, type: !10, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!828 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!829 = !DILocation(line: 198, column: 9, scope: !827)
!830 = !{!831, !23, i64 8}
!831 = !{!"_ZTSSt9type_info", !23, i64 8}
!832 = !DILocation(line: 198, column: 25, scope: !827)
!833 = !DILocation(line: 198, column: 16, scope: !827)
!834 = !DILocation(line: 206, column: 12, scope: !827)
!835 = !DILocation(line: 206, column: 22, scope: !827)
!836 = !DILocation(line: 206, column: 29, scope: !827)
!837 = !DILocation(line: 206, column: 64, scope: !827)
!838 = !DILocation(line: 206, column: 32, scope: !827)
!839 = !DILocation(line: 206, column: 72, scope: !827)
!840 = !DILocation(line: 0, scope: !827)
!841 = !DILocation(line: 210, column: 3, scope: !827)
!842 = !DISubprogram(name: "__builtin_strcmp", scope: !828, file: !828, line: 178, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!843 = distinct !DISubprogram(name: "name", scope: !828, file: !828, line: 103, type: !10, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!844 = !DILocation(line: 104, column: 14, scope: !843)
!845 = !DILocation(line: 104, column: 24, scope: !843)
!846 = !DILocation(line: 104, column: 7, scope: !843)
!847 = distinct !DISubprogram(name: "_M_ptr", scope: !848, file: !848, line: 114, type: !10, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!848 = !DIFile(filename: "include/c++/12/ext/aligned_buffer.h", directory: "")
!849 = !DILocation(line: 115, column: 34, scope: !847)
!850 = !DILocation(line: 115, column: 9, scope: !847)
!851 = distinct !DISubprogram(name: "_M_addr", scope: !848, file: !848, line: 102, type: !10, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!852 = !DILocation(line: 104, column: 9, scope: !851)
!853 = distinct !DISubprogram(name: "deallocate", scope: !627, file: !627, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!854 = !DILocation(line: 496, column: 13, scope: !853)
!855 = !DILocation(line: 496, column: 35, scope: !853)
!856 = distinct !DISubprogram(name: "deallocate", scope: !622, file: !622, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!857 = !DILocation(line: 158, column: 2, scope: !856)
!858 = !DILocation(line: 159, column: 7, scope: !856)
!859 = distinct !DISubprogram(name: "_M_destroy", scope: !52, file: !52, line: 263, type: !10, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!860 = !DILocation(line: 263, column: 22, scope: !859)
!861 = !DILocation(line: 263, column: 35, scope: !859)
!862 = distinct !DISubprogram(name: "~_Result", scope: !52, file: !52, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!863 = !DILocation(line: 239, column: 2, scope: !862)
!864 = !DILocation(line: 240, column: 8, scope: !862)
!865 = !DILocation(line: 241, column: 6, scope: !862)
!866 = !DILocation(line: 242, column: 2, scope: !862)
!867 = distinct !DISubprogram(name: "~_Result", scope: !52, file: !52, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!868 = !DILocation(line: 239, column: 2, scope: !867)
!869 = !DILocation(line: 242, column: 2, scope: !867)
!870 = distinct !DISubprogram(name: "_M_value", scope: !52, file: !52, line: 246, type: !10, scopeLine: 246, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!871 = !DILocation(line: 246, column: 32, scope: !870)
!872 = !DILocation(line: 246, column: 43, scope: !870)
!873 = !DILocation(line: 246, column: 24, scope: !870)
!874 = distinct !DISubprogram(name: "_M_ptr", scope: !848, file: !848, line: 114, type: !10, scopeLine: 115, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!875 = !DILocation(line: 115, column: 34, scope: !874)
!876 = !DILocation(line: 115, column: 9, scope: !874)
!877 = distinct !DISubprogram(name: "_M_addr", scope: !848, file: !848, line: 102, type: !10, scopeLine: 103, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!878 = !DILocation(line: 104, column: 9, scope: !877)
!879 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !556, file: !556, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!880 = !DILocation(line: 233, column: 40, scope: !879)
!881 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !556, file: !556, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!882 = !DILocation(line: 168, column: 38, scope: !881)
!883 = !DILocation(line: 168, column: 47, scope: !881)
!884 = !DILocation(line: 168, column: 56, scope: !881)
!885 = !DILocation(line: 168, column: 63, scope: !881)
!886 = distinct !DISubprogram(name: "tuple<true, true>", scope: !744, file: !744, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!887 = !DILocation(line: 1051, column: 4, scope: !886)
!888 = !DILocation(line: 1051, column: 19, scope: !886)
!889 = distinct !DISubprogram(name: "_M_ptr", scope: !556, file: !556, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!890 = !DILocation(line: 189, column: 45, scope: !889)
!891 = !DILocation(line: 189, column: 38, scope: !889)
!892 = distinct !DISubprogram(name: "_Tuple_impl", scope: !744, file: !744, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!893 = !DILocation(line: 280, column: 9, scope: !892)
!894 = !DILocation(line: 280, column: 23, scope: !892)
!895 = !DILocation(line: 280, column: 33, scope: !892)
!896 = distinct !DISubprogram(name: "_Head_base", scope: !744, file: !744, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!897 = !DILocation(line: 190, column: 9, scope: !896)
!898 = !{!899, !23, i64 0}
!899 = !{!"_ZTSSt10_Head_baseILm0EPNSt13__future_base7_ResultIiEELb0EE", !23, i64 0}
!900 = !DILocation(line: 190, column: 26, scope: !896)
!901 = distinct !DISubprogram(name: "get<0UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!902 = !DILocation(line: 1381, column: 14, scope: !901)
!903 = !DILocation(line: 1381, column: 7, scope: !901)
!904 = distinct !DISubprogram(name: "__get_helper<0UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!905 = !DILocation(line: 1365, column: 14, scope: !904)
!906 = !DILocation(line: 1365, column: 7, scope: !904)
!907 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!908 = !DILocation(line: 268, column: 51, scope: !907)
!909 = !DILocation(line: 268, column: 44, scope: !907)
!910 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!911 = !DILocation(line: 233, column: 43, scope: !910)
!912 = distinct !DISubprogram(name: "operator bool", scope: !470, file: !470, line: 1669, type: !10, scopeLine: 1670, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!913 = !DILocation(line: 1670, column: 16, scope: !912)
!914 = !DILocation(line: 1670, column: 23, scope: !912)
!915 = !DILocation(line: 1670, column: 9, scope: !912)
!916 = distinct !DISubprogram(name: "unique", scope: !470, file: !470, line: 1674, type: !10, scopeLine: 1675, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!917 = !DILocation(line: 1675, column: 16, scope: !916)
!918 = !DILocation(line: 1675, column: 28, scope: !916)
!919 = !DILocation(line: 1675, column: 9, scope: !916)
!920 = distinct !DISubprogram(name: "operator->", scope: !470, file: !470, line: 1354, type: !10, scopeLine: 1355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!921 = !DILocation(line: 1357, column: 9, scope: !920)
!922 = !DILocation(line: 1357, column: 2, scope: !920)
!923 = distinct !DISubprogram(name: "_M_break_promise", scope: !52, file: !52, line: 444, type: !10, scopeLine: 445, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!924 = !DILocation(line: 446, column: 24, scope: !923)
!925 = !DILocation(line: 446, column: 6, scope: !923)
!926 = !DILocation(line: 449, column: 8, scope: !923)
!927 = !DILocation(line: 449, column: 27, scope: !923)
!928 = !DILocation(line: 448, column: 6, scope: !923)
!929 = !DILocation(line: 448, column: 13, scope: !923)
!930 = !DILocation(line: 448, column: 22, scope: !923)
!931 = !DILocation(line: 454, column: 6, scope: !923)
!932 = !DILocation(line: 454, column: 16, scope: !923)
!933 = !DILocation(line: 456, column: 6, scope: !923)
!934 = !DILocation(line: 506, column: 9, scope: !935, inlinedAt: !936)
!935 = distinct !DISubprogram(name: "exchange", scope: !719, file: !719, line: 503, type: !10, scopeLine: 505, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!936 = distinct !DILocation(line: 277, column: 19, scope: !937, inlinedAt: !938)
!937 = distinct !DISubprogram(name: "_M_store_notify_all", scope: !715, file: !715, line: 274, type: !10, scopeLine: 275, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!938 = distinct !DILocation(line: 456, column: 16, scope: !923)
!939 = !DILocation(line: 277, column: 11, scope: !937, inlinedAt: !938)
!940 = !DILocation(line: 278, column: 2, scope: !937, inlinedAt: !938)
!941 = !DILocation(line: 459, column: 7, scope: !923)
!942 = distinct !DISubprogram(name: "unique_ptr<std::__future_base::_Result<int>, std::__future_base::_Result_base::_Deleter, void>", scope: !556, file: !556, line: 372, type: !10, scopeLine: 374, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!943 = !DILocation(line: 373, column: 13, scope: !942)
!944 = !DILocation(line: 373, column: 46, scope: !942)
!945 = !DILocation(line: 373, column: 4, scope: !942)
!946 = !DILocation(line: 374, column: 4, scope: !942)
!947 = distinct !DISubprogram(name: "~unique_ptr", scope: !556, file: !556, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!948 = !DILocation(line: 394, column: 21, scope: !947)
!949 = !DILocation(line: 395, column: 6, scope: !947)
!950 = !DILocation(line: 395, column: 12, scope: !947)
!951 = !DILocation(line: 396, column: 4, scope: !947)
!952 = !DILocation(line: 396, column: 18, scope: !947)
!953 = !DILocation(line: 397, column: 8, scope: !947)
!954 = !DILocation(line: 398, column: 7, scope: !947)
!955 = distinct !DISubprogram(name: "_M_unique", scope: !470, file: !470, line: 1109, type: !10, scopeLine: 1110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!956 = !DILocation(line: 1110, column: 22, scope: !955)
!957 = !DILocation(line: 1110, column: 41, scope: !955)
!958 = !DILocation(line: 1110, column: 9, scope: !955)
!959 = distinct !DISubprogram(name: "_M_get_use_count", scope: !470, file: !470, line: 1105, type: !10, scopeLine: 1106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!960 = !DILocation(line: 1106, column: 16, scope: !959)
!961 = !DILocation(line: 1106, column: 31, scope: !959)
!962 = !DILocation(line: 1106, column: 9, scope: !959)
!963 = distinct !DISubprogram(name: "_M_get_use_count", scope: !470, file: !470, line: 226, type: !10, scopeLine: 227, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!964 = !DILocation(line: 230, column: 33, scope: !963)
!965 = !DILocation(line: 230, column: 16, scope: !963)
!966 = !DILocation(line: 230, column: 9, scope: !963)
!967 = distinct !DISubprogram(name: "_M_get", scope: !470, file: !470, line: 1362, type: !10, scopeLine: 1363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!968 = !DILocation(line: 1363, column: 66, scope: !967)
!969 = !DILocation(line: 1363, column: 9, scope: !967)
!970 = distinct !DISubprogram(name: "get", scope: !470, file: !470, line: 1665, type: !10, scopeLine: 1666, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!971 = !DILocation(line: 1666, column: 16, scope: !970)
!972 = !DILocation(line: 1666, column: 9, scope: !970)
!973 = distinct !DISubprogram(name: "operator bool", scope: !556, file: !556, line: 478, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!974 = !DILocation(line: 479, column: 16, scope: !973)
!975 = !DILocation(line: 479, column: 22, scope: !973)
!976 = !DILocation(line: 479, column: 9, scope: !973)
!977 = distinct !DISubprogram(name: "make_exception_ptr<std::future_error>", scope: !978, file: !978, line: 240, type: !10, scopeLine: 241, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!978 = !DIFile(filename: "include/c++/12/bits/exception_ptr.h", directory: "")
!979 = !DILocation(line: 244, column: 19, scope: !977)
!980 = !DILocation(line: 245, column: 14, scope: !977)
!981 = !DILocation(line: 250, column: 16, scope: !977)
!982 = !DILocation(line: 251, column: 11, scope: !977)
!983 = !DILocation(line: 268, column: 5, scope: !977)
!984 = distinct !DISubprogram(name: "future_error", scope: !52, file: !52, line: 100, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!985 = !DILocation(line: 101, column: 20, scope: !984)
!986 = !DILocation(line: 101, column: 7, scope: !984)
!987 = !DILocation(line: 102, column: 7, scope: !984)
!988 = distinct !DISubprogram(name: "operator->", scope: !556, file: !556, line: 452, type: !10, scopeLine: 453, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!989 = !DILocation(line: 455, column: 9, scope: !988)
!990 = !DILocation(line: 455, column: 2, scope: !988)
!991 = distinct !DISubprogram(name: "operator=", scope: !978, file: !978, line: 133, type: !10, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!992 = !DILocation(line: 135, column: 9, scope: !991)
!993 = !DILocation(line: 135, column: 58, scope: !991)
!994 = !DILocation(line: 136, column: 9, scope: !991)
!995 = distinct !DISubprogram(name: "~exception_ptr", scope: !978, file: !978, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!996 = !DILocation(line: 200, column: 11, scope: !995)
!997 = !{!552, !23, i64 0}
!998 = !DILocation(line: 201, column: 2, scope: !995)
!999 = !DILocation(line: 202, column: 5, scope: !995)
!1000 = distinct !DISubprogram(name: "swap", scope: !556, file: !556, line: 507, type: !10, scopeLine: 508, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1001 = !DILocation(line: 510, column: 7, scope: !1000)
!1002 = !DILocation(line: 511, column: 7, scope: !1000)
!1003 = distinct !DISubprogram(name: "get", scope: !556, file: !556, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1004 = !DILocation(line: 462, column: 21, scope: !1003)
!1005 = !DILocation(line: 462, column: 9, scope: !1003)
!1006 = distinct !DISubprogram(name: "_M_ptr", scope: !556, file: !556, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1007 = !DILocation(line: 191, column: 51, scope: !1006)
!1008 = !DILocation(line: 191, column: 44, scope: !1006)
!1009 = distinct !DISubprogram(name: "get<0UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1386, type: !10, scopeLine: 1387, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1010 = !DILocation(line: 1387, column: 14, scope: !1009)
!1011 = !DILocation(line: 1387, column: 7, scope: !1009)
!1012 = distinct !DISubprogram(name: "__get_helper<0UL, std::__future_base::_Result_base *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1369, type: !10, scopeLine: 1370, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1013 = !DILocation(line: 1370, column: 14, scope: !1012)
!1014 = !DILocation(line: 1370, column: 7, scope: !1012)
!1015 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 271, type: !10, scopeLine: 271, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1016 = !DILocation(line: 271, column: 57, scope: !1015)
!1017 = !DILocation(line: 271, column: 50, scope: !1015)
!1018 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 236, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1019 = !DILocation(line: 236, column: 49, scope: !1018)
!1020 = !DISubprogram(name: "__cxa_allocate_exception", scope: !1021, file: !1021, line: 63, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1021 = !DIFile(filename: "include/c++/12/bits/cxxabi_init_exception.h", directory: "")
!1022 = !DISubprogram(name: "__cxa_init_primary_exception", scope: !1021, file: !1021, line: 70, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1023 = distinct !DISubprogram(name: "__dest_thunk<std::future_error>", scope: !978, file: !978, line: 230, type: !10, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1024 = !DILocation(line: 231, column: 34, scope: !1023)
!1025 = !DILocation(line: 231, column: 41, scope: !1023)
!1026 = distinct !DISubprogram(name: "future_error", scope: !52, file: !52, line: 96, type: !10, scopeLine: 96, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1027 = !DILocation(line: 96, column: 9, scope: !1026)
!1028 = !{i64 0, i64 4, !34, i64 8, i64 8, !22}
!1029 = distinct !DISubprogram(name: "make_error_code", scope: !52, file: !52, line: 84, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1030 = !DILocation(line: 85, column: 49, scope: !1029)
!1031 = !DILocation(line: 85, column: 12, scope: !1029)
!1032 = !DILocation(line: 85, column: 5, scope: !1029)
!1033 = distinct !DISubprogram(name: "future_error", scope: !52, file: !52, line: 114, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1034 = !DILocation(line: 115, column: 19, scope: !1033)
!1035 = !DILocation(line: 115, column: 43, scope: !1033)
!1036 = !DILocation(line: 115, column: 48, scope: !1033)
!1037 = !DILocation(line: 115, column: 41, scope: !1033)
!1038 = !DILocation(line: 115, column: 7, scope: !1033)
!1039 = !DILocation(line: 116, column: 5, scope: !1033)
!1040 = !DILocation(line: 115, column: 60, scope: !1033)
!1041 = !DILocation(line: 116, column: 7, scope: !1033)
!1042 = !DISubprogram(name: "future_category", scope: !52, file: !52, line: 80, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1043 = distinct !DISubprogram(name: "error_code", scope: !1044, file: !1044, line: 202, type: !10, scopeLine: 203, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1044 = !DIFile(filename: "include/c++/12/system_error", directory: "")
!1045 = !DILocation(line: 203, column: 7, scope: !1043)
!1046 = !{!1047, !35, i64 0}
!1047 = !{!"_ZTSSt10error_code", !35, i64 0, !23, i64 8}
!1048 = !DILocation(line: 203, column: 22, scope: !1043)
!1049 = !{!1047, !23, i64 8}
!1050 = !DILocation(line: 203, column: 39, scope: !1043)
!1051 = distinct !DISubprogram(name: "operator+<char, std::char_traits<char>, std::allocator<char> >", scope: !1052, file: !1052, line: 3539, type: !10, scopeLine: 3541, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1052 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!1053 = !DILocation(line: 3541, column: 30, scope: !1051)
!1054 = !DILocation(line: 3541, column: 14, scope: !1051)
!1055 = !DILocation(line: 3541, column: 7, scope: !1051)
!1056 = distinct !DISubprogram(name: "message", scope: !1044, file: !1044, line: 239, type: !10, scopeLine: 240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1057 = !DILocation(line: 240, column: 14, scope: !1056)
!1058 = !DILocation(line: 240, column: 33, scope: !1056)
!1059 = !DILocation(line: 240, column: 25, scope: !1056)
!1060 = !DILocation(line: 240, column: 7, scope: !1056)
!1061 = distinct !DISubprogram(name: "~basic_string", scope: !1052, file: !1052, line: 794, type: !10, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1062 = !DILocation(line: 795, column: 9, scope: !1061)
!1063 = !DILocation(line: 795, column: 23, scope: !1061)
!1064 = distinct !DISubprogram(name: "insert", scope: !1052, file: !1052, line: 1925, type: !10, scopeLine: 1926, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1065 = !DILocation(line: 1929, column: 9, scope: !1064)
!1066 = !DILocation(line: 1928, column: 15, scope: !1064)
!1067 = !DILocation(line: 1928, column: 2, scope: !1064)
!1068 = distinct !DISubprogram(name: "basic_string", scope: !1052, file: !1052, line: 670, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1069 = !DILocation(line: 671, column: 21, scope: !1068)
!1070 = !DILocation(line: 671, column: 54, scope: !1068)
!1071 = !DILocation(line: 671, column: 9, scope: !1068)
!1072 = !DILocation(line: 673, column: 12, scope: !1068)
!1073 = !DILocation(line: 673, column: 6, scope: !1068)
!1074 = !DILocation(line: 675, column: 24, scope: !1068)
!1075 = !DILocation(line: 675, column: 44, scope: !1068)
!1076 = !DILocation(line: 676, column: 16, scope: !1068)
!1077 = !DILocation(line: 676, column: 25, scope: !1068)
!1078 = !DILocation(line: 675, column: 6, scope: !1068)
!1079 = !DILocation(line: 677, column: 4, scope: !1068)
!1080 = !DILocation(line: 680, column: 20, scope: !1068)
!1081 = !DILocation(line: 680, column: 6, scope: !1068)
!1082 = !DILocation(line: 681, column: 24, scope: !1068)
!1083 = !DILocation(line: 681, column: 6, scope: !1068)
!1084 = !DILocation(line: 687, column: 18, scope: !1068)
!1085 = !DILocation(line: 687, column: 2, scope: !1068)
!1086 = !DILocation(line: 688, column: 22, scope: !1068)
!1087 = !DILocation(line: 688, column: 8, scope: !1068)
!1088 = !DILocation(line: 689, column: 8, scope: !1068)
!1089 = !DILocation(line: 690, column: 7, scope: !1068)
!1090 = distinct !DISubprogram(name: "replace", scope: !1052, file: !1052, line: 2167, type: !10, scopeLine: 2169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1091 = !DILocation(line: 2171, column: 20, scope: !1090)
!1092 = !DILocation(line: 2172, column: 6, scope: !1090)
!1093 = !DILocation(line: 2171, column: 9, scope: !1090)
!1094 = !DILocation(line: 2171, column: 2, scope: !1090)
!1095 = distinct !DISubprogram(name: "length", scope: !1096, file: !1096, line: 389, type: !10, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1096 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!1097 = !DILocation(line: 395, column: 9, scope: !1095)
!1098 = !DILocation(line: 395, column: 2, scope: !1095)
!1099 = distinct !DISubprogram(name: "_M_replace", scope: !1100, file: !1100, line: 477, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1100 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!1101 = !DILocation(line: 480, column: 7, scope: !1099)
!1102 = !DILocation(line: 482, column: 42, scope: !1099)
!1103 = !DILocation(line: 483, column: 47, scope: !1099)
!1104 = !DILocation(line: 483, column: 56, scope: !1099)
!1105 = !DILocation(line: 485, column: 31, scope: !1099)
!1106 = !DILocation(line: 485, column: 22, scope: !1099)
!1107 = !DILocation(line: 485, column: 11, scope: !1099)
!1108 = !DILocation(line: 487, column: 24, scope: !1099)
!1109 = !DILocation(line: 487, column: 34, scope: !1099)
!1110 = !DILocation(line: 489, column: 52, scope: !1099)
!1111 = !DILocation(line: 503, column: 8, scope: !1099)
!1112 = !DILocation(line: 505, column: 12, scope: !1099)
!1113 = !DILocation(line: 505, column: 23, scope: !1099)
!1114 = !DILocation(line: 506, column: 21, scope: !1099)
!1115 = !DILocation(line: 506, column: 35, scope: !1099)
!1116 = !DILocation(line: 506, column: 3, scope: !1099)
!1117 = !DILocation(line: 507, column: 12, scope: !1099)
!1118 = !DILocation(line: 508, column: 3, scope: !1099)
!1119 = !DILocation(line: 513, column: 19, scope: !1099)
!1120 = !DILocation(line: 514, column: 3, scope: !1099)
!1121 = !DILocation(line: 515, column: 12, scope: !1099)
!1122 = !DILocation(line: 515, column: 23, scope: !1099)
!1123 = !DILocation(line: 516, column: 21, scope: !1099)
!1124 = !DILocation(line: 516, column: 35, scope: !1099)
!1125 = !DILocation(line: 516, column: 3, scope: !1099)
!1126 = !DILocation(line: 517, column: 12, scope: !1099)
!1127 = !DILocation(line: 519, column: 13, scope: !1099)
!1128 = !DILocation(line: 519, column: 29, scope: !1099)
!1129 = !DILocation(line: 519, column: 22, scope: !1099)
!1130 = !DILocation(line: 519, column: 9, scope: !1099)
!1131 = !DILocation(line: 520, column: 7, scope: !1099)
!1132 = !DILocation(line: 521, column: 18, scope: !1099)
!1133 = !DILocation(line: 521, column: 14, scope: !1099)
!1134 = !DILocation(line: 525, column: 39, scope: !1099)
!1135 = !DILocation(line: 525, column: 46, scope: !1099)
!1136 = !DILocation(line: 526, column: 32, scope: !1099)
!1137 = !DILocation(line: 526, column: 9, scope: !1099)
!1138 = !DILocation(line: 527, column: 7, scope: !1099)
!1139 = !DILocation(line: 530, column: 50, scope: !1099)
!1140 = !DILocation(line: 531, column: 9, scope: !1099)
!1141 = !DILocation(line: 532, column: 27, scope: !1099)
!1142 = !DILocation(line: 532, column: 42, scope: !1099)
!1143 = !DILocation(line: 533, column: 16, scope: !1099)
!1144 = !DILocation(line: 532, column: 9, scope: !1099)
!1145 = !DILocation(line: 539, column: 8, scope: !1099)
!1146 = !DILocation(line: 541, column: 13, scope: !1099)
!1147 = !DILocation(line: 542, column: 7, scope: !1099)
!1148 = distinct !DISubprogram(name: "_M_check", scope: !1052, file: !1052, line: 379, type: !10, scopeLine: 380, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1149 = !DILocation(line: 381, column: 20, scope: !1148)
!1150 = !DILocation(line: 381, column: 12, scope: !1148)
!1151 = !DILocation(line: 381, column: 6, scope: !1148)
!1152 = !DILocation(line: 384, column: 26, scope: !1148)
!1153 = !DILocation(line: 382, column: 4, scope: !1148)
!1154 = !DILocation(line: 385, column: 2, scope: !1148)
!1155 = distinct !DISubprogram(name: "_M_limit", scope: !1052, file: !1052, line: 400, type: !10, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1156 = !DILocation(line: 402, column: 40, scope: !1155)
!1157 = !DILocation(line: 402, column: 47, scope: !1155)
!1158 = !DILocation(line: 402, column: 32, scope: !1155)
!1159 = !DILocation(line: 403, column: 9, scope: !1155)
!1160 = !DILocation(line: 403, column: 35, scope: !1155)
!1161 = !DILocation(line: 403, column: 42, scope: !1155)
!1162 = !DILocation(line: 403, column: 2, scope: !1155)
!1163 = distinct !DISubprogram(name: "_M_check_length", scope: !1052, file: !1052, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1164 = !DILocation(line: 392, column: 12, scope: !1163)
!1165 = !DILocation(line: 392, column: 32, scope: !1163)
!1166 = !DILocation(line: 392, column: 39, scope: !1163)
!1167 = !DILocation(line: 392, column: 23, scope: !1163)
!1168 = !DILocation(line: 392, column: 47, scope: !1163)
!1169 = !DILocation(line: 392, column: 6, scope: !1163)
!1170 = !DILocation(line: 393, column: 4, scope: !1163)
!1171 = !DILocation(line: 394, column: 7, scope: !1163)
!1172 = distinct !DISubprogram(name: "size", scope: !1052, file: !1052, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1173 = !DILocation(line: 1064, column: 16, scope: !1172)
!1174 = !{!1175, !229, i64 8}
!1175 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !1176, i64 0, !229, i64 8, !24, i64 16}
!1176 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !23, i64 0}
!1177 = !DILocation(line: 1064, column: 9, scope: !1172)
!1178 = distinct !DISubprogram(name: "capacity", scope: !1052, file: !1052, line: 1132, type: !10, scopeLine: 1133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1179 = !DILocation(line: 1134, column: 9, scope: !1178)
!1180 = !DILocation(line: 1134, column: 2, scope: !1178)
!1181 = distinct !DISubprogram(name: "_M_data", scope: !1052, file: !1052, line: 233, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1182 = !DILocation(line: 234, column: 28, scope: !1181)
!1183 = !{!1175, !23, i64 0}
!1184 = !DILocation(line: 234, column: 9, scope: !1181)
!1185 = distinct !DISubprogram(name: "_M_disjunct", scope: !1052, file: !1052, line: 408, type: !10, scopeLine: 409, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1186 = !DILocation(line: 410, column: 10, scope: !1185)
!1187 = !DILocation(line: 410, column: 37, scope: !1185)
!1188 = !DILocation(line: 411, column: 3, scope: !1185)
!1189 = !DILocation(line: 411, column: 28, scope: !1185)
!1190 = !DILocation(line: 411, column: 46, scope: !1185)
!1191 = !DILocation(line: 411, column: 38, scope: !1185)
!1192 = !DILocation(line: 411, column: 6, scope: !1185)
!1193 = !DILocation(line: 410, column: 2, scope: !1185)
!1194 = distinct !DISubprogram(name: "_S_move", scope: !1052, file: !1052, line: 428, type: !10, scopeLine: 429, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1195 = !DILocation(line: 430, column: 10, scope: !1194)
!1196 = !DILocation(line: 430, column: 6, scope: !1194)
!1197 = !DILocation(line: 431, column: 4, scope: !1194)
!1198 = !DILocation(line: 433, column: 4, scope: !1194)
!1199 = !DILocation(line: 434, column: 7, scope: !1194)
!1200 = distinct !DISubprogram(name: "_S_copy", scope: !1052, file: !1052, line: 418, type: !10, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1201 = !DILocation(line: 420, column: 10, scope: !1200)
!1202 = !DILocation(line: 420, column: 6, scope: !1200)
!1203 = !DILocation(line: 421, column: 4, scope: !1200)
!1204 = !DILocation(line: 423, column: 4, scope: !1200)
!1205 = !DILocation(line: 424, column: 7, scope: !1200)
!1206 = distinct !DISubprogram(name: "_M_mutate", scope: !1100, file: !1100, line: 322, type: !10, scopeLine: 324, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1207 = !DILocation(line: 325, column: 36, scope: !1206)
!1208 = !DILocation(line: 325, column: 53, scope: !1206)
!1209 = !DILocation(line: 327, column: 7, scope: !1206)
!1210 = !DILocation(line: 327, column: 34, scope: !1206)
!1211 = !DILocation(line: 327, column: 43, scope: !1206)
!1212 = !DILocation(line: 327, column: 52, scope: !1206)
!1213 = !DILocation(line: 327, column: 17, scope: !1206)
!1214 = !DILocation(line: 328, column: 47, scope: !1206)
!1215 = !DILocation(line: 328, column: 21, scope: !1206)
!1216 = !DILocation(line: 330, column: 11, scope: !1206)
!1217 = !DILocation(line: 331, column: 21, scope: !1206)
!1218 = !DILocation(line: 331, column: 2, scope: !1206)
!1219 = !DILocation(line: 332, column: 11, scope: !1206)
!1220 = !DILocation(line: 332, column: 15, scope: !1206)
!1221 = !DILocation(line: 333, column: 20, scope: !1206)
!1222 = !DILocation(line: 333, column: 2, scope: !1206)
!1223 = !DILocation(line: 334, column: 11, scope: !1206)
!1224 = !DILocation(line: 335, column: 20, scope: !1206)
!1225 = !DILocation(line: 335, column: 28, scope: !1206)
!1226 = !DILocation(line: 336, column: 9, scope: !1206)
!1227 = !DILocation(line: 336, column: 19, scope: !1206)
!1228 = !DILocation(line: 336, column: 27, scope: !1206)
!1229 = !DILocation(line: 335, column: 2, scope: !1206)
!1230 = !DILocation(line: 338, column: 7, scope: !1206)
!1231 = !DILocation(line: 339, column: 7, scope: !1206)
!1232 = !DILocation(line: 340, column: 19, scope: !1206)
!1233 = !DILocation(line: 340, column: 7, scope: !1206)
!1234 = !DILocation(line: 341, column: 5, scope: !1206)
!1235 = distinct !DISubprogram(name: "_M_set_length", scope: !1052, file: !1052, line: 265, type: !10, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1236 = !DILocation(line: 267, column: 2, scope: !1235)
!1237 = !DILocation(line: 268, column: 22, scope: !1235)
!1238 = !DILocation(line: 268, column: 38, scope: !1235)
!1239 = !DILocation(line: 268, column: 2, scope: !1235)
!1240 = !DILocation(line: 269, column: 7, scope: !1235)
!1241 = distinct !DISubprogram(name: "max_size", scope: !1052, file: !1052, line: 1076, type: !10, scopeLine: 1077, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1242 = !DILocation(line: 1077, column: 41, scope: !1241)
!1243 = !DILocation(line: 1077, column: 17, scope: !1241)
!1244 = !DILocation(line: 1077, column: 61, scope: !1241)
!1245 = !DILocation(line: 1077, column: 66, scope: !1241)
!1246 = !DILocation(line: 1077, column: 9, scope: !1241)
!1247 = !DISubprogram(name: "__throw_length_error", scope: !185, file: !185, line: 75, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1248 = distinct !DISubprogram(name: "max_size", scope: !627, file: !627, line: 547, type: !10, scopeLine: 548, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1249 = !DILocation(line: 550, column: 13, scope: !1248)
!1250 = !DILocation(line: 550, column: 2, scope: !1248)
!1251 = distinct !DISubprogram(name: "_M_get_allocator", scope: !1052, file: !1052, line: 344, type: !10, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1252 = !DILocation(line: 345, column: 9, scope: !1251)
!1253 = distinct !DISubprogram(name: "max_size", scope: !622, file: !622, line: 167, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1254 = !DILocation(line: 168, column: 16, scope: !1253)
!1255 = !DILocation(line: 168, column: 9, scope: !1253)
!1256 = distinct !DISubprogram(name: "_M_max_size", scope: !622, file: !622, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1257 = !DILocation(line: 213, column: 2, scope: !1256)
!1258 = distinct !DISubprogram(name: "_M_is_local", scope: !1052, file: !1052, line: 273, type: !10, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1259 = !DILocation(line: 274, column: 16, scope: !1258)
!1260 = !DILocation(line: 274, column: 29, scope: !1258)
!1261 = !DILocation(line: 274, column: 26, scope: !1258)
!1262 = !DILocation(line: 274, column: 9, scope: !1258)
!1263 = distinct !DISubprogram(name: "_M_local_data", scope: !1052, file: !1052, line: 249, type: !10, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1264 = !DILocation(line: 252, column: 57, scope: !1263)
!1265 = !DILocation(line: 252, column: 9, scope: !1263)
!1266 = !DILocation(line: 252, column: 2, scope: !1263)
!1267 = distinct !DISubprogram(name: "pointer_to", scope: !650, file: !650, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1268 = !DILocation(line: 136, column: 9, scope: !1267)
!1269 = distinct !DISubprogram(name: "operator()", scope: !1270, file: !1270, line: 451, type: !10, scopeLine: 452, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1270 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!1271 = !DILocation(line: 457, column: 31, scope: !1269)
!1272 = !DILocation(line: 457, column: 2, scope: !1269)
!1273 = distinct !DISubprogram(name: "assign", scope: !1096, file: !1096, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1274 = !DILocation(line: 354, column: 9, scope: !1273)
!1275 = !DILocation(line: 354, column: 7, scope: !1273)
!1276 = !DILocation(line: 355, column: 7, scope: !1273)
!1277 = distinct !DISubprogram(name: "move", scope: !1096, file: !1096, line: 411, type: !10, scopeLine: 412, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1278 = !DILocation(line: 413, column: 10, scope: !1277)
!1279 = !DILocation(line: 413, column: 6, scope: !1277)
!1280 = !DILocation(line: 419, column: 33, scope: !1277)
!1281 = !DILocation(line: 419, column: 2, scope: !1277)
!1282 = !DILocation(line: 420, column: 7, scope: !1277)
!1283 = distinct !DISubprogram(name: "copy", scope: !1096, file: !1096, line: 423, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1284 = !DILocation(line: 425, column: 10, scope: !1283)
!1285 = !DILocation(line: 425, column: 6, scope: !1283)
!1286 = !DILocation(line: 431, column: 33, scope: !1283)
!1287 = !DILocation(line: 431, column: 2, scope: !1283)
!1288 = !DILocation(line: 432, column: 7, scope: !1283)
!1289 = distinct !DISubprogram(name: "length", scope: !1052, file: !1052, line: 1070, type: !10, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1290 = !DILocation(line: 1071, column: 16, scope: !1289)
!1291 = !DILocation(line: 1071, column: 9, scope: !1289)
!1292 = distinct !DISubprogram(name: "_M_create", scope: !1100, file: !1100, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1293 = !DILocation(line: 139, column: 11, scope: !1292)
!1294 = !DILocation(line: 139, column: 24, scope: !1292)
!1295 = !DILocation(line: 139, column: 22, scope: !1292)
!1296 = !DILocation(line: 140, column: 2, scope: !1292)
!1297 = !DILocation(line: 145, column: 11, scope: !1292)
!1298 = !DILocation(line: 145, column: 22, scope: !1292)
!1299 = !DILocation(line: 145, column: 39, scope: !1292)
!1300 = !DILocation(line: 145, column: 57, scope: !1292)
!1301 = !DILocation(line: 145, column: 53, scope: !1292)
!1302 = !DILocation(line: 147, column: 15, scope: !1292)
!1303 = !DILocation(line: 149, column: 21, scope: !1292)
!1304 = !DILocation(line: 149, column: 19, scope: !1292)
!1305 = !DILocation(line: 149, column: 8, scope: !1292)
!1306 = !DILocation(line: 150, column: 19, scope: !1292)
!1307 = !DILocation(line: 150, column: 17, scope: !1292)
!1308 = !DILocation(line: 150, column: 6, scope: !1292)
!1309 = !DILocation(line: 155, column: 38, scope: !1292)
!1310 = !DILocation(line: 155, column: 58, scope: !1292)
!1311 = !DILocation(line: 155, column: 69, scope: !1292)
!1312 = !DILocation(line: 155, column: 14, scope: !1292)
!1313 = !DILocation(line: 155, column: 7, scope: !1292)
!1314 = distinct !DISubprogram(name: "_M_dispose", scope: !1052, file: !1052, line: 283, type: !10, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1315 = !DILocation(line: 285, column: 7, scope: !1314)
!1316 = !DILocation(line: 285, column: 6, scope: !1314)
!1317 = !DILocation(line: 286, column: 15, scope: !1314)
!1318 = !DILocation(line: 286, column: 4, scope: !1314)
!1319 = !DILocation(line: 287, column: 7, scope: !1314)
!1320 = distinct !DISubprogram(name: "_M_data", scope: !1052, file: !1052, line: 223, type: !10, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1321 = !DILocation(line: 224, column: 26, scope: !1320)
!1322 = !DILocation(line: 224, column: 33, scope: !1320)
!1323 = distinct !DISubprogram(name: "_M_capacity", scope: !1052, file: !1052, line: 260, type: !10, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1324 = !DILocation(line: 261, column: 9, scope: !1323)
!1325 = !DILocation(line: 261, column: 31, scope: !1323)
!1326 = !DILocation(line: 261, column: 45, scope: !1323)
!1327 = distinct !DISubprogram(name: "allocate", scope: !627, file: !627, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1328 = !DILocation(line: 464, column: 20, scope: !1327)
!1329 = !DILocation(line: 464, column: 9, scope: !1327)
!1330 = distinct !DISubprogram(name: "_M_get_allocator", scope: !1052, file: !1052, line: 339, type: !10, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1331 = !DILocation(line: 340, column: 9, scope: !1330)
!1332 = distinct !DISubprogram(name: "allocate", scope: !622, file: !622, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1333 = !DILocation(line: 120, column: 35, scope: !1332)
!1334 = !DILocation(line: 120, column: 27, scope: !1332)
!1335 = !DILocation(line: 120, column: 6, scope: !1332)
!1336 = !DILocation(line: 126, column: 6, scope: !1332)
!1337 = !DILocation(line: 137, column: 27, scope: !1332)
!1338 = !DILocation(line: 137, column: 2, scope: !1332)
!1339 = distinct !DISubprogram(name: "_M_destroy", scope: !1052, file: !1052, line: 291, type: !10, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1340 = !DILocation(line: 292, column: 35, scope: !1339)
!1341 = !DILocation(line: 292, column: 55, scope: !1339)
!1342 = !DILocation(line: 292, column: 73, scope: !1339)
!1343 = !DILocation(line: 292, column: 9, scope: !1339)
!1344 = !DILocation(line: 292, column: 79, scope: !1339)
!1345 = distinct !DISubprogram(name: "deallocate", scope: !627, file: !627, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1346 = !DILocation(line: 496, column: 13, scope: !1345)
!1347 = !DILocation(line: 496, column: 35, scope: !1345)
!1348 = distinct !DISubprogram(name: "deallocate", scope: !622, file: !622, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1349 = !DILocation(line: 158, column: 2, scope: !1348)
!1350 = !DILocation(line: 159, column: 7, scope: !1348)
!1351 = distinct !DISubprogram(name: "_M_length", scope: !1052, file: !1052, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1352 = !DILocation(line: 229, column: 9, scope: !1351)
!1353 = !DILocation(line: 229, column: 26, scope: !1351)
!1354 = !DILocation(line: 229, column: 38, scope: !1351)
!1355 = !DISubprogram(name: "__throw_out_of_range_fmt", scope: !185, file: !185, line: 81, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1356 = !DISubprogram(name: "__builtin_strlen", scope: !828, file: !828, line: 122, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1357 = distinct !DISubprogram(name: "_M_local_data", scope: !1052, file: !1052, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1358 = !DILocation(line: 241, column: 51, scope: !1357)
!1359 = !DILocation(line: 241, column: 9, scope: !1357)
!1360 = !DILocation(line: 241, column: 2, scope: !1357)
!1361 = distinct !DISubprogram(name: "_Alloc_hider", scope: !1052, file: !1052, line: 203, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1362 = !DILocation(line: 204, column: 4, scope: !1361)
!1363 = !DILocation(line: 204, column: 36, scope: !1361)
!1364 = !{!1176, !23, i64 0}
!1365 = !DILocation(line: 204, column: 50, scope: !1361)
!1366 = distinct !DISubprogram(name: "pointer_to", scope: !650, file: !650, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1367 = !DILocation(line: 136, column: 9, scope: !1366)
!1368 = distinct !DISubprogram(name: "category", scope: !1044, file: !1044, line: 232, type: !10, scopeLine: 232, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1369 = !DILocation(line: 232, column: 41, scope: !1368)
!1370 = !DILocation(line: 232, column: 33, scope: !1368)
!1371 = distinct !DISubprogram(name: "value", scope: !1044, file: !1044, line: 229, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1372 = !DILocation(line: 229, column: 37, scope: !1371)
!1373 = !DILocation(line: 229, column: 30, scope: !1371)
!1374 = distinct !DISubprogram(name: "~__new_allocator", scope: !622, file: !622, line: 90, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1375 = !DILocation(line: 90, column: 50, scope: !1374)
!1376 = distinct !DISubprogram(name: "exception_ptr", scope: !978, file: !978, line: 116, type: !10, scopeLine: 118, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1377 = !DILocation(line: 117, column: 33, scope: !1376)
!1378 = !DILocation(line: 117, column: 9, scope: !1376)
!1379 = !DILocation(line: 118, column: 33, scope: !1376)
!1380 = !DILocation(line: 118, column: 44, scope: !1376)
!1381 = distinct !DISubprogram(name: "swap", scope: !978, file: !978, line: 214, type: !10, scopeLine: 215, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1382 = !DILocation(line: 216, column: 21, scope: !1381)
!1383 = !DILocation(line: 217, column: 37, scope: !1381)
!1384 = !DILocation(line: 217, column: 27, scope: !1381)
!1385 = !DILocation(line: 218, column: 35, scope: !1381)
!1386 = !DILocation(line: 219, column: 5, scope: !1381)
!1387 = distinct !DISubprogram(name: "swap", scope: !556, file: !556, line: 216, type: !10, scopeLine: 217, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1388 = !DILocation(line: 219, column: 13, scope: !1387)
!1389 = !DILocation(line: 219, column: 29, scope: !1387)
!1390 = !DILocation(line: 219, column: 2, scope: !1387)
!1391 = !DILocation(line: 220, column: 13, scope: !1387)
!1392 = !DILocation(line: 220, column: 33, scope: !1387)
!1393 = !DILocation(line: 220, column: 2, scope: !1387)
!1394 = !DILocation(line: 221, column: 7, scope: !1387)
!1395 = distinct !DISubprogram(name: "swap<std::__future_base::_Result_base *>", scope: !1396, file: !1396, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1396 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!1397 = !DILocation(line: 204, column: 19, scope: !1395)
!1398 = !DILocation(line: 205, column: 13, scope: !1395)
!1399 = !DILocation(line: 205, column: 11, scope: !1395)
!1400 = !DILocation(line: 206, column: 11, scope: !1395)
!1401 = !DILocation(line: 207, column: 5, scope: !1395)
!1402 = distinct !DISubprogram(name: "swap<std::__future_base::_Result_base::_Deleter>", scope: !1396, file: !1396, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1403 = !DILocation(line: 207, column: 5, scope: !1402)
!1404 = distinct !DISubprogram(name: "release", scope: !556, file: !556, line: 486, type: !10, scopeLine: 487, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1405 = !DILocation(line: 487, column: 21, scope: !1404)
!1406 = !DILocation(line: 487, column: 9, scope: !1404)
!1407 = distinct !DISubprogram(name: "get_deleter", scope: !556, file: !556, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1408 = !DILocation(line: 468, column: 21, scope: !1407)
!1409 = !DILocation(line: 468, column: 9, scope: !1407)
!1410 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !556, file: !556, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1411 = !DILocation(line: 233, column: 40, scope: !1410)
!1412 = distinct !DISubprogram(name: "release", scope: !556, file: !556, line: 207, type: !10, scopeLine: 208, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1413 = !DILocation(line: 209, column: 16, scope: !1412)
!1414 = !DILocation(line: 210, column: 2, scope: !1412)
!1415 = !DILocation(line: 210, column: 11, scope: !1412)
!1416 = !DILocation(line: 211, column: 2, scope: !1412)
!1417 = distinct !DISubprogram(name: "_M_deleter", scope: !556, file: !556, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1418 = !DILocation(line: 193, column: 49, scope: !1417)
!1419 = !DILocation(line: 193, column: 42, scope: !1417)
!1420 = distinct !DISubprogram(name: "get<1UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1421 = !DILocation(line: 1381, column: 14, scope: !1420)
!1422 = !DILocation(line: 1381, column: 7, scope: !1420)
!1423 = distinct !DISubprogram(name: "__uniq_ptr_impl<std::__future_base::_Result_base::_Deleter>", scope: !556, file: !556, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1424 = !DILocation(line: 173, column: 4, scope: !1423)
!1425 = !DILocation(line: 173, column: 41, scope: !1423)
!1426 = distinct !DISubprogram(name: "tuple<std::__future_base::_Result_base *&, std::__future_base::_Result_base::_Deleter, true>", scope: !744, file: !744, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1427 = !DILocation(line: 1079, column: 4, scope: !1426)
!1428 = !DILocation(line: 1079, column: 67, scope: !1426)
!1429 = distinct !DISubprogram(name: "_Tuple_impl<std::__future_base::_Result_base *&, std::__future_base::_Result_base::_Deleter, void>", scope: !744, file: !744, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1430 = !DILocation(line: 291, column: 4, scope: !1429)
!1431 = !DILocation(line: 292, column: 4, scope: !1429)
!1432 = !DILocation(line: 293, column: 4, scope: !1429)
!1433 = distinct !DISubprogram(name: "_Tuple_impl<std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1434 = !DILocation(line: 441, column: 4, scope: !1433)
!1435 = !DILocation(line: 442, column: 4, scope: !1433)
!1436 = distinct !DISubprogram(name: "_Head_base<std::__future_base::_Result_base *&>", scope: !744, file: !744, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1437 = !DILocation(line: 200, column: 17, scope: !1436)
!1438 = !DILocation(line: 200, column: 4, scope: !1436)
!1439 = !DILocation(line: 200, column: 46, scope: !1436)
!1440 = distinct !DISubprogram(name: "_Head_base<std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 90, type: !10, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1441 = !DILocation(line: 91, column: 46, scope: !1440)
!1442 = distinct !DISubprogram(name: "future", scope: !52, file: !52, line: 783, type: !10, scopeLine: 783, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1443 = !DILocation(line: 783, column: 45, scope: !1442)
!1444 = !DILocation(line: 783, column: 67, scope: !1442)
!1445 = distinct !DISubprogram(name: "__basic_future", scope: !52, file: !52, line: 733, type: !10, scopeLine: 734, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1446 = !DILocation(line: 733, column: 53, scope: !1445)
!1447 = !DILocation(line: 735, column: 9, scope: !1445)
!1448 = !DILocation(line: 736, column: 9, scope: !1445)
!1449 = !DILocation(line: 736, column: 19, scope: !1445)
!1450 = !DILocation(line: 737, column: 7, scope: !1445)
!1451 = distinct !DISubprogram(name: "shared_ptr", scope: !541, file: !541, line: 204, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1452 = !DILocation(line: 204, column: 7, scope: !1451)
!1453 = !DILocation(line: 204, column: 54, scope: !1451)
!1454 = distinct !DISubprogram(name: "_S_check<std::__future_base::_State_baseV2>", scope: !52, file: !52, line: 561, type: !10, scopeLine: 562, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1455 = !DILocation(line: 563, column: 34, scope: !1454)
!1456 = !DILocation(line: 563, column: 15, scope: !1454)
!1457 = !DILocation(line: 564, column: 13, scope: !1454)
!1458 = !DILocation(line: 565, column: 9, scope: !1454)
!1459 = distinct !DISubprogram(name: "_M_set_retrieved_flag", scope: !52, file: !52, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1460 = !DILocation(line: 465, column: 6, scope: !1459)
!1461 = !DILocation(line: 212, column: 14, scope: !1462, inlinedAt: !1463)
!1462 = distinct !DISubprogram(name: "test_and_set", scope: !719, file: !719, line: 210, type: !10, scopeLine: 211, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1463 = distinct !DILocation(line: 465, column: 19, scope: !1459)
!1464 = !DILocation(line: 466, column: 4, scope: !1459)
!1465 = !DILocation(line: 467, column: 7, scope: !1459)
!1466 = distinct !DISubprogram(name: "__shared_ptr", scope: !470, file: !470, line: 1522, type: !10, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1467 = !DILocation(line: 1522, column: 7, scope: !1466)
!1468 = !DILocation(line: 1522, column: 58, scope: !1466)
!1469 = distinct !DISubprogram(name: "__shared_count", scope: !470, file: !470, line: 1074, type: !10, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1470 = !DILocation(line: 1075, column: 19, scope: !1469)
!1471 = !DILocation(line: 1075, column: 9, scope: !1469)
!1472 = !DILocation(line: 1077, column: 12, scope: !1469)
!1473 = !DILocation(line: 1077, column: 6, scope: !1469)
!1474 = !DILocation(line: 1078, column: 11, scope: !1469)
!1475 = !DILocation(line: 1079, column: 7, scope: !1469)
!1476 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !470, file: !470, line: 151, type: !10, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1477 = !DILocation(line: 152, column: 43, scope: !1476)
!1478 = !DILocation(line: 52, column: 12, scope: !494, inlinedAt: !1479)
!1479 = distinct !DILocation(line: 108, column: 9, scope: !1480, inlinedAt: !1481)
!1480 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !495, file: !495, line: 106, type: !10, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1481 = distinct !DILocation(line: 152, column: 9, scope: !1476)
!1482 = !DILocation(line: 108, column: 9, scope: !1480, inlinedAt: !1481)
!1483 = !DILocation(line: 92, column: 12, scope: !1484, inlinedAt: !1485)
!1484 = distinct !DISubprogram(name: "__atomic_add_single", scope: !495, file: !495, line: 91, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1485 = distinct !DILocation(line: 109, column: 7, scope: !1480, inlinedAt: !1481)
!1486 = !DILocation(line: 109, column: 7, scope: !1480, inlinedAt: !1481)
!1487 = !DILocation(line: 71, column: 5, scope: !1488, inlinedAt: !1489)
!1488 = distinct !DISubprogram(name: "__atomic_add", scope: !495, file: !495, line: 70, type: !10, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1489 = distinct !DILocation(line: 111, column: 7, scope: !1480, inlinedAt: !1481)
!1490 = !DILocation(line: 152, column: 61, scope: !1476)
!1491 = !DISubprogram(name: "__throw_future_error", scope: !185, file: !185, line: 109, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1492 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/timed.cpp:34:21)>", scope: !62, file: !62, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1493 = !DILocation(line: 205, column: 4, scope: !1492)
!1494 = !DILocation(line: 207, column: 4, scope: !1492)
!1495 = !DILocation(line: 206, column: 6, scope: !1492)
!1496 = !DILocation(line: 206, column: 14, scope: !1492)
!1497 = !DILocation(line: 207, column: 6, scope: !1492)
!1498 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !556, file: !556, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1499 = !DILocation(line: 310, column: 4, scope: !1498)
!1500 = !DILocation(line: 311, column: 11, scope: !1498)
!1501 = distinct !DISubprogram(name: "~unique_ptr", scope: !556, file: !556, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1502 = !DILocation(line: 394, column: 21, scope: !1501)
!1503 = !DILocation(line: 395, column: 6, scope: !1501)
!1504 = !DILocation(line: 395, column: 12, scope: !1501)
!1505 = !DILocation(line: 396, column: 4, scope: !1501)
!1506 = !DILocation(line: 396, column: 18, scope: !1501)
!1507 = !DILocation(line: 397, column: 8, scope: !1501)
!1508 = !DILocation(line: 398, column: 7, scope: !1501)
!1509 = distinct !DISubprogram(name: "_State", scope: !62, file: !62, line: 67, type: !10, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1510 = !DILocation(line: 67, column: 12, scope: !1509)
!1511 = distinct !DISubprogram(name: "tuple<(lambda at cpp/timed.cpp:34:21), true, true>", scope: !744, file: !744, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1512 = !DILocation(line: 744, column: 4, scope: !1511)
!1513 = !DILocation(line: 744, column: 58, scope: !1511)
!1514 = distinct !DISubprogram(name: "~_State_impl", scope: !62, file: !62, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1515 = !DILocation(line: 200, column: 14, scope: !1514)
!1516 = distinct !DISubprogram(name: "_M_run", scope: !62, file: !62, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1517 = !DILocation(line: 210, column: 13, scope: !1516)
!1518 = !DILocation(line: 210, column: 24, scope: !1516)
!1519 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/timed.cpp:34:21)>", scope: !744, file: !744, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1520 = !DILocation(line: 441, column: 4, scope: !1519)
!1521 = !DILocation(line: 442, column: 4, scope: !1519)
!1522 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/timed.cpp:34:21)>", scope: !744, file: !744, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1523 = !DILocation(line: 200, column: 4, scope: !1522)
!1524 = !DILocation(line: 200, column: 46, scope: !1522)
!1525 = distinct !DISubprogram(name: "operator()", scope: !62, file: !62, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1526 = !DILocation(line: 259, column: 11, scope: !1525)
!1527 = !DILocation(line: 259, column: 4, scope: !1525)
!1528 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !62, file: !62, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1529 = !DILocation(line: 252, column: 13, scope: !1528)
!1530 = !DILocation(line: 252, column: 6, scope: !1528)
!1531 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/timed.cpp:34:21)>", scope: !1532, file: !1532, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1532 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!1533 = !DILocation(line: 96, column: 14, scope: !1531)
!1534 = !DILocation(line: 96, column: 7, scope: !1531)
!1535 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/timed.cpp:34:21)>", scope: !1532, file: !1532, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1536 = !DILocation(line: 61, column: 14, scope: !1535)
!1537 = !DILocation(line: 61, column: 7, scope: !1535)
!1538 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 34, type: !10, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1539 = !DILocation(line: 36, column: 4, scope: !1538)
!1540 = !DILocation(line: 36, column: 32, scope: !1538)
!1541 = !DILocation(line: 37, column: 9, scope: !1538)
!1542 = !DILocation(line: 38, column: 11, scope: !1538)
!1543 = !DILocation(line: 39, column: 3, scope: !1538)
!1544 = !DILocation(line: 40, column: 25, scope: !1538)
!1545 = !DILocation(line: 40, column: 12, scope: !1538)
!1546 = !DILocation(line: 40, column: 7, scope: !1538)
!1547 = !DILocation(line: 41, column: 11, scope: !1538)
!1548 = !DILocation(line: 42, column: 9, scope: !1538)
!1549 = !DILocation(line: 43, column: 3, scope: !1538)
!1550 = !DILocation(line: 44, column: 3, scope: !1538)
!1551 = !DILocation(line: 44, column: 57, scope: !1538)
!1552 = !DILocation(line: 44, column: 45, scope: !1538)
!1553 = !DILocation(line: 45, column: 7, scope: !1538)
!1554 = !DILocation(line: 46, column: 11, scope: !1538)
!1555 = !DILocation(line: 46, column: 4, scope: !1538)
!1556 = !DILocation(line: 47, column: 3, scope: !1538)
!1557 = !{!1558, !23, i64 0}
!1558 = !{!"_ZTSZ4mainE3$_0", !23, i64 0}
!1559 = !DILocation(line: 47, column: 21, scope: !1538)
!1560 = !DILocation(line: 47, column: 11, scope: !1538)
!1561 = !DILocation(line: 48, column: 2, scope: !1538)
!1562 = distinct !DISubprogram(name: "lock_guard", scope: !187, file: !187, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1563 = !DILocation(line: 228, column: 46, scope: !1562)
!1564 = !DILocation(line: 229, column: 19, scope: !1562)
!1565 = !DILocation(line: 229, column: 27, scope: !1562)
!1566 = distinct !DISubprogram(name: "~lock_guard", scope: !187, file: !187, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1567 = !DILocation(line: 235, column: 9, scope: !1566)
!1568 = !{!1569, !23, i64 0}
!1569 = !{!"_ZTSSt10lock_guardISt5mutexE", !23, i64 0}
!1570 = !DILocation(line: 235, column: 19, scope: !1566)
!1571 = !DILocation(line: 235, column: 29, scope: !1566)
!1572 = distinct !DISubprogram(name: "try_lock_for<long, std::ratio<1L, 1L> >", scope: !79, file: !79, line: 243, type: !10, scopeLine: 244, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1573 = !DILocation(line: 244, column: 16, scope: !1572)
!1574 = !DILocation(line: 244, column: 9, scope: !1572)
!1575 = distinct !DISubprogram(name: "unique_lock<long, std::ratio<1L, 1000L> >", scope: !151, file: !151, line: 95, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1576 = !DILocation(line: 97, column: 4, scope: !1575)
!1577 = !{!1578, !23, i64 0}
!1578 = !{!"_ZTSSt11unique_lockISt18shared_timed_mutexE", !23, i64 0, !103, i64 8}
!1579 = !DILocation(line: 98, column: 4, scope: !1575)
!1580 = !DILocation(line: 98, column: 23, scope: !1575)
!1581 = !{!1578, !103, i64 8}
!1582 = !DILocation(line: 99, column: 4, scope: !1575)
!1583 = distinct !DISubprogram(name: "operator bool", scope: !151, file: !151, line: 220, type: !10, scopeLine: 221, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1584 = !DILocation(line: 221, column: 16, scope: !1583)
!1585 = !DILocation(line: 221, column: 9, scope: !1583)
!1586 = distinct !DISubprogram(name: "set_value", scope: !52, file: !52, line: 1137, type: !10, scopeLine: 1138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1587 = !DILocation(line: 1138, column: 9, scope: !1586)
!1588 = !DILocation(line: 1138, column: 34, scope: !1586)
!1589 = !DILocation(line: 1138, column: 20, scope: !1586)
!1590 = !DILocation(line: 1138, column: 75, scope: !1586)
!1591 = distinct !DISubprogram(name: "~unique_lock", scope: !151, file: !151, line: 101, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1592 = !DILocation(line: 103, column: 6, scope: !1591)
!1593 = !DILocation(line: 104, column: 4, scope: !1591)
!1594 = !DILocation(line: 105, column: 7, scope: !1591)
!1595 = distinct !DISubprogram(name: "_M_try_lock_for<long, std::ratio<1L, 1L> >", scope: !79, file: !79, line: 141, type: !10, scopeLine: 142, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1596 = !DILocation(line: 149, column: 4, scope: !1595)
!1597 = !DILocation(line: 149, column: 16, scope: !1595)
!1598 = !DILocation(line: 152, column: 29, scope: !1595)
!1599 = !DILocation(line: 152, column: 44, scope: !1595)
!1600 = !DILocation(line: 152, column: 11, scope: !1595)
!1601 = !DILocation(line: 152, column: 4, scope: !1595)
!1602 = !DILocation(line: 153, column: 2, scope: !1595)
!1603 = distinct !DISubprogram(name: "_M_try_lock_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !79, file: !79, line: 174, type: !10, scopeLine: 176, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1604 = !DILocation(line: 177, column: 4, scope: !1603)
!1605 = !DILocation(line: 177, column: 15, scope: !1603)
!1606 = !DILocation(line: 178, column: 4, scope: !1603)
!1607 = !DILocation(line: 178, column: 59, scope: !1603)
!1608 = !DILocation(line: 178, column: 67, scope: !1603)
!1609 = !DILocation(line: 178, column: 16, scope: !1603)
!1610 = !DILocation(line: 180, column: 4, scope: !1603)
!1611 = !DILocation(line: 181, column: 31, scope: !1603)
!1612 = !DILocation(line: 181, column: 35, scope: !1603)
!1613 = !DILocation(line: 181, column: 54, scope: !1603)
!1614 = !DILocation(line: 180, column: 28, scope: !1603)
!1615 = !DILocation(line: 182, column: 29, scope: !1603)
!1616 = !DILocation(line: 185, column: 41, scope: !1603)
!1617 = !DILocation(line: 187, column: 2, scope: !1603)
!1618 = !DILocation(line: 185, column: 4, scope: !1603)
!1619 = distinct !DISubprogram(name: "_M_clocklock", scope: !79, file: !79, line: 271, type: !10, scopeLine: 272, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1620 = !DILocation(line: 272, column: 17, scope: !1619)
!1621 = !DILocation(line: 272, column: 9, scope: !1619)
!1622 = !DISubprogram(name: "pthread_mutex_clocklock", scope: !197, file: !197, line: 817, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1623 = distinct !DISubprogram(name: "try_lock_for<long, std::ratio<1L, 1000L> >", scope: !99, file: !99, line: 479, type: !10, scopeLine: 480, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1624 = !DILocation(line: 481, column: 2, scope: !1623)
!1625 = !DILocation(line: 481, column: 14, scope: !1623)
!1626 = !DILocation(line: 484, column: 24, scope: !1623)
!1627 = !DILocation(line: 484, column: 41, scope: !1623)
!1628 = !DILocation(line: 484, column: 9, scope: !1623)
!1629 = !DILocation(line: 484, column: 2, scope: !1623)
!1630 = !DILocation(line: 485, column: 7, scope: !1623)
!1631 = distinct !DISubprogram(name: "try_lock_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !99, file: !99, line: 534, type: !10, scopeLine: 536, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1632 = !DILocation(line: 537, column: 2, scope: !1631)
!1633 = !DILocation(line: 537, column: 13, scope: !1631)
!1634 = !DILocation(line: 538, column: 2, scope: !1631)
!1635 = !DILocation(line: 538, column: 57, scope: !1631)
!1636 = !DILocation(line: 538, column: 65, scope: !1631)
!1637 = !DILocation(line: 538, column: 14, scope: !1631)
!1638 = !DILocation(line: 540, column: 2, scope: !1631)
!1639 = !DILocation(line: 542, column: 31, scope: !1631)
!1640 = !DILocation(line: 542, column: 35, scope: !1631)
!1641 = !DILocation(line: 542, column: 54, scope: !1631)
!1642 = !DILocation(line: 541, column: 4, scope: !1631)
!1643 = !DILocation(line: 543, column: 29, scope: !1631)
!1644 = !DILocation(line: 546, column: 14, scope: !1631)
!1645 = !DILocation(line: 550, column: 25, scope: !1631)
!1646 = !{!"branch_weights", i32 1, i32 2001, i32 2001, i32 2000}
!1647 = !DILocation(line: 553, column: 2, scope: !1631)
!1648 = !DILocation(line: 550, column: 12, scope: !1631)
!1649 = !DILocation(line: 555, column: 7, scope: !1631)
!1650 = !DISubprogram(name: "pthread_rwlock_clockwrlock", scope: !197, file: !197, line: 1051, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1651 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !135, file: !135, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1652 = distinct !DISubprogram(name: "owns_lock", scope: !151, file: !151, line: 217, type: !10, scopeLine: 218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1653 = !DILocation(line: 218, column: 16, scope: !1652)
!1654 = !DILocation(line: 218, column: 9, scope: !1652)
!1655 = distinct !DISubprogram(name: "_M_state", scope: !52, file: !52, line: 1167, type: !10, scopeLine: 1168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1656 = !DILocation(line: 1169, column: 2, scope: !1655)
!1657 = !DILocation(line: 1170, column: 9, scope: !1655)
!1658 = !DILocation(line: 1170, column: 2, scope: !1655)
!1659 = distinct !DISubprogram(name: "_M_set_result", scope: !52, file: !52, line: 407, type: !10, scopeLine: 408, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1660 = !DILocation(line: 409, column: 2, scope: !1659)
!1661 = !DILocation(line: 409, column: 7, scope: !1659)
!1662 = !{!103, !103, i64 0}
!1663 = !DILocation(line: 412, column: 12, scope: !1659)
!1664 = !DILocation(line: 412, column: 21, scope: !1659)
!1665 = !DILocation(line: 412, column: 48, scope: !1659)
!1666 = !DILocation(line: 413, column: 5, scope: !1659)
!1667 = !DILocation(line: 413, column: 30, scope: !1659)
!1668 = !DILocation(line: 412, column: 2, scope: !1659)
!1669 = !DILocation(line: 414, column: 6, scope: !1659)
!1670 = !DILocation(line: 416, column: 4, scope: !1659)
!1671 = !DILocation(line: 506, column: 9, scope: !935, inlinedAt: !1672)
!1672 = distinct !DILocation(line: 277, column: 19, scope: !937, inlinedAt: !1673)
!1673 = distinct !DILocation(line: 416, column: 14, scope: !1659)
!1674 = !DILocation(line: 277, column: 11, scope: !937, inlinedAt: !1673)
!1675 = !DILocation(line: 278, column: 2, scope: !937, inlinedAt: !1673)
!1676 = !DILocation(line: 418, column: 11, scope: !1659)
!1677 = !DILocation(line: 419, column: 11, scope: !1659)
!1678 = !DILocation(line: 420, column: 7, scope: !1659)
!1679 = distinct !DISubprogram(name: "function<std::__future_base::_State_baseV2::_Setter<int, int &&>, void>", scope: !1680, file: !1680, line: 435, type: !10, scopeLine: 438, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1680 = !DIFile(filename: "include/c++/12/bits/std_function.h", directory: "")
!1681 = !DILocation(line: 437, column: 4, scope: !1679)
!1682 = !DILocation(line: 668, column: 21, scope: !1679)
!1683 = !{!1684, !23, i64 24}
!1684 = !{!"_ZTSSt8functionIFSt10unique_ptrINSt13__future_base12_Result_baseENS2_8_DeleterEEvEE", !1685, i64 0, !23, i64 24}
!1685 = !{!"_ZTSSt14_Function_base", !24, i64 0, !23, i64 16}
!1686 = !DILocation(line: 447, column: 8, scope: !1679)
!1687 = !DILocation(line: 449, column: 8, scope: !1679)
!1688 = !DILocation(line: 451, column: 19, scope: !1679)
!1689 = !DILocation(line: 452, column: 8, scope: !1679)
!1690 = !DILocation(line: 452, column: 19, scope: !1679)
!1691 = !{!1685, !23, i64 16}
!1692 = !DILocation(line: 453, column: 6, scope: !1679)
!1693 = !DILocation(line: 454, column: 2, scope: !1679)
!1694 = distinct !DISubprogram(name: "~_Function_base", scope: !1680, file: !1680, line: 241, type: !10, scopeLine: 242, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1695 = !DILocation(line: 243, column: 11, scope: !1694)
!1696 = !DILocation(line: 244, column: 2, scope: !1694)
!1697 = !DILocation(line: 245, column: 5, scope: !1694)
!1698 = distinct !DISubprogram(name: "operator*", scope: !470, file: !470, line: 1347, type: !10, scopeLine: 1348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1699 = !DILocation(line: 1349, column: 2, scope: !1698)
!1700 = !DILocation(line: 1350, column: 10, scope: !1698)
!1701 = !DILocation(line: 1350, column: 2, scope: !1698)
!1702 = distinct !DISubprogram(name: "call_once<void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !79, file: !79, line: 848, type: !10, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1703 = !DILocation(line: 851, column: 7, scope: !1702)
!1704 = !DILocation(line: 851, column: 25, scope: !1702)
!1705 = !DILocation(line: 856, column: 7, scope: !1702)
!1706 = !DILocation(line: 856, column: 37, scope: !1702)
!1707 = !DILocation(line: 859, column: 21, scope: !1702)
!1708 = !DILocation(line: 859, column: 15, scope: !1702)
!1709 = !DILocation(line: 860, column: 2, scope: !1702)
!1710 = !DILocation(line: 861, column: 5, scope: !1702)
!1711 = distinct !DISubprogram(name: "_M_do_set", scope: !52, file: !52, line: 570, type: !10, scopeLine: 571, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1712 = !DILocation(line: 572, column: 9, scope: !1711)
!1713 = !DILocation(line: 572, column: 27, scope: !1711)
!1714 = !DILocation(line: 576, column: 13, scope: !1711)
!1715 = !DILocation(line: 577, column: 9, scope: !1711)
!1716 = !DILocation(line: 577, column: 19, scope: !1711)
!1717 = !DILocation(line: 578, column: 7, scope: !1711)
!1718 = distinct !DISubprogram(name: "_Prepare_execution<(lambda at include/c++/12/mutex:851:25)>", scope: !79, file: !79, line: 783, type: !10, scopeLine: 784, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1719 = !DILocation(line: 786, column: 2, scope: !1718)
!1720 = !DILocation(line: 786, column: 18, scope: !1718)
!1721 = !DILocation(line: 788, column: 16, scope: !1718)
!1722 = !DILocation(line: 788, column: 2, scope: !1718)
!1723 = !DILocation(line: 788, column: 14, scope: !1718)
!1724 = !DILocation(line: 789, column: 7, scope: !1718)
!1725 = distinct !DISubprogram(name: "__gthread_once", scope: !193, file: !193, line: 697, type: !162, scopeLine: 698, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1726 = !DILocation(line: 700, column: 12, scope: !1725)
!1727 = !DILocation(line: 703, column: 1, scope: !1725)
!1728 = distinct !DISubprogram(name: "~_Prepare_execution", scope: !79, file: !79, line: 791, type: !10, scopeLine: 792, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1729 = !DILocation(line: 794, column: 7, scope: !1728)
!1730 = !DILocation(line: 794, column: 23, scope: !1728)
!1731 = !DILocation(line: 795, column: 7, scope: !1728)
!1732 = !DILocation(line: 795, column: 19, scope: !1728)
!1733 = !DILocation(line: 796, column: 5, scope: !1728)
!1734 = distinct !DISubprogram(name: "operator void (*)()", scope: !79, file: !79, line: 788, type: !10, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1735 = !DILocation(line: 788, column: 16, scope: !1734)
!1736 = distinct !DISubprogram(name: "__invoke", scope: !79, file: !79, line: 788, type: !10, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1737 = !DILocation(line: 788, column: 16, scope: !1736)
!1738 = distinct !DISubprogram(name: "operator()", scope: !79, file: !79, line: 788, type: !10, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1739 = !DILocation(line: 788, column: 47, scope: !1738)
!1740 = !DILocation(line: 788, column: 21, scope: !1738)
!1741 = !DILocation(line: 788, column: 68, scope: !1738)
!1742 = distinct !DISubprogram(name: "operator()", scope: !79, file: !79, line: 851, type: !10, scopeLine: 851, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1743 = !DILocation(line: 852, column: 42, scope: !1742)
!1744 = !{!1745, !23, i64 0}
!1745 = !{!"_ZTSZSt9call_onceIMNSt13__future_base13_State_baseV2EFvPSt8functionIFSt10unique_ptrINS0_12_Result_baseENS4_8_DeleterEEvEEPbEJPS1_S9_SA_EEvRSt9once_flagOT_DpOT0_EUlvE_", !23, i64 0, !23, i64 8, !23, i64 16, !23, i64 24}
!1746 = !DILocation(line: 853, column: 24, scope: !1742)
!1747 = !{!1745, !23, i64 8}
!1748 = !{!1745, !23, i64 16}
!1749 = !{!1745, !23, i64 24}
!1750 = !DILocation(line: 852, column: 4, scope: !1742)
!1751 = !DILocation(line: 854, column: 7, scope: !1742)
!1752 = distinct !DISubprogram(name: "__invoke<void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !1532, file: !1532, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1753 = !DILocation(line: 96, column: 14, scope: !1752)
!1754 = !DILocation(line: 96, column: 7, scope: !1752)
!1755 = distinct !DISubprogram(name: "__invoke_impl<void, void (std::__future_base::_State_baseV2::*)(std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *), std::__future_base::_State_baseV2 *, std::function<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter> ()> *, bool *>", scope: !1532, file: !1532, line: 71, type: !10, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1756 = !DILocation(line: 74, column: 17, scope: !1755)
!1757 = !DILocation(line: 74, column: 42, scope: !1755)
!1758 = !DILocation(line: 74, column: 14, scope: !1755)
!1759 = !DILocation(line: 74, column: 47, scope: !1755)
!1760 = !DILocation(line: 74, column: 7, scope: !1755)
!1761 = !DISubprogram(name: "pthread_once", scope: !197, file: !197, line: 509, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1762 = distinct !DISubprogram(name: "operator()", scope: !1680, file: !1680, line: 587, type: !10, scopeLine: 588, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1763 = !DILocation(line: 589, column: 6, scope: !1762)
!1764 = !DILocation(line: 590, column: 4, scope: !1762)
!1765 = !DILocation(line: 591, column: 9, scope: !1762)
!1766 = !DILocation(line: 591, column: 2, scope: !1762)
!1767 = distinct !DISubprogram(name: "_M_empty", scope: !1680, file: !1680, line: 247, type: !10, scopeLine: 247, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1768 = !DILocation(line: 247, column: 37, scope: !1767)
!1769 = !DILocation(line: 247, column: 29, scope: !1767)
!1770 = !DISubprogram(name: "__throw_bad_function_call", scope: !185, file: !185, line: 113, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1771 = distinct !DISubprogram(name: "_Function_base", scope: !1680, file: !1680, line: 239, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1772 = !DILocation(line: 252, column: 30, scope: !1771)
!1773 = !DILocation(line: 253, column: 19, scope: !1771)
!1774 = !DILocation(line: 239, column: 30, scope: !1771)
!1775 = distinct !DISubprogram(name: "_M_not_empty_function<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1680, file: !1680, line: 235, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1776 = !DILocation(line: 236, column: 6, scope: !1775)
!1777 = distinct !DISubprogram(name: "_M_init_functor<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1680, file: !1680, line: 211, type: !10, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1778 = !DILocation(line: 215, column: 6, scope: !1777)
!1779 = !DILocation(line: 216, column: 4, scope: !1777)
!1780 = distinct !DISubprogram(name: "_M_invoke", scope: !1680, file: !1680, line: 288, type: !10, scopeLine: 289, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1781 = !DILocation(line: 290, column: 32, scope: !1780)
!1782 = !DILocation(line: 290, column: 9, scope: !1780)
!1783 = !DILocation(line: 290, column: 2, scope: !1780)
!1784 = distinct !DISubprogram(name: "_M_manager", scope: !1680, file: !1680, line: 267, type: !10, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1785 = !DILocation(line: 270, column: 2, scope: !1784)
!1786 = !DILocation(line: 274, column: 13, scope: !1784)
!1787 = !DILocation(line: 274, column: 43, scope: !1784)
!1788 = !DILocation(line: 275, column: 6, scope: !1784)
!1789 = !DILocation(line: 278, column: 38, scope: !1784)
!1790 = !DILocation(line: 278, column: 13, scope: !1784)
!1791 = !DILocation(line: 278, column: 36, scope: !1784)
!1792 = !DILocation(line: 279, column: 6, scope: !1784)
!1793 = !DILocation(line: 282, column: 6, scope: !1784)
!1794 = !DILocation(line: 283, column: 4, scope: !1784)
!1795 = !DILocation(line: 284, column: 2, scope: !1784)
!1796 = distinct !DISubprogram(name: "_M_create<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1680, file: !1680, line: 150, type: !10, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1797 = !DILocation(line: 152, column: 20, scope: !1796)
!1798 = !DILocation(line: 152, column: 33, scope: !1796)
!1799 = !{i64 0, i64 8, !22, i64 8, i64 8, !22}
!1800 = !DILocation(line: 153, column: 4, scope: !1796)
!1801 = distinct !DISubprogram(name: "_M_access", scope: !1680, file: !1680, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1802 = !DILocation(line: 85, column: 46, scope: !1801)
!1803 = distinct !DISubprogram(name: "__invoke_r<std::unique_ptr<std::__future_base::_Result_base, std::__future_base::_Result_base::_Deleter>, std::__future_base::_State_baseV2::_Setter<int, int &&> &>", scope: !1532, file: !1532, line: 104, type: !10, scopeLine: 106, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1804 = !DILocation(line: 114, column: 9, scope: !1803)
!1805 = !DILocation(line: 114, column: 2, scope: !1803)
!1806 = distinct !DISubprogram(name: "_M_get_pointer", scope: !1680, file: !1680, line: 134, type: !10, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1807 = !DILocation(line: 138, column: 39, scope: !1806)
!1808 = !DILocation(line: 139, column: 8, scope: !1806)
!1809 = distinct !DISubprogram(name: "__invoke_impl<std::unique_ptr<std::__future_base::_Result<int>, std::__future_base::_Result_base::_Deleter>, std::__future_base::_State_baseV2::_Setter<int, int &&> &>", scope: !1532, file: !1532, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1810 = !DILocation(line: 61, column: 14, scope: !1809)
!1811 = !DILocation(line: 61, column: 7, scope: !1809)
!1812 = distinct !DISubprogram(name: "operator()", scope: !52, file: !52, line: 497, type: !10, scopeLine: 498, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1813 = !DILocation(line: 499, column: 13, scope: !1812)
!1814 = !{!1815, !23, i64 0}
!1815 = !{!"_ZTSNSt13__future_base13_State_baseV27_SetterIiOiEE", !23, i64 0, !23, i64 8}
!1816 = !DILocation(line: 499, column: 25, scope: !1812)
!1817 = !DILocation(line: 499, column: 55, scope: !1812)
!1818 = !{!1815, !23, i64 8}
!1819 = !DILocation(line: 499, column: 37, scope: !1812)
!1820 = !DILocation(line: 500, column: 30, scope: !1812)
!1821 = !DILocation(line: 500, column: 42, scope: !1812)
!1822 = !DILocation(line: 500, column: 20, scope: !1812)
!1823 = !DILocation(line: 500, column: 13, scope: !1812)
!1824 = distinct !DISubprogram(name: "operator->", scope: !556, file: !556, line: 452, type: !10, scopeLine: 453, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1825 = !DILocation(line: 455, column: 9, scope: !1824)
!1826 = !DILocation(line: 455, column: 2, scope: !1824)
!1827 = distinct !DISubprogram(name: "_M_set", scope: !52, file: !52, line: 256, type: !10, scopeLine: 257, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1828 = !DILocation(line: 258, column: 11, scope: !1827)
!1829 = !DILocation(line: 258, column: 22, scope: !1827)
!1830 = !DILocation(line: 258, column: 38, scope: !1827)
!1831 = !DILocation(line: 258, column: 4, scope: !1827)
!1832 = !DILocation(line: 259, column: 4, scope: !1827)
!1833 = !DILocation(line: 259, column: 19, scope: !1827)
!1834 = !DILocation(line: 260, column: 2, scope: !1827)
!1835 = distinct !DISubprogram(name: "unique_ptr", scope: !556, file: !556, line: 358, type: !10, scopeLine: 358, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1836 = !DILocation(line: 358, column: 7, scope: !1835)
!1837 = !DILocation(line: 358, column: 40, scope: !1835)
!1838 = distinct !DISubprogram(name: "get", scope: !556, file: !556, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1839 = !DILocation(line: 462, column: 21, scope: !1838)
!1840 = !DILocation(line: 462, column: 9, scope: !1838)
!1841 = distinct !DISubprogram(name: "_M_ptr", scope: !556, file: !556, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1842 = !DILocation(line: 191, column: 51, scope: !1841)
!1843 = !DILocation(line: 191, column: 44, scope: !1841)
!1844 = distinct !DISubprogram(name: "get<0UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1386, type: !10, scopeLine: 1387, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1845 = !DILocation(line: 1387, column: 14, scope: !1844)
!1846 = !DILocation(line: 1387, column: 7, scope: !1844)
!1847 = distinct !DISubprogram(name: "__get_helper<0UL, std::__future_base::_Result<int> *, std::__future_base::_Result_base::_Deleter>", scope: !744, file: !744, line: 1369, type: !10, scopeLine: 1370, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1848 = !DILocation(line: 1370, column: 14, scope: !1847)
!1849 = !DILocation(line: 1370, column: 7, scope: !1847)
!1850 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 271, type: !10, scopeLine: 271, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1851 = !DILocation(line: 271, column: 57, scope: !1850)
!1852 = !DILocation(line: 271, column: 50, scope: !1850)
!1853 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 236, type: !10, scopeLine: 236, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1854 = !DILocation(line: 236, column: 49, scope: !1853)
!1855 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !556, file: !556, line: 234, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1856 = !DILocation(line: 234, column: 7, scope: !1855)
!1857 = !DILocation(line: 234, column: 50, scope: !1855)
!1858 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !556, file: !556, line: 176, type: !10, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1859 = !DILocation(line: 177, column: 9, scope: !1858)
!1860 = !DILocation(line: 178, column: 13, scope: !1858)
!1861 = !DILocation(line: 178, column: 22, scope: !1858)
!1862 = !DILocation(line: 178, column: 33, scope: !1858)
!1863 = distinct !DISubprogram(name: "tuple", scope: !744, file: !744, line: 1090, type: !10, scopeLine: 1090, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1864 = !DILocation(line: 1090, column: 17, scope: !1863)
!1865 = !DILocation(line: 1090, column: 40, scope: !1863)
!1866 = distinct !DISubprogram(name: "_Tuple_impl", scope: !744, file: !744, line: 301, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1867 = !DILocation(line: 301, column: 7, scope: !1866)
!1868 = !DILocation(line: 301, column: 42, scope: !1866)
!1869 = distinct !DISubprogram(name: "_Tuple_impl", scope: !744, file: !744, line: 454, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1870 = !DILocation(line: 457, column: 9, scope: !1869)
!1871 = distinct !DISubprogram(name: "_M_access<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1680, file: !1680, line: 95, type: !10, scopeLine: 96, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1872 = !DILocation(line: 96, column: 41, scope: !1871)
!1873 = !DILocation(line: 96, column: 9, scope: !1871)
!1874 = distinct !DISubprogram(name: "_M_access", scope: !1680, file: !1680, line: 86, type: !10, scopeLine: 86, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1875 = !DILocation(line: 86, column: 46, scope: !1874)
!1876 = distinct !DISubprogram(name: "_M_access<const std::type_info *>", scope: !1680, file: !1680, line: 90, type: !10, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1877 = !DILocation(line: 91, column: 35, scope: !1876)
!1878 = !DILocation(line: 91, column: 9, scope: !1876)
!1879 = distinct !DISubprogram(name: "_M_access<std::__future_base::_State_baseV2::_Setter<int, int &&> *>", scope: !1680, file: !1680, line: 90, type: !10, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1880 = !DILocation(line: 91, column: 35, scope: !1879)
!1881 = !DILocation(line: 91, column: 9, scope: !1879)
!1882 = distinct !DISubprogram(name: "_M_manager", scope: !1680, file: !1680, line: 180, type: !10, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1883 = !DILocation(line: 183, column: 4, scope: !1882)
!1884 = !DILocation(line: 187, column: 15, scope: !1882)
!1885 = !DILocation(line: 187, column: 45, scope: !1882)
!1886 = !DILocation(line: 191, column: 8, scope: !1882)
!1887 = !DILocation(line: 194, column: 40, scope: !1882)
!1888 = !DILocation(line: 194, column: 15, scope: !1882)
!1889 = !DILocation(line: 194, column: 38, scope: !1882)
!1890 = !DILocation(line: 195, column: 8, scope: !1882)
!1891 = !DILocation(line: 199, column: 34, scope: !1882)
!1892 = !DILocation(line: 198, column: 8, scope: !1882)
!1893 = !DILocation(line: 200, column: 8, scope: !1882)
!1894 = !DILocation(line: 203, column: 8, scope: !1882)
!1895 = !DILocation(line: 204, column: 8, scope: !1882)
!1896 = !DILocation(line: 206, column: 4, scope: !1882)
!1897 = distinct !DISubprogram(name: "_M_init_functor<const std::__future_base::_State_baseV2::_Setter<int, int &&> &>", scope: !1680, file: !1680, line: 211, type: !10, scopeLine: 214, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1898 = !DILocation(line: 215, column: 6, scope: !1897)
!1899 = !DILocation(line: 216, column: 4, scope: !1897)
!1900 = distinct !DISubprogram(name: "_M_destroy", scope: !1680, file: !1680, line: 166, type: !10, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1901 = !DILocation(line: 168, column: 13, scope: !1900)
!1902 = !DILocation(line: 169, column: 2, scope: !1900)
!1903 = distinct !DISubprogram(name: "_M_create<const std::__future_base::_State_baseV2::_Setter<int, int &&> &>", scope: !1680, file: !1680, line: 150, type: !10, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1904 = !DILocation(line: 152, column: 20, scope: !1903)
!1905 = !DILocation(line: 152, column: 33, scope: !1903)
!1906 = !DILocation(line: 153, column: 4, scope: !1903)
!1907 = distinct !DISubprogram(name: "_M_access<std::__future_base::_State_baseV2::_Setter<int, int &&> >", scope: !1680, file: !1680, line: 90, type: !10, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1908 = !DILocation(line: 91, column: 35, scope: !1907)
!1909 = !DILocation(line: 91, column: 9, scope: !1907)
!1910 = distinct !DISubprogram(name: "unlock", scope: !151, file: !151, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1911 = !DILocation(line: 191, column: 7, scope: !1910)
!1912 = !DILocation(line: 191, column: 6, scope: !1910)
!1913 = !DILocation(line: 192, column: 4, scope: !1910)
!1914 = !DILocation(line: 193, column: 11, scope: !1910)
!1915 = !DILocation(line: 195, column: 17, scope: !1910)
!1916 = !DILocation(line: 196, column: 14, scope: !1910)
!1917 = !DILocation(line: 197, column: 4, scope: !1910)
!1918 = !DILocation(line: 198, column: 7, scope: !1910)
!1919 = distinct !DISubprogram(name: "unlock", scope: !99, file: !99, line: 475, type: !10, scopeLine: 475, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1920 = !DILocation(line: 475, column: 28, scope: !1919)
!1921 = !DILocation(line: 475, column: 38, scope: !1919)
!1922 = distinct !DISubprogram(name: "unlock", scope: !99, file: !99, line: 211, type: !10, scopeLine: 212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1923 = !DILocation(line: 213, column: 45, scope: !1922)
!1924 = !DILocation(line: 215, column: 7, scope: !1922)
!1925 = !{!"branch_weights", i32 2000, i32 1}
!1926 = !DILocation(line: 216, column: 5, scope: !1922)
!1927 = distinct !DISubprogram(name: "__glibcxx_rwlock_unlock", scope: !99, file: !99, line: 82, type: !10, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1928 = !DILocation(line: 82, column: 3, scope: !1927)
!1929 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !197, file: !197, line: 1071, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1930 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !556, file: !556, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1931 = !DILocation(line: 233, column: 40, scope: !1930)
!1932 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !556, file: !556, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1933 = !DILocation(line: 168, column: 38, scope: !1932)
!1934 = !DILocation(line: 168, column: 47, scope: !1932)
!1935 = !DILocation(line: 168, column: 56, scope: !1932)
!1936 = !DILocation(line: 168, column: 63, scope: !1932)
!1937 = distinct !DISubprogram(name: "tuple<true, true>", scope: !744, file: !744, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1938 = !DILocation(line: 1051, column: 4, scope: !1937)
!1939 = !DILocation(line: 1051, column: 19, scope: !1937)
!1940 = distinct !DISubprogram(name: "_M_ptr", scope: !556, file: !556, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1941 = !DILocation(line: 189, column: 45, scope: !1940)
!1942 = !DILocation(line: 189, column: 38, scope: !1940)
!1943 = distinct !DISubprogram(name: "_Tuple_impl", scope: !744, file: !744, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1944 = !DILocation(line: 280, column: 9, scope: !1943)
!1945 = !DILocation(line: 280, column: 23, scope: !1943)
!1946 = !DILocation(line: 280, column: 33, scope: !1943)
!1947 = distinct !DISubprogram(name: "_Tuple_impl", scope: !744, file: !744, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1948 = !DILocation(line: 431, column: 9, scope: !1947)
!1949 = !DILocation(line: 431, column: 19, scope: !1947)
!1950 = distinct !DISubprogram(name: "_Head_base", scope: !744, file: !744, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1951 = !DILocation(line: 190, column: 9, scope: !1950)
!1952 = !{!1953, !23, i64 0}
!1953 = !{!"_ZTSSt10_Head_baseILm0EPNSt6thread6_StateELb0EE", !23, i64 0}
!1954 = !DILocation(line: 190, column: 26, scope: !1950)
!1955 = distinct !DISubprogram(name: "_Head_base", scope: !744, file: !744, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1956 = !DILocation(line: 81, column: 26, scope: !1955)
!1957 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !744, file: !744, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1958 = !DILocation(line: 1381, column: 14, scope: !1957)
!1959 = !DILocation(line: 1381, column: 7, scope: !1957)
!1960 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !744, file: !744, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1961 = !DILocation(line: 1365, column: 14, scope: !1960)
!1962 = !DILocation(line: 1365, column: 7, scope: !1960)
!1963 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1964 = !DILocation(line: 268, column: 51, scope: !1963)
!1965 = !DILocation(line: 268, column: 44, scope: !1963)
!1966 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1967 = !DILocation(line: 233, column: 43, scope: !1966)
!1968 = distinct !DISubprogram(name: "get_deleter", scope: !556, file: !556, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1969 = !DILocation(line: 468, column: 21, scope: !1968)
!1970 = !DILocation(line: 468, column: 9, scope: !1968)
!1971 = distinct !DISubprogram(name: "operator()", scope: !556, file: !556, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1972 = !DILocation(line: 95, column: 2, scope: !1971)
!1973 = !DILocation(line: 96, column: 7, scope: !1971)
!1974 = distinct !DISubprogram(name: "_M_deleter", scope: !556, file: !556, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1975 = !DILocation(line: 193, column: 49, scope: !1974)
!1976 = !DILocation(line: 193, column: 42, scope: !1974)
!1977 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !744, file: !744, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1978 = !DILocation(line: 1381, column: 14, scope: !1977)
!1979 = !DILocation(line: 1381, column: 7, scope: !1977)
!1980 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !744, file: !744, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1981 = !DILocation(line: 1365, column: 14, scope: !1980)
!1982 = !DILocation(line: 1365, column: 7, scope: !1980)
!1983 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1984 = !DILocation(line: 424, column: 51, scope: !1983)
!1985 = !DILocation(line: 424, column: 44, scope: !1983)
!1986 = distinct !DISubprogram(name: "_M_head", scope: !744, file: !744, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1987 = !DILocation(line: 124, column: 43, scope: !1986)
!1988 = distinct !DISubprogram(name: "try_lock_shared_for<long, std::ratio<1L, 1000L> >", scope: !99, file: !99, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1989 = !DILocation(line: 497, column: 2, scope: !1988)
!1990 = !DILocation(line: 497, column: 14, scope: !1988)
!1991 = !DILocation(line: 500, column: 31, scope: !1988)
!1992 = !DILocation(line: 500, column: 48, scope: !1988)
!1993 = !DILocation(line: 500, column: 9, scope: !1988)
!1994 = !DILocation(line: 500, column: 2, scope: !1988)
!1995 = !DILocation(line: 501, column: 7, scope: !1988)
!1996 = distinct !DISubprogram(name: "try_lock_shared_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !99, file: !99, line: 621, type: !10, scopeLine: 623, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1997 = !DILocation(line: 624, column: 2, scope: !1996)
!1998 = !DILocation(line: 624, column: 13, scope: !1996)
!1999 = !DILocation(line: 625, column: 2, scope: !1996)
!2000 = !DILocation(line: 625, column: 57, scope: !1996)
!2001 = !DILocation(line: 625, column: 65, scope: !1996)
!2002 = !DILocation(line: 625, column: 14, scope: !1996)
!2003 = !DILocation(line: 627, column: 2, scope: !1996)
!2004 = !DILocation(line: 629, column: 31, scope: !1996)
!2005 = !DILocation(line: 629, column: 35, scope: !1996)
!2006 = !DILocation(line: 629, column: 54, scope: !1996)
!2007 = !DILocation(line: 628, column: 4, scope: !1996)
!2008 = !DILocation(line: 630, column: 29, scope: !1996)
!2009 = !DILocation(line: 633, column: 14, scope: !1996)
!2010 = !DILocation(line: 637, column: 25, scope: !1996)
!2011 = !DILocation(line: 640, column: 2, scope: !1996)
!2012 = !DILocation(line: 637, column: 12, scope: !1996)
!2013 = !DILocation(line: 642, column: 7, scope: !1996)
!2014 = !DISubprogram(name: "pthread_rwlock_clockrdlock", scope: !197, file: !197, line: 1004, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!2015 = distinct !DISubprogram(name: "unlock_shared", scope: !99, file: !99, line: 491, type: !10, scopeLine: 491, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2016 = !DILocation(line: 491, column: 35, scope: !2015)
!2017 = !DILocation(line: 491, column: 52, scope: !2015)
!2018 = distinct !DISubprogram(name: "unlock_shared", scope: !99, file: !99, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2019 = !DILocation(line: 253, column: 7, scope: !2018)
!2020 = !DILocation(line: 254, column: 5, scope: !2018)
!2021 = distinct !DISubprogram(name: "wait_for<long, std::ratio<1L, 1000L> >", scope: !52, file: !52, line: 343, type: !10, scopeLine: 344, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2022 = !DILocation(line: 347, column: 8, scope: !2021)
!2023 = !DILocation(line: 484, column: 10, scope: !2024, inlinedAt: !2025)
!2024 = distinct !DISubprogram(name: "load", scope: !719, file: !719, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2025 = distinct !DILocation(line: 86, column: 22, scope: !2026, inlinedAt: !2027)
!2026 = distinct !DISubprogram(name: "_M_load", scope: !715, file: !715, line: 84, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2027 = distinct !DILocation(line: 347, column: 18, scope: !2021)
!2028 = !DILocation(line: 485, column: 2, scope: !2024, inlinedAt: !2025)
!2029 = !{!"branch_weights", i32 4000000, i32 2001, i32 2000}
!2030 = !DILocation(line: 486, column: 2, scope: !2024, inlinedAt: !2025)
!2031 = !DILocation(line: 488, column: 9, scope: !2024, inlinedAt: !2025)
!2032 = !DILocation(line: 86, column: 33, scope: !2026, inlinedAt: !2027)
!2033 = !DILocation(line: 347, column: 48, scope: !2021)
!2034 = !DILocation(line: 350, column: 8, scope: !2021)
!2035 = !DILocation(line: 354, column: 16, scope: !2021)
!2036 = !DILocation(line: 354, column: 14, scope: !2021)
!2037 = !DILocation(line: 355, column: 8, scope: !2021)
!2038 = !DILocation(line: 223, column: 7, scope: !2039, inlinedAt: !2040)
!2039 = distinct !DISubprogram(name: "_M_load_when_equal_for<long, std::ratio<1L, 1000L> >", scope: !715, file: !715, line: 218, type: !10, scopeLine: 220, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2040 = distinct !DILocation(line: 355, column: 21, scope: !2021)
!2041 = !DILocation(line: 223, column: 26, scope: !2039, inlinedAt: !2040)
!2042 = !DILocation(line: 223, column: 24, scope: !2039, inlinedAt: !2040)
!2043 = !DILocation(line: 484, column: 10, scope: !2024, inlinedAt: !2044)
!2044 = distinct !DILocation(line: 86, column: 22, scope: !2026, inlinedAt: !2045)
!2045 = distinct !DILocation(line: 265, column: 22, scope: !2046, inlinedAt: !2047)
!2046 = distinct !DISubprogram(name: "_M_load_when_equal_until<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !715, file: !715, line: 262, type: !10, scopeLine: 264, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2047 = distinct !DILocation(line: 222, column: 9, scope: !2039, inlinedAt: !2040)
!2048 = !DILocation(line: 485, column: 2, scope: !2024, inlinedAt: !2044)
!2049 = !DILocation(line: 486, column: 2, scope: !2024, inlinedAt: !2044)
!2050 = !DILocation(line: 488, column: 9, scope: !2024, inlinedAt: !2044)
!2051 = !DILocation(line: 86, column: 33, scope: !2026, inlinedAt: !2045)
!2052 = !DILocation(line: 266, column: 32, scope: !2046, inlinedAt: !2047)
!2053 = !DILocation(line: 266, column: 11, scope: !2046, inlinedAt: !2047)
!2054 = !DILocation(line: 269, column: 13, scope: !2046, inlinedAt: !2047)
!2055 = !DILocation(line: 270, column: 19, scope: !2046, inlinedAt: !2047)
!2056 = !DILocation(line: 270, column: 35, scope: !2046, inlinedAt: !2047)
!2057 = !DILocation(line: 222, column: 2, scope: !2039, inlinedAt: !2040)
!2058 = !DILocation(line: 354, column: 8, scope: !2021)
!2059 = !DILocation(line: 368, column: 8, scope: !2021)
!2060 = !DILocation(line: 370, column: 8, scope: !2021)
!2061 = !DILocation(line: 0, scope: !2021)
!2062 = !DILocation(line: 373, column: 2, scope: !2021)
!2063 = distinct !DISubprogram(name: "operator><long, std::ratio<1L, 1000L>, long, std::ratio<1L, 1000L> >", scope: !83, file: !83, line: 796, type: !10, scopeLine: 798, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2064 = !DILocation(line: 798, column: 22, scope: !2063)
!2065 = !DILocation(line: 798, column: 9, scope: !2063)
!2066 = distinct !DISubprogram(name: "zero", scope: !83, file: !83, line: 607, type: !10, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2067 = !DILocation(line: 608, column: 20, scope: !2066)
!2068 = !DILocation(line: 608, column: 11, scope: !2066)
!2069 = !DILocation(line: 608, column: 4, scope: !2066)
!2070 = distinct !DISubprogram(name: "operator&", scope: !719, file: !719, line: 104, type: !10, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2071 = !DILocation(line: 106, column: 34, scope: !2070)
!2072 = !DILocation(line: 106, column: 5, scope: !2070)
!2073 = distinct !DISubprogram(name: "operator<<long, std::ratio<1L, 1000L>, long, std::ratio<1L, 1000L> >", scope: !83, file: !83, line: 756, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2074 = !DILocation(line: 762, column: 9, scope: !2073)
!2075 = !DILocation(line: 762, column: 21, scope: !2073)
!2076 = !DILocation(line: 762, column: 31, scope: !2073)
!2077 = !DILocation(line: 762, column: 43, scope: !2073)
!2078 = !DILocation(line: 762, column: 29, scope: !2073)
!2079 = !DILocation(line: 762, column: 2, scope: !2073)
!2080 = distinct !DISubprogram(name: "zero", scope: !83, file: !83, line: 416, type: !10, scopeLine: 417, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2081 = !DILocation(line: 417, column: 4, scope: !2080)
!2082 = distinct !DISubprogram(name: "_M_load_and_test_until_impl<std::chrono::duration<long, std::ratio<1L, 1000000000L> > >", scope: !715, file: !715, line: 182, type: !10, scopeLine: 185, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2083 = !DILocation(line: 186, column: 7, scope: !2082)
!2084 = !DILocation(line: 186, column: 18, scope: !2082)
!2085 = !DILocation(line: 187, column: 62, scope: !2082)
!2086 = !DILocation(line: 187, column: 70, scope: !2082)
!2087 = !DILocation(line: 187, column: 19, scope: !2082)
!2088 = !DILocation(line: 190, column: 14, scope: !2082)
!2089 = !DILocation(line: 189, column: 14, scope: !2082)
!2090 = !DILocation(line: 191, column: 5, scope: !2082)
!2091 = !DILocation(line: 189, column: 7, scope: !2082)
!2092 = distinct !DISubprogram(name: "_M_load_and_test_until_steady", scope: !715, file: !715, line: 127, type: !10, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2093 = !DILocation(line: 131, column: 7, scope: !2092)
!2094 = !DILocation(line: 648, column: 16, scope: !2095, inlinedAt: !2096)
!2095 = distinct !DISubprogram(name: "fetch_or", scope: !719, file: !719, line: 646, type: !10, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2096 = distinct !DILocation(line: 138, column: 12, scope: !2092)
!2097 = !DILocation(line: 140, column: 19, scope: !2092)
!2098 = !DILocation(line: 139, column: 17, scope: !2092)
!2099 = !DILocation(line: 484, column: 10, scope: !2024, inlinedAt: !2100)
!2100 = distinct !DILocation(line: 86, column: 22, scope: !2026, inlinedAt: !2101)
!2101 = distinct !DILocation(line: 143, column: 16, scope: !2092)
!2102 = !DILocation(line: 485, column: 2, scope: !2024, inlinedAt: !2100)
!2103 = !DILocation(line: 486, column: 2, scope: !2024, inlinedAt: !2100)
!2104 = !DILocation(line: 488, column: 9, scope: !2024, inlinedAt: !2100)
!2105 = !DILocation(line: 86, column: 33, scope: !2026, inlinedAt: !2101)
!2106 = !DILocation(line: 144, column: 15, scope: !2092)
!2107 = !DILocation(line: 148, column: 5, scope: !2092)
!2108 = distinct !DISubprogram(name: "_Reset", scope: !52, file: !52, line: 755, type: !10, scopeLine: 755, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2109 = !DILocation(line: 755, column: 59, scope: !2108)
!2110 = !DILocation(line: 755, column: 75, scope: !2108)
!2111 = distinct !DISubprogram(name: "_M_get_result", scope: !52, file: !52, line: 717, type: !10, scopeLine: 718, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2112 = !DILocation(line: 719, column: 9, scope: !2111)
!2113 = !DILocation(line: 720, column: 31, scope: !2111)
!2114 = !DILocation(line: 720, column: 41, scope: !2111)
!2115 = !DILocation(line: 721, column: 21, scope: !2111)
!2116 = !DILocation(line: 721, column: 33, scope: !2111)
!2117 = !DILocation(line: 721, column: 30, scope: !2111)
!2118 = !DILocation(line: 721, column: 13, scope: !2111)
!2119 = !DILocation(line: 722, column: 29, scope: !2111)
!2120 = !DILocation(line: 722, column: 11, scope: !2111)
!2121 = !DILocation(line: 724, column: 7, scope: !2111)
!2122 = !DILocation(line: 723, column: 9, scope: !2111)
!2123 = distinct !DISubprogram(name: "~_Reset", scope: !52, file: !52, line: 756, type: !10, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2124 = !DILocation(line: 756, column: 21, scope: !2123)
!2125 = !{!2126, !23, i64 0}
!2126 = !{!"_ZTSNSt14__basic_futureIiE6_ResetE", !23, i64 0}
!2127 = !DILocation(line: 756, column: 37, scope: !2123)
!2128 = !DILocation(line: 756, column: 46, scope: !2123)
!2129 = distinct !DISubprogram(name: "wait", scope: !52, file: !52, line: 331, type: !10, scopeLine: 332, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2130 = !DILocation(line: 334, column: 2, scope: !2129)
!2131 = !DILocation(line: 337, column: 2, scope: !2129)
!2132 = !DILocation(line: 484, column: 10, scope: !2024, inlinedAt: !2133)
!2133 = distinct !DILocation(line: 86, column: 22, scope: !2026, inlinedAt: !2134)
!2134 = distinct !DILocation(line: 208, column: 22, scope: !2135, inlinedAt: !2136)
!2135 = distinct !DISubprogram(name: "_M_load_when_equal", scope: !715, file: !715, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2136 = distinct !DILocation(line: 337, column: 12, scope: !2129)
!2137 = !DILocation(line: 485, column: 2, scope: !2024, inlinedAt: !2133)
!2138 = !DILocation(line: 486, column: 2, scope: !2024, inlinedAt: !2133)
!2139 = !DILocation(line: 488, column: 9, scope: !2024, inlinedAt: !2133)
!2140 = !DILocation(line: 86, column: 33, scope: !2026, inlinedAt: !2134)
!2141 = !DILocation(line: 209, column: 32, scope: !2135, inlinedAt: !2136)
!2142 = !DILocation(line: 209, column: 11, scope: !2135, inlinedAt: !2136)
!2143 = !DILocation(line: 212, column: 7, scope: !2135, inlinedAt: !2136)
!2144 = !DILocation(line: 213, column: 5, scope: !2135, inlinedAt: !2136)
!2145 = !DILocation(line: 338, column: 10, scope: !2129)
!2146 = !DILocation(line: 338, column: 9, scope: !2129)
!2147 = !DILocation(line: 338, column: 2, scope: !2129)
!2148 = distinct !DISubprogram(name: "operator==", scope: !978, file: !978, line: 165, type: !10, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2149 = !DILocation(line: 167, column: 20, scope: !2148)
!2150 = !DILocation(line: 167, column: 47, scope: !2148)
!2151 = !DILocation(line: 167, column: 40, scope: !2148)
!2152 = !DILocation(line: 167, column: 9, scope: !2148)
!2153 = distinct !DISubprogram(name: "exception_ptr", scope: !978, file: !978, line: 112, type: !10, scopeLine: 114, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2154 = !DILocation(line: 113, column: 9, scope: !2153)
!2155 = !DILocation(line: 114, column: 9, scope: !2153)
!2156 = !DISubprogram(name: "rethrow_exception", scope: !978, file: !978, line: 80, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!2157 = distinct !DISubprogram(name: "exception_ptr", scope: !978, file: !978, line: 188, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2158 = !DILocation(line: 190, column: 35, scope: !2157)
!2159 = !DILocation(line: 190, column: 7, scope: !2157)
!2160 = !DILocation(line: 192, column: 11, scope: !2157)
!2161 = !DILocation(line: 193, column: 2, scope: !2157)
!2162 = !DILocation(line: 194, column: 5, scope: !2157)
!2163 = distinct !DISubprogram(name: "operator*", scope: !556, file: !556, line: 443, type: !10, scopeLine: 444, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2164 = !DILocation(line: 445, column: 2, scope: !2163)
!2165 = !DILocation(line: 446, column: 10, scope: !2163)
!2166 = !DILocation(line: 446, column: 2, scope: !2163)
!2167 = distinct !DISubprogram(name: "_M_load_and_test", scope: !715, file: !715, line: 155, type: !10, scopeLine: 157, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2168 = !DILocation(line: 158, column: 14, scope: !2167)
!2169 = !DILocation(line: 158, column: 7, scope: !2167)
!2170 = distinct !DISubprogram(name: "_M_load_and_test_until", scope: !715, file: !715, line: 97, type: !10, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2171 = !DILocation(line: 101, column: 7, scope: !2170)
!2172 = !DILocation(line: 648, column: 16, scope: !2095, inlinedAt: !2173)
!2173 = distinct !DILocation(line: 108, column: 12, scope: !2170)
!2174 = !DILocation(line: 110, column: 19, scope: !2170)
!2175 = !DILocation(line: 109, column: 17, scope: !2170)
!2176 = !DILocation(line: 484, column: 10, scope: !2024, inlinedAt: !2177)
!2177 = distinct !DILocation(line: 86, column: 22, scope: !2026, inlinedAt: !2178)
!2178 = distinct !DILocation(line: 113, column: 16, scope: !2170)
!2179 = !DILocation(line: 485, column: 2, scope: !2024, inlinedAt: !2177)
!2180 = !DILocation(line: 486, column: 2, scope: !2024, inlinedAt: !2177)
!2181 = !DILocation(line: 488, column: 9, scope: !2024, inlinedAt: !2177)
!2182 = !DILocation(line: 86, column: 33, scope: !2026, inlinedAt: !2178)
!2183 = !DILocation(line: 114, column: 15, scope: !2170)
!2184 = !DILocation(line: 118, column: 5, scope: !2170)
!2185 = distinct !DISubprogram(name: "reset", scope: !470, file: !470, line: 1641, type: !10, scopeLine: 1642, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2186 = !DILocation(line: 1642, column: 9, scope: !2185)
!2187 = !DILocation(line: 1642, column: 24, scope: !2185)
!2188 = !DILocation(line: 1642, column: 37, scope: !2185)
!2189 = distinct !DISubprogram(name: "__shared_ptr", scope: !470, file: !470, line: 1462, type: !10, scopeLine: 1464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2190 = !DILocation(line: 1463, column: 9, scope: !2189)
!2191 = !DILocation(line: 1463, column: 20, scope: !2189)
!2192 = !DILocation(line: 1464, column: 9, scope: !2189)
!2193 = distinct !DISubprogram(name: "swap", scope: !470, file: !470, line: 1684, type: !10, scopeLine: 1685, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2194 = !DILocation(line: 1686, column: 2, scope: !2193)
!2195 = !DILocation(line: 1687, column: 2, scope: !2193)
!2196 = !DILocation(line: 1687, column: 30, scope: !2193)
!2197 = !DILocation(line: 1687, column: 14, scope: !2193)
!2198 = !DILocation(line: 1688, column: 7, scope: !2193)
!2199 = distinct !DISubprogram(name: "~__shared_ptr", scope: !470, file: !470, line: 1524, type: !10, scopeLine: 1524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2200 = !DILocation(line: 1524, column: 31, scope: !2199)
!2201 = distinct !DISubprogram(name: "__shared_count", scope: !470, file: !470, line: 908, type: !10, scopeLine: 909, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2202 = !DILocation(line: 908, column: 45, scope: !2201)
!2203 = !DILocation(line: 909, column: 9, scope: !2201)
!2204 = distinct !DISubprogram(name: "swap<std::__future_base::_State_baseV2 *>", scope: !1396, file: !1396, line: 196, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2205 = !DILocation(line: 204, column: 19, scope: !2204)
!2206 = !DILocation(line: 205, column: 13, scope: !2204)
!2207 = !DILocation(line: 205, column: 11, scope: !2204)
!2208 = !DILocation(line: 206, column: 11, scope: !2204)
!2209 = !DILocation(line: 207, column: 5, scope: !2204)
!2210 = distinct !DISubprogram(name: "_M_swap", scope: !470, file: !470, line: 1097, type: !10, scopeLine: 1098, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2211 = !DILocation(line: 1099, column: 37, scope: !2210)
!2212 = !DILocation(line: 1100, column: 14, scope: !2210)
!2213 = !DILocation(line: 1100, column: 12, scope: !2210)
!2214 = !DILocation(line: 1101, column: 8, scope: !2210)
!2215 = !DILocation(line: 1102, column: 7, scope: !2210)
!2216 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_timed.cpp", scope: !9, file: !9, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2217 = !DILocation(line: 0, scope: !2216)
