source_filename = "streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { %struct.packed, i32, i32 }
%struct.packed = type { [8 x i64] }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32, ptr }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_streams.str = private unnamed_addr constant [51 x i8] c"standard input, output or error in place of a file\00", align 1
@__gomc_streams.str.1 = private unnamed_addr constant [33 x i8] c"a stream of a pipe or an eventfd\00", align 1
@__gomc_streams.str.2 = private unnamed_addr constant [61 x i8] c"fdopen of a descriptor that has a stream, or does not append\00", align 1
@__gomc_streams.str.3 = private unnamed_addr constant [61 x i8] c"a text of more than 511 characters that is printed to a file\00", align 1
@stdout = external global ptr, align 8
@stdin = external global ptr, align 8
@__gomc_streams.str.4 = private unnamed_addr constant [35 x i8] c"fgets without room for a character\00", align 1
@__gomc_streams.str.5 = private unnamed_addr constant [46 x i8] c"ungetc of more than a character that was read\00", align 1
@__gomc_streams.str.6 = private unnamed_addr constant [21 x i8] c"the mode of a stream\00", align 1
@__gomc_streams.str.7 = private unnamed_addr constant [21 x i8] c"more than 32 streams\00", align 1
@__gomc_streams.str.8 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_streams.str.9 = private unnamed_addr constant [32 x i8] c"use of a stream that was closed\00", align 1
@__gomc_streams.str.10 = private unnamed_addr constant [34 x i8] c"use of a stream that there is not\00", align 1
@__gomc_streams.str.11 = private unnamed_addr constant [20 x i8] c"fflush after ungetc\00", align 1
@stderr = external global ptr, align 8
@__gomc_streams.str.12 = private unnamed_addr constant [40 x i8] c"output to a stream directly after input\00", align 1
@__gomc_streams.str.13 = private unnamed_addr constant [62 x i8] c"a file that is used while a stream may hold back output to it\00", align 1
@__gomc_streams.str.14 = private unnamed_addr constant [30 x i8] c"files of more than 8192 bytes\00", align 1
@__gomc_streams.str.15 = private unnamed_addr constant [27 x i8] c"more bytes than memory has\00", align 1
@__gomc_streams.str.16 = private unnamed_addr constant [42 x i8] c"input from a stream directly after output\00", align 1
@__gomc_streams.str.17 = private unnamed_addr constant [44 x i8] c"a file that changes while a stream reads it\00", align 1
@__gomc_streams.str.18 = private unnamed_addr constant [49 x i8] c"what is in a file that the program did not write\00", align 1

define ptr @fopen(ptr noundef %path, ptr noundef %mode) {
entry:
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end23.i, %entry
  %i.i.0 = phi i32 [ 1, %entry ], [ %inc.i, %if.end23.i ]
  %exclusive.i.0 = phi i32 [ 0, %entry ], [ %exclusive.i.2, %if.end23.i ]
  %update.i.0 = phi i32 [ 0, %entry ], [ %update.i.1, %if.end23.i ]
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %mode, i64 %idxprom.i
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then21.i [
    i32 43, label %if.end23.i
    i32 120, label %if.end23.i.fold.split
    i32 98, label %if.end23.i.fold.split32
    i32 101, label %if.end23.i.fold.split33
  ]

if.then21.i:                                      ; preds = %for.body.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.6)
  unreachable

if.end23.i.fold.split:                            ; preds = %for.body.i
  br label %if.end23.i

if.end23.i.fold.split32:                          ; preds = %for.body.i
  br label %if.end23.i

if.end23.i.fold.split33:                          ; preds = %for.body.i
  br label %if.end23.i

if.end23.i:                                       ; preds = %for.body.i, %if.end23.i.fold.split33, %if.end23.i.fold.split32, %if.end23.i.fold.split
  %exclusive.i.2 = phi i32 [ %exclusive.i.0, %for.body.i ], [ 128, %if.end23.i.fold.split ], [ %exclusive.i.0, %if.end23.i.fold.split32 ], [ %exclusive.i.0, %if.end23.i.fold.split33 ]
  %update.i.1 = phi i32 [ 1, %for.body.i ], [ %update.i.0, %if.end23.i.fold.split ], [ %update.i.0, %if.end23.i.fold.split32 ], [ %update.i.0, %if.end23.i.fold.split33 ]
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %1 = load i8, ptr %mode, align 1
  %conv25.i = sext i8 %1 to i32
  switch i32 %conv25.i, label %flags_of.exit [
    i32 114, label %sw.bb.i
    i32 119, label %sw.bb27.i
    i32 97, label %sw.bb32.i
  ]

sw.bb.i:                                          ; preds = %for.end.i
  %tobool26.i = icmp ne i32 %update.i.0, 0
  %cond.i = select i1 %tobool26.i, i32 2, i32 0
  br label %flags_of.exit

sw.bb27.i:                                        ; preds = %for.end.i
  %tobool28.i = icmp ne i32 %update.i.0, 0
  %cond29.i = select i1 %tobool28.i, i32 2, i32 1
  %or.i = or i32 %cond29.i, 64
  %or30.i = or i32 %or.i, 512
  %or31.i = or i32 %or30.i, %exclusive.i.0
  br label %flags_of.exit

sw.bb32.i:                                        ; preds = %for.end.i
  %tobool33.i = icmp ne i32 %update.i.0, 0
  %cond34.i = select i1 %tobool33.i, i32 2, i32 1
  %or35.i = or i32 %cond34.i, 64
  %or36.i = or i32 %or35.i, 1024
  %or37.i = or i32 %or36.i, %exclusive.i.0
  br label %flags_of.exit

flags_of.exit:                                    ; preds = %for.end.i, %sw.bb32.i, %sw.bb27.i, %sw.bb.i
  %retval.i.0 = phi i32 [ %or37.i, %sw.bb32.i ], [ %or31.i, %sw.bb27.i ], [ %cond.i, %sw.bb.i ], [ -1, %for.end.i ]
  %cmp = icmp slt i32 %retval.i.0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %flags_of.exit
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i18 = icmp ne i32 %call.i, 0
  br i1 %tobool.i18, label %if.end.i21, label %return

if.end.i21:                                       ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i, align 4
  %cmp.i20 = icmp ne i32 %2, 22
  br i1 %cmp.i20, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i21
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %flags_of.exit
  %call2 = call i32 @__files_open(ptr noundef %path, i32 noundef %retval.i.0, i32 noundef 438)
  %cmp3 = icmp slt i32 %call2, 0
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %sub = sub nsw i32 0, %call2
  %call.i24 = call i32 @__gomc_reads_errno()
  %tobool.i25 = icmp ne i32 %call.i24, 0
  br i1 %tobool.i25, label %if.end.i29, label %return

if.end.i29:                                       ; preds = %cond.true
  %call1.i27 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i27, align 4
  %cmp.i28 = icmp ne i32 %3, %sub
  br i1 %cmp.i28, label %if.then2.i30, label %return

if.then2.i30:                                     ; preds = %if.end.i29
  store i32 %sub, ptr %call1.i27, align 4
  br label %return

cond.false:                                       ; preds = %if.end
  %call.i13 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond.false
  %call.i35 = call i32 @__gomc_self()
  %conv.i36 = zext i32 %call.i35 to i64
  %add.i37 = add i64 %conv.i36, 1
  %call1.i33 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i13, i32 noundef 8, i64 noundef %add.i37, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i33, 4294967295
  %conv.i38 = trunc i64 %and.i to i32
  %cmp.i34 = icmp ne i32 %conv.i38, 0
  br i1 %cmp.i34, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i13, i32 0, i32 3
  %4 = load i32, ptr %streams.i, align 8
  %cmp.i7 = icmp eq i32 %4, 32
  br i1 %cmp.i7, label %if.then.i8, label %new_stream.exit

if.then.i8:                                       ; preds = %hold_lock.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.7)
  unreachable

new_stream.exit:                                  ; preds = %hold_lock.exit
  %add.i = add i32 %4, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i13, i32 0, i32 7
  %idxprom.i9 = zext i32 %4 to i64
  %arrayidx.i10 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i64 0, i64 %idxprom.i9
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i10, i32 0, i32 1
  store i32 %call2, ptr %descriptor2.i, align 4
  %description.i = getelementptr inbounds %struct.files, ptr %call.i13, i32 0, i32 6
  %sub.i = sub i32 %call2, 3
  %idxprom.i15 = zext i32 %sub.i to i64
  %arrayidx.i16 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i15
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i16, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i10 release, align 4
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i40 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i13, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true, %if.then2.i30, %if.end.i29, %if.end.i21, %if.then2.i, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ null, %if.then2.i ], [ null, %if.end.i21 ], [ %arrayidx.i10, %new_stream.exit ], [ null, %cond.true ], [ null, %if.then2.i30 ], [ null, %if.end.i29 ]
  ret ptr %retval.0
}

declare i32 @__files_open(ptr noundef, i32 noundef, i32 noundef)

define ptr @fopen64(ptr noundef %path, ptr noundef %mode) {
entry:
  %call = call ptr @fopen(ptr noundef %path, ptr noundef %mode)
  ret ptr %call
}

define ptr @fdopen(i32 noundef %number, ptr noundef %mode) {
entry:
  %cmp.i46 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i46, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then, label %for.cond.i

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

for.cond.i:                                       ; preds = %entry, %if.end23.i
  %i.i.0 = phi i32 [ %inc.i, %if.end23.i ], [ 1, %entry ]
  %exclusive.i.0 = phi i32 [ %exclusive.i.2, %if.end23.i ], [ 0, %entry ]
  %update.i.0 = phi i32 [ %update.i.1, %if.end23.i ], [ 0, %entry ]
  %idxprom.i = sext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds i8, ptr %mode, i64 %idxprom.i
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then21.i [
    i32 43, label %if.end23.i
    i32 120, label %if.end23.i.fold.split
    i32 98, label %if.end23.i.fold.split51
    i32 101, label %if.end23.i.fold.split52
  ]

if.then21.i:                                      ; preds = %for.body.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.6)
  unreachable

if.end23.i.fold.split:                            ; preds = %for.body.i
  br label %if.end23.i

if.end23.i.fold.split51:                          ; preds = %for.body.i
  br label %if.end23.i

if.end23.i.fold.split52:                          ; preds = %for.body.i
  br label %if.end23.i

if.end23.i:                                       ; preds = %for.body.i, %if.end23.i.fold.split52, %if.end23.i.fold.split51, %if.end23.i.fold.split
  %exclusive.i.2 = phi i32 [ %exclusive.i.0, %for.body.i ], [ 128, %if.end23.i.fold.split ], [ %exclusive.i.0, %if.end23.i.fold.split51 ], [ %exclusive.i.0, %if.end23.i.fold.split52 ]
  %update.i.1 = phi i32 [ 1, %for.body.i ], [ %update.i.0, %if.end23.i.fold.split ], [ %update.i.0, %if.end23.i.fold.split51 ], [ %update.i.0, %if.end23.i.fold.split52 ]
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %1 = load i8, ptr %mode, align 1
  %conv25.i = sext i8 %1 to i32
  switch i32 %conv25.i, label %flags_of.exit [
    i32 114, label %sw.bb.i
    i32 119, label %sw.bb27.i
    i32 97, label %sw.bb32.i
  ]

sw.bb.i:                                          ; preds = %for.end.i
  %tobool26.i = icmp ne i32 %update.i.0, 0
  %cond.i = select i1 %tobool26.i, i32 2, i32 0
  br label %flags_of.exit

sw.bb27.i:                                        ; preds = %for.end.i
  %tobool28.i = icmp ne i32 %update.i.0, 0
  %cond29.i = select i1 %tobool28.i, i32 2, i32 1
  %or.i = or i32 %cond29.i, 64
  %or30.i = or i32 %or.i, 512
  %or31.i = or i32 %or30.i, %exclusive.i.0
  br label %flags_of.exit

sw.bb32.i:                                        ; preds = %for.end.i
  %tobool33.i = icmp ne i32 %update.i.0, 0
  %cond34.i = select i1 %tobool33.i, i32 2, i32 1
  %or35.i = or i32 %cond34.i, 64
  %or36.i = or i32 %or35.i, 1024
  %or37.i = or i32 %or36.i, %exclusive.i.0
  br label %flags_of.exit

flags_of.exit:                                    ; preds = %for.end.i, %sw.bb32.i, %sw.bb27.i, %sw.bb.i
  %retval.i.0 = phi i32 [ %or37.i, %sw.bb32.i ], [ %or31.i, %sw.bb27.i ], [ %cond.i, %sw.bb.i ], [ -1, %for.end.i ]
  %cmp = icmp slt i32 %retval.i.0, 0
  br i1 %cmp, label %if.then2, label %if.end4

if.then2:                                         ; preds = %flags_of.exit
  %call.i68 = call i32 @__gomc_reads_errno()
  %tobool.i69 = icmp ne i32 %call.i68, 0
  br i1 %tobool.i69, label %if.end.i72, label %return

