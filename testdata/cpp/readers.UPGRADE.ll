; ModuleID = 'cpp/readers.cpp'
source_filename = "cpp/readers.cpp"
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
%"class.std::shared_lock" = type <{ ptr, i8, [7 x i8] }>

$_ZNSt11shared_lockISt12shared_mutexED2Ev = comdat any

@_ZL8computed = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [14 x i8] c"computed == 1\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"cpp/readers.cpp\00", align 1
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

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
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

21:                                               ; preds = %70, %23
  %22 = phi { ptr, i32 } [ %14, %23 ], [ %66, %70 ]
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
          to label %26 unwind label %49, !dbg !63

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
  br label %65

43:                                               ; preds = %27, %30
  store ptr null, ptr %1, align 8, !dbg !86, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !78
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %44 unwind label %51, !dbg !87

44:                                               ; preds = %43
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %45 unwind label %51, !dbg !88

45:                                               ; preds = %44
  %46 = load i32, ptr @_ZL8computed, align 4, !dbg !89, !tbaa !90
  %47 = icmp eq i32 %46, 1, !dbg !89
  br i1 %47, label %56, label %48, !dbg !89

48:                                               ; preds = %45
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 32, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !89
  unreachable, !dbg !89

49:                                               ; preds = %24
  %50 = landingpad { ptr, i32 }
          cleanup, !dbg !92
  br label %65, !dbg !93

51:                                               ; preds = %44, %43
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !92
  %53 = load i64, ptr %4, align 8, !dbg !94, !tbaa.struct !99
  %54 = icmp eq i64 %53, 0, !dbg !101
  br i1 %54, label %65, label %55, !dbg !104

55:                                               ; preds = %51
  call void @_ZSt9terminatev() #14, !dbg !105
  unreachable, !dbg !105

56:                                               ; preds = %45
  %57 = load i64, ptr %4, align 8, !dbg !109, !tbaa.struct !99
  %58 = icmp eq i64 %57, 0, !dbg !112
  br i1 %58, label %60, label %59, !dbg !114

59:                                               ; preds = %56
  call void @_ZSt9terminatev() #14, !dbg !115
  unreachable, !dbg !115

60:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12, !dbg !92
  %61 = load i64, ptr %3, align 8, !dbg !117, !tbaa.struct !99
  %62 = icmp eq i64 %61, 0, !dbg !120
  br i1 %62, label %64, label %63, !dbg !122

63:                                               ; preds = %60
  call void @_ZSt9terminatev() #14, !dbg !123
  unreachable, !dbg !123

64:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !92
  ret i32 0, !dbg !92

65:                                               ; preds = %51, %49, %42
  %66 = phi { ptr, i32 } [ %50, %49 ], [ %35, %42 ], [ %52, %51 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #12, !dbg !92
  %67 = load i64, ptr %3, align 8, !dbg !125, !tbaa.struct !99
  %68 = icmp eq i64 %67, 0, !dbg !128
  br i1 %68, label %70, label %69, !dbg !130

69:                                               ; preds = %65
  call void @_ZSt9terminatev() #14, !dbg !131
  unreachable, !dbg !131

70:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #12, !dbg !92
  br label %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !133 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !135 void @_ZSt9terminatev() local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #6 align 2 !dbg !136 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #12, !dbg !137
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !137
  ret void, !dbg !137
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #7 align 2 !dbg !138 {
  %2 = tail call fastcc noundef i32 @_ZL3getv(), !dbg !139, !range !151
  %3 = icmp eq i32 %2, 9, !dbg !139
  br i1 %3, label %5, label %4, !dbg !139

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #14, !dbg !139
  unreachable, !dbg !139

5:                                                ; preds = %1
  ret void, !dbg !152
}

; Function Attrs: uwtable
define internal fastcc noundef i32 @_ZL3getv() unnamed_addr #8 personality ptr @__gxx_personality_v0 !dbg !153 {
  %1 = alloca %"class.std::shared_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #12, !dbg !154
  store ptr @_ZL5mutex, ptr %1, align 8, !dbg !155, !tbaa !159
  %2 = getelementptr inbounds %"class.std::shared_lock", ptr %1, i64 0, i32 1, !dbg !162
  store i8 1, ptr %2, align 8, !dbg !162, !tbaa !163
  br label %3, !dbg !164

3:                                                ; preds = %3, %0
  %4 = tail call i32 @pthread_rwlock_rdlock(ptr noundef nonnull @_ZL5mutex) #12, !dbg !169
  switch i32 %4, label %6 [
    i32 11, label %3
    i32 35, label %5
    i32 0, label %7
  ], !dbg !172, !prof !173

