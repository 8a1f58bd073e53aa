source_filename = "streamplaces.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { [8 x i64], i32, i32 }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32, ptr }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }

@stdin = external global ptr, align 8
@stdout = external global ptr, align 8
@__gomc_streamplaces.str = private unnamed_addr constant [49 x i8] c"what is in a file that the program did not write\00", align 1
@__gomc_streamplaces.str.1 = private unnamed_addr constant [56 x i8] c"the place of a stream that appends and was not used yet\00", align 1
@__gomc_streamplaces.str.2 = private unnamed_addr constant [62 x i8] c"a file that is used while a stream may hold back output to it\00", align 1
@stderr = external global ptr, align 8
@__gomc_streamplaces.str.3 = private unnamed_addr constant [51 x i8] c"standard input, output or error in place of a file\00", align 1
@__gomc_streamplaces.str.4 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_streamplaces.str.5 = private unnamed_addr constant [32 x i8] c"use of a stream that was closed\00", align 1
@__gomc_streamplaces.str.6 = private unnamed_addr constant [34 x i8] c"use of a stream that there is not\00", align 1

define i32 @fseek(ptr noundef %s, i64 noundef %offset, i32 noundef %from) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i3, label %not_standard.exit

if.then.i3:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i7 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i7, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i52 = sub i64 %4, %5
  %rem.i = urem i64 %sub.i52, 28
  %tobool.i53 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i52, 28
  %cmp.i54 = icmp uge i64 %div.i, 32
  %or.cond34 = or i1 %tobool.i53, %cmp.i54
  br i1 %or.cond34, label %if.then.i56, label %number_of.exit

if.then.i56:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i61 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i64 = call i32 @__gomc_self()
  %conv.i65 = zext i32 %call.i64 to i64
  %add.i66 = add i64 %conv.i65, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i61, i32 noundef 8, i64 noundef %add.i66, i64 noundef 0, i32 noundef 1)
  %and.i70 = and i64 %call2.i, 4294967295
  %conv.i71 = trunc i64 %and.i70 to i32
  %cmp.i63 = icmp ne i32 %conv.i71, 0
  br i1 %cmp.i63, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i10 = icmp ne i32 %6, 1
  br i1 %cmp.i10, label %if.then.i11, label %enter.exit

if.then.i11:                                      ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i61, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i16 = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i16 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i61, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %sub.i18 = sub i32 %8, 1
  %idxprom.i19 = zext i32 %sub.i18 to i64
  %arrayidx.i20 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i19
  %9 = load i32, ptr %arrayidx.i20, align 4
  %tobool.i21 = icmp ne i32 %9, 0
  br i1 %tobool.i21, label %if.then.i22, label %known.exit

if.then.i22:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %cond = icmp eq i32 %from, 1
  br i1 %cond, label %if.then.i, label %if.end5.i

if.then.i:                                        ; preds = %known.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i26 = icmp ne i32 %and.i, 0
  br i1 %tobool.i26, label %land.lhs.true.i29, label %land.lhs.true.i

land.lhs.true.i29:                                ; preds = %if.then.i
  %last.i27 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i27, align 4
  %cmp.i28 = icmp eq i32 %11, 0
  br i1 %cmp.i28, label %if.then.i30, label %land.lhs.true.i

if.then.i30:                                      ; preds = %land.lhs.true.i29
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

land.lhs.true.i:                                  ; preds = %land.lhs.true.i29, %if.then.i
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %12 = load i32, ptr %pushed.i, align 4
  %tobool.i = icmp ne i32 %12, 0
  %dec.i = add nsw i64 %offset, -1
  %spec.select = select i1 %tobool.i, i64 %dec.i, i64 %offset
  br label %if.end5.i

if.end5.i:                                        ; preds = %land.lhs.true.i, %known.exit
  %offset.addr.i.0 = phi i64 [ %offset, %known.exit ], [ %spec.select, %land.lhs.true.i ]
  %pushed6.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed6.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %13 = load i32, ptr %last.i, align 4
  %cmp7.i = icmp eq i32 %13, 2
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end5.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then8.i, %if.end5.i
  %held_back.i33 = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 4
  %14 = load i32, ptr %held_back.i33, align 4
  %tobool.i34 = icmp ne i32 %14, 0
  br i1 %tobool.i34, label %if.then.i37, label %nothing_held_back.exit

