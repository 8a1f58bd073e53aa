source_filename = "semaphore.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_semaphore.str = private unnamed_addr constant [24 x i8] c"overflow of a semaphore\00", align 1
@__gomc_semaphore.str.1 = private unnamed_addr constant [29 x i8] c"use of a destroyed semaphore\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 4

define i32 @sem_init(ptr noundef %sem, i32 noundef %shared, i32 noundef %value) {
entry:
  %conv = zext i32 %value to i64
  %cmp = icmp ugt i64 %conv, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i = call ptr @__errno_location()
  store i32 22, ptr %call.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 %conv, ptr %1, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ 0, %if.end ]
  ret i32 %retval.0
}

define i32 @sem_destroy(ptr noundef %sem) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 8, i64 noundef -4611686018427387904, i64 noundef 0, i32 noundef 4)
  %cmp.i = icmp ule i64 %call1, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i.i = call ptr @__errno_location()
  store i32 22, ptr %call.i.i, align 4
  br label %check.exit

check.exit:                                       ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 1, %entry ]
  %tobool = icmp ne i32 %retval.i.0, 0
  %cond = select i1 %tobool, i32 0, i32 -1
  ret i32 %cond
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_wait(ptr noundef %sem) {
entry:
  %call.i17 = call i32 @__gomc_cancels()
  %tobool.i18 = icmp ne i32 %call.i17, 0
  br i1 %tobool.i18, label %land.rhs.i21, label %begin_waiting.exit

land.rhs.i21:                                     ; preds = %entry
  %call1.i19 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i20 = icmp eq i64 %call1.i19, 0
  br i1 %cmp.i20, label %land.lhs.true.i, label %begin_waiting.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i21
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %call2.i = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i4 = and i64 %call2.i, 1
  %tobool3.i = icmp ne i64 %and.i4, 0
  br i1 %tobool3.i, label %if.then.i5, label %begin_waiting.exit

if.then.i5:                                       ; preds = %land.lhs.true.i
  %call.i24 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i25 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i26 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i26, 1
  %conv.i32 = trunc i64 %shl.i to i32
  %0 = inttoptr i32 %conv.i32 to ptr
  %tobool.i28 = icmp ne ptr %0, null
  br i1 %tobool.i28, label %if.then.i30, label %if.end.i31

if.then.i30:                                      ; preds = %if.then.i5
  %add.i33 = add i32 %conv.i32, 16
  %conv.i34 = zext i32 %add.i33 to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i34, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %0, i32 noundef 1)
  unreachable

if.end.i31:                                       ; preds = %if.then.i5
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %1 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %land.lhs.true.i, %land.rhs.i21
  br label %do.body

do.body:                                          ; preds = %do.body, %begin_waiting.exit
  %2 = ptrtoint ptr %sem to i32
  %add.i = add i32 %2, 7
  %and.i = and i32 %add.i, -8
  %3 = inttoptr i32 %and.i to ptr
  %call1 = call i64 @__gomc_wait(i32 noundef 23, ptr noundef %3, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp = icmp eq i64 %call1, 0
  br i1 %cmp, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  %call.i = call i32 @__gomc_cancels()
  %tobool.i14 = icmp ne i32 %call.i, 0
  br i1 %tobool.i14, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %do.end
  %call1.i15 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i16 = icmp eq i64 %call1.i15, 0
  br i1 %cmp.i16, label %if.then.i12, label %end_waiting.exit

if.then.i12:                                      ; preds = %land.rhs.i
  %call1.i9 = call i32 @__gomc_self()
  %arrayidx.i10 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i9
  %call2.i11 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i10, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %do.end, %if.then.i12, %land.rhs.i
  %cmp.i = icmp ule i64 %call1, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %end_waiting.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i.i = call ptr @__errno_location()
  store i32 22, ptr %call.i.i, align 4
  br label %check.exit

check.exit:                                       ; preds = %end_waiting.exit, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 1, %end_waiting.exit ]
  %tobool = icmp ne i32 %retval.i.0, 0
  %cond = select i1 %tobool, i32 0, i32 -1
  ret i32 %cond
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_trywait(ptr noundef %sem) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i.i = add i32 %0, 7
  %and.i.i = and i32 %add.i.i, -8
  %1 = inttoptr i32 %and.i.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i.i.i = call ptr @__errno_location()
  store i32 22, ptr %call.i.i.i, align 4
  br label %check.exit.i

