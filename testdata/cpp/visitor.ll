; ModuleID = 'cpp/visitor.cpp'
source_filename = "cpp/visitor.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::unique_ptr.4" = type { %"struct.std::__uniq_ptr_data.5" }
%"struct.std::__uniq_ptr_data.5" = type { %"class.std::__uniq_ptr_impl.6" }
%"class.std::__uniq_ptr_impl.6" = type { %"class.std::tuple.7" }
%"class.std::tuple.7" = type { %"struct.std::_Tuple_impl.8" }
%"struct.std::_Tuple_impl.8" = type { %"struct.std::_Head_base.11" }
%"struct.std::_Head_base.11" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>
%struct.Number = type <{ %struct.Message, i32, [4 x i8] }>
%struct.Message = type { ptr }
%struct.Named = type <{ ptr, i32, [4 x i8] }>
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }

$_ZNSt10unique_ptrI7MessageSt14default_deleteIS0_EED2Ev = comdat any

$_ZN7MessageD2Ev = comdat any

$_ZN6NumberD0Ev = comdat any

$_ZN7MessageD0Ev = comdat any

$_ZN6LetterD2Ev = comdat any

$_ZN6LetterD0Ev = comdat any

$_ZThn8_N6LetterD1Ev = comdat any

$_ZThn8_N6LetterD0Ev = comdat any

$_ZN5NamedD2Ev = comdat any

$_ZN5NamedD0Ev = comdat any

$_ZTS7Message = comdat any

$_ZTI7Message = comdat any

$_ZTS6Number = comdat any

$_ZTI6Number = comdat any

$_ZTS5Named = comdat any

$_ZTI5Named = comdat any

$_ZTS6Letter = comdat any

$_ZTI6Letter = comdat any

$_ZTV6Number = comdat any

$_ZTV7Message = comdat any

$_ZTV6Letter = comdat any

$_ZTV5Named = comdat any

@_ZL6filled = internal global %"class.std::condition_variable" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL3box = internal global { { { ptr } } } zeroinitializer, align 8
@.str = private unnamed_addr constant [10 x i8] c"sum == 10\00", align 1
@.str.2 = private unnamed_addr constant [16 x i8] c"cpp/visitor.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS7Message = linkonce_odr dso_local constant [9 x i8] c"7Message\00", comdat, align 1
@_ZTI7Message = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS7Message }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTS6Number = linkonce_odr dso_local constant [8 x i8] c"6Number\00", comdat, align 1
@_ZTI6Number = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS6Number, ptr @_ZTI7Message }, comdat, align 8
@_ZTS5Named = linkonce_odr dso_local constant [7 x i8] c"5Named\00", comdat, align 1
@_ZTI5Named = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS5Named }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@_ZTS6Letter = linkonce_odr dso_local constant [8 x i8] c"6Letter\00", comdat, align 1
@_ZTI6Letter = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Letter, i32 0, i32 2, ptr @_ZTI7Message, i64 2, ptr @_ZTI5Named, i64 2050 }, comdat, align 8
@.str.3 = private unnamed_addr constant [71 x i8] c"dynamic_cast<Letter *>(named) == dynamic_cast<Letter *>(message.get())\00", align 1
@__PRETTY_FUNCTION__._ZL4readv = private unnamed_addr constant [11 x i8] c"int read()\00", align 1
@.str.4 = private unnamed_addr constant [31 x i8] c"!dynamic_cast<Number *>(named)\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZTV6Number = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI6Number, ptr @_ZN7MessageD2Ev, ptr @_ZN6NumberD0Ev] }, comdat, align 8
@_ZTV7Message = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI7Message, ptr @_ZN7MessageD2Ev, ptr @_ZN7MessageD0Ev] }, comdat, align 8
@_ZTV6Letter = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI6Letter, ptr @_ZN6LetterD2Ev, ptr @_ZN6LetterD0Ev], [4 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr @_ZTI6Letter, ptr @_ZThn8_N6LetterD1Ev, ptr @_ZThn8_N6LetterD0Ev] }, comdat, align 8
@_ZTV5Named = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Named, ptr @_ZN5NamedD2Ev, ptr @_ZN5NamedD0Ev] }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_visitor.cpp, ptr null }]

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #0

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrI7MessageSt14default_deleteIS0_EED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !13
  %3 = icmp eq ptr %2, null, !dbg !17
  br i1 %3, label %8, label %4, !dbg !12

4:                                                ; preds = %1
  %5 = load ptr, ptr %2, align 8, !dbg !18, !tbaa !21
  %6 = getelementptr inbounds ptr, ptr %5, i64 1, !dbg !18
  %7 = load ptr, ptr %6, align 8, !dbg !18
  tail call void %7(ptr noundef nonnull align 8 dereferenceable(8) %2) #14, !dbg !18
  br label %8, !dbg !23

8:                                                ; preds = %4, %1
  store ptr null, ptr %0, align 8, !dbg !24, !tbaa !13
  ret void, !dbg !25
}

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !26 {
  %1 = alloca %"class.std::unique_ptr.4", align 8
  %2 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #14, !dbg !27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !28
  store i64 0, ptr %2, align 8, !dbg !28, !tbaa !34
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !37
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !38, !tbaa !21
  store ptr %3, ptr %1, align 8, !dbg !41, !tbaa !13
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null)
          to label %4 unwind label %11, !dbg !48

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !49, !tbaa !13
  %6 = icmp eq ptr %5, null, !dbg !52
  br i1 %6, label %22, label %7, !dbg !49

7:                                                ; preds = %4
  %8 = load ptr, ptr %5, align 8, !dbg !53, !tbaa !21
  %9 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !53
  %10 = load ptr, ptr %9, align 8, !dbg !53
  call void %10(ptr noundef nonnull align 8 dereferenceable(8) %5) #14, !dbg !53
  br label %22, !dbg !56

11:                                               ; preds = %0
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !57
  %13 = load ptr, ptr %1, align 8, !dbg !58, !tbaa !13
  %14 = icmp eq ptr %13, null, !dbg !60
  br i1 %14, label %21, label %15, !dbg !58

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !dbg !61, !tbaa !21
  %17 = getelementptr inbounds ptr, ptr %16, i64 1, !dbg !61
  %18 = load ptr, ptr %17, align 8, !dbg !61
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #14, !dbg !61
  br label %21, !dbg !63

19:                                               ; preds = %36, %21
  %20 = phi { ptr, i32 } [ %12, %21 ], [ %32, %36 ]
  resume { ptr, i32 } %20, !dbg !64

21:                                               ; preds = %15, %11
  store ptr null, ptr %1, align 8, !dbg !65, !tbaa !13
  br label %19

22:                                               ; preds = %4, %7
  store ptr null, ptr %1, align 8, !dbg !66, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !57
  %23 = invoke fastcc noundef i32 @_ZL4readv()
          to label %24 unwind label %31, !dbg !67

