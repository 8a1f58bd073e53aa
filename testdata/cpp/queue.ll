; ModuleID = 'cpp/queue.cpp'
source_filename = "cpp/queue.cpp"
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
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp/queue.cpp\00", align 1
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

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
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
  %14 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13
          to label %15 unwind label %87, !dbg !44

15:                                               ; preds = %0
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %14, align 8, !dbg !45, !tbaa !48
  %16 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %14, i64 0, i32 1, !dbg !50
  %17 = ptrtoint ptr %4 to i64, !dbg !51
  store i64 %17, ptr %16, align 8, !dbg !51, !tbaa !59
  store ptr %14, ptr %3, align 8, !dbg !61, !tbaa !59
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull %3, ptr noundef null)
          to label %18 unwind label %25, !dbg !69

18:                                               ; preds = %15
  %19 = load ptr, ptr %3, align 8, !dbg !70, !tbaa !59
  %20 = icmp eq ptr %19, null, !dbg !73
  br i1 %20, label %34, label %21, !dbg !70

21:                                               ; preds = %18
  %22 = load ptr, ptr %19, align 8, !dbg !74, !tbaa !48
  %23 = getelementptr inbounds ptr, ptr %22, i64 1, !dbg !74
  %24 = load ptr, ptr %23, align 8, !dbg !74
  call void %24(ptr noundef nonnull align 8 dereferenceable(8) %19) #12, !dbg !74
  br label %34, !dbg !77

25:                                               ; preds = %15
  %26 = landingpad { ptr, i32 }
          cleanup, !dbg !78
  %27 = load ptr, ptr %3, align 8, !dbg !79, !tbaa !59
  %28 = icmp eq ptr %27, null, !dbg !81
  br i1 %28, label %33, label %29, !dbg !79

29:                                               ; preds = %25
  %30 = load ptr, ptr %27, align 8, !dbg !82, !tbaa !48
  %31 = getelementptr inbounds ptr, ptr %30, i64 1, !dbg !82
  %32 = load ptr, ptr %31, align 8, !dbg !82
  call void %32(ptr noundef nonnull align 8 dereferenceable(8) %27) #12, !dbg !82
  br label %33, !dbg !84

33:                                               ; preds = %29, %25
  store ptr null, ptr %3, align 8, !dbg !85, !tbaa !59
  br label %121

34:                                               ; preds = %18, %21
  store ptr null, ptr %3, align 8, !dbg !86, !tbaa !59
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !78
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #12, !dbg !87
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !88
  store i64 0, ptr %8, align 8, !dbg !88, !tbaa !41
  %35 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13
          to label %36 unwind label %89, !dbg !92

36:                                               ; preds = %34
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %35, align 8, !dbg !93, !tbaa !48
  %37 = getelementptr inbounds %"struct.std::thread::_State_impl.8", ptr %35, i64 0, i32 1, !dbg !96
  store ptr %5, ptr %37, align 8, !dbg !97, !tbaa.struct !104
  %38 = getelementptr inbounds %"struct.std::thread::_State_impl.8", ptr %35, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !97
  store ptr %4, ptr %38, align 8, !dbg !97, !tbaa.struct !105
  store ptr %35, ptr %2, align 8, !dbg !106, !tbaa !59
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull %2, ptr noundef null)
          to label %39 unwind label %46, !dbg !110

39:                                               ; preds = %36
  %40 = load ptr, ptr %2, align 8, !dbg !111, !tbaa !59
  %41 = icmp eq ptr %40, null, !dbg !113
  br i1 %41, label %55, label %42, !dbg !111

42:                                               ; preds = %39
  %43 = load ptr, ptr %40, align 8, !dbg !114, !tbaa !48
  %44 = getelementptr inbounds ptr, ptr %43, i64 1, !dbg !114
  %45 = load ptr, ptr %44, align 8, !dbg !114
  call void %45(ptr noundef nonnull align 8 dereferenceable(8) %40) #12, !dbg !114
  br label %55, !dbg !116

46:                                               ; preds = %36
  %47 = landingpad { ptr, i32 }
          cleanup, !dbg !117
  %48 = load ptr, ptr %2, align 8, !dbg !118, !tbaa !59
  %49 = icmp eq ptr %48, null, !dbg !120
  br i1 %49, label %54, label %50, !dbg !118

50:                                               ; preds = %46
  %51 = load ptr, ptr %48, align 8, !dbg !121, !tbaa !48
  %52 = getelementptr inbounds ptr, ptr %51, i64 1, !dbg !121
  %53 = load ptr, ptr %52, align 8, !dbg !121
  call void %53(ptr noundef nonnull align 8 dereferenceable(8) %48) #12, !dbg !121
  br label %54, !dbg !123

54:                                               ; preds = %50, %46
  store ptr null, ptr %2, align 8, !dbg !124, !tbaa !59
  br label %116

55:                                               ; preds = %39, %42
  store ptr null, ptr %2, align 8, !dbg !125, !tbaa !59
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !117
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #12, !dbg !126
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !127
  store i64 0, ptr %9, align 8, !dbg !127, !tbaa !41
  %56 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13
          to label %57 unwind label %91, !dbg !131

57:                                               ; preds = %55
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEEE", i64 0, inrange i32 0, i64 2), ptr %56, align 8, !dbg !132, !tbaa !48
  %58 = getelementptr inbounds %"struct.std::thread::_State_impl.13", ptr %56, i64 0, i32 1, !dbg !135
  store ptr %6, ptr %58, align 8, !dbg !136, !tbaa.struct !104
  %59 = getelementptr inbounds %"struct.std::thread::_State_impl.13", ptr %56, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !136
  store ptr %4, ptr %59, align 8, !dbg !136, !tbaa.struct !105
  store ptr %56, ptr %1, align 8, !dbg !143, !tbaa !59
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull %1, ptr noundef null)
          to label %60 unwind label %67, !dbg !147

60:                                               ; preds = %57
  %61 = load ptr, ptr %1, align 8, !dbg !148, !tbaa !59
  %62 = icmp eq ptr %61, null, !dbg !150
  br i1 %62, label %76, label %63, !dbg !148

