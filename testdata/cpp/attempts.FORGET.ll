; ModuleID = 'cpp/attempts.cpp'
source_filename = "cpp/attempts.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::once_flag" = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.3" }
%"class.std::tuple.3" = type { %"struct.std::_Tuple_impl.4" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { ptr }
%class.anon = type { ptr }

$_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIRFvvEJEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

@_ZL8attempts = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"attempts == 2\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"cpp/attempts.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZL4once = internal global %"struct.std::once_flag" zeroinitializer, align 4
@.str.2 = private unnamed_addr constant [11 x i8] c"table == 7\00", align 1
@__PRETTY_FUNCTION__._ZL3usev = private unnamed_addr constant [11 x i8] c"void use()\00", align 1
@_ZSt15__once_callable = external thread_local global ptr, align 8
@_ZSt11__once_call = external thread_local global ptr, align 8
@.str.3 = private unnamed_addr constant [14 x i8] c"no memory yet\00", align 1
@_ZL5table.0 = internal unnamed_addr global i32 0, align 4
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant [59 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  %6 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !29
  store ptr @_ZL3usev, ptr %6, align 8, !dbg !30, !tbaa !38
  store ptr %5, ptr %2, align 8, !dbg !41, !tbaa !49
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %7 unwind label %14, !dbg !50

7:                                                ; preds = %0
  %8 = load ptr, ptr %2, align 8, !dbg !51, !tbaa !49
  %9 = icmp eq ptr %8, null, !dbg !54
  br i1 %9, label %25, label %10, !dbg !51

10:                                               ; preds = %7
  %11 = load ptr, ptr %8, align 8, !dbg !55, !tbaa !27
  %12 = getelementptr inbounds ptr, ptr %11, i64 1, !dbg !55
  %13 = load ptr, ptr %12, align 8, !dbg !55
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %8) #14, !dbg !55
  br label %25, !dbg !58

14:                                               ; preds = %0
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !59
  %16 = load ptr, ptr %2, align 8, !dbg !60, !tbaa !49
  %17 = icmp eq ptr %16, null, !dbg !62
  br i1 %17, label %24, label %18, !dbg !60

18:                                               ; preds = %14
  %19 = load ptr, ptr %16, align 8, !dbg !63, !tbaa !27
  %20 = getelementptr inbounds ptr, ptr %19, i64 1, !dbg !63
  %21 = load ptr, ptr %20, align 8, !dbg !63
  call void %21(ptr noundef nonnull align 8 dereferenceable(8) %16) #14, !dbg !63
  br label %24, !dbg !65

22:                                               ; preds = %72, %24
  %23 = phi { ptr, i32 } [ %15, %24 ], [ %68, %72 ]
  resume { ptr, i32 } %23, !dbg !66

24:                                               ; preds = %18, %14
  store ptr null, ptr %2, align 8, !dbg !67, !tbaa !49
  br label %22

25:                                               ; preds = %7, %10
  store ptr null, ptr %2, align 8, !dbg !68, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !59
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !69
  store i64 0, ptr %4, align 8, !dbg !69, !tbaa !18
  %26 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15
          to label %27 unwind label %51, !dbg !72

27:                                               ; preds = %25
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %26, align 8, !dbg !73, !tbaa !27
  %28 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %26, i64 0, i32 1, !dbg !75
  store ptr @_ZL3usev, ptr %28, align 8, !dbg !76, !tbaa !38
  store ptr %26, ptr %1, align 8, !dbg !80, !tbaa !49
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %29 unwind label %36, !dbg !84

29:                                               ; preds = %27
  %30 = load ptr, ptr %1, align 8, !dbg !85, !tbaa !49
  %31 = icmp eq ptr %30, null, !dbg !87
  br i1 %31, label %45, label %32, !dbg !85

32:                                               ; preds = %29
  %33 = load ptr, ptr %30, align 8, !dbg !88, !tbaa !27
  %34 = getelementptr inbounds ptr, ptr %33, i64 1, !dbg !88
  %35 = load ptr, ptr %34, align 8, !dbg !88
  call void %35(ptr noundef nonnull align 8 dereferenceable(8) %30) #14, !dbg !88
  br label %45, !dbg !90

36:                                               ; preds = %27
  %37 = landingpad { ptr, i32 }
          cleanup, !dbg !91
  %38 = load ptr, ptr %1, align 8, !dbg !92, !tbaa !49
  %39 = icmp eq ptr %38, null, !dbg !94
  br i1 %39, label %44, label %40, !dbg !92

40:                                               ; preds = %36
  %41 = load ptr, ptr %38, align 8, !dbg !95, !tbaa !27
  %42 = getelementptr inbounds ptr, ptr %41, i64 1, !dbg !95
  %43 = load ptr, ptr %42, align 8, !dbg !95
  call void %43(ptr noundef nonnull align 8 dereferenceable(8) %38) #14, !dbg !95
  br label %44, !dbg !97

44:                                               ; preds = %40, %36
  store ptr null, ptr %1, align 8, !dbg !98, !tbaa !49
  br label %67

45:                                               ; preds = %29, %32
  store ptr null, ptr %1, align 8, !dbg !99, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !91
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %46 unwind label %53, !dbg !100

46:                                               ; preds = %45
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %47 unwind label %53, !dbg !101

47:                                               ; preds = %46
  %48 = load i32, ptr @_ZL8attempts, align 4, !dbg !102, !tbaa !103
  %49 = icmp eq i32 %48, 2, !dbg !102
  br i1 %49, label %58, label %50, !dbg !102

50:                                               ; preds = %47
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 37, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !102
  unreachable, !dbg !102

51:                                               ; preds = %25
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !105
  br label %67, !dbg !105

53:                                               ; preds = %46, %45
  %54 = landingpad { ptr, i32 }
          cleanup, !dbg !105
  %55 = load i64, ptr %4, align 8, !dbg !106, !tbaa.struct !111
  %56 = icmp eq i64 %55, 0, !dbg !113
  br i1 %56, label %67, label %57, !dbg !116

57:                                               ; preds = %53
  call void @_ZSt9terminatev() #16, !dbg !117
  unreachable, !dbg !117

58:                                               ; preds = %47
  %59 = load i64, ptr %4, align 8, !dbg !121, !tbaa.struct !111
  %60 = icmp eq i64 %59, 0, !dbg !124
  br i1 %60, label %62, label %61, !dbg !126

61:                                               ; preds = %58
  call void @_ZSt9terminatev() #16, !dbg !127
  unreachable, !dbg !127

62:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !105
  %63 = load i64, ptr %3, align 8, !dbg !129, !tbaa.struct !111
  %64 = icmp eq i64 %63, 0, !dbg !132
  br i1 %64, label %66, label %65, !dbg !134

65:                                               ; preds = %62
  call void @_ZSt9terminatev() #16, !dbg !135
  unreachable, !dbg !135

66:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !105
  ret i32 0, !dbg !105

67:                                               ; preds = %53, %51, %44
  %68 = phi { ptr, i32 } [ %52, %51 ], [ %37, %44 ], [ %54, %53 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !105
  %69 = load i64, ptr %3, align 8, !dbg !137, !tbaa.struct !111
  %70 = icmp eq i64 %69, 0, !dbg !140
  br i1 %70, label %72, label %71, !dbg !142

71:                                               ; preds = %67
  call void @_ZSt9terminatev() #16, !dbg !143
  unreachable, !dbg !143

72:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !105
  br label %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: uwtable
define internal void @_ZL3usev() #2 personality ptr @__gxx_personality_v0 !dbg !145 {
  %1 = alloca %class.anon, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #14, !dbg !146
  store ptr @_ZL10initialisev, ptr %1, align 8, !dbg !150, !tbaa !49
  %2 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !151
  store ptr %1, ptr %2, align 8, !dbg !154, !tbaa !49
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt11__once_call), !dbg !155
  store ptr @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIRFvvEJEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv, ptr %3, align 8, !dbg !156, !tbaa !49
  %4 = invoke i32 @pthread_once(ptr noundef nonnull @_ZL4once, ptr noundef nonnull @__once_proxy)
          to label %5 unwind label %9, !dbg !157

5:                                                ; preds = %0
  %6 = icmp eq i32 %4, 0, !dbg !161
  br i1 %6, label %14, label %7, !dbg !161

7:                                                ; preds = %5
  invoke void @_ZSt20__throw_system_errori(i32 noundef %4) #17
          to label %8 unwind label %9, !dbg !162

8:                                                ; preds = %7
  unreachable, !dbg !162

9:                                                ; preds = %7, %0
  %10 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error, !dbg !163
  store ptr null, ptr %2, align 8, !dbg !164, !tbaa !49
  store ptr null, ptr %3, align 8, !dbg !167, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #14, !dbg !163
  %11 = extractvalue { ptr, i32 } %10, 1, !dbg !168
  %12 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt13runtime_error) #14, !dbg !169
  %13 = icmp eq i32 %11, %12, !dbg !169
  br i1 %13, label %15, label %23, !dbg !169

