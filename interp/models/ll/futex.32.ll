source_filename = "futex.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.bucket = type { i64, i64, i64, i32, [4 x i8] }

@__gomc_futex.str = private unnamed_addr constant [66 x i8] c"a system call by its number, but for futex, gettid and membarrier\00", align 1
@__gomc_futex.str.1 = private unnamed_addr constant [55 x i8] c"a futex operation other than FUTEX_WAIT and FUTEX_WAKE\00", align 1
@__gomc_futex.str.2 = private unnamed_addr constant [53 x i8] c"FUTEX_WAIT_BITSET and FUTEX_WAKE_BITSET of some bits\00", align 1
@__gomc_futex.str.3 = private unnamed_addr constant [75 x i8] c"wait for a futex by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_futex.str.4 = private unnamed_addr constant [53 x i8] c"waits for futexes whose addresses have the same hash\00", align 1
@__gomc_futexes = internal global [1021 x %struct.bucket] zeroinitializer, align 8
@__gomc_futex.str.5 = private unnamed_addr constant [35 x i8] c"FUTEX_WAKE of less than one thread\00", align 1
@__gomc_membarrier_registered = internal global i32 0, align 4
@__gomc_futex.str.6 = private unnamed_addr constant [89 x i8] c"a command of membarrier other than QUERY, GLOBAL, PRIVATE_EXPEDITED and its registration\00", align 1

define i32 @syscall(i32 noundef %number, ...) {
entry:
  %args = alloca ptr, align 4
  %cmp = icmp eq i32 %number, 224
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i32 @__gomc_self()
  %add = add nsw i32 %call, 1
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.va_start(ptr %args)
  switch i32 %number, label %if.then7 [
    i32 240, label %if.then3
    i32 422, label %if.then3
    i32 375, label %if.end8
  ]

if.then3:                                         ; preds = %if.end, %if.end
  %0 = load ptr, ptr %args, align 4
  %argp.next.i = getelementptr inbounds i8, ptr %0, i32 4
  %1 = load ptr, ptr %0, align 4
  %argp.next2.i = getelementptr inbounds i8, ptr %argp.next.i, i32 4
  %2 = load i32, ptr %argp.next.i, align 4
  %and.i = and i32 %2, -385
  %argp.next4.i = getelementptr inbounds i8, ptr %argp.next2.i, i32 4
  %3 = load i32, ptr %argp.next2.i, align 4
  %cmp.i = icmp eq i32 %and.i, 0
  %cmp5.i = icmp eq i32 %and.i, 9
  %spec.select = select i1 %cmp.i, i1 true, i1 %cmp5.i
  %spec.select.not = xor i1 %spec.select, true
  %4 = freeze i1 %spec.select.not
  br i1 %4, label %switch.early.test, label %if.end.i

switch.early.test:                                ; preds = %if.then3
  switch i32 %and.i, label %if.then.i [
    i32 1, label %cond.end.i
    i32 10, label %cond.false.i
  ]

if.then.i:                                        ; preds = %switch.early.test
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.1)
  unreachable

if.end.i:                                         ; preds = %if.then3
  %cmp9.i = icmp eq i32 %and.i, 1
  br i1 %cmp9.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %switch.early.test, %if.end.i
  %argp.next11.i = getelementptr inbounds i8, ptr %argp.next4.i, i32 4
  %5 = load ptr, ptr %argp.next4.i, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %switch.early.test, %if.end.i, %cond.false.i
  %args.addr.i.0 = phi ptr [ %argp.next11.i, %cond.false.i ], [ %argp.next4.i, %if.end.i ], [ %argp.next4.i, %switch.early.test ]
  %cond.i = phi ptr [ %5, %cond.false.i ], [ null, %if.end.i ], [ null, %switch.early.test ]
  switch i32 %and.i, label %if.end22.i [
    i32 9, label %if.then14.i
    i32 10, label %if.then14.i
  ]

if.then14.i:                                      ; preds = %cond.end.i, %cond.end.i
  %argp.next16.i = getelementptr inbounds i8, ptr %args.addr.i.0, i32 4
  %6 = load i32, ptr %argp.next16.i, align 4
  %cmp19.i = icmp ne i32 %6, -1
  br i1 %cmp19.i, label %if.then20.i, label %if.end22.i

if.then20.i:                                      ; preds = %if.then14.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.2)
  unreachable

if.end22.i:                                       ; preds = %if.then14.i, %cond.end.i
  %7 = ptrtoint ptr %1 to i32
  %and23.i = and i32 %7, 3
  %tobool24.i = icmp ne i32 %and23.i, 0
  br i1 %tobool24.i, label %if.then25.i, label %if.end26.i

