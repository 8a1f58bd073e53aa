source_filename = "semopen.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { i64, i32, [16 x %struct.entry] }
%struct.entry = type { [4 x i64], i32, i32, i32, %struct.packed }
%struct.packed = type { [8 x i64] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_semaphores = internal global %struct.anon zeroinitializer, align 8
@__gomc_semopen.str = private unnamed_addr constant [49 x i8] c"a name of a semaphore of more than 63 characters\00", align 1
@__gomc_semopen.str.1 = private unnamed_addr constant [30 x i8] c"more than 16 named semaphores\00", align 1

define ptr @sem_open(ptr noundef %text, i32 noundef %flags, ...) {
entry:
  %bytes.i = alloca [64 x i8], align 16
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %name = alloca %struct.packed, align 8
  %and = and i32 %flags, 64
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @llvm.va_start(ptr %list)
  %gp_offset = load i32, ptr %list, align 16
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then
  %0 = add i32 %gp_offset, 8
  store i32 %0, ptr %list, align 16
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then
  %overflow_arg_area_p = getelementptr inbounds %struct.__va_list_tag, ptr %list, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %gp_offset4 = load i32, ptr %list, align 16
  %fits_in_gp5 = icmp ule i32 %gp_offset4, 40
  br i1 %fits_in_gp5, label %vaarg.in_reg6, label %vaarg.in_mem8

vaarg.in_reg6:                                    ; preds = %vaarg.end
  %1 = getelementptr inbounds %struct.__va_list_tag, ptr %list, i32 0, i32 3
  %reg_save_area7 = load ptr, ptr %1, align 16
  %2 = getelementptr i8, ptr %reg_save_area7, i32 %gp_offset4
  %3 = add i32 %gp_offset4, 8
  store i32 %3, ptr %list, align 16
  br label %vaarg.end12

vaarg.in_mem8:                                    ; preds = %vaarg.end
  %overflow_arg_area_p9 = getelementptr inbounds %struct.__va_list_tag, ptr %list, i32 0, i32 2
  %overflow_arg_area10 = load ptr, ptr %overflow_arg_area_p9, align 8
  %overflow_arg_area.next11 = getelementptr i8, ptr %overflow_arg_area10, i32 8
  store ptr %overflow_arg_area.next11, ptr %overflow_arg_area_p9, align 8
  br label %vaarg.end12

vaarg.end12:                                      ; preds = %vaarg.in_mem8, %vaarg.in_reg6
  %vaarg.addr13 = phi ptr [ %2, %vaarg.in_reg6 ], [ %overflow_arg_area10, %vaarg.in_mem8 ]
  %4 = load i32, ptr %vaarg.addr13, align 4
  call void @llvm.va_end(ptr %list)
  br label %if.end

if.end:                                           ; preds = %vaarg.end12, %entry
  %value.0 = phi i32 [ %4, %vaarg.end12 ], [ 0, %entry ]
  call void @llvm.memset.p0.i64(ptr align 16 %bytes.i, i8 0, i64 64, i1 false)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end
  %text.addr.i.0 = phi ptr [ %text, %if.end ], [ %incdec.ptr.i, %while.body.i ]
  %5 = load i8, ptr %text.addr.i.0, align 1
  %conv.i = sext i8 %5 to i32
  %cmp.i = icmp eq i32 %conv.i, 47
  br i1 %cmp.i, label %while.body.i, label %for.cond.i

while.body.i:                                     ; preds = %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %text.addr.i.0, i32 1
  br label %while.cond.i

for.cond.i:                                       ; preds = %while.cond.i, %if.end18.i
  %n.i.0 = phi i32 [ %inc.i, %if.end18.i ], [ 0, %while.cond.i ]
  %idxprom.i = zext i32 %n.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %text.addr.i.0, i64 %idxprom.i
  %6 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %6, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %conv4.i = sext i8 %6 to i32
  %cmp5.i = icmp eq i32 %conv4.i, 47
  br i1 %cmp5.i, label %parse.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %cmp7.i = icmp eq i32 %n.i.0, 251
  br i1 %cmp7.i, label %parse.exit, label %if.end10.i

if.end10.i:                                       ; preds = %if.end.i
  %cmp11.i = icmp ult i32 %n.i.0, 64
  br i1 %cmp11.i, label %if.then13.i, label %if.end18.i

if.then13.i:                                      ; preds = %if.end10.i
  %arrayidx17.i = getelementptr inbounds [64 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i
  store i8 %6, ptr %arrayidx17.i, align 1
  br label %if.end18.i

if.end18.i:                                       ; preds = %if.then13.i, %if.end10.i
  %inc.i = add i32 %n.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %cmp19.i = icmp eq i32 %n.i.0, 0
  br i1 %cmp19.i, label %parse.exit, label %if.end22.i

if.end22.i:                                       ; preds = %for.end.i
  %cmp23.i = icmp uge i32 %n.i.0, 64
  br i1 %cmp23.i, label %if.then25.i, label %for.cond.i51

if.then25.i:                                      ; preds = %if.end22.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str)
  unreachable

for.cond.i51:                                     ; preds = %if.end22.i, %for.end.i57
  %w.i.0 = phi i32 [ %inc8.i, %for.end.i57 ], [ 0, %if.end22.i ]
  %cmp.i50 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i50, label %for.cond1.i, label %parse.exit

for.cond1.i:                                      ; preds = %for.cond.i51, %for.body3.i
  %i.i49.0 = phi i32 [ %inc.i56, %for.body3.i ], [ 0, %for.cond.i51 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i51 ]
  %cmp2.i = icmp ult i32 %i.i49.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i57

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i = mul i32 8, %w.i.0
  %add.i = add i32 %mul.i, %i.i49.0
  %idxprom.i53 = zext i32 %add.i to i64
  %arrayidx.i54 = getelementptr inbounds i8, ptr %bytes.i, i64 %idxprom.i53
  %7 = load i8, ptr %arrayidx.i54, align 1
  %conv.i55 = zext i8 %7 to i64
  %mul4.i = mul i32 8, %i.i49.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i55, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i56 = add i32 %i.i49.0, 1
  br label %for.cond1.i

for.end.i57:                                      ; preds = %for.cond1.i
  %idxprom5.i = zext i32 %w.i.0 to i64
  %arrayidx6.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom5.i
  store i64 %packed.i.0, ptr %arrayidx6.i, align 8
  %inc8.i = add i32 %w.i.0, 1
  br label %for.cond.i51

parse.exit:                                       ; preds = %for.cond.i51, %for.end.i, %if.end.i, %for.body.i
  %retval.i.0 = phi i32 [ 22, %for.body.i ], [ 36, %if.end.i ], [ 22, %for.end.i ], [ 0, %for.cond.i51 ]
  %tobool15 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool15, label %if.end18, label %do.body.i

do.body.i:                                        ; preds = %parse.exit, %do.body.i
  %call.i59 = call i32 @__gomc_self()
  %conv.i60 = zext i32 %call.i59 to i64
  %add.i61 = add i64 %conv.i60, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i61, i64 noundef 0, i32 noundef 1)
  %and.i63 = and i64 %call1.i, 4294967295
  %conv.i64 = trunc i64 %and.i63 to i32
  %cmp.i58 = icmp ne i32 %conv.i64, 0
  br i1 %cmp.i58, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %8 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond.i36

for.cond.i36:                                     ; preds = %if.end.i44, %hold_lock.exit
  %i.i.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i45, %if.end.i44 ]
  %cmp.i35 = icmp ult i32 %i.i.0, %8
  br i1 %cmp.i35, label %for.body.i40, label %find.exit

