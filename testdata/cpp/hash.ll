; ModuleID = 'cpp/hash.cpp'
source_filename = "cpp/hash.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::unordered_map" = type { %"class.std::_Hashtable" }
%"class.std::_Hashtable" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"struct.std::__detail::_Hash_node_base" = type { ptr }
%"struct.std::__detail::_Prime_rehash_policy" = type { float, i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"struct.std::__detail::_AllocNode" = type { ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple.49" }
%"class.std::tuple.49" = type { %"struct.std::_Tuple_impl.50" }
%"struct.std::_Tuple_impl.50" = type { %"struct.std::_Head_base.53" }
%"struct.std::_Head_base.53" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unordered_set" = type { %"class.std::_Hashtable.2" }
%"class.std::_Hashtable.2" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::unordered_multimap" = type { %"class.std::_Hashtable.24" }
%"class.std::_Hashtable.24" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>, std::__detail::_Identity, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, true, true>>::_Scoped_node" = type { ptr, ptr }

$_ZNSt13unordered_mapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev = comdat any

$_ZNSt7__cxx119to_stringEi = comdat any

$_ZNSt18unordered_multimapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev = comdat any

$_ZNSt13unordered_setINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4hashIS5_ESt8equal_toIS5_ESaIS5_EED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt8__detail9_Map_baseIiSt4pairIKiiESaIS3_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixERS2_ = comdat any

$_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNS4_10_Hash_nodeIS2_Lb0EEEm = comdat any

$_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE = comdat any

$_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS1_ = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE16_M_insert_uniqueIS5_S5_NS7_10_AllocNodeISaINS7_10_Hash_nodeIS5_Lb1EEEEEEEESt4pairINS7_14_Node_iteratorIS5_Lb1ELb1EEEbEOT_OT0_RKT1_ = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS7_10_Hash_nodeIS5_Lb1EEEm = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE12_Scoped_nodeD2Ev = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE = comdat any

$_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE4findERKS5_ = comdat any

$_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE20_M_insert_multi_nodeEPNS4_10_Hash_nodeIS2_Lb0EEEmSI_ = comdat any

$_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE13_M_rehash_auxEmSt17integral_constantIbLb0EE = comdat any

$_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = comdat any

@_ZL8sessions = internal global %"class.std::unordered_map" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@.str = private unnamed_addr constant [17 x i8] c"close(16) == 256\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"cpp/hash.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"sessions.empty()\00", align 1
@.str.5 = private unnamed_addr constant [92 x i8] c"words.size() == 15 && words.count(\2214\22) && !words.count(\2215\22) && words.bucket_count() >= 15\00", align 1
@.str.6 = private unnamed_addr constant [55 x i8] c"many.count(0) == 2 && many.find(14 * 13)->second == 14\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@.str.8 = private unnamed_addr constant [18 x i8] c"unordered_map::at\00", align 1
@_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = linkonce_odr dso_local local_unnamed_addr constant [201 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899\00", comdat, align 16
@.str.10 = private unnamed_addr constant [87 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.h\00", align 1
@__PRETTY_FUNCTION__._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm = private unnamed_addr constant [138 x i8] c"reference std::basic_string<char>::operator[](size_type) [_CharT = char, _Traits = std::char_traits<char>, _Alloc = std::allocator<char>]\00", align 1
@.str.11 = private unnamed_addr constant [16 x i8] c"__pos <= size()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.12 = private unnamed_addr constant [14 x i8] c"close(3) == 9\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_hash.cpp, ptr null }]

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_mapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !8 {
  %2 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !12
  %3 = load ptr, ptr %2, align 8, !dbg !20, !tbaa !21
  %4 = icmp eq ptr %3, null, !dbg !30
  br i1 %4, label %9, label %5, !dbg !34

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !dbg !35, !tbaa !38
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !39
  %8 = icmp eq ptr %7, null, !dbg !30
  br i1 %8, label %9, label %5, !dbg !34, !llvm.loop !50

9:                                                ; preds = %5, %1
  %10 = load ptr, ptr %0, align 8, !dbg !54, !tbaa !55
  %11 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !56
  %12 = load i64, ptr %11, align 8, !dbg !56, !tbaa !57
  %13 = shl i64 %12, 3, !dbg !58
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false), !dbg !59
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false), !dbg !60
  %14 = load ptr, ptr %0, align 8, !dbg !61, !tbaa !55
  %15 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 5, !dbg !64
  %16 = icmp eq ptr %15, %14, !dbg !69
  br i1 %16, label %18, label %17, !dbg !70

17:                                               ; preds = %9
  tail call void @_ZdlPv(ptr noundef %14) #19, !dbg !71
  br label %18, !dbg !78

18:                                               ; preds = %9, %17
  ret void, !dbg !79
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !80 {
  %1 = alloca %"struct.std::__detail::_AllocNode", align 8
  %2 = alloca i32, align 4
  %3 = alloca %"class.std::unique_ptr", align 8
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %"class.std::unordered_set", align 8
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  %7 = alloca %"class.std::__cxx11::basic_string", align 8
  %8 = alloca %"class.std::__cxx11::basic_string", align 8
  %9 = alloca %"class.std::unordered_multimap", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #20, !dbg !81
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !82
  store i64 0, ptr %4, align 8, !dbg !82, !tbaa !88
  %10 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #21, !dbg !90
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !91, !tbaa !94
  store ptr %10, ptr %3, align 8, !dbg !96, !tbaa !104
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %3, ptr noundef null)
          to label %11 unwind label %18, !dbg !105

11:                                               ; preds = %0
  %12 = load ptr, ptr %3, align 8, !dbg !106, !tbaa !104
  %13 = icmp eq ptr %12, null, !dbg !109
  br i1 %13, label %29, label %14, !dbg !106

14:                                               ; preds = %11
  %15 = load ptr, ptr %12, align 8, !dbg !110, !tbaa !94
  %16 = getelementptr inbounds ptr, ptr %15, i64 1, !dbg !110
  %17 = load ptr, ptr %16, align 8, !dbg !110
  call void %17(ptr noundef nonnull align 8 dereferenceable(8) %12) #20, !dbg !110
  br label %29, !dbg !113

18:                                               ; preds = %0
  %19 = landingpad { ptr, i32 }
          cleanup, !dbg !114
  %20 = load ptr, ptr %3, align 8, !dbg !115, !tbaa !104
  %21 = icmp eq ptr %20, null, !dbg !117
  br i1 %21, label %28, label %22, !dbg !115

22:                                               ; preds = %18
  %23 = load ptr, ptr %20, align 8, !dbg !118, !tbaa !94
  %24 = getelementptr inbounds ptr, ptr %23, i64 1, !dbg !118
  %25 = load ptr, ptr %24, align 8, !dbg !118
  call void %25(ptr noundef nonnull align 8 dereferenceable(8) %20) #20, !dbg !118
  br label %28, !dbg !120

26:                                               ; preds = %338, %28
  %27 = phi { ptr, i32 } [ %19, %28 ], [ %334, %338 ]
  resume { ptr, i32 } %27, !dbg !121

28:                                               ; preds = %22, %18
  store ptr null, ptr %3, align 8, !dbg !122, !tbaa !104
  br label %26

29:                                               ; preds = %11, %14
  store ptr null, ptr %3, align 8, !dbg !123, !tbaa !104
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !114
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 16, ptr %2, align 4, !tbaa !124
  %30 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !126
  %31 = icmp eq i32 %30, 0, !dbg !137
  br i1 %31, label %34, label %32, !dbg !137

32:                                               ; preds = %29
  invoke void @_ZSt20__throw_system_errori(i32 noundef %30) #22
          to label %33 unwind label %47, !dbg !138

33:                                               ; preds = %32
  unreachable, !dbg !138

34:                                               ; preds = %29
  %35 = load i32, ptr %2, align 4, !dbg !139, !tbaa !124
  %36 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseIiSt4pairIKiiESaIS3_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixERS2_(ptr noundef nonnull align 1 dereferenceable(1) @_ZL8sessions, ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %40 unwind label %37, !dbg !140

37:                                               ; preds = %34
  %38 = landingpad { ptr, i32 }
          cleanup, !dbg !143
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !144
  br label %333

40:                                               ; preds = %34
  %41 = mul nsw i32 %35, %35, !dbg !151
  store i32 %41, ptr %36, align 4, !dbg !152, !tbaa !124
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !153
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !143
  %43 = invoke fastcc noundef i32 @_ZL5closei(i32 noundef 16)
          to label %44 unwind label %47, !dbg !157

44:                                               ; preds = %40
  %45 = icmp eq i32 %43, 256, !dbg !157
  br i1 %45, label %49, label %46, !dbg !157

46:                                               ; preds = %44
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 36, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !157
  unreachable, !dbg !157

47:                                               ; preds = %32, %49, %40
  %48 = landingpad { ptr, i32 }
          cleanup, !dbg !158
  br label %333, !dbg !158

49:                                               ; preds = %44
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %50 unwind label %47, !dbg !159

50:                                               ; preds = %49
  %51 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 3), align 8, !dbg !160, !tbaa !167
  %52 = icmp eq i64 %51, 0, !dbg !168
  br i1 %52, label %54, label %53, !dbg !169

53:                                               ; preds = %50
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 38, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !169
  unreachable, !dbg !169

54:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #20, !dbg !170
  %55 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 5, !dbg !171
  store ptr %55, ptr %5, align 8, !dbg !177, !tbaa !178
  %56 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 1, !dbg !180
  store i64 1, ptr %56, align 8, !dbg !180, !tbaa !181
  %57 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 2, !dbg !182
  %58 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 4, !dbg !182
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false), !dbg !183
  store float 1.000000e+00, ptr %58, align 8, !dbg !184, !tbaa !187
  %59 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 4, i32 1, !dbg !188
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false), !dbg !189
  %60 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %6, i64 0, i32 2
  br label %65, !dbg !190

61:                                               ; preds = %73
  %62 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 3, !dbg !191
  %63 = load i64, ptr %62, align 8, !dbg !191, !tbaa !196
  %64 = icmp eq i64 %63, 15, !dbg !197
  br i1 %64, label %83, label %100, !dbg !197

65:                                               ; preds = %54, %73
  %66 = phi i32 [ 0, %54 ], [ %74, %73 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #20, !dbg !198
  %67 = urem i32 %66, 15, !dbg !199
  call void @_ZNSt7__cxx119to_stringEi(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %6, i32 noundef %67) #20, !dbg !198
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #20, !dbg !200
  store ptr %5, ptr %1, align 8, !dbg !205, !tbaa !104
  %68 = invoke { ptr, i8 } @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE16_M_insert_uniqueIS5_S5_NS7_10_AllocNodeISaINS7_10_Hash_nodeIS5_Lb1EEEEEEEESt4pairINS7_14_Node_iteratorIS5_Lb1ELb1EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %5, ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %69 unwind label %76, !dbg !208

69:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #20, !dbg !211
  %70 = load ptr, ptr %6, align 8, !dbg !212, !tbaa !222
  %71 = icmp eq ptr %70, %60, !dbg !225
  br i1 %71, label %73, label %72, !dbg !226

72:                                               ; preds = %69
  call void @_ZdlPv(ptr noundef %70) #19, !dbg !227
  br label %73, !dbg !234

73:                                               ; preds = %69, %72
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #20, !dbg !235
  %74 = add nuw nsw i32 %66, 1, !dbg !236
  %75 = icmp eq i32 %74, 20, !dbg !237
  br i1 %75, label %61, label %65, !dbg !190, !llvm.loop !238

76:                                               ; preds = %65
  %77 = landingpad { ptr, i32 }
          cleanup, !dbg !158
  %78 = load ptr, ptr %6, align 8, !dbg !240, !tbaa !222
  %79 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %6, i64 0, i32 2, !dbg !245
  %80 = icmp eq ptr %78, %79, !dbg !248
  br i1 %80, label %82, label %81, !dbg !249

81:                                               ; preds = %76
  call void @_ZdlPv(ptr noundef %78) #19, !dbg !250
  br label %82, !dbg !254

82:                                               ; preds = %76, %81
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #20, !dbg !235
  br label %331, !dbg !190

83:                                               ; preds = %61
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #20, !dbg !197
  %84 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %7, i64 0, i32 2, !dbg !255
  store ptr %84, ptr %7, align 8, !dbg !260, !tbaa !263
  store i16 13361, ptr %84, align 8, !dbg !264
  %85 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %7, i64 0, i32 1, !dbg !275
  store i64 2, ptr %85, align 8, !dbg !280, !tbaa !281
  %86 = getelementptr inbounds i8, ptr %7, i64 18, !dbg !282
  store i8 0, ptr %86, align 2, !dbg !283, !tbaa !286
  %87 = invoke ptr @_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE4findERKS5_(ptr noundef nonnull align 8 dereferenceable(56) %5, ptr noundef nonnull align 8 dereferenceable(32) %7)
          to label %88 unwind label %101, !dbg !287

88:                                               ; preds = %83
  %89 = icmp eq ptr %87, null, !dbg !292
  br i1 %89, label %100, label %90, !dbg !197

90:                                               ; preds = %88
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #20, !dbg !197
  %91 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %8, i64 0, i32 2, !dbg !293
  store ptr %91, ptr %8, align 8, !dbg !296, !tbaa !263
  store i16 13617, ptr %91, align 8, !dbg !298
  %92 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %8, i64 0, i32 1, !dbg !303
  store i64 2, ptr %92, align 8, !dbg !306, !tbaa !281
  %93 = getelementptr inbounds i8, ptr %8, i64 18, !dbg !307
  store i8 0, ptr %93, align 2, !dbg !308, !tbaa !286
  %94 = invoke ptr @_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE4findERKS5_(ptr noundef nonnull align 8 dereferenceable(56) %5, ptr noundef nonnull align 8 dereferenceable(32) %8)
          to label %95 unwind label %103, !dbg !310

95:                                               ; preds = %90
  %96 = icmp eq ptr %94, null, !dbg !313
  %97 = load i64, ptr %56, align 8
  %98 = icmp ugt i64 %97, 14, !dbg !197
  %99 = select i1 %96, i1 %98, i1 false, !dbg !197
  br i1 %99, label %108, label %100, !dbg !197

100:                                              ; preds = %95, %88, %61
  call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 44, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !197
  unreachable, !dbg !197

101:                                              ; preds = %83
  %102 = landingpad { ptr, i32 }
          cleanup, !dbg !158
  br label %151, !dbg !158

103:                                              ; preds = %90
  %104 = landingpad { ptr, i32 }
          cleanup, !dbg !158
  %105 = load ptr, ptr %8, align 8, !dbg !314, !tbaa !222
  %106 = icmp eq ptr %105, %91, !dbg !319
  br i1 %106, label %150, label %107, !dbg !320

107:                                              ; preds = %103
  call void @_ZdlPv(ptr noundef %105) #19, !dbg !321
  br label %150, !dbg !325

108:                                              ; preds = %95
  %109 = load ptr, ptr %8, align 8, !dbg !326, !tbaa !222
  %110 = icmp eq ptr %109, %91, !dbg !331
  br i1 %110, label %112, label %111, !dbg !332

111:                                              ; preds = %108
  call void @_ZdlPv(ptr noundef %109) #19, !dbg !333
  br label %112, !dbg !337

112:                                              ; preds = %108, %111
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #20, !dbg !197
  %113 = load ptr, ptr %7, align 8, !dbg !338, !tbaa !222
  %114 = icmp eq ptr %113, %84, !dbg !343
  br i1 %114, label %116, label %115, !dbg !344

115:                                              ; preds = %112
  call void @_ZdlPv(ptr noundef %113) #19, !dbg !345
  br label %116, !dbg !349

116:                                              ; preds = %112, %115
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #20, !dbg !197
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #20, !dbg !350
  %117 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 5, !dbg !351
  store ptr %117, ptr %9, align 8, !dbg !356, !tbaa !357
  %118 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 1, !dbg !359
  store i64 1, ptr %118, align 8, !dbg !359, !tbaa !360
  %119 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 2, !dbg !361
  %120 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 4, !dbg !361
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %119, i8 0, i64 16, i1 false), !dbg !362
  store float 1.000000e+00, ptr %120, align 8, !dbg !363, !tbaa !187
  %121 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 4, i32 1, !dbg !365
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %121, i8 0, i64 16, i1 false), !dbg !366
  %122 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 3
  br label %157, !dbg !367

123:                                              ; preds = %188
  %124 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #21
          to label %125 unwind label %288, !dbg !368

125:                                              ; preds = %123
  store ptr null, ptr %124, align 8, !dbg !385, !tbaa !38
  %126 = getelementptr inbounds i8, ptr %124, i64 8, !dbg !390
  store i32 0, ptr %126, align 4, !dbg !391, !tbaa !399
  %127 = getelementptr inbounds i8, ptr %124, i64 12, !dbg !401
  store i32 1, ptr %127, align 4, !dbg !401, !tbaa !402
  %128 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 3, !dbg !403
  %129 = load i64, ptr %128, align 8, !dbg !403, !tbaa !408
  %130 = icmp eq i64 %129, 0, !dbg !409
  br i1 %130, label %131, label %143, !dbg !410

131:                                              ; preds = %125, %135
  %132 = phi ptr [ %133, %135 ], [ %119, %125 ]
  %133 = load ptr, ptr %132, align 8, !dbg !411, !tbaa !38
  %134 = icmp eq ptr %133, null, !dbg !412
  br i1 %134, label %141, label %135, !dbg !415

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %133, i64 8, !dbg !416
  %137 = load i32, ptr %136, align 4, !dbg !417, !tbaa !124
  %138 = icmp eq i32 %137, 0, !dbg !423
  br i1 %138, label %139, label %131, !dbg !424, !llvm.loop !425

139:                                              ; preds = %135
  %140 = sext i32 %137 to i64, !dbg !427
  br label %141, !dbg !435

141:                                              ; preds = %131, %139
  %142 = phi i64 [ %140, %139 ], [ undef, %131 ], !dbg !436
  br i1 %134, label %143, label %144

143:                                              ; preds = %141, %125
  br label %144, !dbg !437

144:                                              ; preds = %143, %141
  %145 = phi ptr [ null, %143 ], [ %133, %141 ], !dbg !436
  %146 = phi i64 [ 0, %143 ], [ %142, %141 ], !dbg !436
  %147 = invoke ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE20_M_insert_multi_nodeEPNS4_10_Hash_nodeIS2_Lb0EEEmSI_(ptr noundef nonnull align 8 dereferenceable(56) %9, ptr noundef %145, i64 noundef %146, ptr noundef nonnull %124)
          to label %193 unwind label %148, !dbg !438

148:                                              ; preds = %144
  %149 = landingpad { ptr, i32 }
          cleanup, !dbg !439
  call void @_ZdlPv(ptr noundef %124) #19, !dbg !440
  br label %329

150:                                              ; preds = %107, %103
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #20, !dbg !197
  br label %151, !dbg !197

151:                                              ; preds = %101, %150
  %152 = phi { ptr, i32 } [ %104, %150 ], [ %102, %101 ]
  %153 = load ptr, ptr %7, align 8, !dbg !447, !tbaa !222
  %154 = icmp eq ptr %153, %84, !dbg !452
  br i1 %154, label %156, label %155, !dbg !453

155:                                              ; preds = %151
  call void @_ZdlPv(ptr noundef %153) #19, !dbg !454
  br label %156, !dbg !458

156:                                              ; preds = %155, %151
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #20, !dbg !197
  br label %331, !dbg !197

157:                                              ; preds = %116, %188
  %158 = phi i64 [ 0, %116 ], [ %189, %188 ]
  %159 = mul nuw nsw i64 %158, 13, !dbg !459
  %160 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #21
          to label %161 unwind label %191, !dbg !460

161:                                              ; preds = %157
  store ptr null, ptr %160, align 8, !dbg !475, !tbaa !38
  %162 = getelementptr inbounds i8, ptr %160, i64 8, !dbg !478
  %163 = trunc i64 %159 to i32, !dbg !479
  store i32 %163, ptr %162, align 4, !dbg !479, !tbaa !399
  %164 = getelementptr inbounds i8, ptr %160, i64 12, !dbg !486
  %165 = trunc i64 %158 to i32, !dbg !486
  store i32 %165, ptr %164, align 4, !dbg !486, !tbaa !402
  %166 = load i64, ptr %122, align 8, !dbg !487, !tbaa !408
  %167 = icmp eq i64 %166, 0, !dbg !490
  br i1 %167, label %168, label %181, !dbg !491

168:                                              ; preds = %161, %172
  %169 = phi ptr [ %170, %172 ], [ %119, %161 ]
  %170 = load ptr, ptr %169, align 8, !dbg !492, !tbaa !38
  %171 = icmp eq ptr %170, null, !dbg !493
  br i1 %171, label %179, label %172, !dbg !495

172:                                              ; preds = %168
  %173 = getelementptr inbounds i8, ptr %170, i64 8, !dbg !496
  %174 = load i32, ptr %173, align 4, !dbg !497, !tbaa !124
  %175 = zext i32 %174 to i64, !dbg !500
  %176 = icmp eq i64 %159, %175, !dbg !500
  br i1 %176, label %177, label %168, !dbg !501, !llvm.loop !502

177:                                              ; preds = %172
  %178 = sext i32 %174 to i64, !dbg !504
  br label %179, !dbg !508

179:                                              ; preds = %168, %177
  %180 = phi i64 [ %178, %177 ], [ undef, %168 ], !dbg !509
  br i1 %171, label %181, label %182

181:                                              ; preds = %179, %161
  br label %182, !dbg !510

182:                                              ; preds = %181, %179
  %183 = phi ptr [ null, %181 ], [ %170, %179 ], !dbg !509
  %184 = phi i64 [ %159, %181 ], [ %180, %179 ], !dbg !509
  %185 = invoke ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE20_M_insert_multi_nodeEPNS4_10_Hash_nodeIS2_Lb0EEEmSI_(ptr noundef nonnull align 8 dereferenceable(56) %9, ptr noundef %183, i64 noundef %184, ptr noundef nonnull %160)
          to label %188 unwind label %186, !dbg !511

186:                                              ; preds = %182
  %187 = landingpad { ptr, i32 }
          cleanup, !dbg !512
  call void @_ZdlPv(ptr noundef %160) #19, !dbg !513
  br label %329

188:                                              ; preds = %182
  %189 = add nuw nsw i64 %158, 1, !dbg !519
  %190 = icmp eq i64 %189, 15, !dbg !520
  br i1 %190, label %123, label %157, !dbg !367, !llvm.loop !521

191:                                              ; preds = %157
  %192 = landingpad { ptr, i32 }
          cleanup, !dbg !158
  br label %329, !dbg !523

193:                                              ; preds = %144
  %194 = load i64, ptr %128, align 8, !dbg !524, !tbaa !408
  %195 = icmp eq i64 %194, 0, !dbg !532
  br i1 %195, label %196, label %204, !dbg !533

196:                                              ; preds = %193, %200
  %197 = phi ptr [ %198, %200 ], [ %119, %193 ]
  %198 = load ptr, ptr %197, align 8, !dbg !534, !tbaa !38
  %199 = icmp eq ptr %198, null, !dbg !535
  br i1 %199, label %231, label %200, !dbg !537

200:                                              ; preds = %196
  %201 = getelementptr inbounds i8, ptr %198, i64 8, !dbg !538
  %202 = load i32, ptr %201, align 4, !dbg !539, !tbaa !124
  %203 = icmp eq i32 %202, 0, !dbg !542
  br i1 %203, label %231, label %196, !dbg !543, !llvm.loop !544

204:                                              ; preds = %193
  %205 = load i64, ptr %118, align 8, !dbg !546, !tbaa !360
  %206 = load ptr, ptr %9, align 8, !dbg !549, !tbaa !357
  %207 = load ptr, ptr %206, align 8, !dbg !549, !tbaa !104
  %208 = icmp eq ptr %207, null, !dbg !554
  br i1 %208, label %226, label %209, !dbg !555

209:                                              ; preds = %204
  %210 = load ptr, ptr %207, align 8, !dbg !556, !tbaa !38
  %211 = getelementptr inbounds i8, ptr %210, i64 8, !dbg !557
  %212 = load i32, ptr %211, align 4, !dbg !558, !tbaa !124
  %213 = icmp eq i32 %212, 0, !dbg !563
  br i1 %213, label %226, label %216, !dbg !564

214:                                              ; preds = %220
  %215 = icmp eq i32 %222, 0, !dbg !563
  br i1 %215, label %226, label %216, !dbg !564, !llvm.loop !565

216:                                              ; preds = %209, %214
  %217 = phi ptr [ %218, %214 ], [ %210, %209 ]
  %218 = load ptr, ptr %217, align 8, !dbg !568, !tbaa !38
  %219 = icmp eq ptr %218, null, !dbg !569
  br i1 %219, label %226, label %220, !dbg !570

220:                                              ; preds = %216
  %221 = getelementptr inbounds i8, ptr %218, i64 8, !dbg !571
  %222 = load i32, ptr %221, align 4, !dbg !572, !tbaa !124
  %223 = sext i32 %222 to i64, !dbg !578
  %224 = urem i64 %223, %205, !dbg !580
  %225 = icmp eq i64 %224, 0, !dbg !583
  br i1 %225, label %214, label %226, !dbg !584, !llvm.loop !585

226:                                              ; preds = %220, %216, %214, %209, %204
  %227 = phi ptr [ null, %204 ], [ %207, %209 ], [ %217, %214 ], [ null, %220 ], [ null, %216 ], !dbg !586
  %228 = icmp eq ptr %227, null, !dbg !587
  br i1 %228, label %231, label %229, !dbg !587

229:                                              ; preds = %226
  %230 = load ptr, ptr %227, align 8, !dbg !588, !tbaa !38
  br label %231, !dbg !589

231:                                              ; preds = %200, %196, %229, %226
  %232 = phi ptr [ %230, %229 ], [ null, %226 ], [ %198, %200 ], [ null, %196 ], !dbg !590
  %233 = icmp eq ptr %232, null, !dbg !591
  br i1 %233, label %250, label %234, !dbg !592

234:                                              ; preds = %231
  %235 = load ptr, ptr %232, align 8, !dbg !593, !tbaa !38
  %236 = icmp eq ptr %235, null, !dbg !594
  br i1 %236, label %250, label %237, !dbg !595

237:                                              ; preds = %234
  %238 = getelementptr inbounds i8, ptr %232, i64 8, !dbg !596
  %239 = load i32, ptr %238, align 4, !tbaa !124
  br label %240, !dbg !595

240:                                              ; preds = %246, %237
  %241 = phi ptr [ %235, %237 ], [ %248, %246 ]
  %242 = phi i64 [ 1, %237 ], [ %247, %246 ]
  %243 = getelementptr inbounds i8, ptr %241, i64 8, !dbg !597
  %244 = load i32, ptr %243, align 4, !dbg !598, !tbaa !124
  %245 = icmp eq i32 %239, %244, !dbg !603
  br i1 %245, label %246, label %250, !dbg !604

246:                                              ; preds = %240
  %247 = add i64 %242, 1, !dbg !605
  %248 = load ptr, ptr %241, align 8, !dbg !593, !tbaa !38
  %249 = icmp eq ptr %248, null, !dbg !594
  br i1 %249, label %250, label %240, !dbg !595, !llvm.loop !606

250:                                              ; preds = %246, %240, %234, %231
  %251 = phi i64 [ 0, %231 ], [ 1, %234 ], [ %242, %240 ], [ %247, %246 ], !dbg !593
  %252 = icmp eq i64 %251, 2, !dbg !608
  br i1 %252, label %253, label %287, !dbg !608

253:                                              ; preds = %250
  br i1 %195, label %254, label %260, !dbg !609

254:                                              ; preds = %253, %254
  %255 = phi ptr [ %256, %254 ], [ %119, %253 ]
  %256 = load ptr, ptr %255, align 8, !dbg !614, !tbaa !38, !nonnull !11
  %257 = getelementptr inbounds i8, ptr %256, i64 8, !dbg !615
  %258 = load i32, ptr %257, align 4, !dbg !616, !tbaa !124
  %259 = icmp eq i32 %258, 182, !dbg !619
  br i1 %259, label %282, label %254, !dbg !620, !llvm.loop !621

260:                                              ; preds = %253
  %261 = load i64, ptr %118, align 8, !dbg !624, !tbaa !360
  %262 = urem i64 182, %261, !dbg !626
  %263 = load ptr, ptr %9, align 8, !dbg !630, !tbaa !357
  %264 = getelementptr inbounds ptr, ptr %263, i64 %262, !dbg !630
  %265 = load ptr, ptr %264, align 8, !dbg !630, !tbaa !104, !nonnull !11
  %266 = load ptr, ptr %265, align 8, !dbg !633, !tbaa !38
  %267 = getelementptr inbounds i8, ptr %266, i64 8, !dbg !634
  %268 = load i32, ptr %267, align 4, !dbg !635, !tbaa !124
  %269 = icmp eq i32 %268, 182, !dbg !639
  br i1 %269, label %279, label %270, !dbg !640

270:                                              ; preds = %260, %270
  %271 = phi ptr [ %272, %270 ], [ %266, %260 ]
  %272 = load ptr, ptr %271, align 8, !dbg !641, !tbaa !38, !nonnull !11
  %273 = getelementptr inbounds i8, ptr %272, i64 8, !dbg !642
  %274 = load i32, ptr %273, align 4, !dbg !643, !tbaa !124
  %275 = sext i32 %274 to i64, !dbg !647
  %276 = urem i64 %275, %261, !dbg !649
  %277 = icmp eq i64 %276, %262, !dbg !651
  call void @llvm.assume(i1 %277), !dbg !652
  %278 = icmp eq i32 %274, 182, !dbg !639
  br i1 %278, label %279, label %270, !dbg !640, !llvm.loop !653

279:                                              ; preds = %270, %260
  %280 = phi ptr [ %265, %260 ], [ %271, %270 ], !dbg !656
  %281 = load ptr, ptr %280, align 8, !dbg !657, !tbaa !38
  br label %282, !dbg !658

282:                                              ; preds = %254, %279
  %283 = phi ptr [ %281, %279 ], [ %256, %254 ], !dbg !659
  %284 = getelementptr inbounds i8, ptr %283, i64 12, !dbg !608
  %285 = load i32, ptr %284, align 4, !dbg !608, !tbaa !402
  %286 = icmp eq i32 %285, 14, !dbg !608
  br i1 %286, label %290, label %287, !dbg !608

287:                                              ; preds = %250, %282
  call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, i32 noundef 49, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !608
  unreachable, !dbg !608

288:                                              ; preds = %123
  %289 = landingpad { ptr, i32 }
          cleanup, !dbg !158
  br label %329, !dbg !660

290:                                              ; preds = %282
  %291 = load ptr, ptr %119, align 8, !dbg !661, !tbaa !670
  %292 = icmp eq ptr %291, null, !dbg !671
  br i1 %292, label %297, label %293, !dbg !673

293:                                              ; preds = %290, %293
  %294 = phi ptr [ %295, %293 ], [ %291, %290 ]
  %295 = load ptr, ptr %294, align 8, !dbg !674, !tbaa !38
  call void @_ZdlPv(ptr noundef %294) #19, !dbg !676
  %296 = icmp eq ptr %295, null, !dbg !671
  br i1 %296, label %297, label %293, !dbg !673, !llvm.loop !681

297:                                              ; preds = %293, %290
  %298 = load ptr, ptr %9, align 8, !dbg !683, !tbaa !357
  %299 = load i64, ptr %118, align 8, !dbg !684, !tbaa !360
  %300 = shl i64 %299, 3, !dbg !685
  call void @llvm.memset.p0.i64(ptr align 8 %298, i8 0, i64 %300, i1 false), !dbg !686
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %119, i8 0, i64 16, i1 false), !dbg !687
  %301 = load ptr, ptr %9, align 8, !dbg !688, !tbaa !357
  %302 = icmp eq ptr %117, %301, !dbg !691
  br i1 %302, label %304, label %303, !dbg !696

303:                                              ; preds = %297
  call void @_ZdlPv(ptr noundef %301) #19, !dbg !697
  br label %304, !dbg !701

304:                                              ; preds = %297, %303
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #20, !dbg !158
  %305 = load ptr, ptr %57, align 8, !dbg !702, !tbaa !711
  %306 = icmp eq ptr %305, null, !dbg !712
  br i1 %306, label %317, label %307, !dbg !715

307:                                              ; preds = %304, %315
  %308 = phi ptr [ %309, %315 ], [ %305, %304 ]
  %309 = load ptr, ptr %308, align 8, !dbg !716, !tbaa !38
  %310 = getelementptr inbounds i8, ptr %308, i64 8, !dbg !719
  %311 = load ptr, ptr %310, align 8, !dbg !722, !tbaa !222
  %312 = getelementptr inbounds i8, ptr %308, i64 24, !dbg !731
  %313 = icmp eq ptr %311, %312, !dbg !733
  br i1 %313, label %315, label %314, !dbg !734

314:                                              ; preds = %307
  call void @_ZdlPv(ptr noundef %311) #19, !dbg !735
  br label %315, !dbg !739

315:                                              ; preds = %314, %307
  call void @_ZdlPv(ptr noundef %308) #19, !dbg !740
  %316 = icmp eq ptr %309, null, !dbg !712
  br i1 %316, label %317, label %307, !dbg !715, !llvm.loop !747

317:                                              ; preds = %315, %304
  %318 = load ptr, ptr %5, align 8, !dbg !749, !tbaa !178
  %319 = load i64, ptr %56, align 8, !dbg !750, !tbaa !181
  %320 = shl i64 %319, 3, !dbg !751
  call void @llvm.memset.p0.i64(ptr align 8 %318, i8 0, i64 %320, i1 false), !dbg !752
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %57, i8 0, i64 16, i1 false), !dbg !753
  %321 = load ptr, ptr %5, align 8, !dbg !754, !tbaa !178
  %322 = icmp eq ptr %55, %321, !dbg !757
  br i1 %322, label %324, label %323, !dbg !762

323:                                              ; preds = %317
  call void @_ZdlPv(ptr noundef %321) #19, !dbg !763
  br label %324, !dbg !768

324:                                              ; preds = %317, %323
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #20, !dbg !158
  %325 = load i64, ptr %4, align 8, !dbg !769, !tbaa.struct !774
  %326 = icmp eq i64 %325, 0, !dbg !776
  br i1 %326, label %328, label %327, !dbg !779

327:                                              ; preds = %324
  call void @_ZSt9terminatev() #23, !dbg !780
  unreachable, !dbg !780

328:                                              ; preds = %324
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #20, !dbg !158
  ret i32 0, !dbg !158

329:                                              ; preds = %288, %148, %191, %186
  %330 = phi { ptr, i32 } [ %192, %191 ], [ %187, %186 ], [ %289, %288 ], [ %149, %148 ]
  call void @_ZNSt18unordered_multimapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %9) #20, !dbg !158
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #20, !dbg !158
  br label %331, !dbg !158

331:                                              ; preds = %156, %329, %82
  %332 = phi { ptr, i32 } [ %77, %82 ], [ %330, %329 ], [ %152, %156 ]
  call void @_ZNSt13unordered_setINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4hashIS5_ESt8equal_toIS5_ESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %5) #20, !dbg !158
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #20, !dbg !158
  br label %333, !dbg !158

333:                                              ; preds = %47, %37, %331
  %334 = phi { ptr, i32 } [ %332, %331 ], [ %48, %47 ], [ %38, %37 ]
  %335 = load i64, ptr %4, align 8, !dbg !784, !tbaa.struct !774
  %336 = icmp eq i64 %335, 0, !dbg !787
  br i1 %336, label %338, label %337, !dbg !789

337:                                              ; preds = %333
  call void @_ZSt9terminatev() #23, !dbg !790
  unreachable, !dbg !790

338:                                              ; preds = %333
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #20, !dbg !158
  br label %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: uwtable
define internal fastcc noundef i32 @_ZL5closei(i32 noundef %0) unnamed_addr #4 personality ptr @__gxx_personality_v0 !dbg !792 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !124
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !793
  %4 = icmp eq i32 %3, 0, !dbg !797
  br i1 %4, label %6, label %5, !dbg !797

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #22, !dbg !798
  unreachable, !dbg !798

6:                                                ; preds = %1
  %7 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 3), align 8, !dbg !799, !tbaa !167
  %8 = icmp eq i64 %7, 0, !dbg !807
  %9 = load i32, ptr %2, align 4
  br i1 %8, label %10, label %18, !dbg !808

10:                                               ; preds = %6, %14
  %11 = phi ptr [ %12, %14 ], [ getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 2), %6 ]
  %12 = load ptr, ptr %11, align 8, !dbg !809, !tbaa !38
  %13 = icmp eq ptr %12, null, !dbg !810
  br i1 %13, label %48, label %14, !dbg !812

