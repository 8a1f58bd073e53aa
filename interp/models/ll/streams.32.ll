source_filename = "streams.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream], [4 x i8] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { [8 x i64], i32, i32 }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32, ptr }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }

@__gomc_streams.str = private unnamed_addr constant [51 x i8] c"standard input, output or error in place of a file\00", align 1
@__gomc_streams.str.1 = private unnamed_addr constant [33 x i8] c"a stream of a pipe or an eventfd\00", align 1
@__gomc_streams.str.2 = private unnamed_addr constant [61 x i8] c"fdopen of a descriptor that has a stream, or does not append\00", align 1
@__gomc_streams.str.3 = private unnamed_addr constant [61 x i8] c"a text of more than 511 characters that is printed to a file\00", align 1
@stdout = external global ptr, align 4
@stdin = external global ptr, align 4
@__gomc_streams.str.4 = private unnamed_addr constant [35 x i8] c"fgets without room for a character\00", align 1
@__gomc_streams.str.5 = private unnamed_addr constant [46 x i8] c"ungetc of more than a character that was read\00", align 1
@__gomc_streams.str.6 = private unnamed_addr constant [21 x i8] c"the mode of a stream\00", align 1
@__gomc_streams.str.7 = private unnamed_addr constant [21 x i8] c"more than 32 streams\00", align 1
@__gomc_streams.str.8 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_streams.str.9 = private unnamed_addr constant [32 x i8] c"use of a stream that was closed\00", align 1
@__gomc_streams.str.10 = private unnamed_addr constant [34 x i8] c"use of a stream that there is not\00", align 1
@__gomc_streams.str.11 = private unnamed_addr constant [20 x i8] c"fflush after ungetc\00", align 1
@stderr = external global ptr, align 4
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.6)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.7)
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
  %cmp.i45 = icmp sge i32 %number, 0
  %cmp1.i = icmp slt i32 %number, 3
  %spec.select = select i1 %cmp.i45, i1 %cmp1.i, i1 false
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
    i32 98, label %if.end19.i.fold.split51
    i32 101, label %if.end19.i.fold.split52
  ]

if.then17.i:                                      ; preds = %for.body.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.6)
  unreachable

if.end19.i.fold.split:                            ; preds = %for.body.i
  br label %if.end19.i

if.end19.i.fold.split51:                          ; preds = %for.body.i
  br label %if.end19.i

if.end19.i.fold.split52:                          ; preds = %for.body.i
  br label %if.end19.i

if.end19.i:                                       ; preds = %for.body.i, %if.end19.i.fold.split52, %if.end19.i.fold.split51, %if.end19.i.fold.split
  %exclusive.i.2 = phi i32 [ %exclusive.i.0, %for.body.i ], [ 128, %if.end19.i.fold.split ], [ %exclusive.i.0, %if.end19.i.fold.split51 ], [ %exclusive.i.0, %if.end19.i.fold.split52 ]
  %update.i.1 = phi i32 [ 1, %for.body.i ], [ %update.i.0, %if.end19.i.fold.split ], [ %update.i.0, %if.end19.i.fold.split51 ], [ %update.i.0, %if.end19.i.fold.split52 ]
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
  %call.i77 = call i32 @__gomc_reads_errno()
  %tobool.i78 = icmp ne i32 %call.i77, 0
  br i1 %tobool.i78, label %if.end.i82, label %return

if.end.i82:                                       ; preds = %if.then2
  %call1.i80 = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i80, align 4
  %cmp.i81 = icmp ne i32 %2, 22
  br i1 %cmp.i81, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i82
  store i32 22, ptr %call1.i80, align 4
  br label %return

if.end4:                                          ; preds = %flags_of.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i53

do.body.i53:                                      ; preds = %do.body.i53, %if.end4
  %call.i109 = call i32 @__gomc_self()
  %conv.i110 = zext i32 %call.i109 to i64
  %add.i111 = add i64 %conv.i110, 1
  %call2.i52 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i111, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i52, 4294967295
  %conv.i115 = trunc i64 %and.i to i32
  %cmp.i55 = icmp ne i32 %conv.i115, 0
  br i1 %cmp.i55, label %do.body.i53, label %hold.exit56

hold.exit56:                                      ; preds = %do.body.i53
  %cmp1.i60 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i60
  br i1 %or.cond, label %find.exit, label %if.end.i64

if.end.i64:                                       ; preds = %hold.exit56
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i62 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %3 = load atomic i32, ptr %arrayidx.i62 monotonic, align 4
  %tobool.i63 = icmp ne i32 %3, 0
  %arrayidx.i62. = select i1 %tobool.i63, ptr %arrayidx.i62, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold.exit56, %if.end.i64
  %retval.i57.0 = phi ptr [ %arrayidx.i62., %if.end.i64 ], [ null, %hold.exit56 ]
  %tobool7 = icmp ne ptr %retval.i57.0, null
  br i1 %tobool7, label %cond.true, label %cond.end

cond.true:                                        ; preds = %find.exit
  %flags8 = getelementptr inbounds %struct.description, ptr %retval.i57.0, i32 0, i32 1
  %4 = load i32, ptr %flags8, align 4
  %and = and i32 %4, 3
  br label %cond.end

cond.end:                                         ; preds = %find.exit, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %find.exit ]
  %and9 = and i32 %retval.i.0, 3
  %magicptr = ptrtoint ptr %retval.i57.0 to i32
  %cond50 = icmp eq i32 %magicptr, 0
  br i1 %cond50, label %if.end24, label %land.lhs.true

land.lhs.true:                                    ; preds = %cond.end
  %5 = load atomic i32, ptr %retval.i57.0 monotonic, align 4
  %cmp11 = icmp eq i32 %5, -1
  br i1 %cmp11, label %if.then12, label %land.lhs.true15

if.then12:                                        ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.1)
  unreachable

land.lhs.true15:                                  ; preds = %land.lhs.true
  %stream = getelementptr inbounds %struct.description, ptr %retval.i57.0, i32 0, i32 3
  %6 = load i32, ptr %stream, align 4
  %tobool16 = icmp ne i32 %6, 0
  br i1 %tobool16, label %if.then23, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true15
  %and17 = and i32 %retval.i.0, 1024
  %tobool18 = icmp ne i32 %and17, 0
  br i1 %tobool18, label %land.lhs.true19, label %if.end24

land.lhs.true19:                                  ; preds = %lor.lhs.false
  %flags20 = getelementptr inbounds %struct.description, ptr %retval.i57.0, i32 0, i32 1
  %7 = load i32, ptr %flags20, align 4
  %and21 = and i32 %7, 1024
  %tobool22 = icmp ne i32 %and21, 0
  br i1 %tobool22, label %if.end24, label %if.then23

if.then23:                                        ; preds = %land.lhs.true19, %land.lhs.true15
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.2)
  unreachable

if.end24:                                         ; preds = %cond.end, %land.lhs.true19, %lor.lhs.false
  %call.i103 = call i32 @__gomc_self()
  %conv.i104 = zext i32 %call.i103 to i64
  %add.i105 = add i64 %conv.i104, 1
  %call1.i71 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i105, i64 noundef 0, i32 noundef 1)
  br i1 %tobool7, label %if.end28, label %if.then26

