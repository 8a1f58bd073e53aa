; ModuleID = 'cpp/libcxx.cpp'
source_filename = "cpp/libcxx.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__1::condition_variable" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%"class.std::__1::shared_ptr" = type { ptr, ptr }
%"class.std::__1::mutex" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::__1::thread" = type { i64 }
%"class.std::__1::unique_lock" = type <{ ptr, i8, [7 x i8] }>
%"class.std::__1::weak_ptr" = type { ptr, ptr }
%"class.std::__1::unique_ptr" = type { %"class.std::__1::__compressed_pair.7" }
%"class.std::__1::__compressed_pair.7" = type { %"struct.std::__1::__compressed_pair_elem.8" }
%"struct.std::__1::__compressed_pair_elem.8" = type { ptr }
%"class.std::__1::unique_ptr.10" = type { %"class.std::__1::__compressed_pair.11" }
%"class.std::__1::__compressed_pair.11" = type { %"struct.std::__1::__compressed_pair_elem.12" }
%"struct.std::__1::__compressed_pair_elem.12" = type { ptr }
%"class.std::__1::scoped_lock" = type { %"class.std::__1::tuple" }
%"class.std::__1::tuple" = type { %"struct.std::__1::__tuple_impl" }
%"struct.std::__1::__tuple_impl" = type { %"class.std::__1::__tuple_leaf", %"class.std::__1::__tuple_leaf.4" }
%"class.std::__1::__tuple_leaf" = type { ptr }
%"class.std::__1::__tuple_leaf.4" = type { ptr }
%"class.std::__1::allocator" = type { i8 }
%"struct.std::__1::__allocation_guard" = type { [8 x i8], i64, ptr }
%"class.std::__1::allocator.0" = type { i8 }
%"struct.std::__1::__value_init_tag" = type { i8 }

$_ZNSt3__110shared_ptrIiED2B8ne190107Ev = comdat any

$_ZNSt3__16threadC2IRFvvEJETnNS_9enable_ifIXntsr7is_sameIu14__remove_cvrefIT_ES0_EE5valueEiE4typeELi0EEEOS5_DpOT0_ = comdat any

$_ZNSt3__110shared_ptrIiEC2B8ne190107Ev = comdat any

$_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_ = comdat any

$_ZNKSt3__110shared_ptrIiEcvbB8ne190107Ev = comdat any

$_ZNSt3__110shared_ptrIiEaSB8ne190107EOS1_ = comdat any

$_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev = comdat any

$_ZNKSt3__110shared_ptrIiEdeB8ne190107Ev = comdat any

$_ZNSt3__110shared_ptrIiE5resetB8ne190107Ev = comdat any

$_ZNSt3__18weak_ptrIiEC2Ev = comdat any

$_ZNSt3__111make_sharedB8ne190107IiJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS2_EEDpOT0_ = comdat any

$_ZNSt3__18weak_ptrIiEaSIiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERS1_RKNS_10shared_ptrIS4_EE = comdat any

$_ZNKSt3__18weak_ptrIiE4lockEv = comdat any

$_ZNSt3__18weak_ptrIiED2Ev = comdat any

$_ZNSt3__115allocate_sharedB8ne190107IiNS_9allocatorIiEEJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS4_EERKT0_DpOT1_ = comdat any

$_ZNSt3__19allocatorIiEC2B8ne190107Ev = comdat any

$_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107IS3_EET_m = comdat any

$_ZNKSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE5__getB8ne190107Ev = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEC2B8ne190107IJiES2_TnNS_9enable_ifIXntsr7is_sameINT0_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEES2_DpOT_ = comdat any

$_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE13__release_ptrB8ne190107Ev = comdat any

$_ZNSt3__110shared_ptrIiE27__create_with_control_blockB8ne190107IiNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEEES1_PT_PT0_ = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev = comdat any

$_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEED2B8ne190107Ev = comdat any

$_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEC2B8ne190107IiEERKNS0_IT_EE = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8allocateB8ne190107ERS5_m = comdat any

$_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107Ev = comdat any

$_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8allocateB8ne190107Em = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8max_sizeB8ne190107IS5_TnNS_9enable_ifIXsr14__has_max_sizeIKT_EE5valueEiE4typeELi0EEEmRKS5_ = comdat any

$_ZSt28__throw_bad_array_new_lengthB8ne190107v = comdat any

$_ZNSt3__117__libcpp_allocateB8ne190107Emm = comdat any

$_ZNKSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8max_sizeB8ne190107Ev = comdat any

$_ZNSt3__124__is_overaligned_for_newB8ne190107Em = comdat any

$_ZNSt3__121__libcpp_operator_newB8ne190107IJmSt11align_val_tEEEPvDpT_ = comdat any

$_ZNSt3__121__libcpp_operator_newB8ne190107IJmEEEPvDpT_ = comdat any

$_ZNSt3__119__shared_weak_countC2B8ne190107El = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageC2B8ne190107EOS2_ = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorIiEEE9constructB8ne190107IiJiETnNS_9enable_ifIXsr15__has_constructIS2_PT_DpT0_EE5valueEiE4typeELi0EEEvRS2_S7_DpOS8_ = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED2Ev = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED0Ev = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE16__on_zero_sharedEv = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_weakEv = comdat any

$_ZNSt3__114__shared_countC2B8ne190107El = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev = comdat any

$_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE16__get_first_baseB8ne190107EPS3_ = comdat any

$_ZNSt3__19allocatorIiE9constructB8ne190107IiJiEEEvPT_DpOT0_ = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_implB8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameINT_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEEvv = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorIiEEE7destroyB8ne190107IiTnNS_9enable_ifIXsr13__has_destroyIS2_PT_EE5valueEiE4typeELi0EEEvRS2_S7_ = comdat any

$__clang_call_terminate = comdat any

$_ZNSt3__19allocatorIiE7destroyB8ne190107EPi = comdat any

$_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE10deallocateB8ne190107ERS5_PS4_m = comdat any

$_ZNSt3__114pointer_traitsIPNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEE10pointer_toB8ne190107ERS4_ = comdat any

$_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE10deallocateB8ne190107EPS3_m = comdat any

$_ZNSt3__119__libcpp_deallocateB8ne190107EPvmm = comdat any

$_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJSt11align_val_tEEEvPvmDpT_ = comdat any

$_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJEEEvPvmDpT_ = comdat any

$_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmSt11align_val_tEEEvDpT_ = comdat any

$_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmEEEvDpT_ = comdat any

$_ZNSt3__110shared_ptrIiE18__enable_weak_thisB8ne190107Ez = comdat any

$_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage10__get_elemB8ne190107Ev = comdat any

$_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE17__get_second_baseB8ne190107EPS3_ = comdat any

$_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE9__destroyB8ne190107Ev = comdat any

$_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorIiEEEC2B8ne190107Ev = comdat any

$_ZNSt3__18weak_ptrIiEC2IiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERKNS_10shared_ptrIS4_EE = comdat any

$_ZNSt3__18weak_ptrIiE4swapERS1_ = comdat any

$_ZNSt3__119__shared_weak_count10__add_weakB8ne190107Ev = comdat any

$_ZNSt3__134__libcpp_atomic_refcount_incrementB8ne190107IlEET_RS1_ = comdat any

$_ZNSt3__14swapB8ne190107IPiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS3_EE5valueEvE4typeERS3_S6_ = comdat any

$_ZNSt3__14swapB8ne190107IPNS_19__shared_weak_countEEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS4_EE5valueEvE4typeERS4_S7_ = comdat any

$_ZNSt3__111scoped_lockIJNS_5mutexES1_EEC2B8ne190107ERS1_S3_ = comdat any

$_ZNSt3__111scoped_lockIJNS_5mutexES1_EED2B8ne190107Ev = comdat any

$_ZNSt3__15tupleIJRNS_5mutexES2_EEC2B8ne190107INS_4_AndETnNS_9enable_ifIXsrT_IJNS_17integral_constantIbLb1EEENS_21is_copy_constructibleIS2_EESB_EE5valueEiE4typeELi0EEES2_S2_ = comdat any

$_ZNSt3__14lockB8ne190107INS_5mutexES1_EEvRT_RT0_ = comdat any

$_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJRNS_5mutexES4_EEC2B8ne190107IJLm0ELm1EEJS4_S4_ETpTnmJEJEJS4_S4_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENS8_IJDpT2_EEEDpOT3_ = comdat any

$_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_ = comdat any

$_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_ = comdat any

$_ZNSt3__111unique_lockINS_5mutexEE7releaseB8ne190107Ev = comdat any

$_ZNSt3__121__libcpp_thread_yieldB8ne190107Ev = comdat any

$_ZNSt3__111scoped_lockIJNS_5mutexES1_EE15__unlock_unpackB8ne190107IJLm0ELm1EEEEvNS_15__tuple_indicesIJXspT_EEEERNS_5tupleIJRS1_S7_EEE = comdat any

$_ZNSt3__13getB8ne190107ILm0EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_ = comdat any

$_ZNSt3__13getB8ne190107ILm1EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_ = comdat any

$_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EE3getB8ne190107Ev = comdat any

$_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EE3getB8ne190107Ev = comdat any

$_ZNSt3__119__shared_weak_count16__release_sharedB8ne190107Ev = comdat any

$_ZNSt3__114__shared_count16__release_sharedB8ne190107Ev = comdat any

$_ZNSt3__134__libcpp_atomic_refcount_decrementB8ne190107IlEET_RS1_ = comdat any

$_ZNSt3__110shared_ptrIiEC2B8ne190107EOS1_ = comdat any

$_ZNSt3__110shared_ptrIiE4swapB8ne190107ERS1_ = comdat any

$_ZNKSt3__110shared_ptrIiE3getB8ne190107Ev = comdat any

$_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107ILb1EvEEPS1_ = comdat any

$_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEC2B8ne190107IJS5_RS6_ETnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXeqsZT_sZT_EEENS8_17_EnableUTypesCtorIJDpT_EEEEE5valueEiE4typeELi0EEEDpOSF_ = comdat any

$_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEEC2B8ne190107ILb1EvEEPS8_ = comdat any

$_ZNSt3__122__libcpp_thread_createB8ne190107EPmPFPvS1_ES1_ = comdat any

$_ZNSt3__114__thread_proxyB8ne190107INS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEEEEPvSA_ = comdat any

$_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev = comdat any

$_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE7releaseB8ne190107Ev = comdat any

$_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev = comdat any

$_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev = comdat any

$_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IRS2_NS_16__value_init_tagEEEOT_OT0_ = comdat any

$_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IRS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_ = comdat any

$_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE = comdat any

$_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS4_EEEEPFvvEEEC2B8ne190107IJLm0ELm1EEJS7_S9_ETpTnmJEJEJS7_RS8_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENSE_IJDpT2_EEEDpOT3_ = comdat any

$_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EEC2B8ne190107IS5_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES6_EEEENS_16is_constructibleIS5_JSA_EEEEE5valueEiE4typeELi0EEEOSA_ = comdat any

$_ZNSt3__112__tuple_leafILm1EPFvvELb0EEC2B8ne190107IRS1_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS8_EEEEE5valueEiE4typeELi0EEEOS8_ = comdat any

$_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107EOS4_ = comdat any

$_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE7releaseB8ne190107Ev = comdat any

$_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE11get_deleterB8ne190107Ev = comdat any

$_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IS2_S4_EEOT_OT0_ = comdat any

$_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev = comdat any

$_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EE5__getB8ne190107Ev = comdat any

$_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE6secondB8ne190107Ev = comdat any

$_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EE5__getB8ne190107Ev = comdat any

$_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS6_ = comdat any

$_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107IS3_TnNS_9enable_ifIXntsr7is_sameIS4_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_ = comdat any

$_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEEC2B8ne190107IRSA_NS_16__value_init_tagEEEOT_OT0_ = comdat any

$_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EEC2B8ne190107IRSA_TnNS_9enable_ifIXntsr7is_sameISB_u7__decayIT_EEE5valueEiE4typeELi0EEEOSF_ = comdat any

$_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE = comdat any

$_ZNSt3__121__thread_specific_ptrINS_15__thread_structEE11set_pointerEPS1_ = comdat any

$_ZNSt3__13getB8ne190107ILm0EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_ = comdat any

$_ZNSt3__116__thread_executeB8ne190107INS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEJETpTnmJEEEvRNS_5tupleIJT_T0_DpT1_EEENS_15__tuple_indicesIJXspT2_EEEE = comdat any

$_ZNSt3__116__libcpp_tls_setB8ne190107EjPv = comdat any

$_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EE3getB8ne190107Ev = comdat any

$_ZNSt3__18__invokeB8ne190107IPFvvEJEEEDTclclsr3stdE7declvalIT_EEspclsr3stdE7declvalIT0_EEEEOS3_DpOS4_ = comdat any

$_ZNSt3__13getB8ne190107ILm1EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_ = comdat any

$_ZNSt3__112__tuple_leafILm1EPFvvELb0EE3getB8ne190107Ev = comdat any

$_ZNKSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev = comdat any

$_ZNKSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev = comdat any

$_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev = comdat any

$_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev = comdat any

$_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE5resetB8ne190107EPS8_ = comdat any

$_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE6secondB8ne190107Ev = comdat any

$_ZNKSt3__114default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS0_IS3_EEEEPFvvEEEEEclB8ne190107EPS8_ = comdat any

$_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EE5__getB8ne190107Ev = comdat any

$_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEED2Ev = comdat any

$_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EED2Ev = comdat any

$_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE5resetB8ne190107EPS1_ = comdat any

$_ZNKSt3__114default_deleteINS_15__thread_structEEclB8ne190107EPS1_ = comdat any

$_ZTVNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE = comdat any

$_ZTSNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE = comdat any

$_ZTINSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE = comdat any

@_ZL6filled = internal global %"class.std::__1::condition_variable" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL6parcel = internal global %"class.std::__1::shared_ptr" zeroinitializer, align 8
@_ZL5mutex = internal global %"class.std::__1::mutex" zeroinitializer, align 8
@.str = private unnamed_addr constant [17 x i8] c"got && *got == 7\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"cpp/libcxx.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.3 = private unnamed_addr constant [33 x i8] c"a.balance == 2 && b.balance == 2\00", align 1
@.str.4 = private unnamed_addr constant [12 x i8] c"*still == 7\00", align 1
@__PRETTY_FUNCTION__._ZL4sendv = private unnamed_addr constant [12 x i8] c"void send()\00", align 1
@_ZTISt20bad_array_new_length = external constant ptr
@_ZTVNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTINSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE, ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED2Ev, ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED0Ev, ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE16__on_zero_sharedEv, ptr @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info, ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_weakEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE = linkonce_odr dso_local constant [51 x i8] c"NSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE\00", comdat, align 1
@_ZTINSt3__119__shared_weak_countE = external constant ptr
@_ZTINSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE, ptr @_ZTINSt3__119__shared_weak_countE }, comdat, align 8
@_ZTVNSt3__119__shared_weak_countE = external unnamed_addr constant { [7 x ptr] }, align 8
@_ZTVNSt3__114__shared_countE = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZL1b = internal global { %"class.std::__1::mutex", i32 } { %"class.std::__1::mutex" zeroinitializer, i32 2 }, align 8
@_ZL1a = internal global { %"class.std::__1::mutex", i32 } { %"class.std::__1::mutex" zeroinitializer, i32 2 }, align 8
@.str.7 = private unnamed_addr constant [26 x i8] c"thread constructor failed\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_libcxx.cpp, ptr null }]

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @__cxx_global_var_init() unnamed_addr #0 section ".text.startup" !dbg !8 {
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt3__118condition_variableD1Ev, ptr nonnull @_ZL6filled, ptr nonnull @__dso_handle) #16, !dbg !11
  ret void, !dbg !11
}