63:                                               ; preds = %60
  %64 = load ptr, ptr %61, align 8, !dbg !151, !tbaa !48
  %65 = getelementptr inbounds ptr, ptr %64, i64 1, !dbg !151
  %66 = load ptr, ptr %65, align 8, !dbg !151
  call void %66(ptr noundef nonnull align 8 dereferenceable(8) %61) #12, !dbg !151
  br label %76, !dbg !153

67:                                               ; preds = %57
  %68 = landingpad { ptr, i32 }
          cleanup, !dbg !154
  %69 = load ptr, ptr %1, align 8, !dbg !155, !tbaa !59
  %70 = icmp eq ptr %69, null, !dbg !157
  br i1 %70, label %75, label %71, !dbg !155

71:                                               ; preds = %67
  %72 = load ptr, ptr %69, align 8, !dbg !158, !tbaa !48
  %73 = getelementptr inbounds ptr, ptr %72, i64 1, !dbg !158
  %74 = load ptr, ptr %73, align 8, !dbg !158
  call void %74(ptr noundef nonnull align 8 dereferenceable(8) %69) #12, !dbg !158
  br label %75, !dbg !160

75:                                               ; preds = %71, %67
  store ptr null, ptr %1, align 8, !dbg !161, !tbaa !59
  br label %111

76:                                               ; preds = %60, %63
  store ptr null, ptr %1, align 8, !dbg !162, !tbaa !59
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !154
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %7)
          to label %77 unwind label %93, !dbg !163

77:                                               ; preds = %76
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
          to label %78 unwind label %93, !dbg !164

78:                                               ; preds = %77
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %9)
          to label %79 unwind label %93, !dbg !165

79:                                               ; preds = %78
  %80 = load i32, ptr %5, align 4, !dbg !166, !tbaa !167
  %81 = load i32, ptr %6, align 4, !dbg !166, !tbaa !167
  %82 = add nsw i32 %81, %80, !dbg !166
  %83 = icmp eq i32 %82, 3, !dbg !166
  %84 = icmp ne i32 %80, %81, !dbg !166
  %85 = and i1 %84, %83, !dbg !166
  br i1 %85, label %98, label %86, !dbg !166

86:                                               ; preds = %79
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 55, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !166
  unreachable, !dbg !166

87:                                               ; preds = %0
  %88 = landingpad { ptr, i32 }
          cleanup, !dbg !168
  br label %121, !dbg !169

89:                                               ; preds = %34
  %90 = landingpad { ptr, i32 }
          cleanup, !dbg !168
  br label %116, !dbg !170

91:                                               ; preds = %55
  %92 = landingpad { ptr, i32 }
          cleanup, !dbg !168
  br label %111, !dbg !171

93:                                               ; preds = %78, %77, %76
  %94 = landingpad { ptr, i32 }
          cleanup, !dbg !168
  %95 = load i64, ptr %9, align 8, !dbg !172, !tbaa.struct !177
  %96 = icmp eq i64 %95, 0, !dbg !179
  br i1 %96, label %111, label %97, !dbg !182

97:                                               ; preds = %93
  call void @_ZSt9terminatev() #14, !dbg !183
  unreachable, !dbg !183

98:                                               ; preds = %79
  %99 = load i64, ptr %9, align 8, !dbg !187, !tbaa.struct !177
  %100 = icmp eq i64 %99, 0, !dbg !190
  br i1 %100, label %102, label %101, !dbg !192

101:                                              ; preds = %98
  call void @_ZSt9terminatev() #14, !dbg !193
  unreachable, !dbg !193

102:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #12, !dbg !168
  %103 = load i64, ptr %8, align 8, !dbg !195, !tbaa.struct !177
  %104 = icmp eq i64 %103, 0, !dbg !198
  br i1 %104, label %106, label %105, !dbg !200

105:                                              ; preds = %102
  call void @_ZSt9terminatev() #14, !dbg !201
  unreachable, !dbg !201

106:                                              ; preds = %102
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12, !dbg !168
  %107 = load i64, ptr %7, align 8, !dbg !203, !tbaa.struct !177
  %108 = icmp eq i64 %107, 0, !dbg !206
  br i1 %108, label %110, label %109, !dbg !208

109:                                              ; preds = %106
  call void @_ZSt9terminatev() #14, !dbg !209
  unreachable, !dbg !209

110:                                              ; preds = %106
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #12, !dbg !168
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #12, !dbg !168
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12, !dbg !168
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %11) #12, !dbg !211
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %10) #12, !dbg !211
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %4) #12, !dbg !168
  ret i32 0, !dbg !168