14:                                               ; preds = %5
  store ptr null, ptr %2, align 8, !dbg !170, !tbaa !49
  store ptr null, ptr %3, align 8, !dbg !172, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #14, !dbg !163
  br label %18, !dbg !163

15:                                               ; preds = %9
  %16 = extractvalue { ptr, i32 } %10, 0, !dbg !168
  %17 = call ptr @__cxa_begin_catch(ptr %16) #14, !dbg !169
  call void @__cxa_end_catch(), !dbg !173
  br label %18, !dbg !173

18:                                               ; preds = %14, %15
  %19 = load atomic i32, ptr @_ZL5table.0 seq_cst, align 4, !dbg !174
  %20 = icmp eq i32 %19, 7, !dbg !180
  br i1 %20, label %22, label %21, !dbg !180

21:                                               ; preds = %18
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 29, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL3usev) #16, !dbg !180
  unreachable, !dbg !180

22:                                               ; preds = %18
  ret void, !dbg !168

23:                                               ; preds = %9
  resume { ptr, i32 } %10, !dbg !169
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !181 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress uwtable
define internal void @_ZL10initialisev() #5 personality ptr @__gxx_personality_v0 !dbg !183 {
  %1 = load i32, ptr @_ZL8attempts, align 4, !dbg !184, !tbaa !103
  %2 = add nsw i32 %1, 1, !dbg !184
  store i32 %2, ptr @_ZL8attempts, align 4, !dbg !184, !tbaa !103
  %3 = icmp eq i32 %1, 0, !dbg !185
  br i1 %3, label %4, label %9, !dbg !184

