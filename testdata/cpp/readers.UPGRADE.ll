; ModuleID = 'readers.cpp'
source_filename = "readers.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::shared_mutex" = type { %"class.std::__shared_mutex_pthread" }
%"class.std::__shared_mutex_pthread" = type { %union.pthread_rwlock_t }
%union.pthread_rwlock_t = type { %struct.__pthread_rwlock_arch_t }
%struct.__pthread_rwlock_arch_t = type { i32, i32, i32, i32, i32, i32, i32, i32, i8, [7 x i8], i64, i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

@_ZL8computed = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"computed == 1\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"readers.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.2 = private unnamed_addr constant [11 x i8] c"get() == 9\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@_ZL5mutex = internal global %"class.std::shared_mutex" zeroinitializer, align 8
@_ZL6cached = internal unnamed_addr global i1 false, align 4
@.str.3 = private unnamed_addr constant [80 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/shared_mutex\00", align 1
@__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread11lock_sharedEv = private unnamed_addr constant [48 x i8] c"void std::__shared_mutex_pthread::lock_shared()\00", align 1
@.str.4 = private unnamed_addr constant [11 x i8] c"__ret == 0\00", align 1
@__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread4lockEv = private unnamed_addr constant [41 x i8] c"void std::__shared_mutex_pthread::lock()\00", align 1
@__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv = private unnamed_addr constant [43 x i8] c"void std::__shared_mutex_pthread::unlock()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #11, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #12, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  store ptr %5, ptr %2, align 8, !dbg !29, !tbaa !37
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #11, !dbg !39
  %6 = load ptr, ptr %2, align 8, !dbg !40, !tbaa !37
  %7 = icmp eq ptr %6, null, !dbg !43
  br i1 %7, label %12, label %8, !dbg !40

8:                                                ; preds = %0
  %9 = load ptr, ptr %6, align 8, !dbg !44, !tbaa !27
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !44
  %11 = load ptr, ptr %10, align 8, !dbg !44
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %6) #11, !dbg !44
  br label %12, !dbg !47

12:                                               ; preds = %0, %8
  store ptr null, ptr %2, align 8, !dbg !48, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #11, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !51
  store i64 0, ptr %4, align 8, !dbg !51, !tbaa !18
  %13 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #12, !dbg !55
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %13, align 8, !dbg !56, !tbaa !27
  store ptr %13, ptr %1, align 8, !dbg !59, !tbaa !37
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #11, !dbg !63
  %14 = load ptr, ptr %1, align 8, !dbg !64, !tbaa !37
  %15 = icmp eq ptr %14, null, !dbg !66
  br i1 %15, label %20, label %16, !dbg !64

16:                                               ; preds = %12
  %17 = load ptr, ptr %14, align 8, !dbg !67, !tbaa !27
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !67
  %19 = load ptr, ptr %18, align 8, !dbg !67
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #11, !dbg !67
  br label %20, !dbg !69

20:                                               ; preds = %12, %16
  store ptr null, ptr %1, align 8, !dbg !70, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !71
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #11, !dbg !72
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !73
  %21 = load i32, ptr @_ZL8computed, align 4, !dbg !74, !tbaa !75
  %22 = icmp eq i32 %21, 1, !dbg !74
  br i1 %22, label %24, label %23, !dbg !74

23:                                               ; preds = %20
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 32, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #13, !dbg !74
  unreachable, !dbg !74

24:                                               ; preds = %20
  %25 = load i64, ptr %4, align 8, !dbg !77, !tbaa.struct !82
  %26 = icmp eq i64 %25, 0, !dbg !84
  br i1 %26, label %28, label %27, !dbg !87

27:                                               ; preds = %24
  call void @_ZSt9terminatev() #13, !dbg !88
  unreachable, !dbg !88

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #11, !dbg !92
  %29 = load i64, ptr %3, align 8, !dbg !93, !tbaa.struct !82
  %30 = icmp eq i64 %29, 0, !dbg !96
  br i1 %30, label %32, label %31, !dbg !98

31:                                               ; preds = %28
  call void @_ZSt9terminatev() #13, !dbg !99
  unreachable, !dbg !99

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #11, !dbg !92
  ret i32 0, !dbg !92
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !101 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !103 void @_ZSt9terminatev() local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !104 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #11, !dbg !105
  tail call void @_ZdlPv(ptr noundef %0) #14, !dbg !105
  ret void, !dbg !105
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #6 align 2 !dbg !106 {
  %2 = tail call fastcc noundef i32 @_ZL3getv(), !dbg !107, !range !119
  %3 = icmp eq i32 %2, 9, !dbg !107
  br i1 %3, label %5, label %4, !dbg !107

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #13, !dbg !107
  unreachable, !dbg !107

5:                                                ; preds = %1
  ret void, !dbg !120
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define internal fastcc noundef i32 @_ZL3getv() unnamed_addr #8 !dbg !121 {
  br label %1, !dbg !122

1:                                                ; preds = %1, %0
  %2 = tail call i32 @pthread_rwlock_rdlock(ptr noundef nonnull @_ZL5mutex) #11, !dbg !130
  switch i32 %2, label %4 [
    i32 11, label %1
    i32 35, label %3
    i32 0, label %5
  ], !dbg !133, !prof !134

3:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #13, !dbg !135
  unreachable, !dbg !135

4:                                                ; preds = %1
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 234, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread11lock_sharedEv, ptr noundef nonnull @.str.4) #13, !dbg !136
  unreachable, !dbg !136

