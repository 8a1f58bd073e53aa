; ModuleID = 'cpp/list.cpp'
source_filename = "cpp/list.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__cxx11::list" = type { %"class.std::__cxx11::_List_base" }
%"class.std::__cxx11::_List_base" = type { %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl" }
%"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl" = type { %"struct.std::__detail::_List_node_header" }
%"struct.std::__detail::_List_node_header" = type { %"struct.std::__detail::_List_node_base", i64 }
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.5" }
%"class.std::tuple.5" = type { %"struct.std::_Tuple_impl.6" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { ptr }
%"struct.std::_List_node" = type <{ %"struct.std::__detail::_List_node_base", %"struct.__gnu_cxx::__aligned_membuf", [4 x i8] }>
%"struct.__gnu_cxx::__aligned_membuf" = type { [4 x i8] }
%"struct.std::__detail::_Scratch_list" = type { %"struct.std::__detail::_List_node_base" }

$_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev = comdat any

$_ZNSt7__cxx114listIiSaIiEE4sortEv = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

@_ZL4jobsB5cxx11 = internal global %"class.std::__cxx11::list" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL4doneB5cxx11 = internal global %"class.std::__cxx11::list" zeroinitializer, align 8
@.str = private unnamed_addr constant [33 x i8] c"jobs.empty() && done.size() == 2\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"cpp/list.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.3 = private unnamed_addr constant [58 x i8] c"done.size() == 2 && done.front() == 2 && done.back() == 0\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant [59 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_list.cpp, ptr null }]

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #0

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #0

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !16
  %3 = icmp eq ptr %2, %0, !dbg !21
  br i1 %3, label %8, label %4, !dbg !22

4:                                                ; preds = %1, %4
  %5 = phi ptr [ %6, %4 ], [ %2, %1 ]
  %6 = load ptr, ptr %5, align 8, !dbg !23, !tbaa !16
  tail call void @_ZdlPv(ptr noundef %5) #13, !dbg !24
  %7 = icmp eq ptr %6, %0, !dbg !21
  br i1 %7, label %8, label %4, !dbg !22, !llvm.loop !33

8:                                                ; preds = %4, %1
  ret void, !dbg !37
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #2

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !38 {
  %1 = alloca %"class.std::__cxx11::list", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::unique_ptr", align 8
  %4 = alloca %"class.std::thread", align 8
  %5 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #14, !dbg !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3), !dbg !40
  store i64 0, ptr %4, align 8, !dbg !40, !tbaa !46
  %6 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !49
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %6, align 8, !dbg !50, !tbaa !53
  %7 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %6, i64 0, i32 1, !dbg !55
  store ptr @_ZL4workv, ptr %7, align 8, !dbg !56, !tbaa !64
  store ptr %6, ptr %3, align 8, !dbg !66, !tbaa !74
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %3, ptr noundef null)
          to label %8 unwind label %15, !dbg !75

8:                                                ; preds = %0
  %9 = load ptr, ptr %3, align 8, !dbg !76, !tbaa !74
  %10 = icmp eq ptr %9, null, !dbg !79
  br i1 %10, label %26, label %11, !dbg !76

11:                                               ; preds = %8
  %12 = load ptr, ptr %9, align 8, !dbg !80, !tbaa !53
  %13 = getelementptr inbounds ptr, ptr %12, i64 1, !dbg !80
  %14 = load ptr, ptr %13, align 8, !dbg !80
  call void %14(ptr noundef nonnull align 8 dereferenceable(8) %9) #14, !dbg !80
  br label %26, !dbg !83

15:                                               ; preds = %0
  %16 = landingpad { ptr, i32 }
          cleanup, !dbg !84
  %17 = load ptr, ptr %3, align 8, !dbg !85, !tbaa !74
  %18 = icmp eq ptr %17, null, !dbg !87
  br i1 %18, label %25, label %19, !dbg !85

19:                                               ; preds = %15
  %20 = load ptr, ptr %17, align 8, !dbg !88, !tbaa !53
  %21 = getelementptr inbounds ptr, ptr %20, i64 1, !dbg !88
  %22 = load ptr, ptr %21, align 8, !dbg !88
  call void %22(ptr noundef nonnull align 8 dereferenceable(8) %17) #14, !dbg !88
  br label %25, !dbg !90

23:                                               ; preds = %131, %25
  %24 = phi { ptr, i32 } [ %16, %25 ], [ %127, %131 ]
  resume { ptr, i32 } %24, !dbg !91

25:                                               ; preds = %19, %15
  store ptr null, ptr %3, align 8, !dbg !92, !tbaa !74
  br label %23

26:                                               ; preds = %8, %11
  store ptr null, ptr %3, align 8, !dbg !93, !tbaa !74
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3), !dbg !84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #14, !dbg !39
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !94
  store i64 0, ptr %5, align 8, !dbg !94, !tbaa !46
  %27 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15
          to label %28 unwind label %55, !dbg !97

28:                                               ; preds = %26
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %27, align 8, !dbg !98, !tbaa !53
  %29 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %27, i64 0, i32 1, !dbg !100
  store ptr @_ZL4workv, ptr %29, align 8, !dbg !101, !tbaa !64
  store ptr %27, ptr %2, align 8, !dbg !105, !tbaa !74
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef nonnull %2, ptr noundef null)
          to label %30 unwind label %37, !dbg !109

30:                                               ; preds = %28
  %31 = load ptr, ptr %2, align 8, !dbg !110, !tbaa !74
  %32 = icmp eq ptr %31, null, !dbg !112
  br i1 %32, label %46, label %33, !dbg !110

33:                                               ; preds = %30
  %34 = load ptr, ptr %31, align 8, !dbg !113, !tbaa !53
  %35 = getelementptr inbounds ptr, ptr %34, i64 1, !dbg !113
  %36 = load ptr, ptr %35, align 8, !dbg !113
  call void %36(ptr noundef nonnull align 8 dereferenceable(8) %31) #14, !dbg !113
  br label %46, !dbg !115

37:                                               ; preds = %28
  %38 = landingpad { ptr, i32 }
          cleanup, !dbg !116
  %39 = load ptr, ptr %2, align 8, !dbg !117, !tbaa !74
  %40 = icmp eq ptr %39, null, !dbg !119
  br i1 %40, label %45, label %41, !dbg !117

41:                                               ; preds = %37
  %42 = load ptr, ptr %39, align 8, !dbg !120, !tbaa !53
  %43 = getelementptr inbounds ptr, ptr %42, i64 1, !dbg !120
  %44 = load ptr, ptr %43, align 8, !dbg !120
  call void %44(ptr noundef nonnull align 8 dereferenceable(8) %39) #14, !dbg !120
  br label %45, !dbg !122

45:                                               ; preds = %41, %37
  store ptr null, ptr %2, align 8, !dbg !123, !tbaa !74
  br label %126

46:                                               ; preds = %30, %33
  store ptr null, ptr %2, align 8, !dbg !124, !tbaa !74
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !116
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %47 unwind label %57, !dbg !125

47:                                               ; preds = %46
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %5)
          to label %48 unwind label %57, !dbg !126

48:                                               ; preds = %47
  %49 = load ptr, ptr @_ZL4jobsB5cxx11, align 8, !dbg !127, !tbaa !16
  %50 = icmp eq ptr %49, @_ZL4jobsB5cxx11, !dbg !130
  %51 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8
  %52 = icmp eq i64 %51, 2, !dbg !131
  %53 = select i1 %50, i1 %52, i1 false, !dbg !131
  br i1 %53, label %59, label %54, !dbg !131

54:                                               ; preds = %48
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2, i32 noundef 41, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !131
  unreachable, !dbg !131

55:                                               ; preds = %26
  %56 = landingpad { ptr, i32 }
          cleanup, !dbg !132
  br label %126, !dbg !132

57:                                               ; preds = %59, %47, %46
  %58 = landingpad { ptr, i32 }
          cleanup, !dbg !132
  br label %121, !dbg !132

59:                                               ; preds = %48
  invoke void @_ZNSt7__cxx114listIiSaIiEE4sortEv(ptr noundef nonnull align 8 dereferenceable(24) @_ZL4doneB5cxx11)
          to label %60 unwind label %57, !dbg !133

60:                                               ; preds = %59
  %61 = load ptr, ptr @_ZL4doneB5cxx11, align 8, !dbg !134, !tbaa !16
  %62 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15
          to label %63 unwind label %110, !dbg !139

63:                                               ; preds = %60
  %64 = getelementptr inbounds %"struct.std::_List_node", ptr %62, i64 0, i32 1, !dbg !150
  store i32 0, ptr %64, align 4, !dbg !153, !tbaa !158
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %62, ptr noundef %61) #14, !dbg !160
  %65 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !161, !tbaa !164
  %66 = add i64 %65, 1, !dbg !161
  store i64 %66, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !161, !tbaa !164
  call void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16) @_ZL4doneB5cxx11) #14, !dbg !168
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %1) #14, !dbg !171
  %67 = getelementptr inbounds %"struct.std::__detail::_List_node_base", ptr %1, i64 0, i32 1, !dbg !174
  store ptr %1, ptr %67, align 8, !dbg !185, !tbaa !186
  store ptr %1, ptr %1, align 8, !dbg !187, !tbaa !16
  %68 = getelementptr inbounds %"struct.std::__detail::_List_node_header", ptr %1, i64 0, i32 1, !dbg !188
  store i64 0, ptr %68, align 8, !dbg !189, !tbaa !190
  %69 = load ptr, ptr @_ZL4doneB5cxx11, align 8, !dbg !191, !tbaa !16
  %70 = icmp eq ptr %69, @_ZL4doneB5cxx11, !dbg !193
  br i1 %70, label %89, label %71, !dbg !196

