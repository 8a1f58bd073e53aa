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
  %call.i69 = call i32 @__gomc_reads_errno()
  %tobool.i70 = icmp ne i32 %call.i69, 0
  br i1 %tobool.i70, label %if.end.i74, label %return

if.end.i74:                                       ; preds = %if.then25.i
  %call1.i72 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i72, align 4
  %cmp.i73 = icmp ne i32 %8, 22
  br i1 %cmp.i73, label %if.then2.i75, label %return

if.then2.i75:                                     ; preds = %if.end.i74
  store i32 22, ptr %call1.i72, align 4
  br label %return

if.end26.i:                                       ; preds = %if.end22.i
  switch i32 %and.i, label %cond.false30.i [
    i32 9, label %cond.true28.i
    i32 0, label %cond.true28.i
  ]

cond.true28.i:                                    ; preds = %if.end26.i, %if.end26.i
  %conv.i = zext i32 %7 to i64
  %call.i = call i32 @__gomc_self()
  %shr.i100 = lshr i64 %conv.i, 2
  %shr1.i101 = lshr i64 %conv.i, 28
  %mul.i102 = mul i64 %shr1.i101, 37
  %add.i103 = add i64 %shr.i100, %mul.i102
  %shr2.i104 = lshr i64 %conv.i, 50
  %mul3.i105 = mul i64 %shr2.i104, 101
  %add4.i106 = add i64 %add.i103, %mul3.i105
  %rem.i107 = urem i64 %add4.i106, 1021
  %idxprom.i108 = trunc i64 %rem.i107 to i32
  %arrayidx.i109 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i108
  call void @__gomc_fence()
  br label %do.body.i190

do.body.i190:                                     ; preds = %do.body.i190, %cond.true28.i
  %call.i207 = call i32 @__gomc_self()
  %conv.i208 = zext i32 %call.i207 to i64
  %add.i209 = add i64 %conv.i208, 1
  %call1.i189 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i109, i32 noundef 8, i64 noundef %add.i209, i64 noundef 0, i32 noundef 1)
  %and.i217 = and i64 %call1.i189, 4294967295
  %conv.i218 = trunc i64 %and.i217 to i32
  %cmp.i192 = icmp ne i32 %conv.i218, 0
  br i1 %cmp.i192, label %do.body.i190, label %hold_lock.exit194

hold_lock.exit194:                                ; preds = %do.body.i190
  %9 = load atomic i32, ptr %1 seq_cst, align 4
  %cmp.i23 = icmp ne i32 %9, %3
  br i1 %cmp.i23, label %if.then.i24, label %if.end.i25

if.then.i24:                                      ; preds = %hold_lock.exit194
  %call.i.i231 = call i32 @__gomc_self()
  %conv.i.i232 = zext i32 %call.i.i231 to i64
  %add.i.i233 = add i64 %conv.i.i232, 1
  %call1.i234 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i109, i32 noundef 8, i64 noundef %add.i.i233, i64 noundef 0, i32 noundef 1)
  %call.i51 = call i32 @__gomc_reads_errno()
  %tobool.i52 = icmp ne i32 %call.i51, 0
  br i1 %tobool.i52, label %if.end.i56, label %return

if.end.i56:                                       ; preds = %if.then.i24
  %call1.i54 = call ptr @__errno_location()
  %10 = load i32, ptr %call1.i54, align 4
  %cmp.i55 = icmp ne i32 %10, 11
  br i1 %cmp.i55, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i56
  store i32 11, ptr %call1.i54, align 4
  br label %return

if.end.i25:                                       ; preds = %hold_lock.exit194
  %cmp4.i = icmp uge i32 %call.i, 31
  br i1 %cmp4.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i25
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i25
  %waiting8.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i109, i32 0, i32 3
  %11 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %cmp10.i = icmp eq i32 %11, 0
  br i1 %cmp10.i, label %if.then12.i, label %if.else.i

if.then12.i:                                      ; preds = %if.end7.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i109, i32 0, i32 2
  store atomic i64 %conv.i, ptr %futex13.i monotonic, align 8
  br label %if.end20.i

