; ModuleID = 'cpp/thrown.cpp'
source_filename = "cpp/thrown.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Both = type { %struct.Left.base, [4 x i8], %struct.Right.base, i32, %struct.Base.base, [4 x i8] }
%struct.Left.base = type <{ ptr, i32 }>
%struct.Right.base = type <{ ptr, i32 }>
%struct.Base.base = type <{ ptr, i32 }>
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.2" }
%"struct.std::_Head_base.2" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon.0 }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon.0 = type { i64, [8 x i8] }
%"class.std::allocator" = type { i8 }
%struct.Right = type <{ ptr, i32, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Left = type <{ ptr, i32, [4 x i8], %struct.Base.base, [4 x i8] }>
%struct.Base = type <{ ptr, i32, [4 x i8] }>

$_ZN4BothD1Ev = comdat any

$_ZN4LeftD1Ev = comdat any

$_ZN4LeftD0Ev = comdat any

$_ZTv0_n24_N4LeftD1Ev = comdat any

$_ZTv0_n24_N4LeftD0Ev = comdat any

$_ZN5RightD1Ev = comdat any

$_ZN5RightD0Ev = comdat any

$_ZTv0_n24_N5RightD1Ev = comdat any

$_ZTv0_n24_N5RightD0Ev = comdat any

$_ZN4BothD0Ev = comdat any

$_ZThn16_N4BothD1Ev = comdat any

$_ZThn16_N4BothD0Ev = comdat any

$_ZTv0_n24_N4BothD1Ev = comdat any

$_ZTv0_n24_N4BothD0Ev = comdat any

$_ZN4BaseD0Ev = comdat any

$_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_ = comdat any

$_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_ = comdat any

$__clang_call_terminate = comdat any

$_ZN5TwiceD2Ev = comdat any

$_ZN4BaseD2Ev = comdat any

$_ZN5TwiceD0Ev = comdat any

$_ZThn16_N5TwiceD1Ev = comdat any

$_ZThn16_N5TwiceD0Ev = comdat any

$_ZN7FailureD0Ev = comdat any

$_ZN6HiddenD0Ev = comdat any

$_ZTV4Both = comdat any

$_ZTC4Both0_4Left = comdat any

$_ZTS4Left = comdat any

$_ZTS4Base = comdat any

$_ZTI4Base = comdat any

$_ZTI4Left = comdat any

$_ZTC4Both16_5Right = comdat any

$_ZTS5Right = comdat any

$_ZTI5Right = comdat any

$_ZTS4Both = comdat any

$_ZTI4Both = comdat any

$_ZTV4Base = comdat any

$_ZTV5Right = comdat any

$_ZTS6Hidden = comdat any

$_ZTI6Hidden = comdat any

$_ZTSP4Left = comdat any

$_ZTIP4Left = comdat any

$_ZTSP4Both = comdat any

$_ZTIP4Both = comdat any

$_ZTSPK4Both = comdat any

$_ZTIPK4Both = comdat any

$_ZTS5Twice = comdat any

$_ZTS7Failure = comdat any

$_ZTI7Failure = comdat any

$_ZTI5Twice = comdat any

$_ZTV5Twice = comdat any

$_ZTV7Failure = comdat any

$_ZTV6Hidden = comdat any

@_ZL8constant = internal global %struct.Both { %struct.Left.base <{ ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 0, i64 3), i32 2 }>, [4 x i8] zeroinitializer, %struct.Right.base <{ ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 1, i64 3), i32 3 }>, i32 4, %struct.Base.base <{ ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 2, i64 3), i32 1 }>, [4 x i8] zeroinitializer }, align 8
@_ZL8variable = internal global %struct.Both { %struct.Left.base <{ ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 0, i64 3), i32 2 }>, [4 x i8] zeroinitializer, %struct.Right.base <{ ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 1, i64 3), i32 3 }>, i32 4, %struct.Base.base <{ ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 2, i64 3), i32 1 }>, [4 x i8] zeroinitializer }, align 8
@_ZZ4mainE8expected = internal unnamed_addr constant [9 x i32] [i32 55, i32 3, i32 3, i32 12, i32 20, i32 20, i32 30, i32 40, i32 60], align 16
@.str = private unnamed_addr constant [53 x i8] c"handler(Kind(k), level) == expected[k] && level == 0\00", align 1
@.str.2 = private unnamed_addr constant [15 x i8] c"cpp/thrown.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTV4Both = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI4Both, ptr @_ZN4BothD1Ev, ptr @_ZN4BothD0Ev], [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI4Both, ptr @_ZThn16_N4BothD1Ev, ptr @_ZThn16_N4BothD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI4Both, ptr @_ZTv0_n24_N4BothD1Ev, ptr @_ZTv0_n24_N4BothD0Ev] }, comdat, align 8
@_ZTC4Both0_4Left = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI4Left, ptr @_ZN4LeftD1Ev, ptr @_ZN4LeftD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI4Left, ptr @_ZTv0_n24_N4LeftD1Ev, ptr @_ZTv0_n24_N4LeftD0Ev] }, comdat, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@_ZTS4Left = linkonce_odr dso_local constant [6 x i8] c"4Left\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS4Base = linkonce_odr dso_local constant [6 x i8] c"4Base\00", comdat, align 1
@_ZTI4Base = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS4Base }, comdat, align 8
@_ZTI4Left = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Left, i32 0, i32 1, ptr @_ZTI4Base, i64 -6141 }, comdat, align 8
@_ZTC4Both16_5Right = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI5Right, ptr @_ZN5RightD1Ev, ptr @_ZN5RightD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Right, ptr @_ZTv0_n24_N5RightD1Ev, ptr @_ZTv0_n24_N5RightD0Ev] }, comdat, align 8
@_ZTS5Right = linkonce_odr dso_local constant [7 x i8] c"5Right\00", comdat, align 1
@_ZTI5Right = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS5Right, i32 0, i32 1, ptr @_ZTI4Base, i64 -6141 }, comdat, align 8
@_ZTS4Both = linkonce_odr dso_local constant [6 x i8] c"4Both\00", comdat, align 1
@_ZTI4Both = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Both, i32 2, i32 2, ptr @_ZTI4Left, i64 2, ptr @_ZTI5Right, i64 4098 }, comdat, align 8
@_ZTV4Base = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Base, ptr @_ZN4BaseD2Ev, ptr @_ZN4BaseD0Ev] }, comdat, align 8
@_ZTV5Right = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI5Right, ptr @_ZN5RightD1Ev, ptr @_ZN5RightD0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Right, ptr @_ZTv0_n24_N5RightD1Ev, ptr @_ZTv0_n24_N5RightD0Ev] }, comdat, align 8
@_ZTIi = external constant ptr
@_ZTS6Hidden = linkonce_odr dso_local constant [8 x i8] c"6Hidden\00", comdat, align 1
@_ZTI6Hidden = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Hidden, i32 0, i32 1, ptr @_ZTI4Base, i64 0 }, comdat, align 8
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global ptr
@_ZTSP4Left = linkonce_odr dso_local constant [7 x i8] c"P4Left\00", comdat, align 1
@_ZTIP4Left = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP4Left, i32 0, ptr @_ZTI4Left }, comdat, align 8
@_ZTIPKv = external constant ptr
@_ZTISt11logic_error = external constant ptr
@_ZTISt9exception = external constant ptr
@_ZTISt13runtime_error = external constant ptr
@_ZTIc = external constant ptr
@.str.3 = private unnamed_addr constant [19 x i8] c"e.what()[0] == 't'\00", align 1
@__PRETTY_FUNCTION__._ZL7handler4KindRi = private unnamed_addr constant [25 x i8] c"int handler(Kind, int &)\00", align 1
@.str.4 = private unnamed_addr constant [24 x i8] c"beyond the last element\00", align 1
@.str.5 = private unnamed_addr constant [51 x i8] c"std::string(e.what()) == \22beyond the last element\22\00", align 1
@.str.6 = private unnamed_addr constant [2 x i8] c"p\00", align 1
@.str.7 = private unnamed_addr constant [13 x i8] c"l->base == 1\00", align 1
@.str.8 = private unnamed_addr constant [26 x i8] c"r.base == 1 && level == 1\00", align 1
@.str.9 = private unnamed_addr constant [11 x i8] c"level == 0\00", align 1
@_ZTSP4Both = linkonce_odr dso_local constant [7 x i8] c"P4Both\00", comdat, align 1
@_ZTIP4Both = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP4Both, i32 0, ptr @_ZTI4Both }, comdat, align 8
@_ZTSPK4Both = linkonce_odr dso_local constant [8 x i8] c"PK4Both\00", comdat, align 1
@_ZTIPK4Both = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPK4Both, i32 1, ptr @_ZTI4Both }, comdat, align 8
@.str.10 = private unnamed_addr constant [5 x i8] c"text\00", align 1
@_ZTIPKc = external constant ptr
@_ZTISt12out_of_range = external constant ptr
@_ZTS5Twice = linkonce_odr dso_local constant [7 x i8] c"5Twice\00", comdat, align 1
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTS7Failure = linkonce_odr dso_local constant [9 x i8] c"7Failure\00", comdat, align 1
@_ZTI7Failure = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Failure, ptr @_ZTISt9exception }, comdat, align 8
@_ZTI5Twice = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS5Twice, i32 1, i32 2, ptr @_ZTISt13runtime_error, i64 2, ptr @_ZTI7Failure, i64 4098 }, comdat, align 8
@.str.11 = private unnamed_addr constant [6 x i8] c"twice\00", align 1
@_ZTV5Twice = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5Twice, ptr @_ZN5TwiceD2Ev, ptr @_ZN5TwiceD0Ev, ptr @_ZNKSt13runtime_error4whatEv], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Twice, ptr @_ZThn16_N5TwiceD1Ev, ptr @_ZThn16_N5TwiceD0Ev, ptr @_ZNKSt9exception4whatEv] }, comdat, align 8
@_ZTV7Failure = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Failure, ptr @_ZNSt9exceptionD2Ev, ptr @_ZN7FailureD0Ev, ptr @_ZNKSt9exception4whatEv] }, comdat, align 8
@_ZTV6Hidden = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI6Hidden, ptr @_ZN4BaseD2Ev, ptr @_ZN6HiddenD0Ev] }, comdat, align 8
@.str.12 = private unnamed_addr constant [20 x i8] c"--level == expected\00", align 1
@__PRETTY_FUNCTION__._ZN5GuardD2Ev = private unnamed_addr constant [16 x i8] c"Guard::~Guard()\00", align 1
@.str.13 = private unnamed_addr constant [50 x i8] c"basic_string: construction from null is not valid\00", align 1
@.str.14 = private unnamed_addr constant [24 x i8] c"basic_string::_M_create\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.15 = private unnamed_addr constant [43 x i8] c"handler(VIRTUAL, level) == 3 && level == 0\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 !dbg !8 {
  ret void, !dbg !11
}

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #1 personality ptr @__gxx_personality_v0 !dbg !12 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #19, !dbg !13
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !14
  store i64 0, ptr %2, align 8, !dbg !14, !tbaa !20
  %4 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #20, !dbg !25
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %4, align 8, !dbg !26, !tbaa !29
  store ptr %4, ptr %1, align 8, !dbg !31, !tbaa !39
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null)
          to label %5 unwind label %12, !dbg !41