111:                                              ; preds = %93, %91, %75
  %112 = phi { ptr, i32 } [ %92, %91 ], [ %68, %75 ], [ %94, %93 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #12, !dbg !168
  %113 = load i64, ptr %8, align 8, !dbg !214, !tbaa.struct !177
  %114 = icmp eq i64 %113, 0, !dbg !217
  br i1 %114, label %116, label %115, !dbg !219

115:                                              ; preds = %111
  call void @_ZSt9terminatev() #14, !dbg !220
  unreachable, !dbg !220

116:                                              ; preds = %111, %89, %54
  %117 = phi { ptr, i32 } [ %90, %89 ], [ %47, %54 ], [ %112, %111 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #12, !dbg !168
  %118 = load i64, ptr %7, align 8, !dbg !222, !tbaa.struct !177
  %119 = icmp eq i64 %118, 0, !dbg !225
  br i1 %119, label %121, label %120, !dbg !227

120:                                              ; preds = %116
  call void @_ZSt9terminatev() #14, !dbg !228
  unreachable, !dbg !228

121:                                              ; preds = %116, %87, %33
  %122 = phi { ptr, i32 } [ %88, %87 ], [ %26, %33 ], [ %117, %116 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #12, !dbg !168
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #12, !dbg !168
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #12, !dbg !168
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %11) #12, !dbg !230
  call void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %10) #12, !dbg !230
  call void @llvm.lifetime.end.p0(i64 152, ptr nonnull %4) #12, !dbg !168
  resume { ptr, i32 } %122, !dbg !168
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !232 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: noreturn nounwind
declare !dbg !234 void @_ZSt9terminatev() local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 align 2 !dbg !235 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #12, !dbg !236
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !236
  ret void, !dbg !236
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #9 align 2 !dbg !237 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !238
  %3 = load ptr, ptr %2, align 8, !dbg !239, !tbaa !251
  tail call void @_ZN5QueueIiLi1EE4pushEi(ptr noundef nonnull align 8 dereferenceable(148) %3, i32 noundef 1), !dbg !253
  %4 = load ptr, ptr %2, align 8, !dbg !254, !tbaa !251
  tail call void @_ZN5QueueIiLi1EE4pushEi(ptr noundef nonnull align 8 dereferenceable(148) %4, i32 noundef 2), !dbg !255
  ret void, !dbg !256
}

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZN5QueueIiLi1EE4pushEi(ptr noundef nonnull align 8 dereferenceable(148) %0, i32 noundef %1) local_unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !257 {
  %3 = alloca %"class.std::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #12, !dbg !258
  store ptr %0, ptr %3, align 8, !dbg !259, !tbaa !263
  %4 = getelementptr inbounds %"class.std::unique_lock", ptr %3, i64 0, i32 1, !dbg !266
  store i8 0, ptr %4, align 8, !dbg !266, !tbaa !267
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #12, !dbg !268
  %6 = icmp eq i32 %5, 0, !dbg !276
  br i1 %6, label %8, label %7, !dbg !276

7:                                                ; preds = %2
  tail call void @_ZSt20__throw_system_errori(i32 noundef %5) #16, !dbg !277
  unreachable, !dbg !277

8:                                                ; preds = %2
  store i8 1, ptr %4, align 8, !dbg !278, !tbaa !267
  %9 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 2, !dbg !279
  %10 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 5
  %11 = load i32, ptr %10, align 8, !dbg !280, !tbaa !32
  %12 = icmp slt i32 %11, 1, !dbg !286
  br i1 %12, label %17, label %13, !dbg !287

13:                                               ; preds = %8, %14
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %9, ptr noundef nonnull align 8 dereferenceable(9) %3)
          to label %14 unwind label %30, !dbg !288

14:                                               ; preds = %13
  %15 = load i32, ptr %10, align 8, !dbg !280, !tbaa !32
  %16 = icmp slt i32 %15, 1, !dbg !286
  br i1 %16, label %17, label %13, !dbg !287, !llvm.loop !289

17:                                               ; preds = %14, %8
  %18 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 3, !dbg !293
  %19 = load i32, ptr %10, align 8, !dbg !294, !tbaa !32
  %20 = add nsw i32 %19, 1, !dbg !294
  store i32 %20, ptr %10, align 8, !dbg !294, !tbaa !32
  store i32 %1, ptr %18, align 8, !dbg !295, !tbaa !167
  %21 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 1, !dbg !296
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %21) #12, !dbg !297
  %22 = load i8, ptr %4, align 8, !dbg !298, !tbaa !267, !range !301, !noundef !10
  %23 = icmp eq i8 %22, 0, !dbg !298
  br i1 %23, label %29, label %24, !dbg !298

24:                                               ; preds = %17
  %25 = load ptr, ptr %3, align 8, !dbg !302, !tbaa !263
  %26 = icmp eq ptr %25, null, !dbg !302
  br i1 %26, label %29, label %27, !dbg !302

27:                                               ; preds = %24
  %28 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %25) #12, !dbg !305
  store i8 0, ptr %4, align 8, !dbg !310, !tbaa !267
  br label %29, !dbg !311

29:                                               ; preds = %17, %24, %27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12, !dbg !312
  ret void, !dbg !312

30:                                               ; preds = %13
  %31 = landingpad { ptr, i32 }
          cleanup, !dbg !312
  %32 = load i8, ptr %4, align 8, !dbg !313, !tbaa !267, !range !301, !noundef !10
  %33 = icmp eq i8 %32, 0, !dbg !313
  br i1 %33, label %39, label %34, !dbg !313

34:                                               ; preds = %30
  %35 = load ptr, ptr %3, align 8, !dbg !315, !tbaa !263
  %36 = icmp eq ptr %35, null, !dbg !315
  br i1 %36, label %39, label %37, !dbg !315

37:                                               ; preds = %34
  %38 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %35) #12, !dbg !317
  store i8 0, ptr %4, align 8, !dbg !320, !tbaa !267
  br label %39, !dbg !321

39:                                               ; preds = %30, %34, %37
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #12, !dbg !312
  resume { ptr, i32 } %31, !dbg !312
}

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #4

; Function Attrs: noreturn
declare !dbg !322 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare !dbg !324 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #4

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !326 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 align 2 !dbg !327 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #12, !dbg !328
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !328
  ret void, !dbg !328
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %0) unnamed_addr #9 align 2 !dbg !329 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.8", ptr %0, i64 0, i32 1, !dbg !330
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl.8", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !331
  %4 = load ptr, ptr %3, align 8, !dbg !331, !tbaa !342
  %5 = tail call noundef i32 @_ZN5QueueIiLi1EE3popEv(ptr noundef nonnull align 8 dereferenceable(148) %4), !dbg !344
  %6 = load ptr, ptr %2, align 8, !dbg !345, !tbaa !346
  store i32 %5, ptr %6, align 4, !dbg !347, !tbaa !167
  ret void, !dbg !348
}

; Function Attrs: uwtable
define linkonce_odr dso_local noundef i32 @_ZN5QueueIiLi1EE3popEv(ptr noundef nonnull align 8 dereferenceable(148) %0) local_unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !349 {
  %2 = alloca %"class.std::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12, !dbg !350
  store ptr %0, ptr %2, align 8, !dbg !351, !tbaa !263
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %2, i64 0, i32 1, !dbg !353
  store i8 0, ptr %3, align 8, !dbg !353, !tbaa !267
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull %0) #12, !dbg !354
  %5 = icmp eq i32 %4, 0, !dbg !358
  br i1 %5, label %7, label %6, !dbg !358

6:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %4) #16, !dbg !359
  unreachable, !dbg !359

7:                                                ; preds = %1
  store i8 1, ptr %3, align 8, !dbg !360, !tbaa !267
  %8 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 5
  %9 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 1
  br label %10, !dbg !361

10:                                               ; preds = %13, %7
  %11 = load i32, ptr %8, align 8, !dbg !362, !tbaa !32
  %12 = icmp eq i32 %11, 0, !dbg !363
  br i1 %12, label %13, label %24, !dbg !361

13:                                               ; preds = %10
  invoke void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) %9, ptr noundef nonnull align 8 dereferenceable(9) %2)
          to label %10 unwind label %14, !dbg !364, !llvm.loop !365

14:                                               ; preds = %13
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !367
  %16 = load i8, ptr %3, align 8, !dbg !368, !tbaa !267, !range !301, !noundef !10
  %17 = icmp eq i8 %16, 0, !dbg !368
  br i1 %17, label %23, label %18, !dbg !368

18:                                               ; preds = %14
  %19 = load ptr, ptr %2, align 8, !dbg !370, !tbaa !263
  %20 = icmp eq ptr %19, null, !dbg !370
  br i1 %20, label %23, label %21, !dbg !370

21:                                               ; preds = %18
  %22 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %19) #12, !dbg !372
  store i8 0, ptr %3, align 8, !dbg !375, !tbaa !267
  br label %23, !dbg !376

23:                                               ; preds = %14, %18, %21
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12, !dbg !367
  resume { ptr, i32 } %15, !dbg !367

24:                                               ; preds = %10
  %25 = icmp sgt i32 %11, 0, !dbg !377
  br i1 %25, label %27, label %26, !dbg !377

26:                                               ; preds = %24
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 33, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN5QueueIiLi1EE3popEv) #14, !dbg !377
  unreachable, !dbg !377

27:                                               ; preds = %24
  %28 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 5, !dbg !362
  %29 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 4, !dbg !378
  %30 = load i32, ptr %29, align 4, !dbg !378, !tbaa !22
  %31 = sext i32 %30 to i64, !dbg !379
  %32 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 3, i64 %31, !dbg !379
  %33 = load i32, ptr %32, align 4, !dbg !379, !tbaa !167
  store i32 0, ptr %29, align 4, !dbg !380, !tbaa !22
  %34 = add nsw i32 %11, -1, !dbg !381
  store i32 %34, ptr %28, align 8, !dbg !381, !tbaa !32
  %35 = getelementptr inbounds %class.Queue, ptr %0, i64 0, i32 2, !dbg !382
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %35) #12, !dbg !383
  %36 = load i8, ptr %3, align 8, !dbg !384, !tbaa !267, !range !301, !noundef !10
  %37 = icmp eq i8 %36, 0, !dbg !384
  br i1 %37, label %43, label %38, !dbg !384

38:                                               ; preds = %27
  %39 = load ptr, ptr %2, align 8, !dbg !386, !tbaa !263
  %40 = icmp eq ptr %39, null, !dbg !386
  br i1 %40, label %43, label %41, !dbg !386

41:                                               ; preds = %38
  %42 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %39) #12, !dbg !388
  store i8 0, ptr %3, align 8, !dbg !391, !tbaa !267
  br label %43, !dbg !392