14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %12, i64 8, !dbg !813
  %16 = load i32, ptr %15, align 4, !dbg !814, !tbaa !124
  %17 = icmp eq i32 %9, %16, !dbg !818
  br i1 %17, label %48, label %10, !dbg !819, !llvm.loop !820

18:                                               ; preds = %6
  %19 = sext i32 %9 to i64, !dbg !822
  %20 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 1), align 8, !dbg !825, !tbaa !57
  %21 = urem i64 %19, %20, !dbg !828
  %22 = load ptr, ptr @_ZL8sessions, align 8, !dbg !831, !tbaa !55
  %23 = getelementptr inbounds ptr, ptr %22, i64 %21, !dbg !831
  %24 = load ptr, ptr %23, align 8, !dbg !831, !tbaa !104
  %25 = icmp eq ptr %24, null, !dbg !836
  br i1 %25, label %43, label %26, !dbg !837

26:                                               ; preds = %18
  %27 = load ptr, ptr %24, align 8, !dbg !838, !tbaa !38
  %28 = getelementptr inbounds i8, ptr %27, i64 8, !dbg !839
  %29 = load i32, ptr %28, align 4, !dbg !840, !tbaa !124
  %30 = icmp eq i32 %9, %29, !dbg !845
  br i1 %30, label %43, label %33, !dbg !846

31:                                               ; preds = %37
  %32 = icmp eq i32 %9, %39, !dbg !845
  br i1 %32, label %43, label %33, !dbg !846, !llvm.loop !847

33:                                               ; preds = %26, %31
  %34 = phi ptr [ %35, %31 ], [ %27, %26 ]
  %35 = load ptr, ptr %34, align 8, !dbg !850, !tbaa !38
  %36 = icmp eq ptr %35, null, !dbg !851
  br i1 %36, label %43, label %37, !dbg !852

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %35, i64 8, !dbg !853
  %39 = load i32, ptr %38, align 4, !dbg !854, !tbaa !124
  %40 = sext i32 %39 to i64, !dbg !859
  %41 = urem i64 %40, %20, !dbg !861
  %42 = icmp eq i64 %41, %21, !dbg !863
  br i1 %42, label %31, label %43, !dbg !864, !llvm.loop !865

43:                                               ; preds = %37, %33, %31, %26, %18
  %44 = phi ptr [ null, %18 ], [ %24, %26 ], [ %34, %31 ], [ null, %37 ], [ null, %33 ], !dbg !866
  %45 = icmp eq ptr %44, null, !dbg !867
  br i1 %45, label %48, label %46, !dbg !867

46:                                               ; preds = %43
  %47 = load ptr, ptr %44, align 8, !dbg !868, !tbaa !38
  br label %48, !dbg !869

48:                                               ; preds = %14, %10, %46, %43
  %49 = phi ptr [ %47, %46 ], [ null, %43 ], [ %12, %14 ], [ null, %10 ], !dbg !870
  %50 = icmp eq ptr %49, null, !dbg !871
  br i1 %50, label %51, label %53, !dbg !872

51:                                               ; preds = %48
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.8) #22
          to label %52 unwind label %59, !dbg !873

52:                                               ; preds = %51
  unreachable, !dbg !873

53:                                               ; preds = %48
  %54 = getelementptr inbounds i8, ptr %49, i64 12, !dbg !874
  %55 = load i32, ptr %54, align 4, !dbg !875, !tbaa !124
  %56 = invoke noundef i64 @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS1_(ptr noundef nonnull align 8 dereferenceable(56) @_ZL8sessions, ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %57 unwind label %59, !dbg !876

57:                                               ; preds = %53
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !881
  ret i32 %55, !dbg !885

59:                                               ; preds = %53, %51
  %60 = landingpad { ptr, i32 }
          cleanup, !dbg !885
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !886
  resume { ptr, i32 } %60, !dbg !885
}

; Function Attrs: noreturn nounwind
declare !dbg !890 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx119to_stringEi(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, i32 noundef %1) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 !dbg !892 {
  %3 = tail call i32 @llvm.abs.i32(i32 %1, i1 false), !dbg !893
  %4 = icmp ult i32 %3, 10, !dbg !894
  br i1 %4, label %23, label %5, !dbg !898

5:                                                ; preds = %2, %19
  %6 = phi i32 [ %20, %19 ], [ %3, %2 ]
  %7 = phi i32 [ %21, %19 ], [ 1, %2 ]
  %8 = icmp ult i32 %6, 100, !dbg !899
  br i1 %8, label %9, label %11, !dbg !900

9:                                                ; preds = %5
  %10 = add i32 %7, 1, !dbg !901
  br label %23, !dbg !902

11:                                               ; preds = %5
  %12 = icmp ult i32 %6, 1000, !dbg !903
  br i1 %12, label %13, label %15, !dbg !904

13:                                               ; preds = %11
  %14 = add i32 %7, 2, !dbg !905
  br label %23, !dbg !906

15:                                               ; preds = %11
  %16 = icmp ult i32 %6, 10000, !dbg !907
  br i1 %16, label %17, label %19, !dbg !908

17:                                               ; preds = %15
  %18 = add i32 %7, 3, !dbg !909
  br label %23, !dbg !910

19:                                               ; preds = %15
  %20 = udiv i32 %6, 10000, !dbg !911
  %21 = add i32 %7, 4, !dbg !912
  %22 = icmp ult i32 %6, 100000, !dbg !894
  br i1 %22, label %23, label %5, !dbg !898, !llvm.loop !913

23:                                               ; preds = %19, %2, %9, %13, %17
  %24 = phi i32 [ %10, %9 ], [ %14, %13 ], [ %18, %17 ], [ 1, %2 ], [ %21, %19 ], !dbg !916
  %25 = lshr i32 %1, 31, !dbg !917
  %26 = add i32 %24, %25, !dbg !918
  %27 = zext i32 %26 to i64, !dbg !917
  %28 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !919
  store ptr %28, ptr %0, align 8, !dbg !923, !tbaa !263
  %29 = icmp ugt i32 %26, 15, !dbg !925
  br i1 %29, label %30, label %34, !dbg !928

30:                                               ; preds = %23
  %31 = add nuw nsw i64 %27, 1, !dbg !929
  %32 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %31) #21
          to label %33 unwind label %93, !dbg !932

33:                                               ; preds = %30
  store ptr %32, ptr %0, align 8, !dbg !937, !tbaa !222
  store i64 %27, ptr %28, align 8, !dbg !940, !tbaa !286
  br label %34, !dbg !943

34:                                               ; preds = %33, %23
  %35 = icmp eq i32 %26, 0, !dbg !944
  br i1 %35, label %41, label %36, !dbg !944

36:                                               ; preds = %34
  %37 = load ptr, ptr %0, align 8, !dbg !945, !tbaa !222
  %38 = icmp eq i32 %26, 1, !dbg !947
  br i1 %38, label %39, label %40, !dbg !947

39:                                               ; preds = %36
  store i8 45, ptr %37, align 1, !dbg !950, !tbaa !286
  br label %41, !dbg !952

40:                                               ; preds = %36
  tail call void @llvm.memset.p0.i64(ptr align 1 %37, i8 45, i64 %27, i1 false), !dbg !953
  br label %41, !dbg !956

41:                                               ; preds = %34, %39, %40
  %42 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !957
  store i64 %27, ptr %42, align 8, !dbg !960, !tbaa !281
  %43 = load ptr, ptr %0, align 8, !dbg !961, !tbaa !222
  %44 = getelementptr inbounds i8, ptr %43, i64 %27, !dbg !963
  store i8 0, ptr %44, align 1, !dbg !964, !tbaa !286
  %45 = zext i32 %25 to i64, !dbg !966
  %46 = load i64, ptr %42, align 8, !dbg !967, !tbaa !281
  %47 = icmp ult i64 %46, %45, !dbg !972
  br i1 %47, label %48, label %49, !dbg !972, !prof !973

48:                                               ; preds = %41
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.10, i32 noundef 1221, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm, ptr noundef nonnull @.str.11) #23, !dbg !972
  unreachable, !dbg !972

49:                                               ; preds = %41
  %50 = load ptr, ptr %0, align 8, !dbg !974, !tbaa !222
  %51 = getelementptr inbounds i8, ptr %50, i64 %45, !dbg !976
  %52 = icmp ugt i32 %3, 99, !dbg !977
  br i1 %52, label %53, label %75, !dbg !980

53:                                               ; preds = %49
  %54 = add i32 %24, -1, !dbg !981
  br label %55, !dbg !980

55:                                               ; preds = %55, %53
  %56 = phi i32 [ %60, %55 ], [ %3, %53 ]
  %57 = phi i32 [ %73, %55 ], [ %54, %53 ]
  %58 = urem i32 %56, 100, !dbg !982
  %59 = shl nuw nsw i32 %58, 1, !dbg !983
  %60 = udiv i32 %56, 100, !dbg !984
  %61 = or i32 %59, 1, !dbg !985
  %62 = zext i32 %61 to i64, !dbg !986
  %63 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %62, !dbg !986
  %64 = load i8, ptr %63, align 1, !dbg !986, !tbaa !286
  %65 = zext i32 %57 to i64, !dbg !987
  %66 = getelementptr inbounds i8, ptr %51, i64 %65, !dbg !987
  store i8 %64, ptr %66, align 1, !dbg !988, !tbaa !286
  %67 = zext i32 %59 to i64, !dbg !989
  %68 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %67, !dbg !989
  %69 = load i8, ptr %68, align 2, !dbg !989, !tbaa !286
  %70 = add i32 %57, -1, !dbg !990
  %71 = zext i32 %70 to i64, !dbg !991
  %72 = getelementptr inbounds i8, ptr %51, i64 %71, !dbg !991
  store i8 %69, ptr %72, align 1, !dbg !992, !tbaa !286
  %73 = add i32 %57, -2, !dbg !993
  %74 = icmp ugt i32 %56, 9999, !dbg !977
  br i1 %74, label %55, label %75, !dbg !980, !llvm.loop !994

75:                                               ; preds = %55, %49
  %76 = phi i32 [ %3, %49 ], [ %60, %55 ]
  %77 = icmp ugt i32 %76, 9, !dbg !996
  br i1 %77, label %78, label %88, !dbg !997

78:                                               ; preds = %75
  %79 = shl nuw i32 %76, 1, !dbg !998
  %80 = or i32 %79, 1, !dbg !999
  %81 = zext i32 %80 to i64, !dbg !1000
  %82 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %81, !dbg !1000
  %83 = load i8, ptr %82, align 1, !dbg !1000, !tbaa !286
  %84 = getelementptr inbounds i8, ptr %51, i64 1, !dbg !1001
  store i8 %83, ptr %84, align 1, !dbg !1002, !tbaa !286
  %85 = zext i32 %79 to i64, !dbg !1003
  %86 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %85, !dbg !1003
  %87 = load i8, ptr %86, align 2, !dbg !1003, !tbaa !286
  br label %91, !dbg !1004

88:                                               ; preds = %75
  %89 = trunc i32 %76 to i8, !dbg !1005
  %90 = add i8 %89, 48, !dbg !1005
  br label %91

91:                                               ; preds = %78, %88
  %92 = phi i8 [ %90, %88 ], [ %87, %78 ], !dbg !1006
  store i8 %92, ptr %51, align 1, !dbg !1006, !tbaa !286
  ret void, !dbg !1007

93:                                               ; preds = %30
  %94 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1008
  %95 = extractvalue { ptr, i32 } %94, 0, !dbg !1008
  tail call void @__clang_call_terminate(ptr %95) #23, !dbg !1008
  unreachable, !dbg !1008
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt18unordered_multimapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !668 {
  %2 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 2, !dbg !1009
  %3 = load ptr, ptr %2, align 8, !dbg !1013, !tbaa !670
  %4 = icmp eq ptr %3, null, !dbg !1014
  br i1 %4, label %9, label %5, !dbg !1016

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !dbg !1017, !tbaa !38
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !1019
  %8 = icmp eq ptr %7, null, !dbg !1014
  br i1 %8, label %9, label %5, !dbg !1016, !llvm.loop !1024

9:                                                ; preds = %5, %1
  %10 = load ptr, ptr %0, align 8, !dbg !1026, !tbaa !357
  %11 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 1, !dbg !1027
  %12 = load i64, ptr %11, align 8, !dbg !1027, !tbaa !360
  %13 = shl i64 %12, 3, !dbg !1028
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false), !dbg !1029
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false), !dbg !1030
  %14 = load ptr, ptr %0, align 8, !dbg !1031, !tbaa !357
  %15 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 5, !dbg !1033
  %16 = icmp eq ptr %15, %14, !dbg !1036
  br i1 %16, label %18, label %17, !dbg !1037

17:                                               ; preds = %9
  tail call void @_ZdlPv(ptr noundef %14) #19, !dbg !1038
  br label %18, !dbg !1042

18:                                               ; preds = %9, %17
  ret void, !dbg !1043
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_setINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4hashIS5_ESt8equal_toIS5_ESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !709 {
  %2 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1044
  %3 = load ptr, ptr %2, align 8, !dbg !1048, !tbaa !711
  %4 = icmp eq ptr %3, null, !dbg !1049
  br i1 %4, label %15, label %5, !dbg !1051

5:                                                ; preds = %1, %13
  %6 = phi ptr [ %7, %13 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !dbg !1052, !tbaa !38
  %8 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !1054
  %9 = load ptr, ptr %8, align 8, !dbg !1056, !tbaa !222
  %10 = getelementptr inbounds i8, ptr %6, i64 24, !dbg !1063
  %11 = icmp eq ptr %9, %10, !dbg !1065
  br i1 %11, label %13, label %12, !dbg !1066

12:                                               ; preds = %5
  tail call void @_ZdlPv(ptr noundef %9) #19, !dbg !1067
  br label %13, !dbg !1071

13:                                               ; preds = %12, %5
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !1072
  %14 = icmp eq ptr %7, null, !dbg !1049
  br i1 %14, label %15, label %5, !dbg !1051, !llvm.loop !1076

15:                                               ; preds = %13, %1
  %16 = load ptr, ptr %0, align 8, !dbg !1078, !tbaa !178
  %17 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1079
  %18 = load i64, ptr %17, align 8, !dbg !1079, !tbaa !181
  %19 = shl i64 %18, 3, !dbg !1080
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 %19, i1 false), !dbg !1081
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false), !dbg !1082
  %20 = load ptr, ptr %0, align 8, !dbg !1083, !tbaa !178
  %21 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 5, !dbg !1085
  %22 = icmp eq ptr %21, %20, !dbg !1088
  br i1 %22, label %24, label %23, !dbg !1089

23:                                               ; preds = %15
  tail call void @_ZdlPv(ptr noundef %20) #19, !dbg !1090
  br label %24, !dbg !1094

24:                                               ; preds = %15, %23
  ret void, !dbg !1095
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #7 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #20
  tail call void @_ZSt9terminatev() #23
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !1096 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #9

; Function Attrs: noreturn
declare !dbg !1097 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !1099 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #11

; Function Attrs: uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseIiSt4pairIKiiESaIS3_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixERS2_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1101 {
  %3 = load i32, ptr %1, align 4, !dbg !1102, !tbaa !124
  %4 = sext i32 %3 to i64, !dbg !1104
  %5 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1106
  %6 = load i64, ptr %5, align 8, !dbg !1106, !tbaa !57
  %7 = urem i64 %4, %6, !dbg !1108
  %8 = load ptr, ptr %0, align 8, !dbg !1111, !tbaa !55
  %9 = getelementptr inbounds ptr, ptr %8, i64 %7, !dbg !1111
  %10 = load ptr, ptr %9, align 8, !dbg !1111, !tbaa !104
  %11 = icmp eq ptr %10, null, !dbg !1114
  br i1 %11, label %29, label %12, !dbg !1115

12:                                               ; preds = %2
  %13 = load ptr, ptr %10, align 8, !dbg !1116, !tbaa !38
  %14 = getelementptr inbounds i8, ptr %13, i64 8, !dbg !1117
  %15 = load i32, ptr %14, align 4, !dbg !1118, !tbaa !124
  %16 = icmp eq i32 %3, %15, !dbg !1122
  br i1 %16, label %29, label %19, !dbg !1123

17:                                               ; preds = %23
  %18 = icmp eq i32 %3, %25, !dbg !1122
  br i1 %18, label %29, label %19, !dbg !1123, !llvm.loop !1124

19:                                               ; preds = %12, %17
  %20 = phi ptr [ %21, %17 ], [ %13, %12 ]
  %21 = load ptr, ptr %20, align 8, !dbg !1127, !tbaa !38
  %22 = icmp eq ptr %21, null, !dbg !1128
  br i1 %22, label %29, label %23, !dbg !1129

23:                                               ; preds = %19
  %24 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !1130
  %25 = load i32, ptr %24, align 4, !dbg !1131, !tbaa !124
  %26 = sext i32 %25 to i64, !dbg !1135
  %27 = urem i64 %26, %6, !dbg !1137
  %28 = icmp eq i64 %27, %7, !dbg !1139
  br i1 %28, label %17, label %29, !dbg !1140, !llvm.loop !1141

29:                                               ; preds = %23, %19, %17, %12, %2
  %30 = phi ptr [ null, %2 ], [ %10, %12 ], [ %20, %17 ], [ null, %23 ], [ null, %19 ], !dbg !1142
  %31 = icmp eq ptr %30, null, !dbg !1143
  br i1 %31, label %34, label %32, !dbg !1143

32:                                               ; preds = %29
  %33 = load ptr, ptr %30, align 8, !dbg !1144, !tbaa !38
  br label %34, !dbg !1145

34:                                               ; preds = %29, %32
  %35 = phi ptr [ %33, %32 ], [ null, %29 ], !dbg !1146
  %36 = icmp eq ptr %35, null, !dbg !1147
  %37 = getelementptr inbounds i8, ptr %35, i64 12, !dbg !1147
  %38 = select i1 %36, ptr undef, ptr %37, !dbg !1147
  br i1 %36, label %39, label %48

39:                                               ; preds = %34
  %40 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #21, !dbg !1148
  store ptr null, ptr %40, align 8, !dbg !1155, !tbaa !38
  %41 = getelementptr inbounds i8, ptr %40, i64 8, !dbg !1158
  store i32 %3, ptr %41, align 4, !dbg !1159, !tbaa !399
  %42 = getelementptr inbounds i8, ptr %40, i64 12, !dbg !1170
  store i32 0, ptr %42, align 4, !dbg !1170, !tbaa !402
  %43 = invoke ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNS4_10_Hash_nodeIS2_Lb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %7, i64 noundef %4, ptr noundef nonnull %40, i64 noundef 1)
          to label %44 unwind label %46, !dbg !1171

44:                                               ; preds = %39
  %45 = getelementptr inbounds i8, ptr %43, i64 12, !dbg !1172
  br label %48

46:                                               ; preds = %39
  %47 = landingpad { ptr, i32 }
          cleanup, !dbg !1173
  tail call void @_ZdlPv(ptr noundef %40) #19, !dbg !1174
  resume { ptr, i32 } %47, !dbg !1173

48:                                               ; preds = %34, %44
  %49 = phi ptr [ %45, %44 ], [ %38, %34 ], !dbg !1181
  ret ptr %49, !dbg !1173
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNS4_10_Hash_nodeIS2_Lb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1182 {
  %6 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 4, !dbg !1183
  %7 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 4, i32 1, !dbg !1184
  %8 = load i64, ptr %7, align 8, !dbg !1184, !tbaa !1187
  %9 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1188
  %10 = load i64, ptr %9, align 8, !dbg !1188, !tbaa !57
  %11 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 3, !dbg !1189
  %12 = load i64, ptr %11, align 8, !dbg !1189, !tbaa !167
  %13 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %10, i64 noundef %12, i64 noundef %4), !dbg !1190
  %14 = extractvalue { i8, i64 } %13, 0, !dbg !1190
  %15 = and i8 %14, 1, !dbg !1191
  %16 = icmp eq i8 %15, 0, !dbg !1191
  br i1 %16, label %34, label %17, !dbg !1192

17:                                               ; preds = %5
  %18 = extractvalue { i8, i64 } %13, 1, !dbg !1190
  invoke void @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %18)
          to label %31 unwind label %19, !dbg !1193

19:                                               ; preds = %17
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1196
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !1196
  %22 = tail call ptr @__cxa_begin_catch(ptr %21) #20, !dbg !1197
  %23 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 4, i32 1, !dbg !1198
  store i64 %8, ptr %23, align 8, !dbg !1201, !tbaa !1187
  invoke void @__cxa_rethrow() #22
          to label %30 unwind label %24, !dbg !1202

24:                                               ; preds = %19
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !1196
  invoke void @__cxa_end_catch()
          to label %26 unwind label %27, !dbg !1203

26:                                               ; preds = %24
  resume { ptr, i32 } %25, !dbg !1203

27:                                               ; preds = %24
  %28 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1203
  %29 = extractvalue { ptr, i32 } %28, 0, !dbg !1203
  tail call void @__clang_call_terminate(ptr %29) #23, !dbg !1203
  unreachable, !dbg !1203

30:                                               ; preds = %19
  unreachable

31:                                               ; preds = %17
  %32 = load i64, ptr %9, align 8, !dbg !1204, !tbaa !57
  %33 = urem i64 %2, %32, !dbg !1206
  br label %34, !dbg !1209

34:                                               ; preds = %31, %5
  %35 = phi i64 [ %33, %31 ], [ %1, %5 ]
  %36 = load ptr, ptr %0, align 8, !dbg !1210, !tbaa !55
  %37 = getelementptr inbounds ptr, ptr %36, i64 %35, !dbg !1210
  %38 = load ptr, ptr %37, align 8, !dbg !1210, !tbaa !104
  %39 = icmp eq ptr %38, null, !dbg !1210
  br i1 %39, label %43, label %40, !dbg !1210

40:                                               ; preds = %34
  %41 = load ptr, ptr %38, align 8, !dbg !1213, !tbaa !38
  store ptr %41, ptr %3, align 8, !dbg !1214, !tbaa !38
  %42 = load ptr, ptr %37, align 8, !dbg !1215, !tbaa !104
  store ptr %3, ptr %42, align 8, !dbg !1216, !tbaa !38
  br label %58, !dbg !1217

43:                                               ; preds = %34
  %44 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !1218
  %45 = load ptr, ptr %44, align 8, !dbg !1219, !tbaa !21
  store ptr %45, ptr %3, align 8, !dbg !1220, !tbaa !38
  store ptr %3, ptr %44, align 8, !dbg !1221, !tbaa !21
  %46 = load ptr, ptr %3, align 8, !dbg !1222, !tbaa !38
  %47 = icmp eq ptr %46, null, !dbg !1223
  br i1 %47, label %55, label %48, !dbg !1223

48:                                               ; preds = %43
  %49 = getelementptr inbounds i8, ptr %46, i64 8, !dbg !1224
  %50 = load i64, ptr %9, align 8, !dbg !1225, !tbaa !57
  %51 = load i32, ptr %49, align 4, !dbg !1227, !tbaa !124
  %52 = sext i32 %51 to i64, !dbg !1230
  %53 = urem i64 %52, %50, !dbg !1232
  %54 = getelementptr inbounds ptr, ptr %36, i64 %53, !dbg !1234
  store ptr %3, ptr %54, align 8, !dbg !1235, !tbaa !104
  br label %55, !dbg !1234

55:                                               ; preds = %48, %43
  %56 = load ptr, ptr %0, align 8, !dbg !1236, !tbaa !55
  %57 = getelementptr inbounds ptr, ptr %56, i64 %35, !dbg !1236
  store ptr %44, ptr %57, align 8, !dbg !1237, !tbaa !104
  br label %58

58:                                               ; preds = %40, %55
  %59 = load i64, ptr %11, align 8, !dbg !1238, !tbaa !167
  %60 = add i64 %59, 1, !dbg !1238
  store i64 %60, ptr %11, align 8, !dbg !1238, !tbaa !167
  ret ptr %3, !dbg !1239
}

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !1240 void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #10

; Function Attrs: noreturn
declare !dbg !1241 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #10

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #13

declare { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1242 {
  %3 = icmp eq i64 %1, 1, !dbg !1243
  br i1 %3, label %4, label %6, !dbg !1246, !prof !973

4:                                                ; preds = %2
  %5 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 5, !dbg !1247
  store ptr null, ptr %5, align 8, !dbg !1248, !tbaa !1249
  br label %15, !dbg !1250

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975, !dbg !1251
  br i1 %7, label %8, label %12, !dbg !1258, !prof !973

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951, !dbg !1259
  br i1 %9, label %10, label %11, !dbg !1260

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #22, !dbg !1261
  unreachable, !dbg !1261

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #22, !dbg !1262
  unreachable, !dbg !1262

12:                                               ; preds = %6
  %13 = shl i64 %1, 3, !dbg !1263
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #21, !dbg !1264
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false), !dbg !1265
  br label %15, !dbg !1266

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ], !dbg !1267
  %17 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !1268
  %18 = load ptr, ptr %17, align 8, !dbg !1270, !tbaa !21
  store ptr null, ptr %17, align 8, !dbg !1271, !tbaa !21
  %19 = icmp eq ptr %18, null, !dbg !1272
  br i1 %19, label %46, label %20, !dbg !1273

20:                                               ; preds = %15, %43
  %21 = phi ptr [ %23, %43 ], [ %18, %15 ]
  %22 = phi i64 [ %44, %43 ], [ 0, %15 ]
  %23 = load ptr, ptr %21, align 8, !dbg !1274, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !1276
  %25 = load i32, ptr %24, align 4, !dbg !1277, !tbaa !124
  %26 = sext i32 %25 to i64, !dbg !1280
  %27 = urem i64 %26, %1, !dbg !1282
  %28 = getelementptr inbounds ptr, ptr %16, i64 %27, !dbg !1284
  %29 = load ptr, ptr %28, align 8, !dbg !1284, !tbaa !104
  %30 = icmp eq ptr %29, null, !dbg !1284
  br i1 %30, label %31, label %37, !dbg !1285

31:                                               ; preds = %20
  %32 = load ptr, ptr %17, align 8, !dbg !1286, !tbaa !21
  store ptr %32, ptr %21, align 8, !dbg !1287, !tbaa !38
  store ptr %21, ptr %17, align 8, !dbg !1288, !tbaa !21
  store ptr %17, ptr %28, align 8, !dbg !1289, !tbaa !104
  %33 = load ptr, ptr %21, align 8, !dbg !1290, !tbaa !38
  %34 = icmp eq ptr %33, null, !dbg !1291
  br i1 %34, label %43, label %35, !dbg !1291

35:                                               ; preds = %31
  %36 = getelementptr inbounds ptr, ptr %16, i64 %22, !dbg !1292
  br label %40, !dbg !1292

37:                                               ; preds = %20
  %38 = load ptr, ptr %29, align 8, !dbg !1293, !tbaa !38
  store ptr %38, ptr %21, align 8, !dbg !1294, !tbaa !38
  %39 = load ptr, ptr %28, align 8, !dbg !1295, !tbaa !104
  br label %40

40:                                               ; preds = %37, %35
  %41 = phi ptr [ %36, %35 ], [ %39, %37 ]
  %42 = phi i64 [ %27, %35 ], [ %22, %37 ]
  store ptr %21, ptr %41, align 8, !dbg !1296, !tbaa !104
  br label %43, !dbg !1272

43:                                               ; preds = %40, %31
  %44 = phi i64 [ %27, %31 ], [ %42, %40 ], !dbg !1296
  %45 = icmp eq ptr %23, null, !dbg !1272
  br i1 %45, label %46, label %20, !dbg !1273, !llvm.loop !1297

46:                                               ; preds = %43, %15
  %47 = load ptr, ptr %0, align 8, !dbg !1299, !tbaa !55
  %48 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 5, !dbg !1301
  %49 = icmp eq ptr %48, %47, !dbg !1304
  br i1 %49, label %51, label %50, !dbg !1305

50:                                               ; preds = %46
  tail call void @_ZdlPv(ptr noundef %47) #19, !dbg !1306
  br label %51, !dbg !1310

51:                                               ; preds = %46, %50
  %52 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1311
  store i64 %1, ptr %52, align 8, !dbg !1312, !tbaa !57
  store ptr %16, ptr %0, align 8, !dbg !1313, !tbaa !55
  ret void, !dbg !1314
}

; Function Attrs: nounwind
declare !dbg !1315 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #11

; Function Attrs: noreturn
declare !dbg !1316 void @_ZSt20__throw_out_of_rangePKc(ptr noundef) local_unnamed_addr #10

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS1_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1317 {
  %3 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 3, !dbg !1318
  %4 = load i64, ptr %3, align 8, !dbg !1318, !tbaa !167
  %5 = icmp eq i64 %4, 0, !dbg !1320
  br i1 %5, label %6, label %34, !dbg !1321

6:                                                ; preds = %2
  %7 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !1322
  %8 = load ptr, ptr %7, align 8, !dbg !1325, !tbaa !38
  %9 = icmp eq ptr %8, null, !dbg !1326
  br i1 %9, label %23, label %10, !dbg !1327

10:                                               ; preds = %6
  %11 = load i32, ptr %1, align 4, !tbaa !124
  %12 = getelementptr inbounds i8, ptr %8, i64 8, !dbg !1328
  %13 = load i32, ptr %12, align 4, !dbg !1329, !tbaa !124
  %14 = icmp eq i32 %11, %13, !dbg !1332
  br i1 %14, label %23, label %19, !dbg !1333

15:                                               ; preds = %19
  %16 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !1328
  %17 = load i32, ptr %16, align 4, !dbg !1329, !tbaa !124
  %18 = icmp eq i32 %11, %17, !dbg !1332
  br i1 %18, label %23, label %19, !dbg !1333, !llvm.loop !1334

19:                                               ; preds = %10, %15
  %20 = phi ptr [ %21, %15 ], [ %8, %10 ]
  %21 = load ptr, ptr %20, align 8, !dbg !1337, !tbaa !38
  %22 = icmp eq ptr %21, null, !dbg !1339
  br i1 %22, label %23, label %15, !dbg !1335, !llvm.loop !1334

23:                                               ; preds = %19, %15, %10, %6
  %24 = phi ptr [ null, %6 ], [ %7, %10 ], [ %20, %15 ], [ null, %19 ], !dbg !1340
  %25 = icmp eq ptr %24, null, !dbg !1341
  br i1 %25, label %117, label %26, !dbg !1342

26:                                               ; preds = %23
  %27 = load ptr, ptr %24, align 8, !dbg !1343, !tbaa !38
  %28 = getelementptr inbounds i8, ptr %27, i64 8, !dbg !1344
  %29 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1345
  %30 = load i64, ptr %29, align 8, !dbg !1345, !tbaa !57
  %31 = load i32, ptr %28, align 4, !dbg !1347, !tbaa !124
  %32 = sext i32 %31 to i64, !dbg !1350
  %33 = urem i64 %32, %30, !dbg !1352
  br label %68, !dbg !1354

34:                                               ; preds = %2
  %35 = load i32, ptr %1, align 4, !dbg !1355, !tbaa !124
  %36 = sext i32 %35 to i64, !dbg !1357
  %37 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1359
  %38 = load i64, ptr %37, align 8, !dbg !1359, !tbaa !57
  %39 = urem i64 %36, %38, !dbg !1361
  %40 = load ptr, ptr %0, align 8, !dbg !1364, !tbaa !55
  %41 = getelementptr inbounds ptr, ptr %40, i64 %39, !dbg !1364
  %42 = load ptr, ptr %41, align 8, !dbg !1364, !tbaa !104
  %43 = icmp eq ptr %42, null, !dbg !1366
  br i1 %43, label %61, label %44, !dbg !1367

44:                                               ; preds = %34
  %45 = load ptr, ptr %42, align 8, !dbg !1368, !tbaa !38
  %46 = getelementptr inbounds i8, ptr %45, i64 8, !dbg !1369
  %47 = load i32, ptr %46, align 4, !dbg !1370, !tbaa !124
  %48 = icmp eq i32 %35, %47, !dbg !1374
  br i1 %48, label %61, label %51, !dbg !1375

49:                                               ; preds = %55
  %50 = icmp eq i32 %35, %57, !dbg !1374
  br i1 %50, label %61, label %51, !dbg !1375, !llvm.loop !1376

51:                                               ; preds = %44, %49
  %52 = phi ptr [ %53, %49 ], [ %45, %44 ]
  %53 = load ptr, ptr %52, align 8, !dbg !1379, !tbaa !38
  %54 = icmp eq ptr %53, null, !dbg !1380
  br i1 %54, label %61, label %55, !dbg !1381

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %53, i64 8, !dbg !1382
  %57 = load i32, ptr %56, align 4, !dbg !1383, !tbaa !124
  %58 = sext i32 %57 to i64, !dbg !1387
  %59 = urem i64 %58, %38, !dbg !1389
  %60 = icmp eq i64 %59, %39, !dbg !1391
  br i1 %60, label %49, label %61, !dbg !1392, !llvm.loop !1393

61:                                               ; preds = %49, %51, %55, %34, %44
  %62 = phi ptr [ null, %34 ], [ %42, %44 ], [ %52, %49 ], [ null, %55 ], [ null, %51 ], !dbg !1394
  %63 = icmp eq ptr %62, null, !dbg !1395
  br i1 %63, label %66, label %64, !dbg !1396

64:                                               ; preds = %61
  %65 = load ptr, ptr %62, align 8, !dbg !1397, !tbaa !38
  br label %66, !dbg !1398

66:                                               ; preds = %61, %64
  %67 = phi ptr [ %65, %64 ], [ undef, %61 ]
  br i1 %63, label %117, label %68

68:                                               ; preds = %66, %26
  %69 = phi ptr [ %27, %26 ], [ %67, %66 ], !dbg !1399
  %70 = phi i64 [ %33, %26 ], [ %39, %66 ], !dbg !1399
  %71 = phi ptr [ %24, %26 ], [ %62, %66 ], !dbg !1399
  %72 = load ptr, ptr %0, align 8, !dbg !1400, !tbaa !55
  %73 = getelementptr inbounds ptr, ptr %72, i64 %70, !dbg !1400
  %74 = load ptr, ptr %73, align 8, !dbg !1400, !tbaa !104
  %75 = icmp eq ptr %74, %71, !dbg !1403
  %76 = load ptr, ptr %69, align 8, !dbg !1404, !tbaa !38
  %77 = icmp eq ptr %76, null, !dbg !1404
  br i1 %75, label %78, label %102, !dbg !1405

78:                                               ; preds = %68
  br i1 %77, label %86, label %79, !dbg !1406

79:                                               ; preds = %78
  %80 = getelementptr inbounds i8, ptr %76, i64 8, !dbg !1407
  %81 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1408
  %82 = load i64, ptr %81, align 8, !dbg !1408, !tbaa !57
  %83 = load i32, ptr %80, align 4, !dbg !1410, !tbaa !124
  %84 = sext i32 %83 to i64, !dbg !1413
  %85 = urem i64 %84, %82, !dbg !1415
  br label %86, !dbg !1406

86:                                               ; preds = %79, %78
  %87 = phi i64 [ %85, %79 ], [ 0, %78 ], !dbg !1406
  %88 = icmp ne ptr %76, null, !dbg !1417
  %89 = icmp eq i64 %87, %70
  %90 = and i1 %88, %89, !dbg !1420
  br i1 %90, label %113, label %91, !dbg !1420

91:                                               ; preds = %86
  br i1 %88, label %92, label %94, !dbg !1421

92:                                               ; preds = %91
  %93 = getelementptr inbounds ptr, ptr %72, i64 %87, !dbg !1422
  store ptr %74, ptr %93, align 8, !dbg !1423, !tbaa !104
  br label %94, !dbg !1422

94:                                               ; preds = %92, %91
  %95 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !1424
  %96 = load ptr, ptr %0, align 8, !dbg !1425, !tbaa !55
  %97 = getelementptr inbounds ptr, ptr %96, i64 %70, !dbg !1425
  %98 = load ptr, ptr %97, align 8, !dbg !1425, !tbaa !104
  %99 = icmp eq ptr %95, %98, !dbg !1426
  br i1 %99, label %100, label %101, !dbg !1427

100:                                              ; preds = %94
  store ptr %76, ptr %95, align 8, !dbg !1428, !tbaa !21
  br label %101, !dbg !1429

101:                                              ; preds = %100, %94
  store ptr null, ptr %97, align 8, !dbg !1430, !tbaa !104
  br label %113, !dbg !1431

102:                                              ; preds = %68
  br i1 %77, label %113, label %103, !dbg !1432

103:                                              ; preds = %102
  %104 = getelementptr inbounds i8, ptr %76, i64 8, !dbg !1433
  %105 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1434
  %106 = load i64, ptr %105, align 8, !dbg !1434, !tbaa !57
  %107 = load i32, ptr %104, align 4, !dbg !1436, !tbaa !124
  %108 = sext i32 %107 to i64, !dbg !1439
  %109 = urem i64 %108, %106, !dbg !1441
  %110 = icmp eq i64 %109, %70, !dbg !1443
  br i1 %110, label %113, label %111, !dbg !1444

111:                                              ; preds = %103
  %112 = getelementptr inbounds ptr, ptr %72, i64 %109, !dbg !1445
  store ptr %71, ptr %112, align 8, !dbg !1446, !tbaa !104
  br label %113, !dbg !1445

113:                                              ; preds = %86, %101, %102, %103, %111
  %114 = load ptr, ptr %69, align 8, !dbg !1447, !tbaa !38
  store ptr %114, ptr %71, align 8, !dbg !1448, !tbaa !38
  tail call void @_ZdlPv(ptr noundef %69) #19, !dbg !1449
  %115 = load i64, ptr %3, align 8, !dbg !1454, !tbaa !167
  %116 = add i64 %115, -1, !dbg !1454
  store i64 %116, ptr %3, align 8, !dbg !1454, !tbaa !167
  br label %117, !dbg !1455

117:                                              ; preds = %23, %66, %113
  %118 = phi i64 [ 1, %113 ], [ 0, %66 ], [ 0, %23 ]
  ret i64 %118, !dbg !1456
}

