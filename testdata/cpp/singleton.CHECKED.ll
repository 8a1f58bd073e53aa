; ModuleID = 'cpp/singleton.cpp'
source_filename = "cpp/singleton.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

@_ZL4made = internal global %"struct.std::atomic" zeroinitializer, align 4
@.str = private unnamed_addr constant [28 x i8] c"made == 1 && destroyed == 0\00", align 1
@.str.1 = private unnamed_addr constant [18 x i8] c"cpp/singleton.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.5 = private unnamed_addr constant [20 x i8] c"config().value == 3\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@_ZL7pointer.0 = internal unnamed_addr global i64 0, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #9, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #10, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  store ptr %5, ptr %2, align 8, !dbg !29, !tbaa !37
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %6 unwind label %13, !dbg !39

6:                                                ; preds = %0
  %7 = load ptr, ptr %2, align 8, !dbg !40, !tbaa !37
  %8 = icmp eq ptr %7, null, !dbg !43
  br i1 %8, label %24, label %9, !dbg !40

9:                                                ; preds = %6
  %10 = load ptr, ptr %7, align 8, !dbg !44, !tbaa !27
  %11 = getelementptr inbounds ptr, ptr %10, i64 1, !dbg !44
  %12 = load ptr, ptr %11, align 8, !dbg !44
  call void %12(ptr noundef nonnull align 8 dereferenceable(8) %7) #9, !dbg !44
  br label %24, !dbg !47

13:                                               ; preds = %0
  %14 = landingpad { ptr, i32 }
          cleanup, !dbg !48
  %15 = load ptr, ptr %2, align 8, !dbg !49, !tbaa !37
  %16 = icmp eq ptr %15, null, !dbg !51
  br i1 %16, label %23, label %17, !dbg !49

17:                                               ; preds = %13
  %18 = load ptr, ptr %15, align 8, !dbg !52, !tbaa !27
  %19 = getelementptr inbounds ptr, ptr %18, i64 1, !dbg !52
  %20 = load ptr, ptr %19, align 8, !dbg !52
  call void %20(ptr noundef nonnull align 8 dereferenceable(8) %15) #9, !dbg !52
  br label %23, !dbg !54

21:                                               ; preds = %70, %23
  %22 = phi { ptr, i32 } [ %14, %23 ], [ %66, %70 ]
  resume { ptr, i32 } %22, !dbg !55

23:                                               ; preds = %17, %13
  store ptr null, ptr %2, align 8, !dbg !56, !tbaa !37
  br label %21

24:                                               ; preds = %6, %9
  store ptr null, ptr %2, align 8, !dbg !57, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !48
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9, !dbg !58
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !59
  store i64 0, ptr %4, align 8, !dbg !59, !tbaa !18
  %25 = invoke noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #10
          to label %26 unwind label %49, !dbg !63

26:                                               ; preds = %24
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %25, align 8, !dbg !64, !tbaa !27
  store ptr %25, ptr %1, align 8, !dbg !67, !tbaa !37
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %27 unwind label %34, !dbg !71

27:                                               ; preds = %26
  %28 = load ptr, ptr %1, align 8, !dbg !72, !tbaa !37
  %29 = icmp eq ptr %28, null, !dbg !74
  br i1 %29, label %43, label %30, !dbg !72

30:                                               ; preds = %27
  %31 = load ptr, ptr %28, align 8, !dbg !75, !tbaa !27
  %32 = getelementptr inbounds ptr, ptr %31, i64 1, !dbg !75
  %33 = load ptr, ptr %32, align 8, !dbg !75
  call void %33(ptr noundef nonnull align 8 dereferenceable(8) %28) #9, !dbg !75
  br label %43, !dbg !77

34:                                               ; preds = %26
  %35 = landingpad { ptr, i32 }
          cleanup, !dbg !78
  %36 = load ptr, ptr %1, align 8, !dbg !79, !tbaa !37
  %37 = icmp eq ptr %36, null, !dbg !81
  br i1 %37, label %42, label %38, !dbg !79

