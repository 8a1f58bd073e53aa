; ModuleID = 'testdata/loops.c'
source_filename = "testdata/loops.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }

@mutex = dso_local global %union.pthread_mutex_t zeroinitializer, align 8
@.str = private unnamed_addr constant [19 x i8] c"*p != c || *q != c\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"testdata/loops.c\00", align 1
@__PRETTY_FUNCTION__.check = private unnamed_addr constant [36 x i8] c"void check(shared *, shared *, int)\00", align 1

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @set(ptr nocapture noundef writeonly %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #0 {
entry:
  store atomic i32 %c, ptr %p seq_cst, align 4, !tbaa !4
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @check(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp.not = icmp eq i32 %atomic-load, %c
  br i1 %cmp.not, label %lor.lhs.false, label %if.end

lor.lhs.false:                                    ; preds = %entry
  %atomic-load1 = load atomic i32, ptr %q seq_cst, align 4, !tbaa !4
  %cmp2.not = icmp eq i32 %atomic-load1, %c
  br i1 %cmp2.not, label %if.else, label %if.end

if.else:                                          ; preds = %lor.lhs.false
  tail call void @__assert_fail(ptr noundef nonnull @.str, ptr noundef nonnull @.str.1, i32 noundef 20, ptr noundef nonnull @__PRETTY_FUNCTION__.check) #7
  unreachable

if.end:                                           ; preds = %entry, %lor.lhs.false
  ret void
}

; Function Attrs: noreturn nounwind
declare void @__assert_fail(ptr noundef, ptr noundef, i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define dso_local void @both(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %for.cond

for.cond.critedge:                                ; preds = %for.cond
  tail call void @__VERIFIER_atomic_end() #8
  br label %for.cond.backedge

for.cond:                                         ; preds = %for.cond.backedge, %entry
  tail call void @__VERIFIER_atomic_begin() #8
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %tobool.not = icmp eq i32 %atomic-load, 0
  br i1 %tobool.not, label %for.cond.critedge, label %land.rhs

land.rhs:                                         ; preds = %for.cond
  %atomic-load1 = load atomic i32, ptr %q seq_cst, align 4, !tbaa !4
  %tobool2.not = icmp eq i32 %atomic-load1, 0
  tail call void @__VERIFIER_atomic_end() #8
  br i1 %tobool2.not, label %for.cond.backedge, label %for.end

for.cond.backedge:                                ; preds = %land.rhs, %for.cond.critedge
  br label %for.cond

for.end:                                          ; preds = %land.rhs
  ret void
}

declare void @__VERIFIER_atomic_begin() local_unnamed_addr #3

declare void @__VERIFIER_atomic_end() local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local void @claim(ptr nocapture noundef readonly %p, ptr nocapture noundef writeonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  tail call void @__VERIFIER_atomic_begin() #8
  %atomic-load2 = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp3 = icmp eq i32 %atomic-load2, %c
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %if.end, %entry
  %add = add nsw i32 %c, 1
  store atomic i32 %add, ptr %q seq_cst, align 4, !tbaa !4
  tail call void @__VERIFIER_atomic_end() #8
  ret void

if.end:                                           ; preds = %entry, %if.end
  tail call void @__VERIFIER_atomic_end() #8
  tail call void @__VERIFIER_atomic_begin() #8
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp = icmp eq i32 %atomic-load, %c
  br i1 %cmp, label %if.then, label %if.end, !llvm.loop !7
}

; Function Attrs: nounwind uwtable
define dso_local void @apart(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond, %entry
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  tail call void @__VERIFIER_atomic_begin() #8
  %atomic-load1 = load atomic i32, ptr %q seq_cst, align 4, !tbaa !4
  tail call void @__VERIFIER_atomic_end() #8
  %cmp = icmp eq i32 %atomic-load, %c
  %tobool = icmp ne i32 %atomic-load1, 0
  %or.cond = select i1 %cmp, i1 %tobool, i1 false
  br i1 %or.cond, label %for.end, label %for.cond

for.end:                                          ; preds = %for.cond
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @twice(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond.backedge, %entry
  tail call void @__VERIFIER_atomic_begin() #8
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  tail call void @__VERIFIER_atomic_end() #8
  %cmp = icmp eq i32 %atomic-load, %c
  br i1 %cmp, label %if.then, label %for.cond.backedge

if.then:                                          ; preds = %for.cond
  tail call void @__VERIFIER_atomic_begin() #8
  %atomic-load1 = load atomic i32, ptr %q seq_cst, align 4, !tbaa !4
  tail call void @__VERIFIER_atomic_end() #8
  %tobool.not = icmp eq i32 %atomic-load1, 0
  br i1 %tobool.not, label %for.cond.backedge, label %for.end.critedge

for.cond.backedge:                                ; preds = %if.then, %for.cond
  br label %for.cond

for.end.critedge:                                 ; preds = %if.then
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @inner(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond.backedge, %entry
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp.not = icmp eq i32 %atomic-load, %c
  br i1 %cmp.not, label %while.end, label %while.cond.backedge

while.cond.backedge:                              ; preds = %while.cond, %while.end
  br label %while.cond, !llvm.loop !9

while.end:                                        ; preds = %while.cond
  tail call void @__VERIFIER_atomic_begin() #8
  %atomic-load1 = load atomic i32, ptr %q seq_cst, align 4, !tbaa !4
  tail call void @__VERIFIER_atomic_end() #8
  %tobool.not = icmp eq i32 %atomic-load1, 0
  br i1 %tobool.not, label %while.cond.backedge, label %for.end

for.end:                                          ; preds = %while.end
  ret void
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @fenced(ptr nocapture noundef readonly %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #4 {
entry:
  %atomic-load1 = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp.not2 = icmp eq i32 %atomic-load1, %c
  br i1 %cmp.not2, label %while.end, label %while.body

while.body:                                       ; preds = %entry, %while.body
  fence seq_cst
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp.not = icmp eq i32 %atomic-load, %c
  br i1 %cmp.not, label %while.end, label %while.body, !llvm.loop !11

while.end:                                        ; preds = %while.body, %entry
  ret void
}

; Function Attrs: nofree norecurse nounwind uwtable
define dso_local void @fence_first(ptr nocapture noundef readonly %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #4 {
entry:
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  fence seq_cst
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp.not = icmp eq i32 %atomic-load, %c
  br i1 %cmp.not, label %do.end, label %do.body, !llvm.loop !12

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite) uwtable
define dso_local void @take(ptr nocapture noundef %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #5 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %0 = atomicrmw xchg ptr %p, i32 1 seq_cst, align 4
  %tobool.not = icmp eq i32 %0, 0
  br i1 %tobool.not, label %while.end, label %while.cond, !llvm.loop !13

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite) uwtable
define dso_local void @look_and_take(ptr nocapture noundef %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #5 {
entry:
  %add = add nsw i32 %c, 1
  br label %while.cond

while.cond:                                       ; preds = %while.cond.backedge, %entry
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %tobool.not = icmp eq i32 %atomic-load, 0
  br i1 %tobool.not, label %do.cond, label %while.cond.backedge

while.cond.backedge:                              ; preds = %while.cond, %do.cond
  br label %while.cond, !llvm.loop !14

do.cond:                                          ; preds = %while.cond
  %0 = atomicrmw xchg ptr %p, i32 %add seq_cst, align 4
  %tobool1.not = icmp eq i32 %0, 0
  br i1 %tobool1.not, label %do.end, label %while.cond.backedge

do.end:                                           ; preds = %do.cond
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite) uwtable
define dso_local void @swap(ptr nocapture noundef %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #5 {
entry:
  %add = add nsw i32 %c, 1
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %0 = cmpxchg ptr %p, i32 %c, i32 %add seq_cst seq_cst, align 4
  %1 = extractvalue { i32, i1 } %0, 1
  br i1 %1, label %do.end, label %do.body, !llvm.loop !15

do.end:                                           ; preds = %do.body
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite) uwtable
define dso_local void @add(ptr nocapture noundef %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #5 {
entry:
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %old.0 = phi i32 [ %atomic-load, %entry ], [ %2, %while.cond ]
  %add = add nsw i32 %old.0, 1
  %0 = cmpxchg ptr %p, i32 %old.0, i32 %add seq_cst seq_cst, align 4
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %while.end, label %while.cond, !llvm.loop !16

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite) uwtable
define dso_local void @equal(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #5 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %atomic-load1 = load atomic i32, ptr %q seq_cst, align 4, !tbaa !4
  %cmp.not = icmp eq i32 %atomic-load, %atomic-load1
  br i1 %cmp.not, label %while.end, label %while.cond, !llvm.loop !17

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @try_to_lock(ptr nocapture noundef writeonly %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %call = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull @mutex) #8
  %tobool.not = icmp eq i32 %call, 0
  br i1 %tobool.not, label %while.end, label %while.cond, !llvm.loop !18

while.end:                                        ; preds = %while.cond
  store atomic i32 %c, ptr %p seq_cst, align 4, !tbaa !4
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #8
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_trylock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define dso_local void @try_and_look(ptr nocapture noundef readonly %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond.backedge, %entry
  %call = tail call i32 @pthread_mutex_trylock(ptr noundef nonnull @mutex) #8
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %for.cond.backedge

if.then:                                          ; preds = %for.cond
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp1 = icmp eq i32 %atomic-load, %c
  %call2 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #8
  br i1 %cmp1, label %for.end, label %for.cond.backedge

for.cond.backedge:                                ; preds = %if.then, %for.cond
  br label %for.cond, !llvm.loop !19

for.end:                                          ; preds = %if.then
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @lock(ptr nocapture noundef readnone %p, ptr nocapture noundef writeonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @mutex) #8
  store atomic i32 %c, ptr %q seq_cst, align 4, !tbaa !4
  %call1 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull @mutex) #8
  ret void
}

; Function Attrs: nounwind
declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind uwtable
define dso_local void @keep(ptr nocapture noundef readnone %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  %call = tail call i32 @pthread_mutex_lock(ptr noundef nonnull @mutex) #8
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @choose(ptr nocapture noundef readonly %p, ptr nocapture noundef readnone %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %land.rhs, %entry
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp.not = icmp eq i32 %atomic-load, %c
  br i1 %cmp.not, label %while.end, label %land.rhs

land.rhs:                                         ; preds = %while.cond
  %call = tail call zeroext i1 @__VERIFIER_nondet_bool() #8
  br i1 %call, label %while.cond, label %while.end, !llvm.loop !20

while.end:                                        ; preds = %while.cond, %land.rhs
  ret void
}

declare zeroext i1 @__VERIFIER_nondet_bool() local_unnamed_addr #3

; Function Attrs: nounwind uwtable
define dso_local void @either(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.cond, %entry
  %call = tail call zeroext i1 @__VERIFIER_nondet_bool() #8
  %p.q = select i1 %call, ptr %p, ptr %q
  %atomic-load1 = load atomic i32, ptr %p.q seq_cst, align 4, !tbaa !4
  %cmp.not = icmp eq i32 %atomic-load1, %c
  br i1 %cmp.not, label %while.end, label %while.cond, !llvm.loop !21

while.end:                                        ; preds = %while.cond
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite) uwtable
define dso_local void @around(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #5 {
entry:
  %add = add nsw i32 %c, 2
  br label %while.cond

while.cond:                                       ; preds = %do.end, %entry
  %atomic-load = load atomic i32, ptr %p seq_cst, align 4, !tbaa !4
  %cmp = icmp eq i32 %atomic-load, %c
  br i1 %cmp, label %do.body, label %while.end

do.body:                                          ; preds = %while.cond, %do.body
  %atomic-load1 = load atomic i32, ptr %q seq_cst, align 4, !tbaa !4
  %cmp2 = icmp eq i32 %atomic-load1, %c
  br i1 %cmp2, label %do.body, label %do.end, !llvm.loop !22

do.end:                                           ; preds = %do.body
  %cmp3 = icmp eq i32 %atomic-load1, %add
  br i1 %cmp3, label %while.end, label %while.cond

while.end:                                        ; preds = %do.end, %while.cond
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local void @ask(ptr nocapture noundef readonly %p, ptr nocapture noundef readonly %q, i32 noundef %c) local_unnamed_addr #1 {
entry:
  br label %for.cond

for.cond:                                         ; preds = %for.cond.backedge, %entry
  %call = tail call zeroext i1 @__VERIFIER_nondet_bool() #8
  br i1 %call, label %for.cond.backedge, label %if.end

for.cond.backedge:                                ; preds = %for.cond, %if.end
  br label %for.cond, !llvm.loop !23

if.end:                                           ; preds = %for.cond
  %call1 = tail call zeroext i1 @__VERIFIER_nondet_bool() #8
  %cond = select i1 %call1, ptr %p, ptr %q
  %atomic-load = load atomic i32, ptr %cond seq_cst, align 4, !tbaa !4
  %cmp = icmp eq i32 %atomic-load, %c
  br i1 %cmp, label %for.end, label %for.cond.backedge

for.end:                                          ; preds = %if.end
  ret void
}

attributes #0 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree norecurse nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!5, !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
!9 = distinct !{!9, !10, !8}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10, !8}
!12 = distinct !{!12, !10, !8}
!13 = distinct !{!13, !10, !8}
!14 = distinct !{!14, !10, !8}
!15 = distinct !{!15, !10, !8}
!16 = distinct !{!16, !10, !8}
!17 = distinct !{!17, !10, !8}
!18 = distinct !{!18, !10, !8}
!19 = distinct !{!19, !8}
!20 = distinct !{!20, !10, !8}
!21 = distinct !{!21, !10, !8}
!22 = distinct !{!22, !10, !8}
!23 = distinct !{!23, !8}