if.else.i:                                        ; preds = %if.end7.i
  %futex14.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i109, i32 0, i32 2
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
  %queue.i129 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i109, i32 0, i32 1
  %call.i130 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i129, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %call.i.i226 = call i32 @__gomc_self()
  %conv.i.i227 = zext i32 %call.i.i226 to i64
  %add.i.i228 = add i64 %conv.i.i227, 1
  %call1.i229 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i109, i32 noundef 8, i64 noundef %add.i.i228, i64 noundef 0, i32 noundef 1)
  %call.i131 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i132 = icmp ne i32 %call.i131, 0
  br i1 %tobool.i132, label %land.lhs.true.i135, label %cond_spurious.exit

land.lhs.true.i135:                               ; preds = %if.end20.i
  %13 = ptrtoint ptr %queue.i129 to i32
  %add.i251 = add i32 %13, 7
  %and.i252 = and i32 %add.i251, -8
  %conv.i133 = zext i32 %and.i252 to i64
  %call2.i = call i64 @__gomc_note(i64 noundef %conv.i133, i32 noundef 0)
  %tobool3.i134 = icmp ne i64 %call2.i, 0
  br i1 %tobool3.i134, label %cond_spurious.exit, label %land.rhs.i136

land.rhs.i136:                                    ; preds = %land.lhs.true.i135
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i136, %land.lhs.true.i135, %if.end20.i
  %14 = phi i1 [ false, %land.lhs.true.i135 ], [ false, %if.end20.i ], [ %tobool5.i, %land.rhs.i136 ]
  %tobool.i26 = icmp ne ptr %cond.i, null
  %brmerge = select i1 %tobool.i26, i1 true, i1 %14
  br i1 %brmerge, label %if.then27.i, label %do.body.i

if.then27.i:                                      ; preds = %cond_spurious.exit
  %shl.i144 = shl i64 1, %conv23.i
  %add.i145 = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i145 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i144, %shl2.i
  br label %do.body.i182

do.body.i182:                                     ; preds = %do.body.i182, %if.then27.i
  %call.i210 = call i32 @__gomc_self()
  %conv.i211 = zext i32 %call.i210 to i64
  %add.i212 = add i64 %conv.i211, 1
  %call1.i181 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i109, i32 noundef 8, i64 noundef %add.i212, i64 noundef 0, i32 noundef 1)
  %and.i220 = and i64 %call1.i181, 4294967295
  %conv.i221 = trunc i64 %and.i220 to i32
  %cmp.i184 = icmp ne i32 %conv.i221, 0
  br i1 %cmp.i184, label %do.body.i182, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i182
  %not.i = xor i64 %or.i, -1
  %call.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %queue.i129, i32 noundef 8, i64 noundef %not.i, i64 noundef %conv.i, i32 noundef 2)
  %shr.i174 = lshr i64 %call.i.i, 32
  %conv.i175 = trunc i64 %shr.i174 to i32
  %shl4.i = shl i32 1, %call.i
  %and.i146 = and i32 %conv.i175, %shl4.i
  %cmp.i147 = icmp ne i32 %and.i146, 0
  br i1 %cmp.i147, label %leave.exit, label %if.then.i152

if.then.i152:                                     ; preds = %hold_lock.exit
  %15 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %sub.i151 = sub i32 %15, 1
  store atomic i32 %sub.i151, ptr %waiting8.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i152, %hold_lock.exit
  %call.i.i223 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i223 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i224 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i109, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp.i147, true
  %spec.select85 = select i1 %14, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %spec.select85 to i32
  %call.i155 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i156 = icmp ne i32 %call.i155, 0
  br i1 %tobool.i156, label %if.then.i160, label %cond_woken.exit

