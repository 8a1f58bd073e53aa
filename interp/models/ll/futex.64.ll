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
  %call.i139 = call i32 @__gomc_reads_errno()
  %tobool.i140 = icmp ne i32 %call.i139, 0
  br i1 %tobool.i140, label %if.end.i144, label %return

if.end.i144:                                      ; preds = %if.then94
  %call1.i142 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i142, align 4
  %cmp.i143 = icmp ne i32 %23, 22
  br i1 %cmp.i143, label %if.then2.i145, label %return

if.then2.i145:                                    ; preds = %if.end.i144
  store i32 22, ptr %call1.i142, align 4
  br label %return

if.end97:                                         ; preds = %if.end91
  switch i32 %and, label %cond.false101 [
    i32 9, label %cond.true99
    i32 0, label %cond.true99
  ]

cond.true99:                                      ; preds = %if.end97, %if.end97
  %call.i = call i32 @__gomc_self()
  %shr.i150 = lshr i64 %22, 2
  %shr1.i151 = lshr i64 %22, 28
  %mul.i152 = mul i64 %shr1.i151, 37
  %add.i153 = add i64 %shr.i150, %mul.i152
  %shr2.i154 = lshr i64 %22, 50
  %mul3.i155 = mul i64 %shr2.i154, 101
  %add4.i156 = add i64 %add.i153, %mul3.i155
  %rem.i157 = urem i64 %add4.i156, 1021
  %arrayidx.i158 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i64 0, i64 %rem.i157
  call void @__gomc_fence()
  br label %do.body.i168

do.body.i168:                                     ; preds = %do.body.i168, %cond.true99
  %call.i265 = call i32 @__gomc_self()
  %conv.i266 = zext i32 %call.i265 to i64
  %add.i267 = add i64 %conv.i266, 1
  %call1.i167 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i158, i32 noundef 8, i64 noundef %add.i267, i64 noundef 0, i32 noundef 1)
  %and.i275 = and i64 %call1.i167, 4294967295
  %conv.i276 = trunc i64 %and.i275 to i32
  %cmp.i170 = icmp ne i32 %conv.i276, 0
  br i1 %cmp.i170, label %do.body.i168, label %hold.exit172

hold.exit172:                                     ; preds = %do.body.i168
  %24 = load atomic i32, ptr %3 seq_cst, align 4
  %cmp.i = icmp ne i32 %24, %11
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %hold.exit172
  %call.i256 = call i32 @__gomc_self()
  %conv.i257 = zext i32 %call.i256 to i64
  %add.i258 = add i64 %conv.i257, 1
  %call1.i181 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i158, i32 noundef 8, i64 noundef %add.i258, i64 noundef 0, i32 noundef 1)
  %call.i121 = call i32 @__gomc_reads_errno()
  %tobool.i122 = icmp ne i32 %call.i121, 0
  br i1 %tobool.i122, label %if.end.i126, label %return

if.end.i126:                                      ; preds = %if.then.i
  %call1.i124 = call ptr @__errno_location()
  %25 = load i32, ptr %call1.i124, align 4
  %cmp.i125 = icmp ne i32 %25, 11
  br i1 %cmp.i125, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i126
  store i32 11, ptr %call1.i124, align 4
  br label %return

if.end.i:                                         ; preds = %hold.exit172
  %cmp3.i = icmp uge i32 %call.i, 31
  br i1 %cmp3.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end6.i:                                        ; preds = %if.end.i
  %waiting7.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i158, i32 0, i32 3
  %26 = load atomic i32, ptr %waiting7.i monotonic, align 8
  %cmp9.i = icmp eq i32 %26, 0
  br i1 %cmp9.i, label %if.then11.i, label %if.else.i

if.then11.i:                                      ; preds = %if.end6.i
  %futex12.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i158, i32 0, i32 2
  store atomic i64 %22, ptr %futex12.i monotonic, align 8
  br label %if.end19.i

if.else.i:                                        ; preds = %if.end6.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i158, i32 0, i32 2
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
  %queue.i199 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i158, i32 0, i32 1
  %call.i200 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i199, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %call.i253 = call i32 @__gomc_self()
  %conv.i254 = zext i32 %call.i253 to i64
  %add.i255 = add i64 %conv.i254, 1
  %call1.i184 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i158, i32 noundef 8, i64 noundef %add.i255, i64 noundef 0, i32 noundef 1)
  %call.i201 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i202 = icmp ne i32 %call.i201, 0
  br i1 %tobool.i202, label %land.lhs.true.i, label %cond_spurious.exit

