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
@.str = private unnamed_addr constant [55 x i8] c"counts.size() == 2 && counts[1] == 1 && counts[2] == 2\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"cpp/map.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
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
  %5 = alloca %"class.std::unique_ptr", align 8
  %6 = alloca %"class.std::unique_ptr", align 8
  %7 = alloca %"class.std::thread", align 8
  %8 = alloca %"class.std::thread", align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #17, !dbg !31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6), !dbg !32
  store i64 0, ptr %7, align 8, !dbg !32, !tbaa !38
  %11 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18, !dbg !40
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %11, align 8, !dbg !41, !tbaa !44
  store ptr %11, ptr %6, align 8, !dbg !46, !tbaa !54
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %7, ptr noundef nonnull %6, ptr noundef null)
          to label %12 unwind label %19, !dbg !55

12:                                               ; preds = %0
  %13 = load ptr, ptr %6, align 8, !dbg !56, !tbaa !54
  %14 = icmp eq ptr %13, null, !dbg !59
  br i1 %14, label %30, label %15, !dbg !56

15:                                               ; preds = %12
  %16 = load ptr, ptr %13, align 8, !dbg !60, !tbaa !44
  %17 = getelementptr inbounds ptr, ptr %16, i64 1, !dbg !60
  %18 = load ptr, ptr %17, align 8, !dbg !60
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #17, !dbg !60
  br label %30, !dbg !63

19:                                               ; preds = %0
  %20 = landingpad { ptr, i32 }
          cleanup, !dbg !64
  %21 = load ptr, ptr %6, align 8, !dbg !65, !tbaa !54
  %22 = icmp eq ptr %21, null, !dbg !67
  br i1 %22, label %29, label %23, !dbg !65

23:                                               ; preds = %19
  %24 = load ptr, ptr %21, align 8, !dbg !68, !tbaa !44
  %25 = getelementptr inbounds ptr, ptr %24, i64 1, !dbg !68
  %26 = load ptr, ptr %25, align 8, !dbg !68
  call void %26(ptr noundef nonnull align 8 dereferenceable(8) %21) #17, !dbg !68
  br label %29, !dbg !70

27:                                               ; preds = %144, %29
  %28 = phi { ptr, i32 } [ %20, %29 ], [ %140, %144 ]
  resume { ptr, i32 } %28, !dbg !71

29:                                               ; preds = %23, %19
  store ptr null, ptr %6, align 8, !dbg !72, !tbaa !54
  br label %27

30:                                               ; preds = %12, %15
  store ptr null, ptr %6, align 8, !dbg !73, !tbaa !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6), !dbg !64
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #17, !dbg !74
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5), !dbg !75
  store i64 0, ptr %8, align 8, !dbg !75, !tbaa !38
  %31 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18
          to label %32 unwind label %115, !dbg !79

32:                                               ; preds = %30
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %31, align 8, !dbg !80, !tbaa !44
  store ptr %31, ptr %5, align 8, !dbg !83, !tbaa !54
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %8, ptr noundef nonnull %5, ptr noundef null)
          to label %33 unwind label %40, !dbg !87

33:                                               ; preds = %32
  %34 = load ptr, ptr %5, align 8, !dbg !88, !tbaa !54
  %35 = icmp eq ptr %34, null, !dbg !90
  br i1 %35, label %49, label %36, !dbg !88

36:                                               ; preds = %33
  %37 = load ptr, ptr %34, align 8, !dbg !91, !tbaa !44
  %38 = getelementptr inbounds ptr, ptr %37, i64 1, !dbg !91
  %39 = load ptr, ptr %38, align 8, !dbg !91
  call void %39(ptr noundef nonnull align 8 dereferenceable(8) %34) #17, !dbg !91
  br label %49, !dbg !93

40:                                               ; preds = %32
  %41 = landingpad { ptr, i32 }
          cleanup, !dbg !94
  %42 = load ptr, ptr %5, align 8, !dbg !95, !tbaa !54
  %43 = icmp eq ptr %42, null, !dbg !97
  br i1 %43, label %48, label %44, !dbg !95

44:                                               ; preds = %40
  %45 = load ptr, ptr %42, align 8, !dbg !98, !tbaa !44
  %46 = getelementptr inbounds ptr, ptr %45, i64 1, !dbg !98
  %47 = load ptr, ptr %46, align 8, !dbg !98
  call void %47(ptr noundef nonnull align 8 dereferenceable(8) %42) #17, !dbg !98
  br label %48, !dbg !100

48:                                               ; preds = %44, %40
  store ptr null, ptr %5, align 8, !dbg !101, !tbaa !54
  br label %139

49:                                               ; preds = %33, %36
  store ptr null, ptr %5, align 8, !dbg !102, !tbaa !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5), !dbg !94
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %7)
          to label %50 unwind label %117, !dbg !103

50:                                               ; preds = %49
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %8)
          to label %51 unwind label %117, !dbg !104

51:                                               ; preds = %50
  %52 = load i64, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 1), align 8, !dbg !105, !tbaa !110
  %53 = icmp eq i64 %52, 2, !dbg !111
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9) #17, !dbg !111
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10) #17, !dbg !111
  br i1 %53, label %54, label %114, !dbg !111

54:                                               ; preds = %51
  store i32 1, ptr %9, align 4, !dbg !111, !tbaa !112
  %55 = load ptr, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !114, !tbaa !20
  %56 = icmp eq ptr %55, null, !dbg !123
  br i1 %56, label %69, label %57, !dbg !126

57:                                               ; preds = %54, %57
  %58 = phi ptr [ %67, %57 ], [ %55, %54 ]
  %59 = phi ptr [ %65, %57 ], [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %54 ]
  %60 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %58, i64 0, i32 1, !dbg !127
  %61 = load i32, ptr %60, align 4, !dbg !132, !tbaa !112
  %62 = icmp slt i32 %61, 1, !dbg !136
  %63 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %58, i64 0, i32 3, !dbg !137
  %64 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %58, i64 0, i32 2, !dbg !137
  %65 = select i1 %62, ptr %59, ptr %58, !dbg !137
  %66 = select i1 %62, ptr %63, ptr %64, !dbg !137
  %67 = load ptr, ptr %66, align 8, !dbg !138, !tbaa !54
  %68 = icmp eq ptr %67, null, !dbg !123
  br i1 %68, label %69, label %57, !dbg !126, !llvm.loop !139

69:                                               ; preds = %57, %54
  %70 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %54 ], [ %65, %57 ]
  %71 = icmp eq ptr %70, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !143
  br i1 %71, label %76, label %72, !dbg !146

72:                                               ; preds = %69
  %73 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %70, i64 0, i32 1, !dbg !147
  %74 = load i32, ptr %73, align 4, !dbg !152, !tbaa !112
  %75 = icmp sgt i32 %74, 1, !dbg !154
  br i1 %75, label %76, label %79, !dbg !155

76:                                               ; preds = %72, %69
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17, !dbg !156
  store ptr %9, ptr %3, align 8, !dbg !157, !tbaa !54, !alias.scope !167
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #17, !dbg !170
  %77 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr %70, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %78 unwind label %119, !dbg !171

78:                                               ; preds = %76
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #17, !dbg !172
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17, !dbg !172
  br label %79, !dbg !172

79:                                               ; preds = %72, %78
  %80 = phi ptr [ %77, %78 ], [ %70, %72 ], !dbg !173
  %81 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %80, i64 0, i32 1, i32 0, i64 4, !dbg !174
  %82 = load i32, ptr %81, align 4, !dbg !111, !tbaa !112
  %83 = icmp eq i32 %82, 1, !dbg !111
  br i1 %83, label %84, label %114, !dbg !111

84:                                               ; preds = %79
  store i32 2, ptr %10, align 4, !dbg !111, !tbaa !112
  %85 = load ptr, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !175, !tbaa !20
  %86 = icmp eq ptr %85, null, !dbg !181
  br i1 %86, label %99, label %87, !dbg !183

87:                                               ; preds = %84, %87
  %88 = phi ptr [ %97, %87 ], [ %85, %84 ]
  %89 = phi ptr [ %95, %87 ], [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %84 ]
  %90 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %88, i64 0, i32 1, !dbg !184
  %91 = load i32, ptr %90, align 4, !dbg !187, !tbaa !112
  %92 = icmp slt i32 %91, 2, !dbg !189
  %93 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %88, i64 0, i32 3, !dbg !190
  %94 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %88, i64 0, i32 2, !dbg !190
  %95 = select i1 %92, ptr %89, ptr %88, !dbg !190
  %96 = select i1 %92, ptr %93, ptr %94, !dbg !190
  %97 = load ptr, ptr %96, align 8, !dbg !191, !tbaa !54
  %98 = icmp eq ptr %97, null, !dbg !181
  br i1 %98, label %99, label %87, !dbg !183, !llvm.loop !192

99:                                               ; preds = %87, %84
  %100 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %84 ], [ %95, %87 ]
  %101 = icmp eq ptr %100, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !194
  br i1 %101, label %106, label %102, !dbg !196

102:                                              ; preds = %99
  %103 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %100, i64 0, i32 1, !dbg !197
  %104 = load i32, ptr %103, align 4, !dbg !200, !tbaa !112
  %105 = icmp sgt i32 %104, 2, !dbg !202
  br i1 %105, label %106, label %109, !dbg !203

106:                                              ; preds = %102, %99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #17, !dbg !204
  store ptr %10, ptr %1, align 8, !dbg !205, !tbaa !54, !alias.scope !210
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %2) #17, !dbg !213
  %107 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr %100, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %1, ptr noundef nonnull align 1 dereferenceable(1) %2)
          to label %108 unwind label %121, !dbg !214

108:                                              ; preds = %106
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %2) #17, !dbg !215
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #17, !dbg !215
  br label %109, !dbg !215

109:                                              ; preds = %102, %108
  %110 = phi ptr [ %107, %108 ], [ %100, %102 ], !dbg !216
  %111 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %110, i64 0, i32 1, i32 0, i64 4, !dbg !217
  %112 = load i32, ptr %111, align 4, !dbg !111, !tbaa !112
  %113 = icmp eq i32 %112, 2, !dbg !111
  br i1 %113, label %123, label %114, !dbg !111

114:                                              ; preds = %79, %51, %109
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !111
  unreachable, !dbg !111

115:                                              ; preds = %30
  %116 = landingpad { ptr, i32 }
          cleanup, !dbg !218
  br label %139, !dbg !219

