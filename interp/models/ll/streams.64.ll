source_filename = "streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { [8 x i64], i32, i32 }
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
  %call.i20 = call i32 @__gomc_reads_errno()
  %tobool.i21 = icmp ne i32 %call.i20, 0
  br i1 %tobool.i21, label %if.end.i25, label %return

if.end.i25:                                       ; preds = %if.then
  %call1.i23 = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i23, align 4
  %cmp.i24 = icmp ne i32 %2, 22
  br i1 %cmp.i24, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i25
  store i32 22, ptr %call1.i23, align 4
  br label %return

if.end:                                           ; preds = %flags_of.exit
  %call2 = call i32 @__files_open(ptr noundef %path, i32 noundef %retval.i.0, i32 noundef 438)
  %cmp3 = icmp slt i32 %call2, 0
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %sub = sub nsw i32 0, %call2
  %call.i28 = call i32 @__gomc_reads_errno()
  %tobool.i29 = icmp ne i32 %call.i28, 0
  br i1 %tobool.i29, label %if.end.i33, label %return

if.end.i33:                                       ; preds = %cond.true
  %call1.i31 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i31, align 4
  %cmp.i32 = icmp ne i32 %3, %sub
  br i1 %cmp.i32, label %if.then2.i34, label %return

if.then2.i34:                                     ; preds = %if.end.i33
  store i32 %sub, ptr %call1.i31, align 4
  br label %return

cond.false:                                       ; preds = %if.end
  %call.i13 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond.false
  %call.i = call i32 @__gomc_self()
  %conv.i39 = zext i32 %call.i to i64
  %add.i40 = add i64 %conv.i39, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i13, i32 noundef 8, i64 noundef %add.i40, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i, 4294967295
  %conv.i41 = trunc i64 %and.i to i32
  %cmp.i14 = icmp ne i32 %conv.i41, 0
  br i1 %cmp.i14, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i13, i32 0, i32 3
  %4 = load i32, ptr %streams.i, align 8
  %cmp.i7 = icmp eq i32 %4, 32
  br i1 %cmp.i7, label %if.then.i8, label %new_stream.exit

if.then.i8:                                       ; preds = %hold.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.7)
  unreachable

new_stream.exit:                                  ; preds = %hold.exit
  %add.i = add i32 %4, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i13, i32 0, i32 7
  %idxprom.i9 = zext i32 %4 to i64
  %arrayidx.i10 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i64 0, i64 %idxprom.i9
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i10, i32 0, i32 1
  store i32 %call2, ptr %descriptor2.i, align 4
  %description.i = getelementptr inbounds %struct.files, ptr %call.i13, i32 0, i32 6
  %sub.i = sub i32 %call2, 3
  %idxprom.i17 = zext i32 %sub.i to i64
  %arrayidx.i18 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i17
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i18, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i10 release, align 4
  %call.i36 = call i32 @__gomc_self()
  %conv.i37 = zext i32 %call.i36 to i64
  %add.i38 = add i64 %conv.i37, 1
  %call1.i15 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i13, i32 noundef 8, i64 noundef %add.i38, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true, %if.then2.i34, %if.end.i33, %if.end.i25, %if.then2.i, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ null, %if.then2.i ], [ null, %if.end.i25 ], [ %arrayidx.i10, %new_stream.exit ], [ null, %cond.true ], [ null, %if.then2.i34 ], [ null, %if.end.i33 ]
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
  %call.i80 = call i32 @__gomc_reads_errno()
  %tobool.i81 = icmp ne i32 %call.i80, 0
  br i1 %tobool.i81, label %if.end.i85, label %return

if.end.i85:                                       ; preds = %if.then2
  %call1.i83 = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i83, align 4
  %cmp.i84 = icmp ne i32 %2, 22
  br i1 %cmp.i84, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i85
  store i32 22, ptr %call1.i83, align 4
  br label %return

if.end4:                                          ; preds = %flags_of.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i54

do.body.i54:                                      ; preds = %do.body.i54, %if.end4
  %call.i112 = call i32 @__gomc_self()
  %conv.i113 = zext i32 %call.i112 to i64
  %add.i114 = add i64 %conv.i113, 1
  %call2.i53 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i114, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i53, 4294967295
  %conv.i118 = trunc i64 %and.i to i32
  %cmp.i56 = icmp ne i32 %conv.i118, 0
  br i1 %cmp.i56, label %do.body.i54, label %hold.exit57

hold.exit57:                                      ; preds = %do.body.i54
  %cmp1.i61 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i61
  br i1 %or.cond, label %find.exit, label %if.end.i66

if.end.i66:                                       ; preds = %hold.exit57
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %idxprom.i63 = sext i32 %sub.i to i64
  %arrayidx.i64 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i63
  %3 = load atomic i32, ptr %arrayidx.i64 monotonic, align 8
  %tobool.i65 = icmp ne i32 %3, 0
  %arrayidx.i64. = select i1 %tobool.i65, ptr %arrayidx.i64, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit57, %if.end.i66
  %retval.i58.0 = phi ptr [ %arrayidx.i64., %if.end.i66 ], [ null, %hold.exit57 ]
  %tobool7 = icmp ne ptr %retval.i58.0, null
  br i1 %tobool7, label %cond.true, label %cond.end

cond.true:                                        ; preds = %find.exit
  %flags8 = getelementptr inbounds %struct.description, ptr %retval.i58.0, i32 0, i32 1
  %4 = load i32, ptr %flags8, align 4
  %and = and i32 %4, 3
  br label %cond.end

cond.end:                                         ; preds = %find.exit, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %find.exit ]
  %and9 = and i32 %retval.i.0, 3
  %magicptr = ptrtoint ptr %retval.i58.0 to i64
  %cond50 = icmp eq i64 %magicptr, 0
  br i1 %cond50, label %if.end24, label %land.lhs.true

land.lhs.true:                                    ; preds = %cond.end
  %5 = load atomic i32, ptr %retval.i58.0 monotonic, align 8
  %cmp11 = icmp eq i32 %5, -1
  br i1 %cmp11, label %if.then12, label %land.lhs.true15

if.then12:                                        ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.1)
  unreachable

land.lhs.true15:                                  ; preds = %land.lhs.true
  %stream = getelementptr inbounds %struct.description, ptr %retval.i58.0, i32 0, i32 3
  %6 = load i32, ptr %stream, align 4
  %tobool16 = icmp ne i32 %6, 0
  br i1 %tobool16, label %if.then23, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true15
  %and17 = and i32 %retval.i.0, 1024
  %tobool18 = icmp ne i32 %and17, 0
  br i1 %tobool18, label %land.lhs.true19, label %if.end24

land.lhs.true19:                                  ; preds = %lor.lhs.false
  %flags20 = getelementptr inbounds %struct.description, ptr %retval.i58.0, i32 0, i32 1
  %7 = load i32, ptr %flags20, align 4
  %and21 = and i32 %7, 1024
  %tobool22 = icmp ne i32 %and21, 0
  br i1 %tobool22, label %if.end24, label %if.then23

if.then23:                                        ; preds = %land.lhs.true19, %land.lhs.true15
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.2)
  unreachable

if.end24:                                         ; preds = %cond.end, %land.lhs.true19, %lor.lhs.false
  %call.i106 = call i32 @__gomc_self()
  %conv.i107 = zext i32 %call.i106 to i64
  %add.i108 = add i64 %conv.i107, 1
  %call1.i73 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i108, i64 noundef 0, i32 noundef 1)
  br i1 %tobool7, label %if.end28, label %if.then26

if.then26:                                        ; preds = %if.end24
  %call.i88 = call i32 @__gomc_reads_errno()
  %tobool.i89 = icmp ne i32 %call.i88, 0
  br i1 %tobool.i89, label %if.end.i93, label %return

if.end.i93:                                       ; preds = %if.then26
  %call1.i91 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i91, align 4
  %cmp.i92 = icmp ne i32 %8, 9
  br i1 %cmp.i92, label %if.then2.i94, label %return

if.then2.i94:                                     ; preds = %if.end.i93
  store i32 9, ptr %call1.i91, align 4
  br label %return

if.end28:                                         ; preds = %if.end24
  %cmp29 = icmp ne i32 %cond, 2
  %cmp31 = icmp ne i32 %cond, %and9
  %or.cond49 = select i1 %cmp29, i1 %cmp31, i1 false
  br i1 %or.cond49, label %cond.true32, label %cond.false34

cond.true32:                                      ; preds = %if.end28
  %call.i98 = call i32 @__gomc_reads_errno()
  %tobool.i99 = icmp ne i32 %call.i98, 0
  br i1 %tobool.i99, label %if.end.i103, label %return

if.end.i103:                                      ; preds = %cond.true32
  %call1.i101 = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i101, align 4
  %cmp.i102 = icmp ne i32 %9, 22
  br i1 %cmp.i102, label %if.then2.i104, label %return

if.then2.i104:                                    ; preds = %if.end.i103
  store i32 22, ptr %call1.i101, align 4
  br label %return

cond.false34:                                     ; preds = %if.end28
  %call.i48 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond.false34
  %call.i115 = call i32 @__gomc_self()
  %conv.i116 = zext i32 %call.i115 to i64
  %add.i117 = add i64 %conv.i116, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i48, i32 noundef 8, i64 noundef %add.i117, i64 noundef 0, i32 noundef 1)
  %and.i120 = and i64 %call2.i, 4294967295
  %conv.i121 = trunc i64 %and.i120 to i32
  %cmp.i49 = icmp ne i32 %conv.i121, 0
  br i1 %cmp.i49, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i48, i32 0, i32 3
  %10 = load i32, ptr %streams.i, align 8
  %cmp.i40 = icmp eq i32 %10, 32
  br i1 %cmp.i40, label %if.then.i41, label %new_stream.exit

if.then.i41:                                      ; preds = %hold.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.7)
  unreachable

