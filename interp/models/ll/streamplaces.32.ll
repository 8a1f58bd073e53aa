source_filename = "streamplaces.c"
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-pc-linux-gnu"

%struct.files = type { i64, i32, i32, i32, [32 x %struct.entry], [16 x %struct.file], [32 x %struct.description], [32 x %struct.stream], [4 x i8] }
%struct.entry = type { %struct.name, i32 }
%struct.name = type { %struct.packed, i32, i32 }
%struct.packed = type { [8 x i64] }
%struct.file = type { i32, i32, i32, i32, i32, [8192 x i8] }
%struct.description = type { i32, i32, i32, i32, ptr }
%struct.stream = type { i32, i32, i32, i32, i32, i32, i32 }

@stdin = external global ptr, align 4
@stdout = external global ptr, align 4
@__gomc_streamplaces.str = private unnamed_addr constant [49 x i8] c"what is in a file that the program did not write\00", align 1
@__gomc_streamplaces.str.1 = private unnamed_addr constant [56 x i8] c"the place of a stream that appends and was not used yet\00", align 1
@__gomc_streamplaces.str.2 = private unnamed_addr constant [62 x i8] c"a file that is used while a stream may hold back output to it\00", align 1
@stderr = external global ptr, align 4
@__gomc_streamplaces.str.3 = private unnamed_addr constant [51 x i8] c"standard input, output or error in place of a file\00", align 1
@__gomc_streamplaces.str.4 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@__gomc_streamplaces.str.5 = private unnamed_addr constant [32 x i8] c"use of a stream that was closed\00", align 1
@__gomc_streamplaces.str.6 = private unnamed_addr constant [34 x i8] c"use of a stream that there is not\00", align 1

define i32 @fseek(ptr noundef %s, i32 noundef %offset, i32 noundef %from) {
entry:
  %conv = sext i32 %offset to i64
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i3 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i3
  br i1 %or.cond, label %if.then.i4, label %not_standard.exit

if.then.i4:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i8 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i8, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i50 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i50, 28
  %tobool.i51 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i50, 28
  %cmp.i52 = icmp uge i32 %div.i, 32
  %or.cond34 = or i1 %tobool.i51, %cmp.i52
  br i1 %or.cond34, label %if.then.i54, label %number_of.exit

if.then.i54:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i58 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i62 = call i32 @__gomc_self()
  %conv.i63 = zext i32 %call.i62 to i64
  %add.i64 = add i64 %conv.i63, 1
  %call1.i60 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i58, i32 noundef 8, i64 noundef %add.i64, i64 noundef 0, i32 noundef 1)
  %and.i65 = and i64 %call1.i60, 4294967295
  %conv.i66 = trunc i64 %and.i65 to i32
  %cmp.i61 = icmp ne i32 %conv.i66, 0
  br i1 %cmp.i61, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i11 = icmp ne i32 %6, 1
  br i1 %cmp.i11, label %if.then.i12, label %enter.exit

if.then.i12:                                      ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i58, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i16 = sub i32 %7, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i16
  %file.i = getelementptr inbounds %struct.files, ptr %call.i58, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %sub.i18 = sub i32 %8, 1
  %arrayidx.i19 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i18
  %9 = load i32, ptr %arrayidx.i19, align 4
  %tobool.i20 = icmp ne i32 %9, 0
  br i1 %tobool.i20, label %if.then.i21, label %known.exit

if.then.i21:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %cond = icmp eq i32 %from, 1
  br i1 %cond, label %if.then.i, label %if.end5.i

if.then.i:                                        ; preds = %known.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i25 = icmp ne i32 %and.i, 0
  br i1 %tobool.i25, label %land.lhs.true.i28, label %land.lhs.true.i

land.lhs.true.i28:                                ; preds = %if.then.i
  %last.i26 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i26, align 4
  %cmp.i27 = icmp eq i32 %11, 0
  br i1 %cmp.i27, label %if.then.i29, label %land.lhs.true.i

if.then.i29:                                      ; preds = %land.lhs.true.i28
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

land.lhs.true.i:                                  ; preds = %land.lhs.true.i28, %if.then.i
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %12 = load i32, ptr %pushed.i, align 4
  %tobool.i = icmp ne i32 %12, 0
  %dec.i = add nsw i64 %conv, -1
  %spec.select = select i1 %tobool.i, i64 %dec.i, i64 %conv
  br label %if.end5.i

