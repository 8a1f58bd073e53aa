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
%"class.std::lock_guard" = type { ptr }
%"struct.std::thread::_State_impl.6" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker.7" }
%"struct.std::thread::_Invoker.7" = type { %"class.std::tuple.8" }
%"class.std::tuple.8" = type { %"struct.std::_Tuple_impl.9" }
%"struct.std::_Tuple_impl.9" = type { %"struct.std::_Head_base.10" }
%"struct.std::_Head_base.10" = type { %class.anon.0 }

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

$_ZNSt10lock_guardISt5mutexEC2ERS0_ = comdat any

$_ZNSt10lock_guardISt5mutexED2Ev = comdat any

$_ZNSt5mutex4lockEv = comdat any

$_ZNSt5mutex6unlockEv = comdat any

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
define internal fastcc void @_ZL8transferR7AccountS0_i(ptr noundef nonnull align 8 dereferenceable(44) %0, ptr noundef nonnull align 8 dereferenceable(44) %1, i32 noundef %2) unnamed_addr #12 personality ptr @__gxx_personality_v0 !dbg !144 {
  %4 = alloca %"class.std::lock_guard", align 8
  %5 = alloca %"class.std::lock_guard", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #18, !dbg !145
  call void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull align 8 dereferenceable(40) %0), !dbg !146
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #18, !dbg !147
  invoke void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 8 dereferenceable(40) %1)
          to label %6 unwind label %13, !dbg !148

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.Account, ptr %0, i64 0, i32 1, !dbg !149
  %8 = load i32, ptr %7, align 8, !dbg !150, !tbaa !27
  %9 = sub nsw i32 %8, %2, !dbg !150
  store i32 %9, ptr %7, align 8, !dbg !150, !tbaa !27
  %10 = getelementptr inbounds %struct.Account, ptr %1, i64 0, i32 1, !dbg !151
  %11 = load i32, ptr %10, align 8, !dbg !152, !tbaa !27
  %12 = add nsw i32 %11, %2, !dbg !152
  store i32 %12, ptr %10, align 8, !dbg !152, !tbaa !27
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #18, !dbg !153
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #18, !dbg !153
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #18, !dbg !153
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #18, !dbg !153
  ret void, !dbg !153

13:                                               ; preds = %3
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !153
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #18, !dbg !153
  call void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #18, !dbg !153
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #18, !dbg !153
  resume { ptr, i32 } %14, !dbg !153
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexEC2ERS0_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(40) %1) unnamed_addr #15 comdat align 2 !dbg !154 {
  store ptr %1, ptr %0, align 8, !dbg !155, !tbaa !16
  tail call void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1), !dbg !156
  ret void, !dbg !157
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10lock_guardISt5mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !158 {
  %2 = load ptr, ptr %0, align 8, !dbg !159, !tbaa !160
  invoke void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %2)
          to label %3 unwind label %4, !dbg !162

3:                                                ; preds = %1
  ret void, !dbg !163

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !162
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !162
  tail call void @__clang_call_terminate(ptr %6) #19, !dbg !162
  unreachable, !dbg !162
}

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #12 comdat align 2 !dbg !164 {
  %2 = tail call fastcc noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !165
  %3 = icmp eq i32 %2, 0, !dbg !166
  br i1 %3, label %5, label %4, !dbg !166

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #22, !dbg !167
  unreachable, !dbg !167

5:                                                ; preds = %1
  ret void, !dbg !168
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc noundef i32 @_ZL20__gthread_mutex_lockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #7 !dbg !169 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef %0) #18, !dbg !171
  ret i32 %2, !dbg !172
}

; Function Attrs: noreturn
declare !dbg !173 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #16

; Function Attrs: nounwind
declare !dbg !175 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #17

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZNSt5mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %0) local_unnamed_addr #12 comdat align 2 !dbg !177 {
  tail call fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef nonnull %0), !dbg !178
  ret void, !dbg !179
}

; Function Attrs: mustprogress noinline nounwind uwtable
define internal fastcc void @_ZL22__gthread_mutex_unlockP15pthread_mutex_t(ptr noundef %0) unnamed_addr #7 !dbg !180 {
  %2 = tail call i32 @pthread_mutex_unlock(ptr noundef %0) #18, !dbg !182
  ret void, !dbg !183
}

