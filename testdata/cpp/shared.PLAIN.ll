; ModuleID = 'cpp/shared.cpp'
source_filename = "cpp/shared.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { ptr }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::_Sp_counted_base" = type { ptr, i32, i32 }
%"class.std::_Sp_counted_ptr_inplace" = type <{ %"class.std::_Sp_counted_base", %"class.std::_Sp_counted_ptr_inplace<Item, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl", [4 x i8] }>
%"class.std::_Sp_counted_ptr_inplace<Item, std::allocator<void>, __gnu_cxx::_S_atomic>::_Impl" = type { %"struct.__gnu_cxx::__aligned_buffer" }
%"struct.__gnu_cxx::__aligned_buffer" = type { %"union.std::aligned_storage<4, 4>::type" }
%"union.std::aligned_storage<4, 4>::type" = type { [4 x i8] }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.3" }
%"class.std::tuple.3" = type { %"struct.std::_Tuple_impl.4" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { %class.anon }
%class.anon = type { ptr }
%"class.std::type_info" = type { ptr, ptr }

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

@_ZL5alive = internal global %"struct.std::atomic" zeroinitializer, align 4
@.str = private unnamed_addr constant [11 x i8] c"alive == 0\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"cpp/shared.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [69 x i8] c"St23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.2 = private unnamed_addr constant [17 x i8] c"copy->value == 7\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::shared_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15, !dbg !11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12), !dbg !15
  store ptr null, ptr %2, align 8, !dbg !16, !tbaa !25, !alias.scope !12
  %4 = getelementptr inbounds %"class.std::__shared_ptr", ptr %2, i64 0, i32 1, !dbg !31
  %5 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #16, !dbg !32, !noalias !12
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !44, !tbaa !49, !noalias !12
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %5, i64 0, i32 1, !dbg !51
  store i32 1, ptr %6, align 8, !dbg !51, !tbaa !52, !noalias !12
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %5, i64 0, i32 2, !dbg !55
  store i32 1, ptr %7, align 4, !dbg !55, !tbaa !56, !noalias !12
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !57, !tbaa !49, !noalias !12
  %8 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %5, i64 0, i32 1, !dbg !58
  store i32 7, ptr %8, align 8, !dbg !61, !tbaa !69, !noalias !12
  %9 = atomicrmw add ptr @_ZL5alive, i32 1 seq_cst, align 4, !dbg !71, !noalias !12
  store ptr %5, ptr %4, align 8, !dbg !77, !tbaa !78, !alias.scope !12
  store ptr %8, ptr %2, align 8, !dbg !79, !tbaa !80, !alias.scope !12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15, !dbg !81
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !82
  store i64 0, ptr %3, align 8, !dbg !82, !tbaa !88
  %10 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #16
          to label %11 unwind label %93, !dbg !91

11:                                               ; preds = %0
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !92, !tbaa !49
  %12 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %10, i64 0, i32 1, !dbg !95
  %13 = ptrtoint ptr %2 to i64, !dbg !96
  store i64 %13, ptr %12, align 8, !dbg !96, !tbaa !80
  store ptr %10, ptr %1, align 8, !dbg !104, !tbaa !80
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %1, ptr noundef null)
          to label %14 unwind label %21, !dbg !112

14:                                               ; preds = %11
  %15 = load ptr, ptr %1, align 8, !dbg !113, !tbaa !80
  %16 = icmp eq ptr %15, null, !dbg !116
  br i1 %16, label %30, label %17, !dbg !113

17:                                               ; preds = %14
  %18 = load ptr, ptr %15, align 8, !dbg !117, !tbaa !49
  %19 = getelementptr inbounds ptr, ptr %18, i64 1, !dbg !117
  %20 = load ptr, ptr %19, align 8, !dbg !117
  call void %20(ptr noundef nonnull align 8 dereferenceable(8) %15) #15, !dbg !117
  br label %30, !dbg !120

21:                                               ; preds = %11
  %22 = landingpad { ptr, i32 }
          cleanup, !dbg !121
  %23 = load ptr, ptr %1, align 8, !dbg !122, !tbaa !80
  %24 = icmp eq ptr %23, null, !dbg !124
  br i1 %24, label %29, label %25, !dbg !122

25:                                               ; preds = %21
  %26 = load ptr, ptr %23, align 8, !dbg !125, !tbaa !49
  %27 = getelementptr inbounds ptr, ptr %26, i64 1, !dbg !125
  %28 = load ptr, ptr %27, align 8, !dbg !125
  call void %28(ptr noundef nonnull align 8 dereferenceable(8) %23) #15, !dbg !125
  br label %29, !dbg !127

29:                                               ; preds = %25, %21
  store ptr null, ptr %1, align 8, !dbg !128, !tbaa !80
  br label %100

30:                                               ; preds = %14, %17
  store ptr null, ptr %1, align 8, !dbg !129, !tbaa !80
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !121
  store ptr null, ptr %2, align 8, !dbg !130, !tbaa !80
  %31 = load ptr, ptr %4, align 8, !dbg !138, !tbaa !78
  store ptr null, ptr %4, align 8, !dbg !141, !tbaa !78
  %32 = icmp eq ptr %31, null, !dbg !142
  br i1 %32, label %57, label %33, !dbg !147

33:                                               ; preds = %30
  %34 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %31, i64 0, i32 1, !dbg !148
  %35 = load atomic i64, ptr %34 acquire, align 8, !dbg !151
  %36 = icmp eq i64 %35, 4294967297, !dbg !152
  br i1 %36, label %37, label %45, !dbg !151

37:                                               ; preds = %33
  store i32 0, ptr %34, align 8, !dbg !153, !tbaa !52
  %38 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %31, i64 0, i32 2, !dbg !154
  store i32 0, ptr %38, align 4, !dbg !155, !tbaa !56
  %39 = load ptr, ptr %31, align 8, !dbg !156, !tbaa !49
  %40 = getelementptr inbounds ptr, ptr %39, i64 2, !dbg !156
  %41 = load ptr, ptr %40, align 8, !dbg !156
  call void %41(ptr noundef nonnull align 8 dereferenceable(16) %31) #15, !dbg !156
  %42 = load ptr, ptr %31, align 8, !dbg !157, !tbaa !49
  %43 = getelementptr inbounds ptr, ptr %42, i64 3, !dbg !157
  %44 = load ptr, ptr %43, align 8, !dbg !157
  call void %44(ptr noundef nonnull align 8 dereferenceable(16) %31) #15, !dbg !157
  br label %57, !dbg !158

45:                                               ; preds = %33
  %46 = load i8, ptr @__libc_single_threaded, align 1, !dbg !159, !tbaa !165
  %47 = icmp eq i8 %46, 0, !dbg !159
  br i1 %47, label %51, label %48, !dbg !166

