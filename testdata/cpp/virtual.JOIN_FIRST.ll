; ModuleID = 'cpp/virtual.cpp'
source_filename = "cpp/virtual.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%class.Counter = type { %class.Worker }
%class.Worker = type { ptr, %"class.std::thread" }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { %class.anon }
%class.anon = type { ptr }

$_ZN7CounterD2Ev = comdat any

$_ZN7Counter4stepEv = comdat any

$_ZN7CounterD0Ev = comdat any

$_ZN6WorkerD2Ev = comdat any

$_ZN6WorkerD0Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEE6_M_runEv = comdat any

$_ZTV7Counter = comdat any

$_ZTS7Counter = comdat any

$_ZTS6Worker = comdat any

$_ZTI6Worker = comdat any

$_ZTI7Counter = comdat any

$_ZTV6Worker = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = comdat any

@_ZTV7Counter = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Counter, ptr @_ZN7Counter4stepEv, ptr @_ZN7CounterD2Ev, ptr @_ZN7CounterD0Ev] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTS7Counter = linkonce_odr dso_local constant [9 x i8] c"7Counter\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS6Worker = linkonce_odr dso_local constant [8 x i8] c"6Worker\00", comdat, align 1
@_ZTI6Worker = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS6Worker }, comdat, align 8
@_ZTI7Counter = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Counter, ptr @_ZTI6Worker }, comdat, align 8
@_ZTV6Worker = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Worker, ptr @__cxa_pure_virtual, ptr @_ZN6WorkerD2Ev, ptr @_ZN6WorkerD0Ev] }, comdat, align 8
@_ZL5steps = internal global %"struct.std::atomic" zeroinitializer, align 4
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEE6_M_runEv] }, comdat, align 8
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = linkonce_odr dso_local constant [77 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %class.Counter, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12, !dbg !11
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !12, !tbaa !17
  %4 = getelementptr inbounds %class.Worker, ptr %3, i64 0, i32 1, !dbg !12
  store i64 0, ptr %4, align 8, !dbg !20, !tbaa !26
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Counter, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !30, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12, !dbg !31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !34
  store i64 0, ptr %2, align 8, !dbg !34, !tbaa !26
  %5 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13
          to label %6 unwind label %46, !dbg !38

6:                                                ; preds = %0
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !39, !tbaa !17
  %7 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !42
  %8 = ptrtoint ptr %3 to i64, !dbg !43
  store i64 %8, ptr %7, align 8, !dbg !43, !tbaa !51
  store ptr %5, ptr %1, align 8, !dbg !53, !tbaa !51
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null)
          to label %9 unwind label %16, !dbg !61

9:                                                ; preds = %6
  %10 = load ptr, ptr %1, align 8, !dbg !62, !tbaa !51
  %11 = icmp eq ptr %10, null, !dbg !65
  br i1 %11, label %25, label %12, !dbg !62

12:                                               ; preds = %9
  %13 = load ptr, ptr %10, align 8, !dbg !66, !tbaa !17
  %14 = getelementptr inbounds ptr, ptr %13, i64 1, !dbg !66
  %15 = load ptr, ptr %14, align 8, !dbg !66
  call void %15(ptr noundef nonnull align 8 dereferenceable(8) %10) #12, !dbg !66
  br label %25, !dbg !69

16:                                               ; preds = %6
  %17 = landingpad { ptr, i32 }
          cleanup, !dbg !70
  %18 = load ptr, ptr %1, align 8, !dbg !71, !tbaa !51
  %19 = icmp eq ptr %18, null, !dbg !73
  br i1 %19, label %24, label %20, !dbg !71

20:                                               ; preds = %16
  %21 = load ptr, ptr %18, align 8, !dbg !74, !tbaa !17
  %22 = getelementptr inbounds ptr, ptr %21, i64 1, !dbg !74
  %23 = load ptr, ptr %22, align 8, !dbg !74
  call void %23(ptr noundef nonnull align 8 dereferenceable(8) %18) #12, !dbg !74
  br label %24, !dbg !76

24:                                               ; preds = %20, %16
  store ptr null, ptr %1, align 8, !dbg !77, !tbaa !51
  br label %48

