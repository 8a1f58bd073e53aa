; ModuleID = 'log.cpp'
source_filename = "log.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm = comdat any

@_ZL4textB5cxx11 = internal global %"class.std::__cxx11::basic_string" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@.str = private unnamed_addr constant [18 x i8] c"text.size() == 31\00", align 1
@.str.1 = private unnamed_addr constant [8 x i8] c"log.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@.str.2 = private unnamed_addr constant [32 x i8] c"the first line\0Athe second line\0A\00", align 1
@.str.3 = private unnamed_addr constant [32 x i8] c"the second line\0Athe first line\0A\00", align 1
@.str.4 = private unnamed_addr constant [91 x i8] c"text == \22the first line\\nthe second line\\n\22 || text == \22the second line\\nthe first line\\n\22\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.5 = private unnamed_addr constant [16 x i8] c"the first line\0A\00", align 1
@.str.6 = private unnamed_addr constant [21 x i8] c"basic_string::append\00", align 1
@.str.7 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.8 = private unnamed_addr constant [17 x i8] c"the second line\0A\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_log.cpp, ptr null }]

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !19
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !26
  %4 = icmp eq ptr %2, %3, !dbg !29
  br i1 %4, label %6, label %5, !dbg !30

5:                                                ; preds = %1
  tail call void @_ZdlPv(ptr noundef %2) #16, !dbg !31
  br label %6, !dbg !40

6:                                                ; preds = %1, %5
  ret void, !dbg !41
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 !dbg !42 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #17, !dbg !43
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !44
  store i64 0, ptr %3, align 8, !dbg !44, !tbaa !50
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18, !dbg !52
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !53, !tbaa !56
  store ptr %5, ptr %2, align 8, !dbg !58, !tbaa !66
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #17, !dbg !67
  %6 = load ptr, ptr %2, align 8, !dbg !68, !tbaa !66
  %7 = icmp eq ptr %6, null, !dbg !71
  br i1 %7, label %12, label %8, !dbg !68

8:                                                ; preds = %0
  %9 = load ptr, ptr %6, align 8, !dbg !72, !tbaa !56
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !72
  %11 = load ptr, ptr %10, align 8, !dbg !72
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %6) #17, !dbg !72
  br label %12, !dbg !75

12:                                               ; preds = %0, %8
  store ptr null, ptr %2, align 8, !dbg !76, !tbaa !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !77
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17, !dbg !78
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !79
  store i64 0, ptr %4, align 8, !dbg !79, !tbaa !50
  %13 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18, !dbg !83
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %13, align 8, !dbg !84, !tbaa !56
  store ptr %13, ptr %1, align 8, !dbg !87, !tbaa !66
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #17, !dbg !91
  %14 = load ptr, ptr %1, align 8, !dbg !92, !tbaa !66
  %15 = icmp eq ptr %14, null, !dbg !94
  br i1 %15, label %20, label %16, !dbg !92

16:                                               ; preds = %12
  %17 = load ptr, ptr %14, align 8, !dbg !95, !tbaa !56
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !95
  %19 = load ptr, ptr %18, align 8, !dbg !95
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #17, !dbg !95
  br label %20, !dbg !97

20:                                               ; preds = %12, %16
  store ptr null, ptr %1, align 8, !dbg !98, !tbaa !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !99
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #17, !dbg !100
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #17, !dbg !101
  %21 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !102, !tbaa !105
  %22 = icmp eq i64 %21, 31, !dbg !106
  br i1 %22, label %24, label %23, !dbg !106

23:                                               ; preds = %20
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #19, !dbg !106
  unreachable, !dbg !106

24:                                               ; preds = %20
  %25 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !107, !tbaa !19
  %26 = call i32 @memcmp(ptr noundef %25, ptr noundef nonnull @.str.2, i64 noundef %21) #17, !dbg !114
  %27 = icmp eq i32 %26, 0, !dbg !118
  br i1 %27, label %28, label %33, !dbg !119

28:                                               ; preds = %24
  %29 = add i64 %21, -31, !dbg !120
  %30 = call i64 @llvm.smax.i64(i64 %29, i64 -2147483648), !dbg !123
  %31 = call i64 @llvm.smin.i64(i64 %30, i64 2147483647), !dbg !123
  %32 = trunc i64 %31 to i32, !dbg !123
  br label %33, !dbg !124

33:                                               ; preds = %24, %28
  %34 = phi i32 [ %26, %24 ], [ %32, %28 ], !dbg !125
  %35 = icmp eq i32 %34, 0, !dbg !126
  br i1 %35, label %54, label %36, !dbg !127

36:                                               ; preds = %33
  %37 = call i64 @llvm.umin.i64(i64 %21, i64 31), !dbg !128
  %38 = icmp eq i64 %37, 0, !dbg !131
  br i1 %38, label %42, label %39, !dbg !133

39:                                               ; preds = %36
  %40 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !134, !tbaa !19
  %41 = call i32 @memcmp(ptr noundef %40, ptr noundef nonnull @.str.3, i64 noundef %37) #17, !dbg !136
  br label %42, !dbg !137

42:                                               ; preds = %39, %36
  %43 = phi i32 [ %41, %39 ], [ 0, %36 ], !dbg !138
  %44 = icmp eq i32 %43, 0, !dbg !139
  br i1 %44, label %45, label %50, !dbg !140

45:                                               ; preds = %42
  %46 = add i64 %21, -31, !dbg !141
  %47 = call i64 @llvm.smax.i64(i64 %46, i64 -2147483648), !dbg !143
  %48 = call i64 @llvm.smin.i64(i64 %47, i64 2147483647), !dbg !143
  %49 = trunc i64 %48 to i32, !dbg !143
  br label %50, !dbg !144

