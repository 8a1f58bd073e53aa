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
  %call.i86 = call i32 @__gomc_reads_errno()
  %tobool.i87 = icmp ne i32 %call.i86, 0
  br i1 %tobool.i87, label %if.end.i91, label %return

if.end.i91:                                       ; preds = %if.then70.i
  %call1.i89 = call ptr @__errno_location()
  %23 = load i32, ptr %call1.i89, align 4
  %cmp.i90 = icmp ne i32 %23, 22
  br i1 %cmp.i90, label %if.then2.i92, label %return

if.then2.i92:                                     ; preds = %if.end.i91
  store i32 22, ptr %call1.i89, align 4
  br label %return

if.end71.i:                                       ; preds = %if.end67.i
  switch i32 %and.i, label %cond.false75.i [
    i32 9, label %cond.true73.i
    i32 0, label %cond.true73.i
  ]

cond.true73.i:                                    ; preds = %if.end71.i, %if.end71.i
  %call.i = call i32 @__gomc_self()
  %shr.i117 = lshr i64 %22, 2
  %shr1.i118 = lshr i64 %22, 28
  %mul.i119 = mul i64 %shr1.i118, 37
  %add.i120 = add i64 %shr.i117, %mul.i119
  %shr2.i121 = lshr i64 %22, 50
  %mul3.i122 = mul i64 %shr2.i121, 101
  %add4.i123 = add i64 %add.i120, %mul3.i122
  %rem.i124 = urem i64 %add4.i123, 1021
  %arrayidx.i125 = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i64 0, i64 %rem.i124
  call void @__gomc_fence()
  br label %do.body.i204

do.body.i204:                                     ; preds = %do.body.i204, %cond.true73.i
  %call.i221 = call i32 @__gomc_self()
  %conv.i222 = zext i32 %call.i221 to i64
  %add.i223 = add i64 %conv.i222, 1
  %call1.i203 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i125, i32 noundef 8, i64 noundef %add.i223, i64 noundef 0, i32 noundef 1)
  %and.i231 = and i64 %call1.i203, 4294967295
  %conv.i232 = trunc i64 %and.i231 to i32
  %cmp.i206 = icmp ne i32 %conv.i232, 0
  br i1 %cmp.i206, label %do.body.i204, label %hold_lock.exit208

hold_lock.exit208:                                ; preds = %do.body.i204
  %24 = load atomic i32, ptr %3 seq_cst, align 4
  %cmp.i39 = icmp ne i32 %24, %11
  br i1 %cmp.i39, label %if.then.i40, label %if.end.i41

if.then.i40:                                      ; preds = %hold_lock.exit208
  %call.i.i245 = call i32 @__gomc_self()
  %conv.i.i246 = zext i32 %call.i.i245 to i64
  %add.i.i247 = add i64 %conv.i.i246, 1
  %call1.i248 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i125, i32 noundef 8, i64 noundef %add.i.i247, i64 noundef 0, i32 noundef 1)
  %call.i68 = call i32 @__gomc_reads_errno()
  %tobool.i69 = icmp ne i32 %call.i68, 0
  br i1 %tobool.i69, label %if.end.i73, label %return

if.end.i73:                                       ; preds = %if.then.i40
  %call1.i71 = call ptr @__errno_location()
  %25 = load i32, ptr %call1.i71, align 4
  %cmp.i72 = icmp ne i32 %25, 11
  br i1 %cmp.i72, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i73
  store i32 11, ptr %call1.i71, align 4
  br label %return

if.end.i41:                                       ; preds = %hold_lock.exit208
  %cmp3.i = icmp uge i32 %call.i, 31
  br i1 %cmp3.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %if.end.i41
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.3)
  unreachable

if.end6.i:                                        ; preds = %if.end.i41
  %waiting7.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i125, i32 0, i32 3
  %26 = load atomic i32, ptr %waiting7.i monotonic, align 8
  %cmp9.i = icmp eq i32 %26, 0
  br i1 %cmp9.i, label %if.then11.i, label %if.else.i

if.then11.i:                                      ; preds = %if.end6.i
  %futex12.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i125, i32 0, i32 2
  store atomic i64 %22, ptr %futex12.i monotonic, align 8
  br label %if.end19.i

