source_filename = "getopt.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.option = type { ptr, i32, ptr, i32 }

@optind = global i32 1, align 4
@opterr = global i32 1, align 4
@__gomc_getopt_place = internal global i32 0, align 4
@__gomc_getopt.str = private unnamed_addr constant [26 x i8] c"getopt with a long option\00", align 1
@optarg = global ptr null, align 4
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
  store ptr null, ptr @optarg, align 4
  %1 = load i32, ptr @optind, align 4
  %cmp1.i = icmp sge i32 %1, %count
  br i1 %cmp1.i, label %next_option.exit, label %if.end3.i

if.end3.i:                                        ; preds = %if.end.i
  %2 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i = icmp ne i32 %2, 0
  br i1 %tobool.i, label %next_option.exit, label %if.end5.i

if.end5.i:                                        ; preds = %if.end3.i
  %arrayidx.i = getelementptr inbounds ptr, ptr %args, i32 %1
  %3 = load ptr, ptr %arrayidx.i, align 4
  %4 = load i8, ptr %3, align 1
  %conv.i30 = sext i8 %4 to i32
  %cmp.i31 = icmp eq i32 %conv.i30, 45
  br i1 %cmp.i31, label %land.rhs.i35, label %if.then7.i

land.rhs.i35:                                     ; preds = %if.end5.i
  %arrayidx2.i32 = getelementptr inbounds i8, ptr %3, i32 1
  %5 = load i8, ptr %arrayidx2.i32, align 1
  %conv3.i33 = sext i8 %5 to i32
  switch i32 %conv3.i33, label %next_option.exit [
    i32 0, label %if.then7.i
    i32 45, label %land.lhs.true.i
  ]

if.then7.i:                                       ; preds = %land.rhs.i35, %if.end5.i
  %6 = load i32, ptr @optind, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end20.i, %if.then7.i
  %i.i.0 = phi i32 [ %6, %if.then7.i ], [ %inc.i, %if.end20.i ]
  %cmp8.i = icmp slt i32 %i.i.0, %count
  br i1 %cmp8.i, label %land.rhs.i, label %next_option.exit

land.rhs.i:                                       ; preds = %for.cond.i
  %7 = load i8, ptr %options, align 1
  %conv.i = sext i8 %7 to i32
  switch i32 %conv.i, label %lor.lhs.false.i [
    i32 43, label %next_option.exit
    i32 45, label %if.then19.i
  ]

lor.lhs.false.i:                                  ; preds = %land.rhs.i
  %arrayidx16.i = getelementptr inbounds ptr, ptr %args, i32 %i.i.0
  %8 = load ptr, ptr %arrayidx16.i, align 4
  %9 = load i8, ptr %8, align 1
  %conv.i23 = sext i8 %9 to i32
  %cmp.i24 = icmp eq i32 %conv.i23, 45
  br i1 %cmp.i24, label %land.rhs.i26, label %if.end20.i

land.rhs.i26:                                     ; preds = %lor.lhs.false.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %8, i32 1
  %10 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i = sext i8 %10 to i32
  %tobool.i25 = icmp ne i32 %conv3.i, 0
  br i1 %tobool.i25, label %if.then19.i, label %if.end20.i

if.then19.i:                                      ; preds = %land.rhs.i, %land.rhs.i26
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.1)
  unreachable

if.end20.i:                                       ; preds = %lor.lhs.false.i, %land.rhs.i26
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

land.lhs.true.i:                                  ; preds = %land.rhs.i35
  %arrayidx28.i = getelementptr inbounds i8, ptr %3, i32 2
  %11 = load i8, ptr %arrayidx28.i, align 1
  %tobool29.i = icmp ne i8 %11, 0
  br i1 %tobool29.i, label %next_option.exit, label %if.then30.i

if.then30.i:                                      ; preds = %land.lhs.true.i
  %inc31.i = add nsw i32 %1, 1
  store i32 %inc31.i, ptr @optind, align 4
  br label %next_option.exit

next_option.exit:                                 ; preds = %land.rhs.i35, %land.rhs.i, %land.lhs.true.i, %for.cond.i, %if.end3.i, %if.end.i, %if.then30.i
  %retval.i.0 = phi i32 [ 0, %if.then30.i ], [ 0, %if.end.i ], [ 1, %if.end3.i ], [ 0, %for.cond.i ], [ 0, %land.rhs.i ], [ 1, %land.lhs.true.i ], [ 1, %land.rhs.i35 ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %if.end, label %return

if.end:                                           ; preds = %next_option.exit
  %12 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool1 = icmp ne i32 %12, 0
  br i1 %tobool1, label %if.end5, label %land.lhs.true

land.lhs.true:                                    ; preds = %if.end
  %13 = load i32, ptr @optind, align 4
  %arrayidx = getelementptr inbounds ptr, ptr %args, i32 %13
  %14 = load ptr, ptr %arrayidx, align 4
  %arrayidx2 = getelementptr inbounds i8, ptr %14, i32 1
  %15 = load i8, ptr %arrayidx2, align 1
  %conv = sext i8 %15 to i32
  %cmp = icmp eq i32 %conv, 45
  br i1 %cmp, label %if.then4, label %if.end5

if.then4:                                         ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str)
  unreachable

if.end5:                                          ; preds = %land.lhs.true, %if.end
  %16 = load i32, ptr @optind, align 4
  %arrayidx.i11 = getelementptr inbounds ptr, ptr %args, i32 %16
  %17 = load ptr, ptr %arrayidx.i11, align 4
  %18 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i12 = icmp ne i32 %18, 0
  %cond.i = select i1 %tobool.i12, i32 %18, i32 1
  %inc.i13 = add nsw i32 %cond.i, 1
  %arrayidx1.i = getelementptr inbounds i8, ptr %17, i32 %cond.i
  %19 = load i8, ptr %arrayidx1.i, align 1
  %conv.i14 = zext i8 %19 to i32
  %20 = load i8, ptr %options, align 1
  %conv.i69 = sext i8 %20 to i32
  %cmp.i70 = icmp eq i32 %conv.i69, 43
  %cmp4.i72 = icmp eq i32 %conv.i69, 45
  %spec.select = select i1 %cmp.i70, i1 true, i1 %cmp4.i72
  %lor.ext.i74 = zext i1 %spec.select to i32
  %add.ptr.i75 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i74
  %21 = load i8, ptr %add.ptr.i75, align 1
  %conv.i42 = sext i8 %21 to i32
  %cmp.i43 = icmp eq i32 %conv.i42, 58
  %conv1.i = zext i1 %cmp.i43 to i32
  %add.ptr.i44 = getelementptr inbounds i8, ptr %add.ptr.i75, i32 %conv1.i
  br label %for.cond.i46

for.cond.i46:                                     ; preds = %if.end.i51, %if.end5
  %o.i41.0 = phi ptr [ %add.ptr.i44, %if.end5 ], [ %incdec.ptr.i, %if.end.i51 ]
  %22 = load i8, ptr %o.i41.0, align 1
  %tobool.i45 = icmp ne i8 %22, 0
  br i1 %tobool.i45, label %for.body.i47, label %find_letter.exit

for.body.i47:                                     ; preds = %for.cond.i46
  %conv2.i = sext i8 %22 to i32
  %cmp3.i = icmp eq i32 %conv2.i, %conv.i14
  %23 = freeze i1 %cmp3.i
  br i1 %23, label %switch.early.test, label %if.end.i51

switch.early.test:                                ; preds = %for.body.i47
  switch i32 %conv.i14, label %find_letter.exit [
    i32 59, label %if.end.i51
    i32 58, label %if.end.i51
  ]

if.end.i51:                                       ; preds = %switch.early.test, %switch.early.test, %for.body.i47
  %incdec.ptr.i = getelementptr inbounds i8, ptr %o.i41.0, i32 1
  br label %for.cond.i46

find_letter.exit:                                 ; preds = %switch.early.test, %for.cond.i46
  %retval.i39.0 = phi ptr [ %o.i41.0, %switch.early.test ], [ null, %for.cond.i46 ]
  %tobool2.i = icmp ne ptr %retval.i39.0, null
  br i1 %tobool2.i, label %land.rhs.i17, label %land.end.i18

land.rhs.i17:                                     ; preds = %find_letter.exit
  %arrayidx3.i = getelementptr inbounds i8, ptr %retval.i39.0, i32 1
  %24 = load i8, ptr %arrayidx3.i, align 1
  %conv4.i = sext i8 %24 to i32
  %cmp.i16 = icmp eq i32 %conv4.i, 58
  br label %land.end.i18

land.end.i18:                                     ; preds = %land.rhs.i17, %find_letter.exit
  %25 = phi i1 [ false, %find_letter.exit ], [ %cmp.i16, %land.rhs.i17 ]
  %arrayidx6.i = getelementptr inbounds i8, ptr %17, i32 %inc.i13
  %26 = load i8, ptr %arrayidx6.i, align 1
  %tobool7.i = icmp ne i8 %26, 0
  %lnot.i = xor i1 %tobool7.i, true
  %brmerge = select i1 %25, i1 true, i1 %lnot.i
  br i1 %brmerge, label %if.end.i21, label %if.then.i20

if.then.i20:                                      ; preds = %land.end.i18
  store i32 %inc.i13, ptr @__gomc_getopt_place, align 4
  br i1 %tobool2.i, label %return, label %cond.false12.i

cond.false12.i:                                   ; preds = %if.then.i20
  %27 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i14, ptr @optopt, align 4
  br label %return

if.end.i21:                                       ; preds = %land.end.i18
  %28 = load i32, ptr @optind, align 4
  %inc16.i = add nsw i32 %28, 1
  store i32 %inc16.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %25, label %if.end25.i, label %if.then18.i

if.then18.i:                                      ; preds = %if.end.i21
  br i1 %tobool2.i, label %return, label %cond.false21.i

cond.false21.i:                                   ; preds = %if.then18.i
  %29 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i14, ptr @optopt, align 4
  br label %return

if.end25.i:                                       ; preds = %if.end.i21
  br i1 %lnot.i, label %if.else.i, label %if.then27.i

if.then27.i:                                      ; preds = %if.end25.i
  store ptr %arrayidx6.i, ptr @optarg, align 4
  br label %return

if.else.i:                                        ; preds = %if.end25.i
  %arrayidx28.i22 = getelementptr inbounds i8, ptr %retval.i39.0, i32 2
  %30 = load i8, ptr %arrayidx28.i22, align 1
  %conv29.i = sext i8 %30 to i32
  %cmp30.i = icmp eq i32 %conv29.i, 58
  br i1 %cmp30.i, label %return, label %if.else33.i

if.else33.i:                                      ; preds = %if.else.i
  %31 = load i32, ptr @optind, align 4
  %cmp34.i = icmp sge i32 %31, %count
  br i1 %cmp34.i, label %if.then36.i, label %if.else39.i

if.then36.i:                                      ; preds = %if.else33.i
  %32 = load i8, ptr %options, align 1
  %conv.i64 = sext i8 %32 to i32
  %cmp.i65 = icmp eq i32 %conv.i64, 43
  %cmp4.i = icmp eq i32 %conv.i64, 45
  %spec.select46 = select i1 %cmp.i65, i1 true, i1 %cmp4.i
  %lor.ext.i = zext i1 %spec.select46 to i32
  %add.ptr.i67 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i
  %33 = load i8, ptr %add.ptr.i67, align 1
  %conv.i60 = sext i8 %33 to i32
  %cmp.i61 = icmp eq i32 %conv.i60, 58
  %cond.i62 = select i1 %cmp.i61, i32 58, i32 63
  %34 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i14, ptr @optopt, align 4
  br label %return

