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
@.str = private unnamed_addr constant [55 x i8] c"counts.size() == 2 && counts[1] == 1 && counts[2] == 2\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"map.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14, !dbg !31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !32
  store i64 0, ptr %3, align 8, !dbg !32, !tbaa !38
  %7 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !40
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %7, align 8, !dbg !41, !tbaa !44
  store ptr %7, ptr %2, align 8, !dbg !46, !tbaa !54
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #14, !dbg !55
  %8 = load ptr, ptr %2, align 8, !dbg !56, !tbaa !54
  %9 = icmp eq ptr %8, null, !dbg !59
  br i1 %9, label %14, label %10, !dbg !56

10:                                               ; preds = %0
  %11 = load ptr, ptr %8, align 8, !dbg !60, !tbaa !44
  %12 = getelementptr inbounds ptr, ptr %11, i64 1, !dbg !60
  %13 = load ptr, ptr %12, align 8, !dbg !60
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %8) #14, !dbg !60
  br label %14, !dbg !63

14:                                               ; preds = %0, %10
  store ptr null, ptr %2, align 8, !dbg !64, !tbaa !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !65
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14, !dbg !66
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !67
  store i64 0, ptr %4, align 8, !dbg !67, !tbaa !38
  %15 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !71
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %15, align 8, !dbg !72, !tbaa !44
  store ptr %15, ptr %1, align 8, !dbg !75, !tbaa !54
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #14, !dbg !79
  %16 = load ptr, ptr %1, align 8, !dbg !80, !tbaa !54
  %17 = icmp eq ptr %16, null, !dbg !82
  br i1 %17, label %22, label %18, !dbg !80

18:                                               ; preds = %14
  %19 = load ptr, ptr %16, align 8, !dbg !83, !tbaa !44
  %20 = getelementptr inbounds ptr, ptr %19, i64 1, !dbg !83
  %21 = load ptr, ptr %20, align 8, !dbg !83
  call void %21(ptr noundef nonnull align 8 dereferenceable(8) %16) #14, !dbg !83
  br label %22, !dbg !85

22:                                               ; preds = %14, %18
  store ptr null, ptr %1, align 8, !dbg !86, !tbaa !54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !87
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !88
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #14, !dbg !89
  %23 = load i64, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 1), align 8, !dbg !90, !tbaa !95
  %24 = icmp eq i64 %23, 2, !dbg !96
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %5) #14, !dbg !96
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #14, !dbg !96
  br i1 %24, label %25, label %33, !dbg !96

25:                                               ; preds = %22
  store i32 1, ptr %5, align 4, !dbg !96, !tbaa !97
  %26 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixEOi(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %5), !dbg !96
  %27 = load i32, ptr %26, align 4, !dbg !96, !tbaa !97
  %28 = icmp eq i32 %27, 1, !dbg !96
  br i1 %28, label %29, label %33, !dbg !96

29:                                               ; preds = %25
  store i32 2, ptr %6, align 4, !dbg !96, !tbaa !97
  %30 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixEOi(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %6), !dbg !96
  %31 = load i32, ptr %30, align 4, !dbg !96, !tbaa !97
  %32 = icmp eq i32 %31, 2, !dbg !96
  br i1 %32, label %34, label %33, !dbg !96

33:                                               ; preds = %25, %22, %29
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !96
  unreachable, !dbg !96

34:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #14, !dbg !96
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %5) #14, !dbg !96
  %35 = load i64, ptr %4, align 8, !dbg !99, !tbaa.struct !104
  %36 = icmp eq i64 %35, 0, !dbg !106
  br i1 %36, label %38, label %37, !dbg !109

37:                                               ; preds = %34
  call void @_ZSt9terminatev() #16, !dbg !110
  unreachable, !dbg !110

38:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !114
  %39 = load i64, ptr %3, align 8, !dbg !115, !tbaa.struct !104
  %40 = icmp eq i64 %39, 0, !dbg !118
  br i1 %40, label %42, label %41, !dbg !120

41:                                               ; preds = %38
  call void @_ZSt9terminatev() #16, !dbg !121
  unreachable, !dbg !121

42:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !114
  ret i32 0, !dbg !114
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixEOi(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #0 comdat align 2 !dbg !123 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !124
  %4 = load ptr, ptr %3, align 8, !dbg !124, !tbaa !20
  %5 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !131
  %6 = icmp eq ptr %4, null, !dbg !134
  br i1 %6, label %21, label %7, !dbg !137

7:                                                ; preds = %2
  %8 = load i32, ptr %1, align 4, !tbaa !97
  br label %9, !dbg !137

9:                                                ; preds = %9, %7
  %10 = phi ptr [ %4, %7 ], [ %19, %9 ]
  %11 = phi ptr [ %5, %7 ], [ %17, %9 ]
  %12 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %10, i64 0, i32 1, !dbg !138
  %13 = load i32, ptr %12, align 4, !dbg !143, !tbaa !97
  %14 = icmp slt i32 %13, %8, !dbg !147
  %15 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %10, i64 0, i32 3, !dbg !148
  %16 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %10, i64 0, i32 2, !dbg !148
  %17 = select i1 %14, ptr %11, ptr %10, !dbg !148
  %18 = select i1 %14, ptr %15, ptr %16, !dbg !148
  %19 = load ptr, ptr %18, align 8, !dbg !149, !tbaa !54
  %20 = icmp eq ptr %19, null, !dbg !134
  br i1 %20, label %21, label %9, !dbg !137, !llvm.loop !150

21:                                               ; preds = %9, %2
  %22 = phi ptr [ %5, %2 ], [ %17, %9 ]
  %23 = icmp eq ptr %22, %5, !dbg !154
  br i1 %23, label %29, label %24, !dbg !157

24:                                               ; preds = %21
  %25 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %22, i64 0, i32 1, !dbg !158
  %26 = load i32, ptr %1, align 4, !dbg !163, !tbaa !97
  %27 = load i32, ptr %25, align 4, !dbg !165, !tbaa !97
  %28 = icmp slt i32 %26, %27, !dbg !166
  br i1 %28, label %29, label %57, !dbg !167

29:                                               ; preds = %21, %24
  %30 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #15, !dbg !168
  %31 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %30, i64 0, i32 1, !dbg !183
  %32 = load i32, ptr %1, align 4, !dbg !187, !tbaa !97
  store i32 %32, ptr %31, align 4, !dbg !198, !tbaa !199
  %33 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %30, i64 0, i32 1, i32 0, i64 4, !dbg !201
  store i32 0, ptr %33, align 4, !dbg !201, !tbaa !202
  %34 = tail call { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %22, ptr noundef nonnull align 4 dereferenceable(4) %31), !dbg !203
  %35 = extractvalue { ptr, ptr } %34, 0, !dbg !203
  %36 = extractvalue { ptr, ptr } %34, 1, !dbg !203
  %37 = icmp eq ptr %36, null, !dbg !204
  br i1 %37, label %52, label %38, !dbg !204

38:                                               ; preds = %29
  %39 = icmp ne ptr %35, null, !dbg !205
  %40 = icmp eq ptr %5, %36
  %41 = select i1 %39, i1 true, i1 %40, !dbg !210
  br i1 %41, label %47, label %42, !dbg !210

42:                                               ; preds = %38
  %43 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %36, i64 0, i32 1, !dbg !211
  %44 = load i32, ptr %31, align 4, !dbg !216, !tbaa !97
  %45 = load i32, ptr %43, align 4, !dbg !218, !tbaa !97
  %46 = icmp slt i32 %44, %45, !dbg !219
  br label %47, !dbg !220

47:                                               ; preds = %42, %38
  %48 = phi i1 [ true, %38 ], [ %46, %42 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %48, ptr noundef nonnull %30, ptr noundef nonnull %36, ptr noundef nonnull align 8 dereferenceable(32) %5) #14, !dbg !221
  %49 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !222
  %50 = load i64, ptr %49, align 8, !dbg !223, !tbaa !95
  %51 = add i64 %50, 1, !dbg !223
  store i64 %51, ptr %49, align 8, !dbg !223, !tbaa !95
  br label %52, !dbg !224

52:                                               ; preds = %47, %29
  %53 = phi ptr [ null, %47 ], [ %30, %29 ], !dbg !225
  %54 = phi ptr [ %30, %47 ], [ %35, %29 ], !dbg !225
  %55 = icmp eq ptr %53, null, !dbg !226
  br i1 %55, label %57, label %56, !dbg !226

56:                                               ; preds = %52
  tail call void @_ZdlPv(ptr noundef %53) #17, !dbg !229
  br label %57, !dbg !238

57:                                               ; preds = %56, %52, %24
  %58 = phi ptr [ %22, %24 ], [ %54, %52 ], [ %54, %56 ], !dbg !239
  %59 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %58, i64 0, i32 1, i32 0, i64 4, !dbg !240
  ret ptr %59, !dbg !241
}