117:                                              ; preds = %50, %49
  %118 = landingpad { ptr, i32 }
          cleanup, !dbg !218
  br label %134, !dbg !218

119:                                              ; preds = %76
  %120 = landingpad { ptr, i32 }
          cleanup, !dbg !218
  br label %132, !dbg !218

121:                                              ; preds = %106
  %122 = landingpad { ptr, i32 }
          cleanup, !dbg !218
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #17, !dbg !111
  br label %132, !dbg !111

123:                                              ; preds = %109
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10) #17, !dbg !111
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #17, !dbg !111
  %124 = load i64, ptr %8, align 8, !dbg !220, !tbaa.struct !225
  %125 = icmp eq i64 %124, 0, !dbg !227
  br i1 %125, label %127, label %126, !dbg !230

126:                                              ; preds = %123
  call void @_ZSt9terminatev() #16, !dbg !231
  unreachable, !dbg !231

127:                                              ; preds = %123
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #17, !dbg !218
  %128 = load i64, ptr %7, align 8, !dbg !235, !tbaa.struct !225
  %129 = icmp eq i64 %128, 0, !dbg !238
  br i1 %129, label %131, label %130, !dbg !240

130:                                              ; preds = %127
  call void @_ZSt9terminatev() #16, !dbg !241
  unreachable, !dbg !241

131:                                              ; preds = %127
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17, !dbg !218
  ret i32 0, !dbg !218

132:                                              ; preds = %121, %119
  %133 = phi { ptr, i32 } [ %122, %121 ], [ %120, %119 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9) #17, !dbg !111
  br label %134, !dbg !111

134:                                              ; preds = %132, %117
  %135 = phi { ptr, i32 } [ %133, %132 ], [ %118, %117 ]
  %136 = load i64, ptr %8, align 8, !dbg !243, !tbaa.struct !225
  %137 = icmp eq i64 %136, 0, !dbg !246
  br i1 %137, label %139, label %138, !dbg !248

138:                                              ; preds = %134
  call void @_ZSt9terminatev() #16, !dbg !249
  unreachable, !dbg !249

139:                                              ; preds = %134, %115, %48
  %140 = phi { ptr, i32 } [ %116, %115 ], [ %41, %48 ], [ %135, %134 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #17, !dbg !218
  %141 = load i64, ptr %7, align 8, !dbg !251, !tbaa.struct !225
  %142 = icmp eq i64 %141, 0, !dbg !254
  br i1 %142, label %144, label %143, !dbg !256

143:                                              ; preds = %139
  call void @_ZSt9terminatev() #16, !dbg !257
  unreachable, !dbg !257

144:                                              ; preds = %139
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #17, !dbg !218
  br label %27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !259 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #17
  tail call void @_ZSt9terminatev() #16
  unreachable
}

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare !dbg !261 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #7 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !262 {
  %3 = icmp eq ptr %1, null, !dbg !263
  br i1 %3, label %11, label %4, !dbg !264

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %5, i64 0, i32 3, !dbg !265
  %7 = load ptr, ptr %6, align 8, !dbg !265, !tbaa !268
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7), !dbg !269
  %8 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %5, i64 0, i32 2, !dbg !270
  %9 = load ptr, ptr %8, align 8, !dbg !270, !tbaa !273
  tail call void @_ZdlPv(ptr noundef %5) #19, !dbg !274
  %10 = icmp eq ptr %9, null, !dbg !263
  br i1 %10, label %11, label %4, !dbg !264, !llvm.loop !285

11:                                               ; preds = %4, %2
  ret void, !dbg !287
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #8

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #10 align 2 !dbg !288 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !289
  tail call void @_ZdlPv(ptr noundef %0) #19, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #7 align 2 !dbg !290 {
  tail call fastcc void @_ZL5counti(i32 noundef 1), !dbg !291
  tail call fastcc void @_ZL5counti(i32 noundef 2), !dbg !303
  ret void, !dbg !304
}

; Function Attrs: uwtable
define internal fastcc void @_ZL5counti(i32 noundef %0) unnamed_addr #11 personality ptr @__gxx_personality_v0 !dbg !305 {
  %2 = alloca %"class.std::tuple.7", align 8
  %3 = alloca %"class.std::tuple.10", align 1
  %4 = alloca i32, align 4
  store i32 %0, ptr %4, align 4, !tbaa !112
  %5 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #17, !dbg !306
  %6 = icmp eq i32 %5, 0, !dbg !315
  br i1 %6, label %8, label %7, !dbg !315

7:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %5) #20, !dbg !316
  unreachable, !dbg !316

8:                                                ; preds = %1
  %9 = load ptr, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !317, !tbaa !20
  %10 = icmp eq ptr %9, null, !dbg !324
  br i1 %10, label %25, label %11, !dbg !326

11:                                               ; preds = %8
  %12 = load i32, ptr %4, align 4, !tbaa !112
  br label %13, !dbg !326

13:                                               ; preds = %13, %11
  %14 = phi ptr [ %9, %11 ], [ %23, %13 ]
  %15 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %11 ], [ %21, %13 ]
  %16 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %14, i64 0, i32 1, !dbg !327
  %17 = load i32, ptr %16, align 4, !dbg !330, !tbaa !112
  %18 = icmp slt i32 %17, %12, !dbg !332
  %19 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %14, i64 0, i32 3, !dbg !333
  %20 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %14, i64 0, i32 2, !dbg !333
  %21 = select i1 %18, ptr %15, ptr %14, !dbg !333
  %22 = select i1 %18, ptr %19, ptr %20, !dbg !333
  %23 = load ptr, ptr %22, align 8, !dbg !334, !tbaa !54
  %24 = icmp eq ptr %23, null, !dbg !324
  br i1 %24, label %25, label %13, !dbg !326, !llvm.loop !335

25:                                               ; preds = %13, %8
  %26 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %8 ], [ %21, %13 ]
  %27 = icmp eq ptr %26, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !337
  br i1 %27, label %33, label %28, !dbg !339

28:                                               ; preds = %25
  %29 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %26, i64 0, i32 1, !dbg !340
  %30 = load i32, ptr %4, align 4, !dbg !343, !tbaa !112
  %31 = load i32, ptr %29, align 4, !dbg !345, !tbaa !112
  %32 = icmp slt i32 %30, %31, !dbg !346
  br i1 %32, label %33, label %36, !dbg !347

33:                                               ; preds = %28, %25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #17, !dbg !348
  store ptr %4, ptr %2, align 8, !dbg !349, !tbaa !54
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %3) #17, !dbg !356
  %34 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJRS1_EESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr %26, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull align 1 dereferenceable(1) %3)
          to label %35 unwind label %42, !dbg !357

35:                                               ; preds = %33
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %3) #17, !dbg !358
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #17, !dbg !358
  br label %36, !dbg !358

36:                                               ; preds = %28, %35
  %37 = phi ptr [ %34, %35 ], [ %26, %28 ], !dbg !359
  %38 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %37, i64 0, i32 1, i32 0, i64 4, !dbg !360
  %39 = load i32, ptr %38, align 4, !dbg !361, !tbaa !112
  %40 = add nsw i32 %39, 1, !dbg !361
  store i32 %40, ptr %38, align 4, !dbg !361, !tbaa !112
  %41 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #17, !dbg !362
  ret void, !dbg !369

42:                                               ; preds = %33
  %43 = landingpad { ptr, i32 }
          cleanup, !dbg !369
  %44 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #17, !dbg !370
  resume { ptr, i32 } %43, !dbg !369
}

; Function Attrs: noreturn
declare !dbg !374 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare !dbg !376 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #13

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJRS1_EESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) local_unnamed_addr #11 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !378 {
  %6 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #18, !dbg !379
  %7 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %6, i64 0, i32 1, !dbg !390
  %8 = load i64, ptr %3, align 8, !dbg !394, !tbaa !54
  %9 = inttoptr i64 %8 to ptr, !dbg !394
  %10 = load i32, ptr %9, align 4, !dbg !403, !tbaa !112
  store i32 %10, ptr %7, align 4, !dbg !409, !tbaa !410
  %11 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %6, i64 0, i32 1, i32 0, i64 4, !dbg !412
  store i32 0, ptr %11, align 4, !dbg !412, !tbaa !413
  %12 = invoke { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %7)
          to label %13 unwind label %32, !dbg !414

13:                                               ; preds = %5
  %14 = extractvalue { ptr, ptr } %12, 0, !dbg !414
  %15 = extractvalue { ptr, ptr } %12, 1, !dbg !414
  %16 = icmp eq ptr %15, null, !dbg !415
  br i1 %16, label %34, label %17, !dbg !415

17:                                               ; preds = %13
  %18 = icmp ne ptr %14, null, !dbg !416
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = icmp eq ptr %19, %15
  %21 = select i1 %18, i1 true, i1 %20, !dbg !421
  br i1 %21, label %27, label %22, !dbg !421

22:                                               ; preds = %17
  %23 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %15, i64 0, i32 1, !dbg !422
  %24 = load i32, ptr %7, align 4, !dbg !427, !tbaa !112
  %25 = load i32, ptr %23, align 4, !dbg !429, !tbaa !112
  %26 = icmp slt i32 %24, %25, !dbg !430
  br label %27, !dbg !431

27:                                               ; preds = %17, %22
  %28 = phi i1 [ true, %17 ], [ %26, %22 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %28, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull align 8 dereferenceable(32) %19) #17, !dbg !432
  %29 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !433
  %30 = load i64, ptr %29, align 8, !dbg !434, !tbaa !110
  %31 = add i64 %30, 1, !dbg !434
  store i64 %31, ptr %29, align 8, !dbg !434, !tbaa !110
  br label %34, !dbg !435

32:                                               ; preds = %5
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !436
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !437
  resume { ptr, i32 } %33, !dbg !436

34:                                               ; preds = %13, %27
  %35 = phi ptr [ null, %27 ], [ %6, %13 ], !dbg !444
  %36 = phi ptr [ %6, %27 ], [ %14, %13 ], !dbg !444
  %37 = icmp eq ptr %35, null, !dbg !445
  br i1 %37, label %39, label %38, !dbg !445

38:                                               ; preds = %34
  tail call void @_ZdlPv(ptr noundef %35) #19, !dbg !447
  br label %39, !dbg !452

39:                                               ; preds = %34, %38
  ret ptr %36, !dbg !436
}

