; ModuleID = 'cpp/map.cpp'
source_filename = "cpp/map.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::map" = type { %"class.std::_Rb_tree" }
%"class.std::_Rb_tree" = type { %"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl" = type { %"struct.std::_Rb_tree_key_compare", %"struct.std::_Rb_tree_header" }
%"struct.std::_Rb_tree_key_compare" = type { %"struct.std::less" }
%"struct.std::less" = type { i8 }
%"struct.std::_Rb_tree_header" = type { %"struct.std::_Rb_tree_node_base", i64 }
%"struct.std::_Rb_tree_node_base" = type { i32, ptr, ptr, ptr }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"struct.std::piecewise_construct_t" = type { i8 }
%"class.std::tuple.20" = type { %"struct.std::_Tuple_impl.21" }
%"struct.std::_Tuple_impl.21" = type { %"struct.std::_Head_base.22" }
%"struct.std::_Head_base.22" = type { ptr }
%"class.std::tuple.10" = type { i8 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::_Rb_tree_node" = type { %"struct.std::_Rb_tree_node_base", %"struct.__gnu_cxx::__aligned_membuf" }
%"struct.__gnu_cxx::__aligned_membuf" = type { [8 x i8] }
%"class.std::tuple.7" = type { %"struct.std::_Tuple_impl.8" }
%"struct.std::_Tuple_impl.8" = type { %"struct.std::_Head_base.9" }
%"struct.std::_Head_base.9" = type { ptr }

$_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJRS1_EESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_ = comdat any

$_ZSt19piecewise_construct = comdat any

@_ZL6counts = internal global %"class.std::map" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@.str = private unnamed_addr constant [38 x i8] c"counts.count(2) == 0 || counts[2] > 0\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"cpp/map.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [55 x i8] c"counts.size() == 2 && counts[1] == 1 && counts[2] == 2\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZSt19piecewise_construct = linkonce_odr dso_local constant %"struct.std::piecewise_construct_t" undef, comdat, align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_map.cpp, ptr null }]

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !8 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !12
  %3 = load ptr, ptr %2, align 8, !dbg !12, !tbaa !20
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %7 unwind label %4, !dbg !28

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null, !dbg !28
  %6 = extractvalue { ptr, i32 } %5, 0, !dbg !28
  tail call void @__clang_call_terminate(ptr %6) #16, !dbg !28
  unreachable, !dbg !28

7:                                                ; preds = %1
  ret void, !dbg !29
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !30 {
  %1 = alloca %"class.std::tuple.20", align 8
  %2 = alloca %"class.std::tuple.10", align 1
  %3 = alloca %"class.std::tuple.20", align 8
  %4 = alloca %"class.std::tuple.10", align 1
  %5 = alloca %"class.std::tuple.20", align 8
  %6 = alloca %"class.std::tuple.10", align 1
  %7 = alloca %"class.std::unique_ptr", align 8
  %8 = alloca %"class.std::unique_ptr", align 8
  %9 = alloca %"class.std::thread", align 8
  %10 = alloca %"class.std::thread", align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #17, !dbg !31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8), !dbg !32
  store i64 0, ptr %9, align 8, !dbg !32, !tbaa !38
  %14 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18, !dbg !40
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %14, align 8, !dbg !41, !tbaa !44
  store ptr %14, ptr %8, align 8, !dbg !46, !tbaa !54
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %9, ptr noundef nonnull %8, ptr noundef null)
          to label %15 unwind label %22, !dbg !55

15:                                               ; preds = %0
  %16 = load ptr, ptr %8, align 8, !dbg !56, !tbaa !54
  %17 = icmp eq ptr %16, null, !dbg !59
  br i1 %17, label %33, label %18, !dbg !56

18:                                               ; preds = %15
  %19 = load ptr, ptr %16, align 8, !dbg !60, !tbaa !44
  %20 = getelementptr inbounds ptr, ptr %19, i64 1, !dbg !60
  %21 = load ptr, ptr %20, align 8, !dbg !60
  call void %21(ptr noundef nonnull align 8 dereferenceable(8) %16) #17, !dbg !60
  br label %33, !dbg !63

22:                                               ; preds = %0
  %23 = landingpad { ptr, i32 }
          cleanup, !dbg !64
  %24 = load ptr, ptr %8, align 8, !dbg !65, !tbaa !54
  %25 = icmp eq ptr %24, null, !dbg !67
  br i1 %25, label %32, label %26, !dbg !65

26:                                               ; preds = %22
  %27 = load ptr, ptr %24, align 8, !dbg !68, !tbaa !44
  %28 = getelementptr inbounds ptr, ptr %27, i64 1, !dbg !68
  %29 = load ptr, ptr %28, align 8, !dbg !68
  call void %29(ptr noundef nonnull align 8 dereferenceable(8) %24) #17, !dbg !68
  br label %32, !dbg !70

30:                                               ; preds = %204, %32
  %31 = phi { ptr, i32 } [ %23, %32 ], [ %200, %204 ]
  resume { ptr, i32 } %31, !dbg !71

32:                                               ; preds = %26, %22
  store ptr null, ptr %8, align 8, !dbg !72, !tbaa !54
  br label %30

33:                                               ; preds = %15, %18
  store ptr null, ptr %8, align 8, !dbg !73, !tbaa !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8), !dbg !64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10) #17, !dbg !74
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7), !dbg !75
  store i64 0, ptr %10, align 8, !dbg !75, !tbaa !38
  %34 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18
          to label %35 unwind label %107, !dbg !79

35:                                               ; preds = %33
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %34, align 8, !dbg !80, !tbaa !44
  store ptr %34, ptr %7, align 8, !dbg !83, !tbaa !54
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %10, ptr noundef nonnull %7, ptr noundef null)
          to label %36 unwind label %43, !dbg !87

36:                                               ; preds = %35
  %37 = load ptr, ptr %7, align 8, !dbg !88, !tbaa !54
  %38 = icmp eq ptr %37, null, !dbg !90
  br i1 %38, label %52, label %39, !dbg !88

39:                                               ; preds = %36
  %40 = load ptr, ptr %37, align 8, !dbg !91, !tbaa !44
  %41 = getelementptr inbounds ptr, ptr %40, i64 1, !dbg !91
  %42 = load ptr, ptr %41, align 8, !dbg !91
  call void %42(ptr noundef nonnull align 8 dereferenceable(8) %37) #17, !dbg !91
  br label %52, !dbg !93

43:                                               ; preds = %35
  %44 = landingpad { ptr, i32 }
          cleanup, !dbg !94
  %45 = load ptr, ptr %7, align 8, !dbg !95, !tbaa !54
  %46 = icmp eq ptr %45, null, !dbg !97
  br i1 %46, label %51, label %47, !dbg !95

47:                                               ; preds = %43
  %48 = load ptr, ptr %45, align 8, !dbg !98, !tbaa !44
  %49 = getelementptr inbounds ptr, ptr %48, i64 1, !dbg !98
  %50 = load ptr, ptr %49, align 8, !dbg !98
  call void %50(ptr noundef nonnull align 8 dereferenceable(8) %45) #17, !dbg !98
  br label %51, !dbg !100

51:                                               ; preds = %47, %43
  store ptr null, ptr %7, align 8, !dbg !101, !tbaa !54
  br label %199

52:                                               ; preds = %36, %39
  store ptr null, ptr %7, align 8, !dbg !102, !tbaa !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7), !dbg !94
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %11) #17, !dbg !103
  %53 = load ptr, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !104, !tbaa !20
  %54 = icmp eq ptr %53, null, !dbg !111
  br i1 %54, label %67, label %55, !dbg !114

55:                                               ; preds = %52, %55
  %56 = phi ptr [ %65, %55 ], [ %53, %52 ]
  %57 = phi ptr [ %63, %55 ], [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %52 ]
  %58 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %56, i64 0, i32 1, !dbg !115
  %59 = load i32, ptr %58, align 4, !dbg !120, !tbaa !124
  %60 = icmp slt i32 %59, 2, !dbg !126
  %61 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %56, i64 0, i32 3, !dbg !127
  %62 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %56, i64 0, i32 2, !dbg !127
  %63 = select i1 %60, ptr %57, ptr %56, !dbg !127
  %64 = select i1 %60, ptr %61, ptr %62, !dbg !127
  %65 = load ptr, ptr %64, align 8, !dbg !128, !tbaa !54
  %66 = icmp eq ptr %65, null, !dbg !111
  br i1 %66, label %67, label %55, !dbg !114, !llvm.loop !129

67:                                               ; preds = %55, %52
  %68 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %52 ], [ %63, %55 ]
  %69 = icmp eq ptr %68, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !133
  br i1 %69, label %75, label %70, !dbg !136

70:                                               ; preds = %67
  %71 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %68, i64 0, i32 1, !dbg !137
  %72 = load i32, ptr %71, align 4, !dbg !142, !tbaa !124
  %73 = icmp sgt i32 %72, 2, !dbg !144
  %74 = select i1 %73, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr %68, !dbg !145
  br label %75, !dbg !145

75:                                               ; preds = %67, %70
  %76 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %67 ], [ %74, %70 ], !dbg !146
  %77 = icmp eq ptr %76, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !147
  br i1 %77, label %111, label %78, !dbg !103

78:                                               ; preds = %75
  store i32 2, ptr %11, align 4, !dbg !103, !tbaa !124
  br i1 %54, label %91, label %79, !dbg !149

79:                                               ; preds = %78, %79
  %80 = phi ptr [ %89, %79 ], [ %53, %78 ]
  %81 = phi ptr [ %87, %79 ], [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %78 ]
  %82 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %80, i64 0, i32 1, !dbg !158
  %83 = load i32, ptr %82, align 4, !dbg !161, !tbaa !124
  %84 = icmp slt i32 %83, 2, !dbg !163
  %85 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %80, i64 0, i32 3, !dbg !164
  %86 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %80, i64 0, i32 2, !dbg !164
  %87 = select i1 %84, ptr %81, ptr %80, !dbg !164
  %88 = select i1 %84, ptr %85, ptr %86, !dbg !164
  %89 = load ptr, ptr %88, align 8, !dbg !165, !tbaa !54
  %90 = icmp eq ptr %89, null, !dbg !166
  br i1 %90, label %91, label %79, !dbg !149, !llvm.loop !167

91:                                               ; preds = %79, %78
  %92 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %78 ], [ %87, %79 ]
  %93 = icmp eq ptr %92, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !169
  br i1 %93, label %98, label %94, !dbg !172

94:                                               ; preds = %91
  %95 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %92, i64 0, i32 1, !dbg !173
  %96 = load i32, ptr %95, align 4, !dbg !178, !tbaa !124
  %97 = icmp sgt i32 %96, 2, !dbg !180
  br i1 %97, label %98, label %101, !dbg !181

98:                                               ; preds = %94, %91
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #17, !dbg !182
  store ptr %11, ptr %5, align 8, !dbg !183, !tbaa !54, !alias.scope !193
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #17, !dbg !196
  %99 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr %92, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull align 1 dereferenceable(1) %6)
          to label %100 unwind label %109, !dbg !197

100:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #17, !dbg !198
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #17, !dbg !198
  br label %101, !dbg !198

101:                                              ; preds = %94, %100
  %102 = phi ptr [ %99, %100 ], [ %92, %94 ], !dbg !199
  %103 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %102, i64 0, i32 1, i32 0, i64 4, !dbg !200
  %104 = load i32, ptr %103, align 4, !dbg !103, !tbaa !124
  %105 = icmp sgt i32 %104, 0, !dbg !103
  br i1 %105, label %111, label %106, !dbg !103

106:                                              ; preds = %101
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !103
  unreachable, !dbg !103

107:                                              ; preds = %33
  %108 = landingpad { ptr, i32 }
          cleanup, !dbg !201
  br label %199, !dbg !202

109:                                              ; preds = %98
  %110 = landingpad { ptr, i32 }
          cleanup, !dbg !201
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #17, !dbg !103
  br label %194, !dbg !103

111:                                              ; preds = %75, %101
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %11) #17, !dbg !103
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %9)
          to label %112 unwind label %177, !dbg !203

112:                                              ; preds = %111
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %10)
          to label %113 unwind label %177, !dbg !204

113:                                              ; preds = %112
  %114 = load i64, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 1), align 8, !dbg !205, !tbaa !210
  %115 = icmp eq i64 %114, 2, !dbg !211
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %12) #17, !dbg !211
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %13) #17, !dbg !211
  br i1 %115, label %116, label %176, !dbg !211

116:                                              ; preds = %113
  store i32 1, ptr %12, align 4, !dbg !211, !tbaa !124
  %117 = load ptr, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !212, !tbaa !20
  %118 = icmp eq ptr %117, null, !dbg !218
  br i1 %118, label %131, label %119, !dbg !220

