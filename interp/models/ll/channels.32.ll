source_filename = "channels.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.description = type { i32, i32, i32, i32, ptr }
%struct.channel = type { i32, i32, i32, i32, i32, i32, i32, [4096 x i8], i64 }
%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream], [4 x i8] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { %struct.packed, i32, i32 }
%struct.packed = type { [8 x i64] }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }

@__gomc_channels.str = private unnamed_addr constant [15 x i8] c"flags of pipe2\00", align 1
@__gomc_channels.str.1 = private unnamed_addr constant [40 x i8] c"fcntl of what is no pipe and no eventfd\00", align 1
@__gomc_channels.str.2 = private unnamed_addr constant [59 x i8] c"a command of fcntl other than F_GETFL, F_SETFL and F_SETFD\00", align 1
@__gomc_cancel_words = external global [4096 x i32], align 4
@__gomc_channels.str.3 = private unnamed_addr constant [48 x i8] c"an eventfd that has reached its greatest number\00", align 1
@__gomc_channels.str.4 = private unnamed_addr constant [59 x i8] c"the signal of a write to a pipe that nobody reads any more\00", align 1
@__gomc_channels.str.5 = private unnamed_addr constant [31 x i8] c"more than 4096 bytes in a pipe\00", align 1

define i32 @__channel_read(ptr noundef %all, ptr noundef %d, ptr noundef %to, i32 noundef %size) {
entry:
  %channel = getelementptr inbounds %struct.description, ptr %d, i32 0, i32 4
  %0 = load ptr, ptr %channel, align 4
  %flags = getelementptr inbounds %struct.description, ptr %d, i32 0, i32 1
  %1 = load i32, ptr %flags, align 4
  %and = and i32 %1, 2048
  %tobool = icmp ne i32 %and, 0
  %lnot = xor i1 %tobool, true
  %is_number = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 1
  %2 = load i32, ptr %is_number, align 4
  %tobool1 = icmp ne i32 %2, 0
  %cmp = icmp ult i32 %size, 8
  %or.cond = and i1 %tobool1, %cmp
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  %cmp2 = icmp eq i32 %size, 0
  br i1 %cmp2, label %return, label %while.cond

while.cond:                                       ; preds = %if.end, %hold_lock.exit
  %3 = load i32, ptr %0, align 4
  %tobool5 = icmp ne i32 %3, 0
  %lnot6 = xor i1 %tobool5, true
  br i1 %lnot6, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  br i1 %lnot, label %if.end10, label %return

if.end10:                                         ; preds = %while.body
  %call.i68 = call i32 @__gomc_self()
  %conv.i69 = zext i32 %call.i68 to i64
  %add.i70 = add i64 %conv.i69, 1
  %call1.i67 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %all, i32 noundef 8, i64 noundef %add.i70, i64 noundef 0, i32 noundef 1)
  %call.i77 = call i32 @__gomc_cancels()
  %tobool.i78 = icmp ne i32 %call.i77, 0
  br i1 %tobool.i78, label %land.rhs.i81, label %begin_waiting.exit

land.rhs.i81:                                     ; preds = %if.end10
  %call1.i79 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i80 = icmp eq i64 %call1.i79, 0
  br i1 %cmp.i80, label %if.end.i, label %begin_waiting.exit

if.end.i:                                         ; preds = %land.rhs.i81
  %call1.i = call i64 @__gomc_choice(i64 noundef 3)
  %conv.i = trunc i64 %call1.i to i32
  %cmp.i = icmp eq i32 %conv.i, 0
  br i1 %cmp.i, label %if.then3.i, label %begin_waiting.exit

if.then3.i:                                       ; preds = %if.end.i
  %call.i = call i32 @__gomc_self()
  %arrayidx.i85 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i
  %call1.i87 = call i64 @__gomc_rmw(i32 noundef 6, ptr noundef %arrayidx.i85, i32 noundef 4, i64 noundef 2, i64 noundef 0, i32 noundef 0)
  %and.i = and i64 %call1.i87, 1
  %tobool5.i = icmp ne i64 %and.i, 0
  %lnot.i = xor i1 %tobool5.i, true
  br i1 %lnot.i, label %begin_waiting.exit, label %if.then.i28

if.then.i28:                                      ; preds = %if.then3.i
  call void @__gomc_block(i32 noundef 1)
  unreachable