; Function Attrs: nounwind
declare void @_ZNSt3__118condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #1

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc void @__cxx_global_var_init.1() unnamed_addr #0 section ".text.startup" !dbg !12 {
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt3__110shared_ptrIiED2B8ne190107Ev, ptr nonnull @_ZL6parcel, ptr nonnull @__dso_handle) #16, !dbg !13
  ret void, !dbg !13
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !14 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !16
  %3 = load ptr, ptr %2, align 8, !dbg !16, !tbaa !17
  %4 = icmp eq ptr %3, null, !dbg !16
  br i1 %4, label %6, label %5, !dbg !16

5:                                                ; preds = %1
  tail call void @_ZNSt3__119__shared_weak_count16__release_sharedB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %3) #16, !dbg !22
  br label %6, !dbg !23

6:                                                ; preds = %5, %1
  ret void, !dbg !24
}

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 personality ptr @__gxx_personality_v0 !dbg !25 {
  %1 = alloca %"class.std::__1::thread", align 8
  %2 = alloca %"class.std::__1::shared_ptr", align 8
  %3 = alloca %"class.std::__1::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #16, !dbg !26
  call void @_ZNSt3__16threadC2IRFvvEJETnNS_9enable_ifIXntsr7is_sameIu14__remove_cvrefIT_ES0_EE5valueEiE4typeELi0EEEOS5_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull @_ZL4sendv), !dbg !27
  invoke fastcc void @_ZL4moveR7AccountS0_(ptr noundef nonnull align 8 dereferenceable(44) @_ZL1b, ptr noundef nonnull align 8 dereferenceable(44) @_ZL1a)
          to label %4 unwind label %9, !dbg !28

4:                                                ; preds = %0
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #16, !dbg !29
  call void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !30
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !31
  invoke void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %3, ptr noundef nonnull align 8 dereferenceable(40) @_ZL5mutex)
          to label %5 unwind label %11, !dbg !32

5:                                                ; preds = %4
  %6 = call noundef zeroext i1 @_ZNKSt3__110shared_ptrIiEcvbB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) @_ZL6parcel) #16, !dbg !33
  br i1 %6, label %13, label %7, !dbg !34

7:                                                ; preds = %5, %7
  call void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled, ptr noundef nonnull align 8 dereferenceable(9) %3) #16, !dbg !35
  %8 = call noundef zeroext i1 @_ZNKSt3__110shared_ptrIiEcvbB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) @_ZL6parcel) #16, !dbg !33
  br i1 %8, label %13, label %7, !dbg !34, !llvm.loop !36

9:                                                ; preds = %0
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !40
  br label %34, !dbg !40

11:                                               ; preds = %4
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !41
  br label %32, !dbg !41

13:                                               ; preds = %7, %5
  %14 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__110shared_ptrIiEaSB8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) @_ZL6parcel) #16, !dbg !42
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %3) #16, !dbg !41
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !41
  %15 = call noundef zeroext i1 @_ZNKSt3__110shared_ptrIiEcvbB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !43
  br i1 %15, label %16, label %20, !dbg !43

16:                                               ; preds = %13
  %17 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt3__110shared_ptrIiEdeB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !43
  %18 = load i32, ptr %17, align 4, !dbg !43, !tbaa !44
  %19 = icmp eq i32 %18, 7, !dbg !43
  br i1 %19, label %21, label %20, !dbg !43

20:                                               ; preds = %13, %16
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2, i32 noundef 53, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #17, !dbg !43
  unreachable, !dbg !43

21:                                               ; preds = %16
  call void @_ZNSt3__110shared_ptrIiE5resetB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !46
  invoke void @_ZNSt3__16thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %22 unwind label %29, !dbg !47

22:                                               ; preds = %21
  %23 = load i32, ptr getelementptr inbounds (i8, ptr @_ZL1a, i64 40), align 8, !dbg !48, !tbaa !49
  %24 = icmp eq i32 %23, 2, !dbg !48
  %25 = load i32, ptr getelementptr inbounds (i8, ptr @_ZL1b, i64 40), align 8, !dbg !48
  %26 = icmp eq i32 %25, 2, !dbg !48
  %27 = select i1 %24, i1 %26, i1 false, !dbg !48
  br i1 %27, label %31, label %28, !dbg !48

28:                                               ; preds = %22
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.2, i32 noundef 56, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #17, !dbg !48
  unreachable, !dbg !48

29:                                               ; preds = %21
  %30 = landingpad { ptr, i32 }
          cleanup, !dbg !40
  br label %32, !dbg !40

31:                                               ; preds = %22
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #16, !dbg !40
  call void @_ZNSt3__16threadD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #16, !dbg !40
  ret i32 0, !dbg !40

32:                                               ; preds = %29, %11
  %33 = phi { ptr, i32 } [ %30, %29 ], [ %12, %11 ]
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #16, !dbg !40
  br label %34, !dbg !40

34:                                               ; preds = %32, %9
  %35 = phi { ptr, i32 } [ %33, %32 ], [ %10, %9 ]
  call void @_ZNSt3__16threadD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !40
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #16, !dbg !40
  resume { ptr, i32 } %35, !dbg !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL4sendv() #6 personality ptr @__gxx_personality_v0 !dbg !52 {
  %1 = alloca %"class.std::__1::weak_ptr", align 8
  %2 = alloca %"class.std::__1::shared_ptr", align 8
  %3 = alloca i32, align 4
  %4 = alloca %"class.std::__1::shared_ptr", align 8
  tail call fastcc void @_ZL4moveR7AccountS0_(ptr noundef nonnull align 8 dereferenceable(44) @_ZL1a, ptr noundef nonnull align 8 dereferenceable(44) @_ZL1b), !dbg !53
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #16, !dbg !54
  call void @_ZNSt3__18weak_ptrIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !55
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #16, !dbg !56
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #16, !dbg !57
  store i32 7, ptr %3, align 4, !dbg !57, !tbaa !44
  invoke void @_ZNSt3__111make_sharedB8ne190107IiJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS2_EEDpOT0_(ptr dead_on_unwind nonnull writable sret(%"class.std::__1::shared_ptr") align 8 %2, ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %5 unwind label %14, !dbg !56

5:                                                ; preds = %0
  %6 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__110shared_ptrIiEaSB8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) @_ZL6parcel, ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !58
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !59
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #16, !dbg !59
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #16, !dbg !59
  %7 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__18weak_ptrIiEaSIiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERS1_RKNS_10shared_ptrIS4_EE(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @_ZL6parcel) #16, !dbg !60
  call void @_ZNSt3__118condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled) #16, !dbg !61
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #16, !dbg !62
  call void @_ZNKSt3__18weak_ptrIiE4lockEv(ptr dead_on_unwind nonnull writable sret(%"class.std::__1::shared_ptr") align 8 %4, ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !63
  %8 = call noundef zeroext i1 @_ZNKSt3__110shared_ptrIiEcvbB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #16, !dbg !62
  br i1 %8, label %9, label %16, !dbg !62

9:                                                ; preds = %5
  %10 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt3__110shared_ptrIiEdeB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #16, !dbg !64
  %11 = load i32, ptr %10, align 4, !dbg !64, !tbaa !44
  %12 = icmp eq i32 %11, 7, !dbg !64
  br i1 %12, label %16, label %13, !dbg !64

13:                                               ; preds = %9
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.2, i32 noundef 39, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL4sendv) #17, !dbg !64
  unreachable, !dbg !64

14:                                               ; preds = %0
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !65
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #16, !dbg !59
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #16, !dbg !59
  call void @_ZNSt3__18weak_ptrIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !65
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #16, !dbg !65
  resume { ptr, i32 } %15, !dbg !65

16:                                               ; preds = %9, %5
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #16, !dbg !62
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #16, !dbg !62
  call void @_ZNSt3__18weak_ptrIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !65
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #16, !dbg !65
  ret void, !dbg !65
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__16threadC2IRFvvEJETnNS_9enable_ifIXntsr7is_sameIu14__remove_cvrefIT_ES0_EE5valueEiE4typeELi0EEEOS5_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %1) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !66 {
  %3 = alloca %"class.std::__1::unique_ptr", align 8
  %4 = alloca %"class.std::__1::unique_ptr.10", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #16, !dbg !68
  %5 = tail call noalias noundef nonnull dereferenceable(8) ptr @_Znwm(i64 noundef 8) #18, !dbg !69
  invoke void @_ZNSt3__115__thread_structC1Ev(ptr noundef nonnull align 8 dereferenceable(8) %5)
          to label %6 unwind label %14, !dbg !70

6:                                                ; preds = %2
  call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107ILb1EvEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %5) #16, !dbg !71
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #16, !dbg !72
  %7 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18
          to label %8 unwind label %16, !dbg !73

8:                                                ; preds = %6
  call void @_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEC2B8ne190107IJS5_RS6_ETnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXeqsZT_sZT_EEENS8_17_EnableUTypesCtorIJDpT_EEEEE5valueEiE4typeELi0EEEDpOSF_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %1) #16, !dbg !74
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEEC2B8ne190107ILb1EvEEPS8_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %7) #16, !dbg !75
  %9 = call noundef ptr @_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !76
  %10 = call noundef i32 @_ZNSt3__122__libcpp_thread_createB8ne190107EPmPFPvS1_ES1_(ptr noundef nonnull %0, ptr noundef nonnull @_ZNSt3__114__thread_proxyB8ne190107INS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEEEEPvSA_, ptr noundef %9), !dbg !77
  %11 = icmp eq i32 %10, 0, !dbg !78
  br i1 %11, label %12, label %20, !dbg !79

12:                                               ; preds = %8
  %13 = call noundef ptr @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !80
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !81
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #16, !dbg !81
  call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #16, !dbg !81
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #16, !dbg !81
  ret void, !dbg !81

14:                                               ; preds = %2
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !81
  tail call void @_ZdlPvm(ptr noundef %5, i64 noundef 8) #19, !dbg !69
  br label %24, !dbg !69

16:                                               ; preds = %6
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !81
  br label %22, !dbg !81

18:                                               ; preds = %20
  %19 = landingpad { ptr, i32 }
          cleanup, !dbg !81
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !81
  br label %22, !dbg !81

20:                                               ; preds = %8
  invoke void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef %10, ptr noundef nonnull @.str.7) #20
          to label %21 unwind label %18, !dbg !82

21:                                               ; preds = %20
  unreachable, !dbg !82

