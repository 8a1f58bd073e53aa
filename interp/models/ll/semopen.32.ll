source_filename = "semopen.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon = type { i64, i32, [16 x %struct.entry], [4 x i8] }
%struct.entry = type { [4 x i64], i32, i32, i32, %struct.packed }
%struct.packed = type { [8 x i64] }

@__gomc_semaphores = internal global %struct.anon zeroinitializer, align 8
@__gomc_semopen.str = private unnamed_addr constant [49 x i8] c"a name of a semaphore of more than 63 characters\00", align 1
@__gomc_semopen.str.1 = private unnamed_addr constant [30 x i8] c"more than 16 named semaphores\00", align 1

define ptr @sem_open(ptr noundef %text, i32 noundef %flags, ...) {
entry:
  %bytes.i = alloca [64 x i8], align 1
  %list = alloca ptr, align 4
  %name = alloca %struct.packed, align 4
  %and = and i32 %flags, 64
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @llvm.va_start(ptr %list)
  %argp.cur = load ptr, ptr %list, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  %argp.next2 = getelementptr inbounds i8, ptr %argp.next, i32 4
  store ptr %argp.next2, ptr %list, align 4
  %0 = load i32, ptr %argp.next, align 4
  call void @llvm.va_end(ptr %list)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %value.0 = phi i32 [ %0, %if.then ], [ 0, %entry ]
  call void @llvm.memset.p0.i32(ptr align 1 %bytes.i, i8 0, i32 64, i1 false)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.end
  %text.addr.i.0 = phi ptr [ %text, %if.end ], [ %incdec.ptr.i, %while.body.i ]
  %1 = load i8, ptr %text.addr.i.0, align 1
  %conv.i = sext i8 %1 to i32
  %cmp.i = icmp eq i32 %conv.i, 47
  br i1 %cmp.i, label %while.body.i, label %for.cond.i

while.body.i:                                     ; preds = %while.cond.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %text.addr.i.0, i32 1
  br label %while.cond.i

for.cond.i:                                       ; preds = %while.cond.i, %if.end15.i
  %n.i.0 = phi i32 [ %inc.i, %if.end15.i ], [ 0, %while.cond.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %text.addr.i.0, i32 %n.i.0
  %2 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %2, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %conv3.i = sext i8 %2 to i32
  %cmp4.i = icmp eq i32 %conv3.i, 47
  br i1 %cmp4.i, label %parse.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %cmp6.i = icmp eq i32 %n.i.0, 251
  br i1 %cmp6.i, label %parse.exit, label %if.end9.i

if.end9.i:                                        ; preds = %if.end.i
  %cmp10.i = icmp ult i32 %n.i.0, 64
  br i1 %cmp10.i, label %if.then12.i, label %if.end15.i

if.then12.i:                                      ; preds = %if.end9.i
  %arrayidx14.i = getelementptr inbounds [64 x i8], ptr %bytes.i, i32 0, i32 %n.i.0
  store i8 %2, ptr %arrayidx14.i, align 1
  br label %if.end15.i

if.end15.i:                                       ; preds = %if.then12.i, %if.end9.i
  %inc.i = add i32 %n.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %cmp16.i = icmp eq i32 %n.i.0, 0
  br i1 %cmp16.i, label %parse.exit, label %if.end19.i

if.end19.i:                                       ; preds = %for.end.i
  %cmp20.i = icmp uge i32 %n.i.0, 64
  br i1 %cmp20.i, label %if.then22.i, label %for.cond.i37

if.then22.i:                                      ; preds = %if.end19.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str)
  unreachable

for.cond.i37:                                     ; preds = %if.end19.i, %for.end.i42
  %w.i.0 = phi i32 [ %inc7.i, %for.end.i42 ], [ 0, %if.end19.i ]
  %cmp.i36 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i36, label %for.cond1.i, label %parse.exit

for.cond1.i:                                      ; preds = %for.cond.i37, %for.body3.i
  %i.i35.0 = phi i32 [ %inc.i41, %for.body3.i ], [ 0, %for.cond.i37 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i37 ]
  %cmp2.i = icmp ult i32 %i.i35.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i42

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i = mul i32 8, %w.i.0
  %add.i = add i32 %mul.i, %i.i35.0
  %arrayidx.i39 = getelementptr inbounds i8, ptr %bytes.i, i32 %add.i
  %3 = load i8, ptr %arrayidx.i39, align 1
  %conv.i40 = zext i8 %3 to i64
  %mul4.i = mul i32 8, %i.i35.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i40, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i41 = add i32 %i.i35.0, 1
  br label %for.cond1.i

for.end.i42:                                      ; preds = %for.cond1.i
  %arrayidx5.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx5.i, align 4
  %inc7.i = add i32 %w.i.0, 1
  br label %for.cond.i37

parse.exit:                                       ; preds = %for.cond.i37, %for.end.i, %if.end.i, %for.body.i
  %retval.i.0 = phi i32 [ 22, %for.body.i ], [ 36, %if.end.i ], [ 22, %for.end.i ], [ 0, %for.cond.i37 ]
  %tobool3 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool3, label %if.end6, label %do.body.i

do.body.i:                                        ; preds = %parse.exit, %do.body.i
  %call.i44 = call i32 @__gomc_self()
  %conv.i45 = zext i32 %call.i44 to i64
  %add.i46 = add i64 %conv.i45, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i46, i64 noundef 0, i32 noundef 1)
  %and.i48 = and i64 %call1.i, 4294967295
  %conv.i49 = trunc i64 %and.i48 to i32
  %cmp.i43 = icmp ne i32 %conv.i49, 0
  br i1 %cmp.i43, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %4 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond.i23

