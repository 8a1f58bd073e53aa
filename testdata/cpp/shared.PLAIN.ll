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
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.2 = private unnamed_addr constant [17 x i8] c"copy->value == 7\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::shared_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #14, !dbg !11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !12), !dbg !15
  store ptr null, ptr %2, align 8, !dbg !16, !tbaa !25, !alias.scope !12
  %4 = getelementptr inbounds %"class.std::__shared_ptr", ptr %2, i64 0, i32 1, !dbg !31
  %5 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #15, !dbg !32, !noalias !44
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !47, !tbaa !52, !noalias !12
  %6 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %5, i64 0, i32 1, !dbg !54
  store i32 1, ptr %6, align 8, !dbg !54, !tbaa !55, !noalias !12
  %7 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %5, i64 0, i32 2, !dbg !58
  store i32 1, ptr %7, align 4, !dbg !58, !tbaa !59, !noalias !12
  store ptr getelementptr inbounds ({ [7 x ptr] }, ptr @_ZTVSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !60, !tbaa !52, !noalias !12
  %8 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %5, i64 0, i32 1, !dbg !61
  store i32 7, ptr %8, align 8, !dbg !64, !tbaa !72, !noalias !12
  %9 = atomicrmw add ptr @_ZL5alive, i32 1 seq_cst, align 4, !dbg !74, !noalias !12
  store ptr %5, ptr %4, align 8, !dbg !80, !tbaa !81, !alias.scope !12
  store ptr %8, ptr %2, align 8, !dbg !82, !tbaa !83, !alias.scope !12
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #14, !dbg !84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !85
  store i64 0, ptr %3, align 8, !dbg !85, !tbaa !91
  %10 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #15, !dbg !94
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %10, align 8, !dbg !95, !tbaa !52
  %11 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %10, i64 0, i32 1, !dbg !98
  %12 = ptrtoint ptr %2 to i64, !dbg !99
  store i64 %12, ptr %11, align 8, !dbg !99, !tbaa !83
  store ptr %10, ptr %1, align 8, !dbg !107, !tbaa !83
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %1, ptr noundef null) #14, !dbg !115
  %13 = load ptr, ptr %1, align 8, !dbg !116, !tbaa !83
  %14 = icmp eq ptr %13, null, !dbg !119
  br i1 %14, label %19, label %15, !dbg !116

15:                                               ; preds = %0
  %16 = load ptr, ptr %13, align 8, !dbg !120, !tbaa !52
  %17 = getelementptr inbounds ptr, ptr %16, i64 1, !dbg !120
  %18 = load ptr, ptr %17, align 8, !dbg !120
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #14, !dbg !120
  br label %19, !dbg !123

19:                                               ; preds = %0, %15
  store ptr null, ptr %1, align 8, !dbg !124, !tbaa !83
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !125
  store ptr null, ptr %2, align 8, !dbg !126, !tbaa !83
  %20 = load ptr, ptr %4, align 8, !dbg !134, !tbaa !81
  store ptr null, ptr %4, align 8, !dbg !137, !tbaa !81
  %21 = icmp eq ptr %20, null, !dbg !138
  br i1 %21, label %46, label %22, !dbg !143

22:                                               ; preds = %19
  %23 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %20, i64 0, i32 1, !dbg !144
  %24 = load atomic i64, ptr %23 acquire, align 8, !dbg !147
  %25 = icmp eq i64 %24, 4294967297, !dbg !148
  br i1 %25, label %26, label %34, !dbg !147

26:                                               ; preds = %22
  store i32 0, ptr %23, align 8, !dbg !149, !tbaa !55
  %27 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %20, i64 0, i32 2, !dbg !150
  store i32 0, ptr %27, align 4, !dbg !151, !tbaa !59
  %28 = load ptr, ptr %20, align 8, !dbg !152, !tbaa !52
  %29 = getelementptr inbounds ptr, ptr %28, i64 2, !dbg !152
  %30 = load ptr, ptr %29, align 8, !dbg !152
  call void %30(ptr noundef nonnull align 8 dereferenceable(16) %20) #14, !dbg !152
  %31 = load ptr, ptr %20, align 8, !dbg !153, !tbaa !52
  %32 = getelementptr inbounds ptr, ptr %31, i64 3, !dbg !153
  %33 = load ptr, ptr %32, align 8, !dbg !153
  call void %33(ptr noundef nonnull align 8 dereferenceable(16) %20) #14, !dbg !153
  br label %46, !dbg !154

34:                                               ; preds = %22
  %35 = load i8, ptr @__libc_single_threaded, align 1, !dbg !155, !tbaa !161
  %36 = icmp eq i8 %35, 0, !dbg !155
  br i1 %36, label %40, label %37, !dbg !162

37:                                               ; preds = %34
  %38 = load i32, ptr %23, align 8, !dbg !163, !tbaa !166
  %39 = add nsw i32 %38, -1, !dbg !167
  store i32 %39, ptr %23, align 8, !dbg !167, !tbaa !166
  br label %42, !dbg !168

40:                                               ; preds = %34
  %41 = atomicrmw volatile add ptr %23, i32 -1 acq_rel, align 4, !dbg !169
  br label %42, !dbg !172

42:                                               ; preds = %40, %37
  %43 = phi i32 [ %38, %37 ], [ %41, %40 ], !dbg !173
  %44 = icmp eq i32 %43, 1, !dbg !174
  br i1 %44, label %45, label %46, !dbg !175, !prof !176

45:                                               ; preds = %42
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %20) #14, !dbg !177
  br label %46, !dbg !178

46:                                               ; preds = %19, %26, %42, %45
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #14, !dbg !179
  %47 = load i64, ptr %3, align 8, !dbg !180, !tbaa.struct !185
  %48 = icmp eq i64 %47, 0, !dbg !187
  br i1 %48, label %50, label %49, !dbg !190

