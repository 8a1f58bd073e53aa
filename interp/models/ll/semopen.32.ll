source_filename = "semopen.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.anon = type { i64, i32, [16 x %struct.entry], [4 x i8] }
%struct.entry = type { [4 x i64], i32, i32, i32, %struct.name }
%struct.name = type { [8 x i64] }

@__gomc_semaphores = internal global %struct.anon zeroinitializer, align 8
@__gomc_semopen.str = private unnamed_addr constant [49 x i8] c"a name of a semaphore of more than 63 characters\00", align 1
@__gomc_semopen.str.1 = private unnamed_addr constant [30 x i8] c"more than 16 named semaphores\00", align 1

define ptr @sem_open(ptr noundef %text, i32 noundef %flags, ...) {
entry:
  %bytes.i = alloca [64 x i8], align 1
  %list = alloca ptr, align 4
  %name = alloca %struct.name, align 4
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
  br i1 %cmp20.i, label %if.then22.i, label %for.cond24.i

if.then22.i:                                      ; preds = %if.end19.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str)
  unreachable

for.cond24.i:                                     ; preds = %if.end19.i, %for.end37.i
  %w.i.0 = phi i32 [ %inc40.i, %for.end37.i ], [ 0, %if.end19.i ]
  %cmp25.i = icmp ult i32 %w.i.0, 8
  br i1 %cmp25.i, label %for.cond28.i, label %parse.exit

for.cond28.i:                                     ; preds = %for.cond24.i, %for.body31.i
  %packed.i.0 = phi i64 [ %or.i, %for.body31.i ], [ 0, %for.cond24.i ]
  %i.i.0 = phi i32 [ %inc36.i, %for.body31.i ], [ 0, %for.cond24.i ]
  %cmp29.i = icmp ult i32 %i.i.0, 8
  br i1 %cmp29.i, label %for.body31.i, label %for.end37.i

for.body31.i:                                     ; preds = %for.cond28.i
  %mul.i = mul i32 8, %w.i.0
  %add.i = add i32 %mul.i, %i.i.0
  %arrayidx32.i = getelementptr inbounds [64 x i8], ptr %bytes.i, i32 0, i32 %add.i
  %3 = load i8, ptr %arrayidx32.i, align 1
  %conv33.i = zext i8 %3 to i64
  %mul34.i = mul i32 8, %i.i.0
  %sh_prom.i = zext i32 %mul34.i to i64
  %shl.i = shl i64 %conv33.i, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc36.i = add i32 %i.i.0, 1
  br label %for.cond28.i

for.end37.i:                                      ; preds = %for.cond28.i
  %arrayidx38.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx38.i, align 4
  %inc40.i = add i32 %w.i.0, 1
  br label %for.cond24.i

parse.exit:                                       ; preds = %for.cond24.i, %for.end.i, %if.end.i, %for.body.i
  %retval.i.0 = phi i32 [ 22, %for.body.i ], [ 36, %if.end.i ], [ 22, %for.end.i ], [ 0, %for.cond24.i ]
  %tobool3 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool3, label %if.end6, label %do.body.i

do.body.i:                                        ; preds = %parse.exit, %do.body.i
  %call.i41 = call i32 @__gomc_self()
  %conv.i42 = zext i32 %call.i41 to i64
  %add.i43 = add i64 %conv.i42, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i43, i64 noundef 0, i32 noundef 1)
  %and.i45 = and i64 %call1.i, 4294967295
  %conv.i46 = trunc i64 %and.i45 to i32
  %cmp.i11 = icmp ne i32 %conv.i46, 0
  br i1 %cmp.i11, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %4 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond.i28

for.cond.i28:                                     ; preds = %if.end.i35, %hold.exit
  %i.i25.0 = phi i32 [ 0, %hold.exit ], [ %inc.i36, %if.end.i35 ]
  %cmp.i27 = icmp ult i32 %i.i25.0, %4
  br i1 %cmp.i27, label %for.body.i31, label %find.exit

for.body.i31:                                     ; preds = %for.cond.i28
  %arrayidx.i29 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i32 0, i32 %i.i25.0
  %unlinked.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i29, i32 0, i32 3
  %5 = load i32, ptr %unlinked.i, align 4
  %tobool.i30 = icmp ne i32 %5, 0
  br i1 %tobool.i30, label %if.end.i35, label %land.lhs.true.i33