; Function Attrs: noreturn nounwind
declare !dbg !242 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #6 comdat align 2 !dbg !244 {
  %3 = icmp eq ptr %1, null, !dbg !245
  br i1 %3, label %11, label %4, !dbg !246

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %5, i64 0, i32 3, !dbg !247
  %7 = load ptr, ptr %6, align 8, !dbg !247, !tbaa !250
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7), !dbg !251
  %8 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %5, i64 0, i32 2, !dbg !252
  %9 = load ptr, ptr %8, align 8, !dbg !252, !tbaa !255
  tail call void @_ZdlPv(ptr noundef %5) #17, !dbg !256
  %10 = icmp eq ptr %9, null, !dbg !245
  br i1 %10, label %11, label %4, !dbg !246, !llvm.loop !261

11:                                               ; preds = %4, %2
  ret void, !dbg !263
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !264 void @_ZSt9terminatev() local_unnamed_addr #5

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !265 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #14, !dbg !266
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !266
  ret void, !dbg !266
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #0 align 2 !dbg !267 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store i32 1, ptr %3, align 4, !tbaa !97
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !268
  %5 = icmp eq i32 %4, 0, !dbg !290
  br i1 %5, label %7, label %6, !dbg !290

6:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %4) #16, !dbg !291
  unreachable, !dbg !291

7:                                                ; preds = %1
  %8 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %3), !dbg !292
  %9 = load i32, ptr %8, align 4, !dbg !293, !tbaa !97
  %10 = add nsw i32 %9, 1, !dbg !293
  store i32 %10, ptr %8, align 4, !dbg !293, !tbaa !97
  %11 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !294
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3), !dbg !301
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 2, ptr %2, align 4, !tbaa !97
  %12 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !302
  %13 = icmp eq i32 %12, 0, !dbg !307
  br i1 %13, label %15, label %14, !dbg !307

14:                                               ; preds = %7
  call void @_ZSt20__throw_system_errori(i32 noundef %12) #16, !dbg !308
  unreachable, !dbg !308

15:                                               ; preds = %7
  %16 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !309
  %17 = load i32, ptr %16, align 4, !dbg !310, !tbaa !97
  %18 = add nsw i32 %17, 1, !dbg !310
  store i32 %18, ptr %16, align 4, !dbg !310, !tbaa !97
  %19 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !311
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !315
  ret void, !dbg !316
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #0 comdat align 2 !dbg !317 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !318
  %4 = load ptr, ptr %3, align 8, !dbg !318, !tbaa !20
  %5 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !323
  %6 = icmp eq ptr %4, null, !dbg !325
  br i1 %6, label %21, label %7, !dbg !327

7:                                                ; preds = %2
  %8 = load i32, ptr %1, align 4, !tbaa !97
  br label %9, !dbg !327

9:                                                ; preds = %9, %7
  %10 = phi ptr [ %4, %7 ], [ %19, %9 ]
  %11 = phi ptr [ %5, %7 ], [ %17, %9 ]
  %12 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %10, i64 0, i32 1, !dbg !328
  %13 = load i32, ptr %12, align 4, !dbg !331, !tbaa !97
  %14 = icmp slt i32 %13, %8, !dbg !333
  %15 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %10, i64 0, i32 3, !dbg !334
  %16 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %10, i64 0, i32 2, !dbg !334
  %17 = select i1 %14, ptr %11, ptr %10, !dbg !334
  %18 = select i1 %14, ptr %15, ptr %16, !dbg !334
  %19 = load ptr, ptr %18, align 8, !dbg !335, !tbaa !54
  %20 = icmp eq ptr %19, null, !dbg !325
  br i1 %20, label %21, label %9, !dbg !327, !llvm.loop !336

21:                                               ; preds = %9, %2
  %22 = phi ptr [ %5, %2 ], [ %17, %9 ]
  %23 = icmp eq ptr %22, %5, !dbg !338
  br i1 %23, label %29, label %24, !dbg !340

24:                                               ; preds = %21
  %25 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %22, i64 0, i32 1, !dbg !341
  %26 = load i32, ptr %1, align 4, !dbg !344, !tbaa !97
  %27 = load i32, ptr %25, align 4, !dbg !346, !tbaa !97
  %28 = icmp slt i32 %26, %27, !dbg !347
  br i1 %28, label %29, label %57, !dbg !348

29:                                               ; preds = %21, %24
  %30 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #15, !dbg !349
  %31 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %30, i64 0, i32 1, !dbg !359
  %32 = load i32, ptr %1, align 4, !dbg !363, !tbaa !97
  store i32 %32, ptr %31, align 4, !dbg !373, !tbaa !199
  %33 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %30, i64 0, i32 1, i32 0, i64 4, !dbg !374
  store i32 0, ptr %33, align 4, !dbg !374, !tbaa !202
  %34 = tail call { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %22, ptr noundef nonnull align 4 dereferenceable(4) %31), !dbg !375
  %35 = extractvalue { ptr, ptr } %34, 0, !dbg !375
  %36 = extractvalue { ptr, ptr } %34, 1, !dbg !375
  %37 = icmp eq ptr %36, null, !dbg !376
  br i1 %37, label %52, label %38, !dbg !376

38:                                               ; preds = %29
  %39 = icmp ne ptr %35, null, !dbg !377
  %40 = icmp eq ptr %5, %36
  %41 = select i1 %39, i1 true, i1 %40, !dbg !380
  br i1 %41, label %47, label %42, !dbg !380

42:                                               ; preds = %38
  %43 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %36, i64 0, i32 1, !dbg !381
  %44 = load i32, ptr %31, align 4, !dbg !385, !tbaa !97
  %45 = load i32, ptr %43, align 4, !dbg !387, !tbaa !97
  %46 = icmp slt i32 %44, %45, !dbg !388
  br label %47, !dbg !389

47:                                               ; preds = %42, %38
  %48 = phi i1 [ true, %38 ], [ %46, %42 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %48, ptr noundef nonnull %30, ptr noundef nonnull %36, ptr noundef nonnull align 8 dereferenceable(32) %5) #14, !dbg !390
  %49 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !391
  %50 = load i64, ptr %49, align 8, !dbg !392, !tbaa !95
  %51 = add i64 %50, 1, !dbg !392
  store i64 %51, ptr %49, align 8, !dbg !392, !tbaa !95
  br label %52, !dbg !393

52:                                               ; preds = %47, %29
  %53 = phi ptr [ null, %47 ], [ %30, %29 ], !dbg !394
  %54 = phi ptr [ %30, %47 ], [ %35, %29 ], !dbg !394
  %55 = icmp eq ptr %53, null, !dbg !395
  br i1 %55, label %57, label %56, !dbg !395

56:                                               ; preds = %52
  tail call void @_ZdlPv(ptr noundef %53) #17, !dbg !397
  br label %57, !dbg !402

57:                                               ; preds = %56, %52, %24
  %58 = phi ptr [ %22, %24 ], [ %54, %52 ], [ %54, %56 ], !dbg !403
  %59 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %58, i64 0, i32 1, i32 0, i64 4, !dbg !404
  ret ptr %59, !dbg !405
}

; Function Attrs: noreturn
declare !dbg !406 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare !dbg !408 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #0 comdat align 2 !dbg !410 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8, !dbg !411
  %5 = icmp eq ptr %4, %1, !dbg !413
  br i1 %5, label %6, label %51, !dbg !414

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !415
  %8 = load i64, ptr %7, align 8, !dbg !415, !tbaa !95
  %9 = icmp eq i64 %8, 0, !dbg !417
  br i1 %9, label %17, label %10, !dbg !418

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !419
  %12 = load ptr, ptr %11, align 8, !dbg !422, !tbaa !54
  %13 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %12, i64 0, i32 1, !dbg !423
  %14 = load i32, ptr %13, align 4, !dbg !427, !tbaa !97
  %15 = load i32, ptr %2, align 4, !dbg !429, !tbaa !97
  %16 = icmp slt i32 %14, %15, !dbg !430
  br i1 %16, label %148, label %17, !dbg !431

17:                                               ; preds = %10, %6
  %18 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !432
  %19 = load ptr, ptr %18, align 8, !dbg !437, !tbaa !54
  %20 = icmp eq ptr %19, null, !dbg !438
  br i1 %20, label %33, label %21, !dbg !439

21:                                               ; preds = %17
  %22 = load i32, ptr %2, align 4, !tbaa !97
  br label %23, !dbg !439