new_stream.exit:                                  ; preds = %hold.exit
  %add.i = add i32 %10, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i48, i32 0, i32 7
  %idxprom.i42 = zext i32 %10 to i64
  %arrayidx.i43 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i64 0, i64 %idxprom.i42
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i43, i32 0, i32 1
  store i32 %number, ptr %descriptor2.i, align 4
  %description.i75 = getelementptr inbounds %struct.files, ptr %call.i48, i32 0, i32 6
  %sub.i76 = sub i32 %number, 3
  %idxprom.i77 = zext i32 %sub.i76 to i64
  %arrayidx.i78 = getelementptr inbounds [32 x %struct.description], ptr %description.i75, i64 0, i64 %idxprom.i77
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i78, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i43 release, align 4
  %call.i109 = call i32 @__gomc_self()
  %conv.i110 = zext i32 %call.i109 to i64
  %add.i111 = add i64 %conv.i110, 1
  %call1.i70 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i48, i32 noundef 8, i64 noundef %add.i111, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true32, %if.then2.i104, %if.end.i103, %if.end.i93, %if.then2.i94, %if.then26, %if.end.i85, %if.then2.i, %if.then2
  %retval.0 = phi ptr [ null, %if.then2 ], [ null, %if.then2.i ], [ null, %if.end.i85 ], [ null, %if.then26 ], [ null, %if.then2.i94 ], [ null, %if.end.i93 ], [ %arrayidx.i43, %new_stream.exit ], [ null, %cond.true32 ], [ null, %if.then2.i104 ], [ null, %if.end.i103 ]
  ret ptr %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @fclose(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i18 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i18, i1 true, i1 %cmp1.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i5 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i5, i32 0, i32 7
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
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit
  %call.i19 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i19 to i64
  %add.i = add i64 %conv.i, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i23 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i23, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i7 = icmp ne i32 %6, 1
  br i1 %cmp.i7, label %if.then.i8, label %enter.exit

if.then.i8:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
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
  %sub.i38 = sub i32 %8, 1
  %idxprom.i39 = zext i32 %sub.i38 to i64
  %arrayidx.i40 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i39
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i12 = icmp eq i32 %9, 2
  br i1 %cmp.i12, label %if.then.i13, label %if.end.i

if.then.i13:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i40, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i13, %enter.exit
  %10 = load i32, ptr %pushed, align 4
  %tobool.i14 = icmp ne i32 %10, 0
  br i1 %tobool.i14, label %if.then1.i, label %flush.exit

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
  %call.i20 = call i32 @__gomc_self()
  %conv.i21 = zext i32 %call.i20 to i64
  %add.i22 = add i64 %conv.i21, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i22, i64 noundef 0, i32 noundef 1)
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
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i9.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i38 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i39 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i38, %cmp.i39
  br i1 %or.cond, label %if.then.i40, label %number_of.exit

if.then.i40:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i12 = icmp eq i32 %5, 1
  br i1 %cmp.i12, label %must_be_open.exit, label %if.end.i15

if.end.i15:                                       ; preds = %number_of.exit
  %call.i.i14 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i15
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call2.i.i17 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i17, 4294967295
  %conv.i32 = trunc i64 %and.i to i32
  %cmp.i.i19 = icmp ne i32 %conv.i32, 0
  br i1 %cmp.i.i19, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i22, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i9.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i84 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i84, align 4
  %and.i85 = and i32 %8, 3
  %cmp.i86 = icmp ne i32 %and.i85, 0
  %conv.i87 = zext i1 %cmp.i86 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i87, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i5, label %for.cond.i130, label %if.end.i7

for.cond.i130:                                    ; preds = %takes_all.exit.i, %for.body.i132
  %i.i128.0 = phi i64 [ %inc.i133, %for.body.i132 ], [ 0, %takes_all.exit.i ]
  %cmp.i129 = icmp ult i64 %i.i128.0, %conv.i
  br i1 %cmp.i129, label %for.body.i132, label %put_all.exit

for.body.i132:                                    ; preds = %for.cond.i130
  %arrayidx.i131 = getelementptr inbounds i8, ptr %text.i, i64 %i.i128.0
  %9 = load volatile i8, ptr %arrayidx.i131, align 1
  %inc.i133 = add i64 %i.i128.0, 1
  br label %for.cond.i130

if.end.i7:                                        ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i64
  %stream.i63 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i63 to i64
  %sub.i64 = sub i64 %10, %11
  %rem.i65 = urem i64 %sub.i64, 28
  %tobool.i66 = icmp ne i64 %rem.i65, 0
  %div.i67 = udiv i64 %sub.i64, 28
  %cmp.i68 = icmp uge i64 %div.i67, 32
  %or.cond77 = or i1 %tobool.i66, %cmp.i68
  br i1 %or.cond77, label %if.then.i70, label %number_of.exit75

if.then.i70:                                      ; preds = %if.end.i7
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit75:                                 ; preds = %if.end.i7
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit75
  %call.i29 = call i32 @__gomc_self()
  %conv.i30 = zext i32 %call.i29 to i64
  %add.i31 = add i64 %conv.i30, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i31, i64 noundef 0, i32 noundef 1)
  %and.i34 = and i64 %call2.i.i.i, 4294967295
  %conv.i35 = trunc i64 %and.i34 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i35, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %12 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %12, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i15.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i16.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i16.i, align 4
  %sub.i.i17.i = sub i32 %13, 3
  %idxprom.i.i18.i = zext i32 %sub.i.i17.i to i64
  %arrayidx.i.i19.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i64 0, i64 %idxprom.i.i18.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i80 = and i32 %14, 3
  %cmp.i81 = icmp ne i32 %and.i80, 0
  br i1 %cmp.i81, label %if.end.i25.i, label %if.then.i22.i

if.then.i22.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i89 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i89, label %if.end.i.i93, label %put_text.exit.i

if.end.i.i93:                                     ; preds = %if.then.i22.i
  %call1.i.i91 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i91, align 4
  %cmp.i.i92 = icmp ne i32 %15, 9
  br i1 %cmp.i.i92, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i93
  store i32 9, ptr %call1.i.i91, align 4
  br label %put_text.exit.i

if.end.i25.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i78 = sub i32 %16, 1
  %idxprom.i = zext i32 %sub.i78 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i47 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i47 to i64
  %sub.i48 = sub i64 %10, %17
  %rem.i49 = urem i64 %sub.i48, 28
  %tobool.i50 = icmp ne i64 %rem.i49, 0
  %div.i51 = udiv i64 %sub.i48, 28
  %cmp.i52 = icmp uge i64 %div.i51, 32
  %or.cond78 = or i1 %tobool.i50, %cmp.i52
  br i1 %or.cond78, label %if.then.i54, label %number_of.exit59

if.then.i54:                                      ; preds = %if.end.i25.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit59:                                 ; preds = %if.end.i25.i
  %conv.i56 = trunc i64 %div.i51 to i32
  %add.i57 = add i32 %conv.i56, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i94 = icmp ne i32 %18, 0
  %cmp.i95 = icmp ne i32 %18, %add.i57
  %or.cond80 = select i1 %tobool.i94, i1 %cmp.i95, i1 false
  br i1 %or.cond80, label %if.then.i97, label %nothing_held_back.exit

if.then.i97:                                      ; preds = %number_of.exit59
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit59
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i24.i = icmp eq i32 %19, 1
  br i1 %cmp.i24.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %20, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i64 %conv.i, 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %22, 1
  %cmp12.i.i = icmp eq i32 %21, %add.i.i
  %23 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i.i = sub i32 %23, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i107 = and i32 %24, 1024
  %tobool.i108 = icmp ne i32 %and.i107, 0
  br i1 %tobool.i108, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 8
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i115 = icmp ne i32 %27, 0
  br i1 %tobool.i115, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i118 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i118, 0
  br i1 %tobool2.i, label %if.end.i120, label %put_bytes.exit

if.end.i120:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i121 = sub i32 8192, %26
  %conv.i122 = zext i32 %sub.i121 to i64
  %cmp5.i = icmp ugt i64 %conv.i, %conv.i122
  %or.cond79 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond79, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i120
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i120
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %28, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %26
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i123 = zext i32 %end.i.0 to i64
  %arrayidx.i124 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i123
  store i8 0, ptr %arrayidx.i124, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %conv.i
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text.i, i64 %conv13.i
  %29 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i125 = add i32 %26, %i.i.0
  %idxprom20.i = zext i32 %add.i125 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %29, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %26 to i64
  %add26.i = add i64 %conv25.i, %conv.i
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %add32.i = add i32 %26, %call.i.
  %spec.select = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %spec.select, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %30, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %31 = load i32, ptr %place4.i, align 8
  %add.i111 = add i32 %31, %call.i.
  store i32 %add.i111, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i57, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i93, %if.then2.i.i, %if.then.i22.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i22.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i93 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i130, %put_text.exit.i
  %retval.i3.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i130 ]
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
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i9.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i40 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i41 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i40, %cmp.i41
  br i1 %or.cond, label %if.then.i42, label %number_of.exit

if.then.i42:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i14 = icmp eq i32 %5, 1
  br i1 %cmp.i14, label %must_be_open.exit, label %if.end.i17

if.end.i17:                                       ; preds = %number_of.exit
  %call.i.i16 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i17
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call2.i.i19 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i16, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i19, 4294967295
  %conv.i34 = trunc i64 %and.i to i32
  %cmp.i.i21 = icmp ne i32 %conv.i34, 0
  br i1 %cmp.i.i21, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i = add i64 %conv.i24, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i9.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i86 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i86, align 4
  %and.i87 = and i32 %8, 3
  %cmp.i88 = icmp ne i32 %and.i87, 0
  %conv.i89 = zext i1 %cmp.i88 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i89, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i7 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i7, label %for.cond.i132, label %if.end.i9