if.then.i37:                                      ; preds = %if.end9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.2)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end9.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %call10.i = call i64 @__files_seek(ptr noundef %arrayidx.i20, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %flags.i40 = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %15 = load i32, ptr %flags.i40, align 4
  %and.i41 = and i32 %15, 1
  %tobool.i42 = icmp ne i32 %and.i41, 0
  %lnot.i = xor i1 %tobool.i42, true
  br i1 %lnot.i, label %land.lhs.true13.i, label %if.end18.i

land.lhs.true13.i:                                ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %16 = load i32, ptr %changes.i, align 4
  %tobool14.i = icmp ne i32 %16, 0
  br i1 %tobool14.i, label %if.end18.i, label %if.then15.i

if.then15.i:                                      ; preds = %land.lhs.true13.i
  %changes16.i = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 3
  %17 = load i32, ptr %changes16.i, align 4
  %add.i = add i32 %17, 1
  store i32 %add.i, ptr %changes.i, align 4
  br label %if.end18.i

if.end18.i:                                       ; preds = %if.then15.i, %land.lhs.true13.i, %nothing_held_back.exit
  %cmp19.i = icmp sge i64 %call10.i, 0
  br i1 %cmp19.i, label %if.then20.i, label %if.end22.i

if.then20.i:                                      ; preds = %if.end18.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end.i, align 4
  store i32 3, ptr %last.i, align 4
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then20.i, %if.end18.i
  %call.i67 = call i32 @__gomc_self()
  %conv.i68 = zext i32 %call.i67 to i64
  %add.i69 = add i64 %conv.i68, 1
  %call1.i13 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i61, i32 noundef 8, i64 noundef %add.i69, i64 noundef 0, i32 noundef 1)
  %cmp23.i = icmp slt i64 %call10.i, 0
  br i1 %cmp23.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end22.i
  %sub.i = sub nsw i64 0, %call10.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i45 = call i32 @__gomc_reads_errno()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %if.end.i49, label %seek.exit

if.end.i49:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i, align 4
  %cmp.i48 = icmp ne i32 %18, %conv.i
  br i1 %cmp.i48, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i49
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end22.i, %if.end.i49, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i49 ], [ 0, %if.end22.i ]
  ret i32 %cond.i
}

define i32 @fseeko(ptr noundef %s, i64 noundef %offset, i32 noundef %from) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i3, label %not_standard.exit

if.then.i3:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i7 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i7, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i52 = sub i64 %4, %5
  %rem.i = urem i64 %sub.i52, 28
  %tobool.i53 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i52, 28
  %cmp.i54 = icmp uge i64 %div.i, 32
  %or.cond34 = or i1 %tobool.i53, %cmp.i54
  br i1 %or.cond34, label %if.then.i56, label %number_of.exit

if.then.i56:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i61 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i64 = call i32 @__gomc_self()
  %conv.i65 = zext i32 %call.i64 to i64
  %add.i66 = add i64 %conv.i65, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i61, i32 noundef 8, i64 noundef %add.i66, i64 noundef 0, i32 noundef 1)
  %and.i70 = and i64 %call2.i, 4294967295
  %conv.i71 = trunc i64 %and.i70 to i32
  %cmp.i63 = icmp ne i32 %conv.i71, 0
  br i1 %cmp.i63, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i10 = icmp ne i32 %6, 1
  br i1 %cmp.i10, label %if.then.i11, label %enter.exit

if.then.i11:                                      ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i61, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i16 = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i16 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i61, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %sub.i18 = sub i32 %8, 1
  %idxprom.i19 = zext i32 %sub.i18 to i64
  %arrayidx.i20 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i19
  %9 = load i32, ptr %arrayidx.i20, align 4
  %tobool.i21 = icmp ne i32 %9, 0
  br i1 %tobool.i21, label %if.then.i22, label %known.exit

if.then.i22:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %cond = icmp eq i32 %from, 1
  br i1 %cond, label %if.then.i, label %if.end5.i

if.then.i:                                        ; preds = %known.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i26 = icmp ne i32 %and.i, 0
  br i1 %tobool.i26, label %land.lhs.true.i29, label %land.lhs.true.i

land.lhs.true.i29:                                ; preds = %if.then.i
  %last.i27 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i27, align 4
  %cmp.i28 = icmp eq i32 %11, 0
  br i1 %cmp.i28, label %if.then.i30, label %land.lhs.true.i

if.then.i30:                                      ; preds = %land.lhs.true.i29
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

