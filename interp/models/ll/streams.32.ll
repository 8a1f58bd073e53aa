source_filename = "streams.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream], [4 x i8] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { [8 x i64], i32, i32 }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32 }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }

@__gomc_streams.str = private unnamed_addr constant [51 x i8] c"standard input, output or error in place of a file\00", align 1
@__gomc_streams.str.1 = private unnamed_addr constant [61 x i8] c"fdopen of a descriptor that has a stream, or does not append\00", align 1
@__gomc_streams.str.2 = private unnamed_addr constant [61 x i8] c"a text of more than 511 characters that is printed to a file\00", align 1
@stdout = external global ptr, align 4
@stdin = external global ptr, align 4
@__gomc_streams.str.3 = private unnamed_addr constant [35 x i8] c"fgets without room for a character\00", align 1
@__gomc_streams.str.4 = private unnamed_addr constant [46 x i8] c"ungetc of more than a character that was read\00", align 1
@__gomc_streams.str.5 = private unnamed_addr constant [21 x i8] c"the mode of a stream\00", align 1
@__gomc_streams.str.6 = private unnamed_addr constant [21 x i8] c"more than 32 streams\00", align 1
@__gomc_streams.str.7 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_streams.str.8 = private unnamed_addr constant [32 x i8] c"use of a stream that was closed\00", align 1
@__gomc_streams.str.9 = private unnamed_addr constant [34 x i8] c"use of a stream that there is not\00", align 1
@__gomc_streams.str.10 = private unnamed_addr constant [20 x i8] c"fflush after ungetc\00", align 1
@stderr = external global ptr, align 4
@__gomc_streams.str.11 = private unnamed_addr constant [40 x i8] c"output to a stream directly after input\00", align 1
@__gomc_streams.str.12 = private unnamed_addr constant [62 x i8] c"a file that is used while a stream may hold back output to it\00", align 1
@__gomc_streams.str.13 = private unnamed_addr constant [30 x i8] c"files of more than 8192 bytes\00", align 1
@__gomc_streams.str.14 = private unnamed_addr constant [27 x i8] c"more bytes than memory has\00", align 1
@__gomc_streams.str.15 = private unnamed_addr constant [42 x i8] c"input from a stream directly after output\00", align 1
@__gomc_streams.str.16 = private unnamed_addr constant [44 x i8] c"a file that changes while a stream reads it\00", align 1
@__gomc_streams.str.17 = private unnamed_addr constant [49 x i8] c"what is in a file that the program did not write\00", align 1
@__gomc_streams.str.18 = private unnamed_addr constant [56 x i8] c"the place of a stream that appends and was not used yet\00", align 1

define ptr @fopen(ptr noundef %path, ptr noundef %mode) {
entry:
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end19.i, %entry
  %i.i.0 = phi i32 [ 1, %entry ], [ %inc.i, %if.end19.i ]
  %exclusive.i.0 = phi i32 [ 0, %entry ], [ %exclusive.i.2, %if.end19.i ]
  %update.i.0 = phi i32 [ 0, %entry ], [ %update.i.1, %if.end19.i ]
  %arrayidx.i = getelementptr inbounds i8, ptr %mode, i32 %i.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then17.i [
    i32 43, label %if.end19.i
    i32 120, label %if.end19.i.fold.split
    i32 98, label %if.end19.i.fold.split32
    i32 101, label %if.end19.i.fold.split33
  ]

if.then17.i:                                      ; preds = %for.body.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.5)
  unreachable

if.end19.i.fold.split:                            ; preds = %for.body.i
  br label %if.end19.i

if.end19.i.fold.split32:                          ; preds = %for.body.i
  br label %if.end19.i

if.end19.i.fold.split33:                          ; preds = %for.body.i
  br label %if.end19.i

if.end19.i:                                       ; preds = %for.body.i, %if.end19.i.fold.split33, %if.end19.i.fold.split32, %if.end19.i.fold.split
  %exclusive.i.2 = phi i32 [ %exclusive.i.0, %for.body.i ], [ 128, %if.end19.i.fold.split ], [ %exclusive.i.0, %if.end19.i.fold.split32 ], [ %exclusive.i.0, %if.end19.i.fold.split33 ]
  %update.i.1 = phi i32 [ 1, %for.body.i ], [ %update.i.0, %if.end19.i.fold.split ], [ %update.i.0, %if.end19.i.fold.split32 ], [ %update.i.0, %if.end19.i.fold.split33 ]
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %1 = load i8, ptr %mode, align 1
  %conv21.i = sext i8 %1 to i32
  switch i32 %conv21.i, label %flags_of.exit [
    i32 114, label %sw.bb.i
    i32 119, label %sw.bb23.i
    i32 97, label %sw.bb28.i
  ]

sw.bb.i:                                          ; preds = %for.end.i
  %tobool22.i = icmp ne i32 %update.i.0, 0
  %cond.i = select i1 %tobool22.i, i32 2, i32 0
  br label %flags_of.exit

sw.bb23.i:                                        ; preds = %for.end.i
  %tobool24.i = icmp ne i32 %update.i.0, 0
  %cond25.i = select i1 %tobool24.i, i32 2, i32 1
  %or.i = or i32 %cond25.i, 64
  %or26.i = or i32 %or.i, 512
  %or27.i = or i32 %or26.i, %exclusive.i.0
  br label %flags_of.exit

sw.bb28.i:                                        ; preds = %for.end.i
  %tobool29.i = icmp ne i32 %update.i.0, 0
  %cond30.i = select i1 %tobool29.i, i32 2, i32 1
  %or31.i = or i32 %cond30.i, 64
  %or32.i = or i32 %or31.i, 1024
  %or33.i = or i32 %or32.i, %exclusive.i.0
  br label %flags_of.exit

flags_of.exit:                                    ; preds = %for.end.i, %sw.bb28.i, %sw.bb23.i, %sw.bb.i
  %retval.i.0 = phi i32 [ %or33.i, %sw.bb28.i ], [ %or27.i, %sw.bb23.i ], [ %cond.i, %sw.bb.i ], [ -1, %for.end.i ]
  %cmp = icmp slt i32 %retval.i.0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %flags_of.exit
  %call.i18 = call i32 @__gomc_reads_errno()
  %tobool.i19 = icmp ne i32 %call.i18, 0
  br i1 %tobool.i19, label %if.end.i23, label %return

if.end.i23:                                       ; preds = %if.then
  %call1.i21 = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i21, align 4
  %cmp.i22 = icmp ne i32 %2, 22
  br i1 %cmp.i22, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i23
  store i32 22, ptr %call1.i21, align 4
  br label %return

if.end:                                           ; preds = %flags_of.exit
  %call2 = call i32 @__files_open(ptr noundef %path, i32 noundef %retval.i.0, i32 noundef 438)
  %cmp3 = icmp slt i32 %call2, 0
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %sub = sub nsw i32 0, %call2
  %call.i26 = call i32 @__gomc_reads_errno()
  %tobool.i27 = icmp ne i32 %call.i26, 0
  br i1 %tobool.i27, label %if.end.i31, label %return

if.end.i31:                                       ; preds = %cond.true
  %call1.i29 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i29, align 4
  %cmp.i30 = icmp ne i32 %3, %sub
  br i1 %cmp.i30, label %if.then2.i32, label %return

if.then2.i32:                                     ; preds = %if.end.i31
  store i32 %sub, ptr %call1.i29, align 4
  br label %return

cond.false:                                       ; preds = %if.end
  %call.i12 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond.false
  %call.i = call i32 @__gomc_self()
  %conv.i37 = zext i32 %call.i to i64
  %add.i38 = add i64 %conv.i37, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i12, i32 noundef 8, i64 noundef %add.i38, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i, 4294967295
  %conv.i39 = trunc i64 %and.i to i32
  %cmp.i13 = icmp ne i32 %conv.i39, 0
  br i1 %cmp.i13, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i12, i32 0, i32 3
  %4 = load i32, ptr %streams.i, align 8
  %cmp.i7 = icmp eq i32 %4, 32
  br i1 %cmp.i7, label %if.then.i8, label %new_stream.exit

if.then.i8:                                       ; preds = %hold.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.6)
  unreachable

new_stream.exit:                                  ; preds = %hold.exit
  %add.i = add i32 %4, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i12, i32 0, i32 7
  %arrayidx.i9 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i32 0, i32 %4
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i9, i32 0, i32 1
  store i32 %call2, ptr %descriptor2.i, align 4
  %description.i = getelementptr inbounds %struct.files, ptr %call.i12, i32 0, i32 6
  %sub.i = sub i32 %call2, 3
  %arrayidx.i16 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i16, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i9 release, align 4
  %call.i34 = call i32 @__gomc_self()
  %conv.i35 = zext i32 %call.i34 to i64
  %add.i36 = add i64 %conv.i35, 1
  %call1.i14 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i12, i32 noundef 8, i64 noundef %add.i36, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true, %if.then2.i32, %if.end.i31, %if.end.i23, %if.then2.i, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ null, %if.then2.i ], [ null, %if.end.i23 ], [ %arrayidx.i9, %new_stream.exit ], [ null, %cond.true ], [ null, %if.then2.i32 ], [ null, %if.end.i31 ]
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
  %cmp.i40 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i40, i1 %cmp1.i, i1 false
  br i1 %spec.select, label %if.then, label %for.cond.i

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

for.cond.i:                                       ; preds = %entry, %if.end19.i
  %i.i.0 = phi i32 [ %inc.i, %if.end19.i ], [ 1, %entry ]
  %exclusive.i.0 = phi i32 [ %exclusive.i.2, %if.end19.i ], [ 0, %entry ]
  %update.i.0 = phi i32 [ %update.i.1, %if.end19.i ], [ 0, %entry ]
  %arrayidx.i = getelementptr inbounds i8, ptr %mode, i32 %i.i.0
  %0 = load i8, ptr %arrayidx.i, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i
  %conv.i = sext i8 %0 to i32
  switch i32 %conv.i, label %if.then17.i [
    i32 43, label %if.end19.i
    i32 120, label %if.end19.i.fold.split
    i32 98, label %if.end19.i.fold.split48
    i32 101, label %if.end19.i.fold.split49
  ]

if.then17.i:                                      ; preds = %for.body.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.5)
  unreachable

if.end19.i.fold.split:                            ; preds = %for.body.i
  br label %if.end19.i

if.end19.i.fold.split48:                          ; preds = %for.body.i
  br label %if.end19.i

if.end19.i.fold.split49:                          ; preds = %for.body.i
  br label %if.end19.i

if.end19.i:                                       ; preds = %for.body.i, %if.end19.i.fold.split49, %if.end19.i.fold.split48, %if.end19.i.fold.split
  %exclusive.i.2 = phi i32 [ %exclusive.i.0, %for.body.i ], [ 128, %if.end19.i.fold.split ], [ %exclusive.i.0, %if.end19.i.fold.split48 ], [ %exclusive.i.0, %if.end19.i.fold.split49 ]
  %update.i.1 = phi i32 [ 1, %for.body.i ], [ %update.i.0, %if.end19.i.fold.split ], [ %update.i.0, %if.end19.i.fold.split48 ], [ %update.i.0, %if.end19.i.fold.split49 ]
  %inc.i = add nsw i32 %i.i.0, 1
  br label %for.cond.i

for.end.i:                                        ; preds = %for.cond.i
  %1 = load i8, ptr %mode, align 1
  %conv21.i = sext i8 %1 to i32
  switch i32 %conv21.i, label %flags_of.exit [
    i32 114, label %sw.bb.i
    i32 119, label %sw.bb23.i
    i32 97, label %sw.bb28.i
  ]

sw.bb.i:                                          ; preds = %for.end.i
  %tobool22.i = icmp ne i32 %update.i.0, 0
  %cond.i = select i1 %tobool22.i, i32 2, i32 0
  br label %flags_of.exit

sw.bb23.i:                                        ; preds = %for.end.i
  %tobool24.i = icmp ne i32 %update.i.0, 0
  %cond25.i = select i1 %tobool24.i, i32 2, i32 1
  %or.i = or i32 %cond25.i, 64
  %or26.i = or i32 %or.i, 512
  %or27.i = or i32 %or26.i, %exclusive.i.0
  br label %flags_of.exit

sw.bb28.i:                                        ; preds = %for.end.i
  %tobool29.i = icmp ne i32 %update.i.0, 0
  %cond30.i = select i1 %tobool29.i, i32 2, i32 1
  %or31.i = or i32 %cond30.i, 64
  %or32.i = or i32 %or31.i, 1024
  %or33.i = or i32 %or32.i, %exclusive.i.0
  br label %flags_of.exit

flags_of.exit:                                    ; preds = %for.end.i, %sw.bb28.i, %sw.bb23.i, %sw.bb.i
  %retval.i.0 = phi i32 [ %or33.i, %sw.bb28.i ], [ %or27.i, %sw.bb23.i ], [ %cond.i, %sw.bb.i ], [ -1, %for.end.i ]
  %cmp = icmp slt i32 %retval.i.0, 0
  br i1 %cmp, label %if.then2, label %if.end4

if.then2:                                         ; preds = %flags_of.exit
  %call.i72 = call i32 @__gomc_reads_errno()
  %tobool.i73 = icmp ne i32 %call.i72, 0
  br i1 %tobool.i73, label %if.end.i77, label %return

if.end.i77:                                       ; preds = %if.then2
  %call1.i75 = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i75, align 4
  %cmp.i76 = icmp ne i32 %2, 22
  br i1 %cmp.i76, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i77
  store i32 22, ptr %call1.i75, align 4
  br label %return

if.end4:                                          ; preds = %flags_of.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i48

do.body.i48:                                      ; preds = %do.body.i48, %if.end4
  %call.i104 = call i32 @__gomc_self()
  %conv.i105 = zext i32 %call.i104 to i64
  %add.i106 = add i64 %conv.i105, 1
  %call2.i47 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i106, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i47, 4294967295
  %conv.i110 = trunc i64 %and.i to i32
  %cmp.i50 = icmp ne i32 %conv.i110, 0
  br i1 %cmp.i50, label %do.body.i48, label %hold.exit51

hold.exit51:                                      ; preds = %do.body.i48
  %cmp1.i55 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i55
  br i1 %or.cond, label %find.exit, label %if.end.i59

if.end.i59:                                       ; preds = %hold.exit51
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i57 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %3 = load atomic i32, ptr %arrayidx.i57 monotonic, align 4
  %tobool.i58 = icmp ne i32 %3, 0
  %arrayidx.i57. = select i1 %tobool.i58, ptr %arrayidx.i57, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit51, %if.end.i59
  %retval.i52.0 = phi ptr [ %arrayidx.i57., %if.end.i59 ], [ null, %hold.exit51 ]
  %tobool7 = icmp ne ptr %retval.i52.0, null
  br i1 %tobool7, label %cond.true, label %cond.end

cond.true:                                        ; preds = %find.exit
  %flags8 = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %4 = load i32, ptr %flags8, align 4
  %and = and i32 %4, 3
  br label %cond.end

cond.end:                                         ; preds = %find.exit, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %find.exit ]
  %and9 = and i32 %retval.i.0, 3
  br i1 %tobool7, label %land.lhs.true, label %if.then21.critedge

land.lhs.true:                                    ; preds = %cond.end
  %stream = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 3
  %5 = load i32, ptr %stream, align 4
  %tobool11 = icmp ne i32 %5, 0
  br i1 %tobool11, label %if.then18, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true
  %and12 = and i32 %retval.i.0, 1024
  %tobool13 = icmp ne i32 %and12, 0
  br i1 %tobool13, label %land.lhs.true14, label %if.end19

land.lhs.true14:                                  ; preds = %lor.lhs.false
  %flags15 = getelementptr inbounds %struct.description, ptr %retval.i52.0, i32 0, i32 1
  %6 = load i32, ptr %flags15, align 4
  %and16 = and i32 %6, 1024
  %tobool17 = icmp ne i32 %and16, 0
  br i1 %tobool17, label %if.end19, label %if.then18

if.then18:                                        ; preds = %land.lhs.true14, %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.1)
  unreachable

