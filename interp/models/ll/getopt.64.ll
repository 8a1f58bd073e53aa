source_filename = "getopt.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@optind = global i32 1, align 4
@opterr = global i32 1, align 4
@__gomc_getopt_place = internal global i32 0, align 4
@optarg = global ptr null, align 8
@__gomc_getopt.str = private unnamed_addr constant [43 x i8] c"getopt with options behind other arguments\00", align 1
@__gomc_getopt.str.1 = private unnamed_addr constant [26 x i8] c"getopt with a long option\00", align 1
@__gomc_getopt.str.2 = private unnamed_addr constant [33 x i8] c"getopt with an optional argument\00", align 1
@optopt = global i32 0, align 4

define i32 @getopt(i32 noundef %count, ptr noundef %args, ptr noundef %options) {
entry:
  %0 = load i32, ptr @optind, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  store ptr null, ptr @optarg, align 8
  %1 = load i32, ptr @optind, align 4
  %cmp1 = icmp sge i32 %1, %count
  br i1 %cmp1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds ptr, ptr %args, i64 %idxprom
  %2 = load ptr, ptr %arrayidx, align 8
  %3 = load i32, ptr @__gomc_getopt_place, align 4
  %cmp4 = icmp eq i32 %3, 0
  br i1 %cmp4, label %if.then5, label %if.end25

if.then5:                                         ; preds = %if.end3
  %4 = load i8, ptr %2, align 1
  %conv.i101 = sext i8 %4 to i32
  %cmp.i102 = icmp eq i32 %conv.i101, 45
  br i1 %cmp.i102, label %land.rhs.i106, label %if.then6

land.rhs.i106:                                    ; preds = %if.then5
  %arrayidx2.i103 = getelementptr inbounds i8, ptr %2, i64 1
  %5 = load i8, ptr %arrayidx2.i103, align 1
  %conv3.i104 = sext i8 %5 to i32
  switch i32 %conv3.i104, label %if.end24 [
    i32 0, label %if.then6
    i32 45, label %if.then18
  ]

if.then6:                                         ; preds = %land.rhs.i106, %if.then5
  %6 = load i32, ptr @optind, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then6
  %i.0 = phi i32 [ %6, %if.then6 ], [ %inc, %for.inc ]
  %cmp7 = icmp slt i32 %i.0, %count
  br i1 %cmp7, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %idxprom8 = sext i32 %i.0 to i64
  %arrayidx9 = getelementptr inbounds ptr, ptr %args, i64 %idxprom8
  %7 = load ptr, ptr %arrayidx9, align 8
  %8 = load i8, ptr %7, align 1
  %conv.i = sext i8 %8 to i32
  %cmp.i = icmp eq i32 %conv.i, 45
  br i1 %cmp.i, label %land.rhs.i, label %for.inc

land.rhs.i:                                       ; preds = %for.body
  %arrayidx2.i = getelementptr inbounds i8, ptr %7, i64 1
  %9 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i = sext i8 %9 to i32
  %tobool.i = icmp ne i32 %conv3.i, 0
  br i1 %tobool.i, label %if.then12, label %for.inc

if.then12:                                        ; preds = %land.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str)
  unreachable

for.inc:                                          ; preds = %land.rhs.i, %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond

if.then18:                                        ; preds = %land.rhs.i106
  %arrayidx19 = getelementptr inbounds i8, ptr %2, i64 2
  %10 = load i8, ptr %arrayidx19, align 1
  %tobool20 = icmp ne i8 %10, 0
  br i1 %tobool20, label %if.then21, label %if.end22

if.then21:                                        ; preds = %if.then18
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.1)
  unreachable

if.end22:                                         ; preds = %if.then18
  %inc23 = add nsw i32 %1, 1
  store i32 %inc23, ptr @optind, align 4
  br label %return

if.end24:                                         ; preds = %land.rhs.i106
  store i32 1, ptr @__gomc_getopt_place, align 4
  br label %if.end25

if.end25:                                         ; preds = %if.end24, %if.end3
  %11 = load i32, ptr @__gomc_getopt_place, align 4
  %inc26 = add nsw i32 %11, 1
  store i32 %inc26, ptr @__gomc_getopt_place, align 4
  %idxprom27 = sext i32 %11 to i64
  %arrayidx28 = getelementptr inbounds i8, ptr %2, i64 %idxprom27
  %12 = load i8, ptr %arrayidx28, align 1
  %conv29 = zext i8 %12 to i32
  %idxprom30 = sext i32 %inc26 to i64
  %arrayidx31 = getelementptr inbounds i8, ptr %2, i64 %idxprom30
  %13 = load i8, ptr %arrayidx31, align 1
  %tobool32 = icmp ne i8 %13, 0
  %lnot = xor i1 %tobool32, true
  %14 = load i8, ptr %options, align 1
  %conv34 = sext i8 %14 to i32
  %cmp35 = icmp eq i32 %conv34, 58
  switch i32 %conv34, label %lor.rhs [
    i32 58, label %lor.end
    i32 43, label %lor.end
    i32 45, label %lor.end
  ]

lor.rhs:                                          ; preds = %if.end25
  br label %lor.end

