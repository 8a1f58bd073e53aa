; ModuleID = 'cpp/bounds.cpp'
source_filename = "cpp/bounds.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::vector" = type { %"struct.std::_Vector_base" }
%"struct.std::_Vector_base" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl" = type { %"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" }
%"struct.std::_Vector_base<int, std::allocator<int>>::_Vector_impl_data" = type { ptr, ptr, ptr }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$_ZNSt6vectorIiSaIiEED2Ev = comdat any

@_ZL4list = internal global %"class.std::vector" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@.str.2 = private unnamed_addr constant [85 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/stl_vector.h\00", align 1
@__PRETTY_FUNCTION__._ZNSt6vectorIiSaIiEE8pop_backEv = private unnamed_addr constant [76 x i8] c"void std::vector<int>::pop_back() [_Tp = int, _Alloc = std::allocator<int>]\00", align 1
@.str.3 = private unnamed_addr constant [15 x i8] c"!this->empty()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.4 = private unnamed_addr constant [16 x i8] c"list.at(2) == 3\00", align 1
@.str.5 = private unnamed_addr constant [15 x i8] c"cpp/bounds.cpp\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_bounds.cpp, ptr null }]

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !15
  %3 = icmp eq ptr %2, null, !dbg !20
  br i1 %3, label %5, label %4, !dbg !20

4:                                                ; preds = %1
  tail call void @_ZdlPv(ptr noundef %2) #13, !dbg !23
  br label %5, !dbg !30

5:                                                ; preds = %1, %4
  ret void, !dbg !31
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !32 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14, !dbg !33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !34
  store i64 0, ptr %3, align 8, !dbg !34, !tbaa !40
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !43
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !44, !tbaa !47
  store ptr %5, ptr %2, align 8, !dbg !49, !tbaa !57
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %6 unwind label %13, !dbg !58

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !59, !tbaa !57
  %8 = icmp eq ptr %7, null, !dbg !62
  br i1 %8, label %24, label %9, !dbg !59

9:                                                ; preds = %6
  %10 = load ptr, ptr %7, align 8, !dbg !63, !tbaa !47
  %11 = getelementptr inbounds ptr, ptr %10, i64 1, !dbg !63
  %12 = load ptr, ptr %11, align 8, !dbg !63
  call void %12(ptr noundef nonnull align 8 dereferenceable(8) %7) #14, !dbg !63
  br label %24, !dbg !66

13:                                               ; preds = %0
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !67
  %15 = load ptr, ptr %2, align 8, !dbg !68, !tbaa !57
  %16 = icmp eq ptr %15, null, !dbg !70
  br i1 %16, label %23, label %17, !dbg !68

17:                                               ; preds = %13
  %18 = load ptr, ptr %15, align 8, !dbg !71, !tbaa !47
  %19 = getelementptr inbounds ptr, ptr %18, i64 1, !dbg !71
  %20 = load ptr, ptr %19, align 8, !dbg !71
  call void %20(ptr noundef nonnull align 8 dereferenceable(8) %15) #14, !dbg !71
  br label %23, !dbg !73

21:                                               ; preds = %66, %23
  %22 = phi { ptr, i32 } [ %14, %23 ], [ %62, %66 ]
  resume { ptr, i32 } %22, !dbg !74

23:                                               ; preds = %17, %13
  store ptr null, ptr %2, align 8, !dbg !75, !tbaa !57
  br label %21

24:                                               ; preds = %6, %9
  store ptr null, ptr %2, align 8, !dbg !76, !tbaa !57
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !67
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14, !dbg !77
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !78
  store i64 0, ptr %4, align 8, !dbg !78, !tbaa !40
  %25 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15
          to label %26 unwind label %54, !dbg !82

26:                                               ; preds = %24
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %25, align 8, !dbg !83, !tbaa !47
  store ptr %25, ptr %1, align 8, !dbg !86, !tbaa !57
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %27 unwind label %34, !dbg !90

27:                                               ; preds = %26
  %28 = load ptr, ptr %1, align 8, !dbg !91, !tbaa !57
  %29 = icmp eq ptr %28, null, !dbg !93
  br i1 %29, label %43, label %30, !dbg !91

30:                                               ; preds = %27
  %31 = load ptr, ptr %28, align 8, !dbg !94, !tbaa !47
  %32 = getelementptr inbounds ptr, ptr %31, i64 1, !dbg !94
  %33 = load ptr, ptr %32, align 8, !dbg !94
  call void %33(ptr noundef nonnull align 8 dereferenceable(8) %28) #14, !dbg !94
  br label %43, !dbg !96

34:                                               ; preds = %26
  %35 = landingpad { ptr, i32 }
          cleanup, !dbg !97
  %36 = load ptr, ptr %1, align 8, !dbg !98, !tbaa !57
  %37 = icmp eq ptr %36, null, !dbg !100
  br i1 %37, label %42, label %38, !dbg !98

38:                                               ; preds = %34
  %39 = load ptr, ptr %36, align 8, !dbg !101, !tbaa !47
  %40 = getelementptr inbounds ptr, ptr %39, i64 1, !dbg !101
  %41 = load ptr, ptr %40, align 8, !dbg !101
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %36) #14, !dbg !101
  br label %42, !dbg !103