for.cond.i132:                                    ; preds = %takes_all.exit.i, %for.body.i134
  %i.i130.0 = phi i64 [ %inc.i135, %for.body.i134 ], [ 0, %takes_all.exit.i ]
  %cmp.i131 = icmp ult i64 %i.i130.0, %conv.i
  br i1 %cmp.i131, label %for.body.i134, label %put_all.exit

for.body.i134:                                    ; preds = %for.cond.i132
  %arrayidx.i133 = getelementptr inbounds i8, ptr %text.i, i64 %i.i130.0
  %9 = load volatile i8, ptr %arrayidx.i133, align 1
  %inc.i135 = add i64 %i.i130.0, 1
  br label %for.cond.i132

if.end.i9:                                        ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i64
  %stream.i65 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i65 to i64
  %sub.i66 = sub i64 %10, %11
  %rem.i67 = urem i64 %sub.i66, 28
  %tobool.i68 = icmp ne i64 %rem.i67, 0
  %div.i69 = udiv i64 %sub.i66, 28
  %cmp.i70 = icmp uge i64 %div.i69, 32
  %or.cond77 = or i1 %tobool.i68, %cmp.i70
  br i1 %or.cond77, label %if.then.i72, label %number_of.exit77

if.then.i72:                                      ; preds = %if.end.i9
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit77:                                 ; preds = %if.end.i9
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit77
  %call.i31 = call i32 @__gomc_self()
  %conv.i32 = zext i32 %call.i31 to i64
  %add.i33 = add i64 %conv.i32, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i33, i64 noundef 0, i32 noundef 1)
  %and.i36 = and i64 %call2.i.i.i, 4294967295
  %conv.i37 = trunc i64 %and.i36 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i37, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %12 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %12, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i15.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i16.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i16.i, align 4
  %sub.i.i17.i = sub i32 %13, 3
  %idxprom.i.i18.i = zext i32 %sub.i.i17.i to i64
  %arrayidx.i.i19.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i64 0, i64 %idxprom.i.i18.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i82 = and i32 %14, 3
  %cmp.i83 = icmp ne i32 %and.i82, 0
  br i1 %cmp.i83, label %if.end.i25.i, label %if.then.i22.i

if.then.i22.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i91 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i91, label %if.end.i.i95, label %put_text.exit.i

if.end.i.i95:                                     ; preds = %if.then.i22.i
  %call1.i.i93 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i93, align 4
  %cmp.i.i94 = icmp ne i32 %15, 9
  br i1 %cmp.i.i94, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i95
  store i32 9, ptr %call1.i.i93, align 4
  br label %put_text.exit.i

if.end.i25.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i80 = sub i32 %16, 1
  %idxprom.i = zext i32 %sub.i80 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i49 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i49 to i64
  %sub.i50 = sub i64 %10, %17
  %rem.i51 = urem i64 %sub.i50, 28
  %tobool.i52 = icmp ne i64 %rem.i51, 0
  %div.i53 = udiv i64 %sub.i50, 28
  %cmp.i54 = icmp uge i64 %div.i53, 32
  %or.cond78 = or i1 %tobool.i52, %cmp.i54
  br i1 %or.cond78, label %if.then.i56, label %number_of.exit61

if.then.i56:                                      ; preds = %if.end.i25.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit61:                                 ; preds = %if.end.i25.i
  %conv.i58 = trunc i64 %div.i53 to i32
  %add.i59 = add i32 %conv.i58, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i96 = icmp ne i32 %18, 0
  %cmp.i97 = icmp ne i32 %18, %add.i59
  %or.cond80 = select i1 %tobool.i96, i1 %cmp.i97, i1 false
  br i1 %or.cond80, label %if.then.i99, label %nothing_held_back.exit

if.then.i99:                                      ; preds = %number_of.exit61
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit61
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i24.i = icmp eq i32 %19, 1
  br i1 %cmp.i24.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %20, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i64 %conv.i, 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %22, 1
  %cmp12.i.i = icmp eq i32 %21, %add.i.i
  %23 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i.i = sub i32 %23, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i109 = and i32 %24, 1024
  %tobool.i110 = icmp ne i32 %and.i109, 0
  br i1 %tobool.i110, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 8
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i117 = icmp ne i32 %27, 0
  br i1 %tobool.i117, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i120 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i120, 0
  br i1 %tobool2.i, label %if.end.i122, label %put_bytes.exit

if.end.i122:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i123 = sub i32 8192, %26
  %conv.i124 = zext i32 %sub.i123 to i64
  %cmp5.i = icmp ugt i64 %conv.i, %conv.i124
  %or.cond79 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond79, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i122
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i122
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %28, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %26
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i125 = zext i32 %end.i.0 to i64
  %arrayidx.i126 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i125
  store i8 0, ptr %arrayidx.i126, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %conv.i
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text.i, i64 %conv13.i
  %29 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i127 = add i32 %26, %i.i.0
  %idxprom20.i = zext i32 %add.i127 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %29, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %26 to i64
  %add26.i = add i64 %conv25.i, %conv.i
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %add32.i = add i32 %26, %call.i.
  %spec.select = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %spec.select, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %30, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %31 = load i32, ptr %place4.i, align 8
  %add.i113 = add i32 %31, %call.i.
  store i32 %add.i113, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i59, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i95, %if.then2.i.i, %if.then.i22.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i22.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i95 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i30 = add i64 %conv.i29, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i132, %put_text.exit.i
  %retval.i5.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i132 ]
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
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i9.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i40 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i41 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i40, %cmp.i41
  br i1 %or.cond, label %if.then.i42, label %number_of.exit

if.then.i42:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i14 = icmp eq i32 %5, 1
  br i1 %cmp.i14, label %must_be_open.exit, label %if.end.i17

if.end.i17:                                       ; preds = %number_of.exit
  %call.i.i16 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i17
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call2.i.i19 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i16, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i19, 4294967295
  %conv.i34 = trunc i64 %and.i to i32
  %cmp.i.i21 = icmp ne i32 %conv.i34, 0
  br i1 %cmp.i.i21, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i = add i64 %conv.i24, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i9.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i86 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i86, align 4
  %and.i87 = and i32 %8, 3
  %cmp.i88 = icmp ne i32 %and.i87, 0
  %conv.i89 = zext i1 %cmp.i88 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i89, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i7 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i7, label %for.cond.i132, label %if.end.i9

for.cond.i132:                                    ; preds = %takes_all.exit.i, %for.body.i134
  %i.i130.0 = phi i64 [ %inc.i135, %for.body.i134 ], [ 0, %takes_all.exit.i ]
  %cmp.i131 = icmp ult i64 %i.i130.0, %conv.i
  br i1 %cmp.i131, label %for.body.i134, label %put_all.exit

for.body.i134:                                    ; preds = %for.cond.i132
  %arrayidx.i133 = getelementptr inbounds i8, ptr %text.i, i64 %i.i130.0
  %9 = load volatile i8, ptr %arrayidx.i133, align 1
  %inc.i135 = add i64 %i.i130.0, 1
  br label %for.cond.i132

if.end.i9:                                        ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i64
  %stream.i65 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i65 to i64
  %sub.i66 = sub i64 %10, %11
  %rem.i67 = urem i64 %sub.i66, 28
  %tobool.i68 = icmp ne i64 %rem.i67, 0
  %div.i69 = udiv i64 %sub.i66, 28
  %cmp.i70 = icmp uge i64 %div.i69, 32
  %or.cond77 = or i1 %tobool.i68, %cmp.i70
  br i1 %or.cond77, label %if.then.i72, label %number_of.exit77

if.then.i72:                                      ; preds = %if.end.i9
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit77:                                 ; preds = %if.end.i9
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit77
  %call.i31 = call i32 @__gomc_self()
  %conv.i32 = zext i32 %call.i31 to i64
  %add.i33 = add i64 %conv.i32, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i33, i64 noundef 0, i32 noundef 1)
  %and.i36 = and i64 %call2.i.i.i, 4294967295
  %conv.i37 = trunc i64 %and.i36 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i37, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %12 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %12, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i15.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i16.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i16.i, align 4
  %sub.i.i17.i = sub i32 %13, 3
  %idxprom.i.i18.i = zext i32 %sub.i.i17.i to i64
  %arrayidx.i.i19.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i64 0, i64 %idxprom.i.i18.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i82 = and i32 %14, 3
  %cmp.i83 = icmp ne i32 %and.i82, 0
  br i1 %cmp.i83, label %if.end.i25.i, label %if.then.i22.i

if.then.i22.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i91 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i91, label %if.end.i.i95, label %put_text.exit.i

if.end.i.i95:                                     ; preds = %if.then.i22.i
  %call1.i.i93 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i93, align 4
  %cmp.i.i94 = icmp ne i32 %15, 9
  br i1 %cmp.i.i94, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i95
  store i32 9, ptr %call1.i.i93, align 4
  br label %put_text.exit.i

if.end.i25.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i80 = sub i32 %16, 1
  %idxprom.i = zext i32 %sub.i80 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i49 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i49 to i64
  %sub.i50 = sub i64 %10, %17
  %rem.i51 = urem i64 %sub.i50, 28
  %tobool.i52 = icmp ne i64 %rem.i51, 0
  %div.i53 = udiv i64 %sub.i50, 28
  %cmp.i54 = icmp uge i64 %div.i53, 32
  %or.cond78 = or i1 %tobool.i52, %cmp.i54
  br i1 %or.cond78, label %if.then.i56, label %number_of.exit61

if.then.i56:                                      ; preds = %if.end.i25.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit61:                                 ; preds = %if.end.i25.i
  %conv.i58 = trunc i64 %div.i53 to i32
  %add.i59 = add i32 %conv.i58, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i96 = icmp ne i32 %18, 0
  %cmp.i97 = icmp ne i32 %18, %add.i59
  %or.cond80 = select i1 %tobool.i96, i1 %cmp.i97, i1 false
  br i1 %or.cond80, label %if.then.i99, label %nothing_held_back.exit