50:                                               ; preds = %42, %45
  %51 = phi i32 [ %43, %42 ], [ %49, %45 ], !dbg !145
  %52 = icmp eq i32 %51, 0, !dbg !146
  br i1 %52, label %54, label %53, !dbg !127

53:                                               ; preds = %50
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 25, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #19, !dbg !127
  unreachable, !dbg !127

54:                                               ; preds = %33, %50
  %55 = load i64, ptr %4, align 8, !dbg !147, !tbaa.struct !152
  %56 = icmp eq i64 %55, 0, !dbg !154
  br i1 %56, label %58, label %57, !dbg !157

57:                                               ; preds = %54
  call void @_ZSt9terminatev() #19, !dbg !158
  unreachable, !dbg !158

58:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17, !dbg !162
  %59 = load i64, ptr %3, align 8, !dbg !163, !tbaa.struct !152
  %60 = icmp eq i64 %59, 0, !dbg !166
  br i1 %60, label %62, label %61, !dbg !168

61:                                               ; preds = %58
  call void @_ZSt9terminatev() #19, !dbg !169
  unreachable, !dbg !169

62:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17, !dbg !162
  ret i32 0, !dbg !162
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !171 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noreturn nounwind
declare !dbg !173 void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !174 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !175
  tail call void @_ZdlPv(ptr noundef %0) #16, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #10 align 2 !dbg !176 {
  %2 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !177, !tbaa !105
  %3 = add i64 %2, -4611686018427387889, !dbg !198
  %4 = icmp ult i64 %3, 15, !dbg !198
  br i1 %4, label %5, label %6, !dbg !199

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.6) #19, !dbg !200
  unreachable, !dbg !200

6:                                                ; preds = %1
  %7 = add i64 %2, 15, !dbg !201
  %8 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !204, !tbaa !19
  %9 = icmp eq ptr %8, getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), !dbg !209
  %10 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), align 8, !dbg !210
  %11 = select i1 %9, i64 15, i64 %10, !dbg !210
  %12 = icmp ugt i64 %7, %11, !dbg !211
  br i1 %12, label %15, label %13, !dbg !212

13:                                               ; preds = %6
  %14 = getelementptr inbounds i8, ptr %8, i64 %2, !dbg !213
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(15) %14, ptr noundef nonnull align 1 dereferenceable(15) @.str.5, i64 15, i1 false), !dbg !214
  br label %16, !dbg !219

15:                                               ; preds = %6
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) @_ZL4textB5cxx11, i64 noundef %2, i64 noundef 0, ptr noundef nonnull @.str.5, i64 noundef 15), !dbg !220
  br label %16

16:                                               ; preds = %13, %15
  store i64 %7, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !221, !tbaa !105
  %17 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !226, !tbaa !19
  %18 = getelementptr inbounds i8, ptr %17, i64 %7, !dbg !228
  store i8 0, ptr %18, align 1, !dbg !229, !tbaa !232
  ret void, !dbg !233
}

; Function Attrs: noreturn
declare !dbg !234 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #10 comdat align 2 !dbg !236 {
  %6 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !237
  %7 = load i64, ptr %6, align 8, !dbg !237, !tbaa !105
  %8 = add i64 %2, %1, !dbg !240
  %9 = sub i64 %7, %8, !dbg !240
  %10 = sub i64 %4, %2, !dbg !241
  %11 = add i64 %10, %7, !dbg !242
  %12 = load ptr, ptr %0, align 8, !dbg !243, !tbaa !19
  %13 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !247
  %14 = icmp eq ptr %12, %13, !dbg !249
  %15 = load i64, ptr %13, align 8, !dbg !250
  %16 = select i1 %14, i64 15, i64 %15, !dbg !250
  %17 = icmp ugt i64 %11, 4611686018427387903, !dbg !251
  br i1 %17, label %18, label %19, !dbg !254

18:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #19, !dbg !255
  unreachable, !dbg !255

19:                                               ; preds = %5
  %20 = icmp ugt i64 %11, %16, !dbg !256
  br i1 %20, label %21, label %26, !dbg !257

21:                                               ; preds = %19
  %22 = shl i64 %16, 1, !dbg !258
  %23 = icmp ult i64 %11, %22, !dbg !259
  br i1 %23, label %24, label %26, !dbg !260

24:                                               ; preds = %21
  %25 = tail call i64 @llvm.umin.i64(i64 %22, i64 4611686018427387903), !dbg !261
  br label %26, !dbg !261

26:                                               ; preds = %24, %21, %19
  %27 = phi i64 [ %25, %24 ], [ %11, %21 ], [ %11, %19 ], !dbg !262
  %28 = add i64 %27, 1, !dbg !263
  %29 = icmp slt i64 %28, 0, !dbg !264
  br i1 %29, label %30, label %31, !dbg !269, !prof !270

30:                                               ; preds = %26
  tail call void @_ZSt17__throw_bad_allocv() #19, !dbg !271
  unreachable, !dbg !271

31:                                               ; preds = %26
  %32 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %28) #18, !dbg !272
  switch i64 %1, label %35 [
    i64 0, label %36
    i64 1, label %33
  ], !dbg !273

33:                                               ; preds = %31
  %34 = load i8, ptr %12, align 1, !dbg !274, !tbaa !232
  store i8 %34, ptr %32, align 1, !dbg !277, !tbaa !232
  br label %36, !dbg !278

35:                                               ; preds = %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %32, ptr align 1 %12, i64 %1, i1 false), !dbg !279
  br label %36, !dbg !281