38:                                               ; preds = %34
  %39 = load ptr, ptr %36, align 8, !dbg !82, !tbaa !27
  %40 = getelementptr inbounds ptr, ptr %39, i64 1, !dbg !82
  %41 = load ptr, ptr %40, align 8, !dbg !82
  call void %41(ptr noundef nonnull align 8 dereferenceable(8) %36) #9, !dbg !82
  br label %42, !dbg !84

42:                                               ; preds = %38, %34
  store ptr null, ptr %1, align 8, !dbg !85, !tbaa !37
  br label %65

43:                                               ; preds = %27, %30
  store ptr null, ptr %1, align 8, !dbg !86, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !78
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %44 unwind label %51, !dbg !87

44:                                               ; preds = %43
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %45 unwind label %51, !dbg !88

45:                                               ; preds = %44
  %46 = load atomic i32, ptr @_ZL4made seq_cst, align 4, !dbg !89
  %47 = icmp eq i32 %46, 1, !dbg !95
  br i1 %47, label %56, label %48, !dbg !95

48:                                               ; preds = %45
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 41, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !95
  unreachable, !dbg !95

49:                                               ; preds = %24
  %50 = landingpad { ptr, i32 }
          cleanup, !dbg !96
  br label %65, !dbg !97

51:                                               ; preds = %44, %43
  %52 = landingpad { ptr, i32 }
          cleanup, !dbg !96
  %53 = load i64, ptr %4, align 8, !dbg !98, !tbaa.struct !103
  %54 = icmp eq i64 %53, 0, !dbg !105
  br i1 %54, label %65, label %55, !dbg !108

55:                                               ; preds = %51
  call void @_ZSt9terminatev() #11, !dbg !109
  unreachable, !dbg !109

56:                                               ; preds = %45
  %57 = load i64, ptr %4, align 8, !dbg !113, !tbaa.struct !103
  %58 = icmp eq i64 %57, 0, !dbg !116
  br i1 %58, label %60, label %59, !dbg !118

59:                                               ; preds = %56
  call void @_ZSt9terminatev() #11, !dbg !119
  unreachable, !dbg !119

60:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9, !dbg !96
  %61 = load i64, ptr %3, align 8, !dbg !121, !tbaa.struct !103
  %62 = icmp eq i64 %61, 0, !dbg !124
  br i1 %62, label %64, label %63, !dbg !126

63:                                               ; preds = %60
  call void @_ZSt9terminatev() #11, !dbg !127
  unreachable, !dbg !127

64:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #9, !dbg !96
  ret i32 0, !dbg !96