if.end5.i:                                        ; preds = %land.lhs.true.i, %known.exit
  %offset.addr.i.0 = phi i64 [ %conv, %known.exit ], [ %spec.select, %land.lhs.true.i ]
  %pushed6.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed6.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %13 = load i32, ptr %last.i, align 4
  %cmp7.i = icmp eq i32 %13, 2
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end5.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i19, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then8.i, %if.end5.i
  %held_back.i32 = getelementptr inbounds %struct.file, ptr %arrayidx.i19, i32 0, i32 4
  %14 = load i32, ptr %held_back.i32, align 4
  %tobool.i33 = icmp ne i32 %14, 0
  br i1 %tobool.i33, label %if.then.i36, label %nothing_held_back.exit

if.then.i36:                                      ; preds = %if.end9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.2)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end9.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %call10.i = call i64 @__files_seek(ptr noundef %arrayidx.i19, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %flags.i39 = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %15 = load i32, ptr %flags.i39, align 4
  %and.i40 = and i32 %15, 1
  %tobool.i41 = icmp ne i32 %and.i40, 0
  %lnot.i = xor i1 %tobool.i41, true
  br i1 %lnot.i, label %land.lhs.true13.i, label %if.end18.i

land.lhs.true13.i:                                ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %16 = load i32, ptr %changes.i, align 4
  %tobool14.i = icmp ne i32 %16, 0
  br i1 %tobool14.i, label %if.end18.i, label %if.then15.i

if.then15.i:                                      ; preds = %land.lhs.true13.i
  %changes16.i = getelementptr inbounds %struct.file, ptr %arrayidx.i19, i32 0, i32 3
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
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i68 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i58, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp23.i = icmp slt i64 %call10.i, 0
  br i1 %cmp23.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end22.i
  %sub.i = sub nsw i64 0, %call10.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i44 = icmp ne i32 %call.i, 0
  br i1 %tobool.i44, label %if.end.i47, label %seek.exit

if.end.i47:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i, align 4
  %cmp.i46 = icmp ne i32 %18, %conv.i
  br i1 %cmp.i46, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i47
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end22.i, %if.end.i47, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i47 ], [ 0, %if.end22.i ]
  ret i32 %cond.i
}

define i32 @fseeko(ptr noundef %s, i32 noundef %offset, i32 noundef %from) {
entry:
  %conv = sext i32 %offset to i64
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i3 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i3
  br i1 %or.cond, label %if.then.i4, label %not_standard.exit

if.then.i4:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i8 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i8, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i50 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i50, 28
  %tobool.i51 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i50, 28
  %cmp.i52 = icmp uge i32 %div.i, 32
  %or.cond34 = or i1 %tobool.i51, %cmp.i52
  br i1 %or.cond34, label %if.then.i54, label %number_of.exit

if.then.i54:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i58 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i62 = call i32 @__gomc_self()
  %conv.i63 = zext i32 %call.i62 to i64
  %add.i64 = add i64 %conv.i63, 1
  %call1.i60 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i58, i32 noundef 8, i64 noundef %add.i64, i64 noundef 0, i32 noundef 1)
  %and.i65 = and i64 %call1.i60, 4294967295
  %conv.i66 = trunc i64 %and.i65 to i32
  %cmp.i61 = icmp ne i32 %conv.i66, 0
  br i1 %cmp.i61, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i11 = icmp ne i32 %6, 1
  br i1 %cmp.i11, label %if.then.i12, label %enter.exit

if.then.i12:                                      ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i58, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i16 = sub i32 %7, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i16
  %file.i = getelementptr inbounds %struct.files, ptr %call.i58, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %sub.i18 = sub i32 %8, 1
  %arrayidx.i19 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i18
  %9 = load i32, ptr %arrayidx.i19, align 4
  %tobool.i20 = icmp ne i32 %9, 0
  br i1 %tobool.i20, label %if.then.i21, label %known.exit

if.then.i21:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %cond = icmp eq i32 %from, 1
  br i1 %cond, label %if.then.i, label %if.end5.i

if.then.i:                                        ; preds = %known.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i25 = icmp ne i32 %and.i, 0
  br i1 %tobool.i25, label %land.lhs.true.i28, label %land.lhs.true.i

