; ModuleID = 'shared.cpp'
source_filename = "shared.cpp"
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
%class.anon = type { %"class.std::shared_ptr" }
%"class.std::shared_ptr" = type { %"class.std::__shared_ptr" }
%"class.std::__shared_ptr" = type { ptr, %"class.std::__shared_count" }
%"class.std::__shared_count" = type { ptr }
%"class.std::type_info" = type { ptr, ptr }

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
@.str.1 = private unnamed_addr constant [11 x i8] c"shared.cpp\00", align 1
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

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  %3 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !11, !noalias !31
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !36, !tbaa !41, !noalias !44
  %4 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !45
  store i32 1, ptr %4, align 8, !dbg !45, !tbaa !46, !noalias !44
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !50
  store i32 1, ptr %5, align 4, !dbg !50, !tbaa !51, !noalias !44
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !52, !tbaa !41, !noalias !44
  %6 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %3, i64 0, i32 1, !dbg !53
  store i32 7, ptr %6, align 8, !dbg !56, !tbaa !64, !noalias !44
  %7 = atomicrmw add ptr @_ZL5alive, i32 1 seq_cst, align 4, !dbg !66, !noalias !44
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #14, !dbg !72
  %8 = load i8, ptr @__libc_single_threaded, align 1, !dbg !73, !tbaa !87
  %9 = icmp eq i8 %8, 0, !dbg !73
  br i1 %9, label %13, label %10, !dbg !88

10:                                               ; preds = %0
  %11 = load i32, ptr %4, align 8, !dbg !89, !tbaa !92
  %12 = add nsw i32 %11, 1, !dbg !89
  store i32 %12, ptr %4, align 8, !dbg !89, !tbaa !92
  br label %15, !dbg !93

13:                                               ; preds = %0
  %14 = atomicrmw volatile add ptr %4, i32 1 acq_rel, align 4, !dbg !94
  br label %15

15:                                               ; preds = %10, %13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !97
  store i64 0, ptr %2, align 8, !dbg !97, !tbaa !103
  %16 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !106
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %16, align 8, !dbg !107, !tbaa !41
  %17 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %16, i64 0, i32 1, !dbg !110
  store ptr %6, ptr %17, align 8, !dbg !111, !tbaa !125
  %18 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %16, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !129
  store ptr %3, ptr %18, align 8, !dbg !130, !tbaa !133
  store ptr %16, ptr %1, align 8, !dbg !134, !tbaa !142
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null) #14, !dbg !143
  %19 = load ptr, ptr %1, align 8, !dbg !144, !tbaa !142
  %20 = icmp eq ptr %19, null, !dbg !147
  br i1 %20, label %25, label %21, !dbg !144

21:                                               ; preds = %15
  %22 = load ptr, ptr %19, align 8, !dbg !148, !tbaa !41
  %23 = getelementptr inbounds ptr, ptr %22, i64 1, !dbg !148
  %24 = load ptr, ptr %23, align 8, !dbg !148
  call void %24(ptr noundef nonnull align 8 dereferenceable(8) %19) #14, !dbg !148
  br label %25, !dbg !151

25:                                               ; preds = %15, %21
  store ptr null, ptr %1, align 8, !dbg !152, !tbaa !142
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !153
  %26 = load atomic i64, ptr %4 acquire, align 8, !dbg !154
  %27 = icmp eq i64 %26, 4294967297, !dbg !163
  br i1 %27, label %28, label %35, !dbg !154

