source_filename = "scan.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.set = type { [4 x i64], i32 }
%struct.source = type { ptr, ptr, i32, i32, [160 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@__gomc_scan.str = private unnamed_addr constant [38 x i8] c"wide characters in a format of sscanf\00", align 1
@__gomc_scan.str.1 = private unnamed_addr constant [51 x i8] c"a number of type long double in a format of sscanf\00", align 1
@__gomc_scan.str.2 = private unnamed_addr constant [33 x i8] c"conversion in a format of sscanf\00", align 1
@__gomc_scan.str.3 = private unnamed_addr constant [57 x i8] c"a set of characters without an end in a format of sscanf\00", align 1
@__gomc_scan.str.4 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@__gomc_scan.str.5 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@__gomc_scan.str.6 = private unnamed_addr constant [6 x i8] c"inity\00", align 1
@__gomc_scan.str.7 = private unnamed_addr constant [60 x i8] c"a number of more than 158 characters in the input of sscanf\00", align 1

define i32 @sscanf(ptr noundef %s, ptr noundef %f, ...) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 8
  %in.i = alloca %struct.source, align 8
  %set.i = alloca %struct.set, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 8
  store ptr %s, ptr %in.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end103.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end103.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end103.i ], [ %add197.i, %sw.epilog.i ]
  %0 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i20 = sext i8 %0 to i32
  %cmp.i21 = icmp eq i32 %conv.i20, 32
  br i1 %cmp.i21, label %if.then.i, label %lor.rhs.i24

lor.rhs.i24:                                      ; preds = %while.body.i
  %cmp3.i23 = icmp sge i32 %conv.i20, 9
  %cmp6.i26 = icmp sle i32 %conv.i20, 13
  %1 = select i1 %cmp3.i23, i1 %cmp6.i26, i1 false
  br i1 %1, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i24
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %2 = load ptr, ptr %at.i, align 8
  %3 = load i8, ptr %2, align 1
  %conv.i3 = sext i8 %3 to i32
  %cmp.i4 = icmp eq i32 %conv.i3, 32
  br i1 %cmp.i4, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i3, 9
  %cmp6.i = icmp sle i32 %conv.i3, 13
  %4 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %4, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %5 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 8
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i24
  %cmp.i = icmp ne i32 %conv.i20, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 8
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i20
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond149 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select151 = select i1 %or.cond149, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 8
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %idx.ext.i = sext i32 %conv28.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i64 %idx.ext.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 8
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond150 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond150, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 8
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 8
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 8
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 8
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i33 = sext i8 %12 to i32
  switch i32 %conv.i33, label %read_length.exit [
    i32 104, label %sw.bb.i38
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb21.i
    i32 113, label %sw.bb21.i
    i32 122, label %sw.bb23.i
    i32 116, label %sw.bb23.i
    i32 76, label %sw.bb25.i
  ]

sw.bb.i38:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i34 = icmp eq i32 %conv1.i, 104
  %cond.i35 = select i1 %cmp.i34, i32 1, i32 2
  %cond7.i = select i1 %cmp.i34, i32 2, i32 1
  %idx.ext.i36 = sext i32 %cond7.i to i64
  %add.ptr.i37 = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext.i36
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx14.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %14 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %14 to i32
  %cmp16.i39 = icmp eq i32 %conv15.i, 108
  %cond18.i = select i1 %cmp16.i39, i32 2, i32 1
  %idx.ext19.i = sext i32 %cond18.i to i64
  %add.ptr20.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext19.i
  br label %read_length.exit

sw.bb21.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr22.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb23.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr24.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb25.i:                                        ; preds = %if.end48.i
  %add.ptr26.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb25.i, %sw.bb23.i, %sw.bb21.i, %sw.bb8.i, %sw.bb.i38
  %size.i.0 = phi i32 [ 16, %sw.bb25.i ], [ 8, %sw.bb23.i ], [ 8, %sw.bb21.i ], [ 8, %sw.bb8.i ], [ %cond.i35, %sw.bb.i38 ], [ 4, %if.end48.i ]
  %retval.i31.0 = phi ptr [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr.i37, %sw.bb.i38 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i31.0, i32 1
  %15 = load i8, ptr %retval.i31.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end104.i
    i32 99, label %if.end104.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 8
  %17 = load i8, ptr %16, align 1
  %conv.i8 = sext i8 %17 to i32
  %cmp.i9 = icmp eq i32 %conv.i8, 32
  br i1 %cmp.i9, label %for.body67.i, label %lor.rhs.i12

lor.rhs.i12:                                      ; preds = %for.cond63.i
  %cmp3.i11 = icmp sge i32 %conv.i8, 9
  %cmp6.i14 = icmp sle i32 %conv.i8, 13
  %18 = select i1 %cmp3.i11, i1 %cmp6.i14, i1 false
  br i1 %18, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i12
  %19 = load ptr, ptr %at.i, align 8
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 8
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i12
  switch i32 %conv51.i, label %if.end104.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 8
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select152 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 8
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end103.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then100.i
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %22, align 8
  %23 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %24 = add i32 %gp_offset.i, 8
  store i32 %24, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then100.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %23, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %25 = load ptr, ptr %vaarg.addr.i, align 8
  %26 = load ptr, ptr %at.i, align 8
  %27 = load ptr, ptr %in.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %26 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %27 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %tobool.i42 = icmp ne ptr %25, null
  br i1 %tobool.i42, label %if.end.i44, label %if.end103.i

if.end.i44:                                       ; preds = %vaarg.end.i
  switch i32 %size.i.0, label %sw.default.i49 [
    i32 1, label %sw.bb.i46
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i46:                                        ; preds = %if.end.i44
  %conv.i45 = trunc i64 %sub.ptr.sub.i to i8
  store i8 %conv.i45, ptr %25, align 1
  br label %if.end103.i

sw.bb1.i:                                         ; preds = %if.end.i44
  %conv2.i47 = trunc i64 %sub.ptr.sub.i to i16
  store i16 %conv2.i47, ptr %25, align 2
  br label %if.end103.i

sw.bb3.i:                                         ; preds = %if.end.i44
  %conv4.i48 = trunc i64 %sub.ptr.sub.i to i32
  store i32 %conv4.i48, ptr %25, align 4
  br label %if.end103.i

sw.default.i49:                                   ; preds = %if.end.i44
  store i64 %sub.ptr.sub.i, ptr %25, align 8
  br label %if.end103.i

if.end103.i:                                      ; preds = %sw.bb.i46, %sw.bb1.i, %sw.bb3.i, %sw.default.i49, %vaarg.end.i, %if.then98.i
  br label %while.cond.i

if.end104.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %28 = load ptr, ptr %at.i, align 8
  %29 = load i8, ptr %28, align 1
  %tobool106.i = icmp ne i8 %29, 0
  br i1 %tobool106.i, label %if.end114.i, label %if.then107.i

if.then107.i:                                     ; preds = %if.end104.i
  %cmp108.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp108.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end114.i:                                      ; preds = %if.end104.i
  br i1 %cmp27.i, label %cond.end129.i, label %cond.false117.i

cond.false117.i:                                  ; preds = %if.end114.i
  %gp_offset119.i = load i32, ptr %args, align 8
  %fits_in_gp120.i = icmp ule i32 %gp_offset119.i, 40
  br i1 %fits_in_gp120.i, label %vaarg.in_reg121.i, label %vaarg.in_mem123.i

vaarg.in_reg121.i:                                ; preds = %cond.false117.i
  %30 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area122.i = load ptr, ptr %30, align 8
  %31 = getelementptr i8, ptr %reg_save_area122.i, i32 %gp_offset119.i
  %32 = add i32 %gp_offset119.i, 8
  store i32 %32, ptr %args, align 8
  br label %vaarg.end127.i

vaarg.in_mem123.i:                                ; preds = %cond.false117.i
  %overflow_arg_area_p124.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area125.i = load ptr, ptr %overflow_arg_area_p124.i, align 8
  %overflow_arg_area.next126.i = getelementptr i8, ptr %overflow_arg_area125.i, i32 8
  store ptr %overflow_arg_area.next126.i, ptr %overflow_arg_area_p124.i, align 8
  br label %vaarg.end127.i

vaarg.end127.i:                                   ; preds = %vaarg.in_mem123.i, %vaarg.in_reg121.i
  %vaarg.addr128.i = phi ptr [ %31, %vaarg.in_reg121.i ], [ %overflow_arg_area125.i, %vaarg.in_mem123.i ]
  %33 = load ptr, ptr %vaarg.addr128.i, align 8
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %if.end114.i, %vaarg.end127.i
  %cond130.i = phi ptr [ %33, %vaarg.end127.i ], [ null, %if.end114.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %set.i, i8 0, i64 40, i1 false)
  %34 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %34, align 8
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb141.i
    i32 99, label %sw.bb148.i
    i32 97, label %sw.bb158.i
    i32 65, label %sw.bb158.i
    i32 101, label %sw.bb158.i
    i32 69, label %sw.bb158.i
    i32 102, label %sw.bb158.i
    i32 70, label %sw.bb158.i
    i32 103, label %sw.bb158.i
    i32 71, label %sw.bb158.i
    i32 112, label %integer.i
    i32 100, label %sw.bb184.i
    i32 105, label %sw.bb185.i
    i32 111, label %sw.bb186.i
    i32 120, label %sw.bb187.i
    i32 88, label %sw.bb187.i
    i32 117, label %sw.bb188.i
  ]

sw.bb.i:                                          ; preds = %cond.end129.i
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.i, i8 0, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %set.i, ptr align 8 %.compoundliteral.i, i64 40, i1 false)
  %35 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i69 = sext i8 %35 to i32
  %cmp.i70 = icmp eq i32 %conv.i69, 94
  br i1 %cmp.i70, label %if.then.i72, label %if.end.i73

if.then.i72:                                      ; preds = %sw.bb.i
  store i32 1, ptr %34, align 8
  %incdec.ptr.i71 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i73

if.end.i73:                                       ; preds = %if.then.i72, %sw.bb.i
  %f.addr.i66.0 = phi ptr [ %incdec.ptr.i71, %if.then.i72 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i76

for.cond.i76:                                     ; preds = %for.end.i85, %if.end.i73
  %f.addr.i66.1 = phi ptr [ %f.addr.i66.0, %if.end.i73 ], [ %incdec.ptr32.i, %for.end.i85 ]
  %36 = load i8, ptr %f.addr.i66.1, align 1
  %conv2.i74 = sext i8 %36 to i32
  %cmp3.i75 = icmp ne i32 %conv2.i74, 93
  %cmp5.i77 = icmp eq ptr %f.addr.i66.1, %f.addr.i66.0
  %spec.select = select i1 %cmp3.i75, i1 true, i1 %cmp5.i77
  br i1 %spec.select, label %for.body.i80, label %read_set.exit

for.body.i80:                                     ; preds = %for.cond.i76
  %tobool.i79 = icmp ne i8 %36, 0
  br i1 %tobool.i79, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i80
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i80
  %arrayidx.i81 = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 1
  %37 = load i8, ptr %arrayidx.i81, align 1
  %conv9.i = sext i8 %37 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i82, label %if.end22.i

land.lhs.true.i82:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 2
  %38 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %38 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i82
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i82, %land.lhs.true.i82, %if.then20.i, %if.end8.i
  %to.i67.0 = phi i8 [ %38, %if.then20.i ], [ %36, %land.lhs.true.i82 ], [ %36, %if.end8.i ], [ %36, %land.lhs.true.i82 ]
  %f.addr.i66.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i66.1, %land.lhs.true.i82 ], [ %f.addr.i66.1, %if.end8.i ], [ %f.addr.i66.1, %land.lhs.true.i82 ]
  %conv23.i = zext i8 %36 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i68.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i67.0 to i32
  %cmp26.i = icmp ule i32 %c.i68.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i85

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i68.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i68.0, 64
  %idxprom.i = zext i32 %div.i to i64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i
  %39 = load i64, ptr %arrayidx30.i, align 8
  %or.i = or i64 %39, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 8
  %inc.i = add i32 %c.i68.0, 1
  br label %for.cond24.i

for.end.i85:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i66.2, i32 1
  br label %for.cond.i76

read_set.exit:                                    ; preds = %for.cond.i76
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 1
  %cmp133.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp133.i, label %if.then135.i, label %for.cond.i90

if.then135.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i90:                                     ; preds = %read_set.exit, %if.end.i102
  %n.i.0 = phi i32 [ %inc.i103, %if.end.i102 ], [ 0, %read_set.exit ]
  %40 = load i32, ptr %width.i, align 8
  %cmp.i89 = icmp sgt i32 %40, 0
  br i1 %cmp.i89, label %land.lhs.true.i94, label %for.end.i106

land.lhs.true.i94:                                ; preds = %for.cond.i90
  %41 = load ptr, ptr %at.i, align 8
  %42 = load i8, ptr %41, align 1
  %conv.i92 = sext i8 %42 to i32
  %tobool.i93 = icmp ne i32 %conv.i92, 0
  br i1 %tobool.i93, label %land.rhs.i96, label %for.end.i106

land.rhs.i96:                                     ; preds = %land.lhs.true.i94
  %conv.i191 = zext i8 %42 to i32
  %div.i192 = sdiv i32 %conv.i191, 64
  %idxprom.i193 = sext i32 %div.i192 to i64
  %arrayidx.i194 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i193
  %43 = load i64, ptr %arrayidx.i194, align 8
  %rem.i196 = srem i32 %conv.i191, 64
  %sh_prom.i197 = zext i32 %rem.i196 to i64
  %shr.i198 = lshr i64 %43, %sh_prom.i197
  %and.i199 = and i64 %shr.i198, 1
  %44 = load i32, ptr %34, align 8
  %conv2.i201 = sext i32 %44 to i64
  %cmp.i202 = icmp ne i64 %and.i199, %conv2.i201
  br i1 %cmp.i202, label %for.body.i98, label %for.end.i106

for.body.i98:                                     ; preds = %land.rhs.i96
  %tobool3.i = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i, label %if.then.i101, label %if.end.i102

if.then.i101:                                     ; preds = %for.body.i98
  %idxprom.i99 = sext i32 %n.i.0 to i64
  %arrayidx.i100 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i99
  store i8 %42, ptr %arrayidx.i100, align 1
  br label %if.end.i102

if.end.i102:                                      ; preds = %if.then.i101, %for.body.i98
  %45 = load i32, ptr %width.i, align 8
  %dec.i = add nsw i32 %45, -1
  store i32 %dec.i, ptr %width.i, align 8
  %inc.i103 = add nsw i32 %n.i.0, 1
  %46 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i105 = getelementptr inbounds i8, ptr %46, i32 1
  store ptr %incdec.ptr.i105, ptr %at.i, align 8
  br label %for.cond.i90

for.end.i106:                                     ; preds = %land.lhs.true.i94, %for.cond.i90, %land.rhs.i96
  %tobool7.i = icmp ne ptr %cond130.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond147 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond147, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i106
  %idxprom12.i = sext i32 %n.i.0 to i64
  %arrayidx13.i = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i
  store i8 0, ptr %arrayidx13.i, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i106
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb141.i:                                       ; preds = %cond.end129.i
  store i64 4294983168, ptr %set.i, align 8
  %cmp143.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp143.i, label %if.then145.i, label %for.cond.i113

if.then145.i:                                     ; preds = %sw.bb141.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i113:                                    ; preds = %sw.bb141.i, %if.end.i129
  %n.i110.0 = phi i32 [ %inc.i132, %if.end.i129 ], [ 0, %sw.bb141.i ]
  %47 = load i32, ptr %width.i, align 8
  %cmp.i112 = icmp sgt i32 %47, 0
  br i1 %cmp.i112, label %land.lhs.true.i117, label %for.end.i136

land.lhs.true.i117:                               ; preds = %for.cond.i113
  %48 = load ptr, ptr %at.i, align 8
  %49 = load i8, ptr %48, align 1
  %conv.i115 = sext i8 %49 to i32
  %tobool.i116 = icmp ne i32 %conv.i115, 0
  br i1 %tobool.i116, label %land.rhs.i121, label %for.end.i136

land.rhs.i121:                                    ; preds = %land.lhs.true.i117
  %conv.i178 = zext i8 %49 to i32
  %div.i179 = sdiv i32 %conv.i178, 64
  %idxprom.i180 = sext i32 %div.i179 to i64
  %arrayidx.i181 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i180
  %50 = load i64, ptr %arrayidx.i181, align 8
  %rem.i183 = srem i32 %conv.i178, 64
  %sh_prom.i184 = zext i32 %rem.i183 to i64
  %shr.i = lshr i64 %50, %sh_prom.i184
  %and.i = and i64 %shr.i, 1
  %51 = load i32, ptr %34, align 8
  %conv2.i186 = sext i32 %51 to i64
  %cmp.i187 = icmp ne i64 %and.i, %conv2.i186
  br i1 %cmp.i187, label %for.body.i124, label %for.end.i136

for.body.i124:                                    ; preds = %land.rhs.i121
  %tobool3.i123 = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i123, label %if.then.i128, label %if.end.i129

if.then.i128:                                     ; preds = %for.body.i124
  %idxprom.i126 = sext i32 %n.i110.0 to i64
  %arrayidx.i127 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i126
  store i8 %49, ptr %arrayidx.i127, align 1
  br label %if.end.i129

if.end.i129:                                      ; preds = %if.then.i128, %for.body.i124
  %52 = load i32, ptr %width.i, align 8
  %dec.i131 = add nsw i32 %52, -1
  store i32 %dec.i131, ptr %width.i, align 8
  %inc.i132 = add nsw i32 %n.i110.0, 1
  %53 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i134 = getelementptr inbounds i8, ptr %53, i32 1
  store ptr %incdec.ptr.i134, ptr %at.i, align 8
  br label %for.cond.i113

for.end.i136:                                     ; preds = %land.lhs.true.i117, %for.cond.i113, %land.rhs.i121
  %tobool7.i135 = icmp ne ptr %cond130.i, null
  %cmp9.i137 = icmp sgt i32 %n.i110.0, 0
  %or.cond148 = select i1 %tobool7.i135, i1 %cmp9.i137, i1 false
  br i1 %or.cond148, label %if.then11.i141, label %sw.epilog.i

if.then11.i141:                                   ; preds = %for.end.i136
  %idxprom12.i139 = sext i32 %n.i110.0 to i64
  %arrayidx13.i140 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i139
  store i8 0, ptr %arrayidx13.i140, align 1
  br label %sw.epilog.i

sw.bb148.i:                                       ; preds = %cond.end129.i
  %cmp149.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp149.i, label %if.then151.i, label %if.end152.i

if.then151.i:                                     ; preds = %sw.bb148.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end152.i:                                      ; preds = %sw.bb148.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i149

for.cond.i149:                                    ; preds = %if.end.i159, %if.end152.i
  %n.i147.0 = phi i32 [ 0, %if.end152.i ], [ %inc.i160, %if.end.i159 ]
  %cmp.i148 = icmp slt i32 %n.i147.0, %.
  br i1 %cmp.i148, label %land.rhs.i153, label %sw.epilog.i

land.rhs.i153:                                    ; preds = %for.cond.i149
  %54 = load ptr, ptr %at.i, align 8
  %55 = load i8, ptr %54, align 1
  %conv.i151 = sext i8 %55 to i32
  %tobool.i152 = icmp ne i32 %conv.i151, 0
  br i1 %tobool.i152, label %for.body.i155, label %sw.epilog.i

for.body.i155:                                    ; preds = %land.rhs.i153
  %tobool1.i = icmp ne ptr %cond130.i, null
  br i1 %tobool1.i, label %if.then.i158, label %if.end.i159

if.then.i158:                                     ; preds = %for.body.i155
  %idxprom.i156 = sext i32 %n.i147.0 to i64
  %arrayidx.i157 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i156
  store i8 %55, ptr %arrayidx.i157, align 1
  br label %if.end.i159

if.end.i159:                                      ; preds = %if.then.i158, %for.body.i155
  %inc.i160 = add nsw i32 %n.i147.0, 1
  %56 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i162 = getelementptr inbounds i8, ptr %56, i32 1
  store ptr %incdec.ptr.i162, ptr %at.i, align 8
  br label %for.cond.i149

sw.bb158.i:                                       ; preds = %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i
  %cmp159.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp159.i, label %if.then161.i, label %if.end162.i

if.then161.i:                                     ; preds = %sw.bb158.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end162.i:                                      ; preds = %sw.bb158.i
  %call163.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool164.i = icmp ne i32 %call163.i, 0
  br i1 %tobool164.i, label %if.end166.i, label %scan.exit

if.end166.i:                                      ; preds = %if.end162.i
  %magicptr = ptrtoint ptr %cond130.i to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true168.i

land.lhs.true168.i:                               ; preds = %if.end166.i
  %arrayidx169.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i64 -2
  %57 = load i8, ptr %arrayidx169.i, align 1
  %conv170.i = sext i8 %57 to i32
  %cmp171.i = icmp eq i32 %conv170.i, 108
  br i1 %cmp171.i, label %if.then173.i, label %if.else.i

if.then173.i:                                     ; preds = %land.lhs.true168.i
  %call175.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call175.i, ptr %cond130.i, align 8
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true168.i
  %tobool176.i = icmp ne ptr %cond130.i, null
  br i1 %tobool176.i, label %if.then177.i, label %sw.epilog.i

if.then177.i:                                     ; preds = %if.else.i
  %call180.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call180.i, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.bb184.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb185.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb186.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb187.i:                                       ; preds = %cond.end129.i, %cond.end129.i
  br label %integer.i

sw.bb188.i:                                       ; preds = %cond.end129.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end129.i, %sw.bb188.i, %sw.bb187.i, %sw.bb186.i, %sw.bb185.i, %sw.bb184.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb188.i ], [ %size.i.0, %sw.bb187.i ], [ %size.i.0, %sw.bb186.i ], [ %size.i.0, %sw.bb185.i ], [ %size.i.0, %sw.bb184.i ], [ 8, %cond.end129.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb188.i ], [ 16, %sw.bb187.i ], [ 8, %sw.bb186.i ], [ 0, %sw.bb185.i ], [ 10, %sw.bb184.i ], [ 16, %cond.end129.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb188.i ], [ 0, %sw.bb187.i ], [ 0, %sw.bb186.i ], [ 1, %sw.bb185.i ], [ 1, %sw.bb184.i ], [ 0, %cond.end129.i ]
  %call189.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool190.i = icmp ne i32 %call189.i, 0
  br i1 %tobool190.i, label %if.end192.i, label %scan.exit

if.end192.i:                                      ; preds = %integer.i
  %cmp.i166 = icmp sle i32 %size.i.1, 8
  br i1 %cmp.i166, label %if.then.i168, label %if.end.i175

if.then.i168:                                     ; preds = %if.end192.i
  %tobool.i167 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i167, label %cond.true.i170, label %cond.false.i171

cond.true.i170:                                   ; preds = %if.then.i168
  %call.i169 = call i64 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false.i171:                                  ; preds = %if.then.i168
  %call1.i = call i64 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

if.end.i175:                                      ; preds = %if.end192.i
  %tobool2.i174 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool2.i174, label %cond.true3.i, label %cond.false5.i

cond.true3.i:                                     ; preds = %if.end.i175
  %call4.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false5.i:                                    ; preds = %if.end.i175
  %call6.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true3.i, %cond.false5.i, %cond.true.i170, %cond.false.i171
  %retval.i164.0 = phi i64 [ %call.i169, %cond.true.i170 ], [ %call1.i, %cond.false.i171 ], [ %call4.i, %cond.true3.i ], [ %call6.i, %cond.false5.i ]
  %tobool.i54 = icmp ne ptr %cond130.i, null
  br i1 %tobool.i54, label %if.end.i56, label %sw.epilog.i