49:                                               ; preds = %46
  call void @_ZSt9terminatev() #16, !dbg !191
  unreachable, !dbg !191

50:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #14, !dbg !195
  %51 = load ptr, ptr %4, align 8, !dbg !196, !tbaa !81
  %52 = icmp eq ptr %51, null, !dbg !199
  br i1 %52, label %77, label %53, !dbg !196

53:                                               ; preds = %50
  %54 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %51, i64 0, i32 1, !dbg !200
  %55 = load atomic i64, ptr %54 acquire, align 8, !dbg !202
  %56 = icmp eq i64 %55, 4294967297, !dbg !203
  br i1 %56, label %57, label %65, !dbg !202

57:                                               ; preds = %53
  store i32 0, ptr %54, align 8, !dbg !204, !tbaa !55
  %58 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %51, i64 0, i32 2, !dbg !205
  store i32 0, ptr %58, align 4, !dbg !206, !tbaa !59
  %59 = load ptr, ptr %51, align 8, !dbg !207, !tbaa !52
  %60 = getelementptr inbounds ptr, ptr %59, i64 2, !dbg !207
  %61 = load ptr, ptr %60, align 8, !dbg !207
  call void %61(ptr noundef nonnull align 8 dereferenceable(16) %51) #14, !dbg !207
  %62 = load ptr, ptr %51, align 8, !dbg !208, !tbaa !52
  %63 = getelementptr inbounds ptr, ptr %62, i64 3, !dbg !208
  %64 = load ptr, ptr %63, align 8, !dbg !208
  call void %64(ptr noundef nonnull align 8 dereferenceable(16) %51) #14, !dbg !208
  br label %77, !dbg !209

65:                                               ; preds = %53
  %66 = load i8, ptr @__libc_single_threaded, align 1, !dbg !210, !tbaa !161
  %67 = icmp eq i8 %66, 0, !dbg !210
  br i1 %67, label %71, label %68, !dbg !213

68:                                               ; preds = %65
  %69 = load i32, ptr %54, align 8, !dbg !214, !tbaa !166
  %70 = add nsw i32 %69, -1, !dbg !216
  store i32 %70, ptr %54, align 8, !dbg !216, !tbaa !166
  br label %73, !dbg !217

71:                                               ; preds = %65
  %72 = atomicrmw volatile add ptr %54, i32 -1 acq_rel, align 4, !dbg !218
  br label %73, !dbg !220

73:                                               ; preds = %71, %68
  %74 = phi i32 [ %69, %68 ], [ %72, %71 ], !dbg !221
  %75 = icmp eq i32 %74, 1, !dbg !222
  br i1 %75, label %76, label %77, !dbg !223, !prof !176

76:                                               ; preds = %73
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %51) #14, !dbg !224
  br label %77, !dbg !225

77:                                               ; preds = %50, %57, %73, %76
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #14, !dbg !195
  %78 = load atomic i32, ptr @_ZL5alive seq_cst, align 4, !dbg !226
  %79 = icmp eq i32 %78, 0, !dbg !231
  br i1 %79, label %81, label %80, !dbg !231

80:                                               ; preds = %77
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 36, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #16, !dbg !231
  unreachable, !dbg !231

81:                                               ; preds = %77
  ret i32 0, !dbg !232
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !233 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !235 void @_ZSt9terminatev() local_unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #4 comdat align 2 !dbg !236 {
  %2 = load ptr, ptr %0, align 8, !dbg !237, !tbaa !52
  %3 = getelementptr inbounds ptr, ptr %2, i64 2, !dbg !237
  %4 = load ptr, ptr %3, align 8, !dbg !237
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !237
  %5 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %0, i64 0, i32 2, !dbg !240
  %6 = load i8, ptr @__libc_single_threaded, align 1, !dbg !241, !tbaa !161
  %7 = icmp eq i8 %6, 0, !dbg !241
  br i1 %7, label %11, label %8, !dbg !244

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !dbg !245, !tbaa !166
  %10 = add nsw i32 %9, -1, !dbg !247
  store i32 %10, ptr %5, align 4, !dbg !247, !tbaa !166
  br label %13, !dbg !248

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4, !dbg !249
  br label %13, !dbg !251

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ], !dbg !252
  %15 = icmp eq i32 %14, 1, !dbg !253
  br i1 %15, label %16, label %20, !dbg !254

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !dbg !255, !tbaa !52
  %18 = getelementptr inbounds ptr, ptr %17, i64 3, !dbg !255
  %19 = load ptr, ptr %18, align 8, !dbg !255
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !255
  br label %20, !dbg !256

