source_filename = "futex.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.bucket = type { i64, i64, i64, i32, [4 x i8] }

@__gomc_futex.str = private unnamed_addr constant [54 x i8] c"a system call by its number, but for futex and gettid\00", align 1
@__gomc_futex.str.1 = private unnamed_addr constant [55 x i8] c"a futex operation other than FUTEX_WAIT and FUTEX_WAKE\00", align 1
@__gomc_futex.str.2 = private unnamed_addr constant [53 x i8] c"FUTEX_WAIT_BITSET and FUTEX_WAKE_BITSET of some bits\00", align 1
@__gomc_futex.str.3 = private unnamed_addr constant [75 x i8] c"wait for a futex by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_futex.str.4 = private unnamed_addr constant [53 x i8] c"waits for futexes whose addresses have the same hash\00", align 1
@__gomc_futexes = internal global [1021 x %struct.bucket] zeroinitializer, align 8
@__gomc_futex.str.5 = private unnamed_addr constant [35 x i8] c"FUTEX_WAKE of less than one thread\00", align 1

define i32 @syscall(i32 noundef %number, ...) {
entry:
  %args = alloca ptr, align 4
  switch i32 %number, label %if.then3 [
    i32 224, label %if.then
    i32 240, label %if.end4
    i32 422, label %if.end4
  ]

if.then:                                          ; preds = %entry
  %call = call i32 @__gomc_self()
  %add = add nsw i32 %call, 1
  br label %return

if.then3:                                         ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str)
  unreachable

if.end4:                                          ; preds = %entry, %entry
  call void @llvm.va_start(ptr %args)
  %argp.cur = load ptr, ptr %args, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %args, align 4
  %0 = load ptr, ptr %argp.cur, align 4
  %argp.next6 = getelementptr inbounds i8, ptr %argp.next, i32 4
  store ptr %argp.next6, ptr %args, align 4
  %1 = load i32, ptr %argp.next, align 4
  %and = and i32 %1, -385
  %argp.next8 = getelementptr inbounds i8, ptr %argp.next6, i32 4
  store ptr %argp.next8, ptr %args, align 4
  %2 = load i32, ptr %argp.next6, align 4
  %cmp9 = icmp eq i32 %and, 0
  %cmp10 = icmp eq i32 %and, 9
  %spec.select = select i1 %cmp9, i1 true, i1 %cmp10
  %spec.select.not = xor i1 %spec.select, true
  %3 = freeze i1 %spec.select.not
  br i1 %3, label %switch.early.test, label %if.end16

switch.early.test:                                ; preds = %if.end4
  switch i32 %and, label %if.then15 [
    i32 1, label %cond.end
    i32 10, label %cond.false
  ]

if.then15:                                        ; preds = %switch.early.test
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.1)
  unreachable

if.end16:                                         ; preds = %if.end4
  %cmp17 = icmp eq i32 %and, 1
  br i1 %cmp17, label %cond.end, label %cond.false

cond.false:                                       ; preds = %switch.early.test, %if.end16
  %argp.cur18 = load ptr, ptr %args, align 4
  %argp.next19 = getelementptr inbounds i8, ptr %argp.cur18, i32 4
  store ptr %argp.next19, ptr %args, align 4
  %4 = load ptr, ptr %argp.cur18, align 4
  br label %cond.end

cond.end:                                         ; preds = %switch.early.test, %if.end16, %cond.false
  %cond = phi ptr [ %4, %cond.false ], [ null, %if.end16 ], [ null, %switch.early.test ]
  switch i32 %and, label %if.end30 [
    i32 9, label %if.then22
    i32 10, label %if.then22
  ]

if.then22:                                        ; preds = %cond.end, %cond.end
  %argp.cur23 = load ptr, ptr %args, align 4
  %argp.next24 = getelementptr inbounds i8, ptr %argp.cur23, i32 4
  %argp.next26 = getelementptr inbounds i8, ptr %argp.next24, i32 4
  store ptr %argp.next26, ptr %args, align 4
  %5 = load i32, ptr %argp.next24, align 4
  %cmp27 = icmp ne i32 %5, -1
  br i1 %cmp27, label %if.then28, label %if.end30

