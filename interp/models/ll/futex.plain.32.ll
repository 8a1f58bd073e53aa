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
  %shr.i57 = lshr i64 %conv.i, 2
  %shr1.i58 = lshr i64 %conv.i, 28
  %mul.i59 = mul i64 %shr1.i58, 37
  %add.i60 = add i64 %shr.i57, %mul.i59
  %shr2.i61 = lshr i64 %conv.i, 50
  %mul3.i62 = mul i64 %shr2.i61, 101
  %add4.i63 = add i64 %add.i60, %mul3.i62
  %rem.i64 = urem i64 %add4.i63, 1021
  %idxprom.i65 = trunc i64 %rem.i64 to i32
  %arrayidx.i66 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i65
  call void @__gomc_fence()
  br label %do.body.i169

do.body.i169:                                     ; preds = %do.body.i169, %cond.true28.i
  %call.i186 = call i32 @__gomc_self()
  %conv.i187 = zext i32 %call.i186 to i64
  %add.i188 = add i64 %conv.i187, 1
  %call1.i168 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i66, i32 noundef 8, i64 noundef %add.i188, i64 noundef 0, i32 noundef 1)
  %and.i196 = and i64 %call1.i168, 4294967295
  %conv.i197 = trunc i64 %and.i196 to i32
  %cmp.i171 = icmp ne i32 %conv.i197, 0
  br i1 %cmp.i171, label %do.body.i169, label %hold_lock.exit173

hold_lock.exit173:                                ; preds = %do.body.i169
  %8 = load atomic i32, ptr %1 seq_cst, align 4
  %cmp.i23 = icmp ne i32 %8, %3
  br i1 %cmp.i23, label %if.then.i24, label %if.end.i25

if.then.i24:                                      ; preds = %hold_lock.exit173
  %call.i.i210 = call i32 @__gomc_self()
  %conv.i.i211 = zext i32 %call.i.i210 to i64
  %add.i.i212 = add i64 %conv.i.i211, 1
  %call1.i213 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i66, i32 noundef 8, i64 noundef %add.i.i212, i64 noundef 0, i32 noundef 1)
  br label %return

if.end.i25:                                       ; preds = %hold_lock.exit173
  %cmp4.i = icmp uge i32 %call.i, 31
  br i1 %cmp4.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i25
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i25
  %waiting8.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i66, i32 0, i32 3
  %9 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %cmp10.i = icmp eq i32 %9, 0
  br i1 %cmp10.i, label %if.then12.i, label %if.else.i

if.then12.i:                                      ; preds = %if.end7.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i66, i32 0, i32 2
  store atomic i64 %conv.i, ptr %futex13.i monotonic, align 8
  br label %if.end20.i

if.else.i:                                        ; preds = %if.end7.i
  %futex14.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i66, i32 0, i32 2
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
  %queue.i86 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i66, i32 0, i32 1
  %call.i87 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i86, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %call.i.i205 = call i32 @__gomc_self()
  %conv.i.i206 = zext i32 %call.i.i205 to i64
  %add.i.i207 = add i64 %conv.i.i206, 1
  %call1.i208 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i66, i32 noundef 8, i64 noundef %add.i.i207, i64 noundef 0, i32 noundef 1)
  %call.i88 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i89 = icmp ne i32 %call.i88, 0
  br i1 %tobool.i89, label %land.lhs.true.i92, label %cond_spurious.exit

land.lhs.true.i92:                                ; preds = %if.end20.i
  %11 = ptrtoint ptr %queue.i86 to i32
  %add.i230 = add i32 %11, 7
  %and.i231 = and i32 %add.i230, -8
  %conv.i90 = zext i32 %and.i231 to i64
  %call2.i = call i64 @__gomc_note(i64 noundef %conv.i90, i32 noundef 0)
  %tobool3.i91 = icmp ne i64 %call2.i, 0
  br i1 %tobool3.i91, label %cond_spurious.exit, label %land.rhs.i93

land.rhs.i93:                                     ; preds = %land.lhs.true.i92
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i93, %land.lhs.true.i92, %if.end20.i
  %12 = phi i1 [ false, %land.lhs.true.i92 ], [ false, %if.end20.i ], [ %tobool5.i, %land.rhs.i93 ]
  %tobool.i26 = icmp ne ptr %cond.i, null
  %brmerge = select i1 %tobool.i26, i1 true, i1 %12
  br i1 %brmerge, label %do.body.i161, label %do.body.i

