source_filename = "barrier.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_barrier.str = private unnamed_addr constant [6 x i8] c"mutex\00", align 1
@__gomc_barrier.str.1 = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1
@__gomc_barrier.str.2 = private unnamed_addr constant [49 x i8] c"destruction of a barrier that is not initialised\00", align 1
@__gomc_barrier.str.3 = private unnamed_addr constant [46 x i8] c"destruction of a barrier where a thread waits\00", align 1

define i32 @pthread_barrier_init(ptr noundef %barrier, ptr noundef %attr, i32 noundef %count) {
entry:
  %cmp = icmp eq i32 %count, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %0 = ptrtoint ptr %barrier to i32
  %add.i = add i32 %0, 7
  %and.i = and i32 %add.i, -8
  %1 = inttoptr i32 %and.i to ptr
  store i64 0, ptr %1, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %barrier, i32 12
  store i32 %count, ptr %add.ptr.i, align 4
  %add.ptr.i4 = getelementptr inbounds i8, ptr %barrier, i32 16
  store i32 0, ptr %add.ptr.i4, align 4
  br label %return

return:                                           ; preds = %entry, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ 22, %entry ]
  ret i32 %retval.0
}

define i32 @pthread_barrier_wait(ptr noundef %barrier) {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %barrier, i32 12
  %0 = load i32, ptr %add.ptr.i, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_barrier.str, ptr noundef @__gomc_barrier.str.1)
  unreachable

if.end:                                           ; preds = %entry
  %1 = ptrtoint ptr %barrier to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %conv = zext i32 %0 to i64
  %call2 = call i64 @__gomc_rmw(i32 noundef 31, ptr noundef %2, i32 noundef 8, i64 noundef %conv, i64 noundef 0, i32 noundef 5)
  %conv.i = trunc i64 %call2 to i32
  %add = add i32 %conv.i, 1
  %cmp4 = icmp uge i32 %add, %0
  br i1 %cmp4, label %if.then6, label %if.end9

if.then6:                                         ; preds = %if.end
  %add.ptr.i19 = getelementptr inbounds i8, ptr %barrier, i32 16
  %call8 = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %add.ptr.i19, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 5)
  br label %return

if.end9:                                          ; preds = %if.end
  %shr.i = lshr i64 %call2, 32
  %conv.i21 = trunc i64 %shr.i to i32
  br label %do.body

do.body:                                          ; preds = %do.body, %if.end9
  %add.ptr.i17 = getelementptr inbounds i8, ptr %barrier, i32 16
  %call12 = call i64 @__gomc_wait_load(ptr noundef %add.ptr.i17, i32 noundef 4, i32 noundef 5)
  %conv13 = trunc i64 %call12 to i32
  %sub = sub i32 %conv13, %conv.i21
  %cmp14 = icmp sle i32 %sub, 0
  br i1 %cmp14, label %do.body, label %return

return:                                           ; preds = %do.body, %if.then6
  %retval.0 = phi i32 [ -1, %if.then6 ], [ 0, %do.body ]
  ret i32 %retval.0
}

declare void @__gomc_error(ptr noundef, ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

define i32 @pthread_barrier_destroy(ptr noundef %barrier) {
entry:
  %add.ptr.i8 = getelementptr inbounds i8, ptr %barrier, i32 12
  %0 = load i32, ptr %add.ptr.i8, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_error(ptr noundef @__gomc_barrier.str, ptr noundef @__gomc_barrier.str.2)
  unreachable

if.end:                                           ; preds = %entry
  %1 = ptrtoint ptr %barrier to i32
  %add.i = add i32 %1, 7
  %and.i = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i to ptr
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  %conv.i = trunc i64 %3 to i32
  %cmp3 = icmp ne i32 %conv.i, 0
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  call void @__gomc_error(ptr noundef @__gomc_barrier.str, ptr noundef @__gomc_barrier.str.3)
  unreachable

if.end5:                                          ; preds = %if.end
  store i32 0, ptr %add.ptr.i8, align 4
  ret i32 0
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