if.end19:                                         ; preds = %land.lhs.true14, %lor.lhs.false
  %call.i98 = call i32 @__gomc_self()
  %conv.i99 = zext i32 %call.i98 to i64
  %add.i100 = add i64 %conv.i99, 1
  %call1.i66 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i100, i64 noundef 0, i32 noundef 1)
  br i1 %tobool7, label %if.end23, label %if.then21

if.then21.critedge:                               ; preds = %cond.end
  %call.i98.c = call i32 @__gomc_self()
  %conv.i99.c = zext i32 %call.i98.c to i64
  %add.i100.c = add i64 %conv.i99.c, 1
  %call1.i66.c = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i100.c, i64 noundef 0, i32 noundef 1)
  br label %if.then21

if.then21:                                        ; preds = %if.then21.critedge, %if.end19
  %call.i80 = call i32 @__gomc_reads_errno()
  %tobool.i81 = icmp ne i32 %call.i80, 0
  br i1 %tobool.i81, label %if.end.i85, label %return

if.end.i85:                                       ; preds = %if.then21
  %call1.i83 = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i83, align 4
  %cmp.i84 = icmp ne i32 %7, 9
  br i1 %cmp.i84, label %if.then2.i86, label %return

if.then2.i86:                                     ; preds = %if.end.i85
  store i32 9, ptr %call1.i83, align 4
  br label %return

if.end23:                                         ; preds = %if.end19
  %cmp24 = icmp ne i32 %cond, 2
  %cmp26 = icmp ne i32 %cond, %and9
  %or.cond47 = select i1 %cmp24, i1 %cmp26, i1 false
  br i1 %or.cond47, label %cond.true27, label %cond.false29

cond.true27:                                      ; preds = %if.end23
  %call.i90 = call i32 @__gomc_reads_errno()
  %tobool.i91 = icmp ne i32 %call.i90, 0
  br i1 %tobool.i91, label %if.end.i95, label %return

if.end.i95:                                       ; preds = %cond.true27
  %call1.i93 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i93, align 4
  %cmp.i94 = icmp ne i32 %8, 22
  br i1 %cmp.i94, label %if.then2.i96, label %return

if.then2.i96:                                     ; preds = %if.end.i95
  store i32 22, ptr %call1.i93, align 4
  br label %return

cond.false29:                                     ; preds = %if.end23
  %call.i42 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond.false29
  %call.i107 = call i32 @__gomc_self()
  %conv.i108 = zext i32 %call.i107 to i64
  %add.i109 = add i64 %conv.i108, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i42, i32 noundef 8, i64 noundef %add.i109, i64 noundef 0, i32 noundef 1)
  %and.i112 = and i64 %call2.i, 4294967295
  %conv.i113 = trunc i64 %and.i112 to i32
  %cmp.i43 = icmp ne i32 %conv.i113, 0
  br i1 %cmp.i43, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i42, i32 0, i32 3
  %9 = load i32, ptr %streams.i, align 8
  %cmp.i35 = icmp eq i32 %9, 32
  br i1 %cmp.i35, label %if.then.i36, label %new_stream.exit

if.then.i36:                                      ; preds = %hold.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.6)
  unreachable

new_stream.exit:                                  ; preds = %hold.exit
  %add.i = add i32 %9, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i42, i32 0, i32 7
  %arrayidx.i37 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i32 0, i32 %9
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i37, i32 0, i32 1
  store i32 %number, ptr %descriptor2.i, align 4
  %description.i68 = getelementptr inbounds %struct.files, ptr %call.i42, i32 0, i32 6
  %sub.i69 = sub i32 %number, 3
  %arrayidx.i70 = getelementptr inbounds [32 x %struct.description], ptr %description.i68, i32 0, i32 %sub.i69
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i70, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i37 release, align 4
  %call.i101 = call i32 @__gomc_self()
  %conv.i102 = zext i32 %call.i101 to i64
  %add.i103 = add i64 %conv.i102, 1
  %call1.i63 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i42, i32 noundef 8, i64 noundef %add.i103, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true27, %if.then2.i96, %if.end.i95, %if.end.i85, %if.then2.i86, %if.then21, %if.end.i77, %if.then2.i, %if.then2
  %retval.0 = phi ptr [ null, %if.then2 ], [ null, %if.then2.i ], [ null, %if.end.i77 ], [ null, %if.then21 ], [ null, %if.then2.i86 ], [ null, %if.end.i85 ], [ %arrayidx.i37, %new_stream.exit ], [ null, %cond.true27 ], [ null, %if.then2.i96 ], [ null, %if.end.i95 ]
  ret ptr %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @fclose(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i18 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i18, i1 true, i1 %cmp1.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i5 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i5, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i26 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i26, 28
  %tobool.i27 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i26, 28
  %cmp.i28 = icmp uge i32 %div.i, 32
  %or.cond19 = or i1 %tobool.i27, %cmp.i28
  br i1 %or.cond19, label %if.then.i30, label %number_of.exit

if.then.i30:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %pushed = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed, align 4
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i37 = sub i32 %8, 1
  %arrayidx.i38 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i37
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i12 = icmp eq i32 %9, 2
  br i1 %cmp.i12, label %if.then.i13, label %if.end.i

if.then.i13:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i38, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i13, %enter.exit
  %10 = load i32, ptr %last.i, align 4
  %cmp2.i = icmp eq i32 %10, 1
  br i1 %cmp2.i, label %land.lhs.true.i, label %flush.exit

land.lhs.true.i:                                  ; preds = %if.end.i
  %11 = load i32, ptr %pushed, align 4
  %tobool.i14 = icmp ne i32 %11, 0
  br i1 %tobool.i14, label %if.then3.i, label %flush.exit

if.then3.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.10)
  unreachable

flush.exit:                                       ; preds = %land.lhs.true.i, %if.end.i
  store i32 0, ptr %last.i, align 4
  %12 = load i32, ptr %descriptor.i.i, align 4
  %sub.i = sub i32 %12, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i
  store atomic i32 0, ptr %arrayidx.i release, align 4
  store atomic i32 2, ptr %s release, align 4
  %call.i20 = call i32 @__gomc_self()
  %conv.i21 = zext i32 %call.i20 to i64
  %add.i22 = add i64 %conv.i21, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i22, i64 noundef 0, i32 noundef 1)
  ret i32 0
}

define i32 @__file_vfprintf(ptr noundef %s, ptr noundef %format, ptr noundef %args) {
entry:
  %text.i = alloca [512 x i8], align 1
  %call.i = call i32 @vsnprintf(ptr noundef %text.i, i32 noundef 512, ptr noundef %format, ptr noundef %args)
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i2 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.2)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %call.i5 = call i32 @__gomc_reads_files()
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %if.end6.i, label %if.then.i8

if.then.i8:                                       ; preds = %if.end7.i
  %call1.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i38 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i39 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i38, %cmp.i39
  br i1 %or.cond, label %if.then.i40, label %number_of.exit

if.then.i40:                                      ; preds = %if.then.i8
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.then.i8
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i14 = icmp eq i32 %5, 1
  br i1 %cmp.i14, label %must_be_open.exit, label %if.end.i17

if.end.i17:                                       ; preds = %number_of.exit
  %call.i.i16 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i17
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i16, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i32 = trunc i64 %and.i to i32
  %cmp.i.i19 = icmp ne i32 %conv.i32, 0
  br i1 %cmp.i.i19, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i20, label %if.end6.i21

if.then5.i20:                                     ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

if.end6.i21:                                      ; preds = %hold.exit.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i21
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i, align 4
  %and.i58 = and i32 %8, 3
  %cmp.i59 = icmp ne i32 %and.i58, 0
  br i1 %cmp.i59, label %put_all.exit, label %if.end6.i

if.end6.i:                                        ; preds = %must_be_open.exit, %if.end7.i
  %call.i10.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i32
  %stream.i46 = getelementptr inbounds %struct.files, ptr %call.i10.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i46 to i32
  %sub.i47 = sub i32 %9, %10
  %rem.i48 = urem i32 %sub.i47, 28
  %tobool.i49 = icmp ne i32 %rem.i48, 0
  %div.i50 = udiv i32 %sub.i47, 28
  %cmp.i51 = icmp uge i32 %div.i50, 32
  %or.cond72 = or i1 %tobool.i49, %cmp.i51
  br i1 %or.cond72, label %if.then.i53, label %number_of.exit57

if.then.i53:                                      ; preds = %if.end6.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit57:                                 ; preds = %if.end6.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit57
  %call.i29 = call i32 @__gomc_self()
  %conv.i30 = zext i32 %call.i29 to i64
  %add.i31 = add i64 %conv.i30, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i31, i64 noundef 0, i32 noundef 1)
  %and.i34 = and i64 %call2.i.i.i, 4294967295
  %conv.i35 = trunc i64 %and.i34 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i35, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %11 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %11, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i68 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i69 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i69, align 4
  %sub.i.i70 = sub i32 %12, 3
  %arrayidx.i.i71 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i68, i32 0, i32 %sub.i.i70
  %flags.i.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 1
  %13 = load i32, ptr %flags.i.i, align 4
  %and.i.i = and i32 %13, 3
  %cmp.i27.i = icmp ne i32 %and.i.i, 0
  br i1 %cmp.i27.i, label %if.end.i73, label %if.then.i72

if.then.i72:                                      ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i84 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i84, label %if.end.i.i, label %put_text.exit

if.end.i.i:                                       ; preds = %if.then.i72
  %call1.i.i86 = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i86, align 4
  %cmp.i.i87 = icmp ne i32 %14, 9
  br i1 %cmp.i.i87, label %if.then2.i.i, label %put_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i86, align 4
  br label %put_text.exit

if.end.i73:                                       ; preds = %enter.exit.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i71 monotonic, align 4
  %sub.i24.i = sub i32 %15, 1
  %arrayidx.i25.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i24.i
  %stream.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i.i to i32
  %sub.i22.i = sub i32 %9, %16
  %rem.i.i = urem i32 %sub.i22.i, 28
  %tobool.i.i = icmp ne i32 %rem.i.i, 0
  %div.i.i = udiv i32 %sub.i22.i, 28
  %cmp.i.i74 = icmp uge i32 %div.i.i, 32
  %or.cond73 = or i1 %tobool.i.i, %cmp.i.i74
  br i1 %or.cond73, label %if.then.i.i75, label %number_of.exit.i

if.then.i.i75:                                    ; preds = %if.end.i73
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit.i:                                 ; preds = %if.end.i73
  %add.i.i = add i32 %div.i.i, 1
  %held_back.i88 = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i88, align 4
  %tobool.i89 = icmp ne i32 %17, 0
  %cmp.i90 = icmp ne i32 %17, %add.i.i
  %or.cond75 = select i1 %tobool.i89, i1 %cmp.i90, i1 false
  br i1 %or.cond75, label %if.then.i92, label %nothing_held_back.exit

if.then.i92:                                      ; preds = %number_of.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i, align 4
  %cmp.i76 = icmp eq i32 %18, 1
  br i1 %cmp.i76, label %land.lhs.true.i78, label %if.end7.i80

land.lhs.true.i78:                                ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i, align 4
  %tobool5.i77 = icmp ne i32 %19, 0
  br i1 %tobool5.i77, label %if.end7.i80, label %if.then6.i79

if.then6.i79:                                     ; preds = %land.lhs.true.i78
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

if.end7.i80:                                      ; preds = %land.lhs.true.i78, %nothing_held_back.exit
  %cmp8.i = icmp eq i32 %call.i., 0
  br i1 %cmp8.i, label %put_text.exit, label %if.end10.i

if.end10.i:                                       ; preds = %if.end7.i80
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i, align 4
  %changes11.i = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i, align 4
  %add.i81 = add i32 %21, 1
  %cmp12.i = icmp eq i32 %20, %add.i81
  %22 = load atomic i32, ptr %arrayidx.i.i71 monotonic, align 4
  %sub.i.i103 = sub i32 %22, 1
  %arrayidx.i.i104 = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i103
  %23 = load i32, ptr %flags.i.i, align 4
  %and.i106 = and i32 %23, 1024
  %tobool.i107 = icmp ne i32 %and.i106, 0
  br i1 %tobool.i107, label %if.then.i108, label %append.exit

if.then.i108:                                     ; preds = %if.end10.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 2
  %24 = load i32, ptr %size1.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 2
  store i32 %24, ptr %place.i, align 4
  br label %append.exit

append.exit:                                      ; preds = %if.then.i108, %if.end10.i
  %place2.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 2
  %25 = load i32, ptr %place2.i, align 4
  %26 = load i32, ptr %arrayidx.i.i104, align 4
  %tobool.i115 = icmp ne i32 %26, 0
  br i1 %tobool.i115, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %append.exit
  %call.i118 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i118, 0
  br i1 %tobool2.i, label %if.end.i120, label %put_bytes.exit

if.end.i120:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i121 = sub i32 8192, %25
  %cmp5.i = icmp ugt i32 %call.i., %sub.i121
  %or.cond74 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond74, label %if.then6.i122, label %if.end7.i123

if.then6.i122:                                    ; preds = %if.end.i120
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

if.end7.i123:                                     ; preds = %if.end.i120
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 2
  %27 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i123
  %end.i114.0 = phi i32 [ %27, %if.end7.i123 ], [ %inc.i, %for.body.i ]
  %cmp9.i124 = icmp ult i32 %end.i114.0, %25
  br i1 %cmp9.i124, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 5
  %arrayidx.i = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i114.0
  store i8 0, ptr %arrayidx.i, align 1
  %inc.i = add i32 %end.i114.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i125 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i125, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %28 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 5
  %add.i126 = add i32 %25, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i126
  store i8 %28, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %25, %call.i.
  %cmp20.i = icmp ugt i32 %add19.i, %end.i114.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i114.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i127 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 3
  %29 = load i32, ptr %changes.i127, align 4
  %inc25.i = add i32 %29, 1
  store i32 %inc25.i, ptr %changes.i127, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %append.exit, %lor.lhs.false1.i, %for.end18.i
  %30 = load i32, ptr %place2.i, align 4
  %add.i109 = add i32 %30, %call.i.
  store i32 %add.i109, ptr %place2.i, align 4
  store i32 2, ptr %last.i, align 4
  store i32 %add.i.i, ptr %held_back.i88, align 4
  br i1 %cmp12.i, label %if.then15.i, label %put_text.exit

if.then15.i:                                      ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %31, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %put_text.exit

put_text.exit:                                    ; preds = %put_bytes.exit, %if.then15.i, %if.end7.i80, %if.end.i.i, %if.then2.i.i, %if.then.i72
  %retval.i63.0 = phi i32 [ -1, %if.then.i72 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.end7.i80 ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %must_be_open.exit, %put_text.exit
  %retval.i3.0 = phi i32 [ %retval.i63.0, %put_text.exit ], [ 0, %must_be_open.exit ]
  %cmp11.i = icmp slt i32 %retval.i3.0, 0
  %.call.i = select i1 %cmp11.i, i32 -1, i32 %call.i
  br label %print.exit

print.exit:                                       ; preds = %put_all.exit, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ %.call.i, %put_all.exit ]
  ret i32 %retval.i.0
}

define i32 @__file_fprintf(ptr noundef %s, ptr noundef %format, ...) {
entry:
  %text.i = alloca [512 x i8], align 1
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %call.i = call i32 @vsnprintf(ptr noundef %text.i, i32 noundef 512, ptr noundef %format, ptr noundef %0)
  %1 = load ptr, ptr @stdout, align 4
  %cmp.i2 = icmp eq ptr %s, %1
  %2 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %2
  %3 = select i1 %cmp.i2, i1 true, i1 %cmp1.i
  br i1 %3, label %if.then.i, label %if.end.i

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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.2)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %call.i5 = call i32 @__gomc_reads_files()
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %if.end6.i, label %if.then.i8

if.then.i8:                                       ; preds = %if.end7.i
  %call1.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i38 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i39 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i38, %cmp.i39
  br i1 %or.cond, label %if.then.i40, label %number_of.exit

if.then.i40:                                      ; preds = %if.then.i8
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.then.i8
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i14 = icmp eq i32 %6, 1
  br i1 %cmp.i14, label %must_be_open.exit, label %if.end.i17

