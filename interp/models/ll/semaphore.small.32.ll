source_filename = "semaphore.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_semaphore.str = private unnamed_addr constant [24 x i8] c"overflow of a semaphore\00", align 1
@__gomc_semaphore.str.1 = private unnamed_addr constant [29 x i8] c"use of a destroyed semaphore\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 4

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
  %call.i53 = call i32 @__gomc_cancels()
  %tobool.i54 = icmp ne i32 %call.i53, 0
  br i1 %tobool.i54, label %land.rhs.i57, label %cancellation_point.exit

land.rhs.i57:                                     ; preds = %entry
  %call1.i55 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i56 = icmp eq i64 %call1.i55, 0
  br i1 %cmp.i56, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i57
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %0 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %0, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i14, label %cancellation_point.exit

if.then.i14:                                      ; preds = %land.lhs.true.i
  %call.i62 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i63 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i14
  %call.i65 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i66 = and i64 %call.i65, -9223372036854775808
  %tobool.i67 = icmp ne i64 %and.i66, 0
  br i1 %tobool.i67, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i100 = shl i64 %call.i65, 1
  %conv.i101 = trunc i64 %shl.i100 to i32
  %1 = inttoptr i32 %conv.i101 to ptr
  %conv.i110 = zext i32 %conv.i101 to i64
  %call.i111 = call i64 @__gomc_remember(i64 noundef %conv.i110, i64 noundef 0)
  %call1.i112 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i111)
  %call.i94 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %1, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i103 = shl i64 %call.i65, 1
  %conv.i104 = trunc i64 %shl.i103 to i32
  %2 = inttoptr i32 %conv.i104 to ptr
  %tobool3.i = icmp ne ptr %2, null
  br i1 %tobool3.i, label %if.then.i70, label %if.end.i72

if.then.i70:                                      ; preds = %while.end.i
  %add.i107 = add i32 %conv.i104, 16
  %conv.i108 = zext i32 %add.i107 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i108, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %2, i32 noundef 1)
  unreachable

if.end.i72:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i71 = trunc i64 %call7.i to i32
  %3 = inttoptr i32 %conv.i71 to ptr
  call void @__gomc_exit_thread(ptr noundef %3)
  unreachable

cancellation_point.exit:                          ; preds = %entry, %land.lhs.true.i, %land.rhs.i57
  %call.i46 = call i32 @__gomc_cancels()
  %tobool.i47 = icmp ne i32 %call.i46, 0
  br i1 %tobool.i47, label %land.rhs.i50, label %begin_waiting.exit

land.rhs.i50:                                     ; preds = %cancellation_point.exit
  %call1.i48 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i49 = icmp eq i64 %call1.i48, 0
  br i1 %cmp.i49, label %if.end.i22, label %begin_waiting.exit

if.end.i22:                                       ; preds = %land.rhs.i50
  %call1.i20 = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i20 to i32
  %cmp.i21 = icmp eq i32 %conv.i, 0
  br i1 %cmp.i21, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i22
  %call.i117 = call i32 @__gomc_self()
  %arrayidx.i118 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i117
  %call1.i120 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i118, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i23 = and i64 %call1.i120, 1
  %tobool5.i = icmp ne i64 %and.i23, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i25

if.then.i25:                                      ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %cancellation_point.exit, %if.end.i22, %if.then3.i, %land.rhs.i50
  %retval.i16.0 = phi i32 [ 0, %land.rhs.i50 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i22 ], [ 0, %cancellation_point.exit ]
  switch i32 %retval.i16.0, label %do.body [
    i32 1, label %if.then
    i32 2, label %if.then2
  ]

if.then:                                          ; preds = %begin_waiting.exit
  %call.i129 = call i32 @__gomc_self()
  %arrayidx.i130 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i129
  %4 = load atomic i32, ptr %arrayidx.i130 seq_cst, align 4
  %and.i131 = and i32 %4, 1
  %cmp.i132 = icmp ne i32 %and.i131, 0
  br i1 %cmp.i132, label %await_request.exit136, label %if.then.i.i135

if.then.i.i135:                                   ; preds = %if.then
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit136:                            ; preds = %if.then
  %call.i60 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i61 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i78

while.cond.i78:                                   ; preds = %while.body.i80, %await_request.exit136
  %call.i75 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i76 = and i64 %call.i75, -9223372036854775808
  %tobool.i77 = icmp ne i64 %and.i76, 0
  br i1 %tobool.i77, label %while.body.i80, label %while.end.i83

while.body.i80:                                   ; preds = %while.cond.i78
  %shl.i = shl i64 %call.i75, 1
  %conv.i95 = trunc i64 %shl.i to i32
  %5 = inttoptr i32 %conv.i95 to ptr
  %conv.i114 = zext i32 %conv.i95 to i64
  %call.i115 = call i64 @__gomc_remember(i64 noundef %conv.i114, i64 noundef 0)
  %call1.i116 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i115)
  %call.i92 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %5, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i78