71:                                               ; preds = %63, %87
  %72 = phi ptr [ %73, %87 ], [ %69, %63 ]
  %73 = load ptr, ptr %72, align 8, !dbg !197, !tbaa !16
  %74 = getelementptr inbounds %"struct.std::_List_node", ptr %72, i64 0, i32 1, !dbg !200
  %75 = load i32, ptr %74, align 4, !dbg !204, !tbaa !158
  %76 = icmp eq i32 %75, 1, !dbg !205
  br i1 %76, label %77, label %87, !dbg !204

77:                                               ; preds = %71
  %78 = load ptr, ptr %1, align 8, !dbg !206, !tbaa !16
  %79 = icmp eq ptr %78, %72, !dbg !208
  %80 = icmp eq ptr %73, %78
  %81 = select i1 %79, i1 true, i1 %80, !dbg !215
  br i1 %81, label %87, label %82, !dbg !215

82:                                               ; preds = %77
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %78, ptr noundef nonnull %72, ptr noundef %73) #14, !dbg !216
  %83 = load i64, ptr %68, align 8, !dbg !219, !tbaa !164
  %84 = add i64 %83, 1, !dbg !219
  store i64 %84, ptr %68, align 8, !dbg !219, !tbaa !164
  %85 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !221, !tbaa !164
  %86 = add i64 %85, -1, !dbg !221
  store i64 %86, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !221, !tbaa !164
  br label %87, !dbg !224

87:                                               ; preds = %82, %77, %71
  %88 = icmp eq ptr %73, @_ZL4doneB5cxx11, !dbg !193
  br i1 %88, label %89, label %71, !dbg !196, !llvm.loop !225

89:                                               ; preds = %87, %63
  %90 = load ptr, ptr %1, align 8, !dbg !227, !tbaa !16
  %91 = icmp eq ptr %90, %1, !dbg !230
  br i1 %91, label %96, label %92, !dbg !231

92:                                               ; preds = %89, %92
  %93 = phi ptr [ %94, %92 ], [ %90, %89 ]
  %94 = load ptr, ptr %93, align 8, !dbg !232, !tbaa !16
  call void @_ZdlPv(ptr noundef %93) #13, !dbg !233
  %95 = icmp eq ptr %94, %1, !dbg !230
  br i1 %95, label %96, label %92, !dbg !231, !llvm.loop !237

96:                                               ; preds = %92, %89
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %1) #14, !dbg !239
  %97 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !240, !tbaa !164
  %98 = icmp eq i64 %97, 2, !dbg !247
  br i1 %98, label %99, label %109, !dbg !247

99:                                               ; preds = %96
  %100 = load ptr, ptr @_ZL4doneB5cxx11, align 8, !dbg !248, !tbaa !16
  %101 = getelementptr inbounds %"struct.std::_List_node", ptr %100, i64 0, i32 1, !dbg !252
  %102 = load i32, ptr %101, align 4, !dbg !247, !tbaa !158
  %103 = icmp eq i32 %102, 2, !dbg !247
  br i1 %103, label %104, label %109, !dbg !247

104:                                              ; preds = %99
  %105 = load ptr, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !255, !tbaa !186
  %106 = getelementptr inbounds %"struct.std::_List_node", ptr %105, i64 0, i32 1, !dbg !260
  %107 = load i32, ptr %106, align 4, !dbg !247, !tbaa !158
  %108 = icmp eq i32 %107, 0, !dbg !247
  br i1 %108, label %112, label %109, !dbg !247

109:                                              ; preds = %99, %96, %104
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.2, i32 noundef 46, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !247
  unreachable, !dbg !247

110:                                              ; preds = %60
  %111 = landingpad { ptr, i32 }
          cleanup, !dbg !132
  br label %121, !dbg !263

112:                                              ; preds = %104
  %113 = load i64, ptr %5, align 8, !dbg !264, !tbaa.struct !269
  %114 = icmp eq i64 %113, 0, !dbg !271
  br i1 %114, label %116, label %115, !dbg !274

115:                                              ; preds = %112
  call void @_ZSt9terminatev() #16, !dbg !275
  unreachable, !dbg !275

116:                                              ; preds = %112
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #14, !dbg !132
  %117 = load i64, ptr %4, align 8, !dbg !279, !tbaa.struct !269
  %118 = icmp eq i64 %117, 0, !dbg !282
  br i1 %118, label %120, label %119, !dbg !284

119:                                              ; preds = %116
  call void @_ZSt9terminatev() #16, !dbg !285
  unreachable, !dbg !285

120:                                              ; preds = %116
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !132
  ret i32 0, !dbg !132

121:                                              ; preds = %110, %57
  %122 = phi { ptr, i32 } [ %111, %110 ], [ %58, %57 ]
  %123 = load i64, ptr %5, align 8, !dbg !287, !tbaa.struct !269
  %124 = icmp eq i64 %123, 0, !dbg !290
  br i1 %124, label %126, label %125, !dbg !292

125:                                              ; preds = %121
  call void @_ZSt9terminatev() #16, !dbg !293
  unreachable, !dbg !293

126:                                              ; preds = %121, %55, %45
  %127 = phi { ptr, i32 } [ %56, %55 ], [ %38, %45 ], [ %122, %121 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #14, !dbg !132
  %128 = load i64, ptr %4, align 8, !dbg !295, !tbaa.struct !269
  %129 = icmp eq i64 %128, 0, !dbg !298
  br i1 %129, label %131, label %130, !dbg !300

130:                                              ; preds = %126
  call void @_ZSt9terminatev() #16, !dbg !301
  unreachable, !dbg !301

131:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #14, !dbg !132
  br label %23
}

; Function Attrs: uwtable
define internal void @_ZL4workv() #4 personality ptr @__gxx_personality_v0 !dbg !303 {
  br label %1, !dbg !304

1:                                                ; preds = %25, %0
  %2 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !305
  %3 = icmp eq i32 %2, 0, !dbg !316
  br i1 %3, label %5, label %4, !dbg !316

4:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %2) #17, !dbg !317
  unreachable, !dbg !317

5:                                                ; preds = %1
  %6 = load ptr, ptr @_ZL4jobsB5cxx11, align 8, !dbg !318, !tbaa !16
  %7 = icmp eq ptr %6, @_ZL4jobsB5cxx11, !dbg !320
  %8 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !321
  br i1 %7, label %27, label %9, !dbg !328

9:                                                ; preds = %5
  %10 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !329
  %11 = icmp eq i32 %10, 0, !dbg !333
  br i1 %11, label %13, label %12, !dbg !333

12:                                               ; preds = %9
  tail call void @_ZSt20__throw_system_errori(i32 noundef %10) #17, !dbg !334
  unreachable, !dbg !334

13:                                               ; preds = %9
  %14 = load ptr, ptr @_ZL4doneB5cxx11, align 8, !dbg !335, !tbaa !16
  %15 = load ptr, ptr @_ZL4jobsB5cxx11, align 8, !dbg !337, !tbaa !16
  %16 = load ptr, ptr %15, align 8, !dbg !339, !tbaa !16
  %17 = icmp eq ptr %14, %15, !dbg !343
  %18 = icmp eq ptr %16, %14
  %19 = select i1 %17, i1 true, i1 %18, !dbg !345
  br i1 %19, label %25, label %20, !dbg !345

20:                                               ; preds = %13
  tail call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %14, ptr noundef nonnull %15, ptr noundef %16) #14, !dbg !346
  %21 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !348, !tbaa !164
  %22 = add i64 %21, 1, !dbg !348
  store i64 %22, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !348, !tbaa !164
  %23 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4jobsB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !350, !tbaa !164
  %24 = add i64 %23, -1, !dbg !350
  store i64 %24, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4jobsB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !350, !tbaa !164
  br label %25, !dbg !352

25:                                               ; preds = %20, %13
  %26 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #14, !dbg !353
  br i1 %7, label %27, label %1, !dbg !304, !llvm.loop !357

27:                                               ; preds = %5, %25
  ret void, !dbg !359
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !360 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEE4sortEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !362 {
  %2 = alloca %"struct.std::__detail::_Scratch_list", align 8
  %3 = alloca [64 x %"struct.std::__detail::_Scratch_list"], align 16
  %4 = load ptr, ptr %0, align 8, !dbg !363, !tbaa !16
  %5 = icmp eq ptr %4, %0, !dbg !364
  br i1 %5, label %105, label %6, !dbg !365

6:                                                ; preds = %1
  %7 = load ptr, ptr %4, align 8, !dbg !366, !tbaa !16
  %8 = icmp eq ptr %7, %0, !dbg !367
  br i1 %8, label %105, label %9, !dbg !368

9:                                                ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14, !dbg !369
  %10 = getelementptr inbounds %"struct.std::__detail::_List_node_base", ptr %2, i64 0, i32 1, !dbg !370
  store ptr %2, ptr %10, align 8, !dbg !373, !tbaa !186
  store ptr %2, ptr %2, align 8, !dbg !374, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3) #14, !dbg !375
  br label %11, !dbg !376

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %15, %11 ]
  %13 = getelementptr inbounds %"struct.std::__detail::_Scratch_list", ptr %3, i64 %12, !dbg !376
  %14 = getelementptr inbounds %"struct.std::__detail::_List_node_base", ptr %13, i64 0, i32 1, !dbg !377
  store ptr %13, ptr %14, align 8, !dbg !379, !tbaa !186
  store ptr %13, ptr %13, align 16, !dbg !380, !tbaa !16
  %15 = add nuw nsw i64 %12, 1, !dbg !376
  %16 = icmp eq i64 %15, 64, !dbg !376
  br i1 %16, label %17, label %11, !dbg !376