if.else39.i:                                      ; preds = %if.else33.i
  %inc40.i = add nsw i32 %31, 1
  store i32 %inc40.i, ptr @optind, align 4
  %arrayidx41.i = getelementptr inbounds ptr, ptr %args, i32 %31
  %35 = load ptr, ptr %arrayidx41.i, align 4
  store ptr %35, ptr @optarg, align 4
  br label %return

return:                                           ; preds = %if.then36.i, %if.then.i20, %cond.false12.i, %if.then18.i, %cond.false21.i, %if.else.i, %if.else39.i, %if.then27.i, %next_option.exit
  %retval.0 = phi i32 [ -1, %next_option.exit ], [ %cond.i62, %if.then36.i ], [ 63, %cond.false12.i ], [ %conv.i14, %if.then.i20 ], [ 63, %cond.false21.i ], [ %conv.i14, %if.then18.i ], [ %conv.i14, %if.else.i ], [ %conv.i14, %if.else39.i ], [ %conv.i14, %if.then27.i ]
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
  store ptr null, ptr @optarg, align 4
  %1 = load i32, ptr @optind, align 4
  %cmp1.i.i = icmp sge i32 %1, %count
  br i1 %cmp1.i.i, label %next_option.exit.i, label %if.end3.i.i

if.end3.i.i:                                      ; preds = %if.end.i.i
  %2 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i.i = icmp ne i32 %2, 0
  br i1 %tobool.i.i, label %next_option.exit.i, label %if.end5.i.i

if.end5.i.i:                                      ; preds = %if.end3.i.i
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %args, i32 %1
  %3 = load ptr, ptr %arrayidx.i.i, align 4
  %4 = load i8, ptr %3, align 1
  %conv.i5 = sext i8 %4 to i32
  %cmp.i6 = icmp eq i32 %conv.i5, 45
  br i1 %cmp.i6, label %land.rhs.i10, label %if.then7.i.i

land.rhs.i10:                                     ; preds = %if.end5.i.i
  %arrayidx2.i7 = getelementptr inbounds i8, ptr %3, i32 1
  %5 = load i8, ptr %arrayidx2.i7, align 1
  %conv3.i8 = sext i8 %5 to i32
  switch i32 %conv3.i8, label %next_option.exit.i [
    i32 0, label %if.then7.i.i
    i32 45, label %land.lhs.true.i.i
  ]

if.then7.i.i:                                     ; preds = %land.rhs.i10, %if.end5.i.i
  %6 = load i32, ptr @optind, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %if.end20.i.i, %if.then7.i.i
  %i.i.i.0 = phi i32 [ %6, %if.then7.i.i ], [ %inc.i.i, %if.end20.i.i ]
  %cmp8.i.i = icmp slt i32 %i.i.i.0, %count
  br i1 %cmp8.i.i, label %land.rhs.i.i, label %next_option.exit.i

land.rhs.i.i:                                     ; preds = %for.cond.i.i
  %7 = load i8, ptr %options, align 1
  %conv.i.i = sext i8 %7 to i32
  switch i32 %conv.i.i, label %lor.lhs.false.i.i [
    i32 43, label %next_option.exit.i
    i32 45, label %if.then19.i.i
  ]

lor.lhs.false.i.i:                                ; preds = %land.rhs.i.i
  %arrayidx16.i.i = getelementptr inbounds ptr, ptr %args, i32 %i.i.i.0
  %8 = load ptr, ptr %arrayidx16.i.i, align 4
  %9 = load i8, ptr %8, align 1
  %conv.i1 = sext i8 %9 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 45
  br i1 %cmp.i2, label %land.rhs.i, label %if.end20.i.i

land.rhs.i:                                       ; preds = %lor.lhs.false.i.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %8, i32 1
  %10 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i = sext i8 %10 to i32
  %tobool.i3 = icmp ne i32 %conv3.i, 0
  br i1 %tobool.i3, label %if.then19.i.i, label %if.end20.i.i

if.then19.i.i:                                    ; preds = %land.rhs.i.i, %land.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.1)
  unreachable

if.end20.i.i:                                     ; preds = %lor.lhs.false.i.i, %land.rhs.i
  %inc.i.i = add nsw i32 %i.i.i.0, 1
  br label %for.cond.i.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i10
  %arrayidx28.i.i = getelementptr inbounds i8, ptr %3, i32 2
  %11 = load i8, ptr %arrayidx28.i.i, align 1
  %tobool29.i.i = icmp ne i8 %11, 0
  br i1 %tobool29.i.i, label %next_option.exit.i, label %if.then30.i.i

if.then30.i.i:                                    ; preds = %land.lhs.true.i.i
  %inc31.i.i = add nsw i32 %1, 1
  store i32 %inc31.i.i, ptr @optind, align 4
  br label %next_option.exit.i

