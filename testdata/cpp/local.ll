; ModuleID = 'cpp/local.cpp'
source_filename = "cpp/local.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Counter = type { i32 }
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
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.6" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { i32 }
%"struct.std::_Head_base.6" = type { ptr }

$_ZN7CounterD2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

@_ZL7counter = internal thread_local global %struct.Counter zeroinitializer, align 4
@__dso_handle = external hidden global i8
@_ZL5total = internal global %"struct.std::atomic" zeroinitializer, align 4
@.str = private unnamed_addr constant [11 x i8] c"total == 3\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp/local.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant [60 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7CounterD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #0 comdat align 2 !dbg !8 {
  %2 = load i32, ptr %0, align 4, !dbg !11, !tbaa !12
  %3 = atomicrmw add ptr @_ZL5total, i32 %2 seq_cst, align 4, !dbg !17
  ret void, !dbg !21
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !22 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #1, !dbg !23
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !24
  store i64 0, ptr %3, align 8, !dbg !24, !tbaa !30
  %5 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !33
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !34, !tbaa !37
  %6 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !39
  store i32 1, ptr %6, align 8, !dbg !40, !tbaa !50
  %7 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !52
  store ptr @_ZL4worki, ptr %7, align 8, !dbg !53, !tbaa !56
  store ptr %5, ptr %2, align 8, !dbg !59, !tbaa !67
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %8 unwind label %15, !dbg !68

8:                                                ; preds = %0
  %9 = load ptr, ptr %2, align 8, !dbg !69, !tbaa !67
  %10 = icmp eq ptr %9, null, !dbg !72
  br i1 %10, label %26, label %11, !dbg !69

11:                                               ; preds = %8
  %12 = load ptr, ptr %9, align 8, !dbg !73, !tbaa !37
  %13 = getelementptr inbounds ptr, ptr %12, i64 1, !dbg !73
  %14 = load ptr, ptr %13, align 8, !dbg !73
  call void %14(ptr noundef nonnull align 8 dereferenceable(8) %9) #1, !dbg !73
  br label %26, !dbg !76

15:                                               ; preds = %0
  %16 = landingpad { ptr, i32 }
          cleanup, !dbg !77
  %17 = load ptr, ptr %2, align 8, !dbg !78, !tbaa !67
  %18 = icmp eq ptr %17, null, !dbg !80
  br i1 %18, label %25, label %19, !dbg !78

19:                                               ; preds = %15
  %20 = load ptr, ptr %17, align 8, !dbg !81, !tbaa !37
  %21 = getelementptr inbounds ptr, ptr %20, i64 1, !dbg !81
  %22 = load ptr, ptr %21, align 8, !dbg !81
  call void %22(ptr noundef nonnull align 8 dereferenceable(8) %17) #1, !dbg !81
  br label %25, !dbg !83

23:                                               ; preds = %74, %25
  %24 = phi { ptr, i32 } [ %16, %25 ], [ %70, %74 ]
  resume { ptr, i32 } %24, !dbg !84

25:                                               ; preds = %19, %15
  store ptr null, ptr %2, align 8, !dbg !85, !tbaa !67
  br label %23

26:                                               ; preds = %8, %11
  store ptr null, ptr %2, align 8, !dbg !86, !tbaa !67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !77
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #1, !dbg !23
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !87
  store i64 0, ptr %4, align 8, !dbg !87, !tbaa !30
  %27 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13
          to label %28 unwind label %53, !dbg !90

28:                                               ; preds = %26
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %27, align 8, !dbg !91, !tbaa !37
  %29 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %27, i64 0, i32 1, !dbg !93
  store i32 2, ptr %29, align 8, !dbg !94, !tbaa !50
  %30 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %27, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !99
  store ptr @_ZL4worki, ptr %30, align 8, !dbg !100, !tbaa !56
  store ptr %27, ptr %1, align 8, !dbg !102, !tbaa !67
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %31 unwind label %38, !dbg !106