land.lhs.true.i:                                  ; preds = %land.lhs.true.i29, %if.then.i
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %12 = load i32, ptr %pushed.i, align 4
  %tobool.i = icmp ne i32 %12, 0
  %dec.i = add nsw i64 %offset, -1
  %spec.select = select i1 %tobool.i, i64 %dec.i, i64 %offset
  br label %if.end5.i

if.end5.i:                                        ; preds = %land.lhs.true.i, %known.exit
  %offset.addr.i.0 = phi i64 [ %offset, %known.exit ], [ %spec.select, %land.lhs.true.i ]
  %pushed6.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed6.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %13 = load i32, ptr %last.i, align 4
  %cmp7.i = icmp eq i32 %13, 2
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end5.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then8.i, %if.end5.i
  %held_back.i33 = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 4
  %14 = load i32, ptr %held_back.i33, align 4
  %tobool.i34 = icmp ne i32 %14, 0
  br i1 %tobool.i34, label %if.then.i37, label %nothing_held_back.exit

if.then.i37:                                      ; preds = %if.end9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.2)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end9.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %call10.i = call i64 @__files_seek(ptr noundef %arrayidx.i20, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %flags.i40 = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %15 = load i32, ptr %flags.i40, align 4
  %and.i41 = and i32 %15, 1
  %tobool.i42 = icmp ne i32 %and.i41, 0
  %lnot.i = xor i1 %tobool.i42, true
  br i1 %lnot.i, label %land.lhs.true13.i, label %if.end18.i

land.lhs.true13.i:                                ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %16 = load i32, ptr %changes.i, align 4
  %tobool14.i = icmp ne i32 %16, 0
  br i1 %tobool14.i, label %if.end18.i, label %if.then15.i

if.then15.i:                                      ; preds = %land.lhs.true13.i
  %changes16.i = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 3
  %17 = load i32, ptr %changes16.i, align 4
  %add.i = add i32 %17, 1
  store i32 %add.i, ptr %changes.i, align 4
  br label %if.end18.i

if.end18.i:                                       ; preds = %if.then15.i, %land.lhs.true13.i, %nothing_held_back.exit
  %cmp19.i = icmp sge i64 %call10.i, 0
  br i1 %cmp19.i, label %if.then20.i, label %if.end22.i

if.then20.i:                                      ; preds = %if.end18.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end.i, align 4
  store i32 3, ptr %last.i, align 4
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then20.i, %if.end18.i
  %call.i67 = call i32 @__gomc_self()
  %conv.i68 = zext i32 %call.i67 to i64
  %add.i69 = add i64 %conv.i68, 1
  %call1.i13 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i61, i32 noundef 8, i64 noundef %add.i69, i64 noundef 0, i32 noundef 1)
  %cmp23.i = icmp slt i64 %call10.i, 0
  br i1 %cmp23.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end22.i
  %sub.i = sub nsw i64 0, %call10.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i45 = call i32 @__gomc_reads_errno()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %if.end.i49, label %seek.exit

if.end.i49:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i, align 4
  %cmp.i48 = icmp ne i32 %18, %conv.i
  br i1 %cmp.i48, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i49
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end22.i, %if.end.i49, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i49 ], [ 0, %if.end22.i ]
  ret i32 %cond.i
}

define i32 @fseeko64(ptr noundef %s, i64 noundef %offset, i32 noundef %from) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i3, label %not_standard.exit

if.then.i3:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i7 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i7, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i52 = sub i64 %4, %5
  %rem.i = urem i64 %sub.i52, 28
  %tobool.i53 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i52, 28
  %cmp.i54 = icmp uge i64 %div.i, 32
  %or.cond34 = or i1 %tobool.i53, %cmp.i54
  br i1 %or.cond34, label %if.then.i56, label %number_of.exit

if.then.i56:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i61 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i64 = call i32 @__gomc_self()
  %conv.i65 = zext i32 %call.i64 to i64
  %add.i66 = add i64 %conv.i65, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i61, i32 noundef 8, i64 noundef %add.i66, i64 noundef 0, i32 noundef 1)
  %and.i70 = and i64 %call2.i, 4294967295
  %conv.i71 = trunc i64 %and.i70 to i32
  %cmp.i63 = icmp ne i32 %conv.i71, 0
  br i1 %cmp.i63, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i10 = icmp ne i32 %6, 1
  br i1 %cmp.i10, label %if.then.i11, label %enter.exit

if.then.i11:                                      ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i61, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i16 = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i16 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i61, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %sub.i18 = sub i32 %8, 1
  %idxprom.i19 = zext i32 %sub.i18 to i64
  %arrayidx.i20 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i19
  %9 = load i32, ptr %arrayidx.i20, align 4
  %tobool.i21 = icmp ne i32 %9, 0
  br i1 %tobool.i21, label %if.then.i22, label %known.exit