42:                                               ; preds = %38, %34
  store ptr null, ptr %1, align 8, !dbg !104, !tbaa !57
  br label %61

43:                                               ; preds = %27, %30
  store ptr null, ptr %1, align 8, !dbg !105, !tbaa !57
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !97
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %44 unwind label %56, !dbg !106

44:                                               ; preds = %43
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %45 unwind label %56, !dbg !107

45:                                               ; preds = %44
  %46 = load i64, ptr %4, align 8, !dbg !108, !tbaa.struct !113
  %47 = icmp eq i64 %46, 0, !dbg !115
  br i1 %47, label %49, label %48, !dbg !118

48:                                               ; preds = %45
  call void @_ZSt9terminatev() #16, !dbg !119
  unreachable, !dbg !119

49:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !123
  %50 = load i64, ptr %3, align 8, !dbg !124, !tbaa.struct !113
  %51 = icmp eq i64 %50, 0, !dbg !127
  br i1 %51, label %53, label %52, !dbg !129

52:                                               ; preds = %49
  call void @_ZSt9terminatev() #16, !dbg !130
  unreachable, !dbg !130

53:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !123
  ret i32 0, !dbg !123

54:                                               ; preds = %24
  %55 = landingpad { ptr, i32 }
          cleanup, !dbg !123
  br label %61, !dbg !132

56:                                               ; preds = %44, %43
  %57 = landingpad { ptr, i32 }
          cleanup, !dbg !123
  %58 = load i64, ptr %4, align 8, !dbg !133, !tbaa.struct !113
  %59 = icmp eq i64 %58, 0, !dbg !136
  br i1 %59, label %61, label %60, !dbg !138

60:                                               ; preds = %56
  call void @_ZSt9terminatev() #16, !dbg !139
  unreachable, !dbg !139

61:                                               ; preds = %56, %54, %42
  %62 = phi { ptr, i32 } [ %55, %54 ], [ %35, %42 ], [ %57, %56 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !123
  %63 = load i64, ptr %3, align 8, !dbg !141, !tbaa.struct !113
  %64 = icmp eq i64 %63, 0, !dbg !144
  br i1 %64, label %66, label %65, !dbg !146

65:                                               ; preds = %61
  call void @_ZSt9terminatev() #16, !dbg !147
  unreachable, !dbg !147

66:                                               ; preds = %61
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !123
  br label %21
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !149 void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !150 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #14, !dbg !151
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 !dbg !152 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !153
  %3 = icmp eq i32 %2, 0, !dbg !173
  br i1 %3, label %5, label %4, !dbg !173

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #17, !dbg !174
  unreachable, !dbg !174

5:                                                ; preds = %1
  %6 = load ptr, ptr @_ZL4list, align 8, !dbg !175, !tbaa !57
  %7 = load ptr, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !185, !tbaa !57
  %8 = icmp eq ptr %6, %7, !dbg !189
  br i1 %8, label %9, label %10, !dbg !192, !prof !193

9:                                                ; preds = %5
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.2, i32 noundef 1319, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorIiSaIiEE8pop_backEv, ptr noundef nonnull @.str.3) #16, !dbg !192
  unreachable, !dbg !192

