; ModuleID = 'cpp/report.cpp'
source_filename = "cpp/report.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::ios_base::Init" = type { i8 }
%"class.std::basic_ostream" = type { ptr, %"class.std::basic_ios" }
%"class.std::basic_ios" = type { %"class.std::ios_base", ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::ios_base" = type { ptr, i64, i64, i32, i32, i32, ptr, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, ptr, %"class.std::locale" }
%"struct.std::ios_base::_Words" = type { ptr, i64 }
%"class.std::locale" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { ptr }
%"class.std::__cxx11::basic_ostringstream" = type { %"class.std::basic_ostream.base", %"class.std::__cxx11::basic_stringbuf", %"class.std::basic_ios" }
%"class.std::basic_ostream.base" = type { ptr }
%"class.std::__cxx11::basic_stringbuf" = type { %"class.std::basic_streambuf", i32, %"class.std::__cxx11::basic_string" }
%"class.std::basic_streambuf" = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, %"class.std::locale" }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.3" }
%"class.std::tuple.3" = type { %"struct.std::_Tuple_impl.4" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Tuple_impl.5", %"struct.std::_Head_base.9" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Tuple_impl.6", %"struct.std::_Head_base.8" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { i32 }
%"struct.std::_Head_base.8" = type { ptr }
%"struct.std::_Head_base.9" = type { ptr }

$_ZNSt6threadC2IRFvPKciEJRA2_S1_iEvEEOT_DpOT0_ = comdat any

$_ZNKSt13__atomic_baseIiEcviEv = comdat any

$_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv = comdat any

$__clang_call_terminate = comdat any

$_ZSt4setwi = comdat any

$_ZSt7setfillIcESt8_SetfillIT_ES1_ = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv = comdat any

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv = comdat any

$_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm = comdat any

$_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm = comdat any

$_ZNSt15__new_allocatorIcE10deallocateEPcm = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt15__new_allocatorIcED2Ev = comdat any

$_ZNSt11char_traitsIcE6lengthEPKc = comdat any

$_ZStanSt12memory_orderSt23__memory_order_modifier = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEC2IJRS5_RA2_S3_iEEEDpOT_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$_ZNSt5tupleIJPFvPKciES1_iEEC2IJRS2_RA2_S0_iELb1ELb1EEEDpOT_ = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEE6_M_runEv = comdat any

$_ZNSt11_Tuple_implILm0EJPFvPKciES1_iEEC2IRS2_JRA2_S0_iEvEEOT_DpOT0_ = comdat any

$_ZNSt11_Tuple_implILm1EJPKciEEC2IRA2_S0_JiEvEEOT_DpOT0_ = comdat any

$_ZNSt10_Head_baseILm0EPFvPKciELb0EEC2ERKS3_ = comdat any

$_ZNSt11_Tuple_implILm2EJiEEC2IiEEOT_ = comdat any

$_ZNSt10_Head_baseILm1EPKcLb0EEC2ERKS1_ = comdat any

$_ZNSt10_Head_baseILm2EiLb0EEC2IiEEOT_ = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvPKciES3_iEEEclEv = comdat any

$_ZNSt6thread8_InvokerISt5tupleIJPFvPKciES3_iEEE9_M_invokeIJLm0ELm1ELm2EEEEvSt12_Index_tupleIJXspT_EEE = comdat any

$_ZSt8__invokeIPFvPKciEJS1_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_ = comdat any

$_ZSt3getILm0EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_ = comdat any

$_ZSt3getILm1EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_ = comdat any

$_ZSt3getILm2EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_ = comdat any

$_ZSt13__invoke_implIvPFvPKciEJS1_iEET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZSt12__get_helperILm0EPFvPKciEJS1_iEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJPFvPKciES1_iEE7_M_headERS4_ = comdat any

$_ZNSt10_Head_baseILm0EPFvPKciELb0EE7_M_headERS4_ = comdat any

$_ZSt12__get_helperILm1EPKcJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJPKciEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm1EPKcLb0EE7_M_headERS2_ = comdat any

$_ZSt12__get_helperILm2EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm2EJiEE7_M_headERS0_ = comdat any

$_ZNSt10_Head_baseILm2EiLb0EE7_M_headERS0_ = comdat any

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

$_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc = comdat any

$_ZSt3minImERKT_S2_S2_ = comdat any

$_ZNSt11char_traitsIcE7compareEPKcS2_m = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE = comdat any

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1
@__dso_handle = external hidden global i8
@_ZSt4cout = external global %"class.std::basic_ostream", align 8
@.str = private unnamed_addr constant [6 x i8] c"begin\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"a\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"end \00", align 1
@.str.3 = private unnamed_addr constant [9 x i8] c"sum == 3\00", align 1
@.str.4 = private unnamed_addr constant [15 x i8] c"cpp/report.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.5 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.6 = private unnamed_addr constant [5 x i8] c"x..7\00", align 1
@.str.7 = private unnamed_addr constant [28 x i8] c"described(\22x\22, 7) == \22x..7\22\00", align 1
@.str.8 = private unnamed_addr constant [5 x i8] c" of \00", align 1
@_ZL3sum = internal global { i32 } zeroinitializer, align 4
@.str.14 = private unnamed_addr constant [86 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/atomic_base.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIiE4loadESt12memory_order = private unnamed_addr constant [74 x i8] c"__int_type std::__atomic_base<int>::load(memory_order) const [_ITp = int]\00", align 1
@.str.15 = private unnamed_addr constant [28 x i8] c"__b != memory_order_release\00", align 1
@.str.16 = private unnamed_addr constant [28 x i8] c"__b != memory_order_acq_rel\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE = linkonce_odr dso_local constant [66 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x ptr] }, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.17 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_report.cpp, ptr null }]

; Function Attrs: noinline uwtable
define internal fastcc void @__cxx_global_var_init() unnamed_addr #0 section ".text.startup" !dbg !8 {
  tail call void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !12
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt8ios_base4InitD1Ev, ptr nonnull @_ZStL8__ioinit, ptr nonnull @__dso_handle) #17, !dbg !15
  ret void, !dbg !12
}

declare void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt8ios_base4InitD1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #2

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #3

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 personality ptr @__gxx_personality_v0 !dbg !16 {
  %1 = alloca %"class.std::thread", align 8
  %2 = alloca i32, align 4
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::__cxx11::basic_string", align 8
  %5 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull @.str), !dbg !17
  %6 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSoS_E(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_), !dbg !18
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #17, !dbg !19
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #17, !dbg !20
  store i32 1, ptr %2, align 4, !dbg !20, !tbaa !21
  call void @_ZNSt6threadC2IRFvPKciEJRA2_S1_iEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull @_ZL3addPKci, ptr noundef nonnull align 1 dereferenceable(2) @.str.1, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !25
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #17, !dbg !25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17, !dbg !26
  invoke fastcc void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %7 unwind label %27, !dbg !27

7:                                                ; preds = %0
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %1)
          to label %8 unwind label %29, !dbg !28

8:                                                ; preds = %7
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %9 unwind label %29, !dbg !29

9:                                                ; preds = %8
  %10 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull @.str.2)
          to label %11 unwind label %29, !dbg !30

11:                                               ; preds = %9
  %12 = call noundef i32 @_ZNKSt13__atomic_baseIiEcviEv(ptr noundef nonnull align 4 dereferenceable(4) @_ZL3sum) #17, !dbg !31
  %13 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %10, i32 noundef %12)
          to label %14 unwind label %29, !dbg !32

14:                                               ; preds = %11
  %15 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %13, i8 noundef signext 32)
          to label %16 unwind label %29, !dbg !33

16:                                               ; preds = %14
  %17 = call noundef i32 @_ZNKSt13__atomic_baseIiEcviEv(ptr noundef nonnull align 4 dereferenceable(4) @_ZL3sum) #17, !dbg !34
  %18 = sitofp i32 %17 to double, !dbg !34
  %19 = fmul double %18, 5.000000e-01, !dbg !35
  %20 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEd(ptr noundef nonnull align 8 dereferenceable(8) %15, double noundef %19)
          to label %21 unwind label %29, !dbg !36

21:                                               ; preds = %16
  %22 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSoS_E(ptr noundef nonnull align 8 dereferenceable(8) %20, ptr noundef nonnull @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_)
          to label %23 unwind label %29, !dbg !37

23:                                               ; preds = %21
  %24 = call noundef i32 @_ZNKSt13__atomic_baseIiEcviEv(ptr noundef nonnull align 4 dereferenceable(4) @_ZL3sum) #17, !dbg !38
  %25 = icmp eq i32 %24, 3, !dbg !38
  br i1 %25, label %31, label %26, !dbg !38