if.then.i22:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %cond = icmp eq i32 %from, 1
  br i1 %cond, label %if.then.i, label %if.end5.i

if.then.i:                                        ; preds = %known.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i26 = icmp ne i32 %and.i, 0
  br i1 %tobool.i26, label %land.lhs.true.i29, label %land.lhs.true.i

land.lhs.true.i29:                                ; preds = %if.then.i
  %last.i27 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i27, align 4
  %cmp.i28 = icmp eq i32 %11, 0
  br i1 %cmp.i28, label %if.then.i30, label %land.lhs.true.i

if.then.i30:                                      ; preds = %land.lhs.true.i29
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

land.lhs.true.i:                                  ; preds = %land.lhs.true.i29, %if.then.i
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %12 = load i32, ptr %pushed.i, align 4
  %tobool.i = icmp ne i32 %12, 0
  %dec.i = add nsw i64 %offset, -1
  %spec.select = select i1 %tobool.i, i64 %dec.i, i64 %offset
  br label %if.end5.i

if.end5.i:                                        ; preds = %land.lhs.true.i, %known.exit
  %offset.addr.i.0 = phi i64 [ %offset, %known.exit ], [ %spec.select, %land.lhs.true.i ]
  %pushed6.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed6.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %13 = load i32, ptr %last.i, align 4
  %cmp7.i = icmp eq i32 %13, 2
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end5.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then8.i, %if.end5.i
  %held_back.i33 = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 4
  %14 = load i32, ptr %held_back.i33, align 4
  %tobool.i34 = icmp ne i32 %14, 0
  br i1 %tobool.i34, label %if.then.i37, label %nothing_held_back.exit

if.then.i37:                                      ; preds = %if.end9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.2)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end9.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %call10.i = call i64 @__files_seek(ptr noundef %arrayidx.i20, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %flags.i40 = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %15 = load i32, ptr %flags.i40, align 4
  %and.i41 = and i32 %15, 1
  %tobool.i42 = icmp ne i32 %and.i41, 0
  %lnot.i = xor i1 %tobool.i42, true
  br i1 %lnot.i, label %land.lhs.true13.i, label %if.end18.i

land.lhs.true13.i:                                ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %16 = load i32, ptr %changes.i, align 4
  %tobool14.i = icmp ne i32 %16, 0
  br i1 %tobool14.i, label %if.end18.i, label %if.then15.i

if.then15.i:                                      ; preds = %land.lhs.true13.i
  %changes16.i = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 3
  %17 = load i32, ptr %changes16.i, align 4
  %add.i = add i32 %17, 1
  store i32 %add.i, ptr %changes.i, align 4
  br label %if.end18.i

if.end18.i:                                       ; preds = %if.then15.i, %land.lhs.true13.i, %nothing_held_back.exit
  %cmp19.i = icmp sge i64 %call10.i, 0
  br i1 %cmp19.i, label %if.then20.i, label %if.end22.i

if.then20.i:                                      ; preds = %if.end18.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end.i, align 4
  store i32 3, ptr %last.i, align 4
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then20.i, %if.end18.i
  %call.i67 = call i32 @__gomc_self()
  %conv.i68 = zext i32 %call.i67 to i64
  %add.i69 = add i64 %conv.i68, 1
  %call1.i13 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i61, i32 noundef 8, i64 noundef %add.i69, i64 noundef 0, i32 noundef 1)
  %cmp23.i = icmp slt i64 %call10.i, 0
  br i1 %cmp23.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end22.i
  %sub.i = sub nsw i64 0, %call10.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i45 = call i32 @__gomc_reads_errno()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %if.end.i49, label %seek.exit

if.end.i49:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i, align 4
  %cmp.i48 = icmp ne i32 %18, %conv.i
  br i1 %cmp.i48, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i49
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end22.i, %if.end.i49, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i49 ], [ 0, %if.end22.i ]
  ret i32 %cond.i
}