5:                                                ; preds = %1
  %6 = load i1, ptr @_ZL6cached, align 4, !dbg !137
  br i1 %6, label %22, label %7, !dbg !137

7:                                                ; preds = %5
  %8 = tail call i32 @pthread_rwlock_wrlock(ptr noundef nonnull @_ZL5mutex) #11, !dbg !138
  switch i32 %8, label %10 [
    i32 35, label %9
    i32 0, label %11
  ], !dbg !150, !prof !151

9:                                                ; preds = %7
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #13, !dbg !152
  unreachable, !dbg !152

10:                                               ; preds = %7
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 197, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread4lockEv, ptr noundef nonnull @.str.4) #13, !dbg !153
  unreachable, !dbg !153

11:                                               ; preds = %7
  %12 = load i1, ptr @_ZL6cached, align 4, !dbg !154
  br i1 %12, label %16, label %13, !dbg !155

13:                                               ; preds = %11
  store i1 true, ptr @_ZL6cached, align 4, !dbg !156
  %14 = load i32, ptr @_ZL8computed, align 4, !dbg !157, !tbaa !75
  %15 = add nsw i32 %14, 1, !dbg !157
  store i32 %15, ptr @_ZL8computed, align 4, !dbg !157, !tbaa !75
  br label %16, !dbg !158

16:                                               ; preds = %13, %11
  %17 = load i1, ptr @_ZL6cached, align 4, !dbg !159
  %18 = select i1 %17, i32 9, i32 0, !dbg !159
  %19 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull @_ZL5mutex) #11, !dbg !160
  %20 = icmp eq i32 %19, 0, !dbg !171
  br i1 %20, label %22, label %21, !dbg !171, !prof !172

21:                                               ; preds = %16
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 215, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv, ptr noundef nonnull @.str.4) #13, !dbg !171
  unreachable, !dbg !171

22:                                               ; preds = %5, %16
  %23 = phi i32 [ 9, %5 ], [ %18, %16 ], !dbg !173
  %24 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull @_ZL5mutex) #11, !dbg !174
  %25 = icmp eq i32 %24, 0, !dbg !183
  br i1 %25, label %27, label %26, !dbg !183, !prof !172

26:                                               ; preds = %22
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 215, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv, ptr noundef nonnull @.str.4) #13, !dbg !183
  unreachable, !dbg !183

27:                                               ; preds = %22
  ret i32 %23, !dbg !184
}

; Function Attrs: noreturn
declare !dbg !185 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #9

; Function Attrs: noreturn nounwind
declare !dbg !187 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !188 i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !190 i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !191 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !192 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #11, !dbg !193
  tail call void @_ZdlPv(ptr noundef %0) #14, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #6 align 2 !dbg !194 {
  %2 = tail call fastcc noundef i32 @_ZL3getv(), !dbg !195, !range !119
  %3 = icmp eq i32 %2, 9, !dbg !195
  br i1 %3, label %5, label %4, !dbg !195

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 29, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #13, !dbg !195
  unreachable, !dbg !195

