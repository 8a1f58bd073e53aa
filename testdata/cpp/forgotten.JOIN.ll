; ModuleID = 'cpp/forgotten.cpp'
source_filename = "cpp/forgotten.cpp"
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

@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #9, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !12
  store i64 0, ptr %2, align 8, !dbg !12, !tbaa !18
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #10, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !24, !tbaa !27
  store ptr %3, ptr %1, align 8, !dbg !29, !tbaa !37
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null)
          to label %4 unwind label %11, !dbg !39

4:                                                ; preds = %0
  %5 = load ptr, ptr %1, align 8, !dbg !40, !tbaa !37
  %6 = icmp eq ptr %5, null, !dbg !43
  br i1 %6, label %22, label %7, !dbg !40

7:                                                ; preds = %4
  %8 = load ptr, ptr %5, align 8, !dbg !44, !tbaa !27
  %9 = getelementptr inbounds ptr, ptr %8, i64 1, !dbg !44
  %10 = load ptr, ptr %9, align 8, !dbg !44
  call void %10(ptr noundef nonnull align 8 dereferenceable(8) %5) #9, !dbg !44
  br label %22, !dbg !47

11:                                               ; preds = %0
  %12 = landingpad { ptr, i32 }
          cleanup, !dbg !48
  %13 = load ptr, ptr %1, align 8, !dbg !49, !tbaa !37
  %14 = icmp eq ptr %13, null, !dbg !51
  br i1 %14, label %21, label %15, !dbg !49

15:                                               ; preds = %11
  %16 = load ptr, ptr %13, align 8, !dbg !52, !tbaa !27
  %17 = getelementptr inbounds ptr, ptr %16, i64 1, !dbg !52
  %18 = load ptr, ptr %17, align 8, !dbg !52
  call void %18(ptr noundef nonnull align 8 dereferenceable(8) %13) #9, !dbg !52
  br label %21, !dbg !54

19:                                               ; preds = %33, %21
  %20 = phi { ptr, i32 } [ %12, %21 ], [ %29, %33 ]
  resume { ptr, i32 } %20, !dbg !55

21:                                               ; preds = %15, %11
  store ptr null, ptr %1, align 8, !dbg !56, !tbaa !37
  br label %19

22:                                               ; preds = %4, %7
  store ptr null, ptr %1, align 8, !dbg !57, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !48
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %23 unwind label %28, !dbg !58

23:                                               ; preds = %22
  %24 = load i64, ptr %2, align 8, !dbg !59, !tbaa.struct !64
  %25 = icmp eq i64 %24, 0, !dbg !66
  br i1 %25, label %27, label %26, !dbg !69

26:                                               ; preds = %23
  call void @_ZSt9terminatev() #11, !dbg !70
  unreachable, !dbg !70

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9, !dbg !74
  ret i32 0, !dbg !74

28:                                               ; preds = %22
  %29 = landingpad { ptr, i32 }
          cleanup, !dbg !74
  %30 = load i64, ptr %2, align 8, !dbg !75, !tbaa.struct !64
  %31 = icmp eq i64 %30, 0, !dbg !78
  br i1 %31, label %33, label %32, !dbg !80

32:                                               ; preds = %28
  call void @_ZSt9terminatev() #11, !dbg !81
  unreachable, !dbg !81

33:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #9, !dbg !74
  br label %19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: noreturn nounwind
declare !dbg !83 void @_ZSt9terminatev() local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #7 align 2 !dbg !84 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #9, !dbg !85
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !85
  ret void, !dbg !85
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #8 align 2 personality ptr @__gxx_personality_v0 !dbg !86 {
  ret void, !dbg !87
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind }
attributes #10 = { builtin allocsize(0) }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/forgotten.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 7, type: !9, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 9, column: 2, scope: !8)
!12 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "id", scope: !14, file: !14, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!15 = distinct !DILocation(line: 126, column: 7, scope: !16, inlinedAt: !17)
!16 = distinct !DISubprogram(name: "thread<(lambda at cpp/forgotten.cpp:9:21), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 9, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<(lambda at cpp/forgotten.cpp:9:21)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!58 = !DILocation(line: 11, column: 9, scope: !8)
!59 = !DILocation(line: 175, column: 16, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!61 = distinct !DILocation(line: 150, column: 11, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!63 = distinct !DILocation(line: 16, column: 1, scope: !8)
!64 = !{i64 0, i64 8, !65}
!65 = !{!20, !20, i64 0}
!66 = !DILocation(line: 286, column: 26, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = distinct !DILocation(line: 175, column: 22, scope: !60, inlinedAt: !61)
!69 = !DILocation(line: 150, column: 11, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 312, column: 5, scope: !71, inlinedAt: !73)
!71 = distinct !DISubprogram(name: "__terminate", scope: !72, file: !72, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!72 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!73 = distinct !DILocation(line: 151, column: 2, scope: !62, inlinedAt: !63)
!74 = !DILocation(line: 16, column: 1, scope: !8)
!75 = !DILocation(line: 175, column: 16, scope: !60, inlinedAt: !76)
!76 = distinct !DILocation(line: 150, column: 11, scope: !62, inlinedAt: !77)
!77 = distinct !DILocation(line: 16, column: 1, scope: !8)
!78 = !DILocation(line: 286, column: 26, scope: !67, inlinedAt: !79)
!79 = distinct !DILocation(line: 175, column: 22, scope: !60, inlinedAt: !76)
!80 = !DILocation(line: 150, column: 11, scope: !62, inlinedAt: !77)
!81 = !DILocation(line: 312, column: 5, scope: !71, inlinedAt: !82)
!82 = distinct !DILocation(line: 151, column: 2, scope: !62, inlinedAt: !77)
!83 = !DISubprogram(name: "terminate", scope: !72, file: !72, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!84 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!85 = !DILocation(line: 200, column: 14, scope: !84)
!86 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!87 = !DILocation(line: 210, column: 24, scope: !86)
