source_filename = "barrier.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.rounds = type { i32, [4 x i8], i64 }

@__gomc_barrier.str = private unnamed_addr constant [28 x i8] c"barrier for so many threads\00", align 1
@__gomc_barrier.str.1 = private unnamed_addr constant [51 x i8] c"initialisation of a barrier that was not destroyed\00", align 1
@__gomc_barrier.str.2 = private unnamed_addr constant [49 x i8] c"destruction of a barrier that is not initialised\00", align 1
@__gomc_barrier.str.3 = private unnamed_addr constant [46 x i8] c"destruction of a barrier where a thread waits\00", align 1
@__gomc_barrier.str.4 = private unnamed_addr constant [31 x i8] c"so many barriers of four bytes\00", align 1
@table = internal global [4096 x ptr] zeroinitializer, align 4
@__gomc_barrier.str.5 = private unnamed_addr constant [42 x i8] c"wait at a barrier that is not initialised\00", align 1
@__gomc_barrier.str.6 = private unnamed_addr constant [68 x i8] c"so many rounds at a barrier that more threads use than it waits for\00", align 1

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
  %0 = load i32, ptr %barrier, align 4
  %conv.i = zext i32 %0 to i64
  %call1.i = call i32 @__gomc_defined(i64 noundef %conv.i)
  %tobool.i = icmp ne i32 %call1.i, 0
  %and.i = and i32 %0, -1048576
  %cmp.i13 = icmp eq i32 %and.i, -1173356544
  %1 = select i1 %tobool.i, i1 %cmp.i13, i1 false
  br i1 %1, label %if.then4, label %if.end6

if.then4:                                         ; preds = %if.end3
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.1)
  br label %if.end6

if.end6:                                          ; preds = %if.then4, %if.end3
  %call.i8 = call i32 @__gomc_self()
  %call1.i9 = call i64 @__gomc_note(i64 noundef -1, i32 noundef 1)
  %conv.i10 = trunc i64 %call1.i9 to i32
  %cmp.i = icmp uge i32 %call.i8, 32
  %cmp3.i = icmp uge i32 %conv.i10, 128
  %or.cond = select i1 %cmp.i, i1 true, i1 %cmp3.i
  br i1 %or.cond, label %if.then.i, label %start.exit

if.then.i:                                        ; preds = %if.end6
  call void @__gomc_unsupported(ptr noundef @__gomc_barrier.str.4)
  unreachable

start.exit:                                       ; preds = %if.end6
  %mul.i = mul i32 %call.i8, 128
  %add.i = add i32 %mul.i, %conv.i10
  %2 = ptrtoint ptr %barrier to i32
  %call5.i = call ptr @__gomc_alloc(i64 noundef 16, i32 noundef %2)
  %arrayidx.i = getelementptr inbounds [4096 x ptr], ptr @table, i32 0, i32 %add.i
  store ptr %call5.i, ptr %arrayidx.i, align 4
  %shl.i = shl i32 %add.i, 8
  %or.i = or i32 -1173356544, %shl.i
  %or6.i = or i32 %or.i, %count
  store i32 %or6.i, ptr %barrier, align 4
  br label %return

return:                                           ; preds = %entry, %start.exit
  %retval.0 = phi i32 [ 0, %start.exit ], [ 22, %entry ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @pthread_barrier_wait(ptr noundef %barrier) {
entry:
  %0 = load i32, ptr %barrier, align 4
  %and.i10 = and i32 %0, -1048576
  %cmp.i11 = icmp eq i32 %and.i10, -1173356544
  %and.i3 = and i32 %0, 255
  %cond.i = select i1 %cmp.i11, i32 %and.i3, i32 0
  %cmp.i4 = icmp eq i32 %cond.i, 0
  br i1 %cmp.i4, label %look.exit, label %if.end.i8

if.end.i8:                                        ; preds = %entry
  %shr.i6 = lshr i32 %0, 8
  %and3.i = and i32 %shr.i6, 4095
  %arrayidx.i = getelementptr inbounds [4096 x ptr], ptr @table, i32 0, i32 %and3.i
  %1 = load ptr, ptr %arrayidx.i, align 4
  %word.i7 = getelementptr inbounds %struct.rounds, ptr %1, i32 0, i32 2
  br label %look.exit

look.exit:                                        ; preds = %entry, %if.end.i8
  %b.i.sroa.5.0 = phi ptr [ %1, %if.end.i8 ], [ undef, %entry ]
  %b.i.sroa.9.0 = phi ptr [ %word.i7, %if.end.i8 ], [ undef, %entry ]
  br i1 %cmp.i4, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %look.exit
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.5)
  br label %arrive.exit

if.end.i:                                         ; preds = %look.exit
  %conv.i = zext i32 %cond.i to i64
  %call2.i = call i32 @__gomc_self()
  %conv3.i = zext i32 %call2.i to i64
  %call4.i = call i64 @__gomc_rmw(i32 noundef 33, ptr noundef %b.i.sroa.9.0, i32 noundef 8, i64 noundef %conv.i, i64 noundef %conv3.i, i32 noundef 5)
  %shr.i = lshr i64 %call4.i, 32
  %conv5.i = trunc i64 %shr.i to i32
  switch i32 %conv5.i, label %if.end11.i [
    i32 -1073741825, label %if.then10.i
    i32 -1, label %if.then10.i
  ]

if.then10.i:                                      ; preds = %if.end.i, %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_barrier.str.6)
  unreachable