if.end.i72:                                       ; preds = %if.then2
  %call1.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i, align 4
  %cmp.i71 = icmp ne i32 %2, 22
  br i1 %cmp.i71, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i72
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end4:                                          ; preds = %flags_of.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end4
  %call.i107 = call i32 @__gomc_self()
  %conv.i108 = zext i32 %call.i107 to i64
  %add.i109 = add i64 %conv.i108, 1
  %call1.i94 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i109, i64 noundef 0, i32 noundef 1)
  %and.i112 = and i64 %call1.i94, 4294967295
  %conv.i113 = trunc i64 %and.i112 to i32
  %cmp.i95 = icmp ne i32 %conv.i113, 0
  br i1 %cmp.i95, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i53 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i53
  br i1 %or.cond, label %find.exit, label %if.end.i58

if.end.i58:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i55 = sext i32 %sub.i to i64
  %arrayidx.i56 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i55
  %3 = load atomic i32, ptr %arrayidx.i56 monotonic, align 8
  %tobool.i57 = icmp ne i32 %3, 0
  %arrayidx.i56. = select i1 %tobool.i57, ptr %arrayidx.i56, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i58
  %retval.i50.0 = phi ptr [ %arrayidx.i56., %if.end.i58 ], [ null, %hold_lock.exit ]
  %tobool7 = icmp ne ptr %retval.i50.0, null
  br i1 %tobool7, label %cond.true, label %cond.end

cond.true:                                        ; preds = %find.exit
  %flags8 = getelementptr inbounds %struct.description, ptr %retval.i50.0, i32 0, i32 1
  %4 = load i32, ptr %flags8, align 4
  %and = and i32 %4, 3
  br label %cond.end

cond.end:                                         ; preds = %find.exit, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %find.exit ]
  %and9 = and i32 %retval.i.0, 3
  %magicptr = ptrtoint ptr %retval.i50.0 to i64
  %cond50 = icmp eq i64 %magicptr, 0
  br i1 %cond50, label %if.end24, label %land.lhs.true

land.lhs.true:                                    ; preds = %cond.end
  %5 = load atomic i32, ptr %retval.i50.0 monotonic, align 8
  %cmp11 = icmp eq i32 %5, -1
  br i1 %cmp11, label %if.then12, label %land.lhs.true15

if.then12:                                        ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.1)
  unreachable

land.lhs.true15:                                  ; preds = %land.lhs.true
  %stream = getelementptr inbounds %struct.description, ptr %retval.i50.0, i32 0, i32 3
  %6 = load i32, ptr %stream, align 4
  %tobool16 = icmp ne i32 %6, 0
  br i1 %tobool16, label %if.then23, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true15
  %and17 = and i32 %retval.i.0, 1024
  %tobool18 = icmp ne i32 %and17, 0
  br i1 %tobool18, label %land.lhs.true19, label %if.end24

land.lhs.true19:                                  ; preds = %lor.lhs.false
  %flags20 = getelementptr inbounds %struct.description, ptr %retval.i50.0, i32 0, i32 1
  %7 = load i32, ptr %flags20, align 4
  %and21 = and i32 %7, 1024
  %tobool22 = icmp ne i32 %and21, 0
  br i1 %tobool22, label %if.end24, label %if.then23

if.then23:                                        ; preds = %land.lhs.true19, %land.lhs.true15
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.2)
  unreachable

if.end24:                                         ; preds = %cond.end, %land.lhs.true19, %lor.lhs.false
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i115 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br i1 %tobool7, label %if.end28, label %if.then26

if.then26:                                        ; preds = %if.end24
  %call.i75 = call i32 @__gomc_reads_errno()
  %tobool.i76 = icmp ne i32 %call.i75, 0
  br i1 %tobool.i76, label %if.end.i80, label %return

if.end.i80:                                       ; preds = %if.then26
  %call1.i78 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i78, align 4
  %cmp.i79 = icmp ne i32 %8, 9
  br i1 %cmp.i79, label %if.then2.i81, label %return

if.then2.i81:                                     ; preds = %if.end.i80
  store i32 9, ptr %call1.i78, align 4
  br label %return

if.end28:                                         ; preds = %if.end24
  %cmp29 = icmp ne i32 %cond, 2
  %cmp31 = icmp ne i32 %cond, %and9
  %or.cond49 = select i1 %cmp29, i1 %cmp31, i1 false
  br i1 %or.cond49, label %cond.true32, label %cond.false34

cond.true32:                                      ; preds = %if.end28
  %call.i85 = call i32 @__gomc_reads_errno()
  %tobool.i86 = icmp ne i32 %call.i85, 0
  br i1 %tobool.i86, label %if.end.i90, label %return

if.end.i90:                                       ; preds = %cond.true32
  %call1.i88 = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i88, align 4
  %cmp.i89 = icmp ne i32 %9, 22
  br i1 %cmp.i89, label %if.then2.i91, label %return

if.then2.i91:                                     ; preds = %if.end.i90
  store i32 22, ptr %call1.i88, align 4
  br label %return

cond.false34:                                     ; preds = %if.end28
  %call.i48 = call ptr @__files_state()
  br label %do.body.i100

do.body.i100:                                     ; preds = %do.body.i100, %cond.false34
  %call.i104 = call i32 @__gomc_self()
  %conv.i105 = zext i32 %call.i104 to i64
  %add.i106 = add i64 %conv.i105, 1
  %call1.i99 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i48, i32 noundef 8, i64 noundef %add.i106, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i99, 4294967295
  %conv.i110 = trunc i64 %and.i to i32
  %cmp.i102 = icmp ne i32 %conv.i110, 0
  br i1 %cmp.i102, label %do.body.i100, label %hold_lock.exit103

hold_lock.exit103:                                ; preds = %do.body.i100
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i48, i32 0, i32 3
  %10 = load i32, ptr %streams.i, align 8
  %cmp.i40 = icmp eq i32 %10, 32
  br i1 %cmp.i40, label %if.then.i41, label %new_stream.exit

if.then.i41:                                      ; preds = %hold_lock.exit103
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.7)
  unreachable

new_stream.exit:                                  ; preds = %hold_lock.exit103
  %add.i = add i32 %10, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i48, i32 0, i32 7
  %idxprom.i42 = zext i32 %10 to i64
  %arrayidx.i43 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i64 0, i64 %idxprom.i42
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i43, i32 0, i32 1
  store i32 %number, ptr %descriptor2.i, align 4
  %description.i63 = getelementptr inbounds %struct.files, ptr %call.i48, i32 0, i32 6
  %sub.i64 = sub i32 %number, 3
  %idxprom.i65 = zext i32 %sub.i64 to i64
  %arrayidx.i66 = getelementptr inbounds [32 x %struct.description], ptr %description.i63, i64 0, i64 %idxprom.i65
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i66, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i43 release, align 4
  %call.i.i117 = call i32 @__gomc_self()
  %conv.i.i118 = zext i32 %call.i.i117 to i64
  %add.i.i119 = add i64 %conv.i.i118, 1
  %call1.i120 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i48, i32 noundef 8, i64 noundef %add.i.i119, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true32, %if.then2.i91, %if.end.i90, %if.end.i80, %if.then2.i81, %if.then26, %if.end.i72, %if.then2.i, %if.then2
  %retval.0 = phi ptr [ null, %if.then2 ], [ null, %if.then2.i ], [ null, %if.end.i72 ], [ null, %if.then26 ], [ null, %if.then2.i81 ], [ null, %if.end.i80 ], [ %arrayidx.i43, %new_stream.exit ], [ null, %cond.true32 ], [ null, %if.then2.i91 ], [ null, %if.end.i90 ]
  ret ptr %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @fclose(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i16 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i16, i1 true, i1 %cmp1.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i4 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i4, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i26 = sub i64 %4, %5
  %rem.i = urem i64 %sub.i26, 28
  %tobool.i27 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i26, 28
  %cmp.i28 = icmp uge i64 %div.i, 32
  %or.cond18 = or i1 %tobool.i27, %cmp.i28
  br i1 %or.cond18, label %if.then.i30, label %number_of.exit

if.then.i30:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i19 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i19 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i17 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i17, 4294967295
  %conv.i20 = trunc i64 %and.i to i32
  %cmp.i18 = icmp ne i32 %conv.i20, 0
  br i1 %cmp.i18, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i5 = icmp ne i32 %6, 1
  br i1 %cmp.i5, label %if.then.i6, label %enter.exit

if.then.i6:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %pushed = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed, align 4
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i37 = sub i32 %8, 1
  %idxprom.i38 = zext i32 %sub.i37 to i64
  %arrayidx.i39 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i38
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i10 = icmp eq i32 %9, 2
  br i1 %cmp.i10, label %if.then.i11, label %if.end.i

if.then.i11:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i39, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i11, %enter.exit
  %10 = load i32, ptr %pushed, align 4
  %tobool.i12 = icmp ne i32 %10, 0
  br i1 %tobool.i12, label %if.then1.i, label %flush.exit

if.then1.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

flush.exit:                                       ; preds = %if.end.i
  store i32 0, ptr %last.i, align 4
  %11 = load i32, ptr %descriptor.i.i, align 4
  %sub.i = sub i32 %11, 3
  %idxprom.i = zext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i
  store atomic i32 0, ptr %arrayidx.i release, align 8
  store atomic i32 2, ptr %s release, align 4
  %call.i.i22 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i22 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i23 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  ret i32 0
}

define i32 @__file_vfprintf(ptr noundef %s, ptr noundef %format, ptr noundef %args) {
entry:
  %text.i = alloca [512 x i8], align 16
  %call.i = call i32 @vsnprintf(ptr noundef %text.i, i64 noundef 512, ptr noundef %format, ptr noundef %args)
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i2 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i2, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call3.i = call i32 @fputs(ptr noundef %text.i, ptr noundef %s)
  br label %print.exit

if.end.i:                                         ; preds = %entry
  %cmp.i = icmp sge i32 %call.i, 512
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end7.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call4.i = call i32 @__gomc_reads_files()
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %conv.i = sext i32 %call.i. to i64
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i7.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i47 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i48 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i47, %cmp.i48
  br i1 %or.cond, label %if.then.i49, label %number_of.exit

if.then.i49:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i12 = icmp eq i32 %5, 1
  br i1 %cmp.i12, label %must_be_open.exit, label %if.end.i15

if.end.i15:                                       ; preds = %number_of.exit
  %call.i.i14 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i15
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i30 = add i64 %conv.i29, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  %and.i33 = and i64 %call1.i, 4294967295
  %conv.i34 = trunc i64 %and.i33 to i32
  %cmp.i17 = icmp ne i32 %conv.i34, 0
  br i1 %cmp.i17, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i36 = call i32 @__gomc_self()
  %conv.i.i37 = zext i32 %call.i.i36 to i64
  %add.i.i38 = add i64 %conv.i.i37, 1
  %call1.i39 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i7.i, i32 noundef 8, i64 noundef %add.i.i38, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i93 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i93, align 4
  %and.i94 = and i32 %8, 3
  %cmp.i95 = icmp ne i32 %and.i94, 0
  %conv.i96 = zext i1 %cmp.i95 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i96, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i5, label %if.then.i6, label %if.end.i7

if.then.i6:                                       ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %text.i, i64 noundef %conv.i, i64 noundef 1)
  br label %put_all.exit

if.end.i7:                                        ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i64
  %stream.i72 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i72 to i64
  %sub.i73 = sub i64 %9, %10
  %rem.i74 = urem i64 %sub.i73, 28
  %tobool.i75 = icmp ne i64 %rem.i74, 0
  %div.i76 = udiv i64 %sub.i73, 28
  %cmp.i77 = icmp uge i64 %div.i76, 32
  %or.cond75 = or i1 %tobool.i75, %cmp.i77
  br i1 %or.cond75, label %if.then.i79, label %number_of.exit84

if.then.i79:                                      ; preds = %if.end.i7
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit84:                                 ; preds = %if.end.i7
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i22

do.body.i22:                                      ; preds = %do.body.i22, %number_of.exit84
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i = add i64 %conv.i27, 1
  %call1.i21 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i21, 4294967295
  %conv.i31 = trunc i64 %and.i to i32
  %cmp.i24 = icmp ne i32 %conv.i31, 0
  br i1 %cmp.i24, label %do.body.i22, label %hold_lock.exit25

hold_lock.exit25:                                 ; preds = %do.body.i22
  %11 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %11, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold_lock.exit25
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold_lock.exit25
  %description.i.i13.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i14.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i14.i, align 4
  %sub.i.i15.i = sub i32 %12, 3
  %idxprom.i.i16.i = zext i32 %sub.i.i15.i to i64
  %arrayidx.i.i17.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i64 0, i64 %idxprom.i.i16.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i89 = and i32 %13, 3
  %cmp.i90 = icmp ne i32 %and.i89, 0
  br i1 %cmp.i90, label %if.end.i23.i, label %if.then.i20.i

if.then.i20.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i98 = call i32 @__gomc_reads_errno()
  %tobool.i.i99 = icmp ne i32 %call.i.i98, 0
  br i1 %tobool.i.i99, label %if.end.i.i102, label %put_text.exit.i

if.end.i.i102:                                    ; preds = %if.then.i20.i
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i101 = icmp ne i32 %14, 9
  br i1 %cmp.i.i101, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i102
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i23.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i87 = sub i32 %15, 1
  %idxprom.i = zext i32 %sub.i87 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i56 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i56 to i64
  %sub.i57 = sub i64 %9, %16
  %rem.i58 = urem i64 %sub.i57, 28
  %tobool.i59 = icmp ne i64 %rem.i58, 0
  %div.i60 = udiv i64 %sub.i57, 28
  %cmp.i61 = icmp uge i64 %div.i60, 32
  %or.cond76 = or i1 %tobool.i59, %cmp.i61
  br i1 %or.cond76, label %if.then.i63, label %number_of.exit68