if.then25.i:                                      ; preds = %if.end22.i
  %call.i68 = call i32 @__gomc_reads_errno()
  %tobool.i69 = icmp ne i32 %call.i68, 0
  br i1 %tobool.i69, label %if.end.i73, label %return

if.end.i73:                                       ; preds = %if.then25.i
  %call1.i71 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i71, align 4
  %cmp.i72 = icmp ne i32 %8, 22
  br i1 %cmp.i72, label %if.then2.i74, label %return

if.then2.i74:                                     ; preds = %if.end.i73
  store i32 22, ptr %call1.i71, align 4
  br label %return

if.end26.i:                                       ; preds = %if.end22.i
  switch i32 %and.i, label %cond.false30.i [
    i32 9, label %cond.true28.i
    i32 0, label %cond.true28.i
  ]

cond.true28.i:                                    ; preds = %if.end26.i, %if.end26.i
  %conv.i = zext i32 %7 to i64
  %call.i = call i32 @__gomc_self()
  %shr.i99 = lshr i64 %conv.i, 2
  %shr1.i100 = lshr i64 %conv.i, 28
  %mul.i101 = mul i64 %shr1.i100, 37
  %add.i102 = add i64 %shr.i99, %mul.i101
  %shr2.i103 = lshr i64 %conv.i, 50
  %mul3.i104 = mul i64 %shr2.i103, 101
  %add4.i105 = add i64 %add.i102, %mul3.i104
  %rem.i106 = urem i64 %add4.i105, 1021
  %idxprom.i107 = trunc i64 %rem.i106 to i32
  %arrayidx.i108 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i107
  call void @__gomc_fence()
  br label %do.body.i211

do.body.i211:                                     ; preds = %do.body.i211, %cond.true28.i
  %call.i228 = call i32 @__gomc_self()
  %conv.i229 = zext i32 %call.i228 to i64
  %add.i230 = add i64 %conv.i229, 1
  %call1.i210 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i108, i32 noundef 8, i64 noundef %add.i230, i64 noundef 0, i32 noundef 1)
  %and.i238 = and i64 %call1.i210, 4294967295
  %conv.i239 = trunc i64 %and.i238 to i32
  %cmp.i213 = icmp ne i32 %conv.i239, 0
  br i1 %cmp.i213, label %do.body.i211, label %hold_lock.exit215

hold_lock.exit215:                                ; preds = %do.body.i211
  %9 = load atomic i32, ptr %1 seq_cst, align 4
  %cmp.i23 = icmp ne i32 %9, %3
  br i1 %cmp.i23, label %if.then.i24, label %if.end.i25

if.then.i24:                                      ; preds = %hold_lock.exit215
  %call.i.i252 = call i32 @__gomc_self()
  %conv.i.i253 = zext i32 %call.i.i252 to i64
  %add.i.i254 = add i64 %conv.i.i253, 1
  %call1.i255 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i108, i32 noundef 8, i64 noundef %add.i.i254, i64 noundef 0, i32 noundef 1)
  %call.i50 = call i32 @__gomc_reads_errno()
  %tobool.i51 = icmp ne i32 %call.i50, 0
  br i1 %tobool.i51, label %if.end.i55, label %return

if.end.i55:                                       ; preds = %if.then.i24
  %call1.i53 = call ptr @__errno_location()
  %10 = load i32, ptr %call1.i53, align 4
  %cmp.i54 = icmp ne i32 %10, 11
  br i1 %cmp.i54, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i55
  store i32 11, ptr %call1.i53, align 4
  br label %return

if.end.i25:                                       ; preds = %hold_lock.exit215
  %cmp4.i = icmp uge i32 %call.i, 31
  br i1 %cmp4.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i25
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i25
  %waiting8.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i108, i32 0, i32 3
  %11 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %cmp10.i = icmp eq i32 %11, 0
  br i1 %cmp10.i, label %if.then12.i, label %if.else.i

if.then12.i:                                      ; preds = %if.end7.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i108, i32 0, i32 2
  store atomic i64 %conv.i, ptr %futex13.i monotonic, align 8
  br label %if.end20.i

if.else.i:                                        ; preds = %if.end7.i
  %futex14.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i108, i32 0, i32 2
  %12 = load atomic i64, ptr %futex14.i monotonic, align 8
  %cmp16.i = icmp ne i64 %12, %conv.i
  br i1 %cmp16.i, label %if.then18.i, label %if.end20.i

if.then18.i:                                      ; preds = %if.else.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.4)
  unreachable