if.then.i99:                                      ; preds = %number_of.exit61
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit61
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i24.i = icmp eq i32 %19, 1
  br i1 %cmp.i24.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %20, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i64 %conv.i, 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %22, 1
  %cmp12.i.i = icmp eq i32 %21, %add.i.i
  %23 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i.i = sub i32 %23, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i109 = and i32 %24, 1024
  %tobool.i110 = icmp ne i32 %and.i109, 0
  br i1 %tobool.i110, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 8
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i117 = icmp ne i32 %27, 0
  br i1 %tobool.i117, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i120 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i120, 0
  br i1 %tobool2.i, label %if.end.i122, label %put_bytes.exit

if.end.i122:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i123 = sub i32 8192, %26
  %conv.i124 = zext i32 %sub.i123 to i64
  %cmp5.i = icmp ugt i64 %conv.i, %conv.i124
  %or.cond79 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond79, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i122
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i122
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %28, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %26
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i125 = zext i32 %end.i.0 to i64
  %arrayidx.i126 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i125
  store i8 0, ptr %arrayidx.i126, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %conv.i
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text.i, i64 %conv13.i
  %29 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i127 = add i32 %26, %i.i.0
  %idxprom20.i = zext i32 %add.i127 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %29, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %26 to i64
  %add26.i = add i64 %conv25.i, %conv.i
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %add32.i = add i32 %26, %call.i.
  %spec.select = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %spec.select, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %30, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %31 = load i32, ptr %place4.i, align 8
  %add.i113 = add i32 %31, %call.i.
  store i32 %add.i113, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i59, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i95, %if.then2.i.i, %if.then.i22.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i22.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i95 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i30 = add i64 %conv.i29, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i132, %put_text.exit.i
  %retval.i5.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i132 ]
  %cmp11.i = icmp slt i32 %retval.i5.0, 0
  %.call.i = select i1 %cmp11.i, i32 -1, i32 %call.i
  br label %print.exit

print.exit:                                       ; preds = %put_all.exit, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ %.call.i, %put_all.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @__file_dprintf(i32 noundef %number, ptr noundef %format, ...) {
entry:
  %text = alloca [512 x i8], align 16
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %call = call i32 @vsnprintf(ptr noundef %text, i64 noundef 512, ptr noundef %format, ptr noundef %args)
  call void @llvm.va_end(ptr %args)
  %cmp = icmp sge i32 %call, 512
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %call4 = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call4, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  switch i32 %number, label %if.end10 [
    i32 1, label %if.then7
    i32 2, label %if.then7
  ]

if.then7:                                         ; preds = %if.end, %if.end
  %0 = load ptr, ptr @stdout, align 8
  %call9 = call i32 @fputs(ptr noundef %text, ptr noundef %0)
  br label %return

if.end10:                                         ; preds = %if.end
  %cmp12 = icmp slt i32 %call, 512
  %call. = select i1 %cmp12, i32 %call, i32 512
  %conv = sext i32 %call. to i64
  %call13 = call i64 @__file_write(i32 noundef %number, ptr noundef %text, i64 noundef %conv)
  %conv14 = trunc i64 %call13 to i32
  %cmp15 = icmp slt i32 %conv14, 0
  %cond20 = select i1 %cmp15, i32 -1, i32 %call
  br label %return

return:                                           ; preds = %if.end10, %if.then7
  %retval.0 = phi i32 [ %call, %if.then7 ], [ %cond20, %if.end10 ]
  ret i32 %retval.0
}

declare i32 @vsnprintf(ptr noundef, i64 noundef, ptr noundef, ptr noundef)

declare i32 @__gomc_reads_files()

declare i32 @fputs(ptr noundef, ptr noundef)

declare i64 @__file_write(i32 noundef, ptr noundef, i64 noundef)

define i32 @__file_fputs(ptr noundef %text, ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i14 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i14, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then, label %while.cond

if.then:                                          ; preds = %entry
  %call1 = call i32 @fputs(ptr noundef %text, ptr noundef %s)
  br label %return

while.cond:                                       ; preds = %entry, %while.body
  %n.0 = phi i64 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %text, i64 %n.0
  %3 = load i8, ptr %arrayidx, align 1
  %tobool2 = icmp ne i8 %3, 0
  br i1 %tobool2, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i64 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %call.i17 = call i32 @__gomc_reads_files()
  %tobool.i = icmp ne i32 %call.i17, 0
  br i1 %tobool.i, label %takes_all.exit, label %if.end.i

if.end.i:                                         ; preds = %while.end
  %call1.i19 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i19, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %4, %5
  %rem.i = urem i64 %sub.i, 28
  %tobool.i70 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i71 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i70, %cmp.i71
  br i1 %or.cond, label %if.then.i72, label %number_of.exit

if.then.i72:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i42 = icmp eq i32 %6, 1
  br i1 %cmp.i42, label %must_be_open.exit, label %if.end.i45

if.end.i45:                                       ; preds = %number_of.exit
  %call.i.i44 = call ptr @__files_state()
  br label %do.body.i.i50

do.body.i.i50:                                    ; preds = %do.body.i.i50, %if.end.i45
  %call.i55 = call i32 @__gomc_self()
  %conv.i56 = zext i32 %call.i55 to i64
  %add.i57 = add i64 %conv.i56, 1
  %call2.i.i47 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i44, i32 noundef 8, i64 noundef %add.i57, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i47, 4294967295
  %conv.i64 = trunc i64 %and.i to i32
  %cmp.i.i49 = icmp ne i32 %conv.i64, 0
  br i1 %cmp.i.i49, label %do.body.i.i50, label %hold.exit.i51

hold.exit.i51:                                    ; preds = %do.body.i.i50
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i51
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i51
  %call.i52 = call i32 @__gomc_self()
  %conv.i53 = zext i32 %call.i52 to i64
  %add.i54 = add i64 %conv.i53, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i19, i32 noundef 8, i64 noundef %add.i54, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i19, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %8, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %flags.i116 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i116, align 4
  %and.i117 = and i32 %9, 3
  %cmp.i118 = icmp ne i32 %and.i117, 0
  %conv.i119 = zext i1 %cmp.i118 to i32
  br label %takes_all.exit

takes_all.exit:                                   ; preds = %while.end, %must_be_open.exit
  %retval.i.0 = phi i32 [ %conv.i119, %must_be_open.exit ], [ 0, %while.end ]
  %tobool4 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool4, label %return, label %if.end6

if.end6:                                          ; preds = %takes_all.exit
  %call.i11 = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i64
  %stream.i95 = getelementptr inbounds %struct.files, ptr %call.i11, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i95 to i64
  %sub.i96 = sub i64 %10, %11
  %rem.i97 = urem i64 %sub.i96, 28
  %tobool.i98 = icmp ne i64 %rem.i97, 0
  %div.i99 = udiv i64 %sub.i96, 28
  %cmp.i100 = icmp uge i64 %div.i99, 32
  %or.cond74 = or i1 %tobool.i98, %cmp.i100
  br i1 %or.cond74, label %if.then.i102, label %number_of.exit107

if.then.i102:                                     ; preds = %if.end6
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit107:                                ; preds = %if.end6
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit107
  %call.i58 = call i32 @__gomc_self()
  %conv.i59 = zext i32 %call.i58 to i64
  %add.i60 = add i64 %conv.i59, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i60, i64 noundef 0, i32 noundef 1)
  %and.i66 = and i64 %call2.i.i, 4294967295
  %conv.i67 = trunc i64 %and.i66 to i32
  %cmp.i.i = icmp ne i32 %conv.i67, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %12 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %12, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %tobool8 = icmp ne i64 %n.0, 0
  br i1 %tobool8, label %cond.true, label %cond.end

cond.true:                                        ; preds = %enter.exit
  %description.i.i25 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i26 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i26, align 4
  %sub.i.i27 = sub i32 %13, 3
  %idxprom.i.i28 = zext i32 %sub.i.i27 to i64
  %arrayidx.i.i29 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i25, i64 0, i64 %idxprom.i.i28
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i29, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i112 = and i32 %14, 3
  %cmp.i113 = icmp ne i32 %and.i112, 0
  br i1 %cmp.i113, label %if.end.i35, label %if.then.i32

if.then.i32:                                      ; preds = %cond.true
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i121 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i121, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then.i32
  %call1.i.i = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i122 = icmp ne i32 %15, 9
  br i1 %cmp.i.i122, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %cond.end

if.end.i35:                                       ; preds = %cond.true
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i29 monotonic, align 8
  %sub.i110 = sub i32 %16, 1
  %idxprom.i = zext i32 %sub.i110 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i79 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i79 to i64
  %sub.i80 = sub i64 %10, %17
  %rem.i81 = urem i64 %sub.i80, 28
  %tobool.i82 = icmp ne i64 %rem.i81, 0
  %div.i83 = udiv i64 %sub.i80, 28
  %cmp.i84 = icmp uge i64 %div.i83, 32
  %or.cond75 = or i1 %tobool.i82, %cmp.i84
  br i1 %or.cond75, label %if.then.i86, label %number_of.exit91

if.then.i86:                                      ; preds = %if.end.i35
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit91:                                 ; preds = %if.end.i35
  %conv.i88 = trunc i64 %div.i83 to i32
  %add.i89 = add i32 %conv.i88, 1
  %held_back.i123 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i123, align 4
  %tobool.i124 = icmp ne i32 %18, 0
  %cmp.i125 = icmp ne i32 %18, %add.i89
  %or.cond77 = select i1 %tobool.i124, i1 %cmp.i125, i1 false
  br i1 %or.cond77, label %if.then.i127, label %nothing_held_back.exit

if.then.i127:                                     ; preds = %number_of.exit91
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit91
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i, align 4
  %cmp.i34 = icmp eq i32 %19, 1
  br i1 %cmp.i34, label %land.lhs.true.i, label %if.end10.i

land.lhs.true.i:                                  ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i, align 4
  %tobool5.i = icmp ne i32 %20, 0
  br i1 %tobool5.i, label %if.end10.i, label %if.then6.i

