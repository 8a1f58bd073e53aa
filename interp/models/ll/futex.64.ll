source_filename = "futex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.bucket = type { i64, i64, i64, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_futex.str = private unnamed_addr constant [54 x i8] c"a system call by its number, but for futex and gettid\00", align 1
@__gomc_futex.str.1 = private unnamed_addr constant [55 x i8] c"a futex operation other than FUTEX_WAIT and FUTEX_WAKE\00", align 1
@__gomc_futex.str.2 = private unnamed_addr constant [53 x i8] c"FUTEX_WAIT_BITSET and FUTEX_WAKE_BITSET of some bits\00", align 1
@__gomc_futex.str.3 = private unnamed_addr constant [75 x i8] c"wait for a futex by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_futex.str.4 = private unnamed_addr constant [53 x i8] c"waits for futexes whose addresses have the same hash\00", align 1
@__gomc_futexes = internal global [1021 x %struct.bucket] zeroinitializer, align 16
@__gomc_futex.str.5 = private unnamed_addr constant [35 x i8] c"FUTEX_WAKE of less than one thread\00", align 1

define i64 @syscall(i64 noundef %number, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  switch i64 %number, label %if.then5 [
    i64 186, label %if.then
    i64 202, label %if.end6
  ]

if.then:                                          ; preds = %entry
  %call = call i32 @__gomc_self()
  %conv = zext i32 %call to i64
  %add = add nsw i64 %conv, 1
  br label %return

if.then5:                                         ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str)
  unreachable

if.end6:                                          ; preds = %entry
  call void @llvm.va_start(ptr %args)
  %gp_offset = load i32, ptr %args, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.end6
  %0 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area = load ptr, ptr %0, align 16
  %1 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %2 = add i32 %gp_offset, 8
  store i32 %2, ptr %args, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.end6
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %1, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %3 = load ptr, ptr %vaarg.addr, align 8
  %gp_offset10 = load i32, ptr %args, align 16
  %fits_in_gp11 = icmp ule i32 %gp_offset10, 40
  br i1 %fits_in_gp11, label %vaarg.in_reg12, label %vaarg.in_mem14

vaarg.in_reg12:                                   ; preds = %vaarg.end
  %4 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area13 = load ptr, ptr %4, align 16
  %5 = getelementptr i8, ptr %reg_save_area13, i32 %gp_offset10
  %6 = add i32 %gp_offset10, 8
  store i32 %6, ptr %args, align 16
  br label %vaarg.end18

vaarg.in_mem14:                                   ; preds = %vaarg.end
  %overflow_arg_area_p15 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area16 = load ptr, ptr %overflow_arg_area_p15, align 8
  %overflow_arg_area.next17 = getelementptr i8, ptr %overflow_arg_area16, i32 8
  store ptr %overflow_arg_area.next17, ptr %overflow_arg_area_p15, align 8
  br label %vaarg.end18

vaarg.end18:                                      ; preds = %vaarg.in_mem14, %vaarg.in_reg12
  %vaarg.addr19 = phi ptr [ %5, %vaarg.in_reg12 ], [ %overflow_arg_area16, %vaarg.in_mem14 ]
  %7 = load i32, ptr %vaarg.addr19, align 4
  %and = and i32 %7, -385
  %gp_offset22 = load i32, ptr %args, align 16
  %fits_in_gp23 = icmp ule i32 %gp_offset22, 40
  br i1 %fits_in_gp23, label %vaarg.in_reg24, label %vaarg.in_mem26

vaarg.in_reg24:                                   ; preds = %vaarg.end18
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area25 = load ptr, ptr %8, align 16
  %9 = getelementptr i8, ptr %reg_save_area25, i32 %gp_offset22
  %10 = add i32 %gp_offset22, 8
  store i32 %10, ptr %args, align 16
  br label %vaarg.end30

vaarg.in_mem26:                                   ; preds = %vaarg.end18
  %overflow_arg_area_p27 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area28 = load ptr, ptr %overflow_arg_area_p27, align 8
  %overflow_arg_area.next29 = getelementptr i8, ptr %overflow_arg_area28, i32 8
  store ptr %overflow_arg_area.next29, ptr %overflow_arg_area_p27, align 8
  br label %vaarg.end30