if.else.i:                                        ; preds = %if.end6.i
  %futex13.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i125, i32 0, i32 2
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
  %queue.i145 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i125, i32 0, i32 1
  %call.i146 = call i64 @__gomc_rmw(i32 noundef 27, ptr noundef %queue.i145, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %call.i.i240 = call i32 @__gomc_self()
  %conv.i.i241 = zext i32 %call.i.i240 to i64
  %add.i.i242 = add i64 %conv.i.i241, 1
  %call1.i243 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i125, i32 noundef 8, i64 noundef %add.i.i242, i64 noundef 0, i32 noundef 1)
  %call.i147 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i148 = icmp ne i32 %call.i147, 0
  br i1 %tobool.i148, label %land.lhs.true.i150, label %cond_spurious.exit

land.lhs.true.i150:                               ; preds = %if.end19.i
  %28 = ptrtoint ptr %queue.i145 to i64
  %call2.i = call i64 @__gomc_note(i64 noundef %28, i32 noundef 0)
  %tobool3.i149 = icmp ne i64 %call2.i, 0
  br i1 %tobool3.i149, label %cond_spurious.exit, label %land.rhs.i151

land.rhs.i151:                                    ; preds = %land.lhs.true.i150
  %call4.i = call i32 @__gomc_happens(i32 noundef 1)
  %tobool5.i = icmp ne i32 %call4.i, 0
  br label %cond_spurious.exit

cond_spurious.exit:                               ; preds = %land.rhs.i151, %land.lhs.true.i150, %if.end19.i
  %29 = phi i1 [ false, %land.lhs.true.i150 ], [ false, %if.end19.i ], [ %tobool5.i, %land.rhs.i151 ]
  %tobool.i42 = icmp ne ptr %cond.i, null
  %brmerge = select i1 %tobool.i42, i1 true, i1 %29
  br i1 %brmerge, label %if.then26.i, label %do.body.i

if.then26.i:                                      ; preds = %cond_spurious.exit
  %shl.i159 = shl i64 1, %conv22.i
  %add.i160 = add i32 32, %call.i
  %sh_prom1.i = zext i32 %add.i160 to i64
  %shl2.i = shl i64 1, %sh_prom1.i
  %or.i = or i64 %shl.i159, %shl2.i
  br label %do.body.i196

do.body.i196:                                     ; preds = %do.body.i196, %if.then26.i
  %call.i224 = call i32 @__gomc_self()
  %conv.i225 = zext i32 %call.i224 to i64
  %add.i226 = add i64 %conv.i225, 1
  %call1.i195 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i125, i32 noundef 8, i64 noundef %add.i226, i64 noundef 0, i32 noundef 1)
  %and.i234 = and i64 %call1.i195, 4294967295
  %conv.i235 = trunc i64 %and.i234 to i32
  %cmp.i198 = icmp ne i32 %conv.i235, 0
  br i1 %cmp.i198, label %do.body.i196, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i196
  %not.i = xor i64 %or.i, -1
  %call.i.i = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %queue.i145, i32 noundef 8, i64 noundef %not.i, i64 noundef %22, i32 noundef 2)
  %shr.i188 = lshr i64 %call.i.i, 32
  %conv.i189 = trunc i64 %shr.i188 to i32
  %shl4.i = shl i32 1, %call.i
  %and.i161 = and i32 %conv.i189, %shl4.i
  %cmp.i162 = icmp ne i32 %and.i161, 0
  br i1 %cmp.i162, label %leave.exit, label %if.then.i167

if.then.i167:                                     ; preds = %hold_lock.exit
  %30 = load atomic i32, ptr %waiting7.i monotonic, align 8
  %sub.i166 = sub i32 %30, 1
  store atomic i32 %sub.i166, ptr %waiting7.i monotonic, align 8
  br label %leave.exit

leave.exit:                                       ; preds = %if.then.i167, %hold_lock.exit
  %call.i.i237 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i237 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i238 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i125, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %lnot.i = xor i1 %cmp.i162, true
  %spec.select90 = select i1 %29, i1 %lnot.i, i1 false
  %land.ext.i = zext i1 %spec.select90 to i32
  %call.i170 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i171 = icmp ne i32 %call.i170, 0
  br i1 %tobool.i171, label %if.then.i175, label %cond_woken.exit