5:                                                ; preds = %0
  %6 = load ptr, ptr %1, align 8, !dbg !42, !tbaa !39
  %7 = icmp eq ptr %6, null, !dbg !45
  br i1 %7, label %23, label %8, !dbg !42

8:                                                ; preds = %5
  %9 = load ptr, ptr %6, align 8, !dbg !46, !tbaa !29
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !46
  %11 = load ptr, ptr %10, align 8, !dbg !46
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %6) #19, !dbg !46
  br label %23, !dbg !49

12:                                               ; preds = %0
  %13 = landingpad { ptr, i32 }
          cleanup, !dbg !50
  %14 = load ptr, ptr %1, align 8, !dbg !51, !tbaa !39
  %15 = icmp eq ptr %14, null, !dbg !53
  br i1 %15, label %22, label %16, !dbg !51

16:                                               ; preds = %12
  %17 = load ptr, ptr %14, align 8, !dbg !54, !tbaa !29
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !54
  %19 = load ptr, ptr %18, align 8, !dbg !54
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #19, !dbg !54
  br label %22, !dbg !56

20:                                               ; preds = %54, %22
  %21 = phi { ptr, i32 } [ %13, %22 ], [ %50, %54 ]
  resume { ptr, i32 } %21, !dbg !57

22:                                               ; preds = %16, %12
  store ptr null, ptr %1, align 8, !dbg !58, !tbaa !39
  br label %20

23:                                               ; preds = %5, %8
  store ptr null, ptr %1, align 8, !dbg !59, !tbaa !39
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !50
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #19, !dbg !60
  store i32 0, ptr %3, align 4, !dbg !61, !tbaa !62
  br label %28, !dbg !64

24:                                               ; preds = %32
  %25 = add nuw nsw i64 %29, 1, !dbg !65
  %26 = icmp eq i64 %25, 9, !dbg !66
  br i1 %26, label %27, label %28, !dbg !64, !llvm.loop !67

27:                                               ; preds = %24
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %42 unwind label %47, !dbg !71

28:                                               ; preds = %23, %24
  %29 = phi i64 [ 0, %23 ], [ %25, %24 ]
  %30 = trunc i64 %29 to i32, !dbg !68
  %31 = invoke fastcc noundef i32 @_ZL7handler4KindRi(i32 noundef %30, ptr noundef nonnull align 4 dereferenceable(4) %3)
          to label %32 unwind label %40, !dbg !68

32:                                               ; preds = %28
  %33 = getelementptr inbounds [9 x i32], ptr @_ZZ4mainE8expected, i64 0, i64 %29, !dbg !68
  %34 = load i32, ptr %33, align 4, !dbg !68, !tbaa !62
  %35 = icmp eq i32 %31, %34, !dbg !68
  %36 = load i32, ptr %3, align 4, !dbg !68
  %37 = icmp eq i32 %36, 0, !dbg !68
  %38 = select i1 %35, i1 %37, i1 false, !dbg !68
  br i1 %38, label %24, label %39, !dbg !68

39:                                               ; preds = %32
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2, i32 noundef 110, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #21, !dbg !68
  unreachable, !dbg !68

40:                                               ; preds = %28
  %41 = landingpad { ptr, i32 }
          cleanup, !dbg !72
  br label %49, !dbg !64

42:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #19, !dbg !72
  %43 = load i64, ptr %2, align 8, !dbg !73, !tbaa.struct !78
  %44 = icmp eq i64 %43, 0, !dbg !80
  br i1 %44, label %46, label %45, !dbg !83

45:                                               ; preds = %42
  call void @_ZSt9terminatev() #21, !dbg !84
  unreachable, !dbg !84

46:                                               ; preds = %42
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #19, !dbg !72
  ret i32 0, !dbg !72

47:                                               ; preds = %27
  %48 = landingpad { ptr, i32 }
          cleanup, !dbg !72
  br label %49, !dbg !72

49:                                               ; preds = %47, %40
  %50 = phi { ptr, i32 } [ %41, %40 ], [ %48, %47 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #19, !dbg !72
  %51 = load i64, ptr %2, align 8, !dbg !88, !tbaa.struct !78
  %52 = icmp eq i64 %51, 0, !dbg !91
  br i1 %52, label %54, label %53, !dbg !93

53:                                               ; preds = %49
  call void @_ZSt9terminatev() #21, !dbg !94
  unreachable, !dbg !94

54:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #19, !dbg !72
  br label %20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: uwtable
define internal fastcc noundef i32 @_ZL7handler4KindRi(i32 noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1) unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !96 {
  %3 = alloca %"class.std::__cxx11::basic_string", align 8
  %4 = alloca %"class.std::allocator", align 1
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  %6 = alloca %"class.std::allocator", align 1
  %7 = load i32, ptr %1, align 4, !dbg !97, !tbaa !62
  %8 = add nsw i32 %7, 2, !dbg !100
  store i32 %8, ptr %1, align 4, !dbg !100, !tbaa !62
  switch i32 %0, label %66 [
    i32 0, label %9
    i32 1, label %11
    i32 2, label %16
    i32 3, label %24
    i32 4, label %26
    i32 5, label %28
    i32 6, label %34
    i32 7, label %51
    i32 8, label %57
  ], !dbg !102

9:                                                ; preds = %2
  %10 = tail call ptr @__cxa_allocate_exception(i64 4) #19, !dbg !105
  store i32 5, ptr %10, align 16, !dbg !105, !tbaa !62
  br label %30

11:                                               ; preds = %2
  %12 = tail call ptr @__cxa_allocate_exception(i64 32) #19, !dbg !106
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %12, i8 0, i64 32, i1 false), !dbg !107
  %13 = getelementptr inbounds i8, ptr %12, i64 16, !dbg !108
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTV4Base, i64 0, inrange i32 0, i64 2), ptr %13, align 8, !dbg !111, !tbaa !29
  %14 = getelementptr inbounds i8, ptr %12, i64 24, !dbg !114
  store i32 1, ptr %14, align 8, !dbg !114, !tbaa !115
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV5Right, i64 0, inrange i32 0, i64 3), ptr %12, align 8, !dbg !108, !tbaa !29
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV5Right, i64 0, inrange i32 1, i64 3), ptr %13, align 8, !dbg !108, !tbaa !29
  %15 = getelementptr inbounds %struct.Right, ptr %12, i64 0, i32 1, !dbg !117
  store i32 3, ptr %15, align 8, !dbg !117, !tbaa !118
  br label %60

16:                                               ; preds = %2
  %17 = tail call ptr @__cxa_allocate_exception(i64 48) #19, !dbg !120
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %17, i8 0, i64 48, i1 false), !dbg !121
  %18 = getelementptr inbounds i8, ptr %17, i64 32, !dbg !122
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTV4Base, i64 0, inrange i32 0, i64 2), ptr %18, align 8, !dbg !125, !tbaa !29
  %19 = getelementptr inbounds i8, ptr %17, i64 40, !dbg !127
  store i32 1, ptr %19, align 8, !dbg !127, !tbaa !115
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC4Both0_4Left, i64 0, inrange i32 0, i64 3), ptr %17, align 8, !dbg !128, !tbaa !29
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC4Both0_4Left, i64 0, inrange i32 1, i64 3), ptr %18, align 8, !dbg !128, !tbaa !29
  %20 = getelementptr inbounds %struct.Left, ptr %17, i64 0, i32 1, !dbg !131
  store i32 2, ptr %20, align 8, !dbg !131, !tbaa !132
  %21 = getelementptr inbounds i8, ptr %17, i64 16, !dbg !122
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC4Both16_5Right, i64 0, inrange i32 0, i64 3), ptr %21, align 8, !dbg !134, !tbaa !29
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC4Both16_5Right, i64 0, inrange i32 1, i64 3), ptr %18, align 8, !dbg !134, !tbaa !29
  %22 = getelementptr inbounds i8, ptr %17, i64 24, !dbg !137
  store i32 3, ptr %22, align 8, !dbg !137, !tbaa !118
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 0, i64 3), ptr %17, align 8, !dbg !122, !tbaa !29
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 2, i64 3), ptr %18, align 8, !dbg !122, !tbaa !29
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV4Both, i64 0, inrange i32 1, i64 3), ptr %21, align 8, !dbg !122, !tbaa !29
  %23 = getelementptr inbounds %struct.Both, ptr %17, i64 0, i32 3, !dbg !138
  store i32 4, ptr %23, align 4, !dbg !138, !tbaa !139
  br label %60

24:                                               ; preds = %2
  %25 = tail call ptr @__cxa_allocate_exception(i64 8) #19, !dbg !141
  store ptr @_ZL8variable, ptr %25, align 16, !dbg !141, !tbaa !39
  br label %30

26:                                               ; preds = %2
  %27 = tail call ptr @__cxa_allocate_exception(i64 8) #19, !dbg !142
  store ptr @_ZL8constant, ptr %27, align 16, !dbg !142, !tbaa !39
  br label %30

28:                                               ; preds = %2
  %29 = tail call ptr @__cxa_allocate_exception(i64 8) #19, !dbg !143
  store ptr @.str.10, ptr %29, align 16, !dbg !143, !tbaa !39
  br label %30

30:                                               ; preds = %9, %24, %26, %28
  %31 = phi ptr [ %29, %28 ], [ %27, %26 ], [ %25, %24 ], [ %10, %9 ]
  %32 = phi ptr [ @_ZTIPKc, %28 ], [ @_ZTIPK4Both, %26 ], [ @_ZTIP4Both, %24 ], [ @_ZTIi, %9 ]
  invoke void @__cxa_throw(ptr nonnull %31, ptr nonnull %32, ptr null) #22
          to label %33 unwind label %70, !dbg !144

33:                                               ; preds = %30
  unreachable

34:                                               ; preds = %2
  %35 = tail call ptr @__cxa_allocate_exception(i64 16) #19, !dbg !145
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #19, !dbg !146
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #19, !dbg !146
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef nonnull @.str.4, ptr noundef nonnull align 1 dereferenceable(1) %4)
          to label %36 unwind label %38, !dbg !146

36:                                               ; preds = %34
  invoke void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16) %35, ptr noundef nonnull align 8 dereferenceable(32) %3)
          to label %37 unwind label %40, !dbg !147