if.then.i160:                                     ; preds = %leave.exit
  %16 = ptrtoint ptr %queue.i129 to i32
  %add.i248 = add i32 %16, 7
  %and.i249 = and i32 %add.i248, -8
  %conv.i158 = zext i32 %and.i249 to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i159 = call i64 @__gomc_remember(i64 noundef %conv.i158, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i160, %leave.exit
  %brmerge86 = select i1 %cmp.i147, i1 true, i1 %14
  br i1 %brmerge86, label %return, label %cond.false.i29

cond.false.i29:                                   ; preds = %cond_woken.exit
  %call.i59 = call i32 @__gomc_reads_errno()
  %tobool.i60 = icmp ne i32 %call.i59, 0
  br i1 %tobool.i60, label %if.end.i64, label %return

if.end.i64:                                       ; preds = %cond.false.i29
  %call1.i62 = call ptr @__errno_location()
  %17 = load i32, ptr %call1.i62, align 4
  %cmp.i63 = icmp ne i32 %17, 110
  br i1 %cmp.i63, label %if.then2.i65, label %return

if.then2.i65:                                     ; preds = %if.end.i64
  store i32 110, ptr %call1.i62, align 4
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %queue.i129, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %shr.i177 = lshr i64 %call39.i, 32
  %conv.i178 = trunc i64 %shr.i177 to i32
  %shl.i = shl i32 1, %call.i
  %and.i32 = and i32 %conv.i178, %shl.i
  %tobool41.i = icmp ne i32 %and.i32, 0
  %lnot42.i = xor i1 %tobool41.i, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i164 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i165 = icmp ne i32 %call.i164, 0
  br i1 %tobool.i165, label %if.then.i170, label %return

if.then.i170:                                     ; preds = %do.end.i
  %18 = ptrtoint ptr %queue.i129 to i32
  %add.i245 = add i32 %18, 7
  %and.i246 = and i32 %add.i245, -8
  %conv.i167 = zext i32 %and.i246 to i64
  %call3.i169 = call i64 @__gomc_remember(i64 noundef %conv.i167, i64 noundef 0)
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
  %add.i97 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %conv.i42, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i97, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %idxprom.i = trunc i64 %rem.i to i32
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i
  call void @__gomc_fence()
  br label %do.body.i199

do.body.i199:                                     ; preds = %do.body.i199, %if.end.i46
  %call.i204 = call i32 @__gomc_self()
  %conv.i205 = zext i32 %call.i204 to i64
  %add.i206 = add i64 %conv.i205, 1
  %call1.i198 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i206, i64 noundef 0, i32 noundef 1)
  %and.i214 = and i64 %call1.i198, 4294967295
  %conv.i215 = trunc i64 %and.i214 to i32
  %cmp.i201 = icmp ne i32 %conv.i215, 0
  br i1 %cmp.i201, label %do.body.i199, label %hold_lock.exit203

hold_lock.exit203:                                ; preds = %do.body.i199
  %waiting2.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 3
  %19 = load atomic i32, ptr %waiting2.i monotonic, align 8
  %cmp3.i = icmp eq i32 %19, 0
  br i1 %cmp3.i, label %if.then9.i, label %lor.lhs.false.i47

lor.lhs.false.i47:                                ; preds = %hold_lock.exit203
  %futex5.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 2
  %20 = load atomic i64, ptr %futex5.i monotonic, align 8
  %cmp7.i = icmp ne i64 %20, %conv.i42
  br i1 %cmp7.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %lor.lhs.false.i47, %hold_lock.exit203
  %call.i.i241 = call i32 @__gomc_self()
  %conv.i.i242 = zext i32 %call.i.i241 to i64
  %add.i.i243 = add i64 %conv.i.i242, 1
  %call1.i244 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i243, i64 noundef 0, i32 noundef 1)
  br label %return

if.end10.i:                                       ; preds = %lor.lhs.false.i47
  %cmp11.i = icmp sge i32 %3, 31
  %cmp14.i = icmp uge i32 %3, %19
  %or.cond87 = select i1 %cmp11.i, i1 true, i1 %cmp14.i
  br i1 %or.cond87, label %if.then16.i, label %for.cond.i

if.then16.i:                                      ; preds = %if.end10.i
  %queue.i117 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i118 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i117, i32 noundef 8, i64 noundef 0, i64 noundef %conv.i42, i32 noundef 2)
  br label %if.end21.i49

for.cond.i:                                       ; preds = %if.end10.i, %for.body.i
  %woken.i40.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end10.i ]
  %cmp18.i = icmp ult i32 %woken.i40.0, %3
  br i1 %cmp18.i, label %for.body.i, label %if.end21.i49

for.body.i:                                       ; preds = %for.cond.i
  %queue.i123 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i124 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i123, i32 noundef 8, i64 noundef 0, i64 noundef %conv.i42, i32 noundef 2)
  %inc.i = add i32 %woken.i40.0, 1
  br label %for.cond.i