31:                                               ; preds = %28
  %32 = load ptr, ptr %1, align 8, !dbg !107, !tbaa !67
  %33 = icmp eq ptr %32, null, !dbg !109
  br i1 %33, label %47, label %34, !dbg !107

34:                                               ; preds = %31
  %35 = load ptr, ptr %32, align 8, !dbg !110, !tbaa !37
  %36 = getelementptr inbounds ptr, ptr %35, i64 1, !dbg !110
  %37 = load ptr, ptr %36, align 8, !dbg !110
  call void %37(ptr noundef nonnull align 8 dereferenceable(8) %32) #1, !dbg !110
  br label %47, !dbg !112

38:                                               ; preds = %28
  %39 = landingpad { ptr, i32 }
          cleanup, !dbg !113
  %40 = load ptr, ptr %1, align 8, !dbg !114, !tbaa !67
  %41 = icmp eq ptr %40, null, !dbg !116
  br i1 %41, label %46, label %42, !dbg !114

42:                                               ; preds = %38
  %43 = load ptr, ptr %40, align 8, !dbg !117, !tbaa !37
  %44 = getelementptr inbounds ptr, ptr %43, i64 1, !dbg !117
  %45 = load ptr, ptr %44, align 8, !dbg !117
  call void %45(ptr noundef nonnull align 8 dereferenceable(8) %40) #1, !dbg !117
  br label %46, !dbg !119

46:                                               ; preds = %42, %38
  store ptr null, ptr %1, align 8, !dbg !120, !tbaa !67
  br label %69

47:                                               ; preds = %31, %34
  store ptr null, ptr %1, align 8, !dbg !121, !tbaa !67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !113
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %48 unwind label %55, !dbg !122

48:                                               ; preds = %47
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %49 unwind label %55, !dbg !123

49:                                               ; preds = %48
  %50 = load atomic i32, ptr @_ZL5total seq_cst, align 4, !dbg !124
  %51 = icmp eq i32 %50, 3, !dbg !129
  br i1 %51, label %60, label %52, !dbg !129

52:                                               ; preds = %49
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 30, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !129
  unreachable, !dbg !129

53:                                               ; preds = %26
  %54 = landingpad { ptr, i32 }
          cleanup, !dbg !130
  br label %69, !dbg !131

55:                                               ; preds = %48, %47
  %56 = landingpad { ptr, i32 }
          cleanup, !dbg !130
  %57 = load i64, ptr %4, align 8, !dbg !132, !tbaa.struct !137
  %58 = icmp eq i64 %57, 0, !dbg !139
  br i1 %58, label %69, label %59, !dbg !142

59:                                               ; preds = %55
  call void @_ZSt9terminatev() #14, !dbg !143
  unreachable, !dbg !143

60:                                               ; preds = %49
  %61 = load i64, ptr %4, align 8, !dbg !147, !tbaa.struct !137
  %62 = icmp eq i64 %61, 0, !dbg !150
  br i1 %62, label %64, label %63, !dbg !152

63:                                               ; preds = %60
  call void @_ZSt9terminatev() #14, !dbg !153
  unreachable, !dbg !153

64:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #1, !dbg !130
  %65 = load i64, ptr %3, align 8, !dbg !155, !tbaa.struct !137
  %66 = icmp eq i64 %65, 0, !dbg !158
  br i1 %66, label %68, label %67, !dbg !160

67:                                               ; preds = %64
  call void @_ZSt9terminatev() #14, !dbg !161
  unreachable, !dbg !161

68:                                               ; preds = %64
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #1, !dbg !130
  ret i32 0, !dbg !130