vaarg.end30:                                      ; preds = %vaarg.in_mem26, %vaarg.in_reg24
  %vaarg.addr31 = phi ptr [ %9, %vaarg.in_reg24 ], [ %overflow_arg_area28, %vaarg.in_mem26 ]
  %11 = load i32, ptr %vaarg.addr31, align 4
  %cmp32 = icmp eq i32 %and, 0
  %cmp34 = icmp eq i32 %and, 9
  %spec.select = select i1 %cmp32, i1 true, i1 %cmp34
  %spec.select.not = xor i1 %spec.select, true
  %12 = freeze i1 %spec.select.not
  br i1 %12, label %switch.early.test, label %if.end43

switch.early.test:                                ; preds = %vaarg.end30
  switch i32 %and, label %if.then42 [
    i32 1, label %cond.end
    i32 10, label %cond.false
  ]

if.then42:                                        ; preds = %switch.early.test
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.1)
  unreachable

if.end43:                                         ; preds = %vaarg.end30
  %cmp44 = icmp eq i32 %and, 1
  br i1 %cmp44, label %cond.end, label %cond.false

cond.false:                                       ; preds = %switch.early.test, %if.end43
  %gp_offset48 = load i32, ptr %args, align 16
  %fits_in_gp49 = icmp ule i32 %gp_offset48, 40
  br i1 %fits_in_gp49, label %vaarg.in_reg50, label %vaarg.in_mem52

vaarg.in_reg50:                                   ; preds = %cond.false
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area51 = load ptr, ptr %13, align 16
  %14 = getelementptr i8, ptr %reg_save_area51, i32 %gp_offset48
  %15 = add i32 %gp_offset48, 8
  store i32 %15, ptr %args, align 16
  br label %vaarg.end56

vaarg.in_mem52:                                   ; preds = %cond.false
  %overflow_arg_area_p53 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area54 = load ptr, ptr %overflow_arg_area_p53, align 8
  %overflow_arg_area.next55 = getelementptr i8, ptr %overflow_arg_area54, i32 8
  store ptr %overflow_arg_area.next55, ptr %overflow_arg_area_p53, align 8
  br label %vaarg.end56

vaarg.end56:                                      ; preds = %vaarg.in_mem52, %vaarg.in_reg50
  %vaarg.addr57 = phi ptr [ %14, %vaarg.in_reg50 ], [ %overflow_arg_area54, %vaarg.in_mem52 ]
  %16 = load ptr, ptr %vaarg.addr57, align 8
  br label %cond.end

cond.end:                                         ; preds = %switch.early.test, %if.end43, %vaarg.end56
  %cond = phi ptr [ %16, %vaarg.end56 ], [ null, %if.end43 ], [ null, %switch.early.test ]
  switch i32 %and, label %if.end91 [
    i32 9, label %if.then62
    i32 10, label %if.then62
  ]

if.then62:                                        ; preds = %cond.end, %cond.end
  %gp_offset65 = load i32, ptr %args, align 16
  %fits_in_gp66 = icmp ule i32 %gp_offset65, 40
  br i1 %fits_in_gp66, label %vaarg.in_reg67, label %vaarg.in_mem69

vaarg.in_reg67:                                   ; preds = %if.then62
  %17 = add i32 %gp_offset65, 8
  store i32 %17, ptr %args, align 16
  br label %vaarg.end73

vaarg.in_mem69:                                   ; preds = %if.then62
  %overflow_arg_area_p70 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area71 = load ptr, ptr %overflow_arg_area_p70, align 8
  %overflow_arg_area.next72 = getelementptr i8, ptr %overflow_arg_area71, i32 8
  store ptr %overflow_arg_area.next72, ptr %overflow_arg_area_p70, align 8
  br label %vaarg.end73