land.lhs.true.i28:                                ; preds = %if.then.i
  %last.i26 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i26, align 4
  %cmp.i27 = icmp eq i32 %11, 0
  br i1 %cmp.i27, label %if.then.i29, label %land.lhs.true.i

if.then.i29:                                      ; preds = %land.lhs.true.i28
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

land.lhs.true.i:                                  ; preds = %land.lhs.true.i28, %if.then.i
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %12 = load i32, ptr %pushed.i, align 4
  %tobool.i = icmp ne i32 %12, 0
  %dec.i = add nsw i64 %conv, -1
  %spec.select = select i1 %tobool.i, i64 %dec.i, i64 %conv
  br label %if.end5.i

if.end5.i:                                        ; preds = %land.lhs.true.i, %known.exit
  %offset.addr.i.0 = phi i64 [ %conv, %known.exit ], [ %spec.select, %land.lhs.true.i ]
  %pushed6.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  store i32 0, ptr %pushed6.i, align 4
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %13 = load i32, ptr %last.i, align 4
  %cmp7.i = icmp eq i32 %13, 2
  br i1 %cmp7.i, label %if.then8.i, label %if.end9.i

if.then8.i:                                       ; preds = %if.end5.i
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i19, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then8.i, %if.end5.i
  %held_back.i32 = getelementptr inbounds %struct.file, ptr %arrayidx.i19, i32 0, i32 4
  %14 = load i32, ptr %held_back.i32, align 4
  %tobool.i33 = icmp ne i32 %14, 0
  br i1 %tobool.i33, label %if.then.i36, label %nothing_held_back.exit

if.then.i36:                                      ; preds = %if.end9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.2)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end9.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %call10.i = call i64 @__files_seek(ptr noundef %arrayidx.i19, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %flags.i39 = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %15 = load i32, ptr %flags.i39, align 4
  %and.i40 = and i32 %15, 1
  %tobool.i41 = icmp ne i32 %and.i40, 0
  %lnot.i = xor i1 %tobool.i41, true
  br i1 %lnot.i, label %land.lhs.true13.i, label %if.end18.i

land.lhs.true13.i:                                ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %16 = load i32, ptr %changes.i, align 4
  %tobool14.i = icmp ne i32 %16, 0
  br i1 %tobool14.i, label %if.end18.i, label %if.then15.i

if.then15.i:                                      ; preds = %land.lhs.true13.i
  %changes16.i = getelementptr inbounds %struct.file, ptr %arrayidx.i19, i32 0, i32 3
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
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i68 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i58, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp23.i = icmp slt i64 %call10.i, 0
  br i1 %cmp23.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end22.i
  %sub.i = sub nsw i64 0, %call10.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i44 = icmp ne i32 %call.i, 0
  br i1 %tobool.i44, label %if.end.i47, label %seek.exit

if.end.i47:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i, align 4
  %cmp.i46 = icmp ne i32 %18, %conv.i
  br i1 %cmp.i46, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i47
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end22.i, %if.end.i47, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i47 ], [ 0, %if.end22.i ]
  ret i32 %cond.i
}

define i32 @fseeko64(ptr noundef %s, i64 noundef %offset, i32 noundef %from) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i3, label %not_standard.exit

if.then.i3:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i7 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i7, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i49 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i49, 28
  %tobool.i50 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i49, 28
  %cmp.i51 = icmp uge i32 %div.i, 32
  %or.cond34 = or i1 %tobool.i50, %cmp.i51
  br i1 %or.cond34, label %if.then.i53, label %number_of.exit

if.then.i53:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i57 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i61 = call i32 @__gomc_self()
  %conv.i62 = zext i32 %call.i61 to i64
  %add.i63 = add i64 %conv.i62, 1
  %call1.i59 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i57, i32 noundef 8, i64 noundef %add.i63, i64 noundef 0, i32 noundef 1)
  %and.i64 = and i64 %call1.i59, 4294967295
  %conv.i65 = trunc i64 %and.i64 to i32
  %cmp.i60 = icmp ne i32 %conv.i65, 0
  br i1 %cmp.i60, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i10 = icmp ne i32 %6, 1
  br i1 %cmp.i10, label %if.then.i11, label %enter.exit