if.end.i56:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i63 [
    i32 1, label %sw.bb.i58
    i32 2, label %sw.bb1.i60
    i32 4, label %sw.bb3.i62
  ]

sw.bb.i58:                                        ; preds = %if.end.i56
  %conv.i57 = trunc i64 %retval.i164.0 to i8
  store i8 %conv.i57, ptr %cond130.i, align 1
  br label %sw.epilog.i

sw.bb1.i60:                                       ; preds = %if.end.i56
  %conv2.i59 = trunc i64 %retval.i164.0 to i16
  store i16 %conv2.i59, ptr %cond130.i, align 2
  br label %sw.epilog.i

sw.bb3.i62:                                       ; preds = %if.end.i56
  %conv4.i61 = trunc i64 %retval.i164.0 to i32
  store i32 %conv4.i61, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.default.i63:                                   ; preds = %if.end.i56
  store i64 %retval.i164.0, ptr %cond130.i, align 8
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end129.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end166.i, %sw.bb.i58, %sw.bb1.i60, %sw.bb3.i62, %sw.default.i63, %integer_of.exit, %if.then173.i, %if.then177.i, %if.else.i, %land.rhs.i153, %for.cond.i149, %for.end.i136, %if.then11.i141, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i141 ], [ %incdec.ptr50.i, %for.end.i136 ], [ %incdec.ptr50.i, %for.cond.i149 ], [ %incdec.ptr50.i, %land.rhs.i153 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then177.i ], [ %incdec.ptr50.i, %if.end166.i ], [ %incdec.ptr50.i, %if.then173.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i63 ], [ %incdec.ptr50.i, %sw.bb3.i62 ], [ %incdec.ptr50.i, %sw.bb1.i60 ], [ %incdec.ptr50.i, %sw.bb.i58 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add197.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end162.i, %copy_string.exit, %if.then107.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then107.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end162.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select151, %if.then15.i ], [ %spec.select152, %if.then81.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

declare void @llvm.va_start(ptr)

declare void @llvm.va_end(ptr)

define i32 @__isoc99_sscanf(ptr noundef %s, ptr noundef %f, ...) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 8
  %in.i = alloca %struct.source, align 8
  %set.i = alloca %struct.set, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 8
  store ptr %s, ptr %in.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end103.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end103.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end103.i ], [ %add197.i, %sw.epilog.i ]
  %0 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i20 = sext i8 %0 to i32
  %cmp.i21 = icmp eq i32 %conv.i20, 32
  br i1 %cmp.i21, label %if.then.i, label %lor.rhs.i24

lor.rhs.i24:                                      ; preds = %while.body.i
  %cmp3.i23 = icmp sge i32 %conv.i20, 9
  %cmp6.i26 = icmp sle i32 %conv.i20, 13
  %1 = select i1 %cmp3.i23, i1 %cmp6.i26, i1 false
  br i1 %1, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i24
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %2 = load ptr, ptr %at.i, align 8
  %3 = load i8, ptr %2, align 1
  %conv.i3 = sext i8 %3 to i32
  %cmp.i4 = icmp eq i32 %conv.i3, 32
  br i1 %cmp.i4, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i3, 9
  %cmp6.i = icmp sle i32 %conv.i3, 13
  %4 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %4, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %5 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 8
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i24
  %cmp.i = icmp ne i32 %conv.i20, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 8
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i20
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond149 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select151 = select i1 %or.cond149, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 8
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %idx.ext.i = sext i32 %conv28.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i64 %idx.ext.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 8
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond150 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond150, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 8
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 8
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 8
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 8
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i33 = sext i8 %12 to i32
  switch i32 %conv.i33, label %read_length.exit [
    i32 104, label %sw.bb.i38
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb21.i
    i32 113, label %sw.bb21.i
    i32 122, label %sw.bb23.i
    i32 116, label %sw.bb23.i
    i32 76, label %sw.bb25.i
  ]

sw.bb.i38:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i34 = icmp eq i32 %conv1.i, 104
  %cond.i35 = select i1 %cmp.i34, i32 1, i32 2
  %cond7.i = select i1 %cmp.i34, i32 2, i32 1
  %idx.ext.i36 = sext i32 %cond7.i to i64
  %add.ptr.i37 = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext.i36
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx14.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %14 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %14 to i32
  %cmp16.i39 = icmp eq i32 %conv15.i, 108
  %cond18.i = select i1 %cmp16.i39, i32 2, i32 1
  %idx.ext19.i = sext i32 %cond18.i to i64
  %add.ptr20.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext19.i
  br label %read_length.exit

sw.bb21.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr22.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb23.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr24.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb25.i:                                        ; preds = %if.end48.i
  %add.ptr26.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb25.i, %sw.bb23.i, %sw.bb21.i, %sw.bb8.i, %sw.bb.i38
  %size.i.0 = phi i32 [ 16, %sw.bb25.i ], [ 8, %sw.bb23.i ], [ 8, %sw.bb21.i ], [ 8, %sw.bb8.i ], [ %cond.i35, %sw.bb.i38 ], [ 4, %if.end48.i ]
  %retval.i31.0 = phi ptr [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr.i37, %sw.bb.i38 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i31.0, i32 1
  %15 = load i8, ptr %retval.i31.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end104.i
    i32 99, label %if.end104.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 8
  %17 = load i8, ptr %16, align 1
  %conv.i8 = sext i8 %17 to i32
  %cmp.i9 = icmp eq i32 %conv.i8, 32
  br i1 %cmp.i9, label %for.body67.i, label %lor.rhs.i12

lor.rhs.i12:                                      ; preds = %for.cond63.i
  %cmp3.i11 = icmp sge i32 %conv.i8, 9
  %cmp6.i14 = icmp sle i32 %conv.i8, 13
  %18 = select i1 %cmp3.i11, i1 %cmp6.i14, i1 false
  br i1 %18, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i12
  %19 = load ptr, ptr %at.i, align 8
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 8
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i12
  switch i32 %conv51.i, label %if.end104.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 8
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select152 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 8
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end103.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then100.i
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %22, align 8
  %23 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %24 = add i32 %gp_offset.i, 8
  store i32 %24, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then100.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %23, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %25 = load ptr, ptr %vaarg.addr.i, align 8
  %26 = load ptr, ptr %at.i, align 8
  %27 = load ptr, ptr %in.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %26 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %27 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %tobool.i42 = icmp ne ptr %25, null
  br i1 %tobool.i42, label %if.end.i44, label %if.end103.i

if.end.i44:                                       ; preds = %vaarg.end.i
  switch i32 %size.i.0, label %sw.default.i49 [
    i32 1, label %sw.bb.i46
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i46:                                        ; preds = %if.end.i44
  %conv.i45 = trunc i64 %sub.ptr.sub.i to i8
  store i8 %conv.i45, ptr %25, align 1
  br label %if.end103.i

sw.bb1.i:                                         ; preds = %if.end.i44
  %conv2.i47 = trunc i64 %sub.ptr.sub.i to i16
  store i16 %conv2.i47, ptr %25, align 2
  br label %if.end103.i

sw.bb3.i:                                         ; preds = %if.end.i44
  %conv4.i48 = trunc i64 %sub.ptr.sub.i to i32
  store i32 %conv4.i48, ptr %25, align 4
  br label %if.end103.i

sw.default.i49:                                   ; preds = %if.end.i44
  store i64 %sub.ptr.sub.i, ptr %25, align 8
  br label %if.end103.i

if.end103.i:                                      ; preds = %sw.bb.i46, %sw.bb1.i, %sw.bb3.i, %sw.default.i49, %vaarg.end.i, %if.then98.i
  br label %while.cond.i

if.end104.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %28 = load ptr, ptr %at.i, align 8
  %29 = load i8, ptr %28, align 1
  %tobool106.i = icmp ne i8 %29, 0
  br i1 %tobool106.i, label %if.end114.i, label %if.then107.i

if.then107.i:                                     ; preds = %if.end104.i
  %cmp108.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp108.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end114.i:                                      ; preds = %if.end104.i
  br i1 %cmp27.i, label %cond.end129.i, label %cond.false117.i

cond.false117.i:                                  ; preds = %if.end114.i
  %gp_offset119.i = load i32, ptr %args, align 8
  %fits_in_gp120.i = icmp ule i32 %gp_offset119.i, 40
  br i1 %fits_in_gp120.i, label %vaarg.in_reg121.i, label %vaarg.in_mem123.i

vaarg.in_reg121.i:                                ; preds = %cond.false117.i
  %30 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area122.i = load ptr, ptr %30, align 8
  %31 = getelementptr i8, ptr %reg_save_area122.i, i32 %gp_offset119.i
  %32 = add i32 %gp_offset119.i, 8
  store i32 %32, ptr %args, align 8
  br label %vaarg.end127.i

vaarg.in_mem123.i:                                ; preds = %cond.false117.i
  %overflow_arg_area_p124.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area125.i = load ptr, ptr %overflow_arg_area_p124.i, align 8
  %overflow_arg_area.next126.i = getelementptr i8, ptr %overflow_arg_area125.i, i32 8
  store ptr %overflow_arg_area.next126.i, ptr %overflow_arg_area_p124.i, align 8
  br label %vaarg.end127.i

vaarg.end127.i:                                   ; preds = %vaarg.in_mem123.i, %vaarg.in_reg121.i
  %vaarg.addr128.i = phi ptr [ %31, %vaarg.in_reg121.i ], [ %overflow_arg_area125.i, %vaarg.in_mem123.i ]
  %33 = load ptr, ptr %vaarg.addr128.i, align 8
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %if.end114.i, %vaarg.end127.i
  %cond130.i = phi ptr [ %33, %vaarg.end127.i ], [ null, %if.end114.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %set.i, i8 0, i64 40, i1 false)
  %34 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %34, align 8
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb141.i
    i32 99, label %sw.bb148.i
    i32 97, label %sw.bb158.i
    i32 65, label %sw.bb158.i
    i32 101, label %sw.bb158.i
    i32 69, label %sw.bb158.i
    i32 102, label %sw.bb158.i
    i32 70, label %sw.bb158.i
    i32 103, label %sw.bb158.i
    i32 71, label %sw.bb158.i
    i32 112, label %integer.i
    i32 100, label %sw.bb184.i
    i32 105, label %sw.bb185.i
    i32 111, label %sw.bb186.i
    i32 120, label %sw.bb187.i
    i32 88, label %sw.bb187.i
    i32 117, label %sw.bb188.i
  ]

sw.bb.i:                                          ; preds = %cond.end129.i
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.i, i8 0, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %set.i, ptr align 8 %.compoundliteral.i, i64 40, i1 false)
  %35 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i69 = sext i8 %35 to i32
  %cmp.i70 = icmp eq i32 %conv.i69, 94
  br i1 %cmp.i70, label %if.then.i72, label %if.end.i73

if.then.i72:                                      ; preds = %sw.bb.i
  store i32 1, ptr %34, align 8
  %incdec.ptr.i71 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i73

if.end.i73:                                       ; preds = %if.then.i72, %sw.bb.i
  %f.addr.i66.0 = phi ptr [ %incdec.ptr.i71, %if.then.i72 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i76

for.cond.i76:                                     ; preds = %for.end.i85, %if.end.i73
  %f.addr.i66.1 = phi ptr [ %f.addr.i66.0, %if.end.i73 ], [ %incdec.ptr32.i, %for.end.i85 ]
  %36 = load i8, ptr %f.addr.i66.1, align 1
  %conv2.i74 = sext i8 %36 to i32
  %cmp3.i75 = icmp ne i32 %conv2.i74, 93
  %cmp5.i77 = icmp eq ptr %f.addr.i66.1, %f.addr.i66.0
  %spec.select = select i1 %cmp3.i75, i1 true, i1 %cmp5.i77
  br i1 %spec.select, label %for.body.i80, label %read_set.exit

for.body.i80:                                     ; preds = %for.cond.i76
  %tobool.i79 = icmp ne i8 %36, 0
  br i1 %tobool.i79, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i80
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i80
  %arrayidx.i81 = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 1
  %37 = load i8, ptr %arrayidx.i81, align 1
  %conv9.i = sext i8 %37 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i82, label %if.end22.i

land.lhs.true.i82:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 2
  %38 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %38 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i82
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i82, %land.lhs.true.i82, %if.then20.i, %if.end8.i
  %to.i67.0 = phi i8 [ %38, %if.then20.i ], [ %36, %land.lhs.true.i82 ], [ %36, %if.end8.i ], [ %36, %land.lhs.true.i82 ]
  %f.addr.i66.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i66.1, %land.lhs.true.i82 ], [ %f.addr.i66.1, %if.end8.i ], [ %f.addr.i66.1, %land.lhs.true.i82 ]
  %conv23.i = zext i8 %36 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i68.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i67.0 to i32
  %cmp26.i = icmp ule i32 %c.i68.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i85

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i68.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i68.0, 64
  %idxprom.i = zext i32 %div.i to i64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i
  %39 = load i64, ptr %arrayidx30.i, align 8
  %or.i = or i64 %39, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 8
  %inc.i = add i32 %c.i68.0, 1
  br label %for.cond24.i

for.end.i85:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i66.2, i32 1
  br label %for.cond.i76

read_set.exit:                                    ; preds = %for.cond.i76
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 1
  %cmp133.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp133.i, label %if.then135.i, label %for.cond.i90

if.then135.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i90:                                     ; preds = %read_set.exit, %if.end.i102
  %n.i.0 = phi i32 [ %inc.i103, %if.end.i102 ], [ 0, %read_set.exit ]
  %40 = load i32, ptr %width.i, align 8
  %cmp.i89 = icmp sgt i32 %40, 0
  br i1 %cmp.i89, label %land.lhs.true.i94, label %for.end.i106

land.lhs.true.i94:                                ; preds = %for.cond.i90
  %41 = load ptr, ptr %at.i, align 8
  %42 = load i8, ptr %41, align 1
  %conv.i92 = sext i8 %42 to i32
  %tobool.i93 = icmp ne i32 %conv.i92, 0
  br i1 %tobool.i93, label %land.rhs.i96, label %for.end.i106

land.rhs.i96:                                     ; preds = %land.lhs.true.i94
  %conv.i191 = zext i8 %42 to i32
  %div.i192 = sdiv i32 %conv.i191, 64
  %idxprom.i193 = sext i32 %div.i192 to i64
  %arrayidx.i194 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i193
  %43 = load i64, ptr %arrayidx.i194, align 8
  %rem.i196 = srem i32 %conv.i191, 64
  %sh_prom.i197 = zext i32 %rem.i196 to i64
  %shr.i198 = lshr i64 %43, %sh_prom.i197
  %and.i199 = and i64 %shr.i198, 1
  %44 = load i32, ptr %34, align 8
  %conv2.i201 = sext i32 %44 to i64
  %cmp.i202 = icmp ne i64 %and.i199, %conv2.i201
  br i1 %cmp.i202, label %for.body.i98, label %for.end.i106

for.body.i98:                                     ; preds = %land.rhs.i96
  %tobool3.i = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i, label %if.then.i101, label %if.end.i102

if.then.i101:                                     ; preds = %for.body.i98
  %idxprom.i99 = sext i32 %n.i.0 to i64
  %arrayidx.i100 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i99
  store i8 %42, ptr %arrayidx.i100, align 1
  br label %if.end.i102

if.end.i102:                                      ; preds = %if.then.i101, %for.body.i98
  %45 = load i32, ptr %width.i, align 8
  %dec.i = add nsw i32 %45, -1
  store i32 %dec.i, ptr %width.i, align 8
  %inc.i103 = add nsw i32 %n.i.0, 1
  %46 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i105 = getelementptr inbounds i8, ptr %46, i32 1
  store ptr %incdec.ptr.i105, ptr %at.i, align 8
  br label %for.cond.i90

for.end.i106:                                     ; preds = %land.lhs.true.i94, %for.cond.i90, %land.rhs.i96
  %tobool7.i = icmp ne ptr %cond130.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond147 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond147, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i106
  %idxprom12.i = sext i32 %n.i.0 to i64
  %arrayidx13.i = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i
  store i8 0, ptr %arrayidx13.i, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i106
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb141.i:                                       ; preds = %cond.end129.i
  store i64 4294983168, ptr %set.i, align 8
  %cmp143.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp143.i, label %if.then145.i, label %for.cond.i113

if.then145.i:                                     ; preds = %sw.bb141.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i113:                                    ; preds = %sw.bb141.i, %if.end.i129
  %n.i110.0 = phi i32 [ %inc.i132, %if.end.i129 ], [ 0, %sw.bb141.i ]
  %47 = load i32, ptr %width.i, align 8
  %cmp.i112 = icmp sgt i32 %47, 0
  br i1 %cmp.i112, label %land.lhs.true.i117, label %for.end.i136

land.lhs.true.i117:                               ; preds = %for.cond.i113
  %48 = load ptr, ptr %at.i, align 8
  %49 = load i8, ptr %48, align 1
  %conv.i115 = sext i8 %49 to i32
  %tobool.i116 = icmp ne i32 %conv.i115, 0
  br i1 %tobool.i116, label %land.rhs.i121, label %for.end.i136

land.rhs.i121:                                    ; preds = %land.lhs.true.i117
  %conv.i178 = zext i8 %49 to i32
  %div.i179 = sdiv i32 %conv.i178, 64
  %idxprom.i180 = sext i32 %div.i179 to i64
  %arrayidx.i181 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i180
  %50 = load i64, ptr %arrayidx.i181, align 8
  %rem.i183 = srem i32 %conv.i178, 64
  %sh_prom.i184 = zext i32 %rem.i183 to i64
  %shr.i = lshr i64 %50, %sh_prom.i184
  %and.i = and i64 %shr.i, 1
  %51 = load i32, ptr %34, align 8
  %conv2.i186 = sext i32 %51 to i64
  %cmp.i187 = icmp ne i64 %and.i, %conv2.i186
  br i1 %cmp.i187, label %for.body.i124, label %for.end.i136

for.body.i124:                                    ; preds = %land.rhs.i121
  %tobool3.i123 = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i123, label %if.then.i128, label %if.end.i129

if.then.i128:                                     ; preds = %for.body.i124
  %idxprom.i126 = sext i32 %n.i110.0 to i64
  %arrayidx.i127 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i126
  store i8 %49, ptr %arrayidx.i127, align 1
  br label %if.end.i129

if.end.i129:                                      ; preds = %if.then.i128, %for.body.i124
  %52 = load i32, ptr %width.i, align 8
  %dec.i131 = add nsw i32 %52, -1
  store i32 %dec.i131, ptr %width.i, align 8
  %inc.i132 = add nsw i32 %n.i110.0, 1
  %53 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i134 = getelementptr inbounds i8, ptr %53, i32 1
  store ptr %incdec.ptr.i134, ptr %at.i, align 8
  br label %for.cond.i113

for.end.i136:                                     ; preds = %land.lhs.true.i117, %for.cond.i113, %land.rhs.i121
  %tobool7.i135 = icmp ne ptr %cond130.i, null
  %cmp9.i137 = icmp sgt i32 %n.i110.0, 0
  %or.cond148 = select i1 %tobool7.i135, i1 %cmp9.i137, i1 false
  br i1 %or.cond148, label %if.then11.i141, label %sw.epilog.i

if.then11.i141:                                   ; preds = %for.end.i136
  %idxprom12.i139 = sext i32 %n.i110.0 to i64
  %arrayidx13.i140 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i139
  store i8 0, ptr %arrayidx13.i140, align 1
  br label %sw.epilog.i

sw.bb148.i:                                       ; preds = %cond.end129.i
  %cmp149.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp149.i, label %if.then151.i, label %if.end152.i

if.then151.i:                                     ; preds = %sw.bb148.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end152.i:                                      ; preds = %sw.bb148.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i149

for.cond.i149:                                    ; preds = %if.end.i159, %if.end152.i
  %n.i147.0 = phi i32 [ 0, %if.end152.i ], [ %inc.i160, %if.end.i159 ]
  %cmp.i148 = icmp slt i32 %n.i147.0, %.
  br i1 %cmp.i148, label %land.rhs.i153, label %sw.epilog.i

land.rhs.i153:                                    ; preds = %for.cond.i149
  %54 = load ptr, ptr %at.i, align 8
  %55 = load i8, ptr %54, align 1
  %conv.i151 = sext i8 %55 to i32
  %tobool.i152 = icmp ne i32 %conv.i151, 0
  br i1 %tobool.i152, label %for.body.i155, label %sw.epilog.i

for.body.i155:                                    ; preds = %land.rhs.i153
  %tobool1.i = icmp ne ptr %cond130.i, null
  br i1 %tobool1.i, label %if.then.i158, label %if.end.i159

if.then.i158:                                     ; preds = %for.body.i155
  %idxprom.i156 = sext i32 %n.i147.0 to i64
  %arrayidx.i157 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i156
  store i8 %55, ptr %arrayidx.i157, align 1
  br label %if.end.i159

if.end.i159:                                      ; preds = %if.then.i158, %for.body.i155
  %inc.i160 = add nsw i32 %n.i147.0, 1
  %56 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i162 = getelementptr inbounds i8, ptr %56, i32 1
  store ptr %incdec.ptr.i162, ptr %at.i, align 8
  br label %for.cond.i149

sw.bb158.i:                                       ; preds = %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i
  %cmp159.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp159.i, label %if.then161.i, label %if.end162.i

if.then161.i:                                     ; preds = %sw.bb158.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end162.i:                                      ; preds = %sw.bb158.i
  %call163.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool164.i = icmp ne i32 %call163.i, 0
  br i1 %tobool164.i, label %if.end166.i, label %scan.exit

if.end166.i:                                      ; preds = %if.end162.i
  %magicptr = ptrtoint ptr %cond130.i to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true168.i

land.lhs.true168.i:                               ; preds = %if.end166.i
  %arrayidx169.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i64 -2
  %57 = load i8, ptr %arrayidx169.i, align 1
  %conv170.i = sext i8 %57 to i32
  %cmp171.i = icmp eq i32 %conv170.i, 108
  br i1 %cmp171.i, label %if.then173.i, label %if.else.i

if.then173.i:                                     ; preds = %land.lhs.true168.i
  %call175.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call175.i, ptr %cond130.i, align 8
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true168.i
  %tobool176.i = icmp ne ptr %cond130.i, null
  br i1 %tobool176.i, label %if.then177.i, label %sw.epilog.i

if.then177.i:                                     ; preds = %if.else.i
  %call180.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call180.i, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.bb184.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb185.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb186.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb187.i:                                       ; preds = %cond.end129.i, %cond.end129.i
  br label %integer.i

sw.bb188.i:                                       ; preds = %cond.end129.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end129.i, %sw.bb188.i, %sw.bb187.i, %sw.bb186.i, %sw.bb185.i, %sw.bb184.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb188.i ], [ %size.i.0, %sw.bb187.i ], [ %size.i.0, %sw.bb186.i ], [ %size.i.0, %sw.bb185.i ], [ %size.i.0, %sw.bb184.i ], [ 8, %cond.end129.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb188.i ], [ 16, %sw.bb187.i ], [ 8, %sw.bb186.i ], [ 0, %sw.bb185.i ], [ 10, %sw.bb184.i ], [ 16, %cond.end129.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb188.i ], [ 0, %sw.bb187.i ], [ 0, %sw.bb186.i ], [ 1, %sw.bb185.i ], [ 1, %sw.bb184.i ], [ 0, %cond.end129.i ]
  %call189.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool190.i = icmp ne i32 %call189.i, 0
  br i1 %tobool190.i, label %if.end192.i, label %scan.exit

