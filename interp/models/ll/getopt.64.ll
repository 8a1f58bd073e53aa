source_filename = "getopt.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.option = type { ptr, i32, ptr, i32 }

@optind = global i32 1, align 4
@opterr = global i32 1, align 4
@__gomc_getopt_place = internal global i32 0, align 4
@__gomc_getopt.str = private unnamed_addr constant [26 x i8] c"getopt with a long option\00", align 1
@optarg = global ptr null, align 8
@optopt = global i32 0, align 4
@__gomc_getopt.str.1 = private unnamed_addr constant [43 x i8] c"getopt with options behind other arguments\00", align 1

define i32 @getopt(i32 noundef %count, ptr noundef %args, ptr noundef %options) {
entry:
  %0 = load i32, ptr @optind, align 4
  %cmp.i = icmp eq i32 %0, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  store i32 1, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i, %entry
  store ptr null, ptr @optarg, align 8
  %1 = load i32, ptr @optind, align 4
  %cmp1.i = icmp sge i32 %1, %count
  br i1 %cmp1.i, label %next_option.exit, label %if.end3.i

if.end3.i:                                        ; preds = %if.end.i
  %2 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %next_option.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end3.i
  %idxprom.i = sext i32 %1 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i
  %3 = load ptr, ptr %arrayidx.i, align 8
  %4 = load i8, ptr %3, align 1
  %conv.i34 = sext i8 %4 to i32
  %cmp.i35 = icmp eq i32 %conv.i34, 45
  br i1 %cmp.i35, label %land.rhs.i39, label %if.then7.i

land.rhs.i39:                                     ; preds = %if.end5.i
  %arrayidx2.i36 = getelementptr inbounds i8, ptr %3, i64 1
  %5 = load i8, ptr %arrayidx2.i36, align 1
  %conv3.i37 = sext i8 %5 to i32
  switch i32 %conv3.i37, label %next_option.exit [
    i32 0, label %if.then7.i
    i32 45, label %land.lhs.true.i
  ]

if.then7.i:                                       ; preds = %land.rhs.i39, %if.end5.i
  %6 = load i32, ptr @optind, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end21.i, %if.then7.i
  %i.i.0 = phi i32 [ %6, %if.then7.i ], [ %inc.i, %if.end21.i ]
  %cmp8.i = icmp slt i32 %i.i.0, %count
  br i1 %cmp8.i, label %land.rhs.i, label %next_option.exit

land.rhs.i:                                       ; preds = %for.cond.i
  %7 = load i8, ptr %options, align 1
  %conv.i = sext i8 %7 to i32
  switch i32 %conv.i, label %lor.lhs.false.i [
    i32 43, label %next_option.exit
    i32 45, label %if.then20.i
  ]

lor.lhs.false.i:                                  ; preds = %land.rhs.i
  %idxprom16.i = sext i32 %i.i.0 to i64
  %arrayidx17.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom16.i
  %8 = load ptr, ptr %arrayidx17.i, align 8
  %9 = load i8, ptr %8, align 1
  %conv.i26 = sext i8 %9 to i32
  %cmp.i27 = icmp eq i32 %conv.i26, 45
  br i1 %cmp.i27, label %land.rhs.i30, label %if.end21.i

land.rhs.i30:                                     ; preds = %lor.lhs.false.i
  %arrayidx2.i28 = getelementptr inbounds i8, ptr %8, i64 1
  %10 = load i8, ptr %arrayidx2.i28, align 1
  %conv3.i = sext i8 %10 to i32
  %tobool.i29 = icmp ne i32 %conv3.i, 0
  br i1 %tobool.i29, label %if.then20.i, label %if.end21.i

if.then20.i:                                      ; preds = %land.rhs.i, %land.rhs.i30
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.1)
  unreachable

if.end21.i:                                       ; preds = %lor.lhs.false.i, %land.rhs.i30
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

land.lhs.true.i:                                  ; preds = %land.rhs.i39
  %arrayidx31.i = getelementptr inbounds i8, ptr %3, i64 2
  %11 = load i8, ptr %arrayidx31.i, align 1
  %tobool32.i = icmp ne i8 %11, 0
  br i1 %tobool32.i, label %next_option.exit, label %if.then33.i

if.then33.i:                                      ; preds = %land.lhs.true.i
  %inc34.i = add nsw i32 %1, 1
  store i32 %inc34.i, ptr @optind, align 4
  br label %next_option.exit

next_option.exit:                                 ; preds = %land.rhs.i39, %land.rhs.i, %land.lhs.true.i, %for.cond.i, %if.end3.i, %if.end.i, %if.then33.i
  %retval.i.0 = phi i32 [ 0, %if.then33.i ], [ 0, %if.end.i ], [ 1, %if.end3.i ], [ 0, %for.cond.i ], [ 0, %land.rhs.i ], [ 1, %land.lhs.true.i ], [ 1, %land.rhs.i39 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %next_option.exit
  %12 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool1 = icmp ne i32 %12, 0
  br i1 %tobool1, label %if.end5, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end
  %13 = load i32, ptr @optind, align 4
  %idxprom = sext i32 %13 to i64
  %arrayidx = getelementptr inbounds ptr, ptr %args, i64 %idxprom
  %14 = load ptr, ptr %arrayidx, align 8
  %arrayidx2 = getelementptr inbounds i8, ptr %14, i64 1
  %15 = load i8, ptr %arrayidx2, align 1
  %conv = sext i8 %15 to i32
  %cmp = icmp eq i32 %conv, 45
  br i1 %cmp, label %if.then4, label %if.end5

if.then4:                                         ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str)
  unreachable

if.end5:                                          ; preds = %land.lhs.true, %if.end
  %16 = load i32, ptr @optind, align 4
  %idxprom.i11 = sext i32 %16 to i64
  %arrayidx.i12 = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i11
  %17 = load ptr, ptr %arrayidx.i12, align 8
  %18 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i13 = icmp ne i32 %18, 0
  %cond.i = select i1 %tobool.i13, i32 %18, i32 1
  %inc.i14 = add nsw i32 %cond.i, 1
  %idxprom1.i = sext i32 %cond.i to i64
  %arrayidx2.i = getelementptr inbounds i8, ptr %17, i64 %idxprom1.i
  %19 = load i8, ptr %arrayidx2.i, align 1
  %conv.i15 = zext i8 %19 to i32
  %20 = load i8, ptr %options, align 1
  %conv.i75 = sext i8 %20 to i32
  %cmp.i76 = icmp eq i32 %conv.i75, 43
  %cmp4.i78 = icmp eq i32 %conv.i75, 45
  %spec.select = select i1 %cmp.i76, i1 true, i1 %cmp4.i78
  %lor.ext.i80 = zext i1 %spec.select to i32
  %idx.ext.i81 = sext i32 %lor.ext.i80 to i64
  %add.ptr.i82 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i81
  %21 = load i8, ptr %add.ptr.i82, align 1
  %conv.i46 = sext i8 %21 to i32
  %cmp.i47 = icmp eq i32 %conv.i46, 58
  %conv1.i = zext i1 %cmp.i47 to i32
  %idx.ext.i48 = sext i32 %conv1.i to i64
  %add.ptr.i49 = getelementptr inbounds i8, ptr %add.ptr.i82, i64 %idx.ext.i48
  br label %for.cond.i51

for.cond.i51:                                     ; preds = %if.end.i56, %if.end5
  %o.i45.0 = phi ptr [ %add.ptr.i49, %if.end5 ], [ %incdec.ptr.i, %if.end.i56 ]
  %22 = load i8, ptr %o.i45.0, align 1
  %tobool.i50 = icmp ne i8 %22, 0
  br i1 %tobool.i50, label %for.body.i52, label %find_letter.exit

for.body.i52:                                     ; preds = %for.cond.i51
  %conv2.i = sext i8 %22 to i32
  %cmp3.i = icmp eq i32 %conv2.i, %conv.i15
  %23 = freeze i1 %cmp3.i
  br i1 %23, label %switch.early.test, label %if.end.i56

switch.early.test:                                ; preds = %for.body.i52
  switch i32 %conv.i15, label %find_letter.exit [
    i32 59, label %if.end.i56
    i32 58, label %if.end.i56
  ]

if.end.i56:                                       ; preds = %switch.early.test, %switch.early.test, %for.body.i52
  %incdec.ptr.i = getelementptr inbounds i8, ptr %o.i45.0, i32 1
  br label %for.cond.i51

find_letter.exit:                                 ; preds = %switch.early.test, %for.cond.i51
  %retval.i43.0 = phi ptr [ %o.i45.0, %switch.early.test ], [ null, %for.cond.i51 ]
  %tobool3.i = icmp ne ptr %retval.i43.0, null
  br i1 %tobool3.i, label %land.rhs.i18, label %land.end.i19

land.rhs.i18:                                     ; preds = %find_letter.exit
  %arrayidx4.i = getelementptr inbounds i8, ptr %retval.i43.0, i64 1
  %24 = load i8, ptr %arrayidx4.i, align 1
  %conv5.i = sext i8 %24 to i32
  %cmp.i17 = icmp eq i32 %conv5.i, 58
  br label %land.end.i19

land.end.i19:                                     ; preds = %land.rhs.i18, %find_letter.exit
  %25 = phi i1 [ false, %find_letter.exit ], [ %cmp.i17, %land.rhs.i18 ]
  %idxprom7.i = sext i32 %inc.i14 to i64
  %arrayidx8.i = getelementptr inbounds i8, ptr %17, i64 %idxprom7.i
  %26 = load i8, ptr %arrayidx8.i, align 1
  %tobool9.i = icmp ne i8 %26, 0
  %lnot.i = xor i1 %tobool9.i, true
  %brmerge = select i1 %25, i1 true, i1 %lnot.i
  br i1 %brmerge, label %if.end.i23, label %if.then.i21

if.then.i21:                                      ; preds = %land.end.i19
  store i32 %inc.i14, ptr @__gomc_getopt_place, align 4
  br i1 %tobool3.i, label %return, label %cond.false14.i

cond.false14.i:                                   ; preds = %if.then.i21
  %27 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i15, ptr @optopt, align 4
  br label %return

if.end.i23:                                       ; preds = %land.end.i19
  %28 = load i32, ptr @optind, align 4
  %inc18.i = add nsw i32 %28, 1
  store i32 %inc18.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %25, label %if.end27.i, label %if.then20.i24

if.then20.i24:                                    ; preds = %if.end.i23
  br i1 %tobool3.i, label %return, label %cond.false23.i

cond.false23.i:                                   ; preds = %if.then20.i24
  %29 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i15, ptr @optopt, align 4
  br label %return

if.end27.i:                                       ; preds = %if.end.i23
  br i1 %lnot.i, label %if.else.i, label %if.then29.i

if.then29.i:                                      ; preds = %if.end27.i
  store ptr %arrayidx8.i, ptr @optarg, align 8
  br label %return

if.else.i:                                        ; preds = %if.end27.i
  %arrayidx30.i25 = getelementptr inbounds i8, ptr %retval.i43.0, i64 2
  %30 = load i8, ptr %arrayidx30.i25, align 1
  %conv31.i = sext i8 %30 to i32
  %cmp32.i = icmp eq i32 %conv31.i, 58
  br i1 %cmp32.i, label %return, label %if.else35.i

if.else35.i:                                      ; preds = %if.else.i
  %31 = load i32, ptr @optind, align 4
  %cmp36.i = icmp sge i32 %31, %count
  br i1 %cmp36.i, label %if.then38.i, label %if.else41.i

if.then38.i:                                      ; preds = %if.else35.i
  %32 = load i8, ptr %options, align 1
  %conv.i69 = sext i8 %32 to i32
  %cmp.i70 = icmp eq i32 %conv.i69, 43
  %cmp4.i = icmp eq i32 %conv.i69, 45
  %spec.select46 = select i1 %cmp.i70, i1 true, i1 %cmp4.i
  %lor.ext.i = zext i1 %spec.select46 to i32
  %idx.ext.i72 = sext i32 %lor.ext.i to i64
  %add.ptr.i73 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i72
  %33 = load i8, ptr %add.ptr.i73, align 1
  %conv.i65 = sext i8 %33 to i32
  %cmp.i66 = icmp eq i32 %conv.i65, 58
  %cond.i67 = select i1 %cmp.i66, i32 58, i32 63
  %34 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i15, ptr @optopt, align 4
  br label %return