if.then.i175:                                     ; preds = %leave.exit
  %31 = ptrtoint ptr %queue.i145 to i64
  %conv.i173 = sext i32 %land.ext.i to i64
  %call2.i174 = call i64 @__gomc_remember(i64 noundef %31, i64 noundef %conv.i173)
  br label %cond_woken.exit

cond_woken.exit:                                  ; preds = %if.then.i175, %leave.exit
  %brmerge91 = select i1 %cmp.i162, i1 true, i1 %29
  br i1 %brmerge91, label %cond.end.i47, label %cond.false.i45

cond.false.i45:                                   ; preds = %cond_woken.exit
  %call.i76 = call i32 @__gomc_reads_errno()
  %tobool.i77 = icmp ne i32 %call.i76, 0
  br i1 %tobool.i77, label %if.end.i81, label %cond.end.i47

if.end.i81:                                       ; preds = %cond.false.i45
  %call1.i79 = call ptr @__errno_location()
  %32 = load i32, ptr %call1.i79, align 4
  %cmp.i80 = icmp ne i32 %32, 110
  br i1 %cmp.i80, label %if.then2.i82, label %cond.end.i47

if.then2.i82:                                     ; preds = %if.end.i81
  store i32 110, ptr %call1.i79, align 4
  br label %cond.end.i47

cond.end.i47:                                     ; preds = %if.end.i81, %if.then2.i82, %cond.false.i45, %cond_woken.exit
  %cond.i46 = phi i32 [ 0, %cond_woken.exit ], [ -1, %cond.false.i45 ], [ -1, %if.then2.i82 ], [ -1, %if.end.i81 ]
  %conv35.i = sext i32 %cond.i46 to i64
  br label %return

do.body.i:                                        ; preds = %cond_spurious.exit, %do.body.i
  %call39.i = call i64 @__gomc_wait(i32 noundef 30, ptr noundef %queue.i145, i32 noundef 8, i64 noundef %conv22.i, i64 noundef %22, i32 noundef 2)
  %shr.i191 = lshr i64 %call39.i, 32
  %conv.i192 = trunc i64 %shr.i191 to i32
  %shl.i = shl i32 1, %call.i
  %and.i48 = and i32 %conv.i192, %shl.i
  %tobool41.i = icmp ne i32 %and.i48, 0
  %lnot42.i = xor i1 %tobool41.i, true
  br i1 %lnot42.i, label %do.body.i, label %do.end.i

do.end.i:                                         ; preds = %do.body.i
  %call.i179 = call i32 @__gomc_may_happen(i32 noundef 1)
  %tobool.i180 = icmp ne i32 %call.i179, 0
  br i1 %tobool.i180, label %if.then.i184, label %return

if.then.i184:                                     ; preds = %do.end.i
  %33 = ptrtoint ptr %queue.i145 to i64
  %call2.i183 = call i64 @__gomc_remember(i64 noundef %33, i64 noundef 0)
  br label %return

cond.false75.i:                                   ; preds = %if.end71.i
  %cmp.i58 = icmp sle i32 %11, 0
  br i1 %cmp.i58, label %if.then.i59, label %if.end.i61

if.then.i59:                                      ; preds = %cond.false75.i
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str.5)
  unreachable

if.end.i61:                                       ; preds = %cond.false75.i
  %shr.i = lshr i64 %22, 2
  %shr1.i = lshr i64 %22, 28
  %mul.i = mul i64 %shr1.i, 37
  %add.i114 = add i64 %shr.i, %mul.i
  %shr2.i = lshr i64 %22, 50
  %mul3.i = mul i64 %shr2.i, 101
  %add4.i = add i64 %add.i114, %mul3.i
  %rem.i = urem i64 %add4.i, 1021
  %arrayidx.i = getelementptr inbounds [1021 x %struct.bucket], ptr @__gomc_futexes, i64 0, i64 %rem.i
  call void @__gomc_fence()
  br label %do.body.i213

do.body.i213:                                     ; preds = %do.body.i213, %if.end.i61
  %call.i218 = call i32 @__gomc_self()
  %conv.i219 = zext i32 %call.i218 to i64
  %add.i220 = add i64 %conv.i219, 1
  %call1.i212 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i220, i64 noundef 0, i32 noundef 1)
  %and.i228 = and i64 %call1.i212, 4294967295
  %conv.i229 = trunc i64 %and.i228 to i32
  %cmp.i215 = icmp ne i32 %conv.i229, 0
  br i1 %cmp.i215, label %do.body.i213, label %hold_lock.exit217

