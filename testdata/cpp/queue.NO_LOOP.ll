; ModuleID = 'queue.cpp'
source_filename = "queue.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%class.Queue = type <{ %"class.std::mutex", %"class.std::condition_variable", %"class.std::condition_variable", [1 x i32], i32, i32, [4 x i8] }>
%"class.std::mutex" = type { %"class.std::__mutex_base" }
%"class.std::__mutex_base" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.4" }
%"class.std::tuple.4" = type { %"struct.std::_Tuple_impl.5" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Head_base.6" }
%"struct.std::_Head_base.6" = type { %class.anon }
%class.anon = type { ptr }
%"struct.std::thread::_State_impl.8" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker.9" }
%"struct.std::thread::_Invoker.9" = type { %"class.std::tuple.10" }
%"class.std::tuple.10" = type { %"struct.std::_Tuple_impl.11" }
%"struct.std::_Tuple_impl.11" = type { %"struct.std::_Head_base.12" }
%"struct.std::_Head_base.12" = type { %class.anon.0 }
%class.anon.0 = type { ptr, ptr }
%"struct.std::thread::_State_impl.13" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker.14" }
%"struct.std::thread::_Invoker.14" = type { %"class.std::tuple.15" }
%"class.std::tuple.15" = type { %"struct.std::_Tuple_impl.16" }
%"struct.std::_Tuple_impl.16" = type { %"struct.std::_Head_base.17" }
%"struct.std::_Head_base.17" = type { %class.anon.1 }
%class.anon.1 = type { ptr, ptr }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>

$_ZN5QueueIiLi1EE4pushEi = comdat any

$_ZN5QueueIiLi1EE3popEv = comdat any

@.str = private unnamed_addr constant [39 x i8] c"first + second == 3 && first != second\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"queue.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.2 = private unnamed_addr constant [10 x i8] c"count > 0\00", align 1
@__PRETTY_FUNCTION__._ZN5QueueIiLi1EE3popEv = private unnamed_addr constant [47 x i8] c"T Queue<int, 1>::pop() [T = int, capacity = 1]\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::unique_ptr", align 8
  %4 = alloca %class.Queue, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %"class.std::thread", align 8
  %8 = alloca %"class.std::thread", align 8
  %9 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 152, ptr nonnull %4) #12, !dbg !11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %4, i8 0, i64 40, i1 false), !dbg !12
  %10 = getelementptr inbounds %class.Queue, ptr %4, i64 0, i32 1, !dbg !20
  call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) %10) #12, !dbg !20
  %11 = getelementptr inbounds %class.Queue, ptr %4, i64 0, i32 2, !dbg !20
  call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) %11) #12, !dbg !20
  %12 = getelementptr inbounds %class.Queue, ptr %4, i64 0, i32 4, !dbg !21
  store i32 0, ptr %12, align 4, !dbg !21, !tbaa !22
  %13 = getelementptr inbounds %class.Queue, ptr %4, i64 0, i32 5, !dbg !31
  store i32 0, ptr %13, align 8, !dbg !31, !tbaa !32
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #12, !dbg !33
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #12, !dbg !33
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #12, !dbg !34
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !35
  store i64 0, ptr %7, align 8, !dbg !35, !tbaa !41
  %14 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13, !dbg !44
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %14, align 8, !dbg !45, !tbaa !48
  %15 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %14, i64 0, i32 1, !dbg !50
  %16 = ptrtoint ptr %4 to i64, !dbg !51
  store i64 %16, ptr %15, align 8, !dbg !51, !tbaa !59
  store ptr %14, ptr %3, align 8, !dbg !61, !tbaa !59
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull %3, ptr noundef null) #12, !dbg !69
  %17 = load ptr, ptr %3, align 8, !dbg !70, !tbaa !59
  %18 = icmp eq ptr %17, null, !dbg !73
  br i1 %18, label %23, label %19, !dbg !70

19:                                               ; preds = %0
  %20 = load ptr, ptr %17, align 8, !dbg !74, !tbaa !48
  %21 = getelementptr inbounds ptr, ptr %20, i64 1, !dbg !74
  %22 = load ptr, ptr %21, align 8, !dbg !74
  call void %22(ptr noundef nonnull align 8 dereferenceable(8) %17) #12, !dbg !74
  br label %23, !dbg !77

23:                                               ; preds = %0, %19
  store ptr null, ptr %3, align 8, !dbg !78, !tbaa !59
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !79
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12, !dbg !80
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !81
  store i64 0, ptr %8, align 8, !dbg !81, !tbaa !41
  %24 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !85
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %24, align 8, !dbg !86, !tbaa !48
  %25 = getelementptr inbounds %"struct.std::thread::_State_impl.8", ptr %24, i64 0, i32 1, !dbg !89
  store ptr %5, ptr %25, align 8, !dbg !90, !tbaa.struct !97
  %26 = getelementptr inbounds %"struct.std::thread::_State_impl.8", ptr %24, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !90
  store ptr %4, ptr %26, align 8, !dbg !90, !tbaa.struct !98
  store ptr %24, ptr %2, align 8, !dbg !99, !tbaa !59
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull %2, ptr noundef null) #12, !dbg !103
  %27 = load ptr, ptr %2, align 8, !dbg !104, !tbaa !59
  %28 = icmp eq ptr %27, null, !dbg !106
  br i1 %28, label %33, label %29, !dbg !104