if.end20.i:                                       ; preds = %if.else.i, %if.then12.i
  %add.i = add i32 %11, 1
  store atomic i32 %add.i, ptr %waiting8.i monotonic, align 8
  %conv23.i = zext i32 %call.i to i64
  %queue.i128 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i108, i32 0, i32 1
  %call.i129 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i128, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %call.i.i247 = call i32 @__gomc_self()
  %conv.i.i248 = zext i32 %call.i.i247 to i64
  %add.i.i249 = add i64 %conv.i.i248, 1
  %call1.i250 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i108, i32 noundef 8, i64 noundef %add.i.i249, i64 noundef 0, i32 noundef 1)
  %call.i130 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i131 = icmp ne i32 %call.i130, 0
  br i1 %tobool.i131, label %land.lhs.true.i134, label %cond_spurious.exit

land.lhs.true.i134:                               ; preds = %if.end20.i
  %13 = ptrtoint ptr %queue.i128 to i32
  %add.i272 = add i32 %13, 7
  %and.i273 = and i32 %add.i272, -8
  %conv.i132 = zext i32 %and.i273 to i64
  %call2.i = call i64 @__gomc_note(i64 noundef %conv.i132, i32 noundef 0)
  %tobool3.i133 = icmp ne i64 %call2.i, 0
  br i1 %tobool3.i133, label %cond_spurious.exit, label %land.rhs.i135

land.rhs.i135:                                    ; preds = %land.lhs.true.i134
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i135, %land.lhs.true.i134, %if.end20.i
  %14 = phi i1 [ false, %land.lhs.true.i134 ], [ false, %if.end20.i ], [ %tobool5.i, %land.rhs.i135 ]
  %tobool.i26 = icmp ne ptr %cond.i, null
  %brmerge = select i1 %tobool.i26, i1 true, i1 %14
  br i1 %brmerge, label %do.body.i203, label %do.body.i

do.body.i203:                                     ; preds = %cond_spurious.exit, %do.body.i203
  %call.i231 = call i32 @__gomc_self()
  %conv.i232 = zext i32 %call.i231 to i64
  %add.i233 = add i64 %conv.i232, 1
  %call1.i202 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i108, i32 noundef 8, i64 noundef %add.i233, i64 noundef 0, i32 noundef 1)
  %and.i241 = and i64 %call1.i202, 4294967295
  %conv.i242 = trunc i64 %and.i241 to i32
  %cmp.i205 = icmp ne i32 %conv.i242, 0
  br i1 %cmp.i205, label %do.body.i203, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i203
  %call.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %queue.i128, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %shl.i = shl i64 1, %conv23.i
  %shl1.i = shl i64 %shl.i, 32
  %or.i = or i64 %shl.i, %shl1.i
  %and.i172 = and i64 %call.i.i, %or.i
  %cmp2.i = icmp eq i64 %and.i172, 0
  br i1 %cmp2.i, label %leave.exit, label %if.then.i149

if.then.i149:                                     ; preds = %hold_lock.exit
  %15 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %sub.i148 = sub i32 %15, 1
  store atomic i32 %sub.i148, ptr %waiting8.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i149, %hold_lock.exit
  %call.i.i244 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i244 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i245 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i108, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp2.i, true
  %16 = select i1 %14, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %16 to i32
  %call.i152 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i153 = icmp ne i32 %call.i152, 0
  br i1 %tobool.i153, label %if.then.i156, label %cond_woken.exit

if.then.i156:                                     ; preds = %leave.exit
  %17 = ptrtoint ptr %queue.i128 to i32
  %add.i269 = add i32 %17, 7
  %and.i270 = and i32 %add.i269, -8
  %conv.i155 = zext i32 %and.i270 to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i155, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i156, %leave.exit
  %brmerge90 = select i1 %cmp2.i, i1 true, i1 %14
  br i1 %brmerge90, label %return, label %cond.false.i29

cond.false.i29:                                   ; preds = %cond_woken.exit
  %call.i58 = call i32 @__gomc_reads_errno()
  %tobool.i59 = icmp ne i32 %call.i58, 0
  br i1 %tobool.i59, label %if.end.i63, label %return

if.end.i63:                                       ; preds = %cond.false.i29
  %call1.i61 = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i61, align 4
  %cmp.i62 = icmp ne i32 %18, 110
  br i1 %cmp.i62, label %if.then2.i64, label %return

if.then2.i64:                                     ; preds = %if.end.i63
  store i32 110, ptr %call1.i61, align 4
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %queue.i128, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %shl.i185 = shl i64 1, %conv23.i
  %shl1.i186 = shl i64 %shl.i185, 32
  %or.i188 = or i64 %shl.i185, %shl1.i186
  %and.i189 = and i64 %call39.i, %or.i188
  %cmp2.i190 = icmp eq i64 %and.i189, 0
  %lnot42.i = xor i1 %cmp2.i190, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i160 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i161 = icmp ne i32 %call.i160, 0
  br i1 %tobool.i161, label %if.then.i166, label %return