; Function Attrs: nounwind
declare !dbg !184 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #17

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_dataINSt6thread6_StateESt14default_deleteIS1_ELb1ELb1EECI2St15__uniq_ptr_implIS1_S3_EEPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #15 comdat align 2 !dbg !185 {
  tail call void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1), !dbg !186
  ret void, !dbg !186
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EEC2EPS1_(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #2 comdat align 2 !dbg !187 {
  tail call void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !188
  %3 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !189
  store ptr %1, ptr %3, align 8, !dbg !190, !tbaa !16
  ret void, !dbg !191
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt5tupleIJPNSt6thread6_StateESt14default_deleteIS1_EEEC2ILb1ELb1EEEv(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !192 {
  invoke void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %2 unwind label %3, !dbg !193

2:                                                ; preds = %1
  ret void, !dbg !194

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr null, !dbg !193
  %5 = extractvalue { ptr, i32 } %4, 0, !dbg !193
  tail call void @__clang_call_terminate(ptr %5) #19, !dbg !193
  unreachable, !dbg !193
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE6_M_ptrEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !195 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !196
  ret ptr %2, !dbg !197
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #15 comdat align 2 !dbg !198 {
  tail call void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !199
  tail call void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0), !dbg !200
  ret void, !dbg !201
}

; Function Attrs: noinline uwtable
define linkonce_odr dso_local void @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #15 comdat align 2 !dbg !202 {
  tail call void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0), !dbg !203
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EEC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !205 {
  store ptr null, ptr %0, align 8, !dbg !206, !tbaa !207
  ret void, !dbg !209
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EEC2Ev(ptr noundef nonnull align 1 dereferenceable(1) %0) unnamed_addr #2 comdat align 2 !dbg !210 {
  ret void, !dbg !211
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt3getILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat !dbg !212 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !213
  ret ptr %2, !dbg !214
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZSt12__get_helperILm0EPNSt6thread6_StateEJSt14default_deleteIS1_EEERT0_RSt11_Tuple_implIXT_EJS5_DpT1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat !dbg !215 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !216
  ret ptr %2, !dbg !217
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt11_Tuple_implILm0EJPNSt6thread6_StateESt14default_deleteIS1_EEE7_M_headERS5_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !218 {
  %2 = tail call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !219
  ret ptr %2, !dbg !220
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt10_Head_baseILm0EPNSt6thread6_StateELb0EE7_M_headERS3_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !221 {
  ret ptr %0, !dbg !222
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10unique_ptrINSt6thread6_StateESt14default_deleteIS1_EE11get_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !223 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !224
  ret ptr %2, !dbg !225
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef %1) local_unnamed_addr #7 comdat align 2 !dbg !226 {
  %3 = icmp eq ptr %1, null, !dbg !227
  br i1 %3, label %8, label %4, !dbg !227

4:                                                ; preds = %2
  %5 = load ptr, ptr %1, align 8, !dbg !227, !tbaa !88
  %6 = getelementptr inbounds ptr, ptr %5, i64 1, !dbg !227
  %7 = load ptr, ptr %6, align 8, !dbg !227
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %1) #18, !dbg !227
  br label %8, !dbg !227

8:                                                ; preds = %4, %2
  ret void, !dbg !228
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt15__uniq_ptr_implINSt6thread6_StateESt14default_deleteIS1_EE10_M_deleterEv(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat align 2 !dbg !229 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !230
  ret ptr %2, !dbg !231
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt3getILm1EJPNSt6thread6_StateESt14default_deleteIS1_EEERNSt13tuple_elementIXT_ESt5tupleIJDpT0_EEE4typeERS9_(ptr noundef nonnull align 8 dereferenceable(8) %0) local_unnamed_addr #7 comdat !dbg !232 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) #18, !dbg !233
  ret ptr %2, !dbg !234
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZSt12__get_helperILm1ESt14default_deleteINSt6thread6_StateEEJEERT0_RSt11_Tuple_implIXT_EJS4_DpT1_EE(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #7 comdat !dbg !235 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #18, !dbg !236
  ret ptr %2, !dbg !237
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt11_Tuple_implILm1EJSt14default_deleteINSt6thread6_StateEEEE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #7 comdat align 2 !dbg !238 {
  %2 = tail call noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) #18, !dbg !239
  ret ptr %2, !dbg !240
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 1 dereferenceable(1) ptr @_ZNSt10_Head_baseILm1ESt14default_deleteINSt6thread6_StateEELb1EE7_M_headERS4_(ptr noundef nonnull align 1 dereferenceable(1) %0) local_unnamed_addr #7 comdat align 2 !dbg !241 {
  ret ptr %0, !dbg !242
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEC2IJS3_EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #10 align 2 !dbg !243 {
  tail call void @_ZNSt6thread6_StateC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #18, !dbg !244
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !245, !tbaa !88
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl.6", ptr %0, i64 0, i32 1, !dbg !246
  tail call fastcc void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %1) #18, !dbg !247
  ret void, !dbg !248
}