if.end192.i:                                      ; preds = %integer.i
  %cmp.i166 = icmp sle i32 %size.i.1, 8
  br i1 %cmp.i166, label %if.then.i168, label %if.end.i175

if.then.i168:                                     ; preds = %if.end192.i
  %tobool.i167 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i167, label %cond.true.i170, label %cond.false.i171

cond.true.i170:                                   ; preds = %if.then.i168
  %call.i169 = call i64 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false.i171:                                  ; preds = %if.then.i168
  %call1.i = call i64 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

if.end.i175:                                      ; preds = %if.end192.i
  %tobool2.i174 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool2.i174, label %cond.true3.i, label %cond.false5.i

cond.true3.i:                                     ; preds = %if.end.i175
  %call4.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false5.i:                                    ; preds = %if.end.i175
  %call6.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true3.i, %cond.false5.i, %cond.true.i170, %cond.false.i171
  %retval.i164.0 = phi i64 [ %call.i169, %cond.true.i170 ], [ %call1.i, %cond.false.i171 ], [ %call4.i, %cond.true3.i ], [ %call6.i, %cond.false5.i ]
  %tobool.i54 = icmp ne ptr %cond130.i, null
  br i1 %tobool.i54, label %if.end.i56, label %sw.epilog.i

if.end.i56:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i63 [
    i32 1, label %sw.bb.i58
    i32 2, label %sw.bb1.i60
    i32 4, label %sw.bb3.i62
  ]

sw.bb.i58:                                        ; preds = %if.end.i56
  %conv.i57 = trunc i64 %retval.i164.0 to i8
  store i8 %conv.i57, ptr %cond130.i, align 1
  br label %sw.epilog.i

sw.bb1.i60:                                       ; preds = %if.end.i56
  %conv2.i59 = trunc i64 %retval.i164.0 to i16
  store i16 %conv2.i59, ptr %cond130.i, align 2
  br label %sw.epilog.i

sw.bb3.i62:                                       ; preds = %if.end.i56
  %conv4.i61 = trunc i64 %retval.i164.0 to i32
  store i32 %conv4.i61, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.default.i63:                                   ; preds = %if.end.i56
  store i64 %retval.i164.0, ptr %cond130.i, align 8
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end129.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end166.i, %sw.bb.i58, %sw.bb1.i60, %sw.bb3.i62, %sw.default.i63, %integer_of.exit, %if.then173.i, %if.then177.i, %if.else.i, %land.rhs.i153, %for.cond.i149, %for.end.i136, %if.then11.i141, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i141 ], [ %incdec.ptr50.i, %for.end.i136 ], [ %incdec.ptr50.i, %for.cond.i149 ], [ %incdec.ptr50.i, %land.rhs.i153 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then177.i ], [ %incdec.ptr50.i, %if.end166.i ], [ %incdec.ptr50.i, %if.then173.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i63 ], [ %incdec.ptr50.i, %sw.bb3.i62 ], [ %incdec.ptr50.i, %sw.bb1.i60 ], [ %incdec.ptr50.i, %sw.bb.i58 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add197.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end162.i, %copy_string.exit, %if.then107.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then107.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end162.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select151, %if.then15.i ], [ %spec.select152, %if.then81.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @__isoc23_sscanf(ptr noundef %s, ptr noundef %f, ...) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 8
  %in.i = alloca %struct.source, align 8
  %set.i = alloca %struct.set, align 8
  %args = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.va_start(ptr %args)
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 8
  store ptr %s, ptr %in.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end103.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end103.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end103.i ], [ %add197.i, %sw.epilog.i ]
  %0 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i20 = sext i8 %0 to i32
  %cmp.i21 = icmp eq i32 %conv.i20, 32
  br i1 %cmp.i21, label %if.then.i, label %lor.rhs.i24

lor.rhs.i24:                                      ; preds = %while.body.i
  %cmp3.i23 = icmp sge i32 %conv.i20, 9
  %cmp6.i26 = icmp sle i32 %conv.i20, 13
  %1 = select i1 %cmp3.i23, i1 %cmp6.i26, i1 false
  br i1 %1, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i24
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %2 = load ptr, ptr %at.i, align 8
  %3 = load i8, ptr %2, align 1
  %conv.i3 = sext i8 %3 to i32
  %cmp.i4 = icmp eq i32 %conv.i3, 32
  br i1 %cmp.i4, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i3, 9
  %cmp6.i = icmp sle i32 %conv.i3, 13
  %4 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %4, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %5 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 8
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i24
  %cmp.i = icmp ne i32 %conv.i20, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 8
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i20
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond149 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select151 = select i1 %or.cond149, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 8
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %idx.ext.i = sext i32 %conv28.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i64 %idx.ext.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 8
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond150 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond150, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 8
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 8
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 8
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 8
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i33 = sext i8 %12 to i32
  switch i32 %conv.i33, label %read_length.exit [
    i32 104, label %sw.bb.i38
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb21.i
    i32 113, label %sw.bb21.i
    i32 122, label %sw.bb23.i
    i32 116, label %sw.bb23.i
    i32 76, label %sw.bb25.i
  ]

sw.bb.i38:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i34 = icmp eq i32 %conv1.i, 104
  %cond.i35 = select i1 %cmp.i34, i32 1, i32 2
  %cond7.i = select i1 %cmp.i34, i32 2, i32 1
  %idx.ext.i36 = sext i32 %cond7.i to i64
  %add.ptr.i37 = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext.i36
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx14.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %14 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %14 to i32
  %cmp16.i39 = icmp eq i32 %conv15.i, 108
  %cond18.i = select i1 %cmp16.i39, i32 2, i32 1
  %idx.ext19.i = sext i32 %cond18.i to i64
  %add.ptr20.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext19.i
  br label %read_length.exit

sw.bb21.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr22.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb23.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr24.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb25.i:                                        ; preds = %if.end48.i
  %add.ptr26.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb25.i, %sw.bb23.i, %sw.bb21.i, %sw.bb8.i, %sw.bb.i38
  %size.i.0 = phi i32 [ 16, %sw.bb25.i ], [ 8, %sw.bb23.i ], [ 8, %sw.bb21.i ], [ 8, %sw.bb8.i ], [ %cond.i35, %sw.bb.i38 ], [ 4, %if.end48.i ]
  %retval.i31.0 = phi ptr [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr.i37, %sw.bb.i38 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i31.0, i32 1
  %15 = load i8, ptr %retval.i31.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end104.i
    i32 99, label %if.end104.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 8
  %17 = load i8, ptr %16, align 1
  %conv.i8 = sext i8 %17 to i32
  %cmp.i9 = icmp eq i32 %conv.i8, 32
  br i1 %cmp.i9, label %for.body67.i, label %lor.rhs.i12

lor.rhs.i12:                                      ; preds = %for.cond63.i
  %cmp3.i11 = icmp sge i32 %conv.i8, 9
  %cmp6.i14 = icmp sle i32 %conv.i8, 13
  %18 = select i1 %cmp3.i11, i1 %cmp6.i14, i1 false
  br i1 %18, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i12
  %19 = load ptr, ptr %at.i, align 8
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 8
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i12
  switch i32 %conv51.i, label %if.end104.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 8
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select152 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 8
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end103.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then100.i
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %22, align 8
  %23 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %24 = add i32 %gp_offset.i, 8
  store i32 %24, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then100.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %23, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %25 = load ptr, ptr %vaarg.addr.i, align 8
  %26 = load ptr, ptr %at.i, align 8
  %27 = load ptr, ptr %in.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %26 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %27 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %tobool.i42 = icmp ne ptr %25, null
  br i1 %tobool.i42, label %if.end.i44, label %if.end103.i

if.end.i44:                                       ; preds = %vaarg.end.i
  switch i32 %size.i.0, label %sw.default.i49 [
    i32 1, label %sw.bb.i46
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i46:                                        ; preds = %if.end.i44
  %conv.i45 = trunc i64 %sub.ptr.sub.i to i8
  store i8 %conv.i45, ptr %25, align 1
  br label %if.end103.i

sw.bb1.i:                                         ; preds = %if.end.i44
  %conv2.i47 = trunc i64 %sub.ptr.sub.i to i16
  store i16 %conv2.i47, ptr %25, align 2
  br label %if.end103.i

sw.bb3.i:                                         ; preds = %if.end.i44
  %conv4.i48 = trunc i64 %sub.ptr.sub.i to i32
  store i32 %conv4.i48, ptr %25, align 4
  br label %if.end103.i

sw.default.i49:                                   ; preds = %if.end.i44
  store i64 %sub.ptr.sub.i, ptr %25, align 8
  br label %if.end103.i

if.end103.i:                                      ; preds = %sw.bb.i46, %sw.bb1.i, %sw.bb3.i, %sw.default.i49, %vaarg.end.i, %if.then98.i
  br label %while.cond.i

if.end104.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %28 = load ptr, ptr %at.i, align 8
  %29 = load i8, ptr %28, align 1
  %tobool106.i = icmp ne i8 %29, 0
  br i1 %tobool106.i, label %if.end114.i, label %if.then107.i

if.then107.i:                                     ; preds = %if.end104.i
  %cmp108.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp108.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end114.i:                                      ; preds = %if.end104.i
  br i1 %cmp27.i, label %cond.end129.i, label %cond.false117.i

cond.false117.i:                                  ; preds = %if.end114.i
  %gp_offset119.i = load i32, ptr %args, align 8
  %fits_in_gp120.i = icmp ule i32 %gp_offset119.i, 40
  br i1 %fits_in_gp120.i, label %vaarg.in_reg121.i, label %vaarg.in_mem123.i

vaarg.in_reg121.i:                                ; preds = %cond.false117.i
  %30 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area122.i = load ptr, ptr %30, align 8
  %31 = getelementptr i8, ptr %reg_save_area122.i, i32 %gp_offset119.i
  %32 = add i32 %gp_offset119.i, 8
  store i32 %32, ptr %args, align 8
  br label %vaarg.end127.i

vaarg.in_mem123.i:                                ; preds = %cond.false117.i
  %overflow_arg_area_p124.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area125.i = load ptr, ptr %overflow_arg_area_p124.i, align 8
  %overflow_arg_area.next126.i = getelementptr i8, ptr %overflow_arg_area125.i, i32 8
  store ptr %overflow_arg_area.next126.i, ptr %overflow_arg_area_p124.i, align 8
  br label %vaarg.end127.i

vaarg.end127.i:                                   ; preds = %vaarg.in_mem123.i, %vaarg.in_reg121.i
  %vaarg.addr128.i = phi ptr [ %31, %vaarg.in_reg121.i ], [ %overflow_arg_area125.i, %vaarg.in_mem123.i ]
  %33 = load ptr, ptr %vaarg.addr128.i, align 8
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %if.end114.i, %vaarg.end127.i
  %cond130.i = phi ptr [ %33, %vaarg.end127.i ], [ null, %if.end114.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %set.i, i8 0, i64 40, i1 false)
  %34 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %34, align 8
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb141.i
    i32 99, label %sw.bb148.i
    i32 97, label %sw.bb158.i
    i32 65, label %sw.bb158.i
    i32 101, label %sw.bb158.i
    i32 69, label %sw.bb158.i
    i32 102, label %sw.bb158.i
    i32 70, label %sw.bb158.i
    i32 103, label %sw.bb158.i
    i32 71, label %sw.bb158.i
    i32 112, label %integer.i
    i32 100, label %sw.bb184.i
    i32 105, label %sw.bb185.i
    i32 111, label %sw.bb186.i
    i32 120, label %sw.bb187.i
    i32 88, label %sw.bb187.i
    i32 117, label %sw.bb188.i
  ]

sw.bb.i:                                          ; preds = %cond.end129.i
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.i, i8 0, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %set.i, ptr align 8 %.compoundliteral.i, i64 40, i1 false)
  %35 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i69 = sext i8 %35 to i32
  %cmp.i70 = icmp eq i32 %conv.i69, 94
  br i1 %cmp.i70, label %if.then.i72, label %if.end.i73

if.then.i72:                                      ; preds = %sw.bb.i
  store i32 1, ptr %34, align 8
  %incdec.ptr.i71 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i73

if.end.i73:                                       ; preds = %if.then.i72, %sw.bb.i
  %f.addr.i66.0 = phi ptr [ %incdec.ptr.i71, %if.then.i72 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i76

for.cond.i76:                                     ; preds = %for.end.i85, %if.end.i73
  %f.addr.i66.1 = phi ptr [ %f.addr.i66.0, %if.end.i73 ], [ %incdec.ptr32.i, %for.end.i85 ]
  %36 = load i8, ptr %f.addr.i66.1, align 1
  %conv2.i74 = sext i8 %36 to i32
  %cmp3.i75 = icmp ne i32 %conv2.i74, 93
  %cmp5.i77 = icmp eq ptr %f.addr.i66.1, %f.addr.i66.0
  %spec.select = select i1 %cmp3.i75, i1 true, i1 %cmp5.i77
  br i1 %spec.select, label %for.body.i80, label %read_set.exit

for.body.i80:                                     ; preds = %for.cond.i76
  %tobool.i79 = icmp ne i8 %36, 0
  br i1 %tobool.i79, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i80
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i80
  %arrayidx.i81 = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 1
  %37 = load i8, ptr %arrayidx.i81, align 1
  %conv9.i = sext i8 %37 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i82, label %if.end22.i

land.lhs.true.i82:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 2
  %38 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %38 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i82
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i82, %land.lhs.true.i82, %if.then20.i, %if.end8.i
  %to.i67.0 = phi i8 [ %38, %if.then20.i ], [ %36, %land.lhs.true.i82 ], [ %36, %if.end8.i ], [ %36, %land.lhs.true.i82 ]
  %f.addr.i66.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i66.1, %land.lhs.true.i82 ], [ %f.addr.i66.1, %if.end8.i ], [ %f.addr.i66.1, %land.lhs.true.i82 ]
  %conv23.i = zext i8 %36 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i68.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i67.0 to i32
  %cmp26.i = icmp ule i32 %c.i68.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i85

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i68.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i68.0, 64
  %idxprom.i = zext i32 %div.i to i64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i
  %39 = load i64, ptr %arrayidx30.i, align 8
  %or.i = or i64 %39, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 8
  %inc.i = add i32 %c.i68.0, 1
  br label %for.cond24.i

for.end.i85:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i66.2, i32 1
  br label %for.cond.i76

read_set.exit:                                    ; preds = %for.cond.i76
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i66.1, i64 1
  %cmp133.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp133.i, label %if.then135.i, label %for.cond.i90

if.then135.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i90:                                     ; preds = %read_set.exit, %if.end.i102
  %n.i.0 = phi i32 [ %inc.i103, %if.end.i102 ], [ 0, %read_set.exit ]
  %40 = load i32, ptr %width.i, align 8
  %cmp.i89 = icmp sgt i32 %40, 0
  br i1 %cmp.i89, label %land.lhs.true.i94, label %for.end.i106

land.lhs.true.i94:                                ; preds = %for.cond.i90
  %41 = load ptr, ptr %at.i, align 8
  %42 = load i8, ptr %41, align 1
  %conv.i92 = sext i8 %42 to i32
  %tobool.i93 = icmp ne i32 %conv.i92, 0
  br i1 %tobool.i93, label %land.rhs.i96, label %for.end.i106

land.rhs.i96:                                     ; preds = %land.lhs.true.i94
  %conv.i191 = zext i8 %42 to i32
  %div.i192 = sdiv i32 %conv.i191, 64
  %idxprom.i193 = sext i32 %div.i192 to i64
  %arrayidx.i194 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i193
  %43 = load i64, ptr %arrayidx.i194, align 8
  %rem.i196 = srem i32 %conv.i191, 64
  %sh_prom.i197 = zext i32 %rem.i196 to i64
  %shr.i198 = lshr i64 %43, %sh_prom.i197
  %and.i199 = and i64 %shr.i198, 1
  %44 = load i32, ptr %34, align 8
  %conv2.i201 = sext i32 %44 to i64
  %cmp.i202 = icmp ne i64 %and.i199, %conv2.i201
  br i1 %cmp.i202, label %for.body.i98, label %for.end.i106

for.body.i98:                                     ; preds = %land.rhs.i96
  %tobool3.i = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i, label %if.then.i101, label %if.end.i102

if.then.i101:                                     ; preds = %for.body.i98
  %idxprom.i99 = sext i32 %n.i.0 to i64
  %arrayidx.i100 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i99
  store i8 %42, ptr %arrayidx.i100, align 1
  br label %if.end.i102

if.end.i102:                                      ; preds = %if.then.i101, %for.body.i98
  %45 = load i32, ptr %width.i, align 8
  %dec.i = add nsw i32 %45, -1
  store i32 %dec.i, ptr %width.i, align 8
  %inc.i103 = add nsw i32 %n.i.0, 1
  %46 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i105 = getelementptr inbounds i8, ptr %46, i32 1
  store ptr %incdec.ptr.i105, ptr %at.i, align 8
  br label %for.cond.i90

for.end.i106:                                     ; preds = %land.lhs.true.i94, %for.cond.i90, %land.rhs.i96
  %tobool7.i = icmp ne ptr %cond130.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond147 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond147, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i106
  %idxprom12.i = sext i32 %n.i.0 to i64
  %arrayidx13.i = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i
  store i8 0, ptr %arrayidx13.i, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i106
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb141.i:                                       ; preds = %cond.end129.i
  store i64 4294983168, ptr %set.i, align 8
  %cmp143.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp143.i, label %if.then145.i, label %for.cond.i113

if.then145.i:                                     ; preds = %sw.bb141.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i113:                                    ; preds = %sw.bb141.i, %if.end.i129
  %n.i110.0 = phi i32 [ %inc.i132, %if.end.i129 ], [ 0, %sw.bb141.i ]
  %47 = load i32, ptr %width.i, align 8
  %cmp.i112 = icmp sgt i32 %47, 0
  br i1 %cmp.i112, label %land.lhs.true.i117, label %for.end.i136

land.lhs.true.i117:                               ; preds = %for.cond.i113
  %48 = load ptr, ptr %at.i, align 8
  %49 = load i8, ptr %48, align 1
  %conv.i115 = sext i8 %49 to i32
  %tobool.i116 = icmp ne i32 %conv.i115, 0
  br i1 %tobool.i116, label %land.rhs.i121, label %for.end.i136

land.rhs.i121:                                    ; preds = %land.lhs.true.i117
  %conv.i178 = zext i8 %49 to i32
  %div.i179 = sdiv i32 %conv.i178, 64
  %idxprom.i180 = sext i32 %div.i179 to i64
  %arrayidx.i181 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i180
  %50 = load i64, ptr %arrayidx.i181, align 8
  %rem.i183 = srem i32 %conv.i178, 64
  %sh_prom.i184 = zext i32 %rem.i183 to i64
  %shr.i = lshr i64 %50, %sh_prom.i184
  %and.i = and i64 %shr.i, 1
  %51 = load i32, ptr %34, align 8
  %conv2.i186 = sext i32 %51 to i64
  %cmp.i187 = icmp ne i64 %and.i, %conv2.i186
  br i1 %cmp.i187, label %for.body.i124, label %for.end.i136

for.body.i124:                                    ; preds = %land.rhs.i121
  %tobool3.i123 = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i123, label %if.then.i128, label %if.end.i129

if.then.i128:                                     ; preds = %for.body.i124
  %idxprom.i126 = sext i32 %n.i110.0 to i64
  %arrayidx.i127 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i126
  store i8 %49, ptr %arrayidx.i127, align 1
  br label %if.end.i129

if.end.i129:                                      ; preds = %if.then.i128, %for.body.i124
  %52 = load i32, ptr %width.i, align 8
  %dec.i131 = add nsw i32 %52, -1
  store i32 %dec.i131, ptr %width.i, align 8
  %inc.i132 = add nsw i32 %n.i110.0, 1
  %53 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i134 = getelementptr inbounds i8, ptr %53, i32 1
  store ptr %incdec.ptr.i134, ptr %at.i, align 8
  br label %for.cond.i113

for.end.i136:                                     ; preds = %land.lhs.true.i117, %for.cond.i113, %land.rhs.i121
  %tobool7.i135 = icmp ne ptr %cond130.i, null
  %cmp9.i137 = icmp sgt i32 %n.i110.0, 0
  %or.cond148 = select i1 %tobool7.i135, i1 %cmp9.i137, i1 false
  br i1 %or.cond148, label %if.then11.i141, label %sw.epilog.i

if.then11.i141:                                   ; preds = %for.end.i136
  %idxprom12.i139 = sext i32 %n.i110.0 to i64
  %arrayidx13.i140 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i139
  store i8 0, ptr %arrayidx13.i140, align 1
  br label %sw.epilog.i

sw.bb148.i:                                       ; preds = %cond.end129.i
  %cmp149.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp149.i, label %if.then151.i, label %if.end152.i

if.then151.i:                                     ; preds = %sw.bb148.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end152.i:                                      ; preds = %sw.bb148.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i149

for.cond.i149:                                    ; preds = %if.end.i159, %if.end152.i
  %n.i147.0 = phi i32 [ 0, %if.end152.i ], [ %inc.i160, %if.end.i159 ]
  %cmp.i148 = icmp slt i32 %n.i147.0, %.
  br i1 %cmp.i148, label %land.rhs.i153, label %sw.epilog.i

land.rhs.i153:                                    ; preds = %for.cond.i149
  %54 = load ptr, ptr %at.i, align 8
  %55 = load i8, ptr %54, align 1
  %conv.i151 = sext i8 %55 to i32
  %tobool.i152 = icmp ne i32 %conv.i151, 0
  br i1 %tobool.i152, label %for.body.i155, label %sw.epilog.i

for.body.i155:                                    ; preds = %land.rhs.i153
  %tobool1.i = icmp ne ptr %cond130.i, null
  br i1 %tobool1.i, label %if.then.i158, label %if.end.i159

if.then.i158:                                     ; preds = %for.body.i155
  %idxprom.i156 = sext i32 %n.i147.0 to i64
  %arrayidx.i157 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i156
  store i8 %55, ptr %arrayidx.i157, align 1
  br label %if.end.i159

if.end.i159:                                      ; preds = %if.then.i158, %for.body.i155
  %inc.i160 = add nsw i32 %n.i147.0, 1
  %56 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i162 = getelementptr inbounds i8, ptr %56, i32 1
  store ptr %incdec.ptr.i162, ptr %at.i, align 8
  br label %for.cond.i149

sw.bb158.i:                                       ; preds = %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i
  %cmp159.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp159.i, label %if.then161.i, label %if.end162.i

if.then161.i:                                     ; preds = %sw.bb158.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end162.i:                                      ; preds = %sw.bb158.i
  %call163.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool164.i = icmp ne i32 %call163.i, 0
  br i1 %tobool164.i, label %if.end166.i, label %scan.exit

if.end166.i:                                      ; preds = %if.end162.i
  %magicptr = ptrtoint ptr %cond130.i to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true168.i

land.lhs.true168.i:                               ; preds = %if.end166.i
  %arrayidx169.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i64 -2
  %57 = load i8, ptr %arrayidx169.i, align 1
  %conv170.i = sext i8 %57 to i32
  %cmp171.i = icmp eq i32 %conv170.i, 108
  br i1 %cmp171.i, label %if.then173.i, label %if.else.i