begin_waiting.exit:                               ; preds = %if.end10, %if.end.i, %if.then3.i, %land.rhs.i81
  %retval.i.0 = phi i32 [ 0, %land.rhs.i81 ], [ %conv.i, %if.then3.i ], [ %conv.i, %if.end.i ], [ 0, %if.end10 ]
  switch i32 %retval.i.0, label %do.body.i [
    i32 1, label %if.then12
    i32 2, label %if.then15
  ]

if.then12:                                        ; preds = %begin_waiting.exit
  %call.i95 = call i32 @__gomc_self()
  %arrayidx.i96 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i95
  %4 = load atomic i32, ptr %arrayidx.i96 seq_cst, align 4
  %and.i97 = and i32 %4, 1
  %cmp.i98 = icmp ne i32 %and.i97, 0
  br i1 %cmp.i98, label %await_request.exit102, label %if.then.i.i101

if.then.i.i101:                                   ; preds = %if.then12
  call void @__gomc_block(i32 noundef 1)
  unreachable

await_request.exit102:                            ; preds = %if.then12
  %call.i103 = call i64 @__gomc_remember(i64 noundef -5, i64 noundef 1)
  %call1.i104 = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 4294967295)
  br label %while.cond.i

while.cond.i:                                     ; preds = %while.body.i, %await_request.exit102
  %call.i105 = call i64 @__gomc_note(i64 noundef -9, i32 noundef 0)
  %and.i106 = and i64 %call.i105, -9223372036854775808
  %tobool.i107 = icmp ne i64 %and.i106, 0
  br i1 %tobool.i107, label %while.body.i, label %while.end.i

while.body.i:                                     ; preds = %while.cond.i
  %shl.i = shl i64 %call.i105, 1
  %conv.i113 = trunc i64 %shl.i to i32
  %5 = inttoptr i32 %conv.i113 to ptr
  %conv.i120 = zext i32 %conv.i113 to i64
  %call.i121 = call i64 @__gomc_remember(i64 noundef %conv.i120, i64 noundef 0)
  %call1.i122 = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call.i121)
  %call.i112 = call i64 @__gomc_rmw(i32 noundef 1, ptr noundef %5, i32 noundef 4, i64 noundef 0, i64 noundef 0, i32 noundef 6)
  br label %while.cond.i

while.end.i:                                      ; preds = %while.cond.i
  %shl.i115 = shl i64 %call.i105, 1
  %conv.i116 = trunc i64 %shl.i115 to i32
  %6 = inttoptr i32 %conv.i116 to ptr
  %tobool3.i = icmp ne ptr %6, null
  br i1 %tobool3.i, label %if.then.i109, label %if.end.i111

if.then.i109:                                     ; preds = %while.end.i
  %add.i117 = add i32 %conv.i116, 16
  %conv.i118 = zext i32 %add.i117 to i64
  %call5.i = call i64 @__gomc_remember(i64 noundef %conv.i118, i64 noundef 0)
  %call6.i = call i64 @__gomc_remember(i64 noundef -9, i64 noundef %call5.i)
  call void @__gomc_longjmp(ptr noundef %6, i32 noundef 1)
  unreachable

if.end.i111:                                      ; preds = %while.end.i
  %call7.i = call i64 @__gomc_remember(i64 noundef -11, i64 noundef 0)
  %conv.i110 = trunc i64 %call7.i to i32
  %7 = inttoptr i32 %conv.i110 to ptr
  call void @__gomc_exit_thread(ptr noundef %7)
  unreachable

if.then15:                                        ; preds = %begin_waiting.exit
  %8 = load atomic i32, ptr %0 seq_cst, align 4
  %cmp17 = icmp ne i32 %8, 0
  br i1 %cmp17, label %if.end18, label %if.then.i32

if.then.i32:                                      ; preds = %if.then15
  call void @__gomc_block(i32 noundef 1)
  unreachable

do.body.i:                                        ; preds = %begin_waiting.exit, %do.body.i
  %call.i35 = call i64 @__gomc_wait_load(ptr noundef %0, i32 noundef 4, i32 noundef 7)
  %conv.i36 = trunc i64 %call.i35 to i32
  %tobool.i37 = icmp ne i32 %conv.i36, 0
  %lnot.i38 = xor i1 %tobool.i37, true
  br i1 %lnot.i38, label %do.body.i, label %if.end18