hold_lock.exit217:                                ; preds = %do.body.i213
  %waiting1.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 3
  %34 = load atomic i32, ptr %waiting1.i monotonic, align 8
  %cmp2.i = icmp eq i32 %34, 0
  br i1 %cmp2.i, label %if.then6.i, label %lor.lhs.false.i62

lor.lhs.false.i62:                                ; preds = %hold_lock.exit217
  %futex3.i = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 2
  %35 = load atomic i64, ptr %futex3.i monotonic, align 8
  %cmp5.i = icmp ne i64 %35, %22
  br i1 %cmp5.i, label %if.then6.i, label %if.end7.i63

if.then6.i:                                       ; preds = %lor.lhs.false.i62, %hold_lock.exit217
  %call.i.i255 = call i32 @__gomc_self()
  %conv.i.i256 = zext i32 %call.i.i255 to i64
  %add.i.i257 = add i64 %conv.i.i256, 1
  %call1.i258 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i257, i64 noundef 0, i32 noundef 1)
  br label %return

if.end7.i63:                                      ; preds = %lor.lhs.false.i62
  %cmp8.i = icmp sge i32 %11, 31
  %cmp10.i = icmp uge i32 %11, %34
  %or.cond92 = select i1 %cmp8.i, i1 true, i1 %cmp10.i
  br i1 %or.cond92, label %if.then11.i64, label %for.cond.i

if.then11.i64:                                    ; preds = %if.end7.i63
  %queue.i133 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i134 = call i64 @__gomc_rmw(i32 noundef 29, ptr noundef %queue.i133, i32 noundef 8, i64 noundef 0, i64 noundef %22, i32 noundef 2)
  br label %if.end15.i

for.cond.i:                                       ; preds = %if.end7.i63, %for.body.i
  %woken.i56.0 = phi i32 [ %inc.i, %for.body.i ], [ 0, %if.end7.i63 ]
  %cmp13.i = icmp ult i32 %woken.i56.0, %11
  br i1 %cmp13.i, label %for.body.i, label %if.end15.i

for.body.i:                                       ; preds = %for.cond.i
  %queue.i139 = getelementptr inbounds %struct.bucket, ptr %arrayidx.i, i32 0, i32 1
  %call.i140 = call i64 @__gomc_rmw(i32 noundef 28, ptr noundef %queue.i139, i32 noundef 8, i64 noundef 0, i64 noundef %22, i32 noundef 2)
  %inc.i = add i32 %woken.i56.0, 1
  br label %for.cond.i

if.end15.i:                                       ; preds = %for.cond.i, %if.then11.i64
  %woken.i56.1 = phi i32 [ %34, %if.then11.i64 ], [ %woken.i56.0, %for.cond.i ]
  %sub.i = sub i32 %34, %woken.i56.1
  store atomic i32 %sub.i, ptr %waiting1.i monotonic, align 8
  %call.i.i250 = call i32 @__gomc_self()
  %conv.i.i251 = zext i32 %call.i.i250 to i64
  %add.i.i252 = add i64 %conv.i.i251, 1
  %call1.i253 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %arrayidx.i, i32 noundef 8, i64 noundef %add.i.i252, i64 noundef 0, i32 noundef 1)
  %conv.i66 = zext i32 %woken.i56.1 to i64
  br label %return

if.then11:                                        ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_futex.str)
  unreachable

if.end12:                                         ; preds = %if.end
  %gp_offset = load i32, ptr %args, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.end12
  %36 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area = load ptr, ptr %36, align 16
  %37 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %38 = add i32 %gp_offset, 8
  store i32 %38, ptr %args, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.end12
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %37, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %39 = load i32, ptr %vaarg.addr, align 4
  %gp_offset16 = load i32, ptr %args, align 16
  %fits_in_gp17 = icmp ule i32 %gp_offset16, 40
  br i1 %fits_in_gp17, label %vaarg.in_reg18, label %vaarg.in_mem20

vaarg.in_reg18:                                   ; preds = %vaarg.end
  %40 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area19 = load ptr, ptr %40, align 16
  %41 = getelementptr i8, ptr %reg_save_area19, i32 %gp_offset16
  %42 = add i32 %gp_offset16, 8
  store i32 %42, ptr %args, align 16
  br label %vaarg.end24