26:                                               ; preds = %23
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.4, i32 noundef 44, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #18, !dbg !38
  unreachable, !dbg !38

27:                                               ; preds = %0
  %28 = landingpad { ptr, i32 }
          cleanup, !dbg !39
  br label %40, !dbg !27

29:                                               ; preds = %21, %16, %14, %11, %9, %8, %7
  %30 = landingpad { ptr, i32 }
          cleanup, !dbg !39
  br label %38, !dbg !39

31:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #17, !dbg !40
  invoke fastcc void @_ZL9describedB5cxx11PKci(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %4, ptr noundef nonnull @.str.5, i32 noundef 7)
          to label %32 unwind label %35, !dbg !40

32:                                               ; preds = %31
  %33 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %4, ptr noundef nonnull @.str.6), !dbg !40
  br i1 %33, label %37, label %34, !dbg !40

34:                                               ; preds = %32
  call void @__assert_fail(ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.4, i32 noundef 45, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #18, !dbg !40
  unreachable, !dbg !40

35:                                               ; preds = %31
  %36 = landingpad { ptr, i32 }
          cleanup, !dbg !39
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17, !dbg !40
  br label %38, !dbg !40

37:                                               ; preds = %32
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #17, !dbg !40
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #17, !dbg !40
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #17, !dbg !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17, !dbg !39
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #17, !dbg !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #17, !dbg !39
  ret i32 0, !dbg !39

38:                                               ; preds = %35, %29
  %39 = phi { ptr, i32 } [ %36, %35 ], [ %30, %29 ]
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #17, !dbg !39
  br label %40, !dbg !39

40:                                               ; preds = %38, %27
  %41 = phi { ptr, i32 } [ %39, %38 ], [ %28, %27 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17, !dbg !39
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %1) #17, !dbg !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #17, !dbg !39
  resume { ptr, i32 } %41, !dbg !39
}

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEPFRSoS_E(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef) local_unnamed_addr #5 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_(ptr noundef nonnull align 8 dereferenceable(8)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #6

; Function Attrs: mustprogress noinline uwtable
define internal void @_ZL3addPKci(ptr noundef %0, i32 noundef %1) #5 personality ptr @__gxx_personality_v0 !dbg !41 {
  %3 = alloca %"class.std::__cxx11::basic_string", align 8
  %4 = atomicrmw add ptr @_ZL3sum, i32 %1 seq_cst, align 4, !dbg !42
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #17, !dbg !46
  %5 = add nsw i32 %4, %1, !dbg !47
  call fastcc void @_ZL9describedB5cxx11PKci(ptr nonnull sret(%"class.std::__cxx11::basic_string") align 8 %3, ptr noundef %0, i32 noundef %5), !dbg !46
  %6 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) @_ZSt4cout, ptr noundef nonnull align 8 dereferenceable(32) %3)
          to label %7 unwind label %15, !dbg !48

7:                                                ; preds = %2
  %8 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull @.str.8)
          to label %9 unwind label %15, !dbg !49

9:                                                ; preds = %7
  %10 = call noundef i32 @_ZNKSt13__atomic_baseIiEcviEv(ptr noundef nonnull align 4 dereferenceable(4) @_ZL3sum) #17, !dbg !50
  %11 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %8, i32 noundef %10)
          to label %12 unwind label %15, !dbg !51

12:                                               ; preds = %9
  %13 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8) %11, i8 noundef signext 10)
          to label %14 unwind label %15, !dbg !52

14:                                               ; preds = %12
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #17, !dbg !53
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17, !dbg !53
  ret void, !dbg !54

15:                                               ; preds = %12, %9, %7, %2
  %16 = landingpad { ptr, i32 }
          cleanup, !dbg !54
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #17, !dbg !53
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #17, !dbg !53
  resume { ptr, i32 } %16, !dbg !54
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt6threadC2IRFvPKciEJRA2_S1_iEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %1, ptr noundef nonnull align 1 dereferenceable(2) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !55 {
  %5 = alloca %"class.std::unique_ptr", align 8
  tail call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !57
  %6 = tail call noalias noundef nonnull dereferenceable(32) ptr @_Znwm(i64 noundef 32) #19, !dbg !58
  tail call void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEC2IJRS5_RA2_S3_iEEEDpOT_(ptr noundef nonnull align 8 dereferenceable(32) %6, ptr noundef nonnull %1, ptr noundef nonnull align 1 dereferenceable(2) %2, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !59
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull %6) #17, !dbg !60
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %5, ptr noundef null)
          to label %7 unwind label %8, !dbg !61

7:                                                ; preds = %4
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #17, !dbg !61
  ret void, !dbg !62

8:                                                ; preds = %4
  %9 = landingpad { ptr, i32 }
          cleanup, !dbg !62
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #17, !dbg !61
  resume { ptr, i32 } %9, !dbg !62
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #6

; Function Attrs: noinline norecurse uwtable
define internal fastcc void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #7 align 2 personality ptr @__gxx_personality_v0 !dbg !63 {
  %2 = alloca %"class.std::unique_ptr", align 8
  tail call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !65
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #19, !dbg !66
  tail call fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(9) %3), !dbg !67
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %3) #17, !dbg !68
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %2, ptr noundef null)
          to label %4 unwind label %5, !dbg !69

4:                                                ; preds = %1
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #17, !dbg !69
  ret void, !dbg !70

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          cleanup, !dbg !70
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #17, !dbg !69
  resume { ptr, i32 } %6, !dbg !70
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #1

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c(ptr noundef nonnull align 8 dereferenceable(8), i8 noundef signext) local_unnamed_addr #5

declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8), i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt13__atomic_baseIiEcviEv(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !71 {
  %2 = tail call noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef 5, i32 noundef 65535), !dbg !72
  switch i32 %2, label %5 [
    i32 3, label %3
    i32 4, label %4
  ], !dbg !75, !prof !76

3:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.14, i32 noundef 485, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIiE4loadESt12memory_order, ptr noundef nonnull @.str.15) #18, !dbg !75
  unreachable, !dbg !75

4:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.14, i32 noundef 486, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt13__atomic_baseIiE4loadESt12memory_order, ptr noundef nonnull @.str.16) #18, !dbg !77
  unreachable, !dbg !77

5:                                                ; preds = %1
  %6 = load atomic i32, ptr %0 seq_cst, align 4, !dbg !78
  ret i32 %6, !dbg !79
}

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEd(ptr noundef nonnull align 8 dereferenceable(8), double noundef) local_unnamed_addr #5 align 2

; Function Attrs: noreturn nounwind
declare !dbg !80 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #8 comdat !dbg !82 {
  %3 = tail call noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) #17, !dbg !84
  %4 = icmp eq i32 %3, 0, !dbg !85
  ret i1 %4, !dbg !86
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZL9describedB5cxx11PKci(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef %1, i32 noundef %2) unnamed_addr #5 personality ptr @__gxx_personality_v0 !dbg !87 {
  %4 = alloca %"class.std::__cxx11::basic_ostringstream", align 8
  call void @llvm.lifetime.start.p0(i64 376, ptr nonnull %4) #17, !dbg !88
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4), !dbg !89
  %5 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_PKc(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef %1)
          to label %6 unwind label %16, !dbg !90

6:                                                ; preds = %3
  %7 = call i32 @_ZSt4setwi(i32 noundef 3), !dbg !91
  %8 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8) %5, i32 %7)
          to label %9 unwind label %16, !dbg !92

9:                                                ; preds = %6
  %10 = call i8 @_ZSt7setfillIcESt8_SetfillIT_ES1_(i8 noundef signext 46), !dbg !93
  %11 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(ptr noundef nonnull align 8 dereferenceable(8) %8, i8 %10)
          to label %12 unwind label %16, !dbg !94

12:                                               ; preds = %9
  %13 = invoke noundef nonnull align 8 dereferenceable(8) ptr @_ZNSolsEi(ptr noundef nonnull align 8 dereferenceable(8) %11, i32 noundef %2)
          to label %14 unwind label %16, !dbg !95

14:                                               ; preds = %12
  invoke void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr sret(%"class.std::__cxx11::basic_string") align 8 %0, ptr noundef nonnull align 8 dereferenceable(112) %4)
          to label %15 unwind label %16, !dbg !96

15:                                               ; preds = %14
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4) #17, !dbg !97
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %4) #17, !dbg !97
  ret void, !dbg !97

16:                                               ; preds = %14, %12, %9, %6, %3
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !97
  call void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112) %4) #17, !dbg !97
  call void @llvm.lifetime.end.p0(i64 376, ptr nonnull %4) #17, !dbg !97
  resume { ptr, i32 } %17, !dbg !97
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !98 {
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0)
          to label %2 unwind label %3, !dbg !99