24:                                               ; preds = %22
  %25 = invoke fastcc noundef i32 @_ZL4readv()
          to label %26 unwind label %31, !dbg !68

26:                                               ; preds = %24
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %27 unwind label %31, !dbg !69

27:                                               ; preds = %26
  %28 = add nsw i32 %25, %23, !dbg !70
  %29 = icmp eq i32 %28, 10, !dbg !71
  br i1 %29, label %37, label %30, !dbg !71

30:                                               ; preds = %27
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2, i32 noundef 63, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !71
  unreachable, !dbg !71

31:                                               ; preds = %26, %24, %22
  %32 = landingpad { ptr, i32 }
          cleanup, !dbg !72
  %33 = load i64, ptr %2, align 8, !dbg !73, !tbaa.struct !78
  %34 = icmp eq i64 %33, 0, !dbg !80
  br i1 %34, label %36, label %35, !dbg !83

35:                                               ; preds = %31
  call void @_ZSt9terminatev() #16, !dbg !84
  unreachable, !dbg !84

36:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #14, !dbg !72
  br label %19

37:                                               ; preds = %27
  %38 = load i64, ptr %2, align 8, !dbg !88, !tbaa.struct !78
  %39 = icmp eq i64 %38, 0, !dbg !91
  br i1 %39, label %41, label %40, !dbg !93

40:                                               ; preds = %37
  call void @_ZSt9terminatev() #16, !dbg !94
  unreachable, !dbg !94

41:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #14, !dbg !72
  ret i32 0, !dbg !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: norecurse uwtable
define internal fastcc noundef i32 @_ZL4readv() unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !96 {
  %1 = alloca %"class.std::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1) #14, !dbg !97
  store ptr @_ZL5mutex, ptr %1, align 8, !dbg !98, !tbaa !102
  %2 = getelementptr inbounds %"class.std::unique_lock", ptr %1, i64 0, i32 1, !dbg !105
  store i8 0, ptr %2, align 8, !dbg !105, !tbaa !106
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !107
  %4 = icmp eq i32 %3, 0, !dbg !116
  br i1 %4, label %6, label %5, !dbg !116

5:                                                ; preds = %0
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #17, !dbg !117
  unreachable, !dbg !117

6:                                                ; preds = %0
  store i8 1, ptr %2, align 8, !dbg !118, !tbaa !106
  %7 = load ptr, ptr @_ZL3box, align 8, !dbg !119, !tbaa !13
  %8 = icmp eq ptr %7, null, !dbg !131
  br i1 %8, label %9, label %13, !dbg !132

9:                                                ; preds = %6, %10
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled, ptr noundef nonnull align 8 dereferenceable(9) %1)
          to label %10 unwind label %19, !dbg !133

10:                                               ; preds = %9
  %11 = load ptr, ptr @_ZL3box, align 8, !dbg !119, !tbaa !13
  %12 = icmp eq ptr %11, null, !dbg !131
  br i1 %12, label %9, label %13, !dbg !132, !llvm.loop !134

13:                                               ; preds = %10, %6
  %14 = load i64, ptr @_ZL3box, align 8, !dbg !138, !tbaa !13
  %15 = inttoptr i64 %14 to ptr, !dbg !138
  store ptr null, ptr @_ZL3box, align 8, !dbg !150, !tbaa !13
  call void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled) #14, !dbg !151
  %16 = icmp eq i64 %14, 0, !dbg !152
  br i1 %16, label %29, label %17, !dbg !152

17:                                               ; preds = %13
  %18 = call ptr @__dynamic_cast(ptr nonnull %15, ptr nonnull @_ZTI7Message, ptr nonnull @_ZTI6Number, i64 0) #14, !dbg !152
  br label %29, !dbg !152

19:                                               ; preds = %9
  %20 = landingpad { ptr, i32 }
          cleanup, !dbg !153
  %21 = load i8, ptr %2, align 8, !dbg !154, !tbaa !106, !range !157, !noundef !11
  %22 = icmp eq i8 %21, 0, !dbg !154
  br i1 %22, label %28, label %23, !dbg !154

23:                                               ; preds = %19
  %24 = load ptr, ptr %1, align 8, !dbg !158, !tbaa !102
  %25 = icmp eq ptr %24, null, !dbg !158
  br i1 %25, label %28, label %26, !dbg !158

26:                                               ; preds = %23
  %27 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %24) #14, !dbg !161
  store i8 0, ptr %2, align 8, !dbg !166, !tbaa !106
  br label %28, !dbg !167

28:                                               ; preds = %19, %23, %26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #14, !dbg !153
  resume { ptr, i32 } %20, !dbg !153

29:                                               ; preds = %13, %17
  %30 = phi ptr [ %18, %17 ], [ null, %13 ], !dbg !152
  %31 = icmp eq ptr %30, null, !dbg !168
  br i1 %31, label %35, label %32, !dbg !168

32:                                               ; preds = %29
  %33 = getelementptr inbounds %struct.Number, ptr %30, i64 0, i32 1, !dbg !169
  %34 = load i32, ptr %33, align 8, !dbg !169, !tbaa !170
  br label %35, !dbg !174

35:                                               ; preds = %29, %32
  %36 = phi i32 [ %34, %32 ], [ undef, %29 ]
  br i1 %31, label %37, label %58

37:                                               ; preds = %35
  br i1 %16, label %40, label %38, !dbg !175

38:                                               ; preds = %37
  %39 = call ptr @__dynamic_cast(ptr nonnull %15, ptr nonnull @_ZTI7Message, ptr nonnull @_ZTI5Named, i64 -2) #14, !dbg !175
  br label %40, !dbg !175

40:                                               ; preds = %37, %38
  %41 = phi ptr [ %39, %38 ], [ null, %37 ], !dbg !175
  %42 = icmp eq ptr %41, null, !dbg !176
  br i1 %42, label %58, label %43, !dbg !176

43:                                               ; preds = %40
  %44 = call ptr @__dynamic_cast(ptr nonnull %41, ptr nonnull @_ZTI5Named, ptr nonnull @_ZTI6Letter, i64 8) #14, !dbg !177
  br i1 %16, label %47, label %45, !dbg !177

45:                                               ; preds = %43
  %46 = call ptr @__dynamic_cast(ptr nonnull %15, ptr nonnull @_ZTI7Message, ptr nonnull @_ZTI6Letter, i64 0) #14, !dbg !177
  br label %47, !dbg !177

47:                                               ; preds = %43, %45
  %48 = phi ptr [ %46, %45 ], [ null, %43 ], !dbg !177
  %49 = icmp eq ptr %44, %48, !dbg !177
  br i1 %49, label %51, label %50, !dbg !177

50:                                               ; preds = %47
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.2, i32 noundef 46, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL4readv) #16, !dbg !177
  unreachable, !dbg !177