for.body.i40:                                     ; preds = %for.cond.i36
  %idxprom.i37 = zext i32 %i.i.0 to i64
  %arrayidx.i38 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i64 0, i64 %idxprom.i37
  %unlinked.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i38, i32 0, i32 3
  %9 = load i32, ptr %unlinked.i, align 8
  %tobool.i39 = icmp ne i32 %9, 0
  br i1 %tobool.i39, label %if.end.i44, label %land.lhs.true.i42

land.lhs.true.i42:                                ; preds = %for.body.i40
  %name1.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i38, i32 0, i32 4
  br label %for.cond.i93

for.cond.i93:                                     ; preds = %if.end9.i, %land.lhs.true.i42
  %w.i91.0 = phi i32 [ 0, %land.lhs.true.i42 ], [ %inc.i102, %if.end9.i ]
  %cmp.i92 = icmp ult i32 %w.i91.0, 8
  br i1 %cmp.i92, label %for.body.i98, label %is_same.exit

for.body.i98:                                     ; preds = %for.cond.i93
  %idxprom.i94 = zext i32 %w.i91.0 to i64
  %arrayidx.i95 = getelementptr inbounds [8 x i64], ptr %name1.i, i64 0, i64 %idxprom.i94
  %10 = load i64, ptr %arrayidx.i95, align 8
  %arrayidx3.i97 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i94
  %11 = load i64, ptr %arrayidx3.i97, align 8
  %cmp4.i = icmp ne i64 %10, %11
  br i1 %cmp4.i, label %is_same.exit, label %if.end.i101

