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
%class.anon = type { %"class.std::shared_ptr" }
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
%"class.std::type_info" = type { ptr, ptr }

$_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

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
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
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
  %4 = alloca %class.anon, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #15, !dbg !11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12), !dbg !15
  store ptr null, ptr %2, align 8, !dbg !16, !tbaa !25, !alias.scope !12
  %5 = getelementptr inbounds %"class.std::__shared_ptr", ptr %2, i64 0, i32 1, !dbg !31
  %6 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #16, !dbg !32, !noalias !12
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %6, align 8, !dbg !44, !tbaa !49, !noalias !12
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 1, !dbg !51
  store i32 1, ptr %7, align 8, !dbg !51, !tbaa !52, !noalias !12
  %8 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 2, !dbg !55
  store i32 1, ptr %8, align 4, !dbg !55, !tbaa !56, !noalias !12
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %6, align 8, !dbg !57, !tbaa !49, !noalias !12
  %9 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %6, i64 0, i32 1, !dbg !58
  store i32 7, ptr %9, align 8, !dbg !61, !tbaa !69, !noalias !12
  %10 = atomicrmw add ptr @_ZL5alive, i32 1 seq_cst, align 4, !dbg !71, !noalias !12
  store ptr %6, ptr %5, align 8, !dbg !77, !tbaa !78, !alias.scope !12
  store ptr %9, ptr %2, align 8, !dbg !79, !tbaa !80, !alias.scope !12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #15, !dbg !81
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %4) #15, !dbg !82
  store ptr %9, ptr %4, align 8, !dbg !83, !tbaa !25
  %11 = getelementptr inbounds %"class.std::__shared_ptr", ptr %4, i64 0, i32 1, !dbg !83
  store ptr %6, ptr %11, align 8, !dbg !88, !tbaa !78
  %12 = load i8, ptr @__libc_single_threaded, align 1, !dbg !91, !tbaa !99
  %13 = icmp eq i8 %12, 0, !dbg !91
  br i1 %13, label %17, label %14, !dbg !100

14:                                               ; preds = %0
  %15 = load i32, ptr %7, align 8, !dbg !101, !tbaa !104
  %16 = add nsw i32 %15, 1, !dbg !101
  store i32 %16, ptr %7, align 8, !dbg !101, !tbaa !104
  br label %19, !dbg !105

17:                                               ; preds = %0
  %18 = atomicrmw volatile add ptr %7, i32 1 acq_rel, align 4, !dbg !106
  br label %19

19:                                               ; preds = %14, %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !109
  store i64 0, ptr %3, align 8, !dbg !109, !tbaa !115
  %20 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #16
          to label %21 unwind label %105, !dbg !118

21:                                               ; preds = %19
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %20, align 8, !dbg !119, !tbaa !49
  %22 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %20, i64 0, i32 1, !dbg !122
  %23 = load ptr, ptr %4, align 8, !dbg !123, !tbaa !25
  store ptr %23, ptr %22, align 8, !dbg !137, !tbaa !25
  %24 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %20, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !138
  store ptr null, ptr %24, align 8, !dbg !139, !tbaa !78
  %25 = load ptr, ptr %11, align 8, !dbg !142, !tbaa !78
  store ptr null, ptr %11, align 8, !dbg !145, !tbaa !78
  store ptr %25, ptr %24, align 8, !dbg !146, !tbaa !78
  store ptr null, ptr %4, align 8, !dbg !147, !tbaa !25
  store ptr %20, ptr %1, align 8, !dbg !148, !tbaa !80
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %1, ptr noundef null)
          to label %26 unwind label %33, !dbg !156

26:                                               ; preds = %21
  %27 = load ptr, ptr %1, align 8, !dbg !157, !tbaa !80
  %28 = icmp eq ptr %27, null, !dbg !160
  br i1 %28, label %42, label %29, !dbg !157

29:                                               ; preds = %26
  %30 = load ptr, ptr %27, align 8, !dbg !161, !tbaa !49
  %31 = getelementptr inbounds ptr, ptr %30, i64 1, !dbg !161
  %32 = load ptr, ptr %31, align 8, !dbg !161
  call void %32(ptr noundef nonnull align 8 dereferenceable(8) %27) #15, !dbg !161
  br label %42, !dbg !164

33:                                               ; preds = %21
  %34 = landingpad { ptr, i32 }
          cleanup, !dbg !165
  %35 = load ptr, ptr %1, align 8, !dbg !166, !tbaa !80
  %36 = icmp eq ptr %35, null, !dbg !168
  br i1 %36, label %41, label %37, !dbg !166

37:                                               ; preds = %33
  %38 = load ptr, ptr %35, align 8, !dbg !169, !tbaa !49
  %39 = getelementptr inbounds ptr, ptr %38, i64 1, !dbg !169
  %40 = load ptr, ptr %39, align 8, !dbg !169
  call void %40(ptr noundef nonnull align 8 dereferenceable(8) %35) #15, !dbg !169
  br label %41, !dbg !171

41:                                               ; preds = %37, %33
  store ptr null, ptr %1, align 8, !dbg !172, !tbaa !80
  br label %107

42:                                               ; preds = %26, %29
  store ptr null, ptr %1, align 8, !dbg !173, !tbaa !80
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !165
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15, !dbg !174
  store ptr null, ptr %2, align 8, !dbg !175, !tbaa !80
  %43 = load ptr, ptr %5, align 8, !dbg !183, !tbaa !78
  store ptr null, ptr %5, align 8, !dbg !185, !tbaa !78
  %44 = icmp eq ptr %43, null, !dbg !186
  br i1 %44, label %69, label %45, !dbg !191

45:                                               ; preds = %42
  %46 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %43, i64 0, i32 1, !dbg !192
  %47 = load atomic i64, ptr %46 acquire, align 8, !dbg !195
  %48 = icmp eq i64 %47, 4294967297, !dbg !196
  br i1 %48, label %49, label %57, !dbg !195

49:                                               ; preds = %45
  store i32 0, ptr %46, align 8, !dbg !197, !tbaa !52
  %50 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %43, i64 0, i32 2, !dbg !198
  store i32 0, ptr %50, align 4, !dbg !199, !tbaa !56
  %51 = load ptr, ptr %43, align 8, !dbg !200, !tbaa !49
  %52 = getelementptr inbounds ptr, ptr %51, i64 2, !dbg !200
  %53 = load ptr, ptr %52, align 8, !dbg !200
  call void %53(ptr noundef nonnull align 8 dereferenceable(16) %43) #15, !dbg !200
  %54 = load ptr, ptr %43, align 8, !dbg !201, !tbaa !49
  %55 = getelementptr inbounds ptr, ptr %54, i64 3, !dbg !201
  %56 = load ptr, ptr %55, align 8, !dbg !201
  call void %56(ptr noundef nonnull align 8 dereferenceable(16) %43) #15, !dbg !201
  br label %69, !dbg !202

57:                                               ; preds = %45
  %58 = load i8, ptr @__libc_single_threaded, align 1, !dbg !203, !tbaa !99
  %59 = icmp eq i8 %58, 0, !dbg !203
  br i1 %59, label %63, label %60, !dbg !207

60:                                               ; preds = %57
  %61 = load i32, ptr %46, align 8, !dbg !208, !tbaa !104
  %62 = add nsw i32 %61, -1, !dbg !211
  store i32 %62, ptr %46, align 8, !dbg !211, !tbaa !104
  br label %65, !dbg !212