17:                                               ; preds = %11, %58
  %18 = phi ptr [ %63, %58 ], [ %3, %11 ], !dbg !381
  %19 = load ptr, ptr %0, align 8, !dbg !382, !tbaa !16
  %20 = load ptr, ptr %19, align 8, !dbg !384, !tbaa !16
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull %19, ptr noundef %20) #14, !dbg !387
  %21 = icmp ne ptr %3, %18, !dbg !388
  %22 = load ptr, ptr %3, align 16
  %23 = icmp ne ptr %22, %3
  %24 = select i1 %21, i1 %23, i1 false, !dbg !389
  br i1 %24, label %28, label %58, !dbg !389

25:                                               ; preds = %55
  %26 = load ptr, ptr %56, align 8, !dbg !390, !tbaa !16
  %27 = icmp eq ptr %26, %56, !dbg !393
  br i1 %27, label %58, label %28, !dbg !394, !llvm.loop !395

28:                                               ; preds = %17, %25
  %29 = phi ptr [ %26, %25 ], [ %22, %17 ]
  %30 = phi ptr [ %56, %25 ], [ %3, %17 ]
  %31 = load ptr, ptr %2, align 8, !dbg !397, !tbaa !16
  %32 = icmp ne ptr %31, %2, !dbg !400
  br i1 %32, label %33, label %51, !dbg !401

33:                                               ; preds = %28, %45
  %34 = phi ptr [ %47, %45 ], [ %29, %28 ]
  %35 = phi ptr [ %46, %45 ], [ %31, %28 ]
  %36 = getelementptr inbounds %"struct.std::_List_node", ptr %35, i64 0, i32 1, !dbg !402
  %37 = load i32, ptr %36, align 4, !dbg !407, !tbaa !158
  %38 = getelementptr inbounds %"struct.std::_List_node", ptr %34, i64 0, i32 1, !dbg !408
  %39 = load i32, ptr %38, align 4, !dbg !411, !tbaa !158
  %40 = icmp slt i32 %37, %39, !dbg !412
  br i1 %40, label %41, label %43, !dbg !413

41:                                               ; preds = %33
  %42 = load ptr, ptr %35, align 8, !dbg !414, !tbaa !16
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %34, ptr noundef nonnull %35, ptr noundef %42) #14, !dbg !415
  br label %45, !dbg !416

43:                                               ; preds = %33
  %44 = load ptr, ptr %34, align 8, !dbg !417, !tbaa !16
  br label %45

45:                                               ; preds = %43, %41
  %46 = phi ptr [ %42, %41 ], [ %35, %43 ], !dbg !418
  %47 = phi ptr [ %34, %41 ], [ %44, %43 ], !dbg !418
  %48 = icmp ne ptr %47, %30, !dbg !419
  %49 = icmp ne ptr %46, %2, !dbg !400
  %50 = select i1 %48, i1 %49, i1 false, !dbg !400
  br i1 %50, label %33, label %51, !dbg !401, !llvm.loop !420

51:                                               ; preds = %45, %28
  %52 = phi ptr [ %31, %28 ], [ %46, %45 ], !dbg !418
  %53 = phi i1 [ %32, %28 ], [ %49, %45 ], !dbg !400
  br i1 %53, label %54, label %55, !dbg !422

54:                                               ; preds = %51
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %30, ptr noundef %52, ptr noundef nonnull %2) #14, !dbg !423
  br label %55, !dbg !424

55:                                               ; preds = %54, %51
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %30) #14, !dbg !425
  %56 = getelementptr inbounds %"struct.std::__detail::_Scratch_list", ptr %30, i64 1, !dbg !428
  %57 = icmp ne ptr %56, %18, !dbg !388
  br i1 %57, label %25, label %58, !dbg !389, !llvm.loop !395

58:                                               ; preds = %55, %25, %17
  %59 = phi ptr [ %3, %17 ], [ %56, %25 ], [ %56, %55 ], !dbg !381
  %60 = phi i1 [ %21, %17 ], [ %57, %25 ], [ %57, %55 ], !dbg !388
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %59) #14, !dbg !429
  %61 = xor i1 %60, true, !dbg !431
  %62 = zext i1 %61 to i64, !dbg !431
  %63 = getelementptr %"struct.std::__detail::_Scratch_list", ptr %18, i64 %62, !dbg !431
  %64 = load ptr, ptr %0, align 8, !dbg !432, !tbaa !16
  %65 = icmp eq ptr %64, %0, !dbg !434
  br i1 %65, label %66, label %17, !dbg !435, !llvm.loop !436

66:                                               ; preds = %58
  %67 = getelementptr inbounds %"struct.std::__detail::_Scratch_list", ptr %3, i64 1, !dbg !439
  %68 = icmp eq ptr %67, %63, !dbg !440
  br i1 %68, label %102, label %69, !dbg !441

69:                                               ; preds = %66, %99
  %70 = phi ptr [ %100, %99 ], [ %67, %66 ]
  %71 = phi ptr [ %70, %99 ], [ %3, %66 ]
  %72 = load ptr, ptr %70, align 8, !dbg !442, !tbaa !16
  %73 = load ptr, ptr %71, align 8, !dbg !444, !tbaa !16
  %74 = icmp ne ptr %72, %70, !dbg !445
  %75 = icmp ne ptr %73, %71, !dbg !446
  %76 = select i1 %74, i1 %75, i1 false, !dbg !446
  br i1 %76, label %77, label %95, !dbg !447

77:                                               ; preds = %69, %89
  %78 = phi ptr [ %91, %89 ], [ %72, %69 ]
  %79 = phi ptr [ %90, %89 ], [ %73, %69 ]
  %80 = getelementptr inbounds %"struct.std::_List_node", ptr %79, i64 0, i32 1, !dbg !448
  %81 = load i32, ptr %80, align 4, !dbg !452, !tbaa !158
  %82 = getelementptr inbounds %"struct.std::_List_node", ptr %78, i64 0, i32 1, !dbg !453
  %83 = load i32, ptr %82, align 4, !dbg !456, !tbaa !158
  %84 = icmp slt i32 %81, %83, !dbg !457
  br i1 %84, label %85, label %87, !dbg !458

85:                                               ; preds = %77
  %86 = load ptr, ptr %79, align 8, !dbg !459, !tbaa !16
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %78, ptr noundef nonnull %79, ptr noundef %86) #14, !dbg !460
  br label %89, !dbg !461

87:                                               ; preds = %77
  %88 = load ptr, ptr %78, align 8, !dbg !462, !tbaa !16
  br label %89

89:                                               ; preds = %87, %85
  %90 = phi ptr [ %86, %85 ], [ %79, %87 ], !dbg !463
  %91 = phi ptr [ %78, %85 ], [ %88, %87 ], !dbg !463
  %92 = icmp ne ptr %91, %70, !dbg !445
  %93 = icmp ne ptr %90, %71, !dbg !446
  %94 = select i1 %92, i1 %93, i1 false, !dbg !446
  br i1 %94, label %77, label %95, !dbg !447, !llvm.loop !464

95:                                               ; preds = %89, %69
  %96 = phi ptr [ %73, %69 ], [ %90, %89 ], !dbg !463
  %97 = phi i1 [ %75, %69 ], [ %93, %89 ], !dbg !446
  br i1 %97, label %98, label %99, !dbg !466

98:                                               ; preds = %95
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %70, ptr noundef %96, ptr noundef nonnull %71) #14, !dbg !467
  br label %99, !dbg !468

99:                                               ; preds = %95, %98
  %100 = getelementptr inbounds %"struct.std::__detail::_Scratch_list", ptr %70, i64 1, !dbg !439
  %101 = icmp eq ptr %100, %63, !dbg !440
  br i1 %101, label %102, label %69, !dbg !441

102:                                              ; preds = %99, %66
  %103 = sext i1 %60 to i64, !dbg !469
  %104 = getelementptr %"struct.std::__detail::_Scratch_list", ptr %18, i64 %103, !dbg !469
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %104, ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !470
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3) #14, !dbg !472
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14, !dbg !472
  br label %105, !dbg !472

105:                                              ; preds = %102, %6, %1
  ret void, !dbg !473
}

declare !dbg !474 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: noreturn
declare !dbg !475 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !477 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare !dbg !479 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef, ptr noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) local_unnamed_addr #9

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #10

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #11 comdat align 2 !dbg !480 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !481
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !481
  ret void, !dbg !481
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #12 comdat align 2 !dbg !482 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !483
  %3 = load ptr, ptr %2, align 8, !dbg !484, !tbaa !74
  tail call void %3(), !dbg !484
  ret void, !dbg !494
}

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #9

; Function Attrs: uwtable
define internal void @_GLOBAL__sub_I_list.cpp() #4 section ".text.startup" personality ptr @__gxx_personality_v0 !dbg !495 {
  %1 = alloca [2 x i32], align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #14, !dbg !497
  store i32 1, ptr %1, align 4, !dbg !497, !tbaa !158
  %2 = getelementptr inbounds i32, ptr %1, i64 1, !dbg !497
  store i32 2, ptr %2, align 4, !dbg !497, !tbaa !158
  store ptr @_ZL4jobsB5cxx11, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4jobsB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !501, !tbaa !186
  store ptr @_ZL4jobsB5cxx11, ptr @_ZL4jobsB5cxx11, align 8, !dbg !508, !tbaa !16
  store i64 0, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4jobsB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !509, !tbaa !190
  br label %3