10:                                               ; preds = %5
  %11 = getelementptr inbounds i32, ptr %7, i64 -1, !dbg !194
  store ptr %11, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !194, !tbaa !195
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !196
  ret void, !dbg !203
}

; Function Attrs: noreturn
declare !dbg !204 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !206 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #11

; Function Attrs: noreturn nounwind
declare !dbg !208 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !209 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !210 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #14, !dbg !211
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !211
  ret void, !dbg !211
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #9 align 2 personality ptr @__gxx_personality_v0 !dbg !212 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !213
  %3 = icmp eq i32 %2, 0, !dbg !227
  br i1 %3, label %5, label %4, !dbg !227

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #17, !dbg !228
  unreachable, !dbg !228

5:                                                ; preds = %1
  %6 = load ptr, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !229, !tbaa !195
  %7 = load ptr, ptr @_ZL4list, align 8, !dbg !232, !tbaa !15
  %8 = ptrtoint ptr %6 to i64, !dbg !233
  %9 = ptrtoint ptr %7 to i64, !dbg !233
  %10 = sub i64 %8, %9, !dbg !233
  %11 = icmp ult i64 %10, 12, !dbg !234
  br i1 %11, label %17, label %12, !dbg !235

12:                                               ; preds = %5
  %13 = getelementptr inbounds i32, ptr %7, i64 2, !dbg !236
  %14 = load i32, ptr %13, align 4, !dbg !241, !tbaa !242
  %15 = icmp eq i32 %14, 3, !dbg !241
  br i1 %15, label %17, label %16, !dbg !241

16:                                               ; preds = %12
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.5, i32 noundef 23, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv") #16, !dbg !241
  unreachable, !dbg !241

17:                                               ; preds = %5, %12
  %18 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !244
  ret void, !dbg !248
}

; Function Attrs: noreturn nounwind
declare !dbg !249 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_bounds.cpp() #9 section ".text.startup" personality ptr @__gxx_personality_v0 !dbg !251 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) @_ZL4list, i8 0, i64 24, i1 false), !dbg !253
  %1 = invoke noalias noundef nonnull dereferenceable(12) ptr @_Znwm(i64 noundef 12) #15
          to label %8 unwind label %2, !dbg !265

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          cleanup, !dbg !274
  %4 = load ptr, ptr @_ZL4list, align 8, !dbg !275, !tbaa !15
  %5 = icmp eq ptr %4, null, !dbg !277
  br i1 %5, label %7, label %6, !dbg !277

6:                                                ; preds = %2
  tail call void @_ZdlPv(ptr noundef %4) #13, !dbg !279
  br label %7, !dbg !282

7:                                                ; preds = %6, %2
  resume { ptr, i32 } %3, !dbg !283

