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
  br i1 %tobool24.i, label %return, label %if.end26.i

if.end26.i:                                       ; preds = %if.end22.i
  switch i32 %and.i, label %cond.false30.i [
    i32 9, label %cond.true28.i
    i32 0, label %cond.true28.i
  ]

cond.true28.i:                                    ; preds = %if.end26.i, %if.end26.i
  %conv.i = zext i32 %7 to i64
  %call.i = call i32 @__gomc_self()
  %shr.i58 = lshr i64 %conv.i, 2
  %shr1.i59 = lshr i64 %conv.i, 28
  %mul.i60 = mul i64 %shr1.i59, 37
  %add.i61 = add i64 %shr.i58, %mul.i60
  %shr2.i62 = lshr i64 %conv.i, 50
  %mul3.i63 = mul i64 %shr2.i62, 101
  %add4.i64 = add i64 %add.i61, %mul3.i63
  %rem.i65 = urem i64 %add4.i64, 1021
  %idxprom.i66 = trunc i64 %rem.i65 to i32
  %arrayidx.i67 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i66
  call void @__gomc_fence()
  br label %do.body.i148

do.body.i148:                                     ; preds = %do.body.i148, %cond.true28.i
  %call.i165 = call i32 @__gomc_self()
  %conv.i166 = zext i32 %call.i165 to i64
  %add.i167 = add i64 %conv.i166, 1
  %call1.i147 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i67, i32 noundef 8, i64 noundef %add.i167, i64 noundef 0, i32 noundef 1)
  %and.i175 = and i64 %call1.i147, 4294967295
  %conv.i176 = trunc i64 %and.i175 to i32
  %cmp.i150 = icmp ne i32 %conv.i176, 0
  br i1 %cmp.i150, label %do.body.i148, label %hold_lock.exit152

hold_lock.exit152:                                ; preds = %do.body.i148
  %8 = load atomic i32, ptr %1 seq_cst, align 4
  %cmp.i23 = icmp ne i32 %8, %3
  br i1 %cmp.i23, label %if.then.i24, label %if.end.i25

if.then.i24:                                      ; preds = %hold_lock.exit152
  %call.i.i189 = call i32 @__gomc_self()
  %conv.i.i190 = zext i32 %call.i.i189 to i64
  %add.i.i191 = add i64 %conv.i.i190, 1
  %call1.i192 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i67, i32 noundef 8, i64 noundef %add.i.i191, i64 noundef 0, i32 noundef 1)
  br label %return

if.end.i25:                                       ; preds = %hold_lock.exit152
  %cmp4.i = icmp uge i32 %call.i, 31
  br i1 %cmp4.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i25
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i25
  %waiting8.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i67, i32 0, i32 3
  %9 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %cmp10.i = icmp eq i32 %9, 0
  br i1 %cmp10.i, label %if.then12.i, label %if.else.i

if.then12.i:                                      ; preds = %if.end7.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i67, i32 0, i32 2
  store atomic i64 %conv.i, ptr %futex13.i monotonic, align 8
  br label %if.end20.i

if.else.i:                                        ; preds = %if.end7.i
  %futex14.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i67, i32 0, i32 2
  %10 = load atomic i64, ptr %futex14.i monotonic, align 8
  %cmp16.i = icmp ne i64 %10, %conv.i
  br i1 %cmp16.i, label %if.then18.i, label %if.end20.i

if.then18.i:                                      ; preds = %if.else.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.4)
  unreachable

if.end20.i:                                       ; preds = %if.else.i, %if.then12.i
  %add.i = add i32 %9, 1
  store atomic i32 %add.i, ptr %waiting8.i monotonic, align 8
  %conv23.i = zext i32 %call.i to i64
  %queue.i87 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i67, i32 0, i32 1
  %call.i88 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i87, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %call.i.i184 = call i32 @__gomc_self()
  %conv.i.i185 = zext i32 %call.i.i184 to i64
  %add.i.i186 = add i64 %conv.i.i185, 1
  %call1.i187 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i67, i32 noundef 8, i64 noundef %add.i.i186, i64 noundef 0, i32 noundef 1)
  %call.i89 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i90 = icmp ne i32 %call.i89, 0
  br i1 %tobool.i90, label %land.lhs.true.i93, label %cond_spurious.exit

land.lhs.true.i93:                                ; preds = %if.end20.i
  %11 = ptrtoint ptr %queue.i87 to i32
  %add.i209 = add i32 %11, 7
  %and.i210 = and i32 %add.i209, -8
  %conv.i91 = zext i32 %and.i210 to i64
  %call2.i = call i64 @__gomc_note(i64 noundef %conv.i91, i32 noundef 0)
  %tobool3.i92 = icmp ne i64 %call2.i, 0
  br i1 %tobool3.i92, label %cond_spurious.exit, label %land.rhs.i94

land.rhs.i94:                                     ; preds = %land.lhs.true.i93
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i94, %land.lhs.true.i93, %if.end20.i
  %12 = phi i1 [ false, %land.lhs.true.i93 ], [ false, %if.end20.i ], [ %tobool5.i, %land.rhs.i94 ]
  %tobool.i26 = icmp ne ptr %cond.i, null
  %brmerge = select i1 %tobool.i26, i1 true, i1 %12
  br i1 %brmerge, label %if.then27.i, label %do.body.i