65:                                               ; preds = %51, %49, %42
  %66 = phi { ptr, i32 } [ %50, %49 ], [ %35, %42 ], [ %52, %51 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9, !dbg !96
  %67 = load i64, ptr %3, align 8, !dbg !129, !tbaa.struct !103
  %68 = icmp eq i64 %67, 0, !dbg !132
  br i1 %68, label %70, label %69, !dbg !134

69:                                               ; preds = %65
  call void @_ZSt9terminatev() #11, !dbg !135
  unreachable, !dbg !135

70:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #9, !dbg !96
  br label %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !137 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !139 void @_ZSt9terminatev() local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #5

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #6 align 2 !dbg !140 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #9, !dbg !141
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !141
  ret void, !dbg !141
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #7 align 2 personality ptr @__gxx_personality_v0 !dbg !142 {
  %2 = load atomic i64, ptr @_ZL7pointer.0 seq_cst, align 8, !dbg !143
  %3 = icmp eq i64 %2, 0, !dbg !164
  br i1 %3, label %4, label %8, !dbg !165

4:                                                ; preds = %1
  %5 = tail call noalias noundef nonnull dereferenceable(4) ptr @_Znwm(i64 noundef 4) #10, !dbg !166
  store i32 3, ptr %5, align 4, !dbg !167, !tbaa !170
  %6 = atomicrmw add ptr @_ZL4made, i32 1 seq_cst, align 4, !dbg !173
  %7 = ptrtoint ptr %5 to i64, !dbg !178
  store atomic i64 %7, ptr @_ZL7pointer.0 seq_cst, align 8, !dbg !178
  br label %8, !dbg !185

8:                                                ; preds = %4, %1
  %9 = load atomic i64, ptr @_ZL7pointer.0 seq_cst, align 8, !dbg !186
  %10 = inttoptr i64 %9 to ptr, !dbg !186
  %11 = load i32, ptr %10, align 4, !dbg !190, !tbaa !170
  %12 = icmp eq i32 %11, 3, !dbg !190
  br i1 %12, label %14, label %13, !dbg !190

13:                                               ; preds = %8
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 37, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #11, !dbg !190
  unreachable, !dbg !190

14:                                               ; preds = %8
  ret void, !dbg !191
}

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #6 align 2 !dbg !192 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #9, !dbg !193
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #7 align 2 personality ptr @__gxx_personality_v0 !dbg !194 {
  %2 = load atomic i64, ptr @_ZL7pointer.0 seq_cst, align 8, !dbg !195
  %3 = icmp eq i64 %2, 0, !dbg !210
  br i1 %3, label %4, label %8, !dbg !211

4:                                                ; preds = %1
  %5 = tail call noalias noundef nonnull dereferenceable(4) ptr @_Znwm(i64 noundef 4) #10, !dbg !212
  store i32 3, ptr %5, align 4, !dbg !213, !tbaa !170
  %6 = atomicrmw add ptr @_ZL4made, i32 1 seq_cst, align 4, !dbg !215
  %7 = ptrtoint ptr %5 to i64, !dbg !218
  store atomic i64 %7, ptr @_ZL7pointer.0 seq_cst, align 8, !dbg !218
  br label %8, !dbg !222

8:                                                ; preds = %4, %1
  %9 = load atomic i64, ptr @_ZL7pointer.0 seq_cst, align 8, !dbg !223
  %10 = inttoptr i64 %9 to ptr, !dbg !223
  %11 = load i32, ptr %10, align 4, !dbg !227, !tbaa !170
  %12 = icmp eq i32 %11, 3, !dbg !227
  br i1 %12, label %14, label %13, !dbg !227

13:                                               ; preds = %8
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 38, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #11, !dbg !227
  unreachable, !dbg !227