if.end11.i:                                       ; preds = %if.end.i
  %conv12.i = trunc i64 %call4.i to i32
  %add.i = add i32 %conv12.i, 1
  %cmp14.i = icmp uge i32 %add.i, %cond.i
  br i1 %cmp14.i, label %if.then16.i, label %do.body.i

if.then16.i:                                      ; preds = %if.end11.i
  %and.i = and i32 %conv5.i, -2147483648
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %if.then17.i, label %if.else.i

if.then17.i:                                      ; preds = %if.then16.i
  %call18.i = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %b.i.sroa.5.0, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 5)
  br label %arrive.exit

if.else.i:                                        ; preds = %if.then16.i
  %call20.i = call i64 @__gomc_rmw(i32 noundef 7, ptr noundef %b.i.sroa.5.0, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 5)
  br label %arrive.exit

do.body.i:                                        ; preds = %if.end11.i, %is_over.exit
  %call24.i = call i64 @__gomc_wait_load(ptr noundef %b.i.sroa.5.0, i32 noundef 4, i32 noundef 5)
  %conv25.i = trunc i64 %call24.i to i32
  %and.i14 = and i32 %conv25.i, 1
  %and1.i = and i32 %conv5.i, 1073741824
  %div.i = udiv i32 %and1.i, 1073741824
  %cmp.i15 = icmp ne i32 %and.i14, %div.i
  %conv.i16 = zext i1 %cmp.i15 to i32
  %and2.i = and i32 %conv5.i, -2147483648
  %tobool.i17 = icmp ne i32 %and2.i, 0
  br i1 %tobool.i17, label %if.then.i20, label %if.end.i21

if.then.i20:                                      ; preds = %do.body.i
  %shr.i18 = lshr i32 %conv25.i, 1
  %sub.i = sub i32 %shr.i18, %conv.i16
  %and3.i19 = and i32 %conv5.i, 1073741823
  %sub4.i = sub i32 %sub.i, %and3.i19
  %cmp5.i = icmp sgt i32 %sub4.i, 0
  %conv6.i = zext i1 %cmp5.i to i32
  br label %is_over.exit

if.end.i21:                                       ; preds = %do.body.i
  %cmp8.i22 = icmp ugt i32 %conv25.i, 1
  %spec.select = select i1 %cmp.i15, i1 true, i1 %cmp8.i22
  %lor.ext.i = zext i1 %spec.select to i32
  br label %is_over.exit

is_over.exit:                                     ; preds = %if.end.i21, %if.then.i20
  %retval.i13.0 = phi i32 [ %conv6.i, %if.then.i20 ], [ %lor.ext.i, %if.end.i21 ]
  %tobool27.i = icmp ne i32 %retval.i13.0, 0
  %lnot.i = xor i1 %tobool27.i, true
  br i1 %lnot.i, label %do.body.i, label %arrive.exit

arrive.exit:                                      ; preds = %is_over.exit, %if.then17.i, %if.else.i, %if.then.i
  %retval.i.0 = phi i32 [ 22, %if.then.i ], [ -1, %if.else.i ], [ -1, %if.then17.i ], [ 0, %is_over.exit ]
  ret i32 %retval.i.0
}

define i32 @pthread_barrier_destroy(ptr noundef %barrier) {
entry:
  %0 = load i32, ptr %barrier, align 4
  %and.i12 = and i32 %0, -1048576
  %cmp.i13 = icmp eq i32 %and.i12, -1173356544
  %and.i = and i32 %0, 255
  %cond.i = select i1 %cmp.i13, i32 %and.i, i32 0
  %cmp.i = icmp eq i32 %cond.i, 0
  br i1 %cmp.i, label %look.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  %shr.i = lshr i32 %0, 8
  %and3.i = and i32 %shr.i, 4095
  %arrayidx.i = getelementptr inbounds [4096 x ptr], ptr @table, i32 0, i32 %and3.i
  %1 = load ptr, ptr %arrayidx.i, align 4
  %word.i = getelementptr inbounds %struct.rounds, ptr %1, i32 0, i32 2
  br label %look.exit

look.exit:                                        ; preds = %entry, %if.end.i
  %b.sroa.4.0 = phi ptr [ %word.i, %if.end.i ], [ undef, %entry ]
  br i1 %cmp.i, label %if.then, label %if.end

if.then:                                          ; preds = %look.exit
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.2)
  br label %return

if.end:                                           ; preds = %look.exit
  %2 = load atomic i64, ptr %b.sroa.4.0 seq_cst, align 8
  %conv = trunc i64 %2 to i32
  %cmp1 = icmp ne i32 %conv, 0
  br i1 %cmp1, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  call void @__gomc_misuse(ptr noundef @__gomc_barrier.str.3)
  br label %return

if.end5:                                          ; preds = %if.end
  store i32 0, ptr %barrier, align 4
  br label %return

return:                                           ; preds = %if.end5, %if.then3, %if.then
  %retval.0 = phi i32 [ 22, %if.then ], [ 16, %if.then3 ], [ 0, %if.end5 ]
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

define i32 @pthread_barrierattr_getpshared(ptr noundef %attr, ptr noundef %shared) {
entry:
  %0 = load i32, ptr %attr, align 4
  %and.i = and i32 %0, 1
  store i32 %and.i, ptr %shared, align 4
  ret i32 0
}

declare i32 @__gomc_defined(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