if.end.i101:                                      ; preds = %for.body.i98
  %shr.i = lshr i64 %10, 56
  %tobool.i100 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i100, label %if.end9.i, label %is_same.exit

if.end9.i:                                        ; preds = %if.end.i101
  %inc.i102 = add i32 %w.i91.0, 1
  br label %for.cond.i93

is_same.exit:                                     ; preds = %for.cond.i93, %if.end.i101, %for.body.i98
  %retval.i90.0 = phi i32 [ 0, %for.body.i98 ], [ 1, %if.end.i101 ], [ 1, %for.cond.i93 ]
  %tobool2.i = icmp ne i32 %retval.i90.0, 0
  br i1 %tobool2.i, label %find.exit, label %if.end.i44

if.end.i44:                                       ; preds = %is_same.exit, %for.body.i40
  %inc.i45 = add i32 %i.i.0, 1
  br label %for.cond.i36

find.exit:                                        ; preds = %for.cond.i36, %is_same.exit
  %retval.i32.0 = phi ptr [ %arrayidx.i38, %is_same.exit ], [ null, %for.cond.i36 ]
  %tobool.i25 = icmp ne ptr %retval.i32.0, null
  %or.cond = and i1 %tobool.i25, %tobool
  %and3.i = and i32 %flags, 128
  %tobool4.i = icmp ne i32 %and3.i, 0
  %or.cond51 = and i1 %or.cond, %tobool4.i
  br i1 %or.cond51, label %open_named.exit, label %if.end.i27

if.end.i27:                                       ; preds = %find.exit
  %or.cond52 = or i1 %tobool.i25, %tobool
  br i1 %or.cond52, label %if.end10.i29, label %open_named.exit

if.end10.i29:                                     ; preds = %if.end.i27
  %tobool11.i = icmp eq ptr %retval.i32.0, null
  %conv.i30 = zext i32 %value.0 to i64
  %cmp.i31 = icmp ugt i64 %conv.i30, 2147483647
  %or.cond53 = select i1 %tobool11.i, i1 %cmp.i31, i1 false
  br i1 %or.cond53, label %open_named.exit, label %if.end15.i

if.end15.i:                                       ; preds = %if.end10.i29
  br i1 %tobool.i25, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %if.end15.i
  %12 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  %cmp.i74 = icmp eq i32 %12, 16
  br i1 %cmp.i74, label %if.then.i75, label %add.exit

if.then.i75:                                      ; preds = %cond.false.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str.1)
  unreachable

add.exit:                                         ; preds = %cond.false.i
  %add.i76 = add i32 %12, 1
  store i32 %add.i76, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  %idxprom.i77 = zext i32 %12 to i64
  %arrayidx.i78 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i64 0, i64 %idxprom.i77
  %name1.i79 = getelementptr inbounds %struct.entry, ptr %arrayidx.i78, i32 0, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %name1.i79, ptr align 8 %name, i64 64, i1 false)
  %kept.i80 = getelementptr inbounds %struct.entry, ptr %arrayidx.i78, i32 0, i32 1
  store i32 %value.0, ptr %kept.i80, align 8
  br label %cond.end.i

cond.end.i:                                       ; preds = %if.end15.i, %add.exit
  %cond.i = phi ptr [ %arrayidx.i78, %add.exit ], [ %retval.i32.0, %if.end15.i ]
  %opened1.i = getelementptr inbounds %struct.entry, ptr %cond.i, i32 0, i32 2
  %13 = load i32, ptr %opened1.i, align 4
  %cmp.i65 = icmp eq i32 %13, 0
  br i1 %cmp.i65, label %if.then.i67, label %open_entry.exit