63:                                               ; preds = %57
  %64 = atomicrmw volatile add ptr %46, i32 -1 acq_rel, align 4, !dbg !213
  br label %65, !dbg !216

65:                                               ; preds = %63, %60
  %66 = phi i32 [ %61, %60 ], [ %64, %63 ], !dbg !217
  %67 = icmp eq i32 %66, 1, !dbg !218
  br i1 %67, label %68, label %69, !dbg !219, !prof !220

68:                                               ; preds = %65
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %43) #15, !dbg !221
  br label %69, !dbg !222

69:                                               ; preds = %42, %49, %65, %68
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %70 unwind label %109, !dbg !223

70:                                               ; preds = %69
  %71 = load i64, ptr %3, align 8, !dbg !224, !tbaa.struct !229
  %72 = icmp eq i64 %71, 0, !dbg !231
  br i1 %72, label %74, label %73, !dbg !234

73:                                               ; preds = %70
  call void @_ZSt9terminatev() #17, !dbg !235
  unreachable, !dbg !235

74:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15, !dbg !239
  %75 = load ptr, ptr %5, align 8, !dbg !240, !tbaa !78
  %76 = icmp eq ptr %75, null, !dbg !243
  br i1 %76, label %101, label %77, !dbg !240

77:                                               ; preds = %74
  %78 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %75, i64 0, i32 1, !dbg !244
  %79 = load atomic i64, ptr %78 acquire, align 8, !dbg !246
  %80 = icmp eq i64 %79, 4294967297, !dbg !247
  br i1 %80, label %81, label %89, !dbg !246

81:                                               ; preds = %77
  store i32 0, ptr %78, align 8, !dbg !248, !tbaa !52
  %82 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %75, i64 0, i32 2, !dbg !249
  store i32 0, ptr %82, align 4, !dbg !250, !tbaa !56
  %83 = load ptr, ptr %75, align 8, !dbg !251, !tbaa !49
  %84 = getelementptr inbounds ptr, ptr %83, i64 2, !dbg !251
  %85 = load ptr, ptr %84, align 8, !dbg !251
  call void %85(ptr noundef nonnull align 8 dereferenceable(16) %75) #15, !dbg !251
  %86 = load ptr, ptr %75, align 8, !dbg !252, !tbaa !49
  %87 = getelementptr inbounds ptr, ptr %86, i64 3, !dbg !252
  %88 = load ptr, ptr %87, align 8, !dbg !252
  call void %88(ptr noundef nonnull align 8 dereferenceable(16) %75) #15, !dbg !252
  br label %101, !dbg !253

89:                                               ; preds = %77
  %90 = load i8, ptr @__libc_single_threaded, align 1, !dbg !254, !tbaa !99
  %91 = icmp eq i8 %90, 0, !dbg !254
  br i1 %91, label %95, label %92, !dbg !257

92:                                               ; preds = %89
  %93 = load i32, ptr %78, align 8, !dbg !258, !tbaa !104
  %94 = add nsw i32 %93, -1, !dbg !260
  store i32 %94, ptr %78, align 8, !dbg !260, !tbaa !104
  br label %97, !dbg !261

95:                                               ; preds = %89
  %96 = atomicrmw volatile add ptr %78, i32 -1 acq_rel, align 4, !dbg !262
  br label %97, !dbg !264

97:                                               ; preds = %95, %92
  %98 = phi i32 [ %93, %92 ], [ %96, %95 ], !dbg !265
  %99 = icmp eq i32 %98, 1, !dbg !266
  br i1 %99, label %100, label %101, !dbg !267, !prof !220

100:                                              ; preds = %97
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %75) #15, !dbg !268
  br label %101, !dbg !269

101:                                              ; preds = %74, %81, %97, %100
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15, !dbg !239
  %102 = load atomic i32, ptr @_ZL5alive seq_cst, align 4, !dbg !270
  %103 = icmp eq i32 %102, 0, !dbg !275
  br i1 %103, label %116, label %104, !dbg !275

104:                                              ; preds = %101
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 36, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #17, !dbg !275
  unreachable, !dbg !275

105:                                              ; preds = %19
  %106 = landingpad { ptr, i32 }
          cleanup, !dbg !276
  br label %107, !dbg !174

107:                                              ; preds = %41, %105
  %108 = phi { ptr, i32 } [ %106, %105 ], [ %34, %41 ]
  call fastcc void @"_ZZ4mainEN3$_0D2Ev"(ptr noundef nonnull align 8 dereferenceable(16) %4) #15, !dbg !174
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %4) #15, !dbg !174
  br label %114, !dbg !174

109:                                              ; preds = %69
  %110 = landingpad { ptr, i32 }
          cleanup, !dbg !276
  %111 = load i64, ptr %3, align 8, !dbg !277, !tbaa.struct !229
  %112 = icmp eq i64 %111, 0, !dbg !280
  br i1 %112, label %114, label %113, !dbg !282

113:                                              ; preds = %109
  call void @_ZSt9terminatev() #17, !dbg !283
  unreachable, !dbg !283

114:                                              ; preds = %109, %107
  %115 = phi { ptr, i32 } [ %108, %107 ], [ %110, %109 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #15, !dbg !239
  call void @_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #15, !dbg !239
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #15, !dbg !239
  resume { ptr, i32 } %115, !dbg !239

116:                                              ; preds = %101
  ret i32 0, !dbg !276
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: inlinehint norecurse nounwind uwtable
define internal fastcc void @"_ZZ4mainEN3$_0D2Ev"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #2 align 2 personality ptr @__gxx_personality_v0 !dbg !285 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !286
  %3 = load ptr, ptr %2, align 8, !dbg !288, !tbaa !78
  %4 = icmp eq ptr %3, null, !dbg !290
  br i1 %4, label %29, label %5, !dbg !288

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !291
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !293
  %8 = icmp eq i64 %7, 4294967297, !dbg !294
  br i1 %8, label %9, label %17, !dbg !293

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !295, !tbaa !52
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !296
  store i32 0, ptr %10, align 4, !dbg !297, !tbaa !56
  %11 = load ptr, ptr %3, align 8, !dbg !298, !tbaa !49
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !298
  %13 = load ptr, ptr %12, align 8, !dbg !298
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !298
  %14 = load ptr, ptr %3, align 8, !dbg !299, !tbaa !49
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !299
  %16 = load ptr, ptr %15, align 8, !dbg !299
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !299
  br label %29, !dbg !300

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !301, !tbaa !99
  %19 = icmp eq i8 %18, 0, !dbg !301
  br i1 %19, label %23, label %20, !dbg !304

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !305, !tbaa !104
  %22 = add nsw i32 %21, -1, !dbg !307
  store i32 %22, ptr %6, align 8, !dbg !307, !tbaa !104
  br label %25, !dbg !308

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !309
  br label %25, !dbg !311

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !312
  %27 = icmp eq i32 %26, 1, !dbg !313
  br i1 %27, label %28, label %29, !dbg !314, !prof !220

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !315
  br label %29, !dbg !316

29:                                               ; preds = %1, %9, %25, %28
  ret void, !dbg !317
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !189 {
  %2 = getelementptr inbounds %"class.std::__shared_ptr", ptr %0, i64 0, i32 1, !dbg !318
  %3 = load ptr, ptr %2, align 8, !dbg !319, !tbaa !78
  %4 = icmp eq ptr %3, null, !dbg !321
  br i1 %4, label %29, label %5, !dbg !319

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !322
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !324
  %8 = icmp eq i64 %7, 4294967297, !dbg !325
  br i1 %8, label %9, label %17, !dbg !324

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !326, !tbaa !52
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !327
  store i32 0, ptr %10, align 4, !dbg !328, !tbaa !56
  %11 = load ptr, ptr %3, align 8, !dbg !329, !tbaa !49
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !329
  %13 = load ptr, ptr %12, align 8, !dbg !329
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !329
  %14 = load ptr, ptr %3, align 8, !dbg !330, !tbaa !49
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !330
  %16 = load ptr, ptr %15, align 8, !dbg !330
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !330
  br label %29, !dbg !331

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !332, !tbaa !99
  %19 = icmp eq i8 %18, 0, !dbg !332
  br i1 %19, label %23, label %20, !dbg !335

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !336, !tbaa !104
  %22 = add nsw i32 %21, -1, !dbg !338
  store i32 %22, ptr %6, align 8, !dbg !338, !tbaa !104
  br label %25, !dbg !339

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !340
  br label %25, !dbg !342

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !343
  %27 = icmp eq i32 %26, 1, !dbg !344
  br i1 %27, label %28, label %29, !dbg !345, !prof !220

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !346
  br label %29, !dbg !347

29:                                               ; preds = %1, %9, %25, %28
  ret void, !dbg !318
}

; Function Attrs: noreturn nounwind
declare !dbg !348 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

declare !dbg !350 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #6 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !351 {
  %2 = load ptr, ptr %0, align 8, !dbg !352, !tbaa !49
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !352
  %4 = load ptr, ptr %3, align 8, !dbg !352
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !352
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !355
  %6 = load i8, ptr @__libc_single_threaded, align 1, !dbg !356, !tbaa !99
  %7 = icmp eq i8 %6, 0, !dbg !356
  br i1 %7, label %11, label %8, !dbg !359

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !dbg !360, !tbaa !104
  %10 = add nsw i32 %9, -1, !dbg !362
  store i32 %10, ptr %5, align 4, !dbg !362, !tbaa !104
  br label %13, !dbg !363

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4, !dbg !364
  br label %13, !dbg !366

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ], !dbg !367
  %15 = icmp eq i32 %14, 1, !dbg !368
  br i1 %15, label %16, label %20, !dbg !369

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !dbg !370, !tbaa !49
  %18 = getelementptr inbounds ptr, ptr %17, i64 3, !dbg !370
  %19 = load ptr, ptr %18, align 8, !dbg !370
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !370
  br label %20, !dbg !371