4:                                                ; preds = %0
  %5 = tail call ptr @__cxa_allocate_exception(i64 16) #14, !dbg !186
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull @.str.3)
          to label %6 unwind label %7, !dbg !187

6:                                                ; preds = %4
  tail call void @__cxa_throw(ptr nonnull %5, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #17, !dbg !186
  unreachable, !dbg !186

7:                                                ; preds = %4
  %8 = landingpad { ptr, i32 }
          cleanup, !dbg !188
  tail call void @__cxa_free_exception(ptr %5) #14, !dbg !186
  resume { ptr, i32 } %8, !dbg !186

9:                                                ; preds = %0
  store atomic i32 7, ptr @_ZL5table.0 seq_cst, align 4, !dbg !189
  ret void, !dbg !188
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare void @__once_proxy() #3

; Function Attrs: noreturn
declare !dbg !194 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #8

; Function Attrs: inlinehint uwtable
define linkonce_odr dso_local void @_ZZNSt9once_flag18_Prepare_executionC1IZSt9call_onceIRFvvEJEEvRS_OT_DpOT0_EUlvE_EERS6_ENUlvE_8__invokeEv() #9 comdat align 2 !dbg !196 {
  %1 = tail call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZSt15__once_callable), !dbg !197
  %2 = load ptr, ptr %1, align 8, !dbg !197, !tbaa !49
  %3 = load ptr, ptr %2, align 8, !dbg !200, !tbaa !203
  tail call void %3(), !dbg !205
  ret void, !dbg !211
}

