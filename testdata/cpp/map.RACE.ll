; ModuleID = 'map.cpp'
source_filename = "map.cpp"
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

$_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev = comdat any

$_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixEOi = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E = comdat any

$_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_ = comdat any

@_ZL6counts = internal global %"class.std::map" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@.str = private unnamed_addr constant [38 x i8] c"counts.count(2) == 0 || counts[2] > 0\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"map.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [55 x i8] c"counts.size() == 2 && counts[1] == 1 && counts[2] == 2\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_map.cpp, ptr null }]

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #0 comdat align 2 !dbg !8 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !12
  %3 = load ptr, ptr %2, align 8, !dbg !12, !tbaa !20
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3), !dbg !28
  ret void, !dbg !29
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 !dbg !30 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14, !dbg !31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !32
  store i64 0, ptr %3, align 8, !dbg !32, !tbaa !38
  %8 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !40
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %8, align 8, !dbg !41, !tbaa !44
  store ptr %8, ptr %2, align 8, !dbg !46, !tbaa !54
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #14, !dbg !55
  %9 = load ptr, ptr %2, align 8, !dbg !56, !tbaa !54
  %10 = icmp eq ptr %9, null, !dbg !59
  br i1 %10, label %15, label %11, !dbg !56

11:                                               ; preds = %0
  %12 = load ptr, ptr %9, align 8, !dbg !60, !tbaa !44
  %13 = getelementptr inbounds ptr, ptr %12, i64 1, !dbg !60
  %14 = load ptr, ptr %13, align 8, !dbg !60
  call void %14(ptr noundef nonnull align 8 dereferenceable(8) %9) #14, !dbg !60
  br label %15, !dbg !63

15:                                               ; preds = %0, %11
  store ptr null, ptr %2, align 8, !dbg !64, !tbaa !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !65
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14, !dbg !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !67
  store i64 0, ptr %4, align 8, !dbg !67, !tbaa !38
  %16 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !71
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %16, align 8, !dbg !72, !tbaa !44
  store ptr %16, ptr %1, align 8, !dbg !75, !tbaa !54
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #14, !dbg !79
  %17 = load ptr, ptr %1, align 8, !dbg !80, !tbaa !54
  %18 = icmp eq ptr %17, null, !dbg !82
  br i1 %18, label %23, label %19, !dbg !80

19:                                               ; preds = %15
  %20 = load ptr, ptr %17, align 8, !dbg !83, !tbaa !44
  %21 = getelementptr inbounds ptr, ptr %20, i64 1, !dbg !83
  %22 = load ptr, ptr %21, align 8, !dbg !83
  call void %22(ptr noundef nonnull align 8 dereferenceable(8) %17) #14, !dbg !83
  br label %23, !dbg !85

23:                                               ; preds = %15, %19
  store ptr null, ptr %1, align 8, !dbg !86, !tbaa !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !87
  %24 = load ptr, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !88, !tbaa !20
  %25 = icmp eq ptr %24, null, !dbg !95
  br i1 %25, label %38, label %26, !dbg !98

26:                                               ; preds = %23, %26
  %27 = phi ptr [ %36, %26 ], [ %24, %23 ]
  %28 = phi ptr [ %34, %26 ], [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %23 ]
  %29 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %27, i64 0, i32 1, !dbg !99
  %30 = load i32, ptr %29, align 4, !dbg !104, !tbaa !108
  %31 = icmp slt i32 %30, 2, !dbg !110
  %32 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %27, i64 0, i32 3, !dbg !111
  %33 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %27, i64 0, i32 2, !dbg !111
  %34 = select i1 %31, ptr %28, ptr %27, !dbg !111
  %35 = select i1 %31, ptr %32, ptr %33, !dbg !111
  %36 = load ptr, ptr %35, align 8, !dbg !112, !tbaa !54
  %37 = icmp eq ptr %36, null, !dbg !95
  br i1 %37, label %38, label %26, !dbg !98, !llvm.loop !113

38:                                               ; preds = %26, %23
  %39 = phi ptr [ getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), %23 ], [ %34, %26 ]
  %40 = icmp eq ptr %39, getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), !dbg !117
  br i1 %40, label %50, label %41, !dbg !120

41:                                               ; preds = %38
  %42 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %39, i64 0, i32 1, !dbg !121
  %43 = load i32, ptr %42, align 4, !dbg !126, !tbaa !108
  %44 = icmp sgt i32 %43, 2, !dbg !128
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #14, !dbg !129
  br i1 %44, label %51, label %45, !dbg !129

45:                                               ; preds = %41
  store i32 2, ptr %5, align 4, !dbg !129, !tbaa !108
  %46 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixEOi(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %5), !dbg !129
  %47 = load i32, ptr %46, align 4, !dbg !129, !tbaa !108
  %48 = icmp sgt i32 %47, 0, !dbg !129
  br i1 %48, label %51, label %49, !dbg !129

49:                                               ; preds = %45
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !129
  unreachable, !dbg !129

50:                                               ; preds = %38
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #14, !dbg !129
  br label %51, !dbg !129

51:                                               ; preds = %50, %41, %45
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #14, !dbg !129
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !130
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !131
  %52 = load i64, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 1), align 8, !dbg !132, !tbaa !137
  %53 = icmp eq i64 %52, 2, !dbg !138
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #14, !dbg !138
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #14, !dbg !138
  br i1 %53, label %54, label %62, !dbg !138

54:                                               ; preds = %51
  store i32 1, ptr %6, align 4, !dbg !138, !tbaa !108
  %55 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixEOi(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %6), !dbg !138
  %56 = load i32, ptr %55, align 4, !dbg !138, !tbaa !108
  %57 = icmp eq i32 %56, 1, !dbg !138
  br i1 %57, label %58, label %62, !dbg !138

58:                                               ; preds = %54
  store i32 2, ptr %7, align 4, !dbg !138, !tbaa !108
  %59 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixEOi(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %7), !dbg !138
  %60 = load i32, ptr %59, align 4, !dbg !138, !tbaa !108
  %61 = icmp eq i32 %60, 2, !dbg !138
  br i1 %61, label %63, label %62, !dbg !138

62:                                               ; preds = %54, %51, %58
  call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !138
  unreachable, !dbg !138

63:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #14, !dbg !138
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #14, !dbg !138
  %64 = load i64, ptr %4, align 8, !dbg !139, !tbaa.struct !144
  %65 = icmp eq i64 %64, 0, !dbg !146
  br i1 %65, label %67, label %66, !dbg !149

66:                                               ; preds = %63
  call void @_ZSt9terminatev() #16, !dbg !150
  unreachable, !dbg !150

67:                                               ; preds = %63
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !154
  %68 = load i64, ptr %3, align 8, !dbg !155, !tbaa.struct !144
  %69 = icmp eq i64 %68, 0, !dbg !158
  br i1 %69, label %71, label %70, !dbg !160

70:                                               ; preds = %67
  call void @_ZSt9terminatev() #16, !dbg !161
  unreachable, !dbg !161

71:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !154
  ret i32 0, !dbg !154
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixEOi(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #0 comdat align 2 !dbg !163 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !164
  %4 = load ptr, ptr %3, align 8, !dbg !164, !tbaa !20
  %5 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !171
  %6 = icmp eq ptr %4, null, !dbg !174
  br i1 %6, label %21, label %7, !dbg !177

7:                                                ; preds = %2
  %8 = load i32, ptr %1, align 4, !tbaa !108
  br label %9, !dbg !177

9:                                                ; preds = %9, %7
  %10 = phi ptr [ %4, %7 ], [ %19, %9 ]
  %11 = phi ptr [ %5, %7 ], [ %17, %9 ]
  %12 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %10, i64 0, i32 1, !dbg !178
  %13 = load i32, ptr %12, align 4, !dbg !181, !tbaa !108
  %14 = icmp slt i32 %13, %8, !dbg !183
  %15 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %10, i64 0, i32 3, !dbg !184
  %16 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %10, i64 0, i32 2, !dbg !184
  %17 = select i1 %14, ptr %11, ptr %10, !dbg !184
  %18 = select i1 %14, ptr %15, ptr %16, !dbg !184
  %19 = load ptr, ptr %18, align 8, !dbg !185, !tbaa !54
  %20 = icmp eq ptr %19, null, !dbg !174
  br i1 %20, label %21, label %9, !dbg !177, !llvm.loop !186

21:                                               ; preds = %9, %2
  %22 = phi ptr [ %5, %2 ], [ %17, %9 ]
  %23 = icmp eq ptr %22, %5, !dbg !188
  br i1 %23, label %29, label %24, !dbg !191

24:                                               ; preds = %21
  %25 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %22, i64 0, i32 1, !dbg !192
  %26 = load i32, ptr %1, align 4, !dbg !197, !tbaa !108
  %27 = load i32, ptr %25, align 4, !dbg !199, !tbaa !108
  %28 = icmp slt i32 %26, %27, !dbg !200
  br i1 %28, label %29, label %57, !dbg !201

29:                                               ; preds = %21, %24
  %30 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #15, !dbg !202
  %31 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %30, i64 0, i32 1, !dbg !217
  %32 = load i32, ptr %1, align 4, !dbg !221, !tbaa !108
  store i32 %32, ptr %31, align 4, !dbg !232, !tbaa !233
  %33 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %30, i64 0, i32 1, i32 0, i64 4, !dbg !235
  store i32 0, ptr %33, align 4, !dbg !235, !tbaa !236
  %34 = tail call { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %22, ptr noundef nonnull align 4 dereferenceable(4) %31), !dbg !237
  %35 = extractvalue { ptr, ptr } %34, 0, !dbg !237
  %36 = extractvalue { ptr, ptr } %34, 1, !dbg !237
  %37 = icmp eq ptr %36, null, !dbg !238
  br i1 %37, label %52, label %38, !dbg !238

38:                                               ; preds = %29
  %39 = icmp ne ptr %35, null, !dbg !239
  %40 = icmp eq ptr %5, %36
  %41 = select i1 %39, i1 true, i1 %40, !dbg !244
  br i1 %41, label %47, label %42, !dbg !244

42:                                               ; preds = %38
  %43 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %36, i64 0, i32 1, !dbg !245
  %44 = load i32, ptr %31, align 4, !dbg !249, !tbaa !108
  %45 = load i32, ptr %43, align 4, !dbg !251, !tbaa !108
  %46 = icmp slt i32 %44, %45, !dbg !252
  br label %47, !dbg !253

47:                                               ; preds = %42, %38
  %48 = phi i1 [ true, %38 ], [ %46, %42 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %48, ptr noundef nonnull %30, ptr noundef nonnull %36, ptr noundef nonnull align 8 dereferenceable(32) %5) #14, !dbg !254
  %49 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !255
  %50 = load i64, ptr %49, align 8, !dbg !256, !tbaa !137
  %51 = add i64 %50, 1, !dbg !256
  store i64 %51, ptr %49, align 8, !dbg !256, !tbaa !137
  br label %52, !dbg !257

52:                                               ; preds = %47, %29
  %53 = phi ptr [ null, %47 ], [ %30, %29 ], !dbg !258
  %54 = phi ptr [ %30, %47 ], [ %35, %29 ], !dbg !258
  %55 = icmp eq ptr %53, null, !dbg !259
  br i1 %55, label %57, label %56, !dbg !259

56:                                               ; preds = %52
  tail call void @_ZdlPv(ptr noundef %53) #17, !dbg !262
  br label %57, !dbg !271

57:                                               ; preds = %56, %52, %24
  %58 = phi ptr [ %22, %24 ], [ %54, %52 ], [ %54, %56 ], !dbg !272
  %59 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %58, i64 0, i32 1, i32 0, i64 4, !dbg !273
  ret ptr %59, !dbg !274
}