if.else41.i:                                      ; preds = %if.else35.i
  %inc42.i = add nsw i32 %31, 1
  store i32 %inc42.i, ptr @optind, align 4
  %idxprom43.i = sext i32 %31 to i64
  %arrayidx44.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom43.i
  %35 = load ptr, ptr %arrayidx44.i, align 8
  store ptr %35, ptr @optarg, align 8
  br label %return

return:                                           ; preds = %if.then38.i, %if.then.i21, %cond.false14.i, %if.then20.i24, %cond.false23.i, %if.else.i, %if.else41.i, %if.then29.i, %next_option.exit
  %retval.0 = phi i32 [ -1, %next_option.exit ], [ %cond.i67, %if.then38.i ], [ 63, %cond.false14.i ], [ %conv.i15, %if.then.i21 ], [ 63, %cond.false23.i ], [ %conv.i15, %if.then20.i24 ], [ %conv.i15, %if.else.i ], [ %conv.i15, %if.else41.i ], [ %conv.i15, %if.then29.i ]
  ret i32 %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @getopt_long(i32 noundef %count, ptr noundef %args, ptr noundef %options, ptr noundef %longs, ptr noundef %index) {
entry:
  %0 = load i32, ptr @optind, align 4
  %cmp.i.i = icmp eq i32 %0, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  store i32 1, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %entry
  store ptr null, ptr @optarg, align 8
  %1 = load i32, ptr @optind, align 4
  %cmp1.i.i = icmp sge i32 %1, %count
  br i1 %cmp1.i.i, label %next_option.exit.i, label %if.end3.i.i

if.end3.i.i:                                      ; preds = %if.end.i.i
  %2 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i.i = icmp ne i32 %2, 0
  br i1 %tobool.i.i, label %next_option.exit.i, label %if.end5.i.i

if.end5.i.i:                                      ; preds = %if.end3.i.i
  %idxprom.i.i = sext i32 %1 to i64
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i.i
  %3 = load ptr, ptr %arrayidx.i.i, align 8
  %4 = load i8, ptr %3, align 1
  %conv.i5 = sext i8 %4 to i32
  %cmp.i6 = icmp eq i32 %conv.i5, 45
  br i1 %cmp.i6, label %land.rhs.i10, label %if.then7.i.i

land.rhs.i10:                                     ; preds = %if.end5.i.i
  %arrayidx2.i7 = getelementptr inbounds i8, ptr %3, i64 1
  %5 = load i8, ptr %arrayidx2.i7, align 1
  %conv3.i8 = sext i8 %5 to i32
  switch i32 %conv3.i8, label %next_option.exit.i [
    i32 0, label %if.then7.i.i
    i32 45, label %land.lhs.true.i.i
  ]

if.then7.i.i:                                     ; preds = %land.rhs.i10, %if.end5.i.i
  %6 = load i32, ptr @optind, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %if.end21.i.i, %if.then7.i.i
  %i.i.i.0 = phi i32 [ %6, %if.then7.i.i ], [ %inc.i.i, %if.end21.i.i ]
  %cmp8.i.i = icmp slt i32 %i.i.i.0, %count
  br i1 %cmp8.i.i, label %land.rhs.i.i, label %next_option.exit.i

land.rhs.i.i:                                     ; preds = %for.cond.i.i
  %7 = load i8, ptr %options, align 1
  %conv.i.i = sext i8 %7 to i32
  switch i32 %conv.i.i, label %lor.lhs.false.i.i [
    i32 43, label %next_option.exit.i
    i32 45, label %if.then20.i.i
  ]

lor.lhs.false.i.i:                                ; preds = %land.rhs.i.i
  %idxprom16.i.i = sext i32 %i.i.i.0 to i64
  %arrayidx17.i.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom16.i.i
  %8 = load ptr, ptr %arrayidx17.i.i, align 8
  %9 = load i8, ptr %8, align 1
  %conv.i1 = sext i8 %9 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 45
  br i1 %cmp.i2, label %land.rhs.i, label %if.end21.i.i

land.rhs.i:                                       ; preds = %lor.lhs.false.i.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %8, i64 1
  %10 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i = sext i8 %10 to i32
  %tobool.i3 = icmp ne i32 %conv3.i, 0
  br i1 %tobool.i3, label %if.then20.i.i, label %if.end21.i.i

if.then20.i.i:                                    ; preds = %land.rhs.i.i, %land.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.1)
  unreachable

if.end21.i.i:                                     ; preds = %lor.lhs.false.i.i, %land.rhs.i
  %inc.i.i = add nsw i32 %i.i.i.0, 1
  br label %for.cond.i.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i10
  %arrayidx31.i.i = getelementptr inbounds i8, ptr %3, i64 2
  %11 = load i8, ptr %arrayidx31.i.i, align 1
  %tobool32.i.i = icmp ne i8 %11, 0
  br i1 %tobool32.i.i, label %next_option.exit.i, label %if.then33.i.i

if.then33.i.i:                                    ; preds = %land.lhs.true.i.i
  %inc34.i.i = add nsw i32 %1, 1
  store i32 %inc34.i.i, ptr @optind, align 4
  br label %next_option.exit.i

