source_filename = "futex.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.bucket = type { i64, i64, i64, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_futex.str = private unnamed_addr constant [66 x i8] c"a system call by its number, but for futex, gettid and membarrier\00", align 1
@__gomc_futex.str.1 = private unnamed_addr constant [55 x i8] c"a futex operation other than FUTEX_WAIT and FUTEX_WAKE\00", align 1
@__gomc_futex.str.2 = private unnamed_addr constant [53 x i8] c"FUTEX_WAIT_BITSET and FUTEX_WAKE_BITSET of some bits\00", align 1
@__gomc_futex.str.3 = private unnamed_addr constant [75 x i8] c"wait for a futex by a thread whose number is beyond those that it can hold\00", align 1
@__gomc_futex.str.4 = private unnamed_addr constant [53 x i8] c"waits for futexes whose addresses have the same hash\00", align 1
@__gomc_futexes = internal global [1021 x %struct.bucket] zeroinitializer, align 16
@__gomc_futex.str.5 = private unnamed_addr constant [35 x i8] c"FUTEX_WAKE of less than one thread\00", align 1
@__gomc_membarrier_registered = internal global i32 0, align 4
@__gomc_futex.str.6 = private unnamed_addr constant [89 x i8] c"a command of membarrier other than QUERY, GLOBAL, PRIVATE_EXPEDITED and its registration\00", align 1

define i64 @syscall(i64 noundef %number, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  %cmp = icmp eq i64 %number, 186
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i32 @__gomc_self()
  %conv = zext i32 %call to i64
  %add = add nsw i64 %conv, 1
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.va_start(ptr %args)
  switch i64 %number, label %if.then11 [
    i64 202, label %if.then5
    i64 324, label %if.end12
  ]

if.then5:                                         ; preds = %if.end
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then5
  %0 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %0, align 8
  %1 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %2 = add i32 %gp_offset.i, 8
  store i32 %2, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then5
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %1, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %3 = load ptr, ptr %vaarg.addr.i, align 8
  %gp_offset2.i = load i32, ptr %args, align 8
  %fits_in_gp3.i = icmp ule i32 %gp_offset2.i, 40
  br i1 %fits_in_gp3.i, label %vaarg.in_reg4.i, label %vaarg.in_mem6.i

vaarg.in_reg4.i:                                  ; preds = %vaarg.end.i
  %4 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area5.i = load ptr, ptr %4, align 8
  %5 = getelementptr i8, ptr %reg_save_area5.i, i32 %gp_offset2.i
  %6 = add i32 %gp_offset2.i, 8
  store i32 %6, ptr %args, align 8
  br label %vaarg.end10.i

vaarg.in_mem6.i:                                  ; preds = %vaarg.end.i
  %overflow_arg_area_p7.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area8.i = load ptr, ptr %overflow_arg_area_p7.i, align 8
  %overflow_arg_area.next9.i = getelementptr i8, ptr %overflow_arg_area8.i, i32 8
  store ptr %overflow_arg_area.next9.i, ptr %overflow_arg_area_p7.i, align 8
  br label %vaarg.end10.i

vaarg.end10.i:                                    ; preds = %vaarg.in_mem6.i, %vaarg.in_reg4.i
  %vaarg.addr11.i = phi ptr [ %5, %vaarg.in_reg4.i ], [ %overflow_arg_area8.i, %vaarg.in_mem6.i ]
  %7 = load i32, ptr %vaarg.addr11.i, align 4
  %and.i = and i32 %7, -385
  %gp_offset13.i = load i32, ptr %args, align 8
  %fits_in_gp14.i = icmp ule i32 %gp_offset13.i, 40
  br i1 %fits_in_gp14.i, label %vaarg.in_reg15.i, label %vaarg.in_mem17.i

vaarg.in_reg15.i:                                 ; preds = %vaarg.end10.i
  %8 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area16.i = load ptr, ptr %8, align 8
  %9 = getelementptr i8, ptr %reg_save_area16.i, i32 %gp_offset13.i
  %10 = add i32 %gp_offset13.i, 8
  store i32 %10, ptr %args, align 8
  br label %vaarg.end21.i

vaarg.in_mem17.i:                                 ; preds = %vaarg.end10.i
  %overflow_arg_area_p18.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area19.i = load ptr, ptr %overflow_arg_area_p18.i, align 8
  %overflow_arg_area.next20.i = getelementptr i8, ptr %overflow_arg_area19.i, i32 8
  store ptr %overflow_arg_area.next20.i, ptr %overflow_arg_area_p18.i, align 8
  br label %vaarg.end21.i

vaarg.end21.i:                                    ; preds = %vaarg.in_mem17.i, %vaarg.in_reg15.i
  %vaarg.addr22.i = phi ptr [ %9, %vaarg.in_reg15.i ], [ %overflow_arg_area19.i, %vaarg.in_mem17.i ]
  %11 = load i32, ptr %vaarg.addr22.i, align 4
  %cmp.i = icmp eq i32 %and.i, 0
  %cmp23.i = icmp eq i32 %and.i, 9
  %spec.select = select i1 %cmp.i, i1 true, i1 %cmp23.i
  %spec.select.not = xor i1 %spec.select, true
  %12 = freeze i1 %spec.select.not
  br i1 %12, label %switch.early.test, label %if.end.i

switch.early.test:                                ; preds = %vaarg.end21.i
  switch i32 %and.i, label %if.then.i [
    i32 1, label %cond.end.i
    i32 10, label %cond.false.i
  ]

if.then.i:                                        ; preds = %switch.early.test
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.1)
  unreachable