29:                                               ; preds = %23
  %30 = load ptr, ptr %27, align 8, !dbg !107, !tbaa !48
  %31 = getelementptr inbounds ptr, ptr %30, i64 1, !dbg !107
  %32 = load ptr, ptr %31, align 8, !dbg !107
  call void %32(ptr noundef nonnull align 8 dereferenceable(8) %27) #12, !dbg !107
  br label %33, !dbg !109

33:                                               ; preds = %23, %29
  store ptr null, ptr %2, align 8, !dbg !110, !tbaa !59
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !111
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #12, !dbg !112
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !113
  store i64 0, ptr %9, align 8, !dbg !113, !tbaa !41
  %34 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !117
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", i64 0, inrange i32 0, i64 2), ptr %34, align 8, !dbg !118, !tbaa !48
  %35 = getelementptr inbounds %"struct.std::thread::_State_impl.13", ptr %34, i64 0, i32 1, !dbg !121
  store ptr %6, ptr %35, align 8, !dbg !122, !tbaa.struct !97
  %36 = getelementptr inbounds %"struct.std::thread::_State_impl.13", ptr %34, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !122
  store ptr %4, ptr %36, align 8, !dbg !122, !tbaa.struct !98
  store ptr %34, ptr %1, align 8, !dbg !129, !tbaa !59
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull %1, ptr noundef null) #12, !dbg !133
  %37 = load ptr, ptr %1, align 8, !dbg !134, !tbaa !59
  %38 = icmp eq ptr %37, null, !dbg !136
  br i1 %38, label %43, label %39, !dbg !134

39:                                               ; preds = %33
  %40 = load ptr, ptr %37, align 8, !dbg !137, !tbaa !48
  %41 = getelementptr inbounds ptr, ptr %40, i64 1, !dbg !137
  %42 = load ptr, ptr %41, align 8, !dbg !137
  call void %42(ptr noundef nonnull align 8 dereferenceable(8) %37) #12, !dbg !137
  br label %43, !dbg !139

43:                                               ; preds = %33, %39
  store ptr null, ptr %1, align 8, !dbg !140, !tbaa !59
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !141
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %7) #12, !dbg !142
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %8) #12, !dbg !143
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %9) #12, !dbg !144
  %44 = load i32, ptr %5, align 4, !dbg !145, !tbaa !146
  %45 = load i32, ptr %6, align 4, !dbg !145, !tbaa !146
  %46 = add nsw i32 %45, %44, !dbg !145
  %47 = icmp eq i32 %46, 3, !dbg !145
  %48 = icmp ne i32 %44, %45, !dbg !145
  %49 = and i1 %48, %47, !dbg !145
  br i1 %49, label %51, label %50, !dbg !145

50:                                               ; preds = %43
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 55, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !145
  unreachable, !dbg !145

51:                                               ; preds = %43
  %52 = load i64, ptr %9, align 8, !dbg !147, !tbaa.struct !152
  %53 = icmp eq i64 %52, 0, !dbg !154
  br i1 %53, label %55, label %54, !dbg !157

54:                                               ; preds = %51
  call void @_ZSt9terminatev() #14, !dbg !158
  unreachable, !dbg !158

55:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #12, !dbg !162
  %56 = load i64, ptr %8, align 8, !dbg !163, !tbaa.struct !152
  %57 = icmp eq i64 %56, 0, !dbg !166
  br i1 %57, label %59, label %58, !dbg !168

58:                                               ; preds = %55
  call void @_ZSt9terminatev() #14, !dbg !169
  unreachable, !dbg !169

59:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12, !dbg !162
  %60 = load i64, ptr %7, align 8, !dbg !171, !tbaa.struct !152
  %61 = icmp eq i64 %60, 0, !dbg !174
  br i1 %61, label %63, label %62, !dbg !176

62:                                               ; preds = %59
  call void @_ZSt9terminatev() #14, !dbg !177
  unreachable, !dbg !177