5:                                                ; preds = %1
  ret void, !dbg !206
}

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin nounwind allocsize(0) }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "readers.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !9, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 28, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<(lambda at readers.cpp:28:16), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 28, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<(lambda at readers.cpp:28:16)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!48 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !42)
!49 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!50 = !DILocation(line: 29, column: 2, scope: !8)
!51 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !52)
!52 = distinct !DILocation(line: 126, column: 7, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "thread<(lambda at readers.cpp:29:16), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!54 = distinct !DILocation(line: 29, column: 14, scope: !8)
!55 = !DILocation(line: 142, column: 29, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 207, column: 4, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "_State_impl<(lambda at readers.cpp:29:16)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = distinct !DILocation(line: 142, column: 33, scope: !53, inlinedAt: !54)
!59 = !DILocation(line: 168, column: 56, scope: !30, inlinedAt: !60)
!60 = distinct !DILocation(line: 233, column: 40, scope: !33, inlinedAt: !61)
!61 = distinct !DILocation(line: 310, column: 4, scope: !35, inlinedAt: !62)
!62 = distinct !DILocation(line: 142, column: 18, scope: !53, inlinedAt: !54)
!63 = !DILocation(line: 142, column: 2, scope: !53, inlinedAt: !54)
!64 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !65)
!65 = distinct !DILocation(line: 142, column: 2, scope: !53, inlinedAt: !54)
!66 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !65)
!67 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !68)
!68 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !65)
!69 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !65)
!70 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !65)
!71 = !DILocation(line: 145, column: 7, scope: !53, inlinedAt: !54)
!72 = !DILocation(line: 30, column: 4, scope: !8)
!73 = !DILocation(line: 31, column: 4, scope: !8)
!74 = !DILocation(line: 32, column: 2, scope: !8)
!75 = !{!76, !76, i64 0}
!76 = !{!"int", !21, i64 0}
!77 = !DILocation(line: 175, column: 16, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!79 = distinct !DILocation(line: 150, column: 11, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!81 = distinct !DILocation(line: 33, column: 1, scope: !8)
!82 = !{i64 0, i64 8, !83}
!83 = !{!20, !20, i64 0}
!84 = !DILocation(line: 286, column: 26, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = distinct !DILocation(line: 175, column: 22, scope: !78, inlinedAt: !79)
!87 = !DILocation(line: 150, column: 11, scope: !80, inlinedAt: !81)
!88 = !DILocation(line: 312, column: 5, scope: !89, inlinedAt: !91)
!89 = distinct !DISubprogram(name: "__terminate", scope: !90, file: !90, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!90 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!91 = distinct !DILocation(line: 151, column: 2, scope: !80, inlinedAt: !81)
!92 = !DILocation(line: 33, column: 1, scope: !8)
!93 = !DILocation(line: 175, column: 16, scope: !78, inlinedAt: !94)
!94 = distinct !DILocation(line: 150, column: 11, scope: !80, inlinedAt: !95)
!95 = distinct !DILocation(line: 33, column: 1, scope: !8)
!96 = !DILocation(line: 286, column: 26, scope: !85, inlinedAt: !97)
!97 = distinct !DILocation(line: 175, column: 22, scope: !78, inlinedAt: !94)
!98 = !DILocation(line: 150, column: 11, scope: !80, inlinedAt: !95)
!99 = !DILocation(line: 312, column: 5, scope: !89, inlinedAt: !100)
!100 = distinct !DILocation(line: 151, column: 2, scope: !80, inlinedAt: !95)
!101 = !DISubprogram(name: "__assert_fail", scope: !102, file: !102, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!102 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!103 = !DISubprogram(name: "terminate", scope: !90, file: !90, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!104 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!105 = !DILocation(line: 200, column: 14, scope: !104)
!106 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!107 = !DILocation(line: 28, column: 21, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!109 = distinct !DILocation(line: 61, column: 14, scope: !110, inlinedAt: !112)
!110 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at readers.cpp:28:16)>", scope: !111, file: !111, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!111 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!112 = distinct !DILocation(line: 96, column: 14, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "__invoke<(lambda at readers.cpp:28:16)>", scope: !111, file: !111, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!114 = distinct !DILocation(line: 252, column: 13, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!116 = distinct !DILocation(line: 259, column: 11, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!118 = distinct !DILocation(line: 210, column: 13, scope: !106)
!119 = !{i32 0, i32 10}
!120 = !DILocation(line: 210, column: 24, scope: !106)
!121 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 10, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = !DILocation(line: 228, column: 7, scope: !123, inlinedAt: !125)
!123 = distinct !DISubprogram(name: "lock_shared", scope: !124, file: !124, line: 221, type: !9, scopeLine: 222, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = !DIFile(filename: "include/c++/12/shared_mutex", directory: "")
!125 = distinct !DILocation(line: 426, column: 34, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "lock_shared", scope: !124, file: !124, line: 426, type: !9, scopeLine: 426, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!127 = distinct !DILocation(line: 727, column: 13, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "shared_lock", scope: !124, file: !124, line: 725, type: !9, scopeLine: 727, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!129 = distinct !DILocation(line: 12, column: 38, scope: !121)
!130 = !DILocation(line: 78, column: 3, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "__glibcxx_rwlock_rdlock", scope: !124, file: !124, line: 78, type: !9, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!132 = distinct !DILocation(line: 229, column: 10, scope: !123, inlinedAt: !125)
!133 = !DILocation(line: 229, column: 2, scope: !123, inlinedAt: !125)
!134 = !{!"branch_weights", i32 1, i32 2001, i32 2001, i32 2000}
!135 = !DILocation(line: 232, column: 2, scope: !123, inlinedAt: !125)
!136 = !DILocation(line: 234, column: 7, scope: !123, inlinedAt: !125)
!137 = !DILocation(line: 13, column: 6, scope: !121)
!138 = !DILocation(line: 80, column: 3, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__glibcxx_rwlock_wrlock", scope: !124, file: !124, line: 80, type: !9, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!140 = distinct !DILocation(line: 193, column: 19, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "lock", scope: !124, file: !124, line: 191, type: !9, scopeLine: 192, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!142 = distinct !DILocation(line: 420, column: 27, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "lock", scope: !124, file: !124, line: 420, type: !9, scopeLine: 420, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!144 = distinct !DILocation(line: 139, column: 17, scope: !145, inlinedAt: !147)
!145 = distinct !DISubprogram(name: "lock", scope: !146, file: !146, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!147 = distinct !DILocation(line: 69, column: 2, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "unique_lock", scope: !146, file: !146, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = distinct !DILocation(line: 18, column: 38, scope: !121)
!150 = !DILocation(line: 194, column: 11, scope: !141, inlinedAt: !142)
!151 = !{!"branch_weights", i32 1, i32 2001, i32 2000}
!152 = !DILocation(line: 195, column: 2, scope: !141, inlinedAt: !142)
!153 = !DILocation(line: 197, column: 7, scope: !141, inlinedAt: !142)
!154 = !DILocation(line: 19, column: 7, scope: !121)
!155 = !DILocation(line: 19, column: 6, scope: !121)
!156 = !DILocation(line: 20, column: 10, scope: !121)
!157 = !DILocation(line: 21, column: 11, scope: !121)
!158 = !DILocation(line: 22, column: 2, scope: !121)
!159 = !DILocation(line: 23, column: 9, scope: !121)
!160 = !DILocation(line: 82, column: 3, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "__glibcxx_rwlock_unlock", scope: !124, file: !124, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = distinct !DILocation(line: 213, column: 45, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "unlock", scope: !124, file: !124, line: 211, type: !9, scopeLine: 212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = distinct !DILocation(line: 422, column: 29, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "unlock", scope: !124, file: !124, line: 422, type: !9, scopeLine: 422, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!166 = distinct !DILocation(line: 195, column: 17, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "unlock", scope: !146, file: !146, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!168 = distinct !DILocation(line: 104, column: 4, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "~unique_lock", scope: !146, file: !146, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!170 = distinct !DILocation(line: 24, column: 1, scope: !121)
!171 = !DILocation(line: 215, column: 7, scope: !163, inlinedAt: !164)
!172 = !{!"branch_weights", i32 2000, i32 1}
!173 = !DILocation(line: 0, scope: !121)
!174 = !DILocation(line: 82, column: 3, scope: !161, inlinedAt: !175)
!175 = distinct !DILocation(line: 213, column: 45, scope: !163, inlinedAt: !176)
!176 = distinct !DILocation(line: 253, column: 7, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "unlock_shared", scope: !124, file: !124, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!178 = distinct !DILocation(line: 428, column: 36, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "unlock_shared", scope: !124, file: !124, line: 428, type: !9, scopeLine: 428, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!180 = distinct !DILocation(line: 753, column: 11, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "~shared_lock", scope: !124, file: !124, line: 750, type: !9, scopeLine: 751, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!182 = distinct !DILocation(line: 24, column: 1, scope: !121)
!183 = !DILocation(line: 215, column: 7, scope: !163, inlinedAt: !176)
!184 = !DILocation(line: 24, column: 1, scope: !121)
!185 = !DISubprogram(name: "__throw_system_error", scope: !186, file: !186, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!186 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!187 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !90, file: !90, line: 564, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!188 = !DISubprogram(name: "pthread_rwlock_rdlock", scope: !189, file: !189, line: 976, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!189 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!190 = !DISubprogram(name: "pthread_rwlock_wrlock", scope: !189, file: !189, line: 1023, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!191 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !189, file: !189, line: 1071, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!192 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DILocation(line: 200, column: 14, scope: !192)
!194 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!195 = !DILocation(line: 29, column: 21, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!197 = distinct !DILocation(line: 61, column: 14, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at readers.cpp:29:16)>", scope: !111, file: !111, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = distinct !DILocation(line: 96, column: 14, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "__invoke<(lambda at readers.cpp:29:16)>", scope: !111, file: !111, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!201 = distinct !DILocation(line: 252, column: 13, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = distinct !DILocation(line: 259, column: 11, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!205 = distinct !DILocation(line: 210, column: 13, scope: !194)
!206 = !DILocation(line: 210, column: 24, scope: !194)