if.end.i:                                         ; preds = %vaarg.end21.i
  %cmp27.i = icmp eq i32 %and.i, 1
  br i1 %cmp27.i, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %switch.early.test, %if.end.i
  %gp_offset29.i = load i32, ptr %args, align 8
  %fits_in_gp30.i = icmp ule i32 %gp_offset29.i, 40
  br i1 %fits_in_gp30.i, label %vaarg.in_reg31.i, label %vaarg.in_mem33.i

vaarg.in_reg31.i:                                 ; preds = %cond.false.i
  %13 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area32.i = load ptr, ptr %13, align 8
  %14 = getelementptr i8, ptr %reg_save_area32.i, i32 %gp_offset29.i
  %15 = add i32 %gp_offset29.i, 8
  store i32 %15, ptr %args, align 8
  br label %vaarg.end37.i

vaarg.in_mem33.i:                                 ; preds = %cond.false.i
  %overflow_arg_area_p34.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area35.i = load ptr, ptr %overflow_arg_area_p34.i, align 8
  %overflow_arg_area.next36.i = getelementptr i8, ptr %overflow_arg_area35.i, i32 8
  store ptr %overflow_arg_area.next36.i, ptr %overflow_arg_area_p34.i, align 8
  br label %vaarg.end37.i

vaarg.end37.i:                                    ; preds = %vaarg.in_mem33.i, %vaarg.in_reg31.i
  %vaarg.addr38.i = phi ptr [ %14, %vaarg.in_reg31.i ], [ %overflow_arg_area35.i, %vaarg.in_mem33.i ]
  %16 = load ptr, ptr %vaarg.addr38.i, align 8
  br label %cond.end.i

cond.end.i:                                       ; preds = %switch.early.test, %if.end.i, %vaarg.end37.i
  %cond.i = phi ptr [ %16, %vaarg.end37.i ], [ null, %if.end.i ], [ null, %switch.early.test ]
  switch i32 %and.i, label %if.end67.i [
    i32 9, label %if.then41.i
    i32 10, label %if.then41.i
  ]

if.then41.i:                                      ; preds = %cond.end.i, %cond.end.i
  %gp_offset43.i = load i32, ptr %args, align 8
  %fits_in_gp44.i = icmp ule i32 %gp_offset43.i, 40
  br i1 %fits_in_gp44.i, label %vaarg.in_reg45.i, label %vaarg.in_mem47.i

vaarg.in_reg45.i:                                 ; preds = %if.then41.i
  %17 = add i32 %gp_offset43.i, 8
  store i32 %17, ptr %args, align 8
  br label %vaarg.end51.i

vaarg.in_mem47.i:                                 ; preds = %if.then41.i
  %overflow_arg_area_p48.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area49.i = load ptr, ptr %overflow_arg_area_p48.i, align 8
  %overflow_arg_area.next50.i = getelementptr i8, ptr %overflow_arg_area49.i, i32 8
  store ptr %overflow_arg_area.next50.i, ptr %overflow_arg_area_p48.i, align 8
  br label %vaarg.end51.i