vaarg.end73:                                      ; preds = %vaarg.in_mem69, %vaarg.in_reg67
  %gp_offset77 = load i32, ptr %args, align 16
  %fits_in_gp78 = icmp ule i32 %gp_offset77, 40
  br i1 %fits_in_gp78, label %vaarg.in_reg79, label %vaarg.in_mem81

vaarg.in_reg79:                                   ; preds = %vaarg.end73
  %18 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area80 = load ptr, ptr %18, align 16
  %19 = getelementptr i8, ptr %reg_save_area80, i32 %gp_offset77
  %20 = add i32 %gp_offset77, 8
  store i32 %20, ptr %args, align 16
  br label %vaarg.end85

vaarg.in_mem81:                                   ; preds = %vaarg.end73
  %overflow_arg_area_p82 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area83 = load ptr, ptr %overflow_arg_area_p82, align 8
  %overflow_arg_area.next84 = getelementptr i8, ptr %overflow_arg_area83, i32 8
  store ptr %overflow_arg_area.next84, ptr %overflow_arg_area_p82, align 8
  br label %vaarg.end85

vaarg.end85:                                      ; preds = %vaarg.in_mem81, %vaarg.in_reg79
  %vaarg.addr86 = phi ptr [ %19, %vaarg.in_reg79 ], [ %overflow_arg_area83, %vaarg.in_mem81 ]
  %21 = load i32, ptr %vaarg.addr86, align 4
  %cmp87 = icmp ne i32 %21, -1
  br i1 %cmp87, label %if.then89, label %if.end91

if.then89:                                        ; preds = %vaarg.end85
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.2)
  unreachable

if.end91:                                         ; preds = %vaarg.end85, %cond.end
  %22 = ptrtoint ptr %3 to i64
  %and92 = and i64 %22, 3
  %tobool93 = icmp ne i64 %and92, 0
  br i1 %tobool93, label %if.then94, label %if.end97

if.then94:                                        ; preds = %if.end91
  %call.i140 = call i32 @__gomc_reads_errno()
  %tobool.i141 = icmp ne i32 %call.i140, 0
  br i1 %tobool.i141, label %if.end.i145, label %return

if.end.i145:                                      ; preds = %if.then94
  %call1.i143 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i143, align 4
  %cmp.i144 = icmp ne i32 %23, 22
  br i1 %cmp.i144, label %if.then2.i146, label %return

if.then2.i146:                                    ; preds = %if.end.i145
  store i32 22, ptr %call1.i143, align 4
  br label %return

if.end97:                                         ; preds = %if.end91
  switch i32 %and, label %cond.false101 [
    i32 9, label %cond.true99
    i32 0, label %cond.true99
  ]

cond.true99:                                      ; preds = %if.end97, %if.end97
  %call.i = call i32 @__gomc_self()
  %shr.i151 = lshr i64 %22, 2
  %shr1.i152 = lshr i64 %22, 28
  %mul.i153 = mul i64 %shr1.i152, 37
  %add.i154 = add i64 %shr.i151, %mul.i153
  %shr2.i155 = lshr i64 %22, 50
  %mul3.i156 = mul i64 %shr2.i155, 101
  %add4.i157 = add i64 %add.i154, %mul3.i156
  %rem.i158 = urem i64 %add4.i157, 1021
  %arrayidx.i159 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i64 0, i64 %rem.i158
  call void @__gomc_fence()
  br label %do.body.i169

do.body.i169:                                     ; preds = %do.body.i169, %cond.true99
  %call.i266 = call i32 @__gomc_self()
  %conv.i267 = zext i32 %call.i266 to i64
  %add.i268 = add i64 %conv.i267, 1
  %call1.i168 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i159, i32 noundef 8, i64 noundef %add.i268, i64 noundef 0, i32 noundef 1)
  %and.i276 = and i64 %call1.i168, 4294967295
  %conv.i277 = trunc i64 %and.i276 to i32
  %cmp.i171 = icmp ne i32 %conv.i277, 0
  br i1 %cmp.i171, label %do.body.i169, label %hold.exit173