land.lhs.true.i33:                                ; preds = %for.body.i31
  %name1.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i29, i32 0, i32 4
  br label %for.cond.i72

for.cond.i72:                                     ; preds = %if.end7.i, %land.lhs.true.i33
  %w.i70.0 = phi i32 [ 0, %land.lhs.true.i33 ], [ %inc.i79, %if.end7.i ]
  %cmp.i71 = icmp ult i32 %w.i70.0, 8
  br i1 %cmp.i71, label %for.body.i75, label %is_same.exit

for.body.i75:                                     ; preds = %for.cond.i72
  %arrayidx.i73 = getelementptr inbounds [8 x i64], ptr %name1.i, i32 0, i32 %w.i70.0
  %6 = load i64, ptr %arrayidx.i73, align 4
  %arrayidx2.i74 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i70.0
  %7 = load i64, ptr %arrayidx2.i74, align 4
  %cmp3.i = icmp ne i64 %6, %7
  br i1 %cmp3.i, label %is_same.exit, label %if.end.i78

if.end.i78:                                       ; preds = %for.body.i75
  %shr.i = lshr i64 %6, 56
  %tobool.i77 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i77, label %if.end7.i, label %is_same.exit

if.end7.i:                                        ; preds = %if.end.i78
  %inc.i79 = add i32 %w.i70.0, 1
  br label %for.cond.i72

is_same.exit:                                     ; preds = %for.cond.i72, %if.end.i78, %for.body.i75
  %retval.i69.0 = phi i32 [ 0, %for.body.i75 ], [ 1, %if.end.i78 ], [ 1, %for.cond.i72 ]
  %tobool2.i = icmp ne i32 %retval.i69.0, 0
  br i1 %tobool2.i, label %find.exit, label %if.end.i35

if.end.i35:                                       ; preds = %is_same.exit, %for.body.i31
  %inc.i36 = add i32 %i.i25.0, 1
  br label %for.cond.i28

find.exit:                                        ; preds = %for.cond.i28, %is_same.exit
  %retval.i23.0 = phi ptr [ %arrayidx.i29, %is_same.exit ], [ null, %for.cond.i28 ]
  %tobool.i15 = icmp ne ptr %retval.i23.0, null
  %or.cond = and i1 %tobool.i15, %tobool
  %and3.i = and i32 %flags, 128
  %tobool4.i = icmp ne i32 %and3.i, 0
  %or.cond51 = and i1 %or.cond, %tobool4.i
  br i1 %or.cond51, label %open_named.exit, label %if.end.i17

if.end.i17:                                       ; preds = %find.exit
  %or.cond52 = or i1 %tobool.i15, %tobool
  br i1 %or.cond52, label %if.end10.i, label %open_named.exit

if.end10.i:                                       ; preds = %if.end.i17
  %tobool11.i = icmp eq ptr %retval.i23.0, null
  %conv.i18 = zext i32 %value.0 to i64
  %cmp.i19 = icmp ugt i64 %conv.i18, 2147483647
  %or.cond53 = select i1 %tobool11.i, i1 %cmp.i19, i1 false
  br i1 %or.cond53, label %open_named.exit, label %if.end15.i20

if.end15.i20:                                     ; preds = %if.end10.i
  br i1 %tobool.i15, label %cond.end.i, label %cond.false.i

cond.false.i:                                     ; preds = %if.end15.i20
  %8 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  %cmp.i56 = icmp eq i32 %8, 16
  br i1 %cmp.i56, label %if.then.i57, label %add.exit

if.then.i57:                                      ; preds = %cond.false.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str.1)
  unreachable

add.exit:                                         ; preds = %cond.false.i
  %add.i58 = add i32 %8, 1
  store i32 %add.i58, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  %arrayidx.i59 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i32 0, i32 %8
  %name1.i60 = getelementptr inbounds %struct.entry, ptr %arrayidx.i59, i32 0, i32 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %name1.i60, ptr align 4 %name, i32 64, i1 false)
  %kept.i61 = getelementptr inbounds %struct.entry, ptr %arrayidx.i59, i32 0, i32 1
  store i32 %value.0, ptr %kept.i61, align 4
  br label %cond.end.i