if.end21.i49:                                     ; preds = %for.cond.i, %if.then16.i
  %woken.i40.1 = phi i32 [ %19, %if.then16.i ], [ %woken.i40.0, %for.cond.i ]
  %sub.i = sub i32 %19, %woken.i40.1
  store atomic i32 %sub.i, ptr %waiting2.i monotonic, align 8
  %call.i.i236 = call i32 @__gomc_self()
  %conv.i.i237 = zext i32 %call.i.i236 to i64
  %add.i.i238 = add i64 %conv.i.i237, 1
  %call1.i239 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i238, i64 noundef 0, i32 noundef 1)
  br label %return

if.then7:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str)
  unreachable

if.end8:                                          ; preds = %if.end
  %argp.cur = load ptr, ptr %args, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %args, align 4
  %21 = load i32, ptr %argp.cur, align 4
  %argp.next10 = getelementptr inbounds i8, ptr %argp.next, i32 4
  store ptr %argp.next10, ptr %args, align 4
  %22 = load i32, ptr %argp.next, align 4
  %tobool.i13 = icmp ne i32 %22, 0
  br i1 %tobool.i13, label %if.then.i15, label %if.end.i16

if.then.i15:                                      ; preds = %if.end8
  %call.i89 = call i32 @__gomc_reads_errno()
  %tobool.i90 = icmp ne i32 %call.i89, 0
  br i1 %tobool.i90, label %if.end.i94, label %return

if.end.i94:                                       ; preds = %if.then.i15
  %call1.i92 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i92, align 4
  %cmp.i93 = icmp ne i32 %23, 22
  br i1 %cmp.i93, label %if.then2.i95, label %return

if.then2.i95:                                     ; preds = %if.end.i94
  store i32 22, ptr %call1.i92, align 4
  br label %return

if.end.i16:                                       ; preds = %if.end8
  switch i32 %21, label %sw.epilog.i [
    i32 0, label %return
    i32 16, label %sw.bb1.i
    i32 8, label %sw.bb2.i
    i32 1, label %sw.bb7.i
  ]

sw.bb1.i:                                         ; preds = %if.end.i16
  store atomic i32 1, ptr @__gomc_membarrier_registered monotonic, align 4
  br label %return

sw.bb2.i:                                         ; preds = %if.end.i16
  %24 = load atomic i32, ptr @__gomc_membarrier_registered monotonic, align 4
  %tobool3.i = icmp ne i32 %24, 0
  br i1 %tobool3.i, label %if.end6.i, label %if.then4.i

if.then4.i:                                       ; preds = %sw.bb2.i
  %call.i79 = call i32 @__gomc_reads_errno()
  %tobool.i80 = icmp ne i32 %call.i79, 0
  br i1 %tobool.i80, label %if.end.i84, label %return

if.end.i84:                                       ; preds = %if.then4.i
  %call1.i82 = call ptr @__errno_location()
  %25 = load i32, ptr %call1.i82, align 4
  %cmp.i83 = icmp ne i32 %25, 1
  br i1 %cmp.i83, label %if.then2.i85, label %return

if.then2.i85:                                     ; preds = %if.end.i84
  store i32 1, ptr %call1.i82, align 4
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

return:                                           ; preds = %sw.bb1.i, %if.end6.i, %sw.bb7.i, %if.then.i15, %if.then2.i95, %if.end.i94, %if.end.i16, %if.then4.i, %if.then2.i85, %if.end.i84, %if.then25.i, %if.then2.i75, %if.end.i74, %if.then9.i, %if.end21.i49, %if.then.i24, %if.then2.i, %if.end.i56, %if.end.i64, %if.then2.i65, %cond.false.i29, %cond_woken.exit, %if.then.i170, %do.end.i, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ -1, %if.then25.i ], [ -1, %if.then2.i75 ], [ -1, %if.end.i74 ], [ -1, %if.then.i24 ], [ -1, %if.then2.i ], [ -1, %if.end.i56 ], [ 0, %cond_woken.exit ], [ -1, %cond.false.i29 ], [ -1, %if.then2.i65 ], [ -1, %if.end.i64 ], [ 0, %if.then.i170 ], [ 0, %do.end.i ], [ 0, %if.then9.i ], [ %woken.i40.1, %if.end21.i49 ], [ 0, %sw.bb7.i ], [ 0, %if.end6.i ], [ 0, %sw.bb1.i ], [ -1, %if.then.i15 ], [ -1, %if.then2.i95 ], [ -1, %if.end.i94 ], [ 25, %if.end.i16 ], [ -1, %if.then4.i ], [ -1, %if.then2.i85 ], [ -1, %if.end.i84 ]
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

