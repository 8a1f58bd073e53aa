source_filename = "cancel.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@__gomc_cancel.str = private unnamed_addr constant [48 x i8] c"cancellation of a thread that was never created\00", align 1
@__gomc_cancel_words = global [4096 x i32] zeroinitializer, align 4
@__gomc_cancel.str.1 = private unnamed_addr constant [63 x i8] c"cancellation of a thread that waits for the end of another one\00", align 1
@__gomc_cancel.str.2 = private unnamed_addr constant [26 x i8] c"asynchronous cancellation\00", align 1

define i32 @pthread_cancel(i32 noundef %thread) {
entry:
  %conv = zext i32 %thread to i64
  %sub.i = sub i64 %conv, 1509949605
  %shr.i = lshr i64 %sub.i, 8
  %cmp.i = icmp ult i64 %shr.i, 4096
  br i1 %cmp.i, label %land.lhs.true.i, label %if.then

land.lhs.true.i:                                  ; preds = %entry
  %shl.i = shl i64 %shr.i, 8
  %add.i = add i64 1509949605, %shl.i
  %cmp2.i = icmp eq i64 %add.i, %conv
  br i1 %cmp2.i, label %land.rhs.i, label %if.then

land.rhs.i:                                       ; preds = %land.lhs.true.i
  %call3.i = call i32 @__gomc_is_thread(i64 noundef %shr.i)
  %tobool.i = icmp ne i32 %call3.i, 0
  br i1 %tobool.i, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true.i, %entry, %land.rhs.i
  call void @__gomc_misuse(ptr noundef @__gomc_cancel.str)
  br label %return

if.end:                                           ; preds = %land.rhs.i
  %idxprom = trunc i64 %shr.i to i32
  %arrayidx = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %idxprom
  %call4 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 0)
  %and = and i64 %call4, 5
  %cmp = icmp eq i64 %and, 4
  br i1 %cmp, label %if.then6, label %if.end7

if.then6:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_cancel.str.1)
  unreachable

if.end7:                                          ; preds = %if.end
  %and8 = and i64 %call4, 2
  %tobool9 = icmp ne i64 %and8, 0
  %lnot = xor i1 %tobool9, true
  br i1 %lnot, label %return, label %if.then.i

if.then.i:                                        ; preds = %if.end7
  call void @__gomc_block(i32 noundef 1)
  unreachable

return:                                           ; preds = %if.end7, %if.then
  %retval.0 = phi i32 [ 3, %if.then ], [ 0, %if.end7 ]
  ret i32 %retval.0
}

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_unsupported(ptr noundef)

define i32 @pthread_setcancelstate(i32 noundef %state, ptr noundef %old) {
entry:
  switch i32 %state, label %return [
    i32 0, label %if.end
    i32 1, label %if.end
  ]

if.end:                                           ; preds = %entry, %entry
  %conv = sext i32 %state to i64
  %call = call i64 @__gomc_remember(i64 noundef -5, i64 noundef %conv)
  %conv2 = trunc i64 %call to i32
  %tobool = icmp ne ptr %old, null
  br i1 %tobool, label %if.then3, label %return

if.then3:                                         ; preds = %if.end
  store i32 %conv2, ptr %old, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then3, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ 0, %if.then3 ], [ 0, %if.end ]
  ret i32 %retval.0
}

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

define i32 @pthread_setcanceltype(i32 noundef %type, ptr noundef %old) {
entry:
  switch i32 %type, label %return [
    i32 1, label %if.end5
    i32 0, label %if.end5
  ]

if.end5:                                          ; preds = %entry, %entry
  %conv = sext i32 %type to i64
  %call = call i64 @__gomc_remember(i64 noundef -7, i64 noundef %conv)
  %conv6 = trunc i64 %call to i32
  %tobool = icmp ne ptr %old, null
  br i1 %tobool, label %if.then7, label %return

if.then7:                                         ; preds = %if.end5
  store i32 %conv6, ptr %old, align 4
  br label %return

return:                                           ; preds = %if.end5, %if.then7, %entry
  %retval.0 = phi i32 [ 22, %entry ], [ 0, %if.then7 ], [ 0, %if.end5 ]
  ret i32 %retval.0
}

define void @pthread_testcancel() {
entry:
  ret void
}

define void @__pthread_register_cancel(ptr inreg noundef %buffer) {
entry:
  %0 = ptrtoint ptr %buffer to i32
  %add.i = add i32 %0, 16
  %conv.i = zext i32 %add.i to i64
  %shr.i = lshr i32 %0, 1
  %conv.i5 = zext i32 %shr.i to i64
  %call2 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %conv.i5)
  %call3 = call i64 @__gomc_remember(i64 noundef %conv.i, i64 noundef %call2)
  ret void
}

define void @__pthread_unregister_cancel(ptr inreg noundef %buffer) {
entry:
  %0 = ptrtoint ptr %buffer to i32
  %add.i = add i32 %0, 16
  %conv.i = zext i32 %add.i to i64
  %call1 = call i64 @__gomc_remember(i64 noundef %conv.i, i64 noundef 0)
  %call2 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call1)
  ret void
}

define void @__pthread_unwind_next(ptr inreg noundef %buffer) {
entry:
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %entry
  %call.i = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i = and i64 %call.i, -9223372036854775808
  %tobool.i = icmp ne i64 %and.i, 0
  br i1 %tobool.i, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i, 1
  %conv.i2 = trunc i64 %shl.i to i32
  %0 = inttoptr i32 %conv.i2 to ptr
  %conv.i7 = zext i32 %conv.i2 to i64
  %call.i8 = call i64 @__gomc_remember(i64 noundef %conv.i7, i64 noundef 0)
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i8)
  %call.i1 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %0, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i4 = shl i64 %call.i, 1
  %conv.i5 = trunc i64 %shl.i4 to i32
  %1 = inttoptr i32 %conv.i5 to ptr
  %tobool3.i = icmp ne ptr %1, null
  br i1 %tobool3.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.end.i
  %add.i.i = add i32 %conv.i5, 16
  %conv.i.i = zext i32 %add.i.i to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i.i, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %1, i32 noundef 1)
  unreachable

if.end.i:                                         ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i = trunc i64 %call7.i to i32
  %2 = inttoptr i32 %conv.i to ptr
  call void @__gomc_exit_thread(ptr noundef %2)
  unreachable
}

define i32 @pthread_atfork(ptr noundef %prepare, ptr noundef %parent, ptr noundef %child) {
entry:
  ret i32 0
}

declare i32 @__gomc_is_thread(i64 noundef)

declare void @__gomc_misuse(ptr noundef)

declare void @__gomc_block(i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

