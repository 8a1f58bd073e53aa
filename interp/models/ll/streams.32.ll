source_filename = "streams.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream], [4 x i8] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { %struct.packed, i32, i32 }
%struct.packed = type { [8 x i64] }
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
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i16 = icmp ne i32 %call.i, 0
  br i1 %tobool.i16, label %if.end.i19, label %return

if.end.i19:                                       ; preds = %if.then
  %call1.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i, align 4
  %cmp.i18 = icmp ne i32 %2, 22
  br i1 %cmp.i18, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i19
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end:                                           ; preds = %flags_of.exit
  %call2 = call i32 @__files_open(ptr noundef %path, i32 noundef %retval.i.0, i32 noundef 438)
  %cmp3 = icmp slt i32 %call2, 0
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %sub = sub nsw i32 0, %call2
  %call.i22 = call i32 @__gomc_reads_errno()
  %tobool.i23 = icmp ne i32 %call.i22, 0
  br i1 %tobool.i23, label %if.end.i27, label %return

if.end.i27:                                       ; preds = %cond.true
  %call1.i25 = call ptr @__errno_location()
  %3 = load i32, ptr %call1.i25, align 4
  %cmp.i26 = icmp ne i32 %3, %sub
  br i1 %cmp.i26, label %if.then2.i28, label %return

if.then2.i28:                                     ; preds = %if.end.i27
  store i32 %sub, ptr %call1.i25, align 4
  br label %return

cond.false:                                       ; preds = %if.end
  %call.i12 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %cond.false
  %call.i33 = call i32 @__gomc_self()
  %conv.i34 = zext i32 %call.i33 to i64
  %add.i35 = add i64 %conv.i34, 1
  %call1.i31 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i12, i32 noundef 8, i64 noundef %add.i35, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i31, 4294967295
  %conv.i36 = trunc i64 %and.i to i32
  %cmp.i32 = icmp ne i32 %conv.i36, 0
  br i1 %cmp.i32, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i12, i32 0, i32 3
  %4 = load i32, ptr %streams.i, align 8
  %cmp.i7 = icmp eq i32 %4, 32
  br i1 %cmp.i7, label %if.then.i8, label %new_stream.exit

if.then.i8:                                       ; preds = %hold_lock.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.7)
  unreachable

new_stream.exit:                                  ; preds = %hold_lock.exit
  %add.i = add i32 %4, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i12, i32 0, i32 7
  %arrayidx.i9 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i32 0, i32 %4
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i9, i32 0, i32 1
  store i32 %call2, ptr %descriptor2.i, align 4
  %description.i = getelementptr inbounds %struct.files, ptr %call.i12, i32 0, i32 6
  %sub.i = sub i32 %call2, 3
  %arrayidx.i14 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i14, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i9 release, align 4
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i12, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true, %if.then2.i28, %if.end.i27, %if.end.i19, %if.then2.i, %if.then
  %retval.0 = phi ptr [ null, %if.then ], [ null, %if.then2.i ], [ null, %if.end.i19 ], [ %arrayidx.i9, %new_stream.exit ], [ null, %cond.true ], [ null, %if.then2.i28 ], [ null, %if.end.i27 ]
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
  %call.i65 = call i32 @__gomc_reads_errno()
  %tobool.i66 = icmp ne i32 %call.i65, 0
  br i1 %tobool.i66, label %if.end.i69, label %return

if.end.i69:                                       ; preds = %if.then2
  %call1.i = call ptr @__errno_location()
  %2 = load i32, ptr %call1.i, align 4
  %cmp.i68 = icmp ne i32 %2, 22
  br i1 %cmp.i68, label %if.then2.i, label %return

if.then2.i:                                       ; preds = %if.end.i69
  store i32 22, ptr %call1.i, align 4
  br label %return

if.end4:                                          ; preds = %flags_of.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end4
  %call.i104 = call i32 @__gomc_self()
  %conv.i105 = zext i32 %call.i104 to i64
  %add.i106 = add i64 %conv.i105, 1
  %call1.i91 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i106, i64 noundef 0, i32 noundef 1)
  %and.i109 = and i64 %call1.i91, 4294967295
  %conv.i110 = trunc i64 %and.i109 to i32
  %cmp.i92 = icmp ne i32 %conv.i110, 0
  br i1 %cmp.i92, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %cmp1.i52 = icmp sge i32 %number, 35
  %or.cond = or i1 %cmp1.i, %cmp1.i52
  br i1 %or.cond, label %find.exit, label %if.end.i56

if.end.i56:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %sub.i = sub nsw i32 %number, 3
  %arrayidx.i54 = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
  %3 = load atomic i32, ptr %arrayidx.i54 monotonic, align 4
  %tobool.i55 = icmp ne i32 %3, 0
  %arrayidx.i54. = select i1 %tobool.i55, ptr %arrayidx.i54, ptr null
  br label %find.exit

find.exit:                                        ; preds = %hold_lock.exit, %if.end.i56
  %retval.i49.0 = phi ptr [ %arrayidx.i54., %if.end.i56 ], [ null, %hold_lock.exit ]
  %tobool7 = icmp ne ptr %retval.i49.0, null
  br i1 %tobool7, label %cond.true, label %cond.end

cond.true:                                        ; preds = %find.exit
  %flags8 = getelementptr inbounds %struct.description, ptr %retval.i49.0, i32 0, i32 1
  %4 = load i32, ptr %flags8, align 4
  %and = and i32 %4, 3
  br label %cond.end

cond.end:                                         ; preds = %find.exit, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %find.exit ]
  %and9 = and i32 %retval.i.0, 3
  %magicptr = ptrtoint ptr %retval.i49.0 to i32
  %cond50 = icmp eq i32 %magicptr, 0
  br i1 %cond50, label %if.end24, label %land.lhs.true

land.lhs.true:                                    ; preds = %cond.end
  %5 = load atomic i32, ptr %retval.i49.0 monotonic, align 4
  %cmp11 = icmp eq i32 %5, -1
  br i1 %cmp11, label %if.then12, label %land.lhs.true15

if.then12:                                        ; preds = %land.lhs.true
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.1)
  unreachable

land.lhs.true15:                                  ; preds = %land.lhs.true
  %stream = getelementptr inbounds %struct.description, ptr %retval.i49.0, i32 0, i32 3
  %6 = load i32, ptr %stream, align 4
  %tobool16 = icmp ne i32 %6, 0
  br i1 %tobool16, label %if.then23, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %land.lhs.true15
  %and17 = and i32 %retval.i.0, 1024
  %tobool18 = icmp ne i32 %and17, 0
  br i1 %tobool18, label %land.lhs.true19, label %if.end24

land.lhs.true19:                                  ; preds = %lor.lhs.false
  %flags20 = getelementptr inbounds %struct.description, ptr %retval.i49.0, i32 0, i32 1
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
  %call1.i112 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br i1 %tobool7, label %if.end28, label %if.then26

if.then26:                                        ; preds = %if.end24
  %call.i72 = call i32 @__gomc_reads_errno()
  %tobool.i73 = icmp ne i32 %call.i72, 0
  br i1 %tobool.i73, label %if.end.i77, label %return

if.end.i77:                                       ; preds = %if.then26
  %call1.i75 = call ptr @__errno_location()
  %8 = load i32, ptr %call1.i75, align 4
  %cmp.i76 = icmp ne i32 %8, 9
  br i1 %cmp.i76, label %if.then2.i78, label %return

if.then2.i78:                                     ; preds = %if.end.i77
  store i32 9, ptr %call1.i75, align 4
  br label %return

if.end28:                                         ; preds = %if.end24
  %cmp29 = icmp ne i32 %cond, 2
  %cmp31 = icmp ne i32 %cond, %and9
  %or.cond49 = select i1 %cmp29, i1 %cmp31, i1 false
  br i1 %or.cond49, label %cond.true32, label %cond.false34

cond.true32:                                      ; preds = %if.end28
  %call.i82 = call i32 @__gomc_reads_errno()
  %tobool.i83 = icmp ne i32 %call.i82, 0
  br i1 %tobool.i83, label %if.end.i87, label %return

if.end.i87:                                       ; preds = %cond.true32
  %call1.i85 = call ptr @__errno_location()
  %9 = load i32, ptr %call1.i85, align 4
  %cmp.i86 = icmp ne i32 %9, 22
  br i1 %cmp.i86, label %if.then2.i88, label %return

if.then2.i88:                                     ; preds = %if.end.i87
  store i32 22, ptr %call1.i85, align 4
  br label %return

cond.false34:                                     ; preds = %if.end28
  %call.i47 = call ptr @__files_state()
  br label %do.body.i97

do.body.i97:                                      ; preds = %do.body.i97, %cond.false34
  %call.i101 = call i32 @__gomc_self()
  %conv.i102 = zext i32 %call.i101 to i64
  %add.i103 = add i64 %conv.i102, 1
  %call1.i96 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i47, i32 noundef 8, i64 noundef %add.i103, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i96, 4294967295
  %conv.i107 = trunc i64 %and.i to i32
  %cmp.i99 = icmp ne i32 %conv.i107, 0
  br i1 %cmp.i99, label %do.body.i97, label %hold_lock.exit100

hold_lock.exit100:                                ; preds = %do.body.i97
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i47, i32 0, i32 3
  %10 = load i32, ptr %streams.i, align 8
  %cmp.i40 = icmp eq i32 %10, 32
  br i1 %cmp.i40, label %if.then.i41, label %new_stream.exit

if.then.i41:                                      ; preds = %hold_lock.exit100
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.7)
  unreachable

