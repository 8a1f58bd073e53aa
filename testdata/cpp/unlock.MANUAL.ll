; ModuleID = 'cpp/unlock.cpp'
source_filename = "cpp/unlock.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { ptr }

$__clang_call_terminate = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

@_ZL4room = internal unnamed_addr global i1 false, align 4
@_ZL7refused = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [26 x i8] c"room == 0 && refused == 1\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp/unlock.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTISt13runtime_error = external constant ptr
@.str.2 = private unnamed_addr constant [8 x i8] c"no room\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #13, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  %6 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !29
  store ptr @_ZL6workerv, ptr %6, align 8, !dbg !30, !tbaa !38
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
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %8) #13, !dbg !55
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
  call void %21(ptr noundef nonnull align 8 dereferenceable(8) %16) #13, !dbg !63
  br label %24, !dbg !65

22:                                               ; preds = %74, %24
  %23 = phi { ptr, i32 } [ %15, %24 ], [ %70, %74 ]
  resume { ptr, i32 } %23, !dbg !66

24:                                               ; preds = %18, %14
  store ptr null, ptr %2, align 8, !dbg !67, !tbaa !49
  br label %22

25:                                               ; preds = %7, %10
  store ptr null, ptr %2, align 8, !dbg !68, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !59
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #13, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !69
  store i64 0, ptr %4, align 8, !dbg !69, !tbaa !18
  %26 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14
          to label %27 unwind label %53, !dbg !72

27:                                               ; preds = %25
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %26, align 8, !dbg !73, !tbaa !27
  %28 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %26, i64 0, i32 1, !dbg !75
  store ptr @_ZL6workerv, ptr %28, align 8, !dbg !76, !tbaa !38
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
  call void %35(ptr noundef nonnull align 8 dereferenceable(8) %30) #13, !dbg !88
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
  call void %43(ptr noundef nonnull align 8 dereferenceable(8) %38) #13, !dbg !95
  br label %44, !dbg !97

44:                                               ; preds = %40, %36
  store ptr null, ptr %1, align 8, !dbg !98, !tbaa !49
  br label %69

45:                                               ; preds = %29, %32
  store ptr null, ptr %1, align 8, !dbg !99, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !91
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %46 unwind label %55, !dbg !100

46:                                               ; preds = %45
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %47 unwind label %55, !dbg !101

47:                                               ; preds = %46
  %48 = load i1, ptr @_ZL4room, align 4, !dbg !102
  %49 = load i32, ptr @_ZL7refused, align 4, !dbg !102
  %50 = icmp eq i32 %49, 1, !dbg !102
  %51 = select i1 %48, i1 %50, i1 false, !dbg !102
  br i1 %51, label %60, label %52, !dbg !102

52:                                               ; preds = %47
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 43, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #15, !dbg !102
  unreachable, !dbg !102

53:                                               ; preds = %25
  %54 = landingpad { ptr, i32 }
          cleanup, !dbg !103
  br label %69, !dbg !103

55:                                               ; preds = %46, %45
  %56 = landingpad { ptr, i32 }
          cleanup, !dbg !103
  %57 = load i64, ptr %4, align 8, !dbg !104, !tbaa.struct !109
  %58 = icmp eq i64 %57, 0, !dbg !111
  br i1 %58, label %69, label %59, !dbg !114

59:                                               ; preds = %55
  call void @_ZSt9terminatev() #15, !dbg !115
  unreachable, !dbg !115

60:                                               ; preds = %47
  %61 = load i64, ptr %4, align 8, !dbg !119, !tbaa.struct !109
  %62 = icmp eq i64 %61, 0, !dbg !122
  br i1 %62, label %64, label %63, !dbg !124

63:                                               ; preds = %60
  call void @_ZSt9terminatev() #15, !dbg !125
  unreachable, !dbg !125

64:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #13, !dbg !103
  %65 = load i64, ptr %3, align 8, !dbg !127, !tbaa.struct !109
  %66 = icmp eq i64 %65, 0, !dbg !130
  br i1 %66, label %68, label %67, !dbg !132

67:                                               ; preds = %64
  call void @_ZSt9terminatev() #15, !dbg !133
  unreachable, !dbg !133

68:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #13, !dbg !103
  ret i32 0, !dbg !103

69:                                               ; preds = %55, %53, %44
  %70 = phi { ptr, i32 } [ %54, %53 ], [ %37, %44 ], [ %56, %55 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #13, !dbg !103
  %71 = load i64, ptr %3, align 8, !dbg !135, !tbaa.struct !109
  %72 = icmp eq i64 %71, 0, !dbg !138
  br i1 %72, label %74, label %73, !dbg !140

73:                                               ; preds = %69
  call void @_ZSt9terminatev() #15, !dbg !141
  unreachable, !dbg !141

74:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #13, !dbg !103
  br label %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: uwtable
define internal void @_ZL6workerv() #2 personality ptr @__gxx_personality_v0 !dbg !143 {
  %1 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !144
  %2 = icmp eq i32 %1, 0, !dbg !153
  br i1 %2, label %5, label %3, !dbg !153

3:                                                ; preds = %0
  invoke void @_ZSt20__throw_system_errori(i32 noundef %1) #16
          to label %4 unwind label %15, !dbg !154

4:                                                ; preds = %3
  unreachable, !dbg !154

5:                                                ; preds = %0
  %6 = load i1, ptr @_ZL4room, align 4, !dbg !155
  br i1 %6, label %7, label %13, !dbg !155

7:                                                ; preds = %5
  %8 = tail call ptr @__cxa_allocate_exception(i64 16) #13, !dbg !156
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull @.str.2)
          to label %9 unwind label %11, !dbg !157

9:                                                ; preds = %7
  invoke void @__cxa_throw(ptr nonnull %8, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #16
          to label %10 unwind label %15, !dbg !156

10:                                               ; preds = %9
  unreachable, !dbg !156

11:                                               ; preds = %7
  %12 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error, !dbg !158
  tail call void @__cxa_free_exception(ptr %8) #13, !dbg !156
  br label %17

13:                                               ; preds = %5
  store i1 true, ptr @_ZL4room, align 4, !dbg !159
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !160
  br label %33, !dbg !158

15:                                               ; preds = %9, %3
  %16 = landingpad { ptr, i32 }
          catch ptr @_ZTISt13runtime_error, !dbg !165
  br label %17, !dbg !165

17:                                               ; preds = %11, %15
  %18 = phi { ptr, i32 } [ %16, %15 ], [ %12, %11 ]
  %19 = extractvalue { ptr, i32 } %18, 1, !dbg !165
  %20 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt13runtime_error) #13, !dbg !166
  %21 = icmp eq i32 %19, %20, !dbg !166
  br i1 %21, label %22, label %36, !dbg !166

22:                                               ; preds = %17
  %23 = extractvalue { ptr, i32 } %18, 0, !dbg !165
  %24 = tail call ptr @__cxa_begin_catch(ptr %23) #13, !dbg !166
  %25 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !167
  %26 = icmp eq i32 %25, 0, !dbg !172
  br i1 %26, label %29, label %27, !dbg !172

27:                                               ; preds = %22
  invoke void @_ZSt20__throw_system_errori(i32 noundef %25) #16
          to label %28 unwind label %34, !dbg !173

28:                                               ; preds = %27
  unreachable, !dbg !173

29:                                               ; preds = %22
  %30 = load i32, ptr @_ZL7refused, align 4, !dbg !174, !tbaa !175
  %31 = add nsw i32 %30, 1, !dbg !174
  store i32 %31, ptr @_ZL7refused, align 4, !dbg !174, !tbaa !175
  %32 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !177
  tail call void @__cxa_end_catch(), !dbg !182
  br label %33, !dbg !182

33:                                               ; preds = %13, %29
  ret void, !dbg !165

34:                                               ; preds = %27
  %35 = landingpad { ptr, i32 }
          cleanup, !dbg !165
  invoke void @__cxa_end_catch()
          to label %36 unwind label %38, !dbg !182

36:                                               ; preds = %34, %17
  %37 = phi { ptr, i32 } [ %18, %17 ], [ %35, %34 ], !dbg !166
  resume { ptr, i32 } %37, !dbg !166