vaarg.end51.i:                                    ; preds = %vaarg.in_mem47.i, %vaarg.in_reg45.i
  %gp_offset54.i = load i32, ptr %args, align 8
  %fits_in_gp55.i = icmp ule i32 %gp_offset54.i, 40
  br i1 %fits_in_gp55.i, label %vaarg.in_reg56.i, label %vaarg.in_mem58.i

vaarg.in_reg56.i:                                 ; preds = %vaarg.end51.i
  %18 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area57.i = load ptr, ptr %18, align 8
  %19 = getelementptr i8, ptr %reg_save_area57.i, i32 %gp_offset54.i
  %20 = add i32 %gp_offset54.i, 8
  store i32 %20, ptr %args, align 8
  br label %vaarg.end62.i

vaarg.in_mem58.i:                                 ; preds = %vaarg.end51.i
  %overflow_arg_area_p59.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area60.i = load ptr, ptr %overflow_arg_area_p59.i, align 8
  %overflow_arg_area.next61.i = getelementptr i8, ptr %overflow_arg_area60.i, i32 8
  store ptr %overflow_arg_area.next61.i, ptr %overflow_arg_area_p59.i, align 8
  br label %vaarg.end62.i

vaarg.end62.i:                                    ; preds = %vaarg.in_mem58.i, %vaarg.in_reg56.i
  %vaarg.addr63.i = phi ptr [ %19, %vaarg.in_reg56.i ], [ %overflow_arg_area60.i, %vaarg.in_mem58.i ]
  %21 = load i32, ptr %vaarg.addr63.i, align 4
  %cmp64.i = icmp ne i32 %21, -1
  br i1 %cmp64.i, label %if.then65.i, label %if.end67.i

if.then65.i:                                      ; preds = %vaarg.end62.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.2)
  unreachable

if.end67.i:                                       ; preds = %vaarg.end62.i, %cond.end.i
  %22 = ptrtoint ptr %3 to i64
  %and68.i = and i64 %22, 3
  %tobool69.i = icmp ne i64 %and68.i, 0
  br i1 %tobool69.i, label %if.then70.i, label %if.end71.i

if.then70.i:                                      ; preds = %if.end67.i
  %call.i85 = call i32 @__gomc_reads_errno()
  %tobool.i86 = icmp ne i32 %call.i85, 0
  br i1 %tobool.i86, label %if.end.i90, label %return

if.end.i90:                                       ; preds = %if.then70.i
  %call1.i88 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i88, align 4
  %cmp.i89 = icmp ne i32 %23, 22
  br i1 %cmp.i89, label %if.then2.i91, label %return

if.then2.i91:                                     ; preds = %if.end.i90
  store i32 22, ptr %call1.i88, align 4
  br label %return

if.end71.i:                                       ; preds = %if.end67.i
  switch i32 %and.i, label %cond.false75.i [
    i32 9, label %cond.true73.i
    i32 0, label %cond.true73.i
  ]

cond.true73.i:                                    ; preds = %if.end71.i, %if.end71.i
  %call.i = call i32 @__gomc_self()
  %shr.i116 = lshr i64 %22, 2
  %shr1.i117 = lshr i64 %22, 28
  %mul.i118 = mul i64 %shr1.i117, 37
  %add.i119 = add i64 %shr.i116, %mul.i118
  %shr2.i120 = lshr i64 %22, 50
  %mul3.i121 = mul i64 %shr2.i120, 101
  %add4.i122 = add i64 %add.i119, %mul3.i121
  %rem.i123 = urem i64 %add4.i122, 1021
  %arrayidx.i124 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i64 0, i64 %rem.i123
  call void @__gomc_fence()
  br label %do.body.i225

do.body.i225:                                     ; preds = %do.body.i225, %cond.true73.i
  %call.i242 = call i32 @__gomc_self()
  %conv.i243 = zext i32 %call.i242 to i64
  %add.i244 = add i64 %conv.i243, 1
  %call1.i224 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i124, i32 noundef 8, i64 noundef %add.i244, i64 noundef 0, i32 noundef 1)
  %and.i252 = and i64 %call1.i224, 4294967295
  %conv.i253 = trunc i64 %and.i252 to i32
  %cmp.i227 = icmp ne i32 %conv.i253, 0
  br i1 %cmp.i227, label %do.body.i225, label %hold_lock.exit229