; Function Attrs: noreturn nounwind
declare !dbg !1457 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 align 2 !dbg !1458 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #20, !dbg !1459
  tail call void @_ZdlPv(ptr noundef %0) #19, !dbg !1459
  ret void, !dbg !1459
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #4 align 2 personality ptr @__gxx_personality_v0 !dbg !1460 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 3, ptr %2, align 4, !tbaa !124
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !1461
  %4 = icmp eq i32 %3, 0, !dbg !1477
  br i1 %4, label %6, label %5, !dbg !1477

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #22, !dbg !1478
  unreachable, !dbg !1478

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !1479, !tbaa !124
  %8 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseIiSt4pairIKiiESaIS3_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixERS2_(ptr noundef nonnull align 1 dereferenceable(1) @_ZL8sessions, ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %12 unwind label %9, !dbg !1480

9:                                                ; preds = %6
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !1482
  %11 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !1483
  resume { ptr, i32 } %10, !dbg !1482

12:                                               ; preds = %6
  %13 = mul nsw i32 %7, %7, !dbg !1487
  store i32 %13, ptr %8, align 4, !dbg !1488, !tbaa !124
  %14 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !1489
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !1482
  %15 = call fastcc noundef i32 @_ZL5closei(i32 noundef 3), !dbg !1493
  %16 = icmp eq i32 %15, 9, !dbg !1493
  br i1 %16, label %18, label %17, !dbg !1493

17:                                               ; preds = %12
  call void @__assert_fail(ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.1, i32 noundef 30, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #23, !dbg !1493
  unreachable, !dbg !1493

18:                                               ; preds = %12
  ret void, !dbg !1494
}

; Function Attrs: uwtable
define linkonce_odr dso_local { ptr, i8 } @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE16_M_insert_uniqueIS5_S5_NS7_10_AllocNodeISaINS7_10_Hash_nodeIS5_Lb1EEEEEEEESt4pairINS7_14_Node_iteratorIS5_Lb1ELb1EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1495 {
  %5 = alloca %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>, std::__detail::_Identity, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, true, true>>::_Scoped_node", align 8
  %6 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 3, !dbg !1496
  %7 = load i64, ptr %6, align 8, !dbg !1496, !tbaa !196
  %8 = icmp ugt i64 %7, 20, !dbg !1498
  br i1 %8, label %34, label %9, !dbg !1499

9:                                                ; preds = %4
  %10 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1500
  %11 = load ptr, ptr %10, align 8, !dbg !1504, !tbaa !38
  %12 = icmp eq ptr %11, null, !dbg !1505
  br i1 %12, label %34, label %13, !dbg !1508

13:                                               ; preds = %9
  %14 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !281
  %16 = icmp eq i64 %15, 0
  %17 = load ptr, ptr %1, align 8
  br label %18, !dbg !1508

18:                                               ; preds = %13, %30
  %19 = phi i1 [ %12, %13 ], [ %32, %30 ]
  %20 = phi ptr [ %11, %13 ], [ %31, %30 ]
  %21 = getelementptr inbounds i8, ptr %20, i64 8, !dbg !1509
  %22 = getelementptr inbounds i8, ptr %20, i64 16, !dbg !1510
  %23 = load i64, ptr %22, align 8, !dbg !1510, !tbaa !281
  %24 = icmp eq i64 %15, %23, !dbg !1518
  br i1 %24, label %25, label %30, !dbg !1519

25:                                               ; preds = %18
  br i1 %16, label %33, label %26, !dbg !1520

26:                                               ; preds = %25
  %27 = load ptr, ptr %21, align 8, !dbg !1523, !tbaa !222
  %28 = tail call i32 @bcmp(ptr %17, ptr %27, i64 %15), !dbg !1527
  %29 = icmp eq i32 %28, 0, !dbg !1528
  br i1 %29, label %33, label %30, !dbg !1529

30:                                               ; preds = %18, %26
  %31 = load ptr, ptr %20, align 8, !dbg !1504, !tbaa !38
  %32 = icmp eq ptr %31, null, !dbg !1505
  br i1 %32, label %34, label %18, !dbg !1508, !llvm.loop !1530

33:                                               ; preds = %26, %25
  br i1 %19, label %34, label %112

34:                                               ; preds = %30, %9, %33, %4
  %35 = load ptr, ptr %1, align 8, !dbg !1532, !tbaa !222
  %36 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 1, !dbg !1539
  %37 = load i64, ptr %36, align 8, !dbg !1539, !tbaa !281
  %38 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %35, i64 noundef %37, i64 noundef 3339675911)
          to label %42 unwind label %39, !dbg !1542

39:                                               ; preds = %34
  %40 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1545
  %41 = extractvalue { ptr, i32 } %40, 0, !dbg !1545
  tail call void @__clang_call_terminate(ptr %41) #23, !dbg !1545
  unreachable, !dbg !1545

42:                                               ; preds = %34
  %43 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1546
  %44 = load i64, ptr %43, align 8, !dbg !1546, !tbaa !181
  %45 = urem i64 %38, %44, !dbg !1549
  %46 = load i64, ptr %6, align 8, !dbg !1553, !tbaa !196
  %47 = icmp ugt i64 %46, 20, !dbg !1555
  br i1 %47, label %48, label %90, !dbg !1556

48:                                               ; preds = %42
  %49 = load ptr, ptr %0, align 8, !dbg !1557, !tbaa !178
  %50 = getelementptr inbounds ptr, ptr %49, i64 %45, !dbg !1557
  %51 = load ptr, ptr %50, align 8, !dbg !1557, !tbaa !104
  %52 = icmp eq ptr %51, null, !dbg !1562
  br i1 %52, label %82, label %53, !dbg !1563

53:                                               ; preds = %48
  %54 = load ptr, ptr %51, align 8, !dbg !1564, !tbaa !38
  %55 = load i64, ptr %36, align 8
  %56 = icmp eq i64 %55, 0
  %57 = load ptr, ptr %1, align 8
  br label %58, !dbg !1565

58:                                               ; preds = %77, %53
  %59 = phi ptr [ %51, %53 ], [ %60, %77 ], !dbg !1566
  %60 = phi ptr [ %54, %53 ], [ %75, %77 ], !dbg !1566
  %61 = getelementptr inbounds i8, ptr %60, i64 8, !dbg !1567
  %62 = getelementptr inbounds i8, ptr %60, i64 40, !dbg !1568
  %63 = load i64, ptr %62, align 8, !dbg !1571, !tbaa !1574
  %64 = icmp eq i64 %63, %38, !dbg !1576
  br i1 %64, label %65, label %74, !dbg !1577

65:                                               ; preds = %58
  %66 = getelementptr inbounds i8, ptr %60, i64 16, !dbg !1578
  %67 = load i64, ptr %66, align 8, !dbg !1578, !tbaa !281
  %68 = icmp eq i64 %55, %67, !dbg !1583
  br i1 %68, label %69, label %74, !dbg !1584

69:                                               ; preds = %65
  br i1 %56, label %82, label %70, !dbg !1585

70:                                               ; preds = %69
  %71 = load ptr, ptr %61, align 8, !dbg !1587, !tbaa !222
  %72 = tail call i32 @bcmp(ptr %57, ptr %71, i64 %55), !dbg !1590
  %73 = icmp eq i32 %72, 0, !dbg !1591
  br i1 %73, label %82, label %74, !dbg !1592

74:                                               ; preds = %70, %65, %58
  %75 = load ptr, ptr %60, align 8, !dbg !1593, !tbaa !38
  %76 = icmp eq ptr %75, null, !dbg !1594
  br i1 %76, label %82, label %77, !dbg !1595

77:                                               ; preds = %74
  %78 = getelementptr inbounds i8, ptr %75, i64 40, !dbg !1596
  %79 = load i64, ptr %78, align 8, !dbg !1601, !tbaa !1574
  %80 = urem i64 %79, %44, !dbg !1602
  %81 = icmp eq i64 %80, %45, !dbg !1604
  br i1 %81, label %58, label %82, !dbg !1605, !llvm.loop !1606

82:                                               ; preds = %77, %74, %70, %69, %48
  %83 = phi ptr [ null, %48 ], [ null, %74 ], [ null, %77 ], [ %59, %70 ], [ %59, %69 ], !dbg !1566
  %84 = icmp eq ptr %83, null, !dbg !1609
  br i1 %84, label %87, label %85, !dbg !1609

85:                                               ; preds = %82
  %86 = load ptr, ptr %83, align 8, !dbg !1610, !tbaa !38
  br label %87, !dbg !1611

87:                                               ; preds = %82, %85
  %88 = phi ptr [ %86, %85 ], [ null, %82 ], !dbg !1612
  %89 = icmp eq ptr %88, null, !dbg !1613
  br i1 %89, label %90, label %112, !dbg !1613

90:                                               ; preds = %87, %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #20, !dbg !1614
  %91 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #21, !dbg !1615
  store ptr null, ptr %91, align 8, !dbg !1626, !tbaa !38
  %92 = getelementptr inbounds i8, ptr %91, i64 8, !dbg !1630
  %93 = getelementptr inbounds i8, ptr %91, i64 24, !dbg !1631
  store ptr %93, ptr %92, align 8, !dbg !1639, !tbaa !263
  %94 = load ptr, ptr %1, align 8, !dbg !1642, !tbaa !222
  %95 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 2, !dbg !1645
  %96 = icmp eq ptr %94, %95, !dbg !1647
  br i1 %96, label %97, label %102, !dbg !1648

97:                                               ; preds = %90
  %98 = load i64, ptr %36, align 8, !dbg !1649, !tbaa !281
  %99 = add i64 %98, 1, !dbg !1651
  %100 = icmp eq i64 %99, 0, !dbg !1652
  br i1 %100, label %104, label %101, !dbg !1654

101:                                              ; preds = %97
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %93, ptr nonnull align 8 %95, i64 %99, i1 false), !dbg !1655
  br label %104, !dbg !1656

102:                                              ; preds = %90
  store ptr %94, ptr %92, align 8, !dbg !1657, !tbaa !222
  %103 = load i64, ptr %95, align 8, !dbg !1659, !tbaa !286
  store i64 %103, ptr %93, align 8, !dbg !1660, !tbaa !286
  br label %104

104:                                              ; preds = %97, %101, %102
  %105 = load i64, ptr %36, align 8, !dbg !1662, !tbaa !281
  %106 = getelementptr inbounds i8, ptr %91, i64 16, !dbg !1664
  store i64 %105, ptr %106, align 8, !dbg !1666, !tbaa !281
  store ptr %95, ptr %1, align 8, !dbg !1667, !tbaa !222
  store i64 0, ptr %36, align 8, !dbg !1669, !tbaa !281
  store i8 0, ptr %95, align 8, !dbg !1672, !tbaa !286
  store ptr %0, ptr %5, align 8, !dbg !1674, !tbaa !1677
  %107 = getelementptr inbounds %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>, std::__detail::_Identity, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, true, true>>::_Scoped_node", ptr %5, i64 0, i32 1, !dbg !1679
  store ptr %91, ptr %107, align 8, !dbg !1679, !tbaa !1680
  %108 = invoke ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS7_10_Hash_nodeIS5_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %45, i64 noundef %38, ptr noundef nonnull %91, i64 noundef 1)
          to label %109 unwind label %110, !dbg !1681

109:                                              ; preds = %104
  store ptr null, ptr %107, align 8, !dbg !1682, !tbaa !1680
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #20, !dbg !1683
  br label %112

110:                                              ; preds = %104
  %111 = landingpad { ptr, i32 }
          cleanup, !dbg !1683
  call void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #20, !dbg !1683
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #20, !dbg !1683
  resume { ptr, i32 } %111, !dbg !1683

112:                                              ; preds = %87, %109, %33
  %113 = phi ptr [ %108, %109 ], [ %20, %33 ], [ %88, %87 ], !dbg !1684
  %114 = phi i8 [ 1, %109 ], [ 0, %33 ], [ 0, %87 ], !dbg !1684
  %115 = insertvalue { ptr, i8 } poison, ptr %113, 0, !dbg !1683
  %116 = insertvalue { ptr, i8 } %115, i8 %114, 1, !dbg !1683
  ret { ptr, i8 } %116, !dbg !1683
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS7_10_Hash_nodeIS5_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1685 {
  %6 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 4, !dbg !1686
  %7 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 4, i32 1, !dbg !1687
  %8 = load i64, ptr %7, align 8, !dbg !1687, !tbaa !1187
  %9 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1689
  %10 = load i64, ptr %9, align 8, !dbg !1689, !tbaa !181
  %11 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 3, !dbg !1690
  %12 = load i64, ptr %11, align 8, !dbg !1690, !tbaa !196
  %13 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %10, i64 noundef %12, i64 noundef %4), !dbg !1691
  %14 = extractvalue { i8, i64 } %13, 0, !dbg !1691
  %15 = and i8 %14, 1, !dbg !1692
  %16 = icmp eq i8 %15, 0, !dbg !1692
  br i1 %16, label %34, label %17, !dbg !1693

17:                                               ; preds = %5
  %18 = extractvalue { i8, i64 } %13, 1, !dbg !1691
  invoke void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %18)
          to label %31 unwind label %19, !dbg !1694

19:                                               ; preds = %17
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1697
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !1697
  %22 = tail call ptr @__cxa_begin_catch(ptr %21) #20, !dbg !1698
  %23 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 4, i32 1, !dbg !1699
  store i64 %8, ptr %23, align 8, !dbg !1701, !tbaa !1187
  invoke void @__cxa_rethrow() #22
          to label %30 unwind label %24, !dbg !1702

24:                                               ; preds = %19
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !1697
  invoke void @__cxa_end_catch()
          to label %26 unwind label %27, !dbg !1703

26:                                               ; preds = %24
  resume { ptr, i32 } %25, !dbg !1703

27:                                               ; preds = %24
  %28 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1703
  %29 = extractvalue { ptr, i32 } %28, 0, !dbg !1703
  tail call void @__clang_call_terminate(ptr %29) #23, !dbg !1703
  unreachable, !dbg !1703

30:                                               ; preds = %19
  unreachable

31:                                               ; preds = %17
  %32 = load i64, ptr %9, align 8, !dbg !1704, !tbaa !181
  %33 = urem i64 %2, %32, !dbg !1706
  br label %34, !dbg !1709

34:                                               ; preds = %31, %5
  %35 = phi i64 [ %33, %31 ], [ %1, %5 ]
  %36 = getelementptr inbounds i8, ptr %3, i64 40, !dbg !1710
  store i64 %2, ptr %36, align 8, !dbg !1711, !tbaa !1574
  %37 = load ptr, ptr %0, align 8, !dbg !1714, !tbaa !178
  %38 = getelementptr inbounds ptr, ptr %37, i64 %35, !dbg !1714
  %39 = load ptr, ptr %38, align 8, !dbg !1714, !tbaa !104
  %40 = icmp eq ptr %39, null, !dbg !1714
  br i1 %40, label %44, label %41, !dbg !1714

41:                                               ; preds = %34
  %42 = load ptr, ptr %39, align 8, !dbg !1717, !tbaa !38
  store ptr %42, ptr %3, align 8, !dbg !1718, !tbaa !38
  %43 = load ptr, ptr %38, align 8, !dbg !1719, !tbaa !104
  store ptr %3, ptr %43, align 8, !dbg !1720, !tbaa !38
  br label %58, !dbg !1721

44:                                               ; preds = %34
  %45 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1722
  %46 = load ptr, ptr %45, align 8, !dbg !1723, !tbaa !711
  store ptr %46, ptr %3, align 8, !dbg !1724, !tbaa !38
  store ptr %3, ptr %45, align 8, !dbg !1725, !tbaa !711
  %47 = load ptr, ptr %3, align 8, !dbg !1726, !tbaa !38
  %48 = icmp eq ptr %47, null, !dbg !1727
  br i1 %48, label %55, label %49, !dbg !1727

49:                                               ; preds = %44
  %50 = load i64, ptr %9, align 8, !dbg !1728, !tbaa !181
  %51 = getelementptr inbounds i8, ptr %47, i64 40, !dbg !1730
  %52 = load i64, ptr %51, align 8, !dbg !1732, !tbaa !1574
  %53 = urem i64 %52, %50, !dbg !1733
  %54 = getelementptr inbounds ptr, ptr %37, i64 %53, !dbg !1735
  store ptr %3, ptr %54, align 8, !dbg !1736, !tbaa !104
  br label %55, !dbg !1735

55:                                               ; preds = %49, %44
  %56 = load ptr, ptr %0, align 8, !dbg !1737, !tbaa !178
  %57 = getelementptr inbounds ptr, ptr %56, i64 %35, !dbg !1737
  store ptr %45, ptr %57, align 8, !dbg !1738, !tbaa !104
  br label %58

58:                                               ; preds = %41, %55
  %59 = load i64, ptr %11, align 8, !dbg !1739, !tbaa !196
  %60 = add i64 %59, 1, !dbg !1739
  store i64 %60, ptr %11, align 8, !dbg !1739, !tbaa !196
  ret ptr %3, !dbg !1740
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #14 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1741 {
  %2 = getelementptr inbounds %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>, std::__detail::_Identity, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, true, true>>::_Scoped_node", ptr %0, i64 0, i32 1, !dbg !1742
  %3 = load ptr, ptr %2, align 8, !dbg !1742, !tbaa !1680
  %4 = icmp eq ptr %3, null, !dbg !1742
  br i1 %4, label %12, label %5, !dbg !1742

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1743
  %7 = load ptr, ptr %6, align 8, !dbg !1745, !tbaa !222
  %8 = getelementptr inbounds i8, ptr %3, i64 24, !dbg !1752
  %9 = icmp eq ptr %7, %8, !dbg !1754
  br i1 %9, label %11, label %10, !dbg !1755

10:                                               ; preds = %5
  tail call void @_ZdlPv(ptr noundef %7) #19, !dbg !1756
  br label %11, !dbg !1760

11:                                               ; preds = %5, %10
  tail call void @_ZdlPv(ptr noundef %3) #19, !dbg !1761
  br label %12, !dbg !1765

12:                                               ; preds = %11, %1
  ret void, !dbg !1766
}

declare !dbg !1767 noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1769 {
  %3 = icmp eq i64 %1, 1, !dbg !1770
  br i1 %3, label %4, label %6, !dbg !1773, !prof !973

4:                                                ; preds = %2
  %5 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 5, !dbg !1774
  store ptr null, ptr %5, align 8, !dbg !1775, !tbaa !1776
  br label %15, !dbg !1777

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975, !dbg !1778
  br i1 %7, label %8, label %12, !dbg !1783, !prof !973

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951, !dbg !1784
  br i1 %9, label %10, label %11, !dbg !1785

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #22, !dbg !1786
  unreachable, !dbg !1786

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #22, !dbg !1787
  unreachable, !dbg !1787

12:                                               ; preds = %6
  %13 = shl i64 %1, 3, !dbg !1788
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #21, !dbg !1789
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false), !dbg !1790
  br label %15, !dbg !1791

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ], !dbg !1792
  %17 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1793
  %18 = load ptr, ptr %17, align 8, !dbg !1795, !tbaa !711
  store ptr null, ptr %17, align 8, !dbg !1796, !tbaa !711
  %19 = icmp eq ptr %18, null, !dbg !1797
  br i1 %19, label %45, label %20, !dbg !1798

20:                                               ; preds = %15, %42
  %21 = phi ptr [ %23, %42 ], [ %18, %15 ]
  %22 = phi i64 [ %43, %42 ], [ 0, %15 ]
  %23 = load ptr, ptr %21, align 8, !dbg !1799, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %21, i64 40, !dbg !1801
  %25 = load i64, ptr %24, align 8, !dbg !1803, !tbaa !1574
  %26 = urem i64 %25, %1, !dbg !1804
  %27 = getelementptr inbounds ptr, ptr %16, i64 %26, !dbg !1806
  %28 = load ptr, ptr %27, align 8, !dbg !1806, !tbaa !104
  %29 = icmp eq ptr %28, null, !dbg !1806
  br i1 %29, label %30, label %36, !dbg !1807

30:                                               ; preds = %20
  %31 = load ptr, ptr %17, align 8, !dbg !1808, !tbaa !711
  store ptr %31, ptr %21, align 8, !dbg !1809, !tbaa !38
  store ptr %21, ptr %17, align 8, !dbg !1810, !tbaa !711
  store ptr %17, ptr %27, align 8, !dbg !1811, !tbaa !104
  %32 = load ptr, ptr %21, align 8, !dbg !1812, !tbaa !38
  %33 = icmp eq ptr %32, null, !dbg !1813
  br i1 %33, label %42, label %34, !dbg !1813

34:                                               ; preds = %30
  %35 = getelementptr inbounds ptr, ptr %16, i64 %22, !dbg !1814
  br label %39, !dbg !1814

36:                                               ; preds = %20
  %37 = load ptr, ptr %28, align 8, !dbg !1815, !tbaa !38
  store ptr %37, ptr %21, align 8, !dbg !1816, !tbaa !38
  %38 = load ptr, ptr %27, align 8, !dbg !1817, !tbaa !104
  br label %39

39:                                               ; preds = %36, %34
  %40 = phi ptr [ %35, %34 ], [ %38, %36 ]
  %41 = phi i64 [ %26, %34 ], [ %22, %36 ]
  store ptr %21, ptr %40, align 8, !dbg !1818, !tbaa !104
  br label %42, !dbg !1797

42:                                               ; preds = %39, %30
  %43 = phi i64 [ %26, %30 ], [ %41, %39 ], !dbg !1818
  %44 = icmp eq ptr %23, null, !dbg !1797
  br i1 %44, label %45, label %20, !dbg !1798, !llvm.loop !1819

45:                                               ; preds = %42, %15
  %46 = load ptr, ptr %0, align 8, !dbg !1821, !tbaa !178
  %47 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 5, !dbg !1823
  %48 = icmp eq ptr %47, %46, !dbg !1826
  br i1 %48, label %50, label %49, !dbg !1827

49:                                               ; preds = %45
  tail call void @_ZdlPv(ptr noundef %46) #19, !dbg !1828
  br label %50, !dbg !1832

50:                                               ; preds = %45, %49
  %51 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1833
  store i64 %1, ptr %51, align 8, !dbg !1834, !tbaa !181
  store ptr %16, ptr %0, align 8, !dbg !1835, !tbaa !178
  ret void, !dbg !1836
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE4findERKS5_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1837 {
  %3 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 3, !dbg !1838
  %4 = load i64, ptr %3, align 8, !dbg !1838, !tbaa !196
  %5 = icmp ugt i64 %4, 20, !dbg !1840
  br i1 %5, label %29, label %6, !dbg !1841

6:                                                ; preds = %2
  %7 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1842
  %8 = load ptr, ptr %7, align 8, !dbg !1846, !tbaa !38
  %9 = icmp eq ptr %8, null, !dbg !1847
  br i1 %9, label %79, label %10, !dbg !1849

10:                                               ; preds = %6
  %11 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !281
  %13 = icmp eq i64 %12, 0
  %14 = load ptr, ptr %1, align 8
  br label %15, !dbg !1849

15:                                               ; preds = %10, %26
  %16 = phi ptr [ %8, %10 ], [ %27, %26 ]
  %17 = getelementptr inbounds i8, ptr %16, i64 8, !dbg !1850
  %18 = getelementptr inbounds i8, ptr %16, i64 16, !dbg !1851
  %19 = load i64, ptr %18, align 8, !dbg !1851, !tbaa !281
  %20 = icmp eq i64 %12, %19, !dbg !1857
  br i1 %20, label %21, label %26, !dbg !1858

21:                                               ; preds = %15
  br i1 %13, label %79, label %22, !dbg !1859

22:                                               ; preds = %21
  %23 = load ptr, ptr %17, align 8, !dbg !1861, !tbaa !222
  %24 = tail call i32 @bcmp(ptr %14, ptr %23, i64 %12), !dbg !1864
  %25 = icmp eq i32 %24, 0, !dbg !1865
  br i1 %25, label %79, label %26, !dbg !1866

26:                                               ; preds = %15, %22
  %27 = load ptr, ptr %16, align 8, !dbg !1846, !tbaa !38
  %28 = icmp eq ptr %27, null, !dbg !1847
  br i1 %28, label %79, label %15, !dbg !1849, !llvm.loop !1867

29:                                               ; preds = %2
  %30 = load ptr, ptr %1, align 8, !dbg !1869, !tbaa !222
  %31 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 1, !dbg !1875
  %32 = load i64, ptr %31, align 8, !dbg !1875, !tbaa !281
  %33 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %30, i64 noundef %32, i64 noundef 3339675911)
          to label %37 unwind label %34, !dbg !1877

34:                                               ; preds = %29
  %35 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1879
  %36 = extractvalue { ptr, i32 } %35, 0, !dbg !1879
  tail call void @__clang_call_terminate(ptr %36) #23, !dbg !1879
  unreachable, !dbg !1879

37:                                               ; preds = %29
  %38 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1880
  %39 = load i64, ptr %38, align 8, !dbg !1880, !tbaa !181
  %40 = urem i64 %33, %39, !dbg !1882
  %41 = load ptr, ptr %0, align 8, !dbg !1885, !tbaa !178
  %42 = getelementptr inbounds ptr, ptr %41, i64 %40, !dbg !1885
  %43 = load ptr, ptr %42, align 8, !dbg !1885, !tbaa !104
  %44 = icmp eq ptr %43, null, !dbg !1890
  br i1 %44, label %74, label %45, !dbg !1891

45:                                               ; preds = %37
  %46 = load ptr, ptr %43, align 8, !dbg !1892, !tbaa !38
  %47 = load i64, ptr %31, align 8
  %48 = icmp eq i64 %47, 0
  %49 = load ptr, ptr %1, align 8
  br label %50, !dbg !1893

50:                                               ; preds = %69, %45
  %51 = phi ptr [ %43, %45 ], [ %52, %69 ], !dbg !1894
  %52 = phi ptr [ %46, %45 ], [ %67, %69 ], !dbg !1894
  %53 = getelementptr inbounds i8, ptr %52, i64 8, !dbg !1895
  %54 = getelementptr inbounds i8, ptr %52, i64 40, !dbg !1896
  %55 = load i64, ptr %54, align 8, !dbg !1899, !tbaa !1574
  %56 = icmp eq i64 %55, %33, !dbg !1901
  br i1 %56, label %57, label %66, !dbg !1902

57:                                               ; preds = %50
  %58 = getelementptr inbounds i8, ptr %52, i64 16, !dbg !1903
  %59 = load i64, ptr %58, align 8, !dbg !1903, !tbaa !281
  %60 = icmp eq i64 %47, %59, !dbg !1908
  br i1 %60, label %61, label %66, !dbg !1909

61:                                               ; preds = %57
  br i1 %48, label %74, label %62, !dbg !1910

62:                                               ; preds = %61
  %63 = load ptr, ptr %53, align 8, !dbg !1912, !tbaa !222
  %64 = tail call i32 @bcmp(ptr %49, ptr %63, i64 %47), !dbg !1915
  %65 = icmp eq i32 %64, 0, !dbg !1916
  br i1 %65, label %74, label %66, !dbg !1917

66:                                               ; preds = %62, %57, %50
  %67 = load ptr, ptr %52, align 8, !dbg !1918, !tbaa !38
  %68 = icmp eq ptr %67, null, !dbg !1919
  br i1 %68, label %74, label %69, !dbg !1920

69:                                               ; preds = %66
  %70 = getelementptr inbounds i8, ptr %67, i64 40, !dbg !1921
  %71 = load i64, ptr %70, align 8, !dbg !1924, !tbaa !1574
  %72 = urem i64 %71, %39, !dbg !1925
  %73 = icmp eq i64 %72, %40, !dbg !1927
  br i1 %73, label %50, label %74, !dbg !1928, !llvm.loop !1929

74:                                               ; preds = %69, %66, %62, %61, %37
  %75 = phi ptr [ null, %37 ], [ null, %66 ], [ null, %69 ], [ %51, %62 ], [ %51, %61 ], !dbg !1894
  %76 = icmp eq ptr %75, null, !dbg !1932
  br i1 %76, label %79, label %77, !dbg !1932

77:                                               ; preds = %74
  %78 = load ptr, ptr %75, align 8, !dbg !1933, !tbaa !38
  br label %79, !dbg !1934

79:                                               ; preds = %22, %26, %21, %6, %77, %74
  %80 = phi ptr [ %78, %77 ], [ null, %74 ], [ null, %6 ], [ %16, %21 ], [ null, %26 ], [ %16, %22 ], !dbg !1935
  ret ptr %80, !dbg !1936
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE20_M_insert_multi_nodeEPNS4_10_Hash_nodeIS2_Lb0EEEmSI_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1937 {
  %5 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 4, !dbg !1938
  %6 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 4, i32 1, !dbg !1939
  %7 = load i64, ptr %6, align 8, !dbg !1939, !tbaa !1187
  %8 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 1, !dbg !1941
  %9 = load i64, ptr %8, align 8, !dbg !1941, !tbaa !360
  %10 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 3, !dbg !1942
  %11 = load i64, ptr %10, align 8, !dbg !1942, !tbaa !408
  %12 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef %9, i64 noundef %11, i64 noundef 1), !dbg !1943
  %13 = extractvalue { i8, i64 } %12, 0, !dbg !1943
  %14 = and i8 %13, 1, !dbg !1944
  %15 = icmp eq i8 %14, 0, !dbg !1944
  br i1 %15, label %30, label %16, !dbg !1945

16:                                               ; preds = %4
  %17 = extractvalue { i8, i64 } %12, 1, !dbg !1943
  invoke void @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE13_M_rehash_auxEmSt17integral_constantIbLb0EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %17)
          to label %30 unwind label %18, !dbg !1946

18:                                               ; preds = %16
  %19 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1949
  %20 = extractvalue { ptr, i32 } %19, 0, !dbg !1949
  %21 = tail call ptr @__cxa_begin_catch(ptr %20) #20, !dbg !1950
  %22 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 4, i32 1, !dbg !1951
  store i64 %7, ptr %22, align 8, !dbg !1953, !tbaa !1187
  invoke void @__cxa_rethrow() #22
          to label %29 unwind label %23, !dbg !1954

23:                                               ; preds = %18
  %24 = landingpad { ptr, i32 }
          cleanup, !dbg !1949
  invoke void @__cxa_end_catch()
          to label %25 unwind label %26, !dbg !1955

25:                                               ; preds = %23
  resume { ptr, i32 } %24, !dbg !1955

26:                                               ; preds = %23
  %27 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1955
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !1955
  tail call void @__clang_call_terminate(ptr %28) #23, !dbg !1955
  unreachable, !dbg !1955

29:                                               ; preds = %18
  unreachable

30:                                               ; preds = %16, %4
  %31 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1956
  %32 = load i64, ptr %8, align 8, !dbg !1957, !tbaa !360
  %33 = urem i64 %2, %32, !dbg !1959
  %34 = icmp eq ptr %1, null, !dbg !1962
  br i1 %34, label %40, label %35, !dbg !1963, !prof !1964

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !1965
  %37 = load i32, ptr %31, align 4, !dbg !1966, !tbaa !124
  %38 = load i32, ptr %36, align 4, !dbg !1970, !tbaa !124
  %39 = icmp eq i32 %37, %38, !dbg !1971
  br i1 %39, label %63, label %40, !dbg !1972

40:                                               ; preds = %35, %30
  %41 = load ptr, ptr %0, align 8, !dbg !1973, !tbaa !357
  %42 = getelementptr inbounds ptr, ptr %41, i64 %33, !dbg !1973
  %43 = load ptr, ptr %42, align 8, !dbg !1973, !tbaa !104
  %44 = icmp eq ptr %43, null, !dbg !1975
  br i1 %44, label %63, label %45, !dbg !1976

45:                                               ; preds = %40
  %46 = load ptr, ptr %43, align 8, !dbg !1977, !tbaa !38
  %47 = load i32, ptr %31, align 4, !tbaa !124
  %48 = getelementptr inbounds i8, ptr %46, i64 8, !dbg !1978
  %49 = load i32, ptr %48, align 4, !dbg !1979, !tbaa !124
  %50 = icmp eq i32 %47, %49, !dbg !1983
  br i1 %50, label %63, label %53, !dbg !1984

51:                                               ; preds = %57
  %52 = icmp eq i32 %47, %59, !dbg !1983
  br i1 %52, label %63, label %53, !dbg !1984, !llvm.loop !1985

53:                                               ; preds = %45, %51
  %54 = phi ptr [ %55, %51 ], [ %46, %45 ]
  %55 = load ptr, ptr %54, align 8, !dbg !1988, !tbaa !38
  %56 = icmp eq ptr %55, null, !dbg !1989
  br i1 %56, label %63, label %57, !dbg !1990

57:                                               ; preds = %53
  %58 = getelementptr inbounds i8, ptr %55, i64 8, !dbg !1991
  %59 = load i32, ptr %58, align 4, !dbg !1992, !tbaa !124
  %60 = sext i32 %59 to i64, !dbg !1996
  %61 = urem i64 %60, %32, !dbg !1998
  %62 = icmp eq i64 %61, %33, !dbg !2000
  br i1 %62, label %51, label %63, !dbg !2001, !llvm.loop !2002

63:                                               ; preds = %57, %53, %51, %45, %40, %35
  %64 = phi ptr [ %1, %35 ], [ null, %40 ], [ %43, %45 ], [ %54, %51 ], [ null, %57 ], [ null, %53 ], !dbg !1972
  %65 = icmp eq ptr %64, null, !dbg !2003
  br i1 %65, label %84, label %66, !dbg !2003

66:                                               ; preds = %63
  %67 = load ptr, ptr %64, align 8, !dbg !2004, !tbaa !38
  store ptr %67, ptr %3, align 8, !dbg !2005, !tbaa !38
  store ptr %3, ptr %64, align 8, !dbg !2006, !tbaa !38
  %68 = icmp eq ptr %64, %1, !dbg !2007
  br i1 %68, label %69, label %106, !dbg !2008, !prof !973

69:                                               ; preds = %66
  %70 = load ptr, ptr %3, align 8, !dbg !2009, !tbaa !38
  %71 = icmp eq ptr %70, null, !dbg !2010
  br i1 %71, label %106, label %72, !dbg !2011

72:                                               ; preds = %69
  %73 = getelementptr inbounds i8, ptr %70, i64 8, !dbg !2012
  %74 = load i32, ptr %31, align 4, !dbg !2013, !tbaa !124
  %75 = load i32, ptr %73, align 4, !dbg !2017, !tbaa !124
  %76 = icmp eq i32 %74, %75, !dbg !2018
  br i1 %76, label %106, label %77, !dbg !2010

77:                                               ; preds = %72
  %78 = sext i32 %75 to i64, !dbg !2019
  %79 = urem i64 %78, %32, !dbg !2024
  %80 = icmp eq i64 %79, %33, !dbg !2026
  br i1 %80, label %106, label %81, !dbg !2027

81:                                               ; preds = %77
  %82 = load ptr, ptr %0, align 8, !dbg !2028, !tbaa !357
  %83 = getelementptr inbounds ptr, ptr %82, i64 %79, !dbg !2028
  store ptr %3, ptr %83, align 8, !dbg !2029, !tbaa !104
  br label %106, !dbg !2028