hold.exit173:                                     ; preds = %do.body.i169
  %24 = load atomic i32, ptr %3 seq_cst, align 4
  %cmp.i = icmp ne i32 %24, %11
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %hold.exit173
  %call.i257 = call i32 @__gomc_self()
  %conv.i258 = zext i32 %call.i257 to i64
  %add.i259 = add i64 %conv.i258, 1
  %call1.i182 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i159, i32 noundef 8, i64 noundef %add.i259, i64 noundef 0, i32 noundef 1)
  %call.i122 = call i32 @__gomc_reads_errno()
  %tobool.i123 = icmp ne i32 %call.i122, 0
  br i1 %tobool.i123, label %if.end.i127, label %return

if.end.i127:                                      ; preds = %if.then.i
  %call1.i125 = call ptr @__errno_location()
  %25 = load i32, ptr %call1.i125, align 4
  %cmp.i126 = icmp ne i32 %25, 11
  br i1 %cmp.i126, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i127
  store i32 11, ptr %call1.i125, align 4
  br label %return

if.end.i:                                         ; preds = %hold.exit173
  %cmp3.i = icmp uge i32 %call.i, 31
  br i1 %cmp3.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end6.i:                                        ; preds = %if.end.i
  %waiting7.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i159, i32 0, i32 3
  %26 = load atomic i32, ptr %waiting7.i monotonic, align 8
  %cmp9.i = icmp eq i32 %26, 0
  br i1 %cmp9.i, label %if.then11.i, label %if.else.i

if.then11.i:                                      ; preds = %if.end6.i
  %futex12.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i159, i32 0, i32 2
  store atomic i64 %22, ptr %futex12.i monotonic, align 8
  br label %if.end19.i

if.else.i:                                        ; preds = %if.end6.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i159, i32 0, i32 2
  %27 = load atomic i64, ptr %futex13.i monotonic, align 8
  %cmp15.i = icmp ne i64 %27, %22
  br i1 %cmp15.i, label %if.then17.i, label %if.end19.i

if.then17.i:                                      ; preds = %if.else.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.4)
  unreachable

if.end19.i:                                       ; preds = %if.else.i, %if.then11.i
  %add.i = add i32 %26, 1
  store atomic i32 %add.i, ptr %waiting7.i monotonic, align 8
  %conv22.i = zext i32 %call.i to i64
  %queue.i200 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i159, i32 0, i32 1
  %call.i201 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i200, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %call.i254 = call i32 @__gomc_self()
  %conv.i255 = zext i32 %call.i254 to i64
  %add.i256 = add i64 %conv.i255, 1
  %call1.i185 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i159, i32 noundef 8, i64 noundef %add.i256, i64 noundef 0, i32 noundef 1)
  %call.i202 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i203 = icmp ne i32 %call.i202, 0
  br i1 %tobool.i203, label %land.lhs.true.i, label %cond_spurious.exit

land.lhs.true.i:                                  ; preds = %if.end19.i
  %28 = ptrtoint ptr %queue.i200 to i64
  %call2.i205 = call i64 @__gomc_note(i64 noundef %28, i32 noundef 0)
  %tobool3.i = icmp ne i64 %call2.i205, 0
  br i1 %tobool3.i, label %cond_spurious.exit, label %land.rhs.i206

land.rhs.i206:                                    ; preds = %land.lhs.true.i
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i206, %land.lhs.true.i, %if.end19.i
  %29 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.end19.i ], [ %tobool5.i, %land.rhs.i206 ]
  %tobool.i = icmp ne ptr %cond, null
  %brmerge = select i1 %tobool.i, i1 true, i1 %29
  br i1 %brmerge, label %if.then26.i, label %do.body.i

