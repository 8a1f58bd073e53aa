; ModuleID = 'singleton.cpp'
source_filename = "singleton.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::atomic" = type { %"struct.std::__atomic_base" }
%"struct.std::__atomic_base" = type { i32 }
%struct.Config = type { i32 }
%"class.std::unique_ptr" = type { %"struct.std::__uniq_ptr_data" }
%"struct.std::__uniq_ptr_data" = type { %"class.std::__uniq_ptr_impl" }
%"class.std::__uniq_ptr_impl" = type { %"class.std::tuple" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base.3" }
%"struct.std::_Head_base.3" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }

$_ZN6ConfigD2Ev = comdat any

@_ZL4made = internal global %"struct.std::atomic" zeroinitializer, align 4
@_ZL9destroyed = internal global %"struct.std::atomic" zeroinitializer, align 4
@.str = private unnamed_addr constant [28 x i8] c"made == 1 && destroyed == 0\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"singleton.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.5 = private unnamed_addr constant [20 x i8] c"config().value == 3\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@_ZZL6configvE8instance = internal global %struct.Config zeroinitializer, align 4
@_ZGVZL6configvE8instance = internal global i64 0, align 8
@__dso_handle = external hidden global i8
@.str.6 = private unnamed_addr constant [28 x i8] c"made == 1 && destroyed == 1\00", align 1
@__PRETTY_FUNCTION__._ZN6ConfigD2Ev = private unnamed_addr constant [18 x i8] c"Config::~Config()\00", align 1
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"] }, align 8
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE\00", align 1
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca %"class.std::unique_ptr", align 8
  %2 = alloca %"class.std::unique_ptr", align 8
  %3 = alloca %"class.std::thread", align 8
  %4 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #10, !dbg !11
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2), !dbg !12
  store i64 0, ptr %3, align 8, !dbg !12, !tbaa !18
  %5 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11, !dbg !23
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %5, align 8, !dbg !24, !tbaa !27
  store ptr %5, ptr %2, align 8, !dbg !29, !tbaa !37
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull %2, ptr noundef null) #10, !dbg !39
  %6 = load ptr, ptr %2, align 8, !dbg !40, !tbaa !37
  %7 = icmp eq ptr %6, null, !dbg !43
  br i1 %7, label %12, label %8, !dbg !40

8:                                                ; preds = %0
  %9 = load ptr, ptr %6, align 8, !dbg !44, !tbaa !27
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !44
  %11 = load ptr, ptr %10, align 8, !dbg !44
  call void %11(ptr noundef nonnull align 8 dereferenceable(8) %6) #10, !dbg !44
  br label %12, !dbg !47

12:                                               ; preds = %0, %8
  store ptr null, ptr %2, align 8, !dbg !48, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2), !dbg !49
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #10, !dbg !50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !51
  store i64 0, ptr %4, align 8, !dbg !51, !tbaa !18
  %13 = call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #11, !dbg !55
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEEE", i64 0, inrange i32 0, i64 2), ptr %13, align 8, !dbg !56, !tbaa !27
  store ptr %13, ptr %1, align 8, !dbg !59, !tbaa !37
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef nonnull %1, ptr noundef null) #10, !dbg !63
  %14 = load ptr, ptr %1, align 8, !dbg !64, !tbaa !37
  %15 = icmp eq ptr %14, null, !dbg !66
  br i1 %15, label %20, label %16, !dbg !64

16:                                               ; preds = %12
  %17 = load ptr, ptr %14, align 8, !dbg !67, !tbaa !27
  %18 = getelementptr inbounds ptr, ptr %17, i64 1, !dbg !67
  %19 = load ptr, ptr %18, align 8, !dbg !67
  call void %19(ptr noundef nonnull align 8 dereferenceable(8) %14) #10, !dbg !67
  br label %20, !dbg !69

20:                                               ; preds = %12, %16
  store ptr null, ptr %1, align 8, !dbg !70, !tbaa !37
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !71
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %3) #10, !dbg !72
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %4) #10, !dbg !73
  %21 = load atomic i32, ptr @_ZL4made seq_cst, align 4, !dbg !74
  %22 = icmp eq i32 %21, 1, !dbg !80
  br i1 %22, label %23, label %26, !dbg !80