while.end.i83:                                    ; preds = %while.cond.i78
  %shl.i97 = shl i64 %call.i75, 1
  %conv.i98 = trunc i64 %shl.i97 to i32
  %6 = inttoptr i32 %conv.i98 to ptr
  %tobool3.i82 = icmp ne ptr %6, null
  br i1 %tobool3.i82, label %if.then.i87, label %if.end.i90

if.then.i87:                                      ; preds = %while.end.i83
  %add.i = add i32 %conv.i98, 16
  %conv.i105 = zext i32 %add.i to i64
  %call5.i85 = call i64 @__gomc_remember(i64 noundef %conv.i105, i64 noundef 0)
  %call6.i86 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i85)
  call void @__gomc_longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end.i90:                                       ; preds = %while.end.i83
  %call7.i88 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i89 = trunc i64 %call7.i88 to i32
  %7 = inttoptr i32 %conv.i89 to ptr
  call void @__gomc_exit_thread(ptr noundef %7)
  unreachable

if.then2:                                         ; preds = %begin_waiting.exit
  %call4 = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp5 = icmp ne i64 %call4, 0
  br i1 %cmp5, label %if.end10, label %if.then.i29

if.then.i29:                                      ; preds = %if.then2
  call void @__gomc_block(i32 noundef 1)
  unreachable

do.body:                                          ; preds = %begin_waiting.exit, %do.body
  %call7 = call i64 @__gomc_wait(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp8 = icmp eq i64 %call7, 0
  br i1 %cmp8, label %do.body, label %if.end10

if.end10:                                         ; preds = %do.body, %if.then2
  %old.0 = phi i64 [ %call4, %if.then2 ], [ %call7, %do.body ]
  %cmp.i32 = icmp eq i32 %retval.i16.0, 2
  br i1 %cmp.i32, label %if.then.i33, label %if.else.i

if.then.i33:                                      ; preds = %if.end10
  %call.i122 = call i32 @__gomc_self()
  %arrayidx.i123 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i122
  %8 = load atomic i32, ptr %arrayidx.i123 seq_cst, align 4
  %and.i124 = and i32 %8, 1
  %cmp.i125 = icmp ne i32 %and.i124, 0
  br i1 %cmp.i125, label %end_waiting.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i33
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i:                                        ; preds = %if.end10
  %call.i = call i32 @__gomc_cancels()
  %tobool.i43 = icmp ne i32 %call.i, 0
  br i1 %tobool.i43, label %land.rhs.i, label %end_waiting.exit

land.rhs.i:                                       ; preds = %if.else.i
  %call1.i44 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i45 = icmp eq i64 %call1.i44, 0
  br i1 %cmp.i45, label %if.then1.i, label %end_waiting.exit

if.then1.i:                                       ; preds = %land.rhs.i
  %call.i138 = call i32 @__gomc_self()
  %arrayidx.i139 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i138
  %call1.i141 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i139, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %land.rhs.i, %if.then1.i, %if.else.i, %if.then.i33
  %cmp.i = icmp ule i64 %old.0, 2147483647
  br i1 %cmp.i, label %check.exit, label %if.end.i

if.end.i:                                         ; preds = %end_waiting.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i37 = call i32 @__gomc_reads_errno()
  %tobool.i38 = icmp ne i32 %call.i37, 0
  br i1 %tobool.i38, label %if.end.i42, label %check.exit

if.end.i42:                                       ; preds = %if.end.i
  %call1.i40 = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i40, align 4
  %cmp.i41 = icmp ne i32 %9, 22
  br i1 %cmp.i41, label %if.then2.i, label %check.exit

if.then2.i:                                       ; preds = %if.end.i42
  store i32 22, ptr %call1.i40, align 4
  br label %check.exit

check.exit:                                       ; preds = %if.end.i42, %if.then2.i, %if.end.i, %end_waiting.exit
  %retval.i.0 = phi i32 [ 1, %end_waiting.exit ], [ 0, %if.end.i ], [ 0, %if.then2.i ], [ 0, %if.end.i42 ]
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
  %arrayidx.i6 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i6, align 4
  %cmp.i7 = icmp ult i32 %0, 1000000000
  br i1 %cmp.i7, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %call.i27 = call i32 @__gomc_reads_errno()
  %tobool.i28 = icmp ne i32 %call.i27, 0
  br i1 %tobool.i28, label %if.end.i32, label %return

if.end.i32:                                       ; preds = %if.then
  %call1.i30 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i30, align 4
  %cmp.i31 = icmp ne i32 %1, 22
  br i1 %cmp.i31, label %if.then2.i33, label %return

if.then2.i33:                                     ; preds = %if.end.i32
  store i32 22, ptr %call1.i30, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call.i35 = call i32 @__gomc_cancels()
  %tobool.i36 = icmp ne i32 %call.i35, 0
  br i1 %tobool.i36, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %if.end
  %call1.i37 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i38 = icmp eq i64 %call1.i37, 0
  br i1 %cmp.i38, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %2 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %2, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i39 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i40 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i41 = and i64 %call.i40, -9223372036854775808
  %tobool.i42 = icmp ne i64 %and.i41, 0
  br i1 %tobool.i42, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i40, 1
  %conv.i48 = trunc i64 %shl.i to i32
  %3 = inttoptr i32 %conv.i48 to ptr
  %conv.i54 = zext i32 %conv.i48 to i64
  %call.i55 = call i64 @__gomc_remember(i64 noundef %conv.i54, i64 noundef 0)
  %call1.i56 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i55)
  %call.i47 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i50 = shl i64 %call.i40, 1
  %conv.i51 = trunc i64 %shl.i50 to i32
  %4 = inttoptr i32 %conv.i51 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i44, label %if.end.i46