hold_lock.exit229:                                ; preds = %do.body.i225
  %24 = load atomic i32, ptr %3 seq_cst, align 4
  %cmp.i39 = icmp ne i32 %24, %11
  br i1 %cmp.i39, label %if.then.i40, label %if.end.i41

if.then.i40:                                      ; preds = %hold_lock.exit229
  %call.i.i266 = call i32 @__gomc_self()
  %conv.i.i267 = zext i32 %call.i.i266 to i64
  %add.i.i268 = add i64 %conv.i.i267, 1
  %call1.i269 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i124, i32 noundef 8, i64 noundef %add.i.i268, i64 noundef 0, i32 noundef 1)
  %call.i67 = call i32 @__gomc_reads_errno()
  %tobool.i68 = icmp ne i32 %call.i67, 0
  br i1 %tobool.i68, label %if.end.i72, label %return

if.end.i72:                                       ; preds = %if.then.i40
  %call1.i70 = call ptr @__errno_location()
  %25 = load i32, ptr %call1.i70, align 4
  %cmp.i71 = icmp ne i32 %25, 11
  br i1 %cmp.i71, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i72
  store i32 11, ptr %call1.i70, align 4
  br label %return

if.end.i41:                                       ; preds = %hold_lock.exit229
  %cmp3.i = icmp uge i32 %call.i, 31
  br i1 %cmp3.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %if.end.i41
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end6.i:                                        ; preds = %if.end.i41
  %waiting7.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i124, i32 0, i32 3
  %26 = load atomic i32, ptr %waiting7.i monotonic, align 8
  %cmp9.i = icmp eq i32 %26, 0
  br i1 %cmp9.i, label %if.then11.i, label %if.else.i

if.then11.i:                                      ; preds = %if.end6.i
  %futex12.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i124, i32 0, i32 2
  store atomic i64 %22, ptr %futex12.i monotonic, align 8
  br label %if.end19.i

if.else.i:                                        ; preds = %if.end6.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i124, i32 0, i32 2
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
  %queue.i144 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i124, i32 0, i32 1
  %call.i145 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i144, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %call.i.i261 = call i32 @__gomc_self()
  %conv.i.i262 = zext i32 %call.i.i261 to i64
  %add.i.i263 = add i64 %conv.i.i262, 1
  %call1.i264 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i124, i32 noundef 8, i64 noundef %add.i.i263, i64 noundef 0, i32 noundef 1)
  %call.i146 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i147 = icmp ne i32 %call.i146, 0
  br i1 %tobool.i147, label %land.lhs.true.i149, label %cond_spurious.exit

land.lhs.true.i149:                               ; preds = %if.end19.i
  %28 = ptrtoint ptr %queue.i144 to i64
  %call2.i = call i64 @__gomc_note(i64 noundef %28, i32 noundef 0)
  %tobool3.i148 = icmp ne i64 %call2.i, 0
  br i1 %tobool3.i148, label %cond_spurious.exit, label %land.rhs.i150

land.rhs.i150:                                    ; preds = %land.lhs.true.i149
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i150, %land.lhs.true.i149, %if.end19.i
  %29 = phi i1 [ false, %land.lhs.true.i149 ], [ false, %if.end19.i ], [ %tobool5.i, %land.rhs.i150 ]
  %tobool.i42 = icmp ne ptr %cond.i, null
  %brmerge = select i1 %tobool.i42, i1 true, i1 %29
  br i1 %brmerge, label %do.body.i217, label %do.body.i