if.then6.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end10.i:                                       ; preds = %nothing_held_back.exit, %land.lhs.true.i
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i, align 4
  %changes11.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i, align 4
  %add.i = add i32 %22, 1
  %cmp12.i = icmp eq i32 %21, %add.i
  %23 = load atomic i32, ptr %arrayidx.i.i29 monotonic, align 8
  %sub.i.i135 = sub i32 %23, 1
  %idxprom.i.i136 = zext i32 %sub.i.i135 to i64
  %arrayidx.i.i137 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i136
  %24 = load i32, ptr %flags.i, align 4
  %and.i141 = and i32 %24, 1024
  %tobool.i142 = icmp ne i32 %and.i141, 0
  br i1 %tobool.i142, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i137, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i29, i32 0, i32 2
  store i32 %25, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i29, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 8
  %27 = load i32, ptr %arrayidx.i.i137, align 4
  %tobool.i150 = icmp ne i32 %27, 0
  br i1 %tobool.i150, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i154, label %put_bytes.exit

if.end.i154:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i155 = sub i32 8192, %26
  %conv.i156 = zext i32 %sub.i155 to i64
  %cmp5.i = icmp ugt i64 %n.0, %conv.i156
  %or.cond76 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond76, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i154
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i154
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i137, i32 0, i32 2
  %28 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i149.0 = phi i32 [ %28, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i149.0, %26
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i137, i32 0, i32 5
  %idxprom.i157 = zext i32 %end.i149.0 to i64
  %arrayidx.i158 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i157
  store i8 0, ptr %arrayidx.i158, align 1
  %inc.i = add i32 %end.i149.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %n.0
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text, i64 %conv13.i
  %29 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i137, i32 0, i32 5
  %add.i159 = add i32 %26, %i.i.0
  %idxprom20.i = zext i32 %add.i159 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %29, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %26 to i64
  %add26.i = add i64 %conv25.i, %n.0
  %conv27.i = zext i32 %end.i149.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %n.0 to i32
  %add32.i = add i32 %26, %conv31.i
  %end.i149.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i149.0
  store i32 %end.i149.1, ptr %size9.i, align 4
  %changes.i160 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i137, i32 0, i32 3
  %30 = load i32, ptr %changes.i160, align 4
  %inc35.i = add i32 %30, 1
  store i32 %inc35.i, ptr %changes.i160, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %conv.i144 = trunc i64 %n.0 to i32
  %31 = load i32, ptr %place4.i, align 8
  %add.i145 = add i32 %31, %conv.i144
  store i32 %add.i145, ptr %place4.i, align 8
  store i32 2, ptr %last.i, align 4
  store i32 %add.i89, ptr %held_back.i123, align 4
  br i1 %cmp12.i, label %if.then15.i, label %cond.end

if.then15.i:                                      ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %32, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %enter.exit, %if.then.i32, %if.then2.i.i, %if.end.i.i, %if.then15.i, %put_bytes.exit
  %cond = phi i32 [ -1, %if.then.i32 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ], [ 0, %enter.exit ]
  %call.i61 = call i32 @__gomc_self()
  %conv.i62 = zext i32 %call.i61 to i64
  %add.i63 = add i64 %conv.i62, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i63, i64 noundef 0, i32 noundef 1)
  %cmp = icmp slt i32 %cond, 0
  %cond10 = select i1 %cmp, i32 -1, i32 1
  br label %return

return:                                           ; preds = %takes_all.exit, %cond.end, %if.then
  %retval.0 = phi i32 [ %call1, %if.then ], [ %cond10, %cond.end ], [ 1, %takes_all.exit ]
  ret i32 %retval.0
}

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
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end
  %call1.i9.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i38 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i39 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i38, %cmp.i39
  br i1 %or.cond, label %if.then.i40, label %number_of.exit

if.then.i40:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i13 = icmp eq i32 %5, 1
  br i1 %cmp.i13, label %must_be_open.exit, label %if.end.i16

if.end.i16:                                       ; preds = %number_of.exit
  %call.i.i15 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i16
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call2.i.i18 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i15, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i18, 4294967295
  %conv.i32 = trunc i64 %and.i to i32
  %cmp.i.i20 = icmp ne i32 %conv.i32, 0
  br i1 %cmp.i.i20, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i9.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i84 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i84, align 4
  %and.i85 = and i32 %8, 3
  %cmp.i86 = icmp ne i32 %and.i85, 0
  %conv.i87 = zext i1 %cmp.i86 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i87, %must_be_open.exit ], [ 0, %if.end ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %for.cond.i128, label %if.end.i

for.cond.i128:                                    ; preds = %takes_all.exit.i, %for.body.i130
  %i.i126.0 = phi i64 [ %inc.i131, %for.body.i130 ], [ 0, %takes_all.exit.i ]
  %cmp.i127 = icmp ult i64 %i.i126.0, 1
  br i1 %cmp.i127, label %for.body.i130, label %put_all.exit

for.body.i130:                                    ; preds = %for.cond.i128
  %arrayidx.i129 = getelementptr inbounds i8, ptr %text, i64 %i.i126.0
  %9 = load volatile i8, ptr %arrayidx.i129, align 1
  %inc.i131 = add i64 %i.i126.0, 1
  br label %for.cond.i128

if.end.i:                                         ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i64
  %stream.i63 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i63 to i64
  %sub.i64 = sub i64 %10, %11
  %rem.i65 = urem i64 %sub.i64, 28
  %tobool.i66 = icmp ne i64 %rem.i65, 0
  %div.i67 = udiv i64 %sub.i64, 28
  %cmp.i68 = icmp uge i64 %div.i67, 32
  %or.cond75 = or i1 %tobool.i66, %cmp.i68
  br i1 %or.cond75, label %if.then.i70, label %number_of.exit75

if.then.i70:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit75:                                 ; preds = %if.end.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit75
  %call.i29 = call i32 @__gomc_self()
  %conv.i30 = zext i32 %call.i29 to i64
  %add.i31 = add i64 %conv.i30, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i31, i64 noundef 0, i32 noundef 1)
  %and.i34 = and i64 %call2.i.i.i, 4294967295
  %conv.i35 = trunc i64 %and.i34 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i35, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %12 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %12, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i15.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i16.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i16.i, align 4
  %sub.i.i17.i = sub i32 %13, 3
  %idxprom.i.i18.i = zext i32 %sub.i.i17.i to i64
  %arrayidx.i.i19.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i64 0, i64 %idxprom.i.i18.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i80 = and i32 %14, 3
  %cmp.i81 = icmp ne i32 %and.i80, 0
  br i1 %cmp.i81, label %if.end.i25.i, label %if.then.i22.i

if.then.i22.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i89 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i89, label %if.end.i.i93, label %put_text.exit.i

if.end.i.i93:                                     ; preds = %if.then.i22.i
  %call1.i.i91 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i91, align 4
  %cmp.i.i92 = icmp ne i32 %15, 9
  br i1 %cmp.i.i92, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i93
  store i32 9, ptr %call1.i.i91, align 4
  br label %put_text.exit.i

if.end.i25.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i78 = sub i32 %16, 1
  %idxprom.i = zext i32 %sub.i78 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i47 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i47 to i64
  %sub.i48 = sub i64 %10, %17
  %rem.i49 = urem i64 %sub.i48, 28
  %tobool.i50 = icmp ne i64 %rem.i49, 0
  %div.i51 = udiv i64 %sub.i48, 28
  %cmp.i52 = icmp uge i64 %div.i51, 32
  %or.cond76 = or i1 %tobool.i50, %cmp.i52
  br i1 %or.cond76, label %if.then.i54, label %number_of.exit59

if.then.i54:                                      ; preds = %if.end.i25.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit59:                                 ; preds = %if.end.i25.i
  %conv.i56 = trunc i64 %div.i51 to i32
  %add.i57 = add i32 %conv.i56, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i94 = icmp ne i32 %18, 0
  %cmp.i95 = icmp ne i32 %18, %add.i57
  %or.cond78 = select i1 %tobool.i94, i1 %cmp.i95, i1 false
  br i1 %or.cond78, label %if.then.i96, label %nothing_held_back.exit

if.then.i96:                                      ; preds = %number_of.exit59
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit59
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i24.i = icmp eq i32 %19, 1
  br i1 %cmp.i24.i, label %land.lhs.true.i.i, label %if.end10.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %20, 0
  br i1 %tobool5.i.i, label %if.end10.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end10.i.i:                                     ; preds = %nothing_held_back.exit, %land.lhs.true.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %22, 1
  %cmp12.i.i = icmp eq i32 %21, %add.i.i
  %23 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i.i = sub i32 %23, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i106 = and i32 %24, 1024
  %tobool.i107 = icmp ne i32 %and.i106, 0
  br i1 %tobool.i107, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 8
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i114 = icmp ne i32 %27, 0
  br i1 %tobool.i114, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i118, label %put_bytes.exit

if.end.i118:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i119 = sub i32 8192, %26
  %conv.i120 = zext i32 %sub.i119 to i64
  %cmp5.i = icmp ugt i64 1, %conv.i120
  %or.cond77 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond77, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i118
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i118
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %28, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %26
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i121 = zext i32 %end.i.0 to i64
  %arrayidx.i122 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i121
  store i8 0, ptr %arrayidx.i122, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, 1
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %text, i64 %conv13.i
  %29 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i123 = add i32 %26, %i.i.0
  %idxprom20.i = zext i32 %add.i123 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %29, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %26 to i64
  %add26.i = add i64 %conv25.i, 1
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %add32.i = add i32 %26, 1
  %spec.select = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %spec.select, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %30, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %31 = load i32, ptr %place4.i, align 8
  %add.i110 = add i32 %31, 1
  store i32 %add.i110, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i57, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end.i.i93, %if.then2.i.i, %if.then.i22.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i22.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i93 ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i128, %put_text.exit.i
  %retval.i.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i128 ]
  %cmp = icmp slt i32 %retval.i.0, 0
  %conv8 = zext i8 %conv to i32
  %cond = select i1 %cmp, i32 -1, i32 %conv8
  br label %return

