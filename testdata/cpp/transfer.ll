; ModuleID = 'cpp/transfer.cpp'
source_filename = "cpp/transfer.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Account = type <{ %"class.std::mutex", i32, [4 x i8] }>
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.anon = type { ptr, ptr }
%class.anon.0 = type { ptr, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { ptr }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.3" }
%"class.std::tuple.3" = type { %"struct.std::_Tuple_impl.4" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { %class.anon }
%"class.std::scoped_lock" = type { %"class.std::tuple.6" }
%"class.std::tuple.6" = type { %"struct.std::_Tuple_impl.7" }
%"struct.std::_Tuple_impl.7" = type { %"struct.std::_Tuple_impl.8", %"struct.std::_Head_base.10" }
%"struct.std::_Tuple_impl.8" = type { %"struct.std::_Head_base.9" }
%"struct.std::_Head_base.9" = type { ptr }
%"struct.std::_Head_base.10" = type { ptr }
%class.anon.11 = type { i8 }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>
%"struct.std::thread::_State_impl.12" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker.13" }
%"struct.std::thread::_Invoker.13" = type { %"class.std::tuple.14" }
%"class.std::tuple.14" = type { %"struct.std::_Tuple_impl.15" }
%"struct.std::_Tuple_impl.15" = type { %"struct.std::_Head_base.16" }
%"struct.std::_Head_base.16" = type { %class.anon.0 }

$_ZN7AccountC2Ev = comdat any

$_ZNSt6threadD2Ev = comdat any

$_ZNSt5mutexC2Ev = comdat any

$_ZNSt12__mutex_baseC2Ev = comdat any

$_ZNKSt6thread8joinableEv = comdat any

$_ZSteqNSt6thread2idES0_ = comdat any

$_ZNSt6thread2idC2Ev = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_ = comdat any

$_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev = comdat any

$_ZNSt6thread6_StateC2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_ = comdat any

$_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev = comdat any

$_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_ = comdat any

$_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_ = comdat any

$_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_ = comdat any

$_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_ = comdat any

$_ZNSt11_Tuple_implILm1EJRSt5mutexEEC2ES1_ = comdat any

$_ZNSt10_Head_baseILm0ERSt5mutexLb0EEC2ES1_ = comdat any

$_ZNSt10_Head_baseILm1ERSt5mutexLb0EEC2ES1_ = comdat any

$_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t = comdat any

$_ZNSt11unique_lockISt5mutexE4lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE8try_lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE6unlockEv = comdat any

$_ZNKSt11unique_lockISt5mutexE9owns_lockEv = comdat any

$_ZNSt11unique_lockISt5mutexE7releaseEv = comdat any

$_ZNSt11unique_lockISt5mutexED2Ev = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt5mutex8try_lockEv = comdat any

$_ZNSt5mutex6unlockEv = comdat any

$_ZSt5applyIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEEDcOT_OT0_ = comdat any

$_ZSt12__apply_implIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEJLm0ELm1EEEDcOT_OT0_St16integer_sequenceImJXspT1_EEE = comdat any

$_ZSt8__invokeIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EENSt15__invoke_resultIT_JDpT0_EE4typeEOS9_DpOSA_ = comdat any

$_ZSt3getILm0EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_ = comdat any

$_ZSt3getILm1EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_ = comdat any

$_ZSt13__invoke_implIvZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EET_St14__invoke_otherOT0_DpOT1_ = comdat any

$_ZZNSt11scoped_lockIJSt5mutexS0_EED1EvENKUlDpRT_E_clIJS0_S0_EEEDaS4_ = comdat any

$_ZSt12__get_helperILm0ERSt5mutexJS1_EERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm0ERSt5mutexLb0EE7_M_headERS2_ = comdat any

$_ZSt12__get_helperILm1ERSt5mutexJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE = comdat any

$_ZNSt11_Tuple_implILm1EJRSt5mutexEE7_M_headERS2_ = comdat any

$_ZNSt10_Head_baseILm1ERSt5mutexLb0EE7_M_headERS2_ = comdat any

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

@.str = private unnamed_addr constant [34 x i8] c"a.balance == 12 && b.balance == 8\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"cpp/transfer.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTVNSt6thread6_StateE = external unnamed_addr constant { [5 x ptr] }, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %struct.Account, align 8
  %2 = alloca %struct.Account, align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %class.anon, align 8
  %5 = alloca %"class.std::thread", align 8
  %6 = alloca %class.anon.0, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %1) #18, !dbg !11
  call void @_ZN7AccountC2Ev(ptr noundef nonnull align 8 dereferenceable(44) %1) #18, !dbg !12
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %2) #18, !dbg !11
  call void @_ZN7AccountC2Ev(ptr noundef nonnull align 8 dereferenceable(44) %2) #18, !dbg !13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #18, !dbg !14
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #18, !dbg !15
  store ptr %1, ptr %4, align 8, !dbg !15, !tbaa !16
  %7 = getelementptr inbounds %class.anon, ptr %4, i64 0, i32 1, !dbg !15
  store ptr %2, ptr %7, align 8, !dbg !15, !tbaa !16
  call fastcc void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 8 dereferenceable(16) %4), !dbg !20
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #18, !dbg !20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #18, !dbg !21
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #18, !dbg !22
  store ptr %2, ptr %6, align 8, !dbg !22, !tbaa !16
  %8 = getelementptr inbounds %class.anon.0, ptr %6, i64 0, i32 1, !dbg !22
  store ptr %1, ptr %8, align 8, !dbg !22, !tbaa !16
  invoke fastcc void @"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(16) %6)
          to label %9 unwind label %20, !dbg !23

9:                                                ; preds = %0
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #18, !dbg !23
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %10 unwind label %22, !dbg !24

10:                                               ; preds = %9
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %5)
          to label %11 unwind label %22, !dbg !25

11:                                               ; preds = %10
  %12 = getelementptr inbounds %struct.Account, ptr %1, i64 0, i32 1, !dbg !26
  %13 = load i32, ptr %12, align 8, !dbg !26, !tbaa !27
  %14 = icmp eq i32 %13, 12, !dbg !26
  %15 = getelementptr inbounds %struct.Account, ptr %2, i64 0, i32 1, !dbg !26
  %16 = load i32, ptr %15, align 8, !dbg !26
  %17 = icmp eq i32 %16, 8, !dbg !26
  %18 = select i1 %14, i1 %17, i1 false, !dbg !26
  br i1 %18, label %24, label %19, !dbg !26

19:                                               ; preds = %11
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 31, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #19, !dbg !26
  unreachable, !dbg !26

20:                                               ; preds = %0
  %21 = landingpad { ptr, i32 }
          cleanup, !dbg !32
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #18, !dbg !23
  br label %25, !dbg !23

22:                                               ; preds = %10, %9
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !32
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #18, !dbg !32
  br label %25, !dbg !32

24:                                               ; preds = %11
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #18, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #18, !dbg !32
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #18, !dbg !32
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %2) #18, !dbg !32
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %1) #18, !dbg !32
  ret i32 0, !dbg !32

25:                                               ; preds = %22, %20
  %26 = phi { ptr, i32 } [ %23, %22 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #18, !dbg !32
  call void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18, !dbg !32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #18, !dbg !32
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %2) #18, !dbg !32
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %1) #18, !dbg !32
  resume { ptr, i32 } %26, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN7AccountC2Ev(ptr noundef nonnull align 8 dereferenceable(44) %0) unnamed_addr #2 comdat align 2 !dbg !33 {
  tail call void @_ZNSt5mutexC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) #18, !dbg !34
  %2 = getelementptr inbounds %struct.Account, ptr %0, i64 0, i32 1, !dbg !35
  store i32 10, ptr %2, align 8, !dbg !35, !tbaa !27
  ret void, !dbg !34
}

; Function Attrs: noinline norecurse uwtable
define internal fastcc void @"_ZNSt6threadC2IZ4mainE3$_0JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 !dbg !36 {
  %3 = alloca %"class.std::unique_ptr", align 8
  tail call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !38
  %4 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #20, !dbg !39
  tail call fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !40
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %4) #18, !dbg !41
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %3, ptr noundef null)
          to label %5 unwind label %6, !dbg !42