25:                                               ; preds = %12, %9
  store ptr null, ptr %1, align 8, !dbg !78, !tbaa !51
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !70
  %26 = load i64, ptr %4, align 8, !dbg !79, !tbaa.struct !84
  %27 = icmp eq i64 %26, 0, !dbg !86
  br i1 %27, label %29, label %28, !dbg !89

28:                                               ; preds = %25
  call void @_ZSt9terminatev() #14, !dbg !90
  unreachable, !dbg !90

29:                                               ; preds = %25
  %30 = load i64, ptr %2, align 8, !dbg !94, !tbaa !85
  store i64 %30, ptr %4, align 8, !dbg !94, !tbaa !85
  store i64 %26, ptr %2, align 8, !dbg !100, !tbaa.struct !84
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12, !dbg !101
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Counter, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !102, !tbaa !17
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %31 unwind label %42, !dbg !105

31:                                               ; preds = %29
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !106, !tbaa !17
  %32 = load i64, ptr %4, align 8, !dbg !109, !tbaa.struct !84
  %33 = icmp eq i64 %32, 0, !dbg !111
  br i1 %33, label %35, label %34, !dbg !113

34:                                               ; preds = %31
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %35 unwind label %39, !dbg !114

35:                                               ; preds = %34, %31
  %36 = load i64, ptr %4, align 8, !dbg !115, !tbaa.struct !84
  %37 = icmp eq i64 %36, 0, !dbg !119
  br i1 %37, label %45, label %38, !dbg !121

38:                                               ; preds = %35
  call void @_ZSt9terminatev() #14, !dbg !122
  unreachable, !dbg !122

39:                                               ; preds = %34
  %40 = landingpad { ptr, i32 }
          catch ptr null, !dbg !114
  %41 = extractvalue { ptr, i32 } %40, 0, !dbg !114
  call void @__clang_call_terminate(ptr %41) #14, !dbg !114
  unreachable, !dbg !114

42:                                               ; preds = %29
  %43 = landingpad { ptr, i32 }
          catch ptr null, !dbg !105
  %44 = extractvalue { ptr, i32 } %43, 0, !dbg !105
  call void @__clang_call_terminate(ptr %44) #14, !dbg !105
  unreachable, !dbg !105

45:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12, !dbg !124
  ret i32 0, !dbg !124

46:                                               ; preds = %0
  %47 = landingpad { ptr, i32 }
          cleanup, !dbg !124
  br label %48, !dbg !124

48:                                               ; preds = %24, %46
  %49 = phi { ptr, i32 } [ %47, %46 ], [ %17, %24 ]
  call void @_ZN7CounterD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #12, !dbg !124
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12, !dbg !124
  resume { ptr, i32 } %49, !dbg !124
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7CounterD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !103 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Counter, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !125, !tbaa !17
  %2 = getelementptr inbounds %class.Worker, ptr %0, i64 0, i32 1, !dbg !126
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %3 unwind label %15, !dbg !127

3:                                                ; preds = %1
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !128, !tbaa !17
  %4 = load i64, ptr %2, align 8, !dbg !130, !tbaa.struct !84
  %5 = icmp eq i64 %4, 0, !dbg !132
  br i1 %5, label %7, label %6, !dbg !134

6:                                                ; preds = %3
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %7 unwind label %11, !dbg !135

7:                                                ; preds = %6, %3
  %8 = load i64, ptr %2, align 8, !dbg !136, !tbaa.struct !84
  %9 = icmp eq i64 %8, 0, !dbg !139
  br i1 %9, label %14, label %10, !dbg !141

10:                                               ; preds = %7
  tail call void @_ZSt9terminatev() #14, !dbg !142
  unreachable, !dbg !142

11:                                               ; preds = %6
  %12 = landingpad { ptr, i32 }
          catch ptr null, !dbg !135
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !135
  tail call void @__clang_call_terminate(ptr %13) #14, !dbg !135
  unreachable, !dbg !135

14:                                               ; preds = %7
  ret void, !dbg !144