8:                                                ; preds = %0
  store ptr %1, ptr @_ZL4list, align 8, !dbg !284, !tbaa !15
  %9 = getelementptr inbounds i32, ptr %1, i64 3, !dbg !285
  store ptr %9, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 2), align 8, !dbg !286, !tbaa !287
  store i32 1, ptr %1, align 4, !dbg !288
  %10 = getelementptr inbounds i8, ptr %1, i64 4, !dbg !288
  store i32 2, ptr %10, align 4, !dbg !288
  %11 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !288
  store i32 3, ptr %11, align 4, !dbg !288
  store ptr %9, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !307, !tbaa !195
  %12 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt6vectorIiSaIiEED2Ev, ptr nonnull @_ZL4list, ptr nonnull @__dso_handle) #14, !dbg !308
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #12

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { builtin nounwind }
attributes #14 = { nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { noreturn nounwind }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/bounds.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~vector", scope: !9, file: !9, line: 728, type: !10, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/stl_vector.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 366, column: 24, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "~_Vector_base", scope: !9, file: !9, line: 364, type: !10, scopeLine: 365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = distinct !DILocation(line: 733, column: 7, scope: !8)
!15 = !{!16, !17, i64 0}
!16 = !{!"_ZTSNSt12_Vector_baseIiSaIiEE17_Vector_impl_dataE", !17, i64 0, !17, i64 8, !17, i64 16}
!17 = !{!"any pointer", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = !DILocation(line: 386, column: 6, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "_M_deallocate", scope: !9, file: !9, line: 383, type: !10, scopeLine: 384, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!22 = distinct !DILocation(line: 366, column: 2, scope: !13, inlinedAt: !14)
!23 = !DILocation(line: 158, column: 2, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "deallocate", scope: !25, file: !25, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!25 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!26 = distinct !DILocation(line: 496, column: 13, scope: !27, inlinedAt: !29)
!27 = distinct !DISubprogram(name: "deallocate", scope: !28, file: !28, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!29 = distinct !DILocation(line: 387, column: 4, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 387, column: 4, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 733, column: 7, scope: !8)
!32 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !10, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = !DILocation(line: 13, column: 2, scope: !32)
!34 = !DILocation(line: 85, column: 23, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "id", scope: !36, file: !36, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!36 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!37 = distinct !DILocation(line: 126, column: 7, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "thread<(lambda at cpp/bounds.cpp:13:22), void>", scope: !36, file: !36, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!39 = distinct !DILocation(line: 13, column: 14, scope: !32)
!40 = !{!41, !42, i64 0}
!41 = !{!"_ZTSNSt6thread2idE", !42, i64 0}
!42 = !{!"long", !18, i64 0}
!43 = !DILocation(line: 142, column: 29, scope: !38, inlinedAt: !39)
!44 = !DILocation(line: 207, column: 4, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/bounds.cpp:13:22)>", scope: !36, file: !36, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!46 = distinct !DILocation(line: 142, column: 33, scope: !38, inlinedAt: !39)
!47 = !{!48, !48, i64 0}
!48 = !{!"vtable pointer", !19, i64 0}
!49 = !DILocation(line: 168, column: 56, scope: !50, inlinedAt: !52)
!50 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !51, file: !51, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!51 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!52 = distinct !DILocation(line: 233, column: 40, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !51, file: !51, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!54 = distinct !DILocation(line: 310, column: 4, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !51, file: !51, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!56 = distinct !DILocation(line: 142, column: 18, scope: !38, inlinedAt: !39)
!57 = !{!17, !17, i64 0}
!58 = !DILocation(line: 142, column: 2, scope: !38, inlinedAt: !39)
!59 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "~unique_ptr", scope: !51, file: !51, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!61 = distinct !DILocation(line: 142, column: 2, scope: !38, inlinedAt: !39)
!62 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !61)
!63 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "operator()", scope: !51, file: !51, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!65 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !61)
!66 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !61)
!67 = !DILocation(line: 145, column: 7, scope: !38, inlinedAt: !39)
!68 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !69)
!69 = distinct !DILocation(line: 142, column: 2, scope: !38, inlinedAt: !39)
!70 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !69)
!71 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !72)
!72 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !69)
!73 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !69)
!74 = !DILocation(line: 0, scope: !32)
!75 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !69)
!76 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !61)
!77 = !DILocation(line: 17, column: 2, scope: !32)
!78 = !DILocation(line: 85, column: 23, scope: !35, inlinedAt: !79)
!79 = distinct !DILocation(line: 126, column: 7, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "thread<(lambda at cpp/bounds.cpp:17:21), void>", scope: !36, file: !36, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!81 = distinct !DILocation(line: 17, column: 14, scope: !32)
!82 = !DILocation(line: 142, column: 29, scope: !80, inlinedAt: !81)
!83 = !DILocation(line: 207, column: 4, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/bounds.cpp:17:21)>", scope: !36, file: !36, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!85 = distinct !DILocation(line: 142, column: 33, scope: !80, inlinedAt: !81)
!86 = !DILocation(line: 168, column: 56, scope: !50, inlinedAt: !87)
!87 = distinct !DILocation(line: 233, column: 40, scope: !53, inlinedAt: !88)
!88 = distinct !DILocation(line: 310, column: 4, scope: !55, inlinedAt: !89)
!89 = distinct !DILocation(line: 142, column: 18, scope: !80, inlinedAt: !81)
!90 = !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!91 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !92)
!92 = distinct !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!93 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !92)
!94 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !95)
!95 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !92)
!96 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !92)
!97 = !DILocation(line: 145, column: 7, scope: !80, inlinedAt: !81)
!98 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !99)
!99 = distinct !DILocation(line: 142, column: 2, scope: !80, inlinedAt: !81)
!100 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !99)
!101 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !102)
!102 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !99)
!103 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !99)
!104 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !99)
!105 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !92)
!106 = !DILocation(line: 25, column: 10, scope: !32)
!107 = !DILocation(line: 26, column: 9, scope: !32)
!108 = !DILocation(line: 175, column: 16, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "joinable", scope: !36, file: !36, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!110 = distinct !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "~thread", scope: !36, file: !36, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!112 = distinct !DILocation(line: 27, column: 1, scope: !32)
!113 = !{i64 0, i64 8, !114}
!114 = !{!42, !42, i64 0}
!115 = !DILocation(line: 286, column: 26, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "operator==", scope: !36, file: !36, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!117 = distinct !DILocation(line: 175, column: 22, scope: !109, inlinedAt: !110)
!118 = !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !112)
!119 = !DILocation(line: 312, column: 5, scope: !120, inlinedAt: !122)
!120 = distinct !DISubprogram(name: "__terminate", scope: !121, file: !121, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!121 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!122 = distinct !DILocation(line: 151, column: 2, scope: !111, inlinedAt: !112)
!123 = !DILocation(line: 27, column: 1, scope: !32)
!124 = !DILocation(line: 175, column: 16, scope: !109, inlinedAt: !125)
!125 = distinct !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !126)
!126 = distinct !DILocation(line: 27, column: 1, scope: !32)
!127 = !DILocation(line: 286, column: 26, scope: !116, inlinedAt: !128)
!128 = distinct !DILocation(line: 175, column: 22, scope: !109, inlinedAt: !125)
!129 = !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !126)
!130 = !DILocation(line: 312, column: 5, scope: !120, inlinedAt: !131)
!131 = distinct !DILocation(line: 151, column: 2, scope: !111, inlinedAt: !126)
!132 = !DILocation(line: 17, column: 14, scope: !32)
!133 = !DILocation(line: 175, column: 16, scope: !109, inlinedAt: !134)
!134 = distinct !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !135)
!135 = distinct !DILocation(line: 27, column: 1, scope: !32)
!136 = !DILocation(line: 286, column: 26, scope: !116, inlinedAt: !137)
!137 = distinct !DILocation(line: 175, column: 22, scope: !109, inlinedAt: !134)
!138 = !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !135)
!139 = !DILocation(line: 312, column: 5, scope: !120, inlinedAt: !140)
!140 = distinct !DILocation(line: 151, column: 2, scope: !111, inlinedAt: !135)
!141 = !DILocation(line: 175, column: 16, scope: !109, inlinedAt: !142)
!142 = distinct !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !143)
!143 = distinct !DILocation(line: 27, column: 1, scope: !32)
!144 = !DILocation(line: 286, column: 26, scope: !116, inlinedAt: !145)
!145 = distinct !DILocation(line: 175, column: 22, scope: !109, inlinedAt: !142)
!146 = !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !143)
!147 = !DILocation(line: 312, column: 5, scope: !120, inlinedAt: !148)
!148 = distinct !DILocation(line: 151, column: 2, scope: !111, inlinedAt: !143)
!149 = !DISubprogram(name: "terminate", scope: !121, file: !121, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!150 = distinct !DISubprogram(name: "~_State_impl", scope: !36, file: !36, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!151 = !DILocation(line: 200, column: 14, scope: !150)
!152 = distinct !DISubprogram(name: "_M_run", scope: !36, file: !36, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!153 = !DILocation(line: 749, column: 12, scope: !154, inlinedAt: !156)
!154 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !155, file: !155, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!155 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!156 = distinct !DILocation(line: 100, column: 17, scope: !157, inlinedAt: !159)
!157 = distinct !DISubprogram(name: "lock", scope: !158, file: !158, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!158 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!159 = distinct !DILocation(line: 229, column: 19, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "lock_guard", scope: !158, file: !158, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!161 = distinct !DILocation(line: 14, column: 31, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!163 = distinct !DILocation(line: 61, column: 14, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/bounds.cpp:13:22)>", scope: !165, file: !165, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!165 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!166 = distinct !DILocation(line: 96, column: 14, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/bounds.cpp:13:22)>", scope: !165, file: !165, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!168 = distinct !DILocation(line: 252, column: 13, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !36, file: !36, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = distinct !DILocation(line: 259, column: 11, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "operator()", scope: !36, file: !36, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!172 = distinct !DILocation(line: 210, column: 13, scope: !152)
!173 = !DILocation(line: 103, column: 11, scope: !157, inlinedAt: !159)
!174 = !DILocation(line: 104, column: 2, scope: !157, inlinedAt: !159)
!175 = !DILocation(line: 1073, column: 20, scope: !176, inlinedAt: !178)
!176 = distinct !DISubprogram(name: "__normal_iterator", scope: !177, file: !177, line: 1072, type: !10, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!177 = !DIFile(filename: "include/c++/12/bits/stl_iterator.h", directory: "")
!178 = distinct !DILocation(line: 879, column: 16, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "begin", scope: !9, file: !9, line: 878, type: !10, scopeLine: 879, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!180 = distinct !DILocation(line: 1084, column: 16, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "empty", scope: !9, file: !9, line: 1083, type: !10, scopeLine: 1084, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!182 = distinct !DILocation(line: 1319, column: 2, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "pop_back", scope: !9, file: !9, line: 1317, type: !10, scopeLine: 1318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!184 = distinct !DILocation(line: 15, column: 8, scope: !162, inlinedAt: !163)
!185 = !DILocation(line: 1073, column: 20, scope: !176, inlinedAt: !186)
!186 = distinct !DILocation(line: 899, column: 16, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "end", scope: !9, file: !9, line: 898, type: !10, scopeLine: 899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!188 = distinct !DILocation(line: 1084, column: 27, scope: !181, inlinedAt: !182)
!189 = !DILocation(line: 1224, column: 27, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "operator==<const int *, std::vector<int, std::allocator<int> > >", scope: !177, file: !177, line: 1221, type: !10, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!191 = distinct !DILocation(line: 1084, column: 24, scope: !181, inlinedAt: !182)
!192 = !DILocation(line: 1319, column: 2, scope: !183, inlinedAt: !184)
!193 = !{!"branch_weights", i32 1, i32 2000}
!194 = !DILocation(line: 1320, column: 2, scope: !183, inlinedAt: !184)
!195 = !{!16, !17, i64 8}
!196 = !DILocation(line: 779, column: 12, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !155, file: !155, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!198 = distinct !DILocation(line: 118, column: 7, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "unlock", scope: !158, file: !158, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!200 = distinct !DILocation(line: 235, column: 19, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "~lock_guard", scope: !158, file: !158, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!202 = distinct !DILocation(line: 16, column: 2, scope: !162, inlinedAt: !163)
!203 = !DILocation(line: 210, column: 24, scope: !152)
!204 = !DISubprogram(name: "__throw_system_error", scope: !205, file: !205, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!205 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!206 = !DISubprogram(name: "pthread_mutex_lock", scope: !207, file: !207, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!207 = !DIFile(filename: "include/pthread.h", directory: "")
!208 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !121, file: !121, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!209 = !DISubprogram(name: "pthread_mutex_unlock", scope: !207, file: !207, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!210 = distinct !DISubprogram(name: "~_State_impl", scope: !36, file: !36, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!211 = !DILocation(line: 200, column: 14, scope: !210)
!212 = distinct !DISubprogram(name: "_M_run", scope: !36, file: !36, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!213 = !DILocation(line: 749, column: 12, scope: !154, inlinedAt: !214)
!214 = distinct !DILocation(line: 100, column: 17, scope: !157, inlinedAt: !215)
!215 = distinct !DILocation(line: 229, column: 19, scope: !160, inlinedAt: !216)
!216 = distinct !DILocation(line: 18, column: 31, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 17, type: !10, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 61, column: 14, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/bounds.cpp:17:21)>", scope: !165, file: !165, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!220 = distinct !DILocation(line: 96, column: 14, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/bounds.cpp:17:21)>", scope: !165, file: !165, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!222 = distinct !DILocation(line: 252, column: 13, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !36, file: !36, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!224 = distinct !DILocation(line: 259, column: 11, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "operator()", scope: !36, file: !36, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!226 = distinct !DILocation(line: 210, column: 13, scope: !212)
!227 = !DILocation(line: 103, column: 11, scope: !157, inlinedAt: !215)
!228 = !DILocation(line: 104, column: 2, scope: !157, inlinedAt: !215)
!229 = !DILocation(line: 988, column: 40, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 987, type: !10, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = distinct !DILocation(line: 20, column: 12, scope: !217, inlinedAt: !218)
!232 = !DILocation(line: 988, column: 66, scope: !230, inlinedAt: !231)
!233 = !DILocation(line: 988, column: 50, scope: !230, inlinedAt: !231)
!234 = !DILocation(line: 20, column: 19, scope: !217, inlinedAt: !218)
!235 = !DILocation(line: 20, column: 7, scope: !217, inlinedAt: !218)
!236 = !DILocation(line: 1124, column: 34, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 1121, type: !10, scopeLine: 1122, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!238 = distinct !DILocation(line: 1176, column: 9, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "at", scope: !9, file: !9, line: 1173, type: !10, scopeLine: 1174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!240 = distinct !DILocation(line: 23, column: 3, scope: !217, inlinedAt: !218)
!241 = !DILocation(line: 23, column: 3, scope: !217, inlinedAt: !218)
!242 = !{!243, !243, i64 0}
!243 = !{!"int", !18, i64 0}
!244 = !DILocation(line: 779, column: 12, scope: !197, inlinedAt: !245)
!245 = distinct !DILocation(line: 118, column: 7, scope: !199, inlinedAt: !246)
!246 = distinct !DILocation(line: 235, column: 19, scope: !201, inlinedAt: !247)
!247 = distinct !DILocation(line: 24, column: 2, scope: !217, inlinedAt: !218)
!248 = !DILocation(line: 210, column: 24, scope: !212)
!249 = !DISubprogram(name: "__assert_fail", scope: !250, file: !250, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!250 = !DIFile(filename: "include/assert.h", directory: "")
!251 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_bounds.cpp", scope: !252, file: !252, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!252 = !DIFile(filename: "cpp/bounds.cpp", directory: ".")
!253 = !DILocation(line: 100, column: 16, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !9, file: !9, line: 99, type: !10, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!255 = distinct !DILocation(line: 143, column: 2, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "_Vector_impl", scope: !9, file: !9, line: 143, type: !10, scopeLine: 145, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!257 = distinct !DILocation(line: 319, column: 9, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "_Vector_base", scope: !9, file: !9, line: 318, type: !10, scopeLine: 319, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!259 = distinct !DILocation(line: 675, column: 9, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "vector", scope: !9, file: !9, line: 673, type: !10, scopeLine: 676, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!261 = distinct !DILocation(line: 9, column: 25, scope: !262, inlinedAt: !264)
!262 = !DILexicalBlockFile(scope: !263, file: !1, discriminator: 0)
!263 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !252, file: !252, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!264 = distinct !DILocation(line: 0, scope: !251)
!265 = !DILocation(line: 137, column: 27, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "allocate", scope: !25, file: !25, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!267 = distinct !DILocation(line: 464, column: 20, scope: !268, inlinedAt: !269)
!268 = distinct !DISubprogram(name: "allocate", scope: !28, file: !28, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!269 = distinct !DILocation(line: 378, column: 20, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "_M_allocate", scope: !9, file: !9, line: 375, type: !10, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!271 = distinct !DILocation(line: 1687, column: 14, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "_M_range_initialize<const int *>", scope: !9, file: !9, line: 1682, type: !10, scopeLine: 1684, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!273 = distinct !DILocation(line: 677, column: 2, scope: !260, inlinedAt: !261)
!274 = !DILocation(line: 679, column: 7, scope: !260, inlinedAt: !261)
!275 = !DILocation(line: 366, column: 24, scope: !13, inlinedAt: !276)
!276 = distinct !DILocation(line: 679, column: 7, scope: !260, inlinedAt: !261)
!277 = !DILocation(line: 386, column: 6, scope: !21, inlinedAt: !278)
!278 = distinct !DILocation(line: 366, column: 2, scope: !13, inlinedAt: !276)
!279 = !DILocation(line: 158, column: 2, scope: !24, inlinedAt: !280)
!280 = distinct !DILocation(line: 496, column: 13, scope: !27, inlinedAt: !281)
!281 = distinct !DILocation(line: 387, column: 4, scope: !21, inlinedAt: !278)
!282 = !DILocation(line: 387, column: 4, scope: !21, inlinedAt: !278)
!283 = !DILocation(line: 9, column: 25, scope: !262, inlinedAt: !264)
!284 = !DILocation(line: 1687, column: 6, scope: !272, inlinedAt: !273)
!285 = !DILocation(line: 1688, column: 61, scope: !272, inlinedAt: !273)
!286 = !DILocation(line: 1688, column: 36, scope: !272, inlinedAt: !273)
!287 = !{!16, !17, i64 16}
!288 = !DILocation(line: 431, column: 6, scope: !289, inlinedAt: !291)
!289 = distinct !DISubprogram(name: "__copy_m<int>", scope: !290, file: !290, line: 420, type: !10, scopeLine: 421, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!290 = !DIFile(filename: "include/c++/12/bits/stl_algobase.h", directory: "")
!291 = distinct !DILocation(line: 494, column: 14, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "__copy_move_a2<false, const int *, int *>", scope: !290, file: !290, line: 486, type: !10, scopeLine: 487, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!293 = distinct !DILocation(line: 522, column: 14, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "__copy_move_a1<false, const int *, int *>", scope: !290, file: !290, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!295 = distinct !DILocation(line: 530, column: 3, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "__copy_move_a<false, const int *, int *>", scope: !290, file: !290, line: 527, type: !10, scopeLine: 528, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!297 = distinct !DILocation(line: 619, column: 14, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "copy<const int *, int *>", scope: !290, file: !290, line: 611, type: !10, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!299 = distinct !DILocation(line: 147, column: 18, scope: !300, inlinedAt: !302)
!300 = distinct !DISubprogram(name: "__uninit_copy<const int *, int *>", scope: !301, file: !301, line: 145, type: !10, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!301 = !DIFile(filename: "include/c++/12/bits/stl_uninitialized.h", directory: "")
!302 = distinct !DILocation(line: 184, column: 14, scope: !303, inlinedAt: !304)
!303 = distinct !DISubprogram(name: "uninitialized_copy<const int *, int *>", scope: !301, file: !301, line: 163, type: !10, scopeLine: 165, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!304 = distinct !DILocation(line: 372, column: 14, scope: !305, inlinedAt: !306)
!305 = distinct !DISubprogram(name: "__uninitialized_copy_a<const int *, int *, int>", scope: !301, file: !301, line: 365, type: !10, scopeLine: 367, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!306 = distinct !DILocation(line: 1690, column: 6, scope: !272, inlinedAt: !273)
!307 = !DILocation(line: 1689, column: 28, scope: !272, inlinedAt: !273)
!308 = !DILocation(line: 0, scope: !263, inlinedAt: !264)