if.then.i67:                                      ; preds = %cond.end.i
  %kept.i = getelementptr inbounds %struct.entry, ptr %cond.i, i32 0, i32 1
  %14 = load i32, ptr %kept.i, align 8
  %conv.i66 = zext i32 %14 to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %cond.i, i32 noundef 8, i64 noundef %conv.i66, i64 noundef 0, i32 noundef 4)
  br label %open_entry.exit

open_entry.exit:                                  ; preds = %if.then.i67, %cond.end.i
  %add.i68 = add i32 %13, 1
  store i32 %add.i68, ptr %opened1.i, align 4
  br label %open_named.exit

open_named.exit:                                  ; preds = %if.end10.i29, %if.end.i27, %find.exit, %open_entry.exit
  %sem.0 = phi ptr [ %cond.i, %open_entry.exit ], [ null, %find.exit ], [ null, %if.end.i27 ], [ null, %if.end10.i29 ]
  %retval.i23.0 = phi i32 [ 0, %open_entry.exit ], [ 17, %find.exit ], [ 2, %if.end.i27 ], [ 22, %if.end10.i29 ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i83 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %if.end18

if.end18:                                         ; preds = %open_named.exit, %parse.exit
  %sem.1 = phi ptr [ null, %parse.exit ], [ %sem.0, %open_named.exit ]
  %error.0 = phi i32 [ %retval.i.0, %parse.exit ], [ %retval.i23.0, %open_named.exit ]
  %tobool19 = icmp ne i32 %error.0, 0
  br i1 %tobool19, label %if.then20, label %if.end22

if.then20:                                        ; preds = %if.end18
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i85 = icmp ne i32 %call.i, 0
  br i1 %tobool.i85, label %if.end.i89, label %if.end22

if.end.i89:                                       ; preds = %if.then20
  %call1.i87 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i87, align 4
  %cmp.i88 = icmp ne i32 %15, %error.0
  br i1 %cmp.i88, label %if.then2.i, label %if.end22

if.then2.i:                                       ; preds = %if.end.i89
  store i32 %error.0, ptr %call1.i87, align 4
  br label %if.end22

if.end22:                                         ; preds = %if.end.i89, %if.then2.i, %if.then20, %if.end18
  ret ptr %sem.1
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @sem_close(ptr noundef %sem) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call.i14 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i14 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i15 = trunc i64 %and.i to i32
  %cmp.i = icmp ne i32 %conv.i15, 0
  br i1 %cmp.i, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %0 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %hold_lock.exit
  %i.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i64 0, i64 %idxprom
  %cmp1 = icmp ne ptr %arrayidx, %sem
  br i1 %cmp1, label %for.inc, label %if.end

if.end:                                           ; preds = %for.body
  %opened2 = getelementptr inbounds %struct.entry, ptr %arrayidx, i32 0, i32 2
  %1 = load i32, ptr %opened2, align 4
  %cmp3 = icmp eq i32 %1, 0
  br i1 %cmp3, label %for.end, label %if.end5

if.end5:                                          ; preds = %if.end
  %sub = sub i32 %1, 1
  store i32 %sub, ptr %opened2, align 4
  %cmp7 = icmp eq i32 %1, 1
  br i1 %cmp7, label %if.then8, label %if.end12

if.then8:                                         ; preds = %if.end5
  %call11 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %arrayidx, i32 noundef 8, i64 noundef -4611686018427387904, i64 noundef 0, i32 noundef 4)
  %conv = trunc i64 %call11 to i32
  %kept = getelementptr inbounds %struct.entry, ptr %arrayidx, i32 0, i32 1
  store i32 %conv, ptr %kept, align 8
  br label %if.end12

