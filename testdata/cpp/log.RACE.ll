; ModuleID = 'cpp/log.cpp'
source_filename = "cpp/log.cpp"
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
@.str.1 = private unnamed_addr constant [12 x i8] c"cpp/log.cpp\00", align 1
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
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !19
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !26
  %4 = icmp eq ptr %2, %3, !dbg !29
  br i1 %4, label %6, label %5, !dbg !30

5:                                                ; preds = %1
  tail call void @_ZdlPv(ptr noundef %2) #16, !dbg !31
  br label %6, !dbg !40

6:                                                ; preds = %5, %1
  ret void, !dbg !41
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !42 {
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
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %6 unwind label %13, !dbg !67

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !68, !tbaa !66
  %8 = icmp eq ptr %7, null, !dbg !71
  br i1 %8, label %24, label %9, !dbg !68

9:                                                ; preds = %6
  %10 = load ptr, ptr %7, align 8, !dbg !72, !tbaa !56
  %11 = getelementptr inbounds ptr, ptr %10, i64 1, !dbg !72
  %12 = load ptr, ptr %11, align 8, !dbg !72
  call void %12(ptr noundef nonnull align 8 dereferenceable(8) %7) #17, !dbg !72
  br label %24, !dbg !75

13:                                               ; preds = %0
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !76
  %15 = load ptr, ptr %2, align 8, !dbg !77, !tbaa !66
  %16 = icmp eq ptr %15, null, !dbg !79
  br i1 %16, label %23, label %17, !dbg !77

17:                                               ; preds = %13
  %18 = load ptr, ptr %15, align 8, !dbg !80, !tbaa !56
  %19 = getelementptr inbounds ptr, ptr %18, i64 1, !dbg !80
  %20 = load ptr, ptr %19, align 8, !dbg !80
  call void %20(ptr noundef nonnull align 8 dereferenceable(8) %15) #17, !dbg !80
  br label %23, !dbg !82

21:                                               ; preds = %100, %23
  %22 = phi { ptr, i32 } [ %14, %23 ], [ %96, %100 ]
  resume { ptr, i32 } %22, !dbg !83

23:                                               ; preds = %17, %13
  store ptr null, ptr %2, align 8, !dbg !84, !tbaa !66
  br label %21

24:                                               ; preds = %6, %9
  store ptr null, ptr %2, align 8, !dbg !85, !tbaa !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !76
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #17, !dbg !86
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !87
  store i64 0, ptr %4, align 8, !dbg !87, !tbaa !50
  %25 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #18
          to label %26 unwind label %49, !dbg !91

26:                                               ; preds = %24
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %25, align 8, !dbg !92, !tbaa !56
  store ptr %25, ptr %1, align 8, !dbg !95, !tbaa !66
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %27 unwind label %34, !dbg !99

27:                                               ; preds = %26
  %28 = load ptr, ptr %1, align 8, !dbg !100, !tbaa !66
  %29 = icmp eq ptr %28, null, !dbg !102
  br i1 %29, label %43, label %30, !dbg !100

30:                                               ; preds = %27
  %31 = load ptr, ptr %28, align 8, !dbg !103, !tbaa !56
  %32 = getelementptr inbounds ptr, ptr %31, i64 1, !dbg !103
  %33 = load ptr, ptr %32, align 8, !dbg !103
  call void %33(ptr noundef nonnull align 8 dereferenceable(8) %28) #17, !dbg !103
  br label %43, !dbg !105

34:                                               ; preds = %26
  %35 = landingpad { ptr, i32 }
          cleanup, !dbg !106
  %36 = load ptr, ptr %1, align 8, !dbg !107, !tbaa !66
  %37 = icmp eq ptr %36, null, !dbg !109
  br i1 %37, label %42, label %38, !dbg !107

38:                                               ; preds = %34
  %39 = load ptr, ptr %36, align 8, !dbg !110, !tbaa !56
  %40 = getelementptr inbounds ptr, ptr %39, i64 1, !dbg !110
  %41 = load ptr, ptr %40, align 8, !dbg !110
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %36) #17, !dbg !110
  br label %42, !dbg !112

42:                                               ; preds = %38, %34
  store ptr null, ptr %1, align 8, !dbg !113, !tbaa !66
  br label %95

43:                                               ; preds = %27, %30
  store ptr null, ptr %1, align 8, !dbg !114, !tbaa !66
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !106
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %44 unwind label %51, !dbg !115

44:                                               ; preds = %43
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %45 unwind label %51, !dbg !116

45:                                               ; preds = %44
  %46 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !117, !tbaa !120
  %47 = icmp eq i64 %46, 31, !dbg !121
  br i1 %47, label %56, label %48, !dbg !121

48:                                               ; preds = %45
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #19, !dbg !121
  unreachable, !dbg !121

49:                                               ; preds = %24
  %50 = landingpad { ptr, i32 }
          cleanup, !dbg !122
  br label %95, !dbg !123

51:                                               ; preds = %44, %43
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !122
  %53 = load i64, ptr %4, align 8, !dbg !124, !tbaa.struct !129
  %54 = icmp eq i64 %53, 0, !dbg !131
  br i1 %54, label %95, label %55, !dbg !134

55:                                               ; preds = %51
  call void @_ZSt9terminatev() #19, !dbg !135
  unreachable, !dbg !135

56:                                               ; preds = %45
  %57 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !139, !tbaa !19
  %58 = call i32 @memcmp(ptr noundef %57, ptr noundef nonnull @.str.2, i64 noundef %46) #17, !dbg !146
  %59 = icmp eq i32 %58, 0, !dbg !150
  br i1 %59, label %60, label %65, !dbg !151

60:                                               ; preds = %56
  %61 = add i64 %46, -31, !dbg !152
  %62 = call i64 @llvm.smax.i64(i64 %61, i64 -2147483648), !dbg !155
  %63 = call i64 @llvm.smin.i64(i64 %62, i64 2147483647), !dbg !155
  %64 = trunc i64 %63 to i32, !dbg !155
  br label %65, !dbg !156

