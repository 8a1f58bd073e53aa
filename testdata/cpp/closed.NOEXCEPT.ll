; ModuleID = 'cpp/closed.cpp'
source_filename = "cpp/closed.cpp"
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
%class.Channel = type <{ %"class.std::mutex", i8, [3 x i8], i32, i32, [4 x i8] }>
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }

$_ZN7Channel4sendEi = comdat any

$__clang_call_terminate = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv = comdat any

$_ZTS6Closed = comdat any

$_ZTI6Closed = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

@.str = private unnamed_addr constant [20 x i8] c"channel.sent() == n\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp/closed.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS6Closed = linkonce_odr dso_local constant [8 x i8] c"6Closed\00", comdat, align 1
@_ZTI6Closed = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS6Closed }, comdat, align 8
@_ZL7channel = internal global { { %union.pthread_mutex_t }, i8, i32, i32 } zeroinitializer, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant [59 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #13, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !12
  store i64 0, ptr %2, align 8, !dbg !12, !tbaa !18
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !24, !tbaa !27
  %4 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %3, i64 0, i32 1, !dbg !29
  store ptr @_ZL6senderv, ptr %4, align 8, !dbg !30, !tbaa !38
  store ptr %3, ptr %1, align 8, !dbg !41, !tbaa !49
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null)
          to label %5 unwind label %12, !dbg !50

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !51, !tbaa !49
  %7 = icmp eq ptr %6, null, !dbg !54
  br i1 %7, label %23, label %8, !dbg !51

8:                                                ; preds = %5
  %9 = load ptr, ptr %6, align 8, !dbg !55, !tbaa !27
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !55
  %11 = load ptr, ptr %10, align 8, !dbg !55
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !55
  br label %23, !dbg !58

12:                                               ; preds = %0
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !59
  %14 = load ptr, ptr %1, align 8, !dbg !60, !tbaa !49
  %15 = icmp eq ptr %14, null, !dbg !62
  br i1 %15, label %22, label %16, !dbg !60

16:                                               ; preds = %12
  %17 = load ptr, ptr %14, align 8, !dbg !63, !tbaa !27
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !63
  %19 = load ptr, ptr %18, align 8, !dbg !63
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !63
  br label %22, !dbg !65

20:                                               ; preds = %60, %22
  %21 = phi { ptr, i32 } [ %13, %22 ], [ %56, %60 ]
  resume { ptr, i32 } %21, !dbg !66

22:                                               ; preds = %16, %12
  store ptr null, ptr %1, align 8, !dbg !67, !tbaa !49
  br label %20

23:                                               ; preds = %5, %8
  store ptr null, ptr %1, align 8, !dbg !68, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !59
  %24 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL7channel) #13, !dbg !69
  %25 = icmp eq i32 %24, 0, !dbg !80
  br i1 %25, label %28, label %26, !dbg !80

26:                                               ; preds = %23
  invoke void @_ZSt20__throw_system_errori(i32 noundef %24) #15
          to label %27 unwind label %46, !dbg !81

27:                                               ; preds = %26
  unreachable, !dbg !81

28:                                               ; preds = %23
  store i8 1, ptr getelementptr inbounds ({ { %union.pthread_mutex_t }, i8, i32, i32 }, ptr @_ZL7channel, i64 0, i32 1), align 8, !dbg !82, !tbaa !83
  %29 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL7channel) #13, !dbg !89
  %30 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL7channel) #13, !dbg !96
  %31 = icmp eq i32 %30, 0, !dbg !102
  br i1 %31, label %32, label %38, !dbg !102

32:                                               ; preds = %28
  %33 = load i32, ptr getelementptr inbounds ({ { %union.pthread_mutex_t }, i8, i32, i32 }, ptr @_ZL7channel, i64 0, i32 3), align 8, !dbg !103, !tbaa !104
  %34 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL7channel) #13, !dbg !105
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %35 unwind label %48, !dbg !109

35:                                               ; preds = %32
  %36 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL7channel) #13, !dbg !110
  %37 = icmp eq i32 %36, 0, !dbg !115
  br i1 %37, label %41, label %38, !dbg !115

38:                                               ; preds = %35, %28
  %39 = phi i32 [ %30, %28 ], [ %36, %35 ]
  invoke void @_ZSt20__throw_system_errori(i32 noundef %39) #15
          to label %40 unwind label %48, !dbg !66

40:                                               ; preds = %38
  unreachable

41:                                               ; preds = %35
  %42 = load i32, ptr getelementptr inbounds ({ { %union.pthread_mutex_t }, i8, i32, i32 }, ptr @_ZL7channel, i64 0, i32 3), align 8, !dbg !116, !tbaa !104
  %43 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL7channel) #13, !dbg !117
  %44 = icmp eq i32 %42, %33, !dbg !121
  br i1 %44, label %50, label %45, !dbg !121