; Function Attrs: noreturn nounwind
declare !dbg !275 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !277 {
  %3 = icmp eq ptr %1, null, !dbg !278
  br i1 %3, label %11, label %4, !dbg !279

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %5, i64 0, i32 3, !dbg !280
  %7 = load ptr, ptr %6, align 8, !dbg !280, !tbaa !283
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7), !dbg !284
  %8 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %5, i64 0, i32 2, !dbg !285
  %9 = load ptr, ptr %8, align 8, !dbg !285, !tbaa !288
  tail call void @_ZdlPv(ptr noundef %5) #17, !dbg !289
  %10 = icmp eq ptr %9, null, !dbg !278
  br i1 %10, label %11, label %4, !dbg !279, !llvm.loop !294

11:                                               ; preds = %4, %2
  ret void, !dbg !296
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !297 void @_ZSt9terminatev() local_unnamed_addr #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !298 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #14, !dbg !299
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !299
  ret void, !dbg !299
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #0 align 2 !dbg !300 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store i32 1, ptr %3, align 4, !tbaa !108
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !301
  %5 = icmp eq i32 %4, 0, !dbg !323
  br i1 %5, label %7, label %6, !dbg !323

6:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %4) #16, !dbg !324
  unreachable, !dbg !324

7:                                                ; preds = %1
  %8 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !325
  %9 = load i32, ptr %8, align 4, !dbg !326, !tbaa !108
  %10 = add nsw i32 %9, 1, !dbg !326
  store i32 %10, ptr %8, align 4, !dbg !326, !tbaa !108
  %11 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !327
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3), !dbg !334
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 2, ptr %2, align 4, !tbaa !108
  %12 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !335
  %13 = icmp eq i32 %12, 0, !dbg !340
  br i1 %13, label %15, label %14, !dbg !340

14:                                               ; preds = %7
  call void @_ZSt20__throw_system_errori(i32 noundef %12) #16, !dbg !341
  unreachable, !dbg !341

15:                                               ; preds = %7
  %16 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !342
  %17 = load i32, ptr %16, align 4, !dbg !343, !tbaa !108
  %18 = add nsw i32 %17, 1, !dbg !343
  store i32 %18, ptr %16, align 4, !dbg !343, !tbaa !108
  %19 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !344
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !348
  ret void, !dbg !349
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #0 comdat align 2 !dbg !350 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !351
  %4 = load ptr, ptr %3, align 8, !dbg !351, !tbaa !20
  %5 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !356
  %6 = icmp eq ptr %4, null, !dbg !358
  br i1 %6, label %21, label %7, !dbg !360

7:                                                ; preds = %2
  %8 = load i32, ptr %1, align 4, !tbaa !108
  br label %9, !dbg !360

9:                                                ; preds = %9, %7
  %10 = phi ptr [ %4, %7 ], [ %19, %9 ]
  %11 = phi ptr [ %5, %7 ], [ %17, %9 ]
  %12 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %10, i64 0, i32 1, !dbg !361
  %13 = load i32, ptr %12, align 4, !dbg !364, !tbaa !108
  %14 = icmp slt i32 %13, %8, !dbg !366
  %15 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %10, i64 0, i32 3, !dbg !367
  %16 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %10, i64 0, i32 2, !dbg !367
  %17 = select i1 %14, ptr %11, ptr %10, !dbg !367
  %18 = select i1 %14, ptr %15, ptr %16, !dbg !367
  %19 = load ptr, ptr %18, align 8, !dbg !368, !tbaa !54
  %20 = icmp eq ptr %19, null, !dbg !358
  br i1 %20, label %21, label %9, !dbg !360, !llvm.loop !369

21:                                               ; preds = %9, %2
  %22 = phi ptr [ %5, %2 ], [ %17, %9 ]
  %23 = icmp eq ptr %22, %5, !dbg !371
  br i1 %23, label %29, label %24, !dbg !373

24:                                               ; preds = %21
  %25 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %22, i64 0, i32 1, !dbg !374
  %26 = load i32, ptr %1, align 4, !dbg !377, !tbaa !108
  %27 = load i32, ptr %25, align 4, !dbg !379, !tbaa !108
  %28 = icmp slt i32 %26, %27, !dbg !380
  br i1 %28, label %29, label %57, !dbg !381

29:                                               ; preds = %21, %24
  %30 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #15, !dbg !382
  %31 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %30, i64 0, i32 1, !dbg !392
  %32 = load i32, ptr %1, align 4, !dbg !396, !tbaa !108
  store i32 %32, ptr %31, align 4, !dbg !406, !tbaa !233
  %33 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %30, i64 0, i32 1, i32 0, i64 4, !dbg !407
  store i32 0, ptr %33, align 4, !dbg !407, !tbaa !236
  %34 = tail call { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %22, ptr noundef nonnull align 4 dereferenceable(4) %31), !dbg !408
  %35 = extractvalue { ptr, ptr } %34, 0, !dbg !408
  %36 = extractvalue { ptr, ptr } %34, 1, !dbg !408
  %37 = icmp eq ptr %36, null, !dbg !409
  br i1 %37, label %52, label %38, !dbg !409

38:                                               ; preds = %29
  %39 = icmp ne ptr %35, null, !dbg !410
  %40 = icmp eq ptr %5, %36
  %41 = select i1 %39, i1 true, i1 %40, !dbg !413
  br i1 %41, label %47, label %42, !dbg !413

42:                                               ; preds = %38
  %43 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %36, i64 0, i32 1, !dbg !414
  %44 = load i32, ptr %31, align 4, !dbg !418, !tbaa !108
  %45 = load i32, ptr %43, align 4, !dbg !420, !tbaa !108
  %46 = icmp slt i32 %44, %45, !dbg !421
  br label %47, !dbg !422

47:                                               ; preds = %42, %38
  %48 = phi i1 [ true, %38 ], [ %46, %42 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %48, ptr noundef nonnull %30, ptr noundef nonnull %36, ptr noundef nonnull align 8 dereferenceable(32) %5) #14, !dbg !423
  %49 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !424
  %50 = load i64, ptr %49, align 8, !dbg !425, !tbaa !137
  %51 = add i64 %50, 1, !dbg !425
  store i64 %51, ptr %49, align 8, !dbg !425, !tbaa !137
  br label %52, !dbg !426

52:                                               ; preds = %47, %29
  %53 = phi ptr [ null, %47 ], [ %30, %29 ], !dbg !427
  %54 = phi ptr [ %30, %47 ], [ %35, %29 ], !dbg !427
  %55 = icmp eq ptr %53, null, !dbg !428
  br i1 %55, label %57, label %56, !dbg !428

56:                                               ; preds = %52
  tail call void @_ZdlPv(ptr noundef %53) #17, !dbg !430
  br label %57, !dbg !435

57:                                               ; preds = %56, %52, %24
  %58 = phi ptr [ %22, %24 ], [ %54, %52 ], [ %54, %56 ], !dbg !436
  %59 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %58, i64 0, i32 1, i32 0, i64 4, !dbg !437
  ret ptr %59, !dbg !438
}

