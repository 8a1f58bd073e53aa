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
@.str = private unnamed_addr constant [68 x i8] c"sessions.count(16) == 1 && sessions.size() == 1 + sessions.count(3)\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"cpp/hash.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"close(16) == 256\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"sessions.empty()\00", align 1
@.str.6 = private unnamed_addr constant [92 x i8] c"words.size() == 15 && words.count(\2214\22) && !words.count(\2215\22) && words.bucket_count() >= 15\00", align 1
@.str.7 = private unnamed_addr constant [55 x i8] c"many.count(0) == 2 && many.find(14 * 13)->second == 14\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@.str.9 = private unnamed_addr constant [18 x i8] c"unordered_map::at\00", align 1
@_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = linkonce_odr dso_local local_unnamed_addr constant [201 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899\00", comdat, align 16
@.str.11 = private unnamed_addr constant [87 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/basic_string.h\00", align 1
@__PRETTY_FUNCTION__._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm = private unnamed_addr constant [138 x i8] c"reference std::basic_string<char>::operator[](size_type) [_CharT = char, _Traits = std::char_traits<char>, _Alloc = std::allocator<char>]\00", align 1
@.str.12 = private unnamed_addr constant [16 x i8] c"__pos <= size()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.13 = private unnamed_addr constant [14 x i8] c"close(3) == 9\00", align 1
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

26:                                               ; preds = %428, %28
  %27 = phi { ptr, i32 } [ %19, %28 ], [ %424, %428 ]
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
          to label %33 unwind label %132, !dbg !138

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
  br label %423

40:                                               ; preds = %34
  %41 = mul nsw i32 %35, %35, !dbg !151
  store i32 %41, ptr %36, align 4, !dbg !152, !tbaa !124
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !153
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !143
  %43 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 3), align 8, !dbg !157, !tbaa !166
  %44 = icmp eq i64 %43, 0, !dbg !167
  br i1 %44, label %45, label %53, !dbg !168

45:                                               ; preds = %40, %49
  %46 = phi ptr [ %47, %49 ], [ getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 2), %40 ]
  %47 = load ptr, ptr %46, align 8, !dbg !169, !tbaa !38
  %48 = icmp eq ptr %47, null, !dbg !170
  br i1 %48, label %84, label %49, !dbg !173

49:                                               ; preds = %45
  %50 = getelementptr inbounds i8, ptr %47, i64 8, !dbg !174
  %51 = load i32, ptr %50, align 4, !dbg !175, !tbaa !124
  %52 = icmp eq i32 %51, 16, !dbg !181
  br i1 %52, label %84, label %45, !dbg !182, !llvm.loop !183

53:                                               ; preds = %40
  %54 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 1), align 8, !dbg !185, !tbaa !57
  %55 = urem i64 16, %54, !dbg !188
  %56 = load ptr, ptr @_ZL8sessions, align 8, !dbg !193, !tbaa !55
  %57 = getelementptr inbounds ptr, ptr %56, i64 %55, !dbg !193
  %58 = load ptr, ptr %57, align 8, !dbg !193, !tbaa !104
  %59 = icmp eq ptr %58, null, !dbg !198
  br i1 %59, label %77, label %60, !dbg !199

60:                                               ; preds = %53
  %61 = load ptr, ptr %58, align 8, !dbg !200, !tbaa !38
  %62 = getelementptr inbounds i8, ptr %61, i64 8, !dbg !201
  %63 = load i32, ptr %62, align 4, !dbg !202, !tbaa !124
  %64 = icmp eq i32 %63, 16, !dbg !207
  br i1 %64, label %77, label %67, !dbg !208

65:                                               ; preds = %71
  %66 = icmp eq i32 %73, 16, !dbg !207
  br i1 %66, label %77, label %67, !dbg !208, !llvm.loop !209

67:                                               ; preds = %60, %65
  %68 = phi ptr [ %69, %65 ], [ %61, %60 ]
  %69 = load ptr, ptr %68, align 8, !dbg !212, !tbaa !38
  %70 = icmp eq ptr %69, null, !dbg !213
  br i1 %70, label %77, label %71, !dbg !214

71:                                               ; preds = %67
  %72 = getelementptr inbounds i8, ptr %69, i64 8, !dbg !215
  %73 = load i32, ptr %72, align 4, !dbg !216, !tbaa !124
  %74 = sext i32 %73 to i64, !dbg !223
  %75 = urem i64 %74, %54, !dbg !227
  %76 = icmp eq i64 %75, %55, !dbg !229
  br i1 %76, label %65, label %77, !dbg !230, !llvm.loop !231

77:                                               ; preds = %71, %67, %65, %60, %53
  %78 = phi ptr [ null, %53 ], [ %58, %60 ], [ %68, %65 ], [ null, %71 ], [ null, %67 ], !dbg !232
  %79 = icmp eq ptr %78, null, !dbg !233
  br i1 %79, label %84, label %80, !dbg !233

80:                                               ; preds = %77
  %81 = load ptr, ptr %78, align 8, !dbg !234, !tbaa !38
  %82 = icmp ne ptr %81, null, !dbg !235
  %83 = zext i1 %82 to i64, !dbg !236
  br label %84, !dbg !237

84:                                               ; preds = %49, %45, %80, %77
  %85 = phi i64 [ %83, %80 ], [ 0, %77 ], [ 1, %49 ], [ 0, %45 ]
  %86 = icmp eq i64 %85, 0, !dbg !238
  br i1 %86, label %131, label %87, !dbg !238

87:                                               ; preds = %84
  br i1 %44, label %88, label %96, !dbg !239

88:                                               ; preds = %87, %92
  %89 = phi ptr [ %90, %92 ], [ getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 2), %87 ]
  %90 = load ptr, ptr %89, align 8, !dbg !243, !tbaa !38
  %91 = icmp eq ptr %90, null, !dbg !244
  br i1 %91, label %127, label %92, !dbg !246

92:                                               ; preds = %88
  %93 = getelementptr inbounds i8, ptr %90, i64 8, !dbg !247
  %94 = load i32, ptr %93, align 4, !dbg !248, !tbaa !124
  %95 = icmp eq i32 %94, 3, !dbg !251
  br i1 %95, label %127, label %88, !dbg !252, !llvm.loop !253

96:                                               ; preds = %87
  %97 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 1), align 8, !dbg !255, !tbaa !57
  %98 = urem i64 3, %97, !dbg !257
  %99 = load ptr, ptr @_ZL8sessions, align 8, !dbg !260, !tbaa !55
  %100 = getelementptr inbounds ptr, ptr %99, i64 %98, !dbg !260
  %101 = load ptr, ptr %100, align 8, !dbg !260, !tbaa !104
  %102 = icmp eq ptr %101, null, !dbg !263
  br i1 %102, label %120, label %103, !dbg !264

103:                                              ; preds = %96
  %104 = load ptr, ptr %101, align 8, !dbg !265, !tbaa !38
  %105 = getelementptr inbounds i8, ptr %104, i64 8, !dbg !266
  %106 = load i32, ptr %105, align 4, !dbg !267, !tbaa !124
  %107 = icmp eq i32 %106, 3, !dbg !271
  br i1 %107, label %120, label %110, !dbg !272

108:                                              ; preds = %114
  %109 = icmp eq i32 %116, 3, !dbg !271
  br i1 %109, label %120, label %110, !dbg !272, !llvm.loop !273

110:                                              ; preds = %103, %108
  %111 = phi ptr [ %112, %108 ], [ %104, %103 ]
  %112 = load ptr, ptr %111, align 8, !dbg !276, !tbaa !38
  %113 = icmp eq ptr %112, null, !dbg !277
  br i1 %113, label %120, label %114, !dbg !278

114:                                              ; preds = %110
  %115 = getelementptr inbounds i8, ptr %112, i64 8, !dbg !279
  %116 = load i32, ptr %115, align 4, !dbg !280, !tbaa !124
  %117 = sext i32 %116 to i64, !dbg !284
  %118 = urem i64 %117, %97, !dbg !286
  %119 = icmp eq i64 %118, %98, !dbg !288
  br i1 %119, label %108, label %120, !dbg !289, !llvm.loop !290

120:                                              ; preds = %114, %110, %108, %103, %96
  %121 = phi ptr [ null, %96 ], [ %101, %103 ], [ %111, %108 ], [ null, %114 ], [ null, %110 ], !dbg !291
  %122 = icmp eq ptr %121, null, !dbg !292
  br i1 %122, label %127, label %123, !dbg !292

123:                                              ; preds = %120
  %124 = load ptr, ptr %121, align 8, !dbg !293, !tbaa !38
  %125 = icmp ne ptr %124, null, !dbg !294
  %126 = zext i1 %125 to i64, !dbg !295
  br label %127, !dbg !296

127:                                              ; preds = %92, %88, %123, %120
  %128 = phi i64 [ %126, %123 ], [ 0, %120 ], [ 1, %92 ], [ 0, %88 ]
  %129 = add nuw nsw i64 %128, 1, !dbg !238
  %130 = icmp eq i64 %43, %129, !dbg !238
  br i1 %130, label %134, label %131, !dbg !238

131:                                              ; preds = %84, %127
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 34, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !238
  unreachable, !dbg !238

132:                                              ; preds = %32, %139, %134
  %133 = landingpad { ptr, i32 }
          cleanup, !dbg !297
  br label %423, !dbg !297

134:                                              ; preds = %127
  %135 = invoke fastcc noundef i32 @_ZL5closei(i32 noundef 16)
          to label %136 unwind label %132, !dbg !298

136:                                              ; preds = %134
  %137 = icmp eq i32 %135, 256, !dbg !298
  br i1 %137, label %139, label %138, !dbg !298

138:                                              ; preds = %136
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 36, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !298
  unreachable, !dbg !298

139:                                              ; preds = %136
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %140 unwind label %132, !dbg !299

140:                                              ; preds = %139
  %141 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 3), align 8, !dbg !300, !tbaa !166
  %142 = icmp eq i64 %141, 0, !dbg !306
  br i1 %142, label %144, label %143, !dbg !307

143:                                              ; preds = %140
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.1, i32 noundef 38, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !307
  unreachable, !dbg !307

144:                                              ; preds = %140
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #20, !dbg !308
  %145 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 5, !dbg !309
  store ptr %145, ptr %5, align 8, !dbg !315, !tbaa !316
  %146 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 1, !dbg !318
  store i64 1, ptr %146, align 8, !dbg !318, !tbaa !319
  %147 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 2, !dbg !320
  %148 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 4, !dbg !320
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false), !dbg !321
  store float 1.000000e+00, ptr %148, align 8, !dbg !322, !tbaa !325
  %149 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 4, i32 1, !dbg !326
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %149, i8 0, i64 16, i1 false), !dbg !327
  %150 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %6, i64 0, i32 2
  br label %155, !dbg !328

151:                                              ; preds = %163
  %152 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %5, i64 0, i32 3, !dbg !329
  %153 = load i64, ptr %152, align 8, !dbg !329, !tbaa !334
  %154 = icmp eq i64 %153, 15, !dbg !335
  br i1 %154, label %173, label %190, !dbg !335

155:                                              ; preds = %144, %163
  %156 = phi i32 [ 0, %144 ], [ %164, %163 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #20, !dbg !336
  %157 = urem i32 %156, 15, !dbg !337
  call void @_ZNSt7__cxx119to_stringEi(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %6, i32 noundef %157) #20, !dbg !336
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #20, !dbg !338
  store ptr %5, ptr %1, align 8, !dbg !343, !tbaa !104
  %158 = invoke { ptr, i8 } @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE16_M_insert_uniqueIS5_S5_NS7_10_AllocNodeISaINS7_10_Hash_nodeIS5_Lb1EEEEEEEESt4pairINS7_14_Node_iteratorIS5_Lb1ELb1EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %5, ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %159 unwind label %166, !dbg !346

159:                                              ; preds = %155
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #20, !dbg !349
  %160 = load ptr, ptr %6, align 8, !dbg !350, !tbaa !360
  %161 = icmp eq ptr %160, %150, !dbg !363
  br i1 %161, label %163, label %162, !dbg !364

162:                                              ; preds = %159
  call void @_ZdlPv(ptr noundef %160) #19, !dbg !365
  br label %163, !dbg !372

163:                                              ; preds = %159, %162
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #20, !dbg !373
  %164 = add nuw nsw i32 %156, 1, !dbg !374
  %165 = icmp eq i32 %164, 20, !dbg !375
  br i1 %165, label %151, label %155, !dbg !328, !llvm.loop !376

166:                                              ; preds = %155
  %167 = landingpad { ptr, i32 }
          cleanup, !dbg !297
  %168 = load ptr, ptr %6, align 8, !dbg !378, !tbaa !360
  %169 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %6, i64 0, i32 2, !dbg !383
  %170 = icmp eq ptr %168, %169, !dbg !386
  br i1 %170, label %172, label %171, !dbg !387

171:                                              ; preds = %166
  call void @_ZdlPv(ptr noundef %168) #19, !dbg !388
  br label %172, !dbg !392

172:                                              ; preds = %166, %171
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #20, !dbg !373
  br label %421, !dbg !328

173:                                              ; preds = %151
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #20, !dbg !335
  %174 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %7, i64 0, i32 2, !dbg !393
  store ptr %174, ptr %7, align 8, !dbg !398, !tbaa !401
  store i16 13361, ptr %174, align 8, !dbg !402
  %175 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %7, i64 0, i32 1, !dbg !413
  store i64 2, ptr %175, align 8, !dbg !418, !tbaa !419
  %176 = getelementptr inbounds i8, ptr %7, i64 18, !dbg !420
  store i8 0, ptr %176, align 2, !dbg !421, !tbaa !424
  %177 = invoke ptr @_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE4findERKS5_(ptr noundef nonnull align 8 dereferenceable(56) %5, ptr noundef nonnull align 8 dereferenceable(32) %7)
          to label %178 unwind label %191, !dbg !425

178:                                              ; preds = %173
  %179 = icmp eq ptr %177, null, !dbg !430
  br i1 %179, label %190, label %180, !dbg !335

180:                                              ; preds = %178
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %8) #20, !dbg !335
  %181 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %8, i64 0, i32 2, !dbg !431
  store ptr %181, ptr %8, align 8, !dbg !434, !tbaa !401
  store i16 13617, ptr %181, align 8, !dbg !436
  %182 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %8, i64 0, i32 1, !dbg !441
  store i64 2, ptr %182, align 8, !dbg !444, !tbaa !419
  %183 = getelementptr inbounds i8, ptr %8, i64 18, !dbg !445
  store i8 0, ptr %183, align 2, !dbg !446, !tbaa !424
  %184 = invoke ptr @_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE4findERKS5_(ptr noundef nonnull align 8 dereferenceable(56) %5, ptr noundef nonnull align 8 dereferenceable(32) %8)
          to label %185 unwind label %193, !dbg !448

185:                                              ; preds = %180
  %186 = icmp eq ptr %184, null, !dbg !451
  %187 = load i64, ptr %146, align 8
  %188 = icmp ugt i64 %187, 14, !dbg !335
  %189 = select i1 %186, i1 %188, i1 false, !dbg !335
  br i1 %189, label %198, label %190, !dbg !335

190:                                              ; preds = %185, %178, %151
  call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, i32 noundef 44, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !335
  unreachable, !dbg !335

191:                                              ; preds = %173
  %192 = landingpad { ptr, i32 }
          cleanup, !dbg !297
  br label %241, !dbg !297

193:                                              ; preds = %180
  %194 = landingpad { ptr, i32 }
          cleanup, !dbg !297
  %195 = load ptr, ptr %8, align 8, !dbg !452, !tbaa !360
  %196 = icmp eq ptr %195, %181, !dbg !457
  br i1 %196, label %240, label %197, !dbg !458

197:                                              ; preds = %193
  call void @_ZdlPv(ptr noundef %195) #19, !dbg !459
  br label %240, !dbg !463

198:                                              ; preds = %185
  %199 = load ptr, ptr %8, align 8, !dbg !464, !tbaa !360
  %200 = icmp eq ptr %199, %181, !dbg !469
  br i1 %200, label %202, label %201, !dbg !470

201:                                              ; preds = %198
  call void @_ZdlPv(ptr noundef %199) #19, !dbg !471
  br label %202, !dbg !475

202:                                              ; preds = %198, %201
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #20, !dbg !335
  %203 = load ptr, ptr %7, align 8, !dbg !476, !tbaa !360
  %204 = icmp eq ptr %203, %174, !dbg !481
  br i1 %204, label %206, label %205, !dbg !482

205:                                              ; preds = %202
  call void @_ZdlPv(ptr noundef %203) #19, !dbg !483
  br label %206, !dbg !487

206:                                              ; preds = %202, %205
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #20, !dbg !335
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #20, !dbg !488
  %207 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 5, !dbg !489
  store ptr %207, ptr %9, align 8, !dbg !494, !tbaa !495
  %208 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 1, !dbg !497
  store i64 1, ptr %208, align 8, !dbg !497, !tbaa !498
  %209 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 2, !dbg !499
  %210 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 4, !dbg !499
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %209, i8 0, i64 16, i1 false), !dbg !500
  store float 1.000000e+00, ptr %210, align 8, !dbg !501, !tbaa !325
  %211 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 4, i32 1, !dbg !503
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %211, i8 0, i64 16, i1 false), !dbg !504
  %212 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 3
  br label %247, !dbg !505

213:                                              ; preds = %278
  %214 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #21
          to label %215 unwind label %378, !dbg !506

215:                                              ; preds = %213
  store ptr null, ptr %214, align 8, !dbg !523, !tbaa !38
  %216 = getelementptr inbounds i8, ptr %214, i64 8, !dbg !528
  store i32 0, ptr %216, align 4, !dbg !529, !tbaa !537
  %217 = getelementptr inbounds i8, ptr %214, i64 12, !dbg !539
  store i32 1, ptr %217, align 4, !dbg !539, !tbaa !540
  %218 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %9, i64 0, i32 3, !dbg !541
  %219 = load i64, ptr %218, align 8, !dbg !541, !tbaa !546
  %220 = icmp eq i64 %219, 0, !dbg !547
  br i1 %220, label %221, label %233, !dbg !548

221:                                              ; preds = %215, %225
  %222 = phi ptr [ %223, %225 ], [ %209, %215 ]
  %223 = load ptr, ptr %222, align 8, !dbg !549, !tbaa !38
  %224 = icmp eq ptr %223, null, !dbg !550
  br i1 %224, label %231, label %225, !dbg !552

225:                                              ; preds = %221
  %226 = getelementptr inbounds i8, ptr %223, i64 8, !dbg !553
  %227 = load i32, ptr %226, align 4, !dbg !554, !tbaa !124
  %228 = icmp eq i32 %227, 0, !dbg !558
  br i1 %228, label %229, label %221, !dbg !559, !llvm.loop !560

229:                                              ; preds = %225
  %230 = sext i32 %227 to i64, !dbg !562
  br label %231, !dbg !567

231:                                              ; preds = %221, %229
  %232 = phi i64 [ %230, %229 ], [ undef, %221 ], !dbg !568
  br i1 %224, label %233, label %234

233:                                              ; preds = %231, %215
  br label %234, !dbg !569

234:                                              ; preds = %233, %231
  %235 = phi ptr [ null, %233 ], [ %223, %231 ], !dbg !568
  %236 = phi i64 [ 0, %233 ], [ %232, %231 ], !dbg !568
  %237 = invoke ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE20_M_insert_multi_nodeEPNS4_10_Hash_nodeIS2_Lb0EEEmSI_(ptr noundef nonnull align 8 dereferenceable(56) %9, ptr noundef %235, i64 noundef %236, ptr noundef nonnull %214)
          to label %283 unwind label %238, !dbg !570

238:                                              ; preds = %234
  %239 = landingpad { ptr, i32 }
          cleanup, !dbg !571
  call void @_ZdlPv(ptr noundef %214) #19, !dbg !572
  br label %419

240:                                              ; preds = %197, %193
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %8) #20, !dbg !335
  br label %241, !dbg !335

241:                                              ; preds = %191, %240
  %242 = phi { ptr, i32 } [ %194, %240 ], [ %192, %191 ]
  %243 = load ptr, ptr %7, align 8, !dbg !579, !tbaa !360
  %244 = icmp eq ptr %243, %174, !dbg !584
  br i1 %244, label %246, label %245, !dbg !585

245:                                              ; preds = %241
  call void @_ZdlPv(ptr noundef %243) #19, !dbg !586
  br label %246, !dbg !590

246:                                              ; preds = %245, %241
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #20, !dbg !335
  br label %421, !dbg !335

247:                                              ; preds = %206, %278
  %248 = phi i64 [ 0, %206 ], [ %279, %278 ]
  %249 = mul nuw nsw i64 %248, 13, !dbg !591
  %250 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #21
          to label %251 unwind label %281, !dbg !592

251:                                              ; preds = %247
  store ptr null, ptr %250, align 8, !dbg !607, !tbaa !38
  %252 = getelementptr inbounds i8, ptr %250, i64 8, !dbg !610
  %253 = trunc i64 %249 to i32, !dbg !611
  store i32 %253, ptr %252, align 4, !dbg !611, !tbaa !537
  %254 = getelementptr inbounds i8, ptr %250, i64 12, !dbg !618
  %255 = trunc i64 %248 to i32, !dbg !618
  store i32 %255, ptr %254, align 4, !dbg !618, !tbaa !540
  %256 = load i64, ptr %212, align 8, !dbg !619, !tbaa !546
  %257 = icmp eq i64 %256, 0, !dbg !622
  br i1 %257, label %258, label %271, !dbg !623

258:                                              ; preds = %251, %262
  %259 = phi ptr [ %260, %262 ], [ %209, %251 ]
  %260 = load ptr, ptr %259, align 8, !dbg !624, !tbaa !38
  %261 = icmp eq ptr %260, null, !dbg !625
  br i1 %261, label %269, label %262, !dbg !627

262:                                              ; preds = %258
  %263 = getelementptr inbounds i8, ptr %260, i64 8, !dbg !628
  %264 = load i32, ptr %263, align 4, !dbg !629, !tbaa !124
  %265 = zext i32 %264 to i64, !dbg !632
  %266 = icmp eq i64 %249, %265, !dbg !632
  br i1 %266, label %267, label %258, !dbg !633, !llvm.loop !634

267:                                              ; preds = %262
  %268 = sext i32 %264 to i64, !dbg !636
  br label %269, !dbg !640

269:                                              ; preds = %258, %267
  %270 = phi i64 [ %268, %267 ], [ undef, %258 ], !dbg !641
  br i1 %261, label %271, label %272

271:                                              ; preds = %269, %251
  br label %272, !dbg !642

272:                                              ; preds = %271, %269
  %273 = phi ptr [ null, %271 ], [ %260, %269 ], !dbg !641
  %274 = phi i64 [ %249, %271 ], [ %270, %269 ], !dbg !641
  %275 = invoke ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE20_M_insert_multi_nodeEPNS4_10_Hash_nodeIS2_Lb0EEEmSI_(ptr noundef nonnull align 8 dereferenceable(56) %9, ptr noundef %273, i64 noundef %274, ptr noundef nonnull %250)
          to label %278 unwind label %276, !dbg !643

276:                                              ; preds = %272
  %277 = landingpad { ptr, i32 }
          cleanup, !dbg !644
  call void @_ZdlPv(ptr noundef %250) #19, !dbg !645
  br label %419

278:                                              ; preds = %272
  %279 = add nuw nsw i64 %248, 1, !dbg !651
  %280 = icmp eq i64 %279, 15, !dbg !652
  br i1 %280, label %213, label %247, !dbg !505, !llvm.loop !653

281:                                              ; preds = %247
  %282 = landingpad { ptr, i32 }
          cleanup, !dbg !297
  br label %419, !dbg !655

283:                                              ; preds = %234
  %284 = load i64, ptr %218, align 8, !dbg !656, !tbaa !546
  %285 = icmp eq i64 %284, 0, !dbg !664
  br i1 %285, label %286, label %294, !dbg !665

286:                                              ; preds = %283, %290
  %287 = phi ptr [ %288, %290 ], [ %209, %283 ]
  %288 = load ptr, ptr %287, align 8, !dbg !666, !tbaa !38
  %289 = icmp eq ptr %288, null, !dbg !667
  br i1 %289, label %321, label %290, !dbg !669

290:                                              ; preds = %286
  %291 = getelementptr inbounds i8, ptr %288, i64 8, !dbg !670
  %292 = load i32, ptr %291, align 4, !dbg !671, !tbaa !124
  %293 = icmp eq i32 %292, 0, !dbg !674
  br i1 %293, label %321, label %286, !dbg !675, !llvm.loop !676

294:                                              ; preds = %283
  %295 = load i64, ptr %208, align 8, !dbg !678, !tbaa !498
  %296 = load ptr, ptr %9, align 8, !dbg !681, !tbaa !495
  %297 = load ptr, ptr %296, align 8, !dbg !681, !tbaa !104
  %298 = icmp eq ptr %297, null, !dbg !686
  br i1 %298, label %316, label %299, !dbg !687

299:                                              ; preds = %294
  %300 = load ptr, ptr %297, align 8, !dbg !688, !tbaa !38
  %301 = getelementptr inbounds i8, ptr %300, i64 8, !dbg !689
  %302 = load i32, ptr %301, align 4, !dbg !690, !tbaa !124
  %303 = icmp eq i32 %302, 0, !dbg !695
  br i1 %303, label %316, label %306, !dbg !696

304:                                              ; preds = %310
  %305 = icmp eq i32 %312, 0, !dbg !695
  br i1 %305, label %316, label %306, !dbg !696, !llvm.loop !697

306:                                              ; preds = %299, %304
  %307 = phi ptr [ %308, %304 ], [ %300, %299 ]
  %308 = load ptr, ptr %307, align 8, !dbg !700, !tbaa !38
  %309 = icmp eq ptr %308, null, !dbg !701
  br i1 %309, label %316, label %310, !dbg !702

310:                                              ; preds = %306
  %311 = getelementptr inbounds i8, ptr %308, i64 8, !dbg !703
  %312 = load i32, ptr %311, align 4, !dbg !704, !tbaa !124
  %313 = sext i32 %312 to i64, !dbg !709
  %314 = urem i64 %313, %295, !dbg !711
  %315 = icmp eq i64 %314, 0, !dbg !713
  br i1 %315, label %304, label %316, !dbg !714, !llvm.loop !715

316:                                              ; preds = %310, %306, %304, %299, %294
  %317 = phi ptr [ null, %294 ], [ %297, %299 ], [ %307, %304 ], [ null, %310 ], [ null, %306 ], !dbg !716
  %318 = icmp eq ptr %317, null, !dbg !717
  br i1 %318, label %321, label %319, !dbg !717

319:                                              ; preds = %316
  %320 = load ptr, ptr %317, align 8, !dbg !718, !tbaa !38
  br label %321, !dbg !719

321:                                              ; preds = %290, %286, %319, %316
  %322 = phi ptr [ %320, %319 ], [ null, %316 ], [ %288, %290 ], [ null, %286 ], !dbg !720
  %323 = icmp eq ptr %322, null, !dbg !721
  br i1 %323, label %340, label %324, !dbg !722

324:                                              ; preds = %321
  %325 = load ptr, ptr %322, align 8, !dbg !723, !tbaa !38
  %326 = icmp eq ptr %325, null, !dbg !724
  br i1 %326, label %340, label %327, !dbg !725

327:                                              ; preds = %324
  %328 = getelementptr inbounds i8, ptr %322, i64 8, !dbg !726
  %329 = load i32, ptr %328, align 4, !tbaa !124
  br label %330, !dbg !725

330:                                              ; preds = %336, %327
  %331 = phi ptr [ %325, %327 ], [ %338, %336 ]
  %332 = phi i64 [ 1, %327 ], [ %337, %336 ]
  %333 = getelementptr inbounds i8, ptr %331, i64 8, !dbg !727
  %334 = load i32, ptr %333, align 4, !dbg !728, !tbaa !124
  %335 = icmp eq i32 %329, %334, !dbg !733
  br i1 %335, label %336, label %340, !dbg !734

336:                                              ; preds = %330
  %337 = add i64 %332, 1, !dbg !735
  %338 = load ptr, ptr %331, align 8, !dbg !723, !tbaa !38
  %339 = icmp eq ptr %338, null, !dbg !724
  br i1 %339, label %340, label %330, !dbg !725, !llvm.loop !736

340:                                              ; preds = %336, %330, %324, %321
  %341 = phi i64 [ 0, %321 ], [ 1, %324 ], [ %332, %330 ], [ %337, %336 ], !dbg !723
  %342 = icmp eq i64 %341, 2, !dbg !738
  br i1 %342, label %343, label %377, !dbg !738

343:                                              ; preds = %340
  br i1 %285, label %344, label %350, !dbg !739

344:                                              ; preds = %343, %344
  %345 = phi ptr [ %346, %344 ], [ %209, %343 ]
  %346 = load ptr, ptr %345, align 8, !dbg !744, !tbaa !38, !nonnull !11
  %347 = getelementptr inbounds i8, ptr %346, i64 8, !dbg !745
  %348 = load i32, ptr %347, align 4, !dbg !746, !tbaa !124
  %349 = icmp eq i32 %348, 182, !dbg !749
  br i1 %349, label %372, label %344, !dbg !750, !llvm.loop !751

350:                                              ; preds = %343
  %351 = load i64, ptr %208, align 8, !dbg !754, !tbaa !498
  %352 = urem i64 182, %351, !dbg !756
  %353 = load ptr, ptr %9, align 8, !dbg !759, !tbaa !495
  %354 = getelementptr inbounds ptr, ptr %353, i64 %352, !dbg !759
  %355 = load ptr, ptr %354, align 8, !dbg !759, !tbaa !104, !nonnull !11
  %356 = load ptr, ptr %355, align 8, !dbg !762, !tbaa !38
  %357 = getelementptr inbounds i8, ptr %356, i64 8, !dbg !763
  %358 = load i32, ptr %357, align 4, !dbg !764, !tbaa !124
  %359 = icmp eq i32 %358, 182, !dbg !768
  br i1 %359, label %369, label %360, !dbg !769

360:                                              ; preds = %350, %360
  %361 = phi ptr [ %362, %360 ], [ %356, %350 ]
  %362 = load ptr, ptr %361, align 8, !dbg !770, !tbaa !38, !nonnull !11
  %363 = getelementptr inbounds i8, ptr %362, i64 8, !dbg !771
  %364 = load i32, ptr %363, align 4, !dbg !772, !tbaa !124
  %365 = sext i32 %364 to i64, !dbg !776
  %366 = urem i64 %365, %351, !dbg !778
  %367 = icmp eq i64 %366, %352, !dbg !780
  call void @llvm.assume(i1 %367), !dbg !781
  %368 = icmp eq i32 %364, 182, !dbg !768
  br i1 %368, label %369, label %360, !dbg !769, !llvm.loop !782

369:                                              ; preds = %360, %350
  %370 = phi ptr [ %355, %350 ], [ %361, %360 ], !dbg !785
  %371 = load ptr, ptr %370, align 8, !dbg !786, !tbaa !38
  br label %372, !dbg !787

372:                                              ; preds = %344, %369
  %373 = phi ptr [ %371, %369 ], [ %346, %344 ], !dbg !788
  %374 = getelementptr inbounds i8, ptr %373, i64 12, !dbg !738
  %375 = load i32, ptr %374, align 4, !dbg !738, !tbaa !540
  %376 = icmp eq i32 %375, 14, !dbg !738
  br i1 %376, label %380, label %377, !dbg !738

377:                                              ; preds = %340, %372
  call void @__assert_fail(ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.1, i32 noundef 49, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #23, !dbg !738
  unreachable, !dbg !738

378:                                              ; preds = %213
  %379 = landingpad { ptr, i32 }
          cleanup, !dbg !297
  br label %419, !dbg !789

380:                                              ; preds = %372
  %381 = load ptr, ptr %209, align 8, !dbg !790, !tbaa !799
  %382 = icmp eq ptr %381, null, !dbg !800
  br i1 %382, label %387, label %383, !dbg !802

383:                                              ; preds = %380, %383
  %384 = phi ptr [ %385, %383 ], [ %381, %380 ]
  %385 = load ptr, ptr %384, align 8, !dbg !803, !tbaa !38
  call void @_ZdlPv(ptr noundef %384) #19, !dbg !805
  %386 = icmp eq ptr %385, null, !dbg !800
  br i1 %386, label %387, label %383, !dbg !802, !llvm.loop !810

387:                                              ; preds = %383, %380
  %388 = load ptr, ptr %9, align 8, !dbg !812, !tbaa !495
  %389 = load i64, ptr %208, align 8, !dbg !813, !tbaa !498
  %390 = shl i64 %389, 3, !dbg !814
  call void @llvm.memset.p0.i64(ptr align 8 %388, i8 0, i64 %390, i1 false), !dbg !815
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %209, i8 0, i64 16, i1 false), !dbg !816
  %391 = load ptr, ptr %9, align 8, !dbg !817, !tbaa !495
  %392 = icmp eq ptr %207, %391, !dbg !820
  br i1 %392, label %394, label %393, !dbg !825

393:                                              ; preds = %387
  call void @_ZdlPv(ptr noundef %391) #19, !dbg !826
  br label %394, !dbg !830

394:                                              ; preds = %387, %393
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #20, !dbg !297
  %395 = load ptr, ptr %147, align 8, !dbg !831, !tbaa !840
  %396 = icmp eq ptr %395, null, !dbg !841
  br i1 %396, label %407, label %397, !dbg !844

397:                                              ; preds = %394, %405
  %398 = phi ptr [ %399, %405 ], [ %395, %394 ]
  %399 = load ptr, ptr %398, align 8, !dbg !845, !tbaa !38
  %400 = getelementptr inbounds i8, ptr %398, i64 8, !dbg !848
  %401 = load ptr, ptr %400, align 8, !dbg !851, !tbaa !360
  %402 = getelementptr inbounds i8, ptr %398, i64 24, !dbg !860
  %403 = icmp eq ptr %401, %402, !dbg !862
  br i1 %403, label %405, label %404, !dbg !863

404:                                              ; preds = %397
  call void @_ZdlPv(ptr noundef %401) #19, !dbg !864
  br label %405, !dbg !868

405:                                              ; preds = %404, %397
  call void @_ZdlPv(ptr noundef %398) #19, !dbg !869
  %406 = icmp eq ptr %399, null, !dbg !841
  br i1 %406, label %407, label %397, !dbg !844, !llvm.loop !876

407:                                              ; preds = %405, %394
  %408 = load ptr, ptr %5, align 8, !dbg !878, !tbaa !316
  %409 = load i64, ptr %146, align 8, !dbg !879, !tbaa !319
  %410 = shl i64 %409, 3, !dbg !880
  call void @llvm.memset.p0.i64(ptr align 8 %408, i8 0, i64 %410, i1 false), !dbg !881
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false), !dbg !882
  %411 = load ptr, ptr %5, align 8, !dbg !883, !tbaa !316
  %412 = icmp eq ptr %145, %411, !dbg !886
  br i1 %412, label %414, label %413, !dbg !891

413:                                              ; preds = %407
  call void @_ZdlPv(ptr noundef %411) #19, !dbg !892
  br label %414, !dbg !897

414:                                              ; preds = %407, %413
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #20, !dbg !297
  %415 = load i64, ptr %4, align 8, !dbg !898, !tbaa.struct !903
  %416 = icmp eq i64 %415, 0, !dbg !905
  br i1 %416, label %418, label %417, !dbg !908

417:                                              ; preds = %414
  call void @_ZSt9terminatev() #23, !dbg !909
  unreachable, !dbg !909

418:                                              ; preds = %414
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #20, !dbg !297
  ret i32 0, !dbg !297

419:                                              ; preds = %378, %238, %281, %276
  %420 = phi { ptr, i32 } [ %282, %281 ], [ %277, %276 ], [ %379, %378 ], [ %239, %238 ]
  call void @_ZNSt18unordered_multimapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %9) #20, !dbg !297
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #20, !dbg !297
  br label %421, !dbg !297

421:                                              ; preds = %246, %419, %172
  %422 = phi { ptr, i32 } [ %167, %172 ], [ %420, %419 ], [ %242, %246 ]
  call void @_ZNSt13unordered_setINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4hashIS5_ESt8equal_toIS5_ESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %5) #20, !dbg !297
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #20, !dbg !297
  br label %423, !dbg !297

423:                                              ; preds = %132, %37, %421
  %424 = phi { ptr, i32 } [ %422, %421 ], [ %133, %132 ], [ %38, %37 ]
  %425 = load i64, ptr %4, align 8, !dbg !913, !tbaa.struct !903
  %426 = icmp eq i64 %425, 0, !dbg !916
  br i1 %426, label %428, label %427, !dbg !918

427:                                              ; preds = %423
  call void @_ZSt9terminatev() #23, !dbg !919
  unreachable, !dbg !919

428:                                              ; preds = %423
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #20, !dbg !297
  br label %26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn nounwind
declare !dbg !921 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: uwtable
define internal fastcc noundef i32 @_ZL5closei(i32 noundef %0) unnamed_addr #5 personality ptr @__gxx_personality_v0 !dbg !923 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !124
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !924
  %4 = icmp eq i32 %3, 0, !dbg !928
  br i1 %4, label %6, label %5, !dbg !928

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #22, !dbg !929
  unreachable, !dbg !929