; Function Attrs: uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #11 comdat align 2 !dbg !453 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !454
  %5 = icmp eq ptr %4, %1, !dbg !457
  br i1 %5, label %6, label %51, !dbg !458

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !459
  %8 = load i64, ptr %7, align 8, !dbg !459, !tbaa !110
  %9 = icmp eq i64 %8, 0, !dbg !461
  br i1 %9, label %17, label %10, !dbg !462

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !463
  %12 = load ptr, ptr %11, align 8, !dbg !466, !tbaa !54
  %13 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %12, i64 0, i32 1, !dbg !467
  %14 = load i32, ptr %13, align 4, !dbg !471, !tbaa !112
  %15 = load i32, ptr %2, align 4, !dbg !473, !tbaa !112
  %16 = icmp slt i32 %14, %15, !dbg !474
  br i1 %16, label %148, label %17, !dbg !475

17:                                               ; preds = %10, %6
  %18 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !476
  %19 = load ptr, ptr %18, align 8, !dbg !481, !tbaa !54
  %20 = icmp eq ptr %19, null, !dbg !482
  br i1 %20, label %33, label %21, !dbg !483

21:                                               ; preds = %17
  %22 = load i32, ptr %2, align 4, !tbaa !112
  br label %23, !dbg !483

23:                                               ; preds = %23, %21
  %24 = phi ptr [ %19, %21 ], [ %31, %23 ]
  %25 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %24, i64 0, i32 1, !dbg !484
  %26 = load i32, ptr %25, align 4, !dbg !487, !tbaa !112
  %27 = icmp slt i32 %22, %26, !dbg !489
  %28 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %24, i64 0, i32 2, !dbg !490
  %29 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %24, i64 0, i32 3, !dbg !490
  %30 = select i1 %27, ptr %28, ptr %29, !dbg !490
  %31 = load ptr, ptr %30, align 8, !dbg !481, !tbaa !54
  %32 = icmp eq ptr %31, null, !dbg !482
  br i1 %32, label %33, label %23, !dbg !483, !llvm.loop !491

33:                                               ; preds = %23, %17
  %34 = phi ptr [ %4, %17 ], [ %24, %23 ], !dbg !481
  %35 = phi i1 [ true, %17 ], [ %27, %23 ]
  %36 = phi ptr [ %19, %17 ], [ %31, %23 ], !dbg !481
  br i1 %35, label %37, label %43, !dbg !493

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !494
  %39 = load ptr, ptr %38, align 8, !dbg !494, !tbaa !497
  %40 = icmp eq ptr %34, %39, !dbg !498
  br i1 %40, label %148, label %41, !dbg !500

41:                                               ; preds = %37
  %42 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %34) #21, !dbg !501
  br label %43, !dbg !504

43:                                               ; preds = %41, %33
  %44 = phi ptr [ %42, %41 ], [ %34, %33 ], !dbg !481
  %45 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %44, i64 0, i32 1, !dbg !505
  %46 = load i32, ptr %45, align 4, !dbg !509, !tbaa !112
  %47 = load i32, ptr %2, align 4, !dbg !511, !tbaa !112
  %48 = icmp slt i32 %46, %47, !dbg !512
  %49 = select i1 %48, ptr %36, ptr %44, !dbg !481
  %50 = select i1 %48, ptr %34, ptr null, !dbg !481
  br label %148, !dbg !481

51:                                               ; preds = %3
  %52 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %1, i64 0, i32 1, !dbg !513
  %53 = load i32, ptr %2, align 4, !dbg !517, !tbaa !112
  %54 = load i32, ptr %52, align 4, !dbg !519, !tbaa !112
  %55 = icmp slt i32 %53, %54, !dbg !520
  br i1 %55, label %56, label %100, !dbg !521

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !522
  %58 = load ptr, ptr %57, align 8, !dbg !525, !tbaa !54
  %59 = icmp eq ptr %58, %1, !dbg !526
  br i1 %59, label %148, label %60, !dbg !527

60:                                               ; preds = %56
  %61 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %1) #21, !dbg !528
  %62 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %61, i64 0, i32 1, !dbg !530
  %63 = load i32, ptr %62, align 4, !dbg !534, !tbaa !112
  %64 = icmp slt i32 %63, %53, !dbg !536
  br i1 %64, label %65, label %71, !dbg !537

65:                                               ; preds = %60
  %66 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %61, i64 0, i32 3, !dbg !538
  %67 = load ptr, ptr %66, align 8, !dbg !538, !tbaa !268
  %68 = icmp eq ptr %67, null, !dbg !540
  %69 = select i1 %68, ptr null, ptr %1, !dbg !541
  %70 = select i1 %68, ptr %61, ptr %1, !dbg !541
  br label %148, !dbg !541

71:                                               ; preds = %60
  %72 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !542
  %73 = load ptr, ptr %72, align 8, !dbg !546, !tbaa !54
  %74 = icmp eq ptr %73, null, !dbg !547
  br i1 %74, label %85, label %75, !dbg !548

75:                                               ; preds = %71, %75
  %76 = phi ptr [ %83, %75 ], [ %73, %71 ]
  %77 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %76, i64 0, i32 1, !dbg !549
  %78 = load i32, ptr %77, align 4, !dbg !552, !tbaa !112
  %79 = icmp slt i32 %53, %78, !dbg !554
  %80 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %76, i64 0, i32 2, !dbg !555
  %81 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %76, i64 0, i32 3, !dbg !555
  %82 = select i1 %79, ptr %80, ptr %81, !dbg !555
  %83 = load ptr, ptr %82, align 8, !dbg !546, !tbaa !54
  %84 = icmp eq ptr %83, null, !dbg !547
  br i1 %84, label %85, label %75, !dbg !548, !llvm.loop !556

85:                                               ; preds = %75, %71
  %86 = phi ptr [ %4, %71 ], [ %76, %75 ], !dbg !546
  %87 = phi i1 [ true, %71 ], [ %79, %75 ]
  %88 = phi ptr [ %73, %71 ], [ %83, %75 ], !dbg !546
  br i1 %87, label %89, label %93, !dbg !558

89:                                               ; preds = %85
  %90 = icmp eq ptr %86, %58, !dbg !559
  br i1 %90, label %148, label %91, !dbg !561

91:                                               ; preds = %89
  %92 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %86) #21, !dbg !562
  br label %93, !dbg !564

93:                                               ; preds = %91, %85
  %94 = phi ptr [ %92, %91 ], [ %86, %85 ], !dbg !546
  %95 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %94, i64 0, i32 1, !dbg !565
  %96 = load i32, ptr %95, align 4, !dbg !569, !tbaa !112
  %97 = icmp slt i32 %96, %53, !dbg !571
  %98 = select i1 %97, ptr %88, ptr %94, !dbg !546
  %99 = select i1 %97, ptr %86, ptr null, !dbg !546
  br label %148, !dbg !546

100:                                              ; preds = %51
  %101 = icmp slt i32 %54, %53, !dbg !572
  br i1 %101, label %102, label %148, !dbg !574

102:                                              ; preds = %100
  %103 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !575
  %104 = load ptr, ptr %103, align 8, !dbg !577, !tbaa !54
  %105 = icmp eq ptr %104, %1, !dbg !578
  br i1 %105, label %148, label %106, !dbg !579

106:                                              ; preds = %102
  %107 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %1) #21, !dbg !580
  %108 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %107, i64 0, i32 1, !dbg !583
  %109 = load i32, ptr %108, align 4, !dbg !587, !tbaa !112
  %110 = icmp slt i32 %53, %109, !dbg !589
  br i1 %110, label %111, label %117, !dbg !590

111:                                              ; preds = %106
  %112 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %1, i64 0, i32 3, !dbg !591
  %113 = load ptr, ptr %112, align 8, !dbg !591, !tbaa !268
  %114 = icmp eq ptr %113, null, !dbg !593
  %115 = select i1 %114, ptr null, ptr %107, !dbg !541
  %116 = select i1 %114, ptr %1, ptr %107, !dbg !541
  br label %148, !dbg !541

117:                                              ; preds = %106
  %118 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !594
  %119 = load ptr, ptr %118, align 8, !dbg !598, !tbaa !54
  %120 = icmp eq ptr %119, null, !dbg !599
  br i1 %120, label %131, label %121, !dbg !600

121:                                              ; preds = %117, %121
  %122 = phi ptr [ %129, %121 ], [ %119, %117 ]
  %123 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %122, i64 0, i32 1, !dbg !601
  %124 = load i32, ptr %123, align 4, !dbg !604, !tbaa !112
  %125 = icmp slt i32 %53, %124, !dbg !606
  %126 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %122, i64 0, i32 2, !dbg !607
  %127 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %122, i64 0, i32 3, !dbg !607
  %128 = select i1 %125, ptr %126, ptr %127, !dbg !607
  %129 = load ptr, ptr %128, align 8, !dbg !598, !tbaa !54
  %130 = icmp eq ptr %129, null, !dbg !599
  br i1 %130, label %131, label %121, !dbg !600, !llvm.loop !608

131:                                              ; preds = %121, %117
  %132 = phi ptr [ %4, %117 ], [ %122, %121 ], !dbg !598
  %133 = phi i1 [ true, %117 ], [ %125, %121 ]
  %134 = phi ptr [ %119, %117 ], [ %129, %121 ], !dbg !598
  br i1 %133, label %135, label %141, !dbg !610

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !611
  %137 = load ptr, ptr %136, align 8, !dbg !611, !tbaa !497
  %138 = icmp eq ptr %132, %137, !dbg !613
  br i1 %138, label %148, label %139, !dbg !615

139:                                              ; preds = %135
  %140 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %132) #21, !dbg !616
  br label %141, !dbg !618

141:                                              ; preds = %139, %131
  %142 = phi ptr [ %140, %139 ], [ %132, %131 ], !dbg !598
  %143 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %142, i64 0, i32 1, !dbg !619
  %144 = load i32, ptr %143, align 4, !dbg !623, !tbaa !112
  %145 = icmp slt i32 %144, %53, !dbg !625
  %146 = select i1 %145, ptr %134, ptr %142, !dbg !598
  %147 = select i1 %145, ptr %132, ptr null, !dbg !598
  br label %148, !dbg !598