land.lhs.true.i:                                  ; preds = %if.end19.i
  %28 = ptrtoint ptr %queue.i199 to i64
  %call2.i204 = call i64 @__gomc_note(i64 noundef %28, i32 noundef 0)
  %tobool3.i = icmp ne i64 %call2.i204, 0
  br i1 %tobool3.i, label %cond_spurious.exit, label %land.rhs.i205

land.rhs.i205:                                    ; preds = %land.lhs.true.i
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i205, %land.lhs.true.i, %if.end19.i
  %29 = phi i1 [ false, %land.lhs.true.i ], [ false, %if.end19.i ], [ %tobool5.i, %land.rhs.i205 ]
  %tobool.i = icmp ne ptr %cond, null
  %brmerge = select i1 %tobool.i, i1 true, i1 %29
  br i1 %brmerge, label %if.then26.i, label %do.body.i

if.then26.i:                                      ; preds = %cond_spurious.exit
  %shl.i213 = shl i64 1, %conv22.i
  %add.i214 = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i214 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i213, %shl2.i
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.then26.i
  %call.i250 = call i32 @__gomc_self()
  %conv.i251 = zext i32 %call.i250 to i64
  %add.i252 = add i64 %conv.i251, 1
  %call1.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i158, i32 noundef 8, i64 noundef %add.i252, i64 noundef 0, i32 noundef 1)
  %and.i272 = and i64 %call1.i.i, 4294967295
  %conv.i273 = trunc i64 %and.i272 to i32
  %cmp.i.i = icmp ne i32 %conv.i273, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %not.i = xor i64 %or.i, -1
  %call.i10.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %queue.i199, i32 noundef 8, i64 noundef %not.i, i64 noundef %22, i32 noundef 2)
  %shr.i242 = lshr i64 %call.i10.i, 32
  %conv.i243 = trunc i64 %shr.i242 to i32
  %shl4.i = shl i32 1, %call.i
  %and.i215 = and i32 %conv.i243, %shl4.i
  %cmp.i216 = icmp ne i32 %and.i215, 0
  br i1 %cmp.i216, label %leave.exit, label %if.then.i221

if.then.i221:                                     ; preds = %hold.exit.i
  %30 = load atomic i32, ptr %waiting7.i monotonic, align 8
  %sub.i220 = sub i32 %30, 1
  store atomic i32 %sub.i220, ptr %waiting7.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i221, %hold.exit.i
  %call.i247 = call i32 @__gomc_self()
  %conv.i248 = zext i32 %call.i247 to i64
  %add.i249 = add i64 %conv.i248, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i158, i32 noundef 8, i64 noundef %add.i249, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp.i216, true
  %spec.select79 = select i1 %29, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %spec.select79 to i32
  %call.i224 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i225 = icmp ne i32 %call.i224, 0
  br i1 %tobool.i225, label %if.then.i229, label %cond_woken.exit

if.then.i229:                                     ; preds = %leave.exit
  %31 = ptrtoint ptr %queue.i199 to i64
  %conv.i227 = sext i32 %land.ext.i to i64
  %call2.i228 = call i64 @__gomc_remember(i64 noundef %31, i64 noundef %conv.i227)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i229, %leave.exit
  %brmerge80 = select i1 %cmp.i216, i1 true, i1 %29
  br i1 %brmerge80, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %cond_woken.exit
  %call.i129 = call i32 @__gomc_reads_errno()
  %tobool.i130 = icmp ne i32 %call.i129, 0
  br i1 %tobool.i130, label %if.end.i134, label %cond.end.i

if.end.i134:                                      ; preds = %cond.false.i
  %call1.i132 = call ptr @__errno_location()
  %32 = load i32, ptr %call1.i132, align 4
  %cmp.i133 = icmp ne i32 %32, 110
  br i1 %cmp.i133, label %if.then2.i135, label %cond.end.i