48:                                               ; preds = %45
  %49 = load i32, ptr %34, align 8, !dbg !167, !tbaa !170
  %50 = add nsw i32 %49, -1, !dbg !171
  store i32 %50, ptr %34, align 8, !dbg !171, !tbaa !170
  br label %53, !dbg !172

51:                                               ; preds = %45
  %52 = atomicrmw volatile add ptr %34, i32 -1 acq_rel, align 4, !dbg !173
  br label %53, !dbg !176

53:                                               ; preds = %51, %48
  %54 = phi i32 [ %49, %48 ], [ %52, %51 ], !dbg !177
  %55 = icmp eq i32 %54, 1, !dbg !178
  br i1 %55, label %56, label %57, !dbg !179, !prof !180

56:                                               ; preds = %53
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %31) #15, !dbg !181
  br label %57, !dbg !182

57:                                               ; preds = %30, %37, %53, %56
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %58 unwind label %95, !dbg !183

58:                                               ; preds = %57
  %59 = load i64, ptr %3, align 8, !dbg !184, !tbaa.struct !189
  %60 = icmp eq i64 %59, 0, !dbg !191
  br i1 %60, label %62, label %61, !dbg !194

61:                                               ; preds = %58
  call void @_ZSt9terminatev() #17, !dbg !195
  unreachable, !dbg !195

62:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15, !dbg !199
  %63 = load ptr, ptr %4, align 8, !dbg !200, !tbaa !78
  %64 = icmp eq ptr %63, null, !dbg !203
  br i1 %64, label %89, label %65, !dbg !200

65:                                               ; preds = %62
  %66 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %63, i64 0, i32 1, !dbg !204
  %67 = load atomic i64, ptr %66 acquire, align 8, !dbg !206
  %68 = icmp eq i64 %67, 4294967297, !dbg !207
  br i1 %68, label %69, label %77, !dbg !206

69:                                               ; preds = %65
  store i32 0, ptr %66, align 8, !dbg !208, !tbaa !52
  %70 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %63, i64 0, i32 2, !dbg !209
  store i32 0, ptr %70, align 4, !dbg !210, !tbaa !56
  %71 = load ptr, ptr %63, align 8, !dbg !211, !tbaa !49
  %72 = getelementptr inbounds ptr, ptr %71, i64 2, !dbg !211
  %73 = load ptr, ptr %72, align 8, !dbg !211
  call void %73(ptr noundef nonnull align 8 dereferenceable(16) %63) #15, !dbg !211
  %74 = load ptr, ptr %63, align 8, !dbg !212, !tbaa !49
  %75 = getelementptr inbounds ptr, ptr %74, i64 3, !dbg !212
  %76 = load ptr, ptr %75, align 8, !dbg !212
  call void %76(ptr noundef nonnull align 8 dereferenceable(16) %63) #15, !dbg !212
  br label %89, !dbg !213

77:                                               ; preds = %65
  %78 = load i8, ptr @__libc_single_threaded, align 1, !dbg !214, !tbaa !165
  %79 = icmp eq i8 %78, 0, !dbg !214
  br i1 %79, label %83, label %80, !dbg !217

80:                                               ; preds = %77
  %81 = load i32, ptr %66, align 8, !dbg !218, !tbaa !170
  %82 = add nsw i32 %81, -1, !dbg !220
  store i32 %82, ptr %66, align 8, !dbg !220, !tbaa !170
  br label %85, !dbg !221

83:                                               ; preds = %77
  %84 = atomicrmw volatile add ptr %66, i32 -1 acq_rel, align 4, !dbg !222
  br label %85, !dbg !224

85:                                               ; preds = %83, %80
  %86 = phi i32 [ %81, %80 ], [ %84, %83 ], !dbg !225
  %87 = icmp eq i32 %86, 1, !dbg !226
  br i1 %87, label %88, label %89, !dbg !227, !prof !180

88:                                               ; preds = %85
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %63) #15, !dbg !228
  br label %89, !dbg !229

89:                                               ; preds = %62, %69, %85, %88
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15, !dbg !199
  %90 = load atomic i32, ptr @_ZL5alive seq_cst, align 4, !dbg !230
  %91 = icmp eq i32 %90, 0, !dbg !235
  br i1 %91, label %102, label %92, !dbg !235

92:                                               ; preds = %89
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 36, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #17, !dbg !235
  unreachable, !dbg !235

93:                                               ; preds = %0
  %94 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  br label %100, !dbg !237

95:                                               ; preds = %57
  %96 = landingpad { ptr, i32 }
          cleanup, !dbg !236
  %97 = load i64, ptr %3, align 8, !dbg !238, !tbaa.struct !189
  %98 = icmp eq i64 %97, 0, !dbg !241
  br i1 %98, label %100, label %99, !dbg !243

99:                                               ; preds = %95
  call void @_ZSt9terminatev() #17, !dbg !244
  unreachable, !dbg !244