84:                                               ; preds = %63
  %85 = load ptr, ptr %0, align 8, !dbg !2030, !tbaa !357
  %86 = getelementptr inbounds ptr, ptr %85, i64 %33, !dbg !2030
  %87 = load ptr, ptr %86, align 8, !dbg !2030, !tbaa !104
  %88 = icmp eq ptr %87, null, !dbg !2030
  br i1 %88, label %92, label %89, !dbg !2030

89:                                               ; preds = %84
  %90 = load ptr, ptr %87, align 8, !dbg !2033, !tbaa !38
  store ptr %90, ptr %3, align 8, !dbg !2034, !tbaa !38
  %91 = load ptr, ptr %86, align 8, !dbg !2035, !tbaa !104
  store ptr %3, ptr %91, align 8, !dbg !2036, !tbaa !38
  br label %106, !dbg !2037

92:                                               ; preds = %84
  %93 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 2, !dbg !2038
  %94 = load ptr, ptr %93, align 8, !dbg !2039, !tbaa !670
  store ptr %94, ptr %3, align 8, !dbg !2040, !tbaa !38
  store ptr %3, ptr %93, align 8, !dbg !2041, !tbaa !670
  %95 = load ptr, ptr %3, align 8, !dbg !2042, !tbaa !38
  %96 = icmp eq ptr %95, null, !dbg !2043
  br i1 %96, label %103, label %97, !dbg !2043

97:                                               ; preds = %92
  %98 = getelementptr inbounds i8, ptr %95, i64 8, !dbg !2044
  %99 = load i32, ptr %98, align 4, !dbg !2045, !tbaa !124
  %100 = sext i32 %99 to i64, !dbg !2049
  %101 = urem i64 %100, %32, !dbg !2051
  %102 = getelementptr inbounds ptr, ptr %85, i64 %101, !dbg !2053
  store ptr %3, ptr %102, align 8, !dbg !2054, !tbaa !104
  br label %103, !dbg !2053

103:                                              ; preds = %97, %92
  %104 = load ptr, ptr %0, align 8, !dbg !2055, !tbaa !357
  %105 = getelementptr inbounds ptr, ptr %104, i64 %33, !dbg !2055
  store ptr %93, ptr %105, align 8, !dbg !2056, !tbaa !104
  br label %106

106:                                              ; preds = %103, %89, %77, %81, %66, %72, %69
  %107 = load i64, ptr %10, align 8, !dbg !2057, !tbaa !408
  %108 = add i64 %107, 1, !dbg !2057
  store i64 %108, ptr %10, align 8, !dbg !2057, !tbaa !408
  ret ptr %3, !dbg !2058
}

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE13_M_rehash_auxEmSt17integral_constantIbLb0EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2059 {
  %3 = icmp eq i64 %1, 1, !dbg !2060
  br i1 %3, label %4, label %6, !dbg !2063, !prof !973

4:                                                ; preds = %2
  %5 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 5, !dbg !2064
  store ptr null, ptr %5, align 8, !dbg !2065, !tbaa !2066
  br label %15, !dbg !2067

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975, !dbg !2068
  br i1 %7, label %8, label %12, !dbg !2072, !prof !973

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951, !dbg !2073
  br i1 %9, label %10, label %11, !dbg !2074

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #22, !dbg !2075
  unreachable, !dbg !2075

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #22, !dbg !2076
  unreachable, !dbg !2076

12:                                               ; preds = %6
  %13 = shl i64 %1, 3, !dbg !2077
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #21, !dbg !2078
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false), !dbg !2079
  br label %15, !dbg !2080

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ], !dbg !2081
  %17 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 2, !dbg !2082
  %18 = load ptr, ptr %17, align 8, !dbg !2084, !tbaa !670
  store ptr null, ptr %17, align 8, !dbg !2085, !tbaa !670
  %19 = icmp eq ptr %18, null, !dbg !2086
  br i1 %19, label %72, label %20, !dbg !2087

20:                                               ; preds = %15, %68
  %21 = phi ptr [ %26, %68 ], [ %18, %15 ]
  %22 = phi i64 [ %70, %68 ], [ 0, %15 ]
  %23 = phi i64 [ %30, %68 ], [ 0, %15 ]
  %24 = phi ptr [ %21, %68 ], [ null, %15 ]
  %25 = phi i8 [ %69, %68 ], [ 0, %15 ]
  %26 = load ptr, ptr %21, align 8, !dbg !2088, !tbaa !38
  %27 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !2090
  %28 = load i32, ptr %27, align 4, !dbg !2091, !tbaa !124
  %29 = sext i32 %28 to i64, !dbg !2094
  %30 = urem i64 %29, %1, !dbg !2096
  %31 = icmp ne ptr %24, null, !dbg !2098
  %32 = icmp eq i64 %23, %30
  %33 = and i1 %31, %32, !dbg !2099
  br i1 %33, label %34, label %36, !dbg !2099

34:                                               ; preds = %20
  %35 = load ptr, ptr %24, align 8, !dbg !2100, !tbaa !38
  store ptr %35, ptr %21, align 8, !dbg !2101, !tbaa !38
  br label %64, !dbg !2102

36:                                               ; preds = %20
  %37 = and i8 %25, 1, !dbg !2103
  %38 = icmp eq i8 %37, 0, !dbg !2103
  br i1 %38, label %50, label %39, !dbg !2103

39:                                               ; preds = %36
  %40 = load ptr, ptr %24, align 8, !dbg !2104, !tbaa !38
  %41 = icmp eq ptr %40, null, !dbg !2105
  br i1 %41, label %50, label %42, !dbg !2105

42:                                               ; preds = %39
  %43 = getelementptr inbounds i8, ptr %40, i64 8, !dbg !2106
  %44 = load i32, ptr %43, align 4, !dbg !2107, !tbaa !124
  %45 = sext i32 %44 to i64, !dbg !2110
  %46 = urem i64 %45, %1, !dbg !2112
  %47 = icmp eq i64 %46, %23, !dbg !2114
  br i1 %47, label %50, label %48, !dbg !2115

48:                                               ; preds = %42
  %49 = getelementptr inbounds ptr, ptr %16, i64 %46, !dbg !2116
  store ptr %24, ptr %49, align 8, !dbg !2117, !tbaa !104
  br label %50, !dbg !2116

50:                                               ; preds = %39, %48, %42, %36
  %51 = phi i8 [ %25, %36 ], [ 0, %42 ], [ 0, %48 ], [ 0, %39 ], !dbg !2118
  %52 = getelementptr inbounds ptr, ptr %16, i64 %30, !dbg !2119
  %53 = load ptr, ptr %52, align 8, !dbg !2119, !tbaa !104
  %54 = icmp eq ptr %53, null, !dbg !2119
  br i1 %54, label %55, label %61, !dbg !2120

55:                                               ; preds = %50
  %56 = load ptr, ptr %17, align 8, !dbg !2121, !tbaa !670
  store ptr %56, ptr %21, align 8, !dbg !2122, !tbaa !38
  store ptr %21, ptr %17, align 8, !dbg !2123, !tbaa !670
  store ptr %17, ptr %52, align 8, !dbg !2124, !tbaa !104
  %57 = load ptr, ptr %21, align 8, !dbg !2125, !tbaa !38
  %58 = icmp eq ptr %57, null, !dbg !2126
  br i1 %58, label %68, label %59, !dbg !2126

59:                                               ; preds = %55
  %60 = getelementptr inbounds ptr, ptr %16, i64 %22, !dbg !2127
  br label %64, !dbg !2127

61:                                               ; preds = %50
  %62 = load ptr, ptr %53, align 8, !dbg !2128, !tbaa !38
  store ptr %62, ptr %21, align 8, !dbg !2129, !tbaa !38
  %63 = load ptr, ptr %52, align 8, !dbg !2130, !tbaa !104
  br label %64

64:                                               ; preds = %34, %61, %59
  %65 = phi ptr [ %60, %59 ], [ %63, %61 ], [ %24, %34 ]
  %66 = phi i8 [ %51, %59 ], [ %51, %61 ], [ 1, %34 ]
  %67 = phi i64 [ %30, %59 ], [ %22, %61 ], [ %22, %34 ]
  store ptr %21, ptr %65, align 8, !dbg !2118, !tbaa !104
  br label %68, !dbg !2086

68:                                               ; preds = %64, %55
  %69 = phi i8 [ %51, %55 ], [ %66, %64 ], !dbg !2118
  %70 = phi i64 [ %30, %55 ], [ %67, %64 ], !dbg !2118
  %71 = icmp eq ptr %26, null, !dbg !2086
  br i1 %71, label %72, label %20, !dbg !2087, !llvm.loop !2131

72:                                               ; preds = %68, %15
  %73 = phi i8 [ 0, %15 ], [ %69, %68 ], !dbg !2118
  %74 = phi ptr [ null, %15 ], [ %21, %68 ], !dbg !2118
  %75 = phi i64 [ 0, %15 ], [ %30, %68 ], !dbg !2118
  %76 = and i8 %73, 1, !dbg !2133
  %77 = icmp eq i8 %76, 0, !dbg !2133
  br i1 %77, label %89, label %78, !dbg !2134

78:                                               ; preds = %72
  %79 = load ptr, ptr %74, align 8, !dbg !2135, !tbaa !38
  %80 = icmp eq ptr %79, null, !dbg !2136
  br i1 %80, label %89, label %81, !dbg !2133

81:                                               ; preds = %78
  %82 = getelementptr inbounds i8, ptr %79, i64 8, !dbg !2137
  %83 = load i32, ptr %82, align 4, !dbg !2138, !tbaa !124
  %84 = sext i32 %83 to i64, !dbg !2141
  %85 = urem i64 %84, %1, !dbg !2143
  %86 = icmp eq i64 %85, %75, !dbg !2145
  br i1 %86, label %89, label %87, !dbg !2146

87:                                               ; preds = %81
  %88 = getelementptr inbounds ptr, ptr %16, i64 %85, !dbg !2147
  store ptr %74, ptr %88, align 8, !dbg !2148, !tbaa !104
  br label %89, !dbg !2147

89:                                               ; preds = %81, %87, %78, %72
  %90 = load ptr, ptr %0, align 8, !dbg !2149, !tbaa !357
  %91 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 5, !dbg !2151
  %92 = icmp eq ptr %91, %90, !dbg !2154
  br i1 %92, label %94, label %93, !dbg !2155

93:                                               ; preds = %89
  tail call void @_ZdlPv(ptr noundef %90) #19, !dbg !2156
  br label %94, !dbg !2160

94:                                               ; preds = %89, %93
  %95 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 1, !dbg !2161
  store i64 %1, ptr %95, align 8, !dbg !2162, !tbaa !360
  store ptr %16, ptr %0, align 8, !dbg !2163, !tbaa !357
  ret void, !dbg !2164
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_hash.cpp() #15 section ".text.startup" !dbg !2165 {
  store ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 5), ptr @_ZL8sessions, align 8, !dbg !2167, !tbaa !55
  store i64 1, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 1), align 8, !dbg !2175, !tbaa !57
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 2), i8 0, i64 16, i1 false), !dbg !2176
  store float 1.000000e+00, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 4), align 8, !dbg !2177, !tbaa !187
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 4, i32 1), i8 0, i64 16, i1 false), !dbg !2179
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt13unordered_mapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev, ptr nonnull @_ZL8sessions, ptr nonnull @__dso_handle) #20, !dbg !2180
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #16

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.assume(i1 noundef) #18