if.then.i166:                                     ; preds = %do.end.i
  %19 = ptrtoint ptr %queue.i128 to i32
  %add.i266 = add i32 %19, 7
  %and.i267 = and i32 %add.i266, -8
  %conv.i163 = zext i32 %and.i267 to i64
  %call3.i165 = call i64 @__gomc_remember(i64 noundef %conv.i163, i64 noundef 0)
  br label %return

cond.false30.i:                                   ; preds = %if.end26.i
  %conv.i41 = zext i32 %7 to i64
  %cmp.i42 = icmp sle i32 %3, 0
  br i1 %cmp.i42, label %if.then.i43, label %if.end.i45

if.then.i43:                                      ; preds = %cond.false30.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.5)
  unreachable

if.end.i45:                                       ; preds = %cond.false30.i
  %shr.i = lshr i64 %conv.i41, 2
  %shr1.i = lshr i64 %conv.i41, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i96 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %conv.i41, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i96, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %idxprom.i = trunc i64 %rem.i to i32
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i
  call void @__gomc_fence()
  br label %do.body.i220

do.body.i220:                                     ; preds = %do.body.i220, %if.end.i45
  %call.i225 = call i32 @__gomc_self()
  %conv.i226 = zext i32 %call.i225 to i64
  %add.i227 = add i64 %conv.i226, 1
  %call1.i219 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i227, i64 noundef 0, i32 noundef 1)
  %and.i235 = and i64 %call1.i219, 4294967295
  %conv.i236 = trunc i64 %and.i235 to i32
  %cmp.i222 = icmp ne i32 %conv.i236, 0
  br i1 %cmp.i222, label %do.body.i220, label %hold_lock.exit224

hold_lock.exit224:                                ; preds = %do.body.i220
  %waiting2.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 3
  %20 = load atomic i32, ptr %waiting2.i monotonic, align 8
  %cmp3.i = icmp eq i32 %20, 0
  br i1 %cmp3.i, label %if.then9.i, label %lor.lhs.false.i46

lor.lhs.false.i46:                                ; preds = %hold_lock.exit224
  %futex5.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 2
  %21 = load atomic i64, ptr %futex5.i monotonic, align 8
  %cmp7.i = icmp ne i64 %21, %conv.i41
  br i1 %cmp7.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %lor.lhs.false.i46, %hold_lock.exit224
  %call.i.i262 = call i32 @__gomc_self()
  %conv.i.i263 = zext i32 %call.i.i262 to i64
  %add.i.i264 = add i64 %conv.i.i263, 1
  %call1.i265 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i264, i64 noundef 0, i32 noundef 1)
  br label %return

if.end10.i:                                       ; preds = %lor.lhs.false.i46
  %cmp11.i = icmp sge i32 %3, 31
  %cmp14.i = icmp uge i32 %3, %20
  %or.cond91 = select i1 %cmp11.i, i1 true, i1 %cmp14.i
  br i1 %or.cond91, label %if.then16.i, label %for.cond.i

if.then16.i:                                      ; preds = %if.end10.i
  %queue.i116 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i117 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i116, i32 noundef 8, i64 noundef 1, i64 noundef %conv.i41, i32 noundef 2)
  br label %if.end21.i48

for.cond.i:                                       ; preds = %if.end10.i, %for.body.i
  %woken.i39.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end10.i ]
  %cmp18.i = icmp ult i32 %woken.i39.0, %3
  br i1 %cmp18.i, label %for.body.i, label %if.end21.i48

for.body.i:                                       ; preds = %for.cond.i
  %queue.i122 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i123 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i122, i32 noundef 8, i64 noundef 1, i64 noundef %conv.i41, i32 noundef 2)
  %inc.i = add i32 %woken.i39.0, 1
  br label %for.cond.i

if.end21.i48:                                     ; preds = %for.cond.i, %if.then16.i
  %woken.i39.1 = phi i32 [ %20, %if.then16.i ], [ %woken.i39.0, %for.cond.i ]
  %sub.i = sub i32 %20, %woken.i39.1
  store atomic i32 %sub.i, ptr %waiting2.i monotonic, align 8
  %call.i.i257 = call i32 @__gomc_self()
  %conv.i.i258 = zext i32 %call.i.i257 to i64
  %add.i.i259 = add i64 %conv.i.i258, 1
  %call1.i260 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i259, i64 noundef 0, i32 noundef 1)
  br label %return