69:                                               ; preds = %55, %53, %46
  %70 = phi { ptr, i32 } [ %54, %53 ], [ %39, %46 ], [ %56, %55 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #1, !dbg !130
  %71 = load i64, ptr %3, align 8, !dbg !163, !tbaa.struct !137
  %72 = icmp eq i64 %71, 0, !dbg !166
  br i1 %72, label %74, label %73, !dbg !168

73:                                               ; preds = %69
  call void @_ZSt9terminatev() #14, !dbg !169
  unreachable, !dbg !169

74:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #1, !dbg !130
  br label %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind uwtable
define internal void @_ZL4worki(i32 noundef %0) #4 !dbg !171 {
  %2 = icmp sgt i32 %0, 0, !dbg !172
  br i1 %2, label %3, label %5, !dbg !173

3:                                                ; preds = %1
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL7counter)
  br label %6, !dbg !173

5:                                                ; preds = %13, %1
  ret void, !dbg !174

6:                                                ; preds = %3, %13
  %7 = phi i32 [ 0, %3 ], [ %16, %13 ]
  %8 = load i8, ptr @__tls_guard, align 1, !dbg !175
  %9 = icmp eq i8 %8, 0, !dbg !175
  br i1 %9, label %10, label %13, !dbg !175, !prof !179

10:                                               ; preds = %6
  store i8 1, ptr @__tls_guard, align 1, !dbg !175
  %11 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !175
  %12 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN7CounterD2Ev, ptr nonnull @_ZL7counter, ptr nonnull @__dso_handle) #1, !dbg !180
  br label %13, !dbg !175