vaarg.in_mem20:                                   ; preds = %vaarg.end
  %overflow_arg_area_p21 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area22 = load ptr, ptr %overflow_arg_area_p21, align 8
  %overflow_arg_area.next23 = getelementptr i8, ptr %overflow_arg_area22, i32 8
  store ptr %overflow_arg_area.next23, ptr %overflow_arg_area_p21, align 8
  br label %vaarg.end24

vaarg.end24:                                      ; preds = %vaarg.in_mem20, %vaarg.in_reg18
  %vaarg.addr25 = phi ptr [ %41, %vaarg.in_reg18 ], [ %overflow_arg_area22, %vaarg.in_mem20 ]
  %43 = load i32, ptr %vaarg.addr25, align 4
  %tobool.i28 = icmp ne i32 %43, 0
  br i1 %tobool.i28, label %if.then.i31, label %if.end.i32

if.then.i31:                                      ; preds = %vaarg.end24
  %call.i106 = call i32 @__gomc_reads_errno()
  %tobool.i107 = icmp ne i32 %call.i106, 0
  br i1 %tobool.i107, label %if.end.i111, label %return

if.end.i111:                                      ; preds = %if.then.i31
  %call1.i109 = call ptr @__errno_location()
  %44 = load i32, ptr %call1.i109, align 4
  %cmp.i110 = icmp ne i32 %44, 22
  br i1 %cmp.i110, label %if.then2.i112, label %return

if.then2.i112:                                    ; preds = %if.end.i111
  store i32 22, ptr %call1.i109, align 4
  br label %return

if.end.i32:                                       ; preds = %vaarg.end24
  switch i32 %39, label %sw.epilog.i [
    i32 0, label %return
    i32 16, label %sw.bb1.i
    i32 8, label %sw.bb2.i
    i32 1, label %sw.bb8.i
  ]

sw.bb1.i:                                         ; preds = %if.end.i32
  store atomic i32 1, ptr @__gomc_membarrier_registered monotonic, align 4
  br label %return

sw.bb2.i:                                         ; preds = %if.end.i32
  %45 = load atomic i32, ptr @__gomc_membarrier_registered monotonic, align 4
  %tobool3.i = icmp ne i32 %45, 0
  br i1 %tobool3.i, label %if.end7.i, label %if.then4.i

if.then4.i:                                       ; preds = %sw.bb2.i
  %call.i96 = call i32 @__gomc_reads_errno()
  %tobool.i97 = icmp ne i32 %call.i96, 0
  br i1 %tobool.i97, label %if.end.i101, label %return

if.end.i101:                                      ; preds = %if.then4.i
  %call1.i99 = call ptr @__errno_location()
  %46 = load i32, ptr %call1.i99, align 4
  %cmp.i100 = icmp ne i32 %46, 1
  br i1 %cmp.i100, label %if.then2.i102, label %return

if.then2.i102:                                    ; preds = %if.end.i101
  store i32 1, ptr %call1.i99, align 4
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

return:                                           ; preds = %sw.bb1.i, %if.end7.i, %sw.bb8.i, %if.then.i31, %if.then2.i112, %if.end.i111, %if.end.i32, %if.then4.i, %if.then2.i102, %if.end.i101, %if.then70.i, %if.then2.i92, %if.end.i91, %if.then6.i, %if.end15.i, %cond.end.i47, %if.then.i40, %if.then2.i, %if.end.i73, %if.then.i184, %do.end.i, %if.then
  %retval.0 = phi i64 [ %add, %if.then ], [ -1, %if.then70.i ], [ -1, %if.then2.i92 ], [ -1, %if.end.i91 ], [ %conv35.i, %cond.end.i47 ], [ -1, %if.then.i40 ], [ -1, %if.then2.i ], [ -1, %if.end.i73 ], [ 0, %if.then.i184 ], [ 0, %do.end.i ], [ 0, %if.then6.i ], [ %conv.i66, %if.end15.i ], [ 0, %sw.bb8.i ], [ 0, %if.end7.i ], [ 0, %sw.bb1.i ], [ -1, %if.then.i31 ], [ -1, %if.then2.i112 ], [ -1, %if.end.i111 ], [ 25, %if.end.i32 ], [ -1, %if.then4.i ], [ -1, %if.then2.i102 ], [ -1, %if.end.i101 ]
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