return:                                           ; preds = %put_all.exit, %if.then
  %retval.0 = phi i32 [ %conv3, %if.then ], [ %cond, %put_all.exit ]
  ret i32 %retval.0
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
  %call3 = call i64 @fwrite(ptr noundef %from, i64 noundef %size, i64 noundef %count, ptr noundef %s)
  br label %return

if.end4:                                          ; preds = %if.end
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end4
  %call1.i9.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %3, %4
  %rem.i = urem i64 %sub.i, 28
  %tobool.i41 = icmp ne i64 %rem.i, 0
  %div.i42 = udiv i64 %sub.i, 28
  %cmp.i43 = icmp uge i64 %div.i42, 32
  %or.cond = or i1 %tobool.i41, %cmp.i43
  br i1 %or.cond, label %if.then.i44, label %number_of.exit

if.then.i44:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i16 = icmp eq i32 %5, 1
  br i1 %cmp.i16, label %must_be_open.exit, label %if.end.i19

if.end.i19:                                       ; preds = %number_of.exit
  %call.i.i18 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i19
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call2.i.i21 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i18, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i21, 4294967295
  %conv.i35 = trunc i64 %and.i to i32
  %cmp.i.i23 = icmp ne i32 %conv.i35, 0
  br i1 %cmp.i.i23, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i
  %call.i25 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i25 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i9.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %idxprom.i.i.i = zext i32 %sub.i.i.i to i64
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i64 0, i64 %idxprom.i.i.i
  %flags.i88 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i88, align 4
  %and.i89 = and i32 %8, 3
  %cmp.i90 = icmp ne i32 %and.i89, 0
  %conv.i91 = zext i1 %cmp.i90 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end4, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i91, %must_be_open.exit ], [ 0, %if.end4 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %for.cond.i133, label %if.end.i

for.cond.i133:                                    ; preds = %takes_all.exit.i, %for.body.i135
  %i.i131.0 = phi i64 [ %inc.i136, %for.body.i135 ], [ 0, %takes_all.exit.i ]
  %cmp.i132 = icmp ult i64 %i.i131.0, %mul.i
  br i1 %cmp.i132, label %for.body.i135, label %put_all.exit

for.body.i135:                                    ; preds = %for.cond.i133
  %arrayidx.i134 = getelementptr inbounds i8, ptr %from, i64 %i.i131.0
  %9 = load volatile i8, ptr %arrayidx.i134, align 1
  %inc.i136 = add i64 %i.i131.0, 1
  br label %for.cond.i133

if.end.i:                                         ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i64
  %stream.i67 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i67 to i64
  %sub.i68 = sub i64 %10, %11
  %rem.i69 = urem i64 %sub.i68, 28
  %tobool.i70 = icmp ne i64 %rem.i69, 0
  %div.i71 = udiv i64 %sub.i68, 28
  %cmp.i72 = icmp uge i64 %div.i71, 32
  %or.cond81 = or i1 %tobool.i70, %cmp.i72
  br i1 %or.cond81, label %if.then.i74, label %number_of.exit79

if.then.i74:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit79:                                 ; preds = %if.end.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit79
  %call.i32 = call i32 @__gomc_self()
  %conv.i33 = zext i32 %call.i32 to i64
  %add.i34 = add i64 %conv.i33, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i34, i64 noundef 0, i32 noundef 1)
  %and.i37 = and i64 %call2.i.i.i, 4294967295
  %conv.i38 = trunc i64 %and.i37 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i38, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %12 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %12, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i15.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i16.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i16.i, align 4
  %sub.i.i17.i = sub i32 %13, 3
  %idxprom.i.i18.i = zext i32 %sub.i.i17.i to i64
  %arrayidx.i.i19.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i64 0, i64 %idxprom.i.i18.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i84 = and i32 %14, 3
  %cmp.i85 = icmp ne i32 %and.i84, 0
  br i1 %cmp.i85, label %if.end.i25.i, label %if.then.i22.i

if.then.i22.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i93 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i93, label %if.end.i.i97, label %put_text.exit.i

if.end.i.i97:                                     ; preds = %if.then.i22.i
  %call1.i.i95 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i95, align 4
  %cmp.i.i96 = icmp ne i32 %15, 9
  br i1 %cmp.i.i96, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i97
  store i32 9, ptr %call1.i.i95, align 4
  br label %put_text.exit.i

if.end.i25.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i82 = sub i32 %16, 1
  %idxprom.i = zext i32 %sub.i82 to i64
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %stream.i51 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i51 to i64
  %sub.i52 = sub i64 %10, %17
  %rem.i53 = urem i64 %sub.i52, 28
  %tobool.i54 = icmp ne i64 %rem.i53, 0
  %div.i55 = udiv i64 %sub.i52, 28
  %cmp.i56 = icmp uge i64 %div.i55, 32
  %or.cond82 = or i1 %tobool.i54, %cmp.i56
  br i1 %or.cond82, label %if.then.i58, label %number_of.exit63

if.then.i58:                                      ; preds = %if.end.i25.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit63:                                 ; preds = %if.end.i25.i
  %conv.i60 = trunc i64 %div.i55 to i32
  %add.i61 = add i32 %conv.i60, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i98 = icmp ne i32 %18, 0
  %cmp.i99 = icmp ne i32 %18, %add.i61
  %or.cond84 = select i1 %tobool.i98, i1 %cmp.i99, i1 false
  br i1 %or.cond84, label %if.then.i101, label %nothing_held_back.exit

if.then.i101:                                     ; preds = %number_of.exit63
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit63
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i24.i = icmp eq i32 %19, 1
  br i1 %cmp.i24.i, label %land.lhs.true.i.i, label %if.end10.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %20, 0
  br i1 %tobool5.i.i, label %if.end10.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end10.i.i:                                     ; preds = %nothing_held_back.exit, %land.lhs.true.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %22, 1
  %cmp12.i.i = icmp eq i32 %21, %add.i.i
  %23 = load atomic i32, ptr %arrayidx.i.i19.i monotonic, align 8
  %sub.i.i = sub i32 %23, 1
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i111 = and i32 %24, 1024
  %tobool.i112 = icmp ne i32 %and.i111, 0
  br i1 %tobool.i112, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 8
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i19.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 8
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i119 = icmp ne i32 %27, 0
  br i1 %tobool.i119, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i123, label %put_bytes.exit

if.end.i123:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i124 = sub i32 8192, %26
  %conv.i125 = zext i32 %sub.i124 to i64
  %cmp5.i = icmp ugt i64 %mul.i, %conv.i125
  %or.cond83 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond83, label %if.then7.i, label %if.end8.i

if.then7.i:                                       ; preds = %if.end.i123
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end8.i:                                        ; preds = %if.end.i123
  %size9.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size9.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end8.i
  %end.i.0 = phi i32 [ %28, %if.end8.i ], [ %inc.i, %for.body.i ]
  %cmp10.i = icmp ult i32 %end.i.0, %26
  br i1 %cmp10.i, label %for.body.i, label %for.cond12.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %idxprom.i126 = zext i32 %end.i.0 to i64
  %arrayidx.i127 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i126
  store i8 0, ptr %arrayidx.i127, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond12.i:                                     ; preds = %for.cond.i, %for.body16.i
  %i.i.0 = phi i32 [ %inc23.i, %for.body16.i ], [ 0, %for.cond.i ]
  %conv13.i = zext i32 %i.i.0 to i64
  %cmp14.i = icmp ult i64 %conv13.i, %mul.i
  br i1 %cmp14.i, label %for.body16.i, label %for.end24.i

for.body16.i:                                     ; preds = %for.cond12.i
  %arrayidx18.i = getelementptr inbounds i8, ptr %from, i64 %conv13.i
  %29 = load i8, ptr %arrayidx18.i, align 1
  %bytes19.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i128 = add i32 %26, %i.i.0
  %idxprom20.i = zext i32 %add.i128 to i64
  %arrayidx21.i = getelementptr inbounds [8192 x i8], ptr %bytes19.i, i64 0, i64 %idxprom20.i
  store i8 %29, ptr %arrayidx21.i, align 1
  %inc23.i = add i32 %i.i.0, 1
  br label %for.cond12.i

for.end24.i:                                      ; preds = %for.cond12.i
  %conv25.i = zext i32 %26 to i64
  %add26.i = add i64 %conv25.i, %mul.i
  %conv27.i = zext i32 %end.i.0 to i64
  %cmp28.i = icmp ugt i64 %add26.i, %conv27.i
  %conv31.i = trunc i64 %mul.i to i32
  %add32.i = add i32 %26, %conv31.i
  %end.i.1 = select i1 %cmp28.i, i32 %add32.i, i32 %end.i.0
  store i32 %end.i.1, ptr %size9.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc35.i = add i32 %30, 1
  store i32 %inc35.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end24.i
  %conv.i114 = trunc i64 %mul.i to i32
  %31 = load i32, ptr %place4.i, align 8
  %add.i115 = add i32 %31, %conv.i114
  store i32 %add.i115, ptr %place4.i, align 8
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i61, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end.i.i97, %if.then2.i.i, %if.then.i22.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i22.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i97 ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i29 = call i32 @__gomc_self()
  %conv.i30 = zext i32 %call.i29 to i64
  %add.i31 = add i64 %conv.i30, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i31, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i133, %put_text.exit.i
  %retval.i.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i133 ]
  %cmp6 = icmp slt i32 %retval.i.0, 0
  %.count = select i1 %cmp6, i64 0, i64 %count
  br label %return

return:                                           ; preds = %total.exit, %put_all.exit, %if.then2
  %retval.0 = phi i64 [ %call3, %if.then2 ], [ %.count, %put_all.exit ], [ 0, %total.exit ]
  ret i64 %retval.0
}

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

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
  %call.i.i36 = call ptr @__files_state()
  br label %do.body.i.i41