if.then173.i:                                     ; preds = %land.lhs.true168.i
  %call175.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call175.i, ptr %cond130.i, align 8
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true168.i
  %tobool176.i = icmp ne ptr %cond130.i, null
  br i1 %tobool176.i, label %if.then177.i, label %sw.epilog.i

if.then177.i:                                     ; preds = %if.else.i
  %call180.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call180.i, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.bb184.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb185.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb186.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb187.i:                                       ; preds = %cond.end129.i, %cond.end129.i
  br label %integer.i

sw.bb188.i:                                       ; preds = %cond.end129.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end129.i, %sw.bb188.i, %sw.bb187.i, %sw.bb186.i, %sw.bb185.i, %sw.bb184.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb188.i ], [ %size.i.0, %sw.bb187.i ], [ %size.i.0, %sw.bb186.i ], [ %size.i.0, %sw.bb185.i ], [ %size.i.0, %sw.bb184.i ], [ 8, %cond.end129.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb188.i ], [ 16, %sw.bb187.i ], [ 8, %sw.bb186.i ], [ 0, %sw.bb185.i ], [ 10, %sw.bb184.i ], [ 16, %cond.end129.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb188.i ], [ 0, %sw.bb187.i ], [ 0, %sw.bb186.i ], [ 1, %sw.bb185.i ], [ 1, %sw.bb184.i ], [ 0, %cond.end129.i ]
  %call189.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool190.i = icmp ne i32 %call189.i, 0
  br i1 %tobool190.i, label %if.end192.i, label %scan.exit

if.end192.i:                                      ; preds = %integer.i
  %cmp.i166 = icmp sle i32 %size.i.1, 8
  br i1 %cmp.i166, label %if.then.i168, label %if.end.i175

if.then.i168:                                     ; preds = %if.end192.i
  %tobool.i167 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i167, label %cond.true.i170, label %cond.false.i171

cond.true.i170:                                   ; preds = %if.then.i168
  %call.i169 = call i64 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false.i171:                                  ; preds = %if.then.i168
  %call1.i = call i64 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

if.end.i175:                                      ; preds = %if.end192.i
  %tobool2.i174 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool2.i174, label %cond.true3.i, label %cond.false5.i

cond.true3.i:                                     ; preds = %if.end.i175
  %call4.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false5.i:                                    ; preds = %if.end.i175
  %call6.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true3.i, %cond.false5.i, %cond.true.i170, %cond.false.i171
  %retval.i164.0 = phi i64 [ %call.i169, %cond.true.i170 ], [ %call1.i, %cond.false.i171 ], [ %call4.i, %cond.true3.i ], [ %call6.i, %cond.false5.i ]
  %tobool.i54 = icmp ne ptr %cond130.i, null
  br i1 %tobool.i54, label %if.end.i56, label %sw.epilog.i

if.end.i56:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i63 [
    i32 1, label %sw.bb.i58
    i32 2, label %sw.bb1.i60
    i32 4, label %sw.bb3.i62
  ]

sw.bb.i58:                                        ; preds = %if.end.i56
  %conv.i57 = trunc i64 %retval.i164.0 to i8
  store i8 %conv.i57, ptr %cond130.i, align 1
  br label %sw.epilog.i

sw.bb1.i60:                                       ; preds = %if.end.i56
  %conv2.i59 = trunc i64 %retval.i164.0 to i16
  store i16 %conv2.i59, ptr %cond130.i, align 2
  br label %sw.epilog.i

sw.bb3.i62:                                       ; preds = %if.end.i56
  %conv4.i61 = trunc i64 %retval.i164.0 to i32
  store i32 %conv4.i61, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.default.i63:                                   ; preds = %if.end.i56
  store i64 %retval.i164.0, ptr %cond130.i, align 8
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end129.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end166.i, %sw.bb.i58, %sw.bb1.i60, %sw.bb3.i62, %sw.default.i63, %integer_of.exit, %if.then173.i, %if.then177.i, %if.else.i, %land.rhs.i153, %for.cond.i149, %for.end.i136, %if.then11.i141, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i141 ], [ %incdec.ptr50.i, %for.end.i136 ], [ %incdec.ptr50.i, %for.cond.i149 ], [ %incdec.ptr50.i, %land.rhs.i153 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then177.i ], [ %incdec.ptr50.i, %if.end166.i ], [ %incdec.ptr50.i, %if.then173.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i63 ], [ %incdec.ptr50.i, %sw.bb3.i62 ], [ %incdec.ptr50.i, %sw.bb1.i60 ], [ %incdec.ptr50.i, %sw.bb.i58 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add197.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end162.i, %copy_string.exit, %if.then107.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then107.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end162.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select151, %if.then15.i ], [ %spec.select152, %if.then81.i ]
  call void @llvm.va_end(ptr %args)
  ret i32 %retval.i.0
}

define i32 @vsscanf(ptr noundef %s, ptr noundef %f, ptr noundef %args) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 8
  %in.i = alloca %struct.source, align 8
  %set.i = alloca %struct.set, align 8
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 8
  store ptr %s, ptr %in.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end103.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end103.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end103.i ], [ %add197.i, %sw.epilog.i ]
  %0 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i18 = sext i8 %0 to i32
  %cmp.i19 = icmp eq i32 %conv.i18, 32
  br i1 %cmp.i19, label %if.then.i, label %lor.rhs.i22

lor.rhs.i22:                                      ; preds = %while.body.i
  %cmp3.i21 = icmp sge i32 %conv.i18, 9
  %cmp6.i24 = icmp sle i32 %conv.i18, 13
  %1 = select i1 %cmp3.i21, i1 %cmp6.i24, i1 false
  br i1 %1, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i22
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %2 = load ptr, ptr %at.i, align 8
  %3 = load i8, ptr %2, align 1
  %conv.i1 = sext i8 %3 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 32
  br i1 %cmp.i2, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i1, 9
  %cmp6.i = icmp sle i32 %conv.i1, 13
  %4 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %4, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %5 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 8
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 8
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond149 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select151 = select i1 %or.cond149, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 8
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %idx.ext.i = sext i32 %conv28.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i64 %idx.ext.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 8
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond150 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond150, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 8
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 8
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 8
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 8
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %12 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i36
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb21.i
    i32 113, label %sw.bb21.i
    i32 122, label %sw.bb23.i
    i32 116, label %sw.bb23.i
    i32 76, label %sw.bb25.i
  ]

sw.bb.i36:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %idx.ext.i34 = sext i32 %cond7.i to i64
  %add.ptr.i35 = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext.i34
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx14.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %14 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %14 to i32
  %cmp16.i37 = icmp eq i32 %conv15.i, 108
  %cond18.i = select i1 %cmp16.i37, i32 2, i32 1
  %idx.ext19.i = sext i32 %cond18.i to i64
  %add.ptr20.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext19.i
  br label %read_length.exit

sw.bb21.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr22.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb23.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr24.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb25.i:                                        ; preds = %if.end48.i
  %add.ptr26.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb25.i, %sw.bb23.i, %sw.bb21.i, %sw.bb8.i, %sw.bb.i36
  %size.i.0 = phi i32 [ 16, %sw.bb25.i ], [ 8, %sw.bb23.i ], [ 8, %sw.bb21.i ], [ 8, %sw.bb8.i ], [ %cond.i33, %sw.bb.i36 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr.i35, %sw.bb.i36 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %15 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end104.i
    i32 99, label %if.end104.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 8
  %17 = load i8, ptr %16, align 1
  %conv.i6 = sext i8 %17 to i32
  %cmp.i7 = icmp eq i32 %conv.i6, 32
  br i1 %cmp.i7, label %for.body67.i, label %lor.rhs.i10

lor.rhs.i10:                                      ; preds = %for.cond63.i
  %cmp3.i9 = icmp sge i32 %conv.i6, 9
  %cmp6.i12 = icmp sle i32 %conv.i6, 13
  %18 = select i1 %cmp3.i9, i1 %cmp6.i12, i1 false
  br i1 %18, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i10
  %19 = load ptr, ptr %at.i, align 8
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 8
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end104.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 8
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select152 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 8
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end103.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then100.i
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %22, align 8
  %23 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %24 = add i32 %gp_offset.i, 8
  store i32 %24, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then100.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %23, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %25 = load ptr, ptr %vaarg.addr.i, align 8
  %26 = load ptr, ptr %at.i, align 8
  %27 = load ptr, ptr %in.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %26 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %27 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %tobool.i40 = icmp ne ptr %25, null
  br i1 %tobool.i40, label %if.end.i42, label %if.end103.i

if.end.i42:                                       ; preds = %vaarg.end.i
  switch i32 %size.i.0, label %sw.default.i47 [
    i32 1, label %sw.bb.i44
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i44:                                        ; preds = %if.end.i42
  %conv.i43 = trunc i64 %sub.ptr.sub.i to i8
  store i8 %conv.i43, ptr %25, align 1
  br label %if.end103.i

sw.bb1.i:                                         ; preds = %if.end.i42
  %conv2.i45 = trunc i64 %sub.ptr.sub.i to i16
  store i16 %conv2.i45, ptr %25, align 2
  br label %if.end103.i

sw.bb3.i:                                         ; preds = %if.end.i42
  %conv4.i46 = trunc i64 %sub.ptr.sub.i to i32
  store i32 %conv4.i46, ptr %25, align 4
  br label %if.end103.i

sw.default.i47:                                   ; preds = %if.end.i42
  store i64 %sub.ptr.sub.i, ptr %25, align 8
  br label %if.end103.i

if.end103.i:                                      ; preds = %sw.bb.i44, %sw.bb1.i, %sw.bb3.i, %sw.default.i47, %vaarg.end.i, %if.then98.i
  br label %while.cond.i

if.end104.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %28 = load ptr, ptr %at.i, align 8
  %29 = load i8, ptr %28, align 1
  %tobool106.i = icmp ne i8 %29, 0
  br i1 %tobool106.i, label %if.end114.i, label %if.then107.i

if.then107.i:                                     ; preds = %if.end104.i
  %cmp108.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp108.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end114.i:                                      ; preds = %if.end104.i
  br i1 %cmp27.i, label %cond.end129.i, label %cond.false117.i

cond.false117.i:                                  ; preds = %if.end114.i
  %gp_offset119.i = load i32, ptr %args, align 8
  %fits_in_gp120.i = icmp ule i32 %gp_offset119.i, 40
  br i1 %fits_in_gp120.i, label %vaarg.in_reg121.i, label %vaarg.in_mem123.i

vaarg.in_reg121.i:                                ; preds = %cond.false117.i
  %30 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area122.i = load ptr, ptr %30, align 8
  %31 = getelementptr i8, ptr %reg_save_area122.i, i32 %gp_offset119.i
  %32 = add i32 %gp_offset119.i, 8
  store i32 %32, ptr %args, align 8
  br label %vaarg.end127.i

vaarg.in_mem123.i:                                ; preds = %cond.false117.i
  %overflow_arg_area_p124.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area125.i = load ptr, ptr %overflow_arg_area_p124.i, align 8
  %overflow_arg_area.next126.i = getelementptr i8, ptr %overflow_arg_area125.i, i32 8
  store ptr %overflow_arg_area.next126.i, ptr %overflow_arg_area_p124.i, align 8
  br label %vaarg.end127.i

vaarg.end127.i:                                   ; preds = %vaarg.in_mem123.i, %vaarg.in_reg121.i
  %vaarg.addr128.i = phi ptr [ %31, %vaarg.in_reg121.i ], [ %overflow_arg_area125.i, %vaarg.in_mem123.i ]
  %33 = load ptr, ptr %vaarg.addr128.i, align 8
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %if.end114.i, %vaarg.end127.i
  %cond130.i = phi ptr [ %33, %vaarg.end127.i ], [ null, %if.end114.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %set.i, i8 0, i64 40, i1 false)
  %34 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %34, align 8
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb141.i
    i32 99, label %sw.bb148.i
    i32 97, label %sw.bb158.i
    i32 65, label %sw.bb158.i
    i32 101, label %sw.bb158.i
    i32 69, label %sw.bb158.i
    i32 102, label %sw.bb158.i
    i32 70, label %sw.bb158.i
    i32 103, label %sw.bb158.i
    i32 71, label %sw.bb158.i
    i32 112, label %integer.i
    i32 100, label %sw.bb184.i
    i32 105, label %sw.bb185.i
    i32 111, label %sw.bb186.i
    i32 120, label %sw.bb187.i
    i32 88, label %sw.bb187.i
    i32 117, label %sw.bb188.i
  ]

sw.bb.i:                                          ; preds = %cond.end129.i
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.i, i8 0, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %set.i, ptr align 8 %.compoundliteral.i, i64 40, i1 false)
  %35 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i67 = sext i8 %35 to i32
  %cmp.i68 = icmp eq i32 %conv.i67, 94
  br i1 %cmp.i68, label %if.then.i70, label %if.end.i71

if.then.i70:                                      ; preds = %sw.bb.i
  store i32 1, ptr %34, align 8
  %incdec.ptr.i69 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i71

if.end.i71:                                       ; preds = %if.then.i70, %sw.bb.i
  %f.addr.i64.0 = phi ptr [ %incdec.ptr.i69, %if.then.i70 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i74

for.cond.i74:                                     ; preds = %for.end.i83, %if.end.i71
  %f.addr.i64.1 = phi ptr [ %f.addr.i64.0, %if.end.i71 ], [ %incdec.ptr32.i, %for.end.i83 ]
  %36 = load i8, ptr %f.addr.i64.1, align 1
  %conv2.i72 = sext i8 %36 to i32
  %cmp3.i73 = icmp ne i32 %conv2.i72, 93
  %cmp5.i75 = icmp eq ptr %f.addr.i64.1, %f.addr.i64.0
  %spec.select = select i1 %cmp3.i73, i1 true, i1 %cmp5.i75
  br i1 %spec.select, label %for.body.i78, label %read_set.exit

for.body.i78:                                     ; preds = %for.cond.i74
  %tobool.i77 = icmp ne i8 %36, 0
  br i1 %tobool.i77, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i78
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i78
  %arrayidx.i79 = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 1
  %37 = load i8, ptr %arrayidx.i79, align 1
  %conv9.i = sext i8 %37 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i80, label %if.end22.i

land.lhs.true.i80:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 2
  %38 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %38 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i80
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i80, %land.lhs.true.i80, %if.then20.i, %if.end8.i
  %to.i65.0 = phi i8 [ %38, %if.then20.i ], [ %36, %land.lhs.true.i80 ], [ %36, %if.end8.i ], [ %36, %land.lhs.true.i80 ]
  %f.addr.i64.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i64.1, %land.lhs.true.i80 ], [ %f.addr.i64.1, %if.end8.i ], [ %f.addr.i64.1, %land.lhs.true.i80 ]
  %conv23.i = zext i8 %36 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i66.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i65.0 to i32
  %cmp26.i = icmp ule i32 %c.i66.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i83

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i66.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i66.0, 64
  %idxprom.i = zext i32 %div.i to i64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i
  %39 = load i64, ptr %arrayidx30.i, align 8
  %or.i = or i64 %39, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 8
  %inc.i = add i32 %c.i66.0, 1
  br label %for.cond24.i

for.end.i83:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i64.2, i32 1
  br label %for.cond.i74

read_set.exit:                                    ; preds = %for.cond.i74
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 1
  %cmp133.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp133.i, label %if.then135.i, label %for.cond.i88

if.then135.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i88:                                     ; preds = %read_set.exit, %if.end.i100
  %n.i.0 = phi i32 [ %inc.i101, %if.end.i100 ], [ 0, %read_set.exit ]
  %40 = load i32, ptr %width.i, align 8
  %cmp.i87 = icmp sgt i32 %40, 0
  br i1 %cmp.i87, label %land.lhs.true.i92, label %for.end.i104

land.lhs.true.i92:                                ; preds = %for.cond.i88
  %41 = load ptr, ptr %at.i, align 8
  %42 = load i8, ptr %41, align 1
  %conv.i90 = sext i8 %42 to i32
  %tobool.i91 = icmp ne i32 %conv.i90, 0
  br i1 %tobool.i91, label %land.rhs.i94, label %for.end.i104

land.rhs.i94:                                     ; preds = %land.lhs.true.i92
  %conv.i189 = zext i8 %42 to i32
  %div.i190 = sdiv i32 %conv.i189, 64
  %idxprom.i191 = sext i32 %div.i190 to i64
  %arrayidx.i192 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i191
  %43 = load i64, ptr %arrayidx.i192, align 8
  %rem.i194 = srem i32 %conv.i189, 64
  %sh_prom.i195 = zext i32 %rem.i194 to i64
  %shr.i196 = lshr i64 %43, %sh_prom.i195
  %and.i197 = and i64 %shr.i196, 1
  %44 = load i32, ptr %34, align 8
  %conv2.i199 = sext i32 %44 to i64
  %cmp.i200 = icmp ne i64 %and.i197, %conv2.i199
  br i1 %cmp.i200, label %for.body.i96, label %for.end.i104

for.body.i96:                                     ; preds = %land.rhs.i94
  %tobool3.i = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i, label %if.then.i99, label %if.end.i100

if.then.i99:                                      ; preds = %for.body.i96
  %idxprom.i97 = sext i32 %n.i.0 to i64
  %arrayidx.i98 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i97
  store i8 %42, ptr %arrayidx.i98, align 1
  br label %if.end.i100

if.end.i100:                                      ; preds = %if.then.i99, %for.body.i96
  %45 = load i32, ptr %width.i, align 8
  %dec.i = add nsw i32 %45, -1
  store i32 %dec.i, ptr %width.i, align 8
  %inc.i101 = add nsw i32 %n.i.0, 1
  %46 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i103 = getelementptr inbounds i8, ptr %46, i32 1
  store ptr %incdec.ptr.i103, ptr %at.i, align 8
  br label %for.cond.i88

for.end.i104:                                     ; preds = %land.lhs.true.i92, %for.cond.i88, %land.rhs.i94
  %tobool7.i = icmp ne ptr %cond130.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond147 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond147, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i104
  %idxprom12.i = sext i32 %n.i.0 to i64
  %arrayidx13.i = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i
  store i8 0, ptr %arrayidx13.i, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i104
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb141.i:                                       ; preds = %cond.end129.i
  store i64 4294983168, ptr %set.i, align 8
  %cmp143.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp143.i, label %if.then145.i, label %for.cond.i111

if.then145.i:                                     ; preds = %sw.bb141.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i111:                                    ; preds = %sw.bb141.i, %if.end.i127
  %n.i108.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb141.i ]
  %47 = load i32, ptr %width.i, align 8
  %cmp.i110 = icmp sgt i32 %47, 0
  br i1 %cmp.i110, label %land.lhs.true.i115, label %for.end.i134

land.lhs.true.i115:                               ; preds = %for.cond.i111
  %48 = load ptr, ptr %at.i, align 8
  %49 = load i8, ptr %48, align 1
  %conv.i113 = sext i8 %49 to i32
  %tobool.i114 = icmp ne i32 %conv.i113, 0
  br i1 %tobool.i114, label %land.rhs.i119, label %for.end.i134

land.rhs.i119:                                    ; preds = %land.lhs.true.i115
  %conv.i176 = zext i8 %49 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %idxprom.i178 = sext i32 %div.i177 to i64
  %arrayidx.i179 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i178
  %50 = load i64, ptr %arrayidx.i179, align 8
  %rem.i181 = srem i32 %conv.i176, 64
  %sh_prom.i182 = zext i32 %rem.i181 to i64
  %shr.i = lshr i64 %50, %sh_prom.i182
  %and.i = and i64 %shr.i, 1
  %51 = load i32, ptr %34, align 8
  %conv2.i184 = sext i32 %51 to i64
  %cmp.i185 = icmp ne i64 %and.i, %conv2.i184
  br i1 %cmp.i185, label %for.body.i122, label %for.end.i134

for.body.i122:                                    ; preds = %land.rhs.i119
  %tobool3.i121 = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i121, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i122
  %idxprom.i124 = sext i32 %n.i108.0 to i64
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i124
  store i8 %49, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i122
  %52 = load i32, ptr %width.i, align 8
  %dec.i129 = add nsw i32 %52, -1
  store i32 %dec.i129, ptr %width.i, align 8
  %inc.i130 = add nsw i32 %n.i108.0, 1
  %53 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %53, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 8
  br label %for.cond.i111

for.end.i134:                                     ; preds = %land.lhs.true.i115, %for.cond.i111, %land.rhs.i119
  %tobool7.i133 = icmp ne ptr %cond130.i, null
  %cmp9.i135 = icmp sgt i32 %n.i108.0, 0
  %or.cond148 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond148, label %if.then11.i139, label %sw.epilog.i

if.then11.i139:                                   ; preds = %for.end.i134
  %idxprom12.i137 = sext i32 %n.i108.0 to i64
  %arrayidx13.i138 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i137
  store i8 0, ptr %arrayidx13.i138, align 1
  br label %sw.epilog.i

sw.bb148.i:                                       ; preds = %cond.end129.i
  %cmp149.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp149.i, label %if.then151.i, label %if.end152.i

if.then151.i:                                     ; preds = %sw.bb148.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end152.i:                                      ; preds = %sw.bb148.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i147

for.cond.i147:                                    ; preds = %if.end.i157, %if.end152.i
  %n.i145.0 = phi i32 [ 0, %if.end152.i ], [ %inc.i158, %if.end.i157 ]
  %cmp.i146 = icmp slt i32 %n.i145.0, %.
  br i1 %cmp.i146, label %land.rhs.i151, label %sw.epilog.i

land.rhs.i151:                                    ; preds = %for.cond.i147
  %54 = load ptr, ptr %at.i, align 8
  %55 = load i8, ptr %54, align 1
  %conv.i149 = sext i8 %55 to i32
  %tobool.i150 = icmp ne i32 %conv.i149, 0
  br i1 %tobool.i150, label %for.body.i153, label %sw.epilog.i

for.body.i153:                                    ; preds = %land.rhs.i151
  %tobool1.i = icmp ne ptr %cond130.i, null
  br i1 %tobool1.i, label %if.then.i156, label %if.end.i157

if.then.i156:                                     ; preds = %for.body.i153
  %idxprom.i154 = sext i32 %n.i145.0 to i64
  %arrayidx.i155 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i154
  store i8 %55, ptr %arrayidx.i155, align 1
  br label %if.end.i157

if.end.i157:                                      ; preds = %if.then.i156, %for.body.i153
  %inc.i158 = add nsw i32 %n.i145.0, 1
  %56 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i160 = getelementptr inbounds i8, ptr %56, i32 1
  store ptr %incdec.ptr.i160, ptr %at.i, align 8
  br label %for.cond.i147

sw.bb158.i:                                       ; preds = %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i
  %cmp159.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp159.i, label %if.then161.i, label %if.end162.i

if.then161.i:                                     ; preds = %sw.bb158.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end162.i:                                      ; preds = %sw.bb158.i
  %call163.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool164.i = icmp ne i32 %call163.i, 0
  br i1 %tobool164.i, label %if.end166.i, label %scan.exit

if.end166.i:                                      ; preds = %if.end162.i
  %magicptr = ptrtoint ptr %cond130.i to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true168.i

land.lhs.true168.i:                               ; preds = %if.end166.i
  %arrayidx169.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i64 -2
  %57 = load i8, ptr %arrayidx169.i, align 1
  %conv170.i = sext i8 %57 to i32
  %cmp171.i = icmp eq i32 %conv170.i, 108
  br i1 %cmp171.i, label %if.then173.i, label %if.else.i