15:                                               ; preds = %1
  %16 = landingpad { ptr, i32 }
          catch ptr null, !dbg !127
  %17 = extractvalue { ptr, i32 } %16, 0, !dbg !127
  tail call void @__clang_call_terminate(ptr %17) #14, !dbg !127
  unreachable, !dbg !127
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7Counter4stepEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !145 {
  %2 = atomicrmw add ptr @_ZL5steps, i32 1 seq_cst, align 4, !dbg !146
  ret void, !dbg !152
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7CounterD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !153 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Counter, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !154, !tbaa !17
  %2 = getelementptr inbounds %class.Worker, ptr %0, i64 0, i32 1, !dbg !156
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %3 unwind label %14, !dbg !157

3:                                                ; preds = %1
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !158, !tbaa !17
  %4 = load i64, ptr %2, align 8, !dbg !160, !tbaa.struct !84
  %5 = icmp eq i64 %4, 0, !dbg !162
  br i1 %5, label %7, label %6, !dbg !164

6:                                                ; preds = %3
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %7 unwind label %11, !dbg !165

7:                                                ; preds = %6, %3
  %8 = load i64, ptr %2, align 8, !dbg !166, !tbaa.struct !84
  %9 = icmp eq i64 %8, 0, !dbg !169
  br i1 %9, label %17, label %10, !dbg !171

10:                                               ; preds = %7
  tail call void @_ZSt9terminatev() #14, !dbg !172
  unreachable, !dbg !172

11:                                               ; preds = %6
  %12 = landingpad { ptr, i32 }
          catch ptr null, !dbg !165
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !165
  tail call void @__clang_call_terminate(ptr %13) #14, !dbg !165
  unreachable, !dbg !165

14:                                               ; preds = %1
  %15 = landingpad { ptr, i32 }
          catch ptr null, !dbg !157
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !157
  tail call void @__clang_call_terminate(ptr %16) #14, !dbg !157
  unreachable, !dbg !157

17:                                               ; preds = %7
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !174
  ret void, !dbg !175
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN6WorkerD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !107 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !176, !tbaa !17
  %2 = getelementptr inbounds %class.Worker, ptr %0, i64 0, i32 1, !dbg !177
  %3 = load i64, ptr %2, align 8, !dbg !178, !tbaa.struct !84
  %4 = icmp eq i64 %3, 0, !dbg !180
  br i1 %4, label %6, label %5, !dbg !177

5:                                                ; preds = %1
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %6 unwind label %11, !dbg !182

6:                                                ; preds = %5, %1
  %7 = load i64, ptr %2, align 8, !dbg !183, !tbaa.struct !84
  %8 = icmp eq i64 %7, 0, !dbg !186
  br i1 %8, label %10, label %9, !dbg !188

9:                                                ; preds = %6
  tail call void @_ZSt9terminatev() #14, !dbg !189
  unreachable, !dbg !189

10:                                               ; preds = %6
  ret void, !dbg !191

11:                                               ; preds = %5
  %12 = landingpad { ptr, i32 }
          catch ptr null, !dbg !182
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !182
  tail call void @__clang_call_terminate(ptr %13) #14, !dbg !182
  unreachable, !dbg !182
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN6WorkerD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !192 {
  tail call void @llvm.trap() #14, !dbg !193
  unreachable, !dbg !193
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #12
  tail call void @_ZSt9terminatev() #14
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !194 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 comdat align 2 !dbg !195 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #12, !dbg !196
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !196
  ret void, !dbg !196
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 comdat align 2 !dbg !197 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !198
  %3 = load ptr, ptr %2, align 8, !tbaa !199
  %4 = load ptr, ptr %3, align 8, !dbg !201, !tbaa !17
  %5 = load ptr, ptr %4, align 8, !dbg !201
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(16) %3), !dbg !201
  ret void, !dbg !213
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/virtual.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 38, column: 2, scope: !8)
!12 = !DILocation(line: 8, column: 7, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "Worker", scope: !1, file: !1, line: 8, type: !9, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = distinct !DILocation(line: 25, column: 7, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "Counter", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!16 = distinct !DILocation(line: 38, column: 10, scope: !8)
!17 = !{!18, !18, i64 0}
!18 = !{!"vtable pointer", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = !DILocation(line: 85, column: 23, scope: !21, inlinedAt: !23)
!21 = distinct !DISubprogram(name: "id", scope: !22, file: !22, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!22 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!23 = distinct !DILocation(line: 120, column: 5, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "thread", scope: !22, file: !22, line: 120, type: !9, scopeLine: 120, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!25 = distinct !DILocation(line: 8, column: 7, scope: !13, inlinedAt: !14)
!26 = !{!27, !28, i64 0}
!27 = !{!"_ZTSNSt6thread2idE", !28, i64 0}
!28 = !{!"long", !29, i64 0}
!29 = !{!"omnipotent char", !19, i64 0}
!30 = !DILocation(line: 25, column: 7, scope: !15, inlinedAt: !16)
!31 = !DILocation(line: 16, column: 12, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "start", scope: !1, file: !1, line: 14, type: !9, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!33 = distinct !DILocation(line: 39, column: 10, scope: !8)
!34 = !DILocation(line: 85, column: 23, scope: !21, inlinedAt: !35)
!35 = distinct !DILocation(line: 126, column: 7, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "thread<(lambda at cpp/virtual.cpp:16:24), void>", scope: !22, file: !22, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = distinct !DILocation(line: 16, column: 12, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 142, column: 29, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 207, column: 4, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/virtual.cpp:16:24)>", scope: !22, file: !22, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!41 = distinct !DILocation(line: 142, column: 33, scope: !36, inlinedAt: !37)
!42 = !DILocation(line: 206, column: 6, scope: !40, inlinedAt: !41)
!43 = !DILocation(line: 200, column: 4, scope: !44, inlinedAt: !46)
!44 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/virtual.cpp:16:24)>", scope: !45, file: !45, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!45 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!46 = distinct !DILocation(line: 441, column: 4, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/virtual.cpp:16:24)>", scope: !45, file: !45, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = distinct !DILocation(line: 744, column: 4, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "tuple<(lambda at cpp/virtual.cpp:16:24), true, true>", scope: !45, file: !45, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!50 = distinct !DILocation(line: 206, column: 14, scope: !40, inlinedAt: !41)
!51 = !{!52, !52, i64 0}
!52 = !{!"any pointer", !29, i64 0}
!53 = !DILocation(line: 168, column: 56, scope: !54, inlinedAt: !56)
!54 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !55, file: !55, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!56 = distinct !DILocation(line: 233, column: 40, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !55, file: !55, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = distinct !DILocation(line: 310, column: 4, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !55, file: !55, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!60 = distinct !DILocation(line: 142, column: 18, scope: !36, inlinedAt: !37)
!61 = !DILocation(line: 142, column: 2, scope: !36, inlinedAt: !37)
!62 = !DILocation(line: 395, column: 6, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "~unique_ptr", scope: !55, file: !55, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!64 = distinct !DILocation(line: 142, column: 2, scope: !36, inlinedAt: !37)
!65 = !DILocation(line: 395, column: 12, scope: !63, inlinedAt: !64)
!66 = !DILocation(line: 95, column: 2, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "operator()", scope: !55, file: !55, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = distinct !DILocation(line: 396, column: 4, scope: !63, inlinedAt: !64)
!69 = !DILocation(line: 396, column: 4, scope: !63, inlinedAt: !64)
!70 = !DILocation(line: 145, column: 7, scope: !36, inlinedAt: !37)
!71 = !DILocation(line: 395, column: 6, scope: !63, inlinedAt: !72)
!72 = distinct !DILocation(line: 142, column: 2, scope: !36, inlinedAt: !37)
!73 = !DILocation(line: 395, column: 12, scope: !63, inlinedAt: !72)
!74 = !DILocation(line: 95, column: 2, scope: !67, inlinedAt: !75)
!75 = distinct !DILocation(line: 396, column: 4, scope: !63, inlinedAt: !72)
!76 = !DILocation(line: 396, column: 4, scope: !63, inlinedAt: !72)
!77 = !DILocation(line: 397, column: 8, scope: !63, inlinedAt: !72)
!78 = !DILocation(line: 397, column: 8, scope: !63, inlinedAt: !64)
!79 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "joinable", scope: !22, file: !22, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!81 = distinct !DILocation(line: 163, column: 11, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "operator=", scope: !22, file: !22, line: 161, type: !9, scopeLine: 162, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!83 = distinct !DILocation(line: 16, column: 10, scope: !32, inlinedAt: !33)
!84 = !{i64 0, i64 8, !85}
!85 = !{!28, !28, i64 0}
!86 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "operator==", scope: !22, file: !22, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!88 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !81)
!89 = !DILocation(line: 163, column: 11, scope: !82, inlinedAt: !83)
!90 = !DILocation(line: 312, column: 5, scope: !91, inlinedAt: !93)
!91 = distinct !DISubprogram(name: "__terminate", scope: !92, file: !92, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!92 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!93 = distinct !DILocation(line: 164, column: 2, scope: !82, inlinedAt: !83)
!94 = !DILocation(line: 205, column: 11, scope: !95, inlinedAt: !97)
!95 = distinct !DISubprogram(name: "swap<std::thread::id>", scope: !96, file: !96, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!96 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!97 = distinct !DILocation(line: 171, column: 7, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "swap", scope: !22, file: !22, line: 170, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!99 = distinct !DILocation(line: 165, column: 7, scope: !82, inlinedAt: !83)
!100 = !DILocation(line: 206, column: 11, scope: !95, inlinedAt: !97)
!101 = !DILocation(line: 16, column: 3, scope: !32, inlinedAt: !33)
!102 = !DILocation(line: 29, column: 2, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "~Counter", scope: !1, file: !1, line: 28, type: !9, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = distinct !DILocation(line: 40, column: 1, scope: !8)
!105 = !DILocation(line: 31, column: 10, scope: !103, inlinedAt: !104)
!106 = !DILocation(line: 19, column: 2, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "~Worker", scope: !1, file: !1, line: 18, type: !9, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!108 = distinct !DILocation(line: 33, column: 2, scope: !103, inlinedAt: !104)
!109 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !110)
!110 = distinct !DILocation(line: 20, column: 14, scope: !107, inlinedAt: !108)
!111 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !112)
!112 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !110)
!113 = !DILocation(line: 20, column: 7, scope: !107, inlinedAt: !108)
!114 = !DILocation(line: 21, column: 11, scope: !107, inlinedAt: !108)
!115 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !116)
!116 = distinct !DILocation(line: 150, column: 11, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "~thread", scope: !22, file: !22, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!118 = distinct !DILocation(line: 22, column: 2, scope: !107, inlinedAt: !108)
!119 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !120)
!120 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !116)
!121 = !DILocation(line: 150, column: 11, scope: !117, inlinedAt: !118)
!122 = !DILocation(line: 312, column: 5, scope: !91, inlinedAt: !123)
!123 = distinct !DILocation(line: 151, column: 2, scope: !117, inlinedAt: !118)
!124 = !DILocation(line: 40, column: 1, scope: !8)
!125 = !DILocation(line: 29, column: 2, scope: !103)
!126 = !DILocation(line: 31, column: 3, scope: !103)
!127 = !DILocation(line: 31, column: 10, scope: !103)
!128 = !DILocation(line: 19, column: 2, scope: !107, inlinedAt: !129)
!129 = distinct !DILocation(line: 33, column: 2, scope: !103)
!130 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !131)
!131 = distinct !DILocation(line: 20, column: 14, scope: !107, inlinedAt: !129)
!132 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !133)
!133 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !131)
!134 = !DILocation(line: 20, column: 7, scope: !107, inlinedAt: !129)
!135 = !DILocation(line: 21, column: 11, scope: !107, inlinedAt: !129)
!136 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !137)
!137 = distinct !DILocation(line: 150, column: 11, scope: !117, inlinedAt: !138)
!138 = distinct !DILocation(line: 22, column: 2, scope: !107, inlinedAt: !129)
!139 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !140)
!140 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !137)
!141 = !DILocation(line: 150, column: 11, scope: !117, inlinedAt: !138)
!142 = !DILocation(line: 312, column: 5, scope: !91, inlinedAt: !143)
!143 = distinct !DILocation(line: 151, column: 2, scope: !117, inlinedAt: !138)
!144 = !DILocation(line: 33, column: 2, scope: !103)
!145 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = !DILocation(line: 618, column: 16, scope: !147, inlinedAt: !149)
!147 = distinct !DISubprogram(name: "fetch_add", scope: !148, file: !148, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!149 = distinct !DILocation(line: 369, column: 16, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "operator++", scope: !148, file: !148, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!151 = distinct !DILocation(line: 27, column: 25, scope: !145)
!152 = !DILocation(line: 27, column: 34, scope: !145)
!153 = distinct !DISubprogram(name: "~Counter", scope: !1, file: !1, line: 28, type: !9, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!154 = !DILocation(line: 29, column: 2, scope: !103, inlinedAt: !155)
!155 = distinct !DILocation(line: 29, column: 2, scope: !153)
!156 = !DILocation(line: 31, column: 3, scope: !103, inlinedAt: !155)
!157 = !DILocation(line: 31, column: 10, scope: !103, inlinedAt: !155)
!158 = !DILocation(line: 19, column: 2, scope: !107, inlinedAt: !159)
!159 = distinct !DILocation(line: 33, column: 2, scope: !103, inlinedAt: !155)
!160 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !161)
!161 = distinct !DILocation(line: 20, column: 14, scope: !107, inlinedAt: !159)
!162 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !163)
!163 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !161)
!164 = !DILocation(line: 20, column: 7, scope: !107, inlinedAt: !159)
!165 = !DILocation(line: 21, column: 11, scope: !107, inlinedAt: !159)
!166 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !167)
!167 = distinct !DILocation(line: 150, column: 11, scope: !117, inlinedAt: !168)
!168 = distinct !DILocation(line: 22, column: 2, scope: !107, inlinedAt: !159)
!169 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !170)
!170 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !167)
!171 = !DILocation(line: 150, column: 11, scope: !117, inlinedAt: !168)
!172 = !DILocation(line: 312, column: 5, scope: !91, inlinedAt: !173)
!173 = distinct !DILocation(line: 151, column: 2, scope: !117, inlinedAt: !168)
!174 = !DILocation(line: 29, column: 2, scope: !153)
!175 = !DILocation(line: 33, column: 2, scope: !153)
!176 = !DILocation(line: 19, column: 2, scope: !107)
!177 = !DILocation(line: 20, column: 7, scope: !107)
!178 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !179)
!179 = distinct !DILocation(line: 20, column: 14, scope: !107)
!180 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !181)
!181 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !179)
!182 = !DILocation(line: 21, column: 11, scope: !107)
!183 = !DILocation(line: 175, column: 16, scope: !80, inlinedAt: !184)
!184 = distinct !DILocation(line: 150, column: 11, scope: !117, inlinedAt: !185)
!185 = distinct !DILocation(line: 22, column: 2, scope: !107)
!186 = !DILocation(line: 286, column: 26, scope: !87, inlinedAt: !187)
!187 = distinct !DILocation(line: 175, column: 22, scope: !80, inlinedAt: !184)
!188 = !DILocation(line: 150, column: 11, scope: !117, inlinedAt: !185)
!189 = !DILocation(line: 312, column: 5, scope: !91, inlinedAt: !190)
!190 = distinct !DILocation(line: 151, column: 2, scope: !117, inlinedAt: !185)
!191 = !DILocation(line: 22, column: 2, scope: !107)
!192 = distinct !DISubprogram(name: "~Worker", scope: !1, file: !1, line: 18, type: !9, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DILocation(line: 19, column: 2, scope: !192)
!194 = !DISubprogram(name: "terminate", scope: !92, file: !92, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!195 = distinct !DISubprogram(name: "~_State_impl", scope: !22, file: !22, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = !DILocation(line: 200, column: 14, scope: !195)
!197 = distinct !DISubprogram(name: "_M_run", scope: !22, file: !22, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = !DILocation(line: 210, column: 13, scope: !197)
!199 = !{!200, !52, i64 0}
!200 = !{!"_ZTSZN6Worker5startEvEUlvE_", !52, i64 0}
!201 = !DILocation(line: 16, column: 33, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = distinct !DILocation(line: 61, column: 14, scope: !204, inlinedAt: !206)
!204 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/virtual.cpp:16:24)>", scope: !205, file: !205, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!205 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!206 = distinct !DILocation(line: 96, column: 14, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/virtual.cpp:16:24)>", scope: !205, file: !205, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = distinct !DILocation(line: 252, column: 13, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !22, file: !22, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = distinct !DILocation(line: 259, column: 11, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "operator()", scope: !22, file: !22, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!212 = distinct !DILocation(line: 210, column: 13, scope: !197)
!213 = !DILocation(line: 210, column: 24, scope: !197)