2:                                                ; preds = %1
  tail call void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !100
  ret void, !dbg !100

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !99
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !99
  tail call void @__clang_call_terminate(ptr %5) #18, !dbg !99
  unreachable, !dbg !99
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #10 comdat align 2 !dbg !101 {
  %2 = tail call noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !102
  br i1 %2, label %3, label %4, !dbg !102

3:                                                ; preds = %1
  tail call void @_ZSt9terminatev() #18, !dbg !103
  unreachable, !dbg !103

4:                                                ; preds = %1
  ret void, !dbg !107
}

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcESaIcEERSt13basic_ostreamIT_T0_ES7_RKNSt7__cxx1112basic_stringIS4_S5_T1_EE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !108 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !109
  %3 = load i64, ptr %2, align 8, !dbg !109, !tbaa !110
  ret i64 %3, !dbg !115
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !116 {
  %2 = load ptr, ptr %0, align 8, !dbg !117, !tbaa !118
  ret ptr %2, !dbg !119
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #11 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #17
  tail call void @_ZSt9terminatev() #18
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !120 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: noinline uwtable
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev(ptr noundef nonnull align 8 dereferenceable(112)) unnamed_addr #0 align 2

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E(ptr noundef nonnull align 8 dereferenceable(8), i8) local_unnamed_addr #5

; Function Attrs: mustprogress noinline uwtable
declare noundef nonnull align 8 dereferenceable(8) ptr @_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw(ptr noundef nonnull align 8 dereferenceable(8), i32) local_unnamed_addr #5

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i32 @_ZSt4setwi(i32 noundef %0) local_unnamed_addr #8 comdat !dbg !121 {
  ret i32 %0, !dbg !123
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local i8 @_ZSt7setfillIcESt8_SetfillIT_ES1_(i8 noundef signext %0) local_unnamed_addr #8 comdat !dbg !124 {
  ret i8 %0, !dbg !125
}

; Function Attrs: mustprogress noinline uwtable
declare void @_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv(ptr noalias sret(%"class.std::__cxx11::basic_string") align 8, ptr noundef nonnull align 8 dereferenceable(112)) local_unnamed_addr #5 align 2

; Function Attrs: noinline nounwind uwtable
declare void @_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(112)) unnamed_addr #10 align 2

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !126 {
  %2 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !127
  %3 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !128
  %4 = icmp eq ptr %2, %3, !dbg !129
  ret i1 %4, !dbg !130
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE13_M_local_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !131 {
  %2 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !132
  %3 = tail call noundef ptr @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(ptr noundef nonnull align 1 dereferenceable(1) %2) #17, !dbg !133
  ret ptr %3, !dbg !134
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt19__ptr_traits_ptr_toIPKcS0_Lb0EE10pointer_toERS0_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !135 {
  ret ptr %0, !dbg !137
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #5 comdat align 2 !dbg !138 {
  %2 = tail call noundef zeroext i1 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE11_M_is_localEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !139
  br i1 %2, label %6, label %3, !dbg !140

3:                                                ; preds = %1
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !141
  %5 = load i64, ptr %4, align 8, !dbg !141, !tbaa !142
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %5) #17, !dbg !143
  br label %6, !dbg !143

6:                                                ; preds = %3, %1
  ret void, !dbg !144
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0) local_unnamed_addr #8 comdat align 2 !dbg !145 {
  ret ptr %0, !dbg !146
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_destroyEm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !147 {
  %3 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE16_M_get_allocatorEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !148
  %4 = tail call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !149
  %5 = add i64 %1, 1, !dbg !150
  invoke void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef %4, i64 noundef %5)
          to label %6 unwind label %7, !dbg !151

6:                                                ; preds = %2
  ret void, !dbg !152

7:                                                ; preds = %2
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !151
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !151
  tail call void @__clang_call_terminate(ptr %9) #18, !dbg !151
  unreachable, !dbg !151
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt16allocator_traitsISaIcEE10deallocateERS0_Pcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #5 comdat align 2 !dbg !153 {
  tail call void @_ZNSt15__new_allocatorIcE10deallocateEPcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2), !dbg !155
  ret void, !dbg !156
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcE10deallocateEPcm(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !157 {
  tail call void @_ZdlPv(ptr noundef %1) #20, !dbg !159
  ret void, !dbg !160
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #13

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !161 {
  %2 = alloca %"class.std::thread::id", align 8
  %3 = load i64, ptr %0, align 8, !dbg !162, !tbaa.struct !163
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #17, !dbg !165
  %4 = load i64, ptr %2, align 8, !dbg !166
  %5 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %3, i64 %4) #17, !dbg !166
  %6 = xor i1 %5, true, !dbg !167
  ret i1 %6, !dbg !168
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) local_unnamed_addr #8 comdat !dbg !169 {
  %3 = icmp eq i64 %0, %1, !dbg !170
  ret i1 %3, !dbg !171
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #10 comdat align 2 !dbg !172 {
  store i64 0, ptr %0, align 8, !dbg !173, !tbaa !174
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__new_allocatorIcED2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #10 comdat align 2 !dbg !177 {
  ret void, !dbg !178
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef %0) local_unnamed_addr #8 comdat align 2 !dbg !179 {
  %2 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %0) #17, !dbg !181
  ret i64 %2, !dbg !182
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !183 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #14

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZStanSt12memory_orderSt23__memory_order_modifier(i32 noundef %0, i32 noundef %1) local_unnamed_addr #8 comdat !dbg !184 {
  %3 = and i32 %1, %0, !dbg !185
  ret i32 %3, !dbg !186
}

; Function Attrs: noreturn nounwind
declare !dbg !187 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEC2IJRS5_RA2_S3_iEEEDpOT_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef nonnull %1, ptr noundef nonnull align 1 dereferenceable(2) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #10 comdat align 2 !dbg !188 {
  tail call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !189
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEEE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !190, !tbaa !191
  %5 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !193
  tail call void @_ZNSt5tupleIJPFvPKciES1_iEEC2IJRS2_RA2_S0_iELb1ELb1EEEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef nonnull %1, ptr noundef nonnull align 1 dereferenceable(2) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) #17, !dbg !194
  ret void, !dbg !195
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !196 {
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1)
          to label %3 unwind label %4, !dbg !198

3:                                                ; preds = %2
  ret void, !dbg !199

4:                                                ; preds = %2
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !198
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !198
  tail call void @__clang_call_terminate(ptr %6) #18, !dbg !198
  unreachable, !dbg !198
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !200 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !201
  %3 = load ptr, ptr %2, align 8, !dbg !202, !tbaa !203
  %4 = icmp eq ptr %3, null, !dbg !204
  br i1 %4, label %8, label %5, !dbg !202

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !205
  %7 = load ptr, ptr %2, align 8, !dbg !206, !tbaa !203
  tail call void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef %7), !dbg !205
  br label %8, !dbg !205

