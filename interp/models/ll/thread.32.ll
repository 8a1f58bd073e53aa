source_filename = "thread.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_fates = internal global [4096 x i64] zeroinitializer, align 8
@__gomc_cancel_words = external global [4096 x i32], align 4
@__gomc_thread.str = private unnamed_addr constant [40 x i8] c"join of a thread that was never created\00", align 1
@__gomc_thread.str.1 = private unnamed_addr constant [40 x i8] c"join of a thread that is joined already\00", align 1
@__gomc_thread.str.2 = private unnamed_addr constant [26 x i8] c"join of a detached thread\00", align 1
@__gomc_thread.str.3 = private unnamed_addr constant [46 x i8] c"detachment of a thread that was never created\00", align 1
@__gomc_thread.str.4 = private unnamed_addr constant [46 x i8] c"detachment of a thread that is joined already\00", align 1
@__gomc_thread.str.5 = private unnamed_addr constant [32 x i8] c"detachment of a detached thread\00", align 1

define i32 @pthread_create(ptr noundef %thread, ptr noundef %attr, ptr noundef %start, ptr noundef %arg) {
entry:
  %call = call i64 @__gomc_next_thread()
  %tobool = icmp ne ptr %attr, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @__gomc_detached_creation()
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %land.lhs.true3, label %if.end

land.lhs.true3:                                   ; preds = %land.lhs.true
  %0 = load i32, ptr %attr, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true3
  %call.i = call i32 @__gomc_shared_joins()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.then
  %idxprom.i = trunc i64 %call to i32
  %arrayidx.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i32 0, i32 %idxprom.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  br label %if.end

if.end.i:                                         ; preds = %if.then
  %shl.i = shl i64 %call, 1
  %or.i = or i64 %shl.i, 1
  %call2.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 0)
  %cmp.i = icmp eq i64 %call2.i, 0
  br i1 %cmp.i, label %if.then4.i, label %if.end

if.then4.i:                                       ; preds = %if.end.i
  %call5.i = call i64 @__gomc_note(i64 noundef %or.i, i32 noundef 2)
  br label %if.end

if.end:                                           ; preds = %if.then.i, %if.then4.i, %if.end.i, %land.lhs.true3, %land.lhs.true, %entry
  %conv = trunc i64 %call to i32
  %add = add i32 %conv, 1
  store i32 %add, ptr %thread, align 4
  %call5 = call i64 @__gomc_create(ptr noundef %start, ptr noundef %arg)
  ret i32 0
}

declare i64 @__gomc_next_thread()

declare i32 @__gomc_detached_creation()

declare i64 @__gomc_create(ptr noundef, ptr noundef)

define i32 @pthread_join(i32 noundef %thread, ptr noundef %result) {
entry:
  %call.i19 = call i32 @__gomc_cancels()
  %tobool.i20 = icmp ne i32 %call.i19, 0
  br i1 %tobool.i20, label %land.rhs.i23, label %begin_waiting.exit

land.rhs.i23:                                     ; preds = %entry
  %call1.i21 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i22 = icmp eq i64 %call1.i21, 0
  br i1 %cmp.i22, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i23
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i, 0
  br i1 %tobool3.i, label %if.then.i, label %begin_waiting.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i26 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i.i27 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i.i27, 1
  %conv.i49 = trunc i64 %shl.i to i32
  %0 = inttoptr i32 %conv.i49 to ptr
  %tobool.i.i29 = icmp ne ptr %0, null
  br i1 %tobool.i.i29, label %if.then.i.i31, label %if.end.i.i34

if.then.i.i31:                                    ; preds = %if.then.i
  %add.i50 = add i32 %conv.i49, 16
  %conv.i51 = zext i32 %add.i50 to i64
  %call3.i.i = call i64 @__gomc_remember(i64 noundef %conv.i51, i64 noundef 0)
  %call4.i.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i.i34:                                     ; preds = %if.then.i
  %call5.i.i32 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i.i33 = trunc i64 %call5.i.i32 to i32
  %1 = inttoptr i32 %conv.i.i33 to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i23
  %conv = zext i32 %thread to i64
  %cmp.i36 = icmp ne i64 %conv, 0
  %cmp1.i = icmp ule i64 %conv, 4096
  %or.cond = and i1 %cmp.i36, %cmp1.i
  br i1 %or.cond, label %land.rhs.i41, label %if.then.i6

land.rhs.i41:                                     ; preds = %begin_waiting.exit
  %sub.i38 = sub i64 %conv, 1
  %call.i39 = call i32 @__gomc_is_thread(i64 noundef %sub.i38)
  %tobool.i40 = icmp ne i32 %call.i39, 0
  br i1 %tobool.i40, label %if.end.i, label %if.then.i6

if.then.i6:                                       ; preds = %begin_waiting.exit, %land.rhs.i41
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str)
  br label %join.exit