23:                                               ; preds = %23, %21
  %24 = phi ptr [ %19, %21 ], [ %31, %23 ]
  %25 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %24, i64 0, i32 1, !dbg !440
  %26 = load i32, ptr %25, align 4, !dbg !443, !tbaa !97
  %27 = icmp slt i32 %22, %26, !dbg !445
  %28 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %24, i64 0, i32 2, !dbg !446
  %29 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %24, i64 0, i32 3, !dbg !446
  %30 = select i1 %27, ptr %28, ptr %29, !dbg !446
  %31 = load ptr, ptr %30, align 8, !dbg !437, !tbaa !54
  %32 = icmp eq ptr %31, null, !dbg !438
  br i1 %32, label %33, label %23, !dbg !439, !llvm.loop !447

33:                                               ; preds = %23, %17
  %34 = phi ptr [ %4, %17 ], [ %24, %23 ], !dbg !437
  %35 = phi i1 [ true, %17 ], [ %27, %23 ]
  %36 = phi ptr [ %19, %17 ], [ %31, %23 ], !dbg !437
  br i1 %35, label %37, label %43, !dbg !449

37:                                               ; preds = %33
  %38 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !450
  %39 = load ptr, ptr %38, align 8, !dbg !450, !tbaa !453
  %40 = icmp eq ptr %34, %39, !dbg !454
  br i1 %40, label %148, label %41, !dbg !456

41:                                               ; preds = %37
  %42 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %34) #18, !dbg !457
  br label %43, !dbg !460

43:                                               ; preds = %41, %33
  %44 = phi ptr [ %42, %41 ], [ %34, %33 ], !dbg !437
  %45 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %44, i64 0, i32 1, !dbg !461
  %46 = load i32, ptr %45, align 4, !dbg !465, !tbaa !97
  %47 = load i32, ptr %2, align 4, !dbg !467, !tbaa !97
  %48 = icmp slt i32 %46, %47, !dbg !468
  %49 = select i1 %48, ptr %36, ptr %44, !dbg !437
  %50 = select i1 %48, ptr %34, ptr null, !dbg !437
  br label %148, !dbg !437

51:                                               ; preds = %3
  %52 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %1, i64 0, i32 1, !dbg !469
  %53 = load i32, ptr %2, align 4, !dbg !473, !tbaa !97
  %54 = load i32, ptr %52, align 4, !dbg !475, !tbaa !97
  %55 = icmp slt i32 %53, %54, !dbg !476
  br i1 %55, label %56, label %100, !dbg !477

56:                                               ; preds = %51
  %57 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !478
  %58 = load ptr, ptr %57, align 8, !dbg !481, !tbaa !54
  %59 = icmp eq ptr %58, %1, !dbg !482
  br i1 %59, label %148, label %60, !dbg !483

60:                                               ; preds = %56
  %61 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %1) #18, !dbg !484
  %62 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %61, i64 0, i32 1, !dbg !486
  %63 = load i32, ptr %62, align 4, !dbg !490, !tbaa !97
  %64 = icmp slt i32 %63, %53, !dbg !492
  br i1 %64, label %65, label %71, !dbg !493

65:                                               ; preds = %60
  %66 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %61, i64 0, i32 3, !dbg !494
  %67 = load ptr, ptr %66, align 8, !dbg !494, !tbaa !250
  %68 = icmp eq ptr %67, null, !dbg !496
  %69 = select i1 %68, ptr null, ptr %1, !dbg !497
  %70 = select i1 %68, ptr %61, ptr %1, !dbg !497
  br label %148, !dbg !497

71:                                               ; preds = %60
  %72 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !498
  %73 = load ptr, ptr %72, align 8, !dbg !502, !tbaa !54
  %74 = icmp eq ptr %73, null, !dbg !503
  br i1 %74, label %85, label %75, !dbg !504

75:                                               ; preds = %71, %75
  %76 = phi ptr [ %83, %75 ], [ %73, %71 ]
  %77 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %76, i64 0, i32 1, !dbg !505
  %78 = load i32, ptr %77, align 4, !dbg !508, !tbaa !97
  %79 = icmp slt i32 %53, %78, !dbg !510
  %80 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %76, i64 0, i32 2, !dbg !511
  %81 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %76, i64 0, i32 3, !dbg !511
  %82 = select i1 %79, ptr %80, ptr %81, !dbg !511
  %83 = load ptr, ptr %82, align 8, !dbg !502, !tbaa !54
  %84 = icmp eq ptr %83, null, !dbg !503
  br i1 %84, label %85, label %75, !dbg !504, !llvm.loop !512

85:                                               ; preds = %75, %71
  %86 = phi ptr [ %4, %71 ], [ %76, %75 ], !dbg !502
  %87 = phi i1 [ true, %71 ], [ %79, %75 ]
  %88 = phi ptr [ %73, %71 ], [ %83, %75 ], !dbg !502
  br i1 %87, label %89, label %93, !dbg !514

89:                                               ; preds = %85
  %90 = icmp eq ptr %86, %58, !dbg !515
  br i1 %90, label %148, label %91, !dbg !517

91:                                               ; preds = %89
  %92 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %86) #18, !dbg !518
  br label %93, !dbg !520

93:                                               ; preds = %91, %85
  %94 = phi ptr [ %92, %91 ], [ %86, %85 ], !dbg !502
  %95 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %94, i64 0, i32 1, !dbg !521
  %96 = load i32, ptr %95, align 4, !dbg !525, !tbaa !97
  %97 = icmp slt i32 %96, %53, !dbg !527
  %98 = select i1 %97, ptr %88, ptr %94, !dbg !502
  %99 = select i1 %97, ptr %86, ptr null, !dbg !502
  br label %148, !dbg !502

100:                                              ; preds = %51
  %101 = icmp slt i32 %54, %53, !dbg !528
  br i1 %101, label %102, label %148, !dbg !530

102:                                              ; preds = %100
  %103 = getelementptr inbounds i8, ptr %0, i64 32, !dbg !531
  %104 = load ptr, ptr %103, align 8, !dbg !533, !tbaa !54
  %105 = icmp eq ptr %104, %1, !dbg !534
  br i1 %105, label %148, label %106, !dbg !535

106:                                              ; preds = %102
  %107 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %1) #18, !dbg !536
  %108 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %107, i64 0, i32 1, !dbg !539
  %109 = load i32, ptr %108, align 4, !dbg !543, !tbaa !97
  %110 = icmp slt i32 %53, %109, !dbg !545
  br i1 %110, label %111, label %117, !dbg !546

111:                                              ; preds = %106
  %112 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %1, i64 0, i32 3, !dbg !547
  %113 = load ptr, ptr %112, align 8, !dbg !547, !tbaa !250
  %114 = icmp eq ptr %113, null, !dbg !549
  %115 = select i1 %114, ptr null, ptr %107, !dbg !497
  %116 = select i1 %114, ptr %1, ptr %107, !dbg !497
  br label %148, !dbg !497

117:                                              ; preds = %106
  %118 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !550
  %119 = load ptr, ptr %118, align 8, !dbg !554, !tbaa !54
  %120 = icmp eq ptr %119, null, !dbg !555
  br i1 %120, label %131, label %121, !dbg !556

121:                                              ; preds = %117, %121
  %122 = phi ptr [ %129, %121 ], [ %119, %117 ]
  %123 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %122, i64 0, i32 1, !dbg !557
  %124 = load i32, ptr %123, align 4, !dbg !560, !tbaa !97
  %125 = icmp slt i32 %53, %124, !dbg !562
  %126 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %122, i64 0, i32 2, !dbg !563
  %127 = getelementptr inbounds %"struct.std::_Rb_tree_node_base", ptr %122, i64 0, i32 3, !dbg !563
  %128 = select i1 %125, ptr %126, ptr %127, !dbg !563
  %129 = load ptr, ptr %128, align 8, !dbg !554, !tbaa !54
  %130 = icmp eq ptr %129, null, !dbg !555
  br i1 %130, label %131, label %121, !dbg !556, !llvm.loop !564

131:                                              ; preds = %121, %117
  %132 = phi ptr [ %4, %117 ], [ %122, %121 ], !dbg !554
  %133 = phi i1 [ true, %117 ], [ %125, %121 ]
  %134 = phi ptr [ %119, %117 ], [ %129, %121 ], !dbg !554
  br i1 %133, label %135, label %141, !dbg !566

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %0, i64 24, !dbg !567
  %137 = load ptr, ptr %136, align 8, !dbg !567, !tbaa !453
  %138 = icmp eq ptr %132, %137, !dbg !569
  br i1 %138, label %148, label %139, !dbg !571

139:                                              ; preds = %135
  %140 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %132) #18, !dbg !572
  br label %141, !dbg !574

141:                                              ; preds = %139, %131
  %142 = phi ptr [ %140, %139 ], [ %132, %131 ], !dbg !554
  %143 = getelementptr inbounds %"struct.std::_Rb_tree_node", ptr %142, i64 0, i32 1, !dbg !575
  %144 = load i32, ptr %143, align 4, !dbg !579, !tbaa !97
  %145 = icmp slt i32 %144, %53, !dbg !581
  %146 = select i1 %145, ptr %134, ptr %142, !dbg !554
  %147 = select i1 %145, ptr %132, ptr null, !dbg !554
  br label %148, !dbg !554