5:                                                ; preds = %2
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18, !dbg !42
  ret void, !dbg !43

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !43
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18, !dbg !42
  resume { ptr, i32 } %7, !dbg !43
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noinline norecurse uwtable
define internal fastcc void @"_ZNSt6threadC2IZ4mainE3$_1JEvEEOT_DpOT0_"(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #3 align 2 personality ptr @__gxx_personality_v0 !dbg !44 {
  %3 = alloca %"class.std::unique_ptr", align 8
  tail call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !45
  %4 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #20, !dbg !46
  tail call fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(24) %4, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !47
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %4) #18, !dbg !48
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull %3, ptr noundef null)
          to label %5 unwind label %6, !dbg !49

5:                                                ; preds = %2
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18, !dbg !49
  ret void, !dbg !50

6:                                                ; preds = %2
  %7 = landingpad { ptr, i32 }
          cleanup, !dbg !50
  call void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #18, !dbg !49
  resume { ptr, i32 } %7, !dbg !50
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !51 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !53 {
  %2 = tail call noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !54
  br i1 %2, label %3, label %4, !dbg !54

3:                                                ; preds = %1
  tail call void @_ZSt9terminatev() #19, !dbg !55
  unreachable, !dbg !55

4:                                                ; preds = %1
  ret void, !dbg !59
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5mutexC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #2 comdat align 2 !dbg !60 {
  tail call void @_ZNSt12__mutex_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) #18, !dbg !62
  ret void, !dbg !63
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__mutex_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) unnamed_addr #2 comdat align 2 !dbg !64 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %0, i8 0, i64 40, i1 false), !dbg !65
  ret void, !dbg !66
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt6thread8joinableEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !67 {
  %2 = alloca %"class.std::thread::id", align 8
  %3 = load i64, ptr %0, align 8, !dbg !68, !tbaa.struct !69
  call void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #18, !dbg !72
  %4 = load i64, ptr %2, align 8, !dbg !73
  %5 = call noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %3, i64 %4) #18, !dbg !73
  %6 = xor i1 %5, true, !dbg !74
  ret i1 %6, !dbg !75
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqNSt6thread2idES0_(i64 %0, i64 %1) local_unnamed_addr #7 comdat !dbg !76 {
  %3 = icmp eq i64 %0, %1, !dbg !77
  ret i1 %3, !dbg !78
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #8

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread2idC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !79 {
  store i64 0, ptr %0, align 8, !dbg !80, !tbaa !81
  ret void, !dbg !83
}

; Function Attrs: noreturn nounwind
declare !dbg !84 void @_ZSt9terminatev() local_unnamed_addr #5

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #10 align 2 !dbg !85 {
  tail call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !86
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !87, !tbaa !88
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !90
  tail call fastcc void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1) #18, !dbg !91
  ret void, !dbg !92
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #11

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EEC2IS3_vEEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !93 {
  invoke void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1)
          to label %3 unwind label %4, !dbg !95

3:                                                ; preds = %2
  ret void, !dbg !96

4:                                                ; preds = %2
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !95
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !95
  tail call void @__clang_call_terminate(ptr %6) #19, !dbg !95
  unreachable, !dbg !95
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !97 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !98
  %3 = load ptr, ptr %2, align 8, !dbg !99, !tbaa !16
  %4 = icmp eq ptr %3, null, !dbg !100
  br i1 %4, label %8, label %5, !dbg !99

5:                                                ; preds = %1
  %6 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !101
  %7 = load ptr, ptr %2, align 8, !dbg !102, !tbaa !16
  tail call void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %6, ptr noundef %7), !dbg !101
  br label %8, !dbg !101

8:                                                ; preds = %5, %1
  store ptr null, ptr %2, align 8, !dbg !103, !tbaa !16
  ret void, !dbg !104
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !105 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread6_StateE, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !106, !tbaa !88
  ret void, !dbg !106
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt5tupleIJZ4mainE3$_0EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !107 {
  tail call fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !109
  ret void, !dbg !110
}

; Function Attrs: noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 align 2 !dbg !111 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #18, !dbg !112
  tail call void @_ZdlPv(ptr noundef %0) #21, !dbg !112
  ret void, !dbg !112
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #12 align 2 !dbg !113 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !114
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(16) %2), !dbg !114
  ret void, !dbg !115
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_0EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #13 align 2 !dbg !116 {
  tail call fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !117
  ret void, !dbg !118
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #14 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #18
  tail call void @_ZSt9terminatev() #19
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_0Lb0EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #13 align 2 !dbg !119 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !120, !tbaa.struct !121
  ret void, !dbg !122
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEEclEv"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !123 {
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !124
  ret void, !dbg !125
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_0EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !126 {
  tail call fastcc void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !127
  ret void, !dbg !128
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt8__invokeIZ4mainE3$_0JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 !dbg !129 {
  tail call fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !131
  ret void, !dbg !132
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_0JEET_St14__invoke_otherOT0_DpOT1_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 !dbg !133 {
  tail call fastcc void @"_ZZ4mainENK3$_0clEv"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !134
  ret void, !dbg !135
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZZ4mainENK3$_0clEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !136 {
  %2 = load ptr, ptr %0, align 8, !dbg !137, !tbaa !138
  %3 = getelementptr inbounds %class.anon, ptr %0, i64 0, i32 1, !dbg !140
  %4 = load ptr, ptr %3, align 8, !dbg !140, !tbaa !141
  tail call fastcc void @_ZL8transferR7AccountS0_i(ptr noundef nonnull align 8 dereferenceable(44) %2, ptr noundef nonnull align 8 dereferenceable(44) %4, i32 noundef 3), !dbg !142
  ret void, !dbg !143
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @_ZL8transferR7AccountS0_i(ptr noundef nonnull align 8 dereferenceable(44) %0, ptr noundef nonnull align 8 dereferenceable(44) %1, i32 noundef %2) unnamed_addr #12 !dbg !144 {
  %4 = alloca %"class.std::scoped_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #18, !dbg !145
  call void @_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !146
  %5 = getelementptr inbounds %struct.Account, ptr %0, i64 0, i32 1, !dbg !147
  %6 = load i32, ptr %5, align 8, !dbg !148, !tbaa !27
  %7 = sub nsw i32 %6, %2, !dbg !148
  store i32 %7, ptr %5, align 8, !dbg !148, !tbaa !27
  %8 = getelementptr inbounds %struct.Account, ptr %1, i64 0, i32 1, !dbg !149
  %9 = load i32, ptr %8, align 8, !dbg !150, !tbaa !27
  %10 = add nsw i32 %9, %2, !dbg !150
  store i32 %10, ptr %8, align 8, !dbg !150, !tbaa !27
  call void @_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #18, !dbg !151
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #18, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11scoped_lockIJSt5mutexS0_EEC2ERS0_S2_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #15 comdat align 2 !dbg !152 {
  tail call void @_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_(ptr nonnull sret(%"class.std::tuple.6") align 8 %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) #18, !dbg !154
  tail call void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !155
  ret void, !dbg !156
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11scoped_lockIJSt5mutexS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !157 {
  %2 = alloca %class.anon.11, align 1
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #18, !dbg !158
  invoke void @_ZSt5applyIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEEDcOT_OT0_(ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(16) %0)
          to label %3 unwind label %4, !dbg !159

3:                                                ; preds = %1
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #18, !dbg !159
  ret void, !dbg !160

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !159
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !159
  call void @__clang_call_terminate(ptr %6) #19, !dbg !159
  unreachable, !dbg !159
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZSt3tieIJSt5mutexS0_EESt5tupleIJDpRT_EES4_(ptr noalias sret(%"class.std::tuple.6") align 8 %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) local_unnamed_addr #7 comdat !dbg !161 {
  tail call void @_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) #18, !dbg !162
  ret void, !dbg !163
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) local_unnamed_addr #12 comdat personality ptr @__gxx_personality_v0 !dbg !164 {
  %3 = alloca [2 x %"class.std::unique_lock"], align 16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #18, !dbg !165
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(ptr noundef nonnull align 8 dereferenceable(9) %3, ptr noundef nonnull align 8 dereferenceable(40) %0) #18, !dbg !166
  %4 = getelementptr inbounds %"class.std::unique_lock", ptr %3, i64 1, !dbg !167
  call void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(ptr noundef nonnull align 8 dereferenceable(9) %4, ptr noundef nonnull align 8 dereferenceable(40) %1) #18, !dbg !168
  br label %5, !dbg !169

5:                                                ; preds = %31, %2
  %6 = phi i32 [ 0, %2 ], [ %32, %31 ], !dbg !170
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds [2 x %"class.std::unique_lock"], ptr %3, i64 0, i64 %7, !dbg !171
  invoke void @_ZNSt11unique_lockISt5mutexE4lockEv(ptr noundef nonnull align 8 dereferenceable(9) %8)
          to label %9 unwind label %12, !dbg !172

9:                                                ; preds = %5, %29
  %10 = phi i1 [ false, %29 ], [ true, %5 ], !dbg !173
  %11 = phi i32 [ %30, %29 ], [ %6, %5 ], !dbg !170
  br i1 %10, label %14, label %31, !dbg !174

12:                                               ; preds = %5
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !175
  br label %49, !dbg !175

14:                                               ; preds = %9
  %15 = and i32 %11, 1
  %16 = xor i32 %15, 1
  %17 = zext i32 %16 to i64, !dbg !176
  %18 = getelementptr inbounds [2 x %"class.std::unique_lock"], ptr %3, i64 0, i64 %17, !dbg !176
  %19 = invoke noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(ptr noundef nonnull align 8 dereferenceable(9) %18)
          to label %20 unwind label %21, !dbg !177

20:                                               ; preds = %14
  br i1 %19, label %29, label %23, !dbg !178

21:                                               ; preds = %14
  %22 = landingpad { ptr, i32 }
          cleanup, !dbg !175
  br label %49, !dbg !175

23:                                               ; preds = %20
  %24 = and i32 %11, 1
  %25 = zext i32 %24 to i64, !dbg !179
  %26 = getelementptr inbounds [2 x %"class.std::unique_lock"], ptr %3, i64 0, i64 %25, !dbg !179
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %26)
          to label %29 unwind label %27, !dbg !180

27:                                               ; preds = %23
  %28 = landingpad { ptr, i32 }
          cleanup, !dbg !175
  br label %49, !dbg !181

29:                                               ; preds = %20, %23
  %30 = phi i32 [ %16, %23 ], [ %11, %20 ], !dbg !182
  br i1 %19, label %9, label %31, !llvm.loop !183

31:                                               ; preds = %9, %29
  %32 = phi i32 [ %30, %29 ], [ %11, %9 ], !dbg !170
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds [2 x %"class.std::unique_lock"], ptr %3, i64 0, i64 %33, !dbg !187
  %35 = call noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(ptr noundef nonnull align 8 dereferenceable(9) %34) #18, !dbg !188
  br i1 %35, label %36, label %5, !dbg !189, !llvm.loop !190

36:                                               ; preds = %31, %36
  %37 = phi i64 [ %40, %36 ], [ 0, %31 ]
  %38 = getelementptr inbounds %"class.std::unique_lock", ptr %3, i64 %37, !dbg !192
  %39 = call noundef ptr @_ZNSt11unique_lockISt5mutexE7releaseEv(ptr noundef nonnull align 8 dereferenceable(9) %38) #18, !dbg !193
  %40 = add nuw nsw i64 %37, 1, !dbg !192
  %41 = icmp eq i64 %40, 2, !dbg !192
  br i1 %41, label %42, label %36, !dbg !192, !llvm.loop !194

42:                                               ; preds = %36
  %43 = getelementptr inbounds %"class.std::unique_lock", ptr %3, i64 2, !dbg !192
  br label %44, !dbg !197

44:                                               ; preds = %42, %44
  %45 = phi ptr [ %46, %44 ], [ %43, %42 ], !dbg !197
  %46 = getelementptr inbounds %"class.std::unique_lock", ptr %45, i64 -1, !dbg !197
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %46) #18, !dbg !197
  %47 = icmp eq ptr %46, %3, !dbg !197
  br i1 %47, label %48, label %44, !dbg !197

48:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #18, !dbg !197
  ret void, !dbg !175

49:                                               ; preds = %21, %27, %12
  %50 = phi { ptr, i32 } [ %13, %12 ], [ %28, %27 ], [ %22, %21 ]
  %51 = getelementptr inbounds %"class.std::unique_lock", ptr %3, i64 2, !dbg !197
  br label %52, !dbg !197

52:                                               ; preds = %52, %49
  %53 = phi ptr [ %51, %49 ], [ %54, %52 ], !dbg !197
  %54 = getelementptr inbounds %"class.std::unique_lock", ptr %53, i64 -1, !dbg !197
  call void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %54) #18, !dbg !197
  %55 = icmp eq ptr %54, %3, !dbg !197
  br i1 %55, label %56, label %52, !dbg !197

56:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #18, !dbg !197
  resume { ptr, i32 } %50, !dbg !197
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJRSt5mutexS1_EEC2ILb1ELb1EEES1_S1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !198 {
  invoke void @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2)
          to label %4 unwind label %5, !dbg !199

4:                                                ; preds = %3
  ret void, !dbg !200

5:                                                ; preds = %3
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !199
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !199
  tail call void @__clang_call_terminate(ptr %7) #19, !dbg !199
  unreachable, !dbg !199
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EEC2ES1_S1_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) unnamed_addr #15 comdat align 2 !dbg !201 {
  tail call void @_ZNSt11_Tuple_implILm1EJRSt5mutexEEC2ES1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !202
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !203
  tail call void @_ZNSt10_Head_baseILm0ERSt5mutexLb0EEC2ES1_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !204
  ret void, !dbg !205
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJRSt5mutexEEC2ES1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #15 comdat align 2 !dbg !206 {
  tail call void @_ZNSt10_Head_baseILm1ERSt5mutexLb0EEC2ES1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !207
  ret void, !dbg !208
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0ERSt5mutexLb0EEC2ES1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !209 {
  store ptr %1, ptr %0, align 8, !dbg !210, !tbaa !16
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ERSt5mutexLb0EEC2ES1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !212 {
  store ptr %1, ptr %0, align 8, !dbg !213, !tbaa !16
  ret void, !dbg !214
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexEC2ERS0_St12defer_lock_t(ptr noundef nonnull align 8 dereferenceable(9) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #2 comdat align 2 !dbg !215 {
  store ptr %1, ptr %0, align 8, !dbg !217, !tbaa !218
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !221
  store i8 0, ptr %3, align 8, !dbg !221, !tbaa !222
  ret void, !dbg !223
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE4lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #12 comdat align 2 !dbg !224 {
  %2 = load ptr, ptr %0, align 8, !dbg !225, !tbaa !218
  %3 = icmp eq ptr %2, null, !dbg !225
  br i1 %3, label %4, label %5, !dbg !226

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #22, !dbg !227
  unreachable, !dbg !227

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !228
  %7 = load i8, ptr %6, align 8, !dbg !228, !tbaa !222, !range !229, !noundef !10
  %8 = icmp eq i8 %7, 0, !dbg !228
  br i1 %8, label %10, label %9, !dbg !228

9:                                                ; preds = %5
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #22, !dbg !230
  unreachable, !dbg !230

10:                                               ; preds = %5
  tail call void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !231
  store i8 1, ptr %6, align 8, !dbg !232, !tbaa !222
  ret void, !dbg !233
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt11unique_lockISt5mutexE8try_lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #12 comdat align 2 !dbg !234 {
  %2 = load ptr, ptr %0, align 8, !dbg !235, !tbaa !218
  %3 = icmp eq ptr %2, null, !dbg !235
  br i1 %3, label %4, label %5, !dbg !236

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #22, !dbg !237
  unreachable, !dbg !237

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !238
  %7 = load i8, ptr %6, align 8, !dbg !238, !tbaa !222, !range !229, !noundef !10
  %8 = icmp eq i8 %7, 0, !dbg !238
  br i1 %8, label %10, label %9, !dbg !238

9:                                                ; preds = %5
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #22, !dbg !239
  unreachable, !dbg !239

10:                                               ; preds = %5
  %11 = tail call noundef zeroext i1 @_ZNSt5mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %2) #18, !dbg !240
  %12 = zext i1 %11 to i8, !dbg !241
  store i8 %12, ptr %6, align 8, !dbg !241, !tbaa !222
  ret i1 %11, !dbg !242
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #12 comdat align 2 !dbg !243 {
  %2 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !244
  %3 = load i8, ptr %2, align 8, !dbg !244, !tbaa !222, !range !229, !noundef !10
  %4 = icmp eq i8 %3, 0, !dbg !244
  br i1 %4, label %5, label %6, !dbg !245

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 1) #22, !dbg !246
  unreachable, !dbg !246

6:                                                ; preds = %1
  %7 = load ptr, ptr %0, align 8, !dbg !247, !tbaa !218
  %8 = icmp eq ptr %7, null, !dbg !247
  br i1 %8, label %10, label %9, !dbg !247

9:                                                ; preds = %6
  tail call void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %7), !dbg !248
  store i8 0, ptr %2, align 8, !dbg !249, !tbaa !222
  br label %10, !dbg !250

