source_filename = "rwlock.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_rwlock.str = private unnamed_addr constant [43 x i8] c"destruction of a locked reader-writer lock\00", align 1
@__gomc_rwlock.str.1 = private unnamed_addr constant [50 x i8] c"unlock of a reader-writer lock that is not locked\00", align 1
@__gomc_rwlock.str.2 = private unnamed_addr constant [69 x i8] c"unlock of a reader-writer lock that another thread holds for writing\00", align 1
@__gomc_rwlock.str.3 = private unnamed_addr constant [67 x i8] c"unlock of a reader-writer lock that other threads hold for reading\00", align 1
@__gomc_rwlock.str.4 = private unnamed_addr constant [38 x i8] c"use of a destroyed reader-writer lock\00", align 1

define i32 @pthread_rwlock_init(ptr noundef %lock, ptr noundef %attr) {
entry:
  %0 = ptrtoint ptr %lock to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 0, ptr %1, align 8
  ret i32 0
}

define i32 @pthread_rwlock_destroy(ptr noundef %lock) {
entry:
  %0 = ptrtoint ptr %lock to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call1 = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %1, i32 noundef 8, i64 noundef 4294967295, i64 noundef 0, i32 noundef 3)
  %and.i6 = and i64 %call1, 4294967295
  %conv.i7 = trunc i64 %and.i6 to i32
  %conv.i = zext i32 %conv.i7 to i64
  %cmp.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp.i, label %cond.true.i, label %check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit

check.exit:                                       ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %return, label %if.end

if.end:                                           ; preds = %check.exit
  %cmp = icmp ne i64 %call1, 0
  br i1 %cmp, label %cond.true, label %return

cond.true:                                        ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str)
  br label %return

return:                                           ; preds = %cond.true, %if.end, %check.exit
  %retval.0 = phi i32 [ 22, %check.exit ], [ 16, %cond.true ], [ 0, %if.end ]
  ret i32 %retval.0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @pthread_rwlock_rdlock(ptr noundef %lock) {
entry:
  %call.i19 = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i19 to i64
  %add.i21 = add i64 %conv.i20, 1
  br label %do.body

do.body:                                          ; preds = %land.lhs.true, %entry
  %0 = ptrtoint ptr %lock to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call2 = call i64 @__gomc_wait(i32 noundef 24, ptr noundef %1, i32 noundef 8, i64 noundef %add.i21, i64 noundef 0, i32 noundef 3)
  %and.i34 = and i64 %call2, 4294967295
  %conv.i35 = trunc i64 %and.i34 to i32
  %cmp = icmp ne i32 %conv.i35, 0
  br i1 %cmp, label %land.lhs.true, label %do.end

land.lhs.true:                                    ; preds = %do.body
  %conv = zext i32 %conv.i35 to i64
  %cmp5 = icmp ne i64 %conv, 4294967295
  %cmp9 = icmp ne i64 %conv, %add.i21
  %or.cond = select i1 %cmp5, i1 %cmp9, i1 false
  br i1 %or.cond, label %do.body, label %do.end

do.end:                                           ; preds = %land.lhs.true, %do.body
  %conv.i = zext i32 %conv.i35 to i64
  %cmp.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp.i, label %cond.true.i, label %check.exit

cond.true.i:                                      ; preds = %do.end
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit

check.exit:                                       ; preds = %do.end, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %do.end ]
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %return, label %if.end

if.end:                                           ; preds = %check.exit
  %cmp14 = icmp eq i64 %conv.i, %add.i21
  br i1 %cmp14, label %return, label %if.end17

if.end17:                                         ; preds = %if.end
  %conv.i36 = zext i32 %0 to i64
  %call.i = call i64 @__gomc_note(i64 noundef %conv.i36, i32 noundef 1)
  br label %return