51:                                               ; preds = %47
  %52 = call ptr @__dynamic_cast(ptr nonnull %41, ptr nonnull @_ZTI5Named, ptr nonnull @_ZTI6Number, i64 -2) #14, !dbg !178
  %53 = icmp eq ptr %52, null, !dbg !178
  br i1 %53, label %55, label %54, !dbg !178

54:                                               ; preds = %51
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.2, i32 noundef 47, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL4readv) #16, !dbg !178
  unreachable, !dbg !178

55:                                               ; preds = %51
  %56 = getelementptr inbounds %struct.Named, ptr %41, i64 0, i32 1, !dbg !179
  %57 = load i32, ptr %56, align 8, !dbg !179, !tbaa !180
  br label %58, !dbg !182

58:                                               ; preds = %55, %40, %35
  %59 = phi i32 [ %36, %35 ], [ 0, %40 ], [ %57, %55 ], !dbg !183
  br i1 %16, label %64, label %60, !dbg !184

60:                                               ; preds = %58
  %61 = load ptr, ptr %15, align 8, !dbg !186, !tbaa !21
  %62 = getelementptr inbounds ptr, ptr %61, i64 1, !dbg !186
  %63 = load ptr, ptr %62, align 8, !dbg !186
  call void %63(ptr noundef nonnull align 8 dereferenceable(8) %15) #14, !dbg !186
  br label %64, !dbg !188

64:                                               ; preds = %58, %60
  %65 = load i8, ptr %2, align 8, !dbg !189, !tbaa !106, !range !157, !noundef !11
  %66 = icmp eq i8 %65, 0, !dbg !189
  br i1 %66, label %72, label %67, !dbg !189

67:                                               ; preds = %64
  %68 = load ptr, ptr %1, align 8, !dbg !191, !tbaa !102
  %69 = icmp eq ptr %68, null, !dbg !191
  br i1 %69, label %72, label %70, !dbg !191

70:                                               ; preds = %67
  %71 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %68) #14, !dbg !193
  store i8 0, ptr %2, align 8, !dbg !196, !tbaa !106
  br label %72, !dbg !197

72:                                               ; preds = %64, %67, %70
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1) #14, !dbg !153
  ret i32 %59, !dbg !153
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !198 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #0

; Function Attrs: nofree nounwind memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) local_unnamed_addr #7

; Function Attrs: noreturn
declare !dbg !200 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !202 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #0

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #5

declare !dbg !204 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nounwind
declare !dbg !205 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #0

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #0

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #11 align 2 !dbg !206 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #14, !dbg !207
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !207
  ret void, !dbg !207
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #12 align 2 personality ptr @__gxx_personality_v0 !dbg !208 {
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::unique_ptr", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !209
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !209
  %4 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !209, !noalias !223
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %4, i8 0, i64 16, i1 false), !dbg !226, !noalias !223
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTV6Number, i64 0, inrange i32 0, i64 2), ptr %4, align 8, !dbg !227, !tbaa !21, !noalias !223
  %5 = getelementptr inbounds %struct.Number, ptr %4, i64 0, i32 1, !dbg !230
  store i32 3, ptr %5, align 8, !dbg !230, !tbaa !170, !noalias !223
  store ptr %4, ptr %2, align 8, !dbg !231, !tbaa !244
  invoke fastcc void @_ZL4postSt10unique_ptrI7MessageSt14default_deleteIS0_EE(ptr noundef nonnull %2)
          to label %6 unwind label %24, !dbg !246

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !247, !tbaa !13
  %8 = icmp eq ptr %7, null, !dbg !249
  br i1 %8, label %13, label %9, !dbg !247

9:                                                ; preds = %6
  %10 = load ptr, ptr %7, align 8, !dbg !250, !tbaa !21
  %11 = getelementptr inbounds ptr, ptr %10, i64 1, !dbg !250
  %12 = load ptr, ptr %11, align 8, !dbg !250
  tail call void %12(ptr noundef nonnull align 8 dereferenceable(8) %7) #14, !dbg !250
  br label %13, !dbg !252

13:                                               ; preds = %9, %6
  store ptr null, ptr %2, align 8, !dbg !253, !tbaa !13
  %14 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15, !dbg !254, !noalias !257
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %14, i8 0, i64 24, i1 false), !dbg !260, !noalias !257
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTV7Message, i64 0, inrange i32 0, i64 2), ptr %14, align 8, !dbg !261, !tbaa !21, !noalias !257
  %15 = getelementptr inbounds i8, ptr %14, i64 8, !dbg !266
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTV5Named, i64 0, inrange i32 0, i64 2), ptr %15, align 8, !dbg !267, !tbaa !21, !noalias !257
  %16 = getelementptr inbounds i8, ptr %14, i64 16, !dbg !270
  store i32 7, ptr %16, align 8, !dbg !270, !tbaa !180, !noalias !257
  store ptr getelementptr inbounds ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV6Letter, i64 0, inrange i32 0, i64 2), ptr %14, align 8, !dbg !266, !tbaa !21, !noalias !257
  store ptr getelementptr inbounds ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV6Letter, i64 0, inrange i32 1, i64 2), ptr %15, align 8, !dbg !266, !tbaa !21, !noalias !257
  store ptr %14, ptr %3, align 8, !dbg !271, !tbaa !244
  invoke fastcc void @_ZL4postSt10unique_ptrI7MessageSt14default_deleteIS0_EE(ptr noundef nonnull %3)
          to label %17 unwind label %33, !dbg !283

17:                                               ; preds = %13
  %18 = load ptr, ptr %3, align 8, !dbg !284, !tbaa !13
  %19 = icmp eq ptr %18, null, !dbg !286
  br i1 %19, label %44, label %20, !dbg !284

20:                                               ; preds = %17
  %21 = load ptr, ptr %18, align 8, !dbg !287, !tbaa !21
  %22 = getelementptr inbounds ptr, ptr %21, i64 1, !dbg !287
  %23 = load ptr, ptr %22, align 8, !dbg !287
  tail call void %23(ptr noundef nonnull align 8 dereferenceable(8) %18) #14, !dbg !287
  br label %44, !dbg !289

24:                                               ; preds = %1
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !290
  %26 = load ptr, ptr %2, align 8, !dbg !291, !tbaa !13
  %27 = icmp eq ptr %26, null, !dbg !293
  br i1 %27, label %32, label %28, !dbg !291

28:                                               ; preds = %24
  %29 = load ptr, ptr %26, align 8, !dbg !294, !tbaa !21
  %30 = getelementptr inbounds ptr, ptr %29, i64 1, !dbg !294
  %31 = load ptr, ptr %30, align 8, !dbg !294
  tail call void %31(ptr noundef nonnull align 8 dereferenceable(8) %26) #14, !dbg !294
  br label %32, !dbg !296

32:                                               ; preds = %28, %24
  store ptr null, ptr %2, align 8, !dbg !297, !tbaa !13
  br label %42, !dbg !246