if.end18:                                         ; preds = %do.body.i, %if.then15
  %cmp.i39 = icmp eq i32 %retval.i.0, 2
  br i1 %cmp.i39, label %if.then.i40, label %if.else.i

if.then.i40:                                      ; preds = %if.end18
  %call.i88 = call i32 @__gomc_self()
  %arrayidx.i89 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i88
  %9 = load atomic i32, ptr %arrayidx.i89 seq_cst, align 4
  %and.i90 = and i32 %9, 1
  %cmp.i91 = icmp ne i32 %and.i90, 0
  br i1 %cmp.i91, label %end_waiting.exit, label %if.then.i.i

if.then.i.i:                                      ; preds = %if.then.i40
  call void @__gomc_block(i32 noundef 1)
  unreachable

if.else.i:                                        ; preds = %if.end18
  %call.i71 = call i32 @__gomc_cancels()
  %tobool.i72 = icmp ne i32 %call.i71, 0
  br i1 %tobool.i72, label %land.rhs.i75, label %end_waiting.exit

land.rhs.i75:                                     ; preds = %if.else.i
  %call1.i73 = call i64 @__gomc_note(i64 noundef -5, i32 noundef 0)
  %cmp.i74 = icmp eq i64 %call1.i73, 0
  br i1 %cmp.i74, label %if.then1.i, label %end_waiting.exit

if.then1.i:                                       ; preds = %land.rhs.i75
  %call.i124 = call i32 @__gomc_self()
  %arrayidx.i125 = getelementptr inbounds [4096 x i32], ptr @__gomc_cancel_words, i32 0, i32 %call.i124
  %call1.i127 = call i64 @__gomc_rmw(i32 noundef 4, ptr noundef %arrayidx.i125, i32 noundef 4, i64 noundef 4294967293, i64 noundef 0, i32 noundef 0)
  br label %end_waiting.exit

end_waiting.exit:                                 ; preds = %land.rhs.i75, %if.then1.i, %if.else.i, %if.then.i40
  %call.i44 = call ptr @__files_state()
  br label %do.body.i130

do.body.i130:                                     ; preds = %do.body.i130, %end_waiting.exit
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i129 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i44, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i132 = and i64 %call1.i129, 4294967295
  %conv.i133 = trunc i64 %and.i132 to i32
  %cmp.i131 = icmp ne i32 %conv.i133, 0
  br i1 %cmp.i131, label %do.body.i130, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i130
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %10 = load i32, ptr %is_number, align 4
  %tobool21 = icmp ne i32 %10, 0
  br i1 %tobool21, label %if.then22, label %if.else24

if.then22:                                        ; preds = %while.end
  %number.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 8
  %11 = load i64, ptr %number.i, align 4
  %takes_one.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 2
  %12 = load i32, ptr %takes_one.i, align 4
  %tobool.i47 = icmp ne i32 %12, 0
  %. = select i1 %tobool.i47, i64 1, i64 %11
  %sub.i = sub i64 %11, %.
  store i64 %sub.i, ptr %number.i, align 4
  store i64 %., ptr %to, align 1
  br label %if.end26

if.else24:                                        ; preds = %while.end
  %start1.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 5
  %13 = load i32, ptr %start1.i, align 4
  %size2.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 6
  %14 = load i32, ptr %size2.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.else24
  %n.i.0 = phi i32 [ 0, %if.else24 ], [ %inc.i, %for.body.i ]
  %left.i.0 = phi i32 [ %14, %if.else24 ], [ %dec.i, %for.body.i ]
  %start.i.0 = phi i32 [ %13, %if.else24 ], [ %rem.i, %for.body.i ]
  %cmp.i49 = icmp ult i32 %n.i.0, %size
  %cmp3.i = icmp ugt i32 %left.i.0, 0
  %spec.select = select i1 %cmp.i49, i1 %cmp3.i, i1 false
  br i1 %spec.select, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 7
  %arrayidx.i = getelementptr inbounds [4096 x i8], ptr %bytes.i, i32 0, i32 %start.i.0
  %15 = load i8, ptr %arrayidx.i, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %to, i32 %n.i.0
  store i8 %15, ptr %arrayidx4.i, align 1
  %add.i = add i32 %start.i.0, 1
  %rem.i = urem i32 %add.i, 4096
  %inc.i = add i32 %n.i.0, 1
  %dec.i = add i32 %left.i.0, -1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %tobool.i50 = icmp ne i32 %left.i.0, 0
  %start.i.0. = select i1 %tobool.i50, i32 %start.i.0, i32 0
  store i32 %start.i.0., ptr %start1.i, align 4
  store i32 %left.i.0, ptr %size2.i, align 4
  br label %if.end26

