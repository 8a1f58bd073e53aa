; ModuleID = 'cpp/store_buffering.cpp'
source_filename = "cpp/store_buffering.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i8 }
%"struct.std::atomic.0" = type { %"struct.std::__atomic_base.1" }
%"struct.std::__atomic_base.1" = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.4" }
%"class.std::tuple.4" = type { %"struct.std::_Tuple_impl.5" }
%"struct.std::_Tuple_impl.5" = type { %"struct.std::_Tuple_impl.6", %"struct.std::_Head_base.8" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.7" }
%"struct.std::_Head_base.7" = type { i32 }
%"struct.std::_Head_base.8" = type { ptr }

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

@_ZL5wants = internal unnamed_addr global [2 x %"struct.std::atomic"] zeroinitializer, align 1
@_ZL6inside = internal global %"struct.std::atomic.0" zeroinitializer, align 4
@.str = private unnamed_addr constant [52 x i8] c"inside.fetch_add(1, std::memory_order_relaxed) == 0\00", align 1
@.str.1 = private unnamed_addr constant [24 x i8] c"cpp/store_buffering.cpp\00", align 1
@__PRETTY_FUNCTION__._ZL5enteri = private unnamed_addr constant [16 x i8] c"void enter(int)\00", align 1
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #11, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  %6 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !29
  store i32 0, ptr %6, align 8, !dbg !30, !tbaa !40
  %7 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !43
  store ptr @_ZL5enteri, ptr %7, align 8, !dbg !44, !tbaa !47
  store ptr %5, ptr %2, align 8, !dbg !50, !tbaa !58
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %8 unwind label %15, !dbg !59

8:                                                ; preds = %0
  %9 = load ptr, ptr %2, align 8, !dbg !60, !tbaa !58
  %10 = icmp eq ptr %9, null, !dbg !63
  br i1 %10, label %26, label %11, !dbg !60

11:                                               ; preds = %8
  %12 = load ptr, ptr %9, align 8, !dbg !64, !tbaa !27
  %13 = getelementptr inbounds ptr, ptr %12, i64 1, !dbg !64
  %14 = load ptr, ptr %13, align 8, !dbg !64
  call void %14(ptr noundef nonnull align 8 dereferenceable(8) %9) #10, !dbg !64
  br label %26, !dbg !67

15:                                               ; preds = %0
  %16 = landingpad { ptr, i32 }
          cleanup, !dbg !68
  %17 = load ptr, ptr %2, align 8, !dbg !69, !tbaa !58
  %18 = icmp eq ptr %17, null, !dbg !71
  br i1 %18, label %25, label %19, !dbg !69

19:                                               ; preds = %15
  %20 = load ptr, ptr %17, align 8, !dbg !72, !tbaa !27
  %21 = getelementptr inbounds ptr, ptr %20, i64 1, !dbg !72
  %22 = load ptr, ptr %21, align 8, !dbg !72
  call void %22(ptr noundef nonnull align 8 dereferenceable(8) %17) #10, !dbg !72
  br label %25, !dbg !74

23:                                               ; preds = %70, %25
  %24 = phi { ptr, i32 } [ %16, %25 ], [ %66, %70 ]
  resume { ptr, i32 } %24, !dbg !75

25:                                               ; preds = %19, %15
  store ptr null, ptr %2, align 8, !dbg !76, !tbaa !58
  br label %23

26:                                               ; preds = %8, %11
  store ptr null, ptr %2, align 8, !dbg !77, !tbaa !58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !68
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !78
  store i64 0, ptr %4, align 8, !dbg !78, !tbaa !18
  %27 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #11
          to label %28 unwind label %58, !dbg !81

28:                                               ; preds = %26
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %27, align 8, !dbg !82, !tbaa !27
  %29 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %27, i64 0, i32 1, !dbg !84
  store i32 1, ptr %29, align 8, !dbg !85, !tbaa !40
  %30 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %27, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !90
  store ptr @_ZL5enteri, ptr %30, align 8, !dbg !91, !tbaa !47
  store ptr %27, ptr %1, align 8, !dbg !93, !tbaa !58
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %31 unwind label %38, !dbg !97

31:                                               ; preds = %28
  %32 = load ptr, ptr %1, align 8, !dbg !98, !tbaa !58
  %33 = icmp eq ptr %32, null, !dbg !100
  br i1 %33, label %47, label %34, !dbg !98

34:                                               ; preds = %31
  %35 = load ptr, ptr %32, align 8, !dbg !101, !tbaa !27
  %36 = getelementptr inbounds ptr, ptr %35, i64 1, !dbg !101
  %37 = load ptr, ptr %36, align 8, !dbg !101
  call void %37(ptr noundef nonnull align 8 dereferenceable(8) %32) #10, !dbg !101
  br label %47, !dbg !103

38:                                               ; preds = %28
  %39 = landingpad { ptr, i32 }
          cleanup, !dbg !104
  %40 = load ptr, ptr %1, align 8, !dbg !105, !tbaa !58
  %41 = icmp eq ptr %40, null, !dbg !107
  br i1 %41, label %46, label %42, !dbg !105

42:                                               ; preds = %38
  %43 = load ptr, ptr %40, align 8, !dbg !108, !tbaa !27
  %44 = getelementptr inbounds ptr, ptr %43, i64 1, !dbg !108
  %45 = load ptr, ptr %44, align 8, !dbg !108
  call void %45(ptr noundef nonnull align 8 dereferenceable(8) %40) #10, !dbg !108
  br label %46, !dbg !110

46:                                               ; preds = %42, %38
  store ptr null, ptr %1, align 8, !dbg !111, !tbaa !58
  br label %65

47:                                               ; preds = %31, %34
  store ptr null, ptr %1, align 8, !dbg !112, !tbaa !58
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !104
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %48 unwind label %60, !dbg !113

48:                                               ; preds = %47
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %49 unwind label %60, !dbg !114

49:                                               ; preds = %48
  %50 = load i64, ptr %4, align 8, !dbg !115, !tbaa.struct !120
  %51 = icmp eq i64 %50, 0, !dbg !122
  br i1 %51, label %53, label %52, !dbg !125

52:                                               ; preds = %49
  call void @_ZSt9terminatev() #12, !dbg !126
  unreachable, !dbg !126

53:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10, !dbg !130
  %54 = load i64, ptr %3, align 8, !dbg !131, !tbaa.struct !120
  %55 = icmp eq i64 %54, 0, !dbg !134
  br i1 %55, label %57, label %56, !dbg !136

56:                                               ; preds = %53
  call void @_ZSt9terminatev() #12, !dbg !137
  unreachable, !dbg !137

57:                                               ; preds = %53
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10, !dbg !130
  ret i32 0, !dbg !130

58:                                               ; preds = %26
  %59 = landingpad { ptr, i32 }
          cleanup, !dbg !130
  br label %65, !dbg !139

60:                                               ; preds = %48, %47
  %61 = landingpad { ptr, i32 }
          cleanup, !dbg !130
  %62 = load i64, ptr %4, align 8, !dbg !140, !tbaa.struct !120
  %63 = icmp eq i64 %62, 0, !dbg !143
  br i1 %63, label %65, label %64, !dbg !145

64:                                               ; preds = %60
  call void @_ZSt9terminatev() #12, !dbg !146
  unreachable, !dbg !146

65:                                               ; preds = %60, %58, %46
  %66 = phi { ptr, i32 } [ %59, %58 ], [ %39, %46 ], [ %61, %60 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10, !dbg !130
  %67 = load i64, ptr %3, align 8, !dbg !148, !tbaa.struct !120
  %68 = icmp eq i64 %67, 0, !dbg !151
  br i1 %68, label %70, label %69, !dbg !153

69:                                               ; preds = %65
  call void @_ZSt9terminatev() #12, !dbg !154
  unreachable, !dbg !154

70:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10, !dbg !130
  br label %23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL5enteri(i32 noundef %0) #2 personality ptr @__gxx_personality_v0 !dbg !156 {
  %2 = sext i32 %0 to i64, !dbg !157
  %3 = getelementptr inbounds [2 x %"struct.std::atomic"], ptr @_ZL5wants, i64 0, i64 %2, !dbg !157
  store atomic i8 1, ptr %3 seq_cst, align 1, !dbg !158
  %4 = sub nsw i32 1, %0, !dbg !165
  %5 = sext i32 %4 to i64, !dbg !166
  %6 = getelementptr inbounds [2 x %"struct.std::atomic"], ptr @_ZL5wants, i64 0, i64 %5, !dbg !166
  %7 = load atomic i8, ptr %6 seq_cst, align 1, !dbg !167
  %8 = and i8 %7, 1, !dbg !167
  %9 = icmp eq i8 %8, 0, !dbg !167
  br i1 %9, label %10, label %16, !dbg !172

10:                                               ; preds = %1
  %11 = atomicrmw add ptr @_ZL6inside, i32 1 monotonic, align 4, !dbg !173
  %12 = icmp eq i32 %11, 0, !dbg !176
  br i1 %12, label %14, label %13, !dbg !176

13:                                               ; preds = %10
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 20, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL5enteri) #12, !dbg !176
  unreachable, !dbg !176

14:                                               ; preds = %10
  %15 = atomicrmw sub ptr @_ZL6inside, i32 1 monotonic, align 4, !dbg !177
  br label %16, !dbg !180

16:                                               ; preds = %14, %1
  store atomic i8 0, ptr %3 seq_cst, align 1, !dbg !181
  ret void, !dbg !184
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !185 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

declare !dbg !187 void @_ZSt9terminatev() local_unnamed_addr

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #7

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 !dbg !188 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #10, !dbg !189
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !189
  ret void, !dbg !189
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #9 comdat align 2 !dbg !190 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !191
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !192
  %4 = load ptr, ptr %3, align 8, !dbg !203, !tbaa !58
  %5 = load i32, ptr %2, align 8, !dbg !209, !tbaa !210
  tail call void %4(i32 noundef %5), !dbg !203
  ret void, !dbg !211
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
attributes #10 = { nounwind }
attributes #11 = { builtin allocsize(0) }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/store_buffering.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 26, type: !9, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 28, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 28, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !17)
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !22, i64 0}
!29 = !DILocation(line: 206, column: 6, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 200, column: 4, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "_Head_base<int>", scope: !32, file: !32, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!33 = distinct !DILocation(line: 441, column: 4, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !32, file: !32, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!35 = distinct !DILocation(line: 291, column: 4, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !32, file: !32, line: 290, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = distinct !DILocation(line: 1079, column: 4, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !32, file: !32, line: 1077, type: !9, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!39 = distinct !DILocation(line: 206, column: 14, scope: !25, inlinedAt: !26)
!40 = !{!41, !42, i64 0}
!41 = !{!"_ZTSSt10_Head_baseILm1EiLb0EE", !42, i64 0}
!42 = !{!"int", !21, i64 0}
!43 = !DILocation(line: 293, column: 2, scope: !36, inlinedAt: !37)
!44 = !DILocation(line: 193, column: 9, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "_Head_base", scope: !32, file: !32, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 292, column: 4, scope: !36, inlinedAt: !37)
!47 = !{!48, !49, i64 0}
!48 = !{!"_ZTSSt10_Head_baseILm0EPFviELb0EE", !49, i64 0}
!49 = !{!"any pointer", !21, i64 0}
!50 = !DILocation(line: 168, column: 56, scope: !51, inlinedAt: !53)
!51 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !52, file: !52, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!52 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!53 = distinct !DILocation(line: 233, column: 40, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !52, file: !52, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = distinct !DILocation(line: 310, column: 4, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !52, file: !52, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !17)
!58 = !{!49, !49, i64 0}
!59 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!60 = !DILocation(line: 395, column: 6, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "~unique_ptr", scope: !52, file: !52, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!62 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!63 = !DILocation(line: 395, column: 12, scope: !61, inlinedAt: !62)
!64 = !DILocation(line: 95, column: 2, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "operator()", scope: !52, file: !52, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = distinct !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !62)
!67 = !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !62)
!68 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!69 = !DILocation(line: 395, column: 6, scope: !61, inlinedAt: !70)
!70 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!71 = !DILocation(line: 395, column: 12, scope: !61, inlinedAt: !70)
!72 = !DILocation(line: 95, column: 2, scope: !65, inlinedAt: !73)
!73 = distinct !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !70)
!74 = !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !70)
!75 = !DILocation(line: 0, scope: !8)
!76 = !DILocation(line: 397, column: 8, scope: !61, inlinedAt: !70)
!77 = !DILocation(line: 397, column: 8, scope: !61, inlinedAt: !62)
!78 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !79)
!79 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !80)
!80 = distinct !DILocation(line: 28, column: 27, scope: !8)
!81 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !80)
!82 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !83)
!83 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !80)
!84 = !DILocation(line: 206, column: 6, scope: !25, inlinedAt: !83)
!85 = !DILocation(line: 200, column: 4, scope: !31, inlinedAt: !86)
!86 = distinct !DILocation(line: 441, column: 4, scope: !34, inlinedAt: !87)
!87 = distinct !DILocation(line: 291, column: 4, scope: !36, inlinedAt: !88)
!88 = distinct !DILocation(line: 1079, column: 4, scope: !38, inlinedAt: !89)
!89 = distinct !DILocation(line: 206, column: 14, scope: !25, inlinedAt: !83)
!90 = !DILocation(line: 293, column: 2, scope: !36, inlinedAt: !88)
!91 = !DILocation(line: 193, column: 9, scope: !45, inlinedAt: !92)
!92 = distinct !DILocation(line: 292, column: 4, scope: !36, inlinedAt: !88)
!93 = !DILocation(line: 168, column: 56, scope: !51, inlinedAt: !94)
!94 = distinct !DILocation(line: 233, column: 40, scope: !54, inlinedAt: !95)
!95 = distinct !DILocation(line: 310, column: 4, scope: !56, inlinedAt: !96)
!96 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !80)
!97 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !80)
!98 = !DILocation(line: 395, column: 6, scope: !61, inlinedAt: !99)
!99 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !80)
!100 = !DILocation(line: 395, column: 12, scope: !61, inlinedAt: !99)
!101 = !DILocation(line: 95, column: 2, scope: !65, inlinedAt: !102)
!102 = distinct !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !99)
!103 = !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !99)
!104 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !80)
!105 = !DILocation(line: 395, column: 6, scope: !61, inlinedAt: !106)
!106 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !80)
!107 = !DILocation(line: 395, column: 12, scope: !61, inlinedAt: !106)
!108 = !DILocation(line: 95, column: 2, scope: !65, inlinedAt: !109)
!109 = distinct !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !106)
!110 = !DILocation(line: 396, column: 4, scope: !61, inlinedAt: !106)
!111 = !DILocation(line: 397, column: 8, scope: !61, inlinedAt: !106)
!112 = !DILocation(line: 397, column: 8, scope: !61, inlinedAt: !99)
!113 = !DILocation(line: 29, column: 4, scope: !8)
!114 = !DILocation(line: 30, column: 4, scope: !8)
!115 = !DILocation(line: 175, column: 16, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!117 = distinct !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = distinct !DILocation(line: 31, column: 1, scope: !8)
!120 = !{i64 0, i64 8, !121}
!121 = !{!20, !20, i64 0}
!122 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = distinct !DILocation(line: 175, column: 22, scope: !116, inlinedAt: !117)
!125 = !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !119)
!126 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !129)
!127 = distinct !DISubprogram(name: "__terminate", scope: !128, file: !128, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!129 = distinct !DILocation(line: 151, column: 2, scope: !118, inlinedAt: !119)
!130 = !DILocation(line: 31, column: 1, scope: !8)
!131 = !DILocation(line: 175, column: 16, scope: !116, inlinedAt: !132)
!132 = distinct !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !133)
!133 = distinct !DILocation(line: 31, column: 1, scope: !8)
!134 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !135)
!135 = distinct !DILocation(line: 175, column: 22, scope: !116, inlinedAt: !132)
!136 = !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !133)
!137 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !138)
!138 = distinct !DILocation(line: 151, column: 2, scope: !118, inlinedAt: !133)
!139 = !DILocation(line: 28, column: 27, scope: !8)
!140 = !DILocation(line: 175, column: 16, scope: !116, inlinedAt: !141)
!141 = distinct !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !142)
!142 = distinct !DILocation(line: 31, column: 1, scope: !8)
!143 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !144)
!144 = distinct !DILocation(line: 175, column: 22, scope: !116, inlinedAt: !141)
!145 = !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !142)
!146 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !147)
!147 = distinct !DILocation(line: 151, column: 2, scope: !118, inlinedAt: !142)
!148 = !DILocation(line: 175, column: 16, scope: !116, inlinedAt: !149)
!149 = distinct !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !150)
!150 = distinct !DILocation(line: 31, column: 1, scope: !8)
!151 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !152)
!152 = distinct !DILocation(line: 175, column: 22, scope: !116, inlinedAt: !149)
!153 = !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !150)
!154 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !155)
!155 = distinct !DILocation(line: 151, column: 2, scope: !118, inlinedAt: !150)
!156 = distinct !DISubprogram(name: "enter", scope: !1, file: !1, line: 16, type: !9, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!157 = !DILocation(line: 18, column: 2, scope: !156)
!158 = !DILocation(line: 464, column: 2, scope: !159, inlinedAt: !161)
!159 = distinct !DISubprogram(name: "store", scope: !160, file: !160, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!160 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!161 = distinct !DILocation(line: 104, column: 15, scope: !162, inlinedAt: !164)
!162 = distinct !DISubprogram(name: "store", scope: !163, file: !163, line: 103, type: !9, scopeLine: 104, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!163 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!164 = distinct !DILocation(line: 18, column: 12, scope: !156)
!165 = !DILocation(line: 19, column: 15, scope: !156)
!166 = !DILocation(line: 19, column: 7, scope: !156)
!167 = !DILocation(line: 488, column: 9, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "load", scope: !160, file: !160, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = distinct !DILocation(line: 112, column: 22, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "load", scope: !163, file: !163, line: 111, type: !9, scopeLine: 112, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = distinct !DILocation(line: 19, column: 21, scope: !156)
!172 = !DILocation(line: 19, column: 6, scope: !156)
!173 = !DILocation(line: 618, column: 16, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "fetch_add", scope: !160, file: !160, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!175 = distinct !DILocation(line: 20, column: 3, scope: !156)
!176 = !DILocation(line: 20, column: 3, scope: !156)
!177 = !DILocation(line: 628, column: 16, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "fetch_sub", scope: !160, file: !160, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!179 = distinct !DILocation(line: 21, column: 10, scope: !156)
!180 = !DILocation(line: 22, column: 2, scope: !156)
!181 = !DILocation(line: 464, column: 2, scope: !159, inlinedAt: !182)
!182 = distinct !DILocation(line: 104, column: 15, scope: !162, inlinedAt: !183)
!183 = distinct !DILocation(line: 23, column: 12, scope: !156)
!184 = !DILocation(line: 24, column: 1, scope: !156)
!185 = !DISubprogram(name: "__assert_fail", scope: !186, file: !186, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!186 = !DIFile(filename: "include/assert.h", directory: "")
!187 = !DISubprogram(name: "terminate", scope: !128, file: !128, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!188 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!189 = !DILocation(line: 200, column: 14, scope: !188)
!190 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!191 = !DILocation(line: 210, column: 13, scope: !190)
!192 = !DILocation(line: 268, column: 66, scope: !193, inlinedAt: !194)
!193 = distinct !DISubprogram(name: "_M_head", scope: !32, file: !32, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!194 = distinct !DILocation(line: 1365, column: 14, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", scope: !32, file: !32, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!196 = distinct !DILocation(line: 1395, column: 43, scope: !197, inlinedAt: !198)
!197 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", scope: !32, file: !32, line: 1392, type: !9, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!198 = distinct !DILocation(line: 252, column: 27, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!200 = distinct !DILocation(line: 259, column: 11, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!202 = distinct !DILocation(line: 210, column: 13, scope: !190)
!203 = !DILocation(line: 61, column: 14, scope: !204, inlinedAt: !206)
!204 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", scope: !205, file: !205, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!205 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!206 = distinct !DILocation(line: 96, column: 14, scope: !207, inlinedAt: !208)
!207 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", scope: !205, file: !205, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!208 = distinct !DILocation(line: 252, column: 13, scope: !199, inlinedAt: !200)
!209 = !DILocation(line: 61, column: 37, scope: !204, inlinedAt: !206)
!210 = !{!42, !42, i64 0}
!211 = !DILocation(line: 210, column: 24, scope: !190)
