; ModuleID = 'cpp/uncancelled.cpp'
source_filename = "cpp/uncancelled.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@_ZL8finished = internal unnamed_addr global i1 false, align 4
@.str = private unnamed_addr constant [9 x i8] c"finished\00", align 1
@.str.1 = private unnamed_addr constant [20 x i8] c"cpp/uncancelled.cpp\00", align 1
@__PRETTY_FUNCTION__.main = private unnamed_addr constant [11 x i8] c"int main()\00", align 1
@_ZTIi = external constant ptr
@.str.2 = private unnamed_addr constant [16 x i8] c"again == thrown\00", align 1
@__PRETTY_FUNCTION__._ZL6workerPv = private unnamed_addr constant [21 x i8] c"void *worker(void *)\00", align 1

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 !dbg !8 {
  %1 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #7, !dbg !11
  %2 = call i32 @pthread_create(ptr noundef nonnull %1, ptr noundef null, ptr noundef nonnull @_ZL6workerPv, ptr noundef null) #7, !dbg !12
  %3 = load i64, ptr %1, align 8, !dbg !13, !tbaa !14
  %4 = call i32 @pthread_cancel(i64 noundef %3), !dbg !18
  %5 = load i64, ptr %1, align 8, !dbg !19, !tbaa !14
  %6 = call i32 @pthread_join(i64 noundef %5, ptr noundef null), !dbg !20
  %7 = load i1, ptr @_ZL8finished, align 4, !dbg !21
  br i1 %7, label %9, label %8, !dbg !21

8:                                                ; preds = %0
  call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 42, ptr noundef nonnull @__PRETTY_FUNCTION__.main) #8, !dbg !21
  unreachable, !dbg !21

9:                                                ; preds = %0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #7, !dbg !22
  ret i32 0, !dbg !23
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare !dbg !24 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress uwtable
define internal noalias noundef ptr @_ZL6workerPv(ptr nocapture readnone %0) #3 personality ptr @__gxx_personality_v0 !dbg !26 {
  %2 = tail call ptr @__cxa_allocate_exception(i64 4) #7, !dbg !27
  store i32 5, ptr %2, align 16, !dbg !27, !tbaa !28
  invoke void @__cxa_throw(ptr nonnull %2, ptr nonnull @_ZTIi, ptr null) #9
          to label %26 unwind label %3, !dbg !27

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr @_ZTIi, !dbg !30
  %5 = extractvalue { ptr, i32 } %4, 1, !dbg !30
  %6 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #7, !dbg !31
  %7 = icmp eq i32 %5, %6, !dbg !31
  br i1 %7, label %8, label %24, !dbg !31

8:                                                ; preds = %3
  %9 = extractvalue { ptr, i32 } %4, 0, !dbg !30
  %10 = tail call ptr @__cxa_begin_catch(ptr %9) #7, !dbg !31
  %11 = load i32, ptr %10, align 4, !dbg !31, !tbaa !28
  invoke void @__cxa_rethrow() #9
          to label %26 unwind label %12, !dbg !32

12:                                               ; preds = %8
  %13 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi, !dbg !30
  %14 = extractvalue { ptr, i32 } %13, 1, !dbg !30
  %15 = icmp eq i32 %14, %6, !dbg !33
  br i1 %15, label %16, label %23, !dbg !33

16:                                               ; preds = %12
  %17 = extractvalue { ptr, i32 } %13, 0, !dbg !30
  %18 = tail call ptr @__cxa_begin_catch(ptr %17) #7, !dbg !33
  %19 = load i32, ptr %18, align 4, !dbg !33, !tbaa !28
  %20 = icmp eq i32 %19, %11, !dbg !34
  br i1 %20, label %22, label %21, !dbg !34

21:                                               ; preds = %16
  tail call void @__assert_fail(ptr noundef nonnull @.str.2, ptr noundef nonnull @.str.1, i32 noundef 24, ptr noundef nonnull @__PRETTY_FUNCTION__._ZL6workerPv) #8, !dbg !34
  unreachable, !dbg !34

22:                                               ; preds = %16
  tail call void @__cxa_end_catch() #7, !dbg !35
  tail call void @__cxa_end_catch() #7, !dbg !36
  tail call void @pthread_testcancel(), !dbg !37
  store i1 true, ptr @_ZL8finished, align 4, !dbg !38
  ret ptr null, !dbg !39

23:                                               ; preds = %12
  tail call void @__cxa_end_catch() #7, !dbg !36
  br label %24, !dbg !36

24:                                               ; preds = %23, %3
  %25 = phi { ptr, i32 } [ %13, %23 ], [ %4, %3 ], !dbg !31
  resume { ptr, i32 } %25, !dbg !31

26:                                               ; preds = %8, %1
  unreachable
}

declare !dbg !40 i32 @pthread_cancel(i64 noundef) local_unnamed_addr #4

declare !dbg !41 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: noreturn nounwind
declare !dbg !42 void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

declare !dbg !44 void @pthread_testcancel() local_unnamed_addr #4

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { nounwind }
attributes #8 = { noreturn nounwind }
attributes #9 = { noreturn }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "cpp/uncancelled.cpp", directory: ".")
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
!12 = !DILocation(line: 39, column: 2, scope: !8)
!13 = !DILocation(line: 40, column: 17, scope: !8)
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !16, i64 0}
!16 = !{!"omnipotent char", !17, i64 0}
!17 = !{!"Simple C++ TBAA"}
!18 = !DILocation(line: 40, column: 2, scope: !8)
!19 = !DILocation(line: 41, column: 15, scope: !8)
!20 = !DILocation(line: 41, column: 2, scope: !8)
!21 = !DILocation(line: 42, column: 2, scope: !8)
!22 = !DILocation(line: 44, column: 1, scope: !8)
!23 = !DILocation(line: 43, column: 2, scope: !8)
!24 = !DISubprogram(name: "pthread_create", scope: !25, file: !25, line: 202, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!25 = !DIFile(filename: "include/pthread.h", directory: "")
!26 = distinct !DISubprogram(name: "worker", scope: !1, file: !1, line: 11, type: !9, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !10)
!27 = !DILocation(line: 19, column: 3, scope: !26)
!28 = !{!29, !29, i64 0}
!29 = !{!"int", !16, i64 0}
!30 = !DILocation(line: 34, column: 1, scope: !26)
!31 = !DILocation(line: 20, column: 2, scope: !26)
!32 = !DILocation(line: 22, column: 4, scope: !26)
!33 = !DILocation(line: 23, column: 3, scope: !26)
!34 = !DILocation(line: 24, column: 4, scope: !26)
!35 = !DILocation(line: 25, column: 3, scope: !26)
!36 = !DILocation(line: 30, column: 2, scope: !26)
!37 = !DILocation(line: 31, column: 2, scope: !26)
!38 = !DILocation(line: 32, column: 11, scope: !26)
!39 = !DILocation(line: 33, column: 2, scope: !26)
!40 = !DISubprogram(name: "pthread_cancel", scope: !25, file: !25, line: 528, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!41 = !DISubprogram(name: "pthread_join", scope: !25, file: !25, line: 219, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!42 = !DISubprogram(name: "__assert_fail", scope: !43, file: !43, line: 69, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
!43 = !DIFile(filename: "include/assert.h", directory: "")
!44 = !DISubprogram(name: "pthread_testcancel", scope: !25, file: !25, line: 533, type: !9, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized, retainedNodes: !10)