65:                                               ; preds = %56, %60
  %66 = phi i32 [ %58, %56 ], [ %64, %60 ], !dbg !157
  %67 = icmp eq i32 %66, 0, !dbg !158
  br i1 %67, label %86, label %68, !dbg !159

68:                                               ; preds = %65
  %69 = call i64 @llvm.umin.i64(i64 %46, i64 31), !dbg !160
  %70 = icmp eq i64 %69, 0, !dbg !163
  br i1 %70, label %74, label %71, !dbg !165

71:                                               ; preds = %68
  %72 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !166, !tbaa !19
  %73 = call i32 @memcmp(ptr noundef %72, ptr noundef nonnull @.str.3, i64 noundef %69) #17, !dbg !168
  br label %74, !dbg !169

74:                                               ; preds = %71, %68
  %75 = phi i32 [ %73, %71 ], [ 0, %68 ], !dbg !170
  %76 = icmp eq i32 %75, 0, !dbg !171
  br i1 %76, label %77, label %82, !dbg !172

77:                                               ; preds = %74
  %78 = add i64 %46, -31, !dbg !173
  %79 = call i64 @llvm.smax.i64(i64 %78, i64 -2147483648), !dbg !175
  %80 = call i64 @llvm.smin.i64(i64 %79, i64 2147483647), !dbg !175
  %81 = trunc i64 %80 to i32, !dbg !175
  br label %82, !dbg !176

82:                                               ; preds = %74, %77
  %83 = phi i32 [ %75, %74 ], [ %81, %77 ], !dbg !177
  %84 = icmp eq i32 %83, 0, !dbg !178
  br i1 %84, label %86, label %85, !dbg !159

85:                                               ; preds = %82
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.1, i32 noundef 25, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #19, !dbg !159
  unreachable, !dbg !159

86:                                               ; preds = %65, %82
  %87 = load i64, ptr %4, align 8, !dbg !179, !tbaa.struct !129
  %88 = icmp eq i64 %87, 0, !dbg !182
  br i1 %88, label %90, label %89, !dbg !184

89:                                               ; preds = %86
  call void @_ZSt9terminatev() #19, !dbg !185
  unreachable, !dbg !185

90:                                               ; preds = %86
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17, !dbg !122
  %91 = load i64, ptr %3, align 8, !dbg !187, !tbaa.struct !129
  %92 = icmp eq i64 %91, 0, !dbg !190
  br i1 %92, label %94, label %93, !dbg !192

93:                                               ; preds = %90
  call void @_ZSt9terminatev() #19, !dbg !193
  unreachable, !dbg !193

94:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17, !dbg !122
  ret i32 0, !dbg !122

95:                                               ; preds = %51, %49, %42
  %96 = phi { ptr, i32 } [ %50, %49 ], [ %35, %42 ], [ %52, %51 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #17, !dbg !122
  %97 = load i64, ptr %3, align 8, !dbg !195, !tbaa.struct !129
  %98 = icmp eq i64 %97, 0, !dbg !198
  br i1 %98, label %100, label %99, !dbg !200

99:                                               ; preds = %95
  call void @_ZSt9terminatev() #19, !dbg !201
  unreachable, !dbg !201

100:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #17, !dbg !122
  br label %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !203 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: noreturn nounwind
declare !dbg !205 void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !206 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !207
  tail call void @_ZdlPv(ptr noundef %0) #16, !dbg !207
  ret void, !dbg !207
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !208 {
  %2 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !209, !tbaa !120
  %3 = add i64 %2, -4611686018427387889, !dbg !230
  %4 = icmp ult i64 %3, 15, !dbg !230
  br i1 %4, label %5, label %6, !dbg !231

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.6) #20, !dbg !232
  unreachable, !dbg !232

6:                                                ; preds = %1
  %7 = add i64 %2, 15, !dbg !233
  %8 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !236, !tbaa !19
  %9 = icmp eq ptr %8, getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), !dbg !241
  %10 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), align 8, !dbg !242
  %11 = select i1 %9, i64 15, i64 %10, !dbg !242
  %12 = icmp ugt i64 %7, %11, !dbg !243
  br i1 %12, label %15, label %13, !dbg !244

13:                                               ; preds = %6
  %14 = getelementptr inbounds i8, ptr %8, i64 %2, !dbg !245
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(15) %14, ptr noundef nonnull align 1 dereferenceable(15) @.str.5, i64 15, i1 false), !dbg !246
  br label %16, !dbg !251

15:                                               ; preds = %6
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) @_ZL4textB5cxx11, i64 noundef %2, i64 noundef 0, ptr noundef nonnull @.str.5, i64 noundef 15), !dbg !252
  br label %16

16:                                               ; preds = %13, %15
  store i64 %7, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !253, !tbaa !120
  %17 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !258, !tbaa !19
  %18 = getelementptr inbounds i8, ptr %17, i64 %7, !dbg !260
  store i8 0, ptr %18, align 1, !dbg !261, !tbaa !264
  ret void, !dbg !265
}

; Function Attrs: noreturn
declare !dbg !266 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #10 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !268 {
  %6 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !269
  %7 = load i64, ptr %6, align 8, !dbg !269, !tbaa !120
  %8 = add i64 %2, %1, !dbg !272
  %9 = sub i64 %7, %8, !dbg !272
  %10 = sub i64 %4, %2, !dbg !273
  %11 = add i64 %10, %7, !dbg !274
  %12 = load ptr, ptr %0, align 8, !dbg !275, !tbaa !19
  %13 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !279
  %14 = icmp eq ptr %12, %13, !dbg !281
  %15 = load i64, ptr %13, align 8, !dbg !282
  %16 = select i1 %14, i64 15, i64 %15, !dbg !282
  %17 = icmp ugt i64 %11, 4611686018427387903, !dbg !283
  br i1 %17, label %18, label %19, !dbg !286

18:                                               ; preds = %5
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.7) #20, !dbg !287
  unreachable, !dbg !287

19:                                               ; preds = %5
  %20 = icmp ugt i64 %11, %16, !dbg !288
  br i1 %20, label %21, label %26, !dbg !289