if.end.i17:                                       ; preds = %number_of.exit
  %call.i.i16 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i17
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i16, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i32 = trunc i64 %and.i to i32
  %cmp.i.i19 = icmp ne i32 %conv.i32, 0
  br i1 %cmp.i.i19, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i20, label %if.end6.i21

if.then5.i20:                                     ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

if.end6.i21:                                      ; preds = %hold.exit.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i21
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %8, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i, align 4
  %and.i58 = and i32 %9, 3
  %cmp.i59 = icmp ne i32 %and.i58, 0
  br i1 %cmp.i59, label %put_all.exit, label %if.end6.i

if.end6.i:                                        ; preds = %must_be_open.exit, %if.end7.i
  %call.i10.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i46 = getelementptr inbounds %struct.files, ptr %call.i10.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i46 to i32
  %sub.i47 = sub i32 %10, %11
  %rem.i48 = urem i32 %sub.i47, 28
  %tobool.i49 = icmp ne i32 %rem.i48, 0
  %div.i50 = udiv i32 %sub.i47, 28
  %cmp.i51 = icmp uge i32 %div.i50, 32
  %or.cond72 = or i1 %tobool.i49, %cmp.i51
  br i1 %or.cond72, label %if.then.i53, label %number_of.exit57

if.then.i53:                                      ; preds = %if.end6.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit57:                                 ; preds = %if.end6.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit57
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i68 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i69 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i69, align 4
  %sub.i.i70 = sub i32 %13, 3
  %arrayidx.i.i71 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i68, i32 0, i32 %sub.i.i70
  %flags.i.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 1
  %14 = load i32, ptr %flags.i.i, align 4
  %and.i.i = and i32 %14, 3
  %cmp.i27.i = icmp ne i32 %and.i.i, 0
  br i1 %cmp.i27.i, label %if.end.i73, label %if.then.i72

if.then.i72:                                      ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i84 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i84, label %if.end.i.i, label %put_text.exit

if.end.i.i:                                       ; preds = %if.then.i72
  %call1.i.i86 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i86, align 4
  %cmp.i.i87 = icmp ne i32 %15, 9
  br i1 %cmp.i.i87, label %if.then2.i.i, label %put_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i86, align 4
  br label %put_text.exit

if.end.i73:                                       ; preds = %enter.exit.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i71 monotonic, align 4
  %sub.i24.i = sub i32 %16, 1
  %arrayidx.i25.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i24.i
  %stream.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i.i to i32
  %sub.i22.i = sub i32 %10, %17
  %rem.i.i = urem i32 %sub.i22.i, 28
  %tobool.i.i = icmp ne i32 %rem.i.i, 0
  %div.i.i = udiv i32 %sub.i22.i, 28
  %cmp.i.i74 = icmp uge i32 %div.i.i, 32
  %or.cond73 = or i1 %tobool.i.i, %cmp.i.i74
  br i1 %or.cond73, label %if.then.i.i75, label %number_of.exit.i

if.then.i.i75:                                    ; preds = %if.end.i73
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit.i:                                 ; preds = %if.end.i73
  %add.i.i = add i32 %div.i.i, 1
  %held_back.i88 = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i88, align 4
  %tobool.i89 = icmp ne i32 %18, 0
  %cmp.i90 = icmp ne i32 %18, %add.i.i
  %or.cond75 = select i1 %tobool.i89, i1 %cmp.i90, i1 false
  br i1 %or.cond75, label %if.then.i92, label %nothing_held_back.exit

if.then.i92:                                      ; preds = %number_of.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i, align 4
  %cmp.i76 = icmp eq i32 %19, 1
  br i1 %cmp.i76, label %land.lhs.true.i78, label %if.end7.i80

land.lhs.true.i78:                                ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i, align 4
  %tobool5.i77 = icmp ne i32 %20, 0
  br i1 %tobool5.i77, label %if.end7.i80, label %if.then6.i79

if.then6.i79:                                     ; preds = %land.lhs.true.i78
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

if.end7.i80:                                      ; preds = %land.lhs.true.i78, %nothing_held_back.exit
  %cmp8.i = icmp eq i32 %call.i., 0
  br i1 %cmp8.i, label %put_text.exit, label %if.end10.i

if.end10.i:                                       ; preds = %if.end7.i80
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i, align 4
  %changes11.i = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i, align 4
  %add.i81 = add i32 %22, 1
  %cmp12.i = icmp eq i32 %21, %add.i81
  %23 = load atomic i32, ptr %arrayidx.i.i71 monotonic, align 4
  %sub.i.i103 = sub i32 %23, 1
  %arrayidx.i.i104 = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i103
  %24 = load i32, ptr %flags.i.i, align 4
  %and.i106 = and i32 %24, 1024
  %tobool.i107 = icmp ne i32 %and.i106, 0
  br i1 %tobool.i107, label %if.then.i108, label %append.exit

if.then.i108:                                     ; preds = %if.end10.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 2
  %25 = load i32, ptr %size1.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %append.exit

append.exit:                                      ; preds = %if.then.i108, %if.end10.i
  %place2.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 2
  %26 = load i32, ptr %place2.i, align 4
  %27 = load i32, ptr %arrayidx.i.i104, align 4
  %tobool.i115 = icmp ne i32 %27, 0
  br i1 %tobool.i115, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %append.exit
  %call.i118 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i118, 0
  br i1 %tobool2.i, label %if.end.i120, label %put_bytes.exit

if.end.i120:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i121 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 %call.i., %sub.i121
  %or.cond74 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond74, label %if.then6.i122, label %if.end7.i123

if.then6.i122:                                    ; preds = %if.end.i120
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

if.end7.i123:                                     ; preds = %if.end.i120
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i123
  %end.i114.0 = phi i32 [ %28, %if.end7.i123 ], [ %inc.i, %for.body.i ]
  %cmp9.i124 = icmp ult i32 %end.i114.0, %26
  br i1 %cmp9.i124, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 5
  %arrayidx.i = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i114.0
  store i8 0, ptr %arrayidx.i, align 1
  %inc.i = add i32 %end.i114.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i125 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i125, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 5
  %add.i126 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i126
  store i8 %29, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %26, %call.i.
  %cmp20.i = icmp ugt i32 %add19.i, %end.i114.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i114.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i127 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 3
  %30 = load i32, ptr %changes.i127, align 4
  %inc25.i = add i32 %30, 1
  store i32 %inc25.i, ptr %changes.i127, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %append.exit, %lor.lhs.false1.i, %for.end18.i
  %31 = load i32, ptr %place2.i, align 4
  %add.i109 = add i32 %31, %call.i.
  store i32 %add.i109, ptr %place2.i, align 4
  store i32 2, ptr %last.i, align 4
  store i32 %add.i.i, ptr %held_back.i88, align 4
  br i1 %cmp12.i, label %if.then15.i, label %put_text.exit

if.then15.i:                                      ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %32, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %put_text.exit

put_text.exit:                                    ; preds = %put_bytes.exit, %if.then15.i, %if.end7.i80, %if.end.i.i, %if.then2.i.i, %if.then.i72
  %retval.i63.0 = phi i32 [ -1, %if.then.i72 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.end7.i80 ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %must_be_open.exit, %put_text.exit
  %retval.i3.0 = phi i32 [ %retval.i63.0, %put_text.exit ], [ 0, %must_be_open.exit ]
  %cmp11.i = icmp slt i32 %retval.i3.0, 0
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
  %text.i = alloca [512 x i8], align 1
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %call.i = call i32 @vsnprintf(ptr noundef %text.i, i32 noundef 512, ptr noundef %format, ptr noundef %0)
  %1 = load ptr, ptr @stdout, align 4
  %cmp.i2 = icmp eq ptr %s, %1
  %2 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %2
  %3 = select i1 %cmp.i2, i1 true, i1 %cmp1.i
  br i1 %3, label %if.then.i, label %if.end.i

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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.2)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %call.i5 = call i32 @__gomc_reads_files()
  %tobool.i6 = icmp ne i32 %call.i5, 0
  br i1 %tobool.i6, label %if.end6.i, label %if.then.i8

if.then.i8:                                       ; preds = %if.end7.i
  %call1.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i38 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i39 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i38, %cmp.i39
  br i1 %or.cond, label %if.then.i40, label %number_of.exit

if.then.i40:                                      ; preds = %if.then.i8
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.then.i8
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i14 = icmp eq i32 %6, 1
  br i1 %cmp.i14, label %must_be_open.exit, label %if.end.i17

if.end.i17:                                       ; preds = %number_of.exit
  %call.i.i16 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i17
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i16, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i32 = trunc i64 %and.i to i32
  %cmp.i.i19 = icmp ne i32 %conv.i32, 0
  br i1 %cmp.i.i19, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i20, label %if.end6.i21

if.then5.i20:                                     ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

if.end6.i21:                                      ; preds = %hold.exit.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i21
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %8, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i, align 4
  %and.i58 = and i32 %9, 3
  %cmp.i59 = icmp ne i32 %and.i58, 0
  br i1 %cmp.i59, label %put_all.exit, label %if.end6.i

if.end6.i:                                        ; preds = %must_be_open.exit, %if.end7.i
  %call.i10.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i46 = getelementptr inbounds %struct.files, ptr %call.i10.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i46 to i32
  %sub.i47 = sub i32 %10, %11
  %rem.i48 = urem i32 %sub.i47, 28
  %tobool.i49 = icmp ne i32 %rem.i48, 0
  %div.i50 = udiv i32 %sub.i47, 28
  %cmp.i51 = icmp uge i32 %div.i50, 32
  %or.cond72 = or i1 %tobool.i49, %cmp.i51
  br i1 %or.cond72, label %if.then.i53, label %number_of.exit57

if.then.i53:                                      ; preds = %if.end6.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit57:                                 ; preds = %if.end6.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit57
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i68 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i69 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i69, align 4
  %sub.i.i70 = sub i32 %13, 3
  %arrayidx.i.i71 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i68, i32 0, i32 %sub.i.i70
  %flags.i.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 1
  %14 = load i32, ptr %flags.i.i, align 4
  %and.i.i = and i32 %14, 3
  %cmp.i27.i = icmp ne i32 %and.i.i, 0
  br i1 %cmp.i27.i, label %if.end.i73, label %if.then.i72

if.then.i72:                                      ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i84 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i84, label %if.end.i.i, label %put_text.exit

if.end.i.i:                                       ; preds = %if.then.i72
  %call1.i.i86 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i86, align 4
  %cmp.i.i87 = icmp ne i32 %15, 9
  br i1 %cmp.i.i87, label %if.then2.i.i, label %put_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i86, align 4
  br label %put_text.exit

if.end.i73:                                       ; preds = %enter.exit.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i71 monotonic, align 4
  %sub.i24.i = sub i32 %16, 1
  %arrayidx.i25.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i24.i
  %stream.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i.i to i32
  %sub.i22.i = sub i32 %10, %17
  %rem.i.i = urem i32 %sub.i22.i, 28
  %tobool.i.i = icmp ne i32 %rem.i.i, 0
  %div.i.i = udiv i32 %sub.i22.i, 28
  %cmp.i.i74 = icmp uge i32 %div.i.i, 32
  %or.cond73 = or i1 %tobool.i.i, %cmp.i.i74
  br i1 %or.cond73, label %if.then.i.i75, label %number_of.exit.i

if.then.i.i75:                                    ; preds = %if.end.i73
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit.i:                                 ; preds = %if.end.i73
  %add.i.i = add i32 %div.i.i, 1
  %held_back.i88 = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i88, align 4
  %tobool.i89 = icmp ne i32 %18, 0
  %cmp.i90 = icmp ne i32 %18, %add.i.i
  %or.cond75 = select i1 %tobool.i89, i1 %cmp.i90, i1 false
  br i1 %or.cond75, label %if.then.i92, label %nothing_held_back.exit

if.then.i92:                                      ; preds = %number_of.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i, align 4
  %cmp.i76 = icmp eq i32 %19, 1
  br i1 %cmp.i76, label %land.lhs.true.i78, label %if.end7.i80

land.lhs.true.i78:                                ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i, align 4
  %tobool5.i77 = icmp ne i32 %20, 0
  br i1 %tobool5.i77, label %if.end7.i80, label %if.then6.i79

if.then6.i79:                                     ; preds = %land.lhs.true.i78
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

if.end7.i80:                                      ; preds = %land.lhs.true.i78, %nothing_held_back.exit
  %cmp8.i = icmp eq i32 %call.i., 0
  br i1 %cmp8.i, label %put_text.exit, label %if.end10.i

if.end10.i:                                       ; preds = %if.end7.i80
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i, align 4
  %changes11.i = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i, align 4
  %add.i81 = add i32 %22, 1
  %cmp12.i = icmp eq i32 %21, %add.i81
  %23 = load atomic i32, ptr %arrayidx.i.i71 monotonic, align 4
  %sub.i.i103 = sub i32 %23, 1
  %arrayidx.i.i104 = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i103
  %24 = load i32, ptr %flags.i.i, align 4
  %and.i106 = and i32 %24, 1024
  %tobool.i107 = icmp ne i32 %and.i106, 0
  br i1 %tobool.i107, label %if.then.i108, label %append.exit

if.then.i108:                                     ; preds = %if.end10.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 2
  %25 = load i32, ptr %size1.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %append.exit

append.exit:                                      ; preds = %if.then.i108, %if.end10.i
  %place2.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 2
  %26 = load i32, ptr %place2.i, align 4
  %27 = load i32, ptr %arrayidx.i.i104, align 4
  %tobool.i115 = icmp ne i32 %27, 0
  br i1 %tobool.i115, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %append.exit
  %call.i118 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i118, 0
  br i1 %tobool2.i, label %if.end.i120, label %put_bytes.exit

if.end.i120:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i121 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 %call.i., %sub.i121
  %or.cond74 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond74, label %if.then6.i122, label %if.end7.i123

if.then6.i122:                                    ; preds = %if.end.i120
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

if.end7.i123:                                     ; preds = %if.end.i120
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i123
  %end.i114.0 = phi i32 [ %28, %if.end7.i123 ], [ %inc.i, %for.body.i ]
  %cmp9.i124 = icmp ult i32 %end.i114.0, %26
  br i1 %cmp9.i124, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 5
  %arrayidx.i = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i114.0
  store i8 0, ptr %arrayidx.i, align 1
  %inc.i = add i32 %end.i114.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i125 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i125, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 5
  %add.i126 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i126
  store i8 %29, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %26, %call.i.
  %cmp20.i = icmp ugt i32 %add19.i, %end.i114.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i114.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i127 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i104, i32 0, i32 3
  %30 = load i32, ptr %changes.i127, align 4
  %inc25.i = add i32 %30, 1
  store i32 %inc25.i, ptr %changes.i127, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %append.exit, %lor.lhs.false1.i, %for.end18.i
  %31 = load i32, ptr %place2.i, align 4
  %add.i109 = add i32 %31, %call.i.
  store i32 %add.i109, ptr %place2.i, align 4
  store i32 2, ptr %last.i, align 4
  store i32 %add.i.i, ptr %held_back.i88, align 4
  br i1 %cmp12.i, label %if.then15.i, label %put_text.exit

if.then15.i:                                      ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %32, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %put_text.exit