if.then26:                                        ; preds = %if.end24
  %call.i85 = call i32 @__gomc_reads_errno()
  %tobool.i86 = icmp ne i32 %call.i85, 0
  br i1 %tobool.i86, label %if.end.i90, label %return

if.end.i90:                                       ; preds = %if.then26
  %call1.i88 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i88, align 4
  %cmp.i89 = icmp ne i32 %8, 9
  br i1 %cmp.i89, label %if.then2.i91, label %return

if.then2.i91:                                     ; preds = %if.end.i90
  store i32 9, ptr %call1.i88, align 4
  br label %return

if.end28:                                         ; preds = %if.end24
  %cmp29 = icmp ne i32 %cond, 2
  %cmp31 = icmp ne i32 %cond, %and9
  %or.cond49 = select i1 %cmp29, i1 %cmp31, i1 false
  br i1 %or.cond49, label %cond.true32, label %cond.false34

cond.true32:                                      ; preds = %if.end28
  %call.i95 = call i32 @__gomc_reads_errno()
  %tobool.i96 = icmp ne i32 %call.i95, 0
  br i1 %tobool.i96, label %if.end.i100, label %return

if.end.i100:                                      ; preds = %cond.true32
  %call1.i98 = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i98, align 4
  %cmp.i99 = icmp ne i32 %9, 22
  br i1 %cmp.i99, label %if.then2.i101, label %return

if.then2.i101:                                    ; preds = %if.end.i100
  store i32 22, ptr %call1.i98, align 4
  br label %return

cond.false34:                                     ; preds = %if.end28
  %call.i47 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond.false34
  %call.i112 = call i32 @__gomc_self()
  %conv.i113 = zext i32 %call.i112 to i64
  %add.i114 = add i64 %conv.i113, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i47, i32 noundef 8, i64 noundef %add.i114, i64 noundef 0, i32 noundef 1)
  %and.i117 = and i64 %call2.i, 4294967295
  %conv.i118 = trunc i64 %and.i117 to i32
  %cmp.i48 = icmp ne i32 %conv.i118, 0
  br i1 %cmp.i48, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i47, i32 0, i32 3
  %10 = load i32, ptr %streams.i, align 8
  %cmp.i40 = icmp eq i32 %10, 32
  br i1 %cmp.i40, label %if.then.i41, label %new_stream.exit

if.then.i41:                                      ; preds = %hold.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.7)
  unreachable