new_stream.exit:                                  ; preds = %hold_lock.exit100
  %add.i = add i32 %10, 1
  store i32 %add.i, ptr %streams.i, align 8
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i47, i32 0, i32 7
  %arrayidx.i42 = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i32 0, i32 %10
  %descriptor2.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i42, i32 0, i32 1
  store i32 %number, ptr %descriptor2.i, align 4
  %description.i61 = getelementptr inbounds %struct.files, ptr %call.i47, i32 0, i32 6
  %sub.i62 = sub i32 %number, 3
  %arrayidx.i63 = getelementptr inbounds [32 x %struct.description], ptr %description.i61, i32 0, i32 %sub.i62
  %stream5.i = getelementptr inbounds %struct.description, ptr %arrayidx.i63, i32 0, i32 3
  store i32 %add.i, ptr %stream5.i, align 4
  store atomic i32 1, ptr %arrayidx.i42 release, align 4
  %call.i.i114 = call i32 @__gomc_self()
  %conv.i.i115 = zext i32 %call.i.i114 to i64
  %add.i.i116 = add i64 %conv.i.i115, 1
  %call1.i117 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i47, i32 noundef 8, i64 noundef %add.i.i116, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %new_stream.exit, %cond.true32, %if.then2.i88, %if.end.i87, %if.end.i77, %if.then2.i78, %if.then26, %if.end.i69, %if.then2.i, %if.then2
  %retval.0 = phi ptr [ null, %if.then2 ], [ null, %if.then2.i ], [ null, %if.end.i69 ], [ null, %if.then26 ], [ null, %if.then2.i78 ], [ null, %if.end.i77 ], [ %arrayidx.i42, %new_stream.exit ], [ null, %cond.true32 ], [ null, %if.then2.i88 ], [ null, %if.end.i87 ]
  ret ptr %retval.0
}

declare void @__gomc_unsupported(ptr noundef)

define i32 @fclose(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i16 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i16, i1 true, i1 %cmp1.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i4 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i4, i32 0, i32 7
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
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i36 = sub i32 %8, 1
  %arrayidx.i37 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i36
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %9 = load i32, ptr %last.i, align 4
  %cmp.i10 = icmp eq i32 %9, 2
  br i1 %cmp.i10, label %if.then.i11, label %if.end.i

if.then.i11:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i37, i32 0, i32 4
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
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i
  store atomic i32 0, ptr %arrayidx.i release, align 4
  store atomic i32 2, ptr %s release, align 4
  %call.i.i22 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i22 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i23 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
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
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i7.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i46 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i47 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i46, %cmp.i47
  br i1 %or.cond, label %if.then.i48, label %number_of.exit

if.then.i48:                                      ; preds = %if.end.i.i
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
  %call.i27 = call i32 @__gomc_self()
  %conv.i28 = zext i32 %call.i27 to i64
  %add.i29 = add i64 %conv.i28, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i29, i64 noundef 0, i32 noundef 1)
  %and.i32 = and i64 %call1.i, 4294967295
  %conv.i33 = trunc i64 %and.i32 to i32
  %cmp.i17 = icmp ne i32 %conv.i33, 0
  br i1 %cmp.i17, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i35 = call i32 @__gomc_self()
  %conv.i.i36 = zext i32 %call.i.i35 to i64
  %add.i.i37 = add i64 %conv.i.i36, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i7.i, i32 noundef 8, i64 noundef %add.i.i37, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %7, 3
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i89 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i89, align 4
  %and.i90 = and i32 %8, 3
  %cmp.i91 = icmp ne i32 %and.i90, 0
  %conv.i92 = zext i1 %cmp.i91 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i92, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i5, label %if.then.i6, label %if.end.i7

if.then.i6:                                       ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %text.i, i32 noundef %call.i., i32 noundef 1)
  br label %put_all.exit

if.end.i7:                                        ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i32
  %stream.i69 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i69 to i32
  %sub.i70 = sub i32 %9, %10
  %rem.i71 = urem i32 %sub.i70, 28
  %tobool.i72 = icmp ne i32 %rem.i71, 0
  %div.i73 = udiv i32 %sub.i70, 28
  %cmp.i74 = icmp uge i32 %div.i73, 32
  %or.cond75 = or i1 %tobool.i72, %cmp.i74
  br i1 %or.cond75, label %if.then.i76, label %number_of.exit80

if.then.i76:                                      ; preds = %if.end.i7
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit80:                                 ; preds = %if.end.i7
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i22

do.body.i22:                                      ; preds = %do.body.i22, %number_of.exit80
  %call.i26 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i26 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i21 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i21, 4294967295
  %conv.i30 = trunc i64 %and.i to i32
  %cmp.i24 = icmp ne i32 %conv.i30, 0
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
  %arrayidx.i.i16.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i32 0, i32 %sub.i.i15.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i85 = and i32 %13, 3
  %cmp.i86 = icmp ne i32 %and.i85, 0
  br i1 %cmp.i86, label %if.end.i22.i, label %if.then.i19.i

if.then.i19.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i94 = call i32 @__gomc_reads_errno()
  %tobool.i.i95 = icmp ne i32 %call.i.i94, 0
  br i1 %tobool.i.i95, label %if.end.i.i98, label %put_text.exit.i

if.end.i.i98:                                     ; preds = %if.then.i19.i
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i97 = icmp ne i32 %14, 9
  br i1 %cmp.i.i97, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i98
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i22.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i83 = sub i32 %15, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i83
  %stream.i54 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i54 to i32
  %sub.i55 = sub i32 %9, %16
  %rem.i56 = urem i32 %sub.i55, 28
  %tobool.i57 = icmp ne i32 %rem.i56, 0
  %div.i58 = udiv i32 %sub.i55, 28
  %cmp.i59 = icmp uge i32 %div.i58, 32
  %or.cond76 = or i1 %tobool.i57, %cmp.i59
  br i1 %or.cond76, label %if.then.i61, label %number_of.exit65

if.then.i61:                                      ; preds = %if.end.i22.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit65:                                 ; preds = %if.end.i22.i
  %add.i63 = add i32 %div.i58, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i, align 4
  %tobool.i99 = icmp ne i32 %17, 0
  %cmp.i100 = icmp ne i32 %17, %add.i63
  %or.cond78 = select i1 %tobool.i99, i1 %cmp.i100, i1 false
  br i1 %or.cond78, label %if.then.i102, label %nothing_held_back.exit

if.then.i102:                                     ; preds = %number_of.exit65
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit65
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i.i, align 4
  %cmp.i21.i = icmp eq i32 %18, 1
  br i1 %cmp.i21.i, label %land.lhs.true.i.i, label %if.end7.i.i

land.lhs.true.i.i:                                ; preds = %nothing_held_back.exit
  %end.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %19 = load i32, ptr %end.i.i, align 4
  %tobool5.i.i = icmp ne i32 %19, 0
  br i1 %tobool5.i.i, label %if.end7.i.i, label %if.then6.i.i

if.then6.i.i:                                     ; preds = %land.lhs.true.i.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.12)
  unreachable

if.end7.i.i:                                      ; preds = %land.lhs.true.i.i, %nothing_held_back.exit
  %cmp8.i.i = icmp eq i32 %call.i., 0
  br i1 %cmp8.i.i, label %put_text.exit.i, label %if.end10.i.i

if.end10.i.i:                                     ; preds = %if.end7.i.i
  %changes.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %20 = load i32, ptr %changes.i.i, align 4
  %changes11.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 3
  %21 = load i32, ptr %changes11.i.i, align 4
  %add.i.i = add i32 %21, 1
  %cmp12.i.i = icmp eq i32 %20, %add.i.i
  %22 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i.i = sub i32 %22, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %23 = load i32, ptr %flags.i, align 4
  %and.i112 = and i32 %23, 1024
  %tobool.i113 = icmp ne i32 %and.i112, 0
  br i1 %tobool.i113, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  store i32 %24, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 4
  %26 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i119 = icmp ne i32 %26, 0
  br i1 %tobool.i119, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i122 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i122, 0
  br i1 %tobool2.i, label %if.end.i124, label %put_bytes.exit

if.end.i124:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i125 = sub i32 8192, %25
  %cmp5.i = icmp ugt i32 %call.i., %sub.i125
  %or.cond77 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond77, label %if.then6.i126, label %if.end7.i127

if.then6.i126:                                    ; preds = %if.end.i124
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i127:                                     ; preds = %if.end.i124
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %27 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i127
  %end.i.0 = phi i32 [ %27, %if.end7.i127 ], [ %inc.i, %for.body.i ]
  %cmp9.i128 = icmp ult i32 %end.i.0, %25
  br i1 %cmp9.i128, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i129 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i129, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i130 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i130, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %28 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i131 = add i32 %25, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i131
  store i8 %28, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %25, %call.i.
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %29 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %29, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %30 = load i32, ptr %place4.i, align 4
  %add.i115 = add i32 %30, %call.i.
  store i32 %add.i115, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i63, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %31, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i98, %if.then2.i.i, %if.then.i19.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i19.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i98 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i40 = call i32 @__gomc_self()
  %conv.i.i41 = zext i32 %call.i.i40 to i64
  %add.i.i42 = add i64 %conv.i.i41, 1
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i42, i64 noundef 0, i32 noundef 1)
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
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i7.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i46 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i47 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i46, %cmp.i47
  br i1 %or.cond, label %if.then.i48, label %number_of.exit

if.then.i48:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i12 = icmp eq i32 %6, 1
  br i1 %cmp.i12, label %must_be_open.exit, label %if.end.i15

if.end.i15:                                       ; preds = %number_of.exit
  %call.i.i14 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i15
  %call.i27 = call i32 @__gomc_self()
  %conv.i28 = zext i32 %call.i27 to i64
  %add.i29 = add i64 %conv.i28, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i29, i64 noundef 0, i32 noundef 1)
  %and.i32 = and i64 %call1.i, 4294967295
  %conv.i33 = trunc i64 %and.i32 to i32
  %cmp.i17 = icmp ne i32 %conv.i33, 0
  br i1 %cmp.i17, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i35 = call i32 @__gomc_self()
  %conv.i.i36 = zext i32 %call.i.i35 to i64
  %add.i.i37 = add i64 %conv.i.i36, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i7.i, i32 noundef 8, i64 noundef %add.i.i37, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %8, 3
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i89 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i89, align 4
  %and.i90 = and i32 %9, 3
  %cmp.i91 = icmp ne i32 %and.i90, 0
  %conv.i92 = zext i1 %cmp.i91 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i92, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i5, label %if.then.i6, label %if.end.i7