put_text.exit:                                    ; preds = %put_bytes.exit, %if.then15.i, %if.end7.i80, %if.end.i.i, %if.then2.i.i, %if.then.i72
  %retval.i63.0 = phi i32 [ -1, %if.then.i72 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.end7.i80 ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %must_be_open.exit, %put_text.exit
  %retval.i3.0 = phi i32 [ %retval.i63.0, %put_text.exit ], [ 0, %must_be_open.exit ]
  %cmp11.i = icmp slt i32 %retval.i3.0, 0
  %.call.i = select i1 %cmp11.i, i32 -1, i32 %call.i
  br label %print.exit

print.exit:                                       ; preds = %put_all.exit, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ %.call.i, %put_all.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @__file_dprintf(i32 noundef %number, ptr noundef %format, ...) {
entry:
  %text = alloca [512 x i8], align 1
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %call = call i32 @vsnprintf(ptr noundef %text, i32 noundef 512, ptr noundef %format, ptr noundef %0)
  call void @llvm.va_end(ptr %args)
  %cmp = icmp sge i32 %call, 512
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %call1 = call i32 @__gomc_reads_files()
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.2)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  switch i32 %number, label %if.end7 [
    i32 1, label %if.then4
    i32 2, label %if.then4
  ]

if.then4:                                         ; preds = %if.end, %if.end
  %1 = load ptr, ptr @stdout, align 4
  %call6 = call i32 @fputs(ptr noundef %text, ptr noundef %1)
  br label %return

if.end7:                                          ; preds = %if.end
  %cmp9 = icmp slt i32 %call, 512
  %call. = select i1 %cmp9, i32 %call, i32 512
  %call10 = call i32 @__file_write(i32 noundef %number, ptr noundef %text, i32 noundef %call.)
  %cmp11 = icmp slt i32 %call10, 0
  %cond15 = select i1 %cmp11, i32 -1, i32 %call
  br label %return

return:                                           ; preds = %if.end7, %if.then4
  %retval.0 = phi i32 [ %call, %if.then4 ], [ %cond15, %if.end7 ]
  ret i32 %retval.0
}

declare i32 @vsnprintf(ptr noundef, i32 noundef, ptr noundef, ptr noundef)

declare i32 @__gomc_reads_files()

declare i32 @fputs(ptr noundef, ptr noundef)

declare i32 @__file_write(i32 noundef, ptr noundef, i32 noundef)

define i32 @__file_fputs(ptr noundef %text, ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then, label %while.cond

if.then:                                          ; preds = %entry
  %call1 = call i32 @fputs(ptr noundef %text, ptr noundef %s)
  br label %return

while.cond:                                       ; preds = %entry, %while.body
  %n.0 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %call2 = call i32 @__gomc_reads_files()
  %tobool3 = icmp ne i32 %call2, 0
  br i1 %tobool3, label %land.rhs, label %while.end

land.rhs:                                         ; preds = %while.cond
  %arrayidx = getelementptr inbounds i8, ptr %text, i32 %n.0
  %3 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %3 to i32
  %tobool4 = icmp ne i32 %conv, 0
  br i1 %tobool4, label %while.body, label %while.end

while.body:                                       ; preds = %land.rhs
  %inc = add i32 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %land.rhs
  %call.i = call i32 @__gomc_reads_files()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end6.i, label %if.then.i

if.then.i:                                        ; preds = %while.end
  %call1.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i36 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i37 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i36, %cmp.i37
  br i1 %or.cond, label %if.then.i38, label %number_of.exit

if.then.i38:                                      ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.then.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i12 = icmp eq i32 %6, 1
  br i1 %cmp.i12, label %must_be_open.exit, label %if.end.i15

if.end.i15:                                       ; preds = %number_of.exit
  %call.i.i14 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i15
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i23 = add i64 %conv.i22, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i23, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i30 = trunc i64 %and.i to i32
  %cmp.i.i17 = icmp ne i32 %conv.i30, 0
  br i1 %cmp.i.i17, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i18, label %if.end6.i19

if.then5.i18:                                     ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

if.end6.i19:                                      ; preds = %hold.exit.i
  %call.i20 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i20 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i19
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %8, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i, align 4
  %and.i56 = and i32 %9, 3
  %cmp.i57 = icmp ne i32 %and.i56, 0
  br i1 %cmp.i57, label %put_all.exit, label %if.end6.i

if.end6.i:                                        ; preds = %must_be_open.exit, %while.end
  %call.i10.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i44 = getelementptr inbounds %struct.files, ptr %call.i10.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i44 to i32
  %sub.i45 = sub i32 %10, %11
  %rem.i46 = urem i32 %sub.i45, 28
  %tobool.i47 = icmp ne i32 %rem.i46, 0
  %div.i48 = udiv i32 %sub.i45, 28
  %cmp.i49 = icmp uge i32 %div.i48, 32
  %or.cond72 = or i1 %tobool.i47, %cmp.i49
  br i1 %or.cond72, label %if.then.i51, label %number_of.exit55

if.then.i51:                                      ; preds = %if.end6.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit55:                                 ; preds = %if.end6.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit55
  %call.i27 = call i32 @__gomc_self()
  %conv.i28 = zext i32 %call.i27 to i64
  %add.i29 = add i64 %conv.i28, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i29, i64 noundef 0, i32 noundef 1)
  %and.i32 = and i64 %call2.i.i.i, 4294967295
  %conv.i33 = trunc i64 %and.i32 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i33, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %12 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %12, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i66 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i67 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i67, align 4
  %sub.i.i68 = sub i32 %13, 3
  %arrayidx.i.i69 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i66, i32 0, i32 %sub.i.i68
  %flags.i.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i69, i32 0, i32 1
  %14 = load i32, ptr %flags.i.i, align 4
  %and.i.i = and i32 %14, 3
  %cmp.i27.i = icmp ne i32 %and.i.i, 0
  br i1 %cmp.i27.i, label %if.end.i71, label %if.then.i70

if.then.i70:                                      ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i78 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i78, label %if.end.i.i, label %put_text.exit

if.end.i.i:                                       ; preds = %if.then.i70
  %call1.i.i80 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i80, align 4
  %cmp.i.i81 = icmp ne i32 %15, 9
  br i1 %cmp.i.i81, label %if.then2.i.i, label %put_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i80, align 4
  br label %put_text.exit

if.end.i71:                                       ; preds = %enter.exit.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i69 monotonic, align 4
  %sub.i24.i = sub i32 %16, 1
  %arrayidx.i25.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i24.i
  %stream.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i.i to i32
  %sub.i22.i = sub i32 %10, %17
  %rem.i.i = urem i32 %sub.i22.i, 28
  %tobool.i.i = icmp ne i32 %rem.i.i, 0
  %div.i.i = udiv i32 %sub.i22.i, 28
  %cmp.i.i72 = icmp uge i32 %div.i.i, 32
  %or.cond73 = or i1 %tobool.i.i, %cmp.i.i72
  br i1 %or.cond73, label %if.then.i.i73, label %number_of.exit.i

if.then.i.i73:                                    ; preds = %if.end.i71
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit.i:                                 ; preds = %if.end.i71
  %add.i.i = add i32 %div.i.i, 1
  %held_back.i82 = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i82, align 4
  %tobool.i83 = icmp ne i32 %18, 0
  %cmp.i84 = icmp ne i32 %18, %add.i.i
  %or.cond75 = select i1 %tobool.i83, i1 %cmp.i84, i1 false
  br i1 %or.cond75, label %if.then.i86, label %nothing_held_back.exit

if.then.i86:                                      ; preds = %number_of.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i, align 4
  %cmp.i74 = icmp eq i32 %19, 1
  br i1 %cmp.i74, label %land.lhs.true.i, label %if.end7.i

land.lhs.true.i:                                  ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i, align 4
  %tobool5.i = icmp ne i32 %20, 0
  br i1 %tobool5.i, label %if.end7.i, label %if.then6.i

if.then6.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %nothing_held_back.exit
  %cmp8.i = icmp eq i32 %n.0, 0
  br i1 %cmp8.i, label %put_text.exit, label %if.end10.i

if.end10.i:                                       ; preds = %if.end7.i
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i, align 4
  %changes11.i = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i, align 4
  %add.i75 = add i32 %22, 1
  %cmp12.i = icmp eq i32 %21, %add.i75
  %23 = load atomic i32, ptr %arrayidx.i.i69 monotonic, align 4
  %sub.i.i97 = sub i32 %23, 1
  %arrayidx.i.i98 = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i97
  %24 = load i32, ptr %flags.i.i, align 4
  %and.i100 = and i32 %24, 1024
  %tobool.i101 = icmp ne i32 %and.i100, 0
  br i1 %tobool.i101, label %if.then.i102, label %append.exit

if.then.i102:                                     ; preds = %if.end10.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i98, i32 0, i32 2
  %25 = load i32, ptr %size1.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i69, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %append.exit

append.exit:                                      ; preds = %if.then.i102, %if.end10.i
  %place2.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i69, i32 0, i32 2
  %26 = load i32, ptr %place2.i, align 4
  %27 = load i32, ptr %arrayidx.i.i98, align 4
  %tobool.i109 = icmp ne i32 %27, 0
  br i1 %tobool.i109, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %append.exit
  %call.i112 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i112, 0
  br i1 %tobool2.i, label %if.end.i114, label %put_bytes.exit

if.end.i114:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i115 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 %n.0, %sub.i115
  %or.cond74 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond74, label %if.then6.i116, label %if.end7.i117

if.then6.i116:                                    ; preds = %if.end.i114
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

if.end7.i117:                                     ; preds = %if.end.i114
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i98, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i117
  %end.i108.0 = phi i32 [ %28, %if.end7.i117 ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i108.0, %26
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i98, i32 0, i32 5
  %arrayidx.i = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i108.0
  store i8 0, ptr %arrayidx.i, align 1
  %inc.i = add i32 %end.i108.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %n.0
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i98, i32 0, i32 5
  %add.i118 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i118
  store i8 %29, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %26, %n.0
  %cmp20.i = icmp ugt i32 %add19.i, %end.i108.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i108.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i119 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i98, i32 0, i32 3
  %30 = load i32, ptr %changes.i119, align 4
  %inc25.i = add i32 %30, 1
  store i32 %inc25.i, ptr %changes.i119, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %append.exit, %lor.lhs.false1.i, %for.end18.i
  %31 = load i32, ptr %place2.i, align 4
  %add.i103 = add i32 %31, %n.0
  store i32 %add.i103, ptr %place2.i, align 4
  store i32 2, ptr %last.i, align 4
  store i32 %add.i.i, ptr %held_back.i82, align 4
  br i1 %cmp12.i, label %if.then15.i, label %put_text.exit

if.then15.i:                                      ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %32, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %put_text.exit

put_text.exit:                                    ; preds = %put_bytes.exit, %if.then15.i, %if.end7.i, %if.end.i.i, %if.then2.i.i, %if.then.i70
  %retval.i61.0 = phi i32 [ -1, %if.then.i70 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.end7.i ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ]
  %call.i24 = call i32 @__gomc_self()
  %conv.i25 = zext i32 %call.i24 to i64
  %add.i26 = add i64 %conv.i25, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i26, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %must_be_open.exit, %put_text.exit
  %retval.i.0 = phi i32 [ %retval.i61.0, %put_text.exit ], [ 0, %must_be_open.exit ]
  %cmp = icmp slt i32 %retval.i.0, 0
  %cond = select i1 %cmp, i32 -1, i32 1
  br label %return

return:                                           ; preds = %put_all.exit, %if.then
  %retval.0 = phi i32 [ %call1, %if.then ], [ %cond, %put_all.exit ]
  ret i32 %retval.0
}

define i32 @__file_fputc(i32 noundef %c, ptr noundef %s) {
entry:
  %text = alloca [2 x i8], align 1
  %conv = trunc i32 %c to i8
  store i8 %conv, ptr %text, align 1
  %arrayinit.element = getelementptr inbounds i8, ptr %text, i32 1
  store i8 0, ptr %arrayinit.element, align 1
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call i32 @fputs(ptr noundef %text, ptr noundef %s)
  %conv3 = zext i8 %conv to i32
  br label %return

if.end:                                           ; preds = %entry
  %call.i = call i32 @__gomc_reads_files()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end6.i, label %if.then.i

if.then.i:                                        ; preds = %if.end
  %call1.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i38 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i39 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i38, %cmp.i39
  br i1 %or.cond, label %if.then.i40, label %number_of.exit

if.then.i40:                                      ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.then.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i14 = icmp eq i32 %5, 1
  br i1 %cmp.i14, label %must_be_open.exit, label %if.end.i17

if.end.i17:                                       ; preds = %number_of.exit
  %call.i.i16 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i17
  %call.i23 = call i32 @__gomc_self()
  %conv.i24 = zext i32 %call.i23 to i64
  %add.i25 = add i64 %conv.i24, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i16, i32 noundef 8, i64 noundef %add.i25, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i32 = trunc i64 %and.i to i32
  %cmp.i.i19 = icmp ne i32 %conv.i32, 0
  br i1 %cmp.i.i19, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i20, label %if.end6.i21

if.then5.i20:                                     ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

if.end6.i21:                                      ; preds = %hold.exit.i
  %call.i22 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i22 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i21
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i, align 4
  %and.i58 = and i32 %8, 3
  %cmp.i59 = icmp ne i32 %and.i58, 0
  br i1 %cmp.i59, label %put_all.exit, label %if.end6.i

if.end6.i:                                        ; preds = %must_be_open.exit, %if.end
  %call.i10.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i32
  %stream.i46 = getelementptr inbounds %struct.files, ptr %call.i10.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i46 to i32
  %sub.i47 = sub i32 %9, %10
  %rem.i48 = urem i32 %sub.i47, 28
  %tobool.i49 = icmp ne i32 %rem.i48, 0
  %div.i50 = udiv i32 %sub.i47, 28
  %cmp.i51 = icmp uge i32 %div.i50, 32
  %or.cond70 = or i1 %tobool.i49, %cmp.i51
  br i1 %or.cond70, label %if.then.i53, label %number_of.exit57

if.then.i53:                                      ; preds = %if.end6.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit57:                                 ; preds = %if.end6.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit57
  %call.i29 = call i32 @__gomc_self()
  %conv.i30 = zext i32 %call.i29 to i64
  %add.i31 = add i64 %conv.i30, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i31, i64 noundef 0, i32 noundef 1)
  %and.i34 = and i64 %call2.i.i.i, 4294967295
  %conv.i35 = trunc i64 %and.i34 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i35, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %11 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %11, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i68 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i69 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i69, align 4
  %sub.i.i70 = sub i32 %12, 3
  %arrayidx.i.i71 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i68, i32 0, i32 %sub.i.i70
  %flags.i.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 1
  %13 = load i32, ptr %flags.i.i, align 4
  %and.i.i = and i32 %13, 3
  %cmp.i27.i = icmp ne i32 %and.i.i, 0
  br i1 %cmp.i27.i, label %if.end.i73, label %if.then.i72

if.then.i72:                                      ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i80 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i80, label %if.end.i.i, label %put_text.exit

if.end.i.i:                                       ; preds = %if.then.i72
  %call1.i.i82 = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i82, align 4
  %cmp.i.i83 = icmp ne i32 %14, 9
  br i1 %cmp.i.i83, label %if.then2.i.i, label %put_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i82, align 4
  br label %put_text.exit

if.end.i73:                                       ; preds = %enter.exit.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i71 monotonic, align 4
  %sub.i24.i = sub i32 %15, 1
  %arrayidx.i25.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i24.i
  %stream.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i.i to i32
  %sub.i22.i = sub i32 %9, %16
  %rem.i.i = urem i32 %sub.i22.i, 28
  %tobool.i.i = icmp ne i32 %rem.i.i, 0
  %div.i.i = udiv i32 %sub.i22.i, 28
  %cmp.i.i74 = icmp uge i32 %div.i.i, 32
  %or.cond71 = or i1 %tobool.i.i, %cmp.i.i74
  br i1 %or.cond71, label %if.then.i.i75, label %number_of.exit.i

if.then.i.i75:                                    ; preds = %if.end.i73
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit.i:                                 ; preds = %if.end.i73
  %add.i.i = add i32 %div.i.i, 1
  %held_back.i84 = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i84, align 4
  %tobool.i85 = icmp ne i32 %17, 0
  %cmp.i86 = icmp ne i32 %17, %add.i.i
  %or.cond73 = select i1 %tobool.i85, i1 %cmp.i86, i1 false
  br i1 %or.cond73, label %if.then.i88, label %nothing_held_back.exit

if.then.i88:                                      ; preds = %number_of.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i, align 4
  %cmp.i76 = icmp eq i32 %18, 1
  br i1 %cmp.i76, label %land.lhs.true.i, label %if.end10.i

land.lhs.true.i:                                  ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i, align 4
  %tobool5.i = icmp ne i32 %19, 0
  br i1 %tobool5.i, label %if.end10.i, label %if.then6.i

