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
          to label %5 unwind label %26, !dbg !132

5:                                                ; preds = %4
  unreachable, !dbg !132

6:                                                ; preds = %1
  %7 = sub nsw i32 0, %0, !dbg !133
  invoke void @_ZN7Account3addEi(ptr noundef nonnull align 4 dereferenceable(4) @_ZL1a, i32 noundef %7)
          to label %8 unwind label %9, !dbg !134

8:                                                ; preds = %6
  invoke void @_ZN7Account3addEi(ptr noundef nonnull align 4 dereferenceable(4) @_ZL1b, i32 noundef %0)
          to label %24 unwind label %11, !dbg !135

9:                                                ; preds = %6
  %10 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error, !dbg !136
  br label %17, !dbg !136

11:                                               ; preds = %8
  %12 = landingpad { ptr, i32 }
          catch ptr null, !dbg !136
  %13 = extractvalue { ptr, i32 } %12, 0, !dbg !136
  %14 = tail call ptr @__cxa_begin_catch(ptr %13) #15, !dbg !137
  invoke void @__cxa_rethrow() #17
          to label %23 unwind label %15, !dbg !138

15:                                               ; preds = %11
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error, !dbg !136
  invoke void @__cxa_end_catch()
          to label %17 unwind label %20, !dbg !139

17:                                               ; preds = %15, %9
  %18 = phi { ptr, i32 } [ %16, %15 ], [ %10, %9 ]
  %19 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #15, !dbg !140
  br label %28

20:                                               ; preds = %15
  %21 = landingpad { ptr, i32 }
          catch ptr null, !dbg !139
  %22 = extractvalue { ptr, i32 } %21, 0, !dbg !139
  tail call void @__clang_call_terminate(ptr %22) #18, !dbg !139
  unreachable, !dbg !139

23:                                               ; preds = %11
  unreachable

24:                                               ; preds = %8
  %25 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #15, !dbg !144
  br label %44, !dbg !136

26:                                               ; preds = %4
  %27 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt13runtime_error, !dbg !148
  br label %28, !dbg !148

28:                                               ; preds = %17, %26
  %29 = phi { ptr, i32 } [ %27, %26 ], [ %18, %17 ]
  %30 = extractvalue { ptr, i32 } %29, 1, !dbg !148
  %31 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt13runtime_error) #15, !dbg !149
  %32 = icmp eq i32 %30, %31, !dbg !149
  br i1 %32, label %33, label %46, !dbg !149

33:                                               ; preds = %28
  %34 = extractvalue { ptr, i32 } %29, 0, !dbg !148
  %35 = tail call ptr @__cxa_begin_catch(ptr %34) #15, !dbg !149
  %36 = load ptr, ptr %35, align 8, !dbg !150, !tbaa !31
  %37 = getelementptr inbounds ptr, ptr %36, i64 2, !dbg !150
  %38 = load ptr, ptr %37, align 8, !dbg !150
  %39 = tail call noundef ptr %38(ptr noundef nonnull align 8 dereferenceable(16) %35) #15, !dbg !150
  %40 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %39) #19, !dbg !151
  %41 = icmp eq i64 %40, 19, !dbg !151
  br i1 %41, label %43, label %42, !dbg !151

42:                                               ; preds = %33
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 48, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7attempti) #18, !dbg !151
  unreachable, !dbg !151

43:                                               ; preds = %33
  tail call void @__cxa_end_catch(), !dbg !152
  br label %44, !dbg !153

44:                                               ; preds = %24, %43
  %45 = phi i1 [ false, %43 ], [ true, %24 ], !dbg !154
  ret i1 %45, !dbg !148

46:                                               ; preds = %28
  resume { ptr, i32 } %29, !dbg !148
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !155 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !157 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #6

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN7Account3addEi(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) local_unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !159 {
  %3 = alloca %"class.std::__cxx11::basic_string", align 8
  %4 = alloca %"class.std::allocator", align 1
  %5 = load i32, ptr %0, align 4, !dbg !160, !tbaa !84
  %6 = add nsw i32 %5, %1, !dbg !161
  %7 = icmp sgt i32 %6, 15, !dbg !162
  br i1 %7, label %8, label %25, !dbg !160

8:                                                ; preds = %2
  %9 = tail call ptr @__cxa_allocate_exception(i64 16) #15, !dbg !163
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #15, !dbg !164
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #15, !dbg !164
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull @.str.3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %10 unwind label %12, !dbg !164

10:                                               ; preds = %8
  invoke void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %9, ptr noundef nonnull align 8 dereferenceable(32) %3)
          to label %11 unwind label %14, !dbg !165

