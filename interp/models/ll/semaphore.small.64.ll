source_filename = "semaphore.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__gomc_semaphore.str = private unnamed_addr constant [24 x i8] c"overflow of a semaphore\00", align 1
@__gomc_semaphore.str.1 = private unnamed_addr constant [29 x i8] c"use of a destroyed semaphore\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 16

define i32 @sem_init(ptr noundef %sem, i32 noundef %shared, i32 noundef %value) {
entry:
  %conv = zext i32 %value to i64
  %cmp = icmp ugt i64 %conv, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i = icmp ne i32 %0, 22
  br i1 %cmp.i, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %entry
  store i32 %value, ptr %sem, align 4
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %if.then, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %retval.0
}

define i32 @sem_destroy(ptr noundef %sem) {
entry:
  %call1 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %sem, i32 noundef 4, i64 noundef 3221225472, i64 noundef 0, i32 noundef 4)
  %cmp.i = icmp ule i64 %call1, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i3 = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i3, 0
  br i1 %tobool.i, label %if.end.i6, label %check.exit

if.end.i6:                                        ; preds = %if.end.i
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i5 = icmp ne i32 %0, 22
  br i1 %cmp.i5, label %if.then2.i, label %check.exit

if.then2.i:                                       ; preds = %if.end.i6
  store i32 22, ptr %call1.i, align 4
  br label %check.exit