check.exit.i:                                     ; preds = %entry, %if.end.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.end.i.i ], [ 1, %entry ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %try_wait.exit

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %try_wait.exit

cond.true.i:                                      ; preds = %if.end.i
  %call.i.i = call ptr @__errno_location()
  store i32 11, ptr %call.i.i, align 4
  br label %try_wait.exit

try_wait.exit:                                    ; preds = %cond.true.i, %if.end.i, %check.exit.i
  %retval.i.0 = phi i32 [ -1, %check.exit.i ], [ -1, %cond.true.i ], [ 0, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @sem_timedwait(ptr noundef %sem, ptr noundef %time) {
entry:
  %call.i5 = call i32 @__gomc_cancels()
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i7 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i8 = icmp eq i64 %call1.i7, 0
  br i1 %cmp.i8, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i2 = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i2
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i3, label %cancellation_point.exit

if.then.i3:                                       ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i9 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i10 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i10, 1
  %conv.i15 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i15 to ptr
  %tobool.i12 = icmp ne ptr %1, null
  br i1 %tobool.i12, label %if.then.i13, label %if.end.i14

if.then.i13:                                      ; preds = %if.then.i3
  %add.i = add i32 %conv.i15, 16
  %conv.i16 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i16, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i14:                                       ; preds = %if.then.i3
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %3 = ptrtoint ptr %sem to i32
  %add.i.i = add i32 %3, 7
  %and.i.i = and i32 %add.i.i, -8
  %4 = inttoptr i32 %and.i.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %4, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %cancellation_point.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i.i.i = call ptr @__errno_location()
  store i32 22, ptr %call.i.i.i, align 4
  br label %check.exit.i

check.exit.i:                                     ; preds = %cancellation_point.exit, %if.end.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.end.i.i ], [ 1, %cancellation_point.exit ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %try_wait.exit

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %try_wait.exit

cond.true.i:                                      ; preds = %if.end.i
  %call.i.i = call ptr @__errno_location()
  store i32 110, ptr %call.i.i, align 4
  br label %try_wait.exit

try_wait.exit:                                    ; preds = %cond.true.i, %if.end.i, %check.exit.i
  %retval.i.0 = phi i32 [ -1, %check.exit.i ], [ -1, %cond.true.i ], [ 0, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @sem_clockwait(ptr noundef %sem, i32 noundef %clock, ptr noundef %time) {
entry:
  %call.i5 = call i32 @__gomc_cancels()
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %entry
  %call1.i7 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i8 = icmp eq i64 %call1.i7, 0
  br i1 %cmp.i8, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i2 = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i2
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i3, label %cancellation_point.exit

if.then.i3:                                       ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i9 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  %call.i10 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef 0)
  %shl.i = shl i64 %call.i10, 1
  %conv.i15 = trunc i64 %shl.i to i32
  %1 = inttoptr i32 %conv.i15 to ptr
  %tobool.i12 = icmp ne ptr %1, null
  br i1 %tobool.i12, label %if.then.i13, label %if.end.i14

if.then.i13:                                      ; preds = %if.then.i3
  %add.i = add i32 %conv.i15, 16
  %conv.i16 = zext i32 %add.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i16, i64 noundef 0)
  %call4.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call3.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i14:                                       ; preds = %if.then.i3
  %call5.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call5.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i
  %3 = ptrtoint ptr %sem to i32
  %add.i.i = add i32 %3, 7
  %and.i.i = and i32 %add.i.i, -8
  %4 = inttoptr i32 %and.i.i to ptr
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %4, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %cancellation_point.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i.i.i = call ptr @__errno_location()
  store i32 22, ptr %call.i.i.i, align 4
  br label %check.exit.i

check.exit.i:                                     ; preds = %cancellation_point.exit, %if.end.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.end.i.i ], [ 1, %cancellation_point.exit ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %try_wait.exit

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %try_wait.exit

cond.true.i:                                      ; preds = %if.end.i
  %call.i.i = call ptr @__errno_location()
  store i32 110, ptr %call.i.i, align 4
  br label %try_wait.exit

try_wait.exit:                                    ; preds = %cond.true.i, %if.end.i, %check.exit.i
  %retval.i.0 = phi i32 [ -1, %check.exit.i ], [ -1, %cond.true.i ], [ 0, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @sem_post(ptr noundef %sem) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1 = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %1, i32 noundef 8, i64 noundef 1, i64 noundef 0, i32 noundef 4)
  %cmp.i = icmp ule i64 %call1, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i.i = call ptr @__errno_location()
  store i32 22, ptr %call.i.i, align 4
  br label %check.exit

check.exit:                                       ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 1, %entry ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %check.exit
  %cmp = icmp eq i64 %call1, 2147483647
  br i1 %cmp, label %if.then3, label %return

if.then3:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_semaphore.str)
  unreachable

return:                                           ; preds = %if.end, %check.exit
  %retval.0 = phi i32 [ -1, %check.exit ], [ 0, %if.end ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @sem_getvalue(ptr noundef %sem, ptr noundef %value) {
entry:
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %2 = load atomic i64, ptr %1 seq_cst, align 8
  %cmp.i = icmp ule i64 %2, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i.i = call ptr @__errno_location()
  store i32 22, ptr %call.i.i, align 4
  br label %check.exit

check.exit:                                       ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 1, %entry ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %check.exit
  %conv = trunc i64 %2 to i32
  store i32 %conv, ptr %value, align 4
  br label %return

return:                                           ; preds = %check.exit, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %check.exit ]
  ret i32 %retval.0
}

declare ptr @__errno_location()

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_self()

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

