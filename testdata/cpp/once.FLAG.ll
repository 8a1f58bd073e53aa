; ModuleID = 'once.cpp'
source_filename = "once.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { ptr }

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = comdat any

@_ZL11initialised = internal unnamed_addr global i32 0, align 4
@.str = private unnamed_addr constant [17 x i8] c"initialised == 1\00", align 1
@.str.1 = private unnamed_addr constant [9 x i8] c"once.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL4done.0 = internal unnamed_addr global i8 0, align 1
@__PRETTY_FUNCTION__._ZL3usev = private unnamed_addr constant [11 x i8] c"void use()\00", align 1
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant [59 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #9, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #10, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  %6 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !29
  store ptr @_ZL3usev, ptr %6, align 8, !dbg !30, !tbaa !38
  store ptr %5, ptr %2, align 8, !dbg !41, !tbaa !49
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #9, !dbg !50
  %7 = load ptr, ptr %2, align 8, !dbg !51, !tbaa !49
  %8 = icmp eq ptr %7, null, !dbg !54
  br i1 %8, label %13, label %9, !dbg !51

9:                                                ; preds = %0
  %10 = load ptr, ptr %7, align 8, !dbg !55, !tbaa !27
  %11 = getelementptr inbounds ptr, ptr %10, i64 1, !dbg !55
  %12 = load ptr, ptr %11, align 8, !dbg !55
  call void %12(ptr noundef nonnull align 8 dereferenceable(8) %7) #9, !dbg !55
  br label %13, !dbg !58

13:                                               ; preds = %0, %9
  store ptr null, ptr %2, align 8, !dbg !59, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !60
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #9, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !61
  store i64 0, ptr %4, align 8, !dbg !61, !tbaa !18
  %14 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #10, !dbg !64
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEEE, i64 0, inrange i32 0, i64 2), ptr %14, align 8, !dbg !65, !tbaa !27
  %15 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %14, i64 0, i32 1, !dbg !67
  store ptr @_ZL3usev, ptr %15, align 8, !dbg !68, !tbaa !38
  store ptr %14, ptr %1, align 8, !dbg !72, !tbaa !49
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #9, !dbg !76
  %16 = load ptr, ptr %1, align 8, !dbg !77, !tbaa !49
  %17 = icmp eq ptr %16, null, !dbg !79
  br i1 %17, label %22, label %18, !dbg !77

18:                                               ; preds = %13
  %19 = load ptr, ptr %16, align 8, !dbg !80, !tbaa !27
  %20 = getelementptr inbounds ptr, ptr %19, i64 1, !dbg !80
  %21 = load ptr, ptr %20, align 8, !dbg !80
  call void %21(ptr noundef nonnull align 8 dereferenceable(8) %16) #9, !dbg !80
  br label %22, !dbg !82

22:                                               ; preds = %13, %18
  store ptr null, ptr %1, align 8, !dbg !83, !tbaa !49
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !84
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #9, !dbg !85
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #9, !dbg !86
  %23 = load i32, ptr @_ZL11initialised, align 4, !dbg !87, !tbaa !88
  %24 = icmp eq i32 %23, 1, !dbg !87
  br i1 %24, label %26, label %25, !dbg !87

25:                                               ; preds = %22
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 31, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #11, !dbg !87
  unreachable, !dbg !87

26:                                               ; preds = %22
  %27 = load i64, ptr %4, align 8, !dbg !90, !tbaa.struct !95
  %28 = icmp eq i64 %27, 0, !dbg !97
  br i1 %28, label %30, label %29, !dbg !100

29:                                               ; preds = %26
  call void @_ZSt9terminatev() #11, !dbg !101
  unreachable, !dbg !101

30:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #9, !dbg !105
  %31 = load i64, ptr %3, align 8, !dbg !106, !tbaa.struct !95
  %32 = icmp eq i64 %31, 0, !dbg !109
  br i1 %32, label %34, label %33, !dbg !111

33:                                               ; preds = %30
  call void @_ZSt9terminatev() #11, !dbg !112
  unreachable, !dbg !112

34:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #9, !dbg !105
  ret i32 0, !dbg !105
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL3usev() #2 !dbg !114 {
  %1 = load atomic i8, ptr @_ZL4done.0 seq_cst, align 1, !dbg !115
  %2 = and i8 %1, 1, !dbg !115
  %3 = icmp eq i8 %2, 0, !dbg !115
  br i1 %3, label %4, label %7, !dbg !122