define void @rewind(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i3, label %not_standard.exit

if.then.i3:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i7 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i7, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i52 = sub i64 %4, %5
  %rem.i = urem i64 %sub.i52, 28
  %tobool.i53 = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i52, 28
  %cmp.i54 = icmp uge i64 %div.i, 32
  %or.cond35 = or i1 %tobool.i53, %cmp.i54
  br i1 %or.cond35, label %if.then.i56, label %number_of.exit

if.then.i56:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i61 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i64 = call i32 @__gomc_self()
  %conv.i65 = zext i32 %call.i64 to i64
  %add.i66 = add i64 %conv.i65, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i61, i32 noundef 8, i64 noundef %add.i66, i64 noundef 0, i32 noundef 1)
  %and.i70 = and i64 %call2.i, 4294967295
  %conv.i71 = trunc i64 %and.i70 to i32
  %cmp.i63 = icmp ne i32 %conv.i71, 0
  br i1 %cmp.i63, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i10 = icmp ne i32 %6, 1
  br i1 %cmp.i10, label %if.then.i11, label %enter.exit

if.then.i11:                                      ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i61, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i16 = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i16 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i61, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %sub.i18 = sub i32 %8, 1
  %idxprom.i19 = zext i32 %sub.i18 to i64
  %arrayidx.i20 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i19
  %9 = load i32, ptr %arrayidx.i20, align 4
  %tobool.i21 = icmp ne i32 %9, 0
  br i1 %tobool.i21, label %if.then.i22, label %if.end5.i

if.then.i22:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

if.end5.i:                                        ; preds = %enter.exit
  %pushed6.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed6.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %10 = load i32, ptr %last.i, align 4
  %cmp7.i = icmp eq i32 %10, 2
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end5.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then8.i, %if.end5.i
  %held_back.i33 = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 4
  %11 = load i32, ptr %held_back.i33, align 4
  %tobool.i34 = icmp ne i32 %11, 0
  br i1 %tobool.i34, label %if.then.i37, label %nothing_held_back.exit

if.then.i37:                                      ; preds = %if.end9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.2)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end9.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %call10.i = call i64 @__files_seek(ptr noundef %arrayidx.i20, ptr noundef %place.i, i64 noundef 0, i32 noundef 0)
  %flags.i40 = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %12 = load i32, ptr %flags.i40, align 4
  %and.i41 = and i32 %12, 1
  %tobool.i42 = icmp ne i32 %and.i41, 0
  %lnot.i = xor i1 %tobool.i42, true
  br i1 %lnot.i, label %land.lhs.true13.i, label %if.end18.i

land.lhs.true13.i:                                ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %13 = load i32, ptr %changes.i, align 4
  %tobool14.i = icmp ne i32 %13, 0
  br i1 %tobool14.i, label %if.end18.i, label %if.then15.i

if.then15.i:                                      ; preds = %land.lhs.true13.i
  %changes16.i = getelementptr inbounds %struct.file, ptr %arrayidx.i20, i32 0, i32 3
  %14 = load i32, ptr %changes16.i, align 4
  %add.i = add i32 %14, 1
  store i32 %add.i, ptr %changes.i, align 4
  br label %if.end18.i

if.end18.i:                                       ; preds = %if.then15.i, %land.lhs.true13.i, %nothing_held_back.exit
  %cmp19.i = icmp sge i64 %call10.i, 0
  br i1 %cmp19.i, label %if.then20.i, label %if.end22.i

if.then20.i:                                      ; preds = %if.end18.i
  %end.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end.i, align 4
  store i32 3, ptr %last.i, align 4
  br label %if.end22.i

if.end22.i:                                       ; preds = %if.then20.i, %if.end18.i
  %call.i67 = call i32 @__gomc_self()
  %conv.i68 = zext i32 %call.i67 to i64
  %add.i69 = add i64 %conv.i68, 1
  %call1.i13 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i61, i32 noundef 8, i64 noundef %add.i69, i64 noundef 0, i32 noundef 1)
  %cmp23.i = icmp slt i64 %call10.i, 0
  br i1 %cmp23.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end22.i
  %sub.i = sub nsw i64 0, %call10.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i45 = call i32 @__gomc_reads_errno()
  %tobool.i46 = icmp ne i32 %call.i45, 0
  br i1 %tobool.i46, label %if.end.i49, label %seek.exit

if.end.i49:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i, align 4
  %cmp.i48 = icmp ne i32 %15, %conv.i
  br i1 %cmp.i48, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i49
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end22.i, %if.end.i49, %if.then2.i, %cond.true.i
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 0, ptr %error, align 4
  ret void
}

