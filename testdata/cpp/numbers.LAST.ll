; ModuleID = 'cpp/numbers.cpp'
source_filename = "cpp/numbers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::ios_base::Init" = type { i8 }
%"class.std::basic_istream" = type { ptr, i64, %"class.std::basic_ios" }
%"class.std::basic_ios" = type { %"class.std::ios_base", ptr, i8, i8, ptr, ptr, ptr, ptr }
%"class.std::ios_base" = type { ptr, i64, i64, i32, i32, i32, ptr, %"struct.std::ios_base::_Words", [8 x %"struct.std::ios_base::_Words"], i32, ptr, %"class.std::locale" }
%"struct.std::ios_base::_Words" = type { ptr, i64 }
%"class.std::locale" = type { ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

@_ZStL8__ioinit = internal global %"class.std::ios_base::Init" zeroinitializer, align 1
@__dso_handle = external hidden global i8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZSt3cin = external global %"class.std::basic_istream", align 8
@.str = private unnamed_addr constant [16 x i8] c"std::cin.fail()\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"cpp/numbers.cpp\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"!std::cin.eof()\00", align 1
@_ZL3sum = internal global { i32 } zeroinitializer, align 4
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.4 = private unnamed_addr constant [9 x i8] c"sum >= 0\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_numbers.cpp, ptr null }]

declare void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt8ios_base4InitD1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #1

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #12, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  store ptr %5, ptr %2, align 8, !dbg !29, !tbaa !37
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %6 unwind label %13, !dbg !39

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !40, !tbaa !37
  %8 = icmp eq ptr %7, null, !dbg !43
  br i1 %8, label %24, label %9, !dbg !40

9:                                                ; preds = %6
  %10 = load ptr, ptr %7, align 8, !dbg !44, !tbaa !27
  %11 = getelementptr inbounds ptr, ptr %10, i64 1, !dbg !44
  %12 = load ptr, ptr %11, align 8, !dbg !44
  call void %12(ptr noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !44
  br label %24, !dbg !47

13:                                               ; preds = %0
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !48
  %15 = load ptr, ptr %2, align 8, !dbg !49, !tbaa !37
  %16 = icmp eq ptr %15, null, !dbg !51
  br i1 %16, label %23, label %17, !dbg !49

17:                                               ; preds = %13
  %18 = load ptr, ptr %15, align 8, !dbg !52, !tbaa !27
  %19 = getelementptr inbounds ptr, ptr %18, i64 1, !dbg !52
  %20 = load ptr, ptr %19, align 8, !dbg !52
  call void %20(ptr noundef nonnull align 8 dereferenceable(8) %15) #12, !dbg !52
  br label %23, !dbg !54

21:                                               ; preds = %66, %23
  %22 = phi { ptr, i32 } [ %14, %23 ], [ %62, %66 ]
  resume { ptr, i32 } %22, !dbg !55

23:                                               ; preds = %17, %13
  store ptr null, ptr %2, align 8, !dbg !56, !tbaa !37
  br label %21

24:                                               ; preds = %6, %9
  store ptr null, ptr %2, align 8, !dbg !57, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #12, !dbg !58
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !59
  store i64 0, ptr %4, align 8, !dbg !59, !tbaa !18
  %25 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13
          to label %26 unwind label %54, !dbg !63

26:                                               ; preds = %24
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %25, align 8, !dbg !64, !tbaa !27
  store ptr %25, ptr %1, align 8, !dbg !67, !tbaa !37
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %27 unwind label %34, !dbg !71

27:                                               ; preds = %26
  %28 = load ptr, ptr %1, align 8, !dbg !72, !tbaa !37
  %29 = icmp eq ptr %28, null, !dbg !74
  br i1 %29, label %43, label %30, !dbg !72

30:                                               ; preds = %27
  %31 = load ptr, ptr %28, align 8, !dbg !75, !tbaa !27
  %32 = getelementptr inbounds ptr, ptr %31, i64 1, !dbg !75
  %33 = load ptr, ptr %32, align 8, !dbg !75
  call void %33(ptr noundef nonnull align 8 dereferenceable(8) %28) #12, !dbg !75
  br label %43, !dbg !77

34:                                               ; preds = %26
  %35 = landingpad { ptr, i32 }
          cleanup, !dbg !78
  %36 = load ptr, ptr %1, align 8, !dbg !79, !tbaa !37
  %37 = icmp eq ptr %36, null, !dbg !81
  br i1 %37, label %42, label %38, !dbg !79

38:                                               ; preds = %34
  %39 = load ptr, ptr %36, align 8, !dbg !82, !tbaa !27
  %40 = getelementptr inbounds ptr, ptr %39, i64 1, !dbg !82
  %41 = load ptr, ptr %40, align 8, !dbg !82
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %36) #12, !dbg !82
  br label %42, !dbg !84

42:                                               ; preds = %38, %34
  store ptr null, ptr %1, align 8, !dbg !85, !tbaa !37
  br label %61

43:                                               ; preds = %27, %30
  store ptr null, ptr %1, align 8, !dbg !86, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !78
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %44 unwind label %56, !dbg !87

44:                                               ; preds = %43
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %45 unwind label %56, !dbg !88

45:                                               ; preds = %44
  %46 = load i64, ptr %4, align 8, !dbg !89, !tbaa.struct !94
  %47 = icmp eq i64 %46, 0, !dbg !96
  br i1 %47, label %49, label %48, !dbg !99

48:                                               ; preds = %45
  call void @_ZSt9terminatev() #14, !dbg !100
  unreachable, !dbg !100

49:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12, !dbg !104
  %50 = load i64, ptr %3, align 8, !dbg !105, !tbaa.struct !94
  %51 = icmp eq i64 %50, 0, !dbg !108
  br i1 %51, label %53, label %52, !dbg !110

52:                                               ; preds = %49
  call void @_ZSt9terminatev() #14, !dbg !111
  unreachable, !dbg !111

53:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !104
  ret i32 0, !dbg !104

54:                                               ; preds = %24
  %55 = landingpad { ptr, i32 }
          cleanup, !dbg !104
  br label %61, !dbg !113

56:                                               ; preds = %44, %43
  %57 = landingpad { ptr, i32 }
          cleanup, !dbg !104
  %58 = load i64, ptr %4, align 8, !dbg !114, !tbaa.struct !94
  %59 = icmp eq i64 %58, 0, !dbg !117
  br i1 %59, label %61, label %60, !dbg !119

60:                                               ; preds = %56
  call void @_ZSt9terminatev() #14, !dbg !120
  unreachable, !dbg !120

61:                                               ; preds = %56, %54, %42
  %62 = phi { ptr, i32 } [ %55, %54 ], [ %35, %42 ], [ %57, %56 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12, !dbg !104
  %63 = load i64, ptr %3, align 8, !dbg !122, !tbaa.struct !94
  %64 = icmp eq i64 %63, 0, !dbg !125
  br i1 %64, label %66, label %65, !dbg !127

65:                                               ; preds = %61
  call void @_ZSt9terminatev() #14, !dbg !128
  unreachable, !dbg !128

66:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !104
  br label %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #0

; Function Attrs: noreturn nounwind
declare !dbg !130 void @_ZSt9terminatev() local_unnamed_addr #5

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #0

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !131 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #12, !dbg !132
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !132
  ret void, !dbg !132
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #9 align 2 !dbg !133 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #12, !dbg !134
  %3 = call noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16) @_ZSt3cin, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !146
  %4 = load ptr, ptr %3, align 8, !dbg !147, !tbaa !27
  %5 = getelementptr i8, ptr %4, i64 -24, !dbg !147
  %6 = load i64, ptr %5, align 8, !dbg !147
  %7 = getelementptr inbounds i8, ptr %3, i64 %6, !dbg !147
  %8 = getelementptr inbounds %"class.std::ios_base", ptr %7, i64 0, i32 5, !dbg !148
  %9 = load i32, ptr %8, align 8, !dbg !148, !tbaa !156
  %10 = and i32 %9, 5, !dbg !163
  %11 = icmp eq i32 %10, 0, !dbg !167
  %12 = load ptr, ptr @_ZSt3cin, align 8, !dbg !168, !tbaa !27
  %13 = getelementptr i8, ptr %12, i64 -24, !dbg !168
  %14 = load i64, ptr %13, align 8, !dbg !168
  %15 = getelementptr inbounds i8, ptr @_ZSt3cin, i64 %14, !dbg !168
  %16 = getelementptr inbounds %"class.std::ios_base", ptr %15, i64 0, i32 5, !dbg !168
  %17 = load i32, ptr %16, align 8, !dbg !168, !tbaa !156
  br i1 %11, label %22, label %18, !dbg !169

18:                                               ; preds = %1
  %19 = and i32 %17, 5, !dbg !170
  %20 = icmp eq i32 %19, 0, !dbg !173
  br i1 %20, label %21, label %31, !dbg !174

21:                                               ; preds = %18
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 15, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #14, !dbg !174
  unreachable, !dbg !174

22:                                               ; preds = %1
  %23 = and i32 %17, 2, !dbg !175
  %24 = icmp eq i32 %23, 0, !dbg !179
  br i1 %24, label %26, label %25, !dbg !180

25:                                               ; preds = %22
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 19, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #14, !dbg !180
  unreachable, !dbg !180

26:                                               ; preds = %22
  %27 = load i32, ptr %2, align 4, !dbg !181, !tbaa !182
  %28 = icmp ult i32 %27, 10, !dbg !183
  br i1 %28, label %29, label %31, !dbg !183

29:                                               ; preds = %26
  %30 = atomicrmw add ptr @_ZL3sum, i32 %27 seq_cst, align 4, !dbg !184
  br label %31, !dbg !188

31:                                               ; preds = %18, %26, %29
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #12, !dbg !189
  ret void, !dbg !190
}