next_option.exit.i:                               ; preds = %land.rhs.i10, %land.rhs.i.i, %land.lhs.true.i.i, %for.cond.i.i, %if.end3.i.i, %if.end.i.i, %if.then33.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.then33.i.i ], [ 0, %if.end.i.i ], [ 1, %if.end3.i.i ], [ 0, %for.cond.i.i ], [ 0, %land.rhs.i.i ], [ 1, %land.lhs.true.i.i ], [ 1, %land.rhs.i10 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %long_option.exit

if.end.i:                                         ; preds = %next_option.exit.i
  %12 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool1.i = icmp ne i32 %12, 0
  br i1 %tobool1.i, label %if.then2.i, label %if.end4.i

if.then2.i:                                       ; preds = %if.end.i
  %13 = load i32, ptr @optind, align 4
  %idxprom.i187.i = sext i32 %13 to i64
  %arrayidx.i188.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i187.i
  %14 = load ptr, ptr %arrayidx.i188.i, align 8
  %inc.i193.i = add nsw i32 %12, 1
  %idxprom1.i194.i = sext i32 %12 to i64
  %arrayidx2.i195.i = getelementptr inbounds i8, ptr %14, i64 %idxprom1.i194.i
  %15 = load i8, ptr %arrayidx2.i195.i, align 1
  %conv.i196.i = zext i8 %15 to i32
  %16 = load i8, ptr %options, align 1
  %conv.i206 = sext i8 %16 to i32
  %cmp.i207 = icmp eq i32 %conv.i206, 43
  %cmp4.i209 = icmp eq i32 %conv.i206, 45
  %spec.select = select i1 %cmp.i207, i1 true, i1 %cmp4.i209
  %lor.ext.i211 = zext i1 %spec.select to i32
  %idx.ext.i212 = sext i32 %lor.ext.i211 to i64
  %add.ptr.i213 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i212
  %17 = load i8, ptr %add.ptr.i213, align 1
  %conv.i16 = sext i8 %17 to i32
  %cmp.i17 = icmp eq i32 %conv.i16, 58
  %conv1.i = zext i1 %cmp.i17 to i32
  %idx.ext.i18 = sext i32 %conv1.i to i64
  %add.ptr.i19 = getelementptr inbounds i8, ptr %add.ptr.i213, i64 %idx.ext.i18
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i23, %if.then2.i
  %o.i15.0 = phi ptr [ %add.ptr.i19, %if.then2.i ], [ %incdec.ptr.i, %if.end.i23 ]
  %18 = load i8, ptr %o.i15.0, align 1
  %tobool.i20 = icmp ne i8 %18, 0
  br i1 %tobool.i20, label %for.body.i, label %find_letter.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv2.i = sext i8 %18 to i32
  %cmp3.i = icmp eq i32 %conv2.i, %conv.i196.i
  %19 = freeze i1 %cmp3.i
  br i1 %19, label %switch.early.test, label %if.end.i23

switch.early.test:                                ; preds = %for.body.i
  switch i32 %conv.i196.i, label %find_letter.exit [
    i32 59, label %if.end.i23
    i32 58, label %if.end.i23
  ]

if.end.i23:                                       ; preds = %switch.early.test, %switch.early.test, %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %o.i15.0, i32 1
  br label %for.cond.i

find_letter.exit:                                 ; preds = %switch.early.test, %for.cond.i
  %retval.i13.0 = phi ptr [ %o.i15.0, %switch.early.test ], [ null, %for.cond.i ]
  %tobool3.i198.i = icmp ne ptr %retval.i13.0, null
  br i1 %tobool3.i198.i, label %land.rhs.i203.i, label %land.end.i211.i

land.rhs.i203.i:                                  ; preds = %find_letter.exit
  %arrayidx4.i200.i = getelementptr inbounds i8, ptr %retval.i13.0, i64 1
  %20 = load i8, ptr %arrayidx4.i200.i, align 1
  %conv5.i201.i = sext i8 %20 to i32
  %cmp.i202.i = icmp eq i32 %conv5.i201.i, 58
  br label %land.end.i211.i

land.end.i211.i:                                  ; preds = %land.rhs.i203.i, %find_letter.exit
  %21 = phi i1 [ false, %find_letter.exit ], [ %cmp.i202.i, %land.rhs.i203.i ]
  %idxprom7.i205.i = sext i32 %inc.i193.i to i64
  %arrayidx8.i206.i = getelementptr inbounds i8, ptr %14, i64 %idxprom7.i205.i
  %22 = load i8, ptr %arrayidx8.i206.i, align 1
  %tobool9.i207.i = icmp ne i8 %22, 0
  %lnot.i208.i = xor i1 %tobool9.i207.i, true
  %brmerge = select i1 %21, i1 true, i1 %lnot.i208.i
  br i1 %brmerge, label %if.end.i223.i, label %if.then.i215.i

if.then.i215.i:                                   ; preds = %land.end.i211.i
  store i32 %inc.i193.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool3.i198.i, label %long_option.exit, label %cond.false14.i218.i

cond.false14.i218.i:                              ; preds = %if.then.i215.i
  %23 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i196.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i223.i:                                    ; preds = %land.end.i211.i
  %24 = load i32, ptr @optind, align 4
  %inc18.i221.i = add nsw i32 %24, 1
  store i32 %inc18.i221.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %21, label %if.end27.i232.i, label %if.then20.i225.i

if.then20.i225.i:                                 ; preds = %if.end.i223.i
  br i1 %tobool3.i198.i, label %long_option.exit, label %cond.false23.i228.i

cond.false23.i228.i:                              ; preds = %if.then20.i225.i
  %25 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i196.i, ptr @optopt, align 4
  br label %long_option.exit

if.end27.i232.i:                                  ; preds = %if.end.i223.i
  br i1 %lnot.i208.i, label %if.else.i239.i, label %if.then29.i235.i

if.then29.i235.i:                                 ; preds = %if.end27.i232.i
  store ptr %arrayidx8.i206.i, ptr @optarg, align 8
  br label %long_option.exit

if.else.i239.i:                                   ; preds = %if.end27.i232.i
  %arrayidx30.i236.i = getelementptr inbounds i8, ptr %retval.i13.0, i64 2
  %26 = load i8, ptr %arrayidx30.i236.i, align 1
  %conv31.i237.i = sext i8 %26 to i32
  %cmp32.i238.i = icmp eq i32 %conv31.i237.i, 58
  br i1 %cmp32.i238.i, label %long_option.exit, label %if.else35.i242.i

if.else35.i242.i:                                 ; preds = %if.else.i239.i
  %27 = load i32, ptr @optind, align 4
  %cmp36.i241.i = icmp sge i32 %27, %count
  br i1 %cmp36.i241.i, label %if.then38.i245.i, label %if.else41.i249.i

if.then38.i245.i:                                 ; preds = %if.else35.i242.i
  %28 = load i8, ptr %options, align 1
  %conv.i166 = sext i8 %28 to i32
  %cmp.i167 = icmp eq i32 %conv.i166, 43
  %cmp4.i169 = icmp eq i32 %conv.i166, 45
  %spec.select195 = select i1 %cmp.i167, i1 true, i1 %cmp4.i169
  %lor.ext.i171 = zext i1 %spec.select195 to i32
  %idx.ext.i172 = sext i32 %lor.ext.i171 to i64
  %add.ptr.i173 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i172
  %29 = load i8, ptr %add.ptr.i173, align 1
  %conv.i121 = sext i8 %29 to i32
  %cmp.i122 = icmp eq i32 %conv.i121, 58
  %cond.i123 = select i1 %cmp.i122, i32 58, i32 63
  %30 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i196.i, ptr @optopt, align 4
  br label %long_option.exit

if.else41.i249.i:                                 ; preds = %if.else35.i242.i
  %inc42.i246.i = add nsw i32 %27, 1
  store i32 %inc42.i246.i, ptr @optind, align 4
  %idxprom43.i247.i = sext i32 %27 to i64
  %arrayidx44.i248.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom43.i247.i
  %31 = load ptr, ptr %arrayidx44.i248.i, align 8
  store ptr %31, ptr @optarg, align 8
  br label %long_option.exit

if.end4.i:                                        ; preds = %if.end.i
  %32 = load i32, ptr @optind, align 4
  %idxprom.i = sext i32 %32 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i
  %33 = load ptr, ptr %arrayidx.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %33, i64 1
  %34 = load i8, ptr %arrayidx5.i, align 1
  %conv.i = sext i8 %34 to i32
  %cmp.i = icmp eq i32 %conv.i, 45
  %cond.i = select i1 %cmp.i, i32 2, i32 1
  %conv8.i = zext i8 %34 to i32
  %35 = load i8, ptr %options, align 1
  %conv.i176 = sext i8 %35 to i32
  %cmp.i177 = icmp eq i32 %conv.i176, 43
  %cmp4.i179 = icmp eq i32 %conv.i176, 45
  %spec.select196 = select i1 %cmp.i177, i1 true, i1 %cmp4.i179
  %lor.ext.i181 = zext i1 %spec.select196 to i32
  %idx.ext.i182 = sext i32 %lor.ext.i181 to i64
  %add.ptr.i183 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i182
  %36 = load i8, ptr %add.ptr.i183, align 1
  %conv.i77 = sext i8 %36 to i32
  %cmp.i78 = icmp eq i32 %conv.i77, 58
  %conv1.i79 = zext i1 %cmp.i78 to i32
  %idx.ext.i80 = sext i32 %conv1.i79 to i64
  %add.ptr.i81 = getelementptr inbounds i8, ptr %add.ptr.i183, i64 %idx.ext.i80
  br label %for.cond.i83

for.cond.i83:                                     ; preds = %if.end.i92, %if.end4.i
  %o.i75.0 = phi ptr [ %add.ptr.i81, %if.end4.i ], [ %incdec.ptr.i93, %if.end.i92 ]
  %37 = load i8, ptr %o.i75.0, align 1
  %tobool.i82 = icmp ne i8 %37, 0
  br i1 %tobool.i82, label %for.body.i86, label %find_letter.exit95

for.body.i86:                                     ; preds = %for.cond.i83
  %conv2.i84 = sext i8 %37 to i32
  %cmp3.i85 = icmp eq i32 %conv2.i84, %conv8.i
  %38 = freeze i1 %cmp3.i85
  br i1 %38, label %switch.early.test192, label %if.end.i92

switch.early.test192:                             ; preds = %for.body.i86
  switch i32 %conv8.i, label %find_letter.exit95 [
    i32 59, label %if.end.i92
    i32 58, label %if.end.i92
  ]

if.end.i92:                                       ; preds = %switch.early.test192, %switch.early.test192, %for.body.i86
  %incdec.ptr.i93 = getelementptr inbounds i8, ptr %o.i75.0, i32 1
  br label %for.cond.i83

find_letter.exit95:                               ; preds = %switch.early.test192, %for.cond.i83
  %cmp10.i = icmp eq i32 %cond.i, 1
  br i1 %cmp10.i, label %if.then18.i, label %if.end20.i

if.then18.i:                                      ; preds = %find_letter.exit95
  %39 = load i32, ptr @optind, align 4
  %idxprom.i112.i = sext i32 %39 to i64
  %arrayidx.i113.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i112.i
  %40 = load ptr, ptr %arrayidx.i113.i, align 8
  %41 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i114.i = icmp ne i32 %41, 0
  %cond.i117.i = select i1 %tobool.i114.i, i32 %41, i32 1
  %inc.i118.i = add nsw i32 %cond.i117.i, 1
  %idxprom1.i119.i = sext i32 %cond.i117.i to i64
  %arrayidx2.i120.i = getelementptr inbounds i8, ptr %40, i64 %idxprom1.i119.i
  %42 = load i8, ptr %arrayidx2.i120.i, align 1
  %conv.i121.i = zext i8 %42 to i32
  %43 = load i8, ptr %options, align 1
  %conv.i196 = sext i8 %43 to i32
  %cmp.i197 = icmp eq i32 %conv.i196, 43
  %cmp4.i199 = icmp eq i32 %conv.i196, 45
  %spec.select197 = select i1 %cmp.i197, i1 true, i1 %cmp4.i199
  %lor.ext.i201 = zext i1 %spec.select197 to i32
  %idx.ext.i202 = sext i32 %lor.ext.i201 to i64
  %add.ptr.i203 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i202
  %44 = load i8, ptr %add.ptr.i203, align 1
  %conv.i29 = sext i8 %44 to i32
  %cmp.i30 = icmp eq i32 %conv.i29, 58
  %conv1.i31 = zext i1 %cmp.i30 to i32
  %idx.ext.i32 = sext i32 %conv1.i31 to i64
  %add.ptr.i33 = getelementptr inbounds i8, ptr %add.ptr.i203, i64 %idx.ext.i32
  br label %for.cond.i35

for.cond.i35:                                     ; preds = %if.end.i44, %if.then18.i
  %o.i27.0 = phi ptr [ %add.ptr.i33, %if.then18.i ], [ %incdec.ptr.i45, %if.end.i44 ]
  %45 = load i8, ptr %o.i27.0, align 1
  %tobool.i34 = icmp ne i8 %45, 0
  br i1 %tobool.i34, label %for.body.i38, label %find_letter.exit47

for.body.i38:                                     ; preds = %for.cond.i35
  %conv2.i36 = sext i8 %45 to i32
  %cmp3.i37 = icmp eq i32 %conv2.i36, %conv.i121.i
  %46 = freeze i1 %cmp3.i37
  br i1 %46, label %switch.early.test193, label %if.end.i44

switch.early.test193:                             ; preds = %for.body.i38
  switch i32 %conv.i121.i, label %find_letter.exit47 [
    i32 59, label %if.end.i44
    i32 58, label %if.end.i44
  ]

if.end.i44:                                       ; preds = %switch.early.test193, %switch.early.test193, %for.body.i38
  %incdec.ptr.i45 = getelementptr inbounds i8, ptr %o.i27.0, i32 1
  br label %for.cond.i35

find_letter.exit47:                               ; preds = %switch.early.test193, %for.cond.i35
  %retval.i24.0 = phi ptr [ %o.i27.0, %switch.early.test193 ], [ null, %for.cond.i35 ]
  %tobool3.i123.i = icmp ne ptr %retval.i24.0, null
  br i1 %tobool3.i123.i, label %land.rhs.i128.i, label %land.end.i136.i

land.rhs.i128.i:                                  ; preds = %find_letter.exit47
  %arrayidx4.i125.i = getelementptr inbounds i8, ptr %retval.i24.0, i64 1
  %47 = load i8, ptr %arrayidx4.i125.i, align 1
  %conv5.i126.i = sext i8 %47 to i32
  %cmp.i127.i = icmp eq i32 %conv5.i126.i, 58
  br label %land.end.i136.i

land.end.i136.i:                                  ; preds = %land.rhs.i128.i, %find_letter.exit47
  %48 = phi i1 [ false, %find_letter.exit47 ], [ %cmp.i127.i, %land.rhs.i128.i ]
  %idxprom7.i130.i = sext i32 %inc.i118.i to i64
  %arrayidx8.i131.i = getelementptr inbounds i8, ptr %40, i64 %idxprom7.i130.i
  %49 = load i8, ptr %arrayidx8.i131.i, align 1
  %tobool9.i132.i = icmp ne i8 %49, 0
  %lnot.i133.i = xor i1 %tobool9.i132.i, true
  %brmerge185 = select i1 %48, i1 true, i1 %lnot.i133.i
  br i1 %brmerge185, label %if.end.i148.i, label %if.then.i140.i

if.then.i140.i:                                   ; preds = %land.end.i136.i
  store i32 %inc.i118.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool3.i123.i, label %long_option.exit, label %cond.false14.i143.i

cond.false14.i143.i:                              ; preds = %if.then.i140.i
  %50 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i121.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i148.i:                                    ; preds = %land.end.i136.i
  %51 = load i32, ptr @optind, align 4
  %inc18.i146.i = add nsw i32 %51, 1
  store i32 %inc18.i146.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %48, label %if.end27.i157.i, label %if.then20.i150.i

if.then20.i150.i:                                 ; preds = %if.end.i148.i
  br i1 %tobool3.i123.i, label %long_option.exit, label %cond.false23.i153.i

cond.false23.i153.i:                              ; preds = %if.then20.i150.i
  %52 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i121.i, ptr @optopt, align 4
  br label %long_option.exit

if.end27.i157.i:                                  ; preds = %if.end.i148.i
  br i1 %lnot.i133.i, label %if.else.i164.i, label %if.then29.i160.i

if.then29.i160.i:                                 ; preds = %if.end27.i157.i
  store ptr %arrayidx8.i131.i, ptr @optarg, align 8
  br label %long_option.exit

if.else.i164.i:                                   ; preds = %if.end27.i157.i
  %arrayidx30.i161.i = getelementptr inbounds i8, ptr %retval.i24.0, i64 2
  %53 = load i8, ptr %arrayidx30.i161.i, align 1
  %conv31.i162.i = sext i8 %53 to i32
  %cmp32.i163.i = icmp eq i32 %conv31.i162.i, 58
  br i1 %cmp32.i163.i, label %long_option.exit, label %if.else35.i167.i

if.else35.i167.i:                                 ; preds = %if.else.i164.i
  %54 = load i32, ptr @optind, align 4
  %cmp36.i166.i = icmp sge i32 %54, %count
  br i1 %cmp36.i166.i, label %if.then38.i170.i, label %if.else41.i174.i

if.then38.i170.i:                                 ; preds = %if.else35.i167.i
  %55 = load i8, ptr %options, align 1
  %conv.i156 = sext i8 %55 to i32
  %cmp.i157 = icmp eq i32 %conv.i156, 43
  %cmp4.i159 = icmp eq i32 %conv.i156, 45
  %spec.select198 = select i1 %cmp.i157, i1 true, i1 %cmp4.i159
  %lor.ext.i161 = zext i1 %spec.select198 to i32
  %idx.ext.i162 = sext i32 %lor.ext.i161 to i64
  %add.ptr.i163 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i162
  %56 = load i8, ptr %add.ptr.i163, align 1
  %conv.i126 = sext i8 %56 to i32
  %cmp.i127 = icmp eq i32 %conv.i126, 58
  %cond.i128 = select i1 %cmp.i127, i32 58, i32 63
  %57 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i121.i, ptr @optopt, align 4
  br label %long_option.exit

if.else41.i174.i:                                 ; preds = %if.else35.i167.i
  %inc42.i171.i = add nsw i32 %54, 1
  store i32 %inc42.i171.i, ptr @optind, align 4
  %idxprom43.i172.i = sext i32 %54 to i64
  %arrayidx44.i173.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom43.i172.i
  %58 = load ptr, ptr %arrayidx44.i173.i, align 8
  store ptr %58, ptr @optarg, align 8
  br label %long_option.exit

if.end20.i:                                       ; preds = %find_letter.exit95
  %idx.ext.i = sext i32 %cond.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %33, i64 %idx.ext.i
  br label %for.cond.i221

for.cond.i221:                                    ; preds = %for.inc.i, %if.end20.i
  %length.i.0 = phi i32 [ 0, %if.end20.i ], [ %length.i.1, %for.inc.i ]
  %all.i.0 = phi i32 [ undef, %if.end20.i ], [ %all.i.1, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end20.i ], [ %inc.i237, %for.inc.i ]
  %found.i217.0 = phi i32 [ -1, %if.end20.i ], [ %found.i217.3, %for.inc.i ]
  %idxprom.i218 = sext i32 %i.i.0 to i64
  %arrayidx.i219 = getelementptr inbounds %struct.option, ptr %longs, i64 %idxprom.i218
  %59 = load ptr, ptr %arrayidx.i219, align 8
  %tobool.i220 = icmp ne ptr %59, null
  br i1 %tobool.i220, label %for.cond.i246, label %if.end31.i

for.cond.i246:                                    ; preds = %for.cond.i221, %if.end.i253
  %n.i241.0 = phi i32 [ %inc.i254, %if.end.i253 ], [ 0, %for.cond.i221 ]
  %idxprom.i242 = sext i32 %n.i241.0 to i64
  %arrayidx.i243 = getelementptr inbounds i8, ptr %add.ptr.i, i64 %idxprom.i242
  %60 = load i8, ptr %arrayidx.i243, align 1
  %conv.i244 = sext i8 %60 to i32
  switch i32 %conv.i244, label %for.body.i251 [
    i32 0, label %for.end.i258
    i32 61, label %for.end.i258
  ]

for.body.i251:                                    ; preds = %for.cond.i246
  %arrayidx9.i = getelementptr inbounds i8, ptr %59, i64 %idxprom.i242
  %61 = load i8, ptr %arrayidx9.i, align 1
  %conv10.i = sext i8 %61 to i32
  %cmp11.i = icmp ne i32 %conv.i244, %conv10.i
  br i1 %cmp11.i, label %begins.exit, label %if.end.i253

if.end.i253:                                      ; preds = %for.body.i251
  %inc.i254 = add nsw i32 %n.i241.0, 1
  br label %for.cond.i246

for.end.i258:                                     ; preds = %for.cond.i246, %for.cond.i246
  %arrayidx14.i257 = getelementptr inbounds i8, ptr %59, i64 %idxprom.i242
  %62 = load i8, ptr %arrayidx14.i257, align 1
  %tobool15.i = icmp ne i8 %62, 0
  %lnot.i = xor i1 %tobool15.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  br label %begins.exit

begins.exit:                                      ; preds = %for.body.i251, %for.end.i258
  %all.i.1 = phi i32 [ %lnot.ext.i, %for.end.i258 ], [ %all.i.0, %for.body.i251 ]
  %retval.i239.0 = phi i32 [ %n.i241.0, %for.end.i258 ], [ -1, %for.body.i251 ]
  %cmp.i222 = icmp slt i32 %retval.i239.0, 0
  br i1 %cmp.i222, label %for.inc.i, label %if.end.i225

if.end.i225:                                      ; preds = %begins.exit
  %tobool5.i = icmp ne i32 %all.i.1, 0
  br i1 %tobool5.i, label %if.end31.i, label %if.end7.i

if.end7.i:                                        ; preds = %if.end.i225
  switch i32 %found.i217.0, label %land.lhs.true.i231 [
    i32 -1, label %for.inc.i
    i32 -2, label %if.end31.i236
  ]

land.lhs.true.i231:                               ; preds = %if.end7.i
  %idxprom11.i = sext i32 %found.i217.0 to i64
  %arrayidx12.i = getelementptr inbounds %struct.option, ptr %longs, i64 %idxprom11.i
  %has_argument.i229 = getelementptr inbounds %struct.option, ptr %arrayidx12.i, i32 0, i32 1
  %63 = load i32, ptr %has_argument.i229, align 8
  %has_argument15.i = getelementptr inbounds %struct.option, ptr %arrayidx.i219, i32 0, i32 1
  %64 = load i32, ptr %has_argument15.i, align 8
  %cmp16.i = icmp ne i32 %63, %64
  br i1 %cmp16.i, label %if.then30.i, label %lor.lhs.false.i234

lor.lhs.false.i234:                               ; preds = %land.lhs.true.i231
  %flag.i232 = getelementptr inbounds %struct.option, ptr %arrayidx12.i, i32 0, i32 2
  %65 = load ptr, ptr %flag.i232, align 8
  %flag21.i = getelementptr inbounds %struct.option, ptr %arrayidx.i219, i32 0, i32 2
  %66 = load ptr, ptr %flag21.i, align 8
  %cmp22.i233 = icmp ne ptr %65, %66
  br i1 %cmp22.i233, label %if.then30.i, label %lor.lhs.false23.i

lor.lhs.false23.i:                                ; preds = %lor.lhs.false.i234
  %value.i235 = getelementptr inbounds %struct.option, ptr %arrayidx12.i, i32 0, i32 3
  %67 = load i32, ptr %value.i235, align 8
  %value28.i = getelementptr inbounds %struct.option, ptr %arrayidx.i219, i32 0, i32 3
  %68 = load i32, ptr %value28.i, align 8
  %cmp29.i = icmp ne i32 %67, %68
  br i1 %cmp29.i, label %if.then30.i, label %if.end31.i236

if.then30.i:                                      ; preds = %lor.lhs.false23.i, %lor.lhs.false.i234, %land.lhs.true.i231
  br label %if.end31.i236

if.end31.i236:                                    ; preds = %if.end7.i, %if.then30.i, %lor.lhs.false23.i
  %found.i217.1 = phi i32 [ -2, %if.then30.i ], [ %found.i217.0, %lor.lhs.false23.i ], [ %found.i217.0, %if.end7.i ]
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end31.i236, %if.end7.i, %begins.exit
  %length.i.1 = phi i32 [ %length.i.0, %begins.exit ], [ %retval.i239.0, %if.end7.i ], [ %retval.i239.0, %if.end31.i236 ]
  %found.i217.3 = phi i32 [ %found.i217.0, %begins.exit ], [ %found.i217.1, %if.end31.i236 ], [ %i.i.0, %if.end7.i ]
  %inc.i237 = add nsw i32 %i.i.0, 1
  br label %for.cond.i221

if.end31.i:                                       ; preds = %if.end.i225, %for.cond.i221
  %length.i.2 = phi i32 [ %retval.i239.0, %if.end.i225 ], [ %length.i.0, %for.cond.i221 ]
  %retval.i215.0 = phi i32 [ %i.i.0, %if.end.i225 ], [ %found.i217.0, %for.cond.i221 ]
  %69 = load i32, ptr @optind, align 4
  %inc.i = add nsw i32 %69, 1
  store i32 %inc.i, ptr @optind, align 4
  %cmp32.i = icmp slt i32 %retval.i215.0, 0
  br i1 %cmp32.i, label %if.then34.i, label %if.end36.i

if.then34.i:                                      ; preds = %if.end31.i
  %70 = load volatile i32, ptr @opterr, align 4
  store i32 0, ptr @optopt, align 4
  br label %long_option.exit

if.end36.i:                                       ; preds = %if.end31.i
  %idxprom37.i = sext i32 %retval.i215.0 to i64
  %arrayidx38.i = getelementptr inbounds %struct.option, ptr %longs, i64 %idxprom37.i
  %idx.ext41.i = sext i32 %length.i.2 to i64
  %add.ptr42.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %idx.ext41.i
  %71 = load i8, ptr %add.ptr42.i, align 1
  %conv43.i = sext i8 %71 to i32
  %tobool44.i = icmp ne i32 %conv43.i, 0
  br i1 %tobool44.i, label %land.lhs.true45.i, label %if.end49.i

land.lhs.true45.i:                                ; preds = %if.end36.i
  %has_argument.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 1
  %72 = load i32, ptr %has_argument.i, align 8
  %tobool46.i = icmp ne i32 %72, 0
  br i1 %tobool46.i, label %if.end49.i, label %if.then47.i

if.then47.i:                                      ; preds = %land.lhs.true45.i
  %value.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 3
  %73 = load i32, ptr %value.i, align 8
  %74 = load volatile i32, ptr @opterr, align 4
  store i32 %73, ptr @optopt, align 4
  br label %long_option.exit

if.end49.i:                                       ; preds = %land.lhs.true45.i, %if.end36.i
  %75 = load i8, ptr %add.ptr42.i, align 1
  %tobool50.i = icmp ne i8 %75, 0
  br i1 %tobool50.i, label %if.then51.i, label %if.else.i

if.then51.i:                                      ; preds = %if.end49.i
  %add.ptr52.i = getelementptr inbounds i8, ptr %add.ptr42.i, i64 1
  store ptr %add.ptr52.i, ptr @optarg, align 8
  br label %if.end73.i

if.else.i:                                        ; preds = %if.end49.i
  %has_argument53.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 1
  %76 = load i32, ptr %has_argument53.i, align 8
  %cmp54.i = icmp eq i32 %76, 1
  %77 = load i32, ptr @optind, align 4
  %cmp57.i = icmp sge i32 %77, %count
  %or.cond191 = select i1 %cmp54.i, i1 %cmp57.i, i1 false
  br i1 %or.cond191, label %if.then59.i, label %if.else63.i

if.then59.i:                                      ; preds = %if.else.i
  %value60.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 3
  %78 = load i32, ptr %value60.i, align 8
  %79 = load i8, ptr %options, align 1
  %conv.i140 = sext i8 %79 to i32
  %cmp.i141 = icmp eq i32 %conv.i140, 43
  %cmp4.i = icmp eq i32 %conv.i140, 45
  %spec.select199 = select i1 %cmp.i141, i1 true, i1 %cmp4.i
  %lor.ext.i = zext i1 %spec.select199 to i32
  %idx.ext.i143 = sext i32 %lor.ext.i to i64
  %add.ptr.i144 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i143
  %80 = load i8, ptr %add.ptr.i144, align 1
  %conv.i136 = sext i8 %80 to i32
  %cmp.i137 = icmp eq i32 %conv.i136, 58
  %cond.i138 = select i1 %cmp.i137, i32 58, i32 63
  %81 = load volatile i32, ptr @opterr, align 4
  store i32 %78, ptr @optopt, align 4
  br label %long_option.exit

if.else63.i:                                      ; preds = %if.else.i
  br i1 %cmp54.i, label %if.then67.i, label %if.end73.i

if.then67.i:                                      ; preds = %if.else63.i
  %inc68.i = add nsw i32 %77, 1
  store i32 %inc68.i, ptr @optind, align 4
  %idxprom69.i = sext i32 %77 to i64
  %arrayidx70.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom69.i
  %82 = load ptr, ptr %arrayidx70.i, align 8
  store ptr %82, ptr @optarg, align 8
  br label %if.end73.i

if.end73.i:                                       ; preds = %if.else63.i, %if.then67.i, %if.then51.i
  %tobool74.i = icmp ne ptr %index, null
  br i1 %tobool74.i, label %if.then75.i, label %if.end76.i

if.then75.i:                                      ; preds = %if.end73.i
  store i32 %retval.i215.0, ptr %index, align 4
  br label %if.end76.i

if.end76.i:                                       ; preds = %if.then75.i, %if.end73.i
  %flag.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 2
  %83 = load ptr, ptr %flag.i, align 8
  %tobool77.i = icmp ne ptr %83, null
  br i1 %tobool77.i, label %if.end80.i, label %if.then78.i

if.then78.i:                                      ; preds = %if.end76.i
  %value79.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 3
  %84 = load i32, ptr %value79.i, align 8
  br label %long_option.exit

if.end80.i:                                       ; preds = %if.end76.i
  %value81.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 3
  %85 = load i32, ptr %value81.i, align 8
  store i32 %85, ptr %83, align 4
  br label %long_option.exit

long_option.exit:                                 ; preds = %if.then38.i170.i, %if.then.i140.i, %cond.false14.i143.i, %if.then20.i150.i, %cond.false23.i153.i, %if.else.i164.i, %if.else41.i174.i, %if.then29.i160.i, %if.then38.i245.i, %if.then.i215.i, %cond.false14.i218.i, %if.then20.i225.i, %cond.false23.i228.i, %if.else.i239.i, %if.else41.i249.i, %if.then29.i235.i, %next_option.exit.i, %if.end80.i, %if.then78.i, %if.then59.i, %if.then47.i, %if.then34.i
  %retval.i.0 = phi i32 [ 63, %if.then34.i ], [ 0, %if.end80.i ], [ %84, %if.then78.i ], [ %cond.i138, %if.then59.i ], [ 63, %if.then47.i ], [ -1, %next_option.exit.i ], [ %cond.i123, %if.then38.i245.i ], [ 63, %cond.false14.i218.i ], [ %conv.i196.i, %if.then.i215.i ], [ 63, %cond.false23.i228.i ], [ %conv.i196.i, %if.then20.i225.i ], [ %conv.i196.i, %if.else.i239.i ], [ %conv.i196.i, %if.else41.i249.i ], [ %conv.i196.i, %if.then29.i235.i ], [ %cond.i128, %if.then38.i170.i ], [ 63, %cond.false14.i143.i ], [ %conv.i121.i, %if.then.i140.i ], [ 63, %cond.false23.i153.i ], [ %conv.i121.i, %if.then20.i150.i ], [ %conv.i121.i, %if.else.i164.i ], [ %conv.i121.i, %if.else41.i174.i ], [ %conv.i121.i, %if.then29.i160.i ]
  ret i32 %retval.i.0
}