do.body.i217:                                     ; preds = %cond_spurious.exit, %do.body.i217
  %call.i245 = call i32 @__gomc_self()
  %conv.i246 = zext i32 %call.i245 to i64
  %add.i247 = add i64 %conv.i246, 1
  %call1.i216 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i124, i32 noundef 8, i64 noundef %add.i247, i64 noundef 0, i32 noundef 1)
  %and.i255 = and i64 %call1.i216, 4294967295
  %conv.i256 = trunc i64 %and.i255 to i32
  %cmp.i219 = icmp ne i32 %conv.i256, 0
  br i1 %cmp.i219, label %do.body.i217, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i217
  %call.i.i = call i64 @__gomc_rmw(i32 noundef 32, ptr noundef %queue.i144, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %shl.i = shl i64 1, %conv22.i
  %shl1.i = shl i64 %shl.i, 32
  %or.i = or i64 %shl.i, %shl1.i
  %and.i186 = and i64 %call.i.i, %or.i
  %cmp2.i187 = icmp eq i64 %and.i186, 0
  br i1 %cmp2.i187, label %leave.exit, label %if.then.i163

if.then.i163:                                     ; preds = %hold_lock.exit
  %30 = load atomic i32, ptr %waiting7.i monotonic, align 8
  %sub.i162 = sub i32 %30, 1
  store atomic i32 %sub.i162, ptr %waiting7.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i163, %hold_lock.exit
  %call.i.i258 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i258 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i259 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i124, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp2.i187, true
  %31 = select i1 %29, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %31 to i32
  %call.i166 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i167 = icmp ne i32 %call.i166, 0
  br i1 %tobool.i167, label %if.then.i171, label %cond_woken.exit

if.then.i171:                                     ; preds = %leave.exit
  %32 = ptrtoint ptr %queue.i144 to i64
  %conv.i169 = sext i32 %land.ext.i to i64
  %call2.i170 = call i64 @__gomc_remember(i64 noundef %32, i64 noundef %conv.i169)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i171, %leave.exit
  %brmerge95 = select i1 %cmp2.i187, i1 true, i1 %29
  br i1 %brmerge95, label %cond.end.i47, label %cond.false.i45

cond.false.i45:                                   ; preds = %cond_woken.exit
  %call.i75 = call i32 @__gomc_reads_errno()
  %tobool.i76 = icmp ne i32 %call.i75, 0
  br i1 %tobool.i76, label %if.end.i80, label %cond.end.i47

if.end.i80:                                       ; preds = %cond.false.i45
  %call1.i78 = call ptr @__errno_location()
  %33 = load i32, ptr %call1.i78, align 4
  %cmp.i79 = icmp ne i32 %33, 110
  br i1 %cmp.i79, label %if.then2.i81, label %cond.end.i47

if.then2.i81:                                     ; preds = %if.end.i80
  store i32 110, ptr %call1.i78, align 4
  br label %cond.end.i47

cond.end.i47:                                     ; preds = %if.end.i80, %if.then2.i81, %cond.false.i45, %cond_woken.exit
  %cond.i46 = phi i32 [ 0, %cond_woken.exit ], [ -1, %cond.false.i45 ], [ -1, %if.then2.i81 ], [ -1, %if.end.i80 ]
  %conv35.i = sext i32 %cond.i46 to i64
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 31, ptr noundef %queue.i144, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %shl.i199 = shl i64 1, %conv22.i
  %shl1.i200 = shl i64 %shl.i199, 32
  %or.i202 = or i64 %shl.i199, %shl1.i200
  %and.i203 = and i64 %call39.i, %or.i202
  %cmp2.i204 = icmp eq i64 %and.i203, 0
  %lnot42.i = xor i1 %cmp2.i204, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i175 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i176 = icmp ne i32 %call.i175, 0
  br i1 %tobool.i176, label %if.then.i180, label %return

if.then.i180:                                     ; preds = %do.end.i
  %34 = ptrtoint ptr %queue.i144 to i64
  %call2.i179 = call i64 @__gomc_remember(i64 noundef %34, i64 noundef 0)
  br label %return

cond.false75.i:                                   ; preds = %if.end71.i
  %cmp.i57 = icmp sle i32 %11, 0
  br i1 %cmp.i57, label %if.then.i58, label %if.end.i60

if.then.i58:                                      ; preds = %cond.false75.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.5)
  unreachable

if.end.i60:                                       ; preds = %cond.false75.i
  %shr.i = lshr i64 %22, 2
  %shr1.i = lshr i64 %22, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i113 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %22, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i113, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i64 0, i64 %rem.i
  call void @__gomc_fence()
  br label %do.body.i234

do.body.i234:                                     ; preds = %do.body.i234, %if.end.i60
  %call.i239 = call i32 @__gomc_self()
  %conv.i240 = zext i32 %call.i239 to i64
  %add.i241 = add i64 %conv.i240, 1
  %call1.i233 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i241, i64 noundef 0, i32 noundef 1)
  %and.i249 = and i64 %call1.i233, 4294967295
  %conv.i250 = trunc i64 %and.i249 to i32
  %cmp.i236 = icmp ne i32 %conv.i250, 0
  br i1 %cmp.i236, label %do.body.i234, label %hold_lock.exit238