if.then.i11:                                      ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i57, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i15 = sub i32 %7, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i15
  %file.i = getelementptr inbounds %struct.files, ptr %call.i57, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %sub.i17 = sub i32 %8, 1
  %arrayidx.i18 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i17
  %9 = load i32, ptr %arrayidx.i18, align 4
  %tobool.i19 = icmp ne i32 %9, 0
  br i1 %tobool.i19, label %if.then.i20, label %known.exit

if.then.i20:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %cond = icmp eq i32 %from, 1
  br i1 %cond, label %if.then.i, label %if.end5.i

if.then.i:                                        ; preds = %known.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i24 = icmp ne i32 %and.i, 0
  br i1 %tobool.i24, label %land.lhs.true.i27, label %land.lhs.true.i

land.lhs.true.i27:                                ; preds = %if.then.i
  %last.i25 = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i25, align 4
  %cmp.i26 = icmp eq i32 %11, 0
  br i1 %cmp.i26, label %if.then.i28, label %land.lhs.true.i

if.then.i28:                                      ; preds = %land.lhs.true.i27
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

land.lhs.true.i:                                  ; preds = %land.lhs.true.i27, %if.then.i
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
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i18, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then8.i, %if.end5.i
  %held_back.i31 = getelementptr inbounds %struct.file, ptr %arrayidx.i18, i32 0, i32 4
  %14 = load i32, ptr %held_back.i31, align 4
  %tobool.i32 = icmp ne i32 %14, 0
  br i1 %tobool.i32, label %if.then.i35, label %nothing_held_back.exit

if.then.i35:                                      ; preds = %if.end9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.2)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end9.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %call10.i = call i64 @__files_seek(ptr noundef %arrayidx.i18, ptr noundef %place.i, i64 noundef %offset.addr.i.0, i32 noundef %from)
  %flags.i38 = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %15 = load i32, ptr %flags.i38, align 4
  %and.i39 = and i32 %15, 1
  %tobool.i40 = icmp ne i32 %and.i39, 0
  %lnot.i = xor i1 %tobool.i40, true
  br i1 %lnot.i, label %land.lhs.true13.i, label %if.end18.i

land.lhs.true13.i:                                ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %16 = load i32, ptr %changes.i, align 4
  %tobool14.i = icmp ne i32 %16, 0
  br i1 %tobool14.i, label %if.end18.i, label %if.then15.i

if.then15.i:                                      ; preds = %land.lhs.true13.i
  %changes16.i = getelementptr inbounds %struct.file, ptr %arrayidx.i18, i32 0, i32 3
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
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i67 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i57, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp23.i = icmp slt i64 %call10.i, 0
  br i1 %cmp23.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end22.i
  %sub.i = sub nsw i64 0, %call10.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i43 = icmp ne i32 %call.i, 0
  br i1 %tobool.i43, label %if.end.i46, label %seek.exit

if.end.i46:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %18 = load i32, ptr %call1.i, align 4
  %cmp.i45 = icmp ne i32 %18, %conv.i
  br i1 %cmp.i45, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i46
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end22.i, %if.end.i46, %if.then2.i, %cond.true.i
  %cond.i = phi i32 [ -1, %cond.true.i ], [ -1, %if.then2.i ], [ -1, %if.end.i46 ], [ 0, %if.end22.i ]
  ret i32 %cond.i
}

define void @rewind(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i3, label %not_standard.exit

if.then.i3:                                       ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i7 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i7, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i49 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i49, 28
  %tobool.i50 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i49, 28
  %cmp.i51 = icmp uge i32 %div.i, 32
  %or.cond35 = or i1 %tobool.i50, %cmp.i51
  br i1 %or.cond35, label %if.then.i53, label %number_of.exit

if.then.i53:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i57 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i61 = call i32 @__gomc_self()
  %conv.i62 = zext i32 %call.i61 to i64
  %add.i63 = add i64 %conv.i62, 1
  %call1.i59 = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i57, i32 noundef 8, i64 noundef %add.i63, i64 noundef 0, i32 noundef 1)
  %and.i64 = and i64 %call1.i59, 4294967295
  %conv.i65 = trunc i64 %and.i64 to i32
  %cmp.i60 = icmp ne i32 %conv.i65, 0
  br i1 %cmp.i60, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i10 = icmp ne i32 %6, 1
  br i1 %cmp.i10, label %if.then.i11, label %enter.exit

