; ModuleID = 'cpp/rollback.cpp'
source_filename = "cpp/rollback.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Account = type { i32 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
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
%"struct.std::_Head_base.5" = type { %class.anon }
%class.anon = type { ptr }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon.0 }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon.0 = type { i64, [8 x i8] }
%"class.std::allocator" = type { i8 }

$_ZN7Account3addEi = comdat any

$__clang_call_terminate = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_ = comdat any

@_ZL1a = internal global %struct.Account { i32 10 }, align 4
@_ZL1b = internal global %struct.Account { i32 10 }, align 4
@.str = private unnamed_addr constant [26 x i8] c"sum == 20 && mine != done\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"cpp/rollback.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTISt13runtime_error = external constant ptr
@.str.2 = private unnamed_addr constant [23 x i8] c"std::strlen(why) == 19\00", align 1
@__PRETTY_FUNCTION__._ZL7attempti = private unnamed_addr constant [18 x i8] c"bool attempt(int)\00", align 1
@.str.3 = private unnamed_addr constant [20 x i8] c"the account is full\00", align 1
@_ZTISt14overflow_error = external constant ptr
@.str.4 = private unnamed_addr constant [50 x i8] c"basic_string: construction from null is not valid\00", align 1
@.str.5 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca i8, align 1
  %3 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #15, !dbg !11
  store i8 0, ptr %2, align 1, !dbg !12, !tbaa !13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15, !dbg !17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !18
  store i64 0, ptr %3, align 8, !dbg !18, !tbaa !24
  %4 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #16, !dbg !27
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %4, align 8, !dbg !28, !tbaa !31
  %5 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %4, i64 0, i32 1, !dbg !33
  %6 = ptrtoint ptr %2 to i64, !dbg !34
  store i64 %6, ptr %5, align 8, !dbg !34, !tbaa !42
  store ptr %4, ptr %1, align 8, !dbg !44, !tbaa !42
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %1, ptr noundef null)
          to label %7 unwind label %14, !dbg !52

7:                                                ; preds = %0
  %8 = load ptr, ptr %1, align 8, !dbg !53, !tbaa !42
  %9 = icmp eq ptr %8, null, !dbg !56
  br i1 %9, label %25, label %10, !dbg !53

10:                                               ; preds = %7
  %11 = load ptr, ptr %8, align 8, !dbg !57, !tbaa !31
  %12 = getelementptr inbounds ptr, ptr %11, i64 1, !dbg !57
  %13 = load ptr, ptr %12, align 8, !dbg !57
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %8) #15, !dbg !57
  br label %25, !dbg !60

14:                                               ; preds = %0
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !61
  %16 = load ptr, ptr %1, align 8, !dbg !62, !tbaa !42
  %17 = icmp eq ptr %16, null, !dbg !64
  br i1 %17, label %24, label %18, !dbg !62

18:                                               ; preds = %14
  %19 = load ptr, ptr %16, align 8, !dbg !65, !tbaa !31
  %20 = getelementptr inbounds ptr, ptr %19, i64 1, !dbg !65
  %21 = load ptr, ptr %20, align 8, !dbg !65
  call void %21(ptr noundef nonnull align 8 dereferenceable(8) %16) #15, !dbg !65
  br label %24, !dbg !67

22:                                               ; preds = %60, %24
  %23 = phi { ptr, i32 } [ %15, %24 ], [ %56, %60 ]
  resume { ptr, i32 } %23, !dbg !68

24:                                               ; preds = %18, %14
  store ptr null, ptr %1, align 8, !dbg !69, !tbaa !42
  br label %22

25:                                               ; preds = %7, %10
  store ptr null, ptr %1, align 8, !dbg !70, !tbaa !42
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !61
  %26 = invoke fastcc noundef zeroext i1 @_ZL7attempti(i32 noundef 3)
          to label %27 unwind label %44, !dbg !71

27:                                               ; preds = %25
  %28 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #15, !dbg !72
  %29 = icmp eq i32 %28, 0, !dbg !81
  br i1 %29, label %32, label %30, !dbg !81

30:                                               ; preds = %27
  invoke void @_ZSt20__throw_system_errori(i32 noundef %28) #17
          to label %31 unwind label %46, !dbg !82

31:                                               ; preds = %30
  unreachable, !dbg !82

32:                                               ; preds = %27
  %33 = load i32, ptr @_ZL1a, align 4, !dbg !83, !tbaa !84
  %34 = load i32, ptr @_ZL1b, align 4, !dbg !87, !tbaa !84
  %35 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #15, !dbg !88
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %36 unwind label %48, !dbg !95

36:                                               ; preds = %32
  %37 = add nsw i32 %34, %33, !dbg !96
  %38 = icmp eq i32 %37, 20, !dbg !97
  br i1 %38, label %39, label %43, !dbg !97