10:                                               ; preds = %6, %9
  ret void, !dbg !251
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNKSt11unique_lockISt5mutexE9owns_lockEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #7 comdat align 2 !dbg !252 {
  %2 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !253
  %3 = load i8, ptr %2, align 8, !dbg !253, !tbaa !222, !range !229, !noundef !10
  %4 = icmp ne i8 %3, 0, !dbg !253
  ret i1 %4, !dbg !254
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt11unique_lockISt5mutexE7releaseEv(ptr noundef nonnull align 8 dereferenceable(9) %0) local_unnamed_addr #7 comdat align 2 !dbg !255 {
  %2 = load ptr, ptr %0, align 8, !dbg !256, !tbaa !218
  store ptr null, ptr %0, align 8, !dbg !257, !tbaa !218
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !258
  store i8 0, ptr %3, align 8, !dbg !259, !tbaa !222
  ret ptr %2, !dbg !260
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11unique_lockISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !261 {
  %2 = getelementptr inbounds %"class.std::unique_lock", ptr %0, i64 0, i32 1, !dbg !262
  %3 = load i8, ptr %2, align 8, !dbg !262, !tbaa !222, !range !229, !noundef !10
  %4 = icmp eq i8 %3, 0, !dbg !262
  br i1 %4, label %6, label %5, !dbg !262

5:                                                ; preds = %1
  invoke void @_ZNSt11unique_lockISt5mutexE6unlockEv(ptr noundef nonnull align 8 dereferenceable(9) %0)
          to label %6 unwind label %7, !dbg !263

6:                                                ; preds = %5, %1
  ret void, !dbg !264

7:                                                ; preds = %5
  %8 = landingpad { ptr, i32 }
          catch ptr null, !dbg !263
  %9 = extractvalue { ptr, i32 } %8, 0, !dbg !263
  tail call void @__clang_call_terminate(ptr %9) #19, !dbg !263
  unreachable, !dbg !263
}

; Function Attrs: noreturn
declare !dbg !265 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #16

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #12 comdat align 2 !dbg !267 {
  %2 = tail call fastcc noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !268
  %3 = icmp eq i32 %2, 0, !dbg !269
  br i1 %3, label %5, label %4, !dbg !269

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #22, !dbg !270
  unreachable, !dbg !270

5:                                                ; preds = %1
  ret void, !dbg !271
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #7 !dbg !272 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #18, !dbg !274
  ret i32 %2, !dbg !275
}

; Function Attrs: nounwind
declare !dbg !276 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #17

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZNSt5mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #7 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !278 {
  %2 = tail call fastcc noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !279
  %3 = icmp eq i32 %2, 0, !dbg !279
  ret i1 %3, !dbg !280
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc noundef i32 @_ZL23__gthread_mutex_trylockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #7 !dbg !281 {
  %2 = tail call i32 @pthread_mutex_trylock(ptr noundef %0) #18, !dbg !282
  ret i32 %2, !dbg !283
}

; Function Attrs: nounwind
declare !dbg !284 i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr #17

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #12 comdat align 2 !dbg !285 {
  tail call fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !286
  ret void, !dbg !287
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #7 !dbg !288 {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #18, !dbg !290
  ret void, !dbg !291
}