37:                                               ; preds = %36
  invoke void @__cxa_throw(ptr nonnull %35, ptr nonnull @_ZTISt12out_of_range, ptr nonnull @_ZNSt12out_of_rangeD1Ev) #22
          to label %65 unwind label %40, !dbg !145

38:                                               ; preds = %34
  %39 = landingpad { ptr, i32 }
          catch ptr @_ZTI6Hidden
          catch ptr @_ZTI5Right
          catch ptr @_ZTIP4Left
          catch ptr @_ZTIPKv
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTIc
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !148
  br label %47, !dbg !148

40:                                               ; preds = %37, %36
  %41 = phi i1 [ false, %37 ], [ true, %36 ]
  %42 = landingpad { ptr, i32 }
          catch ptr @_ZTI6Hidden
          catch ptr @_ZTI5Right
          catch ptr @_ZTIP4Left
          catch ptr @_ZTIPKv
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTIc
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !148
  %43 = load ptr, ptr %3, align 8, !dbg !149, !tbaa !159
  %44 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %3, i64 0, i32 2, !dbg !162
  %45 = icmp eq ptr %43, %44, !dbg !165
  br i1 %45, label %47, label %46, !dbg !166

46:                                               ; preds = %40
  call void @_ZdlPv(ptr noundef %43) #23, !dbg !167
  br label %47, !dbg !176

47:                                               ; preds = %46, %40, %38
  %48 = phi { ptr, i32 } [ %39, %38 ], [ %42, %40 ], [ %42, %46 ]
  %49 = phi i1 [ true, %38 ], [ %41, %40 ], [ %41, %46 ]
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #19, !dbg !145
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #19, !dbg !145
  br i1 %49, label %50, label %72, !dbg !145

50:                                               ; preds = %47
  call void @__cxa_free_exception(ptr %35) #19, !dbg !145
  br label %72, !dbg !145

51:                                               ; preds = %2
  %52 = tail call ptr @__cxa_allocate_exception(i64 24) #19, !dbg !177
  invoke void @_ZNSt13runtime_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %52, ptr noundef nonnull @.str.11)
          to label %53 unwind label %55, !dbg !178

53:                                               ; preds = %51
  %54 = getelementptr inbounds i8, ptr %52, i64 16, !dbg !181
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Failure, i64 0, inrange i32 0, i64 2), ptr %54, align 8, !dbg !182, !tbaa !29
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV5Twice, i64 0, inrange i32 0, i64 2), ptr %52, align 8, !dbg !181, !tbaa !29
  store ptr getelementptr inbounds ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV5Twice, i64 0, inrange i32 1, i64 2), ptr %54, align 8, !dbg !181, !tbaa !29
  br label %60

55:                                               ; preds = %51
  %56 = landingpad { ptr, i32 }
          catch ptr @_ZTI6Hidden
          catch ptr @_ZTI5Right
          catch ptr @_ZTIP4Left
          catch ptr @_ZTIPKv
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTIc
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !148
  tail call void @__cxa_free_exception(ptr %52) #19, !dbg !177
  br label %72, !dbg !177

57:                                               ; preds = %2
  %58 = tail call ptr @__cxa_allocate_exception(i64 16) #19, !dbg !185
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %58, i8 0, i64 16, i1 false), !dbg !186
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTV4Base, i64 0, inrange i32 0, i64 2), ptr %58, align 8, !dbg !187, !tbaa !29
  %59 = getelementptr inbounds %struct.Base, ptr %58, i64 0, i32 1, !dbg !191
  store i32 1, ptr %59, align 8, !dbg !191, !tbaa !115
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @_ZTV6Hidden, i64 0, inrange i32 0, i64 2), ptr %58, align 8, !dbg !192, !tbaa !29
  br label %60

60:                                               ; preds = %11, %16, %53, %57
  %61 = phi ptr [ %58, %57 ], [ %52, %53 ], [ %17, %16 ], [ %12, %11 ]
  %62 = phi ptr [ @_ZTI6Hidden, %57 ], [ @_ZTI5Twice, %53 ], [ @_ZTI4Both, %16 ], [ @_ZTI5Right, %11 ]
  %63 = phi ptr [ @_ZN4BaseD2Ev, %57 ], [ @_ZN5TwiceD2Ev, %53 ], [ @_ZN4BothD1Ev, %16 ], [ @_ZN5RightD1Ev, %11 ]
  invoke void @__cxa_throw(ptr nonnull %61, ptr nonnull %62, ptr nonnull %63) #22
          to label %64 unwind label %70, !dbg !144

64:                                               ; preds = %60
  unreachable

65:                                               ; preds = %37
  unreachable

66:                                               ; preds = %2
  %67 = add nsw i32 %7, 1, !dbg !97
  store i32 %67, ptr %1, align 4, !dbg !193, !tbaa !62
  %68 = icmp eq i32 %7, 0, !dbg !193
  br i1 %68, label %196, label %69, !dbg !193

69:                                               ; preds = %66
  tail call void @__assert_fail(ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.2, i32 noundef 35, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN5GuardD2Ev) #21, !dbg !193
  unreachable, !dbg !193

70:                                               ; preds = %30, %60
  %71 = landingpad { ptr, i32 }
          catch ptr @_ZTI6Hidden
          catch ptr @_ZTI5Right
          catch ptr @_ZTIP4Left
          catch ptr @_ZTIPKv
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
          catch ptr @_ZTISt13runtime_error
          catch ptr @_ZTIc
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !196
  br label %72, !dbg !196

72:                                               ; preds = %47, %50, %55, %70
  %73 = phi { ptr, i32 } [ %71, %70 ], [ %56, %55 ], [ %48, %50 ], [ %48, %47 ]
  %74 = extractvalue { ptr, i32 } %73, 0, !dbg !196
  %75 = extractvalue { ptr, i32 } %73, 1, !dbg !196
  %76 = load i32, ptr %1, align 4, !dbg !197, !tbaa !62
  %77 = add nsw i32 %76, -1, !dbg !197
  store i32 %77, ptr %1, align 4, !dbg !197, !tbaa !62
  %78 = icmp eq i32 %77, 1, !dbg !197
  br i1 %78, label %80, label %79, !dbg !197

79:                                               ; preds = %72
  call void @__assert_fail(ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.2, i32 noundef 35, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN5GuardD2Ev) #21, !dbg !197
  unreachable, !dbg !197

80:                                               ; preds = %72
  %81 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTI6Hidden) #19, !dbg !199
  %82 = icmp eq i32 %75, %81, !dbg !199
  br i1 %82, label %83, label %85, !dbg !199

83:                                               ; preds = %80
  %84 = call ptr @__cxa_begin_catch(ptr %74) #19, !dbg !200
  invoke void @__cxa_rethrow() #22
          to label %231 unwind label %189, !dbg !201

85:                                               ; preds = %80
  %86 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTI5Right) #19, !dbg !199
  %87 = icmp eq i32 %75, %86, !dbg !199
  br i1 %87, label %88, label %101, !dbg !199

88:                                               ; preds = %85
  %89 = call ptr @__cxa_begin_catch(ptr %74) #19, !dbg !202
  %90 = load ptr, ptr %89, align 8, !dbg !203, !tbaa !29
  %91 = getelementptr i8, ptr %90, i64 -24, !dbg !203
  %92 = load i64, ptr %91, align 8, !dbg !203
  %93 = getelementptr inbounds i8, ptr %89, i64 %92, !dbg !203
  %94 = getelementptr inbounds %struct.Base, ptr %93, i64 0, i32 1, !dbg !203
  %95 = load i32, ptr %94, align 8, !dbg !203, !tbaa !115
  %96 = icmp eq i32 %95, 1, !dbg !203
  %97 = load i32, ptr %1, align 4, !dbg !203
  %98 = icmp eq i32 %97, 1, !dbg !203
  %99 = select i1 %96, i1 %98, i1 false, !dbg !203
  br i1 %99, label %182, label %100, !dbg !203

100:                                              ; preds = %88
  call void @__assert_fail(ptr noundef nonnull @.str.8, ptr noundef nonnull @.str.2, i32 noundef 71, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7handler4KindRi) #21, !dbg !203
  unreachable, !dbg !203

101:                                              ; preds = %85
  %102 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIP4Left) #19, !dbg !199
  %103 = icmp eq i32 %75, %102, !dbg !199
  br i1 %103, label %104, label %114, !dbg !199

104:                                              ; preds = %101
  %105 = call ptr @__cxa_begin_catch(ptr %74) #19, !dbg !204
  %106 = load ptr, ptr %105, align 8, !dbg !205, !tbaa !29
  %107 = getelementptr i8, ptr %106, i64 -24, !dbg !205
  %108 = load i64, ptr %107, align 8, !dbg !205
  %109 = getelementptr inbounds i8, ptr %105, i64 %108, !dbg !205
  %110 = getelementptr inbounds %struct.Base, ptr %109, i64 0, i32 1, !dbg !205
  %111 = load i32, ptr %110, align 8, !dbg !205, !tbaa !115
  %112 = icmp eq i32 %111, 1, !dbg !205
  br i1 %112, label %178, label %113, !dbg !205

113:                                              ; preds = %104
  call void @__assert_fail(ptr noundef nonnull @.str.7, ptr noundef nonnull @.str.2, i32 noundef 74, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7handler4KindRi) #21, !dbg !205
  unreachable, !dbg !205

114:                                              ; preds = %101
  %115 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIPKv) #19, !dbg !199
  %116 = icmp eq i32 %75, %115, !dbg !199
  br i1 %116, label %117, label %121, !dbg !199

117:                                              ; preds = %114
  %118 = call ptr @__cxa_begin_catch(ptr %74) #19, !dbg !206
  %119 = icmp eq ptr %118, null, !dbg !207
  br i1 %119, label %120, label %194, !dbg !207

120:                                              ; preds = %117
  call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.2, i32 noundef 77, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7handler4KindRi) #21, !dbg !207
  unreachable, !dbg !207

121:                                              ; preds = %114
  %122 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt11logic_error) #19, !dbg !199
  %123 = icmp eq i32 %75, %122, !dbg !199
  br i1 %123, label %124, label %133, !dbg !199

124:                                              ; preds = %121
  %125 = call ptr @__cxa_begin_catch(ptr %74) #19, !dbg !208
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #19, !dbg !209
  %126 = load ptr, ptr %125, align 8, !dbg !209, !tbaa !29
  %127 = getelementptr inbounds ptr, ptr %126, i64 2, !dbg !209
  %128 = load ptr, ptr %127, align 8, !dbg !209
  %129 = call noundef ptr %128(ptr noundef nonnull align 8 dereferenceable(16) %125) #19, !dbg !209
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %6) #19, !dbg !209
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef %129, ptr noundef nonnull align 1 dereferenceable(1) %6)
          to label %130 unwind label %164, !dbg !209

130:                                              ; preds = %124
  %131 = call noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %5, ptr noundef nonnull @.str.4), !dbg !209
  br i1 %131, label %166, label %132, !dbg !209