if.then.i11:                                      ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i57, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i15 = sub i32 %7, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i15
  %file.i = getelementptr inbounds %struct.files, ptr %call.i57, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %sub.i17 = sub i32 %8, 1
  %arrayidx.i18 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i17
  %9 = load i32, ptr %arrayidx.i18, align 4
  %tobool.i19 = icmp ne i32 %9, 0
  br i1 %tobool.i19, label %if.then.i20, label %if.end5.i

if.then.i20:                                      ; preds = %enter.exit
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
  %held_back.i = getelementptr inbounds %struct.file, ptr %arrayidx.i18, i32 0, i32 4
  store i32 0, ptr %held_back.i, align 4
  br label %if.end9.i

if.end9.i:                                        ; preds = %if.then8.i, %if.end5.i
  %held_back.i31 = getelementptr inbounds %struct.file, ptr %arrayidx.i18, i32 0, i32 4
  %11 = load i32, ptr %held_back.i31, align 4
  %tobool.i32 = icmp ne i32 %11, 0
  br i1 %tobool.i32, label %if.then.i35, label %nothing_held_back.exit

if.then.i35:                                      ; preds = %if.end9.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.2)
  unreachable

nothing_held_back.exit:                           ; preds = %if.end9.i
  %place.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %call10.i = call i64 @__files_seek(ptr noundef %arrayidx.i18, ptr noundef %place.i, i64 noundef 0, i32 noundef 0)
  %flags.i38 = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %12 = load i32, ptr %flags.i38, align 4
  %and.i39 = and i32 %12, 1
  %tobool.i40 = icmp ne i32 %and.i39, 0
  %lnot.i = xor i1 %tobool.i40, true
  br i1 %lnot.i, label %land.lhs.true13.i, label %if.end18.i

land.lhs.true13.i:                                ; preds = %nothing_held_back.exit
  %changes.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 6
  %13 = load i32, ptr %changes.i, align 4
  %tobool14.i = icmp ne i32 %13, 0
  br i1 %tobool14.i, label %if.end18.i, label %if.then15.i

if.then15.i:                                      ; preds = %land.lhs.true13.i
  %changes16.i = getelementptr inbounds %struct.file, ptr %arrayidx.i18, i32 0, i32 3
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
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i67 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i57, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %cmp23.i = icmp slt i64 %call10.i, 0
  br i1 %cmp23.i, label %cond.true.i, label %seek.exit

cond.true.i:                                      ; preds = %if.end22.i
  %sub.i = sub nsw i64 0, %call10.i
  %conv.i = trunc i64 %sub.i to i32
  %call.i = call i32 @__gomc_reads_errno()
  %tobool.i43 = icmp ne i32 %call.i, 0
  br i1 %tobool.i43, label %if.end.i46, label %seek.exit

if.end.i46:                                       ; preds = %cond.true.i
  %call1.i = call ptr @__errno_location()
  %15 = load i32, ptr %call1.i, align 4
  %cmp.i45 = icmp ne i32 %15, %conv.i
  br i1 %cmp.i45, label %if.then2.i, label %seek.exit

if.then2.i:                                       ; preds = %if.end.i46
  store i32 %conv.i, ptr %call1.i, align 4
  br label %seek.exit

seek.exit:                                        ; preds = %if.end22.i, %if.end.i46, %if.then2.i, %cond.true.i
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 0, ptr %error, align 4
  ret void
}

define i32 @ftell(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i5 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i5, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i24 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i24, 28
  %tobool.i25 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i24, 28
  %cmp.i26 = icmp uge i32 %div.i, 32
  %or.cond15 = or i1 %tobool.i25, %cmp.i26
  br i1 %or.cond15, label %if.then.i28, label %number_of.exit

if.then.i28:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i32 = call i32 @__gomc_self()
  %conv.i33 = zext i32 %call.i32 to i64
  %add.i34 = add i64 %conv.i33, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i34, i64 noundef 0, i32 noundef 1)
  %and.i35 = and i64 %call1.i, 4294967295
  %conv.i36 = trunc i64 %and.i35 to i32
  %cmp.i31 = icmp ne i32 %conv.i36, 0
  br i1 %cmp.i31, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i8 = icmp ne i32 %6, 1
  br i1 %cmp.i8, label %if.then.i9, label %enter.exit