; Function Attrs: noreturn
declare !dbg !439 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !441 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #0 comdat align 2 !dbg !443 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !444
  %5 = icmp eq ptr %4, %1, !dbg !446
  br i1 %5, label %6, label %51, !dbg !447

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !448
  %8 = load i64, ptr %7, align 8, !dbg !448, !tbaa !137
  %9 = icmp eq i64 %8, 0, !dbg !450
  br i1 %9, label %17, label %10, !dbg !451

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !452
  %12 = load ptr, ptr %11, align 8, !dbg !455, !tbaa !54
  %13 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %12, i64 0, i32 1, !dbg !456
  %14 = load i32, ptr %13, align 4, !dbg !460, !tbaa !108
  %15 = load i32, ptr %2, align 4, !dbg !462, !tbaa !108
  %16 = icmp slt i32 %14, %15, !dbg !463
  br i1 %16, label %148, label %17, !dbg !464

17:                                               ; preds = %10, %6
  %18 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !465
  %19 = load ptr, ptr %18, align 8, !dbg !470, !tbaa !54
  %20 = icmp eq ptr %19, null, !dbg !471
  br i1 %20, label %33, label %21, !dbg !472

21:                                               ; preds = %17
  %22 = load i32, ptr %2, align 4, !tbaa !108
  br label %23, !dbg !472

23:                                               ; preds = %23, %21
  %24 = phi ptr [ %19, %21 ], [ %31, %23 ]
  %25 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %24, i64 0, i32 1, !dbg !473
  %26 = load i32, ptr %25, align 4, !dbg !476, !tbaa !108
  %27 = icmp slt i32 %22, %26, !dbg !478
  %28 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %24, i64 0, i32 2, !dbg !479
  %29 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %24, i64 0, i32 3, !dbg !479
  %30 = select i1 %27, ptr %28, ptr %29, !dbg !479
  %31 = load ptr, ptr %30, align 8, !dbg !470, !tbaa !54
  %32 = icmp eq ptr %31, null, !dbg !471
  br i1 %32, label %33, label %23, !dbg !472, !llvm.loop !480

33:                                               ; preds = %23, %17
  %34 = phi ptr [ %4, %17 ], [ %24, %23 ], !dbg !470
  %35 = phi i1 [ true, %17 ], [ %27, %23 ]
  %36 = phi ptr [ %19, %17 ], [ %31, %23 ], !dbg !470
  br i1 %35, label %37, label %43, !dbg !482

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !483
  %39 = load ptr, ptr %38, align 8, !dbg !483, !tbaa !486
  %40 = icmp eq ptr %34, %39, !dbg !487
  br i1 %40, label %148, label %41, !dbg !489

41:                                               ; preds = %37
  %42 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %34) #18, !dbg !490
  br label %43, !dbg !493

43:                                               ; preds = %41, %33
  %44 = phi ptr [ %42, %41 ], [ %34, %33 ], !dbg !470
  %45 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %44, i64 0, i32 1, !dbg !494
  %46 = load i32, ptr %45, align 4, !dbg !498, !tbaa !108
  %47 = load i32, ptr %2, align 4, !dbg !500, !tbaa !108
  %48 = icmp slt i32 %46, %47, !dbg !501
  %49 = select i1 %48, ptr %36, ptr %44, !dbg !470
  %50 = select i1 %48, ptr %34, ptr null, !dbg !470
  br label %148, !dbg !470

51:                                               ; preds = %3
  %52 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %1, i64 0, i32 1, !dbg !502
  %53 = load i32, ptr %2, align 4, !dbg !506, !tbaa !108
  %54 = load i32, ptr %52, align 4, !dbg !508, !tbaa !108
  %55 = icmp slt i32 %53, %54, !dbg !509
  br i1 %55, label %56, label %100, !dbg !510

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !511
  %58 = load ptr, ptr %57, align 8, !dbg !514, !tbaa !54
  %59 = icmp eq ptr %58, %1, !dbg !515
  br i1 %59, label %148, label %60, !dbg !516

60:                                               ; preds = %56
  %61 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %1) #18, !dbg !517
  %62 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %61, i64 0, i32 1, !dbg !519
  %63 = load i32, ptr %62, align 4, !dbg !523, !tbaa !108
  %64 = icmp slt i32 %63, %53, !dbg !525
  br i1 %64, label %65, label %71, !dbg !526

65:                                               ; preds = %60
  %66 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %61, i64 0, i32 3, !dbg !527
  %67 = load ptr, ptr %66, align 8, !dbg !527, !tbaa !283
  %68 = icmp eq ptr %67, null, !dbg !529
  %69 = select i1 %68, ptr null, ptr %1, !dbg !530
  %70 = select i1 %68, ptr %61, ptr %1, !dbg !530
  br label %148, !dbg !530

71:                                               ; preds = %60
  %72 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !531
  %73 = load ptr, ptr %72, align 8, !dbg !535, !tbaa !54
  %74 = icmp eq ptr %73, null, !dbg !536
  br i1 %74, label %85, label %75, !dbg !537

75:                                               ; preds = %71, %75
  %76 = phi ptr [ %83, %75 ], [ %73, %71 ]
  %77 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %76, i64 0, i32 1, !dbg !538
  %78 = load i32, ptr %77, align 4, !dbg !541, !tbaa !108
  %79 = icmp slt i32 %53, %78, !dbg !543
  %80 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %76, i64 0, i32 2, !dbg !544
  %81 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %76, i64 0, i32 3, !dbg !544
  %82 = select i1 %79, ptr %80, ptr %81, !dbg !544
  %83 = load ptr, ptr %82, align 8, !dbg !535, !tbaa !54
  %84 = icmp eq ptr %83, null, !dbg !536
  br i1 %84, label %85, label %75, !dbg !537, !llvm.loop !545

85:                                               ; preds = %75, %71
  %86 = phi ptr [ %4, %71 ], [ %76, %75 ], !dbg !535
  %87 = phi i1 [ true, %71 ], [ %79, %75 ]
  %88 = phi ptr [ %73, %71 ], [ %83, %75 ], !dbg !535
  br i1 %87, label %89, label %93, !dbg !547

89:                                               ; preds = %85
  %90 = icmp eq ptr %86, %58, !dbg !548
  br i1 %90, label %148, label %91, !dbg !550

91:                                               ; preds = %89
  %92 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %86) #18, !dbg !551
  br label %93, !dbg !553

93:                                               ; preds = %91, %85
  %94 = phi ptr [ %92, %91 ], [ %86, %85 ], !dbg !535
  %95 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %94, i64 0, i32 1, !dbg !554
  %96 = load i32, ptr %95, align 4, !dbg !558, !tbaa !108
  %97 = icmp slt i32 %96, %53, !dbg !560
  %98 = select i1 %97, ptr %88, ptr %94, !dbg !535
  %99 = select i1 %97, ptr %86, ptr null, !dbg !535
  br label %148, !dbg !535

100:                                              ; preds = %51
  %101 = icmp slt i32 %54, %53, !dbg !561
  br i1 %101, label %102, label %148, !dbg !563

102:                                              ; preds = %100
  %103 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !564
  %104 = load ptr, ptr %103, align 8, !dbg !566, !tbaa !54
  %105 = icmp eq ptr %104, %1, !dbg !567
  br i1 %105, label %148, label %106, !dbg !568

106:                                              ; preds = %102
  %107 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %1) #18, !dbg !569
  %108 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %107, i64 0, i32 1, !dbg !572
  %109 = load i32, ptr %108, align 4, !dbg !576, !tbaa !108
  %110 = icmp slt i32 %53, %109, !dbg !578
  br i1 %110, label %111, label %117, !dbg !579

111:                                              ; preds = %106
  %112 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %1, i64 0, i32 3, !dbg !580
  %113 = load ptr, ptr %112, align 8, !dbg !580, !tbaa !283
  %114 = icmp eq ptr %113, null, !dbg !582
  %115 = select i1 %114, ptr null, ptr %107, !dbg !530
  %116 = select i1 %114, ptr %1, ptr %107, !dbg !530
  br label %148, !dbg !530

117:                                              ; preds = %106
  %118 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !583
  %119 = load ptr, ptr %118, align 8, !dbg !587, !tbaa !54
  %120 = icmp eq ptr %119, null, !dbg !588
  br i1 %120, label %131, label %121, !dbg !589

121:                                              ; preds = %117, %121
  %122 = phi ptr [ %129, %121 ], [ %119, %117 ]
  %123 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %122, i64 0, i32 1, !dbg !590
  %124 = load i32, ptr %123, align 4, !dbg !593, !tbaa !108
  %125 = icmp slt i32 %53, %124, !dbg !595
  %126 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %122, i64 0, i32 2, !dbg !596
  %127 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %122, i64 0, i32 3, !dbg !596
  %128 = select i1 %125, ptr %126, ptr %127, !dbg !596
  %129 = load ptr, ptr %128, align 8, !dbg !587, !tbaa !54
  %130 = icmp eq ptr %129, null, !dbg !588
  br i1 %130, label %131, label %121, !dbg !589, !llvm.loop !597

131:                                              ; preds = %121, %117
  %132 = phi ptr [ %4, %117 ], [ %122, %121 ], !dbg !587
  %133 = phi i1 [ true, %117 ], [ %125, %121 ]
  %134 = phi ptr [ %119, %117 ], [ %129, %121 ], !dbg !587
  br i1 %133, label %135, label %141, !dbg !599

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !600
  %137 = load ptr, ptr %136, align 8, !dbg !600, !tbaa !486
  %138 = icmp eq ptr %132, %137, !dbg !602
  br i1 %138, label %148, label %139, !dbg !604