132:                                              ; preds = %130
  call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.2, i32 noundef 80, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7handler4KindRi) #21, !dbg !209
  unreachable, !dbg !209

133:                                              ; preds = %121
  %134 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt9exception) #19, !dbg !199
  %135 = icmp eq i32 %75, %134, !dbg !199
  br i1 %135, label %136, label %138, !dbg !199

136:                                              ; preds = %133
  %137 = call ptr @__cxa_begin_catch(ptr %74) #19, !dbg !210
  invoke void @__cxa_end_catch()
          to label %196 unwind label %160, !dbg !208

138:                                              ; preds = %133
  %139 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTISt13runtime_error) #19, !dbg !199
  %140 = icmp eq i32 %75, %139, !dbg !199
  br i1 %140, label %141, label %150, !dbg !199

141:                                              ; preds = %138
  %142 = call ptr @__cxa_begin_catch(ptr %74) #19, !dbg !211
  %143 = load ptr, ptr %142, align 8, !dbg !212, !tbaa !29
  %144 = getelementptr inbounds ptr, ptr %143, i64 2, !dbg !212
  %145 = load ptr, ptr %144, align 8, !dbg !212
  %146 = call noundef ptr %145(ptr noundef nonnull align 8 dereferenceable(16) %142) #19, !dbg !212
  %147 = load i8, ptr %146, align 1, !dbg !212, !tbaa !213
  %148 = icmp eq i8 %147, 116, !dbg !212
  br i1 %148, label %155, label %149, !dbg !212

149:                                              ; preds = %141
  call void @__assert_fail(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.2, i32 noundef 85, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7handler4KindRi) #21, !dbg !212
  unreachable, !dbg !212

150:                                              ; preds = %138
  %151 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIc) #19, !dbg !199
  %152 = icmp eq i32 %75, %151, !dbg !199
  br i1 %152, label %153, label %202, !dbg !199

153:                                              ; preds = %150
  %154 = call ptr @__cxa_begin_catch(ptr %74) #19, !dbg !199
  br label %194

155:                                              ; preds = %141
  invoke void @__cxa_end_catch()
          to label %196 unwind label %156, !dbg !210

156:                                              ; preds = %155
  %157 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !196
  %158 = extractvalue { ptr, i32 } %157, 0, !dbg !196
  %159 = extractvalue { ptr, i32 } %157, 1, !dbg !196
  br label %202, !dbg !210

160:                                              ; preds = %136
  %161 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !196
  %162 = extractvalue { ptr, i32 } %161, 0, !dbg !196
  %163 = extractvalue { ptr, i32 } %161, 1, !dbg !196
  br label %202, !dbg !208

164:                                              ; preds = %124
  %165 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !196
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #19, !dbg !209
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #19, !dbg !209
  invoke void @__cxa_end_catch()
          to label %174 unwind label %228, !dbg !206

166:                                              ; preds = %130
  %167 = load ptr, ptr %5, align 8, !dbg !214, !tbaa !159
  %168 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %5, i64 0, i32 2, !dbg !219
  %169 = icmp eq ptr %167, %168, !dbg !221
  br i1 %169, label %171, label %170, !dbg !222

170:                                              ; preds = %166
  call void @_ZdlPv(ptr noundef %167) #23, !dbg !223
  br label %171, !dbg !227

171:                                              ; preds = %166, %170
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %6) #19, !dbg !209
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #19, !dbg !209
  invoke void @__cxa_end_catch()
          to label %196 unwind label %172, !dbg !206

172:                                              ; preds = %171
  %173 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !196
  br label %174, !dbg !196

174:                                              ; preds = %164, %172
  %175 = phi { ptr, i32 } [ %173, %172 ], [ %165, %164 ]
  %176 = extractvalue { ptr, i32 } %175, 0, !dbg !196
  %177 = extractvalue { ptr, i32 } %175, 1, !dbg !196
  br label %202, !dbg !206

178:                                              ; preds = %104
  %179 = getelementptr inbounds %struct.Left, ptr %105, i64 0, i32 1, !dbg !228
  %180 = load i32, ptr %179, align 8, !dbg !228, !tbaa !132
  %181 = add nsw i32 %180, 10, !dbg !229
  br label %194

182:                                              ; preds = %88
  %183 = getelementptr inbounds %struct.Right, ptr %89, i64 0, i32 1, !dbg !230
  %184 = load i32, ptr %183, align 8, !dbg !230, !tbaa !118
  invoke void @__cxa_end_catch()
          to label %196 unwind label %185, !dbg !200

185:                                              ; preds = %182
  %186 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !196
  %187 = extractvalue { ptr, i32 } %186, 0, !dbg !196
  %188 = extractvalue { ptr, i32 } %186, 1, !dbg !196
  br label %202, !dbg !200

189:                                              ; preds = %83
  %190 = landingpad { ptr, i32 }
          catch ptr @_ZTI4Base
          catch ptr @_ZTIi
          catch ptr null, !dbg !196
  invoke void @__cxa_end_catch()
          to label %191 unwind label %228, !dbg !231

191:                                              ; preds = %189
  %192 = extractvalue { ptr, i32 } %190, 1, !dbg !196
  %193 = extractvalue { ptr, i32 } %190, 0, !dbg !196
  br label %202, !dbg !231

194:                                              ; preds = %117, %153, %178
  %195 = phi i32 [ -1, %153 ], [ %181, %178 ], [ 20, %117 ]
  call void @__cxa_end_catch() #19, !dbg !232
  br label %196, !dbg !233

196:                                              ; preds = %194, %66, %182, %171, %136, %155
  %197 = phi i32 [ 40, %155 ], [ -1, %136 ], [ 30, %171 ], [ %184, %182 ], [ 0, %66 ], [ %195, %194 ]
  %198 = load i32, ptr %1, align 4, !dbg !233, !tbaa !62
  %199 = add nsw i32 %198, -1, !dbg !233
  store i32 %199, ptr %1, align 4, !dbg !233, !tbaa !62
  %200 = icmp eq i32 %199, 0, !dbg !233
  br i1 %200, label %226, label %201, !dbg !233

201:                                              ; preds = %196
  call void @__assert_fail(ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.2, i32 noundef 35, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN5GuardD2Ev) #21, !dbg !233
  unreachable, !dbg !233

202:                                              ; preds = %191, %185, %174, %160, %156, %150
  %203 = phi i32 [ %192, %191 ], [ %188, %185 ], [ %177, %174 ], [ %163, %160 ], [ %159, %156 ], [ %75, %150 ], !dbg !196
  %204 = phi ptr [ %193, %191 ], [ %187, %185 ], [ %176, %174 ], [ %162, %160 ], [ %158, %156 ], [ %74, %150 ], !dbg !196
  %205 = load i32, ptr %1, align 4, !dbg !235, !tbaa !62
  %206 = add nsw i32 %205, -1, !dbg !235
  store i32 %206, ptr %1, align 4, !dbg !235, !tbaa !62
  %207 = icmp eq i32 %206, 0, !dbg !235
  br i1 %207, label %209, label %208, !dbg !235

208:                                              ; preds = %202
  call void @__assert_fail(ptr noundef nonnull @.str.12, ptr noundef nonnull @.str.2, i32 noundef 35, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN5GuardD2Ev) #21, !dbg !235
  unreachable, !dbg !235

209:                                              ; preds = %202
  %210 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTI4Base) #19, !dbg !237
  %211 = icmp eq i32 %203, %210, !dbg !237
  br i1 %211, label %212, label %214, !dbg !237

212:                                              ; preds = %209
  %213 = call ptr @__cxa_begin_catch(ptr %204) #19, !dbg !238
  call void @__cxa_end_catch(), !dbg !239
  br label %226

214:                                              ; preds = %209
  %215 = call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #19, !dbg !237
  %216 = icmp eq i32 %203, %215, !dbg !237
  %217 = call ptr @__cxa_begin_catch(ptr %204) #19, !dbg !232
  br i1 %216, label %218, label %222, !dbg !237

218:                                              ; preds = %214
  %219 = load i32, ptr %1, align 4, !dbg !240, !tbaa !62
  %220 = icmp eq i32 %219, 0, !dbg !240
  br i1 %220, label %223, label %221, !dbg !240

221:                                              ; preds = %218
  call void @__assert_fail(ptr noundef nonnull @.str.9, ptr noundef nonnull @.str.2, i32 noundef 93, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL7handler4KindRi) #21, !dbg !240
  unreachable, !dbg !240

222:                                              ; preds = %214
  call void @__cxa_end_catch(), !dbg !241
  br label %226

223:                                              ; preds = %218
  %224 = load i32, ptr %217, align 4, !dbg !241, !tbaa !62
  %225 = add nsw i32 %224, 50, !dbg !242
  call void @__cxa_end_catch() #19, !dbg !238
  br label %226

226:                                              ; preds = %196, %212, %223, %222
  %227 = phi i32 [ -1, %212 ], [ %225, %223 ], [ 60, %222 ], [ %197, %196 ]
  ret i32 %227, !dbg !196

228:                                              ; preds = %189, %164
  %229 = landingpad { ptr, i32 }
          catch ptr null, !dbg !206
  %230 = extractvalue { ptr, i32 } %229, 0, !dbg !206
  call void @__clang_call_terminate(ptr %230) #21, !dbg !206
  unreachable, !dbg !206

