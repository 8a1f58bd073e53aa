; ModuleID = 'bounds.cpp'
source_filename = "bounds.cpp"
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
@.str.5 = private unnamed_addr constant [11 x i8] c"bounds.cpp\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@.str.6 = private unnamed_addr constant [74 x i8] c"vector::_M_range_check: __n (which is %zu) >= this->size() (which is %zu)\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_bounds.cpp, ptr null }]

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6vectorIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !15
  %3 = icmp eq ptr %2, null, !dbg !20
  br i1 %3, label %5, label %4, !dbg !20

4:                                                ; preds = %1
  tail call void @_ZdlPv(ptr noundef %2) #12, !dbg !23
  br label %5, !dbg !30

5:                                                ; preds = %1, %4
  ret void, !dbg !31
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 !dbg !32 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #13, !dbg !33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !34
  store i64 0, ptr %3, align 8, !dbg !34, !tbaa !40
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14, !dbg !43
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !44, !tbaa !47
  store ptr %5, ptr %2, align 8, !dbg !49, !tbaa !57
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #13, !dbg !58
  %6 = load ptr, ptr %2, align 8, !dbg !59, !tbaa !57
  %7 = icmp eq ptr %6, null, !dbg !62
  br i1 %7, label %12, label %8, !dbg !59

8:                                                ; preds = %0
  %9 = load ptr, ptr %6, align 8, !dbg !63, !tbaa !47
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !63
  %11 = load ptr, ptr %10, align 8, !dbg !63
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %6) #13, !dbg !63
  br label %12, !dbg !66

12:                                               ; preds = %0, %8
  store ptr null, ptr %2, align 8, !dbg !67, !tbaa !57
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !68
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #13, !dbg !69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !70
  store i64 0, ptr %4, align 8, !dbg !70, !tbaa !40
  %13 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #14, !dbg !74
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %13, align 8, !dbg !75, !tbaa !47
  store ptr %13, ptr %1, align 8, !dbg !78, !tbaa !57
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #13, !dbg !82
  %14 = load ptr, ptr %1, align 8, !dbg !83, !tbaa !57
  %15 = icmp eq ptr %14, null, !dbg !85
  br i1 %15, label %20, label %16, !dbg !83

16:                                               ; preds = %12
  %17 = load ptr, ptr %14, align 8, !dbg !86, !tbaa !47
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !86
  %19 = load ptr, ptr %18, align 8, !dbg !86
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #13, !dbg !86
  br label %20, !dbg !88

20:                                               ; preds = %12, %16
  store ptr null, ptr %1, align 8, !dbg !89, !tbaa !57
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !90
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #13, !dbg !91
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #13, !dbg !92
  %21 = load i64, ptr %4, align 8, !dbg !93, !tbaa.struct !98
  %22 = icmp eq i64 %21, 0, !dbg !100
  br i1 %22, label %24, label %23, !dbg !103

23:                                               ; preds = %20
  call void @_ZSt9terminatev() #15, !dbg !104
  unreachable, !dbg !104

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #13, !dbg !108
  %25 = load i64, ptr %3, align 8, !dbg !109, !tbaa.struct !98
  %26 = icmp eq i64 %25, 0, !dbg !112
  br i1 %26, label %28, label %27, !dbg !114

27:                                               ; preds = %24
  call void @_ZSt9terminatev() #15, !dbg !115
  unreachable, !dbg !115

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #13, !dbg !108
  ret i32 0, !dbg !108
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !117 void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !118 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #13, !dbg !119
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !119
  ret void, !dbg !119
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #1 align 2 !dbg !120 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !121
  %3 = icmp eq i32 %2, 0, !dbg !141
  br i1 %3, label %5, label %4, !dbg !141

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #15, !dbg !142
  unreachable, !dbg !142

5:                                                ; preds = %1
  %6 = load ptr, ptr @_ZL4list, align 8, !dbg !143, !tbaa !57
  %7 = load ptr, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !153, !tbaa !57
  %8 = icmp eq ptr %6, %7, !dbg !157
  br i1 %8, label %9, label %10, !dbg !160, !prof !161