for.cond.i23:                                     ; preds = %if.end.i30, %hold_lock.exit
  %i.i.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i31, %if.end.i30 ]
  %cmp.i22 = icmp ult i32 %i.i.0, %4
  br i1 %cmp.i22, label %for.body.i26, label %find.exit

for.body.i26:                                     ; preds = %for.cond.i23
  %arrayidx.i24 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i32 0, i32 %i.i.0
  %unlinked.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i24, i32 0, i32 3
  %5 = load i32, ptr %unlinked.i, align 4
  %tobool.i25 = icmp ne i32 %5, 0
  br i1 %tobool.i25, label %if.end.i30, label %land.lhs.true.i28

land.lhs.true.i28:                                ; preds = %for.body.i26
  %name1.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i24, i32 0, i32 4
  br label %for.cond.i78

for.cond.i78:                                     ; preds = %if.end7.i, %land.lhs.true.i28
  %w.i76.0 = phi i32 [ 0, %land.lhs.true.i28 ], [ %inc.i86, %if.end7.i ]
  %cmp.i77 = icmp ult i32 %w.i76.0, 8
  br i1 %cmp.i77, label %for.body.i81, label %is_same.exit

for.body.i81:                                     ; preds = %for.cond.i78
  %arrayidx.i79 = getelementptr inbounds [8 x i64], ptr %name1.i, i32 0, i32 %w.i76.0
  %6 = load i64, ptr %arrayidx.i79, align 4
  %arrayidx2.i80 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i76.0
  %7 = load i64, ptr %arrayidx2.i80, align 4
  %cmp3.i = icmp ne i64 %6, %7
  br i1 %cmp3.i, label %is_same.exit, label %if.end.i85

if.end.i85:                                       ; preds = %for.body.i81
  %shr.i = lshr i64 %6, 56
  %tobool.i84 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i84, label %if.end7.i, label %is_same.exit

if.end7.i:                                        ; preds = %if.end.i85
  %inc.i86 = add i32 %w.i76.0, 1
  br label %for.cond.i78

is_same.exit:                                     ; preds = %for.cond.i78, %if.end.i85, %for.body.i81
  %retval.i75.0 = phi i32 [ 0, %for.body.i81 ], [ 1, %if.end.i85 ], [ 1, %for.cond.i78 ]
  %tobool2.i = icmp ne i32 %retval.i75.0, 0
  br i1 %tobool2.i, label %find.exit, label %if.end.i30