cond.end.i:                                       ; preds = %if.end15.i20, %add.exit
  %cond.i = phi ptr [ %arrayidx.i59, %add.exit ], [ %retval.i23.0, %if.end15.i20 ]
  %opened1.i = getelementptr inbounds %struct.entry, ptr %cond.i, i32 0, i32 2
  %9 = load i32, ptr %opened1.i, align 4
  %cmp.i47 = icmp eq i32 %9, 0
  br i1 %cmp.i47, label %if.then.i49, label %open_entry.exit

if.then.i49:                                      ; preds = %cond.end.i
  %10 = ptrtoint ptr %cond.i to i32
  %add.i.i = add i32 %10, 7
  %and.i.i = and i32 %add.i.i, -8
  %11 = inttoptr i32 %and.i.i to ptr
  %kept.i = getelementptr inbounds %struct.entry, ptr %cond.i, i32 0, i32 1
  %12 = load i32, ptr %kept.i, align 4
  %conv.i48 = zext i32 %12 to i64
  %call2.i = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %11, i32 noundef 8, i64 noundef %conv.i48, i64 noundef 0, i32 noundef 4)
  br label %open_entry.exit

open_entry.exit:                                  ; preds = %if.then.i49, %cond.end.i
  %add.i50 = add i32 %9, 1
  store i32 %add.i50, ptr %opened1.i, align 4
  br label %open_named.exit

open_named.exit:                                  ; preds = %if.end10.i, %if.end.i17, %find.exit, %open_entry.exit
  %sem.0 = phi ptr [ %cond.i, %open_entry.exit ], [ null, %find.exit ], [ null, %if.end.i17 ], [ null, %if.end10.i ]
  %retval.i12.0 = phi i32 [ 0, %open_entry.exit ], [ 17, %find.exit ], [ 2, %if.end.i17 ], [ 22, %if.end10.i ]
  %call.i38 = call i32 @__gomc_self()
  %conv.i39 = zext i32 %call.i38 to i64
  %add.i40 = add i64 %conv.i39, 1
  %call1.i22 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i40, i64 noundef 0, i32 noundef 1)
  br label %if.end6

if.end6:                                          ; preds = %open_named.exit, %parse.exit
  %sem.1 = phi ptr [ null, %parse.exit ], [ %sem.0, %open_named.exit ]
  %error.0 = phi i32 [ %retval.i.0, %parse.exit ], [ %retval.i12.0, %open_named.exit ]
  %tobool7 = icmp ne i32 %error.0, 0
  br i1 %tobool7, label %if.then8, label %if.end10

if.then8:                                         ; preds = %if.end6
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i64 = icmp ne i32 %call.i, 0
  br i1 %tobool.i64, label %if.end.i68, label %if.end10

if.end.i68:                                       ; preds = %if.then8
  %call1.i66 = call ptr @__errno_location()
  %13 = load i32, ptr %call1.i66, align 4
  %cmp.i67 = icmp ne i32 %13, %error.0
  br i1 %cmp.i67, label %if.then2.i, label %if.end10

if.then2.i:                                       ; preds = %if.end.i68
  store i32 %error.0, ptr %call1.i66, align 4
  br label %if.end10

if.end10:                                         ; preds = %if.end.i68, %if.then2.i, %if.then8, %if.end6
  ret ptr %sem.1
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @sem_close(ptr noundef %sem) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i26 = and i64 %call1.i, 4294967295
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp.i = icmp ne i32 %conv.i27, 0
  br i1 %cmp.i, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %0 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %hold.exit
  %i.0 = phi i32 [ 0, %hold.exit ], [ %inc, %for.inc ]
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
  %call.i18 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i18 to i64
  %add.i19 = add i64 %conv.i, 1
  %call1.i17 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i19, i64 noundef 0, i32 noundef 1)
  br label %return

for.inc:                                          ; preds = %for.body
  %inc = add i32 %i.0, 1
  br label %for.cond

