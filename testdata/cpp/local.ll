; ModuleID = 'local.cpp'
source_filename = "local.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Counter = type { i32 }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.1" }
%"struct.std::_Head_base.1" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.6" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { i32 }
%"struct.std::_Head_base.6" = type { ptr }

$_ZN7CounterD2Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = comdat any

@_ZL7counter = internal thread_local global %struct.Counter zeroinitializer, align 4
@__dso_handle = external hidden global i8
@_ZL5total = internal global %"struct.std::atomic" zeroinitializer, align 4
@.str = private unnamed_addr constant [11 x i8] c"total == 3\00", align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"local.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant [60 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8
@__tls_guard = internal thread_local global i8 0, align 1

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7CounterD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #0 comdat align 2 !dbg !8 {
  %2 = load i32, ptr %0, align 4, !dbg !11, !tbaa !12
  %3 = atomicrmw add ptr @_ZL5total, i32 %2 seq_cst, align 4, !dbg !17
  ret void, !dbg !21
}

; Function Attrs: nounwind
declare i32 @__cxa_thread_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 !dbg !22 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #1, !dbg !23
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !24
  store i64 0, ptr %3, align 8, !dbg !24, !tbaa !30
  %5 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !33
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !34, !tbaa !37
  %6 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !39
  store i32 1, ptr %6, align 8, !dbg !40, !tbaa !50
  %7 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !52
  store ptr @_ZL4worki, ptr %7, align 8, !dbg !53, !tbaa !56
  store ptr %5, ptr %2, align 8, !dbg !59, !tbaa !67
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #1, !dbg !68
  %8 = load ptr, ptr %2, align 8, !dbg !69, !tbaa !67
  %9 = icmp eq ptr %8, null, !dbg !72
  br i1 %9, label %14, label %10, !dbg !69

10:                                               ; preds = %0
  %11 = load ptr, ptr %8, align 8, !dbg !73, !tbaa !37
  %12 = getelementptr inbounds ptr, ptr %11, i64 1, !dbg !73
  %13 = load ptr, ptr %12, align 8, !dbg !73
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %8) #1, !dbg !73
  br label %14, !dbg !76

14:                                               ; preds = %0, %10
  store ptr null, ptr %2, align 8, !dbg !77, !tbaa !67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !78
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #1, !dbg !23
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !79
  store i64 0, ptr %4, align 8, !dbg !79, !tbaa !30
  %15 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #13, !dbg !82
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEEE, i64 0, inrange i32 0, i64 2), ptr %15, align 8, !dbg !83, !tbaa !37
  %16 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %15, i64 0, i32 1, !dbg !85
  store i32 2, ptr %16, align 8, !dbg !86, !tbaa !50
  %17 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %15, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !91
  store ptr @_ZL4worki, ptr %17, align 8, !dbg !92, !tbaa !56
  store ptr %15, ptr %1, align 8, !dbg !94, !tbaa !67
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #1, !dbg !98
  %18 = load ptr, ptr %1, align 8, !dbg !99, !tbaa !67
  %19 = icmp eq ptr %18, null, !dbg !101
  br i1 %19, label %24, label %20, !dbg !99

20:                                               ; preds = %14
  %21 = load ptr, ptr %18, align 8, !dbg !102, !tbaa !37
  %22 = getelementptr inbounds ptr, ptr %21, i64 1, !dbg !102
  %23 = load ptr, ptr %22, align 8, !dbg !102
  call void %23(ptr noundef nonnull align 8 dereferenceable(8) %18) #1, !dbg !102
  br label %24, !dbg !104

24:                                               ; preds = %14, %20
  store ptr null, ptr %1, align 8, !dbg !105, !tbaa !67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !106
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #1, !dbg !107
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #1, !dbg !108
  %25 = load atomic i32, ptr @_ZL5total seq_cst, align 4, !dbg !109
  %26 = icmp eq i32 %25, 3, !dbg !114
  br i1 %26, label %28, label %27, !dbg !114

27:                                               ; preds = %24
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 30, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !114
  unreachable, !dbg !114

28:                                               ; preds = %24
  %29 = load i64, ptr %4, align 8, !dbg !115, !tbaa.struct !120
  %30 = icmp eq i64 %29, 0, !dbg !122
  br i1 %30, label %32, label %31, !dbg !125

31:                                               ; preds = %28
  call void @_ZSt9terminatev() #14, !dbg !126
  unreachable, !dbg !126

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #1, !dbg !130
  %33 = load i64, ptr %3, align 8, !dbg !131, !tbaa.struct !120
  %34 = icmp eq i64 %33, 0, !dbg !134
  br i1 %34, label %36, label %35, !dbg !136