if.then.i6:                                       ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %text.i, i32 noundef %call.i., i32 noundef 1)
  br label %put_all.exit

if.end.i7:                                        ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i69 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i69 to i32
  %sub.i70 = sub i32 %10, %11
  %rem.i71 = urem i32 %sub.i70, 28
  %tobool.i72 = icmp ne i32 %rem.i71, 0
  %div.i73 = udiv i32 %sub.i70, 28
  %cmp.i74 = icmp uge i32 %div.i73, 32
  %or.cond75 = or i1 %tobool.i72, %cmp.i74
  br i1 %or.cond75, label %if.then.i76, label %number_of.exit80

if.then.i76:                                      ; preds = %if.end.i7
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit80:                                 ; preds = %if.end.i7
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i22

do.body.i22:                                      ; preds = %do.body.i22, %number_of.exit80
  %call.i26 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i26 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i21 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i21, 4294967295
  %conv.i30 = trunc i64 %and.i to i32
  %cmp.i24 = icmp ne i32 %conv.i30, 0
  br i1 %cmp.i24, label %do.body.i22, label %hold_lock.exit25

hold_lock.exit25:                                 ; preds = %do.body.i22
  %12 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %12, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold_lock.exit25
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold_lock.exit25
  %description.i.i13.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i14.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i14.i, align 4
  %sub.i.i15.i = sub i32 %13, 3
  %arrayidx.i.i16.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i32 0, i32 %sub.i.i15.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i85 = and i32 %14, 3
  %cmp.i86 = icmp ne i32 %and.i85, 0
  br i1 %cmp.i86, label %if.end.i22.i, label %if.then.i19.i

if.then.i19.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i94 = call i32 @__gomc_reads_errno()
  %tobool.i.i95 = icmp ne i32 %call.i.i94, 0
  br i1 %tobool.i.i95, label %if.end.i.i98, label %put_text.exit.i

if.end.i.i98:                                     ; preds = %if.then.i19.i
  %call1.i.i = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i97 = icmp ne i32 %15, 9
  br i1 %cmp.i.i97, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i98
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i22.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i83 = sub i32 %16, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i83
  %stream.i54 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i54 to i32
  %sub.i55 = sub i32 %10, %17
  %rem.i56 = urem i32 %sub.i55, 28
  %tobool.i57 = icmp ne i32 %rem.i56, 0
  %div.i58 = udiv i32 %sub.i55, 28
  %cmp.i59 = icmp uge i32 %div.i58, 32
  %or.cond76 = or i1 %tobool.i57, %cmp.i59
  br i1 %or.cond76, label %if.then.i61, label %number_of.exit65

if.then.i61:                                      ; preds = %if.end.i22.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit65:                                 ; preds = %if.end.i22.i
  %add.i63 = add i32 %div.i58, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i99 = icmp ne i32 %18, 0
  %cmp.i100 = icmp ne i32 %18, %add.i63
  %or.cond78 = select i1 %tobool.i99, i1 %cmp.i100, i1 false
  br i1 %or.cond78, label %if.then.i102, label %nothing_held_back.exit

if.then.i102:                                     ; preds = %number_of.exit65
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit65
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i21.i = icmp eq i32 %19, 1
  br i1 %cmp.i21.i, label %land.lhs.true.i.i, label %if.end7.i.i

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
  %23 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i.i = sub i32 %23, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i112 = and i32 %24, 1024
  %tobool.i113 = icmp ne i32 %and.i112, 0
  br i1 %tobool.i113, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 4
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i119 = icmp ne i32 %27, 0
  br i1 %tobool.i119, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i122 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i122, 0
  br i1 %tobool2.i, label %if.end.i124, label %put_bytes.exit

if.end.i124:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i125 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 %call.i., %sub.i125
  %or.cond77 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond77, label %if.then6.i126, label %if.end7.i127

if.then6.i126:                                    ; preds = %if.end.i124
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i127:                                     ; preds = %if.end.i124
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i127
  %end.i.0 = phi i32 [ %28, %if.end7.i127 ], [ %inc.i, %for.body.i ]
  %cmp9.i128 = icmp ult i32 %end.i.0, %26
  br i1 %cmp9.i128, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i129 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i129, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i130 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i130, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i131 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i131
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
  %add.i115 = add i32 %31, %call.i.
  store i32 %add.i115, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i63, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i98, %if.then2.i.i, %if.then.i19.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i19.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i98 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i40 = call i32 @__gomc_self()
  %conv.i.i41 = zext i32 %call.i.i40 to i64
  %add.i.i42 = add i64 %conv.i.i41, 1
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i42, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %put_text.exit.i, %if.then.i6
  %retval.i3.0 = phi i32 [ 0, %if.then.i6 ], [ %retval.i10.i.0, %put_text.exit.i ]
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
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end7.i
  %call1.i7.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i46 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i47 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i46, %cmp.i47
  br i1 %or.cond, label %if.then.i48, label %number_of.exit

if.then.i48:                                      ; preds = %if.end.i.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp.i12 = icmp eq i32 %6, 1
  br i1 %cmp.i12, label %must_be_open.exit, label %if.end.i15

if.end.i15:                                       ; preds = %number_of.exit
  %call.i.i14 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i15
  %call.i27 = call i32 @__gomc_self()
  %conv.i28 = zext i32 %call.i27 to i64
  %add.i29 = add i64 %conv.i28, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i14, i32 noundef 8, i64 noundef %add.i29, i64 noundef 0, i32 noundef 1)
  %and.i32 = and i64 %call1.i, 4294967295
  %conv.i33 = trunc i64 %and.i32 to i32
  %cmp.i17 = icmp ne i32 %conv.i33, 0
  br i1 %cmp.i17, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %7 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %7, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i35 = call i32 @__gomc_self()
  %conv.i.i36 = zext i32 %call.i.i35 to i64
  %add.i.i37 = add i64 %conv.i.i36, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i7.i, i32 noundef 8, i64 noundef %add.i.i37, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 6
  %descriptor.i.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %8 = load i32, ptr %descriptor.i.i.i, align 4
  %sub.i.i.i = sub i32 %8, 3
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i89 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %9 = load i32, ptr %flags.i89, align 4
  %and.i90 = and i32 %9, 3
  %cmp.i91 = icmp ne i32 %and.i90, 0
  %conv.i92 = zext i1 %cmp.i91 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end7.i, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i92, %must_be_open.exit ], [ 0, %if.end7.i ]
  %tobool.i5 = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i5, label %if.then.i6, label %if.end.i7

if.then.i6:                                       ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %text.i, i32 noundef %call.i., i32 noundef 1)
  br label %put_all.exit

if.end.i7:                                        ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %10 = ptrtoint ptr %s to i32
  %stream.i69 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %11 = ptrtoint ptr %stream.i69 to i32
  %sub.i70 = sub i32 %10, %11
  %rem.i71 = urem i32 %sub.i70, 28
  %tobool.i72 = icmp ne i32 %rem.i71, 0
  %div.i73 = udiv i32 %sub.i70, 28
  %cmp.i74 = icmp uge i32 %div.i73, 32
  %or.cond75 = or i1 %tobool.i72, %cmp.i74
  br i1 %or.cond75, label %if.then.i76, label %number_of.exit80

if.then.i76:                                      ; preds = %if.end.i7
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit80:                                 ; preds = %if.end.i7
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i22

do.body.i22:                                      ; preds = %do.body.i22, %number_of.exit80
  %call.i26 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i26 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i21 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i21, 4294967295
  %conv.i30 = trunc i64 %and.i to i32
  %cmp.i24 = icmp ne i32 %conv.i30, 0
  br i1 %cmp.i24, label %do.body.i22, label %hold_lock.exit25

hold_lock.exit25:                                 ; preds = %do.body.i22
  %12 = load i32, ptr %s, align 4
  %cmp.i.i = icmp ne i32 %12, 1
  br i1 %cmp.i.i, label %if.then.i.i, label %enter.exit.i

if.then.i.i:                                      ; preds = %hold_lock.exit25
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit.i:                                     ; preds = %hold_lock.exit25
  %description.i.i13.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 6
  %descriptor.i.i14.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %13 = load i32, ptr %descriptor.i.i14.i, align 4
  %sub.i.i15.i = sub i32 %13, 3
  %arrayidx.i.i16.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i32 0, i32 %sub.i.i15.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 1
  %14 = load i32, ptr %flags.i, align 4
  %and.i85 = and i32 %14, 3
  %cmp.i86 = icmp ne i32 %and.i85, 0
  br i1 %cmp.i86, label %if.end.i22.i, label %if.then.i19.i

if.then.i19.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i94 = call i32 @__gomc_reads_errno()
  %tobool.i.i95 = icmp ne i32 %call.i.i94, 0
  br i1 %tobool.i.i95, label %if.end.i.i98, label %put_text.exit.i

if.end.i.i98:                                     ; preds = %if.then.i19.i
  %call1.i.i = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i97 = icmp ne i32 %15, 9
  br i1 %cmp.i.i97, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i98
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i22.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %16 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i83 = sub i32 %16, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i83
  %stream.i54 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i54 to i32
  %sub.i55 = sub i32 %10, %17
  %rem.i56 = urem i32 %sub.i55, 28
  %tobool.i57 = icmp ne i32 %rem.i56, 0
  %div.i58 = udiv i32 %sub.i55, 28
  %cmp.i59 = icmp uge i32 %div.i58, 32
  %or.cond76 = or i1 %tobool.i57, %cmp.i59
  br i1 %or.cond76, label %if.then.i61, label %number_of.exit65

if.then.i61:                                      ; preds = %if.end.i22.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit65:                                 ; preds = %if.end.i22.i
  %add.i63 = add i32 %div.i58, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %18 = load i32, ptr %held_back.i, align 4
  %tobool.i99 = icmp ne i32 %18, 0
  %cmp.i100 = icmp ne i32 %18, %add.i63
  %or.cond78 = select i1 %tobool.i99, i1 %cmp.i100, i1 false
  br i1 %or.cond78, label %if.then.i102, label %nothing_held_back.exit