if.then173.i:                                     ; preds = %land.lhs.true168.i
  %call175.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call175.i, ptr %cond130.i, align 8
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true168.i
  %tobool176.i = icmp ne ptr %cond130.i, null
  br i1 %tobool176.i, label %if.then177.i, label %sw.epilog.i

if.then177.i:                                     ; preds = %if.else.i
  %call180.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call180.i, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.bb184.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb185.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb186.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb187.i:                                       ; preds = %cond.end129.i, %cond.end129.i
  br label %integer.i

sw.bb188.i:                                       ; preds = %cond.end129.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end129.i, %sw.bb188.i, %sw.bb187.i, %sw.bb186.i, %sw.bb185.i, %sw.bb184.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb188.i ], [ %size.i.0, %sw.bb187.i ], [ %size.i.0, %sw.bb186.i ], [ %size.i.0, %sw.bb185.i ], [ %size.i.0, %sw.bb184.i ], [ 8, %cond.end129.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb188.i ], [ 16, %sw.bb187.i ], [ 8, %sw.bb186.i ], [ 0, %sw.bb185.i ], [ 10, %sw.bb184.i ], [ 16, %cond.end129.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb188.i ], [ 0, %sw.bb187.i ], [ 0, %sw.bb186.i ], [ 1, %sw.bb185.i ], [ 1, %sw.bb184.i ], [ 0, %cond.end129.i ]
  %call189.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool190.i = icmp ne i32 %call189.i, 0
  br i1 %tobool190.i, label %if.end192.i, label %scan.exit

if.end192.i:                                      ; preds = %integer.i
  %cmp.i164 = icmp sle i32 %size.i.1, 8
  br i1 %cmp.i164, label %if.then.i166, label %if.end.i173

if.then.i166:                                     ; preds = %if.end192.i
  %tobool.i165 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i165, label %cond.true.i168, label %cond.false.i169

cond.true.i168:                                   ; preds = %if.then.i166
  %call.i167 = call i64 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i166
  %call1.i = call i64 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end192.i
  %tobool2.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool2.i172, label %cond.true3.i, label %cond.false5.i

cond.true3.i:                                     ; preds = %if.end.i173
  %call4.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false5.i:                                    ; preds = %if.end.i173
  %call6.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true3.i, %cond.false5.i, %cond.true.i168, %cond.false.i169
  %retval.i162.0 = phi i64 [ %call.i167, %cond.true.i168 ], [ %call1.i, %cond.false.i169 ], [ %call4.i, %cond.true3.i ], [ %call6.i, %cond.false5.i ]
  %tobool.i52 = icmp ne ptr %cond130.i, null
  br i1 %tobool.i52, label %if.end.i54, label %sw.epilog.i

if.end.i54:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i61 [
    i32 1, label %sw.bb.i56
    i32 2, label %sw.bb1.i58
    i32 4, label %sw.bb3.i60
  ]

sw.bb.i56:                                        ; preds = %if.end.i54
  %conv.i55 = trunc i64 %retval.i162.0 to i8
  store i8 %conv.i55, ptr %cond130.i, align 1
  br label %sw.epilog.i

sw.bb1.i58:                                       ; preds = %if.end.i54
  %conv2.i57 = trunc i64 %retval.i162.0 to i16
  store i16 %conv2.i57, ptr %cond130.i, align 2
  br label %sw.epilog.i

sw.bb3.i60:                                       ; preds = %if.end.i54
  %conv4.i59 = trunc i64 %retval.i162.0 to i32
  store i32 %conv4.i59, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.default.i61:                                   ; preds = %if.end.i54
  store i64 %retval.i162.0, ptr %cond130.i, align 8
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end129.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end166.i, %sw.bb.i56, %sw.bb1.i58, %sw.bb3.i60, %sw.default.i61, %integer_of.exit, %if.then173.i, %if.then177.i, %if.else.i, %land.rhs.i151, %for.cond.i147, %for.end.i134, %if.then11.i139, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i139 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i147 ], [ %incdec.ptr50.i, %land.rhs.i151 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then177.i ], [ %incdec.ptr50.i, %if.end166.i ], [ %incdec.ptr50.i, %if.then173.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i61 ], [ %incdec.ptr50.i, %sw.bb3.i60 ], [ %incdec.ptr50.i, %sw.bb1.i58 ], [ %incdec.ptr50.i, %sw.bb.i56 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add197.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end162.i, %copy_string.exit, %if.then107.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then107.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end162.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select151, %if.then15.i ], [ %spec.select152, %if.then81.i ]
  ret i32 %retval.i.0
}

define i32 @__isoc99_vsscanf(ptr noundef %s, ptr noundef %f, ptr noundef %args) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 8
  %in.i = alloca %struct.source, align 8
  %set.i = alloca %struct.set, align 8
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 8
  store ptr %s, ptr %in.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end103.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end103.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end103.i ], [ %add197.i, %sw.epilog.i ]
  %0 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i18 = sext i8 %0 to i32
  %cmp.i19 = icmp eq i32 %conv.i18, 32
  br i1 %cmp.i19, label %if.then.i, label %lor.rhs.i22

lor.rhs.i22:                                      ; preds = %while.body.i
  %cmp3.i21 = icmp sge i32 %conv.i18, 9
  %cmp6.i24 = icmp sle i32 %conv.i18, 13
  %1 = select i1 %cmp3.i21, i1 %cmp6.i24, i1 false
  br i1 %1, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i22
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %2 = load ptr, ptr %at.i, align 8
  %3 = load i8, ptr %2, align 1
  %conv.i1 = sext i8 %3 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 32
  br i1 %cmp.i2, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i1, 9
  %cmp6.i = icmp sle i32 %conv.i1, 13
  %4 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %4, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %5 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 8
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 8
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond149 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select151 = select i1 %or.cond149, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 8
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %idx.ext.i = sext i32 %conv28.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i64 %idx.ext.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 8
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond150 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond150, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 8
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 8
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 8
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 8
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %12 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i36
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb21.i
    i32 113, label %sw.bb21.i
    i32 122, label %sw.bb23.i
    i32 116, label %sw.bb23.i
    i32 76, label %sw.bb25.i
  ]

sw.bb.i36:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %idx.ext.i34 = sext i32 %cond7.i to i64
  %add.ptr.i35 = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext.i34
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx14.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %14 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %14 to i32
  %cmp16.i37 = icmp eq i32 %conv15.i, 108
  %cond18.i = select i1 %cmp16.i37, i32 2, i32 1
  %idx.ext19.i = sext i32 %cond18.i to i64
  %add.ptr20.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext19.i
  br label %read_length.exit

sw.bb21.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr22.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb23.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr24.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb25.i:                                        ; preds = %if.end48.i
  %add.ptr26.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb25.i, %sw.bb23.i, %sw.bb21.i, %sw.bb8.i, %sw.bb.i36
  %size.i.0 = phi i32 [ 16, %sw.bb25.i ], [ 8, %sw.bb23.i ], [ 8, %sw.bb21.i ], [ 8, %sw.bb8.i ], [ %cond.i33, %sw.bb.i36 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr.i35, %sw.bb.i36 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %15 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end104.i
    i32 99, label %if.end104.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 8
  %17 = load i8, ptr %16, align 1
  %conv.i6 = sext i8 %17 to i32
  %cmp.i7 = icmp eq i32 %conv.i6, 32
  br i1 %cmp.i7, label %for.body67.i, label %lor.rhs.i10

lor.rhs.i10:                                      ; preds = %for.cond63.i
  %cmp3.i9 = icmp sge i32 %conv.i6, 9
  %cmp6.i12 = icmp sle i32 %conv.i6, 13
  %18 = select i1 %cmp3.i9, i1 %cmp6.i12, i1 false
  br i1 %18, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i10
  %19 = load ptr, ptr %at.i, align 8
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 8
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end104.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 8
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select152 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 8
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end103.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then100.i
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %22, align 8
  %23 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %24 = add i32 %gp_offset.i, 8
  store i32 %24, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then100.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %23, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %25 = load ptr, ptr %vaarg.addr.i, align 8
  %26 = load ptr, ptr %at.i, align 8
  %27 = load ptr, ptr %in.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %26 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %27 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %tobool.i40 = icmp ne ptr %25, null
  br i1 %tobool.i40, label %if.end.i42, label %if.end103.i

if.end.i42:                                       ; preds = %vaarg.end.i
  switch i32 %size.i.0, label %sw.default.i47 [
    i32 1, label %sw.bb.i44
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i44:                                        ; preds = %if.end.i42
  %conv.i43 = trunc i64 %sub.ptr.sub.i to i8
  store i8 %conv.i43, ptr %25, align 1
  br label %if.end103.i

sw.bb1.i:                                         ; preds = %if.end.i42
  %conv2.i45 = trunc i64 %sub.ptr.sub.i to i16
  store i16 %conv2.i45, ptr %25, align 2
  br label %if.end103.i

sw.bb3.i:                                         ; preds = %if.end.i42
  %conv4.i46 = trunc i64 %sub.ptr.sub.i to i32
  store i32 %conv4.i46, ptr %25, align 4
  br label %if.end103.i

sw.default.i47:                                   ; preds = %if.end.i42
  store i64 %sub.ptr.sub.i, ptr %25, align 8
  br label %if.end103.i

if.end103.i:                                      ; preds = %sw.bb.i44, %sw.bb1.i, %sw.bb3.i, %sw.default.i47, %vaarg.end.i, %if.then98.i
  br label %while.cond.i

if.end104.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %28 = load ptr, ptr %at.i, align 8
  %29 = load i8, ptr %28, align 1
  %tobool106.i = icmp ne i8 %29, 0
  br i1 %tobool106.i, label %if.end114.i, label %if.then107.i

if.then107.i:                                     ; preds = %if.end104.i
  %cmp108.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp108.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end114.i:                                      ; preds = %if.end104.i
  br i1 %cmp27.i, label %cond.end129.i, label %cond.false117.i

cond.false117.i:                                  ; preds = %if.end114.i
  %gp_offset119.i = load i32, ptr %args, align 8
  %fits_in_gp120.i = icmp ule i32 %gp_offset119.i, 40
  br i1 %fits_in_gp120.i, label %vaarg.in_reg121.i, label %vaarg.in_mem123.i

vaarg.in_reg121.i:                                ; preds = %cond.false117.i
  %30 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area122.i = load ptr, ptr %30, align 8
  %31 = getelementptr i8, ptr %reg_save_area122.i, i32 %gp_offset119.i
  %32 = add i32 %gp_offset119.i, 8
  store i32 %32, ptr %args, align 8
  br label %vaarg.end127.i

vaarg.in_mem123.i:                                ; preds = %cond.false117.i
  %overflow_arg_area_p124.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area125.i = load ptr, ptr %overflow_arg_area_p124.i, align 8
  %overflow_arg_area.next126.i = getelementptr i8, ptr %overflow_arg_area125.i, i32 8
  store ptr %overflow_arg_area.next126.i, ptr %overflow_arg_area_p124.i, align 8
  br label %vaarg.end127.i

vaarg.end127.i:                                   ; preds = %vaarg.in_mem123.i, %vaarg.in_reg121.i
  %vaarg.addr128.i = phi ptr [ %31, %vaarg.in_reg121.i ], [ %overflow_arg_area125.i, %vaarg.in_mem123.i ]
  %33 = load ptr, ptr %vaarg.addr128.i, align 8
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %if.end114.i, %vaarg.end127.i
  %cond130.i = phi ptr [ %33, %vaarg.end127.i ], [ null, %if.end114.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %set.i, i8 0, i64 40, i1 false)
  %34 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %34, align 8
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb141.i
    i32 99, label %sw.bb148.i
    i32 97, label %sw.bb158.i
    i32 65, label %sw.bb158.i
    i32 101, label %sw.bb158.i
    i32 69, label %sw.bb158.i
    i32 102, label %sw.bb158.i
    i32 70, label %sw.bb158.i
    i32 103, label %sw.bb158.i
    i32 71, label %sw.bb158.i
    i32 112, label %integer.i
    i32 100, label %sw.bb184.i
    i32 105, label %sw.bb185.i
    i32 111, label %sw.bb186.i
    i32 120, label %sw.bb187.i
    i32 88, label %sw.bb187.i
    i32 117, label %sw.bb188.i
  ]

sw.bb.i:                                          ; preds = %cond.end129.i
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.i, i8 0, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %set.i, ptr align 8 %.compoundliteral.i, i64 40, i1 false)
  %35 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i67 = sext i8 %35 to i32
  %cmp.i68 = icmp eq i32 %conv.i67, 94
  br i1 %cmp.i68, label %if.then.i70, label %if.end.i71

if.then.i70:                                      ; preds = %sw.bb.i
  store i32 1, ptr %34, align 8
  %incdec.ptr.i69 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i71

if.end.i71:                                       ; preds = %if.then.i70, %sw.bb.i
  %f.addr.i64.0 = phi ptr [ %incdec.ptr.i69, %if.then.i70 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i74

for.cond.i74:                                     ; preds = %for.end.i83, %if.end.i71
  %f.addr.i64.1 = phi ptr [ %f.addr.i64.0, %if.end.i71 ], [ %incdec.ptr32.i, %for.end.i83 ]
  %36 = load i8, ptr %f.addr.i64.1, align 1
  %conv2.i72 = sext i8 %36 to i32
  %cmp3.i73 = icmp ne i32 %conv2.i72, 93
  %cmp5.i75 = icmp eq ptr %f.addr.i64.1, %f.addr.i64.0
  %spec.select = select i1 %cmp3.i73, i1 true, i1 %cmp5.i75
  br i1 %spec.select, label %for.body.i78, label %read_set.exit

for.body.i78:                                     ; preds = %for.cond.i74
  %tobool.i77 = icmp ne i8 %36, 0
  br i1 %tobool.i77, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i78
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i78
  %arrayidx.i79 = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 1
  %37 = load i8, ptr %arrayidx.i79, align 1
  %conv9.i = sext i8 %37 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i80, label %if.end22.i

land.lhs.true.i80:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 2
  %38 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %38 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i80
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i80, %land.lhs.true.i80, %if.then20.i, %if.end8.i
  %to.i65.0 = phi i8 [ %38, %if.then20.i ], [ %36, %land.lhs.true.i80 ], [ %36, %if.end8.i ], [ %36, %land.lhs.true.i80 ]
  %f.addr.i64.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i64.1, %land.lhs.true.i80 ], [ %f.addr.i64.1, %if.end8.i ], [ %f.addr.i64.1, %land.lhs.true.i80 ]
  %conv23.i = zext i8 %36 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i66.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i65.0 to i32
  %cmp26.i = icmp ule i32 %c.i66.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i83

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i66.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i66.0, 64
  %idxprom.i = zext i32 %div.i to i64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i
  %39 = load i64, ptr %arrayidx30.i, align 8
  %or.i = or i64 %39, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 8
  %inc.i = add i32 %c.i66.0, 1
  br label %for.cond24.i

for.end.i83:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i64.2, i32 1
  br label %for.cond.i74

read_set.exit:                                    ; preds = %for.cond.i74
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 1
  %cmp133.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp133.i, label %if.then135.i, label %for.cond.i88

if.then135.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i88:                                     ; preds = %read_set.exit, %if.end.i100
  %n.i.0 = phi i32 [ %inc.i101, %if.end.i100 ], [ 0, %read_set.exit ]
  %40 = load i32, ptr %width.i, align 8
  %cmp.i87 = icmp sgt i32 %40, 0
  br i1 %cmp.i87, label %land.lhs.true.i92, label %for.end.i104

land.lhs.true.i92:                                ; preds = %for.cond.i88
  %41 = load ptr, ptr %at.i, align 8
  %42 = load i8, ptr %41, align 1
  %conv.i90 = sext i8 %42 to i32
  %tobool.i91 = icmp ne i32 %conv.i90, 0
  br i1 %tobool.i91, label %land.rhs.i94, label %for.end.i104

land.rhs.i94:                                     ; preds = %land.lhs.true.i92
  %conv.i189 = zext i8 %42 to i32
  %div.i190 = sdiv i32 %conv.i189, 64
  %idxprom.i191 = sext i32 %div.i190 to i64
  %arrayidx.i192 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i191
  %43 = load i64, ptr %arrayidx.i192, align 8
  %rem.i194 = srem i32 %conv.i189, 64
  %sh_prom.i195 = zext i32 %rem.i194 to i64
  %shr.i196 = lshr i64 %43, %sh_prom.i195
  %and.i197 = and i64 %shr.i196, 1
  %44 = load i32, ptr %34, align 8
  %conv2.i199 = sext i32 %44 to i64
  %cmp.i200 = icmp ne i64 %and.i197, %conv2.i199
  br i1 %cmp.i200, label %for.body.i96, label %for.end.i104

for.body.i96:                                     ; preds = %land.rhs.i94
  %tobool3.i = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i, label %if.then.i99, label %if.end.i100

if.then.i99:                                      ; preds = %for.body.i96
  %idxprom.i97 = sext i32 %n.i.0 to i64
  %arrayidx.i98 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i97
  store i8 %42, ptr %arrayidx.i98, align 1
  br label %if.end.i100

if.end.i100:                                      ; preds = %if.then.i99, %for.body.i96
  %45 = load i32, ptr %width.i, align 8
  %dec.i = add nsw i32 %45, -1
  store i32 %dec.i, ptr %width.i, align 8
  %inc.i101 = add nsw i32 %n.i.0, 1
  %46 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i103 = getelementptr inbounds i8, ptr %46, i32 1
  store ptr %incdec.ptr.i103, ptr %at.i, align 8
  br label %for.cond.i88

for.end.i104:                                     ; preds = %land.lhs.true.i92, %for.cond.i88, %land.rhs.i94
  %tobool7.i = icmp ne ptr %cond130.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond147 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond147, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i104
  %idxprom12.i = sext i32 %n.i.0 to i64
  %arrayidx13.i = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i
  store i8 0, ptr %arrayidx13.i, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i104
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb141.i:                                       ; preds = %cond.end129.i
  store i64 4294983168, ptr %set.i, align 8
  %cmp143.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp143.i, label %if.then145.i, label %for.cond.i111

if.then145.i:                                     ; preds = %sw.bb141.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i111:                                    ; preds = %sw.bb141.i, %if.end.i127
  %n.i108.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb141.i ]
  %47 = load i32, ptr %width.i, align 8
  %cmp.i110 = icmp sgt i32 %47, 0
  br i1 %cmp.i110, label %land.lhs.true.i115, label %for.end.i134

land.lhs.true.i115:                               ; preds = %for.cond.i111
  %48 = load ptr, ptr %at.i, align 8
  %49 = load i8, ptr %48, align 1
  %conv.i113 = sext i8 %49 to i32
  %tobool.i114 = icmp ne i32 %conv.i113, 0
  br i1 %tobool.i114, label %land.rhs.i119, label %for.end.i134

land.rhs.i119:                                    ; preds = %land.lhs.true.i115
  %conv.i176 = zext i8 %49 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %idxprom.i178 = sext i32 %div.i177 to i64
  %arrayidx.i179 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i178
  %50 = load i64, ptr %arrayidx.i179, align 8
  %rem.i181 = srem i32 %conv.i176, 64
  %sh_prom.i182 = zext i32 %rem.i181 to i64
  %shr.i = lshr i64 %50, %sh_prom.i182
  %and.i = and i64 %shr.i, 1
  %51 = load i32, ptr %34, align 8
  %conv2.i184 = sext i32 %51 to i64
  %cmp.i185 = icmp ne i64 %and.i, %conv2.i184
  br i1 %cmp.i185, label %for.body.i122, label %for.end.i134

for.body.i122:                                    ; preds = %land.rhs.i119
  %tobool3.i121 = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i121, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i122
  %idxprom.i124 = sext i32 %n.i108.0 to i64
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i124
  store i8 %49, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i122
  %52 = load i32, ptr %width.i, align 8
  %dec.i129 = add nsw i32 %52, -1
  store i32 %dec.i129, ptr %width.i, align 8
  %inc.i130 = add nsw i32 %n.i108.0, 1
  %53 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %53, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 8
  br label %for.cond.i111

for.end.i134:                                     ; preds = %land.lhs.true.i115, %for.cond.i111, %land.rhs.i119
  %tobool7.i133 = icmp ne ptr %cond130.i, null
  %cmp9.i135 = icmp sgt i32 %n.i108.0, 0
  %or.cond148 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond148, label %if.then11.i139, label %sw.epilog.i

if.then11.i139:                                   ; preds = %for.end.i134
  %idxprom12.i137 = sext i32 %n.i108.0 to i64
  %arrayidx13.i138 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i137
  store i8 0, ptr %arrayidx13.i138, align 1
  br label %sw.epilog.i

sw.bb148.i:                                       ; preds = %cond.end129.i
  %cmp149.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp149.i, label %if.then151.i, label %if.end152.i

if.then151.i:                                     ; preds = %sw.bb148.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end152.i:                                      ; preds = %sw.bb148.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i147

for.cond.i147:                                    ; preds = %if.end.i157, %if.end152.i
  %n.i145.0 = phi i32 [ 0, %if.end152.i ], [ %inc.i158, %if.end.i157 ]
  %cmp.i146 = icmp slt i32 %n.i145.0, %.
  br i1 %cmp.i146, label %land.rhs.i151, label %sw.epilog.i

land.rhs.i151:                                    ; preds = %for.cond.i147
  %54 = load ptr, ptr %at.i, align 8
  %55 = load i8, ptr %54, align 1
  %conv.i149 = sext i8 %55 to i32
  %tobool.i150 = icmp ne i32 %conv.i149, 0
  br i1 %tobool.i150, label %for.body.i153, label %sw.epilog.i

for.body.i153:                                    ; preds = %land.rhs.i151
  %tobool1.i = icmp ne ptr %cond130.i, null
  br i1 %tobool1.i, label %if.then.i156, label %if.end.i157

if.then.i156:                                     ; preds = %for.body.i153
  %idxprom.i154 = sext i32 %n.i145.0 to i64
  %arrayidx.i155 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i154
  store i8 %55, ptr %arrayidx.i155, align 1
  br label %if.end.i157

if.end.i157:                                      ; preds = %if.then.i156, %for.body.i153
  %inc.i158 = add nsw i32 %n.i145.0, 1
  %56 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i160 = getelementptr inbounds i8, ptr %56, i32 1
  store ptr %incdec.ptr.i160, ptr %at.i, align 8
  br label %for.cond.i147

sw.bb158.i:                                       ; preds = %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i
  %cmp159.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp159.i, label %if.then161.i, label %if.end162.i

if.then161.i:                                     ; preds = %sw.bb158.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end162.i:                                      ; preds = %sw.bb158.i
  %call163.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool164.i = icmp ne i32 %call163.i, 0
  br i1 %tobool164.i, label %if.end166.i, label %scan.exit

if.end166.i:                                      ; preds = %if.end162.i
  %magicptr = ptrtoint ptr %cond130.i to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true168.i

land.lhs.true168.i:                               ; preds = %if.end166.i
  %arrayidx169.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i64 -2
  %57 = load i8, ptr %arrayidx169.i, align 1
  %conv170.i = sext i8 %57 to i32
  %cmp171.i = icmp eq i32 %conv170.i, 108
  br i1 %cmp171.i, label %if.then173.i, label %if.else.i

if.then173.i:                                     ; preds = %land.lhs.true168.i
  %call175.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call175.i, ptr %cond130.i, align 8
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true168.i
  %tobool176.i = icmp ne ptr %cond130.i, null
  br i1 %tobool176.i, label %if.then177.i, label %sw.epilog.i