return:                                           ; preds = %if.end, %check.exit, %if.end17
  %retval.0 = phi i32 [ 0, %if.end17 ], [ 22, %check.exit ], [ 35, %if.end ]
  ret i32 %retval.0
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @pthread_rwlock_wrlock(ptr noundef %lock) {
entry:
  %call.i13 = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i13 to i64
  %add.i15 = add i64 %conv.i14, 1
  br label %do.body

do.body:                                          ; preds = %land.lhs.true, %entry
  %0 = ptrtoint ptr %lock to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call2 = call i64 @__gomc_wait(i32 noundef 25, ptr noundef %1, i32 noundef 8, i64 noundef %add.i15, i64 noundef 0, i32 noundef 3)
  %cmp = icmp ne i64 %call2, 0
  br i1 %cmp, label %land.lhs.true, label %do.end

land.lhs.true:                                    ; preds = %do.body
  %and.i22 = and i64 %call2, 4294967295
  %conv.i23 = trunc i64 %and.i22 to i32
  %conv = zext i32 %conv.i23 to i64
  %cmp4 = icmp ne i64 %conv, 4294967295
  %cmp8 = icmp ne i64 %conv, %add.i15
  %or.cond = select i1 %cmp4, i1 %cmp8, i1 false
  br i1 %or.cond, label %do.body, label %do.end

do.end:                                           ; preds = %land.lhs.true, %do.body
  %and.i16 = and i64 %call2, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %conv.i = zext i32 %conv.i17 to i64
  %cmp.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp.i, label %cond.true.i, label %check.exit

cond.true.i:                                      ; preds = %do.end
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit

check.exit:                                       ; preds = %do.end, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %do.end ]
  %tobool = icmp ne i32 %cond.i, 0
  %cmp11 = icmp eq i64 %call2, 0
  %cond = select i1 %cmp11, i32 0, i32 35
  %retval.0 = select i1 %tobool, i32 22, i32 %cond
  ret i32 %retval.0
}

define i32 @pthread_rwlock_tryrdlock(ptr noundef %lock) {
entry:
  %0 = ptrtoint ptr %lock to i32
  %add.i.i = add i32 %0, 7
  %and.i.i = and i32 %add.i.i, -8
  %1 = inttoptr i32 %and.i.i to ptr
  %call.i16.i = call i32 @__gomc_self()
  %conv.i17.i = zext i32 %call.i16.i to i64
  %add.i18.i = add i64 %conv.i17.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 24, ptr noundef %1, i32 noundef 8, i64 noundef %add.i18.i, i64 noundef 0, i32 noundef 3)
  %and.i19.i = and i64 %call2.i, 4294967295
  %conv.i20.i = trunc i64 %and.i19.i to i32
  %conv.i.i = zext i32 %conv.i20.i to i64
  %cmp.i.i = icmp eq i64 %conv.i.i, 4294967295
  br i1 %cmp.i.i, label %cond.true.i.i, label %check.exit.i

cond.true.i.i:                                    ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit.i

check.exit.i:                                     ; preds = %entry, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %entry ]
  %tobool.i = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i, label %try_read.exit, label %if.end.i

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp ne i32 %conv.i20.i, 0
  br i1 %cmp.i, label %try_read.exit, label %if.end11.i

if.end11.i:                                       ; preds = %if.end.i
  %conv.i27.i = zext i32 %0 to i64
  %call.i.i = call i64 @__gomc_note(i64 noundef %conv.i27.i, i32 noundef 1)
  br label %try_read.exit

try_read.exit:                                    ; preds = %if.end.i, %check.exit.i, %if.end11.i
  %retval.i.0 = phi i32 [ 0, %if.end11.i ], [ 22, %check.exit.i ], [ 16, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_rwlock_trywrlock(ptr noundef %lock) {
entry:
  %0 = ptrtoint ptr %lock to i32
  %add.i.i = add i32 %0, 7
  %and.i.i = and i32 %add.i.i, -8
  %1 = inttoptr i32 %and.i.i to ptr
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i16.i = add i64 %conv.i15.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 25, ptr noundef %1, i32 noundef 8, i64 noundef %add.i16.i, i64 noundef 0, i32 noundef 3)
  %and.i17.i = and i64 %call2.i, 4294967295
  %conv.i18.i = trunc i64 %and.i17.i to i32
  %conv.i.i = zext i32 %conv.i18.i to i64
  %cmp.i.i = icmp eq i64 %conv.i.i, 4294967295
  br i1 %cmp.i.i, label %cond.true.i.i, label %check.exit.i

cond.true.i.i:                                    ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit.i

check.exit.i:                                     ; preds = %entry, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %entry ]
  %tobool.i = icmp ne i32 %cond.i.i, 0
  %cmp.i = icmp ne i64 %call2.i, 0
  %spec.select = select i1 %cmp.i, i32 16, i32 0
  %retval.i.0 = select i1 %tobool.i, i32 22, i32 %spec.select
  ret i32 %retval.i.0
}