lor.end:                                          ; preds = %if.end25, %if.end25, %if.end25, %lor.rhs
  %15 = phi i1 [ true, %if.end25 ], [ false, %lor.rhs ], [ true, %if.end25 ], [ true, %if.end25 ]
  %lor.ext = zext i1 %15 to i32
  %idx.ext = sext i32 %lor.ext to i64
  %add.ptr = getelementptr inbounds i8, ptr %options, i64 %idx.ext
  br label %while.cond

while.cond:                                       ; preds = %while.body, %lor.end
  %o.0 = phi ptr [ %add.ptr, %lor.end ], [ %incdec.ptr, %while.body ]
  %16 = load i8, ptr %o.0, align 1
  %conv46 = sext i8 %16 to i32
  %tobool47 = icmp ne i32 %conv46, 0
  br i1 %tobool47, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %cmp49 = icmp ne i32 %conv46, %conv29
  %17 = freeze i1 %cmp49
  br i1 %17, label %while.body, label %switch.early.test

switch.early.test:                                ; preds = %land.rhs
  switch i32 %conv29, label %while.end [
    i32 59, label %while.body
    i32 58, label %while.body
  ]

while.body:                                       ; preds = %switch.early.test, %switch.early.test, %land.rhs
  %incdec.ptr = getelementptr inbounds i8, ptr %o.0, i32 1
  br label %while.cond

while.end:                                        ; preds = %switch.early.test, %while.cond
  %18 = load i8, ptr %o.0, align 1
  %conv59 = sext i8 %18 to i32
  %tobool60 = icmp ne i32 %conv59, 0
  br i1 %tobool60, label %land.rhs61, label %land.end66

land.rhs61:                                       ; preds = %while.end
  %arrayidx62 = getelementptr inbounds i8, ptr %o.0, i64 1
  %19 = load i8, ptr %arrayidx62, align 1
  %conv63 = sext i8 %19 to i32
  %cmp64 = icmp eq i32 %conv63, 58
  br label %land.end66

land.end66:                                       ; preds = %land.rhs61, %while.end
  %20 = phi i1 [ false, %while.end ], [ %cmp64, %land.rhs61 ]
  br i1 %20, label %land.lhs.true, label %if.then75

land.lhs.true:                                    ; preds = %land.end66
  %arrayidx68 = getelementptr inbounds i8, ptr %o.0, i64 2
  %21 = load i8, ptr %arrayidx68, align 1
  %conv69 = sext i8 %21 to i32
  %cmp70 = icmp eq i32 %conv69, 58
  br i1 %cmp70, label %if.then72, label %if.end73

if.then72:                                        ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.2)
  unreachable

if.end73:                                         ; preds = %land.lhs.true
  br i1 %20, label %if.end84, label %if.then75

if.then75:                                        ; preds = %land.end66, %if.end73
  br i1 %lnot, label %if.then77, label %if.end79

if.then77:                                        ; preds = %if.then75
  %22 = load i32, ptr @optind, align 4
  %inc78 = add nsw i32 %22, 1
  store i32 %inc78, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br label %if.end79

if.end79:                                         ; preds = %if.then77, %if.then75
  %23 = load i8, ptr %o.0, align 1
  %tobool80 = icmp ne i8 %23, 0
  br i1 %tobool80, label %return, label %if.end82

if.end82:                                         ; preds = %if.end79
  %24 = load volatile i32, ptr @opterr, align 4
  store i32 %conv29, ptr @optopt, align 4
  br label %return

if.end84:                                         ; preds = %if.end73
  %25 = load i32, ptr @optind, align 4
  %inc85 = add nsw i32 %25, 1
  store i32 %inc85, ptr @optind, align 4
  %26 = load i32, ptr @__gomc_getopt_place, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %lnot, label %if.end90, label %if.then87

if.then87:                                        ; preds = %if.end84
  %idx.ext88 = sext i32 %26 to i64
  %add.ptr89 = getelementptr inbounds i8, ptr %2, i64 %idx.ext88
  store ptr %add.ptr89, ptr @optarg, align 8
  br label %return

if.end90:                                         ; preds = %if.end84
  %27 = load i32, ptr @optind, align 4
  %cmp91 = icmp sge i32 %27, %count
  br i1 %cmp91, label %if.then93, label %if.end96

if.then93:                                        ; preds = %if.end90
  %cond = select i1 %cmp35, i32 58, i32 63
  %28 = load volatile i32, ptr @opterr, align 4
  store i32 %conv29, ptr @optopt, align 4
  br label %return

if.end96:                                         ; preds = %if.end90
  %inc97 = add nsw i32 %27, 1
  store i32 %inc97, ptr @optind, align 4
  %idxprom98 = sext i32 %27 to i64
  %arrayidx99 = getelementptr inbounds ptr, ptr %args, i64 %idxprom98
  %29 = load ptr, ptr %arrayidx99, align 8
  store ptr %29, ptr @optarg, align 8
  br label %return

return:                                           ; preds = %if.end79, %for.cond, %if.end, %if.end96, %if.then93, %if.then87, %if.end82, %if.end22
  %retval.0 = phi i32 [ -1, %if.end22 ], [ %cond, %if.then93 ], [ %conv29, %if.end96 ], [ %conv29, %if.then87 ], [ 63, %if.end82 ], [ -1, %if.end ], [ -1, %for.cond ], [ %conv29, %if.end79 ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