148:                                              ; preds = %141, %135, %93, %89, %43, %37, %100, %102, %111, %56, %65, %10
  %149 = phi ptr [ null, %10 ], [ %58, %56 ], [ %69, %65 ], [ null, %102 ], [ %115, %111 ], [ %1, %100 ], [ %36, %37 ], [ %49, %43 ], [ %88, %89 ], [ %98, %93 ], [ %134, %135 ], [ %146, %141 ], !dbg !541
  %150 = phi ptr [ %12, %10 ], [ %58, %56 ], [ %70, %65 ], [ %104, %102 ], [ %116, %111 ], [ null, %100 ], [ %34, %37 ], [ %50, %43 ], [ %86, %89 ], [ %99, %93 ], [ %132, %135 ], [ %147, %141 ], !dbg !541
  %151 = insertvalue { ptr, ptr } poison, ptr %149, 0, !dbg !626
  %152 = insertvalue { ptr, ptr } %151, ptr %150, 1, !dbg !626
  ret { ptr, ptr } %152, !dbg !626
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare !dbg !627 noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #14

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare !dbg !628 noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #14

; Function Attrs: nounwind
declare !dbg !629 void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #13

; Function Attrs: nounwind
declare !dbg !630 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #13

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #13

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #10 align 2 !dbg !631 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !632
  tail call void @_ZdlPv(ptr noundef %0) #19, !dbg !632
  ret void, !dbg !632
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #7 align 2 !dbg !633 {
  tail call fastcc void @_ZL5counti(i32 noundef 2), !dbg !634
  ret void, !dbg !645
}

; Function Attrs: uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOiEESD_IJEEEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) local_unnamed_addr #11 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !646 {
  %6 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #18, !dbg !647
  %7 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %6, i64 0, i32 1, !dbg !655
  %8 = load i64, ptr %3, align 8, !dbg !659, !tbaa !54
  %9 = inttoptr i64 %8 to ptr, !dbg !659
  %10 = load i32, ptr %9, align 4, !dbg !668, !tbaa !112
  store i32 %10, ptr %7, align 4, !dbg !674, !tbaa !410
  %11 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %6, i64 0, i32 1, i32 0, i64 4, !dbg !675
  store i32 0, ptr %11, align 4, !dbg !675, !tbaa !413
  %12 = invoke { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %7)
          to label %13 unwind label %32, !dbg !676

13:                                               ; preds = %5
  %14 = extractvalue { ptr, ptr } %12, 0, !dbg !676
  %15 = extractvalue { ptr, ptr } %12, 1, !dbg !676
  %16 = icmp eq ptr %15, null, !dbg !677
  br i1 %16, label %34, label %17, !dbg !677

17:                                               ; preds = %13
  %18 = icmp ne ptr %14, null, !dbg !678
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = icmp eq ptr %19, %15
  %21 = select i1 %18, i1 true, i1 %20, !dbg !681
  br i1 %21, label %27, label %22, !dbg !681

22:                                               ; preds = %17
  %23 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %15, i64 0, i32 1, !dbg !682
  %24 = load i32, ptr %7, align 4, !dbg !686, !tbaa !112
  %25 = load i32, ptr %23, align 4, !dbg !688, !tbaa !112
  %26 = icmp slt i32 %24, %25, !dbg !689
  br label %27, !dbg !690

27:                                               ; preds = %17, %22
  %28 = phi i1 [ true, %17 ], [ %26, %22 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %28, ptr noundef nonnull %6, ptr noundef nonnull %15, ptr noundef nonnull align 8 dereferenceable(32) %19) #17, !dbg !691
  %29 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !692
  %30 = load i64, ptr %29, align 8, !dbg !693, !tbaa !110
  %31 = add i64 %30, 1, !dbg !693
  store i64 %31, ptr %29, align 8, !dbg !693, !tbaa !110
  br label %34, !dbg !694

32:                                               ; preds = %5
  %33 = landingpad { ptr, i32 }
          cleanup, !dbg !695
  tail call void @_ZdlPv(ptr noundef %6) #19, !dbg !696
  resume { ptr, i32 } %33, !dbg !695

34:                                               ; preds = %13, %27
  %35 = phi ptr [ null, %27 ], [ %6, %13 ], !dbg !702
  %36 = phi ptr [ %6, %27 ], [ %14, %13 ], !dbg !702
  %37 = icmp eq ptr %35, null, !dbg !703
  br i1 %37, label %39, label %38, !dbg !703

38:                                               ; preds = %34
  tail call void @_ZdlPv(ptr noundef %35) #19, !dbg !705
  br label %39, !dbg !710