if.then27.i:                                      ; preds = %cond_spurious.exit
  %shl.i102 = shl i64 1, %conv23.i
  %add.i103 = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i103 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i102, %shl2.i
  br label %do.body.i140

do.body.i140:                                     ; preds = %do.body.i140, %if.then27.i
  %call.i168 = call i32 @__gomc_self()
  %conv.i169 = zext i32 %call.i168 to i64
  %add.i170 = add i64 %conv.i169, 1
  %call1.i139 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i67, i32 noundef 8, i64 noundef %add.i170, i64 noundef 0, i32 noundef 1)
  %and.i178 = and i64 %call1.i139, 4294967295
  %conv.i179 = trunc i64 %and.i178 to i32
  %cmp.i142 = icmp ne i32 %conv.i179, 0
  br i1 %cmp.i142, label %do.body.i140, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i140
  %not.i = xor i64 %or.i, -1
  %call.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %queue.i87, i32 noundef 8, i64 noundef %not.i, i64 noundef %conv.i, i32 noundef 2)
  %shr.i132 = lshr i64 %call.i.i, 32
  %conv.i133 = trunc i64 %shr.i132 to i32
  %shl4.i = shl i32 1, %call.i
  %and.i104 = and i32 %conv.i133, %shl4.i
  %cmp.i105 = icmp ne i32 %and.i104, 0
  br i1 %cmp.i105, label %leave.exit, label %if.then.i110

if.then.i110:                                     ; preds = %hold_lock.exit
  %13 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %sub.i109 = sub i32 %13, 1
  store atomic i32 %sub.i109, ptr %waiting8.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i110, %hold_lock.exit
  %call.i.i181 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i181 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i182 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i67, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp.i105, true
  %spec.select75 = select i1 %12, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %spec.select75 to i32
  %call.i113 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i114 = icmp ne i32 %call.i113, 0
  br i1 %tobool.i114, label %if.then.i118, label %cond_woken.exit

if.then.i118:                                     ; preds = %leave.exit
  %14 = ptrtoint ptr %queue.i87 to i32
  %add.i206 = add i32 %14, 7
  %and.i207 = and i32 %add.i206, -8
  %conv.i116 = zext i32 %and.i207 to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i117 = call i64 @__gomc_remember(i64 noundef %conv.i116, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i118, %leave.exit
  %brmerge76 = select i1 %cmp.i105, i1 true, i1 %12
  %cond.i30 = select i1 %brmerge76, i32 0, i32 -1
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %queue.i87, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %shr.i135 = lshr i64 %call39.i, 32
  %conv.i136 = trunc i64 %shr.i135 to i32
  %shl.i = shl i32 1, %call.i
  %and.i32 = and i32 %conv.i136, %shl.i
  %tobool41.i = icmp ne i32 %and.i32, 0
  %lnot42.i = xor i1 %tobool41.i, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i122 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i123 = icmp ne i32 %call.i122, 0
  br i1 %tobool.i123, label %if.then.i128, label %return

if.then.i128:                                     ; preds = %do.end.i
  %15 = ptrtoint ptr %queue.i87 to i32
  %add.i203 = add i32 %15, 7
  %and.i204 = and i32 %add.i203, -8
  %conv.i125 = zext i32 %and.i204 to i64
  %call3.i127 = call i64 @__gomc_remember(i64 noundef %conv.i125, i64 noundef 0)
  br label %return

cond.false30.i:                                   ; preds = %if.end26.i
  %conv.i42 = zext i32 %7 to i64
  %cmp.i43 = icmp sle i32 %3, 0
  br i1 %cmp.i43, label %if.then.i44, label %if.end.i46

if.then.i44:                                      ; preds = %cond.false30.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.5)
  unreachable

if.end.i46:                                       ; preds = %cond.false30.i
  %shr.i = lshr i64 %conv.i42, 2
  %shr1.i = lshr i64 %conv.i42, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i55 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %conv.i42, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i55, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %idxprom.i = trunc i64 %rem.i to i32
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i
  call void @__gomc_fence()
  br label %do.body.i157

do.body.i157:                                     ; preds = %do.body.i157, %if.end.i46
  %call.i162 = call i32 @__gomc_self()
  %conv.i163 = zext i32 %call.i162 to i64
  %add.i164 = add i64 %conv.i163, 1
  %call1.i156 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i164, i64 noundef 0, i32 noundef 1)
  %and.i172 = and i64 %call1.i156, 4294967295
  %conv.i173 = trunc i64 %and.i172 to i32
  %cmp.i159 = icmp ne i32 %conv.i173, 0
  br i1 %cmp.i159, label %do.body.i157, label %hold_lock.exit161

hold_lock.exit161:                                ; preds = %do.body.i157
  %waiting2.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 3
  %16 = load atomic i32, ptr %waiting2.i monotonic, align 8
  %cmp3.i = icmp eq i32 %16, 0
  br i1 %cmp3.i, label %if.then9.i, label %lor.lhs.false.i47

