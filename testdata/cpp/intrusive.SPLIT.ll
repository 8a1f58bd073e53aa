; ModuleID = 'cpp/intrusive.cpp'
source_filename = "cpp/intrusive.cpp"
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
%struct.Object = type { %"struct.std::atomic", %"struct.std::atomic" }
%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Tuple_impl.4", %"struct.std::_Head_base.6" }
%"struct.std::_Tuple_impl.4" = type { %"struct.std::_Head_base.5" }
%"struct.std::_Head_base.5" = type { ptr }
%"struct.std::_Head_base.6" = type { ptr }

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEE6_M_runEv = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE = comdat any

@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEE6_M_runEv] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE = linkonce_odr dso_local constant [69 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  %5 = tail call noalias noundef nonnull dereferenceable(8) ptr @_Znwm(i64 noundef 8) #9, !dbg !11
  store i32 2, ptr %5, align 4, !dbg !12, !tbaa !21
  %6 = getelementptr inbounds %struct.Object, ptr %5, i64 0, i32 1, !dbg !26
  store i32 1, ptr %6, align 4, !dbg !27, !tbaa !21
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10, !dbg !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !31
  store i64 0, ptr %3, align 8, !dbg !31, !tbaa !37
  %7 = tail call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #9, !dbg !40
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %7, align 8, !dbg !41, !tbaa !44
  %8 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %7, i64 0, i32 1, !dbg !46
  store ptr %5, ptr %8, align 8, !dbg !47, !tbaa !57
  %9 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %7, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !60
  store ptr @_ZL3useP6Object, ptr %9, align 8, !dbg !61, !tbaa !64
  store ptr %7, ptr %2, align 8, !dbg !66, !tbaa !74
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null)
          to label %10 unwind label %17, !dbg !75

10:                                               ; preds = %0
  %11 = load ptr, ptr %2, align 8, !dbg !76, !tbaa !74
  %12 = icmp eq ptr %11, null, !dbg !79
  br i1 %12, label %28, label %13, !dbg !76

13:                                               ; preds = %10
  %14 = load ptr, ptr %11, align 8, !dbg !80, !tbaa !44
  %15 = getelementptr inbounds ptr, ptr %14, i64 1, !dbg !80
  %16 = load ptr, ptr %15, align 8, !dbg !80
  call void %16(ptr noundef nonnull align 8 dereferenceable(8) %11) #10, !dbg !80
  br label %28, !dbg !83

17:                                               ; preds = %0
  %18 = landingpad { ptr, i32 }
          cleanup, !dbg !84
  %19 = load ptr, ptr %2, align 8, !dbg !85, !tbaa !74
  %20 = icmp eq ptr %19, null, !dbg !87
  br i1 %20, label %27, label %21, !dbg !85

21:                                               ; preds = %17
  %22 = load ptr, ptr %19, align 8, !dbg !88, !tbaa !44
  %23 = getelementptr inbounds ptr, ptr %22, i64 1, !dbg !88
  %24 = load ptr, ptr %23, align 8, !dbg !88
  call void %24(ptr noundef nonnull align 8 dereferenceable(8) %19) #10, !dbg !88
  br label %27, !dbg !90

25:                                               ; preds = %72, %27
  %26 = phi { ptr, i32 } [ %18, %27 ], [ %68, %72 ]
  resume { ptr, i32 } %26, !dbg !91

27:                                               ; preds = %21, %17
  store ptr null, ptr %2, align 8, !dbg !92, !tbaa !74
  br label %25

28:                                               ; preds = %10, %13
  store ptr null, ptr %2, align 8, !dbg !93, !tbaa !74
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !84
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10, !dbg !30
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !94
  store i64 0, ptr %4, align 8, !dbg !94, !tbaa !37
  %29 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #9
          to label %30 unwind label %60, !dbg !97

30:                                               ; preds = %28
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %29, align 8, !dbg !98, !tbaa !44
  %31 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %29, i64 0, i32 1, !dbg !100
  store ptr %5, ptr %31, align 8, !dbg !101, !tbaa !57
  %32 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %29, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !106
  store ptr @_ZL3useP6Object, ptr %32, align 8, !dbg !107, !tbaa !64
  store ptr %29, ptr %1, align 8, !dbg !109, !tbaa !74
  invoke void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null)
          to label %33 unwind label %40, !dbg !113