39:                                               ; preds = %34, %38
  ret ptr %36, !dbg !695
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_map.cpp() #15 section ".text.startup" personality ptr @__gxx_personality_v0 !dbg !711 {
  store i32 0, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), align 8, !dbg !713, !tbaa !725
  store ptr null, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !726, !tbaa !20
  store ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 2), align 8, !dbg !729, !tbaa !497
  store ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 3), align 8, !dbg !730, !tbaa !731
  store i64 0, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 1), align 8, !dbg !732, !tbaa !110
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev, ptr nonnull @_ZL6counts, ptr nonnull @__dso_handle) #17, !dbg !733
  ret void
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!103 = !DILocation(line: 26, column: 4, scope: !30)
!104 = !DILocation(line: 27, column: 4, scope: !30)
!105 = !DILocation(line: 1032, column: 24, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 1031, type: !10, scopeLine: 1032, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!107 = distinct !DILocation(line: 481, column: 21, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 480, type: !10, scopeLine: 481, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!109 = distinct !DILocation(line: 28, column: 2, scope: !30)
!110 = !{!21, !27, i64 32}
!111 = !DILocation(line: 28, column: 2, scope: !30)
!112 = !{!113, !113, i64 0}
!113 = !{!"int", !24, i64 0}
!114 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !115)
!115 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !116)
!116 = distinct !DILocation(line: 1270, column: 31, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "lower_bound", scope: !14, file: !14, line: 1269, type: !10, scopeLine: 1270, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!118 = distinct !DILocation(line: 1307, column: 21, scope: !119, inlinedAt: !120)
!119 = distinct !DISubprogram(name: "lower_bound", scope: !9, file: !9, line: 1306, type: !10, scopeLine: 1307, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!120 = distinct !DILocation(line: 527, column: 17, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 522, type: !10, scopeLine: 523, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!122 = distinct !DILocation(line: 28, column: 2, scope: !30)
!123 = !DILocation(line: 1950, column: 18, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "_M_lower_bound", scope: !14, file: !14, line: 1947, type: !10, scopeLine: 1949, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!125 = distinct !DILocation(line: 1270, column: 16, scope: !117, inlinedAt: !118)
!126 = !DILocation(line: 1950, column: 7, scope: !124, inlinedAt: !125)
!127 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "_M_valptr", scope: !14, file: !14, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!129 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "_S_key", scope: !14, file: !14, line: 757, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!131 = distinct !DILocation(line: 1951, column: 30, scope: !124, inlinedAt: !125)
!132 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !135)
!133 = distinct !DISubprogram(name: "operator()", scope: !134, file: !134, line: 407, type: !10, scopeLine: 408, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!134 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!135 = distinct !DILocation(line: 1951, column: 7, scope: !124, inlinedAt: !125)
!136 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !135)
!137 = !DILocation(line: 1951, column: 6, scope: !124, inlinedAt: !125)
!138 = !DILocation(line: 0, scope: !124, inlinedAt: !125)
!139 = distinct !{!139, !126, !140, !141, !142}
!140 = !DILocation(line: 1954, column: 22, scope: !124, inlinedAt: !125)
!141 = !{!"llvm.loop.mustprogress"}
!142 = !{!"llvm.loop.unroll.disable"}
!143 = !DILocation(line: 316, column: 28, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 315, type: !10, scopeLine: 316, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!145 = distinct !DILocation(line: 529, column: 10, scope: !121, inlinedAt: !122)
!146 = !DILocation(line: 529, column: 19, scope: !121, inlinedAt: !122)
!147 = !DILocation(line: 235, column: 16, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "_M_valptr", scope: !14, file: !14, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!149 = distinct !DILocation(line: 278, column: 51, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "operator*", scope: !14, file: !14, line: 277, type: !10, scopeLine: 278, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!151 = distinct !DILocation(line: 529, column: 39, scope: !121, inlinedAt: !122)
!152 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !153)
!153 = distinct !DILocation(line: 529, column: 22, scope: !121, inlinedAt: !122)
!154 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !153)
!155 = !DILocation(line: 529, column: 6, scope: !121, inlinedAt: !122)
!156 = !DILocation(line: 531, column: 6, scope: !121, inlinedAt: !122)
!157 = !DILocation(line: 200, column: 4, scope: !158, inlinedAt: !160)
!158 = distinct !DISubprogram(name: "_Head_base<int>", scope: !159, file: !159, line: 199, type: !10, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!159 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!160 = distinct !DILocation(line: 441, column: 4, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !159, file: !159, line: 440, type: !10, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = distinct !DILocation(line: 744, column: 4, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "tuple<int, true, true>", scope: !159, file: !159, line: 742, type: !10, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!164 = distinct !DILocation(line: 1590, column: 14, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "forward_as_tuple<int>", scope: !159, file: !159, line: 1589, type: !10, scopeLine: 1590, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!166 = distinct !DILocation(line: 531, column: 6, scope: !121, inlinedAt: !122)
!167 = !{!168}
!168 = distinct !{!168, !169, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: argument 0"}
!169 = distinct !{!169, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_"}
!170 = !DILocation(line: 532, column: 6, scope: !121, inlinedAt: !122)
!171 = !DILocation(line: 530, column: 15, scope: !121, inlinedAt: !122)
!172 = !DILocation(line: 530, column: 4, scope: !121, inlinedAt: !122)
!173 = !DILocation(line: 0, scope: !121, inlinedAt: !122)
!174 = !DILocation(line: 533, column: 16, scope: !121, inlinedAt: !122)
!175 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !176)
!176 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !177)
!177 = distinct !DILocation(line: 1270, column: 31, scope: !117, inlinedAt: !178)
!178 = distinct !DILocation(line: 1307, column: 21, scope: !119, inlinedAt: !179)
!179 = distinct !DILocation(line: 527, column: 17, scope: !121, inlinedAt: !180)
!180 = distinct !DILocation(line: 28, column: 2, scope: !30)
!181 = !DILocation(line: 1950, column: 18, scope: !124, inlinedAt: !182)
!182 = distinct !DILocation(line: 1270, column: 16, scope: !117, inlinedAt: !178)
!183 = !DILocation(line: 1950, column: 7, scope: !124, inlinedAt: !182)
!184 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !185)
!185 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !186)
!186 = distinct !DILocation(line: 1951, column: 30, scope: !124, inlinedAt: !182)
!187 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !188)
!188 = distinct !DILocation(line: 1951, column: 7, scope: !124, inlinedAt: !182)
!189 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !188)
!190 = !DILocation(line: 1951, column: 6, scope: !124, inlinedAt: !182)
!191 = !DILocation(line: 0, scope: !124, inlinedAt: !182)
!192 = distinct !{!192, !183, !193, !141, !142}
!193 = !DILocation(line: 1954, column: 22, scope: !124, inlinedAt: !182)
!194 = !DILocation(line: 316, column: 28, scope: !144, inlinedAt: !195)
!195 = distinct !DILocation(line: 529, column: 10, scope: !121, inlinedAt: !180)
!196 = !DILocation(line: 529, column: 19, scope: !121, inlinedAt: !180)
!197 = !DILocation(line: 235, column: 16, scope: !148, inlinedAt: !198)
!198 = distinct !DILocation(line: 278, column: 51, scope: !150, inlinedAt: !199)
!199 = distinct !DILocation(line: 529, column: 39, scope: !121, inlinedAt: !180)
!200 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !201)
!201 = distinct !DILocation(line: 529, column: 22, scope: !121, inlinedAt: !180)
!202 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !201)
!203 = !DILocation(line: 529, column: 6, scope: !121, inlinedAt: !180)
!204 = !DILocation(line: 531, column: 6, scope: !121, inlinedAt: !180)
!205 = !DILocation(line: 200, column: 4, scope: !158, inlinedAt: !206)
!206 = distinct !DILocation(line: 441, column: 4, scope: !161, inlinedAt: !207)
!207 = distinct !DILocation(line: 744, column: 4, scope: !163, inlinedAt: !208)
!208 = distinct !DILocation(line: 1590, column: 14, scope: !165, inlinedAt: !209)
!209 = distinct !DILocation(line: 531, column: 6, scope: !121, inlinedAt: !180)
!210 = !{!211}
!211 = distinct !{!211, !212, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_: argument 0"}
!212 = distinct !{!212, !"_ZSt16forward_as_tupleIJiEESt5tupleIJDpOT_EES3_"}
!213 = !DILocation(line: 532, column: 6, scope: !121, inlinedAt: !180)
!214 = !DILocation(line: 530, column: 15, scope: !121, inlinedAt: !180)
!215 = !DILocation(line: 530, column: 4, scope: !121, inlinedAt: !180)
!216 = !DILocation(line: 0, scope: !121, inlinedAt: !180)
!217 = !DILocation(line: 533, column: 16, scope: !121, inlinedAt: !180)
!218 = !DILocation(line: 29, column: 1, scope: !30)
!219 = !DILocation(line: 22, column: 14, scope: !30)
!220 = !DILocation(line: 175, column: 16, scope: !221, inlinedAt: !222)
!221 = distinct !DISubprogram(name: "joinable", scope: !34, file: !34, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!222 = distinct !DILocation(line: 150, column: 11, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "~thread", scope: !34, file: !34, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!224 = distinct !DILocation(line: 29, column: 1, scope: !30)
!225 = !{i64 0, i64 8, !226}
!226 = !{!27, !27, i64 0}
!227 = !DILocation(line: 286, column: 26, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "operator==", scope: !34, file: !34, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!229 = distinct !DILocation(line: 175, column: 22, scope: !221, inlinedAt: !222)
!230 = !DILocation(line: 150, column: 11, scope: !223, inlinedAt: !224)
!231 = !DILocation(line: 312, column: 5, scope: !232, inlinedAt: !234)
!232 = distinct !DISubprogram(name: "__terminate", scope: !233, file: !233, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!233 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!234 = distinct !DILocation(line: 151, column: 2, scope: !223, inlinedAt: !224)
!235 = !DILocation(line: 175, column: 16, scope: !221, inlinedAt: !236)
!236 = distinct !DILocation(line: 150, column: 11, scope: !223, inlinedAt: !237)
!237 = distinct !DILocation(line: 29, column: 1, scope: !30)
!238 = !DILocation(line: 286, column: 26, scope: !228, inlinedAt: !239)
!239 = distinct !DILocation(line: 175, column: 22, scope: !221, inlinedAt: !236)
!240 = !DILocation(line: 150, column: 11, scope: !223, inlinedAt: !237)
!241 = !DILocation(line: 312, column: 5, scope: !232, inlinedAt: !242)
!242 = distinct !DILocation(line: 151, column: 2, scope: !223, inlinedAt: !237)
!243 = !DILocation(line: 175, column: 16, scope: !221, inlinedAt: !244)
!244 = distinct !DILocation(line: 150, column: 11, scope: !223, inlinedAt: !245)
!245 = distinct !DILocation(line: 29, column: 1, scope: !30)
!246 = !DILocation(line: 286, column: 26, scope: !228, inlinedAt: !247)
!247 = distinct !DILocation(line: 175, column: 22, scope: !221, inlinedAt: !244)
!248 = !DILocation(line: 150, column: 11, scope: !223, inlinedAt: !245)
!249 = !DILocation(line: 312, column: 5, scope: !232, inlinedAt: !250)
!250 = distinct !DILocation(line: 151, column: 2, scope: !223, inlinedAt: !245)
!251 = !DILocation(line: 175, column: 16, scope: !221, inlinedAt: !252)
!252 = distinct !DILocation(line: 150, column: 11, scope: !223, inlinedAt: !253)
!253 = distinct !DILocation(line: 29, column: 1, scope: !30)
!254 = !DILocation(line: 286, column: 26, scope: !228, inlinedAt: !255)
!255 = distinct !DILocation(line: 175, column: 22, scope: !221, inlinedAt: !252)
!256 = !DILocation(line: 150, column: 11, scope: !223, inlinedAt: !253)
!257 = !DILocation(line: 312, column: 5, scope: !232, inlinedAt: !258)
!258 = distinct !DILocation(line: 151, column: 2, scope: !223, inlinedAt: !253)
!259 = !DISubprogram(name: "__assert_fail", scope: !260, file: !260, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!260 = !DIFile(filename: "include/assert.h", directory: "")
!261 = !DISubprogram(name: "terminate", scope: !233, file: !233, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!262 = distinct !DISubprogram(name: "_M_erase", scope: !14, file: !14, line: 1930, type: !10, scopeLine: 1931, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!263 = !DILocation(line: 1933, column: 18, scope: !262)
!264 = !DILocation(line: 1933, column: 7, scope: !262)
!265 = !DILocation(line: 788, column: 45, scope: !266, inlinedAt: !267)
!266 = distinct !DISubprogram(name: "_S_right", scope: !14, file: !14, line: 787, type: !10, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!267 = distinct !DILocation(line: 1935, column: 13, scope: !262)
!268 = !{!22, !26, i64 24}
!269 = !DILocation(line: 1935, column: 4, scope: !262)
!270 = !DILocation(line: 780, column: 45, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "_S_left", scope: !14, file: !14, line: 779, type: !10, scopeLine: 780, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!272 = distinct !DILocation(line: 1936, column: 21, scope: !262)
!273 = !{!22, !26, i64 16}
!274 = !DILocation(line: 158, column: 2, scope: !275, inlinedAt: !277)
!275 = distinct !DISubprogram(name: "deallocate", scope: !276, file: !276, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!276 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!277 = distinct !DILocation(line: 496, column: 13, scope: !278, inlinedAt: !280)
!278 = distinct !DISubprogram(name: "deallocate", scope: !279, file: !279, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!279 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!280 = distinct !DILocation(line: 565, column: 9, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "_M_put_node", scope: !14, file: !14, line: 564, type: !10, scopeLine: 565, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!282 = distinct !DILocation(line: 632, column: 2, scope: !283, inlinedAt: !284)
!283 = distinct !DISubprogram(name: "_M_drop_node", scope: !14, file: !14, line: 629, type: !10, scopeLine: 630, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!284 = distinct !DILocation(line: 1937, column: 4, scope: !262)
!285 = distinct !{!285, !264, !286, !141, !142}
!286 = !DILocation(line: 1939, column: 2, scope: !262)
!287 = !DILocation(line: 1940, column: 5, scope: !262)
!288 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!289 = !DILocation(line: 200, column: 14, scope: !288)
!290 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!291 = !DILocation(line: 19, column: 3, scope: !292, inlinedAt: !293)
!292 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!293 = distinct !DILocation(line: 61, column: 14, scope: !294, inlinedAt: !296)
!294 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/map.cpp:18:16)>", scope: !295, file: !295, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!295 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!296 = distinct !DILocation(line: 96, column: 14, scope: !297, inlinedAt: !298)
!297 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/map.cpp:18:16)>", scope: !295, file: !295, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!298 = distinct !DILocation(line: 252, column: 13, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = distinct !DILocation(line: 259, column: 11, scope: !301, inlinedAt: !302)
!301 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!302 = distinct !DILocation(line: 210, column: 13, scope: !290)
!303 = !DILocation(line: 20, column: 3, scope: !292, inlinedAt: !293)
!304 = !DILocation(line: 210, column: 24, scope: !290)
!305 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!306 = !DILocation(line: 749, column: 12, scope: !307, inlinedAt: !309)
!307 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !308, file: !308, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!308 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!309 = distinct !DILocation(line: 100, column: 17, scope: !310, inlinedAt: !312)
!310 = distinct !DISubprogram(name: "lock", scope: !311, file: !311, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!311 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!312 = distinct !DILocation(line: 229, column: 19, scope: !313, inlinedAt: !314)
!313 = distinct !DISubprogram(name: "lock_guard", scope: !311, file: !311, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!314 = distinct !DILocation(line: 12, column: 30, scope: !305)
!315 = !DILocation(line: 103, column: 11, scope: !310, inlinedAt: !312)
!316 = !DILocation(line: 104, column: 2, scope: !310, inlinedAt: !312)
!317 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !318)
!318 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !319)
!319 = distinct !DILocation(line: 1270, column: 31, scope: !117, inlinedAt: !320)
!320 = distinct !DILocation(line: 1307, column: 21, scope: !119, inlinedAt: !321)
!321 = distinct !DILocation(line: 507, column: 17, scope: !322, inlinedAt: !323)
!322 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 502, type: !10, scopeLine: 503, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!323 = distinct !DILocation(line: 13, column: 2, scope: !305)
!324 = !DILocation(line: 1950, column: 18, scope: !124, inlinedAt: !325)
!325 = distinct !DILocation(line: 1270, column: 16, scope: !117, inlinedAt: !320)
!326 = !DILocation(line: 1950, column: 7, scope: !124, inlinedAt: !325)
!327 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !328)
!328 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !329)
!329 = distinct !DILocation(line: 1951, column: 30, scope: !124, inlinedAt: !325)
!330 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !331)
!331 = distinct !DILocation(line: 1951, column: 7, scope: !124, inlinedAt: !325)
!332 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !331)
!333 = !DILocation(line: 1951, column: 6, scope: !124, inlinedAt: !325)
!334 = !DILocation(line: 0, scope: !124, inlinedAt: !325)
!335 = distinct !{!335, !326, !336, !141, !142}
!336 = !DILocation(line: 1954, column: 22, scope: !124, inlinedAt: !325)
!337 = !DILocation(line: 316, column: 28, scope: !144, inlinedAt: !338)
!338 = distinct !DILocation(line: 509, column: 10, scope: !322, inlinedAt: !323)
!339 = !DILocation(line: 509, column: 19, scope: !322, inlinedAt: !323)
!340 = !DILocation(line: 235, column: 16, scope: !148, inlinedAt: !341)
!341 = distinct !DILocation(line: 278, column: 51, scope: !150, inlinedAt: !342)
!342 = distinct !DILocation(line: 509, column: 39, scope: !322, inlinedAt: !323)
!343 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !344)
!344 = distinct !DILocation(line: 509, column: 22, scope: !322, inlinedAt: !323)
!345 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !344)
!346 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !344)
!347 = !DILocation(line: 509, column: 6, scope: !322, inlinedAt: !323)
!348 = !DILocation(line: 512, column: 10, scope: !322, inlinedAt: !323)
!349 = !DILocation(line: 193, column: 9, scope: !350, inlinedAt: !351)
!350 = distinct !DISubprogram(name: "_Head_base", scope: !159, file: !159, line: 192, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!351 = distinct !DILocation(line: 435, column: 9, scope: !352, inlinedAt: !353)
!352 = distinct !DISubprogram(name: "_Tuple_impl", scope: !159, file: !159, line: 434, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!353 = distinct !DILocation(line: 729, column: 4, scope: !354, inlinedAt: !355)
!354 = distinct !DISubprogram(name: "tuple<true, true>", scope: !159, file: !159, line: 727, type: !10, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!355 = distinct !DILocation(line: 512, column: 10, scope: !322, inlinedAt: !323)
!356 = !DILocation(line: 513, column: 10, scope: !322, inlinedAt: !323)
!357 = !DILocation(line: 511, column: 15, scope: !322, inlinedAt: !323)
!358 = !DILocation(line: 511, column: 4, scope: !322, inlinedAt: !323)
!359 = !DILocation(line: 0, scope: !322, inlinedAt: !323)
!360 = !DILocation(line: 517, column: 16, scope: !322, inlinedAt: !323)
!361 = !DILocation(line: 13, column: 14, scope: !305)
!362 = !DILocation(line: 779, column: 12, scope: !363, inlinedAt: !364)
!363 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !308, file: !308, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!364 = distinct !DILocation(line: 118, column: 7, scope: !365, inlinedAt: !366)
!365 = distinct !DISubprogram(name: "unlock", scope: !311, file: !311, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!366 = distinct !DILocation(line: 235, column: 19, scope: !367, inlinedAt: !368)
!367 = distinct !DISubprogram(name: "~lock_guard", scope: !311, file: !311, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!368 = distinct !DILocation(line: 14, column: 1, scope: !305)
!369 = !DILocation(line: 14, column: 1, scope: !305)
!370 = !DILocation(line: 779, column: 12, scope: !363, inlinedAt: !371)
!371 = distinct !DILocation(line: 118, column: 7, scope: !365, inlinedAt: !372)
!372 = distinct !DILocation(line: 235, column: 19, scope: !367, inlinedAt: !373)
!373 = distinct !DILocation(line: 14, column: 1, scope: !305)
!374 = !DISubprogram(name: "__throw_system_error", scope: !375, file: !375, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!375 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!376 = !DISubprogram(name: "pthread_mutex_lock", scope: !377, file: !377, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!377 = !DIFile(filename: "include/pthread.h", directory: "")
!378 = distinct !DISubprogram(name: "_M_emplace_hint_unique<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 2458, type: !10, scopeLine: 2460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!379 = !DILocation(line: 137, column: 27, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "allocate", scope: !276, file: !276, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!381 = distinct !DILocation(line: 464, column: 20, scope: !382, inlinedAt: !383)
!382 = distinct !DISubprogram(name: "allocate", scope: !279, file: !279, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!383 = distinct !DILocation(line: 561, column: 16, scope: !384, inlinedAt: !385)
!384 = distinct !DISubprogram(name: "_M_get_node", scope: !14, file: !14, line: 560, type: !10, scopeLine: 561, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!385 = distinct !DILocation(line: 611, column: 23, scope: !386, inlinedAt: !387)
!386 = distinct !DISubprogram(name: "_M_create_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 609, type: !10, scopeLine: 610, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!387 = distinct !DILocation(line: 1636, column: 18, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "_Auto_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 1634, type: !10, scopeLine: 1637, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!389 = distinct !DILocation(line: 2461, column: 13, scope: !378)
!390 = !DILocation(line: 235, column: 16, scope: !148, inlinedAt: !391)
!391 = distinct !DILocation(line: 596, column: 20, scope: !392, inlinedAt: !393)
!392 = distinct !DISubprogram(name: "_M_construct_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 590, type: !10, scopeLine: 591, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!393 = distinct !DILocation(line: 612, column: 4, scope: !386, inlinedAt: !387)
!394 = !DILocation(line: 456, column: 9, scope: !395, inlinedAt: !396)
!395 = distinct !DISubprogram(name: "_Tuple_impl", scope: !159, file: !159, line: 454, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!396 = distinct !DILocation(line: 756, column: 17, scope: !397, inlinedAt: !398)
!397 = distinct !DISubprogram(name: "tuple", scope: !159, file: !159, line: 756, type: !10, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!398 = distinct !DILocation(line: 175, column: 27, scope: !399, inlinedAt: !400)
!399 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !276, file: !276, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!400 = distinct !DILocation(line: 516, column: 8, scope: !401, inlinedAt: !402)
!401 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !279, file: !279, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!402 = distinct !DILocation(line: 595, column: 8, scope: !392, inlinedAt: !393)
!403 = !DILocation(line: 1817, column: 15, scope: !404, inlinedAt: !406)
!404 = !DILexicalBlockFile(scope: !405, file: !159, discriminator: 0)
!405 = distinct !DISubprogram(name: "pair<const int &, 0UL>", scope: !159, file: !159, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!406 = distinct !DILocation(line: 1805, column: 9, scope: !407, inlinedAt: !408)
!407 = distinct !DISubprogram(name: "pair<const int &>", scope: !159, file: !159, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!408 = distinct !DILocation(line: 175, column: 23, scope: !399, inlinedAt: !400)
!409 = !DILocation(line: 1817, column: 9, scope: !404, inlinedAt: !406)
!410 = !{!411, !113, i64 0}
!411 = !{!"_ZTSSt4pairIKiiE", !113, i64 0, !113, i64 4}
!412 = !DILocation(line: 1818, column: 2, scope: !404, inlinedAt: !406)
!413 = !{!411, !113, i64 4}
!414 = !DILocation(line: 2462, column: 15, scope: !378)
!415 = !DILocation(line: 2463, column: 6, scope: !378)
!416 = !DILocation(line: 2380, column: 33, scope: !417, inlinedAt: !418)
!417 = distinct !DISubprogram(name: "_M_insert_node", scope: !14, file: !14, line: 2377, type: !10, scopeLine: 2379, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!418 = distinct !DILocation(line: 1656, column: 21, scope: !419, inlinedAt: !420)
!419 = distinct !DISubprogram(name: "_M_insert", scope: !14, file: !14, line: 1654, type: !10, scopeLine: 1655, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!420 = distinct !DILocation(line: 2464, column: 15, scope: !378)
!421 = !DILocation(line: 2380, column: 38, scope: !417, inlinedAt: !418)
!422 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !423)
!423 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !424)
!424 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !426)
!425 = distinct !DISubprogram(name: "_S_key", scope: !14, file: !14, line: 795, type: !10, scopeLine: 796, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!426 = distinct !DILocation(line: 2382, column: 13, scope: !417, inlinedAt: !418)
!427 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !428)
!428 = distinct !DILocation(line: 2381, column: 11, scope: !417, inlinedAt: !418)
!429 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !428)
!430 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !428)
!431 = !DILocation(line: 2381, column: 8, scope: !417, inlinedAt: !418)
!432 = !DILocation(line: 2384, column: 7, scope: !417, inlinedAt: !418)
!433 = !DILocation(line: 2386, column: 17, scope: !417, inlinedAt: !418)
!434 = !DILocation(line: 2386, column: 7, scope: !417, inlinedAt: !418)
!435 = !DILocation(line: 2464, column: 4, scope: !378)
!436 = !DILocation(line: 2466, column: 7, scope: !378)
!437 = !DILocation(line: 158, column: 2, scope: !275, inlinedAt: !438)
!438 = distinct !DILocation(line: 496, column: 13, scope: !278, inlinedAt: !439)
!439 = distinct !DILocation(line: 565, column: 9, scope: !281, inlinedAt: !440)
!440 = distinct !DILocation(line: 632, column: 2, scope: !283, inlinedAt: !441)
!441 = distinct !DILocation(line: 1642, column: 11, scope: !442, inlinedAt: !443)
!442 = distinct !DISubprogram(name: "~_Auto_node", scope: !14, file: !14, line: 1639, type: !10, scopeLine: 1640, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!443 = distinct !DILocation(line: 2466, column: 7, scope: !378)
!444 = !DILocation(line: 0, scope: !378)
!445 = !DILocation(line: 1641, column: 8, scope: !442, inlinedAt: !446)
!446 = distinct !DILocation(line: 2466, column: 7, scope: !378)
!447 = !DILocation(line: 158, column: 2, scope: !275, inlinedAt: !448)
!448 = distinct !DILocation(line: 496, column: 13, scope: !278, inlinedAt: !449)
!449 = distinct !DILocation(line: 565, column: 9, scope: !281, inlinedAt: !450)
!450 = distinct !DILocation(line: 632, column: 2, scope: !283, inlinedAt: !451)
!451 = distinct !DILocation(line: 1642, column: 11, scope: !442, inlinedAt: !446)
!452 = !DILocation(line: 1642, column: 6, scope: !442, inlinedAt: !446)
!453 = distinct !DISubprogram(name: "_M_get_insert_hint_unique_pos", scope: !14, file: !14, line: 2210, type: !10, scopeLine: 2212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!454 = !DILocation(line: 750, column: 17, scope: !455, inlinedAt: !456)
!455 = distinct !DISubprogram(name: "_M_end", scope: !14, file: !14, line: 749, type: !10, scopeLine: 750, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!456 = distinct !DILocation(line: 2217, column: 28, scope: !453)
!457 = !DILocation(line: 2217, column: 25, scope: !453)
!458 = !DILocation(line: 2217, column: 11, scope: !453)
!459 = !DILocation(line: 1032, column: 24, scope: !106, inlinedAt: !460)
!460 = distinct !DILocation(line: 2219, column: 8, scope: !453)
!461 = !DILocation(line: 2219, column: 15, scope: !453)
!462 = !DILocation(line: 2220, column: 8, scope: !453)
!463 = !DILocation(line: 727, column: 40, scope: !464, inlinedAt: !465)
!464 = distinct !DISubprogram(name: "_M_rightmost", scope: !14, file: !14, line: 726, type: !10, scopeLine: 727, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!465 = distinct !DILocation(line: 2220, column: 41, scope: !453)
!466 = !DILocation(line: 2220, column: 41, scope: !453)
!467 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !468)
!468 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !469)
!469 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !470)
!470 = distinct !DILocation(line: 2220, column: 34, scope: !453)
!471 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !472)
!472 = distinct !DILocation(line: 2220, column: 11, scope: !453)
!473 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !472)
!474 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !472)
!475 = !DILocation(line: 2219, column: 8, scope: !453)
!476 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !477)
!477 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !478)
!478 = distinct !DILocation(line: 2111, column: 24, scope: !479, inlinedAt: !480)
!479 = distinct !DISubprogram(name: "_M_get_insert_unique_pos", scope: !14, file: !14, line: 2108, type: !10, scopeLine: 2109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!480 = distinct !DILocation(line: 2223, column: 13, scope: !453)
!481 = !DILocation(line: 0, scope: !479, inlinedAt: !480)
!482 = !DILocation(line: 2114, column: 18, scope: !479, inlinedAt: !480)
!483 = !DILocation(line: 2114, column: 7, scope: !479, inlinedAt: !480)
!484 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !485)
!485 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !486)
!486 = distinct !DILocation(line: 2117, column: 41, scope: !479, inlinedAt: !480)
!487 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !488)
!488 = distinct !DILocation(line: 2117, column: 13, scope: !479, inlinedAt: !480)
!489 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !488)
!490 = !DILocation(line: 2118, column: 10, scope: !479, inlinedAt: !480)
!491 = distinct !{!491, !483, !492, !141, !142}
!492 = !DILocation(line: 2119, column: 2, scope: !479, inlinedAt: !480)
!493 = !DILocation(line: 2121, column: 11, scope: !479, inlinedAt: !480)
!494 = !DILocation(line: 996, column: 49, scope: !495, inlinedAt: !496)
!495 = distinct !DISubprogram(name: "begin", scope: !14, file: !14, line: 995, type: !10, scopeLine: 996, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!496 = distinct !DILocation(line: 2123, column: 15, scope: !479, inlinedAt: !480)
!497 = !{!21, !26, i64 16}
!498 = !DILocation(line: 316, column: 28, scope: !144, inlinedAt: !499)
!499 = distinct !DILocation(line: 2123, column: 12, scope: !479, inlinedAt: !480)
!500 = !DILocation(line: 2123, column: 8, scope: !479, inlinedAt: !480)
!501 = !DILocation(line: 302, column: 12, scope: !502, inlinedAt: !503)
!502 = distinct !DISubprogram(name: "operator--", scope: !14, file: !14, line: 300, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!503 = distinct !DILocation(line: 2126, column: 6, scope: !479, inlinedAt: !480)
!504 = !DILocation(line: 2127, column: 2, scope: !479, inlinedAt: !480)
!505 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !506)
!506 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !507)
!507 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !508)
!508 = distinct !DILocation(line: 2128, column: 34, scope: !479, inlinedAt: !480)
!509 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !510)
!510 = distinct !DILocation(line: 2128, column: 11, scope: !479, inlinedAt: !480)
!511 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !510)
!512 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !510)
!513 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !514)
!514 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !515)
!515 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !516)
!516 = distinct !DILocation(line: 2225, column: 44, scope: !453)
!517 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !518)
!518 = distinct !DILocation(line: 2225, column: 16, scope: !453)
!519 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !518)
!520 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !518)
!521 = !DILocation(line: 2225, column: 16, scope: !453)
!522 = !DILocation(line: 719, column: 40, scope: !523, inlinedAt: !524)
!523 = distinct !DISubprogram(name: "_M_leftmost", scope: !14, file: !14, line: 718, type: !10, scopeLine: 719, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!524 = distinct !DILocation(line: 2229, column: 25, scope: !453)
!525 = !DILocation(line: 2229, column: 25, scope: !453)
!526 = !DILocation(line: 2229, column: 22, scope: !453)
!527 = !DILocation(line: 2229, column: 8, scope: !453)
!528 = !DILocation(line: 302, column: 12, scope: !502, inlinedAt: !529)
!529 = distinct !DILocation(line: 2231, column: 44, scope: !453)
!530 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !531)
!531 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !532)
!532 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !533)
!533 = distinct !DILocation(line: 2231, column: 36, scope: !453)
!534 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !535)
!535 = distinct !DILocation(line: 2231, column: 13, scope: !453)
!536 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !535)
!537 = !DILocation(line: 2231, column: 13, scope: !453)
!538 = !DILocation(line: 788, column: 45, scope: !266, inlinedAt: !539)
!539 = distinct !DILocation(line: 2233, column: 12, scope: !453)
!540 = !DILocation(line: 2233, column: 39, scope: !453)
!541 = !DILocation(line: 0, scope: !453)
!542 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !543)
!543 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !544)
!544 = distinct !DILocation(line: 2111, column: 24, scope: !479, inlinedAt: !545)
!545 = distinct !DILocation(line: 2239, column: 13, scope: !453)
!546 = !DILocation(line: 0, scope: !479, inlinedAt: !545)
!547 = !DILocation(line: 2114, column: 18, scope: !479, inlinedAt: !545)
!548 = !DILocation(line: 2114, column: 7, scope: !479, inlinedAt: !545)
!549 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !550)
!550 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !551)
!551 = distinct !DILocation(line: 2117, column: 41, scope: !479, inlinedAt: !545)
!552 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !553)
!553 = distinct !DILocation(line: 2117, column: 13, scope: !479, inlinedAt: !545)
!554 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !553)
!555 = !DILocation(line: 2118, column: 10, scope: !479, inlinedAt: !545)
!556 = distinct !{!556, !548, !557, !141, !142}
!557 = !DILocation(line: 2119, column: 2, scope: !479, inlinedAt: !545)
!558 = !DILocation(line: 2121, column: 11, scope: !479, inlinedAt: !545)
!559 = !DILocation(line: 316, column: 28, scope: !144, inlinedAt: !560)
!560 = distinct !DILocation(line: 2123, column: 12, scope: !479, inlinedAt: !545)
!561 = !DILocation(line: 2123, column: 8, scope: !479, inlinedAt: !545)
!562 = !DILocation(line: 302, column: 12, scope: !502, inlinedAt: !563)
!563 = distinct !DILocation(line: 2126, column: 6, scope: !479, inlinedAt: !545)
!564 = !DILocation(line: 2127, column: 2, scope: !479, inlinedAt: !545)
!565 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !566)
!566 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !567)
!567 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !568)
!568 = distinct !DILocation(line: 2128, column: 34, scope: !479, inlinedAt: !545)
!569 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !570)
!570 = distinct !DILocation(line: 2128, column: 11, scope: !479, inlinedAt: !545)
!571 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !570)
!572 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !573)
!573 = distinct !DILocation(line: 2241, column: 16, scope: !453)
!574 = !DILocation(line: 2241, column: 16, scope: !453)
!575 = !DILocation(line: 727, column: 40, scope: !464, inlinedAt: !576)
!576 = distinct !DILocation(line: 2245, column: 25, scope: !453)
!577 = !DILocation(line: 2245, column: 25, scope: !453)
!578 = !DILocation(line: 2245, column: 22, scope: !453)
!579 = !DILocation(line: 2245, column: 8, scope: !453)
!580 = !DILocation(line: 287, column: 12, scope: !581, inlinedAt: !582)
!581 = distinct !DISubprogram(name: "operator++", scope: !14, file: !14, line: 285, type: !10, scopeLine: 286, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!582 = distinct !DILocation(line: 2247, column: 49, scope: !453)
!583 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !584)
!584 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !585)
!585 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !586)
!586 = distinct !DILocation(line: 2247, column: 41, scope: !453)
!587 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !588)
!588 = distinct !DILocation(line: 2247, column: 13, scope: !453)
!589 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !588)
!590 = !DILocation(line: 2247, column: 13, scope: !453)
!591 = !DILocation(line: 788, column: 45, scope: !266, inlinedAt: !592)
!592 = distinct !DILocation(line: 2249, column: 12, scope: !453)
!593 = !DILocation(line: 2249, column: 36, scope: !453)
!594 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !595)
!595 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !596)
!596 = distinct !DILocation(line: 2111, column: 24, scope: !479, inlinedAt: !597)
!597 = distinct !DILocation(line: 2255, column: 13, scope: !453)
!598 = !DILocation(line: 0, scope: !479, inlinedAt: !597)
!599 = !DILocation(line: 2114, column: 18, scope: !479, inlinedAt: !597)
!600 = !DILocation(line: 2114, column: 7, scope: !479, inlinedAt: !597)
!601 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !602)
!602 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !603)
!603 = distinct !DILocation(line: 2117, column: 41, scope: !479, inlinedAt: !597)
!604 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !605)
!605 = distinct !DILocation(line: 2117, column: 13, scope: !479, inlinedAt: !597)
!606 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !605)
!607 = !DILocation(line: 2118, column: 10, scope: !479, inlinedAt: !597)
!608 = distinct !{!608, !600, !609, !141, !142}
!609 = !DILocation(line: 2119, column: 2, scope: !479, inlinedAt: !597)
!610 = !DILocation(line: 2121, column: 11, scope: !479, inlinedAt: !597)
!611 = !DILocation(line: 996, column: 49, scope: !495, inlinedAt: !612)
!612 = distinct !DILocation(line: 2123, column: 15, scope: !479, inlinedAt: !597)
!613 = !DILocation(line: 316, column: 28, scope: !144, inlinedAt: !614)
!614 = distinct !DILocation(line: 2123, column: 12, scope: !479, inlinedAt: !597)
!615 = !DILocation(line: 2123, column: 8, scope: !479, inlinedAt: !597)
!616 = !DILocation(line: 302, column: 12, scope: !502, inlinedAt: !617)
!617 = distinct !DILocation(line: 2126, column: 6, scope: !479, inlinedAt: !597)
!618 = !DILocation(line: 2127, column: 2, scope: !479, inlinedAt: !597)
!619 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !620)
!620 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !621)
!621 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !622)
!622 = distinct !DILocation(line: 2128, column: 34, scope: !479, inlinedAt: !597)
!623 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !624)
!624 = distinct !DILocation(line: 2128, column: 11, scope: !479, inlinedAt: !597)
!625 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !624)
!626 = !DILocation(line: 2260, column: 5, scope: !453)
!627 = !DISubprogram(name: "_Rb_tree_decrement", scope: !14, file: !14, line: 250, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!628 = !DISubprogram(name: "_Rb_tree_increment", scope: !14, file: !14, line: 244, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!629 = !DISubprogram(name: "_Rb_tree_insert_and_rebalance", scope: !14, file: !14, line: 409, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!630 = !DISubprogram(name: "pthread_mutex_unlock", scope: !377, file: !377, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!631 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!632 = !DILocation(line: 200, column: 14, scope: !631)
!633 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!634 = !DILocation(line: 22, column: 21, scope: !635, inlinedAt: !636)
!635 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!636 = distinct !DILocation(line: 61, column: 14, scope: !637, inlinedAt: !638)
!637 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/map.cpp:22:16)>", scope: !295, file: !295, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!638 = distinct !DILocation(line: 96, column: 14, scope: !639, inlinedAt: !640)
!639 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/map.cpp:22:16)>", scope: !295, file: !295, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!640 = distinct !DILocation(line: 252, column: 13, scope: !641, inlinedAt: !642)
!641 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!642 = distinct !DILocation(line: 259, column: 11, scope: !643, inlinedAt: !644)
!643 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!644 = distinct !DILocation(line: 210, column: 13, scope: !633)
!645 = !DILocation(line: 210, column: 24, scope: !633)
!646 = distinct !DISubprogram(name: "_M_emplace_hint_unique<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 2458, type: !10, scopeLine: 2460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!647 = !DILocation(line: 137, column: 27, scope: !380, inlinedAt: !648)
!648 = distinct !DILocation(line: 464, column: 20, scope: !382, inlinedAt: !649)
!649 = distinct !DILocation(line: 561, column: 16, scope: !384, inlinedAt: !650)
!650 = distinct !DILocation(line: 611, column: 23, scope: !651, inlinedAt: !652)
!651 = distinct !DISubprogram(name: "_M_create_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 609, type: !10, scopeLine: 610, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!652 = distinct !DILocation(line: 1636, column: 18, scope: !653, inlinedAt: !654)
!653 = distinct !DISubprogram(name: "_Auto_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 1634, type: !10, scopeLine: 1637, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!654 = distinct !DILocation(line: 2461, column: 13, scope: !646)
!655 = !DILocation(line: 235, column: 16, scope: !148, inlinedAt: !656)
!656 = distinct !DILocation(line: 596, column: 20, scope: !657, inlinedAt: !658)
!657 = distinct !DISubprogram(name: "_M_construct_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 590, type: !10, scopeLine: 591, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!658 = distinct !DILocation(line: 612, column: 4, scope: !651, inlinedAt: !652)
!659 = !DILocation(line: 456, column: 9, scope: !660, inlinedAt: !661)
!660 = distinct !DISubprogram(name: "_Tuple_impl", scope: !159, file: !159, line: 454, type: !10, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!661 = distinct !DILocation(line: 756, column: 17, scope: !662, inlinedAt: !663)
!662 = distinct !DISubprogram(name: "tuple", scope: !159, file: !159, line: 756, type: !10, scopeLine: 756, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!663 = distinct !DILocation(line: 175, column: 27, scope: !664, inlinedAt: !665)
!664 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !276, file: !276, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!665 = distinct !DILocation(line: 516, column: 8, scope: !666, inlinedAt: !667)
!666 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !279, file: !279, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!667 = distinct !DILocation(line: 595, column: 8, scope: !657, inlinedAt: !658)
!668 = !DILocation(line: 1817, column: 15, scope: !669, inlinedAt: !671)
!669 = !DILexicalBlockFile(scope: !670, file: !159, discriminator: 0)
!670 = distinct !DISubprogram(name: "pair<int &&, 0UL>", scope: !159, file: !159, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!671 = distinct !DILocation(line: 1805, column: 9, scope: !672, inlinedAt: !673)
!672 = distinct !DISubprogram(name: "pair<int &&>", scope: !159, file: !159, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!673 = distinct !DILocation(line: 175, column: 23, scope: !664, inlinedAt: !665)
!674 = !DILocation(line: 1817, column: 9, scope: !669, inlinedAt: !671)
!675 = !DILocation(line: 1818, column: 2, scope: !669, inlinedAt: !671)
!676 = !DILocation(line: 2462, column: 15, scope: !646)
!677 = !DILocation(line: 2463, column: 6, scope: !646)
!678 = !DILocation(line: 2380, column: 33, scope: !417, inlinedAt: !679)
!679 = distinct !DILocation(line: 1656, column: 21, scope: !419, inlinedAt: !680)
!680 = distinct !DILocation(line: 2464, column: 15, scope: !646)
!681 = !DILocation(line: 2380, column: 38, scope: !417, inlinedAt: !679)
!682 = !DILocation(line: 239, column: 16, scope: !128, inlinedAt: !683)
!683 = distinct !DILocation(line: 775, column: 29, scope: !130, inlinedAt: !684)
!684 = distinct !DILocation(line: 796, column: 16, scope: !425, inlinedAt: !685)
!685 = distinct !DILocation(line: 2382, column: 13, scope: !417, inlinedAt: !679)
!686 = !DILocation(line: 408, column: 16, scope: !133, inlinedAt: !687)
!687 = distinct !DILocation(line: 2381, column: 11, scope: !417, inlinedAt: !679)
!688 = !DILocation(line: 408, column: 22, scope: !133, inlinedAt: !687)
!689 = !DILocation(line: 408, column: 20, scope: !133, inlinedAt: !687)
!690 = !DILocation(line: 2381, column: 8, scope: !417, inlinedAt: !679)
!691 = !DILocation(line: 2384, column: 7, scope: !417, inlinedAt: !679)
!692 = !DILocation(line: 2386, column: 17, scope: !417, inlinedAt: !679)
!693 = !DILocation(line: 2386, column: 7, scope: !417, inlinedAt: !679)
!694 = !DILocation(line: 2464, column: 4, scope: !646)
!695 = !DILocation(line: 2466, column: 7, scope: !646)
!696 = !DILocation(line: 158, column: 2, scope: !275, inlinedAt: !697)
!697 = distinct !DILocation(line: 496, column: 13, scope: !278, inlinedAt: !698)
!698 = distinct !DILocation(line: 565, column: 9, scope: !281, inlinedAt: !699)
!699 = distinct !DILocation(line: 632, column: 2, scope: !283, inlinedAt: !700)
!700 = distinct !DILocation(line: 1642, column: 11, scope: !442, inlinedAt: !701)
!701 = distinct !DILocation(line: 2466, column: 7, scope: !646)
!702 = !DILocation(line: 0, scope: !646)
!703 = !DILocation(line: 1641, column: 8, scope: !442, inlinedAt: !704)
!704 = distinct !DILocation(line: 2466, column: 7, scope: !646)
!705 = !DILocation(line: 158, column: 2, scope: !275, inlinedAt: !706)
!706 = distinct !DILocation(line: 496, column: 13, scope: !278, inlinedAt: !707)
!707 = distinct !DILocation(line: 565, column: 9, scope: !281, inlinedAt: !708)
!708 = distinct !DILocation(line: 632, column: 2, scope: !283, inlinedAt: !709)
!709 = distinct !DILocation(line: 1642, column: 11, scope: !442, inlinedAt: !704)
!710 = !DILocation(line: 1642, column: 6, scope: !442, inlinedAt: !704)
!711 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_map.cpp", scope: !712, file: !712, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!712 = !DIFile(filename: "cpp/map.cpp", directory: ".")
!713 = !DILocation(line: 175, column: 26, scope: !714, inlinedAt: !715)
!714 = distinct !DISubprogram(name: "_Rb_tree_header", scope: !14, file: !14, line: 173, type: !10, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!715 = distinct !DILocation(line: 667, column: 4, scope: !716, inlinedAt: !717)
!716 = distinct !DISubprogram(name: "_Rb_tree_impl", scope: !14, file: !14, line: 667, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!717 = distinct !DILocation(line: 928, column: 7, scope: !718, inlinedAt: !719)
!718 = distinct !DISubprogram(name: "_Rb_tree", scope: !14, file: !14, line: 928, type: !10, scopeLine: 928, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!719 = distinct !DILocation(line: 195, column: 7, scope: !720, inlinedAt: !721)
!720 = distinct !DISubprogram(name: "map", scope: !9, file: !9, line: 195, type: !10, scopeLine: 195, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!721 = distinct !DILocation(line: 7, column: 27, scope: !722, inlinedAt: !724)
!722 = !DILexicalBlockFile(scope: !723, file: !1, discriminator: 0)
!723 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !712, file: !712, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!724 = distinct !DILocation(line: 0, scope: !711)
!725 = !{!21, !23, i64 0}
!726 = !DILocation(line: 208, column: 27, scope: !727, inlinedAt: !728)
!727 = distinct !DISubprogram(name: "_M_reset", scope: !14, file: !14, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!728 = distinct !DILocation(line: 176, column: 7, scope: !714, inlinedAt: !715)
!729 = !DILocation(line: 209, column: 25, scope: !727, inlinedAt: !728)
!730 = !DILocation(line: 210, column: 26, scope: !727, inlinedAt: !728)
!731 = !{!21, !26, i64 24}
!732 = !DILocation(line: 211, column: 21, scope: !727, inlinedAt: !728)
!733 = !DILocation(line: 0, scope: !723, inlinedAt: !724)