define i64 @ftell(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
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
  %or.cond15 = or i1 %tobool.i27, %cmp.i28
  br i1 %or.cond15, label %if.then.i30, label %number_of.exit

if.then.i30:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i33 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i35 = call i32 @__gomc_self()
  %conv.i36 = zext i32 %call.i35 to i64
  %add.i37 = add i64 %conv.i36, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i33, i32 noundef 8, i64 noundef %add.i37, i64 noundef 0, i32 noundef 1)
  %and.i41 = and i64 %call2.i, 4294967295
  %conv.i42 = trunc i64 %and.i41 to i32
  %cmp.i34 = icmp ne i32 %conv.i42, 0
  br i1 %cmp.i34, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i8 = icmp ne i32 %6, 1
  br i1 %cmp.i8, label %if.then.i9, label %enter.exit

if.then.i9:                                       ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i33, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i13 = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i13 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i33, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %sub.i15 = sub i32 %8, 1
  %idxprom.i16 = zext i32 %sub.i15 to i64
  %arrayidx.i17 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i16
  %9 = load i32, ptr %arrayidx.i17, align 4
  %tobool.i = icmp ne i32 %9, 0
  br i1 %tobool.i, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i21 = icmp ne i32 %and.i, 0
  br i1 %tobool.i21, label %land.lhs.true.i, label %place_known.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i22 = icmp eq i32 %11, 0
  br i1 %cmp.i22, label %if.then.i23, label %place_known.exit

if.then.i23:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

place_known.exit:                                 ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 8
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp.i = icmp ne i32 %13, 0
  %conv4.i = zext i1 %cmp.i to i32
  %conv5.i = sext i32 %conv4.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv5.i
  %call.i38 = call i32 @__gomc_self()
  %conv.i39 = zext i32 %call.i38 to i64
  %add.i40 = add i64 %conv.i39, 1
  %call1.i10 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i33, i32 noundef 8, i64 noundef %add.i40, i64 noundef 0, i32 noundef 1)
  ret i64 %sub.i
}

define i64 @ftello(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
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
  %or.cond15 = or i1 %tobool.i27, %cmp.i28
  br i1 %or.cond15, label %if.then.i30, label %number_of.exit

if.then.i30:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i33 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i35 = call i32 @__gomc_self()
  %conv.i36 = zext i32 %call.i35 to i64
  %add.i37 = add i64 %conv.i36, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i33, i32 noundef 8, i64 noundef %add.i37, i64 noundef 0, i32 noundef 1)
  %and.i41 = and i64 %call2.i, 4294967295
  %conv.i42 = trunc i64 %and.i41 to i32
  %cmp.i34 = icmp ne i32 %conv.i42, 0
  br i1 %cmp.i34, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i8 = icmp ne i32 %6, 1
  br i1 %cmp.i8, label %if.then.i9, label %enter.exit

if.then.i9:                                       ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i33, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i13 = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i13 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i33, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %sub.i15 = sub i32 %8, 1
  %idxprom.i16 = zext i32 %sub.i15 to i64
  %arrayidx.i17 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i16
  %9 = load i32, ptr %arrayidx.i17, align 4
  %tobool.i = icmp ne i32 %9, 0
  br i1 %tobool.i, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i21 = icmp ne i32 %and.i, 0
  br i1 %tobool.i21, label %land.lhs.true.i, label %place_known.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i22 = icmp eq i32 %11, 0
  br i1 %cmp.i22, label %if.then.i23, label %place_known.exit

if.then.i23:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

place_known.exit:                                 ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 8
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp.i = icmp ne i32 %13, 0
  %conv4.i = zext i1 %cmp.i to i32
  %conv5.i = sext i32 %conv4.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv5.i
  %call.i38 = call i32 @__gomc_self()
  %conv.i39 = zext i32 %call.i38 to i64
  %add.i40 = add i64 %conv.i39, 1
  %call1.i10 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i33, i32 noundef 8, i64 noundef %add.i40, i64 noundef 0, i32 noundef 1)
  ret i64 %sub.i
}

define i64 @ftello64(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
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
  %or.cond15 = or i1 %tobool.i27, %cmp.i28
  br i1 %or.cond15, label %if.then.i30, label %number_of.exit

if.then.i30:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i33 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i35 = call i32 @__gomc_self()
  %conv.i36 = zext i32 %call.i35 to i64
  %add.i37 = add i64 %conv.i36, 1
  %call2.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i33, i32 noundef 8, i64 noundef %add.i37, i64 noundef 0, i32 noundef 1)
  %and.i41 = and i64 %call2.i, 4294967295
  %conv.i42 = trunc i64 %and.i41 to i32
  %cmp.i34 = icmp ne i32 %conv.i42, 0
  br i1 %cmp.i34, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i8 = icmp ne i32 %6, 1
  br i1 %cmp.i8, label %if.then.i9, label %enter.exit