3:                                                ; preds = %6, %0
  %4 = phi i64 [ %12, %6 ], [ 0, %0 ]
  %5 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15
          to label %6 unwind label %14, !dbg !510

6:                                                ; preds = %3
  %7 = getelementptr inbounds i32, ptr %1, i64 %4, !dbg !510
  %8 = getelementptr inbounds %"struct.std::_List_node", ptr %5, i64 0, i32 1, !dbg !522
  %9 = load i32, ptr %7, align 4, !dbg !524, !tbaa !158
  store i32 %9, ptr %8, align 4, !dbg !529, !tbaa !158
  tail call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull @_ZL4jobsB5cxx11) #14, !dbg !530
  %10 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4jobsB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !531, !tbaa !164
  %11 = add i64 %10, 1, !dbg !531
  store i64 %11, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4jobsB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !531, !tbaa !164
  %12 = add nuw nsw i64 %4, 1, !dbg !533
  %13 = icmp eq i64 %12, 2, !dbg !534
  br i1 %13, label %23, label %3, !dbg !535, !llvm.loop !536

14:                                               ; preds = %3
  %15 = landingpad { ptr, i32 }
          cleanup, !dbg !538
  %16 = load ptr, ptr @_ZL4jobsB5cxx11, align 8, !dbg !539, !tbaa !16
  %17 = icmp eq ptr %16, @_ZL4jobsB5cxx11, !dbg !542
  br i1 %17, label %22, label %18, !dbg !543

18:                                               ; preds = %14, %18
  %19 = phi ptr [ %20, %18 ], [ %16, %14 ]
  %20 = load ptr, ptr %19, align 8, !dbg !544, !tbaa !16
  tail call void @_ZdlPv(ptr noundef %19) #13, !dbg !545
  %21 = icmp eq ptr %20, @_ZL4jobsB5cxx11, !dbg !542
  br i1 %21, label %22, label %18, !dbg !543, !llvm.loop !549

22:                                               ; preds = %18, %14
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #14, !dbg !551
  resume { ptr, i32 } %15, !dbg !551

23:                                               ; preds = %6
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #14, !dbg !551
  %24 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev, ptr nonnull @_ZL4jobsB5cxx11, ptr nonnull @__dso_handle) #14, !dbg !552
  store ptr @_ZL4doneB5cxx11, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !553, !tbaa !186
  store ptr @_ZL4doneB5cxx11, ptr @_ZL4doneB5cxx11, align 8, !dbg !565, !tbaa !16
  store i64 0, ptr getelementptr inbounds (%"class.std::__cxx11::list", ptr @_ZL4doneB5cxx11, i64 0, i32 0, i32 0, i32 0, i32 1), align 8, !dbg !566, !tbaa !190
  %25 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt7__cxx1110_List_baseIiSaIiEED2Ev, ptr nonnull @_ZL4doneB5cxx11, ptr nonnull @__dso_handle) #14, !dbg !567
  ret void
}