if.then.i63:                                      ; preds = %if.end.i23.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit68:                                 ; preds = %if.end.i23.i
  %conv.i65 = trunc i64 %div.i60 to i32
  %add.i66 = add i32 %conv.i65, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i, align 4
  %tobool.i103 = icmp ne i32 %17, 0
  %cmp.i104 = icmp ne i32 %17, %add.i66
  %or.cond78 = select i1 %tobool.i103, i1 %cmp.i104, i1 false
  br i1 %or.cond78, label %if.then.i106, label %nothing_held_back.exit

if.then.i106:                                     ; preds = %number_of.exit68
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit68
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i.i, align 4
  %cmp.i22.i = icmp eq i32 %18, 1
  br i1 %cmp.i22.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %19, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i64 %conv.i, 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %21, 1
  %cmp12.i.i = icmp eq i32 %20, %add.i.i
  %22 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i.i = sub i32 %22, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %23 = load i32, ptr %flags.i, align 4
  %and.i116 = and i32 %23, 1024
  %tobool.i117 = icmp ne i32 %and.i116, 0
  br i1 %tobool.i117, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  store i32 %24, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 8
  %26 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i124 = icmp ne i32 %26, 0
  br i1 %tobool.i124, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i127 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i127, 0
  br i1 %tobool2.i, label %if.end.i129, label %put_bytes.exit

if.end.i129:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i130 = sub i32 8192, %25
  %conv.i131 = zext i32 %sub.i130 to i64
  %cmp5.i = icmp ugt i64 %conv.i, %conv.i131
  %or.cond77 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond77, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i129
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i129
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %27 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %27, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %25
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i132 = zext i32 %end.i.0 to i64
  %arrayidx.i133 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i132
  store i8 0, ptr %arrayidx.i133, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %conv.i
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text.i, i64 %conv13.i
  %28 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i134 = add i32 %25, %i.i.0
  %idxprom20.i = zext i32 %add.i134 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %28, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %25 to i64
  %add26.i = add i64 %conv25.i, %conv.i
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %add32.i = add i32 %25, %call.i.
  %spec.select = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %spec.select, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %29 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %29, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %30 = load i32, ptr %place4.i, align 8
  %add.i120 = add i32 %30, %call.i.
  store i32 %add.i120, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i66, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %31, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i102, %if.then2.i.i, %if.then.i20.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i20.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i102 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i41 = call i32 @__gomc_self()
  %conv.i.i42 = zext i32 %call.i.i41 to i64
  %add.i.i43 = add i64 %conv.i.i42, 1
  %call1.i44 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i43, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %put_text.exit.i, %if.then.i6
  %retval.i3.0 = phi i32 [ 0, %if.then.i6 ], [ %retval.i10.i.0, %put_text.exit.i ]
  %cmp11.i = icmp slt i32 %retval.i3.0, 0
  %.call.i = select i1 %cmp11.i, i32 -1, i32 %call.i
  br label %print.exit

print.exit:                                       ; preds = %put_all.exit, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ %.call.i, %put_all.exit ]
  ret i32 %retval.i.0
}

define i32 @__file_fprintf(ptr noundef %s, ptr noundef %format, ...) {
entry:
  %text.i = alloca [512 x i8], align 16
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %call.i = call i32 @vsnprintf(ptr noundef %text.i, i64 noundef 512, ptr noundef %format, ptr noundef %args)
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i4 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i4, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call3.i = call i32 @fputs(ptr noundef %text.i, ptr noundef %s)
  br label %print.exit

if.end.i:                                         ; preds = %entry
  %cmp.i = icmp sge i32 %call.i, 512
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end7.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call4.i = call i32 @__gomc_reads_files()
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %conv.i = sext i32 %call.i. to i64
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i7.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i49 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i50 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i49, %cmp.i50
  br i1 %or.cond, label %if.then.i51, label %number_of.exit

if.then.i51:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i14 = icmp eq i32 %5, 1
  br i1 %cmp.i14, label %must_be_open.exit, label %if.end.i17

if.end.i17:                                       ; preds = %number_of.exit
  %call.i.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i17
  %call.i30 = call i32 @__gomc_self()
  %conv.i31 = zext i32 %call.i30 to i64
  %add.i32 = add i64 %conv.i31, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i16, i32 noundef 8, i64 noundef %add.i32, i64 noundef 0, i32 noundef 1)
  %and.i35 = and i64 %call1.i, 4294967295
  %conv.i36 = trunc i64 %and.i35 to i32
  %cmp.i19 = icmp ne i32 %conv.i36, 0
  br i1 %cmp.i19, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i38 = call i32 @__gomc_self()
  %conv.i.i39 = zext i32 %call.i.i38 to i64
  %add.i.i40 = add i64 %conv.i.i39, 1
  %call1.i41 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i7.i, i32 noundef 8, i64 noundef %add.i.i40, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i95 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i95, align 4
  %and.i96 = and i32 %8, 3
  %cmp.i97 = icmp ne i32 %and.i96, 0
  %conv.i98 = zext i1 %cmp.i97 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i98, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i7 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i7, label %if.then.i8, label %if.end.i9

if.then.i8:                                       ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %text.i, i64 noundef %conv.i, i64 noundef 1)
  br label %put_all.exit

if.end.i9:                                        ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i64
  %stream.i74 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i74 to i64
  %sub.i75 = sub i64 %9, %10
  %rem.i76 = urem i64 %sub.i75, 28
  %tobool.i77 = icmp ne i64 %rem.i76, 0
  %div.i78 = udiv i64 %sub.i75, 28
  %cmp.i79 = icmp uge i64 %div.i78, 32
  %or.cond75 = or i1 %tobool.i77, %cmp.i79
  br i1 %or.cond75, label %if.then.i81, label %number_of.exit86

if.then.i81:                                      ; preds = %if.end.i9
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit86:                                 ; preds = %if.end.i9
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i24

do.body.i24:                                      ; preds = %do.body.i24, %number_of.exit86
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i = add i64 %conv.i29, 1
  %call1.i23 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i23, 4294967295
  %conv.i33 = trunc i64 %and.i to i32
  %cmp.i26 = icmp ne i32 %conv.i33, 0
  br i1 %cmp.i26, label %do.body.i24, label %hold_lock.exit27

hold_lock.exit27:                                 ; preds = %do.body.i24
  %11 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %11, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold_lock.exit27
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold_lock.exit27
  %description.i.i13.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i14.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i14.i, align 4
  %sub.i.i15.i = sub i32 %12, 3
  %idxprom.i.i16.i = zext i32 %sub.i.i15.i to i64
  %arrayidx.i.i17.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i64 0, i64 %idxprom.i.i16.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i91 = and i32 %13, 3
  %cmp.i92 = icmp ne i32 %and.i91, 0
  br i1 %cmp.i92, label %if.end.i23.i, label %if.then.i20.i

if.then.i20.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i100 = call i32 @__gomc_reads_errno()
  %tobool.i.i101 = icmp ne i32 %call.i.i100, 0
  br i1 %tobool.i.i101, label %if.end.i.i104, label %put_text.exit.i

if.end.i.i104:                                    ; preds = %if.then.i20.i
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i103 = icmp ne i32 %14, 9
  br i1 %cmp.i.i103, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i104
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i23.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i89 = sub i32 %15, 1
  %idxprom.i = zext i32 %sub.i89 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i58 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i58 to i64
  %sub.i59 = sub i64 %9, %16
  %rem.i60 = urem i64 %sub.i59, 28
  %tobool.i61 = icmp ne i64 %rem.i60, 0
  %div.i62 = udiv i64 %sub.i59, 28
  %cmp.i63 = icmp uge i64 %div.i62, 32
  %or.cond76 = or i1 %tobool.i61, %cmp.i63
  br i1 %or.cond76, label %if.then.i65, label %number_of.exit70

if.then.i65:                                      ; preds = %if.end.i23.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit70:                                 ; preds = %if.end.i23.i
  %conv.i67 = trunc i64 %div.i62 to i32
  %add.i68 = add i32 %conv.i67, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i, align 4
  %tobool.i105 = icmp ne i32 %17, 0
  %cmp.i106 = icmp ne i32 %17, %add.i68
  %or.cond78 = select i1 %tobool.i105, i1 %cmp.i106, i1 false
  br i1 %or.cond78, label %if.then.i108, label %nothing_held_back.exit

if.then.i108:                                     ; preds = %number_of.exit70
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit70
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i.i, align 4
  %cmp.i22.i = icmp eq i32 %18, 1
  br i1 %cmp.i22.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %19, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i64 %conv.i, 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %21, 1
  %cmp12.i.i = icmp eq i32 %20, %add.i.i
  %22 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i.i = sub i32 %22, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %23 = load i32, ptr %flags.i, align 4
  %and.i118 = and i32 %23, 1024
  %tobool.i119 = icmp ne i32 %and.i118, 0
  br i1 %tobool.i119, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  store i32 %24, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 8
  %26 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i126 = icmp ne i32 %26, 0
  br i1 %tobool.i126, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i129 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i129, 0
  br i1 %tobool2.i, label %if.end.i131, label %put_bytes.exit

if.end.i131:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i132 = sub i32 8192, %25
  %conv.i133 = zext i32 %sub.i132 to i64
  %cmp5.i = icmp ugt i64 %conv.i, %conv.i133
  %or.cond77 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond77, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i131
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i131
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %27 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %27, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %25
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i134 = zext i32 %end.i.0 to i64
  %arrayidx.i135 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i134
  store i8 0, ptr %arrayidx.i135, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %conv.i
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text.i, i64 %conv13.i
  %28 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i136 = add i32 %25, %i.i.0
  %idxprom20.i = zext i32 %add.i136 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %28, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %25 to i64
  %add26.i = add i64 %conv25.i, %conv.i
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %add32.i = add i32 %25, %call.i.
  %spec.select = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %spec.select, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %29 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %29, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %30 = load i32, ptr %place4.i, align 8
  %add.i122 = add i32 %30, %call.i.
  store i32 %add.i122, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i68, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %31, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i104, %if.then2.i.i, %if.then.i20.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i20.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i104 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i43 = call i32 @__gomc_self()
  %conv.i.i44 = zext i32 %call.i.i43 to i64
  %add.i.i45 = add i64 %conv.i.i44, 1
  %call1.i46 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i45, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %put_text.exit.i, %if.then.i8
  %retval.i5.0 = phi i32 [ 0, %if.then.i8 ], [ %retval.i10.i.0, %put_text.exit.i ]
  %cmp11.i = icmp slt i32 %retval.i5.0, 0
  %.call.i = select i1 %cmp11.i, i32 -1, i32 %call.i
  br label %print.exit

print.exit:                                       ; preds = %put_all.exit, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ %.call.i, %put_all.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @__file___fprintf_chk(ptr noundef %s, i32 noundef %flag, ptr noundef %format, ...) {
entry:
  %text.i = alloca [512 x i8], align 16
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %call.i = call i32 @vsnprintf(ptr noundef %text.i, i64 noundef 512, ptr noundef %format, ptr noundef %args)
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i4 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i4, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %entry
  %call3.i = call i32 @fputs(ptr noundef %text.i, ptr noundef %s)
  br label %print.exit

if.end.i:                                         ; preds = %entry
  %cmp.i = icmp sge i32 %call.i, 512
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end7.i

land.lhs.true.i:                                  ; preds = %if.end.i
  %call4.i = call i32 @__gomc_reads_files()
  %tobool5.i = icmp ne i32 %call4.i, 0
  br i1 %tobool5.i, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %conv.i = sext i32 %call.i. to i64
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i7.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i49 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i50 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i49, %cmp.i50
  br i1 %or.cond, label %if.then.i51, label %number_of.exit

if.then.i51:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i14 = icmp eq i32 %5, 1
  br i1 %cmp.i14, label %must_be_open.exit, label %if.end.i17

if.end.i17:                                       ; preds = %number_of.exit
  %call.i.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i17
  %call.i30 = call i32 @__gomc_self()
  %conv.i31 = zext i32 %call.i30 to i64
  %add.i32 = add i64 %conv.i31, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i16, i32 noundef 8, i64 noundef %add.i32, i64 noundef 0, i32 noundef 1)
  %and.i35 = and i64 %call1.i, 4294967295
  %conv.i36 = trunc i64 %and.i35 to i32
  %cmp.i19 = icmp ne i32 %conv.i36, 0
  br i1 %cmp.i19, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i38 = call i32 @__gomc_self()
  %conv.i.i39 = zext i32 %call.i.i38 to i64
  %add.i.i40 = add i64 %conv.i.i39, 1
  %call1.i41 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i7.i, i32 noundef 8, i64 noundef %add.i.i40, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i95 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i95, align 4
  %and.i96 = and i32 %8, 3
  %cmp.i97 = icmp ne i32 %and.i96, 0
  %conv.i98 = zext i1 %cmp.i97 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i98, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i7 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i7, label %if.then.i8, label %if.end.i9