231:                                              ; preds = %83
  unreachable
}

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn nounwind
declare !dbg !243 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !245 {
  ret void, !dbg !246
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4LeftD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !247 {
  tail call void @_ZdlPv(ptr noundef %0) #23, !dbg !248
  ret void, !dbg !248
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LeftD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !249 {
  ret void, !dbg !250
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4LeftD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !251 {
  %2 = load ptr, ptr %0, align 8, !dbg !252
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !252
  %4 = load i64, ptr %3, align 8, !dbg !252
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !252
  tail call void @_ZdlPv(ptr noundef %5) #23, !dbg !253
  ret void, !dbg !252
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightD1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !255 {
  ret void, !dbg !256
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN5RightD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !257 {
  tail call void @_ZdlPv(ptr noundef %0) #23, !dbg !258
  ret void, !dbg !258
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N5RightD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !259 {
  ret void, !dbg !260
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N5RightD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !261 {
  %2 = load ptr, ptr %0, align 8, !dbg !262
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !262
  %4 = load i64, ptr %3, align 8, !dbg !262
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !262
  tail call void @_ZdlPv(ptr noundef %5) #23, !dbg !263
  ret void, !dbg !262
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN4BothD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #0 comdat align 2 !dbg !265 {
  tail call void @_ZdlPv(ptr noundef %0) #23, !dbg !266
  ret void, !dbg !266
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4BothD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !267 {
  ret void, !dbg !268
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N4BothD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !269 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16, !dbg !270
  tail call void @_ZdlPv(ptr noundef %2) #23, !dbg !271
  ret void, !dbg !270
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4BothD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !273 {
  ret void, !dbg !274
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N4BothD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !275 {
  %2 = load ptr, ptr %0, align 8, !dbg !276
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !276
  %4 = load i64, ptr %3, align 8, !dbg !276
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !276
  tail call void @_ZdlPv(ptr noundef %5) #23, !dbg !277
  ret void, !dbg !276
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #6 comdat align 2 !dbg !279 {
  tail call void @_ZdlPv(ptr noundef %0) #23, !dbg !280
  ret void, !dbg !281
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #8

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local noundef zeroext i1 @_ZSteqIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) local_unnamed_addr #9 comdat personality ptr @__gxx_personality_v0 !dbg !282 {
  %3 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !283
  %4 = load i64, ptr %3, align 8, !dbg !283, !tbaa !289
  %5 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #19, !dbg !290
  %6 = tail call i64 @llvm.umin.i64(i64 %4, i64 %5), !dbg !294
  %7 = icmp eq i64 %6, 0, !dbg !295
  br i1 %7, label %11, label %8, !dbg !298

8:                                                ; preds = %2
  %9 = load ptr, ptr %0, align 8, !dbg !299, !tbaa !159
  %10 = tail call i32 @memcmp(ptr noundef %9, ptr noundef %1, i64 noundef %6) #19, !dbg !301
  br label %11, !dbg !302

11:                                               ; preds = %8, %2
  %12 = phi i32 [ %10, %8 ], [ 0, %2 ], !dbg !303
  %13 = icmp eq i32 %12, 0, !dbg !304
  br i1 %13, label %14, label %19, !dbg !305

14:                                               ; preds = %11
  %15 = sub i64 %4, %5, !dbg !306
  %16 = tail call i64 @llvm.smax.i64(i64 %15, i64 -2147483648), !dbg !309
  %17 = tail call i64 @llvm.smin.i64(i64 %16, i64 2147483647), !dbg !309
  %18 = trunc i64 %17 to i32, !dbg !309
  br label %19, !dbg !310

19:                                               ; preds = %11, %14
  %20 = phi i32 [ %12, %11 ], [ %18, %14 ], !dbg !311
  %21 = icmp eq i32 %20, 0, !dbg !312
  ret i1 %21, !dbg !313
}

; Function Attrs: uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1, ptr noundef nonnull align 1 dereferenceable(1) %2) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 !dbg !314 {
  %4 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 2, !dbg !315
  store ptr %4, ptr %0, align 8, !dbg !318, !tbaa !321
  %5 = icmp eq ptr %1, null, !dbg !322
  br i1 %5, label %6, label %7, !dbg !323

6:                                                ; preds = %3
  tail call void @_ZSt19__throw_logic_errorPKc(ptr noundef nonnull @.str.13) #22, !dbg !324
  unreachable, !dbg !324

7:                                                ; preds = %3
  %8 = tail call i64 @strlen(ptr noundef nonnull dereferenceable(1) %1) #19, !dbg !325
  %9 = icmp ugt i64 %8, 15, !dbg !327
  br i1 %9, label %10, label %19, !dbg !330

10:                                               ; preds = %7
  %11 = icmp ugt i64 %8, 4611686018427387903, !dbg !331
  br i1 %11, label %12, label %13, !dbg !334

12:                                               ; preds = %10
  tail call void @_ZSt20__throw_length_errorPKc(ptr noundef nonnull @.str.14) #22, !dbg !335
  unreachable, !dbg !335

13:                                               ; preds = %10
  %14 = add i64 %8, 1, !dbg !336
  %15 = icmp slt i64 %14, 0, !dbg !337
  br i1 %15, label %16, label %17, !dbg !342, !prof !343

16:                                               ; preds = %13
  tail call void @_ZSt17__throw_bad_allocv() #22, !dbg !344
  unreachable, !dbg !344

17:                                               ; preds = %13
  %18 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %14) #20, !dbg !345
  store ptr %18, ptr %0, align 8, !dbg !346, !tbaa !159
  store i64 %8, ptr %4, align 8, !dbg !349, !tbaa !213
  br label %19, !dbg !352

19:                                               ; preds = %17, %7
  %20 = load ptr, ptr %0, align 8, !dbg !353, !tbaa !159
  switch i64 %8, label %23 [
    i64 1, label %21
    i64 0, label %24
  ], !dbg !355

21:                                               ; preds = %19
  %22 = load i8, ptr %1, align 1, !dbg !360, !tbaa !213
  store i8 %22, ptr %20, align 1, !dbg !363, !tbaa !213
  br label %24, !dbg !364

23:                                               ; preds = %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %20, ptr nonnull align 1 %1, i64 %8, i1 false), !dbg !365
  br label %24, !dbg !368

24:                                               ; preds = %19, %21, %23
  %25 = getelementptr inbounds %"class.std::__cxx11::basic_string", ptr %0, i64 0, i32 1, !dbg !369
  store i64 %8, ptr %25, align 8, !dbg !374, !tbaa !289
  %26 = load ptr, ptr %0, align 8, !dbg !375, !tbaa !159
  %27 = getelementptr inbounds i8, ptr %26, i64 %8, !dbg !377
  store i8 0, ptr %27, align 1, !dbg !378, !tbaa !213
  ret void, !dbg !380
}

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #10 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #19
  tail call void @_ZSt9terminatev() #21
  unreachable
}

declare !dbg !381 void @_ZSt9terminatev() local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #11

declare void @_ZNSt12out_of_rangeC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt12out_of_rangeD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #12

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN5TwiceD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !382 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !383
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #19, !dbg !383
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #19, !dbg !383
  ret void, !dbg !383
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN4BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #6 comdat align 2 !dbg !384 {
  ret void, !dbg !385
}

declare void @_ZNSt13runtime_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN5TwiceD0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #0 comdat align 2 !dbg !386 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16, !dbg !387
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %2) #19, !dbg !387
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #19, !dbg !387
  tail call void @_ZdlPv(ptr noundef %0) #23, !dbg !389
  ret void, !dbg !389
}

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt13runtime_error4whatEv(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #12

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N5TwiceD1Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !390 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16, !dbg !391
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #19, !dbg !392
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #19, !dbg !392
  ret void, !dbg !391
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N5TwiceD0Ev(ptr noundef %0) unnamed_addr #0 comdat align 2 !dbg !394 {
  %2 = getelementptr inbounds i8, ptr %0, i64 -16, !dbg !395
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #19, !dbg !396
  tail call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %2) #19, !dbg !396
  tail call void @_ZdlPv(ptr noundef %2) #23, !dbg !399
  ret void, !dbg !395
}

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt9exception4whatEv(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: nounwind
declare void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7FailureD0Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #0 comdat align 2 !dbg !400 {
  tail call void @_ZNSt9exceptionD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) #19, !dbg !401
  tail call void @_ZdlPv(ptr noundef %0) #23, !dbg !401
  ret void, !dbg !401
}

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #12

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #0 comdat align 2 !dbg !402 {
  tail call void @_ZdlPv(ptr noundef %0) #23, !dbg !403
  ret void, !dbg !403
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !404 i64 @strlen(ptr nocapture noundef) local_unnamed_addr #13

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare !dbg !406 i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: noreturn
declare !dbg !407 void @_ZSt19__throw_logic_errorPKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: noreturn
declare !dbg !409 void @_ZSt20__throw_length_errorPKc(ptr noundef) local_unnamed_addr #14

; Function Attrs: noreturn
declare !dbg !410 void @_ZSt17__throw_bad_allocv() local_unnamed_addr #14

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #15

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #16

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #12

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #0 align 2 !dbg !411 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #19, !dbg !412
  tail call void @_ZdlPv(ptr noundef %0) #23, !dbg !412
  ret void, !dbg !412
}

; Function Attrs: mustprogress uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #17 align 2 !dbg !413 {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2) #19, !dbg !414
  store i32 0, ptr %2, align 4, !dbg !426, !tbaa !62
  %3 = call fastcc noundef i32 @_ZL7handler4KindRi(i32 noundef 2, ptr noundef nonnull align 4 dereferenceable(4) %2), !dbg !427
  %4 = icmp eq i32 %3, 3, !dbg !427
  %5 = load i32, ptr %2, align 4, !dbg !427
  %6 = icmp eq i32 %5, 0, !dbg !427
  %7 = select i1 %4, i1 %6, i1 false, !dbg !427
  br i1 %7, label %9, label %8, !dbg !427

8:                                                ; preds = %1
  call void @__assert_fail(ptr noundef nonnull @.str.15, ptr noundef nonnull @.str.2, i32 noundef 106, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #21, !dbg !427
  unreachable, !dbg !427

9:                                                ; preds = %1
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2) #19, !dbg !428
  ret void, !dbg !429
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #18