45:                                               ; preds = %41
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 69, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !121
  unreachable, !dbg !121

46:                                               ; preds = %26
  %47 = landingpad { ptr, i32 }
          cleanup, !dbg !122
  br label %55, !dbg !122

48:                                               ; preds = %38, %32
  %49 = landingpad { ptr, i32 }
          cleanup, !dbg !122
  br label %55, !dbg !122

50:                                               ; preds = %41
  %51 = load i64, ptr %2, align 8, !dbg !123, !tbaa.struct !128
  %52 = icmp eq i64 %51, 0, !dbg !130
  br i1 %52, label %54, label %53, !dbg !133

53:                                               ; preds = %50
  call void @_ZSt9terminatev() #16, !dbg !134
  unreachable, !dbg !134

54:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #13, !dbg !122
  ret i32 0, !dbg !122

55:                                               ; preds = %48, %46
  %56 = phi { ptr, i32 } [ %49, %48 ], [ %47, %46 ]
  %57 = load i64, ptr %2, align 8, !dbg !138, !tbaa.struct !128
  %58 = icmp eq i64 %57, 0, !dbg !141
  br i1 %58, label %60, label %59, !dbg !143

59:                                               ; preds = %55
  call void @_ZSt9terminatev() #16, !dbg !144
  unreachable, !dbg !144

60:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #13, !dbg !122
  br label %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL6senderv() #2 personality ptr @__gxx_personality_v0 !dbg !146 {
  invoke void @_ZN7Channel4sendEi(ptr noundef nonnull align 8 dereferenceable(52) @_ZL7channel, i32 noundef 1)
          to label %4 unwind label %1, !dbg !147

1:                                                ; preds = %0
  %2 = landingpad { ptr, i32 }
          catch ptr null, !dbg !147
  %3 = extractvalue { ptr, i32 } %2, 0, !dbg !147
  tail call void @__clang_call_terminate(ptr %3) #16, !dbg !147
  unreachable, !dbg !147

4:                                                ; preds = %0
  invoke void @_ZN7Channel4sendEi(ptr noundef nonnull align 8 dereferenceable(52) @_ZL7channel, i32 noundef 2)
          to label %8 unwind label %5, !dbg !150

5:                                                ; preds = %4
  %6 = landingpad { ptr, i32 }
          catch ptr null, !dbg !150
  %7 = extractvalue { ptr, i32 } %6, 0, !dbg !150
  tail call void @__clang_call_terminate(ptr %7) #16, !dbg !150
  unreachable, !dbg !150