35:                                               ; preds = %32
  call void @_ZSt9terminatev() #14, !dbg !137
  unreachable, !dbg !137

36:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #1, !dbg !130
  ret i32 0, !dbg !130
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nounwind uwtable
define internal void @_ZL4worki(i32 noundef %0) #4 !dbg !139 {
  %2 = icmp sgt i32 %0, 0, !dbg !140
  br i1 %2, label %3, label %5, !dbg !141

3:                                                ; preds = %1
  %4 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL7counter)
  br label %6, !dbg !141

5:                                                ; preds = %13, %1
  ret void, !dbg !142

6:                                                ; preds = %3, %13
  %7 = phi i32 [ 0, %3 ], [ %16, %13 ]
  %8 = load i8, ptr @__tls_guard, align 1, !dbg !143
  %9 = icmp eq i8 %8, 0, !dbg !143
  br i1 %9, label %10, label %13, !dbg !143, !prof !147

10:                                               ; preds = %6
  store i8 1, ptr @__tls_guard, align 1, !dbg !143
  %11 = tail call ptr @llvm.invariant.start.p0(i64 1, ptr nonnull @__tls_guard), !dbg !143
  %12 = tail call i32 @__cxa_thread_atexit(ptr nonnull @_ZN7CounterD2Ev, ptr nonnull @_ZL7counter, ptr nonnull @__dso_handle) #1, !dbg !148
  br label %13, !dbg !143