39:                                               ; preds = %36
  %40 = load i8, ptr %2, align 1, !dbg !97, !tbaa !13, !range !98, !noundef !10
  %41 = zext i1 %26 to i8, !dbg !97
  %42 = icmp eq i8 %40, %41, !dbg !97
  br i1 %42, label %43, label %50, !dbg !97

43:                                               ; preds = %36, %39
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 68, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #18, !dbg !97
  unreachable, !dbg !97

44:                                               ; preds = %25
  %45 = landingpad { ptr, i32 }
          cleanup, !dbg !99
  br label %55, !dbg !99

46:                                               ; preds = %30
  %47 = landingpad { ptr, i32 }
          cleanup, !dbg !99
  br label %55, !dbg !100

48:                                               ; preds = %32
  %49 = landingpad { ptr, i32 }
          cleanup, !dbg !99
  br label %55, !dbg !99

50:                                               ; preds = %39
  %51 = load i64, ptr %3, align 8, !dbg !101, !tbaa.struct !106
  %52 = icmp eq i64 %51, 0, !dbg !108
  br i1 %52, label %54, label %53, !dbg !111

53:                                               ; preds = %50
  call void @_ZSt9terminatev() #18, !dbg !112
  unreachable, !dbg !112

54:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15, !dbg !99
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #15, !dbg !99
  ret i32 0, !dbg !99

55:                                               ; preds = %46, %48, %44
  %56 = phi { ptr, i32 } [ %45, %44 ], [ %49, %48 ], [ %47, %46 ]
  %57 = load i64, ptr %3, align 8, !dbg !116, !tbaa.struct !106
  %58 = icmp eq i64 %57, 0, !dbg !119
  br i1 %58, label %60, label %59, !dbg !121

59:                                               ; preds = %55
  call void @_ZSt9terminatev() #18, !dbg !122
  unreachable, !dbg !122

60:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15, !dbg !99
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #15, !dbg !99
  br label %22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: uwtable
define internal fastcc noundef zeroext i1 @_ZL7attempti(i32 noundef %0) unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !124 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #15, !dbg !125
  %3 = icmp eq i32 %2, 0, !dbg !131
  br i1 %3, label %6, label %4, !dbg !131

4:                                                ; preds = %1
  invoke void @_ZSt20__throw_system_errori(i32 noundef %2) #17
          to label %5 unwind label %28, !dbg !132

5:                                                ; preds = %4
  unreachable, !dbg !132

6:                                                ; preds = %1
  %7 = sub nsw i32 0, %0, !dbg !133
  invoke void @_ZN7Account3addEi(ptr noundef nonnull align 4 dereferenceable(4) @_ZL1a, i32 noundef %7)
          to label %8 unwind label %9, !dbg !134

8:                                                ; preds = %6
  invoke void @_ZN7Account3addEi(ptr noundef nonnull align 4 dereferenceable(4) @_ZL1b, i32 noundef %0)
          to label %26 unwind label %11, !dbg !135

9:                                                ; preds = %6
  %10 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error, !dbg !136
  br label %19, !dbg !136

11:                                               ; preds = %8
  %12 = landingpad { ptr, i32 }
          catch ptr null, !dbg !136
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !136
  %14 = tail call ptr @__cxa_begin_catch(ptr %13) #15, !dbg !137
  %15 = load i32, ptr @_ZL1a, align 4, !dbg !138, !tbaa !84
  %16 = add nsw i32 %15, %0, !dbg !138
  store i32 %16, ptr @_ZL1a, align 4, !dbg !138, !tbaa !84
  invoke void @__cxa_rethrow() #17
          to label %25 unwind label %17, !dbg !139

17:                                               ; preds = %11
  %18 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error, !dbg !136
  invoke void @__cxa_end_catch()
          to label %19 unwind label %22, !dbg !140

19:                                               ; preds = %17, %9
  %20 = phi { ptr, i32 } [ %18, %17 ], [ %10, %9 ]
  %21 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #15, !dbg !141
  br label %30

22:                                               ; preds = %17
  %23 = landingpad { ptr, i32 }
          catch ptr null, !dbg !140
  %24 = extractvalue { ptr, i32 } %23, 0, !dbg !140
  tail call void @__clang_call_terminate(ptr %24) #18, !dbg !140
  unreachable, !dbg !140

25:                                               ; preds = %11
  unreachable

26:                                               ; preds = %8
  %27 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #15, !dbg !145
  br label %46, !dbg !136

28:                                               ; preds = %4
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error, !dbg !149
  br label %30, !dbg !149