if.then.i102:                                     ; preds = %number_of.exit65
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit65
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %19 = load i32, ptr %last.i.i, align 4
  %cmp.i21.i = icmp eq i32 %19, 1
  br i1 %cmp.i21.i, label %land.lhs.true.i.i, label %if.end7.i.i

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
  %23 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i.i = sub i32 %23, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %24 = load i32, ptr %flags.i, align 4
  %and.i112 = and i32 %24, 1024
  %tobool.i113 = icmp ne i32 %and.i112, 0
  br i1 %tobool.i113, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %25 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  store i32 %25, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  %26 = load i32, ptr %place4.i, align 4
  %27 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i119 = icmp ne i32 %27, 0
  br i1 %tobool.i119, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i122 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i122, 0
  br i1 %tobool2.i, label %if.end.i124, label %put_bytes.exit

if.end.i124:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %26, 8192
  %sub.i125 = sub i32 8192, %26
  %cmp5.i = icmp ugt i32 %call.i., %sub.i125
  %or.cond77 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond77, label %if.then6.i126, label %if.end7.i127

if.then6.i126:                                    ; preds = %if.end.i124
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i127:                                     ; preds = %if.end.i124
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %28 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i127
  %end.i.0 = phi i32 [ %28, %if.end7.i127 ], [ %inc.i, %for.body.i ]
  %cmp9.i128 = icmp ult i32 %end.i.0, %26
  br i1 %cmp9.i128, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i129 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i129, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i130 = icmp ult i32 %i.i.0, %call.i.
  br i1 %cmp11.i130, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text.i, i32 %i.i.0
  %29 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i131 = add i32 %26, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i131
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
  %add.i115 = add i32 %31, %call.i.
  store i32 %add.i115, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i63, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %32 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %32, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end7.i.i, %if.end.i.i98, %if.then2.i.i, %if.then.i19.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i19.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i98 ], [ 0, %if.end7.i.i ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i40 = call i32 @__gomc_self()
  %conv.i.i41 = zext i32 %call.i.i40 to i64
  %add.i.i42 = add i64 %conv.i.i41, 1
  %call1.i43 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i42, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %put_text.exit.i, %if.then.i6
  %retval.i3.0 = phi i32 [ 0, %if.then.i6 ], [ %retval.i10.i.0, %put_text.exit.i ]
  %cmp11.i = icmp slt i32 %retval.i3.0, 0
  %.call.i = select i1 %cmp11.i, i32 -1, i32 %call.i
  br label %print.exit

print.exit:                                       ; preds = %put_all.exit, %if.then.i
  %retval.i.0 = phi i32 [ %call.i, %if.then.i ], [ %.call.i, %put_all.exit ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @__file_vdprintf(i32 noundef %number, ptr noundef %format, ptr noundef %args) {
entry:
  %text = alloca [512 x i8], align 1
  %call = call i32 @vsnprintf(ptr noundef %text, i32 noundef 512, ptr noundef %format, ptr noundef %args)
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
  %0 = load ptr, ptr @stdout, align 4
  %call6 = call i32 @fputs(ptr noundef %text, ptr noundef %0)
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

define i32 @__file_dprintf(i32 noundef %number, ptr noundef %format, ...) {
entry:
  %args = alloca ptr, align 4
  call void @llvm.va_start(ptr %args)
  %0 = load ptr, ptr %args, align 4
  %call = call i32 @__file_vdprintf(i32 noundef %number, ptr noundef %format, ptr noundef %0)
  call void @llvm.va_end(ptr %args)
  ret i32 %call
}

define i32 @__file_fputs(ptr noundef %text, ptr noundef %s) {
entry:
  %call = call i32 @__look_at_text(ptr noundef %text, i32 noundef -1)
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i12 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
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
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i17, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i74 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i75 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i74, %cmp.i75
  br i1 %or.cond, label %if.then.i76, label %number_of.exit

if.then.i76:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end.i
  %5 = load atomic i32, ptr %s acquire, align 4
  %cmp.i38 = icmp eq i32 %5, 1
  br i1 %cmp.i38, label %must_be_open.exit, label %if.end.i41

if.end.i41:                                       ; preds = %number_of.exit
  %call.i.i40 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i41
  %call.i57 = call i32 @__gomc_self()
  %conv.i58 = zext i32 %call.i57 to i64
  %add.i59 = add i64 %conv.i58, 1
  %call1.i43 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i40, i32 noundef 8, i64 noundef %add.i59, i64 noundef 0, i32 noundef 1)
  %and.i62 = and i64 %call1.i43, 4294967295
  %conv.i63 = trunc i64 %and.i62 to i32
  %cmp.i45 = icmp ne i32 %conv.i63, 0
  br i1 %cmp.i45, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i = icmp ne i32 %6, 1
  br i1 %cmp4.i, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i65 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i65 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i66 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call1.i17, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %must_be_open.exit

must_be_open.exit:                                ; preds = %number_of.exit, %if.end6.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call1.i17, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %7, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i117 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i117, align 4
  %and.i118 = and i32 %8, 3
  %cmp.i119 = icmp ne i32 %and.i118, 0
  %conv.i120 = zext i1 %cmp.i119 to i32
  br label %takes_all.exit

takes_all.exit:                                   ; preds = %if.end, %must_be_open.exit
  %retval.i.0 = phi i32 [ %conv.i120, %must_be_open.exit ], [ 0, %if.end ]
  %tobool4 = icmp ne i32 %retval.i.0, 0
  br i1 %tobool4, label %return, label %if.end6

if.end6:                                          ; preds = %takes_all.exit
  %call.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i32
  %stream.i97 = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i97 to i32
  %sub.i98 = sub i32 %9, %10
  %rem.i99 = urem i32 %sub.i98, 28
  %tobool.i100 = icmp ne i32 %rem.i99, 0
  %div.i101 = udiv i32 %sub.i98, 28
  %cmp.i102 = icmp uge i32 %div.i101, 32
  %or.cond72 = or i1 %tobool.i100, %cmp.i102
  br i1 %or.cond72, label %if.then.i104, label %number_of.exit108

if.then.i104:                                     ; preds = %if.end6
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit108:                                ; preds = %if.end6
  %call.i.i = call ptr @__files_state()
  br label %do.body.i50

do.body.i50:                                      ; preds = %do.body.i50, %number_of.exit108
  %call.i54 = call i32 @__gomc_self()
  %conv.i55 = zext i32 %call.i54 to i64
  %add.i56 = add i64 %conv.i55, 1
  %call1.i49 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i56, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i49, 4294967295
  %conv.i60 = trunc i64 %and.i to i32
  %cmp.i52 = icmp ne i32 %conv.i60, 0
  br i1 %cmp.i52, label %do.body.i50, label %hold_lock.exit53

hold_lock.exit53:                                 ; preds = %do.body.i50
  %11 = load i32, ptr %s, align 4
  %cmp.i = icmp ne i32 %11, 1
  br i1 %cmp.i, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold_lock.exit53
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit53
  %tobool8 = icmp ne i32 %call, 0
  br i1 %tobool8, label %cond.true, label %cond.end

cond.true:                                        ; preds = %enter.exit
  %description.i.i23 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i24 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %12 = load i32, ptr %descriptor.i.i24, align 4
  %sub.i.i25 = sub i32 %12, 3
  %arrayidx.i.i26 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i23, i32 0, i32 %sub.i.i25
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i26, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i113 = and i32 %13, 3
  %cmp.i114 = icmp ne i32 %and.i113, 0
  br i1 %cmp.i114, label %if.end.i32, label %if.then.i29

if.then.i29:                                      ; preds = %cond.true
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i122 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i122, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %cond.end

if.end.i.i:                                       ; preds = %if.then.i29
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %14, 9
  br i1 %cmp.i.i, label %if.then2.i.i, label %cond.end

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %cond.end

if.end.i32:                                       ; preds = %cond.true
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i26 monotonic, align 4
  %sub.i111 = sub i32 %15, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i111
  %stream.i82 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i82 to i32
  %sub.i83 = sub i32 %9, %16
  %rem.i84 = urem i32 %sub.i83, 28
  %tobool.i85 = icmp ne i32 %rem.i84, 0
  %div.i86 = udiv i32 %sub.i83, 28
  %cmp.i87 = icmp uge i32 %div.i86, 32
  %or.cond73 = or i1 %tobool.i85, %cmp.i87
  br i1 %or.cond73, label %if.then.i89, label %number_of.exit93

if.then.i89:                                      ; preds = %if.end.i32
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit93:                                 ; preds = %if.end.i32
  %add.i91 = add i32 %div.i86, 1
  %held_back.i123 = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i123, align 4
  %tobool.i124 = icmp ne i32 %17, 0
  %cmp.i125 = icmp ne i32 %17, %add.i91
  %or.cond75 = select i1 %tobool.i124, i1 %cmp.i125, i1 false
  br i1 %or.cond75, label %if.then.i127, label %nothing_held_back.exit

if.then.i127:                                     ; preds = %number_of.exit93
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit93
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i, align 4
  %cmp.i31 = icmp eq i32 %18, 1
  br i1 %cmp.i31, label %land.lhs.true.i, label %if.end10.i

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
  %22 = load atomic i32, ptr %arrayidx.i.i26 monotonic, align 4
  %sub.i.i135 = sub i32 %22, 1
  %arrayidx.i.i136 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i135
  %23 = load i32, ptr %flags.i, align 4
  %and.i140 = and i32 %23, 1024
  %tobool.i141 = icmp ne i32 %and.i140, 0
  br i1 %tobool.i141, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i136, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i26, i32 0, i32 2
  store i32 %24, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i26, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 4
  %26 = load i32, ptr %arrayidx.i.i136, align 4
  %tobool.i148 = icmp ne i32 %26, 0
  br i1 %tobool.i148, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i151 = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i151, 0
  br i1 %tobool2.i, label %if.end.i153, label %put_bytes.exit

if.end.i153:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i154 = sub i32 8192, %25
  %cmp5.i = icmp ugt i32 %call, %sub.i154
  %or.cond74 = select i1 %cmp3.i, i1 true, i1 %cmp5.i
  br i1 %or.cond74, label %if.then6.i155, label %if.end7.i156

if.then6.i155:                                    ; preds = %if.end.i153
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i156:                                     ; preds = %if.end.i153
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i136, i32 0, i32 2
  %27 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i156
  %end.i147.0 = phi i32 [ %27, %if.end7.i156 ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i147.0, %25
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i136, i32 0, i32 5
  %arrayidx.i157 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i147.0
  store i8 0, ptr %arrayidx.i157, align 1
  %inc.i = add i32 %end.i147.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %call
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text, i32 %i.i.0
  %28 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i136, i32 0, i32 5
  %add.i158 = add i32 %25, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i158
  store i8 %28, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %25, %call
  %cmp20.i = icmp ugt i32 %add19.i, %end.i147.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i147.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i159 = getelementptr inbounds %struct.file, ptr %arrayidx.i.i136, i32 0, i32 3
  %29 = load i32, ptr %changes.i159, align 4
  %inc25.i = add i32 %29, 1
  store i32 %inc25.i, ptr %changes.i159, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %30 = load i32, ptr %place4.i, align 4
  %add.i143 = add i32 %30, %call
  store i32 %add.i143, ptr %place4.i, align 4
  store i32 2, ptr %last.i, align 4
  store i32 %add.i91, ptr %held_back.i123, align 4
  br i1 %cmp12.i, label %if.then15.i, label %cond.end

if.then15.i:                                      ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i, align 4
  %add17.i = add i32 %31, 1
  store i32 %add17.i, ptr %changes.i, align 4
  br label %cond.end

cond.end:                                         ; preds = %enter.exit, %if.then.i29, %if.then2.i.i, %if.end.i.i, %if.then15.i, %put_bytes.exit
  %cond = phi i32 [ -1, %if.then.i29 ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i ], [ 0, %if.then15.i ], [ 0, %put_bytes.exit ], [ 0, %enter.exit ]
  %call.i.i68 = call i32 @__gomc_self()
  %conv.i.i69 = zext i32 %call.i.i68 to i64
  %add.i.i70 = add i64 %conv.i.i69, 1
  %call1.i71 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i70, i64 noundef 0, i32 noundef 1)
  %cmp = icmp slt i32 %cond, 0
  %cond10 = select i1 %cmp, i32 -1, i32 1
  br label %return

return:                                           ; preds = %takes_all.exit, %cond.end, %if.then
  %retval.0 = phi i32 [ %call2, %if.then ], [ %cond10, %cond.end ], [ 1, %takes_all.exit ]
  ret i32 %retval.0
}

declare i32 @__look_at_text(ptr noundef, i32 noundef)

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
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end
  %call1.i7.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i47 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i48 = icmp uge i32 %div.i, 32
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
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i90 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i90, align 4
  %and.i91 = and i32 %8, 3
  %cmp.i92 = icmp ne i32 %and.i91, 0
  %conv.i93 = zext i1 %cmp.i92 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i93, %must_be_open.exit ], [ 0, %if.end ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %text, i32 noundef 1, i32 noundef 1)
  br label %put_all.exit

if.end.i:                                         ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i32
  %stream.i70 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i70 to i32
  %sub.i71 = sub i32 %9, %10
  %rem.i72 = urem i32 %sub.i71, 28
  %tobool.i73 = icmp ne i32 %rem.i72, 0
  %div.i74 = udiv i32 %sub.i71, 28
  %cmp.i75 = icmp uge i32 %div.i74, 32
  %or.cond73 = or i1 %tobool.i73, %cmp.i75
  br i1 %or.cond73, label %if.then.i77, label %number_of.exit81

if.then.i77:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit81:                                 ; preds = %if.end.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i23

do.body.i23:                                      ; preds = %do.body.i23, %number_of.exit81
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
  %arrayidx.i.i16.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i32 0, i32 %sub.i.i15.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i86 = and i32 %13, 3
  %cmp.i87 = icmp ne i32 %and.i86, 0
  br i1 %cmp.i87, label %if.end.i22.i, label %if.then.i19.i

if.then.i19.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i95 = call i32 @__gomc_reads_errno()
  %tobool.i.i96 = icmp ne i32 %call.i.i95, 0
  br i1 %tobool.i.i96, label %if.end.i.i99, label %put_text.exit.i

if.end.i.i99:                                     ; preds = %if.then.i19.i
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i98 = icmp ne i32 %14, 9
  br i1 %cmp.i.i98, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i99
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i22.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i84 = sub i32 %15, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i84
  %stream.i55 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i55 to i32
  %sub.i56 = sub i32 %9, %16
  %rem.i57 = urem i32 %sub.i56, 28
  %tobool.i58 = icmp ne i32 %rem.i57, 0
  %div.i59 = udiv i32 %sub.i56, 28
  %cmp.i60 = icmp uge i32 %div.i59, 32
  %or.cond74 = or i1 %tobool.i58, %cmp.i60
  br i1 %or.cond74, label %if.then.i62, label %number_of.exit66

if.then.i62:                                      ; preds = %if.end.i22.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit66:                                 ; preds = %if.end.i22.i
  %add.i64 = add i32 %div.i59, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i, align 4
  %tobool.i100 = icmp ne i32 %17, 0
  %cmp.i101 = icmp ne i32 %17, %add.i64
  %or.cond76 = select i1 %tobool.i100, i1 %cmp.i101, i1 false
  br i1 %or.cond76, label %if.then.i102, label %nothing_held_back.exit

if.then.i102:                                     ; preds = %number_of.exit66
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit66
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i.i, align 4
  %cmp.i21.i = icmp eq i32 %18, 1
  br i1 %cmp.i21.i, label %land.lhs.true.i.i, label %if.end10.i.i

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
  %22 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i.i = sub i32 %22, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %23 = load i32, ptr %flags.i, align 4
  %and.i112 = and i32 %23, 1024
  %tobool.i113 = icmp ne i32 %and.i112, 0
  br i1 %tobool.i113, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  store i32 %24, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 4
  %26 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i119 = icmp ne i32 %26, 0
  br i1 %tobool.i119, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i123, label %put_bytes.exit

if.end.i123:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i124 = sub i32 8192, %25
  %cmp5.i = icmp ugt i32 1, %sub.i124
  %or.cond75 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond75, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i123
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i:                                        ; preds = %if.end.i123
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %27 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %27, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %25
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i125 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i125, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, 1
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %text, i32 %i.i.0
  %28 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i126 = add i32 %25, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i126
  store i8 %28, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %25, 1
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %29 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %29, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %30 = load i32, ptr %place4.i, align 4
  %add.i115 = add i32 %30, 1
  store i32 %add.i115, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i64, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %31, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end.i.i99, %if.then2.i.i, %if.then.i19.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i19.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i99 ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
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
  call void @__look_at_bytes(ptr noundef %from, i32 noundef %size, i32 noundef %count)
  %call3 = call i32 @fwrite(ptr noundef %from, i32 noundef %size, i32 noundef %count, ptr noundef %s)
  br label %return

if.end4:                                          ; preds = %if.end
  %call.i5.i = call i32 @__gomc_reads_files()
  %tobool.i.i = icmp ne i32 %call.i5.i, 0
  br i1 %tobool.i.i, label %takes_all.exit.i, label %if.end.i.i

if.end.i.i:                                       ; preds = %if.end4
  %call1.i7.i = call ptr @__files_state()
  %3 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call1.i7.i, i32 0, i32 7
  %4 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %3, %4
  %rem.i = urem i32 %sub.i, 28
  %tobool.i50 = icmp ne i32 %rem.i, 0
  %div.i51 = udiv i32 %sub.i, 28
  %cmp.i52 = icmp uge i32 %div.i51, 32
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
  %arrayidx.i.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i.i, i32 0, i32 %sub.i.i.i
  %flags.i94 = getelementptr inbounds %struct.description, ptr %arrayidx.i.i.i, i32 0, i32 1
  %8 = load i32, ptr %flags.i94, align 4
  %and.i95 = and i32 %8, 3
  %cmp.i96 = icmp ne i32 %and.i95, 0
  %conv.i97 = zext i1 %cmp.i96 to i32
  br label %takes_all.exit.i

takes_all.exit.i:                                 ; preds = %if.end4, %must_be_open.exit
  %retval.i.i.0 = phi i32 [ %conv.i97, %must_be_open.exit ], [ 0, %if.end4 ]
  %tobool.i = icmp ne i32 %retval.i.i.0, 0
  br i1 %tobool.i, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %takes_all.exit.i
  call void @__look_at_bytes(ptr noundef %from, i32 noundef %mul.i, i32 noundef 1)
  br label %put_all.exit

if.end.i:                                         ; preds = %takes_all.exit.i
  %call.i.i = call ptr @__files_state()
  %9 = ptrtoint ptr %s to i32
  %stream.i74 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i74 to i32
  %sub.i75 = sub i32 %9, %10
  %rem.i76 = urem i32 %sub.i75, 28
  %tobool.i77 = icmp ne i32 %rem.i76, 0
  %div.i78 = udiv i32 %sub.i75, 28
  %cmp.i79 = icmp uge i32 %div.i78, 32
  %or.cond82 = or i1 %tobool.i77, %cmp.i79
  br i1 %or.cond82, label %if.then.i81, label %number_of.exit85

if.then.i81:                                      ; preds = %if.end.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit85:                                 ; preds = %if.end.i
  %call.i.i.i = call ptr @__files_state()
  br label %do.body.i26

do.body.i26:                                      ; preds = %do.body.i26, %number_of.exit85
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
  %arrayidx.i.i16.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i13.i, i32 0, i32 %sub.i.i15.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 1
  %13 = load i32, ptr %flags.i, align 4
  %and.i90 = and i32 %13, 3
  %cmp.i91 = icmp ne i32 %and.i90, 0
  br i1 %cmp.i91, label %if.end.i22.i, label %if.then.i19.i

if.then.i19.i:                                    ; preds = %enter.exit.i
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i99 = call i32 @__gomc_reads_errno()
  %tobool.i.i100 = icmp ne i32 %call.i.i99, 0
  br i1 %tobool.i.i100, label %if.end.i.i103, label %put_text.exit.i

if.end.i.i103:                                    ; preds = %if.then.i19.i
  %call1.i.i = call ptr @__errno_location()
  %14 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i102 = icmp ne i32 %14, 9
  br i1 %cmp.i.i102, label %if.then2.i.i, label %put_text.exit.i

if.then2.i.i:                                     ; preds = %if.end.i.i103
  store i32 9, ptr %call1.i.i, align 4
  br label %put_text.exit.i

if.end.i22.i:                                     ; preds = %enter.exit.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 5
  %15 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i88 = sub i32 %15, 1
  %arrayidx.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i88
  %stream.i59 = getelementptr inbounds %struct.files, ptr %call.i.i.i, i32 0, i32 7
  %16 = ptrtoint ptr %stream.i59 to i32
  %sub.i60 = sub i32 %9, %16
  %rem.i61 = urem i32 %sub.i60, 28
  %tobool.i62 = icmp ne i32 %rem.i61, 0
  %div.i63 = udiv i32 %sub.i60, 28
  %cmp.i64 = icmp uge i32 %div.i63, 32
  %or.cond83 = or i1 %tobool.i62, %cmp.i64
  br i1 %or.cond83, label %if.then.i66, label %number_of.exit70

if.then.i66:                                      ; preds = %if.end.i22.i
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit70:                                 ; preds = %if.end.i22.i
  %add.i68 = add i32 %div.i63, 1
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i, i32 0, i32 4
  %17 = load i32, ptr %held_back.i, align 4
  %tobool.i104 = icmp ne i32 %17, 0
  %cmp.i105 = icmp ne i32 %17, %add.i68
  %or.cond85 = select i1 %tobool.i104, i1 %cmp.i105, i1 false
  br i1 %or.cond85, label %if.then.i107, label %nothing_held_back.exit

if.then.i107:                                     ; preds = %number_of.exit70
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.13)
  unreachable