if.then177.i:                                     ; preds = %if.else.i
  %call180.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call180.i, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.bb184.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb185.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb186.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb187.i:                                       ; preds = %cond.end129.i, %cond.end129.i
  br label %integer.i

sw.bb188.i:                                       ; preds = %cond.end129.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end129.i, %sw.bb188.i, %sw.bb187.i, %sw.bb186.i, %sw.bb185.i, %sw.bb184.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb188.i ], [ %size.i.0, %sw.bb187.i ], [ %size.i.0, %sw.bb186.i ], [ %size.i.0, %sw.bb185.i ], [ %size.i.0, %sw.bb184.i ], [ 8, %cond.end129.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb188.i ], [ 16, %sw.bb187.i ], [ 8, %sw.bb186.i ], [ 0, %sw.bb185.i ], [ 10, %sw.bb184.i ], [ 16, %cond.end129.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb188.i ], [ 0, %sw.bb187.i ], [ 0, %sw.bb186.i ], [ 1, %sw.bb185.i ], [ 1, %sw.bb184.i ], [ 0, %cond.end129.i ]
  %call189.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool190.i = icmp ne i32 %call189.i, 0
  br i1 %tobool190.i, label %if.end192.i, label %scan.exit

if.end192.i:                                      ; preds = %integer.i
  %cmp.i164 = icmp sle i32 %size.i.1, 8
  br i1 %cmp.i164, label %if.then.i166, label %if.end.i173

if.then.i166:                                     ; preds = %if.end192.i
  %tobool.i165 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i165, label %cond.true.i168, label %cond.false.i169

cond.true.i168:                                   ; preds = %if.then.i166
  %call.i167 = call i64 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i166
  %call1.i = call i64 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end192.i
  %tobool2.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool2.i172, label %cond.true3.i, label %cond.false5.i

cond.true3.i:                                     ; preds = %if.end.i173
  %call4.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false5.i:                                    ; preds = %if.end.i173
  %call6.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true3.i, %cond.false5.i, %cond.true.i168, %cond.false.i169
  %retval.i162.0 = phi i64 [ %call.i167, %cond.true.i168 ], [ %call1.i, %cond.false.i169 ], [ %call4.i, %cond.true3.i ], [ %call6.i, %cond.false5.i ]
  %tobool.i52 = icmp ne ptr %cond130.i, null
  br i1 %tobool.i52, label %if.end.i54, label %sw.epilog.i

if.end.i54:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i61 [
    i32 1, label %sw.bb.i56
    i32 2, label %sw.bb1.i58
    i32 4, label %sw.bb3.i60
  ]

sw.bb.i56:                                        ; preds = %if.end.i54
  %conv.i55 = trunc i64 %retval.i162.0 to i8
  store i8 %conv.i55, ptr %cond130.i, align 1
  br label %sw.epilog.i

sw.bb1.i58:                                       ; preds = %if.end.i54
  %conv2.i57 = trunc i64 %retval.i162.0 to i16
  store i16 %conv2.i57, ptr %cond130.i, align 2
  br label %sw.epilog.i

sw.bb3.i60:                                       ; preds = %if.end.i54
  %conv4.i59 = trunc i64 %retval.i162.0 to i32
  store i32 %conv4.i59, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.default.i61:                                   ; preds = %if.end.i54
  store i64 %retval.i162.0, ptr %cond130.i, align 8
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end129.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end166.i, %sw.bb.i56, %sw.bb1.i58, %sw.bb3.i60, %sw.default.i61, %integer_of.exit, %if.then173.i, %if.then177.i, %if.else.i, %land.rhs.i151, %for.cond.i147, %for.end.i134, %if.then11.i139, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i139 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i147 ], [ %incdec.ptr50.i, %land.rhs.i151 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then177.i ], [ %incdec.ptr50.i, %if.end166.i ], [ %incdec.ptr50.i, %if.then173.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i61 ], [ %incdec.ptr50.i, %sw.bb3.i60 ], [ %incdec.ptr50.i, %sw.bb1.i58 ], [ %incdec.ptr50.i, %sw.bb.i56 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add197.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end162.i, %copy_string.exit, %if.then107.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then107.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end162.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select151, %if.then15.i ], [ %spec.select152, %if.then81.i ]
  ret i32 %retval.i.0
}

define i32 @__isoc23_vsscanf(ptr noundef %s, ptr noundef %f, ptr noundef %args) {
entry:
  %.compoundliteral.i = alloca %struct.set, align 8
  %in.i = alloca %struct.source, align 8
  %set.i = alloca %struct.set, align 8
  %at.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 1
  store ptr %s, ptr %at.i, align 8
  store ptr %s, ptr %in.i, align 8
  br label %while.cond.i

while.cond.i:                                     ; preds = %sw.epilog.i, %if.end103.i, %if.end91.i, %if.end20.i, %for.end.i, %entry
  %f.addr.i.0 = phi ptr [ %f, %entry ], [ %incdec.ptr7.i, %for.end.i ], [ %incdec.ptr23.i, %if.end20.i ], [ %incdec.ptr50.i, %if.end91.i ], [ %incdec.ptr50.i, %if.end103.i ], [ %f.addr.i.2, %sw.epilog.i ]
  %done.i.0 = phi i32 [ 0, %entry ], [ %done.i.0, %for.end.i ], [ %done.i.0, %if.end20.i ], [ %done.i.0, %if.end91.i ], [ %done.i.0, %if.end103.i ], [ %add197.i, %sw.epilog.i ]
  %0 = load i8, ptr %f.addr.i.0, align 1
  %tobool.i = icmp ne i8 %0, 0
  br i1 %tobool.i, label %while.body.i, label %scan.exit

while.body.i:                                     ; preds = %while.cond.i
  %conv.i18 = sext i8 %0 to i32
  %cmp.i19 = icmp eq i32 %conv.i18, 32
  br i1 %cmp.i19, label %if.then.i, label %lor.rhs.i22

lor.rhs.i22:                                      ; preds = %while.body.i
  %cmp3.i21 = icmp sge i32 %conv.i18, 9
  %cmp6.i24 = icmp sle i32 %conv.i18, 13
  %1 = select i1 %cmp3.i21, i1 %cmp6.i24, i1 false
  br i1 %1, label %if.then.i, label %if.end.i

if.then.i:                                        ; preds = %while.body.i, %lor.rhs.i22
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.then.i
  %2 = load ptr, ptr %at.i, align 8
  %3 = load i8, ptr %2, align 1
  %conv.i1 = sext i8 %3 to i32
  %cmp.i2 = icmp eq i32 %conv.i1, 32
  br i1 %cmp.i2, label %for.body.i, label %lor.rhs.i

lor.rhs.i:                                        ; preds = %for.cond.i
  %cmp3.i = icmp sge i32 %conv.i1, 9
  %cmp6.i = icmp sle i32 %conv.i1, 13
  %4 = select i1 %cmp3.i, i1 %cmp6.i, i1 false
  br i1 %4, label %for.body.i, label %for.end.i

for.body.i:                                       ; preds = %for.cond.i, %lor.rhs.i
  %5 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i = getelementptr inbounds i8, ptr %5, i32 1
  store ptr %incdec.ptr.i, ptr %at.i, align 8
  br label %for.cond.i

for.end.i:                                        ; preds = %lor.rhs.i
  %incdec.ptr7.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end.i:                                         ; preds = %lor.rhs.i22
  %cmp.i = icmp ne i32 %conv.i18, 37
  br i1 %cmp.i, label %if.then9.i, label %if.end24.i

if.then9.i:                                       ; preds = %if.end.i
  %6 = load ptr, ptr %at.i, align 8
  %7 = load i8, ptr %6, align 1
  %conv11.i = sext i8 %7 to i32
  %cmp13.i = icmp ne i32 %conv11.i, %conv.i18
  br i1 %cmp13.i, label %if.then15.i, label %if.end20.i

if.then15.i:                                      ; preds = %if.then9.i
  %cmp16.i = icmp ne i32 %done.i.0, 0
  %tobool19.i = icmp ne i8 %7, 0
  %or.cond149 = select i1 %cmp16.i, i1 true, i1 %tobool19.i
  %spec.select151 = select i1 %or.cond149, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end20.i:                                       ; preds = %if.then9.i
  %incdec.ptr22.i = getelementptr inbounds i8, ptr %6, i32 1
  store ptr %incdec.ptr22.i, ptr %at.i, align 8
  %incdec.ptr23.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  br label %while.cond.i

if.end24.i:                                       ; preds = %if.end.i
  %incdec.ptr25.i = getelementptr inbounds i8, ptr %f.addr.i.0, i32 1
  %8 = load i8, ptr %incdec.ptr25.i, align 1
  %conv26.i = sext i8 %8 to i32
  %cmp27.i = icmp eq i32 %conv26.i, 42
  %conv28.i = zext i1 %cmp27.i to i32
  %idx.ext.i = sext i32 %conv28.i to i64
  %add.ptr.i = getelementptr inbounds i8, ptr %incdec.ptr25.i, i64 %idx.ext.i
  %width.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 2
  store i32 0, ptr %width.i, align 8
  br label %for.cond29.i

for.cond29.i:                                     ; preds = %for.body36.i, %if.end24.i
  %f.addr.i.1 = phi ptr [ %add.ptr.i, %if.end24.i ], [ %incdec.ptr41.i, %for.body36.i ]
  %9 = load i8, ptr %f.addr.i.1, align 1
  %conv30.i = sext i8 %9 to i32
  %cmp31.i = icmp sge i32 %conv30.i, 48
  %cmp34.i = icmp sle i32 %conv30.i, 57
  %or.cond150 = and i1 %cmp31.i, %cmp34.i
  br i1 %or.cond150, label %for.body36.i, label %for.end42.i

for.body36.i:                                     ; preds = %for.cond29.i
  %10 = load i32, ptr %width.i, align 8
  %mul.i = mul nsw i32 10, %10
  %sub.i = sub nsw i32 %conv30.i, 48
  %add.i = add nsw i32 %mul.i, %sub.i
  store i32 %add.i, ptr %width.i, align 8
  %incdec.ptr41.i = getelementptr inbounds i8, ptr %f.addr.i.1, i32 1
  br label %for.cond29.i

for.end42.i:                                      ; preds = %for.cond29.i
  %11 = load i32, ptr %width.i, align 8
  %tobool45.i = icmp ne i32 %11, 0
  br i1 %tobool45.i, label %if.end48.i, label %if.then46.i

if.then46.i:                                      ; preds = %for.end42.i
  store i32 2147483647, ptr %width.i, align 8
  br label %if.end48.i

if.end48.i:                                       ; preds = %if.then46.i, %for.end42.i
  %12 = load i8, ptr %f.addr.i.1, align 1
  %conv.i31 = sext i8 %12 to i32
  switch i32 %conv.i31, label %read_length.exit [
    i32 104, label %sw.bb.i36
    i32 108, label %sw.bb8.i
    i32 106, label %sw.bb21.i
    i32 113, label %sw.bb21.i
    i32 122, label %sw.bb23.i
    i32 116, label %sw.bb23.i
    i32 76, label %sw.bb25.i
  ]

sw.bb.i36:                                        ; preds = %if.end48.i
  %arrayidx.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %13 = load i8, ptr %arrayidx.i, align 1
  %conv1.i = sext i8 %13 to i32
  %cmp.i32 = icmp eq i32 %conv1.i, 104
  %cond.i33 = select i1 %cmp.i32, i32 1, i32 2
  %cond7.i = select i1 %cmp.i32, i32 2, i32 1
  %idx.ext.i34 = sext i32 %cond7.i to i64
  %add.ptr.i35 = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext.i34
  br label %read_length.exit

sw.bb8.i:                                         ; preds = %if.end48.i
  %arrayidx14.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  %14 = load i8, ptr %arrayidx14.i, align 1
  %conv15.i = sext i8 %14 to i32
  %cmp16.i37 = icmp eq i32 %conv15.i, 108
  %cond18.i = select i1 %cmp16.i37, i32 2, i32 1
  %idx.ext19.i = sext i32 %cond18.i to i64
  %add.ptr20.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 %idx.ext19.i
  br label %read_length.exit

sw.bb21.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr22.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb23.i:                                        ; preds = %if.end48.i, %if.end48.i
  %add.ptr24.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

sw.bb25.i:                                        ; preds = %if.end48.i
  %add.ptr26.i = getelementptr inbounds i8, ptr %f.addr.i.1, i64 1
  br label %read_length.exit

read_length.exit:                                 ; preds = %if.end48.i, %sw.bb25.i, %sw.bb23.i, %sw.bb21.i, %sw.bb8.i, %sw.bb.i36
  %size.i.0 = phi i32 [ 16, %sw.bb25.i ], [ 8, %sw.bb23.i ], [ 8, %sw.bb21.i ], [ 8, %sw.bb8.i ], [ %cond.i33, %sw.bb.i36 ], [ 4, %if.end48.i ]
  %retval.i29.0 = phi ptr [ %add.ptr26.i, %sw.bb25.i ], [ %add.ptr24.i, %sw.bb23.i ], [ %add.ptr22.i, %sw.bb21.i ], [ %add.ptr20.i, %sw.bb8.i ], [ %add.ptr.i35, %sw.bb.i36 ], [ %f.addr.i.1, %if.end48.i ]
  %incdec.ptr50.i = getelementptr inbounds i8, ptr %retval.i29.0, i32 1
  %15 = load i8, ptr %retval.i29.0, align 1
  %conv51.i = sext i8 %15 to i32
  switch i32 %conv51.i, label %for.cond63.i [
    i32 110, label %if.then98.i
    i32 91, label %if.end104.i
    i32 99, label %if.end104.i
  ]

for.cond63.i:                                     ; preds = %read_length.exit, %for.body67.i
  %16 = load ptr, ptr %at.i, align 8
  %17 = load i8, ptr %16, align 1
  %conv.i6 = sext i8 %17 to i32
  %cmp.i7 = icmp eq i32 %conv.i6, 32
  br i1 %cmp.i7, label %for.body67.i, label %lor.rhs.i10

lor.rhs.i10:                                      ; preds = %for.cond63.i
  %cmp3.i9 = icmp sge i32 %conv.i6, 9
  %cmp6.i12 = icmp sle i32 %conv.i6, 13
  %18 = select i1 %cmp3.i9, i1 %cmp6.i12, i1 false
  br i1 %18, label %for.body67.i, label %if.end72.i

for.body67.i:                                     ; preds = %for.cond63.i, %lor.rhs.i10
  %19 = load ptr, ptr %at.i, align 8
  %incdec.ptr70.i = getelementptr inbounds i8, ptr %19, i32 1
  store ptr %incdec.ptr70.i, ptr %at.i, align 8
  br label %for.cond63.i

if.end72.i:                                       ; preds = %lor.rhs.i10
  switch i32 %conv51.i, label %if.end104.i [
    i32 37, label %if.then76.i
    i32 110, label %if.then98.i
  ]

if.then76.i:                                      ; preds = %if.end72.i
  %20 = load ptr, ptr %at.i, align 8
  %21 = load i8, ptr %20, align 1
  %conv78.i = sext i8 %21 to i32
  %cmp79.i = icmp ne i32 %conv78.i, 37
  br i1 %cmp79.i, label %if.then81.i, label %if.end91.i

if.then81.i:                                      ; preds = %if.then76.i
  %cmp82.i = icmp ne i32 %done.i.0, 0
  %tobool86.i = icmp ne i8 %21, 0
  %or.cond = select i1 %cmp82.i, i1 true, i1 %tobool86.i
  %spec.select152 = select i1 %or.cond, i32 %done.i.0, i32 -1
  br label %scan.exit

if.end91.i:                                       ; preds = %if.then76.i
  %incdec.ptr93.i = getelementptr inbounds i8, ptr %20, i32 1
  store ptr %incdec.ptr93.i, ptr %at.i, align 8
  br label %while.cond.i

if.then98.i:                                      ; preds = %read_length.exit, %if.end72.i
  br i1 %cmp27.i, label %if.end103.i, label %if.then100.i

if.then100.i:                                     ; preds = %if.then98.i
  %gp_offset.i = load i32, ptr %args, align 8
  %fits_in_gp.i = icmp ule i32 %gp_offset.i, 40
  br i1 %fits_in_gp.i, label %vaarg.in_reg.i, label %vaarg.in_mem.i

vaarg.in_reg.i:                                   ; preds = %if.then100.i
  %22 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area.i = load ptr, ptr %22, align 8
  %23 = getelementptr i8, ptr %reg_save_area.i, i32 %gp_offset.i
  %24 = add i32 %gp_offset.i, 8
  store i32 %24, ptr %args, align 8
  br label %vaarg.end.i

vaarg.in_mem.i:                                   ; preds = %if.then100.i
  %overflow_arg_area_p.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area.i = load ptr, ptr %overflow_arg_area_p.i, align 8
  %overflow_arg_area.next.i = getelementptr i8, ptr %overflow_arg_area.i, i32 8
  store ptr %overflow_arg_area.next.i, ptr %overflow_arg_area_p.i, align 8
  br label %vaarg.end.i

vaarg.end.i:                                      ; preds = %vaarg.in_mem.i, %vaarg.in_reg.i
  %vaarg.addr.i = phi ptr [ %23, %vaarg.in_reg.i ], [ %overflow_arg_area.i, %vaarg.in_mem.i ]
  %25 = load ptr, ptr %vaarg.addr.i, align 8
  %26 = load ptr, ptr %at.i, align 8
  %27 = load ptr, ptr %in.i, align 8
  %sub.ptr.lhs.cast.i = ptrtoint ptr %26 to i64
  %sub.ptr.rhs.cast.i = ptrtoint ptr %27 to i64
  %sub.ptr.sub.i = sub i64 %sub.ptr.lhs.cast.i, %sub.ptr.rhs.cast.i
  %tobool.i40 = icmp ne ptr %25, null
  br i1 %tobool.i40, label %if.end.i42, label %if.end103.i

if.end.i42:                                       ; preds = %vaarg.end.i
  switch i32 %size.i.0, label %sw.default.i47 [
    i32 1, label %sw.bb.i44
    i32 2, label %sw.bb1.i
    i32 4, label %sw.bb3.i
  ]

sw.bb.i44:                                        ; preds = %if.end.i42
  %conv.i43 = trunc i64 %sub.ptr.sub.i to i8
  store i8 %conv.i43, ptr %25, align 1
  br label %if.end103.i

sw.bb1.i:                                         ; preds = %if.end.i42
  %conv2.i45 = trunc i64 %sub.ptr.sub.i to i16
  store i16 %conv2.i45, ptr %25, align 2
  br label %if.end103.i

sw.bb3.i:                                         ; preds = %if.end.i42
  %conv4.i46 = trunc i64 %sub.ptr.sub.i to i32
  store i32 %conv4.i46, ptr %25, align 4
  br label %if.end103.i

sw.default.i47:                                   ; preds = %if.end.i42
  store i64 %sub.ptr.sub.i, ptr %25, align 8
  br label %if.end103.i

if.end103.i:                                      ; preds = %sw.bb.i44, %sw.bb1.i, %sw.bb3.i, %sw.default.i47, %vaarg.end.i, %if.then98.i
  br label %while.cond.i

if.end104.i:                                      ; preds = %read_length.exit, %read_length.exit, %if.end72.i
  %28 = load ptr, ptr %at.i, align 8
  %29 = load i8, ptr %28, align 1
  %tobool106.i = icmp ne i8 %29, 0
  br i1 %tobool106.i, label %if.end114.i, label %if.then107.i

if.then107.i:                                     ; preds = %if.end104.i
  %cmp108.i = icmp eq i32 %done.i.0, 0
  %.done.i.0 = select i1 %cmp108.i, i32 -1, i32 %done.i.0
  br label %scan.exit

if.end114.i:                                      ; preds = %if.end104.i
  br i1 %cmp27.i, label %cond.end129.i, label %cond.false117.i

cond.false117.i:                                  ; preds = %if.end114.i
  %gp_offset119.i = load i32, ptr %args, align 8
  %fits_in_gp120.i = icmp ule i32 %gp_offset119.i, 40
  br i1 %fits_in_gp120.i, label %vaarg.in_reg121.i, label %vaarg.in_mem123.i

vaarg.in_reg121.i:                                ; preds = %cond.false117.i
  %30 = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 3
  %reg_save_area122.i = load ptr, ptr %30, align 8
  %31 = getelementptr i8, ptr %reg_save_area122.i, i32 %gp_offset119.i
  %32 = add i32 %gp_offset119.i, 8
  store i32 %32, ptr %args, align 8
  br label %vaarg.end127.i

vaarg.in_mem123.i:                                ; preds = %cond.false117.i
  %overflow_arg_area_p124.i = getelementptr inbounds %struct.__va_list_tag, ptr %args, i32 0, i32 2
  %overflow_arg_area125.i = load ptr, ptr %overflow_arg_area_p124.i, align 8
  %overflow_arg_area.next126.i = getelementptr i8, ptr %overflow_arg_area125.i, i32 8
  store ptr %overflow_arg_area.next126.i, ptr %overflow_arg_area_p124.i, align 8
  br label %vaarg.end127.i

vaarg.end127.i:                                   ; preds = %vaarg.in_mem123.i, %vaarg.in_reg121.i
  %vaarg.addr128.i = phi ptr [ %31, %vaarg.in_reg121.i ], [ %overflow_arg_area125.i, %vaarg.in_mem123.i ]
  %33 = load ptr, ptr %vaarg.addr128.i, align 8
  br label %cond.end129.i

cond.end129.i:                                    ; preds = %if.end114.i, %vaarg.end127.i
  %cond130.i = phi ptr [ %33, %vaarg.end127.i ], [ null, %if.end114.i ]
  %length.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 3
  store i32 0, ptr %length.i, align 4
  %text.i = getelementptr inbounds %struct.source, ptr %in.i, i32 0, i32 4
  store i8 0, ptr %text.i, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %set.i, i8 0, i64 40, i1 false)
  %34 = getelementptr inbounds %struct.set, ptr %set.i, i32 0, i32 1
  store i32 1, ptr %34, align 8
  switch i32 %conv51.i, label %sw.default.i [
    i32 91, label %sw.bb.i
    i32 115, label %sw.bb141.i
    i32 99, label %sw.bb148.i
    i32 97, label %sw.bb158.i
    i32 65, label %sw.bb158.i
    i32 101, label %sw.bb158.i
    i32 69, label %sw.bb158.i
    i32 102, label %sw.bb158.i
    i32 70, label %sw.bb158.i
    i32 103, label %sw.bb158.i
    i32 71, label %sw.bb158.i
    i32 112, label %integer.i
    i32 100, label %sw.bb184.i
    i32 105, label %sw.bb185.i
    i32 111, label %sw.bb186.i
    i32 120, label %sw.bb187.i
    i32 88, label %sw.bb187.i
    i32 117, label %sw.bb188.i
  ]

sw.bb.i:                                          ; preds = %cond.end129.i
  call void @llvm.memset.p0.i64(ptr align 8 %.compoundliteral.i, i8 0, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %set.i, ptr align 8 %.compoundliteral.i, i64 40, i1 false)
  %35 = load i8, ptr %incdec.ptr50.i, align 1
  %conv.i67 = sext i8 %35 to i32
  %cmp.i68 = icmp eq i32 %conv.i67, 94
  br i1 %cmp.i68, label %if.then.i70, label %if.end.i71

if.then.i70:                                      ; preds = %sw.bb.i
  store i32 1, ptr %34, align 8
  %incdec.ptr.i69 = getelementptr inbounds i8, ptr %incdec.ptr50.i, i32 1
  br label %if.end.i71

