source_filename = "spin.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_spin.str = private unnamed_addr constant [37 x i8] c"destruction of a destroyed spin lock\00", align 1
@__gomc_spin.str.1 = private unnamed_addr constant [34 x i8] c"destruction of a locked spin lock\00", align 1
@__gomc_spin.str.2 = private unnamed_addr constant [30 x i8] c"lock of a destroyed spin lock\00", align 1
@__gomc_spin.str.3 = private unnamed_addr constant [32 x i8] c"unlock of a destroyed spin lock\00", align 1
@__gomc_spin.str.4 = private unnamed_addr constant [41 x i8] c"unlock of a spin lock that is not locked\00", align 1
@__gomc_spin.str.5 = private unnamed_addr constant [48 x i8] c"unlock of a spin lock that another thread holds\00", align 1

define i32 @pthread_spin_init(ptr noundef %lock, i32 noundef %shared) {
entry:
  store i32 0, ptr %lock, align 4
  ret i32 0
}

define i32 @pthread_spin_destroy(ptr noundef %lock) {
entry:
  %call = call i64 @__gomc_rmw(i32 noundef 20, ptr noundef %lock, i32 noundef 4, i64 noundef 65535, i64 noundef 0, i32 noundef 1)
  %conv = trunc i64 %call to i32
  switch i32 %conv, label %if.then5 [
    i32 65535, label %if.then
    i32 0, label %return
  ]

if.then:                                          ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_spin.str)
  br label %return

if.then5:                                         ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_spin.str.1)
  br label %return

return:                                           ; preds = %entry, %if.then5, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 16, %if.then5 ], [ 0, %entry ]
  ret i32 %retval.0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @pthread_spin_lock(ptr noundef %lock) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %add.i = add i64 %conv.i, 1
  br label %do.body

do.body:                                          ; preds = %do.body, %entry
  %call1 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %lock, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %conv = trunc i64 %call1 to i32
  switch i32 %conv, label %do.body [
    i32 65535, label %if.then
    i32 0, label %return
  ]

if.then:                                          ; preds = %do.body
  call void @__gomc_misuse(ptr noundef @__gomc_spin.str.2)
  br label %return

return:                                           ; preds = %do.body, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %do.body ]
  ret i32 %retval.0
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @pthread_spin_trylock(ptr noundef %lock) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %add.i = add i64 %conv.i, 1
  %call1 = call i64 @__gomc_rmw(i32 noundef 21, ptr noundef %lock, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %conv = trunc i64 %call1 to i32
  %cmp = icmp eq i32 %conv, 65535
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_spin.str.2)
  br label %return

if.end:                                           ; preds = %entry
  %cmp4 = icmp eq i32 %conv, 0
  %cond = select i1 %cmp4, i32 0, i32 16
  br label %return

return:                                           ; preds = %if.end, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ %cond, %if.end ]
  ret i32 %retval.0
}

define i32 @pthread_spin_unlock(ptr noundef %lock) {
entry:
  %call.i = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i to i64
  %add.i = add i64 %conv.i, 1
  %call1 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %lock, i32 noundef 4, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %conv = trunc i64 %call1 to i32
  %conv2 = zext i32 %conv to i64
  %cmp = icmp eq i64 %conv2, %add.i
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  switch i32 %conv, label %if.end13 [
    i32 65535, label %if.then6
    i32 0, label %if.then11
  ]

if.then6:                                         ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_spin.str.3)
  br label %return

if.then11:                                        ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_spin.str.4)
  br label %return

if.end13:                                         ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_spin.str.5)
  br label %return

return:                                           ; preds = %entry, %if.end13, %if.then11, %if.then6
  %retval.0 = phi i32 [ 22, %if.then6 ], [ 1, %if.then11 ], [ 1, %if.end13 ], [ 0, %entry ]
  ret i32 %retval.0
}

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_self()