if.end.i30:                                       ; preds = %is_same.exit, %for.body.i26
  %inc.i31 = add i32 %i.i.0, 1
  br label %for.cond.i23

find.exit:                                        ; preds = %for.cond.i23, %is_same.exit
  %retval.i19.0 = phi ptr [ %arrayidx.i24, %is_same.exit ], [ null, %for.cond.i23 ]
  %tobool.i13 = icmp ne ptr %retval.i19.0, null
  %or.cond = and i1 %tobool.i13, %tobool
  %and3.i = and i32 %flags, 128
  %tobool4.i = icmp ne i32 %and3.i, 0
  %or.cond51 = and i1 %or.cond, %tobool4.i
  br i1 %or.cond51, label %open_named.exit, label %if.end.i15

if.end.i15:                                       ; preds = %find.exit
  %or.cond52 = or i1 %tobool.i13, %tobool
  br i1 %or.cond52, label %if.end10.i, label %open_named.exit

if.end10.i:                                       ; preds = %if.end.i15
  %tobool11.i = icmp eq ptr %retval.i19.0, null
  %conv.i16 = zext i32 %value.0 to i64
  %cmp.i17 = icmp ugt i64 %conv.i16, 2147483647
  %or.cond53 = select i1 %tobool11.i, i1 %cmp.i17, i1 false
  br i1 %or.cond53, label %open_named.exit, label %if.end15.i18

if.end15.i18:                                     ; preds = %if.end10.i
  br i1 %tobool.i13, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %if.end15.i18
  %8 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  %cmp.i59 = icmp eq i32 %8, 16
  br i1 %cmp.i59, label %if.then.i60, label %add.exit

if.then.i60:                                      ; preds = %cond.false.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str.1)
  unreachable

add.exit:                                         ; preds = %cond.false.i
  %add.i61 = add i32 %8, 1
  store i32 %add.i61, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  %arrayidx.i62 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i32 0, i32 %8
  %name1.i63 = getelementptr inbounds %struct.entry, ptr %arrayidx.i62, i32 0, i32 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %name1.i63, ptr align 4 %name, i32 64, i1 false)
  %kept.i64 = getelementptr inbounds %struct.entry, ptr %arrayidx.i62, i32 0, i32 1
  store i32 %value.0, ptr %kept.i64, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %if.end15.i18, %add.exit
  %cond.i = phi ptr [ %arrayidx.i62, %add.exit ], [ %retval.i19.0, %if.end15.i18 ]
  %opened1.i = getelementptr inbounds %struct.entry, ptr %cond.i, i32 0, i32 2
  %9 = load i32, ptr %opened1.i, align 4
  %cmp.i50 = icmp eq i32 %9, 0
  br i1 %cmp.i50, label %if.then.i52, label %open_entry.exit

if.then.i52:                                      ; preds = %cond.end.i
  %10 = ptrtoint ptr %cond.i to i32
  %add.i.i = add i32 %10, 7
  %and.i.i = and i32 %add.i.i, -8
  %11 = inttoptr i32 %and.i.i to ptr
  %kept.i = getelementptr inbounds %struct.entry, ptr %cond.i, i32 0, i32 1
  %12 = load i32, ptr %kept.i, align 4
  %conv.i51 = zext i32 %12 to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %11, i32 noundef 8, i64 noundef %conv.i51, i64 noundef 0, i32 noundef 4)
  br label %open_entry.exit

open_entry.exit:                                  ; preds = %if.then.i52, %cond.end.i
  %add.i53 = add i32 %9, 1
  store i32 %add.i53, ptr %opened1.i, align 4
  br label %open_named.exit