100:                                              ; preds = %95, %93, %29
  %101 = phi { ptr, i32 } [ %94, %93 ], [ %22, %29 ], [ %96, %95 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15, !dbg !199
  call void @_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #15, !dbg !199
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15, !dbg !199
  resume { ptr, i32 } %101, !dbg !199

102:                                              ; preds = %89
  ret i32 0, !dbg !236
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !246 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !248 void @_ZSt9terminatev() local_unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !249 {
  %2 = load ptr, ptr %0, align 8, !dbg !250, !tbaa !49
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !250
  %4 = load ptr, ptr %3, align 8, !dbg !250
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !250
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !253
  %6 = load i8, ptr @__libc_single_threaded, align 1, !dbg !254, !tbaa !165
  %7 = icmp eq i8 %6, 0, !dbg !254
  br i1 %7, label %11, label %8, !dbg !257

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !dbg !258, !tbaa !170
  %10 = add nsw i32 %9, -1, !dbg !260
  store i32 %10, ptr %5, align 4, !dbg !260, !tbaa !170
  br label %13, !dbg !261

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4, !dbg !262
  br label %13, !dbg !264

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ], !dbg !265
  %15 = icmp eq i32 %14, 1, !dbg !266
  br i1 %15, label %16, label %20, !dbg !267

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !dbg !268, !tbaa !49
  %18 = getelementptr inbounds ptr, ptr %17, i64 3, !dbg !268
  %19 = load ptr, ptr %18, align 8, !dbg !268
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !268
  br label %20, !dbg !269

20:                                               ; preds = %13, %16
  ret void, !dbg !270
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !271 {
  ret void, !dbg !272
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !273 {
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !274
  ret void, !dbg !275
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !276 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !277
  store i32 0, ptr %2, align 8, !dbg !279, !tbaa !69
  %3 = atomicrmw sub ptr @_ZL5alive, i32 1 seq_cst, align 4, !dbg !286
  ret void, !dbg !291
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !292 {
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !293
  ret void, !dbg !300
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #7 comdat align 2 !dbg !301 {
  %3 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !302
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !304
  br i1 %4, label %16, label %5, !dbg !305

5:                                                ; preds = %2
  %6 = getelementptr inbounds %"class.std::type_info", ptr %1, i64 0, i32 1, !dbg !306
  %7 = load ptr, ptr %6, align 8, !dbg !306, !tbaa !310
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag, !dbg !312
  br i1 %8, label %16, label %9, !dbg !306

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !dbg !313, !tbaa !165
  %11 = icmp eq i8 %10, 42, !dbg !314
  br i1 %11, label %16, label %12, !dbg !315

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #15, !dbg !316
  %14 = icmp eq i32 %13, 0, !dbg !317
  %15 = select i1 %14, ptr %3, ptr null, !dbg !318
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ], !dbg !319
  ret ptr %17, !dbg !320
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !321 {
  tail call void @llvm.trap() #17, !dbg !322
  unreachable, !dbg !322
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 !dbg !323 {
  %2 = load ptr, ptr %0, align 8, !dbg !324, !tbaa !49
  %3 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !324
  %4 = load ptr, ptr %3, align 8, !dbg !324
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !324
  ret void, !dbg !325
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !326 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #10

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !327 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !328
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !328
  ret void, !dbg !328
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #13 align 2 personality ptr @__gxx_personality_v0 !dbg !329 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !330
  %3 = load ptr, ptr %2, align 8, !dbg !331, !tbaa !343
  %4 = load ptr, ptr %3, align 8, !dbg !345, !tbaa !25
  %5 = getelementptr inbounds %"class.std::__shared_ptr", ptr %3, i64 0, i32 1, !dbg !345
  %6 = load ptr, ptr %5, align 8, !dbg !350, !tbaa !78
  %7 = icmp eq ptr %6, null, !dbg !353
  br i1 %7, label %17, label %8, !dbg !354

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 1, !dbg !355
  %10 = load i8, ptr @__libc_single_threaded, align 1, !dbg !358, !tbaa !165
  %11 = icmp eq i8 %10, 0, !dbg !358
  br i1 %11, label %15, label %12, !dbg !362

12:                                               ; preds = %8
  %13 = load i32, ptr %9, align 8, !dbg !363, !tbaa !170
  %14 = add nsw i32 %13, 1, !dbg !363
  store i32 %14, ptr %9, align 8, !dbg !363, !tbaa !170
  br label %17, !dbg !366

15:                                               ; preds = %8
  %16 = atomicrmw volatile add ptr %9, i32 1 acq_rel, align 4, !dbg !367
  br label %17

17:                                               ; preds = %15, %12, %1
  %18 = icmp eq ptr %4, null, !dbg !370
  br i1 %18, label %23, label %19, !dbg !373

19:                                               ; preds = %17
  %20 = load i32, ptr %4, align 4, !dbg !374, !tbaa !69
  %21 = icmp eq i32 %20, 7, !dbg !374
  br i1 %21, label %23, label %22, !dbg !374

22:                                               ; preds = %19
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #17, !dbg !374
  unreachable, !dbg !374

23:                                               ; preds = %19, %17
  br i1 %7, label %48, label %24, !dbg !375

24:                                               ; preds = %23
  %25 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 1, !dbg !378
  %26 = load atomic i64, ptr %25 acquire, align 8, !dbg !380
  %27 = icmp eq i64 %26, 4294967297, !dbg !381
  br i1 %27, label %28, label %36, !dbg !380

28:                                               ; preds = %24
  store i32 0, ptr %25, align 8, !dbg !382, !tbaa !52
  %29 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 2, !dbg !383
  store i32 0, ptr %29, align 4, !dbg !384, !tbaa !56
  %30 = load ptr, ptr %6, align 8, !dbg !385, !tbaa !49
  %31 = getelementptr inbounds ptr, ptr %30, i64 2, !dbg !385
  %32 = load ptr, ptr %31, align 8, !dbg !385
  tail call void %32(ptr noundef nonnull align 8 dereferenceable(16) %6) #15, !dbg !385
  %33 = load ptr, ptr %6, align 8, !dbg !386, !tbaa !49
  %34 = getelementptr inbounds ptr, ptr %33, i64 3, !dbg !386
  %35 = load ptr, ptr %34, align 8, !dbg !386
  tail call void %35(ptr noundef nonnull align 8 dereferenceable(16) %6) #15, !dbg !386
  br label %48, !dbg !387

36:                                               ; preds = %24
  %37 = load i8, ptr @__libc_single_threaded, align 1, !dbg !388, !tbaa !165
  %38 = icmp eq i8 %37, 0, !dbg !388
  br i1 %38, label %42, label %39, !dbg !391

39:                                               ; preds = %36
  %40 = load i32, ptr %25, align 8, !dbg !392, !tbaa !170
  %41 = add nsw i32 %40, -1, !dbg !394
  store i32 %41, ptr %25, align 8, !dbg !394, !tbaa !170
  br label %44, !dbg !395

42:                                               ; preds = %36
  %43 = atomicrmw volatile add ptr %25, i32 -1 acq_rel, align 4, !dbg !396
  br label %44, !dbg !398

44:                                               ; preds = %42, %39
  %45 = phi i32 [ %40, %39 ], [ %43, %42 ], !dbg !399
  %46 = icmp eq i32 %45, 1, !dbg !400
  br i1 %46, label %47, label %48, !dbg !401, !prof !180

47:                                               ; preds = %44
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %6) #15, !dbg !402
  br label %48, !dbg !403

48:                                               ; preds = %23, %28, %44, %47
  ret void, !dbg !404
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !145 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !405
  %3 = load ptr, ptr %2, align 8, !dbg !406, !tbaa !78
  %4 = icmp eq ptr %3, null, !dbg !408
  br i1 %4, label %29, label %5, !dbg !406

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !409
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !411
  %8 = icmp eq i64 %7, 4294967297, !dbg !412
  br i1 %8, label %9, label %17, !dbg !411

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !413, !tbaa !52
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !414
  store i32 0, ptr %10, align 4, !dbg !415, !tbaa !56
  %11 = load ptr, ptr %3, align 8, !dbg !416, !tbaa !49
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !416
  %13 = load ptr, ptr %12, align 8, !dbg !416
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !416
  %14 = load ptr, ptr %3, align 8, !dbg !417, !tbaa !49
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !417
  %16 = load ptr, ptr %15, align 8, !dbg !417
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !417
  br label %29, !dbg !418

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !419, !tbaa !165
  %19 = icmp eq i8 %18, 0, !dbg !419
  br i1 %19, label %23, label %20, !dbg !422

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !423, !tbaa !170
  %22 = add nsw i32 %21, -1, !dbg !425
  store i32 %22, ptr %6, align 8, !dbg !425, !tbaa !170
  br label %25, !dbg !426

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !427
  br label %25, !dbg !429

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !430
  %27 = icmp eq i32 %26, 1, !dbg !431
  br i1 %27, label %28, label %29, !dbg !432, !prof !180

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !433
  br label %29, !dbg !434

29:                                               ; preds = %1, %9, %25, %28
  ret void, !dbg !405
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { cold noreturn nounwind }
attributes #9 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nounwind }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { noreturn nounwind }
attributes #18 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/shared.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !9, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 23, column: 3, scope: !8)
!12 = !{!13}
!13 = distinct !{!13, !14, !"_ZSt11make_sharedI4ItemJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_: argument 0"}
!14 = distinct !{!14, !"_ZSt11make_sharedI4ItemJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_"}
!15 = !DILocation(line: 23, column: 15, scope: !8)
!16 = !DILocation(line: 1712, column: 4, scope: !17, inlinedAt: !19)
!17 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void> >", scope: !18, file: !18, line: 1711, type: !9, scopeLine: 1713, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!18 = !DIFile(filename: "include/c++/12/bits/shared_ptr_base.h", directory: "")
!19 = distinct !DILocation(line: 464, column: 4, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void> >", scope: !21, file: !21, line: 463, type: !9, scopeLine: 465, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!21 = !DIFile(filename: "include/c++/12/bits/shared_ptr.h", directory: "")
!22 = distinct !DILocation(line: 1009, column: 14, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "make_shared<Item>", scope: !21, file: !21, line: 1005, type: !9, scopeLine: 1006, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!24 = distinct !DILocation(line: 23, column: 15, scope: !8)
!25 = !{!26, !27, i64 0}
!26 = !{!"_ZTSSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE", !27, i64 0, !30, i64 8}
!27 = !{!"any pointer", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C++ TBAA"}
!30 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !27, i64 0}
!31 = !DILocation(line: 1712, column: 14, scope: !17, inlinedAt: !19)
!32 = !DILocation(line: 137, column: 27, scope: !33, inlinedAt: !35)
!33 = distinct !DISubprogram(name: "allocate", scope: !34, file: !34, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!34 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!35 = distinct !DILocation(line: 464, column: 20, scope: !36, inlinedAt: !38)
!36 = distinct !DISubprogram(name: "allocate", scope: !37, file: !37, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!38 = distinct !DILocation(line: 98, column: 21, scope: !39, inlinedAt: !41)
!39 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<Item, std::allocator<void>, (__gnu_cxx::_Lock_policy)2> > >", scope: !40, file: !40, line: 96, type: !9, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!40 = !DIFile(filename: "include/c++/12/bits/allocated_ptr.h", directory: "")
!41 = distinct !DILocation(line: 969, column: 19, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "__shared_count<Item, std::allocator<void> >", scope: !18, file: !18, line: 964, type: !9, scopeLine: 966, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!43 = distinct !DILocation(line: 1712, column: 14, scope: !17, inlinedAt: !19)
!44 = !DILocation(line: 130, column: 43, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !18, file: !18, line: 129, type: !9, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 599, column: 2, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<>", scope: !18, file: !18, line: 599, type: !9, scopeLine: 601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = distinct !DILocation(line: 972, column: 6, scope: !42, inlinedAt: !43)
!49 = !{!50, !50, i64 0}
!50 = !{!"vtable pointer", !29, i64 0}
!51 = !DILocation(line: 130, column: 9, scope: !45, inlinedAt: !46)
!52 = !{!53, !54, i64 8}
!53 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !54, i64 8, !54, i64 12}
!54 = !{!"int", !28, i64 0}
!55 = !DILocation(line: 130, column: 26, scope: !45, inlinedAt: !46)
!56 = !{!53, !54, i64 12}
!57 = !DILocation(line: 601, column: 2, scope: !47, inlinedAt: !48)
!58 = !DILocation(line: 650, column: 39, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "_M_ptr", scope: !18, file: !18, line: 650, type: !9, scopeLine: 650, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!60 = distinct !DILocation(line: 604, column: 45, scope: !47, inlinedAt: !48)
!61 = !DILocation(line: 11, column: 6, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "Item", scope: !1, file: !1, line: 12, type: !9, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!63 = distinct !DILocation(line: 119, column: 25, scope: !64, inlinedAt: !66)
!64 = distinct !DISubprogram(name: "_Construct<Item>", scope: !65, file: !65, line: 109, type: !9, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!65 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!66 = distinct !DILocation(line: 635, column: 4, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "construct<Item>", scope: !37, file: !37, line: 633, type: !9, scopeLine: 635, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = distinct !DILocation(line: 604, column: 4, scope: !47, inlinedAt: !48)
!69 = !{!70, !54, i64 0}
!70 = !{!"_ZTS4Item", !54, i64 0}
!71 = !DILocation(line: 618, column: 16, scope: !72, inlinedAt: !74)
!72 = distinct !DISubprogram(name: "fetch_add", scope: !73, file: !73, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!73 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!74 = distinct !DILocation(line: 369, column: 16, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "operator++", scope: !73, file: !73, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!76 = distinct !DILocation(line: 12, column: 11, scope: !62, inlinedAt: !63)
!77 = !DILocation(line: 974, column: 10, scope: !42, inlinedAt: !43)
!78 = !{!30, !27, i64 0}
!79 = !DILocation(line: 975, column: 8, scope: !42, inlinedAt: !43)
!80 = !{!27, !27, i64 0}
!81 = !DILocation(line: 25, column: 3, scope: !8)
!82 = !DILocation(line: 85, column: 23, scope: !83, inlinedAt: !85)
!83 = distinct !DISubprogram(name: "id", scope: !84, file: !84, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!84 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!85 = distinct !DILocation(line: 126, column: 7, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "thread<(lambda at cpp/shared.cpp:25:22), void>", scope: !84, file: !84, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!87 = distinct !DILocation(line: 25, column: 15, scope: !8)
!88 = !{!89, !90, i64 0}
!89 = !{!"_ZTSNSt6thread2idE", !90, i64 0}
!90 = !{!"long", !28, i64 0}
!91 = !DILocation(line: 142, column: 29, scope: !86, inlinedAt: !87)
!92 = !DILocation(line: 207, column: 4, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/shared.cpp:25:22)>", scope: !84, file: !84, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = distinct !DILocation(line: 142, column: 33, scope: !86, inlinedAt: !87)
!95 = !DILocation(line: 206, column: 6, scope: !93, inlinedAt: !94)
!96 = !DILocation(line: 200, column: 4, scope: !97, inlinedAt: !99)
!97 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/shared.cpp:25:22)>", scope: !98, file: !98, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!99 = distinct !DILocation(line: 441, column: 4, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/shared.cpp:25:22)>", scope: !98, file: !98, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!101 = distinct !DILocation(line: 744, column: 4, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "tuple<(lambda at cpp/shared.cpp:25:22), true, true>", scope: !98, file: !98, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!103 = distinct !DILocation(line: 206, column: 14, scope: !93, inlinedAt: !94)
!104 = !DILocation(line: 168, column: 56, scope: !105, inlinedAt: !107)
!105 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !106, file: !106, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!106 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!107 = distinct !DILocation(line: 233, column: 40, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !106, file: !106, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!109 = distinct !DILocation(line: 310, column: 4, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !106, file: !106, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!111 = distinct !DILocation(line: 142, column: 18, scope: !86, inlinedAt: !87)
!112 = !DILocation(line: 142, column: 2, scope: !86, inlinedAt: !87)
!113 = !DILocation(line: 395, column: 6, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "~unique_ptr", scope: !106, file: !106, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!115 = distinct !DILocation(line: 142, column: 2, scope: !86, inlinedAt: !87)
!116 = !DILocation(line: 395, column: 12, scope: !114, inlinedAt: !115)
!117 = !DILocation(line: 95, column: 2, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "operator()", scope: !106, file: !106, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = distinct !DILocation(line: 396, column: 4, scope: !114, inlinedAt: !115)
!120 = !DILocation(line: 396, column: 4, scope: !114, inlinedAt: !115)
!121 = !DILocation(line: 145, column: 7, scope: !86, inlinedAt: !87)
!122 = !DILocation(line: 395, column: 6, scope: !114, inlinedAt: !123)
!123 = distinct !DILocation(line: 142, column: 2, scope: !86, inlinedAt: !87)
!124 = !DILocation(line: 395, column: 12, scope: !114, inlinedAt: !123)
!125 = !DILocation(line: 95, column: 2, scope: !118, inlinedAt: !126)
!126 = distinct !DILocation(line: 396, column: 4, scope: !114, inlinedAt: !123)
!127 = !DILocation(line: 396, column: 4, scope: !114, inlinedAt: !123)
!128 = !DILocation(line: 397, column: 8, scope: !114, inlinedAt: !123)
!129 = !DILocation(line: 397, column: 8, scope: !114, inlinedAt: !115)
!130 = !DILocation(line: 206, column: 11, scope: !131, inlinedAt: !133)
!131 = distinct !DISubprogram(name: "swap<Item *>", scope: !132, file: !132, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!132 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!133 = distinct !DILocation(line: 1686, column: 2, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "swap", scope: !18, file: !18, line: 1684, type: !9, scopeLine: 1685, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!135 = distinct !DILocation(line: 1642, column: 24, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "reset", scope: !18, file: !18, line: 1641, type: !9, scopeLine: 1642, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!137 = distinct !DILocation(line: 33, column: 8, scope: !8)
!138 = !DILocation(line: 1099, column: 37, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "_M_swap", scope: !18, file: !18, line: 1097, type: !9, scopeLine: 1098, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!140 = distinct !DILocation(line: 1687, column: 14, scope: !134, inlinedAt: !135)
!141 = !DILocation(line: 1100, column: 12, scope: !139, inlinedAt: !140)
!142 = !DILocation(line: 1070, column: 12, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "~__shared_count", scope: !18, file: !18, line: 1068, type: !9, scopeLine: 1069, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!144 = distinct !DILocation(line: 1524, column: 31, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "~__shared_ptr", scope: !18, file: !18, line: 1524, type: !9, scopeLine: 1524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = distinct !DILocation(line: 1642, column: 9, scope: !136, inlinedAt: !137)
!147 = !DILocation(line: 1070, column: 6, scope: !143, inlinedAt: !144)
!148 = !DILocation(line: 334, column: 55, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "_M_release", scope: !18, file: !18, line: 317, type: !9, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = distinct !DILocation(line: 1071, column: 11, scope: !143, inlinedAt: !144)
!151 = !DILocation(line: 337, column: 8, scope: !149, inlinedAt: !150)
!152 = !DILocation(line: 337, column: 57, scope: !149, inlinedAt: !150)
!153 = !DILocation(line: 343, column: 37, scope: !149, inlinedAt: !150)
!154 = !DILocation(line: 343, column: 8, scope: !149, inlinedAt: !150)
!155 = !DILocation(line: 343, column: 22, scope: !149, inlinedAt: !150)
!156 = !DILocation(line: 346, column: 8, scope: !149, inlinedAt: !150)
!157 = !DILocation(line: 347, column: 8, scope: !149, inlinedAt: !150)
!158 = !DILocation(line: 348, column: 8, scope: !149, inlinedAt: !150)
!159 = !DILocation(line: 52, column: 12, scope: !160, inlinedAt: !162)
!160 = distinct !DISubprogram(name: "__is_single_threaded", scope: !161, file: !161, line: 47, type: !9, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!161 = !DIFile(filename: "include/c++/12/ext/atomicity.h", directory: "")
!162 = distinct !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !161, file: !161, line: 96, type: !9, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = distinct !DILocation(line: 350, column: 8, scope: !149, inlinedAt: !150)
!165 = !{!28, !28, i64 0}
!166 = !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !164)
!167 = !DILocation(line: 84, column: 29, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !161, file: !161, line: 82, type: !9, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = distinct !DILocation(line: 99, column: 14, scope: !163, inlinedAt: !164)
!170 = !{!54, !54, i64 0}
!171 = !DILocation(line: 85, column: 12, scope: !168, inlinedAt: !169)
!172 = !DILocation(line: 99, column: 7, scope: !163, inlinedAt: !164)
!173 = !DILocation(line: 66, column: 12, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "__exchange_and_add", scope: !161, file: !161, line: 65, type: !9, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!175 = distinct !DILocation(line: 101, column: 14, scope: !163, inlinedAt: !164)
!176 = !DILocation(line: 101, column: 7, scope: !163, inlinedAt: !164)
!177 = !DILocation(line: 0, scope: !163, inlinedAt: !164)
!178 = !DILocation(line: 350, column: 66, scope: !149, inlinedAt: !150)
!179 = !DILocation(line: 350, column: 8, scope: !149, inlinedAt: !150)
!180 = !{!"branch_weights", i32 1, i32 2000}
!181 = !DILocation(line: 353, column: 8, scope: !149, inlinedAt: !150)
!182 = !DILocation(line: 354, column: 8, scope: !149, inlinedAt: !150)
!183 = !DILocation(line: 34, column: 10, scope: !8)
!184 = !DILocation(line: 175, column: 16, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "joinable", scope: !84, file: !84, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!186 = distinct !DILocation(line: 150, column: 11, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "~thread", scope: !84, file: !84, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = distinct !DILocation(line: 35, column: 2, scope: !8)
!189 = !{i64 0, i64 8, !190}
!190 = !{!90, !90, i64 0}
!191 = !DILocation(line: 286, column: 26, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "operator==", scope: !84, file: !84, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = distinct !DILocation(line: 175, column: 22, scope: !185, inlinedAt: !186)
!194 = !DILocation(line: 150, column: 11, scope: !187, inlinedAt: !188)
!195 = !DILocation(line: 312, column: 5, scope: !196, inlinedAt: !198)
!196 = distinct !DISubprogram(name: "__terminate", scope: !197, file: !197, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!197 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!198 = distinct !DILocation(line: 151, column: 2, scope: !187, inlinedAt: !188)
!199 = !DILocation(line: 35, column: 2, scope: !8)
!200 = !DILocation(line: 1070, column: 6, scope: !143, inlinedAt: !201)
!201 = distinct !DILocation(line: 1524, column: 31, scope: !145, inlinedAt: !202)
!202 = distinct !DILocation(line: 35, column: 2, scope: !8)
!203 = !DILocation(line: 1070, column: 12, scope: !143, inlinedAt: !201)
!204 = !DILocation(line: 334, column: 55, scope: !149, inlinedAt: !205)
!205 = distinct !DILocation(line: 1071, column: 11, scope: !143, inlinedAt: !201)
!206 = !DILocation(line: 337, column: 8, scope: !149, inlinedAt: !205)
!207 = !DILocation(line: 337, column: 57, scope: !149, inlinedAt: !205)
!208 = !DILocation(line: 343, column: 37, scope: !149, inlinedAt: !205)
!209 = !DILocation(line: 343, column: 8, scope: !149, inlinedAt: !205)
!210 = !DILocation(line: 343, column: 22, scope: !149, inlinedAt: !205)
!211 = !DILocation(line: 346, column: 8, scope: !149, inlinedAt: !205)
!212 = !DILocation(line: 347, column: 8, scope: !149, inlinedAt: !205)
!213 = !DILocation(line: 348, column: 8, scope: !149, inlinedAt: !205)
!214 = !DILocation(line: 52, column: 12, scope: !160, inlinedAt: !215)
!215 = distinct !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !216)
!216 = distinct !DILocation(line: 350, column: 8, scope: !149, inlinedAt: !205)
!217 = !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !216)
!218 = !DILocation(line: 84, column: 29, scope: !168, inlinedAt: !219)
!219 = distinct !DILocation(line: 99, column: 14, scope: !163, inlinedAt: !216)
!220 = !DILocation(line: 85, column: 12, scope: !168, inlinedAt: !219)
!221 = !DILocation(line: 99, column: 7, scope: !163, inlinedAt: !216)
!222 = !DILocation(line: 66, column: 12, scope: !174, inlinedAt: !223)
!223 = distinct !DILocation(line: 101, column: 14, scope: !163, inlinedAt: !216)
!224 = !DILocation(line: 101, column: 7, scope: !163, inlinedAt: !216)
!225 = !DILocation(line: 0, scope: !163, inlinedAt: !216)
!226 = !DILocation(line: 350, column: 66, scope: !149, inlinedAt: !205)
!227 = !DILocation(line: 350, column: 8, scope: !149, inlinedAt: !205)
!228 = !DILocation(line: 353, column: 8, scope: !149, inlinedAt: !205)
!229 = !DILocation(line: 354, column: 8, scope: !149, inlinedAt: !205)
!230 = !DILocation(line: 488, column: 9, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "load", scope: !73, file: !73, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!232 = distinct !DILocation(line: 348, column: 16, scope: !233, inlinedAt: !234)
!233 = distinct !DISubprogram(name: "operator int", scope: !73, file: !73, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!234 = distinct !DILocation(line: 36, column: 2, scope: !8)
!235 = !DILocation(line: 36, column: 2, scope: !8)
!236 = !DILocation(line: 37, column: 1, scope: !8)
!237 = !DILocation(line: 25, column: 15, scope: !8)
!238 = !DILocation(line: 175, column: 16, scope: !185, inlinedAt: !239)
!239 = distinct !DILocation(line: 150, column: 11, scope: !187, inlinedAt: !240)
!240 = distinct !DILocation(line: 35, column: 2, scope: !8)
!241 = !DILocation(line: 286, column: 26, scope: !192, inlinedAt: !242)
!242 = distinct !DILocation(line: 175, column: 22, scope: !185, inlinedAt: !239)
!243 = !DILocation(line: 150, column: 11, scope: !187, inlinedAt: !240)
!244 = !DILocation(line: 312, column: 5, scope: !196, inlinedAt: !245)
!245 = distinct !DILocation(line: 151, column: 2, scope: !187, inlinedAt: !240)
!246 = !DISubprogram(name: "__assert_fail", scope: !247, file: !247, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!247 = !DIFile(filename: "include/assert.h", directory: "")
!248 = !DISubprogram(name: "terminate", scope: !197, file: !197, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!249 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !18, file: !18, line: 198, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = !DILocation(line: 175, column: 2, scope: !251, inlinedAt: !252)
!251 = distinct !DISubprogram(name: "_M_release_last_use", scope: !18, file: !18, line: 172, type: !9, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!252 = distinct !DILocation(line: 199, column: 9, scope: !249)
!253 = !DILocation(line: 187, column: 46, scope: !251, inlinedAt: !252)
!254 = !DILocation(line: 52, column: 12, scope: !160, inlinedAt: !255)
!255 = distinct !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !256)
!256 = distinct !DILocation(line: 187, column: 6, scope: !251, inlinedAt: !252)
!257 = !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !256)
!258 = !DILocation(line: 84, column: 29, scope: !168, inlinedAt: !259)
!259 = distinct !DILocation(line: 99, column: 14, scope: !163, inlinedAt: !256)
!260 = !DILocation(line: 85, column: 12, scope: !168, inlinedAt: !259)
!261 = !DILocation(line: 99, column: 7, scope: !163, inlinedAt: !256)
!262 = !DILocation(line: 66, column: 12, scope: !174, inlinedAt: !263)
!263 = distinct !DILocation(line: 101, column: 14, scope: !163, inlinedAt: !256)
!264 = !DILocation(line: 101, column: 7, scope: !163, inlinedAt: !256)
!265 = !DILocation(line: 0, scope: !163, inlinedAt: !256)
!266 = !DILocation(line: 188, column: 14, scope: !251, inlinedAt: !252)
!267 = !DILocation(line: 187, column: 6, scope: !251, inlinedAt: !252)
!268 = !DILocation(line: 191, column: 6, scope: !251, inlinedAt: !252)
!269 = !DILocation(line: 192, column: 4, scope: !251, inlinedAt: !252)
!270 = !DILocation(line: 199, column: 32, scope: !249)
!271 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !18, file: !18, line: 133, type: !9, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!272 = !DILocation(line: 134, column: 9, scope: !271)
!273 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !18, file: !18, line: 608, type: !9, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!274 = !DILocation(line: 608, column: 43, scope: !273)
!275 = !DILocation(line: 608, column: 45, scope: !273)
!276 = distinct !DISubprogram(name: "_M_dispose", scope: !18, file: !18, line: 611, type: !9, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!277 = !DILocation(line: 650, column: 39, scope: !59, inlinedAt: !278)
!278 = distinct !DILocation(line: 613, column: 56, scope: !276)
!279 = !DILocation(line: 15, column: 9, scope: !280, inlinedAt: !281)
!280 = distinct !DISubprogram(name: "~Item", scope: !1, file: !1, line: 13, type: !9, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!281 = distinct !DILocation(line: 151, column: 19, scope: !282, inlinedAt: !283)
!282 = distinct !DISubprogram(name: "_Destroy<Item>", scope: !65, file: !65, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!283 = distinct !DILocation(line: 648, column: 4, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "destroy<Item>", scope: !37, file: !37, line: 646, type: !9, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!285 = distinct !DILocation(line: 613, column: 2, scope: !276)
!286 = !DILocation(line: 628, column: 16, scope: !287, inlinedAt: !288)
!287 = distinct !DISubprogram(name: "fetch_sub", scope: !73, file: !73, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!288 = distinct !DILocation(line: 377, column: 16, scope: !289, inlinedAt: !290)
!289 = distinct !DISubprogram(name: "operator--", scope: !73, file: !73, line: 376, type: !9, scopeLine: 377, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!290 = distinct !DILocation(line: 16, column: 3, scope: !280, inlinedAt: !281)
!291 = !DILocation(line: 614, column: 7, scope: !276)
!292 = distinct !DISubprogram(name: "_M_destroy", scope: !18, file: !18, line: 618, type: !9, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!293 = !DILocation(line: 158, column: 2, scope: !294, inlinedAt: !295)
!294 = distinct !DISubprogram(name: "deallocate", scope: !34, file: !34, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!295 = distinct !DILocation(line: 496, column: 13, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "deallocate", scope: !37, file: !37, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!297 = distinct !DILocation(line: 74, column: 4, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !40, file: !40, line: 71, type: !9, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!299 = distinct !DILocation(line: 623, column: 7, scope: !292)
!300 = !DILocation(line: 623, column: 7, scope: !292)
!301 = distinct !DISubprogram(name: "_M_get_deleter", scope: !18, file: !18, line: 631, type: !9, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!302 = !DILocation(line: 650, column: 39, scope: !59, inlinedAt: !303)
!303 = distinct !DILocation(line: 633, column: 58, scope: !301)
!304 = !DILocation(line: 638, column: 12, scope: !301)
!305 = !DILocation(line: 639, column: 6, scope: !301)
!306 = !DILocation(line: 198, column: 9, scope: !307, inlinedAt: !309)
!307 = distinct !DISubprogram(name: "operator==", scope: !308, file: !308, line: 193, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!308 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!309 = distinct !DILocation(line: 641, column: 11, scope: !301)
!310 = !{!311, !27, i64 8}
!311 = !{!"_ZTSSt9type_info", !27, i64 8}
!312 = !DILocation(line: 198, column: 16, scope: !307, inlinedAt: !309)
!313 = !DILocation(line: 206, column: 12, scope: !307, inlinedAt: !309)
!314 = !DILocation(line: 206, column: 22, scope: !307, inlinedAt: !309)
!315 = !DILocation(line: 206, column: 29, scope: !307, inlinedAt: !309)
!316 = !DILocation(line: 206, column: 32, scope: !307, inlinedAt: !309)
!317 = !DILocation(line: 206, column: 72, scope: !307, inlinedAt: !309)
!318 = !DILocation(line: 638, column: 6, scope: !301)
!319 = !DILocation(line: 0, scope: !301)
!320 = !DILocation(line: 648, column: 7, scope: !301)
!321 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !18, file: !18, line: 133, type: !9, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!322 = !DILocation(line: 134, column: 7, scope: !321)
!323 = distinct !DISubprogram(name: "_M_destroy", scope: !18, file: !18, line: 143, type: !9, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!324 = !DILocation(line: 144, column: 9, scope: !323)
!325 = !DILocation(line: 144, column: 22, scope: !323)
!326 = !DISubprogram(name: "__builtin_strcmp", scope: !308, file: !308, line: 178, type: !9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!327 = distinct !DISubprogram(name: "~_State_impl", scope: !84, file: !84, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!328 = !DILocation(line: 200, column: 14, scope: !327)
!329 = distinct !DISubprogram(name: "_M_run", scope: !84, file: !84, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!330 = !DILocation(line: 210, column: 13, scope: !329)
!331 = !DILocation(line: 26, column: 16, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!333 = distinct !DILocation(line: 61, column: 14, scope: !334, inlinedAt: !336)
!334 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/shared.cpp:25:22)>", scope: !335, file: !335, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!335 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!336 = distinct !DILocation(line: 96, column: 14, scope: !337, inlinedAt: !338)
!337 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/shared.cpp:25:22)>", scope: !335, file: !335, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!338 = distinct !DILocation(line: 252, column: 13, scope: !339, inlinedAt: !340)
!339 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !84, file: !84, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!340 = distinct !DILocation(line: 259, column: 11, scope: !341, inlinedAt: !342)
!341 = distinct !DISubprogram(name: "operator()", scope: !84, file: !84, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!342 = distinct !DILocation(line: 210, column: 13, scope: !329)
!343 = !{!344, !27, i64 0}
!344 = !{!"_ZTSZ4mainE3$_0", !27, i64 0}
!345 = !DILocation(line: 1522, column: 7, scope: !346, inlinedAt: !347)
!346 = distinct !DISubprogram(name: "__shared_ptr", scope: !18, file: !18, line: 1522, type: !9, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!347 = distinct !DILocation(line: 204, column: 7, scope: !348, inlinedAt: !349)
!348 = distinct !DISubprogram(name: "shared_ptr", scope: !21, file: !21, line: 204, type: !9, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!349 = distinct !DILocation(line: 26, column: 16, scope: !332, inlinedAt: !333)
!350 = !DILocation(line: 1075, column: 19, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "__shared_count", scope: !18, file: !18, line: 1074, type: !9, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!352 = distinct !DILocation(line: 1522, column: 7, scope: !346, inlinedAt: !347)
!353 = !DILocation(line: 1077, column: 12, scope: !351, inlinedAt: !352)
!354 = !DILocation(line: 1077, column: 6, scope: !351, inlinedAt: !352)
!355 = !DILocation(line: 152, column: 43, scope: !356, inlinedAt: !357)
!356 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !18, file: !18, line: 151, type: !9, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!357 = distinct !DILocation(line: 1078, column: 11, scope: !351, inlinedAt: !352)
!358 = !DILocation(line: 52, column: 12, scope: !160, inlinedAt: !359)
!359 = distinct !DILocation(line: 108, column: 9, scope: !360, inlinedAt: !361)
!360 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !161, file: !161, line: 106, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!361 = distinct !DILocation(line: 152, column: 9, scope: !356, inlinedAt: !357)
!362 = !DILocation(line: 108, column: 9, scope: !360, inlinedAt: !361)
!363 = !DILocation(line: 92, column: 12, scope: !364, inlinedAt: !365)
!364 = distinct !DISubprogram(name: "__atomic_add_single", scope: !161, file: !161, line: 91, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!365 = distinct !DILocation(line: 109, column: 7, scope: !360, inlinedAt: !361)
!366 = !DILocation(line: 109, column: 7, scope: !360, inlinedAt: !361)
!367 = !DILocation(line: 71, column: 5, scope: !368, inlinedAt: !369)
!368 = distinct !DISubprogram(name: "__atomic_add", scope: !161, file: !161, line: 70, type: !9, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!369 = distinct !DILocation(line: 111, column: 7, scope: !360, inlinedAt: !361)
!370 = !DILocation(line: 1670, column: 23, scope: !371, inlinedAt: !372)
!371 = distinct !DISubprogram(name: "operator bool", scope: !18, file: !18, line: 1669, type: !9, scopeLine: 1670, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!372 = distinct !DILocation(line: 27, column: 8, scope: !332, inlinedAt: !333)
!373 = !DILocation(line: 27, column: 8, scope: !332, inlinedAt: !333)
!374 = !DILocation(line: 28, column: 5, scope: !332, inlinedAt: !333)
!375 = !DILocation(line: 1070, column: 6, scope: !143, inlinedAt: !376)
!376 = distinct !DILocation(line: 1524, column: 31, scope: !145, inlinedAt: !377)
!377 = distinct !DILocation(line: 29, column: 3, scope: !332, inlinedAt: !333)
!378 = !DILocation(line: 334, column: 55, scope: !149, inlinedAt: !379)
!379 = distinct !DILocation(line: 1071, column: 11, scope: !143, inlinedAt: !376)
!380 = !DILocation(line: 337, column: 8, scope: !149, inlinedAt: !379)
!381 = !DILocation(line: 337, column: 57, scope: !149, inlinedAt: !379)
!382 = !DILocation(line: 343, column: 37, scope: !149, inlinedAt: !379)
!383 = !DILocation(line: 343, column: 8, scope: !149, inlinedAt: !379)
!384 = !DILocation(line: 343, column: 22, scope: !149, inlinedAt: !379)
!385 = !DILocation(line: 346, column: 8, scope: !149, inlinedAt: !379)
!386 = !DILocation(line: 347, column: 8, scope: !149, inlinedAt: !379)
!387 = !DILocation(line: 348, column: 8, scope: !149, inlinedAt: !379)
!388 = !DILocation(line: 52, column: 12, scope: !160, inlinedAt: !389)
!389 = distinct !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !390)
!390 = distinct !DILocation(line: 350, column: 8, scope: !149, inlinedAt: !379)
!391 = !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !390)
!392 = !DILocation(line: 84, column: 29, scope: !168, inlinedAt: !393)
!393 = distinct !DILocation(line: 99, column: 14, scope: !163, inlinedAt: !390)
!394 = !DILocation(line: 85, column: 12, scope: !168, inlinedAt: !393)
!395 = !DILocation(line: 99, column: 7, scope: !163, inlinedAt: !390)
!396 = !DILocation(line: 66, column: 12, scope: !174, inlinedAt: !397)
!397 = distinct !DILocation(line: 101, column: 14, scope: !163, inlinedAt: !390)
!398 = !DILocation(line: 101, column: 7, scope: !163, inlinedAt: !390)
!399 = !DILocation(line: 0, scope: !163, inlinedAt: !390)
!400 = !DILocation(line: 350, column: 66, scope: !149, inlinedAt: !379)
!401 = !DILocation(line: 350, column: 8, scope: !149, inlinedAt: !379)
!402 = !DILocation(line: 353, column: 8, scope: !149, inlinedAt: !379)
!403 = !DILocation(line: 354, column: 8, scope: !149, inlinedAt: !379)
!404 = !DILocation(line: 210, column: 24, scope: !329)
!405 = !DILocation(line: 1524, column: 31, scope: !145)
!406 = !DILocation(line: 1070, column: 6, scope: !143, inlinedAt: !407)
!407 = distinct !DILocation(line: 1524, column: 31, scope: !145)
!408 = !DILocation(line: 1070, column: 12, scope: !143, inlinedAt: !407)
!409 = !DILocation(line: 334, column: 55, scope: !149, inlinedAt: !410)
!410 = distinct !DILocation(line: 1071, column: 11, scope: !143, inlinedAt: !407)
!411 = !DILocation(line: 337, column: 8, scope: !149, inlinedAt: !410)
!412 = !DILocation(line: 337, column: 57, scope: !149, inlinedAt: !410)
!413 = !DILocation(line: 343, column: 37, scope: !149, inlinedAt: !410)
!414 = !DILocation(line: 343, column: 8, scope: !149, inlinedAt: !410)
!415 = !DILocation(line: 343, column: 22, scope: !149, inlinedAt: !410)
!416 = !DILocation(line: 346, column: 8, scope: !149, inlinedAt: !410)
!417 = !DILocation(line: 347, column: 8, scope: !149, inlinedAt: !410)
!418 = !DILocation(line: 348, column: 8, scope: !149, inlinedAt: !410)
!419 = !DILocation(line: 52, column: 12, scope: !160, inlinedAt: !420)
!420 = distinct !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !421)
!421 = distinct !DILocation(line: 350, column: 8, scope: !149, inlinedAt: !410)
!422 = !DILocation(line: 98, column: 9, scope: !163, inlinedAt: !421)
!423 = !DILocation(line: 84, column: 29, scope: !168, inlinedAt: !424)
!424 = distinct !DILocation(line: 99, column: 14, scope: !163, inlinedAt: !421)
!425 = !DILocation(line: 85, column: 12, scope: !168, inlinedAt: !424)
!426 = !DILocation(line: 99, column: 7, scope: !163, inlinedAt: !421)
!427 = !DILocation(line: 66, column: 12, scope: !174, inlinedAt: !428)
!428 = distinct !DILocation(line: 101, column: 14, scope: !163, inlinedAt: !421)
!429 = !DILocation(line: 101, column: 7, scope: !163, inlinedAt: !421)
!430 = !DILocation(line: 0, scope: !163, inlinedAt: !421)
!431 = !DILocation(line: 350, column: 66, scope: !149, inlinedAt: !410)
!432 = !DILocation(line: 350, column: 8, scope: !149, inlinedAt: !410)
!433 = !DILocation(line: 353, column: 8, scope: !149, inlinedAt: !410)
!434 = !DILocation(line: 354, column: 8, scope: !149, inlinedAt: !410)