new_stream.exit:                                  ; preds = %hold.exit
  %add.i = add i32 %10, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i47, i32 0, i32 7
  %arrayidx.i42 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i32 0, i32 %10
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i42, i32 0, i32 1
  store i32 %number, ptr %descriptor2.i, align 4
  %description.i73 = getelementptr inbounds %struct.files, ptr %call.i47, i32 0, i32 6
  %sub.i74 = sub i32 %number, 3
  %arrayidx.i75 = getelementptr inbounds [32 x %struct.description], ptr %description.i73, i32 0, i32 %sub.i74
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i75, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i42 release, align 4
  %call.i106 = call i32 @__gomc_self()
  %conv.i107 = zext i32 %call.i106 to i64
  %add.i108 = add i64 %conv.i107, 1
  %call1.i68 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i47, i32 noundef 8, i64 noundef %add.i108, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true32, %if.then2.i101, %if.end.i100, %if.end.i90, %if.then2.i91, %if.then26, %if.end.i82, %if.then2.i, %if.then2
  %retval.0 = phi ptr [ null, %if.then2 ], [ null, %if.then2.i ], [ null, %if.end.i82 ], [ null, %if.then26 ], [ null, %if.then2.i91 ], [ null, %if.end.i90 ], [ %arrayidx.i42, %new_stream.exit ], [ null, %cond.true32 ], [ null, %if.then2.i101 ], [ null, %if.end.i100 ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i9.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i37 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i38 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i37, %cmp.i38
  br i1 %or.cond, label %if.then.i39, label %number_of.exit

if.then.i39:                                      ; preds = %if.end.i.i
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
  %call.i22 = call i32 @__gomc_self()
  %conv.i23 = zext i32 %call.i22 to i64
  %add.i24 = add i64 %conv.i23, 1
  %call2.i.i17 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i24, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i17, 4294967295
  %conv.i31 = trunc i64 %and.i to i32
  %cmp.i.i19 = icmp ne i32 %conv.i31, 0
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
  %conv.i = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i9.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i80 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i80, align 4
  %and.i81 = and i32 %8, 3
  %cmp.i82 = icmp ne i32 %and.i81, 0
  %conv.i83 = zext i1 %cmp.i82 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i83, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i5, label %for.cond.i127, label %if.end.i7

for.cond.i127:                                    ; preds = %takes_all.exit.i, %for.body.i129
  %i.i125.0 = phi i32 [ %inc.i130, %for.body.i129 ], [ 0, %takes_all.exit.i ]
  %cmp.i126 = icmp ult i32 %i.i125.0, %call.i.
  br i1 %cmp.i126, label %for.body.i129, label %put_all.exit

for.body.i129:                                    ; preds = %for.cond.i127
  %arrayidx.i128 = getelementptr inbounds i8, ptr %text.i, i32 %i.i125.0
  %9 = load volatile i8, ptr %arrayidx.i128, align 1
  %inc.i130 = add i32 %i.i125.0, 1
  br label %for.cond.i127

if.end.i7:                                        ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i60 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i60 to i32
  %sub.i61 = sub i32 %10, %11
  %rem.i62 = urem i32 %sub.i61, 28
  %tobool.i63 = icmp ne i32 %rem.i62, 0
  %div.i64 = udiv i32 %sub.i61, 28
  %cmp.i65 = icmp uge i32 %div.i64, 32
  %or.cond77 = or i1 %tobool.i63, %cmp.i65
  br i1 %or.cond77, label %if.then.i67, label %number_of.exit71

if.then.i67:                                      ; preds = %if.end.i7
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit71:                                 ; preds = %if.end.i7
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit71
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i30 = add i64 %conv.i29, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  %and.i33 = and i64 %call2.i.i.i, 4294967295
  %conv.i34 = trunc i64 %and.i33 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i34, 0
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
  %arrayidx.i.i18.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i32 0, i32 %sub.i.i17.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i76 = and i32 %14, 3
  %cmp.i77 = icmp ne i32 %and.i76, 0
  br i1 %cmp.i77, label %if.end.i24.i, label %if.then.i21.i

if.then.i21.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i85 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i85, label %if.end.i.i89, label %put_text.exit.i

if.end.i.i89:                                     ; preds = %if.then.i21.i
  %call1.i.i87 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i87, align 4
  %cmp.i.i88 = icmp ne i32 %15, 9
  br i1 %cmp.i.i88, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i89
  store i32 9, ptr %call1.i.i87, align 4
  br label %put_text.exit.i

if.end.i24.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i74 = sub i32 %16, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i74
  %stream.i45 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i45 to i32
  %sub.i46 = sub i32 %10, %17
  %rem.i47 = urem i32 %sub.i46, 28
  %tobool.i48 = icmp ne i32 %rem.i47, 0
  %div.i49 = udiv i32 %sub.i46, 28
  %cmp.i50 = icmp uge i32 %div.i49, 32
  %or.cond78 = or i1 %tobool.i48, %cmp.i50
  br i1 %or.cond78, label %if.then.i52, label %number_of.exit56

if.then.i52:                                      ; preds = %if.end.i24.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit56:                                 ; preds = %if.end.i24.i
  %add.i54 = add i32 %div.i49, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i90 = icmp ne i32 %18, 0
  %cmp.i91 = icmp ne i32 %18, %add.i54
  %or.cond80 = select i1 %tobool.i90, i1 %cmp.i91, i1 false
  br i1 %or.cond80, label %if.then.i93, label %nothing_held_back.exit

if.then.i93:                                      ; preds = %number_of.exit56
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit56
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i23.i = icmp eq i32 %19, 1
  br i1 %cmp.i23.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %20 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %20, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i32 %call.i., 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %21 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %22 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %22, 1
  %cmp12.i.i = icmp eq i32 %21, %add.i.i
  %23 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i.i = sub i32 %23, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i103 = and i32 %24, 1024
  %tobool.i104 = icmp ne i32 %and.i103, 0
  br i1 %tobool.i104, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 4
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i110 = icmp ne i32 %27, 0
  br i1 %tobool.i110, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i113 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i113, 0
  br i1 %tobool2.i, label %if.end.i115, label %put_bytes.exit

if.end.i115:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i116 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 %call.i., %sub.i116
  %or.cond79 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond79, label %if.then6.i117, label %if.end7.i118

if.then6.i117:                                    ; preds = %if.end.i115
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i118:                                     ; preds = %if.end.i115
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i118
  %end.i.0 = phi i32 [ %28, %if.end7.i118 ], [ %inc.i, %for.body.i ]
  %cmp9.i119 = icmp ult i32 %end.i.0, %26
  br i1 %cmp9.i119, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i120 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i120, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i121 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i121, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i122 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i122
  store i8 %29, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %26, %call.i.
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %30, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %31 = load i32, ptr %place4.i, align 4
  %add.i106 = add i32 %31, %call.i.
  store i32 %add.i106, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i54, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i89, %if.then2.i.i, %if.then.i21.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i21.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i89 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i127, %put_text.exit.i
  %retval.i3.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i127 ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i9.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i37 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i38 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i37, %cmp.i38
  br i1 %or.cond, label %if.then.i39, label %number_of.exit

if.then.i39:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i12 = icmp eq i32 %6, 1
  br i1 %cmp.i12, label %must_be_open.exit, label %if.end.i15

if.end.i15:                                       ; preds = %number_of.exit
  %call.i.i14 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i15
  %call.i22 = call i32 @__gomc_self()
  %conv.i23 = zext i32 %call.i22 to i64
  %add.i24 = add i64 %conv.i23, 1
  %call2.i.i17 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i24, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i17, 4294967295
  %conv.i31 = trunc i64 %and.i to i32
  %cmp.i.i19 = icmp ne i32 %conv.i31, 0
  br i1 %cmp.i.i19, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i9.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %8, 3
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i80 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i80, align 4
  %and.i81 = and i32 %9, 3
  %cmp.i82 = icmp ne i32 %and.i81, 0
  %conv.i83 = zext i1 %cmp.i82 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i83, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i5, label %for.cond.i127, label %if.end.i7

for.cond.i127:                                    ; preds = %takes_all.exit.i, %for.body.i129
  %i.i125.0 = phi i32 [ %inc.i130, %for.body.i129 ], [ 0, %takes_all.exit.i ]
  %cmp.i126 = icmp ult i32 %i.i125.0, %call.i.
  br i1 %cmp.i126, label %for.body.i129, label %put_all.exit

for.body.i129:                                    ; preds = %for.cond.i127
  %arrayidx.i128 = getelementptr inbounds i8, ptr %text.i, i32 %i.i125.0
  %10 = load volatile i8, ptr %arrayidx.i128, align 1
  %inc.i130 = add i32 %i.i125.0, 1
  br label %for.cond.i127

if.end.i7:                                        ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %11 = ptrtoint ptr %s to i32
  %stream.i60 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %12 = ptrtoint ptr %stream.i60 to i32
  %sub.i61 = sub i32 %11, %12
  %rem.i62 = urem i32 %sub.i61, 28
  %tobool.i63 = icmp ne i32 %rem.i62, 0
  %div.i64 = udiv i32 %sub.i61, 28
  %cmp.i65 = icmp uge i32 %div.i64, 32
  %or.cond77 = or i1 %tobool.i63, %cmp.i65
  br i1 %or.cond77, label %if.then.i67, label %number_of.exit71

if.then.i67:                                      ; preds = %if.end.i7
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit71:                                 ; preds = %if.end.i7
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit71
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i30 = add i64 %conv.i29, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  %and.i33 = and i64 %call2.i.i.i, 4294967295
  %conv.i34 = trunc i64 %and.i33 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i34, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %13 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %13, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i15.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i16.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %14 = load i32, ptr %descriptor.i.i16.i, align 4
  %sub.i.i17.i = sub i32 %14, 3
  %arrayidx.i.i18.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i32 0, i32 %sub.i.i17.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 1
  %15 = load i32, ptr %flags.i, align 4
  %and.i76 = and i32 %15, 3
  %cmp.i77 = icmp ne i32 %and.i76, 0
  br i1 %cmp.i77, label %if.end.i24.i, label %if.then.i21.i

if.then.i21.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i85 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i85, label %if.end.i.i89, label %put_text.exit.i

if.end.i.i89:                                     ; preds = %if.then.i21.i
  %call1.i.i87 = call ptr @__errno_location()
  %16 = load i32, ptr %call1.i.i87, align 4
  %cmp.i.i88 = icmp ne i32 %16, 9
  br i1 %cmp.i.i88, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i89
  store i32 9, ptr %call1.i.i87, align 4
  br label %put_text.exit.i

if.end.i24.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %17 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i74 = sub i32 %17, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i74
  %stream.i45 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %18 = ptrtoint ptr %stream.i45 to i32
  %sub.i46 = sub i32 %11, %18
  %rem.i47 = urem i32 %sub.i46, 28
  %tobool.i48 = icmp ne i32 %rem.i47, 0
  %div.i49 = udiv i32 %sub.i46, 28
  %cmp.i50 = icmp uge i32 %div.i49, 32
  %or.cond78 = or i1 %tobool.i48, %cmp.i50
  br i1 %or.cond78, label %if.then.i52, label %number_of.exit56

if.then.i52:                                      ; preds = %if.end.i24.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit56:                                 ; preds = %if.end.i24.i
  %add.i54 = add i32 %div.i49, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %19 = load i32, ptr %held_back.i, align 4
  %tobool.i90 = icmp ne i32 %19, 0
  %cmp.i91 = icmp ne i32 %19, %add.i54
  %or.cond80 = select i1 %tobool.i90, i1 %cmp.i91, i1 false
  br i1 %or.cond80, label %if.then.i93, label %nothing_held_back.exit

if.then.i93:                                      ; preds = %number_of.exit56
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit56
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %20 = load i32, ptr %last.i.i, align 4
  %cmp.i23.i = icmp eq i32 %20, 1
  br i1 %cmp.i23.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %21 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %21, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i32 %call.i., 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %22 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %23 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %23, 1
  %cmp12.i.i = icmp eq i32 %22, %add.i.i
  %24 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i.i = sub i32 %24, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %25 = load i32, ptr %flags.i, align 4
  %and.i103 = and i32 %25, 1024
  %tobool.i104 = icmp ne i32 %and.i103, 0
  br i1 %tobool.i104, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %26 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  store i32 %26, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  %27 = load i32, ptr %place4.i, align 4
  %28 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i110 = icmp ne i32 %28, 0
  br i1 %tobool.i110, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i113 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i113, 0
  br i1 %tobool2.i, label %if.end.i115, label %put_bytes.exit

if.end.i115:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %27, 8192
  %sub.i116 = sub i32 8192, %27
  %cmp5.i = icmp ugt i32 %call.i., %sub.i116
  %or.cond79 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond79, label %if.then6.i117, label %if.end7.i118

if.then6.i117:                                    ; preds = %if.end.i115
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i118:                                     ; preds = %if.end.i115
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %29 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i118
  %end.i.0 = phi i32 [ %29, %if.end7.i118 ], [ %inc.i, %for.body.i ]
  %cmp9.i119 = icmp ult i32 %end.i.0, %27
  br i1 %cmp9.i119, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i120 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i120, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i121 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i121, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %30 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i122 = add i32 %27, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i122
  store i8 %30, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %27, %call.i.
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %31 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %31, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %32 = load i32, ptr %place4.i, align 4
  %add.i106 = add i32 %32, %call.i.
  store i32 %add.i106, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i54, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %33 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %33, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i89, %if.then2.i.i, %if.then.i21.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i21.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i89 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i127, %put_text.exit.i
  %retval.i3.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i127 ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
  unreachable

if.end7.i:                                        ; preds = %land.lhs.true.i, %if.end.i
  %cmp9.i = icmp slt i32 %call.i, 512
  %call.i. = select i1 %cmp9.i, i32 %call.i, i32 512
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i9.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i37 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i38 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i37, %cmp.i38
  br i1 %or.cond, label %if.then.i39, label %number_of.exit

if.then.i39:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i12 = icmp eq i32 %6, 1
  br i1 %cmp.i12, label %must_be_open.exit, label %if.end.i15

if.end.i15:                                       ; preds = %number_of.exit
  %call.i.i14 = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %if.end.i15
  %call.i22 = call i32 @__gomc_self()
  %conv.i23 = zext i32 %call.i22 to i64
  %add.i24 = add i64 %conv.i23, 1
  %call2.i.i17 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i24, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i17, 4294967295
  %conv.i31 = trunc i64 %and.i to i32
  %cmp.i.i19 = icmp ne i32 %conv.i31, 0
  br i1 %cmp.i.i19, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i
  %call.i21 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i21 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i9.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %8, 3
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i80 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i80, align 4
  %and.i81 = and i32 %9, 3
  %cmp.i82 = icmp ne i32 %and.i81, 0
  %conv.i83 = zext i1 %cmp.i82 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i83, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i5, label %for.cond.i127, label %if.end.i7

for.cond.i127:                                    ; preds = %takes_all.exit.i, %for.body.i129
  %i.i125.0 = phi i32 [ %inc.i130, %for.body.i129 ], [ 0, %takes_all.exit.i ]
  %cmp.i126 = icmp ult i32 %i.i125.0, %call.i.
  br i1 %cmp.i126, label %for.body.i129, label %put_all.exit

for.body.i129:                                    ; preds = %for.cond.i127
  %arrayidx.i128 = getelementptr inbounds i8, ptr %text.i, i32 %i.i125.0
  %10 = load volatile i8, ptr %arrayidx.i128, align 1
  %inc.i130 = add i32 %i.i125.0, 1
  br label %for.cond.i127

if.end.i7:                                        ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %11 = ptrtoint ptr %s to i32
  %stream.i60 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %12 = ptrtoint ptr %stream.i60 to i32
  %sub.i61 = sub i32 %11, %12
  %rem.i62 = urem i32 %sub.i61, 28
  %tobool.i63 = icmp ne i32 %rem.i62, 0
  %div.i64 = udiv i32 %sub.i61, 28
  %cmp.i65 = icmp uge i32 %div.i64, 32
  %or.cond77 = or i1 %tobool.i63, %cmp.i65
  br i1 %or.cond77, label %if.then.i67, label %number_of.exit71

if.then.i67:                                      ; preds = %if.end.i7
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit71:                                 ; preds = %if.end.i7
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit71
  %call.i28 = call i32 @__gomc_self()
  %conv.i29 = zext i32 %call.i28 to i64
  %add.i30 = add i64 %conv.i29, 1
  %call2.i.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i30, i64 noundef 0, i32 noundef 1)
  %and.i33 = and i64 %call2.i.i.i, 4294967295
  %conv.i34 = trunc i64 %and.i33 to i32
  %cmp.i.i.i = icmp ne i32 %conv.i34, 0
  br i1 %cmp.i.i.i, label %do.body.i.i.i, label %hold.exit.i.i