119:                                              ; preds = %116, %119
  %120 = phi ptr [ %129, %119 ], [ %117, %116 ]
  %121 = phi ptr [ %127, %119 ], [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %116 ]
  %122 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %120, i64 0, i32 1, !dbg !221
  %123 = load i32, ptr %122, align 4, !dbg !224, !tbaa !124
  %124 = icmp slt i32 %123, 1, !dbg !226
  %125 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %120, i64 0, i32 3, !dbg !227
  %126 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %120, i64 0, i32 2, !dbg !227
  %127 = select i1 %124, ptr %121, ptr %120, !dbg !227
  %128 = select i1 %124, ptr %125, ptr %126, !dbg !227
  %129 = load ptr, ptr %128, align 8, !dbg !228, !tbaa !54
  %130 = icmp eq ptr %129, null, !dbg !218
  br i1 %130, label %131, label %119, !dbg !220, !llvm.loop !229

131:                                              ; preds = %119, %116
  %132 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %116 ], [ %127, %119 ]
  %133 = icmp eq ptr %132, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !231
  br i1 %133, label %138, label %134, !dbg !233

134:                                              ; preds = %131
  %135 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %132, i64 0, i32 1, !dbg !234
  %136 = load i32, ptr %135, align 4, !dbg !237, !tbaa !124
  %137 = icmp sgt i32 %136, 1, !dbg !239
  br i1 %137, label %138, label %141, !dbg !240

138:                                              ; preds = %134, %131
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17, !dbg !241
  store ptr %12, ptr %3, align 8, !dbg !242, !tbaa !54, !alias.scope !247
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #17, !dbg !250
  %139 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr %132, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %140 unwind label %179, !dbg !251

140:                                              ; preds = %138
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #17, !dbg !252
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17, !dbg !252
  br label %141, !dbg !252

141:                                              ; preds = %134, %140
  %142 = phi ptr [ %139, %140 ], [ %132, %134 ], !dbg !253
  %143 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %142, i64 0, i32 1, i32 0, i64 4, !dbg !254
  %144 = load i32, ptr %143, align 4, !dbg !211, !tbaa !124
  %145 = icmp eq i32 %144, 1, !dbg !211
  br i1 %145, label %146, label %176, !dbg !211

146:                                              ; preds = %141
  store i32 2, ptr %13, align 4, !dbg !211, !tbaa !124
  %147 = load ptr, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !255, !tbaa !20
  %148 = icmp eq ptr %147, null, !dbg !261
  br i1 %148, label %161, label %149, !dbg !263

149:                                              ; preds = %146, %149
  %150 = phi ptr [ %159, %149 ], [ %147, %146 ]
  %151 = phi ptr [ %157, %149 ], [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %146 ]
  %152 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %150, i64 0, i32 1, !dbg !264
  %153 = load i32, ptr %152, align 4, !dbg !267, !tbaa !124
  %154 = icmp slt i32 %153, 2, !dbg !269
  %155 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %150, i64 0, i32 3, !dbg !270
  %156 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %150, i64 0, i32 2, !dbg !270
  %157 = select i1 %154, ptr %151, ptr %150, !dbg !270
  %158 = select i1 %154, ptr %155, ptr %156, !dbg !270
  %159 = load ptr, ptr %158, align 8, !dbg !271, !tbaa !54
  %160 = icmp eq ptr %159, null, !dbg !261
  br i1 %160, label %161, label %149, !dbg !263, !llvm.loop !272

161:                                              ; preds = %149, %146
  %162 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %146 ], [ %157, %149 ]
  %163 = icmp eq ptr %162, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !274
  br i1 %163, label %168, label %164, !dbg !276

164:                                              ; preds = %161
  %165 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %162, i64 0, i32 1, !dbg !277
  %166 = load i32, ptr %165, align 4, !dbg !280, !tbaa !124
  %167 = icmp sgt i32 %166, 2, !dbg !282
  br i1 %167, label %168, label %171, !dbg !283

168:                                              ; preds = %164, %161
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #17, !dbg !284
  store ptr %13, ptr %1, align 8, !dbg !285, !tbaa !54, !alias.scope !290
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #17, !dbg !293
  %169 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr %162, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2)
          to label %170 unwind label %181, !dbg !294

170:                                              ; preds = %168
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #17, !dbg !295
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #17, !dbg !295
  br label %171, !dbg !295

171:                                              ; preds = %164, %170
  %172 = phi ptr [ %169, %170 ], [ %162, %164 ], !dbg !296
  %173 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %172, i64 0, i32 1, i32 0, i64 4, !dbg !297
  %174 = load i32, ptr %173, align 4, !dbg !211, !tbaa !124
  %175 = icmp eq i32 %174, 2, !dbg !211
  br i1 %175, label %183, label %176, !dbg !211

176:                                              ; preds = %141, %113, %171
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !211
  unreachable, !dbg !211

177:                                              ; preds = %112, %111
  %178 = landingpad { ptr, i32 }
          cleanup, !dbg !201
  br label %194, !dbg !201

179:                                              ; preds = %138
  %180 = landingpad { ptr, i32 }
          cleanup, !dbg !201
  br label %192, !dbg !201

181:                                              ; preds = %168
  %182 = landingpad { ptr, i32 }
          cleanup, !dbg !201
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #17, !dbg !211
  br label %192, !dbg !211

183:                                              ; preds = %171
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %13) #17, !dbg !211
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #17, !dbg !211
  %184 = load i64, ptr %10, align 8, !dbg !298, !tbaa.struct !303
  %185 = icmp eq i64 %184, 0, !dbg !305
  br i1 %185, label %187, label %186, !dbg !308

186:                                              ; preds = %183
  call void @_ZSt9terminatev() #16, !dbg !309
  unreachable, !dbg !309

187:                                              ; preds = %183
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #17, !dbg !201
  %188 = load i64, ptr %9, align 8, !dbg !313, !tbaa.struct !303
  %189 = icmp eq i64 %188, 0, !dbg !316
  br i1 %189, label %191, label %190, !dbg !318

190:                                              ; preds = %187
  call void @_ZSt9terminatev() #16, !dbg !319
  unreachable, !dbg !319

191:                                              ; preds = %187
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #17, !dbg !201
  ret i32 0, !dbg !201

192:                                              ; preds = %181, %179
  %193 = phi { ptr, i32 } [ %182, %181 ], [ %180, %179 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %12) #17, !dbg !211
  br label %194, !dbg !211

194:                                              ; preds = %192, %177, %109
  %195 = phi { ptr, i32 } [ %193, %192 ], [ %178, %177 ], [ %110, %109 ]
  %196 = load i64, ptr %10, align 8, !dbg !321, !tbaa.struct !303
  %197 = icmp eq i64 %196, 0, !dbg !324
  br i1 %197, label %199, label %198, !dbg !326

198:                                              ; preds = %194
  call void @_ZSt9terminatev() #16, !dbg !327
  unreachable, !dbg !327

199:                                              ; preds = %194, %107, %51
  %200 = phi { ptr, i32 } [ %108, %107 ], [ %44, %51 ], [ %195, %194 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10) #17, !dbg !201
  %201 = load i64, ptr %9, align 8, !dbg !329, !tbaa.struct !303
  %202 = icmp eq i64 %201, 0, !dbg !332
  br i1 %202, label %204, label %203, !dbg !334

203:                                              ; preds = %199
  call void @_ZSt9terminatev() #16, !dbg !335
  unreachable, !dbg !335

204:                                              ; preds = %199
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #17, !dbg !201
  br label %30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn nounwind
declare !dbg !337 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #17
  tail call void @_ZSt9terminatev() #16
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !339 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #7 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !340 {
  %3 = icmp eq ptr %1, null, !dbg !341
  br i1 %3, label %11, label %4, !dbg !342

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %5, i64 0, i32 3, !dbg !343
  %7 = load ptr, ptr %6, align 8, !dbg !343, !tbaa !346
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7), !dbg !347
  %8 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %5, i64 0, i32 2, !dbg !348
  %9 = load ptr, ptr %8, align 8, !dbg !348, !tbaa !351
  tail call void @_ZdlPv(ptr noundef %5) #19, !dbg !352
  %10 = icmp eq ptr %9, null, !dbg !341
  br i1 %10, label %11, label %4, !dbg !342, !llvm.loop !363

11:                                               ; preds = %4, %2
  ret void, !dbg !365
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #10 align 2 !dbg !366 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !367
  tail call void @_ZdlPv(ptr noundef %0) #19, !dbg !367
  ret void, !dbg !367
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #7 align 2 !dbg !368 {
  tail call fastcc void @_ZL5counti(i32 noundef 1), !dbg !369
  tail call fastcc void @_ZL5counti(i32 noundef 2), !dbg !381
  ret void, !dbg !382
}

; Function Attrs: uwtable
define internal fastcc void @_ZL5counti(i32 noundef %0) unnamed_addr #11 personality ptr @__gxx_personality_v0 !dbg !383 {
  %2 = alloca %"class.std::tuple.7", align 8
  %3 = alloca %"class.std::tuple.10", align 1
  %4 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !124
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #17, !dbg !384
  %6 = icmp eq i32 %5, 0, !dbg !393
  br i1 %6, label %8, label %7, !dbg !393

7:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %5) #20, !dbg !394
  unreachable, !dbg !394

8:                                                ; preds = %1
  %9 = load ptr, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !395, !tbaa !20
  %10 = icmp eq ptr %9, null, !dbg !402
  br i1 %10, label %25, label %11, !dbg !404

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !tbaa !124
  br label %13, !dbg !404

13:                                               ; preds = %13, %11
  %14 = phi ptr [ %9, %11 ], [ %23, %13 ]
  %15 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %11 ], [ %21, %13 ]
  %16 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %14, i64 0, i32 1, !dbg !405
  %17 = load i32, ptr %16, align 4, !dbg !408, !tbaa !124
  %18 = icmp slt i32 %17, %12, !dbg !410
  %19 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %14, i64 0, i32 3, !dbg !411
  %20 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %14, i64 0, i32 2, !dbg !411
  %21 = select i1 %18, ptr %15, ptr %14, !dbg !411
  %22 = select i1 %18, ptr %19, ptr %20, !dbg !411
  %23 = load ptr, ptr %22, align 8, !dbg !412, !tbaa !54
  %24 = icmp eq ptr %23, null, !dbg !402
  br i1 %24, label %25, label %13, !dbg !404, !llvm.loop !413

25:                                               ; preds = %13, %8
  %26 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %8 ], [ %21, %13 ]
  %27 = icmp eq ptr %26, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !415
  br i1 %27, label %33, label %28, !dbg !417

28:                                               ; preds = %25
  %29 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %26, i64 0, i32 1, !dbg !418
  %30 = load i32, ptr %4, align 4, !dbg !421, !tbaa !124
  %31 = load i32, ptr %29, align 4, !dbg !423, !tbaa !124
  %32 = icmp slt i32 %30, %31, !dbg !424
  br i1 %32, label %33, label %36, !dbg !425

33:                                               ; preds = %28, %25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17, !dbg !426
  store ptr %4, ptr %2, align 8, !dbg !427, !tbaa !54
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #17, !dbg !434
  %34 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJRS1_EESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr %26, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 1 dereferenceable(1) %3)
          to label %35 unwind label %42, !dbg !435

35:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #17, !dbg !436
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17, !dbg !436
  br label %36, !dbg !436

36:                                               ; preds = %28, %35
  %37 = phi ptr [ %34, %35 ], [ %26, %28 ], !dbg !437
  %38 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %37, i64 0, i32 1, i32 0, i64 4, !dbg !438
  %39 = load i32, ptr %38, align 4, !dbg !439, !tbaa !124
  %40 = add nsw i32 %39, 1, !dbg !439
  store i32 %40, ptr %38, align 4, !dbg !439, !tbaa !124
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #17, !dbg !440
  ret void, !dbg !447

42:                                               ; preds = %33
  %43 = landingpad { ptr, i32 }
          cleanup, !dbg !447
  %44 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #17, !dbg !448
  resume { ptr, i32 } %43, !dbg !447
}

; Function Attrs: noreturn
declare !dbg !452 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare !dbg !454 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #13

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJRS1_EESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) local_unnamed_addr #11 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !456 {
  %6 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #18, !dbg !457
  %7 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %6, i64 0, i32 1, !dbg !468
  %8 = load i64, ptr %3, align 8, !dbg !472, !tbaa !54
  %9 = inttoptr i64 %8 to ptr, !dbg !472
  %10 = load i32, ptr %9, align 4, !dbg !481, !tbaa !124
  store i32 %10, ptr %7, align 4, !dbg !487, !tbaa !488
  %11 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %6, i64 0, i32 1, i32 0, i64 4, !dbg !490
  store i32 0, ptr %11, align 4, !dbg !490, !tbaa !491
  %12 = invoke { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %7)
          to label %13 unwind label %32, !dbg !492