if.then28:                                        ; preds = %if.then22
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.2)
  unreachable

if.end30:                                         ; preds = %if.then22, %cond.end
  %6 = ptrtoint ptr %0 to i32
  %and31 = and i32 %6, 3
  %tobool32 = icmp ne i32 %and31, 0
  br i1 %tobool32, label %if.then33, label %if.end35

if.then33:                                        ; preds = %if.end30
  %call.i78 = call i32 @__gomc_reads_errno()
  %tobool.i79 = icmp ne i32 %call.i78, 0
  br i1 %tobool.i79, label %if.end.i83, label %return

if.end.i83:                                       ; preds = %if.then33
  %call1.i81 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i81, align 4
  %cmp.i82 = icmp ne i32 %7, 22
  br i1 %cmp.i82, label %if.then2.i84, label %return

if.then2.i84:                                     ; preds = %if.end.i83
  store i32 22, ptr %call1.i81, align 4
  br label %return

if.end35:                                         ; preds = %if.end30
  switch i32 %and, label %cond.false39 [
    i32 9, label %cond.true37
    i32 0, label %cond.true37
  ]

cond.true37:                                      ; preds = %if.end35, %if.end35
  %conv.i = zext i32 %6 to i64
  %call.i = call i32 @__gomc_self()
  %shr.i89 = lshr i64 %conv.i, 2
  %shr1.i90 = lshr i64 %conv.i, 28
  %mul.i91 = mul i64 %shr1.i90, 37
  %add.i92 = add i64 %shr.i89, %mul.i91
  %shr2.i93 = lshr i64 %conv.i, 50
  %mul3.i94 = mul i64 %shr2.i93, 101
  %add4.i95 = add i64 %add.i92, %mul3.i94
  %rem.i96 = urem i64 %add4.i95, 1021
  %idxprom.i97 = trunc i64 %rem.i96 to i32
  %arrayidx.i98 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i97
  call void @__gomc_fence()
  br label %do.body.i108

do.body.i108:                                     ; preds = %do.body.i108, %cond.true37
  %call.i207 = call i32 @__gomc_self()
  %conv.i208 = zext i32 %call.i207 to i64
  %add.i209 = add i64 %conv.i208, 1
  %call1.i107 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i98, i32 noundef 8, i64 noundef %add.i209, i64 noundef 0, i32 noundef 1)
  %and.i217 = and i64 %call1.i107, 4294967295
  %conv.i218 = trunc i64 %and.i217 to i32
  %cmp.i110 = icmp ne i32 %conv.i218, 0
  br i1 %cmp.i110, label %do.body.i108, label %hold.exit112

hold.exit112:                                     ; preds = %do.body.i108
  %8 = load atomic i32, ptr %0 seq_cst, align 4
  %cmp.i = icmp ne i32 %8, %2
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %hold.exit112
  %call.i198 = call i32 @__gomc_self()
  %conv.i199 = zext i32 %call.i198 to i64
  %add.i200 = add i64 %conv.i199, 1
  %call1.i121 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i98, i32 noundef 8, i64 noundef %add.i200, i64 noundef 0, i32 noundef 1)
  %call.i60 = call i32 @__gomc_reads_errno()
  %tobool.i61 = icmp ne i32 %call.i60, 0
  br i1 %tobool.i61, label %if.end.i65, label %return

if.end.i65:                                       ; preds = %if.then.i
  %call1.i63 = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i63, align 4
  %cmp.i64 = icmp ne i32 %9, 11
  br i1 %cmp.i64, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i65
  store i32 11, ptr %call1.i63, align 4
  br label %return