if.then.i9:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i12 = sub i32 %7, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i12
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %sub.i14 = sub i32 %8, 1
  %arrayidx.i15 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i14
  %9 = load i32, ptr %arrayidx.i15, align 4
  %tobool.i = icmp ne i32 %9, 0
  br i1 %tobool.i, label %if.then.i16, label %known.exit

if.then.i16:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i19 = icmp ne i32 %and.i, 0
  br i1 %tobool.i19, label %land.lhs.true.i, label %place_known.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i20 = icmp eq i32 %11, 0
  br i1 %cmp.i20, label %if.then.i21, label %place_known.exit

if.then.i21:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

place_known.exit:                                 ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 4
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp.i = icmp ne i32 %13, 0
  %conv4.i = zext i1 %cmp.i to i32
  %conv5.i = sext i32 %conv4.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv5.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %conv = trunc i64 %sub.i to i32
  ret i32 %conv
}

define i32 @ftello(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i5 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i5, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i24 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i24, 28
  %tobool.i25 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i24, 28
  %cmp.i26 = icmp uge i32 %div.i, 32
  %or.cond15 = or i1 %tobool.i25, %cmp.i26
  br i1 %or.cond15, label %if.then.i28, label %number_of.exit

if.then.i28:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i32 = call i32 @__gomc_self()
  %conv.i33 = zext i32 %call.i32 to i64
  %add.i34 = add i64 %conv.i33, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i34, i64 noundef 0, i32 noundef 1)
  %and.i35 = and i64 %call1.i, 4294967295
  %conv.i36 = trunc i64 %and.i35 to i32
  %cmp.i31 = icmp ne i32 %conv.i36, 0
  br i1 %cmp.i31, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i8 = icmp ne i32 %6, 1
  br i1 %cmp.i8, label %if.then.i9, label %enter.exit

if.then.i9:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i12 = sub i32 %7, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i12
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %sub.i14 = sub i32 %8, 1
  %arrayidx.i15 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i14
  %9 = load i32, ptr %arrayidx.i15, align 4
  %tobool.i = icmp ne i32 %9, 0
  br i1 %tobool.i, label %if.then.i16, label %known.exit

if.then.i16:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i19 = icmp ne i32 %and.i, 0
  br i1 %tobool.i19, label %land.lhs.true.i, label %place_known.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i20 = icmp eq i32 %11, 0
  br i1 %cmp.i20, label %if.then.i21, label %place_known.exit

if.then.i21:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

place_known.exit:                                 ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 4
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp.i = icmp ne i32 %13, 0
  %conv4.i = zext i1 %cmp.i to i32
  %conv5.i = sext i32 %conv4.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv5.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  %conv = trunc i64 %sub.i to i32
  ret i32 %conv
}

define i64 @ftello64(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i5 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i5, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i24 = sub i32 %4, %5
  %rem.i = urem i32 %sub.i24, 28
  %tobool.i25 = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i24, 28
  %cmp.i26 = icmp uge i32 %div.i, 32
  %or.cond15 = or i1 %tobool.i25, %cmp.i26
  br i1 %or.cond15, label %if.then.i28, label %number_of.exit

if.then.i28:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i32 = call i32 @__gomc_self()
  %conv.i33 = zext i32 %call.i32 to i64
  %add.i34 = add i64 %conv.i33, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i34, i64 noundef 0, i32 noundef 1)
  %and.i35 = and i64 %call1.i, 4294967295
  %conv.i36 = trunc i64 %and.i35 to i32
  %cmp.i31 = icmp ne i32 %conv.i36, 0
  br i1 %cmp.i31, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i8 = icmp ne i32 %6, 1
  br i1 %cmp.i8, label %if.then.i9, label %enter.exit

if.then.i9:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %description.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 6
  %descriptor.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor.i, align 4
  %sub.i12 = sub i32 %7, 3
  %arrayidx.i = getelementptr inbounds [32 x %struct.description], ptr %description.i, i32 0, i32 %sub.i12
  %file.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 5
  %8 = load atomic i32, ptr %arrayidx.i monotonic, align 4
  %sub.i14 = sub i32 %8, 1
  %arrayidx.i15 = getelementptr inbounds [16 x %struct.file], ptr %file.i, i32 0, i32 %sub.i14
  %9 = load i32, ptr %arrayidx.i15, align 4
  %tobool.i = icmp ne i32 %9, 0
  br i1 %tobool.i, label %if.then.i16, label %known.exit