13:                                               ; preds = %5
  %14 = extractvalue { ptr, ptr } %12, 0, !dbg !492
  %15 = extractvalue { ptr, ptr } %12, 1, !dbg !492
  %16 = icmp eq ptr %15, null, !dbg !493
  br i1 %16, label %34, label %17, !dbg !493

17:                                               ; preds = %13
  %18 = icmp ne ptr %14, null, !dbg !494
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = icmp eq ptr %19, %15
  %21 = select i1 %18, i1 true, i1 %20, !dbg !499
  br i1 %21, label %27, label %22, !dbg !499

22:                                               ; preds = %17
  %23 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %15, i64 0, i32 1, !dbg !500
  %24 = load i32, ptr %7, align 4, !dbg !504, !tbaa !124
  %25 = load i32, ptr %23, align 4, !dbg !506, !tbaa !124
  %26 = icmp slt i32 %24, %25, !dbg !507
  br label %27, !dbg !508

27:                                               ; preds = %17, %22
  %28 = phi i1 [ true, %17 ], [ %26, %22 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %28, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull align 8 dereferenceable(32) %19) #17, !dbg !509
  %29 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !510
  %30 = load i64, ptr %29, align 8, !dbg !511, !tbaa !210
  %31 = add i64 %30, 1, !dbg !511
  store i64 %31, ptr %29, align 8, !dbg !511, !tbaa !210
  br label %34, !dbg !512

32:                                               ; preds = %5
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !513
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !514
  resume { ptr, i32 } %33, !dbg !513

34:                                               ; preds = %13, %27
  %35 = phi ptr [ null, %27 ], [ %6, %13 ], !dbg !521
  %36 = phi ptr [ %6, %27 ], [ %14, %13 ], !dbg !521
  %37 = icmp eq ptr %35, null, !dbg !522
  br i1 %37, label %39, label %38, !dbg !522

38:                                               ; preds = %34
  tail call void @_ZdlPv(ptr noundef %35) #19, !dbg !524
  br label %39, !dbg !529

39:                                               ; preds = %34, %38
  ret ptr %36, !dbg !513
}

; Function Attrs: uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #11 comdat align 2 !dbg !530 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !531
  %5 = icmp eq ptr %4, %1, !dbg !534
  br i1 %5, label %6, label %51, !dbg !535

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !536
  %8 = load i64, ptr %7, align 8, !dbg !536, !tbaa !210
  %9 = icmp eq i64 %8, 0, !dbg !538
  br i1 %9, label %17, label %10, !dbg !539

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !540
  %12 = load ptr, ptr %11, align 8, !dbg !543, !tbaa !54
  %13 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %12, i64 0, i32 1, !dbg !544
  %14 = load i32, ptr %13, align 4, !dbg !548, !tbaa !124
  %15 = load i32, ptr %2, align 4, !dbg !550, !tbaa !124
  %16 = icmp slt i32 %14, %15, !dbg !551
  br i1 %16, label %148, label %17, !dbg !552

17:                                               ; preds = %10, %6
  %18 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !553
  %19 = load ptr, ptr %18, align 8, !dbg !558, !tbaa !54
  %20 = icmp eq ptr %19, null, !dbg !559
  br i1 %20, label %33, label %21, !dbg !560

21:                                               ; preds = %17
  %22 = load i32, ptr %2, align 4, !tbaa !124
  br label %23, !dbg !560

23:                                               ; preds = %23, %21
  %24 = phi ptr [ %19, %21 ], [ %31, %23 ]
  %25 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %24, i64 0, i32 1, !dbg !561
  %26 = load i32, ptr %25, align 4, !dbg !564, !tbaa !124
  %27 = icmp slt i32 %22, %26, !dbg !566
  %28 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %24, i64 0, i32 2, !dbg !567
  %29 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %24, i64 0, i32 3, !dbg !567
  %30 = select i1 %27, ptr %28, ptr %29, !dbg !567
  %31 = load ptr, ptr %30, align 8, !dbg !558, !tbaa !54
  %32 = icmp eq ptr %31, null, !dbg !559
  br i1 %32, label %33, label %23, !dbg !560, !llvm.loop !568

33:                                               ; preds = %23, %17
  %34 = phi ptr [ %4, %17 ], [ %24, %23 ], !dbg !558
  %35 = phi i1 [ true, %17 ], [ %27, %23 ]
  %36 = phi ptr [ %19, %17 ], [ %31, %23 ], !dbg !558
  br i1 %35, label %37, label %43, !dbg !570

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !571
  %39 = load ptr, ptr %38, align 8, !dbg !571, !tbaa !574
  %40 = icmp eq ptr %34, %39, !dbg !575
  br i1 %40, label %148, label %41, !dbg !577

41:                                               ; preds = %37
  %42 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %34) #21, !dbg !578
  br label %43, !dbg !581

43:                                               ; preds = %41, %33
  %44 = phi ptr [ %42, %41 ], [ %34, %33 ], !dbg !558
  %45 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %44, i64 0, i32 1, !dbg !582
  %46 = load i32, ptr %45, align 4, !dbg !586, !tbaa !124
  %47 = load i32, ptr %2, align 4, !dbg !588, !tbaa !124
  %48 = icmp slt i32 %46, %47, !dbg !589
  %49 = select i1 %48, ptr %36, ptr %44, !dbg !558
  %50 = select i1 %48, ptr %34, ptr null, !dbg !558
  br label %148, !dbg !558

51:                                               ; preds = %3
  %52 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %1, i64 0, i32 1, !dbg !590
  %53 = load i32, ptr %2, align 4, !dbg !594, !tbaa !124
  %54 = load i32, ptr %52, align 4, !dbg !596, !tbaa !124
  %55 = icmp slt i32 %53, %54, !dbg !597
  br i1 %55, label %56, label %100, !dbg !598

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !599
  %58 = load ptr, ptr %57, align 8, !dbg !602, !tbaa !54
  %59 = icmp eq ptr %58, %1, !dbg !603
  br i1 %59, label %148, label %60, !dbg !604

60:                                               ; preds = %56
  %61 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %1) #21, !dbg !605
  %62 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %61, i64 0, i32 1, !dbg !607
  %63 = load i32, ptr %62, align 4, !dbg !611, !tbaa !124
  %64 = icmp slt i32 %63, %53, !dbg !613
  br i1 %64, label %65, label %71, !dbg !614

65:                                               ; preds = %60
  %66 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %61, i64 0, i32 3, !dbg !615
  %67 = load ptr, ptr %66, align 8, !dbg !615, !tbaa !346
  %68 = icmp eq ptr %67, null, !dbg !617
  %69 = select i1 %68, ptr null, ptr %1, !dbg !618
  %70 = select i1 %68, ptr %61, ptr %1, !dbg !618
  br label %148, !dbg !618

71:                                               ; preds = %60
  %72 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !619
  %73 = load ptr, ptr %72, align 8, !dbg !623, !tbaa !54
  %74 = icmp eq ptr %73, null, !dbg !624
  br i1 %74, label %85, label %75, !dbg !625

75:                                               ; preds = %71, %75
  %76 = phi ptr [ %83, %75 ], [ %73, %71 ]
  %77 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %76, i64 0, i32 1, !dbg !626
  %78 = load i32, ptr %77, align 4, !dbg !629, !tbaa !124
  %79 = icmp slt i32 %53, %78, !dbg !631
  %80 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %76, i64 0, i32 2, !dbg !632
  %81 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %76, i64 0, i32 3, !dbg !632
  %82 = select i1 %79, ptr %80, ptr %81, !dbg !632
  %83 = load ptr, ptr %82, align 8, !dbg !623, !tbaa !54
  %84 = icmp eq ptr %83, null, !dbg !624
  br i1 %84, label %85, label %75, !dbg !625, !llvm.loop !633

85:                                               ; preds = %75, %71
  %86 = phi ptr [ %4, %71 ], [ %76, %75 ], !dbg !623
  %87 = phi i1 [ true, %71 ], [ %79, %75 ]
  %88 = phi ptr [ %73, %71 ], [ %83, %75 ], !dbg !623
  br i1 %87, label %89, label %93, !dbg !635

89:                                               ; preds = %85
  %90 = icmp eq ptr %86, %58, !dbg !636
  br i1 %90, label %148, label %91, !dbg !638

91:                                               ; preds = %89
  %92 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %86) #21, !dbg !639
  br label %93, !dbg !641

93:                                               ; preds = %91, %85
  %94 = phi ptr [ %92, %91 ], [ %86, %85 ], !dbg !623
  %95 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %94, i64 0, i32 1, !dbg !642
  %96 = load i32, ptr %95, align 4, !dbg !646, !tbaa !124
  %97 = icmp slt i32 %96, %53, !dbg !648
  %98 = select i1 %97, ptr %88, ptr %94, !dbg !623
  %99 = select i1 %97, ptr %86, ptr null, !dbg !623
  br label %148, !dbg !623

100:                                              ; preds = %51
  %101 = icmp slt i32 %54, %53, !dbg !649
  br i1 %101, label %102, label %148, !dbg !651

102:                                              ; preds = %100
  %103 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !652
  %104 = load ptr, ptr %103, align 8, !dbg !654, !tbaa !54
  %105 = icmp eq ptr %104, %1, !dbg !655
  br i1 %105, label %148, label %106, !dbg !656

106:                                              ; preds = %102
  %107 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %1) #21, !dbg !657
  %108 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %107, i64 0, i32 1, !dbg !660
  %109 = load i32, ptr %108, align 4, !dbg !664, !tbaa !124
  %110 = icmp slt i32 %53, %109, !dbg !666
  br i1 %110, label %111, label %117, !dbg !667

111:                                              ; preds = %106
  %112 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %1, i64 0, i32 3, !dbg !668
  %113 = load ptr, ptr %112, align 8, !dbg !668, !tbaa !346
  %114 = icmp eq ptr %113, null, !dbg !670
  %115 = select i1 %114, ptr null, ptr %107, !dbg !618
  %116 = select i1 %114, ptr %1, ptr %107, !dbg !618
  br label %148, !dbg !618

117:                                              ; preds = %106
  %118 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !671
  %119 = load ptr, ptr %118, align 8, !dbg !675, !tbaa !54
  %120 = icmp eq ptr %119, null, !dbg !676
  br i1 %120, label %131, label %121, !dbg !677

121:                                              ; preds = %117, %121
  %122 = phi ptr [ %129, %121 ], [ %119, %117 ]
  %123 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %122, i64 0, i32 1, !dbg !678
  %124 = load i32, ptr %123, align 4, !dbg !681, !tbaa !124
  %125 = icmp slt i32 %53, %124, !dbg !683
  %126 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %122, i64 0, i32 2, !dbg !684
  %127 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %122, i64 0, i32 3, !dbg !684
  %128 = select i1 %125, ptr %126, ptr %127, !dbg !684
  %129 = load ptr, ptr %128, align 8, !dbg !675, !tbaa !54
  %130 = icmp eq ptr %129, null, !dbg !676
  br i1 %130, label %131, label %121, !dbg !677, !llvm.loop !685

131:                                              ; preds = %121, %117
  %132 = phi ptr [ %4, %117 ], [ %122, %121 ], !dbg !675
  %133 = phi i1 [ true, %117 ], [ %125, %121 ]
  %134 = phi ptr [ %119, %117 ], [ %129, %121 ], !dbg !675
  br i1 %133, label %135, label %141, !dbg !687

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !688
  %137 = load ptr, ptr %136, align 8, !dbg !688, !tbaa !574
  %138 = icmp eq ptr %132, %137, !dbg !690
  br i1 %138, label %148, label %139, !dbg !692

139:                                              ; preds = %135
  %140 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %132) #21, !dbg !693
  br label %141, !dbg !695

141:                                              ; preds = %139, %131
  %142 = phi ptr [ %140, %139 ], [ %132, %131 ], !dbg !675
  %143 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %142, i64 0, i32 1, !dbg !696
  %144 = load i32, ptr %143, align 4, !dbg !700, !tbaa !124
  %145 = icmp slt i32 %144, %53, !dbg !702
  %146 = select i1 %145, ptr %134, ptr %142, !dbg !675
  %147 = select i1 %145, ptr %132, ptr null, !dbg !675
  br label %148, !dbg !675