14:                                               ; preds = %8
  ret void, !dbg !228
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { builtin allocsize(0) }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/singleton.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 35, type: !9, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 37, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<(lambda at cpp/singleton.cpp:37:16), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 37, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/singleton.cpp:37:16)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !17)
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !22, i64 0}
!29 = !DILocation(line: 168, column: 56, scope: !30, inlinedAt: !32)
!30 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !31, file: !31, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!31 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!32 = distinct !DILocation(line: 233, column: 40, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !31, file: !31, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!34 = distinct !DILocation(line: 310, column: 4, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !31, file: !31, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !17)
!37 = !{!38, !38, i64 0}
!38 = !{!"any pointer", !21, i64 0}
!39 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!40 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "~unique_ptr", scope: !31, file: !31, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!42 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!43 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !42)
!44 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "operator()", scope: !31, file: !31, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !42)
!47 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !42)
!48 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!49 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !50)
!50 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!51 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !50)
!52 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !53)
!53 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !50)
!54 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !50)
!55 = !DILocation(line: 0, scope: !8)
!56 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !50)
!57 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !42)
!58 = !DILocation(line: 38, column: 2, scope: !8)
!59 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !60)
!60 = distinct !DILocation(line: 126, column: 7, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "thread<(lambda at cpp/singleton.cpp:38:16), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 38, column: 14, scope: !8)
!63 = !DILocation(line: 142, column: 29, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 207, column: 4, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/singleton.cpp:38:16)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = distinct !DILocation(line: 142, column: 33, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 168, column: 56, scope: !30, inlinedAt: !68)
!68 = distinct !DILocation(line: 233, column: 40, scope: !33, inlinedAt: !69)
!69 = distinct !DILocation(line: 310, column: 4, scope: !35, inlinedAt: !70)
!70 = distinct !DILocation(line: 142, column: 18, scope: !61, inlinedAt: !62)
!71 = !DILocation(line: 142, column: 2, scope: !61, inlinedAt: !62)
!72 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !73)
!73 = distinct !DILocation(line: 142, column: 2, scope: !61, inlinedAt: !62)
!74 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !73)
!75 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !76)
!76 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !73)
!77 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !73)
!78 = !DILocation(line: 145, column: 7, scope: !61, inlinedAt: !62)
!79 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !80)
!80 = distinct !DILocation(line: 142, column: 2, scope: !61, inlinedAt: !62)
!81 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !80)
!82 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !83)
!83 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !80)
!84 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !80)
!85 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !80)
!86 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !73)
!87 = !DILocation(line: 39, column: 4, scope: !8)
!88 = !DILocation(line: 40, column: 4, scope: !8)
!89 = !DILocation(line: 488, column: 9, scope: !90, inlinedAt: !92)
!90 = distinct !DISubprogram(name: "load", scope: !91, file: !91, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!91 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!92 = distinct !DILocation(line: 348, column: 16, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "operator int", scope: !91, file: !91, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = distinct !DILocation(line: 41, column: 2, scope: !8)
!95 = !DILocation(line: 41, column: 2, scope: !8)
!96 = !DILocation(line: 42, column: 1, scope: !8)
!97 = !DILocation(line: 38, column: 14, scope: !8)
!98 = !DILocation(line: 175, column: 16, scope: !99, inlinedAt: !100)
!99 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!100 = distinct !DILocation(line: 150, column: 11, scope: !101, inlinedAt: !102)
!101 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!102 = distinct !DILocation(line: 42, column: 1, scope: !8)
!103 = !{i64 0, i64 8, !104}
!104 = !{!20, !20, i64 0}
!105 = !DILocation(line: 286, column: 26, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!107 = distinct !DILocation(line: 175, column: 22, scope: !99, inlinedAt: !100)
!108 = !DILocation(line: 150, column: 11, scope: !101, inlinedAt: !102)
!109 = !DILocation(line: 312, column: 5, scope: !110, inlinedAt: !112)
!110 = distinct !DISubprogram(name: "__terminate", scope: !111, file: !111, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!111 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!112 = distinct !DILocation(line: 151, column: 2, scope: !101, inlinedAt: !102)
!113 = !DILocation(line: 175, column: 16, scope: !99, inlinedAt: !114)
!114 = distinct !DILocation(line: 150, column: 11, scope: !101, inlinedAt: !115)
!115 = distinct !DILocation(line: 42, column: 1, scope: !8)
!116 = !DILocation(line: 286, column: 26, scope: !106, inlinedAt: !117)
!117 = distinct !DILocation(line: 175, column: 22, scope: !99, inlinedAt: !114)
!118 = !DILocation(line: 150, column: 11, scope: !101, inlinedAt: !115)
!119 = !DILocation(line: 312, column: 5, scope: !110, inlinedAt: !120)
!120 = distinct !DILocation(line: 151, column: 2, scope: !101, inlinedAt: !115)
!121 = !DILocation(line: 175, column: 16, scope: !99, inlinedAt: !122)
!122 = distinct !DILocation(line: 150, column: 11, scope: !101, inlinedAt: !123)
!123 = distinct !DILocation(line: 42, column: 1, scope: !8)
!124 = !DILocation(line: 286, column: 26, scope: !106, inlinedAt: !125)
!125 = distinct !DILocation(line: 175, column: 22, scope: !99, inlinedAt: !122)
!126 = !DILocation(line: 150, column: 11, scope: !101, inlinedAt: !123)
!127 = !DILocation(line: 312, column: 5, scope: !110, inlinedAt: !128)
!128 = distinct !DILocation(line: 151, column: 2, scope: !101, inlinedAt: !123)
!129 = !DILocation(line: 175, column: 16, scope: !99, inlinedAt: !130)
!130 = distinct !DILocation(line: 150, column: 11, scope: !101, inlinedAt: !131)
!131 = distinct !DILocation(line: 42, column: 1, scope: !8)
!132 = !DILocation(line: 286, column: 26, scope: !106, inlinedAt: !133)
!133 = distinct !DILocation(line: 175, column: 22, scope: !99, inlinedAt: !130)
!134 = !DILocation(line: 150, column: 11, scope: !101, inlinedAt: !131)
!135 = !DILocation(line: 312, column: 5, scope: !110, inlinedAt: !136)
!136 = distinct !DILocation(line: 151, column: 2, scope: !101, inlinedAt: !131)
!137 = !DISubprogram(name: "__assert_fail", scope: !138, file: !138, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!138 = !DIFile(filename: "include/assert.h", directory: "")
!139 = !DISubprogram(name: "terminate", scope: !111, file: !111, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!140 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = !DILocation(line: 200, column: 14, scope: !140)
!142 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DILocation(line: 820, column: 9, scope: !144, inlinedAt: !145)
!144 = distinct !DISubprogram(name: "load", scope: !91, file: !91, line: 813, type: !9, scopeLine: 814, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!145 = distinct !DILocation(line: 694, column: 16, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "operator Config *", scope: !91, file: !91, line: 693, type: !9, scopeLine: 694, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!147 = distinct !DILocation(line: 433, column: 31, scope: !148, inlinedAt: !150)
!148 = distinct !DISubprogram(name: "operator Config *", scope: !149, file: !149, line: 432, type: !9, scopeLine: 433, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!150 = distinct !DILocation(line: 23, column: 7, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "config", scope: !1, file: !1, line: 21, type: !9, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!152 = distinct !DILocation(line: 37, column: 21, scope: !153, inlinedAt: !154)
!153 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!154 = distinct !DILocation(line: 61, column: 14, scope: !155, inlinedAt: !157)
!155 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/singleton.cpp:37:16)>", scope: !156, file: !156, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!156 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!157 = distinct !DILocation(line: 96, column: 14, scope: !158, inlinedAt: !159)
!158 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/singleton.cpp:37:16)>", scope: !156, file: !156, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!159 = distinct !DILocation(line: 252, column: 13, scope: !160, inlinedAt: !161)
!160 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!161 = distinct !DILocation(line: 259, column: 11, scope: !162, inlinedAt: !163)
!162 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!163 = distinct !DILocation(line: 210, column: 13, scope: !142)
!164 = !DILocation(line: 23, column: 7, scope: !151, inlinedAt: !152)
!165 = !DILocation(line: 23, column: 6, scope: !151, inlinedAt: !152)
!166 = !DILocation(line: 24, column: 13, scope: !151, inlinedAt: !152)
!167 = !DILocation(line: 11, column: 13, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "Config", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = distinct !DILocation(line: 24, column: 17, scope: !151, inlinedAt: !152)
!170 = !{!171, !172, i64 0}
!171 = !{!"_ZTS6Config", !172, i64 0}
!172 = !{!"int", !21, i64 0}
!173 = !DILocation(line: 618, column: 16, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "fetch_add", scope: !91, file: !91, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!175 = distinct !DILocation(line: 369, column: 16, scope: !176, inlinedAt: !177)
!176 = distinct !DISubprogram(name: "operator++", scope: !91, file: !91, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!177 = distinct !DILocation(line: 11, column: 24, scope: !168, inlinedAt: !169)
!178 = !DILocation(line: 796, column: 2, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "store", scope: !91, file: !91, line: 786, type: !9, scopeLine: 788, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!180 = distinct !DILocation(line: 702, column: 2, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "operator=", scope: !91, file: !91, line: 700, type: !9, scopeLine: 701, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!182 = distinct !DILocation(line: 440, column: 21, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "operator=", scope: !149, file: !149, line: 439, type: !9, scopeLine: 440, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!184 = distinct !DILocation(line: 24, column: 11, scope: !151, inlinedAt: !152)
!185 = !DILocation(line: 24, column: 3, scope: !151, inlinedAt: !152)
!186 = !DILocation(line: 820, column: 9, scope: !144, inlinedAt: !187)
!187 = distinct !DILocation(line: 694, column: 16, scope: !146, inlinedAt: !188)
!188 = distinct !DILocation(line: 433, column: 31, scope: !148, inlinedAt: !189)
!189 = distinct !DILocation(line: 25, column: 10, scope: !151, inlinedAt: !152)
!190 = !DILocation(line: 37, column: 21, scope: !153, inlinedAt: !154)
!191 = !DILocation(line: 210, column: 24, scope: !142)
!192 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DILocation(line: 200, column: 14, scope: !192)
!194 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!195 = !DILocation(line: 820, column: 9, scope: !144, inlinedAt: !196)
!196 = distinct !DILocation(line: 694, column: 16, scope: !146, inlinedAt: !197)
!197 = distinct !DILocation(line: 433, column: 31, scope: !148, inlinedAt: !198)
!198 = distinct !DILocation(line: 23, column: 7, scope: !151, inlinedAt: !199)
!199 = distinct !DILocation(line: 38, column: 21, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 38, type: !9, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!201 = distinct !DILocation(line: 61, column: 14, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at cpp/singleton.cpp:38:16)>", scope: !156, file: !156, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = distinct !DILocation(line: 96, column: 14, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "__invoke<(lambda at cpp/singleton.cpp:38:16)>", scope: !156, file: !156, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!205 = distinct !DILocation(line: 252, column: 13, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!207 = distinct !DILocation(line: 259, column: 11, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!209 = distinct !DILocation(line: 210, column: 13, scope: !194)
!210 = !DILocation(line: 23, column: 7, scope: !151, inlinedAt: !199)
!211 = !DILocation(line: 23, column: 6, scope: !151, inlinedAt: !199)
!212 = !DILocation(line: 24, column: 13, scope: !151, inlinedAt: !199)
!213 = !DILocation(line: 11, column: 13, scope: !168, inlinedAt: !214)
!214 = distinct !DILocation(line: 24, column: 17, scope: !151, inlinedAt: !199)
!215 = !DILocation(line: 618, column: 16, scope: !174, inlinedAt: !216)
!216 = distinct !DILocation(line: 369, column: 16, scope: !176, inlinedAt: !217)
!217 = distinct !DILocation(line: 11, column: 24, scope: !168, inlinedAt: !214)
!218 = !DILocation(line: 796, column: 2, scope: !179, inlinedAt: !219)
!219 = distinct !DILocation(line: 702, column: 2, scope: !181, inlinedAt: !220)
!220 = distinct !DILocation(line: 440, column: 21, scope: !183, inlinedAt: !221)
!221 = distinct !DILocation(line: 24, column: 11, scope: !151, inlinedAt: !199)
!222 = !DILocation(line: 24, column: 3, scope: !151, inlinedAt: !199)
!223 = !DILocation(line: 820, column: 9, scope: !144, inlinedAt: !224)
!224 = distinct !DILocation(line: 694, column: 16, scope: !146, inlinedAt: !225)
!225 = distinct !DILocation(line: 433, column: 31, scope: !148, inlinedAt: !226)
!226 = distinct !DILocation(line: 25, column: 10, scope: !151, inlinedAt: !199)
!227 = !DILocation(line: 38, column: 21, scope: !200, inlinedAt: !201)
!228 = !DILocation(line: 210, column: 24, scope: !194)