check.exit:                                       ; preds = %if.end.i6, %if.then2.i, %if.end.i, %entry
  %retval.i.0 = phi i32 [ 1, %entry ], [ 0, %if.end.i ], [ 0, %if.then2.i ], [ 0, %if.end.i6 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  %cond = select i1 %tobool, i32 0, i32 -1
  ret i32 %cond
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_wait(ptr noundef %sem) {
entry:
  %call.i40 = call i32 @__gomc_cancels()
  %tobool.i41 = icmp ne i32 %call.i40, 0
  br i1 %tobool.i41, label %land.rhs.i44, label %begin_waiting.exit

land.rhs.i44:                                     ; preds = %entry
  %call1.i42 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i43 = icmp eq i64 %call1.i42, 0
  br i1 %cmp.i43, label %if.end.i17, label %begin_waiting.exit

if.end.i17:                                       ; preds = %land.rhs.i44
  %call1.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i16 = icmp eq i32 %conv.i, 0
  br i1 %cmp.i16, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i17
  %call.i47 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call.i47 to i64
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %call1.i49 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call1.i49, 1
  %tobool5.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i19

if.then.i19:                                      ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %entry, %if.end.i17, %if.then3.i, %land.rhs.i44
  %retval.i13.0 = phi i32 [ 0, %land.rhs.i44 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i17 ], [ 0, %entry ]
  switch i32 %retval.i13.0, label %do.body [
    i32 1, label %if.then
    i32 2, label %if.then2
  ]

if.then:                                          ; preds = %begin_waiting.exit
  %call.i58 = call i32 @__gomc_self()
  %idxprom.i59 = zext i32 %call.i58 to i64
  %arrayidx.i60 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i59
  %0 = load atomic i32, ptr %arrayidx.i60 seq_cst, align 4
  %and.i61 = and i32 %0, 1
  %cmp.i62 = icmp ne i32 %and.i61, 0
  br i1 %cmp.i62, label %await_request.exit66, label %if.then.i.i65

if.then.i.i65:                                    ; preds = %if.then
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit66:                             ; preds = %if.then
  %call.i67 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i68 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %await_request.exit66
  %call.i69 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i70 = and i64 %call.i69, -9223372036854775808
  %tobool.i71 = icmp ne i64 %and.i70, 0
  br i1 %tobool.i71, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i69, 1
  %1 = inttoptr i64 %shl.i to ptr
  %call.i79 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i80 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i79)
  %call.i75 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i77 = shl i64 %call.i69, 1
  %2 = inttoptr i64 %shl.i77 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i73, label %if.end.i74

if.then.i73:                                      ; preds = %while.end.i
  %add.i = add i64 %shl.i77, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i74:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %3 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

if.then2:                                         ; preds = %begin_waiting.exit
  %call4 = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp5 = icmp ne i64 %call4, 0
  br i1 %cmp5, label %if.end10, label %if.then.i23

if.then.i23:                                      ; preds = %if.then2
  call void @__gomc_block(i32 noundef 1)
  unreachable

do.body:                                          ; preds = %begin_waiting.exit, %do.body
  %call7 = call i64 @__gomc_wait(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp8 = icmp eq i64 %call7, 0
  br i1 %cmp8, label %do.body, label %if.end10

if.end10:                                         ; preds = %do.body, %if.then2
  %old.0 = phi i64 [ %call4, %if.then2 ], [ %call7, %do.body ]
  %cmp.i26 = icmp eq i32 %retval.i13.0, 2
  br i1 %cmp.i26, label %if.then.i27, label %if.else.i

if.then.i27:                                      ; preds = %if.end10
  %call.i50 = call i32 @__gomc_self()
  %idxprom.i51 = zext i32 %call.i50 to i64
  %arrayidx.i52 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i51
  %4 = load atomic i32, ptr %arrayidx.i52 seq_cst, align 4
  %and.i53 = and i32 %4, 1
  %cmp.i54 = icmp ne i32 %and.i53, 0
  br i1 %cmp.i54, label %end_waiting.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i27
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i:                                        ; preds = %if.end10
  %call.i = call i32 @__gomc_cancels()
  %tobool.i37 = icmp ne i32 %call.i, 0
  br i1 %tobool.i37, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %if.else.i
  %call1.i38 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i39 = icmp eq i64 %call1.i38, 0
  br i1 %cmp.i39, label %if.then1.i, label %end_waiting.exit

if.then1.i:                                       ; preds = %land.rhs.i
  %call.i82 = call i32 @__gomc_self()
  %idxprom.i83 = zext i32 %call.i82 to i64
  %arrayidx.i84 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i83
  %call1.i86 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i84, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %land.rhs.i, %if.then1.i, %if.else.i, %if.then.i27
  %cmp.i = icmp ule i64 %old.0, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %end_waiting.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i31 = call i32 @__gomc_reads_errno()
  %tobool.i32 = icmp ne i32 %call.i31, 0
  br i1 %tobool.i32, label %if.end.i36, label %check.exit

if.end.i36:                                       ; preds = %if.end.i
  %call1.i34 = call ptr @__errno_location()
  %5 = load i32, ptr %call1.i34, align 4
  %cmp.i35 = icmp ne i32 %5, 22
  br i1 %cmp.i35, label %if.then2.i, label %check.exit

if.then2.i:                                       ; preds = %if.end.i36
  store i32 22, ptr %call1.i34, align 4
  br label %check.exit

check.exit:                                       ; preds = %if.end.i36, %if.then2.i, %if.end.i, %end_waiting.exit
  %retval.i.0 = phi i32 [ 1, %end_waiting.exit ], [ 0, %if.end.i ], [ 0, %if.then2.i ], [ 0, %if.end.i36 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  %cond = select i1 %tobool, i32 0, i32 -1
  ret i32 %cond
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

define i32 @sem_trywait(ptr noundef %sem) {
entry:
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i8 = call i32 @__gomc_reads_errno()
  %tobool.i9 = icmp ne i32 %call.i8, 0
  br i1 %tobool.i9, label %if.end.i13, label %check.exit.i

if.end.i13:                                       ; preds = %if.end.i.i
  %call1.i11 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i11, align 4
  %cmp.i12 = icmp ne i32 %0, 22
  br i1 %cmp.i12, label %if.then2.i14, label %check.exit.i

if.then2.i14:                                     ; preds = %if.end.i13
  store i32 22, ptr %call1.i11, align 4
  br label %check.exit.i

check.exit.i:                                     ; preds = %if.end.i13, %if.then2.i14, %if.end.i.i, %entry
  %retval.i.i.0 = phi i32 [ 1, %entry ], [ 0, %if.end.i.i ], [ 0, %if.then2.i14 ], [ 0, %if.end.i13 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %try_wait.exit

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %try_wait.exit

cond.true.i:                                      ; preds = %if.end.i
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i1 = icmp ne i32 %call.i, 0
  br i1 %tobool.i1, label %if.end.i5, label %try_wait.exit

if.end.i5:                                        ; preds = %cond.true.i
  %call1.i3 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i3, align 4
  %cmp.i4 = icmp ne i32 %1, 11
  br i1 %cmp.i4, label %if.then2.i, label %try_wait.exit

if.then2.i:                                       ; preds = %if.end.i5
  store i32 11, ptr %call1.i3, align 4
  br label %try_wait.exit

try_wait.exit:                                    ; preds = %cond.true.i, %if.then2.i, %if.end.i5, %if.end.i, %check.exit.i
  %retval.i.0 = phi i32 [ -1, %check.exit.i ], [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i5 ], [ 0, %if.end.i ]
  ret i32 %retval.i.0
}

define i32 @sem_timedwait(ptr noundef %sem, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i3 = icmp ult i64 %0, 1000000000
  br i1 %cmp.i3, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i28 = call i32 @__gomc_reads_errno()
  %tobool.i29 = icmp ne i32 %call.i28, 0
  br i1 %tobool.i29, label %if.end.i33, label %return

if.end.i33:                                       ; preds = %if.then
  %call1.i31 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i31, align 4
  %cmp.i32 = icmp ne i32 %1, 22
  br i1 %cmp.i32, label %if.then2.i34, label %return

if.then2.i34:                                     ; preds = %if.end.i33
  store i32 22, ptr %call1.i31, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call.i36 = call i32 @__gomc_cancels()
  %tobool.i37 = icmp ne i32 %call.i36, 0
  br i1 %tobool.i37, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %if.end
  %call1.i38 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i39 = icmp eq i64 %call1.i38, 0
  br i1 %cmp.i39, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i5 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i5 to i64
  %arrayidx.i6 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %2 = load atomic i32, ptr %arrayidx.i6 seq_cst, align 4
  %and.i = and i32 %2, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i7, label %cancellation_point.exit

if.then.i7:                                       ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i40 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i7
  %call.i41 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i42 = and i64 %call.i41, -9223372036854775808
  %tobool.i43 = icmp ne i64 %and.i42, 0
  br i1 %tobool.i43, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i41, 1
  %3 = inttoptr i64 %shl.i to ptr
  %call.i51 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i52 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i51)
  %call.i47 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i49 = shl i64 %call.i41, 1
  %4 = inttoptr i64 %shl.i49 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i45, label %if.end.i46

if.then.i45:                                      ; preds = %while.end.i
  %add.i = add i64 %shl.i49, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i46:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %5 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

cancellation_point.exit:                          ; preds = %if.end, %land.lhs.true.i, %land.rhs.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %cancellation_point.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i18 = call i32 @__gomc_reads_errno()
  %tobool.i19 = icmp ne i32 %call.i18, 0
  br i1 %tobool.i19, label %if.end.i23, label %check.exit.i

if.end.i23:                                       ; preds = %if.end.i.i
  %call1.i21 = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i21, align 4
  %cmp.i22 = icmp ne i32 %6, 22
  br i1 %cmp.i22, label %if.then2.i24, label %check.exit.i

if.then2.i24:                                     ; preds = %if.end.i23
  store i32 22, ptr %call1.i21, align 4
  br label %check.exit.i

check.exit.i:                                     ; preds = %if.end.i23, %if.then2.i24, %if.end.i.i, %cancellation_point.exit
  %retval.i.i.0 = phi i32 [ 1, %cancellation_point.exit ], [ 0, %if.end.i.i ], [ 0, %if.then2.i24 ], [ 0, %if.end.i23 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end.i
  %call.i10 = call i32 @__gomc_reads_errno()
  %tobool.i11 = icmp ne i32 %call.i10, 0
  br i1 %tobool.i11, label %if.end.i15, label %return

if.end.i15:                                       ; preds = %cond.true.i
  %call1.i13 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i13, align 4
  %cmp.i14 = icmp ne i32 %7, 110
  br i1 %cmp.i14, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i15
  store i32 110, ptr %call1.i13, align 4
  br label %return

return:                                           ; preds = %check.exit.i, %if.end.i, %if.end.i15, %if.then2.i, %cond.true.i, %if.end.i33, %if.then2.i34, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i34 ], [ -1, %if.end.i33 ], [ -1, %check.exit.i ], [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i15 ], [ 0, %if.end.i ]
  ret i32 %retval.0
}

define i32 @sem_clockwait(ptr noundef %sem, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i = getelementptr inbounds i64, ptr %time, i64 1
  %0 = load i64, ptr %arrayidx.i, align 8
  %cmp.i5 = icmp ult i64 %0, 1000000000
  br i1 %cmp.i5, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  switch i32 %clock, label %if.then [
    i32 1, label %if.end
    i32 0, label %if.end
  ]

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call.i31 = call i32 @__gomc_reads_errno()
  %tobool.i32 = icmp ne i32 %call.i31, 0
  br i1 %tobool.i32, label %if.end.i36, label %return

if.end.i36:                                       ; preds = %if.then
  %call1.i34 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i34, align 4
  %cmp.i35 = icmp ne i32 %1, 22
  br i1 %cmp.i35, label %if.then2.i37, label %return

if.then2.i37:                                     ; preds = %if.end.i36
  store i32 22, ptr %call1.i34, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i39 = call i32 @__gomc_cancels()
  %tobool.i40 = icmp ne i32 %call.i39, 0
  br i1 %tobool.i40, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %if.end
  %call1.i41 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i42 = icmp eq i64 %call1.i41, 0
  br i1 %cmp.i42, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i7 = call i32 @__gomc_self()
  %idxprom.i = zext i32 %call1.i7 to i64
  %arrayidx.i8 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i64 0, i64 %idxprom.i
  %2 = load atomic i32, ptr %arrayidx.i8 seq_cst, align 4
  %and.i = and i32 %2, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i9, label %cancellation_point.exit

if.then.i9:                                       ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i43 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef -1)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i9
  %call.i44 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i45 = and i64 %call.i44, -9223372036854775808
  %tobool.i46 = icmp ne i64 %and.i45, 0
  br i1 %tobool.i46, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i44, 1
  %3 = inttoptr i64 %shl.i to ptr
  %call.i54 = call i64 @__gomc_remember(i64 noundef %shl.i, i64 noundef 0)
  %call1.i55 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i54)
  %call.i50 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i52 = shl i64 %call.i44, 1
  %4 = inttoptr i64 %shl.i52 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i48, label %if.end.i49

if.then.i48:                                      ; preds = %while.end.i
  %add.i = add i64 %shl.i52, 16
  %call5.i = call i64 @__gomc_remember(i64 noundef %add.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i49:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %5 = inttoptr i64 %call7.i to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

cancellation_point.exit:                          ; preds = %if.end, %land.lhs.true.i, %land.rhs.i
  %call1.i = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %cancellation_point.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i21 = call i32 @__gomc_reads_errno()
  %tobool.i22 = icmp ne i32 %call.i21, 0
  br i1 %tobool.i22, label %if.end.i26, label %check.exit.i

if.end.i26:                                       ; preds = %if.end.i.i
  %call1.i24 = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i24, align 4
  %cmp.i25 = icmp ne i32 %6, 22
  br i1 %cmp.i25, label %if.then2.i27, label %check.exit.i

if.then2.i27:                                     ; preds = %if.end.i26
  store i32 22, ptr %call1.i24, align 4
  br label %check.exit.i

check.exit.i:                                     ; preds = %if.end.i26, %if.then2.i27, %if.end.i.i, %cancellation_point.exit
  %retval.i.i.0 = phi i32 [ 1, %cancellation_point.exit ], [ 0, %if.end.i.i ], [ 0, %if.then2.i27 ], [ 0, %if.end.i26 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp eq i64 %call1.i, 0
  br i1 %cmp.i, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end.i
  %call.i13 = call i32 @__gomc_reads_errno()
  %tobool.i14 = icmp ne i32 %call.i13, 0
  br i1 %tobool.i14, label %if.end.i18, label %return

if.end.i18:                                       ; preds = %cond.true.i
  %call1.i16 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i16, align 4
  %cmp.i17 = icmp ne i32 %7, 110
  br i1 %cmp.i17, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i18
  store i32 110, ptr %call1.i16, align 4
  br label %return

return:                                           ; preds = %check.exit.i, %if.end.i, %if.end.i18, %if.then2.i, %cond.true.i, %if.end.i36, %if.then2.i37, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i37 ], [ -1, %if.end.i36 ], [ -1, %check.exit.i ], [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i18 ], [ 0, %if.end.i ]
  ret i32 %retval.0
}

define i32 @sem_post(ptr noundef %sem) {
entry:
  %call1 = call i64 @__gomc_rmw(i32 noundef 2, ptr noundef %sem, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 4)
  %cmp.i = icmp ule i64 %call1, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i5 = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i5, 0
  br i1 %tobool.i, label %if.end.i8, label %check.exit

if.end.i8:                                        ; preds = %if.end.i
  %call1.i = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i, align 4
  %cmp.i7 = icmp ne i32 %0, 22
  br i1 %cmp.i7, label %if.then2.i, label %check.exit

if.then2.i:                                       ; preds = %if.end.i8
  store i32 22, ptr %call1.i, align 4
  br label %check.exit

check.exit:                                       ; preds = %if.end.i8, %if.then2.i, %if.end.i, %entry
  %retval.i.0 = phi i32 [ 1, %entry ], [ 0, %if.end.i ], [ 0, %if.then2.i ], [ 0, %if.end.i8 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %check.exit
  %cmp = icmp eq i64 %call1, 2147483647
  br i1 %cmp, label %if.then3, label %return

if.then3:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_semaphore.str)
  unreachable

return:                                           ; preds = %if.end, %check.exit
  %retval.0 = phi i32 [ -1, %check.exit ], [ 0, %if.end ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @sem_getvalue(ptr noundef %sem, ptr noundef %value) {
entry:
  %0 = load atomic i32, ptr %sem seq_cst, align 4
  %conv = zext i32 %0 to i64
  %cmp.i = icmp ule i64 %conv, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %entry
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i3 = call i32 @__gomc_reads_errno()
  %tobool.i = icmp ne i32 %call.i3, 0
  br i1 %tobool.i, label %if.end.i6, label %check.exit

if.end.i6:                                        ; preds = %if.end.i
  %call1.i = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i, align 4
  %cmp.i5 = icmp ne i32 %1, 22
  br i1 %cmp.i5, label %if.then2.i, label %check.exit

if.then2.i:                                       ; preds = %if.end.i6
  store i32 22, ptr %call1.i, align 4
  br label %check.exit

check.exit:                                       ; preds = %if.end.i6, %if.then2.i, %if.end.i, %entry
  %retval.i.0 = phi i32 [ 1, %entry ], [ 0, %if.end.i ], [ 0, %if.then2.i ], [ 0, %if.end.i6 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %check.exit
  store i32 %0, ptr %value, align 4
  br label %return

return:                                           ; preds = %check.exit, %if.end
  %retval.0 = phi i32 [ 0, %if.end ], [ -1, %check.exit ]
  ret i32 %retval.0
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare void @__gomc_misuse(ptr noundef)

declare i64 @__gomc_choice(i64 noundef)

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare void @__gomc_block(i32 noundef)