if.end26:                                         ; preds = %for.end.i, %if.then22
  %result.0 = phi i32 [ 8, %if.then22 ], [ %n.i.0, %for.end.i ]
  %16 = load i32, ptr %is_number, align 4
  %tobool.i56 = icmp ne i32 %16, 0
  br i1 %tobool.i56, label %cond.true.i60, label %cond.false.i61

cond.true.i60:                                    ; preds = %if.end26
  %number.i57 = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 8
  %17 = load i64, ptr %number.i57, align 4
  %cmp.i58 = icmp ne i64 %17, 0
  %conv.i59 = zext i1 %cmp.i58 to i32
  br label %cond.end.i

cond.false.i61:                                   ; preds = %if.end26
  %size.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 6
  %18 = load i32, ptr %size.i, align 4
  %cmp1.i = icmp ne i32 %18, 0
  br i1 %cmp1.i, label %lor.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %cond.false.i61
  %writers.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 4
  %19 = load i32, ptr %writers.i, align 4
  %cmp3.i62 = icmp eq i32 %19, 0
  br label %lor.end.i

lor.end.i:                                        ; preds = %lor.rhs.i, %cond.false.i61
  %20 = phi i1 [ true, %cond.false.i61 ], [ %cmp3.i62, %lor.rhs.i ]
  %lor.ext.i = zext i1 %20 to i32
  br label %cond.end.i

cond.end.i:                                       ; preds = %lor.end.i, %cond.true.i60
  %cond.i63 = phi i32 [ %conv.i59, %cond.true.i60 ], [ %lor.ext.i, %lor.end.i ]
  %21 = load i32, ptr %0, align 4
  %cmp6.i = icmp ne i32 %21, %cond.i63
  br i1 %cmp6.i, label %if.then.i64, label %return

if.then.i64:                                      ; preds = %cond.end.i
  store atomic i32 %cond.i63, ptr %0 release, align 4
  br label %return

return:                                           ; preds = %cond.end.i, %if.then.i64, %while.body, %if.end, %entry
  %retval.0 = phi i32 [ -22, %entry ], [ 0, %if.end ], [ -11, %while.body ], [ %result.0, %if.then.i64 ], [ %result.0, %cond.end.i ]
  ret i32 %retval.0
}

declare void @llvm.memcpy.p0.p0.i32(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i32, i1 immarg)

define i32 @__channel_write(ptr noundef %d, ptr noundef %from, i32 noundef %size) {
entry:
  %channel = getelementptr inbounds %struct.description, ptr %d, i32 0, i32 4
  %0 = load ptr, ptr %channel, align 4
  %is_number = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 1
  %1 = load i32, ptr %is_number, align 4
  %tobool = icmp ne i32 %1, 0
  %cmp = icmp ult i32 %size, 8
  %or.cond = and i1 %tobool, %cmp
  br i1 %or.cond, label %return, label %if.end

if.end:                                           ; preds = %entry
  br i1 %tobool, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %number.0.copyload = load i64, ptr %from, align 1
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  %number.0 = phi i64 [ %number.0.copyload, %if.then3 ], [ undef, %if.end ]
  %2 = load i32, ptr %is_number, align 4
  %tobool6 = icmp ne i32 %2, 0
  br i1 %tobool6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end4
  %cmp.i9 = icmp eq i64 %number.0, -1
  br i1 %cmp.i9, label %cond.end, label %if.end.i

if.end.i:                                         ; preds = %cond.true
  %number.i11 = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 8
  %3 = load i64, ptr %number.i11, align 4
  %not.i = xor i64 %3, -1
  %cmp1.i12 = icmp uge i64 %number.0, %not.i
  br i1 %cmp1.i12, label %if.then2.i, label %if.end3.i

if.then2.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_channels.str.3)
  unreachable

if.end3.i:                                        ; preds = %if.end.i
  %add.i = add i64 %3, %number.0
  store i64 %add.i, ptr %number.i11, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.end4
  %size1.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 6
  %4 = load i32, ptr %size1.i, align 4
  %cmp.i15 = icmp eq i32 %size, 0
  br i1 %cmp.i15, label %cond.end, label %if.end.i17

