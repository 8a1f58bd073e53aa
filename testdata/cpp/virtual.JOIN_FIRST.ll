; ModuleID = 'virtual.cpp'
source_filename = "virtual.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

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
%class.Counter = type { %class.Worker }
%class.Worker = type { ptr, %"class.std::thread" }
%"struct.std::thread::_State_impl" = type { %"struct.std::thread::_State", %"struct.std::thread::_Invoker" }
%"struct.std::thread::_State" = type { ptr }
%"struct.std::thread::_Invoker" = type { %"class.std::tuple.2" }
%"class.std::tuple.2" = type { %"struct.std::_Tuple_impl.3" }
%"struct.std::_Tuple_impl.3" = type { %"struct.std::_Head_base.4" }
%"struct.std::_Head_base.4" = type { %class.anon }
%class.anon = type { ptr }

$_ZN7CounterD2Ev = comdat any

$_ZN7Counter4stepEv = comdat any

$_ZN7CounterD0Ev = comdat any

$_ZN6WorkerD2Ev = comdat any

$_ZN6WorkerD0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEED0Ev = comdat any

$_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEE6_M_runEv = comdat any

$_ZTV7Counter = comdat any

$_ZTS7Counter = comdat any

$_ZTS6Worker = comdat any

$_ZTI6Worker = comdat any

$_ZTI7Counter = comdat any

$_ZTV6Worker = comdat any

$_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = comdat any

$_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = comdat any

$_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = comdat any

@_ZTV7Counter = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI7Counter, ptr @_ZN7Counter4stepEv, ptr @_ZN7CounterD2Ev, ptr @_ZN7CounterD0Ev] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@_ZTS7Counter = linkonce_odr dso_local constant [9 x i8] c"7Counter\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS6Worker = linkonce_odr dso_local constant [8 x i8] c"6Worker\00", comdat, align 1
@_ZTI6Worker = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS6Worker }, comdat, align 8
@_ZTI7Counter = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS7Counter, ptr @_ZTI6Worker }, comdat, align 8
@_ZTV6Worker = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI6Worker, ptr @__cxa_pure_virtual, ptr @_ZN6WorkerD2Ev, ptr @_ZN6WorkerD0Ev] }, comdat, align 8
@_ZL5steps = internal global %"struct.std::atomic" zeroinitializer, align 4
@_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE, ptr @_ZNSt6thread6_StateD2Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEED0Ev, ptr @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEE6_M_runEv] }, comdat, align 8
@_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = linkonce_odr dso_local constant [77 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE\00", comdat, align 1
@_ZTINSt6thread6_StateE = external constant ptr
@_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE, ptr @_ZTINSt6thread6_StateE }, comdat, align 8

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::thread", align 8
  %3 = alloca %class.Counter, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #11, !dbg !11
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !12, !tbaa !17
  %4 = getelementptr inbounds %class.Worker, ptr %3, i64 0, i32 1, !dbg !12
  store i64 0, ptr %4, align 8, !dbg !20, !tbaa !26
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Counter, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !30, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #11, !dbg !31
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !34
  store i64 0, ptr %2, align 8, !dbg !34, !tbaa !26
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #12, !dbg !38
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEEE, i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !39, !tbaa !17
  %6 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %5, i64 0, i32 1, !dbg !42
  %7 = ptrtoint ptr %3 to i64, !dbg !43
  store i64 %7, ptr %6, align 8, !dbg !43, !tbaa !51
  store ptr %5, ptr %1, align 8, !dbg !53, !tbaa !51
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null) #11, !dbg !61
  %8 = load ptr, ptr %1, align 8, !dbg !62, !tbaa !51
  %9 = icmp eq ptr %8, null, !dbg !65
  br i1 %9, label %14, label %10, !dbg !62

10:                                               ; preds = %0
  %11 = load ptr, ptr %8, align 8, !dbg !66, !tbaa !17
  %12 = getelementptr inbounds ptr, ptr %11, i64 1, !dbg !66
  %13 = load ptr, ptr %12, align 8, !dbg !66
  call void %13(ptr noundef nonnull align 8 dereferenceable(8) %8) #11, !dbg !66
  br label %14, !dbg !69