if.then.i8:                                       ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %text.i, i64 noundef %conv.i, i64 noundef 1)
  br label %put_all.exit

if.end.i9:                                        ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i64
  %stream.i74 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i74 to i64
  %sub.i75 = sub i64 %9, %10
  %rem.i76 = urem i64 %sub.i75, 28
  %tobool.i77 = icmp ne i64 %rem.i76, 0
  %div.i78 = udiv i64 %sub.i75, 28
  %cmp.i79 = icmp uge i64 %div.i78, 32
  %or.cond75 = or i1 %tobool.i77, %cmp.i79
  br i1 %or.cond75, label %if.then.i81, label %number_of.exit86

if.then.i81:                                      ; preds = %if.end.i9
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit86:                                 ; preds = %if.end.i9
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i24

do.body.i24:                                      ; preds = %do.body.i24, %number_of.exit86
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i = add i64 %conv.i29, 1
  %call1.i23 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i23, 4294967295
  %conv.i33 = trunc i64 %and.i to i32
  %cmp.i26 = icmp ne i32 %conv.i33, 0
  br i1 %cmp.i26, label %do.body.i24, label %hold_lock.exit27

hold_lock.exit27:                                 ; preds = %do.body.i24
  %11 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %11, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold_lock.exit27
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold_lock.exit27
  %description.i.i13.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i14.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i14.i, align 4
  %sub.i.i15.i = sub i32 %12, 3
  %idxprom.i.i16.i = zext i32 %sub.i.i15.i to i64
  %arrayidx.i.i17.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i64 0, i64 %idxprom.i.i16.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i91 = and i32 %13, 3
  %cmp.i92 = icmp ne i32 %and.i91, 0
  br i1 %cmp.i92, label %if.end.i23.i, label %if.then.i20.i

if.then.i20.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i100 = call i32 @__gomc_reads_errno()
  %tobool.i.i101 = icmp ne i32 %call.i.i100, 0
  br i1 %tobool.i.i101, label %if.end.i.i104, label %put_text.exit.i

if.end.i.i104:                                    ; preds = %if.then.i20.i
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i103 = icmp ne i32 %14, 9
  br i1 %cmp.i.i103, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i104
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i23.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i89 = sub i32 %15, 1
  %idxprom.i = zext i32 %sub.i89 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i58 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i58 to i64
  %sub.i59 = sub i64 %9, %16
  %rem.i60 = urem i64 %sub.i59, 28
  %tobool.i61 = icmp ne i64 %rem.i60, 0
  %div.i62 = udiv i64 %sub.i59, 28
  %cmp.i63 = icmp uge i64 %div.i62, 32
  %or.cond76 = or i1 %tobool.i61, %cmp.i63
  br i1 %or.cond76, label %if.then.i65, label %number_of.exit70

if.then.i65:                                      ; preds = %if.end.i23.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit70:                                 ; preds = %if.end.i23.i
  %conv.i67 = trunc i64 %div.i62 to i32
  %add.i68 = add i32 %conv.i67, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i, align 4
  %tobool.i105 = icmp ne i32 %17, 0
  %cmp.i106 = icmp ne i32 %17, %add.i68
  %or.cond78 = select i1 %tobool.i105, i1 %cmp.i106, i1 false
  br i1 %or.cond78, label %if.then.i108, label %nothing_held_back.exit

if.then.i108:                                     ; preds = %number_of.exit70
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit70
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i.i, align 4
  %cmp.i22.i = icmp eq i32 %18, 1
  br i1 %cmp.i22.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %19, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i64 %conv.i, 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %21, 1
  %cmp12.i.i = icmp eq i32 %20, %add.i.i
  %22 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i.i = sub i32 %22, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %23 = load i32, ptr %flags.i, align 4
  %and.i118 = and i32 %23, 1024
  %tobool.i119 = icmp ne i32 %and.i118, 0
  br i1 %tobool.i119, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  store i32 %24, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 8
  %26 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i126 = icmp ne i32 %26, 0
  br i1 %tobool.i126, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i129 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i129, 0
  br i1 %tobool2.i, label %if.end.i131, label %put_bytes.exit

if.end.i131:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i132 = sub i32 8192, %25
  %conv.i133 = zext i32 %sub.i132 to i64
  %cmp5.i = icmp ugt i64 %conv.i, %conv.i133
  %or.cond77 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond77, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i131
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i131
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %27 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %27, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %25
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i134 = zext i32 %end.i.0 to i64
  %arrayidx.i135 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i134
  store i8 0, ptr %arrayidx.i135, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %conv.i
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text.i, i64 %conv13.i
  %28 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i136 = add i32 %25, %i.i.0
  %idxprom20.i = zext i32 %add.i136 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %28, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %25 to i64
  %add26.i = add i64 %conv25.i, %conv.i
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %add32.i = add i32 %25, %call.i.
  %spec.select = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %spec.select, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %29 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %29, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %30 = load i32, ptr %place4.i, align 8
  %add.i122 = add i32 %30, %call.i.
  store i32 %add.i122, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i68, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %31, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i104, %if.then2.i.i, %if.then.i20.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i20.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i104 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i43 = call i32 @__gomc_self()
  %conv.i.i44 = zext i32 %call.i.i43 to i64
  %add.i.i45 = add i64 %conv.i.i44, 1
  %call1.i46 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i45, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %put_text.exit.i, %if.then.i8
  %retval.i5.0 = phi i32 [ 0, %if.then.i8 ], [ %retval.i10.i.0, %put_text.exit.i ]
  %cmp11.i = icmp slt i32 %retval.i5.0, 0
  %.call.i = select i1 %cmp11.i, i32 -1, i32 %call.i
  br label %print.exit

print.exit:                                       ; preds = %put_all.exit, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ %.call.i, %put_all.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @__file_vdprintf(i32 noundef %number, ptr noundef %format, ptr noundef %args) {
entry:
  %text = alloca [512 x i8], align 16
  %call = call i32 @vsnprintf(ptr noundef %text, i64 noundef 512, ptr noundef %format, ptr noundef %args)
  %cmp = icmp sge i32 %call, 512
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  switch i32 %number, label %if.end7 [
    i32 1, label %if.then4
    i32 2, label %if.then4
  ]

if.then4:                                         ; preds = %if.end, %if.end
  %0 = load ptr, ptr @stdout, align 8
  %call6 = call i32 @fputs(ptr noundef %text, ptr noundef %0)
  br label %return

if.end7:                                          ; preds = %if.end
  %cmp9 = icmp slt i32 %call, 512
  %call. = select i1 %cmp9, i32 %call, i32 512
  %conv = sext i32 %call. to i64
  %call10 = call i64 @__file_write(i32 noundef %number, ptr noundef %text, i64 noundef %conv)
  %conv11 = trunc i64 %call10 to i32
  %cmp12 = icmp slt i32 %conv11, 0
  %cond17 = select i1 %cmp12, i32 -1, i32 %call
  br label %return

return:                                           ; preds = %if.end7, %if.then4
  %retval.0 = phi i32 [ %call, %if.then4 ], [ %cond17, %if.end7 ]
  ret i32 %retval.0
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef)

declare i32 @__gomc_reads_files()

declare i32 @fputs(ptr noundef, ptr noundef)

declare i64 @__file_write(i32 noundef, ptr noundef, i64 noundef)

define i32 @__file_dprintf(i32 noundef %number, ptr noundef %format, ...) {
entry:
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %call = call i32 @__file_vdprintf(i32 noundef %number, ptr noundef %format, ptr noundef %args)
  call void @llvm.va_end(ptr %args)
  ret i32 %call
}

define i32 @__file_fputs(ptr noundef %text, ptr noundef %s) {
entry:
  %call = call i64 @__look_at_text(ptr noundef %text, i64 noundef -1)
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i12 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i12, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call2 = call i32 @fputs(ptr noundef %text, ptr noundef %s)
  br label %return

if.end:                                           ; preds = %entry
  %call.i15 = call i32 @__gomc_reads_files()
  %tobool.i = icmp ne i32 %call.i15, 0
  br i1 %tobool.i, label %takes_all.exit, label %if.end.i

if.end.i:                                         ; preds = %if.end
  %call1.i17 = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i17, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i75 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i76 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i75, %cmp.i76
  br i1 %or.cond, label %if.then.i77, label %number_of.exit

if.then.i77:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i39 = icmp eq i32 %5, 1
  br i1 %cmp.i39, label %must_be_open.exit, label %if.end.i42

if.end.i42:                                       ; preds = %number_of.exit
  %call.i.i41 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i42
  %call.i58 = call i32 @__gomc_self()
  %conv.i59 = zext i32 %call.i58 to i64
  %add.i60 = add i64 %conv.i59, 1
  %call1.i44 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i41, i32 noundef 8, i64 noundef %add.i60, i64 noundef 0, i32 noundef 1)
  %and.i63 = and i64 %call1.i44, 4294967295
  %conv.i64 = trunc i64 %and.i63 to i32
  %cmp.i46 = icmp ne i32 %conv.i64, 0
  br i1 %cmp.i46, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i66 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i66 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i67 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i17, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i17, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %flags.i121 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i121, align 4
  %and.i122 = and i32 %8, 3
  %cmp.i123 = icmp ne i32 %and.i122, 0
  %conv.i124 = zext i1 %cmp.i123 to i32
  br label %takes_all.exit

takes_all.exit:                                   ; preds = %if.end, %must_be_open.exit
  %retval.i.0 = phi i32 [ %conv.i124, %must_be_open.exit ], [ 0, %if.end ]
  %tobool4 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool4, label %return, label %if.end6

if.end6:                                          ; preds = %takes_all.exit
  %call.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i64
  %stream.i100 = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i100 to i64
  %sub.i101 = sub i64 %9, %10
  %rem.i102 = urem i64 %sub.i101, 28
  %tobool.i103 = icmp ne i64 %rem.i102, 0
  %div.i104 = udiv i64 %sub.i101, 28
  %cmp.i105 = icmp uge i64 %div.i104, 32
  %or.cond72 = or i1 %tobool.i103, %cmp.i105
  br i1 %or.cond72, label %if.then.i107, label %number_of.exit112

if.then.i107:                                     ; preds = %if.end6
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit112:                                ; preds = %if.end6
  %call.i.i = call ptr @__files_state()
  br label %do.body.i51

do.body.i51:                                      ; preds = %do.body.i51, %number_of.exit112
  %call.i55 = call i32 @__gomc_self()
  %conv.i56 = zext i32 %call.i55 to i64
  %add.i57 = add i64 %conv.i56, 1
  %call1.i50 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i57, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i50, 4294967295
  %conv.i61 = trunc i64 %and.i to i32
  %cmp.i53 = icmp ne i32 %conv.i61, 0
  br i1 %cmp.i53, label %do.body.i51, label %hold_lock.exit54

hold_lock.exit54:                                 ; preds = %do.body.i51
  %11 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %11, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold_lock.exit54
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit54
  %tobool8 = icmp ne i64 %call, 0
  br i1 %tobool8, label %cond.true, label %cond.end

cond.true:                                        ; preds = %enter.exit
  %description.i.i23 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i24 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i24, align 4
  %sub.i.i25 = sub i32 %12, 3
  %idxprom.i.i26 = zext i32 %sub.i.i25 to i64
  %arrayidx.i.i27 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i23, i64 0, i64 %idxprom.i.i26
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i27, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i117 = and i32 %13, 3
  %cmp.i118 = icmp ne i32 %and.i117, 0
  br i1 %cmp.i118, label %if.end.i33, label %if.then.i30

if.then.i30:                                      ; preds = %cond.true
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i126 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i126, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then.i30
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %14, 9
  br i1 %cmp.i.i, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %cond.end

if.end.i33:                                       ; preds = %cond.true
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i27 monotonic, align 8
  %sub.i115 = sub i32 %15, 1
  %idxprom.i = zext i32 %sub.i115 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i84 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i84 to i64
  %sub.i85 = sub i64 %9, %16
  %rem.i86 = urem i64 %sub.i85, 28
  %tobool.i87 = icmp ne i64 %rem.i86, 0
  %div.i88 = udiv i64 %sub.i85, 28
  %cmp.i89 = icmp uge i64 %div.i88, 32
  %or.cond73 = or i1 %tobool.i87, %cmp.i89
  br i1 %or.cond73, label %if.then.i91, label %number_of.exit96

if.then.i91:                                      ; preds = %if.end.i33
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit96:                                 ; preds = %if.end.i33
  %conv.i93 = trunc i64 %div.i88 to i32
  %add.i94 = add i32 %conv.i93, 1
  %held_back.i127 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i127, align 4
  %tobool.i128 = icmp ne i32 %17, 0
  %cmp.i129 = icmp ne i32 %17, %add.i94
  %or.cond75 = select i1 %tobool.i128, i1 %cmp.i129, i1 false
  br i1 %or.cond75, label %if.then.i131, label %nothing_held_back.exit

if.then.i131:                                     ; preds = %number_of.exit96
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit96
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i, align 4
  %cmp.i32 = icmp eq i32 %18, 1
  br i1 %cmp.i32, label %land.lhs.true.i, label %if.end10.i

land.lhs.true.i:                                  ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i, align 4
  %tobool5.i = icmp ne i32 %19, 0
  br i1 %tobool5.i, label %if.end10.i, label %if.then6.i