if.end.i17:                                       ; preds = %cond.false
  %readers.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 3
  %5 = load i32, ptr %readers.i, align 4
  %cmp2.i = icmp eq i32 %5, 0
  br i1 %cmp2.i, label %if.then3.i, label %if.end4.i

if.then3.i:                                       ; preds = %if.end.i17
  call void @__gomc_unsupported(ptr noundef @__gomc_channels.str.4)
  unreachable

if.end4.i:                                        ; preds = %if.end.i17
  %sub.i = sub i32 4096, %4
  %cmp5.i = icmp ugt i32 %size, %sub.i
  br i1 %cmp5.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end4.i
  call void @__gomc_unsupported(ptr noundef @__gomc_channels.str.5)
  unreachable

if.end7.i:                                        ; preds = %if.end4.i
  %start.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 5
  %6 = load i32, ptr %start.i, align 4
  %add.i18 = add i32 %6, %4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %add.i18, %if.end7.i ], [ %inc10.i, %for.body.i ]
  %i.i.0 = phi i32 [ 0, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp8.i = icmp ult i32 %i.i.0, %size
  br i1 %cmp8.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %arrayidx.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %7 = load i8, ptr %arrayidx.i, align 1
  %bytes.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 7
  %rem.i = urem i32 %end.i.0, 4096
  %arrayidx9.i = getelementptr inbounds [4096 x i8], ptr %bytes.i, i32 0, i32 %rem.i
  store i8 %7, ptr %arrayidx9.i, align 1
  %inc.i = add i32 %i.i.0, 1
  %inc10.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %add11.i = add i32 %4, %size
  store i32 %add11.i, ptr %size1.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %for.end.i, %cond.false, %if.end3.i, %cond.true
  %cond = phi i32 [ 8, %if.end3.i ], [ -22, %cond.true ], [ %size, %for.end.i ], [ 0, %cond.false ]
  %8 = load i32, ptr %is_number, align 4
  %tobool.i = icmp ne i32 %8, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %cond.end
  %number.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 8
  %9 = load i64, ptr %number.i, align 4
  %cmp.i = icmp ne i64 %9, 0
  %conv.i = zext i1 %cmp.i to i32
  br label %cond.end.i

cond.false.i:                                     ; preds = %cond.end
  %size.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 6
  %10 = load i32, ptr %size.i, align 4
  %cmp1.i = icmp ne i32 %10, 0
  br i1 %cmp1.i, label %lor.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %cond.false.i
  %writers.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 4
  %11 = load i32, ptr %writers.i, align 4
  %cmp3.i = icmp eq i32 %11, 0
  br label %lor.end.i

lor.end.i:                                        ; preds = %lor.rhs.i, %cond.false.i
  %12 = phi i1 [ true, %cond.false.i ], [ %cmp3.i, %lor.rhs.i ]
  %lor.ext.i = zext i1 %12 to i32
  br label %cond.end.i

cond.end.i:                                       ; preds = %lor.end.i, %cond.true.i
  %cond.i = phi i32 [ %conv.i, %cond.true.i ], [ %lor.ext.i, %lor.end.i ]
  %13 = load i32, ptr %0, align 4
  %cmp6.i = icmp ne i32 %13, %cond.i
  br i1 %cmp6.i, label %if.then.i, label %return

if.then.i:                                        ; preds = %cond.end.i
  store atomic i32 %cond.i, ptr %0 release, align 4
  br label %return

return:                                           ; preds = %cond.end.i, %if.then.i, %entry
  %retval.0 = phi i32 [ -22, %entry ], [ %cond, %if.then.i ], [ %cond, %cond.end.i ]
  ret i32 %retval.0
}