63:                                               ; preds = %59
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #12, !dbg !162
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #12, !dbg !162
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12, !dbg !162
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %11) #12, !dbg !179
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %10) #12, !dbg !179
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %4) #12, !dbg !162
  ret i32 0, !dbg !162
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !182 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noreturn nounwind
declare !dbg !184 void @_ZSt9terminatev() local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 align 2 !dbg !185 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #12, !dbg !186
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !186
  ret void, !dbg !186
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #8 align 2 !dbg !187 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !188
  %3 = load ptr, ptr %2, align 8, !dbg !189, !tbaa !201
  tail call void @_ZN5QueueIiLi1EE4pushEi(ptr noundef nonnull align 8 dereferenceable(148) %3, i32 noundef 1), !dbg !203
  %4 = load ptr, ptr %2, align 8, !dbg !204, !tbaa !201
  tail call void @_ZN5QueueIiLi1EE4pushEi(ptr noundef nonnull align 8 dereferenceable(148) %4, i32 noundef 2), !dbg !205
  ret void, !dbg !206
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #9

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN5QueueIiLi1EE4pushEi(ptr noundef nonnull align 8 dereferenceable(148) %0, i32 noundef %1) local_unnamed_addr #10 comdat align 2 !dbg !207 {
  %3 = alloca %"class.std::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12, !dbg !208
  store ptr %0, ptr %3, align 8, !dbg !209, !tbaa !213
  %4 = getelementptr inbounds %"class.std::unique_lock", ptr %3, i64 0, i32 1, !dbg !216
  store i8 0, ptr %4, align 8, !dbg !216, !tbaa !217
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #12, !dbg !218
  %6 = icmp eq i32 %5, 0, !dbg !226
  br i1 %6, label %8, label %7, !dbg !226

7:                                                ; preds = %2
  tail call void @_ZSt20__throw_system_errori(i32 noundef %5) #14, !dbg !227
  unreachable, !dbg !227

8:                                                ; preds = %2
  store i8 1, ptr %4, align 8, !dbg !228, !tbaa !217
  %9 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 2, !dbg !229
  %10 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 5
  %11 = load i32, ptr %10, align 8, !dbg !230, !tbaa !32
  %12 = icmp slt i32 %11, 1, !dbg !236
  br i1 %12, label %16, label %13, !dbg !237

13:                                               ; preds = %8, %13
  call void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %9, ptr noundef nonnull align 8 dereferenceable(9) %3) #12, !dbg !238
  %14 = load i32, ptr %10, align 8, !dbg !230, !tbaa !32
  %15 = icmp slt i32 %14, 1, !dbg !236
  br i1 %15, label %16, label %13, !dbg !237, !llvm.loop !239

16:                                               ; preds = %13, %8
  %17 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 3, !dbg !243
  %18 = load i32, ptr %10, align 8, !dbg !244, !tbaa !32
  %19 = add nsw i32 %18, 1, !dbg !244
  store i32 %19, ptr %10, align 8, !dbg !244, !tbaa !32
  store i32 %1, ptr %17, align 8, !dbg !245, !tbaa !146
  %20 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 1, !dbg !246
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %20) #12, !dbg !247
  %21 = load i8, ptr %4, align 8, !dbg !248, !tbaa !217, !range !251, !noundef !10
  %22 = icmp eq i8 %21, 0, !dbg !248
  br i1 %22, label %28, label %23, !dbg !248

23:                                               ; preds = %16
  %24 = load ptr, ptr %3, align 8, !dbg !252, !tbaa !213
  %25 = icmp eq ptr %24, null, !dbg !252
  br i1 %25, label %28, label %26, !dbg !252

26:                                               ; preds = %23
  %27 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %24) #12, !dbg !255
  store i8 0, ptr %4, align 8, !dbg !260, !tbaa !217
  br label %28, !dbg !261

28:                                               ; preds = %16, %23, %26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12, !dbg !262
  ret void, !dbg !262
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #4

; Function Attrs: noreturn
declare !dbg !263 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare !dbg !265 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !267 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 align 2 !dbg !268 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #12, !dbg !269
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !269
  ret void, !dbg !269
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %0) unnamed_addr #8 align 2 !dbg !270 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.8", ptr %0, i64 0, i32 1, !dbg !271
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl.8", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !272
  %4 = load ptr, ptr %3, align 8, !dbg !272, !tbaa !283
  %5 = tail call noundef i32 @_ZN5QueueIiLi1EE3popEv(ptr noundef nonnull align 8 dereferenceable(148) %4), !dbg !285
  %6 = load ptr, ptr %2, align 8, !dbg !286, !tbaa !287
  store i32 %5, ptr %6, align 4, !dbg !288, !tbaa !146
  ret void, !dbg !289
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef i32 @_ZN5QueueIiLi1EE3popEv(ptr noundef nonnull align 8 dereferenceable(148) %0) local_unnamed_addr #10 comdat align 2 !dbg !290 {
  %2 = alloca %"class.std::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12, !dbg !291
  store ptr %0, ptr %2, align 8, !dbg !292, !tbaa !213
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %2, i64 0, i32 1, !dbg !294
  store i8 0, ptr %3, align 8, !dbg !294, !tbaa !217
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #12, !dbg !295
  %5 = icmp eq i32 %4, 0, !dbg !299
  br i1 %5, label %7, label %6, !dbg !299

6:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %4) #14, !dbg !300
  unreachable, !dbg !300

7:                                                ; preds = %1
  store i8 1, ptr %3, align 8, !dbg !301, !tbaa !217
  %8 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 5, !dbg !302
  %9 = load i32, ptr %8, align 8, !dbg !302, !tbaa !32
  %10 = icmp eq i32 %9, 0, !dbg !303
  br i1 %10, label %11, label %13, !dbg !302