if.end.i71:                                       ; preds = %if.then.i70, %sw.bb.i
  %f.addr.i64.0 = phi ptr [ %incdec.ptr.i69, %if.then.i70 ], [ %incdec.ptr50.i, %sw.bb.i ]
  br label %for.cond.i74

for.cond.i74:                                     ; preds = %for.end.i83, %if.end.i71
  %f.addr.i64.1 = phi ptr [ %f.addr.i64.0, %if.end.i71 ], [ %incdec.ptr32.i, %for.end.i83 ]
  %36 = load i8, ptr %f.addr.i64.1, align 1
  %conv2.i72 = sext i8 %36 to i32
  %cmp3.i73 = icmp ne i32 %conv2.i72, 93
  %cmp5.i75 = icmp eq ptr %f.addr.i64.1, %f.addr.i64.0
  %spec.select = select i1 %cmp3.i73, i1 true, i1 %cmp5.i75
  br i1 %spec.select, label %for.body.i78, label %read_set.exit

for.body.i78:                                     ; preds = %for.cond.i74
  %tobool.i77 = icmp ne i8 %36, 0
  br i1 %tobool.i77, label %if.end8.i, label %if.then7.i

if.then7.i:                                       ; preds = %for.body.i78
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.3)
  unreachable

if.end8.i:                                        ; preds = %for.body.i78
  %arrayidx.i79 = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 1
  %37 = load i8, ptr %arrayidx.i79, align 1
  %conv9.i = sext i8 %37 to i32
  %cmp10.i = icmp eq i32 %conv9.i, 45
  br i1 %cmp10.i, label %land.lhs.true.i80, label %if.end22.i

land.lhs.true.i80:                                ; preds = %if.end8.i
  %arrayidx12.i = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 2
  %38 = load i8, ptr %arrayidx12.i, align 1
  %conv13.i = sext i8 %38 to i32
  switch i32 %conv13.i, label %if.then20.i [
    i32 93, label %if.end22.i
    i32 0, label %if.end22.i
  ]

if.then20.i:                                      ; preds = %land.lhs.true.i80
  br label %if.end22.i

if.end22.i:                                       ; preds = %land.lhs.true.i80, %land.lhs.true.i80, %if.then20.i, %if.end8.i
  %to.i65.0 = phi i8 [ %38, %if.then20.i ], [ %36, %land.lhs.true.i80 ], [ %36, %if.end8.i ], [ %36, %land.lhs.true.i80 ]
  %f.addr.i64.2 = phi ptr [ %arrayidx12.i, %if.then20.i ], [ %f.addr.i64.1, %land.lhs.true.i80 ], [ %f.addr.i64.1, %if.end8.i ], [ %f.addr.i64.1, %land.lhs.true.i80 ]
  %conv23.i = zext i8 %36 to i32
  br label %for.cond24.i

for.cond24.i:                                     ; preds = %for.body28.i, %if.end22.i
  %c.i66.0 = phi i32 [ %conv23.i, %if.end22.i ], [ %inc.i, %for.body28.i ]
  %conv25.i = zext i8 %to.i65.0 to i32
  %cmp26.i = icmp ule i32 %c.i66.0, %conv25.i
  br i1 %cmp26.i, label %for.body28.i, label %for.end.i83

for.body28.i:                                     ; preds = %for.cond24.i
  %rem.i = urem i32 %c.i66.0, 64
  %sh_prom.i = zext i32 %rem.i to i64
  %shl.i = shl i64 1, %sh_prom.i
  %div.i = udiv i32 %c.i66.0, 64
  %idxprom.i = zext i32 %div.i to i64
  %arrayidx30.i = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i
  %39 = load i64, ptr %arrayidx30.i, align 8
  %or.i = or i64 %39, %shl.i
  store i64 %or.i, ptr %arrayidx30.i, align 8
  %inc.i = add i32 %c.i66.0, 1
  br label %for.cond24.i

for.end.i83:                                      ; preds = %for.cond24.i
  %incdec.ptr32.i = getelementptr inbounds i8, ptr %f.addr.i64.2, i32 1
  br label %for.cond.i74

read_set.exit:                                    ; preds = %for.cond.i74
  %add.ptr34.i = getelementptr inbounds i8, ptr %f.addr.i64.1, i64 1
  %cmp133.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp133.i, label %if.then135.i, label %for.cond.i88

if.then135.i:                                     ; preds = %read_set.exit
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i88:                                     ; preds = %read_set.exit, %if.end.i100
  %n.i.0 = phi i32 [ %inc.i101, %if.end.i100 ], [ 0, %read_set.exit ]
  %40 = load i32, ptr %width.i, align 8
  %cmp.i87 = icmp sgt i32 %40, 0
  br i1 %cmp.i87, label %land.lhs.true.i92, label %for.end.i104

land.lhs.true.i92:                                ; preds = %for.cond.i88
  %41 = load ptr, ptr %at.i, align 8
  %42 = load i8, ptr %41, align 1
  %conv.i90 = sext i8 %42 to i32
  %tobool.i91 = icmp ne i32 %conv.i90, 0
  br i1 %tobool.i91, label %land.rhs.i94, label %for.end.i104

land.rhs.i94:                                     ; preds = %land.lhs.true.i92
  %conv.i189 = zext i8 %42 to i32
  %div.i190 = sdiv i32 %conv.i189, 64
  %idxprom.i191 = sext i32 %div.i190 to i64
  %arrayidx.i192 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i191
  %43 = load i64, ptr %arrayidx.i192, align 8
  %rem.i194 = srem i32 %conv.i189, 64
  %sh_prom.i195 = zext i32 %rem.i194 to i64
  %shr.i196 = lshr i64 %43, %sh_prom.i195
  %and.i197 = and i64 %shr.i196, 1
  %44 = load i32, ptr %34, align 8
  %conv2.i199 = sext i32 %44 to i64
  %cmp.i200 = icmp ne i64 %and.i197, %conv2.i199
  br i1 %cmp.i200, label %for.body.i96, label %for.end.i104

for.body.i96:                                     ; preds = %land.rhs.i94
  %tobool3.i = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i, label %if.then.i99, label %if.end.i100

if.then.i99:                                      ; preds = %for.body.i96
  %idxprom.i97 = sext i32 %n.i.0 to i64
  %arrayidx.i98 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i97
  store i8 %42, ptr %arrayidx.i98, align 1
  br label %if.end.i100

if.end.i100:                                      ; preds = %if.then.i99, %for.body.i96
  %45 = load i32, ptr %width.i, align 8
  %dec.i = add nsw i32 %45, -1
  store i32 %dec.i, ptr %width.i, align 8
  %inc.i101 = add nsw i32 %n.i.0, 1
  %46 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i103 = getelementptr inbounds i8, ptr %46, i32 1
  store ptr %incdec.ptr.i103, ptr %at.i, align 8
  br label %for.cond.i88

for.end.i104:                                     ; preds = %land.lhs.true.i92, %for.cond.i88, %land.rhs.i94
  %tobool7.i = icmp ne ptr %cond130.i, null
  %cmp9.i = icmp sgt i32 %n.i.0, 0
  %or.cond147 = select i1 %tobool7.i, i1 %cmp9.i, i1 false
  br i1 %or.cond147, label %if.then11.i, label %copy_string.exit

if.then11.i:                                      ; preds = %for.end.i104
  %idxprom12.i = sext i32 %n.i.0 to i64
  %arrayidx13.i = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i
  store i8 0, ptr %arrayidx13.i, align 1
  br label %copy_string.exit

copy_string.exit:                                 ; preds = %if.then11.i, %for.end.i104
  br i1 %cmp9.i, label %sw.epilog.i, label %scan.exit

sw.bb141.i:                                       ; preds = %cond.end129.i
  store i64 4294983168, ptr %set.i, align 8
  %cmp143.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp143.i, label %if.then145.i, label %for.cond.i111

if.then145.i:                                     ; preds = %sw.bb141.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

for.cond.i111:                                    ; preds = %sw.bb141.i, %if.end.i127
  %n.i108.0 = phi i32 [ %inc.i130, %if.end.i127 ], [ 0, %sw.bb141.i ]
  %47 = load i32, ptr %width.i, align 8
  %cmp.i110 = icmp sgt i32 %47, 0
  br i1 %cmp.i110, label %land.lhs.true.i115, label %for.end.i134

land.lhs.true.i115:                               ; preds = %for.cond.i111
  %48 = load ptr, ptr %at.i, align 8
  %49 = load i8, ptr %48, align 1
  %conv.i113 = sext i8 %49 to i32
  %tobool.i114 = icmp ne i32 %conv.i113, 0
  br i1 %tobool.i114, label %land.rhs.i119, label %for.end.i134

land.rhs.i119:                                    ; preds = %land.lhs.true.i115
  %conv.i176 = zext i8 %49 to i32
  %div.i177 = sdiv i32 %conv.i176, 64
  %idxprom.i178 = sext i32 %div.i177 to i64
  %arrayidx.i179 = getelementptr inbounds [4 x i64], ptr %set.i, i64 0, i64 %idxprom.i178
  %50 = load i64, ptr %arrayidx.i179, align 8
  %rem.i181 = srem i32 %conv.i176, 64
  %sh_prom.i182 = zext i32 %rem.i181 to i64
  %shr.i = lshr i64 %50, %sh_prom.i182
  %and.i = and i64 %shr.i, 1
  %51 = load i32, ptr %34, align 8
  %conv2.i184 = sext i32 %51 to i64
  %cmp.i185 = icmp ne i64 %and.i, %conv2.i184
  br i1 %cmp.i185, label %for.body.i122, label %for.end.i134

for.body.i122:                                    ; preds = %land.rhs.i119
  %tobool3.i121 = icmp ne ptr %cond130.i, null
  br i1 %tobool3.i121, label %if.then.i126, label %if.end.i127

if.then.i126:                                     ; preds = %for.body.i122
  %idxprom.i124 = sext i32 %n.i108.0 to i64
  %arrayidx.i125 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i124
  store i8 %49, ptr %arrayidx.i125, align 1
  br label %if.end.i127

if.end.i127:                                      ; preds = %if.then.i126, %for.body.i122
  %52 = load i32, ptr %width.i, align 8
  %dec.i129 = add nsw i32 %52, -1
  store i32 %dec.i129, ptr %width.i, align 8
  %inc.i130 = add nsw i32 %n.i108.0, 1
  %53 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i132 = getelementptr inbounds i8, ptr %53, i32 1
  store ptr %incdec.ptr.i132, ptr %at.i, align 8
  br label %for.cond.i111

for.end.i134:                                     ; preds = %land.lhs.true.i115, %for.cond.i111, %land.rhs.i119
  %tobool7.i133 = icmp ne ptr %cond130.i, null
  %cmp9.i135 = icmp sgt i32 %n.i108.0, 0
  %or.cond148 = select i1 %tobool7.i133, i1 %cmp9.i135, i1 false
  br i1 %or.cond148, label %if.then11.i139, label %sw.epilog.i

if.then11.i139:                                   ; preds = %for.end.i134
  %idxprom12.i137 = sext i32 %n.i108.0 to i64
  %arrayidx13.i138 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom12.i137
  store i8 0, ptr %arrayidx13.i138, align 1
  br label %sw.epilog.i

sw.bb148.i:                                       ; preds = %cond.end129.i
  %cmp149.i = icmp ne i32 %size.i.0, 4
  br i1 %cmp149.i, label %if.then151.i, label %if.end152.i

if.then151.i:                                     ; preds = %sw.bb148.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str)
  unreachable

if.end152.i:                                      ; preds = %sw.bb148.i
  %. = select i1 %tobool45.i, i32 %11, i32 1
  br label %for.cond.i147

for.cond.i147:                                    ; preds = %if.end.i157, %if.end152.i
  %n.i145.0 = phi i32 [ 0, %if.end152.i ], [ %inc.i158, %if.end.i157 ]
  %cmp.i146 = icmp slt i32 %n.i145.0, %.
  br i1 %cmp.i146, label %land.rhs.i151, label %sw.epilog.i

land.rhs.i151:                                    ; preds = %for.cond.i147
  %54 = load ptr, ptr %at.i, align 8
  %55 = load i8, ptr %54, align 1
  %conv.i149 = sext i8 %55 to i32
  %tobool.i150 = icmp ne i32 %conv.i149, 0
  br i1 %tobool.i150, label %for.body.i153, label %sw.epilog.i

for.body.i153:                                    ; preds = %land.rhs.i151
  %tobool1.i = icmp ne ptr %cond130.i, null
  br i1 %tobool1.i, label %if.then.i156, label %if.end.i157

if.then.i156:                                     ; preds = %for.body.i153
  %idxprom.i154 = sext i32 %n.i145.0 to i64
  %arrayidx.i155 = getelementptr inbounds i8, ptr %cond130.i, i64 %idxprom.i154
  store i8 %55, ptr %arrayidx.i155, align 1
  br label %if.end.i157

if.end.i157:                                      ; preds = %if.then.i156, %for.body.i153
  %inc.i158 = add nsw i32 %n.i145.0, 1
  %56 = load ptr, ptr %at.i, align 8
  %incdec.ptr.i160 = getelementptr inbounds i8, ptr %56, i32 1
  store ptr %incdec.ptr.i160, ptr %at.i, align 8
  br label %for.cond.i147

sw.bb158.i:                                       ; preds = %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i, %cond.end129.i
  %cmp159.i = icmp eq i32 %size.i.0, 16
  br i1 %cmp159.i, label %if.then161.i, label %if.end162.i

if.then161.i:                                     ; preds = %sw.bb158.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.1)
  unreachable

if.end162.i:                                      ; preds = %sw.bb158.i
  %call163.i = call i32 @__gomc_take_real(ptr noundef %in.i)
  %tobool164.i = icmp ne i32 %call163.i, 0
  br i1 %tobool164.i, label %if.end166.i, label %scan.exit

if.end166.i:                                      ; preds = %if.end162.i
  %magicptr = ptrtoint ptr %cond130.i to i64
  %cond = icmp eq i64 %magicptr, 0
  br i1 %cond, label %sw.epilog.i, label %land.lhs.true168.i

land.lhs.true168.i:                               ; preds = %if.end166.i
  %arrayidx169.i = getelementptr inbounds i8, ptr %incdec.ptr50.i, i64 -2
  %57 = load i8, ptr %arrayidx169.i, align 1
  %conv170.i = sext i8 %57 to i32
  %cmp171.i = icmp eq i32 %conv170.i, 108
  br i1 %cmp171.i, label %if.then173.i, label %if.else.i

if.then173.i:                                     ; preds = %land.lhs.true168.i
  %call175.i = call double @strtod(ptr noundef %text.i, ptr noundef null)
  store double %call175.i, ptr %cond130.i, align 8
  br label %sw.epilog.i

if.else.i:                                        ; preds = %land.lhs.true168.i
  %tobool176.i = icmp ne ptr %cond130.i, null
  br i1 %tobool176.i, label %if.then177.i, label %sw.epilog.i

if.then177.i:                                     ; preds = %if.else.i
  %call180.i = call float @strtof(ptr noundef %text.i, ptr noundef null)
  store float %call180.i, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.bb184.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb185.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb186.i:                                       ; preds = %cond.end129.i
  br label %integer.i

sw.bb187.i:                                       ; preds = %cond.end129.i, %cond.end129.i
  br label %integer.i

sw.bb188.i:                                       ; preds = %cond.end129.i
  br label %integer.i

integer.i:                                        ; preds = %cond.end129.i, %sw.bb188.i, %sw.bb187.i, %sw.bb186.i, %sw.bb185.i, %sw.bb184.i
  %size.i.1 = phi i32 [ %size.i.0, %sw.bb188.i ], [ %size.i.0, %sw.bb187.i ], [ %size.i.0, %sw.bb186.i ], [ %size.i.0, %sw.bb185.i ], [ %size.i.0, %sw.bb184.i ], [ 8, %cond.end129.i ]
  %base.i.0 = phi i32 [ 10, %sw.bb188.i ], [ 16, %sw.bb187.i ], [ 8, %sw.bb186.i ], [ 0, %sw.bb185.i ], [ 10, %sw.bb184.i ], [ 16, %cond.end129.i ]
  %is_signed.i.0 = phi i32 [ 0, %sw.bb188.i ], [ 0, %sw.bb187.i ], [ 0, %sw.bb186.i ], [ 1, %sw.bb185.i ], [ 1, %sw.bb184.i ], [ 0, %cond.end129.i ]
  %call189.i = call i32 @__gomc_take_integer(ptr noundef %in.i, i32 noundef %base.i.0)
  %tobool190.i = icmp ne i32 %call189.i, 0
  br i1 %tobool190.i, label %if.end192.i, label %scan.exit

if.end192.i:                                      ; preds = %integer.i
  %cmp.i164 = icmp sle i32 %size.i.1, 8
  br i1 %cmp.i164, label %if.then.i166, label %if.end.i173

if.then.i166:                                     ; preds = %if.end192.i
  %tobool.i165 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool.i165, label %cond.true.i168, label %cond.false.i169

cond.true.i168:                                   ; preds = %if.then.i166
  %call.i167 = call i64 @strtol(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false.i169:                                  ; preds = %if.then.i166
  %call1.i = call i64 @strtoul(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

if.end.i173:                                      ; preds = %if.end192.i
  %tobool2.i172 = icmp ne i32 %is_signed.i.0, 0
  br i1 %tobool2.i172, label %cond.true3.i, label %cond.false5.i

cond.true3.i:                                     ; preds = %if.end.i173
  %call4.i = call i64 @strtoll(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

cond.false5.i:                                    ; preds = %if.end.i173
  %call6.i = call i64 @strtoull(ptr noundef %text.i, ptr noundef null, i32 noundef %call189.i)
  br label %integer_of.exit

integer_of.exit:                                  ; preds = %cond.true3.i, %cond.false5.i, %cond.true.i168, %cond.false.i169
  %retval.i162.0 = phi i64 [ %call.i167, %cond.true.i168 ], [ %call1.i, %cond.false.i169 ], [ %call4.i, %cond.true3.i ], [ %call6.i, %cond.false5.i ]
  %tobool.i52 = icmp ne ptr %cond130.i, null
  br i1 %tobool.i52, label %if.end.i54, label %sw.epilog.i

if.end.i54:                                       ; preds = %integer_of.exit
  switch i32 %size.i.1, label %sw.default.i61 [
    i32 1, label %sw.bb.i56
    i32 2, label %sw.bb1.i58
    i32 4, label %sw.bb3.i60
  ]

sw.bb.i56:                                        ; preds = %if.end.i54
  %conv.i55 = trunc i64 %retval.i162.0 to i8
  store i8 %conv.i55, ptr %cond130.i, align 1
  br label %sw.epilog.i

sw.bb1.i58:                                       ; preds = %if.end.i54
  %conv2.i57 = trunc i64 %retval.i162.0 to i16
  store i16 %conv2.i57, ptr %cond130.i, align 2
  br label %sw.epilog.i

sw.bb3.i60:                                       ; preds = %if.end.i54
  %conv4.i59 = trunc i64 %retval.i162.0 to i32
  store i32 %conv4.i59, ptr %cond130.i, align 4
  br label %sw.epilog.i

sw.default.i61:                                   ; preds = %if.end.i54
  store i64 %retval.i162.0, ptr %cond130.i, align 8
  br label %sw.epilog.i

sw.default.i:                                     ; preds = %cond.end129.i
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.2)
  unreachable

sw.epilog.i:                                      ; preds = %if.end166.i, %sw.bb.i56, %sw.bb1.i58, %sw.bb3.i60, %sw.default.i61, %integer_of.exit, %if.then173.i, %if.then177.i, %if.else.i, %land.rhs.i151, %for.cond.i147, %for.end.i134, %if.then11.i139, %copy_string.exit
  %f.addr.i.2 = phi ptr [ %add.ptr34.i, %copy_string.exit ], [ %incdec.ptr50.i, %if.then11.i139 ], [ %incdec.ptr50.i, %for.end.i134 ], [ %incdec.ptr50.i, %for.cond.i147 ], [ %incdec.ptr50.i, %land.rhs.i151 ], [ %incdec.ptr50.i, %if.else.i ], [ %incdec.ptr50.i, %if.then177.i ], [ %incdec.ptr50.i, %if.end166.i ], [ %incdec.ptr50.i, %if.then173.i ], [ %incdec.ptr50.i, %integer_of.exit ], [ %incdec.ptr50.i, %sw.default.i61 ], [ %incdec.ptr50.i, %sw.bb3.i60 ], [ %incdec.ptr50.i, %sw.bb1.i58 ], [ %incdec.ptr50.i, %sw.bb.i56 ]
  %lnot.i = xor i1 %cmp27.i, true
  %lnot.ext.i = zext i1 %lnot.i to i32
  %add197.i = add nsw i32 %done.i.0, %lnot.ext.i
  br label %while.cond.i

scan.exit:                                        ; preds = %if.then81.i, %if.then15.i, %while.cond.i, %integer.i, %if.end162.i, %copy_string.exit, %if.then107.i
  %retval.i.0 = phi i32 [ %.done.i.0, %if.then107.i ], [ %done.i.0, %copy_string.exit ], [ %done.i.0, %if.end162.i ], [ %done.i.0, %integer.i ], [ %done.i.0, %while.cond.i ], [ %spec.select151, %if.then15.i ], [ %spec.select152, %if.then81.i ]
  ret i32 %retval.i.0
}

declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg)

declare void @__gomc_unsupported(ptr noundef)

