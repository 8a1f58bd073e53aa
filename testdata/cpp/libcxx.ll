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
%"class.std::__1::lock_guard" = type { ptr }
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

$_ZNSt3__110lock_guardINS_5mutexEEC2B8ne190107ERS1_ = comdat any

$_ZNSt3__111make_sharedB8ne190107IiJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS2_EEDpOT0_ = comdat any

$_ZNSt3__18weak_ptrIiEaSIiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERS1_RKNS_10shared_ptrIS4_EE = comdat any

$_ZNSt3__110lock_guardINS_5mutexEED2B8ne190107Ev = comdat any

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
  %2 = alloca %"class.std::__1::lock_guard", align 8
  %3 = alloca %"class.std::__1::shared_ptr", align 8
  %4 = alloca i32, align 4
  %5 = alloca %"class.std::__1::shared_ptr", align 8
  tail call fastcc void @_ZL4moveR7AccountS0_(ptr noundef nonnull align 8 dereferenceable(44) @_ZL1a, ptr noundef nonnull align 8 dereferenceable(44) @_ZL1b), !dbg !53
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #16, !dbg !54
  call void @_ZNSt3__18weak_ptrIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !55
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #16, !dbg !56
  invoke void @_ZNSt3__110lock_guardINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(40) @_ZL5mutex)
          to label %6 unwind label %16, !dbg !57

6:                                                ; preds = %0
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !58
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #16, !dbg !59
  store i32 7, ptr %4, align 4, !dbg !59, !tbaa !44
  invoke void @_ZNSt3__111make_sharedB8ne190107IiJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS2_EEDpOT0_(ptr dead_on_unwind nonnull writable sret(%"class.std::__1::shared_ptr") align 8 %3, ptr noundef nonnull align 4 dereferenceable(4) %4)
          to label %7 unwind label %18, !dbg !58

7:                                                ; preds = %6
  %8 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__110shared_ptrIiEaSB8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) @_ZL6parcel, ptr noundef nonnull align 8 dereferenceable(16) %3) #16, !dbg !60
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #16, !dbg !61
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #16, !dbg !61
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !61
  %9 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__18weak_ptrIiEaSIiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERS1_RKNS_10shared_ptrIS4_EE(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @_ZL6parcel) #16, !dbg !62
  call void @_ZNSt3__110lock_guardINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !63
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #16, !dbg !63
  call void @_ZNSt3__118condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled) #16, !dbg !64
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #16, !dbg !65
  call void @_ZNKSt3__18weak_ptrIiE4lockEv(ptr dead_on_unwind nonnull writable sret(%"class.std::__1::shared_ptr") align 8 %5, ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !66
  %10 = call noundef zeroext i1 @_ZNKSt3__110shared_ptrIiEcvbB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #16, !dbg !65
  br i1 %10, label %11, label %22, !dbg !65

11:                                               ; preds = %7
  %12 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt3__110shared_ptrIiEdeB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #16, !dbg !67
  %13 = load i32, ptr %12, align 4, !dbg !67, !tbaa !44
  %14 = icmp eq i32 %13, 7, !dbg !67
  br i1 %14, label %22, label %15, !dbg !67

15:                                               ; preds = %11
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.2, i32 noundef 39, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL4sendv) #17, !dbg !67
  unreachable, !dbg !67

16:                                               ; preds = %0
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !68
  br label %20, !dbg !68

18:                                               ; preds = %6
  %19 = landingpad { ptr, i32 }
          cleanup, !dbg !68
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #16, !dbg !61
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !61
  call void @_ZNSt3__110lock_guardINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !63
  br label %20, !dbg !63

20:                                               ; preds = %18, %16
  %21 = phi { ptr, i32 } [ %19, %18 ], [ %17, %16 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #16, !dbg !63
  call void @_ZNSt3__18weak_ptrIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #16, !dbg !68
  resume { ptr, i32 } %21, !dbg !68

22:                                               ; preds = %11, %7
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #16, !dbg !65
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #16, !dbg !65
  call void @_ZNSt3__18weak_ptrIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !68
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #16, !dbg !68
  ret void, !dbg !68
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__16threadC2IRFvvEJETnNS_9enable_ifIXntsr7is_sameIu14__remove_cvrefIT_ES0_EE5valueEiE4typeELi0EEEOS5_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %1) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !69 {
  %3 = alloca %"class.std::__1::unique_ptr", align 8
  %4 = alloca %"class.std::__1::unique_ptr.10", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #16, !dbg !71
  %5 = tail call noalias noundef nonnull dereferenceable(8) ptr @_Znwm(i64 noundef 8) #18, !dbg !72
  invoke void @_ZNSt3__115__thread_structC1Ev(ptr noundef nonnull align 8 dereferenceable(8) %5)
          to label %6 unwind label %14, !dbg !73

6:                                                ; preds = %2
  call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107ILb1EvEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %5) #16, !dbg !74
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #16, !dbg !75
  %7 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18
          to label %8 unwind label %16, !dbg !76

8:                                                ; preds = %6
  call void @_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEC2B8ne190107IJS5_RS6_ETnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXeqsZT_sZT_EEENS8_17_EnableUTypesCtorIJDpT_EEEEE5valueEiE4typeELi0EEEDpOSF_(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %1) #16, !dbg !77
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEEC2B8ne190107ILb1EvEEPS8_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %7) #16, !dbg !78
  %9 = call noundef ptr @_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !79
  %10 = call noundef i32 @_ZNSt3__122__libcpp_thread_createB8ne190107EPmPFPvS1_ES1_(ptr noundef nonnull %0, ptr noundef nonnull @_ZNSt3__114__thread_proxyB8ne190107INS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEEEEPvSA_, ptr noundef %9), !dbg !80
  %11 = icmp eq i32 %10, 0, !dbg !81
  br i1 %11, label %12, label %20, !dbg !82

12:                                               ; preds = %8
  %13 = call noundef ptr @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !83
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !84
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #16, !dbg !84
  call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #16, !dbg !84
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #16, !dbg !84
  ret void, !dbg !84

14:                                               ; preds = %2
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !84
  tail call void @_ZdlPvm(ptr noundef %5, i64 noundef 8) #19, !dbg !72
  br label %24, !dbg !72

16:                                               ; preds = %6
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !84
  br label %22, !dbg !84

18:                                               ; preds = %20
  %19 = landingpad { ptr, i32 }
          cleanup, !dbg !84
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !84
  br label %22, !dbg !84

20:                                               ; preds = %8
  invoke void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef %10, ptr noundef nonnull @.str.7) #20
          to label %21 unwind label %18, !dbg !85

21:                                               ; preds = %20
  unreachable, !dbg !85

22:                                               ; preds = %18, %16
  %23 = phi { ptr, i32 } [ %19, %18 ], [ %17, %16 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #16, !dbg !84
  call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #16, !dbg !84
  br label %24, !dbg !84

24:                                               ; preds = %22, %14
  %25 = phi { ptr, i32 } [ %23, %22 ], [ %15, %14 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #16, !dbg !84
  resume { ptr, i32 } %25, !dbg !84
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZL4moveR7AccountS0_(ptr noundef nonnull align 8 dereferenceable(44) %0, ptr noundef nonnull align 8 dereferenceable(44) %1) unnamed_addr #6 !dbg !86 {
  %3 = alloca %"class.std::__1::scoped_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !87
  call void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EEC2B8ne190107ERS1_S3_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !88
  %4 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !89
  %5 = load i32, ptr %4, align 8, !dbg !90, !tbaa !49
  %6 = add nsw i32 %5, -1, !dbg !90
  store i32 %6, ptr %4, align 8, !dbg !90, !tbaa !49
  %7 = getelementptr inbounds i8, ptr %1, i64 40, !dbg !91
  %8 = load i32, ptr %7, align 8, !dbg !92, !tbaa !49
  %9 = add nsw i32 %8, 1, !dbg !92
  store i32 %9, ptr %7, align 8, !dbg !92, !tbaa !49
  call void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #16, !dbg !93
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !93
  ret void, !dbg !93
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !94 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false), !dbg !95
  ret void, !dbg !96
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #6 comdat align 2 !dbg !97 {
  store ptr %1, ptr %0, align 8, !dbg !99, !tbaa !100
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !103
  store i8 1, ptr %3, align 8, !dbg !103, !tbaa !104
  tail call void @_ZNSt3__15mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !105
  ret void, !dbg !106
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNKSt3__110shared_ptrIiEcvbB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !107 {
  %2 = tail call noundef ptr @_ZNKSt3__110shared_ptrIiE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !108
  %3 = icmp ne ptr %2, null, !dbg !109
  ret i1 %3, !dbg !110
}

; Function Attrs: nounwind
declare void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__110shared_ptrIiEaSB8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !111 {
  %3 = alloca %"class.std::__1::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !112
  call void @_ZNSt3__110shared_ptrIiEC2B8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !112
  call void @_ZNSt3__110shared_ptrIiE4swapB8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !113
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #16, !dbg !112
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !112
  ret ptr %0, !dbg !114
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #3 comdat align 2 !dbg !115 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !116
  %3 = load i8, ptr %2, align 8, !dbg !116, !tbaa !104, !range !117, !noundef !10
  %4 = trunc nuw i8 %3 to i1, !dbg !116
  br i1 %4, label %5, label %7, !dbg !116

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !118, !tbaa !100
  tail call void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %6) #16, !dbg !119
  br label %7, !dbg !118

7:                                                ; preds = %5, %1
  ret void, !dbg !120
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 4 dereferenceable(4) ptr @_ZNKSt3__110shared_ptrIiEdeB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !121 {
  %2 = load ptr, ptr %0, align 8, !dbg !122, !tbaa !123
  ret ptr %2, !dbg !124
}

; Function Attrs: noreturn nounwind
declare !dbg !125 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #7

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiE5resetB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !127 {
  %2 = alloca %"class.std::__1::shared_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #16, !dbg !128
  call void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !128
  call void @_ZNSt3__110shared_ptrIiE4swapB8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !129
  call void @_ZNSt3__110shared_ptrIiED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #16, !dbg !128
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #16, !dbg !128
  ret void, !dbg !130
}

declare void @_ZNSt3__16thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt3__16threadD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__18weak_ptrIiEC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !131 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false), !dbg !132
  ret void, !dbg !133
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__110lock_guardINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #6 comdat align 2 !dbg !134 {
  store ptr %1, ptr %0, align 8, !dbg !136, !tbaa !137
  tail call void @_ZNSt3__15mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !138
  ret void, !dbg !139
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__111make_sharedB8ne190107IiJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS2_EEDpOT0_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #6 comdat !dbg !140 {
  %3 = alloca %"class.std::__1::allocator", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #16, !dbg !141
  call void @_ZNSt3__19allocatorIiEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %3) #16, !dbg !141
  call void @_ZNSt3__115allocate_sharedB8ne190107IiNS_9allocatorIiEEJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS4_EERKT0_DpOT1_(ptr dead_on_unwind writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef nonnull align 4 dereferenceable(4) %1), !dbg !142
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #16, !dbg !143
  ret void, !dbg !143
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(16) ptr @_ZNSt3__18weak_ptrIiEaSIiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERS1_RKNS_10shared_ptrIS4_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !144 {
  %3 = alloca %"class.std::__1::weak_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !145
  call void @_ZNSt3__18weak_ptrIiEC2IiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERKNS_10shared_ptrIS4_EE(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !145
  call void @_ZNSt3__18weak_ptrIiE4swapERS1_(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !146
  call void @_ZNSt3__18weak_ptrIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #16, !dbg !145
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !145
  ret ptr %0, !dbg !147
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110lock_guardINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !148 {
  %2 = load ptr, ptr %0, align 8, !dbg !149, !tbaa !150
  tail call void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !152
  ret void, !dbg !153
}

; Function Attrs: nounwind
declare void @_ZNSt3__118condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNKSt3__18weak_ptrIiE4lockEv(ptr dead_on_unwind noalias writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !154 {
  tail call void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !155
  %3 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !156
  %4 = load ptr, ptr %3, align 8, !dbg !156, !tbaa !157
  %5 = icmp eq ptr %4, null, !dbg !156
  br i1 %5, label %8, label %6, !dbg !156

6:                                                ; preds = %2
  %7 = tail call noundef ptr @_ZNSt3__119__shared_weak_count4lockEv(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !159
  br label %8, !dbg !156

8:                                                ; preds = %2, %6
  %9 = phi ptr [ %7, %6 ], [ null, %2 ], !dbg !156
  %10 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !160
  store ptr %9, ptr %10, align 8, !dbg !161, !tbaa !17
  %11 = icmp eq ptr %9, null, !dbg !162
  br i1 %11, label %14, label %12, !dbg !162

12:                                               ; preds = %8
  %13 = load ptr, ptr %1, align 8, !dbg !163, !tbaa !164
  store ptr %13, ptr %0, align 8, !dbg !165, !tbaa !123
  br label %14, !dbg !166

14:                                               ; preds = %8, %12
  ret void, !dbg !167
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__18weak_ptrIiED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !168 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !169
  %3 = load ptr, ptr %2, align 8, !dbg !169, !tbaa !157
  %4 = icmp eq ptr %3, null, !dbg !169
  br i1 %4, label %6, label %5, !dbg !169

5:                                                ; preds = %1
  tail call void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef nonnull align 8 dereferenceable(24) %3) #16, !dbg !170
  br label %6, !dbg !171

6:                                                ; preds = %5, %1
  ret void, !dbg !172
}

declare void @_ZNSt3__15mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40)) local_unnamed_addr #8

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__115allocate_sharedB8ne190107IiNS_9allocatorIiEEJiETnNS_9enable_ifIXntsr8is_arrayIT_EE5valueEiE4typeELi0EEENS_10shared_ptrIS4_EERKT0_DpOT1_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef nonnull align 1 dereferenceable(1) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #6 comdat personality ptr @__gxx_personality_v0 !dbg !173 {
  %4 = alloca %"struct.std::__1::__allocation_guard", align 8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #16, !dbg !174
  call void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107IS3_EET_m(ptr noundef nonnull align 8 dereferenceable(24) %4, i64 noundef 1), !dbg !175
  %5 = call noundef ptr @_ZNKSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !176
  invoke void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEC2B8ne190107IJiES2_TnNS_9enable_ifIXntsr7is_sameINT0_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEES2_DpOT_(ptr noundef nonnull align 8 dereferenceable(28) %5, ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %6 unwind label %9, !dbg !177

6:                                                ; preds = %3
  %7 = call noundef ptr @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE13__release_ptrB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !178
  %8 = call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %7) #16, !dbg !179
  call void @_ZNSt3__110shared_ptrIiE27__create_with_control_blockB8ne190107IiNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEEES1_PT_PT0_(ptr dead_on_unwind writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef %8, ptr noundef nonnull %7) #16, !dbg !180
  call void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !181
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #16, !dbg !181
  ret void, !dbg !181

9:                                                ; preds = %3
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !181
  call void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %4) #16, !dbg !181
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #16, !dbg !181
  resume { ptr, i32 } %10, !dbg !181
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__19allocatorIiEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !182 {
  tail call void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorIiEEEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !184
  ret void, !dbg !185
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107IS3_EET_m(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) unnamed_addr #6 comdat align 2 !dbg !186 {
  %3 = alloca %"class.std::__1::allocator", align 1
  call void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEC2B8ne190107IiEERKNS0_IT_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %3) #16, !dbg !188
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !189
  store i64 %1, ptr %4, align 8, !dbg !189, !tbaa !190
  %5 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !194
  %6 = call noundef ptr @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8allocateB8ne190107ERS5_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1), !dbg !195
  store ptr %6, ptr %5, align 8, !dbg !194, !tbaa !196
  ret void, !dbg !197
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNKSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !198 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !199
  %3 = load ptr, ptr %2, align 8, !dbg !199, !tbaa !196
  ret ptr %3, !dbg !200
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEC2B8ne190107IJiES2_TnNS_9enable_ifIXntsr7is_sameINT0_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEES2_DpOT_(ptr noundef nonnull align 8 dereferenceable(28) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !201 {
  %3 = alloca %"class.std::__1::allocator", align 1
  %4 = alloca %"class.std::__1::allocator", align 1
  tail call void @_ZNSt3__119__shared_weak_countC2B8ne190107El(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef 0) #16, !dbg !202
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE, i64 16), ptr %0, align 8, !dbg !203, !tbaa !204
  %5 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !206
  call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageC2B8ne190107EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %5, ptr noundef nonnull align 1 dereferenceable(1) %3), !dbg !206
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #16, !dbg !207
  %6 = call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !208
  %7 = call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !209
  invoke void @_ZNSt3__116allocator_traitsINS_9allocatorIiEEE9constructB8ne190107IiJiETnNS_9enable_ifIXsr15__has_constructIS2_PT_DpT0_EE5valueEiE4typeELi0EEEvRS2_S7_DpOS8_(ptr noundef nonnull align 1 dereferenceable(1) %4, ptr noundef %7, ptr noundef nonnull align 4 dereferenceable(4) %1)
          to label %8 unwind label %9, !dbg !210

8:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #16, !dbg !211
  ret void, !dbg !211

9:                                                ; preds = %2
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !211
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #16, !dbg !211
  call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %5) #16, !dbg !211
  call void @_ZNSt3__119__shared_weak_countD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #16, !dbg !211
  resume { ptr, i32 } %10, !dbg !211
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE13__release_ptrB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !212 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !213
  %3 = load ptr, ptr %2, align 8, !dbg !213, !tbaa !196
  store ptr null, ptr %2, align 8, !dbg !214, !tbaa !196
  ret ptr %3, !dbg !215
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__110shared_ptrIiE27__create_with_control_blockB8ne190107IiNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEEES1_PT_PT0_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::shared_ptr") align 8 %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !216 {
  tail call void @_ZNSt3__110shared_ptrIiEC2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !217
  store ptr %1, ptr %0, align 8, !dbg !218, !tbaa !123
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !219
  store ptr %2, ptr %4, align 8, !dbg !220, !tbaa !17
  tail call void (ptr, ...) @_ZNSt3__110shared_ptrIiE18__enable_weak_thisB8ne190107Ez(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef %1, ptr noundef %1) #16, !dbg !221
  ret void, !dbg !222
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #3 comdat align 2 !dbg !223 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !224
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage10__get_elemB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #16, !dbg !225
  ret ptr %3, !dbg !226
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #3 comdat align 2 !dbg !227 {
  tail call void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE9__destroyB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #16, !dbg !228
  ret void, !dbg !229
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEC2B8ne190107IiEERKNS0_IT_EE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 !dbg !230 {
  tail call void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !231
  ret void, !dbg !232
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8allocateB8ne190107ERS5_m(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !233 {
  %3 = tail call noundef ptr @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8allocateB8ne190107Em(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1), !dbg !235
  ret ptr %3, !dbg !236
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !237 {
  ret void, !dbg !238
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8allocateB8ne190107Em(ptr noundef nonnull align 1 dereferenceable(1) %0, i64 noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !239 {
  %3 = tail call noundef i64 @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8max_sizeB8ne190107IS5_TnNS_9enable_ifIXsr14__has_max_sizeIKT_EE5valueEiE4typeELi0EEEmRKS5_(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !240
  %4 = icmp ult i64 %3, %1, !dbg !241
  br i1 %4, label %5, label %6, !dbg !242

5:                                                ; preds = %2
  tail call void @_ZSt28__throw_bad_array_new_lengthB8ne190107v() #20, !dbg !243
  unreachable, !dbg !243

6:                                                ; preds = %2
  %7 = shl i64 %1, 5, !dbg !244
  %8 = tail call noundef ptr @_ZNSt3__117__libcpp_allocateB8ne190107Emm(i64 noundef %7, i64 noundef 8), !dbg !245
  ret ptr %8, !dbg !246
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE8max_sizeB8ne190107IS5_TnNS_9enable_ifIXsr14__has_max_sizeIKT_EE5valueEiE4typeELi0EEEmRKS5_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #3 comdat align 2 !dbg !247 {
  %2 = tail call noundef i64 @_ZNKSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8max_sizeB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !248
  ret i64 %2, !dbg !249
}

; Function Attrs: mustprogress noinline noreturn uwtable
define linkonce_odr hidden void @_ZSt28__throw_bad_array_new_lengthB8ne190107v() local_unnamed_addr #9 comdat !dbg !250 {
  %1 = tail call ptr @__cxa_allocate_exception(i64 8) #16, !dbg !252
  tail call void @_ZNSt20bad_array_new_lengthC1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !253
  tail call void @__cxa_throw(ptr nonnull %1, ptr nonnull @_ZTISt20bad_array_new_length, ptr nonnull @_ZNSt20bad_array_new_lengthD1Ev) #20, !dbg !252
  unreachable, !dbg !252
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__117__libcpp_allocateB8ne190107Emm(i64 noundef %0, i64 noundef %1) local_unnamed_addr #6 comdat !dbg !254 {
  %3 = tail call noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newB8ne190107Em(i64 noundef %1) #16, !dbg !255
  br i1 %3, label %4, label %6, !dbg !255

4:                                                ; preds = %2
  %5 = tail call noundef ptr @_ZNSt3__121__libcpp_operator_newB8ne190107IJmSt11align_val_tEEEPvDpT_(i64 noundef %0, i64 noundef %1), !dbg !256
  br label %8

6:                                                ; preds = %2
  %7 = tail call noundef ptr @_ZNSt3__121__libcpp_operator_newB8ne190107IJmEEEPvDpT_(i64 noundef %0), !dbg !257
  br label %8, !dbg !258

8:                                                ; preds = %6, %4
  %9 = phi ptr [ %5, %4 ], [ %7, %6 ], !dbg !259
  ret ptr %9, !dbg !260
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNKSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE8max_sizeB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #3 comdat align 2 !dbg !261 {
  ret i64 576460752303423487, !dbg !262
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt20bad_array_new_lengthC1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt20bad_array_new_lengthD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newB8ne190107Em(i64 noundef %0) local_unnamed_addr #3 comdat !dbg !263 {
  %2 = icmp ugt i64 %0, 16, !dbg !264
  ret i1 %2, !dbg !265
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__121__libcpp_operator_newB8ne190107IJmSt11align_val_tEEEPvDpT_(i64 noundef %0, i64 noundef %1) local_unnamed_addr #6 comdat !dbg !266 {
  %3 = tail call noalias noundef nonnull ptr @_ZnwmSt11align_val_t(i64 noundef %0, i64 noundef %1) #18, !dbg !267
  call void @llvm.assume(i1 true) [ "align"(ptr %3, i64 %1) ], !dbg !267
  ret ptr %3, !dbg !268
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__121__libcpp_operator_newB8ne190107IJmEEEPvDpT_(i64 noundef %0) local_unnamed_addr #6 comdat !dbg !269 {
  %2 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %0) #18, !dbg !270
  ret ptr %2, !dbg !271
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_ZnwmSt11align_val_t(i64 noundef, i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #11

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__119__shared_weak_countC2B8ne190107El(ptr noundef nonnull align 8 dereferenceable(24) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !dbg !272 {
  tail call void @_ZNSt3__114__shared_countC2B8ne190107El(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) #16, !dbg !273
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3__119__shared_weak_countE, i64 16), ptr %0, align 8, !dbg !274, !tbaa !204
  %3 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !275
  store i64 %1, ptr %3, align 8, !dbg !275, !tbaa !276
  ret void, !dbg !279
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageC2B8ne190107EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 !dbg !280 {
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) #16, !dbg !281
  ret void, !dbg !282
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #3 comdat align 2 !dbg !283 {
  %2 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !284
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #16, !dbg !285
  ret ptr %3, !dbg !286
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__116allocator_traitsINS_9allocatorIiEEE9constructB8ne190107IiJiETnNS_9enable_ifIXsr15__has_constructIS2_PT_DpT0_EE5valueEiE4typeELi0EEEvRS2_S7_DpOS8_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #6 comdat align 2 !dbg !287 {
  tail call void @_ZNSt3__19allocatorIiE9constructB8ne190107IiJiEEEvPT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !288
  ret void, !dbg !289
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #3 comdat align 2 !dbg !290 {
  %2 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) #16, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: nounwind
declare void @_ZNSt3__119__shared_weak_countD2Ev(ptr noundef nonnull align 8 dereferenceable(24)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !293 {
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEEE, i64 16), ptr %0, align 8, !dbg !294, !tbaa !204
  %2 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !294
  tail call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %2) #16, !dbg !294
  tail call void @_ZNSt3__119__shared_weak_countD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #16, !dbg !294
  ret void, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED0Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !295 {
  tail call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !296
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 32) #19, !dbg !296
  ret void, !dbg !296
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE16__on_zero_sharedEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !297 {
  tail call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_implB8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameINT_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEEvv(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !298
  ret void, !dbg !299
}

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt3__119__shared_weak_count13__get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24), ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_weakEv(ptr noundef nonnull align 8 dereferenceable(28) %0) unnamed_addr #3 comdat align 2 !dbg !300 {
  %2 = alloca %"class.std::__1::allocator.0", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #16, !dbg !301
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !302
  call void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEC2B8ne190107IiEERKNS0_IT_EE(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 1 dereferenceable(1) %3) #16, !dbg !303
  %4 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !304
  call void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_StorageD2B8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #16, !dbg !305
  %5 = call noundef ptr @_ZNSt3__114pointer_traitsIPNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEE10pointer_toB8ne190107ERS4_(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !306
  call void @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE10deallocateB8ne190107ERS5_PS4_m(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef %5, i64 noundef 1) #16, !dbg !307
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #16, !dbg !308
  ret void, !dbg !308
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__114__shared_countC2B8ne190107El(ptr noundef nonnull align 8 dereferenceable(16) %0, i64 noundef %1) unnamed_addr #3 comdat align 2 !dbg !309 {
  store ptr getelementptr inbounds inrange(-16, 24) (i8, ptr @_ZTVNSt3__114__shared_countE, i64 16), ptr %0, align 8, !dbg !310, !tbaa !204
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !311
  store i64 %1, ptr %3, align 8, !dbg !311, !tbaa !312
  ret void, !dbg !313
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage11__get_allocB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #3 comdat align 2 !dbg !314 {
  %2 = tail call noundef ptr @_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE16__get_first_baseB8ne190107EPS3_(ptr noundef nonnull %0) #16, !dbg !315
  ret ptr %2, !dbg !316
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE16__get_first_baseB8ne190107EPS3_(ptr noundef %0) local_unnamed_addr #3 comdat align 2 !dbg !317 {
  ret ptr %0, !dbg !319
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__19allocatorIiE9constructB8ne190107IiJiEEEvPT_DpOT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #3 comdat align 2 !dbg !320 {
  %4 = load i32, ptr %2, align 4, !dbg !321, !tbaa !44
  store i32 %4, ptr %1, align 4, !dbg !322, !tbaa !44
  ret void, !dbg !323
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE21__on_zero_shared_implB8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameINT_10value_typeENS_19__for_overwrite_tagEEE5valueEiE4typeELi0EEEvv(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !324 {
  %2 = alloca %"class.std::__1::allocator", align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #16, !dbg !325
  %3 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE11__get_allocB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !326
  %4 = tail call noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE10__get_elemB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(28) %0) #16, !dbg !327
  invoke void @_ZNSt3__116allocator_traitsINS_9allocatorIiEEE7destroyB8ne190107IiTnNS_9enable_ifIXsr13__has_destroyIS2_PT_EE5valueEiE4typeELi0EEEvRS2_S7_(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef %4)
          to label %5 unwind label %6, !dbg !328

5:                                                ; preds = %1
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #16, !dbg !329
  ret void, !dbg !329

6:                                                ; preds = %1
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !328
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !328
  call void @__clang_call_terminate(ptr %8) #17, !dbg !328
  unreachable, !dbg !328
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__116allocator_traitsINS_9allocatorIiEEE7destroyB8ne190107IiTnNS_9enable_ifIXsr13__has_destroyIS2_PT_EE5valueEiE4typeELi0EEEvRS2_S7_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !330 {
  tail call void @_ZNSt3__19allocatorIiE7destroyB8ne190107EPi(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1), !dbg !331
  ret void, !dbg !332
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
define linkonce_odr hidden void @_ZNSt3__19allocatorIiE7destroyB8ne190107EPi(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !333 {
  ret void, !dbg !334
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE10deallocateB8ne190107ERS5_PS4_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat align 2 !dbg !335 {
  tail call void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE10deallocateB8ne190107EPS3_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) #16, !dbg !336
  ret void, !dbg !337
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__114pointer_traitsIPNS_20__shared_ptr_emplaceIiNS_9allocatorIiEEEEE10pointer_toB8ne190107ERS4_(ptr noundef nonnull align 8 dereferenceable(28) %0) local_unnamed_addr #3 comdat align 2 !dbg !338 {
  ret ptr %0, !dbg !340
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEE10deallocateB8ne190107EPS3_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !341 {
  %4 = shl i64 %2, 5, !dbg !342
  invoke void @_ZNSt3__119__libcpp_deallocateB8ne190107EPvmm(ptr noundef %1, i64 noundef %4, i64 noundef 8)
          to label %5 unwind label %6, !dbg !343

5:                                                ; preds = %3
  ret void, !dbg !344

6:                                                ; preds = %3
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !343
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !343
  tail call void @__clang_call_terminate(ptr %8) #17, !dbg !343
  unreachable, !dbg !343
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__119__libcpp_deallocateB8ne190107EPvmm(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat !dbg !345 {
  %4 = tail call noundef zeroext i1 @_ZNSt3__124__is_overaligned_for_newB8ne190107Em(i64 noundef %2) #16, !dbg !346
  br i1 %4, label %5, label %6, !dbg !346

5:                                                ; preds = %3
  tail call void @_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJSt11align_val_tEEEvPvmDpT_(ptr noundef %0, i64 noundef %1, i64 noundef %2), !dbg !347
  br label %7

6:                                                ; preds = %3
  tail call void @_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJEEEvPvmDpT_(ptr noundef %0, i64 noundef %1), !dbg !348
  br label %7, !dbg !349

7:                                                ; preds = %6, %5
  ret void, !dbg !350
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJSt11align_val_tEEEvPvmDpT_(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #6 comdat !dbg !351 {
  tail call void @_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmSt11align_val_tEEEvDpT_(ptr noundef %0, i64 noundef %1, i64 noundef %2), !dbg !352
  ret void, !dbg !353
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__127__do_deallocate_handle_sizeB8ne190107IJEEEvPvmDpT_(ptr noundef %0, i64 noundef %1) local_unnamed_addr #6 comdat !dbg !354 {
  tail call void @_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmEEEvDpT_(ptr noundef %0, i64 noundef %1), !dbg !355
  ret void, !dbg !356
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmSt11align_val_tEEEvDpT_(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr #3 comdat !dbg !357 {
  tail call void @_ZdlPvmSt11align_val_t(ptr noundef %0, i64 noundef %1, i64 noundef %2) #19, !dbg !358
  ret void, !dbg !359
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvmSt11align_val_t(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__124__libcpp_operator_deleteB8ne190107IJPvmEEEvDpT_(ptr noundef %0, i64 noundef %1) local_unnamed_addr #3 comdat !dbg !360 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef %1) #19, !dbg !361
  ret void, !dbg !362
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiE18__enable_weak_thisB8ne190107Ez(ptr noundef nonnull align 8 dereferenceable(16) %0, ...) local_unnamed_addr #3 comdat align 2 !dbg !363 {
  ret void, !dbg !364
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__120__shared_ptr_emplaceIiNS_9allocatorIiEEE8_Storage10__get_elemB8ne190107Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #3 comdat align 2 !dbg !365 {
  %2 = tail call noundef ptr @_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE17__get_second_baseB8ne190107EPS3_(ptr noundef nonnull %0) #16, !dbg !366
  ret ptr %2, !dbg !367
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__117__compressed_pairINS_9allocatorIiEEiE17__get_second_baseB8ne190107EPS3_(ptr noundef %0) local_unnamed_addr #3 comdat align 2 !dbg !368 {
  ret ptr %0, !dbg !369
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE9__destroyB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !370 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !371
  %3 = load ptr, ptr %2, align 8, !dbg !371, !tbaa !196
  %4 = icmp eq ptr %3, null, !dbg !372
  br i1 %4, label %8, label %5, !dbg !371

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !373
  %7 = load i64, ptr %6, align 8, !dbg !373, !tbaa !190
  tail call void @_ZNSt3__116allocator_traitsINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEE10deallocateB8ne190107ERS5_PS4_m(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull %3, i64 noundef %7) #16, !dbg !374
  br label %8, !dbg !375

8:                                                ; preds = %5, %1
  ret void, !dbg !376
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__116__non_trivial_ifILb1ENS_9allocatorIiEEEC2B8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !377 {
  ret void, !dbg !378
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__18weak_ptrIiEC2IiTnNS_9enable_ifIXsr17__compatible_withIT_iEE5valueEiE4typeELi0EEERKNS_10shared_ptrIS4_EE(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #3 comdat align 2 !dbg !379 {
  %3 = load ptr, ptr %1, align 8, !dbg !380, !tbaa !123
  store ptr %3, ptr %0, align 8, !dbg !381, !tbaa !164
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !382
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !383
  %6 = load ptr, ptr %5, align 8, !dbg !383, !tbaa !17
  store ptr %6, ptr %4, align 8, !dbg !382, !tbaa !157
  %7 = icmp eq ptr %6, null, !dbg !384
  br i1 %7, label %9, label %8, !dbg !384

8:                                                ; preds = %2
  tail call void @_ZNSt3__119__shared_weak_count10__add_weakB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %6) #16, !dbg !385
  br label %9, !dbg !386

9:                                                ; preds = %8, %2
  ret void, !dbg !387
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__18weak_ptrIiE4swapERS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !388 {
  tail call void @_ZNSt3__14swapB8ne190107IPiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS3_EE5valueEvE4typeERS3_S6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !389
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !390
  %4 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !391
  tail call void @_ZNSt3__14swapB8ne190107IPNS_19__shared_weak_countEEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS4_EE5valueEvE4typeERS4_S7_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !392
  ret void, !dbg !393
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__119__shared_weak_count10__add_weakB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !394 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !395
  %3 = tail call noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_incrementB8ne190107IlEET_RS1_(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !396
  ret void, !dbg !397
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_incrementB8ne190107IlEET_RS1_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat !dbg !398 {
  %2 = atomicrmw add ptr %0, i64 1 monotonic, align 8, !dbg !399
  %3 = add i64 %2, 1, !dbg !399
  ret i64 %3, !dbg !400
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__14swapB8ne190107IPiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS3_EE5valueEvE4typeERS3_S6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #3 comdat !dbg !401 {
  %3 = load ptr, ptr %0, align 8, !dbg !403, !tbaa !137
  %4 = load ptr, ptr %1, align 8, !dbg !404, !tbaa !137
  store ptr %4, ptr %0, align 8, !dbg !405, !tbaa !137
  store ptr %3, ptr %1, align 8, !dbg !406, !tbaa !137
  ret void, !dbg !407
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__14swapB8ne190107IPNS_19__shared_weak_countEEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS4_EE5valueEvE4typeERS4_S7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #3 comdat !dbg !408 {
  %3 = load ptr, ptr %0, align 8, !dbg !409, !tbaa !137
  %4 = load ptr, ptr %1, align 8, !dbg !410, !tbaa !137
  store ptr %4, ptr %0, align 8, !dbg !411, !tbaa !137
  store ptr %3, ptr %1, align 8, !dbg !412, !tbaa !137
  ret void, !dbg !413
}

; Function Attrs: nounwind
declare void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40)) local_unnamed_addr #1

; Function Attrs: nounwind
declare noundef ptr @_ZNSt3__119__shared_weak_count4lockEv(ptr noundef nonnull align 8 dereferenceable(24)) local_unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef nonnull align 8 dereferenceable(24)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EEC2B8ne190107ERS1_S3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #6 comdat align 2 !dbg !414 {
  tail call void @_ZNSt3__15tupleIJRNS_5mutexES2_EEC2B8ne190107INS_4_AndETnNS_9enable_ifIXsrT_IJNS_17integral_constantIbLb1EEENS_21is_copy_constructibleIS2_EESB_EE5valueEiE4typeELi0EEES2_S2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !416
  tail call void @_ZNSt3__14lockB8ne190107INS_5mutexES1_EEvRT_RT0_(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !417
  ret void, !dbg !418
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !419 {
  tail call void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EE15__unlock_unpackB8ne190107IJLm0ELm1EEEEvNS_15__tuple_indicesIJXspT_EEEERNS_5tupleIJRS1_S7_EEE(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !420
  ret void, !dbg !421
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__15tupleIJRNS_5mutexES2_EEC2B8ne190107INS_4_AndETnNS_9enable_ifIXsrT_IJNS_17integral_constantIbLb1EEENS_21is_copy_constructibleIS2_EESB_EE5valueEiE4typeELi0EEES2_S2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #3 comdat align 2 !dbg !422 {
  tail call void @_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJRNS_5mutexES4_EEC2B8ne190107IJLm0ELm1EEJS4_S4_ETpTnmJEJEJS4_S4_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENS8_IJDpT2_EEEDpOT3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !424
  ret void, !dbg !425
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__14lockB8ne190107INS_5mutexES1_EEvRT_RT0_(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) local_unnamed_addr #6 comdat !dbg !426 {
  %3 = alloca %"class.std::__1::unique_lock", align 8
  %4 = alloca %"class.std::__1::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !427
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %3, ptr noundef nonnull align 8 dereferenceable(40) %0), !dbg !428
  %5 = call noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1) #16, !dbg !429
  br i1 %5, label %6, label %8, !dbg !430

6:                                                ; preds = %12, %2
  %7 = call noundef ptr @_ZNSt3__111unique_lockINS_5mutexEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %3) #16, !dbg !431
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %3) #16, !dbg !432
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !432
  br label %14

8:                                                ; preds = %2, %12
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %3) #16, !dbg !432
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #16, !dbg !432
  call void @_ZNSt3__121__libcpp_thread_yieldB8ne190107Ev(), !dbg !433
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #16, !dbg !434
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %4, ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !435
  %9 = call noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) #16, !dbg !436
  br i1 %9, label %10, label %12, !dbg !437

10:                                               ; preds = %8
  %11 = call noundef ptr @_ZNSt3__111unique_lockINS_5mutexEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #16, !dbg !438
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #16, !dbg !439
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #16, !dbg !439
  br label %14

12:                                               ; preds = %8
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %4) #16, !dbg !439
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #16, !dbg !439
  call void @_ZNSt3__121__libcpp_thread_yieldB8ne190107Ev(), !dbg !440
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #16, !dbg !427
  call void @_ZNSt3__111unique_lockINS_5mutexEEC2B8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %3, ptr noundef nonnull align 8 dereferenceable(40) %0), !dbg !428
  %13 = call noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1) #16, !dbg !429
  br i1 %13, label %6, label %8, !dbg !430, !llvm.loop !441

14:                                               ; preds = %10, %6
  ret void, !dbg !444
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJRNS_5mutexES4_EEC2B8ne190107IJLm0ELm1EEJS4_S4_ETpTnmJEJEJS4_S4_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENS8_IJDpT2_EEEDpOT3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #3 comdat align 2 !dbg !445 {
  tail call void @_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) #16, !dbg !446
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !447
  tail call void @_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !446
  ret void, !dbg !448
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #3 comdat align 2 !dbg !449 {
  store ptr %1, ptr %0, align 8, !dbg !450, !tbaa !137
  ret void, !dbg !451
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS7_EEEEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #3 comdat align 2 !dbg !452 {
  store ptr %1, ptr %0, align 8, !dbg !453, !tbaa !137
  ret void, !dbg !454
}

; Function Attrs: nounwind
declare noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__111unique_lockINS_5mutexEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #3 comdat align 2 !dbg !455 {
  %2 = load ptr, ptr %0, align 8, !dbg !456, !tbaa !100
  store ptr null, ptr %0, align 8, !dbg !457, !tbaa !100
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !458
  store i8 0, ptr %3, align 8, !dbg !459, !tbaa !104
  ret ptr %2, !dbg !460
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__121__libcpp_thread_yieldB8ne190107Ev() local_unnamed_addr #3 comdat !dbg !461 {
  %1 = tail call i32 @sched_yield() #16, !dbg !463
  ret void, !dbg !464
}

; Function Attrs: nounwind
declare !dbg !465 i32 @sched_yield() local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__111scoped_lockIJNS_5mutexES1_EE15__unlock_unpackB8ne190107IJLm0ELm1EEEEvNS_15__tuple_indicesIJXspT_EEEERNS_5tupleIJRS1_S7_EEE(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !467 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__13getB8ne190107ILm0EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !468
  tail call void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %2) #16, !dbg !469
  %3 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__13getB8ne190107ILm1EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !468
  tail call void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %3) #16, !dbg !469
  ret void, !dbg !470
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__13getB8ne190107ILm0EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat !dbg !471 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !472
  ret ptr %2, !dbg !473
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__13getB8ne190107ILm1EJRNS_5mutexES2_EEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERS7_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat !dbg !474 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !475
  %3 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !476
  ret ptr %3, !dbg !477
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__112__tuple_leafILm0ERNS_5mutexELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !478 {
  %2 = load ptr, ptr %0, align 8, !dbg !479, !tbaa !480
  ret ptr %2, !dbg !482
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt3__112__tuple_leafILm1ERNS_5mutexELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !483 {
  %2 = load ptr, ptr %0, align 8, !dbg !484, !tbaa !485
  ret ptr %2, !dbg !487
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__119__shared_weak_count16__release_sharedB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #3 comdat align 2 !dbg !488 {
  %2 = tail call noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !489
  br i1 %2, label %3, label %4, !dbg !490

3:                                                ; preds = %1
  tail call void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef nonnull align 8 dereferenceable(24) %0) #16, !dbg !491
  br label %4, !dbg !491

4:                                                ; preds = %3, %1
  ret void, !dbg !492
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef zeroext i1 @_ZNSt3__114__shared_count16__release_sharedB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !493 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !494
  %3 = tail call noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_decrementB8ne190107IlEET_RS1_(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !495
  %4 = icmp eq i64 %3, -1, !dbg !496
  br i1 %4, label %5, label %9, !dbg !495

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !497, !tbaa !204
  %7 = getelementptr inbounds i8, ptr %6, i64 16, !dbg !497
  %8 = load ptr, ptr %7, align 8, !dbg !497
  tail call void %8(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !497
  br label %9, !dbg !498

9:                                                ; preds = %1, %5
  ret i1 %4, !dbg !499
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i64 @_ZNSt3__134__libcpp_atomic_refcount_decrementB8ne190107IlEET_RS1_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat !dbg !500 {
  %2 = atomicrmw add ptr %0, i64 -1 acq_rel, align 8, !dbg !501
  %3 = add i64 %2, -1, !dbg !501
  ret i64 %3, !dbg !502
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiEC2B8ne190107EOS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #3 comdat align 2 !dbg !503 {
  %3 = load ptr, ptr %1, align 8, !dbg !504, !tbaa !123
  store ptr %3, ptr %0, align 8, !dbg !505, !tbaa !123
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !506
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !507
  %6 = load ptr, ptr %5, align 8, !dbg !507, !tbaa !17
  store ptr %6, ptr %4, align 8, !dbg !506, !tbaa !17
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, i8 0, i64 16, i1 false), !dbg !508
  ret void, !dbg !509
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110shared_ptrIiE4swapB8ne190107ERS1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #3 comdat align 2 !dbg !510 {
  tail call void @_ZNSt3__14swapB8ne190107IPiEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS3_EE5valueEvE4typeERS3_S6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !511
  %3 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !512
  %4 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !513
  tail call void @_ZNSt3__14swapB8ne190107IPNS_19__shared_weak_countEEENS_9enable_ifIXaasr21is_move_constructibleIT_EE5valuesr18is_move_assignableIS4_EE5valueEvE4typeERS4_S7_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4) #16, !dbg !514
  ret void, !dbg !515
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNKSt3__110shared_ptrIiE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat align 2 !dbg !516 {
  %2 = load ptr, ptr %0, align 8, !dbg !517, !tbaa !123
  ret ptr %2, !dbg !518
}

declare void @_ZNSt3__115__thread_structC1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107ILb1EvEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !519 {
  %3 = alloca ptr, align 8
  %4 = alloca %"struct.std::__1::__value_init_tag", align 1
  store ptr %1, ptr %3, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #16, !dbg !521
  invoke void @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IRS2_NS_16__value_init_tagEEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %5 unwind label %6, !dbg !522

5:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #16, !dbg !522
  ret void, !dbg !523

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !522
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !522
  call void @__clang_call_terminate(ptr %8) #17, !dbg !522
  unreachable, !dbg !522
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEC2B8ne190107IJS5_RS6_ETnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXeqsZT_sZT_EEENS8_17_EnableUTypesCtorIJDpT_EEEEE5valueEiE4typeELi0EEEDpOSF_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull %2) unnamed_addr #3 comdat align 2 !dbg !524 {
  tail call void @_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS4_EEEEPFvvEEEC2B8ne190107IJLm0ELm1EEJS7_S9_ETpTnmJEJEJS7_RS8_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENSE_IJDpT2_EEEDpOT3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull %2) #16, !dbg !525
  ret void, !dbg !526
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEEC2B8ne190107ILb1EvEEPS8_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !527 {
  %3 = alloca ptr, align 8
  %4 = alloca %"struct.std::__1::__value_init_tag", align 1
  store ptr %1, ptr %3, align 8, !tbaa !137
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #16, !dbg !528
  invoke void @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEEC2B8ne190107IRSA_NS_16__value_init_tagEEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %5 unwind label %6, !dbg !529

5:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #16, !dbg !529
  ret void, !dbg !530

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !529
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !529
  call void @__clang_call_terminate(ptr %8) #17, !dbg !529
  unreachable, !dbg !529
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNSt3__122__libcpp_thread_createB8ne190107EPmPFPvS1_ES1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #3 comdat !dbg !531 {
  %4 = tail call i32 @pthread_create(ptr noundef %0, ptr noundef null, ptr noundef %1, ptr noundef %2) #16, !dbg !532
  ret i32 %4, !dbg !533
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__114__thread_proxyB8ne190107INS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEEEEPvSA_(ptr noundef %0) #6 comdat personality ptr @__gxx_personality_v0 !dbg !534 {
  %2 = alloca %"class.std::__1::unique_ptr.10", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #16, !dbg !535
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEEC2B8ne190107ILb1EvEEPS8_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef %0) #16, !dbg !536
  %3 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__119__thread_local_dataEv()
          to label %4 unwind label %11, !dbg !537

4:                                                ; preds = %1
  %5 = call noundef ptr @_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !538
  %6 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__13getB8ne190107ILm0EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(16) %5) #16, !dbg !539
  %7 = call noundef ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #16, !dbg !540
  invoke void @_ZNSt3__121__thread_specific_ptrINS_15__thread_structEE11set_pointerEPS1_(ptr noundef nonnull align 4 dereferenceable(4) %3, ptr noundef %7)
          to label %8 unwind label %11, !dbg !541

8:                                                ; preds = %4
  %9 = call noundef ptr @_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !542
  invoke void @_ZNSt3__116__thread_executeB8ne190107INS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEJETpTnmJEEEvRNS_5tupleIJT_T0_DpT1_EEENS_15__tuple_indicesIJXspT2_EEEE(ptr noundef nonnull align 8 dereferenceable(16) %9)
          to label %10 unwind label %11, !dbg !543

10:                                               ; preds = %8
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !544
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #16, !dbg !544
  ret ptr null, !dbg !544

11:                                               ; preds = %8, %4, %1
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !544
  call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !544
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #16, !dbg !544
  resume { ptr, i32 } %12, !dbg !544
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNKSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !545 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !546
  %3 = load ptr, ptr %2, align 8, !dbg !546, !tbaa !137
  ret ptr %3, !dbg !547
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !548 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !549
  %3 = load ptr, ptr %2, align 8, !dbg !549, !tbaa !137
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !550
  store ptr null, ptr %4, align 8, !dbg !551, !tbaa !137
  ret ptr %3, !dbg !552
}

; Function Attrs: noreturn
declare !dbg !553 void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef, ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !555 {
  tail call void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE5resetB8ne190107EPS8_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef null) #16, !dbg !556
  ret void, !dbg !557
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !558 {
  tail call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE5resetB8ne190107EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef null) #16, !dbg !559
  ret void, !dbg !560
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IRS2_NS_16__value_init_tagEEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #6 comdat align 2 !dbg !561 {
  tail call void @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IRS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !562
  tail call void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !563
  ret void, !dbg !564
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IRS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !565 {
  %3 = load ptr, ptr %1, align 8, !dbg !566, !tbaa !137
  store ptr %3, ptr %0, align 8, !dbg !567, !tbaa !568
  ret void, !dbg !570
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !571 {
  ret void, !dbg !572
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_implINS_15__tuple_indicesIJLm0ELm1EEEEJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS4_EEEEPFvvEEEC2B8ne190107IJLm0ELm1EEJS7_S9_ETpTnmJEJEJS7_RS8_EEENS1_IJXspT_EEEENS_13__tuple_typesIJDpT0_EEENS1_IJXspT1_EEEENSE_IJDpT2_EEEDpOT3_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull %2) unnamed_addr #3 comdat align 2 !dbg !573 {
  tail call void @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EEC2B8ne190107IS5_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES6_EEEENS_16is_constructibleIS5_JSA_EEEEE5valueEiE4typeELi0EEEOSA_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !574
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !575
  tail call void @_ZNSt3__112__tuple_leafILm1EPFvvELb0EEC2B8ne190107IRS1_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS8_EEEEE5valueEiE4typeELi0EEEOS8_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %2) #16, !dbg !574
  ret void, !dbg !576
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EEC2B8ne190107IS5_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES6_EEEENS_16is_constructibleIS5_JSA_EEEEE5valueEiE4typeELi0EEEOSA_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !577 {
  tail call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107EOS4_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !578
  ret void, !dbg !579
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm1EPFvvELb0EEC2B8ne190107IRS1_TnNS_9enable_ifIXsr4_AndINS_17integral_constantIbXntu9__is_sameu14__remove_cvrefIT_ES3_EEEENS_16is_constructibleIS2_JS8_EEEEE5valueEiE4typeELi0EEEOS8_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %1) unnamed_addr #3 comdat align 2 !dbg !580 {
  store ptr %1, ptr %0, align 8, !dbg !581, !tbaa !582
  ret void, !dbg !584
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107EOS4_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !585 {
  %3 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #16, !dbg !586
  %4 = tail call noundef ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !587
  store ptr %4, ptr %3, align 8, !dbg !586, !tbaa !137
  %5 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE11get_deleterB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !588
  invoke void @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IS2_S4_EEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %5)
          to label %6 unwind label %7, !dbg !589

6:                                                ; preds = %2
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #16, !dbg !589
  ret void, !dbg !590

7:                                                ; preds = %2
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !589
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !589
  call void @__clang_call_terminate(ptr %9) #17, !dbg !589
  unreachable, !dbg !589
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE7releaseB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !591 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !592
  %3 = load ptr, ptr %2, align 8, !dbg !592, !tbaa !137
  %4 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !593
  store ptr null, ptr %4, align 8, !dbg !594, !tbaa !137
  ret ptr %3, !dbg !595
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE11get_deleterB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !596 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !597
  ret ptr %2, !dbg !598
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEEC2B8ne190107IS2_S4_EEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #6 comdat align 2 !dbg !599 {
  tail call void @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !600
  tail call void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107IS3_TnNS_9enable_ifIXntsr7is_sameIS4_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %2), !dbg !601
  ret void, !dbg !602
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !603 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !604
  ret ptr %2, !dbg !605
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !606 {
  ret ptr %0, !dbg !607
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !608 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EE5__getB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !609
  ret ptr %2, !dbg !610
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EE5__getB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #3 comdat align 2 !dbg !611 {
  ret ptr %0, !dbg !612
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEC2B8ne190107IS2_TnNS_9enable_ifIXntsr7is_sameIS3_u7__decayIT_EEE5valueEiE4typeELi0EEEOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !613 {
  %3 = load ptr, ptr %1, align 8, !dbg !614, !tbaa !137
  store ptr %3, ptr %0, align 8, !dbg !615, !tbaa !568
  ret void, !dbg !616
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_15__thread_structEEELi1ELb1EEC2B8ne190107IS3_TnNS_9enable_ifIXntsr7is_sameIS4_u7__decayIT_EEE5valueEiE4typeELi0EEEOS7_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 1 dereferenceable(1) %1) unnamed_addr #3 comdat align 2 !dbg !617 {
  ret void, !dbg !618
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEEC2B8ne190107IRSA_NS_16__value_init_tagEEEOT_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #6 comdat align 2 !dbg !619 {
  tail call void @_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EEC2B8ne190107IRSA_TnNS_9enable_ifIXntsr7is_sameISB_u7__decayIT_EEE5valueEiE4typeELi0EEEOSF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1), !dbg !620
  tail call void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !621
  ret void, !dbg !622
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EEC2B8ne190107IRSA_TnNS_9enable_ifIXntsr7is_sameISB_u7__decayIT_EEE5valueEiE4typeELi0EEEOSF_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #3 comdat align 2 !dbg !623 {
  %3 = load ptr, ptr %1, align 8, !dbg !624, !tbaa !137
  store ptr %3, ptr %0, align 8, !dbg !625, !tbaa !626
  ret void, !dbg !628
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EEC2B8ne190107ENS_16__value_init_tagE(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #3 comdat align 2 !dbg !629 {
  ret void, !dbg !630
}

; Function Attrs: nounwind
declare !dbg !631 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !633 noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__119__thread_local_dataEv() local_unnamed_addr #8

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt3__121__thread_specific_ptrINS_15__thread_structEE11set_pointerEPS1_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !634 {
  %3 = load i32, ptr %0, align 4, !dbg !635, !tbaa !636
  %4 = tail call noundef i32 @_ZNSt3__116__libcpp_tls_setB8ne190107EjPv(i32 noundef %3, ptr noundef %1), !dbg !638
  ret void, !dbg !639
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__13getB8ne190107ILm0EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat !dbg !640 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !641
  ret ptr %2, !dbg !642
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__116__thread_executeB8ne190107INS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEJETpTnmJEEEvRNS_5tupleIJT_T0_DpT1_EEENS_15__tuple_indicesIJXspT2_EEEE(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat !dbg !643 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__13getB8ne190107ILm1EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !644
  tail call void @_ZNSt3__18__invokeB8ne190107IPFvvEJEEEDTclclsr3stdE7declvalIT_EEspclsr3stdE7declvalIT0_EEEEOS3_DpOS4_(ptr noundef nonnull align 8 dereferenceable(8) %2), !dbg !645
  ret void, !dbg !646
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef i32 @_ZNSt3__116__libcpp_tls_setB8ne190107EjPv(i32 noundef %0, ptr noundef %1) local_unnamed_addr #3 comdat !dbg !647 {
  %3 = tail call i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1) #16, !dbg !648
  ret i32 %3, !dbg !649
}

; Function Attrs: nounwind
declare !dbg !650 i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !651 {
  ret ptr %0, !dbg !652
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr hidden void @_ZNSt3__18__invokeB8ne190107IPFvvEJEEEDTclclsr3stdE7declvalIT_EEspclsr3stdE7declvalIT0_EEEEOS3_DpOS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #6 comdat !dbg !653 {
  %2 = load ptr, ptr %0, align 8, !dbg !655, !tbaa !137
  tail call void %2(), !dbg !656
  ret void, !dbg !657
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__13getB8ne190107ILm1EJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEERNS_13tuple_elementIXT_ENS_5tupleIJDpT0_EEEE4typeERSC_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #3 comdat !dbg !658 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !659
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__112__tuple_leafILm1EPFvvELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #16, !dbg !660
  ret ptr %3, !dbg !661
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__112__tuple_leafILm1EPFvvELb0EE3getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !662 {
  ret ptr %0, !dbg !663
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !664 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !665
  ret ptr %2, !dbg !666
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNKSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !667 {
  ret ptr %0, !dbg !668
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !669 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !670
  ret ptr %2, !dbg !671
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EE5__getB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !672 {
  ret ptr %0, !dbg !673
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_5tupleIJNS0_INS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEEENS3_IS8_EEE5resetB8ne190107EPS8_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !674 {
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !675
  %4 = load ptr, ptr %3, align 8, !dbg !675, !tbaa !137
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !676
  store ptr %1, ptr %5, align 8, !dbg !677, !tbaa !137
  %6 = icmp eq ptr %4, null, !dbg !678
  br i1 %6, label %9, label %7, !dbg !678

7:                                                ; preds = %2
  %8 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !679
  tail call void @_ZNKSt3__114default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS0_IS3_EEEEPFvvEEEEEclB8ne190107EPS8_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef nonnull %4) #16, !dbg !680
  br label %9, !dbg !680

9:                                                ; preds = %7, %2
  ret void, !dbg !681
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEENS4_IS9_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #3 comdat align 2 !dbg !682 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EE5__getB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) #16, !dbg !683
  ret ptr %2, !dbg !684
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNKSt3__114default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS0_IS3_EEEEPFvvEEEEEclB8ne190107EPS8_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !685 {
  %3 = icmp eq ptr %1, null, !dbg !686
  br i1 %3, label %5, label %4, !dbg !686

4:                                                ; preds = %2
  tail call void @_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %1) #16, !dbg !686
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef 16) #19, !dbg !686
  br label %5, !dbg !686

5:                                                ; preds = %4, %2
  ret void, !dbg !687
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__122__compressed_pair_elemINS_14default_deleteINS_5tupleIJNS_10unique_ptrINS_15__thread_structENS1_IS4_EEEEPFvvEEEEEELi1ELb1EE5__getB8ne190107Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #3 comdat align 2 !dbg !688 {
  ret ptr %0, !dbg !689
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__15tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEEPFvvEEED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !690 {
  tail call void @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #16, !dbg !691
  ret void, !dbg !691
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3__112__tuple_leafILm0ENS_10unique_ptrINS_15__thread_structENS_14default_deleteIS2_EEEELb0EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 !dbg !692 {
  tail call void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEED2B8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !693
  ret void, !dbg !693
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNSt3__110unique_ptrINS_15__thread_structENS_14default_deleteIS1_EEE5resetB8ne190107EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !694 {
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !695
  %4 = load ptr, ptr %3, align 8, !dbg !695, !tbaa !137
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE5firstB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !696
  store ptr %1, ptr %5, align 8, !dbg !697, !tbaa !137
  %6 = icmp eq ptr %4, null, !dbg !698
  br i1 %6, label %9, label %7, !dbg !698

7:                                                ; preds = %2
  %8 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt3__117__compressed_pairIPNS_15__thread_structENS_14default_deleteIS1_EEE6secondB8ne190107Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #16, !dbg !699
  tail call void @_ZNKSt3__114default_deleteINS_15__thread_structEEclB8ne190107EPS1_(ptr noundef nonnull align 1 dereferenceable(1) %8, ptr noundef nonnull %4) #16, !dbg !700
  br label %9, !dbg !700

9:                                                ; preds = %7, %2
  ret void, !dbg !701
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr hidden void @_ZNKSt3__114default_deleteINS_15__thread_structEEclB8ne190107EPS1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #3 comdat align 2 !dbg !702 {
  %3 = icmp eq ptr %1, null, !dbg !703
  br i1 %3, label %5, label %4, !dbg !703

4:                                                ; preds = %2
  tail call void @_ZNSt3__115__thread_structD1Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #16, !dbg !703
  tail call void @_ZdlPvm(ptr noundef %1, i64 noundef 8) #19, !dbg !703
  br label %5, !dbg !703

5:                                                ; preds = %4, %2
  ret void, !dbg !704
}

; Function Attrs: nounwind
declare void @_ZNSt3__115__thread_structD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: nofree noinline nounwind uwtable
define internal void @_GLOBAL__sub_I_libcxx.cpp() #0 section ".text.startup" !dbg !705 {
  tail call fastcc void @__cxx_global_var_init(), !dbg !706
  tail call fastcc void @__cxx_global_var_init.1(), !dbg !706
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
!56 = !DILocation(line: 32, column: 3, scope: !52)
!57 = !DILocation(line: 32, column: 19, scope: !52)
!58 = !DILocation(line: 34, column: 12, scope: !52)
!59 = !DILocation(line: 34, column: 34, scope: !52)
!60 = !DILocation(line: 34, column: 10, scope: !52)
!61 = !DILocation(line: 34, column: 3, scope: !52)
!62 = !DILocation(line: 35, column: 8, scope: !52)
!63 = !DILocation(line: 36, column: 2, scope: !52)
!64 = !DILocation(line: 37, column: 9, scope: !52)
!65 = !DILocation(line: 38, column: 11, scope: !52)
!66 = !DILocation(line: 38, column: 24, scope: !52)
!67 = !DILocation(line: 39, column: 3, scope: !52)
!68 = !DILocation(line: 40, column: 1, scope: !52)
!69 = distinct !DISubprogram(name: "thread<void (&)(), 0>", scope: !70, file: !70, line: 206, type: !9, scopeLine: 206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = !DIFile(filename: "include/c++/v1/__thread/thread.h", directory: "")
!71 = !DILocation(line: 208, column: 3, scope: !69)
!72 = !DILocation(line: 208, column: 16, scope: !69)
!73 = !DILocation(line: 208, column: 20, scope: !69)
!74 = !DILocation(line: 208, column: 10, scope: !69)
!75 = !DILocation(line: 210, column: 3, scope: !69)
!76 = !DILocation(line: 210, column: 23, scope: !69)
!77 = !DILocation(line: 210, column: 27, scope: !69)
!78 = !DILocation(line: 210, column: 19, scope: !69)
!79 = !DILocation(line: 211, column: 75, scope: !69)
!80 = !DILocation(line: 211, column: 14, scope: !69)
!81 = !DILocation(line: 212, column: 12, scope: !69)
!82 = !DILocation(line: 212, column: 7, scope: !69)
!83 = !DILocation(line: 213, column: 9, scope: !69)
!84 = !DILocation(line: 216, column: 1, scope: !69)
!85 = !DILocation(line: 215, column: 5, scope: !69)
!86 = distinct !DISubprogram(name: "move", scope: !1, file: !1, line: 19, type: !9, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 21, column: 2, scope: !86)
!88 = !DILocation(line: 21, column: 19, scope: !86)
!89 = !DILocation(line: 22, column: 7, scope: !86)
!90 = !DILocation(line: 22, column: 14, scope: !86)
!91 = !DILocation(line: 23, column: 5, scope: !86)
!92 = !DILocation(line: 23, column: 12, scope: !86)
!93 = !DILocation(line: 24, column: 1, scope: !86)
!94 = distinct !DISubprogram(name: "shared_ptr", scope: !15, file: !15, line: 436, type: !9, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 436, column: 85, scope: !94)
!96 = !DILocation(line: 436, column: 104, scope: !94)
!97 = distinct !DISubprogram(name: "unique_lock", scope: !98, file: !98, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = !DIFile(filename: "include/c++/v1/__mutex/unique_lock.h", directory: "")
!99 = !DILocation(line: 41, column: 9, scope: !97)
!100 = !{!101, !19, i64 0}
!101 = !{!"_ZTSNSt3__111unique_lockINS_5mutexEEE", !19, i64 0, !102, i64 8}
!102 = !{!"bool", !20, i64 0}
!103 = !DILocation(line: 41, column: 36, scope: !97)
!104 = !{!101, !102, i64 8}
!105 = !DILocation(line: 42, column: 11, scope: !97)
!106 = !DILocation(line: 43, column: 3, scope: !97)
!107 = distinct !DISubprogram(name: "operator bool", scope: !15, file: !15, line: 753, type: !9, scopeLine: 753, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = !DILocation(line: 753, column: 75, scope: !107)
!109 = !DILocation(line: 753, column: 81, scope: !107)
!110 = !DILocation(line: 753, column: 68, scope: !107)
!111 = distinct !DISubprogram(name: "operator=", scope: !15, file: !15, line: 682, type: !9, scopeLine: 682, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DILocation(line: 683, column: 5, scope: !111)
!113 = !DILocation(line: 683, column: 32, scope: !111)
!114 = !DILocation(line: 684, column: 5, scope: !111)
!115 = distinct !DISubprogram(name: "~unique_lock", scope: !98, file: !98, line: 63, type: !9, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DILocation(line: 64, column: 9, scope: !115)
!117 = !{i8 0, i8 2}
!118 = !DILocation(line: 65, column: 7, scope: !115)
!119 = !DILocation(line: 65, column: 13, scope: !115)
!120 = !DILocation(line: 66, column: 3, scope: !115)
!121 = distinct !DISubprogram(name: "operator*", scope: !15, file: !15, line: 740, type: !9, scopeLine: 740, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = !DILocation(line: 740, column: 102, scope: !121)
!123 = !{!18, !19, i64 0}
!124 = !DILocation(line: 740, column: 94, scope: !121)
!125 = !DISubprogram(name: "__assert_fail", scope: !126, file: !126, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!126 = !DIFile(filename: "include/assert.h", directory: "")
!127 = distinct !DISubprogram(name: "reset", scope: !15, file: !15, line: 718, type: !9, scopeLine: 718, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!128 = !DILocation(line: 718, column: 50, scope: !127)
!129 = !DILocation(line: 718, column: 63, scope: !127)
!130 = !DILocation(line: 718, column: 76, scope: !127)
!131 = distinct !DISubprogram(name: "weak_ptr", scope: !15, file: !15, line: 1386, type: !9, scopeLine: 1386, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = !DILocation(line: 1386, column: 81, scope: !131)
!133 = !DILocation(line: 1386, column: 100, scope: !131)
!134 = distinct !DISubprogram(name: "lock_guard", scope: !135, file: !135, line: 31, type: !9, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DIFile(filename: "include/c++/v1/__mutex/lock_guard.h", directory: "")
!136 = !DILocation(line: 32, column: 9, scope: !134)
!137 = !{!19, !19, i64 0}
!138 = !DILocation(line: 33, column: 10, scope: !134)
!139 = !DILocation(line: 34, column: 3, scope: !134)
!140 = distinct !DISubprogram(name: "make_shared<int, int, 0>", scope: !15, file: !15, line: 850, type: !9, scopeLine: 850, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = !DILocation(line: 851, column: 36, scope: !140)
!142 = !DILocation(line: 851, column: 10, scope: !140)
!143 = !DILocation(line: 851, column: 3, scope: !140)
!144 = distinct !DISubprogram(name: "operator=<int, 0>", scope: !15, file: !15, line: 1456, type: !9, scopeLine: 1456, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = !DILocation(line: 1457, column: 3, scope: !144)
!146 = !DILocation(line: 1457, column: 17, scope: !144)
!147 = !DILocation(line: 1458, column: 3, scope: !144)
!148 = distinct !DISubprogram(name: "~lock_guard", scope: !135, file: !135, line: 39, type: !9, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!149 = !DILocation(line: 39, column: 96, scope: !148)
!150 = !{!151, !19, i64 0}
!151 = !{!"_ZTSNSt3__110lock_guardINS_5mutexEEE", !19, i64 0}
!152 = !DILocation(line: 39, column: 101, scope: !148)
!153 = !DILocation(line: 39, column: 111, scope: !148)
!154 = distinct !DISubprogram(name: "lock", scope: !15, file: !15, line: 1478, type: !9, scopeLine: 1478, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 1479, column: 19, scope: !154)
!156 = !DILocation(line: 1480, column: 18, scope: !154)
!157 = !{!158, !19, i64 8}
!158 = !{!"_ZTSNSt3__18weak_ptrIiEE", !19, i64 0, !19, i64 8}
!159 = !DILocation(line: 1480, column: 39, scope: !154)
!160 = !DILocation(line: 1480, column: 7, scope: !154)
!161 = !DILocation(line: 1480, column: 16, scope: !154)
!162 = !DILocation(line: 1481, column: 7, scope: !154)
!163 = !DILocation(line: 1482, column: 18, scope: !154)
!164 = !{!158, !19, i64 0}
!165 = !DILocation(line: 1482, column: 16, scope: !154)
!166 = !DILocation(line: 1482, column: 5, scope: !154)
!167 = !DILocation(line: 1484, column: 1, scope: !154)
!168 = distinct !DISubprogram(name: "~weak_ptr", scope: !15, file: !15, line: 1423, type: !9, scopeLine: 1423, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 1424, column: 7, scope: !168)
!170 = !DILocation(line: 1425, column: 15, scope: !168)
!171 = !DILocation(line: 1425, column: 5, scope: !168)
!172 = !DILocation(line: 1426, column: 1, scope: !168)
!173 = distinct !DISubprogram(name: "allocate_shared<int, std::__1::allocator<int>, int, 0>", scope: !15, file: !15, line: 839, type: !9, scopeLine: 839, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!174 = !DILocation(line: 842, column: 3, scope: !173)
!175 = !DILocation(line: 842, column: 46, scope: !173)
!176 = !DILocation(line: 843, column: 41, scope: !173)
!177 = !DILocation(line: 843, column: 51, scope: !173)
!178 = !DILocation(line: 844, column: 34, scope: !173)
!179 = !DILocation(line: 846, column: 26, scope: !173)
!180 = !DILocation(line: 845, column: 10, scope: !173)
!181 = !DILocation(line: 847, column: 1, scope: !173)
!182 = distinct !DISubprogram(name: "allocator", scope: !183, file: !183, line: 107, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !DIFile(filename: "include/c++/v1/__memory/allocator.h", directory: "")
!184 = !DILocation(line: 107, column: 55, scope: !182)
!185 = !DILocation(line: 107, column: 85, scope: !182)
!186 = distinct !DISubprogram(name: "__allocation_guard<std::__1::allocator<int> >", scope: !187, file: !187, line: 53, type: !9, scopeLine: 57, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!187 = !DIFile(filename: "include/c++/v1/__memory/allocation_guard.h", directory: "")
!188 = !DILocation(line: 54, column: 9, scope: !186)
!189 = !DILocation(line: 55, column: 9, scope: !186)
!190 = !{!191, !193, i64 8}
!191 = !{!"_ZTSNSt3__118__allocation_guardINS_9allocatorINS_20__shared_ptr_emplaceIiNS1_IiEEEEEEEE", !192, i64 0, !193, i64 8, !19, i64 16}
!192 = !{!"_ZTSNSt3__19allocatorINS_20__shared_ptr_emplaceIiNS0_IiEEEEEE"}
!193 = !{!"long", !20, i64 0}
!194 = !DILocation(line: 56, column: 9, scope: !186)
!195 = !DILocation(line: 56, column: 16, scope: !186)
!196 = !{!191, !19, i64 16}
!197 = !DILocation(line: 57, column: 4, scope: !186)
!198 = distinct !DISubprogram(name: "__get", scope: !187, file: !187, line: 90, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!199 = !DILocation(line: 90, column: 67, scope: !198)
!200 = !DILocation(line: 90, column: 60, scope: !198)
!201 = distinct !DISubprogram(name: "__shared_ptr_emplace<int, std::__1::allocator<int>, 0>", scope: !15, file: !15, line: 261, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = !DILocation(line: 261, column: 34, scope: !201)
!203 = !DILocation(line: 261, column: 115, scope: !201)
!204 = !{!205, !205, i64 0}
!205 = !{!"vtable pointer", !21, i64 0}
!206 = !DILocation(line: 261, column: 88, scope: !201)
!207 = !DILocation(line: 263, column: 5, scope: !201)
!208 = !DILocation(line: 263, column: 21, scope: !201)
!209 = !DILocation(line: 264, column: 50, scope: !201)
!210 = !DILocation(line: 264, column: 5, scope: !201)
!211 = !DILocation(line: 265, column: 3, scope: !201)
!212 = distinct !DISubprogram(name: "__release_ptr", scope: !187, file: !187, line: 84, type: !9, scopeLine: 84, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = !DILocation(line: 85, column: 22, scope: !212)
!214 = !DILocation(line: 86, column: 20, scope: !212)
!215 = !DILocation(line: 87, column: 5, scope: !212)
!216 = distinct !DISubprogram(name: "__create_with_control_block<int, std::__1::__shared_ptr_emplace<int, std::__1::allocator<int> > >", scope: !15, file: !15, line: 782, type: !9, scopeLine: 782, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = !DILocation(line: 783, column: 21, scope: !216)
!218 = !DILocation(line: 784, column: 18, scope: !216)
!219 = !DILocation(line: 785, column: 9, scope: !216)
!220 = !DILocation(line: 785, column: 18, scope: !216)
!221 = !DILocation(line: 786, column: 9, scope: !216)
!222 = !DILocation(line: 788, column: 3, scope: !216)
!223 = distinct !DISubprogram(name: "__get_elem", scope: !15, file: !15, line: 269, type: !9, scopeLine: 269, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = !DILocation(line: 269, column: 62, scope: !223)
!225 = !DILocation(line: 269, column: 73, scope: !223)
!226 = !DILocation(line: 269, column: 55, scope: !223)
!227 = distinct !DISubprogram(name: "~__allocation_guard", scope: !187, file: !187, line: 59, type: !9, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = !DILocation(line: 59, column: 59, scope: !227)
!229 = !DILocation(line: 59, column: 72, scope: !227)
!230 = distinct !DISubprogram(name: "allocator<int>", scope: !183, file: !183, line: 110, type: !9, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !DILocation(line: 110, column: 55, scope: !230)
!232 = !DILocation(line: 110, column: 99, scope: !230)
!233 = distinct !DISubprogram(name: "allocate", scope: !234, file: !234, line: 279, type: !9, scopeLine: 279, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DIFile(filename: "include/c++/v1/__memory/allocator_traits.h", directory: "")
!235 = !DILocation(line: 280, column: 16, scope: !233)
!236 = !DILocation(line: 280, column: 5, scope: !233)
!237 = distinct !DISubprogram(name: "__non_trivial_if", scope: !183, file: !183, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!238 = !DILocation(line: 85, column: 73, scope: !237)
!239 = distinct !DISubprogram(name: "allocate", scope: !183, file: !183, line: 112, type: !9, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = !DILocation(line: 113, column: 15, scope: !239)
!241 = !DILocation(line: 113, column: 13, scope: !239)
!242 = !DILocation(line: 113, column: 9, scope: !239)
!243 = !DILocation(line: 114, column: 7, scope: !239)
!244 = !DILocation(line: 118, column: 59, scope: !239)
!245 = !DILocation(line: 118, column: 32, scope: !239)
!246 = !DILocation(line: 118, column: 7, scope: !239)
!247 = distinct !DISubprogram(name: "max_size<std::__1::allocator<std::__1::__shared_ptr_emplace<int, std::__1::allocator<int> > >, 0>", scope: !234, file: !234, line: 343, type: !9, scopeLine: 343, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!248 = !DILocation(line: 345, column: 16, scope: !247)
!249 = !DILocation(line: 345, column: 5, scope: !247)
!250 = distinct !DISubprogram(name: "__throw_bad_array_new_length", scope: !251, file: !251, line: 171, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = !DIFile(filename: "include/c++/v1/new", directory: "")
!252 = !DILocation(line: 173, column: 3, scope: !250)
!253 = !DILocation(line: 173, column: 9, scope: !250)
!254 = distinct !DISubprogram(name: "__libcpp_allocate", scope: !251, file: !251, line: 280, type: !9, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = !DILocation(line: 282, column: 7, scope: !254)
!256 = !DILocation(line: 284, column: 12, scope: !254)
!257 = !DILocation(line: 289, column: 10, scope: !254)
!258 = !DILocation(line: 289, column: 3, scope: !254)
!259 = !DILocation(line: 0, scope: !254)
!260 = !DILocation(line: 290, column: 1, scope: !254)
!261 = distinct !DISubprogram(name: "max_size", scope: !183, file: !183, line: 159, type: !9, scopeLine: 159, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!262 = !DILocation(line: 160, column: 5, scope: !261)
!263 = distinct !DISubprogram(name: "__is_overaligned_for_new", scope: !251, file: !251, line: 254, type: !9, scopeLine: 254, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!264 = !DILocation(line: 256, column: 18, scope: !263)
!265 = !DILocation(line: 256, column: 3, scope: !263)
!266 = distinct !DISubprogram(name: "__libcpp_operator_new<unsigned long, std::align_val_t>", scope: !251, file: !251, line: 263, type: !9, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = !DILocation(line: 265, column: 10, scope: !266)
!268 = !DILocation(line: 265, column: 3, scope: !266)
!269 = distinct !DISubprogram(name: "__libcpp_operator_new<unsigned long>", scope: !251, file: !251, line: 263, type: !9, scopeLine: 263, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = !DILocation(line: 265, column: 10, scope: !269)
!271 = !DILocation(line: 265, column: 3, scope: !269)
!272 = distinct !DISubprogram(name: "__shared_weak_count", scope: !15, file: !15, line: 169, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!273 = !DILocation(line: 170, column: 9, scope: !272)
!274 = !DILocation(line: 171, column: 39, scope: !272)
!275 = !DILocation(line: 171, column: 9, scope: !272)
!276 = !{!277, !193, i64 16}
!277 = !{!"_ZTSNSt3__119__shared_weak_countE", !278, i64 0, !193, i64 16}
!278 = !{!"_ZTSNSt3__114__shared_countE", !193, i64 8}
!279 = !DILocation(line: 171, column: 40, scope: !272)
!280 = distinct !DISubprogram(name: "_Storage", scope: !15, file: !15, line: 308, type: !9, scopeLine: 308, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!281 = !DILocation(line: 308, column: 75, scope: !280)
!282 = !DILocation(line: 308, column: 114, scope: !280)
!283 = distinct !DISubprogram(name: "__get_alloc", scope: !15, file: !15, line: 267, type: !9, scopeLine: 267, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!284 = !DILocation(line: 267, column: 66, scope: !283)
!285 = !DILocation(line: 267, column: 77, scope: !283)
!286 = !DILocation(line: 267, column: 59, scope: !283)
!287 = distinct !DISubprogram(name: "construct<int, int, 0>", scope: !234, file: !234, line: 317, type: !9, scopeLine: 317, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!288 = !DILocation(line: 319, column: 9, scope: !287)
!289 = !DILocation(line: 321, column: 3, scope: !287)
!290 = distinct !DISubprogram(name: "~_Storage", scope: !15, file: !15, line: 309, type: !9, scopeLine: 309, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!291 = !DILocation(line: 309, column: 41, scope: !290)
!292 = !DILocation(line: 309, column: 67, scope: !290)
!293 = distinct !DISubprogram(name: "~__shared_ptr_emplace", scope: !15, file: !15, line: 248, type: !9, scopeLine: 248, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!294 = !DILocation(line: 248, column: 8, scope: !293)
!295 = distinct !DISubprogram(name: "~__shared_ptr_emplace", scope: !15, file: !15, line: 248, type: !9, scopeLine: 248, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!296 = !DILocation(line: 248, column: 8, scope: !295)
!297 = distinct !DISubprogram(name: "__on_zero_shared", scope: !15, file: !15, line: 286, type: !9, scopeLine: 286, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!298 = !DILocation(line: 286, column: 78, scope: !297)
!299 = !DILocation(line: 286, column: 103, scope: !297)
!300 = distinct !DISubprogram(name: "__on_zero_shared_weak", scope: !15, file: !15, line: 288, type: !9, scopeLine: 288, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!301 = !DILocation(line: 291, column: 5, scope: !300)
!302 = !DILocation(line: 291, column: 31, scope: !300)
!303 = !DILocation(line: 291, column: 24, scope: !300)
!304 = !DILocation(line: 292, column: 5, scope: !300)
!305 = !DILocation(line: 292, column: 17, scope: !300)
!306 = !DILocation(line: 293, column: 61, scope: !300)
!307 = !DILocation(line: 293, column: 5, scope: !300)
!308 = !DILocation(line: 294, column: 3, scope: !300)
!309 = distinct !DISubprogram(name: "__shared_count", scope: !15, file: !15, line: 147, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!310 = !DILocation(line: 147, column: 103, scope: !309)
!311 = !DILocation(line: 147, column: 78, scope: !309)
!312 = !{!278, !193, i64 8}
!313 = !DILocation(line: 147, column: 104, scope: !309)
!314 = distinct !DISubprogram(name: "__get_alloc", scope: !15, file: !15, line: 310, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!315 = !DILocation(line: 312, column: 51, scope: !314)
!316 = !DILocation(line: 314, column: 7, scope: !314)
!317 = distinct !DISubprogram(name: "__get_first_base", scope: !318, file: !318, line: 145, type: !9, scopeLine: 145, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!318 = !DIFile(filename: "include/c++/v1/__memory/compressed_pair.h", directory: "")
!319 = !DILocation(line: 146, column: 5, scope: !317)
!320 = distinct !DISubprogram(name: "construct<int, int>", scope: !183, file: !183, line: 164, type: !9, scopeLine: 164, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!321 = !DILocation(line: 165, column: 28, scope: !320)
!322 = !DILocation(line: 165, column: 5, scope: !320)
!323 = !DILocation(line: 166, column: 3, scope: !320)
!324 = distinct !DISubprogram(name: "__on_zero_shared_impl<std::__1::allocator<int>, 0>", scope: !15, file: !15, line: 280, type: !9, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!325 = !DILocation(line: 282, column: 5, scope: !324)
!326 = !DILocation(line: 282, column: 21, scope: !324)
!327 = !DILocation(line: 283, column: 48, scope: !324)
!328 = !DILocation(line: 283, column: 5, scope: !324)
!329 = !DILocation(line: 284, column: 3, scope: !324)
!330 = distinct !DISubprogram(name: "destroy<int, 0>", scope: !234, file: !234, line: 332, type: !9, scopeLine: 332, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!331 = !DILocation(line: 334, column: 9, scope: !330)
!332 = !DILocation(line: 336, column: 3, scope: !330)
!333 = distinct !DISubprogram(name: "destroy", scope: !183, file: !183, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!334 = !DILocation(line: 168, column: 94, scope: !333)
!335 = distinct !DISubprogram(name: "deallocate", scope: !234, file: !234, line: 311, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!336 = !DILocation(line: 312, column: 9, scope: !335)
!337 = !DILocation(line: 313, column: 3, scope: !335)
!338 = distinct !DISubprogram(name: "pointer_to", scope: !339, file: !339, line: 170, type: !9, scopeLine: 170, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!339 = !DIFile(filename: "include/c++/v1/__memory/pointer_traits.h", directory: "")
!340 = !DILocation(line: 171, column: 5, scope: !338)
!341 = distinct !DISubprogram(name: "deallocate", scope: !183, file: !183, line: 128, type: !9, scopeLine: 128, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!342 = !DILocation(line: 132, column: 48, scope: !341)
!343 = !DILocation(line: 132, column: 7, scope: !341)
!344 = !DILocation(line: 134, column: 3, scope: !341)
!345 = distinct !DISubprogram(name: "__libcpp_deallocate", scope: !251, file: !251, line: 302, type: !9, scopeLine: 302, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!346 = !DILocation(line: 307, column: 7, scope: !345)
!347 = !DILocation(line: 309, column: 12, scope: !345)
!348 = !DILocation(line: 311, column: 12, scope: !345)
!349 = !DILocation(line: 311, column: 5, scope: !345)
!350 = !DILocation(line: 314, column: 1, scope: !345)
!351 = distinct !DISubprogram(name: "__do_deallocate_handle_size<std::align_val_t>", scope: !251, file: !251, line: 293, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!352 = !DILocation(line: 298, column: 10, scope: !351)
!353 = !DILocation(line: 298, column: 3, scope: !351)
!354 = distinct !DISubprogram(name: "__do_deallocate_handle_size<>", scope: !251, file: !251, line: 293, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!355 = !DILocation(line: 298, column: 10, scope: !354)
!356 = !DILocation(line: 298, column: 3, scope: !354)
!357 = distinct !DISubprogram(name: "__libcpp_operator_delete<void *, unsigned long, std::align_val_t>", scope: !251, file: !251, line: 272, type: !9, scopeLine: 272, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!358 = !DILocation(line: 274, column: 3, scope: !357)
!359 = !DILocation(line: 278, column: 1, scope: !357)
!360 = distinct !DISubprogram(name: "__libcpp_operator_delete<void *, unsigned long>", scope: !251, file: !251, line: 272, type: !9, scopeLine: 272, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!361 = !DILocation(line: 274, column: 3, scope: !360)
!362 = !DILocation(line: 278, column: 1, scope: !360)
!363 = distinct !DISubprogram(name: "__enable_weak_this", scope: !15, file: !15, line: 811, type: !9, scopeLine: 811, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!364 = !DILocation(line: 811, column: 65, scope: !363)
!365 = distinct !DISubprogram(name: "__get_elem", scope: !15, file: !15, line: 316, type: !9, scopeLine: 316, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!366 = !DILocation(line: 318, column: 52, scope: !365)
!367 = !DILocation(line: 320, column: 7, scope: !365)
!368 = distinct !DISubprogram(name: "__get_second_base", scope: !318, file: !318, line: 148, type: !9, scopeLine: 148, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!369 = !DILocation(line: 149, column: 5, scope: !368)
!370 = distinct !DISubprogram(name: "__destroy", scope: !187, file: !187, line: 93, type: !9, scopeLine: 93, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!371 = !DILocation(line: 94, column: 9, scope: !370)
!372 = !DILocation(line: 94, column: 16, scope: !370)
!373 = !DILocation(line: 95, column: 62, scope: !370)
!374 = !DILocation(line: 95, column: 7, scope: !370)
!375 = !DILocation(line: 96, column: 5, scope: !370)
!376 = !DILocation(line: 97, column: 3, scope: !370)
!377 = distinct !DISubprogram(name: "__non_trivial_if", scope: !183, file: !183, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!378 = !DILocation(line: 85, column: 73, scope: !377)
!379 = distinct !DISubprogram(name: "weak_ptr<int, 0>", scope: !15, file: !15, line: 1396, type: !9, scopeLine: 1396, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!380 = !DILocation(line: 1396, column: 83, scope: !379)
!381 = !DILocation(line: 1396, column: 72, scope: !379)
!382 = !DILocation(line: 1396, column: 92, scope: !379)
!383 = !DILocation(line: 1396, column: 105, scope: !379)
!384 = !DILocation(line: 1397, column: 7, scope: !379)
!385 = !DILocation(line: 1398, column: 15, scope: !379)
!386 = !DILocation(line: 1398, column: 5, scope: !379)
!387 = !DILocation(line: 1399, column: 1, scope: !379)
!388 = distinct !DISubprogram(name: "swap", scope: !15, file: !15, line: 1462, type: !9, scopeLine: 1462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!389 = !DILocation(line: 1463, column: 3, scope: !388)
!390 = !DILocation(line: 1464, column: 13, scope: !388)
!391 = !DILocation(line: 1464, column: 27, scope: !388)
!392 = !DILocation(line: 1464, column: 3, scope: !388)
!393 = !DILocation(line: 1465, column: 1, scope: !388)
!394 = distinct !DISubprogram(name: "__add_weak", scope: !15, file: !15, line: 183, type: !9, scopeLine: 183, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!395 = !DILocation(line: 183, column: 90, scope: !394)
!396 = !DILocation(line: 183, column: 55, scope: !394)
!397 = !DILocation(line: 183, column: 114, scope: !394)
!398 = distinct !DISubprogram(name: "__libcpp_atomic_refcount_increment<long>", scope: !15, file: !15, line: 98, type: !9, scopeLine: 98, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!399 = !DILocation(line: 100, column: 10, scope: !398)
!400 = !DILocation(line: 100, column: 3, scope: !398)
!401 = distinct !DISubprogram(name: "swap<int *>", scope: !402, file: !402, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!402 = !DIFile(filename: "include/c++/v1/__utility/swap.h", directory: "")
!403 = !DILocation(line: 42, column: 11, scope: !401)
!404 = !DILocation(line: 43, column: 9, scope: !401)
!405 = !DILocation(line: 43, column: 7, scope: !401)
!406 = !DILocation(line: 44, column: 7, scope: !401)
!407 = !DILocation(line: 45, column: 1, scope: !401)
!408 = distinct !DISubprogram(name: "swap<std::__1::__shared_weak_count *>", scope: !402, file: !402, line: 40, type: !9, scopeLine: 41, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!409 = !DILocation(line: 42, column: 11, scope: !408)
!410 = !DILocation(line: 43, column: 9, scope: !408)
!411 = !DILocation(line: 43, column: 7, scope: !408)
!412 = !DILocation(line: 44, column: 7, scope: !408)
!413 = !DILocation(line: 45, column: 1, scope: !408)
!414 = distinct !DISubprogram(name: "scoped_lock", scope: !415, file: !415, line: 470, type: !9, scopeLine: 470, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!415 = !DIFile(filename: "include/c++/v1/mutex", directory: "")
!416 = !DILocation(line: 470, column: 82, scope: !414)
!417 = !DILocation(line: 471, column: 5, scope: !414)
!418 = !DILocation(line: 472, column: 3, scope: !414)
!419 = distinct !DISubprogram(name: "~scoped_lock", scope: !415, file: !415, line: 476, type: !9, scopeLine: 476, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!420 = !DILocation(line: 478, column: 5, scope: !419)
!421 = !DILocation(line: 479, column: 3, scope: !419)
!422 = distinct !DISubprogram(name: "tuple<std::__1::_And, 0>", scope: !423, file: !423, line: 578, type: !9, scopeLine: 583, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!423 = !DIFile(filename: "include/c++/v1/tuple", directory: "")
!424 = !DILocation(line: 579, column: 9, scope: !422)
!425 = !DILocation(line: 583, column: 26, scope: !422)
!426 = distinct !DISubprogram(name: "lock<std::__1::mutex, std::__1::mutex>", scope: !415, file: !415, line: 357, type: !9, scopeLine: 357, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!427 = !DILocation(line: 360, column: 7, scope: !426)
!428 = !DILocation(line: 360, column: 24, scope: !426)
!429 = !DILocation(line: 361, column: 16, scope: !426)
!430 = !DILocation(line: 361, column: 11, scope: !426)
!431 = !DILocation(line: 362, column: 14, scope: !426)
!432 = !DILocation(line: 365, column: 5, scope: !426)
!433 = !DILocation(line: 366, column: 5, scope: !426)
!434 = !DILocation(line: 368, column: 7, scope: !426)
!435 = !DILocation(line: 368, column: 24, scope: !426)
!436 = !DILocation(line: 369, column: 16, scope: !426)
!437 = !DILocation(line: 369, column: 11, scope: !426)
!438 = !DILocation(line: 370, column: 14, scope: !426)
!439 = !DILocation(line: 373, column: 5, scope: !426)
!440 = !DILocation(line: 374, column: 5, scope: !426)
!441 = distinct !{!441, !442, !443, !38, !39}
!442 = !DILocation(line: 358, column: 3, scope: !426)
!443 = !DILocation(line: 375, column: 3, scope: !426)
!444 = !DILocation(line: 376, column: 1, scope: !426)
!445 = distinct !DISubprogram(name: "__tuple_impl<0UL, 1UL, std::__1::mutex &, std::__1::mutex &, std::__1::mutex &, std::__1::mutex &>", scope: !423, file: !423, line: 464, type: !9, scopeLine: 471, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!446 = !DILocation(line: 471, column: 9, scope: !445)
!447 = !DILocation(line: 471, column: 88, scope: !445)
!448 = !DILocation(line: 471, column: 89, scope: !445)
!449 = distinct !DISubprogram(name: "__tuple_leaf<std::__1::mutex &, 0>", scope: !423, file: !423, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!450 = !DILocation(line: 340, column: 9, scope: !449)
!451 = !DILocation(line: 343, column: 3, scope: !449)
!452 = distinct !DISubprogram(name: "__tuple_leaf<std::__1::mutex &, 0>", scope: !423, file: !423, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!453 = !DILocation(line: 340, column: 9, scope: !452)
!454 = !DILocation(line: 343, column: 3, scope: !452)
!455 = distinct !DISubprogram(name: "release", scope: !98, file: !98, line: 105, type: !9, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!456 = !DILocation(line: 106, column: 23, scope: !455)
!457 = !DILocation(line: 107, column: 21, scope: !455)
!458 = !DILocation(line: 108, column: 5, scope: !455)
!459 = !DILocation(line: 108, column: 21, scope: !455)
!460 = !DILocation(line: 109, column: 5, scope: !455)
!461 = distinct !DISubprogram(name: "__libcpp_thread_yield", scope: !462, file: !462, line: 194, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!462 = !DIFile(filename: "include/c++/v1/__thread/support/pthread.h", directory: "")
!463 = !DILocation(line: 194, column: 61, scope: !461)
!464 = !DILocation(line: 194, column: 76, scope: !461)
!465 = !DISubprogram(name: "sched_yield", scope: !466, file: !466, line: 68, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!466 = !DIFile(filename: "include/sched.h", directory: "")
!467 = distinct !DISubprogram(name: "__unlock_unpack<0UL, 1UL>", scope: !415, file: !415, line: 486, type: !9, scopeLine: 486, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!468 = !DILocation(line: 487, column: 6, scope: !467)
!469 = !DILocation(line: 487, column: 28, scope: !467)
!470 = !DILocation(line: 488, column: 3, scope: !467)
!471 = distinct !DISubprogram(name: "get<0UL, std::__1::mutex &, std::__1::mutex &>", scope: !423, file: !423, line: 1064, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!472 = !DILocation(line: 1066, column: 61, scope: !471)
!473 = !DILocation(line: 1066, column: 3, scope: !471)
!474 = distinct !DISubprogram(name: "get<1UL, std::__1::mutex &, std::__1::mutex &>", scope: !423, file: !423, line: 1064, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!475 = !DILocation(line: 1066, column: 48, scope: !474)
!476 = !DILocation(line: 1066, column: 61, scope: !474)
!477 = !DILocation(line: 1066, column: 3, scope: !474)
!478 = distinct !DISubprogram(name: "get", scope: !423, file: !423, line: 382, type: !9, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!479 = !DILocation(line: 382, column: 85, scope: !478)
!480 = !{!481, !19, i64 0}
!481 = !{!"_ZTSNSt3__112__tuple_leafILm0ERNS_5mutexELb0EEE", !19, i64 0}
!482 = !DILocation(line: 382, column: 78, scope: !478)
!483 = distinct !DISubprogram(name: "get", scope: !423, file: !423, line: 382, type: !9, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!484 = !DILocation(line: 382, column: 85, scope: !483)
!485 = !{!486, !19, i64 0}
!486 = !{!"_ZTSNSt3__112__tuple_leafILm1ERNS_5mutexELb0EEE", !19, i64 0}
!487 = !DILocation(line: 382, column: 78, scope: !483)
!488 = distinct !DISubprogram(name: "__release_shared", scope: !15, file: !15, line: 184, type: !9, scopeLine: 184, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!489 = !DILocation(line: 185, column: 25, scope: !488)
!490 = !DILocation(line: 185, column: 9, scope: !488)
!491 = !DILocation(line: 186, column: 7, scope: !488)
!492 = !DILocation(line: 187, column: 3, scope: !488)
!493 = distinct !DISubprogram(name: "__release_shared", scope: !15, file: !15, line: 154, type: !9, scopeLine: 154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!494 = !DILocation(line: 155, column: 44, scope: !493)
!495 = !DILocation(line: 155, column: 9, scope: !493)
!496 = !DILocation(line: 155, column: 62, scope: !493)
!497 = !DILocation(line: 156, column: 7, scope: !493)
!498 = !DILocation(line: 157, column: 7, scope: !493)
!499 = !DILocation(line: 160, column: 3, scope: !493)
!500 = distinct !DISubprogram(name: "__libcpp_atomic_refcount_decrement<long>", scope: !15, file: !15, line: 107, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!501 = !DILocation(line: 109, column: 10, scope: !500)
!502 = !DILocation(line: 109, column: 3, scope: !500)
!503 = distinct !DISubprogram(name: "shared_ptr", scope: !15, file: !15, line: 594, type: !9, scopeLine: 594, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!504 = !DILocation(line: 594, column: 77, scope: !503)
!505 = !DILocation(line: 594, column: 66, scope: !503)
!506 = !DILocation(line: 594, column: 86, scope: !503)
!507 = !DILocation(line: 594, column: 99, scope: !503)
!508 = !DILocation(line: 596, column: 18, scope: !503)
!509 = !DILocation(line: 597, column: 3, scope: !503)
!510 = distinct !DISubprogram(name: "swap", scope: !15, file: !15, line: 713, type: !9, scopeLine: 713, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!511 = !DILocation(line: 714, column: 5, scope: !510)
!512 = !DILocation(line: 715, column: 15, scope: !510)
!513 = !DILocation(line: 715, column: 29, scope: !510)
!514 = !DILocation(line: 715, column: 5, scope: !510)
!515 = !DILocation(line: 716, column: 3, scope: !510)
!516 = distinct !DISubprogram(name: "get", scope: !15, file: !15, line: 738, type: !9, scopeLine: 738, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!517 = !DILocation(line: 738, column: 70, scope: !516)
!518 = !DILocation(line: 738, column: 63, scope: !516)
!519 = distinct !DISubprogram(name: "unique_ptr<true, void>", scope: !520, file: !520, line: 200, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!520 = !DIFile(filename: "include/c++/v1/__memory/unique_ptr.h", directory: "")
!521 = !DILocation(line: 200, column: 90, scope: !519)
!522 = !DILocation(line: 200, column: 78, scope: !519)
!523 = !DILocation(line: 200, column: 111, scope: !519)
!524 = distinct !DISubprogram(name: "tuple<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (&)(), 0>", scope: !423, file: !423, line: 615, type: !9, scopeLine: 620, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!525 = !DILocation(line: 616, column: 9, scope: !524)
!526 = !DILocation(line: 620, column: 45, scope: !524)
!527 = distinct !DISubprogram(name: "unique_ptr<true, void>", scope: !520, file: !520, line: 200, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!528 = !DILocation(line: 200, column: 90, scope: !527)
!529 = !DILocation(line: 200, column: 78, scope: !527)
!530 = !DILocation(line: 200, column: 111, scope: !527)
!531 = distinct !DISubprogram(name: "__libcpp_thread_create", scope: !462, file: !462, line: 181, type: !9, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!532 = !DILocation(line: 182, column: 10, scope: !531)
!533 = !DILocation(line: 182, column: 3, scope: !531)
!534 = distinct !DISubprogram(name: "__thread_proxy<std::__1::tuple<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()> >", scope: !70, file: !70, line: 196, type: !9, scopeLine: 196, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!535 = !DILocation(line: 198, column: 3, scope: !534)
!536 = !DILocation(line: 198, column: 19, scope: !534)
!537 = !DILocation(line: 199, column: 3, scope: !534)
!538 = !DILocation(line: 199, column: 54, scope: !534)
!539 = !DILocation(line: 199, column: 37, scope: !534)
!540 = !DILocation(line: 199, column: 61, scope: !534)
!541 = !DILocation(line: 199, column: 25, scope: !534)
!542 = !DILocation(line: 201, column: 30, scope: !534)
!543 = !DILocation(line: 201, column: 3, scope: !534)
!544 = !DILocation(line: 203, column: 1, scope: !534)
!545 = distinct !DISubprogram(name: "get", scope: !520, file: !520, line: 273, type: !9, scopeLine: 273, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!546 = !DILocation(line: 273, column: 101, scope: !545)
!547 = !DILocation(line: 273, column: 87, scope: !545)
!548 = distinct !DISubprogram(name: "release", scope: !520, file: !520, line: 282, type: !9, scopeLine: 282, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!549 = !DILocation(line: 283, column: 29, scope: !548)
!550 = !DILocation(line: 284, column: 12, scope: !548)
!551 = !DILocation(line: 284, column: 20, scope: !548)
!552 = !DILocation(line: 285, column: 5, scope: !548)
!553 = !DISubprogram(name: "__throw_system_error", scope: !554, file: !554, line: 42, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!554 = !DIFile(filename: "include/c++/v1/__system_error/system_error.h", directory: "")
!555 = distinct !DISubprogram(name: "~unique_ptr", scope: !520, file: !520, line: 261, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!556 = !DILocation(line: 261, column: 71, scope: !555)
!557 = !DILocation(line: 261, column: 80, scope: !555)
!558 = distinct !DISubprogram(name: "~unique_ptr", scope: !520, file: !520, line: 261, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!559 = !DILocation(line: 261, column: 71, scope: !558)
!560 = !DILocation(line: 261, column: 80, scope: !558)
!561 = distinct !DISubprogram(name: "__compressed_pair<std::__1::__thread_struct *&, std::__1::__value_init_tag>", scope: !318, file: !318, line: 118, type: !9, scopeLine: 119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!562 = !DILocation(line: 119, column: 9, scope: !561)
!563 = !DILocation(line: 119, column: 42, scope: !561)
!564 = !DILocation(line: 119, column: 75, scope: !561)
!565 = distinct !DISubprogram(name: "__compressed_pair_elem<std::__1::__thread_struct *&, 0>", scope: !318, file: !318, line: 52, type: !9, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!566 = !DILocation(line: 53, column: 18, scope: !565)
!567 = !DILocation(line: 53, column: 9, scope: !565)
!568 = !{!569, !19, i64 0}
!569 = !{!"_ZTSNSt3__122__compressed_pair_elemIPNS_15__thread_structELi0ELb0EEE", !19, i64 0}
!570 = !DILocation(line: 53, column: 43, scope: !565)
!571 = distinct !DISubprogram(name: "__compressed_pair_elem", scope: !318, file: !318, line: 78, type: !9, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!572 = !DILocation(line: 78, column: 111, scope: !571)
!573 = distinct !DISubprogram(name: "__tuple_impl<0UL, 1UL, std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)(), std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (&)()>", scope: !423, file: !423, line: 464, type: !9, scopeLine: 471, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!574 = !DILocation(line: 471, column: 9, scope: !573)
!575 = !DILocation(line: 471, column: 88, scope: !573)
!576 = !DILocation(line: 471, column: 89, scope: !573)
!577 = distinct !DISubprogram(name: "__tuple_leaf<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, 0>", scope: !423, file: !423, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!578 = !DILocation(line: 340, column: 9, scope: !577)
!579 = !DILocation(line: 343, column: 3, scope: !577)
!580 = distinct !DISubprogram(name: "__tuple_leaf<void (&)(), 0>", scope: !423, file: !423, line: 339, type: !9, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!581 = !DILocation(line: 340, column: 9, scope: !580)
!582 = !{!583, !19, i64 0}
!583 = !{!"_ZTSNSt3__112__tuple_leafILm1EPFvvELb0EEE", !19, i64 0}
!584 = !DILocation(line: 343, column: 3, scope: !580)
!585 = distinct !DISubprogram(name: "unique_ptr", scope: !520, file: !520, line: 215, type: !9, scopeLine: 216, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!586 = !DILocation(line: 216, column: 16, scope: !585)
!587 = !DILocation(line: 216, column: 20, scope: !585)
!588 = !DILocation(line: 216, column: 62, scope: !585)
!589 = !DILocation(line: 216, column: 9, scope: !585)
!590 = !DILocation(line: 216, column: 79, scope: !585)
!591 = distinct !DISubprogram(name: "release", scope: !520, file: !520, line: 282, type: !9, scopeLine: 282, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!592 = !DILocation(line: 283, column: 29, scope: !591)
!593 = !DILocation(line: 284, column: 12, scope: !591)
!594 = !DILocation(line: 284, column: 20, scope: !591)
!595 = !DILocation(line: 285, column: 5, scope: !591)
!596 = distinct !DISubprogram(name: "get_deleter", scope: !520, file: !520, line: 274, type: !9, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!597 = !DILocation(line: 274, column: 109, scope: !596)
!598 = !DILocation(line: 274, column: 95, scope: !596)
!599 = distinct !DISubprogram(name: "__compressed_pair<std::__1::__thread_struct *, std::__1::default_delete<std::__1::__thread_struct> >", scope: !318, file: !318, line: 118, type: !9, scopeLine: 119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!600 = !DILocation(line: 119, column: 9, scope: !599)
!601 = !DILocation(line: 119, column: 42, scope: !599)
!602 = !DILocation(line: 119, column: 75, scope: !599)
!603 = distinct !DISubprogram(name: "first", scope: !318, file: !318, line: 129, type: !9, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!604 = !DILocation(line: 130, column: 40, scope: !603)
!605 = !DILocation(line: 130, column: 5, scope: !603)
!606 = distinct !DISubprogram(name: "__get", scope: !318, file: !318, line: 62, type: !9, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!607 = !DILocation(line: 62, column: 85, scope: !606)
!608 = distinct !DISubprogram(name: "second", scope: !318, file: !318, line: 137, type: !9, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!609 = !DILocation(line: 138, column: 40, scope: !608)
!610 = !DILocation(line: 138, column: 5, scope: !608)
!611 = distinct !DISubprogram(name: "__get", scope: !318, file: !318, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!612 = !DILocation(line: 91, column: 85, scope: !611)
!613 = distinct !DISubprogram(name: "__compressed_pair_elem<std::__1::__thread_struct *, 0>", scope: !318, file: !318, line: 52, type: !9, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!614 = !DILocation(line: 53, column: 18, scope: !613)
!615 = !DILocation(line: 53, column: 9, scope: !613)
!616 = !DILocation(line: 53, column: 43, scope: !613)
!617 = distinct !DISubprogram(name: "__compressed_pair_elem<std::__1::default_delete<std::__1::__thread_struct>, 0>", scope: !318, file: !318, line: 81, type: !9, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!618 = !DILocation(line: 82, column: 47, scope: !617)
!619 = distinct !DISubprogram(name: "__compressed_pair<std::__1::tuple<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()> *&, std::__1::__value_init_tag>", scope: !318, file: !318, line: 118, type: !9, scopeLine: 119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!620 = !DILocation(line: 119, column: 9, scope: !619)
!621 = !DILocation(line: 119, column: 42, scope: !619)
!622 = !DILocation(line: 119, column: 75, scope: !619)
!623 = distinct !DISubprogram(name: "__compressed_pair_elem<std::__1::tuple<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()> *&, 0>", scope: !318, file: !318, line: 52, type: !9, scopeLine: 53, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!624 = !DILocation(line: 53, column: 18, scope: !623)
!625 = !DILocation(line: 53, column: 9, scope: !623)
!626 = !{!627, !19, i64 0}
!627 = !{!"_ZTSNSt3__122__compressed_pair_elemIPNS_5tupleIJNS_10unique_ptrINS_15__thread_structENS_14default_deleteIS3_EEEEPFvvEEEELi0ELb0EEE", !19, i64 0}
!628 = !DILocation(line: 53, column: 43, scope: !623)
!629 = distinct !DISubprogram(name: "__compressed_pair_elem", scope: !318, file: !318, line: 78, type: !9, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!630 = !DILocation(line: 78, column: 111, scope: !629)
!631 = !DISubprogram(name: "pthread_create", scope: !632, file: !632, line: 202, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!632 = !DIFile(filename: "include/pthread.h", directory: "")
!633 = !DISubprogram(name: "__thread_local_data", scope: !70, file: !70, line: 46, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!634 = distinct !DISubprogram(name: "set_pointer", scope: !70, file: !70, line: 108, type: !9, scopeLine: 108, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!635 = !DILocation(line: 110, column: 25, scope: !634)
!636 = !{!637, !45, i64 0}
!637 = !{!"_ZTSNSt3__121__thread_specific_ptrINS_15__thread_structEEE", !45, i64 0}
!638 = !DILocation(line: 110, column: 3, scope: !634)
!639 = !DILocation(line: 111, column: 1, scope: !634)
!640 = distinct !DISubprogram(name: "get<0UL, std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()>", scope: !423, file: !423, line: 1064, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!641 = !DILocation(line: 1066, column: 61, scope: !640)
!642 = !DILocation(line: 1066, column: 3, scope: !640)
!643 = distinct !DISubprogram(name: "__thread_execute<std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()>", scope: !70, file: !70, line: 191, type: !9, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!644 = !DILocation(line: 192, column: 27, scope: !643)
!645 = !DILocation(line: 192, column: 3, scope: !643)
!646 = !DILocation(line: 193, column: 1, scope: !643)
!647 = distinct !DISubprogram(name: "__libcpp_tls_set", scope: !462, file: !462, line: 215, type: !9, scopeLine: 215, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!648 = !DILocation(line: 216, column: 10, scope: !647)
!649 = !DILocation(line: 216, column: 3, scope: !647)
!650 = !DISubprogram(name: "pthread_setspecific", scope: !632, file: !632, line: 1308, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!651 = distinct !DISubprogram(name: "get", scope: !423, file: !423, line: 382, type: !9, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!652 = !DILocation(line: 382, column: 78, scope: !651)
!653 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !654, file: !654, line: 147, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!654 = !DIFile(filename: "include/c++/v1/__type_traits/invoke.h", directory: "")
!655 = !DILocation(line: 149, column: 44, scope: !653)
!656 = !DILocation(line: 149, column: 25, scope: !653)
!657 = !DILocation(line: 149, column: 18, scope: !653)
!658 = distinct !DISubprogram(name: "get<1UL, std::__1::unique_ptr<std::__1::__thread_struct, std::__1::default_delete<std::__1::__thread_struct> >, void (*)()>", scope: !423, file: !423, line: 1064, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!659 = !DILocation(line: 1066, column: 48, scope: !658)
!660 = !DILocation(line: 1066, column: 61, scope: !658)
!661 = !DILocation(line: 1066, column: 3, scope: !658)
!662 = distinct !DISubprogram(name: "get", scope: !423, file: !423, line: 382, type: !9, scopeLine: 382, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!663 = !DILocation(line: 382, column: 78, scope: !662)
!664 = distinct !DISubprogram(name: "first", scope: !318, file: !318, line: 133, type: !9, scopeLine: 133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!665 = !DILocation(line: 134, column: 46, scope: !664)
!666 = !DILocation(line: 134, column: 5, scope: !664)
!667 = distinct !DISubprogram(name: "__get", scope: !318, file: !318, line: 63, type: !9, scopeLine: 63, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!668 = !DILocation(line: 63, column: 85, scope: !667)
!669 = distinct !DISubprogram(name: "first", scope: !318, file: !318, line: 129, type: !9, scopeLine: 129, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!670 = !DILocation(line: 130, column: 40, scope: !669)
!671 = !DILocation(line: 130, column: 5, scope: !669)
!672 = distinct !DISubprogram(name: "__get", scope: !318, file: !318, line: 62, type: !9, scopeLine: 62, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!673 = !DILocation(line: 62, column: 85, scope: !672)
!674 = distinct !DISubprogram(name: "reset", scope: !520, file: !520, line: 288, type: !9, scopeLine: 288, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!675 = !DILocation(line: 289, column: 29, scope: !674)
!676 = !DILocation(line: 290, column: 12, scope: !674)
!677 = !DILocation(line: 290, column: 20, scope: !674)
!678 = !DILocation(line: 291, column: 9, scope: !674)
!679 = !DILocation(line: 292, column: 14, scope: !674)
!680 = !DILocation(line: 292, column: 7, scope: !674)
!681 = !DILocation(line: 293, column: 3, scope: !674)
!682 = distinct !DISubprogram(name: "second", scope: !318, file: !318, line: 137, type: !9, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!683 = !DILocation(line: 138, column: 40, scope: !682)
!684 = !DILocation(line: 138, column: 5, scope: !682)
!685 = distinct !DISubprogram(name: "operator()", scope: !520, file: !520, line: 77, type: !9, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!686 = !DILocation(line: 80, column: 5, scope: !685)
!687 = !DILocation(line: 81, column: 3, scope: !685)
!688 = distinct !DISubprogram(name: "__get", scope: !318, file: !318, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!689 = !DILocation(line: 91, column: 85, scope: !688)
!690 = distinct !DISubprogram(name: "~tuple", scope: !423, file: !423, line: 531, type: !9, scopeLine: 531, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!691 = !DILocation(line: 531, column: 28, scope: !690)
!692 = distinct !DISubprogram(name: "~__tuple_leaf", scope: !423, file: !423, line: 300, type: !9, scopeLine: 300, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!693 = !DILocation(line: 300, column: 7, scope: !692)
!694 = distinct !DISubprogram(name: "reset", scope: !520, file: !520, line: 288, type: !9, scopeLine: 288, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!695 = !DILocation(line: 289, column: 29, scope: !694)
!696 = !DILocation(line: 290, column: 12, scope: !694)
!697 = !DILocation(line: 290, column: 20, scope: !694)
!698 = !DILocation(line: 291, column: 9, scope: !694)
!699 = !DILocation(line: 292, column: 14, scope: !694)
!700 = !DILocation(line: 292, column: 7, scope: !694)
!701 = !DILocation(line: 293, column: 3, scope: !694)
!702 = distinct !DISubprogram(name: "operator()", scope: !520, file: !520, line: 77, type: !9, scopeLine: 77, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!703 = !DILocation(line: 80, column: 5, scope: !702)
!704 = !DILocation(line: 81, column: 3, scope: !702)
!705 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_libcxx.cpp", scope: !1, file: !1, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!706 = !DILocation(line: 0, scope: !705)