for.end:                                          ; preds = %if.end, %for.cond
  %call.i20 = call i32 @__gomc_self()
  %conv.i21 = zext i32 %call.i20 to i64
  %add.i22 = add i64 %conv.i21, 1
  %call1.i15 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i22, i64 noundef 0, i32 noundef 1)
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %for.end
  %call1.i29 = call ptr @__errno_location()
  %4 = load i32, ptr %call1.i29, align 4
  %cmp.i30 = icmp ne i32 %4, 22
  br i1 %cmp.i30, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i29, align 4
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %for.end, %if.end12
  %retval.0 = phi i32 [ 0, %if.end12 ], [ -1, %for.end ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %retval.0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_unlink(ptr noundef %text) {
entry:
  %bytes.i = alloca [64 x i8], align 1
  %name = alloca %struct.name, align 4
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
  br i1 %cmp20.i, label %if.then22.i, label %for.cond24.i

if.then22.i:                                      ; preds = %if.end19.i
  call void @__gomc_unsupported(ptr noundef @__gomc_semopen.str)
  unreachable

for.cond24.i:                                     ; preds = %if.end19.i, %for.end37.i
  %w.i.0 = phi i32 [ %inc40.i, %for.end37.i ], [ 0, %if.end19.i ]
  %cmp25.i = icmp ult i32 %w.i.0, 8
  br i1 %cmp25.i, label %for.cond28.i, label %parse.exit

for.cond28.i:                                     ; preds = %for.cond24.i, %for.body31.i
  %packed.i.0 = phi i64 [ %or.i, %for.body31.i ], [ 0, %for.cond24.i ]
  %i.i.0 = phi i32 [ %inc36.i, %for.body31.i ], [ 0, %for.cond24.i ]
  %cmp29.i = icmp ult i32 %i.i.0, 8
  br i1 %cmp29.i, label %for.body31.i, label %for.end37.i

for.body31.i:                                     ; preds = %for.cond28.i
  %mul.i = mul i32 8, %w.i.0
  %add.i = add i32 %mul.i, %i.i.0
  %arrayidx32.i = getelementptr inbounds [64 x i8], ptr %bytes.i, i32 0, i32 %add.i
  %2 = load i8, ptr %arrayidx32.i, align 1
  %conv33.i = zext i8 %2 to i64
  %mul34.i = mul i32 8, %i.i.0
  %sh_prom.i = zext i32 %mul34.i to i64
  %shl.i = shl i64 %conv33.i, %sh_prom.i
  %or.i = or i64 %packed.i.0, %shl.i
  %inc36.i = add i32 %i.i.0, 1
  br label %for.cond28.i

for.end37.i:                                      ; preds = %for.cond28.i
  %arrayidx38.i = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i.0
  store i64 %packed.i.0, ptr %arrayidx38.i, align 4
  %inc40.i = add i32 %w.i.0, 1
  br label %for.cond24.i

parse.exit:                                       ; preds = %for.cond24.i, %for.end.i, %if.end.i, %for.body.i
  %retval.i.0 = phi i32 [ 22, %for.body.i ], [ 36, %if.end.i ], [ 22, %for.end.i ], [ 0, %for.cond24.i ]
  %cmp = icmp eq i32 %retval.i.0, 22
  %spec.select = select i1 %cmp, i32 2, i32 %retval.i.0
  %tobool = icmp ne i32 %spec.select, 0
  br i1 %tobool, label %if.end6, label %do.body.i

do.body.i:                                        ; preds = %parse.exit, %do.body.i
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i30 = add i64 %conv.i29, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i31 = trunc i64 %and.i to i32
  %cmp.i9 = icmp ne i32 %conv.i31, 0
  br i1 %cmp.i9, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %3 = load i32, ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 1), align 8
  br label %for.cond.i16

for.cond.i16:                                     ; preds = %if.end.i22, %hold.exit
  %i.i14.0 = phi i32 [ 0, %hold.exit ], [ %inc.i23, %if.end.i22 ]
  %cmp.i15 = icmp ult i32 %i.i14.0, %3
  br i1 %cmp.i15, label %for.body.i19, label %find.exit

for.body.i19:                                     ; preds = %for.cond.i16
  %arrayidx.i17 = getelementptr inbounds [16 x %struct.entry], ptr getelementptr inbounds (%struct.anon, ptr @__gomc_semaphores, i32 0, i32 2), i32 0, i32 %i.i14.0
  %unlinked.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i17, i32 0, i32 3
  %4 = load i32, ptr %unlinked.i, align 4
  %tobool.i18 = icmp ne i32 %4, 0
  br i1 %tobool.i18, label %if.end.i22, label %land.lhs.true.i

land.lhs.true.i:                                  ; preds = %for.body.i19
  %name1.i = getelementptr inbounds %struct.entry, ptr %arrayidx.i17, i32 0, i32 4
  br label %for.cond.i41

for.cond.i41:                                     ; preds = %if.end7.i, %land.lhs.true.i
  %w.i39.0 = phi i32 [ 0, %land.lhs.true.i ], [ %inc.i48, %if.end7.i ]
  %cmp.i40 = icmp ult i32 %w.i39.0, 8
  br i1 %cmp.i40, label %for.body.i44, label %is_same.exit

for.body.i44:                                     ; preds = %for.cond.i41
  %arrayidx.i42 = getelementptr inbounds [8 x i64], ptr %name1.i, i32 0, i32 %w.i39.0
  %5 = load i64, ptr %arrayidx.i42, align 4
  %arrayidx2.i43 = getelementptr inbounds [8 x i64], ptr %name, i32 0, i32 %w.i39.0
  %6 = load i64, ptr %arrayidx2.i43, align 4
  %cmp3.i = icmp ne i64 %5, %6
  br i1 %cmp3.i, label %is_same.exit, label %if.end.i47

if.end.i47:                                       ; preds = %for.body.i44
  %shr.i = lshr i64 %5, 56
  %tobool.i46 = icmp ne i64 %shr.i, 0
  br i1 %tobool.i46, label %if.end7.i, label %is_same.exit

if.end7.i:                                        ; preds = %if.end.i47
  %inc.i48 = add i32 %w.i39.0, 1
  br label %for.cond.i41

is_same.exit:                                     ; preds = %for.cond.i41, %if.end.i47, %for.body.i44
  %retval.i38.0 = phi i32 [ 0, %for.body.i44 ], [ 1, %if.end.i47 ], [ 1, %for.cond.i41 ]
  %tobool2.i = icmp ne i32 %retval.i38.0, 0
  br i1 %tobool2.i, label %find.exit, label %if.end.i22

if.end.i22:                                       ; preds = %is_same.exit, %for.body.i19
  %inc.i23 = add i32 %i.i14.0, 1
  br label %for.cond.i16

find.exit:                                        ; preds = %for.cond.i16, %is_same.exit
  %retval.i12.0 = phi ptr [ %arrayidx.i17, %is_same.exit ], [ null, %for.cond.i16 ]
  %tobool3 = icmp ne ptr %retval.i12.0, null
  br i1 %tobool3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %find.exit
  %unlinked = getelementptr inbounds %struct.entry, ptr %retval.i12.0, i32 0, i32 3
  store i32 1, ptr %unlinked, align 4
  br label %if.end5

if.end5:                                          ; preds = %find.exit, %if.then4
  %error.1 = phi i32 [ %spec.select, %if.then4 ], [ 2, %find.exit ]
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call1.i11 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef @__gomc_semaphores, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  br label %if.end6

if.end6:                                          ; preds = %if.end5, %parse.exit
  %error.2 = phi i32 [ %spec.select, %parse.exit ], [ %error.1, %if.end5 ]
  %tobool7 = icmp ne i32 %error.2, 0
  br i1 %tobool7, label %cond.true, label %cond.end

cond.true:                                        ; preds = %if.end6
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i33 = icmp ne i32 %call.i, 0
  br i1 %tobool.i33, label %if.end.i37, label %cond.end

if.end.i37:                                       ; preds = %cond.true
  %call1.i35 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i35, align 4
  %cmp.i36 = icmp ne i32 %7, %error.2
  br i1 %cmp.i36, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i37
  store i32 %error.2, ptr %call1.i35, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end6, %if.end.i37, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i37 ], [ 0, %if.end6 ]
  ret i32 %cond
}

declare void @llvm.memset.p0.i32(ptr nocapture writeonly, i8, i32, i1 immarg)

declare void @__gomc_unsupported(ptr noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

