; ModuleID = 'cpp/stack.cpp'
source_filename = "cpp/stack.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { ptr }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%struct.Node = type { i32, ptr }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.6" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { i32 }
%"struct.std::_Head_base.6" = type { ptr }

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

@_ZL3top = internal global %"struct.std::atomic" zeroinitializer, align 8
@.str = private unnamed_addr constant [12 x i8] c"!top.load()\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"cpp/stack.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL6popped = internal unnamed_addr global [2 x ptr] zeroinitializer, align 16
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant [60 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #10, !dbg !11
  store i32 1, ptr %5, align 16, !dbg !14, !tbaa !15
  %6 = getelementptr inbounds %struct.Node, ptr %5, i64 0, i32 1, !dbg !14
  %7 = load atomic i64, ptr @_ZL3top seq_cst, align 8, !dbg !21
  %8 = inttoptr i64 %7 to ptr, !dbg !21
  store ptr %8, ptr %6, align 8, !dbg !14, !tbaa !28
  %9 = ptrtoint ptr %5 to i64
  %10 = cmpxchg weak ptr @_ZL3top, i64 %7, i64 %9 seq_cst seq_cst, align 8, !dbg !29
  %11 = extractvalue { i64, i1 } %10, 1, !dbg !29
  br i1 %11, label %17, label %12, !dbg !29

12:                                               ; preds = %0, %12
  %13 = phi { i64, i1 } [ %15, %12 ], [ %10, %0 ]
  %14 = extractvalue { i64, i1 } %13, 0, !dbg !29
  store i64 %14, ptr %6, align 8, !dbg !29
  %15 = cmpxchg weak ptr @_ZL3top, i64 %14, i64 %9 seq_cst seq_cst, align 8, !dbg !29
  %16 = extractvalue { i64, i1 } %15, 1, !dbg !29
  br i1 %16, label %17, label %12, !dbg !29

17:                                               ; preds = %12, %0
  %18 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #10, !dbg !36
  store i32 2, ptr %18, align 16, !dbg !38, !tbaa !15
  %19 = getelementptr inbounds %struct.Node, ptr %18, i64 0, i32 1, !dbg !38
  %20 = load atomic i64, ptr @_ZL3top seq_cst, align 8, !dbg !39
  %21 = inttoptr i64 %20 to ptr, !dbg !39
  store ptr %21, ptr %19, align 8, !dbg !38, !tbaa !28
  %22 = ptrtoint ptr %18 to i64
  %23 = cmpxchg weak ptr @_ZL3top, i64 %20, i64 %22 seq_cst seq_cst, align 8, !dbg !42
  %24 = extractvalue { i64, i1 } %23, 1, !dbg !42
  br i1 %24, label %30, label %25, !dbg !42

25:                                               ; preds = %17, %25
  %26 = phi { i64, i1 } [ %28, %25 ], [ %23, %17 ]
  %27 = extractvalue { i64, i1 } %26, 0, !dbg !42
  store i64 %27, ptr %19, align 8, !dbg !42
  %28 = cmpxchg weak ptr @_ZL3top, i64 %27, i64 %22 seq_cst seq_cst, align 8, !dbg !42
  %29 = extractvalue { i64, i1 } %28, 1, !dbg !42
  br i1 %29, label %30, label %25, !dbg !42

30:                                               ; preds = %25, %17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #11, !dbg !46
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !47
  store i64 0, ptr %3, align 8, !dbg !47, !tbaa !53
  %31 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #10, !dbg !56
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %31, align 8, !dbg !57, !tbaa !60
  %32 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %31, i64 0, i32 1, !dbg !62
  store i32 0, ptr %32, align 8, !dbg !63, !tbaa !73
  %33 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %31, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !75
  store ptr @_ZL4takei, ptr %33, align 8, !dbg !76, !tbaa !79
  store ptr %31, ptr %2, align 8, !dbg !81, !tbaa !89
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %34 unwind label %41, !dbg !90

34:                                               ; preds = %30
  %35 = load ptr, ptr %2, align 8, !dbg !91, !tbaa !89
  %36 = icmp eq ptr %35, null, !dbg !94
  br i1 %36, label %52, label %37, !dbg !91

37:                                               ; preds = %34
  %38 = load ptr, ptr %35, align 8, !dbg !95, !tbaa !60
  %39 = getelementptr inbounds ptr, ptr %38, i64 1, !dbg !95
  %40 = load ptr, ptr %39, align 8, !dbg !95
  call void %40(ptr noundef nonnull align 8 dereferenceable(8) %35) #11, !dbg !95
  br label %52, !dbg !98

41:                                               ; preds = %30
  %42 = landingpad { ptr, i32 }
          cleanup, !dbg !99
  %43 = load ptr, ptr %2, align 8, !dbg !100, !tbaa !89
  %44 = icmp eq ptr %43, null, !dbg !102
  br i1 %44, label %51, label %45, !dbg !100

45:                                               ; preds = %41
  %46 = load ptr, ptr %43, align 8, !dbg !103, !tbaa !60
  %47 = getelementptr inbounds ptr, ptr %46, i64 1, !dbg !103
  %48 = load ptr, ptr %47, align 8, !dbg !103
  call void %48(ptr noundef nonnull align 8 dereferenceable(8) %43) #11, !dbg !103
  br label %51, !dbg !105

49:                                               ; preds = %100, %51
  %50 = phi { ptr, i32 } [ %42, %51 ], [ %96, %100 ]
  resume { ptr, i32 } %50, !dbg !106

51:                                               ; preds = %45, %41
  store ptr null, ptr %2, align 8, !dbg !107, !tbaa !89
  br label %49

52:                                               ; preds = %34, %37
  store ptr null, ptr %2, align 8, !dbg !108, !tbaa !89
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !99
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #11, !dbg !46
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !109
  store i64 0, ptr %4, align 8, !dbg !109, !tbaa !53
  %53 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #10
          to label %54 unwind label %79, !dbg !112

54:                                               ; preds = %52
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %53, align 8, !dbg !113, !tbaa !60
  %55 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %53, i64 0, i32 1, !dbg !115
  store i32 1, ptr %55, align 8, !dbg !116, !tbaa !73
  %56 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %53, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !121
  store ptr @_ZL4takei, ptr %56, align 8, !dbg !122, !tbaa !79
  store ptr %53, ptr %1, align 8, !dbg !124, !tbaa !89
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %57 unwind label %64, !dbg !128

57:                                               ; preds = %54
  %58 = load ptr, ptr %1, align 8, !dbg !129, !tbaa !89
  %59 = icmp eq ptr %58, null, !dbg !131
  br i1 %59, label %73, label %60, !dbg !129

60:                                               ; preds = %57
  %61 = load ptr, ptr %58, align 8, !dbg !132, !tbaa !60
  %62 = getelementptr inbounds ptr, ptr %61, i64 1, !dbg !132
  %63 = load ptr, ptr %62, align 8, !dbg !132
  call void %63(ptr noundef nonnull align 8 dereferenceable(8) %58) #11, !dbg !132
  br label %73, !dbg !134

64:                                               ; preds = %54
  %65 = landingpad { ptr, i32 }
          cleanup, !dbg !135
  %66 = load ptr, ptr %1, align 8, !dbg !136, !tbaa !89
  %67 = icmp eq ptr %66, null, !dbg !138
  br i1 %67, label %72, label %68, !dbg !136

68:                                               ; preds = %64
  %69 = load ptr, ptr %66, align 8, !dbg !139, !tbaa !60
  %70 = getelementptr inbounds ptr, ptr %69, i64 1, !dbg !139
  %71 = load ptr, ptr %70, align 8, !dbg !139
  call void %71(ptr noundef nonnull align 8 dereferenceable(8) %66) #11, !dbg !139
  br label %72, !dbg !141

72:                                               ; preds = %68, %64
  store ptr null, ptr %1, align 8, !dbg !142, !tbaa !89
  br label %95

73:                                               ; preds = %57, %60
  store ptr null, ptr %1, align 8, !dbg !143, !tbaa !89
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !135
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %74 unwind label %81, !dbg !144

74:                                               ; preds = %73
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %75 unwind label %81, !dbg !145

75:                                               ; preds = %74
  %76 = load atomic i64, ptr @_ZL3top seq_cst, align 8, !dbg !146
  %77 = icmp eq i64 %76, 0, !dbg !149
  br i1 %77, label %86, label %78, !dbg !149

78:                                               ; preds = %75
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 50, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #12, !dbg !149
  unreachable, !dbg !149

79:                                               ; preds = %52
  %80 = landingpad { ptr, i32 }
          cleanup, !dbg !150
  br label %95, !dbg !151

81:                                               ; preds = %74, %73
  %82 = landingpad { ptr, i32 }
          cleanup, !dbg !150
  %83 = load i64, ptr %4, align 8, !dbg !152, !tbaa.struct !157
  %84 = icmp eq i64 %83, 0, !dbg !159
  br i1 %84, label %95, label %85, !dbg !162

85:                                               ; preds = %81
  call void @_ZSt9terminatev() #12, !dbg !163
  unreachable, !dbg !163

86:                                               ; preds = %75
  %87 = load i64, ptr %4, align 8, !dbg !167, !tbaa.struct !157
  %88 = icmp eq i64 %87, 0, !dbg !170
  br i1 %88, label %90, label %89, !dbg !172

89:                                               ; preds = %86
  call void @_ZSt9terminatev() #12, !dbg !173
  unreachable, !dbg !173

90:                                               ; preds = %86
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #11, !dbg !150
  %91 = load i64, ptr %3, align 8, !dbg !175, !tbaa.struct !157
  %92 = icmp eq i64 %91, 0, !dbg !178
  br i1 %92, label %94, label %93, !dbg !180

93:                                               ; preds = %90
  call void @_ZSt9terminatev() #12, !dbg !181
  unreachable, !dbg !181

94:                                               ; preds = %90
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #11, !dbg !150
  ret i32 0, !dbg !150

95:                                               ; preds = %81, %79, %72
  %96 = phi { ptr, i32 } [ %80, %79 ], [ %65, %72 ], [ %82, %81 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #11, !dbg !150
  %97 = load i64, ptr %3, align 8, !dbg !183, !tbaa.struct !157
  %98 = icmp eq i64 %97, 0, !dbg !186
  br i1 %98, label %100, label %99, !dbg !188

99:                                               ; preds = %95
  call void @_ZSt9terminatev() #12, !dbg !189
  unreachable, !dbg !189

100:                                              ; preds = %95
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #11, !dbg !150
  br label %49
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL4takei(i32 noundef %0) #2 personality ptr @__gxx_personality_v0 !dbg !191 {
  %2 = load atomic i64, ptr @_ZL3top seq_cst, align 8, !dbg !192
  %3 = inttoptr i64 %2 to ptr, !dbg !192
  %4 = icmp eq i64 %2, 0, !dbg !197
  br i1 %4, label %18, label %5, !dbg !198

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %15, %5 ], [ %3, %1 ], !dbg !199
  %7 = getelementptr inbounds %struct.Node, ptr %6, i64 0, i32 1, !dbg !200
  %8 = load ptr, ptr %7, align 8, !dbg !200, !tbaa !28
  %9 = ptrtoint ptr %6 to i64, !dbg !201
  %10 = ptrtoint ptr %8 to i64, !dbg !201
  %11 = cmpxchg weak ptr @_ZL3top, i64 %9, i64 %10 seq_cst seq_cst, align 8, !dbg !201
  %12 = extractvalue { i64, i1 } %11, 1, !dbg !201
  %13 = extractvalue { i64, i1 } %11, 0, !dbg !201
  %14 = inttoptr i64 %13 to ptr, !dbg !201
  %15 = select i1 %12, ptr %6, ptr %14, !dbg !201
  %16 = icmp eq ptr %15, null
  %17 = select i1 %12, i1 true, i1 %16, !dbg !205
  br i1 %17, label %18, label %5, !dbg !205, !llvm.loop !206

18:                                               ; preds = %5, %1
  %19 = phi ptr [ %3, %1 ], [ %15, %5 ], !dbg !199
  %20 = sext i32 %0 to i64, !dbg !210
  %21 = getelementptr inbounds [2 x ptr], ptr @_ZL6popped, i64 0, i64 %20, !dbg !210
  store ptr %19, ptr %21, align 8, !dbg !211, !tbaa !89
  %22 = icmp eq ptr %19, null, !dbg !212
  br i1 %22, label %24, label %23, !dbg !212

23:                                               ; preds = %18
  tail call void @_ZdlPv(ptr noundef %19) #13, !dbg !212
  br label %24, !dbg !212

24:                                               ; preds = %23, %18
  store ptr null, ptr %21, align 8, !dbg !213, !tbaa !89
  ret void, !dbg !214
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !215 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

declare !dbg !217 void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #6

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 !dbg !218 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #11, !dbg !219
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #9 comdat align 2 !dbg !220 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !221
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !222
  %4 = load ptr, ptr %3, align 8, !dbg !233, !tbaa !89
  %5 = load i32, ptr %2, align 8, !dbg !239, !tbaa !240
  tail call void %4(i32 noundef %5), !dbg !233
  ret void, !dbg !241
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { builtin allocsize(0) }
attributes #11 = { nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/stack.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 38, type: !9, scopeLine: 39, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 16, column: 15, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "push", scope: !1, file: !1, line: 14, type: !9, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!13 = distinct !DILocation(line: 40, column: 2, scope: !8)
!14 = !DILocation(line: 16, column: 23, scope: !12, inlinedAt: !13)
!15 = !{!16, !17, i64 0}
!16 = !{!"_ZTS4Node", !17, i64 0, !20, i64 8}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = !{!"any pointer", !18, i64 0}
!21 = !DILocation(line: 820, column: 9, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "load", scope: !23, file: !23, line: 813, type: !9, scopeLine: 814, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!24 = distinct !DILocation(line: 579, column: 21, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "load", scope: !26, file: !26, line: 578, type: !9, scopeLine: 579, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!27 = distinct !DILocation(line: 16, column: 35, scope: !12, inlinedAt: !13)
!28 = !{!16, !20, i64 8}
!29 = !DILocation(line: 856, column: 9, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "compare_exchange_weak", scope: !23, file: !23, line: 850, type: !9, scopeLine: 853, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!31 = distinct !DILocation(line: 598, column: 21, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "compare_exchange_weak", scope: !26, file: !26, line: 596, type: !9, scopeLine: 598, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!33 = distinct !DILocation(line: 610, column: 9, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "compare_exchange_weak", scope: !26, file: !26, line: 607, type: !9, scopeLine: 609, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!35 = distinct !DILocation(line: 17, column: 14, scope: !12, inlinedAt: !13)
!36 = !DILocation(line: 16, column: 15, scope: !12, inlinedAt: !37)
!37 = distinct !DILocation(line: 41, column: 2, scope: !8)
!38 = !DILocation(line: 16, column: 23, scope: !12, inlinedAt: !37)
!39 = !DILocation(line: 820, column: 9, scope: !22, inlinedAt: !40)
!40 = distinct !DILocation(line: 579, column: 21, scope: !25, inlinedAt: !41)
!41 = distinct !DILocation(line: 16, column: 35, scope: !12, inlinedAt: !37)
!42 = !DILocation(line: 856, column: 9, scope: !30, inlinedAt: !43)
!43 = distinct !DILocation(line: 598, column: 21, scope: !32, inlinedAt: !44)
!44 = distinct !DILocation(line: 610, column: 9, scope: !34, inlinedAt: !45)
!45 = distinct !DILocation(line: 17, column: 14, scope: !12, inlinedAt: !37)
!46 = !DILocation(line: 42, column: 2, scope: !8)
!47 = !DILocation(line: 85, column: 23, scope: !48, inlinedAt: !50)
!48 = distinct !DISubprogram(name: "id", scope: !49, file: !49, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!50 = distinct !DILocation(line: 126, column: 7, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !49, file: !49, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!52 = distinct !DILocation(line: 42, column: 14, scope: !8)
!53 = !{!54, !55, i64 0}
!54 = !{!"_ZTSNSt6thread2idE", !55, i64 0}
!55 = !{!"long", !18, i64 0}
!56 = !DILocation(line: 142, column: 29, scope: !51, inlinedAt: !52)
!57 = !DILocation(line: 207, column: 4, scope: !58, inlinedAt: !59)
!58 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !49, file: !49, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!59 = distinct !DILocation(line: 142, column: 33, scope: !51, inlinedAt: !52)
!60 = !{!61, !61, i64 0}
!61 = !{!"vtable pointer", !19, i64 0}
!62 = !DILocation(line: 206, column: 6, scope: !58, inlinedAt: !59)
!63 = !DILocation(line: 200, column: 4, scope: !64, inlinedAt: !66)
!64 = distinct !DISubprogram(name: "_Head_base<int>", scope: !65, file: !65, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!65 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!66 = distinct !DILocation(line: 441, column: 4, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !65, file: !65, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = distinct !DILocation(line: 291, column: 4, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !65, file: !65, line: 290, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!70 = distinct !DILocation(line: 1079, column: 4, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !65, file: !65, line: 1077, type: !9, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!72 = distinct !DILocation(line: 206, column: 14, scope: !58, inlinedAt: !59)
!73 = !{!74, !17, i64 0}
!74 = !{!"_ZTSSt10_Head_baseILm1EiLb0EE", !17, i64 0}
!75 = !DILocation(line: 293, column: 2, scope: !69, inlinedAt: !70)
!76 = !DILocation(line: 193, column: 9, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "_Head_base", scope: !65, file: !65, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!78 = distinct !DILocation(line: 292, column: 4, scope: !69, inlinedAt: !70)
!79 = !{!80, !20, i64 0}
!80 = !{!"_ZTSSt10_Head_baseILm0EPFviELb0EE", !20, i64 0}
!81 = !DILocation(line: 168, column: 56, scope: !82, inlinedAt: !84)
!82 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !83, file: !83, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!83 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!84 = distinct !DILocation(line: 233, column: 40, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !83, file: !83, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = distinct !DILocation(line: 310, column: 4, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !83, file: !83, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!88 = distinct !DILocation(line: 142, column: 18, scope: !51, inlinedAt: !52)
!89 = !{!20, !20, i64 0}
!90 = !DILocation(line: 142, column: 2, scope: !51, inlinedAt: !52)
!91 = !DILocation(line: 395, column: 6, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "~unique_ptr", scope: !83, file: !83, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!93 = distinct !DILocation(line: 142, column: 2, scope: !51, inlinedAt: !52)
!94 = !DILocation(line: 395, column: 12, scope: !92, inlinedAt: !93)
!95 = !DILocation(line: 95, column: 2, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "operator()", scope: !83, file: !83, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!97 = distinct !DILocation(line: 396, column: 4, scope: !92, inlinedAt: !93)
!98 = !DILocation(line: 396, column: 4, scope: !92, inlinedAt: !93)
!99 = !DILocation(line: 145, column: 7, scope: !51, inlinedAt: !52)
!100 = !DILocation(line: 395, column: 6, scope: !92, inlinedAt: !101)
!101 = distinct !DILocation(line: 142, column: 2, scope: !51, inlinedAt: !52)
!102 = !DILocation(line: 395, column: 12, scope: !92, inlinedAt: !101)
!103 = !DILocation(line: 95, column: 2, scope: !96, inlinedAt: !104)
!104 = distinct !DILocation(line: 396, column: 4, scope: !92, inlinedAt: !101)
!105 = !DILocation(line: 396, column: 4, scope: !92, inlinedAt: !101)
!106 = !DILocation(line: 0, scope: !8)
!107 = !DILocation(line: 397, column: 8, scope: !92, inlinedAt: !101)
!108 = !DILocation(line: 397, column: 8, scope: !92, inlinedAt: !93)
!109 = !DILocation(line: 85, column: 23, scope: !48, inlinedAt: !110)
!110 = distinct !DILocation(line: 126, column: 7, scope: !51, inlinedAt: !111)
!111 = distinct !DILocation(line: 42, column: 26, scope: !8)
!112 = !DILocation(line: 142, column: 29, scope: !51, inlinedAt: !111)
!113 = !DILocation(line: 207, column: 4, scope: !58, inlinedAt: !114)
!114 = distinct !DILocation(line: 142, column: 33, scope: !51, inlinedAt: !111)
!115 = !DILocation(line: 206, column: 6, scope: !58, inlinedAt: !114)
!116 = !DILocation(line: 200, column: 4, scope: !64, inlinedAt: !117)
!117 = distinct !DILocation(line: 441, column: 4, scope: !67, inlinedAt: !118)
!118 = distinct !DILocation(line: 291, column: 4, scope: !69, inlinedAt: !119)
!119 = distinct !DILocation(line: 1079, column: 4, scope: !71, inlinedAt: !120)
!120 = distinct !DILocation(line: 206, column: 14, scope: !58, inlinedAt: !114)
!121 = !DILocation(line: 293, column: 2, scope: !69, inlinedAt: !119)
!122 = !DILocation(line: 193, column: 9, scope: !77, inlinedAt: !123)
!123 = distinct !DILocation(line: 292, column: 4, scope: !69, inlinedAt: !119)
!124 = !DILocation(line: 168, column: 56, scope: !82, inlinedAt: !125)
!125 = distinct !DILocation(line: 233, column: 40, scope: !85, inlinedAt: !126)
!126 = distinct !DILocation(line: 310, column: 4, scope: !87, inlinedAt: !127)
!127 = distinct !DILocation(line: 142, column: 18, scope: !51, inlinedAt: !111)
!128 = !DILocation(line: 142, column: 2, scope: !51, inlinedAt: !111)
!129 = !DILocation(line: 395, column: 6, scope: !92, inlinedAt: !130)
!130 = distinct !DILocation(line: 142, column: 2, scope: !51, inlinedAt: !111)
!131 = !DILocation(line: 395, column: 12, scope: !92, inlinedAt: !130)
!132 = !DILocation(line: 95, column: 2, scope: !96, inlinedAt: !133)
!133 = distinct !DILocation(line: 396, column: 4, scope: !92, inlinedAt: !130)
!134 = !DILocation(line: 396, column: 4, scope: !92, inlinedAt: !130)
!135 = !DILocation(line: 145, column: 7, scope: !51, inlinedAt: !111)
!136 = !DILocation(line: 395, column: 6, scope: !92, inlinedAt: !137)
!137 = distinct !DILocation(line: 142, column: 2, scope: !51, inlinedAt: !111)
!138 = !DILocation(line: 395, column: 12, scope: !92, inlinedAt: !137)
!139 = !DILocation(line: 95, column: 2, scope: !96, inlinedAt: !140)
!140 = distinct !DILocation(line: 396, column: 4, scope: !92, inlinedAt: !137)
!141 = !DILocation(line: 396, column: 4, scope: !92, inlinedAt: !137)
!142 = !DILocation(line: 397, column: 8, scope: !92, inlinedAt: !137)
!143 = !DILocation(line: 397, column: 8, scope: !92, inlinedAt: !130)
!144 = !DILocation(line: 43, column: 4, scope: !8)
!145 = !DILocation(line: 44, column: 4, scope: !8)
!146 = !DILocation(line: 820, column: 9, scope: !22, inlinedAt: !147)
!147 = distinct !DILocation(line: 579, column: 21, scope: !25, inlinedAt: !148)
!148 = distinct !DILocation(line: 50, column: 2, scope: !8)
!149 = !DILocation(line: 50, column: 2, scope: !8)
!150 = !DILocation(line: 51, column: 1, scope: !8)
!151 = !DILocation(line: 42, column: 26, scope: !8)
!152 = !DILocation(line: 175, column: 16, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "joinable", scope: !49, file: !49, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!154 = distinct !DILocation(line: 150, column: 11, scope: !155, inlinedAt: !156)
!155 = distinct !DISubprogram(name: "~thread", scope: !49, file: !49, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!156 = distinct !DILocation(line: 51, column: 1, scope: !8)
!157 = !{i64 0, i64 8, !158}
!158 = !{!55, !55, i64 0}
!159 = !DILocation(line: 286, column: 26, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "operator==", scope: !49, file: !49, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!161 = distinct !DILocation(line: 175, column: 22, scope: !153, inlinedAt: !154)
!162 = !DILocation(line: 150, column: 11, scope: !155, inlinedAt: !156)
!163 = !DILocation(line: 312, column: 5, scope: !164, inlinedAt: !166)
!164 = distinct !DISubprogram(name: "__terminate", scope: !165, file: !165, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!165 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!166 = distinct !DILocation(line: 151, column: 2, scope: !155, inlinedAt: !156)
!167 = !DILocation(line: 175, column: 16, scope: !153, inlinedAt: !168)
!168 = distinct !DILocation(line: 150, column: 11, scope: !155, inlinedAt: !169)
!169 = distinct !DILocation(line: 51, column: 1, scope: !8)
!170 = !DILocation(line: 286, column: 26, scope: !160, inlinedAt: !171)
!171 = distinct !DILocation(line: 175, column: 22, scope: !153, inlinedAt: !168)
!172 = !DILocation(line: 150, column: 11, scope: !155, inlinedAt: !169)
!173 = !DILocation(line: 312, column: 5, scope: !164, inlinedAt: !174)
!174 = distinct !DILocation(line: 151, column: 2, scope: !155, inlinedAt: !169)
!175 = !DILocation(line: 175, column: 16, scope: !153, inlinedAt: !176)
!176 = distinct !DILocation(line: 150, column: 11, scope: !155, inlinedAt: !177)
!177 = distinct !DILocation(line: 51, column: 1, scope: !8)
!178 = !DILocation(line: 286, column: 26, scope: !160, inlinedAt: !179)
!179 = distinct !DILocation(line: 175, column: 22, scope: !153, inlinedAt: !176)
!180 = !DILocation(line: 150, column: 11, scope: !155, inlinedAt: !177)
!181 = !DILocation(line: 312, column: 5, scope: !164, inlinedAt: !182)
!182 = distinct !DILocation(line: 151, column: 2, scope: !155, inlinedAt: !177)
!183 = !DILocation(line: 175, column: 16, scope: !153, inlinedAt: !184)
!184 = distinct !DILocation(line: 150, column: 11, scope: !155, inlinedAt: !185)
!185 = distinct !DILocation(line: 51, column: 1, scope: !8)
!186 = !DILocation(line: 286, column: 26, scope: !160, inlinedAt: !187)
!187 = distinct !DILocation(line: 175, column: 22, scope: !153, inlinedAt: !184)
!188 = !DILocation(line: 150, column: 11, scope: !155, inlinedAt: !185)
!189 = !DILocation(line: 312, column: 5, scope: !164, inlinedAt: !190)
!190 = distinct !DILocation(line: 151, column: 2, scope: !155, inlinedAt: !185)
!191 = distinct !DISubprogram(name: "take", scope: !1, file: !1, line: 29, type: !9, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!192 = !DILocation(line: 820, column: 9, scope: !22, inlinedAt: !193)
!193 = distinct !DILocation(line: 579, column: 21, scope: !25, inlinedAt: !194)
!194 = distinct !DILocation(line: 23, column: 19, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "pop", scope: !1, file: !1, line: 21, type: !9, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = distinct !DILocation(line: 31, column: 14, scope: !191)
!197 = !DILocation(line: 24, column: 9, scope: !195, inlinedAt: !196)
!198 = !DILocation(line: 24, column: 14, scope: !195, inlinedAt: !196)
!199 = !DILocation(line: 23, column: 8, scope: !195, inlinedAt: !196)
!200 = !DILocation(line: 24, column: 56, scope: !195, inlinedAt: !196)
!201 = !DILocation(line: 856, column: 9, scope: !30, inlinedAt: !202)
!202 = distinct !DILocation(line: 598, column: 21, scope: !32, inlinedAt: !203)
!203 = distinct !DILocation(line: 610, column: 9, scope: !34, inlinedAt: !204)
!204 = distinct !DILocation(line: 24, column: 22, scope: !195, inlinedAt: !196)
!205 = !DILocation(line: 24, column: 2, scope: !195, inlinedAt: !196)
!206 = distinct !{!206, !205, !207, !208, !209}
!207 = !DILocation(line: 25, column: 3, scope: !195, inlinedAt: !196)
!208 = !{!"llvm.loop.mustprogress"}
!209 = !{!"llvm.loop.unroll.disable"}
!210 = !DILocation(line: 31, column: 2, scope: !191)
!211 = !DILocation(line: 31, column: 12, scope: !191)
!212 = !DILocation(line: 33, column: 2, scope: !191)
!213 = !DILocation(line: 34, column: 12, scope: !191)
!214 = !DILocation(line: 36, column: 1, scope: !191)
!215 = !DISubprogram(name: "__assert_fail", scope: !216, file: !216, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!216 = !DIFile(filename: "include/assert.h", directory: "")
!217 = !DISubprogram(name: "terminate", scope: !165, file: !165, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!218 = distinct !DISubprogram(name: "~_State_impl", scope: !49, file: !49, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!219 = !DILocation(line: 200, column: 14, scope: !218)
!220 = distinct !DISubprogram(name: "_M_run", scope: !49, file: !49, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!221 = !DILocation(line: 210, column: 13, scope: !220)
!222 = !DILocation(line: 268, column: 66, scope: !223, inlinedAt: !224)
!223 = distinct !DISubprogram(name: "_M_head", scope: !65, file: !65, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!224 = distinct !DILocation(line: 1365, column: 14, scope: !225, inlinedAt: !226)
!225 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", scope: !65, file: !65, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!226 = distinct !DILocation(line: 1395, column: 43, scope: !227, inlinedAt: !228)
!227 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", scope: !65, file: !65, line: 1392, type: !9, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!228 = distinct !DILocation(line: 252, column: 27, scope: !229, inlinedAt: !230)
!229 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !49, file: !49, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!230 = distinct !DILocation(line: 259, column: 11, scope: !231, inlinedAt: !232)
!231 = distinct !DISubprogram(name: "operator()", scope: !49, file: !49, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!232 = distinct !DILocation(line: 210, column: 13, scope: !220)
!233 = !DILocation(line: 61, column: 14, scope: !234, inlinedAt: !236)
!234 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", scope: !235, file: !235, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!235 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!236 = distinct !DILocation(line: 96, column: 14, scope: !237, inlinedAt: !238)
!237 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", scope: !235, file: !235, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!238 = distinct !DILocation(line: 252, column: 13, scope: !229, inlinedAt: !230)
!239 = !DILocation(line: 61, column: 37, scope: !234, inlinedAt: !236)
!240 = !{!17, !17, i64 0}
!241 = !DILocation(line: 210, column: 24, scope: !220)