if.then6.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end10.i:                                       ; preds = %nothing_held_back.exit, %land.lhs.true.i
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i, align 4
  %changes11.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i, align 4
  %add.i = add i32 %21, 1
  %cmp12.i = icmp eq i32 %20, %add.i
  %22 = load atomic i32, ptr %arrayidx.i.i27 monotonic, align 8
  %sub.i.i139 = sub i32 %22, 1
  %idxprom.i.i140 = zext i32 %sub.i.i139 to i64
  %arrayidx.i.i141 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i140
  %23 = load i32, ptr %flags.i, align 4
  %and.i145 = and i32 %23, 1024
  %tobool.i146 = icmp ne i32 %and.i145, 0
  br i1 %tobool.i146, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i141, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i27, i32 0, i32 2
  store i32 %24, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i27, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 8
  %26 = load i32, ptr %arrayidx.i.i141, align 4
  %tobool.i154 = icmp ne i32 %26, 0
  br i1 %tobool.i154, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i157 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i157, 0
  br i1 %tobool2.i, label %if.end.i159, label %put_bytes.exit

if.end.i159:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i160 = sub i32 8192, %25
  %conv.i161 = zext i32 %sub.i160 to i64
  %cmp5.i = icmp ugt i64 %call, %conv.i161
  %or.cond74 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond74, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i159
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i159
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i141, i32 0, i32 2
  %27 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i153.0 = phi i32 [ %27, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i153.0, %25
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i141, i32 0, i32 5
  %idxprom.i162 = zext i32 %end.i153.0 to i64
  %arrayidx.i163 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i162
  store i8 0, ptr %arrayidx.i163, align 1
  %inc.i = add i32 %end.i153.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %call
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text, i64 %conv13.i
  %28 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i141, i32 0, i32 5
  %add.i164 = add i32 %25, %i.i.0
  %idxprom20.i = zext i32 %add.i164 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %28, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %25 to i64
  %add26.i = add i64 %conv25.i, %call
  %conv27.i = zext i32 %end.i153.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %call to i32
  %add32.i = add i32 %25, %conv31.i
  %end.i153.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i153.0
  store i32 %end.i153.1, ptr %size9.i, align 4
  %changes.i165 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i141, i32 0, i32 3
  %29 = load i32, ptr %changes.i165, align 4
  %inc35.i = add i32 %29, 1
  store i32 %inc35.i, ptr %changes.i165, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %conv.i148 = trunc i64 %call to i32
  %30 = load i32, ptr %place4.i, align 8
  %add.i149 = add i32 %30, %conv.i148
  store i32 %add.i149, ptr %place4.i, align 8
  store i32 2, ptr %last.i, align 4
  store i32 %add.i94, ptr %held_back.i127, align 4
  br i1 %cmp12.i, label %if.then15.i, label %cond.end

if.then15.i:                                      ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %31, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %enter.exit, %if.then.i30, %if.then2.i.i, %if.end.i.i, %if.then15.i, %put_bytes.exit
  %cond = phi i32 [ -1, %if.then.i30 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ], [ 0, %enter.exit ]
  %call.i.i69 = call i32 @__gomc_self()
  %conv.i.i70 = zext i32 %call.i.i69 to i64
  %add.i.i71 = add i64 %conv.i.i70, 1
  %call1.i72 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i71, i64 noundef 0, i32 noundef 1)
  %cmp = icmp slt i32 %cond, 0
  %cond10 = select i1 %cmp, i32 -1, i32 1
  br label %return

return:                                           ; preds = %takes_all.exit, %cond.end, %if.then
  %retval.0 = phi i32 [ %call2, %if.then ], [ %cond10, %cond.end ], [ 1, %takes_all.exit ]
  ret i32 %retval.0
}

declare i64 @__look_at_text(ptr noundef, i64 noundef)

define i32 @__file_fputc(i32 noundef %c, ptr noundef %s) {
entry:
  %text = alloca [2 x i8], align 1
  %conv = trunc i32 %c to i8
  store i8 %conv, ptr %text, align 1
  %arrayinit.element = getelementptr inbounds i8, ptr %text, i64 1
  store i8 0, ptr %arrayinit.element, align 1
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call i32 @fputs(ptr noundef %text, ptr noundef %s)
  %conv3 = zext i8 %conv to i32
  br label %return

if.end:                                           ; preds = %entry
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end
  %call1.i7.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i47 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i48 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i47, %cmp.i48
  br i1 %or.cond, label %if.then.i49, label %number_of.exit

if.then.i49:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i13 = icmp eq i32 %5, 1
  br i1 %cmp.i13, label %must_be_open.exit, label %if.end.i16

if.end.i16:                                       ; preds = %number_of.exit
  %call.i.i15 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i16
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i30 = add i64 %conv.i29, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i15, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  %and.i33 = and i64 %call1.i, 4294967295
  %conv.i34 = trunc i64 %and.i33 to i32
  %cmp.i18 = icmp ne i32 %conv.i34, 0
  br i1 %cmp.i18, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i36 = call i32 @__gomc_self()
  %conv.i.i37 = zext i32 %call.i.i36 to i64
  %add.i.i38 = add i64 %conv.i.i37, 1
  %call1.i39 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i7.i, i32 noundef 8, i64 noundef %add.i.i38, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i93 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i93, align 4
  %and.i94 = and i32 %8, 3
  %cmp.i95 = icmp ne i32 %and.i94, 0
  %conv.i96 = zext i1 %cmp.i95 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i96, %must_be_open.exit ], [ 0, %if.end ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %text, i64 noundef 1, i64 noundef 1)
  br label %put_all.exit

if.end.i:                                         ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i64
  %stream.i72 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i72 to i64
  %sub.i73 = sub i64 %9, %10
  %rem.i74 = urem i64 %sub.i73, 28
  %tobool.i75 = icmp ne i64 %rem.i74, 0
  %div.i76 = udiv i64 %sub.i73, 28
  %cmp.i77 = icmp uge i64 %div.i76, 32
  %or.cond73 = or i1 %tobool.i75, %cmp.i77
  br i1 %or.cond73, label %if.then.i79, label %number_of.exit84

if.then.i79:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit84:                                 ; preds = %if.end.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i23

do.body.i23:                                      ; preds = %do.body.i23, %number_of.exit84
  %call.i27 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i27 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i22 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i22, 4294967295
  %conv.i31 = trunc i64 %and.i to i32
  %cmp.i25 = icmp ne i32 %conv.i31, 0
  br i1 %cmp.i25, label %do.body.i23, label %hold_lock.exit26

hold_lock.exit26:                                 ; preds = %do.body.i23
  %11 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %11, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold_lock.exit26
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold_lock.exit26
  %description.i.i13.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i14.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i14.i, align 4
  %sub.i.i15.i = sub i32 %12, 3
  %idxprom.i.i16.i = zext i32 %sub.i.i15.i to i64
  %arrayidx.i.i17.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i64 0, i64 %idxprom.i.i16.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i89 = and i32 %13, 3
  %cmp.i90 = icmp ne i32 %and.i89, 0
  br i1 %cmp.i90, label %if.end.i23.i, label %if.then.i20.i

if.then.i20.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i98 = call i32 @__gomc_reads_errno()
  %tobool.i.i99 = icmp ne i32 %call.i.i98, 0
  br i1 %tobool.i.i99, label %if.end.i.i102, label %put_text.exit.i

if.end.i.i102:                                    ; preds = %if.then.i20.i
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i101 = icmp ne i32 %14, 9
  br i1 %cmp.i.i101, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i102
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i23.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i87 = sub i32 %15, 1
  %idxprom.i = zext i32 %sub.i87 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i56 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i56 to i64
  %sub.i57 = sub i64 %9, %16
  %rem.i58 = urem i64 %sub.i57, 28
  %tobool.i59 = icmp ne i64 %rem.i58, 0
  %div.i60 = udiv i64 %sub.i57, 28
  %cmp.i61 = icmp uge i64 %div.i60, 32
  %or.cond74 = or i1 %tobool.i59, %cmp.i61
  br i1 %or.cond74, label %if.then.i63, label %number_of.exit68

if.then.i63:                                      ; preds = %if.end.i23.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit68:                                 ; preds = %if.end.i23.i
  %conv.i65 = trunc i64 %div.i60 to i32
  %add.i66 = add i32 %conv.i65, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i, align 4
  %tobool.i103 = icmp ne i32 %17, 0
  %cmp.i104 = icmp ne i32 %17, %add.i66
  %or.cond76 = select i1 %tobool.i103, i1 %cmp.i104, i1 false
  br i1 %or.cond76, label %if.then.i105, label %nothing_held_back.exit

if.then.i105:                                     ; preds = %number_of.exit68
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit68
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i.i, align 4
  %cmp.i22.i = icmp eq i32 %18, 1
  br i1 %cmp.i22.i, label %land.lhs.true.i.i, label %if.end10.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %19, 0
  br i1 %tobool5.i.i, label %if.end10.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end10.i.i:                                     ; preds = %nothing_held_back.exit, %land.lhs.true.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %21, 1
  %cmp12.i.i = icmp eq i32 %20, %add.i.i
  %22 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i.i = sub i32 %22, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %23 = load i32, ptr %flags.i, align 4
  %and.i115 = and i32 %23, 1024
  %tobool.i116 = icmp ne i32 %and.i115, 0
  br i1 %tobool.i116, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  store i32 %24, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 8
  %26 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i123 = icmp ne i32 %26, 0
  br i1 %tobool.i123, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i127, label %put_bytes.exit

if.end.i127:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i128 = sub i32 8192, %25
  %conv.i129 = zext i32 %sub.i128 to i64
  %cmp5.i = icmp ugt i64 1, %conv.i129
  %or.cond75 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond75, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i127
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i127
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %27 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %27, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %25
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i130 = zext i32 %end.i.0 to i64
  %arrayidx.i131 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i130
  store i8 0, ptr %arrayidx.i131, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, 1
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text, i64 %conv13.i
  %28 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i132 = add i32 %25, %i.i.0
  %idxprom20.i = zext i32 %add.i132 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %28, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %25 to i64
  %add26.i = add i64 %conv25.i, 1
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %add32.i = add i32 %25, 1
  %spec.select = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %spec.select, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %29 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %29, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %30 = load i32, ptr %place4.i, align 8
  %add.i119 = add i32 %30, 1
  store i32 %add.i119, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i66, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %31, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end.i.i102, %if.then2.i.i, %if.then.i20.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i20.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i102 ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i41 = call i32 @__gomc_self()
  %conv.i.i42 = zext i32 %call.i.i41 to i64
  %add.i.i43 = add i64 %conv.i.i42, 1
  %call1.i44 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i43, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %put_text.exit.i, %if.then.i
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ %retval.i10.i.0, %put_text.exit.i ]
  %cmp = icmp slt i32 %retval.i.0, 0
  %conv8 = zext i8 %conv to i32
  %cond = select i1 %cmp, i32 -1, i32 %conv8
  br label %return

return:                                           ; preds = %put_all.exit, %if.then
  %retval.0 = phi i32 [ %conv3, %if.then ], [ %cond, %put_all.exit ]
  ret i32 %retval.0
}

define i32 @__file_fputs_unlocked(ptr noundef %text, ptr noundef %s) {
entry:
  %call = call i32 @__file_fputs(ptr noundef %text, ptr noundef %s)
  ret i32 %call
}

define i32 @__file_fputc_unlocked(i32 noundef %c, ptr noundef %s) {
entry:
  %call = call i32 @__file_fputc(i32 noundef %c, ptr noundef %s)
  ret i32 %call
}

define i32 @__file_putc_unlocked(i32 noundef %c, ptr noundef %s) {
entry:
  %call = call i32 @__file_fputc(i32 noundef %c, ptr noundef %s)
  ret i32 %call
}

define i32 @__file_putc(i32 noundef %c, ptr noundef %s) {
entry:
  %call = call i32 @__file_fputc(i32 noundef %c, ptr noundef %s)
  ret i32 %call
}

define i32 @__file__IO_putc(i32 noundef %c, ptr noundef %s) {
entry:
  %call = call i32 @__file_fputc(i32 noundef %c, ptr noundef %s)
  ret i32 %call
}

define i64 @__file_fwrite(ptr noundef %from, i64 noundef %size, i64 noundef %count, ptr noundef %s) {
entry:
  %tobool.i9 = icmp ne i64 %size, 0
  br i1 %tobool.i9, label %land.lhs.true.i, label %total.exit

land.lhs.true.i:                                  ; preds = %entry
  %div.i = udiv i64 -1, %size
  %cmp.i10 = icmp ugt i64 %count, %div.i
  br i1 %cmp.i10, label %if.then.i11, label %total.exit

if.then.i11:                                      ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.15)
  unreachable

total.exit:                                       ; preds = %land.lhs.true.i, %entry
  %mul.i = mul i64 %size, %count
  %cmp = icmp eq i64 %mul.i, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %total.exit
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  call void @__look_at_bytes(ptr noundef %from, i64 noundef %size, i64 noundef %count)
  %call3 = call i64 @fwrite(ptr noundef %from, i64 noundef %size, i64 noundef %count, ptr noundef %s)
  br label %return