if.then.i44:                                      ; preds = %while.end.i
  %add.i = add i32 %conv.i51, 16
  %conv.i52 = zext i32 %add.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i52, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i46:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i45 = trunc i64 %call7.i to i32
  %5 = inttoptr i32 %conv.i45 to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

cancellation_point.exit:                          ; preds = %if.end, %land.lhs.true.i, %land.rhs.i
  %call1.i3 = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i3, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %cancellation_point.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i17 = call i32 @__gomc_reads_errno()
  %tobool.i18 = icmp ne i32 %call.i17, 0
  br i1 %tobool.i18, label %if.end.i22, label %check.exit.i

if.end.i22:                                       ; preds = %if.end.i.i
  %call1.i20 = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i20, align 4
  %cmp.i21 = icmp ne i32 %6, 22
  br i1 %cmp.i21, label %if.then2.i23, label %check.exit.i

if.then2.i23:                                     ; preds = %if.end.i22
  store i32 22, ptr %call1.i20, align 4
  br label %check.exit.i

check.exit.i:                                     ; preds = %if.end.i22, %if.then2.i23, %if.end.i.i, %cancellation_point.exit
  %retval.i.i.0 = phi i32 [ 1, %cancellation_point.exit ], [ 0, %if.end.i.i ], [ 0, %if.then2.i23 ], [ 0, %if.end.i22 ]
  %tobool.i4 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i4, label %if.end.i, label %return

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp eq i64 %call1.i3, 0
  br i1 %cmp.i, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end.i
  %call.i9 = call i32 @__gomc_reads_errno()
  %tobool.i10 = icmp ne i32 %call.i9, 0
  br i1 %tobool.i10, label %if.end.i14, label %return

if.end.i14:                                       ; preds = %cond.true.i
  %call1.i12 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i12, align 4
  %cmp.i13 = icmp ne i32 %7, 110
  br i1 %cmp.i13, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i14
  store i32 110, ptr %call1.i12, align 4
  br label %return

return:                                           ; preds = %check.exit.i, %if.end.i, %if.end.i14, %if.then2.i, %cond.true.i, %if.end.i32, %if.then2.i33, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i33 ], [ -1, %if.end.i32 ], [ -1, %check.exit.i ], [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i14 ], [ 0, %if.end.i ]
  ret i32 %retval.0
}