139:                                              ; preds = %135
  %140 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %132) #18, !dbg !605
  br label %141, !dbg !607

141:                                              ; preds = %139, %131
  %142 = phi ptr [ %140, %139 ], [ %132, %131 ], !dbg !587
  %143 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %142, i64 0, i32 1, !dbg !608
  %144 = load i32, ptr %143, align 4, !dbg !612, !tbaa !108
  %145 = icmp slt i32 %144, %53, !dbg !614
  %146 = select i1 %145, ptr %134, ptr %142, !dbg !587
  %147 = select i1 %145, ptr %132, ptr null, !dbg !587
  br label %148, !dbg !587

148:                                              ; preds = %141, %135, %93, %89, %43, %37, %100, %102, %111, %56, %65, %10
  %149 = phi ptr [ null, %10 ], [ %58, %56 ], [ %69, %65 ], [ null, %102 ], [ %115, %111 ], [ %1, %100 ], [ %36, %37 ], [ %49, %43 ], [ %88, %89 ], [ %98, %93 ], [ %134, %135 ], [ %146, %141 ], !dbg !530
  %150 = phi ptr [ %12, %10 ], [ %58, %56 ], [ %70, %65 ], [ %104, %102 ], [ %116, %111 ], [ null, %100 ], [ %34, %37 ], [ %50, %43 ], [ %86, %89 ], [ %99, %93 ], [ %132, %135 ], [ %147, %141 ], !dbg !530
  %151 = insertvalue { ptr, ptr } poison, ptr %149, 0, !dbg !615
  %152 = insertvalue { ptr, ptr } %151, ptr %150, 1, !dbg !615
  ret { ptr, ptr } %152, !dbg !615
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare !dbg !616 noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare !dbg !617 noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare !dbg !618 void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #11

; Function Attrs: nounwind
declare !dbg !619 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !620 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #14, !dbg !621
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !621
  ret void, !dbg !621
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #0 align 2 !dbg !622 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 2, ptr %2, align 4, !tbaa !108
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !623
  %4 = icmp eq i32 %3, 0, !dbg !638
  br i1 %4, label %6, label %5, !dbg !638

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #16, !dbg !639
  unreachable, !dbg !639