open_named.exit:                                  ; preds = %if.end10.i, %if.end.i15, %find.exit, %open_entry.exit
  %sem.0 = phi ptr [ %cond.i, %open_entry.exit ], [ null, %find.exit ], [ null, %if.end.i15 ], [ null, %if.end10.i ]
  %retval.i11.0 = phi i32 [ 0, %open_entry.exit ], [ 17, %find.exit ], [ 2, %if.end.i15 ], [ 22, %if.end10.i ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i67 = add i64 %conv.i.i, 1
  %call1.i68 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i.i67, i64 noundef 0, i32 noundef 1)
  br label %if.end6

if.end6:                                          ; preds = %open_named.exit, %parse.exit
  %sem.1 = phi ptr [ null, %parse.exit ], [ %sem.0, %open_named.exit ]
  %error.0 = phi i32 [ %retval.i.0, %parse.exit ], [ %retval.i11.0, %open_named.exit ]
  %tobool7 = icmp ne i32 %error.0, 0
  br i1 %tobool7, label %if.then8, label %if.end10

if.then8:                                         ; preds = %if.end6
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i70 = icmp ne i32 %call.i, 0
  br i1 %tobool.i70, label %if.end.i74, label %if.end10

if.end.i74:                                       ; preds = %if.then8
  %call1.i72 = call ptr @__errno_location()
  %13 = load i32, ptr %call1.i72, align 4
  %cmp.i73 = icmp ne i32 %13, %error.0
  br i1 %cmp.i73, label %if.then2.i, label %if.end10

if.then2.i:                                       ; preds = %if.end.i74
  store i32 %error.0, ptr %call1.i72, align 4
  br label %if.end10

if.end10:                                         ; preds = %if.end.i74, %if.then2.i, %if.then8, %if.end6
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
  %add.i15 = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i15, i64 noundef 0, i32 noundef 1)
  %and.i16 = and i64 %call1.i, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp.i = icmp ne i32 %conv.i17, 0
  br i1 %cmp.i, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %0 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %hold_lock.exit
  %i.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc, %for.inc ]
  %cmp = icmp ult i32 %i.0, %0
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %arrayidx = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i32 0, i32 %i.0
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
  %2 = ptrtoint ptr %arrayidx to i32
  %add.i = add i32 %2, 7
  %and.i = and i32 %add.i, -8
  %3 = inttoptr i32 %and.i to ptr
  %call11 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 8, i64 noundef -4611686018427387904, i64 noundef 0, i32 noundef 4)
  %conv = trunc i64 %call11 to i32
  %kept = getelementptr inbounds %struct.entry, ptr %arrayidx, i32 0, i32 1
  store i32 %conv, ptr %kept, align 4
  br label %if.end12