148:                                              ; preds = %141, %135, %93, %89, %43, %37, %100, %102, %111, %56, %65, %10
  %149 = phi ptr [ null, %10 ], [ %58, %56 ], [ %69, %65 ], [ null, %102 ], [ %115, %111 ], [ %1, %100 ], [ %36, %37 ], [ %49, %43 ], [ %88, %89 ], [ %98, %93 ], [ %134, %135 ], [ %146, %141 ], !dbg !618
  %150 = phi ptr [ %12, %10 ], [ %58, %56 ], [ %70, %65 ], [ %104, %102 ], [ %116, %111 ], [ null, %100 ], [ %34, %37 ], [ %50, %43 ], [ %86, %89 ], [ %99, %93 ], [ %132, %135 ], [ %147, %141 ], !dbg !618
  %151 = insertvalue { ptr, ptr } poison, ptr %149, 0, !dbg !703
  %152 = insertvalue { ptr, ptr } %151, ptr %150, 1, !dbg !703
  ret { ptr, ptr } %152, !dbg !703
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare !dbg !704 noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare !dbg !705 noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare !dbg !706 void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #13

; Function Attrs: nounwind
declare !dbg !707 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #13

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #13

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #10 align 2 !dbg !708 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !709
  tail call void @_ZdlPv(ptr noundef %0) #19, !dbg !709
  ret void, !dbg !709
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #7 align 2 !dbg !710 {
  tail call fastcc void @_ZL5counti(i32 noundef 2), !dbg !711
  ret void, !dbg !722
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) local_unnamed_addr #11 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !723 {
  %6 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #18, !dbg !724
  %7 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %6, i64 0, i32 1, !dbg !732
  %8 = load i64, ptr %3, align 8, !dbg !736, !tbaa !54
  %9 = inttoptr i64 %8 to ptr, !dbg !736
  %10 = load i32, ptr %9, align 4, !dbg !745, !tbaa !124
  store i32 %10, ptr %7, align 4, !dbg !751, !tbaa !488
  %11 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %6, i64 0, i32 1, i32 0, i64 4, !dbg !752
  store i32 0, ptr %11, align 4, !dbg !752, !tbaa !491
  %12 = invoke { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %7)
          to label %13 unwind label %32, !dbg !753

13:                                               ; preds = %5
  %14 = extractvalue { ptr, ptr } %12, 0, !dbg !753
  %15 = extractvalue { ptr, ptr } %12, 1, !dbg !753
  %16 = icmp eq ptr %15, null, !dbg !754
  br i1 %16, label %34, label %17, !dbg !754

17:                                               ; preds = %13
  %18 = icmp ne ptr %14, null, !dbg !755
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = icmp eq ptr %19, %15
  %21 = select i1 %18, i1 true, i1 %20, !dbg !758
  br i1 %21, label %27, label %22, !dbg !758

22:                                               ; preds = %17
  %23 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %15, i64 0, i32 1, !dbg !759
  %24 = load i32, ptr %7, align 4, !dbg !763, !tbaa !124
  %25 = load i32, ptr %23, align 4, !dbg !765, !tbaa !124
  %26 = icmp slt i32 %24, %25, !dbg !766
  br label %27, !dbg !767

27:                                               ; preds = %17, %22
  %28 = phi i1 [ true, %17 ], [ %26, %22 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %28, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull align 8 dereferenceable(32) %19) #17, !dbg !768
  %29 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !769
  %30 = load i64, ptr %29, align 8, !dbg !770, !tbaa !210
  %31 = add i64 %30, 1, !dbg !770
  store i64 %31, ptr %29, align 8, !dbg !770, !tbaa !210
  br label %34, !dbg !771

32:                                               ; preds = %5
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !772
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !773
  resume { ptr, i32 } %33, !dbg !772

34:                                               ; preds = %13, %27
  %35 = phi ptr [ null, %27 ], [ %6, %13 ], !dbg !779
  %36 = phi ptr [ %6, %27 ], [ %14, %13 ], !dbg !779
  %37 = icmp eq ptr %35, null, !dbg !780
  br i1 %37, label %39, label %38, !dbg !780

38:                                               ; preds = %34
  tail call void @_ZdlPv(ptr noundef %35) #19, !dbg !782
  br label %39, !dbg !787