30:                                               ; preds = %19, %28
  %31 = phi { ptr, i32 } [ %29, %28 ], [ %20, %19 ]
  %32 = extractvalue { ptr, i32 } %31, 1, !dbg !149
  %33 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt13runtime_error) #15, !dbg !150
  %34 = icmp eq i32 %32, %33, !dbg !150
  br i1 %34, label %35, label %48, !dbg !150

35:                                               ; preds = %30
  %36 = extractvalue { ptr, i32 } %31, 0, !dbg !149
  %37 = tail call ptr @__cxa_begin_catch(ptr %36) #15, !dbg !150
  %38 = load ptr, ptr %37, align 8, !dbg !151, !tbaa !31
  %39 = getelementptr inbounds ptr, ptr %38, i64 2, !dbg !151
  %40 = load ptr, ptr %39, align 8, !dbg !151
  %41 = tail call noundef ptr %40(ptr noundef nonnull align 8 dereferenceable(16) %37) #15, !dbg !151
  %42 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %41) #19, !dbg !152
  %43 = icmp eq i64 %42, 19, !dbg !152
  br i1 %43, label %45, label %44, !dbg !152

44:                                               ; preds = %35
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 48, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7attempti) #18, !dbg !152
  unreachable, !dbg !152

45:                                               ; preds = %35
  tail call void @__cxa_end_catch(), !dbg !153
  br label %46, !dbg !154

46:                                               ; preds = %26, %45
  %47 = phi i1 [ false, %45 ], [ true, %26 ], !dbg !155
  ret i1 %47, !dbg !149

48:                                               ; preds = %30
  resume { ptr, i32 } %31, !dbg !149
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !156 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !158 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #6

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN7Account3addEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !160 {
  %3 = alloca %"class.std::__cxx11::basic_string", align 8
  %4 = alloca %"class.std::allocator", align 1
  %5 = load i32, ptr %0, align 4, !dbg !161, !tbaa !84
  %6 = add nsw i32 %5, %1, !dbg !162
  %7 = icmp sgt i32 %6, 15, !dbg !163
  br i1 %7, label %8, label %25, !dbg !161

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_allocate_exception(i64 16) #15, !dbg !164
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15, !dbg !165
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #15, !dbg !165
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull @.str.3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %10 unwind label %12, !dbg !165

10:                                               ; preds = %8
  invoke void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(32) %3)
          to label %11 unwind label %14, !dbg !166

11:                                               ; preds = %10
  invoke void @__cxa_throw(ptr nonnull %9, ptr nonnull @_ZTISt14overflow_error, ptr nonnull @_ZNSt14overflow_errorD1Ev) #17
          to label %27 unwind label %14, !dbg !164

12:                                               ; preds = %8
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !167
  br label %21, !dbg !167

14:                                               ; preds = %11, %10
  %15 = phi i1 [ false, %11 ], [ true, %10 ]
  %16 = landingpad { ptr, i32 }
          cleanup, !dbg !167
  %17 = load ptr, ptr %3, align 8, !dbg !168, !tbaa !178
  %18 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %3, i64 0, i32 2, !dbg !181
  %19 = icmp eq ptr %17, %18, !dbg !184
  br i1 %19, label %21, label %20, !dbg !185

20:                                               ; preds = %14
  call void @_ZdlPv(ptr noundef %17) #20, !dbg !186
  br label %21, !dbg !195

21:                                               ; preds = %20, %14, %12
  %22 = phi { ptr, i32 } [ %13, %12 ], [ %16, %14 ], [ %16, %20 ]
  %23 = phi i1 [ true, %12 ], [ %15, %14 ], [ %15, %20 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #15, !dbg !164
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15, !dbg !164
  br i1 %23, label %24, label %26, !dbg !164

24:                                               ; preds = %21
  call void @__cxa_free_exception(ptr %9) #15, !dbg !164
  br label %26, !dbg !164

25:                                               ; preds = %2
  store i32 %6, ptr %0, align 4, !dbg !196, !tbaa !84
  ret void, !dbg !167

26:                                               ; preds = %21, %24
  resume { ptr, i32 } %22, !dbg !164

27:                                               ; preds = %11
  unreachable
}

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #7 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #15
  tail call void @_ZSt9terminatev() #18
  unreachable
}

declare !dbg !197 void @_ZSt9terminatev() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !198 {
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !199
  store ptr %4, ptr %0, align 8, !dbg !202, !tbaa !205
  %5 = icmp eq ptr %1, null, !dbg !206
  br i1 %5, label %6, label %7, !dbg !207

6:                                                ; preds = %3
  tail call void @_ZSt19__throw_logic_errorPKc(ptr noundef nonnull @.str.4) #17, !dbg !208
  unreachable, !dbg !208

7:                                                ; preds = %3
  %8 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #15, !dbg !209
  %9 = icmp ugt i64 %8, 15, !dbg !213
  br i1 %9, label %10, label %19, !dbg !217

10:                                               ; preds = %7
  %11 = icmp ugt i64 %8, 4611686018427387903, !dbg !218
  br i1 %11, label %12, label %13, !dbg !221

12:                                               ; preds = %10
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.5) #17, !dbg !222
  unreachable, !dbg !222