if.then26.i:                                      ; preds = %cond_spurious.exit
  %shl.i214 = shl i64 1, %conv22.i
  %add.i215 = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i215 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i214, %shl2.i
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.then26.i
  %call.i251 = call i32 @__gomc_self()
  %conv.i252 = zext i32 %call.i251 to i64
  %add.i253 = add i64 %conv.i252, 1
  %call1.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i159, i32 noundef 8, i64 noundef %add.i253, i64 noundef 0, i32 noundef 1)
  %and.i273 = and i64 %call1.i.i, 4294967295
  %conv.i274 = trunc i64 %and.i273 to i32
  %cmp.i.i = icmp ne i32 %conv.i274, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %not.i = xor i64 %or.i, -1
  %call.i10.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %queue.i200, i32 noundef 8, i64 noundef %not.i, i64 noundef %22, i32 noundef 2)
  %shr.i243 = lshr i64 %call.i10.i, 32
  %conv.i244 = trunc i64 %shr.i243 to i32
  %shl4.i = shl i32 1, %call.i
  %and.i216 = and i32 %conv.i244, %shl4.i
  %cmp.i217 = icmp ne i32 %and.i216, 0
  br i1 %cmp.i217, label %leave.exit, label %if.then.i222

if.then.i222:                                     ; preds = %hold.exit.i
  %30 = load atomic i32, ptr %waiting7.i monotonic, align 8
  %sub.i221 = sub i32 %30, 1
  store atomic i32 %sub.i221, ptr %waiting7.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i222, %hold.exit.i
  %call.i248 = call i32 @__gomc_self()
  %conv.i249 = zext i32 %call.i248 to i64
  %add.i250 = add i64 %conv.i249, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i159, i32 noundef 8, i64 noundef %add.i250, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp.i217, true
  %spec.select80 = select i1 %29, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %spec.select80 to i32
  %call.i225 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i226 = icmp ne i32 %call.i225, 0
  br i1 %tobool.i226, label %if.then.i230, label %cond_woken.exit

if.then.i230:                                     ; preds = %leave.exit
  %31 = ptrtoint ptr %queue.i200 to i64
  %conv.i228 = sext i32 %land.ext.i to i64
  %call2.i229 = call i64 @__gomc_remember(i64 noundef %31, i64 noundef %conv.i228)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i230, %leave.exit
  %brmerge81 = select i1 %cmp.i217, i1 true, i1 %29
  br i1 %brmerge81, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %cond_woken.exit
  %call.i130 = call i32 @__gomc_reads_errno()
  %tobool.i131 = icmp ne i32 %call.i130, 0
  br i1 %tobool.i131, label %if.end.i135, label %cond.end.i

if.end.i135:                                      ; preds = %cond.false.i
  %call1.i133 = call ptr @__errno_location()
  %32 = load i32, ptr %call1.i133, align 4
  %cmp.i134 = icmp ne i32 %32, 110
  br i1 %cmp.i134, label %if.then2.i136, label %cond.end.i

if.then2.i136:                                    ; preds = %if.end.i135
  store i32 110, ptr %call1.i133, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %if.end.i135, %if.then2.i136, %cond.false.i, %cond_woken.exit
  %cond.i = phi i32 [ 0, %cond_woken.exit ], [ -1, %cond.false.i ], [ -1, %if.then2.i136 ], [ -1, %if.end.i135 ]
  %conv35.i = sext i32 %cond.i to i64
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %queue.i200, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %shr.i246 = lshr i64 %call39.i, 32
  %conv.i247 = trunc i64 %shr.i246 to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i247, %shl.i
  %tobool41.i = icmp ne i32 %and.i, 0
  %lnot42.i = xor i1 %tobool41.i, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i234 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i235 = icmp ne i32 %call.i234, 0
  br i1 %tobool.i235, label %if.then.i239, label %return

if.then.i239:                                     ; preds = %do.end.i
  %33 = ptrtoint ptr %queue.i200 to i64
  %call2.i238 = call i64 @__gomc_remember(i64 noundef %33, i64 noundef 0)
  br label %return

cond.false101:                                    ; preds = %if.end97
  %cmp.i114 = icmp sle i32 %11, 0
  br i1 %cmp.i114, label %if.then.i115, label %if.end.i117

if.then.i115:                                     ; preds = %cond.false101
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.5)
  unreachable

if.end.i117:                                      ; preds = %cond.false101
  %shr.i = lshr i64 %22, 2
  %shr1.i = lshr i64 %22, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i148 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %22, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i148, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i64 0, i64 %rem.i
  call void @__gomc_fence()
  br label %do.body.i162