6:                                                ; preds = %1
  %7 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 3), align 8, !dbg !930, !tbaa !166
  %8 = icmp eq i64 %7, 0, !dbg !938
  %9 = load i32, ptr %2, align 4
  br i1 %8, label %10, label %18, !dbg !939

10:                                               ; preds = %6, %14
  %11 = phi ptr [ %12, %14 ], [ getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 2), %6 ]
  %12 = load ptr, ptr %11, align 8, !dbg !940, !tbaa !38
  %13 = icmp eq ptr %12, null, !dbg !941
  br i1 %13, label %48, label %14, !dbg !943

14:                                               ; preds = %10
  %15 = getelementptr inbounds i8, ptr %12, i64 8, !dbg !944
  %16 = load i32, ptr %15, align 4, !dbg !945, !tbaa !124
  %17 = icmp eq i32 %9, %16, !dbg !948
  br i1 %17, label %48, label %10, !dbg !949, !llvm.loop !950

18:                                               ; preds = %6
  %19 = sext i32 %9 to i64, !dbg !952
  %20 = load i64, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 1), align 8, !dbg !955, !tbaa !57
  %21 = urem i64 %19, %20, !dbg !957
  %22 = load ptr, ptr @_ZL8sessions, align 8, !dbg !960, !tbaa !55
  %23 = getelementptr inbounds ptr, ptr %22, i64 %21, !dbg !960
  %24 = load ptr, ptr %23, align 8, !dbg !960, !tbaa !104
  %25 = icmp eq ptr %24, null, !dbg !963
  br i1 %25, label %43, label %26, !dbg !964

26:                                               ; preds = %18
  %27 = load ptr, ptr %24, align 8, !dbg !965, !tbaa !38
  %28 = getelementptr inbounds i8, ptr %27, i64 8, !dbg !966
  %29 = load i32, ptr %28, align 4, !dbg !967, !tbaa !124
  %30 = icmp eq i32 %9, %29, !dbg !971
  br i1 %30, label %43, label %33, !dbg !972

31:                                               ; preds = %37
  %32 = icmp eq i32 %9, %39, !dbg !971
  br i1 %32, label %43, label %33, !dbg !972, !llvm.loop !973

33:                                               ; preds = %26, %31
  %34 = phi ptr [ %35, %31 ], [ %27, %26 ]
  %35 = load ptr, ptr %34, align 8, !dbg !976, !tbaa !38
  %36 = icmp eq ptr %35, null, !dbg !977
  br i1 %36, label %43, label %37, !dbg !978

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %35, i64 8, !dbg !979
  %39 = load i32, ptr %38, align 4, !dbg !980, !tbaa !124
  %40 = sext i32 %39 to i64, !dbg !984
  %41 = urem i64 %40, %20, !dbg !986
  %42 = icmp eq i64 %41, %21, !dbg !988
  br i1 %42, label %31, label %43, !dbg !989, !llvm.loop !990

43:                                               ; preds = %37, %33, %31, %26, %18
  %44 = phi ptr [ null, %18 ], [ %24, %26 ], [ %34, %31 ], [ null, %37 ], [ null, %33 ], !dbg !991
  %45 = icmp eq ptr %44, null, !dbg !992
  br i1 %45, label %48, label %46, !dbg !992

46:                                               ; preds = %43
  %47 = load ptr, ptr %44, align 8, !dbg !993, !tbaa !38
  br label %48, !dbg !994

48:                                               ; preds = %14, %10, %46, %43
  %49 = phi ptr [ %47, %46 ], [ null, %43 ], [ %12, %14 ], [ null, %10 ], !dbg !995
  %50 = icmp eq ptr %49, null, !dbg !996
  br i1 %50, label %51, label %53, !dbg !997

51:                                               ; preds = %48
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.9) #22
          to label %52 unwind label %59, !dbg !998

52:                                               ; preds = %51
  unreachable, !dbg !998

53:                                               ; preds = %48
  %54 = getelementptr inbounds i8, ptr %49, i64 12, !dbg !999
  %55 = load i32, ptr %54, align 4, !dbg !1000, !tbaa !124
  %56 = invoke noundef i64 @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS1_(ptr noundef nonnull align 8 dereferenceable(56) @_ZL8sessions, ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %57 unwind label %59, !dbg !1001

57:                                               ; preds = %53
  %58 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !1006
  ret i32 %55, !dbg !1010

59:                                               ; preds = %53, %51
  %60 = landingpad { ptr, i32 }
          cleanup, !dbg !1010
  %61 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !1011
  resume { ptr, i32 } %60, !dbg !1010
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx119to_stringEi(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, i32 noundef %1) local_unnamed_addr #0 comdat personality ptr @__gxx_personality_v0 !dbg !1015 {
  %3 = tail call i32 @llvm.abs.i32(i32 %1, i1 false), !dbg !1016
  %4 = icmp ult i32 %3, 10, !dbg !1017
  br i1 %4, label %23, label %5, !dbg !1021

5:                                                ; preds = %2, %19
  %6 = phi i32 [ %20, %19 ], [ %3, %2 ]
  %7 = phi i32 [ %21, %19 ], [ 1, %2 ]
  %8 = icmp ult i32 %6, 100, !dbg !1022
  br i1 %8, label %9, label %11, !dbg !1023

9:                                                ; preds = %5
  %10 = add i32 %7, 1, !dbg !1024
  br label %23, !dbg !1025

11:                                               ; preds = %5
  %12 = icmp ult i32 %6, 1000, !dbg !1026
  br i1 %12, label %13, label %15, !dbg !1027

13:                                               ; preds = %11
  %14 = add i32 %7, 2, !dbg !1028
  br label %23, !dbg !1029

15:                                               ; preds = %11
  %16 = icmp ult i32 %6, 10000, !dbg !1030
  br i1 %16, label %17, label %19, !dbg !1031

17:                                               ; preds = %15
  %18 = add i32 %7, 3, !dbg !1032
  br label %23, !dbg !1033

19:                                               ; preds = %15
  %20 = udiv i32 %6, 10000, !dbg !1034
  %21 = add i32 %7, 4, !dbg !1035
  %22 = icmp ult i32 %6, 100000, !dbg !1017
  br i1 %22, label %23, label %5, !dbg !1021, !llvm.loop !1036

23:                                               ; preds = %19, %2, %9, %13, %17
  %24 = phi i32 [ %10, %9 ], [ %14, %13 ], [ %18, %17 ], [ 1, %2 ], [ %21, %19 ], !dbg !1039
  %25 = lshr i32 %1, 31, !dbg !1040
  %26 = add i32 %24, %25, !dbg !1041
  %27 = zext i32 %26 to i64, !dbg !1040
  %28 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !1042
  store ptr %28, ptr %0, align 8, !dbg !1046, !tbaa !401
  %29 = icmp ugt i32 %26, 15, !dbg !1048
  br i1 %29, label %30, label %34, !dbg !1051

30:                                               ; preds = %23
  %31 = add nuw nsw i64 %27, 1, !dbg !1052
  %32 = invoke noalias noundef nonnull ptr @_Znwm(i64 noundef %31) #21
          to label %33 unwind label %93, !dbg !1055

33:                                               ; preds = %30
  store ptr %32, ptr %0, align 8, !dbg !1060, !tbaa !360
  store i64 %27, ptr %28, align 8, !dbg !1063, !tbaa !424
  br label %34, !dbg !1066

34:                                               ; preds = %33, %23
  %35 = icmp eq i32 %26, 0, !dbg !1067
  br i1 %35, label %41, label %36, !dbg !1067

36:                                               ; preds = %34
  %37 = load ptr, ptr %0, align 8, !dbg !1068, !tbaa !360
  %38 = icmp eq i32 %26, 1, !dbg !1070
  br i1 %38, label %39, label %40, !dbg !1070

39:                                               ; preds = %36
  store i8 45, ptr %37, align 1, !dbg !1073, !tbaa !424
  br label %41, !dbg !1075

40:                                               ; preds = %36
  tail call void @llvm.memset.p0.i64(ptr align 1 %37, i8 45, i64 %27, i1 false), !dbg !1076
  br label %41, !dbg !1079

41:                                               ; preds = %34, %39, %40
  %42 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !1080
  store i64 %27, ptr %42, align 8, !dbg !1083, !tbaa !419
  %43 = load ptr, ptr %0, align 8, !dbg !1084, !tbaa !360
  %44 = getelementptr inbounds i8, ptr %43, i64 %27, !dbg !1086
  store i8 0, ptr %44, align 1, !dbg !1087, !tbaa !424
  %45 = zext i32 %25 to i64, !dbg !1089
  %46 = load i64, ptr %42, align 8, !dbg !1090, !tbaa !419
  %47 = icmp ult i64 %46, %45, !dbg !1095
  br i1 %47, label %48, label %49, !dbg !1095, !prof !1096

48:                                               ; preds = %41
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.11, i32 noundef 1221, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEixEm, ptr noundef nonnull @.str.12) #23, !dbg !1095
  unreachable, !dbg !1095

49:                                               ; preds = %41
  %50 = load ptr, ptr %0, align 8, !dbg !1097, !tbaa !360
  %51 = getelementptr inbounds i8, ptr %50, i64 %45, !dbg !1099
  %52 = icmp ugt i32 %3, 99, !dbg !1100
  br i1 %52, label %53, label %75, !dbg !1103

53:                                               ; preds = %49
  %54 = add i32 %24, -1, !dbg !1104
  br label %55, !dbg !1103

55:                                               ; preds = %55, %53
  %56 = phi i32 [ %60, %55 ], [ %3, %53 ]
  %57 = phi i32 [ %73, %55 ], [ %54, %53 ]
  %58 = urem i32 %56, 100, !dbg !1105
  %59 = shl nuw nsw i32 %58, 1, !dbg !1106
  %60 = udiv i32 %56, 100, !dbg !1107
  %61 = or i32 %59, 1, !dbg !1108
  %62 = zext i32 %61 to i64, !dbg !1109
  %63 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %62, !dbg !1109
  %64 = load i8, ptr %63, align 1, !dbg !1109, !tbaa !424
  %65 = zext i32 %57 to i64, !dbg !1110
  %66 = getelementptr inbounds i8, ptr %51, i64 %65, !dbg !1110
  store i8 %64, ptr %66, align 1, !dbg !1111, !tbaa !424
  %67 = zext i32 %59 to i64, !dbg !1112
  %68 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %67, !dbg !1112
  %69 = load i8, ptr %68, align 2, !dbg !1112, !tbaa !424
  %70 = add i32 %57, -1, !dbg !1113
  %71 = zext i32 %70 to i64, !dbg !1114
  %72 = getelementptr inbounds i8, ptr %51, i64 %71, !dbg !1114
  store i8 %69, ptr %72, align 1, !dbg !1115, !tbaa !424
  %73 = add i32 %57, -2, !dbg !1116
  %74 = icmp ugt i32 %56, 9999, !dbg !1100
  br i1 %74, label %55, label %75, !dbg !1103, !llvm.loop !1117

75:                                               ; preds = %55, %49
  %76 = phi i32 [ %3, %49 ], [ %60, %55 ]
  %77 = icmp ugt i32 %76, 9, !dbg !1119
  br i1 %77, label %78, label %88, !dbg !1120

78:                                               ; preds = %75
  %79 = shl nuw i32 %76, 1, !dbg !1121
  %80 = or i32 %79, 1, !dbg !1122
  %81 = zext i32 %80 to i64, !dbg !1123
  %82 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %81, !dbg !1123
  %83 = load i8, ptr %82, align 1, !dbg !1123, !tbaa !424
  %84 = getelementptr inbounds i8, ptr %51, i64 1, !dbg !1124
  store i8 %83, ptr %84, align 1, !dbg !1125, !tbaa !424
  %85 = zext i32 %79 to i64, !dbg !1126
  %86 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %85, !dbg !1126
  %87 = load i8, ptr %86, align 2, !dbg !1126, !tbaa !424
  br label %91, !dbg !1127

88:                                               ; preds = %75
  %89 = trunc i32 %76 to i8, !dbg !1128
  %90 = add i8 %89, 48, !dbg !1128
  br label %91

91:                                               ; preds = %78, %88
  %92 = phi i8 [ %90, %88 ], [ %87, %78 ], !dbg !1129
  store i8 %92, ptr %51, align 1, !dbg !1129, !tbaa !424
  ret void, !dbg !1130

93:                                               ; preds = %30
  %94 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1131
  %95 = extractvalue { ptr, i32 } %94, 0, !dbg !1131
  tail call void @__clang_call_terminate(ptr %95) #23, !dbg !1131
  unreachable, !dbg !1131
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt18unordered_multimapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !797 {
  %2 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 2, !dbg !1132
  %3 = load ptr, ptr %2, align 8, !dbg !1136, !tbaa !799
  %4 = icmp eq ptr %3, null, !dbg !1137
  br i1 %4, label %9, label %5, !dbg !1139

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !dbg !1140, !tbaa !38
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !1142
  %8 = icmp eq ptr %7, null, !dbg !1137
  br i1 %8, label %9, label %5, !dbg !1139, !llvm.loop !1147

9:                                                ; preds = %5, %1
  %10 = load ptr, ptr %0, align 8, !dbg !1149, !tbaa !495
  %11 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 1, !dbg !1150
  %12 = load i64, ptr %11, align 8, !dbg !1150, !tbaa !498
  %13 = shl i64 %12, 3, !dbg !1151
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false), !dbg !1152
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false), !dbg !1153
  %14 = load ptr, ptr %0, align 8, !dbg !1154, !tbaa !495
  %15 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 5, !dbg !1156
  %16 = icmp eq ptr %15, %14, !dbg !1159
  br i1 %16, label %18, label %17, !dbg !1160

17:                                               ; preds = %9
  tail call void @_ZdlPv(ptr noundef %14) #19, !dbg !1161
  br label %18, !dbg !1165

18:                                               ; preds = %9, %17
  ret void, !dbg !1166
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_setINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4hashIS5_ESt8equal_toIS5_ESaIS5_EED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !838 {
  %2 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1167
  %3 = load ptr, ptr %2, align 8, !dbg !1171, !tbaa !840
  %4 = icmp eq ptr %3, null, !dbg !1172
  br i1 %4, label %15, label %5, !dbg !1174

5:                                                ; preds = %1, %13
  %6 = phi ptr [ %7, %13 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !dbg !1175, !tbaa !38
  %8 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !1177
  %9 = load ptr, ptr %8, align 8, !dbg !1179, !tbaa !360
  %10 = getelementptr inbounds i8, ptr %6, i64 24, !dbg !1186
  %11 = icmp eq ptr %9, %10, !dbg !1188
  br i1 %11, label %13, label %12, !dbg !1189

12:                                               ; preds = %5
  tail call void @_ZdlPv(ptr noundef %9) #19, !dbg !1190
  br label %13, !dbg !1194

13:                                               ; preds = %12, %5
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !1195
  %14 = icmp eq ptr %7, null, !dbg !1172
  br i1 %14, label %15, label %5, !dbg !1174, !llvm.loop !1199

15:                                               ; preds = %13, %1
  %16 = load ptr, ptr %0, align 8, !dbg !1201, !tbaa !316
  %17 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1202
  %18 = load i64, ptr %17, align 8, !dbg !1202, !tbaa !319
  %19 = shl i64 %18, 3, !dbg !1203
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 %19, i1 false), !dbg !1204
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false), !dbg !1205
  %20 = load ptr, ptr %0, align 8, !dbg !1206, !tbaa !316
  %21 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 5, !dbg !1208
  %22 = icmp eq ptr %21, %20, !dbg !1211
  br i1 %22, label %24, label %23, !dbg !1212

23:                                               ; preds = %15
  tail call void @_ZdlPv(ptr noundef %20) #19, !dbg !1213
  br label %24, !dbg !1217

24:                                               ; preds = %15, %23
  ret void, !dbg !1218
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #7 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #20
  tail call void @_ZSt9terminatev() #23
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !1219 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #9

; Function Attrs: noreturn
declare !dbg !1220 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !1222 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #11

; Function Attrs: uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseIiSt4pairIKiiESaIS3_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixERS2_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1224 {
  %3 = load i32, ptr %1, align 4, !dbg !1225, !tbaa !124
  %4 = sext i32 %3 to i64, !dbg !1227
  %5 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1229
  %6 = load i64, ptr %5, align 8, !dbg !1229, !tbaa !57
  %7 = urem i64 %4, %6, !dbg !1231
  %8 = load ptr, ptr %0, align 8, !dbg !1234, !tbaa !55
  %9 = getelementptr inbounds ptr, ptr %8, i64 %7, !dbg !1234
  %10 = load ptr, ptr %9, align 8, !dbg !1234, !tbaa !104
  %11 = icmp eq ptr %10, null, !dbg !1237
  br i1 %11, label %29, label %12, !dbg !1238

12:                                               ; preds = %2
  %13 = load ptr, ptr %10, align 8, !dbg !1239, !tbaa !38
  %14 = getelementptr inbounds i8, ptr %13, i64 8, !dbg !1240
  %15 = load i32, ptr %14, align 4, !dbg !1241, !tbaa !124
  %16 = icmp eq i32 %3, %15, !dbg !1245
  br i1 %16, label %29, label %19, !dbg !1246

17:                                               ; preds = %23
  %18 = icmp eq i32 %3, %25, !dbg !1245
  br i1 %18, label %29, label %19, !dbg !1246, !llvm.loop !1247

19:                                               ; preds = %12, %17
  %20 = phi ptr [ %21, %17 ], [ %13, %12 ]
  %21 = load ptr, ptr %20, align 8, !dbg !1250, !tbaa !38
  %22 = icmp eq ptr %21, null, !dbg !1251
  br i1 %22, label %29, label %23, !dbg !1252

23:                                               ; preds = %19
  %24 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !1253
  %25 = load i32, ptr %24, align 4, !dbg !1254, !tbaa !124
  %26 = sext i32 %25 to i64, !dbg !1258
  %27 = urem i64 %26, %6, !dbg !1260
  %28 = icmp eq i64 %27, %7, !dbg !1262
  br i1 %28, label %17, label %29, !dbg !1263, !llvm.loop !1264

29:                                               ; preds = %23, %19, %17, %12, %2
  %30 = phi ptr [ null, %2 ], [ %10, %12 ], [ %20, %17 ], [ null, %23 ], [ null, %19 ], !dbg !1265
  %31 = icmp eq ptr %30, null, !dbg !1266
  br i1 %31, label %34, label %32, !dbg !1266

32:                                               ; preds = %29
  %33 = load ptr, ptr %30, align 8, !dbg !1267, !tbaa !38
  br label %34, !dbg !1268

34:                                               ; preds = %29, %32
  %35 = phi ptr [ %33, %32 ], [ null, %29 ], !dbg !1269
  %36 = icmp eq ptr %35, null, !dbg !1270
  %37 = getelementptr inbounds i8, ptr %35, i64 12, !dbg !1270
  %38 = select i1 %36, ptr undef, ptr %37, !dbg !1270
  br i1 %36, label %39, label %48

39:                                               ; preds = %34
  %40 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #21, !dbg !1271
  store ptr null, ptr %40, align 8, !dbg !1278, !tbaa !38
  %41 = getelementptr inbounds i8, ptr %40, i64 8, !dbg !1281
  store i32 %3, ptr %41, align 4, !dbg !1282, !tbaa !537
  %42 = getelementptr inbounds i8, ptr %40, i64 12, !dbg !1293
  store i32 0, ptr %42, align 4, !dbg !1293, !tbaa !540
  %43 = invoke ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNS4_10_Hash_nodeIS2_Lb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %7, i64 noundef %4, ptr noundef nonnull %40, i64 noundef 1)
          to label %44 unwind label %46, !dbg !1294

44:                                               ; preds = %39
  %45 = getelementptr inbounds i8, ptr %43, i64 12, !dbg !1295
  br label %48

46:                                               ; preds = %39
  %47 = landingpad { ptr, i32 }
          cleanup, !dbg !1296
  tail call void @_ZdlPv(ptr noundef %40) #19, !dbg !1297
  resume { ptr, i32 } %47, !dbg !1296

48:                                               ; preds = %34, %44
  %49 = phi ptr [ %45, %44 ], [ %38, %34 ], !dbg !1304
  ret ptr %49, !dbg !1296
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNS4_10_Hash_nodeIS2_Lb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1305 {
  %6 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 4, !dbg !1306
  %7 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 4, i32 1, !dbg !1307
  %8 = load i64, ptr %7, align 8, !dbg !1307, !tbaa !1310
  %9 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1311
  %10 = load i64, ptr %9, align 8, !dbg !1311, !tbaa !57
  %11 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 3, !dbg !1312
  %12 = load i64, ptr %11, align 8, !dbg !1312, !tbaa !166
  %13 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %10, i64 noundef %12, i64 noundef %4), !dbg !1313
  %14 = extractvalue { i8, i64 } %13, 0, !dbg !1313
  %15 = and i8 %14, 1, !dbg !1314
  %16 = icmp eq i8 %15, 0, !dbg !1314
  br i1 %16, label %34, label %17, !dbg !1315

17:                                               ; preds = %5
  %18 = extractvalue { i8, i64 } %13, 1, !dbg !1313
  invoke void @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %18)
          to label %31 unwind label %19, !dbg !1316

19:                                               ; preds = %17
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1319
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !1319
  %22 = tail call ptr @__cxa_begin_catch(ptr %21) #20, !dbg !1320
  %23 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 4, i32 1, !dbg !1321
  store i64 %8, ptr %23, align 8, !dbg !1324, !tbaa !1310
  invoke void @__cxa_rethrow() #22
          to label %30 unwind label %24, !dbg !1325

24:                                               ; preds = %19
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !1319
  invoke void @__cxa_end_catch()
          to label %26 unwind label %27, !dbg !1326

26:                                               ; preds = %24
  resume { ptr, i32 } %25, !dbg !1326

27:                                               ; preds = %24
  %28 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1326
  %29 = extractvalue { ptr, i32 } %28, 0, !dbg !1326
  tail call void @__clang_call_terminate(ptr %29) #23, !dbg !1326
  unreachable, !dbg !1326

30:                                               ; preds = %19
  unreachable

31:                                               ; preds = %17
  %32 = load i64, ptr %9, align 8, !dbg !1327, !tbaa !57
  %33 = urem i64 %2, %32, !dbg !1329
  br label %34, !dbg !1332

34:                                               ; preds = %31, %5
  %35 = phi i64 [ %33, %31 ], [ %1, %5 ]
  %36 = load ptr, ptr %0, align 8, !dbg !1333, !tbaa !55
  %37 = getelementptr inbounds ptr, ptr %36, i64 %35, !dbg !1333
  %38 = load ptr, ptr %37, align 8, !dbg !1333, !tbaa !104
  %39 = icmp eq ptr %38, null, !dbg !1333
  br i1 %39, label %43, label %40, !dbg !1333

40:                                               ; preds = %34
  %41 = load ptr, ptr %38, align 8, !dbg !1336, !tbaa !38
  store ptr %41, ptr %3, align 8, !dbg !1337, !tbaa !38
  %42 = load ptr, ptr %37, align 8, !dbg !1338, !tbaa !104
  store ptr %3, ptr %42, align 8, !dbg !1339, !tbaa !38
  br label %58, !dbg !1340

43:                                               ; preds = %34
  %44 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !1341
  %45 = load ptr, ptr %44, align 8, !dbg !1342, !tbaa !21
  store ptr %45, ptr %3, align 8, !dbg !1343, !tbaa !38
  store ptr %3, ptr %44, align 8, !dbg !1344, !tbaa !21
  %46 = load ptr, ptr %3, align 8, !dbg !1345, !tbaa !38
  %47 = icmp eq ptr %46, null, !dbg !1346
  br i1 %47, label %55, label %48, !dbg !1346

48:                                               ; preds = %43
  %49 = getelementptr inbounds i8, ptr %46, i64 8, !dbg !1347
  %50 = load i64, ptr %9, align 8, !dbg !1348, !tbaa !57
  %51 = load i32, ptr %49, align 4, !dbg !1350, !tbaa !124
  %52 = sext i32 %51 to i64, !dbg !1353
  %53 = urem i64 %52, %50, !dbg !1355
  %54 = getelementptr inbounds ptr, ptr %36, i64 %53, !dbg !1357
  store ptr %3, ptr %54, align 8, !dbg !1358, !tbaa !104
  br label %55, !dbg !1357

55:                                               ; preds = %48, %43
  %56 = load ptr, ptr %0, align 8, !dbg !1359, !tbaa !55
  %57 = getelementptr inbounds ptr, ptr %56, i64 %35, !dbg !1359
  store ptr %44, ptr %57, align 8, !dbg !1360, !tbaa !104
  br label %58

58:                                               ; preds = %40, %55
  %59 = load i64, ptr %11, align 8, !dbg !1361, !tbaa !166
  %60 = add i64 %59, 1, !dbg !1361
  store i64 %60, ptr %11, align 8, !dbg !1361, !tbaa !166
  ret ptr %3, !dbg !1362
}

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !1363 void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #10

; Function Attrs: noreturn
declare !dbg !1364 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #10

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #13

declare { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1365 {
  %3 = icmp eq i64 %1, 1, !dbg !1366
  br i1 %3, label %4, label %6, !dbg !1369, !prof !1096

4:                                                ; preds = %2
  %5 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 5, !dbg !1370
  store ptr null, ptr %5, align 8, !dbg !1371, !tbaa !1372
  br label %15, !dbg !1373

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975, !dbg !1374
  br i1 %7, label %8, label %12, !dbg !1381, !prof !1096

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951, !dbg !1382
  br i1 %9, label %10, label %11, !dbg !1383

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #22, !dbg !1384
  unreachable, !dbg !1384

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #22, !dbg !1385
  unreachable, !dbg !1385

12:                                               ; preds = %6
  %13 = shl i64 %1, 3, !dbg !1386
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #21, !dbg !1387
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false), !dbg !1388
  br label %15, !dbg !1389

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ], !dbg !1390
  %17 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !1391
  %18 = load ptr, ptr %17, align 8, !dbg !1393, !tbaa !21
  store ptr null, ptr %17, align 8, !dbg !1394, !tbaa !21
  %19 = icmp eq ptr %18, null, !dbg !1395
  br i1 %19, label %46, label %20, !dbg !1396

20:                                               ; preds = %15, %43
  %21 = phi ptr [ %23, %43 ], [ %18, %15 ]
  %22 = phi i64 [ %44, %43 ], [ 0, %15 ]
  %23 = load ptr, ptr %21, align 8, !dbg !1397, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !1399
  %25 = load i32, ptr %24, align 4, !dbg !1400, !tbaa !124
  %26 = sext i32 %25 to i64, !dbg !1403
  %27 = urem i64 %26, %1, !dbg !1405
  %28 = getelementptr inbounds ptr, ptr %16, i64 %27, !dbg !1407
  %29 = load ptr, ptr %28, align 8, !dbg !1407, !tbaa !104
  %30 = icmp eq ptr %29, null, !dbg !1407
  br i1 %30, label %31, label %37, !dbg !1408

31:                                               ; preds = %20
  %32 = load ptr, ptr %17, align 8, !dbg !1409, !tbaa !21
  store ptr %32, ptr %21, align 8, !dbg !1410, !tbaa !38
  store ptr %21, ptr %17, align 8, !dbg !1411, !tbaa !21
  store ptr %17, ptr %28, align 8, !dbg !1412, !tbaa !104
  %33 = load ptr, ptr %21, align 8, !dbg !1413, !tbaa !38
  %34 = icmp eq ptr %33, null, !dbg !1414
  br i1 %34, label %43, label %35, !dbg !1414

35:                                               ; preds = %31
  %36 = getelementptr inbounds ptr, ptr %16, i64 %22, !dbg !1415
  br label %40, !dbg !1415

37:                                               ; preds = %20
  %38 = load ptr, ptr %29, align 8, !dbg !1416, !tbaa !38
  store ptr %38, ptr %21, align 8, !dbg !1417, !tbaa !38
  %39 = load ptr, ptr %28, align 8, !dbg !1418, !tbaa !104
  br label %40

40:                                               ; preds = %37, %35
  %41 = phi ptr [ %36, %35 ], [ %39, %37 ]
  %42 = phi i64 [ %27, %35 ], [ %22, %37 ]
  store ptr %21, ptr %41, align 8, !dbg !1419, !tbaa !104
  br label %43, !dbg !1395

43:                                               ; preds = %40, %31
  %44 = phi i64 [ %27, %31 ], [ %42, %40 ], !dbg !1419
  %45 = icmp eq ptr %23, null, !dbg !1395
  br i1 %45, label %46, label %20, !dbg !1396, !llvm.loop !1420

46:                                               ; preds = %43, %15
  %47 = load ptr, ptr %0, align 8, !dbg !1422, !tbaa !55
  %48 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 5, !dbg !1424
  %49 = icmp eq ptr %48, %47, !dbg !1427
  br i1 %49, label %51, label %50, !dbg !1428

50:                                               ; preds = %46
  tail call void @_ZdlPv(ptr noundef %47) #19, !dbg !1429
  br label %51, !dbg !1433

51:                                               ; preds = %46, %50
  %52 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1434
  store i64 %1, ptr %52, align 8, !dbg !1435, !tbaa !57
  store ptr %16, ptr %0, align 8, !dbg !1436, !tbaa !55
  ret void, !dbg !1437
}

; Function Attrs: nounwind
declare !dbg !1438 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #11

; Function Attrs: noreturn
declare !dbg !1439 void @_ZSt20__throw_out_of_rangePKc(ptr noundef) local_unnamed_addr #10

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS1_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1440 {
  %3 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 3, !dbg !1441
  %4 = load i64, ptr %3, align 8, !dbg !1441, !tbaa !166
  %5 = icmp eq i64 %4, 0, !dbg !1443
  br i1 %5, label %6, label %34, !dbg !1444

6:                                                ; preds = %2
  %7 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !1445
  %8 = load ptr, ptr %7, align 8, !dbg !1448, !tbaa !38
  %9 = icmp eq ptr %8, null, !dbg !1449
  br i1 %9, label %23, label %10, !dbg !1450

10:                                               ; preds = %6
  %11 = load i32, ptr %1, align 4, !tbaa !124
  %12 = getelementptr inbounds i8, ptr %8, i64 8, !dbg !1451
  %13 = load i32, ptr %12, align 4, !dbg !1452, !tbaa !124
  %14 = icmp eq i32 %11, %13, !dbg !1455
  br i1 %14, label %23, label %19, !dbg !1456

15:                                               ; preds = %19
  %16 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !1451
  %17 = load i32, ptr %16, align 4, !dbg !1452, !tbaa !124
  %18 = icmp eq i32 %11, %17, !dbg !1455
  br i1 %18, label %23, label %19, !dbg !1456, !llvm.loop !1457

19:                                               ; preds = %10, %15
  %20 = phi ptr [ %21, %15 ], [ %8, %10 ]
  %21 = load ptr, ptr %20, align 8, !dbg !1460, !tbaa !38
  %22 = icmp eq ptr %21, null, !dbg !1462
  br i1 %22, label %23, label %15, !dbg !1458, !llvm.loop !1457

23:                                               ; preds = %19, %15, %10, %6
  %24 = phi ptr [ null, %6 ], [ %7, %10 ], [ %20, %15 ], [ null, %19 ], !dbg !1463
  %25 = icmp eq ptr %24, null, !dbg !1464
  br i1 %25, label %117, label %26, !dbg !1465

26:                                               ; preds = %23
  %27 = load ptr, ptr %24, align 8, !dbg !1466, !tbaa !38
  %28 = getelementptr inbounds i8, ptr %27, i64 8, !dbg !1467
  %29 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1468
  %30 = load i64, ptr %29, align 8, !dbg !1468, !tbaa !57
  %31 = load i32, ptr %28, align 4, !dbg !1470, !tbaa !124
  %32 = sext i32 %31 to i64, !dbg !1473
  %33 = urem i64 %32, %30, !dbg !1475
  br label %68, !dbg !1477

34:                                               ; preds = %2
  %35 = load i32, ptr %1, align 4, !dbg !1478, !tbaa !124
  %36 = sext i32 %35 to i64, !dbg !1480
  %37 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1482
  %38 = load i64, ptr %37, align 8, !dbg !1482, !tbaa !57
  %39 = urem i64 %36, %38, !dbg !1484
  %40 = load ptr, ptr %0, align 8, !dbg !1487, !tbaa !55
  %41 = getelementptr inbounds ptr, ptr %40, i64 %39, !dbg !1487
  %42 = load ptr, ptr %41, align 8, !dbg !1487, !tbaa !104
  %43 = icmp eq ptr %42, null, !dbg !1489
  br i1 %43, label %61, label %44, !dbg !1490

44:                                               ; preds = %34
  %45 = load ptr, ptr %42, align 8, !dbg !1491, !tbaa !38
  %46 = getelementptr inbounds i8, ptr %45, i64 8, !dbg !1492
  %47 = load i32, ptr %46, align 4, !dbg !1493, !tbaa !124
  %48 = icmp eq i32 %35, %47, !dbg !1497
  br i1 %48, label %61, label %51, !dbg !1498

49:                                               ; preds = %55
  %50 = icmp eq i32 %35, %57, !dbg !1497
  br i1 %50, label %61, label %51, !dbg !1498, !llvm.loop !1499

51:                                               ; preds = %44, %49
  %52 = phi ptr [ %53, %49 ], [ %45, %44 ]
  %53 = load ptr, ptr %52, align 8, !dbg !1502, !tbaa !38
  %54 = icmp eq ptr %53, null, !dbg !1503
  br i1 %54, label %61, label %55, !dbg !1504

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %53, i64 8, !dbg !1505
  %57 = load i32, ptr %56, align 4, !dbg !1506, !tbaa !124
  %58 = sext i32 %57 to i64, !dbg !1510
  %59 = urem i64 %58, %38, !dbg !1512
  %60 = icmp eq i64 %59, %39, !dbg !1514
  br i1 %60, label %49, label %61, !dbg !1515, !llvm.loop !1516

61:                                               ; preds = %49, %51, %55, %34, %44
  %62 = phi ptr [ null, %34 ], [ %42, %44 ], [ %52, %49 ], [ null, %55 ], [ null, %51 ], !dbg !1517
  %63 = icmp eq ptr %62, null, !dbg !1518
  br i1 %63, label %66, label %64, !dbg !1519

64:                                               ; preds = %61
  %65 = load ptr, ptr %62, align 8, !dbg !1520, !tbaa !38
  br label %66, !dbg !1521

66:                                               ; preds = %61, %64
  %67 = phi ptr [ %65, %64 ], [ undef, %61 ]
  br i1 %63, label %117, label %68

68:                                               ; preds = %66, %26
  %69 = phi ptr [ %27, %26 ], [ %67, %66 ], !dbg !1522
  %70 = phi i64 [ %33, %26 ], [ %39, %66 ], !dbg !1522
  %71 = phi ptr [ %24, %26 ], [ %62, %66 ], !dbg !1522
  %72 = load ptr, ptr %0, align 8, !dbg !1523, !tbaa !55
  %73 = getelementptr inbounds ptr, ptr %72, i64 %70, !dbg !1523
  %74 = load ptr, ptr %73, align 8, !dbg !1523, !tbaa !104
  %75 = icmp eq ptr %74, %71, !dbg !1526
  %76 = load ptr, ptr %69, align 8, !dbg !1527, !tbaa !38
  %77 = icmp eq ptr %76, null, !dbg !1527
  br i1 %75, label %78, label %102, !dbg !1528

78:                                               ; preds = %68
  br i1 %77, label %86, label %79, !dbg !1529

79:                                               ; preds = %78
  %80 = getelementptr inbounds i8, ptr %76, i64 8, !dbg !1530
  %81 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1531
  %82 = load i64, ptr %81, align 8, !dbg !1531, !tbaa !57
  %83 = load i32, ptr %80, align 4, !dbg !1533, !tbaa !124
  %84 = sext i32 %83 to i64, !dbg !1536
  %85 = urem i64 %84, %82, !dbg !1538
  br label %86, !dbg !1529

86:                                               ; preds = %79, %78
  %87 = phi i64 [ %85, %79 ], [ 0, %78 ], !dbg !1529
  %88 = icmp ne ptr %76, null, !dbg !1540
  %89 = icmp eq i64 %87, %70
  %90 = and i1 %88, %89, !dbg !1543
  br i1 %90, label %113, label %91, !dbg !1543

91:                                               ; preds = %86
  br i1 %88, label %92, label %94, !dbg !1544

92:                                               ; preds = %91
  %93 = getelementptr inbounds ptr, ptr %72, i64 %87, !dbg !1545
  store ptr %74, ptr %93, align 8, !dbg !1546, !tbaa !104
  br label %94, !dbg !1545

94:                                               ; preds = %92, %91
  %95 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 2, !dbg !1547
  %96 = load ptr, ptr %0, align 8, !dbg !1548, !tbaa !55
  %97 = getelementptr inbounds ptr, ptr %96, i64 %70, !dbg !1548
  %98 = load ptr, ptr %97, align 8, !dbg !1548, !tbaa !104
  %99 = icmp eq ptr %95, %98, !dbg !1549
  br i1 %99, label %100, label %101, !dbg !1550

100:                                              ; preds = %94
  store ptr %76, ptr %95, align 8, !dbg !1551, !tbaa !21
  br label %101, !dbg !1552

101:                                              ; preds = %100, %94
  store ptr null, ptr %97, align 8, !dbg !1553, !tbaa !104
  br label %113, !dbg !1554

102:                                              ; preds = %68
  br i1 %77, label %113, label %103, !dbg !1555

103:                                              ; preds = %102
  %104 = getelementptr inbounds i8, ptr %76, i64 8, !dbg !1556
  %105 = getelementptr inbounds %"class.std::_Hashtable", ptr %0, i64 0, i32 1, !dbg !1557
  %106 = load i64, ptr %105, align 8, !dbg !1557, !tbaa !57
  %107 = load i32, ptr %104, align 4, !dbg !1559, !tbaa !124
  %108 = sext i32 %107 to i64, !dbg !1562
  %109 = urem i64 %108, %106, !dbg !1564
  %110 = icmp eq i64 %109, %70, !dbg !1566
  br i1 %110, label %113, label %111, !dbg !1567

111:                                              ; preds = %103
  %112 = getelementptr inbounds ptr, ptr %72, i64 %109, !dbg !1568
  store ptr %71, ptr %112, align 8, !dbg !1569, !tbaa !104
  br label %113, !dbg !1568

113:                                              ; preds = %86, %101, %102, %103, %111
  %114 = load ptr, ptr %69, align 8, !dbg !1570, !tbaa !38
  store ptr %114, ptr %71, align 8, !dbg !1571, !tbaa !38
  tail call void @_ZdlPv(ptr noundef %69) #19, !dbg !1572
  %115 = load i64, ptr %3, align 8, !dbg !1577, !tbaa !166
  %116 = add i64 %115, -1, !dbg !1577
  store i64 %116, ptr %3, align 8, !dbg !1577, !tbaa !166
  br label %117, !dbg !1578

117:                                              ; preds = %23, %66, %113
  %118 = phi i64 [ 1, %113 ], [ 0, %66 ], [ 0, %23 ]
  ret i64 %118, !dbg !1579
}