do.body.i.i41:                                    ; preds = %do.body.i.i41, %if.then
  %call.i71 = call i32 @__gomc_self()
  %conv.i72 = zext i32 %call.i71 to i64
  %add.i73 = add i64 %conv.i72, 1
  %call2.i.i38 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i36, i32 noundef 8, i64 noundef %add.i73, i64 noundef 0, i32 noundef 1)
  %and.i82 = and i64 %call2.i.i38, 4294967295
  %conv.i83 = trunc i64 %and.i82 to i32
  %cmp.i.i40 = icmp ne i32 %conv.i83, 0
  br i1 %cmp.i.i40, label %do.body.i.i41, label %hold.exit.i42

hold.exit.i42:                                    ; preds = %do.body.i.i41
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 3
  %0 = load i32, ptr %streams.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i47, %hold.exit.i42
  %i.i.0 = phi i32 [ 0, %hold.exit.i42 ], [ %inc.i, %if.end.i47 ]
  %cmp.i43 = icmp ult i32 %i.i.0, %0
  br i1 %cmp.i43, label %for.body.i, label %flush_all.exit

for.body.i:                                       ; preds = %for.cond.i
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 7
  %idxprom.i = zext i32 %i.i.0 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i64 0, i64 %idxprom.i
  %1 = load i32, ptr %arrayidx.i, align 4
  %cmp1.i44 = icmp eq i32 %1, 1
  br i1 %cmp1.i44, label %land.lhs.true.i, label %if.end.i47

land.lhs.true.i:                                  ; preds = %for.body.i
  %last.i45 = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 4
  %2 = load i32, ptr %last.i45, align 4
  %cmp5.i = icmp eq i32 %2, 2
  br i1 %cmp5.i, label %if.then.i46, label %if.end.i47

if.then.i46:                                      ; preds = %land.lhs.true.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 1
  %3 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %3, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %file.i136 = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 5
  %4 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i137 = sub i32 %4, 1
  %idxprom.i138 = zext i32 %sub.i137 to i64
  %arrayidx.i139 = getelementptr inbounds [16 x %struct.file], ptr %file.i136, i64 0, i64 %idxprom.i138
  %5 = load i32, ptr %last.i45, align 4
  %cmp.i13.i = icmp eq i32 %5, 2
  br i1 %cmp.i13.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.then.i46
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i139, i32 0, i32 4
  store i32 0, ptr %held_back.i.i, align 4
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %if.then.i46
  %pushed.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 5
  %6 = load i32, ptr %pushed.i.i, align 4
  %tobool.i.i = icmp ne i32 %6, 0
  br i1 %tobool.i.i, label %if.then1.i.i, label %flush.exit.i

if.then1.i.i:                                     ; preds = %if.end.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

flush.exit.i:                                     ; preds = %if.end.i.i
  store i32 0, ptr %last.i45, align 4
  br label %if.end.i47

if.end.i47:                                       ; preds = %flush.exit.i, %land.lhs.true.i, %for.body.i
  %inc.i = add i32 %i.i.0, 1
  br label %for.cond.i

flush_all.exit:                                   ; preds = %for.cond.i
  %call.i68 = call i32 @__gomc_self()
  %conv.i69 = zext i32 %call.i68 to i64
  %add.i70 = add i64 %conv.i69, 1
  %call1.i10.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i36, i32 noundef 8, i64 noundef %add.i70, i64 noundef 0, i32 noundef 1)
  br label %if.end

if.end:                                           ; preds = %flush_all.exit, %land.lhs.true
  %tobool2 = icmp ne ptr %s, null
  br i1 %tobool2, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry, %if.end
  %7 = load ptr, ptr @stdout, align 8
  %cmp.i28 = icmp eq ptr %s, %7
  %8 = load ptr, ptr @stderr, align 8
  %cmp1.i29 = icmp eq ptr %s, %8
  %9 = select i1 %cmp.i28, i1 true, i1 %cmp1.i29
  br i1 %9, label %return, label %if.end6

if.end6:                                          ; preds = %lor.lhs.false
  %call7 = call i32 @__gomc_reads_files()
  %tobool8 = icmp ne i32 %call7, 0
  br i1 %tobool8, label %if.end11, label %if.then9

if.then9:                                         ; preds = %if.end6
  %call10 = call ptr @__files_state()
  %stream.i89 = getelementptr inbounds %struct.files, ptr %call10, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i89 to i64
  %sub.i = sub i64 %magicptr, %10
  %rem.i = urem i64 %sub.i, 28
  %tobool.i90 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i91 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i90, %cmp.i91
  br i1 %or.cond, label %if.then.i93, label %number_of.exit

if.then.i93:                                      ; preds = %if.then9
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.then9
  %11 = load atomic i32, ptr %s acquire, align 4
  %cmp.i54 = icmp eq i32 %11, 1
  br i1 %cmp.i54, label %return, label %if.end.i57

if.end.i57:                                       ; preds = %number_of.exit
  %call.i.i56 = call ptr @__files_state()
  br label %do.body.i.i62

do.body.i.i62:                                    ; preds = %do.body.i.i62, %if.end.i57
  %call.i65 = call i32 @__gomc_self()
  %conv.i66 = zext i32 %call.i65 to i64
  %add.i67 = add i64 %conv.i66, 1
  %call2.i.i59 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i56, i32 noundef 8, i64 noundef %add.i67, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i59, 4294967295
  %conv.i80 = trunc i64 %and.i to i32
  %cmp.i.i61 = icmp ne i32 %conv.i80, 0
  br i1 %cmp.i.i61, label %do.body.i.i62, label %hold.exit.i63

hold.exit.i63:                                    ; preds = %do.body.i.i62
  %12 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %12, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i63
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i63
  %call.i64 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i64 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call10, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end11:                                         ; preds = %if.end6
  %13 = load ptr, ptr @stdout, align 8
  %cmp.i26 = icmp eq ptr %s, %13
  %14 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %14
  %15 = select i1 %cmp.i26, i1 true, i1 %cmp1.i
  %16 = load ptr, ptr @stdin, align 8
  %cmp.i = icmp eq ptr %s, %16
  %or.cond39 = select i1 %15, i1 true, i1 %cmp.i
  br i1 %or.cond39, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %if.end11
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %if.end11
  %call.i15 = call ptr @__files_state()
  %stream.i100 = getelementptr inbounds %struct.files, ptr %call.i15, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i100 to i64
  %sub.i101 = sub i64 %magicptr, %17
  %rem.i102 = urem i64 %sub.i101, 28
  %tobool.i103 = icmp ne i64 %rem.i102, 0
  %div.i104 = udiv i64 %sub.i101, 28
  %cmp.i105 = icmp uge i64 %div.i104, 32
  %or.cond40 = or i1 %tobool.i103, %cmp.i105
  br i1 %or.cond40, label %if.then.i107, label %number_of.exit112

if.then.i107:                                     ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit112:                                ; preds = %not_standard.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit112
  %call.i74 = call i32 @__gomc_self()
  %conv.i75 = zext i32 %call.i74 to i64
  %add.i76 = add i64 %conv.i75, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i76, i64 noundef 0, i32 noundef 1)
  %and.i85 = and i64 %call2.i.i, 4294967295
  %conv.i86 = trunc i64 %and.i85 to i32
  %cmp.i.i = icmp ne i32 %conv.i86, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %18 = load i32, ptr %s, align 4
  %cmp.i17 = icmp ne i32 %18, 1
  br i1 %cmp.i17, label %if.then.i18, label %enter.exit

if.then.i18:                                      ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i.i122 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i123 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %19 = load i32, ptr %descriptor.i.i123, align 4
  %sub.i.i124 = sub i32 %19, 3
  %idxprom.i.i125 = zext i32 %sub.i.i124 to i64
  %arrayidx.i.i126 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i122, i64 0, i64 %idxprom.i.i125
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %20 = load atomic i32, ptr %arrayidx.i.i126 monotonic, align 8
  %sub.i130 = sub i32 %20, 1
  %idxprom.i131 = zext i32 %sub.i130 to i64
  %arrayidx.i132 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i131
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %21 = load i32, ptr %last.i, align 4
  %cmp.i22 = icmp eq i32 %21, 2
  br i1 %cmp.i22, label %if.then.i23, label %if.end.i

if.then.i23:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i132, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i23, %enter.exit
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %22 = load i32, ptr %pushed.i, align 4
  %tobool.i24 = icmp ne i32 %22, 0
  br i1 %tobool.i24, label %if.then1.i, label %flush.exit

if.then1.i:                                       ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

flush.exit:                                       ; preds = %if.end.i
  store i32 0, ptr %last.i, align 4
  %call.i77 = call i32 @__gomc_self()
  %conv.i78 = zext i32 %call.i77 to i64
  %add.i79 = add i64 %conv.i78, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i79, i64 noundef 0, i32 noundef 1)
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
  %cmp.i12 = icmp ugt i64 %count, %div.i
  br i1 %cmp.i12, label %if.then.i13, label %total.exit

if.then.i13:                                      ; preds = %land.lhs.true.i
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
  %call.i10 = call ptr @__files_state()
  %2 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i10, i32 0, i32 7
  %3 = ptrtoint ptr %stream.i to i64
  %sub.i33 = sub i64 %2, %3
  %rem.i = urem i64 %sub.i33, 28
  %tobool.i34 = icmp ne i64 %rem.i, 0
  %div.i35 = udiv i64 %sub.i33, 28
  %cmp.i36 = icmp uge i64 %div.i35, 32
  %or.cond = or i1 %tobool.i34, %cmp.i36
  br i1 %or.cond, label %if.then.i37, label %number_of.exit

if.then.i37:                                      ; preds = %if.end6
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end6
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i29 = and i64 %call2.i.i, 4294967295
  %conv.i30 = trunc i64 %and.i29 to i32
  %cmp.i.i = icmp ne i32 %conv.i30, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %4 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %4, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %5 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %5, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %6, 1
  %tobool.i22 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i22, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i19