hold.exit.i.i:                                    ; preds = %do.body.i.i.i
  %13 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %13, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold.exit.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold.exit.i.i
  %description.i.i15.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i16.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %14 = load i32, ptr %descriptor.i.i16.i, align 4
  %sub.i.i17.i = sub i32 %14, 3
  %arrayidx.i.i18.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i32 0, i32 %sub.i.i17.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 1
  %15 = load i32, ptr %flags.i, align 4
  %and.i76 = and i32 %15, 3
  %cmp.i77 = icmp ne i32 %and.i76, 0
  br i1 %cmp.i77, label %if.end.i24.i, label %if.then.i21.i

if.then.i21.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i85 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i85, label %if.end.i.i89, label %put_text.exit.i

if.end.i.i89:                                     ; preds = %if.then.i21.i
  %call1.i.i87 = call ptr @__errno_location()
  %16 = load i32, ptr %call1.i.i87, align 4
  %cmp.i.i88 = icmp ne i32 %16, 9
  br i1 %cmp.i.i88, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i89
  store i32 9, ptr %call1.i.i87, align 4
  br label %put_text.exit.i

if.end.i24.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %17 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i74 = sub i32 %17, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i74
  %stream.i45 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %18 = ptrtoint ptr %stream.i45 to i32
  %sub.i46 = sub i32 %11, %18
  %rem.i47 = urem i32 %sub.i46, 28
  %tobool.i48 = icmp ne i32 %rem.i47, 0
  %div.i49 = udiv i32 %sub.i46, 28
  %cmp.i50 = icmp uge i32 %div.i49, 32
  %or.cond78 = or i1 %tobool.i48, %cmp.i50
  br i1 %or.cond78, label %if.then.i52, label %number_of.exit56

