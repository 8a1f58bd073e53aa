source_filename = "getopt.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

@optind = global i32 1, align 4
@opterr = global i32 1, align 4
@__gomc_getopt_place = internal global i32 0, align 4
@optarg = global ptr null, align 4
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
  store ptr null, ptr @optarg, align 4
  %1 = load i32, ptr @optind, align 4
  %cmp1 = icmp sge i32 %1, %count
  br i1 %cmp1, label %return, label %if.end3

if.end3:                                          ; preds = %if.end
  %arrayidx = getelementptr inbounds ptr, ptr %args, i32 %1
  %2 = load ptr, ptr %arrayidx, align 4
  %3 = load i32, ptr @__gomc_getopt_place, align 4
  %cmp4 = icmp eq i32 %3, 0
  br i1 %cmp4, label %if.then5, label %if.end24

if.then5:                                         ; preds = %if.end3
  %4 = load i8, ptr %2, align 1
  %conv.i96 = sext i8 %4 to i32
  %cmp.i97 = icmp eq i32 %conv.i96, 45
  br i1 %cmp.i97, label %land.rhs.i101, label %if.then6

land.rhs.i101:                                    ; preds = %if.then5
  %arrayidx2.i98 = getelementptr inbounds i8, ptr %2, i32 1
  %5 = load i8, ptr %arrayidx2.i98, align 1
  %conv3.i99 = sext i8 %5 to i32
  switch i32 %conv3.i99, label %if.end23 [
    i32 0, label %if.then6
    i32 45, label %if.then17
  ]

if.then6:                                         ; preds = %land.rhs.i101, %if.then5
  %6 = load i32, ptr @optind, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then6
  %i.0 = phi i32 [ %6, %if.then6 ], [ %inc, %for.inc ]
  %cmp7 = icmp slt i32 %i.0, %count
  br i1 %cmp7, label %for.body, label %return

for.body:                                         ; preds = %for.cond
  %arrayidx8 = getelementptr inbounds ptr, ptr %args, i32 %i.0
  %7 = load ptr, ptr %arrayidx8, align 4
  %8 = load i8, ptr %7, align 1
  %conv.i = sext i8 %8 to i32
  %cmp.i = icmp eq i32 %conv.i, 45
  br i1 %cmp.i, label %land.rhs.i, label %for.inc

land.rhs.i:                                       ; preds = %for.body
  %arrayidx2.i = getelementptr inbounds i8, ptr %7, i32 1
  %9 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i = sext i8 %9 to i32
  %tobool.i = icmp ne i32 %conv3.i, 0
  br i1 %tobool.i, label %if.then11, label %for.inc

if.then11:                                        ; preds = %land.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str)
  unreachable

for.inc:                                          ; preds = %land.rhs.i, %for.body
  %inc = add nsw i32 %i.0, 1
  br label %for.cond

if.then17:                                        ; preds = %land.rhs.i101
  %arrayidx18 = getelementptr inbounds i8, ptr %2, i32 2
  %10 = load i8, ptr %arrayidx18, align 1
  %tobool19 = icmp ne i8 %10, 0
  br i1 %tobool19, label %if.then20, label %if.end21

if.then20:                                        ; preds = %if.then17
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.1)
  unreachable

if.end21:                                         ; preds = %if.then17
  %inc22 = add nsw i32 %1, 1
  store i32 %inc22, ptr @optind, align 4
  br label %return

if.end23:                                         ; preds = %land.rhs.i101
  store i32 1, ptr @__gomc_getopt_place, align 4
  br label %if.end24

if.end24:                                         ; preds = %if.end23, %if.end3
  %11 = load i32, ptr @__gomc_getopt_place, align 4
  %inc25 = add nsw i32 %11, 1
  store i32 %inc25, ptr @__gomc_getopt_place, align 4
  %arrayidx26 = getelementptr inbounds i8, ptr %2, i32 %11
  %12 = load i8, ptr %arrayidx26, align 1
  %conv27 = zext i8 %12 to i32
  %arrayidx28 = getelementptr inbounds i8, ptr %2, i32 %inc25
  %13 = load i8, ptr %arrayidx28, align 1
  %tobool29 = icmp ne i8 %13, 0
  %lnot = xor i1 %tobool29, true
  %14 = load i8, ptr %options, align 1
  %conv31 = sext i8 %14 to i32
  %cmp32 = icmp eq i32 %conv31, 58
  switch i32 %conv31, label %lor.rhs [
    i32 58, label %lor.end
    i32 43, label %lor.end
    i32 45, label %lor.end
  ]

lor.rhs:                                          ; preds = %if.end24
  br label %lor.end

lor.end:                                          ; preds = %if.end24, %if.end24, %if.end24, %lor.rhs
  %15 = phi i1 [ true, %if.end24 ], [ false, %lor.rhs ], [ true, %if.end24 ], [ true, %if.end24 ]
  %lor.ext = zext i1 %15 to i32
  %add.ptr = getelementptr inbounds i8, ptr %options, i32 %lor.ext
  br label %while.cond