if.then6.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

if.end10.i:                                       ; preds = %nothing_held_back.exit, %land.lhs.true.i
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i, align 4
  %changes11.i = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i, align 4
  %add.i77 = add i32 %21, 1
  %cmp12.i = icmp eq i32 %20, %add.i77
  %22 = load atomic i32, ptr %arrayidx.i.i71 monotonic, align 4
  %sub.i.i99 = sub i32 %22, 1
  %arrayidx.i.i100 = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i99
  %23 = load i32, ptr %flags.i.i, align 4
  %and.i102 = and i32 %23, 1024
  %tobool.i103 = icmp ne i32 %and.i102, 0
  br i1 %tobool.i103, label %if.then.i104, label %append.exit

if.then.i104:                                     ; preds = %if.end10.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i100, i32 0, i32 2
  %24 = load i32, ptr %size1.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 2
  store i32 %24, ptr %place.i, align 4
  br label %append.exit

append.exit:                                      ; preds = %if.then.i104, %if.end10.i
  %place2.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i71, i32 0, i32 2
  %25 = load i32, ptr %place2.i, align 4
  %26 = load i32, ptr %arrayidx.i.i100, align 4
  %tobool.i111 = icmp ne i32 %26, 0
  br i1 %tobool.i111, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %append.exit
  %call.i114 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i114, 0
  br i1 %tobool2.i, label %if.end.i116, label %put_bytes.exit

if.end.i116:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i117 = sub i32 8192, %25
  %cmp5.i = icmp ugt i32 1, %sub.i117
  %or.cond72 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond72, label %if.then6.i118, label %if.end7.i119

if.then6.i118:                                    ; preds = %if.end.i116
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

if.end7.i119:                                     ; preds = %if.end.i116
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i100, i32 0, i32 2
  %27 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i119
  %end.i110.0 = phi i32 [ %27, %if.end7.i119 ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i110.0, %25
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i100, i32 0, i32 5
  %arrayidx.i = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i110.0
  store i8 0, ptr %arrayidx.i, align 1
  %inc.i = add i32 %end.i110.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, 1
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text, i32 %i.i.0
  %28 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i100, i32 0, i32 5
  %add.i120 = add i32 %25, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i120
  store i8 %28, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %25, 1
  %cmp20.i = icmp ugt i32 %add19.i, %end.i110.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i110.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i121 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i100, i32 0, i32 3
  %29 = load i32, ptr %changes.i121, align 4
  %inc25.i = add i32 %29, 1
  store i32 %inc25.i, ptr %changes.i121, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %append.exit, %lor.lhs.false1.i, %for.end18.i
  %30 = load i32, ptr %place2.i, align 4
  %add.i105 = add i32 %30, 1
  store i32 %add.i105, ptr %place2.i, align 4
  store i32 2, ptr %last.i, align 4
  store i32 %add.i.i, ptr %held_back.i84, align 4
  br i1 %cmp12.i, label %if.then15.i, label %put_text.exit

if.then15.i:                                      ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %31, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %put_text.exit

put_text.exit:                                    ; preds = %put_bytes.exit, %if.then15.i, %if.end.i.i, %if.then2.i.i, %if.then.i72
  %retval.i63.0 = phi i32 [ -1, %if.then.i72 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %must_be_open.exit, %put_text.exit
  %retval.i.0 = phi i32 [ %retval.i63.0, %put_text.exit ], [ 0, %must_be_open.exit ]
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

define i32 @__file_fwrite(ptr noundef %from, i32 noundef %size, i32 noundef %count, ptr noundef %s) {
entry:
  %tobool.i9 = icmp ne i32 %size, 0
  br i1 %tobool.i9, label %land.lhs.true.i, label %total.exit

land.lhs.true.i:                                  ; preds = %entry
  %div.i = udiv i32 -1, %size
  %cmp.i10 = icmp ugt i32 %count, %div.i
  br i1 %cmp.i10, label %if.then.i11, label %total.exit

if.then.i11:                                      ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.14)
  unreachable

total.exit:                                       ; preds = %land.lhs.true.i, %entry
  %mul.i = mul i32 %size, %count
  %cmp = icmp eq i32 %mul.i, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %total.exit
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  %call3 = call i32 @fwrite(ptr noundef %from, i32 noundef %size, i32 noundef %count, ptr noundef %s)
  br label %return

if.end4:                                          ; preds = %if.end
  %call.i = call i32 @__gomc_reads_files()
  %tobool.i = icmp ne i32 %call.i, 0
  br i1 %tobool.i, label %if.end6.i, label %if.then.i

if.then.i:                                        ; preds = %if.end4
  %call1.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i41 = icmp ne i32 %rem.i, 0
  %div.i42 = udiv i32 %sub.i, 28
  %cmp.i43 = icmp uge i32 %div.i42, 32
  %or.cond = or i1 %tobool.i41, %cmp.i43
  br i1 %or.cond, label %if.then.i44, label %number_of.exit

if.then.i44:                                      ; preds = %if.then.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.then.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i17 = icmp eq i32 %5, 1
  br i1 %cmp.i17, label %must_be_open.exit, label %if.end.i20

if.end.i20:                                       ; preds = %number_of.exit
  %call.i.i19 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i20
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i19, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i35 = trunc i64 %and.i to i32
  %cmp.i.i22 = icmp ne i32 %conv.i35, 0
  br i1 %cmp.i.i22, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i23, label %if.end6.i24

if.then5.i23:                                     ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

if.end6.i24:                                      ; preds = %hold.exit.i
  %call.i25 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i25 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i24
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i, align 4
  %and.i62 = and i32 %8, 3
  %cmp.i63 = icmp ne i32 %and.i62, 0
  br i1 %cmp.i63, label %put_all.exit, label %if.end6.i

if.end6.i:                                        ; preds = %must_be_open.exit, %if.end4
  %call.i10.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i32
  %stream.i50 = getelementptr inbounds %struct.files, ptr %call.i10.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i50 to i32
  %sub.i51 = sub i32 %9, %10
  %rem.i52 = urem i32 %sub.i51, 28
  %tobool.i53 = icmp ne i32 %rem.i52, 0
  %div.i54 = udiv i32 %sub.i51, 28
  %cmp.i55 = icmp uge i32 %div.i54, 32
  %or.cond76 = or i1 %tobool.i53, %cmp.i55
  br i1 %or.cond76, label %if.then.i57, label %number_of.exit61

if.then.i57:                                      ; preds = %if.end6.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit61:                                 ; preds = %if.end6.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit61
  %call.i32 = call i32 @__gomc_self()
  %conv.i33 = zext i32 %call.i32 to i64
  %add.i34 = add i64 %conv.i33, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i34, i64 noundef 0, i32 noundef 1)
  %and.i37 = and i64 %call2.i.i.i, 4294967295
  %conv.i38 = trunc i64 %and.i37 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i38, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %11 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %11, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i72 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i73 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i73, align 4
  %sub.i.i74 = sub i32 %12, 3
  %arrayidx.i.i75 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i72, i32 0, i32 %sub.i.i74
  %flags.i.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i75, i32 0, i32 1
  %13 = load i32, ptr %flags.i.i, align 4
  %and.i.i = and i32 %13, 3
  %cmp.i27.i = icmp ne i32 %and.i.i, 0
  br i1 %cmp.i27.i, label %if.end.i77, label %if.then.i76

if.then.i76:                                      ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i85 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i85, label %if.end.i.i, label %put_text.exit

if.end.i.i:                                       ; preds = %if.then.i76
  %call1.i.i87 = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i87, align 4
  %cmp.i.i88 = icmp ne i32 %14, 9
  br i1 %cmp.i.i88, label %if.then2.i.i, label %put_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i87, align 4
  br label %put_text.exit

if.end.i77:                                       ; preds = %enter.exit.i
  %file.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i75 monotonic, align 4
  %sub.i24.i = sub i32 %15, 1
  %arrayidx.i25.i = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i24.i
  %stream.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i.i to i32
  %sub.i22.i = sub i32 %9, %16
  %rem.i.i = urem i32 %sub.i22.i, 28
  %tobool.i.i = icmp ne i32 %rem.i.i, 0
  %div.i.i = udiv i32 %sub.i22.i, 28
  %cmp.i.i78 = icmp uge i32 %div.i.i, 32
  %or.cond77 = or i1 %tobool.i.i, %cmp.i.i78
  br i1 %or.cond77, label %if.then.i.i79, label %number_of.exit.i

if.then.i.i79:                                    ; preds = %if.end.i77
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit.i:                                 ; preds = %if.end.i77
  %add.i.i = add i32 %div.i.i, 1
  %held_back.i89 = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i89, align 4
  %tobool.i90 = icmp ne i32 %17, 0
  %cmp.i91 = icmp ne i32 %17, %add.i.i
  %or.cond79 = select i1 %tobool.i90, i1 %cmp.i91, i1 false
  br i1 %or.cond79, label %if.then.i93, label %nothing_held_back.exit

if.then.i93:                                      ; preds = %number_of.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i, align 4
  %cmp.i80 = icmp eq i32 %18, 1
  br i1 %cmp.i80, label %land.lhs.true.i81, label %if.end10.i

land.lhs.true.i81:                                ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i, align 4
  %tobool5.i = icmp ne i32 %19, 0
  br i1 %tobool5.i, label %if.end10.i, label %if.then6.i

if.then6.i:                                       ; preds = %land.lhs.true.i81
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.11)
  unreachable

if.end10.i:                                       ; preds = %nothing_held_back.exit, %land.lhs.true.i81
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i, align 4
  %changes11.i = getelementptr inbounds %struct.file, ptr %arrayidx.i25.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i, align 4
  %add.i82 = add i32 %21, 1
  %cmp12.i = icmp eq i32 %20, %add.i82
  %22 = load atomic i32, ptr %arrayidx.i.i75 monotonic, align 4
  %sub.i.i104 = sub i32 %22, 1
  %arrayidx.i.i105 = getelementptr inbounds [16 x %struct.file], ptr %file.i.i, i32 0, i32 %sub.i.i104
  %23 = load i32, ptr %flags.i.i, align 4
  %and.i107 = and i32 %23, 1024
  %tobool.i108 = icmp ne i32 %and.i107, 0
  br i1 %tobool.i108, label %if.then.i109, label %append.exit

if.then.i109:                                     ; preds = %if.end10.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i105, i32 0, i32 2
  %24 = load i32, ptr %size1.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i75, i32 0, i32 2
  store i32 %24, ptr %place.i, align 4
  br label %append.exit

append.exit:                                      ; preds = %if.then.i109, %if.end10.i
  %place2.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i75, i32 0, i32 2
  %25 = load i32, ptr %place2.i, align 4
  %26 = load i32, ptr %arrayidx.i.i105, align 4
  %tobool.i116 = icmp ne i32 %26, 0
  br i1 %tobool.i116, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %append.exit
  %call.i119 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i119, 0
  br i1 %tobool2.i, label %if.end.i121, label %put_bytes.exit

if.end.i121:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i122 = sub i32 8192, %25
  %cmp5.i = icmp ugt i32 %mul.i, %sub.i122
  %or.cond78 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond78, label %if.then6.i123, label %if.end7.i124

if.then6.i123:                                    ; preds = %if.end.i121
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

if.end7.i124:                                     ; preds = %if.end.i121
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i105, i32 0, i32 2
  %27 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i124
  %end.i115.0 = phi i32 [ %27, %if.end7.i124 ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i115.0, %25
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i105, i32 0, i32 5
  %arrayidx.i = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i115.0
  store i8 0, ptr %arrayidx.i, align 1
  %inc.i = add i32 %end.i115.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %mul.i
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %28 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i105, i32 0, i32 5
  %add.i125 = add i32 %25, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i125
  store i8 %28, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %25, %mul.i
  %cmp20.i = icmp ugt i32 %add19.i, %end.i115.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i115.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i126 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i105, i32 0, i32 3
  %29 = load i32, ptr %changes.i126, align 4
  %inc25.i = add i32 %29, 1
  store i32 %inc25.i, ptr %changes.i126, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %append.exit, %lor.lhs.false1.i, %for.end18.i
  %30 = load i32, ptr %place2.i, align 4
  %add.i110 = add i32 %30, %mul.i
  store i32 %add.i110, ptr %place2.i, align 4
  store i32 2, ptr %last.i, align 4
  store i32 %add.i.i, ptr %held_back.i89, align 4
  br i1 %cmp12.i, label %if.then15.i, label %put_text.exit

if.then15.i:                                      ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %31, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %put_text.exit

put_text.exit:                                    ; preds = %put_bytes.exit, %if.then15.i, %if.end.i.i, %if.then2.i.i, %if.then.i76
  %retval.i67.0 = phi i32 [ -1, %if.then.i76 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ]
  %call.i29 = call i32 @__gomc_self()
  %conv.i30 = zext i32 %call.i29 to i64
  %add.i31 = add i64 %conv.i30, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i31, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %must_be_open.exit, %put_text.exit
  %retval.i.0 = phi i32 [ %retval.i67.0, %put_text.exit ], [ 0, %must_be_open.exit ]
  %cmp6 = icmp slt i32 %retval.i.0, 0
  %.count = select i1 %cmp6, i32 0, i32 %count
  br label %return

return:                                           ; preds = %total.exit, %put_all.exit, %if.then2
  %retval.0 = phi i32 [ %call3, %if.then2 ], [ %.count, %put_all.exit ], [ 0, %total.exit ]
  ret i32 %retval.0
}

declare i32 @fwrite(ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define i32 @__file_fflush(ptr noundef %s) {
entry:
  %magicptr = ptrtoint ptr %s to i32
  %cond = icmp eq i32 %magicptr, 0
  br i1 %cond, label %land.lhs.true, label %lor.lhs.false

land.lhs.true:                                    ; preds = %entry
  %call = call i32 @__gomc_reads_files()
  %tobool1 = icmp ne i32 %call, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %call.i.i36 = call ptr @__files_state()
  br label %do.body.i.i41

do.body.i.i41:                                    ; preds = %do.body.i.i41, %if.then
  %call.i75 = call i32 @__gomc_self()
  %conv.i76 = zext i32 %call.i75 to i64
  %add.i77 = add i64 %conv.i76, 1
  %call2.i.i38 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i36, i32 noundef 8, i64 noundef %add.i77, i64 noundef 0, i32 noundef 1)
  %and.i86 = and i64 %call2.i.i38, 4294967295
  %conv.i87 = trunc i64 %and.i86 to i32
  %cmp.i.i40 = icmp ne i32 %conv.i87, 0
  br i1 %cmp.i.i40, label %do.body.i.i41, label %hold.exit.i42

hold.exit.i42:                                    ; preds = %do.body.i.i41
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 3
  %0 = load i32, ptr %streams.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i48, %hold.exit.i42
  %i.i.0 = phi i32 [ 0, %hold.exit.i42 ], [ %inc.i, %if.end.i48 ]
  %cmp.i43 = icmp ult i32 %i.i.0, %0
  br i1 %cmp.i43, label %for.body.i, label %flush_all.exit

for.body.i:                                       ; preds = %for.cond.i
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 7
  %arrayidx.i = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i32 0, i32 %i.i.0
  %1 = load i32, ptr %arrayidx.i, align 4
  %cmp1.i44 = icmp eq i32 %1, 1
  br i1 %cmp1.i44, label %land.lhs.true.i46, label %if.end.i48

land.lhs.true.i46:                                ; preds = %for.body.i
  %last.i45 = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 4
  %2 = load i32, ptr %last.i45, align 4
  %cmp4.i = icmp eq i32 %2, 2
  br i1 %cmp4.i, label %if.then.i47, label %if.end.i48

if.then.i47:                                      ; preds = %land.lhs.true.i46
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 1
  %3 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %3, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i136 = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 5
  %4 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i137 = sub i32 %4, 1
  %arrayidx.i138 = getelementptr inbounds [16 x %struct.file], ptr %file.i136, i32 0, i32 %sub.i137
  %5 = load i32, ptr %last.i45, align 4
  %cmp.i11.i = icmp eq i32 %5, 2
  br i1 %cmp.i11.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.then.i47
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i138, i32 0, i32 4
  store i32 0, ptr %held_back.i.i, align 4
  br label %if.end.i.i

if.end.i.i:                                       ; preds = %if.then.i.i, %if.then.i47
  %6 = load i32, ptr %last.i45, align 4
  %cmp2.i.i = icmp eq i32 %6, 1
  br i1 %cmp2.i.i, label %land.lhs.true.i.i, label %flush.exit.i

land.lhs.true.i.i:                                ; preds = %if.end.i.i
  %pushed.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 5
  %7 = load i32, ptr %pushed.i.i, align 4
  %tobool.i.i = icmp ne i32 %7, 0
  br i1 %tobool.i.i, label %if.then3.i.i, label %flush.exit.i

if.then3.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.10)
  unreachable