define i32 @getopt_long_only(i32 noundef %count, ptr noundef %args, ptr noundef %options, ptr noundef %longs, ptr noundef %index) {
entry:
  %0 = load i32, ptr @optind, align 4
  %cmp.i.i = icmp eq i32 %0, 0
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %entry
  store i32 1, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %entry
  store ptr null, ptr @optarg, align 8
  %1 = load i32, ptr @optind, align 4
  %cmp1.i.i = icmp sge i32 %1, %count
  br i1 %cmp1.i.i, label %next_option.exit.i, label %if.end3.i.i

if.end3.i.i:                                      ; preds = %if.end.i.i
  %2 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i.i = icmp ne i32 %2, 0
  br i1 %tobool.i.i, label %next_option.exit.i, label %if.end5.i.i

if.end5.i.i:                                      ; preds = %if.end3.i.i
  %idxprom.i.i = sext i32 %1 to i64
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i.i
  %3 = load ptr, ptr %arrayidx.i.i, align 8
  %4 = load i8, ptr %3, align 1
  %conv.i5 = sext i8 %4 to i32
  %cmp.i6 = icmp eq i32 %conv.i5, 45
  br i1 %cmp.i6, label %land.rhs.i10, label %if.then7.i.i

land.rhs.i10:                                     ; preds = %if.end5.i.i
  %arrayidx2.i7 = getelementptr inbounds i8, ptr %3, i64 1
  %5 = load i8, ptr %arrayidx2.i7, align 1
  %conv3.i8 = sext i8 %5 to i32
  switch i32 %conv3.i8, label %next_option.exit.i [
    i32 0, label %if.then7.i.i
    i32 45, label %land.lhs.true.i.i
  ]

if.then7.i.i:                                     ; preds = %land.rhs.i10, %if.end5.i.i
  %6 = load i32, ptr @optind, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %if.end21.i.i, %if.then7.i.i
  %i.i.i.0 = phi i32 [ %6, %if.then7.i.i ], [ %inc.i.i, %if.end21.i.i ]
  %cmp8.i.i = icmp slt i32 %i.i.i.0, %count
  br i1 %cmp8.i.i, label %land.rhs.i.i, label %next_option.exit.i

land.rhs.i.i:                                     ; preds = %for.cond.i.i
  %7 = load i8, ptr %options, align 1
  %conv.i.i = sext i8 %7 to i32
  switch i32 %conv.i.i, label %lor.lhs.false.i.i [
    i32 43, label %next_option.exit.i
    i32 45, label %if.then20.i.i
  ]

lor.lhs.false.i.i:                                ; preds = %land.rhs.i.i
  %idxprom16.i.i = sext i32 %i.i.i.0 to i64
  %arrayidx17.i.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom16.i.i
  %8 = load ptr, ptr %arrayidx17.i.i, align 8
  %9 = load i8, ptr %8, align 1
  %conv.i1 = sext i8 %9 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 45
  br i1 %cmp.i2, label %land.rhs.i, label %if.end21.i.i

land.rhs.i:                                       ; preds = %lor.lhs.false.i.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %8, i64 1
  %10 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i = sext i8 %10 to i32
  %tobool.i3 = icmp ne i32 %conv3.i, 0
  br i1 %tobool.i3, label %if.then20.i.i, label %if.end21.i.i

if.then20.i.i:                                    ; preds = %land.rhs.i.i, %land.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.1)
  unreachable