if.then7:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str)
  unreachable

if.end8:                                          ; preds = %if.end
  %argp.cur = load ptr, ptr %args, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %args, align 4
  %22 = load i32, ptr %argp.cur, align 4
  %argp.next10 = getelementptr inbounds i8, ptr %argp.next, i32 4
  store ptr %argp.next10, ptr %args, align 4
  %23 = load i32, ptr %argp.next, align 4
  %tobool.i13 = icmp ne i32 %23, 0
  br i1 %tobool.i13, label %if.then.i15, label %if.end.i16

if.then.i15:                                      ; preds = %if.end8
  %call.i88 = call i32 @__gomc_reads_errno()
  %tobool.i89 = icmp ne i32 %call.i88, 0
  br i1 %tobool.i89, label %if.end.i93, label %return

if.end.i93:                                       ; preds = %if.then.i15
  %call1.i91 = call ptr @__errno_location()
  %24 = load i32, ptr %call1.i91, align 4
  %cmp.i92 = icmp ne i32 %24, 22
  br i1 %cmp.i92, label %if.then2.i94, label %return

if.then2.i94:                                     ; preds = %if.end.i93
  store i32 22, ptr %call1.i91, align 4
  br label %return

if.end.i16:                                       ; preds = %if.end8
  switch i32 %22, label %sw.epilog.i [
    i32 0, label %return
    i32 16, label %sw.bb1.i
    i32 8, label %sw.bb2.i
    i32 1, label %sw.bb7.i
  ]

sw.bb1.i:                                         ; preds = %if.end.i16
  store atomic i32 1, ptr @__gomc_membarrier_registered monotonic, align 4
  br label %return

sw.bb2.i:                                         ; preds = %if.end.i16
  %25 = load atomic i32, ptr @__gomc_membarrier_registered monotonic, align 4
  %tobool3.i = icmp ne i32 %25, 0
  br i1 %tobool3.i, label %if.end6.i, label %if.then4.i

if.then4.i:                                       ; preds = %sw.bb2.i
  %call.i78 = call i32 @__gomc_reads_errno()
  %tobool.i79 = icmp ne i32 %call.i78, 0
  br i1 %tobool.i79, label %if.end.i83, label %return

if.end.i83:                                       ; preds = %if.then4.i
  %call1.i81 = call ptr @__errno_location()
  %26 = load i32, ptr %call1.i81, align 4
  %cmp.i82 = icmp ne i32 %26, 1
  br i1 %cmp.i82, label %if.then2.i84, label %return

if.then2.i84:                                     ; preds = %if.end.i83
  store i32 1, ptr %call1.i81, align 4
  br label %return

if.end6.i:                                        ; preds = %sw.bb2.i
  call void @__gomc_fence_all()
  br label %return

sw.bb7.i:                                         ; preds = %if.end.i16
  call void @__gomc_fence_all()
  br label %return

sw.epilog.i:                                      ; preds = %if.end.i16
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.6)
  unreachable

return:                                           ; preds = %sw.bb1.i, %if.end6.i, %sw.bb7.i, %if.then.i15, %if.then2.i94, %if.end.i93, %if.end.i16, %if.then4.i, %if.then2.i84, %if.end.i83, %if.then25.i, %if.then2.i74, %if.end.i73, %if.then9.i, %if.end21.i48, %if.then.i24, %if.then2.i, %if.end.i55, %if.end.i63, %if.then2.i64, %cond.false.i29, %cond_woken.exit, %if.then.i166, %do.end.i, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ -1, %if.then25.i ], [ -1, %if.then2.i74 ], [ -1, %if.end.i73 ], [ -1, %if.then.i24 ], [ -1, %if.then2.i ], [ -1, %if.end.i55 ], [ 0, %cond_woken.exit ], [ -1, %cond.false.i29 ], [ -1, %if.then2.i64 ], [ -1, %if.end.i63 ], [ 0, %if.then.i166 ], [ 0, %do.end.i ], [ 0, %if.then9.i ], [ %woken.i39.1, %if.end21.i48 ], [ 0, %sw.bb7.i ], [ 0, %if.end6.i ], [ 0, %sw.bb1.i ], [ -1, %if.then.i15 ], [ -1, %if.then2.i94 ], [ -1, %if.end.i93 ], [ 25, %if.end.i16 ], [ -1, %if.then4.i ], [ -1, %if.then2.i84 ], [ -1, %if.end.i83 ]
  ret i32 %retval.0
}

declare i32 @__gomc_self()

declare void @llvm.va_start(ptr)

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare void @__gomc_fence()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_fence_all()