5:                                                ; preds = %3
  tail call void @_ZSt20__throw_system_errori(i32 noundef 35) #16, !dbg !174
  unreachable, !dbg !174

6:                                                ; preds = %3
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 234, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread11lock_sharedEv, ptr noundef nonnull @.str.4) #14, !dbg !175
  unreachable, !dbg !175

7:                                                ; preds = %3
  %8 = load i1, ptr @_ZL6cached, align 4, !dbg !176
  br i1 %8, label %27, label %9, !dbg !176

9:                                                ; preds = %7
  %10 = tail call i32 @pthread_rwlock_wrlock(ptr noundef nonnull @_ZL5mutex) #12, !dbg !177
  switch i32 %10, label %13 [
    i32 35, label %11
    i32 0, label %14
  ], !dbg !189, !prof !190

11:                                               ; preds = %9
  invoke void @_ZSt20__throw_system_errori(i32 noundef 35) #16
          to label %12 unwind label %19, !dbg !191

12:                                               ; preds = %11
  unreachable, !dbg !191

13:                                               ; preds = %9
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 197, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread4lockEv, ptr noundef nonnull @.str.4) #14, !dbg !192
  unreachable, !dbg !192

14:                                               ; preds = %9
  %15 = load i1, ptr @_ZL6cached, align 4, !dbg !193
  br i1 %15, label %21, label %16, !dbg !194

16:                                               ; preds = %14
  store i1 true, ptr @_ZL6cached, align 4, !dbg !195
  %17 = load i32, ptr @_ZL8computed, align 4, !dbg !196, !tbaa !90
  %18 = add nsw i32 %17, 1, !dbg !196
  store i32 %18, ptr @_ZL8computed, align 4, !dbg !196, !tbaa !90
  br label %21, !dbg !197

19:                                               ; preds = %11
  %20 = landingpad { ptr, i32 }
          cleanup, !dbg !198
  call void @_ZNSt11shared_lockISt12shared_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %1) #12, !dbg !198
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #12, !dbg !198
  resume { ptr, i32 } %20, !dbg !198

21:                                               ; preds = %16, %14
  %22 = load i1, ptr @_ZL6cached, align 4, !dbg !199
  %23 = select i1 %22, i32 9, i32 0, !dbg !199
  %24 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull @_ZL5mutex) #12, !dbg !200
  %25 = icmp eq i32 %24, 0, !dbg !211
  br i1 %25, label %27, label %26, !dbg !211, !prof !212

26:                                               ; preds = %21
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 215, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv, ptr noundef nonnull @.str.4) #14, !dbg !211
  unreachable, !dbg !211

27:                                               ; preds = %21, %7
  %28 = phi i32 [ 9, %7 ], [ %23, %21 ], !dbg !213
  %29 = load i8, ptr %2, align 8, !dbg !214, !tbaa !163, !range !217, !noundef !10
  %30 = icmp eq i8 %29, 0, !dbg !214
  br i1 %30, label %36, label %31, !dbg !214

31:                                               ; preds = %27
  %32 = load ptr, ptr %1, align 8, !dbg !218, !tbaa !159
  %33 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull %32) #12, !dbg !219
  %34 = icmp eq i32 %33, 0, !dbg !226
  br i1 %34, label %36, label %35, !dbg !226, !prof !212

35:                                               ; preds = %31
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 215, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv, ptr noundef nonnull @.str.4) #14, !dbg !226
  unreachable, !dbg !226

36:                                               ; preds = %27, %31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #12, !dbg !198
  ret i32 %28, !dbg !198
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt11shared_lockISt12shared_mutexED2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !215 {
  %2 = getelementptr inbounds %"class.std::shared_lock", ptr %0, i64 0, i32 1, !dbg !227
  %3 = load i8, ptr %2, align 8, !dbg !227, !tbaa !163, !range !217, !noundef !10
  %4 = icmp eq i8 %3, 0, !dbg !227
  br i1 %4, label %10, label %5, !dbg !227

5:                                                ; preds = %1
  %6 = load ptr, ptr %0, align 8, !dbg !228, !tbaa !159
  %7 = tail call i32 @pthread_rwlock_unlock(ptr noundef nonnull %6) #12, !dbg !229
  %8 = icmp eq i32 %7, 0, !dbg !234
  br i1 %8, label %10, label %9, !dbg !234, !prof !212

9:                                                ; preds = %5
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.3, i32 noundef 215, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt22__shared_mutex_pthread6unlockEv, ptr noundef nonnull @.str.4) #14, !dbg !234
  unreachable, !dbg !234