; Function Attrs: noreturn nounwind
declare !dbg !1580 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 align 2 !dbg !1581 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #20, !dbg !1582
  tail call void @_ZdlPv(ptr noundef %0) #19, !dbg !1582
  ret void, !dbg !1582
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #5 align 2 personality ptr @__gxx_personality_v0 !dbg !1583 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 3, ptr %2, align 4, !tbaa !124
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !1584
  %4 = icmp eq i32 %3, 0, !dbg !1600
  br i1 %4, label %6, label %5, !dbg !1600

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #22, !dbg !1601
  unreachable, !dbg !1601

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4, !dbg !1602, !tbaa !124
  %8 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseIiSt4pairIKiiESaIS3_ENS_10_Select1stESt8equal_toIiESt4hashIiENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb0ELb0ELb1EEELb1EEixERS2_(ptr noundef nonnull align 1 dereferenceable(1) @_ZL8sessions, ptr noundef nonnull align 4 dereferenceable(4) %2)
          to label %12 unwind label %9, !dbg !1603

9:                                                ; preds = %6
  %10 = landingpad { ptr, i32 }
          cleanup, !dbg !1605
  %11 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !1606
  resume { ptr, i32 } %10, !dbg !1605

12:                                               ; preds = %6
  %13 = mul nsw i32 %7, %7, !dbg !1610
  store i32 %13, ptr %8, align 4, !dbg !1611, !tbaa !124
  %14 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #20, !dbg !1612
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !1605
  %15 = call fastcc noundef i32 @_ZL5closei(i32 noundef 3), !dbg !1616
  %16 = icmp eq i32 %15, 9, !dbg !1616
  br i1 %16, label %18, label %17, !dbg !1616

17:                                               ; preds = %12
  call void @__assert_fail(ptr noundef nonnull @.str.13, ptr noundef nonnull @.str.1, i32 noundef 30, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #23, !dbg !1616
  unreachable, !dbg !1616

18:                                               ; preds = %12
  ret void, !dbg !1617
}

; Function Attrs: uwtable
define linkonce_odr dso_local { ptr, i8 } @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE16_M_insert_uniqueIS5_S5_NS7_10_AllocNodeISaINS7_10_Hash_nodeIS5_Lb1EEEEEEEESt4pairINS7_14_Node_iteratorIS5_Lb1ELb1EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(32) %1, ptr noundef nonnull align 8 dereferenceable(32) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1618 {
  %5 = alloca %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>, std::__detail::_Identity, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, true, true>>::_Scoped_node", align 8
  %6 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 3, !dbg !1619
  %7 = load i64, ptr %6, align 8, !dbg !1619, !tbaa !334
  %8 = icmp ugt i64 %7, 20, !dbg !1621
  br i1 %8, label %34, label %9, !dbg !1622

9:                                                ; preds = %4
  %10 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1623
  %11 = load ptr, ptr %10, align 8, !dbg !1627, !tbaa !38
  %12 = icmp eq ptr %11, null, !dbg !1628
  br i1 %12, label %34, label %13, !dbg !1631

13:                                               ; preds = %9
  %14 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !419
  %16 = icmp eq i64 %15, 0
  %17 = load ptr, ptr %1, align 8
  br label %18, !dbg !1631

18:                                               ; preds = %13, %30
  %19 = phi i1 [ %12, %13 ], [ %32, %30 ]
  %20 = phi ptr [ %11, %13 ], [ %31, %30 ]
  %21 = getelementptr inbounds i8, ptr %20, i64 8, !dbg !1632
  %22 = getelementptr inbounds i8, ptr %20, i64 16, !dbg !1633
  %23 = load i64, ptr %22, align 8, !dbg !1633, !tbaa !419
  %24 = icmp eq i64 %15, %23, !dbg !1641
  br i1 %24, label %25, label %30, !dbg !1642

25:                                               ; preds = %18
  br i1 %16, label %33, label %26, !dbg !1643

26:                                               ; preds = %25
  %27 = load ptr, ptr %21, align 8, !dbg !1646, !tbaa !360
  %28 = tail call i32 @bcmp(ptr %17, ptr %27, i64 %15), !dbg !1650
  %29 = icmp eq i32 %28, 0, !dbg !1651
  br i1 %29, label %33, label %30, !dbg !1652

30:                                               ; preds = %18, %26
  %31 = load ptr, ptr %20, align 8, !dbg !1627, !tbaa !38
  %32 = icmp eq ptr %31, null, !dbg !1628
  br i1 %32, label %34, label %18, !dbg !1631, !llvm.loop !1653

33:                                               ; preds = %26, %25
  br i1 %19, label %34, label %112

34:                                               ; preds = %30, %9, %33, %4
  %35 = load ptr, ptr %1, align 8, !dbg !1655, !tbaa !360
  %36 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 1, !dbg !1662
  %37 = load i64, ptr %36, align 8, !dbg !1662, !tbaa !419
  %38 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %35, i64 noundef %37, i64 noundef 3339675911)
          to label %42 unwind label %39, !dbg !1665

39:                                               ; preds = %34
  %40 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1668
  %41 = extractvalue { ptr, i32 } %40, 0, !dbg !1668
  tail call void @__clang_call_terminate(ptr %41) #23, !dbg !1668
  unreachable, !dbg !1668

42:                                               ; preds = %34
  %43 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1669
  %44 = load i64, ptr %43, align 8, !dbg !1669, !tbaa !319
  %45 = urem i64 %38, %44, !dbg !1672
  %46 = load i64, ptr %6, align 8, !dbg !1676, !tbaa !334
  %47 = icmp ugt i64 %46, 20, !dbg !1678
  br i1 %47, label %48, label %90, !dbg !1679

48:                                               ; preds = %42
  %49 = load ptr, ptr %0, align 8, !dbg !1680, !tbaa !316
  %50 = getelementptr inbounds ptr, ptr %49, i64 %45, !dbg !1680
  %51 = load ptr, ptr %50, align 8, !dbg !1680, !tbaa !104
  %52 = icmp eq ptr %51, null, !dbg !1685
  br i1 %52, label %82, label %53, !dbg !1686

53:                                               ; preds = %48
  %54 = load ptr, ptr %51, align 8, !dbg !1687, !tbaa !38
  %55 = load i64, ptr %36, align 8
  %56 = icmp eq i64 %55, 0
  %57 = load ptr, ptr %1, align 8
  br label %58, !dbg !1688

58:                                               ; preds = %77, %53
  %59 = phi ptr [ %51, %53 ], [ %60, %77 ], !dbg !1689
  %60 = phi ptr [ %54, %53 ], [ %75, %77 ], !dbg !1689
  %61 = getelementptr inbounds i8, ptr %60, i64 8, !dbg !1690
  %62 = getelementptr inbounds i8, ptr %60, i64 40, !dbg !1691
  %63 = load i64, ptr %62, align 8, !dbg !1694, !tbaa !1697
  %64 = icmp eq i64 %63, %38, !dbg !1699
  br i1 %64, label %65, label %74, !dbg !1700

65:                                               ; preds = %58
  %66 = getelementptr inbounds i8, ptr %60, i64 16, !dbg !1701
  %67 = load i64, ptr %66, align 8, !dbg !1701, !tbaa !419
  %68 = icmp eq i64 %55, %67, !dbg !1706
  br i1 %68, label %69, label %74, !dbg !1707

69:                                               ; preds = %65
  br i1 %56, label %82, label %70, !dbg !1708

70:                                               ; preds = %69
  %71 = load ptr, ptr %61, align 8, !dbg !1710, !tbaa !360
  %72 = tail call i32 @bcmp(ptr %57, ptr %71, i64 %55), !dbg !1713
  %73 = icmp eq i32 %72, 0, !dbg !1714
  br i1 %73, label %82, label %74, !dbg !1715

74:                                               ; preds = %70, %65, %58
  %75 = load ptr, ptr %60, align 8, !dbg !1716, !tbaa !38
  %76 = icmp eq ptr %75, null, !dbg !1717
  br i1 %76, label %82, label %77, !dbg !1718

77:                                               ; preds = %74
  %78 = getelementptr inbounds i8, ptr %75, i64 40, !dbg !1719
  %79 = load i64, ptr %78, align 8, !dbg !1724, !tbaa !1697
  %80 = urem i64 %79, %44, !dbg !1725
  %81 = icmp eq i64 %80, %45, !dbg !1727
  br i1 %81, label %58, label %82, !dbg !1728, !llvm.loop !1729

82:                                               ; preds = %77, %74, %70, %69, %48
  %83 = phi ptr [ null, %48 ], [ null, %74 ], [ null, %77 ], [ %59, %70 ], [ %59, %69 ], !dbg !1689
  %84 = icmp eq ptr %83, null, !dbg !1732
  br i1 %84, label %87, label %85, !dbg !1732

85:                                               ; preds = %82
  %86 = load ptr, ptr %83, align 8, !dbg !1733, !tbaa !38
  br label %87, !dbg !1734

87:                                               ; preds = %82, %85
  %88 = phi ptr [ %86, %85 ], [ null, %82 ], !dbg !1735
  %89 = icmp eq ptr %88, null, !dbg !1736
  br i1 %89, label %90, label %112, !dbg !1736

90:                                               ; preds = %87, %42
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #20, !dbg !1737
  %91 = tail call noalias noundef nonnull dereferenceable(48) ptr @_Znwm(i64 noundef 48) #21, !dbg !1738
  store ptr null, ptr %91, align 8, !dbg !1749, !tbaa !38
  %92 = getelementptr inbounds i8, ptr %91, i64 8, !dbg !1753
  %93 = getelementptr inbounds i8, ptr %91, i64 24, !dbg !1754
  store ptr %93, ptr %92, align 8, !dbg !1762, !tbaa !401
  %94 = load ptr, ptr %1, align 8, !dbg !1765, !tbaa !360
  %95 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 2, !dbg !1768
  %96 = icmp eq ptr %94, %95, !dbg !1770
  br i1 %96, label %97, label %102, !dbg !1771

97:                                               ; preds = %90
  %98 = load i64, ptr %36, align 8, !dbg !1772, !tbaa !419
  %99 = add i64 %98, 1, !dbg !1774
  %100 = icmp eq i64 %99, 0, !dbg !1775
  br i1 %100, label %104, label %101, !dbg !1777

101:                                              ; preds = %97
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %93, ptr nonnull align 8 %95, i64 %99, i1 false), !dbg !1778
  br label %104, !dbg !1779

102:                                              ; preds = %90
  store ptr %94, ptr %92, align 8, !dbg !1780, !tbaa !360
  %103 = load i64, ptr %95, align 8, !dbg !1782, !tbaa !424
  store i64 %103, ptr %93, align 8, !dbg !1783, !tbaa !424
  br label %104

104:                                              ; preds = %97, %101, %102
  %105 = load i64, ptr %36, align 8, !dbg !1785, !tbaa !419
  %106 = getelementptr inbounds i8, ptr %91, i64 16, !dbg !1787
  store i64 %105, ptr %106, align 8, !dbg !1789, !tbaa !419
  store ptr %95, ptr %1, align 8, !dbg !1790, !tbaa !360
  store i64 0, ptr %36, align 8, !dbg !1792, !tbaa !419
  store i8 0, ptr %95, align 8, !dbg !1795, !tbaa !424
  store ptr %0, ptr %5, align 8, !dbg !1797, !tbaa !1800
  %107 = getelementptr inbounds %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>, std::__detail::_Identity, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, true, true>>::_Scoped_node", ptr %5, i64 0, i32 1, !dbg !1802
  store ptr %91, ptr %107, align 8, !dbg !1802, !tbaa !1803
  %108 = invoke ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS7_10_Hash_nodeIS5_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %45, i64 noundef %38, ptr noundef nonnull %91, i64 noundef 1)
          to label %109 unwind label %110, !dbg !1804

109:                                              ; preds = %104
  store ptr null, ptr %107, align 8, !dbg !1805, !tbaa !1803
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #20, !dbg !1806
  br label %112

110:                                              ; preds = %104
  %111 = landingpad { ptr, i32 }
          cleanup, !dbg !1806
  call void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %5) #20, !dbg !1806
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #20, !dbg !1806
  resume { ptr, i32 } %111, !dbg !1806

112:                                              ; preds = %87, %109, %33
  %113 = phi ptr [ %108, %109 ], [ %20, %33 ], [ %88, %87 ], !dbg !1807
  %114 = phi i8 [ 1, %109 ], [ 0, %33 ], [ 0, %87 ], !dbg !1807
  %115 = insertvalue { ptr, i8 } poison, ptr %113, 0, !dbg !1806
  %116 = insertvalue { ptr, i8 } %115, i8 %114, 1, !dbg !1806
  ret { ptr, i8 } %116, !dbg !1806
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS7_10_Hash_nodeIS5_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1808 {
  %6 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 4, !dbg !1809
  %7 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 4, i32 1, !dbg !1810
  %8 = load i64, ptr %7, align 8, !dbg !1810, !tbaa !1310
  %9 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1812
  %10 = load i64, ptr %9, align 8, !dbg !1812, !tbaa !319
  %11 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 3, !dbg !1813
  %12 = load i64, ptr %11, align 8, !dbg !1813, !tbaa !334
  %13 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %10, i64 noundef %12, i64 noundef %4), !dbg !1814
  %14 = extractvalue { i8, i64 } %13, 0, !dbg !1814
  %15 = and i8 %14, 1, !dbg !1815
  %16 = icmp eq i8 %15, 0, !dbg !1815
  br i1 %16, label %34, label %17, !dbg !1816

17:                                               ; preds = %5
  %18 = extractvalue { i8, i64 } %13, 1, !dbg !1814
  invoke void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %18)
          to label %31 unwind label %19, !dbg !1817

19:                                               ; preds = %17
  %20 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1820
  %21 = extractvalue { ptr, i32 } %20, 0, !dbg !1820
  %22 = tail call ptr @__cxa_begin_catch(ptr %21) #20, !dbg !1821
  %23 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 4, i32 1, !dbg !1822
  store i64 %8, ptr %23, align 8, !dbg !1824, !tbaa !1310
  invoke void @__cxa_rethrow() #22
          to label %30 unwind label %24, !dbg !1825

24:                                               ; preds = %19
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !1820
  invoke void @__cxa_end_catch()
          to label %26 unwind label %27, !dbg !1826

26:                                               ; preds = %24
  resume { ptr, i32 } %25, !dbg !1826

27:                                               ; preds = %24
  %28 = landingpad { ptr, i32 }
          catch ptr null, !dbg !1826
  %29 = extractvalue { ptr, i32 } %28, 0, !dbg !1826
  tail call void @__clang_call_terminate(ptr %29) #23, !dbg !1826
  unreachable, !dbg !1826

30:                                               ; preds = %19
  unreachable

31:                                               ; preds = %17
  %32 = load i64, ptr %9, align 8, !dbg !1827, !tbaa !319
  %33 = urem i64 %2, %32, !dbg !1829
  br label %34, !dbg !1832

34:                                               ; preds = %31, %5
  %35 = phi i64 [ %33, %31 ], [ %1, %5 ]
  %36 = getelementptr inbounds i8, ptr %3, i64 40, !dbg !1833
  store i64 %2, ptr %36, align 8, !dbg !1834, !tbaa !1697
  %37 = load ptr, ptr %0, align 8, !dbg !1837, !tbaa !316
  %38 = getelementptr inbounds ptr, ptr %37, i64 %35, !dbg !1837
  %39 = load ptr, ptr %38, align 8, !dbg !1837, !tbaa !104
  %40 = icmp eq ptr %39, null, !dbg !1837
  br i1 %40, label %44, label %41, !dbg !1837

41:                                               ; preds = %34
  %42 = load ptr, ptr %39, align 8, !dbg !1840, !tbaa !38
  store ptr %42, ptr %3, align 8, !dbg !1841, !tbaa !38
  %43 = load ptr, ptr %38, align 8, !dbg !1842, !tbaa !104
  store ptr %3, ptr %43, align 8, !dbg !1843, !tbaa !38
  br label %58, !dbg !1844

44:                                               ; preds = %34
  %45 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1845
  %46 = load ptr, ptr %45, align 8, !dbg !1846, !tbaa !840
  store ptr %46, ptr %3, align 8, !dbg !1847, !tbaa !38
  store ptr %3, ptr %45, align 8, !dbg !1848, !tbaa !840
  %47 = load ptr, ptr %3, align 8, !dbg !1849, !tbaa !38
  %48 = icmp eq ptr %47, null, !dbg !1850
  br i1 %48, label %55, label %49, !dbg !1850

49:                                               ; preds = %44
  %50 = load i64, ptr %9, align 8, !dbg !1851, !tbaa !319
  %51 = getelementptr inbounds i8, ptr %47, i64 40, !dbg !1853
  %52 = load i64, ptr %51, align 8, !dbg !1855, !tbaa !1697
  %53 = urem i64 %52, %50, !dbg !1856
  %54 = getelementptr inbounds ptr, ptr %37, i64 %53, !dbg !1858
  store ptr %3, ptr %54, align 8, !dbg !1859, !tbaa !104
  br label %55, !dbg !1858

55:                                               ; preds = %49, %44
  %56 = load ptr, ptr %0, align 8, !dbg !1860, !tbaa !316
  %57 = getelementptr inbounds ptr, ptr %56, i64 %35, !dbg !1860
  store ptr %45, ptr %57, align 8, !dbg !1861, !tbaa !104
  br label %58

58:                                               ; preds = %41, %55
  %59 = load i64, ptr %11, align 8, !dbg !1862, !tbaa !334
  %60 = add i64 %59, 1, !dbg !1862
  store i64 %60, ptr %11, align 8, !dbg !1862, !tbaa !334
  ret ptr %3, !dbg !1863
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #14 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1864 {
  %2 = getelementptr inbounds %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::__cxx11::basic_string<char>, std::allocator<std::__cxx11::basic_string<char>>, std::__detail::_Identity, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, true, true>>::_Scoped_node", ptr %0, i64 0, i32 1, !dbg !1865
  %3 = load ptr, ptr %2, align 8, !dbg !1865, !tbaa !1803
  %4 = icmp eq ptr %3, null, !dbg !1865
  br i1 %4, label %12, label %5, !dbg !1865

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !1866
  %7 = load ptr, ptr %6, align 8, !dbg !1868, !tbaa !360
  %8 = getelementptr inbounds i8, ptr %3, i64 24, !dbg !1875
  %9 = icmp eq ptr %7, %8, !dbg !1877
  br i1 %9, label %11, label %10, !dbg !1878

10:                                               ; preds = %5
  tail call void @_ZdlPv(ptr noundef %7) #19, !dbg !1879
  br label %11, !dbg !1883

11:                                               ; preds = %5, %10
  tail call void @_ZdlPv(ptr noundef %3) #19, !dbg !1884
  br label %12, !dbg !1888

12:                                               ; preds = %11, %1
  ret void, !dbg !1889
}

declare !dbg !1890 noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1892 {
  %3 = icmp eq i64 %1, 1, !dbg !1893
  br i1 %3, label %4, label %6, !dbg !1896, !prof !1096

4:                                                ; preds = %2
  %5 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 5, !dbg !1897
  store ptr null, ptr %5, align 8, !dbg !1898, !tbaa !1899
  br label %15, !dbg !1900

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975, !dbg !1901
  br i1 %7, label %8, label %12, !dbg !1906, !prof !1096

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951, !dbg !1907
  br i1 %9, label %10, label %11, !dbg !1908

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #22, !dbg !1909
  unreachable, !dbg !1909

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #22, !dbg !1910
  unreachable, !dbg !1910

12:                                               ; preds = %6
  %13 = shl i64 %1, 3, !dbg !1911
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #21, !dbg !1912
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false), !dbg !1913
  br label %15, !dbg !1914

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ], !dbg !1915
  %17 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1916
  %18 = load ptr, ptr %17, align 8, !dbg !1918, !tbaa !840
  store ptr null, ptr %17, align 8, !dbg !1919, !tbaa !840
  %19 = icmp eq ptr %18, null, !dbg !1920
  br i1 %19, label %45, label %20, !dbg !1921

20:                                               ; preds = %15, %42
  %21 = phi ptr [ %23, %42 ], [ %18, %15 ]
  %22 = phi i64 [ %43, %42 ], [ 0, %15 ]
  %23 = load ptr, ptr %21, align 8, !dbg !1922, !tbaa !38
  %24 = getelementptr inbounds i8, ptr %21, i64 40, !dbg !1924
  %25 = load i64, ptr %24, align 8, !dbg !1926, !tbaa !1697
  %26 = urem i64 %25, %1, !dbg !1927
  %27 = getelementptr inbounds ptr, ptr %16, i64 %26, !dbg !1929
  %28 = load ptr, ptr %27, align 8, !dbg !1929, !tbaa !104
  %29 = icmp eq ptr %28, null, !dbg !1929
  br i1 %29, label %30, label %36, !dbg !1930

30:                                               ; preds = %20
  %31 = load ptr, ptr %17, align 8, !dbg !1931, !tbaa !840
  store ptr %31, ptr %21, align 8, !dbg !1932, !tbaa !38
  store ptr %21, ptr %17, align 8, !dbg !1933, !tbaa !840
  store ptr %17, ptr %27, align 8, !dbg !1934, !tbaa !104
  %32 = load ptr, ptr %21, align 8, !dbg !1935, !tbaa !38
  %33 = icmp eq ptr %32, null, !dbg !1936
  br i1 %33, label %42, label %34, !dbg !1936

34:                                               ; preds = %30
  %35 = getelementptr inbounds ptr, ptr %16, i64 %22, !dbg !1937
  br label %39, !dbg !1937

36:                                               ; preds = %20
  %37 = load ptr, ptr %28, align 8, !dbg !1938, !tbaa !38
  store ptr %37, ptr %21, align 8, !dbg !1939, !tbaa !38
  %38 = load ptr, ptr %27, align 8, !dbg !1940, !tbaa !104
  br label %39

39:                                               ; preds = %36, %34
  %40 = phi ptr [ %35, %34 ], [ %38, %36 ]
  %41 = phi i64 [ %26, %34 ], [ %22, %36 ]
  store ptr %21, ptr %40, align 8, !dbg !1941, !tbaa !104
  br label %42, !dbg !1920

42:                                               ; preds = %39, %30
  %43 = phi i64 [ %26, %30 ], [ %41, %39 ], !dbg !1941
  %44 = icmp eq ptr %23, null, !dbg !1920
  br i1 %44, label %45, label %20, !dbg !1921, !llvm.loop !1942

45:                                               ; preds = %42, %15
  %46 = load ptr, ptr %0, align 8, !dbg !1944, !tbaa !316
  %47 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 5, !dbg !1946
  %48 = icmp eq ptr %47, %46, !dbg !1949
  br i1 %48, label %50, label %49, !dbg !1950

49:                                               ; preds = %45
  tail call void @_ZdlPv(ptr noundef %46) #19, !dbg !1951
  br label %50, !dbg !1955

50:                                               ; preds = %45, %49
  %51 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !1956
  store i64 %1, ptr %51, align 8, !dbg !1957, !tbaa !319
  store ptr %16, ptr %0, align 8, !dbg !1958, !tbaa !316
  ret void, !dbg !1959
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNKSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE4findERKS5_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !1960 {
  %3 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 3, !dbg !1961
  %4 = load i64, ptr %3, align 8, !dbg !1961, !tbaa !334
  %5 = icmp ugt i64 %4, 20, !dbg !1963
  br i1 %5, label %29, label %6, !dbg !1964

6:                                                ; preds = %2
  %7 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 2, !dbg !1965
  %8 = load ptr, ptr %7, align 8, !dbg !1969, !tbaa !38
  %9 = icmp eq ptr %8, null, !dbg !1970
  br i1 %9, label %79, label %10, !dbg !1972

10:                                               ; preds = %6
  %11 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !419
  %13 = icmp eq i64 %12, 0
  %14 = load ptr, ptr %1, align 8
  br label %15, !dbg !1972

15:                                               ; preds = %10, %26
  %16 = phi ptr [ %8, %10 ], [ %27, %26 ]
  %17 = getelementptr inbounds i8, ptr %16, i64 8, !dbg !1973
  %18 = getelementptr inbounds i8, ptr %16, i64 16, !dbg !1974
  %19 = load i64, ptr %18, align 8, !dbg !1974, !tbaa !419
  %20 = icmp eq i64 %12, %19, !dbg !1980
  br i1 %20, label %21, label %26, !dbg !1981

21:                                               ; preds = %15
  br i1 %13, label %79, label %22, !dbg !1982

22:                                               ; preds = %21
  %23 = load ptr, ptr %17, align 8, !dbg !1984, !tbaa !360
  %24 = tail call i32 @bcmp(ptr %14, ptr %23, i64 %12), !dbg !1987
  %25 = icmp eq i32 %24, 0, !dbg !1988
  br i1 %25, label %79, label %26, !dbg !1989

26:                                               ; preds = %15, %22
  %27 = load ptr, ptr %16, align 8, !dbg !1969, !tbaa !38
  %28 = icmp eq ptr %27, null, !dbg !1970
  br i1 %28, label %79, label %15, !dbg !1972, !llvm.loop !1990

29:                                               ; preds = %2
  %30 = load ptr, ptr %1, align 8, !dbg !1992, !tbaa !360
  %31 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %1, i64 0, i32 1, !dbg !1998
  %32 = load i64, ptr %31, align 8, !dbg !1998, !tbaa !419
  %33 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %30, i64 noundef %32, i64 noundef 3339675911)
          to label %37 unwind label %34, !dbg !2000

34:                                               ; preds = %29
  %35 = landingpad { ptr, i32 }
          catch ptr null, !dbg !2002
  %36 = extractvalue { ptr, i32 } %35, 0, !dbg !2002
  tail call void @__clang_call_terminate(ptr %36) #23, !dbg !2002
  unreachable, !dbg !2002

37:                                               ; preds = %29
  %38 = getelementptr inbounds %"class.std::_Hashtable.2", ptr %0, i64 0, i32 1, !dbg !2003
  %39 = load i64, ptr %38, align 8, !dbg !2003, !tbaa !319
  %40 = urem i64 %33, %39, !dbg !2005
  %41 = load ptr, ptr %0, align 8, !dbg !2008, !tbaa !316
  %42 = getelementptr inbounds ptr, ptr %41, i64 %40, !dbg !2008
  %43 = load ptr, ptr %42, align 8, !dbg !2008, !tbaa !104
  %44 = icmp eq ptr %43, null, !dbg !2013
  br i1 %44, label %74, label %45, !dbg !2014

45:                                               ; preds = %37
  %46 = load ptr, ptr %43, align 8, !dbg !2015, !tbaa !38
  %47 = load i64, ptr %31, align 8
  %48 = icmp eq i64 %47, 0
  %49 = load ptr, ptr %1, align 8
  br label %50, !dbg !2016

50:                                               ; preds = %69, %45
  %51 = phi ptr [ %43, %45 ], [ %52, %69 ], !dbg !2017
  %52 = phi ptr [ %46, %45 ], [ %67, %69 ], !dbg !2017
  %53 = getelementptr inbounds i8, ptr %52, i64 8, !dbg !2018
  %54 = getelementptr inbounds i8, ptr %52, i64 40, !dbg !2019
  %55 = load i64, ptr %54, align 8, !dbg !2022, !tbaa !1697
  %56 = icmp eq i64 %55, %33, !dbg !2024
  br i1 %56, label %57, label %66, !dbg !2025

57:                                               ; preds = %50
  %58 = getelementptr inbounds i8, ptr %52, i64 16, !dbg !2026
  %59 = load i64, ptr %58, align 8, !dbg !2026, !tbaa !419
  %60 = icmp eq i64 %47, %59, !dbg !2031
  br i1 %60, label %61, label %66, !dbg !2032

61:                                               ; preds = %57
  br i1 %48, label %74, label %62, !dbg !2033

62:                                               ; preds = %61
  %63 = load ptr, ptr %53, align 8, !dbg !2035, !tbaa !360
  %64 = tail call i32 @bcmp(ptr %49, ptr %63, i64 %47), !dbg !2038
  %65 = icmp eq i32 %64, 0, !dbg !2039
  br i1 %65, label %74, label %66, !dbg !2040

66:                                               ; preds = %62, %57, %50
  %67 = load ptr, ptr %52, align 8, !dbg !2041, !tbaa !38
  %68 = icmp eq ptr %67, null, !dbg !2042
  br i1 %68, label %74, label %69, !dbg !2043

69:                                               ; preds = %66
  %70 = getelementptr inbounds i8, ptr %67, i64 40, !dbg !2044
  %71 = load i64, ptr %70, align 8, !dbg !2047, !tbaa !1697
  %72 = urem i64 %71, %39, !dbg !2048
  %73 = icmp eq i64 %72, %40, !dbg !2050
  br i1 %73, label %50, label %74, !dbg !2051, !llvm.loop !2052

74:                                               ; preds = %69, %66, %62, %61, %37
  %75 = phi ptr [ null, %37 ], [ null, %66 ], [ null, %69 ], [ %51, %62 ], [ %51, %61 ], !dbg !2017
  %76 = icmp eq ptr %75, null, !dbg !2055
  br i1 %76, label %79, label %77, !dbg !2055

77:                                               ; preds = %74
  %78 = load ptr, ptr %75, align 8, !dbg !2056, !tbaa !38
  br label %79, !dbg !2057

79:                                               ; preds = %22, %26, %21, %6, %77, %74
  %80 = phi ptr [ %78, %77 ], [ null, %74 ], [ null, %6 ], [ %16, %21 ], [ null, %26 ], [ %16, %22 ], !dbg !2058
  ret ptr %80, !dbg !2059
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE20_M_insert_multi_nodeEPNS4_10_Hash_nodeIS2_Lb0EEEmSI_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2060 {
  %5 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 4, !dbg !2061
  %6 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 4, i32 1, !dbg !2062
  %7 = load i64, ptr %6, align 8, !dbg !2062, !tbaa !1310
  %8 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 1, !dbg !2064
  %9 = load i64, ptr %8, align 8, !dbg !2064, !tbaa !498
  %10 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 3, !dbg !2065
  %11 = load i64, ptr %10, align 8, !dbg !2065, !tbaa !546
  %12 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %5, i64 noundef %9, i64 noundef %11, i64 noundef 1), !dbg !2066
  %13 = extractvalue { i8, i64 } %12, 0, !dbg !2066
  %14 = and i8 %13, 1, !dbg !2067
  %15 = icmp eq i8 %14, 0, !dbg !2067
  br i1 %15, label %30, label %16, !dbg !2068

16:                                               ; preds = %4
  %17 = extractvalue { i8, i64 } %12, 1, !dbg !2066
  invoke void @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE13_M_rehash_auxEmSt17integral_constantIbLb0EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %17)
          to label %30 unwind label %18, !dbg !2069

18:                                               ; preds = %16
  %19 = landingpad { ptr, i32 }
          catch ptr null, !dbg !2072
  %20 = extractvalue { ptr, i32 } %19, 0, !dbg !2072
  %21 = tail call ptr @__cxa_begin_catch(ptr %20) #20, !dbg !2073
  %22 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 4, i32 1, !dbg !2074
  store i64 %7, ptr %22, align 8, !dbg !2076, !tbaa !1310
  invoke void @__cxa_rethrow() #22
          to label %29 unwind label %23, !dbg !2077

23:                                               ; preds = %18
  %24 = landingpad { ptr, i32 }
          cleanup, !dbg !2072
  invoke void @__cxa_end_catch()
          to label %25 unwind label %26, !dbg !2078

25:                                               ; preds = %23
  resume { ptr, i32 } %24, !dbg !2078

26:                                               ; preds = %23
  %27 = landingpad { ptr, i32 }
          catch ptr null, !dbg !2078
  %28 = extractvalue { ptr, i32 } %27, 0, !dbg !2078
  tail call void @__clang_call_terminate(ptr %28) #23, !dbg !2078
  unreachable, !dbg !2078

29:                                               ; preds = %18
  unreachable

30:                                               ; preds = %16, %4
  %31 = getelementptr inbounds i8, ptr %3, i64 8, !dbg !2079
  %32 = load i64, ptr %8, align 8, !dbg !2080, !tbaa !498
  %33 = urem i64 %2, %32, !dbg !2082
  %34 = icmp eq ptr %1, null, !dbg !2085
  br i1 %34, label %40, label %35, !dbg !2086, !prof !2087

35:                                               ; preds = %30
  %36 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !2088
  %37 = load i32, ptr %31, align 4, !dbg !2089, !tbaa !124
  %38 = load i32, ptr %36, align 4, !dbg !2093, !tbaa !124
  %39 = icmp eq i32 %37, %38, !dbg !2094
  br i1 %39, label %63, label %40, !dbg !2095

40:                                               ; preds = %35, %30
  %41 = load ptr, ptr %0, align 8, !dbg !2096, !tbaa !495
  %42 = getelementptr inbounds ptr, ptr %41, i64 %33, !dbg !2096
  %43 = load ptr, ptr %42, align 8, !dbg !2096, !tbaa !104
  %44 = icmp eq ptr %43, null, !dbg !2098
  br i1 %44, label %63, label %45, !dbg !2099

45:                                               ; preds = %40
  %46 = load ptr, ptr %43, align 8, !dbg !2100, !tbaa !38
  %47 = load i32, ptr %31, align 4, !tbaa !124
  %48 = getelementptr inbounds i8, ptr %46, i64 8, !dbg !2101
  %49 = load i32, ptr %48, align 4, !dbg !2102, !tbaa !124
  %50 = icmp eq i32 %47, %49, !dbg !2106
  br i1 %50, label %63, label %53, !dbg !2107

51:                                               ; preds = %57
  %52 = icmp eq i32 %47, %59, !dbg !2106
  br i1 %52, label %63, label %53, !dbg !2107, !llvm.loop !2108

53:                                               ; preds = %45, %51
  %54 = phi ptr [ %55, %51 ], [ %46, %45 ]
  %55 = load ptr, ptr %54, align 8, !dbg !2111, !tbaa !38
  %56 = icmp eq ptr %55, null, !dbg !2112
  br i1 %56, label %63, label %57, !dbg !2113

57:                                               ; preds = %53
  %58 = getelementptr inbounds i8, ptr %55, i64 8, !dbg !2114
  %59 = load i32, ptr %58, align 4, !dbg !2115, !tbaa !124
  %60 = sext i32 %59 to i64, !dbg !2119
  %61 = urem i64 %60, %32, !dbg !2121
  %62 = icmp eq i64 %61, %33, !dbg !2123
  br i1 %62, label %51, label %63, !dbg !2124, !llvm.loop !2125

63:                                               ; preds = %57, %53, %51, %45, %40, %35
  %64 = phi ptr [ %1, %35 ], [ null, %40 ], [ %43, %45 ], [ %54, %51 ], [ null, %57 ], [ null, %53 ], !dbg !2095
  %65 = icmp eq ptr %64, null, !dbg !2126
  br i1 %65, label %84, label %66, !dbg !2126

66:                                               ; preds = %63
  %67 = load ptr, ptr %64, align 8, !dbg !2127, !tbaa !38
  store ptr %67, ptr %3, align 8, !dbg !2128, !tbaa !38
  store ptr %3, ptr %64, align 8, !dbg !2129, !tbaa !38
  %68 = icmp eq ptr %64, %1, !dbg !2130
  br i1 %68, label %69, label %106, !dbg !2131, !prof !1096

69:                                               ; preds = %66
  %70 = load ptr, ptr %3, align 8, !dbg !2132, !tbaa !38
  %71 = icmp eq ptr %70, null, !dbg !2133
  br i1 %71, label %106, label %72, !dbg !2134