define internal i32 @__gomc_take_real(ptr noundef %in) {
entry:
  %width.i50 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 2
  %0 = load i32, ptr %width.i50, align 8
  %cmp.i51 = icmp sgt i32 %0, 0
  br i1 %cmp.i51, label %land.lhs.true.i55, label %take_sign.exit61

land.lhs.true.i55:                                ; preds = %entry
  %at.i52 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %1 = load ptr, ptr %at.i52, align 8
  %2 = load i8, ptr %1, align 1
  %conv.i53 = sext i8 %2 to i32
  switch i32 %conv.i53, label %take_sign.exit61 [
    i32 45, label %if.then.i60
    i32 43, label %if.then.i60
  ]

if.then.i60:                                      ; preds = %land.lhs.true.i55, %land.lhs.true.i55
  call void @__gomc_take(ptr noundef %in)
  br label %take_sign.exit61

take_sign.exit61:                                 ; preds = %land.lhs.true.i55, %if.then.i60, %entry
  %3 = load i32, ptr %width.i50, align 8
  %cmp.i106 = icmp sgt i32 %3, 0
  br i1 %cmp.i106, label %land.rhs.i112, label %if.end

land.rhs.i112:                                    ; preds = %take_sign.exit61
  %at.i107 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %4 = load ptr, ptr %at.i107, align 8
  %5 = load i8, ptr %4, align 1
  %conv.i108 = sext i8 %5 to i32
  %or.i109 = or i32 %conv.i108, 32
  %cmp2.i111 = icmp eq i32 %or.i109, 110
  br i1 %cmp2.i111, label %for.cond.i146, label %if.end

for.cond.i146:                                    ; preds = %land.rhs.i112, %if.end.i159
  %word.addr.i144.0 = phi ptr [ %incdec.ptr.i160, %if.end.i159 ], [ @__gomc_scan.str.4, %land.rhs.i112 ]
  %6 = load i8, ptr %word.addr.i144.0, align 1
  %tobool.i145 = icmp ne i8 %6, 0
  br i1 %tobool.i145, label %for.body.i149, label %return

for.body.i149:                                    ; preds = %for.cond.i146
  %7 = load i32, ptr %width.i50, align 8
  %cmp.i.i148 = icmp sgt i32 %7, 0
  br i1 %cmp.i.i148, label %land.rhs.i.i155, label %return

land.rhs.i.i155:                                  ; preds = %for.body.i149
  %8 = load ptr, ptr %at.i107, align 8
  %9 = load i8, ptr %8, align 1
  %conv.i.i151 = sext i8 %9 to i32
  %or.i.i152 = or i32 %conv.i.i151, 32
  %conv1.i.i153 = sext i8 %6 to i32
  %cmp2.i.i154 = icmp eq i32 %or.i.i152, %conv1.i.i153
  br i1 %cmp2.i.i154, label %if.end.i159, label %return

if.end.i159:                                      ; preds = %land.rhs.i.i155
  call void @__gomc_take(ptr noundef %in)
  %incdec.ptr.i160 = getelementptr inbounds i8, ptr %word.addr.i144.0, i32 1
  br label %for.cond.i146

if.end:                                           ; preds = %take_sign.exit61, %land.rhs.i112
  %10 = load i32, ptr %width.i50, align 8
  %cmp.i94 = icmp sgt i32 %10, 0
  br i1 %cmp.i94, label %land.rhs.i100, label %if.end12

land.rhs.i100:                                    ; preds = %if.end
  %at.i95 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %11 = load ptr, ptr %at.i95, align 8
  %12 = load i8, ptr %11, align 1
  %conv.i96 = sext i8 %12 to i32
  %or.i97 = or i32 %conv.i96, 32
  %cmp2.i99 = icmp eq i32 %or.i97, 105
  br i1 %cmp2.i99, label %for.cond.i123, label %if.end12

for.cond.i123:                                    ; preds = %land.rhs.i100, %if.end.i136
  %word.addr.i121.0 = phi ptr [ %incdec.ptr.i137, %if.end.i136 ], [ @__gomc_scan.str.5, %land.rhs.i100 ]
  %13 = load i8, ptr %word.addr.i121.0, align 1
  %tobool.i122 = icmp ne i8 %13, 0
  br i1 %tobool.i122, label %for.body.i126, label %take_word.exit139

for.body.i126:                                    ; preds = %for.cond.i123
  %14 = load i32, ptr %width.i50, align 8
  %cmp.i.i125 = icmp sgt i32 %14, 0
  br i1 %cmp.i.i125, label %land.rhs.i.i132, label %take_word.exit139

land.rhs.i.i132:                                  ; preds = %for.body.i126
  %15 = load ptr, ptr %at.i95, align 8
  %16 = load i8, ptr %15, align 1
  %conv.i.i128 = sext i8 %16 to i32
  %or.i.i129 = or i32 %conv.i.i128, 32
  %conv1.i.i130 = sext i8 %13 to i32
  %cmp2.i.i131 = icmp eq i32 %or.i.i129, %conv1.i.i130
  br i1 %cmp2.i.i131, label %if.end.i136, label %take_word.exit139

if.end.i136:                                      ; preds = %land.rhs.i.i132
  call void @__gomc_take(ptr noundef %in)
  %incdec.ptr.i137 = getelementptr inbounds i8, ptr %word.addr.i121.0, i32 1
  br label %for.cond.i123

take_word.exit139:                                ; preds = %for.body.i126, %for.cond.i123, %land.rhs.i.i132
  %retval.i119.0 = phi i32 [ 0, %land.rhs.i.i132 ], [ 1, %for.cond.i123 ], [ 0, %for.body.i126 ]
  %tobool6 = icmp ne i32 %retval.i119.0, 0
  br i1 %tobool6, label %if.end8, label %return

if.end8:                                          ; preds = %take_word.exit139
  %17 = load i32, ptr %width.i50, align 8
  %cmp.i82 = icmp sgt i32 %17, 0
  br i1 %cmp.i82, label %land.rhs.i88, label %return

land.rhs.i88:                                     ; preds = %if.end8
  %18 = load ptr, ptr %at.i95, align 8
  %19 = load i8, ptr %18, align 1
  %conv.i84 = sext i8 %19 to i32
  %or.i85 = or i32 %conv.i84, 32
  %cmp2.i87 = icmp eq i32 %or.i85, 105
  br i1 %cmp2.i87, label %for.cond.i, label %return

for.cond.i:                                       ; preds = %land.rhs.i88, %if.end.i
  %word.addr.i.0 = phi ptr [ %incdec.ptr.i, %if.end.i ], [ @__gomc_scan.str.6, %land.rhs.i88 ]
  %20 = load i8, ptr %word.addr.i.0, align 1
  %tobool.i = icmp ne i8 %20, 0
  br i1 %tobool.i, label %for.body.i, label %return

for.body.i:                                       ; preds = %for.cond.i
  %21 = load i32, ptr %width.i50, align 8
  %cmp.i.i = icmp sgt i32 %21, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %return

land.rhs.i.i:                                     ; preds = %for.body.i
  %22 = load ptr, ptr %at.i95, align 8
  %23 = load i8, ptr %22, align 1
  %conv.i.i = sext i8 %23 to i32
  %or.i.i = or i32 %conv.i.i, 32
  %conv1.i.i = sext i8 %20 to i32
  %cmp2.i.i = icmp eq i32 %or.i.i, %conv1.i.i
  br i1 %cmp2.i.i, label %if.end.i, label %return

if.end.i:                                         ; preds = %land.rhs.i.i
  call void @__gomc_take(ptr noundef %in)
  %incdec.ptr.i = getelementptr inbounds i8, ptr %word.addr.i.0, i32 1
  br label %for.cond.i

if.end12:                                         ; preds = %if.end, %land.rhs.i100
  %24 = load i32, ptr %width.i50, align 8
  %cmp = icmp sgt i32 %24, 0
  br i1 %cmp, label %land.lhs.true, label %if.end20

land.lhs.true:                                    ; preds = %if.end12
  %at = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %25 = load ptr, ptr %at, align 8
  %26 = load i8, ptr %25, align 1
  %conv = sext i8 %26 to i32
  %cmp13 = icmp eq i32 %conv, 48
  br i1 %cmp13, label %if.then15, label %if.end20

if.then15:                                        ; preds = %land.lhs.true
  call void @__gomc_take(ptr noundef %in)
  %27 = load i32, ptr %width.i50, align 8
  %cmp.i70 = icmp sgt i32 %27, 0
  br i1 %cmp.i70, label %land.rhs.i76, label %if.end20

land.rhs.i76:                                     ; preds = %if.then15
  %28 = load ptr, ptr %at, align 8
  %29 = load i8, ptr %28, align 1
  %conv.i72 = sext i8 %29 to i32
  %or.i73 = or i32 %conv.i72, 32
  %cmp2.i75 = icmp eq i32 %or.i73, 120
  br i1 %cmp2.i75, label %if.then18, label %if.end20

if.then18:                                        ; preds = %land.rhs.i76
  call void @__gomc_take(ptr noundef %in)
  br label %if.end20

if.end20:                                         ; preds = %land.rhs.i76, %if.then18, %if.then15, %land.lhs.true, %if.end12
  %base.1 = phi i32 [ 10, %land.lhs.true ], [ 10, %if.end12 ], [ 16, %if.then18 ], [ 10, %land.rhs.i76 ], [ 10, %if.then15 ]
  %digits.1 = phi i32 [ 0, %land.lhs.true ], [ 0, %if.end12 ], [ 0, %if.then18 ], [ 1, %land.rhs.i76 ], [ 1, %if.then15 ]
  br label %for.cond.i192

for.cond.i192:                                    ; preds = %for.body.i198, %if.end20
  %n.i189.0 = phi i32 [ 0, %if.end20 ], [ %inc.i199, %for.body.i198 ]
  %30 = load i32, ptr %width.i50, align 8
  %cmp.i191 = icmp sgt i32 %30, 0
  br i1 %cmp.i191, label %land.rhs.i196, label %take_digits.exit201

land.rhs.i196:                                    ; preds = %for.cond.i192
  %at.i193 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %31 = load ptr, ptr %at.i193, align 8
  %32 = load i8, ptr %31, align 1
  %cmp.i205 = icmp eq i32 %base.1, 16
  %conv.i206 = sext i8 %32 to i32
  %or.i207 = or i32 %conv.i206, 32
  %cmp1.i208 = icmp sge i32 %or.i207, 97
  %or.cond = select i1 %cmp.i205, i1 %cmp1.i208, i1 false
  %cmp6.i = icmp sle i32 %or.i207, 102
  %or.cond73 = select i1 %or.cond, i1 %cmp6.i, i1 false
  %cmp9.i = icmp sge i32 %conv.i206, 48
  %cmp14.i = icmp slt i32 %conv.i206, 58
  %33 = select i1 %cmp9.i, i1 %cmp14.i, i1 false
  %land.ext.i214 = zext i1 %33 to i32
  %retval.i202.0 = select i1 %or.cond73, i32 1, i32 %land.ext.i214
  %tobool.i195 = icmp ne i32 %retval.i202.0, 0
  br i1 %tobool.i195, label %for.body.i198, label %take_digits.exit201

for.body.i198:                                    ; preds = %land.rhs.i196
  call void @__gomc_take(ptr noundef %in)
  %inc.i199 = add nsw i32 %n.i189.0, 1
  br label %for.cond.i192

take_digits.exit201:                              ; preds = %for.cond.i192, %land.rhs.i196
  %add = add nsw i32 %digits.1, %n.i189.0
  %34 = load i32, ptr %width.i50, align 8
  %cmp23 = icmp sgt i32 %34, 0
  br i1 %cmp23, label %land.lhs.true25, label %if.end36

land.lhs.true25:                                  ; preds = %take_digits.exit201
  %at26 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %35 = load ptr, ptr %at26, align 8
  %36 = load i8, ptr %35, align 1
  %conv27 = sext i8 %36 to i32
  %cmp28 = icmp eq i32 %conv27, 46
  br i1 %cmp28, label %if.then30, label %if.end36

if.then30:                                        ; preds = %land.lhs.true25
  call void @__gomc_take(ptr noundef %in)
  br label %for.cond.i177

for.cond.i177:                                    ; preds = %for.body.i183, %if.then30
  %n.i174.0 = phi i32 [ 0, %if.then30 ], [ %inc.i184, %for.body.i183 ]
  %37 = load i32, ptr %width.i50, align 8
  %cmp.i176 = icmp sgt i32 %37, 0
  br i1 %cmp.i176, label %land.rhs.i181, label %take_digits.exit186

land.rhs.i181:                                    ; preds = %for.cond.i177
  %38 = load ptr, ptr %at26, align 8
  %39 = load i8, ptr %38, align 1
  %cmp.i219 = icmp eq i32 %base.1, 16
  %conv.i220 = sext i8 %39 to i32
  %or.i221 = or i32 %conv.i220, 32
  %cmp1.i222 = icmp sge i32 %or.i221, 97
  %or.cond74 = select i1 %cmp.i219, i1 %cmp1.i222, i1 false
  %cmp6.i226 = icmp sle i32 %or.i221, 102
  %or.cond75 = select i1 %or.cond74, i1 %cmp6.i226, i1 false
  %cmp9.i230 = icmp sge i32 %conv.i220, 48
  %cmp14.i239 = icmp slt i32 %conv.i220, 58
  %40 = select i1 %cmp9.i230, i1 %cmp14.i239, i1 false
  %land.ext.i241 = zext i1 %40 to i32
  %retval.i216.0 = select i1 %or.cond75, i32 1, i32 %land.ext.i241
  %tobool.i180 = icmp ne i32 %retval.i216.0, 0
  br i1 %tobool.i180, label %for.body.i183, label %take_digits.exit186

for.body.i183:                                    ; preds = %land.rhs.i181
  call void @__gomc_take(ptr noundef %in)
  %inc.i184 = add nsw i32 %n.i174.0, 1
  br label %for.cond.i177

take_digits.exit186:                              ; preds = %for.cond.i177, %land.rhs.i181
  %cmp32 = icmp eq i32 %base.1, 16
  %conv33 = zext i1 %cmp32 to i32
  %add34 = add nsw i32 %n.i174.0, %conv33
  %add35 = add nsw i32 %add, %add34
  br label %if.end36

if.end36:                                         ; preds = %take_digits.exit186, %land.lhs.true25, %take_digits.exit201
  %digits.2 = phi i32 [ %add35, %take_digits.exit186 ], [ %add, %land.lhs.true25 ], [ %add, %take_digits.exit201 ]
  %tobool37 = icmp ne i32 %digits.2, 0
  br i1 %tobool37, label %if.end39, label %return

if.end39:                                         ; preds = %if.end36
  %cmp40 = icmp eq i32 %base.1, 16
  %cond42 = select i1 %cmp40, i32 112, i32 101
  %conv43 = trunc i32 %cond42 to i8
  %41 = load i32, ptr %width.i50, align 8
  %cmp.i64 = icmp sgt i32 %41, 0
  br i1 %cmp.i64, label %land.rhs.i, label %return

land.rhs.i:                                       ; preds = %if.end39
  %at.i65 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %42 = load ptr, ptr %at.i65, align 8
  %43 = load i8, ptr %42, align 1
  %conv.i66 = sext i8 %43 to i32
  %or.i = or i32 %conv.i66, 32
  %conv1.i = sext i8 %conv43 to i32
  %cmp2.i = icmp eq i32 %or.i, %conv1.i
  br i1 %cmp2.i, label %if.then46, label %return

if.then46:                                        ; preds = %land.rhs.i
  call void @__gomc_take(ptr noundef %in)
  %44 = load i32, ptr %width.i50, align 8
  %cmp.i = icmp sgt i32 %44, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %take_sign.exit

land.lhs.true.i:                                  ; preds = %if.then46
  %45 = load ptr, ptr %at.i65, align 8
  %46 = load i8, ptr %45, align 1
  %conv.i = sext i8 %46 to i32
  switch i32 %conv.i, label %take_sign.exit [
    i32 45, label %if.then.i
    i32 43, label %if.then.i
  ]

if.then.i:                                        ; preds = %land.lhs.true.i, %land.lhs.true.i
  call void @__gomc_take(ptr noundef %in)
  br label %take_sign.exit

take_sign.exit:                                   ; preds = %land.lhs.true.i, %if.then.i, %if.then46
  br label %for.cond.i166

for.cond.i166:                                    ; preds = %for.body.i170, %take_sign.exit
  %47 = load i32, ptr %width.i50, align 8
  %cmp.i165 = icmp sgt i32 %47, 0
  br i1 %cmp.i165, label %land.rhs.i169, label %return

land.rhs.i169:                                    ; preds = %for.cond.i166
  %48 = load ptr, ptr %at.i65, align 8
  %49 = load i8, ptr %48, align 1
  %conv8.i257 = sext i8 %49 to i32
  %cmp9.i258 = icmp sge i32 %conv8.i257, 48
  %cmp14.i267 = icmp slt i32 %conv8.i257, 58
  %50 = select i1 %cmp9.i258, i1 %cmp14.i267, i1 false
  br i1 %50, label %for.body.i170, label %return

for.body.i170:                                    ; preds = %land.rhs.i169
  call void @__gomc_take(ptr noundef %in)
  br label %for.cond.i166

return:                                           ; preds = %for.body.i, %for.body.i149, %land.rhs.i, %for.cond.i166, %land.rhs.i169, %if.end39, %if.end36, %for.cond.i, %land.rhs.i.i, %if.end8, %land.rhs.i88, %take_word.exit139, %land.rhs.i.i155, %for.cond.i146
  %retval.0 = phi i32 [ 0, %land.rhs.i.i155 ], [ 1, %for.cond.i146 ], [ 0, %take_word.exit139 ], [ 0, %land.rhs.i.i ], [ 1, %for.cond.i ], [ 1, %if.end8 ], [ 1, %land.rhs.i88 ], [ 0, %if.end36 ], [ 1, %if.end39 ], [ 1, %land.rhs.i169 ], [ 1, %for.cond.i166 ], [ 1, %land.rhs.i ], [ 0, %for.body.i149 ], [ 0, %for.body.i ]
  ret i32 %retval.0
}

declare double @strtod(ptr noundef, ptr noundef)

declare float @strtof(ptr noundef, ptr noundef)

define internal i32 @__gomc_take_integer(ptr noundef %in, i32 noundef %base) {
entry:
  %width.i = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 2
  %0 = load i32, ptr %width.i, align 8
  %cmp.i = icmp sgt i32 %0, 0
  br i1 %cmp.i, label %land.lhs.true.i, label %take_sign.exit

land.lhs.true.i:                                  ; preds = %entry
  %at.i = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %1 = load ptr, ptr %at.i, align 8
  %2 = load i8, ptr %1, align 1
  %conv.i = sext i8 %2 to i32
  switch i32 %conv.i, label %take_sign.exit [
    i32 45, label %if.then.i
    i32 43, label %if.then.i
  ]

if.then.i:                                        ; preds = %land.lhs.true.i, %land.lhs.true.i
  call void @__gomc_take(ptr noundef %in)
  br label %take_sign.exit

take_sign.exit:                                   ; preds = %land.lhs.true.i, %if.then.i, %entry
  switch i32 %base, label %if.end11 [
    i32 0, label %land.lhs.true
    i32 16, label %land.lhs.true
  ]

land.lhs.true:                                    ; preds = %take_sign.exit, %take_sign.exit
  %3 = load i32, ptr %width.i, align 8
  %cmp2 = icmp sgt i32 %3, 0
  br i1 %cmp2, label %land.lhs.true3, label %if.end11

land.lhs.true3:                                   ; preds = %land.lhs.true
  %at = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %4 = load ptr, ptr %at, align 8
  %5 = load i8, ptr %4, align 1
  %conv = sext i8 %5 to i32
  %cmp4 = icmp eq i32 %conv, 48
  br i1 %cmp4, label %if.then, label %if.end11

if.then:                                          ; preds = %land.lhs.true3
  call void @__gomc_take(ptr noundef %in)
  %6 = load i32, ptr %width.i, align 8
  %cmp.i21 = icmp sgt i32 %6, 0
  br i1 %cmp.i21, label %land.rhs.i, label %if.else

land.rhs.i:                                       ; preds = %if.then
  %7 = load ptr, ptr %at, align 8
  %8 = load i8, ptr %7, align 1
  %conv.i23 = sext i8 %8 to i32
  %or.i = or i32 %conv.i23, 32
  %cmp2.i = icmp eq i32 %or.i, 120
  br i1 %cmp2.i, label %if.then6, label %if.else

if.then6:                                         ; preds = %land.rhs.i
  call void @__gomc_take(ptr noundef %in)
  br label %if.end11

if.else:                                          ; preds = %if.then, %land.rhs.i
  %cmp7 = icmp eq i32 %base, 0
  %spec.select = select i1 %cmp7, i32 8, i32 %base
  br label %if.end11

if.end11:                                         ; preds = %if.then6, %if.else, %take_sign.exit, %land.lhs.true3, %land.lhs.true
  %base.addr.2 = phi i32 [ %base, %land.lhs.true3 ], [ %base, %land.lhs.true ], [ %base, %take_sign.exit ], [ 16, %if.then6 ], [ %spec.select, %if.else ]
  %digits.0 = phi i32 [ 0, %land.lhs.true3 ], [ 0, %land.lhs.true ], [ 0, %take_sign.exit ], [ 1, %if.else ], [ 1, %if.then6 ]
  %cmp12 = icmp eq i32 %base.addr.2, 0
  %spec.select24 = select i1 %cmp12, i32 10, i32 %base.addr.2
  br label %for.cond.i

for.cond.i:                                       ; preds = %for.body.i, %if.end11
  %n.i.0 = phi i32 [ 0, %if.end11 ], [ %inc.i, %for.body.i ]
  %9 = load i32, ptr %width.i, align 8
  %cmp.i26 = icmp sgt i32 %9, 0
  br i1 %cmp.i26, label %land.rhs.i28, label %take_digits.exit

land.rhs.i28:                                     ; preds = %for.cond.i
  %at.i27 = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %10 = load ptr, ptr %at.i27, align 8
  %11 = load i8, ptr %10, align 1
  %cmp.i31 = icmp eq i32 %spec.select24, 16
  %conv.i32 = sext i8 %11 to i32
  %or.i33 = or i32 %conv.i32, 32
  %cmp1.i34 = icmp sge i32 %or.i33, 97
  %or.cond = select i1 %cmp.i31, i1 %cmp1.i34, i1 false
  %cmp6.i = icmp sle i32 %or.i33, 102
  %or.cond25 = select i1 %or.cond, i1 %cmp6.i, i1 false
  br i1 %or.cond25, label %is_digit.exit, label %if.end.i

if.end.i:                                         ; preds = %land.rhs.i28
  %cmp9.i = icmp sge i32 %conv.i32, 48
  %cmp12.i = icmp slt i32 %spec.select24, 10
  %spec.select24. = select i1 %cmp12.i, i32 %spec.select24, i32 10
  %add.i = add nsw i32 48, %spec.select24.
  %cmp14.i = icmp slt i32 %conv.i32, %add.i
  %12 = select i1 %cmp9.i, i1 %cmp14.i, i1 false
  %land.ext.i39 = zext i1 %12 to i32
  br label %is_digit.exit

is_digit.exit:                                    ; preds = %land.rhs.i28, %if.end.i
  %retval.i.0 = phi i32 [ %land.ext.i39, %if.end.i ], [ 1, %land.rhs.i28 ]
  %tobool.i = icmp ne i32 %retval.i.0, 0
  br i1 %tobool.i, label %for.body.i, label %take_digits.exit

for.body.i:                                       ; preds = %is_digit.exit
  call void @__gomc_take(ptr noundef %in)
  %inc.i = add nsw i32 %n.i.0, 1
  br label %for.cond.i

take_digits.exit:                                 ; preds = %for.cond.i, %is_digit.exit
  %add = add nsw i32 %n.i.0, %digits.0
  %cmp17 = icmp sgt i32 %add, 0
  %spec.select24.26 = select i1 %cmp17, i32 %spec.select24, i32 0
  ret i32 %spec.select24.26
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg)

define internal void @__gomc_take(ptr noundef %in) {
entry:
  %length = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 3
  %0 = load i32, ptr %length, align 4
  %conv = sext i32 %0 to i64
  %cmp = icmp eq i64 %conv, 159
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__gomc_unsupported(ptr noundef @__gomc_scan.str.7)
  unreachable

if.end:                                           ; preds = %entry
  %at = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 1
  %1 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds i8, ptr %1, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  %2 = load i8, ptr %1, align 1
  %text = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 4
  %3 = load i32, ptr %length, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %length, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [160 x i8], ptr %text, i64 0, i64 %idxprom
  store i8 %2, ptr %arrayidx, align 1
  %4 = load i32, ptr %length, align 4
  %idxprom5 = sext i32 %4 to i64
  %arrayidx6 = getelementptr inbounds [160 x i8], ptr %text, i64 0, i64 %idxprom5
  store i8 0, ptr %arrayidx6, align 1
  %width = getelementptr inbounds %struct.source, ptr %in, i32 0, i32 2
  %5 = load i32, ptr %width, align 8
  %dec = add nsw i32 %5, -1
  store i32 %dec, ptr %width, align 8
  ret void
}

declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef)

declare i64 @strtoul(ptr noundef, ptr noundef, i32 noundef)

declare i64 @strtoll(ptr noundef, ptr noundef, i32 noundef)

declare i64 @strtoull(ptr noundef, ptr noundef, i32 noundef)