if.then.i19:                                      ; preds = %enter.exit
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i46 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i46, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i19
  %call1.i.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i47 = icmp ne i32 %7, 9
  br i1 %cmp.i.i47, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %enter.exit
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i43 = sub i32 %8, 1
  %idxprom.i = zext i32 %sub.i43 to i64
  %arrayidx.i44 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i44, i32 0, i32 4
  %9 = load i32, ptr %held_back.i, align 4
  %tobool.i48 = icmp ne i32 %9, 0
  br i1 %tobool.i48, label %if.then.i51, label %nothing_held_back.exit

if.then.i51:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last.i, align 4
  %cmp.i20 = icmp eq i32 %10, 2
  br i1 %cmp.i20, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %11 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %11, 0
  br i1 %tobool6.i, label %land.lhs.true.i21, label %if.end11.i

land.lhs.true.i21:                                ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i44, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i21
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i21, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i44, i32 0, i32 3
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
  %17 = load i32, ptr %arrayidx.i44, align 4
  %tobool.i65 = icmp ne i32 %17, 0
  br i1 %tobool.i65, label %if.then.i66, label %known.exit

if.then.i66:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i44, i32 0, i32 2
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
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i44, i32 0, i32 5
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
  %cmp35.i = icmp ult i64 %n.i.1, %mul.i
  br i1 %cmp35.i, label %if.then37.i, label %get_text.exit

if.then37.i:                                      ; preds = %if.end34.i
  %end38.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end38.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end34.i, %if.then37.i, %if.end.i.i, %if.then2.i.i, %if.then.i19
  %retval.i.0 = phi i64 [ 0, %if.then.i19 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then37.i ], [ %n.i.1, %if.end34.i ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
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
  %call.i3 = call ptr @__files_state()
  %1 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i3, i32 0, i32 7
  %2 = ptrtoint ptr %stream.i to i64
  %sub.i21 = sub i64 %1, %2
  %rem.i = urem i64 %sub.i21, 28
  %tobool.i22 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i21, 28
  %cmp.i23 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i22, %cmp.i23
  br i1 %or.cond, label %if.then.i24, label %number_of.exit

if.then.i24:                                      ; preds = %if.end
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit
  %call.i11 = call i32 @__gomc_self()
  %conv.i12 = zext i32 %call.i11 to i64
  %add.i13 = add i64 %conv.i12, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i13, i64 noundef 0, i32 noundef 1)
  %and.i17 = and i64 %call2.i.i, 4294967295
  %conv.i18 = trunc i64 %and.i17 to i32
  %cmp.i.i = icmp ne i32 %conv.i18, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %3 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %3, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %4 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %4, 3
  %idxprom.i.i = zext i32 %sub.i.i to i64
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i64 0, i64 %idxprom.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %5 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %5, 1
  %tobool.i10 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i10, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i8

if.then.i8:                                       ; preds = %enter.exit
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i33 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i33, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i8
  %call1.i.i = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i34 = icmp ne i32 %6, 9
  br i1 %cmp.i.i34, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %enter.exit
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %7 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i30 = sub i32 %7, 1
  %idxprom.i = zext i32 %sub.i30 to i64
  %arrayidx.i31 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i31, i32 0, i32 4
  %8 = load i32, ptr %held_back.i, align 4
  %tobool.i35 = icmp ne i32 %8, 0
  br i1 %tobool.i35, label %if.then.i38, label %nothing_held_back.exit

if.then.i38:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i9 = icmp eq i32 %9, 2
  br i1 %cmp.i9, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %10 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %10, 0
  br i1 %tobool6.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i31, i32 0, i32 3
  %11 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %11, 1
  %cmp9.i = icmp ne i32 %10, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i31, i32 0, i32 3
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
  %16 = load i32, ptr %arrayidx.i31, align 4
  %tobool.i52 = icmp ne i32 %16, 0
  br i1 %tobool.i52, label %if.then.i53, label %known.exit

if.then.i53:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i31, i32 0, i32 2
  %17 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i43.0 = phi i32 [ 0, %known.exit ], [ %inc.i50, %for.body.i ]
  %conv.i45 = zext i32 %n.i43.0 to i64
  %cmp.i46 = icmp ult i64 %conv.i45, %sub28.i
  %add.i47 = add i32 %15, %n.i43.0
  %cmp3.i = icmp ult i32 %add.i47, %17
  %18 = select i1 %cmp.i46, i1 %cmp3.i, i1 false
  br i1 %18, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i31, i32 0, i32 5
  %idxprom.i48 = zext i32 %add.i47 to i64
  %arrayidx.i49 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i48
  %19 = load i8, ptr %arrayidx.i49, align 1
  %arrayidx7.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %conv.i45
  store i8 %19, ptr %arrayidx7.i, align 1
  %inc.i50 = add i32 %n.i43.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %20 = load i32, ptr %place.i, align 8
  %add31.i = add i32 %20, %n.i43.0
  store i32 %add31.i, ptr %place.i, align 8
  %add33.i = add i64 %n.i.0, %conv.i45
  br label %if.end34.i

if.end34.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i64 [ %n.i.0, %land.lhs.true25.i ], [ %add33.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp35.i = icmp ult i64 %n.i.1, 1
  br i1 %cmp35.i, label %if.then37.i, label %get_text.exit

if.then37.i:                                      ; preds = %if.end34.i
  %end38.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end38.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end34.i, %if.then37.i, %if.end.i.i, %if.then2.i.i, %if.then.i8
  %retval.i.0 = phi i64 [ 0, %if.then.i8 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then37.i ], [ %n.i.1, %if.end34.i ]
  %call.i14 = call i32 @__gomc_self()
  %conv.i15 = zext i32 %call.i14 to i64
  %add.i16 = add i64 %conv.i15, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i16, i64 noundef 0, i32 noundef 1)
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
  %call.i15 = call ptr @__files_state()
  %1 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i15, i32 0, i32 7
  %2 = ptrtoint ptr %stream.i to i64
  %sub.i33 = sub i64 %1, %2
  %rem.i = urem i64 %sub.i33, 28
  %tobool.i34 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i33, 28
  %cmp.i35 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i34, %cmp.i35
  br i1 %or.cond, label %if.then.i36, label %number_of.exit

if.then.i36:                                      ; preds = %if.end3
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end3
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i29 = and i64 %call2.i.i, 4294967295
  %conv.i30 = trunc i64 %and.i29 to i32
  %cmp.i.i = icmp ne i32 %conv.i30, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %3 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %3, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
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
  %tobool.i22 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i22, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i20

if.then.i20:                                      ; preds = %land.rhs
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i45 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i45, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i20
  %call1.i.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i46 = icmp ne i32 %7, 9
  br i1 %cmp.i.i46, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %land.rhs
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 8
  %sub.i42 = sub i32 %8, 1
  %idxprom.i = zext i32 %sub.i42 to i64
  %arrayidx.i43 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 4
  %9 = load i32, ptr %held_back.i, align 4
  %tobool.i47 = icmp ne i32 %9, 0
  br i1 %tobool.i47, label %if.then.i50, label %nothing_held_back.exit

if.then.i50:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last.i, align 4
  %cmp.i21 = icmp eq i32 %10, 2
  br i1 %cmp.i21, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %11 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %11, 0
  br i1 %tobool6.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 3
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
  %17 = load i32, ptr %arrayidx.i43, align 4
  %tobool.i64 = icmp ne i32 %17, 0
  br i1 %tobool.i64, label %if.then.i65, label %known.exit

if.then.i65:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 2
  %18 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i55.0 = phi i32 [ 0, %known.exit ], [ %inc.i62, %for.body.i ]
  %conv.i57 = zext i32 %n.i55.0 to i64
  %cmp.i58 = icmp ult i64 %conv.i57, %sub28.i
  %add.i59 = add i32 %16, %n.i55.0
  %cmp3.i = icmp ult i32 %add.i59, %18
  %19 = select i1 %cmp.i58, i1 %cmp3.i, i1 false
  br i1 %19, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 5
  %idxprom.i60 = zext i32 %add.i59 to i64
  %arrayidx.i61 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i64 0, i64 %idxprom.i60
  %20 = load i8, ptr %arrayidx.i61, align 1
  %arrayidx7.i = getelementptr inbounds i8, ptr %add.ptr.i, i64 %conv.i57
  store i8 %20, ptr %arrayidx7.i, align 1
  %inc.i62 = add i32 %n.i55.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %21 = load i32, ptr %place.i, align 8
  %add31.i = add i32 %21, %n.i55.0
  store i32 %add31.i, ptr %place.i, align 8
  %add33.i = add i64 %n.i.0, %conv.i57
  br label %if.end34.i

if.end34.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i64 [ %n.i.0, %land.lhs.true25.i ], [ %add33.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp35.i = icmp ult i64 %n.i.1, 1
  br i1 %cmp35.i, label %if.then37.i, label %get_text.exit

if.then37.i:                                      ; preds = %if.end34.i
  %end38.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end38.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end34.i, %if.then37.i, %if.end.i.i, %if.then2.i.i, %if.then.i20
  %retval.i.0 = phi i64 [ 0, %if.then.i20 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then37.i ], [ %n.i.1, %if.end34.i ]
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
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
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
  %cmp.i23 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i23, i1 true, i1 %cmp1.i
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
  %call.i16 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 7
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
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit
  %call.i25 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i25 to i64
  %add.i = add i64 %conv.i, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i29 = and i64 %call2.i.i, 4294967295
  %conv.i30 = trunc i64 %and.i29 to i32
  %cmp.i.i = icmp ne i32 %conv.i30, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i18 = icmp ne i32 %6, 1
  br i1 %cmp.i18, label %if.then.i19, label %enter.exit

if.then.i19:                                      ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %8, 1
  %tobool.i24 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i24, true
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
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
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

