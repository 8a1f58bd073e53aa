source_filename = "barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_barrier.str = private unnamed_addr constant [28 x i8] c"barrier for so many threads\00", align 1
@__gomc_barrier.str.1 = private unnamed_addr constant [51 x i8] c"initialisation of a barrier that was not destroyed\00", align 1
@__gomc_barrier.str.2 = private unnamed_addr constant [49 x i8] c"destruction of a barrier that is not initialised\00", align 1
@__gomc_barrier.str.3 = private unnamed_addr constant [46 x i8] c"destruction of a barrier where a thread waits\00", align 1
@__gomc_barrier.str.4 = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1
@__gomc_barrier.str.5 = private unnamed_addr constant [44 x i8] c"so many arrivals at a barrier of four bytes\00", align 1

define i32 @pthread_barrier_init(ptr noundef %barrier, ptr noundef %attr, i32 noundef %count) {
entry:
  %cmp = icmp eq i32 %count, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp1 = icmp ugt i32 %count, 255
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_barrier.str)
  unreachable

if.end3:                                          ; preds = %if.end
  %0 = ptrtoint ptr %barrier to i64
  %call.i = call i64 @__gomc_note(i64 noundef %0, i32 noundef 0)
  %cmp.i = icmp ne i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %if.end3
  %1 = load i32, ptr %barrier, align 4
  %cmp.i11 = icmp ne i32 %1, 0
  %conv.i = zext i1 %cmp.i11 to i32
  br label %in_use.exit

if.end.i:                                         ; preds = %if.end3
  %call2.i = call i64 @__gomc_note(i64 noundef %0, i32 noundef 1)
  br label %in_use.exit

in_use.exit:                                      ; preds = %if.end.i, %if.then.i
  %retval.i.0 = phi i32 [ %conv.i, %if.then.i ], [ 0, %if.end.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.then4, label %if.end6

if.then4:                                         ; preds = %in_use.exit
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.1)
  br label %if.end6

if.end6:                                          ; preds = %if.then4, %in_use.exit
  store i32 %count, ptr %barrier, align 4
  br label %return

return:                                           ; preds = %entry, %if.end6
  %retval.0 = phi i32 [ 0, %if.end6 ], [ 22, %entry ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @pthread_barrier_wait(ptr noundef %barrier) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %barrier, i32 noundef 4, i64 noundef 256, i64 noundef 0, i32 noundef 5)
  %conv.i = trunc i64 %call1.i to i32
  %and.i = and i32 %conv.i, 255
  %shr.i = lshr i32 %conv.i, 8
  %cmp.i = icmp eq i32 %and.i, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.4)
  br label %arrive.exit

if.end.i:                                         ; preds = %entry
  %cmp4.i = icmp eq i32 %shr.i, 16777215
  br i1 %cmp4.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_barrier.str.5)
  unreachable

if.end7.i:                                        ; preds = %if.end.i
  %div.i = udiv i32 %shr.i, %and.i
  %add.i = add i32 %div.i, 1
  %mul.i = mul i32 %add.i, %and.i
  %add8.i = add i32 %shr.i, 1
  %cmp9.i = icmp eq i32 %add8.i, %mul.i
  br i1 %cmp9.i, label %arrive.exit, label %do.body.i

do.body.i:                                        ; preds = %if.end7.i, %do.body.i
  %call14.i = call i64 @__gomc_wait_load(ptr noundef %barrier, i32 noundef 4, i32 noundef 5)
  %conv15.i = trunc i64 %call14.i to i32
  %shr16.i = lshr i32 %conv15.i, 8
  %cmp17.i = icmp ult i32 %shr16.i, %mul.i
  br i1 %cmp17.i, label %do.body.i, label %arrive.exit

arrive.exit:                                      ; preds = %do.body.i, %if.end7.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ -1, %if.end7.i ], [ 0, %do.body.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_barrier_destroy(ptr noundef %barrier) {
entry:
  %0 = load i32, ptr %barrier, align 4
  %cmp.i = icmp ne i32 %0, 0
  br i1 %cmp.i, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.2)
  br label %return

if.end:                                           ; preds = %entry
  %1 = load atomic i32, ptr %barrier seq_cst, align 4
  %shr.i = lshr i32 %1, 8
  %and.i = and i32 %1, 255
  %rem.i = urem i32 %shr.i, %and.i
  %cmp.i11 = icmp ne i32 %rem.i, 0
  br i1 %cmp.i11, label %if.then4, label %if.end6

if.then4:                                         ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.3)
  br label %return

if.end6:                                          ; preds = %if.end
  store i32 0, ptr %barrier, align 4
  br label %return

return:                                           ; preds = %if.end6, %if.then4, %if.then
  %retval.0 = phi i32 [ 16, %if.then4 ], [ 0, %if.end6 ], [ 22, %if.then ]
  ret i32 %retval.0
}

define i32 @pthread_barrierattr_init(ptr noundef %attr) {
entry:
  store i32 0, ptr %attr, align 4
  ret i32 0
}

define i32 @pthread_barrierattr_destroy(ptr noundef %attr) {
entry:
  ret i32 0
}

define i32 @pthread_barrierattr_setpshared(ptr noundef %attr, i32 noundef %shared) {
entry:
  ret i32 0
}

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