; Function Attrs: noinline norecurse nounwind uwtable
define internal fastcc void @"_ZNSt5tupleIJZ4mainE3$_1EEC2IJS0_ELb1ELb1EEEDpOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !249 {
  tail call fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !250
  ret void, !dbg !251
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #17

; Function Attrs: noinline nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #2 align 2 !dbg !252 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #18, !dbg !253
  tail call void @_ZdlPv(ptr noundef %0) #21, !dbg !253
  ret void, !dbg !253
}

; Function Attrs: mustprogress noinline uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #12 align 2 !dbg !254 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.6", ptr %0, i64 0, i32 1, !dbg !255
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(ptr noundef nonnull align 8 dereferenceable(16) %2), !dbg !255
  ret void, !dbg !256
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt11_Tuple_implILm0EJZ4mainE3$_1EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #13 align 2 !dbg !257 {
  tail call fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb0EEC2IS0_EEOT_"(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1), !dbg !258
  ret void, !dbg !259
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @"_ZNSt10_Head_baseILm0EZ4mainE3$_1Lb0EEC2IS0_EEOT_"(ptr nocapture noundef nonnull writeonly align 8 dereferenceable(16) %0, ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %1) unnamed_addr #13 align 2 !dbg !260 {
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1, i64 16, i1 false), !dbg !261, !tbaa.struct !121
  ret void, !dbg !262
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEEclEv"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !263 {
  tail call fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !264
  ret void, !dbg !265
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZNSt6thread8_InvokerISt5tupleIJZ4mainE3$_1EEE9_M_invokeIJLm0EEEEvSt12_Index_tupleIJXspT_EEE"(ptr noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !266 {
  tail call fastcc void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !267
  ret void, !dbg !268
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt8__invokeIZ4mainE3$_1JEENSt15__invoke_resultIT_JDpT0_EE4typeEOS2_DpOS3_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 !dbg !269 {
  tail call fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !270
  ret void, !dbg !271
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZSt13__invoke_implIvZ4mainE3$_1JEET_St14__invoke_otherOT0_DpOT1_"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 !dbg !272 {
  tail call fastcc void @"_ZZ4mainENK3$_1clEv"(ptr noundef nonnull align 8 dereferenceable(16) %0), !dbg !273
  ret void, !dbg !274
}