while.cond:                                       ; preds = %while.body, %lor.end
  %o.0 = phi ptr [ %add.ptr, %lor.end ], [ %incdec.ptr, %while.body ]
  %16 = load i8, ptr %o.0, align 1
  %conv43 = sext i8 %16 to i32
  %tobool44 = icmp ne i32 %conv43, 0
  br i1 %tobool44, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %cmp46 = icmp ne i32 %conv43, %conv27
  %17 = freeze i1 %cmp46
  br i1 %17, label %while.body, label %switch.early.test

switch.early.test:                                ; preds = %land.rhs
  switch i32 %conv27, label %while.end [
    i32 59, label %while.body
    i32 58, label %while.body
  ]

while.body:                                       ; preds = %switch.early.test, %switch.early.test, %land.rhs
  %incdec.ptr = getelementptr inbounds i8, ptr %o.0, i32 1
  br label %while.cond

while.end:                                        ; preds = %switch.early.test, %while.cond
  %18 = load i8, ptr %o.0, align 1
  %conv56 = sext i8 %18 to i32
  %tobool57 = icmp ne i32 %conv56, 0
  br i1 %tobool57, label %land.rhs58, label %land.end63

land.rhs58:                                       ; preds = %while.end
  %arrayidx59 = getelementptr inbounds i8, ptr %o.0, i32 1
  %19 = load i8, ptr %arrayidx59, align 1
  %conv60 = sext i8 %19 to i32
  %cmp61 = icmp eq i32 %conv60, 58
  br label %land.end63

land.end63:                                       ; preds = %land.rhs58, %while.end
  %20 = phi i1 [ false, %while.end ], [ %cmp61, %land.rhs58 ]
  br i1 %20, label %land.lhs.true, label %if.then72

land.lhs.true:                                    ; preds = %land.end63
  %arrayidx65 = getelementptr inbounds i8, ptr %o.0, i32 2
  %21 = load i8, ptr %arrayidx65, align 1
  %conv66 = sext i8 %21 to i32
  %cmp67 = icmp eq i32 %conv66, 58
  br i1 %cmp67, label %if.then69, label %if.end70

if.then69:                                        ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.2)
  unreachable

if.end70:                                         ; preds = %land.lhs.true
  br i1 %20, label %if.end81, label %if.then72

if.then72:                                        ; preds = %land.end63, %if.end70
  br i1 %lnot, label %if.then74, label %if.end76

if.then74:                                        ; preds = %if.then72
  %22 = load i32, ptr @optind, align 4
  %inc75 = add nsw i32 %22, 1
  store i32 %inc75, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br label %if.end76

if.end76:                                         ; preds = %if.then74, %if.then72
  %23 = load i8, ptr %o.0, align 1
  %tobool77 = icmp ne i8 %23, 0
  br i1 %tobool77, label %return, label %if.end79

if.end79:                                         ; preds = %if.end76
  %24 = load volatile i32, ptr @opterr, align 4
  store i32 %conv27, ptr @optopt, align 4
  br label %return

if.end81:                                         ; preds = %if.end70
  %25 = load i32, ptr @optind, align 4
  %inc82 = add nsw i32 %25, 1
  store i32 %inc82, ptr @optind, align 4
  %26 = load i32, ptr @__gomc_getopt_place, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %lnot, label %if.end86, label %if.then84

if.then84:                                        ; preds = %if.end81
  %add.ptr85 = getelementptr inbounds i8, ptr %2, i32 %26
  store ptr %add.ptr85, ptr @optarg, align 4
  br label %return

if.end86:                                         ; preds = %if.end81
  %27 = load i32, ptr @optind, align 4
  %cmp87 = icmp sge i32 %27, %count
  br i1 %cmp87, label %if.then89, label %if.end92

if.then89:                                        ; preds = %if.end86
  %cond = select i1 %cmp32, i32 58, i32 63
  %28 = load volatile i32, ptr @opterr, align 4
  store i32 %conv27, ptr @optopt, align 4
  br label %return

if.end92:                                         ; preds = %if.end86
  %inc93 = add nsw i32 %27, 1
  store i32 %inc93, ptr @optind, align 4
  %arrayidx94 = getelementptr inbounds ptr, ptr %args, i32 %27
  %29 = load ptr, ptr %arrayidx94, align 4
  store ptr %29, ptr @optarg, align 4
  br label %return

return:                                           ; preds = %if.end76, %for.cond, %if.end, %if.end92, %if.then89, %if.then84, %if.end79, %if.end21
  %retval.0 = phi i32 [ -1, %if.end21 ], [ %cond, %if.then89 ], [ %conv27, %if.end92 ], [ %conv27, %if.then84 ], [ 63, %if.end79 ], [ -1, %if.end ], [ -1, %for.cond ], [ %conv27, %if.end76 ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