if.then.i9:                                       ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i33, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i13 = sub i32 %7, 3
  %idxprom.i = zext i32 %sub.i13 to i64
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i64 0, i64 %idxprom.i
  %file.i = getelementptr inbounds %struct.files, ptr %call.i33, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 8
  %sub.i15 = sub i32 %8, 1
  %idxprom.i16 = zext i32 %sub.i15 to i64
  %arrayidx.i17 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i64 0, i64 %idxprom.i16
  %9 = load i32, ptr %arrayidx.i17, align 4
  %tobool.i = icmp ne i32 %9, 0
  br i1 %tobool.i, label %if.then.i18, label %known.exit

if.then.i18:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i21 = icmp ne i32 %and.i, 0
  br i1 %tobool.i21, label %land.lhs.true.i, label %place_known.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i22 = icmp eq i32 %11, 0
  br i1 %cmp.i22, label %if.then.i23, label %place_known.exit

if.then.i23:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

place_known.exit:                                 ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 8
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp.i = icmp ne i32 %13, 0
  %conv4.i = zext i1 %cmp.i to i32
  %conv5.i = sext i32 %conv4.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv5.i
  %call.i38 = call i32 @__gomc_self()
  %conv.i39 = zext i32 %call.i38 to i64
  %add.i40 = add i64 %conv.i39, 1
  %call1.i10 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i33, i32 noundef 8, i64 noundef %add.i40, i64 noundef 0, i32 noundef 1)
  ret i64 %sub.i
}

define i32 @feof(ptr noundef %s) {
entry:
  %end = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i5 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i5, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %4, %5
  %rem.i = urem i64 %sub.i, 28
  %tobool.i = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i11 = icmp uge i64 %div.i, 32
  %or.cond9 = or i1 %tobool.i, %cmp.i11
  br i1 %or.cond9, label %if.then.i13, label %number_of.exit

if.then.i13:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i16 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i19 = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i19 to i64
  %add.i21 = add i64 %conv.i20, 1
  %call2.i17 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i21, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i17, 4294967295
  %conv.i25 = trunc i64 %and.i to i32
  %cmp.i18 = icmp ne i32 %conv.i25, 0
  br i1 %cmp.i18, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i6 = icmp ne i32 %6, 1
  br i1 %cmp.i6, label %if.then.i7, label %enter.exit

if.then.i7:                                       ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %7 = load i32, ptr %end, align 4
  %cmp.i = icmp ne i32 %7, 0
  %conv.i = zext i1 %cmp.i to i32
  %call.i22 = call i32 @__gomc_self()
  %conv.i23 = zext i32 %call.i22 to i64
  %add.i24 = add i64 %conv.i23, 1
  %call1.i8 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i16, i32 noundef 8, i64 noundef %add.i24, i64 noundef 0, i32 noundef 1)
  ret i32 %conv.i
}

define i32 @ferror(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i3 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i3, i1 true, i1 %cmp1.i
  br i1 %2, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i5 = icmp eq ptr %s, %3
  br i1 %cmp.i5, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %cond.false
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %cond.false
  %call.i8 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i8, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %4, %5
  %rem.i = urem i64 %sub.i, 28
  %tobool.i = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i14 = icmp uge i64 %div.i, 32
  %or.cond11 = or i1 %tobool.i, %cmp.i14
  br i1 %or.cond11, label %if.then.i16, label %number_of.exit

if.then.i16:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i19 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i22 = call i32 @__gomc_self()
  %conv.i23 = zext i32 %call.i22 to i64
  %add.i24 = add i64 %conv.i23, 1
  %call2.i20 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i19, i32 noundef 8, i64 noundef %add.i24, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i20, 4294967295
  %conv.i28 = trunc i64 %and.i to i32
  %cmp.i21 = icmp ne i32 %conv.i28, 0
  br i1 %cmp.i21, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i9 = icmp ne i32 %6, 1
  br i1 %cmp.i9, label %if.then.i10, label %enter.exit

if.then.i10:                                      ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %7 = load i32, ptr %error, align 4
  %cmp.i = icmp ne i32 %7, 0
  %conv.i = zext i1 %cmp.i to i32
  %call.i25 = call i32 @__gomc_self()
  %conv.i26 = zext i32 %call.i25 to i64
  %add.i27 = add i64 %conv.i26, 1
  %call1.i11 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i19, i32 noundef 8, i64 noundef %add.i27, i64 noundef 0, i32 noundef 1)
  br label %cond.end