do.body.i161:                                     ; preds = %cond_spurious.exit, %do.body.i161
  %call.i189 = call i32 @__gomc_self()
  %conv.i190 = zext i32 %call.i189 to i64
  %add.i191 = add i64 %conv.i190, 1
  %call1.i160 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i66, i32 noundef 8, i64 noundef %add.i191, i64 noundef 0, i32 noundef 1)
  %and.i199 = and i64 %call1.i160, 4294967295
  %conv.i200 = trunc i64 %and.i199 to i32
  %cmp.i163 = icmp ne i32 %conv.i200, 0
  br i1 %cmp.i163, label %do.body.i161, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i161
  %call.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %queue.i86, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %shl.i = shl i64 1, %conv23.i
  %shl1.i = shl i64 %shl.i, 32
  %or.i = or i64 %shl.i, %shl1.i
  %and.i130 = and i64 %call.i.i, %or.i
  %cmp2.i = icmp eq i64 %and.i130, 0
  br i1 %cmp2.i, label %leave.exit, label %if.then.i107

if.then.i107:                                     ; preds = %hold_lock.exit
  %13 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %sub.i106 = sub i32 %13, 1
  store atomic i32 %sub.i106, ptr %waiting8.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i107, %hold_lock.exit
  %call.i.i202 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i202 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i203 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i66, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp2.i, true
  %14 = select i1 %12, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %14 to i32
  %call.i110 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i111 = icmp ne i32 %call.i110, 0
  br i1 %tobool.i111, label %if.then.i114, label %cond_woken.exit

if.then.i114:                                     ; preds = %leave.exit
  %15 = ptrtoint ptr %queue.i86 to i32
  %add.i227 = add i32 %15, 7
  %and.i228 = and i32 %add.i227, -8
  %conv.i113 = zext i32 %and.i228 to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i = call i64 @__gomc_remember(i64 noundef %conv.i113, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i114, %leave.exit
  %brmerge80 = select i1 %cmp2.i, i1 true, i1 %12
  %cond.i30 = select i1 %brmerge80, i32 0, i32 -1
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %queue.i86, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %shl.i143 = shl i64 1, %conv23.i
  %shl1.i144 = shl i64 %shl.i143, 32
  %or.i146 = or i64 %shl.i143, %shl1.i144
  %and.i147 = and i64 %call39.i, %or.i146
  %cmp2.i148 = icmp eq i64 %and.i147, 0
  %lnot42.i = xor i1 %cmp2.i148, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i118 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i119 = icmp ne i32 %call.i118, 0
  br i1 %tobool.i119, label %if.then.i124, label %return

if.then.i124:                                     ; preds = %do.end.i
  %16 = ptrtoint ptr %queue.i86 to i32
  %add.i224 = add i32 %16, 7
  %and.i225 = and i32 %add.i224, -8
  %conv.i121 = zext i32 %and.i225 to i64
  %call3.i123 = call i64 @__gomc_remember(i64 noundef %conv.i121, i64 noundef 0)
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
  %add.i54 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %conv.i41, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i54, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %idxprom.i = trunc i64 %rem.i to i32
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i
  call void @__gomc_fence()
  br label %do.body.i178

do.body.i178:                                     ; preds = %do.body.i178, %if.end.i45
  %call.i183 = call i32 @__gomc_self()
  %conv.i184 = zext i32 %call.i183 to i64
  %add.i185 = add i64 %conv.i184, 1
  %call1.i177 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i185, i64 noundef 0, i32 noundef 1)
  %and.i193 = and i64 %call1.i177, 4294967295
  %conv.i194 = trunc i64 %and.i193 to i32
  %cmp.i180 = icmp ne i32 %conv.i194, 0
  br i1 %cmp.i180, label %do.body.i178, label %hold_lock.exit182

hold_lock.exit182:                                ; preds = %do.body.i178
  %waiting2.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 3
  %17 = load atomic i32, ptr %waiting2.i monotonic, align 8
  %cmp3.i = icmp eq i32 %17, 0
  br i1 %cmp3.i, label %if.then9.i, label %lor.lhs.false.i46