if.end12:                                         ; preds = %if.then8, %if.end5
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i17 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %if.end, %for.cond
  %call.i.i19 = call i32 @__gomc_self()
  %conv.i.i20 = zext i32 %call.i.i19 to i64
  %add.i.i21 = add i64 %conv.i.i20, 1
  %call1.i22 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i.i21, i64 noundef 0, i32 noundef 1)
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %for.end
  %call1.i24 = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i24, align 4
  %cmp.i25 = icmp ne i32 %2, 22
  br i1 %cmp.i25, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i24, align 4
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %for.end, %if.end12
  %retval.0 = phi i32 [ 0, %if.end12 ], [ -1, %for.end ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %retval.0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_unlink(ptr noundef %text) {
entry:
  %bytes.i = alloca [64 x i8], align 16
  %name = alloca %struct.packed, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %bytes.i, i8 0, i64 64, i1 false)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %text.addr.i.0 = phi ptr [ %text, %entry ], [ %incdec.ptr.i, %while.body.i ]
  %0 = load i8, ptr %text.addr.i.0, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i = icmp eq i32 %conv.i, 47
  br i1 %cmp.i, label %while.body.i, label %for.cond.i

while.body.i:                                     ; preds = %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %text.addr.i.0, i32 1
  br label %while.cond.i

for.cond.i:                                       ; preds = %while.cond.i, %if.end18.i
  %n.i.0 = phi i32 [ %inc.i, %if.end18.i ], [ 0, %while.cond.i ]
  %idxprom.i = zext i32 %n.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %text.addr.i.0, i64 %idxprom.i
  %1 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %conv4.i = sext i8 %1 to i32
  %cmp5.i = icmp eq i32 %conv4.i, 47
  br i1 %cmp5.i, label %parse.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %cmp7.i = icmp eq i32 %n.i.0, 251
  br i1 %cmp7.i, label %parse.exit, label %if.end10.i

if.end10.i:                                       ; preds = %if.end.i
  %cmp11.i = icmp ult i32 %n.i.0, 64
  br i1 %cmp11.i, label %if.then13.i, label %if.end18.i

if.then13.i:                                      ; preds = %if.end10.i
  %arrayidx17.i = getelementptr inbounds [64 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i
  store i8 %1, ptr %arrayidx17.i, align 1
  br label %if.end18.i

if.end18.i:                                       ; preds = %if.then13.i, %if.end10.i
  %inc.i = add i32 %n.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %cmp19.i = icmp eq i32 %n.i.0, 0
  br i1 %cmp19.i, label %parse.exit, label %if.end22.i

if.end22.i:                                       ; preds = %for.end.i
  %cmp23.i = icmp uge i32 %n.i.0, 64
  br i1 %cmp23.i, label %if.then25.i, label %for.cond.i25

if.then25.i:                                      ; preds = %if.end22.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str)
  unreachable

for.cond.i25:                                     ; preds = %if.end22.i, %for.end.i31
  %w.i.0 = phi i32 [ %inc8.i, %for.end.i31 ], [ 0, %if.end22.i ]
  %cmp.i24 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i24, label %for.cond1.i, label %parse.exit

for.cond1.i:                                      ; preds = %for.cond.i25, %for.body3.i
  %i.i23.0 = phi i32 [ %inc.i30, %for.body3.i ], [ 0, %for.cond.i25 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i25 ]
  %cmp2.i = icmp ult i32 %i.i23.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i31

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i = mul i32 8, %w.i.0
  %add.i = add i32 %mul.i, %i.i23.0
  %idxprom.i27 = zext i32 %add.i to i64
  %arrayidx.i28 = getelementptr inbounds i8, ptr %bytes.i, i64 %idxprom.i27
  %2 = load i8, ptr %arrayidx.i28, align 1
  %conv.i29 = zext i8 %2 to i64
  %mul4.i = mul i32 8, %i.i23.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i29, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i30 = add i32 %i.i23.0, 1
  br label %for.cond1.i

for.end.i31:                                      ; preds = %for.cond1.i
  %idxprom5.i = zext i32 %w.i.0 to i64
  %arrayidx6.i = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom5.i
  store i64 %packed.i.0, ptr %arrayidx6.i, align 8
  %inc8.i = add i32 %w.i.0, 1
  br label %for.cond.i25

parse.exit:                                       ; preds = %for.cond.i25, %for.end.i, %if.end.i, %for.body.i
  %retval.i.0 = phi i32 [ 22, %for.body.i ], [ 36, %if.end.i ], [ 22, %for.end.i ], [ 0, %for.cond.i25 ]
  %cmp = icmp eq i32 %retval.i.0, 22
  %spec.select = select i1 %cmp, i32 2, i32 %retval.i.0
  %tobool = icmp ne i32 %spec.select, 0
  br i1 %tobool, label %if.end6, label %do.body.i

do.body.i:                                        ; preds = %parse.exit, %do.body.i
  %call.i34 = call i32 @__gomc_self()
  %conv.i35 = zext i32 %call.i34 to i64
  %add.i36 = add i64 %conv.i35, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i36, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i37 = trunc i64 %and.i to i32
  %cmp.i33 = icmp ne i32 %conv.i37, 0
  br i1 %cmp.i33, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %3 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond.i12

for.cond.i12:                                     ; preds = %if.end.i18, %hold_lock.exit
  %i.i.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i19, %if.end.i18 ]
  %cmp.i11 = icmp ult i32 %i.i.0, %3
  br i1 %cmp.i11, label %for.body.i16, label %find.exit