13:                                               ; preds = %6, %10
  %14 = load i32, ptr %4, align 4, !dbg !151, !tbaa !12
  %15 = add nsw i32 %14, 1, !dbg !151
  store i32 %15, ptr %4, align 4, !dbg !151, !tbaa !12
  %16 = add nuw nsw i32 %7, 1, !dbg !152
  %17 = icmp eq i32 %16, %0, !dbg !140
  br i1 %17, label %5, label %6, !dbg !141, !llvm.loop !153
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !156 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: noreturn nounwind
declare !dbg !158 void @_ZSt9terminatev() local_unnamed_addr #6

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #7

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #8

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #9 comdat align 2 !dbg !159 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #1, !dbg !160
  tail call void @_ZdlPv(ptr noundef %0) #15, !dbg !160
  ret void, !dbg !160
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFviEiEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #10 comdat align 2 !dbg !161 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !162
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !163
  %4 = load ptr, ptr %3, align 8, !dbg !174, !tbaa !67
  %5 = load i32, ptr %2, align 8, !dbg !180, !tbaa !181
  tail call void %4(i32 noundef %5) #1, !dbg !174
  ret void, !dbg !182
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare ptr @llvm.invariant.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #12

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind }
attributes #2 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { builtin nounwind allocsize(0) }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "local.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~Counter", scope: !1, file: !1, line: 10, type: !9, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 10, column: 24, scope: !8)
!12 = !{!13, !14, i64 0}
!13 = !{!"_ZTS7Counter", !14, i64 0}
!14 = !{!"int", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = !DILocation(line: 401, column: 16, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "operator+=", scope: !19, file: !19, line: 400, type: !9, scopeLine: 401, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!19 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!20 = distinct !DILocation(line: 10, column: 21, scope: !8)
!21 = !DILocation(line: 10, column: 27, scope: !8)
!22 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 21, type: !9, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!23 = !DILocation(line: 23, column: 2, scope: !22)
!24 = !DILocation(line: 85, column: 23, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "id", scope: !26, file: !26, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!27 = distinct !DILocation(line: 126, column: 7, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "thread<void (&)(int), int, void>", scope: !26, file: !26, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!29 = distinct !DILocation(line: 23, column: 14, scope: !22)
!30 = !{!31, !32, i64 0}
!31 = !{!"_ZTSNSt6thread2idE", !32, i64 0}
!32 = !{!"long", !15, i64 0}
!33 = !DILocation(line: 142, column: 29, scope: !28, inlinedAt: !29)
!34 = !DILocation(line: 207, column: 4, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "_State_impl<void (&)(int), int>", scope: !26, file: !26, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = distinct !DILocation(line: 142, column: 33, scope: !28, inlinedAt: !29)
!37 = !{!38, !38, i64 0}
!38 = !{!"vtable pointer", !16, i64 0}
!39 = !DILocation(line: 206, column: 6, scope: !35, inlinedAt: !36)
!40 = !DILocation(line: 200, column: 4, scope: !41, inlinedAt: !43)
!41 = distinct !DISubprogram(name: "_Head_base<int>", scope: !42, file: !42, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!42 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!43 = distinct !DILocation(line: 441, column: 4, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "_Tuple_impl<int>", scope: !42, file: !42, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!45 = distinct !DILocation(line: 291, column: 4, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(int), int, void>", scope: !42, file: !42, line: 290, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!47 = distinct !DILocation(line: 1079, column: 4, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "tuple<void (&)(int), int, true>", scope: !42, file: !42, line: 1077, type: !9, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = distinct !DILocation(line: 206, column: 14, scope: !35, inlinedAt: !36)
!50 = !{!51, !14, i64 0}
!51 = !{!"_ZTSSt10_Head_baseILm1EiLb0EE", !14, i64 0}
!52 = !DILocation(line: 293, column: 2, scope: !46, inlinedAt: !47)
!53 = !DILocation(line: 193, column: 9, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "_Head_base", scope: !42, file: !42, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = distinct !DILocation(line: 292, column: 4, scope: !46, inlinedAt: !47)
!56 = !{!57, !58, i64 0}
!57 = !{!"_ZTSSt10_Head_baseILm0EPFviELb0EE", !58, i64 0}
!58 = !{!"any pointer", !15, i64 0}
!59 = !DILocation(line: 168, column: 56, scope: !60, inlinedAt: !62)
!60 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !61, file: !61, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!61 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!62 = distinct !DILocation(line: 233, column: 40, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !61, file: !61, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!64 = distinct !DILocation(line: 310, column: 4, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !61, file: !61, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!66 = distinct !DILocation(line: 142, column: 18, scope: !28, inlinedAt: !29)
!67 = !{!58, !58, i64 0}
!68 = !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !29)
!69 = !DILocation(line: 395, column: 6, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "~unique_ptr", scope: !61, file: !61, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = distinct !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !29)
!72 = !DILocation(line: 395, column: 12, scope: !70, inlinedAt: !71)
!73 = !DILocation(line: 95, column: 2, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "operator()", scope: !61, file: !61, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!75 = distinct !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !71)
!76 = !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !71)
!77 = !DILocation(line: 397, column: 8, scope: !70, inlinedAt: !71)
!78 = !DILocation(line: 145, column: 7, scope: !28, inlinedAt: !29)
!79 = !DILocation(line: 85, column: 23, scope: !25, inlinedAt: !80)
!80 = distinct !DILocation(line: 126, column: 7, scope: !28, inlinedAt: !81)
!81 = distinct !DILocation(line: 23, column: 26, scope: !22)
!82 = !DILocation(line: 142, column: 29, scope: !28, inlinedAt: !81)
!83 = !DILocation(line: 207, column: 4, scope: !35, inlinedAt: !84)
!84 = distinct !DILocation(line: 142, column: 33, scope: !28, inlinedAt: !81)
!85 = !DILocation(line: 206, column: 6, scope: !35, inlinedAt: !84)
!86 = !DILocation(line: 200, column: 4, scope: !41, inlinedAt: !87)
!87 = distinct !DILocation(line: 441, column: 4, scope: !44, inlinedAt: !88)
!88 = distinct !DILocation(line: 291, column: 4, scope: !46, inlinedAt: !89)
!89 = distinct !DILocation(line: 1079, column: 4, scope: !48, inlinedAt: !90)
!90 = distinct !DILocation(line: 206, column: 14, scope: !35, inlinedAt: !84)
!91 = !DILocation(line: 293, column: 2, scope: !46, inlinedAt: !89)
!92 = !DILocation(line: 193, column: 9, scope: !54, inlinedAt: !93)
!93 = distinct !DILocation(line: 292, column: 4, scope: !46, inlinedAt: !89)
!94 = !DILocation(line: 168, column: 56, scope: !60, inlinedAt: !95)
!95 = distinct !DILocation(line: 233, column: 40, scope: !63, inlinedAt: !96)
!96 = distinct !DILocation(line: 310, column: 4, scope: !65, inlinedAt: !97)
!97 = distinct !DILocation(line: 142, column: 18, scope: !28, inlinedAt: !81)
!98 = !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !81)
!99 = !DILocation(line: 395, column: 6, scope: !70, inlinedAt: !100)
!100 = distinct !DILocation(line: 142, column: 2, scope: !28, inlinedAt: !81)
!101 = !DILocation(line: 395, column: 12, scope: !70, inlinedAt: !100)
!102 = !DILocation(line: 95, column: 2, scope: !74, inlinedAt: !103)
!103 = distinct !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !100)
!104 = !DILocation(line: 396, column: 4, scope: !70, inlinedAt: !100)
!105 = !DILocation(line: 397, column: 8, scope: !70, inlinedAt: !100)
!106 = !DILocation(line: 145, column: 7, scope: !28, inlinedAt: !81)
!107 = !DILocation(line: 24, column: 4, scope: !22)
!108 = !DILocation(line: 29, column: 4, scope: !22)
!109 = !DILocation(line: 488, column: 9, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "load", scope: !19, file: !19, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!111 = distinct !DILocation(line: 348, column: 16, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "operator int", scope: !19, file: !19, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!113 = distinct !DILocation(line: 30, column: 2, scope: !22)
!114 = !DILocation(line: 30, column: 2, scope: !22)
!115 = !DILocation(line: 175, column: 16, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "joinable", scope: !26, file: !26, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!117 = distinct !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "~thread", scope: !26, file: !26, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!119 = distinct !DILocation(line: 32, column: 1, scope: !22)
!120 = !{i64 0, i64 8, !121}
!121 = !{!32, !32, i64 0}
!122 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !124)
!123 = distinct !DISubprogram(name: "operator==", scope: !26, file: !26, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!124 = distinct !DILocation(line: 175, column: 22, scope: !116, inlinedAt: !117)
!125 = !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !119)
!126 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !129)
!127 = distinct !DISubprogram(name: "__terminate", scope: !128, file: !128, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!129 = distinct !DILocation(line: 151, column: 2, scope: !118, inlinedAt: !119)
!130 = !DILocation(line: 32, column: 1, scope: !22)
!131 = !DILocation(line: 175, column: 16, scope: !116, inlinedAt: !132)
!132 = distinct !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !133)
!133 = distinct !DILocation(line: 32, column: 1, scope: !22)
!134 = !DILocation(line: 286, column: 26, scope: !123, inlinedAt: !135)
!135 = distinct !DILocation(line: 175, column: 22, scope: !116, inlinedAt: !132)
!136 = !DILocation(line: 150, column: 11, scope: !118, inlinedAt: !133)
!137 = !DILocation(line: 312, column: 5, scope: !127, inlinedAt: !138)
!138 = distinct !DILocation(line: 151, column: 2, scope: !118, inlinedAt: !133)
!139 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 15, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!140 = !DILocation(line: 17, column: 20, scope: !139)
!141 = !DILocation(line: 17, column: 2, scope: !139)
!142 = !DILocation(line: 19, column: 1, scope: !139)
!143 = !DILocation(line: 0, scope: !144, inlinedAt: !146)
!144 = distinct !DISubprogram(linkageName: "__tls_init", scope: !145, file: !145, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!145 = !DIFile(filename: "local.cpp", directory: ".")
!146 = distinct !DILocation(line: 18, column: 3, scope: !139)
!147 = !{!"branch_weights", i32 1, i32 1023}
!148 = !DILocation(line: 0, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !145, file: !145, type: !9, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = distinct !DILocation(line: 0, scope: !144, inlinedAt: !146)
!151 = !DILocation(line: 18, column: 12, scope: !139)
!152 = !DILocation(line: 17, column: 30, scope: !139)
!153 = distinct !{!153, !141, !151, !154, !155}
!154 = !{!"llvm.loop.mustprogress"}
!155 = !{!"llvm.loop.unroll.disable"}
!156 = !DISubprogram(name: "__assert_fail", scope: !157, file: !157, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!157 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!158 = !DISubprogram(name: "terminate", scope: !128, file: !128, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!159 = distinct !DISubprogram(name: "~_State_impl", scope: !26, file: !26, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!160 = !DILocation(line: 200, column: 14, scope: !159)
!161 = distinct !DISubprogram(name: "_M_run", scope: !26, file: !26, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = !DILocation(line: 210, column: 13, scope: !161)
!163 = !DILocation(line: 268, column: 66, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "_M_head", scope: !42, file: !42, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!165 = distinct !DILocation(line: 1365, column: 14, scope: !166, inlinedAt: !167)
!166 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(int), int>", scope: !42, file: !42, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!167 = distinct !DILocation(line: 1395, column: 43, scope: !168, inlinedAt: !169)
!168 = distinct !DISubprogram(name: "get<0UL, void (*)(int), int>", scope: !42, file: !42, line: 1392, type: !9, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!169 = distinct !DILocation(line: 252, column: 27, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !26, file: !26, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!171 = distinct !DILocation(line: 259, column: 11, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "operator()", scope: !26, file: !26, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!173 = distinct !DILocation(line: 210, column: 13, scope: !161)
!174 = !DILocation(line: 61, column: 14, scope: !175, inlinedAt: !177)
!175 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(int), int>", scope: !176, file: !176, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!176 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!177 = distinct !DILocation(line: 96, column: 14, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "__invoke<void (*)(int), int>", scope: !176, file: !176, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!179 = distinct !DILocation(line: 252, column: 13, scope: !170, inlinedAt: !171)
!180 = !DILocation(line: 61, column: 37, scope: !175, inlinedAt: !177)
!181 = !{!14, !14, i64 0}
!182 = !DILocation(line: 210, column: 24, scope: !161)