8:                                                ; preds = %5, %1
  store ptr null, ptr %2, align 8, !dbg !207, !tbaa !203
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #10 comdat align 2 !dbg !209 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread6_StateE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !210, !tbaa !191
  ret void, !dbg !210
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPFvPKciES1_iEEC2IJRS2_RA2_S0_iELb1ELb1EEEDpOT_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull %1, ptr noundef nonnull align 1 dereferenceable(2) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !211 {
  invoke void @_ZNSt11_Tuple_implILm0EJPFvPKciES1_iEEC2IRS2_JRA2_S0_iEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull %1, ptr noundef nonnull align 1 dereferenceable(2) %2, ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %5 unwind label %6, !dbg !213

5:                                                ; preds = %4
  ret void, !dbg !214

6:                                                ; preds = %4
  %7 = landingpad { ptr, i32 }
          catch ptr null, !dbg !213
  %8 = extractvalue { ptr, i32 } %7, 0, !dbg !213
  tail call void @__clang_call_terminate(ptr %8) #18, !dbg !213
  unreachable, !dbg !213
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #2

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #10 comdat align 2 !dbg !215 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) #17, !dbg !216
  tail call void @_ZdlPv(ptr noundef %0) #20, !dbg !216
  ret void, !dbg !216
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvPKciES4_iEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #5 comdat align 2 !dbg !217 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !218
  tail call void @_ZNSt6thread8_InvokerISt5tupleIJPFvPKciES3_iEEEclEv(ptr noundef nonnull align 8 dereferenceable(24) %2), !dbg !218
  ret void, !dbg !219
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPFvPKciES1_iEEC2IRS2_JRA2_S0_iEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull %1, ptr noundef nonnull align 1 dereferenceable(2) %2, ptr noundef nonnull align 4 dereferenceable(4) %3) unnamed_addr #0 comdat align 2 !dbg !220 {
  %5 = alloca ptr, align 8
  tail call void @_ZNSt11_Tuple_implILm1EJPKciEEC2IRA2_S0_JiEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(2) %2, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !221
  %6 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !222
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #17, !dbg !223
  store ptr %1, ptr %5, align 8, !dbg !223, !tbaa !203
  call void @_ZNSt10_Head_baseILm0EPFvPKciELb0EEC2ERKS3_(ptr noundef nonnull align 8 dereferenceable(8) %6, ptr noundef nonnull align 8 dereferenceable(8) %5), !dbg !224
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #17, !dbg !224
  ret void, !dbg !225
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJPKciEEC2IRA2_S0_JiEvEEOT_DpOT0_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 1 dereferenceable(2) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) unnamed_addr #0 comdat align 2 !dbg !226 {
  %4 = alloca ptr, align 8
  tail call void @_ZNSt11_Tuple_implILm2EJiEEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !227
  %5 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !228
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17, !dbg !229
  store ptr %1, ptr %4, align 8, !dbg !229, !tbaa !203
  call void @_ZNSt10_Head_baseILm1EPKcLb0EEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !230
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17, !dbg !230
  ret void, !dbg !231
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPFvPKciELb0EEC2ERKS3_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #10 comdat align 2 !dbg !232 {
  %3 = load ptr, ptr %1, align 8, !dbg !233, !tbaa !203
  store ptr %3, ptr %0, align 8, !dbg !234, !tbaa !235
  ret void, !dbg !237
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm2EJiEEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #0 comdat align 2 !dbg !238 {
  tail call void @_ZNSt10_Head_baseILm2EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1), !dbg !239
  ret void, !dbg !240
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1EPKcLb0EEC2ERKS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) unnamed_addr #10 comdat align 2 !dbg !241 {
  %3 = load ptr, ptr %1, align 8, !dbg !242, !tbaa !203
  store ptr %3, ptr %0, align 8, !dbg !243, !tbaa !244
  ret void, !dbg !246
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm2EiLb0EEC2IiEEOT_(ptr noundef nonnull align 4 dereferenceable(4) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #10 comdat align 2 !dbg !247 {
  %3 = load i32, ptr %1, align 4, !dbg !248, !tbaa !21
  store i32 %3, ptr %0, align 4, !dbg !249, !tbaa !250
  ret void, !dbg !252
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvPKciES3_iEEEclEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #5 comdat align 2 !dbg !253 {
  tail call void @_ZNSt6thread8_InvokerISt5tupleIJPFvPKciES3_iEEE9_M_invokeIJLm0ELm1ELm2EEEEvSt12_Index_tupleIJXspT_EEE(ptr noundef nonnull align 8 dereferenceable(24) %0), !dbg !254
  ret void, !dbg !255
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt6thread8_InvokerISt5tupleIJPFvPKciES3_iEEE9_M_invokeIJLm0ELm1ELm2EEEEvSt12_Index_tupleIJXspT_EEE(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #5 comdat align 2 !dbg !256 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(ptr noundef nonnull align 8 dereferenceable(24) %0) #17, !dbg !257
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm1EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(ptr noundef nonnull align 8 dereferenceable(24) %0) #17, !dbg !257
  %4 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm2EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(ptr noundef nonnull align 8 dereferenceable(24) %0) #17, !dbg !257
  tail call void @_ZSt8__invokeIPFvPKciEJS1_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 4 dereferenceable(4) %4), !dbg !258
  ret void, !dbg !259
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIPFvPKciEJS1_iEENSt15__invoke_resultIT_JDpT0_EE4typeEOS5_DpOS6_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #5 comdat !dbg !260 {
  tail call void @_ZSt13__invoke_implIvPFvPKciEJS1_iEET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !262
  ret void, !dbg !263
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #8 comdat !dbg !264 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPFvPKciEJS1_iEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(24) %0) #17, !dbg !265
  ret ptr %2, !dbg !266
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm1EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #8 comdat !dbg !267 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm1EPKcJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) #17, !dbg !268
  ret ptr %2, !dbg !269
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt3getILm2EJPFvPKciES1_iEEONSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeEOS8_(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #8 comdat !dbg !270 {
  %2 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm2EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(4) %0) #17, !dbg !271
  ret ptr %2, !dbg !272
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvPFvPKciEJS1_iEET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #5 comdat !dbg !273 {
  %4 = load ptr, ptr %0, align 8, !dbg !274, !tbaa !203
  %5 = load ptr, ptr %1, align 8, !dbg !275, !tbaa !203
  %6 = load i32, ptr %2, align 4, !dbg !275, !tbaa !21
  tail call void %4(ptr noundef %5, i32 noundef %6), !dbg !274
  ret void, !dbg !276
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPFvPKciEJS1_iEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #8 comdat !dbg !277 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPFvPKciES1_iEE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(24) %0) #17, !dbg !278
  ret ptr %2, !dbg !279
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPFvPKciES1_iEE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #8 comdat align 2 !dbg !280 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !281
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPFvPKciELb0EE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %2) #17, !dbg !282
  ret ptr %3, !dbg !283
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPFvPKciELb0EE7_M_headERS4_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !284 {
  ret ptr %0, !dbg !285
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm1EPKcJiEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat !dbg !286 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm1EJPKciEE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(16) %0) #17, !dbg !287
  ret ptr %2, !dbg !288
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm1EJPKciEE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #8 comdat align 2 !dbg !289 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !290
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm1EPKcLb0EE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(8) %2) #17, !dbg !291
  ret ptr %3, !dbg !292
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm1EPKcLb0EE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !293 {
  ret ptr %0, !dbg !294
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZSt12__get_helperILm2EiJEERT0_RSt11_Tuple_implIXT_EJS0_DpT1_EE(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #8 comdat !dbg !295 {
  %2 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm2EJiEE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) #17, !dbg !296
  ret ptr %2, !dbg !297
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt11_Tuple_implILm2EJiEE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #8 comdat align 2 !dbg !298 {
  %2 = tail call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm2EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) #17, !dbg !299
  ret ptr %2, !dbg !300
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt10_Head_baseILm2EiLb0EE7_M_headERS0_(ptr noundef nonnull align 4 dereferenceable(4) %0) local_unnamed_addr #8 comdat align 2 !dbg !301 {
  ret ptr %0, !dbg !302
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 !dbg !303 {
  tail call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1), !dbg !304
  ret void, !dbg !304
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #10 comdat align 2 !dbg !305 {
  tail call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !306
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !307
  store ptr %1, ptr %3, align 8, !dbg !308, !tbaa !203
  ret void, !dbg !309
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !310 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !311