hold_lock.exit238:                                ; preds = %do.body.i234
  %waiting1.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 3
  %35 = load atomic i32, ptr %waiting1.i monotonic, align 8
  %cmp2.i = icmp eq i32 %35, 0
  br i1 %cmp2.i, label %if.then6.i, label %lor.lhs.false.i61

lor.lhs.false.i61:                                ; preds = %hold_lock.exit238
  %futex3.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 2
  %36 = load atomic i64, ptr %futex3.i monotonic, align 8
  %cmp5.i = icmp ne i64 %36, %22
  br i1 %cmp5.i, label %if.then6.i, label %if.end7.i62

if.then6.i:                                       ; preds = %lor.lhs.false.i61, %hold_lock.exit238
  %call.i.i276 = call i32 @__gomc_self()
  %conv.i.i277 = zext i32 %call.i.i276 to i64
  %add.i.i278 = add i64 %conv.i.i277, 1
  %call1.i279 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i278, i64 noundef 0, i32 noundef 1)
  br label %return

if.end7.i62:                                      ; preds = %lor.lhs.false.i61
  %cmp8.i = icmp sge i32 %11, 31
  %cmp10.i = icmp uge i32 %11, %35
  %or.cond96 = select i1 %cmp8.i, i1 true, i1 %cmp10.i
  br i1 %or.cond96, label %if.then11.i63, label %for.cond.i

if.then11.i63:                                    ; preds = %if.end7.i62
  %queue.i132 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i133 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i132, i32 noundef 8, i64 noundef 1, i64 noundef %22, i32 noundef 2)
  br label %if.end15.i

for.cond.i:                                       ; preds = %if.end7.i62, %for.body.i
  %woken.i55.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end7.i62 ]
  %cmp13.i = icmp ult i32 %woken.i55.0, %11
  br i1 %cmp13.i, label %for.body.i, label %if.end15.i

for.body.i:                                       ; preds = %for.cond.i
  %queue.i138 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i139 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i138, i32 noundef 8, i64 noundef 1, i64 noundef %22, i32 noundef 2)
  %inc.i = add i32 %woken.i55.0, 1
  br label %for.cond.i

if.end15.i:                                       ; preds = %for.cond.i, %if.then11.i63
  %woken.i55.1 = phi i32 [ %35, %if.then11.i63 ], [ %woken.i55.0, %for.cond.i ]
  %sub.i = sub i32 %35, %woken.i55.1
  store atomic i32 %sub.i, ptr %waiting1.i monotonic, align 8
  %call.i.i271 = call i32 @__gomc_self()
  %conv.i.i272 = zext i32 %call.i.i271 to i64
  %add.i.i273 = add i64 %conv.i.i272, 1
  %call1.i274 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i273, i64 noundef 0, i32 noundef 1)
  %conv.i65 = zext i32 %woken.i55.1 to i64
  br label %return

if.then11:                                        ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str)
  unreachable

if.end12:                                         ; preds = %if.end
  %gp_offset = load i32, ptr %args, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.end12
  %37 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area = load ptr, ptr %37, align 16
  %38 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %39 = add i32 %gp_offset, 8
  store i32 %39, ptr %args, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.end12
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %38, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %40 = load i32, ptr %vaarg.addr, align 4
  %gp_offset16 = load i32, ptr %args, align 16
  %fits_in_gp17 = icmp ule i32 %gp_offset16, 40
  br i1 %fits_in_gp17, label %vaarg.in_reg18, label %vaarg.in_mem20

vaarg.in_reg18:                                   ; preds = %vaarg.end
  %41 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area19 = load ptr, ptr %41, align 16
  %42 = getelementptr i8, ptr %reg_save_area19, i32 %gp_offset16
  %43 = add i32 %gp_offset16, 8
  store i32 %43, ptr %args, align 16
  br label %vaarg.end24

vaarg.in_mem20:                                   ; preds = %vaarg.end
  %overflow_arg_area_p21 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area22 = load ptr, ptr %overflow_arg_area_p21, align 8
  %overflow_arg_area.next23 = getelementptr i8, ptr %overflow_arg_area22, i32 8
  store ptr %overflow_arg_area.next23, ptr %overflow_arg_area_p21, align 8
  br label %vaarg.end24