38:                                               ; preds = %34
  %39 = landingpad { ptr, i32 }
          catch ptr null, !dbg !182
  %40 = extractvalue { ptr, i32 } %39, 0, !dbg !182
  tail call void @__clang_call_terminate(ptr %40) #15, !dbg !182
  unreachable, !dbg !182
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !183 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #13
  tail call void @_ZSt9terminatev() #15
  unreachable
}

declare !dbg !185 void @_ZSt9terminatev() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #7

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !186 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !188 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !190 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 comdat align 2 !dbg !191 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #13, !dbg !192
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !192
  ret void, !dbg !192
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #12 comdat align 2 !dbg !193 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !194
  %3 = load ptr, ptr %2, align 8, !dbg !195, !tbaa !49
  tail call void %3(), !dbg !195
  ret void, !dbg !205
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind memory(none) }
attributes #6 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { noreturn nounwind }
attributes #16 = { noreturn }
attributes #17 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/unlock.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 38, type: !9, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 40, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<void (&)(), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 40, column: 14, scope: !8)
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
!71 = distinct !DILocation(line: 40, column: 25, scope: !8)
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
!100 = !DILocation(line: 41, column: 4, scope: !8)
!101 = !DILocation(line: 42, column: 4, scope: !8)
!102 = !DILocation(line: 43, column: 2, scope: !8)
!103 = !DILocation(line: 44, column: 1, scope: !8)
!104 = !DILocation(line: 175, column: 16, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!106 = distinct !DILocation(line: 150, column: 11, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!108 = distinct !DILocation(line: 44, column: 1, scope: !8)
!109 = !{i64 0, i64 8, !110}
!110 = !{!20, !20, i64 0}
!111 = !DILocation(line: 286, column: 26, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!113 = distinct !DILocation(line: 175, column: 22, scope: !105, inlinedAt: !106)
!114 = !DILocation(line: 150, column: 11, scope: !107, inlinedAt: !108)
!115 = !DILocation(line: 312, column: 5, scope: !116, inlinedAt: !118)
!116 = distinct !DISubprogram(name: "__terminate", scope: !117, file: !117, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!117 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!118 = distinct !DILocation(line: 151, column: 2, scope: !107, inlinedAt: !108)
!119 = !DILocation(line: 175, column: 16, scope: !105, inlinedAt: !120)
!120 = distinct !DILocation(line: 150, column: 11, scope: !107, inlinedAt: !121)
!121 = distinct !DILocation(line: 44, column: 1, scope: !8)
!122 = !DILocation(line: 286, column: 26, scope: !112, inlinedAt: !123)
!123 = distinct !DILocation(line: 175, column: 22, scope: !105, inlinedAt: !120)
!124 = !DILocation(line: 150, column: 11, scope: !107, inlinedAt: !121)
!125 = !DILocation(line: 312, column: 5, scope: !116, inlinedAt: !126)
!126 = distinct !DILocation(line: 151, column: 2, scope: !107, inlinedAt: !121)
!127 = !DILocation(line: 175, column: 16, scope: !105, inlinedAt: !128)
!128 = distinct !DILocation(line: 150, column: 11, scope: !107, inlinedAt: !129)
!129 = distinct !DILocation(line: 44, column: 1, scope: !8)
!130 = !DILocation(line: 286, column: 26, scope: !112, inlinedAt: !131)
!131 = distinct !DILocation(line: 175, column: 22, scope: !105, inlinedAt: !128)
!132 = !DILocation(line: 150, column: 11, scope: !107, inlinedAt: !129)
!133 = !DILocation(line: 312, column: 5, scope: !116, inlinedAt: !134)
!134 = distinct !DILocation(line: 151, column: 2, scope: !107, inlinedAt: !129)
!135 = !DILocation(line: 175, column: 16, scope: !105, inlinedAt: !136)
!136 = distinct !DILocation(line: 150, column: 11, scope: !107, inlinedAt: !137)
!137 = distinct !DILocation(line: 44, column: 1, scope: !8)
!138 = !DILocation(line: 286, column: 26, scope: !112, inlinedAt: !139)
!139 = distinct !DILocation(line: 175, column: 22, scope: !105, inlinedAt: !136)
!140 = !DILocation(line: 150, column: 11, scope: !107, inlinedAt: !137)
!141 = !DILocation(line: 312, column: 5, scope: !116, inlinedAt: !142)
!142 = distinct !DILocation(line: 151, column: 2, scope: !107, inlinedAt: !137)
!143 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 28, type: !9, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!144 = !DILocation(line: 749, column: 12, scope: !145, inlinedAt: !147)
!145 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !146, file: !146, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!147 = distinct !DILocation(line: 100, column: 17, scope: !148, inlinedAt: !150)
!148 = distinct !DISubprogram(name: "lock", scope: !149, file: !149, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!150 = distinct !DILocation(line: 15, column: 8, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 12, type: !9, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!152 = distinct !DILocation(line: 31, column: 3, scope: !143)
!153 = !DILocation(line: 103, column: 11, scope: !148, inlinedAt: !150)
!154 = !DILocation(line: 104, column: 2, scope: !148, inlinedAt: !150)
!155 = !DILocation(line: 16, column: 6, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 17, column: 3, scope: !151, inlinedAt: !152)
!157 = !DILocation(line: 17, column: 9, scope: !151, inlinedAt: !152)
!158 = !DILocation(line: 26, column: 1, scope: !151, inlinedAt: !152)
!159 = !DILocation(line: 18, column: 6, scope: !151, inlinedAt: !152)
!160 = !DILocation(line: 779, column: 12, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !146, file: !146, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = distinct !DILocation(line: 118, column: 7, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "unlock", scope: !149, file: !149, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = distinct !DILocation(line: 19, column: 8, scope: !151, inlinedAt: !152)
!165 = !DILocation(line: 36, column: 1, scope: !143)
!166 = !DILocation(line: 32, column: 2, scope: !143)
!167 = !DILocation(line: 749, column: 12, scope: !145, inlinedAt: !168)
!168 = distinct !DILocation(line: 100, column: 17, scope: !148, inlinedAt: !169)
!169 = distinct !DILocation(line: 229, column: 19, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "lock_guard", scope: !149, file: !149, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = distinct !DILocation(line: 33, column: 31, scope: !143)
!172 = !DILocation(line: 103, column: 11, scope: !148, inlinedAt: !169)
!173 = !DILocation(line: 104, column: 2, scope: !148, inlinedAt: !169)
!174 = !DILocation(line: 34, column: 10, scope: !143)
!175 = !{!176, !176, i64 0}
!176 = !{!"int", !21, i64 0}
!177 = !DILocation(line: 779, column: 12, scope: !161, inlinedAt: !178)
!178 = distinct !DILocation(line: 118, column: 7, scope: !163, inlinedAt: !179)
!179 = distinct !DILocation(line: 235, column: 19, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "~lock_guard", scope: !149, file: !149, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!181 = distinct !DILocation(line: 35, column: 2, scope: !143)
!182 = !DILocation(line: 35, column: 2, scope: !143)
!183 = !DISubprogram(name: "__assert_fail", scope: !184, file: !184, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!184 = !DIFile(filename: "include/assert.h", directory: "")
!185 = !DISubprogram(name: "terminate", scope: !117, file: !117, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!186 = !DISubprogram(name: "__throw_system_error", scope: !187, file: !187, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!187 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!188 = !DISubprogram(name: "pthread_mutex_lock", scope: !189, file: !189, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!189 = !DIFile(filename: "include/pthread.h", directory: "")
!190 = !DISubprogram(name: "pthread_mutex_unlock", scope: !189, file: !189, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!191 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!192 = !DILocation(line: 200, column: 14, scope: !191)
!193 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = !DILocation(line: 210, column: 13, scope: !193)
!195 = !DILocation(line: 61, column: 14, scope: !196, inlinedAt: !198)
!196 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)()>", scope: !197, file: !197, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!197 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!198 = distinct !DILocation(line: 96, column: 14, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !197, file: !197, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!200 = distinct !DILocation(line: 252, column: 13, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!202 = distinct !DILocation(line: 259, column: 11, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!204 = distinct !DILocation(line: 210, column: 13, scope: !193)
!205 = !DILocation(line: 210, column: 24, scope: !193)