6:                                                ; preds = %1
  %7 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !640
  %8 = load i32, ptr %7, align 4, !dbg !641, !tbaa !108
  %9 = add nsw i32 %8, 1, !dbg !641
  store i32 %9, ptr %7, align 4, !dbg !641, !tbaa !108
  %10 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !642
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !646
  ret void, !dbg !647
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_map.cpp() #13 section ".text.startup" !dbg !648 {
  store i32 0, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), align 8, !dbg !650, !tbaa !662
  store ptr null, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !663, !tbaa !20
  store ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 2), align 8, !dbg !666, !tbaa !486
  store ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 3), align 8, !dbg !667, !tbaa !668
  store i64 0, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 1), align 8, !dbg !669, !tbaa !137
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev, ptr nonnull @_ZL6counts, ptr nonnull @__dso_handle) #14, !dbg !670
  ret void
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { builtin nounwind allocsize(0) }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin nounwind }
attributes #18 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "map.cpp", directory: ".")
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
!36 = distinct !DISubprogram(name: "thread<(lambda at map.cpp:18:16), void>", scope: !34, file: !34, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!37 = distinct !DILocation(line: 18, column: 14, scope: !30)
!38 = !{!39, !27, i64 0}
!39 = !{!"_ZTSNSt6thread2idE", !27, i64 0}
!40 = !DILocation(line: 142, column: 29, scope: !36, inlinedAt: !37)
!41 = !DILocation(line: 207, column: 4, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "_State_impl<(lambda at map.cpp:18:16)>", scope: !34, file: !34, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!64 = !DILocation(line: 397, column: 8, scope: !57, inlinedAt: !58)
!65 = !DILocation(line: 145, column: 7, scope: !36, inlinedAt: !37)
!66 = !DILocation(line: 22, column: 2, scope: !30)
!67 = !DILocation(line: 85, column: 23, scope: !33, inlinedAt: !68)
!68 = distinct !DILocation(line: 126, column: 7, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "thread<(lambda at map.cpp:22:16), void>", scope: !34, file: !34, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!70 = distinct !DILocation(line: 22, column: 14, scope: !30)
!71 = !DILocation(line: 142, column: 29, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 207, column: 4, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "_State_impl<(lambda at map.cpp:22:16)>", scope: !34, file: !34, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!74 = distinct !DILocation(line: 142, column: 33, scope: !69, inlinedAt: !70)
!75 = !DILocation(line: 168, column: 56, scope: !47, inlinedAt: !76)
!76 = distinct !DILocation(line: 233, column: 40, scope: !50, inlinedAt: !77)
!77 = distinct !DILocation(line: 310, column: 4, scope: !52, inlinedAt: !78)
!78 = distinct !DILocation(line: 142, column: 18, scope: !69, inlinedAt: !70)
!79 = !DILocation(line: 142, column: 2, scope: !69, inlinedAt: !70)
!80 = !DILocation(line: 395, column: 6, scope: !57, inlinedAt: !81)
!81 = distinct !DILocation(line: 142, column: 2, scope: !69, inlinedAt: !70)
!82 = !DILocation(line: 395, column: 12, scope: !57, inlinedAt: !81)
!83 = !DILocation(line: 95, column: 2, scope: !61, inlinedAt: !84)
!84 = distinct !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !81)
!85 = !DILocation(line: 396, column: 4, scope: !57, inlinedAt: !81)
!86 = !DILocation(line: 397, column: 8, scope: !57, inlinedAt: !81)
!87 = !DILocation(line: 145, column: 7, scope: !69, inlinedAt: !70)
!88 = !DILocation(line: 745, column: 29, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "_M_begin", scope: !14, file: !14, line: 742, type: !10, scopeLine: 743, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!90 = distinct !DILocation(line: 2544, column: 43, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "find", scope: !14, file: !14, line: 2542, type: !10, scopeLine: 2543, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!92 = distinct !DILocation(line: 1264, column: 21, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "count", scope: !9, file: !9, line: 1263, type: !10, scopeLine: 1264, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = distinct !DILocation(line: 24, column: 2, scope: !30)
!95 = !DILocation(line: 1966, column: 18, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "_M_lower_bound", scope: !14, file: !14, line: 1963, type: !10, scopeLine: 1965, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!97 = distinct !DILocation(line: 2544, column: 28, scope: !91, inlinedAt: !92)
!98 = !DILocation(line: 1966, column: 7, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "_M_valptr", scope: !14, file: !14, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!101 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "_S_key", scope: !14, file: !14, line: 757, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!103 = distinct !DILocation(line: 1967, column: 30, scope: !96, inlinedAt: !97)
!104 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "operator()", scope: !106, file: !106, line: 407, type: !10, scopeLine: 408, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!106 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!107 = distinct !DILocation(line: 1967, column: 7, scope: !96, inlinedAt: !97)
!108 = !{!109, !109, i64 0}
!109 = !{!"int", !24, i64 0}
!110 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !107)
!111 = !DILocation(line: 1967, column: 6, scope: !96, inlinedAt: !97)
!112 = !DILocation(line: 0, scope: !96, inlinedAt: !97)
!113 = distinct !{!113, !98, !114, !115, !116}
!114 = !DILocation(line: 1970, column: 22, scope: !96, inlinedAt: !97)
!115 = !{!"llvm.loop.mustprogress"}
!116 = !{!"llvm.loop.unroll.disable"}
!117 = !DILocation(line: 397, column: 28, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 396, type: !10, scopeLine: 397, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = distinct !DILocation(line: 2545, column: 19, scope: !91, inlinedAt: !92)
!120 = !DILocation(line: 2546, column: 8, scope: !91, inlinedAt: !92)
!121 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !122)
!122 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !123)
!123 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "_S_key", scope: !14, file: !14, line: 795, type: !10, scopeLine: 796, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!125 = distinct !DILocation(line: 2547, column: 6, scope: !91, inlinedAt: !92)
!126 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !127)
!127 = distinct !DILocation(line: 2546, column: 11, scope: !91, inlinedAt: !92)
!128 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !127)
!129 = !DILocation(line: 24, column: 2, scope: !30)
!130 = !DILocation(line: 26, column: 4, scope: !30)
!131 = !DILocation(line: 27, column: 4, scope: !30)
!132 = !DILocation(line: 1032, column: 24, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 1031, type: !10, scopeLine: 1032, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!134 = distinct !DILocation(line: 481, column: 21, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 480, type: !10, scopeLine: 481, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = distinct !DILocation(line: 28, column: 2, scope: !30)
!137 = !{!21, !27, i64 32}
!138 = !DILocation(line: 28, column: 2, scope: !30)
!139 = !DILocation(line: 175, column: 16, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "joinable", scope: !34, file: !34, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!141 = distinct !DILocation(line: 150, column: 11, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "~thread", scope: !34, file: !34, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!143 = distinct !DILocation(line: 29, column: 1, scope: !30)
!144 = !{i64 0, i64 8, !145}
!145 = !{!27, !27, i64 0}
!146 = !DILocation(line: 286, column: 26, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "operator==", scope: !34, file: !34, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = distinct !DILocation(line: 175, column: 22, scope: !140, inlinedAt: !141)
!149 = !DILocation(line: 150, column: 11, scope: !142, inlinedAt: !143)
!150 = !DILocation(line: 312, column: 5, scope: !151, inlinedAt: !153)
!151 = distinct !DISubprogram(name: "__terminate", scope: !152, file: !152, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!152 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!153 = distinct !DILocation(line: 151, column: 2, scope: !142, inlinedAt: !143)
!154 = !DILocation(line: 29, column: 1, scope: !30)
!155 = !DILocation(line: 175, column: 16, scope: !140, inlinedAt: !156)
!156 = distinct !DILocation(line: 150, column: 11, scope: !142, inlinedAt: !157)
!157 = distinct !DILocation(line: 29, column: 1, scope: !30)
!158 = !DILocation(line: 286, column: 26, scope: !147, inlinedAt: !159)
!159 = distinct !DILocation(line: 175, column: 22, scope: !140, inlinedAt: !156)
!160 = !DILocation(line: 150, column: 11, scope: !142, inlinedAt: !157)
!161 = !DILocation(line: 312, column: 5, scope: !151, inlinedAt: !162)
!162 = distinct !DILocation(line: 151, column: 2, scope: !142, inlinedAt: !157)
!163 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 522, type: !10, scopeLine: 523, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!164 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !165)
!165 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !166)
!166 = distinct !DILocation(line: 1270, column: 31, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "lower_bound", scope: !14, file: !14, line: 1269, type: !10, scopeLine: 1270, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!168 = distinct !DILocation(line: 1307, column: 21, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "lower_bound", scope: !9, file: !9, line: 1306, type: !10, scopeLine: 1307, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = distinct !DILocation(line: 527, column: 17, scope: !163)
!171 = !DILocation(line: 750, column: 17, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "_M_end", scope: !14, file: !14, line: 749, type: !10, scopeLine: 750, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = distinct !DILocation(line: 1270, column: 43, scope: !167, inlinedAt: !168)
!174 = !DILocation(line: 1950, column: 18, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "_M_lower_bound", scope: !14, file: !14, line: 1947, type: !10, scopeLine: 1949, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!176 = distinct !DILocation(line: 1270, column: 16, scope: !167, inlinedAt: !168)
!177 = !DILocation(line: 1950, column: 7, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !179)
!179 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !180)
!180 = distinct !DILocation(line: 1951, column: 30, scope: !175, inlinedAt: !176)
!181 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !182)
!182 = distinct !DILocation(line: 1951, column: 7, scope: !175, inlinedAt: !176)
!183 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !182)
!184 = !DILocation(line: 1951, column: 6, scope: !175, inlinedAt: !176)
!185 = !DILocation(line: 0, scope: !175, inlinedAt: !176)
!186 = distinct !{!186, !177, !187, !115, !116}
!187 = !DILocation(line: 1954, column: 22, scope: !175, inlinedAt: !176)
!188 = !DILocation(line: 316, column: 28, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 315, type: !10, scopeLine: 316, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!190 = distinct !DILocation(line: 529, column: 10, scope: !163)
!191 = !DILocation(line: 529, column: 19, scope: !163)
!192 = !DILocation(line: 235, column: 16, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "_M_valptr", scope: !14, file: !14, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!194 = distinct !DILocation(line: 278, column: 51, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "operator*", scope: !14, file: !14, line: 277, type: !10, scopeLine: 278, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!196 = distinct !DILocation(line: 529, column: 39, scope: !163)
!197 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !198)
!198 = distinct !DILocation(line: 529, column: 22, scope: !163)
!199 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !198)
!200 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !198)
!201 = !DILocation(line: 529, column: 6, scope: !163)
!202 = !DILocation(line: 137, column: 27, scope: !203, inlinedAt: !205)
!203 = distinct !DISubprogram(name: "allocate", scope: !204, file: !204, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!204 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!205 = distinct !DILocation(line: 464, column: 20, scope: !206, inlinedAt: !208)
!206 = distinct !DISubprogram(name: "allocate", scope: !207, file: !207, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!208 = distinct !DILocation(line: 561, column: 16, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "_M_get_node", scope: !14, file: !14, line: 560, type: !10, scopeLine: 561, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!210 = distinct !DILocation(line: 611, column: 23, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "_M_create_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 609, type: !10, scopeLine: 610, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!212 = distinct !DILocation(line: 1636, column: 18, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "_Auto_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 1634, type: !10, scopeLine: 1637, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!214 = distinct !DILocation(line: 2461, column: 13, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "_M_emplace_hint_unique<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 2458, type: !10, scopeLine: 2460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!216 = distinct !DILocation(line: 530, column: 15, scope: !163)
!217 = !DILocation(line: 235, column: 16, scope: !193, inlinedAt: !218)
!218 = distinct !DILocation(line: 596, column: 20, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "_M_construct_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 590, type: !10, scopeLine: 591, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!220 = distinct !DILocation(line: 612, column: 4, scope: !211, inlinedAt: !212)
!221 = !DILocation(line: 1817, column: 15, scope: !222, inlinedAt: !225)
!222 = !DILexicalBlockFile(scope: !224, file: !223, discriminator: 0)
!223 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!224 = distinct !DISubprogram(name: "pair<int &&, 0UL>", scope: !223, file: !223, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!225 = distinct !DILocation(line: 1805, column: 9, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "pair<int &&>", scope: !223, file: !223, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!227 = distinct !DILocation(line: 175, column: 23, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !204, file: !204, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!229 = distinct !DILocation(line: 516, column: 8, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !207, file: !207, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = distinct !DILocation(line: 595, column: 8, scope: !219, inlinedAt: !220)
!232 = !DILocation(line: 1817, column: 9, scope: !222, inlinedAt: !225)
!233 = !{!234, !109, i64 0}
!234 = !{!"_ZTSSt4pairIKiiE", !109, i64 0, !109, i64 4}
!235 = !DILocation(line: 1818, column: 2, scope: !222, inlinedAt: !225)
!236 = !{!234, !109, i64 4}
!237 = !DILocation(line: 2462, column: 15, scope: !215, inlinedAt: !216)
!238 = !DILocation(line: 2463, column: 6, scope: !215, inlinedAt: !216)
!239 = !DILocation(line: 2380, column: 33, scope: !240, inlinedAt: !241)
!240 = distinct !DISubprogram(name: "_M_insert_node", scope: !14, file: !14, line: 2377, type: !10, scopeLine: 2379, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!241 = distinct !DILocation(line: 1656, column: 21, scope: !242, inlinedAt: !243)
!242 = distinct !DISubprogram(name: "_M_insert", scope: !14, file: !14, line: 1654, type: !10, scopeLine: 1655, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!243 = distinct !DILocation(line: 2464, column: 15, scope: !215, inlinedAt: !216)
!244 = !DILocation(line: 2380, column: 38, scope: !240, inlinedAt: !241)
!245 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !246)
!246 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !247)
!247 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !248)
!248 = distinct !DILocation(line: 2382, column: 13, scope: !240, inlinedAt: !241)
!249 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !250)
!250 = distinct !DILocation(line: 2381, column: 11, scope: !240, inlinedAt: !241)
!251 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !250)
!252 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !250)
!253 = !DILocation(line: 2381, column: 8, scope: !240, inlinedAt: !241)
!254 = !DILocation(line: 2384, column: 7, scope: !240, inlinedAt: !241)
!255 = !DILocation(line: 2386, column: 17, scope: !240, inlinedAt: !241)
!256 = !DILocation(line: 2386, column: 7, scope: !240, inlinedAt: !241)
!257 = !DILocation(line: 2464, column: 4, scope: !215, inlinedAt: !216)
!258 = !DILocation(line: 0, scope: !215, inlinedAt: !216)
!259 = !DILocation(line: 1641, column: 8, scope: !260, inlinedAt: !261)
!260 = distinct !DISubprogram(name: "~_Auto_node", scope: !14, file: !14, line: 1639, type: !10, scopeLine: 1640, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!261 = distinct !DILocation(line: 2466, column: 7, scope: !215, inlinedAt: !216)
!262 = !DILocation(line: 158, column: 2, scope: !263, inlinedAt: !264)
!263 = distinct !DISubprogram(name: "deallocate", scope: !204, file: !204, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!264 = distinct !DILocation(line: 496, column: 13, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "deallocate", scope: !207, file: !207, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!266 = distinct !DILocation(line: 565, column: 9, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "_M_put_node", scope: !14, file: !14, line: 564, type: !10, scopeLine: 565, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!268 = distinct !DILocation(line: 632, column: 2, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "_M_drop_node", scope: !14, file: !14, line: 629, type: !10, scopeLine: 630, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!270 = distinct !DILocation(line: 1642, column: 11, scope: !260, inlinedAt: !261)
!271 = !DILocation(line: 1642, column: 6, scope: !260, inlinedAt: !261)
!272 = !DILocation(line: 0, scope: !163)
!273 = !DILocation(line: 533, column: 16, scope: !163)
!274 = !DILocation(line: 533, column: 2, scope: !163)
!275 = !DISubprogram(name: "__assert_fail", scope: !276, file: !276, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!276 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!277 = distinct !DISubprogram(name: "_M_erase", scope: !14, file: !14, line: 1930, type: !10, scopeLine: 1931, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!278 = !DILocation(line: 1933, column: 18, scope: !277)
!279 = !DILocation(line: 1933, column: 7, scope: !277)
!280 = !DILocation(line: 788, column: 45, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "_S_right", scope: !14, file: !14, line: 787, type: !10, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!282 = distinct !DILocation(line: 1935, column: 13, scope: !277)
!283 = !{!22, !26, i64 24}
!284 = !DILocation(line: 1935, column: 4, scope: !277)
!285 = !DILocation(line: 780, column: 45, scope: !286, inlinedAt: !287)
!286 = distinct !DISubprogram(name: "_S_left", scope: !14, file: !14, line: 779, type: !10, scopeLine: 780, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!287 = distinct !DILocation(line: 1936, column: 21, scope: !277)
!288 = !{!22, !26, i64 16}
!289 = !DILocation(line: 158, column: 2, scope: !263, inlinedAt: !290)
!290 = distinct !DILocation(line: 496, column: 13, scope: !265, inlinedAt: !291)
!291 = distinct !DILocation(line: 565, column: 9, scope: !267, inlinedAt: !292)
!292 = distinct !DILocation(line: 632, column: 2, scope: !269, inlinedAt: !293)
!293 = distinct !DILocation(line: 1937, column: 4, scope: !277)
!294 = distinct !{!294, !279, !295, !115, !116}
!295 = !DILocation(line: 1939, column: 2, scope: !277)
!296 = !DILocation(line: 1940, column: 5, scope: !277)
!297 = !DISubprogram(name: "terminate", scope: !152, file: !152, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!298 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!299 = !DILocation(line: 200, column: 14, scope: !298)
!300 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!301 = !DILocation(line: 749, column: 12, scope: !302, inlinedAt: !304)
!302 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !303, file: !303, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!303 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!304 = distinct !DILocation(line: 100, column: 17, scope: !305, inlinedAt: !307)
!305 = distinct !DISubprogram(name: "lock", scope: !306, file: !306, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!306 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!307 = distinct !DILocation(line: 229, column: 19, scope: !308, inlinedAt: !309)
!308 = distinct !DISubprogram(name: "lock_guard", scope: !306, file: !306, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!309 = distinct !DILocation(line: 12, column: 30, scope: !310, inlinedAt: !311)
!310 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!311 = distinct !DILocation(line: 19, column: 3, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!313 = distinct !DILocation(line: 61, column: 14, scope: !314, inlinedAt: !316)
!314 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at map.cpp:18:16)>", scope: !315, file: !315, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!315 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!316 = distinct !DILocation(line: 96, column: 14, scope: !317, inlinedAt: !318)
!317 = distinct !DISubprogram(name: "__invoke<(lambda at map.cpp:18:16)>", scope: !315, file: !315, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!318 = distinct !DILocation(line: 252, column: 13, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!320 = distinct !DILocation(line: 259, column: 11, scope: !321, inlinedAt: !322)
!321 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!322 = distinct !DILocation(line: 210, column: 13, scope: !300)
!323 = !DILocation(line: 103, column: 11, scope: !305, inlinedAt: !307)
!324 = !DILocation(line: 104, column: 2, scope: !305, inlinedAt: !307)
!325 = !DILocation(line: 13, column: 2, scope: !310, inlinedAt: !311)
!326 = !DILocation(line: 13, column: 14, scope: !310, inlinedAt: !311)
!327 = !DILocation(line: 779, column: 12, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !303, file: !303, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!329 = distinct !DILocation(line: 118, column: 7, scope: !330, inlinedAt: !331)
!330 = distinct !DISubprogram(name: "unlock", scope: !306, file: !306, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!331 = distinct !DILocation(line: 235, column: 19, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "~lock_guard", scope: !306, file: !306, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!333 = distinct !DILocation(line: 14, column: 1, scope: !310, inlinedAt: !311)
!334 = !DILocation(line: 14, column: 1, scope: !310, inlinedAt: !311)
!335 = !DILocation(line: 749, column: 12, scope: !302, inlinedAt: !336)
!336 = distinct !DILocation(line: 100, column: 17, scope: !305, inlinedAt: !337)
!337 = distinct !DILocation(line: 229, column: 19, scope: !308, inlinedAt: !338)
!338 = distinct !DILocation(line: 12, column: 30, scope: !310, inlinedAt: !339)
!339 = distinct !DILocation(line: 20, column: 3, scope: !312, inlinedAt: !313)
!340 = !DILocation(line: 103, column: 11, scope: !305, inlinedAt: !337)
!341 = !DILocation(line: 104, column: 2, scope: !305, inlinedAt: !337)
!342 = !DILocation(line: 13, column: 2, scope: !310, inlinedAt: !339)
!343 = !DILocation(line: 13, column: 14, scope: !310, inlinedAt: !339)
!344 = !DILocation(line: 779, column: 12, scope: !328, inlinedAt: !345)
!345 = distinct !DILocation(line: 118, column: 7, scope: !330, inlinedAt: !346)
!346 = distinct !DILocation(line: 235, column: 19, scope: !332, inlinedAt: !347)
!347 = distinct !DILocation(line: 14, column: 1, scope: !310, inlinedAt: !339)
!348 = !DILocation(line: 14, column: 1, scope: !310, inlinedAt: !339)
!349 = !DILocation(line: 210, column: 24, scope: !300)
!350 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 502, type: !10, scopeLine: 503, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!351 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !352)
!352 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !353)
!353 = distinct !DILocation(line: 1270, column: 31, scope: !167, inlinedAt: !354)
!354 = distinct !DILocation(line: 1307, column: 21, scope: !169, inlinedAt: !355)
!355 = distinct !DILocation(line: 507, column: 17, scope: !350)
!356 = !DILocation(line: 750, column: 17, scope: !172, inlinedAt: !357)
!357 = distinct !DILocation(line: 1270, column: 43, scope: !167, inlinedAt: !354)
!358 = !DILocation(line: 1950, column: 18, scope: !175, inlinedAt: !359)
!359 = distinct !DILocation(line: 1270, column: 16, scope: !167, inlinedAt: !354)
!360 = !DILocation(line: 1950, column: 7, scope: !175, inlinedAt: !359)
!361 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !362)
!362 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !363)
!363 = distinct !DILocation(line: 1951, column: 30, scope: !175, inlinedAt: !359)
!364 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !365)
!365 = distinct !DILocation(line: 1951, column: 7, scope: !175, inlinedAt: !359)
!366 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !365)
!367 = !DILocation(line: 1951, column: 6, scope: !175, inlinedAt: !359)
!368 = !DILocation(line: 0, scope: !175, inlinedAt: !359)
!369 = distinct !{!369, !360, !370, !115, !116}
!370 = !DILocation(line: 1954, column: 22, scope: !175, inlinedAt: !359)
!371 = !DILocation(line: 316, column: 28, scope: !189, inlinedAt: !372)
!372 = distinct !DILocation(line: 509, column: 10, scope: !350)
!373 = !DILocation(line: 509, column: 19, scope: !350)
!374 = !DILocation(line: 235, column: 16, scope: !193, inlinedAt: !375)
!375 = distinct !DILocation(line: 278, column: 51, scope: !195, inlinedAt: !376)
!376 = distinct !DILocation(line: 509, column: 39, scope: !350)
!377 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !378)
!378 = distinct !DILocation(line: 509, column: 22, scope: !350)
!379 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !378)
!380 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !378)
!381 = !DILocation(line: 509, column: 6, scope: !350)
!382 = !DILocation(line: 137, column: 27, scope: !203, inlinedAt: !383)
!383 = distinct !DILocation(line: 464, column: 20, scope: !206, inlinedAt: !384)
!384 = distinct !DILocation(line: 561, column: 16, scope: !209, inlinedAt: !385)
!385 = distinct !DILocation(line: 611, column: 23, scope: !386, inlinedAt: !387)
!386 = distinct !DISubprogram(name: "_M_create_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 609, type: !10, scopeLine: 610, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!387 = distinct !DILocation(line: 1636, column: 18, scope: !388, inlinedAt: !389)
!388 = distinct !DISubprogram(name: "_Auto_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 1634, type: !10, scopeLine: 1637, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!389 = distinct !DILocation(line: 2461, column: 13, scope: !390, inlinedAt: !391)
!390 = distinct !DISubprogram(name: "_M_emplace_hint_unique<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 2458, type: !10, scopeLine: 2460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!391 = distinct !DILocation(line: 511, column: 15, scope: !350)
!392 = !DILocation(line: 235, column: 16, scope: !193, inlinedAt: !393)
!393 = distinct !DILocation(line: 596, column: 20, scope: !394, inlinedAt: !395)
!394 = distinct !DISubprogram(name: "_M_construct_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 590, type: !10, scopeLine: 591, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!395 = distinct !DILocation(line: 612, column: 4, scope: !386, inlinedAt: !387)
!396 = !DILocation(line: 1817, column: 15, scope: !397, inlinedAt: !399)
!397 = !DILexicalBlockFile(scope: !398, file: !223, discriminator: 0)
!398 = distinct !DISubprogram(name: "pair<const int &, 0UL>", scope: !223, file: !223, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!399 = distinct !DILocation(line: 1805, column: 9, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "pair<const int &>", scope: !223, file: !223, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!401 = distinct !DILocation(line: 175, column: 23, scope: !402, inlinedAt: !403)
!402 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !204, file: !204, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!403 = distinct !DILocation(line: 516, column: 8, scope: !404, inlinedAt: !405)
!404 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !207, file: !207, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!405 = distinct !DILocation(line: 595, column: 8, scope: !394, inlinedAt: !395)
!406 = !DILocation(line: 1817, column: 9, scope: !397, inlinedAt: !399)
!407 = !DILocation(line: 1818, column: 2, scope: !397, inlinedAt: !399)
!408 = !DILocation(line: 2462, column: 15, scope: !390, inlinedAt: !391)
!409 = !DILocation(line: 2463, column: 6, scope: !390, inlinedAt: !391)
!410 = !DILocation(line: 2380, column: 33, scope: !240, inlinedAt: !411)
!411 = distinct !DILocation(line: 1656, column: 21, scope: !242, inlinedAt: !412)
!412 = distinct !DILocation(line: 2464, column: 15, scope: !390, inlinedAt: !391)
!413 = !DILocation(line: 2380, column: 38, scope: !240, inlinedAt: !411)
!414 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !415)
!415 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !416)
!416 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !417)
!417 = distinct !DILocation(line: 2382, column: 13, scope: !240, inlinedAt: !411)
!418 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !419)
!419 = distinct !DILocation(line: 2381, column: 11, scope: !240, inlinedAt: !411)
!420 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !419)
!421 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !419)
!422 = !DILocation(line: 2381, column: 8, scope: !240, inlinedAt: !411)
!423 = !DILocation(line: 2384, column: 7, scope: !240, inlinedAt: !411)
!424 = !DILocation(line: 2386, column: 17, scope: !240, inlinedAt: !411)
!425 = !DILocation(line: 2386, column: 7, scope: !240, inlinedAt: !411)
!426 = !DILocation(line: 2464, column: 4, scope: !390, inlinedAt: !391)
!427 = !DILocation(line: 0, scope: !390, inlinedAt: !391)
!428 = !DILocation(line: 1641, column: 8, scope: !260, inlinedAt: !429)
!429 = distinct !DILocation(line: 2466, column: 7, scope: !390, inlinedAt: !391)
!430 = !DILocation(line: 158, column: 2, scope: !263, inlinedAt: !431)
!431 = distinct !DILocation(line: 496, column: 13, scope: !265, inlinedAt: !432)
!432 = distinct !DILocation(line: 565, column: 9, scope: !267, inlinedAt: !433)
!433 = distinct !DILocation(line: 632, column: 2, scope: !269, inlinedAt: !434)
!434 = distinct !DILocation(line: 1642, column: 11, scope: !260, inlinedAt: !429)
!435 = !DILocation(line: 1642, column: 6, scope: !260, inlinedAt: !429)
!436 = !DILocation(line: 0, scope: !350)
!437 = !DILocation(line: 517, column: 16, scope: !350)
!438 = !DILocation(line: 517, column: 2, scope: !350)
!439 = !DISubprogram(name: "__throw_system_error", scope: !440, file: !440, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!440 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!441 = !DISubprogram(name: "pthread_mutex_lock", scope: !442, file: !442, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!442 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!443 = distinct !DISubprogram(name: "_M_get_insert_hint_unique_pos", scope: !14, file: !14, line: 2210, type: !10, scopeLine: 2212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!444 = !DILocation(line: 750, column: 17, scope: !172, inlinedAt: !445)
!445 = distinct !DILocation(line: 2217, column: 28, scope: !443)
!446 = !DILocation(line: 2217, column: 25, scope: !443)
!447 = !DILocation(line: 2217, column: 11, scope: !443)
!448 = !DILocation(line: 1032, column: 24, scope: !133, inlinedAt: !449)
!449 = distinct !DILocation(line: 2219, column: 8, scope: !443)
!450 = !DILocation(line: 2219, column: 15, scope: !443)
!451 = !DILocation(line: 2220, column: 8, scope: !443)
!452 = !DILocation(line: 727, column: 40, scope: !453, inlinedAt: !454)
!453 = distinct !DISubprogram(name: "_M_rightmost", scope: !14, file: !14, line: 726, type: !10, scopeLine: 727, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!454 = distinct !DILocation(line: 2220, column: 41, scope: !443)
!455 = !DILocation(line: 2220, column: 41, scope: !443)
!456 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !457)
!457 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !458)
!458 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !459)
!459 = distinct !DILocation(line: 2220, column: 34, scope: !443)
!460 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !461)
!461 = distinct !DILocation(line: 2220, column: 11, scope: !443)
!462 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !461)
!463 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !461)
!464 = !DILocation(line: 2219, column: 8, scope: !443)
!465 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !466)
!466 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !467)
!467 = distinct !DILocation(line: 2111, column: 24, scope: !468, inlinedAt: !469)
!468 = distinct !DISubprogram(name: "_M_get_insert_unique_pos", scope: !14, file: !14, line: 2108, type: !10, scopeLine: 2109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!469 = distinct !DILocation(line: 2223, column: 13, scope: !443)
!470 = !DILocation(line: 0, scope: !468, inlinedAt: !469)
!471 = !DILocation(line: 2114, column: 18, scope: !468, inlinedAt: !469)
!472 = !DILocation(line: 2114, column: 7, scope: !468, inlinedAt: !469)
!473 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !474)
!474 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !475)
!475 = distinct !DILocation(line: 2117, column: 41, scope: !468, inlinedAt: !469)
!476 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !477)
!477 = distinct !DILocation(line: 2117, column: 13, scope: !468, inlinedAt: !469)
!478 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !477)
!479 = !DILocation(line: 2118, column: 10, scope: !468, inlinedAt: !469)
!480 = distinct !{!480, !472, !481, !115, !116}
!481 = !DILocation(line: 2119, column: 2, scope: !468, inlinedAt: !469)
!482 = !DILocation(line: 2121, column: 11, scope: !468, inlinedAt: !469)
!483 = !DILocation(line: 996, column: 49, scope: !484, inlinedAt: !485)
!484 = distinct !DISubprogram(name: "begin", scope: !14, file: !14, line: 995, type: !10, scopeLine: 996, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!485 = distinct !DILocation(line: 2123, column: 15, scope: !468, inlinedAt: !469)
!486 = !{!21, !26, i64 16}
!487 = !DILocation(line: 316, column: 28, scope: !189, inlinedAt: !488)
!488 = distinct !DILocation(line: 2123, column: 12, scope: !468, inlinedAt: !469)
!489 = !DILocation(line: 2123, column: 8, scope: !468, inlinedAt: !469)
!490 = !DILocation(line: 302, column: 12, scope: !491, inlinedAt: !492)
!491 = distinct !DISubprogram(name: "operator--", scope: !14, file: !14, line: 300, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!492 = distinct !DILocation(line: 2126, column: 6, scope: !468, inlinedAt: !469)
!493 = !DILocation(line: 2127, column: 2, scope: !468, inlinedAt: !469)
!494 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !495)
!495 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !496)
!496 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !497)
!497 = distinct !DILocation(line: 2128, column: 34, scope: !468, inlinedAt: !469)
!498 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !499)
!499 = distinct !DILocation(line: 2128, column: 11, scope: !468, inlinedAt: !469)
!500 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !499)
!501 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !499)
!502 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !503)
!503 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !504)
!504 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !505)
!505 = distinct !DILocation(line: 2225, column: 44, scope: !443)
!506 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !507)
!507 = distinct !DILocation(line: 2225, column: 16, scope: !443)
!508 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !507)
!509 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !507)
!510 = !DILocation(line: 2225, column: 16, scope: !443)
!511 = !DILocation(line: 719, column: 40, scope: !512, inlinedAt: !513)
!512 = distinct !DISubprogram(name: "_M_leftmost", scope: !14, file: !14, line: 718, type: !10, scopeLine: 719, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!513 = distinct !DILocation(line: 2229, column: 25, scope: !443)
!514 = !DILocation(line: 2229, column: 25, scope: !443)
!515 = !DILocation(line: 2229, column: 22, scope: !443)
!516 = !DILocation(line: 2229, column: 8, scope: !443)
!517 = !DILocation(line: 302, column: 12, scope: !491, inlinedAt: !518)
!518 = distinct !DILocation(line: 2231, column: 44, scope: !443)
!519 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !520)
!520 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !521)
!521 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !522)
!522 = distinct !DILocation(line: 2231, column: 36, scope: !443)
!523 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !524)
!524 = distinct !DILocation(line: 2231, column: 13, scope: !443)
!525 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !524)
!526 = !DILocation(line: 2231, column: 13, scope: !443)
!527 = !DILocation(line: 788, column: 45, scope: !281, inlinedAt: !528)
!528 = distinct !DILocation(line: 2233, column: 12, scope: !443)
!529 = !DILocation(line: 2233, column: 39, scope: !443)
!530 = !DILocation(line: 0, scope: !443)
!531 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !532)
!532 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !533)
!533 = distinct !DILocation(line: 2111, column: 24, scope: !468, inlinedAt: !534)
!534 = distinct !DILocation(line: 2239, column: 13, scope: !443)
!535 = !DILocation(line: 0, scope: !468, inlinedAt: !534)
!536 = !DILocation(line: 2114, column: 18, scope: !468, inlinedAt: !534)
!537 = !DILocation(line: 2114, column: 7, scope: !468, inlinedAt: !534)
!538 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !539)
!539 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !540)
!540 = distinct !DILocation(line: 2117, column: 41, scope: !468, inlinedAt: !534)
!541 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !542)
!542 = distinct !DILocation(line: 2117, column: 13, scope: !468, inlinedAt: !534)
!543 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !542)
!544 = !DILocation(line: 2118, column: 10, scope: !468, inlinedAt: !534)
!545 = distinct !{!545, !537, !546, !115, !116}
!546 = !DILocation(line: 2119, column: 2, scope: !468, inlinedAt: !534)
!547 = !DILocation(line: 2121, column: 11, scope: !468, inlinedAt: !534)
!548 = !DILocation(line: 316, column: 28, scope: !189, inlinedAt: !549)
!549 = distinct !DILocation(line: 2123, column: 12, scope: !468, inlinedAt: !534)
!550 = !DILocation(line: 2123, column: 8, scope: !468, inlinedAt: !534)
!551 = !DILocation(line: 302, column: 12, scope: !491, inlinedAt: !552)
!552 = distinct !DILocation(line: 2126, column: 6, scope: !468, inlinedAt: !534)
!553 = !DILocation(line: 2127, column: 2, scope: !468, inlinedAt: !534)
!554 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !555)
!555 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !556)
!556 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !557)
!557 = distinct !DILocation(line: 2128, column: 34, scope: !468, inlinedAt: !534)
!558 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !559)
!559 = distinct !DILocation(line: 2128, column: 11, scope: !468, inlinedAt: !534)
!560 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !559)
!561 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !562)
!562 = distinct !DILocation(line: 2241, column: 16, scope: !443)
!563 = !DILocation(line: 2241, column: 16, scope: !443)
!564 = !DILocation(line: 727, column: 40, scope: !453, inlinedAt: !565)
!565 = distinct !DILocation(line: 2245, column: 25, scope: !443)
!566 = !DILocation(line: 2245, column: 25, scope: !443)
!567 = !DILocation(line: 2245, column: 22, scope: !443)
!568 = !DILocation(line: 2245, column: 8, scope: !443)
!569 = !DILocation(line: 287, column: 12, scope: !570, inlinedAt: !571)
!570 = distinct !DISubprogram(name: "operator++", scope: !14, file: !14, line: 285, type: !10, scopeLine: 286, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!571 = distinct !DILocation(line: 2247, column: 49, scope: !443)
!572 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !573)
!573 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !574)
!574 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !575)
!575 = distinct !DILocation(line: 2247, column: 41, scope: !443)
!576 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !577)
!577 = distinct !DILocation(line: 2247, column: 13, scope: !443)
!578 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !577)
!579 = !DILocation(line: 2247, column: 13, scope: !443)
!580 = !DILocation(line: 788, column: 45, scope: !281, inlinedAt: !581)
!581 = distinct !DILocation(line: 2249, column: 12, scope: !443)
!582 = !DILocation(line: 2249, column: 36, scope: !443)
!583 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !584)
!584 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !585)
!585 = distinct !DILocation(line: 2111, column: 24, scope: !468, inlinedAt: !586)
!586 = distinct !DILocation(line: 2255, column: 13, scope: !443)
!587 = !DILocation(line: 0, scope: !468, inlinedAt: !586)
!588 = !DILocation(line: 2114, column: 18, scope: !468, inlinedAt: !586)
!589 = !DILocation(line: 2114, column: 7, scope: !468, inlinedAt: !586)
!590 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !591)
!591 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !592)
!592 = distinct !DILocation(line: 2117, column: 41, scope: !468, inlinedAt: !586)
!593 = !DILocation(line: 408, column: 22, scope: !105, inlinedAt: !594)
!594 = distinct !DILocation(line: 2117, column: 13, scope: !468, inlinedAt: !586)
!595 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !594)
!596 = !DILocation(line: 2118, column: 10, scope: !468, inlinedAt: !586)
!597 = distinct !{!597, !589, !598, !115, !116}
!598 = !DILocation(line: 2119, column: 2, scope: !468, inlinedAt: !586)
!599 = !DILocation(line: 2121, column: 11, scope: !468, inlinedAt: !586)
!600 = !DILocation(line: 996, column: 49, scope: !484, inlinedAt: !601)
!601 = distinct !DILocation(line: 2123, column: 15, scope: !468, inlinedAt: !586)
!602 = !DILocation(line: 316, column: 28, scope: !189, inlinedAt: !603)
!603 = distinct !DILocation(line: 2123, column: 12, scope: !468, inlinedAt: !586)
!604 = !DILocation(line: 2123, column: 8, scope: !468, inlinedAt: !586)
!605 = !DILocation(line: 302, column: 12, scope: !491, inlinedAt: !606)
!606 = distinct !DILocation(line: 2126, column: 6, scope: !468, inlinedAt: !586)
!607 = !DILocation(line: 2127, column: 2, scope: !468, inlinedAt: !586)
!608 = !DILocation(line: 239, column: 16, scope: !100, inlinedAt: !609)
!609 = distinct !DILocation(line: 775, column: 29, scope: !102, inlinedAt: !610)
!610 = distinct !DILocation(line: 796, column: 16, scope: !124, inlinedAt: !611)
!611 = distinct !DILocation(line: 2128, column: 34, scope: !468, inlinedAt: !586)
!612 = !DILocation(line: 408, column: 16, scope: !105, inlinedAt: !613)
!613 = distinct !DILocation(line: 2128, column: 11, scope: !468, inlinedAt: !586)
!614 = !DILocation(line: 408, column: 20, scope: !105, inlinedAt: !613)
!615 = !DILocation(line: 2260, column: 5, scope: !443)
!616 = !DISubprogram(name: "_Rb_tree_decrement", scope: !14, file: !14, line: 250, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!617 = !DISubprogram(name: "_Rb_tree_increment", scope: !14, file: !14, line: 244, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!618 = !DISubprogram(name: "_Rb_tree_insert_and_rebalance", scope: !14, file: !14, line: 409, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!619 = !DISubprogram(name: "pthread_mutex_unlock", scope: !442, file: !442, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!620 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!621 = !DILocation(line: 200, column: 14, scope: !620)
!622 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!623 = !DILocation(line: 749, column: 12, scope: !302, inlinedAt: !624)
!624 = distinct !DILocation(line: 100, column: 17, scope: !305, inlinedAt: !625)
!625 = distinct !DILocation(line: 229, column: 19, scope: !308, inlinedAt: !626)
!626 = distinct !DILocation(line: 12, column: 30, scope: !310, inlinedAt: !627)
!627 = distinct !DILocation(line: 22, column: 21, scope: !628, inlinedAt: !629)
!628 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!629 = distinct !DILocation(line: 61, column: 14, scope: !630, inlinedAt: !631)
!630 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at map.cpp:22:16)>", scope: !315, file: !315, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!631 = distinct !DILocation(line: 96, column: 14, scope: !632, inlinedAt: !633)
!632 = distinct !DISubprogram(name: "__invoke<(lambda at map.cpp:22:16)>", scope: !315, file: !315, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!633 = distinct !DILocation(line: 252, column: 13, scope: !634, inlinedAt: !635)
!634 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!635 = distinct !DILocation(line: 259, column: 11, scope: !636, inlinedAt: !637)
!636 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!637 = distinct !DILocation(line: 210, column: 13, scope: !622)
!638 = !DILocation(line: 103, column: 11, scope: !305, inlinedAt: !625)
!639 = !DILocation(line: 104, column: 2, scope: !305, inlinedAt: !625)
!640 = !DILocation(line: 13, column: 2, scope: !310, inlinedAt: !627)
!641 = !DILocation(line: 13, column: 14, scope: !310, inlinedAt: !627)
!642 = !DILocation(line: 779, column: 12, scope: !328, inlinedAt: !643)
!643 = distinct !DILocation(line: 118, column: 7, scope: !330, inlinedAt: !644)
!644 = distinct !DILocation(line: 235, column: 19, scope: !332, inlinedAt: !645)
!645 = distinct !DILocation(line: 14, column: 1, scope: !310, inlinedAt: !627)
!646 = !DILocation(line: 14, column: 1, scope: !310, inlinedAt: !627)
!647 = !DILocation(line: 210, column: 24, scope: !622)
!648 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_map.cpp", scope: !649, file: !649, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!649 = !DIFile(filename: "map.cpp", directory: ".")
!650 = !DILocation(line: 175, column: 26, scope: !651, inlinedAt: !652)
!651 = distinct !DISubprogram(name: "_Rb_tree_header", scope: !14, file: !14, line: 173, type: !10, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!652 = distinct !DILocation(line: 667, column: 4, scope: !653, inlinedAt: !654)
!653 = distinct !DISubprogram(name: "_Rb_tree_impl", scope: !14, file: !14, line: 667, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!654 = distinct !DILocation(line: 928, column: 7, scope: !655, inlinedAt: !656)
!655 = distinct !DISubprogram(name: "_Rb_tree", scope: !14, file: !14, line: 928, type: !10, scopeLine: 928, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!656 = distinct !DILocation(line: 195, column: 7, scope: !657, inlinedAt: !658)
!657 = distinct !DISubprogram(name: "map", scope: !9, file: !9, line: 195, type: !10, scopeLine: 195, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!658 = distinct !DILocation(line: 7, column: 27, scope: !659, inlinedAt: !661)
!659 = !DILexicalBlockFile(scope: !660, file: !1, discriminator: 0)
!660 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !649, file: !649, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!661 = distinct !DILocation(line: 0, scope: !648)
!662 = !{!21, !23, i64 0}
!663 = !DILocation(line: 208, column: 27, scope: !664, inlinedAt: !665)
!664 = distinct !DISubprogram(name: "_M_reset", scope: !14, file: !14, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!665 = distinct !DILocation(line: 176, column: 7, scope: !651, inlinedAt: !652)
!666 = !DILocation(line: 209, column: 25, scope: !664, inlinedAt: !665)
!667 = !DILocation(line: 210, column: 26, scope: !664, inlinedAt: !665)
!668 = !{!21, !26, i64 24}
!669 = !DILocation(line: 211, column: 21, scope: !664, inlinedAt: !665)
!670 = !DILocation(line: 0, scope: !660, inlinedAt: !661)