nothing_held_back.exit:                           ; preds = %number_of.exit70
  %last.i.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %18 = load i32, ptr %last.i.i, align 4
  %cmp.i21.i = icmp eq i32 %18, 1
  br i1 %cmp.i21.i, label %land.lhs.true.i.i, label %if.end10.i.i

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
  %22 = load atomic i32, ptr %arrayidx.i.i16.i monotonic, align 4
  %sub.i.i = sub i32 %22, 1
  %arrayidx.i.i = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i.i
  %23 = load i32, ptr %flags.i, align 4
  %and.i117 = and i32 %23, 1024
  %tobool.i118 = icmp ne i32 %and.i117, 0
  br i1 %tobool.i118, label %if.then1.i, label %if.end3.i

if.then1.i:                                       ; preds = %if.end10.i.i
  %size2.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %24 = load i32, ptr %size2.i, align 4
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  store i32 %24, ptr %place.i, align 4
  br label %if.end3.i

if.end3.i:                                        ; preds = %if.then1.i, %if.end10.i.i
  %place4.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i16.i, i32 0, i32 2
  %25 = load i32, ptr %place4.i, align 4
  %26 = load i32, ptr %arrayidx.i.i, align 4
  %tobool.i124 = icmp ne i32 %26, 0
  br i1 %tobool.i124, label %put_bytes.exit, label %lor.lhs.false1.i

