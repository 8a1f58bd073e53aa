; ModuleID = 'handover.cpp'
source_filename = "handover.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"class.std::condition_variable" = type { %"class.std::__condvar" }
%"class.std::__condvar" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], [2 x i32], i32, i32, [2 x i32] }
%union.__atomic_wide_counter = type { i64 }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::unique_ptr.2" = type { %"struct.std::__uniq_ptr_data.3" }
%"struct.std::__uniq_ptr_data.3" = type { %"class.std::__uniq_ptr_impl.4" }
%"class.std::__uniq_ptr_impl.4" = type { %"class.std::tuple.5" }
%"class.std::tuple.5" = type { %"struct.std::_Tuple_impl.6" }
%"struct.std::_Tuple_impl.6" = type { %"struct.std::_Head_base.9" }
%"struct.std::_Head_base.9" = type { ptr }
%"class.std::thread" = type { %"class.std::thread::id" }
%"class.std::thread::id" = type { i64 }
%"class.std::unique_lock" = type <{ ptr, i8, [7 x i8] }>

$_ZNSt10unique_ptrIiSt14default_deleteIiEED2Ev = comdat any

@_ZL5given = internal global %"class.std::condition_variable" zeroinitializer, align 8
@__dso_handle = external hidden global i8
@_ZL4slot = internal global { { { ptr } } } zeroinitializer, align 8
@.str = private unnamed_addr constant [6 x i8] c"!slot\00", align 1
@.str.2 = private unnamed_addr constant [13 x i8] c"handover.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZL5mutex = internal global { %union.pthread_mutex_t } zeroinitializer, align 8
@"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZNSt6thread6_StateD2Ev, ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev", ptr @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"] }, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr
@"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant [65 x i8] c"NSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE\00", align 1
@_ZTINSt6thread6_StateE = external constant ptr
@"_ZTINSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE" = internal constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @"_ZTSNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", ptr @_ZTINSt6thread6_StateE }, align 8
@.str.4 = private unnamed_addr constant [11 x i8] c"*mine == 5\00", align 1
@"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv" = private unnamed_addr constant [51 x i8] c"auto main()::(anonymous class)::operator()() const\00", align 1
@.str.5 = private unnamed_addr constant [85 x i8] c"/usr/bin/../lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/bits/unique_ptr.h\00", align 1
@__PRETTY_FUNCTION__._ZNKSt10unique_ptrIiSt14default_deleteIiEEdeEv = private unnamed_addr constant [134 x i8] c"typename add_lvalue_reference<element_type>::type std::unique_ptr<int>::operator*() const [_Tp = int, _Dp = std::default_delete<int>]\00", align 1
@.str.6 = private unnamed_addr constant [19 x i8] c"get() != pointer()\00", align 1
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_handover.cpp, ptr null }]

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #0

; Function Attrs: nounwind
declare void @_ZNSt18condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48)) unnamed_addr #0

; Function Attrs: nofree nounwind
declare i32 @__cxa_atexit(ptr, ptr, ptr) local_unnamed_addr #1

; Function Attrs: nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10unique_ptrIiSt14default_deleteIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #2 comdat align 2 !dbg !8 {
  %2 = load ptr, ptr %0, align 8, !dbg !12, !tbaa !13
  %3 = icmp eq ptr %2, null, !dbg !17
  br i1 %3, label %5, label %4, !dbg !12

4:                                                ; preds = %1
  tail call void @_ZdlPv(ptr noundef %2) #11, !dbg !18
  br label %5, !dbg !21

5:                                                ; preds = %4, %1
  store ptr null, ptr %0, align 8, !dbg !22, !tbaa !13
  ret void, !dbg !23
}

; Function Attrs: norecurse nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #3 !dbg !24 {
  %1 = alloca %"class.std::unique_ptr.2", align 8
  %2 = alloca %"class.std::thread", align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #12, !dbg !25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1), !dbg !26
  store i64 0, ptr %2, align 8, !dbg !26, !tbaa !32
  %3 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #13, !dbg !35
  store ptr getelementptr inbounds ({ [5 x ptr] }, ptr @"_ZTVNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEEE", i64 0, inrange i32 0, i64 2), ptr %3, align 8, !dbg !36, !tbaa !39
  store ptr %3, ptr %1, align 8, !dbg !41, !tbaa !13
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8) %2, ptr noundef nonnull %1, ptr noundef null) #12, !dbg !48
  %4 = load ptr, ptr %1, align 8, !dbg !49, !tbaa !13
  %5 = icmp eq ptr %4, null, !dbg !52
  br i1 %5, label %10, label %6, !dbg !49