if.end4:                                          ; preds = %if.end
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end4
  %call1.i7.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i50 = icmp ne i64 %rem.i, 0
  %div.i51 = udiv i64 %sub.i, 28
  %cmp.i52 = icmp uge i64 %div.i51, 32
  %or.cond = or i1 %tobool.i50, %cmp.i52
  br i1 %or.cond, label %if.then.i53, label %number_of.exit

if.then.i53:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i16 = icmp eq i32 %5, 1
  br i1 %cmp.i16, label %must_be_open.exit, label %if.end.i19

if.end.i19:                                       ; preds = %number_of.exit
  %call.i.i18 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i19
  %call.i31 = call i32 @__gomc_self()
  %conv.i32 = zext i32 %call.i31 to i64
  %add.i33 = add i64 %conv.i32, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i18, i32 noundef 8, i64 noundef %add.i33, i64 noundef 0, i32 noundef 1)
  %and.i36 = and i64 %call1.i, 4294967295
  %conv.i37 = trunc i64 %and.i36 to i32
  %cmp.i21 = icmp ne i32 %conv.i37, 0
  br i1 %cmp.i21, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i39 = call i32 @__gomc_self()
  %conv.i.i40 = zext i32 %call.i.i39 to i64
  %add.i.i41 = add i64 %conv.i.i40, 1
  %call1.i42 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i7.i, i32 noundef 8, i64 noundef %add.i.i41, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i97 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i97, align 4
  %and.i98 = and i32 %8, 3
  %cmp.i99 = icmp ne i32 %and.i98, 0
  %conv.i100 = zext i1 %cmp.i99 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end4, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i100, %must_be_open.exit ], [ 0, %if.end4 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %from, i64 noundef %mul.i, i64 noundef 1)
  br label %put_all.exit

if.end.i:                                         ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i64
  %stream.i76 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i76 to i64
  %sub.i77 = sub i64 %9, %10
  %rem.i78 = urem i64 %sub.i77, 28
  %tobool.i79 = icmp ne i64 %rem.i78, 0
  %div.i80 = udiv i64 %sub.i77, 28
  %cmp.i81 = icmp uge i64 %div.i80, 32
  %or.cond82 = or i1 %tobool.i79, %cmp.i81
  br i1 %or.cond82, label %if.then.i83, label %number_of.exit88

if.then.i83:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit88:                                 ; preds = %if.end.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i26

do.body.i26:                                      ; preds = %do.body.i26, %number_of.exit88
  %call.i30 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i30 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i25 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i25, 4294967295
  %conv.i34 = trunc i64 %and.i to i32
  %cmp.i28 = icmp ne i32 %conv.i34, 0
  br i1 %cmp.i28, label %do.body.i26, label %hold_lock.exit29

hold_lock.exit29:                                 ; preds = %do.body.i26
  %11 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %11, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold_lock.exit29
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold_lock.exit29
  %description.i.i13.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i14.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i14.i, align 4
  %sub.i.i15.i = sub i32 %12, 3
  %idxprom.i.i16.i = zext i32 %sub.i.i15.i to i64
  %arrayidx.i.i17.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i64 0, i64 %idxprom.i.i16.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i93 = and i32 %13, 3
  %cmp.i94 = icmp ne i32 %and.i93, 0
  br i1 %cmp.i94, label %if.end.i23.i, label %if.then.i20.i

if.then.i20.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i102 = call i32 @__gomc_reads_errno()
  %tobool.i.i103 = icmp ne i32 %call.i.i102, 0
  br i1 %tobool.i.i103, label %if.end.i.i106, label %put_text.exit.i

if.end.i.i106:                                    ; preds = %if.then.i20.i
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i105 = icmp ne i32 %14, 9
  br i1 %cmp.i.i105, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i106
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i23.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i91 = sub i32 %15, 1
  %idxprom.i = zext i32 %sub.i91 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i60 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i60 to i64
  %sub.i61 = sub i64 %9, %16
  %rem.i62 = urem i64 %sub.i61, 28
  %tobool.i63 = icmp ne i64 %rem.i62, 0
  %div.i64 = udiv i64 %sub.i61, 28
  %cmp.i65 = icmp uge i64 %div.i64, 32
  %or.cond83 = or i1 %tobool.i63, %cmp.i65
  br i1 %or.cond83, label %if.then.i67, label %number_of.exit72

if.then.i67:                                      ; preds = %if.end.i23.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit72:                                 ; preds = %if.end.i23.i
  %conv.i69 = trunc i64 %div.i64 to i32
  %add.i70 = add i32 %conv.i69, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i, align 4
  %tobool.i107 = icmp ne i32 %17, 0
  %cmp.i108 = icmp ne i32 %17, %add.i70
  %or.cond85 = select i1 %tobool.i107, i1 %cmp.i108, i1 false
  br i1 %or.cond85, label %if.then.i110, label %nothing_held_back.exit

if.then.i110:                                     ; preds = %number_of.exit72
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit72
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i.i, align 4
  %cmp.i22.i = icmp eq i32 %18, 1
  br i1 %cmp.i22.i, label %land.lhs.true.i.i, label %if.end10.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %19, 0
  br i1 %tobool5.i.i, label %if.end10.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end10.i.i:                                     ; preds = %nothing_held_back.exit, %land.lhs.true.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %21, 1
  %cmp12.i.i = icmp eq i32 %20, %add.i.i
  %22 = load atomic i32, ptr %arrayidx.i.i17.i monotonic, align 8
  %sub.i.i = sub i32 %22, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %23 = load i32, ptr %flags.i, align 4
  %and.i120 = and i32 %23, 1024
  %tobool.i121 = icmp ne i32 %and.i120, 0
  br i1 %tobool.i121, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  store i32 %24, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i17.i, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 8
  %26 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i128 = icmp ne i32 %26, 0
  br i1 %tobool.i128, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i132, label %put_bytes.exit

if.end.i132:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i133 = sub i32 8192, %25
  %conv.i134 = zext i32 %sub.i133 to i64
  %cmp5.i = icmp ugt i64 %mul.i, %conv.i134
  %or.cond84 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond84, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i132
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i132
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %27 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %27, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %25
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i135 = zext i32 %end.i.0 to i64
  %arrayidx.i136 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i135
  store i8 0, ptr %arrayidx.i136, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %mul.i
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %28 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i137 = add i32 %25, %i.i.0
  %idxprom20.i = zext i32 %add.i137 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %28, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %25 to i64
  %add26.i = add i64 %conv25.i, %mul.i
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %mul.i to i32
  %add32.i = add i32 %25, %conv31.i
  %end.i.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %end.i.1, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %29 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %29, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %conv.i123 = trunc i64 %mul.i to i32
  %30 = load i32, ptr %place4.i, align 8
  %add.i124 = add i32 %30, %conv.i123
  store i32 %add.i124, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i70, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %31, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end.i.i106, %if.then2.i.i, %if.then.i20.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i20.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i106 ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i44 = call i32 @__gomc_self()
  %conv.i.i45 = zext i32 %call.i.i44 to i64
  %add.i.i46 = add i64 %conv.i.i45, 1
  %call1.i47 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i46, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %put_text.exit.i, %if.then.i
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ %retval.i10.i.0, %put_text.exit.i ]
  %cmp6 = icmp slt i32 %retval.i.0, 0
  %.count = select i1 %cmp6, i64 0, i64 %count
  br label %return

return:                                           ; preds = %total.exit, %put_all.exit, %if.then2
  %retval.0 = phi i64 [ %call3, %if.then2 ], [ %.count, %put_all.exit ], [ 0, %total.exit ]
  ret i64 %retval.0
}

declare void @__look_at_bytes(ptr noundef, i64 noundef, i64 noundef)

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

define i64 @__file_fwrite_unlocked(ptr noundef %from, i64 noundef %size, i64 noundef %count, ptr noundef %s) {
entry:
  %call = call i64 @__file_fwrite(ptr noundef %from, i64 noundef %size, i64 noundef %count, ptr noundef %s)
  ret i64 %call
}

define i32 @__file_fflush(ptr noundef %s) {
entry:
  %magicptr = ptrtoint ptr %s to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %call = call i32 @__gomc_reads_files()
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %call.i.i33 = call ptr @__files_state()
  br label %do.body.i54

do.body.i54:                                      ; preds = %do.body.i54, %if.then
  %call.i67 = call i32 @__gomc_self()
  %conv.i68 = zext i32 %call.i67 to i64
  %add.i69 = add i64 %conv.i68, 1
  %call1.i53 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i33, i32 noundef 8, i64 noundef %add.i69, i64 noundef 0, i32 noundef 1)
  %and.i75 = and i64 %call1.i53, 4294967295
  %conv.i76 = trunc i64 %and.i75 to i32
  %cmp.i56 = icmp ne i32 %conv.i76, 0
  br i1 %cmp.i56, label %do.body.i54, label %hold_lock.exit57

hold_lock.exit57:                                 ; preds = %do.body.i54
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i.i33, i32 0, i32 3
  %0 = load i32, ptr %streams.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i38, %hold_lock.exit57
  %i.i.0 = phi i32 [ 0, %hold_lock.exit57 ], [ %inc.i, %if.end.i38 ]
  %cmp.i34 = icmp ult i32 %i.i.0, %0
  br i1 %cmp.i34, label %for.body.i, label %flush_all.exit

for.body.i:                                       ; preds = %for.cond.i
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i.i33, i32 0, i32 7
  %idxprom.i = zext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i64 0, i64 %idxprom.i
  %1 = load i32, ptr %arrayidx.i, align 4
  %cmp1.i35 = icmp eq i32 %1, 1
  br i1 %cmp1.i35, label %land.lhs.true.i, label %if.end.i38

land.lhs.true.i:                                  ; preds = %for.body.i
  %last.i36 = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 4
  %2 = load i32, ptr %last.i36, align 4
  %cmp5.i = icmp eq i32 %2, 2
  br i1 %cmp5.i, label %if.then.i37, label %if.end.i38

if.then.i37:                                      ; preds = %land.lhs.true.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i33, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 1
  %3 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %3, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %file.i141 = getelementptr inbounds %struct.files, ptr %call.i.i33, i32 0, i32 5
  %4 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i142 = sub i32 %4, 1
  %idxprom.i143 = zext i32 %sub.i142 to i64
  %arrayidx.i144 = getelementptr inbounds [16 x %struct.file], ptr %file.i141, i64 0, i64 %idxprom.i143
  %5 = load i32, ptr %last.i36, align 4
  %cmp.i.i = icmp eq i32 %5, 2
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.then.i37
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i144, i32 0, i32 4
  store i32 0, ptr %held_back.i.i, align 4
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %if.then.i37
  %pushed.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 5
  %6 = load i32, ptr %pushed.i.i, align 4
  %tobool.i.i = icmp ne i32 %6, 0
  br i1 %tobool.i.i, label %if.then1.i.i, label %flush.exit.i

if.then1.i.i:                                     ; preds = %if.end.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

flush.exit.i:                                     ; preds = %if.end.i.i
  store i32 0, ptr %last.i36, align 4
  br label %if.end.i38

if.end.i38:                                       ; preds = %flush.exit.i, %land.lhs.true.i, %for.body.i
  %inc.i = add i32 %i.i.0, 1
  br label %for.cond.i

flush_all.exit:                                   ; preds = %for.cond.i
  %call.i.i84 = call i32 @__gomc_self()
  %conv.i.i85 = zext i32 %call.i.i84 to i64
  %add.i.i86 = add i64 %conv.i.i85, 1
  %call1.i87 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i33, i32 noundef 8, i64 noundef %add.i.i86, i64 noundef 0, i32 noundef 1)
  br label %if.end

if.end:                                           ; preds = %flush_all.exit, %land.lhs.true
  %tobool2 = icmp ne ptr %s, null
  br i1 %tobool2, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry, %if.end
  %7 = load ptr, ptr @stdout, align 8
  %cmp.i26 = icmp eq ptr %s, %7
  %8 = load ptr, ptr @stderr, align 8
  %cmp1.i27 = icmp eq ptr %s, %8
  %9 = select i1 %cmp.i26, i1 true, i1 %cmp1.i27
  br i1 %9, label %return, label %if.end6

if.end6:                                          ; preds = %lor.lhs.false
  %call7 = call i32 @__gomc_reads_files()
  %tobool8 = icmp ne i32 %call7, 0
  br i1 %tobool8, label %if.end11, label %if.then9

if.then9:                                         ; preds = %if.end6
  %call10 = call ptr @__files_state()
  %stream.i95 = getelementptr inbounds %struct.files, ptr %call10, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i95 to i64
  %sub.i = sub i64 %magicptr, %10
  %rem.i = urem i64 %sub.i, 28
  %tobool.i96 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i97 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i96, %cmp.i97
  br i1 %or.cond, label %if.then.i99, label %number_of.exit

if.then.i99:                                      ; preds = %if.then9
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.then9
  %11 = load atomic i32, ptr %s acquire, align 4
  %cmp.i43 = icmp eq i32 %11, 1
  br i1 %cmp.i43, label %return, label %if.end.i46