23:                                               ; preds = %20
  %24 = load atomic i32, ptr @_ZL9destroyed seq_cst, align 4, !dbg !81
  %25 = icmp eq i32 %24, 0, !dbg !80
  br i1 %25, label %27, label %26, !dbg !80

26:                                               ; preds = %20, %23
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 41, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #12, !dbg !80
  unreachable, !dbg !80

27:                                               ; preds = %23
  %28 = load i64, ptr %4, align 8, !dbg !84, !tbaa.struct !89
  %29 = icmp eq i64 %28, 0, !dbg !91
  br i1 %29, label %31, label %30, !dbg !94

30:                                               ; preds = %27
  call void @_ZSt9terminatev() #12, !dbg !95
  unreachable, !dbg !95

31:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #10, !dbg !99
  %32 = load i64, ptr %3, align 8, !dbg !100, !tbaa.struct !89
  %33 = icmp eq i64 %32, 0, !dbg !103
  br i1 %33, label %35, label %34, !dbg !105

34:                                               ; preds = %31
  call void @_ZSt9terminatev() #12, !dbg !106
  unreachable, !dbg !106

35:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #10, !dbg !99
  ret i32 0, !dbg !99
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #2

; Function Attrs: noreturn nounwind
declare !dbg !108 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: noreturn nounwind
declare !dbg !110 void @_ZSt9terminatev() local_unnamed_addr #3

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #4

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !111 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #10, !dbg !112
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !112
  ret void, !dbg !112
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #6 align 2 !dbg !113 {
  %2 = load atomic i8, ptr @_ZGVZL6configvE8instance acquire, align 8, !dbg !114
  %3 = icmp eq i8 %2, 0, !dbg !114
  br i1 %3, label %4, label %10, !dbg !114, !prof !128

4:                                                ; preds = %1
  %5 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL6configvE8instance) #10, !dbg !114
  %6 = icmp eq i32 %5, 0, !dbg !114
  br i1 %6, label %10, label %7, !dbg !114

7:                                                ; preds = %4
  store i32 3, ptr @_ZZL6configvE8instance, align 4, !dbg !129, !tbaa !132
  %8 = atomicrmw add ptr @_ZL4made, i32 1 seq_cst, align 4, !dbg !135
  %9 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN6ConfigD2Ev, ptr nonnull @_ZZL6configvE8instance, ptr nonnull @__dso_handle) #10, !dbg !114
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL6configvE8instance) #10, !dbg !114
  br label %10, !dbg !114

10:                                               ; preds = %7, %4, %1
  %11 = load i32, ptr @_ZZL6configvE8instance, align 4, !dbg !140, !tbaa !132
  %12 = icmp eq i32 %11, 3, !dbg !140
  br i1 %12, label %14, label %13, !dbg !140

13:                                               ; preds = %10
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 37, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #12, !dbg !140
  unreachable, !dbg !140

14:                                               ; preds = %10
  ret void, !dbg !141
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: nofree nounwind
declare i32 @__cxa_guard_acquire(ptr) local_unnamed_addr #8

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZN6ConfigD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #6 comdat align 2 !dbg !142 {
  %2 = atomicrmw add ptr @_ZL9destroyed, i32 1 seq_cst, align 4, !dbg !143
  %3 = load atomic i32, ptr @_ZL4made seq_cst, align 4, !dbg !146
  %4 = icmp eq i32 %3, 1, !dbg !149
  br i1 %4, label %5, label %8, !dbg !149

5:                                                ; preds = %1
  %6 = load atomic i32, ptr @_ZL9destroyed seq_cst, align 4, !dbg !150
  %7 = icmp eq i32 %6, 1, !dbg !149
  br i1 %7, label %9, label %8, !dbg !149

8:                                                ; preds = %1, %5
  tail call void @__assert_fail(ptr noundef nonnull @.str.6, ptr noundef nonnull @.str.1, i32 noundef 15, ptr noundef nonnull @__PRETTY_FUNCTION__._ZN6ConfigD2Ev) #12, !dbg !149
  unreachable, !dbg !149

9:                                                ; preds = %5
  ret void, !dbg !153
}

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #8

