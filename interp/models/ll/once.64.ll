source_filename = "once.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

define i32 @pthread_once(ptr noundef %control, ptr noundef %routine) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %control, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv.i = trunc i64 %call.i to i32
  switch i32 %conv.i, label %if.end.i [
    i32 1, label %do.body.i
    i32 2, label %once.exit
  ]

if.end.i:                                         ; preds = %do.body.i
  %0 = ptrtoint ptr %control to i64
  %shr.i = lshr i64 %0, 1
  %or.i = or i64 %shr.i, -9223372036854775808
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %or.i)
  %call2.i = call i64 @__gomc_remember(i64 noundef %0, i64 noundef %call1.i)
  call void %routine()
  %call.i4 = call i64 @__gomc_remember(i64 noundef %0, i64 noundef 0)
  %call1.i5 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i4)
  %call4.i = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %control, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 6)
  br label %once.exit

once.exit:                                        ; preds = %do.body.i, %if.end.i
  ret i32 0
}

define i32 @__pthread_once(ptr noundef %control, ptr noundef %routine) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %control, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv.i = trunc i64 %call.i to i32
  switch i32 %conv.i, label %if.end.i [
    i32 1, label %do.body.i
    i32 2, label %once.exit
  ]

if.end.i:                                         ; preds = %do.body.i
  %0 = ptrtoint ptr %control to i64
  %shr.i = lshr i64 %0, 1
  %or.i = or i64 %shr.i, -9223372036854775808
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %or.i)
  %call2.i = call i64 @__gomc_remember(i64 noundef %0, i64 noundef %call1.i)
  call void %routine()
  %call.i4 = call i64 @__gomc_remember(i64 noundef %0, i64 noundef 0)
  %call1.i5 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i4)
  %call4.i = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %control, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 6)
  br label %once.exit

once.exit:                                        ; preds = %do.body.i, %if.end.i
  ret i32 0
}

define void @call_once(ptr noundef %control, ptr noundef %routine) {
entry:
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call.i = call i64 @__gomc_wait(i32 noundef 20, ptr noundef %control, i32 noundef 4, i64 noundef 1, i64 noundef 0, i32 noundef 6)
  %conv.i = trunc i64 %call.i to i32
  switch i32 %conv.i, label %if.end.i [
    i32 1, label %do.body.i
    i32 2, label %once.exit
  ]

if.end.i:                                         ; preds = %do.body.i
  %0 = ptrtoint ptr %control to i64
  %shr.i = lshr i64 %0, 1
  %or.i = or i64 %shr.i, -9223372036854775808
  %call1.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %or.i)
  %call2.i = call i64 @__gomc_remember(i64 noundef %0, i64 noundef %call1.i)
  call void %routine()
  %call.i4 = call i64 @__gomc_remember(i64 noundef %0, i64 noundef 0)
  %call1.i5 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i4)
  %call4.i = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %control, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 6)
  br label %once.exit

once.exit:                                        ; preds = %do.body.i, %if.end.i
  ret void
}

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