if.end.i46:                                       ; preds = %number_of.exit
  %call.i.i45 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i46
  %call.i70 = call i32 @__gomc_self()
  %conv.i71 = zext i32 %call.i70 to i64
  %add.i72 = add i64 %conv.i71, 1
  %call1.i48 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i45, i32 noundef 8, i64 noundef %add.i72, i64 noundef 0, i32 noundef 1)
  %and.i78 = and i64 %call1.i48, 4294967295
  %conv.i79 = trunc i64 %and.i78 to i32
  %cmp.i49 = icmp ne i32 %conv.i79, 0
  br i1 %cmp.i49, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %12 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %12, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i81 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i81 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i82 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call10, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end11:                                         ; preds = %if.end6
  %13 = load ptr, ptr @stdout, align 8
  %cmp.i24 = icmp eq ptr %s, %13
  %14 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %14
  %15 = select i1 %cmp.i24, i1 true, i1 %cmp1.i
  %16 = load ptr, ptr @stdin, align 8
  %cmp.i = icmp eq ptr %s, %16
  %or.cond39 = select i1 %15, i1 true, i1 %cmp.i
  br i1 %or.cond39, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %if.end11
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %if.end11
  %call.i14 = call ptr @__files_state()
  %stream.i106 = getelementptr inbounds %struct.files, ptr %call.i14, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i106 to i64
  %sub.i107 = sub i64 %magicptr, %17
  %rem.i108 = urem i64 %sub.i107, 28
  %tobool.i109 = icmp ne i64 %rem.i108, 0
  %div.i110 = udiv i64 %sub.i107, 28
  %cmp.i111 = icmp uge i64 %div.i110, 32
  %or.cond40 = or i1 %tobool.i109, %cmp.i111
  br i1 %or.cond40, label %if.then.i113, label %number_of.exit118

if.then.i113:                                     ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit118:                                ; preds = %not_standard.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i62

do.body.i62:                                      ; preds = %do.body.i62, %number_of.exit118
  %call.i66 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i66 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i61 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i61, 4294967295
  %conv.i73 = trunc i64 %and.i to i32
  %cmp.i64 = icmp ne i32 %conv.i73, 0
  br i1 %cmp.i64, label %do.body.i62, label %hold_lock.exit65

hold_lock.exit65:                                 ; preds = %do.body.i62
  %18 = load i32, ptr %s, align 4
  %cmp.i15 = icmp ne i32 %18, 1
  br i1 %cmp.i15, label %if.then.i16, label %enter.exit

if.then.i16:                                      ; preds = %hold_lock.exit65
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit65
  %description.i.i127 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i128 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %19 = load i32, ptr %descriptor.i.i128, align 4
  %sub.i.i129 = sub i32 %19, 3
  %idxprom.i.i130 = zext i32 %sub.i.i129 to i64
  %arrayidx.i.i131 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i127, i64 0, i64 %idxprom.i.i130
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %20 = load atomic i32, ptr %arrayidx.i.i131 monotonic, align 8
  %sub.i135 = sub i32 %20, 1
  %idxprom.i136 = zext i32 %sub.i135 to i64
  %arrayidx.i137 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i136
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %21 = load i32, ptr %last.i, align 4
  %cmp.i20 = icmp eq i32 %21, 2
  br i1 %cmp.i20, label %if.then.i21, label %if.end.i

if.then.i21:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i137, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i21, %enter.exit
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %22 = load i32, ptr %pushed.i, align 4
  %tobool.i22 = icmp ne i32 %22, 0
  br i1 %tobool.i22, label %if.then1.i, label %flush.exit

if.then1.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

flush.exit:                                       ; preds = %if.end.i
  store i32 0, ptr %last.i, align 4
  %call.i.i89 = call i32 @__gomc_self()
  %conv.i.i90 = zext i32 %call.i.i89 to i64
  %add.i.i91 = add i64 %conv.i.i90, 1
  %call1.i92 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i91, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %if.end6.i, %number_of.exit, %if.end, %lor.lhs.false, %flush.exit
  ret i32 0
}

declare ptr @__files_state()

define i64 @fread(ptr noundef %to, i64 noundef %size, i64 noundef %count, ptr noundef %s) {
entry:
  %tobool.i = icmp ne i64 %size, 0
  br i1 %tobool.i, label %land.lhs.true.i, label %total.exit

land.lhs.true.i:                                  ; preds = %entry
  %div.i = udiv i64 -1, %size
  %cmp.i10 = icmp ugt i64 %count, %div.i
  br i1 %cmp.i10, label %if.then.i11, label %total.exit

if.then.i11:                                      ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.15)
  unreachable

total.exit:                                       ; preds = %land.lhs.true.i, %entry
  %mul.i = mul i64 %size, %count
  %cmp = icmp eq i64 %mul.i, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %total.exit
  %0 = load ptr, ptr @stdin, align 8
  %cmp1 = icmp eq ptr %s, %0
  br i1 %cmp1, label %for.cond, label %if.end6

for.cond:                                         ; preds = %if.end, %for.body
  %n.0 = phi i64 [ %inc, %for.body ], [ 0, %if.end ]
  %c.0 = phi i32 [ %c.1, %for.body ], [ undef, %if.end ]
  %cmp3 = icmp ult i64 %n.0, %mul.i
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %call4 = call i32 @getchar()
  %cmp5 = icmp ne i32 %call4, -1
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %c.1 = phi i32 [ %call4, %land.rhs ], [ %c.0, %for.cond ]
  %1 = phi i1 [ false, %for.cond ], [ %cmp5, %land.rhs ]
  br i1 %1, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %conv = trunc i32 %c.1 to i8
  %arrayidx = getelementptr inbounds i8, ptr %to, i64 %n.0
  store i8 %conv, ptr %arrayidx, align 1
  %inc = add i64 %n.0, 1
  br label %for.cond

for.end:                                          ; preds = %land.end
  %div = udiv i64 %n.0, %size
  br label %return

if.end6:                                          ; preds = %if.end
  %call.i = call ptr @__files_state()
  %2 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %3 = ptrtoint ptr %stream.i to i64
  %sub.i35 = sub i64 %2, %3
  %rem.i = urem i64 %sub.i35, 28
  %tobool.i36 = icmp ne i64 %rem.i, 0
  %div.i37 = udiv i64 %sub.i35, 28
  %cmp.i38 = icmp uge i64 %div.i37, 32
  %or.cond = or i1 %tobool.i36, %cmp.i38
  br i1 %or.cond, label %if.then.i39, label %number_of.exit

if.then.i39:                                      ; preds = %if.end6
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end6
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call1.i22 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  %and.i28 = and i64 %call1.i22, 4294967295
  %conv.i29 = trunc i64 %and.i28 to i32
  %cmp.i24 = icmp ne i32 %conv.i29, 0
  br i1 %cmp.i24, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %4 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %4, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %5 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %5, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %6, 1
  %tobool.i20 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i20, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i17

if.then.i17:                                      ; preds = %enter.exit
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i48 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i48, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i17
  %call1.i.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %7, 9
  br i1 %cmp.i.i, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %enter.exit
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i45 = sub i32 %8, 1
  %idxprom.i = zext i32 %sub.i45 to i64
  %arrayidx.i46 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46, i32 0, i32 4
  %9 = load i32, ptr %held_back.i, align 4
  %tobool.i49 = icmp ne i32 %9, 0
  br i1 %tobool.i49, label %if.then.i52, label %nothing_held_back.exit

if.then.i52:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last.i, align 4
  %cmp.i18 = icmp eq i32 %10, 2
  br i1 %cmp.i18, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %11 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %11, 0
  br i1 %tobool6.i, label %land.lhs.true.i19, label %if.end11.i

land.lhs.true.i19:                                ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i19
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i19, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46, i32 0, i32 3
  %13 = load i32, ptr %changes12.i, align 4
  %add13.i = add i32 %13, 1
  store i32 %add13.i, ptr %changes.i, align 4
  store i32 1, ptr %last.i, align 4
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %14 = load i32, ptr %pushed.i, align 4
  %tobool18.i = icmp ne i32 %14, 0
  br i1 %tobool18.i, label %if.then19.i, label %if.end22.i

if.then19.i:                                      ; preds = %if.end11.i
  %sub.i = sub i32 %14, 1
  %conv.i = trunc i32 %sub.i to i8
  store i8 %conv.i, ptr %to, align 1
  store i32 0, ptr %pushed.i, align 4
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then19.i, %if.end11.i
  %n.i.0 = phi i64 [ 1, %if.then19.i ], [ 0, %if.end11.i ]
  %cmp23.i = icmp ult i64 %n.i.0, %mul.i
  br i1 %cmp23.i, label %land.lhs.true25.i, label %if.end34.i

land.lhs.true25.i:                                ; preds = %if.end22.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %15 = load i32, ptr %end.i, align 4
  %tobool26.i = icmp ne i32 %15, 0
  br i1 %tobool26.i, label %if.end34.i, label %if.then27.i

if.then27.i:                                      ; preds = %land.lhs.true25.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %16 = load i32, ptr %place.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %to, i64 %n.i.0
  %sub28.i = sub i64 %mul.i, %n.i.0
  %17 = load i32, ptr %arrayidx.i46, align 4
  %tobool.i66 = icmp ne i32 %17, 0
  br i1 %tobool.i66, label %if.then.i67, label %known.exit

if.then.i67:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46, i32 0, i32 2
  %18 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i57.0 = phi i32 [ 0, %known.exit ], [ %inc.i64, %for.body.i ]
  %conv.i59 = zext i32 %n.i57.0 to i64
  %cmp.i60 = icmp ult i64 %conv.i59, %sub28.i
  %add.i61 = add i32 %16, %n.i57.0
  %cmp3.i = icmp ult i32 %add.i61, %18
  %19 = select i1 %cmp.i60, i1 %cmp3.i, i1 false
  br i1 %19, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i46, i32 0, i32 5
  %idxprom.i62 = zext i32 %add.i61 to i64
  %arrayidx.i63 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i62
  %20 = load i8, ptr %arrayidx.i63, align 1
  %arrayidx7.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %conv.i59
  store i8 %20, ptr %arrayidx7.i, align 1
  %inc.i64 = add i32 %n.i57.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %21 = load i32, ptr %place.i, align 8
  %add31.i = add i32 %21, %n.i57.0
  store i32 %add31.i, ptr %place.i, align 8
  %add33.i = add i64 %n.i.0, %conv.i59
  br label %if.end34.i

if.end34.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i64 [ %n.i.0, %land.lhs.true25.i ], [ %add33.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp35.i = icmp ult i64 %n.i.1, %mul.i
  br i1 %cmp35.i, label %if.then37.i, label %get_text.exit

if.then37.i:                                      ; preds = %if.end34.i
  %end38.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end38.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end34.i, %if.then37.i, %if.end.i.i, %if.then2.i.i, %if.then.i17
  %retval.i.0 = phi i64 [ 0, %if.then.i17 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then37.i ], [ %n.i.1, %if.end34.i ]
  %call.i.i31 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i31 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i32 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %div9 = udiv i64 %retval.i.0, %size
  br label %return

return:                                           ; preds = %total.exit, %get_text.exit, %for.end
  %retval.0 = phi i64 [ %div, %for.end ], [ %div9, %get_text.exit ], [ 0, %total.exit ]
  ret i64 %retval.0
}

declare i32 @getchar()

define i32 @__file_fgetc(ptr noundef %s) {
entry:
  %c = alloca i8, align 1
  %0 = load ptr, ptr @stdin, align 8
  %cmp = icmp eq ptr %s, %0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i32 @getchar()
  br label %return

if.end:                                           ; preds = %entry
  %call.i = call ptr @__files_state()
  %1 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %2 = ptrtoint ptr %stream.i to i64
  %sub.i23 = sub i64 %1, %2
  %rem.i = urem i64 %sub.i23, 28
  %tobool.i24 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i23, 28
  %cmp.i25 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i24, %cmp.i25
  br i1 %or.cond, label %if.then.i26, label %number_of.exit

if.then.i26:                                      ; preds = %if.end
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i13 = call i32 @__gomc_self()
  %conv.i14 = zext i32 %call.i13 to i64
  %add.i15 = add i64 %conv.i14, 1
  %call1.i10 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i15, i64 noundef 0, i32 noundef 1)
  %and.i16 = and i64 %call1.i10, 4294967295
  %conv.i17 = trunc i64 %and.i16 to i32
  %cmp.i12 = icmp ne i32 %conv.i17, 0
  br i1 %cmp.i12, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %3 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %3, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %4 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %4, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %5 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %5, 1
  %tobool.i8 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i8, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i6

if.then.i6:                                       ; preds = %enter.exit
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i35 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i35, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i6
  %call1.i.i = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %6, 9
  br i1 %cmp.i.i, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %enter.exit
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %7 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i32 = sub i32 %7, 1
  %idxprom.i = zext i32 %sub.i32 to i64
  %arrayidx.i33 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i33, i32 0, i32 4
  %8 = load i32, ptr %held_back.i, align 4
  %tobool.i36 = icmp ne i32 %8, 0
  br i1 %tobool.i36, label %if.then.i39, label %nothing_held_back.exit

if.then.i39:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i7 = icmp eq i32 %9, 2
  br i1 %cmp.i7, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %10 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %10, 0
  br i1 %tobool6.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i33, i32 0, i32 3
  %11 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %11, 1
  %cmp9.i = icmp ne i32 %10, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i33, i32 0, i32 3
  %12 = load i32, ptr %changes12.i, align 4
  %add13.i = add i32 %12, 1
  store i32 %add13.i, ptr %changes.i, align 4
  store i32 1, ptr %last.i, align 4
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %tobool18.i = icmp ne i32 %13, 0
  br i1 %tobool18.i, label %if.then19.i, label %if.end22.i

