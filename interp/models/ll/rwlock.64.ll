source_filename = "rwlock.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_rwlock.str = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@__gomc_rwlock.str.1 = private unnamed_addr constant [43 x i8] c"destruction of a locked reader-writer lock\00", align 1
@__gomc_rwlock.str.2 = private unnamed_addr constant [50 x i8] c"unlock of a reader-writer lock that is not locked\00", align 1
@__gomc_rwlock.str.3 = private unnamed_addr constant [69 x i8] c"unlock of a reader-writer lock that another thread holds for writing\00", align 1
@__gomc_rwlock.str.4 = private unnamed_addr constant [38 x i8] c"use of a destroyed reader-writer lock\00", align 1

define i32 @pthread_rwlock_init(ptr noundef %lock, ptr noundef %attr) {
entry:
  store i64 0, ptr %lock, align 8
  ret i32 0
}

define i32 @pthread_rwlock_destroy(ptr noundef %lock) {
entry:
  %call1 = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %lock, i32 noundef 8, i64 noundef 4294967295, i64 noundef 0, i32 noundef 3)
  %conv.i = trunc i64 %call1 to i32
  %cmp.i = icmp eq i32 %conv.i, -1
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit:                                       ; preds = %entry
  %cmp = icmp ne i64 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %check.exit
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.1)
  unreachable

if.end:                                           ; preds = %check.exit
  ret i32 0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_error(ptr noundef, ptr noundef)

define i32 @pthread_rwlock_rdlock(ptr noundef %lock) {
entry:
  %call.i13 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i13 to i64
  %add.i = add i64 %conv.i, 1
  br label %do.body

do.body:                                          ; preds = %switch.early.test, %entry
  %call2 = call i64 @__gomc_wait(i32 noundef 24, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 3)
  %conv.i22 = trunc i64 %call2 to i32
  %conv = zext i32 %conv.i22 to i64
  %cmp7 = icmp ne i64 %conv, %add.i
  %0 = freeze i1 %cmp7
  br i1 %0, label %switch.early.test, label %do.end

switch.early.test:                                ; preds = %do.body
  switch i32 %conv.i22, label %do.body [
    i32 -1, label %if.then.i
    i32 0, label %check.exit
  ]

do.end:                                           ; preds = %do.body
  %cmp.i = icmp eq i32 %conv.i22, -1
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %switch.early.test, %do.end
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit:                                       ; preds = %switch.early.test, %do.end
  %cmp11 = icmp eq i64 %conv, %add.i
  %cond = select i1 %cmp11, i32 35, i32 0
  ret i32 %cond
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @pthread_rwlock_wrlock(ptr noundef %lock) {
entry:
  %call.i10 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i10 to i64
  %add.i = add i64 %conv.i, 1
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %call2 = call i64 @__gomc_wait(i32 noundef 25, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 3)
  %cmp = icmp ne i64 %call2, 0
  %conv.i15 = trunc i64 %call2 to i32
  %cmp4 = icmp ne i32 %conv.i15, -1
  %or.cond = and i1 %cmp, %cmp4
  %conv = zext i32 %conv.i15 to i64
  %cmp6 = icmp ne i64 %conv, %add.i
  %or.cond6 = select i1 %or.cond, i1 %cmp6, i1 false
  br i1 %or.cond6, label %do.body, label %do.end

do.end:                                           ; preds = %do.body
  %cmp.i = icmp eq i32 %conv.i15, -1
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %do.end
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit:                                       ; preds = %do.end
  %cmp8 = icmp eq i64 %call2, 0
  %cond = select i1 %cmp8, i32 0, i32 35
  ret i32 %cond
}

define i32 @pthread_rwlock_tryrdlock(ptr noundef %lock) {
entry:
  %call.i4.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i4.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 24, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 3)
  %conv.i5.i = trunc i64 %call2.i to i32
  %cmp.i.i = icmp eq i32 %conv.i5.i, -1
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i32 %conv.i5.i, 0
  %. = select i1 %cmp.i, i32 0, i32 16
  ret i32 %.
}