20:                                               ; preds = %13, %16
  ret void, !dbg !257
}

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !258 {
  ret void, !dbg !259
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !260 {
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !261
  ret void, !dbg !262
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !263 {
  %2 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !264
  store i32 0, ptr %2, align 8, !dbg !266, !tbaa !72
  %3 = atomicrmw sub ptr @_ZL5alive, i32 1 seq_cst, align 4, !dbg !273
  ret void, !dbg !278
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #6 comdat align 2 !dbg !279 {
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !280
  ret void, !dbg !287
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #7 comdat align 2 !dbg !288 {
  %3 = getelementptr inbounds %"class.std::_Sp_counted_ptr_inplace", ptr %0, i64 0, i32 1, !dbg !289
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag, !dbg !291
  br i1 %4, label %16, label %5, !dbg !292

5:                                                ; preds = %2
  %6 = getelementptr inbounds %"class.std::type_info", ptr %1, i64 0, i32 1, !dbg !293
  %7 = load ptr, ptr %6, align 8, !dbg !293, !tbaa !297
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag, !dbg !299
  br i1 %8, label %16, label %9, !dbg !293

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !dbg !300, !tbaa !161
  %11 = icmp eq i8 %10, 42, !dbg !301
  br i1 %11, label %16, label %12, !dbg !302

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #14, !dbg !303
  %14 = icmp eq i32 %13, 0, !dbg !304
  %15 = select i1 %14, ptr %3, ptr null, !dbg !305
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ], !dbg !306
  ret ptr %17, !dbg !307
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #6 comdat align 2 !dbg !308 {
  tail call void @llvm.trap() #16, !dbg !309
  unreachable, !dbg !309
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 !dbg !310 {
  %2 = load ptr, ptr %0, align 8, !dbg !311, !tbaa !52
  %3 = getelementptr inbounds ptr, ptr %2, i64 1, !dbg !311
  %4 = load ptr, ptr %3, align 8, !dbg !311
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !311
  ret void, !dbg !312
}

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #8

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !313 i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #10

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #11

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #12 align 2 !dbg !314 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #14, !dbg !315
  tail call void @_ZdlPv(ptr noundef %0) #17, !dbg !315
  ret void, !dbg !315
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture noundef nonnull readonly align 8 dereferenceable(16) %0) unnamed_addr #6 align 2 !dbg !316 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !317
  %3 = load ptr, ptr %2, align 8, !dbg !318, !tbaa !330
  %4 = load ptr, ptr %3, align 8, !dbg !332, !tbaa !25
  %5 = getelementptr inbounds %"class.std::__shared_ptr", ptr %3, i64 0, i32 1, !dbg !332
  %6 = load ptr, ptr %5, align 8, !dbg !337, !tbaa !81
  %7 = icmp eq ptr %6, null, !dbg !340
  br i1 %7, label %17, label %8, !dbg !341

8:                                                ; preds = %1
  %9 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 1, !dbg !342
  %10 = load i8, ptr @__libc_single_threaded, align 1, !dbg !345, !tbaa !161
  %11 = icmp eq i8 %10, 0, !dbg !345
  br i1 %11, label %15, label %12, !dbg !349

12:                                               ; preds = %8
  %13 = load i32, ptr %9, align 8, !dbg !350, !tbaa !166
  %14 = add nsw i32 %13, 1, !dbg !350
  store i32 %14, ptr %9, align 8, !dbg !350, !tbaa !166
  br label %17, !dbg !353

15:                                               ; preds = %8
  %16 = atomicrmw volatile add ptr %9, i32 1 acq_rel, align 4, !dbg !354
  br label %17

17:                                               ; preds = %15, %12, %1
  %18 = icmp eq ptr %4, null, !dbg !357
  br i1 %18, label %23, label %19, !dbg !360

19:                                               ; preds = %17
  %20 = load i32, ptr %4, align 4, !dbg !361, !tbaa !72
  %21 = icmp eq i32 %20, 7, !dbg !361
  br i1 %21, label %23, label %22, !dbg !361

22:                                               ; preds = %19
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 28, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #16, !dbg !361
  unreachable, !dbg !361

23:                                               ; preds = %19, %17
  br i1 %7, label %48, label %24, !dbg !362

24:                                               ; preds = %23
  %25 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 1, !dbg !365
  %26 = load atomic i64, ptr %25 acquire, align 8, !dbg !367
  %27 = icmp eq i64 %26, 4294967297, !dbg !368
  br i1 %27, label %28, label %36, !dbg !367

28:                                               ; preds = %24
  store i32 0, ptr %25, align 8, !dbg !369, !tbaa !55
  %29 = getelementptr inbounds %"class.std::_Sp_counted_base", ptr %6, i64 0, i32 2, !dbg !370
  store i32 0, ptr %29, align 4, !dbg !371, !tbaa !59
  %30 = load ptr, ptr %6, align 8, !dbg !372, !tbaa !52
  %31 = getelementptr inbounds ptr, ptr %30, i64 2, !dbg !372
  %32 = load ptr, ptr %31, align 8, !dbg !372
  tail call void %32(ptr noundef nonnull align 8 dereferenceable(16) %6) #14, !dbg !372
  %33 = load ptr, ptr %6, align 8, !dbg !373, !tbaa !52
  %34 = getelementptr inbounds ptr, ptr %33, i64 3, !dbg !373
  %35 = load ptr, ptr %34, align 8, !dbg !373
  tail call void %35(ptr noundef nonnull align 8 dereferenceable(16) %6) #14, !dbg !373
  br label %48, !dbg !374

36:                                               ; preds = %24
  %37 = load i8, ptr @__libc_single_threaded, align 1, !dbg !375, !tbaa !161
  %38 = icmp eq i8 %37, 0, !dbg !375
  br i1 %38, label %42, label %39, !dbg !378

39:                                               ; preds = %36
  %40 = load i32, ptr %25, align 8, !dbg !379, !tbaa !166
  %41 = add nsw i32 %40, -1, !dbg !381
  store i32 %41, ptr %25, align 8, !dbg !381, !tbaa !166
  br label %44, !dbg !382

42:                                               ; preds = %36
  %43 = atomicrmw volatile add ptr %25, i32 -1 acq_rel, align 4, !dbg !383
  br label %44, !dbg !385

44:                                               ; preds = %42, %39
  %45 = phi i32 [ %40, %39 ], [ %43, %42 ], !dbg !386
  %46 = icmp eq i32 %45, 1, !dbg !387
  br i1 %46, label %47, label %48, !dbg !388, !prof !176

47:                                               ; preds = %44
  tail call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %6) #14, !dbg !389
  br label %48, !dbg !390