vaarg.end24:                                      ; preds = %vaarg.in_mem20, %vaarg.in_reg18
  %vaarg.addr25 = phi ptr [ %42, %vaarg.in_reg18 ], [ %overflow_arg_area22, %vaarg.in_mem20 ]
  %44 = load i32, ptr %vaarg.addr25, align 4
  %tobool.i28 = icmp ne i32 %44, 0
  br i1 %tobool.i28, label %if.then.i31, label %if.end.i32

if.then.i31:                                      ; preds = %vaarg.end24
  %call.i105 = call i32 @__gomc_reads_errno()
  %tobool.i106 = icmp ne i32 %call.i105, 0
  br i1 %tobool.i106, label %if.end.i110, label %return

if.end.i110:                                      ; preds = %if.then.i31
  %call1.i108 = call ptr @__errno_location()
  %45 = load i32, ptr %call1.i108, align 4
  %cmp.i109 = icmp ne i32 %45, 22
  br i1 %cmp.i109, label %if.then2.i111, label %return

if.then2.i111:                                    ; preds = %if.end.i110
  store i32 22, ptr %call1.i108, align 4
  br label %return

if.end.i32:                                       ; preds = %vaarg.end24
  switch i32 %40, label %sw.epilog.i [
    i32 0, label %return
    i32 16, label %sw.bb1.i
    i32 8, label %sw.bb2.i
    i32 1, label %sw.bb8.i
  ]

sw.bb1.i:                                         ; preds = %if.end.i32
  store atomic i32 1, ptr @__gomc_membarrier_registered monotonic, align 4
  br label %return

sw.bb2.i:                                         ; preds = %if.end.i32
  %46 = load atomic i32, ptr @__gomc_membarrier_registered monotonic, align 4
  %tobool3.i = icmp ne i32 %46, 0
  br i1 %tobool3.i, label %if.end7.i, label %if.then4.i

if.then4.i:                                       ; preds = %sw.bb2.i
  %call.i95 = call i32 @__gomc_reads_errno()
  %tobool.i96 = icmp ne i32 %call.i95, 0
  br i1 %tobool.i96, label %if.end.i100, label %return

if.end.i100:                                      ; preds = %if.then4.i
  %call1.i98 = call ptr @__errno_location()
  %47 = load i32, ptr %call1.i98, align 4
  %cmp.i99 = icmp ne i32 %47, 1
  br i1 %cmp.i99, label %if.then2.i101, label %return

if.then2.i101:                                    ; preds = %if.end.i100
  store i32 1, ptr %call1.i98, align 4
  br label %return

if.end7.i:                                        ; preds = %sw.bb2.i
  call void @__gomc_fence_all()
  br label %return

sw.bb8.i:                                         ; preds = %if.end.i32
  call void @__gomc_fence_all()
  br label %return

sw.epilog.i:                                      ; preds = %if.end.i32
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.6)
  unreachable

return:                                           ; preds = %sw.bb1.i, %if.end7.i, %sw.bb8.i, %if.then.i31, %if.then2.i111, %if.end.i110, %if.end.i32, %if.then4.i, %if.then2.i101, %if.end.i100, %if.then70.i, %if.then2.i91, %if.end.i90, %if.then6.i, %if.end15.i, %cond.end.i47, %if.then.i40, %if.then2.i, %if.end.i72, %if.then.i180, %do.end.i, %if.then
  %retval.0 = phi i64 [ %add, %if.then ], [ -1, %if.then70.i ], [ -1, %if.then2.i91 ], [ -1, %if.end.i90 ], [ %conv35.i, %cond.end.i47 ], [ -1, %if.then.i40 ], [ -1, %if.then2.i ], [ -1, %if.end.i72 ], [ 0, %if.then.i180 ], [ 0, %do.end.i ], [ 0, %if.then6.i ], [ %conv.i65, %if.end15.i ], [ 0, %sw.bb8.i ], [ 0, %if.end7.i ], [ 0, %sw.bb1.i ], [ -1, %if.then.i31 ], [ -1, %if.then2.i111 ], [ -1, %if.end.i110 ], [ 25, %if.end.i32 ], [ -1, %if.then4.i ], [ -1, %if.then2.i101 ], [ -1, %if.end.i100 ]
  ret i64 %retval.0
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