if.end.i:                                         ; preds = %land.rhs.i41
  %call2.i7 = call i32 @__gomc_self()
  %conv.i = zext i32 %call2.i7 to i64
  %add.i = add i64 %conv.i, 1
  %cmp.i = icmp eq i64 %conv, %add.i
  br i1 %cmp.i, label %join.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end.i
  %call.i.i = call i32 @__gomc_shared_joins()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.end5.i
  %idxprom.i.i = trunc i64 %sub.i38 to i32
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i32 0, i32 %idxprom.i.i
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i.i, i32 noundef 8, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  br label %settle.exit.i

if.end.i.i:                                       ; preds = %if.end5.i
  %shl.i.i = shl i64 %sub.i38, 1
  %or.i.i = or i64 %shl.i.i, 1
  %call2.i.i = call i64 @__gomc_note(i64 noundef %or.i.i, i32 noundef 0)
  %cmp.i.i = icmp eq i64 %call2.i.i, 0
  br i1 %cmp.i.i, label %if.then4.i.i, label %settle.exit.i

if.then4.i.i:                                     ; preds = %if.end.i.i
  %call5.i.i = call i64 @__gomc_note(i64 noundef %or.i.i, i32 noundef 1)
  br label %settle.exit.i

settle.exit.i:                                    ; preds = %if.end.i.i, %if.then4.i.i, %if.then.i.i
  %retval.i.i.0 = phi i64 [ %call1.i.i, %if.then.i.i ], [ %call2.i.i, %if.then4.i.i ], [ %call2.i.i, %if.end.i.i ]
  switch i64 %retval.i.i.0, label %sw.epilog.i [
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb9.i
  ]

sw.bb.i:                                          ; preds = %settle.exit.i
  %call.i47 = call i32 @__gomc_shared_joins()
  %tobool.i48 = icmp ne i32 %call.i47, 0
  %cond.i = select i1 %tobool.i48, i32 22, i32 3
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.1)
  br label %join.exit

sw.bb9.i:                                         ; preds = %settle.exit.i
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.2)
  br label %join.exit

sw.epilog.i:                                      ; preds = %settle.exit.i
  %call12.i = call i64 @__gomc_join(i64 noundef %sub.i38)
  br label %join.exit

join.exit:                                        ; preds = %if.end.i, %sw.epilog.i, %sw.bb9.i, %sw.bb.i, %if.then.i6
  %value.0 = phi i64 [ %call12.i, %sw.epilog.i ], [ undef, %sw.bb9.i ], [ undef, %sw.bb.i ], [ undef, %if.then.i6 ], [ undef, %if.end.i ]
  %retval.i.0 = phi i32 [ 0, %sw.epilog.i ], [ 22, %sw.bb9.i ], [ %cond.i, %sw.bb.i ], [ 3, %if.then.i6 ], [ 35, %if.end.i ]
  %call.i15 = call i32 @__gomc_cancels()
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %join.exit
  %call1.i17 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i18 = icmp eq i64 %call1.i17, 0
  br i1 %cmp.i18, label %if.then.i13, label %end_waiting.exit

if.then.i13:                                      ; preds = %land.rhs.i
  %call1.i10 = call i32 @__gomc_self()
  %arrayidx.i11 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i10
  %call2.i12 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i11, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %join.exit, %if.then.i13, %land.rhs.i
  %tobool = icmp eq i32 %retval.i.0, 0
  %tobool1 = icmp ne ptr %result, null
  %or.cond14 = and i1 %tobool, %tobool1
  br i1 %or.cond14, label %if.then, label %if.end

if.then:                                          ; preds = %end_waiting.exit
  %conv2 = trunc i64 %value.0 to i32
  %2 = inttoptr i32 %conv2 to ptr
  store ptr %2, ptr %result, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %end_waiting.exit
  ret i32 %retval.i.0
}

define void @pthread_exit(ptr noundef %result) {
entry:
  %call = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_exit_thread(ptr noundef %result)
  unreachable

if.end:                                           ; preds = %entry
  %call1 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %0 = ptrtoint ptr %result to i32
  %conv = zext i32 %0 to i64
  %call2 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef %conv)
  %call.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i, 1
  %conv.i3 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i3 to ptr
  %tobool.i = icmp ne ptr %1, null
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.end
  %add.i = add i32 %conv.i3, 16
  %conv.i4 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i4, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %if.end
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

define i32 @pthread_self() {
entry:
  %call = call i32 @__gomc_self()
  %add = add i32 %call, 1
  ret i32 %add
}

declare i32 @__gomc_self()