define void @__channel_close(ptr noundef %d) {
entry:
  %channel = getelementptr inbounds %struct.description, ptr %d, i32 0, i32 4
  %0 = load ptr, ptr %channel, align 4
  %flags.i = getelementptr inbounds %struct.description, ptr %d, i32 0, i32 1
  %1 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %1, 1
  %tobool.i9 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i9, true
  br i1 %lnot.i, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %readers = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 3
  %2 = load i32, ptr %readers, align 4
  %dec = add i32 %2, -1
  store i32 %dec, ptr %readers, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load i32, ptr %flags.i, align 4
  %and.i12 = and i32 %3, 3
  %cmp.i13 = icmp ne i32 %and.i12, 0
  br i1 %cmp.i13, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  %writers = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 4
  %4 = load i32, ptr %writers, align 4
  %dec4 = add i32 %4, -1
  store i32 %dec4, ptr %writers, align 4
  br label %if.end5

if.end5:                                          ; preds = %if.then3, %if.end
  %is_number = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 1
  %5 = load i32, ptr %is_number, align 4
  %tobool6 = icmp ne i32 %5, 0
  br i1 %tobool6, label %if.end8, label %cond.false.i

cond.false.i:                                     ; preds = %if.end5
  %size.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 6
  %6 = load i32, ptr %size.i, align 4
  %cmp1.i = icmp ne i32 %6, 0
  br i1 %cmp1.i, label %lor.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %cond.false.i
  %writers.i = getelementptr inbounds %struct.channel, ptr %0, i32 0, i32 4
  %7 = load i32, ptr %writers.i, align 4
  %cmp3.i = icmp eq i32 %7, 0
  br label %lor.end.i

lor.end.i:                                        ; preds = %lor.rhs.i, %cond.false.i
  %8 = phi i1 [ true, %cond.false.i ], [ %cmp3.i, %lor.rhs.i ]
  %lor.ext.i = zext i1 %8 to i32
  %9 = load i32, ptr %0, align 4
  %cmp6.i = icmp ne i32 %9, %lor.ext.i
  br i1 %cmp6.i, label %if.then.i, label %if.end8

if.then.i:                                        ; preds = %lor.end.i
  store atomic i32 %lor.ext.i, ptr %0 release, align 4
  br label %if.end8

if.end8:                                          ; preds = %lor.end.i, %if.then.i, %if.end5
  ret void
}

define i32 @pipe2(ptr noundef %ends, i32 noundef %flags) {
entry:
  %and = and i32 %flags, -526337
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_channels.str)
  unreachable

if.end:                                           ; preds = %entry
  %0 = ptrtoint ptr %ends to i32
  %call = call ptr @__gomc_alloc(i64 noundef 4132, i32 noundef %0)
  %writers = getelementptr inbounds %struct.channel, ptr %call, i32 0, i32 4
  store i32 1, ptr %writers, align 4
  %readers = getelementptr inbounds %struct.channel, ptr %call, i32 0, i32 3
  store i32 1, ptr %readers, align 4
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i8 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i8, 4294967295
  %conv.i9 = trunc i64 %and.i to i32
  %cmp.i = icmp ne i32 %conv.i9, 0
  br i1 %cmp.i, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %call2 = call i32 @__files_descriptor(ptr noundef %call.i, i32 noundef -1, i32 noundef %flags, ptr noundef %call)
  store i32 %call2, ptr %ends, align 4
  %or = or i32 %flags, 1
  %call3 = call i32 @__files_descriptor(ptr noundef %call.i, i32 noundef -1, i32 noundef %or, ptr noundef %call)
  %arrayidx4 = getelementptr inbounds i32, ptr %ends, i32 1
  store i32 %call3, ptr %arrayidx4, align 4
  %call.i6 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i6 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  ret i32 0
}

declare void @__gomc_unsupported(ptr noundef)

declare ptr @__gomc_alloc(i64 noundef, i32 noundef)