define i32 @sem_clockwait(ptr noundef %sem, i32 noundef %clock, ptr noundef %time) {
entry:
  %arrayidx.i8 = getelementptr inbounds i32, ptr %time, i32 1
  %0 = load i32, ptr %arrayidx.i8, align 4
  %cmp.i9 = icmp ult i32 %0, 1000000000
  br i1 %cmp.i9, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  switch i32 %clock, label %if.then [
    i32 1, label %if.end
    i32 0, label %if.end
  ]

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call.i30 = call i32 @__gomc_reads_errno()
  %tobool.i31 = icmp ne i32 %call.i30, 0
  br i1 %tobool.i31, label %if.end.i35, label %return

if.end.i35:                                       ; preds = %if.then
  %call1.i33 = call ptr @__errno_location()
  %1 = load i32, ptr %call1.i33, align 4
  %cmp.i34 = icmp ne i32 %1, 22
  br i1 %cmp.i34, label %if.then2.i36, label %return

if.then2.i36:                                     ; preds = %if.end.i35
  store i32 22, ptr %call1.i33, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false, %lor.lhs.false
  %call.i38 = call i32 @__gomc_cancels()
  %tobool.i39 = icmp ne i32 %call.i38, 0
  br i1 %tobool.i39, label %land.rhs.i, label %cancellation_point.exit

land.rhs.i:                                       ; preds = %if.end
  %call1.i40 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i41 = icmp eq i64 %call1.i40, 0
  br i1 %cmp.i41, label %land.lhs.true.i, label %cancellation_point.exit

land.lhs.true.i:                                  ; preds = %land.rhs.i
  %call1.i = call i32 @__gomc_self()
  %arrayidx.i = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call1.i
  %2 = load atomic i32, ptr %arrayidx.i seq_cst, align 4
  %and.i = and i32 %2, 1
  %tobool2.i = icmp ne i32 %and.i, 0
  br i1 %tobool2.i, label %if.then.i, label %cancellation_point.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  %call.i = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i42 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %if.then.i
  %call.i43 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i44 = and i64 %call.i43, -9223372036854775808
  %tobool.i45 = icmp ne i64 %and.i44, 0
  br i1 %tobool.i45, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i43, 1
  %conv.i51 = trunc i64 %shl.i to i32
  %3 = inttoptr i32 %conv.i51 to ptr
  %conv.i57 = zext i32 %conv.i51 to i64
  %call.i58 = call i64 @__gomc_remember(i64 noundef %conv.i57, i64 noundef 0)
  %call1.i59 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i58)
  %call.i50 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %3, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i53 = shl i64 %call.i43, 1
  %conv.i54 = trunc i64 %shl.i53 to i32
  %4 = inttoptr i32 %conv.i54 to ptr
  %tobool3.i = icmp ne ptr %4, null
  br i1 %tobool3.i, label %if.then.i47, label %if.end.i49

if.then.i47:                                      ; preds = %while.end.i
  %add.i = add i32 %conv.i54, 16
  %conv.i55 = zext i32 %add.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i55, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %4, i32 noundef 1)
  unreachable

if.end.i49:                                       ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i48 = trunc i64 %call7.i to i32
  %5 = inttoptr i32 %conv.i48 to ptr
  call void @__gomc_exit_thread(ptr noundef %5)
  unreachable

cancellation_point.exit:                          ; preds = %if.end, %land.lhs.true.i, %land.rhs.i
  %call1.i5 = call i64 @__gomc_rmw(i32 noundef 23, ptr noundef %sem, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 4)
  %cmp.i.i = icmp ule i64 %call1.i5, 2147483647
  br i1 %cmp.i.i, label %check.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %cancellation_point.exit
  call void @__gomc_misuse(ptr noundef @__gomc_semaphore.str.1)
  %call.i20 = call i32 @__gomc_reads_errno()
  %tobool.i21 = icmp ne i32 %call.i20, 0
  br i1 %tobool.i21, label %if.end.i25, label %check.exit.i

if.end.i25:                                       ; preds = %if.end.i.i
  %call1.i23 = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i23, align 4
  %cmp.i24 = icmp ne i32 %6, 22
  br i1 %cmp.i24, label %if.then2.i26, label %check.exit.i

if.then2.i26:                                     ; preds = %if.end.i25
  store i32 22, ptr %call1.i23, align 4
  br label %check.exit.i

check.exit.i:                                     ; preds = %if.end.i25, %if.then2.i26, %if.end.i.i, %cancellation_point.exit
  %retval.i.i.0 = phi i32 [ 1, %cancellation_point.exit ], [ 0, %if.end.i.i ], [ 0, %if.then2.i26 ], [ 0, %if.end.i25 ]
  %tobool.i6 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i6, label %if.end.i, label %return

if.end.i:                                         ; preds = %check.exit.i
  %cmp.i = icmp eq i64 %call1.i5, 0
  br i1 %cmp.i, label %cond.true.i, label %return

cond.true.i:                                      ; preds = %if.end.i
  %call.i12 = call i32 @__gomc_reads_errno()
  %tobool.i13 = icmp ne i32 %call.i12, 0
  br i1 %tobool.i13, label %if.end.i17, label %return

if.end.i17:                                       ; preds = %cond.true.i
  %call1.i15 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i15, align 4
  %cmp.i16 = icmp ne i32 %7, 110
  br i1 %cmp.i16, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i17
  store i32 110, ptr %call1.i15, align 4
  br label %return

return:                                           ; preds = %check.exit.i, %if.end.i, %if.end.i17, %if.then2.i, %cond.true.i, %if.end.i35, %if.then2.i36, %if.then
  %retval.0 = phi i32 [ -1, %if.then ], [ -1, %if.then2.i36 ], [ -1, %if.end.i35 ], [ -1, %check.exit.i ], [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i17 ], [ 0, %if.end.i ]
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

declare i32 @__gomc_self()

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare i64 @__gomc_choice(i64 noundef)

declare void @__gomc_block(i32 noundef)