if.then.i16:                                      ; preds = %enter.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str)
  unreachable

known.exit:                                       ; preds = %enter.exit
  %flags.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 1
  %10 = load i32, ptr %flags.i, align 4
  %and.i = and i32 %10, 1024
  %tobool.i19 = icmp ne i32 %and.i, 0
  br i1 %tobool.i19, label %land.lhs.true.i, label %place_known.exit

land.lhs.true.i:                                  ; preds = %known.exit
  %last.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 4
  %11 = load i32, ptr %last.i, align 4
  %cmp.i20 = icmp eq i32 %11, 0
  br i1 %cmp.i20, label %if.then.i21, label %place_known.exit

if.then.i21:                                      ; preds = %land.lhs.true.i
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.1)
  unreachable

place_known.exit:                                 ; preds = %land.lhs.true.i, %known.exit
  %place3.i = getelementptr inbounds %struct.description, ptr %arrayidx.i, i32 0, i32 2
  %12 = load i32, ptr %place3.i, align 4
  %conv.i = zext i32 %12 to i64
  %pushed.i = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 5
  %13 = load i32, ptr %pushed.i, align 4
  %cmp.i = icmp ne i32 %13, 0
  %conv4.i = zext i1 %cmp.i to i32
  %conv5.i = sext i32 %conv4.i to i64
  %sub.i = sub nsw i64 %conv.i, %conv5.i
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i38 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  ret i64 %sub.i
}

define i32 @feof(ptr noundef %s) {
entry:
  %end = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i.i, i1 true, i1 %cmp1.i.i
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i2 = icmp eq ptr %s, %3
  %or.cond = select i1 %2, i1 true, i1 %cmp.i2
  br i1 %or.cond, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %entry
  %call.i5 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i5, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i10 = icmp uge i32 %div.i, 32
  %or.cond9 = or i1 %tobool.i, %cmp.i10
  br i1 %or.cond9, label %if.then.i12, label %number_of.exit

if.then.i12:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i16 = call i32 @__gomc_self()
  %conv.i17 = zext i32 %call.i16 to i64
  %add.i18 = add i64 %conv.i17, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i18, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i19 = trunc i64 %and.i to i32
  %cmp.i15 = icmp ne i32 %conv.i19, 0
  br i1 %cmp.i15, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i6 = icmp ne i32 %6, 1
  br i1 %cmp.i6, label %if.then.i7, label %enter.exit

if.then.i7:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %7 = load i32, ptr %end, align 4
  %cmp.i = icmp ne i32 %7, 0
  %conv.i = zext i1 %cmp.i to i32
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i21 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  ret i32 %conv.i
}

define i32 @ferror(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i3 = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i3, i1 true, i1 %cmp1.i
  br i1 %2, label %cond.end, label %cond.false

cond.false:                                       ; preds = %entry
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i5 = icmp eq ptr %s, %3
  br i1 %cmp.i5, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %cond.false
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %cond.false
  %call.i8 = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i8, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i13 = icmp uge i32 %div.i, 32
  %or.cond11 = or i1 %tobool.i, %cmp.i13
  br i1 %or.cond11, label %if.then.i15, label %number_of.exit

if.then.i15:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i19 = call i32 @__gomc_self()
  %conv.i20 = zext i32 %call.i19 to i64
  %add.i21 = add i64 %conv.i20, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i21, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i22 = trunc i64 %and.i to i32
  %cmp.i18 = icmp ne i32 %conv.i22, 0
  br i1 %cmp.i18, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i9 = icmp ne i32 %6, 1
  br i1 %cmp.i9, label %if.then.i10, label %enter.exit

if.then.i10:                                      ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %7 = load i32, ptr %error, align 4
  %cmp.i = icmp ne i32 %7, 0
  %conv.i = zext i1 %cmp.i to i32
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i24 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
  br label %cond.end

cond.end:                                         ; preds = %entry, %enter.exit
  %cond = phi i32 [ %conv.i, %enter.exit ], [ 0, %entry ]
  ret i32 %cond
}