6:                                                ; preds = %0
  %7 = load ptr, ptr %4, align 8, !dbg !53, !tbaa !39
  %8 = getelementptr inbounds ptr, ptr %7, i64 1, !dbg !53
  %9 = load ptr, ptr %8, align 8, !dbg !53
  call void %9(ptr noundef nonnull align 8 dereferenceable(8) %4) #12, !dbg !53
  br label %10, !dbg !56

10:                                               ; preds = %0, %6
  store ptr null, ptr %1, align 8, !dbg !57, !tbaa !13
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1), !dbg !58
  %11 = call noalias noundef nonnull dereferenceable(4) ptr @_Znwm(i64 noundef 4) #13, !dbg !59, !noalias !62
  store i32 5, ptr %11, align 4, !dbg !59, !tbaa !65, !noalias !62
  %12 = call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #12, !dbg !67
  %13 = icmp eq i32 %12, 0, !dbg !76
  br i1 %13, label %15, label %14, !dbg !76

14:                                               ; preds = %10
  call void @_ZSt20__throw_system_errori(i32 noundef %12) #14, !dbg !77
  unreachable, !dbg !77

15:                                               ; preds = %10
  %16 = load ptr, ptr @_ZL4slot, align 8, !dbg !78, !tbaa !13
  store ptr %11, ptr @_ZL4slot, align 8, !dbg !87, !tbaa !13
  %17 = icmp eq ptr %16, null, !dbg !88
  br i1 %17, label %19, label %18, !dbg !88

18:                                               ; preds = %15
  call void @_ZdlPv(ptr noundef %16) #11, !dbg !89
  br label %19, !dbg !91

19:                                               ; preds = %15, %18
  %20 = call i32 @pthread_mutex_unlock(ptr noundef nonnull @_ZL5mutex) #12, !dbg !92
  call void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5given) #12, !dbg !99
  call void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %2) #12, !dbg !100
  %21 = load ptr, ptr @_ZL4slot, align 8, !dbg !101, !tbaa !13
  %22 = icmp eq ptr %21, null, !dbg !108
  br i1 %22, label %24, label %23, !dbg !109

23:                                               ; preds = %19
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.2, i32 noundef 34, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #14, !dbg !109
  unreachable, !dbg !109

24:                                               ; preds = %19
  %25 = load i64, ptr %2, align 8, !dbg !110, !tbaa.struct !115
  %26 = icmp eq i64 %25, 0, !dbg !117
  br i1 %26, label %28, label %27, !dbg !120

27:                                               ; preds = %24
  call void @_ZSt9terminatev() #14, !dbg !121
  unreachable, !dbg !121

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #12, !dbg !125
  ret i32 0, !dbg !125
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #4

; Function Attrs: nounwind
declare void @_ZNSt18condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48)) local_unnamed_addr #0

declare void @_ZNSt6thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !126 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #7

; Function Attrs: noreturn nounwind
declare !dbg !128 void @_ZSt9terminatev() local_unnamed_addr #6

; Function Attrs: noreturn
declare !dbg !129 void @_ZSt20__throw_system_errori(i32 noundef) local_unnamed_addr #8

; Function Attrs: nounwind
declare !dbg !131 i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare !dbg !133 i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #0

declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr noundef nonnull align 8 dereferenceable(8), ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #0

; Function Attrs: inlinehint nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEED0Ev"(ptr noundef nonnull align 8 dereferenceable(9) %0) unnamed_addr #10 align 2 !dbg !134 {
  tail call void @_ZNSt6thread6_StateD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %0) #12, !dbg !135
  tail call void @_ZdlPv(ptr noundef %0) #11, !dbg !135
  ret void, !dbg !135
}

; Function Attrs: nounwind uwtable
define internal void @"_ZNSt6thread11_State_implINS_8_InvokerISt5tupleIJZ4mainE3$_0EEEEE6_M_runEv"(ptr nocapture nonnull readnone align 8 %0) unnamed_addr #2 align 2 !dbg !136 {
  %2 = alloca %"class.std::unique_lock", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #12, !dbg !137
  store ptr @_ZL5mutex, ptr %2, align 8, !dbg !149, !tbaa !153
  %3 = getelementptr inbounds %"class.std::unique_lock", ptr %2, i64 0, i32 1, !dbg !156
  store i8 0, ptr %3, align 8, !dbg !156, !tbaa !157
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @_ZL5mutex) #12, !dbg !158
  %5 = icmp eq i32 %4, 0, !dbg !163
  br i1 %5, label %7, label %6, !dbg !163