define i32 @pthread_rwlock_timedrdlock(ptr noundef %lock, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i2 = icmp ult i32 %0, 1000000000
  br i1 %cmp.i2, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %1 = ptrtoint ptr %lock to i32
  %add.i.i = add i32 %1, 7
  %and.i.i = and i32 %add.i.i, -8
  %2 = inttoptr i32 %and.i.i to ptr
  %call.i16.i = call i32 @__gomc_self()
  %conv.i17.i = zext i32 %call.i16.i to i64
  %add.i18.i = add i64 %conv.i17.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 24, ptr noundef %2, i32 noundef 8, i64 noundef %add.i18.i, i64 noundef 0, i32 noundef 3)
  %and.i19.i = and i64 %call2.i, 4294967295
  %conv.i20.i = trunc i64 %and.i19.i to i32
  %conv.i.i = zext i32 %conv.i20.i to i64
  %cmp.i.i = icmp eq i64 %conv.i.i, 4294967295
  br i1 %cmp.i.i, label %cond.true.i.i, label %check.exit.i

cond.true.i.i:                                    ; preds = %cond.true
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit.i

check.exit.i:                                     ; preds = %cond.true, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %cond.true ]
  %tobool.i = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i, label %cond.end, label %if.end.i

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp ne i32 %conv.i20.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call.i13.i = call i32 @__gomc_self()
  %conv.i14.i = zext i32 %call.i13.i to i64
  %add.i15.i = add i64 %conv.i14.i, 1
  %cmp9.i = icmp eq i64 %conv.i.i, %add.i15.i
  %. = select i1 %cmp9.i, i32 35, i32 110
  br label %cond.end

if.end11.i:                                       ; preds = %if.end.i
  %conv.i27.i = zext i32 %1 to i64
  %call.i.i = call i64 @__gomc_note(i64 noundef %conv.i27.i, i32 noundef 1)
  br label %cond.end

cond.end:                                         ; preds = %entry, %land.lhs.true.i, %if.end11.i, %check.exit.i
  %cond = phi i32 [ %., %land.lhs.true.i ], [ 0, %if.end11.i ], [ 22, %check.exit.i ], [ 22, %entry ]
  ret i32 %cond
}

define i32 @pthread_rwlock_timedwrlock(ptr noundef %lock, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i, align 4
  %cmp.i2 = icmp ult i32 %0, 1000000000
  br i1 %cmp.i2, label %cond.true, label %cond.end

cond.true:                                        ; preds = %entry
  %1 = ptrtoint ptr %lock to i32
  %add.i.i = add i32 %1, 7
  %and.i.i = and i32 %add.i.i, -8
  %2 = inttoptr i32 %and.i.i to ptr
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i16.i = add i64 %conv.i15.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 25, ptr noundef %2, i32 noundef 8, i64 noundef %add.i16.i, i64 noundef 0, i32 noundef 3)
  %and.i17.i = and i64 %call2.i, 4294967295
  %conv.i18.i = trunc i64 %and.i17.i to i32
  %conv.i.i = zext i32 %conv.i18.i to i64
  %cmp.i.i = icmp eq i64 %conv.i.i, 4294967295
  br i1 %cmp.i.i, label %cond.true.i.i, label %check.exit.i

cond.true.i.i:                                    ; preds = %cond.true
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit.i

check.exit.i:                                     ; preds = %cond.true, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %cond.true ]
  %tobool.i = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i, label %cond.end, label %if.end.i

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp ne i64 %call2.i, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %cond.end

land.lhs.true.i:                                  ; preds = %if.end.i
  %call.i11.i = call i32 @__gomc_self()
  %conv.i12.i = zext i32 %call.i11.i to i64
  %add.i13.i = add i64 %conv.i12.i, 1
  %cmp8.i = icmp eq i64 %conv.i.i, %add.i13.i
  %. = select i1 %cmp8.i, i32 35, i32 110
  br label %cond.end

cond.end:                                         ; preds = %entry, %land.lhs.true.i, %check.exit.i, %if.end.i
  %cond = phi i32 [ %., %land.lhs.true.i ], [ 22, %check.exit.i ], [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %cond
}

define i32 @pthread_rwlock_clockrdlock(ptr noundef %lock, i32 noundef %clock, ptr noundef %time) {
entry:
  switch i32 %clock, label %cond.end [
    i32 1, label %cond.true
    i32 0, label %cond.true
  ]

cond.true:                                        ; preds = %entry, %entry
  %call1 = call i32 @pthread_rwlock_timedrdlock(ptr noundef %lock, ptr noundef %time)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %call1, %cond.true ], [ 22, %entry ]
  ret i32 %cond
}