13:                                               ; preds = %6, %10
  %14 = load i32, ptr %4, align 4, !dbg !183, !tbaa !12
  %15 = add nsw i32 %14, 1, !dbg !183
  store i32 %15, ptr %4, align 4, !dbg !183, !tbaa !12
  %16 = add nuw nsw i32 %7, 1, !dbg !184
  %17 = icmp eq i32 %16, %0, !dbg !172
  br i1 %17, label %5, label %6, !dbg !173, !llvm.loop !185
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !188 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind
declare !dbg !190 void @_ZSt9terminatev() local_unnamed_addr #6

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #10 comdat align 2 !dbg !191 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #1, !dbg !192
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !192
  ret void, !dbg !192
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #11 comdat align 2 !dbg !193 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !194
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !195
  %4 = load ptr, ptr %3, align 8, !dbg !206, !tbaa !67
  %5 = load i32, ptr %2, align 8, !dbg !212, !tbaa !213
  tail call void %4(i32 noundef %5), !dbg !206
  ret void, !dbg !214
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/local.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~Counter", scope: !1, file: !1, line: 10, type: !9, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 10, column: 24, scope: !8)
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTS7Counter", !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = !DILocation(line: 401, column: 16, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "operator+=", scope: !19, file: !19, line: 400, type: !9, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!20 = distinct !DILocation(line: 10, column: 21, scope: !8)
!21 = !DILocation(line: 10, column: 27, scope: !8)
!22 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 21, type: !9, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = !DILocation(line: 23, column: 2, scope: !22)
!24 = !DILocation(line: 85, column: 23, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "id", scope: !26, file: !26, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!27 = distinct !DILocation(line: 126, column: 7, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !26, file: !26, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!29 = distinct !DILocation(line: 23, column: 14, scope: !22)
!30 = !{!31, !32, i64 0}
!31 = !{!"_ZTSNSt6thread2idE", !32, i64 0}
!32 = !{!"long", !15, i64 0}
!33 = !DILocation(line: 142, column: 29, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 207, column: 4, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !26, file: !26, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = distinct !DILocation(line: 142, column: 33, scope: !28, inlinedAt: !29)
!37 = !{!38, !38, i64 0}
!38 = !{!"vtable pointer", !16, i64 0}
!39 = !DILocation(line: 206, column: 6, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 200, column: 4, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "_Head_base<int>", scope: !42, file: !42, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!42 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!43 = distinct !DILocation(line: 441, column: 4, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !42, file: !42, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!45 = distinct !DILocation(line: 291, column: 4, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !42, file: !42, line: 290, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!47 = distinct !DILocation(line: 1079, column: 4, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !42, file: !42, line: 1077, type: !9, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = distinct !DILocation(line: 206, column: 14, scope: !35, inlinedAt: !36)
!50 = !{!51, !14, i64 0}
!51 = !{!"_ZTSSt10_Head_baseILm1EiLb0EE", !14, i64 0}
!52 = !DILocation(line: 293, column: 2, scope: !46, inlinedAt: !47)
!53 = !DILocation(line: 193, column: 9, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "_Head_base", scope: !42, file: !42, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = distinct !DILocation(line: 292, column: 4, scope: !46, inlinedAt: !47)
!56 = !{!57, !58, i64 0}
!57 = !{!"_ZTSSt10_Head_baseILm0EPFviELb0EE", !58, i64 0}
!58 = !{!"any pointer", !15, i64 0}
!59 = !DILocation(line: 168, column: 56, scope: !60, inlinedAt: !62)
!60 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !61, file: !61, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!61 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!62 = distinct !DILocation(line: 233, column: 40, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !61, file: !61, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!64 = distinct !DILocation(line: 310, column: 4, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !61, file: !61, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = distinct !DILocation(line: 142, column: 18, scope: !28, inlinedAt: !29)
!67 = !{!58, !58, i64 0}
!68 = !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !29)
!69 = !DILocation(line: 395, column: 6, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "~unique_ptr", scope: !61, file: !61, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = distinct !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !29)
!72 = !DILocation(line: 395, column: 12, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 95, column: 2, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "operator()", scope: !61, file: !61, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!75 = distinct !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !71)
!76 = !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !71)
!77 = !DILocation(line: 145, column: 7, scope: !28, inlinedAt: !29)
!78 = !DILocation(line: 395, column: 6, scope: !70, inlinedAt: !79)
!79 = distinct !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !29)
!80 = !DILocation(line: 395, column: 12, scope: !70, inlinedAt: !79)
!81 = !DILocation(line: 95, column: 2, scope: !74, inlinedAt: !82)
!82 = distinct !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !79)
!83 = !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !79)
!84 = !DILocation(line: 0, scope: !22)
!85 = !DILocation(line: 397, column: 8, scope: !70, inlinedAt: !79)
!86 = !DILocation(line: 397, column: 8, scope: !70, inlinedAt: !71)
!87 = !DILocation(line: 85, column: 23, scope: !25, inlinedAt: !88)
!88 = distinct !DILocation(line: 126, column: 7, scope: !28, inlinedAt: !89)
!89 = distinct !DILocation(line: 23, column: 26, scope: !22)
!90 = !DILocation(line: 142, column: 29, scope: !28, inlinedAt: !89)
!91 = !DILocation(line: 207, column: 4, scope: !35, inlinedAt: !92)
!92 = distinct !DILocation(line: 142, column: 33, scope: !28, inlinedAt: !89)
!93 = !DILocation(line: 206, column: 6, scope: !35, inlinedAt: !92)
!94 = !DILocation(line: 200, column: 4, scope: !41, inlinedAt: !95)
!95 = distinct !DILocation(line: 441, column: 4, scope: !44, inlinedAt: !96)
!96 = distinct !DILocation(line: 291, column: 4, scope: !46, inlinedAt: !97)
!97 = distinct !DILocation(line: 1079, column: 4, scope: !48, inlinedAt: !98)
!98 = distinct !DILocation(line: 206, column: 14, scope: !35, inlinedAt: !92)
!99 = !DILocation(line: 293, column: 2, scope: !46, inlinedAt: !97)
!100 = !DILocation(line: 193, column: 9, scope: !54, inlinedAt: !101)
!101 = distinct !DILocation(line: 292, column: 4, scope: !46, inlinedAt: !97)
!102 = !DILocation(line: 168, column: 56, scope: !60, inlinedAt: !103)
!103 = distinct !DILocation(line: 233, column: 40, scope: !63, inlinedAt: !104)
!104 = distinct !DILocation(line: 310, column: 4, scope: !65, inlinedAt: !105)
!105 = distinct !DILocation(line: 142, column: 18, scope: !28, inlinedAt: !89)
!106 = !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !89)
!107 = !DILocation(line: 395, column: 6, scope: !70, inlinedAt: !108)
!108 = distinct !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !89)
!109 = !DILocation(line: 395, column: 12, scope: !70, inlinedAt: !108)
!110 = !DILocation(line: 95, column: 2, scope: !74, inlinedAt: !111)
!111 = distinct !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !108)
!112 = !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !108)
!113 = !DILocation(line: 145, column: 7, scope: !28, inlinedAt: !89)
!114 = !DILocation(line: 395, column: 6, scope: !70, inlinedAt: !115)
!115 = distinct !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !89)
!116 = !DILocation(line: 395, column: 12, scope: !70, inlinedAt: !115)
!117 = !DILocation(line: 95, column: 2, scope: !74, inlinedAt: !118)
!118 = distinct !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !115)
!119 = !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !115)
!120 = !DILocation(line: 397, column: 8, scope: !70, inlinedAt: !115)
!121 = !DILocation(line: 397, column: 8, scope: !70, inlinedAt: !108)
!122 = !DILocation(line: 24, column: 4, scope: !22)
!123 = !DILocation(line: 29, column: 4, scope: !22)
!124 = !DILocation(line: 488, column: 9, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "load", scope: !19, file: !19, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = distinct !DILocation(line: 348, column: 16, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "operator int", scope: !19, file: !19, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = distinct !DILocation(line: 30, column: 2, scope: !22)
!129 = !DILocation(line: 30, column: 2, scope: !22)
!130 = !DILocation(line: 32, column: 1, scope: !22)
!131 = !DILocation(line: 23, column: 26, scope: !22)
!132 = !DILocation(line: 175, column: 16, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "joinable", scope: !26, file: !26, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!134 = distinct !DILocation(line: 150, column: 11, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "~thread", scope: !26, file: !26, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = distinct !DILocation(line: 32, column: 1, scope: !22)
!137 = !{i64 0, i64 8, !138}
!138 = !{!32, !32, i64 0}
!139 = !DILocation(line: 286, column: 26, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "operator==", scope: !26, file: !26, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = distinct !DILocation(line: 175, column: 22, scope: !133, inlinedAt: !134)
!142 = !DILocation(line: 150, column: 11, scope: !135, inlinedAt: !136)
!143 = !DILocation(line: 312, column: 5, scope: !144, inlinedAt: !146)
!144 = distinct !DISubprogram(name: "__terminate", scope: !145, file: !145, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!145 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!146 = distinct !DILocation(line: 151, column: 2, scope: !135, inlinedAt: !136)
!147 = !DILocation(line: 175, column: 16, scope: !133, inlinedAt: !148)
!148 = distinct !DILocation(line: 150, column: 11, scope: !135, inlinedAt: !149)
!149 = distinct !DILocation(line: 32, column: 1, scope: !22)
!150 = !DILocation(line: 286, column: 26, scope: !140, inlinedAt: !151)
!151 = distinct !DILocation(line: 175, column: 22, scope: !133, inlinedAt: !148)
!152 = !DILocation(line: 150, column: 11, scope: !135, inlinedAt: !149)
!153 = !DILocation(line: 312, column: 5, scope: !144, inlinedAt: !154)
!154 = distinct !DILocation(line: 151, column: 2, scope: !135, inlinedAt: !149)
!155 = !DILocation(line: 175, column: 16, scope: !133, inlinedAt: !156)
!156 = distinct !DILocation(line: 150, column: 11, scope: !135, inlinedAt: !157)
!157 = distinct !DILocation(line: 32, column: 1, scope: !22)
!158 = !DILocation(line: 286, column: 26, scope: !140, inlinedAt: !159)
!159 = distinct !DILocation(line: 175, column: 22, scope: !133, inlinedAt: !156)
!160 = !DILocation(line: 150, column: 11, scope: !135, inlinedAt: !157)
!161 = !DILocation(line: 312, column: 5, scope: !144, inlinedAt: !162)
!162 = distinct !DILocation(line: 151, column: 2, scope: !135, inlinedAt: !157)
!163 = !DILocation(line: 175, column: 16, scope: !133, inlinedAt: !164)
!164 = distinct !DILocation(line: 150, column: 11, scope: !135, inlinedAt: !165)
!165 = distinct !DILocation(line: 32, column: 1, scope: !22)
!166 = !DILocation(line: 286, column: 26, scope: !140, inlinedAt: !167)
!167 = distinct !DILocation(line: 175, column: 22, scope: !133, inlinedAt: !164)
!168 = !DILocation(line: 150, column: 11, scope: !135, inlinedAt: !165)
!169 = !DILocation(line: 312, column: 5, scope: !144, inlinedAt: !170)
!170 = distinct !DILocation(line: 151, column: 2, scope: !135, inlinedAt: !165)
!171 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 15, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!172 = !DILocation(line: 17, column: 20, scope: !171)
!173 = !DILocation(line: 17, column: 2, scope: !171)
!174 = !DILocation(line: 19, column: 1, scope: !171)
!175 = !DILocation(line: 0, scope: !176, inlinedAt: !178)
!176 = distinct !DISubprogram(linkageName: "__tls_init", scope: !177, file: !177, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!177 = !DIFile(filename: "cpp/local.cpp", directory: ".")
!178 = distinct !DILocation(line: 18, column: 3, scope: !171)
!179 = !{!"branch_weights", i32 1, i32 1023}
!180 = !DILocation(line: 0, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !177, file: !177, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!182 = distinct !DILocation(line: 0, scope: !176, inlinedAt: !178)
!183 = !DILocation(line: 18, column: 12, scope: !171)
!184 = !DILocation(line: 17, column: 30, scope: !171)
!185 = distinct !{!185, !173, !183, !186, !187}
!186 = !{!"llvm.loop.mustprogress"}
!187 = !{!"llvm.loop.unroll.disable"}
!188 = !DISubprogram(name: "__assert_fail", scope: !189, file: !189, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!189 = !DIFile(filename: "include/assert.h", directory: "")
!190 = !DISubprogram(name: "terminate", scope: !145, file: !145, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!191 = distinct !DISubprogram(name: "~_State_impl", scope: !26, file: !26, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!192 = !DILocation(line: 200, column: 14, scope: !191)
!193 = distinct !DISubprogram(name: "_M_run", scope: !26, file: !26, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = !DILocation(line: 210, column: 13, scope: !193)
!195 = !DILocation(line: 268, column: 66, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "_M_head", scope: !42, file: !42, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!197 = distinct !DILocation(line: 1365, column: 14, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", scope: !42, file: !42, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = distinct !DILocation(line: 1395, column: 43, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", scope: !42, file: !42, line: 1392, type: !9, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!201 = distinct !DILocation(line: 252, column: 27, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !26, file: !26, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = distinct !DILocation(line: 259, column: 11, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!205 = distinct !DILocation(line: 210, column: 13, scope: !193)
!206 = !DILocation(line: 61, column: 14, scope: !207, inlinedAt: !209)
!207 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", scope: !208, file: !208, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!209 = distinct !DILocation(line: 96, column: 14, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", scope: !208, file: !208, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!211 = distinct !DILocation(line: 252, column: 13, scope: !202, inlinedAt: !203)
!212 = !DILocation(line: 61, column: 37, scope: !207, inlinedAt: !209)
!213 = !{!14, !14, i64 0}
!214 = !DILocation(line: 210, column: 24, scope: !193)