; Function Attrs: mustprogress noinline uwtable
define internal fastcc void @"_ZZ4mainENK3$_1clEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !275 {
  %2 = load ptr, ptr %0, align 8, !dbg !276, !tbaa !277
  %3 = getelementptr inbounds %class.anon.0, ptr %0, i64 0, i32 1, !dbg !279
  %4 = load ptr, ptr %3, align 8, !dbg !279, !tbaa !280
  tail call fastcc void @_ZL8transferR7AccountS0_i(ptr noundef nonnull align 8 dereferenceable(44) %2, ptr noundef nonnull align 8 dereferenceable(44) %4, i32 noundef 5), !dbg !281
  ret void, !dbg !282
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
!145 = !DILocation(line: 15, column: 2, scope: !144)
!146 = !DILocation(line: 15, column: 30, scope: !144)
!147 = !DILocation(line: 16, column: 2, scope: !144)
!148 = !DILocation(line: 16, column: 30, scope: !144)
!149 = !DILocation(line: 20, column: 7, scope: !144)
!150 = !DILocation(line: 20, column: 15, scope: !144)
!151 = !DILocation(line: 21, column: 5, scope: !144)
!152 = !DILocation(line: 21, column: 13, scope: !144)
!153 = !DILocation(line: 22, column: 1, scope: !144)
!154 = distinct !DISubprogram(name: "lock_guard", scope: !61, file: !61, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!155 = !DILocation(line: 228, column: 46, scope: !154)
!156 = !DILocation(line: 229, column: 19, scope: !154)
!157 = !DILocation(line: 229, column: 27, scope: !154)
!158 = distinct !DISubprogram(name: "~lock_guard", scope: !61, file: !61, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = !DILocation(line: 235, column: 9, scope: !158)
!160 = !{!161, !17, i64 0}
!161 = !{!"_ZTSSt10lock_guardISt5mutexE", !17, i64 0}
!162 = !DILocation(line: 235, column: 19, scope: !158)
!163 = !DILocation(line: 235, column: 29, scope: !158)
!164 = distinct !DISubprogram(name: "lock", scope: !61, file: !61, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!165 = !DILocation(line: 100, column: 17, scope: !164)
!166 = !DILocation(line: 103, column: 11, scope: !164)
!167 = !DILocation(line: 104, column: 2, scope: !164)
!168 = !DILocation(line: 105, column: 5, scope: !164)
!169 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !170, file: !170, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!170 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!171 = !DILocation(line: 749, column: 12, scope: !169)
!172 = !DILocation(line: 752, column: 1, scope: !169)
!173 = !DISubprogram(name: "__throw_system_error", scope: !174, file: !174, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!174 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!175 = !DISubprogram(name: "pthread_mutex_lock", scope: !176, file: !176, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!176 = !DIFile(filename: "include/pthread.h", directory: "")
!177 = distinct !DISubprogram(name: "unlock", scope: !61, file: !61, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!178 = !DILocation(line: 118, column: 7, scope: !177)
!179 = !DILocation(line: 119, column: 5, scope: !177)
!180 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !170, file: !170, line: 776, type: !181, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!181 = !DISubroutineType(cc: DW_CC_nocall, types: !10)
!182 = !DILocation(line: 779, column: 12, scope: !180)
!183 = !DILocation(line: 782, column: 1, scope: !180)
!184 = !DISubprogram(name: "pthread_mutex_unlock", scope: !176, file: !176, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!185 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !94, file: !94, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!186 = !DILocation(line: 233, column: 40, scope: !185)
!187 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !94, file: !94, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = !DILocation(line: 168, column: 38, scope: !187)
!189 = !DILocation(line: 168, column: 47, scope: !187)
!190 = !DILocation(line: 168, column: 56, scope: !187)
!191 = !DILocation(line: 168, column: 63, scope: !187)
!192 = distinct !DISubprogram(name: "tuple<true, true>", scope: !108, file: !108, line: 1049, type: !9, scopeLine: 1051, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DILocation(line: 1051, column: 4, scope: !192)
!194 = !DILocation(line: 1051, column: 19, scope: !192)
!195 = distinct !DISubprogram(name: "_M_ptr", scope: !94, file: !94, line: 189, type: !9, scopeLine: 189, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = !DILocation(line: 189, column: 45, scope: !195)
!197 = !DILocation(line: 189, column: 38, scope: !195)
!198 = distinct !DISubprogram(name: "_Tuple_impl", scope: !108, file: !108, line: 279, type: !9, scopeLine: 280, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = !DILocation(line: 280, column: 9, scope: !198)
!200 = !DILocation(line: 280, column: 23, scope: !198)
!201 = !DILocation(line: 280, column: 33, scope: !198)
!202 = distinct !DISubprogram(name: "_Tuple_impl", scope: !108, file: !108, line: 430, type: !9, scopeLine: 431, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = !DILocation(line: 431, column: 9, scope: !202)
!204 = !DILocation(line: 431, column: 19, scope: !202)
!205 = distinct !DISubprogram(name: "_Head_base", scope: !108, file: !108, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!206 = !DILocation(line: 190, column: 9, scope: !205)
!207 = !{!208, !17, i64 0}
!208 = !{!"_ZTSSt10_Head_baseILm0EPNSt6thread6_StateELb0EE", !17, i64 0}
!209 = !DILocation(line: 190, column: 26, scope: !205)
!210 = distinct !DISubprogram(name: "_Head_base", scope: !108, file: !108, line: 80, type: !9, scopeLine: 81, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!211 = !DILocation(line: 81, column: 26, scope: !210)
!212 = distinct !DISubprogram(name: "get<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !108, file: !108, line: 1380, type: !9, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!213 = !DILocation(line: 1381, column: 14, scope: !212)
!214 = !DILocation(line: 1381, column: 7, scope: !212)
!215 = distinct !DISubprogram(name: "__get_helper<0UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !108, file: !108, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!216 = !DILocation(line: 1365, column: 14, scope: !215)
!217 = !DILocation(line: 1365, column: 7, scope: !215)
!218 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = !DILocation(line: 268, column: 51, scope: !218)
!220 = !DILocation(line: 268, column: 44, scope: !218)
!221 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 233, type: !9, scopeLine: 233, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!222 = !DILocation(line: 233, column: 43, scope: !221)
!223 = distinct !DISubprogram(name: "get_deleter", scope: !94, file: !94, line: 467, type: !9, scopeLine: 468, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!224 = !DILocation(line: 468, column: 21, scope: !223)
!225 = !DILocation(line: 468, column: 9, scope: !223)
!226 = distinct !DISubprogram(name: "operator()", scope: !94, file: !94, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!227 = !DILocation(line: 95, column: 2, scope: !226)
!228 = !DILocation(line: 96, column: 7, scope: !226)
!229 = distinct !DISubprogram(name: "_M_deleter", scope: !94, file: !94, line: 193, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!230 = !DILocation(line: 193, column: 49, scope: !229)
!231 = !DILocation(line: 193, column: 42, scope: !229)
!232 = distinct !DISubprogram(name: "get<1UL, std::thread::_State *, std::default_delete<std::thread::_State> >", scope: !108, file: !108, line: 1380, type: !9, scopeLine: 1381, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!233 = !DILocation(line: 1381, column: 14, scope: !232)
!234 = !DILocation(line: 1381, column: 7, scope: !232)
!235 = distinct !DISubprogram(name: "__get_helper<1UL, std::default_delete<std::thread::_State> >", scope: !108, file: !108, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!236 = !DILocation(line: 1365, column: 14, scope: !235)
!237 = !DILocation(line: 1365, column: 7, scope: !235)
!238 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 424, type: !9, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!239 = !DILocation(line: 424, column: 51, scope: !238)
!240 = !DILocation(line: 424, column: 44, scope: !238)
!241 = distinct !DISubprogram(name: "_M_head", scope: !108, file: !108, line: 124, type: !9, scopeLine: 124, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!242 = !DILocation(line: 124, column: 43, scope: !241)
!243 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/transfer.cpp:28:18)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!244 = !DILocation(line: 205, column: 4, scope: !243)
!245 = !DILocation(line: 207, column: 4, scope: !243)
!246 = !DILocation(line: 206, column: 6, scope: !243)
!247 = !DILocation(line: 206, column: 14, scope: !243)
!248 = !DILocation(line: 207, column: 6, scope: !243)
!249 = distinct !DISubprogram(name: "tuple<(lambda at cpp/transfer.cpp:28:18), true, true>", scope: !108, file: !108, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = !DILocation(line: 744, column: 4, scope: !249)
!251 = !DILocation(line: 744, column: 58, scope: !249)
!252 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!253 = !DILocation(line: 200, column: 14, scope: !252)
!254 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!255 = !DILocation(line: 210, column: 13, scope: !254)
!256 = !DILocation(line: 210, column: 24, scope: !254)
!257 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/transfer.cpp:28:18)>", scope: !108, file: !108, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!258 = !DILocation(line: 441, column: 4, scope: !257)
!259 = !DILocation(line: 442, column: 4, scope: !257)
!260 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/transfer.cpp:28:18)>", scope: !108, file: !108, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!261 = !DILocation(line: 200, column: 4, scope: !260)
!262 = !DILocation(line: 200, column: 46, scope: !260)
!263 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!264 = !DILocation(line: 259, column: 11, scope: !263)
!265 = !DILocation(line: 259, column: 4, scope: !263)
!266 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!267 = !DILocation(line: 252, column: 13, scope: !266)
!268 = !DILocation(line: 252, column: 6, scope: !266)
!269 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/transfer.cpp:28:18)>", scope: !130, file: !130, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!270 = !DILocation(line: 96, column: 14, scope: !269)
!271 = !DILocation(line: 96, column: 7, scope: !269)
!272 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/transfer.cpp:28:18)>", scope: !130, file: !130, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!273 = !DILocation(line: 61, column: 14, scope: !272)
!274 = !DILocation(line: 61, column: 7, scope: !272)
!275 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!276 = !DILocation(line: 28, column: 33, scope: !275)
!277 = !{!278, !17, i64 0}
!278 = !{!"_ZTSZ4mainE3$_1", !17, i64 0, !17, i64 8}
!279 = !DILocation(line: 28, column: 36, scope: !275)
!280 = !{!278, !17, i64 8}
!281 = !DILocation(line: 28, column: 24, scope: !275)
!282 = !DILocation(line: 28, column: 43, scope: !275)