13:                                               ; preds = %10
  %14 = add i64 %8, 1, !dbg !223
  %15 = icmp slt i64 %14, 0, !dbg !224
  br i1 %15, label %16, label %17, !dbg !229, !prof !230

16:                                               ; preds = %13
  tail call void @_ZSt17__throw_bad_allocv() #17, !dbg !231
  unreachable, !dbg !231

17:                                               ; preds = %13
  %18 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %14) #16, !dbg !232
  store ptr %18, ptr %0, align 8, !dbg !233, !tbaa !178
  store i64 %8, ptr %4, align 8, !dbg !236, !tbaa !239
  br label %19, !dbg !240

19:                                               ; preds = %17, %7
  %20 = load ptr, ptr %0, align 8, !dbg !241, !tbaa !178
  switch i64 %8, label %23 [
    i64 1, label %21
    i64 0, label %24
  ], !dbg !243

21:                                               ; preds = %19
  %22 = load i8, ptr %1, align 1, !dbg !248, !tbaa !239
  store i8 %22, ptr %20, align 1, !dbg !251, !tbaa !239
  br label %24, !dbg !252

23:                                               ; preds = %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %20, ptr nonnull align 1 %1, i64 %8, i1 false), !dbg !253
  br label %24, !dbg !256

24:                                               ; preds = %19, %21, %23
  %25 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !257
  store i64 %8, ptr %25, align 8, !dbg !262, !tbaa !263
  %26 = load ptr, ptr %0, align 8, !dbg !264, !tbaa !178
  %27 = getelementptr inbounds i8, ptr %26, i64 %8, !dbg !266
  store i8 0, ptr %27, align 1, !dbg !267, !tbaa !239
  ret void, !dbg !269
}

declare void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt14overflow_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #8

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !270 void @_ZSt19__throw_logic_errorPKc(ptr noundef) local_unnamed_addr #9

; Function Attrs: noreturn
declare !dbg !272 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #9

; Function Attrs: noreturn
declare !dbg !273 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #9

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #11

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #12

