source_filename = "barrier.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_barrier.str = private unnamed_addr constant [28 x i8] c"barrier for so many threads\00", align 1
@__gomc_barrier.str.1 = private unnamed_addr constant [51 x i8] c"initialisation of a barrier that was not destroyed\00", align 1
@__gomc_barrier.str.2 = private unnamed_addr constant [49 x i8] c"destruction of a barrier that is not initialised\00", align 1
@__gomc_barrier.str.3 = private unnamed_addr constant [46 x i8] c"destruction of a barrier where a thread waits\00", align 1
@__gomc_barrier.str.4 = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1

define i32 @pthread_barrier_init(ptr noundef %barrier, ptr noundef %attr, i32 noundef %count) {
entry:
  %cmp = icmp eq i32 %count, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp1 = icmp ugt i32 %count, 65535
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_barrier.str)
  unreachable

if.end3:                                          ; preds = %if.end
  %0 = ptrtoint ptr %barrier to i64
  %call = call i64 @__gomc_note(i64 noundef %0, i32 noundef 0)
  %cmp4 = icmp eq i64 %call, 0
  br i1 %cmp4, label %if.then5, label %if.else

if.then5:                                         ; preds = %if.end3
  %call6 = call i64 @__gomc_note(i64 noundef %0, i32 noundef 1)
  br label %if.end11

if.else:                                          ; preds = %if.end3
  %add.ptr.i16 = getelementptr inbounds i8, ptr %barrier, i64 12
  %1 = load i32, ptr %add.ptr.i16, align 4
  %and.i = and i32 %1, -65536
  %cmp.i = icmp eq i32 %and.i, -1173291008
  br i1 %cmp.i, label %if.then8, label %if.end11

if.then8:                                         ; preds = %if.else
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.1)
  br label %if.end11

if.end11:                                         ; preds = %if.else, %if.then8, %if.then5
  store i64 0, ptr %barrier, align 8
  %or.i = or i32 -1173291008, %count
  %add.ptr.i = getelementptr inbounds i8, ptr %barrier, i64 12
  store i32 %or.i, ptr %add.ptr.i, align 4
  %add.ptr.i18 = getelementptr inbounds i8, ptr %barrier, i64 16
  store i32 0, ptr %add.ptr.i18, align 4
  br label %return

return:                                           ; preds = %entry, %if.end11
  %retval.0 = phi i32 [ 0, %if.end11 ], [ 22, %entry ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

define i32 @pthread_barrier_wait(ptr noundef %barrier) {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %barrier, i64 12
  %0 = load i32, ptr %add.ptr.i, align 4
  %and.i = and i32 %0, -65536
  %cmp.i = icmp ne i32 %and.i, -1173291008
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.4)
  br label %arrive.exit

if.end.i:                                         ; preds = %entry
  %and2.i = and i32 %0, 65535
  %conv.i = zext i32 %and2.i to i64
  %call4.i = call i64 @__gomc_rmw(i32 noundef 31, ptr noundef %barrier, i32 noundef 8, i64 noundef %conv.i, i64 noundef 0, i32 noundef 5)
  %and.i6 = and i64 %call4.i, 4294967295
  %conv.i7 = trunc i64 %and.i6 to i32
  %add.i = add i32 %conv.i7, 1
  %cmp6.i = icmp uge i32 %add.i, %and2.i
  br i1 %cmp6.i, label %if.then8.i, label %if.end11.i

if.then8.i:                                       ; preds = %if.end.i
  %add.ptr.i3 = getelementptr inbounds i8, ptr %barrier, i64 16
  %call10.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %add.ptr.i3, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 5)
  br label %arrive.exit

if.end11.i:                                       ; preds = %if.end.i
  %shr.i = lshr i64 %call4.i, 32
  %conv.i9 = trunc i64 %shr.i to i32
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end11.i
  %add.ptr.i5 = getelementptr inbounds i8, ptr %barrier, i64 16
  %call14.i = call i64 @__gomc_wait_load(ptr noundef %add.ptr.i5, i32 noundef 4, i32 noundef 5)
  %conv15.i = trunc i64 %call14.i to i32
  %sub.i = sub i32 %conv15.i, %conv.i9
  %cmp16.i = icmp sle i32 %sub.i, 0
  br i1 %cmp16.i, label %do.body.i, label %arrive.exit

arrive.exit:                                      ; preds = %do.body.i, %if.then8.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ -1, %if.then8.i ], [ 0, %do.body.i ]
  ret i32 %retval.i.0
}

define i32 @pthread_barrier_destroy(ptr noundef %barrier) {
entry:
  %add.ptr.i17 = getelementptr inbounds i8, ptr %barrier, i64 12
  %0 = load i32, ptr %add.ptr.i17, align 4
  %and.i = and i32 %0, -65536
  %cmp.i = icmp eq i32 %and.i, -1173291008
  br i1 %cmp.i, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.2)
  br label %return

if.end:                                           ; preds = %entry
  %1 = load atomic i64, ptr %barrier seq_cst, align 8
  %and.i18 = and i64 %1, 4294967295
  %conv.i19 = trunc i64 %and.i18 to i32
  %cmp.i11 = icmp ne i32 %conv.i19, 0
  br i1 %cmp.i11, label %if.then4, label %if.end6

if.then4:                                         ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.3)
  br label %return

if.end6:                                          ; preds = %if.end
  store i32 0, ptr %add.ptr.i17, align 4
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

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