lor.lhs.false1.i:                                 ; preds = %if.end3.i
  %call.i = call i32 @__gomc_reads_files()
  %tobool2.i = icmp ne i32 %call.i, 0
  br i1 %tobool2.i, label %if.end.i128, label %put_bytes.exit

if.end.i128:                                      ; preds = %lor.lhs.false1.i
  %cmp3.i = icmp ugt i32 %25, 8192
  %sub.i129 = sub i32 8192, %25
  %cmp5.i = icmp ugt i32 %mul.i, %sub.i129
  %or.cond84 = or i1 %cmp3.i, %cmp5.i
  br i1 %or.cond84, label %if.then6.i, label %if.end7.i

if.then6.i:                                       ; preds = %if.end.i128
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.14)
  unreachable

if.end7.i:                                        ; preds = %if.end.i128
  %size8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 2
  %27 = load i32, ptr %size8.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end7.i
  %end.i.0 = phi i32 [ %27, %if.end7.i ], [ %inc.i, %for.body.i ]
  %cmp9.i = icmp ult i32 %end.i.0, %25
  br i1 %cmp9.i, label %for.body.i, label %for.cond10.i

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %arrayidx.i130 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %end.i.0
  store i8 0, ptr %arrayidx.i130, align 1
  %inc.i = add i32 %end.i.0, 1
  br label %for.cond.i

for.cond10.i:                                     ; preds = %for.cond.i, %for.body12.i
  %i.i.0 = phi i32 [ %inc17.i, %for.body12.i ], [ 0, %for.cond.i ]
  %cmp11.i = icmp ult i32 %i.i.0, %mul.i
  br i1 %cmp11.i, label %for.body12.i, label %for.end18.i

for.body12.i:                                     ; preds = %for.cond10.i
  %arrayidx13.i = getelementptr inbounds i8, ptr %from, i32 %i.i.0
  %28 = load i8, ptr %arrayidx13.i, align 1
  %bytes14.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 5
  %add.i131 = add i32 %25, %i.i.0
  %arrayidx15.i = getelementptr inbounds [8192 x i8], ptr %bytes14.i, i32 0, i32 %add.i131
  store i8 %28, ptr %arrayidx15.i, align 1
  %inc17.i = add i32 %i.i.0, 1
  br label %for.cond10.i

for.end18.i:                                      ; preds = %for.cond10.i
  %add19.i = add i32 %25, %mul.i
  %cmp20.i = icmp ugt i32 %add19.i, %end.i.0
  %spec.select = select i1 %cmp20.i, i32 %add19.i, i32 %end.i.0
  store i32 %spec.select, ptr %size8.i, align 4
  %changes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i.i, i32 0, i32 3
  %29 = load i32, ptr %changes.i, align 4
  %inc25.i = add i32 %29, 1
  store i32 %inc25.i, ptr %changes.i, align 4
  br label %put_bytes.exit

put_bytes.exit:                                   ; preds = %if.end3.i, %lor.lhs.false1.i, %for.end18.i
  %30 = load i32, ptr %place4.i, align 4
  %add.i120 = add i32 %30, %mul.i
  store i32 %add.i120, ptr %place4.i, align 4
  store i32 2, ptr %last.i.i, align 4
  store i32 %add.i68, ptr %held_back.i, align 4
  br i1 %cmp12.i.i, label %if.then15.i.i, label %put_text.exit.i

if.then15.i.i:                                    ; preds = %put_bytes.exit
  %31 = load i32, ptr %changes11.i.i, align 4
  %add17.i.i = add i32 %31, 1
  store i32 %add17.i.i, ptr %changes.i.i, align 4
  br label %put_text.exit.i

put_text.exit.i:                                  ; preds = %put_bytes.exit, %if.then15.i.i, %if.end.i.i103, %if.then2.i.i, %if.then.i19.i
  %retval.i10.i.0 = phi i32 [ -1, %if.then.i19.i ], [ -1, %if.then2.i.i ], [ -1, %if.end.i.i103 ], [ 0, %if.then15.i.i ], [ 0, %put_bytes.exit ]
  %call.i.i44 = call i32 @__gomc_self()
  %conv.i.i45 = zext i32 %call.i.i44 to i64
  %add.i.i46 = add i64 %conv.i.i45, 1
  %call1.i47 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i.i, i32 noundef 8, i64 noundef %add.i.i46, i64 noundef 0, i32 noundef 1)
  br label %put_all.exit

put_all.exit:                                     ; preds = %put_text.exit.i, %if.then.i
  %retval.i.0 = phi i32 [ 0, %if.then.i ], [ %retval.i10.i.0, %put_text.exit.i ]
  %cmp6 = icmp slt i32 %retval.i.0, 0
  %.count = select i1 %cmp6, i32 0, i32 %count
  br label %return

return:                                           ; preds = %total.exit, %put_all.exit, %if.then2
  %retval.0 = phi i32 [ %call3, %if.then2 ], [ %.count, %put_all.exit ], [ 0, %total.exit ]
  ret i32 %retval.0
}

declare void @__look_at_bytes(ptr noundef, i32 noundef, i32 noundef)

declare i32 @fwrite(ptr noundef, i32 noundef, i32 noundef, ptr noundef)

define i32 @__file_fwrite_unlocked(ptr noundef %from, i32 noundef %size, i32 noundef %count, ptr noundef %s) {
entry:
  %call = call i32 @__file_fwrite(ptr noundef %from, i32 noundef %size, i32 noundef %count, ptr noundef %s)
  ret i32 %call
}

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
  %call.i.i33 = call ptr @__files_state()
  br label %do.body.i55

do.body.i55:                                      ; preds = %do.body.i55, %if.then
  %call.i68 = call i32 @__gomc_self()
  %conv.i69 = zext i32 %call.i68 to i64
  %add.i70 = add i64 %conv.i69, 1
  %call1.i54 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i33, i32 noundef 8, i64 noundef %add.i70, i64 noundef 0, i32 noundef 1)
  %and.i76 = and i64 %call1.i54, 4294967295
  %conv.i77 = trunc i64 %and.i76 to i32
  %cmp.i57 = icmp ne i32 %conv.i77, 0
  br i1 %cmp.i57, label %do.body.i55, label %hold_lock.exit58

hold_lock.exit58:                                 ; preds = %do.body.i55
  %streams.i = getelementptr inbounds %struct.files, ptr %call.i.i33, i32 0, i32 3
  %0 = load i32, ptr %streams.i, align 8
  br label %for.cond.i