declare !dbg !212 i32 @pthread_once(ptr noundef, ptr noundef) local_unnamed_addr #3

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #10

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare !dbg !214 void @_ZSt9terminatev() local_unnamed_addr

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #11

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #13 comdat align 2 !dbg !215 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !216
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !216
  ret void, !dbg !216
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #5 comdat align 2 !dbg !217 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !218
  %3 = load ptr, ptr %2, align 8, !dbg !219, !tbaa !49
  tail call void %3(), !dbg !219
  ret void, !dbg !228
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { inlinehint uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { noreturn nounwind }
attributes #17 = { noreturn }
attributes #18 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/attempts.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 32, type: !9, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 34, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<void (&)(), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 34, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<void (&)()>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !17)
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !22, i64 0}
!29 = !DILocation(line: 206, column: 6, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 193, column: 9, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "_Head_base", scope: !32, file: !32, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!33 = distinct !DILocation(line: 435, column: 9, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "_Tuple_impl", scope: !32, file: !32, line: 434, type: !9, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!35 = distinct !DILocation(line: 729, column: 4, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "tuple<true, true>", scope: !32, file: !32, line: 727, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = distinct !DILocation(line: 206, column: 14, scope: !25, inlinedAt: !26)
!38 = !{!39, !40, i64 0}
!39 = !{!"_ZTSSt10_Head_baseILm0EPFvvELb0EE", !40, i64 0}
!40 = !{!"any pointer", !21, i64 0}
!41 = !DILocation(line: 168, column: 56, scope: !42, inlinedAt: !44)
!42 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !43, file: !43, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!43 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!44 = distinct !DILocation(line: 233, column: 40, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !43, file: !43, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 310, column: 4, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !43, file: !43, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !17)
!49 = !{!40, !40, i64 0}
!50 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!51 = !DILocation(line: 395, column: 6, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "~unique_ptr", scope: !43, file: !43, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!53 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!54 = !DILocation(line: 395, column: 12, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 95, column: 2, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "operator()", scope: !43, file: !43, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = distinct !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!60 = !DILocation(line: 395, column: 6, scope: !52, inlinedAt: !61)
!61 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!62 = !DILocation(line: 395, column: 12, scope: !52, inlinedAt: !61)
!63 = !DILocation(line: 95, column: 2, scope: !56, inlinedAt: !64)
!64 = distinct !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !61)
!65 = !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !61)
!66 = !DILocation(line: 0, scope: !8)
!67 = !DILocation(line: 397, column: 8, scope: !52, inlinedAt: !61)
!68 = !DILocation(line: 397, column: 8, scope: !52, inlinedAt: !53)
!69 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !70)
!70 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !71)
!71 = distinct !DILocation(line: 34, column: 22, scope: !8)
!72 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !71)
!73 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !74)
!74 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !71)
!75 = !DILocation(line: 206, column: 6, scope: !25, inlinedAt: !74)
!76 = !DILocation(line: 193, column: 9, scope: !31, inlinedAt: !77)
!77 = distinct !DILocation(line: 435, column: 9, scope: !34, inlinedAt: !78)
!78 = distinct !DILocation(line: 729, column: 4, scope: !36, inlinedAt: !79)
!79 = distinct !DILocation(line: 206, column: 14, scope: !25, inlinedAt: !74)
!80 = !DILocation(line: 168, column: 56, scope: !42, inlinedAt: !81)
!81 = distinct !DILocation(line: 233, column: 40, scope: !45, inlinedAt: !82)
!82 = distinct !DILocation(line: 310, column: 4, scope: !47, inlinedAt: !83)
!83 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !71)
!84 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !71)
!85 = !DILocation(line: 395, column: 6, scope: !52, inlinedAt: !86)
!86 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !71)
!87 = !DILocation(line: 395, column: 12, scope: !52, inlinedAt: !86)
!88 = !DILocation(line: 95, column: 2, scope: !56, inlinedAt: !89)
!89 = distinct !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !86)
!90 = !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !86)
!91 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !71)
!92 = !DILocation(line: 395, column: 6, scope: !52, inlinedAt: !93)
!93 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !71)
!94 = !DILocation(line: 395, column: 12, scope: !52, inlinedAt: !93)
!95 = !DILocation(line: 95, column: 2, scope: !56, inlinedAt: !96)
!96 = distinct !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !93)
!97 = !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !93)
!98 = !DILocation(line: 397, column: 8, scope: !52, inlinedAt: !93)
!99 = !DILocation(line: 397, column: 8, scope: !52, inlinedAt: !86)
!100 = !DILocation(line: 35, column: 4, scope: !8)
!101 = !DILocation(line: 36, column: 4, scope: !8)
!102 = !DILocation(line: 37, column: 2, scope: !8)
!103 = !{!104, !104, i64 0}
!104 = !{!"int", !21, i64 0}
!105 = !DILocation(line: 38, column: 1, scope: !8)
!106 = !DILocation(line: 175, column: 16, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!108 = distinct !DILocation(line: 150, column: 11, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = distinct !DILocation(line: 38, column: 1, scope: !8)
!111 = !{i64 0, i64 8, !112}
!112 = !{!20, !20, i64 0}
!113 = !DILocation(line: 286, column: 26, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!115 = distinct !DILocation(line: 175, column: 22, scope: !107, inlinedAt: !108)
!116 = !DILocation(line: 150, column: 11, scope: !109, inlinedAt: !110)
!117 = !DILocation(line: 312, column: 5, scope: !118, inlinedAt: !120)
!118 = distinct !DISubprogram(name: "__terminate", scope: !119, file: !119, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!120 = distinct !DILocation(line: 151, column: 2, scope: !109, inlinedAt: !110)
!121 = !DILocation(line: 175, column: 16, scope: !107, inlinedAt: !122)
!122 = distinct !DILocation(line: 150, column: 11, scope: !109, inlinedAt: !123)
!123 = distinct !DILocation(line: 38, column: 1, scope: !8)
!124 = !DILocation(line: 286, column: 26, scope: !114, inlinedAt: !125)
!125 = distinct !DILocation(line: 175, column: 22, scope: !107, inlinedAt: !122)
!126 = !DILocation(line: 150, column: 11, scope: !109, inlinedAt: !123)
!127 = !DILocation(line: 312, column: 5, scope: !118, inlinedAt: !128)
!128 = distinct !DILocation(line: 151, column: 2, scope: !109, inlinedAt: !123)
!129 = !DILocation(line: 175, column: 16, scope: !107, inlinedAt: !130)
!130 = distinct !DILocation(line: 150, column: 11, scope: !109, inlinedAt: !131)
!131 = distinct !DILocation(line: 38, column: 1, scope: !8)
!132 = !DILocation(line: 286, column: 26, scope: !114, inlinedAt: !133)
!133 = distinct !DILocation(line: 175, column: 22, scope: !107, inlinedAt: !130)
!134 = !DILocation(line: 150, column: 11, scope: !109, inlinedAt: !131)
!135 = !DILocation(line: 312, column: 5, scope: !118, inlinedAt: !136)
!136 = distinct !DILocation(line: 151, column: 2, scope: !109, inlinedAt: !131)
!137 = !DILocation(line: 175, column: 16, scope: !107, inlinedAt: !138)
!138 = distinct !DILocation(line: 150, column: 11, scope: !109, inlinedAt: !139)
!139 = distinct !DILocation(line: 38, column: 1, scope: !8)
!140 = !DILocation(line: 286, column: 26, scope: !114, inlinedAt: !141)
!141 = distinct !DILocation(line: 175, column: 22, scope: !107, inlinedAt: !138)
!142 = !DILocation(line: 150, column: 11, scope: !109, inlinedAt: !139)
!143 = !DILocation(line: 312, column: 5, scope: !118, inlinedAt: !144)
!144 = distinct !DILocation(line: 151, column: 2, scope: !109, inlinedAt: !139)
!145 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 20, type: !9, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = !DILocation(line: 851, column: 7, scope: !147, inlinedAt: !149)
!147 = distinct !DISubprogram(name: "call_once<void (&)()>", scope: !148, file: !148, line: 848, type: !9, scopeLine: 849, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = !DIFile(filename: "include/c++/12/mutex", directory: "")
!149 = distinct !DILocation(line: 23, column: 3, scope: !145)
!150 = !DILocation(line: 851, column: 25, scope: !147, inlinedAt: !149)
!151 = !DILocation(line: 786, column: 2, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "_Prepare_execution<(lambda at include/c++/12/mutex:851:25)>", scope: !148, file: !148, line: 783, type: !9, scopeLine: 784, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!153 = distinct !DILocation(line: 856, column: 37, scope: !147, inlinedAt: !149)
!154 = !DILocation(line: 786, column: 18, scope: !152, inlinedAt: !153)
!155 = !DILocation(line: 788, column: 2, scope: !152, inlinedAt: !153)
!156 = !DILocation(line: 788, column: 14, scope: !152, inlinedAt: !153)
!157 = !DILocation(line: 700, column: 12, scope: !158, inlinedAt: !160)
!158 = distinct !DISubprogram(name: "__gthread_once", scope: !159, file: !159, line: 697, type: !9, scopeLine: 698, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!160 = distinct !DILocation(line: 859, column: 21, scope: !147, inlinedAt: !149)
!161 = !DILocation(line: 859, column: 15, scope: !147, inlinedAt: !149)
!162 = !DILocation(line: 860, column: 2, scope: !147, inlinedAt: !149)
!163 = !DILocation(line: 861, column: 5, scope: !147, inlinedAt: !149)
!164 = !DILocation(line: 794, column: 23, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "~_Prepare_execution", scope: !148, file: !148, line: 791, type: !9, scopeLine: 792, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!166 = distinct !DILocation(line: 861, column: 5, scope: !147, inlinedAt: !149)
!167 = !DILocation(line: 795, column: 19, scope: !165, inlinedAt: !166)
!168 = !DILocation(line: 30, column: 1, scope: !145)
!169 = !DILocation(line: 24, column: 2, scope: !145)
!170 = !DILocation(line: 794, column: 23, scope: !165, inlinedAt: !171)
!171 = distinct !DILocation(line: 861, column: 5, scope: !147, inlinedAt: !149)
!172 = !DILocation(line: 795, column: 19, scope: !165, inlinedAt: !171)
!173 = !DILocation(line: 28, column: 2, scope: !145)
!174 = !DILocation(line: 488, column: 9, scope: !175, inlinedAt: !177)
!175 = distinct !DISubprogram(name: "load", scope: !176, file: !176, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!176 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!177 = distinct !DILocation(line: 348, column: 16, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "operator int", scope: !176, file: !176, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!179 = distinct !DILocation(line: 29, column: 2, scope: !145)
!180 = !DILocation(line: 29, column: 2, scope: !145)
!181 = !DISubprogram(name: "__assert_fail", scope: !182, file: !182, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!182 = !DIFile(filename: "include/assert.h", directory: "")
!183 = distinct !DISubprogram(name: "initialise", scope: !1, file: !1, line: 13, type: !9, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!184 = !DILocation(line: 15, column: 6, scope: !183)
!185 = !DILocation(line: 15, column: 17, scope: !183)
!186 = !DILocation(line: 16, column: 3, scope: !183)
!187 = !DILocation(line: 16, column: 9, scope: !183)
!188 = !DILocation(line: 18, column: 1, scope: !183)
!189 = !DILocation(line: 464, column: 2, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "store", scope: !176, file: !176, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!191 = distinct !DILocation(line: 356, column: 2, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "operator=", scope: !176, file: !176, line: 354, type: !9, scopeLine: 355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = distinct !DILocation(line: 17, column: 8, scope: !183)
!194 = !DISubprogram(name: "__throw_system_error", scope: !195, file: !195, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!195 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!196 = distinct !DISubprogram(name: "__invoke", scope: !148, file: !148, line: 788, type: !9, scopeLine: 788, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!197 = !DILocation(line: 788, column: 47, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "operator()", scope: !148, file: !148, line: 788, type: !9, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = distinct !DILocation(line: 788, column: 16, scope: !196)
!200 = !DILocation(line: 852, column: 42, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "operator()", scope: !148, file: !148, line: 851, type: !9, scopeLine: 851, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!202 = distinct !DILocation(line: 788, column: 21, scope: !198, inlinedAt: !199)
!203 = !{!204, !40, i64 0}
!204 = !{!"_ZTSZSt9call_onceIRFvvEJEEvRSt9once_flagOT_DpOT0_EUlvE_", !40, i64 0}
!205 = !DILocation(line: 61, column: 14, scope: !206, inlinedAt: !208)
!206 = distinct !DISubprogram(name: "__invoke_impl<void, void (&)()>", scope: !207, file: !207, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!207 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!208 = distinct !DILocation(line: 96, column: 14, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "__invoke<void (&)()>", scope: !207, file: !207, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = distinct !DILocation(line: 852, column: 4, scope: !201, inlinedAt: !202)
!211 = !DILocation(line: 788, column: 16, scope: !196)
!212 = !DISubprogram(name: "pthread_once", scope: !213, file: !213, line: 509, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!213 = !DIFile(filename: "include/pthread.h", directory: "")
!214 = !DISubprogram(name: "terminate", scope: !119, file: !119, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!215 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!216 = !DILocation(line: 200, column: 14, scope: !215)
!217 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!218 = !DILocation(line: 210, column: 13, scope: !217)
!219 = !DILocation(line: 61, column: 14, scope: !220, inlinedAt: !221)
!220 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)()>", scope: !207, file: !207, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!221 = distinct !DILocation(line: 96, column: 14, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !207, file: !207, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!223 = distinct !DILocation(line: 252, column: 13, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!225 = distinct !DILocation(line: 259, column: 11, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!227 = distinct !DILocation(line: 210, column: 13, scope: !217)
!228 = !DILocation(line: 210, column: 24, scope: !217)