define i32 @pthread_equal(i32 noundef %a, i32 noundef %b) {
entry:
  %cmp = icmp eq i32 %a, %b
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @pthread_detach(i32 noundef %thread) {
entry:
  %conv = zext i32 %thread to i64
  %cmp.i = icmp ne i64 %conv, 0
  %cmp1.i = icmp ule i64 %conv, 4096
  %or.cond = and i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %land.rhs.i, label %if.then.i

land.rhs.i:                                       ; preds = %entry
  %sub.i2 = sub i64 %conv, 1
  %call.i3 = call i32 @__gomc_is_thread(i64 noundef %sub.i2)
  %tobool.i4 = icmp ne i32 %call.i3, 0
  br i1 %tobool.i4, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.3)
  br label %detach.exit

if.end.i:                                         ; preds = %land.rhs.i
  %call.i.i = call i32 @__gomc_shared_joins()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.end.i
  %idxprom.i.i = trunc i64 %sub.i2 to i32
  %arrayidx.i.i = getelementptr inbounds [4096 x i64], ptr @__gomc_fates, i32 0, i32 %idxprom.i.i
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %arrayidx.i.i, i32 noundef 8, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  br label %settle.exit.i

if.end.i.i:                                       ; preds = %if.end.i
  %shl.i.i = shl i64 %sub.i2, 1
  %or.i.i = or i64 %shl.i.i, 1
  %call2.i.i = call i64 @__gomc_note(i64 noundef %or.i.i, i32 noundef 0)
  %cmp.i.i = icmp eq i64 %call2.i.i, 0
  br i1 %cmp.i.i, label %if.then4.i.i, label %settle.exit.i

if.then4.i.i:                                     ; preds = %if.end.i.i
  %call5.i.i = call i64 @__gomc_note(i64 noundef %or.i.i, i32 noundef 2)
  br label %settle.exit.i

settle.exit.i:                                    ; preds = %if.end.i.i, %if.then4.i.i, %if.then.i.i
  %retval.i.i.0 = phi i64 [ %call1.i.i, %if.then.i.i ], [ %call2.i.i, %if.then4.i.i ], [ %call2.i.i, %if.end.i.i ]
  switch i64 %retval.i.i.0, label %detach.exit [
    i64 1, label %sw.bb.i
    i64 2, label %sw.bb5.i
  ]

sw.bb.i:                                          ; preds = %settle.exit.i
  %call.i = call i32 @__gomc_shared_joins()
  %tobool.i9 = icmp ne i32 %call.i, 0
  %cond.i = select i1 %tobool.i9, i32 22, i32 3
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.4)
  br label %detach.exit

sw.bb5.i:                                         ; preds = %settle.exit.i
  call void @__gomc_misuse(ptr noundef @__gomc_thread.str.5)
  br label %detach.exit

detach.exit:                                      ; preds = %settle.exit.i, %sw.bb5.i, %sw.bb.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %sw.bb5.i ], [ %cond.i, %sw.bb.i ], [ 3, %if.then.i ], [ 0, %settle.exit.i ]
  ret i32 %retval.i.0
}

define i32 @gettid() {
entry:
  %call = call i32 @__gomc_self()
  %add = add nsw i32 %call, 1
  ret i32 %add
}

define i32 @pthread_yield() {
entry:
  ret i32 0
}

define i32 @sched_yield() {
entry:
  ret i32 0
}

define i32 @__sched_yield() {
entry:
  ret i32 0
}

define i32 @pthread_attr_init(ptr noundef %attr) {
entry:
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @pthread_attr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setdetachstate(ptr noundef %attr, i32 noundef %state) {
entry:
  switch i32 %state, label %return [
    i32 0, label %if.end
    i32 1, label %if.end
  ]

if.end:                                           ; preds = %entry, %entry
  store i32 %state, ptr %attr, align 4
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define i32 @pthread_attr_getdetachstate(ptr noundef %attr, ptr noundef %state) {
entry:
  %0 = load i32, ptr %attr, align 4
  store i32 %0, ptr %state, align 4
  ret i32 0
}

define i32 @pthread_attr_setstacksize(ptr noundef %attr, i32 noundef %size) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setstack(ptr noundef %attr, ptr noundef %stack, i32 noundef %size) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setguardsize(ptr noundef %attr, i32 noundef %size) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setscope(ptr noundef %attr, i32 noundef %scope) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setinheritsched(ptr noundef %attr, i32 noundef %inherit) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setschedpolicy(ptr noundef %attr, i32 noundef %policy) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setschedparam(ptr noundef %attr, ptr noundef %param) {
entry:
  ret i32 0
}

define i32 @pthread_attr_setaffinity_np(ptr noundef %attr, i32 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_setschedparam(i32 noundef %thread, i32 noundef %policy, ptr noundef %param) {
entry:
  ret i32 0
}

define i32 @pthread_setschedprio(i32 noundef %thread, i32 noundef %priority) {
entry:
  ret i32 0
}

define i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  ret i32 0
}

define i32 @pthread_getconcurrency() {
entry:
  ret i32 0
}

define i32 @pthread_setaffinity_np(i32 noundef %thread, i32 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @sched_setaffinity(i32 noundef %process, i32 noundef %size, ptr noundef %set) {
entry:
  ret i32 0
}

define i32 @pthread_setname_np(i32 noundef %thread, ptr noundef %name) {
entry:
  ret i32 0
}

declare i32 @__gomc_shared_joins()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_cancels()

declare i64 @__gomc_join(i64 noundef)

declare i32 @__gomc_is_thread(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