if.then2.i135:                                    ; preds = %if.end.i134
  store i32 110, ptr %call1.i132, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %if.end.i134, %if.then2.i135, %cond.false.i, %cond_woken.exit
  %cond.i = phi i32 [ 0, %cond_woken.exit ], [ -1, %cond.false.i ], [ -1, %if.then2.i135 ], [ -1, %if.end.i134 ]
  %conv35.i = sext i32 %cond.i to i64
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %queue.i199, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %shr.i245 = lshr i64 %call39.i, 32
  %conv.i246 = trunc i64 %shr.i245 to i32
  %shl.i = shl i32 1, %call.i
  %and.i = and i32 %conv.i246, %shl.i
  %tobool41.i = icmp ne i32 %and.i, 0
  %lnot42.i = xor i1 %tobool41.i, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i233 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i234 = icmp ne i32 %call.i233, 0
  br i1 %tobool.i234, label %if.then.i238, label %return

if.then.i238:                                     ; preds = %do.end.i
  %33 = ptrtoint ptr %queue.i199 to i64
  %call2.i237 = call i64 @__gomc_remember(i64 noundef %33, i64 noundef 0)
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
  %add.i147 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %22, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i147, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i64 0, i64 %rem.i
  call void @__gomc_fence()
  br label %do.body.i161

do.body.i161:                                     ; preds = %do.body.i161, %if.end.i117
  %call.i268 = call i32 @__gomc_self()
  %conv.i269 = zext i32 %call.i268 to i64
  %add.i270 = add i64 %conv.i269, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i270, i64 noundef 0, i32 noundef 1)
  %and.i278 = and i64 %call1.i, 4294967295
  %conv.i279 = trunc i64 %and.i278 to i32
  %cmp.i162 = icmp ne i32 %conv.i279, 0
  br i1 %cmp.i162, label %do.body.i161, label %hold.exit

hold.exit:                                        ; preds = %do.body.i161
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
  %call.i262 = call i32 @__gomc_self()
  %conv.i263 = zext i32 %call.i262 to i64
  %add.i264 = add i64 %conv.i263, 1
  %call1.i175 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i264, i64 noundef 0, i32 noundef 1)
  br label %return

if.end7.i:                                        ; preds = %lor.lhs.false.i118
  %cmp8.i = icmp uge i32 %11, %34
  br i1 %cmp8.i, label %if.then9.i, label %for.cond.i

if.then9.i:                                       ; preds = %if.end7.i
  %queue.i187 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i188 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i187, i32 noundef 8, i64 noundef 0, i64 noundef %22, i32 noundef 2)
  br label %if.end13.i

for.cond.i:                                       ; preds = %if.end7.i, %for.body.i
  %woken.i112.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end7.i ]
  %cmp11.i = icmp ult i32 %woken.i112.0, %11
  br i1 %cmp11.i, label %for.body.i, label %if.end13.i

for.body.i:                                       ; preds = %for.cond.i
  %queue.i193 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i194 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i193, i32 noundef 8, i64 noundef 0, i64 noundef %22, i32 noundef 2)
  %inc.i = add i32 %woken.i112.0, 1
  br label %for.cond.i

if.end13.i:                                       ; preds = %for.cond.i, %if.then9.i
  %woken.i112.1 = phi i32 [ %34, %if.then9.i ], [ %woken.i112.0, %for.cond.i ]
  %sub.i = sub i32 %34, %woken.i112.1
  store atomic i32 %sub.i, ptr %waiting1.i monotonic, align 8
  %call.i259 = call i32 @__gomc_self()
  %conv.i260 = zext i32 %call.i259 to i64
  %add.i261 = add i64 %conv.i260, 1
  %call1.i178 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i261, i64 noundef 0, i32 noundef 1)
  %conv.i = zext i32 %woken.i112.1 to i64
  br label %return

return:                                           ; preds = %do.end.i, %if.then.i238, %if.end.i126, %if.then2.i, %if.then.i, %cond.end.i, %if.end13.i, %if.then6.i, %if.end.i144, %if.then2.i145, %if.then94, %if.then
  %retval.0 = phi i64 [ %add, %if.then ], [ -1, %if.then94 ], [ -1, %if.then2.i145 ], [ -1, %if.end.i144 ], [ %conv35.i, %cond.end.i ], [ -1, %if.then.i ], [ -1, %if.then2.i ], [ -1, %if.end.i126 ], [ 0, %if.then.i238 ], [ 0, %do.end.i ], [ 0, %if.then6.i ], [ %conv.i, %if.end13.i ]
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