36:                                               ; preds = %35, %33, %31
  %37 = icmp ne ptr %3, null, !dbg !282
  %38 = icmp ne i64 %4, 0
  %39 = and i1 %37, %38, !dbg !283
  br i1 %39, label %40, label %45, !dbg !283

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %32, i64 %1, !dbg !284
  switch i64 %4, label %44 [
    i64 1, label %42
    i64 0, label %45
  ], !dbg !285

42:                                               ; preds = %40
  %43 = load i8, ptr %3, align 1, !dbg !287, !tbaa !232
  store i8 %43, ptr %41, align 1, !dbg !289, !tbaa !232
  br label %45, !dbg !290

44:                                               ; preds = %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %41, ptr nonnull align 1 %3, i64 %4, i1 false), !dbg !291
  br label %45, !dbg !293

45:                                               ; preds = %44, %42, %40, %36
  %46 = icmp eq i64 %7, %8, !dbg !294
  br i1 %46, label %55, label %47, !dbg !294

47:                                               ; preds = %45
  %48 = getelementptr inbounds i8, ptr %32, i64 %1, !dbg !295
  %49 = getelementptr inbounds i8, ptr %48, i64 %4, !dbg !296
  %50 = getelementptr inbounds i8, ptr %12, i64 %1, !dbg !297
  %51 = getelementptr inbounds i8, ptr %50, i64 %2, !dbg !298
  switch i64 %9, label %54 [
    i64 1, label %52
    i64 0, label %55
  ], !dbg !299

52:                                               ; preds = %47
  %53 = load i8, ptr %51, align 1, !dbg !301, !tbaa !232
  store i8 %53, ptr %49, align 1, !dbg !303, !tbaa !232
  br label %55, !dbg !304

54:                                               ; preds = %47
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %49, ptr align 1 %51, i64 %9, i1 false), !dbg !305
  br label %55, !dbg !307

55:                                               ; preds = %54, %52, %47, %45
  br i1 %14, label %57, label %56, !dbg !308

56:                                               ; preds = %55
  tail call void @_ZdlPv(ptr noundef %12) #16, !dbg !310
  br label %57, !dbg !314

57:                                               ; preds = %55, %56
  store ptr %32, ptr %0, align 8, !dbg !315, !tbaa !19
  store i64 %27, ptr %13, align 8, !dbg !318, !tbaa !232
  ret void, !dbg !321
}

; Function Attrs: noreturn
declare !dbg !322 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !323 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !324
  tail call void @_ZdlPv(ptr noundef %0) #16, !dbg !324
  ret void, !dbg !324
}

; Function Attrs: mustprogress nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #10 align 2 !dbg !325 {
  %2 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !326, !tbaa !105
  %3 = and i64 %2, -16, !dbg !342
  %4 = icmp eq i64 %3, 4611686018427387888, !dbg !342
  br i1 %4, label %5, label %6, !dbg !343

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.6) #19, !dbg !344
  unreachable, !dbg !344

6:                                                ; preds = %1
  %7 = add i64 %2, 16, !dbg !345
  %8 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !347, !tbaa !19
  %9 = icmp eq ptr %8, getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), !dbg !351
  %10 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), align 8, !dbg !352
  %11 = select i1 %9, i64 15, i64 %10, !dbg !352
  %12 = icmp ugt i64 %7, %11, !dbg !353
  br i1 %12, label %15, label %13, !dbg !354

13:                                               ; preds = %6
  %14 = getelementptr inbounds i8, ptr %8, i64 %2, !dbg !355
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %14, ptr noundef nonnull align 1 dereferenceable(16) @.str.8, i64 16, i1 false), !dbg !356
  br label %16, !dbg !359

15:                                               ; preds = %6
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) @_ZL4textB5cxx11, i64 noundef %2, i64 noundef 0, ptr noundef nonnull @.str.8, i64 noundef 16), !dbg !360
  br label %16