20:                                               ; preds = %13, %16
  ret void, !dbg !372
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 !dbg !373 {
  ret void, !dbg !374
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 !dbg !375 {
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !376
  ret void, !dbg !377
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !378 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !379
  store i32 0, ptr %2, align 8, !dbg !381, !tbaa !69
  %3 = atomicrmw sub ptr @_ZL5alive, i32 1 seq_cst, align 4, !dbg !388
  ret void, !dbg !393
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #4 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !394 {
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !395
  ret void, !dbg !402
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #8 comdat align 2 !dbg !403 {
  %3 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !404
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !406
  br i1 %4, label %16, label %5, !dbg !407

5:                                                ; preds = %2
  %6 = getelementptr inbounds %"class.std::type_info", ptr %1, i64 0, i32 1, !dbg !408
  %7 = load ptr, ptr %6, align 8, !dbg !408, !tbaa !412
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag, !dbg !414
  br i1 %8, label %16, label %9, !dbg !408

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !dbg !415, !tbaa !99
  %11 = icmp eq i8 %10, 42, !dbg !416
  br i1 %11, label %16, label %12, !dbg !417

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #15, !dbg !418
  %14 = icmp eq i32 %13, 0, !dbg !419
  %15 = select i1 %14, ptr %3, ptr null, !dbg !420
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ], !dbg !421
  ret ptr %17, !dbg !422
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #4 comdat align 2 !dbg !423 {
  tail call void @llvm.trap() #17, !dbg !424
  unreachable, !dbg !424
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 !dbg !425 {
  %2 = load ptr, ptr %0, align 8, !dbg !426, !tbaa !49
  %3 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !426
  %4 = load ptr, ptr %3, align 8, !dbg !426
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #15, !dbg !426
  ret void, !dbg !427
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #9

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !428 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #11

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #12 align 2 personality ptr @__gxx_personality_v0 !dbg !429 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !430, !tbaa !49
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !431
  %3 = load ptr, ptr %2, align 8, !dbg !438, !tbaa !78
  %4 = icmp eq ptr %3, null, !dbg !440
  br i1 %4, label %29, label %5, !dbg !438

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !441
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !443
  %8 = icmp eq i64 %7, 4294967297, !dbg !444
  br i1 %8, label %9, label %17, !dbg !443

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !445, !tbaa !52
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !446
  store i32 0, ptr %10, align 4, !dbg !447, !tbaa !56
  %11 = load ptr, ptr %3, align 8, !dbg !448, !tbaa !49
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !448
  %13 = load ptr, ptr %12, align 8, !dbg !448
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !448
  %14 = load ptr, ptr %3, align 8, !dbg !449, !tbaa !49
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !449
  %16 = load ptr, ptr %15, align 8, !dbg !449
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !449
  br label %29, !dbg !450

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !451, !tbaa !99
  %19 = icmp eq i8 %18, 0, !dbg !451
  br i1 %19, label %23, label %20, !dbg !454

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !455, !tbaa !104
  %22 = add nsw i32 %21, -1, !dbg !457
  store i32 %22, ptr %6, align 8, !dbg !457, !tbaa !104
  br label %25, !dbg !458

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !459
  br label %25, !dbg !461

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !462
  %27 = icmp eq i32 %26, 1, !dbg !463
  br i1 %27, label %28, label %29, !dbg !464, !prof !220

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !465
  br label %29, !dbg !466

29:                                               ; preds = %1, %9, %25, %28
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #15, !dbg !430
  ret void, !dbg !430
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #12 align 2 personality ptr @__gxx_personality_v0 !dbg !467 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !468, !tbaa !49
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !470
  %3 = load ptr, ptr %2, align 8, !dbg !475, !tbaa !78
  %4 = icmp eq ptr %3, null, !dbg !477
  br i1 %4, label %29, label %5, !dbg !475

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !478
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !480
  %8 = icmp eq i64 %7, 4294967297, !dbg !481
  br i1 %8, label %9, label %17, !dbg !480

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !482, !tbaa !52
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !483
  store i32 0, ptr %10, align 4, !dbg !484, !tbaa !56
  %11 = load ptr, ptr %3, align 8, !dbg !485, !tbaa !49
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !485
  %13 = load ptr, ptr %12, align 8, !dbg !485
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !485
  %14 = load ptr, ptr %3, align 8, !dbg !486, !tbaa !49
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !486
  %16 = load ptr, ptr %15, align 8, !dbg !486
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !486
  br label %29, !dbg !487

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !488, !tbaa !99
  %19 = icmp eq i8 %18, 0, !dbg !488
  br i1 %19, label %23, label %20, !dbg !491

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !492, !tbaa !104
  %22 = add nsw i32 %21, -1, !dbg !494
  store i32 %22, ptr %6, align 8, !dbg !494, !tbaa !104
  br label %25, !dbg !495

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !496
  br label %25, !dbg !498

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !499
  %27 = icmp eq i32 %26, 1, !dbg !500
  br i1 %27, label %28, label %29, !dbg !501, !prof !220

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #15, !dbg !502
  br label %29, !dbg !503

29:                                               ; preds = %1, %9, %25, %28
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #15, !dbg !468
  tail call void @_ZdlPv(ptr noundef %0) #18, !dbg !504
  ret void, !dbg !504
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %0) unnamed_addr #8 align 2 !dbg !505 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !506
  %3 = load ptr, ptr %2, align 8, !dbg !507, !tbaa !25
  %4 = load i32, ptr %3, align 4, !dbg !525, !tbaa !69
  %5 = icmp eq i32 %4, 7, !dbg !525
  br i1 %5, label %7, label %6, !dbg !525

6:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 31, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #17, !dbg !525
  unreachable, !dbg !525

7:                                                ; preds = %1
  ret void, !dbg !526
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { inlinehint norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { cold noreturn nounwind }
attributes #10 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!81 = !DILocation(line: 31, column: 3, scope: !8)
!82 = !DILocation(line: 31, column: 22, scope: !8)
!83 = !DILocation(line: 1522, column: 7, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "__shared_ptr", scope: !18, file: !18, line: 1522, type: !9, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!85 = distinct !DILocation(line: 204, column: 7, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "shared_ptr", scope: !21, file: !21, line: 204, type: !9, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!87 = distinct !DILocation(line: 31, column: 30, scope: !8)
!88 = !DILocation(line: 1075, column: 9, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "__shared_count", scope: !18, file: !18, line: 1074, type: !9, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!90 = distinct !DILocation(line: 1522, column: 7, scope: !84, inlinedAt: !85)
!91 = !DILocation(line: 52, column: 12, scope: !92, inlinedAt: !94)
!92 = distinct !DISubprogram(name: "__is_single_threaded", scope: !93, file: !93, line: 47, type: !9, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!93 = !DIFile(filename: "include/c++/12/ext/atomicity.h", directory: "")
!94 = distinct !DILocation(line: 108, column: 9, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !93, file: !93, line: 106, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!96 = distinct !DILocation(line: 152, column: 9, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !18, file: !18, line: 151, type: !9, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!98 = distinct !DILocation(line: 1078, column: 11, scope: !89, inlinedAt: !90)
!99 = !{!28, !28, i64 0}
!100 = !DILocation(line: 108, column: 9, scope: !95, inlinedAt: !96)
!101 = !DILocation(line: 92, column: 12, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "__atomic_add_single", scope: !93, file: !93, line: 91, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!103 = distinct !DILocation(line: 109, column: 7, scope: !95, inlinedAt: !96)
!104 = !{!54, !54, i64 0}
!105 = !DILocation(line: 109, column: 7, scope: !95, inlinedAt: !96)
!106 = !DILocation(line: 71, column: 5, scope: !107, inlinedAt: !108)
!107 = distinct !DISubprogram(name: "__atomic_add", scope: !93, file: !93, line: 70, type: !9, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!108 = distinct !DILocation(line: 111, column: 7, scope: !95, inlinedAt: !96)
!109 = !DILocation(line: 85, column: 23, scope: !110, inlinedAt: !112)
!110 = distinct !DISubprogram(name: "id", scope: !111, file: !111, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!111 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!112 = distinct !DILocation(line: 126, column: 7, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "thread<(lambda at cpp/shared.cpp:31:22), void>", scope: !111, file: !111, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!114 = distinct !DILocation(line: 31, column: 15, scope: !8)
!115 = !{!116, !117, i64 0}
!116 = !{!"_ZTSNSt6thread2idE", !117, i64 0}
!117 = !{!"long", !28, i64 0}
!118 = !DILocation(line: 142, column: 29, scope: !113, inlinedAt: !114)
!119 = !DILocation(line: 207, column: 4, scope: !120, inlinedAt: !121)
!120 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/shared.cpp:31:22)>", scope: !111, file: !111, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!121 = distinct !DILocation(line: 142, column: 33, scope: !113, inlinedAt: !114)
!122 = !DILocation(line: 206, column: 6, scope: !120, inlinedAt: !121)
!123 = !DILocation(line: 1532, column: 20, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "__shared_ptr", scope: !18, file: !18, line: 1531, type: !9, scopeLine: 1533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!125 = distinct !DILocation(line: 360, column: 9, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "shared_ptr", scope: !21, file: !21, line: 359, type: !9, scopeLine: 360, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!127 = distinct !DILocation(line: 31, column: 22, scope: !128, inlinedAt: !129)
!128 = distinct !DISubprogram(name: "(lambda at cpp/shared.cpp:31:22)", scope: !1, file: !1, line: 31, type: !9, scopeLine: 31, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!129 = distinct !DILocation(line: 200, column: 4, scope: !130, inlinedAt: !132)
!130 = distinct !DISubprogram(name: "_Head_base<(lambda at cpp/shared.cpp:31:22)>", scope: !131, file: !131, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!131 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!132 = distinct !DILocation(line: 441, column: 4, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at cpp/shared.cpp:31:22)>", scope: !131, file: !131, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!134 = distinct !DILocation(line: 744, column: 4, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "tuple<(lambda at cpp/shared.cpp:31:22), true, true>", scope: !131, file: !131, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = distinct !DILocation(line: 206, column: 14, scope: !120, inlinedAt: !121)
!137 = !DILocation(line: 1532, column: 9, scope: !124, inlinedAt: !125)
!138 = !DILocation(line: 1532, column: 29, scope: !124, inlinedAt: !125)
!139 = !DILocation(line: 908, column: 45, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "__shared_count", scope: !18, file: !18, line: 908, type: !9, scopeLine: 909, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = distinct !DILocation(line: 1532, column: 29, scope: !124, inlinedAt: !125)
!142 = !DILocation(line: 1099, column: 37, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "_M_swap", scope: !18, file: !18, line: 1097, type: !9, scopeLine: 1098, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!144 = distinct !DILocation(line: 1534, column: 14, scope: !124, inlinedAt: !125)
!145 = !DILocation(line: 1100, column: 12, scope: !143, inlinedAt: !144)
!146 = !DILocation(line: 1101, column: 8, scope: !143, inlinedAt: !144)
!147 = !DILocation(line: 1535, column: 13, scope: !124, inlinedAt: !125)
!148 = !DILocation(line: 168, column: 56, scope: !149, inlinedAt: !151)
!149 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !150, file: !150, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!151 = distinct !DILocation(line: 233, column: 40, scope: !152, inlinedAt: !153)
!152 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !150, file: !150, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!153 = distinct !DILocation(line: 310, column: 4, scope: !154, inlinedAt: !155)
!154 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !150, file: !150, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!155 = distinct !DILocation(line: 142, column: 18, scope: !113, inlinedAt: !114)
!156 = !DILocation(line: 142, column: 2, scope: !113, inlinedAt: !114)
!157 = !DILocation(line: 395, column: 6, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "~unique_ptr", scope: !150, file: !150, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = distinct !DILocation(line: 142, column: 2, scope: !113, inlinedAt: !114)
!160 = !DILocation(line: 395, column: 12, scope: !158, inlinedAt: !159)
!161 = !DILocation(line: 95, column: 2, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "operator()", scope: !150, file: !150, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!163 = distinct !DILocation(line: 396, column: 4, scope: !158, inlinedAt: !159)
!164 = !DILocation(line: 396, column: 4, scope: !158, inlinedAt: !159)
!165 = !DILocation(line: 145, column: 7, scope: !113, inlinedAt: !114)
!166 = !DILocation(line: 395, column: 6, scope: !158, inlinedAt: !167)
!167 = distinct !DILocation(line: 142, column: 2, scope: !113, inlinedAt: !114)
!168 = !DILocation(line: 395, column: 12, scope: !158, inlinedAt: !167)
!169 = !DILocation(line: 95, column: 2, scope: !162, inlinedAt: !170)
!170 = distinct !DILocation(line: 396, column: 4, scope: !158, inlinedAt: !167)
!171 = !DILocation(line: 396, column: 4, scope: !158, inlinedAt: !167)
!172 = !DILocation(line: 397, column: 8, scope: !158, inlinedAt: !167)
!173 = !DILocation(line: 397, column: 8, scope: !158, inlinedAt: !159)
!174 = !DILocation(line: 31, column: 15, scope: !8)
!175 = !DILocation(line: 206, column: 11, scope: !176, inlinedAt: !178)
!176 = distinct !DISubprogram(name: "swap<Item *>", scope: !177, file: !177, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!177 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!178 = distinct !DILocation(line: 1686, column: 2, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "swap", scope: !18, file: !18, line: 1684, type: !9, scopeLine: 1685, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!180 = distinct !DILocation(line: 1642, column: 24, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "reset", scope: !18, file: !18, line: 1641, type: !9, scopeLine: 1642, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!182 = distinct !DILocation(line: 33, column: 8, scope: !8)
!183 = !DILocation(line: 1099, column: 37, scope: !143, inlinedAt: !184)
!184 = distinct !DILocation(line: 1687, column: 14, scope: !179, inlinedAt: !180)
!185 = !DILocation(line: 1100, column: 12, scope: !143, inlinedAt: !184)
!186 = !DILocation(line: 1070, column: 12, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "~__shared_count", scope: !18, file: !18, line: 1068, type: !9, scopeLine: 1069, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!188 = distinct !DILocation(line: 1524, column: 31, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "~__shared_ptr", scope: !18, file: !18, line: 1524, type: !9, scopeLine: 1524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!190 = distinct !DILocation(line: 1642, column: 9, scope: !181, inlinedAt: !182)
!191 = !DILocation(line: 1070, column: 6, scope: !187, inlinedAt: !188)
!192 = !DILocation(line: 334, column: 55, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "_M_release", scope: !18, file: !18, line: 317, type: !9, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = distinct !DILocation(line: 1071, column: 11, scope: !187, inlinedAt: !188)
!195 = !DILocation(line: 337, column: 8, scope: !193, inlinedAt: !194)
!196 = !DILocation(line: 337, column: 57, scope: !193, inlinedAt: !194)
!197 = !DILocation(line: 343, column: 37, scope: !193, inlinedAt: !194)
!198 = !DILocation(line: 343, column: 8, scope: !193, inlinedAt: !194)
!199 = !DILocation(line: 343, column: 22, scope: !193, inlinedAt: !194)
!200 = !DILocation(line: 346, column: 8, scope: !193, inlinedAt: !194)
!201 = !DILocation(line: 347, column: 8, scope: !193, inlinedAt: !194)
!202 = !DILocation(line: 348, column: 8, scope: !193, inlinedAt: !194)
!203 = !DILocation(line: 52, column: 12, scope: !92, inlinedAt: !204)
!204 = distinct !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !93, file: !93, line: 96, type: !9, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!206 = distinct !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !194)
!207 = !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !206)
!208 = !DILocation(line: 84, column: 29, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !93, file: !93, line: 82, type: !9, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = distinct !DILocation(line: 99, column: 14, scope: !205, inlinedAt: !206)
!211 = !DILocation(line: 85, column: 12, scope: !209, inlinedAt: !210)
!212 = !DILocation(line: 99, column: 7, scope: !205, inlinedAt: !206)
!213 = !DILocation(line: 66, column: 12, scope: !214, inlinedAt: !215)
!214 = distinct !DISubprogram(name: "__exchange_and_add", scope: !93, file: !93, line: 65, type: !9, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!215 = distinct !DILocation(line: 101, column: 14, scope: !205, inlinedAt: !206)
!216 = !DILocation(line: 101, column: 7, scope: !205, inlinedAt: !206)
!217 = !DILocation(line: 0, scope: !205, inlinedAt: !206)
!218 = !DILocation(line: 350, column: 66, scope: !193, inlinedAt: !194)
!219 = !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !194)
!220 = !{!"branch_weights", i32 1, i32 2000}
!221 = !DILocation(line: 353, column: 8, scope: !193, inlinedAt: !194)
!222 = !DILocation(line: 354, column: 8, scope: !193, inlinedAt: !194)
!223 = !DILocation(line: 34, column: 10, scope: !8)
!224 = !DILocation(line: 175, column: 16, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "joinable", scope: !111, file: !111, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!226 = distinct !DILocation(line: 150, column: 11, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "~thread", scope: !111, file: !111, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!228 = distinct !DILocation(line: 35, column: 2, scope: !8)
!229 = !{i64 0, i64 8, !230}
!230 = !{!117, !117, i64 0}
!231 = !DILocation(line: 286, column: 26, scope: !232, inlinedAt: !233)
!232 = distinct !DISubprogram(name: "operator==", scope: !111, file: !111, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!233 = distinct !DILocation(line: 175, column: 22, scope: !225, inlinedAt: !226)
!234 = !DILocation(line: 150, column: 11, scope: !227, inlinedAt: !228)
!235 = !DILocation(line: 312, column: 5, scope: !236, inlinedAt: !238)
!236 = distinct !DISubprogram(name: "__terminate", scope: !237, file: !237, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!238 = distinct !DILocation(line: 151, column: 2, scope: !227, inlinedAt: !228)
!239 = !DILocation(line: 35, column: 2, scope: !8)
!240 = !DILocation(line: 1070, column: 6, scope: !187, inlinedAt: !241)
!241 = distinct !DILocation(line: 1524, column: 31, scope: !189, inlinedAt: !242)
!242 = distinct !DILocation(line: 35, column: 2, scope: !8)
!243 = !DILocation(line: 1070, column: 12, scope: !187, inlinedAt: !241)
!244 = !DILocation(line: 334, column: 55, scope: !193, inlinedAt: !245)
!245 = distinct !DILocation(line: 1071, column: 11, scope: !187, inlinedAt: !241)
!246 = !DILocation(line: 337, column: 8, scope: !193, inlinedAt: !245)
!247 = !DILocation(line: 337, column: 57, scope: !193, inlinedAt: !245)
!248 = !DILocation(line: 343, column: 37, scope: !193, inlinedAt: !245)
!249 = !DILocation(line: 343, column: 8, scope: !193, inlinedAt: !245)
!250 = !DILocation(line: 343, column: 22, scope: !193, inlinedAt: !245)
!251 = !DILocation(line: 346, column: 8, scope: !193, inlinedAt: !245)
!252 = !DILocation(line: 347, column: 8, scope: !193, inlinedAt: !245)
!253 = !DILocation(line: 348, column: 8, scope: !193, inlinedAt: !245)
!254 = !DILocation(line: 52, column: 12, scope: !92, inlinedAt: !255)
!255 = distinct !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !256)
!256 = distinct !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !245)
!257 = !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !256)
!258 = !DILocation(line: 84, column: 29, scope: !209, inlinedAt: !259)
!259 = distinct !DILocation(line: 99, column: 14, scope: !205, inlinedAt: !256)
!260 = !DILocation(line: 85, column: 12, scope: !209, inlinedAt: !259)
!261 = !DILocation(line: 99, column: 7, scope: !205, inlinedAt: !256)
!262 = !DILocation(line: 66, column: 12, scope: !214, inlinedAt: !263)
!263 = distinct !DILocation(line: 101, column: 14, scope: !205, inlinedAt: !256)
!264 = !DILocation(line: 101, column: 7, scope: !205, inlinedAt: !256)
!265 = !DILocation(line: 0, scope: !205, inlinedAt: !256)
!266 = !DILocation(line: 350, column: 66, scope: !193, inlinedAt: !245)
!267 = !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !245)
!268 = !DILocation(line: 353, column: 8, scope: !193, inlinedAt: !245)
!269 = !DILocation(line: 354, column: 8, scope: !193, inlinedAt: !245)
!270 = !DILocation(line: 488, column: 9, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "load", scope: !73, file: !73, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!272 = distinct !DILocation(line: 348, column: 16, scope: !273, inlinedAt: !274)
!273 = distinct !DISubprogram(name: "operator int", scope: !73, file: !73, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!274 = distinct !DILocation(line: 36, column: 2, scope: !8)
!275 = !DILocation(line: 36, column: 2, scope: !8)
!276 = !DILocation(line: 37, column: 1, scope: !8)
!277 = !DILocation(line: 175, column: 16, scope: !225, inlinedAt: !278)
!278 = distinct !DILocation(line: 150, column: 11, scope: !227, inlinedAt: !279)
!279 = distinct !DILocation(line: 35, column: 2, scope: !8)
!280 = !DILocation(line: 286, column: 26, scope: !232, inlinedAt: !281)
!281 = distinct !DILocation(line: 175, column: 22, scope: !225, inlinedAt: !278)
!282 = !DILocation(line: 150, column: 11, scope: !227, inlinedAt: !279)
!283 = !DILocation(line: 312, column: 5, scope: !236, inlinedAt: !284)
!284 = distinct !DILocation(line: 151, column: 2, scope: !227, inlinedAt: !279)
!285 = distinct !DISubprogram(name: "~(lambda at cpp/shared.cpp:31:22)", scope: !1, file: !1, line: 31, type: !9, scopeLine: 31, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!286 = !DILocation(line: 1524, column: 31, scope: !189, inlinedAt: !287)
!287 = distinct !DILocation(line: 31, column: 22, scope: !285)
!288 = !DILocation(line: 1070, column: 6, scope: !187, inlinedAt: !289)
!289 = distinct !DILocation(line: 1524, column: 31, scope: !189, inlinedAt: !287)
!290 = !DILocation(line: 1070, column: 12, scope: !187, inlinedAt: !289)
!291 = !DILocation(line: 334, column: 55, scope: !193, inlinedAt: !292)
!292 = distinct !DILocation(line: 1071, column: 11, scope: !187, inlinedAt: !289)
!293 = !DILocation(line: 337, column: 8, scope: !193, inlinedAt: !292)
!294 = !DILocation(line: 337, column: 57, scope: !193, inlinedAt: !292)
!295 = !DILocation(line: 343, column: 37, scope: !193, inlinedAt: !292)
!296 = !DILocation(line: 343, column: 8, scope: !193, inlinedAt: !292)
!297 = !DILocation(line: 343, column: 22, scope: !193, inlinedAt: !292)
!298 = !DILocation(line: 346, column: 8, scope: !193, inlinedAt: !292)
!299 = !DILocation(line: 347, column: 8, scope: !193, inlinedAt: !292)
!300 = !DILocation(line: 348, column: 8, scope: !193, inlinedAt: !292)
!301 = !DILocation(line: 52, column: 12, scope: !92, inlinedAt: !302)
!302 = distinct !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !303)
!303 = distinct !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !292)
!304 = !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !303)
!305 = !DILocation(line: 84, column: 29, scope: !209, inlinedAt: !306)
!306 = distinct !DILocation(line: 99, column: 14, scope: !205, inlinedAt: !303)
!307 = !DILocation(line: 85, column: 12, scope: !209, inlinedAt: !306)
!308 = !DILocation(line: 99, column: 7, scope: !205, inlinedAt: !303)
!309 = !DILocation(line: 66, column: 12, scope: !214, inlinedAt: !310)
!310 = distinct !DILocation(line: 101, column: 14, scope: !205, inlinedAt: !303)
!311 = !DILocation(line: 101, column: 7, scope: !205, inlinedAt: !303)
!312 = !DILocation(line: 0, scope: !205, inlinedAt: !303)
!313 = !DILocation(line: 350, column: 66, scope: !193, inlinedAt: !292)
!314 = !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !292)
!315 = !DILocation(line: 353, column: 8, scope: !193, inlinedAt: !292)
!316 = !DILocation(line: 354, column: 8, scope: !193, inlinedAt: !292)
!317 = !DILocation(line: 31, column: 22, scope: !285)
!318 = !DILocation(line: 1524, column: 31, scope: !189)
!319 = !DILocation(line: 1070, column: 6, scope: !187, inlinedAt: !320)
!320 = distinct !DILocation(line: 1524, column: 31, scope: !189)
!321 = !DILocation(line: 1070, column: 12, scope: !187, inlinedAt: !320)
!322 = !DILocation(line: 334, column: 55, scope: !193, inlinedAt: !323)
!323 = distinct !DILocation(line: 1071, column: 11, scope: !187, inlinedAt: !320)
!324 = !DILocation(line: 337, column: 8, scope: !193, inlinedAt: !323)
!325 = !DILocation(line: 337, column: 57, scope: !193, inlinedAt: !323)
!326 = !DILocation(line: 343, column: 37, scope: !193, inlinedAt: !323)
!327 = !DILocation(line: 343, column: 8, scope: !193, inlinedAt: !323)
!328 = !DILocation(line: 343, column: 22, scope: !193, inlinedAt: !323)
!329 = !DILocation(line: 346, column: 8, scope: !193, inlinedAt: !323)
!330 = !DILocation(line: 347, column: 8, scope: !193, inlinedAt: !323)
!331 = !DILocation(line: 348, column: 8, scope: !193, inlinedAt: !323)
!332 = !DILocation(line: 52, column: 12, scope: !92, inlinedAt: !333)
!333 = distinct !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !334)
!334 = distinct !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !323)
!335 = !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !334)
!336 = !DILocation(line: 84, column: 29, scope: !209, inlinedAt: !337)
!337 = distinct !DILocation(line: 99, column: 14, scope: !205, inlinedAt: !334)
!338 = !DILocation(line: 85, column: 12, scope: !209, inlinedAt: !337)
!339 = !DILocation(line: 99, column: 7, scope: !205, inlinedAt: !334)
!340 = !DILocation(line: 66, column: 12, scope: !214, inlinedAt: !341)
!341 = distinct !DILocation(line: 101, column: 14, scope: !205, inlinedAt: !334)
!342 = !DILocation(line: 101, column: 7, scope: !205, inlinedAt: !334)
!343 = !DILocation(line: 0, scope: !205, inlinedAt: !334)
!344 = !DILocation(line: 350, column: 66, scope: !193, inlinedAt: !323)
!345 = !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !323)
!346 = !DILocation(line: 353, column: 8, scope: !193, inlinedAt: !323)
!347 = !DILocation(line: 354, column: 8, scope: !193, inlinedAt: !323)
!348 = !DISubprogram(name: "__assert_fail", scope: !349, file: !349, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!349 = !DIFile(filename: "include/assert.h", directory: "")
!350 = !DISubprogram(name: "terminate", scope: !237, file: !237, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!351 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !18, file: !18, line: 198, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!352 = !DILocation(line: 175, column: 2, scope: !353, inlinedAt: !354)
!353 = distinct !DISubprogram(name: "_M_release_last_use", scope: !18, file: !18, line: 172, type: !9, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!354 = distinct !DILocation(line: 199, column: 9, scope: !351)
!355 = !DILocation(line: 187, column: 46, scope: !353, inlinedAt: !354)
!356 = !DILocation(line: 52, column: 12, scope: !92, inlinedAt: !357)
!357 = distinct !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !358)
!358 = distinct !DILocation(line: 187, column: 6, scope: !353, inlinedAt: !354)
!359 = !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !358)
!360 = !DILocation(line: 84, column: 29, scope: !209, inlinedAt: !361)
!361 = distinct !DILocation(line: 99, column: 14, scope: !205, inlinedAt: !358)
!362 = !DILocation(line: 85, column: 12, scope: !209, inlinedAt: !361)
!363 = !DILocation(line: 99, column: 7, scope: !205, inlinedAt: !358)
!364 = !DILocation(line: 66, column: 12, scope: !214, inlinedAt: !365)
!365 = distinct !DILocation(line: 101, column: 14, scope: !205, inlinedAt: !358)
!366 = !DILocation(line: 101, column: 7, scope: !205, inlinedAt: !358)
!367 = !DILocation(line: 0, scope: !205, inlinedAt: !358)
!368 = !DILocation(line: 188, column: 14, scope: !353, inlinedAt: !354)
!369 = !DILocation(line: 187, column: 6, scope: !353, inlinedAt: !354)
!370 = !DILocation(line: 191, column: 6, scope: !353, inlinedAt: !354)
!371 = !DILocation(line: 192, column: 4, scope: !353, inlinedAt: !354)
!372 = !DILocation(line: 199, column: 32, scope: !351)
!373 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !18, file: !18, line: 133, type: !9, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!374 = !DILocation(line: 134, column: 9, scope: !373)
!375 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !18, file: !18, line: 608, type: !9, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!376 = !DILocation(line: 608, column: 43, scope: !375)
!377 = !DILocation(line: 608, column: 45, scope: !375)
!378 = distinct !DISubprogram(name: "_M_dispose", scope: !18, file: !18, line: 611, type: !9, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!379 = !DILocation(line: 650, column: 39, scope: !59, inlinedAt: !380)
!380 = distinct !DILocation(line: 613, column: 56, scope: !378)
!381 = !DILocation(line: 15, column: 9, scope: !382, inlinedAt: !383)
!382 = distinct !DISubprogram(name: "~Item", scope: !1, file: !1, line: 13, type: !9, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!383 = distinct !DILocation(line: 151, column: 19, scope: !384, inlinedAt: !385)
!384 = distinct !DISubprogram(name: "_Destroy<Item>", scope: !65, file: !65, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!385 = distinct !DILocation(line: 648, column: 4, scope: !386, inlinedAt: !387)
!386 = distinct !DISubprogram(name: "destroy<Item>", scope: !37, file: !37, line: 646, type: !9, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!387 = distinct !DILocation(line: 613, column: 2, scope: !378)
!388 = !DILocation(line: 628, column: 16, scope: !389, inlinedAt: !390)
!389 = distinct !DISubprogram(name: "fetch_sub", scope: !73, file: !73, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!390 = distinct !DILocation(line: 377, column: 16, scope: !391, inlinedAt: !392)
!391 = distinct !DISubprogram(name: "operator--", scope: !73, file: !73, line: 376, type: !9, scopeLine: 377, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!392 = distinct !DILocation(line: 16, column: 3, scope: !382, inlinedAt: !383)
!393 = !DILocation(line: 614, column: 7, scope: !378)
!394 = distinct !DISubprogram(name: "_M_destroy", scope: !18, file: !18, line: 618, type: !9, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!395 = !DILocation(line: 158, column: 2, scope: !396, inlinedAt: !397)
!396 = distinct !DISubprogram(name: "deallocate", scope: !34, file: !34, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!397 = distinct !DILocation(line: 496, column: 13, scope: !398, inlinedAt: !399)
!398 = distinct !DISubprogram(name: "deallocate", scope: !37, file: !37, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!399 = distinct !DILocation(line: 74, column: 4, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !40, file: !40, line: 71, type: !9, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!401 = distinct !DILocation(line: 623, column: 7, scope: !394)
!402 = !DILocation(line: 623, column: 7, scope: !394)
!403 = distinct !DISubprogram(name: "_M_get_deleter", scope: !18, file: !18, line: 631, type: !9, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!404 = !DILocation(line: 650, column: 39, scope: !59, inlinedAt: !405)
!405 = distinct !DILocation(line: 633, column: 58, scope: !403)
!406 = !DILocation(line: 638, column: 12, scope: !403)
!407 = !DILocation(line: 639, column: 6, scope: !403)
!408 = !DILocation(line: 198, column: 9, scope: !409, inlinedAt: !411)
!409 = distinct !DISubprogram(name: "operator==", scope: !410, file: !410, line: 193, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!410 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!411 = distinct !DILocation(line: 641, column: 11, scope: !403)
!412 = !{!413, !27, i64 8}
!413 = !{!"_ZTSSt9type_info", !27, i64 8}
!414 = !DILocation(line: 198, column: 16, scope: !409, inlinedAt: !411)
!415 = !DILocation(line: 206, column: 12, scope: !409, inlinedAt: !411)
!416 = !DILocation(line: 206, column: 22, scope: !409, inlinedAt: !411)
!417 = !DILocation(line: 206, column: 29, scope: !409, inlinedAt: !411)
!418 = !DILocation(line: 206, column: 32, scope: !409, inlinedAt: !411)
!419 = !DILocation(line: 206, column: 72, scope: !409, inlinedAt: !411)
!420 = !DILocation(line: 638, column: 6, scope: !403)
!421 = !DILocation(line: 0, scope: !403)
!422 = !DILocation(line: 648, column: 7, scope: !403)
!423 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !18, file: !18, line: 133, type: !9, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!424 = !DILocation(line: 134, column: 7, scope: !423)
!425 = distinct !DISubprogram(name: "_M_destroy", scope: !18, file: !18, line: 143, type: !9, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!426 = !DILocation(line: 144, column: 9, scope: !425)
!427 = !DILocation(line: 144, column: 22, scope: !425)
!428 = !DISubprogram(name: "__builtin_strcmp", scope: !410, file: !410, line: 178, type: !9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!429 = distinct !DISubprogram(name: "~_State_impl", scope: !111, file: !111, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!430 = !DILocation(line: 200, column: 14, scope: !429)
!431 = !DILocation(line: 1524, column: 31, scope: !189, inlinedAt: !432)
!432 = distinct !DILocation(line: 31, column: 22, scope: !285, inlinedAt: !433)
!433 = distinct !DILocation(line: 187, column: 12, scope: !434, inlinedAt: !435)
!434 = distinct !DISubprogram(name: "~_Head_base", scope: !131, file: !131, line: 187, type: !9, scopeLine: 187, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!435 = distinct !DILocation(line: 238, column: 14, scope: !436, inlinedAt: !437)
!436 = distinct !DISubprogram(name: "~_Invoker", scope: !111, file: !111, line: 238, type: !9, scopeLine: 238, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!437 = distinct !DILocation(line: 200, column: 14, scope: !429)
!438 = !DILocation(line: 1070, column: 6, scope: !187, inlinedAt: !439)
!439 = distinct !DILocation(line: 1524, column: 31, scope: !189, inlinedAt: !432)
!440 = !DILocation(line: 1070, column: 12, scope: !187, inlinedAt: !439)
!441 = !DILocation(line: 334, column: 55, scope: !193, inlinedAt: !442)
!442 = distinct !DILocation(line: 1071, column: 11, scope: !187, inlinedAt: !439)
!443 = !DILocation(line: 337, column: 8, scope: !193, inlinedAt: !442)
!444 = !DILocation(line: 337, column: 57, scope: !193, inlinedAt: !442)
!445 = !DILocation(line: 343, column: 37, scope: !193, inlinedAt: !442)
!446 = !DILocation(line: 343, column: 8, scope: !193, inlinedAt: !442)
!447 = !DILocation(line: 343, column: 22, scope: !193, inlinedAt: !442)
!448 = !DILocation(line: 346, column: 8, scope: !193, inlinedAt: !442)
!449 = !DILocation(line: 347, column: 8, scope: !193, inlinedAt: !442)
!450 = !DILocation(line: 348, column: 8, scope: !193, inlinedAt: !442)
!451 = !DILocation(line: 52, column: 12, scope: !92, inlinedAt: !452)
!452 = distinct !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !453)
!453 = distinct !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !442)
!454 = !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !453)
!455 = !DILocation(line: 84, column: 29, scope: !209, inlinedAt: !456)
!456 = distinct !DILocation(line: 99, column: 14, scope: !205, inlinedAt: !453)
!457 = !DILocation(line: 85, column: 12, scope: !209, inlinedAt: !456)
!458 = !DILocation(line: 99, column: 7, scope: !205, inlinedAt: !453)
!459 = !DILocation(line: 66, column: 12, scope: !214, inlinedAt: !460)
!460 = distinct !DILocation(line: 101, column: 14, scope: !205, inlinedAt: !453)
!461 = !DILocation(line: 101, column: 7, scope: !205, inlinedAt: !453)
!462 = !DILocation(line: 0, scope: !205, inlinedAt: !453)
!463 = !DILocation(line: 350, column: 66, scope: !193, inlinedAt: !442)
!464 = !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !442)
!465 = !DILocation(line: 353, column: 8, scope: !193, inlinedAt: !442)
!466 = !DILocation(line: 354, column: 8, scope: !193, inlinedAt: !442)
!467 = distinct !DISubprogram(name: "~_State_impl", scope: !111, file: !111, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!468 = !DILocation(line: 200, column: 14, scope: !429, inlinedAt: !469)
!469 = distinct !DILocation(line: 200, column: 14, scope: !467)
!470 = !DILocation(line: 1524, column: 31, scope: !189, inlinedAt: !471)
!471 = distinct !DILocation(line: 31, column: 22, scope: !285, inlinedAt: !472)
!472 = distinct !DILocation(line: 187, column: 12, scope: !434, inlinedAt: !473)
!473 = distinct !DILocation(line: 238, column: 14, scope: !436, inlinedAt: !474)
!474 = distinct !DILocation(line: 200, column: 14, scope: !429, inlinedAt: !469)
!475 = !DILocation(line: 1070, column: 6, scope: !187, inlinedAt: !476)
!476 = distinct !DILocation(line: 1524, column: 31, scope: !189, inlinedAt: !471)
!477 = !DILocation(line: 1070, column: 12, scope: !187, inlinedAt: !476)
!478 = !DILocation(line: 334, column: 55, scope: !193, inlinedAt: !479)
!479 = distinct !DILocation(line: 1071, column: 11, scope: !187, inlinedAt: !476)
!480 = !DILocation(line: 337, column: 8, scope: !193, inlinedAt: !479)
!481 = !DILocation(line: 337, column: 57, scope: !193, inlinedAt: !479)
!482 = !DILocation(line: 343, column: 37, scope: !193, inlinedAt: !479)
!483 = !DILocation(line: 343, column: 8, scope: !193, inlinedAt: !479)
!484 = !DILocation(line: 343, column: 22, scope: !193, inlinedAt: !479)
!485 = !DILocation(line: 346, column: 8, scope: !193, inlinedAt: !479)
!486 = !DILocation(line: 347, column: 8, scope: !193, inlinedAt: !479)
!487 = !DILocation(line: 348, column: 8, scope: !193, inlinedAt: !479)
!488 = !DILocation(line: 52, column: 12, scope: !92, inlinedAt: !489)
!489 = distinct !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !490)
!490 = distinct !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !479)
!491 = !DILocation(line: 98, column: 9, scope: !205, inlinedAt: !490)
!492 = !DILocation(line: 84, column: 29, scope: !209, inlinedAt: !493)
!493 = distinct !DILocation(line: 99, column: 14, scope: !205, inlinedAt: !490)
!494 = !DILocation(line: 85, column: 12, scope: !209, inlinedAt: !493)
!495 = !DILocation(line: 99, column: 7, scope: !205, inlinedAt: !490)
!496 = !DILocation(line: 66, column: 12, scope: !214, inlinedAt: !497)
!497 = distinct !DILocation(line: 101, column: 14, scope: !205, inlinedAt: !490)
!498 = !DILocation(line: 101, column: 7, scope: !205, inlinedAt: !490)
!499 = !DILocation(line: 0, scope: !205, inlinedAt: !490)
!500 = !DILocation(line: 350, column: 66, scope: !193, inlinedAt: !479)
!501 = !DILocation(line: 350, column: 8, scope: !193, inlinedAt: !479)
!502 = !DILocation(line: 353, column: 8, scope: !193, inlinedAt: !479)
!503 = !DILocation(line: 354, column: 8, scope: !193, inlinedAt: !479)
!504 = !DILocation(line: 200, column: 14, scope: !467)
!505 = distinct !DISubprogram(name: "_M_run", scope: !111, file: !111, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!506 = !DILocation(line: 210, column: 13, scope: !505)
!507 = !DILocation(line: 1666, column: 16, scope: !508, inlinedAt: !509)
!508 = distinct !DISubprogram(name: "get", scope: !18, file: !18, line: 1665, type: !9, scopeLine: 1666, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!509 = distinct !DILocation(line: 1363, column: 66, scope: !510, inlinedAt: !511)
!510 = distinct !DISubprogram(name: "_M_get", scope: !18, file: !18, line: 1362, type: !9, scopeLine: 1363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!511 = distinct !DILocation(line: 1357, column: 9, scope: !512, inlinedAt: !513)
!512 = distinct !DISubprogram(name: "operator->", scope: !18, file: !18, line: 1354, type: !9, scopeLine: 1355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!513 = distinct !DILocation(line: 31, column: 38, scope: !514, inlinedAt: !515)
!514 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 31, type: !9, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!515 = distinct !DILocation(line: 61, column: 14, scope: !516, inlinedAt: !518)
!516 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/shared.cpp:31:22)>", scope: !517, file: !517, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!517 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!518 = distinct !DILocation(line: 96, column: 14, scope: !519, inlinedAt: !520)
!519 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/shared.cpp:31:22)>", scope: !517, file: !517, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!520 = distinct !DILocation(line: 252, column: 13, scope: !521, inlinedAt: !522)
!521 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !111, file: !111, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!522 = distinct !DILocation(line: 259, column: 11, scope: !523, inlinedAt: !524)
!523 = distinct !DISubprogram(name: "operator()", scope: !111, file: !111, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!524 = distinct !DILocation(line: 210, column: 13, scope: !505)
!525 = !DILocation(line: 31, column: 38, scope: !514, inlinedAt: !515)
!526 = !DILocation(line: 210, column: 24, scope: !505)