; Function Attrs: nounwind
declare !dbg !292 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #17

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt5applyIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEEDcOT_OT0_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #12 comdat !dbg !293 {
  tail call void @_ZSt12__apply_implIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEJLm0ELm1EEEDcOT_OT0_St16integer_sequenceImJXspT1_EEE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !294
  ret void, !dbg !295
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt12__apply_implIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_RSt5tupleIJRS1_S8_EEJLm0ELm1EEEDcOT_OT0_St16integer_sequenceImJXspT1_EEE(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #12 comdat !dbg !296 {
  %3 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZSt3getILm0EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 8 dereferenceable(16) %1) #18, !dbg !297
  %4 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZSt3getILm1EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 8 dereferenceable(16) %1) #18, !dbg !297
  tail call void @_ZSt8__invokeIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EENSt15__invoke_resultIT_JDpT0_EE4typeEOS9_DpOSA_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(40) %3, ptr noundef nonnull align 8 dereferenceable(40) %4), !dbg !298
  ret void, !dbg !299
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt8__invokeIZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EENSt15__invoke_resultIT_JDpT0_EE4typeEOS9_DpOSA_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) local_unnamed_addr #12 comdat !dbg !300 {
  tail call void @_ZSt13__invoke_implIvZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !301
  ret void, !dbg !302
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) ptr @_ZSt3getILm0EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #7 comdat !dbg !303 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZSt12__get_helperILm0ERSt5mutexJS1_EERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) #18, !dbg !304
  ret ptr %2, !dbg !305
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) ptr @_ZSt3getILm1EJRSt5mutexS1_EERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS6_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #7 comdat !dbg !306 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZSt12__get_helperILm1ERSt5mutexJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !307
  ret ptr %2, !dbg !308
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZSt13__invoke_implIvZNSt11scoped_lockIJSt5mutexS1_EED1EvEUlDpRT_E_JRS1_S7_EET_St14__invoke_otherOT0_DpOT1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) local_unnamed_addr #12 comdat !dbg !309 {
  tail call void @_ZZNSt11scoped_lockIJSt5mutexS0_EED1EvENKUlDpRT_E_clIJS0_S0_EEEDaS4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !310
  ret void, !dbg !311
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZZNSt11scoped_lockIJSt5mutexS0_EED1EvENKUlDpRT_E_clIJS0_S0_EEEDaS4_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, ptr noundef nonnull align 8 dereferenceable(40) %2) local_unnamed_addr #12 comdat align 2 !dbg !312 {
  tail call void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !313
  tail call void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %2), !dbg !313
  ret void, !dbg !314
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) ptr @_ZSt12__get_helperILm0ERSt5mutexJS1_EERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #7 comdat !dbg !315 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(16) %0) #18, !dbg !316
  ret ptr %2, !dbg !317
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt11_Tuple_implILm0EJRSt5mutexS1_EE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #7 comdat align 2 !dbg !318 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !319
  %3 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt10_Head_baseILm0ERSt5mutexLb0EE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(8) %2) #18, !dbg !320
  ret ptr %3, !dbg !321
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt10_Head_baseILm0ERSt5mutexLb0EE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !322 {
  %2 = load ptr, ptr %0, align 8, !dbg !323, !tbaa !324
  ret ptr %2, !dbg !326
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) ptr @_ZSt12__get_helperILm1ERSt5mutexJEERT0_RSt11_Tuple_implIXT_EJS2_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat !dbg !327 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt11_Tuple_implILm1EJRSt5mutexEE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !328
  ret ptr %2, !dbg !329
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt11_Tuple_implILm1EJRSt5mutexEE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !330 {
  %2 = tail call noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt10_Head_baseILm1ERSt5mutexLb0EE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !331
  ret ptr %2, !dbg !332
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(40) ptr @_ZNSt10_Head_baseILm1ERSt5mutexLb0EE7_M_headERS2_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !333 {
  %2 = load ptr, ptr %0, align 8, !dbg !334, !tbaa !335
  ret ptr %2, !dbg !337
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #15 comdat align 2 !dbg !338 {
  tail call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1), !dbg !339
  ret void, !dbg !339
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 !dbg !340 {
  tail call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !341
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !342
  store ptr %1, ptr %3, align 8, !dbg !343, !tbaa !16
  ret void, !dbg !344
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !345 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !346

2:                                                ; preds = %1
  ret void, !dbg !347

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !346
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !346
  tail call void @__clang_call_terminate(ptr %5) #19, !dbg !346
  unreachable, !dbg !346
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !348 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !349
  ret ptr %2, !dbg !350
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #15 comdat align 2 !dbg !351 {
  tail call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !352
  tail call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !353
  ret void, !dbg !354
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #15 comdat align 2 !dbg !355 {
  tail call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !356
  ret void, !dbg !357
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !358 {
  store ptr null, ptr %0, align 8, !dbg !359, !tbaa !360
  ret void, !dbg !362
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !363 {
  ret void, !dbg !364
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat !dbg !365 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !366
  ret ptr %2, !dbg !367
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat !dbg !368 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !369
  ret ptr %2, !dbg !370
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !371 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !372
  ret ptr %2, !dbg !373
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !374 {
  ret ptr %0, !dbg !375
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !376 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !377
  ret ptr %2, !dbg !378
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #7 comdat align 2 !dbg !379 {
  %3 = icmp eq ptr %1, null, !dbg !380
  br i1 %3, label %8, label %4, !dbg !380

4:                                                ; preds = %2
  %5 = load ptr, ptr %1, align 8, !dbg !380, !tbaa !88
  %6 = getelementptr inbounds ptr, ptr %5, i64 1, !dbg !380
  %7 = load ptr, ptr %6, align 8, !dbg !380
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %1) #18, !dbg !380
  br label %8, !dbg !380

8:                                                ; preds = %4, %2
  ret void, !dbg !381
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !382 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !383
  ret ptr %2, !dbg !384
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat !dbg !385 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #18, !dbg !386
  ret ptr %2, !dbg !387
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #7 comdat !dbg !388 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #18, !dbg !389
  ret ptr %2, !dbg !390
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #7 comdat align 2 !dbg !391 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #18, !dbg !392
  ret ptr %2, !dbg !393
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #7 comdat align 2 !dbg !394 {
  ret ptr %0, !dbg !395
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #10 align 2 !dbg !396 {
  tail call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !397
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !398, !tbaa !88
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl.12", ptr %0, i64 0, i32 1, !dbg !399
  tail call fastcc void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1) #18, !dbg !400
  ret void, !dbg !401
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !402 {
  tail call fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !403
  ret void, !dbg !404
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #17

; Function Attrs: noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 align 2 !dbg !405 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #18, !dbg !406
  tail call void @_ZdlPv(ptr noundef %0) #21, !dbg !406
  ret void, !dbg !406
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #12 align 2 !dbg !407 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.12", ptr %0, i64 0, i32 1, !dbg !408
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(ptr noundef nonnull align 8 dereferenceable(16) %2), !dbg !408
  ret void, !dbg !409
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #13 align 2 !dbg !410 {
  tail call fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !411
  ret void, !dbg !412
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb0EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #13 align 2 !dbg !413 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !414, !tbaa.struct !121
  ret void, !dbg !415
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !416 {
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !417
  ret void, !dbg !418
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !419 {
  tail call fastcc void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !420
  ret void, !dbg !421
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 !dbg !422 {
  tail call fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !423
  ret void, !dbg !424
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 !dbg !425 {
  tail call fastcc void @"_ZZ4mainENK3$_1clEv"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !426
  ret void, !dbg !427
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZZ4mainENK3$_1clEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !428 {
  %2 = load ptr, ptr %0, align 8, !dbg !429, !tbaa !430
  %3 = getelementptr inbounds %class.anon.0, ptr %0, i64 0, i32 1, !dbg !432
  %4 = load ptr, ptr %3, align 8, !dbg !432, !tbaa !433
  tail call fastcc void @_ZL8transferR7AccountS0_i(ptr noundef nonnull align 8 dereferenceable(44) %2, ptr noundef nonnull align 8 dereferenceable(44) %4, i32 noundef 5), !dbg !434
  ret void, !dbg !435
}

attributes #0 = { mustprogress noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nounwind }
attributes #19 = { noreturn nounwind }
attributes #20 = { builtin allocsize(0) }
attributes #21 = { builtin nounwind }
attributes #22 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/transfer.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 24, type: !9, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 26, column: 2, scope: !8)
!12 = !DILocation(line: 26, column: 10, scope: !8)
!13 = !DILocation(line: 26, column: 13, scope: !8)
!14 = !DILocation(line: 27, column: 2, scope: !8)
!15 = !DILocation(line: 27, column: 18, scope: !8)
!16 = !{!17, !17, i64 0}
!17 = !{!"any pointer", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = !DILocation(line: 27, column: 14, scope: !8)
!21 = !DILocation(line: 28, column: 2, scope: !8)
!22 = !DILocation(line: 28, column: 18, scope: !8)
!23 = !DILocation(line: 28, column: 14, scope: !8)
!24 = !DILocation(line: 29, column: 6, scope: !8)
!25 = !DILocation(line: 30, column: 6, scope: !8)
!26 = !DILocation(line: 31, column: 2, scope: !8)
!27 = !{!28, !31, i64 40}
!28 = !{!"_ZTS7Account", !29, i64 0, !31, i64 40}
!29 = !{!"_ZTSSt5mutex", !30, i64 0}
!30 = !{!"_ZTSSt12__mutex_base", !18, i64 0}
!31 = !{!"int", !18, i64 0}
!32 = !DILocation(line: 32, column: 1, scope: !8)
!33 = distinct !DISubprogram(name: "Account", scope: !1, file: !1, line: 7, type: !9, scopeLine: 7, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!34 = !DILocation(line: 7, column: 8, scope: !33)
!35 = !DILocation(line: 9, column: 6, scope: !33)
!36 = distinct !DISubprogram(name: "thread<(lambda at cpp/transfer.cpp:27:18), void>", scope: !37, file: !37, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!38 = !DILocation(line: 126, column: 7, scope: !36)
!39 = !DILocation(line: 142, column: 29, scope: !36)
!40 = !DILocation(line: 142, column: 33, scope: !36)
!41 = !DILocation(line: 142, column: 18, scope: !36)
!42 = !DILocation(line: 142, column: 2, scope: !36)
!43 = !DILocation(line: 145, column: 7, scope: !36)
!44 = distinct !DISubprogram(name: "thread<(lambda at cpp/transfer.cpp:28:18), void>", scope: !37, file: !37, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!45 = !DILocation(line: 126, column: 7, scope: !44)
!46 = !DILocation(line: 142, column: 29, scope: !44)
!47 = !DILocation(line: 142, column: 33, scope: !44)
!48 = !DILocation(line: 142, column: 18, scope: !44)
!49 = !DILocation(line: 142, column: 2, scope: !44)
!50 = !DILocation(line: 145, column: 7, scope: !44)
!51 = !DISubprogram(name: "__assert_fail", scope: !52, file: !52, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!52 = !DIFile(filename: "include/assert.h", directory: "")
!53 = distinct !DISubprogram(name: "~thread", scope: !37, file: !37, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!54 = !DILocation(line: 150, column: 11, scope: !53)
!55 = !DILocation(line: 312, column: 5, scope: !56, inlinedAt: !58)
!56 = distinct !DISubprogram(name: "__terminate", scope: !57, file: !57, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!58 = distinct !DILocation(line: 151, column: 2, scope: !53)
!59 = !DILocation(line: 152, column: 5, scope: !53)
!60 = distinct !DISubprogram(name: "mutex", scope: !61, file: !61, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!61 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!62 = !DILocation(line: 91, column: 5, scope: !60)
!63 = !DILocation(line: 91, column: 30, scope: !60)
!64 = distinct !DISubprogram(name: "__mutex_base", scope: !61, file: !61, line: 65, type: !9, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!65 = !DILocation(line: 63, column: 31, scope: !64)
!66 = !DILocation(line: 65, column: 47, scope: !64)
!67 = distinct !DISubprogram(name: "joinable", scope: !37, file: !37, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = !DILocation(line: 175, column: 16, scope: !67)
!69 = !{i64 0, i64 8, !70}
!70 = !{!71, !71, i64 0}
!71 = !{!"long", !18, i64 0}
!72 = !DILocation(line: 175, column: 25, scope: !67)
!73 = !DILocation(line: 175, column: 22, scope: !67)
!74 = !DILocation(line: 175, column: 14, scope: !67)
!75 = !DILocation(line: 175, column: 7, scope: !67)
!76 = distinct !DISubprogram(name: "operator==", scope: !37, file: !37, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!77 = !DILocation(line: 286, column: 26, scope: !76)
!78 = !DILocation(line: 286, column: 5, scope: !76)
!79 = distinct !DISubprogram(name: "id", scope: !37, file: !37, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!80 = !DILocation(line: 85, column: 23, scope: !79)
!81 = !{!82, !71, i64 0}
!82 = !{!"_ZTSNSt6thread2idE", !71, i64 0}
!83 = !DILocation(line: 85, column: 37, scope: !79)
!84 = !DISubprogram(name: "terminate", scope: !57, file: !57, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!85 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/transfer.cpp:27:18)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = !DILocation(line: 205, column: 4, scope: !85)
!87 = !DILocation(line: 207, column: 4, scope: !85)
!88 = !{!89, !89, i64 0}
!89 = !{!"vtable pointer", !19, i64 0}
!90 = !DILocation(line: 206, column: 6, scope: !85)
!91 = !DILocation(line: 206, column: 14, scope: !85)
!92 = !DILocation(line: 207, column: 6, scope: !85)
!93 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !94, file: !94, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!95 = !DILocation(line: 310, column: 4, scope: !93)
!96 = !DILocation(line: 311, column: 11, scope: !93)
!97 = distinct !DISubprogram(name: "~unique_ptr", scope: !94, file: !94, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = !DILocation(line: 394, column: 21, scope: !97)
!99 = !DILocation(line: 395, column: 6, scope: !97)
!100 = !DILocation(line: 395, column: 12, scope: !97)
!101 = !DILocation(line: 396, column: 4, scope: !97)
!102 = !DILocation(line: 396, column: 18, scope: !97)
!103 = !DILocation(line: 397, column: 8, scope: !97)
!104 = !DILocation(line: 398, column: 7, scope: !97)
!105 = distinct !DISubprogram(name: "_State", scope: !37, file: !37, line: 67, type: !9, scopeLine: 67, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!106 = !DILocation(line: 67, column: 12, scope: !105)
!107 = distinct !DISubprogram(name: "tuple<(lambda at cpp/transfer.cpp:27:18), true, true>", scope: !108, file: !108, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!108 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!109 = !DILocation(line: 744, column: 4, scope: !107)
!110 = !DILocation(line: 744, column: 58, scope: !107)
!111 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!112 = !DILocation(line: 200, column: 14, scope: !111)
!113 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!114 = !DILocation(line: 210, column: 13, scope: !113)
!115 = !DILocation(line: 210, column: 24, scope: !113)
!116 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/transfer.cpp:27:18)>", scope: !108, file: !108, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!117 = !DILocation(line: 441, column: 4, scope: !116)
!118 = !DILocation(line: 442, column: 4, scope: !116)
!119 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/transfer.cpp:27:18)>", scope: !108, file: !108, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!120 = !DILocation(line: 200, column: 4, scope: !119)
!121 = !{i64 0, i64 8, !16, i64 8, i64 8, !16}
!122 = !DILocation(line: 200, column: 46, scope: !119)
!123 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = !DILocation(line: 259, column: 11, scope: !123)
!125 = !DILocation(line: 259, column: 4, scope: !123)
!126 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!127 = !DILocation(line: 252, column: 13, scope: !126)
!128 = !DILocation(line: 252, column: 6, scope: !126)
!129 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/transfer.cpp:27:18)>", scope: !130, file: !130, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!130 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!131 = !DILocation(line: 96, column: 14, scope: !129)
!132 = !DILocation(line: 96, column: 7, scope: !129)
!133 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/transfer.cpp:27:18)>", scope: !130, file: !130, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!134 = !DILocation(line: 61, column: 14, scope: !133)
!135 = !DILocation(line: 61, column: 7, scope: !133)
!136 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!137 = !DILocation(line: 27, column: 33, scope: !136)
!138 = !{!139, !17, i64 0}
!139 = !{!"_ZTSZ4mainE3$_0", !17, i64 0, !17, i64 8}
!140 = !DILocation(line: 27, column: 36, scope: !136)
!141 = !{!139, !17, i64 8}
!142 = !DILocation(line: 27, column: 24, scope: !136)
!143 = !DILocation(line: 27, column: 43, scope: !136)
!144 = distinct !DISubprogram(name: "transfer", scope: !1, file: !1, line: 12, type: !9, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!145 = !DILocation(line: 18, column: 2, scope: !144)
!146 = !DILocation(line: 18, column: 19, scope: !144)
!147 = !DILocation(line: 20, column: 7, scope: !144)
!148 = !DILocation(line: 20, column: 15, scope: !144)
!149 = !DILocation(line: 21, column: 5, scope: !144)
!150 = !DILocation(line: 21, column: 13, scope: !144)
!151 = !DILocation(line: 22, column: 1, scope: !144)
!152 = distinct !DISubprogram(name: "scoped_lock", scope: !153, file: !153, line: 695, type: !9, scopeLine: 696, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!153 = !DIFile(filename: "include/c++/12/mutex", directory: "")
!154 = !DILocation(line: 695, column: 62, scope: !152)
!155 = !DILocation(line: 696, column: 9, scope: !152)
!156 = !DILocation(line: 696, column: 28, scope: !152)
!157 = distinct !DISubprogram(name: "~scoped_lock", scope: !153, file: !153, line: 702, type: !9, scopeLine: 703, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!158 = !DILocation(line: 703, column: 20, scope: !157)
!159 = !DILocation(line: 703, column: 9, scope: !157)
!160 = !DILocation(line: 703, column: 76, scope: !157)
!161 = distinct !DISubprogram(name: "tie<std::mutex, std::mutex>", scope: !108, file: !108, line: 1744, type: !9, scopeLine: 1745, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = !DILocation(line: 1745, column: 14, scope: !161)
!163 = !DILocation(line: 1745, column: 7, scope: !161)
!164 = distinct !DISubprogram(name: "lock<std::mutex, std::mutex>", scope: !153, file: !153, line: 648, type: !9, scopeLine: 649, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!165 = !DILocation(line: 654, column: 4, scope: !164)
!166 = !DILocation(line: 655, column: 8, scope: !164)
!167 = !DILocation(line: 654, column: 33, scope: !164)
!168 = !DILocation(line: 655, column: 28, scope: !164)
!169 = !DILocation(line: 658, column: 4, scope: !164)
!170 = !DILocation(line: 657, column: 8, scope: !164)
!171 = !DILocation(line: 659, column: 6, scope: !164)
!172 = !DILocation(line: 659, column: 23, scope: !164)
!173 = !DILocation(line: 660, scope: !164)
!174 = !DILocation(line: 660, column: 6, scope: !164)
!175 = !DILocation(line: 682, column: 5, scope: !164)
!176 = !DILocation(line: 663, column: 8, scope: !164)
!177 = !DILocation(line: 663, column: 23, scope: !164)
!178 = !DILocation(line: 663, column: 7, scope: !164)
!179 = !DILocation(line: 666, column: 9, scope: !164)
!180 = !DILocation(line: 666, column: 44, scope: !164)
!181 = !DILocation(line: 665, column: 7, scope: !164)
!182 = !DILocation(line: 0, scope: !164)
!183 = distinct !{!183, !174, !184, !185, !186}
!184 = !DILocation(line: 670, column: 8, scope: !164)
!185 = !{!"llvm.loop.mustprogress"}
!186 = !{!"llvm.loop.unroll.disable"}
!187 = !DILocation(line: 671, column: 14, scope: !164)
!188 = !DILocation(line: 671, column: 31, scope: !164)
!189 = !DILocation(line: 671, column: 4, scope: !164)
!190 = distinct !{!190, !169, !191, !185, !186}
!191 = !DILocation(line: 671, column: 42, scope: !164)
!192 = !DILocation(line: 673, column: 19, scope: !164)
!193 = !DILocation(line: 674, column: 10, scope: !164)
!194 = distinct !{!194, !195, !196, !186}
!195 = !DILocation(line: 673, column: 4, scope: !164)
!196 = !DILocation(line: 674, column: 18, scope: !164)
!197 = !DILocation(line: 675, column: 2, scope: !164)
!198 = distinct !DISubprogram(name: "tuple<true, true>", scope: !108, file: !108, line: 1063, type: !9, scopeLine: 1065, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = !DILocation(line: 1065, column: 4, scope: !198)
!200 = !DILocation(line: 1065, column: 29, scope: !198)
!201 = distinct !DISubprogram(name: "_Tuple_impl", scope: !108, file: !108, line: 283, type: !9, scopeLine: 285, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!202 = !DILocation(line: 284, column: 9, scope: !201)
!203 = !DILocation(line: 285, column: 7, scope: !201)
!204 = !DILocation(line: 284, column: 32, scope: !201)
!205 = !DILocation(line: 285, column: 9, scope: !201)
!206 = distinct !DISubprogram(name: "_Tuple_impl", scope: !108, file: !108, line: 434, type: !9, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!207 = !DILocation(line: 435, column: 9, scope: !206)
!208 = !DILocation(line: 436, column: 9, scope: !206)
!209 = distinct !DISubprogram(name: "_Head_base", scope: !108, file: !108, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = !DILocation(line: 193, column: 9, scope: !209)
!211 = !DILocation(line: 193, column: 29, scope: !209)
!212 = distinct !DISubprogram(name: "_Head_base", scope: !108, file: !108, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!213 = !DILocation(line: 193, column: 9, scope: !212)
!214 = !DILocation(line: 193, column: 29, scope: !212)
!215 = distinct !DISubprogram(name: "unique_lock", scope: !216, file: !216, line: 73, type: !9, scopeLine: 75, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!216 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!217 = !DILocation(line: 74, column: 9, scope: !215)
!218 = !{!219, !17, i64 0}
!219 = !{!"_ZTSSt11unique_lockISt5mutexE", !17, i64 0, !220, i64 8}
!220 = !{!"bool", !18, i64 0}
!221 = !DILocation(line: 74, column: 43, scope: !215)
!222 = !{!219, !220, i64 8}
!223 = !DILocation(line: 75, column: 9, scope: !215)
!224 = distinct !DISubprogram(name: "lock", scope: !216, file: !216, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!225 = !DILocation(line: 133, column: 7, scope: !224)
!226 = !DILocation(line: 133, column: 6, scope: !224)
!227 = !DILocation(line: 134, column: 4, scope: !224)
!228 = !DILocation(line: 135, column: 11, scope: !224)
!229 = !{i8 0, i8 2}
!230 = !DILocation(line: 136, column: 4, scope: !224)
!231 = !DILocation(line: 139, column: 17, scope: !224)
!232 = !DILocation(line: 140, column: 14, scope: !224)
!233 = !DILocation(line: 142, column: 7, scope: !224)
!234 = distinct !DISubprogram(name: "try_lock", scope: !216, file: !216, line: 145, type: !9, scopeLine: 146, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!235 = !DILocation(line: 147, column: 7, scope: !234)
!236 = !DILocation(line: 147, column: 6, scope: !234)
!237 = !DILocation(line: 148, column: 4, scope: !234)
!238 = !DILocation(line: 149, column: 11, scope: !234)
!239 = !DILocation(line: 150, column: 4, scope: !234)
!240 = !DILocation(line: 153, column: 27, scope: !234)
!241 = !DILocation(line: 153, column: 14, scope: !234)
!242 = !DILocation(line: 154, column: 6, scope: !234)
!243 = distinct !DISubprogram(name: "unlock", scope: !216, file: !216, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!244 = !DILocation(line: 191, column: 7, scope: !243)
!245 = !DILocation(line: 191, column: 6, scope: !243)
!246 = !DILocation(line: 192, column: 4, scope: !243)
!247 = !DILocation(line: 193, column: 11, scope: !243)
!248 = !DILocation(line: 195, column: 17, scope: !243)
!249 = !DILocation(line: 196, column: 14, scope: !243)
!250 = !DILocation(line: 197, column: 4, scope: !243)
!251 = !DILocation(line: 198, column: 7, scope: !243)
!252 = distinct !DISubprogram(name: "owns_lock", scope: !216, file: !216, line: 217, type: !9, scopeLine: 218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!253 = !DILocation(line: 218, column: 16, scope: !252)
!254 = !DILocation(line: 218, column: 9, scope: !252)
!255 = distinct !DISubprogram(name: "release", scope: !216, file: !216, line: 208, type: !9, scopeLine: 209, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!256 = !DILocation(line: 210, column: 22, scope: !255)
!257 = !DILocation(line: 211, column: 12, scope: !255)
!258 = !DILocation(line: 212, column: 2, scope: !255)
!259 = !DILocation(line: 212, column: 10, scope: !255)
!260 = !DILocation(line: 213, column: 2, scope: !255)
!261 = distinct !DISubprogram(name: "~unique_lock", scope: !216, file: !216, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!262 = !DILocation(line: 103, column: 6, scope: !261)
!263 = !DILocation(line: 104, column: 4, scope: !261)
!264 = !DILocation(line: 105, column: 7, scope: !261)
!265 = !DISubprogram(name: "__throw_system_error", scope: !266, file: !266, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!266 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!267 = distinct !DISubprogram(name: "lock", scope: !61, file: !61, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!268 = !DILocation(line: 100, column: 17, scope: !267)
!269 = !DILocation(line: 103, column: 11, scope: !267)
!270 = !DILocation(line: 104, column: 2, scope: !267)
!271 = !DILocation(line: 105, column: 5, scope: !267)
!272 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !273, file: !273, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!273 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!274 = !DILocation(line: 749, column: 12, scope: !272)
!275 = !DILocation(line: 752, column: 1, scope: !272)
!276 = !DISubprogram(name: "pthread_mutex_lock", scope: !277, file: !277, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!277 = !DIFile(filename: "include/pthread.h", directory: "")
!278 = distinct !DISubprogram(name: "try_lock", scope: !61, file: !61, line: 108, type: !9, scopeLine: 109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!279 = !DILocation(line: 111, column: 15, scope: !278)
!280 = !DILocation(line: 111, column: 7, scope: !278)
!281 = distinct !DISubprogram(name: "__gthread_mutex_trylock", scope: !273, file: !273, line: 755, type: !9, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!282 = !DILocation(line: 758, column: 12, scope: !281)
!283 = !DILocation(line: 761, column: 1, scope: !281)
!284 = !DISubprogram(name: "pthread_mutex_trylock", scope: !277, file: !277, line: 790, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!285 = distinct !DISubprogram(name: "unlock", scope: !61, file: !61, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!286 = !DILocation(line: 118, column: 7, scope: !285)
!287 = !DILocation(line: 119, column: 5, scope: !285)
!288 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !273, file: !273, line: 776, type: !289, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!289 = !DISubroutineType(cc: DW_CC_nocall, types: !10)
!290 = !DILocation(line: 779, column: 12, scope: !288)
!291 = !DILocation(line: 782, column: 1, scope: !288)
!292 = !DISubprogram(name: "pthread_mutex_unlock", scope: !277, file: !277, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!293 = distinct !DISubprogram(name: "apply<(lambda at include/c++/12/mutex:703:20), std::tuple<std::mutex &, std::mutex &> &>", scope: !108, file: !108, line: 1858, type: !9, scopeLine: 1860, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!294 = !DILocation(line: 1863, column: 14, scope: !293)
!295 = !DILocation(line: 1863, column: 7, scope: !293)
!296 = distinct !DISubprogram(name: "__apply_impl<(lambda at include/c++/12/mutex:703:20), std::tuple<std::mutex &, std::mutex &> &, 0UL, 1UL>", scope: !108, file: !108, line: 1850, type: !9, scopeLine: 1851, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!297 = !DILocation(line: 1853, column: 7, scope: !296)
!298 = !DILocation(line: 1852, column: 14, scope: !296)
!299 = !DILocation(line: 1852, column: 7, scope: !296)
!300 = distinct !DISubprogram(name: "__invoke<(lambda at include/c++/12/mutex:703:20), std::mutex &, std::mutex &>", scope: !130, file: !130, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!301 = !DILocation(line: 96, column: 14, scope: !300)
!302 = !DILocation(line: 96, column: 7, scope: !300)
!303 = distinct !DISubprogram(name: "get<0UL, std::mutex &, std::mutex &>", scope: !108, file: !108, line: 1380, type: !9, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!304 = !DILocation(line: 1381, column: 14, scope: !303)
!305 = !DILocation(line: 1381, column: 7, scope: !303)
!306 = distinct !DISubprogram(name: "get<1UL, std::mutex &, std::mutex &>", scope: !108, file: !108, line: 1380, type: !9, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!307 = !DILocation(line: 1381, column: 14, scope: !306)
!308 = !DILocation(line: 1381, column: 7, scope: !306)
!309 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at include/c++/12/mutex:703:20), std::mutex &, std::mutex &>", scope: !130, file: !130, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!310 = !DILocation(line: 61, column: 14, scope: !309)
!311 = !DILocation(line: 61, column: 7, scope: !309)
!312 = distinct !DISubprogram(name: "operator()<std::mutex, std::mutex>", scope: !153, file: !153, line: 703, type: !9, scopeLine: 703, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!313 = !DILocation(line: 703, column: 44, scope: !312)
!314 = !DILocation(line: 703, column: 60, scope: !312)
!315 = distinct !DISubprogram(name: "__get_helper<0UL, std::mutex &, std::mutex &>", scope: !108, file: !108, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!316 = !DILocation(line: 1365, column: 14, scope: !315)
!317 = !DILocation(line: 1365, column: 7, scope: !315)
!318 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!319 = !DILocation(line: 268, column: 66, scope: !318)
!320 = !DILocation(line: 268, column: 51, scope: !318)
!321 = !DILocation(line: 268, column: 44, scope: !318)
!322 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 233, type: !9, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!323 = !DILocation(line: 233, column: 54, scope: !322)
!324 = !{!325, !17, i64 0}
!325 = !{!"_ZTSSt10_Head_baseILm0ERSt5mutexLb0EE", !17, i64 0}
!326 = !DILocation(line: 233, column: 43, scope: !322)
!327 = distinct !DISubprogram(name: "__get_helper<1UL, std::mutex &>", scope: !108, file: !108, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!328 = !DILocation(line: 1365, column: 14, scope: !327)
!329 = !DILocation(line: 1365, column: 7, scope: !327)
!330 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 424, type: !9, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!331 = !DILocation(line: 424, column: 51, scope: !330)
!332 = !DILocation(line: 424, column: 44, scope: !330)
!333 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 233, type: !9, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!334 = !DILocation(line: 233, column: 54, scope: !333)
!335 = !{!336, !17, i64 0}
!336 = !{!"_ZTSSt10_Head_baseILm1ERSt5mutexLb0EE", !17, i64 0}
!337 = !DILocation(line: 233, column: 43, scope: !333)
!338 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !94, file: !94, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!339 = !DILocation(line: 233, column: 40, scope: !338)
!340 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !94, file: !94, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!341 = !DILocation(line: 168, column: 38, scope: !340)
!342 = !DILocation(line: 168, column: 47, scope: !340)
!343 = !DILocation(line: 168, column: 56, scope: !340)
!344 = !DILocation(line: 168, column: 63, scope: !340)
!345 = distinct !DISubprogram(name: "tuple<true, true>", scope: !108, file: !108, line: 1049, type: !9, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!346 = !DILocation(line: 1051, column: 4, scope: !345)
!347 = !DILocation(line: 1051, column: 19, scope: !345)
!348 = distinct !DISubprogram(name: "_M_ptr", scope: !94, file: !94, line: 189, type: !9, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!349 = !DILocation(line: 189, column: 45, scope: !348)
!350 = !DILocation(line: 189, column: 38, scope: !348)
!351 = distinct !DISubprogram(name: "_Tuple_impl", scope: !108, file: !108, line: 279, type: !9, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!352 = !DILocation(line: 280, column: 9, scope: !351)
!353 = !DILocation(line: 280, column: 23, scope: !351)
!354 = !DILocation(line: 280, column: 33, scope: !351)
!355 = distinct !DISubprogram(name: "_Tuple_impl", scope: !108, file: !108, line: 430, type: !9, scopeLine: 431, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!356 = !DILocation(line: 431, column: 9, scope: !355)
!357 = !DILocation(line: 431, column: 19, scope: !355)
!358 = distinct !DISubprogram(name: "_Head_base", scope: !108, file: !108, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!359 = !DILocation(line: 190, column: 9, scope: !358)
!360 = !{!361, !17, i64 0}
!361 = !{!"_ZTSSt10_Head_baseILm0EPNSt6thread6_StateELb0EE", !17, i64 0}
!362 = !DILocation(line: 190, column: 26, scope: !358)
!363 = distinct !DISubprogram(name: "_Head_base", scope: !108, file: !108, line: 80, type: !9, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!364 = !DILocation(line: 81, column: 26, scope: !363)
!365 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !108, file: !108, line: 1380, type: !9, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!366 = !DILocation(line: 1381, column: 14, scope: !365)
!367 = !DILocation(line: 1381, column: 7, scope: !365)
!368 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !108, file: !108, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!369 = !DILocation(line: 1365, column: 14, scope: !368)
!370 = !DILocation(line: 1365, column: 7, scope: !368)
!371 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!372 = !DILocation(line: 268, column: 51, scope: !371)
!373 = !DILocation(line: 268, column: 44, scope: !371)
!374 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 233, type: !9, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!375 = !DILocation(line: 233, column: 43, scope: !374)
!376 = distinct !DISubprogram(name: "get_deleter", scope: !94, file: !94, line: 467, type: !9, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!377 = !DILocation(line: 468, column: 21, scope: !376)
!378 = !DILocation(line: 468, column: 9, scope: !376)
!379 = distinct !DISubprogram(name: "operator()", scope: !94, file: !94, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!380 = !DILocation(line: 95, column: 2, scope: !379)
!381 = !DILocation(line: 96, column: 7, scope: !379)
!382 = distinct !DISubprogram(name: "_M_deleter", scope: !94, file: !94, line: 193, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!383 = !DILocation(line: 193, column: 49, scope: !382)
!384 = !DILocation(line: 193, column: 42, scope: !382)
!385 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !108, file: !108, line: 1380, type: !9, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!386 = !DILocation(line: 1381, column: 14, scope: !385)
!387 = !DILocation(line: 1381, column: 7, scope: !385)
!388 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !108, file: !108, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!389 = !DILocation(line: 1365, column: 14, scope: !388)
!390 = !DILocation(line: 1365, column: 7, scope: !388)
!391 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 424, type: !9, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!392 = !DILocation(line: 424, column: 51, scope: !391)
!393 = !DILocation(line: 424, column: 44, scope: !391)
!394 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!395 = !DILocation(line: 124, column: 43, scope: !394)
!396 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/transfer.cpp:28:18)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!397 = !DILocation(line: 205, column: 4, scope: !396)
!398 = !DILocation(line: 207, column: 4, scope: !396)
!399 = !DILocation(line: 206, column: 6, scope: !396)
!400 = !DILocation(line: 206, column: 14, scope: !396)
!401 = !DILocation(line: 207, column: 6, scope: !396)
!402 = distinct !DISubprogram(name: "tuple<(lambda at cpp/transfer.cpp:28:18), true, true>", scope: !108, file: !108, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!403 = !DILocation(line: 744, column: 4, scope: !402)
!404 = !DILocation(line: 744, column: 58, scope: !402)
!405 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!406 = !DILocation(line: 200, column: 14, scope: !405)
!407 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!408 = !DILocation(line: 210, column: 13, scope: !407)
!409 = !DILocation(line: 210, column: 24, scope: !407)
!410 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/transfer.cpp:28:18)>", scope: !108, file: !108, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!411 = !DILocation(line: 441, column: 4, scope: !410)
!412 = !DILocation(line: 442, column: 4, scope: !410)
!413 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/transfer.cpp:28:18)>", scope: !108, file: !108, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!414 = !DILocation(line: 200, column: 4, scope: !413)
!415 = !DILocation(line: 200, column: 46, scope: !413)
!416 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!417 = !DILocation(line: 259, column: 11, scope: !416)
!418 = !DILocation(line: 259, column: 4, scope: !416)
!419 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!420 = !DILocation(line: 252, column: 13, scope: !419)
!421 = !DILocation(line: 252, column: 6, scope: !419)
!422 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/transfer.cpp:28:18)>", scope: !130, file: !130, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!423 = !DILocation(line: 96, column: 14, scope: !422)
!424 = !DILocation(line: 96, column: 7, scope: !422)
!425 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/transfer.cpp:28:18)>", scope: !130, file: !130, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!426 = !DILocation(line: 61, column: 14, scope: !425)
!427 = !DILocation(line: 61, column: 7, scope: !425)
!428 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!429 = !DILocation(line: 28, column: 33, scope: !428)
!430 = !{!431, !17, i64 0}
!431 = !{!"_ZTSZ4mainE3$_1", !17, i64 0, !17, i64 8}
!432 = !DILocation(line: 28, column: 36, scope: !428)
!433 = !{!431, !17, i64 8}
!434 = !DILocation(line: 28, column: 24, scope: !428)
!435 = !DILocation(line: 28, column: 43, scope: !428)