if.then.i52:                                      ; preds = %if.end.i24.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit56:                                 ; preds = %if.end.i24.i
  %add.i54 = add i32 %div.i49, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %19 = load i32, ptr %held_back.i, align 4
  %tobool.i90 = icmp ne i32 %19, 0
  %cmp.i91 = icmp ne i32 %19, %add.i54
  %or.cond80 = select i1 %tobool.i90, i1 %cmp.i91, i1 false
  br i1 %or.cond80, label %if.then.i93, label %nothing_held_back.exit

if.then.i93:                                      ; preds = %number_of.exit56
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit56
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %20 = load i32, ptr %last.i.i, align 4
  %cmp.i23.i = icmp eq i32 %20, 1
  br i1 %cmp.i23.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %21 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %21, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i32 %call.i., 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %22 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %23 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %23, 1
  %cmp12.i.i = icmp eq i32 %22, %add.i.i
  %24 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i.i = sub i32 %24, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %25 = load i32, ptr %flags.i, align 4
  %and.i103 = and i32 %25, 1024
  %tobool.i104 = icmp ne i32 %and.i103, 0
  br i1 %tobool.i104, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %26 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  store i32 %26, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  %27 = load i32, ptr %place4.i, align 4
  %28 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i110 = icmp ne i32 %28, 0
  br i1 %tobool.i110, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i113 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i113, 0
  br i1 %tobool2.i, label %if.end.i115, label %put_bytes.exit

if.end.i115:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %27, 8192
  %sub.i116 = sub i32 8192, %27
  %cmp5.i = icmp ugt i32 %call.i., %sub.i116
  %or.cond79 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond79, label %if.then6.i117, label %if.end7.i118

if.then6.i117:                                    ; preds = %if.end.i115
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i118:                                     ; preds = %if.end.i115
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %29 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i118
  %end.i.0 = phi i32 [ %29, %if.end7.i118 ], [ %inc.i, %for.body.i ]
  %cmp9.i119 = icmp ult i32 %end.i.0, %27
  br i1 %cmp9.i119, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i120 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i120, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i121 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i121, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %30 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i122 = add i32 %27, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i122
  store i8 %30, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %27, %call.i.
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %31 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %31, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %32 = load i32, ptr %place4.i, align 4
  %add.i106 = add i32 %32, %call.i.
  store i32 %add.i106, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i54, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %33 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %33, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i89, %if.then2.i.i, %if.then.i21.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i21.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i89 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i127, %put_text.exit.i
  %retval.i3.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i127 ]
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.3)
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
  %cmp.i14 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i14, i1 true, i1 %cmp1.i
  br i1 %2, label %if.then, label %while.cond

if.then:                                          ; preds = %entry
  %call1 = call i32 @fputs(ptr noundef %text, ptr noundef %s)
  br label %return

while.cond:                                       ; preds = %entry, %while.body
  %n.0 = phi i32 [ %inc, %while.body ], [ 0, %entry ]
  %arrayidx = getelementptr inbounds i8, ptr %text, i32 %n.0
  %3 = load i8, ptr %arrayidx, align 1
  %tobool2 = icmp ne i8 %3, 0
  br i1 %tobool2, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %inc = add i32 %n.0, 1
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %call.i17 = call i32 @__gomc_reads_files()
  %tobool.i = icmp ne i32 %call.i17, 0
  br i1 %tobool.i, label %takes_all.exit, label %if.end.i

if.end.i:                                         ; preds = %while.end
  %call1.i19 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i19, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i69 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i70 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i69, %cmp.i70
  br i1 %or.cond, label %if.then.i71, label %number_of.exit

if.then.i71:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i41 = icmp eq i32 %6, 1
  br i1 %cmp.i41, label %must_be_open.exit, label %if.end.i44

if.end.i44:                                       ; preds = %number_of.exit
  %call.i.i43 = call ptr @__files_state()
  br label %do.body.i.i49

do.body.i.i49:                                    ; preds = %do.body.i.i49, %if.end.i44
  %call.i54 = call i32 @__gomc_self()
  %conv.i55 = zext i32 %call.i54 to i64
  %add.i56 = add i64 %conv.i55, 1
  %call2.i.i46 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i43, i32 noundef 8, i64 noundef %add.i56, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i46, 4294967295
  %conv.i63 = trunc i64 %and.i to i32
  %cmp.i.i48 = icmp ne i32 %conv.i63, 0
  br i1 %cmp.i.i48, label %do.body.i.i49, label %hold.exit.i50

hold.exit.i50:                                    ; preds = %do.body.i.i49
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i50
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i50
  %call.i51 = call i32 @__gomc_self()
  %conv.i52 = zext i32 %call.i51 to i64
  %add.i53 = add i64 %conv.i52, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i19, i32 noundef 8, i64 noundef %add.i53, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i19, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %8, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i112 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i112, align 4
  %and.i113 = and i32 %9, 3
  %cmp.i114 = icmp ne i32 %and.i113, 0
  %conv.i115 = zext i1 %cmp.i114 to i32
  br label %takes_all.exit

takes_all.exit:                                   ; preds = %while.end, %must_be_open.exit
  %retval.i.0 = phi i32 [ %conv.i115, %must_be_open.exit ], [ 0, %while.end ]
  %tobool4 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool4, label %return, label %if.end6

if.end6:                                          ; preds = %takes_all.exit
  %call.i11 = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i92 = getelementptr inbounds %struct.files, ptr %call.i11, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i92 to i32
  %sub.i93 = sub i32 %10, %11
  %rem.i94 = urem i32 %sub.i93, 28
  %tobool.i95 = icmp ne i32 %rem.i94, 0
  %div.i96 = udiv i32 %sub.i93, 28
  %cmp.i97 = icmp uge i32 %div.i96, 32
  %or.cond74 = or i1 %tobool.i95, %cmp.i97
  br i1 %or.cond74, label %if.then.i99, label %number_of.exit103

if.then.i99:                                      ; preds = %if.end6
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit103:                                ; preds = %if.end6
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit103
  %call.i57 = call i32 @__gomc_self()
  %conv.i58 = zext i32 %call.i57 to i64
  %add.i59 = add i64 %conv.i58, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i59, i64 noundef 0, i32 noundef 1)
  %and.i65 = and i64 %call2.i.i, 4294967295
  %conv.i66 = trunc i64 %and.i65 to i32
  %cmp.i.i = icmp ne i32 %conv.i66, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %12 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %12, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %tobool8 = icmp ne i32 %n.0, 0
  br i1 %tobool8, label %cond.true, label %cond.end

cond.true:                                        ; preds = %enter.exit
  %description.i.i25 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i26 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i26, align 4
  %sub.i.i27 = sub i32 %13, 3
  %arrayidx.i.i28 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i25, i32 0, i32 %sub.i.i27
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i28, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i108 = and i32 %14, 3
  %cmp.i109 = icmp ne i32 %and.i108, 0
  br i1 %cmp.i109, label %if.end.i34, label %if.then.i31

if.then.i31:                                      ; preds = %cond.true
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i117 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i117, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then.i31
  %call1.i.i = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i118 = icmp ne i32 %15, 9
  br i1 %cmp.i.i118, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %cond.end