; Function Attrs: noreturn
declare !dbg !274 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !275 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !277 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #13 align 2 !dbg !278 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !279
  tail call void @_ZdlPv(ptr noundef %0) #20, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #14 align 2 !dbg !280 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !281
  %3 = tail call fastcc noundef zeroext i1 @_ZL7attempti(i32 noundef 4), !dbg !282
  %4 = load ptr, ptr %2, align 8, !dbg !294, !tbaa !295
  %5 = zext i1 %3 to i8, !dbg !297
  store i8 %5, ptr %4, align 1, !dbg !297, !tbaa !13
  ret void, !dbg !298
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind memory(none) }
attributes #6 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nounwind }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { noreturn }
attributes #18 = { noreturn nounwind }
attributes #19 = { nounwind willreturn memory(read) }
attributes #20 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/rollback.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 57, type: !9, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 59, column: 2, scope: !8)
!12 = !DILocation(line: 59, column: 7, scope: !8)
!13 = !{!14, !14, i64 0}
!14 = !{!"bool", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = !DILocation(line: 60, column: 2, scope: !8)
!18 = !DILocation(line: 85, column: 23, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "id", scope: !20, file: !20, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!20 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!21 = distinct !DILocation(line: 126, column: 7, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "thread<(lambda at cpp/rollback.cpp:60:16), void>", scope: !20, file: !20, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = distinct !DILocation(line: 60, column: 14, scope: !8)
!24 = !{!25, !26, i64 0}
!25 = !{!"_ZTSNSt6thread2idE", !26, i64 0}
!26 = !{!"long", !15, i64 0}
!27 = !DILocation(line: 142, column: 29, scope: !22, inlinedAt: !23)
!28 = !DILocation(line: 207, column: 4, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/rollback.cpp:60:16)>", scope: !20, file: !20, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = distinct !DILocation(line: 142, column: 33, scope: !22, inlinedAt: !23)
!31 = !{!32, !32, i64 0}
!32 = !{!"vtable pointer", !16, i64 0}
!33 = !DILocation(line: 206, column: 6, scope: !29, inlinedAt: !30)
!34 = !DILocation(line: 200, column: 4, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/rollback.cpp:60:16)>", scope: !36, file: !36, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!37 = distinct !DILocation(line: 441, column: 4, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/rollback.cpp:60:16)>", scope: !36, file: !36, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!39 = distinct !DILocation(line: 744, column: 4, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "tuple<(lambda at cpp/rollback.cpp:60:16), true, true>", scope: !36, file: !36, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!41 = distinct !DILocation(line: 206, column: 14, scope: !29, inlinedAt: !30)
!42 = !{!43, !43, i64 0}
!43 = !{!"any pointer", !15, i64 0}
!44 = !DILocation(line: 168, column: 56, scope: !45, inlinedAt: !47)
!45 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !46, file: !46, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!47 = distinct !DILocation(line: 233, column: 40, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !46, file: !46, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = distinct !DILocation(line: 310, column: 4, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !46, file: !46, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!51 = distinct !DILocation(line: 142, column: 18, scope: !22, inlinedAt: !23)
!52 = !DILocation(line: 142, column: 2, scope: !22, inlinedAt: !23)
!53 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "~unique_ptr", scope: !46, file: !46, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = distinct !DILocation(line: 142, column: 2, scope: !22, inlinedAt: !23)
!56 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !55)
!57 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "operator()", scope: !46, file: !46, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !55)
!61 = !DILocation(line: 145, column: 7, scope: !22, inlinedAt: !23)
!62 = !DILocation(line: 395, column: 6, scope: !54, inlinedAt: !63)
!63 = distinct !DILocation(line: 142, column: 2, scope: !22, inlinedAt: !23)
!64 = !DILocation(line: 395, column: 12, scope: !54, inlinedAt: !63)
!65 = !DILocation(line: 95, column: 2, scope: !58, inlinedAt: !66)
!66 = distinct !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !63)
!67 = !DILocation(line: 396, column: 4, scope: !54, inlinedAt: !63)
!68 = !DILocation(line: 0, scope: !8)
!69 = !DILocation(line: 397, column: 8, scope: !54, inlinedAt: !63)
!70 = !DILocation(line: 397, column: 8, scope: !54, inlinedAt: !55)
!71 = !DILocation(line: 61, column: 14, scope: !8)
!72 = !DILocation(line: 749, column: 12, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !74, file: !74, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!74 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!75 = distinct !DILocation(line: 100, column: 17, scope: !76, inlinedAt: !78)
!76 = distinct !DISubprogram(name: "lock", scope: !77, file: !77, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!77 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!78 = distinct !DILocation(line: 229, column: 19, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "lock_guard", scope: !77, file: !77, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!80 = distinct !DILocation(line: 64, column: 31, scope: !8)
!81 = !DILocation(line: 103, column: 11, scope: !76, inlinedAt: !78)
!82 = !DILocation(line: 104, column: 2, scope: !76, inlinedAt: !78)
!83 = !DILocation(line: 65, column: 11, scope: !8)
!84 = !{!85, !86, i64 0}
!85 = !{!"_ZTS7Account", !86, i64 0}
!86 = !{!"int", !15, i64 0}
!87 = !DILocation(line: 65, column: 23, scope: !8)
!88 = !DILocation(line: 779, column: 12, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !74, file: !74, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!90 = distinct !DILocation(line: 118, column: 7, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "unlock", scope: !77, file: !77, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!92 = distinct !DILocation(line: 235, column: 19, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "~lock_guard", scope: !77, file: !77, line: 234, type: !9, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = distinct !DILocation(line: 66, column: 2, scope: !8)
!95 = !DILocation(line: 67, column: 4, scope: !8)
!96 = !DILocation(line: 65, column: 19, scope: !8)
!97 = !DILocation(line: 68, column: 2, scope: !8)
!98 = !{i8 0, i8 2}
!99 = !DILocation(line: 69, column: 1, scope: !8)
!100 = !DILocation(line: 66, column: 2, scope: !8)
!101 = !DILocation(line: 175, column: 16, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "joinable", scope: !20, file: !20, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!103 = distinct !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "~thread", scope: !20, file: !20, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!105 = distinct !DILocation(line: 69, column: 1, scope: !8)
!106 = !{i64 0, i64 8, !107}
!107 = !{!26, !26, i64 0}
!108 = !DILocation(line: 286, column: 26, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "operator==", scope: !20, file: !20, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = distinct !DILocation(line: 175, column: 22, scope: !102, inlinedAt: !103)
!111 = !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !105)
!112 = !DILocation(line: 312, column: 5, scope: !113, inlinedAt: !115)
!113 = distinct !DISubprogram(name: "__terminate", scope: !114, file: !114, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!114 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!115 = distinct !DILocation(line: 151, column: 2, scope: !104, inlinedAt: !105)
!116 = !DILocation(line: 175, column: 16, scope: !102, inlinedAt: !117)
!117 = distinct !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !118)
!118 = distinct !DILocation(line: 69, column: 1, scope: !8)
!119 = !DILocation(line: 286, column: 26, scope: !109, inlinedAt: !120)
!120 = distinct !DILocation(line: 175, column: 22, scope: !102, inlinedAt: !117)
!121 = !DILocation(line: 150, column: 11, scope: !104, inlinedAt: !118)
!122 = !DILocation(line: 312, column: 5, scope: !113, inlinedAt: !123)
!123 = distinct !DILocation(line: 151, column: 2, scope: !104, inlinedAt: !118)
!124 = distinct !DISubprogram(name: "attempt", scope: !1, file: !1, line: 39, type: !9, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!125 = !DILocation(line: 749, column: 12, scope: !73, inlinedAt: !126)
!126 = distinct !DILocation(line: 100, column: 17, scope: !76, inlinedAt: !127)
!127 = distinct !DILocation(line: 229, column: 19, scope: !79, inlinedAt: !128)
!128 = distinct !DILocation(line: 27, column: 30, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "transfer", scope: !1, file: !1, line: 25, type: !9, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!130 = distinct !DILocation(line: 43, column: 3, scope: !124)
!131 = !DILocation(line: 103, column: 11, scope: !76, inlinedAt: !127)
!132 = !DILocation(line: 104, column: 2, scope: !76, inlinedAt: !127)
!133 = !DILocation(line: 28, column: 8, scope: !129, inlinedAt: !130)
!134 = !DILocation(line: 28, column: 4, scope: !129, inlinedAt: !130)
!135 = !DILocation(line: 30, column: 5, scope: !129, inlinedAt: !130)
!136 = !DILocation(line: 37, column: 1, scope: !129, inlinedAt: !130)
!137 = !DILocation(line: 31, column: 2, scope: !129, inlinedAt: !130)
!138 = !DILocation(line: 33, column: 13, scope: !129, inlinedAt: !130)
!139 = !DILocation(line: 35, column: 3, scope: !129, inlinedAt: !130)
!140 = !DILocation(line: 36, column: 2, scope: !129, inlinedAt: !130)
!141 = !DILocation(line: 779, column: 12, scope: !89, inlinedAt: !142)
!142 = distinct !DILocation(line: 118, column: 7, scope: !91, inlinedAt: !143)
!143 = distinct !DILocation(line: 235, column: 19, scope: !93, inlinedAt: !144)
!144 = distinct !DILocation(line: 37, column: 1, scope: !129, inlinedAt: !130)
!145 = !DILocation(line: 779, column: 12, scope: !89, inlinedAt: !146)
!146 = distinct !DILocation(line: 118, column: 7, scope: !91, inlinedAt: !147)
!147 = distinct !DILocation(line: 235, column: 19, scope: !93, inlinedAt: !148)
!148 = distinct !DILocation(line: 37, column: 1, scope: !129, inlinedAt: !130)
!149 = !DILocation(line: 55, column: 1, scope: !124)
!150 = !DILocation(line: 45, column: 2, scope: !124)
!151 = !DILocation(line: 46, column: 11, scope: !124)
!152 = !DILocation(line: 48, column: 3, scope: !124)
!153 = !DILocation(line: 50, column: 2, scope: !124)
!154 = !DILocation(line: 54, column: 2, scope: !124)
!155 = !DILocation(line: 0, scope: !124)
!156 = !DISubprogram(name: "__assert_fail", scope: !157, file: !157, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!157 = !DIFile(filename: "include/assert.h", directory: "")
!158 = !DISubprogram(name: "strlen", scope: !159, file: !159, line: 407, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!159 = !DIFile(filename: "include/string.h", directory: "")
!160 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 14, type: !9, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!161 = !DILocation(line: 16, column: 7, scope: !160)
!162 = !DILocation(line: 16, column: 15, scope: !160)
!163 = !DILocation(line: 16, column: 19, scope: !160)
!164 = !DILocation(line: 17, column: 4, scope: !160)
!165 = !DILocation(line: 17, column: 30, scope: !160)
!166 = !DILocation(line: 17, column: 10, scope: !160)
!167 = !DILocation(line: 19, column: 2, scope: !160)
!168 = !DILocation(line: 234, column: 28, scope: !169, inlinedAt: !171)
!169 = distinct !DISubprogram(name: "_M_data", scope: !170, file: !170, line: 233, type: !9, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!170 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!171 = distinct !DILocation(line: 274, column: 16, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "_M_is_local", scope: !170, file: !170, line: 273, type: !9, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!173 = distinct !DILocation(line: 285, column: 7, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "_M_dispose", scope: !170, file: !170, line: 283, type: !9, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!175 = distinct !DILocation(line: 795, column: 9, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "~basic_string", scope: !170, file: !170, line: 794, type: !9, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!177 = distinct !DILocation(line: 17, column: 4, scope: !160)
!178 = !{!179, !43, i64 0}
!179 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !180, i64 0, !26, i64 8, !15, i64 16}
!180 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !43, i64 0}
!181 = !DILocation(line: 252, column: 57, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "_M_local_data", scope: !170, file: !170, line: 249, type: !9, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!183 = distinct !DILocation(line: 274, column: 29, scope: !172, inlinedAt: !173)
!184 = !DILocation(line: 274, column: 26, scope: !172, inlinedAt: !173)
!185 = !DILocation(line: 285, column: 6, scope: !174, inlinedAt: !175)
!186 = !DILocation(line: 158, column: 2, scope: !187, inlinedAt: !189)
!187 = distinct !DISubprogram(name: "deallocate", scope: !188, file: !188, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!189 = distinct !DILocation(line: 496, column: 13, scope: !190, inlinedAt: !192)
!190 = distinct !DISubprogram(name: "deallocate", scope: !191, file: !191, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!191 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!192 = distinct !DILocation(line: 292, column: 9, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "_M_destroy", scope: !170, file: !170, line: 291, type: !9, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = distinct !DILocation(line: 286, column: 4, scope: !174, inlinedAt: !175)
!195 = !DILocation(line: 286, column: 4, scope: !174, inlinedAt: !175)
!196 = !DILocation(line: 18, column: 11, scope: !160)
!197 = !DISubprogram(name: "terminate", scope: !114, file: !114, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!198 = distinct !DISubprogram(name: "basic_string<std::allocator<char> >", scope: !170, file: !170, line: 634, type: !9, scopeLine: 636, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = !DILocation(line: 241, column: 51, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "_M_local_data", scope: !170, file: !170, line: 238, type: !9, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!201 = distinct !DILocation(line: 635, column: 21, scope: !198)
!202 = !DILocation(line: 200, column: 25, scope: !203, inlinedAt: !204)
!203 = distinct !DISubprogram(name: "_Alloc_hider", scope: !170, file: !170, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!204 = distinct !DILocation(line: 635, column: 9, scope: !198)
!205 = !{!180, !43, i64 0}
!206 = !DILocation(line: 638, column: 10, scope: !198)
!207 = !DILocation(line: 638, column: 6, scope: !198)
!208 = !DILocation(line: 639, column: 4, scope: !198)
!209 = !DILocation(line: 395, column: 9, scope: !210, inlinedAt: !212)
!210 = distinct !DISubprogram(name: "length", scope: !211, file: !211, line: 389, type: !9, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!211 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!212 = distinct !DILocation(line: 641, column: 30, scope: !198)
!213 = !DILocation(line: 223, column: 13, scope: !214, inlinedAt: !216)
!214 = distinct !DISubprogram(name: "_M_construct<const char *>", scope: !215, file: !215, line: 218, type: !9, scopeLine: 220, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!215 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!216 = distinct !DILocation(line: 642, column: 2, scope: !198)
!217 = !DILocation(line: 223, column: 6, scope: !214, inlinedAt: !216)
!218 = !DILocation(line: 139, column: 22, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_M_create", scope: !215, file: !215, line: 135, type: !9, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!220 = distinct !DILocation(line: 225, column: 14, scope: !214, inlinedAt: !216)
!221 = !DILocation(line: 139, column: 11, scope: !219, inlinedAt: !220)
!222 = !DILocation(line: 140, column: 2, scope: !219, inlinedAt: !220)
!223 = !DILocation(line: 155, column: 69, scope: !219, inlinedAt: !220)
!224 = !DILocation(line: 120, column: 27, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "allocate", scope: !188, file: !188, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!226 = distinct !DILocation(line: 464, column: 20, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "allocate", scope: !191, file: !191, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!228 = distinct !DILocation(line: 155, column: 14, scope: !219, inlinedAt: !220)
!229 = !DILocation(line: 120, column: 6, scope: !225, inlinedAt: !226)
!230 = !{!"branch_weights", i32 1, i32 2000}
!231 = !DILocation(line: 126, column: 6, scope: !225, inlinedAt: !226)
!232 = !DILocation(line: 137, column: 27, scope: !225, inlinedAt: !226)
!233 = !DILocation(line: 224, column: 26, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "_M_data", scope: !170, file: !170, line: 223, type: !9, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!235 = distinct !DILocation(line: 225, column: 6, scope: !214, inlinedAt: !216)
!236 = !DILocation(line: 261, column: 31, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "_M_capacity", scope: !170, file: !170, line: 260, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!238 = distinct !DILocation(line: 226, column: 6, scope: !214, inlinedAt: !216)
!239 = !{!15, !15, i64 0}
!240 = !DILocation(line: 227, column: 4, scope: !214, inlinedAt: !216)
!241 = !DILocation(line: 234, column: 28, scope: !169, inlinedAt: !242)
!242 = distinct !DILocation(line: 243, column: 22, scope: !214, inlinedAt: !216)
!243 = !DILocation(line: 420, column: 6, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "_S_copy", scope: !170, file: !170, line: 418, type: !9, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!245 = distinct !DILocation(line: 477, column: 9, scope: !246, inlinedAt: !247)
!246 = distinct !DISubprogram(name: "_S_copy_chars", scope: !170, file: !170, line: 475, type: !9, scopeLine: 477, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!247 = distinct !DILocation(line: 243, column: 2, scope: !214, inlinedAt: !216)
!248 = !DILocation(line: 354, column: 9, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "assign", scope: !211, file: !211, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = distinct !DILocation(line: 421, column: 4, scope: !244, inlinedAt: !245)
!251 = !DILocation(line: 354, column: 7, scope: !249, inlinedAt: !250)
!252 = !DILocation(line: 421, column: 4, scope: !244, inlinedAt: !245)
!253 = !DILocation(line: 431, column: 33, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "copy", scope: !211, file: !211, line: 423, type: !9, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!255 = distinct !DILocation(line: 423, column: 4, scope: !244, inlinedAt: !245)
!256 = !DILocation(line: 431, column: 2, scope: !254, inlinedAt: !255)
!257 = !DILocation(line: 229, column: 9, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "_M_length", scope: !170, file: !170, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!259 = distinct !DILocation(line: 267, column: 2, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "_M_set_length", scope: !170, file: !170, line: 265, type: !9, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!261 = distinct !DILocation(line: 247, column: 2, scope: !214, inlinedAt: !216)
!262 = !DILocation(line: 229, column: 26, scope: !258, inlinedAt: !259)
!263 = !{!179, !26, i64 8}
!264 = !DILocation(line: 234, column: 28, scope: !169, inlinedAt: !265)
!265 = distinct !DILocation(line: 268, column: 22, scope: !260, inlinedAt: !261)
!266 = !DILocation(line: 268, column: 22, scope: !260, inlinedAt: !261)
!267 = !DILocation(line: 354, column: 7, scope: !249, inlinedAt: !268)
!268 = distinct !DILocation(line: 268, column: 2, scope: !260, inlinedAt: !261)
!269 = !DILocation(line: 643, column: 7, scope: !198)
!270 = !DISubprogram(name: "__throw_logic_error", scope: !271, file: !271, line: 66, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!271 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!272 = !DISubprogram(name: "__throw_length_error", scope: !271, file: !271, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!273 = !DISubprogram(name: "__throw_bad_alloc", scope: !271, file: !271, line: 52, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!274 = !DISubprogram(name: "__throw_system_error", scope: !271, file: !271, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!275 = !DISubprogram(name: "pthread_mutex_lock", scope: !276, file: !276, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!276 = !DIFile(filename: "include/pthread.h", directory: "")
!277 = !DISubprogram(name: "pthread_mutex_unlock", scope: !276, file: !276, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!278 = distinct !DISubprogram(name: "~_State_impl", scope: !20, file: !20, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!279 = !DILocation(line: 200, column: 14, scope: !278)
!280 = distinct !DISubprogram(name: "_M_run", scope: !20, file: !20, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!281 = !DILocation(line: 210, column: 13, scope: !280)
!282 = !DILocation(line: 60, column: 29, scope: !283, inlinedAt: !284)
!283 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 60, type: !9, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!284 = distinct !DILocation(line: 61, column: 14, scope: !285, inlinedAt: !287)
!285 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/rollback.cpp:60:16)>", scope: !286, file: !286, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!286 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!287 = distinct !DILocation(line: 96, column: 14, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/rollback.cpp:60:16)>", scope: !286, file: !286, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!289 = distinct !DILocation(line: 252, column: 13, scope: !290, inlinedAt: !291)
!290 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !20, file: !20, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!291 = distinct !DILocation(line: 259, column: 11, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "operator()", scope: !20, file: !20, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!293 = distinct !DILocation(line: 210, column: 13, scope: !280)
!294 = !DILocation(line: 60, column: 22, scope: !283, inlinedAt: !284)
!295 = !{!296, !43, i64 0}
!296 = !{!"_ZTSZ4mainE3$_0", !43, i64 0}
!297 = !DILocation(line: 60, column: 27, scope: !283, inlinedAt: !284)
!298 = !DILocation(line: 210, column: 24, scope: !280)