14:                                               ; preds = %10, %0
  store ptr null, ptr %1, align 8, !dbg !70, !tbaa !51
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !71
  %15 = load i64, ptr %4, align 8, !dbg !72, !tbaa.struct !77
  %16 = icmp eq i64 %15, 0, !dbg !79
  br i1 %16, label %18, label %17, !dbg !82

17:                                               ; preds = %14
  call void @_ZSt9terminatev() #13, !dbg !83
  unreachable, !dbg !83

18:                                               ; preds = %14
  %19 = load i64, ptr %2, align 8, !dbg !87, !tbaa !78
  store i64 %19, ptr %4, align 8, !dbg !87, !tbaa !78
  store i64 %15, ptr %2, align 8, !dbg !93, !tbaa.struct !77
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #11, !dbg !94
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Counter, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !95, !tbaa !17
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !98
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !99, !tbaa !17
  %20 = load i64, ptr %4, align 8, !dbg !102, !tbaa.struct !77
  %21 = icmp eq i64 %20, 0, !dbg !104
  br i1 %21, label %23, label %22, !dbg !106

22:                                               ; preds = %18
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #11, !dbg !107
  br label %23, !dbg !108

23:                                               ; preds = %22, %18
  %24 = load i64, ptr %4, align 8, !dbg !109, !tbaa.struct !77
  %25 = icmp eq i64 %24, 0, !dbg !113
  br i1 %25, label %27, label %26, !dbg !115

26:                                               ; preds = %23
  call void @_ZSt9terminatev() #13, !dbg !116
  unreachable, !dbg !116

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #11, !dbg !118
  ret i32 0, !dbg !118
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7CounterD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !96 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Counter, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !119, !tbaa !17
  %2 = getelementptr inbounds %class.Worker, ptr %0, i64 0, i32 1, !dbg !120
  tail call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #11, !dbg !121
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !122, !tbaa !17
  %3 = load i64, ptr %2, align 8, !dbg !124, !tbaa.struct !77
  %4 = icmp eq i64 %3, 0, !dbg !126
  br i1 %4, label %6, label %5, !dbg !128

5:                                                ; preds = %1
  tail call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #11, !dbg !129
  br label %6, !dbg !130

6:                                                ; preds = %5, %1
  %7 = load i64, ptr %2, align 8, !dbg !131, !tbaa.struct !77
  %8 = icmp eq i64 %7, 0, !dbg !134
  br i1 %8, label %10, label %9, !dbg !136

9:                                                ; preds = %6
  tail call void @_ZSt9terminatev() #13, !dbg !137
  unreachable, !dbg !137

10:                                               ; preds = %6
  ret void, !dbg !139
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7Counter4stepEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !140 {
  %2 = atomicrmw add ptr @_ZL5steps, i32 1 seq_cst, align 4, !dbg !141
  ret void, !dbg !147
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN7CounterD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !148 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV7Counter, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !149, !tbaa !17
  %2 = getelementptr inbounds %class.Worker, ptr %0, i64 0, i32 1, !dbg !151
  tail call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #11, !dbg !152
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !153, !tbaa !17
  %3 = load i64, ptr %2, align 8, !dbg !155, !tbaa.struct !77
  %4 = icmp eq i64 %3, 0, !dbg !157
  br i1 %4, label %6, label %5, !dbg !159

5:                                                ; preds = %1
  tail call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #11, !dbg !160
  br label %6, !dbg !161

6:                                                ; preds = %5, %1
  %7 = load i64, ptr %2, align 8, !dbg !162, !tbaa.struct !77
  %8 = icmp eq i64 %7, 0, !dbg !165
  br i1 %8, label %10, label %9, !dbg !167

9:                                                ; preds = %6
  tail call void @_ZSt9terminatev() #13, !dbg !168
  unreachable, !dbg !168

10:                                               ; preds = %6
  tail call void @_ZdlPv(ptr noundef %0) #14, !dbg !170
  ret void, !dbg !171
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN6WorkerD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !100 {
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @_ZTV6Worker, i64 0, inrange i32 0, i64 2), ptr %0, align 8, !dbg !172, !tbaa !17
  %2 = getelementptr inbounds %class.Worker, ptr %0, i64 0, i32 1, !dbg !173
  %3 = load i64, ptr %2, align 8, !dbg !174, !tbaa.struct !77
  %4 = icmp eq i64 %3, 0, !dbg !176
  br i1 %4, label %6, label %5, !dbg !173

5:                                                ; preds = %1
  tail call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #11, !dbg !178
  br label %6, !dbg !179

6:                                                ; preds = %5, %1
  %7 = load i64, ptr %2, align 8, !dbg !180, !tbaa.struct !77
  %8 = icmp eq i64 %7, 0, !dbg !183
  br i1 %8, label %10, label %9, !dbg !185

9:                                                ; preds = %6
  tail call void @_ZSt9terminatev() #13, !dbg !186
  unreachable, !dbg !186

10:                                               ; preds = %6
  ret void, !dbg !188
}

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN6WorkerD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #2 comdat align 2 !dbg !189 {
  tail call void @llvm.trap() #13, !dbg !190
  unreachable, !dbg !190
}

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !191 void @_ZSt9terminatev() local_unnamed_addr #5