cond.end:                                         ; preds = %entry, %enter.exit
  %cond = phi i32 [ %conv.i, %enter.exit ], [ 0, %entry ]
  ret i32 %cond
}

define void @clearerr(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 8
  %cmp.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %2, label %return, label %if.end

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr @stdin, align 8
  %cmp.i3 = icmp eq ptr %s, %3
  br i1 %cmp.i3, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %4, %5
  %rem.i = urem i64 %sub.i, 28
  %tobool.i = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i11 = icmp uge i64 %div.i, 32
  %or.cond12 = or i1 %tobool.i, %cmp.i11
  br i1 %or.cond12, label %if.then.i13, label %number_of.exit

if.then.i13:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i15 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i18 = call i32 @__gomc_self()
  %conv.i19 = zext i32 %call.i18 to i64
  %add.i20 = add i64 %conv.i19, 1
  %call2.i16 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i15, i32 noundef 8, i64 noundef %add.i20, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i16, 4294967295
  %conv.i24 = trunc i64 %and.i to i32
  %cmp.i17 = icmp ne i32 %conv.i24, 0
  br i1 %cmp.i17, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i5 = icmp ne i32 %6, 1
  br i1 %cmp.i5, label %if.then.i6, label %enter.exit

if.then.i6:                                       ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 0, ptr %error, align 4
  %end = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end, align 4
  %call.i21 = call i32 @__gomc_self()
  %conv.i22 = zext i32 %call.i21 to i64
  %add.i23 = add i64 %conv.i22, 1
  %call1.i8 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i15, i32 noundef 8, i64 noundef %add.i23, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %entry, %enter.exit
  ret void
}

define i32 @fileno(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdin, align 8
  %cmp = icmp eq ptr %s, %0
  br i1 %cmp, label %return, label %if.end

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr @stdout, align 8
  %cmp.i = icmp eq ptr %s, %1
  %2 = load ptr, ptr @stderr, align 8
  %cmp1.i = icmp eq ptr %s, %2
  %3 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %3, label %if.then1, label %if.end3

if.then1:                                         ; preds = %if.end
  %cond = select i1 %cmp.i, i32 1, i32 2
  br label %return

if.end3:                                          ; preds = %if.end
  %call.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i64
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i64
  %sub.i = sub i64 %4, %5
  %rem.i = urem i64 %sub.i, 28
  %tobool.i = icmp ne i64 %rem.i, 0
  %div.i = udiv i64 %sub.i, 28
  %cmp.i11 = icmp uge i64 %div.i, 32
  %or.cond = or i1 %tobool.i, %cmp.i11
  br i1 %or.cond, label %if.then.i12, label %number_of.exit

if.then.i12:                                      ; preds = %if.end3
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %if.end3
  %call.i14 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i17 = call i32 @__gomc_self()
  %conv.i18 = zext i32 %call.i17 to i64
  %add.i19 = add i64 %conv.i18, 1
  %call2.i15 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i14, i32 noundef 8, i64 noundef %add.i19, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call2.i15, 4294967295
  %conv.i23 = trunc i64 %and.i to i32
  %cmp.i16 = icmp ne i32 %conv.i23, 0
  br i1 %cmp.i16, label %do.body.i, label %hold.exit

hold.exit:                                        ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i6 = icmp ne i32 %6, 1
  br i1 %cmp.i6, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold.exit
  %descriptor = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor, align 4
  %call.i20 = call i32 @__gomc_self()
  %conv.i21 = zext i32 %call.i20 to i64
  %add.i22 = add i64 %conv.i21, 1
  %call1.i8 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i14, i32 noundef 8, i64 noundef %add.i22, i64 noundef 0, i32 noundef 1)
  br label %return

return:                                           ; preds = %entry, %enter.exit, %if.then1
  %retval.0 = phi i32 [ %cond, %if.then1 ], [ %7, %enter.exit ], [ 0, %entry ]
  ret i32 %retval.0
}

declare i64 @__files_seek(ptr noundef, ptr noundef, i64 noundef, i32 noundef)

declare void @__gomc_unsupported(ptr noundef)

declare i32 @__gomc_reads_errno()

declare ptr @__errno_location()

declare ptr @__files_state()

declare void @__gomc_error(ptr noundef, ptr noundef)

declare i64 @__gomc_wait(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

declare i32 @__gomc_self()

declare i64 @__gomc_rmw(i32 noundef, ptr noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef)

