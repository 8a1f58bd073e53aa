source_filename = "barrier.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_barrier.str = private unnamed_addr constant [28 x i8] c"barrier for so many threads\00", align 1
@__gomc_barrier.str.1 = private unnamed_addr constant [51 x i8] c"initialisation of a barrier that was not destroyed\00", align 1
@__gomc_barrier.str.2 = private unnamed_addr constant [49 x i8] c"destruction of a barrier that is not initialised\00", align 1
@__gomc_barrier.str.3 = private unnamed_addr constant [46 x i8] c"destruction of a barrier where a thread waits\00", align 1
@__gomc_barrier.str.4 = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1
@__gomc_barrier.str.5 = private unnamed_addr constant [68 x i8] c"so many rounds at a barrier that more threads use than it waits for\00", align 1

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
  %add.ptr.i13 = getelementptr inbounds i8, ptr %barrier, i32 12
  %0 = load i32, ptr %add.ptr.i13, align 4
  %conv.i = zext i32 %0 to i64
  %call1.i = call i32 @__gomc_defined(i64 noundef %conv.i)
  %tobool.i = icmp ne i32 %call1.i, 0
  %and.i = and i32 %0, -65536
  %cmp.i = icmp eq i32 %and.i, -1173291008
  %1 = select i1 %tobool.i, i1 %cmp.i, i1 false
  br i1 %1, label %if.then4, label %if.end6

if.then4:                                         ; preds = %if.end3
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.1)
  br label %if.end6

if.end6:                                          ; preds = %if.then4, %if.end3
  %2 = ptrtoint ptr %barrier to i32
  %add.i = add i32 %2, 7
  %and.i16 = and i32 %add.i, -8
  %3 = inttoptr i32 %and.i16 to ptr
  store i64 0, ptr %3, align 8
  %or.i = or i32 -1173291008, %count
  store i32 %or.i, ptr %add.ptr.i13, align 4
  %call2.i10 = call ptr @__gomc_alloc(i64 noundef 4, i32 noundef %2)
  %add.ptr.i18 = getelementptr inbounds i8, ptr %barrier, i32 16
  store ptr %call2.i10, ptr %add.ptr.i18, align 4
  br label %return

return:                                           ; preds = %entry, %if.end6
  %retval.0 = phi i32 [ 0, %if.end6 ], [ 22, %entry ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @pthread_barrier_wait(ptr noundef %barrier) {
entry:
  %add.ptr.i = getelementptr inbounds i8, ptr %barrier, i32 12
  %0 = load i32, ptr %add.ptr.i, align 4
  %and.i2 = and i32 %0, -65536
  %cmp.i3 = icmp eq i32 %and.i2, -1173291008
  br i1 %cmp.i3, label %if.end.i, label %if.then.i

if.then.i:                                        ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.4)
  br label %arrive.exit

if.end.i:                                         ; preds = %entry
  %add.ptr.i.i = getelementptr inbounds i8, ptr %barrier, i32 16
  %1 = load ptr, ptr %add.ptr.i.i, align 4
  %2 = ptrtoint ptr %barrier to i32
  %add.i7 = add i32 %2, 7
  %and.i8 = and i32 %add.i7, -8
  %3 = inttoptr i32 %and.i8 to ptr
  %and.i = and i32 %0, 65535
  %conv.i = zext i32 %and.i to i64
  %call5.i = call i32 @__gomc_self()
  %conv6.i = zext i32 %call5.i to i64
  %call7.i = call i64 @__gomc_rmw(i32 noundef 31, ptr noundef %3, i32 noundef 8, i64 noundef %conv.i, i64 noundef %conv6.i, i32 noundef 5)
  %shr.i = lshr i64 %call7.i, 32
  %conv8.i = trunc i64 %shr.i to i32
  switch i32 %conv8.i, label %if.end13.i [
    i32 -1073741825, label %if.then12.i
    i32 -1, label %if.then12.i
  ]

if.then12.i:                                      ; preds = %if.end.i, %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_barrier.str.5)
  unreachable

if.end13.i:                                       ; preds = %if.end.i
  %conv14.i = trunc i64 %call7.i to i32
  %add.i = add i32 %conv14.i, 1
  %cmp15.i = icmp uge i32 %add.i, %and.i
  br i1 %cmp15.i, label %if.then17.i, label %do.body.i