6:                                                ; preds = %1
  tail call void @_ZSt20__throw_system_errori(i32 noundef %4) #14, !dbg !164
  unreachable, !dbg !164

7:                                                ; preds = %1
  store i8 1, ptr %3, align 8, !dbg !165, !tbaa !157
  %8 = load ptr, ptr @_ZL4slot, align 8, !dbg !166, !tbaa !13
  %9 = icmp eq ptr %8, null, !dbg !177
  br i1 %9, label %10, label %13, !dbg !178

10:                                               ; preds = %7, %10
  call void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5given, ptr noundef nonnull align 8 dereferenceable(9) %2) #12, !dbg !179
  %11 = load ptr, ptr @_ZL4slot, align 8, !dbg !166, !tbaa !13
  %12 = icmp eq ptr %11, null, !dbg !177
  br i1 %12, label %10, label %13, !dbg !178, !llvm.loop !180

13:                                               ; preds = %10, %7
  %14 = load i64, ptr @_ZL4slot, align 8, !dbg !184, !tbaa !13
  %15 = inttoptr i64 %14 to ptr, !dbg !184
  store ptr null, ptr @_ZL4slot, align 8, !dbg !196, !tbaa !13
  %16 = load i8, ptr %3, align 8, !dbg !197, !tbaa !157, !range !200, !noundef !11
  %17 = icmp eq i8 %16, 0, !dbg !197
  br i1 %17, label %18, label %19, !dbg !201

18:                                               ; preds = %13
  call void @_ZSt20__throw_system_errori(i32 noundef 1) #14, !dbg !202
  unreachable, !dbg !202

19:                                               ; preds = %13
  %20 = load ptr, ptr %2, align 8, !dbg !203, !tbaa !153
  %21 = icmp eq ptr %20, null, !dbg !203
  br i1 %21, label %24, label %22, !dbg !203

22:                                               ; preds = %19
  %23 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %20) #12, !dbg !204
  store i8 0, ptr %3, align 8, !dbg !207, !tbaa !157
  br label %24, !dbg !208

24:                                               ; preds = %22, %19
  %25 = icmp eq i64 %14, 0, !dbg !209
  br i1 %25, label %26, label %27, !dbg !209, !prof !212

26:                                               ; preds = %24
  call void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef nonnull @.str.5, i32 noundef 445, ptr noundef nonnull @__PRETTY_FUNCTION__._ZNKSt10unique_ptrIiSt14default_deleteIiEEdeEv, ptr noundef nonnull @.str.6) #14, !dbg !209
  unreachable, !dbg !209

27:                                               ; preds = %24
  %28 = load i32, ptr %15, align 4, !dbg !213, !tbaa !65
  %29 = icmp eq i32 %28, 5, !dbg !213
  br i1 %29, label %31, label %30, !dbg !213

30:                                               ; preds = %27
  call void @__assert_fail(ptr noundef nonnull @.str.4, ptr noundef nonnull @.str.2, i32 noundef 19, ptr noundef nonnull @"__PRETTY_FUNCTION__._ZZ4mainENK3$_0clEv") #14, !dbg !213
  unreachable, !dbg !213

31:                                               ; preds = %27
  call void @_ZdlPv(ptr noundef %15) #11, !dbg !214
  %32 = load i8, ptr %3, align 8, !dbg !217, !tbaa !157, !range !200, !noundef !11
  %33 = icmp eq i8 %32, 0, !dbg !217
  br i1 %33, label %39, label %34, !dbg !217

34:                                               ; preds = %31
  %35 = load ptr, ptr %2, align 8, !dbg !220, !tbaa !153
  %36 = icmp eq ptr %35, null, !dbg !220
  br i1 %36, label %39, label %37, !dbg !220

37:                                               ; preds = %34
  %38 = call i32 @pthread_mutex_unlock(ptr noundef nonnull %35) #12, !dbg !222
  store i8 0, ptr %3, align 8, !dbg !225, !tbaa !157
  br label %39, !dbg !226