72:                                               ; preds = %69
  %73 = getelementptr inbounds i8, ptr %70, i64 8, !dbg !2135
  %74 = load i32, ptr %31, align 4, !dbg !2136, !tbaa !124
  %75 = load i32, ptr %73, align 4, !dbg !2140, !tbaa !124
  %76 = icmp eq i32 %74, %75, !dbg !2141
  br i1 %76, label %106, label %77, !dbg !2133

77:                                               ; preds = %72
  %78 = sext i32 %75 to i64, !dbg !2142
  %79 = urem i64 %78, %32, !dbg !2147
  %80 = icmp eq i64 %79, %33, !dbg !2149
  br i1 %80, label %106, label %81, !dbg !2150

81:                                               ; preds = %77
  %82 = load ptr, ptr %0, align 8, !dbg !2151, !tbaa !495
  %83 = getelementptr inbounds ptr, ptr %82, i64 %79, !dbg !2151
  store ptr %3, ptr %83, align 8, !dbg !2152, !tbaa !104
  br label %106, !dbg !2151

84:                                               ; preds = %63
  %85 = load ptr, ptr %0, align 8, !dbg !2153, !tbaa !495
  %86 = getelementptr inbounds ptr, ptr %85, i64 %33, !dbg !2153
  %87 = load ptr, ptr %86, align 8, !dbg !2153, !tbaa !104
  %88 = icmp eq ptr %87, null, !dbg !2153
  br i1 %88, label %92, label %89, !dbg !2153

89:                                               ; preds = %84
  %90 = load ptr, ptr %87, align 8, !dbg !2156, !tbaa !38
  store ptr %90, ptr %3, align 8, !dbg !2157, !tbaa !38
  %91 = load ptr, ptr %86, align 8, !dbg !2158, !tbaa !104
  store ptr %3, ptr %91, align 8, !dbg !2159, !tbaa !38
  br label %106, !dbg !2160

92:                                               ; preds = %84
  %93 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 2, !dbg !2161
  %94 = load ptr, ptr %93, align 8, !dbg !2162, !tbaa !799
  store ptr %94, ptr %3, align 8, !dbg !2163, !tbaa !38
  store ptr %3, ptr %93, align 8, !dbg !2164, !tbaa !799
  %95 = load ptr, ptr %3, align 8, !dbg !2165, !tbaa !38
  %96 = icmp eq ptr %95, null, !dbg !2166
  br i1 %96, label %103, label %97, !dbg !2166

97:                                               ; preds = %92
  %98 = getelementptr inbounds i8, ptr %95, i64 8, !dbg !2167
  %99 = load i32, ptr %98, align 4, !dbg !2168, !tbaa !124
  %100 = sext i32 %99 to i64, !dbg !2172
  %101 = urem i64 %100, %32, !dbg !2174
  %102 = getelementptr inbounds ptr, ptr %85, i64 %101, !dbg !2176
  store ptr %3, ptr %102, align 8, !dbg !2177, !tbaa !104
  br label %103, !dbg !2176

103:                                              ; preds = %97, %92
  %104 = load ptr, ptr %0, align 8, !dbg !2178, !tbaa !495
  %105 = getelementptr inbounds ptr, ptr %104, i64 %33, !dbg !2178
  store ptr %93, ptr %105, align 8, !dbg !2179, !tbaa !104
  br label %106

106:                                              ; preds = %103, %89, %77, %81, %66, %72, %69
  %107 = load i64, ptr %10, align 8, !dbg !2180, !tbaa !546
  %108 = add i64 %107, 1, !dbg !2180
  store i64 %108, ptr %10, align 8, !dbg !2180, !tbaa !546
  ret ptr %3, !dbg !2181
}

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE13_M_rehash_auxEmSt17integral_constantIbLb0EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !2182 {
  %3 = icmp eq i64 %1, 1, !dbg !2183
  br i1 %3, label %4, label %6, !dbg !2186, !prof !1096

4:                                                ; preds = %2
  %5 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 5, !dbg !2187
  store ptr null, ptr %5, align 8, !dbg !2188, !tbaa !2189
  br label %15, !dbg !2190

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975, !dbg !2191
  br i1 %7, label %8, label %12, !dbg !2195, !prof !1096

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951, !dbg !2196
  br i1 %9, label %10, label %11, !dbg !2197

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #22, !dbg !2198
  unreachable, !dbg !2198

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #22, !dbg !2199
  unreachable, !dbg !2199

12:                                               ; preds = %6
  %13 = shl i64 %1, 3, !dbg !2200
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #21, !dbg !2201
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false), !dbg !2202
  br label %15, !dbg !2203

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ], !dbg !2204
  %17 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 2, !dbg !2205
  %18 = load ptr, ptr %17, align 8, !dbg !2207, !tbaa !799
  store ptr null, ptr %17, align 8, !dbg !2208, !tbaa !799
  %19 = icmp eq ptr %18, null, !dbg !2209
  br i1 %19, label %72, label %20, !dbg !2210

20:                                               ; preds = %15, %68
  %21 = phi ptr [ %26, %68 ], [ %18, %15 ]
  %22 = phi i64 [ %70, %68 ], [ 0, %15 ]
  %23 = phi i64 [ %30, %68 ], [ 0, %15 ]
  %24 = phi ptr [ %21, %68 ], [ null, %15 ]
  %25 = phi i8 [ %69, %68 ], [ 0, %15 ]
  %26 = load ptr, ptr %21, align 8, !dbg !2211, !tbaa !38
  %27 = getelementptr inbounds i8, ptr %21, i64 8, !dbg !2213
  %28 = load i32, ptr %27, align 4, !dbg !2214, !tbaa !124
  %29 = sext i32 %28 to i64, !dbg !2217
  %30 = urem i64 %29, %1, !dbg !2219
  %31 = icmp ne ptr %24, null, !dbg !2221
  %32 = icmp eq i64 %23, %30
  %33 = and i1 %31, %32, !dbg !2222
  br i1 %33, label %34, label %36, !dbg !2222

34:                                               ; preds = %20
  %35 = load ptr, ptr %24, align 8, !dbg !2223, !tbaa !38
  store ptr %35, ptr %21, align 8, !dbg !2224, !tbaa !38
  br label %64, !dbg !2225

36:                                               ; preds = %20
  %37 = and i8 %25, 1, !dbg !2226
  %38 = icmp eq i8 %37, 0, !dbg !2226
  br i1 %38, label %50, label %39, !dbg !2226

39:                                               ; preds = %36
  %40 = load ptr, ptr %24, align 8, !dbg !2227, !tbaa !38
  %41 = icmp eq ptr %40, null, !dbg !2228
  br i1 %41, label %50, label %42, !dbg !2228

42:                                               ; preds = %39
  %43 = getelementptr inbounds i8, ptr %40, i64 8, !dbg !2229
  %44 = load i32, ptr %43, align 4, !dbg !2230, !tbaa !124
  %45 = sext i32 %44 to i64, !dbg !2233
  %46 = urem i64 %45, %1, !dbg !2235
  %47 = icmp eq i64 %46, %23, !dbg !2237
  br i1 %47, label %50, label %48, !dbg !2238

48:                                               ; preds = %42
  %49 = getelementptr inbounds ptr, ptr %16, i64 %46, !dbg !2239
  store ptr %24, ptr %49, align 8, !dbg !2240, !tbaa !104
  br label %50, !dbg !2239

50:                                               ; preds = %39, %48, %42, %36
  %51 = phi i8 [ %25, %36 ], [ 0, %42 ], [ 0, %48 ], [ 0, %39 ], !dbg !2241
  %52 = getelementptr inbounds ptr, ptr %16, i64 %30, !dbg !2242
  %53 = load ptr, ptr %52, align 8, !dbg !2242, !tbaa !104
  %54 = icmp eq ptr %53, null, !dbg !2242
  br i1 %54, label %55, label %61, !dbg !2243

55:                                               ; preds = %50
  %56 = load ptr, ptr %17, align 8, !dbg !2244, !tbaa !799
  store ptr %56, ptr %21, align 8, !dbg !2245, !tbaa !38
  store ptr %21, ptr %17, align 8, !dbg !2246, !tbaa !799
  store ptr %17, ptr %52, align 8, !dbg !2247, !tbaa !104
  %57 = load ptr, ptr %21, align 8, !dbg !2248, !tbaa !38
  %58 = icmp eq ptr %57, null, !dbg !2249
  br i1 %58, label %68, label %59, !dbg !2249

59:                                               ; preds = %55
  %60 = getelementptr inbounds ptr, ptr %16, i64 %22, !dbg !2250
  br label %64, !dbg !2250

61:                                               ; preds = %50
  %62 = load ptr, ptr %53, align 8, !dbg !2251, !tbaa !38
  store ptr %62, ptr %21, align 8, !dbg !2252, !tbaa !38
  %63 = load ptr, ptr %52, align 8, !dbg !2253, !tbaa !104
  br label %64

64:                                               ; preds = %34, %61, %59
  %65 = phi ptr [ %60, %59 ], [ %63, %61 ], [ %24, %34 ]
  %66 = phi i8 [ %51, %59 ], [ %51, %61 ], [ 1, %34 ]
  %67 = phi i64 [ %30, %59 ], [ %22, %61 ], [ %22, %34 ]
  store ptr %21, ptr %65, align 8, !dbg !2241, !tbaa !104
  br label %68, !dbg !2209

68:                                               ; preds = %64, %55
  %69 = phi i8 [ %51, %55 ], [ %66, %64 ], !dbg !2241
  %70 = phi i64 [ %30, %55 ], [ %67, %64 ], !dbg !2241
  %71 = icmp eq ptr %26, null, !dbg !2209
  br i1 %71, label %72, label %20, !dbg !2210, !llvm.loop !2254

72:                                               ; preds = %68, %15
  %73 = phi i8 [ 0, %15 ], [ %69, %68 ], !dbg !2241
  %74 = phi ptr [ null, %15 ], [ %21, %68 ], !dbg !2241
  %75 = phi i64 [ 0, %15 ], [ %30, %68 ], !dbg !2241
  %76 = and i8 %73, 1, !dbg !2256
  %77 = icmp eq i8 %76, 0, !dbg !2256
  br i1 %77, label %89, label %78, !dbg !2257

78:                                               ; preds = %72
  %79 = load ptr, ptr %74, align 8, !dbg !2258, !tbaa !38
  %80 = icmp eq ptr %79, null, !dbg !2259
  br i1 %80, label %89, label %81, !dbg !2256

81:                                               ; preds = %78
  %82 = getelementptr inbounds i8, ptr %79, i64 8, !dbg !2260
  %83 = load i32, ptr %82, align 4, !dbg !2261, !tbaa !124
  %84 = sext i32 %83 to i64, !dbg !2264
  %85 = urem i64 %84, %1, !dbg !2266
  %86 = icmp eq i64 %85, %75, !dbg !2268
  br i1 %86, label %89, label %87, !dbg !2269

87:                                               ; preds = %81
  %88 = getelementptr inbounds ptr, ptr %16, i64 %85, !dbg !2270
  store ptr %74, ptr %88, align 8, !dbg !2271, !tbaa !104
  br label %89, !dbg !2270

89:                                               ; preds = %81, %87, %78, %72
  %90 = load ptr, ptr %0, align 8, !dbg !2272, !tbaa !495
  %91 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 5, !dbg !2274
  %92 = icmp eq ptr %91, %90, !dbg !2277
  br i1 %92, label %94, label %93, !dbg !2278

93:                                               ; preds = %89
  tail call void @_ZdlPv(ptr noundef %90) #19, !dbg !2279
  br label %94, !dbg !2283