if.end.i:                                         ; preds = %hold.exit112
  %cmp4.i = icmp uge i32 %call.i, 31
  br i1 %cmp4.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end7.i:                                        ; preds = %if.end.i
  %waiting8.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i98, i32 0, i32 3
  %10 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %cmp10.i = icmp eq i32 %10, 0
  br i1 %cmp10.i, label %if.then12.i, label %if.else.i

if.then12.i:                                      ; preds = %if.end7.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i98, i32 0, i32 2
  store atomic i64 %conv.i, ptr %futex13.i monotonic, align 8
  br label %if.end20.i

if.else.i:                                        ; preds = %if.end7.i
  %futex14.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i98, i32 0, i32 2
  %11 = load atomic i64, ptr %futex14.i monotonic, align 8
  %cmp16.i = icmp ne i64 %11, %conv.i
  br i1 %cmp16.i, label %if.then18.i, label %if.end20.i

if.then18.i:                                      ; preds = %if.else.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.4)
  unreachable

if.end20.i:                                       ; preds = %if.else.i, %if.then12.i
  %add.i = add i32 %10, 1
  store atomic i32 %add.i, ptr %waiting8.i monotonic, align 8
  %conv23.i = zext i32 %call.i to i64
  %queue.i139 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i98, i32 0, i32 1
  %call.i140 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i139, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %call.i195 = call i32 @__gomc_self()
  %conv.i196 = zext i32 %call.i195 to i64
  %add.i197 = add i64 %conv.i196, 1
  %call1.i124 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i98, i32 noundef 8, i64 noundef %add.i197, i64 noundef 0, i32 noundef 1)
  %call.i141 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i142 = icmp ne i32 %call.i141, 0
  br i1 %tobool.i142, label %land.lhs.true.i, label %cond_spurious.exit

land.lhs.true.i:                                  ; preds = %if.end20.i
  %12 = ptrtoint ptr %queue.i139 to i32
  %add.i228 = add i32 %12, 7
  %and.i229 = and i32 %add.i228, -8
  %conv.i144 = zext i32 %and.i229 to i64
  %call2.i145 = call i64 @__gomc_note(i64 noundef %conv.i144, i32 noundef 0)
  %tobool3.i = icmp ne i64 %call2.i145, 0
  br i1 %tobool3.i, label %cond_spurious.exit, label %land.rhs.i146

land.rhs.i146:                                    ; preds = %land.lhs.true.i
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i146, %land.lhs.true.i, %if.end20.i
  %13 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.end20.i ], [ %tobool5.i, %land.rhs.i146 ]
  %tobool.i = icmp ne ptr %cond, null
  %brmerge = select i1 %tobool.i, i1 true, i1 %13
  br i1 %brmerge, label %if.then27.i, label %do.body.i

if.then27.i:                                      ; preds = %cond_spurious.exit
  %shl.i154 = shl i64 1, %conv23.i
  %add.i155 = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i155 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i154, %shl2.i
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.then27.i
  %call.i192 = call i32 @__gomc_self()
  %conv.i193 = zext i32 %call.i192 to i64
  %add.i194 = add i64 %conv.i193, 1
  %call1.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i98, i32 noundef 8, i64 noundef %add.i194, i64 noundef 0, i32 noundef 1)
  %and.i214 = and i64 %call1.i.i, 4294967295
  %conv.i215 = trunc i64 %and.i214 to i32
  %cmp.i.i = icmp ne i32 %conv.i215, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %not.i = xor i64 %or.i, -1
  %call.i10.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %queue.i139, i32 noundef 8, i64 noundef %not.i, i64 noundef %conv.i, i32 noundef 2)
  %shr.i184 = lshr i64 %call.i10.i, 32
  %conv.i185 = trunc i64 %shr.i184 to i32
  %shl4.i = shl i32 1, %call.i
  %and.i156 = and i32 %conv.i185, %shl4.i
  %cmp.i157 = icmp ne i32 %and.i156, 0
  br i1 %cmp.i157, label %leave.exit, label %if.then.i162

