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
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 %conv, ptr %1, align 8
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %entry ]
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
  br label %do.body

do.body:                                          ; preds = %entry, %do.body
  %0 = ptrtoint ptr %sem to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call7 = call i64 @__gomc_wait(i32 noundef 23, ptr noundef %1, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp8 = icmp eq i64 %call7, 0
  br i1 %cmp8, label %do.body, label %end_waiting.exit

end_waiting.exit:                                 ; preds = %do.body
  %cmp.i = icmp ule i64 %call7, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %end_waiting.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
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
  br label %check.exit.i

check.exit.i:                                     ; preds = %entry, %if.end.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.end.i.i ], [ 1, %entry ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  %cmp.i = icmp eq i64 %call1.i, 0
  %. = select i1 %cmp.i, i32 -1, i32 0
  %retval.i.0 = select i1 %tobool.i, i32 %., i32 -1
  ret i32 %retval.i.0
}

define i32 @sem_timedwait(ptr noundef %sem, ptr noundef %time) {
entry:
  %arrayidx.i6 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i6, align 4
  %cmp.i7 = icmp ult i32 %0, 1000000000
  br i1 %cmp.i7, label %cancellation_point.exit, label %return

cancellation_point.exit:                          ; preds = %entry
  %1 = ptrtoint ptr %sem to i32
  %add.i.i = add i32 %1, 7
  %and.i.i = and i32 %add.i.i, -8
  %2 = inttoptr i32 %and.i.i to ptr
  %call1.i3 = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %2, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i3, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %cancellation_point.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  br label %check.exit.i

check.exit.i:                                     ; preds = %cancellation_point.exit, %if.end.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.end.i.i ], [ 1, %cancellation_point.exit ]
  %tobool.i4 = icmp ne i32 %retval.i.i.0, 0
  %cmp.i = icmp eq i64 %call1.i3, 0
  %. = select i1 %cmp.i, i32 -1, i32 0
  %retval.i.0 = select i1 %tobool.i4, i32 %., i32 -1
  br label %return

return:                                           ; preds = %entry, %check.exit.i
  %retval.0 = phi i32 [ %retval.i.0, %check.exit.i ], [ -1, %entry ]
  ret i32 %retval.0
}

define i32 @sem_clockwait(ptr noundef %sem, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i8 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i8, align 4
  %cmp.i9 = icmp ult i32 %0, 1000000000
  br i1 %cmp.i9, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry
  switch i32 %clock, label %return [
    i32 1, label %cancellation_point.exit
    i32 0, label %cancellation_point.exit
  ]

cancellation_point.exit:                          ; preds = %lor.lhs.false, %lor.lhs.false
  %1 = ptrtoint ptr %sem to i32
  %add.i.i = add i32 %1, 7
  %and.i.i = and i32 %add.i.i, -8
  %2 = inttoptr i32 %and.i.i to ptr
  %call1.i5 = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %2, i32 noundef 8, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i5, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %cancellation_point.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  br label %check.exit.i

check.exit.i:                                     ; preds = %cancellation_point.exit, %if.end.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.end.i.i ], [ 1, %cancellation_point.exit ]
  %tobool.i6 = icmp ne i32 %retval.i.i.0, 0
  %cmp.i = icmp eq i64 %call1.i5, 0
  %. = select i1 %cmp.i, i32 -1, i32 0
  %retval.i.0 = select i1 %tobool.i6, i32 %., i32 -1
  br label %return

return:                                           ; preds = %lor.lhs.false, %entry, %check.exit.i
  %retval.0 = phi i32 [ %retval.i.0, %check.exit.i ], [ -1, %lor.lhs.false ], [ -1, %entry ]
  ret i32 %retval.0
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

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_choice(i64 noundef)

declare void @__gomc_block(i32 noundef)