39:                                               ; preds = %31, %34, %37
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #12, !dbg !227
  ret void, !dbg !228
}

declare void @_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(ptr noundef nonnull align 8 dereferenceable(48), ptr noundef nonnull align 8 dereferenceable(9)) local_unnamed_addr #5

; Function Attrs: noreturn nounwind
declare !dbg !229 void @_ZSt21__glibcxx_assert_failPKciS0_S0_(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define internal void @_GLOBAL__sub_I_handover.cpp() #2 section ".text.startup" !dbg !230 {
  tail call void @_ZNSt18condition_variableC1Ev(ptr noundef nonnull align 8 dereferenceable(48) @_ZL5given) #12, !dbg !232
  %1 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt18condition_variableD1Ev, ptr nonnull @_ZL5given, ptr nonnull @__dso_handle) #12, !dbg !236
  %2 = tail call i32 @__cxa_atexit(ptr nonnull @_ZNSt10unique_ptrIiSt14default_deleteIiEED2Ev, ptr nonnull @_ZL4slot, ptr nonnull @__dso_handle) #12, !dbg !237
  ret void
}

attributes #0 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { builtin nounwind }
attributes #12 = { nounwind }
attributes #13 = { builtin nounwind allocsize(0) }
attributes #14 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "handover.cpp", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = distinct !DISubprogram(name: "~unique_ptr", scope: !9, file: !9, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!9 = !DIFile(filename: "include/c++/12/bits/unique_ptr.h", directory: "")
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 395, column: 6, scope: !8)
!13 = !{!14, !14, i64 0}
!14 = !{!"any pointer", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C++ TBAA"}
!17 = !DILocation(line: 395, column: 12, scope: !8)
!18 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !20)
!19 = distinct !DISubprogram(name: "operator()", scope: !9, file: !9, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!20 = distinct !DILocation(line: 396, column: 4, scope: !8)
!21 = !DILocation(line: 396, column: 4, scope: !8)
!22 = !DILocation(line: 397, column: 8, scope: !8)
!23 = !DILocation(line: 398, column: 7, scope: !8)
!24 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 12, type: !10, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!25 = !DILocation(line: 14, column: 2, scope: !24)
!26 = !DILocation(line: 85, column: 23, scope: !27, inlinedAt: !29)
!27 = distinct !DISubprogram(name: "id", scope: !28, file: !28, line: 85, type: !10, scopeLine: 85, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!28 = !DIFile(filename: "include/c++/12/bits/std_thread.h", directory: "")
!29 = distinct !DILocation(line: 126, column: 7, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "thread<(lambda at handover.cpp:14:20), void>", scope: !28, file: !28, line: 126, type: !10, scopeLine: 127, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!31 = distinct !DILocation(line: 14, column: 14, scope: !24)
!32 = !{!33, !34, i64 0}
!33 = !{!"_ZTSNSt6thread2idE", !34, i64 0}
!34 = !{!"long", !15, i64 0}
!35 = !DILocation(line: 142, column: 29, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 207, column: 4, scope: !37, inlinedAt: !38)
!37 = distinct !DISubprogram(name: "_State_impl<(lambda at handover.cpp:14:20)>", scope: !28, file: !28, line: 205, type: !10, scopeLine: 207, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!38 = distinct !DILocation(line: 142, column: 33, scope: !30, inlinedAt: !31)
!39 = !{!40, !40, i64 0}
!40 = !{!"vtable pointer", !16, i64 0}
!41 = !DILocation(line: 168, column: 56, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 168, type: !10, scopeLine: 168, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!43 = distinct !DILocation(line: 233, column: 40, scope: !44, inlinedAt: !45)
!44 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 233, type: !10, scopeLine: 233, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!45 = distinct !DILocation(line: 310, column: 4, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "unique_ptr<std::default_delete<std::thread::_State>, void>", scope: !9, file: !9, line: 309, type: !10, scopeLine: 311, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!47 = distinct !DILocation(line: 142, column: 18, scope: !30, inlinedAt: !31)
!48 = !DILocation(line: 142, column: 2, scope: !30, inlinedAt: !31)
!49 = !DILocation(line: 395, column: 6, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "~unique_ptr", scope: !9, file: !9, line: 390, type: !10, scopeLine: 391, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!51 = distinct !DILocation(line: 142, column: 2, scope: !30, inlinedAt: !31)
!52 = !DILocation(line: 395, column: 12, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 95, column: 2, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "operator()", scope: !9, file: !9, line: 89, type: !10, scopeLine: 90, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!55 = distinct !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !51)
!56 = !DILocation(line: 396, column: 4, scope: !50, inlinedAt: !51)
!57 = !DILocation(line: 397, column: 8, scope: !50, inlinedAt: !51)
!58 = !DILocation(line: 145, column: 7, scope: !30, inlinedAt: !31)
!59 = !DILocation(line: 1065, column: 30, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "make_unique<int, int>", scope: !9, file: !9, line: 1064, type: !10, scopeLine: 1065, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!61 = distinct !DILocation(line: 21, column: 15, scope: !24)
!62 = !{!63}
!63 = distinct !{!63, !64, !"_ZSt11make_uniqueIiJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_: argument 0"}
!64 = distinct !{!64, !"_ZSt11make_uniqueIiJiEENSt8__detail9_MakeUniqIT_E15__single_objectEDpOT0_"}
!65 = !{!66, !66, i64 0}
!66 = !{!"int", !15, i64 0}
!67 = !DILocation(line: 749, column: 12, scope: !68, inlinedAt: !70)
!68 = distinct !DISubprogram(name: "__gthread_mutex_lock", scope: !69, file: !69, line: 746, type: !10, scopeLine: 747, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!69 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/gthr-default.h", directory: "")
!70 = distinct !DILocation(line: 100, column: 17, scope: !71, inlinedAt: !73)
!71 = distinct !DISubprogram(name: "lock", scope: !72, file: !72, line: 98, type: !10, scopeLine: 99, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!72 = !DIFile(filename: "include/c++/12/bits/std_mutex.h", directory: "")
!73 = distinct !DILocation(line: 229, column: 19, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "lock_guard", scope: !72, file: !72, line: 228, type: !10, scopeLine: 229, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!75 = distinct !DILocation(line: 24, column: 31, scope: !24)
!76 = !DILocation(line: 103, column: 11, scope: !71, inlinedAt: !73)
!77 = !DILocation(line: 104, column: 2, scope: !71, inlinedAt: !73)
!78 = !DILocation(line: 200, column: 26, scope: !79, inlinedAt: !80)
!79 = distinct !DISubprogram(name: "reset", scope: !9, file: !9, line: 198, type: !10, scopeLine: 199, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!80 = distinct !DILocation(line: 183, column: 2, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 181, type: !10, scopeLine: 182, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!82 = distinct !DILocation(line: 235, column: 61, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 235, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!84 = distinct !DILocation(line: 406, column: 51, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "operator=", scope: !9, file: !9, line: 406, type: !10, scopeLine: 406, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!86 = distinct !DILocation(line: 25, column: 8, scope: !24)
!87 = !DILocation(line: 201, column: 11, scope: !79, inlinedAt: !80)
!88 = !DILocation(line: 202, column: 6, scope: !79, inlinedAt: !80)
!89 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !90)
!90 = distinct !DILocation(line: 203, column: 4, scope: !79, inlinedAt: !80)
!91 = !DILocation(line: 203, column: 4, scope: !79, inlinedAt: !80)
!92 = !DILocation(line: 779, column: 12, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "__gthread_mutex_unlock", scope: !69, file: !69, line: 776, type: !10, scopeLine: 777, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!94 = distinct !DILocation(line: 118, column: 7, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "unlock", scope: !72, file: !72, line: 115, type: !10, scopeLine: 116, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!96 = distinct !DILocation(line: 235, column: 19, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "~lock_guard", scope: !72, file: !72, line: 234, type: !10, scopeLine: 235, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!98 = distinct !DILocation(line: 26, column: 2, scope: !24)
!99 = !DILocation(line: 27, column: 8, scope: !24)
!100 = !DILocation(line: 33, column: 8, scope: !24)
!101 = !DILocation(line: 191, column: 51, scope: !102, inlinedAt: !103)
!102 = distinct !DISubprogram(name: "_M_ptr", scope: !9, file: !9, line: 191, type: !10, scopeLine: 191, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!103 = distinct !DILocation(line: 462, column: 21, scope: !104, inlinedAt: !105)
!104 = distinct !DISubprogram(name: "get", scope: !9, file: !9, line: 461, type: !10, scopeLine: 462, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!105 = distinct !DILocation(line: 479, column: 16, scope: !106, inlinedAt: !107)
!106 = distinct !DISubprogram(name: "operator bool", scope: !9, file: !9, line: 478, type: !10, scopeLine: 479, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!107 = distinct !DILocation(line: 34, column: 2, scope: !24)
!108 = !DILocation(line: 479, column: 22, scope: !106, inlinedAt: !107)
!109 = !DILocation(line: 34, column: 2, scope: !24)
!110 = !DILocation(line: 175, column: 16, scope: !111, inlinedAt: !112)
!111 = distinct !DISubprogram(name: "joinable", scope: !28, file: !28, line: 174, type: !10, scopeLine: 175, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!112 = distinct !DILocation(line: 150, column: 11, scope: !113, inlinedAt: !114)
!113 = distinct !DISubprogram(name: "~thread", scope: !28, file: !28, line: 148, type: !10, scopeLine: 149, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!114 = distinct !DILocation(line: 35, column: 1, scope: !24)
!115 = !{i64 0, i64 8, !116}
!116 = !{!34, !34, i64 0}
!117 = !DILocation(line: 286, column: 26, scope: !118, inlinedAt: !119)
!118 = distinct !DISubprogram(name: "operator==", scope: !28, file: !28, line: 280, type: !10, scopeLine: 281, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!119 = distinct !DILocation(line: 175, column: 22, scope: !111, inlinedAt: !112)
!120 = !DILocation(line: 150, column: 11, scope: !113, inlinedAt: !114)
!121 = !DILocation(line: 312, column: 5, scope: !122, inlinedAt: !124)
!122 = distinct !DISubprogram(name: "__terminate", scope: !123, file: !123, line: 309, type: !10, scopeLine: 310, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!123 = !DIFile(filename: "include/x86_64-linux-gnu/c++/12/bits/c++config.h", directory: "")
!124 = distinct !DILocation(line: 151, column: 2, scope: !113, inlinedAt: !114)
!125 = !DILocation(line: 35, column: 1, scope: !24)
!126 = !DISubprogram(name: "__assert_fail", scope: !127, file: !127, line: 69, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!127 = !DIFile(filename: "/usr/include/assert.h", directory: "")
!128 = !DISubprogram(name: "terminate", scope: !123, file: !123, line: 311, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!129 = !DISubprogram(name: "__throw_system_error", scope: !130, file: !130, line: 105, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!130 = !DIFile(filename: "include/c++/12/bits/functexcept.h", directory: "")
!131 = !DISubprogram(name: "pthread_mutex_lock", scope: !132, file: !132, line: 794, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!132 = !DIFile(filename: "/usr/include/pthread.h", directory: "")
!133 = !DISubprogram(name: "pthread_mutex_unlock", scope: !132, file: !132, line: 835, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!134 = distinct !DISubprogram(name: "~_State_impl", scope: !28, file: !28, line: 200, type: !10, scopeLine: 200, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!135 = !DILocation(line: 200, column: 14, scope: !134)
!136 = distinct !DISubprogram(name: "_M_run", scope: !28, file: !28, line: 210, type: !10, scopeLine: 210, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!137 = !DILocation(line: 15, column: 3, scope: !138, inlinedAt: !139)
!138 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 14, type: !10, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!139 = distinct !DILocation(line: 61, column: 14, scope: !140, inlinedAt: !142)
!140 = distinct !DISubprogram(name: "__invoke_impl<void, (lambda at handover.cpp:14:20)>", scope: !141, file: !141, line: 60, type: !10, scopeLine: 61, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!141 = !DIFile(filename: "include/c++/12/bits/invoke.h", directory: "")
!142 = distinct !DILocation(line: 96, column: 14, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "__invoke<(lambda at handover.cpp:14:20)>", scope: !141, file: !141, line: 90, type: !10, scopeLine: 92, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!144 = distinct !DILocation(line: 252, column: 13, scope: !145, inlinedAt: !146)
!145 = distinct !DISubprogram(name: "_M_invoke<0UL>", scope: !28, file: !28, line: 251, type: !10, scopeLine: 252, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!146 = distinct !DILocation(line: 259, column: 11, scope: !147, inlinedAt: !148)
!147 = distinct !DISubprogram(name: "operator()", scope: !28, file: !28, line: 255, type: !10, scopeLine: 256, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!148 = distinct !DILocation(line: 210, column: 13, scope: !136)
!149 = !DILocation(line: 67, column: 9, scope: !150, inlinedAt: !152)
!150 = distinct !DISubprogram(name: "unique_lock", scope: !151, file: !151, line: 66, type: !10, scopeLine: 68, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!151 = !DIFile(filename: "include/c++/12/bits/unique_lock.h", directory: "")
!152 = distinct !DILocation(line: 15, column: 32, scope: !138, inlinedAt: !139)
!153 = !{!154, !14, i64 0}
!154 = !{!"_ZTSSt11unique_lockISt5mutexE", !14, i64 0, !155, i64 8}
!155 = !{!"bool", !15, i64 0}
!156 = !DILocation(line: 67, column: 43, scope: !150, inlinedAt: !152)
!157 = !{!154, !155, i64 8}
!158 = !DILocation(line: 749, column: 12, scope: !68, inlinedAt: !159)
!159 = distinct !DILocation(line: 100, column: 17, scope: !71, inlinedAt: !160)
!160 = distinct !DILocation(line: 139, column: 17, scope: !161, inlinedAt: !162)
!161 = distinct !DISubprogram(name: "lock", scope: !151, file: !151, line: 131, type: !10, scopeLine: 132, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!162 = distinct !DILocation(line: 69, column: 2, scope: !150, inlinedAt: !152)
!163 = !DILocation(line: 103, column: 11, scope: !71, inlinedAt: !160)
!164 = !DILocation(line: 104, column: 2, scope: !71, inlinedAt: !160)
!165 = !DILocation(line: 70, column: 10, scope: !150, inlinedAt: !152)
!166 = !DILocation(line: 191, column: 51, scope: !102, inlinedAt: !167)
!167 = distinct !DILocation(line: 462, column: 21, scope: !104, inlinedAt: !168)
!168 = distinct !DILocation(line: 479, column: 16, scope: !106, inlinedAt: !169)
!169 = distinct !DILocation(line: 857, column: 20, scope: !170, inlinedAt: !171)
!170 = distinct !DISubprogram(name: "operator!=<int, std::default_delete<int> >", scope: !9, file: !9, line: 856, type: !10, scopeLine: 857, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!171 = distinct !DILocation(line: 16, column: 37, scope: !172, inlinedAt: !173)
!172 = distinct !DISubprogram(name: "operator()", scope: !1, file: !1, line: 16, type: !10, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!173 = distinct !DILocation(line: 101, column: 10, scope: !174, inlinedAt: !176)
!174 = distinct !DISubprogram(name: "wait<(lambda at handover.cpp:16:20)>", scope: !175, file: !175, line: 99, type: !10, scopeLine: 100, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!175 = !DIFile(filename: "include/c++/12/condition_variable", directory: "")
!176 = distinct !DILocation(line: 16, column: 9, scope: !138, inlinedAt: !139)
!177 = !DILocation(line: 479, column: 22, scope: !106, inlinedAt: !169)
!178 = !DILocation(line: 101, column: 2, scope: !174, inlinedAt: !176)
!179 = !DILocation(line: 102, column: 4, scope: !174, inlinedAt: !176)
!180 = distinct !{!180, !178, !181, !182, !183}
!181 = !DILocation(line: 102, column: 15, scope: !174, inlinedAt: !176)
!182 = !{!"llvm.loop.mustprogress"}
!183 = !{!"llvm.loop.unroll.disable"}
!184 = !DILocation(line: 301, column: 7, scope: !185, inlinedAt: !187)
!185 = distinct !DISubprogram(name: "_Tuple_impl", scope: !186, file: !186, line: 301, type: !10, scopeLine: 301, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!186 = !DIFile(filename: "include/c++/12/tuple", directory: "")
!187 = distinct !DILocation(line: 1090, column: 17, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "tuple", scope: !186, file: !186, line: 1090, type: !10, scopeLine: 1090, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!189 = distinct !DILocation(line: 177, column: 9, scope: !190, inlinedAt: !191)
!190 = distinct !DISubprogram(name: "__uniq_ptr_impl", scope: !9, file: !9, line: 176, type: !10, scopeLine: 178, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!191 = distinct !DILocation(line: 234, column: 7, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "__uniq_ptr_data", scope: !9, file: !9, line: 234, type: !10, scopeLine: 234, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!193 = distinct !DILocation(line: 358, column: 7, scope: !194, inlinedAt: !195)
!194 = distinct !DISubprogram(name: "unique_ptr", scope: !9, file: !9, line: 358, type: !10, scopeLine: 358, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!195 = distinct !DILocation(line: 17, column: 31, scope: !138, inlinedAt: !139)
!196 = !DILocation(line: 178, column: 22, scope: !190, inlinedAt: !191)
!197 = !DILocation(line: 191, column: 7, scope: !198, inlinedAt: !199)
!198 = distinct !DISubprogram(name: "unlock", scope: !151, file: !151, line: 189, type: !10, scopeLine: 190, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!199 = distinct !DILocation(line: 18, column: 8, scope: !138, inlinedAt: !139)
!200 = !{i8 0, i8 2}
!201 = !DILocation(line: 191, column: 6, scope: !198, inlinedAt: !199)
!202 = !DILocation(line: 192, column: 4, scope: !198, inlinedAt: !199)
!203 = !DILocation(line: 193, column: 11, scope: !198, inlinedAt: !199)
!204 = !DILocation(line: 779, column: 12, scope: !93, inlinedAt: !205)
!205 = distinct !DILocation(line: 118, column: 7, scope: !95, inlinedAt: !206)
!206 = distinct !DILocation(line: 195, column: 17, scope: !198, inlinedAt: !199)
!207 = !DILocation(line: 196, column: 14, scope: !198, inlinedAt: !199)
!208 = !DILocation(line: 197, column: 4, scope: !198, inlinedAt: !199)
!209 = !DILocation(line: 445, column: 2, scope: !210, inlinedAt: !211)
!210 = distinct !DISubprogram(name: "operator*", scope: !9, file: !9, line: 443, type: !10, scopeLine: 444, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!211 = distinct !DILocation(line: 19, column: 3, scope: !138, inlinedAt: !139)
!212 = !{!"branch_weights", i32 1, i32 2000}
!213 = !DILocation(line: 19, column: 3, scope: !138, inlinedAt: !139)
!214 = !DILocation(line: 95, column: 2, scope: !19, inlinedAt: !215)
!215 = distinct !DILocation(line: 396, column: 4, scope: !8, inlinedAt: !216)
!216 = distinct !DILocation(line: 20, column: 2, scope: !138, inlinedAt: !139)
!217 = !DILocation(line: 103, column: 6, scope: !218, inlinedAt: !219)
!218 = distinct !DISubprogram(name: "~unique_lock", scope: !151, file: !151, line: 101, type: !10, scopeLine: 102, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!219 = distinct !DILocation(line: 20, column: 2, scope: !138, inlinedAt: !139)
!220 = !DILocation(line: 193, column: 11, scope: !198, inlinedAt: !221)
!221 = distinct !DILocation(line: 104, column: 4, scope: !218, inlinedAt: !219)
!222 = !DILocation(line: 779, column: 12, scope: !93, inlinedAt: !223)
!223 = distinct !DILocation(line: 118, column: 7, scope: !95, inlinedAt: !224)
!224 = distinct !DILocation(line: 195, column: 17, scope: !198, inlinedAt: !221)
!225 = !DILocation(line: 196, column: 14, scope: !198, inlinedAt: !221)
!226 = !DILocation(line: 197, column: 4, scope: !198, inlinedAt: !221)
!227 = !DILocation(line: 20, column: 2, scope: !138, inlinedAt: !139)
!228 = !DILocation(line: 210, column: 24, scope: !136)
!229 = !DISubprogram(name: "__glibcxx_assert_fail", scope: !123, file: !123, line: 564, type: !10, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !11)
!230 = distinct !DISubprogram(linkageName: "_GLOBAL__sub_I_handover.cpp", scope: !231, file: !231, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!231 = !DIFile(filename: "handover.cpp", directory: ".")
!232 = !DILocation(line: 9, column: 32, scope: !233, inlinedAt: !235)
!233 = !DILexicalBlockFile(scope: !234, file: !1, discriminator: 0)
!234 = distinct !DISubprogram(name: "__cxx_global_var_init", scope: !231, file: !231, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!235 = distinct !DILocation(line: 0, scope: !230)
!236 = !DILocation(line: 0, scope: !234, inlinedAt: !235)
!237 = !DILocation(line: 0, scope: !238, inlinedAt: !239)
!238 = distinct !DISubprogram(name: "__cxx_global_var_init.1", scope: !231, file: !231, type: !10, flags: DIFlagArtificial | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!239 = distinct !DILocation(line: 0, scope: !230)