33:                                               ; preds = %30
  %34 = load ptr, ptr %1, align 8, !dbg !114, !tbaa !74
  %35 = icmp eq ptr %34, null, !dbg !116
  br i1 %35, label %49, label %36, !dbg !114

36:                                               ; preds = %33
  %37 = load ptr, ptr %34, align 8, !dbg !117, !tbaa !44
  %38 = getelementptr inbounds ptr, ptr %37, i64 1, !dbg !117
  %39 = load ptr, ptr %38, align 8, !dbg !117
  call void %39(ptr noundef nonnull align 8 dereferenceable(8) %34) #10, !dbg !117
  br label %49, !dbg !119

40:                                               ; preds = %30
  %41 = landingpad { ptr, i32 }
          cleanup, !dbg !120
  %42 = load ptr, ptr %1, align 8, !dbg !121, !tbaa !74
  %43 = icmp eq ptr %42, null, !dbg !123
  br i1 %43, label %48, label %44, !dbg !121

44:                                               ; preds = %40
  %45 = load ptr, ptr %42, align 8, !dbg !124, !tbaa !44
  %46 = getelementptr inbounds ptr, ptr %45, i64 1, !dbg !124
  %47 = load ptr, ptr %46, align 8, !dbg !124
  call void %47(ptr noundef nonnull align 8 dereferenceable(8) %42) #10, !dbg !124
  br label %48, !dbg !126

48:                                               ; preds = %44, %40
  store ptr null, ptr %1, align 8, !dbg !127, !tbaa !74
  br label %67

49:                                               ; preds = %33, %36
  store ptr null, ptr %1, align 8, !dbg !128, !tbaa !74
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !120
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3)
          to label %50 unwind label %62, !dbg !129

50:                                               ; preds = %49
  invoke void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4)
          to label %51 unwind label %62, !dbg !130

51:                                               ; preds = %50
  %52 = load i64, ptr %4, align 8, !dbg !131, !tbaa.struct !136
  %53 = icmp eq i64 %52, 0, !dbg !138
  br i1 %53, label %55, label %54, !dbg !141

54:                                               ; preds = %51
  call void @_ZSt9terminatev() #11, !dbg !142
  unreachable, !dbg !142

55:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10, !dbg !146
  %56 = load i64, ptr %3, align 8, !dbg !147, !tbaa.struct !136
  %57 = icmp eq i64 %56, 0, !dbg !150
  br i1 %57, label %59, label %58, !dbg !152

58:                                               ; preds = %55
  call void @_ZSt9terminatev() #11, !dbg !153
  unreachable, !dbg !153

59:                                               ; preds = %55
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10, !dbg !146
  ret i32 0, !dbg !146

60:                                               ; preds = %28
  %61 = landingpad { ptr, i32 }
          cleanup, !dbg !146
  br label %67, !dbg !146

62:                                               ; preds = %50, %49
  %63 = landingpad { ptr, i32 }
          cleanup, !dbg !146
  %64 = load i64, ptr %4, align 8, !dbg !155, !tbaa.struct !136
  %65 = icmp eq i64 %64, 0, !dbg !158
  br i1 %65, label %67, label %66, !dbg !160

66:                                               ; preds = %62
  call void @_ZSt9terminatev() #11, !dbg !161
  unreachable, !dbg !161

67:                                               ; preds = %62, %60, %48
  %68 = phi { ptr, i32 } [ %61, %60 ], [ %41, %48 ], [ %63, %62 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10, !dbg !146
  %69 = load i64, ptr %3, align 8, !dbg !163, !tbaa.struct !136
  %70 = icmp eq i64 %69, 0, !dbg !166
  br i1 %70, label %72, label %71, !dbg !168

71:                                               ; preds = %67
  call void @_ZSt9terminatev() #11, !dbg !169
  unreachable, !dbg !169

72:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10, !dbg !146
  br label %25
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nounwind uwtable
define internal void @_ZL3useP6Object(ptr noundef %0) #3 personality ptr @__gxx_personality_v0 !dbg !171 {
  %2 = getelementptr inbounds %struct.Object, ptr %0, i64 0, i32 1, !dbg !172
  %3 = atomicrmw add ptr %2, i32 1 monotonic, align 4, !dbg !173
  %4 = atomicrmw sub ptr %0, i32 1 acq_rel, align 4, !dbg !176
  %5 = load atomic i32, ptr %0 seq_cst, align 4, !dbg !181
  %6 = icmp eq i32 %5, 0, !dbg !184
  br i1 %6, label %7, label %8, !dbg !185

7:                                                ; preds = %1
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !186
  br label %8, !dbg !186

8:                                                ; preds = %1, %7
  ret void, !dbg !187
}

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #5