lor.lhs.false.i46:                                ; preds = %hold_lock.exit182
  %futex5.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 2
  %18 = load atomic i64, ptr %futex5.i monotonic, align 8
  %cmp7.i = icmp ne i64 %18, %conv.i41
  br i1 %cmp7.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %lor.lhs.false.i46, %hold_lock.exit182
  %call.i.i220 = call i32 @__gomc_self()
  %conv.i.i221 = zext i32 %call.i.i220 to i64
  %add.i.i222 = add i64 %conv.i.i221, 1
  %call1.i223 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i222, i64 noundef 0, i32 noundef 1)
  br label %return

if.end10.i:                                       ; preds = %lor.lhs.false.i46
  %cmp11.i = icmp sge i32 %3, 31
  %cmp14.i = icmp uge i32 %3, %17
  %or.cond81 = select i1 %cmp11.i, i1 true, i1 %cmp14.i
  br i1 %or.cond81, label %if.then16.i, label %for.cond.i

if.then16.i:                                      ; preds = %if.end10.i
  %queue.i74 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i75 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i74, i32 noundef 8, i64 noundef 1, i64 noundef %conv.i41, i32 noundef 2)
  br label %if.end21.i48

for.cond.i:                                       ; preds = %if.end10.i, %for.body.i
  %woken.i39.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end10.i ]
  %cmp18.i = icmp ult i32 %woken.i39.0, %3
  br i1 %cmp18.i, label %for.body.i, label %if.end21.i48

for.body.i:                                       ; preds = %for.cond.i
  %queue.i80 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i81 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i80, i32 noundef 8, i64 noundef 1, i64 noundef %conv.i41, i32 noundef 2)
  %inc.i = add i32 %woken.i39.0, 1
  br label %for.cond.i

if.end21.i48:                                     ; preds = %for.cond.i, %if.then16.i
  %woken.i39.1 = phi i32 [ %17, %if.then16.i ], [ %woken.i39.0, %for.cond.i ]
  %sub.i = sub i32 %17, %woken.i39.1
  store atomic i32 %sub.i, ptr %waiting2.i monotonic, align 8
  %call.i.i215 = call i32 @__gomc_self()
  %conv.i.i216 = zext i32 %call.i.i215 to i64
  %add.i.i217 = add i64 %conv.i.i216, 1
  %call1.i218 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i217, i64 noundef 0, i32 noundef 1)
  br label %return

if.then7:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str)
  unreachable

if.end8:                                          ; preds = %if.end
  %argp.cur = load ptr, ptr %args, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %args, align 4
  %19 = load i32, ptr %argp.cur, align 4
  %argp.next10 = getelementptr inbounds i8, ptr %argp.next, i32 4
  store ptr %argp.next10, ptr %args, align 4
  %20 = load i32, ptr %argp.next, align 4
  %tobool.i13 = icmp ne i32 %20, 0
  br i1 %tobool.i13, label %return, label %if.end.i16

if.end.i16:                                       ; preds = %if.end8
  switch i32 %19, label %sw.epilog.i [
    i32 0, label %return
    i32 16, label %sw.bb1.i
    i32 8, label %sw.bb2.i
    i32 1, label %sw.bb7.i
  ]

sw.bb1.i:                                         ; preds = %if.end.i16
  store atomic i32 1, ptr @__gomc_membarrier_registered monotonic, align 4
  br label %return

sw.bb2.i:                                         ; preds = %if.end.i16
  %21 = load atomic i32, ptr @__gomc_membarrier_registered monotonic, align 4
  %tobool3.i = icmp ne i32 %21, 0
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

return:                                           ; preds = %sw.bb1.i, %if.end6.i, %sw.bb7.i, %if.end8, %if.end.i16, %sw.bb2.i, %if.end22.i, %if.then9.i, %if.end21.i48, %if.then.i24, %cond_woken.exit, %if.then.i124, %do.end.i, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ -1, %if.end22.i ], [ -1, %if.then.i24 ], [ %cond.i30, %cond_woken.exit ], [ 0, %if.then.i124 ], [ 0, %do.end.i ], [ 0, %if.then9.i ], [ %woken.i39.1, %if.end21.i48 ], [ 0, %sw.bb7.i ], [ 0, %if.end6.i ], [ 0, %sw.bb1.i ], [ -1, %if.end8 ], [ 25, %if.end.i16 ], [ -1, %sw.bb2.i ]
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