if.end.i34:                                       ; preds = %cond.true
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i28 monotonic, align 4
  %sub.i106 = sub i32 %16, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i106
  %stream.i77 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i77 to i32
  %sub.i78 = sub i32 %10, %17
  %rem.i79 = urem i32 %sub.i78, 28
  %tobool.i80 = icmp ne i32 %rem.i79, 0
  %div.i81 = udiv i32 %sub.i78, 28
  %cmp.i82 = icmp uge i32 %div.i81, 32
  %or.cond75 = or i1 %tobool.i80, %cmp.i82
  br i1 %or.cond75, label %if.then.i84, label %number_of.exit88

if.then.i84:                                      ; preds = %if.end.i34
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit88:                                 ; preds = %if.end.i34
  %add.i86 = add i32 %div.i81, 1
  %held_back.i119 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i119, align 4
  %tobool.i120 = icmp ne i32 %18, 0
  %cmp.i121 = icmp ne i32 %18, %add.i86
  %or.cond77 = select i1 %tobool.i120, i1 %cmp.i121, i1 false
  br i1 %or.cond77, label %if.then.i123, label %nothing_held_back.exit

if.then.i123:                                     ; preds = %number_of.exit88
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit88
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i, align 4
  %cmp.i33 = icmp eq i32 %19, 1
  br i1 %cmp.i33, label %land.lhs.true.i, label %if.end10.i

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
  %23 = load atomic i32, ptr %arrayidx.i.i28 monotonic, align 4
  %sub.i.i131 = sub i32 %23, 1
  %arrayidx.i.i132 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i131
  %24 = load i32, ptr %flags.i, align 4
  %and.i136 = and i32 %24, 1024
  %tobool.i137 = icmp ne i32 %and.i136, 0
  br i1 %tobool.i137, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i132, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i28, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i28, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 4
  %27 = load i32, ptr %arrayidx.i.i132, align 4
  %tobool.i144 = icmp ne i32 %27, 0
  br i1 %tobool.i144, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i148, label %put_bytes.exit

if.end.i148:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i149 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 %n.0, %sub.i149
  %or.cond76 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond76, label %if.then6.i150, label %if.end7.i151