if.then.i162:                                     ; preds = %hold.exit.i
  %14 = load atomic i32, ptr %waiting8.i monotonic, align 8
  %sub.i161 = sub i32 %14, 1
  store atomic i32 %sub.i161, ptr %waiting8.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i162, %hold.exit.i
  %call.i189 = call i32 @__gomc_self()
  %conv.i190 = zext i32 %call.i189 to i64
  %add.i191 = add i64 %conv.i190, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i98, i32 noundef 8, i64 noundef %add.i191, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp.i157, true
  %spec.select80 = select i1 %13, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %spec.select80 to i32
  %call.i165 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i166 = icmp ne i32 %call.i165, 0
  br i1 %tobool.i166, label %if.then.i170, label %cond_woken.exit

if.then.i170:                                     ; preds = %leave.exit
  %15 = ptrtoint ptr %queue.i139 to i32
  %add.i225 = add i32 %15, 7
  %and.i226 = and i32 %add.i225, -8
  %conv.i168 = zext i32 %and.i226 to i64
  %conv2.i = sext i32 %land.ext.i to i64
  %call3.i169 = call i64 @__gomc_remember(i64 noundef %conv.i168, i64 noundef %conv2.i)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i170, %leave.exit
  %brmerge81 = select i1 %cmp.i157, i1 true, i1 %13
  br i1 %brmerge81, label %return, label %cond.false.i

cond.false.i:                                     ; preds = %cond_woken.exit
  %call.i68 = call i32 @__gomc_reads_errno()
  %tobool.i69 = icmp ne i32 %call.i68, 0
  br i1 %tobool.i69, label %if.end.i73, label %return

if.end.i73:                                       ; preds = %cond.false.i
  %call1.i71 = call ptr @__errno_location()
  %16 = load i32, ptr %call1.i71, align 4
  %cmp.i72 = icmp ne i32 %16, 110
  br i1 %cmp.i72, label %if.then2.i74, label %return

if.then2.i74:                                     ; preds = %if.end.i73
  store i32 110, ptr %call1.i71, align 4
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %queue.i139, i32 noundef 8, i64 noundef %conv23.i, i64 noundef %conv.i, i32 noundef 2)
  %shr.i187 = lshr i64 %call39.i, 32
  %conv.i188 = trunc i64 %shr.i187 to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i188, %shl.i
  %tobool41.i = icmp ne i32 %and.i, 0
  %lnot42.i = xor i1 %tobool41.i, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i174 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i175 = icmp ne i32 %call.i174, 0
  br i1 %tobool.i175, label %if.then.i180, label %return

if.then.i180:                                     ; preds = %do.end.i
  %17 = ptrtoint ptr %queue.i139 to i32
  %add.i222 = add i32 %17, 7
  %and.i223 = and i32 %add.i222, -8
  %conv.i177 = zext i32 %and.i223 to i64
  %call3.i179 = call i64 @__gomc_remember(i64 noundef %conv.i177, i64 noundef 0)
  br label %return

cond.false39:                                     ; preds = %if.end35
  %conv.i52 = zext i32 %6 to i64
  %cmp.i53 = icmp sle i32 %2, 0
  br i1 %cmp.i53, label %if.then.i54, label %if.end.i56

if.then.i54:                                      ; preds = %cond.false39
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.5)
  unreachable

if.end.i56:                                       ; preds = %cond.false39
  %shr.i = lshr i64 %conv.i52, 2
  %shr1.i = lshr i64 %conv.i52, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i86 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %conv.i52, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i86, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %idxprom.i = trunc i64 %rem.i to i32
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i32 0, i32 %idxprom.i
  call void @__gomc_fence()
  br label %do.body.i101

do.body.i101:                                     ; preds = %do.body.i101, %if.end.i56
  %call.i210 = call i32 @__gomc_self()
  %conv.i211 = zext i32 %call.i210 to i64
  %add.i212 = add i64 %conv.i211, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i212, i64 noundef 0, i32 noundef 1)
  %and.i220 = and i64 %call1.i, 4294967295
  %conv.i221 = trunc i64 %and.i220 to i32
  %cmp.i102 = icmp ne i32 %conv.i221, 0
  br i1 %cmp.i102, label %do.body.i101, label %hold.exit