flush.exit.i:                                     ; preds = %land.lhs.true.i.i, %if.end.i.i
  store i32 0, ptr %last.i45, align 4
  br label %if.end.i48

if.end.i48:                                       ; preds = %flush.exit.i, %land.lhs.true.i46, %for.body.i
  %inc.i = add i32 %i.i.0, 1
  br label %for.cond.i

flush_all.exit:                                   ; preds = %for.cond.i
  %call.i72 = call i32 @__gomc_self()
  %conv.i73 = zext i32 %call.i72 to i64
  %add.i74 = add i64 %conv.i73, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i36, i32 noundef 8, i64 noundef %add.i74, i64 noundef 0, i32 noundef 1)
  br label %if.end

if.end:                                           ; preds = %flush_all.exit, %land.lhs.true
  %tobool2 = icmp ne ptr %s, null
  br i1 %tobool2, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry, %if.end
  %8 = load ptr, ptr @stdout, align 4
  %cmp.i28 = icmp eq ptr %s, %8
  %9 = load ptr, ptr @stderr, align 4
  %cmp1.i29 = icmp eq ptr %s, %9
  %10 = select i1 %cmp.i28, i1 true, i1 %cmp1.i29
  br i1 %10, label %return, label %if.end6

if.end6:                                          ; preds = %lor.lhs.false
  %call7 = call i32 @__gomc_reads_files()
  %tobool8 = icmp ne i32 %call7, 0
  br i1 %tobool8, label %if.end11, label %if.then9

if.then9:                                         ; preds = %if.end6
  %call10 = call ptr @__files_state()
  %stream.i93 = getelementptr inbounds %struct.files, ptr %call10, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i93 to i32
  %sub.i = sub i32 %magicptr, %11
  %rem.i = urem i32 %sub.i, 28
  %tobool.i94 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i95 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i94, %cmp.i95
  br i1 %or.cond, label %if.then.i97, label %number_of.exit

if.then.i97:                                      ; preds = %if.then9
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.then9
  %12 = load atomic i32, ptr %s acquire, align 4
  %cmp.i55 = icmp eq i32 %12, 1
  br i1 %cmp.i55, label %return, label %if.end.i58

if.end.i58:                                       ; preds = %number_of.exit
  %call.i.i57 = call ptr @__files_state()
  br label %do.body.i.i63

do.body.i.i63:                                    ; preds = %do.body.i.i63, %if.end.i58
  %call.i69 = call i32 @__gomc_self()
  %conv.i70 = zext i32 %call.i69 to i64
  %add.i71 = add i64 %conv.i70, 1
  %call2.i.i60 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i57, i32 noundef 8, i64 noundef %add.i71, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i60, 4294967295
  %conv.i84 = trunc i64 %and.i to i32
  %cmp.i.i62 = icmp ne i32 %conv.i84, 0
  br i1 %cmp.i.i62, label %do.body.i.i63, label %hold.exit.i65

hold.exit.i65:                                    ; preds = %do.body.i.i63
  %13 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i64 = icmp ne i32 %13, 1
  br i1 %cmp4.i64, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i65
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i65
  %call.i68 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i68 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i67 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call10, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end11:                                         ; preds = %if.end6
  %14 = load ptr, ptr @stdout, align 4
  %cmp.i26 = icmp eq ptr %s, %14
  %15 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %15
  %16 = select i1 %cmp.i26, i1 true, i1 %cmp1.i
  %17 = load ptr, ptr @stdin, align 4
  %cmp.i = icmp eq ptr %s, %17
  %or.cond41 = select i1 %16, i1 true, i1 %cmp.i
  br i1 %or.cond41, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %if.end11
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %if.end11
  %call.i15 = call ptr @__files_state()
  %stream.i103 = getelementptr inbounds %struct.files, ptr %call.i15, i32 0, i32 7
  %18 = ptrtoint ptr %stream.i103 to i32
  %sub.i104 = sub i32 %magicptr, %18
  %rem.i105 = urem i32 %sub.i104, 28
  %tobool.i106 = icmp ne i32 %rem.i105, 0
  %div.i107 = udiv i32 %sub.i104, 28
  %cmp.i108 = icmp uge i32 %div.i107, 32
  %or.cond42 = or i1 %tobool.i106, %cmp.i108
  br i1 %or.cond42, label %if.then.i110, label %number_of.exit114

if.then.i110:                                     ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit114:                                ; preds = %not_standard.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit114
  %call.i78 = call i32 @__gomc_self()
  %conv.i79 = zext i32 %call.i78 to i64
  %add.i80 = add i64 %conv.i79, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i80, i64 noundef 0, i32 noundef 1)
  %and.i89 = and i64 %call2.i.i, 4294967295
  %conv.i90 = trunc i64 %and.i89 to i32
  %cmp.i.i = icmp ne i32 %conv.i90, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %19 = load i32, ptr %s, align 4
  %cmp.i17 = icmp ne i32 %19, 1
  br i1 %cmp.i17, label %if.then.i18, label %enter.exit

if.then.i18:                                      ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i.i124 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i125 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %20 = load i32, ptr %descriptor.i.i125, align 4
  %sub.i.i126 = sub i32 %20, 3
  %arrayidx.i.i127 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i124, i32 0, i32 %sub.i.i126
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %21 = load atomic i32, ptr %arrayidx.i.i127 monotonic, align 4
  %sub.i131 = sub i32 %21, 1
  %arrayidx.i132 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i131
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %22 = load i32, ptr %last.i, align 4
  %cmp.i22 = icmp eq i32 %22, 2
  br i1 %cmp.i22, label %if.then.i23, label %if.end.i

if.then.i23:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i132, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end.i

if.end.i:                                         ; preds = %if.then.i23, %enter.exit
  %23 = load i32, ptr %last.i, align 4
  %cmp2.i = icmp eq i32 %23, 1
  br i1 %cmp2.i, label %land.lhs.true.i, label %flush.exit

land.lhs.true.i:                                  ; preds = %if.end.i
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %24 = load i32, ptr %pushed.i, align 4
  %tobool.i24 = icmp ne i32 %24, 0
  br i1 %tobool.i24, label %if.then3.i, label %flush.exit

if.then3.i:                                       ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.10)
  unreachable

flush.exit:                                       ; preds = %land.lhs.true.i, %if.end.i
  store i32 0, ptr %last.i, align 4
  %call.i81 = call i32 @__gomc_self()
  %conv.i82 = zext i32 %call.i81 to i64
  %add.i83 = add i64 %conv.i82, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i83, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %if.end6.i, %number_of.exit, %if.end, %lor.lhs.false, %flush.exit
  ret i32 0
}

declare ptr @__files_state()

define i32 @fread(ptr noundef %to, i32 noundef %size, i32 noundef %count, ptr noundef %s) {
entry:
  %tobool.i = icmp ne i32 %size, 0
  br i1 %tobool.i, label %land.lhs.true.i, label %total.exit

land.lhs.true.i:                                  ; preds = %entry
  %div.i = udiv i32 -1, %size
  %cmp.i12 = icmp ugt i32 %count, %div.i
  br i1 %cmp.i12, label %if.then.i13, label %total.exit

if.then.i13:                                      ; preds = %land.lhs.true.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.14)
  unreachable

total.exit:                                       ; preds = %land.lhs.true.i, %entry
  %mul.i = mul i32 %size, %count
  %cmp = icmp eq i32 %mul.i, 0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %total.exit
  %0 = load ptr, ptr @stdin, align 4
  %cmp1 = icmp eq ptr %s, %0
  br i1 %cmp1, label %for.cond, label %if.end6

for.cond:                                         ; preds = %if.end, %for.body
  %n.0 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  %c.0 = phi i32 [ %c.1, %for.body ], [ undef, %if.end ]
  %cmp3 = icmp ult i32 %n.0, %mul.i
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
  %arrayidx = getelementptr inbounds i8, ptr %to, i32 %n.0
  store i8 %conv, ptr %arrayidx, align 1
  %inc = add i32 %n.0, 1
  br label %for.cond

for.end:                                          ; preds = %land.end
  %div = udiv i32 %n.0, %size
  br label %return

if.end6:                                          ; preds = %if.end
  %call.i10 = call ptr @__files_state()
  %2 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i10, i32 0, i32 7
  %3 = ptrtoint ptr %stream.i to i32
  %sub.i33 = sub i32 %2, %3
  %rem.i = urem i32 %sub.i33, 28
  %tobool.i34 = icmp ne i32 %rem.i, 0
  %div.i35 = udiv i32 %sub.i33, 28
  %cmp.i36 = icmp uge i32 %div.i35, 32
  %or.cond = or i1 %tobool.i34, %cmp.i36
  br i1 %or.cond, label %if.then.i37, label %number_of.exit

if.then.i37:                                      ; preds = %if.end6
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %5 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %5, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %6, 1
  %tobool.i22 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i22, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i19

if.then.i19:                                      ; preds = %enter.exit
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i45 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i45, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i19
  %call1.i.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i46 = icmp ne i32 %7, 9
  br i1 %cmp.i.i46, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %enter.exit
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i42 = sub i32 %8, 1
  %arrayidx.i43 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i42
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 4
  %9 = load i32, ptr %held_back.i, align 4
  %tobool.i47 = icmp ne i32 %9, 0
  br i1 %tobool.i47, label %if.then.i50, label %nothing_held_back.exit

if.then.i50:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last.i, align 4
  %cmp.i20 = icmp eq i32 %10, 2
  br i1 %cmp.i20, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.15)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %11 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %11, 0
  br i1 %tobool6.i, label %land.lhs.true.i21, label %if.end11.i

land.lhs.true.i21:                                ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i21
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i21, %if.end5.i
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
  store i8 %conv.i, ptr %to, align 1
  store i32 0, ptr %pushed.i, align 4
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then19.i, %if.end11.i
  %n.i.0 = phi i32 [ 1, %if.then19.i ], [ 0, %if.end11.i ]
  %cmp23.i = icmp ult i32 %n.i.0, %mul.i
  br i1 %cmp23.i, label %land.lhs.true25.i, label %if.end33.i

land.lhs.true25.i:                                ; preds = %if.end22.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %15 = load i32, ptr %end.i, align 4
  %tobool26.i = icmp ne i32 %15, 0
  br i1 %tobool26.i, label %if.end33.i, label %if.then27.i

if.then27.i:                                      ; preds = %land.lhs.true25.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %16 = load i32, ptr %place.i, align 4
  %add.ptr.i = getelementptr inbounds i8, ptr %to, i32 %n.i.0
  %sub28.i = sub i32 %mul.i, %n.i.0
  %17 = load i32, ptr %arrayidx.i43, align 4
  %tobool.i62 = icmp ne i32 %17, 0
  br i1 %tobool.i62, label %if.then.i63, label %known.exit

if.then.i63:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 2
  %18 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i55.0 = phi i32 [ 0, %known.exit ], [ %inc.i60, %for.body.i ]
  %cmp.i57 = icmp ult i32 %n.i55.0, %sub28.i
  %add.i58 = add i32 %16, %n.i55.0
  %cmp2.i = icmp ult i32 %add.i58, %18
  %19 = select i1 %cmp.i57, i1 %cmp2.i, i1 false
  br i1 %19, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 5
  %arrayidx.i59 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i58
  %20 = load i8, ptr %arrayidx.i59, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %add.ptr.i, i32 %n.i55.0
  store i8 %20, ptr %arrayidx4.i, align 1
  %inc.i60 = add i32 %n.i55.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %21 = load i32, ptr %place.i, align 4
  %add31.i = add i32 %21, %n.i55.0
  store i32 %add31.i, ptr %place.i, align 4
  %add32.i = add i32 %n.i.0, %n.i55.0
  br label %if.end33.i

if.end33.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i32 [ %n.i.0, %land.lhs.true25.i ], [ %add32.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp34.i = icmp ult i32 %n.i.1, %mul.i
  br i1 %cmp34.i, label %if.then36.i, label %get_text.exit

if.then36.i:                                      ; preds = %if.end33.i
  %end37.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end37.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end33.i, %if.then36.i, %if.end.i.i, %if.then2.i.i, %if.then.i19
  %retval.i.0 = phi i32 [ 0, %if.then.i19 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then36.i ], [ %n.i.1, %if.end33.i ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  %div9 = udiv i32 %retval.i.0, %size
  br label %return

return:                                           ; preds = %total.exit, %get_text.exit, %for.end
  %retval.0 = phi i32 [ %div, %for.end ], [ %div9, %get_text.exit ], [ 0, %total.exit ]
  ret i32 %retval.0
}

declare i32 @getchar()

define i32 @__file_fgetc(ptr noundef %s) {
entry:
  %c = alloca i8, align 1
  %0 = load ptr, ptr @stdin, align 4
  %cmp = icmp eq ptr %s, %0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call i32 @getchar()
  br label %return

if.end:                                           ; preds = %entry
  %call.i3 = call ptr @__files_state()
  %1 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i3, i32 0, i32 7
  %2 = ptrtoint ptr %stream.i to i32
  %sub.i21 = sub i32 %1, %2
  %rem.i = urem i32 %sub.i21, 28
  %tobool.i22 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i21, 28
  %cmp.i23 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i22, %cmp.i23
  br i1 %or.cond, label %if.then.i24, label %number_of.exit

if.then.i24:                                      ; preds = %if.end
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %4 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %4, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %5 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %5, 1
  %tobool.i10 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i10, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i8

if.then.i8:                                       ; preds = %enter.exit
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i32 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i32, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i8
  %call1.i.i = call ptr @__errno_location()
  %6 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i33 = icmp ne i32 %6, 9
  br i1 %cmp.i.i33, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %enter.exit
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %7 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i29 = sub i32 %7, 1
  %arrayidx.i30 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i29
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i30, i32 0, i32 4
  %8 = load i32, ptr %held_back.i, align 4
  %tobool.i34 = icmp ne i32 %8, 0
  br i1 %tobool.i34, label %if.then.i37, label %nothing_held_back.exit

if.then.i37:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i9 = icmp eq i32 %9, 2
  br i1 %cmp.i9, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.15)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %10 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %10, 0
  br i1 %tobool6.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i30, i32 0, i32 3
  %11 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %11, 1
  %cmp9.i = icmp ne i32 %10, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i30, i32 0, i32 3
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
  %n.i.0 = phi i32 [ 1, %if.then19.i ], [ 0, %if.end11.i ]
  %cmp23.i = icmp ult i32 %n.i.0, 1
  br i1 %cmp23.i, label %land.lhs.true25.i, label %if.end33.i

land.lhs.true25.i:                                ; preds = %if.end22.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %14 = load i32, ptr %end.i, align 4
  %tobool26.i = icmp ne i32 %14, 0
  br i1 %tobool26.i, label %if.end33.i, label %if.then27.i

if.then27.i:                                      ; preds = %land.lhs.true25.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %15 = load i32, ptr %place.i, align 4
  %add.ptr.i = getelementptr inbounds i8, ptr %c, i32 %n.i.0
  %sub28.i = sub i32 1, %n.i.0
  %16 = load i32, ptr %arrayidx.i30, align 4
  %tobool.i49 = icmp ne i32 %16, 0
  br i1 %tobool.i49, label %if.then.i50, label %known.exit

if.then.i50:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i30, i32 0, i32 2
  %17 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i42.0 = phi i32 [ 0, %known.exit ], [ %inc.i47, %for.body.i ]
  %cmp.i44 = icmp ult i32 %n.i42.0, %sub28.i
  %add.i45 = add i32 %15, %n.i42.0
  %cmp2.i = icmp ult i32 %add.i45, %17
  %18 = select i1 %cmp.i44, i1 %cmp2.i, i1 false
  br i1 %18, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i30, i32 0, i32 5
  %arrayidx.i46 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i45
  %19 = load i8, ptr %arrayidx.i46, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %add.ptr.i, i32 %n.i42.0
  store i8 %19, ptr %arrayidx4.i, align 1
  %inc.i47 = add i32 %n.i42.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %20 = load i32, ptr %place.i, align 4
  %add31.i = add i32 %20, %n.i42.0
  store i32 %add31.i, ptr %place.i, align 4
  %add32.i = add i32 %n.i.0, %n.i42.0
  br label %if.end33.i

if.end33.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i32 [ %n.i.0, %land.lhs.true25.i ], [ %add32.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp34.i = icmp ult i32 %n.i.1, 1
  br i1 %cmp34.i, label %if.then36.i, label %get_text.exit

if.then36.i:                                      ; preds = %if.end33.i
  %end37.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end37.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end33.i, %if.then36.i, %if.end.i.i, %if.then2.i.i, %if.then.i8
  %retval.i.0 = phi i32 [ 0, %if.then.i8 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then36.i ], [ %n.i.1, %if.end33.i ]
  %call.i14 = call i32 @__gomc_self()
  %conv.i15 = zext i32 %call.i14 to i64
  %add.i16 = add i64 %conv.i15, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i16, i64 noundef 0, i32 noundef 1)
  %tobool = icmp ne i32 %retval.i.0, 0
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
  %0 = load ptr, ptr @stdin, align 4
  %cmp = icmp eq ptr %s, %0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call ptr @fgets(ptr noundef %to, i32 noundef %size, ptr noundef %s)
  br label %return

if.end:                                           ; preds = %entry
  %cmp1 = icmp slt i32 %size, 2
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end3:                                          ; preds = %if.end
  %call.i14 = call ptr @__files_state()
  %1 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i14, i32 0, i32 7
  %2 = ptrtoint ptr %stream.i to i32
  %sub.i32 = sub i32 %1, %2
  %rem.i = urem i32 %sub.i32, 28
  %tobool.i33 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i32, 28
  %cmp.i34 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i33, %cmp.i34
  br i1 %or.cond, label %if.then.i35, label %number_of.exit

if.then.i35:                                      ; preds = %if.end3
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.end3
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit
  %call.i22 = call i32 @__gomc_self()
  %conv.i23 = zext i32 %call.i22 to i64
  %add.i24 = add i64 %conv.i23, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i24, i64 noundef 0, i32 noundef 1)
  %and.i28 = and i64 %call2.i.i, 4294967295
  %conv.i29 = trunc i64 %and.i28 to i32
  %cmp.i.i = icmp ne i32 %conv.i29, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %3 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %3, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
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
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %6, 1
  %tobool.i21 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i21, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i19