9:                                                ; preds = %5
  tail call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.2, i32 noundef 1319, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNSt6vectorIiSaIiEE8pop_backEv, ptr noundef nonnull @.str.3) #15, !dbg !160
  unreachable, !dbg !160

10:                                               ; preds = %5
  %11 = getelementptr inbounds i32, ptr %7, i64 -1, !dbg !162
  store ptr %11, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !162, !tbaa !163
  %12 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !164
  ret void, !dbg !171
}

; Function Attrs: noreturn
declare !dbg !172 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !174 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #10

; Function Attrs: noreturn nounwind
declare !dbg !176 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !177 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #10

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #8 align 2 !dbg !178 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #13, !dbg !179
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #1 align 2 !dbg !180 {
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !181
  %3 = icmp eq i32 %2, 0, !dbg !195
  br i1 %3, label %5, label %4, !dbg !195

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #15, !dbg !196
  unreachable, !dbg !196

5:                                                ; preds = %1
  %6 = load ptr, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !197, !tbaa !163
  %7 = load ptr, ptr @_ZL4list, align 8, !dbg !204, !tbaa !15
  %8 = ptrtoint ptr %6 to i64, !dbg !205
  %9 = ptrtoint ptr %7 to i64, !dbg !205
  %10 = sub i64 %8, %9, !dbg !205
  %11 = icmp ugt i64 %10, 8, !dbg !206
  br i1 %11, label %14, label %12, !dbg !207

12:                                               ; preds = %5
  %13 = ashr exact i64 %10, 2, !dbg !205
  tail call void (ptr, ...) @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef nonnull @.str.6, i64 noundef 2, i64 noundef %13) #15, !dbg !208
  unreachable, !dbg !208

14:                                               ; preds = %5
  %15 = getelementptr inbounds i32, ptr %7, i64 2, !dbg !209
  %16 = load i32, ptr %15, align 4, !dbg !212, !tbaa !213
  %17 = icmp eq i32 %16, 3, !dbg !212
  br i1 %17, label %19, label %18, !dbg !212

18:                                               ; preds = %14
  tail call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.5, i32 noundef 23, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_1clEv") #15, !dbg !212
  unreachable, !dbg !212

19:                                               ; preds = %14
  %20 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #13, !dbg !215
  ret void, !dbg !219
}