hold.exit:                                        ; preds = %do.body.i101
  %waiting2.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 3
  %18 = load atomic i32, ptr %waiting2.i monotonic, align 8
  %cmp3.i = icmp eq i32 %18, 0
  br i1 %cmp3.i, label %if.then9.i, label %lor.lhs.false.i57

lor.lhs.false.i57:                                ; preds = %hold.exit
  %futex5.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 2
  %19 = load atomic i64, ptr %futex5.i monotonic, align 8
  %cmp7.i = icmp ne i64 %19, %conv.i52
  br i1 %cmp7.i, label %if.then9.i, label %if.end10.i

if.then9.i:                                       ; preds = %lor.lhs.false.i57, %hold.exit
  %call.i204 = call i32 @__gomc_self()
  %conv.i205 = zext i32 %call.i204 to i64
  %add.i206 = add i64 %conv.i205, 1
  %call1.i115 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i206, i64 noundef 0, i32 noundef 1)
  br label %return

if.end10.i:                                       ; preds = %lor.lhs.false.i57
  %cmp11.i = icmp sge i32 %2, 31
  %cmp14.i = icmp uge i32 %2, %18
  %or.cond82 = select i1 %cmp11.i, i1 true, i1 %cmp14.i
  br i1 %or.cond82, label %if.then16.i, label %for.cond.i

if.then16.i:                                      ; preds = %if.end10.i
  %queue.i127 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i128 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i127, i32 noundef 8, i64 noundef 0, i64 noundef %conv.i52, i32 noundef 2)
  br label %if.end21.i

for.cond.i:                                       ; preds = %if.end10.i, %for.body.i
  %woken.i50.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end10.i ]
  %cmp18.i = icmp ult i32 %woken.i50.0, %2
  br i1 %cmp18.i, label %for.body.i, label %if.end21.i

for.body.i:                                       ; preds = %for.cond.i
  %queue.i133 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i134 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i133, i32 noundef 8, i64 noundef 0, i64 noundef %conv.i52, i32 noundef 2)
  %inc.i = add i32 %woken.i50.0, 1
  br label %for.cond.i

if.end21.i:                                       ; preds = %for.cond.i, %if.then16.i
  %woken.i50.1 = phi i32 [ %18, %if.then16.i ], [ %woken.i50.0, %for.cond.i ]
  %sub.i = sub i32 %18, %woken.i50.1
  store atomic i32 %sub.i, ptr %waiting2.i monotonic, align 8
  %call.i201 = call i32 @__gomc_self()
  %conv.i202 = zext i32 %call.i201 to i64
  %add.i203 = add i64 %conv.i202, 1
  %call1.i118 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i203, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %do.end.i, %if.then.i180, %cond_woken.exit, %cond.false.i, %if.then2.i74, %if.end.i73, %if.end.i65, %if.then2.i, %if.then.i, %if.end21.i, %if.then9.i, %if.end.i83, %if.then2.i84, %if.then33, %if.then
  %retval.0 = phi i32 [ %add, %if.then ], [ -1, %if.then33 ], [ -1, %if.then2.i84 ], [ -1, %if.end.i83 ], [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i65 ], [ 0, %cond_woken.exit ], [ -1, %cond.false.i ], [ -1, %if.then2.i74 ], [ -1, %if.end.i73 ], [ 0, %if.then.i180 ], [ 0, %do.end.i ], [ 0, %if.then9.i ], [ %woken.i50.1, %if.end21.i ]
  ret i32 %retval.0
}

declare i32 @__gomc_self()

declare void @__gomc_unsupported(ptr noundef)

declare void @llvm.va_start(ptr)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare void @__gomc_fence()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_may_happen(i32 noundef)

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i32 @__gomc_happens(i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