next_option.exit.i:                               ; preds = %land.rhs.i10, %land.rhs.i.i, %land.lhs.true.i.i, %for.cond.i.i, %if.end3.i.i, %if.end.i.i, %if.then30.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.then30.i.i ], [ 0, %if.end.i.i ], [ 1, %if.end3.i.i ], [ 0, %for.cond.i.i ], [ 0, %land.rhs.i.i ], [ 1, %land.lhs.true.i.i ], [ 1, %land.rhs.i10 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %long_option.exit

if.end.i:                                         ; preds = %next_option.exit.i
  %12 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool1.i = icmp ne i32 %12, 0
  br i1 %tobool1.i, label %if.then2.i, label %if.end4.i

if.then2.i:                                       ; preds = %if.end.i
  %13 = load i32, ptr @optind, align 4
  %arrayidx.i175.i = getelementptr inbounds ptr, ptr %args, i32 %13
  %14 = load ptr, ptr %arrayidx.i175.i, align 4
  %inc.i180.i = add nsw i32 %12, 1
  %arrayidx1.i181.i = getelementptr inbounds i8, ptr %14, i32 %12
  %15 = load i8, ptr %arrayidx1.i181.i, align 1
  %conv.i182.i = zext i8 %15 to i32
  %16 = load i8, ptr %options, align 1
  %conv.i195 = sext i8 %16 to i32
  %cmp.i196 = icmp eq i32 %conv.i195, 43
  %cmp4.i198 = icmp eq i32 %conv.i195, 45
  %spec.select = select i1 %cmp.i196, i1 true, i1 %cmp4.i198
  %lor.ext.i200 = zext i1 %spec.select to i32
  %add.ptr.i201 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i200
  %17 = load i8, ptr %add.ptr.i201, align 1
  %conv.i16 = sext i8 %17 to i32
  %cmp.i17 = icmp eq i32 %conv.i16, 58
  %conv1.i = zext i1 %cmp.i17 to i32
  %add.ptr.i18 = getelementptr inbounds i8, ptr %add.ptr.i201, i32 %conv1.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i22, %if.then2.i
  %o.i15.0 = phi ptr [ %add.ptr.i18, %if.then2.i ], [ %incdec.ptr.i, %if.end.i22 ]
  %18 = load i8, ptr %o.i15.0, align 1
  %tobool.i19 = icmp ne i8 %18, 0
  br i1 %tobool.i19, label %for.body.i, label %find_letter.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv2.i = sext i8 %18 to i32
  %cmp3.i = icmp eq i32 %conv2.i, %conv.i182.i
  %19 = freeze i1 %cmp3.i
  br i1 %19, label %switch.early.test, label %if.end.i22

switch.early.test:                                ; preds = %for.body.i
  switch i32 %conv.i182.i, label %find_letter.exit [
    i32 59, label %if.end.i22
    i32 58, label %if.end.i22
  ]

if.end.i22:                                       ; preds = %switch.early.test, %switch.early.test, %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %o.i15.0, i32 1
  br label %for.cond.i

find_letter.exit:                                 ; preds = %switch.early.test, %for.cond.i
  %retval.i13.0 = phi ptr [ %o.i15.0, %switch.early.test ], [ null, %for.cond.i ]
  %tobool2.i184.i = icmp ne ptr %retval.i13.0, null
  br i1 %tobool2.i184.i, label %land.rhs.i189.i, label %land.end.i196.i

land.rhs.i189.i:                                  ; preds = %find_letter.exit
  %arrayidx3.i186.i = getelementptr inbounds i8, ptr %retval.i13.0, i32 1
  %20 = load i8, ptr %arrayidx3.i186.i, align 1
  %conv4.i187.i = sext i8 %20 to i32
  %cmp.i188.i = icmp eq i32 %conv4.i187.i, 58
  br label %land.end.i196.i

land.end.i196.i:                                  ; preds = %land.rhs.i189.i, %find_letter.exit
  %21 = phi i1 [ false, %find_letter.exit ], [ %cmp.i188.i, %land.rhs.i189.i ]
  %arrayidx6.i191.i = getelementptr inbounds i8, ptr %14, i32 %inc.i180.i
  %22 = load i8, ptr %arrayidx6.i191.i, align 1
  %tobool7.i192.i = icmp ne i8 %22, 0
  %lnot.i193.i = xor i1 %tobool7.i192.i, true
  %brmerge = select i1 %21, i1 true, i1 %lnot.i193.i
  br i1 %brmerge, label %if.end.i208.i, label %if.then.i200.i

if.then.i200.i:                                   ; preds = %land.end.i196.i
  store i32 %inc.i180.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool2.i184.i, label %long_option.exit, label %cond.false12.i203.i

cond.false12.i203.i:                              ; preds = %if.then.i200.i
  %23 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i182.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i208.i:                                    ; preds = %land.end.i196.i
  %24 = load i32, ptr @optind, align 4
  %inc16.i206.i = add nsw i32 %24, 1
  store i32 %inc16.i206.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %21, label %if.end25.i217.i, label %if.then18.i210.i

if.then18.i210.i:                                 ; preds = %if.end.i208.i
  br i1 %tobool2.i184.i, label %long_option.exit, label %cond.false21.i213.i

cond.false21.i213.i:                              ; preds = %if.then18.i210.i
  %25 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i182.i, ptr @optopt, align 4
  br label %long_option.exit

if.end25.i217.i:                                  ; preds = %if.end.i208.i
  br i1 %lnot.i193.i, label %if.else.i223.i, label %if.then27.i219.i

if.then27.i219.i:                                 ; preds = %if.end25.i217.i
  store ptr %arrayidx6.i191.i, ptr @optarg, align 4
  br label %long_option.exit

if.else.i223.i:                                   ; preds = %if.end25.i217.i
  %arrayidx28.i220.i = getelementptr inbounds i8, ptr %retval.i13.0, i32 2
  %26 = load i8, ptr %arrayidx28.i220.i, align 1
  %conv29.i221.i = sext i8 %26 to i32
  %cmp30.i222.i = icmp eq i32 %conv29.i221.i, 58
  br i1 %cmp30.i222.i, label %long_option.exit, label %if.else33.i226.i

if.else33.i226.i:                                 ; preds = %if.else.i223.i
  %27 = load i32, ptr @optind, align 4
  %cmp34.i225.i = icmp sge i32 %27, %count
  br i1 %cmp34.i225.i, label %if.then36.i229.i, label %if.else39.i232.i

if.then36.i229.i:                                 ; preds = %if.else33.i226.i
  %28 = load i8, ptr %options, align 1
  %conv.i159 = sext i8 %28 to i32
  %cmp.i160 = icmp eq i32 %conv.i159, 43
  %cmp4.i162 = icmp eq i32 %conv.i159, 45
  %spec.select195 = select i1 %cmp.i160, i1 true, i1 %cmp4.i162
  %lor.ext.i164 = zext i1 %spec.select195 to i32
  %add.ptr.i165 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i164
  %29 = load i8, ptr %add.ptr.i165, align 1
  %conv.i117 = sext i8 %29 to i32
  %cmp.i118 = icmp eq i32 %conv.i117, 58
  %cond.i119 = select i1 %cmp.i118, i32 58, i32 63
  %30 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i182.i, ptr @optopt, align 4
  br label %long_option.exit

if.else39.i232.i:                                 ; preds = %if.else33.i226.i
  %inc40.i230.i = add nsw i32 %27, 1
  store i32 %inc40.i230.i, ptr @optind, align 4
  %arrayidx41.i231.i = getelementptr inbounds ptr, ptr %args, i32 %27
  %31 = load ptr, ptr %arrayidx41.i231.i, align 4
  store ptr %31, ptr @optarg, align 4
  br label %long_option.exit

if.end4.i:                                        ; preds = %if.end.i
  %32 = load i32, ptr @optind, align 4
  %arrayidx.i = getelementptr inbounds ptr, ptr %args, i32 %32
  %33 = load ptr, ptr %arrayidx.i, align 4
  %arrayidx5.i = getelementptr inbounds i8, ptr %33, i32 1
  %34 = load i8, ptr %arrayidx5.i, align 1
  %conv.i = sext i8 %34 to i32
  %cmp.i = icmp eq i32 %conv.i, 45
  %cond.i = select i1 %cmp.i, i32 2, i32 1
  %conv8.i = zext i8 %34 to i32
  %35 = load i8, ptr %options, align 1
  %conv.i168 = sext i8 %35 to i32
  %cmp.i169 = icmp eq i32 %conv.i168, 43
  %cmp4.i171 = icmp eq i32 %conv.i168, 45
  %spec.select196 = select i1 %cmp.i169, i1 true, i1 %cmp4.i171
  %lor.ext.i173 = zext i1 %spec.select196 to i32
  %add.ptr.i174 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i173
  %36 = load i8, ptr %add.ptr.i174, align 1
  %conv.i74 = sext i8 %36 to i32
  %cmp.i75 = icmp eq i32 %conv.i74, 58
  %conv1.i76 = zext i1 %cmp.i75 to i32
  %add.ptr.i77 = getelementptr inbounds i8, ptr %add.ptr.i174, i32 %conv1.i76
  br label %for.cond.i79

for.cond.i79:                                     ; preds = %if.end.i88, %if.end4.i
  %o.i72.0 = phi ptr [ %add.ptr.i77, %if.end4.i ], [ %incdec.ptr.i89, %if.end.i88 ]
  %37 = load i8, ptr %o.i72.0, align 1
  %tobool.i78 = icmp ne i8 %37, 0
  br i1 %tobool.i78, label %for.body.i82, label %find_letter.exit91

for.body.i82:                                     ; preds = %for.cond.i79
  %conv2.i80 = sext i8 %37 to i32
  %cmp3.i81 = icmp eq i32 %conv2.i80, %conv8.i
  %38 = freeze i1 %cmp3.i81
  br i1 %38, label %switch.early.test192, label %if.end.i88

switch.early.test192:                             ; preds = %for.body.i82
  switch i32 %conv8.i, label %find_letter.exit91 [
    i32 59, label %if.end.i88
    i32 58, label %if.end.i88
  ]

if.end.i88:                                       ; preds = %switch.early.test192, %switch.early.test192, %for.body.i82
  %incdec.ptr.i89 = getelementptr inbounds i8, ptr %o.i72.0, i32 1
  br label %for.cond.i79

find_letter.exit91:                               ; preds = %switch.early.test192, %for.cond.i79
  %cmp10.i = icmp eq i32 %cond.i, 1
  br i1 %cmp10.i, label %if.then18.i, label %if.end20.i

if.then18.i:                                      ; preds = %find_letter.exit91
  %39 = load i32, ptr @optind, align 4
  %arrayidx.i105.i = getelementptr inbounds ptr, ptr %args, i32 %39
  %40 = load ptr, ptr %arrayidx.i105.i, align 4
  %41 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i106.i = icmp ne i32 %41, 0
  %cond.i109.i = select i1 %tobool.i106.i, i32 %41, i32 1
  %inc.i110.i = add nsw i32 %cond.i109.i, 1
  %arrayidx1.i111.i = getelementptr inbounds i8, ptr %40, i32 %cond.i109.i
  %42 = load i8, ptr %arrayidx1.i111.i, align 1
  %conv.i112.i = zext i8 %42 to i32
  %43 = load i8, ptr %options, align 1
  %conv.i186 = sext i8 %43 to i32
  %cmp.i187 = icmp eq i32 %conv.i186, 43
  %cmp4.i189 = icmp eq i32 %conv.i186, 45
  %spec.select197 = select i1 %cmp.i187, i1 true, i1 %cmp4.i189
  %lor.ext.i191 = zext i1 %spec.select197 to i32
  %add.ptr.i192 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i191
  %44 = load i8, ptr %add.ptr.i192, align 1
  %conv.i28 = sext i8 %44 to i32
  %cmp.i29 = icmp eq i32 %conv.i28, 58
  %conv1.i30 = zext i1 %cmp.i29 to i32
  %add.ptr.i31 = getelementptr inbounds i8, ptr %add.ptr.i192, i32 %conv1.i30
  br label %for.cond.i33

for.cond.i33:                                     ; preds = %if.end.i42, %if.then18.i
  %o.i26.0 = phi ptr [ %add.ptr.i31, %if.then18.i ], [ %incdec.ptr.i43, %if.end.i42 ]
  %45 = load i8, ptr %o.i26.0, align 1
  %tobool.i32 = icmp ne i8 %45, 0
  br i1 %tobool.i32, label %for.body.i36, label %find_letter.exit45

for.body.i36:                                     ; preds = %for.cond.i33
  %conv2.i34 = sext i8 %45 to i32
  %cmp3.i35 = icmp eq i32 %conv2.i34, %conv.i112.i
  %46 = freeze i1 %cmp3.i35
  br i1 %46, label %switch.early.test193, label %if.end.i42

switch.early.test193:                             ; preds = %for.body.i36
  switch i32 %conv.i112.i, label %find_letter.exit45 [
    i32 59, label %if.end.i42
    i32 58, label %if.end.i42
  ]

if.end.i42:                                       ; preds = %switch.early.test193, %switch.early.test193, %for.body.i36
  %incdec.ptr.i43 = getelementptr inbounds i8, ptr %o.i26.0, i32 1
  br label %for.cond.i33

find_letter.exit45:                               ; preds = %switch.early.test193, %for.cond.i33
  %retval.i23.0 = phi ptr [ %o.i26.0, %switch.early.test193 ], [ null, %for.cond.i33 ]
  %tobool2.i114.i = icmp ne ptr %retval.i23.0, null
  br i1 %tobool2.i114.i, label %land.rhs.i119.i, label %land.end.i126.i

land.rhs.i119.i:                                  ; preds = %find_letter.exit45
  %arrayidx3.i116.i = getelementptr inbounds i8, ptr %retval.i23.0, i32 1
  %47 = load i8, ptr %arrayidx3.i116.i, align 1
  %conv4.i117.i = sext i8 %47 to i32
  %cmp.i118.i = icmp eq i32 %conv4.i117.i, 58
  br label %land.end.i126.i

land.end.i126.i:                                  ; preds = %land.rhs.i119.i, %find_letter.exit45
  %48 = phi i1 [ false, %find_letter.exit45 ], [ %cmp.i118.i, %land.rhs.i119.i ]
  %arrayidx6.i121.i = getelementptr inbounds i8, ptr %40, i32 %inc.i110.i
  %49 = load i8, ptr %arrayidx6.i121.i, align 1
  %tobool7.i122.i = icmp ne i8 %49, 0
  %lnot.i123.i = xor i1 %tobool7.i122.i, true
  %brmerge185 = select i1 %48, i1 true, i1 %lnot.i123.i
  br i1 %brmerge185, label %if.end.i138.i, label %if.then.i130.i

if.then.i130.i:                                   ; preds = %land.end.i126.i
  store i32 %inc.i110.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool2.i114.i, label %long_option.exit, label %cond.false12.i133.i

cond.false12.i133.i:                              ; preds = %if.then.i130.i
  %50 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i112.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i138.i:                                    ; preds = %land.end.i126.i
  %51 = load i32, ptr @optind, align 4
  %inc16.i136.i = add nsw i32 %51, 1
  store i32 %inc16.i136.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %48, label %if.end25.i147.i, label %if.then18.i140.i

if.then18.i140.i:                                 ; preds = %if.end.i138.i
  br i1 %tobool2.i114.i, label %long_option.exit, label %cond.false21.i143.i

cond.false21.i143.i:                              ; preds = %if.then18.i140.i
  %52 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i112.i, ptr @optopt, align 4
  br label %long_option.exit

if.end25.i147.i:                                  ; preds = %if.end.i138.i
  br i1 %lnot.i123.i, label %if.else.i153.i, label %if.then27.i149.i

if.then27.i149.i:                                 ; preds = %if.end25.i147.i
  store ptr %arrayidx6.i121.i, ptr @optarg, align 4
  br label %long_option.exit

if.else.i153.i:                                   ; preds = %if.end25.i147.i
  %arrayidx28.i150.i = getelementptr inbounds i8, ptr %retval.i23.0, i32 2
  %53 = load i8, ptr %arrayidx28.i150.i, align 1
  %conv29.i151.i = sext i8 %53 to i32
  %cmp30.i152.i = icmp eq i32 %conv29.i151.i, 58
  br i1 %cmp30.i152.i, label %long_option.exit, label %if.else33.i156.i

if.else33.i156.i:                                 ; preds = %if.else.i153.i
  %54 = load i32, ptr @optind, align 4
  %cmp34.i155.i = icmp sge i32 %54, %count
  br i1 %cmp34.i155.i, label %if.then36.i159.i, label %if.else39.i162.i

if.then36.i159.i:                                 ; preds = %if.else33.i156.i
  %55 = load i8, ptr %options, align 1
  %conv.i150 = sext i8 %55 to i32
  %cmp.i151 = icmp eq i32 %conv.i150, 43
  %cmp4.i153 = icmp eq i32 %conv.i150, 45
  %spec.select198 = select i1 %cmp.i151, i1 true, i1 %cmp4.i153
  %lor.ext.i155 = zext i1 %spec.select198 to i32
  %add.ptr.i156 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i155
  %56 = load i8, ptr %add.ptr.i156, align 1
  %conv.i122 = sext i8 %56 to i32
  %cmp.i123 = icmp eq i32 %conv.i122, 58
  %cond.i124 = select i1 %cmp.i123, i32 58, i32 63
  %57 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i112.i, ptr @optopt, align 4
  br label %long_option.exit

if.else39.i162.i:                                 ; preds = %if.else33.i156.i
  %inc40.i160.i = add nsw i32 %54, 1
  store i32 %inc40.i160.i, ptr @optind, align 4
  %arrayidx41.i161.i = getelementptr inbounds ptr, ptr %args, i32 %54
  %58 = load ptr, ptr %arrayidx41.i161.i, align 4
  store ptr %58, ptr @optarg, align 4
  br label %long_option.exit

if.end20.i:                                       ; preds = %find_letter.exit91
  %add.ptr.i = getelementptr inbounds i8, ptr %33, i32 %cond.i
  br label %for.cond.i208

for.cond.i208:                                    ; preds = %for.inc.i, %if.end20.i
  %length.i.0 = phi i32 [ 0, %if.end20.i ], [ %length.i.1, %for.inc.i ]
  %all.i.0 = phi i32 [ undef, %if.end20.i ], [ %all.i.1, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end20.i ], [ %inc.i222, %for.inc.i ]
  %found.i205.0 = phi i32 [ -1, %if.end20.i ], [ %found.i205.3, %for.inc.i ]
  %arrayidx.i206 = getelementptr inbounds %struct.option, ptr %longs, i32 %i.i.0
  %59 = load ptr, ptr %arrayidx.i206, align 4
  %tobool.i207 = icmp ne ptr %59, null
  br i1 %tobool.i207, label %for.cond.i230, label %if.end31.i

for.cond.i230:                                    ; preds = %for.cond.i208, %if.end.i237
  %n.i226.0 = phi i32 [ %inc.i238, %if.end.i237 ], [ 0, %for.cond.i208 ]
  %arrayidx.i227 = getelementptr inbounds i8, ptr %add.ptr.i, i32 %n.i226.0
  %60 = load i8, ptr %arrayidx.i227, align 1
  %conv.i228 = sext i8 %60 to i32
  switch i32 %conv.i228, label %for.body.i235 [
    i32 0, label %for.end.i241
    i32 61, label %for.end.i241
  ]

for.body.i235:                                    ; preds = %for.cond.i230
  %arrayidx6.i = getelementptr inbounds i8, ptr %59, i32 %n.i226.0
  %61 = load i8, ptr %arrayidx6.i, align 1
  %conv7.i = sext i8 %61 to i32
  %cmp8.i234 = icmp ne i32 %conv.i228, %conv7.i
  br i1 %cmp8.i234, label %begins.exit, label %if.end.i237

if.end.i237:                                      ; preds = %for.body.i235
  %inc.i238 = add nsw i32 %n.i226.0, 1
  br label %for.cond.i230

for.end.i241:                                     ; preds = %for.cond.i230, %for.cond.i230
  %arrayidx10.i240 = getelementptr inbounds i8, ptr %59, i32 %n.i226.0
  %62 = load i8, ptr %arrayidx10.i240, align 1
  %tobool11.i = icmp ne i8 %62, 0
  %lnot.i = xor i1 %tobool11.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  br label %begins.exit

begins.exit:                                      ; preds = %for.body.i235, %for.end.i241
  %all.i.1 = phi i32 [ %lnot.ext.i, %for.end.i241 ], [ %all.i.0, %for.body.i235 ]
  %retval.i224.0 = phi i32 [ %n.i226.0, %for.end.i241 ], [ -1, %for.body.i235 ]
  %cmp.i210 = icmp slt i32 %retval.i224.0, 0
  br i1 %cmp.i210, label %for.inc.i, label %if.end.i213

if.end.i213:                                      ; preds = %begins.exit
  %tobool4.i = icmp ne i32 %all.i.1, 0
  br i1 %tobool4.i, label %if.end31.i, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i213
  switch i32 %found.i205.0, label %land.lhs.true.i216 [
    i32 -1, label %for.inc.i
    i32 -2, label %if.end24.i
  ]

land.lhs.true.i216:                               ; preds = %if.end6.i
  %arrayidx10.i = getelementptr inbounds %struct.option, ptr %longs, i32 %found.i205.0
  %has_argument.i215 = getelementptr inbounds %struct.option, ptr %arrayidx10.i, i32 0, i32 1
  %63 = load i32, ptr %has_argument.i215, align 4
  %has_argument12.i = getelementptr inbounds %struct.option, ptr %arrayidx.i206, i32 0, i32 1
  %64 = load i32, ptr %has_argument12.i, align 4
  %cmp13.i = icmp ne i32 %63, %64
  br i1 %cmp13.i, label %if.then23.i, label %lor.lhs.false.i219

lor.lhs.false.i219:                               ; preds = %land.lhs.true.i216
  %flag.i218 = getelementptr inbounds %struct.option, ptr %arrayidx10.i, i32 0, i32 2
  %65 = load ptr, ptr %flag.i218, align 4
  %flag16.i = getelementptr inbounds %struct.option, ptr %arrayidx.i206, i32 0, i32 2
  %66 = load ptr, ptr %flag16.i, align 4
  %cmp17.i = icmp ne ptr %65, %66
  br i1 %cmp17.i, label %if.then23.i, label %lor.lhs.false18.i

lor.lhs.false18.i:                                ; preds = %lor.lhs.false.i219
  %value.i220 = getelementptr inbounds %struct.option, ptr %arrayidx10.i, i32 0, i32 3
  %67 = load i32, ptr %value.i220, align 4
  %value21.i = getelementptr inbounds %struct.option, ptr %arrayidx.i206, i32 0, i32 3
  %68 = load i32, ptr %value21.i, align 4
  %cmp22.i221 = icmp ne i32 %67, %68
  br i1 %cmp22.i221, label %if.then23.i, label %if.end24.i

if.then23.i:                                      ; preds = %lor.lhs.false18.i, %lor.lhs.false.i219, %land.lhs.true.i216
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.end6.i, %if.then23.i, %lor.lhs.false18.i
  %found.i205.1 = phi i32 [ -2, %if.then23.i ], [ %found.i205.0, %lor.lhs.false18.i ], [ %found.i205.0, %if.end6.i ]
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end24.i, %if.end6.i, %begins.exit
  %length.i.1 = phi i32 [ %length.i.0, %begins.exit ], [ %retval.i224.0, %if.end6.i ], [ %retval.i224.0, %if.end24.i ]
  %found.i205.3 = phi i32 [ %found.i205.0, %begins.exit ], [ %found.i205.1, %if.end24.i ], [ %i.i.0, %if.end6.i ]
  %inc.i222 = add nsw i32 %i.i.0, 1
  br label %for.cond.i208

if.end31.i:                                       ; preds = %if.end.i213, %for.cond.i208
  %length.i.2 = phi i32 [ %retval.i224.0, %if.end.i213 ], [ %length.i.0, %for.cond.i208 ]
  %retval.i203.0 = phi i32 [ %i.i.0, %if.end.i213 ], [ %found.i205.0, %for.cond.i208 ]
  %69 = load i32, ptr @optind, align 4
  %inc.i = add nsw i32 %69, 1
  store i32 %inc.i, ptr @optind, align 4
  %cmp32.i = icmp slt i32 %retval.i203.0, 0
  br i1 %cmp32.i, label %if.then34.i, label %if.end36.i

if.then34.i:                                      ; preds = %if.end31.i
  %70 = load volatile i32, ptr @opterr, align 4
  store i32 0, ptr @optopt, align 4
  br label %long_option.exit

if.end36.i:                                       ; preds = %if.end31.i
  %arrayidx37.i = getelementptr inbounds %struct.option, ptr %longs, i32 %retval.i203.0
  %add.ptr39.i = getelementptr inbounds i8, ptr %add.ptr.i, i32 %length.i.2
  %71 = load i8, ptr %add.ptr39.i, align 1
  %conv40.i = sext i8 %71 to i32
  %tobool41.i = icmp ne i32 %conv40.i, 0
  br i1 %tobool41.i, label %land.lhs.true42.i, label %if.end46.i

land.lhs.true42.i:                                ; preds = %if.end36.i
  %has_argument.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 1
  %72 = load i32, ptr %has_argument.i, align 4
  %tobool43.i = icmp ne i32 %72, 0
  br i1 %tobool43.i, label %if.end46.i, label %if.then44.i

if.then44.i:                                      ; preds = %land.lhs.true42.i
  %value.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 3
  %73 = load i32, ptr %value.i, align 4
  %74 = load volatile i32, ptr @opterr, align 4
  store i32 %73, ptr @optopt, align 4
  br label %long_option.exit

if.end46.i:                                       ; preds = %land.lhs.true42.i, %if.end36.i
  %75 = load i8, ptr %add.ptr39.i, align 1
  %tobool47.i = icmp ne i8 %75, 0
  br i1 %tobool47.i, label %if.then48.i, label %if.else.i

if.then48.i:                                      ; preds = %if.end46.i
  %add.ptr49.i = getelementptr inbounds i8, ptr %add.ptr39.i, i32 1
  store ptr %add.ptr49.i, ptr @optarg, align 4
  br label %if.end69.i

if.else.i:                                        ; preds = %if.end46.i
  %has_argument50.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 1
  %76 = load i32, ptr %has_argument50.i, align 4
  %cmp51.i = icmp eq i32 %76, 1
  %77 = load i32, ptr @optind, align 4
  %cmp54.i = icmp sge i32 %77, %count
  %or.cond191 = select i1 %cmp51.i, i1 %cmp54.i, i1 false
  br i1 %or.cond191, label %if.then56.i, label %if.else60.i

if.then56.i:                                      ; preds = %if.else.i
  %value57.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 3
  %78 = load i32, ptr %value57.i, align 4
  %79 = load i8, ptr %options, align 1
  %conv.i136 = sext i8 %79 to i32
  %cmp.i137 = icmp eq i32 %conv.i136, 43
  %cmp4.i = icmp eq i32 %conv.i136, 45
  %spec.select199 = select i1 %cmp.i137, i1 true, i1 %cmp4.i
  %lor.ext.i = zext i1 %spec.select199 to i32
  %add.ptr.i139 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i
  %80 = load i8, ptr %add.ptr.i139, align 1
  %conv.i132 = sext i8 %80 to i32
  %cmp.i133 = icmp eq i32 %conv.i132, 58
  %cond.i134 = select i1 %cmp.i133, i32 58, i32 63
  %81 = load volatile i32, ptr @opterr, align 4
  store i32 %78, ptr @optopt, align 4
  br label %long_option.exit

if.else60.i:                                      ; preds = %if.else.i
  br i1 %cmp51.i, label %if.then64.i, label %if.end69.i

if.then64.i:                                      ; preds = %if.else60.i
  %inc65.i = add nsw i32 %77, 1
  store i32 %inc65.i, ptr @optind, align 4
  %arrayidx66.i = getelementptr inbounds ptr, ptr %args, i32 %77
  %82 = load ptr, ptr %arrayidx66.i, align 4
  store ptr %82, ptr @optarg, align 4
  br label %if.end69.i

if.end69.i:                                       ; preds = %if.else60.i, %if.then64.i, %if.then48.i
  %tobool70.i = icmp ne ptr %index, null
  br i1 %tobool70.i, label %if.then71.i, label %if.end72.i

if.then71.i:                                      ; preds = %if.end69.i
  store i32 %retval.i203.0, ptr %index, align 4
  br label %if.end72.i

if.end72.i:                                       ; preds = %if.then71.i, %if.end69.i
  %flag.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 2
  %83 = load ptr, ptr %flag.i, align 4
  %tobool73.i = icmp ne ptr %83, null
  br i1 %tobool73.i, label %if.end76.i, label %if.then74.i

if.then74.i:                                      ; preds = %if.end72.i
  %value75.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 3
  %84 = load i32, ptr %value75.i, align 4
  br label %long_option.exit

if.end76.i:                                       ; preds = %if.end72.i
  %value77.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 3
  %85 = load i32, ptr %value77.i, align 4
  store i32 %85, ptr %83, align 4
  br label %long_option.exit

long_option.exit:                                 ; preds = %if.then36.i159.i, %if.then.i130.i, %cond.false12.i133.i, %if.then18.i140.i, %cond.false21.i143.i, %if.else.i153.i, %if.else39.i162.i, %if.then27.i149.i, %if.then36.i229.i, %if.then.i200.i, %cond.false12.i203.i, %if.then18.i210.i, %cond.false21.i213.i, %if.else.i223.i, %if.else39.i232.i, %if.then27.i219.i, %next_option.exit.i, %if.end76.i, %if.then74.i, %if.then56.i, %if.then44.i, %if.then34.i
  %retval.i.0 = phi i32 [ 63, %if.then34.i ], [ 0, %if.end76.i ], [ %84, %if.then74.i ], [ %cond.i134, %if.then56.i ], [ 63, %if.then44.i ], [ -1, %next_option.exit.i ], [ %cond.i119, %if.then36.i229.i ], [ 63, %cond.false12.i203.i ], [ %conv.i182.i, %if.then.i200.i ], [ 63, %cond.false21.i213.i ], [ %conv.i182.i, %if.then18.i210.i ], [ %conv.i182.i, %if.else.i223.i ], [ %conv.i182.i, %if.else39.i232.i ], [ %conv.i182.i, %if.then27.i219.i ], [ %cond.i124, %if.then36.i159.i ], [ 63, %cond.false12.i133.i ], [ %conv.i112.i, %if.then.i130.i ], [ 63, %cond.false21.i143.i ], [ %conv.i112.i, %if.then18.i140.i ], [ %conv.i112.i, %if.else.i153.i ], [ %conv.i112.i, %if.else39.i162.i ], [ %conv.i112.i, %if.then27.i149.i ]
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
  store ptr null, ptr @optarg, align 4
  %1 = load i32, ptr @optind, align 4
  %cmp1.i.i = icmp sge i32 %1, %count
  br i1 %cmp1.i.i, label %next_option.exit.i, label %if.end3.i.i

if.end3.i.i:                                      ; preds = %if.end.i.i
  %2 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i.i = icmp ne i32 %2, 0
  br i1 %tobool.i.i, label %next_option.exit.i, label %if.end5.i.i

if.end5.i.i:                                      ; preds = %if.end3.i.i
  %arrayidx.i.i = getelementptr inbounds ptr, ptr %args, i32 %1
  %3 = load ptr, ptr %arrayidx.i.i, align 4
  %4 = load i8, ptr %3, align 1
  %conv.i5 = sext i8 %4 to i32
  %cmp.i6 = icmp eq i32 %conv.i5, 45
  br i1 %cmp.i6, label %land.rhs.i10, label %if.then7.i.i

land.rhs.i10:                                     ; preds = %if.end5.i.i
  %arrayidx2.i7 = getelementptr inbounds i8, ptr %3, i32 1
  %5 = load i8, ptr %arrayidx2.i7, align 1
  %conv3.i8 = sext i8 %5 to i32
  switch i32 %conv3.i8, label %next_option.exit.i [
    i32 0, label %if.then7.i.i
    i32 45, label %land.lhs.true.i.i
  ]

if.then7.i.i:                                     ; preds = %land.rhs.i10, %if.end5.i.i
  %6 = load i32, ptr @optind, align 4
  br label %for.cond.i.i

for.cond.i.i:                                     ; preds = %if.end20.i.i, %if.then7.i.i
  %i.i.i.0 = phi i32 [ %6, %if.then7.i.i ], [ %inc.i.i, %if.end20.i.i ]
  %cmp8.i.i = icmp slt i32 %i.i.i.0, %count
  br i1 %cmp8.i.i, label %land.rhs.i.i, label %next_option.exit.i

land.rhs.i.i:                                     ; preds = %for.cond.i.i
  %7 = load i8, ptr %options, align 1
  %conv.i.i = sext i8 %7 to i32
  switch i32 %conv.i.i, label %lor.lhs.false.i.i [
    i32 43, label %next_option.exit.i
    i32 45, label %if.then19.i.i
  ]

lor.lhs.false.i.i:                                ; preds = %land.rhs.i.i
  %arrayidx16.i.i = getelementptr inbounds ptr, ptr %args, i32 %i.i.i.0
  %8 = load ptr, ptr %arrayidx16.i.i, align 4
  %9 = load i8, ptr %8, align 1
  %conv.i1 = sext i8 %9 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 45
  br i1 %cmp.i2, label %land.rhs.i, label %if.end20.i.i

land.rhs.i:                                       ; preds = %lor.lhs.false.i.i
  %arrayidx2.i = getelementptr inbounds i8, ptr %8, i32 1
  %10 = load i8, ptr %arrayidx2.i, align 1
  %conv3.i = sext i8 %10 to i32
  %tobool.i3 = icmp ne i32 %conv3.i, 0
  br i1 %tobool.i3, label %if.then19.i.i, label %if.end20.i.i

if.then19.i.i:                                    ; preds = %land.rhs.i.i, %land.rhs.i
  call void @__gomc_unsupported(ptr noundef @__gomc_getopt.str.1)
  unreachable

if.end20.i.i:                                     ; preds = %lor.lhs.false.i.i, %land.rhs.i
  %inc.i.i = add nsw i32 %i.i.i.0, 1
  br label %for.cond.i.i

land.lhs.true.i.i:                                ; preds = %land.rhs.i10
  %arrayidx28.i.i = getelementptr inbounds i8, ptr %3, i32 2
  %11 = load i8, ptr %arrayidx28.i.i, align 1
  %tobool29.i.i = icmp ne i8 %11, 0
  br i1 %tobool29.i.i, label %next_option.exit.i, label %if.then30.i.i

if.then30.i.i:                                    ; preds = %land.lhs.true.i.i
  %inc31.i.i = add nsw i32 %1, 1
  store i32 %inc31.i.i, ptr @optind, align 4
  br label %next_option.exit.i

next_option.exit.i:                               ; preds = %land.rhs.i10, %land.rhs.i.i, %land.lhs.true.i.i, %for.cond.i.i, %if.end3.i.i, %if.end.i.i, %if.then30.i.i
  %retval.i.i.0 = phi i32 [ 0, %if.then30.i.i ], [ 0, %if.end.i.i ], [ 1, %if.end3.i.i ], [ 0, %for.cond.i.i ], [ 0, %land.rhs.i.i ], [ 1, %land.lhs.true.i.i ], [ 1, %land.rhs.i10 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.end.i, label %long_option.exit

if.end.i:                                         ; preds = %next_option.exit.i
  %12 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool1.i = icmp ne i32 %12, 0
  br i1 %tobool1.i, label %if.then2.i, label %if.end4.i

if.then2.i:                                       ; preds = %if.end.i
  %13 = load i32, ptr @optind, align 4
  %arrayidx.i175.i = getelementptr inbounds ptr, ptr %args, i32 %13
  %14 = load ptr, ptr %arrayidx.i175.i, align 4
  %inc.i180.i = add nsw i32 %12, 1
  %arrayidx1.i181.i = getelementptr inbounds i8, ptr %14, i32 %12
  %15 = load i8, ptr %arrayidx1.i181.i, align 1
  %conv.i182.i = zext i8 %15 to i32
  %16 = load i8, ptr %options, align 1
  %conv.i195 = sext i8 %16 to i32
  %cmp.i196 = icmp eq i32 %conv.i195, 43
  %cmp4.i198 = icmp eq i32 %conv.i195, 45
  %spec.select = select i1 %cmp.i196, i1 true, i1 %cmp4.i198
  %lor.ext.i200 = zext i1 %spec.select to i32
  %add.ptr.i201 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i200
  %17 = load i8, ptr %add.ptr.i201, align 1
  %conv.i16 = sext i8 %17 to i32
  %cmp.i17 = icmp eq i32 %conv.i16, 58
  %conv1.i = zext i1 %cmp.i17 to i32
  %add.ptr.i18 = getelementptr inbounds i8, ptr %add.ptr.i201, i32 %conv1.i
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i22, %if.then2.i
  %o.i15.0 = phi ptr [ %add.ptr.i18, %if.then2.i ], [ %incdec.ptr.i, %if.end.i22 ]
  %18 = load i8, ptr %o.i15.0, align 1
  %tobool.i19 = icmp ne i8 %18, 0
  br i1 %tobool.i19, label %for.body.i, label %find_letter.exit

for.body.i:                                       ; preds = %for.cond.i
  %conv2.i = sext i8 %18 to i32
  %cmp3.i = icmp eq i32 %conv2.i, %conv.i182.i
  %19 = freeze i1 %cmp3.i
  br i1 %19, label %switch.early.test, label %if.end.i22

switch.early.test:                                ; preds = %for.body.i
  switch i32 %conv.i182.i, label %find_letter.exit [
    i32 59, label %if.end.i22
    i32 58, label %if.end.i22
  ]

if.end.i22:                                       ; preds = %switch.early.test, %switch.early.test, %for.body.i
  %incdec.ptr.i = getelementptr inbounds i8, ptr %o.i15.0, i32 1
  br label %for.cond.i

find_letter.exit:                                 ; preds = %switch.early.test, %for.cond.i
  %retval.i13.0 = phi ptr [ %o.i15.0, %switch.early.test ], [ null, %for.cond.i ]
  %tobool2.i184.i = icmp ne ptr %retval.i13.0, null
  br i1 %tobool2.i184.i, label %land.rhs.i189.i, label %land.end.i196.i

land.rhs.i189.i:                                  ; preds = %find_letter.exit
  %arrayidx3.i186.i = getelementptr inbounds i8, ptr %retval.i13.0, i32 1
  %20 = load i8, ptr %arrayidx3.i186.i, align 1
  %conv4.i187.i = sext i8 %20 to i32
  %cmp.i188.i = icmp eq i32 %conv4.i187.i, 58
  br label %land.end.i196.i

land.end.i196.i:                                  ; preds = %land.rhs.i189.i, %find_letter.exit
  %21 = phi i1 [ false, %find_letter.exit ], [ %cmp.i188.i, %land.rhs.i189.i ]
  %arrayidx6.i191.i = getelementptr inbounds i8, ptr %14, i32 %inc.i180.i
  %22 = load i8, ptr %arrayidx6.i191.i, align 1
  %tobool7.i192.i = icmp ne i8 %22, 0
  %lnot.i193.i = xor i1 %tobool7.i192.i, true
  %brmerge = select i1 %21, i1 true, i1 %lnot.i193.i
  br i1 %brmerge, label %if.end.i208.i, label %if.then.i200.i

if.then.i200.i:                                   ; preds = %land.end.i196.i
  store i32 %inc.i180.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool2.i184.i, label %long_option.exit, label %cond.false12.i203.i

cond.false12.i203.i:                              ; preds = %if.then.i200.i
  %23 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i182.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i208.i:                                    ; preds = %land.end.i196.i
  %24 = load i32, ptr @optind, align 4
  %inc16.i206.i = add nsw i32 %24, 1
  store i32 %inc16.i206.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %21, label %if.end25.i217.i, label %if.then18.i210.i

if.then18.i210.i:                                 ; preds = %if.end.i208.i
  br i1 %tobool2.i184.i, label %long_option.exit, label %cond.false21.i213.i

cond.false21.i213.i:                              ; preds = %if.then18.i210.i
  %25 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i182.i, ptr @optopt, align 4
  br label %long_option.exit

if.end25.i217.i:                                  ; preds = %if.end.i208.i
  br i1 %lnot.i193.i, label %if.else.i223.i, label %if.then27.i219.i

if.then27.i219.i:                                 ; preds = %if.end25.i217.i
  store ptr %arrayidx6.i191.i, ptr @optarg, align 4
  br label %long_option.exit

if.else.i223.i:                                   ; preds = %if.end25.i217.i
  %arrayidx28.i220.i = getelementptr inbounds i8, ptr %retval.i13.0, i32 2
  %26 = load i8, ptr %arrayidx28.i220.i, align 1
  %conv29.i221.i = sext i8 %26 to i32
  %cmp30.i222.i = icmp eq i32 %conv29.i221.i, 58
  br i1 %cmp30.i222.i, label %long_option.exit, label %if.else33.i226.i

if.else33.i226.i:                                 ; preds = %if.else.i223.i
  %27 = load i32, ptr @optind, align 4
  %cmp34.i225.i = icmp sge i32 %27, %count
  br i1 %cmp34.i225.i, label %if.then36.i229.i, label %if.else39.i232.i

if.then36.i229.i:                                 ; preds = %if.else33.i226.i
  %28 = load i8, ptr %options, align 1
  %conv.i159 = sext i8 %28 to i32
  %cmp.i160 = icmp eq i32 %conv.i159, 43
  %cmp4.i162 = icmp eq i32 %conv.i159, 45
  %spec.select196 = select i1 %cmp.i160, i1 true, i1 %cmp4.i162
  %lor.ext.i164 = zext i1 %spec.select196 to i32
  %add.ptr.i165 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i164
  %29 = load i8, ptr %add.ptr.i165, align 1
  %conv.i117 = sext i8 %29 to i32
  %cmp.i118 = icmp eq i32 %conv.i117, 58
  %cond.i119 = select i1 %cmp.i118, i32 58, i32 63
  %30 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i182.i, ptr @optopt, align 4
  br label %long_option.exit

if.else39.i232.i:                                 ; preds = %if.else33.i226.i
  %inc40.i230.i = add nsw i32 %27, 1
  store i32 %inc40.i230.i, ptr @optind, align 4
  %arrayidx41.i231.i = getelementptr inbounds ptr, ptr %args, i32 %27
  %31 = load ptr, ptr %arrayidx41.i231.i, align 4
  store ptr %31, ptr @optarg, align 4
  br label %long_option.exit

if.end4.i:                                        ; preds = %if.end.i
  %32 = load i32, ptr @optind, align 4
  %arrayidx.i = getelementptr inbounds ptr, ptr %args, i32 %32
  %33 = load ptr, ptr %arrayidx.i, align 4
  %arrayidx5.i = getelementptr inbounds i8, ptr %33, i32 1
  %34 = load i8, ptr %arrayidx5.i, align 1
  %conv.i = sext i8 %34 to i32
  %cmp.i = icmp eq i32 %conv.i, 45
  %cond.i = select i1 %cmp.i, i32 2, i32 1
  %conv8.i = zext i8 %34 to i32
  %35 = load i8, ptr %options, align 1
  %conv.i168 = sext i8 %35 to i32
  %cmp.i169 = icmp eq i32 %conv.i168, 43
  %cmp4.i171 = icmp eq i32 %conv.i168, 45
  %spec.select197 = select i1 %cmp.i169, i1 true, i1 %cmp4.i171
  %lor.ext.i173 = zext i1 %spec.select197 to i32
  %add.ptr.i174 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i173
  %36 = load i8, ptr %add.ptr.i174, align 1
  %conv.i74 = sext i8 %36 to i32
  %cmp.i75 = icmp eq i32 %conv.i74, 58
  %conv1.i76 = zext i1 %cmp.i75 to i32
  %add.ptr.i77 = getelementptr inbounds i8, ptr %add.ptr.i174, i32 %conv1.i76
  br label %for.cond.i79

for.cond.i79:                                     ; preds = %if.end.i88, %if.end4.i
  %o.i72.0 = phi ptr [ %add.ptr.i77, %if.end4.i ], [ %incdec.ptr.i89, %if.end.i88 ]
  %37 = load i8, ptr %o.i72.0, align 1
  %tobool.i78 = icmp ne i8 %37, 0
  br i1 %tobool.i78, label %for.body.i82, label %find_letter.exit91

for.body.i82:                                     ; preds = %for.cond.i79
  %conv2.i80 = sext i8 %37 to i32
  %cmp3.i81 = icmp eq i32 %conv2.i80, %conv8.i
  %38 = freeze i1 %cmp3.i81
  br i1 %38, label %switch.early.test193, label %if.end.i88

switch.early.test193:                             ; preds = %for.body.i82
  switch i32 %conv8.i, label %find_letter.exit91 [
    i32 59, label %if.end.i88
    i32 58, label %if.end.i88
  ]

if.end.i88:                                       ; preds = %switch.early.test193, %switch.early.test193, %for.body.i82
  %incdec.ptr.i89 = getelementptr inbounds i8, ptr %o.i72.0, i32 1
  br label %for.cond.i79

find_letter.exit91:                               ; preds = %switch.early.test193, %for.cond.i79
  %retval.i69.0 = phi ptr [ %o.i72.0, %switch.early.test193 ], [ null, %for.cond.i79 ]
  %cmp10.i = icmp eq i32 %cond.i, 1
  br i1 %cmp10.i, label %land.lhs.true13.i, label %if.end20.i

land.lhs.true13.i:                                ; preds = %find_letter.exit91
  %arrayidx14.i = getelementptr inbounds i8, ptr %33, i32 2
  %39 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %39 to i32
  %tobool16.i = icmp eq i32 %conv15.i, 0
  %tobool17.i = icmp ne ptr %retval.i69.0, null
  %or.cond183 = and i1 %tobool16.i, %tobool17.i
  br i1 %or.cond183, label %if.then18.i, label %if.end20.i

if.then18.i:                                      ; preds = %land.lhs.true13.i
  %40 = load i32, ptr @optind, align 4
  %arrayidx.i105.i = getelementptr inbounds ptr, ptr %args, i32 %40
  %41 = load ptr, ptr %arrayidx.i105.i, align 4
  %42 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i106.i = icmp ne i32 %42, 0
  %cond.i109.i = select i1 %tobool.i106.i, i32 %42, i32 1
  %inc.i110.i = add nsw i32 %cond.i109.i, 1
  %arrayidx1.i111.i = getelementptr inbounds i8, ptr %41, i32 %cond.i109.i
  %43 = load i8, ptr %arrayidx1.i111.i, align 1
  %conv.i112.i = zext i8 %43 to i32
  %44 = load i8, ptr %options, align 1
  %conv.i186 = sext i8 %44 to i32
  %cmp.i187 = icmp eq i32 %conv.i186, 43
  %cmp4.i189 = icmp eq i32 %conv.i186, 45
  %spec.select198 = select i1 %cmp.i187, i1 true, i1 %cmp4.i189
  %lor.ext.i191 = zext i1 %spec.select198 to i32
  %add.ptr.i192 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i191
  %45 = load i8, ptr %add.ptr.i192, align 1
  %conv.i28 = sext i8 %45 to i32
  %cmp.i29 = icmp eq i32 %conv.i28, 58
  %conv1.i30 = zext i1 %cmp.i29 to i32
  %add.ptr.i31 = getelementptr inbounds i8, ptr %add.ptr.i192, i32 %conv1.i30
  br label %for.cond.i33

for.cond.i33:                                     ; preds = %if.end.i42, %if.then18.i
  %o.i26.0 = phi ptr [ %add.ptr.i31, %if.then18.i ], [ %incdec.ptr.i43, %if.end.i42 ]
  %46 = load i8, ptr %o.i26.0, align 1
  %tobool.i32 = icmp ne i8 %46, 0
  br i1 %tobool.i32, label %for.body.i36, label %find_letter.exit45

for.body.i36:                                     ; preds = %for.cond.i33
  %conv2.i34 = sext i8 %46 to i32
  %cmp3.i35 = icmp eq i32 %conv2.i34, %conv.i112.i
  %47 = freeze i1 %cmp3.i35
  br i1 %47, label %switch.early.test194, label %if.end.i42

switch.early.test194:                             ; preds = %for.body.i36
  switch i32 %conv.i112.i, label %find_letter.exit45 [
    i32 59, label %if.end.i42
    i32 58, label %if.end.i42
  ]

if.end.i42:                                       ; preds = %switch.early.test194, %switch.early.test194, %for.body.i36
  %incdec.ptr.i43 = getelementptr inbounds i8, ptr %o.i26.0, i32 1
  br label %for.cond.i33

find_letter.exit45:                               ; preds = %switch.early.test194, %for.cond.i33
  %retval.i23.0 = phi ptr [ %o.i26.0, %switch.early.test194 ], [ null, %for.cond.i33 ]
  %tobool2.i114.i = icmp ne ptr %retval.i23.0, null
  br i1 %tobool2.i114.i, label %land.rhs.i119.i, label %land.end.i126.i

land.rhs.i119.i:                                  ; preds = %find_letter.exit45
  %arrayidx3.i116.i = getelementptr inbounds i8, ptr %retval.i23.0, i32 1
  %48 = load i8, ptr %arrayidx3.i116.i, align 1
  %conv4.i117.i = sext i8 %48 to i32
  %cmp.i118.i = icmp eq i32 %conv4.i117.i, 58
  br label %land.end.i126.i

land.end.i126.i:                                  ; preds = %land.rhs.i119.i, %find_letter.exit45
  %49 = phi i1 [ false, %find_letter.exit45 ], [ %cmp.i118.i, %land.rhs.i119.i ]
  %arrayidx6.i121.i = getelementptr inbounds i8, ptr %41, i32 %inc.i110.i
  %50 = load i8, ptr %arrayidx6.i121.i, align 1
  %tobool7.i122.i = icmp ne i8 %50, 0
  %lnot.i123.i = xor i1 %tobool7.i122.i, true
  %brmerge186 = select i1 %49, i1 true, i1 %lnot.i123.i
  br i1 %brmerge186, label %if.end.i138.i, label %if.then.i130.i

if.then.i130.i:                                   ; preds = %land.end.i126.i
  store i32 %inc.i110.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool2.i114.i, label %long_option.exit, label %cond.false12.i133.i

cond.false12.i133.i:                              ; preds = %if.then.i130.i
  %51 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i112.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i138.i:                                    ; preds = %land.end.i126.i
  %52 = load i32, ptr @optind, align 4
  %inc16.i136.i = add nsw i32 %52, 1
  store i32 %inc16.i136.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %49, label %if.end25.i147.i, label %if.then18.i140.i

if.then18.i140.i:                                 ; preds = %if.end.i138.i
  br i1 %tobool2.i114.i, label %long_option.exit, label %cond.false21.i143.i

cond.false21.i143.i:                              ; preds = %if.then18.i140.i
  %53 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i112.i, ptr @optopt, align 4
  br label %long_option.exit

if.end25.i147.i:                                  ; preds = %if.end.i138.i
  br i1 %lnot.i123.i, label %if.else.i153.i, label %if.then27.i149.i

if.then27.i149.i:                                 ; preds = %if.end25.i147.i
  store ptr %arrayidx6.i121.i, ptr @optarg, align 4
  br label %long_option.exit

if.else.i153.i:                                   ; preds = %if.end25.i147.i
  %arrayidx28.i150.i = getelementptr inbounds i8, ptr %retval.i23.0, i32 2
  %54 = load i8, ptr %arrayidx28.i150.i, align 1
  %conv29.i151.i = sext i8 %54 to i32
  %cmp30.i152.i = icmp eq i32 %conv29.i151.i, 58
  br i1 %cmp30.i152.i, label %long_option.exit, label %if.else33.i156.i

if.else33.i156.i:                                 ; preds = %if.else.i153.i
  %55 = load i32, ptr @optind, align 4
  %cmp34.i155.i = icmp sge i32 %55, %count
  br i1 %cmp34.i155.i, label %if.then36.i159.i, label %if.else39.i162.i

if.then36.i159.i:                                 ; preds = %if.else33.i156.i
  %56 = load i8, ptr %options, align 1
  %conv.i150 = sext i8 %56 to i32
  %cmp.i151 = icmp eq i32 %conv.i150, 43
  %cmp4.i153 = icmp eq i32 %conv.i150, 45
  %spec.select199 = select i1 %cmp.i151, i1 true, i1 %cmp4.i153
  %lor.ext.i155 = zext i1 %spec.select199 to i32
  %add.ptr.i156 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i155
  %57 = load i8, ptr %add.ptr.i156, align 1
  %conv.i122 = sext i8 %57 to i32
  %cmp.i123 = icmp eq i32 %conv.i122, 58
  %cond.i124 = select i1 %cmp.i123, i32 58, i32 63
  %58 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i112.i, ptr @optopt, align 4
  br label %long_option.exit

if.else39.i162.i:                                 ; preds = %if.else33.i156.i
  %inc40.i160.i = add nsw i32 %55, 1
  store i32 %inc40.i160.i, ptr @optind, align 4
  %arrayidx41.i161.i = getelementptr inbounds ptr, ptr %args, i32 %55
  %59 = load ptr, ptr %arrayidx41.i161.i, align 4
  store ptr %59, ptr @optarg, align 4
  br label %long_option.exit

if.end20.i:                                       ; preds = %land.lhs.true13.i, %find_letter.exit91
  %add.ptr.i = getelementptr inbounds i8, ptr %33, i32 %cond.i
  br label %for.cond.i208

for.cond.i208:                                    ; preds = %for.inc.i, %if.end20.i
  %length.i.0 = phi i32 [ 0, %if.end20.i ], [ %length.i.1, %for.inc.i ]
  %all.i.0 = phi i32 [ undef, %if.end20.i ], [ %all.i.1, %for.inc.i ]
  %i.i.0 = phi i32 [ 0, %if.end20.i ], [ %inc.i222, %for.inc.i ]
  %found.i205.0 = phi i32 [ -1, %if.end20.i ], [ %found.i205.3, %for.inc.i ]
  %arrayidx.i206 = getelementptr inbounds %struct.option, ptr %longs, i32 %i.i.0
  %60 = load ptr, ptr %arrayidx.i206, align 4
  %tobool.i207 = icmp ne ptr %60, null
  br i1 %tobool.i207, label %for.cond.i230, label %find_long.exit

for.cond.i230:                                    ; preds = %for.cond.i208, %if.end.i237
  %n.i226.0 = phi i32 [ %inc.i238, %if.end.i237 ], [ 0, %for.cond.i208 ]
  %arrayidx.i227 = getelementptr inbounds i8, ptr %add.ptr.i, i32 %n.i226.0
  %61 = load i8, ptr %arrayidx.i227, align 1
  %conv.i228 = sext i8 %61 to i32
  switch i32 %conv.i228, label %for.body.i235 [
    i32 0, label %for.end.i241
    i32 61, label %for.end.i241
  ]

for.body.i235:                                    ; preds = %for.cond.i230
  %arrayidx6.i = getelementptr inbounds i8, ptr %60, i32 %n.i226.0
  %62 = load i8, ptr %arrayidx6.i, align 1
  %conv7.i = sext i8 %62 to i32
  %cmp8.i234 = icmp ne i32 %conv.i228, %conv7.i
  br i1 %cmp8.i234, label %begins.exit, label %if.end.i237

if.end.i237:                                      ; preds = %for.body.i235
  %inc.i238 = add nsw i32 %n.i226.0, 1
  br label %for.cond.i230

for.end.i241:                                     ; preds = %for.cond.i230, %for.cond.i230
  %arrayidx10.i240 = getelementptr inbounds i8, ptr %60, i32 %n.i226.0
  %63 = load i8, ptr %arrayidx10.i240, align 1
  %tobool11.i = icmp ne i8 %63, 0
  %lnot.i = xor i1 %tobool11.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  br label %begins.exit

begins.exit:                                      ; preds = %for.body.i235, %for.end.i241
  %all.i.1 = phi i32 [ %lnot.ext.i, %for.end.i241 ], [ %all.i.0, %for.body.i235 ]
  %retval.i224.0 = phi i32 [ %n.i226.0, %for.end.i241 ], [ -1, %for.body.i235 ]
  %cmp.i210 = icmp slt i32 %retval.i224.0, 0
  br i1 %cmp.i210, label %for.inc.i, label %if.end.i213

if.end.i213:                                      ; preds = %begins.exit
  %tobool4.i = icmp ne i32 %all.i.1, 0
  br i1 %tobool4.i, label %find_long.exit, label %if.end6.i

if.end6.i:                                        ; preds = %if.end.i213
  switch i32 %found.i205.0, label %land.lhs.true.i216 [
    i32 -1, label %for.inc.i
    i32 -2, label %if.end24.i
  ]

land.lhs.true.i216:                               ; preds = %if.end6.i
  %arrayidx10.i = getelementptr inbounds %struct.option, ptr %longs, i32 %found.i205.0
  %has_argument.i215 = getelementptr inbounds %struct.option, ptr %arrayidx10.i, i32 0, i32 1
  %64 = load i32, ptr %has_argument.i215, align 4
  %has_argument12.i = getelementptr inbounds %struct.option, ptr %arrayidx.i206, i32 0, i32 1
  %65 = load i32, ptr %has_argument12.i, align 4
  %cmp13.i = icmp ne i32 %64, %65
  br i1 %cmp13.i, label %if.then23.i, label %lor.lhs.false.i219

lor.lhs.false.i219:                               ; preds = %land.lhs.true.i216
  %flag.i218 = getelementptr inbounds %struct.option, ptr %arrayidx10.i, i32 0, i32 2
  %66 = load ptr, ptr %flag.i218, align 4
  %flag16.i = getelementptr inbounds %struct.option, ptr %arrayidx.i206, i32 0, i32 2
  %67 = load ptr, ptr %flag16.i, align 4
  %cmp17.i = icmp ne ptr %66, %67
  br i1 %cmp17.i, label %if.then23.i, label %lor.lhs.false18.i

lor.lhs.false18.i:                                ; preds = %lor.lhs.false.i219
  %value.i220 = getelementptr inbounds %struct.option, ptr %arrayidx10.i, i32 0, i32 3
  %68 = load i32, ptr %value.i220, align 4
  %value21.i = getelementptr inbounds %struct.option, ptr %arrayidx.i206, i32 0, i32 3
  %69 = load i32, ptr %value21.i, align 4
  %cmp22.i221 = icmp ne i32 %68, %69
  br i1 %cmp22.i221, label %if.then23.i, label %if.end24.i

if.then23.i:                                      ; preds = %lor.lhs.false18.i, %lor.lhs.false.i219, %land.lhs.true.i216
  br label %if.end24.i

if.end24.i:                                       ; preds = %if.end6.i, %if.then23.i, %lor.lhs.false18.i
  %found.i205.1 = phi i32 [ -2, %if.then23.i ], [ %found.i205.0, %lor.lhs.false18.i ], [ %found.i205.0, %if.end6.i ]
  br label %for.inc.i

for.inc.i:                                        ; preds = %if.end24.i, %if.end6.i, %begins.exit
  %length.i.1 = phi i32 [ %length.i.0, %begins.exit ], [ %retval.i224.0, %if.end6.i ], [ %retval.i224.0, %if.end24.i ]
  %found.i205.3 = phi i32 [ %found.i205.0, %begins.exit ], [ %found.i205.1, %if.end24.i ], [ %i.i.0, %if.end6.i ]
  %inc.i222 = add nsw i32 %i.i.0, 1
  br label %for.cond.i208

find_long.exit:                                   ; preds = %for.cond.i208, %if.end.i213
  %length.i.2 = phi i32 [ %retval.i224.0, %if.end.i213 ], [ %length.i.0, %for.cond.i208 ]
  %retval.i203.0 = phi i32 [ %i.i.0, %if.end.i213 ], [ %found.i205.0, %for.cond.i208 ]
  %cmp22.i = icmp eq i32 %retval.i203.0, -1
  %or.cond187 = select i1 %cmp22.i, i1 %cmp10.i, i1 false
  %tobool28.i = icmp ne ptr %retval.i69.0, null
  %or.cond188 = and i1 %or.cond187, %tobool28.i
  br i1 %or.cond188, label %if.then29.i, label %if.end31.i

if.then29.i:                                      ; preds = %find_long.exit
  %70 = load i32, ptr @optind, align 4
  %arrayidx.i83.i = getelementptr inbounds ptr, ptr %args, i32 %70
  %71 = load ptr, ptr %arrayidx.i83.i, align 4
  %72 = load i32, ptr @__gomc_getopt_place, align 4
  %tobool.i84.i = icmp ne i32 %72, 0
  %cond.i.i = select i1 %tobool.i84.i, i32 %72, i32 1
  %inc.i85.i = add nsw i32 %cond.i.i, 1
  %arrayidx1.i.i = getelementptr inbounds i8, ptr %71, i32 %cond.i.i
  %73 = load i8, ptr %arrayidx1.i.i, align 1
  %conv.i86.i = zext i8 %73 to i32
  %74 = load i8, ptr %options, align 1
  %conv.i177 = sext i8 %74 to i32
  %cmp.i178 = icmp eq i32 %conv.i177, 43
  %cmp4.i180 = icmp eq i32 %conv.i177, 45
  %spec.select200 = select i1 %cmp.i178, i1 true, i1 %cmp4.i180
  %lor.ext.i182 = zext i1 %spec.select200 to i32
  %add.ptr.i183 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i182
  %75 = load i8, ptr %add.ptr.i183, align 1
  %conv.i51 = sext i8 %75 to i32
  %cmp.i52 = icmp eq i32 %conv.i51, 58
  %conv1.i53 = zext i1 %cmp.i52 to i32
  %add.ptr.i54 = getelementptr inbounds i8, ptr %add.ptr.i183, i32 %conv1.i53
  br label %for.cond.i56

for.cond.i56:                                     ; preds = %if.end.i65, %if.then29.i
  %o.i49.0 = phi ptr [ %add.ptr.i54, %if.then29.i ], [ %incdec.ptr.i66, %if.end.i65 ]
  %76 = load i8, ptr %o.i49.0, align 1
  %tobool.i55 = icmp ne i8 %76, 0
  br i1 %tobool.i55, label %for.body.i59, label %find_letter.exit68

for.body.i59:                                     ; preds = %for.cond.i56
  %conv2.i57 = sext i8 %76 to i32
  %cmp3.i58 = icmp eq i32 %conv2.i57, %conv.i86.i
  %77 = freeze i1 %cmp3.i58
  br i1 %77, label %switch.early.test195, label %if.end.i65

switch.early.test195:                             ; preds = %for.body.i59
  switch i32 %conv.i86.i, label %find_letter.exit68 [
    i32 59, label %if.end.i65
    i32 58, label %if.end.i65
  ]

if.end.i65:                                       ; preds = %switch.early.test195, %switch.early.test195, %for.body.i59
  %incdec.ptr.i66 = getelementptr inbounds i8, ptr %o.i49.0, i32 1
  br label %for.cond.i56

find_letter.exit68:                               ; preds = %switch.early.test195, %for.cond.i56
  %retval.i46.0 = phi ptr [ %o.i49.0, %switch.early.test195 ], [ null, %for.cond.i56 ]
  %tobool2.i.i = icmp ne ptr %retval.i46.0, null
  br i1 %tobool2.i.i, label %land.rhs.i89.i, label %land.end.i90.i

land.rhs.i89.i:                                   ; preds = %find_letter.exit68
  %arrayidx3.i.i = getelementptr inbounds i8, ptr %retval.i46.0, i32 1
  %78 = load i8, ptr %arrayidx3.i.i, align 1
  %conv4.i.i = sext i8 %78 to i32
  %cmp.i88.i = icmp eq i32 %conv4.i.i, 58
  br label %land.end.i90.i

land.end.i90.i:                                   ; preds = %land.rhs.i89.i, %find_letter.exit68
  %79 = phi i1 [ false, %find_letter.exit68 ], [ %cmp.i88.i, %land.rhs.i89.i ]
  %arrayidx6.i.i = getelementptr inbounds i8, ptr %71, i32 %inc.i85.i
  %80 = load i8, ptr %arrayidx6.i.i, align 1
  %tobool7.i.i = icmp ne i8 %80, 0
  %lnot.i.i = xor i1 %tobool7.i.i, true
  %brmerge191 = select i1 %79, i1 true, i1 %lnot.i.i
  br i1 %brmerge191, label %if.end.i93.i, label %if.then.i92.i

if.then.i92.i:                                    ; preds = %land.end.i90.i
  store i32 %inc.i85.i, ptr @__gomc_getopt_place, align 4
  br i1 %tobool2.i.i, label %long_option.exit, label %cond.false12.i.i

cond.false12.i.i:                                 ; preds = %if.then.i92.i
  %81 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i86.i, ptr @optopt, align 4
  br label %long_option.exit

if.end.i93.i:                                     ; preds = %land.end.i90.i
  %82 = load i32, ptr @optind, align 4
  %inc16.i.i = add nsw i32 %82, 1
  store i32 %inc16.i.i, ptr @optind, align 4
  store i32 0, ptr @__gomc_getopt_place, align 4
  br i1 %79, label %if.end25.i.i, label %if.then18.i.i

if.then18.i.i:                                    ; preds = %if.end.i93.i
  br i1 %tobool2.i.i, label %long_option.exit, label %cond.false21.i.i

cond.false21.i.i:                                 ; preds = %if.then18.i.i
  %83 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i86.i, ptr @optopt, align 4
  br label %long_option.exit

if.end25.i.i:                                     ; preds = %if.end.i93.i
  br i1 %lnot.i.i, label %if.else.i.i, label %if.then27.i.i

if.then27.i.i:                                    ; preds = %if.end25.i.i
  store ptr %arrayidx6.i.i, ptr @optarg, align 4
  br label %long_option.exit

if.else.i.i:                                      ; preds = %if.end25.i.i
  %arrayidx28.i94.i = getelementptr inbounds i8, ptr %retval.i46.0, i32 2
  %84 = load i8, ptr %arrayidx28.i94.i, align 1
  %conv29.i.i = sext i8 %84 to i32
  %cmp30.i.i = icmp eq i32 %conv29.i.i, 58
  br i1 %cmp30.i.i, label %long_option.exit, label %if.else33.i.i

if.else33.i.i:                                    ; preds = %if.else.i.i
  %85 = load i32, ptr @optind, align 4
  %cmp34.i.i = icmp sge i32 %85, %count
  br i1 %cmp34.i.i, label %if.then36.i.i, label %if.else39.i.i

if.then36.i.i:                                    ; preds = %if.else33.i.i
  %86 = load i8, ptr %options, align 1
  %conv.i141 = sext i8 %86 to i32
  %cmp.i142 = icmp eq i32 %conv.i141, 43
  %cmp4.i144 = icmp eq i32 %conv.i141, 45
  %spec.select201 = select i1 %cmp.i142, i1 true, i1 %cmp4.i144
  %lor.ext.i146 = zext i1 %spec.select201 to i32
  %add.ptr.i147 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i146
  %87 = load i8, ptr %add.ptr.i147, align 1
  %conv.i127 = sext i8 %87 to i32
  %cmp.i128 = icmp eq i32 %conv.i127, 58
  %cond.i129 = select i1 %cmp.i128, i32 58, i32 63
  %88 = load volatile i32, ptr @opterr, align 4
  store i32 %conv.i86.i, ptr @optopt, align 4
  br label %long_option.exit

if.else39.i.i:                                    ; preds = %if.else33.i.i
  %inc40.i.i = add nsw i32 %85, 1
  store i32 %inc40.i.i, ptr @optind, align 4
  %arrayidx41.i.i = getelementptr inbounds ptr, ptr %args, i32 %85
  %89 = load ptr, ptr %arrayidx41.i.i, align 4
  store ptr %89, ptr @optarg, align 4
  br label %long_option.exit

if.end31.i:                                       ; preds = %find_long.exit
  %90 = load i32, ptr @optind, align 4
  %inc.i = add nsw i32 %90, 1
  store i32 %inc.i, ptr @optind, align 4
  %cmp32.i = icmp slt i32 %retval.i203.0, 0
  br i1 %cmp32.i, label %if.then34.i, label %if.end36.i

if.then34.i:                                      ; preds = %if.end31.i
  %91 = load volatile i32, ptr @opterr, align 4
  store i32 0, ptr @optopt, align 4
  br label %long_option.exit

if.end36.i:                                       ; preds = %if.end31.i
  %arrayidx37.i = getelementptr inbounds %struct.option, ptr %longs, i32 %retval.i203.0
  %add.ptr39.i = getelementptr inbounds i8, ptr %add.ptr.i, i32 %length.i.2
  %92 = load i8, ptr %add.ptr39.i, align 1
  %conv40.i = sext i8 %92 to i32
  %tobool41.i = icmp ne i32 %conv40.i, 0
  br i1 %tobool41.i, label %land.lhs.true42.i, label %if.end46.i

land.lhs.true42.i:                                ; preds = %if.end36.i
  %has_argument.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 1
  %93 = load i32, ptr %has_argument.i, align 4
  %tobool43.i = icmp ne i32 %93, 0
  br i1 %tobool43.i, label %if.end46.i, label %if.then44.i

if.then44.i:                                      ; preds = %land.lhs.true42.i
  %value.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 3
  %94 = load i32, ptr %value.i, align 4
  %95 = load volatile i32, ptr @opterr, align 4
  store i32 %94, ptr @optopt, align 4
  br label %long_option.exit

if.end46.i:                                       ; preds = %land.lhs.true42.i, %if.end36.i
  %96 = load i8, ptr %add.ptr39.i, align 1
  %tobool47.i = icmp ne i8 %96, 0
  br i1 %tobool47.i, label %if.then48.i, label %if.else.i

if.then48.i:                                      ; preds = %if.end46.i
  %add.ptr49.i = getelementptr inbounds i8, ptr %add.ptr39.i, i32 1
  store ptr %add.ptr49.i, ptr @optarg, align 4
  br label %if.end69.i

if.else.i:                                        ; preds = %if.end46.i
  %has_argument50.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 1
  %97 = load i32, ptr %has_argument50.i, align 4
  %cmp51.i = icmp eq i32 %97, 1
  %98 = load i32, ptr @optind, align 4
  %cmp54.i = icmp sge i32 %98, %count
  %or.cond192 = select i1 %cmp51.i, i1 %cmp54.i, i1 false
  br i1 %or.cond192, label %if.then56.i, label %if.else60.i

if.then56.i:                                      ; preds = %if.else.i
  %value57.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 3
  %99 = load i32, ptr %value57.i, align 4
  %100 = load i8, ptr %options, align 1
  %conv.i136 = sext i8 %100 to i32
  %cmp.i137 = icmp eq i32 %conv.i136, 43
  %cmp4.i = icmp eq i32 %conv.i136, 45
  %spec.select202 = select i1 %cmp.i137, i1 true, i1 %cmp4.i
  %lor.ext.i = zext i1 %spec.select202 to i32
  %add.ptr.i139 = getelementptr inbounds i8, ptr %options, i32 %lor.ext.i
  %101 = load i8, ptr %add.ptr.i139, align 1
  %conv.i132 = sext i8 %101 to i32
  %cmp.i133 = icmp eq i32 %conv.i132, 58
  %cond.i134 = select i1 %cmp.i133, i32 58, i32 63
  %102 = load volatile i32, ptr @opterr, align 4
  store i32 %99, ptr @optopt, align 4
  br label %long_option.exit

if.else60.i:                                      ; preds = %if.else.i
  br i1 %cmp51.i, label %if.then64.i, label %if.end69.i

if.then64.i:                                      ; preds = %if.else60.i
  %inc65.i = add nsw i32 %98, 1
  store i32 %inc65.i, ptr @optind, align 4
  %arrayidx66.i = getelementptr inbounds ptr, ptr %args, i32 %98
  %103 = load ptr, ptr %arrayidx66.i, align 4
  store ptr %103, ptr @optarg, align 4
  br label %if.end69.i

if.end69.i:                                       ; preds = %if.else60.i, %if.then64.i, %if.then48.i
  %tobool70.i = icmp ne ptr %index, null
  br i1 %tobool70.i, label %if.then71.i, label %if.end72.i

if.then71.i:                                      ; preds = %if.end69.i
  store i32 %retval.i203.0, ptr %index, align 4
  br label %if.end72.i

if.end72.i:                                       ; preds = %if.then71.i, %if.end69.i
  %flag.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 2
  %104 = load ptr, ptr %flag.i, align 4
  %tobool73.i = icmp ne ptr %104, null
  br i1 %tobool73.i, label %if.end76.i, label %if.then74.i

if.then74.i:                                      ; preds = %if.end72.i
  %value75.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 3
  %105 = load i32, ptr %value75.i, align 4
  br label %long_option.exit

if.end76.i:                                       ; preds = %if.end72.i
  %value77.i = getelementptr inbounds %struct.option, ptr %arrayidx37.i, i32 0, i32 3
  %106 = load i32, ptr %value77.i, align 4
  store i32 %106, ptr %104, align 4
  br label %long_option.exit

long_option.exit:                                 ; preds = %if.then36.i.i, %if.then.i92.i, %cond.false12.i.i, %if.then18.i.i, %cond.false21.i.i, %if.else.i.i, %if.else39.i.i, %if.then27.i.i, %if.then36.i159.i, %if.then.i130.i, %cond.false12.i133.i, %if.then18.i140.i, %cond.false21.i143.i, %if.else.i153.i, %if.else39.i162.i, %if.then27.i149.i, %if.then36.i229.i, %if.then.i200.i, %cond.false12.i203.i, %if.then18.i210.i, %cond.false21.i213.i, %if.else.i223.i, %if.else39.i232.i, %if.then27.i219.i, %next_option.exit.i, %if.end76.i, %if.then74.i, %if.then56.i, %if.then44.i, %if.then34.i
  %retval.i.0 = phi i32 [ 63, %if.then34.i ], [ 0, %if.end76.i ], [ %105, %if.then74.i ], [ %cond.i134, %if.then56.i ], [ 63, %if.then44.i ], [ -1, %next_option.exit.i ], [ %cond.i119, %if.then36.i229.i ], [ 63, %cond.false12.i203.i ], [ %conv.i182.i, %if.then.i200.i ], [ 63, %cond.false21.i213.i ], [ %conv.i182.i, %if.then18.i210.i ], [ %conv.i182.i, %if.else.i223.i ], [ %conv.i182.i, %if.else39.i232.i ], [ %conv.i182.i, %if.then27.i219.i ], [ %cond.i124, %if.then36.i159.i ], [ 63, %cond.false12.i133.i ], [ %conv.i112.i, %if.then.i130.i ], [ 63, %cond.false21.i143.i ], [ %conv.i112.i, %if.then18.i140.i ], [ %conv.i112.i, %if.else.i153.i ], [ %conv.i112.i, %if.else39.i162.i ], [ %conv.i112.i, %if.then27.i149.i ], [ %cond.i129, %if.then36.i.i ], [ 63, %cond.false12.i.i ], [ %conv.i86.i, %if.then.i92.i ], [ 63, %cond.false21.i.i ], [ %conv.i86.i, %if.then18.i.i ], [ %conv.i86.i, %if.else.i.i ], [ %conv.i86.i, %if.else39.i.i ], [ %conv.i86.i, %if.then27.i.i ]
  ret i32 %retval.i.0
}