declare noundef nonnull align 8 dereferenceable(16) ptr @_ZNSirsERi(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 4 dereferenceable(4)) local_unnamed_addr #0

; Function Attrs: noreturn nounwind
declare !dbg !191 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #1

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !193 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #12, !dbg !194
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !194
  ret void, !dbg !194
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !195 {
  %2 = load atomic i32, ptr @_ZL3sum seq_cst, align 4, !dbg !196
  %3 = icmp sgt i32 %2, -1, !dbg !211
  br i1 %3, label %5, label %4, !dbg !211

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #14, !dbg !211
  unreachable, !dbg !211

5:                                                ; preds = %1
  ret void, !dbg !212
}

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_numbers.cpp() #11 section ".text.startup" !dbg !213 {
  tail call void @_ZNSt8ios_base4InitC1Ev(ptr noundef nonnull align 1 dereferenceable(1) @_ZStL8__ioinit), !dbg !215
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt8ios_base4InitD1Ev, ptr nonnull @_ZStL8__ioinit, ptr nonnull @__dso_handle) #12, !dbg !220
  ret void
}

attributes #0 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/numbers.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 12, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<(lambda at cpp/numbers.cpp:12:21), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 12, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/numbers.cpp:12:21)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !17)
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !22, i64 0}
!29 = !DILocation(line: 168, column: 56, scope: !30, inlinedAt: !32)
!30 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !31, file: !31, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!31 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!32 = distinct !DILocation(line: 233, column: 40, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !31, file: !31, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!34 = distinct !DILocation(line: 310, column: 4, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !31, file: !31, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !17)
!37 = !{!38, !38, i64 0}
!38 = !{!"any pointer", !21, i64 0}
!39 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!40 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "~unique_ptr", scope: !31, file: !31, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!42 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!43 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "operator()", scope: !31, file: !31, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !42)
!48 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!49 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !50)
!50 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!51 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !50)
!52 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !53)
!53 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !50)
!54 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !50)
!55 = !DILocation(line: 0, scope: !8)
!56 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !50)
!57 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !42)
!58 = !DILocation(line: 28, column: 2, scope: !8)
!59 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !60)
!60 = distinct !DILocation(line: 126, column: 7, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "thread<(lambda at cpp/numbers.cpp:28:22), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 28, column: 14, scope: !8)
!63 = !DILocation(line: 142, column: 29, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 207, column: 4, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/numbers.cpp:28:22)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = distinct !DILocation(line: 142, column: 33, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 168, column: 56, scope: !30, inlinedAt: !68)
!68 = distinct !DILocation(line: 233, column: 40, scope: !33, inlinedAt: !69)
!69 = distinct !DILocation(line: 310, column: 4, scope: !35, inlinedAt: !70)
!70 = distinct !DILocation(line: 142, column: 18, scope: !61, inlinedAt: !62)
!71 = !DILocation(line: 142, column: 2, scope: !61, inlinedAt: !62)
!72 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !73)
!73 = distinct !DILocation(line: 142, column: 2, scope: !61, inlinedAt: !62)
!74 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !73)
!75 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !76)
!76 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !73)
!77 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !73)
!78 = !DILocation(line: 145, column: 7, scope: !61, inlinedAt: !62)
!79 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !80)
!80 = distinct !DILocation(line: 142, column: 2, scope: !61, inlinedAt: !62)
!81 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !80)
!82 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !83)
!83 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !80)
!84 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !80)
!85 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !80)
!86 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !73)
!87 = !DILocation(line: 29, column: 9, scope: !8)
!88 = !DILocation(line: 30, column: 10, scope: !8)
!89 = !DILocation(line: 175, column: 16, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = distinct !DILocation(line: 150, column: 11, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!93 = distinct !DILocation(line: 31, column: 1, scope: !8)
!94 = !{i64 0, i64 8, !95}
!95 = !{!20, !20, i64 0}
!96 = !DILocation(line: 286, column: 26, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = distinct !DILocation(line: 175, column: 22, scope: !90, inlinedAt: !91)
!99 = !DILocation(line: 150, column: 11, scope: !92, inlinedAt: !93)
!100 = !DILocation(line: 312, column: 5, scope: !101, inlinedAt: !103)
!101 = distinct !DISubprogram(name: "__terminate", scope: !102, file: !102, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!102 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!103 = distinct !DILocation(line: 151, column: 2, scope: !92, inlinedAt: !93)
!104 = !DILocation(line: 31, column: 1, scope: !8)
!105 = !DILocation(line: 175, column: 16, scope: !90, inlinedAt: !106)
!106 = distinct !DILocation(line: 150, column: 11, scope: !92, inlinedAt: !107)
!107 = distinct !DILocation(line: 31, column: 1, scope: !8)
!108 = !DILocation(line: 286, column: 26, scope: !97, inlinedAt: !109)
!109 = distinct !DILocation(line: 175, column: 22, scope: !90, inlinedAt: !106)
!110 = !DILocation(line: 150, column: 11, scope: !92, inlinedAt: !107)
!111 = !DILocation(line: 312, column: 5, scope: !101, inlinedAt: !112)
!112 = distinct !DILocation(line: 151, column: 2, scope: !92, inlinedAt: !107)
!113 = !DILocation(line: 28, column: 14, scope: !8)
!114 = !DILocation(line: 175, column: 16, scope: !90, inlinedAt: !115)
!115 = distinct !DILocation(line: 150, column: 11, scope: !92, inlinedAt: !116)
!116 = distinct !DILocation(line: 31, column: 1, scope: !8)
!117 = !DILocation(line: 286, column: 26, scope: !97, inlinedAt: !118)
!118 = distinct !DILocation(line: 175, column: 22, scope: !90, inlinedAt: !115)
!119 = !DILocation(line: 150, column: 11, scope: !92, inlinedAt: !116)
!120 = !DILocation(line: 312, column: 5, scope: !101, inlinedAt: !121)
!121 = distinct !DILocation(line: 151, column: 2, scope: !92, inlinedAt: !116)
!122 = !DILocation(line: 175, column: 16, scope: !90, inlinedAt: !123)
!123 = distinct !DILocation(line: 150, column: 11, scope: !92, inlinedAt: !124)
!124 = distinct !DILocation(line: 31, column: 1, scope: !8)
!125 = !DILocation(line: 286, column: 26, scope: !97, inlinedAt: !126)
!126 = distinct !DILocation(line: 175, column: 22, scope: !90, inlinedAt: !123)
!127 = !DILocation(line: 150, column: 11, scope: !92, inlinedAt: !124)
!128 = !DILocation(line: 312, column: 5, scope: !101, inlinedAt: !129)
!129 = distinct !DILocation(line: 151, column: 2, scope: !92, inlinedAt: !124)
!130 = !DISubprogram(name: "terminate", scope: !102, file: !102, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!131 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!132 = !DILocation(line: 200, column: 14, scope: !131)
!133 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!134 = !DILocation(line: 13, column: 3, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 12, type: !9, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = distinct !DILocation(line: 61, column: 14, scope: !137, inlinedAt: !139)
!137 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/numbers.cpp:12:21)>", scope: !138, file: !138, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!138 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!139 = distinct !DILocation(line: 96, column: 14, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/numbers.cpp:12:21)>", scope: !138, file: !138, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = distinct !DILocation(line: 252, column: 13, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = distinct !DILocation(line: 259, column: 11, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!145 = distinct !DILocation(line: 210, column: 13, scope: !133)
!146 = !DILocation(line: 14, column: 18, scope: !135, inlinedAt: !136)
!147 = !DILocation(line: 14, column: 8, scope: !135, inlinedAt: !136)
!148 = !DILocation(line: 138, column: 16, scope: !149, inlinedAt: !151)
!149 = distinct !DISubprogram(name: "rdstate", scope: !150, file: !150, line: 137, type: !9, scopeLine: 138, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = !DIFile(filename: "include/c++/12/bits/basic_ios.h", directory: "")
!151 = distinct !DILocation(line: 202, column: 23, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "fail", scope: !150, file: !150, line: 201, type: !9, scopeLine: 202, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!153 = distinct !DILocation(line: 126, column: 22, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "operator!", scope: !150, file: !150, line: 125, type: !9, scopeLine: 126, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!155 = distinct !DILocation(line: 14, column: 7, scope: !135, inlinedAt: !136)
!156 = !{!157, !159, i64 32}
!157 = !{!"_ZTSSt8ios_base", !20, i64 8, !20, i64 16, !158, i64 24, !159, i64 28, !159, i64 32, !38, i64 40, !160, i64 48, !21, i64 64, !161, i64 192, !38, i64 200, !162, i64 208}
!158 = !{!"_ZTSSt13_Ios_Fmtflags", !21, i64 0}
!159 = !{!"_ZTSSt12_Ios_Iostate", !21, i64 0}
!160 = !{!"_ZTSNSt8ios_base6_WordsE", !38, i64 0, !20, i64 8}
!161 = !{!"int", !21, i64 0}
!162 = !{!"_ZTSSt6locale", !38, i64 0}
!163 = !DILocation(line: 167, column: 47, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "operator&", scope: !165, file: !165, line: 166, type: !9, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!165 = !DIFile(filename: "include/c++/12/bits/ios_base.h", directory: "")
!166 = distinct !DILocation(line: 202, column: 33, scope: !152, inlinedAt: !153)
!167 = !DILocation(line: 202, column: 55, scope: !152, inlinedAt: !153)
!168 = !DILocation(line: 0, scope: !135, inlinedAt: !136)
!169 = !DILocation(line: 14, column: 7, scope: !135, inlinedAt: !136)
!170 = !DILocation(line: 167, column: 47, scope: !164, inlinedAt: !171)
!171 = distinct !DILocation(line: 202, column: 33, scope: !152, inlinedAt: !172)
!172 = distinct !DILocation(line: 15, column: 4, scope: !135, inlinedAt: !136)
!173 = !DILocation(line: 202, column: 55, scope: !152, inlinedAt: !172)
!174 = !DILocation(line: 15, column: 4, scope: !135, inlinedAt: !136)
!175 = !DILocation(line: 167, column: 47, scope: !164, inlinedAt: !176)
!176 = distinct !DILocation(line: 191, column: 33, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "eof", scope: !150, file: !150, line: 190, type: !9, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!178 = distinct !DILocation(line: 19, column: 3, scope: !135, inlinedAt: !136)
!179 = !DILocation(line: 191, column: 43, scope: !177, inlinedAt: !178)
!180 = !DILocation(line: 19, column: 3, scope: !135, inlinedAt: !136)
!181 = !DILocation(line: 24, column: 7, scope: !135, inlinedAt: !136)
!182 = !{!161, !161, i64 0}
!183 = !DILocation(line: 24, column: 14, scope: !135, inlinedAt: !136)
!184 = !DILocation(line: 401, column: 16, scope: !185, inlinedAt: !187)
!185 = distinct !DISubprogram(name: "operator+=", scope: !186, file: !186, line: 400, type: !9, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!186 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!187 = distinct !DILocation(line: 26, column: 8, scope: !135, inlinedAt: !136)
!188 = !DILocation(line: 26, column: 4, scope: !135, inlinedAt: !136)
!189 = !DILocation(line: 27, column: 2, scope: !135, inlinedAt: !136)
!190 = !DILocation(line: 210, column: 24, scope: !133)
!191 = !DISubprogram(name: "__assert_fail", scope: !192, file: !192, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!192 = !DIFile(filename: "include/assert.h", directory: "")
!193 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = !DILocation(line: 200, column: 14, scope: !193)
!195 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = !DILocation(line: 488, column: 9, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "load", scope: !186, file: !186, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = distinct !DILocation(line: 348, column: 16, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "operator int", scope: !186, file: !186, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!200 = distinct !DILocation(line: 28, column: 27, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!202 = distinct !DILocation(line: 61, column: 14, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/numbers.cpp:28:22)>", scope: !138, file: !138, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!204 = distinct !DILocation(line: 96, column: 14, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/numbers.cpp:28:22)>", scope: !138, file: !138, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!206 = distinct !DILocation(line: 252, column: 13, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = distinct !DILocation(line: 259, column: 11, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = distinct !DILocation(line: 210, column: 13, scope: !195)
!211 = !DILocation(line: 28, column: 27, scope: !201, inlinedAt: !202)
!212 = !DILocation(line: 210, column: 24, scope: !195)
!213 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_numbers.cpp", scope: !214, file: !214, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!214 = !DIFile(filename: "cpp/numbers.cpp", directory: ".")
!215 = !DILocation(line: 74, column: 25, scope: !216, inlinedAt: !219)
!216 = !DILexicalBlockFile(scope: !218, file: !217, discriminator: 0)
!217 = !DIFile(filename: "include/c++/12/iostream", directory: "")
!218 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !214, file: !214, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = distinct !DILocation(line: 0, scope: !213)
!220 = !DILocation(line: 0, scope: !218, inlinedAt: !219)