43:                                               ; preds = %27, %38, %41
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12, !dbg !367
  ret i32 %33, !dbg !367
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 align 2 !dbg !393 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #12, !dbg !394
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !394
  ret void, !dbg !394
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_2EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %0) unnamed_addr #9 align 2 !dbg !395 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl.13", ptr %0, i64 0, i32 1, !dbg !396
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl.13", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !397
  %4 = load ptr, ptr %3, align 8, !dbg !397, !tbaa !408
  %5 = tail call noundef i32 @_ZN5QueueIiLi1EE3popEv(ptr noundef nonnull align 8 dereferenceable(148) %4), !dbg !410
  %6 = load ptr, ptr %2, align 8, !dbg !411, !tbaa !412
  store i32 %5, ptr %6, align 4, !dbg !413, !tbaa !167
  ret void, !dbg !414
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind }
attributes #13 = { builtin allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }
attributes #16 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/queue.cpp", directory: ".")
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
!39 = distinct !DISubprogram(name: "thread<(lambda at cpp/queue.cpp:46:23), void>", scope: !37, file: !37, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!40 = distinct !DILocation(line: 46, column: 14, scope: !8)
!41 = !{!42, !43, i64 0}
!42 = !{!"_ZTSNSt6thread2idE", !43, i64 0}
!43 = !{!"long", !26, i64 0}
!44 = !DILocation(line: 142, column: 29, scope: !39, inlinedAt: !40)
!45 = !DILocation(line: 207, column: 4, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/queue.cpp:46:23)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!47 = distinct !DILocation(line: 142, column: 33, scope: !39, inlinedAt: !40)
!48 = !{!49, !49, i64 0}
!49 = !{!"vtable pointer", !27, i64 0}
!50 = !DILocation(line: 206, column: 6, scope: !46, inlinedAt: !47)
!51 = !DILocation(line: 200, column: 4, scope: !52, inlinedAt: !54)
!52 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/queue.cpp:46:23)>", scope: !53, file: !53, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!53 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!54 = distinct !DILocation(line: 441, column: 4, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/queue.cpp:46:23)>", scope: !53, file: !53, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!56 = distinct !DILocation(line: 744, column: 4, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "tuple<(lambda at cpp/queue.cpp:46:23), true, true>", scope: !53, file: !53, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!78 = !DILocation(line: 145, column: 7, scope: !39, inlinedAt: !40)
!79 = !DILocation(line: 395, column: 6, scope: !71, inlinedAt: !80)
!80 = distinct !DILocation(line: 142, column: 2, scope: !39, inlinedAt: !40)
!81 = !DILocation(line: 395, column: 12, scope: !71, inlinedAt: !80)
!82 = !DILocation(line: 95, column: 2, scope: !75, inlinedAt: !83)
!83 = distinct !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !80)
!84 = !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !80)
!85 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !80)
!86 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !72)
!87 = !DILocation(line: 50, column: 2, scope: !8)
!88 = !DILocation(line: 85, column: 23, scope: !36, inlinedAt: !89)
!89 = distinct !DILocation(line: 126, column: 7, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "thread<(lambda at cpp/queue.cpp:50:16), void>", scope: !37, file: !37, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = distinct !DILocation(line: 50, column: 14, scope: !8)
!92 = !DILocation(line: 142, column: 29, scope: !90, inlinedAt: !91)
!93 = !DILocation(line: 207, column: 4, scope: !94, inlinedAt: !95)
!94 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/queue.cpp:50:16)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!95 = distinct !DILocation(line: 142, column: 33, scope: !90, inlinedAt: !91)
!96 = !DILocation(line: 206, column: 6, scope: !94, inlinedAt: !95)
!97 = !DILocation(line: 200, column: 4, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/queue.cpp:50:16)>", scope: !53, file: !53, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!99 = distinct !DILocation(line: 441, column: 4, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/queue.cpp:50:16)>", scope: !53, file: !53, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!101 = distinct !DILocation(line: 744, column: 4, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "tuple<(lambda at cpp/queue.cpp:50:16), true, true>", scope: !53, file: !53, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!103 = distinct !DILocation(line: 206, column: 14, scope: !94, inlinedAt: !95)
!104 = !{i64 0, i64 8, !59, i64 8, i64 8, !59}
!105 = !{i64 0, i64 8, !59}
!106 = !DILocation(line: 168, column: 56, scope: !62, inlinedAt: !107)
!107 = distinct !DILocation(line: 233, column: 40, scope: !65, inlinedAt: !108)
!108 = distinct !DILocation(line: 310, column: 4, scope: !67, inlinedAt: !109)
!109 = distinct !DILocation(line: 142, column: 18, scope: !90, inlinedAt: !91)
!110 = !DILocation(line: 142, column: 2, scope: !90, inlinedAt: !91)
!111 = !DILocation(line: 395, column: 6, scope: !71, inlinedAt: !112)
!112 = distinct !DILocation(line: 142, column: 2, scope: !90, inlinedAt: !91)
!113 = !DILocation(line: 395, column: 12, scope: !71, inlinedAt: !112)
!114 = !DILocation(line: 95, column: 2, scope: !75, inlinedAt: !115)
!115 = distinct !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !112)
!116 = !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !112)
!117 = !DILocation(line: 145, column: 7, scope: !90, inlinedAt: !91)
!118 = !DILocation(line: 395, column: 6, scope: !71, inlinedAt: !119)
!119 = distinct !DILocation(line: 142, column: 2, scope: !90, inlinedAt: !91)
!120 = !DILocation(line: 395, column: 12, scope: !71, inlinedAt: !119)
!121 = !DILocation(line: 95, column: 2, scope: !75, inlinedAt: !122)
!122 = distinct !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !119)
!123 = !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !119)
!124 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !119)
!125 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !112)
!126 = !DILocation(line: 51, column: 2, scope: !8)
!127 = !DILocation(line: 85, column: 23, scope: !36, inlinedAt: !128)
!128 = distinct !DILocation(line: 126, column: 7, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "thread<(lambda at cpp/queue.cpp:51:16), void>", scope: !37, file: !37, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!130 = distinct !DILocation(line: 51, column: 14, scope: !8)
!131 = !DILocation(line: 142, column: 29, scope: !129, inlinedAt: !130)
!132 = !DILocation(line: 207, column: 4, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/queue.cpp:51:16)>", scope: !37, file: !37, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!134 = distinct !DILocation(line: 142, column: 33, scope: !129, inlinedAt: !130)
!135 = !DILocation(line: 206, column: 6, scope: !133, inlinedAt: !134)
!136 = !DILocation(line: 200, column: 4, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/queue.cpp:51:16)>", scope: !53, file: !53, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!138 = distinct !DILocation(line: 441, column: 4, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/queue.cpp:51:16)>", scope: !53, file: !53, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!140 = distinct !DILocation(line: 744, column: 4, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "tuple<(lambda at cpp/queue.cpp:51:16), true, true>", scope: !53, file: !53, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!142 = distinct !DILocation(line: 206, column: 14, scope: !133, inlinedAt: !134)
!143 = !DILocation(line: 168, column: 56, scope: !62, inlinedAt: !144)
!144 = distinct !DILocation(line: 233, column: 40, scope: !65, inlinedAt: !145)
!145 = distinct !DILocation(line: 310, column: 4, scope: !67, inlinedAt: !146)
!146 = distinct !DILocation(line: 142, column: 18, scope: !129, inlinedAt: !130)
!147 = !DILocation(line: 142, column: 2, scope: !129, inlinedAt: !130)
!148 = !DILocation(line: 395, column: 6, scope: !71, inlinedAt: !149)
!149 = distinct !DILocation(line: 142, column: 2, scope: !129, inlinedAt: !130)
!150 = !DILocation(line: 395, column: 12, scope: !71, inlinedAt: !149)
!151 = !DILocation(line: 95, column: 2, scope: !75, inlinedAt: !152)
!152 = distinct !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !149)
!153 = !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !149)
!154 = !DILocation(line: 145, column: 7, scope: !129, inlinedAt: !130)
!155 = !DILocation(line: 395, column: 6, scope: !71, inlinedAt: !156)
!156 = distinct !DILocation(line: 142, column: 2, scope: !129, inlinedAt: !130)
!157 = !DILocation(line: 395, column: 12, scope: !71, inlinedAt: !156)
!158 = !DILocation(line: 95, column: 2, scope: !75, inlinedAt: !159)
!159 = distinct !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !156)
!160 = !DILocation(line: 396, column: 4, scope: !71, inlinedAt: !156)
!161 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !156)
!162 = !DILocation(line: 397, column: 8, scope: !71, inlinedAt: !149)
!163 = !DILocation(line: 52, column: 11, scope: !8)
!164 = !DILocation(line: 53, column: 4, scope: !8)
!165 = !DILocation(line: 54, column: 4, scope: !8)
!166 = !DILocation(line: 55, column: 2, scope: !8)
!167 = !{!30, !30, i64 0}
!168 = !DILocation(line: 56, column: 1, scope: !8)
!169 = !DILocation(line: 46, column: 14, scope: !8)
!170 = !DILocation(line: 50, column: 14, scope: !8)
!171 = !DILocation(line: 51, column: 14, scope: !8)
!172 = !DILocation(line: 175, column: 16, scope: !173, inlinedAt: !174)
!173 = distinct !DISubprogram(name: "joinable", scope: !37, file: !37, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!174 = distinct !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "~thread", scope: !37, file: !37, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!176 = distinct !DILocation(line: 56, column: 1, scope: !8)
!177 = !{i64 0, i64 8, !178}
!178 = !{!43, !43, i64 0}
!179 = !DILocation(line: 286, column: 26, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "operator==", scope: !37, file: !37, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!181 = distinct !DILocation(line: 175, column: 22, scope: !173, inlinedAt: !174)
!182 = !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !176)
!183 = !DILocation(line: 312, column: 5, scope: !184, inlinedAt: !186)
!184 = distinct !DISubprogram(name: "__terminate", scope: !185, file: !185, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!185 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!186 = distinct !DILocation(line: 151, column: 2, scope: !175, inlinedAt: !176)
!187 = !DILocation(line: 175, column: 16, scope: !173, inlinedAt: !188)
!188 = distinct !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !189)
!189 = distinct !DILocation(line: 56, column: 1, scope: !8)
!190 = !DILocation(line: 286, column: 26, scope: !180, inlinedAt: !191)
!191 = distinct !DILocation(line: 175, column: 22, scope: !173, inlinedAt: !188)
!192 = !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !189)
!193 = !DILocation(line: 312, column: 5, scope: !184, inlinedAt: !194)
!194 = distinct !DILocation(line: 151, column: 2, scope: !175, inlinedAt: !189)
!195 = !DILocation(line: 175, column: 16, scope: !173, inlinedAt: !196)
!196 = distinct !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !197)
!197 = distinct !DILocation(line: 56, column: 1, scope: !8)
!198 = !DILocation(line: 286, column: 26, scope: !180, inlinedAt: !199)
!199 = distinct !DILocation(line: 175, column: 22, scope: !173, inlinedAt: !196)
!200 = !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !197)
!201 = !DILocation(line: 312, column: 5, scope: !184, inlinedAt: !202)
!202 = distinct !DILocation(line: 151, column: 2, scope: !175, inlinedAt: !197)
!203 = !DILocation(line: 175, column: 16, scope: !173, inlinedAt: !204)
!204 = distinct !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !205)
!205 = distinct !DILocation(line: 56, column: 1, scope: !8)
!206 = !DILocation(line: 286, column: 26, scope: !180, inlinedAt: !207)
!207 = distinct !DILocation(line: 175, column: 22, scope: !173, inlinedAt: !204)
!208 = !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !205)
!209 = !DILocation(line: 312, column: 5, scope: !184, inlinedAt: !210)
!210 = distinct !DILocation(line: 151, column: 2, scope: !175, inlinedAt: !205)
!211 = !DILocation(line: 8, column: 43, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "~Queue", scope: !1, file: !1, line: 8, type: !9, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!213 = distinct !DILocation(line: 56, column: 1, scope: !8)
!214 = !DILocation(line: 175, column: 16, scope: !173, inlinedAt: !215)
!215 = distinct !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !216)
!216 = distinct !DILocation(line: 56, column: 1, scope: !8)
!217 = !DILocation(line: 286, column: 26, scope: !180, inlinedAt: !218)
!218 = distinct !DILocation(line: 175, column: 22, scope: !173, inlinedAt: !215)
!219 = !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !216)
!220 = !DILocation(line: 312, column: 5, scope: !184, inlinedAt: !221)
!221 = distinct !DILocation(line: 151, column: 2, scope: !175, inlinedAt: !216)
!222 = !DILocation(line: 175, column: 16, scope: !173, inlinedAt: !223)
!223 = distinct !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !224)
!224 = distinct !DILocation(line: 56, column: 1, scope: !8)
!225 = !DILocation(line: 286, column: 26, scope: !180, inlinedAt: !226)
!226 = distinct !DILocation(line: 175, column: 22, scope: !173, inlinedAt: !223)
!227 = !DILocation(line: 150, column: 11, scope: !175, inlinedAt: !224)
!228 = !DILocation(line: 312, column: 5, scope: !184, inlinedAt: !229)
!229 = distinct !DILocation(line: 151, column: 2, scope: !175, inlinedAt: !224)
!230 = !DILocation(line: 8, column: 43, scope: !212, inlinedAt: !231)
!231 = distinct !DILocation(line: 56, column: 1, scope: !8)
!232 = !DISubprogram(name: "__assert_fail", scope: !233, file: !233, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!233 = !DIFile(filename: "include/assert.h", directory: "")
!234 = !DISubprogram(name: "terminate", scope: !185, file: !185, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!235 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!236 = !DILocation(line: 200, column: 14, scope: !235)
!237 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!238 = !DILocation(line: 210, column: 13, scope: !237)
!239 = !DILocation(line: 47, column: 3, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 46, type: !9, scopeLine: 46, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!241 = distinct !DILocation(line: 61, column: 14, scope: !242, inlinedAt: !244)
!242 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/queue.cpp:46:23)>", scope: !243, file: !243, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!243 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!244 = distinct !DILocation(line: 96, column: 14, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/queue.cpp:46:23)>", scope: !243, file: !243, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!246 = distinct !DILocation(line: 252, column: 13, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!248 = distinct !DILocation(line: 259, column: 11, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = distinct !DILocation(line: 210, column: 13, scope: !237)
!251 = !{!252, !60, i64 0}
!252 = !{!"_ZTSZ4mainE3$_0", !60, i64 0}
!253 = !DILocation(line: 47, column: 9, scope: !240, inlinedAt: !241)
!254 = !DILocation(line: 48, column: 3, scope: !240, inlinedAt: !241)
!255 = !DILocation(line: 48, column: 9, scope: !240, inlinedAt: !241)
!256 = !DILocation(line: 210, column: 24, scope: !237)
!257 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 15, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!258 = !DILocation(line: 17, column: 3, scope: !257)
!259 = !DILocation(line: 67, column: 9, scope: !260, inlinedAt: !262)
!260 = distinct !DISubprogram(name: "unique_lock", scope: !261, file: !261, line: 66, type: !9, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!261 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!262 = distinct !DILocation(line: 17, column: 32, scope: !257)
!263 = !{!264, !60, i64 0}
!264 = !{!"_ZTSSt11unique_lockISt5mutexE", !60, i64 0, !265, i64 8}
!265 = !{!"bool", !26, i64 0}
!266 = !DILocation(line: 67, column: 43, scope: !260, inlinedAt: !262)
!267 = !{!264, !265, i64 8}
!268 = !DILocation(line: 749, column: 12, scope: !269, inlinedAt: !271)
!269 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !270, file: !270, line: 746, type: !9, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!270 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!271 = distinct !DILocation(line: 100, column: 17, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "lock", scope: !14, file: !14, line: 98, type: !9, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!273 = distinct !DILocation(line: 139, column: 17, scope: !274, inlinedAt: !275)
!274 = distinct !DISubprogram(name: "lock", scope: !261, file: !261, line: 131, type: !9, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!275 = distinct !DILocation(line: 69, column: 2, scope: !260, inlinedAt: !262)
!276 = !DILocation(line: 103, column: 11, scope: !272, inlinedAt: !273)
!277 = !DILocation(line: 104, column: 2, scope: !272, inlinedAt: !273)
!278 = !DILocation(line: 70, column: 10, scope: !260, inlinedAt: !262)
!279 = !DILocation(line: 18, column: 3, scope: !257)
!280 = !DILocation(line: 18, column: 38, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 18, type: !9, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!282 = distinct !DILocation(line: 101, column: 10, scope: !283, inlinedAt: !285)
!283 = distinct !DISubprogram(name: "wait<(lambda at cpp/queue.cpp:18:22)>", scope: !284, file: !284, line: 99, type: !9, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!284 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!285 = distinct !DILocation(line: 18, column: 11, scope: !257)
!286 = !DILocation(line: 18, column: 44, scope: !281, inlinedAt: !282)
!287 = !DILocation(line: 101, column: 2, scope: !283, inlinedAt: !285)
!288 = !DILocation(line: 102, column: 4, scope: !283, inlinedAt: !285)
!289 = distinct !{!289, !287, !290, !291, !292}
!290 = !DILocation(line: 102, column: 15, scope: !283, inlinedAt: !285)
!291 = !{!"llvm.loop.mustprogress"}
!292 = !{!"llvm.loop.unroll.disable"}
!293 = !DILocation(line: 19, column: 3, scope: !257)
!294 = !DILocation(line: 19, column: 22, scope: !257)
!295 = !DILocation(line: 19, column: 38, scope: !257)
!296 = !DILocation(line: 20, column: 3, scope: !257)
!297 = !DILocation(line: 20, column: 10, scope: !257)
!298 = !DILocation(line: 103, column: 6, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "~unique_lock", scope: !261, file: !261, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!300 = distinct !DILocation(line: 21, column: 2, scope: !257)
!301 = !{i8 0, i8 2}
!302 = !DILocation(line: 193, column: 11, scope: !303, inlinedAt: !304)
!303 = distinct !DISubprogram(name: "unlock", scope: !261, file: !261, line: 189, type: !9, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!304 = distinct !DILocation(line: 104, column: 4, scope: !299, inlinedAt: !300)
!305 = !DILocation(line: 779, column: 12, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !270, file: !270, line: 776, type: !9, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!307 = distinct !DILocation(line: 118, column: 7, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "unlock", scope: !14, file: !14, line: 115, type: !9, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!309 = distinct !DILocation(line: 195, column: 17, scope: !303, inlinedAt: !304)
!310 = !DILocation(line: 196, column: 14, scope: !303, inlinedAt: !304)
!311 = !DILocation(line: 197, column: 4, scope: !303, inlinedAt: !304)
!312 = !DILocation(line: 21, column: 2, scope: !257)
!313 = !DILocation(line: 103, column: 6, scope: !299, inlinedAt: !314)
!314 = distinct !DILocation(line: 21, column: 2, scope: !257)
!315 = !DILocation(line: 193, column: 11, scope: !303, inlinedAt: !316)
!316 = distinct !DILocation(line: 104, column: 4, scope: !299, inlinedAt: !314)
!317 = !DILocation(line: 779, column: 12, scope: !306, inlinedAt: !318)
!318 = distinct !DILocation(line: 118, column: 7, scope: !308, inlinedAt: !319)
!319 = distinct !DILocation(line: 195, column: 17, scope: !303, inlinedAt: !316)
!320 = !DILocation(line: 196, column: 14, scope: !303, inlinedAt: !316)
!321 = !DILocation(line: 197, column: 4, scope: !303, inlinedAt: !316)
!322 = !DISubprogram(name: "__throw_system_error", scope: !323, file: !323, line: 105, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!323 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!324 = !DISubprogram(name: "pthread_mutex_lock", scope: !325, file: !325, line: 794, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!325 = !DIFile(filename: "include/pthread.h", directory: "")
!326 = !DISubprogram(name: "pthread_mutex_unlock", scope: !325, file: !325, line: 835, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!327 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!328 = !DILocation(line: 200, column: 14, scope: !327)
!329 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!330 = !DILocation(line: 210, column: 13, scope: !329)
!331 = !DILocation(line: 50, column: 30, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 50, type: !9, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!333 = distinct !DILocation(line: 61, column: 14, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/queue.cpp:50:16)>", scope: !243, file: !243, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!335 = distinct !DILocation(line: 96, column: 14, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/queue.cpp:50:16)>", scope: !243, file: !243, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!337 = distinct !DILocation(line: 252, column: 13, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!339 = distinct !DILocation(line: 259, column: 11, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!341 = distinct !DILocation(line: 210, column: 13, scope: !329)
!342 = !{!343, !60, i64 8}
!343 = !{!"_ZTSZ4mainE3$_1", !60, i64 0, !60, i64 8}
!344 = !DILocation(line: 50, column: 36, scope: !332, inlinedAt: !333)
!345 = !DILocation(line: 50, column: 22, scope: !332, inlinedAt: !333)
!346 = !{!343, !60, i64 0}
!347 = !DILocation(line: 50, column: 28, scope: !332, inlinedAt: !333)
!348 = !DILocation(line: 210, column: 24, scope: !329)
!349 = distinct !DISubprogram(name: "pop", scope: !1, file: !1, line: 23, type: !9, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!350 = !DILocation(line: 25, column: 3, scope: !349)
!351 = !DILocation(line: 67, column: 9, scope: !260, inlinedAt: !352)
!352 = distinct !DILocation(line: 25, column: 32, scope: !349)
!353 = !DILocation(line: 67, column: 43, scope: !260, inlinedAt: !352)
!354 = !DILocation(line: 749, column: 12, scope: !269, inlinedAt: !355)
!355 = distinct !DILocation(line: 100, column: 17, scope: !272, inlinedAt: !356)
!356 = distinct !DILocation(line: 139, column: 17, scope: !274, inlinedAt: !357)
!357 = distinct !DILocation(line: 69, column: 2, scope: !260, inlinedAt: !352)
!358 = !DILocation(line: 103, column: 11, scope: !272, inlinedAt: !356)
!359 = !DILocation(line: 104, column: 2, scope: !272, inlinedAt: !356)
!360 = !DILocation(line: 70, column: 10, scope: !260, inlinedAt: !352)
!361 = !DILocation(line: 30, column: 3, scope: !349)
!362 = !DILocation(line: 30, column: 10, scope: !349)
!363 = !DILocation(line: 30, column: 16, scope: !349)
!364 = !DILocation(line: 31, column: 11, scope: !349)
!365 = distinct !{!365, !361, !366, !291, !292}
!366 = !DILocation(line: 31, column: 20, scope: !349)
!367 = !DILocation(line: 39, column: 2, scope: !349)
!368 = !DILocation(line: 103, column: 6, scope: !299, inlinedAt: !369)
!369 = distinct !DILocation(line: 39, column: 2, scope: !349)
!370 = !DILocation(line: 193, column: 11, scope: !303, inlinedAt: !371)
!371 = distinct !DILocation(line: 104, column: 4, scope: !299, inlinedAt: !369)
!372 = !DILocation(line: 779, column: 12, scope: !306, inlinedAt: !373)
!373 = distinct !DILocation(line: 118, column: 7, scope: !308, inlinedAt: !374)
!374 = distinct !DILocation(line: 195, column: 17, scope: !303, inlinedAt: !371)
!375 = !DILocation(line: 196, column: 14, scope: !303, inlinedAt: !371)
!376 = !DILocation(line: 197, column: 4, scope: !303, inlinedAt: !371)
!377 = !DILocation(line: 33, column: 3, scope: !349)
!378 = !DILocation(line: 34, column: 18, scope: !349)
!379 = !DILocation(line: 34, column: 12, scope: !349)
!380 = !DILocation(line: 35, column: 8, scope: !349)
!381 = !DILocation(line: 36, column: 8, scope: !349)
!382 = !DILocation(line: 37, column: 3, scope: !349)
!383 = !DILocation(line: 37, column: 11, scope: !349)
!384 = !DILocation(line: 103, column: 6, scope: !299, inlinedAt: !385)
!385 = distinct !DILocation(line: 39, column: 2, scope: !349)
!386 = !DILocation(line: 193, column: 11, scope: !303, inlinedAt: !387)
!387 = distinct !DILocation(line: 104, column: 4, scope: !299, inlinedAt: !385)
!388 = !DILocation(line: 779, column: 12, scope: !306, inlinedAt: !389)
!389 = distinct !DILocation(line: 118, column: 7, scope: !308, inlinedAt: !390)
!390 = distinct !DILocation(line: 195, column: 17, scope: !303, inlinedAt: !387)
!391 = !DILocation(line: 196, column: 14, scope: !303, inlinedAt: !387)
!392 = !DILocation(line: 197, column: 4, scope: !303, inlinedAt: !387)
!393 = distinct !DISubprogram(name: "~_State_impl", scope: !37, file: !37, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!394 = !DILocation(line: 200, column: 14, scope: !393)
!395 = distinct !DISubprogram(name: "_M_run", scope: !37, file: !37, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!396 = !DILocation(line: 210, column: 13, scope: !395)
!397 = !DILocation(line: 51, column: 31, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 51, type: !9, scopeLine: 51, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!399 = distinct !DILocation(line: 61, column: 14, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/queue.cpp:51:16)>", scope: !243, file: !243, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!401 = distinct !DILocation(line: 96, column: 14, scope: !402, inlinedAt: !403)
!402 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/queue.cpp:51:16)>", scope: !243, file: !243, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!403 = distinct !DILocation(line: 252, column: 13, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !37, file: !37, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!405 = distinct !DILocation(line: 259, column: 11, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "operator()", scope: !37, file: !37, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!407 = distinct !DILocation(line: 210, column: 13, scope: !395)
!408 = !{!409, !60, i64 8}
!409 = !{!"_ZTSZ4mainE3$_2", !60, i64 0, !60, i64 8}
!410 = !DILocation(line: 51, column: 37, scope: !398, inlinedAt: !399)
!411 = !DILocation(line: 51, column: 22, scope: !398, inlinedAt: !399)
!412 = !{!409, !60, i64 0}
!413 = !DILocation(line: 51, column: 29, scope: !398, inlinedAt: !399)
!414 = !DILocation(line: 210, column: 24, scope: !395)