define void @clearerr(ptr noundef %s) {
entry:
  %0 = load ptr, ptr @stdout, align 4
  %cmp.i = icmp eq ptr %s, %0
  %1 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %1
  %2 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %2, label %return, label %if.end

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr @stdin, align 4
  %cmp.i3 = icmp eq ptr %s, %3
  br i1 %cmp.i3, label %if.then.i, label %not_standard.exit

if.then.i:                                        ; preds = %if.end
  call void @__gomc_unsupported(ptr noundef @__gomc_streamplaces.str.3)
  unreachable

not_standard.exit:                                ; preds = %if.end
  %call.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i9 = icmp uge i32 %div.i, 32
  %or.cond12 = or i1 %tobool.i, %cmp.i9
  br i1 %or.cond12, label %if.then.i11, label %number_of.exit

if.then.i11:                                      ; preds = %not_standard.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %not_standard.exit
  %call.i13 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i16 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i16 to i64
  %add.i17 = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i13, i32 noundef 8, i64 noundef %add.i17, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i18 = trunc i64 %and.i to i32
  %cmp.i15 = icmp ne i32 %conv.i18, 0
  br i1 %cmp.i15, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i5 = icmp ne i32 %6, 1
  br i1 %cmp.i5, label %if.then.i6, label %enter.exit

if.then.i6:                                       ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %error = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 3
  store i32 0, ptr %error, align 4
  %end = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 2
  store i32 0, ptr %end, align 4
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i20 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i13, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
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
  %cmp.i = icmp eq ptr %s, %1
  %2 = load ptr, ptr @stderr, align 4
  %cmp1.i = icmp eq ptr %s, %2
  %3 = select i1 %cmp.i, i1 true, i1 %cmp1.i
  br i1 %3, label %if.then1, label %if.end3

if.then1:                                         ; preds = %if.end
  %cond = select i1 %cmp.i, i32 1, i32 2
  br label %return

if.end3:                                          ; preds = %if.end
  %call.i = call ptr @__files_state()
  %4 = ptrtoint ptr %s to i32
  %stream.i = getelementptr inbounds %struct.files, ptr %call.i, i32 0, i32 7
  %5 = ptrtoint ptr %stream.i to i32
  %sub.i = sub i32 %4, %5
  %rem.i = urem i32 %sub.i, 28
  %tobool.i = icmp ne i32 %rem.i, 0
  %div.i = udiv i32 %sub.i, 28
  %cmp.i9 = icmp uge i32 %div.i, 32
  %or.cond = or i1 %tobool.i, %cmp.i9
  br i1 %or.cond, label %if.then.i10, label %number_of.exit

if.then.i10:                                      ; preds = %if.end3
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.6)
  unreachable

number_of.exit:                                   ; preds = %if.end3
  %call.i12 = call ptr @__files_state()
  br label %do.body.i

do.body.i:                                        ; preds = %do.body.i, %number_of.exit
  %call.i15 = call i32 @__gomc_self()
  %conv.i = zext i32 %call.i15 to i64
  %add.i16 = add i64 %conv.i, 1
  %call1.i = call i64 @__gomc_wait(i32 noundef 21, ptr noundef %call.i12, i32 noundef 8, i64 noundef %add.i16, i64 noundef 0, i32 noundef 1)
  %and.i = and i64 %call1.i, 4294967295
  %conv.i17 = trunc i64 %and.i to i32
  %cmp.i14 = icmp ne i32 %conv.i17, 0
  br i1 %cmp.i14, label %do.body.i, label %hold_lock.exit

hold_lock.exit:                                   ; preds = %do.body.i
  %6 = load i32, ptr %s, align 4
  %cmp.i6 = icmp ne i32 %6, 1
  br i1 %cmp.i6, label %if.then.i, label %enter.exit

if.then.i:                                        ; preds = %hold_lock.exit
  call void @__gomc_error(ptr noundef @__gomc_streamplaces.str.4, ptr noundef @__gomc_streamplaces.str.5)
  unreachable

enter.exit:                                       ; preds = %hold_lock.exit
  %descriptor = getelementptr inbounds %struct.stream, ptr %s, i32 0, i32 1
  %7 = load i32, ptr %descriptor, align 4
  %call.i.i = call i32 @__gomc_self()
  %conv.i.i = zext i32 %call.i.i to i64
  %add.i.i = add i64 %conv.i.i, 1
  %call1.i19 = call i64 @__gomc_rmw(i32 noundef 22, ptr noundef %call.i12, i32 noundef 8, i64 noundef %add.i.i, i64 noundef 0, i32 noundef 1)
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