33:                                               ; preds = %13
  %34 = landingpad { ptr, i32 }
          cleanup, !dbg !290
  %35 = load ptr, ptr %3, align 8, !dbg !298, !tbaa !13
  %36 = icmp eq ptr %35, null, !dbg !300
  br i1 %36, label %41, label %37, !dbg !298

37:                                               ; preds = %33
  %38 = load ptr, ptr %35, align 8, !dbg !301, !tbaa !21
  %39 = getelementptr inbounds ptr, ptr %38, i64 1, !dbg !301
  %40 = load ptr, ptr %39, align 8, !dbg !301
  tail call void %40(ptr noundef nonnull align 8 dereferenceable(8) %35) #14, !dbg !301
  br label %41, !dbg !303

41:                                               ; preds = %37, %33
  store ptr null, ptr %3, align 8, !dbg !304, !tbaa !13
  br label %42, !dbg !283

42:                                               ; preds = %41, %32
  %43 = phi { ptr, i32 } [ %34, %41 ], [ %25, %32 ]
  resume { ptr, i32 } %43, !dbg !246

44:                                               ; preds = %17, %20
  store ptr null, ptr %3, align 8, !dbg !305, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !290
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !290
  ret void, !dbg !306
}

; Function Attrs: uwtable
define internal fastcc void @_ZL4postSt10unique_ptrI7MessageSt14default_deleteIS0_EE(ptr nocapture noundef %0) unnamed_addr #12 personality ptr @__gxx_personality_v0 !dbg !307 {
  %2 = alloca %"class.std::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14, !dbg !308
  store ptr @_ZL5mutex, ptr %2, align 8, !dbg !309, !tbaa !102
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %2, i64 0, i32 1, !dbg !311
  store i8 0, ptr %3, align 8, !dbg !311, !tbaa !106
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !312
  %5 = icmp eq i32 %4, 0, !dbg !316
  br i1 %5, label %7, label %6, !dbg !316

6:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %4) #17, !dbg !317
  unreachable, !dbg !317

7:                                                ; preds = %1
  store i8 1, ptr %3, align 8, !dbg !318, !tbaa !106
  %8 = load ptr, ptr @_ZL3box, align 8, !dbg !319, !tbaa !13
  %9 = icmp eq ptr %8, null, !dbg !327
  br i1 %9, label %14, label %10, !dbg !328

10:                                               ; preds = %7, %11
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled, ptr noundef nonnull align 8 dereferenceable(9) %2)
          to label %11 unwind label %31, !dbg !329

11:                                               ; preds = %10
  %12 = load ptr, ptr @_ZL3box, align 8, !dbg !319, !tbaa !13
  %13 = icmp eq ptr %12, null, !dbg !327
  br i1 %13, label %14, label %10, !dbg !328, !llvm.loop !330

14:                                               ; preds = %11, %7
  %15 = load ptr, ptr %0, align 8, !dbg !332, !tbaa !13
  store ptr null, ptr %0, align 8, !dbg !341, !tbaa !13
  %16 = load ptr, ptr @_ZL3box, align 8, !dbg !342, !tbaa !13
  store ptr %15, ptr @_ZL3box, align 8, !dbg !345, !tbaa !13
  %17 = icmp eq ptr %16, null, !dbg !346
  br i1 %17, label %22, label %18, !dbg !346

18:                                               ; preds = %14
  %19 = load ptr, ptr %16, align 8, !dbg !347, !tbaa !21
  %20 = getelementptr inbounds ptr, ptr %19, i64 1, !dbg !347
  %21 = load ptr, ptr %20, align 8, !dbg !347
  call void %21(ptr noundef nonnull align 8 dereferenceable(8) %16) #14, !dbg !347
  br label %22, !dbg !349

22:                                               ; preds = %14, %18
  call void @_ZNSt18condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled) #14, !dbg !350
  %23 = load i8, ptr %3, align 8, !dbg !351, !tbaa !106, !range !157, !noundef !11
  %24 = icmp eq i8 %23, 0, !dbg !351
  br i1 %24, label %30, label %25, !dbg !351

25:                                               ; preds = %22
  %26 = load ptr, ptr %2, align 8, !dbg !353, !tbaa !102
  %27 = icmp eq ptr %26, null, !dbg !353
  br i1 %27, label %30, label %28, !dbg !353

28:                                               ; preds = %25
  %29 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %26) #14, !dbg !355
  store i8 0, ptr %3, align 8, !dbg !358, !tbaa !106
  br label %30, !dbg !359

30:                                               ; preds = %22, %25, %28
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14, !dbg !360
  ret void, !dbg !360

31:                                               ; preds = %10
  %32 = landingpad { ptr, i32 }
          cleanup, !dbg !360
  %33 = load i8, ptr %3, align 8, !dbg !361, !tbaa !106, !range !157, !noundef !11
  %34 = icmp eq i8 %33, 0, !dbg !361
  br i1 %34, label %40, label %35, !dbg !361

35:                                               ; preds = %31
  %36 = load ptr, ptr %2, align 8, !dbg !363, !tbaa !102
  %37 = icmp eq ptr %36, null, !dbg !363
  br i1 %37, label %40, label %38, !dbg !363

38:                                               ; preds = %35
  %39 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %36) #14, !dbg !365
  store i8 0, ptr %3, align 8, !dbg !368, !tbaa !106
  br label %40, !dbg !369

40:                                               ; preds = %31, %35, %38
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14, !dbg !360
  resume { ptr, i32 } %32, !dbg !360
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #13

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7MessageD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !370 {
  ret void, !dbg !371
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6NumberD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #11 comdat align 2 !dbg !372 {
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !373
  ret void, !dbg !373
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7MessageD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !374 {
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !375
  ret void, !dbg !375
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6LetterD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #11 comdat align 2 !dbg !376 {
  ret void, !dbg !377
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6LetterD0Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #11 comdat align 2 !dbg !378 {
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !379
  ret void, !dbg !379
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn8_N6LetterD1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 !dbg !380 {
  ret void, !dbg !381
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn8_N6LetterD0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 !dbg !382 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -8, !dbg !383
  tail call void @_ZdlPv(ptr noundef %2) #18, !dbg !384
  ret void, !dbg !383
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !386 {
  ret void, !dbg !387
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN5NamedD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #2 comdat align 2 !dbg !388 {
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !389
  ret void, !dbg !389
}

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__sub_I_visitor.cpp() #2 section ".text.startup" !dbg !390 {
  tail call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6filled) #14, !dbg !392
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt18condition_variableD1Ev, ptr nonnull @_ZL6filled, ptr nonnull @__dso_handle) #14, !dbg !396
  %2 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt10unique_ptrI7MessageSt14default_deleteIS0_EED2Ev, ptr nonnull @_ZL3box, ptr nonnull @__dso_handle) #14, !dbg !397
  ret void
}