if.then.i19:                                      ; preds = %land.rhs
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i43 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i43, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i19
  %call1.i.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i44 = icmp ne i32 %7, 9
  br i1 %cmp.i.i44, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %land.rhs
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i40 = sub i32 %8, 1
  %arrayidx.i41 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i40
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i41, i32 0, i32 4
  %9 = load i32, ptr %held_back.i, align 4
  %tobool.i45 = icmp ne i32 %9, 0
  br i1 %tobool.i45, label %if.then.i48, label %nothing_held_back.exit

if.then.i48:                                      ; preds = %if.end.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end.i
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last.i, align 4
  %cmp.i20 = icmp eq i32 %10, 2
  br i1 %cmp.i20, label %if.then4.i, label %if.end5.i

if.then4.i:                                       ; preds = %nothing_held_back.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.15)
  unreachable

if.end5.i:                                        ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %11 = load i32, ptr %changes.i, align 4
  %tobool6.i = icmp ne i32 %11, 0
  br i1 %tobool6.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i41, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.16)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i41, i32 0, i32 3
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
  %n.i.0 = phi i32 [ 1, %if.then19.i ], [ 0, %if.end11.i ]
  %cmp23.i = icmp ult i32 %n.i.0, 1
  br i1 %cmp23.i, label %land.lhs.true25.i, label %if.end33.i

land.lhs.true25.i:                                ; preds = %if.end22.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %15 = load i32, ptr %end.i, align 4
  %tobool26.i = icmp ne i32 %15, 0
  br i1 %tobool26.i, label %if.end33.i, label %if.then27.i

if.then27.i:                                      ; preds = %land.lhs.true25.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %16 = load i32, ptr %place.i, align 4
  %add.ptr.i = getelementptr inbounds i8, ptr %c, i32 %n.i.0
  %sub28.i = sub i32 1, %n.i.0
  %17 = load i32, ptr %arrayidx.i41, align 4
  %tobool.i60 = icmp ne i32 %17, 0
  br i1 %tobool.i60, label %if.then.i61, label %known.exit

if.then.i61:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i41, i32 0, i32 2
  %18 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i53.0 = phi i32 [ 0, %known.exit ], [ %inc.i58, %for.body.i ]
  %cmp.i55 = icmp ult i32 %n.i53.0, %sub28.i
  %add.i56 = add i32 %16, %n.i53.0
  %cmp2.i = icmp ult i32 %add.i56, %18
  %19 = select i1 %cmp.i55, i1 %cmp2.i, i1 false
  br i1 %19, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i41, i32 0, i32 5
  %arrayidx.i57 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i56
  %20 = load i8, ptr %arrayidx.i57, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %add.ptr.i, i32 %n.i53.0
  store i8 %20, ptr %arrayidx4.i, align 1
  %inc.i58 = add i32 %n.i53.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %21 = load i32, ptr %place.i, align 4
  %add31.i = add i32 %21, %n.i53.0
  store i32 %add31.i, ptr %place.i, align 4
  %add32.i = add i32 %n.i.0, %n.i53.0
  br label %if.end33.i

if.end33.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i32 [ %n.i.0, %land.lhs.true25.i ], [ %add32.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp34.i = icmp ult i32 %n.i.1, 1
  br i1 %cmp34.i, label %if.then36.i, label %get_text.exit

if.then36.i:                                      ; preds = %if.end33.i
  %end37.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end37.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end33.i, %if.then36.i, %if.end.i.i, %if.then2.i.i, %if.then.i19
  %retval.i.0 = phi i32 [ 0, %if.then.i19 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then36.i ], [ %n.i.1, %if.end33.i ]
  %tobool = icmp ne i32 %retval.i.0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %get_text.exit
  %22 = load i8, ptr %c, align 1
  %inc = add nsw i32 %n.0, 1
  %arrayidx = getelementptr inbounds i8, ptr %to, i32 %n.0
  store i8 %22, ptr %arrayidx, align 1
  br label %while.cond

while.end:                                        ; preds = %while.cond, %get_text.exit
  %tobool9 = icmp ne i32 %n.0, 0
  br i1 %tobool9, label %if.then10, label %if.end12

if.then10:                                        ; preds = %while.end
  %arrayidx11 = getelementptr inbounds i8, ptr %to, i32 %n.0
  store i8 0, ptr %arrayidx11, align 1
  br label %if.end12

if.end12:                                         ; preds = %if.then10, %while.end
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  %to. = select i1 %tobool9, ptr %to, ptr null
  br label %return

return:                                           ; preds = %if.end12, %if.then
  %retval.0 = phi ptr [ %call, %if.then ], [ %to., %if.end12 ]
  ret ptr %retval.0
}

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef)

define i32 @ungetc(i32 noundef %c, ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i23 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i23, i1 true, i1 %cmp1.i
  %3 = load ptr, ptr @stdin, align 4
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
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i16, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i33 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i33, 28
  %tobool.i34 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i33, 28
  %cmp.i35 = icmp uge i32 %div.i, 32
  %or.cond17 = or i1 %tobool.i34, %cmp.i35
  br i1 %or.cond17, label %if.then.i37, label %number_of.exit

if.then.i37:                                      ; preds = %if.end
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i = sub i32 %7, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
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
  %cmp5 = icmp eq i32 %10, 2
  br i1 %cmp5, label %if.then8, label %lor.lhs.false6

lor.lhs.false6:                                   ; preds = %lor.lhs.false4
  %place = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %11 = load i32, ptr %place, align 4
  %cmp7 = icmp eq i32 %11, 0
  br i1 %cmp7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %lor.lhs.false6, %lor.lhs.false4, %lor.lhs.false, %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.4)
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

define i32 @fseek(ptr noundef %s, i32 noundef %offset, i32 noundef %from) {
entry:
  %conv = sext i32 %offset to i64
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i24.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i24.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i.i
  br i1 %or.cond, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i17.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i17.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i8 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i8, 28
  %tobool.i9 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i8, 28
  %cmp.i10 = icmp uge i32 %div.i, 32
  %or.cond27 = or i1 %tobool.i9, %cmp.i10
  br i1 %or.cond27, label %if.then.i11, label %number_of.exit

if.then.i11:                                      ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i3 = call i32 @__gomc_self()
  %conv.i4 = zext i32 %call.i3 to i64
  %add.i5 = add i64 %conv.i4, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i5, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i.i, 4294967295
  %conv.i6 = trunc i64 %and.i to i32
  %cmp.i.i.i = icmp ne i32 %conv.i6, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i19.i = icmp ne i32 %6, 1
  br i1 %cmp.i19.i, label %if.then.i20.i, label %enter.exit.i

if.then.i20.i:                                    ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i15 = sub i32 %8, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i15
  %9 = load i32, ptr %arrayidx.i, align 4
  %tobool.i23 = icmp ne i32 %9, 0
  br i1 %tobool.i23, label %if.then.i24, label %known.exit

if.then.i24:                                      ; preds = %enter.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %enter.exit.i
  %cmp.i = icmp eq i32 %from, 1
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %known.exit
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %10 = load i32, ptr %pushed.i, align 4
  %tobool.i = icmp ne i32 %10, 0
  %dec.i = add nsw i64 %conv, -1
  %spec.select = select i1 %tobool.i, i64 %dec.i, i64 %conv
  br label %if.end.i

if.end.i:                                         ; preds = %land.lhs.true.i, %known.exit
  %offset.addr.i.0 = phi i64 [ %conv, %known.exit ], [ %spec.select, %land.lhs.true.i ]
  %pushed3.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed3.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp4.i = icmp eq i32 %11, 2
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %if.end.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.then5.i, %if.end.i
  %held_back.i16 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %12 = load i32, ptr %held_back.i16, align 4
  %tobool.i17 = icmp ne i32 %12, 0
  br i1 %tobool.i17, label %if.then.i20, label %nothing_held_back.exit

if.then.i20:                                      ; preds = %if.end6.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end6.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %call7.i = call i64 @__files_seek(ptr noundef %arrayidx.i, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %cmp8.i = icmp sge i64 %call7.i, 0
  br i1 %cmp8.i, label %if.then9.i, label %if.end11.i

if.then9.i:                                       ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end.i, align 4
  store i32 3, ptr %last.i, align 4
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.then9.i, %nothing_held_back.exit
  %call.i = call i32 @__gomc_self()
  %conv.i2 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i2, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp12.i = icmp slt i64 %call7.i, 0
  br i1 %cmp12.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end11.i
  %sub.i = sub nsw i64 0, %call7.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %seek.exit

if.end.i.i:                                       ; preds = %cond.true.i
  %call1.i.i27 = call ptr @__errno_location()
  %13 = load i32, ptr %call1.i.i27, align 4
  %cmp.i.i28 = icmp ne i32 %13, %conv.i
  br i1 %cmp.i.i28, label %if.then2.i.i, label %seek.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 %conv.i, ptr %call1.i.i27, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end11.i, %if.end.i.i, %if.then2.i.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.end11.i ]
  ret i32 %cond.i
}

define i32 @fseeko(ptr noundef %s, i32 noundef %offset, i32 noundef %from) {
entry:
  %conv = sext i32 %offset to i64
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i24.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i24.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i.i
  br i1 %or.cond, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i17.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i17.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i8 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i8, 28
  %tobool.i9 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i8, 28
  %cmp.i10 = icmp uge i32 %div.i, 32
  %or.cond27 = or i1 %tobool.i9, %cmp.i10
  br i1 %or.cond27, label %if.then.i11, label %number_of.exit

if.then.i11:                                      ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i3 = call i32 @__gomc_self()
  %conv.i4 = zext i32 %call.i3 to i64
  %add.i5 = add i64 %conv.i4, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i5, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i.i, 4294967295
  %conv.i6 = trunc i64 %and.i to i32
  %cmp.i.i.i = icmp ne i32 %conv.i6, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i19.i = icmp ne i32 %6, 1
  br i1 %cmp.i19.i, label %if.then.i20.i, label %enter.exit.i

if.then.i20.i:                                    ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i15 = sub i32 %8, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i15
  %9 = load i32, ptr %arrayidx.i, align 4
  %tobool.i23 = icmp ne i32 %9, 0
  br i1 %tobool.i23, label %if.then.i24, label %known.exit

if.then.i24:                                      ; preds = %enter.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %enter.exit.i
  %cmp.i = icmp eq i32 %from, 1
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %known.exit
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %10 = load i32, ptr %pushed.i, align 4
  %tobool.i = icmp ne i32 %10, 0
  %dec.i = add nsw i64 %conv, -1
  %spec.select = select i1 %tobool.i, i64 %dec.i, i64 %conv
  br label %if.end.i

if.end.i:                                         ; preds = %land.lhs.true.i, %known.exit
  %offset.addr.i.0 = phi i64 [ %conv, %known.exit ], [ %spec.select, %land.lhs.true.i ]
  %pushed3.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed3.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp4.i = icmp eq i32 %11, 2
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %if.end.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.then5.i, %if.end.i
  %held_back.i16 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %12 = load i32, ptr %held_back.i16, align 4
  %tobool.i17 = icmp ne i32 %12, 0
  br i1 %tobool.i17, label %if.then.i20, label %nothing_held_back.exit

if.then.i20:                                      ; preds = %if.end6.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end6.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %call7.i = call i64 @__files_seek(ptr noundef %arrayidx.i, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %cmp8.i = icmp sge i64 %call7.i, 0
  br i1 %cmp8.i, label %if.then9.i, label %if.end11.i

if.then9.i:                                       ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end.i, align 4
  store i32 3, ptr %last.i, align 4
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.then9.i, %nothing_held_back.exit
  %call.i = call i32 @__gomc_self()
  %conv.i2 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i2, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp12.i = icmp slt i64 %call7.i, 0
  br i1 %cmp12.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end11.i
  %sub.i = sub nsw i64 0, %call7.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %seek.exit

if.end.i.i:                                       ; preds = %cond.true.i
  %call1.i.i27 = call ptr @__errno_location()
  %13 = load i32, ptr %call1.i.i27, align 4
  %cmp.i.i28 = icmp ne i32 %13, %conv.i
  br i1 %cmp.i.i28, label %if.then2.i.i, label %seek.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 %conv.i, ptr %call1.i.i27, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end11.i, %if.end.i.i, %if.then2.i.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.end11.i ]
  ret i32 %cond.i
}

define i32 @fseeko64(ptr noundef %s, i64 noundef %offset, i32 noundef %from) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i24.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i24.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i.i
  br i1 %or.cond, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i17.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i17.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i7 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i7, 28
  %tobool.i8 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i7, 28
  %cmp.i9 = icmp uge i32 %div.i, 32
  %or.cond27 = or i1 %tobool.i8, %cmp.i9
  br i1 %or.cond27, label %if.then.i10, label %number_of.exit

if.then.i10:                                      ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i2 = call i32 @__gomc_self()
  %conv.i3 = zext i32 %call.i2 to i64
  %add.i4 = add i64 %conv.i3, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i4, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i.i, 4294967295
  %conv.i5 = trunc i64 %and.i to i32
  %cmp.i.i.i = icmp ne i32 %conv.i5, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i19.i = icmp ne i32 %6, 1
  br i1 %cmp.i19.i, label %if.then.i20.i, label %enter.exit.i