declare !dbg !188 void @_ZSt9terminatev() local_unnamed_addr

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #6

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #7 comdat align 2 !dbg !189 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) #10, !dbg !190
  tail call void @_ZdlPv(ptr noundef %0) #12, !dbg !190
  ret void, !dbg !190
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJPFvP6ObjectES4_EEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 !dbg !191 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !192
  %3 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, i32 0, i32 0, i32 1, !dbg !193
  %4 = load ptr, ptr %3, align 8, !dbg !204, !tbaa !74
  %5 = load ptr, ptr %2, align 8, !dbg !210, !tbaa !74
  tail call void %4(ptr noundef %5), !dbg !204
  ret void, !dbg !211
}

attributes #0 = { norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { builtin allocsize(0) }
attributes #10 = { nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/intrusive.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 38, column: 19, scope: !8)
!12 = !DILocation(line: 345, column: 58, scope: !13, inlinedAt: !15)
!13 = distinct !DISubprogram(name: "__atomic_base", scope: !14, file: !14, line: 345, type: !9, scopeLine: 345, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!15 = distinct !DILocation(line: 835, column: 56, scope: !16, inlinedAt: !18)
!16 = distinct !DISubprogram(name: "atomic", scope: !17, file: !17, line: 835, type: !9, scopeLine: 835, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = !DIFile(filename: "include/c++/12/atomic", directory: "")
!18 = distinct !DILocation(line: 14, column: 29, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "Object", scope: !1, file: !1, line: 13, type: !9, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!20 = distinct !DILocation(line: 38, column: 23, scope: !8)
!21 = !{!22, !23, i64 0}
!22 = !{!"_ZTSSt13__atomic_baseIiE", !23, i64 0}
!23 = !{!"int", !24, i64 0}
!24 = !{!"omnipotent char", !25, i64 0}
!25 = !{!"Simple C++ TBAA"}
!26 = !DILocation(line: 15, column: 19, scope: !19, inlinedAt: !20)
!27 = !DILocation(line: 345, column: 58, scope: !13, inlinedAt: !28)
!28 = distinct !DILocation(line: 835, column: 56, scope: !16, inlinedAt: !29)
!29 = distinct !DILocation(line: 15, column: 24, scope: !19, inlinedAt: !20)
!30 = !DILocation(line: 39, column: 2, scope: !8)
!31 = !DILocation(line: 85, column: 23, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "id", scope: !33, file: !33, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!33 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!34 = distinct !DILocation(line: 126, column: 7, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "thread<void (&)(Object *), Object *&, void>", scope: !33, file: !33, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!36 = distinct !DILocation(line: 39, column: 14, scope: !8)
!37 = !{!38, !39, i64 0}
!38 = !{!"_ZTSNSt6thread2idE", !39, i64 0}
!39 = !{!"long", !24, i64 0}
!40 = !DILocation(line: 142, column: 29, scope: !35, inlinedAt: !36)
!41 = !DILocation(line: 207, column: 4, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "_State_impl<void (&)(Object *), Object *&>", scope: !33, file: !33, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!43 = distinct !DILocation(line: 142, column: 33, scope: !35, inlinedAt: !36)
!44 = !{!45, !45, i64 0}
!45 = !{!"vtable pointer", !25, i64 0}
!46 = !DILocation(line: 206, column: 6, scope: !42, inlinedAt: !43)
!47 = !DILocation(line: 200, column: 4, scope: !48, inlinedAt: !50)
!48 = distinct !DISubprogram(name: "_Head_base<Object *&>", scope: !49, file: !49, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!49 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!50 = distinct !DILocation(line: 441, column: 4, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "_Tuple_impl<Object *&>", scope: !49, file: !49, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!52 = distinct !DILocation(line: 291, column: 4, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "_Tuple_impl<void (&)(Object *), Object *&, void>", scope: !49, file: !49, line: 290, type: !9, scopeLine: 293, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!54 = distinct !DILocation(line: 1079, column: 4, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "tuple<void (&)(Object *), Object *&, true>", scope: !49, file: !49, line: 1077, type: !9, scopeLine: 1079, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!56 = distinct !DILocation(line: 206, column: 14, scope: !42, inlinedAt: !43)
!57 = !{!58, !59, i64 0}
!58 = !{!"_ZTSSt10_Head_baseILm1EP6ObjectLb0EE", !59, i64 0}
!59 = !{!"any pointer", !24, i64 0}
!60 = !DILocation(line: 293, column: 2, scope: !53, inlinedAt: !54)
!61 = !DILocation(line: 193, column: 9, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "_Head_base", scope: !49, file: !49, line: 192, type: !9, scopeLine: 193, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!63 = distinct !DILocation(line: 292, column: 4, scope: !53, inlinedAt: !54)
!64 = !{!65, !59, i64 0}
!65 = !{!"_ZTSSt10_Head_baseILm0EPFvP6ObjectELb0EE", !59, i64 0}
!66 = !DILocation(line: 168, column: 56, scope: !67, inlinedAt: !69)
!67 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !68, file: !68, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!69 = distinct !DILocation(line: 233, column: 40, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !68, file: !68, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!71 = distinct !DILocation(line: 310, column: 4, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !68, file: !68, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!73 = distinct !DILocation(line: 142, column: 18, scope: !35, inlinedAt: !36)
!74 = !{!59, !59, i64 0}
!75 = !DILocation(line: 142, column: 2, scope: !35, inlinedAt: !36)
!76 = !DILocation(line: 395, column: 6, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "~unique_ptr", scope: !68, file: !68, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!78 = distinct !DILocation(line: 142, column: 2, scope: !35, inlinedAt: !36)
!79 = !DILocation(line: 395, column: 12, scope: !77, inlinedAt: !78)
!80 = !DILocation(line: 95, column: 2, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "operator()", scope: !68, file: !68, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!82 = distinct !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !78)
!83 = !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !78)
!84 = !DILocation(line: 145, column: 7, scope: !35, inlinedAt: !36)
!85 = !DILocation(line: 395, column: 6, scope: !77, inlinedAt: !86)
!86 = distinct !DILocation(line: 142, column: 2, scope: !35, inlinedAt: !36)
!87 = !DILocation(line: 395, column: 12, scope: !77, inlinedAt: !86)
!88 = !DILocation(line: 95, column: 2, scope: !81, inlinedAt: !89)
!89 = distinct !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !86)
!90 = !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !86)
!91 = !DILocation(line: 0, scope: !8)
!92 = !DILocation(line: 397, column: 8, scope: !77, inlinedAt: !86)
!93 = !DILocation(line: 397, column: 8, scope: !77, inlinedAt: !78)
!94 = !DILocation(line: 85, column: 23, scope: !32, inlinedAt: !95)
!95 = distinct !DILocation(line: 126, column: 7, scope: !35, inlinedAt: !96)
!96 = distinct !DILocation(line: 39, column: 30, scope: !8)
!97 = !DILocation(line: 142, column: 29, scope: !35, inlinedAt: !96)
!98 = !DILocation(line: 207, column: 4, scope: !42, inlinedAt: !99)
!99 = distinct !DILocation(line: 142, column: 33, scope: !35, inlinedAt: !96)
!100 = !DILocation(line: 206, column: 6, scope: !42, inlinedAt: !99)
!101 = !DILocation(line: 200, column: 4, scope: !48, inlinedAt: !102)
!102 = distinct !DILocation(line: 441, column: 4, scope: !51, inlinedAt: !103)
!103 = distinct !DILocation(line: 291, column: 4, scope: !53, inlinedAt: !104)
!104 = distinct !DILocation(line: 1079, column: 4, scope: !55, inlinedAt: !105)
!105 = distinct !DILocation(line: 206, column: 14, scope: !42, inlinedAt: !99)
!106 = !DILocation(line: 293, column: 2, scope: !53, inlinedAt: !104)
!107 = !DILocation(line: 193, column: 9, scope: !62, inlinedAt: !108)
!108 = distinct !DILocation(line: 292, column: 4, scope: !53, inlinedAt: !104)
!109 = !DILocation(line: 168, column: 56, scope: !67, inlinedAt: !110)
!110 = distinct !DILocation(line: 233, column: 40, scope: !70, inlinedAt: !111)
!111 = distinct !DILocation(line: 310, column: 4, scope: !72, inlinedAt: !112)
!112 = distinct !DILocation(line: 142, column: 18, scope: !35, inlinedAt: !96)
!113 = !DILocation(line: 142, column: 2, scope: !35, inlinedAt: !96)
!114 = !DILocation(line: 395, column: 6, scope: !77, inlinedAt: !115)
!115 = distinct !DILocation(line: 142, column: 2, scope: !35, inlinedAt: !96)
!116 = !DILocation(line: 395, column: 12, scope: !77, inlinedAt: !115)
!117 = !DILocation(line: 95, column: 2, scope: !81, inlinedAt: !118)
!118 = distinct !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !115)
!119 = !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !115)
!120 = !DILocation(line: 145, column: 7, scope: !35, inlinedAt: !96)
!121 = !DILocation(line: 395, column: 6, scope: !77, inlinedAt: !122)
!122 = distinct !DILocation(line: 142, column: 2, scope: !35, inlinedAt: !96)
!123 = !DILocation(line: 395, column: 12, scope: !77, inlinedAt: !122)
!124 = !DILocation(line: 95, column: 2, scope: !81, inlinedAt: !125)
!125 = distinct !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !122)
!126 = !DILocation(line: 396, column: 4, scope: !77, inlinedAt: !122)
!127 = !DILocation(line: 397, column: 8, scope: !77, inlinedAt: !122)
!128 = !DILocation(line: 397, column: 8, scope: !77, inlinedAt: !115)
!129 = !DILocation(line: 40, column: 4, scope: !8)
!130 = !DILocation(line: 41, column: 4, scope: !8)
!131 = !DILocation(line: 175, column: 16, scope: !132, inlinedAt: !133)
!132 = distinct !DISubprogram(name: "joinable", scope: !33, file: !33, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!133 = distinct !DILocation(line: 150, column: 11, scope: !134, inlinedAt: !135)
!134 = distinct !DISubprogram(name: "~thread", scope: !33, file: !33, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!135 = distinct !DILocation(line: 42, column: 1, scope: !8)
!136 = !{i64 0, i64 8, !137}
!137 = !{!39, !39, i64 0}
!138 = !DILocation(line: 286, column: 26, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "operator==", scope: !33, file: !33, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!140 = distinct !DILocation(line: 175, column: 22, scope: !132, inlinedAt: !133)
!141 = !DILocation(line: 150, column: 11, scope: !134, inlinedAt: !135)
!142 = !DILocation(line: 312, column: 5, scope: !143, inlinedAt: !145)
!143 = distinct !DISubprogram(name: "__terminate", scope: !144, file: !144, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!144 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!145 = distinct !DILocation(line: 151, column: 2, scope: !134, inlinedAt: !135)
!146 = !DILocation(line: 42, column: 1, scope: !8)
!147 = !DILocation(line: 175, column: 16, scope: !132, inlinedAt: !148)
!148 = distinct !DILocation(line: 150, column: 11, scope: !134, inlinedAt: !149)
!149 = distinct !DILocation(line: 42, column: 1, scope: !8)
!150 = !DILocation(line: 286, column: 26, scope: !139, inlinedAt: !151)
!151 = distinct !DILocation(line: 175, column: 22, scope: !132, inlinedAt: !148)
!152 = !DILocation(line: 150, column: 11, scope: !134, inlinedAt: !149)
!153 = !DILocation(line: 312, column: 5, scope: !143, inlinedAt: !154)
!154 = distinct !DILocation(line: 151, column: 2, scope: !134, inlinedAt: !149)
!155 = !DILocation(line: 175, column: 16, scope: !132, inlinedAt: !156)
!156 = distinct !DILocation(line: 150, column: 11, scope: !134, inlinedAt: !157)
!157 = distinct !DILocation(line: 42, column: 1, scope: !8)
!158 = !DILocation(line: 286, column: 26, scope: !139, inlinedAt: !159)
!159 = distinct !DILocation(line: 175, column: 22, scope: !132, inlinedAt: !156)
!160 = !DILocation(line: 150, column: 11, scope: !134, inlinedAt: !157)
!161 = !DILocation(line: 312, column: 5, scope: !143, inlinedAt: !162)
!162 = distinct !DILocation(line: 151, column: 2, scope: !134, inlinedAt: !157)
!163 = !DILocation(line: 175, column: 16, scope: !132, inlinedAt: !164)
!164 = distinct !DILocation(line: 150, column: 11, scope: !134, inlinedAt: !165)
!165 = distinct !DILocation(line: 42, column: 1, scope: !8)
!166 = !DILocation(line: 286, column: 26, scope: !139, inlinedAt: !167)
!167 = distinct !DILocation(line: 175, column: 22, scope: !132, inlinedAt: !164)
!168 = !DILocation(line: 150, column: 11, scope: !134, inlinedAt: !165)
!169 = !DILocation(line: 312, column: 5, scope: !143, inlinedAt: !170)
!170 = distinct !DILocation(line: 151, column: 2, scope: !134, inlinedAt: !165)
!171 = distinct !DISubprogram(name: "use", scope: !1, file: !1, line: 30, type: !9, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!172 = !DILocation(line: 32, column: 10, scope: !171)
!173 = !DILocation(line: 618, column: 16, scope: !174, inlinedAt: !175)
!174 = distinct !DISubprogram(name: "fetch_add", scope: !14, file: !14, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!175 = distinct !DILocation(line: 32, column: 16, scope: !171)
!176 = !DILocation(line: 628, column: 16, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "fetch_sub", scope: !14, file: !14, line: 626, type: !9, scopeLine: 628, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!178 = distinct !DILocation(line: 21, column: 21, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "release", scope: !1, file: !1, line: 18, type: !9, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!180 = distinct !DILocation(line: 33, column: 2, scope: !171)
!181 = !DILocation(line: 488, column: 9, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "load", scope: !14, file: !14, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!183 = distinct !DILocation(line: 22, column: 25, scope: !179, inlinedAt: !180)
!184 = !DILocation(line: 22, column: 32, scope: !179, inlinedAt: !180)
!185 = !DILocation(line: 22, column: 6, scope: !179, inlinedAt: !180)
!186 = !DILocation(line: 23, column: 3, scope: !179, inlinedAt: !180)
!187 = !DILocation(line: 34, column: 1, scope: !171)
!188 = !DISubprogram(name: "terminate", scope: !144, file: !144, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!189 = distinct !DISubprogram(name: "~_State_impl", scope: !33, file: !33, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!190 = !DILocation(line: 200, column: 14, scope: !189)
!191 = distinct !DISubprogram(name: "_M_run", scope: !33, file: !33, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!192 = !DILocation(line: 210, column: 13, scope: !191)
!193 = !DILocation(line: 268, column: 66, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "_M_head", scope: !49, file: !49, line: 268, type: !9, scopeLine: 268, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!195 = distinct !DILocation(line: 1365, column: 14, scope: !196, inlinedAt: !197)
!196 = distinct !DISubprogram(name: "__get_helper<0UL, void (*)(Object *), Object *>", scope: !49, file: !49, line: 1364, type: !9, scopeLine: 1365, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!197 = distinct !DILocation(line: 1395, column: 43, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "get<0UL, void (*)(Object *), Object *>", scope: !49, file: !49, line: 1392, type: !9, scopeLine: 1393, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!199 = distinct !DILocation(line: 252, column: 27, scope: !200, inlinedAt: !201)
!200 = distinct !DISubprogram(name: "_M_invoke<0UL, 1UL>", scope: !33, file: !33, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!201 = distinct !DILocation(line: 259, column: 11, scope: !202, inlinedAt: !203)
!202 = distinct !DISubprogram(name: "operator()", scope: !33, file: !33, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!203 = distinct !DILocation(line: 210, column: 13, scope: !191)
!204 = !DILocation(line: 61, column: 14, scope: !205, inlinedAt: !207)
!205 = distinct !DISubprogram(name: "__invoke_impl<void, void (*)(Object *), Object *>", scope: !206, file: !206, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!206 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!207 = distinct !DILocation(line: 96, column: 14, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "__invoke<void (*)(Object *), Object *>", scope: !206, file: !206, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!209 = distinct !DILocation(line: 252, column: 13, scope: !200, inlinedAt: !201)
!210 = !DILocation(line: 61, column: 37, scope: !205, inlinedAt: !207)
!211 = !DILocation(line: 210, column: 24, scope: !191)