2:                                                ; preds = %1
  ret void, !dbg !312

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !311
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !311
  tail call void @__clang_call_terminate(ptr %5) #18, !dbg !311
  unreachable, !dbg !311
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !313 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !314
  ret ptr %2, !dbg !315
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !316 {
  tail call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !317
  tail call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !318
  ret void, !dbg !319
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #0 comdat align 2 !dbg !320 {
  tail call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !321
  ret void, !dbg !322
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #10 comdat align 2 !dbg !323 {
  store ptr null, ptr %0, align 8, !dbg !324, !tbaa !325
  ret void, !dbg !327
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #10 comdat align 2 !dbg !328 {
  ret void, !dbg !329
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !330 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !331
  ret ptr %2, !dbg !332
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !333 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !334
  ret ptr %2, !dbg !335
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !336 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !337
  ret ptr %2, !dbg !338
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !339 {
  ret ptr %0, !dbg !340
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !341 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !342
  ret ptr %2, !dbg !343
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !344 {
  %3 = icmp eq ptr %1, null, !dbg !345
  br i1 %3, label %8, label %4, !dbg !345

4:                                                ; preds = %2
  %5 = load ptr, ptr %1, align 8, !dbg !345, !tbaa !191
  %6 = getelementptr inbounds ptr, ptr %5, i64 1, !dbg !345
  %7 = load ptr, ptr %6, align 8, !dbg !345
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %1) #17, !dbg !345
  br label %8, !dbg !345

8:                                                ; preds = %4, %2
  ret void, !dbg !346
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat align 2 !dbg !347 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !348
  ret ptr %2, !dbg !349
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #8 comdat !dbg !350 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #17, !dbg !351
  ret ptr %2, !dbg !352
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat !dbg !353 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #17, !dbg !354
  ret ptr %2, !dbg !355
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !356 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #17, !dbg !357
  ret ptr %2, !dbg !358
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #8 comdat align 2 !dbg !359 {
  ret ptr %0, !dbg !360
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #15 align 2 !dbg !361 {
  tail call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #17, !dbg !362
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !363, !tbaa !191
  tail call fastcc void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"() #17, !dbg !364
  ret void, !dbg !365
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"() unnamed_addr #15 align 2 personality ptr @__gxx_personality_v0 !dbg !366 {
  ret void, !dbg !367
}

; Function Attrs: noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #10 align 2 !dbg !368 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !369
  tail call void @_ZdlPv(ptr noundef %0) #20, !dbg !369
  ret void, !dbg !369
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !370 {
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(), !dbg !371
  ret void, !dbg !372
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"() unnamed_addr #5 align 2 !dbg !373 {
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(), !dbg !374
  ret void, !dbg !375
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"() unnamed_addr #5 align 2 !dbg !376 {
  tail call fastcc void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(), !dbg !377
  ret void, !dbg !378
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"() unnamed_addr #5 !dbg !379 {
  tail call fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(), !dbg !380
  ret void, !dbg !381
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"() unnamed_addr #5 !dbg !382 {
  tail call fastcc void @"_ZZ4mainENK3$_0clEv"(), !dbg !383
  ret void, !dbg !384
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZZ4mainENK3$_0clEv"() unnamed_addr #5 align 2 !dbg !385 {
  tail call void @_ZL3addPKci(ptr noundef nonnull @.str.17, i32 noundef 2), !dbg !386
  ret void, !dbg !387
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !388 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17, !dbg !390
  %5 = tail call noundef i64 @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #17, !dbg !391
  store i64 %5, ptr %3, align 8, !dbg !392, !tbaa !164
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17, !dbg !393
  %6 = tail call noundef i64 @_ZNSt11char_traitsIcE6lengthEPKc(ptr noundef %1), !dbg !394
  store i64 %6, ptr %4, align 8, !dbg !395, !tbaa !164
  %7 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(8) %4), !dbg !396
  %8 = load i64, ptr %7, align 8, !dbg !396, !tbaa !164
  %9 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7_M_dataEv(ptr noundef nonnull align 8 dereferenceable(32) %0), !dbg !397
  %10 = call noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(ptr noundef %9, ptr noundef %1, i64 noundef %8), !dbg !398
  %11 = icmp eq i32 %10, 0, !dbg !399
  br i1 %11, label %12, label %16, !dbg !400

12:                                               ; preds = %2
  %13 = load i64, ptr %3, align 8, !dbg !401, !tbaa !164
  %14 = load i64, ptr %4, align 8, !dbg !402, !tbaa !164
  %15 = call noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %13, i64 noundef %14) #17, !dbg !403
  br label %16, !dbg !404

16:                                               ; preds = %12, %2
  %17 = phi i32 [ %10, %2 ], [ %15, %12 ], !dbg !405
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17, !dbg !406
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17, !dbg !406
  ret i32 %17, !dbg !407
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3minImERKT_S2_S2_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %1) local_unnamed_addr #8 comdat !dbg !408 {
  %3 = load i64, ptr %1, align 8, !dbg !410, !tbaa !164
  %4 = load i64, ptr %0, align 8, !dbg !411, !tbaa !164
  %5 = icmp ult i64 %3, %4, !dbg !412
  %6 = select i1 %5, ptr %1, ptr %0, !dbg !413
  ret ptr %6, !dbg !414
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt11char_traitsIcE7compareEPKcS2_m(ptr noundef %0, ptr noundef %1, i64 noundef %2) local_unnamed_addr #8 comdat align 2 !dbg !415 {
  %4 = icmp eq i64 %2, 0, !dbg !416
  br i1 %4, label %7, label %5, !dbg !417

5:                                                ; preds = %3
  %6 = tail call i32 @memcmp(ptr noundef %0, ptr noundef %1, i64 noundef %2) #17, !dbg !418
  br label %7, !dbg !419

7:                                                ; preds = %3, %5
  %8 = phi i32 [ %6, %5 ], [ 0, %3 ], !dbg !420
  ret i32 %8, !dbg !421
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_S_compareEmm(i64 noundef %0, i64 noundef %1) local_unnamed_addr #8 comdat align 2 !dbg !422 {
  %3 = sub i64 %0, %1, !dbg !423
  %4 = tail call i64 @llvm.smax.i64(i64 %3, i64 -2147483648), !dbg !424
  %5 = tail call i64 @llvm.smin.i64(i64 %4, i64 2147483647), !dbg !424
  %6 = trunc i64 %5 to i32, !dbg !424
  ret i32 %6, !dbg !425
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !426 i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #14

; Function Attrs: noinline uwtable
define internal void @_GLOBAL__sub_I_report.cpp() #0 section ".text.startup" !dbg !427 {
  tail call fastcc void @__cxx_global_var_init(), !dbg !428
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #16