21:                                               ; preds = %19
  %22 = shl i64 %16, 1, !dbg !290
  %23 = icmp ult i64 %11, %22, !dbg !291
  br i1 %23, label %24, label %26, !dbg !292

24:                                               ; preds = %21
  %25 = tail call i64 @llvm.umin.i64(i64 %22, i64 4611686018427387903), !dbg !293
  br label %26, !dbg !293

26:                                               ; preds = %24, %21, %19
  %27 = phi i64 [ %25, %24 ], [ %11, %21 ], [ %11, %19 ], !dbg !294
  %28 = add i64 %27, 1, !dbg !295
  %29 = icmp slt i64 %28, 0, !dbg !296
  br i1 %29, label %30, label %31, !dbg !301, !prof !302

30:                                               ; preds = %26
  tail call void @_ZSt17__throw_bad_allocv() #20, !dbg !303
  unreachable, !dbg !303

31:                                               ; preds = %26
  %32 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %28) #18, !dbg !304
  switch i64 %1, label %35 [
    i64 0, label %36
    i64 1, label %33
  ], !dbg !305

33:                                               ; preds = %31
  %34 = load i8, ptr %12, align 1, !dbg !306, !tbaa !264
  store i8 %34, ptr %32, align 1, !dbg !309, !tbaa !264
  br label %36, !dbg !310

35:                                               ; preds = %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %32, ptr align 1 %12, i64 %1, i1 false), !dbg !311
  br label %36, !dbg !313

36:                                               ; preds = %35, %33, %31
  %37 = icmp ne ptr %3, null, !dbg !314
  %38 = icmp ne i64 %4, 0
  %39 = and i1 %37, %38, !dbg !315
  br i1 %39, label %40, label %45, !dbg !315

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %32, i64 %1, !dbg !316
  switch i64 %4, label %44 [
    i64 1, label %42
    i64 0, label %45
  ], !dbg !317

42:                                               ; preds = %40
  %43 = load i8, ptr %3, align 1, !dbg !319, !tbaa !264
  store i8 %43, ptr %41, align 1, !dbg !321, !tbaa !264
  br label %45, !dbg !322

44:                                               ; preds = %40
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %41, ptr nonnull align 1 %3, i64 %4, i1 false), !dbg !323
  br label %45, !dbg !325

45:                                               ; preds = %44, %42, %40, %36
  %46 = icmp eq i64 %7, %8, !dbg !326
  br i1 %46, label %55, label %47, !dbg !326

47:                                               ; preds = %45
  %48 = getelementptr inbounds i8, ptr %32, i64 %1, !dbg !327
  %49 = getelementptr inbounds i8, ptr %48, i64 %4, !dbg !328
  %50 = getelementptr inbounds i8, ptr %12, i64 %1, !dbg !329
  %51 = getelementptr inbounds i8, ptr %50, i64 %2, !dbg !330
  switch i64 %9, label %54 [
    i64 1, label %52
    i64 0, label %55
  ], !dbg !331

52:                                               ; preds = %47
  %53 = load i8, ptr %51, align 1, !dbg !333, !tbaa !264
  store i8 %53, ptr %49, align 1, !dbg !335, !tbaa !264
  br label %55, !dbg !336

54:                                               ; preds = %47
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %49, ptr align 1 %51, i64 %9, i1 false), !dbg !337
  br label %55, !dbg !339

55:                                               ; preds = %54, %52, %47, %45
  br i1 %14, label %57, label %56, !dbg !340

56:                                               ; preds = %55
  tail call void @_ZdlPv(ptr noundef %12) #16, !dbg !342
  br label %57, !dbg !346

57:                                               ; preds = %55, %56
  store ptr %32, ptr %0, align 8, !dbg !347, !tbaa !19
  store i64 %27, ptr %13, align 8, !dbg !350, !tbaa !264
  ret void, !dbg !353
}

; Function Attrs: noreturn
declare !dbg !354 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #11

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #9 align 2 !dbg !355 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #17, !dbg !356
  tail call void @_ZdlPv(ptr noundef %0) #16, !dbg !356
  ret void, !dbg !356
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #10 align 2 personality ptr @__gxx_personality_v0 !dbg !357 {
  %2 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !358, !tbaa !120
  %3 = and i64 %2, -16, !dbg !374
  %4 = icmp eq i64 %3, 4611686018427387888, !dbg !374
  br i1 %4, label %5, label %6, !dbg !375

5:                                                ; preds = %1
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.6) #20, !dbg !376
  unreachable, !dbg !376

6:                                                ; preds = %1
  %7 = add i64 %2, 16, !dbg !377
  %8 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !379, !tbaa !19
  %9 = icmp eq ptr %8, getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), !dbg !383
  %10 = load i64, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), align 8, !dbg !384
  %11 = select i1 %9, i64 15, i64 %10, !dbg !384
  %12 = icmp ugt i64 %7, %11, !dbg !385
  br i1 %12, label %15, label %13, !dbg !386

13:                                               ; preds = %6
  %14 = getelementptr inbounds i8, ptr %8, i64 %2, !dbg !387
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %14, ptr noundef nonnull align 1 dereferenceable(16) @.str.8, i64 16, i1 false), !dbg !388
  br label %16, !dbg !391

15:                                               ; preds = %6
  tail call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_mutateEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) @_ZL4textB5cxx11, i64 noundef %2, i64 noundef 0, ptr noundef nonnull @.str.8, i64 noundef 16), !dbg !392
  br label %16