for.cond.i:                                       ; preds = %if.end.i38, %hold_lock.exit58
  %i.i.0 = phi i32 [ 0, %hold_lock.exit58 ], [ %inc.i, %if.end.i38 ]
  %cmp.i34 = icmp ult i32 %i.i.0, %0
  br i1 %cmp.i34, label %for.body.i, label %flush_all.exit

for.body.i:                                       ; preds = %for.cond.i
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i.i33, i32 0, i32 7
  %arrayidx.i = getelementptr inbounds [32 x %struct.stream], ptr %stream.i, i32 0, i32 %i.i.0
  %1 = load i32, ptr %arrayidx.i, align 4
  %cmp1.i35 = icmp eq i32 %1, 1
  br i1 %cmp1.i35, label %land.lhs.true.i, label %if.end.i38

land.lhs.true.i:                                  ; preds = %for.body.i
  %last.i36 = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 4
  %2 = load i32, ptr %last.i36, align 4
  %cmp4.i = icmp eq i32 %2, 2
  br i1 %cmp4.i, label %if.then.i37, label %if.end.i38

if.then.i37:                                      ; preds = %land.lhs.true.i
  %description.i.i = getelementptr inbounds %struct.files, ptr %call.i.i33, i32 0, i32 6
  %descriptor.i.i = getelementptr inbounds %struct.stream, ptr %arrayidx.i, i32 0, i32 1
  %3 = load i32, ptr %descriptor.i.i, align 4
  %sub.i.i = sub i32 %3, 3
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %file.i138 = getelementptr inbounds %struct.files, ptr %call.i.i33, i32 0, i32 5
  %4 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i139 = sub i32 %4, 1
  %arrayidx.i140 = getelementptr inbounds [16 x %struct.file], ptr %file.i138, i32 0, i32 %sub.i139
  %5 = load i32, ptr %last.i36, align 4
  %cmp.i.i = icmp eq i32 %5, 2
  br i1 %cmp.i.i, label %if.then.i.i, label %if.end.i.i

if.then.i.i:                                      ; preds = %if.then.i37
  %held_back.i.i = getelementptr inbounds %struct.file, ptr %arrayidx.i140, i32 0, i32 4
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
  %call.i.i85 = call i32 @__gomc_self()
  %conv.i.i86 = zext i32 %call.i.i85 to i64
  %add.i.i87 = add i64 %conv.i.i86, 1
  %call1.i88 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i33, i32 noundef 8, i64 noundef %add.i.i87, i64 noundef 0, i32 noundef 1)
  br label %if.end

if.end:                                           ; preds = %flush_all.exit, %land.lhs.true
  %tobool2 = icmp ne ptr %s, null
  br i1 %tobool2, label %lor.lhs.false, label %return

lor.lhs.false:                                    ; preds = %entry, %if.end
  %7 = load ptr, ptr @stdout, align 4
  %cmp.i26 = icmp eq ptr %s, %7
  %8 = load ptr, ptr @stderr, align 4
  %cmp1.i27 = icmp eq ptr %s, %8
  %9 = select i1 %cmp.i26, i1 true, i1 %cmp1.i27
  br i1 %9, label %return, label %if.end6

if.end6:                                          ; preds = %lor.lhs.false
  %call7 = call i32 @__gomc_reads_files()
  %tobool8 = icmp ne i32 %call7, 0
  br i1 %tobool8, label %if.end11, label %if.then9

if.then9:                                         ; preds = %if.end6
  %call10 = call ptr @__files_state()
  %stream.i96 = getelementptr inbounds %struct.files, ptr %call10, i32 0, i32 7
  %10 = ptrtoint ptr %stream.i96 to i32
  %sub.i = sub i32 %magicptr, %10
  %rem.i = urem i32 %sub.i, 28
  %tobool.i97 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i98 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i97, %cmp.i98
  br i1 %or.cond, label %if.then.i100, label %number_of.exit

if.then.i100:                                     ; preds = %if.then9
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.then9
  %11 = load atomic i32, ptr %s acquire, align 4
  %cmp.i43 = icmp eq i32 %11, 1
  br i1 %cmp.i43, label %return, label %if.end.i47

if.end.i47:                                       ; preds = %number_of.exit
  %call.i.i45 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %if.end.i47
  %call.i71 = call i32 @__gomc_self()
  %conv.i72 = zext i32 %call.i71 to i64
  %add.i73 = add i64 %conv.i72, 1
  %call1.i49 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i45, i32 noundef 8, i64 noundef %add.i73, i64 noundef 0, i32 noundef 1)
  %and.i79 = and i64 %call1.i49, 4294967295
  %conv.i80 = trunc i64 %and.i79 to i32
  %cmp.i50 = icmp ne i32 %conv.i80, 0
  br i1 %cmp.i50, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %12 = load atomic i32, ptr %s acquire, align 4
  %cmp4.i46 = icmp ne i32 %12, 1
  br i1 %cmp4.i46, label %if.then5.i, label %if.end6.i

if.then5.i:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

if.end6.i:                                        ; preds = %hold_lock.exit
  %call.i.i82 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i82 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i83 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call10, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %return

if.end11:                                         ; preds = %if.end6
  %13 = load ptr, ptr @stdout, align 4
  %cmp.i24 = icmp eq ptr %s, %13
  %14 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %14
  %15 = select i1 %cmp.i24, i1 true, i1 %cmp1.i
  %16 = load ptr, ptr @stdin, align 4
  %cmp.i = icmp eq ptr %s, %16
  %or.cond39 = select i1 %15, i1 true, i1 %cmp.i
  br i1 %or.cond39, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %if.end11
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str)
  unreachable

not_standard.exit:                                ; preds = %if.end11
  %call.i14 = call ptr @__files_state()
  %stream.i106 = getelementptr inbounds %struct.files, ptr %call.i14, i32 0, i32 7
  %17 = ptrtoint ptr %stream.i106 to i32
  %sub.i107 = sub i32 %magicptr, %17
  %rem.i108 = urem i32 %sub.i107, 28
  %tobool.i109 = icmp ne i32 %rem.i108, 0
  %div.i110 = udiv i32 %sub.i107, 28
  %cmp.i111 = icmp uge i32 %div.i110, 32
  %or.cond40 = or i1 %tobool.i109, %cmp.i111
  br i1 %or.cond40, label %if.then.i113, label %number_of.exit117

if.then.i113:                                     ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit117:                                ; preds = %not_standard.exit
  %call.i.i = call ptr @__files_state()
  br label %do.body.i63

do.body.i63:                                      ; preds = %do.body.i63, %number_of.exit117
  %call.i67 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i67 to i64
  %add.i = add i64 %conv.i, 1
  %call1.i62 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i62, 4294967295
  %conv.i74 = trunc i64 %and.i to i32
  %cmp.i65 = icmp ne i32 %conv.i74, 0
  br i1 %cmp.i65, label %do.body.i63, label %hold_lock.exit66

hold_lock.exit66:                                 ; preds = %do.body.i63
  %18 = load i32, ptr %s, align 4
  %cmp.i15 = icmp ne i32 %18, 1
  br i1 %cmp.i15, label %if.then.i16, label %enter.exit

if.then.i16:                                      ; preds = %hold_lock.exit66
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.9)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit66
  %description.i.i126 = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 6
  %descriptor.i.i127 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %19 = load i32, ptr %descriptor.i.i127, align 4
  %sub.i.i128 = sub i32 %19, 3
  %arrayidx.i.i129 = getelementptr inbounds [32 x %struct.description], ptr %description.i.i126, i32 0, i32 %sub.i.i128
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %20 = load atomic i32, ptr %arrayidx.i.i129 monotonic, align 4
  %sub.i133 = sub i32 %20, 1
  %arrayidx.i134 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i133
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %21 = load i32, ptr %last.i, align 4
  %cmp.i20 = icmp eq i32 %21, 2
  br i1 %cmp.i20, label %if.then.i21, label %if.end.i

if.then.i21:                                      ; preds = %enter.exit
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i134, i32 0, i32 4
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
  %call.i.i90 = call i32 @__gomc_self()
  %conv.i.i91 = zext i32 %call.i.i90 to i64
  %add.i.i92 = add i64 %conv.i.i91, 1
  %call1.i93 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i92, i64 noundef 0, i32 noundef 1)
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
  %call.i = call ptr @__files_state()
  %2 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %3 = ptrtoint ptr %stream.i to i32
  %sub.i35 = sub i32 %2, %3
  %rem.i = urem i32 %sub.i35, 28
  %tobool.i36 = icmp ne i32 %rem.i, 0
  %div.i37 = udiv i32 %sub.i35, 28
  %cmp.i38 = icmp uge i32 %div.i37, 32
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
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %6, 1
  %tobool.i20 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i20, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i17

if.then.i17:                                      ; preds = %enter.exit
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i47 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i47, 0
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
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i44 = sub i32 %8, 1
  %arrayidx.i45 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i44
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
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 3
  %12 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %12, 1
  %cmp9.i = icmp ne i32 %11, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i19
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i19, %if.end5.i
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
  %17 = load i32, ptr %arrayidx.i45, align 4
  %tobool.i63 = icmp ne i32 %17, 0
  br i1 %tobool.i63, label %if.then.i64, label %known.exit

if.then.i64:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 2
  %18 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i56.0 = phi i32 [ 0, %known.exit ], [ %inc.i61, %for.body.i ]
  %cmp.i58 = icmp ult i32 %n.i56.0, %sub28.i
  %add.i59 = add i32 %16, %n.i56.0
  %cmp2.i = icmp ult i32 %add.i59, %18
  %19 = select i1 %cmp.i58, i1 %cmp2.i, i1 false
  br i1 %19, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i45, i32 0, i32 5
  %arrayidx.i60 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i59
  %20 = load i8, ptr %arrayidx.i60, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %add.ptr.i, i32 %n.i56.0
  store i8 %20, ptr %arrayidx4.i, align 1
  %inc.i61 = add i32 %n.i56.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %21 = load i32, ptr %place.i, align 4
  %add31.i = add i32 %21, %n.i56.0
  store i32 %add31.i, ptr %place.i, align 4
  %add32.i = add i32 %n.i.0, %n.i56.0
  br label %if.end33.i