148:                                              ; preds = %141, %135, %93, %89, %43, %37, %100, %102, %111, %56, %65, %10
  %149 = phi ptr [ null, %10 ], [ %58, %56 ], [ %69, %65 ], [ null, %102 ], [ %115, %111 ], [ %1, %100 ], [ %36, %37 ], [ %49, %43 ], [ %88, %89 ], [ %98, %93 ], [ %134, %135 ], [ %146, %141 ], !dbg !497
  %150 = phi ptr [ %12, %10 ], [ %58, %56 ], [ %70, %65 ], [ %104, %102 ], [ %116, %111 ], [ null, %100 ], [ %34, %37 ], [ %50, %43 ], [ %86, %89 ], [ %99, %93 ], [ %132, %135 ], [ %147, %141 ], !dbg !497
  %151 = insertvalue { ptr, ptr } poison, ptr %149, 0, !dbg !582
  %152 = insertvalue { ptr, ptr } %151, ptr %150, 1, !dbg !582
  ret { ptr, ptr } %152, !dbg !582
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare !dbg !583 noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare !dbg !584 noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare !dbg !585 void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #11

; Function Attrs: nounwind
declare !dbg !586 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !587 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #14, !dbg !588
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !588
  ret void, !dbg !588
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #0 align 2 !dbg !589 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store i32 2, ptr %2, align 4, !tbaa !97
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !590
  %4 = icmp eq i32 %3, 0, !dbg !605
  br i1 %4, label %6, label %5, !dbg !605

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %3) #16, !dbg !606
  unreachable, !dbg !606