if.end21.i.i:                                     ; preds = %lor.lhs.false.i.i, %land.rhs.i
  %inc.i.i = add nsw i32 %i.i.i.0, 1
  br label %for.cond.i.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i10
  %arrayidx31.i.i = getelementptr inbounds i8, ptr %3, i64 2
  %11 = load i8, ptr %arrayidx31.i.i, align 1
  %tobool32.i.i = icmp ne i8 %11, 0
  br i1 %tobool32.i.i, label %next_option.exit.i, label %if.then33.i.i

if.then33.i.i:                                    ; preds = %land.lhs.true.i.i
  %inc34.i.i = add nsw i32 %1, 1
  store i32 %inc34.i.i, ptr @optind, align 4
  br label %next_option.exit.i

next_option.exit.i:                               ; preds = %land.rhs.i10, %land.rhs.i.i, %land.lhs.true.i.i, %for.cond.i.i, %if.end3.i.i, %if.end.i.i, %if.then33.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.then33.i.i ], [ 0, %if.end.i.i ], [ 1, %if.end3.i.i ], [ 0, %for.cond.i.i ], [ 0, %land.rhs.i.i ], [ 1, %land.lhs.true.i.i ], [ 1, %land.rhs.i10 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %long_option.exit

if.end.i:                                         ; preds = %next_option.exit.i
  %12 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool1.i = icmp ne i32 %12, 0
  br i1 %tobool1.i, label %if.then2.i, label %if.end4.i

if.then2.i:                                       ; preds = %if.end.i
  %13 = load i32, ptr @optind, align 4
  %idxprom.i187.i = sext i32 %13 to i64
  %arrayidx.i188.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i187.i
  %14 = load ptr, ptr %arrayidx.i188.i, align 8
  %inc.i193.i = add nsw i32 %12, 1
  %idxprom1.i194.i = sext i32 %12 to i64
  %arrayidx2.i195.i = getelementptr inbounds i8, ptr %14, i64 %idxprom1.i194.i
  %15 = load i8, ptr %arrayidx2.i195.i, align 1
  %conv.i196.i = zext i8 %15 to i32
  %16 = load i8, ptr %options, align 1
  %conv.i206 = sext i8 %16 to i32
  %cmp.i207 = icmp eq i32 %conv.i206, 43
  %cmp4.i209 = icmp eq i32 %conv.i206, 45
  %spec.select = select i1 %cmp.i207, i1 true, i1 %cmp4.i209
  %lor.ext.i211 = zext i1 %spec.select to i32
  %idx.ext.i212 = sext i32 %lor.ext.i211 to i64
  %add.ptr.i213 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i212
  %17 = load i8, ptr %add.ptr.i213, align 1
  %conv.i16 = sext i8 %17 to i32
  %cmp.i17 = icmp eq i32 %conv.i16, 58
  %conv1.i = zext i1 %cmp.i17 to i32
  %idx.ext.i18 = sext i32 %conv1.i to i64
  %add.ptr.i19 = getelementptr inbounds i8, ptr %add.ptr.i213, i64 %idx.ext.i18
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i23, %if.then2.i
  %o.i15.0 = phi ptr [ %add.ptr.i19, %if.then2.i ], [ %incdec.ptr.i, %if.end.i23 ]
  %18 = load i8, ptr %o.i15.0, align 1
  %tobool.i20 = icmp ne i8 %18, 0
  br i1 %tobool.i20, label %for.body.i, label %find_letter.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv2.i = sext i8 %18 to i32
  %cmp3.i = icmp eq i32 %conv2.i, %conv.i196.i
  %19 = freeze i1 %cmp3.i
  br i1 %19, label %switch.early.test, label %if.end.i23

switch.early.test:                                ; preds = %for.body.i
  switch i32 %conv.i196.i, label %find_letter.exit [
    i32 59, label %if.end.i23
    i32 58, label %if.end.i23
  ]

if.end.i23:                                       ; preds = %switch.early.test, %switch.early.test, %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %o.i15.0, i32 1
  br label %for.cond.i

find_letter.exit:                                 ; preds = %switch.early.test, %for.cond.i
  %retval.i13.0 = phi ptr [ %o.i15.0, %switch.early.test ], [ null, %for.cond.i ]
  %tobool3.i198.i = icmp ne ptr %retval.i13.0, null
  br i1 %tobool3.i198.i, label %land.rhs.i203.i, label %land.end.i211.i

land.rhs.i203.i:                                  ; preds = %find_letter.exit
  %arrayidx4.i200.i = getelementptr inbounds i8, ptr %retval.i13.0, i64 1
  %20 = load i8, ptr %arrayidx4.i200.i, align 1
  %conv5.i201.i = sext i8 %20 to i32
  %cmp.i202.i = icmp eq i32 %conv5.i201.i, 58
  br label %land.end.i211.i

land.end.i211.i:                                  ; preds = %land.rhs.i203.i, %find_letter.exit
  %21 = phi i1 [ false, %find_letter.exit ], [ %cmp.i202.i, %land.rhs.i203.i ]
  %idxprom7.i205.i = sext i32 %inc.i193.i to i64
  %arrayidx8.i206.i = getelementptr inbounds i8, ptr %14, i64 %idxprom7.i205.i
  %22 = load i8, ptr %arrayidx8.i206.i, align 1
  %tobool9.i207.i = icmp ne i8 %22, 0
  %lnot.i208.i = xor i1 %tobool9.i207.i, true
  %brmerge = select i1 %21, i1 true, i1 %lnot.i208.i
  br i1 %brmerge, label %if.end.i223.i, label %if.then.i215.i

if.then.i215.i:                                   ; preds = %land.end.i211.i
  store i32 %inc.i193.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool3.i198.i, label %long_option.exit, label %cond.false14.i218.i

cond.false14.i218.i:                              ; preds = %if.then.i215.i
  %23 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i196.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i223.i:                                    ; preds = %land.end.i211.i
  %24 = load i32, ptr @optind, align 4
  %inc18.i221.i = add nsw i32 %24, 1
  store i32 %inc18.i221.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %21, label %if.end27.i232.i, label %if.then20.i225.i

if.then20.i225.i:                                 ; preds = %if.end.i223.i
  br i1 %tobool3.i198.i, label %long_option.exit, label %cond.false23.i228.i

cond.false23.i228.i:                              ; preds = %if.then20.i225.i
  %25 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i196.i, ptr @optopt, align 4
  br label %long_option.exit

if.end27.i232.i:                                  ; preds = %if.end.i223.i
  br i1 %lnot.i208.i, label %if.else.i239.i, label %if.then29.i235.i

if.then29.i235.i:                                 ; preds = %if.end27.i232.i
  store ptr %arrayidx8.i206.i, ptr @optarg, align 8
  br label %long_option.exit

if.else.i239.i:                                   ; preds = %if.end27.i232.i
  %arrayidx30.i236.i = getelementptr inbounds i8, ptr %retval.i13.0, i64 2
  %26 = load i8, ptr %arrayidx30.i236.i, align 1
  %conv31.i237.i = sext i8 %26 to i32
  %cmp32.i238.i = icmp eq i32 %conv31.i237.i, 58
  br i1 %cmp32.i238.i, label %long_option.exit, label %if.else35.i242.i

if.else35.i242.i:                                 ; preds = %if.else.i239.i
  %27 = load i32, ptr @optind, align 4
  %cmp36.i241.i = icmp sge i32 %27, %count
  br i1 %cmp36.i241.i, label %if.then38.i245.i, label %if.else41.i249.i

if.then38.i245.i:                                 ; preds = %if.else35.i242.i
  %28 = load i8, ptr %options, align 1
  %conv.i166 = sext i8 %28 to i32
  %cmp.i167 = icmp eq i32 %conv.i166, 43
  %cmp4.i169 = icmp eq i32 %conv.i166, 45
  %spec.select196 = select i1 %cmp.i167, i1 true, i1 %cmp4.i169
  %lor.ext.i171 = zext i1 %spec.select196 to i32
  %idx.ext.i172 = sext i32 %lor.ext.i171 to i64
  %add.ptr.i173 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i172
  %29 = load i8, ptr %add.ptr.i173, align 1
  %conv.i121 = sext i8 %29 to i32
  %cmp.i122 = icmp eq i32 %conv.i121, 58
  %cond.i123 = select i1 %cmp.i122, i32 58, i32 63
  %30 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i196.i, ptr @optopt, align 4
  br label %long_option.exit

if.else41.i249.i:                                 ; preds = %if.else35.i242.i
  %inc42.i246.i = add nsw i32 %27, 1
  store i32 %inc42.i246.i, ptr @optind, align 4
  %idxprom43.i247.i = sext i32 %27 to i64
  %arrayidx44.i248.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom43.i247.i
  %31 = load ptr, ptr %arrayidx44.i248.i, align 8
  store ptr %31, ptr @optarg, align 8
  br label %long_option.exit

if.end4.i:                                        ; preds = %if.end.i
  %32 = load i32, ptr @optind, align 4
  %idxprom.i = sext i32 %32 to i64
  %arrayidx.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i
  %33 = load ptr, ptr %arrayidx.i, align 8
  %arrayidx5.i = getelementptr inbounds i8, ptr %33, i64 1
  %34 = load i8, ptr %arrayidx5.i, align 1
  %conv.i = sext i8 %34 to i32
  %cmp.i = icmp eq i32 %conv.i, 45
  %cond.i = select i1 %cmp.i, i32 2, i32 1
  %conv8.i = zext i8 %34 to i32
  %35 = load i8, ptr %options, align 1
  %conv.i176 = sext i8 %35 to i32
  %cmp.i177 = icmp eq i32 %conv.i176, 43
  %cmp4.i179 = icmp eq i32 %conv.i176, 45
  %spec.select197 = select i1 %cmp.i177, i1 true, i1 %cmp4.i179
  %lor.ext.i181 = zext i1 %spec.select197 to i32
  %idx.ext.i182 = sext i32 %lor.ext.i181 to i64
  %add.ptr.i183 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i182
  %36 = load i8, ptr %add.ptr.i183, align 1
  %conv.i77 = sext i8 %36 to i32
  %cmp.i78 = icmp eq i32 %conv.i77, 58
  %conv1.i79 = zext i1 %cmp.i78 to i32
  %idx.ext.i80 = sext i32 %conv1.i79 to i64
  %add.ptr.i81 = getelementptr inbounds i8, ptr %add.ptr.i183, i64 %idx.ext.i80
  br label %for.cond.i83

for.cond.i83:                                     ; preds = %if.end.i92, %if.end4.i
  %o.i75.0 = phi ptr [ %add.ptr.i81, %if.end4.i ], [ %incdec.ptr.i93, %if.end.i92 ]
  %37 = load i8, ptr %o.i75.0, align 1
  %tobool.i82 = icmp ne i8 %37, 0
  br i1 %tobool.i82, label %for.body.i86, label %find_letter.exit95

for.body.i86:                                     ; preds = %for.cond.i83
  %conv2.i84 = sext i8 %37 to i32
  %cmp3.i85 = icmp eq i32 %conv2.i84, %conv8.i
  %38 = freeze i1 %cmp3.i85
  br i1 %38, label %switch.early.test193, label %if.end.i92

switch.early.test193:                             ; preds = %for.body.i86
  switch i32 %conv8.i, label %find_letter.exit95 [
    i32 59, label %if.end.i92
    i32 58, label %if.end.i92
  ]

if.end.i92:                                       ; preds = %switch.early.test193, %switch.early.test193, %for.body.i86
  %incdec.ptr.i93 = getelementptr inbounds i8, ptr %o.i75.0, i32 1
  br label %for.cond.i83

find_letter.exit95:                               ; preds = %switch.early.test193, %for.cond.i83
  %retval.i72.0 = phi ptr [ %o.i75.0, %switch.early.test193 ], [ null, %for.cond.i83 ]
  %cmp10.i = icmp eq i32 %cond.i, 1
  br i1 %cmp10.i, label %land.lhs.true13.i, label %if.end20.i

land.lhs.true13.i:                                ; preds = %find_letter.exit95
  %arrayidx14.i = getelementptr inbounds i8, ptr %33, i64 2
  %39 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %39 to i32
  %tobool16.i = icmp eq i32 %conv15.i, 0
  %tobool17.i = icmp ne ptr %retval.i72.0, null
  %or.cond183 = and i1 %tobool16.i, %tobool17.i
  br i1 %or.cond183, label %if.then18.i, label %if.end20.i

if.then18.i:                                      ; preds = %land.lhs.true13.i
  %40 = load i32, ptr @optind, align 4
  %idxprom.i112.i = sext i32 %40 to i64
  %arrayidx.i113.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i112.i
  %41 = load ptr, ptr %arrayidx.i113.i, align 8
  %42 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i114.i = icmp ne i32 %42, 0
  %cond.i117.i = select i1 %tobool.i114.i, i32 %42, i32 1
  %inc.i118.i = add nsw i32 %cond.i117.i, 1
  %idxprom1.i119.i = sext i32 %cond.i117.i to i64
  %arrayidx2.i120.i = getelementptr inbounds i8, ptr %41, i64 %idxprom1.i119.i
  %43 = load i8, ptr %arrayidx2.i120.i, align 1
  %conv.i121.i = zext i8 %43 to i32
  %44 = load i8, ptr %options, align 1
  %conv.i196 = sext i8 %44 to i32
  %cmp.i197 = icmp eq i32 %conv.i196, 43
  %cmp4.i199 = icmp eq i32 %conv.i196, 45
  %spec.select198 = select i1 %cmp.i197, i1 true, i1 %cmp4.i199
  %lor.ext.i201 = zext i1 %spec.select198 to i32
  %idx.ext.i202 = sext i32 %lor.ext.i201 to i64
  %add.ptr.i203 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i202
  %45 = load i8, ptr %add.ptr.i203, align 1
  %conv.i29 = sext i8 %45 to i32
  %cmp.i30 = icmp eq i32 %conv.i29, 58
  %conv1.i31 = zext i1 %cmp.i30 to i32
  %idx.ext.i32 = sext i32 %conv1.i31 to i64
  %add.ptr.i33 = getelementptr inbounds i8, ptr %add.ptr.i203, i64 %idx.ext.i32
  br label %for.cond.i35

for.cond.i35:                                     ; preds = %if.end.i44, %if.then18.i
  %o.i27.0 = phi ptr [ %add.ptr.i33, %if.then18.i ], [ %incdec.ptr.i45, %if.end.i44 ]
  %46 = load i8, ptr %o.i27.0, align 1
  %tobool.i34 = icmp ne i8 %46, 0
  br i1 %tobool.i34, label %for.body.i38, label %find_letter.exit47

for.body.i38:                                     ; preds = %for.cond.i35
  %conv2.i36 = sext i8 %46 to i32
  %cmp3.i37 = icmp eq i32 %conv2.i36, %conv.i121.i
  %47 = freeze i1 %cmp3.i37
  br i1 %47, label %switch.early.test194, label %if.end.i44

switch.early.test194:                             ; preds = %for.body.i38
  switch i32 %conv.i121.i, label %find_letter.exit47 [
    i32 59, label %if.end.i44
    i32 58, label %if.end.i44
  ]

if.end.i44:                                       ; preds = %switch.early.test194, %switch.early.test194, %for.body.i38
  %incdec.ptr.i45 = getelementptr inbounds i8, ptr %o.i27.0, i32 1
  br label %for.cond.i35

find_letter.exit47:                               ; preds = %switch.early.test194, %for.cond.i35
  %retval.i24.0 = phi ptr [ %o.i27.0, %switch.early.test194 ], [ null, %for.cond.i35 ]
  %tobool3.i123.i = icmp ne ptr %retval.i24.0, null
  br i1 %tobool3.i123.i, label %land.rhs.i128.i, label %land.end.i136.i

land.rhs.i128.i:                                  ; preds = %find_letter.exit47
  %arrayidx4.i125.i = getelementptr inbounds i8, ptr %retval.i24.0, i64 1
  %48 = load i8, ptr %arrayidx4.i125.i, align 1
  %conv5.i126.i = sext i8 %48 to i32
  %cmp.i127.i = icmp eq i32 %conv5.i126.i, 58
  br label %land.end.i136.i

land.end.i136.i:                                  ; preds = %land.rhs.i128.i, %find_letter.exit47
  %49 = phi i1 [ false, %find_letter.exit47 ], [ %cmp.i127.i, %land.rhs.i128.i ]
  %idxprom7.i130.i = sext i32 %inc.i118.i to i64
  %arrayidx8.i131.i = getelementptr inbounds i8, ptr %41, i64 %idxprom7.i130.i
  %50 = load i8, ptr %arrayidx8.i131.i, align 1
  %tobool9.i132.i = icmp ne i8 %50, 0
  %lnot.i133.i = xor i1 %tobool9.i132.i, true
  %brmerge186 = select i1 %49, i1 true, i1 %lnot.i133.i
  br i1 %brmerge186, label %if.end.i148.i, label %if.then.i140.i

if.then.i140.i:                                   ; preds = %land.end.i136.i
  store i32 %inc.i118.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool3.i123.i, label %long_option.exit, label %cond.false14.i143.i

cond.false14.i143.i:                              ; preds = %if.then.i140.i
  %51 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i121.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i148.i:                                    ; preds = %land.end.i136.i
  %52 = load i32, ptr @optind, align 4
  %inc18.i146.i = add nsw i32 %52, 1
  store i32 %inc18.i146.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %49, label %if.end27.i157.i, label %if.then20.i150.i

if.then20.i150.i:                                 ; preds = %if.end.i148.i
  br i1 %tobool3.i123.i, label %long_option.exit, label %cond.false23.i153.i

cond.false23.i153.i:                              ; preds = %if.then20.i150.i
  %53 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i121.i, ptr @optopt, align 4
  br label %long_option.exit

if.end27.i157.i:                                  ; preds = %if.end.i148.i
  br i1 %lnot.i133.i, label %if.else.i164.i, label %if.then29.i160.i

if.then29.i160.i:                                 ; preds = %if.end27.i157.i
  store ptr %arrayidx8.i131.i, ptr @optarg, align 8
  br label %long_option.exit

if.else.i164.i:                                   ; preds = %if.end27.i157.i
  %arrayidx30.i161.i = getelementptr inbounds i8, ptr %retval.i24.0, i64 2
  %54 = load i8, ptr %arrayidx30.i161.i, align 1
  %conv31.i162.i = sext i8 %54 to i32
  %cmp32.i163.i = icmp eq i32 %conv31.i162.i, 58
  br i1 %cmp32.i163.i, label %long_option.exit, label %if.else35.i167.i

if.else35.i167.i:                                 ; preds = %if.else.i164.i
  %55 = load i32, ptr @optind, align 4
  %cmp36.i166.i = icmp sge i32 %55, %count
  br i1 %cmp36.i166.i, label %if.then38.i170.i, label %if.else41.i174.i

if.then38.i170.i:                                 ; preds = %if.else35.i167.i
  %56 = load i8, ptr %options, align 1
  %conv.i156 = sext i8 %56 to i32
  %cmp.i157 = icmp eq i32 %conv.i156, 43
  %cmp4.i159 = icmp eq i32 %conv.i156, 45
  %spec.select199 = select i1 %cmp.i157, i1 true, i1 %cmp4.i159
  %lor.ext.i161 = zext i1 %spec.select199 to i32
  %idx.ext.i162 = sext i32 %lor.ext.i161 to i64
  %add.ptr.i163 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i162
  %57 = load i8, ptr %add.ptr.i163, align 1
  %conv.i126 = sext i8 %57 to i32
  %cmp.i127 = icmp eq i32 %conv.i126, 58
  %cond.i128 = select i1 %cmp.i127, i32 58, i32 63
  %58 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i121.i, ptr @optopt, align 4
  br label %long_option.exit

if.else41.i174.i:                                 ; preds = %if.else35.i167.i
  %inc42.i171.i = add nsw i32 %55, 1
  store i32 %inc42.i171.i, ptr @optind, align 4
  %idxprom43.i172.i = sext i32 %55 to i64
  %arrayidx44.i173.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom43.i172.i
  %59 = load ptr, ptr %arrayidx44.i173.i, align 8
  store ptr %59, ptr @optarg, align 8
  br label %long_option.exit

if.end20.i:                                       ; preds = %land.lhs.true13.i, %find_letter.exit95
  %idx.ext.i = sext i32 %cond.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %33, i64 %idx.ext.i
  br label %for.cond.i221

for.cond.i221:                                    ; preds = %for.inc.i, %if.end20.i
  %length.i.0 = phi i32 [ 0, %if.end20.i ], [ %length.i.1, %for.inc.i ]
  %all.i.0 = phi i32 [ undef, %if.end20.i ], [ %all.i.1, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end20.i ], [ %inc.i237, %for.inc.i ]
  %found.i217.0 = phi i32 [ -1, %if.end20.i ], [ %found.i217.3, %for.inc.i ]
  %idxprom.i218 = sext i32 %i.i.0 to i64
  %arrayidx.i219 = getelementptr inbounds %struct.option, ptr %longs, i64 %idxprom.i218
  %60 = load ptr, ptr %arrayidx.i219, align 8
  %tobool.i220 = icmp ne ptr %60, null
  br i1 %tobool.i220, label %for.cond.i246, label %find_long.exit

for.cond.i246:                                    ; preds = %for.cond.i221, %if.end.i253
  %n.i241.0 = phi i32 [ %inc.i254, %if.end.i253 ], [ 0, %for.cond.i221 ]
  %idxprom.i242 = sext i32 %n.i241.0 to i64
  %arrayidx.i243 = getelementptr inbounds i8, ptr %add.ptr.i, i64 %idxprom.i242
  %61 = load i8, ptr %arrayidx.i243, align 1
  %conv.i244 = sext i8 %61 to i32
  switch i32 %conv.i244, label %for.body.i251 [
    i32 0, label %for.end.i258
    i32 61, label %for.end.i258
  ]

for.body.i251:                                    ; preds = %for.cond.i246
  %arrayidx9.i = getelementptr inbounds i8, ptr %60, i64 %idxprom.i242
  %62 = load i8, ptr %arrayidx9.i, align 1
  %conv10.i = sext i8 %62 to i32
  %cmp11.i = icmp ne i32 %conv.i244, %conv10.i
  br i1 %cmp11.i, label %begins.exit, label %if.end.i253

if.end.i253:                                      ; preds = %for.body.i251
  %inc.i254 = add nsw i32 %n.i241.0, 1
  br label %for.cond.i246

for.end.i258:                                     ; preds = %for.cond.i246, %for.cond.i246
  %arrayidx14.i257 = getelementptr inbounds i8, ptr %60, i64 %idxprom.i242
  %63 = load i8, ptr %arrayidx14.i257, align 1
  %tobool15.i = icmp ne i8 %63, 0
  %lnot.i = xor i1 %tobool15.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  br label %begins.exit

begins.exit:                                      ; preds = %for.body.i251, %for.end.i258
  %all.i.1 = phi i32 [ %lnot.ext.i, %for.end.i258 ], [ %all.i.0, %for.body.i251 ]
  %retval.i239.0 = phi i32 [ %n.i241.0, %for.end.i258 ], [ -1, %for.body.i251 ]
  %cmp.i222 = icmp slt i32 %retval.i239.0, 0
  br i1 %cmp.i222, label %for.inc.i, label %if.end.i225

if.end.i225:                                      ; preds = %begins.exit
  %tobool5.i = icmp ne i32 %all.i.1, 0
  br i1 %tobool5.i, label %find_long.exit, label %if.end7.i

if.end7.i:                                        ; preds = %if.end.i225
  switch i32 %found.i217.0, label %land.lhs.true.i231 [
    i32 -1, label %for.inc.i
    i32 -2, label %if.end31.i236
  ]

land.lhs.true.i231:                               ; preds = %if.end7.i
  %idxprom11.i = sext i32 %found.i217.0 to i64
  %arrayidx12.i = getelementptr inbounds %struct.option, ptr %longs, i64 %idxprom11.i
  %has_argument.i229 = getelementptr inbounds %struct.option, ptr %arrayidx12.i, i32 0, i32 1
  %64 = load i32, ptr %has_argument.i229, align 8
  %has_argument15.i = getelementptr inbounds %struct.option, ptr %arrayidx.i219, i32 0, i32 1
  %65 = load i32, ptr %has_argument15.i, align 8
  %cmp16.i = icmp ne i32 %64, %65
  br i1 %cmp16.i, label %if.then30.i, label %lor.lhs.false.i234

lor.lhs.false.i234:                               ; preds = %land.lhs.true.i231
  %flag.i232 = getelementptr inbounds %struct.option, ptr %arrayidx12.i, i32 0, i32 2
  %66 = load ptr, ptr %flag.i232, align 8
  %flag21.i = getelementptr inbounds %struct.option, ptr %arrayidx.i219, i32 0, i32 2
  %67 = load ptr, ptr %flag21.i, align 8
  %cmp22.i233 = icmp ne ptr %66, %67
  br i1 %cmp22.i233, label %if.then30.i, label %lor.lhs.false23.i

lor.lhs.false23.i:                                ; preds = %lor.lhs.false.i234
  %value.i235 = getelementptr inbounds %struct.option, ptr %arrayidx12.i, i32 0, i32 3
  %68 = load i32, ptr %value.i235, align 8
  %value28.i = getelementptr inbounds %struct.option, ptr %arrayidx.i219, i32 0, i32 3
  %69 = load i32, ptr %value28.i, align 8
  %cmp29.i = icmp ne i32 %68, %69
  br i1 %cmp29.i, label %if.then30.i, label %if.end31.i236

if.then30.i:                                      ; preds = %lor.lhs.false23.i, %lor.lhs.false.i234, %land.lhs.true.i231
  br label %if.end31.i236

if.end31.i236:                                    ; preds = %if.end7.i, %if.then30.i, %lor.lhs.false23.i
  %found.i217.1 = phi i32 [ -2, %if.then30.i ], [ %found.i217.0, %lor.lhs.false23.i ], [ %found.i217.0, %if.end7.i ]
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end31.i236, %if.end7.i, %begins.exit
  %length.i.1 = phi i32 [ %length.i.0, %begins.exit ], [ %retval.i239.0, %if.end7.i ], [ %retval.i239.0, %if.end31.i236 ]
  %found.i217.3 = phi i32 [ %found.i217.0, %begins.exit ], [ %found.i217.1, %if.end31.i236 ], [ %i.i.0, %if.end7.i ]
  %inc.i237 = add nsw i32 %i.i.0, 1
  br label %for.cond.i221

find_long.exit:                                   ; preds = %for.cond.i221, %if.end.i225
  %length.i.2 = phi i32 [ %retval.i239.0, %if.end.i225 ], [ %length.i.0, %for.cond.i221 ]
  %retval.i215.0 = phi i32 [ %i.i.0, %if.end.i225 ], [ %found.i217.0, %for.cond.i221 ]
  %cmp22.i = icmp eq i32 %retval.i215.0, -1
  %or.cond187 = select i1 %cmp22.i, i1 %cmp10.i, i1 false
  %tobool28.i = icmp ne ptr %retval.i72.0, null
  %or.cond188 = and i1 %or.cond187, %tobool28.i
  br i1 %or.cond188, label %if.then29.i, label %if.end31.i

if.then29.i:                                      ; preds = %find_long.exit
  %70 = load i32, ptr @optind, align 4
  %idxprom.i87.i = sext i32 %70 to i64
  %arrayidx.i88.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom.i87.i
  %71 = load ptr, ptr %arrayidx.i88.i, align 8
  %72 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i89.i = icmp ne i32 %72, 0
  %cond.i.i = select i1 %tobool.i89.i, i32 %72, i32 1
  %inc.i90.i = add nsw i32 %cond.i.i, 1
  %idxprom1.i.i = sext i32 %cond.i.i to i64
  %arrayidx2.i.i = getelementptr inbounds i8, ptr %71, i64 %idxprom1.i.i
  %73 = load i8, ptr %arrayidx2.i.i, align 1
  %conv.i91.i = zext i8 %73 to i32
  %74 = load i8, ptr %options, align 1
  %conv.i186 = sext i8 %74 to i32
  %cmp.i187 = icmp eq i32 %conv.i186, 43
  %cmp4.i189 = icmp eq i32 %conv.i186, 45
  %spec.select200 = select i1 %cmp.i187, i1 true, i1 %cmp4.i189
  %lor.ext.i191 = zext i1 %spec.select200 to i32
  %idx.ext.i192 = sext i32 %lor.ext.i191 to i64
  %add.ptr.i193 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i192
  %75 = load i8, ptr %add.ptr.i193, align 1
  %conv.i53 = sext i8 %75 to i32
  %cmp.i54 = icmp eq i32 %conv.i53, 58
  %conv1.i55 = zext i1 %cmp.i54 to i32
  %idx.ext.i56 = sext i32 %conv1.i55 to i64
  %add.ptr.i57 = getelementptr inbounds i8, ptr %add.ptr.i193, i64 %idx.ext.i56
  br label %for.cond.i59

for.cond.i59:                                     ; preds = %if.end.i68, %if.then29.i
  %o.i51.0 = phi ptr [ %add.ptr.i57, %if.then29.i ], [ %incdec.ptr.i69, %if.end.i68 ]
  %76 = load i8, ptr %o.i51.0, align 1
  %tobool.i58 = icmp ne i8 %76, 0
  br i1 %tobool.i58, label %for.body.i62, label %find_letter.exit71

for.body.i62:                                     ; preds = %for.cond.i59
  %conv2.i60 = sext i8 %76 to i32
  %cmp3.i61 = icmp eq i32 %conv2.i60, %conv.i91.i
  %77 = freeze i1 %cmp3.i61
  br i1 %77, label %switch.early.test195, label %if.end.i68

switch.early.test195:                             ; preds = %for.body.i62
  switch i32 %conv.i91.i, label %find_letter.exit71 [
    i32 59, label %if.end.i68
    i32 58, label %if.end.i68
  ]

if.end.i68:                                       ; preds = %switch.early.test195, %switch.early.test195, %for.body.i62
  %incdec.ptr.i69 = getelementptr inbounds i8, ptr %o.i51.0, i32 1
  br label %for.cond.i59

find_letter.exit71:                               ; preds = %switch.early.test195, %for.cond.i59
  %retval.i48.0 = phi ptr [ %o.i51.0, %switch.early.test195 ], [ null, %for.cond.i59 ]
  %tobool3.i.i = icmp ne ptr %retval.i48.0, null
  br i1 %tobool3.i.i, label %land.rhs.i94.i, label %land.end.i95.i

land.rhs.i94.i:                                   ; preds = %find_letter.exit71
  %arrayidx4.i.i = getelementptr inbounds i8, ptr %retval.i48.0, i64 1
  %78 = load i8, ptr %arrayidx4.i.i, align 1
  %conv5.i.i = sext i8 %78 to i32
  %cmp.i93.i = icmp eq i32 %conv5.i.i, 58
  br label %land.end.i95.i

land.end.i95.i:                                   ; preds = %land.rhs.i94.i, %find_letter.exit71
  %79 = phi i1 [ false, %find_letter.exit71 ], [ %cmp.i93.i, %land.rhs.i94.i ]
  %idxprom7.i.i = sext i32 %inc.i90.i to i64
  %arrayidx8.i.i = getelementptr inbounds i8, ptr %71, i64 %idxprom7.i.i
  %80 = load i8, ptr %arrayidx8.i.i, align 1
  %tobool9.i.i = icmp ne i8 %80, 0
  %lnot.i.i = xor i1 %tobool9.i.i, true
  %brmerge191 = select i1 %79, i1 true, i1 %lnot.i.i
  br i1 %brmerge191, label %if.end.i99.i, label %if.then.i97.i

if.then.i97.i:                                    ; preds = %land.end.i95.i
  store i32 %inc.i90.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool3.i.i, label %long_option.exit, label %cond.false14.i.i

cond.false14.i.i:                                 ; preds = %if.then.i97.i
  %81 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i91.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i99.i:                                     ; preds = %land.end.i95.i
  %82 = load i32, ptr @optind, align 4
  %inc18.i.i = add nsw i32 %82, 1
  store i32 %inc18.i.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %79, label %if.end27.i.i, label %if.then20.i100.i

if.then20.i100.i:                                 ; preds = %if.end.i99.i
  br i1 %tobool3.i.i, label %long_option.exit, label %cond.false23.i.i

cond.false23.i.i:                                 ; preds = %if.then20.i100.i
  %83 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i91.i, ptr @optopt, align 4
  br label %long_option.exit

if.end27.i.i:                                     ; preds = %if.end.i99.i
  br i1 %lnot.i.i, label %if.else.i.i, label %if.then29.i.i

if.then29.i.i:                                    ; preds = %if.end27.i.i
  store ptr %arrayidx8.i.i, ptr @optarg, align 8
  br label %long_option.exit

if.else.i.i:                                      ; preds = %if.end27.i.i
  %arrayidx30.i101.i = getelementptr inbounds i8, ptr %retval.i48.0, i64 2
  %84 = load i8, ptr %arrayidx30.i101.i, align 1
  %conv31.i.i = sext i8 %84 to i32
  %cmp32.i.i = icmp eq i32 %conv31.i.i, 58
  br i1 %cmp32.i.i, label %long_option.exit, label %if.else35.i.i

if.else35.i.i:                                    ; preds = %if.else.i.i
  %85 = load i32, ptr @optind, align 4
  %cmp36.i.i = icmp sge i32 %85, %count
  br i1 %cmp36.i.i, label %if.then38.i.i, label %if.else41.i.i

if.then38.i.i:                                    ; preds = %if.else35.i.i
  %86 = load i8, ptr %options, align 1
  %conv.i146 = sext i8 %86 to i32
  %cmp.i147 = icmp eq i32 %conv.i146, 43
  %cmp4.i149 = icmp eq i32 %conv.i146, 45
  %spec.select201 = select i1 %cmp.i147, i1 true, i1 %cmp4.i149
  %lor.ext.i151 = zext i1 %spec.select201 to i32
  %idx.ext.i152 = sext i32 %lor.ext.i151 to i64
  %add.ptr.i153 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i152
  %87 = load i8, ptr %add.ptr.i153, align 1
  %conv.i131 = sext i8 %87 to i32
  %cmp.i132 = icmp eq i32 %conv.i131, 58
  %cond.i133 = select i1 %cmp.i132, i32 58, i32 63
  %88 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i91.i, ptr @optopt, align 4
  br label %long_option.exit

if.else41.i.i:                                    ; preds = %if.else35.i.i
  %inc42.i.i = add nsw i32 %85, 1
  store i32 %inc42.i.i, ptr @optind, align 4
  %idxprom43.i.i = sext i32 %85 to i64
  %arrayidx44.i.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom43.i.i
  %89 = load ptr, ptr %arrayidx44.i.i, align 8
  store ptr %89, ptr @optarg, align 8
  br label %long_option.exit

if.end31.i:                                       ; preds = %find_long.exit
  %90 = load i32, ptr @optind, align 4
  %inc.i = add nsw i32 %90, 1
  store i32 %inc.i, ptr @optind, align 4
  %cmp32.i = icmp slt i32 %retval.i215.0, 0
  br i1 %cmp32.i, label %if.then34.i, label %if.end36.i

if.then34.i:                                      ; preds = %if.end31.i
  %91 = load volatile i32, ptr @opterr, align 4
  store i32 0, ptr @optopt, align 4
  br label %long_option.exit

if.end36.i:                                       ; preds = %if.end31.i
  %idxprom37.i = sext i32 %retval.i215.0 to i64
  %arrayidx38.i = getelementptr inbounds %struct.option, ptr %longs, i64 %idxprom37.i
  %idx.ext41.i = sext i32 %length.i.2 to i64
  %add.ptr42.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %idx.ext41.i
  %92 = load i8, ptr %add.ptr42.i, align 1
  %conv43.i = sext i8 %92 to i32
  %tobool44.i = icmp ne i32 %conv43.i, 0
  br i1 %tobool44.i, label %land.lhs.true45.i, label %if.end49.i

land.lhs.true45.i:                                ; preds = %if.end36.i
  %has_argument.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 1
  %93 = load i32, ptr %has_argument.i, align 8
  %tobool46.i = icmp ne i32 %93, 0
  br i1 %tobool46.i, label %if.end49.i, label %if.then47.i

if.then47.i:                                      ; preds = %land.lhs.true45.i
  %value.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 3
  %94 = load i32, ptr %value.i, align 8
  %95 = load volatile i32, ptr @opterr, align 4
  store i32 %94, ptr @optopt, align 4
  br label %long_option.exit

if.end49.i:                                       ; preds = %land.lhs.true45.i, %if.end36.i
  %96 = load i8, ptr %add.ptr42.i, align 1
  %tobool50.i = icmp ne i8 %96, 0
  br i1 %tobool50.i, label %if.then51.i, label %if.else.i

if.then51.i:                                      ; preds = %if.end49.i
  %add.ptr52.i = getelementptr inbounds i8, ptr %add.ptr42.i, i64 1
  store ptr %add.ptr52.i, ptr @optarg, align 8
  br label %if.end73.i

if.else.i:                                        ; preds = %if.end49.i
  %has_argument53.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 1
  %97 = load i32, ptr %has_argument53.i, align 8
  %cmp54.i = icmp eq i32 %97, 1
  %98 = load i32, ptr @optind, align 4
  %cmp57.i = icmp sge i32 %98, %count
  %or.cond192 = select i1 %cmp54.i, i1 %cmp57.i, i1 false
  br i1 %or.cond192, label %if.then59.i, label %if.else63.i

if.then59.i:                                      ; preds = %if.else.i
  %value60.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 3
  %99 = load i32, ptr %value60.i, align 8
  %100 = load i8, ptr %options, align 1
  %conv.i140 = sext i8 %100 to i32
  %cmp.i141 = icmp eq i32 %conv.i140, 43
  %cmp4.i = icmp eq i32 %conv.i140, 45
  %spec.select202 = select i1 %cmp.i141, i1 true, i1 %cmp4.i
  %lor.ext.i = zext i1 %spec.select202 to i32
  %idx.ext.i143 = sext i32 %lor.ext.i to i64
  %add.ptr.i144 = getelementptr inbounds i8, ptr %options, i64 %idx.ext.i143
  %101 = load i8, ptr %add.ptr.i144, align 1
  %conv.i136 = sext i8 %101 to i32
  %cmp.i137 = icmp eq i32 %conv.i136, 58
  %cond.i138 = select i1 %cmp.i137, i32 58, i32 63
  %102 = load volatile i32, ptr @opterr, align 4
  store i32 %99, ptr @optopt, align 4
  br label %long_option.exit

if.else63.i:                                      ; preds = %if.else.i
  br i1 %cmp54.i, label %if.then67.i, label %if.end73.i

if.then67.i:                                      ; preds = %if.else63.i
  %inc68.i = add nsw i32 %98, 1
  store i32 %inc68.i, ptr @optind, align 4
  %idxprom69.i = sext i32 %98 to i64
  %arrayidx70.i = getelementptr inbounds ptr, ptr %args, i64 %idxprom69.i
  %103 = load ptr, ptr %arrayidx70.i, align 8
  store ptr %103, ptr @optarg, align 8
  br label %if.end73.i

if.end73.i:                                       ; preds = %if.else63.i, %if.then67.i, %if.then51.i
  %tobool74.i = icmp ne ptr %index, null
  br i1 %tobool74.i, label %if.then75.i, label %if.end76.i

if.then75.i:                                      ; preds = %if.end73.i
  store i32 %retval.i215.0, ptr %index, align 4
  br label %if.end76.i

if.end76.i:                                       ; preds = %if.then75.i, %if.end73.i
  %flag.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 2
  %104 = load ptr, ptr %flag.i, align 8
  %tobool77.i = icmp ne ptr %104, null
  br i1 %tobool77.i, label %if.end80.i, label %if.then78.i

if.then78.i:                                      ; preds = %if.end76.i
  %value79.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 3
  %105 = load i32, ptr %value79.i, align 8
  br label %long_option.exit

if.end80.i:                                       ; preds = %if.end76.i
  %value81.i = getelementptr inbounds %struct.option, ptr %arrayidx38.i, i32 0, i32 3
  %106 = load i32, ptr %value81.i, align 8
  store i32 %106, ptr %104, align 4
  br label %long_option.exit

long_option.exit:                                 ; preds = %if.then38.i.i, %if.then.i97.i, %cond.false14.i.i, %if.then20.i100.i, %cond.false23.i.i, %if.else.i.i, %if.else41.i.i, %if.then29.i.i, %if.then38.i170.i, %if.then.i140.i, %cond.false14.i143.i, %if.then20.i150.i, %cond.false23.i153.i, %if.else.i164.i, %if.else41.i174.i, %if.then29.i160.i, %if.then38.i245.i, %if.then.i215.i, %cond.false14.i218.i, %if.then20.i225.i, %cond.false23.i228.i, %if.else.i239.i, %if.else41.i249.i, %if.then29.i235.i, %next_option.exit.i, %if.end80.i, %if.then78.i, %if.then59.i, %if.then47.i, %if.then34.i
  %retval.i.0 = phi i32 [ 63, %if.then34.i ], [ 0, %if.end80.i ], [ %105, %if.then78.i ], [ %cond.i138, %if.then59.i ], [ 63, %if.then47.i ], [ -1, %next_option.exit.i ], [ %cond.i123, %if.then38.i245.i ], [ 63, %cond.false14.i218.i ], [ %conv.i196.i, %if.then.i215.i ], [ 63, %cond.false23.i228.i ], [ %conv.i196.i, %if.then20.i225.i ], [ %conv.i196.i, %if.else.i239.i ], [ %conv.i196.i, %if.else41.i249.i ], [ %conv.i196.i, %if.then29.i235.i ], [ %cond.i128, %if.then38.i170.i ], [ 63, %cond.false14.i143.i ], [ %conv.i121.i, %if.then.i140.i ], [ 63, %cond.false23.i153.i ], [ %conv.i121.i, %if.then20.i150.i ], [ %conv.i121.i, %if.else.i164.i ], [ %conv.i121.i, %if.else41.i174.i ], [ %conv.i121.i, %if.then29.i160.i ], [ %cond.i133, %if.then38.i.i ], [ 63, %cond.false14.i.i ], [ %conv.i91.i, %if.then.i97.i ], [ 63, %cond.false23.i.i ], [ %conv.i91.i, %if.then20.i100.i ], [ %conv.i91.i, %if.else.i.i ], [ %conv.i91.i, %if.else41.i.i ], [ %conv.i91.i, %if.then29.i.i ]
  ret i32 %retval.i.0
}