if.end33.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i32 [ %n.i.0, %land.lhs.true25.i ], [ %add32.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp34.i = icmp ult i32 %n.i.1, %mul.i
  br i1 %cmp34.i, label %if.then36.i, label %get_text.exit

if.then36.i:                                      ; preds = %if.end33.i
  %end37.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end37.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end33.i, %if.then36.i, %if.end.i.i, %if.then2.i.i, %if.then.i17
  %retval.i.0 = phi i32 [ 0, %if.then.i17 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then36.i ], [ %n.i.1, %if.end33.i ]
  %call.i.i31 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i31 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i32 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
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
  %call.i = call ptr @__files_state()
  %1 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %2 = ptrtoint ptr %stream.i to i32
  %sub.i23 = sub i32 %1, %2
  %rem.i = urem i32 %sub.i23, 28
  %tobool.i24 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i23, 28
  %cmp.i25 = icmp uge i32 %div.i, 32
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
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %5 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %5, 1
  %tobool.i8 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i8, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i6

if.then.i6:                                       ; preds = %enter.exit
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i34 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i34, 0
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
  %7 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i31 = sub i32 %7, 1
  %arrayidx.i32 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i31
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i32, i32 0, i32 4
  %8 = load i32, ptr %held_back.i, align 4
  %tobool.i35 = icmp ne i32 %8, 0
  br i1 %tobool.i35, label %if.then.i38, label %nothing_held_back.exit

if.then.i38:                                      ; preds = %if.end.i
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
  %changes8.i = getelementptr inbounds %struct.file, ptr %arrayidx.i32, i32 0, i32 3
  %11 = load i32, ptr %changes8.i, align 4
  %add.i = add i32 %11, 1
  %cmp9.i = icmp ne i32 %10, %add.i
  br i1 %cmp9.i, label %if.then10.i, label %if.end11.i

if.then10.i:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.17)
  unreachable

if.end11.i:                                       ; preds = %land.lhs.true.i, %if.end5.i
  %changes12.i = getelementptr inbounds %struct.file, ptr %arrayidx.i32, i32 0, i32 3
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
  %16 = load i32, ptr %arrayidx.i32, align 4
  %tobool.i50 = icmp ne i32 %16, 0
  br i1 %tobool.i50, label %if.then.i51, label %known.exit

if.then.i51:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i32, i32 0, i32 2
  %17 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i43.0 = phi i32 [ 0, %known.exit ], [ %inc.i48, %for.body.i ]
  %cmp.i45 = icmp ult i32 %n.i43.0, %sub28.i
  %add.i46 = add i32 %15, %n.i43.0
  %cmp2.i = icmp ult i32 %add.i46, %17
  %18 = select i1 %cmp.i45, i1 %cmp2.i, i1 false
  br i1 %18, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i32, i32 0, i32 5
  %arrayidx.i47 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i46
  %19 = load i8, ptr %arrayidx.i47, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %add.ptr.i, i32 %n.i43.0
  store i8 %19, ptr %arrayidx4.i, align 1
  %inc.i48 = add i32 %n.i43.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %20 = load i32, ptr %place.i, align 4
  %add31.i = add i32 %20, %n.i43.0
  store i32 %add31.i, ptr %place.i, align 4
  %add32.i = add i32 %n.i.0, %n.i43.0
  br label %if.end33.i

if.end33.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i32 [ %n.i.0, %land.lhs.true25.i ], [ %add32.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp34.i = icmp ult i32 %n.i.1, 1
  br i1 %cmp34.i, label %if.then36.i, label %get_text.exit

if.then36.i:                                      ; preds = %if.end33.i
  %end37.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end37.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end33.i, %if.then36.i, %if.end.i.i, %if.then2.i.i, %if.then.i6
  %retval.i.0 = phi i32 [ 0, %if.then.i6 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then36.i ], [ %n.i.1, %if.end33.i ]
  %call.i.i19 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i19 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i20 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
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
  %call.i = call ptr @__files_state()
  %1 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %2 = ptrtoint ptr %stream.i to i32
  %sub.i34 = sub i32 %1, %2
  %rem.i = urem i32 %sub.i34, 28
  %tobool.i35 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i34, 28
  %cmp.i36 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i35, %cmp.i36
  br i1 %or.cond, label %if.then.i37, label %number_of.exit

if.then.i37:                                      ; preds = %if.end3
  call void @__gomc_error(ptr noundef @__gomc_streams.str.8, ptr noundef @__gomc_streams.str.10)
  unreachable

number_of.exit:                                   ; preds = %if.end3
  %call.i.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i24 = call i32 @__gomc_self()
  %conv.i25 = zext i32 %call.i24 to i64
  %add.i26 = add i64 %conv.i25, 1
  %call1.i21 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i26, i64 noundef 0, i32 noundef 1)
  %and.i27 = and i64 %call1.i21, 4294967295
  %conv.i28 = trunc i64 %and.i27 to i32
  %cmp.i23 = icmp ne i32 %conv.i28, 0
  br i1 %cmp.i23, label %do.body.i, label %hold_lock.exit

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
  %arrayidx.i.i = getelementptr inbounds [32 x %struct.description], ptr %description.i.i, i32 0, i32 %sub.i.i
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i.i, i32 0, i32 1
  %6 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %6, 1
  %tobool.i19 = icmp ne i32 %and.i, 0
  %lnot.i = xor i1 %tobool.i19, true
  br i1 %lnot.i, label %if.end.i, label %if.then.i17

if.then.i17:                                      ; preds = %land.rhs
  %error.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 1, ptr %error.i, align 4
  %call.i.i45 = call i32 @__gomc_reads_errno()
  %tobool.i.i = icmp ne i32 %call.i.i45, 0
  br i1 %tobool.i.i, label %if.end.i.i, label %get_text.exit

if.end.i.i:                                       ; preds = %if.then.i17
  %call1.i.i = call ptr @__errno_location()
  %7 = load i32, ptr %call1.i.i, align 4
  %cmp.i.i = icmp ne i32 %7, 9
  br i1 %cmp.i.i, label %if.then2.i.i, label %get_text.exit

if.then2.i.i:                                     ; preds = %if.end.i.i
  store i32 9, ptr %call1.i.i, align 4
  br label %get_text.exit

if.end.i:                                         ; preds = %land.rhs
  %file.i = getelementptr inbounds %struct.files, ptr %call.i.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i.i monotonic, align 4
  %sub.i42 = sub i32 %8, 1
  %arrayidx.i43 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i42
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 4
  %9 = load i32, ptr %held_back.i, align 4
  %tobool.i46 = icmp ne i32 %9, 0
  br i1 %tobool.i46, label %if.then.i49, label %nothing_held_back.exit

if.then.i49:                                      ; preds = %if.end.i
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
  %17 = load i32, ptr %arrayidx.i43, align 4
  %tobool.i61 = icmp ne i32 %17, 0
  br i1 %tobool.i61, label %if.then.i62, label %known.exit

if.then.i62:                                      ; preds = %if.then27.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streams.str.18)
  unreachable

known.exit:                                       ; preds = %if.then27.i
  %size1.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 2
  %18 = load i32, ptr %size1.i, align 4
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %known.exit
  %n.i54.0 = phi i32 [ 0, %known.exit ], [ %inc.i59, %for.body.i ]
  %cmp.i56 = icmp ult i32 %n.i54.0, %sub28.i
  %add.i57 = add i32 %16, %n.i54.0
  %cmp2.i = icmp ult i32 %add.i57, %18
  %19 = select i1 %cmp.i56, i1 %cmp2.i, i1 false
  br i1 %19, label %for.body.i, label %get_bytes.exit

for.body.i:                                       ; preds = %for.cond.i
  %bytes.i = getelementptr inbounds %struct.file, ptr %arrayidx.i43, i32 0, i32 5
  %arrayidx.i58 = getelementptr inbounds [8192 x i8], ptr %bytes.i, i32 0, i32 %add.i57
  %20 = load i8, ptr %arrayidx.i58, align 1
  %arrayidx4.i = getelementptr inbounds i8, ptr %add.ptr.i, i32 %n.i54.0
  store i8 %20, ptr %arrayidx4.i, align 1
  %inc.i59 = add i32 %n.i54.0, 1
  br label %for.cond.i

get_bytes.exit:                                   ; preds = %for.cond.i
  %21 = load i32, ptr %place.i, align 4
  %add31.i = add i32 %21, %n.i54.0
  store i32 %add31.i, ptr %place.i, align 4
  %add32.i = add i32 %n.i.0, %n.i54.0
  br label %if.end33.i

if.end33.i:                                       ; preds = %get_bytes.exit, %land.lhs.true25.i, %if.end22.i
  %n.i.1 = phi i32 [ %n.i.0, %land.lhs.true25.i ], [ %add32.i, %get_bytes.exit ], [ %n.i.0, %if.end22.i ]
  %cmp34.i = icmp ult i32 %n.i.1, 1
  br i1 %cmp34.i, label %if.then36.i, label %get_text.exit

if.then36.i:                                      ; preds = %if.end33.i
  %end37.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 1, ptr %end37.i, align 4
  br label %get_text.exit

get_text.exit:                                    ; preds = %if.end33.i, %if.then36.i, %if.end.i.i, %if.then2.i.i, %if.then.i17
  %retval.i.0 = phi i32 [ 0, %if.then.i17 ], [ 0, %if.then2.i.i ], [ 0, %if.end.i.i ], [ %n.i.1, %if.then36.i ], [ %n.i.1, %if.end33.i ]
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
  %call.i.i30 = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i30 to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i31 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
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
  %cmp.i21 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i21, i1 true, i1 %cmp1.i
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
  %call.i15 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i15, i32 0, i32 7
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
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i
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