define i32 @pthread_rwlock_clockwrlock(ptr noundef %lock, i32 noundef %clock, ptr noundef %time) {
entry:
  switch i32 %clock, label %cond.end [
    i32 1, label %cond.true
    i32 0, label %cond.true
  ]

cond.true:                                        ; preds = %entry, %entry
  %call1 = call i32 @pthread_rwlock_timedwrlock(ptr noundef %lock, ptr noundef %time)
  br label %cond.end

cond.end:                                         ; preds = %entry, %cond.true
  %cond = phi i32 [ %call1, %cond.true ], [ 22, %entry ]
  ret i32 %cond
}

define i32 @pthread_rwlock_unlock(ptr noundef %lock) {
entry:
  %call.i31 = call i32 @__gomc_self()
  %conv.i32 = zext i32 %call.i31 to i64
  %add.i33 = add i64 %conv.i32, 1
  %0 = ptrtoint ptr %lock to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  %call2 = call i64 @__gomc_rmw(i32 noundef 26, ptr noundef %1, i32 noundef 8, i64 noundef %add.i33, i64 noundef 0, i32 noundef 3)
  %and.i34 = and i64 %call2, 4294967295
  %conv.i35 = trunc i64 %and.i34 to i32
  %conv.i = zext i32 %conv.i35 to i64
  %cmp.i = icmp eq i64 %conv.i, 4294967295
  br i1 %cmp.i, label %cond.true.i, label %check.exit

cond.true.i:                                      ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit

check.exit:                                       ; preds = %entry, %cond.true.i
  %cond.i = phi i32 [ 22, %cond.true.i ], [ 0, %entry ]
  %tobool = icmp ne i32 %cond.i, 0
  br i1 %tobool, label %return, label %if.end

if.end:                                           ; preds = %check.exit
  %cmp = icmp eq i64 %call2, 0
  br i1 %cmp, label %if.then4, label %if.end6

if.then4:                                         ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.1)
  br label %return

if.end6:                                          ; preds = %if.end
  %cmp8 = icmp eq i64 %conv.i, %add.i33
  br i1 %cmp8, label %return, label %if.end11

if.end11:                                         ; preds = %if.end6
  %cmp13 = icmp ne i32 %conv.i35, 0
  br i1 %cmp13, label %if.then15, label %if.end17

if.then15:                                        ; preds = %if.end11
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.2)
  br label %return

if.end17:                                         ; preds = %if.end11
  %conv.i45 = zext i32 %0 to i64
  %call.i46 = call i64 @__gomc_note(i64 noundef %conv.i45, i32 noundef 0)
  %cmp19 = icmp eq i64 %call.i46, 0
  br i1 %cmp19, label %if.then21, label %if.end23

if.then21:                                        ; preds = %if.end17
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.3)
  br label %return

if.end23:                                         ; preds = %if.end17
  %call.i = call i64 @__gomc_note(i64 noundef %conv.i45, i32 noundef -1)
  br label %return

return:                                           ; preds = %if.end6, %check.exit, %if.end23, %if.then21, %if.then15, %if.then4
  %retval.0 = phi i32 [ 1, %if.then4 ], [ 1, %if.then15 ], [ 0, %if.then21 ], [ 0, %if.end23 ], [ 22, %check.exit ], [ 0, %if.end6 ]
  ret i32 %retval.0
}

define i32 @__pthread_rwlock_init(ptr noundef %lock, ptr noundef %attr) {
entry:
  %call = call i32 @pthread_rwlock_init(ptr noundef %lock, ptr noundef %attr)
  ret i32 %call
}

define i32 @__pthread_rwlock_destroy(ptr noundef %lock) {
entry:
  %call = call i32 @pthread_rwlock_destroy(ptr noundef %lock)
  ret i32 %call
}

define i32 @__pthread_rwlock_rdlock(ptr noundef %lock) {
entry:
  %call = call i32 @pthread_rwlock_rdlock(ptr noundef %lock)
  ret i32 %call
}

define i32 @__pthread_rwlock_wrlock(ptr noundef %lock) {
entry:
  %call = call i32 @pthread_rwlock_wrlock(ptr noundef %lock)
  ret i32 %call
}

define i32 @__pthread_rwlock_tryrdlock(ptr noundef %lock) {
entry:
  %0 = ptrtoint ptr %lock to i32
  %add.i.i = add i32 %0, 7
  %and.i.i = and i32 %add.i.i, -8
  %1 = inttoptr i32 %and.i.i to ptr
  %call.i16.i = call i32 @__gomc_self()
  %conv.i17.i = zext i32 %call.i16.i to i64
  %add.i18.i = add i64 %conv.i17.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 24, ptr noundef %1, i32 noundef 8, i64 noundef %add.i18.i, i64 noundef 0, i32 noundef 3)
  %and.i19.i = and i64 %call2.i, 4294967295
  %conv.i20.i = trunc i64 %and.i19.i to i32
  %conv.i.i = zext i32 %conv.i20.i to i64
  %cmp.i.i = icmp eq i64 %conv.i.i, 4294967295
  br i1 %cmp.i.i, label %cond.true.i.i, label %check.exit.i