8:                                                ; preds = %4
  ret void, !dbg !152
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !153 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN7Channel4sendEi(ptr noundef nonnull align 8 dereferenceable(52) %0, i32 noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !155 {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #13, !dbg !156
  %4 = icmp eq i32 %3, 0, !dbg !160
  br i1 %4, label %6, label %5, !dbg !160

5:                                                ; preds = %2
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #15, !dbg !161
  unreachable, !dbg !161

6:                                                ; preds = %2
  %7 = getelementptr inbounds %class.Channel, ptr %0, i64 0, i32 1, !dbg !162
  %8 = load i8, ptr %7, align 8, !dbg !162, !tbaa !83, !range !163, !noundef !10
  %9 = icmp eq i8 %8, 0, !dbg !162
  br i1 %9, label %15, label %10, !dbg !162

10:                                               ; preds = %6
  %11 = tail call ptr @__cxa_allocate_exception(i64 1) #13, !dbg !164
  invoke void @__cxa_throw(ptr %11, ptr nonnull @_ZTI6Closed, ptr null) #15
          to label %21 unwind label %12, !dbg !164

12:                                               ; preds = %10
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !165
  %14 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #13, !dbg !166
  resume { ptr, i32 } %13, !dbg !165

15:                                               ; preds = %6
  %16 = getelementptr inbounds %class.Channel, ptr %0, i64 0, i32 3, !dbg !170
  store i32 %1, ptr %16, align 4, !dbg !171, !tbaa !172
  %17 = getelementptr inbounds %class.Channel, ptr %0, i64 0, i32 4, !dbg !173
  %18 = load i32, ptr %17, align 8, !dbg !174, !tbaa !104
  %19 = add nsw i32 %18, 1, !dbg !174
  store i32 %19, ptr %17, align 8, !dbg !174, !tbaa !104
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull %0) #13, !dbg !175
  ret void, !dbg !165

21:                                               ; preds = %10
  unreachable
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #13
  tail call void @_ZSt9terminatev() #16
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !179 void @_ZSt9terminatev() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !180 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare !dbg !182 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !184 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 comdat align 2 !dbg !185 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #13, !dbg !186
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !186
  ret void, !dbg !186
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #12 comdat align 2 !dbg !187 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !188
  %3 = load ptr, ptr %2, align 8, !dbg !189, !tbaa !49
  tail call void %3(), !dbg !189
  ret void, !dbg !199
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind }
attributes #14 = { builtin allocsize(0) }
attributes #15 = { noreturn }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/closed.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 63, type: !9, scopeLine: 64, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 65, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<void (&)(), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 65, column: 14, scope: !8)
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
!69 = !DILocation(line: 749, column: 12, scope: !70, inlinedAt: !72)
!70 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !71, file: !71, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!72 = distinct !DILocation(line: 100, column: 17, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "lock", scope: !74, file: !74, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!74 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!75 = distinct !DILocation(line: 229, column: 19, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "lock_guard", scope: !74, file: !74, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!77 = distinct !DILocation(line: 24, column: 31, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "close", scope: !1, file: !1, line: 22, type: !9, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!79 = distinct !DILocation(line: 66, column: 10, scope: !8)
!80 = !DILocation(line: 103, column: 11, scope: !73, inlinedAt: !75)
!81 = !DILocation(line: 104, column: 2, scope: !73, inlinedAt: !75)
!82 = !DILocation(line: 25, column: 10, scope: !78, inlinedAt: !79)
!83 = !{!84, !87, i64 40}
!84 = !{!"_ZTS7Channel", !85, i64 0, !87, i64 40, !88, i64 44, !88, i64 48}
!85 = !{!"_ZTSSt5mutex", !86, i64 0}
!86 = !{!"_ZTSSt12__mutex_base", !21, i64 0}
!87 = !{!"bool", !21, i64 0}
!88 = !{!"int", !21, i64 0}
!89 = !DILocation(line: 779, column: 12, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !71, file: !71, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = distinct !DILocation(line: 118, column: 7, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "unlock", scope: !74, file: !74, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!93 = distinct !DILocation(line: 235, column: 19, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "~lock_guard", scope: !74, file: !74, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!95 = distinct !DILocation(line: 26, column: 2, scope: !78, inlinedAt: !79)
!96 = !DILocation(line: 749, column: 12, scope: !70, inlinedAt: !97)
!97 = distinct !DILocation(line: 100, column: 17, scope: !73, inlinedAt: !98)
!98 = distinct !DILocation(line: 229, column: 19, scope: !76, inlinedAt: !99)
!99 = distinct !DILocation(line: 29, column: 31, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "sent", scope: !1, file: !1, line: 27, type: !9, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!101 = distinct !DILocation(line: 67, column: 18, scope: !8)
!102 = !DILocation(line: 103, column: 11, scope: !73, inlinedAt: !98)
!103 = !DILocation(line: 30, column: 10, scope: !100, inlinedAt: !101)
!104 = !{!84, !88, i64 48}
!105 = !DILocation(line: 779, column: 12, scope: !90, inlinedAt: !106)
!106 = distinct !DILocation(line: 118, column: 7, scope: !92, inlinedAt: !107)
!107 = distinct !DILocation(line: 235, column: 19, scope: !94, inlinedAt: !108)
!108 = distinct !DILocation(line: 31, column: 2, scope: !100, inlinedAt: !101)
!109 = !DILocation(line: 68, column: 4, scope: !8)
!110 = !DILocation(line: 749, column: 12, scope: !70, inlinedAt: !111)
!111 = distinct !DILocation(line: 100, column: 17, scope: !73, inlinedAt: !112)
!112 = distinct !DILocation(line: 229, column: 19, scope: !76, inlinedAt: !113)
!113 = distinct !DILocation(line: 29, column: 31, scope: !100, inlinedAt: !114)
!114 = distinct !DILocation(line: 69, column: 2, scope: !8)
!115 = !DILocation(line: 103, column: 11, scope: !73, inlinedAt: !112)
!116 = !DILocation(line: 30, column: 10, scope: !100, inlinedAt: !114)
!117 = !DILocation(line: 779, column: 12, scope: !90, inlinedAt: !118)
!118 = distinct !DILocation(line: 118, column: 7, scope: !92, inlinedAt: !119)
!119 = distinct !DILocation(line: 235, column: 19, scope: !94, inlinedAt: !120)
!120 = distinct !DILocation(line: 31, column: 2, scope: !100, inlinedAt: !114)
!121 = !DILocation(line: 69, column: 2, scope: !8)
!122 = !DILocation(line: 70, column: 1, scope: !8)
!123 = !DILocation(line: 175, column: 16, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!125 = distinct !DILocation(line: 150, column: 11, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!127 = distinct !DILocation(line: 70, column: 1, scope: !8)
!128 = !{i64 0, i64 8, !129}
!129 = !{!20, !20, i64 0}
!130 = !DILocation(line: 286, column: 26, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!132 = distinct !DILocation(line: 175, column: 22, scope: !124, inlinedAt: !125)
!133 = !DILocation(line: 150, column: 11, scope: !126, inlinedAt: !127)
!134 = !DILocation(line: 312, column: 5, scope: !135, inlinedAt: !137)
!135 = distinct !DISubprogram(name: "__terminate", scope: !136, file: !136, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!137 = distinct !DILocation(line: 151, column: 2, scope: !126, inlinedAt: !127)
!138 = !DILocation(line: 175, column: 16, scope: !124, inlinedAt: !139)
!139 = distinct !DILocation(line: 150, column: 11, scope: !126, inlinedAt: !140)
!140 = distinct !DILocation(line: 70, column: 1, scope: !8)
!141 = !DILocation(line: 286, column: 26, scope: !131, inlinedAt: !142)
!142 = distinct !DILocation(line: 175, column: 22, scope: !124, inlinedAt: !139)
!143 = !DILocation(line: 150, column: 11, scope: !126, inlinedAt: !140)
!144 = !DILocation(line: 312, column: 5, scope: !135, inlinedAt: !145)
!145 = distinct !DILocation(line: 151, column: 2, scope: !126, inlinedAt: !140)
!146 = distinct !DISubprogram(name: "sender", scope: !1, file: !1, line: 50, type: !9, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!147 = !DILocation(line: 47, column: 10, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "offer", scope: !1, file: !1, line: 42, type: !9, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = distinct !DILocation(line: 56, column: 3, scope: !146)
!150 = !DILocation(line: 47, column: 10, scope: !148, inlinedAt: !151)
!151 = distinct !DILocation(line: 57, column: 3, scope: !146)
!152 = !DILocation(line: 61, column: 1, scope: !146)
!153 = !DISubprogram(name: "__assert_fail", scope: !154, file: !154, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!154 = !DIFile(filename: "include/assert.h", directory: "")
!155 = distinct !DISubprogram(name: "send", scope: !1, file: !1, line: 14, type: !9, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!156 = !DILocation(line: 749, column: 12, scope: !70, inlinedAt: !157)
!157 = distinct !DILocation(line: 100, column: 17, scope: !73, inlinedAt: !158)
!158 = distinct !DILocation(line: 229, column: 19, scope: !76, inlinedAt: !159)
!159 = distinct !DILocation(line: 16, column: 31, scope: !155)
!160 = !DILocation(line: 103, column: 11, scope: !73, inlinedAt: !158)
!161 = !DILocation(line: 104, column: 2, scope: !73, inlinedAt: !158)
!162 = !DILocation(line: 17, column: 7, scope: !155)
!163 = !{i8 0, i8 2}
!164 = !DILocation(line: 18, column: 4, scope: !155)
!165 = !DILocation(line: 21, column: 2, scope: !155)
!166 = !DILocation(line: 779, column: 12, scope: !90, inlinedAt: !167)
!167 = distinct !DILocation(line: 118, column: 7, scope: !92, inlinedAt: !168)
!168 = distinct !DILocation(line: 235, column: 19, scope: !94, inlinedAt: !169)
!169 = distinct !DILocation(line: 21, column: 2, scope: !155)
!170 = !DILocation(line: 19, column: 3, scope: !155)
!171 = !DILocation(line: 19, column: 8, scope: !155)
!172 = !{!84, !88, i64 44}
!173 = !DILocation(line: 20, column: 3, scope: !155)
!174 = !DILocation(line: 20, column: 8, scope: !155)
!175 = !DILocation(line: 779, column: 12, scope: !90, inlinedAt: !176)
!176 = distinct !DILocation(line: 118, column: 7, scope: !92, inlinedAt: !177)
!177 = distinct !DILocation(line: 235, column: 19, scope: !94, inlinedAt: !178)
!178 = distinct !DILocation(line: 21, column: 2, scope: !155)
!179 = !DISubprogram(name: "terminate", scope: !136, file: !136, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!180 = !DISubprogram(name: "__throw_system_error", scope: !181, file: !181, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!181 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!182 = !DISubprogram(name: "pthread_mutex_lock", scope: !183, file: !183, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!183 = !DIFile(filename: "include/pthread.h", directory: "")
!184 = !DISubprogram(name: "pthread_mutex_unlock", scope: !183, file: !183, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!185 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!186 = !DILocation(line: 200, column: 14, scope: !185)
!187 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = !DILocation(line: 210, column: 13, scope: !187)
!189 = !DILocation(line: 61, column: 14, scope: !190, inlinedAt: !192)
!190 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)()>", scope: !191, file: !191, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!191 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!192 = distinct !DILocation(line: 96, column: 14, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !191, file: !191, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = distinct !DILocation(line: 252, column: 13, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = distinct !DILocation(line: 259, column: 11, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = distinct !DILocation(line: 210, column: 13, scope: !187)
!199 = !DILocation(line: 210, column: 24, scope: !187)