11:                                               ; preds = %7
  %12 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 1, !dbg !304
  call void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %12, ptr noundef nonnull align 8 dereferenceable(9) %2) #12, !dbg !305
  br label %13, !dbg !304

13:                                               ; preds = %11, %7
  %14 = load i32, ptr %8, align 8, !dbg !306, !tbaa !32
  %15 = icmp sgt i32 %14, 0, !dbg !306
  br i1 %15, label %17, label %16, !dbg !306

16:                                               ; preds = %13
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 33, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN5QueueIiLi1EE3popEv) #14, !dbg !306
  unreachable, !dbg !306

17:                                               ; preds = %13
  %18 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 4, !dbg !307
  %19 = load i32, ptr %18, align 4, !dbg !307, !tbaa !22
  %20 = sext i32 %19 to i64, !dbg !308
  %21 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 3, i64 %20, !dbg !308
  %22 = load i32, ptr %21, align 4, !dbg !308, !tbaa !146
  store i32 0, ptr %18, align 4, !dbg !309, !tbaa !22
  %23 = add nsw i32 %14, -1, !dbg !310
  store i32 %23, ptr %8, align 8, !dbg !310, !tbaa !32
  %24 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 2, !dbg !311
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %24) #12, !dbg !312
  %25 = load i8, ptr %3, align 8, !dbg !313, !tbaa !217, !range !251, !noundef !10
  %26 = icmp eq i8 %25, 0, !dbg !313
  br i1 %26, label %32, label %27, !dbg !313

27:                                               ; preds = %17
  %28 = load ptr, ptr %2, align 8, !dbg !315, !tbaa !213
  %29 = icmp eq ptr %28, null, !dbg !315
  br i1 %29, label %32, label %30, !dbg !315

30:                                               ; preds = %27
  %31 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %28) #12, !dbg !317
  store i8 0, ptr %3, align 8, !dbg !320, !tbaa !217
  br label %32, !dbg !321