39:                                               ; preds = %34, %38
  ret ptr %36, !dbg !772
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_map.cpp() #15 section ".text.startup" personality ptr @__gxx_personality_v0 !dbg !788 {
  store i32 0, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), align 8, !dbg !790, !tbaa !802
  store ptr null, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !803, !tbaa !20
  store ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 2), align 8, !dbg !806, !tbaa !574
  store ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 3), align 8, !dbg !807, !tbaa !808
  store i64 0, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 1), align 8, !dbg !809, !tbaa !210
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev, ptr nonnull @_ZL6counts, ptr nonnull @__dso_handle) #17, !dbg !810
  ret void
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { noreturn nounwind }
attributes #17 = { nounwind }
attributes #18 = { builtin allocsize(0) }
attributes #19 = { builtin nounwind }
attributes #20 = { noreturn }
attributes #21 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/map.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~map", scope: !9, file: !9, line: 312, type: !10, scopeLine: 312, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/stl_map.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "_M_mbegin", scope: !14, file: !14, line: 734, type: !10, scopeLine: 735, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "include/c++/12/bits/stl_tree.h", directory: "")
!15 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "_M_begin", scope: !14, file: !14, line: 738, type: !10, scopeLine: 739, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!17 = distinct !DILocation(line: 984, column: 18, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "~_Rb_tree", scope: !14, file: !14, line: 983, type: !10, scopeLine: 984, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!19 = distinct !DILocation(line: 312, column: 22, scope: !8)
!20 = !{!21, !26, i64 8}
!21 = !{!"_ZTSSt15_Rb_tree_header", !22, i64 0, !27, i64 32}
!22 = !{!"_ZTSSt18_Rb_tree_node_base", !23, i64 0, !26, i64 8, !26, i64 16, !26, i64 24}
!23 = !{!"_ZTSSt14_Rb_tree_color", !24, i64 0}
!24 = !{!"omnipotent char", !25, i64 0}
!25 = !{!"Simple C++ TBAA"}
!26 = !{!"any pointer", !24, i64 0}
!27 = !{!"long", !24, i64 0}
!28 = !DILocation(line: 984, column: 9, scope: !18, inlinedAt: !19)
!29 = !DILocation(line: 312, column: 22, scope: !8)
!30 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !10, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = !DILocation(line: 18, column: 2, scope: !30)
!32 = !DILocation(line: 85, column: 23, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "id", scope: !34, file: !34, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!34 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!35 = distinct !DILocation(line: 126, column: 7, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "thread<(lambda at cpp/map.cpp:18:16), void>", scope: !34, file: !34, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!37 = distinct !DILocation(line: 18, column: 14, scope: !30)
!38 = !{!39, !27, i64 0}
!39 = !{!"_ZTSNSt6thread2idE", !27, i64 0}
!40 = !DILocation(line: 142, column: 29, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 207, column: 4, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/map.cpp:18:16)>", scope: !34, file: !34, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!43 = distinct !DILocation(line: 142, column: 33, scope: !36, inlinedAt: !37)
!44 = !{!45, !45, i64 0}
!45 = !{!"vtable pointer", !25, i64 0}
!46 = !DILocation(line: 168, column: 56, scope: !47, inlinedAt: !49)
!47 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !48, file: !48, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!48 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!49 = distinct !DILocation(line: 233, column: 40, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !48, file: !48, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!51 = distinct !DILocation(line: 310, column: 4, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !48, file: !48, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!53 = distinct !DILocation(line: 142, column: 18, scope: !36, inlinedAt: !37)
!54 = !{!26, !26, i64 0}
!55 = !DILocation(line: 142, column: 2, scope: !36, inlinedAt: !37)
!56 = !DILocation(line: 395, column: 6, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "~unique_ptr", scope: !48, file: !48, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = distinct !DILocation(line: 142, column: 2, scope: !36, inlinedAt: !37)
!59 = !DILocation(line: 395, column: 12, scope: !57, inlinedAt: !58)
!60 = !DILocation(line: 95, column: 2, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "operator()", scope: !48, file: !48, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!62 = distinct !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !58)
!63 = !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !58)
!64 = !DILocation(line: 145, column: 7, scope: !36, inlinedAt: !37)
!65 = !DILocation(line: 395, column: 6, scope: !57, inlinedAt: !66)
!66 = distinct !DILocation(line: 142, column: 2, scope: !36, inlinedAt: !37)
!67 = !DILocation(line: 395, column: 12, scope: !57, inlinedAt: !66)
!68 = !DILocation(line: 95, column: 2, scope: !61, inlinedAt: !69)
!69 = distinct !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !66)
!70 = !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !66)
!71 = !DILocation(line: 0, scope: !30)
!72 = !DILocation(line: 397, column: 8, scope: !57, inlinedAt: !66)
!73 = !DILocation(line: 397, column: 8, scope: !57, inlinedAt: !58)
!74 = !DILocation(line: 22, column: 2, scope: !30)
!75 = !DILocation(line: 85, column: 23, scope: !33, inlinedAt: !76)
!76 = distinct !DILocation(line: 126, column: 7, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "thread<(lambda at cpp/map.cpp:22:16), void>", scope: !34, file: !34, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!78 = distinct !DILocation(line: 22, column: 14, scope: !30)
!79 = !DILocation(line: 142, column: 29, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 207, column: 4, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/map.cpp:22:16)>", scope: !34, file: !34, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!82 = distinct !DILocation(line: 142, column: 33, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 168, column: 56, scope: !47, inlinedAt: !84)
!84 = distinct !DILocation(line: 233, column: 40, scope: !50, inlinedAt: !85)
!85 = distinct !DILocation(line: 310, column: 4, scope: !52, inlinedAt: !86)
!86 = distinct !DILocation(line: 142, column: 18, scope: !77, inlinedAt: !78)
!87 = !DILocation(line: 142, column: 2, scope: !77, inlinedAt: !78)
!88 = !DILocation(line: 395, column: 6, scope: !57, inlinedAt: !89)
!89 = distinct !DILocation(line: 142, column: 2, scope: !77, inlinedAt: !78)
!90 = !DILocation(line: 395, column: 12, scope: !57, inlinedAt: !89)
!91 = !DILocation(line: 95, column: 2, scope: !61, inlinedAt: !92)
!92 = distinct !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !89)
!93 = !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !89)
!94 = !DILocation(line: 145, column: 7, scope: !77, inlinedAt: !78)
!95 = !DILocation(line: 395, column: 6, scope: !57, inlinedAt: !96)
!96 = distinct !DILocation(line: 142, column: 2, scope: !77, inlinedAt: !78)
!97 = !DILocation(line: 395, column: 12, scope: !57, inlinedAt: !96)
!98 = !DILocation(line: 95, column: 2, scope: !61, inlinedAt: !99)
!99 = distinct !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !96)
!100 = !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !96)
!101 = !DILocation(line: 397, column: 8, scope: !57, inlinedAt: !96)
!102 = !DILocation(line: 397, column: 8, scope: !57, inlinedAt: !89)
!103 = !DILocation(line: 24, column: 2, scope: !30)
!104 = !DILocation(line: 745, column: 29, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "_M_begin", scope: !14, file: !14, line: 742, type: !10, scopeLine: 743, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!106 = distinct !DILocation(line: 2544, column: 43, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 2542, type: !10, scopeLine: 2543, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!108 = distinct !DILocation(line: 1264, column: 21, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "count", scope: !9, file: !9, line: 1263, type: !10, scopeLine: 1264, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!110 = distinct !DILocation(line: 24, column: 2, scope: !30)
!111 = !DILocation(line: 1966, column: 18, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "_M_lower_bound", scope: !14, file: !14, line: 1963, type: !10, scopeLine: 1965, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = distinct !DILocation(line: 2544, column: 28, scope: !107, inlinedAt: !108)
!114 = !DILocation(line: 1966, column: 7, scope: !112, inlinedAt: !113)
!115 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "_M_valptr", scope: !14, file: !14, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!117 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "_S_key", scope: !14, file: !14, line: 757, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = distinct !DILocation(line: 1967, column: 30, scope: !112, inlinedAt: !113)
!120 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !123)
!121 = distinct !DISubprogram(name: "operator()", scope: !122, file: !122, line: 407, type: !10, scopeLine: 408, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!122 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!123 = distinct !DILocation(line: 1967, column: 7, scope: !112, inlinedAt: !113)
!124 = !{!125, !125, i64 0}
!125 = !{!"int", !24, i64 0}
!126 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !123)
!127 = !DILocation(line: 1967, column: 6, scope: !112, inlinedAt: !113)
!128 = !DILocation(line: 0, scope: !112, inlinedAt: !113)
!129 = distinct !{!129, !114, !130, !131, !132}
!130 = !DILocation(line: 1970, column: 22, scope: !112, inlinedAt: !113)
!131 = !{!"llvm.loop.mustprogress"}
!132 = !{!"llvm.loop.unroll.disable"}
!133 = !DILocation(line: 397, column: 28, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 396, type: !10, scopeLine: 397, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!135 = distinct !DILocation(line: 2545, column: 19, scope: !107, inlinedAt: !108)
!136 = !DILocation(line: 2546, column: 8, scope: !107, inlinedAt: !108)
!137 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !138)
!138 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !139)
!139 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "_S_key", scope: !14, file: !14, line: 795, type: !10, scopeLine: 796, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!141 = distinct !DILocation(line: 2547, column: 6, scope: !107, inlinedAt: !108)
!142 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !143)
!143 = distinct !DILocation(line: 2546, column: 11, scope: !107, inlinedAt: !108)
!144 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !143)
!145 = !DILocation(line: 2545, column: 14, scope: !107, inlinedAt: !108)
!146 = !DILocation(line: 2547, scope: !107, inlinedAt: !108)
!147 = !DILocation(line: 397, column: 28, scope: !134, inlinedAt: !148)
!148 = distinct !DILocation(line: 1264, column: 31, scope: !109, inlinedAt: !110)
!149 = !DILocation(line: 1950, column: 7, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "_M_lower_bound", scope: !14, file: !14, line: 1947, type: !10, scopeLine: 1949, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!151 = distinct !DILocation(line: 1270, column: 16, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "lower_bound", scope: !14, file: !14, line: 1269, type: !10, scopeLine: 1270, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!153 = distinct !DILocation(line: 1307, column: 21, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "lower_bound", scope: !9, file: !9, line: 1306, type: !10, scopeLine: 1307, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!155 = distinct !DILocation(line: 527, column: 17, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 522, type: !10, scopeLine: 523, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!157 = distinct !DILocation(line: 24, column: 2, scope: !30)
!158 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !159)
!159 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !160)
!160 = distinct !DILocation(line: 1951, column: 30, scope: !150, inlinedAt: !151)
!161 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !162)
!162 = distinct !DILocation(line: 1951, column: 7, scope: !150, inlinedAt: !151)
!163 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !162)
!164 = !DILocation(line: 1951, column: 6, scope: !150, inlinedAt: !151)
!165 = !DILocation(line: 0, scope: !150, inlinedAt: !151)
!166 = !DILocation(line: 1950, column: 18, scope: !150, inlinedAt: !151)
!167 = distinct !{!167, !149, !168, !131, !132}
!168 = !DILocation(line: 1954, column: 22, scope: !150, inlinedAt: !151)
!169 = !DILocation(line: 316, column: 28, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 315, type: !10, scopeLine: 316, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!171 = distinct !DILocation(line: 529, column: 10, scope: !156, inlinedAt: !157)
!172 = !DILocation(line: 529, column: 19, scope: !156, inlinedAt: !157)
!173 = !DILocation(line: 235, column: 16, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "_M_valptr", scope: !14, file: !14, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!175 = distinct !DILocation(line: 278, column: 51, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "operator*", scope: !14, file: !14, line: 277, type: !10, scopeLine: 278, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!177 = distinct !DILocation(line: 529, column: 39, scope: !156, inlinedAt: !157)
!178 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !179)
!179 = distinct !DILocation(line: 529, column: 22, scope: !156, inlinedAt: !157)
!180 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !179)
!181 = !DILocation(line: 529, column: 6, scope: !156, inlinedAt: !157)
!182 = !DILocation(line: 531, column: 6, scope: !156, inlinedAt: !157)
!183 = !DILocation(line: 200, column: 4, scope: !184, inlinedAt: !186)
!184 = distinct !DISubprogram(name: "_Head_base<int>", scope: !185, file: !185, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!185 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!186 = distinct !DILocation(line: 441, column: 4, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !185, file: !185, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!188 = distinct !DILocation(line: 744, column: 4, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "tuple<int, true, true>", scope: !185, file: !185, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!190 = distinct !DILocation(line: 1590, column: 14, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "forward_as_tuple<int>", scope: !185, file: !185, line: 1589, type: !10, scopeLine: 1590, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!192 = distinct !DILocation(line: 531, column: 6, scope: !156, inlinedAt: !157)
!193 = !{!194}
!194 = distinct !{!194, !195, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: argument 0"}
!195 = distinct !{!195, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_"}
!196 = !DILocation(line: 532, column: 6, scope: !156, inlinedAt: !157)
!197 = !DILocation(line: 530, column: 15, scope: !156, inlinedAt: !157)
!198 = !DILocation(line: 530, column: 4, scope: !156, inlinedAt: !157)
!199 = !DILocation(line: 0, scope: !156, inlinedAt: !157)
!200 = !DILocation(line: 533, column: 16, scope: !156, inlinedAt: !157)
!201 = !DILocation(line: 29, column: 1, scope: !30)
!202 = !DILocation(line: 22, column: 14, scope: !30)
!203 = !DILocation(line: 26, column: 4, scope: !30)
!204 = !DILocation(line: 27, column: 4, scope: !30)
!205 = !DILocation(line: 1032, column: 24, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 1031, type: !10, scopeLine: 1032, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = distinct !DILocation(line: 481, column: 21, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 480, type: !10, scopeLine: 481, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!209 = distinct !DILocation(line: 28, column: 2, scope: !30)
!210 = !{!21, !27, i64 32}
!211 = !DILocation(line: 28, column: 2, scope: !30)
!212 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !213)
!213 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !214)
!214 = distinct !DILocation(line: 1270, column: 31, scope: !152, inlinedAt: !215)
!215 = distinct !DILocation(line: 1307, column: 21, scope: !154, inlinedAt: !216)
!216 = distinct !DILocation(line: 527, column: 17, scope: !156, inlinedAt: !217)
!217 = distinct !DILocation(line: 28, column: 2, scope: !30)
!218 = !DILocation(line: 1950, column: 18, scope: !150, inlinedAt: !219)
!219 = distinct !DILocation(line: 1270, column: 16, scope: !152, inlinedAt: !215)
!220 = !DILocation(line: 1950, column: 7, scope: !150, inlinedAt: !219)
!221 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !222)
!222 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !223)
!223 = distinct !DILocation(line: 1951, column: 30, scope: !150, inlinedAt: !219)
!224 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !225)
!225 = distinct !DILocation(line: 1951, column: 7, scope: !150, inlinedAt: !219)
!226 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !225)
!227 = !DILocation(line: 1951, column: 6, scope: !150, inlinedAt: !219)
!228 = !DILocation(line: 0, scope: !150, inlinedAt: !219)
!229 = distinct !{!229, !220, !230, !131, !132}
!230 = !DILocation(line: 1954, column: 22, scope: !150, inlinedAt: !219)
!231 = !DILocation(line: 316, column: 28, scope: !170, inlinedAt: !232)
!232 = distinct !DILocation(line: 529, column: 10, scope: !156, inlinedAt: !217)
!233 = !DILocation(line: 529, column: 19, scope: !156, inlinedAt: !217)
!234 = !DILocation(line: 235, column: 16, scope: !174, inlinedAt: !235)
!235 = distinct !DILocation(line: 278, column: 51, scope: !176, inlinedAt: !236)
!236 = distinct !DILocation(line: 529, column: 39, scope: !156, inlinedAt: !217)
!237 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !238)
!238 = distinct !DILocation(line: 529, column: 22, scope: !156, inlinedAt: !217)
!239 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !238)
!240 = !DILocation(line: 529, column: 6, scope: !156, inlinedAt: !217)
!241 = !DILocation(line: 531, column: 6, scope: !156, inlinedAt: !217)
!242 = !DILocation(line: 200, column: 4, scope: !184, inlinedAt: !243)
!243 = distinct !DILocation(line: 441, column: 4, scope: !187, inlinedAt: !244)
!244 = distinct !DILocation(line: 744, column: 4, scope: !189, inlinedAt: !245)
!245 = distinct !DILocation(line: 1590, column: 14, scope: !191, inlinedAt: !246)
!246 = distinct !DILocation(line: 531, column: 6, scope: !156, inlinedAt: !217)
!247 = !{!248}
!248 = distinct !{!248, !249, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: argument 0"}
!249 = distinct !{!249, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_"}
!250 = !DILocation(line: 532, column: 6, scope: !156, inlinedAt: !217)
!251 = !DILocation(line: 530, column: 15, scope: !156, inlinedAt: !217)
!252 = !DILocation(line: 530, column: 4, scope: !156, inlinedAt: !217)
!253 = !DILocation(line: 0, scope: !156, inlinedAt: !217)
!254 = !DILocation(line: 533, column: 16, scope: !156, inlinedAt: !217)
!255 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !256)
!256 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !257)
!257 = distinct !DILocation(line: 1270, column: 31, scope: !152, inlinedAt: !258)
!258 = distinct !DILocation(line: 1307, column: 21, scope: !154, inlinedAt: !259)
!259 = distinct !DILocation(line: 527, column: 17, scope: !156, inlinedAt: !260)
!260 = distinct !DILocation(line: 28, column: 2, scope: !30)
!261 = !DILocation(line: 1950, column: 18, scope: !150, inlinedAt: !262)
!262 = distinct !DILocation(line: 1270, column: 16, scope: !152, inlinedAt: !258)
!263 = !DILocation(line: 1950, column: 7, scope: !150, inlinedAt: !262)
!264 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !265)
!265 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !266)
!266 = distinct !DILocation(line: 1951, column: 30, scope: !150, inlinedAt: !262)
!267 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !268)
!268 = distinct !DILocation(line: 1951, column: 7, scope: !150, inlinedAt: !262)
!269 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !268)
!270 = !DILocation(line: 1951, column: 6, scope: !150, inlinedAt: !262)
!271 = !DILocation(line: 0, scope: !150, inlinedAt: !262)
!272 = distinct !{!272, !263, !273, !131, !132}
!273 = !DILocation(line: 1954, column: 22, scope: !150, inlinedAt: !262)
!274 = !DILocation(line: 316, column: 28, scope: !170, inlinedAt: !275)
!275 = distinct !DILocation(line: 529, column: 10, scope: !156, inlinedAt: !260)
!276 = !DILocation(line: 529, column: 19, scope: !156, inlinedAt: !260)
!277 = !DILocation(line: 235, column: 16, scope: !174, inlinedAt: !278)
!278 = distinct !DILocation(line: 278, column: 51, scope: !176, inlinedAt: !279)
!279 = distinct !DILocation(line: 529, column: 39, scope: !156, inlinedAt: !260)
!280 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !281)
!281 = distinct !DILocation(line: 529, column: 22, scope: !156, inlinedAt: !260)
!282 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !281)
!283 = !DILocation(line: 529, column: 6, scope: !156, inlinedAt: !260)
!284 = !DILocation(line: 531, column: 6, scope: !156, inlinedAt: !260)
!285 = !DILocation(line: 200, column: 4, scope: !184, inlinedAt: !286)
!286 = distinct !DILocation(line: 441, column: 4, scope: !187, inlinedAt: !287)
!287 = distinct !DILocation(line: 744, column: 4, scope: !189, inlinedAt: !288)
!288 = distinct !DILocation(line: 1590, column: 14, scope: !191, inlinedAt: !289)
!289 = distinct !DILocation(line: 531, column: 6, scope: !156, inlinedAt: !260)
!290 = !{!291}
!291 = distinct !{!291, !292, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: argument 0"}
!292 = distinct !{!292, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_"}
!293 = !DILocation(line: 532, column: 6, scope: !156, inlinedAt: !260)
!294 = !DILocation(line: 530, column: 15, scope: !156, inlinedAt: !260)
!295 = !DILocation(line: 530, column: 4, scope: !156, inlinedAt: !260)
!296 = !DILocation(line: 0, scope: !156, inlinedAt: !260)
!297 = !DILocation(line: 533, column: 16, scope: !156, inlinedAt: !260)
!298 = !DILocation(line: 175, column: 16, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "joinable", scope: !34, file: !34, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = distinct !DILocation(line: 150, column: 11, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "~thread", scope: !34, file: !34, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!302 = distinct !DILocation(line: 29, column: 1, scope: !30)
!303 = !{i64 0, i64 8, !304}
!304 = !{!27, !27, i64 0}
!305 = !DILocation(line: 286, column: 26, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "operator==", scope: !34, file: !34, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!307 = distinct !DILocation(line: 175, column: 22, scope: !299, inlinedAt: !300)
!308 = !DILocation(line: 150, column: 11, scope: !301, inlinedAt: !302)
!309 = !DILocation(line: 312, column: 5, scope: !310, inlinedAt: !312)
!310 = distinct !DISubprogram(name: "__terminate", scope: !311, file: !311, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!311 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!312 = distinct !DILocation(line: 151, column: 2, scope: !301, inlinedAt: !302)
!313 = !DILocation(line: 175, column: 16, scope: !299, inlinedAt: !314)
!314 = distinct !DILocation(line: 150, column: 11, scope: !301, inlinedAt: !315)
!315 = distinct !DILocation(line: 29, column: 1, scope: !30)
!316 = !DILocation(line: 286, column: 26, scope: !306, inlinedAt: !317)
!317 = distinct !DILocation(line: 175, column: 22, scope: !299, inlinedAt: !314)
!318 = !DILocation(line: 150, column: 11, scope: !301, inlinedAt: !315)
!319 = !DILocation(line: 312, column: 5, scope: !310, inlinedAt: !320)
!320 = distinct !DILocation(line: 151, column: 2, scope: !301, inlinedAt: !315)
!321 = !DILocation(line: 175, column: 16, scope: !299, inlinedAt: !322)
!322 = distinct !DILocation(line: 150, column: 11, scope: !301, inlinedAt: !323)
!323 = distinct !DILocation(line: 29, column: 1, scope: !30)
!324 = !DILocation(line: 286, column: 26, scope: !306, inlinedAt: !325)
!325 = distinct !DILocation(line: 175, column: 22, scope: !299, inlinedAt: !322)
!326 = !DILocation(line: 150, column: 11, scope: !301, inlinedAt: !323)
!327 = !DILocation(line: 312, column: 5, scope: !310, inlinedAt: !328)
!328 = distinct !DILocation(line: 151, column: 2, scope: !301, inlinedAt: !323)
!329 = !DILocation(line: 175, column: 16, scope: !299, inlinedAt: !330)
!330 = distinct !DILocation(line: 150, column: 11, scope: !301, inlinedAt: !331)
!331 = distinct !DILocation(line: 29, column: 1, scope: !30)
!332 = !DILocation(line: 286, column: 26, scope: !306, inlinedAt: !333)
!333 = distinct !DILocation(line: 175, column: 22, scope: !299, inlinedAt: !330)
!334 = !DILocation(line: 150, column: 11, scope: !301, inlinedAt: !331)
!335 = !DILocation(line: 312, column: 5, scope: !310, inlinedAt: !336)
!336 = distinct !DILocation(line: 151, column: 2, scope: !301, inlinedAt: !331)
!337 = !DISubprogram(name: "__assert_fail", scope: !338, file: !338, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!338 = !DIFile(filename: "include/assert.h", directory: "")
!339 = !DISubprogram(name: "terminate", scope: !311, file: !311, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!340 = distinct !DISubprogram(name: "_M_erase", scope: !14, file: !14, line: 1930, type: !10, scopeLine: 1931, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!341 = !DILocation(line: 1933, column: 18, scope: !340)
!342 = !DILocation(line: 1933, column: 7, scope: !340)
!343 = !DILocation(line: 788, column: 45, scope: !344, inlinedAt: !345)
!344 = distinct !DISubprogram(name: "_S_right", scope: !14, file: !14, line: 787, type: !10, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!345 = distinct !DILocation(line: 1935, column: 13, scope: !340)
!346 = !{!22, !26, i64 24}
!347 = !DILocation(line: 1935, column: 4, scope: !340)
!348 = !DILocation(line: 780, column: 45, scope: !349, inlinedAt: !350)
!349 = distinct !DISubprogram(name: "_S_left", scope: !14, file: !14, line: 779, type: !10, scopeLine: 780, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!350 = distinct !DILocation(line: 1936, column: 21, scope: !340)
!351 = !{!22, !26, i64 16}
!352 = !DILocation(line: 158, column: 2, scope: !353, inlinedAt: !355)
!353 = distinct !DISubprogram(name: "deallocate", scope: !354, file: !354, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!354 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!355 = distinct !DILocation(line: 496, column: 13, scope: !356, inlinedAt: !358)
!356 = distinct !DISubprogram(name: "deallocate", scope: !357, file: !357, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!357 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!358 = distinct !DILocation(line: 565, column: 9, scope: !359, inlinedAt: !360)
!359 = distinct !DISubprogram(name: "_M_put_node", scope: !14, file: !14, line: 564, type: !10, scopeLine: 565, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!360 = distinct !DILocation(line: 632, column: 2, scope: !361, inlinedAt: !362)
!361 = distinct !DISubprogram(name: "_M_drop_node", scope: !14, file: !14, line: 629, type: !10, scopeLine: 630, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!362 = distinct !DILocation(line: 1937, column: 4, scope: !340)
!363 = distinct !{!363, !342, !364, !131, !132}
!364 = !DILocation(line: 1939, column: 2, scope: !340)
!365 = !DILocation(line: 1940, column: 5, scope: !340)
!366 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!367 = !DILocation(line: 200, column: 14, scope: !366)
!368 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!369 = !DILocation(line: 19, column: 3, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!371 = distinct !DILocation(line: 61, column: 14, scope: !372, inlinedAt: !374)
!372 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/map.cpp:18:16)>", scope: !373, file: !373, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!373 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!374 = distinct !DILocation(line: 96, column: 14, scope: !375, inlinedAt: !376)
!375 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/map.cpp:18:16)>", scope: !373, file: !373, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!376 = distinct !DILocation(line: 252, column: 13, scope: !377, inlinedAt: !378)
!377 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!378 = distinct !DILocation(line: 259, column: 11, scope: !379, inlinedAt: !380)
!379 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!380 = distinct !DILocation(line: 210, column: 13, scope: !368)
!381 = !DILocation(line: 20, column: 3, scope: !370, inlinedAt: !371)
!382 = !DILocation(line: 210, column: 24, scope: !368)
!383 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!384 = !DILocation(line: 749, column: 12, scope: !385, inlinedAt: !387)
!385 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !386, file: !386, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!386 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!387 = distinct !DILocation(line: 100, column: 17, scope: !388, inlinedAt: !390)
!388 = distinct !DISubprogram(name: "lock", scope: !389, file: !389, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!389 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!390 = distinct !DILocation(line: 229, column: 19, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "lock_guard", scope: !389, file: !389, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!392 = distinct !DILocation(line: 12, column: 30, scope: !383)
!393 = !DILocation(line: 103, column: 11, scope: !388, inlinedAt: !390)
!394 = !DILocation(line: 104, column: 2, scope: !388, inlinedAt: !390)
!395 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !396)
!396 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !397)
!397 = distinct !DILocation(line: 1270, column: 31, scope: !152, inlinedAt: !398)
!398 = distinct !DILocation(line: 1307, column: 21, scope: !154, inlinedAt: !399)
!399 = distinct !DILocation(line: 507, column: 17, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 502, type: !10, scopeLine: 503, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!401 = distinct !DILocation(line: 13, column: 2, scope: !383)
!402 = !DILocation(line: 1950, column: 18, scope: !150, inlinedAt: !403)
!403 = distinct !DILocation(line: 1270, column: 16, scope: !152, inlinedAt: !398)
!404 = !DILocation(line: 1950, column: 7, scope: !150, inlinedAt: !403)
!405 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !406)
!406 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !407)
!407 = distinct !DILocation(line: 1951, column: 30, scope: !150, inlinedAt: !403)
!408 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !409)
!409 = distinct !DILocation(line: 1951, column: 7, scope: !150, inlinedAt: !403)
!410 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !409)
!411 = !DILocation(line: 1951, column: 6, scope: !150, inlinedAt: !403)
!412 = !DILocation(line: 0, scope: !150, inlinedAt: !403)
!413 = distinct !{!413, !404, !414, !131, !132}
!414 = !DILocation(line: 1954, column: 22, scope: !150, inlinedAt: !403)
!415 = !DILocation(line: 316, column: 28, scope: !170, inlinedAt: !416)
!416 = distinct !DILocation(line: 509, column: 10, scope: !400, inlinedAt: !401)
!417 = !DILocation(line: 509, column: 19, scope: !400, inlinedAt: !401)
!418 = !DILocation(line: 235, column: 16, scope: !174, inlinedAt: !419)
!419 = distinct !DILocation(line: 278, column: 51, scope: !176, inlinedAt: !420)
!420 = distinct !DILocation(line: 509, column: 39, scope: !400, inlinedAt: !401)
!421 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !422)
!422 = distinct !DILocation(line: 509, column: 22, scope: !400, inlinedAt: !401)
!423 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !422)
!424 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !422)
!425 = !DILocation(line: 509, column: 6, scope: !400, inlinedAt: !401)
!426 = !DILocation(line: 512, column: 10, scope: !400, inlinedAt: !401)
!427 = !DILocation(line: 193, column: 9, scope: !428, inlinedAt: !429)
!428 = distinct !DISubprogram(name: "_Head_base", scope: !185, file: !185, line: 192, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!429 = distinct !DILocation(line: 435, column: 9, scope: !430, inlinedAt: !431)
!430 = distinct !DISubprogram(name: "_Tuple_impl", scope: !185, file: !185, line: 434, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!431 = distinct !DILocation(line: 729, column: 4, scope: !432, inlinedAt: !433)
!432 = distinct !DISubprogram(name: "tuple<true, true>", scope: !185, file: !185, line: 727, type: !10, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!433 = distinct !DILocation(line: 512, column: 10, scope: !400, inlinedAt: !401)
!434 = !DILocation(line: 513, column: 10, scope: !400, inlinedAt: !401)
!435 = !DILocation(line: 511, column: 15, scope: !400, inlinedAt: !401)
!436 = !DILocation(line: 511, column: 4, scope: !400, inlinedAt: !401)
!437 = !DILocation(line: 0, scope: !400, inlinedAt: !401)
!438 = !DILocation(line: 517, column: 16, scope: !400, inlinedAt: !401)
!439 = !DILocation(line: 13, column: 14, scope: !383)
!440 = !DILocation(line: 779, column: 12, scope: !441, inlinedAt: !442)
!441 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !386, file: !386, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!442 = distinct !DILocation(line: 118, column: 7, scope: !443, inlinedAt: !444)
!443 = distinct !DISubprogram(name: "unlock", scope: !389, file: !389, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!444 = distinct !DILocation(line: 235, column: 19, scope: !445, inlinedAt: !446)
!445 = distinct !DISubprogram(name: "~lock_guard", scope: !389, file: !389, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!446 = distinct !DILocation(line: 14, column: 1, scope: !383)
!447 = !DILocation(line: 14, column: 1, scope: !383)
!448 = !DILocation(line: 779, column: 12, scope: !441, inlinedAt: !449)
!449 = distinct !DILocation(line: 118, column: 7, scope: !443, inlinedAt: !450)
!450 = distinct !DILocation(line: 235, column: 19, scope: !445, inlinedAt: !451)
!451 = distinct !DILocation(line: 14, column: 1, scope: !383)
!452 = !DISubprogram(name: "__throw_system_error", scope: !453, file: !453, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!453 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!454 = !DISubprogram(name: "pthread_mutex_lock", scope: !455, file: !455, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!455 = !DIFile(filename: "include/pthread.h", directory: "")
!456 = distinct !DISubprogram(name: "_M_emplace_hint_unique<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 2458, type: !10, scopeLine: 2460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!457 = !DILocation(line: 137, column: 27, scope: !458, inlinedAt: !459)
!458 = distinct !DISubprogram(name: "allocate", scope: !354, file: !354, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!459 = distinct !DILocation(line: 464, column: 20, scope: !460, inlinedAt: !461)
!460 = distinct !DISubprogram(name: "allocate", scope: !357, file: !357, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!461 = distinct !DILocation(line: 561, column: 16, scope: !462, inlinedAt: !463)
!462 = distinct !DISubprogram(name: "_M_get_node", scope: !14, file: !14, line: 560, type: !10, scopeLine: 561, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!463 = distinct !DILocation(line: 611, column: 23, scope: !464, inlinedAt: !465)
!464 = distinct !DISubprogram(name: "_M_create_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 609, type: !10, scopeLine: 610, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!465 = distinct !DILocation(line: 1636, column: 18, scope: !466, inlinedAt: !467)
!466 = distinct !DISubprogram(name: "_Auto_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 1634, type: !10, scopeLine: 1637, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!467 = distinct !DILocation(line: 2461, column: 13, scope: !456)
!468 = !DILocation(line: 235, column: 16, scope: !174, inlinedAt: !469)
!469 = distinct !DILocation(line: 596, column: 20, scope: !470, inlinedAt: !471)
!470 = distinct !DISubprogram(name: "_M_construct_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 590, type: !10, scopeLine: 591, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!471 = distinct !DILocation(line: 612, column: 4, scope: !464, inlinedAt: !465)
!472 = !DILocation(line: 456, column: 9, scope: !473, inlinedAt: !474)
!473 = distinct !DISubprogram(name: "_Tuple_impl", scope: !185, file: !185, line: 454, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!474 = distinct !DILocation(line: 756, column: 17, scope: !475, inlinedAt: !476)
!475 = distinct !DISubprogram(name: "tuple", scope: !185, file: !185, line: 756, type: !10, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!476 = distinct !DILocation(line: 175, column: 27, scope: !477, inlinedAt: !478)
!477 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !354, file: !354, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!478 = distinct !DILocation(line: 516, column: 8, scope: !479, inlinedAt: !480)
!479 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !357, file: !357, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!480 = distinct !DILocation(line: 595, column: 8, scope: !470, inlinedAt: !471)
!481 = !DILocation(line: 1817, column: 15, scope: !482, inlinedAt: !484)
!482 = !DILexicalBlockFile(scope: !483, file: !185, discriminator: 0)
!483 = distinct !DISubprogram(name: "pair<const int &, 0UL>", scope: !185, file: !185, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!484 = distinct !DILocation(line: 1805, column: 9, scope: !485, inlinedAt: !486)
!485 = distinct !DISubprogram(name: "pair<const int &>", scope: !185, file: !185, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!486 = distinct !DILocation(line: 175, column: 23, scope: !477, inlinedAt: !478)
!487 = !DILocation(line: 1817, column: 9, scope: !482, inlinedAt: !484)
!488 = !{!489, !125, i64 0}
!489 = !{!"_ZTSSt4pairIKiiE", !125, i64 0, !125, i64 4}
!490 = !DILocation(line: 1818, column: 2, scope: !482, inlinedAt: !484)
!491 = !{!489, !125, i64 4}
!492 = !DILocation(line: 2462, column: 15, scope: !456)
!493 = !DILocation(line: 2463, column: 6, scope: !456)
!494 = !DILocation(line: 2380, column: 33, scope: !495, inlinedAt: !496)
!495 = distinct !DISubprogram(name: "_M_insert_node", scope: !14, file: !14, line: 2377, type: !10, scopeLine: 2379, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!496 = distinct !DILocation(line: 1656, column: 21, scope: !497, inlinedAt: !498)
!497 = distinct !DISubprogram(name: "_M_insert", scope: !14, file: !14, line: 1654, type: !10, scopeLine: 1655, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!498 = distinct !DILocation(line: 2464, column: 15, scope: !456)
!499 = !DILocation(line: 2380, column: 38, scope: !495, inlinedAt: !496)
!500 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !501)
!501 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !502)
!502 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !503)
!503 = distinct !DILocation(line: 2382, column: 13, scope: !495, inlinedAt: !496)
!504 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !505)
!505 = distinct !DILocation(line: 2381, column: 11, scope: !495, inlinedAt: !496)
!506 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !505)
!507 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !505)
!508 = !DILocation(line: 2381, column: 8, scope: !495, inlinedAt: !496)
!509 = !DILocation(line: 2384, column: 7, scope: !495, inlinedAt: !496)
!510 = !DILocation(line: 2386, column: 17, scope: !495, inlinedAt: !496)
!511 = !DILocation(line: 2386, column: 7, scope: !495, inlinedAt: !496)
!512 = !DILocation(line: 2464, column: 4, scope: !456)
!513 = !DILocation(line: 2466, column: 7, scope: !456)
!514 = !DILocation(line: 158, column: 2, scope: !353, inlinedAt: !515)
!515 = distinct !DILocation(line: 496, column: 13, scope: !356, inlinedAt: !516)
!516 = distinct !DILocation(line: 565, column: 9, scope: !359, inlinedAt: !517)
!517 = distinct !DILocation(line: 632, column: 2, scope: !361, inlinedAt: !518)
!518 = distinct !DILocation(line: 1642, column: 11, scope: !519, inlinedAt: !520)
!519 = distinct !DISubprogram(name: "~_Auto_node", scope: !14, file: !14, line: 1639, type: !10, scopeLine: 1640, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!520 = distinct !DILocation(line: 2466, column: 7, scope: !456)
!521 = !DILocation(line: 0, scope: !456)
!522 = !DILocation(line: 1641, column: 8, scope: !519, inlinedAt: !523)
!523 = distinct !DILocation(line: 2466, column: 7, scope: !456)
!524 = !DILocation(line: 158, column: 2, scope: !353, inlinedAt: !525)
!525 = distinct !DILocation(line: 496, column: 13, scope: !356, inlinedAt: !526)
!526 = distinct !DILocation(line: 565, column: 9, scope: !359, inlinedAt: !527)
!527 = distinct !DILocation(line: 632, column: 2, scope: !361, inlinedAt: !528)
!528 = distinct !DILocation(line: 1642, column: 11, scope: !519, inlinedAt: !523)
!529 = !DILocation(line: 1642, column: 6, scope: !519, inlinedAt: !523)
!530 = distinct !DISubprogram(name: "_M_get_insert_hint_unique_pos", scope: !14, file: !14, line: 2210, type: !10, scopeLine: 2212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!531 = !DILocation(line: 750, column: 17, scope: !532, inlinedAt: !533)
!532 = distinct !DISubprogram(name: "_M_end", scope: !14, file: !14, line: 749, type: !10, scopeLine: 750, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!533 = distinct !DILocation(line: 2217, column: 28, scope: !530)
!534 = !DILocation(line: 2217, column: 25, scope: !530)
!535 = !DILocation(line: 2217, column: 11, scope: !530)
!536 = !DILocation(line: 1032, column: 24, scope: !206, inlinedAt: !537)
!537 = distinct !DILocation(line: 2219, column: 8, scope: !530)
!538 = !DILocation(line: 2219, column: 15, scope: !530)
!539 = !DILocation(line: 2220, column: 8, scope: !530)
!540 = !DILocation(line: 727, column: 40, scope: !541, inlinedAt: !542)
!541 = distinct !DISubprogram(name: "_M_rightmost", scope: !14, file: !14, line: 726, type: !10, scopeLine: 727, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!542 = distinct !DILocation(line: 2220, column: 41, scope: !530)
!543 = !DILocation(line: 2220, column: 41, scope: !530)
!544 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !545)
!545 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !546)
!546 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !547)
!547 = distinct !DILocation(line: 2220, column: 34, scope: !530)
!548 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !549)
!549 = distinct !DILocation(line: 2220, column: 11, scope: !530)
!550 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !549)
!551 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !549)
!552 = !DILocation(line: 2219, column: 8, scope: !530)
!553 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !554)
!554 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !555)
!555 = distinct !DILocation(line: 2111, column: 24, scope: !556, inlinedAt: !557)
!556 = distinct !DISubprogram(name: "_M_get_insert_unique_pos", scope: !14, file: !14, line: 2108, type: !10, scopeLine: 2109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!557 = distinct !DILocation(line: 2223, column: 13, scope: !530)
!558 = !DILocation(line: 0, scope: !556, inlinedAt: !557)
!559 = !DILocation(line: 2114, column: 18, scope: !556, inlinedAt: !557)
!560 = !DILocation(line: 2114, column: 7, scope: !556, inlinedAt: !557)
!561 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !562)
!562 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !563)
!563 = distinct !DILocation(line: 2117, column: 41, scope: !556, inlinedAt: !557)
!564 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !565)
!565 = distinct !DILocation(line: 2117, column: 13, scope: !556, inlinedAt: !557)
!566 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !565)
!567 = !DILocation(line: 2118, column: 10, scope: !556, inlinedAt: !557)
!568 = distinct !{!568, !560, !569, !131, !132}
!569 = !DILocation(line: 2119, column: 2, scope: !556, inlinedAt: !557)
!570 = !DILocation(line: 2121, column: 11, scope: !556, inlinedAt: !557)
!571 = !DILocation(line: 996, column: 49, scope: !572, inlinedAt: !573)
!572 = distinct !DISubprogram(name: "begin", scope: !14, file: !14, line: 995, type: !10, scopeLine: 996, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!573 = distinct !DILocation(line: 2123, column: 15, scope: !556, inlinedAt: !557)
!574 = !{!21, !26, i64 16}
!575 = !DILocation(line: 316, column: 28, scope: !170, inlinedAt: !576)
!576 = distinct !DILocation(line: 2123, column: 12, scope: !556, inlinedAt: !557)
!577 = !DILocation(line: 2123, column: 8, scope: !556, inlinedAt: !557)
!578 = !DILocation(line: 302, column: 12, scope: !579, inlinedAt: !580)
!579 = distinct !DISubprogram(name: "operator--", scope: !14, file: !14, line: 300, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!580 = distinct !DILocation(line: 2126, column: 6, scope: !556, inlinedAt: !557)
!581 = !DILocation(line: 2127, column: 2, scope: !556, inlinedAt: !557)
!582 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !583)
!583 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !584)
!584 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !585)
!585 = distinct !DILocation(line: 2128, column: 34, scope: !556, inlinedAt: !557)
!586 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !587)
!587 = distinct !DILocation(line: 2128, column: 11, scope: !556, inlinedAt: !557)
!588 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !587)
!589 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !587)
!590 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !591)
!591 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !592)
!592 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !593)
!593 = distinct !DILocation(line: 2225, column: 44, scope: !530)
!594 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !595)
!595 = distinct !DILocation(line: 2225, column: 16, scope: !530)
!596 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !595)
!597 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !595)
!598 = !DILocation(line: 2225, column: 16, scope: !530)
!599 = !DILocation(line: 719, column: 40, scope: !600, inlinedAt: !601)
!600 = distinct !DISubprogram(name: "_M_leftmost", scope: !14, file: !14, line: 718, type: !10, scopeLine: 719, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!601 = distinct !DILocation(line: 2229, column: 25, scope: !530)
!602 = !DILocation(line: 2229, column: 25, scope: !530)
!603 = !DILocation(line: 2229, column: 22, scope: !530)
!604 = !DILocation(line: 2229, column: 8, scope: !530)
!605 = !DILocation(line: 302, column: 12, scope: !579, inlinedAt: !606)
!606 = distinct !DILocation(line: 2231, column: 44, scope: !530)
!607 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !608)
!608 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !609)
!609 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !610)
!610 = distinct !DILocation(line: 2231, column: 36, scope: !530)
!611 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !612)
!612 = distinct !DILocation(line: 2231, column: 13, scope: !530)
!613 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !612)
!614 = !DILocation(line: 2231, column: 13, scope: !530)
!615 = !DILocation(line: 788, column: 45, scope: !344, inlinedAt: !616)
!616 = distinct !DILocation(line: 2233, column: 12, scope: !530)
!617 = !DILocation(line: 2233, column: 39, scope: !530)
!618 = !DILocation(line: 0, scope: !530)
!619 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !620)
!620 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !621)
!621 = distinct !DILocation(line: 2111, column: 24, scope: !556, inlinedAt: !622)
!622 = distinct !DILocation(line: 2239, column: 13, scope: !530)
!623 = !DILocation(line: 0, scope: !556, inlinedAt: !622)
!624 = !DILocation(line: 2114, column: 18, scope: !556, inlinedAt: !622)
!625 = !DILocation(line: 2114, column: 7, scope: !556, inlinedAt: !622)
!626 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !627)
!627 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !628)
!628 = distinct !DILocation(line: 2117, column: 41, scope: !556, inlinedAt: !622)
!629 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !630)
!630 = distinct !DILocation(line: 2117, column: 13, scope: !556, inlinedAt: !622)
!631 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !630)
!632 = !DILocation(line: 2118, column: 10, scope: !556, inlinedAt: !622)
!633 = distinct !{!633, !625, !634, !131, !132}
!634 = !DILocation(line: 2119, column: 2, scope: !556, inlinedAt: !622)
!635 = !DILocation(line: 2121, column: 11, scope: !556, inlinedAt: !622)
!636 = !DILocation(line: 316, column: 28, scope: !170, inlinedAt: !637)
!637 = distinct !DILocation(line: 2123, column: 12, scope: !556, inlinedAt: !622)
!638 = !DILocation(line: 2123, column: 8, scope: !556, inlinedAt: !622)
!639 = !DILocation(line: 302, column: 12, scope: !579, inlinedAt: !640)
!640 = distinct !DILocation(line: 2126, column: 6, scope: !556, inlinedAt: !622)
!641 = !DILocation(line: 2127, column: 2, scope: !556, inlinedAt: !622)
!642 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !643)
!643 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !644)
!644 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !645)
!645 = distinct !DILocation(line: 2128, column: 34, scope: !556, inlinedAt: !622)
!646 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !647)
!647 = distinct !DILocation(line: 2128, column: 11, scope: !556, inlinedAt: !622)
!648 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !647)
!649 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !650)
!650 = distinct !DILocation(line: 2241, column: 16, scope: !530)
!651 = !DILocation(line: 2241, column: 16, scope: !530)
!652 = !DILocation(line: 727, column: 40, scope: !541, inlinedAt: !653)
!653 = distinct !DILocation(line: 2245, column: 25, scope: !530)
!654 = !DILocation(line: 2245, column: 25, scope: !530)
!655 = !DILocation(line: 2245, column: 22, scope: !530)
!656 = !DILocation(line: 2245, column: 8, scope: !530)
!657 = !DILocation(line: 287, column: 12, scope: !658, inlinedAt: !659)
!658 = distinct !DISubprogram(name: "operator++", scope: !14, file: !14, line: 285, type: !10, scopeLine: 286, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!659 = distinct !DILocation(line: 2247, column: 49, scope: !530)
!660 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !661)
!661 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !662)
!662 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !663)
!663 = distinct !DILocation(line: 2247, column: 41, scope: !530)
!664 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !665)
!665 = distinct !DILocation(line: 2247, column: 13, scope: !530)
!666 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !665)
!667 = !DILocation(line: 2247, column: 13, scope: !530)
!668 = !DILocation(line: 788, column: 45, scope: !344, inlinedAt: !669)
!669 = distinct !DILocation(line: 2249, column: 12, scope: !530)
!670 = !DILocation(line: 2249, column: 36, scope: !530)
!671 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !672)
!672 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !673)
!673 = distinct !DILocation(line: 2111, column: 24, scope: !556, inlinedAt: !674)
!674 = distinct !DILocation(line: 2255, column: 13, scope: !530)
!675 = !DILocation(line: 0, scope: !556, inlinedAt: !674)
!676 = !DILocation(line: 2114, column: 18, scope: !556, inlinedAt: !674)
!677 = !DILocation(line: 2114, column: 7, scope: !556, inlinedAt: !674)
!678 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !679)
!679 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !680)
!680 = distinct !DILocation(line: 2117, column: 41, scope: !556, inlinedAt: !674)
!681 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !682)
!682 = distinct !DILocation(line: 2117, column: 13, scope: !556, inlinedAt: !674)
!683 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !682)
!684 = !DILocation(line: 2118, column: 10, scope: !556, inlinedAt: !674)
!685 = distinct !{!685, !677, !686, !131, !132}
!686 = !DILocation(line: 2119, column: 2, scope: !556, inlinedAt: !674)
!687 = !DILocation(line: 2121, column: 11, scope: !556, inlinedAt: !674)
!688 = !DILocation(line: 996, column: 49, scope: !572, inlinedAt: !689)
!689 = distinct !DILocation(line: 2123, column: 15, scope: !556, inlinedAt: !674)
!690 = !DILocation(line: 316, column: 28, scope: !170, inlinedAt: !691)
!691 = distinct !DILocation(line: 2123, column: 12, scope: !556, inlinedAt: !674)
!692 = !DILocation(line: 2123, column: 8, scope: !556, inlinedAt: !674)
!693 = !DILocation(line: 302, column: 12, scope: !579, inlinedAt: !694)
!694 = distinct !DILocation(line: 2126, column: 6, scope: !556, inlinedAt: !674)
!695 = !DILocation(line: 2127, column: 2, scope: !556, inlinedAt: !674)
!696 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !697)
!697 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !698)
!698 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !699)
!699 = distinct !DILocation(line: 2128, column: 34, scope: !556, inlinedAt: !674)
!700 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !701)
!701 = distinct !DILocation(line: 2128, column: 11, scope: !556, inlinedAt: !674)
!702 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !701)
!703 = !DILocation(line: 2260, column: 5, scope: !530)
!704 = !DISubprogram(name: "_Rb_tree_decrement", scope: !14, file: !14, line: 250, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!705 = !DISubprogram(name: "_Rb_tree_increment", scope: !14, file: !14, line: 244, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!706 = !DISubprogram(name: "_Rb_tree_insert_and_rebalance", scope: !14, file: !14, line: 409, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!707 = !DISubprogram(name: "pthread_mutex_unlock", scope: !455, file: !455, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!708 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!709 = !DILocation(line: 200, column: 14, scope: !708)
!710 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!711 = !DILocation(line: 22, column: 21, scope: !712, inlinedAt: !713)
!712 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!713 = distinct !DILocation(line: 61, column: 14, scope: !714, inlinedAt: !715)
!714 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/map.cpp:22:16)>", scope: !373, file: !373, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!715 = distinct !DILocation(line: 96, column: 14, scope: !716, inlinedAt: !717)
!716 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/map.cpp:22:16)>", scope: !373, file: !373, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!717 = distinct !DILocation(line: 252, column: 13, scope: !718, inlinedAt: !719)
!718 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!719 = distinct !DILocation(line: 259, column: 11, scope: !720, inlinedAt: !721)
!720 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!721 = distinct !DILocation(line: 210, column: 13, scope: !710)
!722 = !DILocation(line: 210, column: 24, scope: !710)
!723 = distinct !DISubprogram(name: "_M_emplace_hint_unique<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 2458, type: !10, scopeLine: 2460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!724 = !DILocation(line: 137, column: 27, scope: !458, inlinedAt: !725)
!725 = distinct !DILocation(line: 464, column: 20, scope: !460, inlinedAt: !726)
!726 = distinct !DILocation(line: 561, column: 16, scope: !462, inlinedAt: !727)
!727 = distinct !DILocation(line: 611, column: 23, scope: !728, inlinedAt: !729)
!728 = distinct !DISubprogram(name: "_M_create_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 609, type: !10, scopeLine: 610, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!729 = distinct !DILocation(line: 1636, column: 18, scope: !730, inlinedAt: !731)
!730 = distinct !DISubprogram(name: "_Auto_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 1634, type: !10, scopeLine: 1637, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!731 = distinct !DILocation(line: 2461, column: 13, scope: !723)
!732 = !DILocation(line: 235, column: 16, scope: !174, inlinedAt: !733)
!733 = distinct !DILocation(line: 596, column: 20, scope: !734, inlinedAt: !735)
!734 = distinct !DISubprogram(name: "_M_construct_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 590, type: !10, scopeLine: 591, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!735 = distinct !DILocation(line: 612, column: 4, scope: !728, inlinedAt: !729)
!736 = !DILocation(line: 456, column: 9, scope: !737, inlinedAt: !738)
!737 = distinct !DISubprogram(name: "_Tuple_impl", scope: !185, file: !185, line: 454, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!738 = distinct !DILocation(line: 756, column: 17, scope: !739, inlinedAt: !740)
!739 = distinct !DISubprogram(name: "tuple", scope: !185, file: !185, line: 756, type: !10, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!740 = distinct !DILocation(line: 175, column: 27, scope: !741, inlinedAt: !742)
!741 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !354, file: !354, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!742 = distinct !DILocation(line: 516, column: 8, scope: !743, inlinedAt: !744)
!743 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !357, file: !357, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!744 = distinct !DILocation(line: 595, column: 8, scope: !734, inlinedAt: !735)
!745 = !DILocation(line: 1817, column: 15, scope: !746, inlinedAt: !748)
!746 = !DILexicalBlockFile(scope: !747, file: !185, discriminator: 0)
!747 = distinct !DISubprogram(name: "pair<int &&, 0UL>", scope: !185, file: !185, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!748 = distinct !DILocation(line: 1805, column: 9, scope: !749, inlinedAt: !750)
!749 = distinct !DISubprogram(name: "pair<int &&>", scope: !185, file: !185, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!750 = distinct !DILocation(line: 175, column: 23, scope: !741, inlinedAt: !742)
!751 = !DILocation(line: 1817, column: 9, scope: !746, inlinedAt: !748)
!752 = !DILocation(line: 1818, column: 2, scope: !746, inlinedAt: !748)
!753 = !DILocation(line: 2462, column: 15, scope: !723)
!754 = !DILocation(line: 2463, column: 6, scope: !723)
!755 = !DILocation(line: 2380, column: 33, scope: !495, inlinedAt: !756)
!756 = distinct !DILocation(line: 1656, column: 21, scope: !497, inlinedAt: !757)
!757 = distinct !DILocation(line: 2464, column: 15, scope: !723)
!758 = !DILocation(line: 2380, column: 38, scope: !495, inlinedAt: !756)
!759 = !DILocation(line: 239, column: 16, scope: !116, inlinedAt: !760)
!760 = distinct !DILocation(line: 775, column: 29, scope: !118, inlinedAt: !761)
!761 = distinct !DILocation(line: 796, column: 16, scope: !140, inlinedAt: !762)
!762 = distinct !DILocation(line: 2382, column: 13, scope: !495, inlinedAt: !756)
!763 = !DILocation(line: 408, column: 16, scope: !121, inlinedAt: !764)
!764 = distinct !DILocation(line: 2381, column: 11, scope: !495, inlinedAt: !756)
!765 = !DILocation(line: 408, column: 22, scope: !121, inlinedAt: !764)
!766 = !DILocation(line: 408, column: 20, scope: !121, inlinedAt: !764)
!767 = !DILocation(line: 2381, column: 8, scope: !495, inlinedAt: !756)
!768 = !DILocation(line: 2384, column: 7, scope: !495, inlinedAt: !756)
!769 = !DILocation(line: 2386, column: 17, scope: !495, inlinedAt: !756)
!770 = !DILocation(line: 2386, column: 7, scope: !495, inlinedAt: !756)
!771 = !DILocation(line: 2464, column: 4, scope: !723)
!772 = !DILocation(line: 2466, column: 7, scope: !723)
!773 = !DILocation(line: 158, column: 2, scope: !353, inlinedAt: !774)
!774 = distinct !DILocation(line: 496, column: 13, scope: !356, inlinedAt: !775)
!775 = distinct !DILocation(line: 565, column: 9, scope: !359, inlinedAt: !776)
!776 = distinct !DILocation(line: 632, column: 2, scope: !361, inlinedAt: !777)
!777 = distinct !DILocation(line: 1642, column: 11, scope: !519, inlinedAt: !778)
!778 = distinct !DILocation(line: 2466, column: 7, scope: !723)
!779 = !DILocation(line: 0, scope: !723)
!780 = !DILocation(line: 1641, column: 8, scope: !519, inlinedAt: !781)
!781 = distinct !DILocation(line: 2466, column: 7, scope: !723)
!782 = !DILocation(line: 158, column: 2, scope: !353, inlinedAt: !783)
!783 = distinct !DILocation(line: 496, column: 13, scope: !356, inlinedAt: !784)
!784 = distinct !DILocation(line: 565, column: 9, scope: !359, inlinedAt: !785)
!785 = distinct !DILocation(line: 632, column: 2, scope: !361, inlinedAt: !786)
!786 = distinct !DILocation(line: 1642, column: 11, scope: !519, inlinedAt: !781)
!787 = !DILocation(line: 1642, column: 6, scope: !519, inlinedAt: !781)
!788 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_map.cpp", scope: !789, file: !789, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!789 = !DIFile(filename: "cpp/map.cpp", directory: ".")
!790 = !DILocation(line: 175, column: 26, scope: !791, inlinedAt: !792)
!791 = distinct !DISubprogram(name: "_Rb_tree_header", scope: !14, file: !14, line: 173, type: !10, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!792 = distinct !DILocation(line: 667, column: 4, scope: !793, inlinedAt: !794)
!793 = distinct !DISubprogram(name: "_Rb_tree_impl", scope: !14, file: !14, line: 667, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!794 = distinct !DILocation(line: 928, column: 7, scope: !795, inlinedAt: !796)
!795 = distinct !DISubprogram(name: "_Rb_tree", scope: !14, file: !14, line: 928, type: !10, scopeLine: 928, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!796 = distinct !DILocation(line: 195, column: 7, scope: !797, inlinedAt: !798)
!797 = distinct !DISubprogram(name: "map", scope: !9, file: !9, line: 195, type: !10, scopeLine: 195, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!798 = distinct !DILocation(line: 7, column: 27, scope: !799, inlinedAt: !801)
!799 = !DILexicalBlockFile(scope: !800, file: !1, discriminator: 0)
!800 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !789, file: !789, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!801 = distinct !DILocation(line: 0, scope: !788)
!802 = !{!21, !23, i64 0}
!803 = !DILocation(line: 208, column: 27, scope: !804, inlinedAt: !805)
!804 = distinct !DISubprogram(name: "_M_reset", scope: !14, file: !14, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!805 = distinct !DILocation(line: 176, column: 7, scope: !791, inlinedAt: !792)
!806 = !DILocation(line: 209, column: 25, scope: !804, inlinedAt: !805)
!807 = !DILocation(line: 210, column: 26, scope: !804, inlinedAt: !805)
!808 = !{!21, !26, i64 24}
!809 = !DILocation(line: 211, column: 21, scope: !804, inlinedAt: !805)
!810 = !DILocation(line: 0, scope: !800, inlinedAt: !801)