if.end12:                                         ; preds = %if.then8, %if.end5
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i19 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %if.end, %for.cond
  %call.i.i21 = call i32 @__gomc_self()
  %conv.i.i22 = zext i32 %call.i.i21 to i64
  %add.i.i23 = add i64 %conv.i.i22, 1
  %call1.i24 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i.i23, i64 noundef 0, i32 noundef 1)
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %for.end
  %call1.i26 = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i26, align 4
  %cmp.i27 = icmp ne i32 %4, 22
  br i1 %cmp.i27, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i26, align 4
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %for.end, %if.end12
  %retval.0 = phi i32 [ 0, %if.end12 ], [ -1, %for.end ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %retval.0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_unlink(ptr noundef %text) {
entry:
  %bytes.i = alloca [64 x i8], align 1
  %name = alloca %struct.packed, align 4
  call void @llvm.memset.p0.i32(ptr align 1 %bytes.i, i8 0, i32 64, i1 false)
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

for.cond.i:                                       ; preds = %while.cond.i, %if.end15.i
  %n.i.0 = phi i32 [ %inc.i, %if.end15.i ], [ 0, %while.cond.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %text.addr.i.0, i32 %n.i.0
  %1 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %1, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %conv3.i = sext i8 %1 to i32
  %cmp4.i = icmp eq i32 %conv3.i, 47
  br i1 %cmp4.i, label %parse.exit, label %if.end.i

if.end.i:                                         ; preds = %for.body.i
  %cmp6.i = icmp eq i32 %n.i.0, 251
  br i1 %cmp6.i, label %parse.exit, label %if.end9.i

if.end9.i:                                        ; preds = %if.end.i
  %cmp10.i = icmp ult i32 %n.i.0, 64
  br i1 %cmp10.i, label %if.then12.i, label %if.end15.i

if.then12.i:                                      ; preds = %if.end9.i
  %arrayidx14.i = getelementptr inbounds [64 x i8], ptr %bytes.i, i32 0, i32 %n.i.0
  store i8 %1, ptr %arrayidx14.i, align 1
  br label %if.end15.i

if.end15.i:                                       ; preds = %if.then12.i, %if.end9.i
  %inc.i = add i32 %n.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %cmp16.i = icmp eq i32 %n.i.0, 0
  br i1 %cmp16.i, label %parse.exit, label %if.end19.i

if.end19.i:                                       ; preds = %for.end.i
  %cmp20.i = icmp uge i32 %n.i.0, 64
  br i1 %cmp20.i, label %if.then22.i, label %for.cond.i24

if.then22.i:                                      ; preds = %if.end19.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str)
  unreachable

for.cond.i24:                                     ; preds = %if.end19.i, %for.end.i29
  %w.i.0 = phi i32 [ %inc7.i, %for.end.i29 ], [ 0, %if.end19.i ]
  %cmp.i23 = icmp ult i32 %w.i.0, 8
  br i1 %cmp.i23, label %for.cond1.i, label %parse.exit

for.cond1.i:                                      ; preds = %for.cond.i24, %for.body3.i
  %i.i22.0 = phi i32 [ %inc.i28, %for.body3.i ], [ 0, %for.cond.i24 ]
  %packed.i.0 = phi i64 [ %or.i, %for.body3.i ], [ 0, %for.cond.i24 ]
  %cmp2.i = icmp ult i32 %i.i22.0, 8
  br i1 %cmp2.i, label %for.body3.i, label %for.end.i29

for.body3.i:                                      ; preds = %for.cond1.i
  %mul.i = mul i32 8, %w.i.0
  %add.i = add i32 %mul.i, %i.i22.0
  %arrayidx.i26 = getelementptr inbounds i8, ptr %bytes.i, i32 %add.i
  %2 = load i8, ptr %arrayidx.i26, align 1
  %conv.i27 = zext i8 %2 to i64
  %mul4.i = mul i32 8, %i.i22.0
  %sh_prom.i = zext i32 %mul4.i to i64
  %shl.i = shl i64 %conv.i27, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc.i28 = add i32 %i.i22.0, 1
  br label %for.cond1.i

for.end.i29:                                      ; preds = %for.cond1.i
  %arrayidx5.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx5.i, align 4
  %inc7.i = add i32 %w.i.0, 1
  br label %for.cond.i24

parse.exit:                                       ; preds = %for.cond.i24, %for.end.i, %if.end.i, %for.body.i
  %retval.i.0 = phi i32 [ 22, %for.body.i ], [ 36, %if.end.i ], [ 22, %for.end.i ], [ 0, %for.cond.i24 ]
  %cmp = icmp eq i32 %retval.i.0, 22
  %spec.select = select i1 %cmp, i32 2, i32 %retval.i.0
  %tobool = icmp ne i32 %spec.select, 0
  br i1 %tobool, label %if.end6, label %do.body.i

do.body.i:                                        ; preds = %parse.exit, %do.body.i
  %call.i32 = call i32 @__gomc_self()
  %conv.i33 = zext i32 %call.i32 to i64
  %add.i34 = add i64 %conv.i33, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i34, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i35 = trunc i64 %and.i to i32
  %cmp.i31 = icmp ne i32 %conv.i35, 0
  br i1 %cmp.i31, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %3 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond.i12

for.cond.i12:                                     ; preds = %if.end.i17, %hold_lock.exit
  %i.i.0 = phi i32 [ 0, %hold_lock.exit ], [ %inc.i18, %if.end.i17 ]
  %cmp.i11 = icmp ult i32 %i.i.0, %3
  br i1 %cmp.i11, label %for.body.i15, label %find.exit

for.body.i15:                                     ; preds = %for.cond.i12
  %arrayidx.i13 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i32 0, i32 %i.i.0
  %unlinked.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i13, i32 0, i32 3
  %4 = load i32, ptr %unlinked.i, align 4
  %tobool.i14 = icmp ne i32 %4, 0
  br i1 %tobool.i14, label %if.end.i17, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %for.body.i15
  %name1.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i13, i32 0, i32 4
  br label %for.cond.i48

for.cond.i48:                                     ; preds = %if.end7.i, %land.lhs.true.i
  %w.i46.0 = phi i32 [ 0, %land.lhs.true.i ], [ %inc.i56, %if.end7.i ]
  %cmp.i47 = icmp ult i32 %w.i46.0, 8
  br i1 %cmp.i47, label %for.body.i51, label %is_same.exit

for.body.i51:                                     ; preds = %for.cond.i48
  %arrayidx.i49 = getelementptr inbounds [8 x i64], ptr %name1.i, i32 0, i32 %w.i46.0
  %5 = load i64, ptr %arrayidx.i49, align 4
  %arrayidx2.i50 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i46.0
  %6 = load i64, ptr %arrayidx2.i50, align 4
  %cmp3.i = icmp ne i64 %5, %6
  br i1 %cmp3.i, label %is_same.exit, label %if.end.i55

if.end.i55:                                       ; preds = %for.body.i51
  %shr.i = lshr i64 %5, 56
  %tobool.i54 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i54, label %if.end7.i, label %is_same.exit

if.end7.i:                                        ; preds = %if.end.i55
  %inc.i56 = add i32 %w.i46.0, 1
  br label %for.cond.i48

is_same.exit:                                     ; preds = %for.cond.i48, %if.end.i55, %for.body.i51
  %retval.i45.0 = phi i32 [ 0, %for.body.i51 ], [ 1, %if.end.i55 ], [ 1, %for.cond.i48 ]
  %tobool2.i = icmp ne i32 %retval.i45.0, 0
  br i1 %tobool2.i, label %find.exit, label %if.end.i17

if.end.i17:                                       ; preds = %is_same.exit, %for.body.i15
  %inc.i18 = add i32 %i.i.0, 1
  br label %for.cond.i12

find.exit:                                        ; preds = %for.cond.i12, %is_same.exit
  %retval.i9.0 = phi ptr [ %arrayidx.i13, %is_same.exit ], [ null, %for.cond.i12 ]
  %tobool3 = icmp ne ptr %retval.i9.0, null
  br i1 %tobool3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %find.exit
  %unlinked = getelementptr inbounds %struct.entry, ptr %retval.i9.0, i32 0, i32 3
  store i32 1, ptr %unlinked, align 4
  br label %if.end5

if.end5:                                          ; preds = %find.exit, %if.then4
  %error.1 = phi i32 [ %spec.select, %if.then4 ], [ 2, %find.exit ]
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i37 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %if.end6

if.end6:                                          ; preds = %if.end5, %parse.exit
  %error.2 = phi i32 [ %spec.select, %parse.exit ], [ %error.1, %if.end5 ]
  %tobool7 = icmp ne i32 %error.2, 0
  br i1 %tobool7, label %cond.true, label %cond.end

cond.true:                                        ; preds = %if.end6
  %call.i39 = call i32 @__gomc_reads_errno()
  %tobool.i40 = icmp ne i32 %call.i39, 0
  br i1 %tobool.i40, label %if.end.i44, label %cond.end

if.end.i44:                                       ; preds = %cond.true
  %call1.i42 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i42, align 4
  %cmp.i43 = icmp ne i32 %7, %error.2
  br i1 %cmp.i43, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i44
  store i32 %error.2, ptr %call1.i42, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end6, %if.end.i44, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i44 ], [ 0, %if.end6 ]
  ret i32 %cond
}

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