32:                                               ; preds = %17, %27, %30
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12, !dbg !322
  ret i32 %22, !dbg !322
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 align 2 !dbg !323 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #12, !dbg !324
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !324
  ret void, !dbg !324
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %0) unnamed_addr #8 align 2 !dbg !325 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.13", ptr %0, i64 0, i32 1, !dbg !326
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl.13", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !327
  %4 = load ptr, ptr %3, align 8, !dbg !327, !tbaa !338
  %5 = tail call noundef i32 @_ZN5QueueIiLi1EE3popEv(ptr noundef nonnull align 8 dereferenceable(148) %4), !dbg !340
  %6 = load ptr, ptr %2, align 8, !dbg !341, !tbaa !342
  store i32 %5, ptr %6, align 4, !dbg !343, !tbaa !146
  ret void, !dbg !344
}

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin nounwind allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "queue.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 42, type: !9, scopeLine: 43, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 44, column: 2, scope: !8)
!12 = !DILocation(line: 63, column: 31, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__mutex_base", scope: !14, file: !14, line: 65, type: !9, scopeLine: 65, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!15 = distinct !DILocation(line: 91, column: 5, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "mutex", scope: !14, file: !14, line: 91, type: !9, scopeLine: 91, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 8, column: 43, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "Queue", scope: !1, file: !1, line: 8, type: !9, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = distinct !DILocation(line: 44, column: 16, scope: !8)
!20 = !DILocation(line: 8, column: 43, scope: !18, inlinedAt: !19)
!21 = !DILocation(line: 12, column: 6, scope: !18, inlinedAt: !19)
!22 = !{!23, !30, i64 140}
!23 = !{!"_ZTS5QueueIiLi1EE", !24, i64 0, !28, i64 40, !28, i64 88, !26, i64 136, !30, i64 140, !30, i64 144}
!24 = !{!"_ZTSSt5mutex", !25, i64 0}
!25 = !{!"_ZTSSt12__mutex_base", !26, i64 0}
!26 = !{!"omnipotent char", !27, i64 0}
!27 = !{!"Simple C++ TBAA"}
!28 = !{!"_ZTSSt18condition_variable", !29, i64 0}
!29 = !{!"_ZTSSt9__condvar", !26, i64 0}
!30 = !{!"int", !26, i64 0}
!31 = !DILocation(line: 12, column: 16, scope: !18, inlinedAt: !19)
!32 = !{!23, !30, i64 144}
!33 = !DILocation(line: 45, column: 2, scope: !8)
!34 = !DILocation(line: 46, column: 2, scope: !8)
!35 = !DILocation(line: 85, column: 23, scope: !36, inlinedAt: !38)
!36 = distinct !DISubprogram(name: "id", scope: !37, file: !37, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!38 = distinct !DILocation(line: 126, column: 7, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "thread<(lambda at queue.cpp:46:23), void>", scope: !37, file: !37, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!40 = distinct !DILocation(line: 46, column: 14, scope: !8)
!41 = !{!42, !43, i64 0}
!42 = !{!"_ZTSNSt6thread2idE", !43, i64 0}
!43 = !{!"long", !26, i64 0}
!44 = !DILocation(line: 142, column: 29, scope: !39, inlinedAt: !40)
!45 = !DILocation(line: 207, column: 4, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "_State_impl<(lambda at queue.cpp:46:23)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!47 = distinct !DILocation(line: 142, column: 33, scope: !39, inlinedAt: !40)
!48 = !{!49, !49, i64 0}
!49 = !{!"vtable pointer", !27, i64 0}
!50 = !DILocation(line: 206, column: 6, scope: !46, inlinedAt: !47)
!51 = !DILocation(line: 200, column: 4, scope: !52, inlinedAt: !54)
!52 = distinct !DISubprogram(name: "_Head_base<(lambda at queue.cpp:46:23)>", scope: !53, file: !53, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!53 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!54 = distinct !DILocation(line: 441, column: 4, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at queue.cpp:46:23)>", scope: !53, file: !53, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!56 = distinct !DILocation(line: 744, column: 4, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "tuple<(lambda at queue.cpp:46:23), true, true>", scope: !53, file: !53, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = distinct !DILocation(line: 206, column: 14, scope: !46, inlinedAt: !47)
!59 = !{!60, !60, i64 0}
!60 = !{!"any pointer", !26, i64 0}
!61 = !DILocation(line: 168, column: 56, scope: !62, inlinedAt: !64)
!62 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !63, file: !63, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!63 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!64 = distinct !DILocation(line: 233, column: 40, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !63, file: !63, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = distinct !DILocation(line: 310, column: 4, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !63, file: !63, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = distinct !DILocation(line: 142, column: 18, scope: !39, inlinedAt: !40)
!69 = !DILocation(line: 142, column: 2, scope: !39, inlinedAt: !40)
!70 = !DILocation(line: 395, column: 6, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "~unique_ptr", scope: !63, file: !63, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!72 = distinct !DILocation(line: 142, column: 2, scope: !39, inlinedAt: !40)
!73 = !DILocation(line: 395, column: 12, scope: !71, inlinedAt: !72)
!74 = !DILocation(line: 95, column: 2, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "operator()", scope: !63, file: !63, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!76 = distinct !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !72)
!77 = !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !72)
!78 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !72)
!79 = !DILocation(line: 145, column: 7, scope: !39, inlinedAt: !40)
!80 = !DILocation(line: 50, column: 2, scope: !8)
!81 = !DILocation(line: 85, column: 23, scope: !36, inlinedAt: !82)
!82 = distinct !DILocation(line: 126, column: 7, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "thread<(lambda at queue.cpp:50:16), void>", scope: !37, file: !37, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!84 = distinct !DILocation(line: 50, column: 14, scope: !8)
!85 = !DILocation(line: 142, column: 29, scope: !83, inlinedAt: !84)
!86 = !DILocation(line: 207, column: 4, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "_State_impl<(lambda at queue.cpp:50:16)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!88 = distinct !DILocation(line: 142, column: 33, scope: !83, inlinedAt: !84)
!89 = !DILocation(line: 206, column: 6, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 200, column: 4, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "_Head_base<(lambda at queue.cpp:50:16)>", scope: !53, file: !53, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!92 = distinct !DILocation(line: 441, column: 4, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at queue.cpp:50:16)>", scope: !53, file: !53, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = distinct !DILocation(line: 744, column: 4, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "tuple<(lambda at queue.cpp:50:16), true, true>", scope: !53, file: !53, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!96 = distinct !DILocation(line: 206, column: 14, scope: !87, inlinedAt: !88)
!97 = !{i64 0, i64 8, !59, i64 8, i64 8, !59}
!98 = !{i64 0, i64 8, !59}
!99 = !DILocation(line: 168, column: 56, scope: !62, inlinedAt: !100)
!100 = distinct !DILocation(line: 233, column: 40, scope: !65, inlinedAt: !101)
!101 = distinct !DILocation(line: 310, column: 4, scope: !67, inlinedAt: !102)
!102 = distinct !DILocation(line: 142, column: 18, scope: !83, inlinedAt: !84)
!103 = !DILocation(line: 142, column: 2, scope: !83, inlinedAt: !84)
!104 = !DILocation(line: 395, column: 6, scope: !71, inlinedAt: !105)
!105 = distinct !DILocation(line: 142, column: 2, scope: !83, inlinedAt: !84)
!106 = !DILocation(line: 395, column: 12, scope: !71, inlinedAt: !105)
!107 = !DILocation(line: 95, column: 2, scope: !75, inlinedAt: !108)
!108 = distinct !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !105)
!109 = !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !105)
!110 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !105)
!111 = !DILocation(line: 145, column: 7, scope: !83, inlinedAt: !84)
!112 = !DILocation(line: 51, column: 2, scope: !8)
!113 = !DILocation(line: 85, column: 23, scope: !36, inlinedAt: !114)
!114 = distinct !DILocation(line: 126, column: 7, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "thread<(lambda at queue.cpp:51:16), void>", scope: !37, file: !37, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!116 = distinct !DILocation(line: 51, column: 14, scope: !8)
!117 = !DILocation(line: 142, column: 29, scope: !115, inlinedAt: !116)
!118 = !DILocation(line: 207, column: 4, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "_State_impl<(lambda at queue.cpp:51:16)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!120 = distinct !DILocation(line: 142, column: 33, scope: !115, inlinedAt: !116)
!121 = !DILocation(line: 206, column: 6, scope: !119, inlinedAt: !120)
!122 = !DILocation(line: 200, column: 4, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "_Head_base<(lambda at queue.cpp:51:16)>", scope: !53, file: !53, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = distinct !DILocation(line: 441, column: 4, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at queue.cpp:51:16)>", scope: !53, file: !53, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = distinct !DILocation(line: 744, column: 4, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "tuple<(lambda at queue.cpp:51:16), true, true>", scope: !53, file: !53, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = distinct !DILocation(line: 206, column: 14, scope: !119, inlinedAt: !120)
!129 = !DILocation(line: 168, column: 56, scope: !62, inlinedAt: !130)
!130 = distinct !DILocation(line: 233, column: 40, scope: !65, inlinedAt: !131)
!131 = distinct !DILocation(line: 310, column: 4, scope: !67, inlinedAt: !132)
!132 = distinct !DILocation(line: 142, column: 18, scope: !115, inlinedAt: !116)
!133 = !DILocation(line: 142, column: 2, scope: !115, inlinedAt: !116)
!134 = !DILocation(line: 395, column: 6, scope: !71, inlinedAt: !135)
!135 = distinct !DILocation(line: 142, column: 2, scope: !115, inlinedAt: !116)
!136 = !DILocation(line: 395, column: 12, scope: !71, inlinedAt: !135)
!137 = !DILocation(line: 95, column: 2, scope: !75, inlinedAt: !138)
!138 = distinct !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !135)
!139 = !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !135)
!140 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !135)
!141 = !DILocation(line: 145, column: 7, scope: !115, inlinedAt: !116)
!142 = !DILocation(line: 52, column: 11, scope: !8)
!143 = !DILocation(line: 53, column: 4, scope: !8)
!144 = !DILocation(line: 54, column: 4, scope: !8)
!145 = !DILocation(line: 55, column: 2, scope: !8)
!146 = !{!30, !30, i64 0}
!147 = !DILocation(line: 175, column: 16, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "joinable", scope: !37, file: !37, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = distinct !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "~thread", scope: !37, file: !37, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!151 = distinct !DILocation(line: 56, column: 1, scope: !8)
!152 = !{i64 0, i64 8, !153}
!153 = !{!43, !43, i64 0}
!154 = !DILocation(line: 286, column: 26, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "operator==", scope: !37, file: !37, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!156 = distinct !DILocation(line: 175, column: 22, scope: !148, inlinedAt: !149)
!157 = !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !151)
!158 = !DILocation(line: 312, column: 5, scope: !159, inlinedAt: !161)
!159 = distinct !DISubprogram(name: "__terminate", scope: !160, file: !160, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!160 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!161 = distinct !DILocation(line: 151, column: 2, scope: !150, inlinedAt: !151)
!162 = !DILocation(line: 56, column: 1, scope: !8)
!163 = !DILocation(line: 175, column: 16, scope: !148, inlinedAt: !164)
!164 = distinct !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !165)
!165 = distinct !DILocation(line: 56, column: 1, scope: !8)
!166 = !DILocation(line: 286, column: 26, scope: !155, inlinedAt: !167)
!167 = distinct !DILocation(line: 175, column: 22, scope: !148, inlinedAt: !164)
!168 = !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !165)
!169 = !DILocation(line: 312, column: 5, scope: !159, inlinedAt: !170)
!170 = distinct !DILocation(line: 151, column: 2, scope: !150, inlinedAt: !165)
!171 = !DILocation(line: 175, column: 16, scope: !148, inlinedAt: !172)
!172 = distinct !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !173)
!173 = distinct !DILocation(line: 56, column: 1, scope: !8)
!174 = !DILocation(line: 286, column: 26, scope: !155, inlinedAt: !175)
!175 = distinct !DILocation(line: 175, column: 22, scope: !148, inlinedAt: !172)
!176 = !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !173)
!177 = !DILocation(line: 312, column: 5, scope: !159, inlinedAt: !178)
!178 = distinct !DILocation(line: 151, column: 2, scope: !150, inlinedAt: !173)
!179 = !DILocation(line: 8, column: 43, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "~Queue", scope: !1, file: !1, line: 8, type: !9, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!181 = distinct !DILocation(line: 56, column: 1, scope: !8)
!182 = !DISubprogram(name: "__assert_fail", scope: !183, file: !183, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!183 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!184 = !DISubprogram(name: "terminate", scope: !160, file: !160, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!185 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!186 = !DILocation(line: 200, column: 14, scope: !185)
!187 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = !DILocation(line: 210, column: 13, scope: !187)
!189 = !DILocation(line: 47, column: 3, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 46, type: !9, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!191 = distinct !DILocation(line: 61, column: 14, scope: !192, inlinedAt: !194)
!192 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at queue.cpp:46:23)>", scope: !193, file: !193, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!194 = distinct !DILocation(line: 96, column: 14, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "__invoke<(lambda at queue.cpp:46:23)>", scope: !193, file: !193, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = distinct !DILocation(line: 252, column: 13, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = distinct !DILocation(line: 259, column: 11, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!200 = distinct !DILocation(line: 210, column: 13, scope: !187)
!201 = !{!202, !60, i64 0}
!202 = !{!"_ZTSZ4mainE3$_0", !60, i64 0}
!203 = !DILocation(line: 47, column: 9, scope: !190, inlinedAt: !191)
!204 = !DILocation(line: 48, column: 3, scope: !190, inlinedAt: !191)
!205 = !DILocation(line: 48, column: 9, scope: !190, inlinedAt: !191)
!206 = !DILocation(line: 210, column: 24, scope: !187)
!207 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 15, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = !DILocation(line: 17, column: 3, scope: !207)
!209 = !DILocation(line: 67, column: 9, scope: !210, inlinedAt: !212)
!210 = distinct !DISubprogram(name: "unique_lock", scope: !211, file: !211, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!211 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!212 = distinct !DILocation(line: 17, column: 32, scope: !207)
!213 = !{!214, !60, i64 0}
!214 = !{!"_ZTSSt11unique_lockISt5mutexE", !60, i64 0, !215, i64 8}
!215 = !{!"bool", !26, i64 0}
!216 = !DILocation(line: 67, column: 43, scope: !210, inlinedAt: !212)
!217 = !{!214, !215, i64 8}
!218 = !DILocation(line: 749, column: 12, scope: !219, inlinedAt: !221)
!219 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !220, file: !220, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!220 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!221 = distinct !DILocation(line: 100, column: 17, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "lock", scope: !14, file: !14, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!223 = distinct !DILocation(line: 139, column: 17, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "lock", scope: !211, file: !211, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!225 = distinct !DILocation(line: 69, column: 2, scope: !210, inlinedAt: !212)
!226 = !DILocation(line: 103, column: 11, scope: !222, inlinedAt: !223)
!227 = !DILocation(line: 104, column: 2, scope: !222, inlinedAt: !223)
!228 = !DILocation(line: 70, column: 10, scope: !210, inlinedAt: !212)
!229 = !DILocation(line: 18, column: 3, scope: !207)
!230 = !DILocation(line: 18, column: 38, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!232 = distinct !DILocation(line: 101, column: 10, scope: !233, inlinedAt: !235)
!233 = distinct !DISubprogram(name: "wait<(lambda at queue.cpp:18:22)>", scope: !234, file: !234, line: 99, type: !9, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!234 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!235 = distinct !DILocation(line: 18, column: 11, scope: !207)
!236 = !DILocation(line: 18, column: 44, scope: !231, inlinedAt: !232)
!237 = !DILocation(line: 101, column: 2, scope: !233, inlinedAt: !235)
!238 = !DILocation(line: 102, column: 4, scope: !233, inlinedAt: !235)
!239 = distinct !{!239, !237, !240, !241, !242}
!240 = !DILocation(line: 102, column: 15, scope: !233, inlinedAt: !235)
!241 = !{!"llvm.loop.mustprogress"}
!242 = !{!"llvm.loop.unroll.disable"}
!243 = !DILocation(line: 19, column: 3, scope: !207)
!244 = !DILocation(line: 19, column: 22, scope: !207)
!245 = !DILocation(line: 19, column: 38, scope: !207)
!246 = !DILocation(line: 20, column: 3, scope: !207)
!247 = !DILocation(line: 20, column: 10, scope: !207)
!248 = !DILocation(line: 103, column: 6, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "~unique_lock", scope: !211, file: !211, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = distinct !DILocation(line: 21, column: 2, scope: !207)
!251 = !{i8 0, i8 2}
!252 = !DILocation(line: 193, column: 11, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "unlock", scope: !211, file: !211, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!254 = distinct !DILocation(line: 104, column: 4, scope: !249, inlinedAt: !250)
!255 = !DILocation(line: 779, column: 12, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !220, file: !220, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!257 = distinct !DILocation(line: 118, column: 7, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "unlock", scope: !14, file: !14, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!259 = distinct !DILocation(line: 195, column: 17, scope: !253, inlinedAt: !254)
!260 = !DILocation(line: 196, column: 14, scope: !253, inlinedAt: !254)
!261 = !DILocation(line: 197, column: 4, scope: !253, inlinedAt: !254)
!262 = !DILocation(line: 21, column: 2, scope: !207)
!263 = !DISubprogram(name: "__throw_system_error", scope: !264, file: !264, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!264 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!265 = !DISubprogram(name: "pthread_mutex_lock", scope: !266, file: !266, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!266 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!267 = !DISubprogram(name: "pthread_mutex_unlock", scope: !266, file: !266, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!268 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!269 = !DILocation(line: 200, column: 14, scope: !268)
!270 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!271 = !DILocation(line: 210, column: 13, scope: !270)
!272 = !DILocation(line: 50, column: 30, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 50, type: !9, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!274 = distinct !DILocation(line: 61, column: 14, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at queue.cpp:50:16)>", scope: !193, file: !193, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!276 = distinct !DILocation(line: 96, column: 14, scope: !277, inlinedAt: !278)
!277 = distinct !DISubprogram(name: "__invoke<(lambda at queue.cpp:50:16)>", scope: !193, file: !193, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!278 = distinct !DILocation(line: 252, column: 13, scope: !279, inlinedAt: !280)
!279 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!280 = distinct !DILocation(line: 259, column: 11, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!282 = distinct !DILocation(line: 210, column: 13, scope: !270)
!283 = !{!284, !60, i64 8}
!284 = !{!"_ZTSZ4mainE3$_1", !60, i64 0, !60, i64 8}
!285 = !DILocation(line: 50, column: 36, scope: !273, inlinedAt: !274)
!286 = !DILocation(line: 50, column: 22, scope: !273, inlinedAt: !274)
!287 = !{!284, !60, i64 0}
!288 = !DILocation(line: 50, column: 28, scope: !273, inlinedAt: !274)
!289 = !DILocation(line: 210, column: 24, scope: !270)
!290 = distinct !DISubprogram(name: "pop", scope: !1, file: !1, line: 23, type: !9, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!291 = !DILocation(line: 25, column: 3, scope: !290)
!292 = !DILocation(line: 67, column: 9, scope: !210, inlinedAt: !293)
!293 = distinct !DILocation(line: 25, column: 32, scope: !290)
!294 = !DILocation(line: 67, column: 43, scope: !210, inlinedAt: !293)
!295 = !DILocation(line: 749, column: 12, scope: !219, inlinedAt: !296)
!296 = distinct !DILocation(line: 100, column: 17, scope: !222, inlinedAt: !297)
!297 = distinct !DILocation(line: 139, column: 17, scope: !224, inlinedAt: !298)
!298 = distinct !DILocation(line: 69, column: 2, scope: !210, inlinedAt: !293)
!299 = !DILocation(line: 103, column: 11, scope: !222, inlinedAt: !297)
!300 = !DILocation(line: 104, column: 2, scope: !222, inlinedAt: !297)
!301 = !DILocation(line: 70, column: 10, scope: !210, inlinedAt: !293)
!302 = !DILocation(line: 27, column: 7, scope: !290)
!303 = !DILocation(line: 27, column: 13, scope: !290)
!304 = !DILocation(line: 28, column: 4, scope: !290)
!305 = !DILocation(line: 28, column: 11, scope: !290)
!306 = !DILocation(line: 33, column: 3, scope: !290)
!307 = !DILocation(line: 34, column: 18, scope: !290)
!308 = !DILocation(line: 34, column: 12, scope: !290)
!309 = !DILocation(line: 35, column: 8, scope: !290)
!310 = !DILocation(line: 36, column: 8, scope: !290)
!311 = !DILocation(line: 37, column: 3, scope: !290)
!312 = !DILocation(line: 37, column: 11, scope: !290)
!313 = !DILocation(line: 103, column: 6, scope: !249, inlinedAt: !314)
!314 = distinct !DILocation(line: 39, column: 2, scope: !290)
!315 = !DILocation(line: 193, column: 11, scope: !253, inlinedAt: !316)
!316 = distinct !DILocation(line: 104, column: 4, scope: !249, inlinedAt: !314)
!317 = !DILocation(line: 779, column: 12, scope: !256, inlinedAt: !318)
!318 = distinct !DILocation(line: 118, column: 7, scope: !258, inlinedAt: !319)
!319 = distinct !DILocation(line: 195, column: 17, scope: !253, inlinedAt: !316)
!320 = !DILocation(line: 196, column: 14, scope: !253, inlinedAt: !316)
!321 = !DILocation(line: 197, column: 4, scope: !253, inlinedAt: !316)
!322 = !DILocation(line: 39, column: 2, scope: !290)
!323 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!324 = !DILocation(line: 200, column: 14, scope: !323)
!325 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!326 = !DILocation(line: 210, column: 13, scope: !325)
!327 = !DILocation(line: 51, column: 31, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 51, type: !9, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!329 = distinct !DILocation(line: 61, column: 14, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at queue.cpp:51:16)>", scope: !193, file: !193, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!331 = distinct !DILocation(line: 96, column: 14, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "__invoke<(lambda at queue.cpp:51:16)>", scope: !193, file: !193, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!333 = distinct !DILocation(line: 252, column: 13, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!335 = distinct !DILocation(line: 259, column: 11, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!337 = distinct !DILocation(line: 210, column: 13, scope: !325)
!338 = !{!339, !60, i64 8}
!339 = !{!"_ZTSZ4mainE3$_2", !60, i64 0, !60, i64 8}
!340 = !DILocation(line: 51, column: 37, scope: !328, inlinedAt: !329)
!341 = !DILocation(line: 51, column: 22, scope: !328, inlinedAt: !329)
!342 = !{!339, !60, i64 0}
!343 = !DILocation(line: 51, column: 29, scope: !328, inlinedAt: !329)
!344 = !DILocation(line: 210, column: 24, scope: !325)