48:                                               ; preds = %23, %28, %44, %47
  ret void, !dbg !391
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

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
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nounwind }
attributes #15 = { builtin nounwind allocsize(0) }
attributes #16 = { noreturn nounwind }
attributes #17 = { builtin nounwind }

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
!44 = !{!45, !13}
!45 = distinct !{!45, !46, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_: argument 0"}
!46 = distinct !{!46, !"_ZSt18__allocate_guardedISaISt23_Sp_counted_ptr_inplaceI4ItemSaIvELN9__gnu_cxx12_Lock_policyE2EEEESt15__allocated_ptrIT_ERS8_"}
!47 = !DILocation(line: 130, column: 43, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "_Sp_counted_base", scope: !18, file: !18, line: 129, type: !9, scopeLine: 130, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = distinct !DILocation(line: 599, column: 2, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "_Sp_counted_ptr_inplace<>", scope: !18, file: !18, line: 599, type: !9, scopeLine: 601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!51 = distinct !DILocation(line: 972, column: 6, scope: !42, inlinedAt: !43)
!52 = !{!53, !53, i64 0}
!53 = !{!"vtable pointer", !29, i64 0}
!54 = !DILocation(line: 130, column: 9, scope: !48, inlinedAt: !49)
!55 = !{!56, !57, i64 8}
!56 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !57, i64 8, !57, i64 12}
!57 = !{!"int", !28, i64 0}
!58 = !DILocation(line: 130, column: 26, scope: !48, inlinedAt: !49)
!59 = !{!56, !57, i64 12}
!60 = !DILocation(line: 601, column: 2, scope: !50, inlinedAt: !51)
!61 = !DILocation(line: 650, column: 39, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "_M_ptr", scope: !18, file: !18, line: 650, type: !9, scopeLine: 650, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!63 = distinct !DILocation(line: 604, column: 45, scope: !50, inlinedAt: !51)
!64 = !DILocation(line: 11, column: 6, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "Item", scope: !1, file: !1, line: 12, type: !9, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = distinct !DILocation(line: 119, column: 25, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "_Construct<Item>", scope: !68, file: !68, line: 109, type: !9, scopeLine: 110, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = !DIFile(filename: "include/c++/12/bits/stl_construct.h", directory: "")
!69 = distinct !DILocation(line: 635, column: 4, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "construct<Item>", scope: !37, file: !37, line: 633, type: !9, scopeLine: 635, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = distinct !DILocation(line: 604, column: 4, scope: !50, inlinedAt: !51)
!72 = !{!73, !57, i64 0}
!73 = !{!"_ZTS4Item", !57, i64 0}
!74 = !DILocation(line: 618, column: 16, scope: !75, inlinedAt: !77)
!75 = distinct !DISubprogram(name: "fetch_add", scope: !76, file: !76, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!76 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!77 = distinct !DILocation(line: 369, column: 16, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "operator++", scope: !76, file: !76, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!79 = distinct !DILocation(line: 12, column: 11, scope: !65, inlinedAt: !66)
!80 = !DILocation(line: 974, column: 10, scope: !42, inlinedAt: !43)
!81 = !{!30, !27, i64 0}
!82 = !DILocation(line: 975, column: 8, scope: !42, inlinedAt: !43)
!83 = !{!27, !27, i64 0}
!84 = !DILocation(line: 25, column: 3, scope: !8)
!85 = !DILocation(line: 85, column: 23, scope: !86, inlinedAt: !88)
!86 = distinct !DISubprogram(name: "id", scope: !87, file: !87, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!87 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!88 = distinct !DILocation(line: 126, column: 7, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "thread<(lambda at shared.cpp:25:22), void>", scope: !87, file: !87, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!90 = distinct !DILocation(line: 25, column: 15, scope: !8)
!91 = !{!92, !93, i64 0}
!92 = !{!"_ZTSNSt6thread2idE", !93, i64 0}
!93 = !{!"long", !28, i64 0}
!94 = !DILocation(line: 142, column: 29, scope: !89, inlinedAt: !90)
!95 = !DILocation(line: 207, column: 4, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "_State_impl<(lambda at shared.cpp:25:22)>", scope: !87, file: !87, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!97 = distinct !DILocation(line: 142, column: 33, scope: !89, inlinedAt: !90)
!98 = !DILocation(line: 206, column: 6, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 200, column: 4, scope: !100, inlinedAt: !102)
!100 = distinct !DISubprogram(name: "_Head_base<(lambda at shared.cpp:25:22)>", scope: !101, file: !101, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!101 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!102 = distinct !DILocation(line: 441, column: 4, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at shared.cpp:25:22)>", scope: !101, file: !101, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = distinct !DILocation(line: 744, column: 4, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "tuple<(lambda at shared.cpp:25:22), true, true>", scope: !101, file: !101, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!106 = distinct !DILocation(line: 206, column: 14, scope: !96, inlinedAt: !97)
!107 = !DILocation(line: 168, column: 56, scope: !108, inlinedAt: !110)
!108 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !109, file: !109, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!109 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!110 = distinct !DILocation(line: 233, column: 40, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !109, file: !109, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!112 = distinct !DILocation(line: 310, column: 4, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !109, file: !109, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!114 = distinct !DILocation(line: 142, column: 18, scope: !89, inlinedAt: !90)
!115 = !DILocation(line: 142, column: 2, scope: !89, inlinedAt: !90)
!116 = !DILocation(line: 395, column: 6, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "~unique_ptr", scope: !109, file: !109, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!118 = distinct !DILocation(line: 142, column: 2, scope: !89, inlinedAt: !90)
!119 = !DILocation(line: 395, column: 12, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 95, column: 2, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "operator()", scope: !109, file: !109, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!122 = distinct !DILocation(line: 396, column: 4, scope: !117, inlinedAt: !118)
!123 = !DILocation(line: 396, column: 4, scope: !117, inlinedAt: !118)
!124 = !DILocation(line: 397, column: 8, scope: !117, inlinedAt: !118)
!125 = !DILocation(line: 145, column: 7, scope: !89, inlinedAt: !90)
!126 = !DILocation(line: 206, column: 11, scope: !127, inlinedAt: !129)
!127 = distinct !DISubprogram(name: "swap<Item *>", scope: !128, file: !128, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!129 = distinct !DILocation(line: 1686, column: 2, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "swap", scope: !18, file: !18, line: 1684, type: !9, scopeLine: 1685, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!131 = distinct !DILocation(line: 1642, column: 24, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "reset", scope: !18, file: !18, line: 1641, type: !9, scopeLine: 1642, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!133 = distinct !DILocation(line: 33, column: 8, scope: !8)
!134 = !DILocation(line: 1099, column: 37, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "_M_swap", scope: !18, file: !18, line: 1097, type: !9, scopeLine: 1098, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = distinct !DILocation(line: 1687, column: 14, scope: !130, inlinedAt: !131)
!137 = !DILocation(line: 1100, column: 12, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 1070, column: 12, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "~__shared_count", scope: !18, file: !18, line: 1068, type: !9, scopeLine: 1069, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!140 = distinct !DILocation(line: 1524, column: 31, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "~__shared_ptr", scope: !18, file: !18, line: 1524, type: !9, scopeLine: 1524, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!142 = distinct !DILocation(line: 1642, column: 9, scope: !132, inlinedAt: !133)
!143 = !DILocation(line: 1070, column: 6, scope: !139, inlinedAt: !140)
!144 = !DILocation(line: 334, column: 55, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "_M_release", scope: !18, file: !18, line: 317, type: !9, scopeLine: 318, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = distinct !DILocation(line: 1071, column: 11, scope: !139, inlinedAt: !140)
!147 = !DILocation(line: 337, column: 8, scope: !145, inlinedAt: !146)
!148 = !DILocation(line: 337, column: 57, scope: !145, inlinedAt: !146)
!149 = !DILocation(line: 343, column: 37, scope: !145, inlinedAt: !146)
!150 = !DILocation(line: 343, column: 8, scope: !145, inlinedAt: !146)
!151 = !DILocation(line: 343, column: 22, scope: !145, inlinedAt: !146)
!152 = !DILocation(line: 346, column: 8, scope: !145, inlinedAt: !146)
!153 = !DILocation(line: 347, column: 8, scope: !145, inlinedAt: !146)
!154 = !DILocation(line: 348, column: 8, scope: !145, inlinedAt: !146)
!155 = !DILocation(line: 52, column: 12, scope: !156, inlinedAt: !158)
!156 = distinct !DISubprogram(name: "__is_single_threaded", scope: !157, file: !157, line: 47, type: !9, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!157 = !DIFile(filename: "include/c++/12/ext/atomicity.h", directory: "")
!158 = distinct !DILocation(line: 98, column: 9, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "__exchange_and_add_dispatch", scope: !157, file: !157, line: 96, type: !9, scopeLine: 97, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!160 = distinct !DILocation(line: 350, column: 8, scope: !145, inlinedAt: !146)
!161 = !{!28, !28, i64 0}
!162 = !DILocation(line: 98, column: 9, scope: !159, inlinedAt: !160)
!163 = !DILocation(line: 84, column: 29, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "__exchange_and_add_single", scope: !157, file: !157, line: 82, type: !9, scopeLine: 83, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!165 = distinct !DILocation(line: 99, column: 14, scope: !159, inlinedAt: !160)
!166 = !{!57, !57, i64 0}
!167 = !DILocation(line: 85, column: 12, scope: !164, inlinedAt: !165)
!168 = !DILocation(line: 99, column: 7, scope: !159, inlinedAt: !160)
!169 = !DILocation(line: 66, column: 12, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "__exchange_and_add", scope: !157, file: !157, line: 65, type: !9, scopeLine: 66, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = distinct !DILocation(line: 101, column: 14, scope: !159, inlinedAt: !160)
!172 = !DILocation(line: 101, column: 7, scope: !159, inlinedAt: !160)
!173 = !DILocation(line: 0, scope: !159, inlinedAt: !160)
!174 = !DILocation(line: 350, column: 66, scope: !145, inlinedAt: !146)
!175 = !DILocation(line: 350, column: 8, scope: !145, inlinedAt: !146)
!176 = !{!"branch_weights", i32 1, i32 2000}
!177 = !DILocation(line: 353, column: 8, scope: !145, inlinedAt: !146)
!178 = !DILocation(line: 354, column: 8, scope: !145, inlinedAt: !146)
!179 = !DILocation(line: 34, column: 10, scope: !8)
!180 = !DILocation(line: 175, column: 16, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "joinable", scope: !87, file: !87, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!182 = distinct !DILocation(line: 150, column: 11, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "~thread", scope: !87, file: !87, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!184 = distinct !DILocation(line: 35, column: 2, scope: !8)
!185 = !{i64 0, i64 8, !186}
!186 = !{!93, !93, i64 0}
!187 = !DILocation(line: 286, column: 26, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "operator==", scope: !87, file: !87, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!189 = distinct !DILocation(line: 175, column: 22, scope: !181, inlinedAt: !182)
!190 = !DILocation(line: 150, column: 11, scope: !183, inlinedAt: !184)
!191 = !DILocation(line: 312, column: 5, scope: !192, inlinedAt: !194)
!192 = distinct !DISubprogram(name: "__terminate", scope: !193, file: !193, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!194 = distinct !DILocation(line: 151, column: 2, scope: !183, inlinedAt: !184)
!195 = !DILocation(line: 35, column: 2, scope: !8)
!196 = !DILocation(line: 1070, column: 6, scope: !139, inlinedAt: !197)
!197 = distinct !DILocation(line: 1524, column: 31, scope: !141, inlinedAt: !198)
!198 = distinct !DILocation(line: 35, column: 2, scope: !8)
!199 = !DILocation(line: 1070, column: 12, scope: !139, inlinedAt: !197)
!200 = !DILocation(line: 334, column: 55, scope: !145, inlinedAt: !201)
!201 = distinct !DILocation(line: 1071, column: 11, scope: !139, inlinedAt: !197)
!202 = !DILocation(line: 337, column: 8, scope: !145, inlinedAt: !201)
!203 = !DILocation(line: 337, column: 57, scope: !145, inlinedAt: !201)
!204 = !DILocation(line: 343, column: 37, scope: !145, inlinedAt: !201)
!205 = !DILocation(line: 343, column: 8, scope: !145, inlinedAt: !201)
!206 = !DILocation(line: 343, column: 22, scope: !145, inlinedAt: !201)
!207 = !DILocation(line: 346, column: 8, scope: !145, inlinedAt: !201)
!208 = !DILocation(line: 347, column: 8, scope: !145, inlinedAt: !201)
!209 = !DILocation(line: 348, column: 8, scope: !145, inlinedAt: !201)
!210 = !DILocation(line: 52, column: 12, scope: !156, inlinedAt: !211)
!211 = distinct !DILocation(line: 98, column: 9, scope: !159, inlinedAt: !212)
!212 = distinct !DILocation(line: 350, column: 8, scope: !145, inlinedAt: !201)
!213 = !DILocation(line: 98, column: 9, scope: !159, inlinedAt: !212)
!214 = !DILocation(line: 84, column: 29, scope: !164, inlinedAt: !215)
!215 = distinct !DILocation(line: 99, column: 14, scope: !159, inlinedAt: !212)
!216 = !DILocation(line: 85, column: 12, scope: !164, inlinedAt: !215)
!217 = !DILocation(line: 99, column: 7, scope: !159, inlinedAt: !212)
!218 = !DILocation(line: 66, column: 12, scope: !170, inlinedAt: !219)
!219 = distinct !DILocation(line: 101, column: 14, scope: !159, inlinedAt: !212)
!220 = !DILocation(line: 101, column: 7, scope: !159, inlinedAt: !212)
!221 = !DILocation(line: 0, scope: !159, inlinedAt: !212)
!222 = !DILocation(line: 350, column: 66, scope: !145, inlinedAt: !201)
!223 = !DILocation(line: 350, column: 8, scope: !145, inlinedAt: !201)
!224 = !DILocation(line: 353, column: 8, scope: !145, inlinedAt: !201)
!225 = !DILocation(line: 354, column: 8, scope: !145, inlinedAt: !201)
!226 = !DILocation(line: 488, column: 9, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "load", scope: !76, file: !76, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!228 = distinct !DILocation(line: 348, column: 16, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "operator int", scope: !76, file: !76, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!230 = distinct !DILocation(line: 36, column: 2, scope: !8)
!231 = !DILocation(line: 36, column: 2, scope: !8)
!232 = !DILocation(line: 37, column: 1, scope: !8)
!233 = !DISubprogram(name: "__assert_fail", scope: !234, file: !234, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!234 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!235 = !DISubprogram(name: "terminate", scope: !193, file: !193, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!236 = distinct !DISubprogram(name: "_M_release_last_use_cold", scope: !18, file: !18, line: 198, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!237 = !DILocation(line: 175, column: 2, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "_M_release_last_use", scope: !18, file: !18, line: 172, type: !9, scopeLine: 173, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!239 = distinct !DILocation(line: 199, column: 9, scope: !236)
!240 = !DILocation(line: 187, column: 46, scope: !238, inlinedAt: !239)
!241 = !DILocation(line: 52, column: 12, scope: !156, inlinedAt: !242)
!242 = distinct !DILocation(line: 98, column: 9, scope: !159, inlinedAt: !243)
!243 = distinct !DILocation(line: 187, column: 6, scope: !238, inlinedAt: !239)
!244 = !DILocation(line: 98, column: 9, scope: !159, inlinedAt: !243)
!245 = !DILocation(line: 84, column: 29, scope: !164, inlinedAt: !246)
!246 = distinct !DILocation(line: 99, column: 14, scope: !159, inlinedAt: !243)
!247 = !DILocation(line: 85, column: 12, scope: !164, inlinedAt: !246)
!248 = !DILocation(line: 99, column: 7, scope: !159, inlinedAt: !243)
!249 = !DILocation(line: 66, column: 12, scope: !170, inlinedAt: !250)
!250 = distinct !DILocation(line: 101, column: 14, scope: !159, inlinedAt: !243)
!251 = !DILocation(line: 101, column: 7, scope: !159, inlinedAt: !243)
!252 = !DILocation(line: 0, scope: !159, inlinedAt: !243)
!253 = !DILocation(line: 188, column: 14, scope: !238, inlinedAt: !239)
!254 = !DILocation(line: 187, column: 6, scope: !238, inlinedAt: !239)
!255 = !DILocation(line: 191, column: 6, scope: !238, inlinedAt: !239)
!256 = !DILocation(line: 192, column: 4, scope: !238, inlinedAt: !239)
!257 = !DILocation(line: 199, column: 32, scope: !236)
!258 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !18, file: !18, line: 133, type: !9, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!259 = !DILocation(line: 134, column: 9, scope: !258)
!260 = distinct !DISubprogram(name: "~_Sp_counted_ptr_inplace", scope: !18, file: !18, line: 608, type: !9, scopeLine: 608, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!261 = !DILocation(line: 608, column: 43, scope: !260)
!262 = !DILocation(line: 608, column: 45, scope: !260)
!263 = distinct !DISubprogram(name: "_M_dispose", scope: !18, file: !18, line: 611, type: !9, scopeLine: 612, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!264 = !DILocation(line: 650, column: 39, scope: !62, inlinedAt: !265)
!265 = distinct !DILocation(line: 613, column: 56, scope: !263)
!266 = !DILocation(line: 15, column: 9, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "~Item", scope: !1, file: !1, line: 13, type: !9, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!268 = distinct !DILocation(line: 151, column: 19, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "_Destroy<Item>", scope: !68, file: !68, line: 146, type: !9, scopeLine: 147, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!270 = distinct !DILocation(line: 648, column: 4, scope: !271, inlinedAt: !272)
!271 = distinct !DISubprogram(name: "destroy<Item>", scope: !37, file: !37, line: 646, type: !9, scopeLine: 648, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!272 = distinct !DILocation(line: 613, column: 2, scope: !263)
!273 = !DILocation(line: 628, column: 16, scope: !274, inlinedAt: !275)
!274 = distinct !DISubprogram(name: "fetch_sub", scope: !76, file: !76, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!275 = distinct !DILocation(line: 377, column: 16, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "operator--", scope: !76, file: !76, line: 376, type: !9, scopeLine: 377, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!277 = distinct !DILocation(line: 16, column: 3, scope: !267, inlinedAt: !268)
!278 = !DILocation(line: 614, column: 7, scope: !263)
!279 = distinct !DISubprogram(name: "_M_destroy", scope: !18, file: !18, line: 618, type: !9, scopeLine: 619, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!280 = !DILocation(line: 158, column: 2, scope: !281, inlinedAt: !282)
!281 = distinct !DISubprogram(name: "deallocate", scope: !34, file: !34, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!282 = distinct !DILocation(line: 496, column: 13, scope: !283, inlinedAt: !284)
!283 = distinct !DISubprogram(name: "deallocate", scope: !37, file: !37, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!284 = distinct !DILocation(line: 74, column: 4, scope: !285, inlinedAt: !286)
!285 = distinct !DISubprogram(name: "~__allocated_ptr", scope: !40, file: !40, line: 71, type: !9, scopeLine: 72, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!286 = distinct !DILocation(line: 623, column: 7, scope: !279)
!287 = !DILocation(line: 623, column: 7, scope: !279)
!288 = distinct !DISubprogram(name: "_M_get_deleter", scope: !18, file: !18, line: 631, type: !9, scopeLine: 632, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!289 = !DILocation(line: 650, column: 39, scope: !62, inlinedAt: !290)
!290 = distinct !DILocation(line: 633, column: 58, scope: !288)
!291 = !DILocation(line: 638, column: 12, scope: !288)
!292 = !DILocation(line: 639, column: 6, scope: !288)
!293 = !DILocation(line: 198, column: 9, scope: !294, inlinedAt: !296)
!294 = distinct !DISubprogram(name: "operator==", scope: !295, file: !295, line: 193, type: !9, scopeLine: 194, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!295 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!296 = distinct !DILocation(line: 641, column: 11, scope: !288)
!297 = !{!298, !27, i64 8}
!298 = !{!"_ZTSSt9type_info", !27, i64 8}
!299 = !DILocation(line: 198, column: 16, scope: !294, inlinedAt: !296)
!300 = !DILocation(line: 206, column: 12, scope: !294, inlinedAt: !296)
!301 = !DILocation(line: 206, column: 22, scope: !294, inlinedAt: !296)
!302 = !DILocation(line: 206, column: 29, scope: !294, inlinedAt: !296)
!303 = !DILocation(line: 206, column: 32, scope: !294, inlinedAt: !296)
!304 = !DILocation(line: 206, column: 72, scope: !294, inlinedAt: !296)
!305 = !DILocation(line: 638, column: 6, scope: !288)
!306 = !DILocation(line: 0, scope: !288)
!307 = !DILocation(line: 648, column: 7, scope: !288)
!308 = distinct !DISubprogram(name: "~_Sp_counted_base", scope: !18, file: !18, line: 133, type: !9, scopeLine: 134, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!309 = !DILocation(line: 134, column: 7, scope: !308)
!310 = distinct !DISubprogram(name: "_M_destroy", scope: !18, file: !18, line: 143, type: !9, scopeLine: 144, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!311 = !DILocation(line: 144, column: 9, scope: !310)
!312 = !DILocation(line: 144, column: 22, scope: !310)
!313 = !DISubprogram(name: "__builtin_strcmp", scope: !295, file: !295, line: 178, type: !9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!314 = distinct !DISubprogram(name: "~_State_impl", scope: !87, file: !87, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!315 = !DILocation(line: 200, column: 14, scope: !314)
!316 = distinct !DISubprogram(name: "_M_run", scope: !87, file: !87, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!317 = !DILocation(line: 210, column: 13, scope: !316)
!318 = !DILocation(line: 26, column: 16, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!320 = distinct !DILocation(line: 61, column: 14, scope: !321, inlinedAt: !323)
!321 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at shared.cpp:25:22)>", scope: !322, file: !322, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!322 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!323 = distinct !DILocation(line: 96, column: 14, scope: !324, inlinedAt: !325)
!324 = distinct !DISubprogram(name: "__invoke<(lambda at shared.cpp:25:22)>", scope: !322, file: !322, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!325 = distinct !DILocation(line: 252, column: 13, scope: !326, inlinedAt: !327)
!326 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !87, file: !87, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!327 = distinct !DILocation(line: 259, column: 11, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "operator()", scope: !87, file: !87, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!329 = distinct !DILocation(line: 210, column: 13, scope: !316)
!330 = !{!331, !27, i64 0}
!331 = !{!"_ZTSZ4mainE3$_0", !27, i64 0}
!332 = !DILocation(line: 1522, column: 7, scope: !333, inlinedAt: !334)
!333 = distinct !DISubprogram(name: "__shared_ptr", scope: !18, file: !18, line: 1522, type: !9, scopeLine: 1522, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!334 = distinct !DILocation(line: 204, column: 7, scope: !335, inlinedAt: !336)
!335 = distinct !DISubprogram(name: "shared_ptr", scope: !21, file: !21, line: 204, type: !9, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!336 = distinct !DILocation(line: 26, column: 16, scope: !319, inlinedAt: !320)
!337 = !DILocation(line: 1075, column: 19, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "__shared_count", scope: !18, file: !18, line: 1074, type: !9, scopeLine: 1076, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!339 = distinct !DILocation(line: 1522, column: 7, scope: !333, inlinedAt: !334)
!340 = !DILocation(line: 1077, column: 12, scope: !338, inlinedAt: !339)
!341 = !DILocation(line: 1077, column: 6, scope: !338, inlinedAt: !339)
!342 = !DILocation(line: 152, column: 43, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "_M_add_ref_copy", scope: !18, file: !18, line: 151, type: !9, scopeLine: 152, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!344 = distinct !DILocation(line: 1078, column: 11, scope: !338, inlinedAt: !339)
!345 = !DILocation(line: 52, column: 12, scope: !156, inlinedAt: !346)
!346 = distinct !DILocation(line: 108, column: 9, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "__atomic_add_dispatch", scope: !157, file: !157, line: 106, type: !9, scopeLine: 107, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!348 = distinct !DILocation(line: 152, column: 9, scope: !343, inlinedAt: !344)
!349 = !DILocation(line: 108, column: 9, scope: !347, inlinedAt: !348)
!350 = !DILocation(line: 92, column: 12, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "__atomic_add_single", scope: !157, file: !157, line: 91, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!352 = distinct !DILocation(line: 109, column: 7, scope: !347, inlinedAt: !348)
!353 = !DILocation(line: 109, column: 7, scope: !347, inlinedAt: !348)
!354 = !DILocation(line: 71, column: 5, scope: !355, inlinedAt: !356)
!355 = distinct !DISubprogram(name: "__atomic_add", scope: !157, file: !157, line: 70, type: !9, scopeLine: 71, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!356 = distinct !DILocation(line: 111, column: 7, scope: !347, inlinedAt: !348)
!357 = !DILocation(line: 1670, column: 23, scope: !358, inlinedAt: !359)
!358 = distinct !DISubprogram(name: "operator bool", scope: !18, file: !18, line: 1669, type: !9, scopeLine: 1670, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!359 = distinct !DILocation(line: 27, column: 8, scope: !319, inlinedAt: !320)
!360 = !DILocation(line: 27, column: 8, scope: !319, inlinedAt: !320)
!361 = !DILocation(line: 28, column: 5, scope: !319, inlinedAt: !320)
!362 = !DILocation(line: 1070, column: 6, scope: !139, inlinedAt: !363)
!363 = distinct !DILocation(line: 1524, column: 31, scope: !141, inlinedAt: !364)
!364 = distinct !DILocation(line: 29, column: 3, scope: !319, inlinedAt: !320)
!365 = !DILocation(line: 334, column: 55, scope: !145, inlinedAt: !366)
!366 = distinct !DILocation(line: 1071, column: 11, scope: !139, inlinedAt: !363)
!367 = !DILocation(line: 337, column: 8, scope: !145, inlinedAt: !366)
!368 = !DILocation(line: 337, column: 57, scope: !145, inlinedAt: !366)
!369 = !DILocation(line: 343, column: 37, scope: !145, inlinedAt: !366)
!370 = !DILocation(line: 343, column: 8, scope: !145, inlinedAt: !366)
!371 = !DILocation(line: 343, column: 22, scope: !145, inlinedAt: !366)
!372 = !DILocation(line: 346, column: 8, scope: !145, inlinedAt: !366)
!373 = !DILocation(line: 347, column: 8, scope: !145, inlinedAt: !366)
!374 = !DILocation(line: 348, column: 8, scope: !145, inlinedAt: !366)
!375 = !DILocation(line: 52, column: 12, scope: !156, inlinedAt: !376)
!376 = distinct !DILocation(line: 98, column: 9, scope: !159, inlinedAt: !377)
!377 = distinct !DILocation(line: 350, column: 8, scope: !145, inlinedAt: !366)
!378 = !DILocation(line: 98, column: 9, scope: !159, inlinedAt: !377)
!379 = !DILocation(line: 84, column: 29, scope: !164, inlinedAt: !380)
!380 = distinct !DILocation(line: 99, column: 14, scope: !159, inlinedAt: !377)
!381 = !DILocation(line: 85, column: 12, scope: !164, inlinedAt: !380)
!382 = !DILocation(line: 99, column: 7, scope: !159, inlinedAt: !377)
!383 = !DILocation(line: 66, column: 12, scope: !170, inlinedAt: !384)
!384 = distinct !DILocation(line: 101, column: 14, scope: !159, inlinedAt: !377)
!385 = !DILocation(line: 101, column: 7, scope: !159, inlinedAt: !377)
!386 = !DILocation(line: 0, scope: !159, inlinedAt: !377)
!387 = !DILocation(line: 350, column: 66, scope: !145, inlinedAt: !366)
!388 = !DILocation(line: 350, column: 8, scope: !145, inlinedAt: !366)
!389 = !DILocation(line: 353, column: 8, scope: !145, inlinedAt: !366)
!390 = !DILocation(line: 354, column: 8, scope: !145, inlinedAt: !366)
!391 = !DILocation(line: 210, column: 24, scope: !316)