for.body.i16:                                     ; preds = %for.cond.i12
  %idxprom.i13 = zext i32 %i.i.0 to i64
  %arrayidx.i14 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i64 0, i64 %idxprom.i13
  %unlinked.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i14, i32 0, i32 3
  %4 = load i32, ptr %unlinked.i, align 8
  %tobool.i15 = icmp ne i32 %4, 0
  br i1 %tobool.i15, label %if.end.i18, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %for.body.i16
  %name1.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i14, i32 0, i32 4
  br label %for.cond.i50

for.cond.i50:                                     ; preds = %if.end9.i, %land.lhs.true.i
  %w.i48.0 = phi i32 [ 0, %land.lhs.true.i ], [ %inc.i59, %if.end9.i ]
  %cmp.i49 = icmp ult i32 %w.i48.0, 8
  br i1 %cmp.i49, label %for.body.i55, label %is_same.exit

for.body.i55:                                     ; preds = %for.cond.i50
  %idxprom.i51 = zext i32 %w.i48.0 to i64
  %arrayidx.i52 = getelementptr inbounds [8 x i64], ptr %name1.i, i64 0, i64 %idxprom.i51
  %5 = load i64, ptr %arrayidx.i52, align 8
  %arrayidx3.i54 = getelementptr inbounds [8 x i64], ptr %name, i64 0, i64 %idxprom.i51
  %6 = load i64, ptr %arrayidx3.i54, align 8
  %cmp4.i = icmp ne i64 %5, %6
  br i1 %cmp4.i, label %is_same.exit, label %if.end.i58

if.end.i58:                                       ; preds = %for.body.i55
  %shr.i = lshr i64 %5, 56
  %tobool.i57 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i57, label %if.end9.i, label %is_same.exit

if.end9.i:                                        ; preds = %if.end.i58
  %inc.i59 = add i32 %w.i48.0, 1
  br label %for.cond.i50

is_same.exit:                                     ; preds = %for.cond.i50, %if.end.i58, %for.body.i55
  %retval.i47.0 = phi i32 [ 0, %for.body.i55 ], [ 1, %if.end.i58 ], [ 1, %for.cond.i50 ]
  %tobool2.i = icmp ne i32 %retval.i47.0, 0
  br i1 %tobool2.i, label %find.exit, label %if.end.i18

if.end.i18:                                       ; preds = %is_same.exit, %for.body.i16
  %inc.i19 = add i32 %i.i.0, 1
  br label %for.cond.i12

find.exit:                                        ; preds = %for.cond.i12, %is_same.exit
  %retval.i9.0 = phi ptr [ %arrayidx.i14, %is_same.exit ], [ null, %for.cond.i12 ]
  %tobool3 = icmp ne ptr %retval.i9.0, null
  br i1 %tobool3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %find.exit
  %unlinked = getelementptr inbounds %struct.entry, ptr %retval.i9.0, i32 0, i32 3
  store i32 1, ptr %unlinked, align 8
  br label %if.end5

if.end5:                                          ; preds = %find.exit, %if.then4
  %error.1 = phi i32 [ %spec.select, %if.then4 ], [ 2, %find.exit ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i39 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %if.end6

if.end6:                                          ; preds = %if.end5, %parse.exit
  %error.2 = phi i32 [ %spec.select, %parse.exit ], [ %error.1, %if.end5 ]
  %tobool7 = icmp ne i32 %error.2, 0
  br i1 %tobool7, label %cond.true, label %cond.end

cond.true:                                        ; preds = %if.end6
  %call.i41 = call i32 @__gomc_reads_errno()
  %tobool.i42 = icmp ne i32 %call.i41, 0
  br i1 %tobool.i42, label %if.end.i46, label %cond.end

if.end.i46:                                       ; preds = %cond.true
  %call1.i44 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i44, align 4
  %cmp.i45 = icmp ne i32 %7, %error.2
  br i1 %cmp.i45, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i46
  store i32 %error.2, ptr %call1.i44, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end6, %if.end.i46, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i46 ], [ 0, %if.end6 ]
  ret i32 %cond
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