94:                                               ; preds = %89, %93
  %95 = getelementptr inbounds %"class.std::_Hashtable.24", ptr %0, i64 0, i32 1, !dbg !2284
  store i64 %1, ptr %95, align 8, !dbg !2285, !tbaa !498
  store ptr %16, ptr %0, align 8, !dbg !2286, !tbaa !495
  ret void, !dbg !2287
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_hash.cpp() #15 section ".text.startup" !dbg !2288 {
  store ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 5), ptr @_ZL8sessions, align 8, !dbg !2290, !tbaa !55
  store i64 1, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 1), align 8, !dbg !2298, !tbaa !57
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 2), i8 0, i64 16, i1 false), !dbg !2299
  store float 1.000000e+00, ptr getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 4), align 8, !dbg !2300, !tbaa !325
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) getelementptr inbounds (%"class.std::unordered_map", ptr @_ZL8sessions, i64 0, i32 0, i32 4, i32 1), i8 0, i64 16, i1 false), !dbg !2302
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt13unordered_mapIiiSt4hashIiESt8equal_toIiESaISt4pairIKiiEEED2Ev, ptr nonnull @_ZL8sessions, ptr nonnull @__dso_handle) #20, !dbg !2303
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
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!157 = !DILocation(line: 649, column: 16, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 648, type: !10, scopeLine: 649, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!159 = distinct !DILocation(line: 1668, column: 11, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1665, type: !10, scopeLine: 1667, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!161 = distinct !DILocation(line: 1725, column: 19, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "count", scope: !14, file: !14, line: 1722, type: !10, scopeLine: 1724, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!163 = distinct !DILocation(line: 902, column: 21, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "count", scope: !9, file: !9, line: 901, type: !10, scopeLine: 902, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!165 = distinct !DILocation(line: 34, column: 2, scope: !80)
!166 = !{!22, !26, i64 24}
!167 = !DILocation(line: 1668, column: 18, scope: !160, inlinedAt: !161)
!168 = !DILocation(line: 1668, column: 11, scope: !160, inlinedAt: !161)
!169 = !DILocation(line: 1670, scope: !160, inlinedAt: !161)
!170 = !DILocation(line: 369, column: 27, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "operator!=", scope: !32, file: !32, line: 367, type: !10, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!172 = distinct !DILocation(line: 1670, column: 35, scope: !160, inlinedAt: !161)
!173 = !DILocation(line: 1670, column: 4, scope: !160, inlinedAt: !161)
!174 = !DILocation(line: 1671, column: 35, scope: !160, inlinedAt: !161)
!175 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !178)
!176 = distinct !DISubprogram(name: "operator()", scope: !177, file: !177, line: 377, type: !10, scopeLine: 378, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!177 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!178 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "_M_key_equals", scope: !32, file: !32, line: 1681, type: !10, scopeLine: 1684, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!180 = distinct !DILocation(line: 1671, column: 16, scope: !160, inlinedAt: !161)
!181 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !178)
!182 = !DILocation(line: 1671, column: 10, scope: !160, inlinedAt: !161)
!183 = distinct !{!183, !173, !184, !52, !53}
!184 = !DILocation(line: 1672, column: 15, scope: !160, inlinedAt: !161)
!185 = !DILocation(line: 798, column: 55, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 797, type: !10, scopeLine: 798, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!187 = distinct !DILocation(line: 1677, column: 27, scope: !160, inlinedAt: !161)
!188 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "operator()", scope: !32, file: !32, line: 486, type: !10, scopeLine: 488, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!190 = distinct !DILocation(line: 1305, column: 16, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "_M_bucket_index", scope: !32, file: !32, line: 1304, type: !10, scopeLine: 1305, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!192 = distinct !DILocation(line: 798, column: 34, scope: !186, inlinedAt: !187)
!193 = !DILocation(line: 1930, column: 34, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "_M_find_before_node", scope: !14, file: !14, line: 1926, type: !10, scopeLine: 1929, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!195 = distinct !DILocation(line: 816, column: 31, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "_M_find_node", scope: !14, file: !14, line: 813, type: !10, scopeLine: 815, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!197 = distinct !DILocation(line: 1678, column: 29, scope: !160, inlinedAt: !161)
!198 = !DILocation(line: 1931, column: 12, scope: !194, inlinedAt: !195)
!199 = !DILocation(line: 1931, column: 11, scope: !194, inlinedAt: !195)
!200 = !DILocation(line: 1934, column: 63, scope: !194, inlinedAt: !195)
!201 = !DILocation(line: 1937, column: 37, scope: !194, inlinedAt: !195)
!202 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !203)
!203 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !204)
!204 = distinct !DILocation(line: 1707, column: 39, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "_M_equals", scope: !32, file: !32, line: 1705, type: !10, scopeLine: 1707, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!206 = distinct !DILocation(line: 1937, column: 14, scope: !194, inlinedAt: !195)
!207 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !203)
!208 = !DILocation(line: 1937, column: 8, scope: !194, inlinedAt: !195)
!209 = distinct !{!209, !210, !211, !52, !53}
!210 = !DILocation(line: 1934, column: 7, scope: !194, inlinedAt: !195)
!211 = !DILocation(line: 1943, column: 2, scope: !194, inlinedAt: !195)
!212 = !DILocation(line: 1940, column: 14, scope: !194, inlinedAt: !195)
!213 = !DILocation(line: 1940, column: 9, scope: !194, inlinedAt: !195)
!214 = !DILocation(line: 1940, column: 21, scope: !194, inlinedAt: !195)
!215 = !DILocation(line: 1940, column: 40, scope: !194, inlinedAt: !195)
!216 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "_M_hash_code", scope: !32, file: !32, line: 1266, type: !10, scopeLine: 1267, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_M_bucket_index", scope: !32, file: !32, line: 1308, type: !10, scopeLine: 1313, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!220 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 793, type: !10, scopeLine: 794, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!222 = distinct !DILocation(line: 1940, column: 24, scope: !194, inlinedAt: !195)
!223 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !226)
!224 = distinct !DISubprogram(name: "operator()", scope: !225, file: !225, line: 154, type: !10, scopeLine: 154, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!225 = !DIFile(filename: "include/c++/12/bits/functional_hash.h", directory: "")
!226 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !218)
!227 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !228)
!228 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !220)
!229 = !DILocation(line: 1940, column: 57, scope: !194, inlinedAt: !195)
!230 = !DILocation(line: 1940, column: 8, scope: !194, inlinedAt: !195)
!231 = distinct !{!231, !210, !211, !52, !53}
!232 = !DILocation(line: 0, scope: !194, inlinedAt: !195)
!233 = !DILocation(line: 817, column: 6, scope: !196, inlinedAt: !197)
!234 = !DILocation(line: 818, column: 47, scope: !196, inlinedAt: !197)
!235 = !DILocation(line: 1726, column: 12, scope: !162, inlinedAt: !163)
!236 = !DILocation(line: 0, scope: !162, inlinedAt: !163)
!237 = !DILocation(line: 818, column: 4, scope: !196, inlinedAt: !197)
!238 = !DILocation(line: 34, column: 2, scope: !80)
!239 = !DILocation(line: 1668, column: 11, scope: !160, inlinedAt: !240)
!240 = distinct !DILocation(line: 1725, column: 19, scope: !162, inlinedAt: !241)
!241 = distinct !DILocation(line: 902, column: 21, scope: !164, inlinedAt: !242)
!242 = distinct !DILocation(line: 34, column: 2, scope: !80)
!243 = !DILocation(line: 1670, scope: !160, inlinedAt: !240)
!244 = !DILocation(line: 369, column: 27, scope: !171, inlinedAt: !245)
!245 = distinct !DILocation(line: 1670, column: 35, scope: !160, inlinedAt: !240)
!246 = !DILocation(line: 1670, column: 4, scope: !160, inlinedAt: !240)
!247 = !DILocation(line: 1671, column: 35, scope: !160, inlinedAt: !240)
!248 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !249)
!249 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !250)
!250 = distinct !DILocation(line: 1671, column: 16, scope: !160, inlinedAt: !240)
!251 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !249)
!252 = !DILocation(line: 1671, column: 10, scope: !160, inlinedAt: !240)
!253 = distinct !{!253, !246, !254, !52, !53}
!254 = !DILocation(line: 1672, column: 15, scope: !160, inlinedAt: !240)
!255 = !DILocation(line: 798, column: 55, scope: !186, inlinedAt: !256)
!256 = distinct !DILocation(line: 1677, column: 27, scope: !160, inlinedAt: !240)
!257 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !258)
!258 = distinct !DILocation(line: 1305, column: 16, scope: !191, inlinedAt: !259)
!259 = distinct !DILocation(line: 798, column: 34, scope: !186, inlinedAt: !256)
!260 = !DILocation(line: 1930, column: 34, scope: !194, inlinedAt: !261)
!261 = distinct !DILocation(line: 816, column: 31, scope: !196, inlinedAt: !262)
!262 = distinct !DILocation(line: 1678, column: 29, scope: !160, inlinedAt: !240)
!263 = !DILocation(line: 1931, column: 12, scope: !194, inlinedAt: !261)
!264 = !DILocation(line: 1931, column: 11, scope: !194, inlinedAt: !261)
!265 = !DILocation(line: 1934, column: 63, scope: !194, inlinedAt: !261)
!266 = !DILocation(line: 1937, column: 37, scope: !194, inlinedAt: !261)
!267 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !268)
!268 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !269)
!269 = distinct !DILocation(line: 1707, column: 39, scope: !205, inlinedAt: !270)
!270 = distinct !DILocation(line: 1937, column: 14, scope: !194, inlinedAt: !261)
!271 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !268)
!272 = !DILocation(line: 1937, column: 8, scope: !194, inlinedAt: !261)
!273 = distinct !{!273, !274, !275, !52, !53}
!274 = !DILocation(line: 1934, column: 7, scope: !194, inlinedAt: !261)
!275 = !DILocation(line: 1943, column: 2, scope: !194, inlinedAt: !261)
!276 = !DILocation(line: 1940, column: 14, scope: !194, inlinedAt: !261)
!277 = !DILocation(line: 1940, column: 9, scope: !194, inlinedAt: !261)
!278 = !DILocation(line: 1940, column: 21, scope: !194, inlinedAt: !261)
!279 = !DILocation(line: 1940, column: 40, scope: !194, inlinedAt: !261)
!280 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !281)
!281 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !282)
!282 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !283)
!283 = distinct !DILocation(line: 1940, column: 24, scope: !194, inlinedAt: !261)
!284 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !285)
!285 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !281)
!286 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !287)
!287 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !282)
!288 = !DILocation(line: 1940, column: 57, scope: !194, inlinedAt: !261)
!289 = !DILocation(line: 1940, column: 8, scope: !194, inlinedAt: !261)
!290 = distinct !{!290, !274, !275, !52, !53}
!291 = !DILocation(line: 0, scope: !194, inlinedAt: !261)
!292 = !DILocation(line: 817, column: 6, scope: !196, inlinedAt: !262)
!293 = !DILocation(line: 818, column: 47, scope: !196, inlinedAt: !262)
!294 = !DILocation(line: 1726, column: 12, scope: !162, inlinedAt: !241)
!295 = !DILocation(line: 0, scope: !162, inlinedAt: !241)
!296 = !DILocation(line: 818, column: 4, scope: !196, inlinedAt: !262)
!297 = !DILocation(line: 50, column: 1, scope: !80)
!298 = !DILocation(line: 36, column: 2, scope: !80)
!299 = !DILocation(line: 37, column: 4, scope: !80)
!300 = !DILocation(line: 649, column: 16, scope: !158, inlinedAt: !301)
!301 = distinct !DILocation(line: 653, column: 16, scope: !302, inlinedAt: !303)
!302 = distinct !DISubprogram(name: "empty", scope: !14, file: !14, line: 652, type: !10, scopeLine: 653, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!303 = distinct !DILocation(line: 306, column: 21, scope: !304, inlinedAt: !305)
!304 = distinct !DISubprogram(name: "empty", scope: !9, file: !9, line: 305, type: !10, scopeLine: 306, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!305 = distinct !DILocation(line: 38, column: 2, scope: !80)
!306 = !DILocation(line: 653, column: 23, scope: !302, inlinedAt: !303)
!307 = !DILocation(line: 38, column: 2, scope: !80)
!308 = !DILocation(line: 41, column: 2, scope: !80)
!309 = !DILocation(line: 388, column: 37, scope: !310, inlinedAt: !311)
!310 = distinct !DISubprogram(name: "_Hashtable", scope: !14, file: !14, line: 531, type: !10, scopeLine: 531, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!311 = distinct !DILocation(line: 135, column: 7, scope: !312, inlinedAt: !314)
!312 = distinct !DISubprogram(name: "unordered_set", scope: !313, file: !313, line: 135, type: !10, scopeLine: 135, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!313 = !DIFile(filename: "include/c++/12/bits/unordered_set.h", directory: "")
!314 = distinct !DILocation(line: 41, column: 34, scope: !80)
!315 = !DILocation(line: 388, column: 22, scope: !310, inlinedAt: !311)
!316 = !{!317, !23, i64 0}
!317 = !{!"_ZTSSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE", !23, i64 0, !26, i64 8, !27, i64 16, !26, i64 24, !28, i64 32, !23, i64 48}
!318 = !DILocation(line: 389, column: 19, scope: !310, inlinedAt: !311)
!319 = !{!317, !26, i64 8}
!320 = !DILocation(line: 531, column: 7, scope: !310, inlinedAt: !311)
!321 = !DILocation(line: 391, column: 19, scope: !310, inlinedAt: !311)
!322 = !DILocation(line: 505, column: 7, scope: !323, inlinedAt: !324)
!323 = distinct !DISubprogram(name: "_Prime_rehash_policy", scope: !32, file: !32, line: 504, type: !10, scopeLine: 505, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!324 = distinct !DILocation(line: 531, column: 7, scope: !310, inlinedAt: !311)
!325 = !{!28, !29, i64 0}
!326 = !DILocation(line: 505, column: 32, scope: !323, inlinedAt: !324)
!327 = !DILocation(line: 400, column: 24, scope: !310, inlinedAt: !311)
!328 = !DILocation(line: 42, column: 2, scope: !80)
!329 = !DILocation(line: 649, column: 16, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 648, type: !10, scopeLine: 649, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!331 = distinct !DILocation(line: 305, column: 21, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "size", scope: !313, file: !313, line: 304, type: !10, scopeLine: 305, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!333 = distinct !DILocation(line: 44, column: 2, scope: !80)
!334 = !{!317, !26, i64 24}
!335 = !DILocation(line: 44, column: 2, scope: !80)
!336 = !DILocation(line: 43, column: 16, scope: !80)
!337 = !DILocation(line: 43, column: 33, scope: !80)
!338 = !DILocation(line: 1034, column: 2, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "insert", scope: !32, file: !32, line: 1031, type: !10, scopeLine: 1032, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!340 = distinct !DILocation(line: 426, column: 21, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "insert", scope: !313, file: !313, line: 425, type: !10, scopeLine: 426, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!342 = distinct !DILocation(line: 43, column: 9, scope: !80)
!343 = !DILocation(line: 207, column: 9, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "_AllocNode", scope: !32, file: !32, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!345 = distinct !DILocation(line: 1034, column: 18, scope: !339, inlinedAt: !340)
!346 = !DILocation(line: 906, column: 11, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "_M_insert<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__detail::_AllocNode<std::allocator<std::__detail::_Hash_node<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, true> > > >", scope: !14, file: !14, line: 903, type: !10, scopeLine: 905, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!348 = distinct !DILocation(line: 1035, column: 13, scope: !339, inlinedAt: !340)
!349 = !DILocation(line: 1036, column: 7, scope: !339, inlinedAt: !340)
!350 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !353)
!351 = distinct !DISubprogram(name: "_M_data", scope: !352, file: !352, line: 233, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!352 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!353 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "_M_is_local", scope: !352, file: !352, line: 273, type: !10, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!355 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !357)
!356 = distinct !DISubprogram(name: "_M_dispose", scope: !352, file: !352, line: 283, type: !10, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!357 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !359)
!358 = distinct !DISubprogram(name: "~basic_string", scope: !352, file: !352, line: 794, type: !10, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!359 = distinct !DILocation(line: 43, column: 3, scope: !80)
!360 = !{!361, !23, i64 0}
!361 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !362, i64 0, !26, i64 8, !24, i64 16}
!362 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !23, i64 0}
!363 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !355)
!364 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !357)
!365 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "deallocate", scope: !41, file: !41, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!367 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !369)
!368 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!369 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "_M_destroy", scope: !352, file: !352, line: 291, type: !10, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!371 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !357)
!372 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !357)
!373 = !DILocation(line: 43, column: 3, scope: !80)
!374 = !DILocation(line: 42, column: 27, scope: !80)
!375 = !DILocation(line: 42, column: 20, scope: !80)
!376 = distinct !{!376, !328, !377, !52, !53}
!377 = !DILocation(line: 43, column: 38, scope: !80)
!378 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !379)
!379 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !380)
!380 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !381)
!381 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !382)
!382 = distinct !DILocation(line: 43, column: 3, scope: !80)
!383 = !DILocation(line: 252, column: 57, scope: !384, inlinedAt: !385)
!384 = distinct !DISubprogram(name: "_M_local_data", scope: !352, file: !352, line: 249, type: !10, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!385 = distinct !DILocation(line: 274, column: 29, scope: !354, inlinedAt: !380)
!386 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !380)
!387 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !381)
!388 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !389)
!389 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !390)
!390 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !391)
!391 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !381)
!392 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !381)
!393 = !DILocation(line: 241, column: 51, scope: !394, inlinedAt: !395)
!394 = distinct !DISubprogram(name: "_M_local_data", scope: !352, file: !352, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!395 = distinct !DILocation(line: 635, column: 21, scope: !396, inlinedAt: !397)
!396 = distinct !DISubprogram(name: "basic_string<std::allocator<char> >", scope: !352, file: !352, line: 634, type: !10, scopeLine: 636, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!397 = distinct !DILocation(line: 44, column: 2, scope: !80)
!398 = !DILocation(line: 200, column: 25, scope: !399, inlinedAt: !400)
!399 = distinct !DISubprogram(name: "_Alloc_hider", scope: !352, file: !352, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!400 = distinct !DILocation(line: 635, column: 9, scope: !396, inlinedAt: !397)
!401 = !{!362, !23, i64 0}
!402 = !DILocation(line: 431, column: 33, scope: !403, inlinedAt: !405)
!403 = distinct !DISubprogram(name: "copy", scope: !404, file: !404, line: 423, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!404 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!405 = distinct !DILocation(line: 423, column: 4, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "_S_copy", scope: !352, file: !352, line: 418, type: !10, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!407 = distinct !DILocation(line: 477, column: 9, scope: !408, inlinedAt: !409)
!408 = distinct !DISubprogram(name: "_S_copy_chars", scope: !352, file: !352, line: 475, type: !10, scopeLine: 477, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!409 = distinct !DILocation(line: 243, column: 2, scope: !410, inlinedAt: !412)
!410 = distinct !DISubprogram(name: "_M_construct<const char *>", scope: !411, file: !411, line: 218, type: !10, scopeLine: 220, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!411 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!412 = distinct !DILocation(line: 642, column: 2, scope: !396, inlinedAt: !397)
!413 = !DILocation(line: 229, column: 9, scope: !414, inlinedAt: !415)
!414 = distinct !DISubprogram(name: "_M_length", scope: !352, file: !352, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!415 = distinct !DILocation(line: 267, column: 2, scope: !416, inlinedAt: !417)
!416 = distinct !DISubprogram(name: "_M_set_length", scope: !352, file: !352, line: 265, type: !10, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!417 = distinct !DILocation(line: 247, column: 2, scope: !410, inlinedAt: !412)
!418 = !DILocation(line: 229, column: 26, scope: !414, inlinedAt: !415)
!419 = !{!361, !26, i64 8}
!420 = !DILocation(line: 268, column: 22, scope: !416, inlinedAt: !417)
!421 = !DILocation(line: 354, column: 7, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "assign", scope: !404, file: !404, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!423 = distinct !DILocation(line: 268, column: 2, scope: !416, inlinedAt: !417)
!424 = !{!24, !24, i64 0}
!425 = !DILocation(line: 1725, column: 19, scope: !426, inlinedAt: !427)
!426 = distinct !DISubprogram(name: "count", scope: !14, file: !14, line: 1722, type: !10, scopeLine: 1724, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!427 = distinct !DILocation(line: 686, column: 21, scope: !428, inlinedAt: !429)
!428 = distinct !DISubprogram(name: "count", scope: !313, file: !313, line: 685, type: !10, scopeLine: 686, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!429 = distinct !DILocation(line: 44, column: 2, scope: !80)
!430 = !DILocation(line: 1726, column: 12, scope: !426, inlinedAt: !427)
!431 = !DILocation(line: 241, column: 51, scope: !394, inlinedAt: !432)
!432 = distinct !DILocation(line: 635, column: 21, scope: !396, inlinedAt: !433)
!433 = distinct !DILocation(line: 44, column: 2, scope: !80)
!434 = !DILocation(line: 200, column: 25, scope: !399, inlinedAt: !435)
!435 = distinct !DILocation(line: 635, column: 9, scope: !396, inlinedAt: !433)
!436 = !DILocation(line: 431, column: 33, scope: !403, inlinedAt: !437)
!437 = distinct !DILocation(line: 423, column: 4, scope: !406, inlinedAt: !438)
!438 = distinct !DILocation(line: 477, column: 9, scope: !408, inlinedAt: !439)
!439 = distinct !DILocation(line: 243, column: 2, scope: !410, inlinedAt: !440)
!440 = distinct !DILocation(line: 642, column: 2, scope: !396, inlinedAt: !433)
!441 = !DILocation(line: 229, column: 9, scope: !414, inlinedAt: !442)
!442 = distinct !DILocation(line: 267, column: 2, scope: !416, inlinedAt: !443)
!443 = distinct !DILocation(line: 247, column: 2, scope: !410, inlinedAt: !440)
!444 = !DILocation(line: 229, column: 26, scope: !414, inlinedAt: !442)
!445 = !DILocation(line: 268, column: 22, scope: !416, inlinedAt: !443)
!446 = !DILocation(line: 354, column: 7, scope: !422, inlinedAt: !447)
!447 = distinct !DILocation(line: 268, column: 2, scope: !416, inlinedAt: !443)
!448 = !DILocation(line: 1725, column: 19, scope: !426, inlinedAt: !449)
!449 = distinct !DILocation(line: 686, column: 21, scope: !428, inlinedAt: !450)
!450 = distinct !DILocation(line: 44, column: 2, scope: !80)
!451 = !DILocation(line: 1726, column: 12, scope: !426, inlinedAt: !449)
!452 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !453)
!453 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !454)
!454 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !455)
!455 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !456)
!456 = distinct !DILocation(line: 44, column: 2, scope: !80)
!457 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !454)
!458 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !455)
!459 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !460)
!460 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !461)
!461 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !462)
!462 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !455)
!463 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !455)
!464 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !465)
!465 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !466)
!466 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !467)
!467 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !468)
!468 = distinct !DILocation(line: 44, column: 2, scope: !80)
!469 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !466)
!470 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !467)
!471 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !472)
!472 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !473)
!473 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !474)
!474 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !467)
!475 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !467)
!476 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !477)
!477 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !478)
!478 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !479)
!479 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !480)
!480 = distinct !DILocation(line: 44, column: 2, scope: !80)
!481 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !478)
!482 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !479)
!483 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !484)
!484 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !485)
!485 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !486)
!486 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !479)
!487 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !479)
!488 = !DILocation(line: 45, column: 2, scope: !80)
!489 = !DILocation(line: 388, column: 37, scope: !490, inlinedAt: !491)
!490 = distinct !DISubprogram(name: "_Hashtable", scope: !14, file: !14, line: 531, type: !10, scopeLine: 531, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!491 = distinct !DILocation(line: 1283, column: 7, scope: !492, inlinedAt: !493)
!492 = distinct !DISubprogram(name: "unordered_multimap", scope: !9, file: !9, line: 1283, type: !10, scopeLine: 1283, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!493 = distinct !DILocation(line: 45, column: 36, scope: !80)
!494 = !DILocation(line: 388, column: 22, scope: !490, inlinedAt: !491)
!495 = !{!496, !23, i64 0}
!496 = !{!"_ZTSSt10_HashtableIiSt4pairIKiiESaIS2_ENSt8__detail10_Select1stESt8equal_toIiESt4hashIiENS4_18_Mod_range_hashingENS4_20_Default_ranged_hashENS4_20_Prime_rehash_policyENS4_17_Hashtable_traitsILb0ELb0ELb0EEEE", !23, i64 0, !26, i64 8, !27, i64 16, !26, i64 24, !28, i64 32, !23, i64 48}
!497 = !DILocation(line: 389, column: 19, scope: !490, inlinedAt: !491)
!498 = !{!496, !26, i64 8}
!499 = !DILocation(line: 531, column: 7, scope: !490, inlinedAt: !491)
!500 = !DILocation(line: 391, column: 19, scope: !490, inlinedAt: !491)
!501 = !DILocation(line: 505, column: 7, scope: !323, inlinedAt: !502)
!502 = distinct !DILocation(line: 531, column: 7, scope: !490, inlinedAt: !491)
!503 = !DILocation(line: 505, column: 32, scope: !323, inlinedAt: !502)
!504 = !DILocation(line: 400, column: 24, scope: !490, inlinedAt: !491)
!505 = !DILocation(line: 46, column: 2, scope: !80)
!506 = !DILocation(line: 137, column: 27, scope: !507, inlinedAt: !508)
!507 = distinct !DISubprogram(name: "allocate", scope: !41, file: !41, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!508 = distinct !DILocation(line: 464, column: 20, scope: !509, inlinedAt: !510)
!509 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!510 = distinct !DILocation(line: 1963, column: 16, scope: !511, inlinedAt: !512)
!511 = distinct !DISubprogram(name: "_M_allocate_node<int, int>", scope: !32, file: !32, line: 1960, type: !10, scopeLine: 1962, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!512 = distinct !DILocation(line: 308, column: 19, scope: !513, inlinedAt: !514)
!513 = distinct !DISubprogram(name: "_Scoped_node<int, int>", scope: !14, file: !14, line: 306, type: !10, scopeLine: 309, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!514 = distinct !DILocation(line: 2099, column: 15, scope: !515, inlinedAt: !516)
!515 = distinct !DISubprogram(name: "_M_emplace<int, int>", scope: !14, file: !14, line: 2094, type: !10, scopeLine: 2097, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!516 = distinct !DILocation(line: 869, column: 11, scope: !517, inlinedAt: !518)
!517 = distinct !DISubprogram(name: "_M_emplace<int, int>", scope: !14, file: !14, line: 868, type: !10, scopeLine: 869, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!518 = distinct !DILocation(line: 950, column: 11, scope: !519, inlinedAt: !520)
!519 = distinct !DISubprogram(name: "emplace<int, int>", scope: !14, file: !14, line: 949, type: !10, scopeLine: 950, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!520 = distinct !DILocation(line: 1526, column: 16, scope: !521, inlinedAt: !522)
!521 = distinct !DISubprogram(name: "emplace<int, int>", scope: !9, file: !9, line: 1525, type: !10, scopeLine: 1526, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!522 = distinct !DILocation(line: 48, column: 7, scope: !80)
!523 = !DILocation(line: 277, column: 34, scope: !524, inlinedAt: !525)
!524 = distinct !DISubprogram(name: "_Hash_node_base", scope: !32, file: !32, line: 277, type: !10, scopeLine: 277, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!525 = distinct !DILocation(line: 335, column: 12, scope: !526, inlinedAt: !527)
!526 = distinct !DISubprogram(name: "_Hash_node", scope: !32, file: !32, line: 335, type: !10, scopeLine: 335, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!527 = distinct !DILocation(line: 1967, column: 25, scope: !511, inlinedAt: !512)
!528 = !DILocation(line: 1969, column: 14, scope: !511, inlinedAt: !512)
!529 = !DILocation(line: 535, column: 4, scope: !530, inlinedAt: !532)
!530 = distinct !DISubprogram(name: "pair<int, int, true>", scope: !531, file: !531, line: 534, type: !10, scopeLine: 535, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!531 = !DIFile(filename: "include/c++/12/bits/stl_pair.h", directory: "")
!532 = distinct !DILocation(line: 175, column: 23, scope: !533, inlinedAt: !534)
!533 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, int, int>", scope: !41, file: !41, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!534 = distinct !DILocation(line: 516, column: 8, scope: !535, inlinedAt: !536)
!535 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, int, int>", scope: !44, file: !44, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!536 = distinct !DILocation(line: 1968, column: 6, scope: !511, inlinedAt: !512)
!537 = !{!538, !125, i64 0}
!538 = !{!"_ZTSSt4pairIKiiE", !125, i64 0, !125, i64 4}
!539 = !DILocation(line: 535, column: 35, scope: !530, inlinedAt: !532)
!540 = !{!538, !125, i64 4}
!541 = !DILocation(line: 649, column: 16, scope: !542, inlinedAt: !543)
!542 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 648, type: !10, scopeLine: 649, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!543 = distinct !DILocation(line: 2120, column: 11, scope: !544, inlinedAt: !545)
!544 = distinct !DISubprogram(name: "_M_compute_hash_code", scope: !14, file: !14, line: 2117, type: !10, scopeLine: 2119, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!545 = distinct !DILocation(line: 2102, column: 21, scope: !515, inlinedAt: !516)
!546 = !{!496, !26, i64 24}
!547 = !DILocation(line: 2120, column: 18, scope: !544, inlinedAt: !545)
!548 = !DILocation(line: 2120, column: 11, scope: !544, inlinedAt: !545)
!549 = !DILocation(line: 2129, scope: !544, inlinedAt: !545)
!550 = !DILocation(line: 369, column: 27, scope: !171, inlinedAt: !551)
!551 = distinct !DILocation(line: 2129, column: 36, scope: !544, inlinedAt: !545)
!552 = !DILocation(line: 2129, column: 4, scope: !544, inlinedAt: !545)
!553 = !DILocation(line: 2130, column: 35, scope: !544, inlinedAt: !545)
!554 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !555)
!555 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !557)
!556 = distinct !DISubprogram(name: "_M_key_equals", scope: !32, file: !32, line: 1681, type: !10, scopeLine: 1684, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!557 = distinct !DILocation(line: 2130, column: 16, scope: !544, inlinedAt: !545)
!558 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !555)
!559 = !DILocation(line: 2130, column: 10, scope: !544, inlinedAt: !545)
!560 = distinct !{!560, !552, !561, !52, !53}
!561 = !DILocation(line: 2131, column: 56, scope: !544, inlinedAt: !545)
!562 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !563)
!563 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !564)
!564 = distinct !DILocation(line: 1297, column: 16, scope: !565, inlinedAt: !566)
!565 = distinct !DISubprogram(name: "_M_hash_code", scope: !32, file: !32, line: 1296, type: !10, scopeLine: 1297, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!566 = distinct !DILocation(line: 2131, column: 29, scope: !544, inlinedAt: !545)
!567 = !DILocation(line: 2131, column: 8, scope: !544, inlinedAt: !545)
!568 = !DILocation(line: 0, scope: !544, inlinedAt: !545)
!569 = !DILocation(line: 2134, column: 7, scope: !544, inlinedAt: !545)
!570 = !DILocation(line: 2104, column: 6, scope: !515, inlinedAt: !516)
!571 = !DILocation(line: 2108, column: 7, scope: !515, inlinedAt: !516)
!572 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !573)
!573 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !574)
!574 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !575)
!575 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !576)
!576 = distinct !DILocation(line: 312, column: 39, scope: !577, inlinedAt: !578)
!577 = distinct !DISubprogram(name: "~_Scoped_node", scope: !14, file: !14, line: 312, type: !10, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!578 = distinct !DILocation(line: 2108, column: 7, scope: !515, inlinedAt: !516)
!579 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !580)
!580 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !581)
!581 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !582)
!582 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !583)
!583 = distinct !DILocation(line: 44, column: 2, scope: !80)
!584 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !581)
!585 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !582)
!586 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !587)
!587 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !588)
!588 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !589)
!589 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !582)
!590 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !582)
!591 = !DILocation(line: 47, column: 18, scope: !80)
!592 = !DILocation(line: 137, column: 27, scope: !507, inlinedAt: !593)
!593 = distinct !DILocation(line: 464, column: 20, scope: !509, inlinedAt: !594)
!594 = distinct !DILocation(line: 1963, column: 16, scope: !595, inlinedAt: !596)
!595 = distinct !DISubprogram(name: "_M_allocate_node<int, int &>", scope: !32, file: !32, line: 1960, type: !10, scopeLine: 1962, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!596 = distinct !DILocation(line: 308, column: 19, scope: !597, inlinedAt: !598)
!597 = distinct !DISubprogram(name: "_Scoped_node<int, int &>", scope: !14, file: !14, line: 306, type: !10, scopeLine: 309, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!598 = distinct !DILocation(line: 2099, column: 15, scope: !599, inlinedAt: !600)
!599 = distinct !DISubprogram(name: "_M_emplace<int, int &>", scope: !14, file: !14, line: 2094, type: !10, scopeLine: 2097, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!600 = distinct !DILocation(line: 869, column: 11, scope: !601, inlinedAt: !602)
!601 = distinct !DISubprogram(name: "_M_emplace<int, int &>", scope: !14, file: !14, line: 868, type: !10, scopeLine: 869, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!602 = distinct !DILocation(line: 950, column: 11, scope: !603, inlinedAt: !604)
!603 = distinct !DISubprogram(name: "emplace<int, int &>", scope: !14, file: !14, line: 949, type: !10, scopeLine: 950, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!604 = distinct !DILocation(line: 1526, column: 16, scope: !605, inlinedAt: !606)
!605 = distinct !DISubprogram(name: "emplace<int, int &>", scope: !9, file: !9, line: 1525, type: !10, scopeLine: 1526, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!606 = distinct !DILocation(line: 47, column: 8, scope: !80)
!607 = !DILocation(line: 277, column: 34, scope: !524, inlinedAt: !608)
!608 = distinct !DILocation(line: 335, column: 12, scope: !526, inlinedAt: !609)
!609 = distinct !DILocation(line: 1967, column: 25, scope: !595, inlinedAt: !596)
!610 = !DILocation(line: 1969, column: 14, scope: !595, inlinedAt: !596)
!611 = !DILocation(line: 535, column: 4, scope: !612, inlinedAt: !613)
!612 = distinct !DISubprogram(name: "pair<int, int &, true>", scope: !531, file: !531, line: 534, type: !10, scopeLine: 535, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!613 = distinct !DILocation(line: 175, column: 23, scope: !614, inlinedAt: !615)
!614 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, int, int &>", scope: !41, file: !41, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!615 = distinct !DILocation(line: 516, column: 8, scope: !616, inlinedAt: !617)
!616 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, int, int &>", scope: !44, file: !44, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!617 = distinct !DILocation(line: 1968, column: 6, scope: !595, inlinedAt: !596)
!618 = !DILocation(line: 535, column: 35, scope: !612, inlinedAt: !613)
!619 = !DILocation(line: 649, column: 16, scope: !542, inlinedAt: !620)
!620 = distinct !DILocation(line: 2120, column: 11, scope: !544, inlinedAt: !621)
!621 = distinct !DILocation(line: 2102, column: 21, scope: !599, inlinedAt: !600)
!622 = !DILocation(line: 2120, column: 18, scope: !544, inlinedAt: !621)
!623 = !DILocation(line: 2120, column: 11, scope: !544, inlinedAt: !621)
!624 = !DILocation(line: 2129, scope: !544, inlinedAt: !621)
!625 = !DILocation(line: 369, column: 27, scope: !171, inlinedAt: !626)
!626 = distinct !DILocation(line: 2129, column: 36, scope: !544, inlinedAt: !621)
!627 = !DILocation(line: 2129, column: 4, scope: !544, inlinedAt: !621)
!628 = !DILocation(line: 2130, column: 35, scope: !544, inlinedAt: !621)
!629 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !630)
!630 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !631)
!631 = distinct !DILocation(line: 2130, column: 16, scope: !544, inlinedAt: !621)
!632 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !630)
!633 = !DILocation(line: 2130, column: 10, scope: !544, inlinedAt: !621)
!634 = distinct !{!634, !627, !635, !52, !53}
!635 = !DILocation(line: 2131, column: 56, scope: !544, inlinedAt: !621)
!636 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !637)
!637 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !638)
!638 = distinct !DILocation(line: 1297, column: 16, scope: !565, inlinedAt: !639)
!639 = distinct !DILocation(line: 2131, column: 29, scope: !544, inlinedAt: !621)
!640 = !DILocation(line: 2131, column: 8, scope: !544, inlinedAt: !621)
!641 = !DILocation(line: 0, scope: !544, inlinedAt: !621)
!642 = !DILocation(line: 2134, column: 7, scope: !544, inlinedAt: !621)
!643 = !DILocation(line: 2104, column: 6, scope: !599, inlinedAt: !600)
!644 = !DILocation(line: 2108, column: 7, scope: !599, inlinedAt: !600)
!645 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !646)
!646 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !647)
!647 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !648)
!648 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !649)
!649 = distinct !DILocation(line: 312, column: 39, scope: !577, inlinedAt: !650)
!650 = distinct !DILocation(line: 2108, column: 7, scope: !599, inlinedAt: !600)
!651 = !DILocation(line: 46, column: 27, scope: !80)
!652 = !DILocation(line: 46, column: 20, scope: !80)
!653 = distinct !{!653, !505, !654, !52, !53}
!654 = !DILocation(line: 47, column: 25, scope: !80)
!655 = !DILocation(line: 47, column: 3, scope: !80)
!656 = !DILocation(line: 649, column: 16, scope: !542, inlinedAt: !657)
!657 = distinct !DILocation(line: 1668, column: 11, scope: !658, inlinedAt: !659)
!658 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1665, type: !10, scopeLine: 1667, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!659 = distinct !DILocation(line: 1725, column: 19, scope: !660, inlinedAt: !661)
!660 = distinct !DISubprogram(name: "count", scope: !14, file: !14, line: 1722, type: !10, scopeLine: 1724, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!661 = distinct !DILocation(line: 1841, column: 21, scope: !662, inlinedAt: !663)
!662 = distinct !DISubprogram(name: "count", scope: !9, file: !9, line: 1840, type: !10, scopeLine: 1841, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!663 = distinct !DILocation(line: 49, column: 2, scope: !80)
!664 = !DILocation(line: 1668, column: 18, scope: !658, inlinedAt: !659)
!665 = !DILocation(line: 1668, column: 11, scope: !658, inlinedAt: !659)
!666 = !DILocation(line: 1670, scope: !658, inlinedAt: !659)
!667 = !DILocation(line: 369, column: 27, scope: !171, inlinedAt: !668)
!668 = distinct !DILocation(line: 1670, column: 35, scope: !658, inlinedAt: !659)
!669 = !DILocation(line: 1670, column: 4, scope: !658, inlinedAt: !659)
!670 = !DILocation(line: 1671, column: 35, scope: !658, inlinedAt: !659)
!671 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !672)
!672 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !673)
!673 = distinct !DILocation(line: 1671, column: 16, scope: !658, inlinedAt: !659)
!674 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !672)
!675 = !DILocation(line: 1671, column: 10, scope: !658, inlinedAt: !659)
!676 = distinct !{!676, !669, !677, !52, !53}
!677 = !DILocation(line: 1672, column: 15, scope: !658, inlinedAt: !659)
!678 = !DILocation(line: 798, column: 55, scope: !679, inlinedAt: !680)
!679 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 797, type: !10, scopeLine: 798, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!680 = distinct !DILocation(line: 1677, column: 27, scope: !658, inlinedAt: !659)
!681 = !DILocation(line: 1930, column: 34, scope: !682, inlinedAt: !683)
!682 = distinct !DISubprogram(name: "_M_find_before_node", scope: !14, file: !14, line: 1926, type: !10, scopeLine: 1929, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!683 = distinct !DILocation(line: 816, column: 31, scope: !684, inlinedAt: !685)
!684 = distinct !DISubprogram(name: "_M_find_node", scope: !14, file: !14, line: 813, type: !10, scopeLine: 815, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!685 = distinct !DILocation(line: 1678, column: 29, scope: !658, inlinedAt: !659)
!686 = !DILocation(line: 1931, column: 12, scope: !682, inlinedAt: !683)
!687 = !DILocation(line: 1931, column: 11, scope: !682, inlinedAt: !683)
!688 = !DILocation(line: 1934, column: 63, scope: !682, inlinedAt: !683)
!689 = !DILocation(line: 1937, column: 37, scope: !682, inlinedAt: !683)
!690 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !691)
!691 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !692)
!692 = distinct !DILocation(line: 1707, column: 39, scope: !693, inlinedAt: !694)
!693 = distinct !DISubprogram(name: "_M_equals", scope: !32, file: !32, line: 1705, type: !10, scopeLine: 1707, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!694 = distinct !DILocation(line: 1937, column: 14, scope: !682, inlinedAt: !683)
!695 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !691)
!696 = !DILocation(line: 1937, column: 8, scope: !682, inlinedAt: !683)
!697 = distinct !{!697, !698, !699, !52, !53}
!698 = !DILocation(line: 1934, column: 7, scope: !682, inlinedAt: !683)
!699 = !DILocation(line: 1943, column: 2, scope: !682, inlinedAt: !683)
!700 = !DILocation(line: 1940, column: 14, scope: !682, inlinedAt: !683)
!701 = !DILocation(line: 1940, column: 9, scope: !682, inlinedAt: !683)
!702 = !DILocation(line: 1940, column: 21, scope: !682, inlinedAt: !683)
!703 = !DILocation(line: 1940, column: 40, scope: !682, inlinedAt: !683)
!704 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !705)
!705 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !706)
!706 = distinct !DILocation(line: 794, column: 34, scope: !707, inlinedAt: !708)
!707 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 793, type: !10, scopeLine: 794, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!708 = distinct !DILocation(line: 1940, column: 24, scope: !682, inlinedAt: !683)
!709 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !710)
!710 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !705)
!711 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !712)
!712 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !706)
!713 = !DILocation(line: 1940, column: 57, scope: !682, inlinedAt: !683)
!714 = !DILocation(line: 1940, column: 8, scope: !682, inlinedAt: !683)
!715 = distinct !{!715, !698, !699, !52, !53}
!716 = !DILocation(line: 0, scope: !682, inlinedAt: !683)
!717 = !DILocation(line: 817, column: 6, scope: !684, inlinedAt: !685)
!718 = !DILocation(line: 818, column: 47, scope: !684, inlinedAt: !685)
!719 = !DILocation(line: 818, column: 4, scope: !684, inlinedAt: !685)
!720 = !DILocation(line: 0, scope: !658, inlinedAt: !659)
!721 = !DILocation(line: 1726, column: 12, scope: !660, inlinedAt: !661)
!722 = !DILocation(line: 1726, column: 11, scope: !660, inlinedAt: !661)
!723 = !DILocation(line: 0, scope: !660, inlinedAt: !661)
!724 = !DILocation(line: 1737, column: 5, scope: !660, inlinedAt: !661)
!725 = !DILocation(line: 1737, column: 17, scope: !660, inlinedAt: !661)
!726 = !DILocation(line: 1737, column: 41, scope: !660, inlinedAt: !661)
!727 = !DILocation(line: 1737, column: 56, scope: !660, inlinedAt: !661)
!728 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !729)
!729 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !730)
!730 = distinct !DILocation(line: 1722, column: 7, scope: !731, inlinedAt: !732)
!731 = distinct !DISubprogram(name: "_M_node_equals", scope: !32, file: !32, line: 1717, type: !10, scopeLine: 1720, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!732 = distinct !DILocation(line: 1737, column: 26, scope: !660, inlinedAt: !661)
!733 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !729)
!734 = !DILocation(line: 1736, column: 7, scope: !660, inlinedAt: !661)
!735 = !DILocation(line: 1739, column: 2, scope: !660, inlinedAt: !661)
!736 = distinct !{!736, !734, !737, !52, !53}
!737 = !DILocation(line: 1739, column: 4, scope: !660, inlinedAt: !661)
!738 = !DILocation(line: 49, column: 2, scope: !80)
!739 = !DILocation(line: 1645, column: 11, scope: !740, inlinedAt: !741)
!740 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1642, type: !10, scopeLine: 1644, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!741 = distinct !DILocation(line: 1812, column: 21, scope: !742, inlinedAt: !743)
!742 = distinct !DISubprogram(name: "find", scope: !9, file: !9, line: 1811, type: !10, scopeLine: 1812, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!743 = distinct !DILocation(line: 49, column: 2, scope: !80)
!744 = !DILocation(line: 1647, scope: !740, inlinedAt: !741)
!745 = !DILocation(line: 1648, column: 35, scope: !740, inlinedAt: !741)
!746 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !747)
!747 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !748)
!748 = distinct !DILocation(line: 1648, column: 16, scope: !740, inlinedAt: !741)
!749 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !747)
!750 = !DILocation(line: 1648, column: 10, scope: !740, inlinedAt: !741)
!751 = distinct !{!751, !752, !753, !52, !53}
!752 = !DILocation(line: 1647, column: 4, scope: !740, inlinedAt: !741)
!753 = !DILocation(line: 1649, column: 15, scope: !740, inlinedAt: !741)
!754 = !DILocation(line: 798, column: 55, scope: !679, inlinedAt: !755)
!755 = distinct !DILocation(line: 1654, column: 27, scope: !740, inlinedAt: !741)
!756 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !757)
!757 = distinct !DILocation(line: 1305, column: 16, scope: !191, inlinedAt: !758)
!758 = distinct !DILocation(line: 798, column: 34, scope: !679, inlinedAt: !755)
!759 = !DILocation(line: 1930, column: 34, scope: !682, inlinedAt: !760)
!760 = distinct !DILocation(line: 816, column: 31, scope: !684, inlinedAt: !761)
!761 = distinct !DILocation(line: 1655, column: 23, scope: !740, inlinedAt: !741)
!762 = !DILocation(line: 1934, column: 63, scope: !682, inlinedAt: !760)
!763 = !DILocation(line: 1937, column: 37, scope: !682, inlinedAt: !760)
!764 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !765)
!765 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !766)
!766 = distinct !DILocation(line: 1707, column: 39, scope: !693, inlinedAt: !767)
!767 = distinct !DILocation(line: 1937, column: 14, scope: !682, inlinedAt: !760)
!768 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !765)
!769 = !DILocation(line: 1937, column: 8, scope: !682, inlinedAt: !760)
!770 = !DILocation(line: 1940, column: 14, scope: !682, inlinedAt: !760)
!771 = !DILocation(line: 1940, column: 40, scope: !682, inlinedAt: !760)
!772 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !773)
!773 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !774)
!774 = distinct !DILocation(line: 794, column: 34, scope: !707, inlinedAt: !775)
!775 = distinct !DILocation(line: 1940, column: 24, scope: !682, inlinedAt: !760)
!776 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !777)
!777 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !773)
!778 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !779)
!779 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !774)
!780 = !DILocation(line: 1940, column: 57, scope: !682, inlinedAt: !760)
!781 = !DILocation(line: 1940, column: 8, scope: !682, inlinedAt: !760)
!782 = distinct !{!782, !783, !784, !52, !53}
!783 = !DILocation(line: 1934, column: 7, scope: !682, inlinedAt: !760)
!784 = !DILocation(line: 1943, column: 2, scope: !682, inlinedAt: !760)
!785 = !DILocation(line: 0, scope: !682, inlinedAt: !760)
!786 = !DILocation(line: 818, column: 47, scope: !684, inlinedAt: !761)
!787 = !DILocation(line: 818, column: 4, scope: !684, inlinedAt: !761)
!788 = !DILocation(line: 0, scope: !740, inlinedAt: !741)
!789 = !DILocation(line: 48, column: 2, scope: !80)
!790 = !DILocation(line: 466, column: 56, scope: !791, inlinedAt: !792)
!791 = distinct !DISubprogram(name: "_M_begin", scope: !14, file: !14, line: 465, type: !10, scopeLine: 466, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!792 = distinct !DILocation(line: 2500, column: 33, scope: !793, inlinedAt: !794)
!793 = distinct !DISubprogram(name: "clear", scope: !14, file: !14, line: 2498, type: !10, scopeLine: 2499, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!794 = distinct !DILocation(line: 1584, column: 7, scope: !795, inlinedAt: !796)
!795 = distinct !DISubprogram(name: "~_Hashtable", scope: !14, file: !14, line: 1573, type: !10, scopeLine: 1574, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!796 = distinct !DILocation(line: 1245, column: 11, scope: !797, inlinedAt: !798)
!797 = distinct !DISubprogram(name: "~unordered_multimap", scope: !9, file: !9, line: 1245, type: !10, scopeLine: 1245, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!798 = distinct !DILocation(line: 50, column: 1, scope: !80)
!799 = !{!496, !23, i64 16}
!800 = !DILocation(line: 2002, column: 14, scope: !31, inlinedAt: !801)
!801 = distinct !DILocation(line: 2500, column: 13, scope: !793, inlinedAt: !794)
!802 = !DILocation(line: 2002, column: 7, scope: !31, inlinedAt: !801)
!803 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !804)
!804 = distinct !DILocation(line: 2005, column: 15, scope: !31, inlinedAt: !801)
!805 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !806)
!806 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !807)
!807 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !808)
!808 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !809)
!809 = distinct !DILocation(line: 2006, column: 4, scope: !31, inlinedAt: !801)
!810 = distinct !{!810, !802, !811, !52, !53}
!811 = !DILocation(line: 2007, column: 2, scope: !31, inlinedAt: !801)
!812 = !DILocation(line: 2501, column: 24, scope: !793, inlinedAt: !794)
!813 = !DILocation(line: 2502, column: 10, scope: !793, inlinedAt: !794)
!814 = !DILocation(line: 2502, column: 26, scope: !793, inlinedAt: !794)
!815 = !DILocation(line: 2501, column: 7, scope: !793, inlinedAt: !794)
!816 = !DILocation(line: 2504, column: 30, scope: !793, inlinedAt: !794)
!817 = !DILocation(line: 457, column: 31, scope: !818, inlinedAt: !819)
!818 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 456, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!819 = distinct !DILocation(line: 1585, column: 7, scope: !795, inlinedAt: !796)
!820 = !DILocation(line: 418, column: 40, scope: !821, inlinedAt: !822)
!821 = distinct !DISubprogram(name: "_M_uses_single_bucket", scope: !14, file: !14, line: 417, type: !10, scopeLine: 418, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!822 = distinct !DILocation(line: 449, column: 6, scope: !823, inlinedAt: !824)
!823 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 447, type: !10, scopeLine: 448, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!824 = distinct !DILocation(line: 457, column: 9, scope: !818, inlinedAt: !819)
!825 = !DILocation(line: 449, column: 6, scope: !823, inlinedAt: !824)
!826 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !827)
!827 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !828)
!828 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !829)
!829 = distinct !DILocation(line: 452, column: 21, scope: !823, inlinedAt: !824)
!830 = !DILocation(line: 453, column: 7, scope: !823, inlinedAt: !824)
!831 = !DILocation(line: 466, column: 56, scope: !832, inlinedAt: !833)
!832 = distinct !DISubprogram(name: "_M_begin", scope: !14, file: !14, line: 465, type: !10, scopeLine: 466, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!833 = distinct !DILocation(line: 2500, column: 33, scope: !834, inlinedAt: !835)
!834 = distinct !DISubprogram(name: "clear", scope: !14, file: !14, line: 2498, type: !10, scopeLine: 2499, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!835 = distinct !DILocation(line: 1584, column: 7, scope: !836, inlinedAt: !837)
!836 = distinct !DISubprogram(name: "~_Hashtable", scope: !14, file: !14, line: 1573, type: !10, scopeLine: 1574, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!837 = distinct !DILocation(line: 97, column: 11, scope: !838, inlinedAt: !839)
!838 = distinct !DISubprogram(name: "~unordered_set", scope: !313, file: !313, line: 97, type: !10, scopeLine: 97, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!839 = distinct !DILocation(line: 50, column: 1, scope: !80)
!840 = !{!317, !23, i64 16}
!841 = !DILocation(line: 2002, column: 14, scope: !842, inlinedAt: !843)
!842 = distinct !DISubprogram(name: "_M_deallocate_nodes", scope: !32, file: !32, line: 2000, type: !10, scopeLine: 2001, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!843 = distinct !DILocation(line: 2500, column: 13, scope: !834, inlinedAt: !835)
!844 = !DILocation(line: 2002, column: 7, scope: !842, inlinedAt: !843)
!845 = !DILocation(line: 341, column: 47, scope: !846, inlinedAt: !847)
!846 = distinct !DISubprogram(name: "_M_next", scope: !32, file: !32, line: 340, type: !10, scopeLine: 341, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!847 = distinct !DILocation(line: 2005, column: 15, scope: !842, inlinedAt: !843)
!848 = !DILocation(line: 1984, column: 62, scope: !849, inlinedAt: !850)
!849 = distinct !DISubprogram(name: "_M_deallocate_node", scope: !32, file: !32, line: 1982, type: !10, scopeLine: 1983, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!850 = distinct !DILocation(line: 2006, column: 4, scope: !842, inlinedAt: !843)
!851 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !852)
!852 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !853)
!853 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !854)
!854 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !855)
!855 = distinct !DILocation(line: 181, column: 10, scope: !856, inlinedAt: !857)
!856 = distinct !DISubprogram(name: "destroy<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !41, file: !41, line: 179, type: !10, scopeLine: 181, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!857 = distinct !DILocation(line: 535, column: 8, scope: !858, inlinedAt: !859)
!858 = distinct !DISubprogram(name: "destroy<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !44, file: !44, line: 531, type: !10, scopeLine: 533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!859 = distinct !DILocation(line: 1984, column: 7, scope: !849, inlinedAt: !850)
!860 = !DILocation(line: 252, column: 57, scope: !384, inlinedAt: !861)
!861 = distinct !DILocation(line: 274, column: 29, scope: !354, inlinedAt: !853)
!862 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !853)
!863 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !854)
!864 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !865)
!865 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !866)
!866 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !867)
!867 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !854)
!868 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !854)
!869 = !DILocation(line: 158, column: 2, scope: !870, inlinedAt: !871)
!870 = distinct !DISubprogram(name: "deallocate", scope: !41, file: !41, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!871 = distinct !DILocation(line: 496, column: 13, scope: !872, inlinedAt: !873)
!872 = distinct !DISubprogram(name: "deallocate", scope: !44, file: !44, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!873 = distinct !DILocation(line: 1995, column: 7, scope: !874, inlinedAt: !875)
!874 = distinct !DISubprogram(name: "_M_deallocate_node_ptr", scope: !32, file: !32, line: 1990, type: !10, scopeLine: 1991, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!875 = distinct !DILocation(line: 1985, column: 7, scope: !849, inlinedAt: !850)
!876 = distinct !{!876, !844, !877, !52, !53}
!877 = !DILocation(line: 2007, column: 2, scope: !842, inlinedAt: !843)
!878 = !DILocation(line: 2501, column: 24, scope: !834, inlinedAt: !835)
!879 = !DILocation(line: 2502, column: 10, scope: !834, inlinedAt: !835)
!880 = !DILocation(line: 2502, column: 26, scope: !834, inlinedAt: !835)
!881 = !DILocation(line: 2501, column: 7, scope: !834, inlinedAt: !835)
!882 = !DILocation(line: 2504, column: 30, scope: !834, inlinedAt: !835)
!883 = !DILocation(line: 457, column: 31, scope: !884, inlinedAt: !885)
!884 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 456, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!885 = distinct !DILocation(line: 1585, column: 7, scope: !836, inlinedAt: !837)
!886 = !DILocation(line: 418, column: 40, scope: !887, inlinedAt: !888)
!887 = distinct !DISubprogram(name: "_M_uses_single_bucket", scope: !14, file: !14, line: 417, type: !10, scopeLine: 418, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!888 = distinct !DILocation(line: 449, column: 6, scope: !889, inlinedAt: !890)
!889 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !14, file: !14, line: 447, type: !10, scopeLine: 448, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!890 = distinct !DILocation(line: 457, column: 9, scope: !884, inlinedAt: !885)
!891 = !DILocation(line: 449, column: 6, scope: !889, inlinedAt: !890)
!892 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !893)
!893 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !894)
!894 = distinct !DILocation(line: 2032, column: 7, scope: !895, inlinedAt: !896)
!895 = distinct !DISubprogram(name: "_M_deallocate_buckets", scope: !32, file: !32, line: 2026, type: !10, scopeLine: 2028, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!896 = distinct !DILocation(line: 452, column: 21, scope: !889, inlinedAt: !890)
!897 = !DILocation(line: 453, column: 7, scope: !889, inlinedAt: !890)
!898 = !DILocation(line: 175, column: 16, scope: !899, inlinedAt: !900)
!899 = distinct !DISubprogram(name: "joinable", scope: !84, file: !84, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!900 = distinct !DILocation(line: 150, column: 11, scope: !901, inlinedAt: !902)
!901 = distinct !DISubprogram(name: "~thread", scope: !84, file: !84, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!902 = distinct !DILocation(line: 50, column: 1, scope: !80)
!903 = !{i64 0, i64 8, !904}
!904 = !{!26, !26, i64 0}
!905 = !DILocation(line: 286, column: 26, scope: !906, inlinedAt: !907)
!906 = distinct !DISubprogram(name: "operator==", scope: !84, file: !84, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!907 = distinct !DILocation(line: 175, column: 22, scope: !899, inlinedAt: !900)
!908 = !DILocation(line: 150, column: 11, scope: !901, inlinedAt: !902)
!909 = !DILocation(line: 312, column: 5, scope: !910, inlinedAt: !912)
!910 = distinct !DISubprogram(name: "__terminate", scope: !911, file: !911, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!911 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!912 = distinct !DILocation(line: 151, column: 2, scope: !901, inlinedAt: !902)
!913 = !DILocation(line: 175, column: 16, scope: !899, inlinedAt: !914)
!914 = distinct !DILocation(line: 150, column: 11, scope: !901, inlinedAt: !915)
!915 = distinct !DILocation(line: 50, column: 1, scope: !80)
!916 = !DILocation(line: 286, column: 26, scope: !906, inlinedAt: !917)
!917 = distinct !DILocation(line: 175, column: 22, scope: !899, inlinedAt: !914)
!918 = !DILocation(line: 150, column: 11, scope: !901, inlinedAt: !915)
!919 = !DILocation(line: 312, column: 5, scope: !910, inlinedAt: !920)
!920 = distinct !DILocation(line: 151, column: 2, scope: !901, inlinedAt: !915)
!921 = !DISubprogram(name: "__assert_fail", scope: !922, file: !922, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!922 = !DIFile(filename: "include/assert.h", directory: "")
!923 = distinct !DISubprogram(name: "close", scope: !1, file: !1, line: 18, type: !10, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!924 = !DILocation(line: 749, column: 12, scope: !127, inlinedAt: !925)
!925 = distinct !DILocation(line: 100, column: 17, scope: !130, inlinedAt: !926)
!926 = distinct !DILocation(line: 229, column: 19, scope: !133, inlinedAt: !927)
!927 = distinct !DILocation(line: 20, column: 30, scope: !923)
!928 = !DILocation(line: 103, column: 11, scope: !130, inlinedAt: !926)
!929 = !DILocation(line: 104, column: 2, scope: !130, inlinedAt: !926)
!930 = !DILocation(line: 649, column: 16, scope: !158, inlinedAt: !931)
!931 = distinct !DILocation(line: 1645, column: 11, scope: !932, inlinedAt: !933)
!932 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1642, type: !10, scopeLine: 1644, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!933 = distinct !DILocation(line: 747, column: 48, scope: !934, inlinedAt: !935)
!934 = distinct !DISubprogram(name: "at", scope: !32, file: !32, line: 745, type: !10, scopeLine: 746, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!935 = distinct !DILocation(line: 997, column: 21, scope: !936, inlinedAt: !937)
!936 = distinct !DISubprogram(name: "at", scope: !9, file: !9, line: 996, type: !10, scopeLine: 997, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!937 = distinct !DILocation(line: 21, column: 23, scope: !923)
!938 = !DILocation(line: 1645, column: 18, scope: !932, inlinedAt: !933)
!939 = !DILocation(line: 1645, column: 11, scope: !932, inlinedAt: !933)
!940 = !DILocation(line: 1647, scope: !932, inlinedAt: !933)
!941 = !DILocation(line: 369, column: 27, scope: !171, inlinedAt: !942)
!942 = distinct !DILocation(line: 1647, column: 35, scope: !932, inlinedAt: !933)
!943 = !DILocation(line: 1647, column: 4, scope: !932, inlinedAt: !933)
!944 = !DILocation(line: 1648, column: 35, scope: !932, inlinedAt: !933)
!945 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !946)
!946 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !947)
!947 = distinct !DILocation(line: 1648, column: 16, scope: !932, inlinedAt: !933)
!948 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !946)
!949 = !DILocation(line: 1648, column: 10, scope: !932, inlinedAt: !933)
!950 = distinct !{!950, !943, !951, !52, !53}
!951 = !DILocation(line: 1649, column: 15, scope: !932, inlinedAt: !933)
!952 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !953)
!953 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !954)
!954 = distinct !DILocation(line: 1653, column: 34, scope: !932, inlinedAt: !933)
!955 = !DILocation(line: 798, column: 55, scope: !186, inlinedAt: !956)
!956 = distinct !DILocation(line: 1654, column: 27, scope: !932, inlinedAt: !933)
!957 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !958)
!958 = distinct !DILocation(line: 1305, column: 16, scope: !191, inlinedAt: !959)
!959 = distinct !DILocation(line: 798, column: 34, scope: !186, inlinedAt: !956)
!960 = !DILocation(line: 1930, column: 34, scope: !194, inlinedAt: !961)
!961 = distinct !DILocation(line: 816, column: 31, scope: !196, inlinedAt: !962)
!962 = distinct !DILocation(line: 1655, column: 23, scope: !932, inlinedAt: !933)
!963 = !DILocation(line: 1931, column: 12, scope: !194, inlinedAt: !961)
!964 = !DILocation(line: 1931, column: 11, scope: !194, inlinedAt: !961)
!965 = !DILocation(line: 1934, column: 63, scope: !194, inlinedAt: !961)
!966 = !DILocation(line: 1937, column: 37, scope: !194, inlinedAt: !961)
!967 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !968)
!968 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !969)
!969 = distinct !DILocation(line: 1707, column: 39, scope: !205, inlinedAt: !970)
!970 = distinct !DILocation(line: 1937, column: 14, scope: !194, inlinedAt: !961)
!971 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !968)
!972 = !DILocation(line: 1937, column: 8, scope: !194, inlinedAt: !961)
!973 = distinct !{!973, !974, !975, !52, !53}
!974 = !DILocation(line: 1934, column: 7, scope: !194, inlinedAt: !961)
!975 = !DILocation(line: 1943, column: 2, scope: !194, inlinedAt: !961)
!976 = !DILocation(line: 1940, column: 14, scope: !194, inlinedAt: !961)
!977 = !DILocation(line: 1940, column: 9, scope: !194, inlinedAt: !961)
!978 = !DILocation(line: 1940, column: 21, scope: !194, inlinedAt: !961)
!979 = !DILocation(line: 1940, column: 40, scope: !194, inlinedAt: !961)
!980 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !981)
!981 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !982)
!982 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !983)
!983 = distinct !DILocation(line: 1940, column: 24, scope: !194, inlinedAt: !961)
!984 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !985)
!985 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !981)
!986 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !987)
!987 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !982)
!988 = !DILocation(line: 1940, column: 57, scope: !194, inlinedAt: !961)
!989 = !DILocation(line: 1940, column: 8, scope: !194, inlinedAt: !961)
!990 = distinct !{!990, !974, !975, !52, !53}
!991 = !DILocation(line: 0, scope: !194, inlinedAt: !961)
!992 = !DILocation(line: 817, column: 6, scope: !196, inlinedAt: !962)
!993 = !DILocation(line: 818, column: 47, scope: !196, inlinedAt: !962)
!994 = !DILocation(line: 818, column: 4, scope: !196, inlinedAt: !962)
!995 = !DILocation(line: 0, scope: !932, inlinedAt: !933)
!996 = !DILocation(line: 748, column: 7, scope: !934, inlinedAt: !935)
!997 = !DILocation(line: 748, column: 6, scope: !934, inlinedAt: !935)
!998 = !DILocation(line: 749, column: 4, scope: !934, inlinedAt: !935)
!999 = !DILocation(line: 750, column: 16, scope: !934, inlinedAt: !935)
!1000 = !DILocation(line: 21, column: 23, scope: !923)
!1001 = !DILocation(line: 973, column: 16, scope: !1002, inlinedAt: !1003)
!1002 = distinct !DISubprogram(name: "erase", scope: !14, file: !14, line: 972, type: !10, scopeLine: 973, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1003 = distinct !DILocation(line: 763, column: 21, scope: !1004, inlinedAt: !1005)
!1004 = distinct !DISubprogram(name: "erase", scope: !9, file: !9, line: 762, type: !10, scopeLine: 763, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1005 = distinct !DILocation(line: 22, column: 11, scope: !923)
!1006 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !1007)
!1007 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !1008)
!1008 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !1009)
!1009 = distinct !DILocation(line: 24, column: 1, scope: !923)
!1010 = !DILocation(line: 24, column: 1, scope: !923)
!1011 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !1012)
!1012 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !1013)
!1013 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !1014)
!1014 = distinct !DILocation(line: 24, column: 1, scope: !923)
!1015 = distinct !DISubprogram(name: "to_string", scope: !352, file: !352, line: 4012, type: !10, scopeLine: 4016, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1016 = !DILocation(line: 4018, column: 29, scope: !1015)
!1017 = !DILocation(line: 58, column: 16, scope: !1018, inlinedAt: !1020)
!1018 = distinct !DISubprogram(name: "__to_chars_len<unsigned int>", scope: !1019, file: !1019, line: 47, type: !10, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1019 = !DIFile(filename: "include/c++/12/bits/charconv.h", directory: "")
!1020 = distinct !DILocation(line: 4019, column: 24, scope: !1015)
!1021 = !DILocation(line: 58, column: 8, scope: !1018, inlinedAt: !1020)
!1022 = !DILocation(line: 59, column: 16, scope: !1018, inlinedAt: !1020)
!1023 = !DILocation(line: 59, column: 8, scope: !1018, inlinedAt: !1020)
!1024 = !DILocation(line: 59, column: 35, scope: !1018, inlinedAt: !1020)
!1025 = !DILocation(line: 59, column: 24, scope: !1018, inlinedAt: !1020)
!1026 = !DILocation(line: 60, column: 16, scope: !1018, inlinedAt: !1020)
!1027 = !DILocation(line: 60, column: 8, scope: !1018, inlinedAt: !1020)
!1028 = !DILocation(line: 60, column: 35, scope: !1018, inlinedAt: !1020)
!1029 = !DILocation(line: 60, column: 24, scope: !1018, inlinedAt: !1020)
!1030 = !DILocation(line: 61, column: 16, scope: !1018, inlinedAt: !1020)
!1031 = !DILocation(line: 61, column: 8, scope: !1018, inlinedAt: !1020)
!1032 = !DILocation(line: 61, column: 35, scope: !1018, inlinedAt: !1020)
!1033 = !DILocation(line: 61, column: 24, scope: !1018, inlinedAt: !1020)
!1034 = !DILocation(line: 62, column: 12, scope: !1018, inlinedAt: !1020)
!1035 = !DILocation(line: 63, column: 8, scope: !1018, inlinedAt: !1020)
!1036 = distinct !{!1036, !1037, !1038, !52, !53}
!1037 = !DILocation(line: 56, column: 7, scope: !1018, inlinedAt: !1020)
!1038 = !DILocation(line: 64, column: 2, scope: !1018, inlinedAt: !1020)
!1039 = !DILocation(line: 0, scope: !1018, inlinedAt: !1020)
!1040 = !DILocation(line: 4020, column: 18, scope: !1015)
!1041 = !DILocation(line: 4020, column: 24, scope: !1015)
!1042 = !DILocation(line: 241, column: 51, scope: !394, inlinedAt: !1043)
!1043 = distinct !DILocation(line: 658, column: 21, scope: !1044, inlinedAt: !1045)
!1044 = distinct !DISubprogram(name: "basic_string<std::allocator<char> >", scope: !352, file: !352, line: 657, type: !10, scopeLine: 659, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1045 = distinct !DILocation(line: 4020, column: 12, scope: !1015)
!1046 = !DILocation(line: 200, column: 25, scope: !399, inlinedAt: !1047)
!1047 = distinct !DILocation(line: 658, column: 9, scope: !1044, inlinedAt: !1045)
!1048 = !DILocation(line: 256, column: 15, scope: !1049, inlinedAt: !1050)
!1049 = distinct !DISubprogram(name: "_M_construct", scope: !411, file: !411, line: 254, type: !10, scopeLine: 255, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1050 = distinct !DILocation(line: 659, column: 9, scope: !1044, inlinedAt: !1045)
!1051 = !DILocation(line: 256, column: 11, scope: !1049, inlinedAt: !1050)
!1052 = !DILocation(line: 155, column: 69, scope: !1053, inlinedAt: !1054)
!1053 = distinct !DISubprogram(name: "_M_create", scope: !411, file: !411, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1054 = distinct !DILocation(line: 258, column: 12, scope: !1049, inlinedAt: !1050)
!1055 = !DILocation(line: 137, column: 27, scope: !1056, inlinedAt: !1057)
!1056 = distinct !DISubprogram(name: "allocate", scope: !41, file: !41, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1057 = distinct !DILocation(line: 464, column: 20, scope: !1058, inlinedAt: !1059)
!1058 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1059 = distinct !DILocation(line: 155, column: 14, scope: !1053, inlinedAt: !1054)
!1060 = !DILocation(line: 224, column: 26, scope: !1061, inlinedAt: !1062)
!1061 = distinct !DISubprogram(name: "_M_data", scope: !352, file: !352, line: 223, type: !10, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1062 = distinct !DILocation(line: 258, column: 4, scope: !1049, inlinedAt: !1050)
!1063 = !DILocation(line: 261, column: 31, scope: !1064, inlinedAt: !1065)
!1064 = distinct !DISubprogram(name: "_M_capacity", scope: !352, file: !352, line: 260, type: !10, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1065 = distinct !DILocation(line: 259, column: 4, scope: !1049, inlinedAt: !1050)
!1066 = !DILocation(line: 260, column: 2, scope: !1049, inlinedAt: !1050)
!1067 = !DILocation(line: 264, column: 11, scope: !1049, inlinedAt: !1050)
!1068 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1069)
!1069 = distinct !DILocation(line: 265, column: 18, scope: !1049, inlinedAt: !1050)
!1070 = !DILocation(line: 440, column: 6, scope: !1071, inlinedAt: !1072)
!1071 = distinct !DISubprogram(name: "_S_assign", scope: !352, file: !352, line: 438, type: !10, scopeLine: 439, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1072 = distinct !DILocation(line: 265, column: 2, scope: !1049, inlinedAt: !1050)
!1073 = !DILocation(line: 354, column: 7, scope: !422, inlinedAt: !1074)
!1074 = distinct !DILocation(line: 441, column: 4, scope: !1071, inlinedAt: !1072)
!1075 = !DILocation(line: 441, column: 4, scope: !1071, inlinedAt: !1072)
!1076 = !DILocation(line: 443, column: 33, scope: !1077, inlinedAt: !1078)
!1077 = distinct !DISubprogram(name: "assign", scope: !404, file: !404, line: 435, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1078 = distinct !DILocation(line: 443, column: 4, scope: !1071, inlinedAt: !1072)
!1079 = !DILocation(line: 443, column: 2, scope: !1077, inlinedAt: !1078)
!1080 = !DILocation(line: 229, column: 9, scope: !414, inlinedAt: !1081)
!1081 = distinct !DILocation(line: 267, column: 2, scope: !416, inlinedAt: !1082)
!1082 = distinct !DILocation(line: 267, column: 7, scope: !1049, inlinedAt: !1050)
!1083 = !DILocation(line: 229, column: 26, scope: !414, inlinedAt: !1081)
!1084 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1085)
!1085 = distinct !DILocation(line: 268, column: 22, scope: !416, inlinedAt: !1082)
!1086 = !DILocation(line: 268, column: 22, scope: !416, inlinedAt: !1082)
!1087 = !DILocation(line: 354, column: 7, scope: !422, inlinedAt: !1088)
!1088 = distinct !DILocation(line: 268, column: 2, scope: !416, inlinedAt: !1082)
!1089 = !DILocation(line: 4021, column: 41, scope: !1015)
!1090 = !DILocation(line: 1064, column: 16, scope: !1091, inlinedAt: !1092)
!1091 = distinct !DISubprogram(name: "size", scope: !352, file: !352, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1092 = distinct !DILocation(line: 1221, column: 2, scope: !1093, inlinedAt: !1094)
!1093 = distinct !DISubprogram(name: "operator[]", scope: !352, file: !352, line: 1217, type: !10, scopeLine: 1218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1094 = distinct !DILocation(line: 4021, column: 35, scope: !1015)
!1095 = !DILocation(line: 1221, column: 2, scope: !1093, inlinedAt: !1094)
!1096 = !{!"branch_weights", i32 1, i32 2000}
!1097 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1098)
!1098 = distinct !DILocation(line: 1224, column: 9, scope: !1093, inlinedAt: !1094)
!1099 = !DILocation(line: 1224, column: 9, scope: !1093, inlinedAt: !1094)
!1100 = !DILocation(line: 84, column: 20, scope: !1101, inlinedAt: !1102)
!1101 = distinct !DISubprogram(name: "__to_chars_10_impl<unsigned int>", scope: !1019, file: !1019, line: 72, type: !10, scopeLine: 73, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1102 = distinct !DILocation(line: 4021, column: 5, scope: !1015)
!1103 = !DILocation(line: 84, column: 7, scope: !1101, inlinedAt: !1102)
!1104 = !DILocation(line: 83, column: 30, scope: !1101, inlinedAt: !1102)
!1105 = !DILocation(line: 86, column: 30, scope: !1101, inlinedAt: !1102)
!1106 = !DILocation(line: 86, column: 37, scope: !1101, inlinedAt: !1102)
!1107 = !DILocation(line: 87, column: 10, scope: !1101, inlinedAt: !1102)
!1108 = !DILocation(line: 88, column: 36, scope: !1101, inlinedAt: !1102)
!1109 = !DILocation(line: 88, column: 21, scope: !1101, inlinedAt: !1102)
!1110 = !DILocation(line: 88, column: 4, scope: !1101, inlinedAt: !1102)
!1111 = !DILocation(line: 88, column: 19, scope: !1101, inlinedAt: !1102)
!1112 = !DILocation(line: 89, column: 25, scope: !1101, inlinedAt: !1102)
!1113 = !DILocation(line: 89, column: 18, scope: !1101, inlinedAt: !1102)
!1114 = !DILocation(line: 89, column: 4, scope: !1101, inlinedAt: !1102)
!1115 = !DILocation(line: 89, column: 23, scope: !1101, inlinedAt: !1102)
!1116 = !DILocation(line: 90, column: 10, scope: !1101, inlinedAt: !1102)
!1117 = distinct !{!1117, !1103, !1118, !52, !53}
!1118 = !DILocation(line: 91, column: 2, scope: !1101, inlinedAt: !1102)
!1119 = !DILocation(line: 92, column: 17, scope: !1101, inlinedAt: !1102)
!1120 = !DILocation(line: 92, column: 11, scope: !1101, inlinedAt: !1102)
!1121 = !DILocation(line: 94, column: 29, scope: !1101, inlinedAt: !1102)
!1122 = !DILocation(line: 95, column: 32, scope: !1101, inlinedAt: !1102)
!1123 = !DILocation(line: 95, column: 17, scope: !1101, inlinedAt: !1102)
!1124 = !DILocation(line: 95, column: 4, scope: !1101, inlinedAt: !1102)
!1125 = !DILocation(line: 95, column: 15, scope: !1101, inlinedAt: !1102)
!1126 = !DILocation(line: 96, column: 17, scope: !1101, inlinedAt: !1102)
!1127 = !DILocation(line: 97, column: 2, scope: !1101, inlinedAt: !1102)
!1128 = !DILocation(line: 99, column: 15, scope: !1101, inlinedAt: !1102)
!1129 = !DILocation(line: 0, scope: !1101, inlinedAt: !1102)
!1130 = !DILocation(line: 4023, column: 3, scope: !1015)
!1131 = !DILocation(line: 4020, column: 12, scope: !1015)
!1132 = !DILocation(line: 466, column: 40, scope: !791, inlinedAt: !1133)
!1133 = distinct !DILocation(line: 2500, column: 33, scope: !793, inlinedAt: !1134)
!1134 = distinct !DILocation(line: 1584, column: 7, scope: !795, inlinedAt: !1135)
!1135 = distinct !DILocation(line: 1245, column: 11, scope: !797)
!1136 = !DILocation(line: 466, column: 56, scope: !791, inlinedAt: !1133)
!1137 = !DILocation(line: 2002, column: 14, scope: !31, inlinedAt: !1138)
!1138 = distinct !DILocation(line: 2500, column: 13, scope: !793, inlinedAt: !1134)
!1139 = !DILocation(line: 2002, column: 7, scope: !31, inlinedAt: !1138)
!1140 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !1141)
!1141 = distinct !DILocation(line: 2005, column: 15, scope: !31, inlinedAt: !1138)
!1142 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !1143)
!1143 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !1144)
!1144 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !1145)
!1145 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !1146)
!1146 = distinct !DILocation(line: 2006, column: 4, scope: !31, inlinedAt: !1138)
!1147 = distinct !{!1147, !1139, !1148, !52, !53}
!1148 = !DILocation(line: 2007, column: 2, scope: !31, inlinedAt: !1138)
!1149 = !DILocation(line: 2501, column: 24, scope: !793, inlinedAt: !1134)
!1150 = !DILocation(line: 2502, column: 10, scope: !793, inlinedAt: !1134)
!1151 = !DILocation(line: 2502, column: 26, scope: !793, inlinedAt: !1134)
!1152 = !DILocation(line: 2501, column: 7, scope: !793, inlinedAt: !1134)
!1153 = !DILocation(line: 2504, column: 30, scope: !793, inlinedAt: !1134)
!1154 = !DILocation(line: 457, column: 31, scope: !818, inlinedAt: !1155)
!1155 = distinct !DILocation(line: 1585, column: 7, scope: !795, inlinedAt: !1135)
!1156 = !DILocation(line: 418, column: 44, scope: !821, inlinedAt: !1157)
!1157 = distinct !DILocation(line: 449, column: 6, scope: !823, inlinedAt: !1158)
!1158 = distinct !DILocation(line: 457, column: 9, scope: !818, inlinedAt: !1155)
!1159 = !DILocation(line: 418, column: 40, scope: !821, inlinedAt: !1157)
!1160 = !DILocation(line: 449, column: 6, scope: !823, inlinedAt: !1158)
!1161 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !1162)
!1162 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !1163)
!1163 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !1164)
!1164 = distinct !DILocation(line: 452, column: 21, scope: !823, inlinedAt: !1158)
!1165 = !DILocation(line: 453, column: 7, scope: !823, inlinedAt: !1158)
!1166 = !DILocation(line: 1245, column: 11, scope: !797)
!1167 = !DILocation(line: 466, column: 40, scope: !832, inlinedAt: !1168)
!1168 = distinct !DILocation(line: 2500, column: 33, scope: !834, inlinedAt: !1169)
!1169 = distinct !DILocation(line: 1584, column: 7, scope: !836, inlinedAt: !1170)
!1170 = distinct !DILocation(line: 97, column: 11, scope: !838)
!1171 = !DILocation(line: 466, column: 56, scope: !832, inlinedAt: !1168)
!1172 = !DILocation(line: 2002, column: 14, scope: !842, inlinedAt: !1173)
!1173 = distinct !DILocation(line: 2500, column: 13, scope: !834, inlinedAt: !1169)
!1174 = !DILocation(line: 2002, column: 7, scope: !842, inlinedAt: !1173)
!1175 = !DILocation(line: 341, column: 47, scope: !846, inlinedAt: !1176)
!1176 = distinct !DILocation(line: 2005, column: 15, scope: !842, inlinedAt: !1173)
!1177 = !DILocation(line: 1984, column: 62, scope: !849, inlinedAt: !1178)
!1178 = distinct !DILocation(line: 2006, column: 4, scope: !842, inlinedAt: !1173)
!1179 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1180)
!1180 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !1181)
!1181 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !1182)
!1182 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !1183)
!1183 = distinct !DILocation(line: 181, column: 10, scope: !856, inlinedAt: !1184)
!1184 = distinct !DILocation(line: 535, column: 8, scope: !858, inlinedAt: !1185)
!1185 = distinct !DILocation(line: 1984, column: 7, scope: !849, inlinedAt: !1178)
!1186 = !DILocation(line: 252, column: 57, scope: !384, inlinedAt: !1187)
!1187 = distinct !DILocation(line: 274, column: 29, scope: !354, inlinedAt: !1181)
!1188 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !1181)
!1189 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !1182)
!1190 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !1191)
!1191 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !1192)
!1192 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !1193)
!1193 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !1182)
!1194 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !1182)
!1195 = !DILocation(line: 158, column: 2, scope: !870, inlinedAt: !1196)
!1196 = distinct !DILocation(line: 496, column: 13, scope: !872, inlinedAt: !1197)
!1197 = distinct !DILocation(line: 1995, column: 7, scope: !874, inlinedAt: !1198)
!1198 = distinct !DILocation(line: 1985, column: 7, scope: !849, inlinedAt: !1178)
!1199 = distinct !{!1199, !1174, !1200, !52, !53}
!1200 = !DILocation(line: 2007, column: 2, scope: !842, inlinedAt: !1173)
!1201 = !DILocation(line: 2501, column: 24, scope: !834, inlinedAt: !1169)
!1202 = !DILocation(line: 2502, column: 10, scope: !834, inlinedAt: !1169)
!1203 = !DILocation(line: 2502, column: 26, scope: !834, inlinedAt: !1169)
!1204 = !DILocation(line: 2501, column: 7, scope: !834, inlinedAt: !1169)
!1205 = !DILocation(line: 2504, column: 30, scope: !834, inlinedAt: !1169)
!1206 = !DILocation(line: 457, column: 31, scope: !884, inlinedAt: !1207)
!1207 = distinct !DILocation(line: 1585, column: 7, scope: !836, inlinedAt: !1170)
!1208 = !DILocation(line: 418, column: 44, scope: !887, inlinedAt: !1209)
!1209 = distinct !DILocation(line: 449, column: 6, scope: !889, inlinedAt: !1210)
!1210 = distinct !DILocation(line: 457, column: 9, scope: !884, inlinedAt: !1207)
!1211 = !DILocation(line: 418, column: 40, scope: !887, inlinedAt: !1209)
!1212 = !DILocation(line: 449, column: 6, scope: !889, inlinedAt: !1210)
!1213 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !1214)
!1214 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !1215)
!1215 = distinct !DILocation(line: 2032, column: 7, scope: !895, inlinedAt: !1216)
!1216 = distinct !DILocation(line: 452, column: 21, scope: !889, inlinedAt: !1210)
!1217 = !DILocation(line: 453, column: 7, scope: !889, inlinedAt: !1210)
!1218 = !DILocation(line: 97, column: 11, scope: !838)
!1219 = !DISubprogram(name: "terminate", scope: !911, file: !911, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1220 = !DISubprogram(name: "__throw_system_error", scope: !1221, file: !1221, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1221 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!1222 = !DISubprogram(name: "pthread_mutex_lock", scope: !1223, file: !1223, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1223 = !DIFile(filename: "include/pthread.h", directory: "")
!1224 = distinct !DISubprogram(name: "operator[]", scope: !32, file: !32, line: 769, type: !10, scopeLine: 771, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1225 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1226)
!1226 = distinct !DILocation(line: 773, column: 33, scope: !1224)
!1227 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1228)
!1228 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1226)
!1229 = !DILocation(line: 798, column: 55, scope: !186, inlinedAt: !1230)
!1230 = distinct !DILocation(line: 774, column: 32, scope: !1224)
!1231 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1232)
!1232 = distinct !DILocation(line: 1305, column: 16, scope: !191, inlinedAt: !1233)
!1233 = distinct !DILocation(line: 798, column: 34, scope: !186, inlinedAt: !1230)
!1234 = !DILocation(line: 1930, column: 34, scope: !194, inlinedAt: !1235)
!1235 = distinct !DILocation(line: 816, column: 31, scope: !196, inlinedAt: !1236)
!1236 = distinct !DILocation(line: 775, column: 30, scope: !1224)
!1237 = !DILocation(line: 1931, column: 12, scope: !194, inlinedAt: !1235)
!1238 = !DILocation(line: 1931, column: 11, scope: !194, inlinedAt: !1235)
!1239 = !DILocation(line: 1934, column: 63, scope: !194, inlinedAt: !1235)
!1240 = !DILocation(line: 1937, column: 37, scope: !194, inlinedAt: !1235)
!1241 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !1242)
!1242 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !1243)
!1243 = distinct !DILocation(line: 1707, column: 39, scope: !205, inlinedAt: !1244)
!1244 = distinct !DILocation(line: 1937, column: 14, scope: !194, inlinedAt: !1235)
!1245 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !1242)
!1246 = !DILocation(line: 1937, column: 8, scope: !194, inlinedAt: !1235)
!1247 = distinct !{!1247, !1248, !1249, !52, !53}
!1248 = !DILocation(line: 1934, column: 7, scope: !194, inlinedAt: !1235)
!1249 = !DILocation(line: 1943, column: 2, scope: !194, inlinedAt: !1235)
!1250 = !DILocation(line: 1940, column: 14, scope: !194, inlinedAt: !1235)
!1251 = !DILocation(line: 1940, column: 9, scope: !194, inlinedAt: !1235)
!1252 = !DILocation(line: 1940, column: 21, scope: !194, inlinedAt: !1235)
!1253 = !DILocation(line: 1940, column: 40, scope: !194, inlinedAt: !1235)
!1254 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1255)
!1255 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !1256)
!1256 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !1257)
!1257 = distinct !DILocation(line: 1940, column: 24, scope: !194, inlinedAt: !1235)
!1258 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1259)
!1259 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1255)
!1260 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1261)
!1261 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !1256)
!1262 = !DILocation(line: 1940, column: 57, scope: !194, inlinedAt: !1235)
!1263 = !DILocation(line: 1940, column: 8, scope: !194, inlinedAt: !1235)
!1264 = distinct !{!1264, !1248, !1249, !52, !53}
!1265 = !DILocation(line: 0, scope: !194, inlinedAt: !1235)
!1266 = !DILocation(line: 817, column: 6, scope: !196, inlinedAt: !1236)
!1267 = !DILocation(line: 818, column: 47, scope: !196, inlinedAt: !1236)
!1268 = !DILocation(line: 818, column: 4, scope: !196, inlinedAt: !1236)
!1269 = !DILocation(line: 0, scope: !196, inlinedAt: !1236)
!1270 = !DILocation(line: 775, column: 16, scope: !1224)
!1271 = !DILocation(line: 137, column: 27, scope: !507, inlinedAt: !1272)
!1272 = distinct !DILocation(line: 464, column: 20, scope: !509, inlinedAt: !1273)
!1273 = distinct !DILocation(line: 1963, column: 16, scope: !1274, inlinedAt: !1275)
!1274 = distinct !DISubprogram(name: "_M_allocate_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !32, file: !32, line: 1960, type: !10, scopeLine: 1962, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1275 = distinct !DILocation(line: 308, column: 19, scope: !1276, inlinedAt: !1277)
!1276 = distinct !DISubprogram(name: "_Scoped_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 306, type: !10, scopeLine: 309, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1277 = distinct !DILocation(line: 778, column: 42, scope: !1224)
!1278 = !DILocation(line: 277, column: 34, scope: !524, inlinedAt: !1279)
!1279 = distinct !DILocation(line: 335, column: 12, scope: !526, inlinedAt: !1280)
!1280 = distinct !DILocation(line: 1967, column: 25, scope: !1274, inlinedAt: !1275)
!1281 = !DILocation(line: 1969, column: 14, scope: !1274, inlinedAt: !1275)
!1282 = !DILocation(line: 1817, column: 9, scope: !1283, inlinedAt: !1286)
!1283 = !DILexicalBlockFile(scope: !1285, file: !1284, discriminator: 0)
!1284 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!1285 = distinct !DISubprogram(name: "pair<const int &, 0UL>", scope: !1284, file: !1284, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1286 = distinct !DILocation(line: 1805, column: 9, scope: !1287, inlinedAt: !1288)
!1287 = distinct !DISubprogram(name: "pair<const int &>", scope: !1284, file: !1284, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1288 = distinct !DILocation(line: 175, column: 23, scope: !1289, inlinedAt: !1290)
!1289 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !41, file: !41, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1290 = distinct !DILocation(line: 516, column: 8, scope: !1291, inlinedAt: !1292)
!1291 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !44, file: !44, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1292 = distinct !DILocation(line: 1968, column: 6, scope: !1274, inlinedAt: !1275)
!1293 = !DILocation(line: 1818, column: 2, scope: !1283, inlinedAt: !1286)
!1294 = !DILocation(line: 785, column: 9, scope: !1224)
!1295 = !DILocation(line: 787, column: 21, scope: !1224)
!1296 = !DILocation(line: 788, column: 5, scope: !1224)
!1297 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !1298)
!1298 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !1299)
!1299 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !1300)
!1300 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !1301)
!1301 = distinct !DILocation(line: 312, column: 39, scope: !1302, inlinedAt: !1303)
!1302 = distinct !DISubprogram(name: "~_Scoped_node", scope: !14, file: !14, line: 312, type: !10, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1303 = distinct !DILocation(line: 788, column: 5, scope: !1224)
!1304 = !DILocation(line: 0, scope: !1224)
!1305 = distinct !DISubprogram(name: "_M_insert_unique_node", scope: !14, file: !14, line: 2144, type: !10, scopeLine: 2147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1306 = !DILocation(line: 2148, column: 45, scope: !1305)
!1307 = !DILocation(line: 532, column: 14, scope: !1308, inlinedAt: !1309)
!1308 = distinct !DISubprogram(name: "_M_state", scope: !32, file: !32, line: 531, type: !10, scopeLine: 532, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1309 = distinct !DILocation(line: 2148, column: 62, scope: !1305)
!1310 = !{!28, !26, i64 8}
!1311 = !DILocation(line: 2150, column: 36, scope: !1305)
!1312 = !DILocation(line: 2150, column: 53, scope: !1305)
!1313 = !DILocation(line: 2150, column: 21, scope: !1305)
!1314 = !DILocation(line: 2153, column: 23, scope: !1305)
!1315 = !DILocation(line: 2153, column: 11, scope: !1305)
!1316 = !DILocation(line: 2541, column: 4, scope: !1317, inlinedAt: !1318)
!1317 = distinct !DISubprogram(name: "_M_rehash", scope: !14, file: !14, line: 2537, type: !10, scopeLine: 2538, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1318 = distinct !DILocation(line: 2155, column: 4, scope: !1305)
!1319 = !DILocation(line: 2550, column: 5, scope: !1317, inlinedAt: !1318)
!1320 = !DILocation(line: 2542, column: 2, scope: !1317, inlinedAt: !1318)
!1321 = !DILocation(line: 540, column: 7, scope: !1322, inlinedAt: !1323)
!1322 = distinct !DISubprogram(name: "_M_reset", scope: !32, file: !32, line: 539, type: !10, scopeLine: 540, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1323 = distinct !DILocation(line: 2547, column: 21, scope: !1317, inlinedAt: !1318)
!1324 = !DILocation(line: 540, column: 22, scope: !1322, inlinedAt: !1323)
!1325 = !DILocation(line: 2548, column: 4, scope: !1317, inlinedAt: !1318)
!1326 = !DILocation(line: 2549, column: 2, scope: !1317, inlinedAt: !1318)
!1327 = !DILocation(line: 798, column: 55, scope: !186, inlinedAt: !1328)
!1328 = distinct !DILocation(line: 2156, column: 12, scope: !1305)
!1329 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1330)
!1330 = distinct !DILocation(line: 1305, column: 16, scope: !191, inlinedAt: !1331)
!1331 = distinct !DILocation(line: 798, column: 34, scope: !186, inlinedAt: !1328)
!1332 = !DILocation(line: 2157, column: 2, scope: !1305)
!1333 = !DILocation(line: 1987, column: 11, scope: !1334, inlinedAt: !1335)
!1334 = distinct !DISubprogram(name: "_M_insert_bucket_begin", scope: !14, file: !14, line: 1985, type: !10, scopeLine: 1986, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1335 = distinct !DILocation(line: 2162, column: 7, scope: !1305)
!1336 = !DILocation(line: 1991, column: 40, scope: !1334, inlinedAt: !1335)
!1337 = !DILocation(line: 1991, column: 19, scope: !1334, inlinedAt: !1335)
!1338 = !DILocation(line: 1992, column: 4, scope: !1334, inlinedAt: !1335)
!1339 = !DILocation(line: 1992, column: 30, scope: !1334, inlinedAt: !1335)
!1340 = !DILocation(line: 1993, column: 2, scope: !1334, inlinedAt: !1335)
!1341 = !DILocation(line: 1999, column: 21, scope: !1334, inlinedAt: !1335)
!1342 = !DILocation(line: 1999, column: 37, scope: !1334, inlinedAt: !1335)
!1343 = !DILocation(line: 1999, column: 19, scope: !1334, inlinedAt: !1335)
!1344 = !DILocation(line: 2000, column: 27, scope: !1334, inlinedAt: !1335)
!1345 = !DILocation(line: 2002, column: 16, scope: !1334, inlinedAt: !1335)
!1346 = !DILocation(line: 2002, column: 8, scope: !1334, inlinedAt: !1335)
!1347 = !DILocation(line: 2005, column: 33, scope: !1334, inlinedAt: !1335)
!1348 = !DILocation(line: 794, column: 55, scope: !221, inlinedAt: !1349)
!1349 = distinct !DILocation(line: 2005, column: 17, scope: !1334, inlinedAt: !1335)
!1350 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1351)
!1351 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !1352)
!1352 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !1349)
!1353 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1354)
!1354 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1351)
!1355 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1356)
!1356 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !1352)
!1357 = !DILocation(line: 2005, column: 6, scope: !1334, inlinedAt: !1335)
!1358 = !DILocation(line: 2005, column: 54, scope: !1334, inlinedAt: !1335)
!1359 = !DILocation(line: 2007, column: 4, scope: !1334, inlinedAt: !1335)
!1360 = !DILocation(line: 2007, column: 22, scope: !1334, inlinedAt: !1335)
!1361 = !DILocation(line: 2163, column: 7, scope: !1305)
!1362 = !DILocation(line: 2165, column: 5, scope: !1305)
!1363 = !DISubprogram(name: "__throw_bad_array_new_length", scope: !1221, file: !1221, line: 55, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1364 = !DISubprogram(name: "__throw_bad_alloc", scope: !1221, file: !1221, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1365 = distinct !DISubprogram(name: "_M_rehash_aux", scope: !14, file: !14, line: 2560, type: !10, scopeLine: 2561, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1366 = !DILocation(line: 437, column: 35, scope: !1367, inlinedAt: !1368)
!1367 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !14, file: !14, line: 435, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1368 = distinct !DILocation(line: 2562, column: 37, scope: !1365)
!1369 = !DILocation(line: 437, column: 6, scope: !1367, inlinedAt: !1368)
!1370 = !DILocation(line: 439, column: 6, scope: !1367, inlinedAt: !1368)
!1371 = !DILocation(line: 439, column: 23, scope: !1367, inlinedAt: !1368)
!1372 = !{!22, !23, i64 48}
!1373 = !DILocation(line: 440, column: 6, scope: !1367, inlinedAt: !1368)
!1374 = !DILocation(line: 120, column: 27, scope: !1375, inlinedAt: !1376)
!1375 = distinct !DISubprogram(name: "allocate", scope: !41, file: !41, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1376 = distinct !DILocation(line: 464, column: 20, scope: !1377, inlinedAt: !1378)
!1377 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1378 = distinct !DILocation(line: 2017, column: 20, scope: !1379, inlinedAt: !1380)
!1379 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !32, file: !32, line: 2012, type: !10, scopeLine: 2014, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1380 = distinct !DILocation(line: 443, column: 28, scope: !1367, inlinedAt: !1368)
!1381 = !DILocation(line: 120, column: 6, scope: !1375, inlinedAt: !1376)
!1382 = !DILocation(line: 124, column: 14, scope: !1375, inlinedAt: !1376)
!1383 = !DILocation(line: 124, column: 10, scope: !1375, inlinedAt: !1376)
!1384 = !DILocation(line: 125, column: 8, scope: !1375, inlinedAt: !1376)
!1385 = !DILocation(line: 126, column: 6, scope: !1375, inlinedAt: !1376)
!1386 = !DILocation(line: 137, column: 53, scope: !1375, inlinedAt: !1376)
!1387 = !DILocation(line: 137, column: 27, scope: !1375, inlinedAt: !1376)
!1388 = !DILocation(line: 2019, column: 7, scope: !1379, inlinedAt: !1380)
!1389 = !DILocation(line: 443, column: 2, scope: !1367, inlinedAt: !1368)
!1390 = !DILocation(line: 0, scope: !1367, inlinedAt: !1368)
!1391 = !DILocation(line: 466, column: 40, scope: !13, inlinedAt: !1392)
!1392 = distinct !DILocation(line: 2563, column: 24, scope: !1365)
!1393 = !DILocation(line: 466, column: 56, scope: !13, inlinedAt: !1392)
!1394 = !DILocation(line: 2564, column: 30, scope: !1365)
!1395 = !DILocation(line: 2566, column: 14, scope: !1365)
!1396 = !DILocation(line: 2566, column: 7, scope: !1365)
!1397 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !1398)
!1398 = distinct !DILocation(line: 2568, column: 29, scope: !1365)
!1399 = !DILocation(line: 2570, column: 42, scope: !1365)
!1400 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1401)
!1401 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !1402)
!1402 = distinct !DILocation(line: 2570, column: 26, scope: !1365)
!1403 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1404)
!1404 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1401)
!1405 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1406)
!1406 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !1402)
!1407 = !DILocation(line: 2571, column: 9, scope: !1365)
!1408 = !DILocation(line: 2571, column: 8, scope: !1365)
!1409 = !DILocation(line: 2573, column: 38, scope: !1365)
!1410 = !DILocation(line: 2573, column: 20, scope: !1365)
!1411 = !DILocation(line: 2574, column: 31, scope: !1365)
!1412 = !DILocation(line: 2575, column: 29, scope: !1365)
!1413 = !DILocation(line: 2576, column: 17, scope: !1365)
!1414 = !DILocation(line: 2576, column: 12, scope: !1365)
!1415 = !DILocation(line: 2577, column: 3, scope: !1365)
!1416 = !DILocation(line: 2582, column: 44, scope: !1365)
!1417 = !DILocation(line: 2582, column: 20, scope: !1365)
!1418 = !DILocation(line: 2583, column: 8, scope: !1365)
!1419 = !DILocation(line: 0, scope: !1365)
!1420 = distinct !{!1420, !1396, !1421, !52, !53}
!1421 = !DILocation(line: 2587, column: 2, scope: !1365)
!1422 = !DILocation(line: 457, column: 31, scope: !62, inlinedAt: !1423)
!1423 = distinct !DILocation(line: 2589, column: 7, scope: !1365)
!1424 = !DILocation(line: 418, column: 44, scope: !65, inlinedAt: !1425)
!1425 = distinct !DILocation(line: 449, column: 6, scope: !67, inlinedAt: !1426)
!1426 = distinct !DILocation(line: 457, column: 9, scope: !62, inlinedAt: !1423)
!1427 = !DILocation(line: 418, column: 40, scope: !65, inlinedAt: !1425)
!1428 = !DILocation(line: 449, column: 6, scope: !67, inlinedAt: !1426)
!1429 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !1430)
!1430 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !1431)
!1431 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !1432)
!1432 = distinct !DILocation(line: 452, column: 21, scope: !67, inlinedAt: !1426)
!1433 = !DILocation(line: 453, column: 7, scope: !67, inlinedAt: !1426)
!1434 = !DILocation(line: 2590, column: 7, scope: !1365)
!1435 = !DILocation(line: 2590, column: 23, scope: !1365)
!1436 = !DILocation(line: 2591, column: 18, scope: !1365)
!1437 = !DILocation(line: 2592, column: 5, scope: !1365)
!1438 = !DISubprogram(name: "pthread_mutex_unlock", scope: !1223, file: !1223, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1439 = !DISubprogram(name: "__throw_out_of_range", scope: !1221, file: !1221, line: 78, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1440 = distinct !DISubprogram(name: "_M_erase", scope: !14, file: !14, line: 2342, type: !10, scopeLine: 2344, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1441 = !DILocation(line: 649, column: 16, scope: !158, inlinedAt: !1442)
!1442 = distinct !DILocation(line: 2348, column: 11, scope: !1440)
!1443 = !DILocation(line: 2348, column: 18, scope: !1440)
!1444 = !DILocation(line: 2348, column: 11, scope: !1440)
!1445 = !DILocation(line: 1900, column: 35, scope: !1446, inlinedAt: !1447)
!1446 = distinct !DISubprogram(name: "_M_find_before_node", scope: !14, file: !14, line: 1897, type: !10, scopeLine: 1899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1447 = distinct !DILocation(line: 2350, column: 15, scope: !1440)
!1448 = !DILocation(line: 1901, column: 22, scope: !1446, inlinedAt: !1447)
!1449 = !DILocation(line: 1901, column: 12, scope: !1446, inlinedAt: !1447)
!1450 = !DILocation(line: 1901, column: 11, scope: !1446, inlinedAt: !1447)
!1451 = !DILocation(line: 1908, column: 33, scope: !1446, inlinedAt: !1447)
!1452 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !1453)
!1453 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !1454)
!1454 = distinct !DILocation(line: 1908, column: 14, scope: !1446, inlinedAt: !1447)
!1455 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !1453)
!1456 = !DILocation(line: 1908, column: 8, scope: !1446, inlinedAt: !1447)
!1457 = distinct !{!1457, !1458, !1459, !52, !53}
!1458 = !DILocation(line: 1904, column: 7, scope: !1446, inlinedAt: !1447)
!1459 = !DILocation(line: 1912, column: 2, scope: !1446, inlinedAt: !1447)
!1460 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !1461)
!1461 = distinct !DILocation(line: 1906, column: 16, scope: !1446, inlinedAt: !1447)
!1462 = !DILocation(line: 1905, column: 9, scope: !1446, inlinedAt: !1447)
!1463 = !DILocation(line: 0, scope: !1446, inlinedAt: !1447)
!1464 = !DILocation(line: 2351, column: 9, scope: !1440)
!1465 = !DILocation(line: 2351, column: 8, scope: !1440)
!1466 = !DILocation(line: 2355, column: 44, scope: !1440)
!1467 = !DILocation(line: 2356, column: 28, scope: !1440)
!1468 = !DILocation(line: 794, column: 55, scope: !221, inlinedAt: !1469)
!1469 = distinct !DILocation(line: 2356, column: 12, scope: !1440)
!1470 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1471)
!1471 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !1472)
!1472 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !1469)
!1473 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1474)
!1474 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1471)
!1475 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1476)
!1476 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !1472)
!1477 = !DILocation(line: 2357, column: 2, scope: !1440)
!1478 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1479)
!1479 = distinct !DILocation(line: 2360, column: 31, scope: !1440)
!1480 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1481)
!1481 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1479)
!1482 = !DILocation(line: 798, column: 55, scope: !186, inlinedAt: !1483)
!1483 = distinct !DILocation(line: 2361, column: 12, scope: !1440)
!1484 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1485)
!1485 = distinct !DILocation(line: 1305, column: 16, scope: !191, inlinedAt: !1486)
!1486 = distinct !DILocation(line: 798, column: 34, scope: !186, inlinedAt: !1483)
!1487 = !DILocation(line: 1930, column: 34, scope: !194, inlinedAt: !1488)
!1488 = distinct !DILocation(line: 2364, column: 15, scope: !1440)
!1489 = !DILocation(line: 1931, column: 12, scope: !194, inlinedAt: !1488)
!1490 = !DILocation(line: 1931, column: 11, scope: !194, inlinedAt: !1488)
!1491 = !DILocation(line: 1934, column: 63, scope: !194, inlinedAt: !1488)
!1492 = !DILocation(line: 1937, column: 37, scope: !194, inlinedAt: !1488)
!1493 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !1494)
!1494 = distinct !DILocation(line: 1688, column: 9, scope: !179, inlinedAt: !1495)
!1495 = distinct !DILocation(line: 1707, column: 39, scope: !205, inlinedAt: !1496)
!1496 = distinct !DILocation(line: 1937, column: 14, scope: !194, inlinedAt: !1488)
!1497 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !1494)
!1498 = !DILocation(line: 1937, column: 8, scope: !194, inlinedAt: !1488)
!1499 = distinct !{!1499, !1500, !1501, !52, !53}
!1500 = !DILocation(line: 1934, column: 7, scope: !194, inlinedAt: !1488)
!1501 = !DILocation(line: 1943, column: 2, scope: !194, inlinedAt: !1488)
!1502 = !DILocation(line: 1940, column: 14, scope: !194, inlinedAt: !1488)
!1503 = !DILocation(line: 1940, column: 9, scope: !194, inlinedAt: !1488)
!1504 = !DILocation(line: 1940, column: 21, scope: !194, inlinedAt: !1488)
!1505 = !DILocation(line: 1940, column: 40, scope: !194, inlinedAt: !1488)
!1506 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1507)
!1507 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !1508)
!1508 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !1509)
!1509 = distinct !DILocation(line: 1940, column: 24, scope: !194, inlinedAt: !1488)
!1510 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1511)
!1511 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1507)
!1512 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1513)
!1513 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !1508)
!1514 = !DILocation(line: 1940, column: 57, scope: !194, inlinedAt: !1488)
!1515 = !DILocation(line: 1940, column: 8, scope: !194, inlinedAt: !1488)
!1516 = distinct !{!1516, !1500, !1501, !52, !53}
!1517 = !DILocation(line: 0, scope: !194, inlinedAt: !1488)
!1518 = !DILocation(line: 2365, column: 9, scope: !1440)
!1519 = !DILocation(line: 2365, column: 8, scope: !1440)
!1520 = !DILocation(line: 2369, column: 44, scope: !1440)
!1521 = !DILocation(line: 2370, column: 2, scope: !1440)
!1522 = !DILocation(line: 0, scope: !1440)
!1523 = !DILocation(line: 2317, column: 23, scope: !1524, inlinedAt: !1525)
!1524 = distinct !DISubprogram(name: "_M_erase", scope: !14, file: !14, line: 2314, type: !10, scopeLine: 2316, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1525 = distinct !DILocation(line: 2372, column: 7, scope: !1440)
!1526 = !DILocation(line: 2317, column: 20, scope: !1524, inlinedAt: !1525)
!1527 = !DILocation(line: 0, scope: !1524, inlinedAt: !1525)
!1528 = !DILocation(line: 2317, column: 11, scope: !1524, inlinedAt: !1525)
!1529 = !DILocation(line: 2319, column: 4, scope: !1524, inlinedAt: !1525)
!1530 = !DILocation(line: 2319, column: 34, scope: !1524, inlinedAt: !1525)
!1531 = !DILocation(line: 794, column: 55, scope: !221, inlinedAt: !1532)
!1532 = distinct !DILocation(line: 2319, column: 18, scope: !1524, inlinedAt: !1525)
!1533 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1534)
!1534 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !1535)
!1535 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !1532)
!1536 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1537)
!1537 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1534)
!1538 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1539)
!1539 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !1535)
!1540 = !DILocation(line: 2021, column: 12, scope: !1541, inlinedAt: !1542)
!1541 = distinct !DISubprogram(name: "_M_remove_bucket_begin", scope: !14, file: !14, line: 2018, type: !10, scopeLine: 2020, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1542 = distinct !DILocation(line: 2318, column: 2, scope: !1524, inlinedAt: !1525)
!1543 = !DILocation(line: 2021, column: 19, scope: !1541, inlinedAt: !1542)
!1544 = !DILocation(line: 2025, column: 8, scope: !1541, inlinedAt: !1542)
!1545 = !DILocation(line: 2026, column: 6, scope: !1541, inlinedAt: !1542)
!1546 = !DILocation(line: 2026, column: 29, scope: !1541, inlinedAt: !1542)
!1547 = !DILocation(line: 2029, column: 9, scope: !1541, inlinedAt: !1542)
!1548 = !DILocation(line: 2029, column: 28, scope: !1541, inlinedAt: !1542)
!1549 = !DILocation(line: 2029, column: 25, scope: !1541, inlinedAt: !1542)
!1550 = !DILocation(line: 2029, column: 8, scope: !1541, inlinedAt: !1542)
!1551 = !DILocation(line: 2030, column: 29, scope: !1541, inlinedAt: !1542)
!1552 = !DILocation(line: 2030, column: 6, scope: !1541, inlinedAt: !1542)
!1553 = !DILocation(line: 2031, column: 22, scope: !1541, inlinedAt: !1542)
!1554 = !DILocation(line: 2032, column: 2, scope: !1541, inlinedAt: !1542)
!1555 = !DILocation(line: 2320, column: 16, scope: !1524, inlinedAt: !1525)
!1556 = !DILocation(line: 2322, column: 43, scope: !1524, inlinedAt: !1525)
!1557 = !DILocation(line: 794, column: 55, scope: !221, inlinedAt: !1558)
!1558 = distinct !DILocation(line: 2322, column: 27, scope: !1524, inlinedAt: !1525)
!1559 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !1560)
!1560 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !1561)
!1561 = distinct !DILocation(line: 794, column: 34, scope: !221, inlinedAt: !1558)
!1562 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !1563)
!1563 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !1560)
!1564 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1565)
!1565 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !1561)
!1566 = !DILocation(line: 2323, column: 19, scope: !1524, inlinedAt: !1525)
!1567 = !DILocation(line: 2323, column: 8, scope: !1524, inlinedAt: !1525)
!1568 = !DILocation(line: 2324, column: 6, scope: !1524, inlinedAt: !1525)
!1569 = !DILocation(line: 2324, column: 29, scope: !1524, inlinedAt: !1525)
!1570 = !DILocation(line: 2327, column: 31, scope: !1524, inlinedAt: !1525)
!1571 = !DILocation(line: 2327, column: 24, scope: !1524, inlinedAt: !1525)
!1572 = !DILocation(line: 158, column: 2, scope: !40, inlinedAt: !1573)
!1573 = distinct !DILocation(line: 496, column: 13, scope: !43, inlinedAt: !1574)
!1574 = distinct !DILocation(line: 1995, column: 7, scope: !46, inlinedAt: !1575)
!1575 = distinct !DILocation(line: 1985, column: 7, scope: !48, inlinedAt: !1576)
!1576 = distinct !DILocation(line: 2329, column: 13, scope: !1524, inlinedAt: !1525)
!1577 = !DILocation(line: 2330, column: 7, scope: !1524, inlinedAt: !1525)
!1578 = !DILocation(line: 2373, column: 7, scope: !1440)
!1579 = !DILocation(line: 2374, column: 5, scope: !1440)
!1580 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !911, file: !911, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1581 = distinct !DISubprogram(name: "~_State_impl", scope: !84, file: !84, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1582 = !DILocation(line: 200, column: 14, scope: !1581)
!1583 = distinct !DISubprogram(name: "_M_run", scope: !84, file: !84, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1584 = !DILocation(line: 749, column: 12, scope: !127, inlinedAt: !1585)
!1585 = distinct !DILocation(line: 100, column: 17, scope: !130, inlinedAt: !1586)
!1586 = distinct !DILocation(line: 229, column: 19, scope: !133, inlinedAt: !1587)
!1587 = distinct !DILocation(line: 14, column: 30, scope: !135, inlinedAt: !1588)
!1588 = distinct !DILocation(line: 29, column: 3, scope: !1589, inlinedAt: !1590)
!1589 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 28, type: !10, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1590 = distinct !DILocation(line: 61, column: 14, scope: !1591, inlinedAt: !1593)
!1591 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/hash.cpp:28:16)>", scope: !1592, file: !1592, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1592 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!1593 = distinct !DILocation(line: 96, column: 14, scope: !1594, inlinedAt: !1595)
!1594 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/hash.cpp:28:16)>", scope: !1592, file: !1592, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1595 = distinct !DILocation(line: 252, column: 13, scope: !1596, inlinedAt: !1597)
!1596 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !84, file: !84, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1597 = distinct !DILocation(line: 259, column: 11, scope: !1598, inlinedAt: !1599)
!1598 = distinct !DISubprogram(name: "operator()", scope: !84, file: !84, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1599 = distinct !DILocation(line: 210, column: 13, scope: !1583)
!1600 = !DILocation(line: 103, column: 11, scope: !130, inlinedAt: !1586)
!1601 = !DILocation(line: 104, column: 2, scope: !130, inlinedAt: !1586)
!1602 = !DILocation(line: 15, column: 17, scope: !135, inlinedAt: !1588)
!1603 = !DILocation(line: 980, column: 16, scope: !141, inlinedAt: !1604)
!1604 = distinct !DILocation(line: 15, column: 2, scope: !135, inlinedAt: !1588)
!1605 = !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !1588)
!1606 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !1607)
!1607 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !1608)
!1608 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !1609)
!1609 = distinct !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !1588)
!1610 = !DILocation(line: 15, column: 20, scope: !135, inlinedAt: !1588)
!1611 = !DILocation(line: 15, column: 15, scope: !135, inlinedAt: !1588)
!1612 = !DILocation(line: 779, column: 12, scope: !145, inlinedAt: !1613)
!1613 = distinct !DILocation(line: 118, column: 7, scope: !147, inlinedAt: !1614)
!1614 = distinct !DILocation(line: 235, column: 19, scope: !149, inlinedAt: !1615)
!1615 = distinct !DILocation(line: 16, column: 1, scope: !135, inlinedAt: !1588)
!1616 = !DILocation(line: 30, column: 3, scope: !1589, inlinedAt: !1590)
!1617 = !DILocation(line: 210, column: 24, scope: !1583)
!1618 = distinct !DISubprogram(name: "_M_insert_unique<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__detail::_AllocNode<std::allocator<std::__detail::_Hash_node<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, true> > > >", scope: !14, file: !14, line: 2231, type: !10, scopeLine: 2234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1619 = !DILocation(line: 649, column: 16, scope: !330, inlinedAt: !1620)
!1620 = distinct !DILocation(line: 2235, column: 6, scope: !1618)
!1621 = !DILocation(line: 2235, column: 13, scope: !1618)
!1622 = !DILocation(line: 2235, column: 6, scope: !1618)
!1623 = !DILocation(line: 466, column: 40, scope: !832, inlinedAt: !1624)
!1624 = distinct !DILocation(line: 625, column: 25, scope: !1625, inlinedAt: !1626)
!1625 = distinct !DISubprogram(name: "begin", scope: !14, file: !14, line: 624, type: !10, scopeLine: 625, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1626 = distinct !DILocation(line: 2236, column: 21, scope: !1618)
!1627 = !DILocation(line: 2236, scope: !1618)
!1628 = !DILocation(line: 369, column: 27, scope: !1629, inlinedAt: !1630)
!1629 = distinct !DISubprogram(name: "operator!=", scope: !32, file: !32, line: 367, type: !10, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1630 = distinct !DILocation(line: 2236, column: 35, scope: !1618)
!1631 = !DILocation(line: 2236, column: 4, scope: !1618)
!1632 = !DILocation(line: 2237, column: 38, scope: !1618)
!1633 = !DILocation(line: 1064, column: 16, scope: !1091, inlinedAt: !1634)
!1634 = distinct !DILocation(line: 3586, column: 37, scope: !1635, inlinedAt: !1636)
!1635 = distinct !DISubprogram(name: "operator==<char>", scope: !352, file: !352, line: 3584, type: !10, scopeLine: 3586, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1636 = distinct !DILocation(line: 378, column: 20, scope: !1637, inlinedAt: !1638)
!1637 = distinct !DISubprogram(name: "operator()", scope: !177, file: !177, line: 377, type: !10, scopeLine: 378, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1638 = distinct !DILocation(line: 1701, column: 11, scope: !1639, inlinedAt: !1640)
!1639 = distinct !DISubprogram(name: "_M_key_equals_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 1693, type: !10, scopeLine: 1696, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1640 = distinct !DILocation(line: 2237, column: 16, scope: !1618)
!1641 = !DILocation(line: 3586, column: 28, scope: !1635, inlinedAt: !1636)
!1642 = !DILocation(line: 3587, column: 8, scope: !1635, inlinedAt: !1636)
!1643 = !DILocation(line: 372, column: 6, scope: !1644, inlinedAt: !1645)
!1644 = distinct !DISubprogram(name: "compare", scope: !404, file: !404, line: 370, type: !10, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1645 = distinct !DILocation(line: 3587, column: 12, scope: !1635, inlinedAt: !1636)
!1646 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1647)
!1647 = distinct !DILocation(line: 2568, column: 16, scope: !1648, inlinedAt: !1649)
!1648 = distinct !DISubprogram(name: "data", scope: !352, file: !352, line: 2567, type: !10, scopeLine: 2568, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1649 = distinct !DILocation(line: 3587, column: 66, scope: !1635, inlinedAt: !1636)
!1650 = !DILocation(line: 385, column: 9, scope: !1644, inlinedAt: !1645)
!1651 = !DILocation(line: 3587, column: 12, scope: !1635, inlinedAt: !1636)
!1652 = !DILocation(line: 2237, column: 10, scope: !1618)
!1653 = distinct !{!1653, !1631, !1654, !52, !53}
!1654 = !DILocation(line: 2238, column: 29, scope: !1618)
!1655 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1656)
!1656 = distinct !DILocation(line: 2568, column: 16, scope: !1648, inlinedAt: !1657)
!1657 = distinct !DILocation(line: 4240, column: 42, scope: !1658, inlinedAt: !1659)
!1658 = distinct !DISubprogram(name: "operator()", scope: !352, file: !352, line: 4239, type: !10, scopeLine: 4240, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1659 = distinct !DILocation(line: 1279, column: 11, scope: !1660, inlinedAt: !1661)
!1660 = distinct !DISubprogram(name: "_M_hash_code_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 1275, type: !10, scopeLine: 1276, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1661 = distinct !DILocation(line: 2240, column: 29, scope: !1618)
!1662 = !DILocation(line: 1071, column: 16, scope: !1663, inlinedAt: !1664)
!1663 = distinct !DISubprogram(name: "length", scope: !352, file: !352, line: 1070, type: !10, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1664 = distinct !DILocation(line: 4240, column: 54, scope: !1658, inlinedAt: !1659)
!1665 = !DILocation(line: 206, column: 14, scope: !1666, inlinedAt: !1667)
!1666 = distinct !DISubprogram(name: "hash", scope: !225, file: !225, line: 204, type: !10, scopeLine: 206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1667 = distinct !DILocation(line: 4240, column: 16, scope: !1658, inlinedAt: !1659)
!1668 = !DILocation(line: 4240, column: 16, scope: !1658, inlinedAt: !1659)
!1669 = !DILocation(line: 798, column: 55, scope: !1670, inlinedAt: !1671)
!1670 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 797, type: !10, scopeLine: 798, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1671 = distinct !DILocation(line: 2241, column: 20, scope: !1618)
!1672 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1673)
!1673 = distinct !DILocation(line: 1305, column: 16, scope: !1674, inlinedAt: !1675)
!1674 = distinct !DISubprogram(name: "_M_bucket_index", scope: !32, file: !32, line: 1304, type: !10, scopeLine: 1305, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1675 = distinct !DILocation(line: 798, column: 34, scope: !1670, inlinedAt: !1671)
!1676 = !DILocation(line: 649, column: 16, scope: !330, inlinedAt: !1677)
!1677 = distinct !DILocation(line: 2243, column: 6, scope: !1618)
!1678 = !DILocation(line: 2243, column: 13, scope: !1618)
!1679 = !DILocation(line: 2243, column: 6, scope: !1618)
!1680 = !DILocation(line: 1960, column: 29, scope: !1681, inlinedAt: !1682)
!1681 = distinct !DISubprogram(name: "_M_find_before_node_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !14, file: !14, line: 1956, type: !10, scopeLine: 1959, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1682 = distinct !DILocation(line: 827, column: 22, scope: !1683, inlinedAt: !1684)
!1683 = distinct !DISubprogram(name: "_M_find_node_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !14, file: !14, line: 824, type: !10, scopeLine: 826, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1684 = distinct !DILocation(line: 2244, column: 28, scope: !1618)
!1685 = !DILocation(line: 1961, column: 7, scope: !1681, inlinedAt: !1682)
!1686 = !DILocation(line: 1961, column: 6, scope: !1681, inlinedAt: !1682)
!1687 = !DILocation(line: 1964, column: 58, scope: !1681, inlinedAt: !1682)
!1688 = !DILocation(line: 1964, column: 7, scope: !1681, inlinedAt: !1682)
!1689 = !DILocation(line: 0, scope: !1681, inlinedAt: !1682)
!1690 = !DILocation(line: 1967, column: 42, scope: !1681, inlinedAt: !1682)
!1691 = !DILocation(line: 1714, column: 26, scope: !1692, inlinedAt: !1693)
!1692 = distinct !DISubprogram(name: "_M_equals_tr<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 1711, type: !10, scopeLine: 1714, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1693 = distinct !DILocation(line: 1967, column: 16, scope: !1681, inlinedAt: !1682)
!1694 = !DILocation(line: 1666, column: 27, scope: !1695, inlinedAt: !1696)
!1695 = distinct !DISubprogram(name: "_S_equals", scope: !32, file: !32, line: 1665, type: !10, scopeLine: 1666, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1696 = distinct !DILocation(line: 1714, column: 11, scope: !1692, inlinedAt: !1693)
!1697 = !{!1698, !26, i64 0}
!1698 = !{!"_ZTSNSt8__detail21_Hash_node_code_cacheILb1EEE", !26, i64 0}
!1699 = !DILocation(line: 1666, column: 20, scope: !1695, inlinedAt: !1696)
!1700 = !DILocation(line: 1714, column: 31, scope: !1692, inlinedAt: !1693)
!1701 = !DILocation(line: 1064, column: 16, scope: !1091, inlinedAt: !1702)
!1702 = distinct !DILocation(line: 3586, column: 37, scope: !1635, inlinedAt: !1703)
!1703 = distinct !DILocation(line: 378, column: 20, scope: !1637, inlinedAt: !1704)
!1704 = distinct !DILocation(line: 1701, column: 11, scope: !1639, inlinedAt: !1705)
!1705 = distinct !DILocation(line: 1714, column: 34, scope: !1692, inlinedAt: !1693)
!1706 = !DILocation(line: 3586, column: 28, scope: !1635, inlinedAt: !1703)
!1707 = !DILocation(line: 3587, column: 8, scope: !1635, inlinedAt: !1703)
!1708 = !DILocation(line: 372, column: 6, scope: !1644, inlinedAt: !1709)
!1709 = distinct !DILocation(line: 3587, column: 12, scope: !1635, inlinedAt: !1703)
!1710 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1711)
!1711 = distinct !DILocation(line: 2568, column: 16, scope: !1648, inlinedAt: !1712)
!1712 = distinct !DILocation(line: 3587, column: 66, scope: !1635, inlinedAt: !1703)
!1713 = !DILocation(line: 385, column: 9, scope: !1644, inlinedAt: !1709)
!1714 = !DILocation(line: 3587, column: 12, scope: !1635, inlinedAt: !1703)
!1715 = !DILocation(line: 1967, column: 10, scope: !1681, inlinedAt: !1682)
!1716 = !DILocation(line: 1970, column: 16, scope: !1681, inlinedAt: !1682)
!1717 = !DILocation(line: 1970, column: 11, scope: !1681, inlinedAt: !1682)
!1718 = !DILocation(line: 1970, column: 23, scope: !1681, inlinedAt: !1682)
!1719 = !DILocation(line: 1323, column: 29, scope: !1720, inlinedAt: !1721)
!1720 = distinct !DISubprogram(name: "_M_bucket_index", scope: !32, file: !32, line: 1319, type: !10, scopeLine: 1323, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1721 = distinct !DILocation(line: 794, column: 34, scope: !1722, inlinedAt: !1723)
!1722 = distinct !DISubprogram(name: "_M_bucket_index", scope: !14, file: !14, line: 793, type: !10, scopeLine: 794, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1723 = distinct !DILocation(line: 1970, column: 26, scope: !1681, inlinedAt: !1682)
!1724 = !DILocation(line: 1323, column: 33, scope: !1720, inlinedAt: !1721)
!1725 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1726)
!1726 = distinct !DILocation(line: 1323, column: 16, scope: !1720, inlinedAt: !1721)
!1727 = !DILocation(line: 1970, column: 59, scope: !1681, inlinedAt: !1682)
!1728 = !DILocation(line: 1970, column: 10, scope: !1681, inlinedAt: !1682)
!1729 = distinct !{!1729, !1730, !1731, !52, !53}
!1730 = !DILocation(line: 1964, column: 2, scope: !1681, inlinedAt: !1682)
!1731 = !DILocation(line: 1973, column: 4, scope: !1681, inlinedAt: !1682)
!1732 = !DILocation(line: 828, column: 8, scope: !1683, inlinedAt: !1684)
!1733 = !DILocation(line: 829, column: 49, scope: !1683, inlinedAt: !1684)
!1734 = !DILocation(line: 829, column: 6, scope: !1683, inlinedAt: !1684)
!1735 = !DILocation(line: 0, scope: !1683, inlinedAt: !1684)
!1736 = !DILocation(line: 2244, column: 19, scope: !1618)
!1737 = !DILocation(line: 2247, column: 2, scope: !1618)
!1738 = !DILocation(line: 137, column: 27, scope: !1739, inlinedAt: !1740)
!1739 = distinct !DISubprogram(name: "allocate", scope: !41, file: !41, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1740 = distinct !DILocation(line: 464, column: 20, scope: !1741, inlinedAt: !1742)
!1741 = distinct !DISubprogram(name: "allocate", scope: !44, file: !44, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1742 = distinct !DILocation(line: 1963, column: 16, scope: !1743, inlinedAt: !1744)
!1743 = distinct !DISubprogram(name: "_M_allocate_node<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 1960, type: !10, scopeLine: 1962, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1744 = distinct !DILocation(line: 212, column: 16, scope: !1745, inlinedAt: !1746)
!1745 = distinct !DISubprogram(name: "operator()<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !32, file: !32, line: 211, type: !10, scopeLine: 212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1746 = distinct !DILocation(line: 137, column: 11, scope: !1747, inlinedAt: !1748)
!1747 = distinct !DISubprogram(name: "_S_build<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__detail::_AllocNode<std::allocator<std::__detail::_Hash_node<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, true> > > >", scope: !32, file: !32, line: 135, type: !10, scopeLine: 137, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1748 = distinct !DILocation(line: 2248, column: 4, scope: !1618)
!1749 = !DILocation(line: 277, column: 34, scope: !524, inlinedAt: !1750)
!1750 = distinct !DILocation(line: 335, column: 12, scope: !1751, inlinedAt: !1752)
!1751 = distinct !DISubprogram(name: "_Hash_node", scope: !32, file: !32, line: 335, type: !10, scopeLine: 335, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1752 = distinct !DILocation(line: 1967, column: 25, scope: !1743, inlinedAt: !1744)
!1753 = !DILocation(line: 1969, column: 14, scope: !1743, inlinedAt: !1744)
!1754 = !DILocation(line: 241, column: 51, scope: !394, inlinedAt: !1755)
!1755 = distinct !DILocation(line: 671, column: 21, scope: !1756, inlinedAt: !1757)
!1756 = distinct !DISubprogram(name: "basic_string", scope: !352, file: !352, line: 670, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1757 = distinct !DILocation(line: 175, column: 23, scope: !1758, inlinedAt: !1759)
!1758 = distinct !DISubprogram(name: "construct<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !41, file: !41, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1759 = distinct !DILocation(line: 516, column: 8, scope: !1760, inlinedAt: !1761)
!1760 = distinct !DISubprogram(name: "construct<std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >, std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> > >", scope: !44, file: !44, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1761 = distinct !DILocation(line: 1968, column: 6, scope: !1743, inlinedAt: !1744)
!1762 = !DILocation(line: 204, column: 36, scope: !1763, inlinedAt: !1764)
!1763 = distinct !DISubprogram(name: "_Alloc_hider", scope: !352, file: !352, line: 203, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1764 = distinct !DILocation(line: 671, column: 9, scope: !1756, inlinedAt: !1757)
!1765 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1766)
!1766 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !1767)
!1767 = distinct !DILocation(line: 673, column: 12, scope: !1756, inlinedAt: !1757)
!1768 = !DILocation(line: 252, column: 57, scope: !384, inlinedAt: !1769)
!1769 = distinct !DILocation(line: 274, column: 29, scope: !354, inlinedAt: !1767)
!1770 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !1767)
!1771 = !DILocation(line: 673, column: 6, scope: !1756, inlinedAt: !1757)
!1772 = !DILocation(line: 1071, column: 16, scope: !1663, inlinedAt: !1773)
!1773 = distinct !DILocation(line: 676, column: 16, scope: !1756, inlinedAt: !1757)
!1774 = !DILocation(line: 676, column: 25, scope: !1756, inlinedAt: !1757)
!1775 = !DILocation(line: 425, column: 10, scope: !403, inlinedAt: !1776)
!1776 = distinct !DILocation(line: 675, column: 6, scope: !1756, inlinedAt: !1757)
!1777 = !DILocation(line: 425, column: 6, scope: !403, inlinedAt: !1776)
!1778 = !DILocation(line: 431, column: 33, scope: !403, inlinedAt: !1776)
!1779 = !DILocation(line: 431, column: 2, scope: !403, inlinedAt: !1776)
!1780 = !DILocation(line: 224, column: 26, scope: !1061, inlinedAt: !1781)
!1781 = distinct !DILocation(line: 680, column: 6, scope: !1756, inlinedAt: !1757)
!1782 = !DILocation(line: 681, column: 24, scope: !1756, inlinedAt: !1757)
!1783 = !DILocation(line: 261, column: 31, scope: !1064, inlinedAt: !1784)
!1784 = distinct !DILocation(line: 681, column: 6, scope: !1756, inlinedAt: !1757)
!1785 = !DILocation(line: 1071, column: 16, scope: !1663, inlinedAt: !1786)
!1786 = distinct !DILocation(line: 687, column: 18, scope: !1756, inlinedAt: !1757)
!1787 = !DILocation(line: 229, column: 9, scope: !414, inlinedAt: !1788)
!1788 = distinct !DILocation(line: 687, column: 2, scope: !1756, inlinedAt: !1757)
!1789 = !DILocation(line: 229, column: 26, scope: !414, inlinedAt: !1788)
!1790 = !DILocation(line: 224, column: 26, scope: !1061, inlinedAt: !1791)
!1791 = distinct !DILocation(line: 688, column: 8, scope: !1756, inlinedAt: !1757)
!1792 = !DILocation(line: 229, column: 26, scope: !414, inlinedAt: !1793)
!1793 = distinct !DILocation(line: 267, column: 2, scope: !416, inlinedAt: !1794)
!1794 = distinct !DILocation(line: 689, column: 8, scope: !1756, inlinedAt: !1757)
!1795 = !DILocation(line: 354, column: 7, scope: !422, inlinedAt: !1796)
!1796 = distinct !DILocation(line: 268, column: 2, scope: !416, inlinedAt: !1794)
!1797 = !DILocation(line: 302, column: 4, scope: !1798, inlinedAt: !1799)
!1798 = distinct !DISubprogram(name: "_Scoped_node", scope: !14, file: !14, line: 301, type: !10, scopeLine: 302, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1799 = distinct !DILocation(line: 2247, column: 15, scope: !1618)
!1800 = !{!1801, !23, i64 0}
!1801 = !{!"_ZTSNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEES5_SaIS5_ENSt8__detail9_IdentityESt8equal_toIS5_ESt4hashIS5_ENS7_18_Mod_range_hashingENS7_20_Default_ranged_hashENS7_20_Prime_rehash_policyENS7_17_Hashtable_traitsILb1ELb1ELb1EEEE12_Scoped_nodeE", !23, i64 0, !23, i64 8}
!1802 = !DILocation(line: 302, column: 15, scope: !1798, inlinedAt: !1799)
!1803 = !{!1801, !23, i64 8}
!1804 = !DILocation(line: 2254, column: 6, scope: !1618)
!1805 = !DILocation(line: 2255, column: 17, scope: !1618)
!1806 = !DILocation(line: 2257, column: 7, scope: !1618)
!1807 = !DILocation(line: 0, scope: !1618)
!1808 = distinct !DISubprogram(name: "_M_insert_unique_node", scope: !14, file: !14, line: 2144, type: !10, scopeLine: 2147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1809 = !DILocation(line: 2148, column: 45, scope: !1808)
!1810 = !DILocation(line: 532, column: 14, scope: !1308, inlinedAt: !1811)
!1811 = distinct !DILocation(line: 2148, column: 62, scope: !1808)
!1812 = !DILocation(line: 2150, column: 36, scope: !1808)
!1813 = !DILocation(line: 2150, column: 53, scope: !1808)
!1814 = !DILocation(line: 2150, column: 21, scope: !1808)
!1815 = !DILocation(line: 2153, column: 23, scope: !1808)
!1816 = !DILocation(line: 2153, column: 11, scope: !1808)
!1817 = !DILocation(line: 2541, column: 4, scope: !1818, inlinedAt: !1819)
!1818 = distinct !DISubprogram(name: "_M_rehash", scope: !14, file: !14, line: 2537, type: !10, scopeLine: 2538, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1819 = distinct !DILocation(line: 2155, column: 4, scope: !1808)
!1820 = !DILocation(line: 2550, column: 5, scope: !1818, inlinedAt: !1819)
!1821 = !DILocation(line: 2542, column: 2, scope: !1818, inlinedAt: !1819)
!1822 = !DILocation(line: 540, column: 7, scope: !1322, inlinedAt: !1823)
!1823 = distinct !DILocation(line: 2547, column: 21, scope: !1818, inlinedAt: !1819)
!1824 = !DILocation(line: 540, column: 22, scope: !1322, inlinedAt: !1823)
!1825 = !DILocation(line: 2548, column: 4, scope: !1818, inlinedAt: !1819)
!1826 = !DILocation(line: 2549, column: 2, scope: !1818, inlinedAt: !1819)
!1827 = !DILocation(line: 798, column: 55, scope: !1670, inlinedAt: !1828)
!1828 = distinct !DILocation(line: 2156, column: 12, scope: !1808)
!1829 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1830)
!1830 = distinct !DILocation(line: 1305, column: 16, scope: !1674, inlinedAt: !1831)
!1831 = distinct !DILocation(line: 798, column: 34, scope: !1670, inlinedAt: !1828)
!1832 = !DILocation(line: 2157, column: 2, scope: !1808)
!1833 = !DILocation(line: 2159, column: 27, scope: !1808)
!1834 = !DILocation(line: 1336, column: 26, scope: !1835, inlinedAt: !1836)
!1835 = distinct !DISubprogram(name: "_M_store_code", scope: !32, file: !32, line: 1335, type: !10, scopeLine: 1336, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1836 = distinct !DILocation(line: 2159, column: 13, scope: !1808)
!1837 = !DILocation(line: 1987, column: 11, scope: !1838, inlinedAt: !1839)
!1838 = distinct !DISubprogram(name: "_M_insert_bucket_begin", scope: !14, file: !14, line: 1985, type: !10, scopeLine: 1986, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1839 = distinct !DILocation(line: 2162, column: 7, scope: !1808)
!1840 = !DILocation(line: 1991, column: 40, scope: !1838, inlinedAt: !1839)
!1841 = !DILocation(line: 1991, column: 19, scope: !1838, inlinedAt: !1839)
!1842 = !DILocation(line: 1992, column: 4, scope: !1838, inlinedAt: !1839)
!1843 = !DILocation(line: 1992, column: 30, scope: !1838, inlinedAt: !1839)
!1844 = !DILocation(line: 1993, column: 2, scope: !1838, inlinedAt: !1839)
!1845 = !DILocation(line: 1999, column: 21, scope: !1838, inlinedAt: !1839)
!1846 = !DILocation(line: 1999, column: 37, scope: !1838, inlinedAt: !1839)
!1847 = !DILocation(line: 1999, column: 19, scope: !1838, inlinedAt: !1839)
!1848 = !DILocation(line: 2000, column: 27, scope: !1838, inlinedAt: !1839)
!1849 = !DILocation(line: 2002, column: 16, scope: !1838, inlinedAt: !1839)
!1850 = !DILocation(line: 2002, column: 8, scope: !1838, inlinedAt: !1839)
!1851 = !DILocation(line: 794, column: 55, scope: !1722, inlinedAt: !1852)
!1852 = distinct !DILocation(line: 2005, column: 17, scope: !1838, inlinedAt: !1839)
!1853 = !DILocation(line: 1323, column: 29, scope: !1720, inlinedAt: !1854)
!1854 = distinct !DILocation(line: 794, column: 34, scope: !1722, inlinedAt: !1852)
!1855 = !DILocation(line: 1323, column: 33, scope: !1720, inlinedAt: !1854)
!1856 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1857)
!1857 = distinct !DILocation(line: 1323, column: 16, scope: !1720, inlinedAt: !1854)
!1858 = !DILocation(line: 2005, column: 6, scope: !1838, inlinedAt: !1839)
!1859 = !DILocation(line: 2005, column: 54, scope: !1838, inlinedAt: !1839)
!1860 = !DILocation(line: 2007, column: 4, scope: !1838, inlinedAt: !1839)
!1861 = !DILocation(line: 2007, column: 22, scope: !1838, inlinedAt: !1839)
!1862 = !DILocation(line: 2163, column: 7, scope: !1808)
!1863 = !DILocation(line: 2165, column: 5, scope: !1808)
!1864 = distinct !DISubprogram(name: "~_Scoped_node", scope: !14, file: !14, line: 312, type: !10, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1865 = !DILocation(line: 312, column: 24, scope: !1864)
!1866 = !DILocation(line: 1984, column: 62, scope: !849, inlinedAt: !1867)
!1867 = distinct !DILocation(line: 312, column: 39, scope: !1864)
!1868 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1869)
!1869 = distinct !DILocation(line: 274, column: 16, scope: !354, inlinedAt: !1870)
!1870 = distinct !DILocation(line: 285, column: 7, scope: !356, inlinedAt: !1871)
!1871 = distinct !DILocation(line: 795, column: 9, scope: !358, inlinedAt: !1872)
!1872 = distinct !DILocation(line: 181, column: 10, scope: !856, inlinedAt: !1873)
!1873 = distinct !DILocation(line: 535, column: 8, scope: !858, inlinedAt: !1874)
!1874 = distinct !DILocation(line: 1984, column: 7, scope: !849, inlinedAt: !1867)
!1875 = !DILocation(line: 252, column: 57, scope: !384, inlinedAt: !1876)
!1876 = distinct !DILocation(line: 274, column: 29, scope: !354, inlinedAt: !1870)
!1877 = !DILocation(line: 274, column: 26, scope: !354, inlinedAt: !1870)
!1878 = !DILocation(line: 285, column: 6, scope: !356, inlinedAt: !1871)
!1879 = !DILocation(line: 158, column: 2, scope: !366, inlinedAt: !1880)
!1880 = distinct !DILocation(line: 496, column: 13, scope: !368, inlinedAt: !1881)
!1881 = distinct !DILocation(line: 292, column: 9, scope: !370, inlinedAt: !1882)
!1882 = distinct !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !1871)
!1883 = !DILocation(line: 286, column: 4, scope: !356, inlinedAt: !1871)
!1884 = !DILocation(line: 158, column: 2, scope: !870, inlinedAt: !1885)
!1885 = distinct !DILocation(line: 496, column: 13, scope: !872, inlinedAt: !1886)
!1886 = distinct !DILocation(line: 1995, column: 7, scope: !874, inlinedAt: !1887)
!1887 = distinct !DILocation(line: 1985, column: 7, scope: !849, inlinedAt: !1867)
!1888 = !DILocation(line: 1986, column: 5, scope: !849, inlinedAt: !1867)
!1889 = !DILocation(line: 312, column: 68, scope: !1864)
!1890 = !DISubprogram(name: "_Hash_bytes", scope: !1891, file: !1891, line: 47, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!1891 = !DIFile(filename: "include/c++/12/bits/hash_bytes.h", directory: "")
!1892 = distinct !DISubprogram(name: "_M_rehash_aux", scope: !14, file: !14, line: 2560, type: !10, scopeLine: 2561, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1893 = !DILocation(line: 437, column: 35, scope: !1894, inlinedAt: !1895)
!1894 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !14, file: !14, line: 435, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1895 = distinct !DILocation(line: 2562, column: 37, scope: !1892)
!1896 = !DILocation(line: 437, column: 6, scope: !1894, inlinedAt: !1895)
!1897 = !DILocation(line: 439, column: 6, scope: !1894, inlinedAt: !1895)
!1898 = !DILocation(line: 439, column: 23, scope: !1894, inlinedAt: !1895)
!1899 = !{!317, !23, i64 48}
!1900 = !DILocation(line: 440, column: 6, scope: !1894, inlinedAt: !1895)
!1901 = !DILocation(line: 120, column: 27, scope: !1375, inlinedAt: !1902)
!1902 = distinct !DILocation(line: 464, column: 20, scope: !1377, inlinedAt: !1903)
!1903 = distinct !DILocation(line: 2017, column: 20, scope: !1904, inlinedAt: !1905)
!1904 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !32, file: !32, line: 2012, type: !10, scopeLine: 2014, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1905 = distinct !DILocation(line: 443, column: 28, scope: !1894, inlinedAt: !1895)
!1906 = !DILocation(line: 120, column: 6, scope: !1375, inlinedAt: !1902)
!1907 = !DILocation(line: 124, column: 14, scope: !1375, inlinedAt: !1902)
!1908 = !DILocation(line: 124, column: 10, scope: !1375, inlinedAt: !1902)
!1909 = !DILocation(line: 125, column: 8, scope: !1375, inlinedAt: !1902)
!1910 = !DILocation(line: 126, column: 6, scope: !1375, inlinedAt: !1902)
!1911 = !DILocation(line: 137, column: 53, scope: !1375, inlinedAt: !1902)
!1912 = !DILocation(line: 137, column: 27, scope: !1375, inlinedAt: !1902)
!1913 = !DILocation(line: 2019, column: 7, scope: !1904, inlinedAt: !1905)
!1914 = !DILocation(line: 443, column: 2, scope: !1894, inlinedAt: !1895)
!1915 = !DILocation(line: 0, scope: !1894, inlinedAt: !1895)
!1916 = !DILocation(line: 466, column: 40, scope: !832, inlinedAt: !1917)
!1917 = distinct !DILocation(line: 2563, column: 24, scope: !1892)
!1918 = !DILocation(line: 466, column: 56, scope: !832, inlinedAt: !1917)
!1919 = !DILocation(line: 2564, column: 30, scope: !1892)
!1920 = !DILocation(line: 2566, column: 14, scope: !1892)
!1921 = !DILocation(line: 2566, column: 7, scope: !1892)
!1922 = !DILocation(line: 341, column: 47, scope: !846, inlinedAt: !1923)
!1923 = distinct !DILocation(line: 2568, column: 29, scope: !1892)
!1924 = !DILocation(line: 1323, column: 29, scope: !1720, inlinedAt: !1925)
!1925 = distinct !DILocation(line: 2570, column: 26, scope: !1892)
!1926 = !DILocation(line: 1323, column: 33, scope: !1720, inlinedAt: !1925)
!1927 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !1928)
!1928 = distinct !DILocation(line: 1323, column: 16, scope: !1720, inlinedAt: !1925)
!1929 = !DILocation(line: 2571, column: 9, scope: !1892)
!1930 = !DILocation(line: 2571, column: 8, scope: !1892)
!1931 = !DILocation(line: 2573, column: 38, scope: !1892)
!1932 = !DILocation(line: 2573, column: 20, scope: !1892)
!1933 = !DILocation(line: 2574, column: 31, scope: !1892)
!1934 = !DILocation(line: 2575, column: 29, scope: !1892)
!1935 = !DILocation(line: 2576, column: 17, scope: !1892)
!1936 = !DILocation(line: 2576, column: 12, scope: !1892)
!1937 = !DILocation(line: 2577, column: 3, scope: !1892)
!1938 = !DILocation(line: 2582, column: 44, scope: !1892)
!1939 = !DILocation(line: 2582, column: 20, scope: !1892)
!1940 = !DILocation(line: 2583, column: 8, scope: !1892)
!1941 = !DILocation(line: 0, scope: !1892)
!1942 = distinct !{!1942, !1921, !1943, !52, !53}
!1943 = !DILocation(line: 2587, column: 2, scope: !1892)
!1944 = !DILocation(line: 457, column: 31, scope: !884, inlinedAt: !1945)
!1945 = distinct !DILocation(line: 2589, column: 7, scope: !1892)
!1946 = !DILocation(line: 418, column: 44, scope: !887, inlinedAt: !1947)
!1947 = distinct !DILocation(line: 449, column: 6, scope: !889, inlinedAt: !1948)
!1948 = distinct !DILocation(line: 457, column: 9, scope: !884, inlinedAt: !1945)
!1949 = !DILocation(line: 418, column: 40, scope: !887, inlinedAt: !1947)
!1950 = !DILocation(line: 449, column: 6, scope: !889, inlinedAt: !1948)
!1951 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !1952)
!1952 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !1953)
!1953 = distinct !DILocation(line: 2032, column: 7, scope: !895, inlinedAt: !1954)
!1954 = distinct !DILocation(line: 452, column: 21, scope: !889, inlinedAt: !1948)
!1955 = !DILocation(line: 453, column: 7, scope: !889, inlinedAt: !1948)
!1956 = !DILocation(line: 2590, column: 7, scope: !1892)
!1957 = !DILocation(line: 2590, column: 23, scope: !1892)
!1958 = !DILocation(line: 2591, column: 18, scope: !1892)
!1959 = !DILocation(line: 2592, column: 5, scope: !1892)
!1960 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 1665, type: !10, scopeLine: 1667, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1961 = !DILocation(line: 649, column: 16, scope: !330, inlinedAt: !1962)
!1962 = distinct !DILocation(line: 1668, column: 11, scope: !1960)
!1963 = !DILocation(line: 1668, column: 18, scope: !1960)
!1964 = !DILocation(line: 1668, column: 11, scope: !1960)
!1965 = !DILocation(line: 466, column: 40, scope: !832, inlinedAt: !1966)
!1966 = distinct !DILocation(line: 629, column: 31, scope: !1967, inlinedAt: !1968)
!1967 = distinct !DISubprogram(name: "begin", scope: !14, file: !14, line: 628, type: !10, scopeLine: 629, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1968 = distinct !DILocation(line: 1670, column: 21, scope: !1960)
!1969 = !DILocation(line: 1670, scope: !1960)
!1970 = !DILocation(line: 369, column: 27, scope: !1629, inlinedAt: !1971)
!1971 = distinct !DILocation(line: 1670, column: 35, scope: !1960)
!1972 = !DILocation(line: 1670, column: 4, scope: !1960)
!1973 = !DILocation(line: 1671, column: 35, scope: !1960)
!1974 = !DILocation(line: 1064, column: 16, scope: !1091, inlinedAt: !1975)
!1975 = distinct !DILocation(line: 3586, column: 37, scope: !1635, inlinedAt: !1976)
!1976 = distinct !DILocation(line: 378, column: 20, scope: !1637, inlinedAt: !1977)
!1977 = distinct !DILocation(line: 1688, column: 9, scope: !1978, inlinedAt: !1979)
!1978 = distinct !DISubprogram(name: "_M_key_equals", scope: !32, file: !32, line: 1681, type: !10, scopeLine: 1684, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1979 = distinct !DILocation(line: 1671, column: 16, scope: !1960)
!1980 = !DILocation(line: 3586, column: 28, scope: !1635, inlinedAt: !1976)
!1981 = !DILocation(line: 3587, column: 8, scope: !1635, inlinedAt: !1976)
!1982 = !DILocation(line: 372, column: 6, scope: !1644, inlinedAt: !1983)
!1983 = distinct !DILocation(line: 3587, column: 12, scope: !1635, inlinedAt: !1976)
!1984 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1985)
!1985 = distinct !DILocation(line: 2568, column: 16, scope: !1648, inlinedAt: !1986)
!1986 = distinct !DILocation(line: 3587, column: 66, scope: !1635, inlinedAt: !1976)
!1987 = !DILocation(line: 385, column: 9, scope: !1644, inlinedAt: !1983)
!1988 = !DILocation(line: 3587, column: 12, scope: !1635, inlinedAt: !1976)
!1989 = !DILocation(line: 1671, column: 10, scope: !1960)
!1990 = distinct !{!1990, !1972, !1991, !52, !53}
!1991 = !DILocation(line: 1672, column: 15, scope: !1960)
!1992 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !1993)
!1993 = distinct !DILocation(line: 2568, column: 16, scope: !1648, inlinedAt: !1994)
!1994 = distinct !DILocation(line: 4240, column: 42, scope: !1658, inlinedAt: !1995)
!1995 = distinct !DILocation(line: 1270, column: 9, scope: !1996, inlinedAt: !1997)
!1996 = distinct !DISubprogram(name: "_M_hash_code", scope: !32, file: !32, line: 1266, type: !10, scopeLine: 1267, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!1997 = distinct !DILocation(line: 1676, column: 34, scope: !1960)
!1998 = !DILocation(line: 1071, column: 16, scope: !1663, inlinedAt: !1999)
!1999 = distinct !DILocation(line: 4240, column: 54, scope: !1658, inlinedAt: !1995)
!2000 = !DILocation(line: 206, column: 14, scope: !1666, inlinedAt: !2001)
!2001 = distinct !DILocation(line: 4240, column: 16, scope: !1658, inlinedAt: !1995)
!2002 = !DILocation(line: 4240, column: 16, scope: !1658, inlinedAt: !1995)
!2003 = !DILocation(line: 798, column: 55, scope: !1670, inlinedAt: !2004)
!2004 = distinct !DILocation(line: 1677, column: 27, scope: !1960)
!2005 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2006)
!2006 = distinct !DILocation(line: 1305, column: 16, scope: !1674, inlinedAt: !2007)
!2007 = distinct !DILocation(line: 798, column: 34, scope: !1670, inlinedAt: !2004)
!2008 = !DILocation(line: 1930, column: 34, scope: !2009, inlinedAt: !2010)
!2009 = distinct !DISubprogram(name: "_M_find_before_node", scope: !14, file: !14, line: 1926, type: !10, scopeLine: 1929, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2010 = distinct !DILocation(line: 816, column: 31, scope: !2011, inlinedAt: !2012)
!2011 = distinct !DISubprogram(name: "_M_find_node", scope: !14, file: !14, line: 813, type: !10, scopeLine: 815, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2012 = distinct !DILocation(line: 1678, column: 29, scope: !1960)
!2013 = !DILocation(line: 1931, column: 12, scope: !2009, inlinedAt: !2010)
!2014 = !DILocation(line: 1931, column: 11, scope: !2009, inlinedAt: !2010)
!2015 = !DILocation(line: 1934, column: 63, scope: !2009, inlinedAt: !2010)
!2016 = !DILocation(line: 1934, column: 12, scope: !2009, inlinedAt: !2010)
!2017 = !DILocation(line: 0, scope: !2009, inlinedAt: !2010)
!2018 = !DILocation(line: 1937, column: 37, scope: !2009, inlinedAt: !2010)
!2019 = !DILocation(line: 1707, column: 31, scope: !2020, inlinedAt: !2021)
!2020 = distinct !DISubprogram(name: "_M_equals", scope: !32, file: !32, line: 1705, type: !10, scopeLine: 1707, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2021 = distinct !DILocation(line: 1937, column: 14, scope: !2009, inlinedAt: !2010)
!2022 = !DILocation(line: 1666, column: 27, scope: !1695, inlinedAt: !2023)
!2023 = distinct !DILocation(line: 1707, column: 16, scope: !2020, inlinedAt: !2021)
!2024 = !DILocation(line: 1666, column: 20, scope: !1695, inlinedAt: !2023)
!2025 = !DILocation(line: 1707, column: 36, scope: !2020, inlinedAt: !2021)
!2026 = !DILocation(line: 1064, column: 16, scope: !1091, inlinedAt: !2027)
!2027 = distinct !DILocation(line: 3586, column: 37, scope: !1635, inlinedAt: !2028)
!2028 = distinct !DILocation(line: 378, column: 20, scope: !1637, inlinedAt: !2029)
!2029 = distinct !DILocation(line: 1688, column: 9, scope: !1978, inlinedAt: !2030)
!2030 = distinct !DILocation(line: 1707, column: 39, scope: !2020, inlinedAt: !2021)
!2031 = !DILocation(line: 3586, column: 28, scope: !1635, inlinedAt: !2028)
!2032 = !DILocation(line: 3587, column: 8, scope: !1635, inlinedAt: !2028)
!2033 = !DILocation(line: 372, column: 6, scope: !1644, inlinedAt: !2034)
!2034 = distinct !DILocation(line: 3587, column: 12, scope: !1635, inlinedAt: !2028)
!2035 = !DILocation(line: 234, column: 28, scope: !351, inlinedAt: !2036)
!2036 = distinct !DILocation(line: 2568, column: 16, scope: !1648, inlinedAt: !2037)
!2037 = distinct !DILocation(line: 3587, column: 66, scope: !1635, inlinedAt: !2028)
!2038 = !DILocation(line: 385, column: 9, scope: !1644, inlinedAt: !2034)
!2039 = !DILocation(line: 3587, column: 12, scope: !1635, inlinedAt: !2028)
!2040 = !DILocation(line: 1937, column: 8, scope: !2009, inlinedAt: !2010)
!2041 = !DILocation(line: 1940, column: 14, scope: !2009, inlinedAt: !2010)
!2042 = !DILocation(line: 1940, column: 9, scope: !2009, inlinedAt: !2010)
!2043 = !DILocation(line: 1940, column: 21, scope: !2009, inlinedAt: !2010)
!2044 = !DILocation(line: 1323, column: 29, scope: !1720, inlinedAt: !2045)
!2045 = distinct !DILocation(line: 794, column: 34, scope: !1722, inlinedAt: !2046)
!2046 = distinct !DILocation(line: 1940, column: 24, scope: !2009, inlinedAt: !2010)
!2047 = !DILocation(line: 1323, column: 33, scope: !1720, inlinedAt: !2045)
!2048 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2049)
!2049 = distinct !DILocation(line: 1323, column: 16, scope: !1720, inlinedAt: !2045)
!2050 = !DILocation(line: 1940, column: 57, scope: !2009, inlinedAt: !2010)
!2051 = !DILocation(line: 1940, column: 8, scope: !2009, inlinedAt: !2010)
!2052 = distinct !{!2052, !2053, !2054, !52, !53}
!2053 = !DILocation(line: 1934, column: 7, scope: !2009, inlinedAt: !2010)
!2054 = !DILocation(line: 1943, column: 2, scope: !2009, inlinedAt: !2010)
!2055 = !DILocation(line: 817, column: 6, scope: !2011, inlinedAt: !2012)
!2056 = !DILocation(line: 818, column: 47, scope: !2011, inlinedAt: !2012)
!2057 = !DILocation(line: 818, column: 4, scope: !2011, inlinedAt: !2012)
!2058 = !DILocation(line: 0, scope: !1960)
!2059 = !DILocation(line: 1679, column: 5, scope: !1960)
!2060 = distinct !DISubprogram(name: "_M_insert_multi_node", scope: !14, file: !14, line: 2174, type: !10, scopeLine: 2177, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2061 = !DILocation(line: 2178, column: 45, scope: !2060)
!2062 = !DILocation(line: 532, column: 14, scope: !1308, inlinedAt: !2063)
!2063 = distinct !DILocation(line: 2178, column: 62, scope: !2060)
!2064 = !DILocation(line: 2180, column: 36, scope: !2060)
!2065 = !DILocation(line: 2180, column: 53, scope: !2060)
!2066 = !DILocation(line: 2180, column: 21, scope: !2060)
!2067 = !DILocation(line: 2182, column: 23, scope: !2060)
!2068 = !DILocation(line: 2182, column: 11, scope: !2060)
!2069 = !DILocation(line: 2541, column: 4, scope: !2070, inlinedAt: !2071)
!2070 = distinct !DISubprogram(name: "_M_rehash", scope: !14, file: !14, line: 2537, type: !10, scopeLine: 2538, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2071 = distinct !DILocation(line: 2183, column: 2, scope: !2060)
!2072 = !DILocation(line: 2550, column: 5, scope: !2070, inlinedAt: !2071)
!2073 = !DILocation(line: 2542, column: 2, scope: !2070, inlinedAt: !2071)
!2074 = !DILocation(line: 540, column: 7, scope: !1322, inlinedAt: !2075)
!2075 = distinct !DILocation(line: 2547, column: 21, scope: !2070, inlinedAt: !2071)
!2076 = !DILocation(line: 540, column: 22, scope: !1322, inlinedAt: !2075)
!2077 = !DILocation(line: 2548, column: 4, scope: !2070, inlinedAt: !2071)
!2078 = !DILocation(line: 2549, column: 2, scope: !2070, inlinedAt: !2071)
!2079 = !DILocation(line: 2185, column: 27, scope: !2060)
!2080 = !DILocation(line: 798, column: 55, scope: !679, inlinedAt: !2081)
!2081 = distinct !DILocation(line: 2187, column: 25, scope: !2060)
!2082 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2083)
!2083 = distinct !DILocation(line: 1305, column: 16, scope: !191, inlinedAt: !2084)
!2084 = distinct !DILocation(line: 798, column: 34, scope: !679, inlinedAt: !2081)
!2085 = !DILocation(line: 2192, column: 28, scope: !2060)
!2086 = !DILocation(line: 2193, column: 4, scope: !2060)
!2087 = !{!"branch_weights", i32 2000, i32 1}
!2088 = !DILocation(line: 2193, column: 36, scope: !2060)
!2089 = !DILocation(line: 378, column: 16, scope: !176, inlinedAt: !2090)
!2090 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !2091)
!2091 = distinct !DILocation(line: 1707, column: 39, scope: !693, inlinedAt: !2092)
!2092 = distinct !DILocation(line: 2193, column: 13, scope: !2060)
!2093 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !2090)
!2094 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !2090)
!2095 = !DILocation(line: 2192, column: 4, scope: !2060)
!2096 = !DILocation(line: 1930, column: 34, scope: !682, inlinedAt: !2097)
!2097 = distinct !DILocation(line: 2195, column: 8, scope: !2060)
!2098 = !DILocation(line: 1931, column: 12, scope: !682, inlinedAt: !2097)
!2099 = !DILocation(line: 1931, column: 11, scope: !682, inlinedAt: !2097)
!2100 = !DILocation(line: 1934, column: 63, scope: !682, inlinedAt: !2097)
!2101 = !DILocation(line: 1937, column: 37, scope: !682, inlinedAt: !2097)
!2102 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !2103)
!2103 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !2104)
!2104 = distinct !DILocation(line: 1707, column: 39, scope: !693, inlinedAt: !2105)
!2105 = distinct !DILocation(line: 1937, column: 14, scope: !682, inlinedAt: !2097)
!2106 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !2103)
!2107 = !DILocation(line: 1937, column: 8, scope: !682, inlinedAt: !2097)
!2108 = distinct !{!2108, !2109, !2110, !52, !53}
!2109 = !DILocation(line: 1934, column: 7, scope: !682, inlinedAt: !2097)
!2110 = !DILocation(line: 1943, column: 2, scope: !682, inlinedAt: !2097)
!2111 = !DILocation(line: 1940, column: 14, scope: !682, inlinedAt: !2097)
!2112 = !DILocation(line: 1940, column: 9, scope: !682, inlinedAt: !2097)
!2113 = !DILocation(line: 1940, column: 21, scope: !682, inlinedAt: !2097)
!2114 = !DILocation(line: 1940, column: 40, scope: !682, inlinedAt: !2097)
!2115 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !2116)
!2116 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !2117)
!2117 = distinct !DILocation(line: 794, column: 34, scope: !707, inlinedAt: !2118)
!2118 = distinct !DILocation(line: 1940, column: 24, scope: !682, inlinedAt: !2097)
!2119 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !2120)
!2120 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !2116)
!2121 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2122)
!2122 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !2117)
!2123 = !DILocation(line: 1940, column: 57, scope: !682, inlinedAt: !2097)
!2124 = !DILocation(line: 1940, column: 8, scope: !682, inlinedAt: !2097)
!2125 = distinct !{!2125, !2109, !2110, !52, !53}
!2126 = !DILocation(line: 2197, column: 11, scope: !2060)
!2127 = !DILocation(line: 2200, column: 29, scope: !2060)
!2128 = !DILocation(line: 2200, column: 19, scope: !2060)
!2129 = !DILocation(line: 2201, column: 19, scope: !2060)
!2130 = !DILocation(line: 2202, column: 32, scope: !2060)
!2131 = !DILocation(line: 2202, column: 8, scope: !2060)
!2132 = !DILocation(line: 2205, column: 18, scope: !2060)
!2133 = !DILocation(line: 2205, column: 10, scope: !2060)
!2134 = !DILocation(line: 2206, column: 3, scope: !2060)
!2135 = !DILocation(line: 2206, column: 36, scope: !2060)
!2136 = !DILocation(line: 378, column: 16, scope: !176, inlinedAt: !2137)
!2137 = distinct !DILocation(line: 1688, column: 9, scope: !556, inlinedAt: !2138)
!2138 = distinct !DILocation(line: 1707, column: 39, scope: !693, inlinedAt: !2139)
!2139 = distinct !DILocation(line: 2206, column: 13, scope: !2060)
!2140 = !DILocation(line: 378, column: 23, scope: !176, inlinedAt: !2137)
!2141 = !DILocation(line: 378, column: 20, scope: !176, inlinedAt: !2137)
!2142 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !2143)
!2143 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !2144)
!2144 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !2145)
!2145 = distinct !DILocation(line: 794, column: 34, scope: !707, inlinedAt: !2146)
!2146 = distinct !DILocation(line: 2208, column: 26, scope: !2060)
!2147 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2148)
!2148 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !2145)
!2149 = !DILocation(line: 2209, column: 18, scope: !2060)
!2150 = !DILocation(line: 2209, column: 7, scope: !2060)
!2151 = !DILocation(line: 2210, column: 5, scope: !2060)
!2152 = !DILocation(line: 2210, column: 28, scope: !2060)
!2153 = !DILocation(line: 1987, column: 11, scope: !2154, inlinedAt: !2155)
!2154 = distinct !DISubprogram(name: "_M_insert_bucket_begin", scope: !14, file: !14, line: 1985, type: !10, scopeLine: 1986, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2155 = distinct !DILocation(line: 2217, column: 2, scope: !2060)
!2156 = !DILocation(line: 1991, column: 40, scope: !2154, inlinedAt: !2155)
!2157 = !DILocation(line: 1991, column: 19, scope: !2154, inlinedAt: !2155)
!2158 = !DILocation(line: 1992, column: 4, scope: !2154, inlinedAt: !2155)
!2159 = !DILocation(line: 1992, column: 30, scope: !2154, inlinedAt: !2155)
!2160 = !DILocation(line: 1993, column: 2, scope: !2154, inlinedAt: !2155)
!2161 = !DILocation(line: 1999, column: 21, scope: !2154, inlinedAt: !2155)
!2162 = !DILocation(line: 1999, column: 37, scope: !2154, inlinedAt: !2155)
!2163 = !DILocation(line: 1999, column: 19, scope: !2154, inlinedAt: !2155)
!2164 = !DILocation(line: 2000, column: 27, scope: !2154, inlinedAt: !2155)
!2165 = !DILocation(line: 2002, column: 16, scope: !2154, inlinedAt: !2155)
!2166 = !DILocation(line: 2002, column: 8, scope: !2154, inlinedAt: !2155)
!2167 = !DILocation(line: 2005, column: 33, scope: !2154, inlinedAt: !2155)
!2168 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !2169)
!2169 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !2170)
!2170 = distinct !DILocation(line: 794, column: 34, scope: !707, inlinedAt: !2171)
!2171 = distinct !DILocation(line: 2005, column: 17, scope: !2154, inlinedAt: !2155)
!2172 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !2173)
!2173 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !2169)
!2174 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2175)
!2175 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !2170)
!2176 = !DILocation(line: 2005, column: 6, scope: !2154, inlinedAt: !2155)
!2177 = !DILocation(line: 2005, column: 54, scope: !2154, inlinedAt: !2155)
!2178 = !DILocation(line: 2007, column: 4, scope: !2154, inlinedAt: !2155)
!2179 = !DILocation(line: 2007, column: 22, scope: !2154, inlinedAt: !2155)
!2180 = !DILocation(line: 2218, column: 7, scope: !2060)
!2181 = !DILocation(line: 2220, column: 5, scope: !2060)
!2182 = distinct !DISubprogram(name: "_M_rehash_aux", scope: !14, file: !14, line: 2603, type: !10, scopeLine: 2604, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2183 = !DILocation(line: 437, column: 35, scope: !2184, inlinedAt: !2185)
!2184 = distinct !DISubprogram(name: "_M_allocate_buckets", scope: !14, file: !14, line: 435, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2185 = distinct !DILocation(line: 2605, column: 37, scope: !2182)
!2186 = !DILocation(line: 437, column: 6, scope: !2184, inlinedAt: !2185)
!2187 = !DILocation(line: 439, column: 6, scope: !2184, inlinedAt: !2185)
!2188 = !DILocation(line: 439, column: 23, scope: !2184, inlinedAt: !2185)
!2189 = !{!496, !23, i64 48}
!2190 = !DILocation(line: 440, column: 6, scope: !2184, inlinedAt: !2185)
!2191 = !DILocation(line: 120, column: 27, scope: !1375, inlinedAt: !2192)
!2192 = distinct !DILocation(line: 464, column: 20, scope: !1377, inlinedAt: !2193)
!2193 = distinct !DILocation(line: 2017, column: 20, scope: !1379, inlinedAt: !2194)
!2194 = distinct !DILocation(line: 443, column: 28, scope: !2184, inlinedAt: !2185)
!2195 = !DILocation(line: 120, column: 6, scope: !1375, inlinedAt: !2192)
!2196 = !DILocation(line: 124, column: 14, scope: !1375, inlinedAt: !2192)
!2197 = !DILocation(line: 124, column: 10, scope: !1375, inlinedAt: !2192)
!2198 = !DILocation(line: 125, column: 8, scope: !1375, inlinedAt: !2192)
!2199 = !DILocation(line: 126, column: 6, scope: !1375, inlinedAt: !2192)
!2200 = !DILocation(line: 137, column: 53, scope: !1375, inlinedAt: !2192)
!2201 = !DILocation(line: 137, column: 27, scope: !1375, inlinedAt: !2192)
!2202 = !DILocation(line: 2019, column: 7, scope: !1379, inlinedAt: !2194)
!2203 = !DILocation(line: 443, column: 2, scope: !2184, inlinedAt: !2185)
!2204 = !DILocation(line: 0, scope: !2184, inlinedAt: !2185)
!2205 = !DILocation(line: 466, column: 40, scope: !791, inlinedAt: !2206)
!2206 = distinct !DILocation(line: 2606, column: 24, scope: !2182)
!2207 = !DILocation(line: 466, column: 56, scope: !791, inlinedAt: !2206)
!2208 = !DILocation(line: 2607, column: 30, scope: !2182)
!2209 = !DILocation(line: 2613, column: 14, scope: !2182)
!2210 = !DILocation(line: 2613, column: 7, scope: !2182)
!2211 = !DILocation(line: 341, column: 47, scope: !36, inlinedAt: !2212)
!2212 = distinct !DILocation(line: 2615, column: 29, scope: !2182)
!2213 = !DILocation(line: 2617, column: 42, scope: !2182)
!2214 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !2215)
!2215 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !2216)
!2216 = distinct !DILocation(line: 2617, column: 26, scope: !2182)
!2217 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !2218)
!2218 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !2215)
!2219 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2220)
!2220 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !2216)
!2221 = !DILocation(line: 2619, column: 8, scope: !2182)
!2222 = !DILocation(line: 2619, column: 17, scope: !2182)
!2223 = !DILocation(line: 2624, column: 32, scope: !2182)
!2224 = !DILocation(line: 2624, column: 20, scope: !2182)
!2225 = !DILocation(line: 2633, column: 6, scope: !2182)
!2226 = !DILocation(line: 2636, column: 12, scope: !2182)
!2227 = !DILocation(line: 2640, column: 19, scope: !2182)
!2228 = !DILocation(line: 2640, column: 9, scope: !2182)
!2229 = !DILocation(line: 2644, column: 6, scope: !2182)
!2230 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !2231)
!2231 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !2232)
!2232 = distinct !DILocation(line: 2643, column: 24, scope: !2182)
!2233 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !2234)
!2234 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !2231)
!2235 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2236)
!2236 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !2232)
!2237 = !DILocation(line: 2645, column: 24, scope: !2182)
!2238 = !DILocation(line: 2645, column: 13, scope: !2182)
!2239 = !DILocation(line: 2646, column: 4, scope: !2182)
!2240 = !DILocation(line: 2646, column: 30, scope: !2182)
!2241 = !DILocation(line: 0, scope: !2182)
!2242 = !DILocation(line: 2651, column: 13, scope: !2182)
!2243 = !DILocation(line: 2651, column: 12, scope: !2182)
!2244 = !DILocation(line: 2653, column: 35, scope: !2182)
!2245 = !DILocation(line: 2653, column: 17, scope: !2182)
!2246 = !DILocation(line: 2654, column: 28, scope: !2182)
!2247 = !DILocation(line: 2655, column: 26, scope: !2182)
!2248 = !DILocation(line: 2656, column: 14, scope: !2182)
!2249 = !DILocation(line: 2656, column: 9, scope: !2182)
!2250 = !DILocation(line: 2657, column: 7, scope: !2182)
!2251 = !DILocation(line: 2662, column: 41, scope: !2182)
!2252 = !DILocation(line: 2662, column: 17, scope: !2182)
!2253 = !DILocation(line: 2663, column: 5, scope: !2182)
!2254 = distinct !{!2254, !2210, !2255, !52, !53}
!2255 = !DILocation(line: 2669, column: 2, scope: !2182)
!2256 = !DILocation(line: 2671, column: 11, scope: !2182)
!2257 = !DILocation(line: 2671, column: 26, scope: !2182)
!2258 = !DILocation(line: 2671, column: 39, scope: !2182)
!2259 = !DILocation(line: 2671, column: 29, scope: !2182)
!2260 = !DILocation(line: 2674, column: 42, scope: !2182)
!2261 = !DILocation(line: 1270, column: 19, scope: !217, inlinedAt: !2262)
!2262 = distinct !DILocation(line: 1314, column: 22, scope: !219, inlinedAt: !2263)
!2263 = distinct !DILocation(line: 2674, column: 26, scope: !2182)
!2264 = !DILocation(line: 154, column: 3, scope: !224, inlinedAt: !2265)
!2265 = distinct !DILocation(line: 1270, column: 9, scope: !217, inlinedAt: !2262)
!2266 = !DILocation(line: 488, column: 20, scope: !189, inlinedAt: !2267)
!2267 = distinct !DILocation(line: 1314, column: 9, scope: !219, inlinedAt: !2263)
!2268 = !DILocation(line: 2676, column: 19, scope: !2182)
!2269 = !DILocation(line: 2676, column: 8, scope: !2182)
!2270 = !DILocation(line: 2677, column: 6, scope: !2182)
!2271 = !DILocation(line: 2677, column: 32, scope: !2182)
!2272 = !DILocation(line: 457, column: 31, scope: !818, inlinedAt: !2273)
!2273 = distinct !DILocation(line: 2680, column: 7, scope: !2182)
!2274 = !DILocation(line: 418, column: 44, scope: !821, inlinedAt: !2275)
!2275 = distinct !DILocation(line: 449, column: 6, scope: !823, inlinedAt: !2276)
!2276 = distinct !DILocation(line: 457, column: 9, scope: !818, inlinedAt: !2273)
!2277 = !DILocation(line: 418, column: 40, scope: !821, inlinedAt: !2275)
!2278 = !DILocation(line: 449, column: 6, scope: !823, inlinedAt: !2276)
!2279 = !DILocation(line: 158, column: 2, scope: !72, inlinedAt: !2280)
!2280 = distinct !DILocation(line: 496, column: 13, scope: !74, inlinedAt: !2281)
!2281 = distinct !DILocation(line: 2032, column: 7, scope: !76, inlinedAt: !2282)
!2282 = distinct !DILocation(line: 452, column: 21, scope: !823, inlinedAt: !2276)
!2283 = !DILocation(line: 453, column: 7, scope: !823, inlinedAt: !2276)
!2284 = !DILocation(line: 2681, column: 7, scope: !2182)
!2285 = !DILocation(line: 2681, column: 23, scope: !2182)
!2286 = !DILocation(line: 2682, column: 18, scope: !2182)
!2287 = !DILocation(line: 2683, column: 5, scope: !2182)
!2288 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_hash.cpp", scope: !2289, file: !2289, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2289 = !DIFile(filename: "cpp/hash.cpp", directory: ".")
!2290 = !DILocation(line: 388, column: 22, scope: !2291, inlinedAt: !2292)
!2291 = distinct !DISubprogram(name: "_Hashtable", scope: !14, file: !14, line: 531, type: !10, scopeLine: 531, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2292 = distinct !DILocation(line: 141, column: 7, scope: !2293, inlinedAt: !2294)
!2293 = distinct !DISubprogram(name: "unordered_map", scope: !9, file: !9, line: 141, type: !10, scopeLine: 141, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2294 = distinct !DILocation(line: 9, column: 37, scope: !2295, inlinedAt: !2297)
!2295 = !DILexicalBlockFile(scope: !2296, file: !1, discriminator: 0)
!2296 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !2289, file: !2289, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!2297 = distinct !DILocation(line: 0, scope: !2288)
!2298 = !DILocation(line: 389, column: 19, scope: !2291, inlinedAt: !2292)
!2299 = !DILocation(line: 391, column: 19, scope: !2291, inlinedAt: !2292)
!2300 = !DILocation(line: 505, column: 7, scope: !323, inlinedAt: !2301)
!2301 = distinct !DILocation(line: 531, column: 7, scope: !2291, inlinedAt: !2292)
!2302 = !DILocation(line: 400, column: 24, scope: !2291, inlinedAt: !2292)
!2303 = !DILocation(line: 0, scope: !2296, inlinedAt: !2297)