if.then6.i150:                                    ; preds = %if.end.i148
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i151:                                     ; preds = %if.end.i148
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i132, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i151
  %end.i143.0 = phi i32 [ %28, %if.end7.i151 ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i143.0, %26
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i132, i32 0, i32 5
  %arrayidx.i152 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i143.0
  store i8 0, ptr %arrayidx.i152, align 1
  %inc.i = add i32 %end.i143.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %n.0
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i132, i32 0, i32 5
  %add.i153 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i153
  store i8 %29, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %26, %n.0
  %cmp20.i = icmp ugt i32 %add19.i, %end.i143.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i143.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i154 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i132, i32 0, i32 3
  %30 = load i32, ptr %changes.i154, align 4
  %inc25.i = add i32 %30, 1
  store i32 %inc25.i, ptr %changes.i154, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %31 = load i32, ptr %place4.i, align 4
  %add.i139 = add i32 %31, %n.0
  store i32 %add.i139, ptr %place4.i, align 4
  store i32 2, ptr %last.i, align 4
  store i32 %add.i86, ptr %held_back.i119, align 4
  br i1 %cmp12.i, label %if.then15.i, label %cond.end

if.then15.i:                                      ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %32, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %enter.exit, %if.then.i31, %if.then2.i.i, %if.end.i.i, %if.then15.i, %put_bytes.exit
  %cond = phi i32 [ -1, %if.then.i31 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ], [ 0, %enter.exit ]
  %call.i60 = call i32 @__gomc_self()
  %conv.i61 = zext i32 %call.i60 to i64
  %add.i62 = add i64 %conv.i61, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i62, i64 noundef 0, i32 noundef 1)
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
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end
  %call1.i9.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i38 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i39 = icmp uge i32 %div.i, 32
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
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i81 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i81, align 4
  %and.i82 = and i32 %8, 3
  %cmp.i83 = icmp ne i32 %and.i82, 0
  %conv.i84 = zext i1 %cmp.i83 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i84, %must_be_open.exit ], [ 0, %if.end ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %for.cond.i122, label %if.end.i

for.cond.i122:                                    ; preds = %takes_all.exit.i, %for.body.i124
  %i.i120.0 = phi i32 [ %inc.i125, %for.body.i124 ], [ 0, %takes_all.exit.i ]
  %cmp.i121 = icmp ult i32 %i.i120.0, 1
  br i1 %cmp.i121, label %for.body.i124, label %put_all.exit

for.body.i124:                                    ; preds = %for.cond.i122
  %arrayidx.i123 = getelementptr inbounds i8, ptr %text, i32 %i.i120.0
  %9 = load volatile i8, ptr %arrayidx.i123, align 1
  %inc.i125 = add i32 %i.i120.0, 1
  br label %for.cond.i122

if.end.i:                                         ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i61 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i61 to i32
  %sub.i62 = sub i32 %10, %11
  %rem.i63 = urem i32 %sub.i62, 28
  %tobool.i64 = icmp ne i32 %rem.i63, 0
  %div.i65 = udiv i32 %sub.i62, 28
  %cmp.i66 = icmp uge i32 %div.i65, 32
  %or.cond75 = or i1 %tobool.i64, %cmp.i66
  br i1 %or.cond75, label %if.then.i68, label %number_of.exit72

if.then.i68:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit72:                                 ; preds = %if.end.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit72
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
  %arrayidx.i.i18.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i32 0, i32 %sub.i.i17.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i77 = and i32 %14, 3
  %cmp.i78 = icmp ne i32 %and.i77, 0
  br i1 %cmp.i78, label %if.end.i24.i, label %if.then.i21.i

if.then.i21.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i86 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i86, label %if.end.i.i90, label %put_text.exit.i

if.end.i.i90:                                     ; preds = %if.then.i21.i
  %call1.i.i88 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i88, align 4
  %cmp.i.i89 = icmp ne i32 %15, 9
  br i1 %cmp.i.i89, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i90
  store i32 9, ptr %call1.i.i88, align 4
  br label %put_text.exit.i

if.end.i24.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i75 = sub i32 %16, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i75
  %stream.i46 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i46 to i32
  %sub.i47 = sub i32 %10, %17
  %rem.i48 = urem i32 %sub.i47, 28
  %tobool.i49 = icmp ne i32 %rem.i48, 0
  %div.i50 = udiv i32 %sub.i47, 28
  %cmp.i51 = icmp uge i32 %div.i50, 32
  %or.cond76 = or i1 %tobool.i49, %cmp.i51
  br i1 %or.cond76, label %if.then.i53, label %number_of.exit57

if.then.i53:                                      ; preds = %if.end.i24.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit57:                                 ; preds = %if.end.i24.i
  %add.i55 = add i32 %div.i50, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i91 = icmp ne i32 %18, 0
  %cmp.i92 = icmp ne i32 %18, %add.i55
  %or.cond78 = select i1 %tobool.i91, i1 %cmp.i92, i1 false
  br i1 %or.cond78, label %if.then.i93, label %nothing_held_back.exit

if.then.i93:                                      ; preds = %number_of.exit57
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit57
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i23.i = icmp eq i32 %19, 1
  br i1 %cmp.i23.i, label %land.lhs.true.i.i, label %if.end10.i.i

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
  %23 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i.i = sub i32 %23, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i103 = and i32 %24, 1024
  %tobool.i104 = icmp ne i32 %and.i103, 0
  br i1 %tobool.i104, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 4
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i110 = icmp ne i32 %27, 0
  br i1 %tobool.i110, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i114, label %put_bytes.exit

if.end.i114:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i115 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 1, %sub.i115
  %or.cond77 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond77, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i114
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i:                                        ; preds = %if.end.i114
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %28, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %26
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i116 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i116, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, 1
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i117 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i117
  store i8 %29, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %26, 1
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %30, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %31 = load i32, ptr %place4.i, align 4
  %add.i106 = add i32 %31, 1
  store i32 %add.i106, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i55, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end.i.i90, %if.then2.i.i, %if.then.i21.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i21.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i90 ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i26 = call i32 @__gomc_self()
  %conv.i27 = zext i32 %call.i26 to i64
  %add.i28 = add i64 %conv.i27, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i28, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i122, %put_text.exit.i
  %retval.i.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i122 ]
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.15)
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
  %call.i7.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i7.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end4
  %call1.i9.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i9.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i41 = icmp ne i32 %rem.i, 0
  %div.i42 = udiv i32 %sub.i, 28
  %cmp.i43 = icmp uge i32 %div.i42, 32
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
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i85 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i85, align 4
  %and.i86 = and i32 %8, 3
  %cmp.i87 = icmp ne i32 %and.i86, 0
  %conv.i88 = zext i1 %cmp.i87 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end4, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i88, %must_be_open.exit ], [ 0, %if.end4 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %for.cond.i127, label %if.end.i

for.cond.i127:                                    ; preds = %takes_all.exit.i, %for.body.i129
  %i.i125.0 = phi i32 [ %inc.i130, %for.body.i129 ], [ 0, %takes_all.exit.i ]
  %cmp.i126 = icmp ult i32 %i.i125.0, %mul.i
  br i1 %cmp.i126, label %for.body.i129, label %put_all.exit

for.body.i129:                                    ; preds = %for.cond.i127
  %arrayidx.i128 = getelementptr inbounds i8, ptr %from, i32 %i.i125.0
  %9 = load volatile i8, ptr %arrayidx.i128, align 1
  %inc.i130 = add i32 %i.i125.0, 1
  br label %for.cond.i127

if.end.i:                                         ; preds = %takes_all.exit.i
  %call.i3.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i65 = getelementptr inbounds %struct.files, ptr %call.i3.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i65 to i32
  %sub.i66 = sub i32 %10, %11
  %rem.i67 = urem i32 %sub.i66, 28
  %tobool.i68 = icmp ne i32 %rem.i67, 0
  %div.i69 = udiv i32 %sub.i66, 28
  %cmp.i70 = icmp uge i32 %div.i69, 32
  %or.cond81 = or i1 %tobool.i68, %cmp.i70
  br i1 %or.cond81, label %if.then.i72, label %number_of.exit76

if.then.i72:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit76:                                 ; preds = %if.end.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i.i.i

do.body.i.i.i:                                    ; preds = %do.body.i.i.i, %number_of.exit76
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
  %arrayidx.i.i18.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i15.i, i32 0, i32 %sub.i.i17.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i81 = and i32 %14, 3
  %cmp.i82 = icmp ne i32 %and.i81, 0
  br i1 %cmp.i82, label %if.end.i24.i, label %if.then.i21.i

if.then.i21.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i = call i32 @__gomc_reads_errno()
  %tobool.i.i90 = icmp ne i32 %call.i.i, 0
  br i1 %tobool.i.i90, label %if.end.i.i94, label %put_text.exit.i

if.end.i.i94:                                     ; preds = %if.then.i21.i
  %call1.i.i92 = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i92, align 4
  %cmp.i.i93 = icmp ne i32 %15, 9
  br i1 %cmp.i.i93, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i94
  store i32 9, ptr %call1.i.i92, align 4
  br label %put_text.exit.i

if.end.i24.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i79 = sub i32 %16, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i79
  %stream.i50 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i50 to i32
  %sub.i51 = sub i32 %10, %17
  %rem.i52 = urem i32 %sub.i51, 28
  %tobool.i53 = icmp ne i32 %rem.i52, 0
  %div.i54 = udiv i32 %sub.i51, 28
  %cmp.i55 = icmp uge i32 %div.i54, 32
  %or.cond82 = or i1 %tobool.i53, %cmp.i55
  br i1 %or.cond82, label %if.then.i57, label %number_of.exit61

if.then.i57:                                      ; preds = %if.end.i24.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit61:                                 ; preds = %if.end.i24.i
  %add.i59 = add i32 %div.i54, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i95 = icmp ne i32 %18, 0
  %cmp.i96 = icmp ne i32 %18, %add.i59
  %or.cond84 = select i1 %tobool.i95, i1 %cmp.i96, i1 false
  br i1 %or.cond84, label %if.then.i98, label %nothing_held_back.exit

if.then.i98:                                      ; preds = %number_of.exit61
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit61
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i23.i = icmp eq i32 %19, 1
  br i1 %cmp.i23.i, label %land.lhs.true.i.i, label %if.end10.i.i

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
  %23 = load atomic i32, ptr %arrayidx.i.i18.i monotonic, align 4
  %sub.i.i = sub i32 %23, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i108 = and i32 %24, 1024
  %tobool.i109 = icmp ne i32 %and.i108, 0
  br i1 %tobool.i109, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i18.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 4
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i115 = icmp ne i32 %27, 0
  br i1 %tobool.i115, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i119, label %put_bytes.exit

if.end.i119:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i120 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 %mul.i, %sub.i120
  %or.cond83 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond83, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i119
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i:                                        ; preds = %if.end.i119
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %28, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %26
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i121 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i121, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %mul.i
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i122 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i122
  store i8 %29, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %26, %mul.i
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %30 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %30, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %31 = load i32, ptr %place4.i, align 4
  %add.i111 = add i32 %31, %mul.i
  store i32 %add.i111, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i59, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end.i.i94, %if.then2.i.i, %if.then.i21.i
  %retval.i12.i.0 = phi i32 [ -1, %if.then.i21.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i94 ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i29 = call i32 @__gomc_self()
  %conv.i30 = zext i32 %call.i29 to i64
  %add.i31 = add i64 %conv.i30, 1
  %call1.i.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i31, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %for.cond.i127, %put_text.exit.i
  %retval.i.0 = phi i32 [ %retval.i12.i.0, %put_text.exit.i ], [ 0, %for.cond.i127 ]
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
  %call.i74 = call i32 @__gomc_self()
  %conv.i75 = zext i32 %call.i74 to i64
  %add.i76 = add i64 %conv.i75, 1
  %call2.i.i38 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i36, i32 noundef 8, i64 noundef %add.i76, i64 noundef 0, i32 noundef 1)
  %and.i85 = and i64 %call2.i.i38, 4294967295
  %conv.i86 = trunc i64 %and.i85 to i32
  %cmp.i.i40 = icmp ne i32 %conv.i86, 0
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
  %arrayidx.i = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i32 0, i32 %i.i.0
  %1 = load i32, ptr %arrayidx.i, align 4
  %cmp1.i44 = icmp eq i32 %1, 1
  br i1 %cmp1.i44, label %land.lhs.true.i, label %if.end.i47

land.lhs.true.i:                                  ; preds = %for.body.i
  %last.i45 = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 4
  %2 = load i32, ptr %last.i45, align 4
  %cmp4.i = icmp eq i32 %2, 2
  br i1 %cmp4.i, label %if.then.i46, label %if.end.i47

if.then.i46:                                      ; preds = %land.lhs.true.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 1
  %3 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %3, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i135 = getelementptr inbounds %struct.files, ptr %call.i.i36, i32 0, i32 5
  %4 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i136 = sub i32 %4, 1
  %arrayidx.i137 = getelementptr inbounds [16 x %struct.file], ptr %file.i135, i32 0, i32 %sub.i136
  %5 = load i32, ptr %last.i45, align 4
  %cmp.i11.i = icmp eq i32 %5, 2
  br i1 %cmp.i11.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.then.i46
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i137, i32 0, i32 4
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
  %call.i71 = call i32 @__gomc_self()
  %conv.i72 = zext i32 %call.i71 to i64
  %add.i73 = add i64 %conv.i72, 1
  %call1.i8.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i36, i32 noundef 8, i64 noundef %add.i73, i64 noundef 0, i32 noundef 1)
  br label %if.end