16:                                               ; preds = %13, %15
  store i64 %7, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !393, !tbaa !120
  %17 = load ptr, ptr @_ZL4textB5cxx11, align 8, !dbg !396, !tbaa !19
  %18 = getelementptr inbounds i8, ptr %17, i64 %7, !dbg !398
  store i8 0, ptr %18, align 1, !dbg !399, !tbaa !264
  ret void, !dbg !401
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !402 i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: nofree nounwind uwtable
define internal void @_GLOBAL__sub_I_log.cpp() #14 section ".text.startup" personality ptr @__gxx_personality_v0 !dbg !403 {
  store ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), ptr @_ZL4textB5cxx11, align 8, !dbg !405, !tbaa !413
  store i64 0, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 1), align 8, !dbg !414, !tbaa !120
  store i8 0, ptr getelementptr inbounds (%"class.std::__cxx11::basic_string", ptr @_ZL4textB5cxx11, i64 0, i32 2), align 8, !dbg !417, !tbaa !264
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev, ptr nonnull @_ZL4textB5cxx11, ptr nonnull @__dso_handle) #17, !dbg !419
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
attributes #2 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { builtin nounwind }
attributes #17 = { nounwind }
attributes #18 = { builtin allocsize(0) }
attributes #19 = { noreturn nounwind }
attributes #20 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/log.cpp", directory: ".")
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
!48 = distinct !DISubprogram(name: "thread<(lambda at cpp/log.cpp:20:16), void>", scope: !46, file: !46, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!49 = distinct !DILocation(line: 20, column: 14, scope: !42)
!50 = !{!51, !25, i64 0}
!51 = !{!"_ZTSNSt6thread2idE", !25, i64 0}
!52 = !DILocation(line: 142, column: 29, scope: !48, inlinedAt: !49)
!53 = !DILocation(line: 207, column: 4, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/log.cpp:20:16)>", scope: !46, file: !46, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
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
!76 = !DILocation(line: 145, column: 7, scope: !48, inlinedAt: !49)
!77 = !DILocation(line: 395, column: 6, scope: !69, inlinedAt: !78)
!78 = distinct !DILocation(line: 142, column: 2, scope: !48, inlinedAt: !49)
!79 = !DILocation(line: 395, column: 12, scope: !69, inlinedAt: !78)
!80 = !DILocation(line: 95, column: 2, scope: !73, inlinedAt: !81)
!81 = distinct !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !78)
!82 = !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !78)
!83 = !DILocation(line: 0, scope: !42)
!84 = !DILocation(line: 397, column: 8, scope: !69, inlinedAt: !78)
!85 = !DILocation(line: 397, column: 8, scope: !69, inlinedAt: !70)
!86 = !DILocation(line: 21, column: 2, scope: !42)
!87 = !DILocation(line: 85, column: 23, scope: !45, inlinedAt: !88)
!88 = distinct !DILocation(line: 126, column: 7, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "thread<(lambda at cpp/log.cpp:21:16), void>", scope: !46, file: !46, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!90 = distinct !DILocation(line: 21, column: 14, scope: !42)
!91 = !DILocation(line: 142, column: 29, scope: !89, inlinedAt: !90)
!92 = !DILocation(line: 207, column: 4, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/log.cpp:21:16)>", scope: !46, file: !46, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = distinct !DILocation(line: 142, column: 33, scope: !89, inlinedAt: !90)
!95 = !DILocation(line: 168, column: 56, scope: !59, inlinedAt: !96)
!96 = distinct !DILocation(line: 233, column: 40, scope: !62, inlinedAt: !97)
!97 = distinct !DILocation(line: 310, column: 4, scope: !64, inlinedAt: !98)
!98 = distinct !DILocation(line: 142, column: 18, scope: !89, inlinedAt: !90)
!99 = !DILocation(line: 142, column: 2, scope: !89, inlinedAt: !90)
!100 = !DILocation(line: 395, column: 6, scope: !69, inlinedAt: !101)
!101 = distinct !DILocation(line: 142, column: 2, scope: !89, inlinedAt: !90)
!102 = !DILocation(line: 395, column: 12, scope: !69, inlinedAt: !101)
!103 = !DILocation(line: 95, column: 2, scope: !73, inlinedAt: !104)
!104 = distinct !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !101)
!105 = !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !101)
!106 = !DILocation(line: 145, column: 7, scope: !89, inlinedAt: !90)
!107 = !DILocation(line: 395, column: 6, scope: !69, inlinedAt: !108)
!108 = distinct !DILocation(line: 142, column: 2, scope: !89, inlinedAt: !90)
!109 = !DILocation(line: 395, column: 12, scope: !69, inlinedAt: !108)
!110 = !DILocation(line: 95, column: 2, scope: !73, inlinedAt: !111)
!111 = distinct !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !108)
!112 = !DILocation(line: 396, column: 4, scope: !69, inlinedAt: !108)
!113 = !DILocation(line: 397, column: 8, scope: !69, inlinedAt: !108)
!114 = !DILocation(line: 397, column: 8, scope: !69, inlinedAt: !101)
!115 = !DILocation(line: 22, column: 4, scope: !42)
!116 = !DILocation(line: 23, column: 4, scope: !42)
!117 = !DILocation(line: 1064, column: 16, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "size", scope: !9, file: !9, line: 1063, type: !10, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = distinct !DILocation(line: 24, column: 2, scope: !42)
!120 = !{!20, !25, i64 8}
!121 = !DILocation(line: 24, column: 2, scope: !42)
!122 = !DILocation(line: 26, column: 1, scope: !42)
!123 = !DILocation(line: 21, column: 14, scope: !42)
!124 = !DILocation(line: 175, column: 16, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "joinable", scope: !46, file: !46, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!126 = distinct !DILocation(line: 150, column: 11, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "~thread", scope: !46, file: !46, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!128 = distinct !DILocation(line: 26, column: 1, scope: !42)
!129 = !{i64 0, i64 8, !130}
!130 = !{!25, !25, i64 0}
!131 = !DILocation(line: 286, column: 26, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "operator==", scope: !46, file: !46, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!133 = distinct !DILocation(line: 175, column: 22, scope: !125, inlinedAt: !126)
!134 = !DILocation(line: 150, column: 11, scope: !127, inlinedAt: !128)
!135 = !DILocation(line: 312, column: 5, scope: !136, inlinedAt: !138)
!136 = distinct !DISubprogram(name: "__terminate", scope: !137, file: !137, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!137 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!138 = distinct !DILocation(line: 151, column: 2, scope: !127, inlinedAt: !128)
!139 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !140)
!140 = distinct !DILocation(line: 895, column: 38, scope: !141, inlinedAt: !143)
!141 = distinct !DISubprogram(name: "compare", scope: !142, file: !142, line: 889, type: !10, scopeLine: 890, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!142 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!143 = distinct !DILocation(line: 3601, column: 20, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "operator==<char, std::char_traits<char>, std::allocator<char> >", scope: !9, file: !9, line: 3599, type: !10, scopeLine: 3601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!145 = distinct !DILocation(line: 25, column: 2, scope: !42)
!146 = !DILocation(line: 385, column: 9, scope: !147, inlinedAt: !149)
!147 = distinct !DISubprogram(name: "compare", scope: !148, file: !148, line: 370, type: !10, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!149 = distinct !DILocation(line: 895, column: 17, scope: !141, inlinedAt: !143)
!150 = !DILocation(line: 896, column: 12, scope: !141, inlinedAt: !143)
!151 = !DILocation(line: 896, column: 11, scope: !141, inlinedAt: !143)
!152 = !DILocation(line: 483, column: 51, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "_S_compare", scope: !9, file: !9, line: 481, type: !10, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!154 = distinct !DILocation(line: 897, column: 8, scope: !141, inlinedAt: !143)
!155 = !DILocation(line: 485, column: 6, scope: !153, inlinedAt: !154)
!156 = !DILocation(line: 897, column: 2, scope: !141, inlinedAt: !143)
!157 = !DILocation(line: 0, scope: !141, inlinedAt: !143)
!158 = !DILocation(line: 3601, column: 35, scope: !144, inlinedAt: !145)
!159 = !DILocation(line: 25, column: 2, scope: !42)
!160 = !DILocation(line: 894, column: 31, scope: !141, inlinedAt: !161)
!161 = distinct !DILocation(line: 3601, column: 20, scope: !144, inlinedAt: !162)
!162 = distinct !DILocation(line: 25, column: 2, scope: !42)
!163 = !DILocation(line: 372, column: 10, scope: !147, inlinedAt: !164)
!164 = distinct !DILocation(line: 895, column: 17, scope: !141, inlinedAt: !161)
!165 = !DILocation(line: 372, column: 6, scope: !147, inlinedAt: !164)
!166 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !167)
!167 = distinct !DILocation(line: 895, column: 38, scope: !141, inlinedAt: !161)
!168 = !DILocation(line: 385, column: 9, scope: !147, inlinedAt: !164)
!169 = !DILocation(line: 385, column: 2, scope: !147, inlinedAt: !164)
!170 = !DILocation(line: 0, scope: !147, inlinedAt: !164)
!171 = !DILocation(line: 896, column: 12, scope: !141, inlinedAt: !161)
!172 = !DILocation(line: 896, column: 11, scope: !141, inlinedAt: !161)
!173 = !DILocation(line: 483, column: 51, scope: !153, inlinedAt: !174)
!174 = distinct !DILocation(line: 897, column: 8, scope: !141, inlinedAt: !161)
!175 = !DILocation(line: 485, column: 6, scope: !153, inlinedAt: !174)
!176 = !DILocation(line: 897, column: 2, scope: !141, inlinedAt: !161)
!177 = !DILocation(line: 0, scope: !141, inlinedAt: !161)
!178 = !DILocation(line: 3601, column: 35, scope: !144, inlinedAt: !162)
!179 = !DILocation(line: 175, column: 16, scope: !125, inlinedAt: !180)
!180 = distinct !DILocation(line: 150, column: 11, scope: !127, inlinedAt: !181)
!181 = distinct !DILocation(line: 26, column: 1, scope: !42)
!182 = !DILocation(line: 286, column: 26, scope: !132, inlinedAt: !183)
!183 = distinct !DILocation(line: 175, column: 22, scope: !125, inlinedAt: !180)
!184 = !DILocation(line: 150, column: 11, scope: !127, inlinedAt: !181)
!185 = !DILocation(line: 312, column: 5, scope: !136, inlinedAt: !186)
!186 = distinct !DILocation(line: 151, column: 2, scope: !127, inlinedAt: !181)
!187 = !DILocation(line: 175, column: 16, scope: !125, inlinedAt: !188)
!188 = distinct !DILocation(line: 150, column: 11, scope: !127, inlinedAt: !189)
!189 = distinct !DILocation(line: 26, column: 1, scope: !42)
!190 = !DILocation(line: 286, column: 26, scope: !132, inlinedAt: !191)
!191 = distinct !DILocation(line: 175, column: 22, scope: !125, inlinedAt: !188)
!192 = !DILocation(line: 150, column: 11, scope: !127, inlinedAt: !189)
!193 = !DILocation(line: 312, column: 5, scope: !136, inlinedAt: !194)
!194 = distinct !DILocation(line: 151, column: 2, scope: !127, inlinedAt: !189)
!195 = !DILocation(line: 175, column: 16, scope: !125, inlinedAt: !196)
!196 = distinct !DILocation(line: 150, column: 11, scope: !127, inlinedAt: !197)
!197 = distinct !DILocation(line: 26, column: 1, scope: !42)
!198 = !DILocation(line: 286, column: 26, scope: !132, inlinedAt: !199)
!199 = distinct !DILocation(line: 175, column: 22, scope: !125, inlinedAt: !196)
!200 = !DILocation(line: 150, column: 11, scope: !127, inlinedAt: !197)
!201 = !DILocation(line: 312, column: 5, scope: !136, inlinedAt: !202)
!202 = distinct !DILocation(line: 151, column: 2, scope: !127, inlinedAt: !197)
!203 = !DISubprogram(name: "__assert_fail", scope: !204, file: !204, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!204 = !DIFile(filename: "include/assert.h", directory: "")
!205 = !DISubprogram(name: "terminate", scope: !137, file: !137, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!206 = distinct !DISubprogram(name: "~_State_impl", scope: !46, file: !46, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!207 = !DILocation(line: 200, column: 14, scope: !206)
!208 = distinct !DISubprogram(name: "_M_run", scope: !46, file: !46, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!209 = !DILocation(line: 1064, column: 16, scope: !118, inlinedAt: !210)
!210 = distinct !DILocation(line: 392, column: 32, scope: !211, inlinedAt: !212)
!211 = distinct !DISubprogram(name: "_M_check_length", scope: !9, file: !9, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!212 = distinct !DILocation(line: 1436, column: 2, scope: !213, inlinedAt: !214)
!213 = distinct !DISubprogram(name: "append", scope: !9, file: !9, line: 1432, type: !10, scopeLine: 1433, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!214 = distinct !DILocation(line: 1340, column: 22, scope: !215, inlinedAt: !216)
!215 = distinct !DISubprogram(name: "operator+=", scope: !9, file: !9, line: 1339, type: !10, scopeLine: 1340, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!216 = distinct !DILocation(line: 15, column: 7, scope: !217, inlinedAt: !218)
!217 = distinct !DISubprogram(name: "append", scope: !1, file: !1, line: 10, type: !10, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!218 = distinct !DILocation(line: 20, column: 21, scope: !219, inlinedAt: !220)
!219 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 20, type: !10, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!220 = distinct !DILocation(line: 61, column: 14, scope: !221, inlinedAt: !223)
!221 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/log.cpp:20:16)>", scope: !222, file: !222, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!222 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!223 = distinct !DILocation(line: 96, column: 14, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/log.cpp:20:16)>", scope: !222, file: !222, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!225 = distinct !DILocation(line: 252, column: 13, scope: !226, inlinedAt: !227)
!226 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !46, file: !46, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!227 = distinct !DILocation(line: 259, column: 11, scope: !228, inlinedAt: !229)
!228 = distinct !DISubprogram(name: "operator()", scope: !46, file: !46, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!229 = distinct !DILocation(line: 210, column: 13, scope: !208)
!230 = !DILocation(line: 392, column: 47, scope: !211, inlinedAt: !212)
!231 = !DILocation(line: 392, column: 6, scope: !211, inlinedAt: !212)
!232 = !DILocation(line: 393, column: 4, scope: !211, inlinedAt: !212)
!233 = !DILocation(line: 412, column: 35, scope: !234, inlinedAt: !235)
!234 = distinct !DISubprogram(name: "_M_append", scope: !142, file: !142, line: 410, type: !10, scopeLine: 411, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!235 = distinct !DILocation(line: 1437, column: 9, scope: !213, inlinedAt: !214)
!236 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !237)
!237 = distinct !DILocation(line: 274, column: 16, scope: !15, inlinedAt: !238)
!238 = distinct !DILocation(line: 1134, column: 9, scope: !239, inlinedAt: !240)
!239 = distinct !DISubprogram(name: "capacity", scope: !9, file: !9, line: 1132, type: !10, scopeLine: 1133, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!240 = distinct !DILocation(line: 414, column: 26, scope: !234, inlinedAt: !235)
!241 = !DILocation(line: 274, column: 26, scope: !15, inlinedAt: !238)
!242 = !DILocation(line: 1134, column: 9, scope: !239, inlinedAt: !240)
!243 = !DILocation(line: 414, column: 17, scope: !234, inlinedAt: !235)
!244 = !DILocation(line: 414, column: 11, scope: !234, inlinedAt: !235)
!245 = !DILocation(line: 417, column: 36, scope: !234, inlinedAt: !235)
!246 = !DILocation(line: 431, column: 33, scope: !247, inlinedAt: !248)
!247 = distinct !DISubprogram(name: "copy", scope: !148, file: !148, line: 423, type: !10, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!248 = distinct !DILocation(line: 423, column: 4, scope: !249, inlinedAt: !250)
!249 = distinct !DISubprogram(name: "_S_copy", scope: !9, file: !9, line: 418, type: !10, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!250 = distinct !DILocation(line: 417, column: 6, scope: !234, inlinedAt: !235)
!251 = !DILocation(line: 431, column: 2, scope: !247, inlinedAt: !248)
!252 = !DILocation(line: 420, column: 8, scope: !234, inlinedAt: !235)
!253 = !DILocation(line: 229, column: 26, scope: !254, inlinedAt: !255)
!254 = distinct !DISubprogram(name: "_M_length", scope: !9, file: !9, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!255 = distinct !DILocation(line: 267, column: 2, scope: !256, inlinedAt: !257)
!256 = distinct !DISubprogram(name: "_M_set_length", scope: !9, file: !9, line: 265, type: !10, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!257 = distinct !DILocation(line: 422, column: 13, scope: !234, inlinedAt: !235)
!258 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !259)
!259 = distinct !DILocation(line: 268, column: 22, scope: !256, inlinedAt: !257)
!260 = !DILocation(line: 268, column: 22, scope: !256, inlinedAt: !257)
!261 = !DILocation(line: 354, column: 7, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "assign", scope: !148, file: !148, line: 347, type: !10, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!263 = distinct !DILocation(line: 268, column: 2, scope: !256, inlinedAt: !257)
!264 = !{!23, !23, i64 0}
!265 = !DILocation(line: 210, column: 24, scope: !208)
!266 = !DISubprogram(name: "__throw_length_error", scope: !267, file: !267, line: 75, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!267 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!268 = distinct !DISubprogram(name: "_M_mutate", scope: !142, file: !142, line: 322, type: !10, scopeLine: 324, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!269 = !DILocation(line: 1071, column: 16, scope: !270, inlinedAt: !271)
!270 = distinct !DISubprogram(name: "length", scope: !9, file: !9, line: 1070, type: !10, scopeLine: 1071, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!271 = distinct !DILocation(line: 325, column: 36, scope: !268)
!272 = !DILocation(line: 325, column: 53, scope: !268)
!273 = !DILocation(line: 327, column: 43, scope: !268)
!274 = !DILocation(line: 327, column: 52, scope: !268)
!275 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !276)
!276 = distinct !DILocation(line: 274, column: 16, scope: !15, inlinedAt: !277)
!277 = distinct !DILocation(line: 1134, column: 9, scope: !239, inlinedAt: !278)
!278 = distinct !DILocation(line: 328, column: 47, scope: !268)
!279 = !DILocation(line: 252, column: 57, scope: !27, inlinedAt: !280)
!280 = distinct !DILocation(line: 274, column: 29, scope: !15, inlinedAt: !277)
!281 = !DILocation(line: 274, column: 26, scope: !15, inlinedAt: !277)
!282 = !DILocation(line: 1134, column: 9, scope: !239, inlinedAt: !278)
!283 = !DILocation(line: 139, column: 22, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "_M_create", scope: !142, file: !142, line: 135, type: !10, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!285 = distinct !DILocation(line: 328, column: 21, scope: !268)
!286 = !DILocation(line: 139, column: 11, scope: !284, inlinedAt: !285)
!287 = !DILocation(line: 140, column: 2, scope: !284, inlinedAt: !285)
!288 = !DILocation(line: 145, column: 22, scope: !284, inlinedAt: !285)
!289 = !DILocation(line: 145, column: 39, scope: !284, inlinedAt: !285)
!290 = !DILocation(line: 145, column: 57, scope: !284, inlinedAt: !285)
!291 = !DILocation(line: 145, column: 53, scope: !284, inlinedAt: !285)
!292 = !DILocation(line: 145, column: 11, scope: !284, inlinedAt: !285)
!293 = !DILocation(line: 149, column: 8, scope: !284, inlinedAt: !285)
!294 = !DILocation(line: 0, scope: !268)
!295 = !DILocation(line: 155, column: 69, scope: !284, inlinedAt: !285)
!296 = !DILocation(line: 120, column: 27, scope: !297, inlinedAt: !298)
!297 = distinct !DISubprogram(name: "allocate", scope: !33, file: !33, line: 112, type: !10, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!298 = distinct !DILocation(line: 464, column: 20, scope: !299, inlinedAt: !300)
!299 = distinct !DISubprogram(name: "allocate", scope: !36, file: !36, line: 463, type: !10, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!300 = distinct !DILocation(line: 155, column: 14, scope: !284, inlinedAt: !285)
!301 = !DILocation(line: 120, column: 6, scope: !297, inlinedAt: !298)
!302 = !{!"branch_weights", i32 1, i32 2000}
!303 = !DILocation(line: 126, column: 6, scope: !297, inlinedAt: !298)
!304 = !DILocation(line: 137, column: 27, scope: !297, inlinedAt: !298)
!305 = !DILocation(line: 330, column: 11, scope: !268)
!306 = !DILocation(line: 354, column: 9, scope: !262, inlinedAt: !307)
!307 = distinct !DILocation(line: 421, column: 4, scope: !249, inlinedAt: !308)
!308 = distinct !DILocation(line: 331, column: 2, scope: !268)
!309 = !DILocation(line: 354, column: 7, scope: !262, inlinedAt: !307)
!310 = !DILocation(line: 421, column: 4, scope: !249, inlinedAt: !308)
!311 = !DILocation(line: 431, column: 33, scope: !247, inlinedAt: !312)
!312 = distinct !DILocation(line: 423, column: 4, scope: !249, inlinedAt: !308)
!313 = !DILocation(line: 431, column: 2, scope: !247, inlinedAt: !312)
!314 = !DILocation(line: 332, column: 11, scope: !268)
!315 = !DILocation(line: 332, column: 15, scope: !268)
!316 = !DILocation(line: 333, column: 20, scope: !268)
!317 = !DILocation(line: 420, column: 6, scope: !249, inlinedAt: !318)
!318 = distinct !DILocation(line: 333, column: 2, scope: !268)
!319 = !DILocation(line: 354, column: 9, scope: !262, inlinedAt: !320)
!320 = distinct !DILocation(line: 421, column: 4, scope: !249, inlinedAt: !318)
!321 = !DILocation(line: 354, column: 7, scope: !262, inlinedAt: !320)
!322 = !DILocation(line: 421, column: 4, scope: !249, inlinedAt: !318)
!323 = !DILocation(line: 431, column: 33, scope: !247, inlinedAt: !324)
!324 = distinct !DILocation(line: 423, column: 4, scope: !249, inlinedAt: !318)
!325 = !DILocation(line: 431, column: 2, scope: !247, inlinedAt: !324)
!326 = !DILocation(line: 334, column: 11, scope: !268)
!327 = !DILocation(line: 335, column: 20, scope: !268)
!328 = !DILocation(line: 335, column: 28, scope: !268)
!329 = !DILocation(line: 336, column: 19, scope: !268)
!330 = !DILocation(line: 336, column: 27, scope: !268)
!331 = !DILocation(line: 420, column: 6, scope: !249, inlinedAt: !332)
!332 = distinct !DILocation(line: 335, column: 2, scope: !268)
!333 = !DILocation(line: 354, column: 9, scope: !262, inlinedAt: !334)
!334 = distinct !DILocation(line: 421, column: 4, scope: !249, inlinedAt: !332)
!335 = !DILocation(line: 354, column: 7, scope: !262, inlinedAt: !334)
!336 = !DILocation(line: 421, column: 4, scope: !249, inlinedAt: !332)
!337 = !DILocation(line: 431, column: 33, scope: !247, inlinedAt: !338)
!338 = distinct !DILocation(line: 423, column: 4, scope: !249, inlinedAt: !332)
!339 = !DILocation(line: 431, column: 2, scope: !247, inlinedAt: !338)
!340 = !DILocation(line: 285, column: 6, scope: !17, inlinedAt: !341)
!341 = distinct !DILocation(line: 338, column: 7, scope: !268)
!342 = !DILocation(line: 158, column: 2, scope: !32, inlinedAt: !343)
!343 = distinct !DILocation(line: 496, column: 13, scope: !35, inlinedAt: !344)
!344 = distinct !DILocation(line: 292, column: 9, scope: !38, inlinedAt: !345)
!345 = distinct !DILocation(line: 286, column: 4, scope: !17, inlinedAt: !341)
!346 = !DILocation(line: 286, column: 4, scope: !17, inlinedAt: !341)
!347 = !DILocation(line: 224, column: 26, scope: !348, inlinedAt: !349)
!348 = distinct !DISubprogram(name: "_M_data", scope: !9, file: !9, line: 223, type: !10, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!349 = distinct !DILocation(line: 339, column: 7, scope: !268)
!350 = !DILocation(line: 261, column: 31, scope: !351, inlinedAt: !352)
!351 = distinct !DISubprogram(name: "_M_capacity", scope: !9, file: !9, line: 260, type: !10, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!352 = distinct !DILocation(line: 340, column: 7, scope: !268)
!353 = !DILocation(line: 341, column: 5, scope: !268)
!354 = !DISubprogram(name: "__throw_bad_alloc", scope: !267, file: !267, line: 52, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!355 = distinct !DISubprogram(name: "~_State_impl", scope: !46, file: !46, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!356 = !DILocation(line: 200, column: 14, scope: !355)
!357 = distinct !DISubprogram(name: "_M_run", scope: !46, file: !46, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!358 = !DILocation(line: 1064, column: 16, scope: !118, inlinedAt: !359)
!359 = distinct !DILocation(line: 392, column: 32, scope: !211, inlinedAt: !360)
!360 = distinct !DILocation(line: 1436, column: 2, scope: !213, inlinedAt: !361)
!361 = distinct !DILocation(line: 1340, column: 22, scope: !215, inlinedAt: !362)
!362 = distinct !DILocation(line: 15, column: 7, scope: !217, inlinedAt: !363)
!363 = distinct !DILocation(line: 21, column: 21, scope: !364, inlinedAt: !365)
!364 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 21, type: !10, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!365 = distinct !DILocation(line: 61, column: 14, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/log.cpp:21:16)>", scope: !222, file: !222, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!367 = distinct !DILocation(line: 96, column: 14, scope: !368, inlinedAt: !369)
!368 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/log.cpp:21:16)>", scope: !222, file: !222, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!369 = distinct !DILocation(line: 252, column: 13, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !46, file: !46, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!371 = distinct !DILocation(line: 259, column: 11, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "operator()", scope: !46, file: !46, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!373 = distinct !DILocation(line: 210, column: 13, scope: !357)
!374 = !DILocation(line: 392, column: 47, scope: !211, inlinedAt: !360)
!375 = !DILocation(line: 392, column: 6, scope: !211, inlinedAt: !360)
!376 = !DILocation(line: 393, column: 4, scope: !211, inlinedAt: !360)
!377 = !DILocation(line: 412, column: 35, scope: !234, inlinedAt: !378)
!378 = distinct !DILocation(line: 1437, column: 9, scope: !213, inlinedAt: !361)
!379 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !380)
!380 = distinct !DILocation(line: 274, column: 16, scope: !15, inlinedAt: !381)
!381 = distinct !DILocation(line: 1134, column: 9, scope: !239, inlinedAt: !382)
!382 = distinct !DILocation(line: 414, column: 26, scope: !234, inlinedAt: !378)
!383 = !DILocation(line: 274, column: 26, scope: !15, inlinedAt: !381)
!384 = !DILocation(line: 1134, column: 9, scope: !239, inlinedAt: !382)
!385 = !DILocation(line: 414, column: 17, scope: !234, inlinedAt: !378)
!386 = !DILocation(line: 414, column: 11, scope: !234, inlinedAt: !378)
!387 = !DILocation(line: 417, column: 36, scope: !234, inlinedAt: !378)
!388 = !DILocation(line: 431, column: 33, scope: !247, inlinedAt: !389)
!389 = distinct !DILocation(line: 423, column: 4, scope: !249, inlinedAt: !390)
!390 = distinct !DILocation(line: 417, column: 6, scope: !234, inlinedAt: !378)
!391 = !DILocation(line: 431, column: 2, scope: !247, inlinedAt: !389)
!392 = !DILocation(line: 420, column: 8, scope: !234, inlinedAt: !378)
!393 = !DILocation(line: 229, column: 26, scope: !254, inlinedAt: !394)
!394 = distinct !DILocation(line: 267, column: 2, scope: !256, inlinedAt: !395)
!395 = distinct !DILocation(line: 422, column: 13, scope: !234, inlinedAt: !378)
!396 = !DILocation(line: 234, column: 28, scope: !13, inlinedAt: !397)
!397 = distinct !DILocation(line: 268, column: 22, scope: !256, inlinedAt: !395)
!398 = !DILocation(line: 268, column: 22, scope: !256, inlinedAt: !395)
!399 = !DILocation(line: 354, column: 7, scope: !262, inlinedAt: !400)
!400 = distinct !DILocation(line: 268, column: 2, scope: !256, inlinedAt: !395)
!401 = !DILocation(line: 210, column: 24, scope: !357)
!402 = !DISubprogram(name: "__builtin_memcmp", scope: !148, file: !148, line: 385, type: !10, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!403 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_log.cpp", scope: !404, file: !404, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!404 = !DIFile(filename: "cpp/log.cpp", directory: ".")
!405 = !DILocation(line: 204, column: 36, scope: !406, inlinedAt: !407)
!406 = distinct !DISubprogram(name: "_Alloc_hider", scope: !9, file: !9, line: 203, type: !10, scopeLine: 204, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!407 = distinct !DILocation(line: 517, column: 9, scope: !408, inlinedAt: !409)
!408 = distinct !DISubprogram(name: "basic_string", scope: !9, file: !9, line: 515, type: !10, scopeLine: 518, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!409 = distinct !DILocation(line: 7, column: 20, scope: !410, inlinedAt: !412)
!410 = !DILexicalBlockFile(scope: !411, file: !1, discriminator: 0)
!411 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !404, file: !404, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!412 = distinct !DILocation(line: 0, scope: !403)
!413 = !{!21, !22, i64 0}
!414 = !DILocation(line: 229, column: 26, scope: !254, inlinedAt: !415)
!415 = distinct !DILocation(line: 267, column: 2, scope: !256, inlinedAt: !416)
!416 = distinct !DILocation(line: 520, column: 2, scope: !408, inlinedAt: !409)
!417 = !DILocation(line: 354, column: 7, scope: !262, inlinedAt: !418)
!418 = distinct !DILocation(line: 268, column: 2, scope: !256, inlinedAt: !416)
!419 = !DILocation(line: 0, scope: !411, inlinedAt: !412)