if.then19.i:                                      ; preds = %if.end11.i
  %sub.i = sub i32 %13, 1
  %conv.i = trunc i32 %sub.i to i8
  store i8 %conv.i, ptr %c, align 1
  store i32 0, ptr %pushed.i, align 4
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then19.i, %if.end11.i
  %n.i.0 = phi i64 [ 1, %if.then19.i ], [ 0, %if.end11.i ]
  %cmp23.i = icmp ult i64 %n.i.0, 1
  br i1 %cmp23.i, label %land.lhs.true25.i, label %if.end34.i

land.lhs.true25.i:                                ; preds = %if.end22.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %14 = load i32, ptr %end.i, align 4
  %tobool26.i = icmp ne i32 %14, 0
  br i1 %tobool26.i, label %if.end34.i, label %if.then27.i

if.then27.i:                                      ; preds = %land.lhs.true25.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %15 = load i32, ptr %place.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %c, i64 %n.i.0
  %sub28.i = sub i64 1, %n.i.0
  %16 = load i32, ptr %arrayidx.i33, align 4
  %tobool.i53 = icmp ne i32 %16, 0
  br i1 %tobool.i53, label %if.then.i54, label %known.exit

if.then.i54:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i33, i32 0, i32 2
  %17 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i44.0 = phi i32 [ 0, %known.exit ], [ %inc.i51, %for.body.i ]
  %conv.i46 = zext i32 %n.i44.0 to i64
  %cmp.i47 = icmp ult i64 %conv.i46, %sub28.i
  %add.i48 = add i32 %15, %n.i44.0
  %cmp3.i = icmp ult i32 %add.i48, %17
  %18 = select i1 %cmp.i47, i1 %cmp3.i, i1 false
  br i1 %18, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i33, i32 0, i32 5
  %idxprom.i49 = zext i32 %add.i48 to i64
  %arrayidx.i50 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i49
  %19 = load i8, ptr %arrayidx.i50, align 1
  %arrayidx7.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %conv.i46
  store i8 %19, ptr %arrayidx7.i, align 1
  %inc.i51 = add i32 %n.i44.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %20 = load i32, ptr %place.i, align 8
  %add31.i = add i32 %20, %n.i44.0
  store i32 %add31.i, ptr %place.i, align 8
  %add33.i = add i64 %n.i.0, %conv.i46
  br label %if.end34.i

if.end34.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i64 [ %n.i.0, %land.lhs.true25.i ], [ %add33.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp35.i = icmp ult i64 %n.i.1, 1
  br i1 %cmp35.i, label %if.then37.i, label %get_text.exit

if.then37.i:                                      ; preds = %if.end34.i
  %end38.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end38.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end34.i, %if.then37.i, %if.end.i.i, %if.then2.i.i, %if.then.i6
  %retval.i.0 = phi i64 [ 0, %if.then.i6 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then37.i ], [ %n.i.1, %if.end34.i ]
  %call.i.i19 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i19 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i20 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %tobool = icmp ne i64 %retval.i.0, 0
  %21 = load i8, ptr %c, align 1
  %conv = zext i8 %21 to i32
  %cond = select i1 %tobool, i32 %conv, i32 -1
  br label %return

return:                                           ; preds = %get_text.exit, %if.then
  %retval.0 = phi i32 [ %call, %if.then ], [ %cond, %get_text.exit ]
  ret i32 %retval.0
}

define i32 @__file_getc(ptr noundef %s) {
entry:
  %call = call i32 @__file_fgetc(ptr noundef %s)
  ret i32 %call
}

define i32 @__file__IO_getc(ptr noundef %s) {
entry:
  %call = call i32 @__file_fgetc(ptr noundef %s)
  ret i32 %call
}

define ptr @__file_fgets(ptr noundef %to, i32 noundef %size, ptr noundef %s) {
entry:
  %c = alloca i8, align 1
  %0 = load ptr, ptr @stdin, align 8
  %cmp = icmp eq ptr %s, %0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call ptr @fgets(ptr noundef %to, i32 noundef %size, ptr noundef %s)
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = icmp slt i32 %size, 2
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.4)
  unreachable

if.end3:                                          ; preds = %if.end
  %call.i = call ptr @__files_state()
  %1 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %2 = ptrtoint ptr %stream.i to i64
  %sub.i35 = sub i64 %1, %2
  %rem.i = urem i64 %sub.i35, 28
  %tobool.i36 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i35, 28
  %cmp.i37 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i36, %cmp.i37
  br i1 %or.cond, label %if.then.i38, label %number_of.exit

if.then.i38:                                      ; preds = %if.end3
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end3
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call1.i22 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  %and.i28 = and i64 %call1.i22, 4294967295
  %conv.i29 = trunc i64 %and.i28 to i32
  %cmp.i24 = icmp ne i32 %conv.i29, 0
  br i1 %cmp.i24, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %3 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %3, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  store i8 0, ptr %c, align 1
  br label %while.cond

while.cond:                                       ; preds = %while.body, %enter.exit
  %n.0 = phi i32 [ 0, %enter.exit ], [ %inc, %while.body ]
  %sub = sub nsw i32 %size, 1
  %cmp5 = icmp slt i32 %n.0, %sub
  %4 = load i8, ptr %c, align 1
  %conv = zext i8 %4 to i32
  %cmp6 = icmp ne i32 %conv, 10
  %or.cond58 = select i1 %cmp5, i1 %cmp6, i1 false
  br i1 %or.cond58, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %5 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %5, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %6, 1
  %tobool.i20 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i20, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i18

if.then.i18:                                      ; preds = %land.rhs
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i47 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i47, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i18
  %call1.i.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %7, 9
  br i1 %cmp.i.i, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %land.rhs
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i44 = sub i32 %8, 1
  %idxprom.i = zext i32 %sub.i44 to i64
  %arrayidx.i45 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 4
  %9 = load i32, ptr %held_back.i, align 4
  %tobool.i48 = icmp ne i32 %9, 0
  br i1 %tobool.i48, label %if.then.i51, label %nothing_held_back.exit

if.then.i51:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last.i, align 4
  %cmp.i19 = icmp eq i32 %10, 2
  br i1 %cmp.i19, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %11 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %11, 0
  br i1 %tobool6.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 3
  %13 = load i32, ptr %changes12.i, align 4
  %add13.i = add i32 %13, 1
  store i32 %add13.i, ptr %changes.i, align 4
  store i32 1, ptr %last.i, align 4
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %14 = load i32, ptr %pushed.i, align 4
  %tobool18.i = icmp ne i32 %14, 0
  br i1 %tobool18.i, label %if.then19.i, label %if.end22.i

if.then19.i:                                      ; preds = %if.end11.i
  %sub.i = sub i32 %14, 1
  %conv.i = trunc i32 %sub.i to i8
  store i8 %conv.i, ptr %c, align 1
  store i32 0, ptr %pushed.i, align 4
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then19.i, %if.end11.i
  %n.i.0 = phi i64 [ 1, %if.then19.i ], [ 0, %if.end11.i ]
  %cmp23.i = icmp ult i64 %n.i.0, 1
  br i1 %cmp23.i, label %land.lhs.true25.i, label %if.end34.i

land.lhs.true25.i:                                ; preds = %if.end22.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %15 = load i32, ptr %end.i, align 4
  %tobool26.i = icmp ne i32 %15, 0
  br i1 %tobool26.i, label %if.end34.i, label %if.then27.i

if.then27.i:                                      ; preds = %land.lhs.true25.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %16 = load i32, ptr %place.i, align 8
  %add.ptr.i = getelementptr inbounds i8, ptr %c, i64 %n.i.0
  %sub28.i = sub i64 1, %n.i.0
  %17 = load i32, ptr %arrayidx.i45, align 4
  %tobool.i65 = icmp ne i32 %17, 0
  br i1 %tobool.i65, label %if.then.i66, label %known.exit

if.then.i66:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 2
  %18 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i56.0 = phi i32 [ 0, %known.exit ], [ %inc.i63, %for.body.i ]
  %conv.i58 = zext i32 %n.i56.0 to i64
  %cmp.i59 = icmp ult i64 %conv.i58, %sub28.i
  %add.i60 = add i32 %16, %n.i56.0
  %cmp3.i = icmp ult i32 %add.i60, %18
  %19 = select i1 %cmp.i59, i1 %cmp3.i, i1 false
  br i1 %19, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 5
  %idxprom.i61 = zext i32 %add.i60 to i64
  %arrayidx.i62 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i61
  %20 = load i8, ptr %arrayidx.i62, align 1
  %arrayidx7.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %conv.i58
  store i8 %20, ptr %arrayidx7.i, align 1
  %inc.i63 = add i32 %n.i56.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %21 = load i32, ptr %place.i, align 8
  %add31.i = add i32 %21, %n.i56.0
  store i32 %add31.i, ptr %place.i, align 8
  %add33.i = add i64 %n.i.0, %conv.i58
  br label %if.end34.i

if.end34.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i64 [ %n.i.0, %land.lhs.true25.i ], [ %add33.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp35.i = icmp ult i64 %n.i.1, 1
  br i1 %cmp35.i, label %if.then37.i, label %get_text.exit

if.then37.i:                                      ; preds = %if.end34.i
  %end38.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end38.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end34.i, %if.then37.i, %if.end.i.i, %if.then2.i.i, %if.then.i18
  %retval.i.0 = phi i64 [ 0, %if.then.i18 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then37.i ], [ %n.i.1, %if.end34.i ]
  %tobool = icmp ne i64 %retval.i.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %get_text.exit
  %22 = load i8, ptr %c, align 1
  %inc = add nsw i32 %n.0, 1
  %idxprom = sext i32 %n.0 to i64
  %arrayidx = getelementptr inbounds i8, ptr %to, i64 %idxprom
  store i8 %22, ptr %arrayidx, align 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %get_text.exit
  %tobool9 = icmp ne i32 %n.0, 0
  br i1 %tobool9, label %if.then10, label %if.end13

if.then10:                                        ; preds = %while.end
  %idxprom11 = sext i32 %n.0 to i64
  %arrayidx12 = getelementptr inbounds i8, ptr %to, i64 %idxprom11
  store i8 0, ptr %arrayidx12, align 1
  br label %if.end13

if.end13:                                         ; preds = %if.then10, %while.end
  %call.i.i31 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i31 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i32 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %to. = select i1 %tobool9, ptr %to, ptr null
  br label %return

return:                                           ; preds = %if.end13, %if.then
  %retval.0 = phi ptr [ %call, %if.then ], [ %to., %if.end13 ]
  ret ptr %retval.0
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef)

define i32 @ungetc(i32 noundef %c, ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i21 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i21, i1 true, i1 %cmp1.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %entry
  %cmp = icmp eq i32 %c, -1
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %not_standard.exit
  %call.i15 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i15, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i33 = sub i64 %4, %5
  %rem.i = urem i64 %sub.i33, 28
  %tobool.i34 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i33, 28
  %cmp.i35 = icmp uge i64 %div.i, 32
  %or.cond17 = or i1 %tobool.i34, %cmp.i35
  br i1 %or.cond17, label %if.then.i37, label %number_of.exit

if.then.i37:                                      ; preds = %if.end
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i25 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i25 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i23 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i26 = and i64 %call1.i23, 4294967295
  %conv.i27 = trunc i64 %and.i26 to i32
  %cmp.i24 = icmp ne i32 %conv.i27, 0
  br i1 %cmp.i24, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i16 = icmp ne i32 %6, 1
  br i1 %cmp.i16, label %if.then.i17, label %enter.exit

if.then.i17:                                      ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %8, 1
  %tobool.i22 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i22, true
  br i1 %lnot.i, label %lor.lhs.false, label %if.then8

lor.lhs.false:                                    ; preds = %enter.exit
  %pushed = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %9 = load i32, ptr %pushed, align 4
  %tobool3 = icmp ne i32 %9, 0
  br i1 %tobool3, label %if.then8, label %lor.lhs.false4

lor.lhs.false4:                                   ; preds = %lor.lhs.false
  %last = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last, align 4
  %cmp5 = icmp ne i32 %10, 1
  br i1 %cmp5, label %if.then8, label %lor.lhs.false6

lor.lhs.false6:                                   ; preds = %lor.lhs.false4
  %place = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %11 = load i32, ptr %place, align 8
  %cmp7 = icmp eq i32 %11, 0
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %lor.lhs.false6, %lor.lhs.false4, %lor.lhs.false, %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.5)
  unreachable

if.end9:                                          ; preds = %lor.lhs.false6
  %conv = trunc i32 %c to i8
  %conv10 = zext i8 %conv to i32
  %add = add i32 %conv10, 1
  store i32 %add, ptr %pushed, align 4
  %end = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end, align 4
  %call.i.i29 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i29 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i30 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %not_standard.exit, %if.end9
  %retval.0 = phi i32 [ %conv10, %if.end9 ], [ -1, %not_standard.exit ]
  ret i32 %retval.0
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_error(ptr noundef, ptr noundef)