define i32 @pthread_rwlock_trywrlock(ptr noundef %lock) {
entry:
  %call.i3.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i3.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 25, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 3)
  %conv.i4.i = trunc i64 %call2.i to i32
  %cmp.i.i = icmp eq i32 %conv.i4.i, -1
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i64 %call2.i, 0
  %. = select i1 %cmp.i, i32 0, i32 16
  ret i32 %.
}

define i32 @pthread_rwlock_timedrdlock(ptr noundef %lock, ptr noundef %time) {
entry:
  %call.i4.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i4.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 24, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 3)
  %conv.i5.i = trunc i64 %call2.i to i32
  %cmp.i.i = icmp eq i32 %conv.i5.i, -1
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i32 %conv.i5.i, 0
  %. = select i1 %cmp.i, i32 0, i32 110
  ret i32 %.
}

define i32 @pthread_rwlock_timedwrlock(ptr noundef %lock, ptr noundef %time) {
entry:
  %call.i3.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i3.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 25, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 3)
  %conv.i4.i = trunc i64 %call2.i to i32
  %cmp.i.i = icmp eq i32 %conv.i4.i, -1
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i64 %call2.i, 0
  %. = select i1 %cmp.i, i32 0, i32 110
  ret i32 %.
}

define i32 @pthread_rwlock_unlock(ptr noundef %lock) {
entry:
  %call.i10 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i10 to i64
  %add.i = add i64 %conv.i, 1
  %call2 = call i64 @__gomc_rmw(i32 noundef 26, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 3)
  %conv.i11 = trunc i64 %call2 to i32
  %cmp.i = icmp eq i32 %conv.i11, -1
  br i1 %cmp.i, label %if.then.i, label %check.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit:                                       ; preds = %entry
  %cmp = icmp eq i64 %call2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %check.exit
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.2)
  unreachable

if.end:                                           ; preds = %check.exit
  %cmp4 = icmp ne i32 %conv.i11, 0
  %conv = zext i32 %conv.i11 to i64
  %cmp6 = icmp ne i64 %conv, %add.i
  %or.cond = select i1 %cmp4, i1 %cmp6, i1 false
  br i1 %or.cond, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.3)
  unreachable

if.end9:                                          ; preds = %if.end
  ret i32 0
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
  %call.i4.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i4.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 24, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 3)
  %conv.i5.i = trunc i64 %call2.i to i32
  %cmp.i.i = icmp eq i32 %conv.i5.i, -1
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i32 %conv.i5.i, 0
  %. = select i1 %cmp.i, i32 0, i32 16
  ret i32 %.
}

define i32 @__pthread_rwlock_trywrlock(ptr noundef %lock) {
entry:
  %call.i3.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i3.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call2.i = call i64 @__gomc_rmw(i32 noundef 25, ptr noundef %lock, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 3)
  %conv.i4.i = trunc i64 %call2.i to i32
  %cmp.i.i = icmp eq i32 %conv.i4.i, -1
  br i1 %cmp.i.i, label %if.then.i.i, label %check.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_rwlock.str, ptr noundef @__gomc_rwlock.str.4)
  unreachable

check.exit.i:                                     ; preds = %entry
  %cmp.i = icmp eq i64 %call2.i, 0
  %. = select i1 %cmp.i, i32 0, i32 16
  ret i32 %.
}

define i32 @__pthread_rwlock_unlock(ptr noundef %lock) {
entry:
  %call = call i32 @pthread_rwlock_unlock(ptr noundef %lock)
  ret i32 %call
}

define i32 @pthread_rwlockattr_init(ptr noundef %attr) {
entry:
  store i64 0, ptr %attr, align 8
  ret i32 0
}

define i32 @pthread_rwlockattr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @pthread_rwlockattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
  ret i32 0
}

define i32 @pthread_rwlockattr_setkind_np(ptr noundef %attr, i32 noundef %kind) {
entry:
  ret i32 0
}

declare i32 @__gomc_self()