28:                                               ; preds = %25
  store i32 0, ptr %4, align 8, !dbg !164, !tbaa !46
  store i32 0, ptr %5, align 4, !dbg !165, !tbaa !51
  %29 = load ptr, ptr %3, align 8, !dbg !166, !tbaa !41
  %30 = getelementptr inbounds ptr, ptr %29, i64 2, !dbg !166
  %31 = load ptr, ptr %30, align 8, !dbg !166
  call void %31(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !166
  %32 = load ptr, ptr %3, align 8, !dbg !167, !tbaa !41
  %33 = getelementptr inbounds ptr, ptr %32, i64 3, !dbg !167
  %34 = load ptr, ptr %33, align 8, !dbg !167
  call void %34(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !167
  br label %47, !dbg !168

35:                                               ; preds = %25
  %36 = load i8, ptr @__libc_single_threaded, align 1, !dbg !169, !tbaa !87
  %37 = icmp eq i8 %36, 0, !dbg !169
  br i1 %37, label %41, label %38, !dbg !173

38:                                               ; preds = %35
  %39 = load i32, ptr %4, align 8, !dbg !174, !tbaa !92
  %40 = add nsw i32 %39, -1, !dbg !177
  store i32 %40, ptr %4, align 8, !dbg !177, !tbaa !92
  br label %43, !dbg !178

41:                                               ; preds = %35
  %42 = atomicrmw volatile add ptr %4, i32 -1 acq_rel, align 4, !dbg !179
  br label %43, !dbg !182

43:                                               ; preds = %41, %38
  %44 = phi i32 [ %39, %38 ], [ %42, %41 ], !dbg !183
  %45 = icmp eq i32 %44, 1, !dbg !184
  br i1 %45, label %46, label %47, !dbg !185, !prof !186

46:                                               ; preds = %43
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !187
  br label %47, !dbg !188

47:                                               ; preds = %28, %43, %46
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #14, !dbg !189
  %48 = load i64, ptr %2, align 8, !dbg !190, !tbaa.struct !195
  %49 = icmp eq i64 %48, 0, !dbg !197
  br i1 %49, label %51, label %50, !dbg !200

50:                                               ; preds = %47
  call void @_ZSt9terminatev() #15, !dbg !201
  unreachable, !dbg !201

51:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #14, !dbg !205
  %52 = load atomic i32, ptr @_ZL5alive seq_cst, align 4, !dbg !206
  %53 = icmp eq i32 %52, 0, !dbg !211
  br i1 %53, label %55, label %54, !dbg !211

54:                                               ; preds = %51
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 36, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #15, !dbg !211
  unreachable, !dbg !211

55:                                               ; preds = %51
  ret i32 0, !dbg !212
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !213 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !215 void @_ZSt9terminatev() local_unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 !dbg !216 {
  %2 = load ptr, ptr %0, align 8, !dbg !217, !tbaa !41
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !217
  %4 = load ptr, ptr %3, align 8, !dbg !217
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !217
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !220
  %6 = load i8, ptr @__libc_single_threaded, align 1, !dbg !221, !tbaa !87
  %7 = icmp eq i8 %6, 0, !dbg !221
  br i1 %7, label %11, label %8, !dbg !224

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !dbg !225, !tbaa !92
  %10 = add nsw i32 %9, -1, !dbg !227
  store i32 %10, ptr %5, align 4, !dbg !227, !tbaa !92
  br label %13, !dbg !228

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4, !dbg !229
  br label %13, !dbg !231

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ], !dbg !232
  %15 = icmp eq i32 %14, 1, !dbg !233
  br i1 %15, label %16, label %20, !dbg !234

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !dbg !235, !tbaa !41
  %18 = getelementptr inbounds ptr, ptr %17, i64 3, !dbg !235
  %19 = load ptr, ptr %18, align 8, !dbg !235
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !235
  br label %20, !dbg !236

20:                                               ; preds = %13, %16
  ret void, !dbg !237
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !238 {
  ret void, !dbg !239
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !240 {
  tail call void @_ZdlPv(ptr noundef %0) #16, !dbg !241
  ret void, !dbg !242
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !243 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !244
  store i32 0, ptr %2, align 8, !dbg !246, !tbaa !64
  %3 = atomicrmw sub ptr @_ZL5alive, i32 1 seq_cst, align 4, !dbg !253
  ret void, !dbg !258
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !259 {
  tail call void @_ZdlPv(ptr noundef %0) #16, !dbg !260
  ret void, !dbg !267
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #7 comdat align 2 !dbg !268 {
  %3 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !269
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !271
  br i1 %4, label %16, label %5, !dbg !272

5:                                                ; preds = %2
  %6 = getelementptr inbounds %"class.std::type_info", ptr %1, i64 0, i32 1, !dbg !273
  %7 = load ptr, ptr %6, align 8, !dbg !273, !tbaa !277
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag, !dbg !279
  br i1 %8, label %16, label %9, !dbg !273

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !dbg !280, !tbaa !87
  %11 = icmp eq i8 %10, 42, !dbg !281
  br i1 %11, label %16, label %12, !dbg !282

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #14, !dbg !283
  %14 = icmp eq i32 %13, 0, !dbg !284
  %15 = select i1 %14, ptr %3, ptr null, !dbg !285
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ], !dbg !286
  ret ptr %17, !dbg !287
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !288 {
  tail call void @llvm.trap() #15, !dbg !289
  unreachable, !dbg !289
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 !dbg !290 {
  %2 = load ptr, ptr %0, align 8, !dbg !291, !tbaa !41
  %3 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !291
  %4 = load ptr, ptr %3, align 8, !dbg !291
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !291
  ret void, !dbg !292
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !293 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #10

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED2Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #11 align 2 !dbg !294 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !295, !tbaa !41
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !296
  %3 = load ptr, ptr %2, align 8, !dbg !304, !tbaa !133
  %4 = icmp eq ptr %3, null, !dbg !306
  br i1 %4, label %29, label %5, !dbg !304

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !307
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !309
  %8 = icmp eq i64 %7, 4294967297, !dbg !310
  br i1 %8, label %9, label %17, !dbg !309

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !311, !tbaa !46
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !312
  store i32 0, ptr %10, align 4, !dbg !313, !tbaa !51
  %11 = load ptr, ptr %3, align 8, !dbg !314, !tbaa !41
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !314
  %13 = load ptr, ptr %12, align 8, !dbg !314
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !314
  %14 = load ptr, ptr %3, align 8, !dbg !315, !tbaa !41
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !315
  %16 = load ptr, ptr %15, align 8, !dbg !315
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !315
  br label %29, !dbg !316

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !317, !tbaa !87
  %19 = icmp eq i8 %18, 0, !dbg !317
  br i1 %19, label %23, label %20, !dbg !320

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !321, !tbaa !92
  %22 = add nsw i32 %21, -1, !dbg !323
  store i32 %22, ptr %6, align 8, !dbg !323, !tbaa !92
  br label %25, !dbg !324

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !325
  br label %25, !dbg !327

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !328
  %27 = icmp eq i32 %26, 1, !dbg !329
  br i1 %27, label %28, label %29, !dbg !330, !prof !186

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !331
  br label %29, !dbg !332

29:                                               ; preds = %1, %9, %25, %28
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #14, !dbg !295
  ret void, !dbg !295
}

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #11 align 2 !dbg !333 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !334, !tbaa !41
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, !dbg !336
  %3 = load ptr, ptr %2, align 8, !dbg !341, !tbaa !133
  %4 = icmp eq ptr %3, null, !dbg !343
  br i1 %4, label %29, label %5, !dbg !341

5:                                                ; preds = %1
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 1, !dbg !344
  %7 = load atomic i64, ptr %6 acquire, align 8, !dbg !346
  %8 = icmp eq i64 %7, 4294967297, !dbg !347
  br i1 %8, label %9, label %17, !dbg !346

9:                                                ; preds = %5
  store i32 0, ptr %6, align 8, !dbg !348, !tbaa !46
  %10 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %3, i64 0, i32 2, !dbg !349
  store i32 0, ptr %10, align 4, !dbg !350, !tbaa !51
  %11 = load ptr, ptr %3, align 8, !dbg !351, !tbaa !41
  %12 = getelementptr inbounds ptr, ptr %11, i64 2, !dbg !351
  %13 = load ptr, ptr %12, align 8, !dbg !351
  tail call void %13(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !351
  %14 = load ptr, ptr %3, align 8, !dbg !352, !tbaa !41
  %15 = getelementptr inbounds ptr, ptr %14, i64 3, !dbg !352
  %16 = load ptr, ptr %15, align 8, !dbg !352
  tail call void %16(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !352
  br label %29, !dbg !353

17:                                               ; preds = %5
  %18 = load i8, ptr @__libc_single_threaded, align 1, !dbg !354, !tbaa !87
  %19 = icmp eq i8 %18, 0, !dbg !354
  br i1 %19, label %23, label %20, !dbg !357

20:                                               ; preds = %17
  %21 = load i32, ptr %6, align 8, !dbg !358, !tbaa !92
  %22 = add nsw i32 %21, -1, !dbg !360
  store i32 %22, ptr %6, align 8, !dbg !360, !tbaa !92
  br label %25, !dbg !361

23:                                               ; preds = %17
  %24 = atomicrmw volatile add ptr %6, i32 -1 acq_rel, align 4, !dbg !362
  br label %25, !dbg !364

25:                                               ; preds = %23, %20
  %26 = phi i32 [ %21, %20 ], [ %24, %23 ], !dbg !365
  %27 = icmp eq i32 %26, 1, !dbg !366
  br i1 %27, label %28, label %29, !dbg !367, !prof !186

28:                                               ; preds = %25
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %3) #14, !dbg !368
  br label %29, !dbg !369

29:                                               ; preds = %1, %9, %25, %28
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #14, !dbg !334
  tail call void @_ZdlPv(ptr noundef %0) #16, !dbg !370
  ret void, !dbg !370
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(24) %0) unnamed_addr #7 align 2 !dbg !371 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !372
  %3 = load ptr, ptr %2, align 8, !dbg !373, !tbaa !125
  %4 = load i32, ptr %3, align 4, !dbg !391, !tbaa !64
  %5 = icmp eq i32 %4, 7, !dbg !391
  br i1 %5, label %7, label %6, !dbg !391

6:                                                ; preds = %1
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 31, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #15, !dbg !391
  unreachable, !dbg !391

7:                                                ; preds = %1
  ret void, !dbg !392
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
attributes #11 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { builtin nounwind allocsize(0) }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shared.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 20, type: !9, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 137, column: 27, scope: !12, inlinedAt: !14)
!12 = distinct !DISubprogram(name: "allocate", scope: !13, file: !13, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!14 = distinct !DILocation(line: 464, column: 20, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "allocate", scope: !16, file: !16, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!16 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!17 = distinct !DILocation(line: 98, column: 21, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__allocate_guarded<std::allocator<std::_Sp_counted_ptr_inplace<Item, std::allocator<void>, (__gnu_cxx::_Lock_policy)2> > >", scope: !19, file: !19, line: 96, type: !9, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = !DIFile(filename: "include/c++/12/bits/allocated_ptr.h", directory: "")
!20 = distinct !DILocation(line: 969, column: 19, scope: !21, inlinedAt: !23)
!21 = distinct !DISubprogram(name: "__shared_count<Item, std::allocator<void> >", scope: !22, file: !22, line: 964, type: !9, scopeLine: 966, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!22 = !DIFile(filename: "include/c++/12/bits/shared_ptr_base.h", directory: "")
!23 = distinct !DILocation(line: 1712, column: 14, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__shared_ptr<std::allocator<void> >", scope: !22, file: !22, line: 1711, type: !9, scopeLine: 1713, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!25 = distinct !DILocation(line: 464, column: 4, scope: !26, inlinedAt: !28)
!26 = distinct !DISubprogram(name: "shared_ptr<std::allocator<void> >", scope: !27, file: !27, line: 463, type: !9, scopeLine: 465, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!27 = !DIFile(filename: "include/c++/12/bits/shared_ptr.h", directory: "")
!28 = distinct !DILocation(line: 1009, column: 14, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "make_shared<Item>", scope: !27, file: !27, line: 1005, type: !9, scopeLine: 1006, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!30 = distinct !DILocation(line: 23, column: 15, scope: !8)
!31 = !{!32, !34}
!32 = distinct !{!32, !33, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_: argument 0"}
!33 = distinct !{!33, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_"}
!34 = distinct !{!34, !35, !"_ZSt11make_sharedI4ItemJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_: argument 0"}
!35 = distinct !{!35, !"_ZSt11make_sharedI4ItemJEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES3_E4typeEEDpOT0_"}
!36 = !DILocation(line: 130, column: 43, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !22, file: !22, line: 129, type: !9, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!38 = distinct !DILocation(line: 599, column: 2, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<>", scope: !22, file: !22, line: 599, type: !9, scopeLine: 601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!40 = distinct !DILocation(line: 972, column: 6, scope: !21, inlinedAt: !23)
!41 = !{!42, !42, i64 0}
!42 = !{!"vtable pointer", !43, i64 0}
!43 = !{!"Simple C++ TBAA"}
!44 = !{!34}
!45 = !DILocation(line: 130, column: 9, scope: !37, inlinedAt: !38)
!46 = !{!47, !48, i64 8}
!47 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !48, i64 8, !48, i64 12}
!48 = !{!"int", !49, i64 0}
!49 = !{!"omnipotent char", !43, i64 0}
!50 = !DILocation(line: 130, column: 26, scope: !37, inlinedAt: !38)
!51 = !{!47, !48, i64 12}
!52 = !DILocation(line: 601, column: 2, scope: !39, inlinedAt: !40)
!53 = !DILocation(line: 650, column: 39, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "_M_ptr", scope: !22, file: !22, line: 650, type: !9, scopeLine: 650, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = distinct !DILocation(line: 604, column: 45, scope: !39, inlinedAt: !40)
!56 = !DILocation(line: 11, column: 6, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "Item", scope: !1, file: !1, line: 12, type: !9, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = distinct !DILocation(line: 119, column: 25, scope: !59, inlinedAt: !61)
!59 = distinct !DISubprogram(name: "_Construct<Item>", scope: !60, file: !60, line: 109, type: !9, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!60 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!61 = distinct !DILocation(line: 635, column: 4, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "construct<Item>", scope: !16, file: !16, line: 633, type: !9, scopeLine: 635, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!63 = distinct !DILocation(line: 604, column: 4, scope: !39, inlinedAt: !40)
!64 = !{!65, !48, i64 0}
!65 = !{!"_ZTS4Item", !48, i64 0}
!66 = !DILocation(line: 618, column: 16, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "fetch_add", scope: !68, file: !68, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!69 = distinct !DILocation(line: 369, column: 16, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "operator++", scope: !68, file: !68, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = distinct !DILocation(line: 12, column: 11, scope: !57, inlinedAt: !58)
!72 = !DILocation(line: 31, column: 3, scope: !8)
!73 = !DILocation(line: 52, column: 12, scope: !74, inlinedAt: !76)
!74 = distinct !DISubprogram(name: "__is_single_threaded", scope: !75, file: !75, line: 47, type: !9, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!75 = !DIFile(filename: "include/c++/12/ext/atomicity.h", directory: "")
!76 = distinct !DILocation(line: 108, column: 9, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !75, file: !75, line: 106, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!78 = distinct !DILocation(line: 152, column: 9, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !22, file: !22, line: 151, type: !9, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!80 = distinct !DILocation(line: 1078, column: 11, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "__shared_count", scope: !22, file: !22, line: 1074, type: !9, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!82 = distinct !DILocation(line: 1522, column: 7, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "__shared_ptr", scope: !22, file: !22, line: 1522, type: !9, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!84 = distinct !DILocation(line: 204, column: 7, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "shared_ptr", scope: !27, file: !27, line: 204, type: !9, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = distinct !DILocation(line: 31, column: 30, scope: !8)
!87 = !{!49, !49, i64 0}
!88 = !DILocation(line: 108, column: 9, scope: !77, inlinedAt: !78)
!89 = !DILocation(line: 92, column: 12, scope: !90, inlinedAt: !91)
!90 = distinct !DISubprogram(name: "__atomic_add_single", scope: !75, file: !75, line: 91, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = distinct !DILocation(line: 109, column: 7, scope: !77, inlinedAt: !78)
!92 = !{!48, !48, i64 0}
!93 = !DILocation(line: 109, column: 7, scope: !77, inlinedAt: !78)
!94 = !DILocation(line: 71, column: 5, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "__atomic_add", scope: !75, file: !75, line: 70, type: !9, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!96 = distinct !DILocation(line: 111, column: 7, scope: !77, inlinedAt: !78)
!97 = !DILocation(line: 85, column: 23, scope: !98, inlinedAt: !100)
!98 = distinct !DISubprogram(name: "id", scope: !99, file: !99, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!99 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!100 = distinct !DILocation(line: 126, column: 7, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "thread<(lambda at shared.cpp:31:22), void>", scope: !99, file: !99, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!102 = distinct !DILocation(line: 31, column: 15, scope: !8)
!103 = !{!104, !105, i64 0}
!104 = !{!"_ZTSNSt6thread2idE", !105, i64 0}
!105 = !{!"long", !49, i64 0}
!106 = !DILocation(line: 142, column: 29, scope: !101, inlinedAt: !102)
!107 = !DILocation(line: 207, column: 4, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "_State_impl<(lambda at shared.cpp:31:22)>", scope: !99, file: !99, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!109 = distinct !DILocation(line: 142, column: 33, scope: !101, inlinedAt: !102)
!110 = !DILocation(line: 206, column: 6, scope: !108, inlinedAt: !109)
!111 = !DILocation(line: 1532, column: 9, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "__shared_ptr", scope: !22, file: !22, line: 1531, type: !9, scopeLine: 1533, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!113 = distinct !DILocation(line: 360, column: 9, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "shared_ptr", scope: !27, file: !27, line: 359, type: !9, scopeLine: 360, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!115 = distinct !DILocation(line: 31, column: 22, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "(lambda at shared.cpp:31:22)", scope: !1, file: !1, line: 31, type: !9, scopeLine: 31, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!117 = distinct !DILocation(line: 200, column: 4, scope: !118, inlinedAt: !120)
!118 = distinct !DISubprogram(name: "_Head_base<(lambda at shared.cpp:31:22)>", scope: !119, file: !119, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!120 = distinct !DILocation(line: 441, column: 4, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at shared.cpp:31:22)>", scope: !119, file: !119, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = distinct !DILocation(line: 744, column: 4, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "tuple<(lambda at shared.cpp:31:22), true, true>", scope: !119, file: !119, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = distinct !DILocation(line: 206, column: 14, scope: !108, inlinedAt: !109)
!125 = !{!126, !127, i64 0}
!126 = !{!"_ZTSSt12__shared_ptrI4ItemLN9__gnu_cxx12_Lock_policyE2EE", !127, i64 0, !128, i64 8}
!127 = !{!"any pointer", !49, i64 0}
!128 = !{!"_ZTSSt14__shared_countILN9__gnu_cxx12_Lock_policyE2EE", !127, i64 0}
!129 = !DILocation(line: 1532, column: 29, scope: !112, inlinedAt: !113)
!130 = !DILocation(line: 1101, column: 8, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "_M_swap", scope: !22, file: !22, line: 1097, type: !9, scopeLine: 1098, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!132 = distinct !DILocation(line: 1534, column: 14, scope: !112, inlinedAt: !113)
!133 = !{!128, !127, i64 0}
!134 = !DILocation(line: 168, column: 56, scope: !135, inlinedAt: !137)
!135 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !136, file: !136, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!137 = distinct !DILocation(line: 233, column: 40, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !136, file: !136, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!139 = distinct !DILocation(line: 310, column: 4, scope: !140, inlinedAt: !141)
!140 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !136, file: !136, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = distinct !DILocation(line: 142, column: 18, scope: !101, inlinedAt: !102)
!142 = !{!127, !127, i64 0}
!143 = !DILocation(line: 142, column: 2, scope: !101, inlinedAt: !102)
!144 = !DILocation(line: 395, column: 6, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "~unique_ptr", scope: !136, file: !136, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = distinct !DILocation(line: 142, column: 2, scope: !101, inlinedAt: !102)
!147 = !DILocation(line: 395, column: 12, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 95, column: 2, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "operator()", scope: !136, file: !136, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = distinct !DILocation(line: 396, column: 4, scope: !145, inlinedAt: !146)
!151 = !DILocation(line: 396, column: 4, scope: !145, inlinedAt: !146)
!152 = !DILocation(line: 397, column: 8, scope: !145, inlinedAt: !146)
!153 = !DILocation(line: 145, column: 7, scope: !101, inlinedAt: !102)
!154 = !DILocation(line: 337, column: 8, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "_M_release", scope: !22, file: !22, line: 317, type: !9, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!156 = distinct !DILocation(line: 1071, column: 11, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "~__shared_count", scope: !22, file: !22, line: 1068, type: !9, scopeLine: 1069, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!158 = distinct !DILocation(line: 1524, column: 31, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "~__shared_ptr", scope: !22, file: !22, line: 1524, type: !9, scopeLine: 1524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!160 = distinct !DILocation(line: 1642, column: 9, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "reset", scope: !22, file: !22, line: 1641, type: !9, scopeLine: 1642, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = distinct !DILocation(line: 33, column: 8, scope: !8)
!163 = !DILocation(line: 337, column: 57, scope: !155, inlinedAt: !156)
!164 = !DILocation(line: 343, column: 37, scope: !155, inlinedAt: !156)
!165 = !DILocation(line: 343, column: 22, scope: !155, inlinedAt: !156)
!166 = !DILocation(line: 346, column: 8, scope: !155, inlinedAt: !156)
!167 = !DILocation(line: 347, column: 8, scope: !155, inlinedAt: !156)
!168 = !DILocation(line: 348, column: 8, scope: !155, inlinedAt: !156)
!169 = !DILocation(line: 52, column: 12, scope: !74, inlinedAt: !170)
!170 = distinct !DILocation(line: 98, column: 9, scope: !171, inlinedAt: !172)
!171 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !75, file: !75, line: 96, type: !9, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!172 = distinct !DILocation(line: 350, column: 8, scope: !155, inlinedAt: !156)
!173 = !DILocation(line: 98, column: 9, scope: !171, inlinedAt: !172)
!174 = !DILocation(line: 84, column: 29, scope: !175, inlinedAt: !176)
!175 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !75, file: !75, line: 82, type: !9, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!176 = distinct !DILocation(line: 99, column: 14, scope: !171, inlinedAt: !172)
!177 = !DILocation(line: 85, column: 12, scope: !175, inlinedAt: !176)
!178 = !DILocation(line: 99, column: 7, scope: !171, inlinedAt: !172)
!179 = !DILocation(line: 66, column: 12, scope: !180, inlinedAt: !181)
!180 = distinct !DISubprogram(name: "__exchange_and_add", scope: !75, file: !75, line: 65, type: !9, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!181 = distinct !DILocation(line: 101, column: 14, scope: !171, inlinedAt: !172)
!182 = !DILocation(line: 101, column: 7, scope: !171, inlinedAt: !172)
!183 = !DILocation(line: 0, scope: !171, inlinedAt: !172)
!184 = !DILocation(line: 350, column: 66, scope: !155, inlinedAt: !156)
!185 = !DILocation(line: 350, column: 8, scope: !155, inlinedAt: !156)
!186 = !{!"branch_weights", i32 1, i32 2000}
!187 = !DILocation(line: 353, column: 8, scope: !155, inlinedAt: !156)
!188 = !DILocation(line: 354, column: 8, scope: !155, inlinedAt: !156)
!189 = !DILocation(line: 34, column: 10, scope: !8)
!190 = !DILocation(line: 175, column: 16, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "joinable", scope: !99, file: !99, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!192 = distinct !DILocation(line: 150, column: 11, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "~thread", scope: !99, file: !99, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = distinct !DILocation(line: 35, column: 2, scope: !8)
!195 = !{i64 0, i64 8, !196}
!196 = !{!105, !105, i64 0}
!197 = !DILocation(line: 286, column: 26, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "operator==", scope: !99, file: !99, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = distinct !DILocation(line: 175, column: 22, scope: !191, inlinedAt: !192)
!200 = !DILocation(line: 150, column: 11, scope: !193, inlinedAt: !194)
!201 = !DILocation(line: 312, column: 5, scope: !202, inlinedAt: !204)
!202 = distinct !DISubprogram(name: "__terminate", scope: !203, file: !203, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!204 = distinct !DILocation(line: 151, column: 2, scope: !193, inlinedAt: !194)
!205 = !DILocation(line: 35, column: 2, scope: !8)
!206 = !DILocation(line: 488, column: 9, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "load", scope: !68, file: !68, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = distinct !DILocation(line: 348, column: 16, scope: !209, inlinedAt: !210)
!209 = distinct !DISubprogram(name: "operator int", scope: !68, file: !68, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!210 = distinct !DILocation(line: 36, column: 2, scope: !8)
!211 = !DILocation(line: 36, column: 2, scope: !8)
!212 = !DILocation(line: 37, column: 1, scope: !8)
!213 = !DISubprogram(name: "__assert_fail", scope: !214, file: !214, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!214 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!215 = !DISubprogram(name: "terminate", scope: !203, file: !203, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!216 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !22, file: !22, line: 198, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!217 = !DILocation(line: 175, column: 2, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "_M_release_last_use", scope: !22, file: !22, line: 172, type: !9, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = distinct !DILocation(line: 199, column: 9, scope: !216)
!220 = !DILocation(line: 187, column: 46, scope: !218, inlinedAt: !219)
!221 = !DILocation(line: 52, column: 12, scope: !74, inlinedAt: !222)
!222 = distinct !DILocation(line: 98, column: 9, scope: !171, inlinedAt: !223)
!223 = distinct !DILocation(line: 187, column: 6, scope: !218, inlinedAt: !219)
!224 = !DILocation(line: 98, column: 9, scope: !171, inlinedAt: !223)
!225 = !DILocation(line: 84, column: 29, scope: !175, inlinedAt: !226)
!226 = distinct !DILocation(line: 99, column: 14, scope: !171, inlinedAt: !223)
!227 = !DILocation(line: 85, column: 12, scope: !175, inlinedAt: !226)
!228 = !DILocation(line: 99, column: 7, scope: !171, inlinedAt: !223)
!229 = !DILocation(line: 66, column: 12, scope: !180, inlinedAt: !230)
!230 = distinct !DILocation(line: 101, column: 14, scope: !171, inlinedAt: !223)
!231 = !DILocation(line: 101, column: 7, scope: !171, inlinedAt: !223)
!232 = !DILocation(line: 0, scope: !171, inlinedAt: !223)
!233 = !DILocation(line: 188, column: 14, scope: !218, inlinedAt: !219)
!234 = !DILocation(line: 187, column: 6, scope: !218, inlinedAt: !219)
!235 = !DILocation(line: 191, column: 6, scope: !218, inlinedAt: !219)
!236 = !DILocation(line: 192, column: 4, scope: !218, inlinedAt: !219)
!237 = !DILocation(line: 199, column: 32, scope: !216)
!238 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !22, file: !22, line: 133, type: !9, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!239 = !DILocation(line: 134, column: 9, scope: !238)
!240 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !22, file: !22, line: 608, type: !9, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!241 = !DILocation(line: 608, column: 43, scope: !240)
!242 = !DILocation(line: 608, column: 45, scope: !240)
!243 = distinct !DISubprogram(name: "_M_dispose", scope: !22, file: !22, line: 611, type: !9, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!244 = !DILocation(line: 650, column: 39, scope: !54, inlinedAt: !245)
!245 = distinct !DILocation(line: 613, column: 56, scope: !243)
!246 = !DILocation(line: 15, column: 9, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "~Item", scope: !1, file: !1, line: 13, type: !9, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!248 = distinct !DILocation(line: 151, column: 19, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "_Destroy<Item>", scope: !60, file: !60, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = distinct !DILocation(line: 648, column: 4, scope: !251, inlinedAt: !252)
!251 = distinct !DISubprogram(name: "destroy<Item>", scope: !16, file: !16, line: 646, type: !9, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!252 = distinct !DILocation(line: 613, column: 2, scope: !243)
!253 = !DILocation(line: 628, column: 16, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "fetch_sub", scope: !68, file: !68, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!255 = distinct !DILocation(line: 377, column: 16, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "operator--", scope: !68, file: !68, line: 376, type: !9, scopeLine: 377, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!257 = distinct !DILocation(line: 16, column: 3, scope: !247, inlinedAt: !248)
!258 = !DILocation(line: 614, column: 7, scope: !243)
!259 = distinct !DISubprogram(name: "_M_destroy", scope: !22, file: !22, line: 618, type: !9, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!260 = !DILocation(line: 158, column: 2, scope: !261, inlinedAt: !262)
!261 = distinct !DISubprogram(name: "deallocate", scope: !13, file: !13, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!262 = distinct !DILocation(line: 496, column: 13, scope: !263, inlinedAt: !264)
!263 = distinct !DISubprogram(name: "deallocate", scope: !16, file: !16, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!264 = distinct !DILocation(line: 74, column: 4, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !19, file: !19, line: 71, type: !9, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!266 = distinct !DILocation(line: 623, column: 7, scope: !259)
!267 = !DILocation(line: 623, column: 7, scope: !259)
!268 = distinct !DISubprogram(name: "_M_get_deleter", scope: !22, file: !22, line: 631, type: !9, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!269 = !DILocation(line: 650, column: 39, scope: !54, inlinedAt: !270)
!270 = distinct !DILocation(line: 633, column: 58, scope: !268)
!271 = !DILocation(line: 638, column: 12, scope: !268)
!272 = !DILocation(line: 639, column: 6, scope: !268)
!273 = !DILocation(line: 198, column: 9, scope: !274, inlinedAt: !276)
!274 = distinct !DISubprogram(name: "operator==", scope: !275, file: !275, line: 193, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!275 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!276 = distinct !DILocation(line: 641, column: 11, scope: !268)
!277 = !{!278, !127, i64 8}
!278 = !{!"_ZTSSt9type_info", !127, i64 8}
!279 = !DILocation(line: 198, column: 16, scope: !274, inlinedAt: !276)
!280 = !DILocation(line: 206, column: 12, scope: !274, inlinedAt: !276)
!281 = !DILocation(line: 206, column: 22, scope: !274, inlinedAt: !276)
!282 = !DILocation(line: 206, column: 29, scope: !274, inlinedAt: !276)
!283 = !DILocation(line: 206, column: 32, scope: !274, inlinedAt: !276)
!284 = !DILocation(line: 206, column: 72, scope: !274, inlinedAt: !276)
!285 = !DILocation(line: 638, column: 6, scope: !268)
!286 = !DILocation(line: 0, scope: !268)
!287 = !DILocation(line: 648, column: 7, scope: !268)
!288 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !22, file: !22, line: 133, type: !9, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!289 = !DILocation(line: 134, column: 7, scope: !288)
!290 = distinct !DISubprogram(name: "_M_destroy", scope: !22, file: !22, line: 143, type: !9, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!291 = !DILocation(line: 144, column: 9, scope: !290)
!292 = !DILocation(line: 144, column: 22, scope: !290)
!293 = !DISubprogram(name: "__builtin_strcmp", scope: !275, file: !275, line: 178, type: !9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!294 = distinct !DISubprogram(name: "~_State_impl", scope: !99, file: !99, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!295 = !DILocation(line: 200, column: 14, scope: !294)
!296 = !DILocation(line: 1524, column: 31, scope: !159, inlinedAt: !297)
!297 = distinct !DILocation(line: 31, column: 22, scope: !298, inlinedAt: !299)
!298 = distinct !DISubprogram(name: "~(lambda at shared.cpp:31:22)", scope: !1, file: !1, line: 31, type: !9, scopeLine: 31, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!299 = distinct !DILocation(line: 187, column: 12, scope: !300, inlinedAt: !301)
!300 = distinct !DISubprogram(name: "~_Head_base", scope: !119, file: !119, line: 187, type: !9, scopeLine: 187, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!301 = distinct !DILocation(line: 238, column: 14, scope: !302, inlinedAt: !303)
!302 = distinct !DISubprogram(name: "~_Invoker", scope: !99, file: !99, line: 238, type: !9, scopeLine: 238, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!303 = distinct !DILocation(line: 200, column: 14, scope: !294)
!304 = !DILocation(line: 1070, column: 6, scope: !157, inlinedAt: !305)
!305 = distinct !DILocation(line: 1524, column: 31, scope: !159, inlinedAt: !297)
!306 = !DILocation(line: 1070, column: 12, scope: !157, inlinedAt: !305)
!307 = !DILocation(line: 334, column: 55, scope: !155, inlinedAt: !308)
!308 = distinct !DILocation(line: 1071, column: 11, scope: !157, inlinedAt: !305)
!309 = !DILocation(line: 337, column: 8, scope: !155, inlinedAt: !308)
!310 = !DILocation(line: 337, column: 57, scope: !155, inlinedAt: !308)
!311 = !DILocation(line: 343, column: 37, scope: !155, inlinedAt: !308)
!312 = !DILocation(line: 343, column: 8, scope: !155, inlinedAt: !308)
!313 = !DILocation(line: 343, column: 22, scope: !155, inlinedAt: !308)
!314 = !DILocation(line: 346, column: 8, scope: !155, inlinedAt: !308)
!315 = !DILocation(line: 347, column: 8, scope: !155, inlinedAt: !308)
!316 = !DILocation(line: 348, column: 8, scope: !155, inlinedAt: !308)
!317 = !DILocation(line: 52, column: 12, scope: !74, inlinedAt: !318)
!318 = distinct !DILocation(line: 98, column: 9, scope: !171, inlinedAt: !319)
!319 = distinct !DILocation(line: 350, column: 8, scope: !155, inlinedAt: !308)
!320 = !DILocation(line: 98, column: 9, scope: !171, inlinedAt: !319)
!321 = !DILocation(line: 84, column: 29, scope: !175, inlinedAt: !322)
!322 = distinct !DILocation(line: 99, column: 14, scope: !171, inlinedAt: !319)
!323 = !DILocation(line: 85, column: 12, scope: !175, inlinedAt: !322)
!324 = !DILocation(line: 99, column: 7, scope: !171, inlinedAt: !319)
!325 = !DILocation(line: 66, column: 12, scope: !180, inlinedAt: !326)
!326 = distinct !DILocation(line: 101, column: 14, scope: !171, inlinedAt: !319)
!327 = !DILocation(line: 101, column: 7, scope: !171, inlinedAt: !319)
!328 = !DILocation(line: 0, scope: !171, inlinedAt: !319)
!329 = !DILocation(line: 350, column: 66, scope: !155, inlinedAt: !308)
!330 = !DILocation(line: 350, column: 8, scope: !155, inlinedAt: !308)
!331 = !DILocation(line: 353, column: 8, scope: !155, inlinedAt: !308)
!332 = !DILocation(line: 354, column: 8, scope: !155, inlinedAt: !308)
!333 = distinct !DISubprogram(name: "~_State_impl", scope: !99, file: !99, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!334 = !DILocation(line: 200, column: 14, scope: !294, inlinedAt: !335)
!335 = distinct !DILocation(line: 200, column: 14, scope: !333)
!336 = !DILocation(line: 1524, column: 31, scope: !159, inlinedAt: !337)
!337 = distinct !DILocation(line: 31, column: 22, scope: !298, inlinedAt: !338)
!338 = distinct !DILocation(line: 187, column: 12, scope: !300, inlinedAt: !339)
!339 = distinct !DILocation(line: 238, column: 14, scope: !302, inlinedAt: !340)
!340 = distinct !DILocation(line: 200, column: 14, scope: !294, inlinedAt: !335)
!341 = !DILocation(line: 1070, column: 6, scope: !157, inlinedAt: !342)
!342 = distinct !DILocation(line: 1524, column: 31, scope: !159, inlinedAt: !337)
!343 = !DILocation(line: 1070, column: 12, scope: !157, inlinedAt: !342)
!344 = !DILocation(line: 334, column: 55, scope: !155, inlinedAt: !345)
!345 = distinct !DILocation(line: 1071, column: 11, scope: !157, inlinedAt: !342)
!346 = !DILocation(line: 337, column: 8, scope: !155, inlinedAt: !345)
!347 = !DILocation(line: 337, column: 57, scope: !155, inlinedAt: !345)
!348 = !DILocation(line: 343, column: 37, scope: !155, inlinedAt: !345)
!349 = !DILocation(line: 343, column: 8, scope: !155, inlinedAt: !345)
!350 = !DILocation(line: 343, column: 22, scope: !155, inlinedAt: !345)
!351 = !DILocation(line: 346, column: 8, scope: !155, inlinedAt: !345)
!352 = !DILocation(line: 347, column: 8, scope: !155, inlinedAt: !345)
!353 = !DILocation(line: 348, column: 8, scope: !155, inlinedAt: !345)
!354 = !DILocation(line: 52, column: 12, scope: !74, inlinedAt: !355)
!355 = distinct !DILocation(line: 98, column: 9, scope: !171, inlinedAt: !356)
!356 = distinct !DILocation(line: 350, column: 8, scope: !155, inlinedAt: !345)
!357 = !DILocation(line: 98, column: 9, scope: !171, inlinedAt: !356)
!358 = !DILocation(line: 84, column: 29, scope: !175, inlinedAt: !359)
!359 = distinct !DILocation(line: 99, column: 14, scope: !171, inlinedAt: !356)
!360 = !DILocation(line: 85, column: 12, scope: !175, inlinedAt: !359)
!361 = !DILocation(line: 99, column: 7, scope: !171, inlinedAt: !356)
!362 = !DILocation(line: 66, column: 12, scope: !180, inlinedAt: !363)
!363 = distinct !DILocation(line: 101, column: 14, scope: !171, inlinedAt: !356)
!364 = !DILocation(line: 101, column: 7, scope: !171, inlinedAt: !356)
!365 = !DILocation(line: 0, scope: !171, inlinedAt: !356)
!366 = !DILocation(line: 350, column: 66, scope: !155, inlinedAt: !345)
!367 = !DILocation(line: 350, column: 8, scope: !155, inlinedAt: !345)
!368 = !DILocation(line: 353, column: 8, scope: !155, inlinedAt: !345)
!369 = !DILocation(line: 354, column: 8, scope: !155, inlinedAt: !345)
!370 = !DILocation(line: 200, column: 14, scope: !333)
!371 = distinct !DISubprogram(name: "_M_run", scope: !99, file: !99, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!372 = !DILocation(line: 210, column: 13, scope: !371)
!373 = !DILocation(line: 1666, column: 16, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "get", scope: !22, file: !22, line: 1665, type: !9, scopeLine: 1666, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!375 = distinct !DILocation(line: 1363, column: 66, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "_M_get", scope: !22, file: !22, line: 1362, type: !9, scopeLine: 1363, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!377 = distinct !DILocation(line: 1357, column: 9, scope: !378, inlinedAt: !379)
!378 = distinct !DISubprogram(name: "operator->", scope: !22, file: !22, line: 1354, type: !9, scopeLine: 1355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!379 = distinct !DILocation(line: 31, column: 38, scope: !380, inlinedAt: !381)
!380 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 31, type: !9, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!381 = distinct !DILocation(line: 61, column: 14, scope: !382, inlinedAt: !384)
!382 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at shared.cpp:31:22)>", scope: !383, file: !383, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!383 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!384 = distinct !DILocation(line: 96, column: 14, scope: !385, inlinedAt: !386)
!385 = distinct !DISubprogram(name: "__invoke<(lambda at shared.cpp:31:22)>", scope: !383, file: !383, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!386 = distinct !DILocation(line: 252, column: 13, scope: !387, inlinedAt: !388)
!387 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !99, file: !99, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!388 = distinct !DILocation(line: 259, column: 11, scope: !389, inlinedAt: !390)
!389 = distinct !DISubprogram(name: "operator()", scope: !99, file: !99, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!390 = distinct !DILocation(line: 210, column: 13, scope: !371)
!391 = !DILocation(line: 31, column: 38, scope: !380, inlinedAt: !381)
!392 = !DILocation(line: 210, column: 24, scope: !371)