; Function Attrs: noreturn nounwind
declare !dbg !220 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: noreturn
declare !dbg !222 void @_ZSt24__throw_out_of_range_fmtPKcz(ptr noundef, ...) local_unnamed_addr #9

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__sub_I_bounds.cpp() #1 section ".text.startup" !dbg !223 {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) @_ZL4list, i8 0, i64 24, i1 false), !dbg !225
  %1 = tail call noalias noundef nonnull dereferenceable(12) ptr @_Znwm(i64 noundef 12) #14, !dbg !237
  store ptr %1, ptr @_ZL4list, align 8, !dbg !246, !tbaa !15
  %2 = getelementptr inbounds i32, ptr %1, i64 3, !dbg !247
  store ptr %2, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 2), align 8, !dbg !248, !tbaa !249
  store i32 1, ptr %1, align 4, !dbg !250
  %3 = getelementptr inbounds i8, ptr %1, i64 4, !dbg !250
  store i32 2, ptr %3, align 4, !dbg !250
  %4 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !250
  store i32 3, ptr %4, align 4, !dbg !250
  store ptr %2, ptr getelementptr inbounds (%"class.std::vector", ptr @_ZL4list, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !269, !tbaa !163
  %5 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt6vectorIiSaIiEED2Ev, ptr nonnull @_ZL4list, ptr nonnull @__dso_handle) #13, !dbg !270
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { builtin nounwind }
attributes #13 = { nounwind }
attributes #14 = { builtin nounwind allocsize(0) }
attributes #15 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bounds.cpp", directory: ".")
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
!38 = distinct !DISubprogram(name: "thread<(lambda at bounds.cpp:13:22), void>", scope: !36, file: !36, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!39 = distinct !DILocation(line: 13, column: 14, scope: !32)
!40 = !{!41, !42, i64 0}
!41 = !{!"_ZTSNSt6thread2idE", !42, i64 0}
!42 = !{!"long", !18, i64 0}
!43 = !DILocation(line: 142, column: 29, scope: !38, inlinedAt: !39)
!44 = !DILocation(line: 207, column: 4, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "_State_impl<(lambda at bounds.cpp:13:22)>", scope: !36, file: !36, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!67 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !61)
!68 = !DILocation(line: 145, column: 7, scope: !38, inlinedAt: !39)
!69 = !DILocation(line: 17, column: 2, scope: !32)
!70 = !DILocation(line: 85, column: 23, scope: !35, inlinedAt: !71)
!71 = distinct !DILocation(line: 126, column: 7, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "thread<(lambda at bounds.cpp:17:21), void>", scope: !36, file: !36, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!73 = distinct !DILocation(line: 17, column: 14, scope: !32)
!74 = !DILocation(line: 142, column: 29, scope: !72, inlinedAt: !73)
!75 = !DILocation(line: 207, column: 4, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "_State_impl<(lambda at bounds.cpp:17:21)>", scope: !36, file: !36, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!77 = distinct !DILocation(line: 142, column: 33, scope: !72, inlinedAt: !73)
!78 = !DILocation(line: 168, column: 56, scope: !50, inlinedAt: !79)
!79 = distinct !DILocation(line: 233, column: 40, scope: !53, inlinedAt: !80)
!80 = distinct !DILocation(line: 310, column: 4, scope: !55, inlinedAt: !81)
!81 = distinct !DILocation(line: 142, column: 18, scope: !72, inlinedAt: !73)
!82 = !DILocation(line: 142, column: 2, scope: !72, inlinedAt: !73)
!83 = !DILocation(line: 395, column: 6, scope: !60, inlinedAt: !84)
!84 = distinct !DILocation(line: 142, column: 2, scope: !72, inlinedAt: !73)
!85 = !DILocation(line: 395, column: 12, scope: !60, inlinedAt: !84)
!86 = !DILocation(line: 95, column: 2, scope: !64, inlinedAt: !87)
!87 = distinct !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !84)
!88 = !DILocation(line: 396, column: 4, scope: !60, inlinedAt: !84)
!89 = !DILocation(line: 397, column: 8, scope: !60, inlinedAt: !84)
!90 = !DILocation(line: 145, column: 7, scope: !72, inlinedAt: !73)
!91 = !DILocation(line: 25, column: 10, scope: !32)
!92 = !DILocation(line: 26, column: 9, scope: !32)
!93 = !DILocation(line: 175, column: 16, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "joinable", scope: !36, file: !36, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!95 = distinct !DILocation(line: 150, column: 11, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "~thread", scope: !36, file: !36, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!97 = distinct !DILocation(line: 27, column: 1, scope: !32)
!98 = !{i64 0, i64 8, !99}
!99 = !{!42, !42, i64 0}
!100 = !DILocation(line: 286, column: 26, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "operator==", scope: !36, file: !36, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!102 = distinct !DILocation(line: 175, column: 22, scope: !94, inlinedAt: !95)
!103 = !DILocation(line: 150, column: 11, scope: !96, inlinedAt: !97)
!104 = !DILocation(line: 312, column: 5, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "__terminate", scope: !106, file: !106, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!106 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!107 = distinct !DILocation(line: 151, column: 2, scope: !96, inlinedAt: !97)
!108 = !DILocation(line: 27, column: 1, scope: !32)
!109 = !DILocation(line: 175, column: 16, scope: !94, inlinedAt: !110)
!110 = distinct !DILocation(line: 150, column: 11, scope: !96, inlinedAt: !111)
!111 = distinct !DILocation(line: 27, column: 1, scope: !32)
!112 = !DILocation(line: 286, column: 26, scope: !101, inlinedAt: !113)
!113 = distinct !DILocation(line: 175, column: 22, scope: !94, inlinedAt: !110)
!114 = !DILocation(line: 150, column: 11, scope: !96, inlinedAt: !111)
!115 = !DILocation(line: 312, column: 5, scope: !105, inlinedAt: !116)
!116 = distinct !DILocation(line: 151, column: 2, scope: !96, inlinedAt: !111)
!117 = !DISubprogram(name: "terminate", scope: !106, file: !106, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!118 = distinct !DISubprogram(name: "~_State_impl", scope: !36, file: !36, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = !DILocation(line: 200, column: 14, scope: !118)
!120 = distinct !DISubprogram(name: "_M_run", scope: !36, file: !36, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!121 = !DILocation(line: 749, column: 12, scope: !122, inlinedAt: !124)
!122 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !123, file: !123, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!124 = distinct !DILocation(line: 100, column: 17, scope: !125, inlinedAt: !127)
!125 = distinct !DISubprogram(name: "lock", scope: !126, file: !126, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!126 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!127 = distinct !DILocation(line: 229, column: 19, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "lock_guard", scope: !126, file: !126, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!129 = distinct !DILocation(line: 14, column: 31, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 13, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!131 = distinct !DILocation(line: 61, column: 14, scope: !132, inlinedAt: !134)
!132 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at bounds.cpp:13:22)>", scope: !133, file: !133, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!133 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!134 = distinct !DILocation(line: 96, column: 14, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "__invoke<(lambda at bounds.cpp:13:22)>", scope: !133, file: !133, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = distinct !DILocation(line: 252, column: 13, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !36, file: !36, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!138 = distinct !DILocation(line: 259, column: 11, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "operator()", scope: !36, file: !36, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!140 = distinct !DILocation(line: 210, column: 13, scope: !120)
!141 = !DILocation(line: 103, column: 11, scope: !125, inlinedAt: !127)
!142 = !DILocation(line: 104, column: 2, scope: !125, inlinedAt: !127)
!143 = !DILocation(line: 1073, column: 20, scope: !144, inlinedAt: !146)
!144 = distinct !DISubprogram(name: "__normal_iterator", scope: !145, file: !145, line: 1072, type: !10, scopeLine: 1073, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!145 = !DIFile(filename: "include/c++/12/bits/stl_iterator.h", directory: "")
!146 = distinct !DILocation(line: 879, column: 16, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "begin", scope: !9, file: !9, line: 878, type: !10, scopeLine: 879, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = distinct !DILocation(line: 1084, column: 16, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "empty", scope: !9, file: !9, line: 1083, type: !10, scopeLine: 1084, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!150 = distinct !DILocation(line: 1319, column: 2, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "pop_back", scope: !9, file: !9, line: 1317, type: !10, scopeLine: 1318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!152 = distinct !DILocation(line: 15, column: 8, scope: !130, inlinedAt: !131)
!153 = !DILocation(line: 1073, column: 20, scope: !144, inlinedAt: !154)
!154 = distinct !DILocation(line: 899, column: 16, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "end", scope: !9, file: !9, line: 898, type: !10, scopeLine: 899, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!156 = distinct !DILocation(line: 1084, column: 27, scope: !149, inlinedAt: !150)
!157 = !DILocation(line: 1224, column: 27, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "operator==<const int *, std::vector<int, std::allocator<int> > >", scope: !145, file: !145, line: 1221, type: !10, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!159 = distinct !DILocation(line: 1084, column: 24, scope: !149, inlinedAt: !150)
!160 = !DILocation(line: 1319, column: 2, scope: !151, inlinedAt: !152)
!161 = !{!"branch_weights", i32 1, i32 2000}
!162 = !DILocation(line: 1320, column: 2, scope: !151, inlinedAt: !152)
!163 = !{!16, !17, i64 8}
!164 = !DILocation(line: 779, column: 12, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !123, file: !123, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!166 = distinct !DILocation(line: 118, column: 7, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "unlock", scope: !126, file: !126, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!168 = distinct !DILocation(line: 235, column: 19, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "~lock_guard", scope: !126, file: !126, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = distinct !DILocation(line: 16, column: 2, scope: !130, inlinedAt: !131)
!171 = !DILocation(line: 210, column: 24, scope: !120)
!172 = !DISubprogram(name: "__throw_system_error", scope: !173, file: !173, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!173 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!174 = !DISubprogram(name: "pthread_mutex_lock", scope: !175, file: !175, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!175 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!176 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !106, file: !106, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!177 = !DISubprogram(name: "pthread_mutex_unlock", scope: !175, file: !175, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!178 = distinct !DISubprogram(name: "~_State_impl", scope: !36, file: !36, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!179 = !DILocation(line: 200, column: 14, scope: !178)
!180 = distinct !DISubprogram(name: "_M_run", scope: !36, file: !36, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!181 = !DILocation(line: 749, column: 12, scope: !122, inlinedAt: !182)
!182 = distinct !DILocation(line: 100, column: 17, scope: !125, inlinedAt: !183)
!183 = distinct !DILocation(line: 229, column: 19, scope: !128, inlinedAt: !184)
!184 = distinct !DILocation(line: 18, column: 31, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 17, type: !10, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!186 = distinct !DILocation(line: 61, column: 14, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at bounds.cpp:17:21)>", scope: !133, file: !133, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!188 = distinct !DILocation(line: 96, column: 14, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "__invoke<(lambda at bounds.cpp:17:21)>", scope: !133, file: !133, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!190 = distinct !DILocation(line: 252, column: 13, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !36, file: !36, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!192 = distinct !DILocation(line: 259, column: 11, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "operator()", scope: !36, file: !36, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!194 = distinct !DILocation(line: 210, column: 13, scope: !180)
!195 = !DILocation(line: 103, column: 11, scope: !125, inlinedAt: !183)
!196 = !DILocation(line: 104, column: 2, scope: !125, inlinedAt: !183)
!197 = !DILocation(line: 988, column: 40, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 987, type: !10, scopeLine: 988, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!199 = distinct !DILocation(line: 1152, column: 19, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "_M_range_check", scope: !9, file: !9, line: 1150, type: !10, scopeLine: 1151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!201 = distinct !DILocation(line: 1175, column: 2, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "at", scope: !9, file: !9, line: 1173, type: !10, scopeLine: 1174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!203 = distinct !DILocation(line: 23, column: 3, scope: !185, inlinedAt: !186)
!204 = !DILocation(line: 988, column: 66, scope: !198, inlinedAt: !199)
!205 = !DILocation(line: 988, column: 50, scope: !198, inlinedAt: !199)
!206 = !DILocation(line: 1152, column: 10, scope: !200, inlinedAt: !201)
!207 = !DILocation(line: 1152, column: 6, scope: !200, inlinedAt: !201)
!208 = !DILocation(line: 1153, column: 4, scope: !200, inlinedAt: !201)
!209 = !DILocation(line: 1124, column: 34, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 1121, type: !10, scopeLine: 1122, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!211 = distinct !DILocation(line: 1176, column: 9, scope: !202, inlinedAt: !203)
!212 = !DILocation(line: 23, column: 3, scope: !185, inlinedAt: !186)
!213 = !{!214, !214, i64 0}
!214 = !{!"int", !18, i64 0}
!215 = !DILocation(line: 779, column: 12, scope: !165, inlinedAt: !216)
!216 = distinct !DILocation(line: 118, column: 7, scope: !167, inlinedAt: !217)
!217 = distinct !DILocation(line: 235, column: 19, scope: !169, inlinedAt: !218)
!218 = distinct !DILocation(line: 24, column: 2, scope: !185, inlinedAt: !186)
!219 = !DILocation(line: 210, column: 24, scope: !180)
!220 = !DISubprogram(name: "__assert_fail", scope: !221, file: !221, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!221 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!222 = !DISubprogram(name: "__throw_out_of_range_fmt", scope: !173, file: !173, line: 81, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!223 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_bounds.cpp", scope: !224, file: !224, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!224 = !DIFile(filename: "bounds.cpp", directory: ".")
!225 = !DILocation(line: 100, column: 16, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "_Vector_impl_data", scope: !9, file: !9, line: 99, type: !10, scopeLine: 101, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!227 = distinct !DILocation(line: 143, column: 2, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "_Vector_impl", scope: !9, file: !9, line: 143, type: !10, scopeLine: 145, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!229 = distinct !DILocation(line: 319, column: 9, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "_Vector_base", scope: !9, file: !9, line: 318, type: !10, scopeLine: 319, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = distinct !DILocation(line: 675, column: 9, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "vector", scope: !9, file: !9, line: 673, type: !10, scopeLine: 676, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!233 = distinct !DILocation(line: 9, column: 25, scope: !234, inlinedAt: !236)
!234 = !DILexicalBlockFile(scope: !235, file: !1, discriminator: 0)
!235 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !224, file: !224, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!236 = distinct !DILocation(line: 0, scope: !223)
!237 = !DILocation(line: 137, column: 27, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "allocate", scope: !25, file: !25, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!239 = distinct !DILocation(line: 464, column: 20, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "allocate", scope: !28, file: !28, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!241 = distinct !DILocation(line: 378, column: 20, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "_M_allocate", scope: !9, file: !9, line: 375, type: !10, scopeLine: 376, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!243 = distinct !DILocation(line: 1687, column: 14, scope: !244, inlinedAt: !245)
!244 = distinct !DISubprogram(name: "_M_range_initialize<const int *>", scope: !9, file: !9, line: 1682, type: !10, scopeLine: 1684, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!245 = distinct !DILocation(line: 677, column: 2, scope: !232, inlinedAt: !233)
!246 = !DILocation(line: 1687, column: 6, scope: !244, inlinedAt: !245)
!247 = !DILocation(line: 1688, column: 61, scope: !244, inlinedAt: !245)
!248 = !DILocation(line: 1688, column: 36, scope: !244, inlinedAt: !245)
!249 = !{!16, !17, i64 16}
!250 = !DILocation(line: 431, column: 6, scope: !251, inlinedAt: !253)
!251 = distinct !DISubprogram(name: "__copy_m<int>", scope: !252, file: !252, line: 420, type: !10, scopeLine: 421, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!252 = !DIFile(filename: "include/c++/12/bits/stl_algobase.h", directory: "")
!253 = distinct !DILocation(line: 494, column: 14, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "__copy_move_a2<false, const int *, int *>", scope: !252, file: !252, line: 486, type: !10, scopeLine: 487, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!255 = distinct !DILocation(line: 522, column: 14, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "__copy_move_a1<false, const int *, int *>", scope: !252, file: !252, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!257 = distinct !DILocation(line: 530, column: 3, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "__copy_move_a<false, const int *, int *>", scope: !252, file: !252, line: 527, type: !10, scopeLine: 528, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!259 = distinct !DILocation(line: 619, column: 14, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "copy<const int *, int *>", scope: !252, file: !252, line: 611, type: !10, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!261 = distinct !DILocation(line: 147, column: 18, scope: !262, inlinedAt: !264)
!262 = distinct !DISubprogram(name: "__uninit_copy<const int *, int *>", scope: !263, file: !263, line: 145, type: !10, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!263 = !DIFile(filename: "include/c++/12/bits/stl_uninitialized.h", directory: "")
!264 = distinct !DILocation(line: 184, column: 14, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "uninitialized_copy<const int *, int *>", scope: !263, file: !263, line: 163, type: !10, scopeLine: 165, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!266 = distinct !DILocation(line: 372, column: 14, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "__uninitialized_copy_a<const int *, int *, int>", scope: !263, file: !263, line: 365, type: !10, scopeLine: 367, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!268 = distinct !DILocation(line: 1690, column: 6, scope: !244, inlinedAt: !245)
!269 = !DILocation(line: 1689, column: 28, scope: !244, inlinedAt: !245)
!270 = !DILocation(line: 0, scope: !235, inlinedAt: !236)