attributes #0 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind }
attributes #3 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { builtin nounwind }
attributes #14 = { nounwind }
attributes #15 = { builtin allocsize(0) }
attributes #16 = { noreturn nounwind }
attributes #17 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/list.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~_List_base", scope: !9, file: !9, line: 574, type: !10, scopeLine: 575, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/stl_list.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 70, column: 58, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "_M_clear", scope: !14, file: !14, line: 67, type: !10, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = !DIFile(filename: "include/c++/12/bits/list.tcc", directory: "")
!15 = distinct !DILocation(line: 575, column: 9, scope: !8)
!16 = !{!17, !18, i64 0}
!17 = !{!"_ZTSNSt8__detail15_List_node_baseE", !18, i64 0, !18, i64 8}
!18 = !{!"any pointer", !19, i64 0}
!19 = !{!"omnipotent char", !20, i64 0}
!20 = !{!"Simple C++ TBAA"}
!21 = !DILocation(line: 71, column: 20, scope: !13, inlinedAt: !15)
!22 = !DILocation(line: 71, column: 7, scope: !13, inlinedAt: !15)
!23 = !DILocation(line: 74, column: 19, scope: !13, inlinedAt: !15)
!24 = !DILocation(line: 158, column: 2, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "deallocate", scope: !26, file: !26, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!26 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!27 = distinct !DILocation(line: 496, column: 13, scope: !28, inlinedAt: !30)
!28 = distinct !DISubprogram(name: "deallocate", scope: !29, file: !29, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!29 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!30 = distinct !DILocation(line: 522, column: 9, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "_M_put_node", scope: !9, file: !9, line: 521, type: !10, scopeLine: 522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!32 = distinct !DILocation(line: 81, column: 4, scope: !13, inlinedAt: !15)
!33 = distinct !{!33, !22, !34, !35, !36}
!34 = !DILocation(line: 82, column: 2, scope: !13, inlinedAt: !15)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = !DILocation(line: 575, column: 21, scope: !8)
!38 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !10, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!39 = !DILocation(line: 38, column: 2, scope: !38)
!40 = !DILocation(line: 85, column: 23, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "id", scope: !42, file: !42, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!42 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!43 = distinct !DILocation(line: 126, column: 7, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "thread<void (&)(), void>", scope: !42, file: !42, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = distinct !DILocation(line: 38, column: 14, scope: !38)
!46 = !{!47, !48, i64 0}
!47 = !{!"_ZTSNSt6thread2idE", !48, i64 0}
!48 = !{!"long", !19, i64 0}
!49 = !DILocation(line: 142, column: 29, scope: !44, inlinedAt: !45)
!50 = !DILocation(line: 207, column: 4, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "_State_impl<void (&)()>", scope: !42, file: !42, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!52 = distinct !DILocation(line: 142, column: 33, scope: !44, inlinedAt: !45)
!53 = !{!54, !54, i64 0}
!54 = !{!"vtable pointer", !20, i64 0}
!55 = !DILocation(line: 206, column: 6, scope: !51, inlinedAt: !52)
!56 = !DILocation(line: 193, column: 9, scope: !57, inlinedAt: !59)
!57 = distinct !DISubprogram(name: "_Head_base", scope: !58, file: !58, line: 192, type: !10, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!58 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!59 = distinct !DILocation(line: 435, column: 9, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "_Tuple_impl", scope: !58, file: !58, line: 434, type: !10, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!61 = distinct !DILocation(line: 729, column: 4, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "tuple<true, true>", scope: !58, file: !58, line: 727, type: !10, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = distinct !DILocation(line: 206, column: 14, scope: !51, inlinedAt: !52)
!64 = !{!65, !18, i64 0}
!65 = !{!"_ZTSSt10_Head_baseILm0EPFvvELb0EE", !18, i64 0}
!66 = !DILocation(line: 168, column: 56, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !68, file: !68, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!68 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!69 = distinct !DILocation(line: 233, column: 40, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !68, file: !68, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!71 = distinct !DILocation(line: 310, column: 4, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !68, file: !68, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!73 = distinct !DILocation(line: 142, column: 18, scope: !44, inlinedAt: !45)
!74 = !{!18, !18, i64 0}
!75 = !DILocation(line: 142, column: 2, scope: !44, inlinedAt: !45)
!76 = !DILocation(line: 395, column: 6, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "~unique_ptr", scope: !68, file: !68, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!78 = distinct !DILocation(line: 142, column: 2, scope: !44, inlinedAt: !45)
!79 = !DILocation(line: 395, column: 12, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 95, column: 2, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "operator()", scope: !68, file: !68, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!82 = distinct !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !78)
!84 = !DILocation(line: 145, column: 7, scope: !44, inlinedAt: !45)
!85 = !DILocation(line: 395, column: 6, scope: !77, inlinedAt: !86)
!86 = distinct !DILocation(line: 142, column: 2, scope: !44, inlinedAt: !45)
!87 = !DILocation(line: 395, column: 12, scope: !77, inlinedAt: !86)
!88 = !DILocation(line: 95, column: 2, scope: !81, inlinedAt: !89)
!89 = distinct !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !86)
!90 = !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !86)
!91 = !DILocation(line: 0, scope: !38)
!92 = !DILocation(line: 397, column: 8, scope: !77, inlinedAt: !86)
!93 = !DILocation(line: 397, column: 8, scope: !77, inlinedAt: !78)
!94 = !DILocation(line: 85, column: 23, scope: !41, inlinedAt: !95)
!95 = distinct !DILocation(line: 126, column: 7, scope: !44, inlinedAt: !96)
!96 = distinct !DILocation(line: 38, column: 23, scope: !38)
!97 = !DILocation(line: 142, column: 29, scope: !44, inlinedAt: !96)
!98 = !DILocation(line: 207, column: 4, scope: !51, inlinedAt: !99)
!99 = distinct !DILocation(line: 142, column: 33, scope: !44, inlinedAt: !96)
!100 = !DILocation(line: 206, column: 6, scope: !51, inlinedAt: !99)
!101 = !DILocation(line: 193, column: 9, scope: !57, inlinedAt: !102)
!102 = distinct !DILocation(line: 435, column: 9, scope: !60, inlinedAt: !103)
!103 = distinct !DILocation(line: 729, column: 4, scope: !62, inlinedAt: !104)
!104 = distinct !DILocation(line: 206, column: 14, scope: !51, inlinedAt: !99)
!105 = !DILocation(line: 168, column: 56, scope: !67, inlinedAt: !106)
!106 = distinct !DILocation(line: 233, column: 40, scope: !70, inlinedAt: !107)
!107 = distinct !DILocation(line: 310, column: 4, scope: !72, inlinedAt: !108)
!108 = distinct !DILocation(line: 142, column: 18, scope: !44, inlinedAt: !96)
!109 = !DILocation(line: 142, column: 2, scope: !44, inlinedAt: !96)
!110 = !DILocation(line: 395, column: 6, scope: !77, inlinedAt: !111)
!111 = distinct !DILocation(line: 142, column: 2, scope: !44, inlinedAt: !96)
!112 = !DILocation(line: 395, column: 12, scope: !77, inlinedAt: !111)
!113 = !DILocation(line: 95, column: 2, scope: !81, inlinedAt: !114)
!114 = distinct !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !111)
!115 = !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !111)
!116 = !DILocation(line: 145, column: 7, scope: !44, inlinedAt: !96)
!117 = !DILocation(line: 395, column: 6, scope: !77, inlinedAt: !118)
!118 = distinct !DILocation(line: 142, column: 2, scope: !44, inlinedAt: !96)
!119 = !DILocation(line: 395, column: 12, scope: !77, inlinedAt: !118)
!120 = !DILocation(line: 95, column: 2, scope: !81, inlinedAt: !121)
!121 = distinct !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !118)
!122 = !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !118)
!123 = !DILocation(line: 397, column: 8, scope: !77, inlinedAt: !118)
!124 = !DILocation(line: 397, column: 8, scope: !77, inlinedAt: !111)
!125 = !DILocation(line: 39, column: 4, scope: !38)
!126 = !DILocation(line: 40, column: 4, scope: !38)
!127 = !DILocation(line: 1144, column: 38, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "empty", scope: !9, file: !9, line: 1143, type: !10, scopeLine: 1144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!129 = distinct !DILocation(line: 41, column: 2, scope: !38)
!130 = !DILocation(line: 1144, column: 46, scope: !128, inlinedAt: !129)
!131 = !DILocation(line: 41, column: 2, scope: !38)
!132 = !DILocation(line: 47, column: 1, scope: !38)
!133 = !DILocation(line: 42, column: 7, scope: !38)
!134 = !DILocation(line: 1023, column: 47, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "begin", scope: !9, file: !9, line: 1022, type: !10, scopeLine: 1023, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!136 = distinct !DILocation(line: 1261, column: 25, scope: !137, inlinedAt: !138)
!137 = distinct !DISubprogram(name: "push_front", scope: !9, file: !9, line: 1260, type: !10, scopeLine: 1261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!138 = distinct !DILocation(line: 43, column: 7, scope: !38)
!139 = !DILocation(line: 137, column: 27, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "allocate", scope: !26, file: !26, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!141 = distinct !DILocation(line: 464, column: 20, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "allocate", scope: !29, file: !29, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!143 = distinct !DILocation(line: 518, column: 16, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "_M_get_node", scope: !9, file: !9, line: 517, type: !10, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!145 = distinct !DILocation(line: 710, column: 21, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "_M_create_node<int>", scope: !9, file: !9, line: 708, type: !10, scopeLine: 709, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!147 = distinct !DILocation(line: 2005, column: 18, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "_M_insert<int>", scope: !9, file: !9, line: 2003, type: !10, scopeLine: 2004, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!149 = distinct !DILocation(line: 1261, column: 15, scope: !137, inlinedAt: !138)
!150 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "_M_valptr", scope: !9, file: !9, line: 238, type: !10, scopeLine: 238, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!152 = distinct !DILocation(line: 713, column: 48, scope: !146, inlinedAt: !147)
!153 = !DILocation(line: 175, column: 4, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "construct<int, int>", scope: !26, file: !26, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!155 = distinct !DILocation(line: 516, column: 8, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "construct<int, int>", scope: !29, file: !29, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!157 = distinct !DILocation(line: 713, column: 4, scope: !146, inlinedAt: !147)
!158 = !{!159, !159, i64 0}
!159 = !{!"int", !19, i64 0}
!160 = !DILocation(line: 2006, column: 10, scope: !148, inlinedAt: !149)
!161 = !DILocation(line: 484, column: 62, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "_M_inc_size", scope: !9, file: !9, line: 484, type: !10, scopeLine: 484, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!163 = distinct !DILocation(line: 2007, column: 9, scope: !148, inlinedAt: !149)
!164 = !{!165, !48, i64 16}
!165 = !{!"_ZTSNSt7__cxx1110_List_baseIiSaIiEEE", !166, i64 0}
!166 = !{!"_ZTSNSt7__cxx1110_List_baseIiSaIiEE10_List_implE", !167, i64 0}
!167 = !{!"_ZTSNSt8__detail17_List_node_headerE", !17, i64 0, !48, i64 16}
!168 = !DILocation(line: 1893, column: 31, scope: !169, inlinedAt: !170)
!169 = distinct !DISubprogram(name: "reverse", scope: !9, file: !9, line: 1892, type: !10, scopeLine: 1893, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!170 = distinct !DILocation(line: 44, column: 7, scope: !38)
!171 = !DILocation(line: 337, column: 7, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "remove", scope: !14, file: !14, line: 332, type: !10, scopeLine: 333, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = distinct !DILocation(line: 45, column: 7, scope: !38)
!174 = !DILocation(line: 152, column: 24, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "_M_init", scope: !9, file: !9, line: 150, type: !10, scopeLine: 151, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!176 = distinct !DILocation(line: 111, column: 9, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "_List_node_header", scope: !9, file: !9, line: 110, type: !10, scopeLine: 111, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!178 = distinct !DILocation(line: 471, column: 2, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "_List_impl", scope: !9, file: !9, line: 471, type: !10, scopeLine: 473, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!180 = distinct !DILocation(line: 565, column: 9, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "_List_base", scope: !9, file: !9, line: 564, type: !10, scopeLine: 566, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!182 = distinct !DILocation(line: 760, column: 9, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "list", scope: !9, file: !9, line: 759, type: !10, scopeLine: 760, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!184 = distinct !DILocation(line: 337, column: 12, scope: !172, inlinedAt: !173)
!185 = !DILocation(line: 152, column: 32, scope: !175, inlinedAt: !176)
!186 = !{!17, !18, i64 8}
!187 = !DILocation(line: 152, column: 16, scope: !175, inlinedAt: !176)
!188 = !DILocation(line: 154, column: 8, scope: !175, inlinedAt: !176)
!189 = !DILocation(line: 154, column: 16, scope: !175, inlinedAt: !176)
!190 = !{!167, !48, i64 16}
!191 = !DILocation(line: 1023, column: 47, scope: !135, inlinedAt: !192)
!192 = distinct !DILocation(line: 338, column: 26, scope: !172, inlinedAt: !173)
!193 = !DILocation(line: 325, column: 28, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "operator!=", scope: !9, file: !9, line: 324, type: !10, scopeLine: 325, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!195 = distinct !DILocation(line: 340, column: 22, scope: !172, inlinedAt: !173)
!196 = !DILocation(line: 340, column: 7, scope: !172, inlinedAt: !173)
!197 = !DILocation(line: 289, column: 21, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "operator++", scope: !9, file: !9, line: 287, type: !10, scopeLine: 288, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!199 = distinct !DILocation(line: 343, column: 4, scope: !172, inlinedAt: !173)
!200 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !201)
!201 = distinct !DILocation(line: 279, column: 47, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "operator*", scope: !9, file: !9, line: 278, type: !10, scopeLine: 279, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!203 = distinct !DILocation(line: 344, column: 8, scope: !172, inlinedAt: !173)
!204 = !DILocation(line: 344, column: 8, scope: !172, inlinedAt: !173)
!205 = !DILocation(line: 344, column: 17, scope: !172, inlinedAt: !173)
!206 = !DILocation(line: 1023, column: 47, scope: !135, inlinedAt: !207)
!207 = distinct !DILocation(line: 349, column: 41, scope: !172, inlinedAt: !173)
!208 = !DILocation(line: 409, column: 28, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "operator==", scope: !9, file: !9, line: 408, type: !10, scopeLine: 409, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!210 = distinct !DILocation(line: 1664, column: 17, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "splice", scope: !9, file: !9, line: 1647, type: !10, scopeLine: 1661, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!212 = distinct !DILocation(line: 1690, column: 9, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "splice", scope: !9, file: !9, line: 1689, type: !10, scopeLine: 1690, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!214 = distinct !DILocation(line: 349, column: 21, scope: !172, inlinedAt: !173)
!215 = !DILocation(line: 1664, column: 24, scope: !211, inlinedAt: !212)
!216 = !DILocation(line: 1989, column: 29, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "_M_transfer", scope: !9, file: !9, line: 1988, type: !10, scopeLine: 1989, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 1670, column: 8, scope: !211, inlinedAt: !212)
!219 = !DILocation(line: 484, column: 62, scope: !162, inlinedAt: !220)
!220 = distinct !DILocation(line: 1673, column: 8, scope: !211, inlinedAt: !212)
!221 = !DILocation(line: 486, column: 62, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "_M_dec_size", scope: !9, file: !9, line: 486, type: !10, scopeLine: 486, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!223 = distinct !DILocation(line: 1674, column: 6, scope: !211, inlinedAt: !212)
!224 = !DILocation(line: 1675, column: 7, scope: !211, inlinedAt: !212)
!225 = distinct !{!225, !196, !226, !35, !36}
!226 = !DILocation(line: 356, column: 2, scope: !172, inlinedAt: !173)
!227 = !DILocation(line: 70, column: 58, scope: !13, inlinedAt: !228)
!228 = distinct !DILocation(line: 575, column: 9, scope: !8, inlinedAt: !229)
!229 = distinct !DILocation(line: 363, column: 5, scope: !172, inlinedAt: !173)
!230 = !DILocation(line: 71, column: 20, scope: !13, inlinedAt: !228)
!231 = !DILocation(line: 71, column: 7, scope: !13, inlinedAt: !228)
!232 = !DILocation(line: 74, column: 19, scope: !13, inlinedAt: !228)
!233 = !DILocation(line: 158, column: 2, scope: !25, inlinedAt: !234)
!234 = distinct !DILocation(line: 496, column: 13, scope: !28, inlinedAt: !235)
!235 = distinct !DILocation(line: 522, column: 9, scope: !31, inlinedAt: !236)
!236 = distinct !DILocation(line: 81, column: 4, scope: !13, inlinedAt: !228)
!237 = distinct !{!237, !231, !238, !35, !36}
!238 = !DILocation(line: 82, column: 2, scope: !13, inlinedAt: !228)
!239 = !DILocation(line: 363, column: 5, scope: !172, inlinedAt: !173)
!240 = !DILocation(line: 480, column: 59, scope: !241, inlinedAt: !242)
!241 = distinct !DISubprogram(name: "_M_get_size", scope: !9, file: !9, line: 480, type: !10, scopeLine: 480, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!242 = distinct !DILocation(line: 728, column: 22, scope: !243, inlinedAt: !244)
!243 = distinct !DISubprogram(name: "_M_node_count", scope: !9, file: !9, line: 727, type: !10, scopeLine: 728, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!244 = distinct !DILocation(line: 1150, column: 16, scope: !245, inlinedAt: !246)
!245 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 1149, type: !10, scopeLine: 1150, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!246 = distinct !DILocation(line: 46, column: 2, scope: !38)
!247 = !DILocation(line: 46, column: 2, scope: !38)
!248 = !DILocation(line: 1023, column: 47, scope: !135, inlinedAt: !249)
!249 = distinct !DILocation(line: 1206, column: 17, scope: !250, inlinedAt: !251)
!250 = distinct !DISubprogram(name: "front", scope: !9, file: !9, line: 1205, type: !10, scopeLine: 1206, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!251 = distinct !DILocation(line: 46, column: 2, scope: !38)
!252 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !253)
!253 = distinct !DILocation(line: 279, column: 47, scope: !202, inlinedAt: !254)
!254 = distinct !DILocation(line: 1206, column: 16, scope: !250, inlinedAt: !251)
!255 = !DILocation(line: 304, column: 21, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "operator--", scope: !9, file: !9, line: 302, type: !10, scopeLine: 303, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!257 = distinct !DILocation(line: 1226, column: 2, scope: !258, inlinedAt: !259)
!258 = distinct !DISubprogram(name: "back", scope: !9, file: !9, line: 1223, type: !10, scopeLine: 1224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!259 = distinct !DILocation(line: 46, column: 2, scope: !38)
!260 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !261)
!261 = distinct !DILocation(line: 279, column: 47, scope: !202, inlinedAt: !262)
!262 = distinct !DILocation(line: 1227, column: 9, scope: !258, inlinedAt: !259)
!263 = !DILocation(line: 43, column: 2, scope: !38)
!264 = !DILocation(line: 175, column: 16, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "joinable", scope: !42, file: !42, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!266 = distinct !DILocation(line: 150, column: 11, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "~thread", scope: !42, file: !42, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!268 = distinct !DILocation(line: 47, column: 1, scope: !38)
!269 = !{i64 0, i64 8, !270}
!270 = !{!48, !48, i64 0}
!271 = !DILocation(line: 286, column: 26, scope: !272, inlinedAt: !273)
!272 = distinct !DISubprogram(name: "operator==", scope: !42, file: !42, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!273 = distinct !DILocation(line: 175, column: 22, scope: !265, inlinedAt: !266)
!274 = !DILocation(line: 150, column: 11, scope: !267, inlinedAt: !268)
!275 = !DILocation(line: 312, column: 5, scope: !276, inlinedAt: !278)
!276 = distinct !DISubprogram(name: "__terminate", scope: !277, file: !277, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!277 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!278 = distinct !DILocation(line: 151, column: 2, scope: !267, inlinedAt: !268)
!279 = !DILocation(line: 175, column: 16, scope: !265, inlinedAt: !280)
!280 = distinct !DILocation(line: 150, column: 11, scope: !267, inlinedAt: !281)
!281 = distinct !DILocation(line: 47, column: 1, scope: !38)
!282 = !DILocation(line: 286, column: 26, scope: !272, inlinedAt: !283)
!283 = distinct !DILocation(line: 175, column: 22, scope: !265, inlinedAt: !280)
!284 = !DILocation(line: 150, column: 11, scope: !267, inlinedAt: !281)
!285 = !DILocation(line: 312, column: 5, scope: !276, inlinedAt: !286)
!286 = distinct !DILocation(line: 151, column: 2, scope: !267, inlinedAt: !281)
!287 = !DILocation(line: 175, column: 16, scope: !265, inlinedAt: !288)
!288 = distinct !DILocation(line: 150, column: 11, scope: !267, inlinedAt: !289)
!289 = distinct !DILocation(line: 47, column: 1, scope: !38)
!290 = !DILocation(line: 286, column: 26, scope: !272, inlinedAt: !291)
!291 = distinct !DILocation(line: 175, column: 22, scope: !265, inlinedAt: !288)
!292 = !DILocation(line: 150, column: 11, scope: !267, inlinedAt: !289)
!293 = !DILocation(line: 312, column: 5, scope: !276, inlinedAt: !294)
!294 = distinct !DILocation(line: 151, column: 2, scope: !267, inlinedAt: !289)
!295 = !DILocation(line: 175, column: 16, scope: !265, inlinedAt: !296)
!296 = distinct !DILocation(line: 150, column: 11, scope: !267, inlinedAt: !297)
!297 = distinct !DILocation(line: 47, column: 1, scope: !38)
!298 = !DILocation(line: 286, column: 26, scope: !272, inlinedAt: !299)
!299 = distinct !DILocation(line: 175, column: 22, scope: !265, inlinedAt: !296)
!300 = !DILocation(line: 150, column: 11, scope: !267, inlinedAt: !297)
!301 = !DILocation(line: 312, column: 5, scope: !276, inlinedAt: !302)
!302 = distinct !DILocation(line: 151, column: 2, scope: !267, inlinedAt: !297)
!303 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 30, type: !10, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!304 = !DILocation(line: 32, column: 2, scope: !303)
!305 = !DILocation(line: 749, column: 12, scope: !306, inlinedAt: !308)
!306 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !307, file: !307, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!307 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!308 = distinct !DILocation(line: 100, column: 17, scope: !309, inlinedAt: !311)
!309 = distinct !DISubprogram(name: "lock", scope: !310, file: !310, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!310 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!311 = distinct !DILocation(line: 229, column: 19, scope: !312, inlinedAt: !313)
!312 = distinct !DISubprogram(name: "lock_guard", scope: !310, file: !310, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!313 = distinct !DILocation(line: 15, column: 31, scope: !314, inlinedAt: !315)
!314 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!315 = distinct !DILocation(line: 32, column: 9, scope: !303)
!316 = !DILocation(line: 103, column: 11, scope: !309, inlinedAt: !311)
!317 = !DILocation(line: 104, column: 2, scope: !309, inlinedAt: !311)
!318 = !DILocation(line: 1144, column: 38, scope: !128, inlinedAt: !319)
!319 = distinct !DILocation(line: 16, column: 16, scope: !314, inlinedAt: !315)
!320 = !DILocation(line: 1144, column: 46, scope: !128, inlinedAt: !319)
!321 = !DILocation(line: 779, column: 12, scope: !322, inlinedAt: !323)
!322 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !307, file: !307, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!323 = distinct !DILocation(line: 118, column: 7, scope: !324, inlinedAt: !325)
!324 = distinct !DISubprogram(name: "unlock", scope: !310, file: !310, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!325 = distinct !DILocation(line: 235, column: 19, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "~lock_guard", scope: !310, file: !310, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!327 = distinct !DILocation(line: 17, column: 2, scope: !314, inlinedAt: !315)
!328 = !DILocation(line: 18, column: 6, scope: !314, inlinedAt: !315)
!329 = !DILocation(line: 749, column: 12, scope: !306, inlinedAt: !330)
!330 = distinct !DILocation(line: 100, column: 17, scope: !309, inlinedAt: !331)
!331 = distinct !DILocation(line: 229, column: 19, scope: !312, inlinedAt: !332)
!332 = distinct !DILocation(line: 20, column: 30, scope: !314, inlinedAt: !315)
!333 = !DILocation(line: 103, column: 11, scope: !309, inlinedAt: !331)
!334 = !DILocation(line: 104, column: 2, scope: !309, inlinedAt: !331)
!335 = !DILocation(line: 1023, column: 47, scope: !135, inlinedAt: !336)
!336 = distinct !DILocation(line: 26, column: 19, scope: !314, inlinedAt: !315)
!337 = !DILocation(line: 1023, column: 47, scope: !135, inlinedAt: !338)
!338 = distinct !DILocation(line: 26, column: 39, scope: !314, inlinedAt: !315)
!339 = !DILocation(line: 289, column: 21, scope: !198, inlinedAt: !340)
!340 = distinct !DILocation(line: 1663, column: 2, scope: !211, inlinedAt: !341)
!341 = distinct !DILocation(line: 1690, column: 9, scope: !213, inlinedAt: !342)
!342 = distinct !DILocation(line: 26, column: 7, scope: !314, inlinedAt: !315)
!343 = !DILocation(line: 409, column: 28, scope: !209, inlinedAt: !344)
!344 = distinct !DILocation(line: 1664, column: 17, scope: !211, inlinedAt: !341)
!345 = !DILocation(line: 1664, column: 24, scope: !211, inlinedAt: !341)
!346 = !DILocation(line: 1989, column: 29, scope: !217, inlinedAt: !347)
!347 = distinct !DILocation(line: 1670, column: 8, scope: !211, inlinedAt: !341)
!348 = !DILocation(line: 484, column: 62, scope: !162, inlinedAt: !349)
!349 = distinct !DILocation(line: 1673, column: 8, scope: !211, inlinedAt: !341)
!350 = !DILocation(line: 486, column: 62, scope: !222, inlinedAt: !351)
!351 = distinct !DILocation(line: 1674, column: 6, scope: !211, inlinedAt: !341)
!352 = !DILocation(line: 1675, column: 7, scope: !211, inlinedAt: !341)
!353 = !DILocation(line: 779, column: 12, scope: !322, inlinedAt: !354)
!354 = distinct !DILocation(line: 118, column: 7, scope: !324, inlinedAt: !355)
!355 = distinct !DILocation(line: 235, column: 19, scope: !326, inlinedAt: !356)
!356 = distinct !DILocation(line: 28, column: 1, scope: !314, inlinedAt: !315)
!357 = distinct !{!357, !304, !358, !35, !36}
!358 = !DILocation(line: 33, column: 3, scope: !303)
!359 = !DILocation(line: 34, column: 1, scope: !303)
!360 = !DISubprogram(name: "__assert_fail", scope: !361, file: !361, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!361 = !DIFile(filename: "include/assert.h", directory: "")
!362 = distinct !DISubprogram(name: "sort", scope: !14, file: !14, line: 482, type: !10, scopeLine: 483, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!363 = !DILocation(line: 485, column: 33, scope: !362)
!364 = !DILocation(line: 485, column: 41, scope: !362)
!365 = !DILocation(line: 486, column: 4, scope: !362)
!366 = !DILocation(line: 486, column: 38, scope: !362)
!367 = !DILocation(line: 486, column: 46, scope: !362)
!368 = !DILocation(line: 485, column: 11, scope: !362)
!369 = !DILocation(line: 497, column: 2, scope: !362)
!370 = !DILocation(line: 165, column: 35, scope: !371, inlinedAt: !372)
!371 = distinct !DISubprogram(name: "_Scratch_list", scope: !9, file: !9, line: 165, type: !10, scopeLine: 165, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!372 = distinct !DILocation(line: 497, column: 16, scope: !362)
!373 = !DILocation(line: 165, column: 43, scope: !371, inlinedAt: !372)
!374 = !DILocation(line: 165, column: 33, scope: !371, inlinedAt: !372)
!375 = !DILocation(line: 498, column: 2, scope: !362)
!376 = !DILocation(line: 498, column: 16, scope: !362)
!377 = !DILocation(line: 165, column: 35, scope: !371, inlinedAt: !378)
!378 = distinct !DILocation(line: 498, column: 16, scope: !362)
!379 = !DILocation(line: 165, column: 43, scope: !371, inlinedAt: !378)
!380 = !DILocation(line: 165, column: 33, scope: !371, inlinedAt: !378)
!381 = !DILocation(line: 0, scope: !362)
!382 = !DILocation(line: 1023, column: 47, scope: !135, inlinedAt: !383)
!383 = distinct !DILocation(line: 508, column: 23, scope: !362)
!384 = !DILocation(line: 218, column: 37, scope: !385, inlinedAt: !386)
!385 = distinct !DISubprogram(name: "_M_take_one", scope: !9, file: !9, line: 217, type: !10, scopeLine: 218, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!386 = distinct !DILocation(line: 508, column: 11, scope: !362)
!387 = !DILocation(line: 218, column: 15, scope: !385, inlinedAt: !386)
!388 = !DILocation(line: 511, column: 17, scope: !362)
!389 = !DILocation(line: 511, column: 27, scope: !362)
!390 = !DILocation(line: 167, column: 35, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "empty", scope: !9, file: !9, line: 167, type: !10, scopeLine: 167, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!392 = distinct !DILocation(line: 511, column: 42, scope: !362)
!393 = !DILocation(line: 167, column: 43, scope: !391, inlinedAt: !392)
!394 = !DILocation(line: 510, column: 3, scope: !362)
!395 = distinct !{!395, !394, !396, !35, !36}
!396 = !DILocation(line: 517, column: 5, scope: !362)
!397 = !DILocation(line: 198, column: 36, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "merge<std::__detail::_Scratch_list::_Ptr_cmp<std::_List_iterator<int>, void> >", scope: !9, file: !9, line: 194, type: !10, scopeLine: 195, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!399 = distinct !DILocation(line: 515, column: 18, scope: !362)
!400 = !DILocation(line: 201, column: 31, scope: !398, inlinedAt: !399)
!401 = !DILocation(line: 201, column: 4, scope: !398, inlinedAt: !399)
!402 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !403)
!403 = distinct !DILocation(line: 279, column: 47, scope: !202, inlinedAt: !404)
!404 = distinct !DILocation(line: 188, column: 13, scope: !405, inlinedAt: !406)
!405 = distinct !DISubprogram(name: "operator()", scope: !9, file: !9, line: 186, type: !10, scopeLine: 188, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!406 = distinct !DILocation(line: 203, column: 12, scope: !398, inlinedAt: !399)
!407 = !DILocation(line: 188, column: 13, scope: !405, inlinedAt: !406)
!408 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !409)
!409 = distinct !DILocation(line: 279, column: 47, scope: !202, inlinedAt: !410)
!410 = distinct !DILocation(line: 188, column: 29, scope: !405, inlinedAt: !406)
!411 = !DILocation(line: 188, column: 29, scope: !405, inlinedAt: !406)
!412 = !DILocation(line: 188, column: 27, scope: !405, inlinedAt: !406)
!413 = !DILocation(line: 203, column: 12, scope: !398, inlinedAt: !399)
!414 = !DILocation(line: 205, column: 41, scope: !398, inlinedAt: !399)
!415 = !DILocation(line: 206, column: 15, scope: !398, inlinedAt: !399)
!416 = !DILocation(line: 208, column: 3, scope: !398, inlinedAt: !399)
!417 = !DILocation(line: 210, column: 24, scope: !398, inlinedAt: !399)
!418 = !DILocation(line: 0, scope: !398, inlinedAt: !399)
!419 = !DILocation(line: 201, column: 20, scope: !398, inlinedAt: !399)
!420 = distinct !{!420, !401, !421, !35, !36}
!421 = !DILocation(line: 211, column: 6, scope: !398, inlinedAt: !399)
!422 = !DILocation(line: 212, column: 8, scope: !398, inlinedAt: !399)
!423 = !DILocation(line: 213, column: 12, scope: !398, inlinedAt: !399)
!424 = !DILocation(line: 213, column: 6, scope: !398, inlinedAt: !399)
!425 = !DILocation(line: 169, column: 41, scope: !426, inlinedAt: !427)
!426 = distinct !DISubprogram(name: "swap", scope: !9, file: !9, line: 169, type: !10, scopeLine: 169, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!427 = distinct !DILocation(line: 516, column: 15, scope: !362)
!428 = !DILocation(line: 512, column: 7, scope: !362)
!429 = !DILocation(line: 169, column: 41, scope: !426, inlinedAt: !430)
!430 = distinct !DILocation(line: 518, column: 11, scope: !362)
!431 = !DILocation(line: 519, column: 7, scope: !362)
!432 = !DILocation(line: 1144, column: 38, scope: !128, inlinedAt: !433)
!433 = distinct !DILocation(line: 522, column: 15, scope: !362)
!434 = !DILocation(line: 1144, column: 46, scope: !128, inlinedAt: !433)
!435 = !DILocation(line: 521, column: 8, scope: !362)
!436 = distinct !{!436, !437, !438, !35, !36}
!437 = !DILocation(line: 506, column: 6, scope: !362)
!438 = !DILocation(line: 522, column: 23, scope: !362)
!439 = !DILocation(line: 524, scope: !362)
!440 = !DILocation(line: 524, column: 44, scope: !362)
!441 = !DILocation(line: 524, column: 6, scope: !362)
!442 = !DILocation(line: 196, column: 32, scope: !398, inlinedAt: !443)
!443 = distinct !DILocation(line: 525, column: 19, scope: !362)
!444 = !DILocation(line: 198, column: 36, scope: !398, inlinedAt: !443)
!445 = !DILocation(line: 201, column: 20, scope: !398, inlinedAt: !443)
!446 = !DILocation(line: 201, column: 31, scope: !398, inlinedAt: !443)
!447 = !DILocation(line: 201, column: 4, scope: !398, inlinedAt: !443)
!448 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !449)
!449 = distinct !DILocation(line: 279, column: 47, scope: !202, inlinedAt: !450)
!450 = distinct !DILocation(line: 188, column: 13, scope: !405, inlinedAt: !451)
!451 = distinct !DILocation(line: 203, column: 12, scope: !398, inlinedAt: !443)
!452 = !DILocation(line: 188, column: 13, scope: !405, inlinedAt: !451)
!453 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !454)
!454 = distinct !DILocation(line: 279, column: 47, scope: !202, inlinedAt: !455)
!455 = distinct !DILocation(line: 188, column: 29, scope: !405, inlinedAt: !451)
!456 = !DILocation(line: 188, column: 29, scope: !405, inlinedAt: !451)
!457 = !DILocation(line: 188, column: 27, scope: !405, inlinedAt: !451)
!458 = !DILocation(line: 203, column: 12, scope: !398, inlinedAt: !443)
!459 = !DILocation(line: 205, column: 41, scope: !398, inlinedAt: !443)
!460 = !DILocation(line: 206, column: 15, scope: !398, inlinedAt: !443)
!461 = !DILocation(line: 208, column: 3, scope: !398, inlinedAt: !443)
!462 = !DILocation(line: 210, column: 24, scope: !398, inlinedAt: !443)
!463 = !DILocation(line: 0, scope: !398, inlinedAt: !443)
!464 = distinct !{!464, !447, !465, !35, !36}
!465 = !DILocation(line: 211, column: 6, scope: !398, inlinedAt: !443)
!466 = !DILocation(line: 212, column: 8, scope: !398, inlinedAt: !443)
!467 = !DILocation(line: 213, column: 12, scope: !398, inlinedAt: !443)
!468 = !DILocation(line: 213, column: 6, scope: !398, inlinedAt: !443)
!469 = !DILocation(line: 526, column: 6, scope: !362)
!470 = !DILocation(line: 169, column: 41, scope: !426, inlinedAt: !471)
!471 = distinct !DILocation(line: 526, column: 17, scope: !362)
!472 = !DILocation(line: 536, column: 7, scope: !362)
!473 = !DILocation(line: 537, column: 5, scope: !362)
!474 = !DISubprogram(name: "terminate", scope: !277, file: !277, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!475 = !DISubprogram(name: "__throw_system_error", scope: !476, file: !476, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!476 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!477 = !DISubprogram(name: "pthread_mutex_lock", scope: !478, file: !478, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!478 = !DIFile(filename: "include/pthread.h", directory: "")
!479 = !DISubprogram(name: "pthread_mutex_unlock", scope: !478, file: !478, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!480 = distinct !DISubprogram(name: "~_State_impl", scope: !42, file: !42, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!481 = !DILocation(line: 200, column: 14, scope: !480)
!482 = distinct !DISubprogram(name: "_M_run", scope: !42, file: !42, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!483 = !DILocation(line: 210, column: 13, scope: !482)
!484 = !DILocation(line: 61, column: 14, scope: !485, inlinedAt: !487)
!485 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)()>", scope: !486, file: !486, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!486 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!487 = distinct !DILocation(line: 96, column: 14, scope: !488, inlinedAt: !489)
!488 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !486, file: !486, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!489 = distinct !DILocation(line: 252, column: 13, scope: !490, inlinedAt: !491)
!490 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !42, file: !42, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!491 = distinct !DILocation(line: 259, column: 11, scope: !492, inlinedAt: !493)
!492 = distinct !DISubprogram(name: "operator()", scope: !42, file: !42, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!493 = distinct !DILocation(line: 210, column: 13, scope: !482)
!494 = !DILocation(line: 210, column: 24, scope: !482)
!495 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_list.cpp", scope: !496, file: !496, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!496 = !DIFile(filename: "cpp/list.cpp", directory: ".")
!497 = !DILocation(line: 7, column: 27, scope: !498, inlinedAt: !500)
!498 = !DILexicalBlockFile(scope: !499, file: !1, discriminator: 0)
!499 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !496, file: !496, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!500 = distinct !DILocation(line: 0, scope: !495)
!501 = !DILocation(line: 152, column: 32, scope: !175, inlinedAt: !502)
!502 = distinct !DILocation(line: 111, column: 9, scope: !177, inlinedAt: !503)
!503 = distinct !DILocation(line: 471, column: 2, scope: !179, inlinedAt: !504)
!504 = distinct !DILocation(line: 565, column: 9, scope: !181, inlinedAt: !505)
!505 = distinct !DILocation(line: 836, column: 9, scope: !506, inlinedAt: !507)
!506 = distinct !DISubprogram(name: "list", scope: !9, file: !9, line: 834, type: !10, scopeLine: 837, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!507 = distinct !DILocation(line: 7, column: 23, scope: !498, inlinedAt: !500)
!508 = !DILocation(line: 152, column: 16, scope: !175, inlinedAt: !502)
!509 = !DILocation(line: 154, column: 16, scope: !175, inlinedAt: !502)
!510 = !DILocation(line: 137, column: 27, scope: !140, inlinedAt: !511)
!511 = distinct !DILocation(line: 464, column: 20, scope: !142, inlinedAt: !512)
!512 = distinct !DILocation(line: 518, column: 16, scope: !144, inlinedAt: !513)
!513 = distinct !DILocation(line: 710, column: 21, scope: !514, inlinedAt: !515)
!514 = distinct !DISubprogram(name: "_M_create_node<const int &>", scope: !9, file: !9, line: 708, type: !10, scopeLine: 709, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!515 = distinct !DILocation(line: 2005, column: 18, scope: !516, inlinedAt: !517)
!516 = distinct !DISubprogram(name: "_M_insert<const int &>", scope: !9, file: !9, line: 2003, type: !10, scopeLine: 2004, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!517 = distinct !DILocation(line: 1321, column: 10, scope: !518, inlinedAt: !519)
!518 = distinct !DISubprogram(name: "emplace_back<const int &>", scope: !9, file: !9, line: 1319, type: !10, scopeLine: 1320, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!519 = distinct !DILocation(line: 1934, column: 6, scope: !520, inlinedAt: !521)
!520 = distinct !DISubprogram(name: "_M_initialize_dispatch<const int *>", scope: !9, file: !9, line: 1929, type: !10, scopeLine: 1931, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!521 = distinct !DILocation(line: 837, column: 9, scope: !506, inlinedAt: !507)
!522 = !DILocation(line: 238, column: 45, scope: !151, inlinedAt: !523)
!523 = distinct !DILocation(line: 713, column: 48, scope: !514, inlinedAt: !515)
!524 = !DILocation(line: 175, column: 27, scope: !525, inlinedAt: !526)
!525 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !26, file: !26, line: 173, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!526 = distinct !DILocation(line: 516, column: 8, scope: !527, inlinedAt: !528)
!527 = distinct !DISubprogram(name: "construct<int, const int &>", scope: !29, file: !29, line: 511, type: !10, scopeLine: 514, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!528 = distinct !DILocation(line: 713, column: 4, scope: !514, inlinedAt: !515)
!529 = !DILocation(line: 175, column: 4, scope: !525, inlinedAt: !526)
!530 = !DILocation(line: 2006, column: 10, scope: !516, inlinedAt: !517)
!531 = !DILocation(line: 484, column: 62, scope: !162, inlinedAt: !532)
!532 = distinct !DILocation(line: 2007, column: 9, scope: !516, inlinedAt: !517)
!533 = !DILocation(line: 1932, column: 30, scope: !520, inlinedAt: !521)
!534 = !DILocation(line: 1932, column: 19, scope: !520, inlinedAt: !521)
!535 = !DILocation(line: 1932, column: 4, scope: !520, inlinedAt: !521)
!536 = distinct !{!536, !535, !537, !35, !36}
!537 = !DILocation(line: 1934, column: 27, scope: !520, inlinedAt: !521)
!538 = !DILocation(line: 837, column: 73, scope: !506, inlinedAt: !507)
!539 = !DILocation(line: 70, column: 58, scope: !13, inlinedAt: !540)
!540 = distinct !DILocation(line: 575, column: 9, scope: !8, inlinedAt: !541)
!541 = distinct !DILocation(line: 837, column: 73, scope: !506, inlinedAt: !507)
!542 = !DILocation(line: 71, column: 20, scope: !13, inlinedAt: !540)
!543 = !DILocation(line: 71, column: 7, scope: !13, inlinedAt: !540)
!544 = !DILocation(line: 74, column: 19, scope: !13, inlinedAt: !540)
!545 = !DILocation(line: 158, column: 2, scope: !25, inlinedAt: !546)
!546 = distinct !DILocation(line: 496, column: 13, scope: !28, inlinedAt: !547)
!547 = distinct !DILocation(line: 522, column: 9, scope: !31, inlinedAt: !548)
!548 = distinct !DILocation(line: 81, column: 4, scope: !13, inlinedAt: !540)
!549 = distinct !{!549, !543, !550, !35, !36}
!550 = !DILocation(line: 82, column: 2, scope: !13, inlinedAt: !540)
!551 = !DILocation(line: 7, column: 23, scope: !498, inlinedAt: !500)
!552 = !DILocation(line: 0, scope: !499, inlinedAt: !500)
!553 = !DILocation(line: 152, column: 32, scope: !175, inlinedAt: !554)
!554 = distinct !DILocation(line: 111, column: 9, scope: !177, inlinedAt: !555)
!555 = distinct !DILocation(line: 455, column: 2, scope: !556, inlinedAt: !557)
!556 = distinct !DISubprogram(name: "_List_impl", scope: !9, file: !9, line: 455, type: !10, scopeLine: 458, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!557 = distinct !DILocation(line: 536, column: 7, scope: !558, inlinedAt: !559)
!558 = distinct !DISubprogram(name: "_List_base", scope: !9, file: !9, line: 536, type: !10, scopeLine: 536, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!559 = distinct !DILocation(line: 749, column: 7, scope: !560, inlinedAt: !561)
!560 = distinct !DISubprogram(name: "list", scope: !9, file: !9, line: 749, type: !10, scopeLine: 749, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!561 = distinct !DILocation(line: 7, column: 35, scope: !562, inlinedAt: !564)
!562 = !DILexicalBlockFile(scope: !563, file: !1, discriminator: 0)
!563 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !496, file: !496, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!564 = distinct !DILocation(line: 0, scope: !495)
!565 = !DILocation(line: 152, column: 16, scope: !175, inlinedAt: !554)
!566 = !DILocation(line: 154, column: 16, scope: !175, inlinedAt: !554)
!567 = !DILocation(line: 0, scope: !563, inlinedAt: !564)