; Function Attrs: nofree nounwind
declare void @__cxa_guard_release(ptr) local_unnamed_addr #8

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #9

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #5 align 2 !dbg !154 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #10, !dbg !155
  tail call void @_ZdlPv(ptr noundef %0) #13, !dbg !155
  ret void, !dbg !155
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_1EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #6 align 2 !dbg !156 {
  %2 = load atomic i8, ptr @_ZGVZL6configvE8instance acquire, align 8, !dbg !157
  %3 = icmp eq i8 %2, 0, !dbg !157
  br i1 %3, label %4, label %10, !dbg !157, !prof !128

4:                                                ; preds = %1
  %5 = tail call i32 @__cxa_guard_acquire(ptr nonnull @_ZGVZL6configvE8instance) #10, !dbg !157
  %6 = icmp eq i32 %5, 0, !dbg !157
  br i1 %6, label %10, label %7, !dbg !157

7:                                                ; preds = %4
  store i32 3, ptr @_ZZL6configvE8instance, align 4, !dbg !169, !tbaa !132
  %8 = atomicrmw add ptr @_ZL4made, i32 1 seq_cst, align 4, !dbg !171
  %9 = tail call i32 @__cxa_atexit(ptr nonnull @_ZN6ConfigD2Ev, ptr nonnull @_ZZL6configvE8instance, ptr nonnull @__dso_handle) #10, !dbg !157
  tail call void @__cxa_guard_release(ptr nonnull @_ZGVZL6configvE8instance) #10, !dbg !157
  br label %10, !dbg !157

10:                                               ; preds = %7, %4, %1
  %11 = load i32, ptr @_ZZL6configvE8instance, align 4, !dbg !174, !tbaa !132
  %12 = icmp eq i32 %11, 3, !dbg !174
  br i1 %12, label %14, label %13, !dbg !174

13:                                               ; preds = %10
  tail call void @__assert_fail(ptr noundef nonnull @.str.5, ptr noundef nonnull @.str.1, i32 noundef 38, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #12, !dbg !174
  unreachable, !dbg !174

14:                                               ; preds = %10
  ret void, !dbg !175
}