22:                                               ; preds = %18, %16
  %23 = phi { ptr, i32 } [ %19, %18 ], [ %17, %16 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #16, !dbg !81
  call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #16, !dbg !81
  br label %24, !dbg !81

24:                                               ; preds = %22, %14
  %25 = phi { ptr, i32 } [ %23, %22 ], [ %15, %14 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #16, !dbg !81
  resume { ptr, i32 } %25, !dbg !81
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZL4moveR7AccountS0_(ptr noundef nonnull align 8 dereferenceable(44) %0, ptr noundef nonnull align 8 dereferenceable(44) %1) unnamed_addr #6 !dbg !83 {
  %3 = alloca %"class.std::__1::scoped_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !84
  call void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EEC2B8ne190107ERS1_S3_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !85
  %4 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !86
  %5 = load i32, ptr %4, align 8, !dbg !87, !tbaa !49
  %6 = add nsw i32 %5, -1, !dbg !87
  store i32 %6, ptr %4, align 8, !dbg !87, !tbaa !49
  %7 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !88
  %8 = load i32, ptr %7, align 8, !dbg !89, !tbaa !49
  %9 = add nsw i32 %8, 1, !dbg !89
  store i32 %9, ptr %7, align 8, !dbg !89, !tbaa !49
  call void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #16, !dbg !90
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !90
  ret void, !dbg !90
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !91 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false), !dbg !92
  ret void, !dbg !93
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #6 comdat align 2 !dbg !94 {
  store ptr %1, ptr %0, align 8, !dbg !96, !tbaa !97
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !100
  store i8 1, ptr %3, align 8, !dbg !100, !tbaa !101
  tail call void @_ZNSt3__15mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !102
  ret void, !dbg !103
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__110shared_ptrIiEcvbB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !104 {
  %2 = tail call noundef ptr @_ZNKSt3__110shared_ptrIiE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !105
  %3 = icmp ne ptr %2, null, !dbg !106
  ret i1 %3, !dbg !107
}

; Function Attrs: nounwind
declare void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__110shared_ptrIiEaSB8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !108 {
  %3 = alloca %"class.std::__1::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !109
  call void @_ZNSt3__110shared_ptrIiEC2B8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !109
  call void @_ZNSt3__110shared_ptrIiE4swapB8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !110
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #16, !dbg !109
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !109
  ret ptr %0, !dbg !111
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #3 comdat align 2 !dbg !112 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !113
  %3 = load i8, ptr %2, align 8, !dbg !113, !tbaa !101, !range !114, !noundef !10
  %4 = trunc nuw i8 %3 to i1, !dbg !113
  br i1 %4, label %5, label %7, !dbg !113

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !115, !tbaa !97
  tail call void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %6) #16, !dbg !116
  br label %7, !dbg !115

7:                                                ; preds = %5, %1
  ret void, !dbg !117
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt3__110shared_ptrIiEdeB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !118 {
  %2 = load ptr, ptr %0, align 8, !dbg !119, !tbaa !120
  ret ptr %2, !dbg !121
}

; Function Attrs: noreturn nounwind
declare !dbg !122 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiE5resetB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !124 {
  %2 = alloca %"class.std::__1::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #16, !dbg !125
  call void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !125
  call void @_ZNSt3__110shared_ptrIiE4swapB8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !126
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !125
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #16, !dbg !125
  ret void, !dbg !127
}

declare void @_ZNSt3__16thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt3__16threadD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__18weak_ptrIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !128 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false), !dbg !129
  ret void, !dbg !130
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__111make_sharedB8ne190107IiJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS2_EEDpOT0_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #6 comdat !dbg !131 {
  %3 = alloca %"class.std::__1::allocator", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #16, !dbg !132
  call void @_ZNSt3__19allocatorIiEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #16, !dbg !132
  call void @_ZNSt3__115allocate_sharedB8ne190107IiNS_9allocatorIiEEJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS4_EERKT0_DpOT1_(ptr dead_on_unwind writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef nonnull align 4 dereferenceable(4) %1), !dbg !133
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #16, !dbg !134
  ret void, !dbg !134
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__18weak_ptrIiEaSIiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERS1_RKNS_10shared_ptrIS4_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !135 {
  %3 = alloca %"class.std::__1::weak_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !136
  call void @_ZNSt3__18weak_ptrIiEC2IiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERKNS_10shared_ptrIS4_EE(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !136
  call void @_ZNSt3__18weak_ptrIiE4swapERS1_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !137
  call void @_ZNSt3__18weak_ptrIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #16, !dbg !136
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !136
  ret ptr %0, !dbg !138
}

; Function Attrs: nounwind
declare void @_ZNSt3__118condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNKSt3__18weak_ptrIiE4lockEv(ptr dead_on_unwind noalias writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !139 {
  tail call void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !140
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !141
  %4 = load ptr, ptr %3, align 8, !dbg !141, !tbaa !142
  %5 = icmp eq ptr %4, null, !dbg !141
  br i1 %5, label %8, label %6, !dbg !141

6:                                                ; preds = %2
  %7 = tail call noundef ptr @_ZNSt3__119__shared_weak_count4lockEv(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !144
  br label %8, !dbg !141

8:                                                ; preds = %2, %6
  %9 = phi ptr [ %7, %6 ], [ null, %2 ], !dbg !141
  %10 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !145
  store ptr %9, ptr %10, align 8, !dbg !146, !tbaa !17
  %11 = icmp eq ptr %9, null, !dbg !147
  br i1 %11, label %14, label %12, !dbg !147

12:                                               ; preds = %8
  %13 = load ptr, ptr %1, align 8, !dbg !148, !tbaa !149
  store ptr %13, ptr %0, align 8, !dbg !150, !tbaa !120
  br label %14, !dbg !151

14:                                               ; preds = %8, %12
  ret void, !dbg !152
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__18weak_ptrIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !153 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !154
  %3 = load ptr, ptr %2, align 8, !dbg !154, !tbaa !142
  %4 = icmp eq ptr %3, null, !dbg !154
  br i1 %4, label %6, label %5, !dbg !154

5:                                                ; preds = %1
  tail call void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef nonnull align 8 dereferenceable(24) %3) #16, !dbg !155
  br label %6, !dbg !156

6:                                                ; preds = %5, %1
  ret void, !dbg !157
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__115allocate_sharedB8ne190107IiNS_9allocatorIiEEJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS4_EERKT0_DpOT1_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #6 comdat personality ptr @__gxx_personality_v0 !dbg !158 {
  %4 = alloca %"struct.std::__1::__allocation_guard", align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #16, !dbg !159
  call void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107IS3_EET_m(ptr noundef nonnull align 8 dereferenceable(24) %4, i64 noundef 1), !dbg !160
  %5 = call noundef ptr @_ZNKSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !161
  invoke void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEC2B8ne190107IJiES2_TnNS_9enable_ifIXntsr7is_sameINT0_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEES2_DpOT_(ptr noundef nonnull align 8 dereferenceable(28) %5, ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %6 unwind label %9, !dbg !162

6:                                                ; preds = %3
  %7 = call noundef ptr @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE13__release_ptrB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !163
  %8 = call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %7) #16, !dbg !164
  call void @_ZNSt3__110shared_ptrIiE27__create_with_control_blockB8ne190107IiNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEEES1_PT_PT0_(ptr dead_on_unwind writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef %8, ptr noundef nonnull %7) #16, !dbg !165
  call void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !166
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #16, !dbg !166
  ret void, !dbg !166

9:                                                ; preds = %3
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !166
  call void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !166
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #16, !dbg !166
  resume { ptr, i32 } %10, !dbg !166
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__19allocatorIiEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !167 {
  tail call void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorIiEEEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !169
  ret void, !dbg !170
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107IS3_EET_m(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) unnamed_addr #6 comdat align 2 !dbg !171 {
  %3 = alloca %"class.std::__1::allocator", align 1
  call void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEC2B8ne190107IiEERKNS0_IT_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %3) #16, !dbg !173
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !174
  store i64 %1, ptr %4, align 8, !dbg !174, !tbaa !175
  %5 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !179
  %6 = call noundef ptr @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8allocateB8ne190107ERS5_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1), !dbg !180
  store ptr %6, ptr %5, align 8, !dbg !179, !tbaa !181
  ret void, !dbg !182
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNKSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !183 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !184
  %3 = load ptr, ptr %2, align 8, !dbg !184, !tbaa !181
  ret ptr %3, !dbg !185
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEC2B8ne190107IJiES2_TnNS_9enable_ifIXntsr7is_sameINT0_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEES2_DpOT_(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !186 {
  %3 = alloca %"class.std::__1::allocator", align 1
  %4 = alloca %"class.std::__1::allocator", align 1
  tail call void @_ZNSt3__119__shared_weak_countC2B8ne190107El(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef 0) #16, !dbg !187
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE, i64 16), ptr %0, align 8, !dbg !188, !tbaa !189
  %5 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !191
  call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageC2B8ne190107EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %5, ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !191
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #16, !dbg !192
  %6 = call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !193
  %7 = call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !194
  invoke void @_ZNSt3__116allocator_traitsINS_9allocatorIiEEE9constructB8ne190107IiJiETnNS_9enable_ifIXsr15__has_constructIS2_PT_DpT0_EE5valueEiE4typeELi0EEEvRS2_S7_DpOS8_(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef %7, ptr noundef nonnull align 4 dereferenceable(4) %1)
          to label %8 unwind label %9, !dbg !195

8:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #16, !dbg !196
  ret void, !dbg !196

9:                                                ; preds = %2
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !196
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #16, !dbg !196
  call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #16, !dbg !196
  call void @_ZNSt3__119__shared_weak_countD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #16, !dbg !196
  resume { ptr, i32 } %10, !dbg !196
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE13__release_ptrB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !197 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !198
  %3 = load ptr, ptr %2, align 8, !dbg !198, !tbaa !181
  store ptr null, ptr %2, align 8, !dbg !199, !tbaa !181
  ret ptr %3, !dbg !200
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__110shared_ptrIiE27__create_with_control_blockB8ne190107IiNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEEES1_PT_PT0_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !201 {
  tail call void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !202
  store ptr %1, ptr %0, align 8, !dbg !203, !tbaa !120
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !204
  store ptr %2, ptr %4, align 8, !dbg !205, !tbaa !17
  tail call void (ptr, ...) @_ZNSt3__110shared_ptrIiE18__enable_weak_thisB8ne190107Ez(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef %1) #16, !dbg !206
  ret void, !dbg !207
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #3 comdat align 2 !dbg !208 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !209
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage10__get_elemB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #16, !dbg !210
  ret ptr %3, !dbg !211
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #3 comdat align 2 !dbg !212 {
  tail call void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE9__destroyB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #16, !dbg !213
  ret void, !dbg !214
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEC2B8ne190107IiEERKNS0_IT_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 !dbg !215 {
  tail call void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !216
  ret void, !dbg !217
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8allocateB8ne190107ERS5_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !218 {
  %3 = tail call noundef ptr @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8allocateB8ne190107Em(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1), !dbg !220
  ret ptr %3, !dbg !221
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !222 {
  ret void, !dbg !223
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8allocateB8ne190107Em(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !224 {
  %3 = tail call noundef i64 @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8max_sizeB8ne190107IS5_TnNS_9enable_ifIXsr14__has_max_sizeIKT_EE5valueEiE4typeELi0EEEmRKS5_(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !225
  %4 = icmp ult i64 %3, %1, !dbg !226
  br i1 %4, label %5, label %6, !dbg !227

5:                                                ; preds = %2
  tail call void @_ZSt28__throw_bad_array_new_lengthB8ne190107v() #20, !dbg !228
  unreachable, !dbg !228

6:                                                ; preds = %2
  %7 = shl i64 %1, 5, !dbg !229
  %8 = tail call noundef ptr @_ZNSt3__117__libcpp_allocateB8ne190107Emm(i64 noundef %7, i64 noundef 8), !dbg !230
  ret ptr %8, !dbg !231
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8max_sizeB8ne190107IS5_TnNS_9enable_ifIXsr14__has_max_sizeIKT_EE5valueEiE4typeELi0EEEmRKS5_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #3 comdat align 2 !dbg !232 {
  %2 = tail call noundef i64 @_ZNKSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8max_sizeB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !233
  ret i64 %2, !dbg !234
}

; Function Attrs: mustprogress noinline noreturn uwtable
define linkonce_odr hidden void @_ZSt28__throw_bad_array_new_lengthB8ne190107v() local_unnamed_addr #9 comdat !dbg !235 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8) #16, !dbg !237
  tail call void @_ZNSt20bad_array_new_lengthC1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !238
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt20bad_array_new_length, ptr nonnull @_ZNSt20bad_array_new_lengthD1Ev) #20, !dbg !237
  unreachable, !dbg !237
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__117__libcpp_allocateB8ne190107Emm(i64 noundef %0, i64 noundef %1) local_unnamed_addr #6 comdat !dbg !239 {
  %3 = tail call noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newB8ne190107Em(i64 noundef %1) #16, !dbg !240
  br i1 %3, label %4, label %6, !dbg !240

4:                                                ; preds = %2
  %5 = tail call noundef ptr @_ZNSt3__121__libcpp_operator_newB8ne190107IJmSt11align_val_tEEEPvDpT_(i64 noundef %0, i64 noundef %1), !dbg !241
  br label %8

6:                                                ; preds = %2
  %7 = tail call noundef ptr @_ZNSt3__121__libcpp_operator_newB8ne190107IJmEEEPvDpT_(i64 noundef %0), !dbg !242
  br label %8, !dbg !243

8:                                                ; preds = %6, %4
  %9 = phi ptr [ %5, %4 ], [ %7, %6 ], !dbg !244
  ret ptr %9, !dbg !245
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8max_sizeB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #3 comdat align 2 !dbg !246 {
  ret i64 576460752303423487, !dbg !247
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt20bad_array_new_lengthC1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt20bad_array_new_lengthD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newB8ne190107Em(i64 noundef %0) local_unnamed_addr #3 comdat !dbg !248 {
  %2 = icmp ugt i64 %0, 16, !dbg !249
  ret i1 %2, !dbg !250
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__121__libcpp_operator_newB8ne190107IJmSt11align_val_tEEEPvDpT_(i64 noundef %0, i64 noundef %1) local_unnamed_addr #6 comdat !dbg !251 {
  %3 = tail call noalias noundef nonnull ptr @_ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) #18, !dbg !252
  call void @llvm.assume(i1 true) [ "align"(ptr %3, i64 %1) ], !dbg !252
  ret ptr %3, !dbg !253
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__121__libcpp_operator_newB8ne190107IJmEEEPvDpT_(i64 noundef %0) local_unnamed_addr #6 comdat !dbg !254 {
  %2 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %0) #18, !dbg !255
  ret ptr %2, !dbg !256
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_ZnwmSt11align_val_t(i64 noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__119__shared_weak_countC2B8ne190107El(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !dbg !257 {
  tail call void @_ZNSt3__114__shared_countC2B8ne190107El(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #16, !dbg !258
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3__119__shared_weak_countE, i64 16), ptr %0, align 8, !dbg !259, !tbaa !189
  %3 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !260
  store i64 %1, ptr %3, align 8, !dbg !260, !tbaa !261
  ret void, !dbg !264
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageC2B8ne190107EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 !dbg !265 {
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) #16, !dbg !266
  ret void, !dbg !267
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #3 comdat align 2 !dbg !268 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !269
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #16, !dbg !270
  ret ptr %3, !dbg !271
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__116allocator_traitsINS_9allocatorIiEEE9constructB8ne190107IiJiETnNS_9enable_ifIXsr15__has_constructIS2_PT_DpT0_EE5valueEiE4typeELi0EEEvRS2_S7_DpOS8_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #6 comdat align 2 !dbg !272 {
  tail call void @_ZNSt3__19allocatorIiE9constructB8ne190107IiJiEEEvPT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !273
  ret void, !dbg !274
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #3 comdat align 2 !dbg !275 {
  %2 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) #16, !dbg !276
  ret void, !dbg !277
}

; Function Attrs: nounwind
declare void @_ZNSt3__119__shared_weak_countD2Ev(ptr noundef nonnull align 8 dereferenceable(24)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !278 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE, i64 16), ptr %0, align 8, !dbg !279, !tbaa !189
  %2 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !279
  tail call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #16, !dbg !279
  tail call void @_ZNSt3__119__shared_weak_countD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #16, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !280 {
  tail call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !281
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #19, !dbg !281
  ret void, !dbg !281
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE16__on_zero_sharedEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !282 {
  tail call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_implB8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameINT_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEEvv(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !283
  ret void, !dbg !284
}

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_weakEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !285 {
  %2 = alloca %"class.std::__1::allocator.0", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #16, !dbg !286
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !287
  call void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEC2B8ne190107IiEERKNS0_IT_EE(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 1 dereferenceable(1) %3) #16, !dbg !288
  %4 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !289
  call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #16, !dbg !290
  %5 = call noundef ptr @_ZNSt3__114pointer_traitsIPNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEE10pointer_toB8ne190107ERS4_(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !291
  call void @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE10deallocateB8ne190107ERS5_PS4_m(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef %5, i64 noundef 1) #16, !dbg !292
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #16, !dbg !293
  ret void, !dbg !293
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__114__shared_countC2B8ne190107El(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !dbg !294 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt3__114__shared_countE, i64 16), ptr %0, align 8, !dbg !295, !tbaa !189
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !296
  store i64 %1, ptr %3, align 8, !dbg !296, !tbaa !297
  ret void, !dbg !298
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #3 comdat align 2 !dbg !299 {
  %2 = tail call noundef ptr @_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE16__get_first_baseB8ne190107EPS3_(ptr noundef nonnull %0) #16, !dbg !300
  ret ptr %2, !dbg !301
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE16__get_first_baseB8ne190107EPS3_(ptr noundef %0) local_unnamed_addr #3 comdat align 2 !dbg !302 {
  ret ptr %0, !dbg !304
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__19allocatorIiE9constructB8ne190107IiJiEEEvPT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #3 comdat align 2 !dbg !305 {
  %4 = load i32, ptr %2, align 4, !dbg !306, !tbaa !44
  store i32 %4, ptr %1, align 4, !dbg !307, !tbaa !44
  ret void, !dbg !308
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_implB8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameINT_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEEvv(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !309 {
  %2 = alloca %"class.std::__1::allocator", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #16, !dbg !310
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !311
  %4 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !312
  invoke void @_ZNSt3__116allocator_traitsINS_9allocatorIiEEE7destroyB8ne190107IiTnNS_9enable_ifIXsr13__has_destroyIS2_PT_EE5valueEiE4typeELi0EEEvRS2_S7_(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef %4)
          to label %5 unwind label %6, !dbg !313

5:                                                ; preds = %1
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #16, !dbg !314
  ret void, !dbg !314

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !313
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !313
  call void @__clang_call_terminate(ptr %8) #17, !dbg !313
  unreachable, !dbg !313
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__116allocator_traitsINS_9allocatorIiEEE7destroyB8ne190107IiTnNS_9enable_ifIXsr13__has_destroyIS2_PT_EE5valueEiE4typeELi0EEEvRS2_S7_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !315 {
  tail call void @_ZNSt3__19allocatorIiE7destroyB8ne190107EPi(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1), !dbg !316
  ret void, !dbg !317
}

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #13 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #16
  tail call void @_ZSt9terminatev() #17
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__19allocatorIiE7destroyB8ne190107EPi(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !318 {
  ret void, !dbg !319
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE10deallocateB8ne190107ERS5_PS4_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !320 {
  tail call void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE10deallocateB8ne190107EPS3_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) #16, !dbg !321
  ret void, !dbg !322
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__114pointer_traitsIPNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEE10pointer_toB8ne190107ERS4_(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #3 comdat align 2 !dbg !323 {
  ret ptr %0, !dbg !325
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE10deallocateB8ne190107EPS3_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !326 {
  %4 = shl i64 %2, 5, !dbg !327
  invoke void @_ZNSt3__119__libcpp_deallocateB8ne190107EPvmm(ptr noundef %1, i64 noundef %4, i64 noundef 8)
          to label %5 unwind label %6, !dbg !328

5:                                                ; preds = %3
  ret void, !dbg !329

6:                                                ; preds = %3
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !328
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !328
  tail call void @__clang_call_terminate(ptr %8) #17, !dbg !328
  unreachable, !dbg !328
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__119__libcpp_deallocateB8ne190107EPvmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat !dbg !330 {
  %4 = tail call noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newB8ne190107Em(i64 noundef %2) #16, !dbg !331
  br i1 %4, label %5, label %6, !dbg !331

5:                                                ; preds = %3
  tail call void @_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJSt11align_val_tEEEvPvmDpT_(ptr noundef %0, i64 noundef %1, i64 noundef %2), !dbg !332
  br label %7

6:                                                ; preds = %3
  tail call void @_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJEEEvPvmDpT_(ptr noundef %0, i64 noundef %1), !dbg !333
  br label %7, !dbg !334

7:                                                ; preds = %6, %5
  ret void, !dbg !335
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJSt11align_val_tEEEvPvmDpT_(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat !dbg !336 {
  tail call void @_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmSt11align_val_tEEEvDpT_(ptr noundef %0, i64 noundef %1, i64 noundef %2), !dbg !337
  ret void, !dbg !338
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJEEEvPvmDpT_(ptr noundef %0, i64 noundef %1) local_unnamed_addr #6 comdat !dbg !339 {
  tail call void @_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmEEEvDpT_(ptr noundef %0, i64 noundef %1), !dbg !340
  ret void, !dbg !341
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmSt11align_val_tEEEvDpT_(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat !dbg !342 {
  tail call void @_ZdlPvmSt11align_val_t(ptr noundef %0, i64 noundef %1, i64 noundef %2) #19, !dbg !343
  ret void, !dbg !344
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvmSt11align_val_t(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmEEEvDpT_(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 comdat !dbg !345 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef %1) #19, !dbg !346
  ret void, !dbg !347
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiE18__enable_weak_thisB8ne190107Ez(ptr noundef nonnull align 8 dereferenceable(16) %0, ...) local_unnamed_addr #3 comdat align 2 !dbg !348 {
  ret void, !dbg !349
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage10__get_elemB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #3 comdat align 2 !dbg !350 {
  %2 = tail call noundef ptr @_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE17__get_second_baseB8ne190107EPS3_(ptr noundef nonnull %0) #16, !dbg !351
  ret ptr %2, !dbg !352
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE17__get_second_baseB8ne190107EPS3_(ptr noundef %0) local_unnamed_addr #3 comdat align 2 !dbg !353 {
  ret ptr %0, !dbg !354
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE9__destroyB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !355 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !356
  %3 = load ptr, ptr %2, align 8, !dbg !356, !tbaa !181
  %4 = icmp eq ptr %3, null, !dbg !357
  br i1 %4, label %8, label %5, !dbg !356

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !358
  %7 = load i64, ptr %6, align 8, !dbg !358, !tbaa !175
  tail call void @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE10deallocateB8ne190107ERS5_PS4_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull %3, i64 noundef %7) #16, !dbg !359
  br label %8, !dbg !360

8:                                                ; preds = %5, %1
  ret void, !dbg !361
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorIiEEEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !362 {
  ret void, !dbg !363
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__18weak_ptrIiEC2IiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERKNS_10shared_ptrIS4_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #3 comdat align 2 !dbg !364 {
  %3 = load ptr, ptr %1, align 8, !dbg !365, !tbaa !120
  store ptr %3, ptr %0, align 8, !dbg !366, !tbaa !149
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !367
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !368
  %6 = load ptr, ptr %5, align 8, !dbg !368, !tbaa !17
  store ptr %6, ptr %4, align 8, !dbg !367, !tbaa !142
  %7 = icmp eq ptr %6, null, !dbg !369
  br i1 %7, label %9, label %8, !dbg !369

8:                                                ; preds = %2
  tail call void @_ZNSt3__119__shared_weak_count10__add_weakB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %6) #16, !dbg !370
  br label %9, !dbg !371

9:                                                ; preds = %8, %2
  ret void, !dbg !372
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__18weak_ptrIiE4swapERS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !373 {
  tail call void @_ZNSt3__14swapB8ne190107IPiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS3_EE5valueEvE4typeERS3_S6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !374
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !375
  %4 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !376
  tail call void @_ZNSt3__14swapB8ne190107IPNS_19__shared_weak_countEEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS4_EE5valueEvE4typeERS4_S7_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !377
  ret void, !dbg !378
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__119__shared_weak_count10__add_weakB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !379 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !380
  %3 = tail call noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_incrementB8ne190107IlEET_RS1_(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !381
  ret void, !dbg !382
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_incrementB8ne190107IlEET_RS1_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat !dbg !383 {
  %2 = atomicrmw add ptr %0, i64 1 monotonic, align 8, !dbg !384
  %3 = add i64 %2, 1, !dbg !384
  ret i64 %3, !dbg !385
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__14swapB8ne190107IPiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS3_EE5valueEvE4typeERS3_S6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #3 comdat !dbg !386 {
  %3 = load ptr, ptr %0, align 8, !dbg !388, !tbaa !389
  %4 = load ptr, ptr %1, align 8, !dbg !390, !tbaa !389
  store ptr %4, ptr %0, align 8, !dbg !391, !tbaa !389
  store ptr %3, ptr %1, align 8, !dbg !392, !tbaa !389
  ret void, !dbg !393
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__14swapB8ne190107IPNS_19__shared_weak_countEEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS4_EE5valueEvE4typeERS4_S7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #3 comdat !dbg !394 {
  %3 = load ptr, ptr %0, align 8, !dbg !395, !tbaa !389
  %4 = load ptr, ptr %1, align 8, !dbg !396, !tbaa !389
  store ptr %4, ptr %0, align 8, !dbg !397, !tbaa !389
  store ptr %3, ptr %1, align 8, !dbg !398, !tbaa !389
  ret void, !dbg !399
}

; Function Attrs: nounwind
declare noundef ptr @_ZNSt3__119__shared_weak_count4lockEv(ptr noundef nonnull align 8 dereferenceable(24)) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef nonnull align 8 dereferenceable(24)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EEC2B8ne190107ERS1_S3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #6 comdat align 2 !dbg !400 {
  tail call void @_ZNSt3__15tupleIJRNS_5mutexES2_EEC2B8ne190107INS_4_AndETnNS_9enable_ifIXsrT_IJNS_17integral_constantIbLb1EEENS_21is_copy_constructibleIS2_EESB_EE5valueEiE4typeELi0EEES2_S2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !402
  tail call void @_ZNSt3__14lockB8ne190107INS_5mutexES1_EEvRT_RT0_(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !403
  ret void, !dbg !404
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !405 {
  tail call void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EE15__unlock_unpackB8ne190107IJLm0ELm1EEEEvNS_15__tuple_indicesIJXspT_EEEERNS_5tupleIJRS1_S7_EEE(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !406
  ret void, !dbg !407
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__15tupleIJRNS_5mutexES2_EEC2B8ne190107INS_4_AndETnNS_9enable_ifIXsrT_IJNS_17integral_constantIbLb1EEENS_21is_copy_constructibleIS2_EESB_EE5valueEiE4typeELi0EEES2_S2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #3 comdat align 2 !dbg !408 {
  tail call void @_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJRNS_5mutexES4_EEC2B8ne190107IJLm0ELm1EEJS4_S4_ETpTnmJEJEJS4_S4_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENS8_IJDpT2_EEEDpOT3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !410
  ret void, !dbg !411
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__14lockB8ne190107INS_5mutexES1_EEvRT_RT0_(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) local_unnamed_addr #6 comdat !dbg !412 {
  %3 = alloca %"class.std::__1::unique_lock", align 8
  %4 = alloca %"class.std::__1::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !413
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %3, ptr noundef nonnull align 8 dereferenceable(40) %0), !dbg !414
  %5 = call noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1) #16, !dbg !415
  br i1 %5, label %6, label %8, !dbg !416

6:                                                ; preds = %12, %2
  %7 = call noundef ptr @_ZNSt3__111unique_lockINS_5mutexEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %3) #16, !dbg !417
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %3) #16, !dbg !418
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !418
  br label %14

8:                                                ; preds = %2, %12
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %3) #16, !dbg !418
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !418
  call void @_ZNSt3__121__libcpp_thread_yieldB8ne190107Ev(), !dbg !419
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #16, !dbg !420
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %4, ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !421
  %9 = call noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) #16, !dbg !422
  br i1 %9, label %10, label %12, !dbg !423

10:                                               ; preds = %8
  %11 = call noundef ptr @_ZNSt3__111unique_lockINS_5mutexEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #16, !dbg !424
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #16, !dbg !425
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #16, !dbg !425
  br label %14

12:                                               ; preds = %8
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #16, !dbg !425
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #16, !dbg !425
  call void @_ZNSt3__121__libcpp_thread_yieldB8ne190107Ev(), !dbg !426
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !413
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %3, ptr noundef nonnull align 8 dereferenceable(40) %0), !dbg !414
  %13 = call noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1) #16, !dbg !415
  br i1 %13, label %6, label %8, !dbg !416, !llvm.loop !427

14:                                               ; preds = %10, %6
  ret void, !dbg !430
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJRNS_5mutexES4_EEC2B8ne190107IJLm0ELm1EEJS4_S4_ETpTnmJEJEJS4_S4_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENS8_IJDpT2_EEEDpOT3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #3 comdat align 2 !dbg !431 {
  tail call void @_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) #16, !dbg !432
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !433
  tail call void @_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !432
  ret void, !dbg !434
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #3 comdat align 2 !dbg !435 {
  store ptr %1, ptr %0, align 8, !dbg !436, !tbaa !389
  ret void, !dbg !437
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #3 comdat align 2 !dbg !438 {
  store ptr %1, ptr %0, align 8, !dbg !439, !tbaa !389
  ret void, !dbg !440
}

; Function Attrs: nounwind
declare noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__111unique_lockINS_5mutexEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #3 comdat align 2 !dbg !441 {
  %2 = load ptr, ptr %0, align 8, !dbg !442, !tbaa !97
  store ptr null, ptr %0, align 8, !dbg !443, !tbaa !97
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !444
  store i8 0, ptr %3, align 8, !dbg !445, !tbaa !101
  ret ptr %2, !dbg !446
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__121__libcpp_thread_yieldB8ne190107Ev() local_unnamed_addr #3 comdat !dbg !447 {
  %1 = tail call i32 @sched_yield() #16, !dbg !449
  ret void, !dbg !450
}

; Function Attrs: nounwind
declare !dbg !451 i32 @sched_yield() local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EE15__unlock_unpackB8ne190107IJLm0ELm1EEEEvNS_15__tuple_indicesIJXspT_EEEERNS_5tupleIJRS1_S7_EEE(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !453 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__13getB8ne190107ILm0EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !454
  tail call void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !455
  %3 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__13getB8ne190107ILm1EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !454
  tail call void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %3) #16, !dbg !455
  ret void, !dbg !456
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__13getB8ne190107ILm0EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat !dbg !457 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !458
  ret ptr %2, !dbg !459
}

; Function Attrs: nounwind
declare void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__13getB8ne190107ILm1EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat !dbg !460 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !461
  %3 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !462
  ret ptr %3, !dbg !463
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !464 {
  %2 = load ptr, ptr %0, align 8, !dbg !465, !tbaa !466
  ret ptr %2, !dbg !468
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !469 {
  %2 = load ptr, ptr %0, align 8, !dbg !470, !tbaa !471
  ret ptr %2, !dbg !473
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__119__shared_weak_count16__release_sharedB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !474 {
  %2 = tail call noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !475
  br i1 %2, label %3, label %4, !dbg !476

3:                                                ; preds = %1
  tail call void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #16, !dbg !477
  br label %4, !dbg !477

4:                                                ; preds = %3, %1
  ret void, !dbg !478
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !479 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !480
  %3 = tail call noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_decrementB8ne190107IlEET_RS1_(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !481
  %4 = icmp eq i64 %3, -1, !dbg !482
  br i1 %4, label %5, label %9, !dbg !481

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !483, !tbaa !189
  %7 = getelementptr inbounds i8, ptr %6, i64 16, !dbg !483
  %8 = load ptr, ptr %7, align 8, !dbg !483
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !483
  br label %9, !dbg !484

9:                                                ; preds = %1, %5
  ret i1 %4, !dbg !485
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_decrementB8ne190107IlEET_RS1_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat !dbg !486 {
  %2 = atomicrmw add ptr %0, i64 -1 acq_rel, align 8, !dbg !487
  %3 = add i64 %2, -1, !dbg !487
  ret i64 %3, !dbg !488
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiEC2B8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #3 comdat align 2 !dbg !489 {
  %3 = load ptr, ptr %1, align 8, !dbg !490, !tbaa !120
  store ptr %3, ptr %0, align 8, !dbg !491, !tbaa !120
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !492
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !493
  %6 = load ptr, ptr %5, align 8, !dbg !493, !tbaa !17
  store ptr %6, ptr %4, align 8, !dbg !492, !tbaa !17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, i8 0, i64 16, i1 false), !dbg !494
  ret void, !dbg !495
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiE4swapB8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !496 {
  tail call void @_ZNSt3__14swapB8ne190107IPiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS3_EE5valueEvE4typeERS3_S6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !497
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !498
  %4 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !499
  tail call void @_ZNSt3__14swapB8ne190107IPNS_19__shared_weak_countEEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS4_EE5valueEvE4typeERS4_S7_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !500
  ret void, !dbg !501
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNKSt3__110shared_ptrIiE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !502 {
  %2 = load ptr, ptr %0, align 8, !dbg !503, !tbaa !120
  ret ptr %2, !dbg !504
}

declare void @_ZNSt3__115__thread_structC1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107ILb1EvEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !505 {
  %3 = alloca ptr, align 8
  %4 = alloca %"struct.std::__1::__value_init_tag", align 1
  store ptr %1, ptr %3, align 8, !tbaa !389
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #16, !dbg !507
  invoke void @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IRS2_NS_16__value_init_tagEEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %5 unwind label %6, !dbg !508

5:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #16, !dbg !508
  ret void, !dbg !509

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !508
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !508
  call void @__clang_call_terminate(ptr %8) #17, !dbg !508
  unreachable, !dbg !508
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEC2B8ne190107IJS5_RS6_ETnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXeqsZT_sZT_EEENS8_17_EnableUTypesCtorIJDpT_EEEEE5valueEiE4typeELi0EEEDpOSF_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull %2) unnamed_addr #3 comdat align 2 !dbg !510 {
  tail call void @_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS4_EEEEPFvvEEEC2B8ne190107IJLm0ELm1EEJS7_S9_ETpTnmJEJEJS7_RS8_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENSE_IJDpT2_EEEDpOT3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull %2) #16, !dbg !511
  ret void, !dbg !512
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEEC2B8ne190107ILb1EvEEPS8_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !513 {
  %3 = alloca ptr, align 8
  %4 = alloca %"struct.std::__1::__value_init_tag", align 1
  store ptr %1, ptr %3, align 8, !tbaa !389
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #16, !dbg !514
  invoke void @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEEC2B8ne190107IRSA_NS_16__value_init_tagEEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %5 unwind label %6, !dbg !515

5:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #16, !dbg !515
  ret void, !dbg !516

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !515
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !515
  call void @__clang_call_terminate(ptr %8) #17, !dbg !515
  unreachable, !dbg !515
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNSt3__122__libcpp_thread_createB8ne190107EPmPFPvS1_ES1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 comdat !dbg !517 {
  %4 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef %1, ptr noundef %2) #16, !dbg !518
  ret i32 %4, !dbg !519
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__114__thread_proxyB8ne190107INS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEEEEPvSA_(ptr noundef %0) #6 comdat personality ptr @__gxx_personality_v0 !dbg !520 {
  %2 = alloca %"class.std::__1::unique_ptr.10", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #16, !dbg !521
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEEC2B8ne190107ILb1EvEEPS8_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef %0) #16, !dbg !522
  %3 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__119__thread_local_dataEv()
          to label %4 unwind label %11, !dbg !523

4:                                                ; preds = %1
  %5 = call noundef ptr @_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !524
  %6 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__13getB8ne190107ILm0EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(16) %5) #16, !dbg !525
  %7 = call noundef ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #16, !dbg !526
  invoke void @_ZNSt3__121__thread_specific_ptrINS_15__thread_structEE11set_pointerEPS1_(ptr noundef nonnull align 4 dereferenceable(4) %3, ptr noundef %7)
          to label %8 unwind label %11, !dbg !527

8:                                                ; preds = %4
  %9 = call noundef ptr @_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !528
  invoke void @_ZNSt3__116__thread_executeB8ne190107INS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEJETpTnmJEEEvRNS_5tupleIJT_T0_DpT1_EEENS_15__tuple_indicesIJXspT2_EEEE(ptr noundef nonnull align 8 dereferenceable(16) %9)
          to label %10 unwind label %11, !dbg !529

10:                                               ; preds = %8
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !530
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #16, !dbg !530
  ret ptr null, !dbg !530

11:                                               ; preds = %8, %4, %1
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !530
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !530
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #16, !dbg !530
  resume { ptr, i32 } %12, !dbg !530
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !531 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !532
  %3 = load ptr, ptr %2, align 8, !dbg !532, !tbaa !389
  ret ptr %3, !dbg !533
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !534 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !535
  %3 = load ptr, ptr %2, align 8, !dbg !535, !tbaa !389
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !536
  store ptr null, ptr %4, align 8, !dbg !537, !tbaa !389
  ret ptr %3, !dbg !538
}

; Function Attrs: noreturn
declare !dbg !539 void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef, ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !541 {
  tail call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE5resetB8ne190107EPS8_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef null) #16, !dbg !542
  ret void, !dbg !543
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !544 {
  tail call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE5resetB8ne190107EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef null) #16, !dbg !545
  ret void, !dbg !546
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IRS2_NS_16__value_init_tagEEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #6 comdat align 2 !dbg !547 {
  tail call void @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IRS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !548
  tail call void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !549
  ret void, !dbg !550
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IRS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !551 {
  %3 = load ptr, ptr %1, align 8, !dbg !552, !tbaa !389
  store ptr %3, ptr %0, align 8, !dbg !553, !tbaa !554
  ret void, !dbg !556
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !557 {
  ret void, !dbg !558
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS4_EEEEPFvvEEEC2B8ne190107IJLm0ELm1EEJS7_S9_ETpTnmJEJEJS7_RS8_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENSE_IJDpT2_EEEDpOT3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull %2) unnamed_addr #3 comdat align 2 !dbg !559 {
  tail call void @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EEC2B8ne190107IS5_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES6_EEEENS_16is_constructibleIS5_JSA_EEEEE5valueEiE4typeELi0EEEOSA_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !560
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !561
  tail call void @_ZNSt3__112__tuple_leafILm1EPFvvELb0EEC2B8ne190107IRS1_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS8_EEEEE5valueEiE4typeELi0EEEOS8_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %2) #16, !dbg !560
  ret void, !dbg !562
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EEC2B8ne190107IS5_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES6_EEEENS_16is_constructibleIS5_JSA_EEEEE5valueEiE4typeELi0EEEOSA_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !563 {
  tail call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107EOS4_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !564
  ret void, !dbg !565
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm1EPFvvELb0EEC2B8ne190107IRS1_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS8_EEEEE5valueEiE4typeELi0EEEOS8_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %1) unnamed_addr #3 comdat align 2 !dbg !566 {
  store ptr %1, ptr %0, align 8, !dbg !567, !tbaa !568
  ret void, !dbg !570
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107EOS4_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !571 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #16, !dbg !572
  %4 = tail call noundef ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !573
  store ptr %4, ptr %3, align 8, !dbg !572, !tbaa !389
  %5 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE11get_deleterB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !574
  invoke void @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IS2_S4_EEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %5)
          to label %6 unwind label %7, !dbg !575

6:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #16, !dbg !575
  ret void, !dbg !576

7:                                                ; preds = %2
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !575
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !575
  call void @__clang_call_terminate(ptr %9) #17, !dbg !575
  unreachable, !dbg !575
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !577 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !578
  %3 = load ptr, ptr %2, align 8, !dbg !578, !tbaa !389
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !579
  store ptr null, ptr %4, align 8, !dbg !580, !tbaa !389
  ret ptr %3, !dbg !581
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE11get_deleterB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !582 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !583
  ret ptr %2, !dbg !584
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IS2_S4_EEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #6 comdat align 2 !dbg !585 {
  tail call void @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !586
  tail call void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107IS3_TnNS_9enable_ifIXntsr7is_sameIS4_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !587
  ret void, !dbg !588
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !589 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !590
  ret ptr %2, !dbg !591
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !592 {
  ret ptr %0, !dbg !593
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !594 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EE5__getB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !595
  ret ptr %2, !dbg !596
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EE5__getB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #3 comdat align 2 !dbg !597 {
  ret ptr %0, !dbg !598
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !599 {
  %3 = load ptr, ptr %1, align 8, !dbg !600, !tbaa !389
  store ptr %3, ptr %0, align 8, !dbg !601, !tbaa !554
  ret void, !dbg !602
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107IS3_TnNS_9enable_ifIXntsr7is_sameIS4_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 !dbg !603 {
  ret void, !dbg !604
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEEC2B8ne190107IRSA_NS_16__value_init_tagEEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #6 comdat align 2 !dbg !605 {
  tail call void @_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EEC2B8ne190107IRSA_TnNS_9enable_ifIXntsr7is_sameISB_u7__decayIT_EEE5valueEiE4typeELi0EEEOSF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !606
  tail call void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !607
  ret void, !dbg !608
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EEC2B8ne190107IRSA_TnNS_9enable_ifIXntsr7is_sameISB_u7__decayIT_EEE5valueEiE4typeELi0EEEOSF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !609 {
  %3 = load ptr, ptr %1, align 8, !dbg !610, !tbaa !389
  store ptr %3, ptr %0, align 8, !dbg !611, !tbaa !612
  ret void, !dbg !614
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !615 {
  ret void, !dbg !616
}

; Function Attrs: nounwind
declare !dbg !617 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !619 noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__119__thread_local_dataEv() local_unnamed_addr #8

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__121__thread_specific_ptrINS_15__thread_structEE11set_pointerEPS1_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !620 {
  %3 = load i32, ptr %0, align 4, !dbg !621, !tbaa !622
  %4 = tail call noundef i32 @_ZNSt3__116__libcpp_tls_setB8ne190107EjPv(i32 noundef %3, ptr noundef %1), !dbg !624
  ret void, !dbg !625
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__13getB8ne190107ILm0EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat !dbg !626 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !627
  ret ptr %2, !dbg !628
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__116__thread_executeB8ne190107INS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEJETpTnmJEEEvRNS_5tupleIJT_T0_DpT1_EEENS_15__tuple_indicesIJXspT2_EEEE(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat !dbg !629 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__13getB8ne190107ILm1EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !630
  tail call void @_ZNSt3__18__invokeB8ne190107IPFvvEJEEEDTclclsr3stdE7declvalIT_EEspclsr3stdE7declvalIT0_EEEEOS3_DpOS4_(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !631
  ret void, !dbg !632
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNSt3__116__libcpp_tls_setB8ne190107EjPv(i32 noundef %0, ptr noundef %1) local_unnamed_addr #3 comdat !dbg !633 {
  %3 = tail call i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) #16, !dbg !634
  ret i32 %3, !dbg !635
}

; Function Attrs: nounwind
declare !dbg !636 i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !637 {
  ret ptr %0, !dbg !638
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__18__invokeB8ne190107IPFvvEJEEEDTclclsr3stdE7declvalIT_EEspclsr3stdE7declvalIT0_EEEEOS3_DpOS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !639 {
  %2 = load ptr, ptr %0, align 8, !dbg !641, !tbaa !389
  tail call void %2(), !dbg !642
  ret void, !dbg !643
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__13getB8ne190107ILm1EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat !dbg !644 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !645
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__112__tuple_leafILm1EPFvvELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !646
  ret ptr %3, !dbg !647
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__112__tuple_leafILm1EPFvvELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !648 {
  ret ptr %0, !dbg !649
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !650 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !651
  ret ptr %2, !dbg !652
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !653 {
  ret ptr %0, !dbg !654
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !655 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !656
  ret ptr %2, !dbg !657
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !658 {
  ret ptr %0, !dbg !659
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE5resetB8ne190107EPS8_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !660 {
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !661
  %4 = load ptr, ptr %3, align 8, !dbg !661, !tbaa !389
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !662
  store ptr %1, ptr %5, align 8, !dbg !663, !tbaa !389
  %6 = icmp eq ptr %4, null, !dbg !664
  br i1 %6, label %9, label %7, !dbg !664

7:                                                ; preds = %2
  %8 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !665
  tail call void @_ZNKSt3__114default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS0_IS3_EEEEPFvvEEEEEclB8ne190107EPS8_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef nonnull %4) #16, !dbg !666
  br label %9, !dbg !666

9:                                                ; preds = %7, %2
  ret void, !dbg !667
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !668 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EE5__getB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !669
  ret ptr %2, !dbg !670
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNKSt3__114default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS0_IS3_EEEEPFvvEEEEEclB8ne190107EPS8_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !671 {
  %3 = icmp eq ptr %1, null, !dbg !672
  br i1 %3, label %5, label %4, !dbg !672

4:                                                ; preds = %2
  tail call void @_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !672
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef 16) #19, !dbg !672
  br label %5, !dbg !672

5:                                                ; preds = %4, %2
  ret void, !dbg !673
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EE5__getB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #3 comdat align 2 !dbg !674 {
  ret ptr %0, !dbg !675
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !676 {
  tail call void @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !677
  ret void, !dbg !677
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !678 {
  tail call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !679
  ret void, !dbg !679
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE5resetB8ne190107EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !680 {
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !681
  %4 = load ptr, ptr %3, align 8, !dbg !681, !tbaa !389
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !682
  store ptr %1, ptr %5, align 8, !dbg !683, !tbaa !389
  %6 = icmp eq ptr %4, null, !dbg !684
  br i1 %6, label %9, label %7, !dbg !684

7:                                                ; preds = %2
  %8 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !685
  tail call void @_ZNKSt3__114default_deleteINS_15__thread_structEEclB8ne190107EPS1_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef nonnull %4) #16, !dbg !686
  br label %9, !dbg !686

9:                                                ; preds = %7, %2
  ret void, !dbg !687
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNKSt3__114default_deleteINS_15__thread_structEEclB8ne190107EPS1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !688 {
  %3 = icmp eq ptr %1, null, !dbg !689
  br i1 %3, label %5, label %4, !dbg !689

4:                                                ; preds = %2
  tail call void @_ZNSt3__115__thread_structD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !689
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef 8) #19, !dbg !689
  br label %5, !dbg !689

5:                                                ; preds = %4, %2
  ret void, !dbg !690
}

; Function Attrs: nounwind
declare void @_ZNSt3__115__thread_structD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

declare void @_ZNSt3__15mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40)) local_unnamed_addr #8

; Function Attrs: nofree noinline nounwind uwtable
define internal void @_GLOBAL__sub_I_libcxx.cpp() #0 section ".text.startup" !dbg !691 {
  tail call fastcc void @__cxx_global_var_init(), !dbg !692
  tail call fastcc void @__cxx_global_var_init.1(), !dbg !692
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #15

attributes #0 = { nofree noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress noinline noreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #12 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { builtin allocsize(0) }
attributes #19 = { builtin nounwind }
attributes #20 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/libcxx.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !1, file: !1, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 0, scope: !8)
!12 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !1, file: !1, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DILocation(line: 0, scope: !12)
!14 = distinct !DISubprogram(name: "~shared_ptr", scope: !15, file: !15, line: 666, type: !9, scopeLine: 666, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "include/c++/v1/__memory/shared_ptr.h", directory: "")
!16 = !DILocation(line: 667, column: 9, scope: !14)
!17 = !{!18, !19, i64 8}
!18 = !{!"_ZTSNSt3__110shared_ptrIiEE", !19, i64 0, !19, i64 8}
!19 = !{!"any pointer", !20, i64 0}
!20 = !{!"omnipotent char", !21, i64 0}
!21 = !{!"Simple C++ TBAA"}
!22 = !DILocation(line: 668, column: 17, scope: !14)
!23 = !DILocation(line: 668, column: 7, scope: !14)
!24 = !DILocation(line: 669, column: 3, scope: !14)
!25 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 42, type: !9, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DILocation(line: 44, column: 2, scope: !25)
!27 = !DILocation(line: 44, column: 14, scope: !25)
!28 = !DILocation(line: 45, column: 2, scope: !25)
!29 = !DILocation(line: 46, column: 2, scope: !25)
!30 = !DILocation(line: 46, column: 23, scope: !25)
!31 = !DILocation(line: 48, column: 3, scope: !25)
!32 = !DILocation(line: 48, column: 20, scope: !25)
!33 = !DILocation(line: 49, column: 11, scope: !25)
!34 = !DILocation(line: 49, column: 3, scope: !25)
!35 = !DILocation(line: 50, column: 11, scope: !25)
!36 = distinct !{!36, !34, !37, !38, !39}
!37 = !DILocation(line: 50, column: 20, scope: !25)
!38 = !{!"llvm.loop.mustprogress"}
!39 = !{!"llvm.loop.unroll.disable"}
!40 = !DILocation(line: 57, column: 1, scope: !25)
!41 = !DILocation(line: 52, column: 2, scope: !25)
!42 = !DILocation(line: 51, column: 7, scope: !25)
!43 = !DILocation(line: 53, column: 2, scope: !25)
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !20, i64 0}
!46 = !DILocation(line: 54, column: 6, scope: !25)
!47 = !DILocation(line: 55, column: 9, scope: !25)
!48 = !DILocation(line: 56, column: 2, scope: !25)
!49 = !{!50, !45, i64 40}
!50 = !{!"_ZTS7Account", !51, i64 0, !45, i64 40}
!51 = !{!"_ZTSNSt3__15mutexE", !20, i64 0}
!52 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 26, type: !9, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DILocation(line: 28, column: 2, scope: !52)
!54 = !DILocation(line: 29, column: 2, scope: !52)
!55 = !DILocation(line: 29, column: 21, scope: !52)
!56 = !DILocation(line: 34, column: 12, scope: !52)
!57 = !DILocation(line: 34, column: 34, scope: !52)
!58 = !DILocation(line: 34, column: 10, scope: !52)
!59 = !DILocation(line: 34, column: 3, scope: !52)
!60 = !DILocation(line: 35, column: 8, scope: !52)
!61 = !DILocation(line: 37, column: 9, scope: !52)
!62 = !DILocation(line: 38, column: 11, scope: !52)
!63 = !DILocation(line: 38, column: 24, scope: !52)
!64 = !DILocation(line: 39, column: 3, scope: !52)
!65 = !DILocation(line: 40, column: 1, scope: !52)
!66 = distinct !DISubprogram(name: "thread<void (&)(), 0>", scope: !67, file: !67, line: 206, type: !9, scopeLine: 206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = !DIFile(filename: "include/c++/v1/__thread/thread.h", directory: "")
!68 = !DILocation(line: 208, column: 3, scope: !66)
!69 = !DILocation(line: 208, column: 16, scope: !66)
!70 = !DILocation(line: 208, column: 20, scope: !66)
!71 = !DILocation(line: 208, column: 10, scope: !66)
!72 = !DILocation(line: 210, column: 3, scope: !66)
!73 = !DILocation(line: 210, column: 23, scope: !66)
!74 = !DILocation(line: 210, column: 27, scope: !66)
!75 = !DILocation(line: 210, column: 19, scope: !66)
!76 = !DILocation(line: 211, column: 75, scope: !66)
!77 = !DILocation(line: 211, column: 14, scope: !66)
!78 = !DILocation(line: 212, column: 12, scope: !66)
!79 = !DILocation(line: 212, column: 7, scope: !66)
!80 = !DILocation(line: 213, column: 9, scope: !66)
!81 = !DILocation(line: 216, column: 1, scope: !66)
!82 = !DILocation(line: 215, column: 5, scope: !66)
!83 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 19, type: !9, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 21, column: 2, scope: !83)
!85 = !DILocation(line: 21, column: 19, scope: !83)
!86 = !DILocation(line: 22, column: 7, scope: !83)
!87 = !DILocation(line: 22, column: 14, scope: !83)
!88 = !DILocation(line: 23, column: 5, scope: !83)
!89 = !DILocation(line: 23, column: 12, scope: !83)
!90 = !DILocation(line: 24, column: 1, scope: !83)
!91 = distinct !DISubprogram(name: "shared_ptr", scope: !15, file: !15, line: 436, type: !9, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DILocation(line: 436, column: 85, scope: !91)
!93 = !DILocation(line: 436, column: 104, scope: !91)
!94 = distinct !DISubprogram(name: "unique_lock", scope: !95, file: !95, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DIFile(filename: "include/c++/v1/__mutex/unique_lock.h", directory: "")
!96 = !DILocation(line: 41, column: 9, scope: !94)
!97 = !{!98, !19, i64 0}
!98 = !{!"_ZTSNSt3__111unique_lockINS_5mutexEEE", !19, i64 0, !99, i64 8}
!99 = !{!"bool", !20, i64 0}
!100 = !DILocation(line: 41, column: 36, scope: !94)
!101 = !{!98, !99, i64 8}
!102 = !DILocation(line: 42, column: 11, scope: !94)
!103 = !DILocation(line: 43, column: 3, scope: !94)
!104 = distinct !DISubprogram(name: "operator bool", scope: !15, file: !15, line: 753, type: !9, scopeLine: 753, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = !DILocation(line: 753, column: 75, scope: !104)
!106 = !DILocation(line: 753, column: 81, scope: !104)
!107 = !DILocation(line: 753, column: 68, scope: !104)
!108 = distinct !DISubprogram(name: "operator=", scope: !15, file: !15, line: 682, type: !9, scopeLine: 682, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = !DILocation(line: 683, column: 5, scope: !108)
!110 = !DILocation(line: 683, column: 32, scope: !108)
!111 = !DILocation(line: 684, column: 5, scope: !108)
!112 = distinct !DISubprogram(name: "~unique_lock", scope: !95, file: !95, line: 63, type: !9, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DILocation(line: 64, column: 9, scope: !112)
!114 = !{i8 0, i8 2}
!115 = !DILocation(line: 65, column: 7, scope: !112)
!116 = !DILocation(line: 65, column: 13, scope: !112)
!117 = !DILocation(line: 66, column: 3, scope: !112)
!118 = distinct !DISubprogram(name: "operator*", scope: !15, file: !15, line: 740, type: !9, scopeLine: 740, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 740, column: 102, scope: !118)
!120 = !{!18, !19, i64 0}
!121 = !DILocation(line: 740, column: 94, scope: !118)
!122 = !DISubprogram(name: "__assert_fail", scope: !123, file: !123, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!123 = !DIFile(filename: "include/assert.h", directory: "")
!124 = distinct !DISubprogram(name: "reset", scope: !15, file: !15, line: 718, type: !9, scopeLine: 718, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 718, column: 50, scope: !124)
!126 = !DILocation(line: 718, column: 63, scope: !124)
!127 = !DILocation(line: 718, column: 76, scope: !124)
!128 = distinct !DISubprogram(name: "weak_ptr", scope: !15, file: !15, line: 1386, type: !9, scopeLine: 1386, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 1386, column: 81, scope: !128)
!130 = !DILocation(line: 1386, column: 100, scope: !128)
!131 = distinct !DISubprogram(name: "make_shared<int, int, 0>", scope: !15, file: !15, line: 850, type: !9, scopeLine: 850, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = !DILocation(line: 851, column: 36, scope: !131)
!133 = !DILocation(line: 851, column: 10, scope: !131)
!134 = !DILocation(line: 851, column: 3, scope: !131)
!135 = distinct !DISubprogram(name: "operator=<int, 0>", scope: !15, file: !15, line: 1456, type: !9, scopeLine: 1456, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 1457, column: 3, scope: !135)
!137 = !DILocation(line: 1457, column: 17, scope: !135)
!138 = !DILocation(line: 1458, column: 3, scope: !135)
!139 = distinct !DISubprogram(name: "lock", scope: !15, file: !15, line: 1478, type: !9, scopeLine: 1478, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = !DILocation(line: 1479, column: 19, scope: !139)
!141 = !DILocation(line: 1480, column: 18, scope: !139)
!142 = !{!143, !19, i64 8}
!143 = !{!"_ZTSNSt3__18weak_ptrIiEE", !19, i64 0, !19, i64 8}
!144 = !DILocation(line: 1480, column: 39, scope: !139)
!145 = !DILocation(line: 1480, column: 7, scope: !139)
!146 = !DILocation(line: 1480, column: 16, scope: !139)
!147 = !DILocation(line: 1481, column: 7, scope: !139)
!148 = !DILocation(line: 1482, column: 18, scope: !139)
!149 = !{!143, !19, i64 0}
!150 = !DILocation(line: 1482, column: 16, scope: !139)
!151 = !DILocation(line: 1482, column: 5, scope: !139)
!152 = !DILocation(line: 1484, column: 1, scope: !139)
!153 = distinct !DISubprogram(name: "~weak_ptr", scope: !15, file: !15, line: 1423, type: !9, scopeLine: 1423, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!154 = !DILocation(line: 1424, column: 7, scope: !153)
!155 = !DILocation(line: 1425, column: 15, scope: !153)
!156 = !DILocation(line: 1425, column: 5, scope: !153)
!157 = !DILocation(line: 1426, column: 1, scope: !153)
!158 = distinct !DISubprogram(name: "allocate_shared<int, std::__1::allocator<int>, int, 0>", scope: !15, file: !15, line: 839, type: !9, scopeLine: 839, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = !DILocation(line: 842, column: 3, scope: !158)
!160 = !DILocation(line: 842, column: 46, scope: !158)
!161 = !DILocation(line: 843, column: 41, scope: !158)
!162 = !DILocation(line: 843, column: 51, scope: !158)
!163 = !DILocation(line: 844, column: 34, scope: !158)
!164 = !DILocation(line: 846, column: 26, scope: !158)
!165 = !DILocation(line: 845, column: 10, scope: !158)
!166 = !DILocation(line: 847, column: 1, scope: !158)
!167 = distinct !DISubprogram(name: "allocator", scope: !168, file: !168, line: 107, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = !DIFile(filename: "include/c++/v1/__memory/allocator.h", directory: "")
!169 = !DILocation(line: 107, column: 55, scope: !167)
!170 = !DILocation(line: 107, column: 85, scope: !167)
!171 = distinct !DISubprogram(name: "__allocation_guard<std::__1::allocator<int> >", scope: !172, file: !172, line: 53, type: !9, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = !DIFile(filename: "include/c++/v1/__memory/allocation_guard.h", directory: "")
!173 = !DILocation(line: 54, column: 9, scope: !171)
!174 = !DILocation(line: 55, column: 9, scope: !171)
!175 = !{!176, !178, i64 8}
!176 = !{!"_ZTSNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEE", !177, i64 0, !178, i64 8, !19, i64 16}
!177 = !{!"_ZTSNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEE"}
!178 = !{!"long", !20, i64 0}
!179 = !DILocation(line: 56, column: 9, scope: !171)
!180 = !DILocation(line: 56, column: 16, scope: !171)
!181 = !{!176, !19, i64 16}
!182 = !DILocation(line: 57, column: 4, scope: !171)
!183 = distinct !DISubprogram(name: "__get", scope: !172, file: !172, line: 90, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = !DILocation(line: 90, column: 67, scope: !183)
!185 = !DILocation(line: 90, column: 60, scope: !183)
!186 = distinct !DISubprogram(name: "__shared_ptr_emplace<int, std::__1::allocator<int>, 0>", scope: !15, file: !15, line: 261, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!187 = !DILocation(line: 261, column: 34, scope: !186)
!188 = !DILocation(line: 261, column: 115, scope: !186)
!189 = !{!190, !190, i64 0}
!190 = !{!"vtable pointer", !21, i64 0}
!191 = !DILocation(line: 261, column: 88, scope: !186)
!192 = !DILocation(line: 263, column: 5, scope: !186)
!193 = !DILocation(line: 263, column: 21, scope: !186)
!194 = !DILocation(line: 264, column: 50, scope: !186)
!195 = !DILocation(line: 264, column: 5, scope: !186)
!196 = !DILocation(line: 265, column: 3, scope: !186)
!197 = distinct !DISubprogram(name: "__release_ptr", scope: !172, file: !172, line: 84, type: !9, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = !DILocation(line: 85, column: 22, scope: !197)
!199 = !DILocation(line: 86, column: 20, scope: !197)
!200 = !DILocation(line: 87, column: 5, scope: !197)
!201 = distinct !DISubprogram(name: "__create_with_control_block<int, std::__1::__shared_ptr_emplace<int, std::__1::allocator<int> > >", scope: !15, file: !15, line: 782, type: !9, scopeLine: 782, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = !DILocation(line: 783, column: 21, scope: !201)
!203 = !DILocation(line: 784, column: 18, scope: !201)
!204 = !DILocation(line: 785, column: 9, scope: !201)
!205 = !DILocation(line: 785, column: 18, scope: !201)
!206 = !DILocation(line: 786, column: 9, scope: !201)
!207 = !DILocation(line: 788, column: 3, scope: !201)
!208 = distinct !DISubprogram(name: "__get_elem", scope: !15, file: !15, line: 269, type: !9, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = !DILocation(line: 269, column: 62, scope: !208)
!210 = !DILocation(line: 269, column: 73, scope: !208)
!211 = !DILocation(line: 269, column: 55, scope: !208)
!212 = distinct !DISubprogram(name: "~__allocation_guard", scope: !172, file: !172, line: 59, type: !9, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = !DILocation(line: 59, column: 59, scope: !212)
!214 = !DILocation(line: 59, column: 72, scope: !212)
!215 = distinct !DISubprogram(name: "allocator<int>", scope: !168, file: !168, line: 110, type: !9, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!216 = !DILocation(line: 110, column: 55, scope: !215)
!217 = !DILocation(line: 110, column: 99, scope: !215)
!218 = distinct !DISubprogram(name: "allocate", scope: !219, file: !219, line: 279, type: !9, scopeLine: 279, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DIFile(filename: "include/c++/v1/__memory/allocator_traits.h", directory: "")
!220 = !DILocation(line: 280, column: 16, scope: !218)
!221 = !DILocation(line: 280, column: 5, scope: !218)
!222 = distinct !DISubprogram(name: "__non_trivial_if", scope: !168, file: !168, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!223 = !DILocation(line: 85, column: 73, scope: !222)
!224 = distinct !DISubprogram(name: "allocate", scope: !168, file: !168, line: 112, type: !9, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = !DILocation(line: 113, column: 15, scope: !224)
!226 = !DILocation(line: 113, column: 13, scope: !224)
!227 = !DILocation(line: 113, column: 9, scope: !224)
!228 = !DILocation(line: 114, column: 7, scope: !224)
!229 = !DILocation(line: 118, column: 59, scope: !224)
!230 = !DILocation(line: 118, column: 32, scope: !224)
!231 = !DILocation(line: 118, column: 7, scope: !224)
!232 = distinct !DISubprogram(name: "max_size<std::__1::allocator<std::__1::__shared_ptr_emplace<int, std::__1::allocator<int> > >, 0>", scope: !219, file: !219, line: 343, type: !9, scopeLine: 343, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!233 = !DILocation(line: 345, column: 16, scope: !232)
!234 = !DILocation(line: 345, column: 5, scope: !232)
!235 = distinct !DISubprogram(name: "__throw_bad_array_new_length", scope: !236, file: !236, line: 171, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = !DIFile(filename: "include/c++/v1/new", directory: "")
!237 = !DILocation(line: 173, column: 3, scope: !235)
!238 = !DILocation(line: 173, column: 9, scope: !235)
!239 = distinct !DISubprogram(name: "__libcpp_allocate", scope: !236, file: !236, line: 280, type: !9, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = !DILocation(line: 282, column: 7, scope: !239)
!241 = !DILocation(line: 284, column: 12, scope: !239)
!242 = !DILocation(line: 289, column: 10, scope: !239)
!243 = !DILocation(line: 289, column: 3, scope: !239)
!244 = !DILocation(line: 0, scope: !239)
!245 = !DILocation(line: 290, column: 1, scope: !239)
!246 = distinct !DISubprogram(name: "max_size", scope: !168, file: !168, line: 159, type: !9, scopeLine: 159, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!247 = !DILocation(line: 160, column: 5, scope: !246)
!248 = distinct !DISubprogram(name: "__is_overaligned_for_new", scope: !236, file: !236, line: 254, type: !9, scopeLine: 254, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!249 = !DILocation(line: 256, column: 18, scope: !248)
!250 = !DILocation(line: 256, column: 3, scope: !248)
!251 = distinct !DISubprogram(name: "__libcpp_operator_new<unsigned long, std::align_val_t>", scope: !236, file: !236, line: 263, type: !9, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!252 = !DILocation(line: 265, column: 10, scope: !251)
!253 = !DILocation(line: 265, column: 3, scope: !251)
!254 = distinct !DISubprogram(name: "__libcpp_operator_new<unsigned long>", scope: !236, file: !236, line: 263, type: !9, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = !DILocation(line: 265, column: 10, scope: !254)
!256 = !DILocation(line: 265, column: 3, scope: !254)
!257 = distinct !DISubprogram(name: "__shared_weak_count", scope: !15, file: !15, line: 169, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!258 = !DILocation(line: 170, column: 9, scope: !257)
!259 = !DILocation(line: 171, column: 39, scope: !257)
!260 = !DILocation(line: 171, column: 9, scope: !257)
!261 = !{!262, !178, i64 16}
!262 = !{!"_ZTSNSt3__119__shared_weak_countE", !263, i64 0, !178, i64 16}
!263 = !{!"_ZTSNSt3__114__shared_countE", !178, i64 8}
!264 = !DILocation(line: 171, column: 40, scope: !257)
!265 = distinct !DISubprogram(name: "_Storage", scope: !15, file: !15, line: 308, type: !9, scopeLine: 308, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!266 = !DILocation(line: 308, column: 75, scope: !265)
!267 = !DILocation(line: 308, column: 114, scope: !265)
!268 = distinct !DISubprogram(name: "__get_alloc", scope: !15, file: !15, line: 267, type: !9, scopeLine: 267, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!269 = !DILocation(line: 267, column: 66, scope: !268)
!270 = !DILocation(line: 267, column: 77, scope: !268)
!271 = !DILocation(line: 267, column: 59, scope: !268)
!272 = distinct !DISubprogram(name: "construct<int, int, 0>", scope: !219, file: !219, line: 317, type: !9, scopeLine: 317, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!273 = !DILocation(line: 319, column: 9, scope: !272)
!274 = !DILocation(line: 321, column: 3, scope: !272)
!275 = distinct !DISubprogram(name: "~_Storage", scope: !15, file: !15, line: 309, type: !9, scopeLine: 309, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!276 = !DILocation(line: 309, column: 41, scope: !275)
!277 = !DILocation(line: 309, column: 67, scope: !275)
!278 = distinct !DISubprogram(name: "~__shared_ptr_emplace", scope: !15, file: !15, line: 248, type: !9, scopeLine: 248, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = !DILocation(line: 248, column: 8, scope: !278)
!280 = distinct !DISubprogram(name: "~__shared_ptr_emplace", scope: !15, file: !15, line: 248, type: !9, scopeLine: 248, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!281 = !DILocation(line: 248, column: 8, scope: !280)
!282 = distinct !DISubprogram(name: "__on_zero_shared", scope: !15, file: !15, line: 286, type: !9, scopeLine: 286, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!283 = !DILocation(line: 286, column: 78, scope: !282)
!284 = !DILocation(line: 286, column: 103, scope: !282)
!285 = distinct !DISubprogram(name: "__on_zero_shared_weak", scope: !15, file: !15, line: 288, type: !9, scopeLine: 288, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!286 = !DILocation(line: 291, column: 5, scope: !285)
!287 = !DILocation(line: 291, column: 31, scope: !285)
!288 = !DILocation(line: 291, column: 24, scope: !285)
!289 = !DILocation(line: 292, column: 5, scope: !285)
!290 = !DILocation(line: 292, column: 17, scope: !285)
!291 = !DILocation(line: 293, column: 61, scope: !285)
!292 = !DILocation(line: 293, column: 5, scope: !285)
!293 = !DILocation(line: 294, column: 3, scope: !285)
!294 = distinct !DISubprogram(name: "__shared_count", scope: !15, file: !15, line: 147, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!295 = !DILocation(line: 147, column: 103, scope: !294)
!296 = !DILocation(line: 147, column: 78, scope: !294)
!297 = !{!263, !178, i64 8}
!298 = !DILocation(line: 147, column: 104, scope: !294)
!299 = distinct !DISubprogram(name: "__get_alloc", scope: !15, file: !15, line: 310, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!300 = !DILocation(line: 312, column: 51, scope: !299)
!301 = !DILocation(line: 314, column: 7, scope: !299)
!302 = distinct !DISubprogram(name: "__get_first_base", scope: !303, file: !303, line: 145, type: !9, scopeLine: 145, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!303 = !DIFile(filename: "include/c++/v1/__memory/compressed_pair.h", directory: "")
!304 = !DILocation(line: 146, column: 5, scope: !302)
!305 = distinct !DISubprogram(name: "construct<int, int>", scope: !168, file: !168, line: 164, type: !9, scopeLine: 164, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!306 = !DILocation(line: 165, column: 28, scope: !305)
!307 = !DILocation(line: 165, column: 5, scope: !305)
!308 = !DILocation(line: 166, column: 3, scope: !305)
!309 = distinct !DISubprogram(name: "__on_zero_shared_impl<std::__1::allocator<int>, 0>", scope: !15, file: !15, line: 280, type: !9, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!310 = !DILocation(line: 282, column: 5, scope: !309)
!311 = !DILocation(line: 282, column: 21, scope: !309)
!312 = !DILocation(line: 283, column: 48, scope: !309)
!313 = !DILocation(line: 283, column: 5, scope: !309)
!314 = !DILocation(line: 284, column: 3, scope: !309)
!315 = distinct !DISubprogram(name: "destroy<int, 0>", scope: !219, file: !219, line: 332, type: !9, scopeLine: 332, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!316 = !DILocation(line: 334, column: 9, scope: !315)
!317 = !DILocation(line: 336, column: 3, scope: !315)
!318 = distinct !DISubprogram(name: "destroy", scope: !168, file: !168, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!319 = !DILocation(line: 168, column: 94, scope: !318)
!320 = distinct !DISubprogram(name: "deallocate", scope: !219, file: !219, line: 311, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!321 = !DILocation(line: 312, column: 9, scope: !320)
!322 = !DILocation(line: 313, column: 3, scope: !320)
!323 = distinct !DISubprogram(name: "pointer_to", scope: !324, file: !324, line: 170, type: !9, scopeLine: 170, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!324 = !DIFile(filename: "include/c++/v1/__memory/pointer_traits.h", directory: "")
!325 = !DILocation(line: 171, column: 5, scope: !323)
!326 = distinct !DISubprogram(name: "deallocate", scope: !168, file: !168, line: 128, type: !9, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!327 = !DILocation(line: 132, column: 48, scope: !326)
!328 = !DILocation(line: 132, column: 7, scope: !326)
!329 = !DILocation(line: 134, column: 3, scope: !326)
!330 = distinct !DISubprogram(name: "__libcpp_deallocate", scope: !236, file: !236, line: 302, type: !9, scopeLine: 302, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!331 = !DILocation(line: 307, column: 7, scope: !330)
!332 = !DILocation(line: 309, column: 12, scope: !330)
!333 = !DILocation(line: 311, column: 12, scope: !330)
!334 = !DILocation(line: 311, column: 5, scope: !330)
!335 = !DILocation(line: 314, column: 1, scope: !330)
!336 = distinct !DISubprogram(name: "__do_deallocate_handle_size<std::align_val_t>", scope: !236, file: !236, line: 293, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!337 = !DILocation(line: 298, column: 10, scope: !336)
!338 = !DILocation(line: 298, column: 3, scope: !336)
!339 = distinct !DISubprogram(name: "__do_deallocate_handle_size<>", scope: !236, file: !236, line: 293, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!340 = !DILocation(line: 298, column: 10, scope: !339)
!341 = !DILocation(line: 298, column: 3, scope: !339)
!342 = distinct !DISubprogram(name: "__libcpp_operator_delete<void *, unsigned long, std::align_val_t>", scope: !236, file: !236, line: 272, type: !9, scopeLine: 272, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!343 = !DILocation(line: 274, column: 3, scope: !342)
!344 = !DILocation(line: 278, column: 1, scope: !342)
!345 = distinct !DISubprogram(name: "__libcpp_operator_delete<void *, unsigned long>", scope: !236, file: !236, line: 272, type: !9, scopeLine: 272, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!346 = !DILocation(line: 274, column: 3, scope: !345)
!347 = !DILocation(line: 278, column: 1, scope: !345)
!348 = distinct !DISubprogram(name: "__enable_weak_this", scope: !15, file: !15, line: 811, type: !9, scopeLine: 811, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!349 = !DILocation(line: 811, column: 65, scope: !348)
!350 = distinct !DISubprogram(name: "__get_elem", scope: !15, file: !15, line: 316, type: !9, scopeLine: 316, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!351 = !DILocation(line: 318, column: 52, scope: !350)
!352 = !DILocation(line: 320, column: 7, scope: !350)
!353 = distinct !DISubprogram(name: "__get_second_base", scope: !303, file: !303, line: 148, type: !9, scopeLine: 148, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!354 = !DILocation(line: 149, column: 5, scope: !353)
!355 = distinct !DISubprogram(name: "__destroy", scope: !172, file: !172, line: 93, type: !9, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!356 = !DILocation(line: 94, column: 9, scope: !355)
!357 = !DILocation(line: 94, column: 16, scope: !355)
!358 = !DILocation(line: 95, column: 62, scope: !355)
!359 = !DILocation(line: 95, column: 7, scope: !355)
!360 = !DILocation(line: 96, column: 5, scope: !355)
!361 = !DILocation(line: 97, column: 3, scope: !355)
!362 = distinct !DISubprogram(name: "__non_trivial_if", scope: !168, file: !168, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!363 = !DILocation(line: 85, column: 73, scope: !362)
!364 = distinct !DISubprogram(name: "weak_ptr<int, 0>", scope: !15, file: !15, line: 1396, type: !9, scopeLine: 1396, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!365 = !DILocation(line: 1396, column: 83, scope: !364)
!366 = !DILocation(line: 1396, column: 72, scope: !364)
!367 = !DILocation(line: 1396, column: 92, scope: !364)
!368 = !DILocation(line: 1396, column: 105, scope: !364)
!369 = !DILocation(line: 1397, column: 7, scope: !364)
!370 = !DILocation(line: 1398, column: 15, scope: !364)
!371 = !DILocation(line: 1398, column: 5, scope: !364)
!372 = !DILocation(line: 1399, column: 1, scope: !364)
!373 = distinct !DISubprogram(name: "swap", scope: !15, file: !15, line: 1462, type: !9, scopeLine: 1462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!374 = !DILocation(line: 1463, column: 3, scope: !373)
!375 = !DILocation(line: 1464, column: 13, scope: !373)
!376 = !DILocation(line: 1464, column: 27, scope: !373)
!377 = !DILocation(line: 1464, column: 3, scope: !373)
!378 = !DILocation(line: 1465, column: 1, scope: !373)
!379 = distinct !DISubprogram(name: "__add_weak", scope: !15, file: !15, line: 183, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!380 = !DILocation(line: 183, column: 90, scope: !379)
!381 = !DILocation(line: 183, column: 55, scope: !379)
!382 = !DILocation(line: 183, column: 114, scope: !379)
!383 = distinct !DISubprogram(name: "__libcpp_atomic_refcount_increment<long>", scope: !15, file: !15, line: 98, type: !9, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!384 = !DILocation(line: 100, column: 10, scope: !383)
!385 = !DILocation(line: 100, column: 3, scope: !383)
!386 = distinct !DISubprogram(name: "swap<int *>", scope: !387, file: !387, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!387 = !DIFile(filename: "include/c++/v1/__utility/swap.h", directory: "")
!388 = !DILocation(line: 42, column: 11, scope: !386)
!389 = !{!19, !19, i64 0}
!390 = !DILocation(line: 43, column: 9, scope: !386)
!391 = !DILocation(line: 43, column: 7, scope: !386)
!392 = !DILocation(line: 44, column: 7, scope: !386)
!393 = !DILocation(line: 45, column: 1, scope: !386)
!394 = distinct !DISubprogram(name: "swap<std::__1::__shared_weak_count *>", scope: !387, file: !387, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!395 = !DILocation(line: 42, column: 11, scope: !394)
!396 = !DILocation(line: 43, column: 9, scope: !394)
!397 = !DILocation(line: 43, column: 7, scope: !394)
!398 = !DILocation(line: 44, column: 7, scope: !394)
!399 = !DILocation(line: 45, column: 1, scope: !394)
!400 = distinct !DISubprogram(name: "scoped_lock", scope: !401, file: !401, line: 470, type: !9, scopeLine: 470, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!401 = !DIFile(filename: "include/c++/v1/mutex", directory: "")
!402 = !DILocation(line: 470, column: 82, scope: !400)
!403 = !DILocation(line: 471, column: 5, scope: !400)
!404 = !DILocation(line: 472, column: 3, scope: !400)
!405 = distinct !DISubprogram(name: "~scoped_lock", scope: !401, file: !401, line: 476, type: !9, scopeLine: 476, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!406 = !DILocation(line: 478, column: 5, scope: !405)
!407 = !DILocation(line: 479, column: 3, scope: !405)
!408 = distinct !DISubprogram(name: "tuple<std::__1::_And, 0>", scope: !409, file: !409, line: 578, type: !9, scopeLine: 583, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!409 = !DIFile(filename: "include/c++/v1/tuple", directory: "")
!410 = !DILocation(line: 579, column: 9, scope: !408)
!411 = !DILocation(line: 583, column: 26, scope: !408)
!412 = distinct !DISubprogram(name: "lock<std::__1::mutex, std::__1::mutex>", scope: !401, file: !401, line: 357, type: !9, scopeLine: 357, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!413 = !DILocation(line: 360, column: 7, scope: !412)
!414 = !DILocation(line: 360, column: 24, scope: !412)
!415 = !DILocation(line: 361, column: 16, scope: !412)
!416 = !DILocation(line: 361, column: 11, scope: !412)
!417 = !DILocation(line: 362, column: 14, scope: !412)
!418 = !DILocation(line: 365, column: 5, scope: !412)
!419 = !DILocation(line: 366, column: 5, scope: !412)
!420 = !DILocation(line: 368, column: 7, scope: !412)
!421 = !DILocation(line: 368, column: 24, scope: !412)
!422 = !DILocation(line: 369, column: 16, scope: !412)
!423 = !DILocation(line: 369, column: 11, scope: !412)
!424 = !DILocation(line: 370, column: 14, scope: !412)
!425 = !DILocation(line: 373, column: 5, scope: !412)
!426 = !DILocation(line: 374, column: 5, scope: !412)
!427 = distinct !{!427, !428, !429, !38, !39}
!428 = !DILocation(line: 358, column: 3, scope: !412)
!429 = !DILocation(line: 375, column: 3, scope: !412)
!430 = !DILocation(line: 376, column: 1, scope: !412)
!431 = distinct !DISubprogram(name: "__tuple_impl<0UL, 1UL, std::__1::mutex &, std::__1::mutex &, std::__1::mutex &, std::__1::mutex &>", scope: !409, file: !409, line: 464, type: !9, scopeLine: 471, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!432 = !DILocation(line: 471, column: 9, scope: !431)
!433 = !DILocation(line: 471, column: 88, scope: !431)
!434 = !DILocation(line: 471, column: 89, scope: !431)
!435 = distinct !DISubprogram(name: "__tuple_leaf<std::__1::mutex &, 0>", scope: !409, file: !409, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!436 = !DILocation(line: 340, column: 9, scope: !435)
!437 = !DILocation(line: 343, column: 3, scope: !435)
!438 = distinct !DISubprogram(name: "__tuple_leaf<std::__1::mutex &, 0>", scope: !409, file: !409, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!439 = !DILocation(line: 340, column: 9, scope: !438)
!440 = !DILocation(line: 343, column: 3, scope: !438)
!441 = distinct !DISubprogram(name: "release", scope: !95, file: !95, line: 105, type: !9, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!442 = !DILocation(line: 106, column: 23, scope: !441)
!443 = !DILocation(line: 107, column: 21, scope: !441)
!444 = !DILocation(line: 108, column: 5, scope: !441)
!445 = !DILocation(line: 108, column: 21, scope: !441)
!446 = !DILocation(line: 109, column: 5, scope: !441)
!447 = distinct !DISubprogram(name: "__libcpp_thread_yield", scope: !448, file: !448, line: 194, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!448 = !DIFile(filename: "include/c++/v1/__thread/support/pthread.h", directory: "")
!449 = !DILocation(line: 194, column: 61, scope: !447)
!450 = !DILocation(line: 194, column: 76, scope: !447)
!451 = !DISubprogram(name: "sched_yield", scope: !452, file: !452, line: 68, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!452 = !DIFile(filename: "include/sched.h", directory: "")
!453 = distinct !DISubprogram(name: "__unlock_unpack<0UL, 1UL>", scope: !401, file: !401, line: 486, type: !9, scopeLine: 486, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!454 = !DILocation(line: 487, column: 6, scope: !453)
!455 = !DILocation(line: 487, column: 28, scope: !453)
!456 = !DILocation(line: 488, column: 3, scope: !453)
!457 = distinct !DISubprogram(name: "get<0UL, std::__1::mutex &, std::__1::mutex &>", scope: !409, file: !409, line: 1064, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!458 = !DILocation(line: 1066, column: 61, scope: !457)
!459 = !DILocation(line: 1066, column: 3, scope: !457)
!460 = distinct !DISubprogram(name: "get<1UL, std::__1::mutex &, std::__1::mutex &>", scope: !409, file: !409, line: 1064, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!461 = !DILocation(line: 1066, column: 48, scope: !460)
!462 = !DILocation(line: 1066, column: 61, scope: !460)
!463 = !DILocation(line: 1066, column: 3, scope: !460)
!464 = distinct !DISubprogram(name: "get", scope: !409, file: !409, line: 382, type: !9, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!465 = !DILocation(line: 382, column: 85, scope: !464)
!466 = !{!467, !19, i64 0}
!467 = !{!"_ZTSNSt3__112__tuple_leafILm0ERNS_5mutexELb0EEE", !19, i64 0}
!468 = !DILocation(line: 382, column: 78, scope: !464)
!469 = distinct !DISubprogram(name: "get", scope: !409, file: !409, line: 382, type: !9, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!470 = !DILocation(line: 382, column: 85, scope: !469)
!471 = !{!472, !19, i64 0}
!472 = !{!"_ZTSNSt3__112__tuple_leafILm1ERNS_5mutexELb0EEE", !19, i64 0}
!473 = !DILocation(line: 382, column: 78, scope: !469)
!474 = distinct !DISubprogram(name: "__release_shared", scope: !15, file: !15, line: 184, type: !9, scopeLine: 184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!475 = !DILocation(line: 185, column: 25, scope: !474)
!476 = !DILocation(line: 185, column: 9, scope: !474)
!477 = !DILocation(line: 186, column: 7, scope: !474)
!478 = !DILocation(line: 187, column: 3, scope: !474)
!479 = distinct !DISubprogram(name: "__release_shared", scope: !15, file: !15, line: 154, type: !9, scopeLine: 154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!480 = !DILocation(line: 155, column: 44, scope: !479)
!481 = !DILocation(line: 155, column: 9, scope: !479)
!482 = !DILocation(line: 155, column: 62, scope: !479)
!483 = !DILocation(line: 156, column: 7, scope: !479)
!484 = !DILocation(line: 157, column: 7, scope: !479)
!485 = !DILocation(line: 160, column: 3, scope: !479)
!486 = distinct !DISubprogram(name: "__libcpp_atomic_refcount_decrement<long>", scope: !15, file: !15, line: 107, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!487 = !DILocation(line: 109, column: 10, scope: !486)
!488 = !DILocation(line: 109, column: 3, scope: !486)
!489 = distinct !DISubprogram(name: "shared_ptr", scope: !15, file: !15, line: 594, type: !9, scopeLine: 594, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!490 = !DILocation(line: 594, column: 77, scope: !489)
!491 = !DILocation(line: 594, column: 66, scope: !489)
!492 = !DILocation(line: 594, column: 86, scope: !489)
!493 = !DILocation(line: 594, column: 99, scope: !489)
!494 = !DILocation(line: 596, column: 18, scope: !489)
!495 = !DILocation(line: 597, column: 3, scope: !489)
!496 = distinct !DISubprogram(name: "swap", scope: !15, file: !15, line: 713, type: !9, scopeLine: 713, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!497 = !DILocation(line: 714, column: 5, scope: !496)
!498 = !DILocation(line: 715, column: 15, scope: !496)
!499 = !DILocation(line: 715, column: 29, scope: !496)
!500 = !DILocation(line: 715, column: 5, scope: !496)
!501 = !DILocation(line: 716, column: 3, scope: !496)
!502 = distinct !DISubprogram(name: "get", scope: !15, file: !15, line: 738, type: !9, scopeLine: 738, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!503 = !DILocation(line: 738, column: 70, scope: !502)
!504 = !DILocation(line: 738, column: 63, scope: !502)
!505 = distinct !DISubprogram(name: "unique_ptr<true, void>", scope: !506, file: !506, line: 200, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!506 = !DIFile(filename: "include/c++/v1/__memory/unique_ptr.h", directory: "")
!507 = !DILocation(line: 200, column: 90, scope: !505)
!508 = !DILocation(line: 200, column: 78, scope: !505)
!509 = !DILocation(line: 200, column: 111, scope: !505)
!510 = distinct !DISubprogram(name: "tuple<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (&)(), 0>", scope: !409, file: !409, line: 615, type: !9, scopeLine: 620, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!511 = !DILocation(line: 616, column: 9, scope: !510)
!512 = !DILocation(line: 620, column: 45, scope: !510)
!513 = distinct !DISubprogram(name: "unique_ptr<true, void>", scope: !506, file: !506, line: 200, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!514 = !DILocation(line: 200, column: 90, scope: !513)
!515 = !DILocation(line: 200, column: 78, scope: !513)
!516 = !DILocation(line: 200, column: 111, scope: !513)
!517 = distinct !DISubprogram(name: "__libcpp_thread_create", scope: !448, file: !448, line: 181, type: !9, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!518 = !DILocation(line: 182, column: 10, scope: !517)
!519 = !DILocation(line: 182, column: 3, scope: !517)
!520 = distinct !DISubprogram(name: "__thread_proxy<std::__1::tuple<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()> >", scope: !67, file: !67, line: 196, type: !9, scopeLine: 196, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!521 = !DILocation(line: 198, column: 3, scope: !520)
!522 = !DILocation(line: 198, column: 19, scope: !520)
!523 = !DILocation(line: 199, column: 3, scope: !520)
!524 = !DILocation(line: 199, column: 54, scope: !520)
!525 = !DILocation(line: 199, column: 37, scope: !520)
!526 = !DILocation(line: 199, column: 61, scope: !520)
!527 = !DILocation(line: 199, column: 25, scope: !520)
!528 = !DILocation(line: 201, column: 30, scope: !520)
!529 = !DILocation(line: 201, column: 3, scope: !520)
!530 = !DILocation(line: 203, column: 1, scope: !520)
!531 = distinct !DISubprogram(name: "get", scope: !506, file: !506, line: 273, type: !9, scopeLine: 273, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!532 = !DILocation(line: 273, column: 101, scope: !531)
!533 = !DILocation(line: 273, column: 87, scope: !531)
!534 = distinct !DISubprogram(name: "release", scope: !506, file: !506, line: 282, type: !9, scopeLine: 282, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!535 = !DILocation(line: 283, column: 29, scope: !534)
!536 = !DILocation(line: 284, column: 12, scope: !534)
!537 = !DILocation(line: 284, column: 20, scope: !534)
!538 = !DILocation(line: 285, column: 5, scope: !534)
!539 = !DISubprogram(name: "__throw_system_error", scope: !540, file: !540, line: 42, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!540 = !DIFile(filename: "include/c++/v1/__system_error/system_error.h", directory: "")
!541 = distinct !DISubprogram(name: "~unique_ptr", scope: !506, file: !506, line: 261, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!542 = !DILocation(line: 261, column: 71, scope: !541)
!543 = !DILocation(line: 261, column: 80, scope: !541)
!544 = distinct !DISubprogram(name: "~unique_ptr", scope: !506, file: !506, line: 261, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!545 = !DILocation(line: 261, column: 71, scope: !544)
!546 = !DILocation(line: 261, column: 80, scope: !544)
!547 = distinct !DISubprogram(name: "__compressed_pair<std::__1::__thread_struct *&, std::__1::__value_init_tag>", scope: !303, file: !303, line: 118, type: !9, scopeLine: 119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!548 = !DILocation(line: 119, column: 9, scope: !547)
!549 = !DILocation(line: 119, column: 42, scope: !547)
!550 = !DILocation(line: 119, column: 75, scope: !547)
!551 = distinct !DISubprogram(name: "__compressed_pair_elem<std::__1::__thread_struct *&, 0>", scope: !303, file: !303, line: 52, type: !9, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!552 = !DILocation(line: 53, column: 18, scope: !551)
!553 = !DILocation(line: 53, column: 9, scope: !551)
!554 = !{!555, !19, i64 0}
!555 = !{!"_ZTSNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEE", !19, i64 0}
!556 = !DILocation(line: 53, column: 43, scope: !551)
!557 = distinct !DISubprogram(name: "__compressed_pair_elem", scope: !303, file: !303, line: 78, type: !9, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!558 = !DILocation(line: 78, column: 111, scope: !557)
!559 = distinct !DISubprogram(name: "__tuple_impl<0UL, 1UL, std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)(), std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (&)()>", scope: !409, file: !409, line: 464, type: !9, scopeLine: 471, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!560 = !DILocation(line: 471, column: 9, scope: !559)
!561 = !DILocation(line: 471, column: 88, scope: !559)
!562 = !DILocation(line: 471, column: 89, scope: !559)
!563 = distinct !DISubprogram(name: "__tuple_leaf<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, 0>", scope: !409, file: !409, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!564 = !DILocation(line: 340, column: 9, scope: !563)
!565 = !DILocation(line: 343, column: 3, scope: !563)
!566 = distinct !DISubprogram(name: "__tuple_leaf<void (&)(), 0>", scope: !409, file: !409, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!567 = !DILocation(line: 340, column: 9, scope: !566)
!568 = !{!569, !19, i64 0}
!569 = !{!"_ZTSNSt3__112__tuple_leafILm1EPFvvELb0EEE", !19, i64 0}
!570 = !DILocation(line: 343, column: 3, scope: !566)
!571 = distinct !DISubprogram(name: "unique_ptr", scope: !506, file: !506, line: 215, type: !9, scopeLine: 216, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!572 = !DILocation(line: 216, column: 16, scope: !571)
!573 = !DILocation(line: 216, column: 20, scope: !571)
!574 = !DILocation(line: 216, column: 62, scope: !571)
!575 = !DILocation(line: 216, column: 9, scope: !571)
!576 = !DILocation(line: 216, column: 79, scope: !571)
!577 = distinct !DISubprogram(name: "release", scope: !506, file: !506, line: 282, type: !9, scopeLine: 282, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!578 = !DILocation(line: 283, column: 29, scope: !577)
!579 = !DILocation(line: 284, column: 12, scope: !577)
!580 = !DILocation(line: 284, column: 20, scope: !577)
!581 = !DILocation(line: 285, column: 5, scope: !577)
!582 = distinct !DISubprogram(name: "get_deleter", scope: !506, file: !506, line: 274, type: !9, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!583 = !DILocation(line: 274, column: 109, scope: !582)
!584 = !DILocation(line: 274, column: 95, scope: !582)
!585 = distinct !DISubprogram(name: "__compressed_pair<std::__1::__thread_struct *, std::__1::default_delete<std::__1::__thread_struct> >", scope: !303, file: !303, line: 118, type: !9, scopeLine: 119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!586 = !DILocation(line: 119, column: 9, scope: !585)
!587 = !DILocation(line: 119, column: 42, scope: !585)
!588 = !DILocation(line: 119, column: 75, scope: !585)
!589 = distinct !DISubprogram(name: "first", scope: !303, file: !303, line: 129, type: !9, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!590 = !DILocation(line: 130, column: 40, scope: !589)
!591 = !DILocation(line: 130, column: 5, scope: !589)
!592 = distinct !DISubprogram(name: "__get", scope: !303, file: !303, line: 62, type: !9, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!593 = !DILocation(line: 62, column: 85, scope: !592)
!594 = distinct !DISubprogram(name: "second", scope: !303, file: !303, line: 137, type: !9, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!595 = !DILocation(line: 138, column: 40, scope: !594)
!596 = !DILocation(line: 138, column: 5, scope: !594)
!597 = distinct !DISubprogram(name: "__get", scope: !303, file: !303, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!598 = !DILocation(line: 91, column: 85, scope: !597)
!599 = distinct !DISubprogram(name: "__compressed_pair_elem<std::__1::__thread_struct *, 0>", scope: !303, file: !303, line: 52, type: !9, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!600 = !DILocation(line: 53, column: 18, scope: !599)
!601 = !DILocation(line: 53, column: 9, scope: !599)
!602 = !DILocation(line: 53, column: 43, scope: !599)
!603 = distinct !DISubprogram(name: "__compressed_pair_elem<std::__1::default_delete<std::__1::__thread_struct>, 0>", scope: !303, file: !303, line: 81, type: !9, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!604 = !DILocation(line: 82, column: 47, scope: !603)
!605 = distinct !DISubprogram(name: "__compressed_pair<std::__1::tuple<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()> *&, std::__1::__value_init_tag>", scope: !303, file: !303, line: 118, type: !9, scopeLine: 119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!606 = !DILocation(line: 119, column: 9, scope: !605)
!607 = !DILocation(line: 119, column: 42, scope: !605)
!608 = !DILocation(line: 119, column: 75, scope: !605)
!609 = distinct !DISubprogram(name: "__compressed_pair_elem<std::__1::tuple<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()> *&, 0>", scope: !303, file: !303, line: 52, type: !9, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!610 = !DILocation(line: 53, column: 18, scope: !609)
!611 = !DILocation(line: 53, column: 9, scope: !609)
!612 = !{!613, !19, i64 0}
!613 = !{!"_ZTSNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EEE", !19, i64 0}
!614 = !DILocation(line: 53, column: 43, scope: !609)
!615 = distinct !DISubprogram(name: "__compressed_pair_elem", scope: !303, file: !303, line: 78, type: !9, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!616 = !DILocation(line: 78, column: 111, scope: !615)
!617 = !DISubprogram(name: "pthread_create", scope: !618, file: !618, line: 202, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!618 = !DIFile(filename: "include/pthread.h", directory: "")
!619 = !DISubprogram(name: "__thread_local_data", scope: !67, file: !67, line: 46, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!620 = distinct !DISubprogram(name: "set_pointer", scope: !67, file: !67, line: 108, type: !9, scopeLine: 108, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!621 = !DILocation(line: 110, column: 25, scope: !620)
!622 = !{!623, !45, i64 0}
!623 = !{!"_ZTSNSt3__121__thread_specific_ptrINS_15__thread_structEEE", !45, i64 0}
!624 = !DILocation(line: 110, column: 3, scope: !620)
!625 = !DILocation(line: 111, column: 1, scope: !620)
!626 = distinct !DISubprogram(name: "get<0UL, std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()>", scope: !409, file: !409, line: 1064, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!627 = !DILocation(line: 1066, column: 61, scope: !626)
!628 = !DILocation(line: 1066, column: 3, scope: !626)
!629 = distinct !DISubprogram(name: "__thread_execute<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()>", scope: !67, file: !67, line: 191, type: !9, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!630 = !DILocation(line: 192, column: 27, scope: !629)
!631 = !DILocation(line: 192, column: 3, scope: !629)
!632 = !DILocation(line: 193, column: 1, scope: !629)
!633 = distinct !DISubprogram(name: "__libcpp_tls_set", scope: !448, file: !448, line: 215, type: !9, scopeLine: 215, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!634 = !DILocation(line: 216, column: 10, scope: !633)
!635 = !DILocation(line: 216, column: 3, scope: !633)
!636 = !DISubprogram(name: "pthread_setspecific", scope: !618, file: !618, line: 1308, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!637 = distinct !DISubprogram(name: "get", scope: !409, file: !409, line: 382, type: !9, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!638 = !DILocation(line: 382, column: 78, scope: !637)
!639 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !640, file: !640, line: 147, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!640 = !DIFile(filename: "include/c++/v1/__type_traits/invoke.h", directory: "")
!641 = !DILocation(line: 149, column: 44, scope: !639)
!642 = !DILocation(line: 149, column: 25, scope: !639)
!643 = !DILocation(line: 149, column: 18, scope: !639)
!644 = distinct !DISubprogram(name: "get<1UL, std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()>", scope: !409, file: !409, line: 1064, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!645 = !DILocation(line: 1066, column: 48, scope: !644)
!646 = !DILocation(line: 1066, column: 61, scope: !644)
!647 = !DILocation(line: 1066, column: 3, scope: !644)
!648 = distinct !DISubprogram(name: "get", scope: !409, file: !409, line: 382, type: !9, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!649 = !DILocation(line: 382, column: 78, scope: !648)
!650 = distinct !DISubprogram(name: "first", scope: !303, file: !303, line: 133, type: !9, scopeLine: 133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!651 = !DILocation(line: 134, column: 46, scope: !650)
!652 = !DILocation(line: 134, column: 5, scope: !650)
!653 = distinct !DISubprogram(name: "__get", scope: !303, file: !303, line: 63, type: !9, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!654 = !DILocation(line: 63, column: 85, scope: !653)
!655 = distinct !DISubprogram(name: "first", scope: !303, file: !303, line: 129, type: !9, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!656 = !DILocation(line: 130, column: 40, scope: !655)
!657 = !DILocation(line: 130, column: 5, scope: !655)
!658 = distinct !DISubprogram(name: "__get", scope: !303, file: !303, line: 62, type: !9, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!659 = !DILocation(line: 62, column: 85, scope: !658)
!660 = distinct !DISubprogram(name: "reset", scope: !506, file: !506, line: 288, type: !9, scopeLine: 288, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!661 = !DILocation(line: 289, column: 29, scope: !660)
!662 = !DILocation(line: 290, column: 12, scope: !660)
!663 = !DILocation(line: 290, column: 20, scope: !660)
!664 = !DILocation(line: 291, column: 9, scope: !660)
!665 = !DILocation(line: 292, column: 14, scope: !660)
!666 = !DILocation(line: 292, column: 7, scope: !660)
!667 = !DILocation(line: 293, column: 3, scope: !660)
!668 = distinct !DISubprogram(name: "second", scope: !303, file: !303, line: 137, type: !9, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!669 = !DILocation(line: 138, column: 40, scope: !668)
!670 = !DILocation(line: 138, column: 5, scope: !668)
!671 = distinct !DISubprogram(name: "operator()", scope: !506, file: !506, line: 77, type: !9, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!672 = !DILocation(line: 80, column: 5, scope: !671)
!673 = !DILocation(line: 81, column: 3, scope: !671)
!674 = distinct !DISubprogram(name: "__get", scope: !303, file: !303, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!675 = !DILocation(line: 91, column: 85, scope: !674)
!676 = distinct !DISubprogram(name: "~tuple", scope: !409, file: !409, line: 531, type: !9, scopeLine: 531, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!677 = !DILocation(line: 531, column: 28, scope: !676)
!678 = distinct !DISubprogram(name: "~__tuple_leaf", scope: !409, file: !409, line: 300, type: !9, scopeLine: 300, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!679 = !DILocation(line: 300, column: 7, scope: !678)
!680 = distinct !DISubprogram(name: "reset", scope: !506, file: !506, line: 288, type: !9, scopeLine: 288, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!681 = !DILocation(line: 289, column: 29, scope: !680)
!682 = !DILocation(line: 290, column: 12, scope: !680)
!683 = !DILocation(line: 290, column: 20, scope: !680)
!684 = !DILocation(line: 291, column: 9, scope: !680)
!685 = !DILocation(line: 292, column: 14, scope: !680)
!686 = !DILocation(line: 292, column: 7, scope: !680)
!687 = !DILocation(line: 293, column: 3, scope: !680)
!688 = distinct !DISubprogram(name: "operator()", scope: !506, file: !506, line: 77, type: !9, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!689 = !DILocation(line: 80, column: 5, scope: !688)
!690 = !DILocation(line: 81, column: 3, scope: !688)
!691 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_libcxx.cpp", scope: !1, file: !1, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!692 = !DILocation(line: 0, scope: !691)