6:                                                ; preds = %1
  %7 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEEixERS3_(ptr noundef nonnull align 8 dereferenceable(48) @_ZL6counts, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !607
  %8 = load i32, ptr %7, align 4, !dbg !608, !tbaa !97
  %9 = add nsw i32 %8, 1, !dbg !608
  store i32 %9, ptr %7, align 4, !dbg !608, !tbaa !97
  %10 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !609
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2), !dbg !613
  ret void, !dbg !614
}

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_map.cpp() #13 section ".text.startup" !dbg !615 {
  store i32 0, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), align 8, !dbg !617, !tbaa !629
  store ptr null, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 1), align 8, !dbg !630, !tbaa !20
  store ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 2), align 8, !dbg !633, !tbaa !453
  store ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 0), ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 0, i32 3), align 8, !dbg !634, !tbaa !635
  store i64 0, ptr getelementptr inbounds (%"class.std::map", ptr @_ZL6counts, i64 0, i32 0, i32 0, i32 1, i32 1), align 8, !dbg !636, !tbaa !95
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt3mapIiiSt4lessIiESaISt4pairIKiiEEED2Ev, ptr nonnull @_ZL6counts, ptr nonnull @__dso_handle) #14, !dbg !637
  ret void
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!88 = !DILocation(line: 26, column: 4, scope: !30)
!89 = !DILocation(line: 27, column: 4, scope: !30)
!90 = !DILocation(line: 1032, column: 24, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "size", scope: !14, file: !14, line: 1031, type: !10, scopeLine: 1032, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!92 = distinct !DILocation(line: 481, column: 21, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 480, type: !10, scopeLine: 481, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = distinct !DILocation(line: 28, column: 2, scope: !30)
!95 = !{!21, !27, i64 32}
!96 = !DILocation(line: 28, column: 2, scope: !30)
!97 = !{!98, !98, i64 0}
!98 = !{!"int", !24, i64 0}
!99 = !DILocation(line: 175, column: 16, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "joinable", scope: !34, file: !34, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!101 = distinct !DILocation(line: 150, column: 11, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "~thread", scope: !34, file: !34, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!103 = distinct !DILocation(line: 29, column: 1, scope: !30)
!104 = !{i64 0, i64 8, !105}
!105 = !{!27, !27, i64 0}
!106 = !DILocation(line: 286, column: 26, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "operator==", scope: !34, file: !34, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!108 = distinct !DILocation(line: 175, column: 22, scope: !100, inlinedAt: !101)
!109 = !DILocation(line: 150, column: 11, scope: !102, inlinedAt: !103)
!110 = !DILocation(line: 312, column: 5, scope: !111, inlinedAt: !113)
!111 = distinct !DISubprogram(name: "__terminate", scope: !112, file: !112, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!112 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!113 = distinct !DILocation(line: 151, column: 2, scope: !102, inlinedAt: !103)
!114 = !DILocation(line: 29, column: 1, scope: !30)
!115 = !DILocation(line: 175, column: 16, scope: !100, inlinedAt: !116)
!116 = distinct !DILocation(line: 150, column: 11, scope: !102, inlinedAt: !117)
!117 = distinct !DILocation(line: 29, column: 1, scope: !30)
!118 = !DILocation(line: 286, column: 26, scope: !107, inlinedAt: !119)
!119 = distinct !DILocation(line: 175, column: 22, scope: !100, inlinedAt: !116)
!120 = !DILocation(line: 150, column: 11, scope: !102, inlinedAt: !117)
!121 = !DILocation(line: 312, column: 5, scope: !111, inlinedAt: !122)
!122 = distinct !DILocation(line: 151, column: 2, scope: !102, inlinedAt: !117)
!123 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 522, type: !10, scopeLine: 523, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!124 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !125)
!125 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !126)
!126 = distinct !DILocation(line: 1270, column: 31, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "lower_bound", scope: !14, file: !14, line: 1269, type: !10, scopeLine: 1270, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!128 = distinct !DILocation(line: 1307, column: 21, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "lower_bound", scope: !9, file: !9, line: 1306, type: !10, scopeLine: 1307, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!130 = distinct !DILocation(line: 527, column: 17, scope: !123)
!131 = !DILocation(line: 750, column: 17, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "_M_end", scope: !14, file: !14, line: 749, type: !10, scopeLine: 750, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!133 = distinct !DILocation(line: 1270, column: 43, scope: !127, inlinedAt: !128)
!134 = !DILocation(line: 1950, column: 18, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "_M_lower_bound", scope: !14, file: !14, line: 1947, type: !10, scopeLine: 1949, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = distinct !DILocation(line: 1270, column: 16, scope: !127, inlinedAt: !128)
!137 = !DILocation(line: 1950, column: 7, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "_M_valptr", scope: !14, file: !14, line: 238, type: !10, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!140 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "_S_key", scope: !14, file: !14, line: 757, type: !10, scopeLine: 758, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!142 = distinct !DILocation(line: 1951, column: 30, scope: !135, inlinedAt: !136)
!143 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !146)
!144 = distinct !DISubprogram(name: "operator()", scope: !145, file: !145, line: 407, type: !10, scopeLine: 408, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!145 = !DIFile(filename: "include/c++/12/bits/stl_function.h", directory: "")
!146 = distinct !DILocation(line: 1951, column: 7, scope: !135, inlinedAt: !136)
!147 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !146)
!148 = !DILocation(line: 1951, column: 6, scope: !135, inlinedAt: !136)
!149 = !DILocation(line: 0, scope: !135, inlinedAt: !136)
!150 = distinct !{!150, !137, !151, !152, !153}
!151 = !DILocation(line: 1954, column: 22, scope: !135, inlinedAt: !136)
!152 = !{!"llvm.loop.mustprogress"}
!153 = !{!"llvm.loop.unroll.disable"}
!154 = !DILocation(line: 316, column: 28, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 315, type: !10, scopeLine: 316, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!156 = distinct !DILocation(line: 529, column: 10, scope: !123)
!157 = !DILocation(line: 529, column: 19, scope: !123)
!158 = !DILocation(line: 235, column: 16, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "_M_valptr", scope: !14, file: !14, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!160 = distinct !DILocation(line: 278, column: 51, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "operator*", scope: !14, file: !14, line: 277, type: !10, scopeLine: 278, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = distinct !DILocation(line: 529, column: 39, scope: !123)
!163 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !164)
!164 = distinct !DILocation(line: 529, column: 22, scope: !123)
!165 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !164)
!166 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !164)
!167 = !DILocation(line: 529, column: 6, scope: !123)
!168 = !DILocation(line: 137, column: 27, scope: !169, inlinedAt: !171)
!169 = distinct !DISubprogram(name: "allocate", scope: !170, file: !170, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!171 = distinct !DILocation(line: 464, column: 20, scope: !172, inlinedAt: !174)
!172 = distinct !DISubprogram(name: "allocate", scope: !173, file: !173, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!174 = distinct !DILocation(line: 561, column: 16, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "_M_get_node", scope: !14, file: !14, line: 560, type: !10, scopeLine: 561, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!176 = distinct !DILocation(line: 611, column: 23, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "_M_create_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 609, type: !10, scopeLine: 610, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!178 = distinct !DILocation(line: 1636, column: 18, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "_Auto_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 1634, type: !10, scopeLine: 1637, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!180 = distinct !DILocation(line: 2461, column: 13, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "_M_emplace_hint_unique<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 2458, type: !10, scopeLine: 2460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!182 = distinct !DILocation(line: 530, column: 15, scope: !123)
!183 = !DILocation(line: 235, column: 16, scope: !159, inlinedAt: !184)
!184 = distinct !DILocation(line: 596, column: 20, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "_M_construct_node<const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !14, file: !14, line: 590, type: !10, scopeLine: 591, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!186 = distinct !DILocation(line: 612, column: 4, scope: !177, inlinedAt: !178)
!187 = !DILocation(line: 1817, column: 15, scope: !188, inlinedAt: !191)
!188 = !DILexicalBlockFile(scope: !190, file: !189, discriminator: 0)
!189 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!190 = distinct !DISubprogram(name: "pair<int &&, 0UL>", scope: !189, file: !189, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!191 = distinct !DILocation(line: 1805, column: 9, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "pair<int &&>", scope: !189, file: !189, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!193 = distinct !DILocation(line: 175, column: 23, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !170, file: !170, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!195 = distinct !DILocation(line: 516, column: 8, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<int &&>, std::tuple<> >", scope: !173, file: !173, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!197 = distinct !DILocation(line: 595, column: 8, scope: !185, inlinedAt: !186)
!198 = !DILocation(line: 1817, column: 9, scope: !188, inlinedAt: !191)
!199 = !{!200, !98, i64 0}
!200 = !{!"_ZTSSt4pairIKiiE", !98, i64 0, !98, i64 4}
!201 = !DILocation(line: 1818, column: 2, scope: !188, inlinedAt: !191)
!202 = !{!200, !98, i64 4}
!203 = !DILocation(line: 2462, column: 15, scope: !181, inlinedAt: !182)
!204 = !DILocation(line: 2463, column: 6, scope: !181, inlinedAt: !182)
!205 = !DILocation(line: 2380, column: 33, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "_M_insert_node", scope: !14, file: !14, line: 2377, type: !10, scopeLine: 2379, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = distinct !DILocation(line: 1656, column: 21, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "_M_insert", scope: !14, file: !14, line: 1654, type: !10, scopeLine: 1655, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!209 = distinct !DILocation(line: 2464, column: 15, scope: !181, inlinedAt: !182)
!210 = !DILocation(line: 2380, column: 38, scope: !206, inlinedAt: !207)
!211 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !212)
!212 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !213)
!213 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "_S_key", scope: !14, file: !14, line: 795, type: !10, scopeLine: 796, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!215 = distinct !DILocation(line: 2382, column: 13, scope: !206, inlinedAt: !207)
!216 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !217)
!217 = distinct !DILocation(line: 2381, column: 11, scope: !206, inlinedAt: !207)
!218 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !217)
!219 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !217)
!220 = !DILocation(line: 2381, column: 8, scope: !206, inlinedAt: !207)
!221 = !DILocation(line: 2384, column: 7, scope: !206, inlinedAt: !207)
!222 = !DILocation(line: 2386, column: 17, scope: !206, inlinedAt: !207)
!223 = !DILocation(line: 2386, column: 7, scope: !206, inlinedAt: !207)
!224 = !DILocation(line: 2464, column: 4, scope: !181, inlinedAt: !182)
!225 = !DILocation(line: 0, scope: !181, inlinedAt: !182)
!226 = !DILocation(line: 1641, column: 8, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "~_Auto_node", scope: !14, file: !14, line: 1639, type: !10, scopeLine: 1640, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!228 = distinct !DILocation(line: 2466, column: 7, scope: !181, inlinedAt: !182)
!229 = !DILocation(line: 158, column: 2, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "deallocate", scope: !170, file: !170, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = distinct !DILocation(line: 496, column: 13, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "deallocate", scope: !173, file: !173, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!233 = distinct !DILocation(line: 565, column: 9, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "_M_put_node", scope: !14, file: !14, line: 564, type: !10, scopeLine: 565, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!235 = distinct !DILocation(line: 632, column: 2, scope: !236, inlinedAt: !237)
!236 = distinct !DISubprogram(name: "_M_drop_node", scope: !14, file: !14, line: 629, type: !10, scopeLine: 630, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!237 = distinct !DILocation(line: 1642, column: 11, scope: !227, inlinedAt: !228)
!238 = !DILocation(line: 1642, column: 6, scope: !227, inlinedAt: !228)
!239 = !DILocation(line: 0, scope: !123)
!240 = !DILocation(line: 533, column: 16, scope: !123)
!241 = !DILocation(line: 533, column: 2, scope: !123)
!242 = !DISubprogram(name: "__assert_fail", scope: !243, file: !243, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!243 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!244 = distinct !DISubprogram(name: "_M_erase", scope: !14, file: !14, line: 1930, type: !10, scopeLine: 1931, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!245 = !DILocation(line: 1933, column: 18, scope: !244)
!246 = !DILocation(line: 1933, column: 7, scope: !244)
!247 = !DILocation(line: 788, column: 45, scope: !248, inlinedAt: !249)
!248 = distinct !DISubprogram(name: "_S_right", scope: !14, file: !14, line: 787, type: !10, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!249 = distinct !DILocation(line: 1935, column: 13, scope: !244)
!250 = !{!22, !26, i64 24}
!251 = !DILocation(line: 1935, column: 4, scope: !244)
!252 = !DILocation(line: 780, column: 45, scope: !253, inlinedAt: !254)
!253 = distinct !DISubprogram(name: "_S_left", scope: !14, file: !14, line: 779, type: !10, scopeLine: 780, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!254 = distinct !DILocation(line: 1936, column: 21, scope: !244)
!255 = !{!22, !26, i64 16}
!256 = !DILocation(line: 158, column: 2, scope: !230, inlinedAt: !257)
!257 = distinct !DILocation(line: 496, column: 13, scope: !232, inlinedAt: !258)
!258 = distinct !DILocation(line: 565, column: 9, scope: !234, inlinedAt: !259)
!259 = distinct !DILocation(line: 632, column: 2, scope: !236, inlinedAt: !260)
!260 = distinct !DILocation(line: 1937, column: 4, scope: !244)
!261 = distinct !{!261, !246, !262, !152, !153}
!262 = !DILocation(line: 1939, column: 2, scope: !244)
!263 = !DILocation(line: 1940, column: 5, scope: !244)
!264 = !DISubprogram(name: "terminate", scope: !112, file: !112, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!265 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!266 = !DILocation(line: 200, column: 14, scope: !265)
!267 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!268 = !DILocation(line: 749, column: 12, scope: !269, inlinedAt: !271)
!269 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !270, file: !270, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!270 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!271 = distinct !DILocation(line: 100, column: 17, scope: !272, inlinedAt: !274)
!272 = distinct !DISubprogram(name: "lock", scope: !273, file: !273, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!273 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!274 = distinct !DILocation(line: 229, column: 19, scope: !275, inlinedAt: !276)
!275 = distinct !DISubprogram(name: "lock_guard", scope: !273, file: !273, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!276 = distinct !DILocation(line: 12, column: 30, scope: !277, inlinedAt: !278)
!277 = distinct !DISubprogram(name: "count", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!278 = distinct !DILocation(line: 19, column: 3, scope: !279, inlinedAt: !280)
!279 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 18, type: !10, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!280 = distinct !DILocation(line: 61, column: 14, scope: !281, inlinedAt: !283)
!281 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at map.cpp:18:16)>", scope: !282, file: !282, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!282 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!283 = distinct !DILocation(line: 96, column: 14, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "__invoke<(lambda at map.cpp:18:16)>", scope: !282, file: !282, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!285 = distinct !DILocation(line: 252, column: 13, scope: !286, inlinedAt: !287)
!286 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!287 = distinct !DILocation(line: 259, column: 11, scope: !288, inlinedAt: !289)
!288 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!289 = distinct !DILocation(line: 210, column: 13, scope: !267)
!290 = !DILocation(line: 103, column: 11, scope: !272, inlinedAt: !274)
!291 = !DILocation(line: 104, column: 2, scope: !272, inlinedAt: !274)
!292 = !DILocation(line: 13, column: 2, scope: !277, inlinedAt: !278)
!293 = !DILocation(line: 13, column: 14, scope: !277, inlinedAt: !278)
!294 = !DILocation(line: 779, column: 12, scope: !295, inlinedAt: !296)
!295 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !270, file: !270, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!296 = distinct !DILocation(line: 118, column: 7, scope: !297, inlinedAt: !298)
!297 = distinct !DISubprogram(name: "unlock", scope: !273, file: !273, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!298 = distinct !DILocation(line: 235, column: 19, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "~lock_guard", scope: !273, file: !273, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = distinct !DILocation(line: 14, column: 1, scope: !277, inlinedAt: !278)
!301 = !DILocation(line: 14, column: 1, scope: !277, inlinedAt: !278)
!302 = !DILocation(line: 749, column: 12, scope: !269, inlinedAt: !303)
!303 = distinct !DILocation(line: 100, column: 17, scope: !272, inlinedAt: !304)
!304 = distinct !DILocation(line: 229, column: 19, scope: !275, inlinedAt: !305)
!305 = distinct !DILocation(line: 12, column: 30, scope: !277, inlinedAt: !306)
!306 = distinct !DILocation(line: 20, column: 3, scope: !279, inlinedAt: !280)
!307 = !DILocation(line: 103, column: 11, scope: !272, inlinedAt: !304)
!308 = !DILocation(line: 104, column: 2, scope: !272, inlinedAt: !304)
!309 = !DILocation(line: 13, column: 2, scope: !277, inlinedAt: !306)
!310 = !DILocation(line: 13, column: 14, scope: !277, inlinedAt: !306)
!311 = !DILocation(line: 779, column: 12, scope: !295, inlinedAt: !312)
!312 = distinct !DILocation(line: 118, column: 7, scope: !297, inlinedAt: !313)
!313 = distinct !DILocation(line: 235, column: 19, scope: !299, inlinedAt: !314)
!314 = distinct !DILocation(line: 14, column: 1, scope: !277, inlinedAt: !306)
!315 = !DILocation(line: 14, column: 1, scope: !277, inlinedAt: !306)
!316 = !DILocation(line: 210, column: 24, scope: !267)
!317 = distinct !DISubprogram(name: "operator[]", scope: !9, file: !9, line: 502, type: !10, scopeLine: 503, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!318 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !319)
!319 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !320)
!320 = distinct !DILocation(line: 1270, column: 31, scope: !127, inlinedAt: !321)
!321 = distinct !DILocation(line: 1307, column: 21, scope: !129, inlinedAt: !322)
!322 = distinct !DILocation(line: 507, column: 17, scope: !317)
!323 = !DILocation(line: 750, column: 17, scope: !132, inlinedAt: !324)
!324 = distinct !DILocation(line: 1270, column: 43, scope: !127, inlinedAt: !321)
!325 = !DILocation(line: 1950, column: 18, scope: !135, inlinedAt: !326)
!326 = distinct !DILocation(line: 1270, column: 16, scope: !127, inlinedAt: !321)
!327 = !DILocation(line: 1950, column: 7, scope: !135, inlinedAt: !326)
!328 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !329)
!329 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !330)
!330 = distinct !DILocation(line: 1951, column: 30, scope: !135, inlinedAt: !326)
!331 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !332)
!332 = distinct !DILocation(line: 1951, column: 7, scope: !135, inlinedAt: !326)
!333 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !332)
!334 = !DILocation(line: 1951, column: 6, scope: !135, inlinedAt: !326)
!335 = !DILocation(line: 0, scope: !135, inlinedAt: !326)
!336 = distinct !{!336, !327, !337, !152, !153}
!337 = !DILocation(line: 1954, column: 22, scope: !135, inlinedAt: !326)
!338 = !DILocation(line: 316, column: 28, scope: !155, inlinedAt: !339)
!339 = distinct !DILocation(line: 509, column: 10, scope: !317)
!340 = !DILocation(line: 509, column: 19, scope: !317)
!341 = !DILocation(line: 235, column: 16, scope: !159, inlinedAt: !342)
!342 = distinct !DILocation(line: 278, column: 51, scope: !161, inlinedAt: !343)
!343 = distinct !DILocation(line: 509, column: 39, scope: !317)
!344 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !345)
!345 = distinct !DILocation(line: 509, column: 22, scope: !317)
!346 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !345)
!347 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !345)
!348 = !DILocation(line: 509, column: 6, scope: !317)
!349 = !DILocation(line: 137, column: 27, scope: !169, inlinedAt: !350)
!350 = distinct !DILocation(line: 464, column: 20, scope: !172, inlinedAt: !351)
!351 = distinct !DILocation(line: 561, column: 16, scope: !175, inlinedAt: !352)
!352 = distinct !DILocation(line: 611, column: 23, scope: !353, inlinedAt: !354)
!353 = distinct !DISubprogram(name: "_M_create_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 609, type: !10, scopeLine: 610, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!354 = distinct !DILocation(line: 1636, column: 18, scope: !355, inlinedAt: !356)
!355 = distinct !DISubprogram(name: "_Auto_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 1634, type: !10, scopeLine: 1637, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!356 = distinct !DILocation(line: 2461, column: 13, scope: !357, inlinedAt: !358)
!357 = distinct !DISubprogram(name: "_M_emplace_hint_unique<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 2458, type: !10, scopeLine: 2460, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!358 = distinct !DILocation(line: 511, column: 15, scope: !317)
!359 = !DILocation(line: 235, column: 16, scope: !159, inlinedAt: !360)
!360 = distinct !DILocation(line: 596, column: 20, scope: !361, inlinedAt: !362)
!361 = distinct !DISubprogram(name: "_M_construct_node<const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !14, file: !14, line: 590, type: !10, scopeLine: 591, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!362 = distinct !DILocation(line: 612, column: 4, scope: !353, inlinedAt: !354)
!363 = !DILocation(line: 1817, column: 15, scope: !364, inlinedAt: !366)
!364 = !DILexicalBlockFile(scope: !365, file: !189, discriminator: 0)
!365 = distinct !DISubprogram(name: "pair<const int &, 0UL>", scope: !189, file: !189, line: 1815, type: !10, scopeLine: 1819, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!366 = distinct !DILocation(line: 1805, column: 9, scope: !367, inlinedAt: !368)
!367 = distinct !DISubprogram(name: "pair<const int &>", scope: !189, file: !189, line: 1803, type: !10, scopeLine: 1808, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!368 = distinct !DILocation(line: 175, column: 23, scope: !369, inlinedAt: !370)
!369 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !170, file: !170, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!370 = distinct !DILocation(line: 516, column: 8, scope: !371, inlinedAt: !372)
!371 = distinct !DISubprogram(name: "construct<std::pair<const int, int>, const std::piecewise_construct_t &, std::tuple<const int &>, std::tuple<> >", scope: !173, file: !173, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!372 = distinct !DILocation(line: 595, column: 8, scope: !361, inlinedAt: !362)
!373 = !DILocation(line: 1817, column: 9, scope: !364, inlinedAt: !366)
!374 = !DILocation(line: 1818, column: 2, scope: !364, inlinedAt: !366)
!375 = !DILocation(line: 2462, column: 15, scope: !357, inlinedAt: !358)
!376 = !DILocation(line: 2463, column: 6, scope: !357, inlinedAt: !358)
!377 = !DILocation(line: 2380, column: 33, scope: !206, inlinedAt: !378)
!378 = distinct !DILocation(line: 1656, column: 21, scope: !208, inlinedAt: !379)
!379 = distinct !DILocation(line: 2464, column: 15, scope: !357, inlinedAt: !358)
!380 = !DILocation(line: 2380, column: 38, scope: !206, inlinedAt: !378)
!381 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !382)
!382 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !383)
!383 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !384)
!384 = distinct !DILocation(line: 2382, column: 13, scope: !206, inlinedAt: !378)
!385 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !386)
!386 = distinct !DILocation(line: 2381, column: 11, scope: !206, inlinedAt: !378)
!387 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !386)
!388 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !386)
!389 = !DILocation(line: 2381, column: 8, scope: !206, inlinedAt: !378)
!390 = !DILocation(line: 2384, column: 7, scope: !206, inlinedAt: !378)
!391 = !DILocation(line: 2386, column: 17, scope: !206, inlinedAt: !378)
!392 = !DILocation(line: 2386, column: 7, scope: !206, inlinedAt: !378)
!393 = !DILocation(line: 2464, column: 4, scope: !357, inlinedAt: !358)
!394 = !DILocation(line: 0, scope: !357, inlinedAt: !358)
!395 = !DILocation(line: 1641, column: 8, scope: !227, inlinedAt: !396)
!396 = distinct !DILocation(line: 2466, column: 7, scope: !357, inlinedAt: !358)
!397 = !DILocation(line: 158, column: 2, scope: !230, inlinedAt: !398)
!398 = distinct !DILocation(line: 496, column: 13, scope: !232, inlinedAt: !399)
!399 = distinct !DILocation(line: 565, column: 9, scope: !234, inlinedAt: !400)
!400 = distinct !DILocation(line: 632, column: 2, scope: !236, inlinedAt: !401)
!401 = distinct !DILocation(line: 1642, column: 11, scope: !227, inlinedAt: !396)
!402 = !DILocation(line: 1642, column: 6, scope: !227, inlinedAt: !396)
!403 = !DILocation(line: 0, scope: !317)
!404 = !DILocation(line: 517, column: 16, scope: !317)
!405 = !DILocation(line: 517, column: 2, scope: !317)
!406 = !DISubprogram(name: "__throw_system_error", scope: !407, file: !407, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!407 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!408 = !DISubprogram(name: "pthread_mutex_lock", scope: !409, file: !409, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!409 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!410 = distinct !DISubprogram(name: "_M_get_insert_hint_unique_pos", scope: !14, file: !14, line: 2210, type: !10, scopeLine: 2212, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!411 = !DILocation(line: 750, column: 17, scope: !132, inlinedAt: !412)
!412 = distinct !DILocation(line: 2217, column: 28, scope: !410)
!413 = !DILocation(line: 2217, column: 25, scope: !410)
!414 = !DILocation(line: 2217, column: 11, scope: !410)
!415 = !DILocation(line: 1032, column: 24, scope: !91, inlinedAt: !416)
!416 = distinct !DILocation(line: 2219, column: 8, scope: !410)
!417 = !DILocation(line: 2219, column: 15, scope: !410)
!418 = !DILocation(line: 2220, column: 8, scope: !410)
!419 = !DILocation(line: 727, column: 40, scope: !420, inlinedAt: !421)
!420 = distinct !DISubprogram(name: "_M_rightmost", scope: !14, file: !14, line: 726, type: !10, scopeLine: 727, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!421 = distinct !DILocation(line: 2220, column: 41, scope: !410)
!422 = !DILocation(line: 2220, column: 41, scope: !410)
!423 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !424)
!424 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !425)
!425 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !426)
!426 = distinct !DILocation(line: 2220, column: 34, scope: !410)
!427 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !428)
!428 = distinct !DILocation(line: 2220, column: 11, scope: !410)
!429 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !428)
!430 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !428)
!431 = !DILocation(line: 2219, column: 8, scope: !410)
!432 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !433)
!433 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !434)
!434 = distinct !DILocation(line: 2111, column: 24, scope: !435, inlinedAt: !436)
!435 = distinct !DISubprogram(name: "_M_get_insert_unique_pos", scope: !14, file: !14, line: 2108, type: !10, scopeLine: 2109, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!436 = distinct !DILocation(line: 2223, column: 13, scope: !410)
!437 = !DILocation(line: 0, scope: !435, inlinedAt: !436)
!438 = !DILocation(line: 2114, column: 18, scope: !435, inlinedAt: !436)
!439 = !DILocation(line: 2114, column: 7, scope: !435, inlinedAt: !436)
!440 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !441)
!441 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !442)
!442 = distinct !DILocation(line: 2117, column: 41, scope: !435, inlinedAt: !436)
!443 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !444)
!444 = distinct !DILocation(line: 2117, column: 13, scope: !435, inlinedAt: !436)
!445 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !444)
!446 = !DILocation(line: 2118, column: 10, scope: !435, inlinedAt: !436)
!447 = distinct !{!447, !439, !448, !152, !153}
!448 = !DILocation(line: 2119, column: 2, scope: !435, inlinedAt: !436)
!449 = !DILocation(line: 2121, column: 11, scope: !435, inlinedAt: !436)
!450 = !DILocation(line: 996, column: 49, scope: !451, inlinedAt: !452)
!451 = distinct !DISubprogram(name: "begin", scope: !14, file: !14, line: 995, type: !10, scopeLine: 996, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!452 = distinct !DILocation(line: 2123, column: 15, scope: !435, inlinedAt: !436)
!453 = !{!21, !26, i64 16}
!454 = !DILocation(line: 316, column: 28, scope: !155, inlinedAt: !455)
!455 = distinct !DILocation(line: 2123, column: 12, scope: !435, inlinedAt: !436)
!456 = !DILocation(line: 2123, column: 8, scope: !435, inlinedAt: !436)
!457 = !DILocation(line: 302, column: 12, scope: !458, inlinedAt: !459)
!458 = distinct !DISubprogram(name: "operator--", scope: !14, file: !14, line: 300, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!459 = distinct !DILocation(line: 2126, column: 6, scope: !435, inlinedAt: !436)
!460 = !DILocation(line: 2127, column: 2, scope: !435, inlinedAt: !436)
!461 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !462)
!462 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !463)
!463 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !464)
!464 = distinct !DILocation(line: 2128, column: 34, scope: !435, inlinedAt: !436)
!465 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !466)
!466 = distinct !DILocation(line: 2128, column: 11, scope: !435, inlinedAt: !436)
!467 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !466)
!468 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !466)
!469 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !470)
!470 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !471)
!471 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !472)
!472 = distinct !DILocation(line: 2225, column: 44, scope: !410)
!473 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !474)
!474 = distinct !DILocation(line: 2225, column: 16, scope: !410)
!475 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !474)
!476 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !474)
!477 = !DILocation(line: 2225, column: 16, scope: !410)
!478 = !DILocation(line: 719, column: 40, scope: !479, inlinedAt: !480)
!479 = distinct !DISubprogram(name: "_M_leftmost", scope: !14, file: !14, line: 718, type: !10, scopeLine: 719, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!480 = distinct !DILocation(line: 2229, column: 25, scope: !410)
!481 = !DILocation(line: 2229, column: 25, scope: !410)
!482 = !DILocation(line: 2229, column: 22, scope: !410)
!483 = !DILocation(line: 2229, column: 8, scope: !410)
!484 = !DILocation(line: 302, column: 12, scope: !458, inlinedAt: !485)
!485 = distinct !DILocation(line: 2231, column: 44, scope: !410)
!486 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !487)
!487 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !488)
!488 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !489)
!489 = distinct !DILocation(line: 2231, column: 36, scope: !410)
!490 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !491)
!491 = distinct !DILocation(line: 2231, column: 13, scope: !410)
!492 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !491)
!493 = !DILocation(line: 2231, column: 13, scope: !410)
!494 = !DILocation(line: 788, column: 45, scope: !248, inlinedAt: !495)
!495 = distinct !DILocation(line: 2233, column: 12, scope: !410)
!496 = !DILocation(line: 2233, column: 39, scope: !410)
!497 = !DILocation(line: 0, scope: !410)
!498 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !499)
!499 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !500)
!500 = distinct !DILocation(line: 2111, column: 24, scope: !435, inlinedAt: !501)
!501 = distinct !DILocation(line: 2239, column: 13, scope: !410)
!502 = !DILocation(line: 0, scope: !435, inlinedAt: !501)
!503 = !DILocation(line: 2114, column: 18, scope: !435, inlinedAt: !501)
!504 = !DILocation(line: 2114, column: 7, scope: !435, inlinedAt: !501)
!505 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !506)
!506 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !507)
!507 = distinct !DILocation(line: 2117, column: 41, scope: !435, inlinedAt: !501)
!508 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !509)
!509 = distinct !DILocation(line: 2117, column: 13, scope: !435, inlinedAt: !501)
!510 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !509)
!511 = !DILocation(line: 2118, column: 10, scope: !435, inlinedAt: !501)
!512 = distinct !{!512, !504, !513, !152, !153}
!513 = !DILocation(line: 2119, column: 2, scope: !435, inlinedAt: !501)
!514 = !DILocation(line: 2121, column: 11, scope: !435, inlinedAt: !501)
!515 = !DILocation(line: 316, column: 28, scope: !155, inlinedAt: !516)
!516 = distinct !DILocation(line: 2123, column: 12, scope: !435, inlinedAt: !501)
!517 = !DILocation(line: 2123, column: 8, scope: !435, inlinedAt: !501)
!518 = !DILocation(line: 302, column: 12, scope: !458, inlinedAt: !519)
!519 = distinct !DILocation(line: 2126, column: 6, scope: !435, inlinedAt: !501)
!520 = !DILocation(line: 2127, column: 2, scope: !435, inlinedAt: !501)
!521 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !522)
!522 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !523)
!523 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !524)
!524 = distinct !DILocation(line: 2128, column: 34, scope: !435, inlinedAt: !501)
!525 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !526)
!526 = distinct !DILocation(line: 2128, column: 11, scope: !435, inlinedAt: !501)
!527 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !526)
!528 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !529)
!529 = distinct !DILocation(line: 2241, column: 16, scope: !410)
!530 = !DILocation(line: 2241, column: 16, scope: !410)
!531 = !DILocation(line: 727, column: 40, scope: !420, inlinedAt: !532)
!532 = distinct !DILocation(line: 2245, column: 25, scope: !410)
!533 = !DILocation(line: 2245, column: 25, scope: !410)
!534 = !DILocation(line: 2245, column: 22, scope: !410)
!535 = !DILocation(line: 2245, column: 8, scope: !410)
!536 = !DILocation(line: 287, column: 12, scope: !537, inlinedAt: !538)
!537 = distinct !DISubprogram(name: "operator++", scope: !14, file: !14, line: 285, type: !10, scopeLine: 286, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!538 = distinct !DILocation(line: 2247, column: 49, scope: !410)
!539 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !540)
!540 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !541)
!541 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !542)
!542 = distinct !DILocation(line: 2247, column: 41, scope: !410)
!543 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !544)
!544 = distinct !DILocation(line: 2247, column: 13, scope: !410)
!545 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !544)
!546 = !DILocation(line: 2247, column: 13, scope: !410)
!547 = !DILocation(line: 788, column: 45, scope: !248, inlinedAt: !548)
!548 = distinct !DILocation(line: 2249, column: 12, scope: !410)
!549 = !DILocation(line: 2249, column: 36, scope: !410)
!550 = !DILocation(line: 735, column: 64, scope: !13, inlinedAt: !551)
!551 = distinct !DILocation(line: 739, column: 16, scope: !16, inlinedAt: !552)
!552 = distinct !DILocation(line: 2111, column: 24, scope: !435, inlinedAt: !553)
!553 = distinct !DILocation(line: 2255, column: 13, scope: !410)
!554 = !DILocation(line: 0, scope: !435, inlinedAt: !553)
!555 = !DILocation(line: 2114, column: 18, scope: !435, inlinedAt: !553)
!556 = !DILocation(line: 2114, column: 7, scope: !435, inlinedAt: !553)
!557 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !558)
!558 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !559)
!559 = distinct !DILocation(line: 2117, column: 41, scope: !435, inlinedAt: !553)
!560 = !DILocation(line: 408, column: 22, scope: !144, inlinedAt: !561)
!561 = distinct !DILocation(line: 2117, column: 13, scope: !435, inlinedAt: !553)
!562 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !561)
!563 = !DILocation(line: 2118, column: 10, scope: !435, inlinedAt: !553)
!564 = distinct !{!564, !556, !565, !152, !153}
!565 = !DILocation(line: 2119, column: 2, scope: !435, inlinedAt: !553)
!566 = !DILocation(line: 2121, column: 11, scope: !435, inlinedAt: !553)
!567 = !DILocation(line: 996, column: 49, scope: !451, inlinedAt: !568)
!568 = distinct !DILocation(line: 2123, column: 15, scope: !435, inlinedAt: !553)
!569 = !DILocation(line: 316, column: 28, scope: !155, inlinedAt: !570)
!570 = distinct !DILocation(line: 2123, column: 12, scope: !435, inlinedAt: !553)
!571 = !DILocation(line: 2123, column: 8, scope: !435, inlinedAt: !553)
!572 = !DILocation(line: 302, column: 12, scope: !458, inlinedAt: !573)
!573 = distinct !DILocation(line: 2126, column: 6, scope: !435, inlinedAt: !553)
!574 = !DILocation(line: 2127, column: 2, scope: !435, inlinedAt: !553)
!575 = !DILocation(line: 239, column: 16, scope: !139, inlinedAt: !576)
!576 = distinct !DILocation(line: 775, column: 29, scope: !141, inlinedAt: !577)
!577 = distinct !DILocation(line: 796, column: 16, scope: !214, inlinedAt: !578)
!578 = distinct !DILocation(line: 2128, column: 34, scope: !435, inlinedAt: !553)
!579 = !DILocation(line: 408, column: 16, scope: !144, inlinedAt: !580)
!580 = distinct !DILocation(line: 2128, column: 11, scope: !435, inlinedAt: !553)
!581 = !DILocation(line: 408, column: 20, scope: !144, inlinedAt: !580)
!582 = !DILocation(line: 2260, column: 5, scope: !410)
!583 = !DISubprogram(name: "_Rb_tree_decrement", scope: !14, file: !14, line: 250, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!584 = !DISubprogram(name: "_Rb_tree_increment", scope: !14, file: !14, line: 244, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!585 = !DISubprogram(name: "_Rb_tree_insert_and_rebalance", scope: !14, file: !14, line: 409, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!586 = !DISubprogram(name: "pthread_mutex_unlock", scope: !409, file: !409, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!587 = distinct !DISubprogram(name: "~_State_impl", scope: !34, file: !34, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!588 = !DILocation(line: 200, column: 14, scope: !587)
!589 = distinct !DISubprogram(name: "_M_run", scope: !34, file: !34, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!590 = !DILocation(line: 749, column: 12, scope: !269, inlinedAt: !591)
!591 = distinct !DILocation(line: 100, column: 17, scope: !272, inlinedAt: !592)
!592 = distinct !DILocation(line: 229, column: 19, scope: !275, inlinedAt: !593)
!593 = distinct !DILocation(line: 12, column: 30, scope: !277, inlinedAt: !594)
!594 = distinct !DILocation(line: 22, column: 21, scope: !595, inlinedAt: !596)
!595 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 22, type: !10, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!596 = distinct !DILocation(line: 61, column: 14, scope: !597, inlinedAt: !598)
!597 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at map.cpp:22:16)>", scope: !282, file: !282, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!598 = distinct !DILocation(line: 96, column: 14, scope: !599, inlinedAt: !600)
!599 = distinct !DISubprogram(name: "__invoke<(lambda at map.cpp:22:16)>", scope: !282, file: !282, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!600 = distinct !DILocation(line: 252, column: 13, scope: !601, inlinedAt: !602)
!601 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !34, file: !34, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!602 = distinct !DILocation(line: 259, column: 11, scope: !603, inlinedAt: !604)
!603 = distinct !DISubprogram(name: "operator()", scope: !34, file: !34, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!604 = distinct !DILocation(line: 210, column: 13, scope: !589)
!605 = !DILocation(line: 103, column: 11, scope: !272, inlinedAt: !592)
!606 = !DILocation(line: 104, column: 2, scope: !272, inlinedAt: !592)
!607 = !DILocation(line: 13, column: 2, scope: !277, inlinedAt: !594)
!608 = !DILocation(line: 13, column: 14, scope: !277, inlinedAt: !594)
!609 = !DILocation(line: 779, column: 12, scope: !295, inlinedAt: !610)
!610 = distinct !DILocation(line: 118, column: 7, scope: !297, inlinedAt: !611)
!611 = distinct !DILocation(line: 235, column: 19, scope: !299, inlinedAt: !612)
!612 = distinct !DILocation(line: 14, column: 1, scope: !277, inlinedAt: !594)
!613 = !DILocation(line: 14, column: 1, scope: !277, inlinedAt: !594)
!614 = !DILocation(line: 210, column: 24, scope: !589)
!615 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_map.cpp", scope: !616, file: !616, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!616 = !DIFile(filename: "map.cpp", directory: ".")
!617 = !DILocation(line: 175, column: 26, scope: !618, inlinedAt: !619)
!618 = distinct !DISubprogram(name: "_Rb_tree_header", scope: !14, file: !14, line: 173, type: !10, scopeLine: 174, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!619 = distinct !DILocation(line: 667, column: 4, scope: !620, inlinedAt: !621)
!620 = distinct !DISubprogram(name: "_Rb_tree_impl", scope: !14, file: !14, line: 667, type: !10, scopeLine: 672, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!621 = distinct !DILocation(line: 928, column: 7, scope: !622, inlinedAt: !623)
!622 = distinct !DISubprogram(name: "_Rb_tree", scope: !14, file: !14, line: 928, type: !10, scopeLine: 928, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!623 = distinct !DILocation(line: 195, column: 7, scope: !624, inlinedAt: !625)
!624 = distinct !DISubprogram(name: "map", scope: !9, file: !9, line: 195, type: !10, scopeLine: 195, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!625 = distinct !DILocation(line: 7, column: 27, scope: !626, inlinedAt: !628)
!626 = !DILexicalBlockFile(scope: !627, file: !1, discriminator: 0)
!627 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !616, file: !616, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!628 = distinct !DILocation(line: 0, scope: !615)
!629 = !{!21, !23, i64 0}
!630 = !DILocation(line: 208, column: 27, scope: !631, inlinedAt: !632)
!631 = distinct !DISubprogram(name: "_M_reset", scope: !14, file: !14, line: 206, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!632 = distinct !DILocation(line: 176, column: 7, scope: !618, inlinedAt: !619)
!633 = !DILocation(line: 209, column: 25, scope: !631, inlinedAt: !632)
!634 = !DILocation(line: 210, column: 26, scope: !631, inlinedAt: !632)
!635 = !{!21, !26, i64 24}
!636 = !DILocation(line: 211, column: 21, scope: !631, inlinedAt: !632)
!637 = !DILocation(line: 0, scope: !627, inlinedAt: !628)