11:                                               ; preds = %10
  invoke void @__cxa_throw(ptr nonnull %9, ptr nonnull @_ZTISt14overflow_error, ptr nonnull @_ZNSt14overflow_errorD1Ev) #17
          to label %27 unwind label %14, !dbg !163

12:                                               ; preds = %8
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !166
  br label %21, !dbg !166

14:                                               ; preds = %11, %10
  %15 = phi i1 [ false, %11 ], [ true, %10 ]
  %16 = landingpad { ptr, i32 }
          cleanup, !dbg !166
  %17 = load ptr, ptr %3, align 8, !dbg !167, !tbaa !177
  %18 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %3, i64 0, i32 2, !dbg !180
  %19 = icmp eq ptr %17, %18, !dbg !183
  br i1 %19, label %21, label %20, !dbg !184

20:                                               ; preds = %14
  call void @_ZdlPv(ptr noundef %17) #20, !dbg !185
  br label %21, !dbg !194

21:                                               ; preds = %20, %14, %12
  %22 = phi { ptr, i32 } [ %13, %12 ], [ %16, %14 ], [ %16, %20 ]
  %23 = phi i1 [ true, %12 ], [ %15, %14 ], [ %15, %20 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #15, !dbg !163
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #15, !dbg !163
  br i1 %23, label %24, label %26, !dbg !163

24:                                               ; preds = %21
  call void @__cxa_free_exception(ptr %9) #15, !dbg !163
  br label %26, !dbg !163

25:                                               ; preds = %2
  store i32 %6, ptr %0, align 4, !dbg !195, !tbaa !84
  ret void, !dbg !166

26:                                               ; preds = %21, %24
  resume { ptr, i32 } %22, !dbg !163

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

declare !dbg !196 void @_ZSt9terminatev() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #2 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !197 {
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !198
  store ptr %4, ptr %0, align 8, !dbg !201, !tbaa !204
  %5 = icmp eq ptr %1, null, !dbg !205
  br i1 %5, label %6, label %7, !dbg !206

6:                                                ; preds = %3
  tail call void @_ZSt19__throw_logic_errorPKc(ptr noundef nonnull @.str.4) #17, !dbg !207
  unreachable, !dbg !207

7:                                                ; preds = %3
  %8 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #15, !dbg !208
  %9 = icmp ugt i64 %8, 15, !dbg !212
  br i1 %9, label %10, label %19, !dbg !216

10:                                               ; preds = %7
  %11 = icmp ugt i64 %8, 4611686018427387903, !dbg !217
  br i1 %11, label %12, label %13, !dbg !220

12:                                               ; preds = %10
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.5) #17, !dbg !221
  unreachable, !dbg !221

13:                                               ; preds = %10
  %14 = add i64 %8, 1, !dbg !222
  %15 = icmp slt i64 %14, 0, !dbg !223
  br i1 %15, label %16, label %17, !dbg !228, !prof !229

16:                                               ; preds = %13
  tail call void @_ZSt17__throw_bad_allocv() #17, !dbg !230
  unreachable, !dbg !230

17:                                               ; preds = %13
  %18 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %14) #16, !dbg !231
  store ptr %18, ptr %0, align 8, !dbg !232, !tbaa !177
  store i64 %8, ptr %4, align 8, !dbg !235, !tbaa !238
  br label %19, !dbg !239

19:                                               ; preds = %17, %7
  %20 = load ptr, ptr %0, align 8, !dbg !240, !tbaa !177
  switch i64 %8, label %23 [
    i64 1, label %21
    i64 0, label %24
  ], !dbg !242

21:                                               ; preds = %19
  %22 = load i8, ptr %1, align 1, !dbg !247, !tbaa !238
  store i8 %22, ptr %20, align 1, !dbg !250, !tbaa !238
  br label %24, !dbg !251

23:                                               ; preds = %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %20, ptr nonnull align 1 %1, i64 %8, i1 false), !dbg !252
  br label %24, !dbg !255

24:                                               ; preds = %19, %21, %23
  %25 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !256
  store i64 %8, ptr %25, align 8, !dbg !261, !tbaa !262
  %26 = load ptr, ptr %0, align 8, !dbg !263, !tbaa !177
  %27 = getelementptr inbounds i8, ptr %26, i64 %8, !dbg !265
  store i8 0, ptr %27, align 1, !dbg !266, !tbaa !238
  ret void, !dbg !268
}