declare i32 @__files_descriptor(ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define i32 @pipe(ptr noundef %ends) {
entry:
  %call = call i32 @pipe2(ptr noundef %ends, i32 noundef 0)
  ret i32 %call
}

define i32 @eventfd(i32 noundef %number, i32 noundef %flags) {
entry:
  %and = and i32 %flags, -526338
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call.i15 = call i32 @__gomc_reads_errno()
  %tobool.i16 = icmp ne i32 %call.i15, 0
  br i1 %tobool.i16, label %if.end.i, label %return

if.end.i:                                         ; preds = %if.then
  %call1.i18 = call ptr @__errno_location()
  %0 = load i32, ptr %call1.i18, align 4
  %cmp.i19 = icmp ne i32 %0, 22
  br i1 %cmp.i19, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i
  store i32 22, ptr %call1.i18, align 4
  br label %return

if.end:                                           ; preds = %entry
  %call1 = call ptr @__gomc_alloc(i64 noundef 4132, i32 noundef 2)
  %is_number = getelementptr inbounds %struct.channel, ptr %call1, i32 0, i32 1
  store i32 1, ptr %is_number, align 4
  %and2 = and i32 %flags, 1
  %takes_one = getelementptr inbounds %struct.channel, ptr %call1, i32 0, i32 2
  store i32 %and2, ptr %takes_one, align 4
  %writers = getelementptr inbounds %struct.channel, ptr %call1, i32 0, i32 4
  store i32 1, ptr %writers, align 4
  %readers = getelementptr inbounds %struct.channel, ptr %call1, i32 0, i32 3
  store i32 1, ptr %readers, align 4
  %conv = zext i32 %number to i64
  %number3 = getelementptr inbounds %struct.channel, ptr %call1, i32 0, i32 8
  store i64 %conv, ptr %number3, align 4
  %1 = load i32, ptr %is_number, align 4
  %tobool.i = icmp ne i32 %1, 0
  br i1 %tobool.i, label %cond.true.i, label %cond.false.i

cond.true.i:                                      ; preds = %if.end
  %cmp.i = icmp ne i64 %conv, 0
  %conv.i = zext i1 %cmp.i to i32
  br label %cond.end.i

cond.false.i:                                     ; preds = %if.end
  %size.i = getelementptr inbounds %struct.channel, ptr %call1, i32 0, i32 6
  %2 = load i32, ptr %size.i, align 4
  %cmp1.i = icmp ne i32 %2, 0
  br i1 %cmp1.i, label %lor.end.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %cond.false.i
  %3 = load i32, ptr %writers, align 4
  %cmp3.i = icmp eq i32 %3, 0
  br label %lor.end.i

lor.end.i:                                        ; preds = %lor.rhs.i, %cond.false.i
  %4 = phi i1 [ true, %cond.false.i ], [ %cmp3.i, %lor.rhs.i ]
  %lor.ext.i = zext i1 %4 to i32
  br label %cond.end.i

cond.end.i:                                       ; preds = %lor.end.i, %cond.true.i
  %cond.i = phi i32 [ %conv.i, %cond.true.i ], [ %lor.ext.i, %lor.end.i ]
  %5 = load i32, ptr %call1, align 4
  %cmp6.i = icmp ne i32 %5, %cond.i
  br i1 %cmp6.i, label %if.then.i, label %update.exit

if.then.i:                                        ; preds = %cond.end.i
  store atomic i32 %cond.i, ptr %call1 release, align 4
  br label %update.exit

update.exit:                                      ; preds = %if.then.i, %cond.end.i
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %update.exit
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i11 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i11, 4294967295
  %conv.i13 = trunc i64 %and.i to i32
  %cmp.i12 = icmp ne i32 %conv.i13, 0
  br i1 %cmp.i12, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %and5 = and i32 %flags, 2048
  %or = or i32 %and5, 2
  %call6 = call i32 @__files_descriptor(ptr noundef %call.i, i32 noundef -1, i32 noundef %or, ptr noundef %call1)
  %call.i8 = call i32 @__gomc_self()
  %conv.i9 = zext i32 %call.i8 to i64
  %add.i = add i64 %conv.i9, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %if.end.i, %if.then2.i, %if.then, %hold_lock.exit
  %retval.0 = phi i32 [ %call6, %hold_lock.exit ], [ -1, %if.then ], [ -1, %if.then2.i ], [ -1, %if.end.i ]
  ret i32 %retval.0
}

define i32 @eventfd_read(i32 noundef %descriptor, ptr noundef %number) {
entry:
  %call = call i32 @read(i32 noundef %descriptor, ptr noundef %number, i32 noundef 8)
  %cmp = icmp eq i32 %call, 8
  %cond = select i1 %cmp, i32 0, i32 -1
  ret i32 %cond
}

declare i32 @read(i32 noundef, ptr noundef, i32 noundef)

define i32 @eventfd_write(i32 noundef %descriptor, i64 noundef %number) {
entry:
  %number.addr = alloca i64, align 8
  store i64 %number, ptr %number.addr, align 8
  %call = call i32 @__file_write(i32 noundef %descriptor, ptr noundef %number.addr, i32 noundef 8)
  %cmp = icmp eq i32 %call, 8
  %cond = select i1 %cmp, i32 0, i32 -1
  ret i32 %cond
}

declare i32 @__file_write(i32 noundef, ptr noundef, i32 noundef)

define i32 @fcntl(i32 noundef %descriptor, i32 noundef %command, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %entry
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i32 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i32, 4294967295
  %conv.i34 = trunc i64 %and.i to i32
  %cmp.i33 = icmp ne i32 %conv.i34, 0
  br i1 %cmp.i33, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp.i = icmp slt i32 %descriptor, 3
  %cmp1.i = icmp sge i32 %descriptor, 35
  %or.cond = or i1 %cmp.i, %cmp1.i
  br i1 %or.cond, label %find.exit, label %if.end.i

if.end.i:                                         ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i = sub nsw i32 %descriptor, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %0 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %tobool.i = icmp ne i32 %0, 0
  %arrayidx.i. = select i1 %tobool.i, ptr %arrayidx.i, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i
  %retval.i.0 = phi ptr [ %arrayidx.i., %if.end.i ], [ null, %hold_lock.exit ]
  %cmp.i27 = icmp sge i32 %descriptor, 0
  %spec.select = select i1 %cmp.i27, i1 %cmp.i, i1 false
  br i1 %spec.select, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %find.exit
  %magicptr = ptrtoint ptr %retval.i.0 to i32
  %cond19 = icmp eq i32 %magicptr, 0
  br i1 %cond19, label %if.end21, label %land.lhs.true

land.lhs.true:                                    ; preds = %lor.lhs.false
  %1 = load atomic i32, ptr %retval.i.0 monotonic, align 4
  %cmp = icmp ne i32 %1, -1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %land.lhs.true, %find.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_channels.str.1)
  unreachable

if.else:                                          ; preds = %land.lhs.true
  switch i32 %command, label %if.then17 [
    i32 3, label %if.then7
    i32 4, label %if.then10
    i32 2, label %if.end21
  ]

if.then7:                                         ; preds = %if.else
  %flags = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %2 = load i32, ptr %flags, align 4
  %and = and i32 %2, 2051
  br label %if.end21

if.then10:                                        ; preds = %if.else
  %flags11 = getelementptr inbounds %struct.description, ptr %retval.i.0, i32 0, i32 1
  %3 = load i32, ptr %flags11, align 4
  %and12 = and i32 %3, -2049
  %argp.cur = load ptr, ptr %args, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %args, align 4
  %4 = load i32, ptr %argp.cur, align 4
  %and13 = and i32 %4, 2048
  %or = or i32 %and12, %and13
  store i32 %or, ptr %flags11, align 4
  br label %if.end21

if.then17:                                        ; preds = %if.else
  call void @__gomc_unsupported(ptr noundef @__gomc_channels.str.2)
  unreachable

if.end21:                                         ; preds = %lor.lhs.false, %if.then7, %if.else, %if.then10
  %result.1 = phi i32 [ -9, %lor.lhs.false ], [ %and, %if.then7 ], [ 0, %if.else ], [ 0, %if.then10 ]
  %call.i30 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i30 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp22 = icmp slt i32 %result.1, 0
  br i1 %cmp22, label %cond.true, label %cond.end

cond.true:                                        ; preds = %if.end21
  %sub = sub nsw i32 0, %result.1
  %call.i36 = call i32 @__gomc_reads_errno()
  %tobool.i37 = icmp ne i32 %call.i36, 0
  br i1 %tobool.i37, label %if.end.i41, label %cond.end

if.end.i41:                                       ; preds = %cond.true
  %call1.i39 = call ptr @__errno_location()
  %5 = load i32, ptr %call1.i39, align 4
  %cmp.i40 = icmp ne i32 %5, %sub
  br i1 %cmp.i40, label %if.then2.i, label %cond.end

if.then2.i:                                       ; preds = %if.end.i41
  store i32 %sub, ptr %call1.i39, align 4
  br label %cond.end

cond.end:                                         ; preds = %if.end21, %if.end.i41, %if.then2.i, %cond.true
  %cond = phi i32 [ -1, %cond.true ], [ -1, %if.then2.i ], [ -1, %if.end.i41 ], [ %result.1, %if.end21 ]
  ret i32 %cond
}

declare void @llvm.va_start(ptr)

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_choice(i64 noundef)

declare i32 @__gomc_cancels()

declare i64 @__gomc_note(i64 noundef, i32 noundef)

declare i64 @__gomc_remember(i64 noundef, i64 noundef)

declare void @__gomc_longjmp(ptr noundef, i32 noundef)

declare void @__gomc_exit_thread(ptr noundef)

declare void @__gomc_block(i32 noundef)

declare i64 @__gomc_wait_load(ptr noundef, i32 noundef, i32 noundef)

declare ptr @__files_state()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