16:                                               ; preds = %13, %15
  store i64 %7, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !361, !tbaa !105
  %17 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !364, !tbaa !19
  %18 = getelementptr inbounds i8, ptr %17, i64 %7, !dbg !366
  store i8 0, ptr %18, align 1, !dbg !367, !tbaa !232
  ret void, !dbg !369
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !370 i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_log.cpp() #14 section ".text.startup" !dbg !371 {
  store ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), ptr @_ZL4textB5cxx11, align 8, !dbg !373, !tbaa !381
  store i64 0, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !382, !tbaa !105
  store i8 0, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), align 8, !dbg !385, !tbaa !232
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev, ptr nonnull @_ZL4textB5cxx11, ptr nonnull @__dso_handle) #17, !dbg !387
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #15

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { builtin nounwind }
attributes #17 = { nounwind }
attributes #18 = { builtin nounwind allocsize(0) }
attributes #19 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "log.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~basic_string", scope: !9, file: !9, line: 794, type: !10, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "_M_data", scope: !9, file: !9, line: 233, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!14 = distinct !DILocation(line: 274, column: 16, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "_M_is_local", scope: !9, file: !9, line: 273, type: !10, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!16 = distinct !DILocation(line: 285, column: 7, scope: !17, inlinedAt: !18)
!17 = distinct !DISubprogram(name: "_M_dispose", scope: !9, file: !9, line: 283, type: !10, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!18 = distinct !DILocation(line: 795, column: 9, scope: !8)
!19 = !{!20, !22, i64 0}
!20 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !21, i64 0, !25, i64 8, !23, i64 16}
!21 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !22, i64 0}
!22 = !{!"any pointer", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C++ TBAA"}
!25 = !{!"long", !23, i64 0}
!26 = !DILocation(line: 252, column: 57, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_M_local_data", scope: !9, file: !9, line: 249, type: !10, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = distinct !DILocation(line: 274, column: 29, scope: !15, inlinedAt: !16)
!29 = !DILocation(line: 274, column: 26, scope: !15, inlinedAt: !16)
!30 = !DILocation(line: 285, column: 6, scope: !17, inlinedAt: !18)
!31 = !DILocation(line: 158, column: 2, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "deallocate", scope: !33, file: !33, line: 142, type: !10, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!33 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!34 = distinct !DILocation(line: 496, column: 13, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "deallocate", scope: !36, file: !36, line: 495, type: !10, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!36 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!37 = distinct !DILocation(line: 292, column: 9, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "_M_destroy", scope: !9, file: !9, line: 291, type: !10, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!39 = distinct !DILocation(line: 286, column: 4, scope: !17, inlinedAt: !18)
!40 = !DILocation(line: 286, column: 4, scope: !17, inlinedAt: !18)
!41 = !DILocation(line: 795, column: 23, scope: !8)
!42 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 18, type: !10, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!43 = !DILocation(line: 20, column: 2, scope: !42)
!44 = !DILocation(line: 85, column: 23, scope: !45, inlinedAt: !47)
!45 = distinct !DISubprogram(name: "id", scope: !46, file: !46, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!46 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!47 = distinct !DILocation(line: 126, column: 7, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "thread<(lambda at log.cpp:20:16), void>", scope: !46, file: !46, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!49 = distinct !DILocation(line: 20, column: 14, scope: !42)
!50 = !{!51, !25, i64 0}
!51 = !{!"_ZTSNSt6thread2idE", !25, i64 0}
!52 = !DILocation(line: 142, column: 29, scope: !48, inlinedAt: !49)
!53 = !DILocation(line: 207, column: 4, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "_State_impl<(lambda at log.cpp:20:16)>", scope: !46, file: !46, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!55 = distinct !DILocation(line: 142, column: 33, scope: !48, inlinedAt: !49)
!56 = !{!57, !57, i64 0}
!57 = !{!"vtable pointer", !24, i64 0}
!58 = !DILocation(line: 168, column: 56, scope: !59, inlinedAt: !61)
!59 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !60, file: !60, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!60 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!61 = distinct !DILocation(line: 233, column: 40, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !60, file: !60, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!63 = distinct !DILocation(line: 310, column: 4, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !60, file: !60, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!65 = distinct !DILocation(line: 142, column: 18, scope: !48, inlinedAt: !49)
!66 = !{!22, !22, i64 0}
!67 = !DILocation(line: 142, column: 2, scope: !48, inlinedAt: !49)
!68 = !DILocation(line: 395, column: 6, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "~unique_ptr", scope: !60, file: !60, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!70 = distinct !DILocation(line: 142, column: 2, scope: !48, inlinedAt: !49)
!71 = !DILocation(line: 395, column: 12, scope: !69, inlinedAt: !70)
!72 = !DILocation(line: 95, column: 2, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "operator()", scope: !60, file: !60, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!74 = distinct !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !70)
!75 = !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !70)
!76 = !DILocation(line: 397, column: 8, scope: !69, inlinedAt: !70)
!77 = !DILocation(line: 145, column: 7, scope: !48, inlinedAt: !49)
!78 = !DILocation(line: 21, column: 2, scope: !42)
!79 = !DILocation(line: 85, column: 23, scope: !45, inlinedAt: !80)
!80 = distinct !DILocation(line: 126, column: 7, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "thread<(lambda at log.cpp:21:16), void>", scope: !46, file: !46, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!82 = distinct !DILocation(line: 21, column: 14, scope: !42)
!83 = !DILocation(line: 142, column: 29, scope: !81, inlinedAt: !82)
!84 = !DILocation(line: 207, column: 4, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "_State_impl<(lambda at log.cpp:21:16)>", scope: !46, file: !46, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!86 = distinct !DILocation(line: 142, column: 33, scope: !81, inlinedAt: !82)
!87 = !DILocation(line: 168, column: 56, scope: !59, inlinedAt: !88)
!88 = distinct !DILocation(line: 233, column: 40, scope: !62, inlinedAt: !89)
!89 = distinct !DILocation(line: 310, column: 4, scope: !64, inlinedAt: !90)
!90 = distinct !DILocation(line: 142, column: 18, scope: !81, inlinedAt: !82)
!91 = !DILocation(line: 142, column: 2, scope: !81, inlinedAt: !82)
!92 = !DILocation(line: 395, column: 6, scope: !69, inlinedAt: !93)
!93 = distinct !DILocation(line: 142, column: 2, scope: !81, inlinedAt: !82)
!94 = !DILocation(line: 395, column: 12, scope: !69, inlinedAt: !93)
!95 = !DILocation(line: 95, column: 2, scope: !73, inlinedAt: !96)
!96 = distinct !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !93)
!97 = !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !93)
!98 = !DILocation(line: 397, column: 8, scope: !69, inlinedAt: !93)
!99 = !DILocation(line: 145, column: 7, scope: !81, inlinedAt: !82)
!100 = !DILocation(line: 22, column: 4, scope: !42)
!101 = !DILocation(line: 23, column: 4, scope: !42)
!102 = !DILocation(line: 1064, column: 16, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!104 = distinct !DILocation(line: 24, column: 2, scope: !42)
!105 = !{!20, !25, i64 8}
!106 = !DILocation(line: 24, column: 2, scope: !42)
!107 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !108)
!108 = distinct !DILocation(line: 895, column: 38, scope: !109, inlinedAt: !111)
!109 = distinct !DISubprogram(name: "compare", scope: !110, file: !110, line: 889, type: !10, scopeLine: 890, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!110 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!111 = distinct !DILocation(line: 3601, column: 20, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "operator==<char, std::char_traits<char>, std::allocator<char> >", scope: !9, file: !9, line: 3599, type: !10, scopeLine: 3601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!113 = distinct !DILocation(line: 25, column: 2, scope: !42)
!114 = !DILocation(line: 385, column: 9, scope: !115, inlinedAt: !117)
!115 = distinct !DISubprogram(name: "compare", scope: !116, file: !116, line: 370, type: !10, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!116 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!117 = distinct !DILocation(line: 895, column: 17, scope: !109, inlinedAt: !111)
!118 = !DILocation(line: 896, column: 12, scope: !109, inlinedAt: !111)
!119 = !DILocation(line: 896, column: 11, scope: !109, inlinedAt: !111)
!120 = !DILocation(line: 483, column: 51, scope: !121, inlinedAt: !122)
!121 = distinct !DISubprogram(name: "_S_compare", scope: !9, file: !9, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!122 = distinct !DILocation(line: 897, column: 8, scope: !109, inlinedAt: !111)
!123 = !DILocation(line: 485, column: 6, scope: !121, inlinedAt: !122)
!124 = !DILocation(line: 897, column: 2, scope: !109, inlinedAt: !111)
!125 = !DILocation(line: 0, scope: !109, inlinedAt: !111)
!126 = !DILocation(line: 3601, column: 35, scope: !112, inlinedAt: !113)
!127 = !DILocation(line: 25, column: 2, scope: !42)
!128 = !DILocation(line: 894, column: 31, scope: !109, inlinedAt: !129)
!129 = distinct !DILocation(line: 3601, column: 20, scope: !112, inlinedAt: !130)
!130 = distinct !DILocation(line: 25, column: 2, scope: !42)
!131 = !DILocation(line: 372, column: 10, scope: !115, inlinedAt: !132)
!132 = distinct !DILocation(line: 895, column: 17, scope: !109, inlinedAt: !129)
!133 = !DILocation(line: 372, column: 6, scope: !115, inlinedAt: !132)
!134 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !135)
!135 = distinct !DILocation(line: 895, column: 38, scope: !109, inlinedAt: !129)
!136 = !DILocation(line: 385, column: 9, scope: !115, inlinedAt: !132)
!137 = !DILocation(line: 385, column: 2, scope: !115, inlinedAt: !132)
!138 = !DILocation(line: 0, scope: !115, inlinedAt: !132)
!139 = !DILocation(line: 896, column: 12, scope: !109, inlinedAt: !129)
!140 = !DILocation(line: 896, column: 11, scope: !109, inlinedAt: !129)
!141 = !DILocation(line: 483, column: 51, scope: !121, inlinedAt: !142)
!142 = distinct !DILocation(line: 897, column: 8, scope: !109, inlinedAt: !129)
!143 = !DILocation(line: 485, column: 6, scope: !121, inlinedAt: !142)
!144 = !DILocation(line: 897, column: 2, scope: !109, inlinedAt: !129)
!145 = !DILocation(line: 0, scope: !109, inlinedAt: !129)
!146 = !DILocation(line: 3601, column: 35, scope: !112, inlinedAt: !130)
!147 = !DILocation(line: 175, column: 16, scope: !148, inlinedAt: !149)
!148 = distinct !DISubprogram(name: "joinable", scope: !46, file: !46, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!149 = distinct !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "~thread", scope: !46, file: !46, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!151 = distinct !DILocation(line: 26, column: 1, scope: !42)
!152 = !{i64 0, i64 8, !153}
!153 = !{!25, !25, i64 0}
!154 = !DILocation(line: 286, column: 26, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "operator==", scope: !46, file: !46, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!156 = distinct !DILocation(line: 175, column: 22, scope: !148, inlinedAt: !149)
!157 = !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !151)
!158 = !DILocation(line: 312, column: 5, scope: !159, inlinedAt: !161)
!159 = distinct !DISubprogram(name: "__terminate", scope: !160, file: !160, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!160 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!161 = distinct !DILocation(line: 151, column: 2, scope: !150, inlinedAt: !151)
!162 = !DILocation(line: 26, column: 1, scope: !42)
!163 = !DILocation(line: 175, column: 16, scope: !148, inlinedAt: !164)
!164 = distinct !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !165)
!165 = distinct !DILocation(line: 26, column: 1, scope: !42)
!166 = !DILocation(line: 286, column: 26, scope: !155, inlinedAt: !167)
!167 = distinct !DILocation(line: 175, column: 22, scope: !148, inlinedAt: !164)
!168 = !DILocation(line: 150, column: 11, scope: !150, inlinedAt: !165)
!169 = !DILocation(line: 312, column: 5, scope: !159, inlinedAt: !170)
!170 = distinct !DILocation(line: 151, column: 2, scope: !150, inlinedAt: !165)
!171 = !DISubprogram(name: "__assert_fail", scope: !172, file: !172, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!172 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!173 = !DISubprogram(name: "terminate", scope: !160, file: !160, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!174 = distinct !DISubprogram(name: "~_State_impl", scope: !46, file: !46, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!175 = !DILocation(line: 200, column: 14, scope: !174)
!176 = distinct !DISubprogram(name: "_M_run", scope: !46, file: !46, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!177 = !DILocation(line: 1064, column: 16, scope: !103, inlinedAt: !178)
!178 = distinct !DILocation(line: 392, column: 32, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "_M_check_length", scope: !9, file: !9, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!180 = distinct !DILocation(line: 1436, column: 2, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "append", scope: !9, file: !9, line: 1432, type: !10, scopeLine: 1433, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!182 = distinct !DILocation(line: 1340, column: 22, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "operator+=", scope: !9, file: !9, line: 1339, type: !10, scopeLine: 1340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!184 = distinct !DILocation(line: 15, column: 7, scope: !185, inlinedAt: !186)
!185 = distinct !DISubprogram(name: "append", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!186 = distinct !DILocation(line: 20, column: 21, scope: !187, inlinedAt: !188)
!187 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!188 = distinct !DILocation(line: 61, column: 14, scope: !189, inlinedAt: !191)
!189 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at log.cpp:20:16)>", scope: !190, file: !190, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!190 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!191 = distinct !DILocation(line: 96, column: 14, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "__invoke<(lambda at log.cpp:20:16)>", scope: !190, file: !190, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!193 = distinct !DILocation(line: 252, column: 13, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !46, file: !46, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!195 = distinct !DILocation(line: 259, column: 11, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "operator()", scope: !46, file: !46, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!197 = distinct !DILocation(line: 210, column: 13, scope: !176)
!198 = !DILocation(line: 392, column: 47, scope: !179, inlinedAt: !180)
!199 = !DILocation(line: 392, column: 6, scope: !179, inlinedAt: !180)
!200 = !DILocation(line: 393, column: 4, scope: !179, inlinedAt: !180)
!201 = !DILocation(line: 412, column: 35, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "_M_append", scope: !110, file: !110, line: 410, type: !10, scopeLine: 411, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!203 = distinct !DILocation(line: 1437, column: 9, scope: !181, inlinedAt: !182)
!204 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !205)
!205 = distinct !DILocation(line: 274, column: 16, scope: !15, inlinedAt: !206)
!206 = distinct !DILocation(line: 1134, column: 9, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "capacity", scope: !9, file: !9, line: 1132, type: !10, scopeLine: 1133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!208 = distinct !DILocation(line: 414, column: 26, scope: !202, inlinedAt: !203)
!209 = !DILocation(line: 274, column: 26, scope: !15, inlinedAt: !206)
!210 = !DILocation(line: 1134, column: 9, scope: !207, inlinedAt: !208)
!211 = !DILocation(line: 414, column: 17, scope: !202, inlinedAt: !203)
!212 = !DILocation(line: 414, column: 11, scope: !202, inlinedAt: !203)
!213 = !DILocation(line: 417, column: 36, scope: !202, inlinedAt: !203)
!214 = !DILocation(line: 431, column: 33, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "copy", scope: !116, file: !116, line: 423, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!216 = distinct !DILocation(line: 423, column: 4, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "_S_copy", scope: !9, file: !9, line: 418, type: !10, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 417, column: 6, scope: !202, inlinedAt: !203)
!219 = !DILocation(line: 431, column: 2, scope: !215, inlinedAt: !216)
!220 = !DILocation(line: 420, column: 8, scope: !202, inlinedAt: !203)
!221 = !DILocation(line: 229, column: 26, scope: !222, inlinedAt: !223)
!222 = distinct !DISubprogram(name: "_M_length", scope: !9, file: !9, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!223 = distinct !DILocation(line: 267, column: 2, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "_M_set_length", scope: !9, file: !9, line: 265, type: !10, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!225 = distinct !DILocation(line: 422, column: 13, scope: !202, inlinedAt: !203)
!226 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !227)
!227 = distinct !DILocation(line: 268, column: 22, scope: !224, inlinedAt: !225)
!228 = !DILocation(line: 268, column: 22, scope: !224, inlinedAt: !225)
!229 = !DILocation(line: 354, column: 7, scope: !230, inlinedAt: !231)
!230 = distinct !DISubprogram(name: "assign", scope: !116, file: !116, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = distinct !DILocation(line: 268, column: 2, scope: !224, inlinedAt: !225)
!232 = !{!23, !23, i64 0}
!233 = !DILocation(line: 210, column: 24, scope: !176)
!234 = !DISubprogram(name: "__throw_length_error", scope: !235, file: !235, line: 75, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!235 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!236 = distinct !DISubprogram(name: "_M_mutate", scope: !110, file: !110, line: 322, type: !10, scopeLine: 324, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!237 = !DILocation(line: 1071, column: 16, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "length", scope: !9, file: !9, line: 1070, type: !10, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!239 = distinct !DILocation(line: 325, column: 36, scope: !236)
!240 = !DILocation(line: 325, column: 53, scope: !236)
!241 = !DILocation(line: 327, column: 43, scope: !236)
!242 = !DILocation(line: 327, column: 52, scope: !236)
!243 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !244)
!244 = distinct !DILocation(line: 274, column: 16, scope: !15, inlinedAt: !245)
!245 = distinct !DILocation(line: 1134, column: 9, scope: !207, inlinedAt: !246)
!246 = distinct !DILocation(line: 328, column: 47, scope: !236)
!247 = !DILocation(line: 252, column: 57, scope: !27, inlinedAt: !248)
!248 = distinct !DILocation(line: 274, column: 29, scope: !15, inlinedAt: !245)
!249 = !DILocation(line: 274, column: 26, scope: !15, inlinedAt: !245)
!250 = !DILocation(line: 1134, column: 9, scope: !207, inlinedAt: !246)
!251 = !DILocation(line: 139, column: 22, scope: !252, inlinedAt: !253)
!252 = distinct !DISubprogram(name: "_M_create", scope: !110, file: !110, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!253 = distinct !DILocation(line: 328, column: 21, scope: !236)
!254 = !DILocation(line: 139, column: 11, scope: !252, inlinedAt: !253)
!255 = !DILocation(line: 140, column: 2, scope: !252, inlinedAt: !253)
!256 = !DILocation(line: 145, column: 22, scope: !252, inlinedAt: !253)
!257 = !DILocation(line: 145, column: 39, scope: !252, inlinedAt: !253)
!258 = !DILocation(line: 145, column: 57, scope: !252, inlinedAt: !253)
!259 = !DILocation(line: 145, column: 53, scope: !252, inlinedAt: !253)
!260 = !DILocation(line: 145, column: 11, scope: !252, inlinedAt: !253)
!261 = !DILocation(line: 149, column: 8, scope: !252, inlinedAt: !253)
!262 = !DILocation(line: 0, scope: !236)
!263 = !DILocation(line: 155, column: 69, scope: !252, inlinedAt: !253)
!264 = !DILocation(line: 120, column: 27, scope: !265, inlinedAt: !266)
!265 = distinct !DISubprogram(name: "allocate", scope: !33, file: !33, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!266 = distinct !DILocation(line: 464, column: 20, scope: !267, inlinedAt: !268)
!267 = distinct !DISubprogram(name: "allocate", scope: !36, file: !36, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!268 = distinct !DILocation(line: 155, column: 14, scope: !252, inlinedAt: !253)
!269 = !DILocation(line: 120, column: 6, scope: !265, inlinedAt: !266)
!270 = !{!"branch_weights", i32 1, i32 2000}
!271 = !DILocation(line: 126, column: 6, scope: !265, inlinedAt: !266)
!272 = !DILocation(line: 137, column: 27, scope: !265, inlinedAt: !266)
!273 = !DILocation(line: 330, column: 11, scope: !236)
!274 = !DILocation(line: 354, column: 9, scope: !230, inlinedAt: !275)
!275 = distinct !DILocation(line: 421, column: 4, scope: !217, inlinedAt: !276)
!276 = distinct !DILocation(line: 331, column: 2, scope: !236)
!277 = !DILocation(line: 354, column: 7, scope: !230, inlinedAt: !275)
!278 = !DILocation(line: 421, column: 4, scope: !217, inlinedAt: !276)
!279 = !DILocation(line: 431, column: 33, scope: !215, inlinedAt: !280)
!280 = distinct !DILocation(line: 423, column: 4, scope: !217, inlinedAt: !276)
!281 = !DILocation(line: 431, column: 2, scope: !215, inlinedAt: !280)
!282 = !DILocation(line: 332, column: 11, scope: !236)
!283 = !DILocation(line: 332, column: 15, scope: !236)
!284 = !DILocation(line: 333, column: 20, scope: !236)
!285 = !DILocation(line: 420, column: 6, scope: !217, inlinedAt: !286)
!286 = distinct !DILocation(line: 333, column: 2, scope: !236)
!287 = !DILocation(line: 354, column: 9, scope: !230, inlinedAt: !288)
!288 = distinct !DILocation(line: 421, column: 4, scope: !217, inlinedAt: !286)
!289 = !DILocation(line: 354, column: 7, scope: !230, inlinedAt: !288)
!290 = !DILocation(line: 421, column: 4, scope: !217, inlinedAt: !286)
!291 = !DILocation(line: 431, column: 33, scope: !215, inlinedAt: !292)
!292 = distinct !DILocation(line: 423, column: 4, scope: !217, inlinedAt: !286)
!293 = !DILocation(line: 431, column: 2, scope: !215, inlinedAt: !292)
!294 = !DILocation(line: 334, column: 11, scope: !236)
!295 = !DILocation(line: 335, column: 20, scope: !236)
!296 = !DILocation(line: 335, column: 28, scope: !236)
!297 = !DILocation(line: 336, column: 19, scope: !236)
!298 = !DILocation(line: 336, column: 27, scope: !236)
!299 = !DILocation(line: 420, column: 6, scope: !217, inlinedAt: !300)
!300 = distinct !DILocation(line: 335, column: 2, scope: !236)
!301 = !DILocation(line: 354, column: 9, scope: !230, inlinedAt: !302)
!302 = distinct !DILocation(line: 421, column: 4, scope: !217, inlinedAt: !300)
!303 = !DILocation(line: 354, column: 7, scope: !230, inlinedAt: !302)
!304 = !DILocation(line: 421, column: 4, scope: !217, inlinedAt: !300)
!305 = !DILocation(line: 431, column: 33, scope: !215, inlinedAt: !306)
!306 = distinct !DILocation(line: 423, column: 4, scope: !217, inlinedAt: !300)
!307 = !DILocation(line: 431, column: 2, scope: !215, inlinedAt: !306)
!308 = !DILocation(line: 285, column: 6, scope: !17, inlinedAt: !309)
!309 = distinct !DILocation(line: 338, column: 7, scope: !236)
!310 = !DILocation(line: 158, column: 2, scope: !32, inlinedAt: !311)
!311 = distinct !DILocation(line: 496, column: 13, scope: !35, inlinedAt: !312)
!312 = distinct !DILocation(line: 292, column: 9, scope: !38, inlinedAt: !313)
!313 = distinct !DILocation(line: 286, column: 4, scope: !17, inlinedAt: !309)
!314 = !DILocation(line: 286, column: 4, scope: !17, inlinedAt: !309)
!315 = !DILocation(line: 224, column: 26, scope: !316, inlinedAt: !317)
!316 = distinct !DISubprogram(name: "_M_data", scope: !9, file: !9, line: 223, type: !10, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!317 = distinct !DILocation(line: 339, column: 7, scope: !236)
!318 = !DILocation(line: 261, column: 31, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "_M_capacity", scope: !9, file: !9, line: 260, type: !10, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!320 = distinct !DILocation(line: 340, column: 7, scope: !236)
!321 = !DILocation(line: 341, column: 5, scope: !236)
!322 = !DISubprogram(name: "__throw_bad_alloc", scope: !235, file: !235, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!323 = distinct !DISubprogram(name: "~_State_impl", scope: !46, file: !46, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!324 = !DILocation(line: 200, column: 14, scope: !323)
!325 = distinct !DISubprogram(name: "_M_run", scope: !46, file: !46, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!326 = !DILocation(line: 1064, column: 16, scope: !103, inlinedAt: !327)
!327 = distinct !DILocation(line: 392, column: 32, scope: !179, inlinedAt: !328)
!328 = distinct !DILocation(line: 1436, column: 2, scope: !181, inlinedAt: !329)
!329 = distinct !DILocation(line: 1340, column: 22, scope: !183, inlinedAt: !330)
!330 = distinct !DILocation(line: 15, column: 7, scope: !185, inlinedAt: !331)
!331 = distinct !DILocation(line: 21, column: 21, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 21, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!333 = distinct !DILocation(line: 61, column: 14, scope: !334, inlinedAt: !335)
!334 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at log.cpp:21:16)>", scope: !190, file: !190, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!335 = distinct !DILocation(line: 96, column: 14, scope: !336, inlinedAt: !337)
!336 = distinct !DISubprogram(name: "__invoke<(lambda at log.cpp:21:16)>", scope: !190, file: !190, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!337 = distinct !DILocation(line: 252, column: 13, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !46, file: !46, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!339 = distinct !DILocation(line: 259, column: 11, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "operator()", scope: !46, file: !46, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!341 = distinct !DILocation(line: 210, column: 13, scope: !325)
!342 = !DILocation(line: 392, column: 47, scope: !179, inlinedAt: !328)
!343 = !DILocation(line: 392, column: 6, scope: !179, inlinedAt: !328)
!344 = !DILocation(line: 393, column: 4, scope: !179, inlinedAt: !328)
!345 = !DILocation(line: 412, column: 35, scope: !202, inlinedAt: !346)
!346 = distinct !DILocation(line: 1437, column: 9, scope: !181, inlinedAt: !329)
!347 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !348)
!348 = distinct !DILocation(line: 274, column: 16, scope: !15, inlinedAt: !349)
!349 = distinct !DILocation(line: 1134, column: 9, scope: !207, inlinedAt: !350)
!350 = distinct !DILocation(line: 414, column: 26, scope: !202, inlinedAt: !346)
!351 = !DILocation(line: 274, column: 26, scope: !15, inlinedAt: !349)
!352 = !DILocation(line: 1134, column: 9, scope: !207, inlinedAt: !350)
!353 = !DILocation(line: 414, column: 17, scope: !202, inlinedAt: !346)
!354 = !DILocation(line: 414, column: 11, scope: !202, inlinedAt: !346)
!355 = !DILocation(line: 417, column: 36, scope: !202, inlinedAt: !346)
!356 = !DILocation(line: 431, column: 33, scope: !215, inlinedAt: !357)
!357 = distinct !DILocation(line: 423, column: 4, scope: !217, inlinedAt: !358)
!358 = distinct !DILocation(line: 417, column: 6, scope: !202, inlinedAt: !346)
!359 = !DILocation(line: 431, column: 2, scope: !215, inlinedAt: !357)
!360 = !DILocation(line: 420, column: 8, scope: !202, inlinedAt: !346)
!361 = !DILocation(line: 229, column: 26, scope: !222, inlinedAt: !362)
!362 = distinct !DILocation(line: 267, column: 2, scope: !224, inlinedAt: !363)
!363 = distinct !DILocation(line: 422, column: 13, scope: !202, inlinedAt: !346)
!364 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !365)
!365 = distinct !DILocation(line: 268, column: 22, scope: !224, inlinedAt: !363)
!366 = !DILocation(line: 268, column: 22, scope: !224, inlinedAt: !363)
!367 = !DILocation(line: 354, column: 7, scope: !230, inlinedAt: !368)
!368 = distinct !DILocation(line: 268, column: 2, scope: !224, inlinedAt: !363)
!369 = !DILocation(line: 210, column: 24, scope: !325)
!370 = !DISubprogram(name: "__builtin_memcmp", scope: !116, file: !116, line: 385, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!371 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_log.cpp", scope: !372, file: !372, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!372 = !DIFile(filename: "log.cpp", directory: ".")
!373 = !DILocation(line: 204, column: 36, scope: !374, inlinedAt: !375)
!374 = distinct !DISubprogram(name: "_Alloc_hider", scope: !9, file: !9, line: 203, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!375 = distinct !DILocation(line: 517, column: 9, scope: !376, inlinedAt: !377)
!376 = distinct !DISubprogram(name: "basic_string", scope: !9, file: !9, line: 515, type: !10, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!377 = distinct !DILocation(line: 7, column: 20, scope: !378, inlinedAt: !380)
!378 = !DILexicalBlockFile(scope: !379, file: !1, discriminator: 0)
!379 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !372, file: !372, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!380 = distinct !DILocation(line: 0, scope: !371)
!381 = !{!21, !22, i64 0}
!382 = !DILocation(line: 229, column: 26, scope: !222, inlinedAt: !383)
!383 = distinct !DILocation(line: 267, column: 2, scope: !224, inlinedAt: !384)
!384 = distinct !DILocation(line: 520, column: 2, scope: !376, inlinedAt: !377)
!385 = !DILocation(line: 354, column: 7, scope: !230, inlinedAt: !386)
!386 = distinct !DILocation(line: 268, column: 2, scope: !224, inlinedAt: !384)
!387 = !DILocation(line: 0, scope: !379, inlinedAt: !380)