cond.true.i.i:                                    ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit.i

check.exit.i:                                     ; preds = %entry, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %entry ]
  %tobool.i = icmp ne i32 %cond.i.i, 0
  br i1 %tobool.i, label %try_read.exit, label %if.end.i

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp ne i32 %conv.i20.i, 0
  br i1 %cmp.i, label %try_read.exit, label %if.end11.i

if.end11.i:                                       ; preds = %if.end.i
  %conv.i27.i = zext i32 %0 to i64
  %call.i.i = call i64 @__gomc_note(i64 noundef %conv.i27.i, i32 noundef 1)
  br label %try_read.exit

try_read.exit:                                    ; preds = %if.end.i, %check.exit.i, %if.end11.i
  %retval.i.0 = phi i32 [ 0, %if.end11.i ], [ 22, %check.exit.i ], [ 16, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @__pthread_rwlock_trywrlock(ptr noundef %lock) {
entry:
  %0 = ptrtoint ptr %lock to i32
  %add.i.i = add i32 %0, 7
  %and.i.i = and i32 %add.i.i, -8
  %1 = inttoptr i32 %and.i.i to ptr
  %call.i14.i = call i32 @__gomc_self()
  %conv.i15.i = zext i32 %call.i14.i to i64
  %add.i16.i = add i64 %conv.i15.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 25, ptr noundef %1, i32 noundef 8, i64 noundef %add.i16.i, i64 noundef 0, i32 noundef 3)
  %and.i17.i = and i64 %call2.i, 4294967295
  %conv.i18.i = trunc i64 %and.i17.i to i32
  %conv.i.i = zext i32 %conv.i18.i to i64
  %cmp.i.i = icmp eq i64 %conv.i.i, 4294967295
  br i1 %cmp.i.i, label %cond.true.i.i, label %check.exit.i

cond.true.i.i:                                    ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_rwlock.str.4)
  br label %check.exit.i

check.exit.i:                                     ; preds = %entry, %cond.true.i.i
  %cond.i.i = phi i32 [ 22, %cond.true.i.i ], [ 0, %entry ]
  %tobool.i = icmp ne i32 %cond.i.i, 0
  %cmp.i = icmp ne i64 %call2.i, 0
  %spec.select = select i1 %cmp.i, i32 16, i32 0
  %retval.i.0 = select i1 %tobool.i, i32 22, i32 %spec.select
  ret i32 %retval.i.0
}

define i32 @__pthread_rwlock_unlock(ptr noundef %lock) {
entry:
  %call = call i32 @pthread_rwlock_unlock(ptr noundef %lock)
  ret i32 %call
}

define i32 @pthread_rwlockattr_init(ptr noundef %attr) {
entry:
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @pthread_rwlockattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
  %cmp.i = icmp slt i32 %shared, 0
  %cmp1.i = icmp sgt i32 %shared, 1
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -2
  %or.i = or i32 %and.i, %shared
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_rwlockattr_getpshared(ptr noundef %attr, ptr noundef %shared) {
entry:
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, 1
  store i32 %and.i, ptr %shared, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_setkind_np(ptr noundef %attr, i32 noundef %kind) {
entry:
  %cmp.i = icmp slt i32 %kind, 0
  %cmp1.i = icmp sgt i32 %kind, 2
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %set_attribute.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, -7
  %shl3.i = shl i32 %kind, 1
  %or.i = or i32 %and.i, %shl3.i
  store i32 %or.i, ptr %attr, align 4
  br label %set_attribute.exit

set_attribute.exit:                               ; preds = %entry, %if.end.i
  %retval.i.0 = phi i32 [ 0, %if.end.i ], [ 22, %entry ]
  ret i32 %retval.i.0
}

define i32 @pthread_rwlockattr_getkind_np(ptr noundef %attr, ptr noundef %kind) {
entry:
  %0 = load i32, ptr %attr, align 4
  %shr.i = ashr i32 %0, 1
  %and.i = and i32 %shr.i, 3
  store i32 %and.i, ptr %kind, align 4
  ret i32 0
}

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