if.then17.i:                                      ; preds = %if.end13.i
  %and18.i = and i32 %conv8.i, -2147483648
  %tobool19.i = icmp ne i32 %and18.i, 0
  br i1 %tobool19.i, label %if.then20.i, label %if.else.i

if.then20.i:                                      ; preds = %if.then17.i
  %call21.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %1, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 5)
  br label %arrive.exit

if.else.i:                                        ; preds = %if.then17.i
  %call22.i = call i64 @__gomc_rmw(i32 noundef 7, ptr noundef %1, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 5)
  br label %arrive.exit

do.body.i:                                        ; preds = %if.end13.i, %is_over.exit
  %call25.i = call i64 @__gomc_wait_load(ptr noundef %1, i32 noundef 4, i32 noundef 5)
  %conv26.i = trunc i64 %call25.i to i32
  %and.i12 = and i32 %conv26.i, 1
  %and1.i = and i32 %conv8.i, 1073741824
  %div.i = udiv i32 %and1.i, 1073741824
  %cmp.i13 = icmp ne i32 %and.i12, %div.i
  %conv.i14 = zext i1 %cmp.i13 to i32
  %and2.i = and i32 %conv8.i, -2147483648
  %tobool.i15 = icmp ne i32 %and2.i, 0
  br i1 %tobool.i15, label %if.then.i18, label %if.end.i19

if.then.i18:                                      ; preds = %do.body.i
  %shr.i16 = lshr i32 %conv26.i, 1
  %sub.i = sub i32 %shr.i16, %conv.i14
  %and3.i = and i32 %conv8.i, 1073741823
  %sub4.i = sub i32 %sub.i, %and3.i
  %cmp5.i = icmp sgt i32 %sub4.i, 0
  %conv6.i17 = zext i1 %cmp5.i to i32
  br label %is_over.exit

if.end.i19:                                       ; preds = %do.body.i
  %cmp8.i = icmp ugt i32 %conv26.i, 1
  %spec.select = select i1 %cmp.i13, i1 true, i1 %cmp8.i
  %lor.ext.i = zext i1 %spec.select to i32
  br label %is_over.exit

is_over.exit:                                     ; preds = %if.end.i19, %if.then.i18
  %retval.i11.0 = phi i32 [ %conv6.i17, %if.then.i18 ], [ %lor.ext.i, %if.end.i19 ]
  %tobool28.i = icmp ne i32 %retval.i11.0, 0
  %lnot.i = xor i1 %tobool28.i, true
  br i1 %lnot.i, label %do.body.i, label %arrive.exit

arrive.exit:                                      ; preds = %is_over.exit, %if.then20.i, %if.else.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ -1, %if.else.i ], [ -1, %if.then20.i ], [ 0, %is_over.exit ]
  ret i32 %retval.i.0
}

define i32 @pthread_barrier_destroy(ptr noundef %barrier) {
entry:
  %add.ptr.i12 = getelementptr inbounds i8, ptr %barrier, i32 12
  %0 = load i32, ptr %add.ptr.i12, align 4
  %and.i = and i32 %0, -65536
  %cmp.i = icmp eq i32 %and.i, -1173291008
  br i1 %cmp.i, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.2)
  br label %return

if.end:                                           ; preds = %entry
  %1 = ptrtoint ptr %barrier to i32
  %add.i = add i32 %1, 7
  %and.i15 = and i32 %add.i, -8
  %2 = inttoptr i32 %and.i15 to ptr
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  %conv = trunc i64 %3 to i32
  %cmp = icmp ne i32 %conv, 0
  br i1 %cmp, label %if.then5, label %if.end7

if.then5:                                         ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.3)
  br label %return

if.end7:                                          ; preds = %if.end
  store i32 0, ptr %add.ptr.i12, align 4
  br label %return

return:                                           ; preds = %if.end7, %if.then5, %if.then
  %retval.0 = phi i32 [ 16, %if.then5 ], [ 0, %if.end7 ], [ 22, %if.then ]
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

declare i32 @__gomc_defined(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