if.end:                                           ; preds = %flush_all.exit, %land.lhs.true
  %tobool2 = icmp ne ptr %s, null
  br i1 %tobool2, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry, %if.end
  %7 = load ptr, ptr @stdout, align 4
  %cmp.i28 = icmp eq ptr %s, %7
  %8 = load ptr, ptr @stderr, align 4
  %cmp1.i29 = icmp eq ptr %s, %8
  %9 = select i1 %cmp.i28, i1 true, i1 %cmp1.i29
  br i1 %9, label %return, label %if.end6

if.end6:                                          ; preds = %lor.lhs.false
  %call7 = call i32 @__gomc_reads_files()
  %tobool8 = icmp ne i32 %call7, 0
  br i1 %tobool8, label %if.end11, label %if.then9

if.then9:                                         ; preds = %if.end6
  %call10 = call ptr @__files_state()
  %stream.i92 = getelementptr inbounds %struct.files, ptr %call10, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i92 to i32
  %sub.i = sub i32 %magicptr, %10
  %rem.i = urem i32 %sub.i, 28
  %tobool.i93 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i94 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i93, %cmp.i94
  br i1 %or.cond, label %if.then.i96, label %number_of.exit

if.then.i96:                                      ; preds = %if.then9
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
  %call.i68 = call i32 @__gomc_self()
  %conv.i69 = zext i32 %call.i68 to i64
  %add.i70 = add i64 %conv.i69, 1
  %call2.i.i59 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i56, i32 noundef 8, i64 noundef %add.i70, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i.i59, 4294967295
  %conv.i83 = trunc i64 %and.i to i32
  %cmp.i.i61 = icmp ne i32 %conv.i83, 0
  br i1 %cmp.i.i61, label %do.body.i.i62, label %hold.exit.i64

hold.exit.i64:                                    ; preds = %do.body.i.i62
  %12 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i63 = icmp ne i32 %12, 1
  br i1 %cmp4.i63, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold.exit.i64
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold.exit.i64
  %call.i67 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i67 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i8.i66 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call10, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end11:                                         ; preds = %if.end6
  %13 = load ptr, ptr @stdout, align 4
  %cmp.i26 = icmp eq ptr %s, %13
  %14 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %14
  %15 = select i1 %cmp.i26, i1 true, i1 %cmp1.i
  %16 = load ptr, ptr @stdin, align 4
  %cmp.i = icmp eq ptr %s, %16
  %or.cond39 = select i1 %15, i1 true, i1 %cmp.i
  br i1 %or.cond39, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %if.end11
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %if.end11
  %call.i15 = call ptr @__files_state()
  %stream.i102 = getelementptr inbounds %struct.files, ptr %call.i15, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i102 to i32
  %sub.i103 = sub i32 %magicptr, %17
  %rem.i104 = urem i32 %sub.i103, 28
  %tobool.i105 = icmp ne i32 %rem.i104, 0
  %div.i106 = udiv i32 %sub.i103, 28
  %cmp.i107 = icmp uge i32 %div.i106, 32
  %or.cond40 = or i1 %tobool.i105, %cmp.i107
  br i1 %or.cond40, label %if.then.i109, label %number_of.exit113

if.then.i109:                                     ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit113:                                ; preds = %not_standard.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i.i

do.body.i.i:                                      ; preds = %do.body.i.i, %number_of.exit113
  %call.i77 = call i32 @__gomc_self()
  %conv.i78 = zext i32 %call.i77 to i64
  %add.i79 = add i64 %conv.i78, 1
  %call2.i.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i79, i64 noundef 0, i32 noundef 1)
  %and.i88 = and i64 %call2.i.i, 4294967295
  %conv.i89 = trunc i64 %and.i88 to i32
  %cmp.i.i = icmp ne i32 %conv.i89, 0
  br i1 %cmp.i.i, label %do.body.i.i, label %hold.exit.i

hold.exit.i:                                      ; preds = %do.body.i.i
  %18 = load i32, ptr %s, align 4
  %cmp.i17 = icmp ne i32 %18, 1
  br i1 %cmp.i17, label %if.then.i18, label %enter.exit

if.then.i18:                                      ; preds = %hold.exit.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold.exit.i
  %description.i.i123 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i124 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %19 = load i32, ptr %descriptor.i.i124, align 4
  %sub.i.i125 = sub i32 %19, 3
  %arrayidx.i.i126 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i123, i32 0, i32 %sub.i.i125
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %20 = load atomic i32, ptr %arrayidx.i.i126 monotonic, align 4
  %sub.i130 = sub i32 %20, 1
  %arrayidx.i131 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i130
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %21 = load i32, ptr %last.i, align 4
  %cmp.i22 = icmp eq i32 %21, 2
  br i1 %cmp.i22, label %if.then.i23, label %if.end.i

if.then.i23:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i131, i32 0, i32 4
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
  %call.i80 = call i32 @__gomc_self()
  %conv.i81 = zext i32 %call.i80 to i64
  %add.i82 = add i64 %conv.i81, 1
  %call1.i = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i82, i64 noundef 0, i32 noundef 1)
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.15)
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
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i21
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
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
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i30, i32 0, i32 3
  %11 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %11, 1
  %cmp9.i = icmp ne i32 %10, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.4)
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
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
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
  br i1 %tobool6.i, label %land.lhs.true.i, label %if.end11.i

land.lhs.true.i:                                  ; preds = %if.end5.i
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i41, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
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
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
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
  %cmp5 = icmp ne i32 %10, 1
  br i1 %cmp5, label %if.then8, label %lor.lhs.false6

lor.lhs.false6:                                   ; preds = %lor.lhs.false4
  %place = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %11 = load i32, ptr %place, align 4
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