declare void @_ZNSt14overflow_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt14overflow_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #8

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: noreturn
declare !dbg !269 void @_ZSt19__throw_logic_errorPKc(ptr noundef) local_unnamed_addr #9

; Function Attrs: noreturn
declare !dbg !271 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #9

; Function Attrs: noreturn
declare !dbg !272 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #9

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #11

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #12

; Function Attrs: noreturn
declare !dbg !273 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !274 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !276 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #13 align 2 !dbg !277 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !278
  tail call void @_ZdlPv(ptr noundef %0) #20, !dbg !278
  ret void, !dbg !278
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #14 align 2 !dbg !279 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !280
  %3 = tail call fastcc noundef zeroext i1 @_ZL7attempti(i32 noundef 4), !dbg !281
  %4 = load ptr, ptr %2, align 8, !dbg !293, !tbaa !294
  %5 = zext i1 %3 to i8, !dbg !296
  store i8 %5, ptr %4, align 1, !dbg !296, !tbaa !13
  ret void, !dbg !297
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
!138 = !DILocation(line: 35, column: 3, scope: !129, inlinedAt: !130)
!139 = !DILocation(line: 36, column: 2, scope: !129, inlinedAt: !130)
!140 = !DILocation(line: 779, column: 12, scope: !89, inlinedAt: !141)
!141 = distinct !DILocation(line: 118, column: 7, scope: !91, inlinedAt: !142)
!142 = distinct !DILocation(line: 235, column: 19, scope: !93, inlinedAt: !143)
!143 = distinct !DILocation(line: 37, column: 1, scope: !129, inlinedAt: !130)
!144 = !DILocation(line: 779, column: 12, scope: !89, inlinedAt: !145)
!145 = distinct !DILocation(line: 118, column: 7, scope: !91, inlinedAt: !146)
!146 = distinct !DILocation(line: 235, column: 19, scope: !93, inlinedAt: !147)
!147 = distinct !DILocation(line: 37, column: 1, scope: !129, inlinedAt: !130)
!148 = !DILocation(line: 55, column: 1, scope: !124)
!149 = !DILocation(line: 45, column: 2, scope: !124)
!150 = !DILocation(line: 46, column: 11, scope: !124)
!151 = !DILocation(line: 48, column: 3, scope: !124)
!152 = !DILocation(line: 50, column: 2, scope: !124)
!153 = !DILocation(line: 54, column: 2, scope: !124)
!154 = !DILocation(line: 0, scope: !124)
!155 = !DISubprogram(name: "__assert_fail", scope: !156, file: !156, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!156 = !DIFile(filename: "include/assert.h", directory: "")
!157 = !DISubprogram(name: "strlen", scope: !158, file: !158, line: 407, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!158 = !DIFile(filename: "include/string.h", directory: "")
!159 = distinct !DISubprogram(name: "add", scope: !1, file: !1, line: 14, type: !9, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!160 = !DILocation(line: 16, column: 7, scope: !159)
!161 = !DILocation(line: 16, column: 15, scope: !159)
!162 = !DILocation(line: 16, column: 19, scope: !159)
!163 = !DILocation(line: 17, column: 4, scope: !159)
!164 = !DILocation(line: 17, column: 30, scope: !159)
!165 = !DILocation(line: 17, column: 10, scope: !159)
!166 = !DILocation(line: 19, column: 2, scope: !159)
!167 = !DILocation(line: 234, column: 28, scope: !168, inlinedAt: !170)
!168 = distinct !DISubprogram(name: "_M_data", scope: !169, file: !169, line: 233, type: !9, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!170 = distinct !DILocation(line: 274, column: 16, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "_M_is_local", scope: !169, file: !169, line: 273, type: !9, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!172 = distinct !DILocation(line: 285, column: 7, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "_M_dispose", scope: !169, file: !169, line: 283, type: !9, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!174 = distinct !DILocation(line: 795, column: 9, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "~basic_string", scope: !169, file: !169, line: 794, type: !9, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!176 = distinct !DILocation(line: 17, column: 4, scope: !159)
!177 = !{!178, !43, i64 0}
!178 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !179, i64 0, !26, i64 8, !15, i64 16}
!179 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !43, i64 0}
!180 = !DILocation(line: 252, column: 57, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "_M_local_data", scope: !169, file: !169, line: 249, type: !9, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!182 = distinct !DILocation(line: 274, column: 29, scope: !171, inlinedAt: !172)
!183 = !DILocation(line: 274, column: 26, scope: !171, inlinedAt: !172)
!184 = !DILocation(line: 285, column: 6, scope: !173, inlinedAt: !174)
!185 = !DILocation(line: 158, column: 2, scope: !186, inlinedAt: !188)
!186 = distinct !DISubprogram(name: "deallocate", scope: !187, file: !187, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!187 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!188 = distinct !DILocation(line: 496, column: 13, scope: !189, inlinedAt: !191)
!189 = distinct !DISubprogram(name: "deallocate", scope: !190, file: !190, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!190 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!191 = distinct !DILocation(line: 292, column: 9, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "_M_destroy", scope: !169, file: !169, line: 291, type: !9, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = distinct !DILocation(line: 286, column: 4, scope: !173, inlinedAt: !174)
!194 = !DILocation(line: 286, column: 4, scope: !173, inlinedAt: !174)
!195 = !DILocation(line: 18, column: 11, scope: !159)
!196 = !DISubprogram(name: "terminate", scope: !114, file: !114, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!197 = distinct !DISubprogram(name: "basic_string<std::allocator<char> >", scope: !169, file: !169, line: 634, type: !9, scopeLine: 636, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = !DILocation(line: 241, column: 51, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "_M_local_data", scope: !169, file: !169, line: 238, type: !9, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!200 = distinct !DILocation(line: 635, column: 21, scope: !197)
!201 = !DILocation(line: 200, column: 25, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "_Alloc_hider", scope: !169, file: !169, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = distinct !DILocation(line: 635, column: 9, scope: !197)
!204 = !{!179, !43, i64 0}
!205 = !DILocation(line: 638, column: 10, scope: !197)
!206 = !DILocation(line: 638, column: 6, scope: !197)
!207 = !DILocation(line: 639, column: 4, scope: !197)
!208 = !DILocation(line: 395, column: 9, scope: !209, inlinedAt: !211)
!209 = distinct !DISubprogram(name: "length", scope: !210, file: !210, line: 389, type: !9, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!211 = distinct !DILocation(line: 641, column: 30, scope: !197)
!212 = !DILocation(line: 223, column: 13, scope: !213, inlinedAt: !215)
!213 = distinct !DISubprogram(name: "_M_construct<const char *>", scope: !214, file: !214, line: 218, type: !9, scopeLine: 220, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!214 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!215 = distinct !DILocation(line: 642, column: 2, scope: !197)
!216 = !DILocation(line: 223, column: 6, scope: !213, inlinedAt: !215)
!217 = !DILocation(line: 139, column: 22, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "_M_create", scope: !214, file: !214, line: 135, type: !9, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = distinct !DILocation(line: 225, column: 14, scope: !213, inlinedAt: !215)
!220 = !DILocation(line: 139, column: 11, scope: !218, inlinedAt: !219)
!221 = !DILocation(line: 140, column: 2, scope: !218, inlinedAt: !219)
!222 = !DILocation(line: 155, column: 69, scope: !218, inlinedAt: !219)
!223 = !DILocation(line: 120, column: 27, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "allocate", scope: !187, file: !187, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!225 = distinct !DILocation(line: 464, column: 20, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "allocate", scope: !190, file: !190, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!227 = distinct !DILocation(line: 155, column: 14, scope: !218, inlinedAt: !219)
!228 = !DILocation(line: 120, column: 6, scope: !224, inlinedAt: !225)
!229 = !{!"branch_weights", i32 1, i32 2000}
!230 = !DILocation(line: 126, column: 6, scope: !224, inlinedAt: !225)
!231 = !DILocation(line: 137, column: 27, scope: !224, inlinedAt: !225)
!232 = !DILocation(line: 224, column: 26, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "_M_data", scope: !169, file: !169, line: 223, type: !9, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!234 = distinct !DILocation(line: 225, column: 6, scope: !213, inlinedAt: !215)
!235 = !DILocation(line: 261, column: 31, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "_M_capacity", scope: !169, file: !169, line: 260, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = distinct !DILocation(line: 226, column: 6, scope: !213, inlinedAt: !215)
!238 = !{!15, !15, i64 0}
!239 = !DILocation(line: 227, column: 4, scope: !213, inlinedAt: !215)
!240 = !DILocation(line: 234, column: 28, scope: !168, inlinedAt: !241)
!241 = distinct !DILocation(line: 243, column: 22, scope: !213, inlinedAt: !215)
!242 = !DILocation(line: 420, column: 6, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "_S_copy", scope: !169, file: !169, line: 418, type: !9, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!244 = distinct !DILocation(line: 477, column: 9, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "_S_copy_chars", scope: !169, file: !169, line: 475, type: !9, scopeLine: 477, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!246 = distinct !DILocation(line: 243, column: 2, scope: !213, inlinedAt: !215)
!247 = !DILocation(line: 354, column: 9, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "assign", scope: !210, file: !210, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!249 = distinct !DILocation(line: 421, column: 4, scope: !243, inlinedAt: !244)
!250 = !DILocation(line: 354, column: 7, scope: !248, inlinedAt: !249)
!251 = !DILocation(line: 421, column: 4, scope: !243, inlinedAt: !244)
!252 = !DILocation(line: 431, column: 33, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "copy", scope: !210, file: !210, line: 423, type: !9, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!254 = distinct !DILocation(line: 423, column: 4, scope: !243, inlinedAt: !244)
!255 = !DILocation(line: 431, column: 2, scope: !253, inlinedAt: !254)
!256 = !DILocation(line: 229, column: 9, scope: !257, inlinedAt: !258)
!257 = distinct !DISubprogram(name: "_M_length", scope: !169, file: !169, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!258 = distinct !DILocation(line: 267, column: 2, scope: !259, inlinedAt: !260)
!259 = distinct !DISubprogram(name: "_M_set_length", scope: !169, file: !169, line: 265, type: !9, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!260 = distinct !DILocation(line: 247, column: 2, scope: !213, inlinedAt: !215)
!261 = !DILocation(line: 229, column: 26, scope: !257, inlinedAt: !258)
!262 = !{!178, !26, i64 8}
!263 = !DILocation(line: 234, column: 28, scope: !168, inlinedAt: !264)
!264 = distinct !DILocation(line: 268, column: 22, scope: !259, inlinedAt: !260)
!265 = !DILocation(line: 268, column: 22, scope: !259, inlinedAt: !260)
!266 = !DILocation(line: 354, column: 7, scope: !248, inlinedAt: !267)
!267 = distinct !DILocation(line: 268, column: 2, scope: !259, inlinedAt: !260)
!268 = !DILocation(line: 643, column: 7, scope: !197)
!269 = !DISubprogram(name: "__throw_logic_error", scope: !270, file: !270, line: 66, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!270 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!271 = !DISubprogram(name: "__throw_length_error", scope: !270, file: !270, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!272 = !DISubprogram(name: "__throw_bad_alloc", scope: !270, file: !270, line: 52, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!273 = !DISubprogram(name: "__throw_system_error", scope: !270, file: !270, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!274 = !DISubprogram(name: "pthread_mutex_lock", scope: !275, file: !275, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!275 = !DIFile(filename: "include/pthread.h", directory: "")
!276 = !DISubprogram(name: "pthread_mutex_unlock", scope: !275, file: !275, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!277 = distinct !DISubprogram(name: "~_State_impl", scope: !20, file: !20, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!278 = !DILocation(line: 200, column: 14, scope: !277)
!279 = distinct !DISubprogram(name: "_M_run", scope: !20, file: !20, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!280 = !DILocation(line: 210, column: 13, scope: !279)
!281 = !DILocation(line: 60, column: 29, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 60, type: !9, scopeLine: 60, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!283 = distinct !DILocation(line: 61, column: 14, scope: !284, inlinedAt: !286)
!284 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/rollback.cpp:60:16)>", scope: !285, file: !285, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!285 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!286 = distinct !DILocation(line: 96, column: 14, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/rollback.cpp:60:16)>", scope: !285, file: !285, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!288 = distinct !DILocation(line: 252, column: 13, scope: !289, inlinedAt: !290)
!289 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !20, file: !20, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!290 = distinct !DILocation(line: 259, column: 11, scope: !291, inlinedAt: !292)
!291 = distinct !DISubprogram(name: "operator()", scope: !20, file: !20, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!292 = distinct !DILocation(line: 210, column: 13, scope: !279)
!293 = !DILocation(line: 60, column: 22, scope: !282, inlinedAt: !283)
!294 = !{!295, !43, i64 0}
!295 = !{!"_ZTSZ4mainE3$_0", !43, i64 0}
!296 = !DILocation(line: 60, column: 27, scope: !282, inlinedAt: !283)
!297 = !DILocation(line: 210, column: 24, scope: !279)