attributes #0 = { noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nofree nounwind }
attributes #4 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { noinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nounwind }
attributes #18 = { noreturn nounwind }
attributes #19 = { builtin allocsize(0) }
attributes #20 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/report.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !9, file: !9, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "cpp/report.cpp", directory: ".")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 74, column: 25, scope: !13)
!13 = !DILexicalBlockFile(scope: !8, file: !14, discriminator: 0)
!14 = !DIFile(filename: "include/c++/12/iostream", directory: "")
!15 = !DILocation(line: 0, scope: !8)
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 31, type: !10, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!17 = !DILocation(line: 33, column: 12, scope: !16)
!18 = !DILocation(line: 33, column: 23, scope: !16)
!19 = !DILocation(line: 34, column: 2, scope: !16)
!20 = !DILocation(line: 34, column: 26, scope: !16)
!21 = !{!22, !22, i64 0}
!22 = !{!"int", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C++ TBAA"}
!25 = !DILocation(line: 34, column: 14, scope: !16)
!26 = !DILocation(line: 35, column: 2, scope: !16)
!27 = !DILocation(line: 35, column: 14, scope: !16)
!28 = !DILocation(line: 41, column: 4, scope: !16)
!29 = !DILocation(line: 42, column: 4, scope: !16)
!30 = !DILocation(line: 43, column: 12, scope: !16)
!31 = !DILocation(line: 43, column: 25, scope: !16)
!32 = !DILocation(line: 43, column: 22, scope: !16)
!33 = !DILocation(line: 43, column: 29, scope: !16)
!34 = !DILocation(line: 43, column: 39, scope: !16)
!35 = !DILocation(line: 43, column: 43, scope: !16)
!36 = !DILocation(line: 43, column: 36, scope: !16)
!37 = !DILocation(line: 43, column: 49, scope: !16)
!38 = !DILocation(line: 44, column: 2, scope: !16)
!39 = !DILocation(line: 46, column: 1, scope: !16)
!40 = !DILocation(line: 45, column: 2, scope: !16)
!41 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 20, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!42 = !DILocation(line: 618, column: 16, scope: !43, inlinedAt: !45)
!43 = distinct !DISubprogram(name: "fetch_add", scope: !44, file: !44, line: 616, type: !10, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!44 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!45 = distinct !DILocation(line: 26, column: 19, scope: !41)
!46 = !DILocation(line: 28, column: 15, scope: !41)
!47 = !DILocation(line: 28, column: 37, scope: !41)
!48 = !DILocation(line: 28, column: 12, scope: !41)
!49 = !DILocation(line: 28, column: 42, scope: !41)
!50 = !DILocation(line: 28, column: 55, scope: !41)
!51 = !DILocation(line: 28, column: 52, scope: !41)
!52 = !DILocation(line: 28, column: 59, scope: !41)
!53 = !DILocation(line: 28, column: 2, scope: !41)
!54 = !DILocation(line: 29, column: 1, scope: !41)
!55 = distinct !DISubprogram(name: "thread<void (&)(const char *, int), const char (&)[2], int, void>", scope: !56, file: !56, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!56 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!57 = !DILocation(line: 126, column: 7, scope: !55)
!58 = !DILocation(line: 142, column: 29, scope: !55)
!59 = !DILocation(line: 142, column: 33, scope: !55)
!60 = !DILocation(line: 142, column: 18, scope: !55)
!61 = !DILocation(line: 142, column: 2, scope: !55)
!62 = !DILocation(line: 145, column: 7, scope: !55)
!63 = distinct !DISubprogram(name: "thread<(lambda at cpp/report.cpp:35:16), void>", scope: !56, file: !56, line: 126, type: !64, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!64 = !DISubroutineType(cc: DW_CC_nocall, types: !11)
!65 = !DILocation(line: 126, column: 7, scope: !63)
!66 = !DILocation(line: 142, column: 29, scope: !63)
!67 = !DILocation(line: 142, column: 33, scope: !63)
!68 = !DILocation(line: 142, column: 18, scope: !63)
!69 = !DILocation(line: 142, column: 2, scope: !63)
!70 = !DILocation(line: 145, column: 7, scope: !63)
!71 = distinct !DISubprogram(name: "operator int", scope: !44, file: !44, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!72 = !DILocation(line: 484, column: 10, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "load", scope: !44, file: !44, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!74 = distinct !DILocation(line: 348, column: 16, scope: !71)
!75 = !DILocation(line: 485, column: 2, scope: !73, inlinedAt: !74)
!76 = !{!"branch_weights", i32 4000000, i32 2001, i32 2000}
!77 = !DILocation(line: 486, column: 2, scope: !73, inlinedAt: !74)
!78 = !DILocation(line: 488, column: 9, scope: !73, inlinedAt: !74)
!79 = !DILocation(line: 348, column: 9, scope: !71)
!80 = !DISubprogram(name: "__assert_fail", scope: !81, file: !81, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!81 = !DIFile(filename: "include/assert.h", directory: "")
!82 = distinct !DISubprogram(name: "operator==<char, std::char_traits<char>, std::allocator<char> >", scope: !83, file: !83, line: 3599, type: !10, scopeLine: 3601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!83 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!84 = !DILocation(line: 3601, column: 20, scope: !82)
!85 = !DILocation(line: 3601, column: 35, scope: !82)
!86 = !DILocation(line: 3601, column: 7, scope: !82)
!87 = distinct !DISubprogram(name: "described", scope: !1, file: !1, line: 13, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!88 = !DILocation(line: 15, column: 2, scope: !87)
!89 = !DILocation(line: 15, column: 21, scope: !87)
!90 = !DILocation(line: 16, column: 7, scope: !87)
!91 = !DILocation(line: 16, column: 17, scope: !87)
!92 = !DILocation(line: 16, column: 14, scope: !87)
!93 = !DILocation(line: 16, column: 33, scope: !87)
!94 = !DILocation(line: 16, column: 30, scope: !87)
!95 = !DILocation(line: 16, column: 51, scope: !87)
!96 = !DILocation(line: 17, column: 14, scope: !87)
!97 = !DILocation(line: 18, column: 1, scope: !87)
!98 = distinct !DISubprogram(name: "~basic_string", scope: !83, file: !83, line: 794, type: !10, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!99 = !DILocation(line: 795, column: 9, scope: !98)
!100 = !DILocation(line: 795, column: 23, scope: !98)
!101 = distinct !DISubprogram(name: "~thread", scope: !56, file: !56, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!102 = !DILocation(line: 150, column: 11, scope: !101)
!103 = !DILocation(line: 312, column: 5, scope: !104, inlinedAt: !106)
!104 = distinct !DISubprogram(name: "__terminate", scope: !105, file: !105, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!105 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!106 = distinct !DILocation(line: 151, column: 2, scope: !101)
!107 = !DILocation(line: 152, column: 5, scope: !101)
!108 = distinct !DISubprogram(name: "size", scope: !83, file: !83, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = !DILocation(line: 1064, column: 16, scope: !108)
!110 = !{!111, !114, i64 8}
!111 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !112, i64 0, !114, i64 8, !23, i64 16}
!112 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !113, i64 0}
!113 = !{!"any pointer", !23, i64 0}
!114 = !{!"long", !23, i64 0}
!115 = !DILocation(line: 1064, column: 9, scope: !108)
!116 = distinct !DISubprogram(name: "_M_data", scope: !83, file: !83, line: 233, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!117 = !DILocation(line: 234, column: 28, scope: !116)
!118 = !{!111, !113, i64 0}
!119 = !DILocation(line: 234, column: 9, scope: !116)
!120 = !DISubprogram(name: "terminate", scope: !105, file: !105, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!121 = distinct !DISubprogram(name: "setw", scope: !122, file: !122, line: 225, type: !10, scopeLine: 226, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!122 = !DIFile(filename: "include/c++/12/iomanip", directory: "")
!123 = !DILocation(line: 226, column: 5, scope: !121)
!124 = distinct !DISubprogram(name: "setfill<char>", scope: !122, file: !122, line: 165, type: !10, scopeLine: 166, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!125 = !DILocation(line: 166, column: 7, scope: !124)
!126 = distinct !DISubprogram(name: "_M_is_local", scope: !83, file: !83, line: 273, type: !10, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!127 = !DILocation(line: 274, column: 16, scope: !126)
!128 = !DILocation(line: 274, column: 29, scope: !126)
!129 = !DILocation(line: 274, column: 26, scope: !126)
!130 = !DILocation(line: 274, column: 9, scope: !126)
!131 = distinct !DISubprogram(name: "_M_local_data", scope: !83, file: !83, line: 249, type: !10, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!132 = !DILocation(line: 252, column: 57, scope: !131)
!133 = !DILocation(line: 252, column: 9, scope: !131)
!134 = !DILocation(line: 252, column: 2, scope: !131)
!135 = distinct !DISubprogram(name: "pointer_to", scope: !136, file: !136, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = !DIFile(filename: "include/c++/12/bits/ptr_traits.h", directory: "")
!137 = !DILocation(line: 136, column: 9, scope: !135)
!138 = distinct !DISubprogram(name: "_M_dispose", scope: !83, file: !83, line: 283, type: !10, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!139 = !DILocation(line: 285, column: 7, scope: !138)
!140 = !DILocation(line: 285, column: 6, scope: !138)
!141 = !DILocation(line: 286, column: 15, scope: !138)
!142 = !{!23, !23, i64 0}
!143 = !DILocation(line: 286, column: 4, scope: !138)
!144 = !DILocation(line: 287, column: 7, scope: !138)
!145 = distinct !DISubprogram(name: "_M_get_allocator", scope: !83, file: !83, line: 339, type: !10, scopeLine: 340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!146 = !DILocation(line: 340, column: 9, scope: !145)
!147 = distinct !DISubprogram(name: "_M_destroy", scope: !83, file: !83, line: 291, type: !10, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = !DILocation(line: 292, column: 35, scope: !147)
!149 = !DILocation(line: 292, column: 55, scope: !147)
!150 = !DILocation(line: 292, column: 73, scope: !147)
!151 = !DILocation(line: 292, column: 9, scope: !147)
!152 = !DILocation(line: 292, column: 79, scope: !147)
!153 = distinct !DISubprogram(name: "deallocate", scope: !154, file: !154, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!154 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!155 = !DILocation(line: 496, column: 13, scope: !153)
!156 = !DILocation(line: 496, column: 35, scope: !153)
!157 = distinct !DISubprogram(name: "deallocate", scope: !158, file: !158, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!158 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!159 = !DILocation(line: 158, column: 2, scope: !157)
!160 = !DILocation(line: 159, column: 7, scope: !157)
!161 = distinct !DISubprogram(name: "joinable", scope: !56, file: !56, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = !DILocation(line: 175, column: 16, scope: !161)
!163 = !{i64 0, i64 8, !164}
!164 = !{!114, !114, i64 0}
!165 = !DILocation(line: 175, column: 25, scope: !161)
!166 = !DILocation(line: 175, column: 22, scope: !161)
!167 = !DILocation(line: 175, column: 14, scope: !161)
!168 = !DILocation(line: 175, column: 7, scope: !161)
!169 = distinct !DISubprogram(name: "operator==", scope: !56, file: !56, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = !DILocation(line: 286, column: 26, scope: !169)
!171 = !DILocation(line: 286, column: 5, scope: !169)
!172 = distinct !DISubprogram(name: "id", scope: !56, file: !56, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = !DILocation(line: 85, column: 23, scope: !172)
!174 = !{!175, !114, i64 0}
!175 = !{!"_ZTSNSt6thread2idE", !114, i64 0}
!176 = !DILocation(line: 85, column: 37, scope: !172)
!177 = distinct !DISubprogram(name: "~__new_allocator", scope: !158, file: !158, line: 90, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!178 = !DILocation(line: 90, column: 50, scope: !177)
!179 = distinct !DISubprogram(name: "length", scope: !180, file: !180, line: 389, type: !10, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!180 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!181 = !DILocation(line: 395, column: 9, scope: !179)
!182 = !DILocation(line: 395, column: 2, scope: !179)
!183 = !DISubprogram(name: "__builtin_strlen", scope: !180, file: !180, line: 395, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!184 = distinct !DISubprogram(name: "operator&", scope: !44, file: !44, line: 104, type: !10, scopeLine: 105, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!185 = !DILocation(line: 106, column: 34, scope: !184)
!186 = !DILocation(line: 106, column: 5, scope: !184)
!187 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !105, file: !105, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!188 = distinct !DISubprogram(name: "_State_impl<void (&)(const char *, int), const char (&)[2], int>", scope: !56, file: !56, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!189 = !DILocation(line: 205, column: 4, scope: !188)
!190 = !DILocation(line: 207, column: 4, scope: !188)
!191 = !{!192, !192, i64 0}
!192 = !{!"vtable pointer", !24, i64 0}
!193 = !DILocation(line: 206, column: 6, scope: !188)
!194 = !DILocation(line: 206, column: 14, scope: !188)
!195 = !DILocation(line: 207, column: 6, scope: !188)
!196 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !197, file: !197, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!197 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!198 = !DILocation(line: 310, column: 4, scope: !196)
!199 = !DILocation(line: 311, column: 11, scope: !196)
!200 = distinct !DISubprogram(name: "~unique_ptr", scope: !197, file: !197, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!201 = !DILocation(line: 394, column: 21, scope: !200)
!202 = !DILocation(line: 395, column: 6, scope: !200)
!203 = !{!113, !113, i64 0}
!204 = !DILocation(line: 395, column: 12, scope: !200)
!205 = !DILocation(line: 396, column: 4, scope: !200)
!206 = !DILocation(line: 396, column: 18, scope: !200)
!207 = !DILocation(line: 397, column: 8, scope: !200)
!208 = !DILocation(line: 398, column: 7, scope: !200)
!209 = distinct !DISubprogram(name: "_State", scope: !56, file: !56, line: 67, type: !10, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!210 = !DILocation(line: 67, column: 12, scope: !209)
!211 = distinct !DISubprogram(name: "tuple<void (&)(const char *, int), const char (&)[2], int, true, true>", scope: !212, file: !212, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!212 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!213 = !DILocation(line: 744, column: 4, scope: !211)
!214 = !DILocation(line: 744, column: 58, scope: !211)
!215 = distinct !DISubprogram(name: "~_State_impl", scope: !56, file: !56, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!216 = !DILocation(line: 200, column: 14, scope: !215)
!217 = distinct !DISubprogram(name: "_M_run", scope: !56, file: !56, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = !DILocation(line: 210, column: 13, scope: !217)
!219 = !DILocation(line: 210, column: 24, scope: !217)
!220 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(const char *, int), const char (&)[2], int, void>", scope: !212, file: !212, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!221 = !DILocation(line: 291, column: 4, scope: !220)
!222 = !DILocation(line: 293, column: 2, scope: !220)
!223 = !DILocation(line: 292, column: 10, scope: !220)
!224 = !DILocation(line: 292, column: 4, scope: !220)
!225 = !DILocation(line: 293, column: 4, scope: !220)
!226 = distinct !DISubprogram(name: "_Tuple_impl<const char (&)[2], int, void>", scope: !212, file: !212, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!227 = !DILocation(line: 291, column: 4, scope: !226)
!228 = !DILocation(line: 293, column: 2, scope: !226)
!229 = !DILocation(line: 292, column: 10, scope: !226)
!230 = !DILocation(line: 292, column: 4, scope: !226)
!231 = !DILocation(line: 293, column: 4, scope: !226)
!232 = distinct !DISubprogram(name: "_Head_base", scope: !212, file: !212, line: 192, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!233 = !DILocation(line: 193, column: 22, scope: !232)
!234 = !DILocation(line: 193, column: 9, scope: !232)
!235 = !{!236, !113, i64 0}
!236 = !{!"_ZTSSt10_Head_baseILm0EPFvPKciELb0EE", !113, i64 0}
!237 = !DILocation(line: 193, column: 29, scope: !232)
!238 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !212, file: !212, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!239 = !DILocation(line: 441, column: 4, scope: !238)
!240 = !DILocation(line: 442, column: 4, scope: !238)
!241 = distinct !DISubprogram(name: "_Head_base", scope: !212, file: !212, line: 192, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!242 = !DILocation(line: 193, column: 22, scope: !241)
!243 = !DILocation(line: 193, column: 9, scope: !241)
!244 = !{!245, !113, i64 0}
!245 = !{!"_ZTSSt10_Head_baseILm1EPKcLb0EE", !113, i64 0}
!246 = !DILocation(line: 193, column: 29, scope: !241)
!247 = distinct !DISubprogram(name: "_Head_base<int>", scope: !212, file: !212, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!248 = !DILocation(line: 200, column: 17, scope: !247)
!249 = !DILocation(line: 200, column: 4, scope: !247)
!250 = !{!251, !22, i64 0}
!251 = !{!"_ZTSSt10_Head_baseILm2EiLb0EE", !22, i64 0}
!252 = !DILocation(line: 200, column: 46, scope: !247)
!253 = distinct !DISubprogram(name: "operator()", scope: !56, file: !56, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!254 = !DILocation(line: 259, column: 11, scope: !253)
!255 = !DILocation(line: 259, column: 4, scope: !253)
!256 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL, 2UL>", scope: !56, file: !56, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!257 = !DILocation(line: 252, column: 27, scope: !256)
!258 = !DILocation(line: 252, column: 13, scope: !256)
!259 = !DILocation(line: 252, column: 6, scope: !256)
!260 = distinct !DISubprogram(name: "__invoke<void (*)(const char *, int), const char *, int>", scope: !261, file: !261, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!261 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!262 = !DILocation(line: 96, column: 14, scope: !260)
!263 = !DILocation(line: 96, column: 7, scope: !260)
!264 = distinct !DISubprogram(name: "get<0UL, void (*)(const char *, int), const char *, int>", scope: !212, file: !212, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!265 = !DILocation(line: 1395, column: 43, scope: !264)
!266 = !DILocation(line: 1395, column: 7, scope: !264)
!267 = distinct !DISubprogram(name: "get<1UL, void (*)(const char *, int), const char *, int>", scope: !212, file: !212, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!268 = !DILocation(line: 1395, column: 43, scope: !267)
!269 = !DILocation(line: 1395, column: 7, scope: !267)
!270 = distinct !DISubprogram(name: "get<2UL, void (*)(const char *, int), const char *, int>", scope: !212, file: !212, line: 1392, type: !10, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!271 = !DILocation(line: 1395, column: 43, scope: !270)
!272 = !DILocation(line: 1395, column: 7, scope: !270)
!273 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(const char *, int), const char *, int>", scope: !261, file: !261, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!274 = !DILocation(line: 61, column: 14, scope: !273)
!275 = !DILocation(line: 61, column: 37, scope: !273)
!276 = !DILocation(line: 61, column: 7, scope: !273)
!277 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(const char *, int), const char *, int>", scope: !212, file: !212, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!278 = !DILocation(line: 1365, column: 14, scope: !277)
!279 = !DILocation(line: 1365, column: 7, scope: !277)
!280 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!281 = !DILocation(line: 268, column: 66, scope: !280)
!282 = !DILocation(line: 268, column: 51, scope: !280)
!283 = !DILocation(line: 268, column: 44, scope: !280)
!284 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!285 = !DILocation(line: 233, column: 43, scope: !284)
!286 = distinct !DISubprogram(name: "__get_helper<1UL, const char *, int>", scope: !212, file: !212, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!287 = !DILocation(line: 1365, column: 14, scope: !286)
!288 = !DILocation(line: 1365, column: 7, scope: !286)
!289 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!290 = !DILocation(line: 268, column: 66, scope: !289)
!291 = !DILocation(line: 268, column: 51, scope: !289)
!292 = !DILocation(line: 268, column: 44, scope: !289)
!293 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!294 = !DILocation(line: 233, column: 43, scope: !293)
!295 = distinct !DISubprogram(name: "__get_helper<2UL, int>", scope: !212, file: !212, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!296 = !DILocation(line: 1365, column: 14, scope: !295)
!297 = !DILocation(line: 1365, column: 7, scope: !295)
!298 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!299 = !DILocation(line: 424, column: 51, scope: !298)
!300 = !DILocation(line: 424, column: 44, scope: !298)
!301 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!302 = !DILocation(line: 233, column: 43, scope: !301)
!303 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !197, file: !197, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!304 = !DILocation(line: 233, column: 40, scope: !303)
!305 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !197, file: !197, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!306 = !DILocation(line: 168, column: 38, scope: !305)
!307 = !DILocation(line: 168, column: 47, scope: !305)
!308 = !DILocation(line: 168, column: 56, scope: !305)
!309 = !DILocation(line: 168, column: 63, scope: !305)
!310 = distinct !DISubprogram(name: "tuple<true, true>", scope: !212, file: !212, line: 1049, type: !10, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!311 = !DILocation(line: 1051, column: 4, scope: !310)
!312 = !DILocation(line: 1051, column: 19, scope: !310)
!313 = distinct !DISubprogram(name: "_M_ptr", scope: !197, file: !197, line: 189, type: !10, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!314 = !DILocation(line: 189, column: 45, scope: !313)
!315 = !DILocation(line: 189, column: 38, scope: !313)
!316 = distinct !DISubprogram(name: "_Tuple_impl", scope: !212, file: !212, line: 279, type: !10, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!317 = !DILocation(line: 280, column: 9, scope: !316)
!318 = !DILocation(line: 280, column: 23, scope: !316)
!319 = !DILocation(line: 280, column: 33, scope: !316)
!320 = distinct !DISubprogram(name: "_Tuple_impl", scope: !212, file: !212, line: 430, type: !10, scopeLine: 431, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!321 = !DILocation(line: 431, column: 9, scope: !320)
!322 = !DILocation(line: 431, column: 19, scope: !320)
!323 = distinct !DISubprogram(name: "_Head_base", scope: !212, file: !212, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!324 = !DILocation(line: 190, column: 9, scope: !323)
!325 = !{!326, !113, i64 0}
!326 = !{!"_ZTSSt10_Head_baseILm0EPNSt6thread6_StateELb0EE", !113, i64 0}
!327 = !DILocation(line: 190, column: 26, scope: !323)
!328 = distinct !DISubprogram(name: "_Head_base", scope: !212, file: !212, line: 80, type: !10, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!329 = !DILocation(line: 81, column: 26, scope: !328)
!330 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !212, file: !212, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!331 = !DILocation(line: 1381, column: 14, scope: !330)
!332 = !DILocation(line: 1381, column: 7, scope: !330)
!333 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !212, file: !212, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!334 = !DILocation(line: 1365, column: 14, scope: !333)
!335 = !DILocation(line: 1365, column: 7, scope: !333)
!336 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 268, type: !10, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!337 = !DILocation(line: 268, column: 51, scope: !336)
!338 = !DILocation(line: 268, column: 44, scope: !336)
!339 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 233, type: !10, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!340 = !DILocation(line: 233, column: 43, scope: !339)
!341 = distinct !DISubprogram(name: "get_deleter", scope: !197, file: !197, line: 467, type: !10, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!342 = !DILocation(line: 468, column: 21, scope: !341)
!343 = !DILocation(line: 468, column: 9, scope: !341)
!344 = distinct !DISubprogram(name: "operator()", scope: !197, file: !197, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!345 = !DILocation(line: 95, column: 2, scope: !344)
!346 = !DILocation(line: 96, column: 7, scope: !344)
!347 = distinct !DISubprogram(name: "_M_deleter", scope: !197, file: !197, line: 193, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!348 = !DILocation(line: 193, column: 49, scope: !347)
!349 = !DILocation(line: 193, column: 42, scope: !347)
!350 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !212, file: !212, line: 1380, type: !10, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!351 = !DILocation(line: 1381, column: 14, scope: !350)
!352 = !DILocation(line: 1381, column: 7, scope: !350)
!353 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !212, file: !212, line: 1364, type: !10, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!354 = !DILocation(line: 1365, column: 14, scope: !353)
!355 = !DILocation(line: 1365, column: 7, scope: !353)
!356 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 424, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!357 = !DILocation(line: 424, column: 51, scope: !356)
!358 = !DILocation(line: 424, column: 44, scope: !356)
!359 = distinct !DISubprogram(name: "_M_head", scope: !212, file: !212, line: 124, type: !10, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!360 = !DILocation(line: 124, column: 43, scope: !359)
!361 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/report.cpp:35:16)>", scope: !56, file: !56, line: 205, type: !64, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!362 = !DILocation(line: 205, column: 4, scope: !361)
!363 = !DILocation(line: 207, column: 4, scope: !361)
!364 = !DILocation(line: 206, column: 14, scope: !361)
!365 = !DILocation(line: 207, column: 6, scope: !361)
!366 = distinct !DISubprogram(name: "tuple<(lambda at cpp/report.cpp:35:16), true, true>", scope: !212, file: !212, line: 742, type: !64, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!367 = !DILocation(line: 744, column: 58, scope: !366)
!368 = distinct !DISubprogram(name: "~_State_impl", scope: !56, file: !56, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!369 = !DILocation(line: 200, column: 14, scope: !368)
!370 = distinct !DISubprogram(name: "_M_run", scope: !56, file: !56, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!371 = !DILocation(line: 210, column: 13, scope: !370)
!372 = !DILocation(line: 210, column: 24, scope: !370)
!373 = distinct !DISubprogram(name: "operator()", scope: !56, file: !56, line: 255, type: !64, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!374 = !DILocation(line: 259, column: 11, scope: !373)
!375 = !DILocation(line: 259, column: 4, scope: !373)
!376 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !56, file: !56, line: 251, type: !64, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!377 = !DILocation(line: 252, column: 13, scope: !376)
!378 = !DILocation(line: 252, column: 6, scope: !376)
!379 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/report.cpp:35:16)>", scope: !261, file: !261, line: 90, type: !64, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!380 = !DILocation(line: 96, column: 14, scope: !379)
!381 = !DILocation(line: 96, column: 7, scope: !379)
!382 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/report.cpp:35:16)>", scope: !261, file: !261, line: 60, type: !64, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!383 = !DILocation(line: 61, column: 14, scope: !382)
!384 = !DILocation(line: 61, column: 7, scope: !382)
!385 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 35, type: !64, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!386 = !DILocation(line: 39, column: 3, scope: !385)
!387 = !DILocation(line: 40, column: 2, scope: !385)
!388 = distinct !DISubprogram(name: "compare", scope: !389, file: !389, line: 889, type: !10, scopeLine: 890, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!389 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!390 = !DILocation(line: 892, column: 7, scope: !388)
!391 = !DILocation(line: 892, column: 38, scope: !388)
!392 = !DILocation(line: 892, column: 23, scope: !388)
!393 = !DILocation(line: 893, column: 7, scope: !388)
!394 = !DILocation(line: 893, column: 33, scope: !388)
!395 = !DILocation(line: 893, column: 23, scope: !388)
!396 = !DILocation(line: 894, column: 31, scope: !388)
!397 = !DILocation(line: 895, column: 38, scope: !388)
!398 = !DILocation(line: 895, column: 17, scope: !388)
!399 = !DILocation(line: 896, column: 12, scope: !388)
!400 = !DILocation(line: 896, column: 11, scope: !388)
!401 = !DILocation(line: 897, column: 19, scope: !388)
!402 = !DILocation(line: 897, column: 27, scope: !388)
!403 = !DILocation(line: 897, column: 8, scope: !388)
!404 = !DILocation(line: 897, column: 2, scope: !388)
!405 = !DILocation(line: 0, scope: !388)
!406 = !DILocation(line: 899, column: 5, scope: !388)
!407 = !DILocation(line: 898, column: 7, scope: !388)
!408 = distinct !DISubprogram(name: "min<unsigned long>", scope: !409, file: !409, line: 230, type: !10, scopeLine: 231, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!409 = !DIFile(filename: "include/c++/12/bits/stl_algobase.h", directory: "")
!410 = !DILocation(line: 235, column: 11, scope: !408)
!411 = !DILocation(line: 235, column: 17, scope: !408)
!412 = !DILocation(line: 235, column: 15, scope: !408)
!413 = !DILocation(line: 0, scope: !408)
!414 = !DILocation(line: 238, column: 5, scope: !408)
!415 = distinct !DISubprogram(name: "compare", scope: !180, file: !180, line: 370, type: !10, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!416 = !DILocation(line: 372, column: 10, scope: !415)
!417 = !DILocation(line: 372, column: 6, scope: !415)
!418 = !DILocation(line: 385, column: 9, scope: !415)
!419 = !DILocation(line: 385, column: 2, scope: !415)
!420 = !DILocation(line: 0, scope: !415)
!421 = !DILocation(line: 386, column: 7, scope: !415)
!422 = distinct !DISubprogram(name: "_S_compare", scope: !83, file: !83, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!423 = !DILocation(line: 483, column: 51, scope: !422)
!424 = !DILocation(line: 485, column: 6, scope: !422)
!425 = !DILocation(line: 491, column: 7, scope: !422)
!426 = !DISubprogram(name: "__builtin_memcmp", scope: !180, file: !180, line: 385, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!427 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_report.cpp", scope: !9, file: !9, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!428 = !DILocation(line: 0, scope: !427)