attributes #0 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree nounwind memory(read) }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { noreturn nounwind }
attributes #17 = { noreturn }
attributes #18 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/visitor.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~unique_ptr", scope: !9, file: !9, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 395, column: 6, scope: !8)
!13 = !{!14, !14, i64 0}
!14 = !{!"any pointer", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = !DILocation(line: 395, column: 12, scope: !8)
!18 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "operator()", scope: !9, file: !9, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = distinct !DILocation(line: 396, column: 4, scope: !8)
!21 = !{!22, !22, i64 0}
!22 = !{!"vtable pointer", !16, i64 0}
!23 = !DILocation(line: 396, column: 4, scope: !8)
!24 = !DILocation(line: 397, column: 8, scope: !8)
!25 = !DILocation(line: 398, column: 7, scope: !8)
!26 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 54, type: !10, scopeLine: 55, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!27 = !DILocation(line: 56, column: 2, scope: !26)
!28 = !DILocation(line: 85, column: 23, scope: !29, inlinedAt: !31)
!29 = distinct !DISubprogram(name: "id", scope: !30, file: !30, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!30 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!31 = distinct !DILocation(line: 126, column: 7, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "thread<(lambda at cpp/visitor.cpp:56:16), void>", scope: !30, file: !30, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = distinct !DILocation(line: 56, column: 14, scope: !26)
!34 = !{!35, !36, i64 0}
!35 = !{!"_ZTSNSt6thread2idE", !36, i64 0}
!36 = !{!"long", !15, i64 0}
!37 = !DILocation(line: 142, column: 29, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 207, column: 4, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/visitor.cpp:56:16)>", scope: !30, file: !30, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!40 = distinct !DILocation(line: 142, column: 33, scope: !32, inlinedAt: !33)
!41 = !DILocation(line: 168, column: 56, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!43 = distinct !DILocation(line: 233, column: 40, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = distinct !DILocation(line: 310, column: 4, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !9, file: !9, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!47 = distinct !DILocation(line: 142, column: 18, scope: !32, inlinedAt: !33)
!48 = !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!49 = !DILocation(line: 395, column: 6, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "~unique_ptr", scope: !9, file: !9, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!51 = distinct !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!52 = !DILocation(line: 395, column: 12, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 95, column: 2, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "operator()", scope: !9, file: !9, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!55 = distinct !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !51)
!56 = !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !51)
!57 = !DILocation(line: 145, column: 7, scope: !32, inlinedAt: !33)
!58 = !DILocation(line: 395, column: 6, scope: !50, inlinedAt: !59)
!59 = distinct !DILocation(line: 142, column: 2, scope: !32, inlinedAt: !33)
!60 = !DILocation(line: 395, column: 12, scope: !50, inlinedAt: !59)
!61 = !DILocation(line: 95, column: 2, scope: !54, inlinedAt: !62)
!62 = distinct !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !59)
!63 = !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !59)
!64 = !DILocation(line: 0, scope: !26)
!65 = !DILocation(line: 397, column: 8, scope: !50, inlinedAt: !59)
!66 = !DILocation(line: 397, column: 8, scope: !50, inlinedAt: !51)
!67 = !DILocation(line: 60, column: 12, scope: !26)
!68 = !DILocation(line: 61, column: 9, scope: !26)
!69 = !DILocation(line: 62, column: 4, scope: !26)
!70 = !DILocation(line: 61, column: 6, scope: !26)
!71 = !DILocation(line: 63, column: 2, scope: !26)
!72 = !DILocation(line: 64, column: 1, scope: !26)
!73 = !DILocation(line: 175, column: 16, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "joinable", scope: !30, file: !30, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!75 = distinct !DILocation(line: 150, column: 11, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "~thread", scope: !30, file: !30, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!77 = distinct !DILocation(line: 64, column: 1, scope: !26)
!78 = !{i64 0, i64 8, !79}
!79 = !{!36, !36, i64 0}
!80 = !DILocation(line: 286, column: 26, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "operator==", scope: !30, file: !30, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!82 = distinct !DILocation(line: 175, column: 22, scope: !74, inlinedAt: !75)
!83 = !DILocation(line: 150, column: 11, scope: !76, inlinedAt: !77)
!84 = !DILocation(line: 312, column: 5, scope: !85, inlinedAt: !87)
!85 = distinct !DISubprogram(name: "__terminate", scope: !86, file: !86, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!86 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!87 = distinct !DILocation(line: 151, column: 2, scope: !76, inlinedAt: !77)
!88 = !DILocation(line: 175, column: 16, scope: !74, inlinedAt: !89)
!89 = distinct !DILocation(line: 150, column: 11, scope: !76, inlinedAt: !90)
!90 = distinct !DILocation(line: 64, column: 1, scope: !26)
!91 = !DILocation(line: 286, column: 26, scope: !81, inlinedAt: !92)
!92 = distinct !DILocation(line: 175, column: 22, scope: !74, inlinedAt: !89)
!93 = !DILocation(line: 150, column: 11, scope: !76, inlinedAt: !90)
!94 = !DILocation(line: 312, column: 5, scope: !85, inlinedAt: !95)
!95 = distinct !DILocation(line: 151, column: 2, scope: !76, inlinedAt: !90)
!96 = distinct !DISubprogram(name: "read", scope: !1, file: !1, line: 34, type: !10, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!97 = !DILocation(line: 36, column: 2, scope: !96)
!98 = !DILocation(line: 67, column: 9, scope: !99, inlinedAt: !101)
!99 = distinct !DISubprogram(name: "unique_lock", scope: !100, file: !100, line: 66, type: !10, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!100 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!101 = distinct !DILocation(line: 36, column: 31, scope: !96)
!102 = !{!103, !14, i64 0}
!103 = !{!"_ZTSSt11unique_lockISt5mutexE", !14, i64 0, !104, i64 8}
!104 = !{!"bool", !15, i64 0}
!105 = !DILocation(line: 67, column: 43, scope: !99, inlinedAt: !101)
!106 = !{!103, !104, i64 8}
!107 = !DILocation(line: 749, column: 12, scope: !108, inlinedAt: !110)
!108 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !109, file: !109, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!110 = distinct !DILocation(line: 100, column: 17, scope: !111, inlinedAt: !113)
!111 = distinct !DISubprogram(name: "lock", scope: !112, file: !112, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!112 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!113 = distinct !DILocation(line: 139, column: 17, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "lock", scope: !100, file: !100, line: 131, type: !10, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!115 = distinct !DILocation(line: 69, column: 2, scope: !99, inlinedAt: !101)
!116 = !DILocation(line: 103, column: 11, scope: !111, inlinedAt: !113)
!117 = !DILocation(line: 104, column: 2, scope: !111, inlinedAt: !113)
!118 = !DILocation(line: 70, column: 10, scope: !99, inlinedAt: !101)
!119 = !DILocation(line: 191, column: 51, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "_M_ptr", scope: !9, file: !9, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!121 = distinct !DILocation(line: 462, column: 21, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "get", scope: !9, file: !9, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = distinct !DILocation(line: 479, column: 16, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "operator bool", scope: !9, file: !9, line: 478, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!125 = distinct !DILocation(line: 37, column: 34, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 37, type: !10, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!127 = distinct !DILocation(line: 101, column: 10, scope: !128, inlinedAt: !130)
!128 = distinct !DISubprogram(name: "wait<(lambda at cpp/visitor.cpp:37:20)>", scope: !129, file: !129, line: 99, type: !10, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!129 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!130 = distinct !DILocation(line: 37, column: 9, scope: !96)
!131 = !DILocation(line: 479, column: 22, scope: !124, inlinedAt: !125)
!132 = !DILocation(line: 101, column: 2, scope: !128, inlinedAt: !130)
!133 = !DILocation(line: 102, column: 4, scope: !128, inlinedAt: !130)
!134 = distinct !{!134, !132, !135, !136, !137}
!135 = !DILocation(line: 102, column: 15, scope: !128, inlinedAt: !130)
!136 = !{!"llvm.loop.mustprogress"}
!137 = !{!"llvm.loop.unroll.disable"}
!138 = !DILocation(line: 301, column: 7, scope: !139, inlinedAt: !141)
!139 = distinct !DISubprogram(name: "_Tuple_impl", scope: !140, file: !140, line: 301, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!140 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!141 = distinct !DILocation(line: 1090, column: 17, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "tuple", scope: !140, file: !140, line: 1090, type: !10, scopeLine: 1090, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!143 = distinct !DILocation(line: 177, column: 9, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 176, type: !10, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!145 = distinct !DILocation(line: 234, column: 7, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !9, file: !9, line: 234, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!147 = distinct !DILocation(line: 358, column: 7, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "unique_ptr", scope: !9, file: !9, line: 358, type: !10, scopeLine: 358, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!149 = distinct !DILocation(line: 38, column: 37, scope: !96)
!150 = !DILocation(line: 178, column: 22, scope: !144, inlinedAt: !145)
!151 = !DILocation(line: 39, column: 9, scope: !96)
!152 = !DILocation(line: 43, column: 21, scope: !96)
!153 = !DILocation(line: 52, column: 1, scope: !96)
!154 = !DILocation(line: 103, column: 6, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "~unique_lock", scope: !100, file: !100, line: 101, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!156 = distinct !DILocation(line: 52, column: 1, scope: !96)
!157 = !{i8 0, i8 2}
!158 = !DILocation(line: 193, column: 11, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "unlock", scope: !100, file: !100, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!160 = distinct !DILocation(line: 104, column: 4, scope: !155, inlinedAt: !156)
!161 = !DILocation(line: 779, column: 12, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !109, file: !109, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!163 = distinct !DILocation(line: 118, column: 7, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "unlock", scope: !112, file: !112, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!165 = distinct !DILocation(line: 195, column: 17, scope: !159, inlinedAt: !160)
!166 = !DILocation(line: 196, column: 14, scope: !159, inlinedAt: !160)
!167 = !DILocation(line: 197, column: 4, scope: !159, inlinedAt: !160)
!168 = !DILocation(line: 43, column: 12, scope: !96)
!169 = !DILocation(line: 44, column: 18, scope: !96)
!170 = !{!171, !173, i64 8}
!171 = !{!"_ZTS6Number", !172, i64 0, !173, i64 8}
!172 = !{!"_ZTS7Message"}
!173 = !{!"int", !15, i64 0}
!174 = !DILocation(line: 44, column: 3, scope: !96)
!175 = !DILocation(line: 45, column: 20, scope: !96)
!176 = !DILocation(line: 45, column: 12, scope: !96)
!177 = !DILocation(line: 46, column: 3, scope: !96)
!178 = !DILocation(line: 47, column: 3, scope: !96)
!179 = !DILocation(line: 48, column: 17, scope: !96)
!180 = !{!181, !173, i64 8}
!181 = !{!"_ZTS5Named", !173, i64 8}
!182 = !DILocation(line: 48, column: 3, scope: !96)
!183 = !DILocation(line: 0, scope: !96)
!184 = !DILocation(line: 395, column: 6, scope: !8, inlinedAt: !185)
!185 = distinct !DILocation(line: 52, column: 1, scope: !96)
!186 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !187)
!187 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !185)
!188 = !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !185)
!189 = !DILocation(line: 103, column: 6, scope: !155, inlinedAt: !190)
!190 = distinct !DILocation(line: 52, column: 1, scope: !96)
!191 = !DILocation(line: 193, column: 11, scope: !159, inlinedAt: !192)
!192 = distinct !DILocation(line: 104, column: 4, scope: !155, inlinedAt: !190)
!193 = !DILocation(line: 779, column: 12, scope: !162, inlinedAt: !194)
!194 = distinct !DILocation(line: 118, column: 7, scope: !164, inlinedAt: !195)
!195 = distinct !DILocation(line: 195, column: 17, scope: !159, inlinedAt: !192)
!196 = !DILocation(line: 196, column: 14, scope: !159, inlinedAt: !192)
!197 = !DILocation(line: 197, column: 4, scope: !159, inlinedAt: !192)
!198 = !DISubprogram(name: "__assert_fail", scope: !199, file: !199, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!199 = !DIFile(filename: "include/assert.h", directory: "")
!200 = !DISubprogram(name: "__throw_system_error", scope: !201, file: !201, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!201 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!202 = !DISubprogram(name: "pthread_mutex_lock", scope: !203, file: !203, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!203 = !DIFile(filename: "include/pthread.h", directory: "")
!204 = !DISubprogram(name: "terminate", scope: !86, file: !86, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!205 = !DISubprogram(name: "pthread_mutex_unlock", scope: !203, file: !203, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!206 = distinct !DISubprogram(name: "~_State_impl", scope: !30, file: !30, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = !DILocation(line: 200, column: 14, scope: !206)
!208 = distinct !DISubprogram(name: "_M_run", scope: !30, file: !30, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!209 = !DILocation(line: 1065, column: 30, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "make_unique<Number>", scope: !9, file: !9, line: 1064, type: !10, scopeLine: 1065, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!211 = distinct !DILocation(line: 57, column: 8, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 56, type: !10, scopeLine: 56, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!213 = distinct !DILocation(line: 61, column: 14, scope: !214, inlinedAt: !216)
!214 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/visitor.cpp:56:16)>", scope: !215, file: !215, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!215 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!216 = distinct !DILocation(line: 96, column: 14, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/visitor.cpp:56:16)>", scope: !215, file: !215, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 252, column: 13, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !30, file: !30, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!220 = distinct !DILocation(line: 259, column: 11, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "operator()", scope: !30, file: !30, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!222 = distinct !DILocation(line: 210, column: 13, scope: !208)
!223 = !{!224}
!224 = distinct !{!224, !225, !"_ZSt11make_uniqueI6NumberJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_: argument 0"}
!225 = distinct !{!225, !"_ZSt11make_uniqueI6NumberJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_"}
!226 = !DILocation(line: 1065, column: 34, scope: !210, inlinedAt: !211)
!227 = !DILocation(line: 17, column: 8, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "Number", scope: !1, file: !1, line: 17, type: !10, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!229 = distinct !DILocation(line: 1065, column: 34, scope: !210, inlinedAt: !211)
!230 = !DILocation(line: 18, column: 6, scope: !228, inlinedAt: !229)
!231 = !DILocation(line: 200, column: 4, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "_Head_base<Message *&>", scope: !140, file: !140, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!233 = distinct !DILocation(line: 292, column: 4, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "_Tuple_impl<Message *&, std::default_delete<Number>, void>", scope: !140, file: !140, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!235 = distinct !DILocation(line: 1079, column: 4, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "tuple<Message *&, std::default_delete<Number>, true>", scope: !140, file: !140, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!237 = distinct !DILocation(line: 173, column: 4, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "__uniq_ptr_impl<std::default_delete<Number> >", scope: !9, file: !9, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!239 = distinct !DILocation(line: 233, column: 40, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!241 = distinct !DILocation(line: 373, column: 4, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "unique_ptr<Number, std::default_delete<Number>, void>", scope: !9, file: !9, line: 372, type: !10, scopeLine: 374, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!243 = distinct !DILocation(line: 57, column: 8, scope: !212, inlinedAt: !213)
!244 = !{!245, !14, i64 0}
!245 = !{!"_ZTSSt10_Head_baseILm0EP7MessageLb0EE", !14, i64 0}
!246 = !DILocation(line: 57, column: 3, scope: !212, inlinedAt: !213)
!247 = !DILocation(line: 395, column: 6, scope: !8, inlinedAt: !248)
!248 = distinct !DILocation(line: 57, column: 3, scope: !212, inlinedAt: !213)
!249 = !DILocation(line: 395, column: 12, scope: !8, inlinedAt: !248)
!250 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !251)
!251 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !248)
!252 = !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !248)
!253 = !DILocation(line: 397, column: 8, scope: !8, inlinedAt: !248)
!254 = !DILocation(line: 1065, column: 30, scope: !255, inlinedAt: !256)
!255 = distinct !DISubprogram(name: "make_unique<Letter>", scope: !9, file: !9, line: 1064, type: !10, scopeLine: 1065, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!256 = distinct !DILocation(line: 58, column: 8, scope: !212, inlinedAt: !213)
!257 = !{!258}
!258 = distinct !{!258, !259, !"_ZSt11make_uniqueI6LetterJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_: argument 0"}
!259 = distinct !{!259, !"_ZSt11make_uniqueI6LetterJEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_"}
!260 = !DILocation(line: 1065, column: 34, scope: !255, inlinedAt: !256)
!261 = !DILocation(line: 10, column: 8, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "Message", scope: !1, file: !1, line: 10, type: !10, scopeLine: 10, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!263 = distinct !DILocation(line: 20, column: 8, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "Letter", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!265 = distinct !DILocation(line: 1065, column: 34, scope: !255, inlinedAt: !256)
!266 = !DILocation(line: 20, column: 8, scope: !264, inlinedAt: !265)
!267 = !DILocation(line: 13, column: 8, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "Named", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!269 = distinct !DILocation(line: 20, column: 8, scope: !264, inlinedAt: !265)
!270 = !DILocation(line: 14, column: 6, scope: !268, inlinedAt: !269)
!271 = !DILocation(line: 200, column: 4, scope: !232, inlinedAt: !272)
!272 = distinct !DILocation(line: 292, column: 4, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "_Tuple_impl<Message *&, std::default_delete<Letter>, void>", scope: !140, file: !140, line: 290, type: !10, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!274 = distinct !DILocation(line: 1079, column: 4, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "tuple<Message *&, std::default_delete<Letter>, true>", scope: !140, file: !140, line: 1077, type: !10, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!276 = distinct !DILocation(line: 173, column: 4, scope: !277, inlinedAt: !278)
!277 = distinct !DISubprogram(name: "__uniq_ptr_impl<std::default_delete<Letter> >", scope: !9, file: !9, line: 172, type: !10, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!278 = distinct !DILocation(line: 233, column: 40, scope: !279, inlinedAt: !280)
!279 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!280 = distinct !DILocation(line: 373, column: 4, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "unique_ptr<Letter, std::default_delete<Letter>, void>", scope: !9, file: !9, line: 372, type: !10, scopeLine: 374, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!282 = distinct !DILocation(line: 58, column: 8, scope: !212, inlinedAt: !213)
!283 = !DILocation(line: 58, column: 3, scope: !212, inlinedAt: !213)
!284 = !DILocation(line: 395, column: 6, scope: !8, inlinedAt: !285)
!285 = distinct !DILocation(line: 58, column: 3, scope: !212, inlinedAt: !213)
!286 = !DILocation(line: 395, column: 12, scope: !8, inlinedAt: !285)
!287 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !288)
!288 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !285)
!289 = !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !285)
!290 = !DILocation(line: 59, column: 2, scope: !212, inlinedAt: !213)
!291 = !DILocation(line: 395, column: 6, scope: !8, inlinedAt: !292)
!292 = distinct !DILocation(line: 57, column: 3, scope: !212, inlinedAt: !213)
!293 = !DILocation(line: 395, column: 12, scope: !8, inlinedAt: !292)
!294 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !295)
!295 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !292)
!296 = !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !292)
!297 = !DILocation(line: 397, column: 8, scope: !8, inlinedAt: !292)
!298 = !DILocation(line: 395, column: 6, scope: !8, inlinedAt: !299)
!299 = distinct !DILocation(line: 58, column: 3, scope: !212, inlinedAt: !213)
!300 = !DILocation(line: 395, column: 12, scope: !8, inlinedAt: !299)
!301 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !302)
!302 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !299)
!303 = !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !299)
!304 = !DILocation(line: 397, column: 8, scope: !8, inlinedAt: !299)
!305 = !DILocation(line: 397, column: 8, scope: !8, inlinedAt: !285)
!306 = !DILocation(line: 210, column: 24, scope: !208)
!307 = distinct !DISubprogram(name: "post", scope: !1, file: !1, line: 26, type: !10, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!308 = !DILocation(line: 28, column: 2, scope: !307)
!309 = !DILocation(line: 67, column: 9, scope: !99, inlinedAt: !310)
!310 = distinct !DILocation(line: 28, column: 31, scope: !307)
!311 = !DILocation(line: 67, column: 43, scope: !99, inlinedAt: !310)
!312 = !DILocation(line: 749, column: 12, scope: !108, inlinedAt: !313)
!313 = distinct !DILocation(line: 100, column: 17, scope: !111, inlinedAt: !314)
!314 = distinct !DILocation(line: 139, column: 17, scope: !114, inlinedAt: !315)
!315 = distinct !DILocation(line: 69, column: 2, scope: !99, inlinedAt: !310)
!316 = !DILocation(line: 103, column: 11, scope: !111, inlinedAt: !314)
!317 = !DILocation(line: 104, column: 2, scope: !111, inlinedAt: !314)
!318 = !DILocation(line: 70, column: 10, scope: !99, inlinedAt: !310)
!319 = !DILocation(line: 191, column: 51, scope: !120, inlinedAt: !320)
!320 = distinct !DILocation(line: 462, column: 21, scope: !122, inlinedAt: !321)
!321 = distinct !DILocation(line: 479, column: 16, scope: !124, inlinedAt: !322)
!322 = distinct !DILocation(line: 29, column: 33, scope: !323, inlinedAt: !324)
!323 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 29, type: !10, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!324 = distinct !DILocation(line: 101, column: 10, scope: !325, inlinedAt: !326)
!325 = distinct !DISubprogram(name: "wait<(lambda at cpp/visitor.cpp:29:20)>", scope: !129, file: !129, line: 99, type: !10, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!326 = distinct !DILocation(line: 29, column: 9, scope: !307)
!327 = !DILocation(line: 479, column: 22, scope: !124, inlinedAt: !322)
!328 = !DILocation(line: 101, column: 2, scope: !325, inlinedAt: !326)
!329 = !DILocation(line: 102, column: 4, scope: !325, inlinedAt: !326)
!330 = distinct !{!330, !328, !331, !136, !137}
!331 = !DILocation(line: 102, column: 15, scope: !325, inlinedAt: !326)
!332 = !DILocation(line: 209, column: 16, scope: !333, inlinedAt: !334)
!333 = distinct !DISubprogram(name: "release", scope: !9, file: !9, line: 207, type: !10, scopeLine: 208, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!334 = distinct !DILocation(line: 183, column: 12, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 181, type: !10, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!336 = distinct !DILocation(line: 235, column: 61, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 235, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!338 = distinct !DILocation(line: 406, column: 51, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 406, type: !10, scopeLine: 406, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!340 = distinct !DILocation(line: 30, column: 6, scope: !307)
!341 = !DILocation(line: 210, column: 11, scope: !333, inlinedAt: !334)
!342 = !DILocation(line: 200, column: 26, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "reset", scope: !9, file: !9, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!344 = distinct !DILocation(line: 183, column: 2, scope: !335, inlinedAt: !336)
!345 = !DILocation(line: 201, column: 11, scope: !343, inlinedAt: !344)
!346 = !DILocation(line: 202, column: 6, scope: !343, inlinedAt: !344)
!347 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !348)
!348 = distinct !DILocation(line: 203, column: 4, scope: !343, inlinedAt: !344)
!349 = !DILocation(line: 203, column: 4, scope: !343, inlinedAt: !344)
!350 = !DILocation(line: 31, column: 9, scope: !307)
!351 = !DILocation(line: 103, column: 6, scope: !155, inlinedAt: !352)
!352 = distinct !DILocation(line: 32, column: 1, scope: !307)
!353 = !DILocation(line: 193, column: 11, scope: !159, inlinedAt: !354)
!354 = distinct !DILocation(line: 104, column: 4, scope: !155, inlinedAt: !352)
!355 = !DILocation(line: 779, column: 12, scope: !162, inlinedAt: !356)
!356 = distinct !DILocation(line: 118, column: 7, scope: !164, inlinedAt: !357)
!357 = distinct !DILocation(line: 195, column: 17, scope: !159, inlinedAt: !354)
!358 = !DILocation(line: 196, column: 14, scope: !159, inlinedAt: !354)
!359 = !DILocation(line: 197, column: 4, scope: !159, inlinedAt: !354)
!360 = !DILocation(line: 32, column: 1, scope: !307)
!361 = !DILocation(line: 103, column: 6, scope: !155, inlinedAt: !362)
!362 = distinct !DILocation(line: 32, column: 1, scope: !307)
!363 = !DILocation(line: 193, column: 11, scope: !159, inlinedAt: !364)
!364 = distinct !DILocation(line: 104, column: 4, scope: !155, inlinedAt: !362)
!365 = !DILocation(line: 779, column: 12, scope: !162, inlinedAt: !366)
!366 = distinct !DILocation(line: 118, column: 7, scope: !164, inlinedAt: !367)
!367 = distinct !DILocation(line: 195, column: 17, scope: !159, inlinedAt: !364)
!368 = !DILocation(line: 196, column: 14, scope: !159, inlinedAt: !364)
!369 = !DILocation(line: 197, column: 4, scope: !159, inlinedAt: !364)
!370 = distinct !DISubprogram(name: "~Message", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!371 = !DILocation(line: 11, column: 29, scope: !370)
!372 = distinct !DISubprogram(name: "~Number", scope: !1, file: !1, line: 17, type: !10, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!373 = !DILocation(line: 17, column: 8, scope: !372)
!374 = distinct !DISubprogram(name: "~Message", scope: !1, file: !1, line: 11, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!375 = !DILocation(line: 11, column: 29, scope: !374)
!376 = distinct !DISubprogram(name: "~Letter", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!377 = !DILocation(line: 20, column: 8, scope: !376)
!378 = distinct !DISubprogram(name: "~Letter", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!379 = !DILocation(line: 20, column: 8, scope: !378)
!380 = distinct !DISubprogram(linkageName: "_ZThn8_N6LetterD1Ev", scope: !1, file: !1, line: 20, type: !10, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!381 = !DILocation(line: 0, scope: !380)
!382 = distinct !DISubprogram(linkageName: "_ZThn8_N6LetterD0Ev", scope: !1, file: !1, line: 20, type: !10, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!383 = !DILocation(line: 0, scope: !382)
!384 = !DILocation(line: 20, column: 8, scope: !378, inlinedAt: !385)
!385 = distinct !DILocation(line: 0, scope: !382)
!386 = distinct !DISubprogram(name: "~Named", scope: !1, file: !1, line: 15, type: !10, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!387 = !DILocation(line: 15, column: 27, scope: !386)
!388 = distinct !DISubprogram(name: "~Named", scope: !1, file: !1, line: 15, type: !10, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!389 = !DILocation(line: 15, column: 27, scope: !388)
!390 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_visitor.cpp", scope: !391, file: !391, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!391 = !DIFile(filename: "cpp/visitor.cpp", directory: ".")
!392 = !DILocation(line: 23, column: 32, scope: !393, inlinedAt: !395)
!393 = !DILexicalBlockFile(scope: !394, file: !1, discriminator: 0)
!394 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !391, file: !391, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!395 = distinct !DILocation(line: 0, scope: !390)
!396 = !DILocation(line: 0, scope: !394, inlinedAt: !395)
!397 = !DILocation(line: 0, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !391, file: !391, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!399 = distinct !DILocation(line: 0, scope: !390)