attributes #0 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nosync nounwind memory(none) }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #17 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nounwind }
attributes #20 = { builtin allocsize(0) }
attributes #21 = { noreturn nounwind }
attributes #22 = { noreturn }
attributes #23 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/thrown.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~Both", scope: !1, file: !1, line: 20, type: !9, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 20, column: 8, scope: !8)
!12 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 101, type: !9, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = !DILocation(line: 104, column: 2, scope: !12)
!14 = !DILocation(line: 85, column: 23, scope: !15, inlinedAt: !17)
!15 = distinct !DISubprogram(name: "id", scope: !16, file: !16, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!16 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!17 = distinct !DILocation(line: 126, column: 7, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "thread<(lambda at cpp/thrown.cpp:104:16), void>", scope: !16, file: !16, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = distinct !DILocation(line: 104, column: 14, scope: !12)
!20 = !{!21, !22, i64 0}
!21 = !{!"_ZTSNSt6thread2idE", !22, i64 0}
!22 = !{!"long", !23, i64 0}
!23 = !{!"omnipotent char", !24, i64 0}
!24 = !{!"Simple C++ TBAA"}
!25 = !DILocation(line: 142, column: 29, scope: !18, inlinedAt: !19)
!26 = !DILocation(line: 207, column: 4, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/thrown.cpp:104:16)>", scope: !16, file: !16, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!28 = distinct !DILocation(line: 142, column: 33, scope: !18, inlinedAt: !19)
!29 = !{!30, !30, i64 0}
!30 = !{!"vtable pointer", !24, i64 0}
!31 = !DILocation(line: 168, column: 56, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !33, file: !33, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!33 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!34 = distinct !DILocation(line: 233, column: 40, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !33, file: !33, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = distinct !DILocation(line: 310, column: 4, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !33, file: !33, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!38 = distinct !DILocation(line: 142, column: 18, scope: !18, inlinedAt: !19)
!39 = !{!40, !40, i64 0}
!40 = !{!"any pointer", !23, i64 0}
!41 = !DILocation(line: 142, column: 2, scope: !18, inlinedAt: !19)
!42 = !DILocation(line: 395, column: 6, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "~unique_ptr", scope: !33, file: !33, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!44 = distinct !DILocation(line: 142, column: 2, scope: !18, inlinedAt: !19)
!45 = !DILocation(line: 395, column: 12, scope: !43, inlinedAt: !44)
!46 = !DILocation(line: 95, column: 2, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "operator()", scope: !33, file: !33, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = distinct !DILocation(line: 396, column: 4, scope: !43, inlinedAt: !44)
!49 = !DILocation(line: 396, column: 4, scope: !43, inlinedAt: !44)
!50 = !DILocation(line: 145, column: 7, scope: !18, inlinedAt: !19)
!51 = !DILocation(line: 395, column: 6, scope: !43, inlinedAt: !52)
!52 = distinct !DILocation(line: 142, column: 2, scope: !18, inlinedAt: !19)
!53 = !DILocation(line: 395, column: 12, scope: !43, inlinedAt: !52)
!54 = !DILocation(line: 95, column: 2, scope: !47, inlinedAt: !55)
!55 = distinct !DILocation(line: 396, column: 4, scope: !43, inlinedAt: !52)
!56 = !DILocation(line: 396, column: 4, scope: !43, inlinedAt: !52)
!57 = !DILocation(line: 0, scope: !12)
!58 = !DILocation(line: 397, column: 8, scope: !43, inlinedAt: !52)
!59 = !DILocation(line: 397, column: 8, scope: !43, inlinedAt: !44)
!60 = !DILocation(line: 108, column: 2, scope: !12)
!61 = !DILocation(line: 108, column: 6, scope: !12)
!62 = !{!63, !63, i64 0}
!63 = !{!"int", !23, i64 0}
!64 = !DILocation(line: 109, column: 2, scope: !12)
!65 = !DILocation(line: 109, column: 35, scope: !12)
!66 = !DILocation(line: 109, column: 25, scope: !12)
!67 = distinct !{!67, !64, !68, !69, !70}
!68 = !DILocation(line: 110, column: 3, scope: !12)
!69 = !{!"llvm.loop.mustprogress"}
!70 = !{!"llvm.loop.unroll.disable"}
!71 = !DILocation(line: 111, column: 4, scope: !12)
!72 = !DILocation(line: 112, column: 1, scope: !12)
!73 = !DILocation(line: 175, column: 16, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "joinable", scope: !16, file: !16, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!75 = distinct !DILocation(line: 150, column: 11, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "~thread", scope: !16, file: !16, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!77 = distinct !DILocation(line: 112, column: 1, scope: !12)
!78 = !{i64 0, i64 8, !79}
!79 = !{!22, !22, i64 0}
!80 = !DILocation(line: 286, column: 26, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "operator==", scope: !16, file: !16, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!82 = distinct !DILocation(line: 175, column: 22, scope: !74, inlinedAt: !75)
!83 = !DILocation(line: 150, column: 11, scope: !76, inlinedAt: !77)
!84 = !DILocation(line: 312, column: 5, scope: !85, inlinedAt: !87)
!85 = distinct !DISubprogram(name: "__terminate", scope: !86, file: !86, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!87 = distinct !DILocation(line: 151, column: 2, scope: !76, inlinedAt: !77)
!88 = !DILocation(line: 175, column: 16, scope: !74, inlinedAt: !89)
!89 = distinct !DILocation(line: 150, column: 11, scope: !76, inlinedAt: !90)
!90 = distinct !DILocation(line: 112, column: 1, scope: !12)
!91 = !DILocation(line: 286, column: 26, scope: !81, inlinedAt: !92)
!92 = distinct !DILocation(line: 175, column: 22, scope: !74, inlinedAt: !89)
!93 = !DILocation(line: 150, column: 11, scope: !76, inlinedAt: !90)
!94 = !DILocation(line: 312, column: 5, scope: !85, inlinedAt: !95)
!95 = distinct !DILocation(line: 151, column: 2, scope: !76, inlinedAt: !90)
!96 = distinct !DISubprogram(name: "handler", scope: !1, file: !1, line: 57, type: !9, scopeLine: 58, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!97 = !DILocation(line: 34, column: 76, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "Guard", scope: !1, file: !1, line: 34, type: !9, scopeLine: 34, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!99 = distinct !DILocation(line: 60, column: 9, scope: !96)
!100 = !DILocation(line: 34, column: 76, scope: !98, inlinedAt: !101)
!101 = distinct !DILocation(line: 62, column: 10, scope: !96)
!102 = !DILocation(line: 43, column: 2, scope: !103, inlinedAt: !104)
!103 = distinct !DISubprogram(name: "throws", scope: !1, file: !1, line: 41, type: !9, scopeLine: 42, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!104 = distinct !DILocation(line: 63, column: 4, scope: !96)
!105 = !DILocation(line: 44, column: 15, scope: !103, inlinedAt: !104)
!106 = !DILocation(line: 45, column: 14, scope: !103, inlinedAt: !104)
!107 = !DILocation(line: 45, column: 20, scope: !103, inlinedAt: !104)
!108 = !DILocation(line: 17, column: 8, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "Right", scope: !1, file: !1, line: 17, type: !9, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!110 = distinct !DILocation(line: 45, column: 20, scope: !103, inlinedAt: !104)
!111 = !DILocation(line: 10, column: 8, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "Base", scope: !1, file: !1, line: 10, type: !9, scopeLine: 10, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!113 = distinct !DILocation(line: 17, column: 8, scope: !109, inlinedAt: !110)
!114 = !DILocation(line: 12, column: 6, scope: !112, inlinedAt: !113)
!115 = !{!116, !63, i64 8}
!116 = !{!"_ZTS4Base", !63, i64 8}
!117 = !DILocation(line: 18, column: 6, scope: !109, inlinedAt: !110)
!118 = !{!119, !63, i64 8}
!119 = !{!"_ZTS5Right", !63, i64 8}
!120 = !DILocation(line: 46, column: 16, scope: !103, inlinedAt: !104)
!121 = !DILocation(line: 46, column: 22, scope: !103, inlinedAt: !104)
!122 = !DILocation(line: 20, column: 8, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "Both", scope: !1, file: !1, line: 20, type: !9, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = distinct !DILocation(line: 46, column: 22, scope: !103, inlinedAt: !104)
!125 = !DILocation(line: 10, column: 8, scope: !112, inlinedAt: !126)
!126 = distinct !DILocation(line: 20, column: 8, scope: !123, inlinedAt: !124)
!127 = !DILocation(line: 12, column: 6, scope: !112, inlinedAt: !126)
!128 = !DILocation(line: 14, column: 8, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "Left", scope: !1, file: !1, line: 14, type: !9, scopeLine: 14, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!130 = distinct !DILocation(line: 20, column: 8, scope: !123, inlinedAt: !124)
!131 = !DILocation(line: 15, column: 6, scope: !129, inlinedAt: !130)
!132 = !{!133, !63, i64 8}
!133 = !{!"_ZTS4Left", !63, i64 8}
!134 = !DILocation(line: 17, column: 8, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "Right", scope: !1, file: !1, line: 17, type: !9, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!136 = distinct !DILocation(line: 20, column: 8, scope: !123, inlinedAt: !124)
!137 = !DILocation(line: 18, column: 6, scope: !135, inlinedAt: !136)
!138 = !DILocation(line: 21, column: 6, scope: !123, inlinedAt: !124)
!139 = !{!140, !63, i64 28}
!140 = !{!"_ZTS4Both", !133, i64 0, !119, i64 16, !63, i64 28}
!141 = !DILocation(line: 47, column: 16, scope: !103, inlinedAt: !104)
!142 = !DILocation(line: 48, column: 17, scope: !103, inlinedAt: !104)
!143 = !DILocation(line: 49, column: 13, scope: !103, inlinedAt: !104)
!144 = !DILocation(line: 0, scope: !103, inlinedAt: !104)
!145 = !DILocation(line: 50, column: 16, scope: !103, inlinedAt: !104)
!146 = !DILocation(line: 50, column: 40, scope: !103, inlinedAt: !104)
!147 = !DILocation(line: 50, column: 22, scope: !103, inlinedAt: !104)
!148 = !DILocation(line: 55, column: 1, scope: !103, inlinedAt: !104)
!149 = !DILocation(line: 234, column: 28, scope: !150, inlinedAt: !152)
!150 = distinct !DISubprogram(name: "_M_data", scope: !151, file: !151, line: 233, type: !9, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!151 = !DIFile(filename: "include/c++/12/bits/basic_string.h", directory: "")
!152 = distinct !DILocation(line: 274, column: 16, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "_M_is_local", scope: !151, file: !151, line: 273, type: !9, scopeLine: 274, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!154 = distinct !DILocation(line: 285, column: 7, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "_M_dispose", scope: !151, file: !151, line: 283, type: !9, scopeLine: 284, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!156 = distinct !DILocation(line: 795, column: 9, scope: !157, inlinedAt: !158)
!157 = distinct !DISubprogram(name: "~basic_string", scope: !151, file: !151, line: 794, type: !9, scopeLine: 795, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!158 = distinct !DILocation(line: 50, column: 16, scope: !103, inlinedAt: !104)
!159 = !{!160, !40, i64 0}
!160 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !161, i64 0, !22, i64 8, !23, i64 16}
!161 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !40, i64 0}
!162 = !DILocation(line: 252, column: 57, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "_M_local_data", scope: !151, file: !151, line: 249, type: !9, scopeLine: 250, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = distinct !DILocation(line: 274, column: 29, scope: !153, inlinedAt: !154)
!165 = !DILocation(line: 274, column: 26, scope: !153, inlinedAt: !154)
!166 = !DILocation(line: 285, column: 6, scope: !155, inlinedAt: !156)
!167 = !DILocation(line: 158, column: 2, scope: !168, inlinedAt: !170)
!168 = distinct !DISubprogram(name: "deallocate", scope: !169, file: !169, line: 142, type: !9, scopeLine: 143, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = !DIFile(filename: "include/c++/12/bits/new_allocator.h", directory: "")
!170 = distinct !DILocation(line: 496, column: 13, scope: !171, inlinedAt: !173)
!171 = distinct !DISubprogram(name: "deallocate", scope: !172, file: !172, line: 495, type: !9, scopeLine: 496, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!172 = !DIFile(filename: "include/c++/12/bits/alloc_traits.h", directory: "")
!173 = distinct !DILocation(line: 292, column: 9, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "_M_destroy", scope: !151, file: !151, line: 291, type: !9, scopeLine: 292, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!175 = distinct !DILocation(line: 286, column: 4, scope: !155, inlinedAt: !156)
!176 = !DILocation(line: 286, column: 4, scope: !155, inlinedAt: !156)
!177 = !DILocation(line: 51, column: 14, scope: !103, inlinedAt: !104)
!178 = !DILocation(line: 25, column: 12, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "Twice", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!180 = distinct !DILocation(line: 51, column: 20, scope: !103, inlinedAt: !104)
!181 = !DILocation(line: 25, column: 40, scope: !179, inlinedAt: !180)
!182 = !DILocation(line: 23, column: 8, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "Failure", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!184 = distinct !DILocation(line: 25, column: 2, scope: !179, inlinedAt: !180)
!185 = !DILocation(line: 52, column: 15, scope: !103, inlinedAt: !104)
!186 = !DILocation(line: 52, column: 21, scope: !103, inlinedAt: !104)
!187 = !DILocation(line: 10, column: 8, scope: !112, inlinedAt: !188)
!188 = distinct !DILocation(line: 27, column: 8, scope: !189, inlinedAt: !190)
!189 = distinct !DISubprogram(name: "Hidden", scope: !1, file: !1, line: 27, type: !9, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!190 = distinct !DILocation(line: 52, column: 21, scope: !103, inlinedAt: !104)
!191 = !DILocation(line: 12, column: 6, scope: !112, inlinedAt: !188)
!192 = !DILocation(line: 27, column: 8, scope: !189, inlinedAt: !190)
!193 = !DILocation(line: 35, column: 13, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "~Guard", scope: !1, file: !1, line: 35, type: !9, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!195 = distinct !DILocation(line: 64, column: 3, scope: !96)
!196 = !DILocation(line: 99, column: 1, scope: !96)
!197 = !DILocation(line: 35, column: 13, scope: !194, inlinedAt: !198)
!198 = distinct !DILocation(line: 64, column: 3, scope: !96)
!199 = !DILocation(line: 64, column: 3, scope: !96)
!200 = !DILocation(line: 73, column: 3, scope: !96)
!201 = !DILocation(line: 65, column: 4, scope: !96)
!202 = !DILocation(line: 76, column: 3, scope: !96)
!203 = !DILocation(line: 71, column: 4, scope: !96)
!204 = !DILocation(line: 79, column: 3, scope: !96)
!205 = !DILocation(line: 74, column: 4, scope: !96)
!206 = !DILocation(line: 82, column: 3, scope: !96)
!207 = !DILocation(line: 77, column: 4, scope: !96)
!208 = !DILocation(line: 84, column: 3, scope: !96)
!209 = !DILocation(line: 80, column: 4, scope: !96)
!210 = !DILocation(line: 87, column: 3, scope: !96)
!211 = !DILocation(line: 89, column: 3, scope: !96)
!212 = !DILocation(line: 85, column: 4, scope: !96)
!213 = !{!23, !23, i64 0}
!214 = !DILocation(line: 234, column: 28, scope: !150, inlinedAt: !215)
!215 = distinct !DILocation(line: 274, column: 16, scope: !153, inlinedAt: !216)
!216 = distinct !DILocation(line: 285, column: 7, scope: !155, inlinedAt: !217)
!217 = distinct !DILocation(line: 795, column: 9, scope: !157, inlinedAt: !218)
!218 = distinct !DILocation(line: 80, column: 4, scope: !96)
!219 = !DILocation(line: 252, column: 57, scope: !163, inlinedAt: !220)
!220 = distinct !DILocation(line: 274, column: 29, scope: !153, inlinedAt: !216)
!221 = !DILocation(line: 274, column: 26, scope: !153, inlinedAt: !216)
!222 = !DILocation(line: 285, column: 6, scope: !155, inlinedAt: !217)
!223 = !DILocation(line: 158, column: 2, scope: !168, inlinedAt: !224)
!224 = distinct !DILocation(line: 496, column: 13, scope: !171, inlinedAt: !225)
!225 = distinct !DILocation(line: 292, column: 9, scope: !174, inlinedAt: !226)
!226 = distinct !DILocation(line: 286, column: 4, scope: !155, inlinedAt: !217)
!227 = !DILocation(line: 286, column: 4, scope: !155, inlinedAt: !217)
!228 = !DILocation(line: 75, column: 19, scope: !96)
!229 = !DILocation(line: 75, column: 14, scope: !96)
!230 = !DILocation(line: 72, column: 13, scope: !96)
!231 = !DILocation(line: 70, column: 3, scope: !96)
!232 = !DILocation(line: 0, scope: !96)
!233 = !DILocation(line: 35, column: 13, scope: !194, inlinedAt: !234)
!234 = distinct !DILocation(line: 90, column: 2, scope: !96)
!235 = !DILocation(line: 35, column: 13, scope: !194, inlinedAt: !236)
!236 = distinct !DILocation(line: 90, column: 2, scope: !96)
!237 = !DILocation(line: 90, column: 2, scope: !96)
!238 = !DILocation(line: 95, column: 2, scope: !96)
!239 = !DILocation(line: 92, column: 2, scope: !96)
!240 = !DILocation(line: 93, column: 3, scope: !96)
!241 = !DILocation(line: 97, column: 2, scope: !96)
!242 = !DILocation(line: 94, column: 13, scope: !96)
!243 = !DISubprogram(name: "__assert_fail", scope: !244, file: !244, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!244 = !DIFile(filename: "include/assert.h", directory: "")
!245 = distinct !DISubprogram(name: "~Left", scope: !1, file: !1, line: 14, type: !9, scopeLine: 14, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!246 = !DILocation(line: 14, column: 8, scope: !245)
!247 = distinct !DISubprogram(name: "~Left", scope: !1, file: !1, line: 14, type: !9, scopeLine: 14, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!248 = !DILocation(line: 14, column: 8, scope: !247)
!249 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4LeftD1Ev", scope: !1, file: !1, line: 14, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!250 = !DILocation(line: 0, scope: !249)
!251 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4LeftD0Ev", scope: !1, file: !1, line: 14, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!252 = !DILocation(line: 0, scope: !251)
!253 = !DILocation(line: 14, column: 8, scope: !247, inlinedAt: !254)
!254 = distinct !DILocation(line: 0, scope: !251)
!255 = distinct !DISubprogram(name: "~Right", scope: !1, file: !1, line: 17, type: !9, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!256 = !DILocation(line: 17, column: 8, scope: !255)
!257 = distinct !DISubprogram(name: "~Right", scope: !1, file: !1, line: 17, type: !9, scopeLine: 17, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!258 = !DILocation(line: 17, column: 8, scope: !257)
!259 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N5RightD1Ev", scope: !1, file: !1, line: 17, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!260 = !DILocation(line: 0, scope: !259)
!261 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N5RightD0Ev", scope: !1, file: !1, line: 17, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!262 = !DILocation(line: 0, scope: !261)
!263 = !DILocation(line: 17, column: 8, scope: !257, inlinedAt: !264)
!264 = distinct !DILocation(line: 0, scope: !261)
!265 = distinct !DISubprogram(name: "~Both", scope: !1, file: !1, line: 20, type: !9, scopeLine: 20, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!266 = !DILocation(line: 20, column: 8, scope: !265)
!267 = distinct !DISubprogram(linkageName: "_ZThn16_N4BothD1Ev", scope: !1, file: !1, line: 20, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!268 = !DILocation(line: 0, scope: !267)
!269 = distinct !DISubprogram(linkageName: "_ZThn16_N4BothD0Ev", scope: !1, file: !1, line: 20, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!270 = !DILocation(line: 0, scope: !269)
!271 = !DILocation(line: 20, column: 8, scope: !265, inlinedAt: !272)
!272 = distinct !DILocation(line: 0, scope: !269)
!273 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4BothD1Ev", scope: !1, file: !1, line: 20, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!274 = !DILocation(line: 0, scope: !273)
!275 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N4BothD0Ev", scope: !1, file: !1, line: 20, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!276 = !DILocation(line: 0, scope: !275)
!277 = !DILocation(line: 20, column: 8, scope: !265, inlinedAt: !278)
!278 = distinct !DILocation(line: 0, scope: !275)
!279 = distinct !DISubprogram(name: "~Base", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!280 = !DILocation(line: 11, column: 18, scope: !279)
!281 = !DILocation(line: 11, column: 19, scope: !279)
!282 = distinct !DISubprogram(name: "operator==<char, std::char_traits<char>, std::allocator<char> >", scope: !151, file: !151, line: 3599, type: !9, scopeLine: 3601, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!283 = !DILocation(line: 1064, column: 16, scope: !284, inlinedAt: !285)
!284 = distinct !DISubprogram(name: "size", scope: !151, file: !151, line: 1063, type: !9, scopeLine: 1064, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!285 = distinct !DILocation(line: 892, column: 38, scope: !286, inlinedAt: !288)
!286 = distinct !DISubprogram(name: "compare", scope: !287, file: !287, line: 889, type: !9, scopeLine: 890, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!287 = !DIFile(filename: "include/c++/12/bits/basic_string.tcc", directory: "")
!288 = distinct !DILocation(line: 3601, column: 20, scope: !282)
!289 = !{!160, !22, i64 8}
!290 = !DILocation(line: 395, column: 9, scope: !291, inlinedAt: !293)
!291 = distinct !DISubprogram(name: "length", scope: !292, file: !292, line: 389, type: !9, scopeLine: 390, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!292 = !DIFile(filename: "include/c++/12/bits/char_traits.h", directory: "")
!293 = distinct !DILocation(line: 893, column: 33, scope: !286, inlinedAt: !288)
!294 = !DILocation(line: 894, column: 31, scope: !286, inlinedAt: !288)
!295 = !DILocation(line: 372, column: 10, scope: !296, inlinedAt: !297)
!296 = distinct !DISubprogram(name: "compare", scope: !292, file: !292, line: 370, type: !9, scopeLine: 371, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!297 = distinct !DILocation(line: 895, column: 17, scope: !286, inlinedAt: !288)
!298 = !DILocation(line: 372, column: 6, scope: !296, inlinedAt: !297)
!299 = !DILocation(line: 234, column: 28, scope: !150, inlinedAt: !300)
!300 = distinct !DILocation(line: 895, column: 38, scope: !286, inlinedAt: !288)
!301 = !DILocation(line: 385, column: 9, scope: !296, inlinedAt: !297)
!302 = !DILocation(line: 385, column: 2, scope: !296, inlinedAt: !297)
!303 = !DILocation(line: 0, scope: !296, inlinedAt: !297)
!304 = !DILocation(line: 896, column: 12, scope: !286, inlinedAt: !288)
!305 = !DILocation(line: 896, column: 11, scope: !286, inlinedAt: !288)
!306 = !DILocation(line: 483, column: 51, scope: !307, inlinedAt: !308)
!307 = distinct !DISubprogram(name: "_S_compare", scope: !151, file: !151, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!308 = distinct !DILocation(line: 897, column: 8, scope: !286, inlinedAt: !288)
!309 = !DILocation(line: 485, column: 6, scope: !307, inlinedAt: !308)
!310 = !DILocation(line: 897, column: 2, scope: !286, inlinedAt: !288)
!311 = !DILocation(line: 0, scope: !286, inlinedAt: !288)
!312 = !DILocation(line: 3601, column: 35, scope: !282)
!313 = !DILocation(line: 3601, column: 7, scope: !282)
!314 = distinct !DISubprogram(name: "basic_string<std::allocator<char> >", scope: !151, file: !151, line: 634, type: !9, scopeLine: 636, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!315 = !DILocation(line: 241, column: 51, scope: !316, inlinedAt: !317)
!316 = distinct !DISubprogram(name: "_M_local_data", scope: !151, file: !151, line: 238, type: !9, scopeLine: 239, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!317 = distinct !DILocation(line: 635, column: 21, scope: !314)
!318 = !DILocation(line: 200, column: 25, scope: !319, inlinedAt: !320)
!319 = distinct !DISubprogram(name: "_Alloc_hider", scope: !151, file: !151, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!320 = distinct !DILocation(line: 635, column: 9, scope: !314)
!321 = !{!161, !40, i64 0}
!322 = !DILocation(line: 638, column: 10, scope: !314)
!323 = !DILocation(line: 638, column: 6, scope: !314)
!324 = !DILocation(line: 639, column: 4, scope: !314)
!325 = !DILocation(line: 395, column: 9, scope: !291, inlinedAt: !326)
!326 = distinct !DILocation(line: 641, column: 30, scope: !314)
!327 = !DILocation(line: 223, column: 13, scope: !328, inlinedAt: !329)
!328 = distinct !DISubprogram(name: "_M_construct<const char *>", scope: !287, file: !287, line: 218, type: !9, scopeLine: 220, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!329 = distinct !DILocation(line: 642, column: 2, scope: !314)
!330 = !DILocation(line: 223, column: 6, scope: !328, inlinedAt: !329)
!331 = !DILocation(line: 139, column: 22, scope: !332, inlinedAt: !333)
!332 = distinct !DISubprogram(name: "_M_create", scope: !287, file: !287, line: 135, type: !9, scopeLine: 136, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!333 = distinct !DILocation(line: 225, column: 14, scope: !328, inlinedAt: !329)
!334 = !DILocation(line: 139, column: 11, scope: !332, inlinedAt: !333)
!335 = !DILocation(line: 140, column: 2, scope: !332, inlinedAt: !333)
!336 = !DILocation(line: 155, column: 69, scope: !332, inlinedAt: !333)
!337 = !DILocation(line: 120, column: 27, scope: !338, inlinedAt: !339)
!338 = distinct !DISubprogram(name: "allocate", scope: !169, file: !169, line: 112, type: !9, scopeLine: 113, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!339 = distinct !DILocation(line: 464, column: 20, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "allocate", scope: !172, file: !172, line: 463, type: !9, scopeLine: 464, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!341 = distinct !DILocation(line: 155, column: 14, scope: !332, inlinedAt: !333)
!342 = !DILocation(line: 120, column: 6, scope: !338, inlinedAt: !339)
!343 = !{!"branch_weights", i32 1, i32 2000}
!344 = !DILocation(line: 126, column: 6, scope: !338, inlinedAt: !339)
!345 = !DILocation(line: 137, column: 27, scope: !338, inlinedAt: !339)
!346 = !DILocation(line: 224, column: 26, scope: !347, inlinedAt: !348)
!347 = distinct !DISubprogram(name: "_M_data", scope: !151, file: !151, line: 223, type: !9, scopeLine: 224, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!348 = distinct !DILocation(line: 225, column: 6, scope: !328, inlinedAt: !329)
!349 = !DILocation(line: 261, column: 31, scope: !350, inlinedAt: !351)
!350 = distinct !DISubprogram(name: "_M_capacity", scope: !151, file: !151, line: 260, type: !9, scopeLine: 261, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!351 = distinct !DILocation(line: 226, column: 6, scope: !328, inlinedAt: !329)
!352 = !DILocation(line: 227, column: 4, scope: !328, inlinedAt: !329)
!353 = !DILocation(line: 234, column: 28, scope: !150, inlinedAt: !354)
!354 = distinct !DILocation(line: 243, column: 22, scope: !328, inlinedAt: !329)
!355 = !DILocation(line: 420, column: 6, scope: !356, inlinedAt: !357)
!356 = distinct !DISubprogram(name: "_S_copy", scope: !151, file: !151, line: 418, type: !9, scopeLine: 419, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!357 = distinct !DILocation(line: 477, column: 9, scope: !358, inlinedAt: !359)
!358 = distinct !DISubprogram(name: "_S_copy_chars", scope: !151, file: !151, line: 475, type: !9, scopeLine: 477, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!359 = distinct !DILocation(line: 243, column: 2, scope: !328, inlinedAt: !329)
!360 = !DILocation(line: 354, column: 9, scope: !361, inlinedAt: !362)
!361 = distinct !DISubprogram(name: "assign", scope: !292, file: !292, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!362 = distinct !DILocation(line: 421, column: 4, scope: !356, inlinedAt: !357)
!363 = !DILocation(line: 354, column: 7, scope: !361, inlinedAt: !362)
!364 = !DILocation(line: 421, column: 4, scope: !356, inlinedAt: !357)
!365 = !DILocation(line: 431, column: 33, scope: !366, inlinedAt: !367)
!366 = distinct !DISubprogram(name: "copy", scope: !292, file: !292, line: 423, type: !9, scopeLine: 424, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!367 = distinct !DILocation(line: 423, column: 4, scope: !356, inlinedAt: !357)
!368 = !DILocation(line: 431, column: 2, scope: !366, inlinedAt: !367)
!369 = !DILocation(line: 229, column: 9, scope: !370, inlinedAt: !371)
!370 = distinct !DISubprogram(name: "_M_length", scope: !151, file: !151, line: 228, type: !9, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!371 = distinct !DILocation(line: 267, column: 2, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "_M_set_length", scope: !151, file: !151, line: 265, type: !9, scopeLine: 266, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!373 = distinct !DILocation(line: 247, column: 2, scope: !328, inlinedAt: !329)
!374 = !DILocation(line: 229, column: 26, scope: !370, inlinedAt: !371)
!375 = !DILocation(line: 234, column: 28, scope: !150, inlinedAt: !376)
!376 = distinct !DILocation(line: 268, column: 22, scope: !372, inlinedAt: !373)
!377 = !DILocation(line: 268, column: 22, scope: !372, inlinedAt: !373)
!378 = !DILocation(line: 354, column: 7, scope: !361, inlinedAt: !379)
!379 = distinct !DILocation(line: 268, column: 2, scope: !372, inlinedAt: !373)
!380 = !DILocation(line: 643, column: 7, scope: !314)
!381 = !DISubprogram(name: "terminate", scope: !86, file: !86, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!382 = distinct !DISubprogram(name: "~Twice", scope: !1, file: !1, line: 24, type: !9, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!383 = !DILocation(line: 24, column: 8, scope: !382)
!384 = distinct !DISubprogram(name: "~Base", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!385 = !DILocation(line: 11, column: 19, scope: !384)
!386 = distinct !DISubprogram(name: "~Twice", scope: !1, file: !1, line: 24, type: !9, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!387 = !DILocation(line: 24, column: 8, scope: !382, inlinedAt: !388)
!388 = distinct !DILocation(line: 24, column: 8, scope: !386)
!389 = !DILocation(line: 24, column: 8, scope: !386)
!390 = distinct !DISubprogram(linkageName: "_ZThn16_N5TwiceD1Ev", scope: !1, file: !1, line: 24, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!391 = !DILocation(line: 0, scope: !390)
!392 = !DILocation(line: 24, column: 8, scope: !382, inlinedAt: !393)
!393 = distinct !DILocation(line: 0, scope: !390)
!394 = distinct !DISubprogram(linkageName: "_ZThn16_N5TwiceD0Ev", scope: !1, file: !1, line: 24, type: !9, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!395 = !DILocation(line: 0, scope: !394)
!396 = !DILocation(line: 24, column: 8, scope: !382, inlinedAt: !397)
!397 = distinct !DILocation(line: 24, column: 8, scope: !386, inlinedAt: !398)
!398 = distinct !DILocation(line: 0, scope: !394)
!399 = !DILocation(line: 24, column: 8, scope: !386, inlinedAt: !398)
!400 = distinct !DISubprogram(name: "~Failure", scope: !1, file: !1, line: 23, type: !9, scopeLine: 23, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!401 = !DILocation(line: 23, column: 8, scope: !400)
!402 = distinct !DISubprogram(name: "~Hidden", scope: !1, file: !1, line: 27, type: !9, scopeLine: 27, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!403 = !DILocation(line: 27, column: 8, scope: !402)
!404 = !DISubprogram(name: "__builtin_strlen", scope: !405, file: !405, line: 122, type: !9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!405 = !DIFile(filename: "include/c++/12/typeinfo", directory: "")
!406 = !DISubprogram(name: "__builtin_memcmp", scope: !292, file: !292, line: 385, type: !9, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!407 = !DISubprogram(name: "__throw_logic_error", scope: !408, file: !408, line: 66, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!408 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!409 = !DISubprogram(name: "__throw_length_error", scope: !408, file: !408, line: 75, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!410 = !DISubprogram(name: "__throw_bad_alloc", scope: !408, file: !408, line: 52, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!411 = distinct !DISubprogram(name: "~_State_impl", scope: !16, file: !16, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!412 = !DILocation(line: 200, column: 14, scope: !411)
!413 = distinct !DISubprogram(name: "_M_run", scope: !16, file: !16, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!414 = !DILocation(line: 105, column: 3, scope: !415, inlinedAt: !416)
!415 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 104, type: !9, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!416 = distinct !DILocation(line: 61, column: 14, scope: !417, inlinedAt: !419)
!417 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/thrown.cpp:104:16)>", scope: !418, file: !418, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!418 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!419 = distinct !DILocation(line: 96, column: 14, scope: !420, inlinedAt: !421)
!420 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/thrown.cpp:104:16)>", scope: !418, file: !418, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!421 = distinct !DILocation(line: 252, column: 13, scope: !422, inlinedAt: !423)
!422 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !16, file: !16, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!423 = distinct !DILocation(line: 259, column: 11, scope: !424, inlinedAt: !425)
!424 = distinct !DISubprogram(name: "operator()", scope: !16, file: !16, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!425 = distinct !DILocation(line: 210, column: 13, scope: !413)
!426 = !DILocation(line: 105, column: 7, scope: !415, inlinedAt: !416)
!427 = !DILocation(line: 106, column: 3, scope: !415, inlinedAt: !416)
!428 = !DILocation(line: 107, column: 2, scope: !415, inlinedAt: !416)
!429 = !DILocation(line: 210, column: 24, scope: !413)