lor.lhs.false.i47:                                ; preds = %hold_lock.exit161
  %futex5.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 2
  %17 = load atomic i64, ptr %futex5.i monotonic, align 8
  %cmp7.i = icmp ne i64 %17, %conv.i42
  br i1 %cmp7.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %lor.lhs.false.i47, %hold_lock.exit161
  %call.i.i199 = call i32 @__gomc_self()
  %conv.i.i200 = zext i32 %call.i.i199 to i64
  %add.i.i201 = add i64 %conv.i.i200, 1
  %call1.i202 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i201, i64 noundef 0, i32 noundef 1)
  br label %return

if.end10.i:                                       ; preds = %lor.lhs.false.i47
  %cmp11.i = icmp sge i32 %3, 31
  %cmp14.i = icmp uge i32 %3, %16
  %or.cond77 = select i1 %cmp11.i, i1 true, i1 %cmp14.i
  br i1 %or.cond77, label %if.then16.i, label %for.cond.i

if.then16.i:                                      ; preds = %if.end10.i
  %queue.i75 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i76 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i75, i32 noundef 8, i64 noundef 0, i64 noundef %conv.i42, i32 noundef 2)
  br label %if.end21.i49

for.cond.i:                                       ; preds = %if.end10.i, %for.body.i
  %woken.i40.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end10.i ]
  %cmp18.i = icmp ult i32 %woken.i40.0, %3
  br i1 %cmp18.i, label %for.body.i, label %if.end21.i49

for.body.i:                                       ; preds = %for.cond.i
  %queue.i81 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i82 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i81, i32 noundef 8, i64 noundef 0, i64 noundef %conv.i42, i32 noundef 2)
  %inc.i = add i32 %woken.i40.0, 1
  br label %for.cond.i

if.end21.i49:                                     ; preds = %for.cond.i, %if.then16.i
  %woken.i40.1 = phi i32 [ %16, %if.then16.i ], [ %woken.i40.0, %for.cond.i ]
  %sub.i = sub i32 %16, %woken.i40.1
  store atomic i32 %sub.i, ptr %waiting2.i monotonic, align 8
  %call.i.i194 = call i32 @__gomc_self()
  %conv.i.i195 = zext i32 %call.i.i194 to i64
  %add.i.i196 = add i64 %conv.i.i195, 1
  %call1.i197 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i196, i64 noundef 0, i32 noundef 1)
  br label %return

if.then7:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str)
  unreachable

if.end8:                                          ; preds = %if.end
  %argp.cur = load ptr, ptr %args, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %args, align 4
  %18 = load i32, ptr %argp.cur, align 4
  %argp.next10 = getelementptr inbounds i8, ptr %argp.next, i32 4
  store ptr %argp.next10, ptr %args, align 4
  %19 = load i32, ptr %argp.next, align 4
  %tobool.i13 = icmp ne i32 %19, 0
  br i1 %tobool.i13, label %return, label %if.end.i16

if.end.i16:                                       ; preds = %if.end8
  switch i32 %18, label %sw.epilog.i [
    i32 0, label %return
    i32 16, label %sw.bb1.i
    i32 8, label %sw.bb2.i
    i32 1, label %sw.bb7.i
  ]

sw.bb1.i:                                         ; preds = %if.end.i16
  store atomic i32 1, ptr @__gomc_membarrier_registered monotonic, align 4
  br label %return

sw.bb2.i:                                         ; preds = %if.end.i16
  %20 = load atomic i32, ptr @__gomc_membarrier_registered monotonic, align 4
  %tobool3.i = icmp ne i32 %20, 0
  br i1 %tobool3.i, label %if.end6.i, label %return

if.end6.i:                                        ; preds = %sw.bb2.i
  call void @__gomc_fence_all()
  br label %return

sw.bb7.i:                                         ; preds = %if.end.i16
  call void @__gomc_fence_all()
  br label %return

sw.epilog.i:                                      ; preds = %if.end.i16
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.6)
  unreachable

return:                                           ; preds = %sw.bb1.i, %if.end6.i, %sw.bb7.i, %if.end8, %if.end.i16, %sw.bb2.i, %if.end22.i, %if.then9.i, %if.end21.i49, %if.then.i24, %cond_woken.exit, %if.then.i128, %do.end.i, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ -1, %if.end22.i ], [ -1, %if.then.i24 ], [ %cond.i30, %cond_woken.exit ], [ 0, %if.then.i128 ], [ 0, %do.end.i ], [ 0, %if.then9.i ], [ %woken.i40.1, %if.end21.i49 ], [ 0, %sw.bb7.i ], [ 0, %if.end6.i ], [ 0, %sw.bb1.i ], [ -1, %if.end8 ], [ 25, %if.end.i16 ], [ -1, %sw.bb2.i ]
  ret i32 %retval.0
}

declare i32 @__gomc_self()

declare void @llvm.va_start(ptr)

declare void @__gomc_unsupported(ptr noundef)

declare void @__gomc_fence()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_fence_all()