attributes #0 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nofree nounwind }
attributes #9 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind }
attributes #11 = { builtin nounwind allocsize(0) }
attributes #12 = { noreturn nounwind }
attributes #13 = { builtin nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "singleton.cpp", directory: ".")
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
!16 = distinct !DISubprogram(name: "thread<(lambda at singleton.cpp:37:16), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!17 = distinct !DILocation(line: 37, column: 14, scope: !8)
!18 = !{!19, !20, i64 0}
!19 = !{!"_ZTSNSt6thread2idE", !20, i64 0}
!20 = !{!"long", !21, i64 0}
!21 = !{!"omnipotent char", !22, i64 0}
!22 = !{!"Simple C++ TBAA"}
!23 = !DILocation(line: 142, column: 29, scope: !16, inlinedAt: !17)
!24 = !DILocation(line: 207, column: 4, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "_State_impl<(lambda at singleton.cpp:37:16)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
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
!48 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !42)
!49 = !DILocation(line: 145, column: 7, scope: !16, inlinedAt: !17)
!50 = !DILocation(line: 38, column: 2, scope: !8)
!51 = !DILocation(line: 85, column: 23, scope: !13, inlinedAt: !52)
!52 = distinct !DILocation(line: 126, column: 7, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "thread<(lambda at singleton.cpp:38:16), void>", scope: !14, file: !14, line: 126, type: !9, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!54 = distinct !DILocation(line: 38, column: 14, scope: !8)
!55 = !DILocation(line: 142, column: 29, scope: !53, inlinedAt: !54)
!56 = !DILocation(line: 207, column: 4, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "_State_impl<(lambda at singleton.cpp:38:16)>", scope: !14, file: !14, line: 205, type: !9, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!58 = distinct !DILocation(line: 142, column: 33, scope: !53, inlinedAt: !54)
!59 = !DILocation(line: 168, column: 56, scope: !30, inlinedAt: !60)
!60 = distinct !DILocation(line: 233, column: 40, scope: !33, inlinedAt: !61)
!61 = distinct !DILocation(line: 310, column: 4, scope: !35, inlinedAt: !62)
!62 = distinct !DILocation(line: 142, column: 18, scope: !53, inlinedAt: !54)
!63 = !DILocation(line: 142, column: 2, scope: !53, inlinedAt: !54)
!64 = !DILocation(line: 395, column: 6, scope: !41, inlinedAt: !65)
!65 = distinct !DILocation(line: 142, column: 2, scope: !53, inlinedAt: !54)
!66 = !DILocation(line: 395, column: 12, scope: !41, inlinedAt: !65)
!67 = !DILocation(line: 95, column: 2, scope: !45, inlinedAt: !68)
!68 = distinct !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !65)
!69 = !DILocation(line: 396, column: 4, scope: !41, inlinedAt: !65)
!70 = !DILocation(line: 397, column: 8, scope: !41, inlinedAt: !65)
!71 = !DILocation(line: 145, column: 7, scope: !53, inlinedAt: !54)
!72 = !DILocation(line: 39, column: 4, scope: !8)
!73 = !DILocation(line: 40, column: 4, scope: !8)
!74 = !DILocation(line: 488, column: 9, scope: !75, inlinedAt: !77)
!75 = distinct !DISubprogram(name: "load", scope: !76, file: !76, line: 481, type: !9, scopeLine: 482, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!76 = !DIFile(filename: "include/c++/12/bits/atomic_base.h", directory: "")
!77 = distinct !DILocation(line: 348, column: 16, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "operator int", scope: !76, file: !76, line: 347, type: !9, scopeLine: 348, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!79 = distinct !DILocation(line: 41, column: 2, scope: !8)
!80 = !DILocation(line: 41, column: 2, scope: !8)
!81 = !DILocation(line: 488, column: 9, scope: !75, inlinedAt: !82)
!82 = distinct !DILocation(line: 348, column: 16, scope: !78, inlinedAt: !83)
!83 = distinct !DILocation(line: 41, column: 2, scope: !8)
!84 = !DILocation(line: 175, column: 16, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "joinable", scope: !14, file: !14, line: 174, type: !9, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!86 = distinct !DILocation(line: 150, column: 11, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "~thread", scope: !14, file: !14, line: 148, type: !9, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!88 = distinct !DILocation(line: 42, column: 1, scope: !8)
!89 = !{i64 0, i64 8, !90}
!90 = !{!20, !20, i64 0}
!91 = !DILocation(line: 286, column: 26, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "operator==", scope: !14, file: !14, line: 280, type: !9, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!93 = distinct !DILocation(line: 175, column: 22, scope: !85, inlinedAt: !86)
!94 = !DILocation(line: 150, column: 11, scope: !87, inlinedAt: !88)
!95 = !DILocation(line: 312, column: 5, scope: !96, inlinedAt: !98)
!96 = distinct !DISubprogram(name: "__terminate", scope: !97, file: !97, line: 309, type: !9, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!97 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!98 = distinct !DILocation(line: 151, column: 2, scope: !87, inlinedAt: !88)
!99 = !DILocation(line: 42, column: 1, scope: !8)
!100 = !DILocation(line: 175, column: 16, scope: !85, inlinedAt: !101)
!101 = distinct !DILocation(line: 150, column: 11, scope: !87, inlinedAt: !102)
!102 = distinct !DILocation(line: 42, column: 1, scope: !8)
!103 = !DILocation(line: 286, column: 26, scope: !92, inlinedAt: !104)
!104 = distinct !DILocation(line: 175, column: 22, scope: !85, inlinedAt: !101)
!105 = !DILocation(line: 150, column: 11, scope: !87, inlinedAt: !102)
!106 = !DILocation(line: 312, column: 5, scope: !96, inlinedAt: !107)
!107 = distinct !DILocation(line: 151, column: 2, scope: !87, inlinedAt: !102)
!108 = !DISubprogram(name: "__assert_fail", scope: !109, file: !109, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!109 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!110 = !DISubprogram(name: "terminate", scope: !97, file: !97, line: 311, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!111 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!112 = !DILocation(line: 200, column: 14, scope: !111)
!113 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!114 = !DILocation(line: 30, column: 2, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "config", scope: !1, file: !1, line: 28, type: !9, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!116 = distinct !DILocation(line: 37, column: 21, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 37, type: !9, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!118 = distinct !DILocation(line: 61, column: 14, scope: !119, inlinedAt: !121)
!119 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at singleton.cpp:37:16)>", scope: !120, file: !120, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!120 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!121 = distinct !DILocation(line: 96, column: 14, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "__invoke<(lambda at singleton.cpp:37:16)>", scope: !120, file: !120, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!123 = distinct !DILocation(line: 252, column: 13, scope: !124, inlinedAt: !125)
!124 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!125 = distinct !DILocation(line: 259, column: 11, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!127 = distinct !DILocation(line: 210, column: 13, scope: !113)
!128 = !{!"branch_weights", i32 1, i32 1048575}
!129 = !DILocation(line: 11, column: 13, scope: !130, inlinedAt: !131)
!130 = distinct !DISubprogram(name: "Config", scope: !1, file: !1, line: 11, type: !9, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!131 = distinct !DILocation(line: 30, column: 16, scope: !115, inlinedAt: !116)
!132 = !{!133, !134, i64 0}
!133 = !{!"_ZTS6Config", !134, i64 0}
!134 = !{!"int", !21, i64 0}
!135 = !DILocation(line: 618, column: 16, scope: !136, inlinedAt: !137)
!136 = distinct !DISubprogram(name: "fetch_add", scope: !76, file: !76, line: 616, type: !9, scopeLine: 618, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!137 = distinct !DILocation(line: 369, column: 16, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "operator++", scope: !76, file: !76, line: 368, type: !9, scopeLine: 369, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!139 = distinct !DILocation(line: 11, column: 24, scope: !130, inlinedAt: !131)
!140 = !DILocation(line: 37, column: 21, scope: !117, inlinedAt: !118)
!141 = !DILocation(line: 210, column: 24, scope: !113)
!142 = distinct !DISubprogram(name: "~Config", scope: !1, file: !1, line: 12, type: !9, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!143 = !DILocation(line: 618, column: 16, scope: !136, inlinedAt: !144)
!144 = distinct !DILocation(line: 369, column: 16, scope: !138, inlinedAt: !145)
!145 = distinct !DILocation(line: 14, column: 3, scope: !142)
!146 = !DILocation(line: 488, column: 9, scope: !75, inlinedAt: !147)
!147 = distinct !DILocation(line: 348, column: 16, scope: !78, inlinedAt: !148)
!148 = distinct !DILocation(line: 15, column: 3, scope: !142)
!149 = !DILocation(line: 15, column: 3, scope: !142)
!150 = !DILocation(line: 488, column: 9, scope: !75, inlinedAt: !151)
!151 = distinct !DILocation(line: 348, column: 16, scope: !78, inlinedAt: !152)
!152 = distinct !DILocation(line: 15, column: 3, scope: !142)
!153 = !DILocation(line: 16, column: 2, scope: !142)
!154 = distinct !DISubprogram(name: "~_State_impl", scope: !14, file: !14, line: 200, type: !9, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!155 = !DILocation(line: 200, column: 14, scope: !154)
!156 = distinct !DISubprogram(name: "_M_run", scope: !14, file: !14, line: 210, type: !9, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!157 = !DILocation(line: 30, column: 2, scope: !115, inlinedAt: !158)
!158 = distinct !DILocation(line: 38, column: 21, scope: !159, inlinedAt: !160)
!159 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 38, type: !9, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!160 = distinct !DILocation(line: 61, column: 14, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at singleton.cpp:38:16)>", scope: !120, file: !120, line: 60, type: !9, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!162 = distinct !DILocation(line: 96, column: 14, scope: !163, inlinedAt: !164)
!163 = distinct !DISubprogram(name: "__invoke<(lambda at singleton.cpp:38:16)>", scope: !120, file: !120, line: 90, type: !9, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!164 = distinct !DILocation(line: 252, column: 13, scope: !165, inlinedAt: !166)
!165 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !14, file: !14, line: 251, type: !9, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!166 = distinct !DILocation(line: 259, column: 11, scope: !167, inlinedAt: !168)
!167 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 255, type: !9, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!168 = distinct !DILocation(line: 210, column: 13, scope: !156)
!169 = !DILocation(line: 11, column: 13, scope: !130, inlinedAt: !170)
!170 = distinct !DILocation(line: 30, column: 16, scope: !115, inlinedAt: !158)
!171 = !DILocation(line: 618, column: 16, scope: !136, inlinedAt: !172)
!172 = distinct !DILocation(line: 369, column: 16, scope: !138, inlinedAt: !173)
!173 = distinct !DILocation(line: 11, column: 24, scope: !130, inlinedAt: !170)
!174 = !DILocation(line: 38, column: 21, scope: !159, inlinedAt: !160)
!175 = !DILocation(line: 210, column: 24, scope: !156)