4:                                                ; preds = %0
  %5 = load i32, ptr @_ZL11initialised, align 4, !dbg !123, !tbaa !88
  %6 = add nsw i32 %5, 1, !dbg !123
  store i32 %6, ptr @_ZL11initialised, align 4, !dbg !123, !tbaa !88
  store atomic i8 1, ptr @_ZL4done.0 seq_cst, align 1, !dbg !124
  br label %7, !dbg !131

7:                                                ; preds = %4, %0
  %8 = load i32, ptr @_ZL11initialised, align 4, !dbg !132, !tbaa !88
  %9 = icmp eq i32 %8, 1, !dbg !132
  br i1 %9, label %11, label %10, !dbg !132

10:                                               ; preds = %7
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 23, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL3usev) #11, !dbg !132
  unreachable, !dbg !132

11:                                               ; preds = %7
  ret void, !dbg !133
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !134 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: noreturn nounwind
declare !dbg !136 void @_ZSt9terminatev() local_unnamed_addr #4

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 !dbg !137 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #9, !dbg !138
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvvEEEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !139 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !140
  %3 = load ptr, ptr %2, align 8, !dbg !141, !tbaa !49
  tail call void %3() #9, !dbg !141
  ret void, !dbg !151
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #8

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { builtin nounwind allocsize(0) }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "once.cpp", directory: ".")
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
!16 = distinct !DISubprogram(name: "thread<void (&)(), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 28, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<void (&)()>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!26 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !17)
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !22, i64 0}
!29 = !DILocation(line: 206, column: 6, scope: !25, inlinedAt: !26)
!30 = !DILocation(line: 193, column: 9, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "_Head_base", scope: !32, file: !32, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!32 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!33 = distinct !DILocation(line: 435, column: 9, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "_Tuple_impl", scope: !32, file: !32, line: 434, type: !9, scopeLine: 436, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!35 = distinct !DILocation(line: 729, column: 4, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "tuple<true, true>", scope: !32, file: !32, line: 727, type: !9, scopeLine: 729, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = distinct !DILocation(line: 206, column: 14, scope: !25, inlinedAt: !26)
!38 = !{!39, !40, i64 0}
!39 = !{!"_ZTSSt10_Head_baseILm0EPFvvELb0EE", !40, i64 0}
!40 = !{!"any pointer", !21, i64 0}
!41 = !DILocation(line: 168, column: 56, scope: !42, inlinedAt: !44)
!42 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !43, file: !43, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!43 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!44 = distinct !DILocation(line: 233, column: 40, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !43, file: !43, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!46 = distinct !DILocation(line: 310, column: 4, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !43, file: !43, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !17)
!49 = !{!40, !40, i64 0}
!50 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!51 = !DILocation(line: 395, column: 6, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "~unique_ptr", scope: !43, file: !43, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!53 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !17)
!54 = !DILocation(line: 395, column: 12, scope: !52, inlinedAt: !53)
!55 = !DILocation(line: 95, column: 2, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "operator()", scope: !43, file: !43, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!57 = distinct !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !53)
!59 = !DILocation(line: 397, column: 8, scope: !52, inlinedAt: !53)
!60 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!61 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !62)
!62 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !63)
!63 = distinct !DILocation(line: 28, column: 22, scope: !8)
!64 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !63)
!65 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !66)
!66 = distinct !DILocation(line: 142, column: 33, scope: !16, inlinedAt: !63)
!67 = !DILocation(line: 206, column: 6, scope: !25, inlinedAt: !66)
!68 = !DILocation(line: 193, column: 9, scope: !31, inlinedAt: !69)
!69 = distinct !DILocation(line: 435, column: 9, scope: !34, inlinedAt: !70)
!70 = distinct !DILocation(line: 729, column: 4, scope: !36, inlinedAt: !71)
!71 = distinct !DILocation(line: 206, column: 14, scope: !25, inlinedAt: !66)
!72 = !DILocation(line: 168, column: 56, scope: !42, inlinedAt: !73)
!73 = distinct !DILocation(line: 233, column: 40, scope: !45, inlinedAt: !74)
!74 = distinct !DILocation(line: 310, column: 4, scope: !47, inlinedAt: !75)
!75 = distinct !DILocation(line: 142, column: 18, scope: !16, inlinedAt: !63)
!76 = !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !63)
!77 = !DILocation(line: 395, column: 6, scope: !52, inlinedAt: !78)
!78 = distinct !DILocation(line: 142, column: 2, scope: !16, inlinedAt: !63)
!79 = !DILocation(line: 395, column: 12, scope: !52, inlinedAt: !78)
!80 = !DILocation(line: 95, column: 2, scope: !56, inlinedAt: !81)
!81 = distinct !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !78)
!82 = !DILocation(line: 396, column: 4, scope: !52, inlinedAt: !78)
!83 = !DILocation(line: 397, column: 8, scope: !52, inlinedAt: !78)
!84 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !63)
!85 = !DILocation(line: 29, column: 4, scope: !8)
!86 = !DILocation(line: 30, column: 4, scope: !8)
!87 = !DILocation(line: 31, column: 2, scope: !8)
!88 = !{!89, !89, i64 0}
!89 = !{!"int", !21, i64 0}
!90 = !DILocation(line: 175, column: 16, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!92 = distinct !DILocation(line: 150, column: 11, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!94 = distinct !DILocation(line: 32, column: 1, scope: !8)
!95 = !{i64 0, i64 8, !96}
!96 = !{!20, !20, i64 0}
!97 = !DILocation(line: 286, column: 26, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!99 = distinct !DILocation(line: 175, column: 22, scope: !91, inlinedAt: !92)
!100 = !DILocation(line: 150, column: 11, scope: !93, inlinedAt: !94)
!101 = !DILocation(line: 312, column: 5, scope: !102, inlinedAt: !104)
!102 = distinct !DISubprogram(name: "__terminate", scope: !103, file: !103, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!103 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!104 = distinct !DILocation(line: 151, column: 2, scope: !93, inlinedAt: !94)
!105 = !DILocation(line: 32, column: 1, scope: !8)
!106 = !DILocation(line: 175, column: 16, scope: !91, inlinedAt: !107)
!107 = distinct !DILocation(line: 150, column: 11, scope: !93, inlinedAt: !108)
!108 = distinct !DILocation(line: 32, column: 1, scope: !8)
!109 = !DILocation(line: 286, column: 26, scope: !98, inlinedAt: !110)
!110 = distinct !DILocation(line: 175, column: 22, scope: !91, inlinedAt: !107)
!111 = !DILocation(line: 150, column: 11, scope: !93, inlinedAt: !108)
!112 = !DILocation(line: 312, column: 5, scope: !102, inlinedAt: !113)
!113 = distinct !DILocation(line: 151, column: 2, scope: !93, inlinedAt: !108)
!114 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 13, type: !9, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!115 = !DILocation(line: 488, column: 9, scope: !116, inlinedAt: !118)
!116 = distinct !DISubprogram(name: "load", scope: !117, file: !117, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!117 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!118 = distinct !DILocation(line: 87, column: 22, scope: !119, inlinedAt: !121)
!119 = distinct !DISubprogram(name: "operator bool", scope: !120, file: !120, line: 86, type: !9, scopeLine: 87, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!120 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!121 = distinct !DILocation(line: 16, column: 7, scope: !114)
!122 = !DILocation(line: 16, column: 6, scope: !114)
!123 = !DILocation(line: 17, column: 14, scope: !114)
!124 = !DILocation(line: 464, column: 2, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "store", scope: !117, file: !117, line: 456, type: !9, scopeLine: 457, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!126 = distinct !DILocation(line: 356, column: 2, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "operator=", scope: !117, file: !117, line: 354, type: !9, scopeLine: 355, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!128 = distinct !DILocation(line: 80, column: 22, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "operator=", scope: !120, file: !120, line: 79, type: !9, scopeLine: 80, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!130 = distinct !DILocation(line: 18, column: 8, scope: !114)
!131 = !DILocation(line: 19, column: 2, scope: !114)
!132 = !DILocation(line: 23, column: 2, scope: !114)
!133 = !DILocation(line: 24, column: 1, scope: !114)
!134 = !DISubprogram(name: "__assert_fail", scope: !135, file: !135, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!135 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!136 = !DISubprogram(name: "terminate", scope: !103, file: !103, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!137 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!138 = !DILocation(line: 200, column: 14, scope: !137)
!139 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!140 = !DILocation(line: 210, column: 13, scope: !139)
!141 = !DILocation(line: 61, column: 14, scope: !142, inlinedAt: !144)
!142 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)()>", scope: !143, file: !143, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!144 = distinct !DILocation(line: 96, column: 14, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "__invoke<void (*)()>", scope: !143, file: !143, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = distinct !DILocation(line: 252, column: 13, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!148 = distinct !DILocation(line: 259, column: 11, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!150 = distinct !DILocation(line: 210, column: 13, scope: !139)
!151 = !DILocation(line: 210, column: 24, scope: !139)