10:                                               ; preds = %5, %1
  ret void, !dbg !235
}

; Function Attrs: noreturn
declare !dbg !236 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #10

; Function Attrs: noreturn nounwind
declare !dbg !238 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !239 i32 @pthread_rwlock_rdlock(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare !dbg !241 i32 @pthread_rwlock_wrlock(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare !dbg !242 i32 @pthread_rwlock_unlock(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #6 align 2 !dbg !243 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #12, !dbg !244
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !244
  ret void, !dbg !244
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #7 align 2 !dbg !245 {
  %2 = tail call fastcc noundef i32 @_ZL3getv(), !dbg !246, !range !151
  %3 = icmp eq i32 %2, 9, !dbg !246
  br i1 %3, label %5, label %4, !dbg !246

4:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 29, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #14, !dbg !246
  unreachable, !dbg !246

5:                                                ; preds = %1
  ret void, !dbg !257
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }
attributes #16 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/readers.cpp", directory: ".")
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
!16 = distinct !DISubprogram(name: "thread<(lambda at cpp/readers.cpp:28:16), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 28, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/readers.cpp:28:16)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!58 = !DILocation(line: 29, column: 2, scope: !8)
!59 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !60)
!60 = distinct !DILocation(line: 126, column: 7, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "thread<(lambda at cpp/readers.cpp:29:16), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 29, column: 14, scope: !8)
!63 = !DILocation(line: 142, column: 29, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 207, column: 4, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/readers.cpp:29:16)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!87 = !DILocation(line: 30, column: 4, scope: !8)
!88 = !DILocation(line: 31, column: 4, scope: !8)
!89 = !DILocation(line: 32, column: 2, scope: !8)
!90 = !{!91, !91, i64 0}
!91 = !{!"int", !21, i64 0}
!92 = !DILocation(line: 33, column: 1, scope: !8)
!93 = !DILocation(line: 29, column: 14, scope: !8)
!94 = !DILocation(line: 175, column: 16, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!96 = distinct !DILocation(line: 150, column: 11, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = distinct !DILocation(line: 33, column: 1, scope: !8)
!99 = !{i64 0, i64 8, !100}
!100 = !{!20, !20, i64 0}
!101 = !DILocation(line: 286, column: 26, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!103 = distinct !DILocation(line: 175, column: 22, scope: !95, inlinedAt: !96)
!104 = !DILocation(line: 150, column: 11, scope: !97, inlinedAt: !98)
!105 = !DILocation(line: 312, column: 5, scope: !106, inlinedAt: !108)
!106 = distinct !DISubprogram(name: "__terminate", scope: !107, file: !107, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!107 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!108 = distinct !DILocation(line: 151, column: 2, scope: !97, inlinedAt: !98)
!109 = !DILocation(line: 175, column: 16, scope: !95, inlinedAt: !110)
!110 = distinct !DILocation(line: 150, column: 11, scope: !97, inlinedAt: !111)
!111 = distinct !DILocation(line: 33, column: 1, scope: !8)
!112 = !DILocation(line: 286, column: 26, scope: !102, inlinedAt: !113)
!113 = distinct !DILocation(line: 175, column: 22, scope: !95, inlinedAt: !110)
!114 = !DILocation(line: 150, column: 11, scope: !97, inlinedAt: !111)
!115 = !DILocation(line: 312, column: 5, scope: !106, inlinedAt: !116)
!116 = distinct !DILocation(line: 151, column: 2, scope: !97, inlinedAt: !111)
!117 = !DILocation(line: 175, column: 16, scope: !95, inlinedAt: !118)
!118 = distinct !DILocation(line: 150, column: 11, scope: !97, inlinedAt: !119)
!119 = distinct !DILocation(line: 33, column: 1, scope: !8)
!120 = !DILocation(line: 286, column: 26, scope: !102, inlinedAt: !121)
!121 = distinct !DILocation(line: 175, column: 22, scope: !95, inlinedAt: !118)
!122 = !DILocation(line: 150, column: 11, scope: !97, inlinedAt: !119)
!123 = !DILocation(line: 312, column: 5, scope: !106, inlinedAt: !124)
!124 = distinct !DILocation(line: 151, column: 2, scope: !97, inlinedAt: !119)
!125 = !DILocation(line: 175, column: 16, scope: !95, inlinedAt: !126)
!126 = distinct !DILocation(line: 150, column: 11, scope: !97, inlinedAt: !127)
!127 = distinct !DILocation(line: 33, column: 1, scope: !8)
!128 = !DILocation(line: 286, column: 26, scope: !102, inlinedAt: !129)
!129 = distinct !DILocation(line: 175, column: 22, scope: !95, inlinedAt: !126)
!130 = !DILocation(line: 150, column: 11, scope: !97, inlinedAt: !127)
!131 = !DILocation(line: 312, column: 5, scope: !106, inlinedAt: !132)
!132 = distinct !DILocation(line: 151, column: 2, scope: !97, inlinedAt: !127)
!133 = !DISubprogram(name: "__assert_fail", scope: !134, file: !134, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!134 = !DIFile(filename: "include/assert.h", directory: "")
!135 = !DISubprogram(name: "terminate", scope: !107, file: !107, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!136 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!137 = !DILocation(line: 200, column: 14, scope: !136)
!138 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!139 = !DILocation(line: 28, column: 21, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 28, type: !9, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = distinct !DILocation(line: 61, column: 14, scope: !142, inlinedAt: !144)
!142 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/readers.cpp:28:16)>", scope: !143, file: !143, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!144 = distinct !DILocation(line: 96, column: 14, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/readers.cpp:28:16)>", scope: !143, file: !143, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = distinct !DILocation(line: 252, column: 13, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = distinct !DILocation(line: 259, column: 11, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = distinct !DILocation(line: 210, column: 13, scope: !138)
!151 = !{i32 0, i32 10}
!152 = !DILocation(line: 210, column: 24, scope: !138)
!153 = distinct !DISubprogram(name: "get", scope: !1, file: !1, line: 10, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!154 = !DILocation(line: 12, column: 2, scope: !153)
!155 = !DILocation(line: 726, column: 9, scope: !156, inlinedAt: !158)
!156 = distinct !DISubprogram(name: "shared_lock", scope: !157, file: !157, line: 725, type: !9, scopeLine: 727, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!157 = !DIFile(filename: "include/c++/12/shared_mutex", directory: "")
!158 = distinct !DILocation(line: 12, column: 38, scope: !153)
!159 = !{!160, !38, i64 0}
!160 = !{!"_ZTSSt11shared_lockISt12shared_mutexE", !38, i64 0, !161, i64 8}
!161 = !{!"bool", !21, i64 0}
!162 = !DILocation(line: 726, column: 39, scope: !156, inlinedAt: !158)
!163 = !{!160, !161, i64 8}
!164 = !DILocation(line: 228, column: 7, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "lock_shared", scope: !157, file: !157, line: 221, type: !9, scopeLine: 222, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!166 = distinct !DILocation(line: 426, column: 34, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "lock_shared", scope: !157, file: !157, line: 426, type: !9, scopeLine: 426, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!168 = distinct !DILocation(line: 727, column: 13, scope: !156, inlinedAt: !158)
!169 = !DILocation(line: 78, column: 3, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "__glibcxx_rwlock_rdlock", scope: !157, file: !157, line: 78, type: !9, scopeLine: 78, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = distinct !DILocation(line: 229, column: 10, scope: !165, inlinedAt: !166)
!172 = !DILocation(line: 229, column: 2, scope: !165, inlinedAt: !166)
!173 = !{!"branch_weights", i32 1, i32 2001, i32 2001, i32 2000}
!174 = !DILocation(line: 232, column: 2, scope: !165, inlinedAt: !166)
!175 = !DILocation(line: 234, column: 7, scope: !165, inlinedAt: !166)
!176 = !DILocation(line: 13, column: 6, scope: !153)
!177 = !DILocation(line: 80, column: 3, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "__glibcxx_rwlock_wrlock", scope: !157, file: !157, line: 80, type: !9, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!179 = distinct !DILocation(line: 193, column: 19, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "lock", scope: !157, file: !157, line: 191, type: !9, scopeLine: 192, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!181 = distinct !DILocation(line: 420, column: 27, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "lock", scope: !157, file: !157, line: 420, type: !9, scopeLine: 420, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!183 = distinct !DILocation(line: 139, column: 17, scope: !184, inlinedAt: !186)
!184 = distinct !DISubprogram(name: "lock", scope: !185, file: !185, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!185 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!186 = distinct !DILocation(line: 69, column: 2, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "unique_lock", scope: !185, file: !185, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = distinct !DILocation(line: 18, column: 38, scope: !153)
!189 = !DILocation(line: 194, column: 11, scope: !180, inlinedAt: !181)
!190 = !{!"branch_weights", i32 1, i32 2001, i32 2000}
!191 = !DILocation(line: 195, column: 2, scope: !180, inlinedAt: !181)
!192 = !DILocation(line: 197, column: 7, scope: !180, inlinedAt: !181)
!193 = !DILocation(line: 19, column: 7, scope: !153)
!194 = !DILocation(line: 19, column: 6, scope: !153)
!195 = !DILocation(line: 20, column: 10, scope: !153)
!196 = !DILocation(line: 21, column: 11, scope: !153)
!197 = !DILocation(line: 22, column: 2, scope: !153)
!198 = !DILocation(line: 24, column: 1, scope: !153)
!199 = !DILocation(line: 23, column: 9, scope: !153)
!200 = !DILocation(line: 82, column: 3, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "__glibcxx_rwlock_unlock", scope: !157, file: !157, line: 82, type: !9, scopeLine: 82, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!202 = distinct !DILocation(line: 213, column: 45, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "unlock", scope: !157, file: !157, line: 211, type: !9, scopeLine: 212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!204 = distinct !DILocation(line: 422, column: 29, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "unlock", scope: !157, file: !157, line: 422, type: !9, scopeLine: 422, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!206 = distinct !DILocation(line: 195, column: 17, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "unlock", scope: !185, file: !185, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = distinct !DILocation(line: 104, column: 4, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "~unique_lock", scope: !185, file: !185, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = distinct !DILocation(line: 24, column: 1, scope: !153)
!211 = !DILocation(line: 215, column: 7, scope: !203, inlinedAt: !204)
!212 = !{!"branch_weights", i32 2000, i32 1}
!213 = !DILocation(line: 0, scope: !153)
!214 = !DILocation(line: 752, column: 6, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "~shared_lock", scope: !157, file: !157, line: 750, type: !9, scopeLine: 751, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!216 = distinct !DILocation(line: 24, column: 1, scope: !153)
!217 = !{i8 0, i8 2}
!218 = !DILocation(line: 753, column: 4, scope: !215, inlinedAt: !216)
!219 = !DILocation(line: 82, column: 3, scope: !201, inlinedAt: !220)
!220 = distinct !DILocation(line: 213, column: 45, scope: !203, inlinedAt: !221)
!221 = distinct !DILocation(line: 253, column: 7, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "unlock_shared", scope: !157, file: !157, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!223 = distinct !DILocation(line: 428, column: 36, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "unlock_shared", scope: !157, file: !157, line: 428, type: !9, scopeLine: 428, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!225 = distinct !DILocation(line: 753, column: 11, scope: !215, inlinedAt: !216)
!226 = !DILocation(line: 215, column: 7, scope: !203, inlinedAt: !221)
!227 = !DILocation(line: 752, column: 6, scope: !215)
!228 = !DILocation(line: 753, column: 4, scope: !215)
!229 = !DILocation(line: 82, column: 3, scope: !201, inlinedAt: !230)
!230 = distinct !DILocation(line: 213, column: 45, scope: !203, inlinedAt: !231)
!231 = distinct !DILocation(line: 253, column: 7, scope: !222, inlinedAt: !232)
!232 = distinct !DILocation(line: 428, column: 36, scope: !224, inlinedAt: !233)
!233 = distinct !DILocation(line: 753, column: 11, scope: !215)
!234 = !DILocation(line: 215, column: 7, scope: !203, inlinedAt: !231)
!235 = !DILocation(line: 754, column: 7, scope: !215)
!236 = !DISubprogram(name: "__throw_system_error", scope: !237, file: !237, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!237 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!238 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !107, file: !107, line: 564, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!239 = !DISubprogram(name: "pthread_rwlock_rdlock", scope: !240, file: !240, line: 976, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!240 = !DIFile(filename: "include/pthread.h", directory: "")
!241 = !DISubprogram(name: "pthread_rwlock_wrlock", scope: !240, file: !240, line: 1023, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!242 = !DISubprogram(name: "pthread_rwlock_unlock", scope: !240, file: !240, line: 1071, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!243 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!244 = !DILocation(line: 200, column: 14, scope: !243)
!245 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!246 = !DILocation(line: 29, column: 21, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 29, type: !9, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!248 = distinct !DILocation(line: 61, column: 14, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/readers.cpp:29:16)>", scope: !143, file: !143, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = distinct !DILocation(line: 96, column: 14, scope: !251, inlinedAt: !252)
!251 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/readers.cpp:29:16)>", scope: !143, file: !143, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!252 = distinct !DILocation(line: 252, column: 13, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!254 = distinct !DILocation(line: 259, column: 11, scope: !255, inlinedAt: !256)
!255 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!256 = distinct !DILocation(line: 210, column: 13, scope: !245)
!257 = !DILocation(line: 210, column: 24, scope: !245)