if.then.i20.i:                                    ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i14 = sub i32 %8, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i14
  %9 = load i32, ptr %arrayidx.i, align 4
  %tobool.i22 = icmp ne i32 %9, 0
  br i1 %tobool.i22, label %if.then.i23, label %known.exit

if.then.i23:                                      ; preds = %enter.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %enter.exit.i
  %cmp.i = icmp eq i32 %from, 1
  br i1 %cmp.i, label %land.lhs.true.i, label %if.end.i

land.lhs.true.i:                                  ; preds = %known.exit
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %10 = load i32, ptr %pushed.i, align 4
  %tobool.i = icmp ne i32 %10, 0
  %dec.i = add nsw i64 %offset, -1
  %spec.select = select i1 %tobool.i, i64 %dec.i, i64 %offset
  br label %if.end.i

if.end.i:                                         ; preds = %land.lhs.true.i, %known.exit
  %offset.addr.i.0 = phi i64 [ %offset, %known.exit ], [ %spec.select, %land.lhs.true.i ]
  %pushed3.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed3.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp4.i = icmp eq i32 %11, 2
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %if.end.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.then5.i, %if.end.i
  %held_back.i15 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %12 = load i32, ptr %held_back.i15, align 4
  %tobool.i16 = icmp ne i32 %12, 0
  br i1 %tobool.i16, label %if.then.i19, label %nothing_held_back.exit

if.then.i19:                                      ; preds = %if.end6.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end6.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %call7.i = call i64 @__files_seek(ptr noundef %arrayidx.i, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %cmp8.i = icmp sge i64 %call7.i, 0
  br i1 %cmp8.i, label %if.then9.i, label %if.end11.i

if.then9.i:                                       ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end.i, align 4
  store i32 3, ptr %last.i, align 4
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.then9.i, %nothing_held_back.exit
  %call.i = call i32 @__gomc_self()
  %conv.i1 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i1, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp12.i = icmp slt i64 %call7.i, 0
  br i1 %cmp12.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end11.i
  %sub.i = sub nsw i64 0, %call7.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %seek.exit

if.end.i.i:                                       ; preds = %cond.true.i
  %call1.i.i26 = call ptr @__errno_location()
  %13 = load i32, ptr %call1.i.i26, align 4
  %cmp.i.i27 = icmp ne i32 %13, %conv.i
  br i1 %cmp.i.i27, label %if.then2.i.i, label %seek.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 %conv.i, ptr %call1.i.i26, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end11.i, %if.end.i.i, %if.then2.i.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.end11.i ]
  ret i32 %cond.i
}

define void @rewind(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i24.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i24.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i.i
  br i1 %or.cond, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i17.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i17.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i7 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i7, 28
  %tobool.i8 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i7, 28
  %cmp.i9 = icmp uge i32 %div.i, 32
  %or.cond28 = or i1 %tobool.i8, %cmp.i9
  br i1 %or.cond28, label %if.then.i10, label %number_of.exit

if.then.i10:                                      ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i2 = call i32 @__gomc_self()
  %conv.i3 = zext i32 %call.i2 to i64
  %add.i4 = add i64 %conv.i3, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i4, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i.i, 4294967295
  %conv.i5 = trunc i64 %and.i to i32
  %cmp.i.i.i = icmp ne i32 %conv.i5, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i19.i = icmp ne i32 %6, 1
  br i1 %cmp.i19.i, label %if.then.i20.i, label %enter.exit.i

if.then.i20.i:                                    ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i14 = sub i32 %8, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i14
  %9 = load i32, ptr %arrayidx.i, align 4
  %tobool.i22 = icmp ne i32 %9, 0
  br i1 %tobool.i22, label %if.then.i23, label %if.end.i

if.then.i23:                                      ; preds = %enter.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end.i:                                         ; preds = %enter.exit.i
  %pushed3.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed3.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last.i, align 4
  %cmp4.i = icmp eq i32 %10, 2
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %if.end.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end6.i

if.end6.i:                                        ; preds = %if.then5.i, %if.end.i
  %held_back.i15 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %11 = load i32, ptr %held_back.i15, align 4
  %tobool.i16 = icmp ne i32 %11, 0
  br i1 %tobool.i16, label %if.then.i19, label %nothing_held_back.exit

if.then.i19:                                      ; preds = %if.end6.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end6.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %call7.i = call i64 @__files_seek(ptr noundef %arrayidx.i, ptr noundef %place.i, i64 noundef 0, i32 noundef 0)
  %cmp8.i = icmp sge i64 %call7.i, 0
  br i1 %cmp8.i, label %if.then9.i, label %if.end11.i

if.then9.i:                                       ; preds = %nothing_held_back.exit
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end.i, align 4
  store i32 3, ptr %last.i, align 4
  br label %if.end11.i

if.end11.i:                                       ; preds = %if.then9.i, %nothing_held_back.exit
  %call.i = call i32 @__gomc_self()
  %conv.i1 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i1, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %cmp12.i = icmp slt i64 %call7.i, 0
  br i1 %cmp12.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end11.i
  %sub.i = sub nsw i64 0, %call7.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %seek.exit

if.end.i.i:                                       ; preds = %cond.true.i
  %call1.i.i26 = call ptr @__errno_location()
  %12 = load i32, ptr %call1.i.i26, align 4
  %cmp.i.i27 = icmp ne i32 %12, %conv.i
  br i1 %cmp.i.i27, label %if.then2.i.i, label %seek.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 %conv.i, ptr %call1.i.i26, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end11.i, %if.end.i.i, %if.then2.i.i, %cond.true.i
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 0, ptr %error, align 4
  ret void
}

define i32 @ftell(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i16.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i16.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i.i
  br i1 %or.cond, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i9.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i9.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i8 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i8, 28
  %tobool.i9 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i8, 28
  %cmp.i10 = icmp uge i32 %div.i, 32
  %or.cond15 = or i1 %tobool.i9, %cmp.i10
  br i1 %or.cond15, label %if.then.i11, label %number_of.exit

if.then.i11:                                      ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i2 = call i32 @__gomc_self()
  %conv.i3 = zext i32 %call.i2 to i64
  %add.i4 = add i64 %conv.i3, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i4, i64 noundef 0, i32 noundef 1)
  %and.i5 = and i64 %call2.i.i.i, 4294967295
  %conv.i6 = trunc i64 %and.i5 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i6, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i11.i = icmp ne i32 %6, 1
  br i1 %cmp.i11.i, label %if.then.i12.i, label %enter.exit.i

if.then.i12.i:                                    ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i14 = sub i32 %8, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i14
  %9 = load i32, ptr %arrayidx.i, align 4
  %tobool.i15 = icmp ne i32 %9, 0
  br i1 %tobool.i15, label %if.then.i16, label %known.exit

if.then.i16:                                      ; preds = %enter.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %enter.exit.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %land.lhs.true.i, label %tell.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i = icmp eq i32 %11, 0
  br i1 %cmp.i, label %if.then.i, label %tell.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

tell.exit:                                        ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 4
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp4.i = icmp ne i32 %13, 0
  %conv5.i = zext i1 %cmp4.i to i32
  %conv6.i = sext i32 %conv5.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv6.i
  %call.i = call i32 @__gomc_self()
  %conv.i1 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i1, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %conv = trunc i64 %sub.i to i32
  ret i32 %conv
}

define i32 @ftello(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i16.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i16.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i.i
  br i1 %or.cond, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i9.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i9.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i8 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i8, 28
  %tobool.i9 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i8, 28
  %cmp.i10 = icmp uge i32 %div.i, 32
  %or.cond15 = or i1 %tobool.i9, %cmp.i10
  br i1 %or.cond15, label %if.then.i11, label %number_of.exit

if.then.i11:                                      ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i2 = call i32 @__gomc_self()
  %conv.i3 = zext i32 %call.i2 to i64
  %add.i4 = add i64 %conv.i3, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i4, i64 noundef 0, i32 noundef 1)
  %and.i5 = and i64 %call2.i.i.i, 4294967295
  %conv.i6 = trunc i64 %and.i5 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i6, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i11.i = icmp ne i32 %6, 1
  br i1 %cmp.i11.i, label %if.then.i12.i, label %enter.exit.i

if.then.i12.i:                                    ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i14 = sub i32 %8, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i14
  %9 = load i32, ptr %arrayidx.i, align 4
  %tobool.i15 = icmp ne i32 %9, 0
  br i1 %tobool.i15, label %if.then.i16, label %known.exit

if.then.i16:                                      ; preds = %enter.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %enter.exit.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %land.lhs.true.i, label %tell.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i = icmp eq i32 %11, 0
  br i1 %cmp.i, label %if.then.i, label %tell.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

tell.exit:                                        ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 4
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp4.i = icmp ne i32 %13, 0
  %conv5.i = zext i1 %cmp4.i to i32
  %conv6.i = sext i32 %conv5.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv6.i
  %call.i = call i32 @__gomc_self()
  %conv.i1 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i1, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %conv = trunc i64 %sub.i to i32
  ret i32 %conv
}

define i64 @ftello64(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i16.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i16.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i.i
  br i1 %or.cond, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i9.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i9.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i8 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i8, 28
  %tobool.i9 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i8, 28
  %cmp.i10 = icmp uge i32 %div.i, 32
  %or.cond15 = or i1 %tobool.i9, %cmp.i10
  br i1 %or.cond15, label %if.then.i11, label %number_of.exit

if.then.i11:                                      ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i2 = call i32 @__gomc_self()
  %conv.i3 = zext i32 %call.i2 to i64
  %add.i4 = add i64 %conv.i3, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i4, i64 noundef 0, i32 noundef 1)
  %and.i5 = and i64 %call2.i.i.i, 4294967295
  %conv.i6 = trunc i64 %and.i5 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i6, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i11.i = icmp ne i32 %6, 1
  br i1 %cmp.i11.i, label %if.then.i12.i, label %enter.exit.i

if.then.i12.i:                                    ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i14 = sub i32 %8, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i14
  %9 = load i32, ptr %arrayidx.i, align 4
  %tobool.i15 = icmp ne i32 %9, 0
  br i1 %tobool.i15, label %if.then.i16, label %known.exit

if.then.i16:                                      ; preds = %enter.exit.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

known.exit:                                       ; preds = %enter.exit.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i = icmp ne i32 %and.i, 0
  br i1 %tobool.i, label %land.lhs.true.i, label %tell.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i = icmp eq i32 %11, 0
  br i1 %cmp.i, label %if.then.i, label %tell.exit

if.then.i:                                        ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

tell.exit:                                        ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 4
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp4.i = icmp ne i32 %13, 0
  %conv5.i = zext i1 %cmp4.i to i32
  %conv6.i = sext i32 %conv5.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv6.i
  %call.i = call i32 @__gomc_self()
  %conv.i1 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i1, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  ret i64 %sub.i
}

define i32 @feof(ptr noundef %s) {
entry:
  %end = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i8.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i8.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i.i
  br i1 %or.cond, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %entry
  %call.i3.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i7 = icmp uge i32 %div.i, 32
  %or.cond9 = or i1 %tobool.i, %cmp.i7
  br i1 %or.cond9, label %if.then.i, label %number_of.exit

if.then.i:                                        ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i2 = call i32 @__gomc_self()
  %conv.i3 = zext i32 %call.i2 to i64
  %add.i4 = add i64 %conv.i3, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i4, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i.i, 4294967295
  %conv.i5 = trunc i64 %and.i to i32
  %cmp.i.i.i = icmp ne i32 %conv.i5, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i5.i = icmp ne i32 %6, 1
  br i1 %cmp.i5.i, label %if.then.i6.i, label %ask.exit

if.then.i6.i:                                     ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

ask.exit:                                         ; preds = %hold.exit.i.i
  %7 = load i32, ptr %end, align 4
  %cmp.i = icmp ne i32 %7, 0
  %conv.i = zext i1 %cmp.i to i32
  %call.i = call i32 @__gomc_self()
  %conv.i1 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i1, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  ret i32 %conv.i
}

define i32 @ferror(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %2, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i.i = icmp eq ptr %s, %3
  br i1 %cmp.i.i, label %if.then.i.i, label %not_standard.exit.i

if.then.i.i:                                      ; preds = %cond.false
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit.i:                              ; preds = %cond.false
  %call.i3.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i10 = icmp uge i32 %div.i, 32
  %or.cond11 = or i1 %tobool.i, %cmp.i10
  br i1 %or.cond11, label %if.then.i, label %number_of.exit

if.then.i:                                        ; preds = %not_standard.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit
  %call.i5 = call i32 @__gomc_self()
  %conv.i6 = zext i32 %call.i5 to i64
  %add.i7 = add i64 %conv.i6, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i7, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i.i, 4294967295
  %conv.i8 = trunc i64 %and.i to i32
  %cmp.i.i.i = icmp ne i32 %conv.i8, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i5.i = icmp ne i32 %6, 1
  br i1 %cmp.i5.i, label %if.then.i6.i, label %ask.exit

if.then.i6.i:                                     ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

ask.exit:                                         ; preds = %hold.exit.i.i
  %7 = load i32, ptr %error, align 4
  %cmp.i3 = icmp ne i32 %7, 0
  %conv.i = zext i1 %cmp.i3 to i32
  %call.i = call i32 @__gomc_self()
  %conv.i4 = zext i32 %call.i to i64
  %add.i = add i64 %conv.i4, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %cond.end

cond.end:                                         ; preds = %entry, %ask.exit
  %cond = phi i32 [ %conv.i, %ask.exit ], [ 0, %entry ]
  ret i32 %cond
}

define void @clearerr(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i11 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i12 = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i11, i1 true, i1 %cmp1.i12
  br i1 %2, label %return, label %if.end

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i = icmp eq ptr %s, %3
  br i1 %cmp.i, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i4 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i4, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i23 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i24 = icmp uge i32 %div.i, 32
  %or.cond12 = or i1 %tobool.i23, %cmp.i24
  br i1 %or.cond12, label %if.then.i26, label %number_of.exit

if.then.i26:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit
  %call.i16 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i16 to i64
  %add.i = add i64 %conv.i, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i20 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i20, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i6 = icmp ne i32 %6, 1
  br i1 %cmp.i6, label %if.then.i7, label %enter.exit

if.then.i7:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 0, ptr %error, align 4
  %end = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end, align 4
  %call.i17 = call i32 @__gomc_self()
  %conv.i18 = zext i32 %call.i17 to i64
  %add.i19 = add i64 %conv.i18, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i19, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %entry, %enter.exit
  ret void
}

define i32 @fileno(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdin, align 4
  %cmp = icmp eq ptr %s, %0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr @stdout, align 4
  %cmp.i8 = icmp eq ptr %s, %1
  %2 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %2
  %3 = select i1 %cmp.i8, i1 true, i1 %cmp1.i
  br i1 %3, label %if.then1, label %if.end3

if.then1:                                         ; preds = %if.end
  %cond = select i1 %cmp.i8, i32 1, i32 2
  br label %return

if.end3:                                          ; preds = %if.end
  %call.i5 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i5, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i16 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i, %cmp.i16
  br i1 %or.cond, label %if.then.i17, label %number_of.exit

if.then.i17:                                      ; preds = %if.end3
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.9)
  unreachable

number_of.exit:                                   ; preds = %if.end3
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit
  %call.i9 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i9 to i64
  %add.i = add i64 %conv.i, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i, 4294967295
  %conv.i13 = trunc i64 %and.i to i32
  %cmp.i.i = icmp ne i32 %conv.i13, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %6 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %6, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.7, ptr noundef @__gomc_streams.str.8)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %descriptor = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor, align 4
  %call.i10 = call i32 @__gomc_self()
  %conv.i11 = zext i32 %call.i10 to i64
  %add.i12 = add i64 %conv.i11, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i12, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %entry, %enter.exit, %if.then1
  %retval.0 = phi i32 [ %cond, %if.then1 ], [ %7, %enter.exit ], [ 0, %entry ]
  ret i32 %retval.0
}

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare void @__gomc_error(ptr noundef, ptr noundef)

declare i64 @__files_seek(ptr noundef, ptr noundef, i64 noundef, i32 noundef)