attributes #0 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nofree nounwind willreturn memory(argmem: read) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #19 = { builtin nounwind }
attributes #20 = { nounwind }
attributes #21 = { builtin allocsize(0) }
attributes #22 = { noreturn }
attributes #23 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/hash.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~unordered_map", scope: !9, file: !9, line: 102, type: !10, scopeLine: 102, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/unordered_map.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 466, column: 40, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "_M_begin", scope: !14, file: !14, line: 465, type: !10, scopeLine: 466, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "include/c++/12/bits/hashtable.h", directory: "")
!15 = distinct !DILocation(line: 2500, column: 33, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "clear", scope: !14, file: !14, line: 2498, type: !10, scopeLine: 2499, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!17 = distinct !DILocation(line: 1584, column: 7, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "~_Hashtable", scope: !14, file: !14, line: 1573, type: !10, scopeLine: 1574, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!19 = distinct !DILocation(line: 102, column: 11, scope: !8)
!20 = !DILocation(line: 466, column: 56, scope: !13, inlinedAt: !15)
!21 = !{!22, !23, i64 16}
!22 = !{!"_ZTSSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE", !23, i64 0, !26, i64 8, !27, i64 16, !26, i64 24, !28, i64 32, !23, i64 48}
!23 = !{!"any pointer", !24, i64 0}
!24 = !{!"omnipotent char", !25, i64 0}
!25 = !{!"Simple C++ TBAA"}
!26 = !{!"long", !24, i64 0}
!27 = !{!"_ZTSNSt8__detail15_Hash_node_baseE", !23, i64 0}
!28 = !{!"_ZTSNSt8__detail20_Prime_rehash_policyE", !29, i64 0, !26, i64 8}
!29 = !{!"float", !24, i64 0}
!30 = !DILocation(line: 2002, column: 14, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "_M_deallocate_nodes", scope: !32, file: !32, line: 2000, type: !10, scopeLine: 2001, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!32 = !DIFile(filename: "include/c++/12/bits/hashtable_policy.h", directory: "")
!33 = distinct !DILocation(line: 2500, column: 13, scope: !16, inlinedAt: !17)
!34 = !DILocation(line: 2002, column: 7, scope: !31, inlinedAt: !33)
!35 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "_M_next", scope: !32, file: !32, line: 340, type: !10, scopeLine: 341, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!37 = distinct !DILocation(line: 2005, column: 15, scope: !31, inlinedAt: !33)
!38 = !{!27, !23, i64 0}
!39 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "deallocate", scope: !41, file: !41, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!41 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!42 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !45)
!43 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!44 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!45 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "_M_deallocate_node_ptr", scope: !32, file: !32, line: 1990, type: !10, scopeLine: 1991, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!47 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "_M_deallocate_node", scope: !32, file: !32, line: 1982, type: !10, scopeLine: 1983, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!49 = distinct !DILocation(line: 2006, column: 4, scope: !31, inlinedAt: !33)
!50 = distinct !{!50, !34, !51, !52, !53}
!51 = !DILocation(line: 2007, column: 2, scope: !31, inlinedAt: !33)
!52 = !{!"llvm.loop.mustprogress"}
!53 = !{!"llvm.loop.unroll.disable"}
!54 = !DILocation(line: 2501, column: 24, scope: !16, inlinedAt: !17)
!55 = !{!22, !23, i64 0}
!56 = !DILocation(line: 2502, column: 10, scope: !16, inlinedAt: !17)
!57 = !{!22, !26, i64 8}
!58 = !DILocation(line: 2502, column: 26, scope: !16, inlinedAt: !17)
!59 = !DILocation(line: 2501, column: 7, scope: !16, inlinedAt: !17)
!60 = !DILocation(line: 2504, column: 30, scope: !16, inlinedAt: !17)
!61 = !DILocation(line: 457, column: 31, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 456, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = distinct !DILocation(line: 1585, column: 7, scope: !18, inlinedAt: !19)
!64 = !DILocation(line: 418, column: 44, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "_M_uses_single_bucket", scope: !14, file: !14, line: 417, type: !10, scopeLine: 418, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!66 = distinct !DILocation(line: 449, column: 6, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 447, type: !10, scopeLine: 448, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!68 = distinct !DILocation(line: 457, column: 9, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 418, column: 40, scope: !65, inlinedAt: !66)
!70 = !DILocation(line: 449, column: 6, scope: !67, inlinedAt: !68)
!71 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "deallocate", scope: !41, file: !41, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!73 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!75 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !32, file: !32, line: 2026, type: !10, scopeLine: 2028, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!77 = distinct !DILocation(line: 452, column: 21, scope: !67, inlinedAt: !68)
!78 = !DILocation(line: 453, column: 7, scope: !67, inlinedAt: !68)
!79 = !DILocation(line: 102, column: 11, scope: !8)
!80 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !10, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!81 = !DILocation(line: 28, column: 2, scope: !80)
!82 = !DILocation(line: 85, column: 23, scope: !83, inlinedAt: !85)
!83 = distinct !DISubprogram(name: "id", scope: !84, file: !84, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!84 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!85 = distinct !DILocation(line: 126, column: 7, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "thread<(lambda at cpp/hash.cpp:28:16), void>", scope: !84, file: !84, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!87 = distinct !DILocation(line: 28, column: 14, scope: !80)
!88 = !{!89, !26, i64 0}
!89 = !{!"_ZTSNSt6thread2idE", !26, i64 0}
!90 = !DILocation(line: 142, column: 29, scope: !86, inlinedAt: !87)
!91 = !DILocation(line: 207, column: 4, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/hash.cpp:28:16)>", scope: !84, file: !84, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!93 = distinct !DILocation(line: 142, column: 33, scope: !86, inlinedAt: !87)
!94 = !{!95, !95, i64 0}
!95 = !{!"vtable pointer", !25, i64 0}
!96 = !DILocation(line: 168, column: 56, scope: !97, inlinedAt: !99)
!97 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !98, file: !98, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!98 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!99 = distinct !DILocation(line: 233, column: 40, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !98, file: !98, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!101 = distinct !DILocation(line: 310, column: 4, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !98, file: !98, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!103 = distinct !DILocation(line: 142, column: 18, scope: !86, inlinedAt: !87)
!104 = !{!23, !23, i64 0}
!105 = !DILocation(line: 142, column: 2, scope: !86, inlinedAt: !87)
!106 = !DILocation(line: 395, column: 6, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "~unique_ptr", scope: !98, file: !98, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!108 = distinct !DILocation(line: 142, column: 2, scope: !86, inlinedAt: !87)
!109 = !DILocation(line: 395, column: 12, scope: !107, inlinedAt: !108)
!110 = !DILocation(line: 95, column: 2, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "operator()", scope: !98, file: !98, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!112 = distinct !DILocation(line: 396, column: 4, scope: !107, inlinedAt: !108)
!113 = !DILocation(line: 396, column: 4, scope: !107, inlinedAt: !108)
!114 = !DILocation(line: 145, column: 7, scope: !86, inlinedAt: !87)
!115 = !DILocation(line: 395, column: 6, scope: !107, inlinedAt: !116)
!116 = distinct !DILocation(line: 142, column: 2, scope: !86, inlinedAt: !87)
!117 = !DILocation(line: 395, column: 12, scope: !107, inlinedAt: !116)
!118 = !DILocation(line: 95, column: 2, scope: !111, inlinedAt: !119)
!119 = distinct !DILocation(line: 396, column: 4, scope: !107, inlinedAt: !116)
!120 = !DILocation(line: 396, column: 4, scope: !107, inlinedAt: !116)
!121 = !DILocation(line: 0, scope: !80)
!122 = !DILocation(line: 397, column: 8, scope: !107, inlinedAt: !116)
!123 = !DILocation(line: 397, column: 8, scope: !107, inlinedAt: !108)
!124 = !{!125, !125, i64 0}
!125 = !{!"int", !24, i64 0}
!126 = !DILocation(line: 749, column: 12, scope: !127, inlinedAt: !129)
!127 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !128, file: !128, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!128 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!129 = distinct !DILocation(line: 100, column: 17, scope: !130, inlinedAt: !132)
!130 = distinct !DISubprogram(name: "lock", scope: !131, file: !131, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!131 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!132 = distinct !DILocation(line: 229, column: 19, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "lock_guard", scope: !131, file: !131, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!134 = distinct !DILocation(line: 14, column: 30, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "open", scope: !1, file: !1, line: 12, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = distinct !DILocation(line: 32, column: 2, scope: !80)
!137 = !DILocation(line: 103, column: 11, scope: !130, inlinedAt: !132)
!138 = !DILocation(line: 104, column: 2, scope: !130, inlinedAt: !132)
!139 = !DILocation(line: 15, column: 17, scope: !135, inlinedAt: !136)
!140 = !DILocation(line: 980, column: 16, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 979, type: !10, scopeLine: 980, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!142 = distinct !DILocation(line: 15, column: 2, scope: !135, inlinedAt: !136)
!143 = !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !136)
!144 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !128, file: !128, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!146 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "unlock", scope: !131, file: !131, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "~lock_guard", scope: !131, file: !131, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!150 = distinct !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !136)
!151 = !DILocation(line: 15, column: 20, scope: !135, inlinedAt: !136)
!152 = !DILocation(line: 15, column: 15, scope: !135, inlinedAt: !136)
!153 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !154)
!154 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !155)
!155 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !156)
!156 = distinct !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !136)
!157 = !DILocation(line: 36, column: 2, scope: !80)
!158 = !DILocation(line: 50, column: 1, scope: !80)
!159 = !DILocation(line: 37, column: 4, scope: !80)
!160 = !DILocation(line: 649, column: 16, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 648, type: !10, scopeLine: 649, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = distinct !DILocation(line: 653, column: 16, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "empty", scope: !14, file: !14, line: 652, type: !10, scopeLine: 653, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!164 = distinct !DILocation(line: 306, column: 21, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "empty", scope: !9, file: !9, line: 305, type: !10, scopeLine: 306, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!166 = distinct !DILocation(line: 38, column: 2, scope: !80)
!167 = !{!22, !26, i64 24}
!168 = !DILocation(line: 653, column: 23, scope: !163, inlinedAt: !164)
!169 = !DILocation(line: 38, column: 2, scope: !80)
!170 = !DILocation(line: 41, column: 2, scope: !80)
!171 = !DILocation(line: 388, column: 37, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "_Hashtable", scope: !14, file: !14, line: 531, type: !10, scopeLine: 531, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = distinct !DILocation(line: 135, column: 7, scope: !174, inlinedAt: !176)
!174 = distinct !DISubprogram(name: "unordered_set", scope: !175, file: !175, line: 135, type: !10, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!175 = !DIFile(filename: "include/c++/12/bits/unordered_set.h", directory: "")
!176 = distinct !DILocation(line: 41, column: 34, scope: !80)
!177 = !DILocation(line: 388, column: 22, scope: !172, inlinedAt: !173)
!178 = !{!179, !23, i64 0}
!179 = !{!"_ZTSSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE", !23, i64 0, !26, i64 8, !27, i64 16, !26, i64 24, !28, i64 32, !23, i64 48}
!180 = !DILocation(line: 389, column: 19, scope: !172, inlinedAt: !173)
!181 = !{!179, !26, i64 8}
!182 = !DILocation(line: 531, column: 7, scope: !172, inlinedAt: !173)
!183 = !DILocation(line: 391, column: 19, scope: !172, inlinedAt: !173)
!184 = !DILocation(line: 505, column: 7, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "_Prime_rehash_policy", scope: !32, file: !32, line: 504, type: !10, scopeLine: 505, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!186 = distinct !DILocation(line: 531, column: 7, scope: !172, inlinedAt: !173)
!187 = !{!28, !29, i64 0}
!188 = !DILocation(line: 505, column: 32, scope: !185, inlinedAt: !186)
!189 = !DILocation(line: 400, column: 24, scope: !172, inlinedAt: !173)
!190 = !DILocation(line: 42, column: 2, scope: !80)
!191 = !DILocation(line: 649, column: 16, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 648, type: !10, scopeLine: 649, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!193 = distinct !DILocation(line: 305, column: 21, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "size", scope: !175, file: !175, line: 304, type: !10, scopeLine: 305, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!195 = distinct !DILocation(line: 44, column: 2, scope: !80)
!196 = !{!179, !26, i64 24}
!197 = !DILocation(line: 44, column: 2, scope: !80)
!198 = !DILocation(line: 43, column: 16, scope: !80)
!199 = !DILocation(line: 43, column: 33, scope: !80)
!200 = !DILocation(line: 1034, column: 2, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "insert", scope: !32, file: !32, line: 1031, type: !10, scopeLine: 1032, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!202 = distinct !DILocation(line: 426, column: 21, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "insert", scope: !175, file: !175, line: 425, type: !10, scopeLine: 426, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!204 = distinct !DILocation(line: 43, column: 9, scope: !80)
!205 = !DILocation(line: 207, column: 9, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "_AllocNode", scope: !32, file: !32, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = distinct !DILocation(line: 1034, column: 18, scope: !201, inlinedAt: !202)
!208 = !DILocation(line: 906, column: 11, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "_M_insert<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__detail::_AllocNode<std::allocator<std::__detail::_Hash_node<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, true> > > >", scope: !14, file: !14, line: 903, type: !10, scopeLine: 905, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!210 = distinct !DILocation(line: 1035, column: 13, scope: !201, inlinedAt: !202)
!211 = !DILocation(line: 1036, column: 7, scope: !201, inlinedAt: !202)
!212 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !215)
!213 = distinct !DISubprogram(name: "_M_data", scope: !214, file: !214, line: 233, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!214 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!215 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !217)
!216 = distinct !DISubprogram(name: "_M_is_local", scope: !214, file: !214, line: 273, type: !10, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!217 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "_M_dispose", scope: !214, file: !214, line: 283, type: !10, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!219 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "~basic_string", scope: !214, file: !214, line: 794, type: !10, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!221 = distinct !DILocation(line: 43, column: 3, scope: !80)
!222 = !{!223, !23, i64 0}
!223 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !224, i64 0, !26, i64 8, !24, i64 16}
!224 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !23, i64 0}
!225 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !217)
!226 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !219)
!227 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "deallocate", scope: !41, file: !41, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!229 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "_M_destroy", scope: !214, file: !214, line: 291, type: !10, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!233 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !219)
!234 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !219)
!235 = !DILocation(line: 43, column: 3, scope: !80)
!236 = !DILocation(line: 42, column: 27, scope: !80)
!237 = !DILocation(line: 42, column: 20, scope: !80)
!238 = distinct !{!238, !190, !239, !52, !53}
!239 = !DILocation(line: 43, column: 38, scope: !80)
!240 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !241)
!241 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !242)
!242 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !243)
!243 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !244)
!244 = distinct !DILocation(line: 43, column: 3, scope: !80)
!245 = !DILocation(line: 252, column: 57, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "_M_local_data", scope: !214, file: !214, line: 249, type: !10, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!247 = distinct !DILocation(line: 274, column: 29, scope: !216, inlinedAt: !242)
!248 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !242)
!249 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !243)
!250 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !251)
!251 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !252)
!252 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !253)
!253 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !243)
!254 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !243)
!255 = !DILocation(line: 241, column: 51, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "_M_local_data", scope: !214, file: !214, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!257 = distinct !DILocation(line: 635, column: 21, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "basic_string<std::allocator<char> >", scope: !214, file: !214, line: 634, type: !10, scopeLine: 636, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!259 = distinct !DILocation(line: 44, column: 2, scope: !80)
!260 = !DILocation(line: 200, column: 25, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "_Alloc_hider", scope: !214, file: !214, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!262 = distinct !DILocation(line: 635, column: 9, scope: !258, inlinedAt: !259)
!263 = !{!224, !23, i64 0}
!264 = !DILocation(line: 431, column: 33, scope: !265, inlinedAt: !267)
!265 = distinct !DISubprogram(name: "copy", scope: !266, file: !266, line: 423, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!266 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!267 = distinct !DILocation(line: 423, column: 4, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "_S_copy", scope: !214, file: !214, line: 418, type: !10, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!269 = distinct !DILocation(line: 477, column: 9, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "_S_copy_chars", scope: !214, file: !214, line: 475, type: !10, scopeLine: 477, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!271 = distinct !DILocation(line: 243, column: 2, scope: !272, inlinedAt: !274)
!272 = distinct !DISubprogram(name: "_M_construct<const char *>", scope: !273, file: !273, line: 218, type: !10, scopeLine: 220, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!273 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!274 = distinct !DILocation(line: 642, column: 2, scope: !258, inlinedAt: !259)
!275 = !DILocation(line: 229, column: 9, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "_M_length", scope: !214, file: !214, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!277 = distinct !DILocation(line: 267, column: 2, scope: !278, inlinedAt: !279)
!278 = distinct !DISubprogram(name: "_M_set_length", scope: !214, file: !214, line: 265, type: !10, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!279 = distinct !DILocation(line: 247, column: 2, scope: !272, inlinedAt: !274)
!280 = !DILocation(line: 229, column: 26, scope: !276, inlinedAt: !277)
!281 = !{!223, !26, i64 8}
!282 = !DILocation(line: 268, column: 22, scope: !278, inlinedAt: !279)
!283 = !DILocation(line: 354, column: 7, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "assign", scope: !266, file: !266, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!285 = distinct !DILocation(line: 268, column: 2, scope: !278, inlinedAt: !279)
!286 = !{!24, !24, i64 0}
!287 = !DILocation(line: 1725, column: 19, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "count", scope: !14, file: !14, line: 1722, type: !10, scopeLine: 1724, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!289 = distinct !DILocation(line: 686, column: 21, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "count", scope: !175, file: !175, line: 685, type: !10, scopeLine: 686, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!291 = distinct !DILocation(line: 44, column: 2, scope: !80)
!292 = !DILocation(line: 1726, column: 12, scope: !288, inlinedAt: !289)
!293 = !DILocation(line: 241, column: 51, scope: !256, inlinedAt: !294)
!294 = distinct !DILocation(line: 635, column: 21, scope: !258, inlinedAt: !295)
!295 = distinct !DILocation(line: 44, column: 2, scope: !80)
!296 = !DILocation(line: 200, column: 25, scope: !261, inlinedAt: !297)
!297 = distinct !DILocation(line: 635, column: 9, scope: !258, inlinedAt: !295)
!298 = !DILocation(line: 431, column: 33, scope: !265, inlinedAt: !299)
!299 = distinct !DILocation(line: 423, column: 4, scope: !268, inlinedAt: !300)
!300 = distinct !DILocation(line: 477, column: 9, scope: !270, inlinedAt: !301)
!301 = distinct !DILocation(line: 243, column: 2, scope: !272, inlinedAt: !302)
!302 = distinct !DILocation(line: 642, column: 2, scope: !258, inlinedAt: !295)
!303 = !DILocation(line: 229, column: 9, scope: !276, inlinedAt: !304)
!304 = distinct !DILocation(line: 267, column: 2, scope: !278, inlinedAt: !305)
!305 = distinct !DILocation(line: 247, column: 2, scope: !272, inlinedAt: !302)
!306 = !DILocation(line: 229, column: 26, scope: !276, inlinedAt: !304)
!307 = !DILocation(line: 268, column: 22, scope: !278, inlinedAt: !305)
!308 = !DILocation(line: 354, column: 7, scope: !284, inlinedAt: !309)
!309 = distinct !DILocation(line: 268, column: 2, scope: !278, inlinedAt: !305)
!310 = !DILocation(line: 1725, column: 19, scope: !288, inlinedAt: !311)
!311 = distinct !DILocation(line: 686, column: 21, scope: !290, inlinedAt: !312)
!312 = distinct !DILocation(line: 44, column: 2, scope: !80)
!313 = !DILocation(line: 1726, column: 12, scope: !288, inlinedAt: !311)
!314 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !315)
!315 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !316)
!316 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !317)
!317 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !318)
!318 = distinct !DILocation(line: 44, column: 2, scope: !80)
!319 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !316)
!320 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !317)
!321 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !322)
!322 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !323)
!323 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !324)
!324 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !317)
!325 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !317)
!326 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !327)
!327 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !328)
!328 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !329)
!329 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !330)
!330 = distinct !DILocation(line: 44, column: 2, scope: !80)
!331 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !328)
!332 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !329)
!333 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !334)
!334 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !335)
!335 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !336)
!336 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !329)
!337 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !329)
!338 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !339)
!339 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !340)
!340 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !341)
!341 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !342)
!342 = distinct !DILocation(line: 44, column: 2, scope: !80)
!343 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !340)
!344 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !341)
!345 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !346)
!346 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !347)
!347 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !348)
!348 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !341)
!349 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !341)
!350 = !DILocation(line: 45, column: 2, scope: !80)
!351 = !DILocation(line: 388, column: 37, scope: !352, inlinedAt: !353)
!352 = distinct !DISubprogram(name: "_Hashtable", scope: !14, file: !14, line: 531, type: !10, scopeLine: 531, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!353 = distinct !DILocation(line: 1283, column: 7, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "unordered_multimap", scope: !9, file: !9, line: 1283, type: !10, scopeLine: 1283, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!355 = distinct !DILocation(line: 45, column: 36, scope: !80)
!356 = !DILocation(line: 388, column: 22, scope: !352, inlinedAt: !353)
!357 = !{!358, !23, i64 0}
!358 = !{!"_ZTSSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE", !23, i64 0, !26, i64 8, !27, i64 16, !26, i64 24, !28, i64 32, !23, i64 48}
!359 = !DILocation(line: 389, column: 19, scope: !352, inlinedAt: !353)
!360 = !{!358, !26, i64 8}
!361 = !DILocation(line: 531, column: 7, scope: !352, inlinedAt: !353)
!362 = !DILocation(line: 391, column: 19, scope: !352, inlinedAt: !353)
!363 = !DILocation(line: 505, column: 7, scope: !185, inlinedAt: !364)
!364 = distinct !DILocation(line: 531, column: 7, scope: !352, inlinedAt: !353)
!365 = !DILocation(line: 505, column: 32, scope: !185, inlinedAt: !364)
!366 = !DILocation(line: 400, column: 24, scope: !352, inlinedAt: !353)
!367 = !DILocation(line: 46, column: 2, scope: !80)
!368 = !DILocation(line: 137, column: 27, scope: !369, inlinedAt: !370)
!369 = distinct !DISubprogram(name: "allocate", scope: !41, file: !41, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!370 = distinct !DILocation(line: 464, column: 20, scope: !371, inlinedAt: !372)
!371 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!372 = distinct !DILocation(line: 1963, column: 16, scope: !373, inlinedAt: !374)
!373 = distinct !DISubprogram(name: "_M_allocate_node<int, int>", scope: !32, file: !32, line: 1960, type: !10, scopeLine: 1962, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!374 = distinct !DILocation(line: 308, column: 19, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "_Scoped_node<int, int>", scope: !14, file: !14, line: 306, type: !10, scopeLine: 309, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!376 = distinct !DILocation(line: 2099, column: 15, scope: !377, inlinedAt: !378)
!377 = distinct !DISubprogram(name: "_M_emplace<int, int>", scope: !14, file: !14, line: 2094, type: !10, scopeLine: 2097, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!378 = distinct !DILocation(line: 869, column: 11, scope: !379, inlinedAt: !380)
!379 = distinct !DISubprogram(name: "_M_emplace<int, int>", scope: !14, file: !14, line: 868, type: !10, scopeLine: 869, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!380 = distinct !DILocation(line: 950, column: 11, scope: !381, inlinedAt: !382)
!381 = distinct !DISubprogram(name: "emplace<int, int>", scope: !14, file: !14, line: 949, type: !10, scopeLine: 950, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!382 = distinct !DILocation(line: 1526, column: 16, scope: !383, inlinedAt: !384)
!383 = distinct !DISubprogram(name: "emplace<int, int>", scope: !9, file: !9, line: 1525, type: !10, scopeLine: 1526, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!384 = distinct !DILocation(line: 48, column: 7, scope: !80)
!385 = !DILocation(line: 277, column: 34, scope: !386, inlinedAt: !387)
!386 = distinct !DISubprogram(name: "_Hash_node_base", scope: !32, file: !32, line: 277, type: !10, scopeLine: 277, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!387 = distinct !DILocation(line: 335, column: 12, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "_Hash_node", scope: !32, file: !32, line: 335, type: !10, scopeLine: 335, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!389 = distinct !DILocation(line: 1967, column: 25, scope: !373, inlinedAt: !374)
!390 = !DILocation(line: 1969, column: 14, scope: !373, inlinedAt: !374)
!391 = !DILocation(line: 535, column: 4, scope: !392, inlinedAt: !394)
!392 = distinct !DISubprogram(name: "pair<int, int, true>", scope: !393, file: !393, line: 534, type: !10, scopeLine: 535, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!393 = !DIFile(filename: "include/c++/12/bits/stl_pair.h", directory: "")
!394 = distinct !DILocation(line: 175, column: 23, scope: !395, inlinedAt: !396)
!395 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, int, int>", scope: !41, file: !41, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!396 = distinct !DILocation(line: 516, column: 8, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, int, int>", scope: !44, file: !44, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!398 = distinct !DILocation(line: 1968, column: 6, scope: !373, inlinedAt: !374)
!399 = !{!400, !125, i64 0}
!400 = !{!"_ZTSSt4pairIKiiE", !125, i64 0, !125, i64 4}
!401 = !DILocation(line: 535, column: 35, scope: !392, inlinedAt: !394)
!402 = !{!400, !125, i64 4}
!403 = !DILocation(line: 649, column: 16, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 648, type: !10, scopeLine: 649, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!405 = distinct !DILocation(line: 2120, column: 11, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "_M_compute_hash_code", scope: !14, file: !14, line: 2117, type: !10, scopeLine: 2119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!407 = distinct !DILocation(line: 2102, column: 21, scope: !377, inlinedAt: !378)
!408 = !{!358, !26, i64 24}
!409 = !DILocation(line: 2120, column: 18, scope: !406, inlinedAt: !407)
!410 = !DILocation(line: 2120, column: 11, scope: !406, inlinedAt: !407)
!411 = !DILocation(line: 2129, scope: !406, inlinedAt: !407)
!412 = !DILocation(line: 369, column: 27, scope: !413, inlinedAt: !414)
!413 = distinct !DISubprogram(name: "operator!=", scope: !32, file: !32, line: 367, type: !10, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!414 = distinct !DILocation(line: 2129, column: 36, scope: !406, inlinedAt: !407)
!415 = !DILocation(line: 2129, column: 4, scope: !406, inlinedAt: !407)
!416 = !DILocation(line: 2130, column: 35, scope: !406, inlinedAt: !407)
!417 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !420)
!418 = distinct !DISubprogram(name: "operator()", scope: !419, file: !419, line: 377, type: !10, scopeLine: 378, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!419 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!420 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !422)
!421 = distinct !DISubprogram(name: "_M_key_equals", scope: !32, file: !32, line: 1681, type: !10, scopeLine: 1684, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!422 = distinct !DILocation(line: 2130, column: 16, scope: !406, inlinedAt: !407)
!423 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !420)
!424 = !DILocation(line: 2130, column: 10, scope: !406, inlinedAt: !407)
!425 = distinct !{!425, !415, !426, !52, !53}
!426 = !DILocation(line: 2131, column: 56, scope: !406, inlinedAt: !407)
!427 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !430)
!428 = distinct !DISubprogram(name: "operator()", scope: !429, file: !429, line: 154, type: !10, scopeLine: 154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!429 = !DIFile(filename: "include/c++/12/bits/functional_hash.h", directory: "")
!430 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !432)
!431 = distinct !DISubprogram(name: "_M_hash_code", scope: !32, file: !32, line: 1266, type: !10, scopeLine: 1267, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!432 = distinct !DILocation(line: 1297, column: 16, scope: !433, inlinedAt: !434)
!433 = distinct !DISubprogram(name: "_M_hash_code", scope: !32, file: !32, line: 1296, type: !10, scopeLine: 1297, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!434 = distinct !DILocation(line: 2131, column: 29, scope: !406, inlinedAt: !407)
!435 = !DILocation(line: 2131, column: 8, scope: !406, inlinedAt: !407)
!436 = !DILocation(line: 0, scope: !406, inlinedAt: !407)
!437 = !DILocation(line: 2134, column: 7, scope: !406, inlinedAt: !407)
!438 = !DILocation(line: 2104, column: 6, scope: !377, inlinedAt: !378)
!439 = !DILocation(line: 2108, column: 7, scope: !377, inlinedAt: !378)
!440 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !441)
!441 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !442)
!442 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !443)
!443 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !444)
!444 = distinct !DILocation(line: 312, column: 39, scope: !445, inlinedAt: !446)
!445 = distinct !DISubprogram(name: "~_Scoped_node", scope: !14, file: !14, line: 312, type: !10, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!446 = distinct !DILocation(line: 2108, column: 7, scope: !377, inlinedAt: !378)
!447 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !448)
!448 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !449)
!449 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !450)
!450 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !451)
!451 = distinct !DILocation(line: 44, column: 2, scope: !80)
!452 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !449)
!453 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !450)
!454 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !455)
!455 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !456)
!456 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !457)
!457 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !450)
!458 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !450)
!459 = !DILocation(line: 47, column: 18, scope: !80)
!460 = !DILocation(line: 137, column: 27, scope: !369, inlinedAt: !461)
!461 = distinct !DILocation(line: 464, column: 20, scope: !371, inlinedAt: !462)
!462 = distinct !DILocation(line: 1963, column: 16, scope: !463, inlinedAt: !464)
!463 = distinct !DISubprogram(name: "_M_allocate_node<int, int &>", scope: !32, file: !32, line: 1960, type: !10, scopeLine: 1962, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!464 = distinct !DILocation(line: 308, column: 19, scope: !465, inlinedAt: !466)
!465 = distinct !DISubprogram(name: "_Scoped_node<int, int &>", scope: !14, file: !14, line: 306, type: !10, scopeLine: 309, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!466 = distinct !DILocation(line: 2099, column: 15, scope: !467, inlinedAt: !468)
!467 = distinct !DISubprogram(name: "_M_emplace<int, int &>", scope: !14, file: !14, line: 2094, type: !10, scopeLine: 2097, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!468 = distinct !DILocation(line: 869, column: 11, scope: !469, inlinedAt: !470)
!469 = distinct !DISubprogram(name: "_M_emplace<int, int &>", scope: !14, file: !14, line: 868, type: !10, scopeLine: 869, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!470 = distinct !DILocation(line: 950, column: 11, scope: !471, inlinedAt: !472)
!471 = distinct !DISubprogram(name: "emplace<int, int &>", scope: !14, file: !14, line: 949, type: !10, scopeLine: 950, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!472 = distinct !DILocation(line: 1526, column: 16, scope: !473, inlinedAt: !474)
!473 = distinct !DISubprogram(name: "emplace<int, int &>", scope: !9, file: !9, line: 1525, type: !10, scopeLine: 1526, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!474 = distinct !DILocation(line: 47, column: 8, scope: !80)
!475 = !DILocation(line: 277, column: 34, scope: !386, inlinedAt: !476)
!476 = distinct !DILocation(line: 335, column: 12, scope: !388, inlinedAt: !477)
!477 = distinct !DILocation(line: 1967, column: 25, scope: !463, inlinedAt: !464)
!478 = !DILocation(line: 1969, column: 14, scope: !463, inlinedAt: !464)
!479 = !DILocation(line: 535, column: 4, scope: !480, inlinedAt: !481)
!480 = distinct !DISubprogram(name: "pair<int, int &, true>", scope: !393, file: !393, line: 534, type: !10, scopeLine: 535, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!481 = distinct !DILocation(line: 175, column: 23, scope: !482, inlinedAt: !483)
!482 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, int, int &>", scope: !41, file: !41, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!483 = distinct !DILocation(line: 516, column: 8, scope: !484, inlinedAt: !485)
!484 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, int, int &>", scope: !44, file: !44, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!485 = distinct !DILocation(line: 1968, column: 6, scope: !463, inlinedAt: !464)
!486 = !DILocation(line: 535, column: 35, scope: !480, inlinedAt: !481)
!487 = !DILocation(line: 649, column: 16, scope: !404, inlinedAt: !488)
!488 = distinct !DILocation(line: 2120, column: 11, scope: !406, inlinedAt: !489)
!489 = distinct !DILocation(line: 2102, column: 21, scope: !467, inlinedAt: !468)
!490 = !DILocation(line: 2120, column: 18, scope: !406, inlinedAt: !489)
!491 = !DILocation(line: 2120, column: 11, scope: !406, inlinedAt: !489)
!492 = !DILocation(line: 2129, scope: !406, inlinedAt: !489)
!493 = !DILocation(line: 369, column: 27, scope: !413, inlinedAt: !494)
!494 = distinct !DILocation(line: 2129, column: 36, scope: !406, inlinedAt: !489)
!495 = !DILocation(line: 2129, column: 4, scope: !406, inlinedAt: !489)
!496 = !DILocation(line: 2130, column: 35, scope: !406, inlinedAt: !489)
!497 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !498)
!498 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !499)
!499 = distinct !DILocation(line: 2130, column: 16, scope: !406, inlinedAt: !489)
!500 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !498)
!501 = !DILocation(line: 2130, column: 10, scope: !406, inlinedAt: !489)
!502 = distinct !{!502, !495, !503, !52, !53}
!503 = !DILocation(line: 2131, column: 56, scope: !406, inlinedAt: !489)
!504 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !505)
!505 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !506)
!506 = distinct !DILocation(line: 1297, column: 16, scope: !433, inlinedAt: !507)
!507 = distinct !DILocation(line: 2131, column: 29, scope: !406, inlinedAt: !489)
!508 = !DILocation(line: 2131, column: 8, scope: !406, inlinedAt: !489)
!509 = !DILocation(line: 0, scope: !406, inlinedAt: !489)
!510 = !DILocation(line: 2134, column: 7, scope: !406, inlinedAt: !489)
!511 = !DILocation(line: 2104, column: 6, scope: !467, inlinedAt: !468)
!512 = !DILocation(line: 2108, column: 7, scope: !467, inlinedAt: !468)
!513 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !514)
!514 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !515)
!515 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !516)
!516 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !517)
!517 = distinct !DILocation(line: 312, column: 39, scope: !445, inlinedAt: !518)
!518 = distinct !DILocation(line: 2108, column: 7, scope: !467, inlinedAt: !468)
!519 = !DILocation(line: 46, column: 27, scope: !80)
!520 = !DILocation(line: 46, column: 20, scope: !80)
!521 = distinct !{!521, !367, !522, !52, !53}
!522 = !DILocation(line: 47, column: 25, scope: !80)
!523 = !DILocation(line: 47, column: 3, scope: !80)
!524 = !DILocation(line: 649, column: 16, scope: !404, inlinedAt: !525)
!525 = distinct !DILocation(line: 1668, column: 11, scope: !526, inlinedAt: !527)
!526 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1665, type: !10, scopeLine: 1667, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!527 = distinct !DILocation(line: 1725, column: 19, scope: !528, inlinedAt: !529)
!528 = distinct !DISubprogram(name: "count", scope: !14, file: !14, line: 1722, type: !10, scopeLine: 1724, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!529 = distinct !DILocation(line: 1841, column: 21, scope: !530, inlinedAt: !531)
!530 = distinct !DISubprogram(name: "count", scope: !9, file: !9, line: 1840, type: !10, scopeLine: 1841, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!531 = distinct !DILocation(line: 49, column: 2, scope: !80)
!532 = !DILocation(line: 1668, column: 18, scope: !526, inlinedAt: !527)
!533 = !DILocation(line: 1668, column: 11, scope: !526, inlinedAt: !527)
!534 = !DILocation(line: 1670, scope: !526, inlinedAt: !527)
!535 = !DILocation(line: 369, column: 27, scope: !413, inlinedAt: !536)
!536 = distinct !DILocation(line: 1670, column: 35, scope: !526, inlinedAt: !527)
!537 = !DILocation(line: 1670, column: 4, scope: !526, inlinedAt: !527)
!538 = !DILocation(line: 1671, column: 35, scope: !526, inlinedAt: !527)
!539 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !540)
!540 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !541)
!541 = distinct !DILocation(line: 1671, column: 16, scope: !526, inlinedAt: !527)
!542 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !540)
!543 = !DILocation(line: 1671, column: 10, scope: !526, inlinedAt: !527)
!544 = distinct !{!544, !537, !545, !52, !53}
!545 = !DILocation(line: 1672, column: 15, scope: !526, inlinedAt: !527)
!546 = !DILocation(line: 798, column: 55, scope: !547, inlinedAt: !548)
!547 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 797, type: !10, scopeLine: 798, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!548 = distinct !DILocation(line: 1677, column: 27, scope: !526, inlinedAt: !527)
!549 = !DILocation(line: 1930, column: 34, scope: !550, inlinedAt: !551)
!550 = distinct !DISubprogram(name: "_M_find_before_node", scope: !14, file: !14, line: 1926, type: !10, scopeLine: 1929, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!551 = distinct !DILocation(line: 816, column: 31, scope: !552, inlinedAt: !553)
!552 = distinct !DISubprogram(name: "_M_find_node", scope: !14, file: !14, line: 813, type: !10, scopeLine: 815, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!553 = distinct !DILocation(line: 1678, column: 29, scope: !526, inlinedAt: !527)
!554 = !DILocation(line: 1931, column: 12, scope: !550, inlinedAt: !551)
!555 = !DILocation(line: 1931, column: 11, scope: !550, inlinedAt: !551)
!556 = !DILocation(line: 1934, column: 63, scope: !550, inlinedAt: !551)
!557 = !DILocation(line: 1937, column: 37, scope: !550, inlinedAt: !551)
!558 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !559)
!559 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !560)
!560 = distinct !DILocation(line: 1707, column: 39, scope: !561, inlinedAt: !562)
!561 = distinct !DISubprogram(name: "_M_equals", scope: !32, file: !32, line: 1705, type: !10, scopeLine: 1707, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!562 = distinct !DILocation(line: 1937, column: 14, scope: !550, inlinedAt: !551)
!563 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !559)
!564 = !DILocation(line: 1937, column: 8, scope: !550, inlinedAt: !551)
!565 = distinct !{!565, !566, !567, !52, !53}
!566 = !DILocation(line: 1934, column: 7, scope: !550, inlinedAt: !551)
!567 = !DILocation(line: 1943, column: 2, scope: !550, inlinedAt: !551)
!568 = !DILocation(line: 1940, column: 14, scope: !550, inlinedAt: !551)
!569 = !DILocation(line: 1940, column: 9, scope: !550, inlinedAt: !551)
!570 = !DILocation(line: 1940, column: 21, scope: !550, inlinedAt: !551)
!571 = !DILocation(line: 1940, column: 40, scope: !550, inlinedAt: !551)
!572 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !573)
!573 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !575)
!574 = distinct !DISubprogram(name: "_M_bucket_index", scope: !32, file: !32, line: 1308, type: !10, scopeLine: 1313, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!575 = distinct !DILocation(line: 794, column: 34, scope: !576, inlinedAt: !577)
!576 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 793, type: !10, scopeLine: 794, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!577 = distinct !DILocation(line: 1940, column: 24, scope: !550, inlinedAt: !551)
!578 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !579)
!579 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !573)
!580 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !582)
!581 = distinct !DISubprogram(name: "operator()", scope: !32, file: !32, line: 486, type: !10, scopeLine: 488, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!582 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !575)
!583 = !DILocation(line: 1940, column: 57, scope: !550, inlinedAt: !551)
!584 = !DILocation(line: 1940, column: 8, scope: !550, inlinedAt: !551)
!585 = distinct !{!585, !566, !567, !52, !53}
!586 = !DILocation(line: 0, scope: !550, inlinedAt: !551)
!587 = !DILocation(line: 817, column: 6, scope: !552, inlinedAt: !553)
!588 = !DILocation(line: 818, column: 47, scope: !552, inlinedAt: !553)
!589 = !DILocation(line: 818, column: 4, scope: !552, inlinedAt: !553)
!590 = !DILocation(line: 0, scope: !526, inlinedAt: !527)
!591 = !DILocation(line: 1726, column: 12, scope: !528, inlinedAt: !529)
!592 = !DILocation(line: 1726, column: 11, scope: !528, inlinedAt: !529)
!593 = !DILocation(line: 0, scope: !528, inlinedAt: !529)
!594 = !DILocation(line: 1737, column: 5, scope: !528, inlinedAt: !529)
!595 = !DILocation(line: 1737, column: 17, scope: !528, inlinedAt: !529)
!596 = !DILocation(line: 1737, column: 41, scope: !528, inlinedAt: !529)
!597 = !DILocation(line: 1737, column: 56, scope: !528, inlinedAt: !529)
!598 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !599)
!599 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !600)
!600 = distinct !DILocation(line: 1722, column: 7, scope: !601, inlinedAt: !602)
!601 = distinct !DISubprogram(name: "_M_node_equals", scope: !32, file: !32, line: 1717, type: !10, scopeLine: 1720, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!602 = distinct !DILocation(line: 1737, column: 26, scope: !528, inlinedAt: !529)
!603 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !599)
!604 = !DILocation(line: 1736, column: 7, scope: !528, inlinedAt: !529)
!605 = !DILocation(line: 1739, column: 2, scope: !528, inlinedAt: !529)
!606 = distinct !{!606, !604, !607, !52, !53}
!607 = !DILocation(line: 1739, column: 4, scope: !528, inlinedAt: !529)
!608 = !DILocation(line: 49, column: 2, scope: !80)
!609 = !DILocation(line: 1645, column: 11, scope: !610, inlinedAt: !611)
!610 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1642, type: !10, scopeLine: 1644, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!611 = distinct !DILocation(line: 1812, column: 21, scope: !612, inlinedAt: !613)
!612 = distinct !DISubprogram(name: "find", scope: !9, file: !9, line: 1811, type: !10, scopeLine: 1812, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!613 = distinct !DILocation(line: 49, column: 2, scope: !80)
!614 = !DILocation(line: 1647, scope: !610, inlinedAt: !611)
!615 = !DILocation(line: 1648, column: 35, scope: !610, inlinedAt: !611)
!616 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !617)
!617 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !618)
!618 = distinct !DILocation(line: 1648, column: 16, scope: !610, inlinedAt: !611)
!619 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !617)
!620 = !DILocation(line: 1648, column: 10, scope: !610, inlinedAt: !611)
!621 = distinct !{!621, !622, !623, !52, !53}
!622 = !DILocation(line: 1647, column: 4, scope: !610, inlinedAt: !611)
!623 = !DILocation(line: 1649, column: 15, scope: !610, inlinedAt: !611)
!624 = !DILocation(line: 798, column: 55, scope: !547, inlinedAt: !625)
!625 = distinct !DILocation(line: 1654, column: 27, scope: !610, inlinedAt: !611)
!626 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !627)
!627 = distinct !DILocation(line: 1305, column: 16, scope: !628, inlinedAt: !629)
!628 = distinct !DISubprogram(name: "_M_bucket_index", scope: !32, file: !32, line: 1304, type: !10, scopeLine: 1305, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!629 = distinct !DILocation(line: 798, column: 34, scope: !547, inlinedAt: !625)
!630 = !DILocation(line: 1930, column: 34, scope: !550, inlinedAt: !631)
!631 = distinct !DILocation(line: 816, column: 31, scope: !552, inlinedAt: !632)
!632 = distinct !DILocation(line: 1655, column: 23, scope: !610, inlinedAt: !611)
!633 = !DILocation(line: 1934, column: 63, scope: !550, inlinedAt: !631)
!634 = !DILocation(line: 1937, column: 37, scope: !550, inlinedAt: !631)
!635 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !636)
!636 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !637)
!637 = distinct !DILocation(line: 1707, column: 39, scope: !561, inlinedAt: !638)
!638 = distinct !DILocation(line: 1937, column: 14, scope: !550, inlinedAt: !631)
!639 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !636)
!640 = !DILocation(line: 1937, column: 8, scope: !550, inlinedAt: !631)
!641 = !DILocation(line: 1940, column: 14, scope: !550, inlinedAt: !631)
!642 = !DILocation(line: 1940, column: 40, scope: !550, inlinedAt: !631)
!643 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !644)
!644 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !645)
!645 = distinct !DILocation(line: 794, column: 34, scope: !576, inlinedAt: !646)
!646 = distinct !DILocation(line: 1940, column: 24, scope: !550, inlinedAt: !631)
!647 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !648)
!648 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !644)
!649 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !650)
!650 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !645)
!651 = !DILocation(line: 1940, column: 57, scope: !550, inlinedAt: !631)
!652 = !DILocation(line: 1940, column: 8, scope: !550, inlinedAt: !631)
!653 = distinct !{!653, !654, !655, !52, !53}
!654 = !DILocation(line: 1934, column: 7, scope: !550, inlinedAt: !631)
!655 = !DILocation(line: 1943, column: 2, scope: !550, inlinedAt: !631)
!656 = !DILocation(line: 0, scope: !550, inlinedAt: !631)
!657 = !DILocation(line: 818, column: 47, scope: !552, inlinedAt: !632)
!658 = !DILocation(line: 818, column: 4, scope: !552, inlinedAt: !632)
!659 = !DILocation(line: 0, scope: !610, inlinedAt: !611)
!660 = !DILocation(line: 48, column: 2, scope: !80)
!661 = !DILocation(line: 466, column: 56, scope: !662, inlinedAt: !663)
!662 = distinct !DISubprogram(name: "_M_begin", scope: !14, file: !14, line: 465, type: !10, scopeLine: 466, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!663 = distinct !DILocation(line: 2500, column: 33, scope: !664, inlinedAt: !665)
!664 = distinct !DISubprogram(name: "clear", scope: !14, file: !14, line: 2498, type: !10, scopeLine: 2499, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!665 = distinct !DILocation(line: 1584, column: 7, scope: !666, inlinedAt: !667)
!666 = distinct !DISubprogram(name: "~_Hashtable", scope: !14, file: !14, line: 1573, type: !10, scopeLine: 1574, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!667 = distinct !DILocation(line: 1245, column: 11, scope: !668, inlinedAt: !669)
!668 = distinct !DISubprogram(name: "~unordered_multimap", scope: !9, file: !9, line: 1245, type: !10, scopeLine: 1245, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!669 = distinct !DILocation(line: 50, column: 1, scope: !80)
!670 = !{!358, !23, i64 16}
!671 = !DILocation(line: 2002, column: 14, scope: !31, inlinedAt: !672)
!672 = distinct !DILocation(line: 2500, column: 13, scope: !664, inlinedAt: !665)
!673 = !DILocation(line: 2002, column: 7, scope: !31, inlinedAt: !672)
!674 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !675)
!675 = distinct !DILocation(line: 2005, column: 15, scope: !31, inlinedAt: !672)
!676 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !677)
!677 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !678)
!678 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !679)
!679 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !680)
!680 = distinct !DILocation(line: 2006, column: 4, scope: !31, inlinedAt: !672)
!681 = distinct !{!681, !673, !682, !52, !53}
!682 = !DILocation(line: 2007, column: 2, scope: !31, inlinedAt: !672)
!683 = !DILocation(line: 2501, column: 24, scope: !664, inlinedAt: !665)
!684 = !DILocation(line: 2502, column: 10, scope: !664, inlinedAt: !665)
!685 = !DILocation(line: 2502, column: 26, scope: !664, inlinedAt: !665)
!686 = !DILocation(line: 2501, column: 7, scope: !664, inlinedAt: !665)
!687 = !DILocation(line: 2504, column: 30, scope: !664, inlinedAt: !665)
!688 = !DILocation(line: 457, column: 31, scope: !689, inlinedAt: !690)
!689 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 456, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!690 = distinct !DILocation(line: 1585, column: 7, scope: !666, inlinedAt: !667)
!691 = !DILocation(line: 418, column: 40, scope: !692, inlinedAt: !693)
!692 = distinct !DISubprogram(name: "_M_uses_single_bucket", scope: !14, file: !14, line: 417, type: !10, scopeLine: 418, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!693 = distinct !DILocation(line: 449, column: 6, scope: !694, inlinedAt: !695)
!694 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 447, type: !10, scopeLine: 448, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!695 = distinct !DILocation(line: 457, column: 9, scope: !689, inlinedAt: !690)
!696 = !DILocation(line: 449, column: 6, scope: !694, inlinedAt: !695)
!697 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !698)
!698 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !699)
!699 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !700)
!700 = distinct !DILocation(line: 452, column: 21, scope: !694, inlinedAt: !695)
!701 = !DILocation(line: 453, column: 7, scope: !694, inlinedAt: !695)
!702 = !DILocation(line: 466, column: 56, scope: !703, inlinedAt: !704)
!703 = distinct !DISubprogram(name: "_M_begin", scope: !14, file: !14, line: 465, type: !10, scopeLine: 466, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!704 = distinct !DILocation(line: 2500, column: 33, scope: !705, inlinedAt: !706)
!705 = distinct !DISubprogram(name: "clear", scope: !14, file: !14, line: 2498, type: !10, scopeLine: 2499, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!706 = distinct !DILocation(line: 1584, column: 7, scope: !707, inlinedAt: !708)
!707 = distinct !DISubprogram(name: "~_Hashtable", scope: !14, file: !14, line: 1573, type: !10, scopeLine: 1574, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!708 = distinct !DILocation(line: 97, column: 11, scope: !709, inlinedAt: !710)
!709 = distinct !DISubprogram(name: "~unordered_set", scope: !175, file: !175, line: 97, type: !10, scopeLine: 97, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!710 = distinct !DILocation(line: 50, column: 1, scope: !80)
!711 = !{!179, !23, i64 16}
!712 = !DILocation(line: 2002, column: 14, scope: !713, inlinedAt: !714)
!713 = distinct !DISubprogram(name: "_M_deallocate_nodes", scope: !32, file: !32, line: 2000, type: !10, scopeLine: 2001, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!714 = distinct !DILocation(line: 2500, column: 13, scope: !705, inlinedAt: !706)
!715 = !DILocation(line: 2002, column: 7, scope: !713, inlinedAt: !714)
!716 = !DILocation(line: 341, column: 47, scope: !717, inlinedAt: !718)
!717 = distinct !DISubprogram(name: "_M_next", scope: !32, file: !32, line: 340, type: !10, scopeLine: 341, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!718 = distinct !DILocation(line: 2005, column: 15, scope: !713, inlinedAt: !714)
!719 = !DILocation(line: 1984, column: 62, scope: !720, inlinedAt: !721)
!720 = distinct !DISubprogram(name: "_M_deallocate_node", scope: !32, file: !32, line: 1982, type: !10, scopeLine: 1983, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!721 = distinct !DILocation(line: 2006, column: 4, scope: !713, inlinedAt: !714)
!722 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !723)
!723 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !724)
!724 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !725)
!725 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !726)
!726 = distinct !DILocation(line: 181, column: 10, scope: !727, inlinedAt: !728)
!727 = distinct !DISubprogram(name: "destroy<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !41, file: !41, line: 179, type: !10, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!728 = distinct !DILocation(line: 535, column: 8, scope: !729, inlinedAt: !730)
!729 = distinct !DISubprogram(name: "destroy<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !44, file: !44, line: 531, type: !10, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!730 = distinct !DILocation(line: 1984, column: 7, scope: !720, inlinedAt: !721)
!731 = !DILocation(line: 252, column: 57, scope: !246, inlinedAt: !732)
!732 = distinct !DILocation(line: 274, column: 29, scope: !216, inlinedAt: !724)
!733 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !724)
!734 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !725)
!735 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !736)
!736 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !737)
!737 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !738)
!738 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !725)
!739 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !725)
!740 = !DILocation(line: 158, column: 2, scope: !741, inlinedAt: !742)
!741 = distinct !DISubprogram(name: "deallocate", scope: !41, file: !41, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!742 = distinct !DILocation(line: 496, column: 13, scope: !743, inlinedAt: !744)
!743 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!744 = distinct !DILocation(line: 1995, column: 7, scope: !745, inlinedAt: !746)
!745 = distinct !DISubprogram(name: "_M_deallocate_node_ptr", scope: !32, file: !32, line: 1990, type: !10, scopeLine: 1991, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!746 = distinct !DILocation(line: 1985, column: 7, scope: !720, inlinedAt: !721)
!747 = distinct !{!747, !715, !748, !52, !53}
!748 = !DILocation(line: 2007, column: 2, scope: !713, inlinedAt: !714)
!749 = !DILocation(line: 2501, column: 24, scope: !705, inlinedAt: !706)
!750 = !DILocation(line: 2502, column: 10, scope: !705, inlinedAt: !706)
!751 = !DILocation(line: 2502, column: 26, scope: !705, inlinedAt: !706)
!752 = !DILocation(line: 2501, column: 7, scope: !705, inlinedAt: !706)
!753 = !DILocation(line: 2504, column: 30, scope: !705, inlinedAt: !706)
!754 = !DILocation(line: 457, column: 31, scope: !755, inlinedAt: !756)
!755 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 456, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!756 = distinct !DILocation(line: 1585, column: 7, scope: !707, inlinedAt: !708)
!757 = !DILocation(line: 418, column: 40, scope: !758, inlinedAt: !759)
!758 = distinct !DISubprogram(name: "_M_uses_single_bucket", scope: !14, file: !14, line: 417, type: !10, scopeLine: 418, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!759 = distinct !DILocation(line: 449, column: 6, scope: !760, inlinedAt: !761)
!760 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 447, type: !10, scopeLine: 448, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!761 = distinct !DILocation(line: 457, column: 9, scope: !755, inlinedAt: !756)
!762 = !DILocation(line: 449, column: 6, scope: !760, inlinedAt: !761)
!763 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !764)
!764 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !765)
!765 = distinct !DILocation(line: 2032, column: 7, scope: !766, inlinedAt: !767)
!766 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !32, file: !32, line: 2026, type: !10, scopeLine: 2028, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!767 = distinct !DILocation(line: 452, column: 21, scope: !760, inlinedAt: !761)
!768 = !DILocation(line: 453, column: 7, scope: !760, inlinedAt: !761)
!769 = !DILocation(line: 175, column: 16, scope: !770, inlinedAt: !771)
!770 = distinct !DISubprogram(name: "joinable", scope: !84, file: !84, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!771 = distinct !DILocation(line: 150, column: 11, scope: !772, inlinedAt: !773)
!772 = distinct !DISubprogram(name: "~thread", scope: !84, file: !84, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!773 = distinct !DILocation(line: 50, column: 1, scope: !80)
!774 = !{i64 0, i64 8, !775}
!775 = !{!26, !26, i64 0}
!776 = !DILocation(line: 286, column: 26, scope: !777, inlinedAt: !778)
!777 = distinct !DISubprogram(name: "operator==", scope: !84, file: !84, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!778 = distinct !DILocation(line: 175, column: 22, scope: !770, inlinedAt: !771)
!779 = !DILocation(line: 150, column: 11, scope: !772, inlinedAt: !773)
!780 = !DILocation(line: 312, column: 5, scope: !781, inlinedAt: !783)
!781 = distinct !DISubprogram(name: "__terminate", scope: !782, file: !782, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!782 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!783 = distinct !DILocation(line: 151, column: 2, scope: !772, inlinedAt: !773)
!784 = !DILocation(line: 175, column: 16, scope: !770, inlinedAt: !785)
!785 = distinct !DILocation(line: 150, column: 11, scope: !772, inlinedAt: !786)
!786 = distinct !DILocation(line: 50, column: 1, scope: !80)
!787 = !DILocation(line: 286, column: 26, scope: !777, inlinedAt: !788)
!788 = distinct !DILocation(line: 175, column: 22, scope: !770, inlinedAt: !785)
!789 = !DILocation(line: 150, column: 11, scope: !772, inlinedAt: !786)
!790 = !DILocation(line: 312, column: 5, scope: !781, inlinedAt: !791)
!791 = distinct !DILocation(line: 151, column: 2, scope: !772, inlinedAt: !786)
!792 = distinct !DISubprogram(name: "close", scope: !1, file: !1, line: 18, type: !10, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!793 = !DILocation(line: 749, column: 12, scope: !127, inlinedAt: !794)
!794 = distinct !DILocation(line: 100, column: 17, scope: !130, inlinedAt: !795)
!795 = distinct !DILocation(line: 229, column: 19, scope: !133, inlinedAt: !796)
!796 = distinct !DILocation(line: 20, column: 30, scope: !792)
!797 = !DILocation(line: 103, column: 11, scope: !130, inlinedAt: !795)
!798 = !DILocation(line: 104, column: 2, scope: !130, inlinedAt: !795)
!799 = !DILocation(line: 649, column: 16, scope: !161, inlinedAt: !800)
!800 = distinct !DILocation(line: 1645, column: 11, scope: !801, inlinedAt: !802)
!801 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1642, type: !10, scopeLine: 1644, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!802 = distinct !DILocation(line: 747, column: 48, scope: !803, inlinedAt: !804)
!803 = distinct !DISubprogram(name: "at", scope: !32, file: !32, line: 745, type: !10, scopeLine: 746, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!804 = distinct !DILocation(line: 997, column: 21, scope: !805, inlinedAt: !806)
!805 = distinct !DISubprogram(name: "at", scope: !9, file: !9, line: 996, type: !10, scopeLine: 997, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!806 = distinct !DILocation(line: 21, column: 23, scope: !792)
!807 = !DILocation(line: 1645, column: 18, scope: !801, inlinedAt: !802)
!808 = !DILocation(line: 1645, column: 11, scope: !801, inlinedAt: !802)
!809 = !DILocation(line: 1647, scope: !801, inlinedAt: !802)
!810 = !DILocation(line: 369, column: 27, scope: !413, inlinedAt: !811)
!811 = distinct !DILocation(line: 1647, column: 35, scope: !801, inlinedAt: !802)
!812 = !DILocation(line: 1647, column: 4, scope: !801, inlinedAt: !802)
!813 = !DILocation(line: 1648, column: 35, scope: !801, inlinedAt: !802)
!814 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !815)
!815 = distinct !DILocation(line: 1688, column: 9, scope: !816, inlinedAt: !817)
!816 = distinct !DISubprogram(name: "_M_key_equals", scope: !32, file: !32, line: 1681, type: !10, scopeLine: 1684, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!817 = distinct !DILocation(line: 1648, column: 16, scope: !801, inlinedAt: !802)
!818 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !815)
!819 = !DILocation(line: 1648, column: 10, scope: !801, inlinedAt: !802)
!820 = distinct !{!820, !812, !821, !52, !53}
!821 = !DILocation(line: 1649, column: 15, scope: !801, inlinedAt: !802)
!822 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !823)
!823 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !824)
!824 = distinct !DILocation(line: 1653, column: 34, scope: !801, inlinedAt: !802)
!825 = !DILocation(line: 798, column: 55, scope: !826, inlinedAt: !827)
!826 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 797, type: !10, scopeLine: 798, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!827 = distinct !DILocation(line: 1654, column: 27, scope: !801, inlinedAt: !802)
!828 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !829)
!829 = distinct !DILocation(line: 1305, column: 16, scope: !628, inlinedAt: !830)
!830 = distinct !DILocation(line: 798, column: 34, scope: !826, inlinedAt: !827)
!831 = !DILocation(line: 1930, column: 34, scope: !832, inlinedAt: !833)
!832 = distinct !DISubprogram(name: "_M_find_before_node", scope: !14, file: !14, line: 1926, type: !10, scopeLine: 1929, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!833 = distinct !DILocation(line: 816, column: 31, scope: !834, inlinedAt: !835)
!834 = distinct !DISubprogram(name: "_M_find_node", scope: !14, file: !14, line: 813, type: !10, scopeLine: 815, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!835 = distinct !DILocation(line: 1655, column: 23, scope: !801, inlinedAt: !802)
!836 = !DILocation(line: 1931, column: 12, scope: !832, inlinedAt: !833)
!837 = !DILocation(line: 1931, column: 11, scope: !832, inlinedAt: !833)
!838 = !DILocation(line: 1934, column: 63, scope: !832, inlinedAt: !833)
!839 = !DILocation(line: 1937, column: 37, scope: !832, inlinedAt: !833)
!840 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !841)
!841 = distinct !DILocation(line: 1688, column: 9, scope: !816, inlinedAt: !842)
!842 = distinct !DILocation(line: 1707, column: 39, scope: !843, inlinedAt: !844)
!843 = distinct !DISubprogram(name: "_M_equals", scope: !32, file: !32, line: 1705, type: !10, scopeLine: 1707, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!844 = distinct !DILocation(line: 1937, column: 14, scope: !832, inlinedAt: !833)
!845 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !841)
!846 = !DILocation(line: 1937, column: 8, scope: !832, inlinedAt: !833)
!847 = distinct !{!847, !848, !849, !52, !53}
!848 = !DILocation(line: 1934, column: 7, scope: !832, inlinedAt: !833)
!849 = !DILocation(line: 1943, column: 2, scope: !832, inlinedAt: !833)
!850 = !DILocation(line: 1940, column: 14, scope: !832, inlinedAt: !833)
!851 = !DILocation(line: 1940, column: 9, scope: !832, inlinedAt: !833)
!852 = !DILocation(line: 1940, column: 21, scope: !832, inlinedAt: !833)
!853 = !DILocation(line: 1940, column: 40, scope: !832, inlinedAt: !833)
!854 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !855)
!855 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !856)
!856 = distinct !DILocation(line: 794, column: 34, scope: !857, inlinedAt: !858)
!857 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 793, type: !10, scopeLine: 794, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!858 = distinct !DILocation(line: 1940, column: 24, scope: !832, inlinedAt: !833)
!859 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !860)
!860 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !855)
!861 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !862)
!862 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !856)
!863 = !DILocation(line: 1940, column: 57, scope: !832, inlinedAt: !833)
!864 = !DILocation(line: 1940, column: 8, scope: !832, inlinedAt: !833)
!865 = distinct !{!865, !848, !849, !52, !53}
!866 = !DILocation(line: 0, scope: !832, inlinedAt: !833)
!867 = !DILocation(line: 817, column: 6, scope: !834, inlinedAt: !835)
!868 = !DILocation(line: 818, column: 47, scope: !834, inlinedAt: !835)
!869 = !DILocation(line: 818, column: 4, scope: !834, inlinedAt: !835)
!870 = !DILocation(line: 0, scope: !801, inlinedAt: !802)
!871 = !DILocation(line: 748, column: 7, scope: !803, inlinedAt: !804)
!872 = !DILocation(line: 748, column: 6, scope: !803, inlinedAt: !804)
!873 = !DILocation(line: 749, column: 4, scope: !803, inlinedAt: !804)
!874 = !DILocation(line: 750, column: 16, scope: !803, inlinedAt: !804)
!875 = !DILocation(line: 21, column: 23, scope: !792)
!876 = !DILocation(line: 973, column: 16, scope: !877, inlinedAt: !878)
!877 = distinct !DISubprogram(name: "erase", scope: !14, file: !14, line: 972, type: !10, scopeLine: 973, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!878 = distinct !DILocation(line: 763, column: 21, scope: !879, inlinedAt: !880)
!879 = distinct !DISubprogram(name: "erase", scope: !9, file: !9, line: 762, type: !10, scopeLine: 763, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!880 = distinct !DILocation(line: 22, column: 11, scope: !792)
!881 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !882)
!882 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !883)
!883 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !884)
!884 = distinct !DILocation(line: 24, column: 1, scope: !792)
!885 = !DILocation(line: 24, column: 1, scope: !792)
!886 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !887)
!887 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !888)
!888 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !889)
!889 = distinct !DILocation(line: 24, column: 1, scope: !792)
!890 = !DISubprogram(name: "__assert_fail", scope: !891, file: !891, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!891 = !DIFile(filename: "include/assert.h", directory: "")
!892 = distinct !DISubprogram(name: "to_string", scope: !214, file: !214, line: 4012, type: !10, scopeLine: 4016, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!893 = !DILocation(line: 4018, column: 29, scope: !892)
!894 = !DILocation(line: 58, column: 16, scope: !895, inlinedAt: !897)
!895 = distinct !DISubprogram(name: "__to_chars_len<unsigned int>", scope: !896, file: !896, line: 47, type: !10, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!896 = !DIFile(filename: "include/c++/12/bits/charconv.h", directory: "")
!897 = distinct !DILocation(line: 4019, column: 24, scope: !892)
!898 = !DILocation(line: 58, column: 8, scope: !895, inlinedAt: !897)
!899 = !DILocation(line: 59, column: 16, scope: !895, inlinedAt: !897)
!900 = !DILocation(line: 59, column: 8, scope: !895, inlinedAt: !897)
!901 = !DILocation(line: 59, column: 35, scope: !895, inlinedAt: !897)
!902 = !DILocation(line: 59, column: 24, scope: !895, inlinedAt: !897)
!903 = !DILocation(line: 60, column: 16, scope: !895, inlinedAt: !897)
!904 = !DILocation(line: 60, column: 8, scope: !895, inlinedAt: !897)
!905 = !DILocation(line: 60, column: 35, scope: !895, inlinedAt: !897)
!906 = !DILocation(line: 60, column: 24, scope: !895, inlinedAt: !897)
!907 = !DILocation(line: 61, column: 16, scope: !895, inlinedAt: !897)
!908 = !DILocation(line: 61, column: 8, scope: !895, inlinedAt: !897)
!909 = !DILocation(line: 61, column: 35, scope: !895, inlinedAt: !897)
!910 = !DILocation(line: 61, column: 24, scope: !895, inlinedAt: !897)
!911 = !DILocation(line: 62, column: 12, scope: !895, inlinedAt: !897)
!912 = !DILocation(line: 63, column: 8, scope: !895, inlinedAt: !897)
!913 = distinct !{!913, !914, !915, !52, !53}
!914 = !DILocation(line: 56, column: 7, scope: !895, inlinedAt: !897)
!915 = !DILocation(line: 64, column: 2, scope: !895, inlinedAt: !897)
!916 = !DILocation(line: 0, scope: !895, inlinedAt: !897)
!917 = !DILocation(line: 4020, column: 18, scope: !892)
!918 = !DILocation(line: 4020, column: 24, scope: !892)
!919 = !DILocation(line: 241, column: 51, scope: !256, inlinedAt: !920)
!920 = distinct !DILocation(line: 658, column: 21, scope: !921, inlinedAt: !922)
!921 = distinct !DISubprogram(name: "basic_string<std::allocator<char> >", scope: !214, file: !214, line: 657, type: !10, scopeLine: 659, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!922 = distinct !DILocation(line: 4020, column: 12, scope: !892)
!923 = !DILocation(line: 200, column: 25, scope: !261, inlinedAt: !924)
!924 = distinct !DILocation(line: 658, column: 9, scope: !921, inlinedAt: !922)
!925 = !DILocation(line: 256, column: 15, scope: !926, inlinedAt: !927)
!926 = distinct !DISubprogram(name: "_M_construct", scope: !273, file: !273, line: 254, type: !10, scopeLine: 255, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!927 = distinct !DILocation(line: 659, column: 9, scope: !921, inlinedAt: !922)
!928 = !DILocation(line: 256, column: 11, scope: !926, inlinedAt: !927)
!929 = !DILocation(line: 155, column: 69, scope: !930, inlinedAt: !931)
!930 = distinct !DISubprogram(name: "_M_create", scope: !273, file: !273, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!931 = distinct !DILocation(line: 258, column: 12, scope: !926, inlinedAt: !927)
!932 = !DILocation(line: 137, column: 27, scope: !933, inlinedAt: !934)
!933 = distinct !DISubprogram(name: "allocate", scope: !41, file: !41, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!934 = distinct !DILocation(line: 464, column: 20, scope: !935, inlinedAt: !936)
!935 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!936 = distinct !DILocation(line: 155, column: 14, scope: !930, inlinedAt: !931)
!937 = !DILocation(line: 224, column: 26, scope: !938, inlinedAt: !939)
!938 = distinct !DISubprogram(name: "_M_data", scope: !214, file: !214, line: 223, type: !10, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!939 = distinct !DILocation(line: 258, column: 4, scope: !926, inlinedAt: !927)
!940 = !DILocation(line: 261, column: 31, scope: !941, inlinedAt: !942)
!941 = distinct !DISubprogram(name: "_M_capacity", scope: !214, file: !214, line: 260, type: !10, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!942 = distinct !DILocation(line: 259, column: 4, scope: !926, inlinedAt: !927)
!943 = !DILocation(line: 260, column: 2, scope: !926, inlinedAt: !927)
!944 = !DILocation(line: 264, column: 11, scope: !926, inlinedAt: !927)
!945 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !946)
!946 = distinct !DILocation(line: 265, column: 18, scope: !926, inlinedAt: !927)
!947 = !DILocation(line: 440, column: 6, scope: !948, inlinedAt: !949)
!948 = distinct !DISubprogram(name: "_S_assign", scope: !214, file: !214, line: 438, type: !10, scopeLine: 439, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!949 = distinct !DILocation(line: 265, column: 2, scope: !926, inlinedAt: !927)
!950 = !DILocation(line: 354, column: 7, scope: !284, inlinedAt: !951)
!951 = distinct !DILocation(line: 441, column: 4, scope: !948, inlinedAt: !949)
!952 = !DILocation(line: 441, column: 4, scope: !948, inlinedAt: !949)
!953 = !DILocation(line: 443, column: 33, scope: !954, inlinedAt: !955)
!954 = distinct !DISubprogram(name: "assign", scope: !266, file: !266, line: 435, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!955 = distinct !DILocation(line: 443, column: 4, scope: !948, inlinedAt: !949)
!956 = !DILocation(line: 443, column: 2, scope: !954, inlinedAt: !955)
!957 = !DILocation(line: 229, column: 9, scope: !276, inlinedAt: !958)
!958 = distinct !DILocation(line: 267, column: 2, scope: !278, inlinedAt: !959)
!959 = distinct !DILocation(line: 267, column: 7, scope: !926, inlinedAt: !927)
!960 = !DILocation(line: 229, column: 26, scope: !276, inlinedAt: !958)
!961 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !962)
!962 = distinct !DILocation(line: 268, column: 22, scope: !278, inlinedAt: !959)
!963 = !DILocation(line: 268, column: 22, scope: !278, inlinedAt: !959)
!964 = !DILocation(line: 354, column: 7, scope: !284, inlinedAt: !965)
!965 = distinct !DILocation(line: 268, column: 2, scope: !278, inlinedAt: !959)
!966 = !DILocation(line: 4021, column: 41, scope: !892)
!967 = !DILocation(line: 1064, column: 16, scope: !968, inlinedAt: !969)
!968 = distinct !DISubprogram(name: "size", scope: !214, file: !214, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!969 = distinct !DILocation(line: 1221, column: 2, scope: !970, inlinedAt: !971)
!970 = distinct !DISubprogram(name: "operator[]", scope: !214, file: !214, line: 1217, type: !10, scopeLine: 1218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!971 = distinct !DILocation(line: 4021, column: 35, scope: !892)
!972 = !DILocation(line: 1221, column: 2, scope: !970, inlinedAt: !971)
!973 = !{!"branch_weights", i32 1, i32 2000}
!974 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !975)
!975 = distinct !DILocation(line: 1224, column: 9, scope: !970, inlinedAt: !971)
!976 = !DILocation(line: 1224, column: 9, scope: !970, inlinedAt: !971)
!977 = !DILocation(line: 84, column: 20, scope: !978, inlinedAt: !979)
!978 = distinct !DISubprogram(name: "__to_chars_10_impl<unsigned int>", scope: !896, file: !896, line: 72, type: !10, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!979 = distinct !DILocation(line: 4021, column: 5, scope: !892)
!980 = !DILocation(line: 84, column: 7, scope: !978, inlinedAt: !979)
!981 = !DILocation(line: 83, column: 30, scope: !978, inlinedAt: !979)
!982 = !DILocation(line: 86, column: 30, scope: !978, inlinedAt: !979)
!983 = !DILocation(line: 86, column: 37, scope: !978, inlinedAt: !979)
!984 = !DILocation(line: 87, column: 10, scope: !978, inlinedAt: !979)
!985 = !DILocation(line: 88, column: 36, scope: !978, inlinedAt: !979)
!986 = !DILocation(line: 88, column: 21, scope: !978, inlinedAt: !979)
!987 = !DILocation(line: 88, column: 4, scope: !978, inlinedAt: !979)
!988 = !DILocation(line: 88, column: 19, scope: !978, inlinedAt: !979)
!989 = !DILocation(line: 89, column: 25, scope: !978, inlinedAt: !979)
!990 = !DILocation(line: 89, column: 18, scope: !978, inlinedAt: !979)
!991 = !DILocation(line: 89, column: 4, scope: !978, inlinedAt: !979)
!992 = !DILocation(line: 89, column: 23, scope: !978, inlinedAt: !979)
!993 = !DILocation(line: 90, column: 10, scope: !978, inlinedAt: !979)
!994 = distinct !{!994, !980, !995, !52, !53}
!995 = !DILocation(line: 91, column: 2, scope: !978, inlinedAt: !979)
!996 = !DILocation(line: 92, column: 17, scope: !978, inlinedAt: !979)
!997 = !DILocation(line: 92, column: 11, scope: !978, inlinedAt: !979)
!998 = !DILocation(line: 94, column: 29, scope: !978, inlinedAt: !979)
!999 = !DILocation(line: 95, column: 32, scope: !978, inlinedAt: !979)
!1000 = !DILocation(line: 95, column: 17, scope: !978, inlinedAt: !979)
!1001 = !DILocation(line: 95, column: 4, scope: !978, inlinedAt: !979)
!1002 = !DILocation(line: 95, column: 15, scope: !978, inlinedAt: !979)
!1003 = !DILocation(line: 96, column: 17, scope: !978, inlinedAt: !979)
!1004 = !DILocation(line: 97, column: 2, scope: !978, inlinedAt: !979)
!1005 = !DILocation(line: 99, column: 15, scope: !978, inlinedAt: !979)
!1006 = !DILocation(line: 0, scope: !978, inlinedAt: !979)
!1007 = !DILocation(line: 4023, column: 3, scope: !892)
!1008 = !DILocation(line: 4020, column: 12, scope: !892)
!1009 = !DILocation(line: 466, column: 40, scope: !662, inlinedAt: !1010)
!1010 = distinct !DILocation(line: 2500, column: 33, scope: !664, inlinedAt: !1011)
!1011 = distinct !DILocation(line: 1584, column: 7, scope: !666, inlinedAt: !1012)
!1012 = distinct !DILocation(line: 1245, column: 11, scope: !668)
!1013 = !DILocation(line: 466, column: 56, scope: !662, inlinedAt: !1010)
!1014 = !DILocation(line: 2002, column: 14, scope: !31, inlinedAt: !1015)
!1015 = distinct !DILocation(line: 2500, column: 13, scope: !664, inlinedAt: !1011)
!1016 = !DILocation(line: 2002, column: 7, scope: !31, inlinedAt: !1015)
!1017 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !1018)
!1018 = distinct !DILocation(line: 2005, column: 15, scope: !31, inlinedAt: !1015)
!1019 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !1020)
!1020 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !1021)
!1021 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !1022)
!1022 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !1023)
!1023 = distinct !DILocation(line: 2006, column: 4, scope: !31, inlinedAt: !1015)
!1024 = distinct !{!1024, !1016, !1025, !52, !53}
!1025 = !DILocation(line: 2007, column: 2, scope: !31, inlinedAt: !1015)
!1026 = !DILocation(line: 2501, column: 24, scope: !664, inlinedAt: !1011)
!1027 = !DILocation(line: 2502, column: 10, scope: !664, inlinedAt: !1011)
!1028 = !DILocation(line: 2502, column: 26, scope: !664, inlinedAt: !1011)
!1029 = !DILocation(line: 2501, column: 7, scope: !664, inlinedAt: !1011)
!1030 = !DILocation(line: 2504, column: 30, scope: !664, inlinedAt: !1011)
!1031 = !DILocation(line: 457, column: 31, scope: !689, inlinedAt: !1032)
!1032 = distinct !DILocation(line: 1585, column: 7, scope: !666, inlinedAt: !1012)
!1033 = !DILocation(line: 418, column: 44, scope: !692, inlinedAt: !1034)
!1034 = distinct !DILocation(line: 449, column: 6, scope: !694, inlinedAt: !1035)
!1035 = distinct !DILocation(line: 457, column: 9, scope: !689, inlinedAt: !1032)
!1036 = !DILocation(line: 418, column: 40, scope: !692, inlinedAt: !1034)
!1037 = !DILocation(line: 449, column: 6, scope: !694, inlinedAt: !1035)
!1038 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !1039)
!1039 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !1040)
!1040 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !1041)
!1041 = distinct !DILocation(line: 452, column: 21, scope: !694, inlinedAt: !1035)
!1042 = !DILocation(line: 453, column: 7, scope: !694, inlinedAt: !1035)
!1043 = !DILocation(line: 1245, column: 11, scope: !668)
!1044 = !DILocation(line: 466, column: 40, scope: !703, inlinedAt: !1045)
!1045 = distinct !DILocation(line: 2500, column: 33, scope: !705, inlinedAt: !1046)
!1046 = distinct !DILocation(line: 1584, column: 7, scope: !707, inlinedAt: !1047)
!1047 = distinct !DILocation(line: 97, column: 11, scope: !709)
!1048 = !DILocation(line: 466, column: 56, scope: !703, inlinedAt: !1045)
!1049 = !DILocation(line: 2002, column: 14, scope: !713, inlinedAt: !1050)
!1050 = distinct !DILocation(line: 2500, column: 13, scope: !705, inlinedAt: !1046)
!1051 = !DILocation(line: 2002, column: 7, scope: !713, inlinedAt: !1050)
!1052 = !DILocation(line: 341, column: 47, scope: !717, inlinedAt: !1053)
!1053 = distinct !DILocation(line: 2005, column: 15, scope: !713, inlinedAt: !1050)
!1054 = !DILocation(line: 1984, column: 62, scope: !720, inlinedAt: !1055)
!1055 = distinct !DILocation(line: 2006, column: 4, scope: !713, inlinedAt: !1050)
!1056 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1057)
!1057 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !1058)
!1058 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !1059)
!1059 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !1060)
!1060 = distinct !DILocation(line: 181, column: 10, scope: !727, inlinedAt: !1061)
!1061 = distinct !DILocation(line: 535, column: 8, scope: !729, inlinedAt: !1062)
!1062 = distinct !DILocation(line: 1984, column: 7, scope: !720, inlinedAt: !1055)
!1063 = !DILocation(line: 252, column: 57, scope: !246, inlinedAt: !1064)
!1064 = distinct !DILocation(line: 274, column: 29, scope: !216, inlinedAt: !1058)
!1065 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !1058)
!1066 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !1059)
!1067 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !1068)
!1068 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !1069)
!1069 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !1070)
!1070 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !1059)
!1071 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !1059)
!1072 = !DILocation(line: 158, column: 2, scope: !741, inlinedAt: !1073)
!1073 = distinct !DILocation(line: 496, column: 13, scope: !743, inlinedAt: !1074)
!1074 = distinct !DILocation(line: 1995, column: 7, scope: !745, inlinedAt: !1075)
!1075 = distinct !DILocation(line: 1985, column: 7, scope: !720, inlinedAt: !1055)
!1076 = distinct !{!1076, !1051, !1077, !52, !53}
!1077 = !DILocation(line: 2007, column: 2, scope: !713, inlinedAt: !1050)
!1078 = !DILocation(line: 2501, column: 24, scope: !705, inlinedAt: !1046)
!1079 = !DILocation(line: 2502, column: 10, scope: !705, inlinedAt: !1046)
!1080 = !DILocation(line: 2502, column: 26, scope: !705, inlinedAt: !1046)
!1081 = !DILocation(line: 2501, column: 7, scope: !705, inlinedAt: !1046)
!1082 = !DILocation(line: 2504, column: 30, scope: !705, inlinedAt: !1046)
!1083 = !DILocation(line: 457, column: 31, scope: !755, inlinedAt: !1084)
!1084 = distinct !DILocation(line: 1585, column: 7, scope: !707, inlinedAt: !1047)
!1085 = !DILocation(line: 418, column: 44, scope: !758, inlinedAt: !1086)
!1086 = distinct !DILocation(line: 449, column: 6, scope: !760, inlinedAt: !1087)
!1087 = distinct !DILocation(line: 457, column: 9, scope: !755, inlinedAt: !1084)
!1088 = !DILocation(line: 418, column: 40, scope: !758, inlinedAt: !1086)
!1089 = !DILocation(line: 449, column: 6, scope: !760, inlinedAt: !1087)
!1090 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !1091)
!1091 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !1092)
!1092 = distinct !DILocation(line: 2032, column: 7, scope: !766, inlinedAt: !1093)
!1093 = distinct !DILocation(line: 452, column: 21, scope: !760, inlinedAt: !1087)
!1094 = !DILocation(line: 453, column: 7, scope: !760, inlinedAt: !1087)
!1095 = !DILocation(line: 97, column: 11, scope: !709)
!1096 = !DISubprogram(name: "terminate", scope: !782, file: !782, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1097 = !DISubprogram(name: "__throw_system_error", scope: !1098, file: !1098, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1098 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!1099 = !DISubprogram(name: "pthread_mutex_lock", scope: !1100, file: !1100, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1100 = !DIFile(filename: "include/pthread.h", directory: "")
!1101 = distinct !DISubprogram(name: "operator[]", scope: !32, file: !32, line: 769, type: !10, scopeLine: 771, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1102 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1103)
!1103 = distinct !DILocation(line: 773, column: 33, scope: !1101)
!1104 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1105)
!1105 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1103)
!1106 = !DILocation(line: 798, column: 55, scope: !826, inlinedAt: !1107)
!1107 = distinct !DILocation(line: 774, column: 32, scope: !1101)
!1108 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1109)
!1109 = distinct !DILocation(line: 1305, column: 16, scope: !628, inlinedAt: !1110)
!1110 = distinct !DILocation(line: 798, column: 34, scope: !826, inlinedAt: !1107)
!1111 = !DILocation(line: 1930, column: 34, scope: !832, inlinedAt: !1112)
!1112 = distinct !DILocation(line: 816, column: 31, scope: !834, inlinedAt: !1113)
!1113 = distinct !DILocation(line: 775, column: 30, scope: !1101)
!1114 = !DILocation(line: 1931, column: 12, scope: !832, inlinedAt: !1112)
!1115 = !DILocation(line: 1931, column: 11, scope: !832, inlinedAt: !1112)
!1116 = !DILocation(line: 1934, column: 63, scope: !832, inlinedAt: !1112)
!1117 = !DILocation(line: 1937, column: 37, scope: !832, inlinedAt: !1112)
!1118 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !1119)
!1119 = distinct !DILocation(line: 1688, column: 9, scope: !816, inlinedAt: !1120)
!1120 = distinct !DILocation(line: 1707, column: 39, scope: !843, inlinedAt: !1121)
!1121 = distinct !DILocation(line: 1937, column: 14, scope: !832, inlinedAt: !1112)
!1122 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !1119)
!1123 = !DILocation(line: 1937, column: 8, scope: !832, inlinedAt: !1112)
!1124 = distinct !{!1124, !1125, !1126, !52, !53}
!1125 = !DILocation(line: 1934, column: 7, scope: !832, inlinedAt: !1112)
!1126 = !DILocation(line: 1943, column: 2, scope: !832, inlinedAt: !1112)
!1127 = !DILocation(line: 1940, column: 14, scope: !832, inlinedAt: !1112)
!1128 = !DILocation(line: 1940, column: 9, scope: !832, inlinedAt: !1112)
!1129 = !DILocation(line: 1940, column: 21, scope: !832, inlinedAt: !1112)
!1130 = !DILocation(line: 1940, column: 40, scope: !832, inlinedAt: !1112)
!1131 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1132)
!1132 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !1133)
!1133 = distinct !DILocation(line: 794, column: 34, scope: !857, inlinedAt: !1134)
!1134 = distinct !DILocation(line: 1940, column: 24, scope: !832, inlinedAt: !1112)
!1135 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1136)
!1136 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1132)
!1137 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1138)
!1138 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !1133)
!1139 = !DILocation(line: 1940, column: 57, scope: !832, inlinedAt: !1112)
!1140 = !DILocation(line: 1940, column: 8, scope: !832, inlinedAt: !1112)
!1141 = distinct !{!1141, !1125, !1126, !52, !53}
!1142 = !DILocation(line: 0, scope: !832, inlinedAt: !1112)
!1143 = !DILocation(line: 817, column: 6, scope: !834, inlinedAt: !1113)
!1144 = !DILocation(line: 818, column: 47, scope: !834, inlinedAt: !1113)
!1145 = !DILocation(line: 818, column: 4, scope: !834, inlinedAt: !1113)
!1146 = !DILocation(line: 0, scope: !834, inlinedAt: !1113)
!1147 = !DILocation(line: 775, column: 16, scope: !1101)
!1148 = !DILocation(line: 137, column: 27, scope: !369, inlinedAt: !1149)
!1149 = distinct !DILocation(line: 464, column: 20, scope: !371, inlinedAt: !1150)
!1150 = distinct !DILocation(line: 1963, column: 16, scope: !1151, inlinedAt: !1152)
!1151 = distinct !DISubprogram(name: "_M_allocate_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !32, file: !32, line: 1960, type: !10, scopeLine: 1962, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1152 = distinct !DILocation(line: 308, column: 19, scope: !1153, inlinedAt: !1154)
!1153 = distinct !DISubprogram(name: "_Scoped_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 306, type: !10, scopeLine: 309, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1154 = distinct !DILocation(line: 778, column: 42, scope: !1101)
!1155 = !DILocation(line: 277, column: 34, scope: !386, inlinedAt: !1156)
!1156 = distinct !DILocation(line: 335, column: 12, scope: !388, inlinedAt: !1157)
!1157 = distinct !DILocation(line: 1967, column: 25, scope: !1151, inlinedAt: !1152)
!1158 = !DILocation(line: 1969, column: 14, scope: !1151, inlinedAt: !1152)
!1159 = !DILocation(line: 1817, column: 9, scope: !1160, inlinedAt: !1163)
!1160 = !DILexicalBlockFile(scope: !1162, file: !1161, discriminator: 0)
!1161 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!1162 = distinct !DISubprogram(name: "pair<const int &, 0UL>", scope: !1161, file: !1161, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1163 = distinct !DILocation(line: 1805, column: 9, scope: !1164, inlinedAt: !1165)
!1164 = distinct !DISubprogram(name: "pair<const int &>", scope: !1161, file: !1161, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1165 = distinct !DILocation(line: 175, column: 23, scope: !1166, inlinedAt: !1167)
!1166 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !41, file: !41, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1167 = distinct !DILocation(line: 516, column: 8, scope: !1168, inlinedAt: !1169)
!1168 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !44, file: !44, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1169 = distinct !DILocation(line: 1968, column: 6, scope: !1151, inlinedAt: !1152)
!1170 = !DILocation(line: 1818, column: 2, scope: !1160, inlinedAt: !1163)
!1171 = !DILocation(line: 785, column: 9, scope: !1101)
!1172 = !DILocation(line: 787, column: 21, scope: !1101)
!1173 = !DILocation(line: 788, column: 5, scope: !1101)
!1174 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !1175)
!1175 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !1176)
!1176 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !1177)
!1177 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !1178)
!1178 = distinct !DILocation(line: 312, column: 39, scope: !1179, inlinedAt: !1180)
!1179 = distinct !DISubprogram(name: "~_Scoped_node", scope: !14, file: !14, line: 312, type: !10, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1180 = distinct !DILocation(line: 788, column: 5, scope: !1101)
!1181 = !DILocation(line: 0, scope: !1101)
!1182 = distinct !DISubprogram(name: "_M_insert_unique_node", scope: !14, file: !14, line: 2144, type: !10, scopeLine: 2147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1183 = !DILocation(line: 2148, column: 45, scope: !1182)
!1184 = !DILocation(line: 532, column: 14, scope: !1185, inlinedAt: !1186)
!1185 = distinct !DISubprogram(name: "_M_state", scope: !32, file: !32, line: 531, type: !10, scopeLine: 532, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1186 = distinct !DILocation(line: 2148, column: 62, scope: !1182)
!1187 = !{!28, !26, i64 8}
!1188 = !DILocation(line: 2150, column: 36, scope: !1182)
!1189 = !DILocation(line: 2150, column: 53, scope: !1182)
!1190 = !DILocation(line: 2150, column: 21, scope: !1182)
!1191 = !DILocation(line: 2153, column: 23, scope: !1182)
!1192 = !DILocation(line: 2153, column: 11, scope: !1182)
!1193 = !DILocation(line: 2541, column: 4, scope: !1194, inlinedAt: !1195)
!1194 = distinct !DISubprogram(name: "_M_rehash", scope: !14, file: !14, line: 2537, type: !10, scopeLine: 2538, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1195 = distinct !DILocation(line: 2155, column: 4, scope: !1182)
!1196 = !DILocation(line: 2550, column: 5, scope: !1194, inlinedAt: !1195)
!1197 = !DILocation(line: 2542, column: 2, scope: !1194, inlinedAt: !1195)
!1198 = !DILocation(line: 540, column: 7, scope: !1199, inlinedAt: !1200)
!1199 = distinct !DISubprogram(name: "_M_reset", scope: !32, file: !32, line: 539, type: !10, scopeLine: 540, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1200 = distinct !DILocation(line: 2547, column: 21, scope: !1194, inlinedAt: !1195)
!1201 = !DILocation(line: 540, column: 22, scope: !1199, inlinedAt: !1200)
!1202 = !DILocation(line: 2548, column: 4, scope: !1194, inlinedAt: !1195)
!1203 = !DILocation(line: 2549, column: 2, scope: !1194, inlinedAt: !1195)
!1204 = !DILocation(line: 798, column: 55, scope: !826, inlinedAt: !1205)
!1205 = distinct !DILocation(line: 2156, column: 12, scope: !1182)
!1206 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1207)
!1207 = distinct !DILocation(line: 1305, column: 16, scope: !628, inlinedAt: !1208)
!1208 = distinct !DILocation(line: 798, column: 34, scope: !826, inlinedAt: !1205)
!1209 = !DILocation(line: 2157, column: 2, scope: !1182)
!1210 = !DILocation(line: 1987, column: 11, scope: !1211, inlinedAt: !1212)
!1211 = distinct !DISubprogram(name: "_M_insert_bucket_begin", scope: !14, file: !14, line: 1985, type: !10, scopeLine: 1986, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1212 = distinct !DILocation(line: 2162, column: 7, scope: !1182)
!1213 = !DILocation(line: 1991, column: 40, scope: !1211, inlinedAt: !1212)
!1214 = !DILocation(line: 1991, column: 19, scope: !1211, inlinedAt: !1212)
!1215 = !DILocation(line: 1992, column: 4, scope: !1211, inlinedAt: !1212)
!1216 = !DILocation(line: 1992, column: 30, scope: !1211, inlinedAt: !1212)
!1217 = !DILocation(line: 1993, column: 2, scope: !1211, inlinedAt: !1212)
!1218 = !DILocation(line: 1999, column: 21, scope: !1211, inlinedAt: !1212)
!1219 = !DILocation(line: 1999, column: 37, scope: !1211, inlinedAt: !1212)
!1220 = !DILocation(line: 1999, column: 19, scope: !1211, inlinedAt: !1212)
!1221 = !DILocation(line: 2000, column: 27, scope: !1211, inlinedAt: !1212)
!1222 = !DILocation(line: 2002, column: 16, scope: !1211, inlinedAt: !1212)
!1223 = !DILocation(line: 2002, column: 8, scope: !1211, inlinedAt: !1212)
!1224 = !DILocation(line: 2005, column: 33, scope: !1211, inlinedAt: !1212)
!1225 = !DILocation(line: 794, column: 55, scope: !857, inlinedAt: !1226)
!1226 = distinct !DILocation(line: 2005, column: 17, scope: !1211, inlinedAt: !1212)
!1227 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1228)
!1228 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !1229)
!1229 = distinct !DILocation(line: 794, column: 34, scope: !857, inlinedAt: !1226)
!1230 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1231)
!1231 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1228)
!1232 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1233)
!1233 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !1229)
!1234 = !DILocation(line: 2005, column: 6, scope: !1211, inlinedAt: !1212)
!1235 = !DILocation(line: 2005, column: 54, scope: !1211, inlinedAt: !1212)
!1236 = !DILocation(line: 2007, column: 4, scope: !1211, inlinedAt: !1212)
!1237 = !DILocation(line: 2007, column: 22, scope: !1211, inlinedAt: !1212)
!1238 = !DILocation(line: 2163, column: 7, scope: !1182)
!1239 = !DILocation(line: 2165, column: 5, scope: !1182)
!1240 = !DISubprogram(name: "__throw_bad_array_new_length", scope: !1098, file: !1098, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1241 = !DISubprogram(name: "__throw_bad_alloc", scope: !1098, file: !1098, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1242 = distinct !DISubprogram(name: "_M_rehash_aux", scope: !14, file: !14, line: 2560, type: !10, scopeLine: 2561, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1243 = !DILocation(line: 437, column: 35, scope: !1244, inlinedAt: !1245)
!1244 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !14, file: !14, line: 435, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1245 = distinct !DILocation(line: 2562, column: 37, scope: !1242)
!1246 = !DILocation(line: 437, column: 6, scope: !1244, inlinedAt: !1245)
!1247 = !DILocation(line: 439, column: 6, scope: !1244, inlinedAt: !1245)
!1248 = !DILocation(line: 439, column: 23, scope: !1244, inlinedAt: !1245)
!1249 = !{!22, !23, i64 48}
!1250 = !DILocation(line: 440, column: 6, scope: !1244, inlinedAt: !1245)
!1251 = !DILocation(line: 120, column: 27, scope: !1252, inlinedAt: !1253)
!1252 = distinct !DISubprogram(name: "allocate", scope: !41, file: !41, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1253 = distinct !DILocation(line: 464, column: 20, scope: !1254, inlinedAt: !1255)
!1254 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1255 = distinct !DILocation(line: 2017, column: 20, scope: !1256, inlinedAt: !1257)
!1256 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !32, file: !32, line: 2012, type: !10, scopeLine: 2014, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1257 = distinct !DILocation(line: 443, column: 28, scope: !1244, inlinedAt: !1245)
!1258 = !DILocation(line: 120, column: 6, scope: !1252, inlinedAt: !1253)
!1259 = !DILocation(line: 124, column: 14, scope: !1252, inlinedAt: !1253)
!1260 = !DILocation(line: 124, column: 10, scope: !1252, inlinedAt: !1253)
!1261 = !DILocation(line: 125, column: 8, scope: !1252, inlinedAt: !1253)
!1262 = !DILocation(line: 126, column: 6, scope: !1252, inlinedAt: !1253)
!1263 = !DILocation(line: 137, column: 53, scope: !1252, inlinedAt: !1253)
!1264 = !DILocation(line: 137, column: 27, scope: !1252, inlinedAt: !1253)
!1265 = !DILocation(line: 2019, column: 7, scope: !1256, inlinedAt: !1257)
!1266 = !DILocation(line: 443, column: 2, scope: !1244, inlinedAt: !1245)
!1267 = !DILocation(line: 0, scope: !1244, inlinedAt: !1245)
!1268 = !DILocation(line: 466, column: 40, scope: !13, inlinedAt: !1269)
!1269 = distinct !DILocation(line: 2563, column: 24, scope: !1242)
!1270 = !DILocation(line: 466, column: 56, scope: !13, inlinedAt: !1269)
!1271 = !DILocation(line: 2564, column: 30, scope: !1242)
!1272 = !DILocation(line: 2566, column: 14, scope: !1242)
!1273 = !DILocation(line: 2566, column: 7, scope: !1242)
!1274 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !1275)
!1275 = distinct !DILocation(line: 2568, column: 29, scope: !1242)
!1276 = !DILocation(line: 2570, column: 42, scope: !1242)
!1277 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1278)
!1278 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !1279)
!1279 = distinct !DILocation(line: 2570, column: 26, scope: !1242)
!1280 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1281)
!1281 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1278)
!1282 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1283)
!1283 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !1279)
!1284 = !DILocation(line: 2571, column: 9, scope: !1242)
!1285 = !DILocation(line: 2571, column: 8, scope: !1242)
!1286 = !DILocation(line: 2573, column: 38, scope: !1242)
!1287 = !DILocation(line: 2573, column: 20, scope: !1242)
!1288 = !DILocation(line: 2574, column: 31, scope: !1242)
!1289 = !DILocation(line: 2575, column: 29, scope: !1242)
!1290 = !DILocation(line: 2576, column: 17, scope: !1242)
!1291 = !DILocation(line: 2576, column: 12, scope: !1242)
!1292 = !DILocation(line: 2577, column: 3, scope: !1242)
!1293 = !DILocation(line: 2582, column: 44, scope: !1242)
!1294 = !DILocation(line: 2582, column: 20, scope: !1242)
!1295 = !DILocation(line: 2583, column: 8, scope: !1242)
!1296 = !DILocation(line: 0, scope: !1242)
!1297 = distinct !{!1297, !1273, !1298, !52, !53}
!1298 = !DILocation(line: 2587, column: 2, scope: !1242)
!1299 = !DILocation(line: 457, column: 31, scope: !62, inlinedAt: !1300)
!1300 = distinct !DILocation(line: 2589, column: 7, scope: !1242)
!1301 = !DILocation(line: 418, column: 44, scope: !65, inlinedAt: !1302)
!1302 = distinct !DILocation(line: 449, column: 6, scope: !67, inlinedAt: !1303)
!1303 = distinct !DILocation(line: 457, column: 9, scope: !62, inlinedAt: !1300)
!1304 = !DILocation(line: 418, column: 40, scope: !65, inlinedAt: !1302)
!1305 = !DILocation(line: 449, column: 6, scope: !67, inlinedAt: !1303)
!1306 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !1307)
!1307 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !1308)
!1308 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !1309)
!1309 = distinct !DILocation(line: 452, column: 21, scope: !67, inlinedAt: !1303)
!1310 = !DILocation(line: 453, column: 7, scope: !67, inlinedAt: !1303)
!1311 = !DILocation(line: 2590, column: 7, scope: !1242)
!1312 = !DILocation(line: 2590, column: 23, scope: !1242)
!1313 = !DILocation(line: 2591, column: 18, scope: !1242)
!1314 = !DILocation(line: 2592, column: 5, scope: !1242)
!1315 = !DISubprogram(name: "pthread_mutex_unlock", scope: !1100, file: !1100, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1316 = !DISubprogram(name: "__throw_out_of_range", scope: !1098, file: !1098, line: 78, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1317 = distinct !DISubprogram(name: "_M_erase", scope: !14, file: !14, line: 2342, type: !10, scopeLine: 2344, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1318 = !DILocation(line: 649, column: 16, scope: !161, inlinedAt: !1319)
!1319 = distinct !DILocation(line: 2348, column: 11, scope: !1317)
!1320 = !DILocation(line: 2348, column: 18, scope: !1317)
!1321 = !DILocation(line: 2348, column: 11, scope: !1317)
!1322 = !DILocation(line: 1900, column: 35, scope: !1323, inlinedAt: !1324)
!1323 = distinct !DISubprogram(name: "_M_find_before_node", scope: !14, file: !14, line: 1897, type: !10, scopeLine: 1899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1324 = distinct !DILocation(line: 2350, column: 15, scope: !1317)
!1325 = !DILocation(line: 1901, column: 22, scope: !1323, inlinedAt: !1324)
!1326 = !DILocation(line: 1901, column: 12, scope: !1323, inlinedAt: !1324)
!1327 = !DILocation(line: 1901, column: 11, scope: !1323, inlinedAt: !1324)
!1328 = !DILocation(line: 1908, column: 33, scope: !1323, inlinedAt: !1324)
!1329 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !1330)
!1330 = distinct !DILocation(line: 1688, column: 9, scope: !816, inlinedAt: !1331)
!1331 = distinct !DILocation(line: 1908, column: 14, scope: !1323, inlinedAt: !1324)
!1332 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !1330)
!1333 = !DILocation(line: 1908, column: 8, scope: !1323, inlinedAt: !1324)
!1334 = distinct !{!1334, !1335, !1336, !52, !53}
!1335 = !DILocation(line: 1904, column: 7, scope: !1323, inlinedAt: !1324)
!1336 = !DILocation(line: 1912, column: 2, scope: !1323, inlinedAt: !1324)
!1337 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !1338)
!1338 = distinct !DILocation(line: 1906, column: 16, scope: !1323, inlinedAt: !1324)
!1339 = !DILocation(line: 1905, column: 9, scope: !1323, inlinedAt: !1324)
!1340 = !DILocation(line: 0, scope: !1323, inlinedAt: !1324)
!1341 = !DILocation(line: 2351, column: 9, scope: !1317)
!1342 = !DILocation(line: 2351, column: 8, scope: !1317)
!1343 = !DILocation(line: 2355, column: 44, scope: !1317)
!1344 = !DILocation(line: 2356, column: 28, scope: !1317)
!1345 = !DILocation(line: 794, column: 55, scope: !857, inlinedAt: !1346)
!1346 = distinct !DILocation(line: 2356, column: 12, scope: !1317)
!1347 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1348)
!1348 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !1349)
!1349 = distinct !DILocation(line: 794, column: 34, scope: !857, inlinedAt: !1346)
!1350 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1351)
!1351 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1348)
!1352 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1353)
!1353 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !1349)
!1354 = !DILocation(line: 2357, column: 2, scope: !1317)
!1355 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1356)
!1356 = distinct !DILocation(line: 2360, column: 31, scope: !1317)
!1357 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1358)
!1358 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1356)
!1359 = !DILocation(line: 798, column: 55, scope: !826, inlinedAt: !1360)
!1360 = distinct !DILocation(line: 2361, column: 12, scope: !1317)
!1361 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1362)
!1362 = distinct !DILocation(line: 1305, column: 16, scope: !628, inlinedAt: !1363)
!1363 = distinct !DILocation(line: 798, column: 34, scope: !826, inlinedAt: !1360)
!1364 = !DILocation(line: 1930, column: 34, scope: !832, inlinedAt: !1365)
!1365 = distinct !DILocation(line: 2364, column: 15, scope: !1317)
!1366 = !DILocation(line: 1931, column: 12, scope: !832, inlinedAt: !1365)
!1367 = !DILocation(line: 1931, column: 11, scope: !832, inlinedAt: !1365)
!1368 = !DILocation(line: 1934, column: 63, scope: !832, inlinedAt: !1365)
!1369 = !DILocation(line: 1937, column: 37, scope: !832, inlinedAt: !1365)
!1370 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !1371)
!1371 = distinct !DILocation(line: 1688, column: 9, scope: !816, inlinedAt: !1372)
!1372 = distinct !DILocation(line: 1707, column: 39, scope: !843, inlinedAt: !1373)
!1373 = distinct !DILocation(line: 1937, column: 14, scope: !832, inlinedAt: !1365)
!1374 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !1371)
!1375 = !DILocation(line: 1937, column: 8, scope: !832, inlinedAt: !1365)
!1376 = distinct !{!1376, !1377, !1378, !52, !53}
!1377 = !DILocation(line: 1934, column: 7, scope: !832, inlinedAt: !1365)
!1378 = !DILocation(line: 1943, column: 2, scope: !832, inlinedAt: !1365)
!1379 = !DILocation(line: 1940, column: 14, scope: !832, inlinedAt: !1365)
!1380 = !DILocation(line: 1940, column: 9, scope: !832, inlinedAt: !1365)
!1381 = !DILocation(line: 1940, column: 21, scope: !832, inlinedAt: !1365)
!1382 = !DILocation(line: 1940, column: 40, scope: !832, inlinedAt: !1365)
!1383 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1384)
!1384 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !1385)
!1385 = distinct !DILocation(line: 794, column: 34, scope: !857, inlinedAt: !1386)
!1386 = distinct !DILocation(line: 1940, column: 24, scope: !832, inlinedAt: !1365)
!1387 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1388)
!1388 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1384)
!1389 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1390)
!1390 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !1385)
!1391 = !DILocation(line: 1940, column: 57, scope: !832, inlinedAt: !1365)
!1392 = !DILocation(line: 1940, column: 8, scope: !832, inlinedAt: !1365)
!1393 = distinct !{!1393, !1377, !1378, !52, !53}
!1394 = !DILocation(line: 0, scope: !832, inlinedAt: !1365)
!1395 = !DILocation(line: 2365, column: 9, scope: !1317)
!1396 = !DILocation(line: 2365, column: 8, scope: !1317)
!1397 = !DILocation(line: 2369, column: 44, scope: !1317)
!1398 = !DILocation(line: 2370, column: 2, scope: !1317)
!1399 = !DILocation(line: 0, scope: !1317)
!1400 = !DILocation(line: 2317, column: 23, scope: !1401, inlinedAt: !1402)
!1401 = distinct !DISubprogram(name: "_M_erase", scope: !14, file: !14, line: 2314, type: !10, scopeLine: 2316, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1402 = distinct !DILocation(line: 2372, column: 7, scope: !1317)
!1403 = !DILocation(line: 2317, column: 20, scope: !1401, inlinedAt: !1402)
!1404 = !DILocation(line: 0, scope: !1401, inlinedAt: !1402)
!1405 = !DILocation(line: 2317, column: 11, scope: !1401, inlinedAt: !1402)
!1406 = !DILocation(line: 2319, column: 4, scope: !1401, inlinedAt: !1402)
!1407 = !DILocation(line: 2319, column: 34, scope: !1401, inlinedAt: !1402)
!1408 = !DILocation(line: 794, column: 55, scope: !857, inlinedAt: !1409)
!1409 = distinct !DILocation(line: 2319, column: 18, scope: !1401, inlinedAt: !1402)
!1410 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1411)
!1411 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !1412)
!1412 = distinct !DILocation(line: 794, column: 34, scope: !857, inlinedAt: !1409)
!1413 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1414)
!1414 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1411)
!1415 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1416)
!1416 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !1412)
!1417 = !DILocation(line: 2021, column: 12, scope: !1418, inlinedAt: !1419)
!1418 = distinct !DISubprogram(name: "_M_remove_bucket_begin", scope: !14, file: !14, line: 2018, type: !10, scopeLine: 2020, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1419 = distinct !DILocation(line: 2318, column: 2, scope: !1401, inlinedAt: !1402)
!1420 = !DILocation(line: 2021, column: 19, scope: !1418, inlinedAt: !1419)
!1421 = !DILocation(line: 2025, column: 8, scope: !1418, inlinedAt: !1419)
!1422 = !DILocation(line: 2026, column: 6, scope: !1418, inlinedAt: !1419)
!1423 = !DILocation(line: 2026, column: 29, scope: !1418, inlinedAt: !1419)
!1424 = !DILocation(line: 2029, column: 9, scope: !1418, inlinedAt: !1419)
!1425 = !DILocation(line: 2029, column: 28, scope: !1418, inlinedAt: !1419)
!1426 = !DILocation(line: 2029, column: 25, scope: !1418, inlinedAt: !1419)
!1427 = !DILocation(line: 2029, column: 8, scope: !1418, inlinedAt: !1419)
!1428 = !DILocation(line: 2030, column: 29, scope: !1418, inlinedAt: !1419)
!1429 = !DILocation(line: 2030, column: 6, scope: !1418, inlinedAt: !1419)
!1430 = !DILocation(line: 2031, column: 22, scope: !1418, inlinedAt: !1419)
!1431 = !DILocation(line: 2032, column: 2, scope: !1418, inlinedAt: !1419)
!1432 = !DILocation(line: 2320, column: 16, scope: !1401, inlinedAt: !1402)
!1433 = !DILocation(line: 2322, column: 43, scope: !1401, inlinedAt: !1402)
!1434 = !DILocation(line: 794, column: 55, scope: !857, inlinedAt: !1435)
!1435 = distinct !DILocation(line: 2322, column: 27, scope: !1401, inlinedAt: !1402)
!1436 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1437)
!1437 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !1438)
!1438 = distinct !DILocation(line: 794, column: 34, scope: !857, inlinedAt: !1435)
!1439 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1440)
!1440 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1437)
!1441 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1442)
!1442 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !1438)
!1443 = !DILocation(line: 2323, column: 19, scope: !1401, inlinedAt: !1402)
!1444 = !DILocation(line: 2323, column: 8, scope: !1401, inlinedAt: !1402)
!1445 = !DILocation(line: 2324, column: 6, scope: !1401, inlinedAt: !1402)
!1446 = !DILocation(line: 2324, column: 29, scope: !1401, inlinedAt: !1402)
!1447 = !DILocation(line: 2327, column: 31, scope: !1401, inlinedAt: !1402)
!1448 = !DILocation(line: 2327, column: 24, scope: !1401, inlinedAt: !1402)
!1449 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !1450)
!1450 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !1451)
!1451 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !1452)
!1452 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !1453)
!1453 = distinct !DILocation(line: 2329, column: 13, scope: !1401, inlinedAt: !1402)
!1454 = !DILocation(line: 2330, column: 7, scope: !1401, inlinedAt: !1402)
!1455 = !DILocation(line: 2373, column: 7, scope: !1317)
!1456 = !DILocation(line: 2374, column: 5, scope: !1317)
!1457 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !782, file: !782, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1458 = distinct !DISubprogram(name: "~_State_impl", scope: !84, file: !84, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1459 = !DILocation(line: 200, column: 14, scope: !1458)
!1460 = distinct !DISubprogram(name: "_M_run", scope: !84, file: !84, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1461 = !DILocation(line: 749, column: 12, scope: !127, inlinedAt: !1462)
!1462 = distinct !DILocation(line: 100, column: 17, scope: !130, inlinedAt: !1463)
!1463 = distinct !DILocation(line: 229, column: 19, scope: !133, inlinedAt: !1464)
!1464 = distinct !DILocation(line: 14, column: 30, scope: !135, inlinedAt: !1465)
!1465 = distinct !DILocation(line: 29, column: 3, scope: !1466, inlinedAt: !1467)
!1466 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 28, type: !10, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1467 = distinct !DILocation(line: 61, column: 14, scope: !1468, inlinedAt: !1470)
!1468 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/hash.cpp:28:16)>", scope: !1469, file: !1469, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1469 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!1470 = distinct !DILocation(line: 96, column: 14, scope: !1471, inlinedAt: !1472)
!1471 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/hash.cpp:28:16)>", scope: !1469, file: !1469, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1472 = distinct !DILocation(line: 252, column: 13, scope: !1473, inlinedAt: !1474)
!1473 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !84, file: !84, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1474 = distinct !DILocation(line: 259, column: 11, scope: !1475, inlinedAt: !1476)
!1475 = distinct !DISubprogram(name: "operator()", scope: !84, file: !84, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1476 = distinct !DILocation(line: 210, column: 13, scope: !1460)
!1477 = !DILocation(line: 103, column: 11, scope: !130, inlinedAt: !1463)
!1478 = !DILocation(line: 104, column: 2, scope: !130, inlinedAt: !1463)
!1479 = !DILocation(line: 15, column: 17, scope: !135, inlinedAt: !1465)
!1480 = !DILocation(line: 980, column: 16, scope: !141, inlinedAt: !1481)
!1481 = distinct !DILocation(line: 15, column: 2, scope: !135, inlinedAt: !1465)
!1482 = !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !1465)
!1483 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !1484)
!1484 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !1485)
!1485 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !1486)
!1486 = distinct !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !1465)
!1487 = !DILocation(line: 15, column: 20, scope: !135, inlinedAt: !1465)
!1488 = !DILocation(line: 15, column: 15, scope: !135, inlinedAt: !1465)
!1489 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !1490)
!1490 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !1491)
!1491 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !1492)
!1492 = distinct !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !1465)
!1493 = !DILocation(line: 30, column: 3, scope: !1466, inlinedAt: !1467)
!1494 = !DILocation(line: 210, column: 24, scope: !1460)
!1495 = distinct !DISubprogram(name: "_M_insert_unique<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__detail::_AllocNode<std::allocator<std::__detail::_Hash_node<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, true> > > >", scope: !14, file: !14, line: 2231, type: !10, scopeLine: 2234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1496 = !DILocation(line: 649, column: 16, scope: !192, inlinedAt: !1497)
!1497 = distinct !DILocation(line: 2235, column: 6, scope: !1495)
!1498 = !DILocation(line: 2235, column: 13, scope: !1495)
!1499 = !DILocation(line: 2235, column: 6, scope: !1495)
!1500 = !DILocation(line: 466, column: 40, scope: !703, inlinedAt: !1501)
!1501 = distinct !DILocation(line: 625, column: 25, scope: !1502, inlinedAt: !1503)
!1502 = distinct !DISubprogram(name: "begin", scope: !14, file: !14, line: 624, type: !10, scopeLine: 625, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1503 = distinct !DILocation(line: 2236, column: 21, scope: !1495)
!1504 = !DILocation(line: 2236, scope: !1495)
!1505 = !DILocation(line: 369, column: 27, scope: !1506, inlinedAt: !1507)
!1506 = distinct !DISubprogram(name: "operator!=", scope: !32, file: !32, line: 367, type: !10, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1507 = distinct !DILocation(line: 2236, column: 35, scope: !1495)
!1508 = !DILocation(line: 2236, column: 4, scope: !1495)
!1509 = !DILocation(line: 2237, column: 38, scope: !1495)
!1510 = !DILocation(line: 1064, column: 16, scope: !968, inlinedAt: !1511)
!1511 = distinct !DILocation(line: 3586, column: 37, scope: !1512, inlinedAt: !1513)
!1512 = distinct !DISubprogram(name: "operator==<char>", scope: !214, file: !214, line: 3584, type: !10, scopeLine: 3586, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1513 = distinct !DILocation(line: 378, column: 20, scope: !1514, inlinedAt: !1515)
!1514 = distinct !DISubprogram(name: "operator()", scope: !419, file: !419, line: 377, type: !10, scopeLine: 378, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1515 = distinct !DILocation(line: 1701, column: 11, scope: !1516, inlinedAt: !1517)
!1516 = distinct !DISubprogram(name: "_M_key_equals_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 1693, type: !10, scopeLine: 1696, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1517 = distinct !DILocation(line: 2237, column: 16, scope: !1495)
!1518 = !DILocation(line: 3586, column: 28, scope: !1512, inlinedAt: !1513)
!1519 = !DILocation(line: 3587, column: 8, scope: !1512, inlinedAt: !1513)
!1520 = !DILocation(line: 372, column: 6, scope: !1521, inlinedAt: !1522)
!1521 = distinct !DISubprogram(name: "compare", scope: !266, file: !266, line: 370, type: !10, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1522 = distinct !DILocation(line: 3587, column: 12, scope: !1512, inlinedAt: !1513)
!1523 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1524)
!1524 = distinct !DILocation(line: 2568, column: 16, scope: !1525, inlinedAt: !1526)
!1525 = distinct !DISubprogram(name: "data", scope: !214, file: !214, line: 2567, type: !10, scopeLine: 2568, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1526 = distinct !DILocation(line: 3587, column: 66, scope: !1512, inlinedAt: !1513)
!1527 = !DILocation(line: 385, column: 9, scope: !1521, inlinedAt: !1522)
!1528 = !DILocation(line: 3587, column: 12, scope: !1512, inlinedAt: !1513)
!1529 = !DILocation(line: 2237, column: 10, scope: !1495)
!1530 = distinct !{!1530, !1508, !1531, !52, !53}
!1531 = !DILocation(line: 2238, column: 29, scope: !1495)
!1532 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1533)
!1533 = distinct !DILocation(line: 2568, column: 16, scope: !1525, inlinedAt: !1534)
!1534 = distinct !DILocation(line: 4240, column: 42, scope: !1535, inlinedAt: !1536)
!1535 = distinct !DISubprogram(name: "operator()", scope: !214, file: !214, line: 4239, type: !10, scopeLine: 4240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1536 = distinct !DILocation(line: 1279, column: 11, scope: !1537, inlinedAt: !1538)
!1537 = distinct !DISubprogram(name: "_M_hash_code_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 1275, type: !10, scopeLine: 1276, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1538 = distinct !DILocation(line: 2240, column: 29, scope: !1495)
!1539 = !DILocation(line: 1071, column: 16, scope: !1540, inlinedAt: !1541)
!1540 = distinct !DISubprogram(name: "length", scope: !214, file: !214, line: 1070, type: !10, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1541 = distinct !DILocation(line: 4240, column: 54, scope: !1535, inlinedAt: !1536)
!1542 = !DILocation(line: 206, column: 14, scope: !1543, inlinedAt: !1544)
!1543 = distinct !DISubprogram(name: "hash", scope: !429, file: !429, line: 204, type: !10, scopeLine: 206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1544 = distinct !DILocation(line: 4240, column: 16, scope: !1535, inlinedAt: !1536)
!1545 = !DILocation(line: 4240, column: 16, scope: !1535, inlinedAt: !1536)
!1546 = !DILocation(line: 798, column: 55, scope: !1547, inlinedAt: !1548)
!1547 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 797, type: !10, scopeLine: 798, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1548 = distinct !DILocation(line: 2241, column: 20, scope: !1495)
!1549 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1550)
!1550 = distinct !DILocation(line: 1305, column: 16, scope: !1551, inlinedAt: !1552)
!1551 = distinct !DISubprogram(name: "_M_bucket_index", scope: !32, file: !32, line: 1304, type: !10, scopeLine: 1305, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1552 = distinct !DILocation(line: 798, column: 34, scope: !1547, inlinedAt: !1548)
!1553 = !DILocation(line: 649, column: 16, scope: !192, inlinedAt: !1554)
!1554 = distinct !DILocation(line: 2243, column: 6, scope: !1495)
!1555 = !DILocation(line: 2243, column: 13, scope: !1495)
!1556 = !DILocation(line: 2243, column: 6, scope: !1495)
!1557 = !DILocation(line: 1960, column: 29, scope: !1558, inlinedAt: !1559)
!1558 = distinct !DISubprogram(name: "_M_find_before_node_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !14, file: !14, line: 1956, type: !10, scopeLine: 1959, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1559 = distinct !DILocation(line: 827, column: 22, scope: !1560, inlinedAt: !1561)
!1560 = distinct !DISubprogram(name: "_M_find_node_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !14, file: !14, line: 824, type: !10, scopeLine: 826, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1561 = distinct !DILocation(line: 2244, column: 28, scope: !1495)
!1562 = !DILocation(line: 1961, column: 7, scope: !1558, inlinedAt: !1559)
!1563 = !DILocation(line: 1961, column: 6, scope: !1558, inlinedAt: !1559)
!1564 = !DILocation(line: 1964, column: 58, scope: !1558, inlinedAt: !1559)
!1565 = !DILocation(line: 1964, column: 7, scope: !1558, inlinedAt: !1559)
!1566 = !DILocation(line: 0, scope: !1558, inlinedAt: !1559)
!1567 = !DILocation(line: 1967, column: 42, scope: !1558, inlinedAt: !1559)
!1568 = !DILocation(line: 1714, column: 26, scope: !1569, inlinedAt: !1570)
!1569 = distinct !DISubprogram(name: "_M_equals_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 1711, type: !10, scopeLine: 1714, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1570 = distinct !DILocation(line: 1967, column: 16, scope: !1558, inlinedAt: !1559)
!1571 = !DILocation(line: 1666, column: 27, scope: !1572, inlinedAt: !1573)
!1572 = distinct !DISubprogram(name: "_S_equals", scope: !32, file: !32, line: 1665, type: !10, scopeLine: 1666, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1573 = distinct !DILocation(line: 1714, column: 11, scope: !1569, inlinedAt: !1570)
!1574 = !{!1575, !26, i64 0}
!1575 = !{!"_ZTSNSt8__detail21_Hash_node_code_cacheILb1EEE", !26, i64 0}
!1576 = !DILocation(line: 1666, column: 20, scope: !1572, inlinedAt: !1573)
!1577 = !DILocation(line: 1714, column: 31, scope: !1569, inlinedAt: !1570)
!1578 = !DILocation(line: 1064, column: 16, scope: !968, inlinedAt: !1579)
!1579 = distinct !DILocation(line: 3586, column: 37, scope: !1512, inlinedAt: !1580)
!1580 = distinct !DILocation(line: 378, column: 20, scope: !1514, inlinedAt: !1581)
!1581 = distinct !DILocation(line: 1701, column: 11, scope: !1516, inlinedAt: !1582)
!1582 = distinct !DILocation(line: 1714, column: 34, scope: !1569, inlinedAt: !1570)
!1583 = !DILocation(line: 3586, column: 28, scope: !1512, inlinedAt: !1580)
!1584 = !DILocation(line: 3587, column: 8, scope: !1512, inlinedAt: !1580)
!1585 = !DILocation(line: 372, column: 6, scope: !1521, inlinedAt: !1586)
!1586 = distinct !DILocation(line: 3587, column: 12, scope: !1512, inlinedAt: !1580)
!1587 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1588)
!1588 = distinct !DILocation(line: 2568, column: 16, scope: !1525, inlinedAt: !1589)
!1589 = distinct !DILocation(line: 3587, column: 66, scope: !1512, inlinedAt: !1580)
!1590 = !DILocation(line: 385, column: 9, scope: !1521, inlinedAt: !1586)
!1591 = !DILocation(line: 3587, column: 12, scope: !1512, inlinedAt: !1580)
!1592 = !DILocation(line: 1967, column: 10, scope: !1558, inlinedAt: !1559)
!1593 = !DILocation(line: 1970, column: 16, scope: !1558, inlinedAt: !1559)
!1594 = !DILocation(line: 1970, column: 11, scope: !1558, inlinedAt: !1559)
!1595 = !DILocation(line: 1970, column: 23, scope: !1558, inlinedAt: !1559)
!1596 = !DILocation(line: 1323, column: 29, scope: !1597, inlinedAt: !1598)
!1597 = distinct !DISubprogram(name: "_M_bucket_index", scope: !32, file: !32, line: 1319, type: !10, scopeLine: 1323, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1598 = distinct !DILocation(line: 794, column: 34, scope: !1599, inlinedAt: !1600)
!1599 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 793, type: !10, scopeLine: 794, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1600 = distinct !DILocation(line: 1970, column: 26, scope: !1558, inlinedAt: !1559)
!1601 = !DILocation(line: 1323, column: 33, scope: !1597, inlinedAt: !1598)
!1602 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1603)
!1603 = distinct !DILocation(line: 1323, column: 16, scope: !1597, inlinedAt: !1598)
!1604 = !DILocation(line: 1970, column: 59, scope: !1558, inlinedAt: !1559)
!1605 = !DILocation(line: 1970, column: 10, scope: !1558, inlinedAt: !1559)
!1606 = distinct !{!1606, !1607, !1608, !52, !53}
!1607 = !DILocation(line: 1964, column: 2, scope: !1558, inlinedAt: !1559)
!1608 = !DILocation(line: 1973, column: 4, scope: !1558, inlinedAt: !1559)
!1609 = !DILocation(line: 828, column: 8, scope: !1560, inlinedAt: !1561)
!1610 = !DILocation(line: 829, column: 49, scope: !1560, inlinedAt: !1561)
!1611 = !DILocation(line: 829, column: 6, scope: !1560, inlinedAt: !1561)
!1612 = !DILocation(line: 0, scope: !1560, inlinedAt: !1561)
!1613 = !DILocation(line: 2244, column: 19, scope: !1495)
!1614 = !DILocation(line: 2247, column: 2, scope: !1495)
!1615 = !DILocation(line: 137, column: 27, scope: !1616, inlinedAt: !1617)
!1616 = distinct !DISubprogram(name: "allocate", scope: !41, file: !41, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1617 = distinct !DILocation(line: 464, column: 20, scope: !1618, inlinedAt: !1619)
!1618 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1619 = distinct !DILocation(line: 1963, column: 16, scope: !1620, inlinedAt: !1621)
!1620 = distinct !DISubprogram(name: "_M_allocate_node<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 1960, type: !10, scopeLine: 1962, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1621 = distinct !DILocation(line: 212, column: 16, scope: !1622, inlinedAt: !1623)
!1622 = distinct !DISubprogram(name: "operator()<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 211, type: !10, scopeLine: 212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1623 = distinct !DILocation(line: 137, column: 11, scope: !1624, inlinedAt: !1625)
!1624 = distinct !DISubprogram(name: "_S_build<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__detail::_AllocNode<std::allocator<std::__detail::_Hash_node<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, true> > > >", scope: !32, file: !32, line: 135, type: !10, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1625 = distinct !DILocation(line: 2248, column: 4, scope: !1495)
!1626 = !DILocation(line: 277, column: 34, scope: !386, inlinedAt: !1627)
!1627 = distinct !DILocation(line: 335, column: 12, scope: !1628, inlinedAt: !1629)
!1628 = distinct !DISubprogram(name: "_Hash_node", scope: !32, file: !32, line: 335, type: !10, scopeLine: 335, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1629 = distinct !DILocation(line: 1967, column: 25, scope: !1620, inlinedAt: !1621)
!1630 = !DILocation(line: 1969, column: 14, scope: !1620, inlinedAt: !1621)
!1631 = !DILocation(line: 241, column: 51, scope: !256, inlinedAt: !1632)
!1632 = distinct !DILocation(line: 671, column: 21, scope: !1633, inlinedAt: !1634)
!1633 = distinct !DISubprogram(name: "basic_string", scope: !214, file: !214, line: 670, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1634 = distinct !DILocation(line: 175, column: 23, scope: !1635, inlinedAt: !1636)
!1635 = distinct !DISubprogram(name: "construct<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !41, file: !41, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1636 = distinct !DILocation(line: 516, column: 8, scope: !1637, inlinedAt: !1638)
!1637 = distinct !DISubprogram(name: "construct<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !44, file: !44, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1638 = distinct !DILocation(line: 1968, column: 6, scope: !1620, inlinedAt: !1621)
!1639 = !DILocation(line: 204, column: 36, scope: !1640, inlinedAt: !1641)
!1640 = distinct !DISubprogram(name: "_Alloc_hider", scope: !214, file: !214, line: 203, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1641 = distinct !DILocation(line: 671, column: 9, scope: !1633, inlinedAt: !1634)
!1642 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1643)
!1643 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !1644)
!1644 = distinct !DILocation(line: 673, column: 12, scope: !1633, inlinedAt: !1634)
!1645 = !DILocation(line: 252, column: 57, scope: !246, inlinedAt: !1646)
!1646 = distinct !DILocation(line: 274, column: 29, scope: !216, inlinedAt: !1644)
!1647 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !1644)
!1648 = !DILocation(line: 673, column: 6, scope: !1633, inlinedAt: !1634)
!1649 = !DILocation(line: 1071, column: 16, scope: !1540, inlinedAt: !1650)
!1650 = distinct !DILocation(line: 676, column: 16, scope: !1633, inlinedAt: !1634)
!1651 = !DILocation(line: 676, column: 25, scope: !1633, inlinedAt: !1634)
!1652 = !DILocation(line: 425, column: 10, scope: !265, inlinedAt: !1653)
!1653 = distinct !DILocation(line: 675, column: 6, scope: !1633, inlinedAt: !1634)
!1654 = !DILocation(line: 425, column: 6, scope: !265, inlinedAt: !1653)
!1655 = !DILocation(line: 431, column: 33, scope: !265, inlinedAt: !1653)
!1656 = !DILocation(line: 431, column: 2, scope: !265, inlinedAt: !1653)
!1657 = !DILocation(line: 224, column: 26, scope: !938, inlinedAt: !1658)
!1658 = distinct !DILocation(line: 680, column: 6, scope: !1633, inlinedAt: !1634)
!1659 = !DILocation(line: 681, column: 24, scope: !1633, inlinedAt: !1634)
!1660 = !DILocation(line: 261, column: 31, scope: !941, inlinedAt: !1661)
!1661 = distinct !DILocation(line: 681, column: 6, scope: !1633, inlinedAt: !1634)
!1662 = !DILocation(line: 1071, column: 16, scope: !1540, inlinedAt: !1663)
!1663 = distinct !DILocation(line: 687, column: 18, scope: !1633, inlinedAt: !1634)
!1664 = !DILocation(line: 229, column: 9, scope: !276, inlinedAt: !1665)
!1665 = distinct !DILocation(line: 687, column: 2, scope: !1633, inlinedAt: !1634)
!1666 = !DILocation(line: 229, column: 26, scope: !276, inlinedAt: !1665)
!1667 = !DILocation(line: 224, column: 26, scope: !938, inlinedAt: !1668)
!1668 = distinct !DILocation(line: 688, column: 8, scope: !1633, inlinedAt: !1634)
!1669 = !DILocation(line: 229, column: 26, scope: !276, inlinedAt: !1670)
!1670 = distinct !DILocation(line: 267, column: 2, scope: !278, inlinedAt: !1671)
!1671 = distinct !DILocation(line: 689, column: 8, scope: !1633, inlinedAt: !1634)
!1672 = !DILocation(line: 354, column: 7, scope: !284, inlinedAt: !1673)
!1673 = distinct !DILocation(line: 268, column: 2, scope: !278, inlinedAt: !1671)
!1674 = !DILocation(line: 302, column: 4, scope: !1675, inlinedAt: !1676)
!1675 = distinct !DISubprogram(name: "_Scoped_node", scope: !14, file: !14, line: 301, type: !10, scopeLine: 302, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1676 = distinct !DILocation(line: 2247, column: 15, scope: !1495)
!1677 = !{!1678, !23, i64 0}
!1678 = !{!"_ZTSNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE12_Scoped_nodeE", !23, i64 0, !23, i64 8}
!1679 = !DILocation(line: 302, column: 15, scope: !1675, inlinedAt: !1676)
!1680 = !{!1678, !23, i64 8}
!1681 = !DILocation(line: 2254, column: 6, scope: !1495)
!1682 = !DILocation(line: 2255, column: 17, scope: !1495)
!1683 = !DILocation(line: 2257, column: 7, scope: !1495)
!1684 = !DILocation(line: 0, scope: !1495)
!1685 = distinct !DISubprogram(name: "_M_insert_unique_node", scope: !14, file: !14, line: 2144, type: !10, scopeLine: 2147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1686 = !DILocation(line: 2148, column: 45, scope: !1685)
!1687 = !DILocation(line: 532, column: 14, scope: !1185, inlinedAt: !1688)
!1688 = distinct !DILocation(line: 2148, column: 62, scope: !1685)
!1689 = !DILocation(line: 2150, column: 36, scope: !1685)
!1690 = !DILocation(line: 2150, column: 53, scope: !1685)
!1691 = !DILocation(line: 2150, column: 21, scope: !1685)
!1692 = !DILocation(line: 2153, column: 23, scope: !1685)
!1693 = !DILocation(line: 2153, column: 11, scope: !1685)
!1694 = !DILocation(line: 2541, column: 4, scope: !1695, inlinedAt: !1696)
!1695 = distinct !DISubprogram(name: "_M_rehash", scope: !14, file: !14, line: 2537, type: !10, scopeLine: 2538, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1696 = distinct !DILocation(line: 2155, column: 4, scope: !1685)
!1697 = !DILocation(line: 2550, column: 5, scope: !1695, inlinedAt: !1696)
!1698 = !DILocation(line: 2542, column: 2, scope: !1695, inlinedAt: !1696)
!1699 = !DILocation(line: 540, column: 7, scope: !1199, inlinedAt: !1700)
!1700 = distinct !DILocation(line: 2547, column: 21, scope: !1695, inlinedAt: !1696)
!1701 = !DILocation(line: 540, column: 22, scope: !1199, inlinedAt: !1700)
!1702 = !DILocation(line: 2548, column: 4, scope: !1695, inlinedAt: !1696)
!1703 = !DILocation(line: 2549, column: 2, scope: !1695, inlinedAt: !1696)
!1704 = !DILocation(line: 798, column: 55, scope: !1547, inlinedAt: !1705)
!1705 = distinct !DILocation(line: 2156, column: 12, scope: !1685)
!1706 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1707)
!1707 = distinct !DILocation(line: 1305, column: 16, scope: !1551, inlinedAt: !1708)
!1708 = distinct !DILocation(line: 798, column: 34, scope: !1547, inlinedAt: !1705)
!1709 = !DILocation(line: 2157, column: 2, scope: !1685)
!1710 = !DILocation(line: 2159, column: 27, scope: !1685)
!1711 = !DILocation(line: 1336, column: 26, scope: !1712, inlinedAt: !1713)
!1712 = distinct !DISubprogram(name: "_M_store_code", scope: !32, file: !32, line: 1335, type: !10, scopeLine: 1336, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1713 = distinct !DILocation(line: 2159, column: 13, scope: !1685)
!1714 = !DILocation(line: 1987, column: 11, scope: !1715, inlinedAt: !1716)
!1715 = distinct !DISubprogram(name: "_M_insert_bucket_begin", scope: !14, file: !14, line: 1985, type: !10, scopeLine: 1986, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1716 = distinct !DILocation(line: 2162, column: 7, scope: !1685)
!1717 = !DILocation(line: 1991, column: 40, scope: !1715, inlinedAt: !1716)
!1718 = !DILocation(line: 1991, column: 19, scope: !1715, inlinedAt: !1716)
!1719 = !DILocation(line: 1992, column: 4, scope: !1715, inlinedAt: !1716)
!1720 = !DILocation(line: 1992, column: 30, scope: !1715, inlinedAt: !1716)
!1721 = !DILocation(line: 1993, column: 2, scope: !1715, inlinedAt: !1716)
!1722 = !DILocation(line: 1999, column: 21, scope: !1715, inlinedAt: !1716)
!1723 = !DILocation(line: 1999, column: 37, scope: !1715, inlinedAt: !1716)
!1724 = !DILocation(line: 1999, column: 19, scope: !1715, inlinedAt: !1716)
!1725 = !DILocation(line: 2000, column: 27, scope: !1715, inlinedAt: !1716)
!1726 = !DILocation(line: 2002, column: 16, scope: !1715, inlinedAt: !1716)
!1727 = !DILocation(line: 2002, column: 8, scope: !1715, inlinedAt: !1716)
!1728 = !DILocation(line: 794, column: 55, scope: !1599, inlinedAt: !1729)
!1729 = distinct !DILocation(line: 2005, column: 17, scope: !1715, inlinedAt: !1716)
!1730 = !DILocation(line: 1323, column: 29, scope: !1597, inlinedAt: !1731)
!1731 = distinct !DILocation(line: 794, column: 34, scope: !1599, inlinedAt: !1729)
!1732 = !DILocation(line: 1323, column: 33, scope: !1597, inlinedAt: !1731)
!1733 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1734)
!1734 = distinct !DILocation(line: 1323, column: 16, scope: !1597, inlinedAt: !1731)
!1735 = !DILocation(line: 2005, column: 6, scope: !1715, inlinedAt: !1716)
!1736 = !DILocation(line: 2005, column: 54, scope: !1715, inlinedAt: !1716)
!1737 = !DILocation(line: 2007, column: 4, scope: !1715, inlinedAt: !1716)
!1738 = !DILocation(line: 2007, column: 22, scope: !1715, inlinedAt: !1716)
!1739 = !DILocation(line: 2163, column: 7, scope: !1685)
!1740 = !DILocation(line: 2165, column: 5, scope: !1685)
!1741 = distinct !DISubprogram(name: "~_Scoped_node", scope: !14, file: !14, line: 312, type: !10, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1742 = !DILocation(line: 312, column: 24, scope: !1741)
!1743 = !DILocation(line: 1984, column: 62, scope: !720, inlinedAt: !1744)
!1744 = distinct !DILocation(line: 312, column: 39, scope: !1741)
!1745 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1746)
!1746 = distinct !DILocation(line: 274, column: 16, scope: !216, inlinedAt: !1747)
!1747 = distinct !DILocation(line: 285, column: 7, scope: !218, inlinedAt: !1748)
!1748 = distinct !DILocation(line: 795, column: 9, scope: !220, inlinedAt: !1749)
!1749 = distinct !DILocation(line: 181, column: 10, scope: !727, inlinedAt: !1750)
!1750 = distinct !DILocation(line: 535, column: 8, scope: !729, inlinedAt: !1751)
!1751 = distinct !DILocation(line: 1984, column: 7, scope: !720, inlinedAt: !1744)
!1752 = !DILocation(line: 252, column: 57, scope: !246, inlinedAt: !1753)
!1753 = distinct !DILocation(line: 274, column: 29, scope: !216, inlinedAt: !1747)
!1754 = !DILocation(line: 274, column: 26, scope: !216, inlinedAt: !1747)
!1755 = !DILocation(line: 285, column: 6, scope: !218, inlinedAt: !1748)
!1756 = !DILocation(line: 158, column: 2, scope: !228, inlinedAt: !1757)
!1757 = distinct !DILocation(line: 496, column: 13, scope: !230, inlinedAt: !1758)
!1758 = distinct !DILocation(line: 292, column: 9, scope: !232, inlinedAt: !1759)
!1759 = distinct !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !1748)
!1760 = !DILocation(line: 286, column: 4, scope: !218, inlinedAt: !1748)
!1761 = !DILocation(line: 158, column: 2, scope: !741, inlinedAt: !1762)
!1762 = distinct !DILocation(line: 496, column: 13, scope: !743, inlinedAt: !1763)
!1763 = distinct !DILocation(line: 1995, column: 7, scope: !745, inlinedAt: !1764)
!1764 = distinct !DILocation(line: 1985, column: 7, scope: !720, inlinedAt: !1744)
!1765 = !DILocation(line: 1986, column: 5, scope: !720, inlinedAt: !1744)
!1766 = !DILocation(line: 312, column: 68, scope: !1741)
!1767 = !DISubprogram(name: "_Hash_bytes", scope: !1768, file: !1768, line: 47, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1768 = !DIFile(filename: "include/c++/12/bits/hash_bytes.h", directory: "")
!1769 = distinct !DISubprogram(name: "_M_rehash_aux", scope: !14, file: !14, line: 2560, type: !10, scopeLine: 2561, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1770 = !DILocation(line: 437, column: 35, scope: !1771, inlinedAt: !1772)
!1771 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !14, file: !14, line: 435, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1772 = distinct !DILocation(line: 2562, column: 37, scope: !1769)
!1773 = !DILocation(line: 437, column: 6, scope: !1771, inlinedAt: !1772)
!1774 = !DILocation(line: 439, column: 6, scope: !1771, inlinedAt: !1772)
!1775 = !DILocation(line: 439, column: 23, scope: !1771, inlinedAt: !1772)
!1776 = !{!179, !23, i64 48}
!1777 = !DILocation(line: 440, column: 6, scope: !1771, inlinedAt: !1772)
!1778 = !DILocation(line: 120, column: 27, scope: !1252, inlinedAt: !1779)
!1779 = distinct !DILocation(line: 464, column: 20, scope: !1254, inlinedAt: !1780)
!1780 = distinct !DILocation(line: 2017, column: 20, scope: !1781, inlinedAt: !1782)
!1781 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !32, file: !32, line: 2012, type: !10, scopeLine: 2014, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1782 = distinct !DILocation(line: 443, column: 28, scope: !1771, inlinedAt: !1772)
!1783 = !DILocation(line: 120, column: 6, scope: !1252, inlinedAt: !1779)
!1784 = !DILocation(line: 124, column: 14, scope: !1252, inlinedAt: !1779)
!1785 = !DILocation(line: 124, column: 10, scope: !1252, inlinedAt: !1779)
!1786 = !DILocation(line: 125, column: 8, scope: !1252, inlinedAt: !1779)
!1787 = !DILocation(line: 126, column: 6, scope: !1252, inlinedAt: !1779)
!1788 = !DILocation(line: 137, column: 53, scope: !1252, inlinedAt: !1779)
!1789 = !DILocation(line: 137, column: 27, scope: !1252, inlinedAt: !1779)
!1790 = !DILocation(line: 2019, column: 7, scope: !1781, inlinedAt: !1782)
!1791 = !DILocation(line: 443, column: 2, scope: !1771, inlinedAt: !1772)
!1792 = !DILocation(line: 0, scope: !1771, inlinedAt: !1772)
!1793 = !DILocation(line: 466, column: 40, scope: !703, inlinedAt: !1794)
!1794 = distinct !DILocation(line: 2563, column: 24, scope: !1769)
!1795 = !DILocation(line: 466, column: 56, scope: !703, inlinedAt: !1794)
!1796 = !DILocation(line: 2564, column: 30, scope: !1769)
!1797 = !DILocation(line: 2566, column: 14, scope: !1769)
!1798 = !DILocation(line: 2566, column: 7, scope: !1769)
!1799 = !DILocation(line: 341, column: 47, scope: !717, inlinedAt: !1800)
!1800 = distinct !DILocation(line: 2568, column: 29, scope: !1769)
!1801 = !DILocation(line: 1323, column: 29, scope: !1597, inlinedAt: !1802)
!1802 = distinct !DILocation(line: 2570, column: 26, scope: !1769)
!1803 = !DILocation(line: 1323, column: 33, scope: !1597, inlinedAt: !1802)
!1804 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1805)
!1805 = distinct !DILocation(line: 1323, column: 16, scope: !1597, inlinedAt: !1802)
!1806 = !DILocation(line: 2571, column: 9, scope: !1769)
!1807 = !DILocation(line: 2571, column: 8, scope: !1769)
!1808 = !DILocation(line: 2573, column: 38, scope: !1769)
!1809 = !DILocation(line: 2573, column: 20, scope: !1769)
!1810 = !DILocation(line: 2574, column: 31, scope: !1769)
!1811 = !DILocation(line: 2575, column: 29, scope: !1769)
!1812 = !DILocation(line: 2576, column: 17, scope: !1769)
!1813 = !DILocation(line: 2576, column: 12, scope: !1769)
!1814 = !DILocation(line: 2577, column: 3, scope: !1769)
!1815 = !DILocation(line: 2582, column: 44, scope: !1769)
!1816 = !DILocation(line: 2582, column: 20, scope: !1769)
!1817 = !DILocation(line: 2583, column: 8, scope: !1769)
!1818 = !DILocation(line: 0, scope: !1769)
!1819 = distinct !{!1819, !1798, !1820, !52, !53}
!1820 = !DILocation(line: 2587, column: 2, scope: !1769)
!1821 = !DILocation(line: 457, column: 31, scope: !755, inlinedAt: !1822)
!1822 = distinct !DILocation(line: 2589, column: 7, scope: !1769)
!1823 = !DILocation(line: 418, column: 44, scope: !758, inlinedAt: !1824)
!1824 = distinct !DILocation(line: 449, column: 6, scope: !760, inlinedAt: !1825)
!1825 = distinct !DILocation(line: 457, column: 9, scope: !755, inlinedAt: !1822)
!1826 = !DILocation(line: 418, column: 40, scope: !758, inlinedAt: !1824)
!1827 = !DILocation(line: 449, column: 6, scope: !760, inlinedAt: !1825)
!1828 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !1829)
!1829 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !1830)
!1830 = distinct !DILocation(line: 2032, column: 7, scope: !766, inlinedAt: !1831)
!1831 = distinct !DILocation(line: 452, column: 21, scope: !760, inlinedAt: !1825)
!1832 = !DILocation(line: 453, column: 7, scope: !760, inlinedAt: !1825)
!1833 = !DILocation(line: 2590, column: 7, scope: !1769)
!1834 = !DILocation(line: 2590, column: 23, scope: !1769)
!1835 = !DILocation(line: 2591, column: 18, scope: !1769)
!1836 = !DILocation(line: 2592, column: 5, scope: !1769)
!1837 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1665, type: !10, scopeLine: 1667, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1838 = !DILocation(line: 649, column: 16, scope: !192, inlinedAt: !1839)
!1839 = distinct !DILocation(line: 1668, column: 11, scope: !1837)
!1840 = !DILocation(line: 1668, column: 18, scope: !1837)
!1841 = !DILocation(line: 1668, column: 11, scope: !1837)
!1842 = !DILocation(line: 466, column: 40, scope: !703, inlinedAt: !1843)
!1843 = distinct !DILocation(line: 629, column: 31, scope: !1844, inlinedAt: !1845)
!1844 = distinct !DISubprogram(name: "begin", scope: !14, file: !14, line: 628, type: !10, scopeLine: 629, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1845 = distinct !DILocation(line: 1670, column: 21, scope: !1837)
!1846 = !DILocation(line: 1670, scope: !1837)
!1847 = !DILocation(line: 369, column: 27, scope: !1506, inlinedAt: !1848)
!1848 = distinct !DILocation(line: 1670, column: 35, scope: !1837)
!1849 = !DILocation(line: 1670, column: 4, scope: !1837)
!1850 = !DILocation(line: 1671, column: 35, scope: !1837)
!1851 = !DILocation(line: 1064, column: 16, scope: !968, inlinedAt: !1852)
!1852 = distinct !DILocation(line: 3586, column: 37, scope: !1512, inlinedAt: !1853)
!1853 = distinct !DILocation(line: 378, column: 20, scope: !1514, inlinedAt: !1854)
!1854 = distinct !DILocation(line: 1688, column: 9, scope: !1855, inlinedAt: !1856)
!1855 = distinct !DISubprogram(name: "_M_key_equals", scope: !32, file: !32, line: 1681, type: !10, scopeLine: 1684, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1856 = distinct !DILocation(line: 1671, column: 16, scope: !1837)
!1857 = !DILocation(line: 3586, column: 28, scope: !1512, inlinedAt: !1853)
!1858 = !DILocation(line: 3587, column: 8, scope: !1512, inlinedAt: !1853)
!1859 = !DILocation(line: 372, column: 6, scope: !1521, inlinedAt: !1860)
!1860 = distinct !DILocation(line: 3587, column: 12, scope: !1512, inlinedAt: !1853)
!1861 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1862)
!1862 = distinct !DILocation(line: 2568, column: 16, scope: !1525, inlinedAt: !1863)
!1863 = distinct !DILocation(line: 3587, column: 66, scope: !1512, inlinedAt: !1853)
!1864 = !DILocation(line: 385, column: 9, scope: !1521, inlinedAt: !1860)
!1865 = !DILocation(line: 3587, column: 12, scope: !1512, inlinedAt: !1853)
!1866 = !DILocation(line: 1671, column: 10, scope: !1837)
!1867 = distinct !{!1867, !1849, !1868, !52, !53}
!1868 = !DILocation(line: 1672, column: 15, scope: !1837)
!1869 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1870)
!1870 = distinct !DILocation(line: 2568, column: 16, scope: !1525, inlinedAt: !1871)
!1871 = distinct !DILocation(line: 4240, column: 42, scope: !1535, inlinedAt: !1872)
!1872 = distinct !DILocation(line: 1270, column: 9, scope: !1873, inlinedAt: !1874)
!1873 = distinct !DISubprogram(name: "_M_hash_code", scope: !32, file: !32, line: 1266, type: !10, scopeLine: 1267, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1874 = distinct !DILocation(line: 1676, column: 34, scope: !1837)
!1875 = !DILocation(line: 1071, column: 16, scope: !1540, inlinedAt: !1876)
!1876 = distinct !DILocation(line: 4240, column: 54, scope: !1535, inlinedAt: !1872)
!1877 = !DILocation(line: 206, column: 14, scope: !1543, inlinedAt: !1878)
!1878 = distinct !DILocation(line: 4240, column: 16, scope: !1535, inlinedAt: !1872)
!1879 = !DILocation(line: 4240, column: 16, scope: !1535, inlinedAt: !1872)
!1880 = !DILocation(line: 798, column: 55, scope: !1547, inlinedAt: !1881)
!1881 = distinct !DILocation(line: 1677, column: 27, scope: !1837)
!1882 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1883)
!1883 = distinct !DILocation(line: 1305, column: 16, scope: !1551, inlinedAt: !1884)
!1884 = distinct !DILocation(line: 798, column: 34, scope: !1547, inlinedAt: !1881)
!1885 = !DILocation(line: 1930, column: 34, scope: !1886, inlinedAt: !1887)
!1886 = distinct !DISubprogram(name: "_M_find_before_node", scope: !14, file: !14, line: 1926, type: !10, scopeLine: 1929, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1887 = distinct !DILocation(line: 816, column: 31, scope: !1888, inlinedAt: !1889)
!1888 = distinct !DISubprogram(name: "_M_find_node", scope: !14, file: !14, line: 813, type: !10, scopeLine: 815, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1889 = distinct !DILocation(line: 1678, column: 29, scope: !1837)
!1890 = !DILocation(line: 1931, column: 12, scope: !1886, inlinedAt: !1887)
!1891 = !DILocation(line: 1931, column: 11, scope: !1886, inlinedAt: !1887)
!1892 = !DILocation(line: 1934, column: 63, scope: !1886, inlinedAt: !1887)
!1893 = !DILocation(line: 1934, column: 12, scope: !1886, inlinedAt: !1887)
!1894 = !DILocation(line: 0, scope: !1886, inlinedAt: !1887)
!1895 = !DILocation(line: 1937, column: 37, scope: !1886, inlinedAt: !1887)
!1896 = !DILocation(line: 1707, column: 31, scope: !1897, inlinedAt: !1898)
!1897 = distinct !DISubprogram(name: "_M_equals", scope: !32, file: !32, line: 1705, type: !10, scopeLine: 1707, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1898 = distinct !DILocation(line: 1937, column: 14, scope: !1886, inlinedAt: !1887)
!1899 = !DILocation(line: 1666, column: 27, scope: !1572, inlinedAt: !1900)
!1900 = distinct !DILocation(line: 1707, column: 16, scope: !1897, inlinedAt: !1898)
!1901 = !DILocation(line: 1666, column: 20, scope: !1572, inlinedAt: !1900)
!1902 = !DILocation(line: 1707, column: 36, scope: !1897, inlinedAt: !1898)
!1903 = !DILocation(line: 1064, column: 16, scope: !968, inlinedAt: !1904)
!1904 = distinct !DILocation(line: 3586, column: 37, scope: !1512, inlinedAt: !1905)
!1905 = distinct !DILocation(line: 378, column: 20, scope: !1514, inlinedAt: !1906)
!1906 = distinct !DILocation(line: 1688, column: 9, scope: !1855, inlinedAt: !1907)
!1907 = distinct !DILocation(line: 1707, column: 39, scope: !1897, inlinedAt: !1898)
!1908 = !DILocation(line: 3586, column: 28, scope: !1512, inlinedAt: !1905)
!1909 = !DILocation(line: 3587, column: 8, scope: !1512, inlinedAt: !1905)
!1910 = !DILocation(line: 372, column: 6, scope: !1521, inlinedAt: !1911)
!1911 = distinct !DILocation(line: 3587, column: 12, scope: !1512, inlinedAt: !1905)
!1912 = !DILocation(line: 234, column: 28, scope: !213, inlinedAt: !1913)
!1913 = distinct !DILocation(line: 2568, column: 16, scope: !1525, inlinedAt: !1914)
!1914 = distinct !DILocation(line: 3587, column: 66, scope: !1512, inlinedAt: !1905)
!1915 = !DILocation(line: 385, column: 9, scope: !1521, inlinedAt: !1911)
!1916 = !DILocation(line: 3587, column: 12, scope: !1512, inlinedAt: !1905)
!1917 = !DILocation(line: 1937, column: 8, scope: !1886, inlinedAt: !1887)
!1918 = !DILocation(line: 1940, column: 14, scope: !1886, inlinedAt: !1887)
!1919 = !DILocation(line: 1940, column: 9, scope: !1886, inlinedAt: !1887)
!1920 = !DILocation(line: 1940, column: 21, scope: !1886, inlinedAt: !1887)
!1921 = !DILocation(line: 1323, column: 29, scope: !1597, inlinedAt: !1922)
!1922 = distinct !DILocation(line: 794, column: 34, scope: !1599, inlinedAt: !1923)
!1923 = distinct !DILocation(line: 1940, column: 24, scope: !1886, inlinedAt: !1887)
!1924 = !DILocation(line: 1323, column: 33, scope: !1597, inlinedAt: !1922)
!1925 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1926)
!1926 = distinct !DILocation(line: 1323, column: 16, scope: !1597, inlinedAt: !1922)
!1927 = !DILocation(line: 1940, column: 57, scope: !1886, inlinedAt: !1887)
!1928 = !DILocation(line: 1940, column: 8, scope: !1886, inlinedAt: !1887)
!1929 = distinct !{!1929, !1930, !1931, !52, !53}
!1930 = !DILocation(line: 1934, column: 7, scope: !1886, inlinedAt: !1887)
!1931 = !DILocation(line: 1943, column: 2, scope: !1886, inlinedAt: !1887)
!1932 = !DILocation(line: 817, column: 6, scope: !1888, inlinedAt: !1889)
!1933 = !DILocation(line: 818, column: 47, scope: !1888, inlinedAt: !1889)
!1934 = !DILocation(line: 818, column: 4, scope: !1888, inlinedAt: !1889)
!1935 = !DILocation(line: 0, scope: !1837)
!1936 = !DILocation(line: 1679, column: 5, scope: !1837)
!1937 = distinct !DISubprogram(name: "_M_insert_multi_node", scope: !14, file: !14, line: 2174, type: !10, scopeLine: 2177, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1938 = !DILocation(line: 2178, column: 45, scope: !1937)
!1939 = !DILocation(line: 532, column: 14, scope: !1185, inlinedAt: !1940)
!1940 = distinct !DILocation(line: 2178, column: 62, scope: !1937)
!1941 = !DILocation(line: 2180, column: 36, scope: !1937)
!1942 = !DILocation(line: 2180, column: 53, scope: !1937)
!1943 = !DILocation(line: 2180, column: 21, scope: !1937)
!1944 = !DILocation(line: 2182, column: 23, scope: !1937)
!1945 = !DILocation(line: 2182, column: 11, scope: !1937)
!1946 = !DILocation(line: 2541, column: 4, scope: !1947, inlinedAt: !1948)
!1947 = distinct !DISubprogram(name: "_M_rehash", scope: !14, file: !14, line: 2537, type: !10, scopeLine: 2538, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1948 = distinct !DILocation(line: 2183, column: 2, scope: !1937)
!1949 = !DILocation(line: 2550, column: 5, scope: !1947, inlinedAt: !1948)
!1950 = !DILocation(line: 2542, column: 2, scope: !1947, inlinedAt: !1948)
!1951 = !DILocation(line: 540, column: 7, scope: !1199, inlinedAt: !1952)
!1952 = distinct !DILocation(line: 2547, column: 21, scope: !1947, inlinedAt: !1948)
!1953 = !DILocation(line: 540, column: 22, scope: !1199, inlinedAt: !1952)
!1954 = !DILocation(line: 2548, column: 4, scope: !1947, inlinedAt: !1948)
!1955 = !DILocation(line: 2549, column: 2, scope: !1947, inlinedAt: !1948)
!1956 = !DILocation(line: 2185, column: 27, scope: !1937)
!1957 = !DILocation(line: 798, column: 55, scope: !547, inlinedAt: !1958)
!1958 = distinct !DILocation(line: 2187, column: 25, scope: !1937)
!1959 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1960)
!1960 = distinct !DILocation(line: 1305, column: 16, scope: !628, inlinedAt: !1961)
!1961 = distinct !DILocation(line: 798, column: 34, scope: !547, inlinedAt: !1958)
!1962 = !DILocation(line: 2192, column: 28, scope: !1937)
!1963 = !DILocation(line: 2193, column: 4, scope: !1937)
!1964 = !{!"branch_weights", i32 2000, i32 1}
!1965 = !DILocation(line: 2193, column: 36, scope: !1937)
!1966 = !DILocation(line: 378, column: 16, scope: !418, inlinedAt: !1967)
!1967 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !1968)
!1968 = distinct !DILocation(line: 1707, column: 39, scope: !561, inlinedAt: !1969)
!1969 = distinct !DILocation(line: 2193, column: 13, scope: !1937)
!1970 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !1967)
!1971 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !1967)
!1972 = !DILocation(line: 2192, column: 4, scope: !1937)
!1973 = !DILocation(line: 1930, column: 34, scope: !550, inlinedAt: !1974)
!1974 = distinct !DILocation(line: 2195, column: 8, scope: !1937)
!1975 = !DILocation(line: 1931, column: 12, scope: !550, inlinedAt: !1974)
!1976 = !DILocation(line: 1931, column: 11, scope: !550, inlinedAt: !1974)
!1977 = !DILocation(line: 1934, column: 63, scope: !550, inlinedAt: !1974)
!1978 = !DILocation(line: 1937, column: 37, scope: !550, inlinedAt: !1974)
!1979 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !1980)
!1980 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !1981)
!1981 = distinct !DILocation(line: 1707, column: 39, scope: !561, inlinedAt: !1982)
!1982 = distinct !DILocation(line: 1937, column: 14, scope: !550, inlinedAt: !1974)
!1983 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !1980)
!1984 = !DILocation(line: 1937, column: 8, scope: !550, inlinedAt: !1974)
!1985 = distinct !{!1985, !1986, !1987, !52, !53}
!1986 = !DILocation(line: 1934, column: 7, scope: !550, inlinedAt: !1974)
!1987 = !DILocation(line: 1943, column: 2, scope: !550, inlinedAt: !1974)
!1988 = !DILocation(line: 1940, column: 14, scope: !550, inlinedAt: !1974)
!1989 = !DILocation(line: 1940, column: 9, scope: !550, inlinedAt: !1974)
!1990 = !DILocation(line: 1940, column: 21, scope: !550, inlinedAt: !1974)
!1991 = !DILocation(line: 1940, column: 40, scope: !550, inlinedAt: !1974)
!1992 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !1993)
!1993 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !1994)
!1994 = distinct !DILocation(line: 794, column: 34, scope: !576, inlinedAt: !1995)
!1995 = distinct !DILocation(line: 1940, column: 24, scope: !550, inlinedAt: !1974)
!1996 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !1997)
!1997 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !1993)
!1998 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !1999)
!1999 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !1994)
!2000 = !DILocation(line: 1940, column: 57, scope: !550, inlinedAt: !1974)
!2001 = !DILocation(line: 1940, column: 8, scope: !550, inlinedAt: !1974)
!2002 = distinct !{!2002, !1986, !1987, !52, !53}
!2003 = !DILocation(line: 2197, column: 11, scope: !1937)
!2004 = !DILocation(line: 2200, column: 29, scope: !1937)
!2005 = !DILocation(line: 2200, column: 19, scope: !1937)
!2006 = !DILocation(line: 2201, column: 19, scope: !1937)
!2007 = !DILocation(line: 2202, column: 32, scope: !1937)
!2008 = !DILocation(line: 2202, column: 8, scope: !1937)
!2009 = !DILocation(line: 2205, column: 18, scope: !1937)
!2010 = !DILocation(line: 2205, column: 10, scope: !1937)
!2011 = !DILocation(line: 2206, column: 3, scope: !1937)
!2012 = !DILocation(line: 2206, column: 36, scope: !1937)
!2013 = !DILocation(line: 378, column: 16, scope: !418, inlinedAt: !2014)
!2014 = distinct !DILocation(line: 1688, column: 9, scope: !421, inlinedAt: !2015)
!2015 = distinct !DILocation(line: 1707, column: 39, scope: !561, inlinedAt: !2016)
!2016 = distinct !DILocation(line: 2206, column: 13, scope: !1937)
!2017 = !DILocation(line: 378, column: 23, scope: !418, inlinedAt: !2014)
!2018 = !DILocation(line: 378, column: 20, scope: !418, inlinedAt: !2014)
!2019 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !2020)
!2020 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !2021)
!2021 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !2022)
!2022 = distinct !DILocation(line: 794, column: 34, scope: !576, inlinedAt: !2023)
!2023 = distinct !DILocation(line: 2208, column: 26, scope: !1937)
!2024 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !2025)
!2025 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !2022)
!2026 = !DILocation(line: 2209, column: 18, scope: !1937)
!2027 = !DILocation(line: 2209, column: 7, scope: !1937)
!2028 = !DILocation(line: 2210, column: 5, scope: !1937)
!2029 = !DILocation(line: 2210, column: 28, scope: !1937)
!2030 = !DILocation(line: 1987, column: 11, scope: !2031, inlinedAt: !2032)
!2031 = distinct !DISubprogram(name: "_M_insert_bucket_begin", scope: !14, file: !14, line: 1985, type: !10, scopeLine: 1986, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2032 = distinct !DILocation(line: 2217, column: 2, scope: !1937)
!2033 = !DILocation(line: 1991, column: 40, scope: !2031, inlinedAt: !2032)
!2034 = !DILocation(line: 1991, column: 19, scope: !2031, inlinedAt: !2032)
!2035 = !DILocation(line: 1992, column: 4, scope: !2031, inlinedAt: !2032)
!2036 = !DILocation(line: 1992, column: 30, scope: !2031, inlinedAt: !2032)
!2037 = !DILocation(line: 1993, column: 2, scope: !2031, inlinedAt: !2032)
!2038 = !DILocation(line: 1999, column: 21, scope: !2031, inlinedAt: !2032)
!2039 = !DILocation(line: 1999, column: 37, scope: !2031, inlinedAt: !2032)
!2040 = !DILocation(line: 1999, column: 19, scope: !2031, inlinedAt: !2032)
!2041 = !DILocation(line: 2000, column: 27, scope: !2031, inlinedAt: !2032)
!2042 = !DILocation(line: 2002, column: 16, scope: !2031, inlinedAt: !2032)
!2043 = !DILocation(line: 2002, column: 8, scope: !2031, inlinedAt: !2032)
!2044 = !DILocation(line: 2005, column: 33, scope: !2031, inlinedAt: !2032)
!2045 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !2046)
!2046 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !2047)
!2047 = distinct !DILocation(line: 794, column: 34, scope: !576, inlinedAt: !2048)
!2048 = distinct !DILocation(line: 2005, column: 17, scope: !2031, inlinedAt: !2032)
!2049 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !2050)
!2050 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !2046)
!2051 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !2052)
!2052 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !2047)
!2053 = !DILocation(line: 2005, column: 6, scope: !2031, inlinedAt: !2032)
!2054 = !DILocation(line: 2005, column: 54, scope: !2031, inlinedAt: !2032)
!2055 = !DILocation(line: 2007, column: 4, scope: !2031, inlinedAt: !2032)
!2056 = !DILocation(line: 2007, column: 22, scope: !2031, inlinedAt: !2032)
!2057 = !DILocation(line: 2218, column: 7, scope: !1937)
!2058 = !DILocation(line: 2220, column: 5, scope: !1937)
!2059 = distinct !DISubprogram(name: "_M_rehash_aux", scope: !14, file: !14, line: 2603, type: !10, scopeLine: 2604, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2060 = !DILocation(line: 437, column: 35, scope: !2061, inlinedAt: !2062)
!2061 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !14, file: !14, line: 435, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2062 = distinct !DILocation(line: 2605, column: 37, scope: !2059)
!2063 = !DILocation(line: 437, column: 6, scope: !2061, inlinedAt: !2062)
!2064 = !DILocation(line: 439, column: 6, scope: !2061, inlinedAt: !2062)
!2065 = !DILocation(line: 439, column: 23, scope: !2061, inlinedAt: !2062)
!2066 = !{!358, !23, i64 48}
!2067 = !DILocation(line: 440, column: 6, scope: !2061, inlinedAt: !2062)
!2068 = !DILocation(line: 120, column: 27, scope: !1252, inlinedAt: !2069)
!2069 = distinct !DILocation(line: 464, column: 20, scope: !1254, inlinedAt: !2070)
!2070 = distinct !DILocation(line: 2017, column: 20, scope: !1256, inlinedAt: !2071)
!2071 = distinct !DILocation(line: 443, column: 28, scope: !2061, inlinedAt: !2062)
!2072 = !DILocation(line: 120, column: 6, scope: !1252, inlinedAt: !2069)
!2073 = !DILocation(line: 124, column: 14, scope: !1252, inlinedAt: !2069)
!2074 = !DILocation(line: 124, column: 10, scope: !1252, inlinedAt: !2069)
!2075 = !DILocation(line: 125, column: 8, scope: !1252, inlinedAt: !2069)
!2076 = !DILocation(line: 126, column: 6, scope: !1252, inlinedAt: !2069)
!2077 = !DILocation(line: 137, column: 53, scope: !1252, inlinedAt: !2069)
!2078 = !DILocation(line: 137, column: 27, scope: !1252, inlinedAt: !2069)
!2079 = !DILocation(line: 2019, column: 7, scope: !1256, inlinedAt: !2071)
!2080 = !DILocation(line: 443, column: 2, scope: !2061, inlinedAt: !2062)
!2081 = !DILocation(line: 0, scope: !2061, inlinedAt: !2062)
!2082 = !DILocation(line: 466, column: 40, scope: !662, inlinedAt: !2083)
!2083 = distinct !DILocation(line: 2606, column: 24, scope: !2059)
!2084 = !DILocation(line: 466, column: 56, scope: !662, inlinedAt: !2083)
!2085 = !DILocation(line: 2607, column: 30, scope: !2059)
!2086 = !DILocation(line: 2613, column: 14, scope: !2059)
!2087 = !DILocation(line: 2613, column: 7, scope: !2059)
!2088 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !2089)
!2089 = distinct !DILocation(line: 2615, column: 29, scope: !2059)
!2090 = !DILocation(line: 2617, column: 42, scope: !2059)
!2091 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !2092)
!2092 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !2093)
!2093 = distinct !DILocation(line: 2617, column: 26, scope: !2059)
!2094 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !2095)
!2095 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !2092)
!2096 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !2097)
!2097 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !2093)
!2098 = !DILocation(line: 2619, column: 8, scope: !2059)
!2099 = !DILocation(line: 2619, column: 17, scope: !2059)
!2100 = !DILocation(line: 2624, column: 32, scope: !2059)
!2101 = !DILocation(line: 2624, column: 20, scope: !2059)
!2102 = !DILocation(line: 2633, column: 6, scope: !2059)
!2103 = !DILocation(line: 2636, column: 12, scope: !2059)
!2104 = !DILocation(line: 2640, column: 19, scope: !2059)
!2105 = !DILocation(line: 2640, column: 9, scope: !2059)
!2106 = !DILocation(line: 2644, column: 6, scope: !2059)
!2107 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !2108)
!2108 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !2109)
!2109 = distinct !DILocation(line: 2643, column: 24, scope: !2059)
!2110 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !2111)
!2111 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !2108)
!2112 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !2113)
!2113 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !2109)
!2114 = !DILocation(line: 2645, column: 24, scope: !2059)
!2115 = !DILocation(line: 2645, column: 13, scope: !2059)
!2116 = !DILocation(line: 2646, column: 4, scope: !2059)
!2117 = !DILocation(line: 2646, column: 30, scope: !2059)
!2118 = !DILocation(line: 0, scope: !2059)
!2119 = !DILocation(line: 2651, column: 13, scope: !2059)
!2120 = !DILocation(line: 2651, column: 12, scope: !2059)
!2121 = !DILocation(line: 2653, column: 35, scope: !2059)
!2122 = !DILocation(line: 2653, column: 17, scope: !2059)
!2123 = !DILocation(line: 2654, column: 28, scope: !2059)
!2124 = !DILocation(line: 2655, column: 26, scope: !2059)
!2125 = !DILocation(line: 2656, column: 14, scope: !2059)
!2126 = !DILocation(line: 2656, column: 9, scope: !2059)
!2127 = !DILocation(line: 2657, column: 7, scope: !2059)
!2128 = !DILocation(line: 2662, column: 41, scope: !2059)
!2129 = !DILocation(line: 2662, column: 17, scope: !2059)
!2130 = !DILocation(line: 2663, column: 5, scope: !2059)
!2131 = distinct !{!2131, !2087, !2132, !52, !53}
!2132 = !DILocation(line: 2669, column: 2, scope: !2059)
!2133 = !DILocation(line: 2671, column: 11, scope: !2059)
!2134 = !DILocation(line: 2671, column: 26, scope: !2059)
!2135 = !DILocation(line: 2671, column: 39, scope: !2059)
!2136 = !DILocation(line: 2671, column: 29, scope: !2059)
!2137 = !DILocation(line: 2674, column: 42, scope: !2059)
!2138 = !DILocation(line: 1270, column: 19, scope: !431, inlinedAt: !2139)
!2139 = distinct !DILocation(line: 1314, column: 22, scope: !574, inlinedAt: !2140)
!2140 = distinct !DILocation(line: 2674, column: 26, scope: !2059)
!2141 = !DILocation(line: 154, column: 3, scope: !428, inlinedAt: !2142)
!2142 = distinct !DILocation(line: 1270, column: 9, scope: !431, inlinedAt: !2139)
!2143 = !DILocation(line: 488, column: 20, scope: !581, inlinedAt: !2144)
!2144 = distinct !DILocation(line: 1314, column: 9, scope: !574, inlinedAt: !2140)
!2145 = !DILocation(line: 2676, column: 19, scope: !2059)
!2146 = !DILocation(line: 2676, column: 8, scope: !2059)
!2147 = !DILocation(line: 2677, column: 6, scope: !2059)
!2148 = !DILocation(line: 2677, column: 32, scope: !2059)
!2149 = !DILocation(line: 457, column: 31, scope: !689, inlinedAt: !2150)
!2150 = distinct !DILocation(line: 2680, column: 7, scope: !2059)
!2151 = !DILocation(line: 418, column: 44, scope: !692, inlinedAt: !2152)
!2152 = distinct !DILocation(line: 449, column: 6, scope: !694, inlinedAt: !2153)
!2153 = distinct !DILocation(line: 457, column: 9, scope: !689, inlinedAt: !2150)
!2154 = !DILocation(line: 418, column: 40, scope: !692, inlinedAt: !2152)
!2155 = !DILocation(line: 449, column: 6, scope: !694, inlinedAt: !2153)
!2156 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !2157)
!2157 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !2158)
!2158 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !2159)
!2159 = distinct !DILocation(line: 452, column: 21, scope: !694, inlinedAt: !2153)
!2160 = !DILocation(line: 453, column: 7, scope: !694, inlinedAt: !2153)
!2161 = !DILocation(line: 2681, column: 7, scope: !2059)
!2162 = !DILocation(line: 2681, column: 23, scope: !2059)
!2163 = !DILocation(line: 2682, column: 18, scope: !2059)
!2164 = !DILocation(line: 2683, column: 5, scope: !2059)
!2165 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_hash.cpp", scope: !2166, file: !2166, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2166 = !DIFile(filename: "cpp/hash.cpp", directory: ".")
!2167 = !DILocation(line: 388, column: 22, scope: !2168, inlinedAt: !2169)
!2168 = distinct !DISubprogram(name: "_Hashtable", scope: !14, file: !14, line: 531, type: !10, scopeLine: 531, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2169 = distinct !DILocation(line: 141, column: 7, scope: !2170, inlinedAt: !2171)
!2170 = distinct !DISubprogram(name: "unordered_map", scope: !9, file: !9, line: 141, type: !10, scopeLine: 141, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2171 = distinct !DILocation(line: 9, column: 37, scope: !2172, inlinedAt: !2174)
!2172 = !DILexicalBlockFile(scope: !2173, file: !1, discriminator: 0)
!2173 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !2166, file: !2166, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2174 = distinct !DILocation(line: 0, scope: !2165)
!2175 = !DILocation(line: 389, column: 19, scope: !2168, inlinedAt: !2169)
!2176 = !DILocation(line: 391, column: 19, scope: !2168, inlinedAt: !2169)
!2177 = !DILocation(line: 505, column: 7, scope: !185, inlinedAt: !2178)
!2178 = distinct !DILocation(line: 531, column: 7, scope: !2168, inlinedAt: !2169)
!2179 = !DILocation(line: 400, column: 24, scope: !2168, inlinedAt: !2169)
!2180 = !DILocation(line: 0, scope: !2173, inlinedAt: !2174)