do.body.i162:                                     ; preds = %do.body.i162, %if.end.i117
  %call.i269 = call i32 @__gomc_self()
  %conv.i270 = zext i32 %call.i269 to i64
  %add.i271 = add i64 %conv.i270, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i271, i64 noundef 0, i32 noundef 1)
  %and.i279 = and i64 %call1.i, 4294967295
  %conv.i280 = trunc i64 %and.i279 to i32
  %cmp.i163 = icmp ne i32 %conv.i280, 0
  br i1 %cmp.i163, label %do.body.i162, label %hold.exit

hold.exit:                                        ; preds = %do.body.i162
  %waiting1.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 3
  %34 = load atomic i32, ptr %waiting1.i monotonic, align 8
  %cmp2.i = icmp eq i32 %34, 0
  br i1 %cmp2.i, label %if.then6.i, label %lor.lhs.false.i118

lor.lhs.false.i118:                               ; preds = %hold.exit
  %futex3.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 2
  %35 = load atomic i64, ptr %futex3.i monotonic, align 8
  %cmp5.i = icmp ne i64 %35, %22
  br i1 %cmp5.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %lor.lhs.false.i118, %hold.exit
  %call.i263 = call i32 @__gomc_self()
  %conv.i264 = zext i32 %call.i263 to i64
  %add.i265 = add i64 %conv.i264, 1
  %call1.i176 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i265, i64 noundef 0, i32 noundef 1)
  br label %return

if.end7.i:                                        ; preds = %lor.lhs.false.i118
  %cmp8.i = icmp sge i32 %11, 31
  %cmp10.i = icmp uge i32 %11, %34
  %or.cond82 = select i1 %cmp8.i, i1 true, i1 %cmp10.i
  br i1 %or.cond82, label %if.then11.i119, label %for.cond.i

if.then11.i119:                                   ; preds = %if.end7.i
  %queue.i188 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i189 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i188, i32 noundef 8, i64 noundef 0, i64 noundef %22, i32 noundef 2)
  br label %if.end15.i

for.cond.i:                                       ; preds = %if.end7.i, %for.body.i
  %woken.i112.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end7.i ]
  %cmp13.i = icmp ult i32 %woken.i112.0, %11
  br i1 %cmp13.i, label %for.body.i, label %if.end15.i

for.body.i:                                       ; preds = %for.cond.i
  %queue.i194 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i195 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i194, i32 noundef 8, i64 noundef 0, i64 noundef %22, i32 noundef 2)
  %inc.i = add i32 %woken.i112.0, 1
  br label %for.cond.i

if.end15.i:                                       ; preds = %for.cond.i, %if.then11.i119
  %woken.i112.1 = phi i32 [ %34, %if.then11.i119 ], [ %woken.i112.0, %for.cond.i ]
  %sub.i = sub i32 %34, %woken.i112.1
  store atomic i32 %sub.i, ptr %waiting1.i monotonic, align 8
  %call.i260 = call i32 @__gomc_self()
  %conv.i261 = zext i32 %call.i260 to i64
  %add.i262 = add i64 %conv.i261, 1
  %call1.i179 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i262, i64 noundef 0, i32 noundef 1)
  %conv.i = zext i32 %woken.i112.1 to i64
  br label %return

return:                                           ; preds = %do.end.i, %if.then.i239, %if.end.i127, %if.then2.i, %if.then.i, %cond.end.i, %if.end15.i, %if.then6.i, %if.end.i145, %if.then2.i146, %if.then94, %if.then
  %retval.0 = phi i64 [ %add, %if.then ], [ -1, %if.then94 ], [ -1, %if.then2.i146 ], [ -1, %if.end.i145 ], [ %conv35.i, %cond.end.i ], [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i127 ], [ 0, %if.then.i239 ], [ 0, %do.end.i ], [ 0, %if.then6.i ], [ %conv.i, %if.end15.i ]
  ret i64 %retval.0
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