; Function Attrs: cold noreturn nounwind
declare void @llvm.trap() #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 comdat align 2 !dbg !192 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) #11, !dbg !193
  tail call void @_ZdlPv(ptr noundef %0) #14, !dbg !193
  ret void, !dbg !193
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZN6Worker5startEvEUlvE_EEEEE6_M_runEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #3 comdat align 2 !dbg !194 {
  %2 = getelementptr inbounds %"struct.std::thread::_State_impl", ptr %0, i64 0, i32 1, !dbg !195
  %3 = load ptr, ptr %2, align 8, !tbaa !196
  %4 = load ptr, ptr %3, align 8, !dbg !198, !tbaa !17
  %5 = load ptr, ptr %4, align 8, !dbg !198
  tail call void %5(ptr noundef nonnull align 8 dereferenceable(16) %3) #11, !dbg !198
  ret void, !dbg !210
}

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind }
attributes #12 = { builtin nounwind allocsize(0) }
attributes #13 = { noreturn nounwind }
attributes #14 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "virtual.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 36, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!9 = !DISubroutineType(types: !10)
!10 = !{}
!11 = !DILocation(line: 38, column: 2, scope: !8)
!12 = !DILocation(line: 8, column: 7, scope: !13, inlinedAt: !14)
!13 = distinct !DISubprogram(name: "Worker", scope: !1, file: !1, line: 8, type: !9, scopeLine: 8, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!14 = distinct !DILocation(line: 25, column: 7, scope: !15, inlinedAt: !16)
!15 = distinct !DISubprogram(name: "Counter", scope: !1, file: !1, line: 25, type: !9, scopeLine: 25, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!16 = distinct !DILocation(line: 38, column: 10, scope: !8)
!17 = !{!18, !18, i64 0}
!18 = !{!"vtable pointer", !19, i64 0}
!19 = !{!"Simple C++ TBAA"}
!20 = !DILocation(line: 85, column: 23, scope: !21, inlinedAt: !23)
!21 = distinct !DISubprogram(name: "id", scope: !22, file: !22, line: 85, type: !9, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!22 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!23 = distinct !DILocation(line: 120, column: 5, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "thread", scope: !22, file: !22, line: 120, type: !9, scopeLine: 120, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!25 = distinct !DILocation(line: 8, column: 7, scope: !13, inlinedAt: !14)
!26 = !{!27, !28, i64 0}
!27 = !{!"_ZTSNSt6thread2idE", !28, i64 0}
!28 = !{!"long", !29, i64 0}
!29 = !{!"omnipotent char", !19, i64 0}
!30 = !DILocation(line: 25, column: 7, scope: !15, inlinedAt: !16)
!31 = !DILocation(line: 16, column: 12, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "start", scope: !1, file: !1, line: 14, type: !9, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!33 = distinct !DILocation(line: 39, column: 10, scope: !8)
!34 = !DILocation(line: 85, column: 23, scope: !21, inlinedAt: !35)
!35 = distinct !DILocation(line: 126, column: 7, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "thread<(lambda at virtual.cpp:16:24), void>", scope: !22, file: !22, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!37 = distinct !DILocation(line: 16, column: 12, scope: !32, inlinedAt: !33)
!38 = !DILocation(line: 142, column: 29, scope: !36, inlinedAt: !37)
!39 = !DILocation(line: 207, column: 4, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "_State_impl<(lambda at virtual.cpp:16:24)>", scope: !22, file: !22, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!41 = distinct !DILocation(line: 142, column: 33, scope: !36, inlinedAt: !37)
!42 = !DILocation(line: 206, column: 6, scope: !40, inlinedAt: !41)
!43 = !DILocation(line: 200, column: 4, scope: !44, inlinedAt: !46)
!44 = distinct !DISubprogram(name: "_Head_base<(lambda at virtual.cpp:16:24)>", scope: !45, file: !45, line: 199, type: !9, scopeLine: 200, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!45 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!46 = distinct !DILocation(line: 441, column: 4, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "_Tuple_impl<(lambda at virtual.cpp:16:24)>", scope: !45, file: !45, line: 440, type: !9, scopeLine: 442, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!48 = distinct !DILocation(line: 744, column: 4, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "tuple<(lambda at virtual.cpp:16:24), true, true>", scope: !45, file: !45, line: 742, type: !9, scopeLine: 744, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!50 = distinct !DILocation(line: 206, column: 14, scope: !40, inlinedAt: !41)
!51 = !{!52, !52, i64 0}
!52 = !{!"any pointer", !29, i64 0}
!53 = !DILocation(line: 168, column: 56, scope: !54, inlinedAt: !56)
!54 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !55, file: !55, line: 168, type: !9, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!55 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!56 = distinct !DILocation(line: 233, column: 40, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !55, file: !55, line: 233, type: !9, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = distinct !DILocation(line: 310, column: 4, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !55, file: !55, line: 309, type: !9, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!60 = distinct !DILocation(line: 142, column: 18, scope: !36, inlinedAt: !37)
!61 = !DILocation(line: 142, column: 2, scope: !36, inlinedAt: !37)
!62 = !DILocation(line: 395, column: 6, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "~unique_ptr", scope: !55, file: !55, line: 390, type: !9, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!64 = distinct !DILocation(line: 142, column: 2, scope: !36, inlinedAt: !37)
!65 = !DILocation(line: 395, column: 12, scope: !63, inlinedAt: !64)
!66 = !DILocation(line: 95, column: 2, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "operator()", scope: !55, file: !55, line: 89, type: !9, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!68 = distinct !DILocation(line: 396, column: 4, scope: !63, inlinedAt: !64)
!69 = !DILocation(line: 396, column: 4, scope: !63, inlinedAt: !64)
!70 = !DILocation(line: 397, column: 8, scope: !63, inlinedAt: !64)
!71 = !DILocation(line: 145, column: 7, scope: !36, inlinedAt: !37)
!72 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "joinable", scope: !22, file: !22, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!74 = distinct !DILocation(line: 163, column: 11, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "operator=", scope: !22, file: !22, line: 161, type: !9, scopeLine: 162, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!76 = distinct !DILocation(line: 16, column: 10, scope: !32, inlinedAt: !33)
!77 = !{i64 0, i64 8, !78}
!78 = !{!28, !28, i64 0}
!79 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "operator==", scope: !22, file: !22, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!81 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !74)
!82 = !DILocation(line: 163, column: 11, scope: !75, inlinedAt: !76)
!83 = !DILocation(line: 312, column: 5, scope: !84, inlinedAt: !86)
!84 = distinct !DISubprogram(name: "__terminate", scope: !85, file: !85, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!85 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!86 = distinct !DILocation(line: 164, column: 2, scope: !75, inlinedAt: !76)
!87 = !DILocation(line: 205, column: 11, scope: !88, inlinedAt: !90)
!88 = distinct !DISubprogram(name: "swap<std::thread::id>", scope: !89, file: !89, line: 196, type: !9, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!89 = !DIFile(filename: "include/c++/12/bits/move.h", directory: "")
!90 = distinct !DILocation(line: 171, column: 7, scope: !91, inlinedAt: !92)
!91 = distinct !DISubprogram(name: "swap", scope: !22, file: !22, line: 170, type: !9, scopeLine: 171, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!92 = distinct !DILocation(line: 165, column: 7, scope: !75, inlinedAt: !76)
!93 = !DILocation(line: 206, column: 11, scope: !88, inlinedAt: !90)
!94 = !DILocation(line: 16, column: 3, scope: !32, inlinedAt: !33)
!95 = !DILocation(line: 29, column: 2, scope: !96, inlinedAt: !97)
!96 = distinct !DISubprogram(name: "~Counter", scope: !1, file: !1, line: 28, type: !9, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!97 = distinct !DILocation(line: 40, column: 1, scope: !8)
!98 = !DILocation(line: 31, column: 10, scope: !96, inlinedAt: !97)
!99 = !DILocation(line: 19, column: 2, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "~Worker", scope: !1, file: !1, line: 18, type: !9, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!101 = distinct !DILocation(line: 33, column: 2, scope: !96, inlinedAt: !97)
!102 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !103)
!103 = distinct !DILocation(line: 20, column: 14, scope: !100, inlinedAt: !101)
!104 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !105)
!105 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !103)
!106 = !DILocation(line: 20, column: 7, scope: !100, inlinedAt: !101)
!107 = !DILocation(line: 21, column: 11, scope: !100, inlinedAt: !101)
!108 = !DILocation(line: 21, column: 4, scope: !100, inlinedAt: !101)
!109 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !110)
!110 = distinct !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "~thread", scope: !22, file: !22, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!112 = distinct !DILocation(line: 22, column: 2, scope: !100, inlinedAt: !101)
!113 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !114)
!114 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !110)
!115 = !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !112)
!116 = !DILocation(line: 312, column: 5, scope: !84, inlinedAt: !117)
!117 = distinct !DILocation(line: 151, column: 2, scope: !111, inlinedAt: !112)
!118 = !DILocation(line: 40, column: 1, scope: !8)
!119 = !DILocation(line: 29, column: 2, scope: !96)
!120 = !DILocation(line: 31, column: 3, scope: !96)
!121 = !DILocation(line: 31, column: 10, scope: !96)
!122 = !DILocation(line: 19, column: 2, scope: !100, inlinedAt: !123)
!123 = distinct !DILocation(line: 33, column: 2, scope: !96)
!124 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !125)
!125 = distinct !DILocation(line: 20, column: 14, scope: !100, inlinedAt: !123)
!126 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !127)
!127 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !125)
!128 = !DILocation(line: 20, column: 7, scope: !100, inlinedAt: !123)
!129 = !DILocation(line: 21, column: 11, scope: !100, inlinedAt: !123)
!130 = !DILocation(line: 21, column: 4, scope: !100, inlinedAt: !123)
!131 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !132)
!132 = distinct !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !133)
!133 = distinct !DILocation(line: 22, column: 2, scope: !100, inlinedAt: !123)
!134 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !135)
!135 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !132)
!136 = !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !133)
!137 = !DILocation(line: 312, column: 5, scope: !84, inlinedAt: !138)
!138 = distinct !DILocation(line: 151, column: 2, scope: !111, inlinedAt: !133)
!139 = !DILocation(line: 33, column: 2, scope: !96)
!140 = distinct !DISubprogram(name: "step", scope: !1, file: !1, line: 27, type: !9, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!141 = !DILocation(line: 618, column: 16, scope: !142, inlinedAt: !144)
!142 = distinct !DISubprogram(name: "fetch_add", scope: !143, file: !143, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!144 = distinct !DILocation(line: 369, column: 16, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "operator++", scope: !143, file: !143, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!146 = distinct !DILocation(line: 27, column: 25, scope: !140)
!147 = !DILocation(line: 27, column: 34, scope: !140)
!148 = distinct !DISubprogram(name: "~Counter", scope: !1, file: !1, line: 28, type: !9, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!149 = !DILocation(line: 29, column: 2, scope: !96, inlinedAt: !150)
!150 = distinct !DILocation(line: 29, column: 2, scope: !148)
!151 = !DILocation(line: 31, column: 3, scope: !96, inlinedAt: !150)
!152 = !DILocation(line: 31, column: 10, scope: !96, inlinedAt: !150)
!153 = !DILocation(line: 19, column: 2, scope: !100, inlinedAt: !154)
!154 = distinct !DILocation(line: 33, column: 2, scope: !96, inlinedAt: !150)
!155 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !156)
!156 = distinct !DILocation(line: 20, column: 14, scope: !100, inlinedAt: !154)
!157 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !158)
!158 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !156)
!159 = !DILocation(line: 20, column: 7, scope: !100, inlinedAt: !154)
!160 = !DILocation(line: 21, column: 11, scope: !100, inlinedAt: !154)
!161 = !DILocation(line: 21, column: 4, scope: !100, inlinedAt: !154)
!162 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !163)
!163 = distinct !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !164)
!164 = distinct !DILocation(line: 22, column: 2, scope: !100, inlinedAt: !154)
!165 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !166)
!166 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !163)
!167 = !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !164)
!168 = !DILocation(line: 312, column: 5, scope: !84, inlinedAt: !169)
!169 = distinct !DILocation(line: 151, column: 2, scope: !111, inlinedAt: !164)
!170 = !DILocation(line: 29, column: 2, scope: !148)
!171 = !DILocation(line: 33, column: 2, scope: !148)
!172 = !DILocation(line: 19, column: 2, scope: !100)
!173 = !DILocation(line: 20, column: 7, scope: !100)
!174 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !175)
!175 = distinct !DILocation(line: 20, column: 14, scope: !100)
!176 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !177)
!177 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !175)
!178 = !DILocation(line: 21, column: 11, scope: !100)
!179 = !DILocation(line: 21, column: 4, scope: !100)
!180 = !DILocation(line: 175, column: 16, scope: !73, inlinedAt: !181)
!181 = distinct !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !182)
!182 = distinct !DILocation(line: 22, column: 2, scope: !100)
!183 = !DILocation(line: 286, column: 26, scope: !80, inlinedAt: !184)
!184 = distinct !DILocation(line: 175, column: 22, scope: !73, inlinedAt: !181)
!185 = !DILocation(line: 150, column: 11, scope: !111, inlinedAt: !182)
!186 = !DILocation(line: 312, column: 5, scope: !84, inlinedAt: !187)
!187 = distinct !DILocation(line: 151, column: 2, scope: !111, inlinedAt: !182)
!188 = !DILocation(line: 22, column: 2, scope: !100)
!189 = distinct !DISubprogram(name: "~Worker", scope: !1, file: !1, line: 18, type: !9, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!190 = !DILocation(line: 19, column: 2, scope: !189)
!191 = !DISubprogram(name: "terminate", scope: !85, file: !85, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!192 = distinct !DISubprogram(name: "~_State_impl", scope: !22, file: !22, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!193 = !DILocation(line: 200, column: 14, scope: !192)
!194 = distinct !DISubprogram(name: "_M_run", scope: !22, file: !22, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!195 = !DILocation(line: 210, column: 13, scope: !194)
!196 = !{!197, !52, i64 0}
!197 = !{!"_ZTSZN6Worker5startEvEUlvE_", !52, i64 0}
!198 = !DILocation(line: 16, column: 33, scope: !199, inlinedAt: !200)
!199 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !9, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!200 = distinct !DILocation(line: 61, column: 14, scope: !201, inlinedAt: !203)
!201 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at virtual.cpp:16:24)>", scope: !202, file: !202, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!202 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!203 = distinct !DILocation(line: 96, column: 14, scope: !204, inlinedAt: !205)
!204 = distinct !DISubprogram(name: "__invoke<(lambda at virtual.cpp:16:24)>", scope: !202, file: !202, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!205 = distinct !DILocation(line: 252, column: 13, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !22, file: !22, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!207 = distinct !DILocation(line: 259, column: 11, scope: !208, inlinedAt: !209)
!208 = distinct !DISubprogram(name: "operator()", scope: !22, file: !22, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!209 = distinct !DILocation(line: 210, column: 13, scope: !194)
!210 = !DILocation(line: 210, column: 24, scope: !194)
